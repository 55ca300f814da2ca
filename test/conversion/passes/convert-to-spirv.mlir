// RUN: mlir-opt --split-input-file --verify-diagnostics --convert-to-spirv %s | FileCheck %s

// CHECK-LABEL: spirv.func @mixed(
// CHECK-SAME:    %[[C:.*]]: i1, %[[X:.*]]: i32) -> i32
func.func @mixed(%c: i1, %x: i32) -> i32 {
  // CHECK:      spirv.mlir.selection {
  // CHECK:        %[[S:.*]] = spirv.IAdd %[[X]], %[[X]] : i32
  // CHECK-NEXT:   spirv.Store "Function" %{{.*}}, %[[S]] : i32
  %0 = scf.if %c -> i32 {
    %1 = arith.addi %x, %x : i32
    scf.yield %1 : i32
  } else {
    // CHECK:      spirv.Undef : i32
    %1 = ub.poison : i32
    scf.yield %1 : i32
  }
  // CHECK: %[[R:.*]] = spirv.Load "Function"
  // CHECK-NEXT: spirv.ReturnValue %[[R]] : i32
  return %0 : i32
}

// -----

// expected-error @below {{has vectors in its signature that SPIR-V does not have, and they are not unrolled}}
func.func @long(%v: vector<8xf32>) {
  return
}
