// RUN: mlir-opt %s -split-input-file -convert-arith-to-spirv | FileCheck %s

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>} {
func.func @scalars() {
  %0 = arith.constant true
  %1 = arith.constant 42 : i32
  %2 = arith.constant -1 : i8
  %3 = arith.constant 7 : index
  %4 = arith.constant 1.5 : f16
  %5 = arith.constant dense<3> : vector<1xi32>
  return
}
func.func @composites() {
  %0 = arith.constant dense<[1, 2, 3]> : vector<3xi32>
  %1 = arith.constant dense<[true, false]> : vector<2xi1>
  %2 = arith.constant dense<-5> : tensor<2x2xi8>
  %3 = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xindex>
  %4 = arith.constant dense<[1.0, 0.25]> : tensor<2xf16>
  %5 = arith.constant dense_resource<blob> : tensor<4xi8>
  return
}
func.func @comparisons(%a: i32, %b: i1, %x: f32, %v: vector<4xf32>, %i: index) {
  %0 = arith.cmpi slt, %a, %a : i32
  %1 = arith.cmpi ugt, %i, %i : index
  %2 = arith.cmpi eq, %b, %b : i1
  %3 = arith.cmpi ult, %b, %b : i1
  %4 = arith.cmpf oeq, %x, %x : f32
  %5 = arith.cmpf ule, %v, %v : vector<4xf32>
  %6 = arith.cmpf ord, %v, %v : vector<4xf32>
  %7 = arith.cmpf uno, %x, %x fastmath<nnan> : f32
  %8 = arith.select %b, %x, %x : f32
  return
}
}
{-#
  dialect_resources: {
    builtin: {
      blob: "0x0400000001020304"
    }
  }
#-}

// CHECK-LABEL: func.func @scalars() {
// CHECK-NEXT:  %true = spirv.Constant true
// CHECK-NEXT:  %cst42_i32 = spirv.Constant 42 : i32
// CHECK-NEXT:  %cst-1_i32 = spirv.Constant -1 : i32
// CHECK-NEXT:  %cst7_i32 = spirv.Constant 7 : i32
// CHECK-NEXT:  %cst_f32 = spirv.Constant 1.500000e+00 : f32
// CHECK-NEXT:  %cst3_i32 = spirv.Constant 3 : i32
// CHECK-NEXT:  return
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @composites() {
// CHECK-NEXT:  %cst_vec_3xi32 = spirv.Constant dense<[1, 2, 3]> : vector<3xi32>
// CHECK-NEXT:  %cst_vec_2xi1 = spirv.Constant dense<[true, false]> : vector<2xi1>
// CHECK-NEXT:  %cst = spirv.Constant dense<-5> : tensor<4xi32> : !spirv.array<4 x i32>
// CHECK-NEXT:  %cst_0 = spirv.Constant dense<[1, 2, 3, 4]> : tensor<4xi32> : !spirv.array<4 x i32>
// CHECK-NEXT:  %cst_1 = spirv.Constant dense<[1.000000e+00, 2.500000e-01]> : tensor<2xf32> : !spirv.array<2 x f32>
// CHECK-NEXT:  %cst_2 = spirv.Constant dense<[1, 2, 3, 4]> : tensor<4xi32> : !spirv.array<4 x i32>
// CHECK-NEXT:  return
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @comparisons(%arg0: i32, %arg1: i1, %arg2: f32, %arg3: vector<4xf32>, %arg4: index) {
// CHECK-NEXT:  %false = spirv.Constant false
// CHECK-NEXT:  %false_0 = spirv.Constant false
// CHECK-NEXT:  %true = spirv.Constant true
// CHECK-NEXT:  %false_1 = spirv.Constant false
// CHECK-NEXT:  %0 = spirv.FOrdEqual %arg2, %arg2 : f32
// CHECK-NEXT:  %1 = spirv.FUnordLessThanEqual %arg3, %arg3 : vector<4xf32>
// CHECK-NEXT:  %2 = spirv.IsNan %arg3 : vector<4xf32>
// CHECK-NEXT:  %3 = spirv.IsNan %arg3 : vector<4xf32>
// CHECK-NEXT:  %4 = spirv.LogicalOr %2, %3 : vector<4xi1>
// CHECK-NEXT:  %5 = spirv.LogicalNot %4 : vector<4xi1>
// CHECK-NEXT:  %false_2 = spirv.Constant false
// CHECK-NEXT:  return
// CHECK-NEXT:  }
