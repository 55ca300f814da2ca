// RUN: mlir-opt %s -affine-loop-coalescing | FileCheck %s

// Of two negative bounds the product is positive, so MLIR 19 gives the nest iterations that it does not have.
// CHECK-LABEL: func @counted
// CHECK-SAME:  (%[[N:.*]]: index, %[[K:.*]]: index,
// CHECK:       %[[SIZE:.*]] = arith.maxsi %[[K]], %{{.*}} : index
// CHECK-NEXT:  %[[ALL:.*]] = arith.muli %[[N]], %[[SIZE]] : index
// CHECK-NEXT:  scf.for %[[I:.*]] = %{{.*}} to %[[ALL]]
// CHECK-NEXT:    arith.remsi %[[I]], %[[SIZE]] : index
// CHECK-NEXT:    arith.divsi %[[I]], %[[SIZE]] : index
func.func @counted(%n: index, %k: index, %m: memref<i32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %k step %c1 {
      memref.store %one, %m[] : memref<i32>
    }
  }
  return
}

// CHECK-LABEL: func @affine
// CHECK:       %[[K:.*]] = affine.apply #{{.*}}()[%arg1]
// CHECK-NEXT:  %[[SIZE:.*]] = affine.max #{{.*}}()[%[[K]]]
// CHECK-NEXT:  affine.apply #{{.*}}(%{{.*}})[%[[SIZE]]]
// CHECK-NEXT:  affine.for
// CHECK-NOT:   affine.for
func.func @affine(%n: index, %k: index, %m: memref<i32>) {
  %one = arith.constant 1 : i32
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %k {
      affine.store %one, %m[] : memref<i32>
    }
  }
  return
}

// One bound may be negative. Sizes of dimensions are not.
// CHECK-LABEL: func @once
// CHECK-NOT:   affine.max
// CHECK:       return
func.func @once(%n: index, %m: memref<?xi32>) {
  %one = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %d = memref.dim %m, %c0 : memref<?xi32>
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %d {
      affine.store %one, %m[%j] : memref<?xi32>
    }
  }
  return
}

// A maximum is no symbol in a loop.
// CHECK-LABEL:   func @inside
// CHECK-COUNT-3: affine.for
func.func @inside(%n: index, %k: index, %m: memref<i32>, %x: f32) -> f32 {
  %one = arith.constant 1 : i32
  %r = affine.for %o = 0 to 3 iter_args(%y = %x) -> (f32) {
    affine.for %i = 0 to %n {
      affine.for %j = 0 to %k {
        affine.store %one, %m[] : memref<i32>
      }
    }
    affine.yield %y : f32
  }
  return %r : f32
}
