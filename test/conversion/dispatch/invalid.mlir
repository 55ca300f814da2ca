// RUN: mlir-opt --spirv-form-dispatches --spirv-place-tensors --spirv-launch-dispatches --split-input-file --verify-diagnostics %s

func.func @foreign(%x: tensor<*xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{op computes a tensor by means that neither a kernel nor the host has}}
  %y = tensor.cast %x : tensor<*xf32> to tensor<4xf32>
  return %y : tensor<4xf32>
}
