// RUN: mlir-opt %s -split-input-file -verify-diagnostics

// expected-error@+1 {{'dlti.dl_spec' is expected to be a #dlti.dl_spec attribute}}
module attributes {dlti.dl_spec = "big"} {}

// -----

// expected-error@+1 {{attribute 'dlti.device' not supported by dialect}}
module attributes {dlti.device} {}

// -----

// expected-error@+1 {{expected a type or a quoted string}}
module attributes {own.a = #dlti.dl_entry<7, 8>} {}

// -----

// expected-error@+1 {{repeated layout entry key: 'i8'}}
module attributes {own.a = #dlti.dl_spec<#dlti.dl_entry<i8, 1>, #dlti.dl_entry<"k", 1>, #dlti.dl_entry<i8, 2>>} {}

// -----

// expected-error@+1 {{dlti.target_device_spec does not allow type as a key: 'i8'}}
module attributes {own.a = #dlti.target_device_spec<#dlti.dl_entry<i8, 1>>} {}

// -----

// expected-error@+1 {{repeated Device ID in dlti.target_system_spec: "G"}}
module attributes {own.a = #dlti.target_system_spec<"G": #dlti.target_device_spec<#dlti.dl_entry<"a", 1>>, "G": #dlti.target_device_spec<#dlti.dl_entry<"a", 1>>>} {}

// -----

// expected-error@+1 {{'dlti.endianness' data layout entry is expected to be either 'big' or 'little'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"dlti.endianness", "middle">>} {}

// -----

// expected-error@+1 {{preferred alignment is expected to be greater than or equal to the abi alignment in data layout entry #dlti.dl_entry<f64, dense<[64, 32]> : vector<2xi64>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<f64, dense<[64, 32]> : vector<2xi64>>>} {}

// -----

// expected-note@+1 {{enclosing op with data layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"k", 1>, #dlti.dl_entry<"l", 1>>} {
  // expected-error@+1 {{data layout does not combine with layouts of enclosing ops}}
  gpu.module @m attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"k", 2>>} {}
}
