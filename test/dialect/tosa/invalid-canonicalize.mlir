// RUN: mlir-opt %s --canonicalize --split-input-file --verify-diagnostics

func.func @f(%a: tensor<?x1xf32>) -> tensor<?x1xf32> { 
  // expected-error@+1 {{operand #1 does not dominate this use}}
  %0 = tosa.add %a, %z : (tensor<?x1xf32>, tensor<1x1xf32>) -> tensor<?x1xf32>
  // expected-note@+1 {{operand defined here (op in the same block)}}
  %z = "tosa.const"() {value = dense<0.0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
  return %0 : tensor<?x1xf32> }
