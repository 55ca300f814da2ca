// RUN: mlir-opt %s -func-bufferize | FileCheck %s

// CHECK-LABEL: func.func @identity(%arg0: memref<f32>) -> memref<f32> {
// CHECK-NEXT: return %arg0 : memref<f32>
// CHECK-NEXT: }
func.func @identity(%arg0: tensor<f32>) -> tensor<f32> {
  return %arg0 : tensor<f32>
}
// CHECK-LABEL: func.func @block_arguments(%arg0: memref<f32>) -> memref<f32> {
// CHECK-NEXT: cf.br ^bb1(%arg0 : memref<f32>)
// CHECK-NEXT: ^bb1(%0: memref<f32>):  // pred: ^bb0
// CHECK-NEXT: return %0 : memref<f32>
// CHECK-NEXT: }
func.func @block_arguments(%arg0: tensor<f32>) -> tensor<f32> {
  cf.br ^bb1(%arg0: tensor<f32>)
^bb1(%bbarg: tensor<f32>):
  return %bbarg : tensor<f32>
}
// CHECK-LABEL: func.func private @source() -> memref<f32>
func.func private @source() -> tensor<f32>
// CHECK-LABEL: func.func @call_source() -> memref<f32> {
// CHECK-NEXT: %0 = call @source() : () -> memref<f32>
// CHECK-NEXT: return %0 : memref<f32>
// CHECK-NEXT: }
func.func @call_source() -> tensor<f32> {
  %0 = call @source() : () -> tensor<f32>
  return %0 : tensor<f32>
}
// CHECK-LABEL: func.func @call_sink(%arg0: memref<f32>, %arg1: i1) {
// CHECK-NEXT: %0 = bufferization.to_tensor %arg0 : memref<f32>
// CHECK-NEXT: call @sink(%arg0) : (memref<f32>) -> ()
// CHECK-NEXT: cf.cond_br %arg1, ^bb1(%arg0 : memref<f32>), ^bb2
// CHECK-NEXT: ^bb1(%1: memref<f32>):  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<f32> to tensor<*xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @call_sink(%arg0: tensor<f32>, %c: i1) {
  call @sink(%arg0) : (tensor<f32>) -> ()
  cf.cond_br %c, ^bb1(%arg0 : tensor<f32>), ^bb2
^bb1(%0: tensor<f32>):
  return
^bb2:
  %1 = tensor.cast %arg0 : tensor<f32> to tensor<*xf32>
  return
}
// CHECK-LABEL: func.func private @sink(memref<f32>)
func.func private @sink(tensor<f32>)
// CHECK-LABEL: func.func @unr(%arg0: memref<*xf32>) -> memref<*xf32> {
// CHECK-NEXT: return %arg0 : memref<*xf32>
// CHECK-NEXT: }
func.func @unr(%a: tensor<*xf32>) -> tensor<*xf32> {
  return %a : tensor<*xf32>
}
