// RUN: mlir-opt %s -split-input-file -launch-func-to-vulkan | FileCheck %s --match-full-lines

// Memrefs of each rank and element type.

// CHECK: llvm.mlir.global internal constant @k_spv_entry_point_name("k\00") {addr_space = 0 : i32}
// CHECK-NEXT: llvm.mlir.global internal constant @SPIRV_BIN("k") {addr_space = 0 : i32}
// CHECK-NEXT: llvm.func @_mlir_ciface_vulkanLaunch(i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT: llvm.func @vulkanLaunch(i64, i64, i64)
// CHECK-NEXT: llvm.func @ranks(%arg0: i64) {
// CHECK-NEXT: llvm.call @vulkanLaunch(%arg0, %arg0, %arg0) {spirv_blob = "k", spirv_element_types = [f16, i8, i16, i32, f32], spirv_entry_point = "k"} : (i64, i64, i64) -> ()
// CHECK-NEXT: %0 = llvm.alloca %arg0 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT: %1 = llvm.alloca %arg0 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT: %2 = llvm.alloca %arg0 x !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT: %3 = llvm.call @initVulkan() : () -> !llvm.ptr
// CHECK-NEXT: %4 = llvm.mlir.addressof @SPIRV_BIN : !llvm.ptr
// CHECK-NEXT: %5 = llvm.getelementptr %4[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<1 x i8>
// CHECK-NEXT: %6 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %7 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %8 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: llvm.call @bindMemRef1DHalf(%3, %7, %8, %0) : (!llvm.ptr, i32, i32, !llvm.ptr) -> ()
// CHECK-NEXT: %9 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.call @bindMemRef1DInt8(%3, %7, %9, %0) : (!llvm.ptr, i32, i32, !llvm.ptr) -> ()
// CHECK-NEXT: %10 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: llvm.call @bindMemRef2DInt16(%3, %7, %10, %1) : (!llvm.ptr, i32, i32, !llvm.ptr) -> ()
// CHECK-NEXT: %11 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT: llvm.call @bindMemRef3DInt32(%3, %7, %11, %2) : (!llvm.ptr, i32, i32, !llvm.ptr) -> ()
// CHECK-NEXT: %12 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: llvm.call @bindMemRef2DFloat(%3, %7, %12, %1) : (!llvm.ptr, i32, i32, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.call @setBinaryShader(%3, %5, %6) : (!llvm.ptr, !llvm.ptr, i32) -> ()
// CHECK-NEXT: %13 = llvm.mlir.addressof @k_spv_entry_point_name : !llvm.ptr
// CHECK-NEXT: %14 = llvm.getelementptr %13[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i8>
// CHECK-NEXT: llvm.call @setEntryPoint(%3, %14) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.call @setNumWorkGroups(%3, %arg0, %arg0, %arg0) : (!llvm.ptr, i64, i64, i64) -> ()
// CHECK-NEXT: llvm.call @runOnVulkan(%3) : (!llvm.ptr) -> ()
// CHECK-NEXT: llvm.call @deinitVulkan(%3) : (!llvm.ptr) -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @setEntryPoint(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT: llvm.func @setNumWorkGroups(!llvm.ptr, i64, i64, i64)
// CHECK-NEXT: llvm.func @setBinaryShader(!llvm.ptr, !llvm.ptr, i32)
// CHECK-NEXT: llvm.func @runOnVulkan(!llvm.ptr)
// CHECK-NEXT: llvm.func @bindMemRef1DFloat(!llvm.ptr, i32, i32, !llvm.ptr)
// CHECK-NEXT: llvm.func @bindMemRef1DInt32(!llvm.ptr, i32, i32, !llvm.ptr)
// CHECK-NEXT: llvm.func @bindMemRef1DInt16(!llvm.ptr, i32, i32, !llvm.ptr)
// CHECK-NEXT: llvm.func @bindMemRef1DInt8(!llvm.ptr, i32, i32, !llvm.ptr)
// CHECK-NEXT: llvm.func @bindMemRef1DHalf(!llvm.ptr, i32, i32, !llvm.ptr)
// CHECK-NEXT: llvm.func @bindMemRef2DFloat(!llvm.ptr, i32, i32, !llvm.ptr)
// CHECK-NEXT: llvm.func @bindMemRef2DInt32(!llvm.ptr, i32, i32, !llvm.ptr)
// CHECK-NEXT: llvm.func @bindMemRef2DInt16(!llvm.ptr, i32, i32, !llvm.ptr)
// CHECK-NEXT: llvm.func @bindMemRef2DInt8(!llvm.ptr, i32, i32, !llvm.ptr)
// CHECK-NEXT: llvm.func @bindMemRef2DHalf(!llvm.ptr, i32, i32, !llvm.ptr)
// CHECK-NEXT: llvm.func @bindMemRef3DFloat(!llvm.ptr, i32, i32, !llvm.ptr)
// CHECK-NEXT: llvm.func @bindMemRef3DInt32(!llvm.ptr, i32, i32, !llvm.ptr)
// CHECK-NEXT: llvm.func @bindMemRef3DInt16(!llvm.ptr, i32, i32, !llvm.ptr)
// CHECK-NEXT: llvm.func @bindMemRef3DInt8(!llvm.ptr, i32, i32, !llvm.ptr)
// CHECK-NEXT: llvm.func @bindMemRef3DHalf(!llvm.ptr, i32, i32, !llvm.ptr)
// CHECK-NEXT: llvm.func @initVulkan() -> !llvm.ptr
// CHECK-NEXT: llvm.func @deinitVulkan(!llvm.ptr)
llvm.func @_mlir_ciface_vulkanLaunch(i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr)
llvm.func @vulkanLaunch(i64, i64, i64)
llvm.func @ranks(%n: i64) {
  llvm.call @vulkanLaunch(%n, %n, %n) {spirv_blob = "k", spirv_entry_point = "k", spirv_element_types = [f16, i8, i16, i32, f32]} : (i64, i64, i64) -> ()
  %1 = llvm.alloca %n x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
  %2 = llvm.alloca %n x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
  %3 = llvm.alloca %n x !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> : (i64) -> !llvm.ptr
  llvm.call @_mlir_ciface_vulkanLaunch(%n, %n, %n, %1, %1, %2, %3, %2) : (i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

// -----

// No memref, and functions that the module declares.
// CHECK: llvm.mlir.global internal constant @main_spv_entry_point_name("main\00") {addr_space = 0 : i32}
// CHECK-NEXT: llvm.mlir.global internal constant @SPIRV_BIN("blob") {addr_space = 0 : i32}
// CHECK-NEXT: llvm.func @initVulkan() -> !llvm.ptr
// CHECK-NEXT: llvm.func @runOnVulkan(!llvm.ptr)
// CHECK-NEXT: llvm.func @_mlir_ciface_vulkanLaunch(i64, i64, i64)
// CHECK-NEXT: llvm.func @vulkanLaunch(i64, i64, i64)
// CHECK-NEXT: llvm.func @none(%arg0: i64) {
// CHECK-NEXT: llvm.call @vulkanLaunch(%arg0, %arg0, %arg0) {spirv_blob = "blob", spirv_element_types = [], spirv_entry_point = "main"} : (i64, i64, i64) -> ()
// CHECK-NEXT: %0 = llvm.call @initVulkan() : () -> !llvm.ptr
// CHECK-NEXT: %1 = llvm.mlir.addressof @SPIRV_BIN : !llvm.ptr
// CHECK-NEXT: %2 = llvm.getelementptr %1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i8>
// CHECK-NEXT: %3 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: llvm.call @setBinaryShader(%0, %2, %3) : (!llvm.ptr, !llvm.ptr, i32) -> ()
// CHECK-NEXT: %4 = llvm.mlir.addressof @main_spv_entry_point_name : !llvm.ptr
// CHECK-NEXT: %5 = llvm.getelementptr %4[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<5 x i8>
// CHECK-NEXT: llvm.call @setEntryPoint(%0, %5) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.call @setNumWorkGroups(%0, %arg0, %arg0, %arg0) : (!llvm.ptr, i64, i64, i64) -> ()
// CHECK-NEXT: llvm.call @runOnVulkan(%0) : (!llvm.ptr) -> ()
// CHECK-NEXT: llvm.call @deinitVulkan(%0) : (!llvm.ptr) -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @setEntryPoint(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT: llvm.func @setNumWorkGroups(!llvm.ptr, i64, i64, i64)
// CHECK-NEXT: llvm.func @setBinaryShader(!llvm.ptr, !llvm.ptr, i32)
// CHECK-NEXT: llvm.func @bindMemRef1DFloat(!llvm.ptr, i32, i32, !llvm.ptr)
// CHECK-NEXT: llvm.func @bindMemRef1DInt32(!llvm.ptr, i32, i32, !llvm.ptr)
// CHECK-NEXT: llvm.func @bindMemRef1DInt16(!llvm.ptr, i32, i32, !llvm.ptr)
// CHECK-NEXT: llvm.func @bindMemRef1DInt8(!llvm.ptr, i32, i32, !llvm.ptr)
// CHECK-NEXT: llvm.func @bindMemRef1DHalf(!llvm.ptr, i32, i32, !llvm.ptr)
// CHECK-NEXT: llvm.func @bindMemRef2DFloat(!llvm.ptr, i32, i32, !llvm.ptr)
// CHECK-NEXT: llvm.func @bindMemRef2DInt32(!llvm.ptr, i32, i32, !llvm.ptr)
// CHECK-NEXT: llvm.func @bindMemRef2DInt16(!llvm.ptr, i32, i32, !llvm.ptr)
// CHECK-NEXT: llvm.func @bindMemRef2DInt8(!llvm.ptr, i32, i32, !llvm.ptr)
// CHECK-NEXT: llvm.func @bindMemRef2DHalf(!llvm.ptr, i32, i32, !llvm.ptr)
// CHECK-NEXT: llvm.func @bindMemRef3DFloat(!llvm.ptr, i32, i32, !llvm.ptr)
// CHECK-NEXT: llvm.func @bindMemRef3DInt32(!llvm.ptr, i32, i32, !llvm.ptr)
// CHECK-NEXT: llvm.func @bindMemRef3DInt16(!llvm.ptr, i32, i32, !llvm.ptr)
// CHECK-NEXT: llvm.func @bindMemRef3DInt8(!llvm.ptr, i32, i32, !llvm.ptr)
// CHECK-NEXT: llvm.func @bindMemRef3DHalf(!llvm.ptr, i32, i32, !llvm.ptr)
// CHECK-NEXT: llvm.func @deinitVulkan(!llvm.ptr)
llvm.func @initVulkan() -> !llvm.ptr
llvm.func @runOnVulkan(!llvm.ptr)
llvm.func @_mlir_ciface_vulkanLaunch(i64, i64, i64)
llvm.func @vulkanLaunch(i64, i64, i64)
llvm.func @none(%n: i64) {
  llvm.call @vulkanLaunch(%n, %n, %n) {spirv_blob = "blob", spirv_entry_point = "main", spirv_element_types = []} : (i64, i64, i64) -> ()
  llvm.call @_mlir_ciface_vulkanLaunch(%n, %n, %n) : (i64, i64, i64) -> ()
  llvm.return
}
