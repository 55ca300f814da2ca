// Barriers in two parts, and TF32. Expectations are what mlir-opt 22.1.8 prints.
// RUN: mlir-opt %s --mlir-version=22 | FileCheck %s
// RUN: mlir-opt %s --mlir-version=22 --mlir-print-op-generic | mlir-opt --mlir-version=22 | FileCheck %s
// RUN: mlir-opt %s --mlir-version=22 --emit-bytecode | mlir-opt --mlir-version=22 | FileCheck %s
// RUN: mlir-translate %s --mlir-version=22 --no-implicit-module --serialize-spirv -o %t.spv
// RUN: mlir-translate %t.spv --mlir-version=22 --deserialize-spirv | FileCheck %s
// RUN: not mlir-opt %s |& FileCheck %s --check-prefix=OLD

// OLD: error: 'spirv.INTEL.ControlBarrierArrive' op is not part of MLIR 19, but of MLIR 20 and later
// OLD: error: 'spirv.INTEL.RoundFToTF32' op is not part of MLIR 19, but of MLIR 20 and later

// CHECK-LABEL: spirv.module Physical64 OpenCL requires #spirv.vce<v1.0, [Kernel, Addresses, Linkage, SplitBarrierINTEL, TensorFloat32RoundingINTEL], [SPV_INTEL_split_barrier, SPV_INTEL_tensor_float32_conversion]> {
spirv.module Physical64 OpenCL requires #spirv.vce<v1.0, [Kernel, Addresses, Linkage, SplitBarrierINTEL, TensorFloat32RoundingINTEL], [SPV_INTEL_split_barrier, SPV_INTEL_tensor_float32_conversion]> {
  // CHECK: spirv.func @i(%arg0: f32, %arg1: vector<4xf32>) "None" {
  spirv.func @i(%f: f32, %v: vector<4xf32>) "None" {
    // CHECK: spirv.INTEL.ControlBarrierArrive <Workgroup> <Device> <Acquire|UniformMemory>
    spirv.INTEL.ControlBarrierArrive <Workgroup> <Device> <Acquire|UniformMemory>
    // CHECK: spirv.INTEL.ControlBarrierWait <Workgroup> <Device> <Acquire|UniformMemory>
    spirv.INTEL.ControlBarrierWait <Workgroup> <Device> <Acquire|UniformMemory>
    // CHECK: %0 = spirv.INTEL.RoundFToTF32 %arg0 : f32 to f32
    %0 = spirv.INTEL.RoundFToTF32 %f : f32 to f32
    // CHECK: %1 = spirv.INTEL.RoundFToTF32 %arg1 : vector<4xf32> to vector<4xf32>
    %1 = spirv.INTEL.RoundFToTF32 %v : vector<4xf32> to vector<4xf32>
    // CHECK: spirv.Return
    spirv.Return
  }
}
