// RUN: mlir-opt %s --test-side-effects --verify-diagnostics

func.func @f(%m: memref<4xf32>, %t: tensor<4xf32>) {
  // expected-remark @+3 {{'read' on a op operand, on resource '<Default>'}}
  // expected-remark @+2 {{'write' on a op result, on resource '<Default>'}}
  // expected-remark @+1 {{'allocate' on a op result, on resource '<Default>'}}
  %c = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  // expected-remark @+1 {{'read' on a op operand}}
  %r = bufferization.to_tensor %m : memref<4xf32>
  // expected-remark @+1 {{operation has no memory effects}}
  %b = bufferization.to_memref %t : memref<4xf32>
  // expected-remark @+1 {{'write' on a op operand}}
  bufferization.materialize_in_destination %t in writable %m : (tensor<4xf32>, memref<4xf32>) -> ()
  bufferization.dealloc_tensor %t : tensor<4xf32>
  return
}
