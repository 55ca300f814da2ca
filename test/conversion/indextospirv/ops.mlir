// RUN: mlir-opt %s -split-input-file -convert-index-to-spirv | FileCheck %s

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader, Int64], []>, #spirv.resource_limits<>>} {
func.func @f(%a: index, %b: index, %i: i32, %l : i64) {
  %0 = index.ceildivs %a, %b
  %1 = index.ceildivu %a, %b
  %2 = index.floordivs %a, %b
  %3 = index.casts %a : index to i32
  %4 = index.castu %l : i64 to index
  %5 = index.casts %l : i64 to index
  %6 = index.cmp ult(%a, %b)
  %7 = index.sizeof
  %8 = index.constant 42
  %9 = index.bool.constant true
  return
}
}

// CHECK-LABEL: func.func @f(%arg0: index, %arg1: index, %arg2: i32, %arg3: i64) {
// CHECK-NEXT:  %0 = builtin.unrealized_conversion_cast %arg1 : index to i32
// CHECK-NEXT:  %1 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT:  %cst0_i32 = spirv.Constant 0 : i32
// CHECK-NEXT:  %cst1_i32 = spirv.Constant 1 : i32
// CHECK-NEXT:  %cst-1_i32 = spirv.Constant -1 : i32
// CHECK-NEXT:  %2 = spirv.SGreaterThan %0, %cst0_i32 : i32
// CHECK-NEXT:  %3 = spirv.Select %2, %cst-1_i32, %cst1_i32 : i1, i32
// CHECK-NEXT:  %4 = spirv.IAdd %1, %3 : i32
// CHECK-NEXT:  %5 = spirv.SDiv %4, %0 : i32
// CHECK-NEXT:  %6 = spirv.IAdd %5, %cst1_i32 : i32
// CHECK-NEXT:  %7 = spirv.ISub %cst0_i32, %1 : i32
// CHECK-NEXT:  %8 = spirv.SDiv %7, %0 : i32
// CHECK-NEXT:  %9 = spirv.ISub %cst0_i32, %8 : i32
// CHECK-NEXT:  %10 = spirv.SGreaterThan %1, %cst0_i32 : i32
// CHECK-NEXT:  %11 = spirv.LogicalEqual %10, %2 : i1
// CHECK-NEXT:  %12 = spirv.INotEqual %1, %cst0_i32 : i32
// CHECK-NEXT:  %13 = spirv.LogicalAnd %11, %12 : i1
// CHECK-NEXT:  %14 = spirv.Select %13, %6, %9 : i1, i32
// CHECK-NEXT:  %cst0_i32_0 = spirv.Constant 0 : i32
// CHECK-NEXT:  %cst1_i32_1 = spirv.Constant 1 : i32
// CHECK-NEXT:  %15 = spirv.ISub %1, %cst1_i32_1 : i32
// CHECK-NEXT:  %16 = spirv.UDiv %15, %0 : i32
// CHECK-NEXT:  %17 = spirv.IAdd %16, %cst1_i32_1 : i32
// CHECK-NEXT:  %18 = spirv.IEqual %1, %cst0_i32_0 : i32
// CHECK-NEXT:  %19 = spirv.Select %18, %cst0_i32_0, %17 : i1, i32
// CHECK-NEXT:  %cst0_i32_2 = spirv.Constant 0 : i32
// CHECK-NEXT:  %cst1_i32_3 = spirv.Constant 1 : i32
// CHECK-NEXT:  %cst-1_i32_4 = spirv.Constant -1 : i32
// CHECK-NEXT:  %20 = spirv.SLessThan %0, %cst0_i32_2 : i32
// CHECK-NEXT:  %21 = spirv.Select %20, %cst1_i32_3, %cst-1_i32_4 : i1, i32
// CHECK-NEXT:  %22 = spirv.ISub %21, %1 : i32
// CHECK-NEXT:  %23 = spirv.SDiv %22, %0 : i32
// CHECK-NEXT:  %24 = spirv.ISub %cst-1_i32_4, %23 : i32
// CHECK-NEXT:  %25 = spirv.SDiv %1, %0 : i32
// CHECK-NEXT:  %26 = spirv.SLessThan %1, %cst0_i32_2 : i32
// CHECK-NEXT:  %27 = spirv.LogicalNotEqual %26, %20 : i1
// CHECK-NEXT:  %28 = spirv.INotEqual %1, %cst0_i32_2 : i32
// CHECK-NEXT:  %29 = spirv.LogicalAnd %27, %28 : i1
// CHECK-NEXT:  %30 = spirv.Select %29, %25, %24 : i1, i32
// CHECK-NEXT:  %31 = spirv.UConvert %arg3 : i64 to i32
// CHECK-NEXT:  %32 = spirv.SConvert %arg3 : i64 to i32
// CHECK-NEXT:  %33 = spirv.ULessThan %1, %0 : i32
// CHECK-NEXT:  %cst32_i32 = spirv.Constant 32 : i32
// CHECK-NEXT:  %cst42_i32 = spirv.Constant 42 : i32
// CHECK-NEXT:  %true = spirv.Constant true
// CHECK-NEXT:  return
// CHECK-NEXT:  }

// -----

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>} {
func.func @same(%a: index, %b: index) {
  %0 = index.add %a, %b
  %1 = index.rems %a, %b
  %2 = index.remu %a, %b
  %3 = index.maxu %a, %b
  %4 = index.shrs %a, %b
  %5 = index.xor %a, %b
  return
}
}

// CHECK-LABEL: func.func @same(%arg0: index, %arg1: index) {
// CHECK-NEXT:  %0 = builtin.unrealized_conversion_cast %arg1 : index to i32
// CHECK-NEXT:  %1 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT:  %2 = spirv.IAdd %1, %0 : i32
// CHECK-NEXT:  %3 = spirv.SRem %1, %0 : i32
// CHECK-NEXT:  %4 = spirv.UMod %1, %0 : i32
// CHECK-NEXT:  %5 = spirv.GL.UMax %1, %0 : i32
// CHECK-NEXT:  %6 = spirv.ShiftRightArithmetic %1, %0 : i32, i32
// CHECK-NEXT:  %7 = spirv.BitwiseXor %1, %0 : i32
// CHECK-NEXT:  return
// CHECK-NEXT:  }
