// RUN: mlir-opt --mlir-version=22 %s | FileCheck %s
// RUN: mlir-opt --mlir-version=22 --mlir-print-op-generic %s | mlir-opt --mlir-version=22 | FileCheck %s
// RUN: mlir-opt --mlir-version=22 --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// CHECK: %0 = bufferization.to_buffer %arg0 read_only : tensor<4x?xf32> to memref<4x?xf32>
// CHECK-NEXT: %1 = bufferization.to_tensor %arg1 restrict writable : memref<4x?xf32> to tensor<4x?xf32>
// CHECK-NEXT: %2 = bufferization.alloc_tensor(%arg2) size_hint=%arg2 {foo, memory_space = 1 : i64} : tensor<4x?xf32>
// CHECK-NEXT: %3 = bufferization.alloc_tensor() copy(%arg0) : tensor<4x?xf32>
// CHECK-NEXT: %4 = bufferization.clone %arg1 : memref<4x?xf32> to memref<*xf32>
// CHECK-NEXT: bufferization.dealloc_tensor %arg0 : tensor<4x?xf32>
// CHECK-NEXT: bufferization.dealloc
// CHECK-NEXT: %5:2 = bufferization.dealloc (%arg1, %arg1 : memref<4x?xf32>, memref<4x?xf32>) if (%arg3, %arg3) retain (%arg1, %arg4 : memref<4x?xf32>, memref<*xf32>) {a}
// CHECK-NEXT: bufferization.dealloc (%arg1 : memref<4x?xf32>) if (%arg3)
// CHECK-NEXT: %6 = bufferization.dealloc retain (%arg1 : memref<4x?xf32>)
// CHECK-NEXT: %7 = bufferization.materialize_in_destination %arg0 in %arg0 : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT: bufferization.materialize_in_destination %arg0 in restrict writable %arg1 : (tensor<4x?xf32>, memref<4x?xf32>) -> ()
// GENERIC: %0 = "bufferization.to_buffer"(%arg0) <{read_only}> : (tensor<4x?xf32>) -> memref<4x?xf32>
// GENERIC-NEXT: %1 = "bufferization.to_tensor"(%arg1) <{restrict, writable}> : (memref<4x?xf32>) -> tensor<4x?xf32>
// GENERIC-NEXT: %2 = "bufferization.alloc_tensor"(%arg2, %arg2) <{memory_space = 1 : i64, operandSegmentSizes = array<i32: 1, 0, 1>}> {foo} : (index, index) -> tensor<4x?xf32>
// GENERIC-NEXT: %3 = "bufferization.alloc_tensor"(%arg0) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (tensor<4x?xf32>) -> tensor<4x?xf32>
// GENERIC-NEXT: %4 = "bufferization.clone"(%arg1) : (memref<4x?xf32>) -> memref<*xf32>
// GENERIC-NEXT: "bufferization.dealloc_tensor"(%arg0) : (tensor<4x?xf32>) -> ()
// GENERIC-NEXT: "bufferization.dealloc"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
// GENERIC-NEXT: %5:2 = "bufferization.dealloc"(%arg1, %arg1, %arg3, %arg3, %arg1, %arg4) <{operandSegmentSizes = array<i32: 2, 2, 2>}> {a} : (memref<4x?xf32>, memref<4x?xf32>, i1, i1, memref<4x?xf32>, memref<*xf32>) -> (i1, i1)
// GENERIC-NEXT: "bufferization.dealloc"(%arg1, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<4x?xf32>, i1) -> ()
// GENERIC-NEXT: %6 = "bufferization.dealloc"(%arg1) <{operandSegmentSizes = array<i32: 0, 0, 1>}> : (memref<4x?xf32>) -> i1
// GENERIC-NEXT: %7 = "bufferization.materialize_in_destination"(%arg0, %arg0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
// GENERIC-NEXT: "bufferization.materialize_in_destination"(%arg0, %arg1) <{restrict, writable}> : (tensor<4x?xf32>, memref<4x?xf32>) -> ()

func.func @f(%t: tensor<4x?xf32>, %m: memref<4x?xf32>, %i: index, %c: i1, %u: memref<*xf32>) {
  %0 = bufferization.to_buffer %t read_only : tensor<4x?xf32> to memref<4x?xf32>
  %1 = bufferization.to_tensor %m restrict writable : memref<4x?xf32> to tensor<4x?xf32>
  %2 = bufferization.alloc_tensor(%i) size_hint=%i {memory_space = 1 : i64, foo} : tensor<4x?xf32>
  %3 = bufferization.alloc_tensor() copy(%t) : tensor<4x?xf32>
  %4 = bufferization.clone %m : memref<4x?xf32> to memref<*xf32>
  bufferization.dealloc_tensor %t : tensor<4x?xf32>
  bufferization.dealloc
  %5:2 = bufferization.dealloc (%m, %m : memref<4x?xf32>, memref<4x?xf32>) if (%c, %c) retain (%m, %u : memref<4x?xf32>, memref<*xf32>) {a}
  bufferization.dealloc (%m : memref<4x?xf32>) if (%c)
  %6 = bufferization.dealloc retain (%m : memref<4x?xf32>)
  %7 = bufferization.materialize_in_destination %t in %t : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
  bufferization.materialize_in_destination %t in restrict writable %m : (tensor<4x?xf32>, memref<4x?xf32>) -> ()
  return
}
