// RUN: mlir-opt %s --pass-pipeline="builtin.module(gpu.module(gpu.func(spirv-expand-reductions)))" -split-input-file | FileCheck %s

// Six invocations: the first two add the elements 4 and 5, then two steps remain.
gpu.module @kernels {
  // CHECK-LABEL: gpu.func @sum
  // CHECK: %[[M:.*]] = memref.alloc() : memref<6xi32, #gpu.address_space<workgroup>>
  // CHECK: gpu.thread_id x
  // CHECK: gpu.thread_id y
  // CHECK: memref.store %arg0, %[[M]]
  // CHECK: gpu.barrier
  // CHECK: %[[C2:.*]] = arith.constant 2 : index
  // CHECK: arith.cmpi ult, %{{.*}}, %[[C2]]
  // CHECK: scf.if
  // CHECK: arith.addi
  // CHECK: gpu.barrier
  // CHECK: scf.if
  // CHECK: gpu.barrier
  // CHECK: scf.if
  // CHECK: gpu.barrier
  // CHECK-NOT: scf.if
  // CHECK: memref.load %[[M]]
  // CHECK: gpu.barrier
  // CHECK-NOT: gpu.all_reduce
  // CHECK: gpu.return
  gpu.func @sum(%v: i32) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [3, 2, 1]>} {
    %0 = gpu.all_reduce add %v {} : (i32) -> (i32)
    gpu.return
  }

  // CHECK-LABEL: gpu.func @body
  // CHECK: arith.xori
  // CHECK-NOT: gpu.yield
  gpu.func @body(%v: i32) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [2, 1, 1]>} {
    %0 = gpu.all_reduce %v {
    ^bb0(%l: i32, %r: i32):
      %x = arith.xori %l, %r : i32
      "gpu.yield"(%x) : (i32) -> ()
    } : (i32) -> (i32)
    gpu.return
  }

  // CHECK-LABEL: gpu.func @vector
  // CHECK: vector.extract %arg0[0]
  // CHECK: gpu.subgroup_reduce add %{{.*}} : (f32) -> f32
  // CHECK: vector.insert
  // CHECK: vector.extract %arg0[1]
  // CHECK: gpu.subgroup_reduce add %{{.*}} : (f32) -> f32
  gpu.func @vector(%v: vector<2xf32>) kernel {
    %0 = gpu.subgroup_reduce add %v : (vector<2xf32>) -> vector<2xf32>
    gpu.return
  }
}
