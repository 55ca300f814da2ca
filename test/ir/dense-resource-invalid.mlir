// RUN: mlir-opt %s --mlir-version=19 --split-input-file --verify-diagnostics
// RUN: mlir-opt %s --mlir-version=22 --split-input-file --verify-diagnostics

// expected-error@+1 {{`dense_resource` expected a shaped type}}
module attributes {test.a = dense_resource<a> : i32} {}

// -----

// expected-error@+1 {{expected identifier key for 'resource' entry}}
module attributes {test.a = dense_resource<1> : tensor<1xi32>} {}

// -----

{-#
  dialect_resources: {
    // expected-error@+1 {{expected identifier key for 'resource' entry}}
    "builtin": { a: "0x04000000" }
  }
#-}

// -----

{-#
  external_resources: {
    // expected-error@+1 {{expected identifier key for 'resource' entry}}
    "a tool": { a: "0x04000000" }
  }
#-}

// -----

{-#
  dialect_resources: {
    // expected-error@+1 {{expected hex string blob for key 'a' to encode alignment in first 4 bytes, but got non-power-of-2 value: 3}}
    builtin: { a: "0x0300000001" }
  }
#-}

// -----

{-#
  dialect_resources: {
    // expected-error@+1 {{expected hex string blob for key 'a' to encode alignment in first 4 bytes}}
    builtin: { a: "0x040000" }
  }
#-}

// -----

{-#
  dialect_resources: {
    // expected-error@+1 {{expected hex string blob for key 'a'}}
    builtin: { a: "0x04000000f" }
  }
#-}

// -----

{-#
  dialect_resources: {
    // expected-error@+1 {{expected hex string blob for key 'a'}}
    builtin: { a: "a text" }
  }
#-}

// -----

{-#
  dialect_resources: {
    // expected-error@+1 {{expected hex string blob for key 'a'}}
    builtin: { a: true }
  }
#-}

// -----

{-#
  external_resources: {
    // expected-error@+1 {{expected hex string blob for key 'a'}}
    tool: { a: "0xno" }
  }
#-}

// -----

{-#
  external_resources: {
    // expected-error@+1 {{expected hex string blob for key 'a' to encode alignment in first 4 bytes, but got non-power-of-2 value: 6}}
    tool: { a: "0x06000000" }
  }
#-}

// -----

{-#
  external_resources: {
    // expected-error@+1 {{expected string value for key 'a'}}
    tool: { a: 7 }
  }
#-}
