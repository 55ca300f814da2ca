// RUN: mlir-opt %s -test-vector-reduction-to-spirv-dot-prod | FileCheck %s

// CHECK-LABEL: func.func @signed(%arg0: vector<4xi8>, %arg1: vector<4xi8>, %arg2: i32) -> (i32, i32) {
// CHECK-NEXT:    %0 = spirv.SDot %arg0, %arg1 : vector<4xi8> -> i32
// CHECK-NEXT:    %1 = spirv.SDotAccSat %arg0, %arg1, %arg2 : vector<4xi8> -> i32
// CHECK-NEXT:    return %0, %1 : i32, i32
func.func @signed(%a: vector<4xi8>, %b: vector<4xi8>, %acc: i32) -> (i32, i32) {
  %0 = arith.extsi %a : vector<4xi8> to vector<4xi32>
  %1 = arith.extsi %b : vector<4xi8> to vector<4xi32>
  %2 = arith.muli %0, %1 : vector<4xi32>
  %3 = vector.reduction <add>, %2 : vector<4xi32> into i32
  %4 = vector.reduction <add>, %2, %acc : vector<4xi32> into i32
  return %3, %4 : i32, i32
}

// CHECK-LABEL: func.func @mixed(%arg0: vector<4xi8>, %arg1: vector<4xi8>, %arg2: i64) -> (i64, i64, i64) {
// CHECK-NEXT:    %0 = spirv.SUDot %arg0, %arg1 : vector<4xi8> -> i64
// CHECK-NEXT:    %1 = spirv.SUDotAccSat %arg0, %arg1, %arg2 : vector<4xi8> -> i64
// CHECK-NEXT:    %2 = spirv.UDot %arg1, %arg1 : vector<4xi8> -> i64
// CHECK-NEXT:    return %0, %1, %2 : i64, i64, i64
func.func @mixed(%a: vector<4xi8>, %b: vector<4xi8>, %acc: i64) -> (i64, i64, i64) {
  %0 = arith.extsi %a : vector<4xi8> to vector<4xi64>
  %1 = arith.extui %b : vector<4xi8> to vector<4xi64>
  %2 = arith.muli %0, %1 : vector<4xi64>
  %3 = arith.muli %1, %0 : vector<4xi64>
  %4 = arith.muli %1, %1 : vector<4xi64>
  %5 = vector.reduction <add>, %2 : vector<4xi64> into i64
  %6 = vector.reduction <add>, %3, %acc : vector<4xi64> into i64
  %7 = vector.reduction <add>, %4 : vector<4xi64> into i64
  return %5, %6, %7 : i64, i64, i64
}

// CHECK-LABEL: func.func @three(%arg0: vector<3xi8>, %arg1: vector<3xi8>) -> i32 {
// CHECK-NEXT:    %cst0_i8 = spirv.Constant 0 : i8
// CHECK-NEXT:    %0 = spirv.CompositeConstruct %arg0, %cst0_i8 : (vector<3xi8>, i8) -> vector<4xi8>
// CHECK-NEXT:    %1 = spirv.CompositeConstruct %arg1, %cst0_i8 : (vector<3xi8>, i8) -> vector<4xi8>
// CHECK-NEXT:    %2 = spirv.SUDot %1, %0 : vector<4xi8> -> i32
// CHECK-NEXT:    return %2 : i32
func.func @three(%a: vector<3xi8>, %b: vector<3xi8>) -> i32 {
  %0 = arith.extui %a : vector<3xi8> to vector<3xi32>
  %1 = arith.extsi %b : vector<3xi8> to vector<3xi32>
  %2 = arith.muli %0, %1 : vector<3xi32>
  %3 = vector.reduction <add>, %2 : vector<3xi32> into i32
  return %3 : i32
}

// CHECK-LABEL: func.func @others(%arg0: vector<4xi8>, %arg1: vector<4xi16>, %arg2: vector<2xi8>) -> (i32, i16, i32, i32, i32) {
// CHECK-NEXT:    %0 = arith.extsi %arg0 : vector<4xi8> to vector<4xi32>
// CHECK-NEXT:    %1 = arith.extsi %arg1 : vector<4xi16> to vector<4xi32>
// CHECK-NEXT:    %2 = arith.extsi %arg0 : vector<4xi8> to vector<4xi16>
// CHECK-NEXT:    %3 = arith.extsi %arg2 : vector<2xi8> to vector<2xi32>
// CHECK-NEXT:    %4 = arith.muli %0, %1 : vector<4xi32>
// CHECK-NEXT:    %5 = arith.muli %2, %2 : vector<4xi16>
// CHECK-NEXT:    %6 = arith.muli %3, %3 : vector<2xi32>
// CHECK-NEXT:    %7 = arith.muli %0, %0 : vector<4xi32>
// CHECK-NEXT:    %8 = vector.reduction <add>, %4 : vector<4xi32> into i32
// CHECK-NEXT:    %9 = vector.reduction <add>, %5 : vector<4xi16> into i16
// CHECK-NEXT:    %10 = vector.reduction <add>, %6 : vector<2xi32> into i32
// CHECK-NEXT:    %11 = vector.reduction <mul>, %7 : vector<4xi32> into i32
// CHECK-NEXT:    %12 = vector.reduction <add>, %0 : vector<4xi32> into i32
// CHECK-NEXT:    return %8, %9, %10, %11, %12 : i32, i16, i32, i32, i32
func.func @others(%a: vector<4xi8>, %h: vector<4xi16>, %t: vector<2xi8>) -> (i32, i16, i32, i32, i32) {
  %0 = arith.extsi %a : vector<4xi8> to vector<4xi32>
  %1 = arith.extsi %h : vector<4xi16> to vector<4xi32>
  %2 = arith.extsi %a : vector<4xi8> to vector<4xi16>
  %3 = arith.extsi %t : vector<2xi8> to vector<2xi32>
  %4 = arith.muli %0, %1 : vector<4xi32>
  %5 = arith.muli %2, %2 : vector<4xi16>
  %6 = arith.muli %3, %3 : vector<2xi32>
  %7 = arith.muli %0, %0 : vector<4xi32>
  %8 = vector.reduction <add>, %4 : vector<4xi32> into i32
  %9 = vector.reduction <add>, %5 : vector<4xi16> into i16
  %10 = vector.reduction <add>, %6 : vector<2xi32> into i32
  %11 = vector.reduction <mul>, %7 : vector<4xi32> into i32
  %12 = vector.reduction <add>, %0 : vector<4xi32> into i32
  return %8, %9, %10, %11, %12 : i32, i16, i32, i32, i32
}
