// Graphs of tensors. Expectations are what mlir-opt 22.1.8 prints.
// RUN: mlir-opt %s --mlir-version=22 | FileCheck %s
// RUN: mlir-opt %s --mlir-version=22 --mlir-print-op-generic | mlir-opt --mlir-version=22 | FileCheck %s
// RUN: mlir-opt %s --mlir-version=22 --emit-bytecode | mlir-opt --mlir-version=22 | FileCheck %s
// RUN: mlir-translate %s --mlir-version=22 --no-implicit-module --serialize-spirv -o %t.spv
// RUN: mlir-translate %t.spv --mlir-version=22 --deserialize-spirv | FileCheck %s
// RUN: not mlir-opt %s |& FileCheck %s --check-prefix=OLD

// OLD: error: 'spirv.ARM.GraphEntryPoint' op is not part of MLIR 19, but of MLIR 20 and later
// OLD: error: 'spirv.ARM.GraphConstant' op is not part of MLIR 19, but of MLIR 20 and later

// CHECK-LABEL: spirv.module Logical Vulkan requires #spirv.vce<v1.3, [VulkanMemoryModel, Shader, Linkage, Int16, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph, SPV_KHR_vulkan_memory_model]> {
spirv.module Logical Vulkan requires #spirv.vce<v1.3, [VulkanMemoryModel, Shader, Linkage, Int16, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph, SPV_KHR_vulkan_memory_model]> {
  // CHECK: spirv.GlobalVariable @a0 bind(0, 0) : !spirv.ptr<!spirv.arm.tensor<14x19xi16>, UniformConstant>
  spirv.GlobalVariable @a0 bind(0, 0) : !spirv.ptr<!spirv.arm.tensor<14x19xi16>, UniformConstant>
  // CHECK: spirv.GlobalVariable @r0 bind(0, 1) : !spirv.ptr<!spirv.arm.tensor<*xi16>, UniformConstant>
  spirv.GlobalVariable @r0 bind(0, 1) : !spirv.ptr<!spirv.arm.tensor<*xi16>, UniformConstant>
  // CHECK: spirv.ARM.GraphEntryPoint @g, @a0, @r0
  spirv.ARM.GraphEntryPoint @g, @a0, @r0
  // CHECK: spirv.ARM.Graph @g(%arg0: !spirv.arm.tensor<14x19xi16>) -> !spirv.arm.tensor<2x3xi16>
  spirv.ARM.Graph @g(%arg0: !spirv.arm.tensor<14x19xi16>) -> !spirv.arm.tensor<2x3xi16> {
    // CHECK: %0 = spirv.ARM.GraphConstant {graph_constant_id = 42 : i32} : !spirv.arm.tensor<2x3xi16>
    %0 = spirv.ARM.GraphConstant {graph_constant_id = 42 : i32} : !spirv.arm.tensor<2x3xi16>
    // CHECK: spirv.ARM.GraphOutputs %0 : !spirv.arm.tensor<2x3xi16>
    spirv.ARM.GraphOutputs %0 : !spirv.arm.tensor<2x3xi16>
  }
  // CHECK: spirv.ARM.Graph @{{.*}}(%arg0: !spirv.arm.tensor<?x?xi16>, %arg1: !spirv.arm.tensor<14x19xf32>) -> (!spirv.arm.tensor<14x19xf32>, !spirv.arm.tensor<?x?xi16>)
  spirv.ARM.Graph @spirv_graph_21(%arg0: !spirv.arm.tensor<?x?xi16>, %arg1: !spirv.arm.tensor<14x19xf32>) -> (!spirv.arm.tensor<14x19xf32>, !spirv.arm.tensor<?x?xi16>) {
    // CHECK: spirv.ARM.GraphOutputs %arg1, %arg0 : !spirv.arm.tensor<14x19xf32>, !spirv.arm.tensor<?x?xi16>
    spirv.ARM.GraphOutputs %arg1, %arg0 : !spirv.arm.tensor<14x19xf32>, !spirv.arm.tensor<?x?xi16>
  }
}
