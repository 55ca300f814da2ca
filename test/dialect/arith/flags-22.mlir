// RUN: mlir-opt --mlir-version=22 %s | mlir-opt --mlir-version=22 | FileCheck %s
// RUN: mlir-opt --mlir-version=22 %s --mlir-print-op-generic | mlir-opt --mlir-version=22 | FileCheck %s
// RUN: mlir-opt --mlir-version=22 %s --emit-bytecode | mlir-opt --mlir-version=22 | FileCheck %s
// RUN: mlir-opt --mlir-version=22 %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s | FileCheck %s --check-prefix=OLD
// RUN: mlir-opt --mlir-version=22 %s --emit-bytecode | mlir-opt --mlir-print-op-generic | FileCheck %s --check-prefix=OLDER

// The flags of MLIR 20 are promises. Version 19 drops them; no version up to 22 has nneg.

// CHECK-LABEL: func @flags
// OLD-LABEL: func @flags
func.func @flags(%a: i32, %b: i32, %m: memref<4xi32>, %i: index) -> i64 {
  // CHECK: arith.divsi %{{.*}}, %{{.*}} exact : i32
  // GENERIC: "arith.divsi"(%{{.*}}) <{isExact}>
  // OLD: arith.divsi %{{.*}}, %{{[a-z0-9]*}} : i32
  // OLDER: "arith.divsi"(%{{.*}}, %{{.*}}) : (i32, i32)
  %0 = arith.divsi %a, %b exact : i32
  // CHECK: arith.divui %{{.*}}, %{{.*}} exact {x} : i32
  // OLD: arith.divui %{{.*}}, %{{[a-z0-9]*}} {x} : i32
  %1 = arith.divui %0, %b exact {x} : i32
  // CHECK: arith.shrsi %{{.*}}, %{{.*}} exact : i32
  // OLD: arith.shrsi %{{.*}}, %{{[a-z0-9]*}} : i32
  %2 = arith.shrsi %1, %b exact : i32
  // CHECK: arith.shrui %{{.*}}, %{{[a-z0-9]*}} : i32
  // OLD: arith.shrui %{{.*}}, %{{[a-z0-9]*}} : i32
  %3 = arith.shrui %2, %b : i32
  // CHECK: arith.trunci %{{.*}} overflow<nsw, nuw> : i32 to i16
  // GENERIC: "arith.trunci"(%{{.*}}) <{overflowFlags = #arith.overflow<nsw, nuw>}>
  // OLD: arith.trunci %{{[a-z0-9]*}} : i32 to i16
  // OLDER: "arith.trunci"(%{{.*}}) : (i32) -> i16
  %4 = arith.trunci %3 overflow<nsw, nuw> : i32 to i16
  // CHECK: arith.extui %{{[a-z0-9]*}} : i16 to i64
  // GENERIC: "arith.extui"(%{{.*}}) : (i16) -> i64
  // OLD: arith.extui %{{[a-z0-9]*}} : i16 to i64
  %5 = arith.extui %4 nneg : i16 to i64
  // CHECK: arith.uitofp %{{[a-z0-9]*}} : i64 to f32
  %6 = arith.uitofp %5 nneg : i64 to f32
  // GENERIC: "memref.atomic_rmw"({{.*}}) <{kind = 2 : i64}>
  // OLDER: "memref.atomic_rmw"({{.*}}) <{kind = 12 : i64}>
  %7 = memref.atomic_rmw andi %a, %m[%i] : (i32, memref<4xi32>) -> i32
  // GENERIC: "memref.atomic_rmw"({{.*}}) <{kind = 3 : i64}>
  // OLDER: "memref.atomic_rmw"({{.*}}) <{kind = 2 : i64}>
  %8 = memref.atomic_rmw assign %a, %m[%i] : (i32, memref<4xi32>) -> i32
  // GENERIC: reductions = [13, 14]
  // OLDER: reductions = [10, 11]
  %r:2 = affine.parallel (%x) = (0) to (10) reduce ("muli", "ori") -> (i32, i32) {
    affine.yield %a, %b : i32, i32
  }
  return %5 : i64
}
