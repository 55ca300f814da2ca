// RUN: mlir-opt --mlir-version=22 %s --tosa-to-arith=include-apply-rescale --split-input-file | FileCheck %s

// CHECK: func.func @f(%arg0: i32, %arg1: i32, %arg2: i8) -> i32 {
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %c1_i64 = arith.constant 1 : i64
// CHECK-NEXT: %c31_i32 = arith.constant 31 : i32
// CHECK-NEXT: %0 = arith.extui %arg2 : i8 to i32
// CHECK-NEXT: %1 = arith.extsi %arg0 : i32 to i64
// CHECK-NEXT: %2 = arith.extsi %arg1 : i32 to i64
// CHECK-NEXT: %3 = arith.muli %1, %2 : i64
// CHECK-NEXT: %4 = arith.extui %0 : i32 to i64
// CHECK-NEXT: %5 = arith.shli %c1_i64, %4 : i64
// CHECK-NEXT: %6 = arith.shrui %5, %c1_i64 : i64
// CHECK-NEXT: %7 = arith.addi %3, %6 : i64
// CHECK-NEXT: %8 = arith.shrsi %7, %4 : i64
// CHECK-NEXT: %9 = arith.trunci %8 : i64 to i32
// CHECK-NEXT: return %9 : i32
// CHECK-NEXT: }
func.func @f(%a: i32, %b: i32, %c: i8) -> i32 {
  %0 = tosa.apply_scale %a, %b, %c {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
  return %0 : i32
}

// -----

// CHECK: func.func @f(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>, %arg2: tensor<4xi8>) -> tensor<4xi32> {
// CHECK-NEXT: %cst = arith.constant dense<0> : tensor<4xi32>
// CHECK-NEXT: %cst_0 = arith.constant dense<1> : tensor<4xi64>
// CHECK-NEXT: %cst_1 = arith.constant dense<31> : tensor<4xi32>
// CHECK-NEXT: %0 = arith.extui %arg2 : tensor<4xi8> to tensor<4xi32>
// CHECK-NEXT: %1 = arith.extsi %arg0 : tensor<4xi32> to tensor<4xi64>
// CHECK-NEXT: %2 = arith.extsi %arg1 : tensor<4xi32> to tensor<4xi64>
// CHECK-NEXT: %3 = arith.muli %1, %2 : tensor<4xi64>
// CHECK-NEXT: %4 = arith.extui %0 : tensor<4xi32> to tensor<4xi64>
// CHECK-NEXT: %5 = arith.shli %cst_0, %4 : tensor<4xi64>
// CHECK-NEXT: %6 = arith.shrui %5, %cst_0 : tensor<4xi64>
// CHECK-NEXT: %7 = arith.addi %3, %6 : tensor<4xi64>
// CHECK-NEXT: %8 = arith.shrsi %7, %4 : tensor<4xi64>
// CHECK-NEXT: %9 = arith.trunci %8 : tensor<4xi64> to tensor<4xi32>
// CHECK-NEXT: return %9 : tensor<4xi32>
// CHECK-NEXT: }
func.func @f(%a: tensor<4xi32>, %b: tensor<4xi32>, %c: tensor<4xi8>) -> tensor<4xi32> {
  %0 = tosa.apply_scale %a, %b, %c {rounding_mode = SINGLE_ROUND} : (tensor<4xi32>, tensor<4xi32>, tensor<4xi8>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

// -----

// CHECK: func.func @f(%arg0: i48, %arg1: i32, %arg2: i8) -> i32 {
// CHECK-NEXT: %c0_i48 = arith.constant 0 : i48
// CHECK-NEXT: %c1_i64 = arith.constant 1 : i64
// CHECK-NEXT: %c31_i32 = arith.constant 31 : i32
// CHECK-NEXT: %0 = arith.extui %arg2 : i8 to i32
// CHECK-NEXT: %1 = arith.extsi %arg0 : i48 to i64
// CHECK-NEXT: %2 = arith.extsi %arg1 : i32 to i64
// CHECK-NEXT: %3 = arith.muli %1, %2 : i64
// CHECK-NEXT: %4 = arith.extui %0 : i32 to i64
// CHECK-NEXT: %5 = arith.shli %c1_i64, %4 : i64
// CHECK-NEXT: %6 = arith.shrui %5, %c1_i64 : i64
// CHECK-NEXT: %7 = arith.addi %3, %6 : i64
// CHECK-NEXT: %8 = arith.shrsi %7, %4 : i64
// CHECK-NEXT: %9 = arith.trunci %8 : i64 to i32
// CHECK-NEXT: return %9 : i32
// CHECK-NEXT: }
func.func @f(%a: i48, %b: i32, %c: i8) -> i32 {
  %0 = tosa.apply_scale %a, %b, %c {rounding_mode = SINGLE_ROUND} : (i48, i32, i8) -> i32
  return %0 : i32
}

// -----

// CHECK: func.func @f(%arg0: i64, %arg1: i32, %arg2: i8) -> i32 {
// CHECK-NEXT: %c0_i64 = arith.constant 0 : i64
// CHECK-NEXT: %c1_i64 = arith.constant 1 : i64
// CHECK-NEXT: %c31_i32 = arith.constant 31 : i32
// CHECK-NEXT: %0 = arith.extui %arg2 : i8 to i32
// CHECK-NEXT: %1 = arith.extsi %arg1 : i32 to i64
// CHECK-NEXT: %2 = arith.muli %arg0, %1 : i64
// CHECK-NEXT: %3 = arith.extui %0 : i32 to i64
// CHECK-NEXT: %4 = arith.shli %c1_i64, %3 : i64
// CHECK-NEXT: %5 = arith.shrui %4, %c1_i64 : i64
// CHECK-NEXT: %6 = arith.addi %2, %5 : i64
// CHECK-NEXT: %7 = arith.shrsi %6, %3 : i64
// CHECK-NEXT: %8 = arith.trunci %7 : i64 to i32
// CHECK-NEXT: return %8 : i32
// CHECK-NEXT: }
func.func @f(%a: i64, %b: i32, %c: i8) -> i32 {
  %0 = tosa.apply_scale %a, %b, %c {rounding_mode = SINGLE_ROUND} : (i64, i32, i8) -> i32
  return %0 : i32
}

// -----

// CHECK: func.func @f(%arg0: i32, %arg1: i32, %arg2: i8) -> i32 {
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %c1_i64 = arith.constant 1 : i64
// CHECK-NEXT: %c31_i32 = arith.constant 31 : i32
// CHECK-NEXT: %0 = arith.extui %arg2 : i8 to i32
// CHECK-NEXT: %1 = arith.extsi %arg0 : i32 to i64
// CHECK-NEXT: %2 = arith.extsi %arg1 : i32 to i64
// CHECK-NEXT: %3 = arith.muli %1, %2 : i64
// CHECK-NEXT: %4 = arith.extui %0 : i32 to i64
// CHECK-NEXT: %5 = arith.shli %c1_i64, %4 : i64
// CHECK-NEXT: %6 = arith.shrui %5, %c1_i64 : i64
// CHECK-NEXT: %7 = arith.addi %3, %6 : i64
// CHECK-NEXT: %c1073741824_i64 = arith.constant 1073741824 : i64
// CHECK-NEXT: %c-1073741824_i64 = arith.constant -1073741824 : i64
// CHECK-NEXT: %8 = arith.cmpi sge, %arg0, %c0_i32 : i32
// CHECK-NEXT: %9 = arith.select %8, %c1073741824_i64, %c-1073741824_i64 : i64
// CHECK-NEXT: %10 = arith.addi %9, %7 : i64
// CHECK-NEXT: %11 = arith.cmpi sgt, %0, %c31_i32 : i32
// CHECK-NEXT: %12 = arith.select %11, %10, %7 : i64
// CHECK-NEXT: %13 = arith.shrsi %12, %4 : i64
// CHECK-NEXT: %14 = arith.trunci %13 : i64 to i32
// CHECK-NEXT: return %14 : i32
// CHECK-NEXT: }
func.func @f(%a: i32, %b: i32, %c: i8) -> i32 {
  %0 = tosa.apply_scale %a, %b, %c {rounding_mode = DOUBLE_ROUND} : (i32, i32, i8) -> i32
  return %0 : i32
}

// -----

// CHECK: func.func @f(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>, %arg2: tensor<4xi8>) -> tensor<4xi32> {
// CHECK-NEXT: %cst = arith.constant dense<0> : tensor<4xi32>
// CHECK-NEXT: %cst_0 = arith.constant dense<1> : tensor<4xi64>
// CHECK-NEXT: %cst_1 = arith.constant dense<31> : tensor<4xi32>
// CHECK-NEXT: %0 = arith.extui %arg2 : tensor<4xi8> to tensor<4xi32>
// CHECK-NEXT: %1 = arith.extsi %arg0 : tensor<4xi32> to tensor<4xi64>
// CHECK-NEXT: %2 = arith.extsi %arg1 : tensor<4xi32> to tensor<4xi64>
// CHECK-NEXT: %3 = arith.muli %1, %2 : tensor<4xi64>
// CHECK-NEXT: %4 = arith.extui %0 : tensor<4xi32> to tensor<4xi64>
// CHECK-NEXT: %5 = arith.shli %cst_0, %4 : tensor<4xi64>
// CHECK-NEXT: %6 = arith.shrui %5, %cst_0 : tensor<4xi64>
// CHECK-NEXT: %7 = arith.addi %3, %6 : tensor<4xi64>
// CHECK-NEXT: %cst_2 = arith.constant dense<1073741824> : tensor<4xi64>
// CHECK-NEXT: %cst_3 = arith.constant dense<-1073741824> : tensor<4xi64>
// CHECK-NEXT: %8 = arith.cmpi sge, %arg0, %cst : tensor<4xi32>
// CHECK-NEXT: %9 = arith.select %8, %cst_2, %cst_3 : tensor<4xi1>, tensor<4xi64>
// CHECK-NEXT: %10 = arith.addi %9, %7 : tensor<4xi64>
// CHECK-NEXT: %11 = arith.cmpi sgt, %0, %cst_1 : tensor<4xi32>
// CHECK-NEXT: %12 = arith.select %11, %10, %7 : tensor<4xi1>, tensor<4xi64>
// CHECK-NEXT: %13 = arith.shrsi %12, %4 : tensor<4xi64>
// CHECK-NEXT: %14 = arith.trunci %13 : tensor<4xi64> to tensor<4xi32>
// CHECK-NEXT: return %14 : tensor<4xi32>
// CHECK-NEXT: }
func.func @f(%a: tensor<4xi32>, %b: tensor<4xi32>, %c: tensor<4xi8>) -> tensor<4xi32> {
  %0 = tosa.apply_scale %a, %b, %c {rounding_mode = DOUBLE_ROUND} : (tensor<4xi32>, tensor<4xi32>, tensor<4xi8>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

// -----

// CHECK: func.func @f(%arg0: i48, %arg1: i32, %arg2: i8) -> i32 {
// CHECK-NEXT: %c0_i48 = arith.constant 0 : i48
// CHECK-NEXT: %c1_i64 = arith.constant 1 : i64
// CHECK-NEXT: %c31_i32 = arith.constant 31 : i32
// CHECK-NEXT: %0 = arith.extui %arg2 : i8 to i32
// CHECK-NEXT: %1 = arith.extsi %arg0 : i48 to i64
// CHECK-NEXT: %2 = arith.extsi %arg1 : i32 to i64
// CHECK-NEXT: %3 = arith.muli %1, %2 : i64
// CHECK-NEXT: %4 = arith.extui %0 : i32 to i64
// CHECK-NEXT: %5 = arith.shli %c1_i64, %4 : i64
// CHECK-NEXT: %6 = arith.shrui %5, %c1_i64 : i64
// CHECK-NEXT: %7 = arith.addi %3, %6 : i64
// CHECK-NEXT: %c1073741824_i64 = arith.constant 1073741824 : i64
// CHECK-NEXT: %c-1073741824_i64 = arith.constant -1073741824 : i64
// CHECK-NEXT: %8 = arith.cmpi sge, %arg0, %c0_i48 : i48
// CHECK-NEXT: %9 = arith.select %8, %c1073741824_i64, %c-1073741824_i64 : i64
// CHECK-NEXT: %10 = arith.addi %9, %7 : i64
// CHECK-NEXT: %11 = arith.cmpi sgt, %0, %c31_i32 : i32
// CHECK-NEXT: %12 = arith.select %11, %10, %7 : i64
// CHECK-NEXT: %13 = arith.shrsi %12, %4 : i64
// CHECK-NEXT: %14 = arith.trunci %13 : i64 to i32
// CHECK-NEXT: return %14 : i32
// CHECK-NEXT: }
func.func @f(%a: i48, %b: i32, %c: i8) -> i32 {
  %0 = tosa.apply_scale %a, %b, %c {rounding_mode = DOUBLE_ROUND} : (i48, i32, i8) -> i32
  return %0 : i32
}

// -----

// CHECK: func.func @f(%arg0: i64, %arg1: i32, %arg2: i8) -> i32 {
// CHECK-NEXT: %c0_i64 = arith.constant 0 : i64
// CHECK-NEXT: %c1_i64 = arith.constant 1 : i64
// CHECK-NEXT: %c31_i32 = arith.constant 31 : i32
// CHECK-NEXT: %0 = arith.extui %arg2 : i8 to i32
// CHECK-NEXT: %1 = arith.extsi %arg1 : i32 to i64
// CHECK-NEXT: %2 = arith.muli %arg0, %1 : i64
// CHECK-NEXT: %3 = arith.extui %0 : i32 to i64
// CHECK-NEXT: %4 = arith.shli %c1_i64, %3 : i64
// CHECK-NEXT: %5 = arith.shrui %4, %c1_i64 : i64
// CHECK-NEXT: %6 = arith.addi %2, %5 : i64
// CHECK-NEXT: %c1073741824_i64 = arith.constant 1073741824 : i64
// CHECK-NEXT: %c-1073741824_i64 = arith.constant -1073741824 : i64
// CHECK-NEXT: %7 = arith.cmpi sge, %arg0, %c0_i64 : i64
// CHECK-NEXT: %8 = arith.select %7, %c1073741824_i64, %c-1073741824_i64 : i64
// CHECK-NEXT: %9 = arith.addi %8, %6 : i64
// CHECK-NEXT: %10 = arith.cmpi sgt, %0, %c31_i32 : i32
// CHECK-NEXT: %11 = arith.select %10, %9, %6 : i64
// CHECK-NEXT: %12 = arith.shrsi %11, %3 : i64
// CHECK-NEXT: %13 = arith.trunci %12 : i64 to i32
// CHECK-NEXT: return %13 : i32
// CHECK-NEXT: }
func.func @f(%a: i64, %b: i32, %c: i8) -> i32 {
  %0 = tosa.apply_scale %a, %b, %c {rounding_mode = DOUBLE_ROUND} : (i64, i32, i8) -> i32
  return %0 : i32
}
