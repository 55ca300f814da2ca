// RUN: mlir-opt %s --pass-pipeline="builtin.module(gpu.module(spirv-place-memory),convert-gpu-to-spirv{exact})" | FileCheck %s

// Tables are stored at once. Narrow elements are packed into words, and words of the invocation are zero before
// elements are stored in them, without atomic operations.
module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
  gpu.module @kernels {
    memref.global "private" constant @bytes : memref<6xi8> = dense<[1, 2, 3, -1, 5, 6]>
    memref.global "private" constant @floats : memref<2x2xf32> = dense<[[1.0, 2.0], [3.0, 4.0]]>
    memref.global "private" constant @flags : memref<5xi1> = dense<[true, false, true, true, true]>
    memref.global "private" constant @indices : memref<2xindex> = dense<[7, -1]>
    // CHECK-LABEL: spirv.func @tables
    // CHECK-DAG: spirv.Constant dense<[-16580095, 1541]> : tensor<2xi32> : !spirv.array<2 x i32>
    // CHECK-DAG: spirv.Constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<4xf32> : !spirv.array<4 x f32>
    // CHECK-DAG: spirv.Constant dense<[16842753, 1]> : tensor<2xi32> : !spirv.array<2 x i32>
    // CHECK-DAG: spirv.Constant dense<[7, -1]> : tensor<2xi32> : !spirv.array<2 x i32>
    // CHECK: spirv.Return
    gpu.func @tables(%i: index) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
      %b = memref.get_global @bytes : memref<6xi8>
      %f = memref.get_global @floats : memref<2x2xf32>
      %l = memref.get_global @flags : memref<5xi1>
      %x = memref.get_global @indices : memref<2xindex>
      gpu.return
    }

    // CHECK-LABEL: spirv.func @own
    // CHECK: spirv.Variable
    // CHECK: %[[Z:.*]] = spirv.Constant dense<0> : tensor<2xi32> : !spirv.array<2 x i32>
    // CHECK: spirv.Store "Function" %{{.*}}, %[[Z]]
    // CHECK: spirv.Load
    // CHECK: spirv.BitwiseAnd
    // CHECK: spirv.BitwiseOr
    // CHECK-NOT: Atomic
    // CHECK: spirv.Store
    gpu.func @own(%i: index, %v: i8) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
      %m = memref.alloca() : memref<5xi8>
      memref.store %v, %m[%i] : memref<5xi8>
      gpu.return
    }
  }
}
