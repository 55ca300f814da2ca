// RUN: mlir-opt %s --mlir-version=22 -pass-pipeline='builtin.module(func.func(affine-loop-fusion))' | FileCheck %s
// RUN: mlir-opt %s -pass-pipeline='builtin.module(func.func(affine-loop-fusion))' | FileCheck %s --check-prefix=OLD

// Since MLIR 21 operations without affine maps take part in the dependences.

// Both loops load what a store in no loop writes.

// CHECK-LABEL: func.func @siblings
// CHECK: affine.for
// CHECK-NOT: affine.for
// CHECK: memref.dealloc
// OLD-LABEL: func.func @siblings
// OLD-COUNT-2: affine.for
func.func @siblings(%b: memref<4xf32>, %c: memref<4xf32>) {
  %m = memref.alloc() : memref<4xf32>
  %k = arith.constant 1.0 : f32
  affine.store %k, %m[0] : memref<4xf32>
  affine.for %i = 0 to 4 {
    %x = affine.load %m[%i] : memref<4xf32>
    affine.store %x, %b[%i] : memref<4xf32>
  }
  affine.for %i = 0 to 4 {
    %x = affine.load %m[%i] : memref<4xf32>
    affine.store %x, %c[%i] : memref<4xf32>
  }
  memref.dealloc %m : memref<4xf32>
  return
}

// A load between the loops does not part them: the fused loop runs before it.

// CHECK-LABEL: func.func @load
// CHECK: affine.for
// CHECK: memref.load
// CHECK-NOT: affine.for
// OLD-LABEL: func.func @load
// OLD: affine.for
// OLD: memref.load
// OLD: affine.for
func.func @load(%b: memref<4xf32>, %c: memref<4xf32>, %m: memref<4xf32>, %k: index) -> f32 {
  affine.for %i = 0 to 4 {
    %x = affine.load %m[%i] : memref<4xf32>
    affine.store %x, %b[%i] : memref<4xf32>
  }
  %r = memref.load %b[%k] : memref<4xf32>
  affine.for %i = 0 to 4 {
    %y = affine.load %b[%i] : memref<4xf32>
    affine.store %y, %c[%i] : memref<4xf32>
  }
  return %r : f32
}

// A function may write its argument. MLIR 22 takes it for a reader and moves the load of %m over the call.

// CHECK-LABEL: func.func @call
// CHECK: affine.for
// CHECK: call
// CHECK: affine.for
func.func private @write(memref<4xf32>)
func.func @call(%b: memref<4xf32>, %c: memref<4xf32>, %m: memref<4xf32>) {
  affine.for %i = 0 to 4 {
    %x = affine.load %m[%i] : memref<4xf32>
    affine.store %x, %b[%i] : memref<4xf32>
  }
  call @write(%m) : (memref<4xf32>) -> ()
  affine.for %i = 0 to 4 {
    %x = affine.load %m[%i] : memref<4xf32>
    %y = affine.load %b[%i] : memref<4xf32>
    %z = arith.addf %x, %y : f32
    affine.store %z, %c[%i] : memref<4xf32>
  }
  return
}

// A store to what both loops only load.

// CHECK-LABEL: func.func @store
// CHECK: affine.for
// CHECK: memref.store
// CHECK: affine.for
func.func @store(%b: memref<4xf32>, %c: memref<4xf32>, %m: memref<4xf32>, %k: index, %v: f32) {
  affine.for %i = 0 to 4 {
    %x = affine.load %m[%i] : memref<4xf32>
    affine.store %x, %b[%i] : memref<4xf32>
  }
  memref.store %v, %m[%k] : memref<4xf32>
  affine.for %i = 0 to 4 {
    %x = affine.load %m[%i] : memref<4xf32>
    %y = affine.load %b[%i] : memref<4xf32>
    %z = arith.addf %x, %y : f32
    affine.store %z, %c[%i] : memref<4xf32>
  }
  return
}
