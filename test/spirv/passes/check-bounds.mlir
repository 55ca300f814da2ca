// RUN: mlir-opt %s -split-input-file -verify-diagnostics --pass-pipeline="builtin.module(spirv.module(spirv-check-bounds))" | FileCheck %s
// RUN: mlir-opt %s -split-input-file -verify-diagnostics --pass-pipeline="builtin.module(spirv.module(spirv-check-bounds,spirv-check-bounds))" 2>/dev/null | FileCheck %s

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, Int64, Int16], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>} {
  // The buffer takes the first free binding of set 0.
  // CHECK: spirv.module
  // CHECK-SAME: spirv.report_sites = ["{{.*}}:25:12\09load from 'in' (set 0, binding 4)",
  // CHECK-SAME: "{{.*}}:28:7\09store to 'out' (set 1, binding 9)"
  // CHECK-DAG: spirv.GlobalVariable @__spvc_report__ bind(0, 5) : !spirv.ptr<!spirv.struct<(i32 [0], i32 [4], !spirv.rtarray<i32, stride=4> [8])>, StorageBuffer>
  // CHECK-DAG: spirv.GlobalVariable @__builtin__GlobalInvocationId__ built_in("GlobalInvocationId")
  spirv.module Logical GLSL450 {
    spirv.GlobalVariable @in bind(0, 4) : !spirv.ptr<!spirv.struct<(!spirv.array<60 x f32, stride=4> [0])>, StorageBuffer>
    spirv.GlobalVariable @out bind(1, 9) : !spirv.ptr<!spirv.struct<(i32 [0], !spirv.rtarray<f32, stride=4> [4])>, StorageBuffer>
    spirv.GlobalVariable @id built_in("LocalInvocationIndex") : !spirv.ptr<i32, Input>
    // CHECK: spirv.func @copy
    // CHECK: %[[V:.*]] = spirv.Variable : !spirv.ptr<f32, Function>
    spirv.func @copy() "None" {
      %zero = spirv.Constant 0 : i32
      %one = spirv.Constant 1 : i32
      %at = spirv.mlir.addressof @id : !spirv.ptr<i32, Input>
      // CHECK: %[[I:.*]] = spirv.Load "Input"
      %i = spirv.Load "Input" %at : i32
      %in = spirv.mlir.addressof @in : !spirv.ptr<!spirv.struct<(!spirv.array<60 x f32, stride=4> [0])>, StorageBuffer>
      %from = spirv.AccessChain %in[%zero, %i] : !spirv.ptr<!spirv.struct<(!spirv.array<60 x f32, stride=4> [0])>, StorageBuffer>, i32, i32
      %v = spirv.Load "StorageBuffer" %from : f32
      %out = spirv.mlir.addressof @out : !spirv.ptr<!spirv.struct<(i32 [0], !spirv.rtarray<f32, stride=4> [4])>, StorageBuffer>
      %to = spirv.AccessChain %out[%one, %i] : !spirv.ptr<!spirv.struct<(i32 [0], !spirv.rtarray<f32, stride=4> [4])>, StorageBuffer>, i32, i32
      spirv.Store "StorageBuffer" %to, %v : f32
      // CHECK: %[[FROM:.*]] = spirv.AccessChain
      // CHECK-NEXT: %[[N:.*]] = spirv.Constant 60 : i32
      // CHECK-NEXT: %[[OK:.*]] = spirv.ULessThan %[[I]], %[[N]] : i32
      // CHECK: %[[HIGH:.*]] = spirv.ShiftRightArithmetic %[[I]]
      // CHECK-NEXT: spirv.mlir.selection {
      // CHECK-NEXT: spirv.BranchConditional %[[OK]], ^[[IN:.*]], ^[[OUT:.*]]
      // CHECK-NEXT: ^[[IN]]:
      // CHECK-NEXT: %[[X:.*]] = spirv.Load "StorageBuffer" %[[FROM]] : f32
      // CHECK-NEXT: spirv.Store "Function" %[[V]], %[[X]]
      // CHECK-NEXT: spirv.Branch
      // CHECK-NEXT: ^[[OUT]]:
      // CHECK-NEXT: %[[NONE:.*]] = spirv.Constant 0.000000e+00 : f32
      // CHECK-NEXT: spirv.Store "Function" %[[V]], %[[NONE]]
      // CHECK-NEXT: %[[SITE:.*]] = spirv.Constant 0 : i32
      // CHECK-NEXT: spirv.FunctionCall @__spvc_report_bounds(%[[SITE]], %[[I]], %[[HIGH]], %[[N]])
      // CHECK: %[[LOADED:.*]] = spirv.Load "Function" %[[V]]
      // CHECK: %[[TO:.*]] = spirv.AccessChain
      // CHECK-NEXT: %[[LENGTH:.*]] = spirv.ArrayLength %{{.*}}[1]
      // CHECK-NEXT: spirv.ULessThan %[[I]], %[[LENGTH]]
      // CHECK: spirv.Store "StorageBuffer" %[[TO]], %[[LOADED]]
      spirv.Return
    }
    // Constants in bounds, members, and pointers without indices need no check.
    // CHECK: spirv.func @constant
    // CHECK-NOT: spirv.mlir.selection
    // CHECK: spirv.Return
    spirv.func @constant(%p: !spirv.ptr<f32, Function>) "None" {
      %zero = spirv.Constant 0 : i32
      %last = spirv.Constant 59 : i32
      %in = spirv.mlir.addressof @in : !spirv.ptr<!spirv.struct<(!spirv.array<60 x f32, stride=4> [0])>, StorageBuffer>
      %from = spirv.AccessChain %in[%zero, %last] : !spirv.ptr<!spirv.struct<(!spirv.array<60 x f32, stride=4> [0])>, StorageBuffer>, i32, i32
      %v = spirv.Load "StorageBuffer" %from : f32
      spirv.Store "Function" %p, %v : f32
      %out = spirv.mlir.addressof @out : !spirv.ptr<!spirv.struct<(i32 [0], !spirv.rtarray<f32, stride=4> [4])>, StorageBuffer>
      %first = spirv.AccessChain %out[%zero] : !spirv.ptr<!spirv.struct<(i32 [0], !spirv.rtarray<f32, stride=4> [4])>, StorageBuffer>, i32
      %old = spirv.AtomicIAdd <Device> <None> %first, %zero : !spirv.ptr<i32, StorageBuffer>
      spirv.Return
    }
    // CHECK: spirv.EntryPoint "GLCompute" @copy, @id, @__builtin__GlobalInvocationId__
    // CHECK: spirv.func @__spvc_report_bounds(%{{.*}}: i32, %{{.*}}: i32, %{{.*}}: i32, %{{.*}}: i32) "None" {
    spirv.EntryPoint "GLCompute" @copy, @id
    spirv.ExecutionMode @copy "LocalSize", 64, 1, 1
  }
}

