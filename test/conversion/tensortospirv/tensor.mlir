// RUN: mlir-opt %s --convert-tensor-to-spirv | FileCheck %s

// CHECK-LABEL: func @constant(
// CHECK-SAME: %[[ARG0:.*]]: i32, %[[ARG1:.*]]: i32, %[[ARG2:.*]]: i32
// CHECK-NEXT:     %[[CST:.*]] = spirv.Constant dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]> : tensor<12xi32> : !spirv.array<12 x i32>
// CHECK-NEXT:     %[[V0:.*]] = spirv.Variable : !spirv.ptr<!spirv.array<12 x i32>, Function>
// CHECK-NEXT:     spirv.Store "Function" %[[V0]], %[[CST]] : !spirv.array<12 x i32>
// CHECK-NEXT:     %[[CST0_I32:.*]] = spirv.Constant 0 : i32
// CHECK-NEXT:     %[[CST6_I32:.*]] = spirv.Constant 6 : i32
// CHECK-NEXT:     %[[V1:.*]] = spirv.IMul %[[ARG0]], %[[CST6_I32]] : i32
// CHECK-NEXT:     %[[CST3_I32:.*]] = spirv.Constant 3 : i32
// CHECK-NEXT:     %[[V2:.*]] = spirv.IMul %[[ARG1]], %[[CST3_I32]] : i32
// CHECK-NEXT:     %[[V3:.*]] = spirv.IAdd %[[V2]], %[[V1]] : i32
// CHECK-NEXT:     %[[CST1_I32:.*]] = spirv.Constant 1 : i32
// CHECK-NEXT:     %[[V4:.*]] = spirv.IAdd %[[ARG2]], %[[V3]] : i32
// CHECK-NEXT:     %[[V5:.*]] = spirv.AccessChain %[[V0]][%[[V4]]] : !spirv.ptr<!spirv.array<12 x i32>, Function>, i32
// CHECK-NEXT:     %[[V6:.*]] = spirv.Load "Function" %[[V5]] : i32
// CHECK-NEXT:     spirv.ReturnValue %[[V6]] : i32
func.func @constant(%a : index, %b: index, %c: index) -> i32 {
  %k = arith.constant dense<[[[1, 2, 3], [4, 5, 6]], [[7, 8, 9], [10, 11, 12]]]> : tensor<2x2x3xi32>
  %0 = tensor.extract %k[%a, %b, %c] : tensor<2x2x3xi32>
  return %0 : i32
}

// CHECK-LABEL: func @rank0(
// CHECK-NEXT:     %[[CST:.*]] = spirv.Constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32> : !spirv.array<2 x f32>
// CHECK-NEXT:     %[[CST1_I32:.*]] = spirv.Constant 1 : i32
// CHECK-NEXT:     %[[CST_F32:.*]] = spirv.Constant 2.000000e+00 : f32
// CHECK-NEXT:     spirv.ReturnValue %[[CST_F32]] : f32
func.func @rank0() -> f32 {
  %k = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %c1 = arith.constant 1 : index
  %0 = tensor.extract %k[%c1] : tensor<2xf32>
  return %0 : f32
}

// CHECK-LABEL: func @small(
// CHECK-SAME: %[[ARG0:.*]]: i32
// CHECK-NEXT:     %[[CST:.*]] = spirv.Constant dense<[1, 2]> : tensor<2xi32> : !spirv.array<2 x i32>
// CHECK-NEXT:     %[[V0:.*]] = spirv.Variable : !spirv.ptr<!spirv.array<2 x i32>, Function>
// CHECK-NEXT:     spirv.Store "Function" %[[V0]], %[[CST]] : !spirv.array<2 x i32>
// CHECK-NEXT:     %[[CST0_I32:.*]] = spirv.Constant 0 : i32
// CHECK-NEXT:     %[[CST1_I32:.*]] = spirv.Constant 1 : i32
// CHECK-NEXT:     %[[V1:.*]] = spirv.AccessChain %[[V0]][%[[ARG0]]] : !spirv.ptr<!spirv.array<2 x i32>, Function>, i32
// CHECK-NEXT:     %[[V2:.*]] = spirv.Load "Function" %[[V1]] : i32
// CHECK-NEXT:     spirv.ReturnValue %[[V2]] : i32
func.func @small(%a : index) -> i8 {
  %k = arith.constant dense<[1, 2]> : tensor<2xi8>
  %0 = tensor.extract %k[%a] : tensor<2xi8>
  return %0 : i8
}

// CHECK-LABEL: func @large(
// CHECK-SAME: %[[ARG0:.*]]: i32
// CHECK-NEXT:     %[[V0:.*]] = builtin.unrealized_conversion_cast %[[ARG0]] : i32 to index
// CHECK-NEXT:     %[[CST:.*]] = spirv.Constant dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]> : tensor<17xi32> : !spirv.array<17 x i32>
// CHECK-NEXT:     %[[V1:.*]] = builtin.unrealized_conversion_cast %[[CST]] : !spirv.array<17 x i32> to tensor<17xi32>
// CHECK-NEXT:     %[[EXTRACTED:.*]] = tensor.extract %[[V1]][%[[V0]]] : tensor<17xi32>
// CHECK-NEXT:     spirv.ReturnValue %[[EXTRACTED]] : i32
func.func @large(%a : index) -> i32 {
  %k = arith.constant dense<[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17]> : tensor<17xi32>
  %0 = tensor.extract %k[%a] : tensor<17xi32>
  return %0 : i32
}

// CHECK-LABEL: func @arg(
// CHECK-SAME: %[[ARG0:.*]]: !spirv.array<2 x f32>, %[[ARG1:.*]]: i32
// CHECK-NEXT:     %[[V0:.*]] = builtin.unrealized_conversion_cast %[[ARG1]] : i32 to index
// CHECK-NEXT:     %[[V1:.*]] = builtin.unrealized_conversion_cast %[[ARG0]] : !spirv.array<2 x f32> to tensor<2xf32>
// CHECK-NEXT:     %[[EXTRACTED:.*]] = tensor.extract %[[V1]][%[[V0]]] : tensor<2xf32>
// CHECK-NEXT:     spirv.ReturnValue %[[EXTRACTED]] : f32
func.func @arg(%t : tensor<2xf32>, %i: index) -> f32 {
  %0 = tensor.extract %t[%i] : tensor<2xf32>
  return %0 : f32
}
