// RUN: mlir-opt %s --allow-unregistered-dialect --pass-pipeline="builtin.module(gpu.module(gpu.func(spirv-mark-uniform-loops),func.func(spirv-mark-uniform-loops)))" | FileCheck %s

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
gpu.module @kernels {
  spirv.GlobalVariable @words : !spirv.ptr<!spirv.struct<(i32 [0])>, PushConstant>
  spirv.GlobalVariable @data bind(0, 0) : !spirv.ptr<!spirv.struct<(i32 [0])>, StorageBuffer>

// Arguments of kernels, push constants and constants are equal in all invocations; ids and loads of
// memory that kernels may write are not. A loop without results, or
// with an iteration in any case, needs no mark.
// CHECK-LABEL: gpu.func @kernel
gpu.func @kernel(%n: i32, %v: i32) kernel {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %x = gpu.thread_id x
  %id = arith.index_cast %x : index to i32
  %index = spirv.Constant 0 : i32
  %words = spirv.mlir.addressof @words : !spirv.ptr<!spirv.struct<(i32 [0])>, PushConstant>
  %at = spirv.AccessChain %words[%index] : !spirv.ptr<!spirv.struct<(i32 [0])>, PushConstant>, i32
  %word = spirv.Load "PushConstant" %at : i32
  %data = spirv.mlir.addressof @data : !spirv.ptr<!spirv.struct<(i32 [0])>, StorageBuffer>
  %in = spirv.AccessChain %data[%index] : !spirv.ptr<!spirv.struct<(i32 [0])>, StorageBuffer>, i32
  %number = spirv.Load "StorageBuffer" %in : i32
  // CHECK: scf.for
  // CHECK: scf.yield
  // CHECK-NEXT: } {spirv.uniform_trips}
  %a = scf.for %i = %c0 to %n step %c1 iter_args(%s = %v) -> (i32) : i32 {
    scf.yield %i : i32
  }
  // CHECK: scf.for
  // CHECK: scf.yield
  // CHECK-NEXT: } {spirv.uniform_trips}
  %b = scf.for %i = %c0 to %word step %c1 iter_args(%s = %a) -> (i32) : i32 {
    scf.yield %i : i32
  }
  // CHECK: scf.for
  // CHECK: scf.yield
  // CHECK-NEXT: }{{$}}
  %c = scf.for %i = %c0 to %number step %c1 iter_args(%s = %b) -> (i32) : i32 {
    scf.yield %i : i32
  }
  // CHECK: scf.for
  // CHECK: scf.yield
  // CHECK-NEXT: }{{$}}
  %d = scf.for %i = %id to %n step %c1 iter_args(%s = %c) -> (i32) : i32 {
    scf.yield %i : i32
  }
  // CHECK: scf.for
  // CHECK: scf.yield
  // CHECK-NEXT: }{{$}}
  %e = scf.for %i = %c0 to %c1 step %c1 iter_args(%s = %d) -> (i32) : i32 {
    scf.yield %i : i32
  }
  // CHECK: scf.for
  // CHECK-NEXT: "test"
  // CHECK-NEXT: }{{$}}
  scf.for %i = %c0 to %n step %c1 : i32 {
    "test"(%e) : (i32) -> ()
  }
  gpu.return
}

// Calls of a function may pass different numbers.
// CHECK-LABEL: func.func @function
// CHECK: scf.yield
// CHECK-NEXT: }{{$}}
func.func @function(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %a = scf.for %i = %c0 to %n step %c1 iter_args(%s = %c0) -> (i32) : i32 {
    scf.yield %i : i32
  }
  return %a : i32
}
}
}
