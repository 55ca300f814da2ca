// RUN: mlir-opt %s -affine-loop-fusion | FileCheck %s
// RUN: mlir-opt %s -affine-loop-fusion=fusion-maximal | FileCheck %s

// A nest that updates memory runs once, and nests do not load what a later one has already stored.

// CHECK-LABEL: func @update
// CHECK-NEXT: affine.for %{{.*}} = 0 to 6 {
// CHECK: }
// CHECK-NEXT: affine.for %[[J:.*]] = 0 to 3 {
// CHECK-NEXT:   affine.load %arg0[%[[J]]]
// CHECK-NEXT:   affine.store
// CHECK-NEXT: }
func.func @update(%a: memref<6xi32>, %b: memref<3xi32>, %by: i32) {
  affine.for %i = 0 to 6 {
    %x = affine.load %a[%i] : memref<6xi32>
    %y = arith.addi %x, %by : i32
    affine.store %y, %a[%i] : memref<6xi32>
  }
  affine.for %j = 0 to 3 {
    %x = affine.load %a[%j] : memref<6xi32>
    affine.store %x, %b[%j] : memref<3xi32>
  }
  return
}

// An update of which all iterations run once still moves, but stores to the memref itself.
// CHECK-LABEL: func @update_all
// CHECK-NOT: memref.alloc
// CHECK: affine.for
// CHECK-NOT: affine.for
// CHECK: affine.store %{{.*}}, %arg0
// CHECK-NOT: affine.for
// CHECK: affine.store %{{.*}}, %arg1
// CHECK-NOT: affine.for
// CHECK: return
func.func @update_all(%a: memref<6xi32>, %b: memref<6xi32>, %by: i32) {
  affine.for %i = 0 to 6 {
    %x = affine.load %a[%i] : memref<6xi32>
    %y = arith.addi %x, %by : i32
    affine.store %y, %a[%i] : memref<6xi32>
  }
  affine.for %j = 0 to 6 {
    %x = affine.load %a[%j] : memref<6xi32>
    affine.store %x, %b[%j] : memref<6xi32>
  }
  return
}

// The first nest also updates %c, of which the second one knows nothing.
// CHECK-LABEL: func @update_other
// CHECK: affine.store %{{.*}}, %arg2
// CHECK-NOT: affine.store %{{.*}}, %arg2
// CHECK: return
func.func @update_other(%a: memref<6xi32>, %b: memref<3xi32>, %c: memref<6xi32>, %by: i32) {
  affine.for %i = 0 to 6 {
    %x = affine.load %c[%i] : memref<6xi32>
    %y = arith.addi %x, %by : i32
    affine.store %y, %c[%i] : memref<6xi32>
    affine.store %y, %a[%i] : memref<6xi32>
  }
  affine.for %j = 0 to 3 {
    %x = affine.load %a[%j] : memref<6xi32>
    affine.store %x, %b[%j] : memref<3xi32>
  }
  return
}

// CHECK-LABEL: func @overtaken
// CHECK: affine.for
// CHECK-NEXT: affine.load %arg0
// CHECK-NEXT: affine.store
// CHECK-NEXT: }
// CHECK-NEXT: affine.for
// CHECK-NEXT: affine.load
// CHECK-NEXT: affine.store %{{.*}}, %arg0
func.func @overtaken(%a: memref<10xi32>) {
  %t = memref.alloc() : memref<10xi32>
  affine.for %i = 0 to 10 {
    %x = affine.load %a[-%i + 9] : memref<10xi32>
    affine.store %x, %t[%i] : memref<10xi32>
  }
  affine.for %j = 0 to 10 {
    %x = affine.load %t[%j] : memref<10xi32>
    affine.store %x, %a[%j] : memref<10xi32>
  }
  return
}

// CHECK-LABEL: func @in_step
// CHECK: affine.for
// CHECK-NEXT: affine.load %arg0
// CHECK-NOT: affine.for
// CHECK: affine.store %{{.*}}, %arg0
// CHECK-NOT: affine.for
// CHECK: return
func.func @in_step(%a: memref<10xi32>) {
  %t = memref.alloc() : memref<10xi32>
  affine.for %i = 0 to 10 {
    %x = affine.load %a[%i] : memref<10xi32>
    affine.store %x, %t[%i] : memref<10xi32>
  }
  affine.for %j = 0 to 10 {
    %x = affine.load %t[%j] : memref<10xi32>
    affine.store %x, %a[%j] : memref<10xi32>
  }
  return
}

// The second loop loads elements by a remainder. What iterations of it load the element that an iteration of the third loop does is not
// a range, and MLIR 19 drops most of them.

// CHECK-LABEL: func.func @remainder
// CHECK: affine.for %[[I:.*]] = 0 to 6 {
// CHECK-NEXT: affine.for %[[J:.*]] = 0 to 2 {
// CHECK: affine.store %{{.*}}, %arg2[%[[I]], %[[J]]]
func.func @remainder(%a: memref<3x4xf32>, %b: memref<4x3xf32>, %c: memref<6x2xf32>) {
  %m = memref.alloc() : memref<3x4xf32>
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 4 {
      %x = affine.load %a[%i, %j] : memref<3x4xf32>
      affine.store %x, %m[%i, %j] : memref<3x4xf32>
    }
  }
  affine.for %i = 0 to 6 {
    affine.for %j = 0 to 2 {
      %x = affine.load %m[%i floordiv 2, (%i * 2 + %j) mod 4] : memref<3x4xf32>
      affine.store %x, %c[%i, %j] : memref<6x2xf32>
    }
  }
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 3 {
      %x = affine.load %m[%j, %i] : memref<3x4xf32>
      affine.store %x, %b[%i, %j] : memref<4x3xf32>
    }
  }
  return
}
