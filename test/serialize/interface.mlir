// REQUIRES: spirv-tools
// RUN: mlir-translate --no-implicit-module --serialize-spirv %s -o %t.spv
// RUN: spirv-val --target-env=spv1.4 %t.spv | FileCheck %s --check-prefix=VAL
// RUN: spirv-dis %t.spv | FileCheck %s
// RUN: mlir-translate --no-implicit-module --serialize-spirv --spirv-omit-names %s | spirv-dis | FileCheck %s --check-prefix=ANON
// RUN: mlir-translate --no-implicit-module --serialize-spirv --spirv-debug-info %s | spirv-dis | FileCheck %s --check-prefix=LINE

// VAL: valid

// From 1.4 on, the interface has every variable that the entry point uses, also
// through calls, once.
// CHECK: OpEntryPoint GLCompute %main "main" %a %b{{$}}
// CHECK-NEXT: OpEntryPoint GLCompute %other "other"{{$}}
// CHECK: OpName %inner "inner"
// ANON-NOT: OpName
// LINE: %[[FILE:.*]] = OpString "{{.*}}interface.mlir"
// LINE-NEXT: OpSource Unknown 0 %[[FILE]]
// LINE-NOT: OpSource
// LINE: OpLine %[[FILE]] {{[0-9]+}} 10
// LINE-NEXT: OpLoad

spirv.module Logical GLSL450 requires #spirv.vce<v1.4, [Shader], []> {
  spirv.GlobalVariable @a : !spirv.ptr<i32, Private>
  spirv.GlobalVariable @b initializer(@init) : !spirv.ptr<i32, Private>
  spirv.GlobalVariable @c : !spirv.ptr<i32, Private>
  spirv.SpecConstant @init spec_id(3) = 5 : i32
  spirv.func @main() "None" {
    spirv.FunctionCall @inner() : () -> ()
    %0 = spirv.mlir.addressof @a : !spirv.ptr<i32, Private>
    %1 = spirv.Load "Private" %0 : i32
    spirv.Return
  }
  spirv.func @inner() "None" {
    %0 = spirv.mlir.addressof @b : !spirv.ptr<i32, Private>
    %1 = spirv.Load "Private" %0 : i32
    spirv.Return
  }
  spirv.func @other() "None" {
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @main, @a
  spirv.ExecutionMode @main "LocalSize", 1, 1, 1
  spirv.EntryPoint "GLCompute" @other
  spirv.ExecutionMode @other "LocalSize", 1, 1, 1
}
