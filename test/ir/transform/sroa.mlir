// RUN: mlir-opt %s --sroa --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --sroa=exact --allow-unregistered-dialect | FileCheck %s --check-prefix=EXACT

// MLIR drops the memory space and the layout of a buffer that it splits.

// CHECK-LABEL: func.func @space(
// CHECK:         memref.alloca() : memref<i32>
// CHECK-NEXT:    memref.alloca() : memref<i32>
// EXACT-LABEL: func.func @space(
// EXACT:         memref.alloca() : memref<i32, 3>
// EXACT-NEXT:    memref.alloca() : memref<i32, 3>
func.func @space(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloca() {alignment = 8 : i64} : memref<4xi32, strided<[1], offset: 4>, 3>
  memref.store %x, %a[%c0] : memref<4xi32, strided<[1], offset: 4>, 3>
  %v = memref.load %a[%c1] : memref<4xi32, strided<[1], offset: 4>, 3>
  return %v : i32
}

// Buffers stay that are too large, have no uses or other uses, or whose indices are not
// known to be in bounds.

// CHECK-LABEL: func.func @kept(
// CHECK:         memref.alloca() : memref<17xi32>
// CHECK-NEXT:    memref.alloca() : memref<3xi32>
// CHECK-NEXT:    memref.alloca() : memref<2xi32>
// CHECK-NEXT:    memref.alloca() : memref<5xi32>
// CHECK-NEXT:    memref.alloca() : memref<6xi32>
// CHECK-NEXT:    memref.alloca() : memref<7xmemref<2xi32>>
// CHECK-NEXT:    memref.store
func.func @kept(%x: i32, %i: index, %m: memref<memref<2xi32>>) {
  %c0 = arith.constant 0 : index
  %cm = arith.constant -1 : index
  %c6 = arith.constant 6 : index
  %a = memref.alloca() : memref<17xi32>
  %b = memref.alloca() : memref<3xi32>
  %c = memref.alloca() : memref<2xi32>
  %d = memref.alloca() : memref<5xi32>
  %e = memref.alloca() : memref<6xi32>
  %f = memref.alloca() : memref<7xmemref<2xi32>>
  memref.store %x, %a[%c0] : memref<17xi32>
  memref.store %c, %m[] : memref<memref<2xi32>>
  memref.store %x, %d[%cm] : memref<5xi32>
  memref.store %x, %e[%c6] : memref<6xi32>
  "test.use"(%f) : (memref<7xmemref<2xi32>>) -> ()
  return
}

// CHECK-LABEL: func.func @multi(
// CHECK-NEXT:    %[[C:.*]] = arith.constant 0
// CHECK-NEXT:    %[[A:.*]]:2 = test.multi_slot_alloca : () -> (memref<i32>, memref<1xi32>)
// CHECK-NEXT:    %[[E:.*]] = test.multi_slot_alloca : () -> memref<i32>
// CHECK-NEXT:    memref.load %[[A]]#0[]
// CHECK-NEXT:    memref.load %[[E]][]
func.func @multi() -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %a, %b, %d = test.multi_slot_alloca : () -> (memref<i32>, memref<4xi32>, memref<1xi32>)
  %v = memref.load %a[] : memref<i32>
  %w = memref.load %b[%c0] : memref<4xi32>
  return %v, %w : i32, i32
}
