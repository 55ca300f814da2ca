// RUN: mlir-opt %s -affine-parallelize | FileCheck %s
// RUN: mlir-opt %s -affine-parallelize=max-nested=1 | FileCheck %s --check-prefix=ONE
// RUN: mlir-opt %s -affine-parallelize=parallel-reductions | FileCheck %s --check-prefix=REDUCE

// CHECK-LABEL: func @nest
// CHECK-NEXT:    affine.parallel (%[[I:.*]]) = (0) to (8) {
// CHECK-NEXT:      affine.parallel (%{{.*}}) = (%[[I]]) to (min(symbol(%{{.*}}), 9)) step (2) {
// ONE-LABEL: func @nest
// ONE-NEXT:    affine.parallel
// ONE-NEXT:      affine.for
func.func @nest(%m: memref<8x9xf32>, %c: f32, %n: index) {
  affine.for %i = 0 to 8 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to min affine_map<()[s0] -> (s0, 9)>()[%n] step 2 {
      affine.store %c, %m[%i, %j] : memref<8x9xf32>
    }
  }
  return
}

// A later iteration reads what an earlier one wrote, or an operation has unknown effects.
// CHECK-LABEL: func @serial
// CHECK-NOT:     affine.parallel
func.func @serial(%m: memref<100xf32>) {
  affine.for %i = 0 to 8 {
    %v = affine.load %m[%i] : memref<100xf32>
    affine.store %v, %m[%i + 1] : memref<100xf32>
  }
  affine.for %i = 0 to 8 {
    func.call @unknown() : () -> ()
  }
  %r = affine.for %i = 0 to 8 iter_args(%a = %m) -> (memref<100xf32>) {
    affine.yield %a : memref<100xf32>
  }
  return
}
func.func private @unknown()

// Each iteration has a buffer of its own, and views of it.
// CHECK-LABEL: func @local
// CHECK-NEXT:    affine.parallel
func.func @local(%c: f32) {
  affine.for %i = 0 to 8 {
    %b = memref.alloc() : memref<4xf32>
    %w = memref.cast %b : memref<4xf32> to memref<?xf32>
    affine.store %c, %w[0] : memref<?xf32>
  }
  return
}

// REDUCE-LABEL: func @sum
// REDUCE-NEXT:    %[[P:.*]] = affine.parallel (%{{.*}}) = (0) to (8) reduce ("addf") -> (f32) {
// REDUCE-NEXT:      %[[V:.*]] = affine.load
// REDUCE-NEXT:      affine.yield %[[V]] : f32
// REDUCE-NEXT:    }
// REDUCE-NEXT:    %[[R:.*]] = arith.addf %arg1, %[[P]] : f32
// REDUCE-NEXT:    return %[[R]]
// CHECK-LABEL: func @sum
// CHECK-NEXT:    affine.for
func.func @sum(%m: memref<8xf32>, %c: f32) -> f32 {
  %r = affine.for %i = 0 to 8 iter_args(%a = %c) -> (f32) {
    %v = affine.load %m[%i] : memref<8xf32>
    %s = arith.addf %v, %a : f32
    affine.yield %s : f32
  }
  return %r : f32
}

// These are no reductions: a difference, a use in another place, two operations, and an
// exchange of two variables.
// REDUCE-LABEL: func @no_reductions
// REDUCE-NOT:     affine.parallel
func.func @no_reductions(%m: memref<8xf32>, %c: f32) -> (f32, f32, f32, f32, f32) {
  %r = affine.for %i = 0 to 8 iter_args(%a = %c) -> (f32) {
    %v = affine.load %m[%i] : memref<8xf32>
    %s = arith.subf %a, %v : f32
    affine.yield %s : f32
  }
  %t = affine.for %i = 0 to 8 iter_args(%a = %c) -> (f32) {
    %s = arith.addf %a, %a : f32
    affine.yield %s : f32
  }
  %u = affine.for %i = 0 to 8 iter_args(%a = %c) -> (f32) {
    %s = arith.addf %a, %c : f32
    %w = arith.addf %s, %c : f32
    affine.yield %w : f32
  }
  %x:2 = affine.for %i = 0 to 8 iter_args(%a = %c, %b = %c) -> (f32, f32) {
    %s = arith.addf %a, %c : f32
    %w = arith.addf %b, %c : f32
    affine.yield %w, %s : f32, f32
  }
  return %r, %t, %u, %x#0, %x#1 : f32, f32, f32, f32, f32
}
