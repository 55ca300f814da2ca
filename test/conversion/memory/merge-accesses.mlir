// RUN: mlir-opt %s --split-input-file --spirv-merge-accesses --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --spirv-merge-accesses --allow-unregistered-dialect --remarks --verify-diagnostics -o %t
// RUN: mlir-opt %s --split-input-file --spirv-merge-accesses --allow-unregistered-dialect -o %t 2>&1 | count 0

// A load of what was loaded or stored before is its value; a store of it, too, goes.

// CHECK-LABEL: func.func @known(
// CHECK-SAME:    %[[M:.*]]: memref<8xf32>, %[[I:.*]]: index, %[[X:.*]]: f32)
// CHECK-NEXT:    %[[A:.*]] = memref.load %[[M]][%[[I]]]
// CHECK-NEXT:    arith.divsi
// CHECK-NEXT:    "test.use"(%[[A]], %[[A]]) : (f32, f32) -> ()
// CHECK-NEXT:    memref.store %[[X]], %[[M]][%[[I]]]
// CHECK-NEXT:    return %[[X]]
func.func @known(%m: memref<8xf32>, %i: index, %x: f32) -> f32 {
  %a = memref.load %m[%i] : memref<8xf32>
  %q = arith.divsi %i, %i : index
  // expected-remark @+1 {{store left out: the element holds the value already}}
  memref.store %a, %m[%i] : memref<8xf32>
  // expected-remark @+1 {{load left out: the element holds the value of an earlier access}}
  %b = memref.load %m[%i] : memref<8xf32>
  "test.use"(%a, %b) : (f32, f32) -> ()
  memref.store %x, %m[%i] : memref<8xf32>
  // expected-remark @+1 {{store left out: the element holds the value already}}
  memref.store %x, %m[%i] : memref<8xf32>
  // expected-remark @+1 {{load left out: the element holds the value of an earlier access}}
  %c = memref.load %m[%i] : memref<8xf32>
  return %c : f32
}

// -----

// The second store overwrites the first, which nothing reads; a load of another element
// does not read it, either.

// CHECK-LABEL: func.func @dead(
// CHECK-SAME:    %[[M:.*]]: memref<8xf32>, %[[I:.*]]: index, %[[X:.*]]: f32, %[[Y:.*]]: f32)
// CHECK-NEXT:    %[[ONE:.*]] = arith.constant 1
// CHECK-NEXT:    %[[J:.*]] = arith.addi
// CHECK-NEXT:    memref.load %[[M]][%[[J]]]
// CHECK-NEXT:    memref.store %[[Y]], %[[M]][%[[I]]]
// CHECK-NEXT:    return
func.func @dead(%m: memref<8xf32>, %i: index, %x: f32, %y: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %j = arith.addi %i, %c1 : index
  // expected-remark @+1 {{store left out: a later store overwrites it before anything reads it}}
  memref.store %x, %m[%i] : memref<8xf32>
  %r = memref.load %m[%j] : memref<8xf32>
  memref.store %y, %m[%i] : memref<8xf32>
  return %r : f32
}

// -----

// A store that may be to the same element does not read it, but what the element holds is not known
// after it.

// CHECK-LABEL: func.func @overwritten(
// CHECK-NOT:     memref.store %arg3
// CHECK:         memref.store %arg4, %arg0[%arg1]
// CHECK-NEXT:    memref.store %arg4, %arg0[%arg2]
// CHECK-NEXT:    memref.load %arg0[%arg1]
// CHECK-NEXT:    memref.store %arg3, %arg0[%arg2]
func.func @overwritten(%m: memref<8xf32>, %i: index, %j: index, %x: f32, %y: f32) -> f32 {
  // expected-remark @+1 {{store left out: a later store overwrites it}}
  memref.store %x, %m[%i] : memref<8xf32>
  // expected-remark @+1 {{store left out: a later store overwrites it}}
  memref.store %y, %m[%j] : memref<8xf32>
  memref.store %y, %m[%i] : memref<8xf32>
  // expected-remark @+1 {{store kept: 'memref.load' may read it before a later store overwrites it}}
  memref.store %y, %m[%j] : memref<8xf32>
  // expected-remark @+1 {{load kept: 'memref.store' may have changed the element since an earlier access}}
  %r = memref.load %m[%i] : memref<8xf32>
  memref.store %x, %m[%j] : memref<8xf32>
  return %r : f32
}

// -----

// Barriers, calls, atomic operations and unknown ones separate accesses.

