// RUN: mlir-opt --mlir-version=22 %s -split-input-file -convert-spirv-to-llvm -verify-diagnostics

spirv.func @vector(%a: vector<4xi32>) "None" {
  // expected-error @below {{failed to legalize operation 'spirv.GroupNonUniformIAdd' that was explicitly marked illegal}}
  %0 = spirv.GroupNonUniformIAdd <Workgroup> <Reduce> %a : vector<4xi32> -> vector<4xi32>
  spirv.Return
}
