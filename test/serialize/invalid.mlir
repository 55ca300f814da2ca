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
    // expected-error@+1 {{expected unit attribute or decoration attribute for NoContraction}}
    %0 = spirv.FAdd %x, %x {no_contraction = 1 : i32} : f32
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
  // expected-error@+1 {{missing <id> for function nothing; function needs to be serialized before ExecutionModeOp is serialized}}
  spirv.ExecutionMode @nothing "LocalSize", 1, 1, 1
}

// -----

spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
  // expected-error@+2 {{unhandled type in serialization: 'index'}}
  // expected-error@+1 {{unhandled type in serialization: '(index) -> ()'}}
  spirv.func @f(%a: index) "None" {
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
  // expected-error@+1 {{invalid BuiltIn decoration attribute NoSuch}}
  spirv.GlobalVariable @v built_in("NoSuch") : !spirv.ptr<f32, Input>
}

// -----

spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
  spirv.func @f(%x: f32) "None" {
    // expected-error@+1 {{expected FPRoundingModeAttr attribute for FPRoundingMode}}
    %0 = spirv.FAdd %x, %x {fp_rounding_mode} : f32
    spirv.Return
  }
}

// -----

// expected-error@+1 {{unknown version: v1.7}}
spirv.module Logical GLSL450 requires #spirv.vce<v1.7, [Shader], []> {
}

// -----

spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
  spirv.func @"a\00b"() "None" { spirv.Return }
  // expected-error@+1 {{has a name with a zero byte, which strings of SPIR-V cannot hold}}
  spirv.EntryPoint "GLCompute" @"a\00b"
}