func.func private @callee()

// CHECK-LABEL: func.func @separated(
// CHECK-COUNT-5: memref.store
// CHECK:         memref.load
func.func @separated(%m: memref<8xi32>, %n: memref<8xi32>, %i: index, %x: i32, %y: i32) -> i32 {
  // expected-remark @+1 {{store kept: 'gpu.barrier' may read it before a later store overwrites it}}
  memref.store %x, %m[%i] : memref<8xi32>
  gpu.barrier
  // expected-remark @+1 {{store kept: 'func.call' may read it}}
  memref.store %x, %m[%i] : memref<8xi32>
  func.call @callee() : () -> ()
  // expected-remark @+1 {{store kept: 'memref.atomic_rmw' may read it}}
  memref.store %x, %m[%i] : memref<8xi32>
  %old = memref.atomic_rmw addi %y, %n[%i] : (i32, memref<8xi32>) -> i32
  // expected-remark @+1 {{store kept: 'test.op' may read it}}
  memref.store %x, %m[%i] : memref<8xi32>
  "test.op"() : () -> ()
  memref.store %x, %m[%i] : memref<8xi32>
  gpu.barrier
  // expected-remark @+1 {{load kept: 'gpu.barrier' may have changed the element since an earlier access}}
  %r = memref.load %m[%i] : memref<8xi32>
  return %r : i32
}

// -----

// An operation that only reads keeps stores before it, and values.

// CHECK-LABEL: func.func @read(
// CHECK-NEXT:    memref.store
// CHECK-NEXT:    vector.load
// CHECK-NEXT:    memref.store
// CHECK-NEXT:    return %{{.*}}, %arg2
func.func @read(%m: memref<8xf32>, %i: index, %x: f32, %y: f32) -> (vector<4xf32>, f32) {
  // expected-remark @+1 {{store kept: 'vector.load' may read it before a later store overwrites it}}
  memref.store %x, %m[%i] : memref<8xf32>
  %v = vector.load %m[%i] : memref<8xf32>, vector<4xf32>
  // expected-remark @+1 {{load left out}}
  %r = memref.load %m[%i] : memref<8xf32>
  memref.store %y, %m[%i] : memref<8xf32>
  return %v, %r : vector<4xf32>, f32
}

// -----

// Branches know what the block around them knows. What they store is not known after them.

// CHECK-LABEL: func.func @branches(
// CHECK-SAME:    %[[M:.*]]: memref<8xf32>, %[[I:.*]]: index, %[[J:.*]]: index, %[[X:.*]]: f32, %[[C:.*]]: i1)
// CHECK-NEXT:    memref.store %[[X]], %[[M]][%[[I]]]
// CHECK-NEXT:    scf.if
// CHECK-NEXT:      "test.use"(%[[X]])
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[L:.*]] = memref.load %[[M]][%[[I]]]
// CHECK-NEXT:    scf.if
// CHECK-NEXT:      memref.store %[[X]], %[[M]][%[[J]]]
// CHECK-NEXT:    } else {
// CHECK-NEXT:      memref.load %[[M]][%[[J]]]
// CHECK-NEXT:      "test.use"
// CHECK-NEXT:    }
// CHECK:         scf.index_switch
// CHECK:           memref.load %[[M]][%[[J]]]
// CHECK:           memref.load %[[M]][%[[I]]]
// CHECK:         return
func.func @branches(%m: memref<8xf32>, %i: index, %j: index, %x: f32, %c: i1) {
  memref.store %x, %m[%i] : memref<8xf32>
  scf.if %c {
    // expected-remark @+1 {{load left out}}
    %a = memref.load %m[%i] : memref<8xf32>
    "test.use"(%a) : (f32) -> ()
  }
  // expected-remark @+1 {{load kept: 'scf.if' may have changed the element}}
  %l = memref.load %m[%i] : memref<8xf32>
  scf.if %c {
    memref.store %x, %m[%j] : memref<8xf32>
  } else {
    %b = memref.load %m[%j] : memref<8xf32>
    "test.use"(%b) : (f32) -> ()
  }
  scf.index_switch %i
  case 0 {
    %b = memref.load %m[%j] : memref<8xf32>
    "test.use"(%b) : (f32) -> ()
    scf.yield
  }
  default {
    // expected-remark @+1 {{load kept: 'scf.if' may have changed the element}}
    %b = memref.load %m[%i] : memref<8xf32>
    "test.use"(%b) : (f32) -> ()
    scf.yield
  }
  return
}

