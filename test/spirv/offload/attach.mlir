// RUN: mlir-opt %s --spirv-attach-target='module=^re[dx]$ ver=v1.3 caps=Shader,NoSuch,Int8 exts=SPV_KHR_8bit_storage,SPV_NONE client_api=Vulkan vendor=AMD device_type=DiscreteGPU device_id=77' | FileCheck %s
// RUN: mlir-opt %s --spirv-attach-target --spirv-attach-target --spirv-attach-target=ver=v1.1 | FileCheck %s --check-prefix=TWICE
// RUN: mlir-opt %s --spirv-attach-target='module=*' | FileCheck %s --check-prefix=NONE
// RUN: not mlir-opt %s --spirv-attach-target=vendor=Nobody 2>&1 | FileCheck %s --check-prefix=VENDOR
// RUN: not mlir-opt %s --spirv-attach-target=ver=v7 2>&1 | FileCheck %s --check-prefix=VERSION

// CHECK: @red [#spirv.target_env<#spirv.vce<v1.3, [Shader, Int8], [SPV_KHR_8bit_storage]>, api=Vulkan, AMD:DiscreteGPU:77, #spirv.resource_limits<>>]
// TWICE: @red [#spirv.target_env<#spirv.vce<v1.0, [], []>, #spirv.resource_limits<>>, #spirv.target_env<#spirv.vce<v1.1, [], []>, #spirv.resource_limits<>>]
// NONE: @red {
// VENDOR: vendor 'Nobody' is not known
// VERSION: version 'v7' is not known
gpu.module @red {
}

// CHECK: @reds {
// TWICE: @reds [
// NONE: @reds {
gpu.module @reds {
}

// RUN: mlir-opt %s --spirv-attach-target='module=reds vendor=Intel' --spirv-attach-target='module=reds vendor=Intel device_type=Other device_id=0' | FileCheck %s --check-prefix=ID
// ID: @reds [#spirv.target_env<#spirv.vce<v1.0, [], []>, Intel, #spirv.resource_limits<>>, #spirv.target_env<#spirv.vce<v1.0, [], []>, Intel:Other:0, #spirv.resource_limits<>>]

// Without device_id, a vendor and a device type have no number, not the number 0.
// RUN: mlir-opt %s --spirv-attach-target='module=reds vendor=Intel device_type=Other' | FileCheck %s --check-prefix=NOID
// NOID: @reds [#spirv.target_env<#spirv.vce<v1.0, [], []>, Intel:Other, #spirv.resource_limits<>>]