// -----

// Indices of other widths, wrong constants, components of vectors, nested chains, and two pointers of one operation.
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.5, [Shader, Int64, Int16], []>, #spirv.resource_limits<>>} {
  // CHECK: spirv.module
  spirv.module Logical GLSL450 {
    spirv.GlobalVariable @gid built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi64>, Input>
    spirv.GlobalVariable @m bind(0, 0) : !spirv.ptr<!spirv.struct<(!spirv.array<8 x !spirv.array<4 x vector<4xf32>, stride=16>, stride=64> [0])>, StorageBuffer>
    spirv.GlobalVariable @w : !spirv.ptr<!spirv.array<4 x vector<4xf32>>, Workgroup>
    // CHECK: spirv.func @wide
    spirv.func @wide(%i: i64, %j: i16, %k: si32) "None" {
      %zero = spirv.Constant 0 : i32
      %m = spirv.mlir.addressof @m : !spirv.ptr<!spirv.struct<(!spirv.array<8 x !spirv.array<4 x vector<4xf32>, stride=16>, stride=64> [0])>, StorageBuffer>
      // CHECK: spirv.AccessChain
      // CHECK-NEXT: %[[C8:.*]] = spirv.Constant 8 : i32
      // CHECK-NEXT: %[[N8:.*]] = spirv.UConvert %[[C8]] : i32 to i64
      // CHECK-NEXT: %[[OK1:.*]] = spirv.ULessThan %{{.*}}, %[[N8]] : i64
      // CHECK-NEXT: %[[LOW:.*]] = spirv.UConvert %{{.*}} : i64 to i32
      // CHECK: spirv.ShiftRightLogical
      // CHECK-NEXT: %[[HIGH:.*]] = spirv.UConvert
      %row = spirv.AccessChain %m[%zero, %i] : !spirv.ptr<!spirv.struct<(!spirv.array<8 x !spirv.array<4 x vector<4xf32>, stride=16>, stride=64> [0])>, StorageBuffer>, i32, i64
      // CHECK: spirv.AccessChain
      // CHECK: %[[J:.*]] = spirv.SConvert %{{.*}} : i16 to i32
      // CHECK-NEXT: %[[OK2:.*]] = spirv.ULessThan %[[J]]
      // CHECK: %[[K:.*]] = spirv.Bitcast %{{.*}} : si32 to i32
      // CHECK-NEXT: %[[OK3:.*]] = spirv.ULessThan %[[K]]
      // CHECK: %[[OK23:.*]] = spirv.LogicalAnd %[[OK2]], %[[OK3]]
      // CHECK: %[[LOW23:.*]] = spirv.Select %[[OK2]], %[[K]], %[[J]]
      // CHECK: %[[OK:.*]] = spirv.LogicalAnd %[[OK1]], %[[OK23]]
      // CHECK: %{{.*}} = spirv.Select %[[OK1]], %[[LOW23]], %[[LOW]]
      // CHECK: spirv.BranchConditional %[[OK]]
      %part = spirv.AccessChain %row[%j, %k] : !spirv.ptr<!spirv.array<4 x vector<4xf32>, stride=16>, StorageBuffer>, i16, si32
      %v = spirv.Load "StorageBuffer" %part : f32
      spirv.Return
    }
    // CHECK: spirv.func @negative
    // CHECK: spirv.mlir.selection
    spirv.func @negative() "None" {
      %minus = spirv.Constant -1 : i32
      %w = spirv.mlir.addressof @w : !spirv.ptr<!spirv.array<4 x vector<4xf32>>, Workgroup>
      %p = spirv.AccessChain %w[%minus] : !spirv.ptr<!spirv.array<4 x vector<4xf32>>, Workgroup>, i32
      %v = spirv.Load "Workgroup" %p : vector<4xf32>
      spirv.Return
    }
    // CHECK: spirv.func @both
    // CHECK: spirv.mlir.selection
    // CHECK: spirv.mlir.selection
    // CHECK: spirv.CopyMemory
    spirv.func @both(%i: i32) "None" {
      %w = spirv.mlir.addressof @w : !spirv.ptr<!spirv.array<4 x vector<4xf32>>, Workgroup>
      %v = spirv.Variable : !spirv.ptr<!spirv.array<2 x vector<4xf32>>, Function>
      %p = spirv.AccessChain %w[%i] : !spirv.ptr<!spirv.array<4 x vector<4xf32>>, Workgroup>, i32
      %q = spirv.AccessChain %v[%i] : !spirv.ptr<!spirv.array<2 x vector<4xf32>>, Function>, i32
      spirv.CopyMemory "Function" %q, "Workgroup" %p : vector<4xf32>
      spirv.Return
    }
    // From 1.4 on, the interface has the buffer too.
    // CHECK: spirv.EntryPoint "GLCompute" @negative, @w, @gid, @__spvc_report__
    // CHECK: spirv.func @__spvc_report_bounds
    // CHECK: spirv.Load "Input" %{{.*}} : vector<3xi64>
    // CHECK: spirv.UConvert %{{.*}} : i64 to i32
    spirv.EntryPoint "GLCompute" @negative, @w
    spirv.ExecutionMode @negative "LocalSize", 1, 1, 1
  }
}

