// RUN: mlir-opt %s -split-input-file -gpu-to-llvm | FileCheck %s --match-full-lines

// Regions of the async dialect pass memrefs on as descriptors, and tokens of the device as events.

// CHECK: module attributes {gpu.container_module} {
// CHECK-NEXT: llvm.func @values(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) {
// CHECK-NEXT: %0 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = builtin.unrealized_conversion_cast %5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<4xf32>
// CHECK-NEXT: %7 = builtin.unrealized_conversion_cast %6 : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %token, %bodyResults = async.execute -> !async.value<!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>> {
// CHECK-NEXT: async.yield %7 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: }
// CHECK-NEXT: %8 = async.await %bodyResults : !async.value<!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
module attributes {gpu.container_module} {
  func.func @values(%m: memref<4xf32>, %i: index) {
    %t, %v = async.execute -> !async.value<memref<4xf32>> {
      async.yield %m : memref<4xf32>
    }
    %r = async.await %v : !async.value<memref<4xf32>>
    return
  }
}

// -----

// CHECK: module attributes {gpu.container_module} {
// CHECK-NEXT: llvm.func @tokens(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) {
// CHECK-NEXT: %token, %bodyResults:2 = async.execute -> (!async.value<!llvm.ptr>, !async.value<i64>) {
// CHECK-NEXT: %1 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %2 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
// CHECK-NEXT: %3 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
// CHECK-NEXT: llvm.call @mgpuEventRecord(%3, %2) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.call @mgpuStreamDestroy(%2) : (!llvm.ptr) -> ()
// CHECK-NEXT: async.yield %3, %1 : !llvm.ptr, i64
// CHECK-NEXT: }
// CHECK-NEXT: %token_0, %bodyResults_1 = async.execute [%token] (%bodyResults#0 as %arg5: !async.value<!llvm.ptr>) -> !async.value<!llvm.ptr> {
// CHECK-NEXT: %1 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
// CHECK-NEXT: llvm.call @mgpuStreamWaitEvent(%1, %arg5) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.call @mgpuEventDestroy(%arg5) : (!llvm.ptr) -> ()
// CHECK-NEXT: %2 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
// CHECK-NEXT: llvm.call @mgpuEventRecord(%2, %1) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.call @mgpuStreamDestroy(%1) : (!llvm.ptr) -> ()
// CHECK-NEXT: async.yield %2 : !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: async.await %token_0 : !async.token
// CHECK-NEXT: %0 = async.await %bodyResults_1 : !async.value<!llvm.ptr>
// CHECK-NEXT: llvm.call @mgpuEventSynchronize(%0) : (!llvm.ptr) -> ()
// CHECK-NEXT: llvm.call @mgpuEventDestroy(%0) : (!llvm.ptr) -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @mgpuStreamCreate() -> !llvm.ptr
// CHECK-NEXT: llvm.func @mgpuEventCreate() -> !llvm.ptr
// CHECK-NEXT: llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT: llvm.func @mgpuStreamDestroy(!llvm.ptr)
// CHECK-NEXT: llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT: llvm.func @mgpuEventDestroy(!llvm.ptr)
// CHECK-NEXT: llvm.func @mgpuEventSynchronize(!llvm.ptr)
// CHECK-NEXT: }
module attributes {gpu.container_module} {
  func.func @tokens(%m: memref<4xf32>) {
    %t, %v:2 = async.execute -> (!async.value<!gpu.async.token>, !async.value<index>) {
      %c = arith.constant 1 : index
      %0 = gpu.wait async
      async.yield %0, %c : !gpu.async.token, index
    }
    %a, %b = async.execute [%t] (%v#0 as %x: !async.value<!gpu.async.token>) -> !async.value<!gpu.async.token> {
      %1 = gpu.wait async [%x]
      async.yield %1 : !gpu.async.token
    }
    async.await %a : !async.token
    %r = async.await %b : !async.value<!gpu.async.token>
    gpu.wait [%r]
    return
  }
}

// -----

// CHECK: module attributes {gpu.container_module} {
// CHECK-NEXT: llvm.func @none(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) {
// CHECK-NEXT: %token = async.execute {
// CHECK-NEXT: %0 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
// CHECK-NEXT: llvm.call @mgpuStreamSynchronize(%0) : (!llvm.ptr) -> ()
// CHECK-NEXT: llvm.call @mgpuStreamDestroy(%0) : (!llvm.ptr) -> ()
// CHECK-NEXT: async.yield
// CHECK-NEXT: }
// CHECK-NEXT: async.await %token : !async.token
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @mgpuStreamCreate() -> !llvm.ptr
// CHECK-NEXT: llvm.func @mgpuStreamSynchronize(!llvm.ptr)
// CHECK-NEXT: llvm.func @mgpuStreamDestroy(!llvm.ptr)
// CHECK-NEXT: }
module attributes {gpu.container_module} {
  func.func @none(%m: memref<4xf32>) {
    %t = async.execute {
      %0 = gpu.wait async
      gpu.wait [%0]
      async.yield
    }
    async.await %t : !async.token
    return
  }
}
