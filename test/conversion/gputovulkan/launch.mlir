// RUN: mlir-opt %s -convert-gpu-launch-to-vulkan-launch | FileCheck %s
// RUN: mlir-opt %s -convert-gpu-launch-to-vulkan-launch -llvm-request-c-wrappers -finalize-memref-to-llvm -convert-func-to-llvm \
// RUN:   -reconcile-unrealized-casts -launch-func-to-vulkan | FileCheck %s --check-prefix=CALLS

// The kernel becomes an attribute of a call, and the modules go.
// CHECK-NOT:  spirv.module
// CHECK-NOT:  gpu.module
// CHECK:      call @vulkanLaunch(%{{.*}}, %{{.*}}, %{{.*}}, %arg0, %arg1) {spirv_blob = "\03\02#\07{{.*}}", spirv_element_types = [f32, i16], spirv_entry_point = "kernel"}
// CHECK-SAME:   : (index, index, index, memref<12xf32>, memref<2x3xi16>) -> ()
// CHECK:      func.func private @vulkanLaunch(index, index, index, memref<12xf32>, memref<2x3xi16>)

// CALLS:      llvm.mlir.global internal constant @kernel_spv_entry_point_name("kernel\00") {addr_space = 0 : i32}
// CALLS-NEXT: llvm.mlir.global internal constant @SPIRV_BIN("\03\02#\07
// CALLS:      %[[R:.*]] = llvm.call @initVulkan() : () -> !llvm.ptr
// CALLS-NEXT: %[[B:.*]] = llvm.mlir.addressof @SPIRV_BIN : !llvm.ptr
// CALLS-NEXT: %[[BIN:.*]] = llvm.getelementptr %[[B]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<{{[0-9]+}} x i8>
// CALLS-NEXT: %[[SIZE:.*]] = llvm.mlir.constant
// CALLS-NEXT: %[[SET:.*]] = llvm.mlir.constant(0 : i32) : i32
// CALLS-NEXT: %[[ZERO:.*]] = llvm.mlir.constant(0 : i32) : i32
// CALLS-NEXT: llvm.call @bindMemRef1DFloat(%[[R]], %[[SET]], %[[ZERO]], %{{.*}}) : (!llvm.ptr, i32, i32, !llvm.ptr) -> ()
// CALLS-NEXT: %[[ONE:.*]] = llvm.mlir.constant(1 : i32) : i32
// CALLS-NEXT: llvm.call @bindMemRef2DInt16(%[[R]], %[[SET]], %[[ONE]], %{{.*}}) : (!llvm.ptr, i32, i32, !llvm.ptr) -> ()
// CALLS-NEXT: llvm.call @setBinaryShader(%[[R]], %[[BIN]], %[[SIZE]]) : (!llvm.ptr, !llvm.ptr, i32) -> ()
// CALLS-NEXT: %[[N:.*]] = llvm.mlir.addressof @kernel_spv_entry_point_name : !llvm.ptr
// CALLS-NEXT: %[[NAME:.*]] = llvm.getelementptr %[[N]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<7 x i8>
// CALLS-NEXT: llvm.call @setEntryPoint(%[[R]], %[[NAME]]) : (!llvm.ptr, !llvm.ptr) -> ()
// CALLS-NEXT: llvm.call @setNumWorkGroups(%[[R]], %arg0, %arg1, %arg2) : (!llvm.ptr, i64, i64, i64) -> ()
// CALLS-NEXT: llvm.call @runOnVulkan(%[[R]]) : (!llvm.ptr) -> ()
// CALLS-NEXT: llvm.call @deinitVulkan(%[[R]]) : (!llvm.ptr) -> ()
// CALLS-NEXT: llvm.return
// CALLS:      llvm.func @setEntryPoint(!llvm.ptr, !llvm.ptr)
// CALLS-NEXT: llvm.func @setNumWorkGroups(!llvm.ptr, i64, i64, i64)
// CALLS-NEXT: llvm.func @setBinaryShader(!llvm.ptr, !llvm.ptr, i32)
// CALLS-NEXT: llvm.func @runOnVulkan(!llvm.ptr)
// CALLS-NEXT: llvm.func @bindMemRef1DFloat(!llvm.ptr, i32, i32, !llvm.ptr)
// CALLS:      llvm.func @bindMemRef3DHalf(!llvm.ptr, i32, i32, !llvm.ptr)
// CALLS-NEXT: llvm.func @initVulkan() -> !llvm.ptr
// CALLS-NEXT: llvm.func @deinitVulkan(!llvm.ptr)

module attributes {gpu.container_module} {
  spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]> {
    spirv.GlobalVariable @kernel_arg_0 bind(0, 0) : !spirv.ptr<!spirv.struct<(!spirv.array<12 x f32, stride=4> [0])>, StorageBuffer>
    spirv.func @kernel() "None" attributes {workgroup_attributions = 0 : i64} {
      %0 = spirv.mlir.addressof @kernel_arg_0 : !spirv.ptr<!spirv.struct<(!spirv.array<12 x f32, stride=4> [0])>, StorageBuffer>
      spirv.Return
    }
    spirv.EntryPoint "GLCompute" @kernel
    spirv.ExecutionMode @kernel "LocalSize", 1, 1, 1
  }
  gpu.module @kernels {
    gpu.func @kernel(%arg0: memref<12xf32>, %b: memref<2x3xi16>) kernel {
      gpu.return
    }
  }
  func.func @foo(%m: memref<12xf32>, %b: memref<2x3xi16>) {
    %c1 = arith.constant 1 : index
    gpu.launch_func @kernels::@kernel blocks in(%c1, %c1, %c1) threads in(%c1, %c1, %c1) args(%m : memref<12xf32>, %b : memref<2x3xi16>)
    return
  }
}
