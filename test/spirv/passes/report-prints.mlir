// RUN: mlir-opt %s -split-input-file -verify-diagnostics --pass-pipeline="builtin.module(spirv.module(spirv-report-asserts,spirv-report-prints))" | FileCheck %s

// The buffer of prints takes the binding behind that of the report buffer.
// CHECK: spirv.module
// CHECK-SAME: spirv.print_sites = ["{{.*}}:[[@LINE+27]]:5\09i32\09x = %d", "{{.*}}:[[@LINE+30]]:5\09\09text"]
// CHECK-SAME: spirv.report_sites
// CHECK-DAG: spirv.GlobalVariable @__spvc_report__ bind(0, 3)
// CHECK-DAG: spirv.GlobalVariable @__spvc_print__ bind(0, 4) : !spirv.ptr<!spirv.struct<(i32 [0], i32 [4], !spirv.rtarray<i32, stride=4> [8])>, StorageBuffer>
// CHECK-NOT: __spvc_printer_
spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]> {
  spirv.GlobalVariable @in bind(0, 2) : !spirv.ptr<!spirv.struct<(i32 [0])>, StorageBuffer>
  spirv.func @__spvc_printer_1(%a: i32) "None" {
    spirv.Return
  }
  spirv.func @__spvc_printer_0() "None" {
    spirv.Return
  }
  // CHECK: spirv.func @k
  spirv.func @k() "None" {
    %x = spirv.Constant 5 : i32
    %ok = spirv.Constant true
    spirv.mlir.selection {
      spirv.BranchConditional %ok, ^end, ^failed
    ^failed:
      spirv.Branch ^end {spirv.assert = "small"}
    ^end:
      spirv.mlir.merge
    }
    // CHECK: spirv.mlir.merge
    // CHECK: %[[N:.*]] = spirv.Constant 0 : i32
    // CHECK: spirv.FunctionCall @__spvc_report_print_1(%[[N]], %{{.*}}) : (i32, i32) -> ()
    spirv.FunctionCall @__spvc_printer_1(%x) {spirv.print = "i32\09x = %d"} : (i32) -> ()
    // CHECK: %[[M:.*]] = spirv.Constant 1 : i32
    // CHECK: spirv.FunctionCall @__spvc_report_print_0(%[[M]]) : (i32) -> ()
    spirv.FunctionCall @__spvc_printer_0() {spirv.print = "\09text"} : () -> ()
    spirv.Return
  }
  // CHECK: spirv.EntryPoint "GLCompute" @k, @__builtin__GlobalInvocationId__
  spirv.EntryPoint "GLCompute" @k
  // CHECK: spirv.func @__spvc_report_print_1(%[[SITE:.*]]: i32, %[[ARG:.*]]: i32) "None"
  // CHECK: spirv.AtomicIAdd
  // CHECK: spirv.Constant 196614 : i32
  // CHECK: spirv.func @__spvc_report_print_0(
  // CHECK: spirv.Constant 196613 : i32
}

// -----

// CHECK: spirv.module Logical GLSL450 {
// CHECK-NOT: __spvc
spirv.module Logical GLSL450 {
  spirv.func @silent() "None" {
    spirv.Return
  }
}

// -----

spirv.module Physical64 OpenCL {
  spirv.func @p() "None" {
    spirv.Return
  }
  spirv.func @f() "None" {
    // expected-error @+1 {{an OpenCL kernel has no descriptors, so it cannot print to a buffer}}
    spirv.FunctionCall @p() {spirv.print = "\09"} : () -> ()
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @p() "None" {
    spirv.Return
  }
  spirv.func @f() "None" {
    spirv.FunctionCall @p() {spirv.print = "\09"} : () -> ()
    spirv.Return
  }
  // expected-error @+1 {{only compute shaders can print}}
  spirv.EntryPoint "Vertex" @f
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @p(%a: f32) "None" {
    spirv.Return
  }
  spirv.func @f(%a: f32) "None" {
    // expected-error @+1 {{'spirv.print' needs operands of type 'i32', not 'f32'}}
    spirv.FunctionCall @p(%a) {spirv.print = "\09"} : (f32) -> ()
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
    // expected-error @+1 {{'spirv.print' must be a string on a spirv.FunctionCall}}
    spirv.Return {spirv.print = "x"}
  }
}

// -----

// expected-error @+1 {{'spirv.print_sites' must be an array of strings on a spirv.module}}
spirv.module Logical GLSL450 attributes {spirv.print_sites = [1]} {
}
