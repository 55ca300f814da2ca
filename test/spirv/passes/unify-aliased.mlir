// RUN: mlir-opt -spirv-unify-aliased-resource -split-input-file -verify-diagnostics %s | FileCheck %s

!words = !spirv.ptr<!spirv.struct<(!spirv.rtarray<i32, stride=4> [0])>, StorageBuffer>
!longs = !spirv.ptr<!spirv.struct<(!spirv.rtarray<f64, stride=8> [0])>, StorageBuffer>

// CHECK-LABEL: spirv.module
// CHECK-NOT: @longs
// CHECK: spirv.GlobalVariable @words bind(1, 2) : !spirv.ptr<
// CHECK-NOT: @longs
// Another descriptor, and a variable that is not aliased, are not touched.
// CHECK: spirv.GlobalVariable @other bind(1, 3) {aliased}
// CHECK: spirv.GlobalVariable @another bind(1, 3) {aliased}
// CHECK: spirv.GlobalVariable @alone bind(1, 2) :
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @words bind(1, 2) {aliased} : !words
  spirv.GlobalVariable @longs bind(1, 2) {aliased} : !longs
  spirv.GlobalVariable @other bind(1, 3) {aliased} : !spirv.ptr<!spirv.struct<(i32 [0])>, StorageBuffer>
  spirv.GlobalVariable @another bind(1, 3) {aliased} : !spirv.ptr<!spirv.struct<(f32 [0])>, StorageBuffer>
  spirv.GlobalVariable @alone bind(1, 2) : !longs

  // CHECK: spirv.func @read(%[[I:.*]]: i32)
  // CHECK: %[[P:.*]] = spirv.mlir.addressof @words
  // CHECK: %[[TWO:.*]] = spirv.Constant 2
  // CHECK: %[[LOW:.*]] = spirv.IMul %[[I]], %[[TWO]]
  // CHECK: %[[A:.*]] = spirv.AccessChain %[[P]][%{{.*}}, %[[LOW]]]
  // CHECK: %[[V0:.*]] = spirv.Load "StorageBuffer" %[[A]] : i32
  // CHECK: %[[HIGH:.*]] = spirv.IAdd %[[LOW]], %{{.*}}
  // CHECK: %[[B:.*]] = spirv.AccessChain %[[P]][%{{.*}}, %[[HIGH]]]
  // CHECK: %[[V1:.*]] = spirv.Load "StorageBuffer" %[[B]] : i32
  // CHECK: %[[V:.*]] = spirv.CompositeConstruct %[[V0]], %[[V1]] : (i32, i32) -> vector<2xi32>
  // CHECK: spirv.Bitcast %[[V]] : vector<2xi32> to f64
  spirv.func @read(%i: i32) -> f64 "None" {
    %0 = spirv.Constant 0 : i32
    %p = spirv.mlir.addressof @longs : !longs
    %a = spirv.AccessChain %p[%0, %i] : !longs, i32, i32
    %v = spirv.Load "StorageBuffer" %a : f64
    spirv.ReturnValue %v : f64
  }
}

// -----

!floats = !spirv.ptr<!spirv.struct<(!spirv.rtarray<f32, stride=4> [0])>, StorageBuffer>
!words = !spirv.ptr<!spirv.struct<(!spirv.rtarray<i32, stride=4> [0])>, StorageBuffer>

// Of two equally large ones the first stays.
// CHECK-LABEL: spirv.module
// CHECK: spirv.GlobalVariable @floats bind(0, 0) :
// CHECK-NOT: @words
// CHECK: spirv.func @write(%[[V:.*]]: i32)
// CHECK: %[[F:.*]] = spirv.Bitcast %[[V]] : i32 to f32
// CHECK: spirv.Store "StorageBuffer" %{{.*}}, %[[F]] ["Aligned", 4] : f32
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @floats bind(0, 0) {aliased} : !floats
  spirv.GlobalVariable @words bind(0, 0) {aliased} : !words
  spirv.func @write(%v: i32) "None" {
    %0 = spirv.Constant 0 : i32
    %p = spirv.mlir.addressof @words : !words
    %a = spirv.AccessChain %p[%0, %0] : !words, i32, i32
    spirv.Store "StorageBuffer" %a, %v ["Aligned", 4] : i32
    spirv.Return
  }
}

// -----

!words = !spirv.ptr<!spirv.struct<(!spirv.rtarray<i32, stride=4> [0])>, StorageBuffer>
!longs = !spirv.ptr<!spirv.struct<(!spirv.rtarray<i64, stride=8> [0])>, StorageBuffer>

spirv.module Logical GLSL450 {
  spirv.GlobalVariable @words bind(0, 0) {aliased} : !words
  spirv.GlobalVariable @longs bind(0, 0) {aliased} : !longs
  spirv.func @write(%v: i64) "None" {
    %0 = spirv.Constant 0 : i32
    %p = spirv.mlir.addressof @longs : !longs
    %a = spirv.AccessChain %p[%0, %0] : !longs, i32, i32
    // expected-error @below {{failed to legalize operation 'spirv.Store'}}
    spirv.Store "StorageBuffer" %a, %v : i64
    spirv.Return
  }
}
