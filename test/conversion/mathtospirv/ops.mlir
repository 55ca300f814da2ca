// RUN: mlir-opt %s -split-input-file -convert-math-to-spirv | FileCheck %s

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>} {
func.func @f(%a: f32, %v: vector<3xf32>, %i: i32, %w: vector<3xi32>) {
  %0 = math.ctlz %i : i32
  %1 = math.ctlz %w : vector<3xi32>
  %2 = math.round %a : f32
  %3 = math.powf %a, %a : f32
  %33 = math.powf %v, %v : vector<3xf32>
  %4 = math.copysign %v, %v : vector<3xf32>
  %5 = math.expm1 %v : vector<3xf32>
  %6 = math.log1p %v : vector<3xf32>
  return
}
}

// CHECK-LABEL: func.func @f(%arg0: f32, %arg1: vector<3xf32>, %arg2: i32, %arg3: vector<3xi32>) {
// CHECK-NEXT:  %cst1_i32 = spirv.Constant 1 : i32
// CHECK-NEXT:  %cst31_i32 = spirv.Constant 31 : i32
// CHECK-NEXT:  %cst32_i32 = spirv.Constant 32 : i32
// CHECK-NEXT:  %0 = spirv.GL.FindUMsb %arg2 : i32
// CHECK-NEXT:  %1 = spirv.ISub %cst31_i32, %0 : i32
// CHECK-NEXT:  %2 = spirv.ISub %cst32_i32, %arg2 : i32
// CHECK-NEXT:  %3 = spirv.ULessThanEqual %arg2, %cst1_i32 : i32
// CHECK-NEXT:  %4 = spirv.Select %3, %2, %1 : i1, i32
// CHECK-NEXT:  %cst_vec_3xi32 = spirv.Constant dense<1> : vector<3xi32>
// CHECK-NEXT:  %cst_vec_3xi32_0 = spirv.Constant dense<31> : vector<3xi32>
// CHECK-NEXT:  %cst_vec_3xi32_1 = spirv.Constant dense<32> : vector<3xi32>
// CHECK-NEXT:  %5 = spirv.GL.FindUMsb %arg3 : vector<3xi32>
// CHECK-NEXT:  %6 = spirv.ISub %cst_vec_3xi32_0, %5 : vector<3xi32>
// CHECK-NEXT:  %7 = spirv.ISub %cst_vec_3xi32_1, %arg3 : vector<3xi32>
// CHECK-NEXT:  %8 = spirv.ULessThanEqual %arg3, %cst_vec_3xi32 : vector<3xi32>
// CHECK-NEXT:  %9 = spirv.Select %8, %7, %6 : vector<3xi1>, vector<3xi32>
// CHECK-NEXT:  %cst_f32 = spirv.Constant 0.000000e+00 : f32
// CHECK-NEXT:  %cst_f32_2 = spirv.Constant 1.000000e+00 : f32
// CHECK-NEXT:  %cst_f32_3 = spirv.Constant 5.000000e-01 : f32
// CHECK-NEXT:  %10 = spirv.GL.FAbs %arg0 : f32
// CHECK-NEXT:  %11 = spirv.GL.Floor %10 : f32
// CHECK-NEXT:  %12 = spirv.FSub %10, %11 : f32
// CHECK-NEXT:  %13 = spirv.FOrdGreaterThanEqual %12, %cst_f32_3 : f32
// CHECK-NEXT:  %14 = spirv.Select %13, %cst_f32_2, %cst_f32 : i1, f32
// CHECK-NEXT:  %15 = spirv.FAdd %11, %14 : f32
// CHECK-NEXT:  %cst-2147483648_i32 = spirv.Constant -2147483648 : i32
// CHECK-NEXT:  %cst2147483647_i32 = spirv.Constant 2147483647 : i32
// CHECK-NEXT:  %16 = spirv.Bitcast %15 : f32 to i32
// CHECK-NEXT:  %17 = spirv.Bitcast %arg0 : f32 to i32
// CHECK-NEXT:  %18 = spirv.BitwiseAnd %16, %cst2147483647_i32 : i32
// CHECK-NEXT:  %19 = spirv.BitwiseAnd %17, %cst-2147483648_i32 : i32
// CHECK-NEXT:  %20 = spirv.BitwiseOr %18, %19 : i32
// CHECK-NEXT:  %21 = spirv.Bitcast %20 : i32 to f32
// CHECK-NEXT:  %cst_f32_4 = spirv.Constant 0.000000e+00 : f32
// CHECK-NEXT:  %22 = spirv.FOrdLessThan %arg0, %cst_f32_4 : f32
// CHECK-NEXT:  %23 = spirv.GL.FAbs %arg0 : f32
// CHECK-NEXT:  %24 = spirv.ConvertFToS %arg0 : f32 to i32
// CHECK-NEXT:  %cst1_i32_5 = spirv.Constant 1 : i32
// CHECK-NEXT:  %25 = spirv.BitwiseAnd %24, %cst1_i32_5 : i32
// CHECK-NEXT:  %26 = spirv.IEqual %25, %cst1_i32_5 : i32
// CHECK-NEXT:  %27 = spirv.GL.Pow %23, %arg0 : f32
// CHECK-NEXT:  %28 = spirv.FNegate %27 : f32
// CHECK-NEXT:  %29 = spirv.LogicalAnd %22, %26 : i1
// CHECK-NEXT:  %30 = spirv.Select %29, %28, %27 : i1, f32
// CHECK-NEXT:  %cst_vec_3xf32 = spirv.Constant dense<0.000000e+00> : vector<3xf32>
// CHECK-NEXT:  %31 = spirv.FOrdLessThan %arg1, %cst_vec_3xf32 : vector<3xf32>
// CHECK-NEXT:  %32 = spirv.GL.FAbs %arg1 : vector<3xf32>
// CHECK-NEXT:  %33 = spirv.ConvertFToS %arg1 : vector<3xf32> to vector<3xi32>
// CHECK-NEXT:  %cst_vec_3xi32_6 = spirv.Constant dense<1> : vector<3xi32>
// CHECK-NEXT:  %34 = spirv.BitwiseAnd %33, %cst_vec_3xi32_6 : vector<3xi32>
// CHECK-NEXT:  %35 = spirv.IEqual %34, %cst_vec_3xi32_6 : vector<3xi32>
// CHECK-NEXT:  %36 = spirv.GL.Pow %32, %arg1 : vector<3xf32>
// CHECK-NEXT:  %37 = spirv.FNegate %36 : vector<3xf32>
// CHECK-NEXT:  %38 = spirv.LogicalAnd %31, %35 : vector<3xi1>
// CHECK-NEXT:  %39 = spirv.Select %38, %37, %36 : vector<3xi1>, vector<3xf32>
// CHECK-NEXT:  %cst-2147483648_i32_7 = spirv.Constant -2147483648 : i32
// CHECK-NEXT:  %cst2147483647_i32_8 = spirv.Constant 2147483647 : i32
// CHECK-NEXT:  %40 = spirv.CompositeConstruct %cst-2147483648_i32_7, %cst-2147483648_i32_7, %cst-2147483648_i32_7 : (i32, i32, i32) -> vector<3xi32>
// CHECK-NEXT:  %41 = spirv.CompositeConstruct %cst2147483647_i32_8, %cst2147483647_i32_8, %cst2147483647_i32_8 : (i32, i32, i32) -> vector<3xi32>
// CHECK-NEXT:  %42 = spirv.Bitcast %arg1 : vector<3xf32> to vector<3xi32>
// CHECK-NEXT:  %43 = spirv.Bitcast %arg1 : vector<3xf32> to vector<3xi32>
// CHECK-NEXT:  %44 = spirv.BitwiseAnd %42, %41 : vector<3xi32>
// CHECK-NEXT:  %45 = spirv.BitwiseAnd %43, %40 : vector<3xi32>
// CHECK-NEXT:  %46 = spirv.BitwiseOr %44, %45 : vector<3xi32>
// CHECK-NEXT:  %47 = spirv.Bitcast %46 : vector<3xi32> to vector<3xf32>
// CHECK-NEXT:  %48 = spirv.GL.Exp %arg1 : vector<3xf32>
// CHECK-NEXT:  %cst_vec_3xf32_9 = spirv.Constant dense<1.000000e+00> : vector<3xf32>
// CHECK-NEXT:  %49 = spirv.FSub %48, %cst_vec_3xf32_9 : vector<3xf32>
// CHECK-NEXT:  %cst_vec_3xf32_10 = spirv.Constant dense<1.000000e+00> : vector<3xf32>
// CHECK-NEXT:  %50 = spirv.FAdd %cst_vec_3xf32_10, %arg1 : vector<3xf32>
// CHECK-NEXT:  %51 = spirv.GL.Log %50 : vector<3xf32>
// CHECK-NEXT:  return
// CHECK-NEXT:  }

