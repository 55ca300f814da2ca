// RUN: mlir-opt %s -split-input-file -convert-spirv-to-llvm -verify-diagnostics

// Values, memory and calls of types that LLVM IR lacks.

func.func @load(%p: !spirv.ptr<!spirv.matrix<2 x vector<4xf32>>, Function>) {
  // expected-error @below {{failed to legalize operation 'spirv.Load' that was explicitly marked illegal}}
  %0 = spirv.Load "Function" %p : !spirv.matrix<2 x vector<4xf32>>
  return
}

// -----

func.func @undefined() {
  // expected-error @below {{failed to legalize operation 'spirv.Undef' that was explicitly marked illegal}}
  %0 = spirv.Undef : !spirv.matrix<2 x vector<4xf32>>
  return
}

// -----

func.func @variable() {
  // expected-error @below {{failed to legalize operation 'spirv.Variable' that was explicitly marked illegal}}
  %0 = spirv.Variable : !spirv.ptr<!spirv.matrix<2 x vector<4xf32>>, Function>
  return
}

// -----

func.func @initialized(%s: !spirv.struct<(f32, i32)>) {
  // expected-error @below {{'spirv.Variable' op initializer must be the result of a constant or spirv.GlobalVariable op}}
  %0 = spirv.Variable init(%s) : !spirv.ptr<!spirv.struct<(f32, i32)>, Function>
  return
}

// -----

spirv.module Logical GLSL450 {
  // expected-error @below {{failed to legalize operation 'spirv.GlobalVariable' that was explicitly marked illegal}}
  spirv.GlobalVariable @m : !spirv.ptr<!spirv.matrix<2 x vector<4xf32>>, Private>
}

// -----

func.func @chain(%p: !spirv.ptr<!spirv.matrix<2 x vector<4xf32>>, Function>, %i: i32) {
  // expected-error @below {{failed to legalize operation 'spirv.AccessChain' that was explicitly marked illegal}}
  %0 = spirv.AccessChain %p[%i] : !spirv.ptr<!spirv.matrix<2 x vector<4xf32>>, Function>, i32
  return
}

// -----

func.func @chain_of_nothing(%p: !spirv.ptr<!spirv.struct<(f32)>, Function>) {
  // expected-error @below {{'spirv.AccessChain' op expected at least one index }}
  %0 = spirv.AccessChain %p[] : !spirv.ptr<!spirv.struct<(f32)>, Function>,
  return
}

// -----

func.func @part_of_vector(%s: !spirv.struct<(vector<2xf32>)>) {
  // expected-error @below {{failed to legalize operation 'spirv.CompositeExtract' that was explicitly marked illegal}}
  %0 = spirv.CompositeExtract %s[0 : i32, 1 : i32] : !spirv.struct<(vector<2xf32>)>
  return
}

// -----

func.func @part_of_vector_set(%s: !spirv.struct<(vector<2xf32>)>, %x: f32) {
  // expected-error @below {{'llvm.insertvalue' op expected LLVM IR structure/array type, got: 'vector<2xf32>'}}
  %0 = spirv.CompositeInsert %x, %s[0 : i32, 1 : i32] : f32 into !spirv.struct<(vector<2xf32>)>
  return
}

// -----

func.func @column(%m: !spirv.matrix<2 x vector<4xf32>>) {
  // expected-error @below {{failed to legalize operation 'spirv.CompositeExtract' that was explicitly marked illegal}}
  %0 = spirv.CompositeExtract %m[0 : i32] : !spirv.matrix<2 x vector<4xf32>>
  return
}

// -----

func.func @transpose(%m: !spirv.matrix<2 x vector<4xf32>>) {
  // expected-error @below {{failed to legalize operation 'spirv.Transpose' that was explicitly marked illegal}}
  %0 = spirv.Transpose %m : !spirv.matrix<2 x vector<4xf32>> -> !spirv.matrix<4 x vector<2xf32>>
  return
}

// -----

// expected-error @below {{failed to legalize operation 'spirv.func' that was explicitly marked illegal}}
spirv.func @callee(%m: !spirv.matrix<2 x vector<4xf32>>) -> !spirv.matrix<2 x vector<4xf32>> "None" {
  spirv.ReturnValue %m : !spirv.matrix<2 x vector<4xf32>>
}

// -----

func.func @copied(%p: !spirv.ptr<!spirv.matrix<2 x vector<4xf32>>, Function>) {
  // expected-error @below {{failed to legalize operation 'spirv.CopyMemory' that was explicitly marked illegal}}
  spirv.CopyMemory "Function" %p, "Function" %p : !spirv.matrix<2 x vector<4xf32>>
  return
}

// -----

func.func @selected(%c: i1, %m: !spirv.matrix<2 x vector<4xf32>>) {
  // expected-error @below {{'spirv.Select' op operand #1 must be 8/16/32/64-bit integer or 16/32/64-bit float or bool or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float values of length 2/3/4/8/16 or any SPIR-V pointer type, but got '!spirv.matrix<2 x vector<4xf32>>'}}
  %0 = spirv.Select %c, %m, %m : i1, !spirv.matrix<2 x vector<4xf32>>
  return
}

// -----

func.func @added(%m: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>) {
  // expected-error @below {{failed to legalize operation 'spirv.IAdd' that was explicitly marked illegal}}
  %0 = spirv.IAdd %m, %m : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>
  return
}

// -----

func.func @negated(%m: !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>) {
  // expected-error @below {{failed to legalize operation 'spirv.FNegate' that was explicitly marked illegal}}
  %0 = spirv.FNegate %m : !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>
  return
}

// -----

func.func @divided(%m: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>) {
  // expected-error @below {{failed to legalize operation 'spirv.UDiv' that was explicitly marked illegal}}
  %0 = spirv.UDiv %m, %m : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>
  return
}

// -----

func.func @converted(%m: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>) {
  // expected-error @below {{failed to legalize operation 'spirv.ConvertSToF' that was explicitly marked illegal}}
  %0 = spirv.ConvertSToF %m : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA> to !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>
  return
}

// -----

func.func @widened(%m: !spirv.coopmatrix<8x16xi8, Subgroup, MatrixA>) {
  // expected-error @below {{failed to legalize operation 'spirv.SConvert' that was explicitly marked illegal}}
  %0 = spirv.SConvert %m : !spirv.coopmatrix<8x16xi8, Subgroup, MatrixA> to !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>
  return
}

// -----

spirv.func @wide() "None" {
  // expected-error @below {{failed to legalize operation 'spirv.Constant' that was explicitly marked illegal}}
  %0 = spirv.Constant dense<[1, 2]> : tensor<2xi32> : !spirv.array<2 x i32>
  spirv.Return
}

// -----

spirv.func @array() "None" {
  // expected-error @below {{failed to legalize operation 'spirv.Constant' that was explicitly marked illegal}}
  %0 = spirv.Constant [[1 : i32]] : !spirv.array<1 x !spirv.array<1 x i32>>
  spirv.Return
}
