// RUN: mlir-opt %s -split-input-file -verify-diagnostics -launch-func-to-vulkan

llvm.func @vulkanLaunch(i64, i64, i64)
llvm.func @no_blob(%n: i64) {
  // expected-error@+1 {{missing spirv_blob attribute}}
  llvm.call @vulkanLaunch(%n, %n, %n) {spirv_entry_point = "k", spirv_element_types = []} : (i64, i64, i64) -> ()
  llvm.return
}

// -----

llvm.func @vulkanLaunch(i64, i64, i64)
llvm.func @no_entry(%n: i64) {
  // expected-error@+1 {{missing spirv_entry_point attribute}}
  llvm.call @vulkanLaunch(%n, %n, %n) {spirv_blob = "k", spirv_element_types = []} : (i64, i64, i64) -> ()
  llvm.return
}

// -----

llvm.func @vulkanLaunch(i64, i64, i64)
llvm.func @no_types(%n: i64) {
  // expected-error@+1 {{missing spirv_element_types attribute}}
  llvm.call @vulkanLaunch(%n, %n, %n) {spirv_blob = "k", spirv_entry_point = "k"} : (i64, i64, i64) -> ()
  llvm.return
}

// -----

llvm.func @vulkanLaunch(i64, i64, i64)
llvm.func @other_types(%n: i64) {
  // expected-error@+1 {{expected [1 : i32] to be an array of types}}
  llvm.call @vulkanLaunch(%n, %n, %n) {spirv_blob = "k", spirv_entry_point = "k", spirv_element_types = [1 : i32]} : (i64, i64, i64) -> ()
  llvm.return
}

// -----

llvm.func @_mlir_ciface_vulkanLaunch(i64, i64, i64, !llvm.ptr)
llvm.func @vulkanLaunch(i64, i64, i64)
llvm.func @no_descriptor(%n: i64, %p: !llvm.ptr) {
  llvm.call @vulkanLaunch(%n, %n, %n) {spirv_blob = "k", spirv_entry_point = "k", spirv_element_types = [f32]} : (i64, i64, i64) -> ()
  // expected-error@+1 {{invalid memref descriptor '!llvm.ptr'}}
  llvm.call @_mlir_ciface_vulkanLaunch(%n, %n, %n, %p) : (i64, i64, i64, !llvm.ptr) -> ()
  llvm.return
}
