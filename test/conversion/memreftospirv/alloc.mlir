// RUN: mlir-opt --convert-memref-to-spirv %s | FileCheck %s

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>} {
  // The variables of a module are numbered; the newest comes first.
  // CHECK:      spirv.GlobalVariable @__workgroup_mem__1 : !spirv.ptr<!spirv.struct<(!spirv.array<2 x vector<4xf32>>)>, Workgroup>
  // CHECK-NEXT: spirv.GlobalVariable @__workgroup_mem__0 : !spirv.ptr<!spirv.struct<(!spirv.array<12 x i32>)>, Workgroup>
  // CHECK-LABEL: func.func @alloc
  func.func @alloc() {
    // CHECK-NEXT: spirv.mlir.addressof @__workgroup_mem__0
    %0 = memref.alloc() : memref<3x4xi32, #spirv.storage_class<Workgroup>>
    // CHECK-NEXT: spirv.mlir.addressof @__workgroup_mem__1
    %1 = memref.alloc() : memref<2xvector<4xf32>, #spirv.storage_class<Workgroup>>
    // CHECK-NEXT: spirv.Variable : !spirv.ptr<!spirv.struct<(!spirv.array<2 x f32>)>, Function>
    %2 = memref.alloca() : memref<2xf32, #spirv.storage_class<Function>>
    // CHECK-NEXT: return
    memref.dealloc %0 : memref<3x4xi32, #spirv.storage_class<Workgroup>>
    return
  }
  // Dynamic buffers stay.
  // CHECK-LABEL: func.func @dynamic
  func.func @dynamic(%n: index) {
    // CHECK-NEXT: memref.alloc(
    %0 = memref.alloc(%n) : memref<?xi32, #spirv.storage_class<Workgroup>>
    return
  }
}
