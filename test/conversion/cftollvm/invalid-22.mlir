// RUN: mlir-opt --mlir-version=22 %s -split-input-file -convert-cf-to-llvm -verify-diagnostics

// From MLIR 20 on, no operation of cf may stay.

func.func @br(%t: tensor<4xf32>) {
  // expected-error @below {{failed to legalize operation 'cf.br' that was explicitly marked illegal}}
  cf.br ^bb1(%t : tensor<4xf32>)
^bb1(%x: tensor<4xf32>):
  return
}

// -----

func.func @first(%c: i1, %t: tensor<4xf32>) {
  // expected-error @below {{failed to legalize operation 'cf.cond_br' that was explicitly marked illegal}}
  cf.cond_br %c, ^bb1(%t : tensor<4xf32>), ^bb2
^bb1(%x: tensor<4xf32>):
  return
^bb2:
  return
}

// -----

func.func @second(%c: i1, %t: tensor<4xf32>) {
  // expected-error @below {{failed to legalize operation 'cf.cond_br' that was explicitly marked illegal}}
  cf.cond_br %c, ^bb2, ^bb1(%t : tensor<4xf32>)
^bb1(%x: tensor<4xf32>):
  return
^bb2:
  return
}

// -----

func.func @switch(%i: i32, %t: tensor<4xf32>) {
  // expected-error @below {{failed to legalize operation 'cf.switch' that was explicitly marked illegal}}
  cf.switch %i : i32, [
    default: ^bb2,
    1: ^bb1(%t : tensor<4xf32>)
  ]
^bb1(%x: tensor<4xf32>):
  return
^bb2:
  return
}
