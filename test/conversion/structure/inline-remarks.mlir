// RUN: mlir-opt %s -pass-pipeline='builtin.module(gpu.module(spirv-inline-functions{small=2}))' --remarks --verify-diagnostics -o %t
// RUN: mlir-opt %s -pass-pipeline='builtin.module(gpu.module(spirv-inline-functions))' --remarks -o %t 2>&1 | FileCheck %s
// RUN: mlir-opt %s -pass-pipeline='builtin.module(gpu.module(spirv-inline-functions{small=2}))' -o %t 2>&1 | count 0

// CHECK-COUNT-6: not inlined: SPIR-V can express it
// CHECK: remark: function '@memory' inlined: SPIR-V has no such function
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
  gpu.module @m {
    func.func @two(%x: i32) -> i32 {
      %a = arith.muli %x, %x : i32
      %b = arith.addi %a, %x : i32
      return %b : i32
    }
    func.func @three(%x: i32) -> i32 {
      %a = arith.muli %x, %x : i32
      %b = arith.addi %a, %x : i32
      %c = arith.xori %a, %b : i32
      return %c : i32
    }
    func.func @once(%x: i32) -> i32 {
      // expected-remark @+1 {{function '@three' not inlined: it has several calls, and more than 2 operations}}
      %a = func.call @three(%x) : (i32) -> i32
      %b = arith.muli %x, %a : i32
      // expected-remark @+1 {{function '@three' not inlined: it has several calls, and more than 2 operations}}
      %c = func.call @three(%b) : (i32) -> i32
      return %c : i32
    }
    func.func @memory(%x: memref<4xi32>, %v: i32) {
      %c0 = arith.constant 0 : index
      memref.store %v, %x[%c0] : memref<4xi32>
      return
    }
    gpu.func @k(%m: memref<4xi32>, %v: i32) kernel {
      // expected-remark @+1 {{function '@two' inlined: the function has at most 2 operations}}
      %a = func.call @two(%v) : (i32) -> i32
      // expected-remark @+1 {{function '@two' inlined: the function has at most 2 operations}}
      %b = func.call @two(%a) : (i32) -> i32
      // expected-remark @+1 {{function '@once' inlined: it is the only call}}
      %c = func.call @once(%b) : (i32) -> i32
      // expected-remark @+1 {{function '@three' not inlined: it has several calls, and more than 2 operations}}
      %d = func.call @three(%c) : (i32) -> i32
      // expected-remark @+1 {{function '@memory' inlined: SPIR-V has no such function}}
      func.call @memory(%m, %d) : (memref<4xi32>, i32) -> ()
      gpu.return
    }
  }
}
