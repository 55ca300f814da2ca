// RUN: mlir-opt %s --pass-pipeline="builtin.module(func.func(spirv-expand-scalars))" | FileCheck %s

// A loop that counts with 64 bits becomes one that carries the halves of the counter, and keeps its attributes.
// CHECK-LABEL: func.func @sum
// CHECK: %[[R:.*]]:4 = scf.while (%[[L:.*]] = %{{.*}}, %[[H:.*]] = %{{.*}}, %{{.*}} = %{{.*}}, %{{.*}} = %{{.*}}) : (i32, i32, i32, i32) -> (i32, i32, i32, i32)
// CHECK: arith.cmpi slt, %[[H]]
// CHECK: scf.condition
// CHECK: } do {
// CHECK-NOT: scf.for
// CHECK: scf.yield %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : i32, i32, i32, i32
// CHECK: } attributes {note}
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>} {
  func.func @sum(%m: memref<4xi64>, %i: index) {
    %n = memref.load %m[%i] : memref<4xi64>
    %zero = arith.constant 0 : i64
    %one = arith.constant 1 : i64
    %r = scf.for %j = %zero to %n step %one iter_args(%a = %zero) -> (i64) : i64 {
      %b = arith.addi %a, %j : i64
      scf.yield %b : i64
    } {note}
    memref.store %r, %m[%i] : memref<4xi64>
    return
  }
}
