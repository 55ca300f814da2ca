// RUN: mlir-opt --mlir-version=22 %s -split-input-file -verify-diagnostics

func.func @bitcast(%t: tensor<4xindex>) {
  // expected-error@+1 {{tensor of signless integer or unsigned integer or signed integer or floating-point values, but got 'tensor<4xindex>'}}
  %s = tensor.bitcast %t : tensor<4xindex> to tensor<4xindex>
  return
}

// -----

func.func @gather(%v: tensor<4x4x4xf32>, %d: tensor<2x3xindex>) {
  // expected-error@+1 {{'tensor.gather' op gather_dims length must match the size of last dimension of indices}}
  %out = tensor.gather %v[%d] gather_dims([0, 1]) : (tensor<4x4x4xf32>, tensor<2x3xindex>) -> tensor<2x1x1x4xf32>
  return
}
