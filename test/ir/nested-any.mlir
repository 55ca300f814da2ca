// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(canonicalize),any(cse))' | FileCheck %s

// A pipeline on any operation comes after the one on functions and runs on
// functions, too.
// CHECK-LABEL: @same
// CHECK: arith.addi
// CHECK-NOT: arith.addi
func.func @same(%a: i32, %b: i32) -> (i32, i32) {
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %a, %b : i32
  return %0, %1 : i32, i32
}
