// RUN: mlir-opt %s --pass-pipeline="builtin.module(tosa-to-arith{include-apply-rescale=true use-32-bit=true})" --split-input-file | FileCheck %s

// CHECK: func.func @f(%arg0: i32, %arg1: i32, %arg2: i8) -> (i32, i32) {
// CHECK-NEXT: %0 = arith.extui %arg2 : i8 to i32
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT: %c30_i32 = arith.constant 30 : i32
// CHECK-NEXT: %c32_i32 = arith.constant 32 : i32
// CHECK-NEXT: %low, %high = arith.mulsi_extended %arg0, %arg1 : i32
// CHECK-NEXT: %1 = arith.cmpi sge, %0, %c32_i32 : i32
// CHECK-NEXT: %2 = arith.cmpi sgt, %0, %c32_i32 : i32
// CHECK-NEXT: %3 = arith.subi %c32_i32, %0 : i32
// CHECK-NEXT: %4 = arith.subi %0, %c32_i32 : i32
// CHECK-NEXT: %5 = arith.select %1, %c0_i32, %3 : i32
// CHECK-NEXT: %6 = arith.select %1, %4, %c0_i32 : i32
// CHECK-NEXT: %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT: %7 = arith.cmpi sge, %arg0, %c0_i32 : i32
// CHECK-NEXT: %8 = arith.select %7, %c1_i32, %c-1_i32 : i32
// CHECK-NEXT: %9 = arith.select %1, %8, %c0_i32 : i32
// CHECK-NEXT: %10 = arith.shrui %low, %c30_i32 : i32
// CHECK-NEXT: %11 = arith.addi %10, %9 : i32
// CHECK-NEXT: %12 = arith.shrsi %11, %c2_i32 : i32
// CHECK-NEXT: %13 = arith.shli %9, %c30_i32 : i32
// CHECK-NEXT: %14 = arith.addi %low, %13 : i32
// CHECK-NEXT: %15 = arith.addi %high, %12 : i32
// CHECK-NEXT: %16 = arith.subi %0, %c1_i32 : i32
// CHECK-NEXT: %17 = arith.shli %c1_i32, %16 : i32
// CHECK-NEXT: %18 = arith.select %2, %c0_i32, %17 : i32
// CHECK-NEXT: %19 = arith.addi %14, %18 : i32
// CHECK-NEXT: %20 = arith.cmpi ugt, %14, %19 : i32
// CHECK-NEXT: %21 = arith.extui %20 : i1 to i32
// CHECK-NEXT: %22 = arith.addi %15, %21 : i32
// CHECK-NEXT: %23 = arith.subi %6, %c1_i32 : i32
// CHECK-NEXT: %24 = arith.shli %c1_i32, %23 : i32
// CHECK-NEXT: %25 = arith.select %2, %24, %c0_i32 : i32
// CHECK-NEXT: %26 = arith.addi %22, %25 : i32
// CHECK-NEXT: %27 = arith.shli %26, %5 : i32
// CHECK-NEXT: %28 = arith.shrsi %27, %6 : i32
// CHECK-NEXT: %29 = arith.shrui %19, %0 : i32
// CHECK-NEXT: %30 = arith.select %1, %c0_i32, %29 : i32
// CHECK-NEXT: %31 = arith.addi %30, %28 : i32
// CHECK-NEXT: %32 = arith.extui %arg2 : i8 to i32
// CHECK-NEXT: %c0_i32_0 = arith.constant 0 : i32
// CHECK-NEXT: %c1_i32_1 = arith.constant 1 : i32
// CHECK-NEXT: %c2_i32_2 = arith.constant 2 : i32
// CHECK-NEXT: %c30_i32_3 = arith.constant 30 : i32
// CHECK-NEXT: %c32_i32_4 = arith.constant 32 : i32
// CHECK-NEXT: %low_5, %high_6 = arith.mulsi_extended %arg0, %arg1 : i32
// CHECK-NEXT: %33 = arith.cmpi sge, %32, %c32_i32_4 : i32
// CHECK-NEXT: %34 = arith.cmpi sgt, %32, %c32_i32_4 : i32
// CHECK-NEXT: %35 = arith.subi %c32_i32_4, %32 : i32
// CHECK-NEXT: %36 = arith.subi %32, %c32_i32_4 : i32
// CHECK-NEXT: %37 = arith.select %33, %c0_i32_0, %35 : i32
// CHECK-NEXT: %38 = arith.select %33, %36, %c0_i32_0 : i32
// CHECK-NEXT: %39 = arith.subi %32, %c1_i32_1 : i32
// CHECK-NEXT: %40 = arith.shli %c1_i32_1, %39 : i32
// CHECK-NEXT: %41 = arith.select %34, %c0_i32_0, %40 : i32
// CHECK-NEXT: %42 = arith.addi %low_5, %41 : i32
// CHECK-NEXT: %43 = arith.cmpi ugt, %low_5, %42 : i32
// CHECK-NEXT: %44 = arith.extui %43 : i1 to i32
// CHECK-NEXT: %45 = arith.addi %high_6, %44 : i32
// CHECK-NEXT: %46 = arith.subi %38, %c1_i32_1 : i32
// CHECK-NEXT: %47 = arith.shli %c1_i32_1, %46 : i32
// CHECK-NEXT: %48 = arith.select %34, %47, %c0_i32_0 : i32
// CHECK-NEXT: %49 = arith.addi %45, %48 : i32
// CHECK-NEXT: %50 = arith.shli %49, %37 : i32
// CHECK-NEXT: %51 = arith.shrsi %50, %38 : i32
// CHECK-NEXT: %52 = arith.shrui %42, %32 : i32
// CHECK-NEXT: %53 = arith.select %33, %c0_i32_0, %52 : i32
// CHECK-NEXT: %54 = arith.addi %53, %51 : i32
// CHECK-NEXT: return %31, %54 : i32, i32
func.func @f(%a: i32, %m: i32, %s: i8) -> (i32, i32) {
  %0 = tosa.apply_scale %a, %m, %s {double_round = true} : (i32, i32, i8) -> i32
  %1 = tosa.apply_scale %a, %m, %s {double_round = false} : (i32, i32, i8) -> i32
  return %0, %1 : i32, i32 }

