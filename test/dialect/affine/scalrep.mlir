// RUN: mlir-opt %s -allow-unregistered-dialect -affine-scalrep | FileCheck %s

// The buffer vanishes, with its stores.
// CHECK-LABEL: func @forward
// CHECK-NOT:     memref.alloc
// CHECK:         "use"(%arg0)
func.func @forward(%c: f32) {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %c, %m[%i] : memref<10xf32>
    %v = affine.load %m[%i] : memref<10xf32>
    "use"(%v) : (f32) -> ()
  }
  memref.dealloc %m : memref<10xf32>
  return
}

// The value of the store is not that of the load: it may be overwritten, by another
// iteration, by an operation with unknown effects, or by a branch that may run.
// CHECK-LABEL: func @not_forward
// CHECK-COUNT-3: affine.load
func.func @not_forward(%m: memref<10xf32>, %c: f32, %d: f32, %p: i1) -> (f32, f32) {
  affine.for %i = 0 to 9 {
    affine.store %c, %m[%i] : memref<10xf32>
    affine.for %j = 0 to 9 {
      %v = affine.load %m[%i] : memref<10xf32>
      affine.store %v, %m[%j + 1] : memref<10xf32>
    }
  }
  affine.store %c, %m[0] : memref<10xf32>
  "unknown"() : () -> ()
  %v = affine.load %m[0] : memref<10xf32>
  affine.store %c, %m[1] : memref<10xf32>
  cf.cond_br %p, ^bb1, ^bb2
^bb1:
  affine.store %d, %m[1] : memref<10xf32>
  cf.br ^bb2
^bb2:
  %w = affine.load %m[1] : memref<10xf32>
  return %v, %w : f32, f32
}

// Only the last store of the block counts, and that of a block through which all paths lead.
// CHECK-LABEL: func @overwritten
// CHECK-NEXT:    cf.cond_br
// CHECK:       ^bb2:
// CHECK-NEXT:    affine.store %arg2, %arg0[0]
// CHECK-NEXT:    return
func.func @overwritten(%m: memref<10xf32>, %c: f32, %d: f32, %p: i1) {
  affine.store %c, %m[0] : memref<10xf32>
  affine.store %d, %m[0] : memref<10xf32>
  cf.cond_br %p, ^bb1, ^bb2
^bb1:
  cf.br ^bb2
^bb2:
  affine.store %d, %m[0] : memref<10xf32>
  return
}

// A path avoids the later store.
// CHECK-LABEL: func @not_overwritten
// CHECK-NEXT:    affine.store %arg1, %arg0[0]
func.func @not_overwritten(%m: memref<10xf32>, %c: f32, %d: f32, %p: i1) {
  affine.store %c, %m[0] : memref<10xf32>
  cf.cond_br %p, ^bb1, ^bb2
^bb1:
  affine.store %d, %m[0] : memref<10xf32>
  return
^bb2:
  return
}

// CHECK-LABEL: func @loads
// CHECK-NEXT:    %[[V:.*]] = affine.load
// CHECK-NEXT:    affine.for
// CHECK-NEXT:      arith.addf %[[V]], %[[V]]
// CHECK-NEXT:      arith.addf %[[V]], %[[V]]
func.func @loads(%m: memref<10xf32>) {
  %u = affine.load %m[5] : memref<10xf32>
  %v = affine.load %m[5] : memref<10xf32>
  affine.for %i = 0 to 10 {
    %w = affine.load %m[5] : memref<10xf32>
    %a = arith.addf %u, %v : f32
    %b = arith.addf %v, %w : f32
  }
  return
}

// Vectors of other sizes are other values.
// CHECK-LABEL: func @vectors
// CHECK:         affine.vector_load
func.func @vectors(%m: memref<10xf32>, %c: vector<2xf32>) -> vector<4xf32> {
  affine.vector_store %c, %m[0] : memref<10xf32>, vector<2xf32>
  %v = affine.vector_load %m[0] : memref<10xf32>, vector<4xf32>
  return %v : vector<4xf32>
}

