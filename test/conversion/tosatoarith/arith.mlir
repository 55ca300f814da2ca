// RUN: mlir-opt %s --tosa-to-arith=include-apply-rescale --split-input-file | FileCheck %s

// CHECK: func.func @f(%arg0: i32, %arg1: i32, %arg2: i8) -> (i32, i32) {
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
// CHECK-NEXT: %c0_i32_0 = arith.constant 0 : i32
// CHECK-NEXT: %c1_i64_1 = arith.constant 1 : i64
// CHECK-NEXT: %c31_i32_2 = arith.constant 31 : i32
// CHECK-NEXT: %15 = arith.extui %arg2 : i8 to i32
// CHECK-NEXT: %16 = arith.extsi %arg0 : i32 to i64
// CHECK-NEXT: %17 = arith.extsi %arg1 : i32 to i64
// CHECK-NEXT: %18 = arith.muli %16, %17 : i64
// CHECK-NEXT: %19 = arith.extui %15 : i32 to i64
// CHECK-NEXT: %20 = arith.shli %c1_i64_1, %19 : i64
// CHECK-NEXT: %21 = arith.shrui %20, %c1_i64_1 : i64
// CHECK-NEXT: %22 = arith.addi %18, %21 : i64
// CHECK-NEXT: %23 = arith.shrsi %22, %19 : i64
// CHECK-NEXT: %24 = arith.trunci %23 : i64 to i32
// CHECK-NEXT: return %14, %24 : i32, i32
func.func @f(%a: i32, %m: i32, %s: i8) -> (i32, i32) {
  %0 = tosa.apply_scale %a, %m, %s {double_round = true} : (i32, i32, i8) -> i32
  %1 = tosa.apply_scale %a, %m, %s {double_round = false} : (i32, i32, i8) -> i32
  return %0, %1 : i32, i32 }

// -----

// CHECK: func.func @f(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<4xi8>) -> vector<4xi32> {
// CHECK-NEXT: %cst = arith.constant dense<0> : vector<4xi32>
// CHECK-NEXT: %cst_0 = arith.constant dense<1> : vector<4xi64>
// CHECK-NEXT: %cst_1 = arith.constant dense<31> : vector<4xi32>
// CHECK-NEXT: %0 = arith.extui %arg2 : vector<4xi8> to vector<4xi32>
// CHECK-NEXT: %1 = arith.extsi %arg0 : vector<4xi32> to vector<4xi64>
// CHECK-NEXT: %2 = arith.extsi %arg1 : vector<4xi32> to vector<4xi64>
// CHECK-NEXT: %3 = arith.muli %1, %2 : vector<4xi64>
// CHECK-NEXT: %4 = arith.extui %0 : vector<4xi32> to vector<4xi64>
// CHECK-NEXT: %5 = arith.shli %cst_0, %4 : vector<4xi64>
// CHECK-NEXT: %6 = arith.shrui %5, %cst_0 : vector<4xi64>
// CHECK-NEXT: %7 = arith.addi %3, %6 : vector<4xi64>
// CHECK-NEXT: %cst_2 = arith.constant dense<1073741824> : vector<4xi64>
// CHECK-NEXT: %cst_3 = arith.constant dense<-1073741824> : vector<4xi64>
// CHECK-NEXT: %8 = arith.cmpi sge, %arg0, %cst : vector<4xi32>
// CHECK-NEXT: %9 = arith.select %8, %cst_2, %cst_3 : vector<4xi1>, vector<4xi64>
// CHECK-NEXT: %10 = arith.addi %9, %7 : vector<4xi64>
// CHECK-NEXT: %11 = arith.cmpi sgt, %0, %cst_1 : vector<4xi32>
// CHECK-NEXT: %12 = arith.select %11, %10, %7 : vector<4xi1>, vector<4xi64>
// CHECK-NEXT: %13 = arith.shrsi %12, %4 : vector<4xi64>
// CHECK-NEXT: %14 = arith.trunci %13 : vector<4xi64> to vector<4xi32>
// CHECK-NEXT: return %14 : vector<4xi32>
func.func @f(%a: vector<4xi32>, %m: vector<4xi32>, %s: vector<4xi8>) -> (vector<4xi32>) {
  %0 = tosa.apply_scale %a, %m, %s {double_round = true} : (vector<4xi32>, vector<4xi32>, vector<4xi8>) -> vector<4xi32>
  return %0 : vector<4xi32> }

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
func.func @f(%a: tensor<4xi32>, %m: tensor<4xi32>, %s: tensor<4xi8>) -> (tensor<4xi32>) {
  %0 = tosa.apply_scale %a, %m, %s {double_round = true} : (tensor<4xi32>, tensor<4xi32>, tensor<4xi8>) -> tensor<4xi32>
  return %0 : tensor<4xi32> }

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
func.func @f(%a: i48, %m: i32, %s: i8) -> (i32) {
  %0 = tosa.apply_scale %a, %m, %s {double_round = true} : (i48, i32, i8) -> i32
  return %0 : i32 }