// -----

// A branch that only reads changes nothing, but may read what was stored.

// CHECK-LABEL: func.func @reading(
// CHECK-NEXT:    memref.store
// CHECK-NEXT:    scf.if
// CHECK:           memref.load
// CHECK:         memref.store
// CHECK-NEXT:    return %arg3, %{{.*}} : f32, f32
func.func @reading(%m: memref<8xf32>, %i: index, %j: index, %x: f32, %y: f32, %c: i1) -> (f32, f32) {
  // expected-remark @+1 {{store kept: 'scf.if' may read it}}
  memref.store %x, %m[%i] : memref<8xf32>
  %s = scf.if %c -> f32 {
    %a = memref.load %m[%j] : memref<8xf32>
    scf.yield %a : f32
  } else {
    scf.yield %x : f32
  }
  // expected-remark @+1 {{load left out}}
  %r = memref.load %m[%i] : memref<8xf32>
  memref.store %y, %m[%i] : memref<8xf32>
  return %r, %s : f32, f32
}

// -----

// The body of a loop starts without what is known before it, because it may change it.

// CHECK-LABEL: func.func @loop(
// CHECK:         memref.store
// CHECK-NEXT:    scf.for
// CHECK-NEXT:      memref.load
// CHECK-NEXT:      arith.addf
// CHECK-NEXT:      memref.store
// CHECK-NEXT:    }
// CHECK-NEXT:    memref.load
func.func @loop(%m: memref<8xf32>, %i: index, %x: f32) -> f32 {
  %c1 = arith.constant 1 : index
  memref.store %x, %m[%i] : memref<8xf32>
  scf.for %k = %c1 to %i step %c1 {
    %a = memref.load %m[%i] : memref<8xf32>
    %s = arith.addf %a, %x : f32
    memref.store %s, %m[%i] : memref<8xf32>
  }
  // expected-remark @+1 {{load kept: 'scf.for' may have changed the element}}
  %r = memref.load %m[%i] : memref<8xf32>
  return %r : f32
}

// -----

// So do the blocks of a region with several.

// CHECK-LABEL: func.func @blocks(
// CHECK:         memref.store
// CHECK-NEXT:    cf.br
// CHECK-NEXT:  ^bb1:
// CHECK-NEXT:    memref.load
func.func @blocks(%m: memref<8xf32>, %i: index, %x: f32) -> f32 {
  memref.store %x, %m[%i] : memref<8xf32>
  cf.br ^next
^next:
  %r = memref.load %m[%i] : memref<8xf32>
  return %r : f32
}

// -----

// Elements are different if one index differs by a number that is no multiple of the range of
// index: the second load of each is its value.

// CHECK-LABEL: func.func @apart(
// CHECK-NOT:     memref.load
// CHECK:         return
func.func @apart(%m: memref<8x4xf32>, %d: memref<?x4xf32>, %i: index, %x: f32, %y: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %j = arith.addi %i, %c3 : index
  %k = arith.addi %i, %c0 : index
  memref.store %x, %m[%i, %c0] : memref<8x4xf32>
  memref.store %y, %m[%i, %c3] : memref<8x4xf32>
  memref.store %y, %m[%j, %c0] : memref<8x4xf32>
  // expected-remark @+1 {{load left out}}
  %r = memref.load %m[%i, %c0] : memref<8x4xf32>
  memref.store %x, %d[%i, %c0] : memref<?x4xf32>
  memref.store %y, %d[%j, %c0] : memref<?x4xf32>
  // expected-remark @+1 {{load left out}}
  %s = memref.load %d[%i, %c0] : memref<?x4xf32>
  return %r, %s : f32, f32
}

// -----

// Indices may exceed their dimension: that two differ, or one in front of a dimension of unknown
// size, says nothing.