// -----

// Arrays of unknown length: physical addresses, parameters, arrays of descriptors.
// CHECK-LABEL: spirv.module @unknown
// CHECK-NOT: spirv.mlir.selection
// CHECK-NOT: __spvc_report__
spirv.module @unknown PhysicalStorageBuffer64 GLSL450 {
  spirv.GlobalVariable @blocks bind(0, 0) : !spirv.ptr<!spirv.rtarray<!spirv.struct<(i32 [0])>>, StorageBuffer>
  spirv.func @f(%p: !spirv.ptr<!spirv.struct<(!spirv.rtarray<f32, stride=4> [0])>, PhysicalStorageBuffer> {spirv.decoration = #spirv.decoration<Aliased>}, %q: !spirv.ptr<!spirv.rtarray<f32, stride=4>, StorageBuffer>, %i: i32) "None" {
    %zero = spirv.Constant 0 : i32
    %a = spirv.AccessChain %p[%zero, %i] : !spirv.ptr<!spirv.struct<(!spirv.rtarray<f32, stride=4> [0])>, PhysicalStorageBuffer>, i32, i32
    %v = spirv.Load "PhysicalStorageBuffer" %a ["Aligned", 4] : f32
    %b = spirv.AccessChain %q[%i] : !spirv.ptr<!spirv.rtarray<f32, stride=4>, StorageBuffer>, i32
    spirv.Store "StorageBuffer" %b, %v : f32
    %s = spirv.mlir.addressof @blocks : !spirv.ptr<!spirv.rtarray<!spirv.struct<(i32 [0])>>, StorageBuffer>
    %c = spirv.AccessChain %s[%i, %zero] : !spirv.ptr<!spirv.rtarray<!spirv.struct<(i32 [0])>>, StorageBuffer>, i32, i32
    %w = spirv.Load "StorageBuffer" %c : i32
    spirv.Return
  }
}

// -----

// A pointer to a runtime array leads back to its block, and a block in an array of descriptors is found.
// CHECK-LABEL: spirv.module @parts
spirv.module @parts Logical GLSL450 {
  spirv.GlobalVariable @one bind(0, 0) : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i32, stride=4> [0])>, StorageBuffer>
  spirv.GlobalVariable @four bind(0, 1) : !spirv.ptr<!spirv.array<4 x !spirv.struct<(!spirv.rtarray<i32, stride=4> [0])>>, StorageBuffer>
  spirv.func @f(%i: i32) "None" {
    %zero = spirv.Constant 0 : i32
    // CHECK: %[[ONE:.*]] = spirv.mlir.addressof @one
    // CHECK: spirv.ArrayLength %[[ONE]][0]
    %one = spirv.mlir.addressof @one : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i32, stride=4> [0])>, StorageBuffer>
    %all = spirv.AccessChain %one[%zero] : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i32, stride=4> [0])>, StorageBuffer>, i32
    %p = spirv.AccessChain %all[%i] : !spirv.ptr<!spirv.rtarray<i32, stride=4>, StorageBuffer>, i32
    spirv.Store "StorageBuffer" %p, %zero : i32
    // CHECK: %[[FOUR:.*]] = spirv.mlir.addressof @four
    // CHECK: %[[BLOCK:.*]] = spirv.AccessChain %[[FOUR]][%arg0] : !spirv.ptr<!spirv.array<4 x
    // CHECK: spirv.ArrayLength %[[BLOCK]][0]
    %four = spirv.mlir.addressof @four : !spirv.ptr<!spirv.array<4 x !spirv.struct<(!spirv.rtarray<i32, stride=4> [0])>>, StorageBuffer>
    %q = spirv.AccessChain %four[%i, %zero, %i] : !spirv.ptr<!spirv.array<4 x !spirv.struct<(!spirv.rtarray<i32, stride=4> [0])>>, StorageBuffer>, i32, i32, i32
    spirv.Store "StorageBuffer" %q, %zero : i32
    spirv.Return
  }
}

