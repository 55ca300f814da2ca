// RUN: mlir-opt %s --split-input-file --verify-diagnostics

spv.module Logical GLSL450 {
  func @f(%a: f32) {
    // expected-error@+1 {{custom op 'spv.FAddd' is unknown (did you mean 'spirv.FAdd'?)}}
    %0 = spv.FAddd %a, %a : f32
    spv.Return
  }
}

// -----

// expected-error@+1 {{custom op 'spv.Nothing.like.it' is unknown}}
spv.Nothing.like.it

// -----

// expected-error@+1 {{unregistered operation 'spv.global_variable' found in dialect ('spirv') that does not allow unknown operations (did you mean 'spirv.GlobalVariable'?)}}
"spv.global_variable"() : () -> ()

// -----

// expected-error@+1 {{unknown SPIR-V type: arr}}
func.func private @f(!spv.arr<4 x i32>)

// -----

// The new prefix does not read the old syntax.
// expected-error@+1 {{expected}}
func.func private @f(!spirv.struct<f32 [0]>)

// -----

// expected-error@+1 {{invalid addressing_model attribute specification: Illogical}}
spv.module "Illogical" "GLSL450" {}

// -----

// expected-error@+1 {{invalid function_control attribute specification: "Never"}}
spv.func @f() "Never" { spv.Return }

// -----

// expected-error@+1 {{unknown or malformed limit 'max_kernels'}}
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [], []>, {max_kernels = 1 : i32}>} {}

// -----

// The example of the documents gives the op a result that it does not have.
spv.module Logical GLSL450 {
  func @f(%arg: i32) -> i32 {
    // expected-error@+1 {{op requires zero results}}
    "spv.ReturnValue"(%arg) : (i32) -> (i32)
  }
}

// -----

// expected-error@+1 {{duplicate key 'spirv.target_env' in dictionary attribute}}
module attributes {spirv.target_env = 1 : i32, spv.target_env = 2 : i32} {}

// -----

spv.module Logical GLSL450 {
  func @f(%x: f32) {
    // expected-error@+1 {{duplicate key 'no_contraction' in dictionary attribute}}
    %0 = "spv.FMul"(%x, %x) {NoContraction: unit, no_contraction} : (f32, f32) -> f32
    spv.Return
  }
}

// -----

// expected-error@+1 {{custom op 'spv.' is unknown}}
spv.
