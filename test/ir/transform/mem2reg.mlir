// RUN: mlir-opt %s --mem2reg --split-input-file --allow-unregistered-dialect | FileCheck %s

// Values of a slot meet in the blocks that load it later, and in no others.

// CHECK-LABEL: func.func @diamond(
// CHECK-SAME:    %[[X:.*]]: i32, %[[C:.*]]: i1)
// CHECK-NEXT:    %[[ZERO:.*]] = arith.constant 0 : i32
// CHECK-NEXT:    cf.cond_br %[[C]], ^[[A:.*]], ^[[J:.*]](%[[ZERO]] : i32)
// CHECK-NEXT:  ^[[A]]:
// CHECK-NEXT:    cf.br ^[[J]](%[[X]] : i32)
// CHECK-NEXT:  ^[[J]](%[[V:.*]]: i32):
// CHECK-NEXT:    cf.cond_br %[[C]], ^[[B:.*]], ^[[E:.*]]
// CHECK-NEXT:  ^[[B]]:
// CHECK-NEXT:    cf.br ^[[E]]{{$}}
// CHECK-NEXT:  ^[[E]]:
// CHECK-NEXT:    return %[[V]]
// CHECK:       ^[[DEAD:.*]]:
// CHECK-NEXT:    cf.br ^[[J]](%[[ZERO]] : i32)
func.func @diamond(%x: i32, %c: i1) -> i32 {
  %a = memref.alloca() : memref<i32>
  cf.cond_br %c, ^a, ^j
^a:
  memref.store %x, %a[] : memref<i32>
  cf.br ^j
^j:
  %v = memref.load %a[] : memref<i32>
  cf.cond_br %c, ^b, ^e
^b:
  memref.store %x, %a[] : memref<i32>
  cf.br ^e
^e:
  return %v : i32
^dead:
  memref.store %x, %a[] : memref<i32>
  cf.br ^j
}

// -----

// The terminator test.branch passes no values, so the slot stays.

// CHECK-LABEL: func.func @unknown_branch(
// CHECK:         memref.alloca
// CHECK:         memref.load
func.func @unknown_branch(%x: i32, %c: i1) -> i32 {
  %a = memref.alloca() : memref<i32>
  cf.cond_br %c, ^a, ^j
^a:
  memref.store %x, %a[] : memref<i32>
  "test.branch"()[^j] : () -> ()
^j:
  %v = memref.load %a[] : memref<i32>
  return %v : i32
}

// -----

// Uses in regions keep a slot, and so do other uses.

// CHECK-LABEL: func.func @kept(
// CHECK-COUNT-4: memref.alloca
func.func @kept(%x: i32, %c: i1) {
  %a = memref.alloca() : memref<i32>
  scf.if %c {
    memref.store %x, %a[] : memref<i32>
  }
  %b = memref.alloca() : memref<i32>
  "test.use"(%b) : (memref<i32>) -> ()
  %d = memref.alloca() : memref<complex<f32>>
  %l = memref.load %d[] : memref<complex<f32>>
  %e = memref.alloca() : memref<2xi32>
  %i = arith.constant 0 : index
  memref.store %x, %e[%i] : memref<2xi32>
  return
}

// -----

// A slot that holds a buffer makes that buffer promotable in the next round. Its initial
// value is a buffer, which stays.

// CHECK-LABEL: func.func @nested(
// CHECK-SAME:    %[[X:.*]]: i32)
// CHECK-NEXT:    return %[[X]]
func.func @nested(%x: i32) -> i32 {
  %a = memref.alloca() : memref<i32>
  %p = memref.alloca() : memref<memref<i32>>
  memref.store %a, %p[] : memref<memref<i32>>
  %q = memref.load %p[] : memref<memref<i32>>
  memref.store %x, %q[] : memref<i32>
  %v = memref.load %a[] : memref<i32>
  return %v : i32
}

// CHECK-LABEL: func.func @initial_buffer(
// CHECK-NEXT:    %[[A:.*]] = memref.alloca() : memref<i32>
// CHECK-NEXT:    %[[V:.*]] = memref.load %[[A]][]
// CHECK-NEXT:    return %[[V]]
func.func @initial_buffer() -> i32 {
  %p = memref.alloca() : memref<memref<i32>>
  %q = memref.load %p[] : memref<memref<i32>>
  %v = memref.load %q[] : memref<i32>
  return %v : i32
}

// -----

// The loop passes the buffer on, so the buffer stays.

