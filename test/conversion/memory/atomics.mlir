// RUN: mlir-opt %s --pass-pipeline="builtin.module(gpu.module(gpu.func(spirv-expand-atomics)))" | FileCheck %s

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
  gpu.module @kernels {
    // Sums and minima stay; products become loops whose result is the old value.
    // CHECK-LABEL: gpu.func @i32
    // CHECK: memref.atomic_rmw addi %arg2, %arg0
    // CHECK: %[[OLD:.*]] = kernel.exchange %arg0[%arg1] : memref<4xi32> {
    // CHECK: ^bb0(%[[C:.*]]: i32):
    // CHECK:   %[[P:.*]] = arith.muli %[[C]], %arg2
    // CHECK:   kernel.yield %[[P]] : i32
    gpu.func @i32(%m: memref<4xi32>, %i: index, %v: i32) kernel {
      %0 = memref.atomic_rmw addi %v, %m[%i] : (i32, memref<4xi32>) -> i32
      %1 = memref.atomic_rmw muli %v, %m[%i] : (i32, memref<4xi32>) -> i32
      gpu.return
    }

    // A buffer of floats becomes one of integers, with its views, loads and stores.
    // CHECK-LABEL: gpu.func @f32
    // CHECK: %[[M:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<8xf32> to memref<8xi32>
    // CHECK: %[[S:.*]] = memref.subview %[[M]]{{.*}} to memref<4xi32
    // CHECK: kernel.exchange %[[S]]
    // CHECK:   arith.bitcast %{{.*}} : i32 to f32
    // CHECK:   arith.addf
    // CHECK:   arith.bitcast %{{.*}} : f32 to i32
    // CHECK: %[[B:.*]] = arith.bitcast %arg2 : f32 to i32
    // CHECK: memref.atomic_rmw assign %[[B]], %[[M]]
    // CHECK: %[[L:.*]] = memref.load %[[M]]
    // CHECK: arith.bitcast %[[L]] : i32 to f32
    // CHECK: memref.store %{{.*}}, %[[M]]{{.*}} : memref<8xi32>
    gpu.func @f32(%m: memref<8xf32>, %i: index, %v: f32) kernel {
      %s = memref.subview %m[4] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 4>>
      %0 = memref.atomic_rmw addf %v, %s[%i] : (f32, memref<4xf32, strided<[1], offset: 4>>) -> f32
      %1 = memref.atomic_rmw assign %v, %m[%i] : (f32, memref<8xf32>) -> f32
      %2 = memref.load %m[%i] : memref<8xf32>
      memref.store %2, %m[%i] : memref<8xf32>
      gpu.return
    }

    // Narrow elements are parts of words.
    // CHECK-LABEL: gpu.func @i16
    // CHECK: %[[M:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<3x3xi16> to memref<5xi32>
    // CHECK: arith.divui
    // CHECK: kernel.exchange %[[M]]
    // CHECK:   arith.shrui
    // CHECK:   arith.maxsi %{{.*}} : i16
    // CHECK:   arith.extui
    // CHECK:   arith.shli
    // CHECK: memref.atomic_rmw andi %{{.*}}, %[[M]]
    // CHECK: memref.atomic_rmw ori %{{.*}}, %[[M]]
    gpu.func @i16(%m: memref<3x3xi16>, %i: index, %v: i16) kernel {
      %0 = memref.atomic_rmw maxs %v, %m[%i, %i] : (i16, memref<3x3xi16>) -> i16
      memref.store %0, %m[%i, %i] : memref<3x3xi16>
      gpu.return
    }

    // Nobody else sees memory of one invocation.
    // CHECK-LABEL: gpu.func @own
    // CHECK: memref.load
    // CHECK: arith.addf
    // CHECK: memref.store
    // CHECK-NOT: atomic
    gpu.func @own(%i: index, %v: f32) kernel {
      %m = memref.alloca() : memref<8xf32, #spirv.storage_class<Function>>
      %0 = memref.atomic_rmw addf %v, %m[%i] : (f32, memref<8xf32, #spirv.storage_class<Function>>) -> f32
      gpu.return
    }
  }
}
