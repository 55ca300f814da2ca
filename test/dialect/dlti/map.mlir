// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics | mlir-opt --allow-unregistered-dialect | FileCheck %s

// Later spellings are read; MLIR 19's is printed.
// CHECK: "a.short"() {x = #dlti.dl_spec<#dlti.dl_entry<i32, dense<32> : vector<1xi64>>, #dlti.dl_entry<"k", 1 : i64>>} : () -> ()
"a.short"() {x = #dlti.dl_spec<i32 = dense<32> : vector<1xi64>, "k" = 1 : i64>} : () -> ()
// CHECK: "a.map"() {x = #dlti.map<#dlti.dl_entry<"L1", #dlti.map<#dlti.dl_entry<"size", 4 : i32>>>, #dlti.dl_entry<f32, "v">>} : () -> ()
"a.map"() {x = #dlti.map<"L1" = #dlti.map<"size" = 4 : i32>, #dlti.dl_entry<f32, "v">>} : () -> ()
// CHECK: "a.empty"() {x = #dlti.map<>} : () -> ()
"a.empty"() {x = #dlti.map<>} : () -> ()
// CHECK: "a.system"() {x = #dlti.target_system_spec<"CPU" : #dlti.target_device_spec<#dlti.dl_entry<"cache", 1 : i64>>>} : () -> ()
"a.system"() {x = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"cache" = 1 : i64>>} : () -> ()

// -----

// expected-error @+1 {{repeated layout entry key: k}}
"a.twice"() {x = #dlti.map<"k" = 1, "k" = 2>} : () -> ()

// -----

// expected-error @+1 {{expected '='}}
"a.equals"() {x = #dlti.map<"k", 1>} : () -> ()
