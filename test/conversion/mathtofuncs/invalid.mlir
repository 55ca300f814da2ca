// RUN: mlir-opt %s -convert-math-to-funcs=convert-ctlz -split-input-file -verify-diagnostics

func.func @tensor(%n: tensor<2xi32>) -> tensor<2xi32> {
  // expected-error @below {{failed to legalize operation 'math.ipowi' that was explicitly marked illegal}}
  %0 = math.ipowi %n, %n : tensor<2xi32>
  return %0 : tensor<2xi32>
}

// -----

// mlir-opt reads a width of an index from memory that has none.
func.func @index(%n: index) -> index {
  // expected-error @below {{failed to legalize operation 'math.ctlz' that was explicitly marked illegal}}
  %0 = math.ctlz %n : index
  return %0 : index
}

// -----

// The functions are in the module that the pass runs on. A gpu.module does not see them.
gpu.module @inner {
  gpu.func @kernel(%n: i32) {
    // expected-error @below {{'func.call' op '__mlir_math_ipowi_i32' does not reference a valid function}}
    %0 = math.ipowi %n, %n : i32
    gpu.return
  }
}

// -----

func.func @many(%n: vector<99999xi8>) -> vector<99999xi8> {
  // expected-error @below {{failed to legalize operation 'math.ipowi' that was explicitly marked illegal}}
  %0 = math.ipowi %n, %n : vector<99999xi8>
  return %0 : vector<99999xi8>
}
