// REQUIRES: spirv-tools
// RUN: mlir-opt --mlir-version=22 %s -test-vulkan-runner-pipeline | mlir-runner - --shared-libs=vulkan_runtime_wrappers,runner_utils --entry-point-result=void | FileCheck %s

// Elements of two vectors by turns.

// CHECK: [10,  20,  11,  21]
module attributes {
  gpu.container_module,
  spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>
} {
  gpu.module @kernels {
    gpu.func @k(%a: memref<4xi32>, %b: memref<4xi32>, %c: memref<4xi32>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
      %i0 = arith.constant 0 : index
      %i1 = arith.constant 1 : index
      %i2 = arith.constant 2 : index
      %i3 = arith.constant 3 : index
      %zero = arith.constant dense<0> : vector<2xi32>
      %x0 = memref.load %a[%i0] : memref<4xi32>
      %x1 = memref.load %a[%i1] : memref<4xi32>
      %y0 = memref.load %b[%i0] : memref<4xi32>
      %y1 = memref.load %b[%i1] : memref<4xi32>
      %xa = vector.insert %x0, %zero[%i0] : i32 into vector<2xi32>
      %x = vector.insert %x1, %xa[%i1] : i32 into vector<2xi32>
      %ya = vector.insert %y0, %zero[%i0] : i32 into vector<2xi32>
      %y = vector.insert %y1, %ya[%i1] : i32 into vector<2xi32>
      %r = vector.interleave %x, %y : vector<2xi32> -> vector<4xi32>
      %e0 = vector.extract %r[0] : i32 from vector<4xi32>
      memref.store %e0, %c[%i0] : memref<4xi32>
      %e1 = vector.extract %r[1] : i32 from vector<4xi32>
      memref.store %e1, %c[%i1] : memref<4xi32>
      %e2 = vector.extract %r[2] : i32 from vector<4xi32>
      memref.store %e2, %c[%i2] : memref<4xi32>
      %e3 = vector.extract %r[3] : i32 from vector<4xi32>
      memref.store %e3, %c[%i3] : memref<4xi32>
      gpu.return
    }
  }
  func.func @main() {
    %a = memref.alloc() : memref<4xi32>
    %b = memref.alloc() : memref<4xi32>
    %c = memref.alloc() : memref<4xi32>
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    %x = arith.constant dense<[10, 11, 12, 13]> : vector<4xi32>
    %y = arith.constant dense<[20, 21, 22, 23]> : vector<4xi32>
    vector.store %x, %a[%zero] : memref<4xi32>, vector<4xi32>
    vector.store %y, %b[%zero] : memref<4xi32>, vector<4xi32>
    %none = arith.constant 0 : i32
    %cd = memref.cast %c : memref<4xi32> to memref<?xi32>
    call @fillResource1DInt(%cd, %none) : (memref<?xi32>, i32) -> ()
    gpu.launch_func @kernels::@k blocks in (%one, %one, %one) threads in (%one, %one, %one) args(%a : memref<4xi32>, %b : memref<4xi32>, %c : memref<4xi32>)
    %u = memref.cast %cd : memref<?xi32> to memref<*xi32>
    call @printMemrefI32(%u) : (memref<*xi32>) -> ()
    return
  }
  func.func private @fillResource1DInt(memref<?xi32>, i32)
  func.func private @printMemrefI32(memref<*xi32>)
}
