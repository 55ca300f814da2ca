// RUN: mlir-opt %s -split-input-file -convert-arith-to-spirv | FileCheck %s

// Ops with a counterpart.
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader, Int64], []>, #spirv.resource_limits<>>} {
func.func @integers(%a: i32, %b: i32, %v: vector<4xi64>) {
  %0 = arith.addi %a, %b : i32
  %1 = arith.subi %a, %b : i32
  %2 = arith.muli %v, %v : vector<4xi64>
  %3 = arith.divui %a, %b : i32
  %4 = arith.divsi %a, %b : i32
  %5 = arith.remui %a, %b : i32
  %6 = arith.shli %a, %b : i32
  %7 = arith.shrui %a, %b : i32
  %8 = arith.shrsi %a, %b : i32
  %9 = arith.maxsi %a, %b : i32
  %10 = arith.minui %a, %b : i32
  return
}
func.func @extended(%a: i32, %v: vector<3xi32>) {
  %0, %1 = arith.addui_extended %a, %a : i32, i1
  %2, %3 = arith.mulsi_extended %v, %v : vector<3xi32>
  %4, %5 = arith.mului_extended %a, %a : i32
  return
}
func.func @bits(%a: i32, %b: i1, %v: vector<2xi1>) {
  %0 = arith.andi %a, %a : i32
  %1 = arith.ori %b, %b : i1
  %2 = arith.xori %v, %v : vector<2xi1>
  %3 = arith.xori %a, %a : i32
  return
}
func.func @remainder(%a: i32, %b: i32) {
  %0 = arith.remsi %a, %b : i32
  return
}
func.func @floats(%x: f32, %v: vector<3xf32>) {
  %0 = arith.addf %x, %x : f32
  %1 = arith.remf %v, %v : vector<3xf32>
  %2 = arith.negf %x : f32
  %3 = arith.maximumf %x, %x : f32
  %4 = arith.minnumf %v, %v : vector<3xf32>
  %5 = arith.minimumf %x, %x fastmath<nnan> : f32
  return
}
}

