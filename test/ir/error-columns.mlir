// RUN: not mlir-opt %s --split-input-file 2>&1 | FileCheck %s

// CHECK: :12: error: @ identifier expected to start with letter or '_'
func.func @1() { return }

// -----

// CHECK: :29: error: non-affine expression: right operand of mod has to be either a constant or symbolic
#m = affine_map<(d0) -> (d0 mod d0)>

// -----

// A further operator takes the blame.
// CHECK: :36: error: non-affine expression: right operand of mod has to be either a constant or symbolic
#m = affine_map<(d0) -> (d0 mod d0 * 3)>

// -----

// CHECK: :40: error: recursive struct reference not nested in struct definition
func.func private @a(!spirv.ptr<!spirv.struct<b>, Uniform>)
