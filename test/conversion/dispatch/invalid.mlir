// RUN: mlir-opt --spirv-form-dispatches --spirv-place-tensors --spirv-launch-dispatches --split-input-file --verify-diagnostics %s

func.func @foreign(%x: tensor<*xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{op computes a tensor by means that neither a kernel nor the host has}}
  %y = tensor.cast %x : tensor<*xf32> to tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

func.func @complex(%x: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
  %e = tensor.empty() : tensor<4xcomplex<f32>>
  // expected-error @+1 {{op computes a tensor by means that neither a kernel nor the host has: the elements of a tensor are complex<f32>}}
  %y = linalg.copy ins(%x : tensor<4xcomplex<f32>>) outs(%e : tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return %y : tensor<4xcomplex<f32>>
}

// -----

func.func @body(%x: tensor<4xf32>, %m: memref<4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %e = tensor.empty() : tensor<4xf32>
  // expected-error @+1 {{op computes a tensor by means that neither a kernel nor the host has: its body has 'memref.load'}}
  %y = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %b = memref.load %m[%c0] : memref<4xf32>
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

func.func @places(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<f32>) {
  %e = tensor.empty() : tensor<4xf32>
  %z = tensor.empty() : tensor<f32>
  // expected-error @+1 {{op computes a tensor by means that neither a kernel nor the host has: its results are at places that do not determine the same dimensions}}
  %y:2 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["parallel"]} ins(%x : tensor<4xf32>) outs(%e, %z : tensor<4xf32>, tensor<f32>) {
  ^bb0(%a: f32, %o: f32, %p: f32):
    %s = arith.addf %a, %p : f32
    linalg.yield %a, %s : f32, f32
  } -> (tensor<4xf32>, tensor<f32>)
  return %y#0, %y#1 : tensor<4xf32>, tensor<f32>
}

// -----

ml_program.global private mutable @open : tensor<?xf32>
func.func @open_global() -> tensor<?xf32> {
  // expected-error @+1 {{op computes a tensor by means that neither a kernel nor the host has}}
  %y = ml_program.global_load @open : tensor<?xf32>
  return %y : tensor<?xf32>
}