// CHECK-LABEL: func.func @integers(%arg0: i32, %arg1: i32, %arg2: vector<4xi64>) {
// CHECK-NEXT:  %0 = spirv.IAdd %arg0, %arg1 : i32
// CHECK-NEXT:  %1 = spirv.ISub %arg0, %arg1 : i32
// CHECK-NEXT:  %2 = spirv.IMul %arg2, %arg2 : vector<4xi64>
// CHECK-NEXT:  %3 = spirv.UDiv %arg0, %arg1 : i32
// CHECK-NEXT:  %4 = spirv.SDiv %arg0, %arg1 : i32
// CHECK-NEXT:  %5 = spirv.UMod %arg0, %arg1 : i32
// CHECK-NEXT:  %6 = spirv.ShiftLeftLogical %arg0, %arg1 : i32, i32
// CHECK-NEXT:  %7 = spirv.ShiftRightLogical %arg0, %arg1 : i32, i32
// CHECK-NEXT:  %8 = spirv.ShiftRightArithmetic %arg0, %arg1 : i32, i32
// CHECK-NEXT:  %9 = spirv.GL.SMax %arg0, %arg1 : i32
// CHECK-NEXT:  %10 = spirv.GL.UMin %arg0, %arg1 : i32
// CHECK-NEXT:  return
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @extended(%arg0: i32, %arg1: vector<3xi32>) {
// CHECK-NEXT:  %0 = spirv.IAddCarry %arg0, %arg0 : !spirv.struct<(i32, i32)>
// CHECK-NEXT:  %1 = spirv.CompositeExtract %0[0 : i32] : !spirv.struct<(i32, i32)>
// CHECK-NEXT:  %2 = spirv.CompositeExtract %0[1 : i32] : !spirv.struct<(i32, i32)>
// CHECK-NEXT:  %cst1_i32 = spirv.Constant 1 : i32
// CHECK-NEXT:  %3 = spirv.IEqual %2, %cst1_i32 : i32
// CHECK-NEXT:  %4 = spirv.SMulExtended %arg1, %arg1 : !spirv.struct<(vector<3xi32>, vector<3xi32>)>
// CHECK-NEXT:  %5 = spirv.CompositeExtract %4[0 : i32] : !spirv.struct<(vector<3xi32>, vector<3xi32>)>
// CHECK-NEXT:  %6 = spirv.CompositeExtract %4[1 : i32] : !spirv.struct<(vector<3xi32>, vector<3xi32>)>
// CHECK-NEXT:  %7 = spirv.UMulExtended %arg0, %arg0 : !spirv.struct<(i32, i32)>
// CHECK-NEXT:  %8 = spirv.CompositeExtract %7[0 : i32] : !spirv.struct<(i32, i32)>
// CHECK-NEXT:  %9 = spirv.CompositeExtract %7[1 : i32] : !spirv.struct<(i32, i32)>
// CHECK-NEXT:  return
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @bits(%arg0: i32, %arg1: i1, %arg2: vector<2xi1>) {
// CHECK-NEXT:  %cst_vec_2xi1 = spirv.Constant dense<false> : vector<2xi1>
// CHECK-NEXT:  %cst0_i32 = spirv.Constant 0 : i32
// CHECK-NEXT:  return
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @remainder(%arg0: i32, %arg1: i32) {
// CHECK-NEXT:  %0 = spirv.GL.SAbs %arg0 : i32
// CHECK-NEXT:  %1 = spirv.GL.SAbs %arg1 : i32
// CHECK-NEXT:  %2 = spirv.UMod %0, %1 : i32
// CHECK-NEXT:  %3 = spirv.IEqual %arg0, %0 : i32
// CHECK-NEXT:  %4 = spirv.SNegate %2 : i32
// CHECK-NEXT:  %5 = spirv.Select %3, %2, %4 : i1, i32
// CHECK-NEXT:  return
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @floats(%arg0: f32, %arg1: vector<3xf32>) {
// CHECK-NEXT:  %0 = spirv.FAdd %arg0, %arg0 : f32
// CHECK-NEXT:  %1 = spirv.FRem %arg1, %arg1 : vector<3xf32>
// CHECK-NEXT:  %2 = spirv.FNegate %arg0 : f32
// CHECK-NEXT:  return
// CHECK-NEXT:  }

// -----

// OpenCL has instructions of its own.
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Kernel, Addresses], []>, #spirv.resource_limits<>>} {
func.func @kernel(%a: i32, %x: f32) {
  %0 = arith.remsi %a, %a : i32
  %1 = arith.maxui %a, %a : i32
  %2 = arith.maxnumf %x, %x : f32
  %3 = arith.minimumf %x, %x : f32
  %4 = arith.cmpf ord, %x, %x : f32
  %5 = arith.cmpf uno, %x, %x : f32
  return
}
}

// CHECK-LABEL: func.func @kernel(%arg0: i32, %arg1: f32) {
// CHECK-NEXT:  %0 = spirv.CL.s_abs %arg0 : i32
// CHECK-NEXT:  %1 = spirv.CL.s_abs %arg0 : i32
// CHECK-NEXT:  %2 = spirv.UMod %0, %1 : i32
// CHECK-NEXT:  %3 = spirv.IEqual %arg0, %0 : i32
// CHECK-NEXT:  %4 = spirv.SNegate %2 : i32
// CHECK-NEXT:  %5 = spirv.Select %3, %2, %4 : i1, i32
// CHECK-NEXT:  %6 = spirv.Ordered %arg1, %arg1 : f32
// CHECK-NEXT:  %7 = spirv.Unordered %arg1, %arg1 : f32
// CHECK-NEXT:  return
// CHECK-NEXT:  }

// -----

// Overflow flags become decorations where the target has them.
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], [SPV_KHR_no_integer_wrap_decoration]>, #spirv.resource_limits<>>} {
func.func @wrap(%a: i32) {
  %0 = arith.addi %a, %a overflow<nsw> : i32
  %1 = arith.shli %a, %a overflow<nsw, nuw> : i32
  %2 = arith.muli %a, %a : i32
  return
}
}

// CHECK-LABEL: func.func @wrap(%arg0: i32) {
// CHECK-NEXT:  %0 = spirv.IAdd %arg0, %arg0 {no_signed_wrap} : i32
// CHECK-NEXT:  %1 = spirv.ShiftLeftLogical %arg0, %arg0 {no_signed_wrap, no_unsigned_wrap} : i32, i32
// CHECK-NEXT:  %2 = spirv.IMul %arg0, %arg0 : i32
// CHECK-NEXT:  return
// CHECK-NEXT:  }

// -----

// Both instruction sets: the first pattern that is legal wins.
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Kernel, Shader, Addresses], []>, #spirv.resource_limits<>>} {
func.func @both(%a: i32, %x: f32) {
  %0 = arith.remsi %a, %a : i32
  %1 = arith.maxsi %a, %a : i32
  %2 = arith.maximumf %x, %x : f32
  return
}
}

// CHECK-LABEL: func.func @both(%arg0: i32, %arg1: f32) {
// CHECK-NEXT:  %0 = spirv.GL.SAbs %arg0 : i32
// CHECK-NEXT:  %1 = spirv.GL.SAbs %arg0 : i32
// CHECK-NEXT:  %2 = spirv.UMod %0, %1 : i32
// CHECK-NEXT:  %3 = spirv.IEqual %arg0, %0 : i32
// CHECK-NEXT:  %4 = spirv.SNegate %2 : i32
// CHECK-NEXT:  %5 = spirv.Select %3, %2, %4 : i1, i32
// CHECK-NEXT:  return
// CHECK-NEXT:  }
