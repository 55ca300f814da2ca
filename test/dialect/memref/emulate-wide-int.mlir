// RUN: mlir-opt %s --split-input-file --memref-emulate-wide-int --verify-diagnostics | FileCheck %s
// RUN: not mlir-opt %s --split-input-file --memref-emulate-wide-int=widest-int-supported=24

// CHECK-LABEL: func @buffer(
// CHECK-SAME:      %[[I:.*]]: index)
func.func @buffer(%i: index) -> i32 {
  // CHECK-NEXT: %[[M:.*]] = memref.alloc(%[[I]]) {alignment = 16 : i64} : memref<?xvector<2xi32>, 1>
  // CHECK-NEXT: %[[C:.*]] = arith.constant dense<[1, 2]> : vector<2xi32>
  // CHECK-NEXT: memref.store %[[C]], %[[M]][%[[I]]] {nontemporal = true} : memref<?xvector<2xi32>, 1>
  // CHECK-NEXT: %[[V:.*]] = memref.load %[[M]][%[[I]]] {nontemporal = true} : memref<?xvector<2xi32>, 1>
  // CHECK-NEXT: %[[L:.*]] = vector.extract %[[V]][0] : i32 from vector<2xi32>
  // CHECK-NEXT: return %[[L]]
  %m = memref.alloc(%i) {alignment = 16 : i64, dropped} : memref<?xi64, 1>
  %c = arith.constant 8589934593 : i64
  memref.store %c, %m[%i] {nontemporal = true, dropped} : memref<?xi64, 1>
  %v = memref.load %m[%i] {nontemporal = true, dropped} : memref<?xi64, 1>
  %l = arith.trunci %v : i64 to i32
  return %l : i32
}

// CHECK-LABEL: func @legal
func.func @legal(%m: memref<4xi32>, %n: memref<4xf64>, %i: index) {
  // CHECK-NEXT: memref.load %{{.*}} : memref<4xi32>
  // CHECK-NEXT: memref.load %{{.*}} : memref<4xf64>
  // CHECK-NEXT: memref.alloc() : memref<2xi128>
  %0 = memref.load %m[%i] : memref<4xi32>
  %1 = memref.load %n[%i] : memref<4xf64>
  %2 = memref.alloc() : memref<2xi128>
  return
}

// -----

// Functions keep their types.
func.func @argument(%m: memref<4xi64>, %i: index) {
  // expected-error@below {{failed to legalize unresolved materialization from ('memref<4xi64>') to 'memref<4xvector<2xi32>>' that remained live after conversion}}
  // expected-note@below {{see existing live user here}}
  %0 = memref.load %m[%i] : memref<4xi64>
  return
}

// -----

func.func @other_op() {
  %0 = memref.alloc() : memref<4xi64>
  // expected-error@below {{failed to legalize operation 'memref.dealloc' that was explicitly marked illegal}}
  memref.dealloc %0 : memref<4xi64>
  return
}
