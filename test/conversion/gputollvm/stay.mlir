// RUN: mlir-opt %s -gpu-to-llvm | FileCheck %s

// CHECK-LABEL: llvm.func @stay
// CHECK: gpu.alloc {{ *}}(
// CHECK: gpu.memcpy {{ *}}%
// CHECK: gpu.alloc async [
// CHECK: gpu.memset async [
// CHECK: llvm.call @mgpuMemAlloc
// CHECK: gpu.memset async [
// CHECK: gpu.alloc async {{ *}}host_shared
// CHECK: gpu.dealloc
// Without a stream, with two, or with types that the runtime lacks, operations stay.
func.func @stay(%n: index, %v: i8, %a: memref<8xf32>, %l: memref<8xf32, strided<[2]>>, %k: f32) {
  %m = gpu.alloc (%n) : memref<?xf32>
  gpu.memcpy %a, %a : memref<8xf32>, memref<8xf32>
  %t = gpu.wait async
  %u = gpu.wait async
  %b, %t1 = gpu.alloc async [%t, %u] () : memref<7xf32>
  %t2 = gpu.memset async [%t1] %l, %k : memref<8xf32, strided<[2]>>, f32
  %c, %t3 = gpu.alloc async [%t2] () : memref<7xi8>
  %t4 = gpu.memset async [%t3] %c, %v : memref<7xi8>, i8
  %d, %t5 = gpu.alloc async host_shared () : memref<7xi8>
  gpu.dealloc %a : memref<8xf32>
  gpu.wait [%t4]
  return
}
