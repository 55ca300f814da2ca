// RUN: mlir-opt %s -split-input-file -verify-diagnostics --pass-pipeline="builtin.module(spirv.module(spirv-report-asserts))" | FileCheck %s
// RUN: mlir-opt %s -split-input-file -verify-diagnostics --pass-pipeline="builtin.module(spirv.module(spirv-report-asserts,spirv-check-bounds,spirv-report-asserts))" | FileCheck %s

// CHECK: spirv.module
// CHECK-SAME: spirv.report_sites = ["{{.*}}:[[@LINE+12]]:7\09assertion failed: small"]
// CHECK: spirv.GlobalVariable @__spvc_report__ bind(0, 0)
spirv.module Logical GLSL450 {
  // CHECK: spirv.func @f
  spirv.func @f(%ok: i1) "None" {
    // CHECK: spirv.BranchConditional %{{.*}}, ^[[END:.*]], ^[[FAILED:.*]]
    // CHECK: ^[[FAILED]]:
    // CHECK: spirv.FunctionCall @__spvc_report_assert(%{{.*}}) : (i32) -> ()
    // CHECK-NEXT: spirv.Branch ^[[END]]{{$}}
    spirv.mlir.selection {
      spirv.BranchConditional %ok, ^end, ^failed
    ^failed:
      spirv.Branch ^end {spirv.assert = "small"}
    ^end:
      spirv.mlir.merge
    }
    spirv.Return
  }
  // CHECK: spirv.func @__spvc_report_assert(%{{.*}}: i32) "None"
}

// -----

spirv.module Physical64 OpenCL {
  spirv.func @f() "None" {
    // expected-error @+1 {{an OpenCL kernel has no descriptors, so its assertions cannot report to a buffer}}
    spirv.Branch ^end {spirv.assert = "no"}
  ^end:
    spirv.Return
  }
}
