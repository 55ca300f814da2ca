// RUN: mlir-opt %s --pass-pipeline="builtin.module(func.func(spirv-expand-scalars))" | FileCheck %s

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, Int64], []>, #spirv.resource_limits<>>} {
// CHECK-LABEL: func.func @exp
// CHECK: %[[RE:.*]] = complex.re %arg0
// CHECK: %[[IM:.*]] = complex.im %arg0
// CHECK: math.exp %[[RE]] : f32
// CHECK: scf.if
// CHECK-NOT: {{math.cos|math.sin|complex.exp}}
// CHECK: complex.create %{{.*}}, %{{.*}} : complex<f32>
func.func @exp(%a: complex<f32>) -> complex<f32> {
  %r = complex.exp %a : complex<f32>
  return %r : complex<f32>
}

// CHECK-LABEL: func.func @equal
// CHECK: %[[A:.*]] = complex.re %arg0
// CHECK: %[[B:.*]] = complex.im %arg0
// CHECK: %[[C:.*]] = complex.re %arg1
// CHECK: %[[D:.*]] = complex.im %arg1
// CHECK: %[[RE:.*]] = arith.cmpf oeq, %[[A]], %[[C]] : f32
// CHECK: %[[IM:.*]] = arith.cmpf oeq, %[[B]], %[[D]] : f32
// CHECK: arith.andi %[[RE]], %[[IM]] : i1
// CHECK: %[[NRE:.*]] = arith.cmpf une
// CHECK: %[[NIM:.*]] = arith.cmpf une
// CHECK: arith.ori %[[NRE]], %[[NIM]] : i1
func.func @equal(%a: complex<f32>, %b: complex<f32>) -> (i1, i1) {
  %0 = complex.eq %a, %b : complex<f32>
  %1 = complex.neq %a, %b : complex<f32>
  return %0, %1 : i1, i1
}

// The larger part of the divisor divides first.
// CHECK-LABEL: func.func @div
// CHECK: %[[SWAP:.*]] = arith.cmpf ogt
// CHECK: %[[LARGE:.*]] = arith.select %[[SWAP]]
// CHECK: %[[SMALL:.*]] = arith.select %[[SWAP]]
// CHECK: arith.divf %[[SMALL]], %[[LARGE]] : f32
// CHECK-COUNT-2: arith.divf
// CHECK-NOT: complex.div
func.func @div(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %r = complex.div %a, %b : complex<f32>
  return %r : complex<f32>
}

// CHECK-LABEL: func.func @abs
// CHECK: math.sqrt
// CHECK-NOT: complex.abs
func.func @abs(%a: complex<f32>) -> f32 {
  %r = complex.abs %a : complex<f32>
  return %r : f32
}

// Functions are those of the parts.
// CHECK-LABEL: func.func @others
// CHECK: complex.create
// CHECK-NOT: complex.{{log|sqrt|pow|tanh|atan2|angle}}
// CHECK: return
func.func @others(%a: complex<f32>, %b: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, f32) {
  %0 = complex.log %a : complex<f32>
  %1 = complex.sqrt %a : complex<f32>
  %2 = complex.pow %a, %b : complex<f32>
  %3 = complex.tanh %a : complex<f32>
  %4 = complex.atan2 %a, %b : complex<f32>
  %5 = complex.angle %a : complex<f32>
  return %0, %1, %2, %3, %4, %5 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, f32
}
// The real part has the low bits. A cast between equal types goes.
// CHECK-LABEL: func.func @bits
// CHECK: %[[RE:.*]] = complex.re %arg0 : complex<f32>
// CHECK-NEXT: %[[IM:.*]] = complex.im %arg0 : complex<f32>
// CHECK-NEXT: %[[RB:.*]] = arith.bitcast %[[RE]] : f32 to i32
// CHECK-NEXT: %[[LOW:.*]] = arith.extui %[[RB]] : i32 to i64
// CHECK-NEXT: %[[IB:.*]] = arith.bitcast %[[IM]] : f32 to i32
// CHECK-NEXT: %[[HIGH:.*]] = arith.extui %[[IB]] : i32 to i64
// CHECK-NEXT: %[[N:.*]] = arith.constant 32 : i64
// CHECK-NEXT: %[[UP:.*]] = arith.shli %[[HIGH]], %[[N]] : i64
// CHECK-NEXT: %[[ALL:.*]] = arith.ori %[[LOW]], %[[UP]] : i64
// CHECK-NEXT: return %[[ALL]], %arg1
func.func @bits(%a: complex<f32>, %b: i32) -> (i64, i32) {
  %0 = complex.bitcast %a : complex<f32> to i64
  %1 = complex.bitcast %b : i32 to i32
  return %0, %1 : i64, i32
}
}
