// RUN: mlir-opt %s --pass-pipeline="builtin.module(convert-gpu-to-spirv{exact})" | FileCheck %s
// RUN: mlir-opt %s --pass-pipeline="builtin.module(convert-gpu-to-spirv)" | FileCheck %s --check-prefix=MLIR

// Where the exact conversion differs from MLIR 19's.

// CHECK-LABEL: spirv.module @__spv__k
// MLIR-LABEL: spirv.module @__spv__k
module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, Int64], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>} {
  gpu.module @k {
    // A loop without iterations has its initial values.
    // CHECK: spirv.func @loop
    // CHECK: %[[INIT:.*]] = spirv.Load "StorageBuffer"
    // CHECK: %[[V:.*]] = spirv.Variable
    // CHECK-NEXT: spirv.Store "Function" %[[V]], %[[INIT]]
    // CHECK-NEXT: spirv.mlir.loop
    // MLIR: spirv.Variable
    // MLIR-NEXT: spirv.mlir.loop
    gpu.func @loop(%m: memref<4xf32, #spirv.storage_class<StorageBuffer>>, %n: index) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %init = memref.load %m[%c0] : memref<4xf32, #spirv.storage_class<StorageBuffer>>
      %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %init) -> f32 {
        %b = arith.mulf %a, %a : f32
        scf.yield %b : f32
      }
      memref.store %r, %m[%c0] : memref<4xf32, #spirv.storage_class<StorageBuffer>>
      gpu.return
    }
    // CHECK: spirv.func @barrier
    // CHECK: spirv.ControlBarrier <Workgroup>, <Workgroup>, <AcquireRelease|UniformMemory|WorkgroupMemory>
    // MLIR: spirv.func @barrier
    // MLIR: spirv.ControlBarrier <Workgroup>, <Workgroup>, <AcquireRelease|WorkgroupMemory>
    gpu.func @barrier() kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1]>} {
      gpu.barrier
      gpu.return
    }
    // Atomic operations order no other accesses.
    // CHECK: spirv.func @atomic
    // CHECK: spirv.AtomicIAdd <Device> <None>
    // CHECK: spirv.AtomicOr <Device> <None>
    // CHECK: spirv.AtomicCompareExchange <Device> <None> <None>
    // CHECK: spirv.AtomicAnd <Device> <None>
    // CHECK: spirv.AtomicOr <Device> <None>
    // MLIR: spirv.func @atomic
    // MLIR: spirv.AtomicIAdd <Device> <AcquireRelease>
    // MLIR: spirv.AtomicOr <Device> <AcquireRelease>
    // MLIR: spirv.AtomicCompareExchange <Device> <AcquireRelease> <Acquire>
    // MLIR: spirv.AtomicAnd <Device> <AcquireRelease>
    // MLIR: spirv.AtomicOr <Device> <AcquireRelease>
    gpu.func @atomic(%v: i32, %m: memref<1xi32, #spirv.storage_class<StorageBuffer>>, %n: memref<4xi8, #spirv.storage_class<StorageBuffer>>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1]>} {
      %c0 = arith.constant 0 : index
      %part = arith.constant 7 : i8
      %0 = memref.atomic_rmw addi %v, %m[%c0] : (i32, memref<1xi32, #spirv.storage_class<StorageBuffer>>) -> i32
      %1 = memref.generic_atomic_rmw %m[%c0] : memref<1xi32, #spirv.storage_class<StorageBuffer>> {
      ^bb0(%old: i32):
        %new = arith.muli %old, %v : i32
        memref.atomic_yield %new : i32
      }
      memref.store %part, %n[%c0] : memref<4xi8, #spirv.storage_class<StorageBuffer>>
      gpu.return
    }
    // Drivers may contract what the flags allow.
    // CHECK: spirv.func @contraction
    // CHECK: spirv.FMul %{{.*}} {no_contraction} : f32
    // CHECK: spirv.FAdd %{{.*}} {no_contraction} : f32
    // CHECK: spirv.FSub %{{.*}} {no_contraction} : f32
    // CHECK: spirv.FMul %{{[^ ]*}}, %{{[^ ]*}} : f32
    // CHECK: spirv.FDiv %{{[^ ]*}}, %{{[^ ]*}} : f32
    // MLIR: spirv.func @contraction
    // MLIR-NOT: no_contraction
    gpu.func @contraction(%a: f32, %m: memref<1xf32, #spirv.storage_class<StorageBuffer>>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1]>} {
      %c0 = arith.constant 0 : index
      %0 = arith.mulf %a, %a : f32
      %1 = arith.addf %0, %a fastmath<nnan> : f32
      %2 = arith.subf %1, %a : f32
      %3 = arith.mulf %2, %a fastmath<contract> : f32
      %4 = arith.divf %3, %a : f32
      memref.store %4, %m[%c0] : memref<1xf32, #spirv.storage_class<StorageBuffer>>
      gpu.return
    }
    // The high bits of a loaded part of a word are left to its users: extensions, whatever they extend to.
    // CHECK: spirv.func @parts
    // CHECK: %[[P:.*]] = spirv.Load "StorageBuffer"
    // CHECK: %[[MASK:.*]] = spirv.BitwiseAnd %[[P]]
    // CHECK: spirv.UConvert %[[MASK]] : i32 to i64
    // CHECK: %[[C24:.*]] = spirv.Constant 24
    // CHECK: spirv.ShiftLeftLogical %[[P]], %[[C24]]
    // CHECK: spirv.SConvert %{{.*}} : i32 to i64
    // CHECK: %[[C24B:.*]] = spirv.Constant 24
    // CHECK: spirv.ShiftLeftLogical %[[P]], %[[C24B]]
    // MLIR: spirv.func @parts
    // MLIR: %[[M8:.*]] = spirv.Constant 8 : i32
    // MLIR: spirv.ShiftLeftLogical %{{.*}}, %[[M8]]
    gpu.func @parts(%m: memref<4xi8, #spirv.storage_class<StorageBuffer>>, %o: memref<4xi64, #spirv.storage_class<StorageBuffer>>, %q: memref<4xi16, #spirv.storage_class<StorageBuffer>>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %v = memref.load %m[%c0] : memref<4xi8, #spirv.storage_class<StorageBuffer>>
      %u = arith.extui %v : i8 to i64
      %s = arith.extsi %v : i8 to i64
      %h = arith.extsi %v : i8 to i16
      memref.store %u, %o[%c0] : memref<4xi64, #spirv.storage_class<StorageBuffer>>
      memref.store %s, %o[%c1] : memref<4xi64, #spirv.storage_class<StorageBuffer>>
      memref.store %h, %q[%c0] : memref<4xi16, #spirv.storage_class<StorageBuffer>>
      gpu.return
    }
  }
}