// CHECK-LABEL: func.func @passed_buffer(
// CHECK:         memref.alloca() : memref<i32>
// CHECK:         cf.br ^{{.*}}(%{{.*}} : memref<i32>)
func.func @passed_buffer(%m: memref<i32>, %c: i1) -> i32 {
  %a = memref.alloca() : memref<i32>
  %p = memref.alloca() : memref<memref<i32>>
  cf.cond_br %c, ^a, ^b
^a:
  memref.store %a, %p[] : memref<memref<i32>>
  cf.br ^j
^b:
  memref.store %m, %p[] : memref<memref<i32>>
  cf.br ^j
^j:
  %q = memref.load %p[] : memref<memref<i32>>
  %v = memref.load %q[] : memref<i32>
  return %v : i32
}

// -----

// A load of one slot that another slot passes on is replaced there, too.

// CHECK-LABEL: func.func @two(
// CHECK-SAME:    %[[X:.*]]: i32, %[[C:.*]]: i1)
// CHECK:         cf.br ^[[J:.*]](%[[X]], %[[X]] : i32, i32)
// CHECK:       ^[[J]](%[[A:.*]]: i32, %[[B:.*]]: i32):
// CHECK-NEXT:    return %[[A]], %[[B]]
func.func @two(%x: i32, %c: i1) -> (i32, i32) {
  %a = memref.alloca() : memref<i32>
  %b = memref.alloca() : memref<i32>
  cf.cond_br %c, ^a, ^j
^a:
  memref.store %x, %b[] : memref<i32>
  %l = memref.load %b[] : memref<i32>
  memref.store %l, %a[] : memref<i32>
  cf.br ^j
^j:
  %v = memref.load %a[] : memref<i32>
  %w = memref.load %b[] : memref<i32>
  return %v, %w : i32, i32
}

// -----

// An allocation of several slots loses them one by one. Slots in graph regions stay.

// CHECK-LABEL: func.func @multi(
// CHECK-NEXT:    %[[B:.*]] = "test.constant"() <{value = 42 : i32}>
// CHECK-NEXT:    %[[A:.*]] = "test.constant"() <{value = 42 : i32}>
// CHECK-NEXT:    return %[[A]], %[[B]]
func.func @multi() -> (i32, i32) {
  %a, %b = test.multi_slot_alloca : () -> (memref<i32>, memref<i32>)
  %v = memref.load %a[] : memref<i32>
  %w = memref.load %b[] : memref<i32>
  return %v, %w : i32, i32
}

// CHECK-LABEL: "test.isolated_graph_region"
// CHECK:         test.multi_slot_alloca
"test.isolated_graph_region"() ({
  %slot = test.multi_slot_alloca : () -> memref<i32>
  memref.store %v, %slot[] : memref<i32>
  %v = memref.load %slot[] : memref<i32>
}) : () -> ()

// -----

// A load after a store of its block needs no value from before it, and a block that only loads gives none: no block gets an
// argument.

// CHECK-LABEL: func.func @inside(
// CHECK-SAME:    %[[C:.*]]: i1, %[[X:.*]]: i32, %[[Y:.*]]: i32)
// CHECK-NOT:     memref
// CHECK:       ^bb3:
// CHECK-NEXT:    return %[[X]] : i32
func.func @inside(%c: i1, %x: i32, %y: i32) -> i32 {
  %a = memref.alloca() : memref<i32>
  cf.cond_br %c, ^l, ^r
^l:
  memref.store %x, %a[] : memref<i32>
  cf.br ^j
^r:
  memref.store %y, %a[] : memref<i32>
  cf.br ^j
^j:
  memref.store %x, %a[] : memref<i32>
  %v = memref.load %a[] : memref<i32>
  return %v : i32
}

// CHECK-LABEL: func.func @loading(
// CHECK-SAME:    %[[C:.*]]: i1, %[[X:.*]]: i32)
// CHECK-NOT:     memref
// CHECK:         "test.use"(%[[X]])
// CHECK:       ^bb3:
// CHECK-NEXT:    return %[[X]] : i32
func.func @loading(%c: i1, %x: i32) -> i32 {
  %a = memref.alloca() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  cf.cond_br %c, ^l, ^r
^l:
  %u = memref.load %a[] : memref<i32>
  "test.use"(%u) : (i32) -> ()
  cf.br ^j
^r:
  "test.other"() : () -> ()
  cf.br ^j
^j:
  %v = memref.load %a[] : memref<i32>
  return %v : i32
}

// -----

// The first slot has to wait until the second one, which holds it, is gone. The others are tried before, in
// their order.