// -----

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader, Float16], []>, #spirv.resource_limits<>>} {
func.func @unary(%x: f32, %h: vector<4xf16>, %i: i32) {
  %0 = math.absf %x : f32
  %1 = math.absi %i : i32
  %2 = math.ceil %h : vector<4xf16>
  %3 = math.cos %x : f32
  %4 = math.floor %x : f32
  %5 = math.fma %x, %x, %x : f32
  %6 = math.log %x : f32
  %7 = math.roundeven %x : f32
  %8 = math.rsqrt %h : vector<4xf16>
  %9 = math.sin %x : f32
  %10 = math.sqrt %x : f32
  %11 = math.tanh %x : f32
  %12 = math.copysign %h, %h : vector<4xf16>
  return
}
func.func @stays(%v: vector<2x2xf32>, %x: f32) {
  %0 = math.cos %v : vector<2x2xf32>
  %1 = math.erf %x : f32
  return
}
}

// CHECK-LABEL: func.func @unary(%arg0: f32, %arg1: vector<4xf16>, %arg2: i32) {
// CHECK-NEXT:  %0 = spirv.GL.FAbs %arg0 : f32
// CHECK-NEXT:  %1 = spirv.GL.SAbs %arg2 : i32
// CHECK-NEXT:  %2 = spirv.GL.Ceil %arg1 : vector<4xf16>
// CHECK-NEXT:  %3 = spirv.GL.Cos %arg0 : f32
// CHECK-NEXT:  %4 = spirv.GL.Floor %arg0 : f32
// CHECK-NEXT:  %5 = spirv.GL.Fma %arg0, %arg0, %arg0 : f32
// CHECK-NEXT:  %6 = spirv.GL.Log %arg0 : f32
// CHECK-NEXT:  %7 = spirv.GL.RoundEven %arg0 : f32
// CHECK-NEXT:  %8 = spirv.GL.InverseSqrt %arg1 : vector<4xf16>
// CHECK-NEXT:  %9 = spirv.GL.Sin %arg0 : f32
// CHECK-NEXT:  %10 = spirv.GL.Sqrt %arg0 : f32
// CHECK-NEXT:  %11 = spirv.GL.Tanh %arg0 : f32
// CHECK-NEXT:  %12 = math.copysign %arg1, %arg1 : vector<4xf16>
// CHECK-NEXT:  return
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @stays(%arg0: vector<2x2xf32>, %arg1: f32) {
// CHECK-NEXT:  %0 = math.cos %arg0 : vector<2x2xf32>
// CHECK-NEXT:  %1 = math.erf %arg1 : f32
// CHECK-NEXT:  return
// CHECK-NEXT:  }

// -----

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Kernel, Addresses], []>, #spirv.resource_limits<>>} {
func.func @kernel(%x: f32, %i: vector<3xi32>) {
  %0 = math.absi %i : vector<3xi32>
  %1 = math.erf %x : f32
  %2 = math.powf %x, %x : f32
  %3 = math.round %x : f32
  %4 = math.roundeven %x : f32
  %5 = math.log1p %x : f32
  %6 = math.expm1 %x : f32
  return
}
}

// CHECK-LABEL: func.func @kernel(%arg0: f32, %arg1: vector<3xi32>) {
// CHECK-NEXT:  %0 = spirv.CL.s_abs %arg1 : vector<3xi32>
// CHECK-NEXT:  %1 = spirv.CL.erf %arg0 : f32
// CHECK-NEXT:  %2 = spirv.CL.pow %arg0, %arg0 : f32
// CHECK-NEXT:  %3 = spirv.CL.round %arg0 : f32
// CHECK-NEXT:  %4 = spirv.CL.rint %arg0 : f32
// CHECK-NEXT:  %cst_f32 = spirv.Constant 1.000000e+00 : f32
// CHECK-NEXT:  %5 = spirv.FAdd %cst_f32, %arg0 : f32
// CHECK-NEXT:  %6 = spirv.CL.log %5 : f32
// CHECK-NEXT:  %7 = spirv.CL.exp %arg0 : f32
// CHECK-NEXT:  %cst_f32_0 = spirv.Constant 1.000000e+00 : f32
// CHECK-NEXT:  %8 = spirv.FSub %7, %cst_f32_0 : f32
// CHECK-NEXT:  return
// CHECK-NEXT:  }
