// RUN: mlir-opt --convert-scf-to-spirv %s | FileCheck %s

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader, Int64], []>, #spirv.resource_limits<>>} {
  // CHECK-LABEL: spirv.func @sum(
  // CHECK-SAME:    %[[N:.*]]: i32, %[[X:.*]]: f32) -> f32
  func.func @sum(%n: index, %x: f32) -> f32 {
    // CHECK-DAG: %[[ZERO:.*]] = spirv.Constant 0 : i32
    // CHECK-DAG: %[[ONE:.*]] = spirv.Constant 1 : i32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    // CHECK:      %[[VAR:.*]] = spirv.Variable : !spirv.ptr<f32, Function>
    // CHECK-NEXT: spirv.mlir.loop {
    // CHECK-NEXT:   spirv.Branch ^[[HEADER:.*]](%[[ZERO]], %[[X]] : i32, f32)
    // CHECK-NEXT: ^[[HEADER]](%[[IV:.*]]: i32, %[[ACC:.*]]: f32):
    // CHECK-NEXT:   %[[MORE:.*]] = spirv.SLessThan %[[IV]], %[[N]] : i32
    // CHECK-NEXT:   spirv.BranchConditional %[[MORE]], ^[[BODY:.*]], ^[[MERGE:.*]]
    // CHECK-NEXT: ^[[BODY]]:
    // CHECK-NEXT:   %[[NEXT:.*]] = spirv.FAdd %[[ACC]], %[[X]] : f32
    // CHECK-NEXT:   spirv.Store "Function" %[[VAR]], %[[NEXT]] : f32
    // CHECK-NEXT:   %[[INC:.*]] = spirv.IAdd %[[IV]], %[[ONE]] : i32
    // CHECK-NEXT:   spirv.Branch ^[[HEADER]](%[[INC]], %[[NEXT]] : i32, f32)
    // CHECK-NEXT: ^[[MERGE]]:
    // CHECK-NEXT:   spirv.mlir.merge
    // CHECK-NEXT: }
    // CHECK-NEXT: %[[RES:.*]] = spirv.Load "Function" %[[VAR]] : f32
    // CHECK-NEXT: spirv.ReturnValue %[[RES]] : f32
    %0 = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %x) -> f32 {
      %1 = arith.addf %acc, %x : f32
      scf.yield %1 : f32
    }
    return %0 : f32
  }

  // CHECK-LABEL: spirv.func @choose(
  // CHECK-SAME:    %[[C:.*]]: i1, %[[A:.*]]: i32, %[[B:.*]]: i32)
  func.func @choose(%c: i1, %a: i32, %b: i32) -> i32 {
    // CHECK-NEXT: %[[VAR:.*]] = spirv.Variable : !spirv.ptr<i32, Function>
    // CHECK-NEXT: spirv.mlir.selection {
    // CHECK-NEXT:   spirv.BranchConditional %[[C]], ^[[THEN:.*]], ^[[ELSE:.*]]
    // CHECK-NEXT: ^[[THEN]]:
    // CHECK-NEXT:   %[[SUM:.*]] = spirv.IAdd %[[A]], %[[B]] : i32
    // CHECK-NEXT:   spirv.Store "Function" %[[VAR]], %[[SUM]] : i32
    // CHECK-NEXT:   spirv.Branch ^[[MERGE:.*]]
    // CHECK-NEXT: ^[[ELSE]]:
    // CHECK-NEXT:   spirv.Store "Function" %[[VAR]], %[[A]] : i32
    // CHECK-NEXT:   spirv.Branch ^[[MERGE]]
    // CHECK-NEXT: ^[[MERGE]]:
    // CHECK-NEXT:   spirv.mlir.merge
    // CHECK:      spirv.Load "Function" %[[VAR]] : i32
    %0 = scf.if %c -> i32 {
      %1 = arith.addi %a, %b : i32
      scf.yield %1 : i32
    } else {
      scf.yield %a : i32
    }
    return %0 : i32
  }

  // CHECK-LABEL: spirv.func @halve(
  // CHECK-SAME:    %[[N:.*]]: i32) -> i64
  func.func @halve(%n: i32) -> i64 {
    %c2 = arith.constant 2 : i32
    // CHECK:      %[[VAR:.*]] = spirv.Variable : !spirv.ptr<i64, Function>
    // CHECK-NEXT: spirv.mlir.loop {
    // CHECK-NEXT:   spirv.Branch ^[[HEADER:.*]](%[[N]] : i32)
    // CHECK-NEXT: ^[[HEADER]](%[[V:.*]]: i32):
    // CHECK-NEXT:   %[[GO:.*]] = spirv.SGreaterThan %[[V]], %{{.*}} : i32
    // CHECK-NEXT:   %[[WIDE:.*]] = spirv.SConvert %[[V]] : i32 to i64
    // CHECK-NEXT:   spirv.Store "Function" %[[VAR]], %[[WIDE]] : i64
    // CHECK-NEXT:   spirv.BranchConditional %[[GO]], ^[[AFTER:.*]](%[[WIDE]] : i64), ^[[MERGE:.*]]
    // CHECK-NEXT: ^[[AFTER]](%[[W:.*]]: i64):
    // CHECK-NEXT:   %[[NARROW:.*]] = spirv.SConvert %[[W]] : i64 to i32
    // CHECK:        spirv.Branch ^[[HEADER]](
    // CHECK-NEXT: ^[[MERGE]]:
    // CHECK:      spirv.Load "Function" %[[VAR]] : i64
    %0 = scf.while (%v = %n) : (i32) -> i64 {
      %go = arith.cmpi sgt, %v, %c2 : i32
      %w = arith.extsi %v : i32 to i64
      scf.condition(%go) %w : i64
    } do {
    ^bb0(%w: i64):
      %s = arith.trunci %w : i64 to i32
      %h = arith.divsi %s, %c2 : i32
      scf.yield %h : i32
    }
    return %0 : i64
  }
}
