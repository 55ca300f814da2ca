// A whole module in the spelling of 2020 becomes a valid binary.
// RUN: mlir-translate --no-implicit-module --serialize-spirv %s -o %t.spv
// RUN: spirv-val --target-env=vulkan1.0 %t.spv | FileCheck %s --check-prefix=VAL
// RUN: mlir-translate --deserialize-spirv %t.spv | FileCheck %s

// VAL: valid

// CHECK:      spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]> {
// CHECK:        spirv.GlobalVariable @buf bind(0, 1) : !spirv.ptr<!spirv.struct<(!spirv.rtarray<f32, stride=4> [0])>, StorageBuffer>
// CHECK:          spirv.ControlBarrier <Workgroup>, <Workgroup>, <AcquireRelease|WorkgroupMemory>
// CHECK:        spirv.EntryPoint "GLCompute" @main
// CHECK:        spirv.ExecutionMode @main "LocalSize", 32, 1, 1
spv.module "Logical" "GLSL450" requires #spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]> {
  spv.globalVariable @buf bind(0, 1) : !spv.ptr<!spv.struct<!spv.rtarray<f32, stride=4> [0]>, StorageBuffer>
  spv.specConstant @scale = 2.0 : f32
  func @main() -> () {
    %zero = spv.constant 0 : i32
    %buf = spv._address_of @buf : !spv.ptr<!spv.struct<!spv.rtarray<f32, stride=4> [0]>, StorageBuffer>
    %p = spv.AccessChain %buf[%zero, %zero] : !spv.ptr<!spv.struct<!spv.rtarray<f32, stride=4> [0]>, StorageBuffer>, i32, i32
    %v = spv.Load "StorageBuffer" %p : f32
    %s = spv._reference_of @scale : f32
    %m = spv.FMul %v, %s : f32
    %r = spv.GLSL.Sqrt %m : f32
    spv.ControlBarrier "Workgroup", "Workgroup", "AcquireRelease|WorkgroupMemory"
    spv.Store "StorageBuffer" %p, %r : f32
    spv.Return
  }
  spv.EntryPoint "GLCompute" @main
  spv.ExecutionMode @main "LocalSize", 32, 1, 1
  spv._module_end
}
