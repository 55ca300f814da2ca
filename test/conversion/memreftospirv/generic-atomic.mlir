// RUN: mlir-opt -convert-gpu-to-spirv -split-input-file -verify-diagnostics %s | FileCheck %s

#env = #spirv.target_env<#spirv.vce<v1.3, [Shader, AtomicFloat32AddEXT], [SPV_KHR_storage_buffer_storage_class, SPV_EXT_shader_atomic_float_add]>, #spirv.resource_limits<>>
#abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>

module attributes {gpu.container_module, spirv.target_env = #env} {
  gpu.module @m {
    // The loop ends when the element is what the new value was computed from.
    // CHECK-LABEL: spirv.func @double
    // CHECK: %[[P:.*]] = spirv.AccessChain
    // CHECK: %[[R:.*]] = spirv.Variable : !spirv.ptr<i32, Function>
    // CHECK: %[[START:.*]] = spirv.AtomicOr <Device> <AcquireRelease> %[[P]], %{{.*}}
    // CHECK: spirv.mlir.loop {
    // CHECK-NEXT: spirv.Branch ^[[H:.*]](%[[START]] : i32)
    // CHECK-NEXT: ^[[H]](%[[OLD:.*]]: i32):
    // CHECK-NEXT: spirv.Branch ^[[B:.*]](%[[OLD]] : i32)
    // CHECK-NEXT: ^[[B]](%[[X:.*]]: i32):
    // CHECK-NEXT: %[[NEW:.*]] = spirv.IAdd %[[X]], %[[X]]
    // CHECK-NEXT: spirv.Store "Function" %[[R]], %[[NEW]]
    // CHECK-NEXT: %[[SEEN:.*]] = spirv.AtomicCompareExchange <Device> <AcquireRelease> <Acquire> %[[P]], %[[NEW]], %[[OLD]]
    // CHECK-NEXT: %[[DONE:.*]] = spirv.IEqual %[[SEEN]], %[[OLD]]
    // CHECK-NEXT: spirv.BranchConditional %[[DONE]], ^[[M:.*]], ^[[C:.*]]
    // CHECK-NEXT: ^[[C]]:
    // CHECK-NEXT: spirv.Branch ^[[H]](%[[SEEN]] : i32)
    // CHECK-NEXT: ^[[M]]:
    // CHECK-NEXT: spirv.mlir.merge
    // CHECK: spirv.Load "Function" %[[R]]
    gpu.func @double(%m: memref<4xi32, #spirv.storage_class<StorageBuffer>>, %i: index) kernel attributes {spirv.entry_point_abi = #abi} {
      %0 = memref.generic_atomic_rmw %m[%i] : memref<4xi32, #spirv.storage_class<StorageBuffer>> {
      ^bb0(%x: i32):
        %y = arith.addi %x, %x : i32
        memref.atomic_yield %y : i32
      }
      gpu.return
    }

    // CHECK-LABEL: spirv.func @exchanges
    // CHECK: spirv.AtomicExchange <Workgroup> <AcquireRelease> %{{.*}} : !spirv.ptr<f32, Workgroup>
    // CHECK: spirv.EXT.AtomicFAdd <Workgroup> <AcquireRelease> %{{.*}} : !spirv.ptr<f32, Workgroup>
    // CHECK: spirv.AtomicExchange <Device> <AcquireRelease> %{{.*}} : !spirv.ptr<i32, StorageBuffer>
    gpu.func @exchanges(%w: memref<4xf32, #spirv.storage_class<Workgroup>>, %m: memref<4xi32, #spirv.storage_class<StorageBuffer>>, %f: f32, %n: i32, %i: index) kernel
        attributes {spirv.entry_point_abi = #abi} {
      %0 = memref.atomic_rmw assign %f, %w[%i] : (f32, memref<4xf32, #spirv.storage_class<Workgroup>>) -> f32
      %1 = memref.atomic_rmw addf %f, %w[%i] : (f32, memref<4xf32, #spirv.storage_class<Workgroup>>) -> f32
      %2 = memref.atomic_rmw assign %n, %m[%i] : (i32, memref<4xi32, #spirv.storage_class<StorageBuffer>>) -> i32
      gpu.return
    }
  }
}

// -----

// Elements of other types cannot be compared and exchanged.
module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
  gpu.module @m {
    gpu.func @f(%m: memref<4xf32, #spirv.storage_class<StorageBuffer>>, %i: index) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
      // expected-error @below {{failed to legalize operation 'memref.generic_atomic_rmw'}}
      %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32, #spirv.storage_class<StorageBuffer>> {
      ^bb0(%x: f32):
        memref.atomic_yield %x : f32
      }
      gpu.return
    }
  }
}
