// RUN: mlir-opt --convert-spirv-to-llvm %s | FileCheck %s
// RUN: mlir-opt --mlir-version=22 --convert-spirv-to-llvm %s | FileCheck %s

// Logical operations are those on bits.

// CHECK-LABEL: llvm.func @logicaland(%arg0: i1, %arg1: i1, %arg2: vector<2xi1>, %arg3: vector<2xi1>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.and %arg0, %arg1 : i1
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.and %arg2, %arg3 : vector<2xi1>
// CHECK-NEXT: llvm.return
spirv.func @logicaland(%x: i1, %y: i1, %v: vector<2xi1>, %w: vector<2xi1>) "None" {
  %0 = spirv.LogicalAnd %x, %y : i1
  %1 = spirv.LogicalAnd %v, %w : vector<2xi1>
  spirv.Return
}

// CHECK-LABEL: llvm.func @logicalor(%arg0: i1, %arg1: i1, %arg2: vector<2xi1>, %arg3: vector<2xi1>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.or %arg0, %arg1 : i1
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.or %arg2, %arg3 : vector<2xi1>
// CHECK-NEXT: llvm.return
spirv.func @logicalor(%x: i1, %y: i1, %v: vector<2xi1>, %w: vector<2xi1>) "None" {
  %0 = spirv.LogicalOr %x, %y : i1
  %1 = spirv.LogicalOr %v, %w : vector<2xi1>
  spirv.Return
}

// CHECK-LABEL: llvm.func @logicalequal(%arg0: i1, %arg1: i1, %arg2: vector<2xi1>, %arg3: vector<2xi1>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.icmp "eq" %arg0, %arg1 : i1
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.icmp "eq" %arg2, %arg3 : vector<2xi1>
// CHECK-NEXT: llvm.return
spirv.func @logicalequal(%x: i1, %y: i1, %v: vector<2xi1>, %w: vector<2xi1>) "None" {
  %0 = spirv.LogicalEqual %x, %y : i1
  %1 = spirv.LogicalEqual %v, %w : vector<2xi1>
  spirv.Return
}

// CHECK-LABEL: llvm.func @logicalnotequal(%arg0: i1, %arg1: i1, %arg2: vector<2xi1>, %arg3: vector<2xi1>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.icmp "ne" %arg0, %arg1 : i1
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.icmp "ne" %arg2, %arg3 : vector<2xi1>
// CHECK-NEXT: llvm.return
spirv.func @logicalnotequal(%x: i1, %y: i1, %v: vector<2xi1>, %w: vector<2xi1>) "None" {
  %0 = spirv.LogicalNotEqual %x, %y : i1
  %1 = spirv.LogicalNotEqual %v, %w : vector<2xi1>
  spirv.Return
}

// CHECK-LABEL: llvm.func @logicalnot(%arg0: i1, %arg1: vector<4xi1>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(true) : i1
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.xor %arg0, %[[V0]] : i1
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
// CHECK-NEXT: %[[V3:[0-9]+]] = llvm.xor %arg1, %[[V2]] : vector<4xi1>
// CHECK-NEXT: llvm.return
spirv.func @logicalnot(%x: i1, %v: vector<4xi1>) "None" {
  %0 = spirv.LogicalNot %x : i1
  %1 = spirv.LogicalNot %v : vector<4xi1>
  spirv.Return
}