// -----

spirv.module Physical64 OpenCL {
  spirv.func @f(%i: i32) "None" {
    %v = spirv.Variable : !spirv.ptr<!spirv.array<2 x f32>, Function>
    %p = spirv.AccessChain %v[%i] : !spirv.ptr<!spirv.array<2 x f32>, Function>, i32
    // expected-error @+1 {{an OpenCL kernel has no descriptors, so its accesses cannot report to a buffer}}
    %x = spirv.Load "Function" %p : f32
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  // expected-error @+1 {{the name '__spvc_report__' belongs to the report buffer}}
  spirv.GlobalVariable @__spvc_report__ bind(0, 0) : !spirv.ptr<!spirv.struct<(i32 [0])>, StorageBuffer>
  spirv.func @f(%i: i32) "None" {
    %v = spirv.Variable : !spirv.ptr<!spirv.array<2 x f32>, Function>
    %p = spirv.AccessChain %v[%i] : !spirv.ptr<!spirv.array<2 x f32>, Function>, i32
    %x = spirv.Load "Function" %p : f32
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
    %i = spirv.Constant 2 : i32
    %v = spirv.Variable : !spirv.ptr<!spirv.array<2 x f32>, Function>
    %p = spirv.AccessChain %v[%i] : !spirv.ptr<!spirv.array<2 x f32>, Function>, i32
    %x = spirv.Load "Function" %p : f32
    spirv.Return
  }
  // expected-error @+1 {{only compute shaders can report accesses out of bounds}}
  spirv.EntryPoint "Fragment" @f
}

// -----

// expected-error @+1 {{'spirv.report_sites' must be an array of strings on a spirv.module}}
spirv.module Logical GLSL450 attributes {spirv.report_sites = [1]} {
}

// -----

// expected-error @+1 {{'spirv.report_sites' must be an array of strings on a spirv.module}}
module attributes {spirv.report_sites = ["a"]} {
}
