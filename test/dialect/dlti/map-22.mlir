// RUN: mlir-opt --mlir-version=22 --allow-unregistered-dialect --split-input-file --verify-diagnostics %s | FileCheck %s

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64, "dlti.endianness" = "little">, dlti.map = #dlti.map<"a" = 1 : i64, i32 = "b">}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 32>, "dlti.endianness" = "little">, dlti.map = #dlti.map<"a" = 1, i32 = "b">} {}

// -----

// CHECK: #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"m" = 1 : i64>, "GPU" = #dlti.target_device_spec<"n" = 2 : i64>>
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"m" = 1>, "GPU" : #dlti.target_device_spec<#dlti.dl_entry<"n", 2>>>} {}

// -----

// CHECK: test.a = #dlti.function_pointer_alignment<64, function_dependent = true>
"test.op"() {test.a = #dlti.function_pointer_alignment<64, function_dependent = true>} : () -> ()

// -----

// expected-error @+1 {{repeated DLTI key: "a"}}
"test.op"() {test.a = #dlti.map<"a" = 1, "a" = 2>} : () -> ()

// -----

// expected-error @+1 {{empty string as DLTI key is not allowed}}
"test.op"() {test.a = #dlti.dl_spec<"" = 1>} : () -> ()

// -----

// expected-error @+1 {{type as DLTI key is not allowed}}
"test.op"() {test.a = #dlti.target_device_spec<#dlti.dl_entry<i32, 1>>} : () -> ()

// -----

// expected-error @+1 {{no DLTI entries provided}}
"test.op"() {test.a = #dlti.target_device_spec<>} : () -> ()

// -----

// expected-error @+1 {{no DLTI entries provided}}
"test.op"() {test.a = #dlti.target_system_spec<>} : () -> ()

// -----

// expected-error @+1 {{non-string key of DLTI system spec}}
"test.op"() {test.a = #dlti.target_system_spec<#dlti.dl_entry<i32, 1>>} : () -> ()

// -----

// expected-error @+1 {{value associated with key "a" is not a DLTI device spec}}
"test.op"() {test.a = #dlti.target_system_spec<"a" = 1>} : () -> ()

// -----

// expected-error @+1 {{repeated device ID in dlti.target_system_spec: "a"}}
"test.op"() {test.a = #dlti.target_system_spec<"a" = #dlti.target_device_spec<"m" = 1>, "a" = #dlti.target_device_spec<"m" = 1>>} : () -> ()

// -----

// expected-error @+1 {{'dlti.map' is expected to be a #dlti.map attribute}}
module attributes {dlti.map = 3} {}
