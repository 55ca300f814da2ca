// RUN: mlir-opt %s -convert-bufferization-to-memref | FileCheck %s

// CHECK-LABEL: func.func @c(%arg0: memref<*xf32>, %arg1: memref<?x4xf32, strided<[?, ?], offset: ?>>, %arg2: memref<?x?xf32>, %arg3: memref<2xf32, 1>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = memref.rank %arg0 : memref<*xf32>
// CHECK-NEXT: %alloca = memref.alloca(%0) : memref<?xindex>
// CHECK-NEXT: %1 = scf.for %arg4 = %c0 to %0 step %c1 iter_args(%arg5 = %c1) -> (index) {
// CHECK-NEXT: %dim_8 = memref.dim %arg0, %arg4 : memref<*xf32>
// CHECK-NEXT: memref.store %dim_8, %alloca[%arg4] : memref<?xindex>
// CHECK-NEXT: %2 = arith.muli %arg5, %dim_8 : index
// CHECK-NEXT: scf.yield %2 : index
// CHECK-NEXT: }
// CHECK-NEXT: %alloc = memref.alloc(%1) : memref<?xf32>
// CHECK-NEXT: %reshape = memref.reshape %alloc(%alloca) : (memref<?xf32>, memref<?xindex>) -> memref<*xf32>
// CHECK-NEXT: memref.copy %arg0, %reshape : memref<*xf32> to memref<*xf32>
// CHECK-NEXT: %c0_0 = arith.constant 0 : index
// CHECK-NEXT: %dim = memref.dim %arg1, %c0_0 : memref<?x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: %alloc_1 = memref.alloc(%dim) : memref<?x4xf32>
// CHECK-NEXT: %cast = memref.cast %alloc_1 : memref<?x4xf32> to memref<?x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: memref.copy %arg1, %cast : memref<?x4xf32, strided<[?, ?], offset: ?>> to memref<?x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: %c0_2 = arith.constant 0 : index
// CHECK-NEXT: %dim_3 = memref.dim %arg2, %c0_2 : memref<?x?xf32>
// CHECK-NEXT: %c1_4 = arith.constant 1 : index
// CHECK-NEXT: %dim_5 = memref.dim %arg2, %c1_4 : memref<?x?xf32>
// CHECK-NEXT: %alloc_6 = memref.alloc(%dim_3, %dim_5) : memref<?x?xf32>
// CHECK-NEXT: memref.copy %arg2, %alloc_6 : memref<?x?xf32> to memref<?x?xf32>
// CHECK-NEXT: %alloc_7 = memref.alloc() : memref<2xf32, 1>
// CHECK-NEXT: memref.copy %arg3, %alloc_7 : memref<2xf32, 1> to memref<2xf32, 1>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @c(%a: memref<*xf32>, %b: memref<?x4xf32, strided<[?, ?], offset: ?>>, %d: memref<?x?xf32>, %e: memref<2xf32, 1>) {
  %0 = bufferization.clone %a : memref<*xf32> to memref<*xf32>
  %1 = bufferization.clone %b : memref<?x4xf32, strided<[?, ?], offset: ?>> to memref<?x4xf32, strided<[?, ?], offset: ?>>
  %2 = bufferization.clone %d : memref<?x?xf32> to memref<?x?xf32>
  %3 = bufferization.clone %e : memref<2xf32, 1> to memref<2xf32, 1>
  return
}
// CHECK-LABEL: func.func @d(%arg0: memref<*xf32, 3>, %arg1: memref<?x4xf32>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = memref.rank %arg0 : memref<*xf32, 3>
// CHECK-NEXT: %alloca = memref.alloca(%0) : memref<?xindex>
// CHECK-NEXT: %1 = scf.for %arg2 = %c0 to %0 step %c1 iter_args(%arg3 = %c1) -> (index) {
// CHECK-NEXT: %dim_8 = memref.dim %arg0, %arg2 : memref<*xf32, 3>
// CHECK-NEXT: memref.store %dim_8, %alloca[%arg2] : memref<?xindex>
// CHECK-NEXT: %4 = arith.muli %arg3, %dim_8 : index
// CHECK-NEXT: scf.yield %4 : index
// CHECK-NEXT: }
// CHECK-NEXT: %alloc = memref.alloc(%1) : memref<?xf32>
// CHECK-NEXT: %reshape = memref.reshape %alloc(%alloca) : (memref<?xf32>, memref<?xindex>) -> memref<*xf32, 3>
// CHECK-NEXT: memref.copy %arg0, %reshape : memref<*xf32, 3> to memref<*xf32, 3>
// CHECK-NEXT: %c0_0 = arith.constant 0 : index
// CHECK-NEXT: %c1_1 = arith.constant 1 : index
// CHECK-NEXT: %2 = memref.rank %arg1 : memref<?x4xf32>
// CHECK-NEXT: %alloca_2 = memref.alloca(%2) : memref<?xindex>
// CHECK-NEXT: %3 = scf.for %arg2 = %c0_0 to %2 step %c1_1 iter_args(%arg3 = %c1_1) -> (index) {
// CHECK-NEXT: %dim_8 = memref.dim %arg1, %arg2 : memref<?x4xf32>
// CHECK-NEXT: memref.store %dim_8, %alloca_2[%arg2] : memref<?xindex>
// CHECK-NEXT: %4 = arith.muli %arg3, %dim_8 : index
// CHECK-NEXT: scf.yield %4 : index
// CHECK-NEXT: }
// CHECK-NEXT: %alloc_3 = memref.alloc(%3) : memref<?xf32>
// CHECK-NEXT: %reshape_4 = memref.reshape %alloc_3(%alloca_2) : (memref<?xf32>, memref<?xindex>) -> memref<*xf32>
// CHECK-NEXT: memref.copy %arg1, %reshape_4 : memref<?x4xf32> to memref<*xf32>
// CHECK-NEXT: %c0_5 = arith.constant 0 : index
// CHECK-NEXT: %dim = memref.dim %arg1, %c0_5 : memref<?x4xf32>
// CHECK-NEXT: %c1_6 = arith.constant 1 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %alloc_7 = memref.alloc(%dim, %c4) : memref<?x?xf32>
// CHECK-NEXT: memref.copy %arg1, %alloc_7 : memref<?x4xf32> to memref<?x?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @d(%a: memref<*xf32, 3>, %b: memref<?x4xf32>) {
  %0 = bufferization.clone %a : memref<*xf32, 3> to memref<*xf32, 3>
  %1 = bufferization.clone %b : memref<?x4xf32> to memref<*xf32>
  %2 = bufferization.clone %b : memref<?x4xf32> to memref<?x?xf32>
  return
}
// CHECK-LABEL: func.func @e(%arg0: memref<?x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?x4xf32>
// CHECK-NEXT: %alloc = memref.alloc(%dim) : memref<?x4xf32>
// CHECK-NEXT: %cast = memref.cast %alloc : memref<?x4xf32> to memref<?x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: memref.copy %arg0, %cast : memref<?x4xf32> to memref<?x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @e(%b: memref<?x4xf32>, %t: tensor<4xf32>, %u: tensor<4xf32>) {
  %2 = bufferization.clone %b : memref<?x4xf32> to memref<?x4xf32, strided<[?,?], offset: ?>>
  return
}