// -----

// CHECK: func.func @f() -> tensor<3xi32> {
// CHECK-NEXT: %cst = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
// CHECK-NEXT: return %cst : tensor<3xi32>
func.func @f() -> (tensor<3xi32>) {
  %0 = "tosa.const"() {value = dense<[1,2,3]> : tensor<3xi32>} : () -> tensor<3xi32>
  return %0 : tensor<3xi32> }

// -----

// CHECK: func.func @f(%arg0: tensor<?xi32>, %arg1: tensor<?xi32>, %arg2: tensor<?xi8>) -> tensor<?xi32> {
// CHECK-NEXT: %cst = arith.constant dense<0> : tensor<?xi32>
// CHECK-NEXT: %cst_0 = arith.constant dense<1> : tensor<?xi64>
// CHECK-NEXT: %cst_1 = arith.constant dense<31> : tensor<?xi32>
// CHECK-NEXT: %0 = arith.extui %arg2 : tensor<?xi8> to tensor<?xi32>
// CHECK-NEXT: %1 = arith.extsi %arg0 : tensor<?xi32> to tensor<?xi64>
// CHECK-NEXT: %2 = arith.extsi %arg1 : tensor<?xi32> to tensor<?xi64>
// CHECK-NEXT: %3 = arith.muli %1, %2 : tensor<?xi64>
// CHECK-NEXT: %4 = arith.extui %0 : tensor<?xi32> to tensor<?xi64>
// CHECK-NEXT: %5 = arith.shli %cst_0, %4 : tensor<?xi64>
// CHECK-NEXT: %6 = arith.shrui %5, %cst_0 : tensor<?xi64>
// CHECK-NEXT: %7 = arith.addi %3, %6 : tensor<?xi64>
// CHECK-NEXT: %cst_2 = arith.constant dense<1073741824> : tensor<?xi64>
// CHECK-NEXT: %cst_3 = arith.constant dense<-1073741824> : tensor<?xi64>
// CHECK-NEXT: %8 = arith.cmpi sge, %arg0, %cst : tensor<?xi32>
// CHECK-NEXT: %9 = arith.select %8, %cst_2, %cst_3 : tensor<?xi1>, tensor<?xi64>
// CHECK-NEXT: %10 = arith.addi %9, %7 : tensor<?xi64>
// CHECK-NEXT: %11 = arith.cmpi sgt, %0, %cst_1 : tensor<?xi32>
// CHECK-NEXT: %12 = arith.select %11, %10, %7 : tensor<?xi1>, tensor<?xi64>
// CHECK-NEXT: %13 = arith.shrsi %12, %4 : tensor<?xi64>
// CHECK-NEXT: %14 = arith.trunci %13 : tensor<?xi64> to tensor<?xi32>
// CHECK-NEXT: return %14 : tensor<?xi32>
func.func @f(%a: tensor<?xi32>, %m: tensor<?xi32>, %s: tensor<?xi8>) -> (tensor<?xi32>) {
  %0 = tosa.apply_scale %a, %m, %s {double_round = true} : (tensor<?xi32>, tensor<?xi32>, tensor<?xi8>) -> tensor<?xi32>
  return %0 : tensor<?xi32> }
