// RUN: mlir-opt %s --pass-pipeline="builtin.module(func.func(tosa-to-linalg))" --split-input-file --verify-diagnostics

func.func @f(%a: tensor<2xi32>) -> tensor<2xi32> {
  // expected-error@+1 {{failed to legalize operation 'tosa.ceil'}}
  %0 = tosa.ceil %a : (tensor<2xi32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

// -----

func.func @f(%a: tensor<2xi8>) -> tensor<2xi8> {
  // expected-error@+1 {{failed to legalize operation 'tosa.sigmoid'}}
  %0 = tosa.sigmoid %a : (tensor<2xi8>) -> tensor<2xi8>
  return %0 : tensor<2xi8>
}

// -----

func.func @f(%a: tensor<2xi8>) -> tensor<2xi8> {
  // expected-error@+1 {{failed to legalize operation 'tosa.tanh'}}
  %0 = tosa.tanh %a : (tensor<2xi8>) -> tensor<2xi8>
  return %0 : tensor<2xi8>
}

// -----

func.func @f(%a: tensor<2xi32>) -> tensor<2xi32> {
  // expected-error@+1 {{failed to legalize operation 'tosa.exp'}}
  %0 = tosa.exp %a : (tensor<2xi32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

// -----

func.func @f(%a: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error@+1 {{failed to legalize operation 'tosa.bitwise_not'}}
  %0 = tosa.bitwise_not %a : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

func.func @f(%a: tensor<2xi32>) -> tensor<2xi32> {
  // expected-error@+1 {{failed to legalize operation 'tosa.rsqrt'}}
  %0 = tosa.rsqrt %a : (tensor<2xi32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

// -----

func.func @f(%a: tensor<2xi32>) -> tensor<2xi32> {
  // expected-error@+1 {{failed to legalize operation 'tosa.reciprocal'}}
  %0 = tosa.reciprocal %a : (tensor<2xi32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

// -----

func.func @f(%a: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error@+1 {{failed to legalize operation 'tosa.clz'}}
  %0 = tosa.clz %a : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

func.func @f(%a: tensor<*xf32>) -> tensor<*xf32> {
  // expected-error@+1 {{failed to legalize operation 'tosa.abs'}}
  %0 = tosa.abs %a : (tensor<*xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}
