// RUN: mlir-opt %s --tosa-make-broadcastable --split-input-file --verify-diagnostics

func.func @b5(%a: tensor<3x3x4xf32>, %b: tensor<3x3xf32>, %c: tensor<4x1xf32>) -> (tensor<3x3x4xf32>) {
  // expected-error@+1 {{'tosa.pow' op operands don't have broadcast-compatible shapes}}
  %0 = tosa.pow %a, %c : (tensor<3x3x4xf32>, tensor<4x1xf32>) -> tensor<3x3x4xf32>
  return %0 : tensor<3x3x4xf32> }
