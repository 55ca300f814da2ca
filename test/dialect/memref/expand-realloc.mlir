// RUN: mlir-opt %s --expand-realloc | FileCheck %s --check-prefixes=CHECK,FREE
// RUN: mlir-opt %s --expand-realloc=emit-deallocs=false | FileCheck %s --check-prefixes=CHECK,KEEP --implicit-check-not=memref.dealloc

// CHECK-LABEL: func @dynamic(
// CHECK-SAME:      %[[M:.*]]: memref<?xf32, 3>, %[[N:.*]]: index)
func.func @dynamic(%m: memref<?xf32, 3>, %n: index) -> memref<?xf32, 3> {
  // CHECK-NEXT: %[[ZERO:.*]] = arith.constant 0 : index
  // CHECK-NEXT: %[[IS:.*]] = memref.dim %[[M]], %[[ZERO]]
  // CHECK-NEXT: %[[LESS:.*]] = arith.cmpi ult, %[[IS]], %[[N]] : index
  // CHECK-NEXT: %[[R:.*]] = scf.if %[[LESS]] -> (memref<?xf32, 3>) {
  // CHECK-NEXT:   %[[NEW:.*]] = memref.alloc(%[[N]]) {alignment = 8 : i64} : memref<?xf32, 3>
  // CHECK-NEXT:   %[[PART:.*]] = memref.subview %[[NEW]][0] [%[[IS]]] [1] : memref<?xf32, 3> to memref<?xf32, strided<[1]>, 3>
  // CHECK-NEXT:   memref.copy %[[M]], %[[PART]]
  // FREE-NEXT:    memref.dealloc %[[M]]
  // CHECK-NEXT:   scf.yield %[[NEW]]
  // CHECK-NEXT: } else {
  // CHECK-NEXT:   %[[OLD:.*]] = memref.reinterpret_cast %[[M]] to offset: [0], sizes: [%[[N]]], strides: [1] : memref<?xf32, 3> to memref<?xf32, 3>
  // CHECK-NEXT:   scf.yield %[[OLD]]
  // CHECK-NEXT: }
  // CHECK-NEXT: return %[[R]]
  %r = memref.realloc %m(%n) {alignment = 8 : i64, dropped} : memref<?xf32, 3> to memref<?xf32, 3>
  return %r : memref<?xf32, 3>
}

// CHECK-LABEL: func @static(
// CHECK-SAME:      %[[M:.*]]: memref<2xi8>)
func.func @static(%m: memref<2xi8>) -> memref<4xi8> {
  // CHECK-NEXT: %[[IS:.*]] = arith.constant 2 : index
  // CHECK-NEXT: %[[WANT:.*]] = arith.constant 4 : index
  // CHECK-NEXT: %[[LESS:.*]] = arith.cmpi ult, %[[IS]], %[[WANT]] : index
  // CHECK-NEXT: scf.if %[[LESS]] -> (memref<4xi8>) {
  // CHECK-NEXT:   %[[NEW:.*]] = memref.alloc() : memref<4xi8>
  // CHECK-NEXT:   %[[PART:.*]] = memref.subview %[[NEW]][0] [2] [1] : memref<4xi8> to memref<2xi8, strided<[1]>>
  // CHECK-NEXT:   memref.copy %[[M]], %[[PART]]
  // FREE-NEXT:    memref.dealloc %[[M]]
  // KEEP-NEXT:    scf.yield %[[NEW]]
  // CHECK:      } else {
  // CHECK-NEXT:   memref.reinterpret_cast %[[M]] to offset: [0], sizes: [4], strides: [1] : memref<2xi8> to memref<4xi8>
  %r = memref.realloc %m : memref<2xi8> to memref<4xi8>
  return %r : memref<4xi8>
}

// CHECK-LABEL: func @to_nothing
func.func @to_nothing(%m: memref<2xi8>) -> memref<0xi8> {
  // CHECK: memref.subview %{{.*}}[0] [2] [1] : memref<0xi8> to memref<2xi8, strided<[1]>>
  // CHECK: memref.reinterpret_cast %{{.*}} to offset: [0], sizes: [0], strides: [1] : memref<2xi8> to memref<0xi8>
  %r = memref.realloc %m : memref<2xi8> to memref<0xi8>
  return %r : memref<0xi8>
}
