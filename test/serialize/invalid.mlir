// RUN: mlir-translate --no-implicit-module --serialize-spirv --split-input-file --verify-diagnostics %s

// expected-error@+1 {{expected a 'spirv.module' op, got 'builtin.module'}}
module {
}

// -----

// expected-error@+1 {{module must have 'vce_triple' attribute to be serializeable}}
spirv.module Logical GLSL450 {
}

// -----

spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
  spirv.func @f(%x: f32) "None" {
    // expected-error@+1 {{unhandled attribute with name : no_such_thing}}
    %0 = spirv.FAdd %x, %x {no_such_thing} : f32
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
  spirv.func @f(%x: f32) "None" {
    // expected-error@+1 {{unhandled decoration no_contraction}}
    %0 = spirv.FAdd %x, %x {no_contraction = 1 : i32} : f32
    spirv.Return
  }
}
