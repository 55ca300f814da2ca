// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @unknown(%x : f32) {
  // expected-error@+1 {{unknown instruction "OpNothing"}}
  spirv.opaque.inst "OpNothing"(%x) : (f32) -> ()
  return
}

// -----

func.func @few(%x : f32) {
  // expected-error@+1 {{lacks a param of kind IdRef}}
  %0 = spirv.opaque.inst "OpFAdd"(%x) : (f32) -> f32
  return
}

// -----

func.func @many(%x : f32) {
  // expected-error@+1 {{has too many params}}
  %0 = spirv.opaque.inst "OpDPdx"(%x, %x) : (f32, f32) -> f32
  return
}

// -----

func.func @enumerant(%x : f32) {
  // expected-error@+1 {{has a wrong param of kind ImageOperands: "Biased"}}
  %0 = spirv.opaque.inst "OpImageFetch"(%x, %x) [unit, unit, "Biased"] : (f32, f32) -> f32
  return
}

// -----

func.func @operands(%x : f32) {
  // expected-error@+1 {{has another number of operands than of unit params}}
  %0 = spirv.opaque.inst "OpImageFetch"(%x, %x, %x) [unit, unit] : (f32, f32, f32) -> f32
  return
}

// -----

func.func @result(%x : f32) {
  // expected-error@+1 {{has a result, which OpStore does not have}}
  %0 = spirv.opaque.inst "OpStore"(%x, %x) : (f32, f32) -> f32
  return
}

// -----

// expected-error@+1 {{unknown type declaration: OpTypeNothing}}
func.func private @type(!spirv.opaque<"OpTypeNothing">)

// -----

// expected-error@+1 {{opaque type lacks a param of kind IdRef}}
func.func private @params(!spirv.opaque<"OpTypeArray", [f32]>)

// -----

func.func @switch(%x : i32) {
  // expected-error@+1 {{number of literals (0) should match number of targets (1)}}
  "spirv.Switch"(%x)[^a, ^a] <{case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^a:
  spirv.Return
}

// -----

func.func @few(%x: f32) -> f32 {
  // expected-error@+1 {{'spirv.opaque.inst' op has a number of operands that "Fma" does not take}}
  %0 = spirv.opaque.inst "OpExtInst"(%x, %x) ["GLSL.std.450", "Fma", unit, unit] : (f32, f32) -> f32
  return %0 : f32
}

// -----

func.func @many(%x: f32) -> f32 {
  // expected-error@+1 {{'spirv.opaque.inst' op has a number of operands that "cbrt" does not take}}
  %0 = spirv.opaque.inst "OpExtInst"(%x, %x) ["OpenCL.std", "cbrt", unit, unit] : (f32, f32) -> f32
  return %0 : f32
}

// -----

// The last operand of printf is repeated.
func.func @repeated(%x: f32) -> i32 {
  %0 = spirv.opaque.inst "OpExtInst"(%x, %x, %x) ["OpenCL.std", "printf", unit, unit, unit] : (f32, f32, f32) -> i32
  return %0 : i32
}
