// RUN: mlir-opt --mlir-version=22 %s | mlir-opt --mlir-version=22 | FileCheck %s
// RUN: mlir-opt --mlir-version=22 %s --mlir-print-op-generic | mlir-opt --mlir-version=22 | FileCheck %s
// RUN: mlir-opt --mlir-version=22 %s --emit-bytecode | mlir-opt --mlir-version=22 | FileCheck %s
// RUN: mlir-opt --mlir-version=22 %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s | FileCheck %s --check-prefix=OLD
// RUN: mlir-opt %s --emit-bytecode | mlir-opt --mlir-version=22 | FileCheck %s --check-prefix=UP
// RUN: mlir-opt --mlir-version=22 %s -canonicalize | FileCheck %s --check-prefix=CANON
// RUN: mlir-opt %s -canonicalize | FileCheck %s --check-prefix=CANON-OLD

// CHECK-LABEL: func @promises
// OLD-LABEL: func @promises
// UP-LABEL: func @promises
// CANON-LABEL: func @promises
// CANON-OLD-LABEL: func @promises
func.func @promises(%m: memref<4xf32>, %n: memref<4xf32>, %i: index) -> f32 {
  // CHECK: %[[A:.*]] = memref.assume_alignment %{{.*}}, 16 : memref<4xf32>
  // GENERIC: "memref.assume_alignment"(%{{.*}}) <{alignment = 16 : i32}> : (memref<4xf32>) -> memref<4xf32>
  // OLD: memref.assume_alignment %[[M:.*]], 16 : memref<4xf32>
  // UP: %{{.*}} = memref.assume_alignment %{{.*}}, 16 : memref<4xf32>
  // CANON: memref.assume_alignment
  // CANON-OLD: memref.assume_alignment
  %a = memref.assume_alignment %m, 16 : memref<4xf32>
  // CHECK: %[[B:.*]]:2 = memref.distinct_objects %[[A]], %{{.*}} : memref<4xf32>, memref<4xf32>
  // OLD-NOT: distinct
  %b:2 = memref.distinct_objects %a, %n : memref<4xf32>, memref<4xf32>
  // CHECK: memref.load %[[B]]#0[%{{.*}}] {alignment = 8 : i64} : memref<4xf32>
  // GENERIC: "memref.load"(%{{.*}}) <{alignment = 8 : i64}>
  // OLD: memref.load %[[M]][%{{.*}}]
  %x = memref.load %b#0[%i] {alignment = 8} : memref<4xf32>
  // CHECK: memref.store %{{.*}}, %[[B]]#1[%{{.*}}] {alignment = 8 : i64, nontemporal = true} : memref<4xf32>
  memref.store %x, %b#1[%i] {alignment = 8, nontemporal = true} : memref<4xf32>
  return %x : f32
}

// An unused result lets the promise go. Without a result, it stays.

// CANON-LABEL: func @unused
// CANON-NOT: assume_alignment
// CANON: return
// CANON-OLD-LABEL: func @unused
// CANON-OLD: memref.assume_alignment
func.func @unused(%m: memref<4xf32>) {
  memref.assume_alignment %m, 16 : memref<4xf32>
  return
}
