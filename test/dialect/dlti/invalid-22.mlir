// RUN: mlir-opt --mlir-version=22 --split-input-file --verify-diagnostics --allow-unregistered-dialect %s

// expected-error @+1 {{'dlti.map' is expected to be a #dlti.map attribute}}
"a.op"() {dlti.map = 1} : () -> ()

// -----

// expected-error @+1 {{empty string as DLTI key is not allowed}}
"a.op"() {a = #dlti.map<"" = 1>} : () -> ()

// -----

// expected-error @+1 {{repeated DLTI key: "k"}}
"a.op"() {a = #dlti.dl_spec<"k" = 1, #dlti.dl_entry<"k", 2>>} : () -> ()

// -----

// expected-error @+1 {{repeated DLTI key: i32}}
"a.op"() {a = #dlti.map<i32 = 1, i32 = 2>} : () -> ()

// -----

// expected-error @+1 {{no DLTI entries provided}}
"a.op"() {a = #dlti.target_device_spec<>} : () -> ()

// -----

// expected-error @+1 {{invalid kind of attribute specified}}
"a.op"() {a = #dlti.target_device_spec<i32 = 1>} : () -> ()

// -----

// expected-error @+1 {{type as DLTI key is not allowed}}
"a.op"() {a = #dlti.target_device_spec<#dlti.dl_entry<i32, 1>>} : () -> ()

// -----

// expected-error @+1 {{non-string key of DLTI system spec}}
"a.op"() {a = #dlti.target_system_spec<#dlti.dl_entry<i32, 1>>} : () -> ()

// -----

// expected-error @+1 {{value associated with key "CPU" is not a DLTI device spec}}
"a.op"() {a = #dlti.target_system_spec<"CPU" = 1>} : () -> ()

// -----

// expected-error @+1 {{repeated device ID in dlti.target_system_spec: "CPU"}}
"a.op"() {a = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 1>, "CPU" = #dlti.target_device_spec<"a" = 1>>} : () -> ()

// -----

// expected-error @+1 {{invalid kind of attribute specified}}
"a.op"() {a = #dlti.target_system_spec<[]>} : () -> ()