// -----

// CHECK: func.func @f(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<4xi8>) -> vector<4xi32> {
// CHECK-NEXT: %0 = arith.extui %arg2 : vector<4xi8> to vector<4xi32>
// CHECK-NEXT: %cst = arith.constant dense<0> : vector<4xi32>
// CHECK-NEXT: %cst_0 = arith.constant dense<1> : vector<4xi32>
// CHECK-NEXT: %cst_1 = arith.constant dense<2> : vector<4xi32>
// CHECK-NEXT: %cst_2 = arith.constant dense<30> : vector<4xi32>
// CHECK-NEXT: %cst_3 = arith.constant dense<32> : vector<4xi32>
// CHECK-NEXT: %low, %high = arith.mulsi_extended %arg0, %arg1 : vector<4xi32>
// CHECK-NEXT: %1 = arith.cmpi sge, %0, %cst_3 : vector<4xi32>
// CHECK-NEXT: %2 = arith.cmpi sgt, %0, %cst_3 : vector<4xi32>
// CHECK-NEXT: %3 = arith.subi %cst_3, %0 : vector<4xi32>
// CHECK-NEXT: %4 = arith.subi %0, %cst_3 : vector<4xi32>
// CHECK-NEXT: %5 = arith.select %1, %cst, %3 : vector<4xi1>, vector<4xi32>
// CHECK-NEXT: %6 = arith.select %1, %4, %cst : vector<4xi1>, vector<4xi32>
// CHECK-NEXT: %cst_4 = arith.constant dense<-1> : vector<4xi32>
// CHECK-NEXT: %7 = arith.cmpi sge, %arg0, %cst : vector<4xi32>
// CHECK-NEXT: %8 = arith.select %7, %cst_0, %cst_4 : vector<4xi1>, vector<4xi32>
// CHECK-NEXT: %9 = arith.select %1, %8, %cst : vector<4xi1>, vector<4xi32>
// CHECK-NEXT: %10 = arith.shrui %low, %cst_2 : vector<4xi32>
// CHECK-NEXT: %11 = arith.addi %10, %9 : vector<4xi32>
// CHECK-NEXT: %12 = arith.shrsi %11, %cst_1 : vector<4xi32>
// CHECK-NEXT: %13 = arith.shli %9, %cst_2 : vector<4xi32>
// CHECK-NEXT: %14 = arith.addi %low, %13 : vector<4xi32>
// CHECK-NEXT: %15 = arith.addi %high, %12 : vector<4xi32>
// CHECK-NEXT: %16 = arith.subi %0, %cst_0 : vector<4xi32>
// CHECK-NEXT: %17 = arith.shli %cst_0, %16 : vector<4xi32>
// CHECK-NEXT: %18 = arith.select %2, %cst, %17 : vector<4xi1>, vector<4xi32>
// CHECK-NEXT: %19 = arith.addi %14, %18 : vector<4xi32>
// CHECK-NEXT: %20 = arith.cmpi ugt, %14, %19 : vector<4xi32>
// CHECK-NEXT: %21 = arith.extui %20 : vector<4xi1> to vector<4xi32>
// CHECK-NEXT: %22 = arith.addi %15, %21 : vector<4xi32>
// CHECK-NEXT: %23 = arith.subi %6, %cst_0 : vector<4xi32>
// CHECK-NEXT: %24 = arith.shli %cst_0, %23 : vector<4xi32>
// CHECK-NEXT: %25 = arith.select %2, %24, %cst : vector<4xi1>, vector<4xi32>
// CHECK-NEXT: %26 = arith.addi %22, %25 : vector<4xi32>
// CHECK-NEXT: %27 = arith.shli %26, %5 : vector<4xi32>
// CHECK-NEXT: %28 = arith.shrsi %27, %6 : vector<4xi32>
// CHECK-NEXT: %29 = arith.shrui %19, %0 : vector<4xi32>
// CHECK-NEXT: %30 = arith.select %1, %cst, %29 : vector<4xi1>, vector<4xi32>
// CHECK-NEXT: %31 = arith.addi %30, %28 : vector<4xi32>
// CHECK-NEXT: return %31 : vector<4xi32>
func.func @f(%a: vector<4xi32>, %m: vector<4xi32>, %s: vector<4xi8>) -> (vector<4xi32>) {
  %0 = tosa.apply_scale %a, %m, %s {double_round = true} : (vector<4xi32>, vector<4xi32>, vector<4xi8>) -> vector<4xi32>
  return %0 : vector<4xi32> }