// CHECK-LABEL: func.func @near(
// CHECK-COUNT-6: memref.load
// CHECK:         return
func.func @near(%m: memref<8x4xf32>, %d: memref<4x?xf32>, %t: memref<8x4xf32, affine_map<(i, j) -> (i floordiv 2, j)>>, %big: memref<65536x65536xf32>,
    %i: index, %j: index, %x: f32, %y: f32) -> (f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c65536 = arith.constant 65536 : index
  %far = arith.constant 4294967296 : index
  memref.store %x, %m[%c0, %c4] : memref<8x4xf32>
  memref.store %y, %m[%c1, %c0] : memref<8x4xf32>
  // expected-remark @+1 {{load kept: 'memref.store' may}}
  %r0 = memref.load %m[%c0, %c4] : memref<8x4xf32>
  memref.store %x, %d[%c0, %c0] : memref<4x?xf32>
  memref.store %y, %d[%c1, %c0] : memref<4x?xf32>
  // expected-remark @+1 {{load kept: 'memref.store' may}}
  %r1 = memref.load %d[%c0, %c0] : memref<4x?xf32>
  memref.store %x, %t[%c0, %c0] : memref<8x4xf32, affine_map<(i, j) -> (i floordiv 2, j)>>
  memref.store %y, %t[%c1, %c0] : memref<8x4xf32, affine_map<(i, j) -> (i floordiv 2, j)>>
  // expected-remark @+1 {{load kept: 'memref.store' may}}
  %r2 = memref.load %t[%c0, %c0] : memref<8x4xf32, affine_map<(i, j) -> (i floordiv 2, j)>>
  memref.store %x, %big[%c0, %c0] : memref<65536x65536xf32>
  memref.store %y, %big[%c65536, %c0] : memref<65536x65536xf32>
  // expected-remark @+1 {{load kept: 'memref.store' may}}
  %r3 = memref.load %big[%c0, %c0] : memref<65536x65536xf32>
  memref.store %x, %m[%i, %c0] : memref<8x4xf32>
  memref.store %y, %m[%j, %c0] : memref<8x4xf32>
  // expected-remark @+1 {{load kept: 'memref.store' may}}
  %r4 = memref.load %m[%i, %c0] : memref<8x4xf32>
  memref.store %x, %m[%c0, %c0] : memref<8x4xf32>
  memref.store %y, %m[%far, %c0] : memref<8x4xf32>
  // expected-remark @+1 {{load kept: 'memref.store' may}}
  %r5 = memref.load %m[%c0, %c0] : memref<8x4xf32>
  return %r0, %r1, %r2, %r3, %r4, %r5 : f32, f32, f32, f32, f32, f32
}

// -----

// Arguments may be the same buffer. Memory of the function is no other.

// CHECK-LABEL: func.func @buffers(
// CHECK-COUNT-1: memref.load %arg0
// CHECK-NOT:     memref.load
// CHECK:         return
func.func @buffers(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %x: f32, %y: f32) -> (f32, f32, f32) {
  %a = memref.alloca() : memref<8xf32>
  %b = memref.alloca() : memref<8xf32>
  memref.store %x, %m[%i] : memref<8xf32>
  memref.store %x, %a[%i] : memref<8xf32>
  memref.store %y, %n[%i] : memref<8xf32>
  // expected-remark @+1 {{load kept: 'memref.store' may}}
  %r0 = memref.load %m[%i] : memref<8xf32>
  memref.store %y, %b[%i] : memref<8xf32>
  // expected-remark @+1 {{load left out}}
  %r1 = memref.load %a[%i] : memref<8xf32>
  // expected-remark @+1 {{load left out}}
  %r2 = memref.load %n[%i] : memref<8xf32>
  return %r0, %r1, %r2 : f32, f32, f32
}

// -----

// A view may be of any memory, also of what the function has, and so may an argument of a block.

// CHECK-LABEL: func.func @views(
// CHECK-COUNT-2: memref.load
// CHECK:         return
func.func @views(%i: index, %x: f32, %y: f32) -> (f32, f32) {
  %a = memref.alloca() : memref<8xf32>
  %v = memref.cast %a : memref<8xf32> to memref<?xf32>
  memref.store %x, %a[%i] : memref<8xf32>
  memref.store %y, %v[%i] : memref<?xf32>
  // expected-remark @+1 {{load kept: 'memref.store' may}}
  %r = memref.load %a[%i] : memref<8xf32>
  cf.br ^next(%v : memref<?xf32>)
^next(%w: memref<?xf32>):
  memref.store %x, %a[%i] : memref<8xf32>
  memref.store %y, %w[%i] : memref<?xf32>
  // expected-remark @+1 {{load kept: 'memref.store' may}}
  %s = memref.load %a[%i] : memref<8xf32>
  return %r, %s : f32, f32
}

// -----

// Globals differ from each other, from buffers of kernels and from other memory of the kernel. An argument of a device function may be one.

memref.global "private" @g : memref<8xf32, 3>
memref.global "private" @h : memref<8xf32, 3>