// A store to an allocation changes neither another allocation nor an argument of the function, also through views.
// CHECK-LABEL: func @distinct
// CHECK-COUNT-2: affine.load
// CHECK-NOT:     affine.load
// CHECK:         return
func.func @distinct(%a: memref<32xf32>, %x: f32) {
  %m = memref.alloc() : memref<32xf32>
  %view = memref.cast %a : memref<32xf32> to memref<?xf32>
  affine.for %i = 0 to 16 {
    %u = affine.load %m[%i] : memref<32xf32>
    affine.store %x, %view[%i] : memref<?xf32>
    %v = affine.load %m[%i] : memref<32xf32>
    "use"(%u, %v) : (f32, f32) -> ()
  }
  affine.for %i = 0 to 16 {
    %u = affine.load %a[%i] : memref<32xf32>
    affine.store %x, %m[%i] : memref<32xf32>
    %v = affine.load %a[%i] : memref<32xf32>
    memref.store %v, %m[%i] : memref<32xf32>
    memref.store %u, %m[%i] : memref<32xf32>
  }
  return
}

// A store to a view changes the memref, and one to an argument may change another argument or a memref that an
// operation returns; so may a store to an allocation.
// CHECK-LABEL: func @overlapping
// CHECK-COUNT-8: affine.load
// CHECK:         return
func.func @overlapping(%a: memref<32xf32>, %b: memref<32xf32>, %x: f32) {
  %m = memref.alloc() : memref<32xf32>
  %view = memref.cast %m : memref<32xf32> to memref<?xf32>
  %r = "make"(%m) : (memref<32xf32>) -> memref<32xf32>
  affine.for %i = 0 to 16 {
    %u = affine.load %m[%i] : memref<32xf32>
    affine.store %x, %view[%i] : memref<?xf32>
    %v = affine.load %m[%i] : memref<32xf32>
    memref.store %u, %m[%i] : memref<32xf32>
    memref.store %v, %m[%i] : memref<32xf32>
  }
  affine.for %i = 0 to 16 {
    %u = affine.load %a[%i] : memref<32xf32>
    affine.store %x, %b[%i] : memref<32xf32>
    %v = affine.load %a[%i] : memref<32xf32>
    memref.store %u, %m[%i] : memref<32xf32>
    memref.store %v, %m[%i] : memref<32xf32>
  }
  affine.for %i = 0 to 16 {
    %u = affine.load %a[%i] : memref<32xf32>
    affine.store %x, %r[%i] : memref<32xf32>
    %v = affine.load %a[%i] : memref<32xf32>
    memref.store %u, %m[%i] : memref<32xf32>
    memref.store %v, %m[%i] : memref<32xf32>
  }
  affine.for %i = 0 to 16 {
    %u = affine.load %r[%i] : memref<32xf32>
    affine.store %x, %m[%i] : memref<32xf32>
    %v = affine.load %r[%i] : memref<32xf32>
    memref.store %u, %m[%i] : memref<32xf32>
    memref.store %v, %m[%i] : memref<32xf32>
  }
  return
}

// Memory of memref.alloca ends with the loop around it, so what is defined outside of the loop is other memory.
// A memref that the loop carries may be an allocation.
// CHECK-LABEL: func @scoped
// CHECK-COUNT-3: affine.load
// CHECK-NOT:     affine.load
// CHECK:         return
func.func @scoped(%n: index, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %g = "make"() : () -> memref<32xf32>
  scf.for %i = %c0 to %n step %c1 {
    %m = memref.alloca() : memref<32xf32>
    %u = affine.load %g[0] : memref<32xf32>
    affine.store %x, %m[0] : memref<32xf32>
    %v = affine.load %g[0] : memref<32xf32>
    "use"(%u, %v, %m) : (f32, f32, memref<32xf32>) -> ()
  }
  %m = memref.alloc() : memref<32xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%k = %m) -> memref<32xf32> {
    %u = affine.load %k[0] : memref<32xf32>
    affine.store %x, %m[0] : memref<32xf32>
    %v = affine.load %k[0] : memref<32xf32>
    "use"(%u, %v) : (f32, f32) -> ()
    scf.yield %k : memref<32xf32>
  }
  return
}
