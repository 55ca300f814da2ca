// RUN: mlir-opt %s -split-input-file -convert-arith-to-spirv -verify-diagnostics

// Some conversions need constants, which exist for scalars and vectors, but not for the arrays that tensors become. The error
// is about the operation of the source.

func.func @extended(%t: tensor<6xi8>) {
  // expected-error@+1 {{failed to legalize operation 'arith.extui' that was explicitly marked illegal}}
  %r = arith.extui %t : tensor<6xi8> to tensor<6xi32>
  return
}

// -----

func.func @sign_extended(%t: tensor<6xi8>) {
  // expected-error@+1 {{failed to legalize operation 'arith.extsi' that was explicitly marked illegal}}
  %r = arith.extsi %t : tensor<6xi8> to tensor<6xi16>
  return
}

// -----

func.func @truncated(%t: tensor<2x3xi32>) {
  // expected-error@+1 {{failed to legalize operation 'arith.trunci' that was explicitly marked illegal}}
  %r = arith.trunci %t : tensor<2x3xi32> to tensor<2x3xi8>
  return
}

// -----

func.func @carry(%t: tensor<4xi32>) {
  // expected-error@+1 {{failed to legalize operation 'arith.addui_extended' that was explicitly marked illegal}}
  %r:2 = arith.addui_extended %t, %t : tensor<4xi32>, tensor<4xi1>
  return
}

// -----

func.func @ordered(%t: tensor<4xf32>) {
  // expected-error@+1 {{failed to legalize operation 'arith.cmpf' that was explicitly marked illegal}}
  %r = arith.cmpf ord, %t, %t fastmath<nnan> : tensor<4xf32>
  return
}
