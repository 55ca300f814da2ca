// RUN: mlir-opt %s -gpu-kernel-outlining="data-layout-str=#dlti.dl_spec<#dlti.dl_entry<index,32:i32>>" | FileCheck %s
// RUN: mlir-opt %s | mlir-opt -gpu-kernel-outlining="data-layout-str=#dlti.dl_spec<#dlti.dl_entry<index,32:i32>>" | FileCheck %s

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, #dlti.dl_entry<"dlti.endianness", "little">>,
// CHECK-SAME: dlti.target_system_spec = #dlti.target_system_spec<"CPU" : #dlti.target_device_spec<#dlti.dl_entry<"cache", 64 : i64>>, "GPU" : #dlti.target_device_spec<#dlti.dl_entry<"width", 8 : ui32>, #dlti.dl_entry<"name", "a\22b">>>,
// CHECK-SAME: gpu.container_module, own.empty = [#dlti.dl_spec<>], own.entry = #dlti.dl_entry<memref<4xf32>, [1]>}
module attributes {
  dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, #dlti.dl_entry<"dlti.endianness", "little">>,
  dlti.target_system_spec = #dlti.target_system_spec<
    "CPU": #dlti.target_device_spec<#dlti.dl_entry<"cache", 64>>,
    "GPU": #dlti.target_device_spec<#dlti.dl_entry<"width", 8 : ui32>, #dlti.dl_entry<"name", "a\"b">>>,
  own.empty = [#dlti.dl_spec<>], own.entry = #dlti.dl_entry<memref<4xf32>, [1]>} {
  func.func @launch(%n: index) {
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
      gpu.terminator
    }
    return
  }
  // CHECK: gpu.module @launch_kernel attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 32 : i32>>} {
}
