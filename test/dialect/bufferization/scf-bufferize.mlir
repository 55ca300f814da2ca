// RUN: mlir-opt %s -scf-bufferize | FileCheck %s

// CHECK-LABEL: func.func @nested(%arg0: i1, %arg1: tensor<?xf32>, %arg2: tensor<*xf32>, %arg3: index) -> (tensor<?xf32>, tensor<*xf32>, f32) {
// CHECK-NEXT: %0 = bufferization.to_memref %arg2 : memref<*xf32>
// CHECK-NEXT: %1 = bufferization.to_memref %arg1 : memref<?xf32>
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %2:3 = scf.if %arg0 -> (memref<?xf32>, f32, memref<*xf32>) {
// CHECK-NEXT: %7 = scf.for %arg4 = %arg3 to %arg3 step %arg3 iter_args(%arg5 = %1) -> (memref<?xf32>) {
// CHECK-NEXT: %8 = bufferization.to_tensor %arg5 : memref<?xf32>
// CHECK-NEXT: %inserted = tensor.insert %cst into %8[%arg4] : tensor<?xf32>
// CHECK-NEXT: %9 = bufferization.to_memref %inserted : memref<?xf32>
// CHECK-NEXT: scf.yield %9 : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %7, %cst, %0 : memref<?xf32>, f32, memref<*xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %1, %cst, %0 : memref<?xf32>, f32, memref<*xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %3 = bufferization.to_tensor %2#0 : memref<?xf32>
// CHECK-NEXT: %4 = bufferization.to_tensor %2#2 : memref<*xf32>
// CHECK-NEXT: %5 = scf.execute_region -> tensor<?xf32> {
// CHECK-NEXT: scf.yield %3 : tensor<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %6 = scf.for %arg4 = %arg3 to %arg3 step %arg3 iter_args(%arg5 = %cst) -> (f32) {
// CHECK-NEXT: scf.yield %arg5 : f32
// CHECK-NEXT: }
// CHECK-NEXT: return %5, %4, %6 : tensor<?xf32>, tensor<*xf32>, f32
// CHECK-NEXT: }
func.func @nested(%c: i1, %a: tensor<?xf32>, %b: tensor<*xf32>, %n: index) -> (tensor<?xf32>, tensor<*xf32>, f32) {
  %x = arith.constant 1.0 : f32
  %0:3 = scf.if %c -> (tensor<?xf32>, f32, tensor<*xf32>) {
    %1 = scf.for %i = %n to %n step %n iter_args(%q = %a) -> tensor<?xf32> {
      %2 = tensor.insert %x into %q[%i] : tensor<?xf32>
      scf.yield %2 : tensor<?xf32>
    }
    scf.yield %1, %x, %b : tensor<?xf32>, f32, tensor<*xf32>
  } else {
    scf.yield %a, %x, %b : tensor<?xf32>, f32, tensor<*xf32>
  }
  %3 = scf.execute_region -> tensor<?xf32> {
    scf.yield %0#0 : tensor<?xf32>
  }
  %4 = scf.for %i = %n to %n step %n iter_args(%q = %x) -> f32 {
    scf.yield %q : f32
  }
  return %3, %0#2, %4 : tensor<?xf32>, tensor<*xf32>, f32
}
