// RUN: mlir-opt --split-input-file --verify-diagnostics --convert-to-spirv %s | FileCheck %s

// CHECK-LABEL: spirv.func @mixed(
// CHECK-SAME:    %[[C:.*]]: i1, %[[X:.*]]: i32) -> i32
func.func @mixed(%c: i1, %x: i32) -> i32 {
  // CHECK:      spirv.Undef : i32
  // CHECK:      spirv.mlir.selection {
  // CHECK:        %[[S:.*]] = spirv.IAdd %[[X]], %[[X]] : i32
  // CHECK-NEXT:   spirv.Store "Function" %{{.*}}, %[[S]] : i32
  %0 = scf.if %c -> i32 {
    %1 = arith.addi %x, %x : i32
    scf.yield %1 : i32
  } else {
    %1 = ub.poison : i32
    scf.yield %1 : i32
  }
  // CHECK: %[[R:.*]] = spirv.Load "Function"
  // CHECK-NEXT: spirv.ReturnValue %[[R]] : i32
  return %0 : i32
}

// -----

// CHECK-LABEL: spirv.func @long(
// CHECK-SAME:    %[[A:.*]]: vector<4xf32>, %[[X:.*]]: f32, %[[B:.*]]: vector<3xf32>) "None"
func.func @long(%v: vector<4xf32>, %x: f32, %w: vector<3xf32>) {
  return
}

// -----

// CHECK-LABEL: spirv.func @split(
// CHECK-SAME:    %[[A:.*]]: vector<4xf32>, %[[B:.*]]: vector<4xf32>) "None"
func.func @split(%v: vector<8xf32>) {
  // CHECK-NEXT: spirv.Return
  return
}