// CHECK-LABEL: func.func @order(
// CHECK-SAME:    %[[X:.*]]: i32, %[[Y:.*]]: i32, %[[Z:.*]]: i32, %{{.*}}: i1)
// CHECK:         cf.br ^[[J:.*]](%[[Y]], %[[Z]], %[[X]] : i32, i32, i32)
// CHECK-NEXT:  ^[[J]](%[[B:.*]]: i32, %[[D:.*]]: i32, %[[A:.*]]: i32):
// CHECK-NEXT:    return %[[A]], %[[B]], %[[D]]
func.func @order(%x: i32, %y: i32, %z: i32, %c: i1) -> (i32, i32, i32) {
  %a = memref.alloca() : memref<i32>
  %p = memref.alloca() : memref<memref<i32>>
  %b = memref.alloca() : memref<i32>
  %d = memref.alloca() : memref<i32>
  memref.store %a, %p[] : memref<memref<i32>>
  cf.cond_br %c, ^l, ^j
^l:
  memref.store %x, %a[] : memref<i32>
  memref.store %y, %b[] : memref<i32>
  memref.store %z, %d[] : memref<i32>
  cf.br ^j
^j:
  %v = memref.load %a[] : memref<i32>
  %w = memref.load %b[] : memref<i32>
  %u = memref.load %d[] : memref<i32>
  return %v, %w, %u : i32, i32, i32
}

// -----

// CHECK-LABEL: func.func @order_of_two(
// CHECK-SAME:    %[[X:.*]]: i32, %[[Y:.*]]: i32, %{{.*}}: i1)
// CHECK:         cf.br ^{{.*}}(%[[Y]], %[[X]] : i32, i32)
func.func @order_of_two(%x: i32, %y: i32, %c: i1) -> (i32, i32) {
  %a = memref.alloca() : memref<i32>
  %p = memref.alloca() : memref<memref<i32>>
  %b = memref.alloca() : memref<i32>
  memref.store %a, %p[] : memref<memref<i32>>
  cf.cond_br %c, ^l, ^j
^l:
  memref.store %x, %a[] : memref<i32>
  memref.store %y, %b[] : memref<i32>
  cf.br ^j
^j:
  %v = memref.load %a[] : memref<i32>
  %w = memref.load %b[] : memref<i32>
  return %v, %w : i32, i32
}

// -----

// The value passes through a block on its way to where it meets the other one.

// CHECK-LABEL: func.func @way(
// CHECK-SAME:    %[[X:.*]]: i32, %{{.*}}: i1, %{{.*}}: i1)
// CHECK-NEXT:    %[[ZERO:.*]] = arith.constant 0 : i32
// CHECK-NEXT:    cf.cond_br %{{.*}}, ^{{.*}}, ^[[J:.*]](%[[ZERO]] : i32)
// CHECK:         cf.br ^[[J]](%[[X]] : i32)
// CHECK:       ^[[J]](%[[V:.*]]: i32):
// CHECK-NEXT:    return %[[V]]
func.func @way(%x: i32, %c: i1, %d: i1) -> i32 {
  %a = memref.alloca() : memref<i32>
  cf.cond_br %c, ^l, ^j
^l:
  memref.store %x, %a[] : memref<i32>
  cf.cond_br %d, ^m, ^n
^m:
  cf.br ^j
^n:
  return %x : i32
^j:
  %v = memref.load %a[] : memref<i32>
  return %v : i32
}

// -----

// Loads without stores have the initial value, and also those that control does not reach. Stores
// without loads go. A slot without accesses stays.

// CHECK-LABEL: func.func @partly(
// CHECK-SAME:    %[[X:.*]]: i32)
// CHECK-NEXT:    %[[D:.*]] = arith.constant 0 : i32
// CHECK-NEXT:    %[[Z:.*]] = arith.constant 0 : i32
// CHECK-NEXT:    memref.alloca
// CHECK-NEXT:    cf.br
// CHECK-NEXT:  ^{{.*}}:
// CHECK-NEXT:    return %[[Z]]
// CHECK-NEXT:  ^{{.*}}:
// CHECK-NEXT:    return %[[D]]
func.func @partly(%x: i32) -> i32 {
  %a = memref.alloca() : memref<i32>
  %b = memref.alloca() : memref<i32>
  %u = memref.alloca() : memref<i32>
  %d = memref.alloca() : memref<i32>
  memref.store %x, %b[] : memref<i32>
  cf.br ^e
^e:
  memref.store %x, %b[] : memref<i32>
  %v = memref.load %a[] : memref<i32>
  %w = memref.load %d[] : memref<i32>
  return %v : i32
^dead:
  %l = memref.load %b[] : memref<i32>
  return %l : i32
}