// CHECK-LABEL: func.func @globals(
// CHECK-COUNT-2: memref.load
// CHECK-NOT:     memref.load
// CHECK:         return
func.func @globals(%m: memref<8xf32, 3>, %i: index, %x: f32, %y: f32) -> (f32, f32, f32) {
  %g = memref.get_global @g : memref<8xf32, 3>
  %h = memref.get_global @h : memref<8xf32, 3>
  %g2 = memref.get_global @g : memref<8xf32, 3>
  memref.store %x, %g[%i] : memref<8xf32, 3>
  memref.store %y, %h[%i] : memref<8xf32, 3>
  // expected-remark @+1 {{load left out}}
  %r0 = memref.load %g[%i] : memref<8xf32, 3>
  memref.store %y, %g2[%i] : memref<8xf32, 3>
  // expected-remark @+1 {{load kept: 'memref.store' may}}
  %r1 = memref.load %g[%i] : memref<8xf32, 3>
  memref.store %y, %m[%i] : memref<8xf32, 3>
  // expected-remark @+1 {{load kept: 'memref.store' may}}
  %r2 = memref.load %g[%i] : memref<8xf32, 3>
  return %r0, %r1, %r2 : f32, f32, f32
}

// -----

gpu.module @kernels {
  memref.global "private" @g : memref<8xf32, 3>

  // CHECK-LABEL: gpu.func @kernel(
  // CHECK-NOT:     memref.load
  // CHECK:         gpu.return
  gpu.func @kernel(%m: memref<8xf32>, %i: index, %x: f32, %y: f32) workgroup(%w: memref<8xf32, 3>) private(%p: memref<8xf32, 5>) kernel {
    %g = memref.get_global @g : memref<8xf32, 3>
    memref.store %x, %g[%i] : memref<8xf32, 3>
    memref.store %x, %w[%i] : memref<8xf32, 3>
    memref.store %x, %p[%i] : memref<8xf32, 5>
    memref.store %y, %m[%i] : memref<8xf32>
    // expected-remark @+1 {{load left out}}
    %r0 = memref.load %g[%i] : memref<8xf32, 3>
    // expected-remark @+1 {{load left out}}
    %r1 = memref.load %w[%i] : memref<8xf32, 3>
    // expected-remark @+1 {{load left out}}
    %r2 = memref.load %p[%i] : memref<8xf32, 5>
    "test.use"(%r0, %r1, %r2) : (f32, f32, f32) -> ()
    gpu.return
  }

  // CHECK-LABEL: gpu.func @device(
  // CHECK:         memref.load
  // CHECK:         gpu.return
  gpu.func @device(%m: memref<8xf32, 3>, %i: index, %x: f32, %y: f32) -> f32 {
    %g = memref.get_global @g : memref<8xf32, 3>
    memref.store %x, %g[%i] : memref<8xf32, 3>
    memref.store %y, %m[%i] : memref<8xf32, 3>
    // expected-remark @+1 {{load kept: 'memref.store' may}}
    %r0 = memref.load %g[%i] : memref<8xf32, 3>
    gpu.return %r0 : f32
  }
}

// -----

// Two values that are the same sum are the same index, and sums of different values may be.

// CHECK-LABEL: func.func @sums(
// CHECK-COUNT-3: memref.load
// CHECK:         return
func.func @sums(%m: memref<8xf32>, %w: memref<8x4xf32>, %i: index, %j: index, %x: f32, %y: f32) -> (f32, f32, f32) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = arith.addi %i, %c1 : index
  %b = arith.addi %i, %c1 : index
  %d = arith.addi %j, %c2 : index
  memref.store %x, %m[%a] : memref<8xf32>
  // expected-remark @+1 {{store kept: 'memref.load' may read it before a later store overwrites it}}
  memref.store %y, %m[%b] : memref<8xf32>
  // expected-remark @+1 {{load kept: 'memref.store' may}}
  %r0 = memref.load %m[%a] : memref<8xf32>
  memref.store %x, %m[%b] : memref<8xf32>
  memref.store %y, %m[%d] : memref<8xf32>
  // expected-remark @+1 {{load kept: 'memref.store' may}}
  %r1 = memref.load %m[%b] : memref<8xf32>
  memref.store %x, %w[%a, %i] : memref<8x4xf32>
  memref.store %y, %w[%b, %i] : memref<8x4xf32>
  // expected-remark @+1 {{load kept: 'memref.store' may}}
  %r2 = memref.load %w[%a, %i] : memref<8x4xf32>
  return %r0, %r1, %r2 : f32, f32, f32
}

