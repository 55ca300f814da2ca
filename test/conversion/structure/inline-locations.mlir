// RUN: mlir-opt %s -pass-pipeline='builtin.module(gpu.module(spirv-inline-functions{small=3}))' --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// The location of an inlined operation is that in its function, which it names with the place of its declaration, and the
// call. Debug information makes frames of it.
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
  gpu.module @m {
    func.func @inner(%x: i32) -> i32 {
      %a = arith.addi %x, %x : i32 loc("a.c":2:3)
      return %a : i32
    } loc("a.c":1:1)
    func.func @outer(%x: i32) -> i32 {
      %a = func.call @inner(%x) : (i32) -> i32 loc("b.c":6:3)
      %b = arith.muli %a, %x : i32 loc(unknown)
      return %b : i32
    } loc("b.c":5:1)
    // CHECK: gpu.func @kernel
    // CHECK: arith.addi {{.*}} loc(callsite(fused<@outer>[callsite(fused<@inner>["a.c":2:3, "a.c":1:1] at "b.c":6:3), "b.c":5:1] at "c.c":9:3))
    // CHECK: arith.muli {{.*}} loc(callsite(fused<@outer>["b.c":5:1] at "c.c":9:3))
    gpu.func @kernel(%m: memref<4xi32>) kernel {
      %c0 = arith.constant 0 : index
      %v = memref.load %m[%c0] : memref<4xi32>
      %a = func.call @outer(%v) : (i32) -> i32 loc("c.c":9:3)
      memref.store %a, %m[%c0] : memref<4xi32>
      gpu.return
    }
  }
}
