// RUN: mlir-opt %s --mlir-version=19 --pass-pipeline="builtin.module(func.func(affine-loop-fusion{fusion-maximal mode=sibling}))" | FileCheck %s

// A loop that adds up the same elements as another one becomes part of it. What uses the sum follows the loop.

// CHECK-LABEL: func @both(
// CHECK: affine.for %[[I:.*]] = 0 to 10 {
// CHECK-NEXT:   %[[R:.*]]:2 = affine.for %[[J:.*]] = 0 to 10 iter_args(%[[S:.*]] = %[[C:.*]], %[[P:.*]] = %[[C]]) -> (f32, f32) {
// CHECK-NEXT:     %[[X:.*]] = affine.load %arg0[%[[I]], %[[J]]]
// CHECK-NEXT:     %[[SUM:.*]] = arith.addf %[[S]], %[[X]]
// CHECK-NEXT:     %[[Y:.*]] = affine.load %arg0[%[[I]], %[[J]]]
// CHECK-NEXT:     %[[PRODUCT:.*]] = arith.mulf %[[P]], %[[Y]]
// CHECK-NEXT:     affine.yield %[[SUM]], %[[PRODUCT]]
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.store %[[R]]#1, %arg2[%[[I]]]
// CHECK-NEXT:   affine.store %[[R]]#0, %arg1[%[[I]]]
// CHECK-NEXT: }
func.func @both(%a: memref<10x10xf32>, %b: memref<10xf32>, %c: memref<10xf32>) {
  %one = arith.constant 1.0 : f32
  affine.for %i = 0 to 10 {
    %r = affine.for %j = 0 to 10 iter_args(%acc = %one) -> (f32) {
      %x = affine.load %a[%i, %j] : memref<10x10xf32>
      %s = arith.addf %acc, %x : f32
      affine.yield %s : f32
    }
    affine.store %r, %b[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %r = affine.for %j = 0 to 10 iter_args(%acc = %one) -> (f32) {
      %x = affine.load %a[%i, %j] : memref<10x10xf32>
      %s = arith.mulf %acc, %x : f32
      affine.yield %s : f32
    }
    affine.store %r, %c[%i] : memref<10xf32>
  }
  return
}

// One iteration goes into one with the same number.
// CHECK-LABEL: func @single(
// CHECK: affine.for
// CHECK-NEXT: %[[R:.*]]:2 = affine.for %{{.*}} = 0 to 1 iter_args
// CHECK-NOT: affine.for
// CHECK: affine.store %[[R]]#1
func.func @single(%a: memref<10x1xf32>, %b: memref<10xf32>, %c: memref<10xf32>) {
  %one = arith.constant 1.0 : f32
  affine.for %i = 0 to 10 {
    %r = affine.for %j = 0 to 1 iter_args(%acc = %one) -> (f32) {
      %x = affine.load %a[%i, %j] : memref<10x1xf32>
      %s = arith.addf %acc, %x : f32
      affine.yield %s : f32
    }
    affine.store %r, %b[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %r = affine.for %j = 0 to 1 iter_args(%acc = %one) -> (f32) {
      %x = affine.load %a[%i, %j] : memref<10x1xf32>
      %s = arith.mulf %acc, %x : f32
      affine.yield %s : f32
    }
    affine.store %r, %c[%i] : memref<10xf32>
  }
  return
}

// The sum of one number would become the sum of ten (as in MLIR).
// CHECK-LABEL: func @one_of_ten(
// CHECK: affine.for %{{.*}} = 0 to 10 iter_args(%{{.*}} = %{{.*}}) -> (f32) {
// CHECK-NOT: -> (f32, f32)
// CHECK: return
func.func @one_of_ten(%a: memref<1xf32>, %b: memref<1xf32>) {
  %one = arith.constant 1.0 : f32
  affine.for %i = 0 to 1 {
    %r = affine.for %j = 0 to 1 iter_args(%acc = %one) -> (f32) {
      %x = affine.load %a[%i] : memref<1xf32>
      %s = arith.addf %acc, %x : f32
      affine.yield %s : f32
    }
    affine.store %r, %b[%i] : memref<1xf32>
  }
  affine.for %i = 0 to 1 {
    affine.for %k = 0 to 10 {
      %r = affine.for %j = 0 to 10 iter_args(%acc = %one) -> (f32) {
        %x = affine.load %a[%i] : memref<1xf32>
        %s = arith.addf %acc, %x : f32
        affine.yield %s : f32
      }
    }
  }
  return
}

// A loop whose result is used after the nest stays (MLIR crashes).
// CHECK-LABEL: func @result(
// CHECK: %[[A:.*]] = affine.for
// CHECK: %[[B:.*]] = affine.for
// CHECK: return %[[A]], %[[B]]
func.func @result(%a: memref<10xf32>) -> (f32, f32) {
  %one = arith.constant 1.0 : f32
  %r = affine.for %j = 0 to 10 iter_args(%acc = %one) -> (f32) {
    %x = affine.load %a[%j] : memref<10xf32>
    %s = arith.addf %acc, %x : f32
    affine.yield %s : f32
  }
  %q = affine.for %j = 0 to 10 iter_args(%acc = %one) -> (f32) {
    %x = affine.load %a[%j] : memref<10xf32>
    %s = arith.mulf %acc, %x : f32
    affine.yield %s : f32
  }
  return %r, %q : f32, f32
}

// The product is loaded again, which must not happen before the store.
// CHECK-LABEL: func @loaded_again(
// CHECK-NOT: -> (f32, f32)
// CHECK: return
func.func @loaded_again(%a: memref<10x10xf32>, %b: memref<10xf32>, %c: memref<10xf32>, %d: memref<10xf32>) {
  %one = arith.constant 1.0 : f32
  affine.for %i = 0 to 10 {
    %r = affine.for %j = 0 to 10 iter_args(%acc = %one) -> (f32) {
      %x = affine.load %a[%i, %j] : memref<10x10xf32>
      %s = arith.addf %acc, %x : f32
      affine.yield %s : f32
    }
    affine.store %r, %b[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %r = affine.for %j = 0 to 10 iter_args(%acc = %one) -> (f32) {
      %x = affine.load %a[%i, %j] : memref<10x10xf32>
      %s = arith.mulf %acc, %x : f32
      affine.yield %s : f32
    }
    affine.store %r, %c[%i] : memref<10xf32>
    %y = affine.load %c[%i] : memref<10xf32>
    affine.store %y, %c[0] : memref<10xf32>
  }
  return
}
