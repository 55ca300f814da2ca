// RUN: mlir-opt --pass-pipeline='builtin.module(convert-gpu-to-spirv{in-place})' -split-input-file %s | FileCheck %s
// RUN: mlir-opt --convert-gpu-to-spirv -split-input-file %s | FileCheck %s --check-prefix=COPY

// The module whose kernels the host launches leaves their signatures; of the other module nothing stays.
// CHECK-LABEL: func.func @main
// CHECK:         gpu.launch_func @launched::@k
// CHECK:       spirv.module @__spv__launched
// CHECK:         spirv.func @k
// CHECK:           spirv.FAdd
// CHECK:       gpu.module @launched attributes {test.note} {
// CHECK-NEXT:    gpu.func @k(%{{.*}}: f32, %{{.*}}: memref<8xf32, #spirv.storage_class<StorageBuffer>>) kernel attributes
// CHECK-SAME:      workgroup_size = [1, 1, 1]
// CHECK-NEXT:      gpu.return
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-NEXT:  spirv.module @__spv__unused
// CHECK:         spirv.func @k
// CHECK-NOT:   gpu.module

// COPY-LABEL: func.func @main
// COPY:       gpu.module @launched
// COPY:         workgroup(
// COPY:       spirv.module @__spv__unused
// COPY:       gpu.module @unused
module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>} {
  func.func @main(%x: f32, %m: memref<8xf32, #spirv.storage_class<StorageBuffer>>) {
    %one = arith.constant 1 : index
    gpu.launch_func @launched::@k blocks in (%one, %one, %one) threads in (%one, %one, %one) args(%x : f32, %m : memref<8xf32, #spirv.storage_class<StorageBuffer>>)
    return
  }
  gpu.module @launched attributes {test.note} {
    gpu.func @k(%x: f32, %m: memref<8xf32, #spirv.storage_class<StorageBuffer>>) workgroup(%w: memref<8xf32, #gpu.address_space<workgroup>>) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
      %c = arith.constant 1 : index
      %v = memref.load %m[%c] : memref<8xf32, #spirv.storage_class<StorageBuffer>>
      %s = arith.addf %v, %x : f32
      memref.store %s, %m[%c] : memref<8xf32, #spirv.storage_class<StorageBuffer>>
      gpu.return
    }
  }
  gpu.module @unused {
    gpu.func @k() kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
      gpu.return
    }
  }
}

// -----

// Modules of OpenCL kernels keep their place: the spirv.module goes inside.
// CHECK:      gpu.module @m {
// CHECK-NEXT:   spirv.module @__spv__m
// CHECK:        func.func @k() attributes {gpu.kernel}
// COPY:      gpu.module @m {
// COPY-NEXT:   spirv.module @__spv__m
module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Kernel, Addresses], []>, #spirv.resource_limits<>>} {
  gpu.module @m {
    gpu.func @k() kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<>} {
      gpu.return
    }
  }
}
