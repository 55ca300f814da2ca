// RUN: mlir-opt --mlir-version=22 --allow-unregistered-dialect %s | FileCheck %s
// RUN: mlir-opt --mlir-version=19 --allow-unregistered-dialect %s | FileCheck --check-prefix=OLD %s
// RUN: mlir-opt --mlir-version=22 --allow-unregistered-dialect %s | mlir-opt --mlir-version=22 --allow-unregistered-dialect | FileCheck %s

// Entries are written as keys with values since MLIR 20. Both spellings are read.

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32, "dlti.endianness" = "little">
// OLD: module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 32 : i32>, #dlti.dl_entry<"dlti.endianness", "little">>
// CHECK-SAME: dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"size" = 1 : i64>, "GPU" = #dlti.target_device_spec<"size" = 2 : i64>>
// OLD-SAME: dlti.target_system_spec = #dlti.target_system_spec<"CPU" : #dlti.target_device_spec<#dlti.dl_entry<"size", 1 : i64>>, "GPU" :
module attributes {
  dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 32 : i32>, "dlti.endianness" = "little">,
  dlti.target_system_spec = #dlti.target_system_spec<"CPU" : #dlti.target_device_spec<#dlti.dl_entry<"size", 1>>, "GPU" = #dlti.target_device_spec<"size" = 2>>
} {
  // CHECK: "a.op"() {entry = #dlti.dl_entry<"key", 1 : i64>, map = #dlti.map<i32 = 1 : i64, "k" = "v">, none = #dlti.dl_spec<>}
  "a.op"() {entry = #dlti.dl_entry<"key", 1>, map = #dlti.map<i32 = 1, "k" = "v">, none = #dlti.dl_spec<>} : () -> ()
}
