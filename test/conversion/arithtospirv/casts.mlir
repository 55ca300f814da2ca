// RUN: mlir-opt %s -split-input-file -convert-arith-to-spirv | FileCheck %s

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader, Int8, Int64, Float16], []>, #spirv.resource_limits<>>} {
func.func @widths(%a: i8, %b: i32, %c: i64, %h: f16, %x: f32) {
  %0 = arith.extui %a : i8 to i32
  %1 = arith.extsi %b : i32 to i64
  %2 = arith.trunci %c : i64 to i8
  %3 = arith.extf %h : f16 to f32
  %4 = arith.truncf %x : f32 to f16
  %5 = arith.uitofp %a : i8 to f32
  %6 = arith.sitofp %c : i64 to f16
  %7 = arith.fptoui %x : f32 to i64
  %8 = arith.fptosi %h : f16 to i8
  %9 = arith.bitcast %x : f32 to i32
  return
}
func.func @booleans(%a: i1, %v: vector<2xi1>, %b: i32) {
  %0 = arith.extui %a : i1 to i32
  %1 = arith.extsi %v : vector<2xi1> to vector<2xi64>
  %2 = arith.uitofp %a : i1 to f32
  %3 = arith.trunci %b : i32 to i1
  return
}
func.func @indices(%i: index, %a: i8, %c: i64) {
  %0 = arith.index_cast %i : index to i64
  %1 = arith.index_castui %a : i8 to index
  %2 = arith.index_cast %c : i64 to index
  %3 = arith.index_cast %i : index to i32
  return
}
}

// CHECK-LABEL: func.func @widths(%arg0: i8, %arg1: i32, %arg2: i64, %arg3: f16, %arg4: f32) {
// CHECK-NEXT:  %0 = spirv.UConvert %arg0 : i8 to i32
// CHECK-NEXT:  %1 = spirv.SConvert %arg1 : i32 to i64
// CHECK-NEXT:  %2 = spirv.SConvert %arg2 : i64 to i8
// CHECK-NEXT:  %3 = spirv.FConvert %arg3 : f16 to f32
// CHECK-NEXT:  %4 = spirv.FConvert %arg4 : f32 to f16
// CHECK-NEXT:  %5 = spirv.ConvertUToF %arg0 : i8 to f32
// CHECK-NEXT:  %6 = spirv.ConvertSToF %arg2 : i64 to f16
// CHECK-NEXT:  %7 = spirv.ConvertFToU %arg4 : f32 to i64
// CHECK-NEXT:  %8 = spirv.ConvertFToS %arg3 : f16 to i8
// CHECK-NEXT:  %9 = spirv.Bitcast %arg4 : f32 to i32
// CHECK-NEXT:  return
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @booleans(%arg0: i1, %arg1: vector<2xi1>, %arg2: i32) {
// CHECK-NEXT:  %cst0_i32 = spirv.Constant 0 : i32
// CHECK-NEXT:  %cst1_i32 = spirv.Constant 1 : i32
// CHECK-NEXT:  %0 = spirv.Select %arg0, %cst1_i32, %cst0_i32 : i1, i32
// CHECK-NEXT:  %cst_vec_2xi64 = spirv.Constant dense<-1> : vector<2xi64>
// CHECK-NEXT:  %cst_vec_2xi64_0 = spirv.Constant dense<0> : vector<2xi64>
// CHECK-NEXT:  %1 = spirv.Select %arg1, %cst_vec_2xi64, %cst_vec_2xi64_0 : vector<2xi1>, vector<2xi64>
// CHECK-NEXT:  %cst_f32 = spirv.Constant 0.000000e+00 : f32
// CHECK-NEXT:  %cst_f32_1 = spirv.Constant 1.000000e+00 : f32
// CHECK-NEXT:  %2 = spirv.Select %arg0, %cst_f32_1, %cst_f32 : i1, f32
// CHECK-NEXT:  %cst1_i32_2 = spirv.Constant 1 : i32
// CHECK-NEXT:  %3 = spirv.BitwiseAnd %arg2, %cst1_i32_2 : i32
// CHECK-NEXT:  %4 = spirv.IEqual %3, %cst1_i32_2 : i32
// CHECK-NEXT:  %false = spirv.Constant false
// CHECK-NEXT:  %true = spirv.Constant true
// CHECK-NEXT:  %5 = spirv.Select %4, %true, %false : i1, i1
// CHECK-NEXT:  return
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @indices(%arg0: index, %arg1: i8, %arg2: i64) {
// CHECK-NEXT:  %0 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT:  %1 = spirv.SConvert %0 : i32 to i64
// CHECK-NEXT:  %2 = spirv.UConvert %arg1 : i8 to i32
// CHECK-NEXT:  %3 = spirv.SConvert %arg2 : i64 to i32
// CHECK-NEXT:  return
// CHECK-NEXT:  }

// -----

// Emulated integers keep their value.
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>} {
func.func @emulated(%a: i8, %b: i16, %v: vector<3xi4>, %c: i32) {
  %0 = arith.extui %a : i8 to i16
  %1 = arith.extsi %a : i8 to i32
  %2 = arith.trunci %b : i16 to i8
  %3 = arith.extui %v : vector<3xi4> to vector<3xi8>
  %4 = arith.trunci %c : i32 to i16
  return
}
}

// CHECK-LABEL: func.func @emulated(%arg0: i8, %arg1: i16, %arg2: vector<3xi4>, %arg3: i32) {
// CHECK-NEXT:  %0 = builtin.unrealized_conversion_cast %arg2 : vector<3xi4> to vector<3xi32>
// CHECK-NEXT:  %1 = builtin.unrealized_conversion_cast %arg1 : i16 to i32
// CHECK-NEXT:  %2 = builtin.unrealized_conversion_cast %arg0 : i8 to i32
// CHECK-NEXT:  %cst255_i32 = spirv.Constant 255 : i32
// CHECK-NEXT:  %3 = spirv.BitwiseAnd %2, %cst255_i32 : i32
// CHECK-NEXT:  %cst24_i32 = spirv.Constant 24 : i32
// CHECK-NEXT:  %4 = spirv.ShiftLeftLogical %2, %cst24_i32 : i32, i32
// CHECK-NEXT:  %5 = spirv.ShiftRightArithmetic %4, %cst24_i32 : i32, i32
// CHECK-NEXT:  %cst255_i32_0 = spirv.Constant 255 : i32
// CHECK-NEXT:  %6 = spirv.BitwiseAnd %1, %cst255_i32_0 : i32
// CHECK-NEXT:  %cst_vec_3xi32 = spirv.Constant dense<15> : vector<3xi32>
// CHECK-NEXT:  %7 = spirv.BitwiseAnd %0, %cst_vec_3xi32 : vector<3xi32>
// CHECK-NEXT:  %cst65535_i32 = spirv.Constant 65535 : i32
// CHECK-NEXT:  %8 = spirv.BitwiseAnd %arg3, %cst65535_i32 : i32
// CHECK-NEXT:  return
// CHECK-NEXT:  }
