// RUN: mlir-opt %s --convert-gpu-to-spirv="exact" | FileCheck %s

module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
  gpu.module @m {
    // CHECK: spirv.func @k
    gpu.func @k(%n: i32) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
      %c = arith.constant 4 : i32
      // CHECK: %[[OK:.*]] = spirv.ULessThan
      %ok = arith.cmpi ult, %n, %c : i32
      // CHECK-NEXT: spirv.mlir.selection {
      // CHECK-NEXT: spirv.BranchConditional %[[OK]], ^[[END:.*]], ^[[FAILED:.*]]
      // CHECK-NEXT: ^[[FAILED]]:
      // CHECK-NEXT: spirv.Branch ^[[END]] {spirv.assert = "small"}
      // CHECK-NEXT: ^[[END]]:
      // CHECK-NEXT: spirv.mlir.merge
      cf.assert %ok, "small"
      gpu.return
    }
  }
}
