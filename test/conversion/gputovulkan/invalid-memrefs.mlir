// RUN: mlir-opt %s -split-input-file -verify-diagnostics -launch-func-to-vulkan

// Descriptors and element types that no function of the runtime binds.

llvm.func @_mlir_ciface_vulkanLaunch(i64, i64, i64, !llvm.ptr)
llvm.func @vulkanLaunch(i64, i64, i64)
llvm.func @no_element_type(%n: i64) {
  llvm.call @vulkanLaunch(%n, %n, %n) {spirv_blob = "k", spirv_entry_point = "k", spirv_element_types = []} : (i64, i64, i64) -> ()
  %0 = llvm.alloca %n x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
  // expected-error @below {{spirv_element_types missing element type for}}
  llvm.call @_mlir_ciface_vulkanLaunch(%n, %n, %n, %0) : (i64, i64, i64, !llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @_mlir_ciface_vulkanLaunch(i64, i64, i64, !llvm.ptr)
llvm.func @vulkanLaunch(i64, i64, i64)
llvm.func @no_struct(%n: i64) {
  llvm.call @vulkanLaunch(%n, %n, %n) {spirv_blob = "k", spirv_entry_point = "k", spirv_element_types = [f32]} : (i64, i64, i64) -> ()
  %0 = llvm.alloca %n x i64 : (i64) -> !llvm.ptr
  // expected-error @below {{invalid memref descriptor '!llvm.ptr'}}
  llvm.call @_mlir_ciface_vulkanLaunch(%n, %n, %n, %0) : (i64, i64, i64, !llvm.ptr) -> ()
  llvm.return
}

// -----

// MLIR reads a rank from what is no descriptor.
llvm.func @_mlir_ciface_vulkanLaunch(i64, i64, i64, !llvm.ptr)
llvm.func @vulkanLaunch(i64, i64, i64)
llvm.func @short(%n: i64) {
  llvm.call @vulkanLaunch(%n, %n, %n) {spirv_blob = "k", spirv_entry_point = "k", spirv_element_types = [f32]} : (i64, i64, i64) -> ()
  %0 = llvm.alloca %n x !llvm.struct<(ptr, ptr)> : (i64) -> !llvm.ptr
  // expected-error @below {{invalid memref descriptor '!llvm.ptr'}}
  llvm.call @_mlir_ciface_vulkanLaunch(%n, %n, %n, %0) : (i64, i64, i64, !llvm.ptr) -> ()
  llvm.return
}

// -----

// MLIR reads a rank from what is no descriptor.
llvm.func @_mlir_ciface_vulkanLaunch(i64, i64, i64, !llvm.ptr)
llvm.func @vulkanLaunch(i64, i64, i64)
llvm.func @no_sizes(%n: i64) {
  llvm.call @vulkanLaunch(%n, %n, %n) {spirv_blob = "k", spirv_entry_point = "k", spirv_element_types = [f32]} : (i64, i64, i64) -> ()
  %0 = llvm.alloca %n x !llvm.struct<(ptr, ptr, i64, i64)> : (i64) -> !llvm.ptr
  // expected-error @below {{invalid memref descriptor '!llvm.ptr'}}
  llvm.call @_mlir_ciface_vulkanLaunch(%n, %n, %n, %0) : (i64, i64, i64, !llvm.ptr) -> ()
  llvm.return
}

// -----

// MLIR crashes here.
llvm.func @_mlir_ciface_vulkanLaunch(i64, i64, i64, !llvm.ptr)
llvm.func @vulkanLaunch(i64, i64, i64)
llvm.func @doubles(%n: i64) {
  llvm.call @vulkanLaunch(%n, %n, %n) {spirv_blob = "k", spirv_entry_point = "k", spirv_element_types = [f64]} : (i64, i64, i64) -> ()
  %0 = llvm.alloca %n x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
  // expected-error @below {{the Vulkan runtime has no function for memrefs of 'f64'}}
  llvm.call @_mlir_ciface_vulkanLaunch(%n, %n, %n, %0) : (i64, i64, i64, !llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @_mlir_ciface_vulkanLaunch(i64, i64, i64, !llvm.ptr)
llvm.func @vulkanLaunch(i64, i64, i64)
llvm.func @second(%n: i64) {
  llvm.call @vulkanLaunch(%n, %n, %n) {spirv_blob = "k", spirv_entry_point = "k", spirv_element_types = [f32]} : (i64, i64, i64) -> ()
  // The call after the wrong one does not help.
  // expected-error @below {{missing spirv_element_types attribute}}
  llvm.call @vulkanLaunch(%n, %n, %n) {spirv_blob = "k", spirv_entry_point = "k"} : (i64, i64, i64) -> ()
  llvm.call @vulkanLaunch(%n, %n, %n) {spirv_blob = "k", spirv_entry_point = "k", spirv_element_types = [f32]} : (i64, i64, i64) -> ()
  llvm.return
}

// -----

// The runtime binds no memref of rank 0.
llvm.func @_mlir_ciface_vulkanLaunch(i64, i64, i64, !llvm.ptr)
llvm.func @vulkanLaunch(i64, i64, i64)
llvm.func @rank_0(%n: i64) {
  llvm.call @vulkanLaunch(%n, %n, %n) {spirv_blob = "k", spirv_entry_point = "k", spirv_element_types = [f32]} : (i64, i64, i64) -> ()
  %0 = llvm.alloca %n x !llvm.struct<(ptr, ptr, i64)> : (i64) -> !llvm.ptr
  // expected-error @below {{'llvm.call' op 'bindMemRef0DFloat' does not reference a symbol in the current scope}}
  llvm.call @_mlir_ciface_vulkanLaunch(%n, %n, %n, %0) : (i64, i64, i64, !llvm.ptr) -> ()
  llvm.return
}
