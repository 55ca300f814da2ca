// RUN: mlir-opt %s -pass-pipeline='builtin.module(gpu.module(spirv-inline-functions{small=3}))' --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// The location of a value notes which arguments of inlined functions it was. Those of values and arguments without a place,
// of constants, of operations with several results, and of buffers stay as they are.
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
  gpu.module @m {
    func.func @f(%x: i32 loc("a.c":1:4), %y: i32 loc(unknown)) -> i32 {
      %a = arith.addi %x, %y : i32 loc("a.c":2:3)
      return %a : i32
    } loc("a.c":1:1)
    func.func @g(%m: memref<4xi32> loc("a.c":4:4), %i: index loc("a.c":4:8)) -> i32 {
      %v = memref.load %m[%i] : memref<4xi32> loc("a.c":5:3)
      return %v : i32
    } loc("a.c":4:1)
    // CHECK:      gpu.func @kernel
    // CHECK-SAME: %[[M:[^:]*]]: memref<4xi32> loc("c.c":1:1), %[[N:[^:]*]]: i32 loc(fused<{spirv.argument = 1 : i32}>["c.c":1:5, callsite(fused<@f>["a.c":1:4, "a.c":1:1] at "c.c":9:3)]))
    // CHECK:      arith.constant 0 : index loc("c.c":2:1)
    // CHECK:      memref.load {{.*}} loc(callsite(fused<@g>["a.c":5:3, "a.c":4:1] at "c.c":7:3))
    // CHECK:      arith.addi {{.*}} loc(fused<{spirv.argument = 1 : i32}>[callsite(fused<@f>["a.c":2:3, "a.c":1:1] at "c.c":9:3), callsite(fused<@f>["a.c":1:4, "a.c":1:1] at "c.c":13:3)])
    // CHECK:      arith.addui_extended {{.*}} loc("c.c":10:3)
    // CHECK:      arith.muli {{.*}} loc(unknown)
    gpu.func @kernel(%m: memref<4xi32> loc("c.c":1:1), %n: i32 loc("c.c":1:5)) kernel {
      %c0 = arith.constant 0 : index loc("c.c":2:1)
      %v = func.call @g(%m, %c0) : (memref<4xi32>, index) -> i32 loc("c.c":7:3)
      %a = func.call @f(%n, %v) : (i32, i32) -> i32 loc("c.c":9:3)
      %b:2 = arith.addui_extended %a, %a : i32, i1 loc("c.c":10:3)
      %c = func.call @f(%b#0, %a) : (i32, i32) -> i32 loc("c.c":11:3)
      %d = arith.muli %c, %c : i32 loc(unknown)
      %e = func.call @f(%d, %a) : (i32, i32) -> i32 loc("c.c":12:3)
      %g = func.call @f(%a, %e) : (i32, i32) -> i32 loc("c.c":13:3)
      memref.store %g, %m[%c0] : memref<4xi32>
      gpu.return
    }
  }
}
