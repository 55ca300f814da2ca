// RUN: mlir-opt %s -verify-diagnostics -split-input-file

spirv.func @later() "None" {
  // expected-error@+1 {{expected the storage class before a pointer that is defined later}}
  %0 = spirv.INTEL.SubgroupBlockRead %later : i32
  spirv.Return
}

// -----

spirv.func @later_write(%v: i32) "None" {
  // expected-error@+1 {{expected the storage class before a pointer that is defined later}}
  spirv.INTEL.SubgroupBlockWrite %later, %v : i32
  spirv.Return
}

// -----

spirv.func @scalar(%v: i32) "None" {
  // expected-error@+1 {{operand #0 must be any SPIR-V pointer type}}
  %0 = spirv.INTEL.SubgroupBlockRead %v : i32
  spirv.Return
}
