// RUN: mlir-opt %s --mlir-version=19 --split-input-file --verify-diagnostics

// MLIR 19 has no quoted keys.

// expected-error@+1 {{expected identifier key for 'resource' entry}}
module attributes {test.a = dense_resource<"a"> : tensor<1xi32>} {}

// -----

{-#
  dialect_resources: {
    // expected-error@+1 {{expected identifier key for 'resource' entry}}
    builtin: { "a": "0x0400000001000000" }
  }
#-}

// -----

{-#
  external_resources: {
    // expected-error@+1 {{expected identifier key for 'external_resources' entry}}
    tool: { "a": true }
  }
#-}
