// RUN: mlir-opt --mlir-version=22 --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

// A keyword of an enumeration may be a string.
"test.op"() {a = #gpu.address_space<"private">, b = loc("f":1), c = loc("f":1:2 to :3), d = loc("f":1:2 to 3:4)} : () -> ()

// -----

// expected-error @+2 {{expected valid keyword or string}}
// expected-error @+1 {{failed to parse GPU_AddressSpaceAttr parameter 'value'}}
"test.op"() {a = #gpu.address_space<3>} : () -> ()

// -----

// expected-error @+1 {{expected either integer or `:` post `to` in FileLineColRange}}
"test.op"() {a = loc("f":1:2 to x)} : () -> ()

// -----

// expected-error @+1 {{expected floating point literal}}
"test.op"() {a = dense<[1.0, true]> : tensor<2xf32>} : () -> ()

// -----

func.func @memref(%m: memref<f32>) {
  // expected-error @+1 {{invalid kind of type specified: expected builtin.memref, but found 'f32'}}
  %0 = memref.load %m[] : f32
  return
}
