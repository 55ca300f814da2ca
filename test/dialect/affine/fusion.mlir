// RUN: mlir-opt %s -split-input-file -affine-loop-fusion | FileCheck %s
// RUN: mlir-opt %s -split-input-file -affine-loop-fusion="fusion-fast-mem-space=3 fusion-local-buf-threshold=1" | FileCheck %s --check-prefix=FAST
// RUN: mlir-opt %s -split-input-file -affine-loop-fusion=mode=sibling | FileCheck %s --check-prefix=SIBLING

// CHECK-LABEL: func @producer
// CHECK-NEXT:    memref.alloc() : memref<1xf32>
// CHECK-NEXT:    affine.for
// CHECK-NOT:     affine.for
// FAST-LABEL:  func @producer
// FAST-NEXT:     memref.alloc() : memref<1xf32, 3>
// SIBLING-LABEL: func @producer
// SIBLING:         affine.for
// SIBLING:         affine.for
func.func @producer(%n: memref<10xf32>, %c: f32) {
  %a = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %c, %a[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %v = affine.load %a[%i] : memref<10xf32>
    affine.store %v, %n[%i] : memref<10xf32>
  }
  return
}

// -----

// A loop whose bound depends on another one stays inside of it. MLIR exchanges the loops.
// CHECK-LABEL: func @dependent_bound
// CHECK:         affine.for %[[I:.*]] = 0 to 16 {
// CHECK:           affine.for %{{.*}} = 0 to #{{.*}}(%[[I]]) {
func.func @dependent_bound(%a: memref<16xf32>, %n: memref<16xf32>, %c: f32) {
  affine.for %k = 0 to 16 {
    %v = affine.load %n[%k] : memref<16xf32>
  }
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to affine_map<(d0) -> (d0 + 3)>(%i) {
      affine.store %c, %a[%j - %j] : memref<16xf32>
      affine.store %c, %n[%i] : memref<16xf32>
    }
  }
  return
}

// -----

// The consumer stores to more elements of %a than the slice, so no buffer of the size of the
// slice replaces %a. MLIR makes one, and accesses it out of bounds.
// CHECK-LABEL: func @two_regions
// CHECK:         affine.store %{{.*}}, %{{.*}}[%{{.*}}, %{{.*}}] : memref<16x16xf32>
// CHECK-NOT:     memref<1x15xf32>
func.func @two_regions(%in: memref<16x16xf32>, %c: f32) {
  %a = memref.alloc() : memref<16x16xf32>
  affine.for %i = 0 to 16 {
    affine.for %j = 1 to 16 {
      %v = affine.load %in[%i, %j] : memref<16x16xf32>
      affine.store %v, %a[%i, %j - 1] : memref<16x16xf32>
    }
  }
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 16 {
      %v = affine.load %a[%i, %j] : memref<16x16xf32>
      affine.store %v, %a[%i, %j] : memref<16x16xf32>
    }
  }
  return
}
