// RUN: mlir-opt %s -pass-pipeline='builtin.module(gpu.module(spirv-inline-functions{small=3}))' | FileCheck %s
// RUN: mlir-opt %s -pass-pipeline='builtin.module(gpu.module(spirv-inline-functions))' | FileCheck %s --check-prefix=STAY

// Functions of at most three operations are inlined, constants not counted, and so are those with one call. Others
// stay, also those that have become larger by inlining.
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
  gpu.module @m {
    // STAY: func.func @three
    // CHECK-NOT: func.func @three
    func.func @three(%x: i32) -> i32 {
      %c = arith.constant 7 : i32
      %a = arith.addi %x, %c : i32
      %b = arith.muli %a, %x : i32
      %d = arith.xori %b, %c : i32
      return %d : i32
    }
    // CHECK: func.func @four
    // STAY: func.func @four
    func.func @four(%x: i32) -> i32 {
      %a = arith.addi %x, %x : i32
      %b = arith.muli %a, %x : i32
      %d = arith.xori %b, %a : i32
      %e = arith.subi %d, %x : i32
      return %e : i32
    }
    // CHECK: func.func @grown
    // CHECK-COUNT-6: arith.
    // STAY: func.func @grown
    // STAY-COUNT-2: call @three
    func.func @grown(%x: i32) -> i32 {
      %a = func.call @three(%x) : (i32) -> i32
      %b = func.call @three(%a) : (i32) -> i32
      return %b : i32
    }
    // CHECK-NOT: func.func @once
    // STAY: func.func @once
    func.func @once(%x: i32) -> i32 {
      %a = func.call @four(%x) : (i32) -> i32
      %b = func.call @four(%a) : (i32) -> i32
      %c = func.call @grown(%b) : (i32) -> i32
      %d = func.call @grown(%c) : (i32) -> i32
      return %d : i32
    }
    // CHECK: gpu.func @kernel
    // CHECK: memref.load
    // CHECK-NEXT: call @four
    // CHECK-NEXT: call @four
    // CHECK-NEXT: call @grown
    // CHECK-NEXT: call @grown
    // CHECK-NEXT: memref.store
    // STAY: gpu.func @kernel
    // STAY: call @once
    gpu.func @kernel(%m: memref<4xi32>) kernel {
      %i = gpu.thread_id x
      %v = memref.load %m[%i] : memref<4xi32>
      %w = func.call @once(%v) : (i32) -> i32
      memref.store %w, %m[%i] : memref<4xi32>
      gpu.return
    }
  }
}
