// RUN: mlir-opt %s -affine-loop-invariant-code-motion | FileCheck %s

// CHECK-LABEL: func @hoist
// CHECK-NEXT:    arith.addf
// CHECK-NEXT:    affine.load %{{.*}}[0]
// CHECK-NEXT:    affine.for %{{.*}} = 0 to 4 {
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.for %[[I:.*]] = 0 to 8 {
// CHECK-NEXT:      affine.load %{{.*}}[%[[I]]]
// CHECK-NEXT:    }
func.func @hoist(%m: memref<8xf32>, %c: f32) {
  affine.for %i = 0 to 8 {
    %s = arith.addf %c, %c : f32
    %v = affine.load %m[0] : memref<8xf32>
    %w = affine.load %m[%i] : memref<8xf32>
    affine.for %j = 0 to 4 {
    }
  }
  return
}

// What another access of the loop writes, what has unknown effects, and what depends on what
// stays, stays.
// CHECK-LABEL: func @stay
// CHECK-NEXT:    affine.for %{{.*}} = 0 to 8 {
// CHECK-NEXT:      affine.load
// CHECK-NEXT:      arith.addf
// CHECK-NEXT:      affine.store
// CHECK-NEXT:      memref.alloc
// CHECK-NEXT:      affine.if
func.func @stay(%m: memref<8xf32>, %c: f32, %n: index) {
  affine.for %i = 0 to 8 {
    %v = affine.load %m[0] : memref<8xf32>
    %s = arith.addf %v, %v : f32
    affine.store %s, %m[1] : memref<8xf32>
    %a = memref.alloc() : memref<8xf32>
    affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%i) {
      %t = arith.addf %c, %c : f32
    }
  }
  return
}
