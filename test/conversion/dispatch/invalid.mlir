// RUN: mlir-opt --spirv-form-dispatches --spirv-place-tensors --spirv-launch-dispatches --split-input-file --verify-diagnostics %s

func.func @foreign(%x: tensor<*xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{op computes a tensor by means that neither a kernel nor the host has}}
  %y = tensor.cast %x : tensor<*xf32> to tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

func.func @not_placed(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{op computes a tensor by means that neither a kernel nor the host has}}
  %y = scf.forall (%i) in (4) shared_outs(%o = %x) -> tensor<4xf32> {
    %p = tensor.extract_slice %o[%i] [1] [1] : tensor<4xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %p into %o[%i] [1] [1] : tensor<1xf32> into tensor<4xf32>
    }
  }
  return %y : tensor<4xf32>
}