// -----

// CHECK: func.func @f(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>, %arg2: tensor<4xi8>) -> tensor<4xi32> {
// CHECK-NEXT: %0 = arith.extui %arg2 : tensor<4xi8> to tensor<4xi32>
// CHECK-NEXT: %cst = arith.constant dense<0> : tensor<4xi32>
// CHECK-NEXT: %cst_0 = arith.constant dense<1> : tensor<4xi32>
// CHECK-NEXT: %cst_1 = arith.constant dense<2> : tensor<4xi32>
// CHECK-NEXT: %cst_2 = arith.constant dense<30> : tensor<4xi32>
// CHECK-NEXT: %cst_3 = arith.constant dense<32> : tensor<4xi32>
// CHECK-NEXT: %low, %high = arith.mulsi_extended %arg0, %arg1 : tensor<4xi32>
// CHECK-NEXT: %1 = arith.cmpi sge, %0, %cst_3 : tensor<4xi32>
// CHECK-NEXT: %2 = arith.cmpi sgt, %0, %cst_3 : tensor<4xi32>
// CHECK-NEXT: %3 = arith.subi %cst_3, %0 : tensor<4xi32>
// CHECK-NEXT: %4 = arith.subi %0, %cst_3 : tensor<4xi32>
// CHECK-NEXT: %5 = arith.select %1, %cst, %3 : tensor<4xi1>, tensor<4xi32>
// CHECK-NEXT: %6 = arith.select %1, %4, %cst : tensor<4xi1>, tensor<4xi32>
// CHECK-NEXT: %cst_4 = arith.constant dense<-1> : tensor<4xi32>
// CHECK-NEXT: %7 = arith.cmpi sge, %arg0, %cst : tensor<4xi32>
// CHECK-NEXT: %8 = arith.select %7, %cst_0, %cst_4 : tensor<4xi1>, tensor<4xi32>
// CHECK-NEXT: %9 = arith.select %1, %8, %cst : tensor<4xi1>, tensor<4xi32>
// CHECK-NEXT: %10 = arith.shrui %low, %cst_2 : tensor<4xi32>
// CHECK-NEXT: %11 = arith.addi %10, %9 : tensor<4xi32>
// CHECK-NEXT: %12 = arith.shrsi %11, %cst_1 : tensor<4xi32>
// CHECK-NEXT: %13 = arith.shli %9, %cst_2 : tensor<4xi32>
// CHECK-NEXT: %14 = arith.addi %low, %13 : tensor<4xi32>
// CHECK-NEXT: %15 = arith.addi %high, %12 : tensor<4xi32>
// CHECK-NEXT: %16 = arith.subi %0, %cst_0 : tensor<4xi32>
// CHECK-NEXT: %17 = arith.shli %cst_0, %16 : tensor<4xi32>
// CHECK-NEXT: %18 = arith.select %2, %cst, %17 : tensor<4xi1>, tensor<4xi32>
// CHECK-NEXT: %19 = arith.addi %14, %18 : tensor<4xi32>
// CHECK-NEXT: %20 = arith.cmpi ugt, %14, %19 : tensor<4xi32>
// CHECK-NEXT: %21 = arith.extui %20 : tensor<4xi1> to tensor<4xi32>
// CHECK-NEXT: %22 = arith.addi %15, %21 : tensor<4xi32>
// CHECK-NEXT: %23 = arith.subi %6, %cst_0 : tensor<4xi32>
// CHECK-NEXT: %24 = arith.shli %cst_0, %23 : tensor<4xi32>
// CHECK-NEXT: %25 = arith.select %2, %24, %cst : tensor<4xi1>, tensor<4xi32>
// CHECK-NEXT: %26 = arith.addi %22, %25 : tensor<4xi32>
// CHECK-NEXT: %27 = arith.shli %26, %5 : tensor<4xi32>
// CHECK-NEXT: %28 = arith.shrsi %27, %6 : tensor<4xi32>
// CHECK-NEXT: %29 = arith.shrui %19, %0 : tensor<4xi32>
// CHECK-NEXT: %30 = arith.select %1, %cst, %29 : tensor<4xi1>, tensor<4xi32>
// CHECK-NEXT: %31 = arith.addi %30, %28 : tensor<4xi32>
// CHECK-NEXT: return %31 : tensor<4xi32>
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
// CHECK-NEXT: %0 = arith.extui %arg2 : tensor<?xi8> to tensor<?xi32>
// CHECK-NEXT: %cst = arith.constant dense<0> : tensor<?xi32>
// CHECK-NEXT: %cst_0 = arith.constant dense<1> : tensor<?xi32>
// CHECK-NEXT: %cst_1 = arith.constant dense<2> : tensor<?xi32>
// CHECK-NEXT: %cst_2 = arith.constant dense<30> : tensor<?xi32>
// CHECK-NEXT: %cst_3 = arith.constant dense<32> : tensor<?xi32>
// CHECK-NEXT: %low, %high = arith.mulsi_extended %arg0, %arg1 : tensor<?xi32>
// CHECK-NEXT: %1 = arith.cmpi sge, %0, %cst_3 : tensor<?xi32>
// CHECK-NEXT: %2 = arith.cmpi sgt, %0, %cst_3 : tensor<?xi32>
// CHECK-NEXT: %3 = arith.subi %cst_3, %0 : tensor<?xi32>
// CHECK-NEXT: %4 = arith.subi %0, %cst_3 : tensor<?xi32>
// CHECK-NEXT: %5 = arith.select %1, %cst, %3 : tensor<?xi1>, tensor<?xi32>
// CHECK-NEXT: %6 = arith.select %1, %4, %cst : tensor<?xi1>, tensor<?xi32>
// CHECK-NEXT: %cst_4 = arith.constant dense<-1> : tensor<?xi32>
// CHECK-NEXT: %7 = arith.cmpi sge, %arg0, %cst : tensor<?xi32>
// CHECK-NEXT: %8 = arith.select %7, %cst_0, %cst_4 : tensor<?xi1>, tensor<?xi32>
// CHECK-NEXT: %9 = arith.select %1, %8, %cst : tensor<?xi1>, tensor<?xi32>
// CHECK-NEXT: %10 = arith.shrui %low, %cst_2 : tensor<?xi32>
// CHECK-NEXT: %11 = arith.addi %10, %9 : tensor<?xi32>
// CHECK-NEXT: %12 = arith.shrsi %11, %cst_1 : tensor<?xi32>
// CHECK-NEXT: %13 = arith.shli %9, %cst_2 : tensor<?xi32>
// CHECK-NEXT: %14 = arith.addi %low, %13 : tensor<?xi32>
// CHECK-NEXT: %15 = arith.addi %high, %12 : tensor<?xi32>
// CHECK-NEXT: %16 = arith.subi %0, %cst_0 : tensor<?xi32>
// CHECK-NEXT: %17 = arith.shli %cst_0, %16 : tensor<?xi32>
// CHECK-NEXT: %18 = arith.select %2, %cst, %17 : tensor<?xi1>, tensor<?xi32>
// CHECK-NEXT: %19 = arith.addi %14, %18 : tensor<?xi32>
// CHECK-NEXT: %20 = arith.cmpi ugt, %14, %19 : tensor<?xi32>
// CHECK-NEXT: %21 = arith.extui %20 : tensor<?xi1> to tensor<?xi32>
// CHECK-NEXT: %22 = arith.addi %15, %21 : tensor<?xi32>
// CHECK-NEXT: %23 = arith.subi %6, %cst_0 : tensor<?xi32>
// CHECK-NEXT: %24 = arith.shli %cst_0, %23 : tensor<?xi32>
// CHECK-NEXT: %25 = arith.select %2, %24, %cst : tensor<?xi1>, tensor<?xi32>
// CHECK-NEXT: %26 = arith.addi %22, %25 : tensor<?xi32>
// CHECK-NEXT: %27 = arith.shli %26, %5 : tensor<?xi32>
// CHECK-NEXT: %28 = arith.shrsi %27, %6 : tensor<?xi32>
// CHECK-NEXT: %29 = arith.shrui %19, %0 : tensor<?xi32>
// CHECK-NEXT: %30 = arith.select %1, %cst, %29 : tensor<?xi1>, tensor<?xi32>
// CHECK-NEXT: %31 = arith.addi %30, %28 : tensor<?xi32>
// CHECK-NEXT: return %31 : tensor<?xi32>
func.func @f(%a: tensor<?xi32>, %m: tensor<?xi32>, %s: tensor<?xi8>) -> (tensor<?xi32>) {
  %0 = tosa.apply_scale %a, %m, %s {double_round = true} : (tensor<?xi32>, tensor<?xi32>, tensor<?xi8>) -> tensor<?xi32>
  return %0 : tensor<?xi32> }
