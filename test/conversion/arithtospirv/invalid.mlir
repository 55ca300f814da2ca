// RUN: mlir-opt %s -split-input-file -convert-arith-to-spirv -verify-diagnostics

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>} {
func.func @unsigned(%a: i8) {
  // expected-error@+2 {{bitwidth emulation is not implemented yet on unsigned op pattern version}}
  // expected-error@+1 {{failed to legalize operation 'arith.divui' that was explicitly marked illegal}}
  %0 = arith.divui %a, %a : i8
  return
}
}

// -----

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>} {
func.func @compared(%a: i16, %b: i16) {
  // expected-error@+2 {{bitwidth emulation is not implemented yet on unsigned op}}
  // expected-error@+1 {{failed to legalize operation 'arith.cmpi' that was explicitly marked illegal}}
  %0 = arith.cmpi ult, %a, %b : i16
  return
}
}

// -----

// Wide types are not narrowed.
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>} {
func.func @wide(%x: f64) {
  // expected-error@+1 {{failed to legalize operation 'arith.addf' that was explicitly marked illegal}}
  %0 = arith.addf %x, %x : f64
  return
}
}

// -----

func.func @missing() {
  // expected-error@+2 {{could not find resource blob}}
  // expected-error@+1 {{failed to legalize operation 'arith.constant' that was explicitly marked illegal}}
  %0 = arith.constant dense_resource<nothing> : tensor<4xi32>
  return
}

// -----

func.func @inexact() {
  // expected-error@+1 {{failed to legalize operation 'arith.constant' that was explicitly marked illegal}}
  %0 = arith.constant 4294967296 : index
  return
}