// -----

// Distances of 2^31 elements and more, and dimensions of no elements, say nothing.

// CHECK-LABEL: func.func @far(
// CHECK-COUNT-6: memref.load
// CHECK:         return
func.func @far(%m: memref<8xf32>, %e: memref<8x0xf32>, %w: memref<8x1073741824xf32>, %x: f32, %y: f32) -> (f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %up = arith.constant 1073741824 : index
  %down = arith.constant -1073741824 : index
  %top = arith.constant 2147483648 : index
  %under = arith.constant 2147483647 : index
  %bottom = arith.constant -2147483648 : index
  %above = arith.constant -2147483647 : index
  memref.store %x, %m[%up] : memref<8xf32>
  memref.store %y, %m[%down] : memref<8xf32>
  // expected-remark @+1 {{load kept: 'memref.store' may}}
  %r0 = memref.load %m[%up] : memref<8xf32>
  memref.store %x, %e[%c0, %c0] : memref<8x0xf32>
  memref.store %y, %e[%c1, %c0] : memref<8x0xf32>
  // expected-remark @+1 {{load kept: 'memref.store' may}}
  %r1 = memref.load %e[%c0, %c0] : memref<8x0xf32>
  // expected-remark @+1 {{store kept: 'memref.load' may read it before a later store overwrites it}}
  memref.store %x, %w[%c0, %c0] : memref<8x1073741824xf32>
  memref.store %y, %w[%c2, %c0] : memref<8x1073741824xf32>
  // expected-remark @+1 {{load kept: 'memref.store' may}}
  %r2 = memref.load %w[%c0, %c0] : memref<8x1073741824xf32>
  memref.store %x, %m[%top] : memref<8xf32>
  memref.store %y, %m[%under] : memref<8xf32>
  // expected-remark @+1 {{load kept: 'memref.store' may}}
  %r3 = memref.load %m[%top] : memref<8xf32>
  memref.store %x, %m[%bottom] : memref<8xf32>
  memref.store %y, %m[%above] : memref<8xf32>
  // expected-remark @+1 {{load kept: 'memref.store' may}}
  %r4 = memref.load %m[%bottom] : memref<8xf32>
  memref.store %x, %w[%c0, %c0] : memref<8x1073741824xf32>
  memref.store %y, %w[%c1, %c0] : memref<8x1073741824xf32>
  // expected-remark @+1 {{load left out}}
  %r5 = memref.load %w[%c0, %c0] : memref<8x1073741824xf32>
  // expected-remark @+1 {{load kept: 'memref.store' may}}
  %r6 = memref.load %m[%under] : memref<8xf32>
  return %r0, %r1, %r2, %r3, %r4, %r6 : f32, f32, f32, f32, f32, f32
}

// -----

// A branch that only stores reads no earlier store; one that loads somewhere in it does.

// CHECK-LABEL: func.func @storing(
// CHECK-SAME:    %[[M:.*]]: memref<8xf32>, %[[N:.*]]: memref<8xf32>, %[[I:.*]]: index, %[[X:.*]]: f32, %[[Y:.*]]: f32, %[[C:.*]]: i1)
// CHECK-NEXT:    scf.if
// CHECK-NEXT:      memref.store %[[X]], %[[N]][%[[I]]]
// CHECK-NEXT:    }
// CHECK-NEXT:    memref.store %[[Y]], %[[M]][%[[I]]]
// CHECK-NEXT:    scf.if
// CHECK-NEXT:      memref.load
// CHECK-NEXT:      memref.store
// CHECK-NEXT:    }
// CHECK-NEXT:    memref.store %[[X]], %[[M]][%[[I]]]
// CHECK-NEXT:    return
func.func @storing(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %x: f32, %y: f32, %c: i1) {
  // expected-remark @+1 {{store left out: a later store overwrites it}}
  memref.store %x, %m[%i] : memref<8xf32>
  scf.if %c {
    memref.store %x, %n[%i] : memref<8xf32>
  }
  // expected-remark @+1 {{store kept: 'scf.if' may read it before a later store overwrites it}}
  memref.store %y, %m[%i] : memref<8xf32>
  scf.if %c {
    %l = memref.load %n[%i] : memref<8xf32>
    memref.store %x, %n[%i] : memref<8xf32>
  }
  memref.store %x, %m[%i] : memref<8xf32>
  return
}
