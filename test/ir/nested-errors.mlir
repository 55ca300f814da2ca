// RUN: not mlir-opt %s --split-input-file 2>&1 | FileCheck %s

// An error within an attribute of a dialect is reported again behind it, where
// reading goes on.
// CHECK: :8:110: error: floating point value not valid for specified type
// CHECK: :8:111: error: failed to parse DLTI_TargetDeviceSpecAttr parameter 'entries'
// CHECK: :8:112: error: Error in parsing target device spec
module attributes {t = #dlti.target_system_spec<"GPU": #dlti.target_device_spec<#dlti.dl_entry<i32, 4.5 : i32>>>} {}

// -----

// CHECK: error: custom op 'cf.switch' invalid kind of type specified
func.func @index_flag(%f: index) {
  cf.switch %f : index, [default: ^bb1]
^bb1:
  return
}

// -----

// CHECK: error: custom op 'spirv.GroupNonUniformElect' invalid kind of type specified
func.func @vector_of_bool() {
  %0 = spirv.GroupNonUniformElect <Workgroup> : vector<4xi1>
  return
}
