// RUN: mlir-opt %s --arith-int-narrowing=int-bitwidths-supported=8,16,32 | FileCheck %s
// RUN: not mlir-opt %s --arith-int-narrowing
// RUN: not mlir-opt %s --arith-int-narrowing=int-bitwidths-supported=0

// CHECK-LABEL: func @product(
// CHECK-SAME:      %[[A:.*]]: i8)
func.func @product(%a: i8) -> i64 {
  // CHECK-DAG: %[[K:.*]] = arith.constant 100 : i16
  // CHECK-DAG: %[[E:.*]] = arith.extsi %[[A]] : i8 to i64
  // CHECK: %[[T:.*]] = arith.trunci %[[E]] : i64 to i16
  // CHECK: %[[M:.*]] = arith.muli %[[T]], %[[K]] : i16
  // CHECK: %[[R:.*]] = arith.extsi %[[M]] : i16 to i64
  // CHECK: return %[[R]]
  %k = arith.constant 100 : i64
  %0 = arith.extsi %a : i8 to i64
  %1 = arith.muli %0, %k : i64
  return %1 : i64
}

// A signed constant of 200 needs 9 bits, the product 18.
// CHECK-LABEL: func @wider_product
func.func @wider_product(%a: i8) -> i64 {
  // CHECK: arith.muli %{{.*}}, %{{.*}} : i32
  %k = arith.constant 200 : i64
  %0 = arith.extsi %a : i8 to i64
  %1 = arith.muli %0, %k : i64
  return %1 : i64
}

// CHECK-LABEL: func @mixed
func.func @mixed(%a: i8, %b: i8) -> i64 {
  // CHECK: arith.addi %{{.*}}, %{{.*}} : i64
  %0 = arith.extsi %a : i8 to i64
  %1 = arith.extui %b : i8 to i64
  %2 = arith.addi %0, %1 : i64
  return %2 : i64
}

// CHECK-LABEL: func @quotient(
// CHECK-SAME:      %[[A:.*]]: vector<2xi8>)
func.func @quotient(%a: vector<2xi8>) -> vector<2xf32> {
  // CHECK: %[[K:.*]] = arith.constant dense<[3, -1]> : vector<2xi8>
  // CHECK: %[[D:.*]] = arith.divui %[[A]], %[[K]] : vector<2xi8>
  // CHECK: arith.uitofp %[[D]] : vector<2xi8> to vector<2xf32>
  %k = arith.constant dense<[3, 255]> : vector<2xi32>
  %0 = arith.extui %a : vector<2xi8> to vector<2xi32>
  %1 = arith.divui %0, %k : vector<2xi32>
  %2 = arith.uitofp %1 : vector<2xi32> to vector<2xf32>
  return %2 : vector<2xf32>
}

// The index is 32 to 232, which takes 9 bits with sign.
// CHECK-LABEL: func @bounded(
func.func @bounded(%c: i1, %x: index) -> (i64, i64) {
  // CHECK: %[[S:.*]] = arith.addi
  // CHECK: %[[N:.*]] = arith.index_cast %[[S]] : index to i16
  // CHECK: arith.extsi %[[N]] : i16 to i64
  // CHECK: arith.index_castui %{{.*}} : index to i64
  %c0 = arith.constant 0 : index
  %c200 = arith.constant 200 : index
  %c32 = arith.constant 32 : index
  %s = arith.select %c, %c0, %c200 : index
  %a = arith.addi %s, %c32 : index
  %0 = arith.index_cast %a : index to i64
  %1 = arith.index_castui %x : index to i64
  return %0, %1 : i64, i64
}
