// RUN: mlir-opt %s --pass-pipeline="builtin.module(gpu.module(gpu.func(spirv-expand-prints)))" -split-input-file -verify-diagnostics

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader, Float64], []>, #spirv.resource_limits<>>} {
  gpu.module @m {
    gpu.func @k(%i: i32, %f: f32, %d: f64, %w: i65, %u: ui32, %t: tf32) kernel {
      // expected-error @+1 {{'gpu.printf': the format has 2 conversions, but there are 1 argument}}
      gpu.printf "%d %d" %i : i32
      // expected-error @+1 {{'gpu.printf': the format has 0 conversions, but there are 1 argument}}
      gpu.printf "100%%" %i : i32
      // expected-error @+1 {{'gpu.printf': '%f' takes a float, but argument 0 has the type 'i32'}}
      gpu.printf "%f" %i : i32
      // expected-error @+1 {{'gpu.printf': '%x' takes an integer, but argument 1 has the type 'f32'}}
      gpu.printf "%d %x" %i, %f : i32, f32
      // expected-error @+2 {{'gpu.printf': kernels have no strings, which '%s' prints}}
      // expected-note @+1 {{conversions are %[flags][width][.precision][length] and one of d i u x X o c f F e E g G, or %%}}
      gpu.printf "%s" %i : i32
      // expected-error @+2 {{'gpu.printf': a width or precision in an argument ('*') is not supported; write the number into the format}}
      // expected-note @+1 {{conversions are}}
      gpu.printf "%*d" %i, %i : i32, i32
      // expected-error @+2 {{'gpu.printf': the conversion '%-5q' is unknown}}
      // expected-note @+1 {{conversions are}}
      gpu.printf "%-5q" %i : i32
      // expected-error @+2 {{'gpu.printf': the conversion '%5.2l' has no end}}
      // expected-note @+1 {{conversions are}}
      gpu.printf "a %5.2l"
      // expected-error @+2 {{'gpu.printf': the conversion '%hf' has a length that '%f' does not take}}
      // expected-note @+1 {{conversions are}}
      gpu.printf "%hf" %f : f32
      // expected-error @+2 {{'gpu.printf': the width or precision 5000 exceeds 4096}}
      // expected-note @+1 {{conversions are}}
      gpu.printf "%5000d" %i : i32
      // expected-error @+2 {{'gpu.printf': the width or precision 99999999999999999999 exceeds 4096}}
      // expected-note @+1 {{conversions are}}
      gpu.printf "%.99999999999999999999d" %i : i32
      // expected-error @+2 {{'gpu.printf' cannot print argument 0, 'i65'}}
      // expected-note @+1 {{it prints signless integers of at most 64 bits, index, floats of 8 bits, f16, bf16, f32 and f64}}
      gpu.printf "%d" %w : i65
      // expected-error @+2 {{'gpu.printf' cannot print argument 0, 'ui32'}}
      // expected-note @+1 {{it prints signless integers}}
      gpu.printf "%u" %u : ui32
      // expected-error @+2 {{'gpu.printf' cannot print argument 0, 'tf32'}}
      // expected-note @+1 {{it prints signless integers}}
      gpu.printf "%f" %t : tf32
      gpu.return
    }
  }
}

// -----

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Kernel, Addresses], []>, #spirv.resource_limits<>>} {
  gpu.module @m {
    gpu.func @k() kernel {
      // expected-error @+1 {{an OpenCL kernel has no descriptors, so it cannot print to a buffer}}
      gpu.printf "no"
      gpu.return
    }
  }
}

// -----

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>} {
  gpu.module @m {
    gpu.func @k(%i: i32) kernel {
      // expected-error @+2 {{'gpu.printf' has arguments of 129 words, and a record has at most 128}}
      // expected-note @+1 {{print in several operations}}
      gpu.printf "%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d" %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32
      gpu.return
    }
  }
}
