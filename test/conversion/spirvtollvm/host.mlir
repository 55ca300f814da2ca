// RUN: mlir-opt --lower-host-to-llvm %s | FileCheck %s

// A launch becomes a call of the kernel. The memrefs are copied to the globals of its variables before, and back after it. The second
// launch uses the same declarations.

module attributes {gpu.container_module} {
  // CHECK: llvm.mlir.global linkonce @__spv__device_out_descriptor_set0_binding1() {addr_space = 0 : i32} : !llvm.struct<(array<4 x i32>)>
  // CHECK-NEXT: llvm.mlir.global linkonce @__spv__device_in_descriptor_set0_binding0() {addr_space = 0 : i32} : !llvm.struct<(array<8 x f32>)>
  // CHECK-NEXT: llvm.func @__spv__device_twice()
  // CHECK-NEXT: spirv.module @__spv__device
  // CHECK: spirv.func @__spv__device_twice
  // CHECK: spirv.EntryPoint "GLCompute" @__spv__device_twice
  // CHECK: spirv.ExecutionMode @__spv__device_twice
  spirv.module @__spv__device Logical GLSL450 {
    spirv.GlobalVariable @in bind(0, 0) : !spirv.ptr<!spirv.struct<(!spirv.array<8 x f32, stride=4> [0])>, StorageBuffer>
    spirv.GlobalVariable @out bind(0, 1) : !spirv.ptr<!spirv.struct<(!spirv.array<4 x i32, stride=4> [0])>, StorageBuffer>
    spirv.func @twice() "None" {
      spirv.Return
    }
    spirv.EntryPoint "GLCompute" @twice
    spirv.ExecutionMode @twice "LocalSize", 1, 1, 1
  }

  // CHECK-NOT: gpu.module
  gpu.module @device {
    gpu.func @twice(%a: memref<2x4xf32>, %b: memref<4xi32>) kernel {
      gpu.return
    }
  }

  // CHECK-LABEL: llvm.func @launch(
  // CHECK-SAME: attributes {llvm.emit_c_interface}
  // CHECK: %[[N:.*]] = llvm.mlir.constant(8 : index) : i64
  // CHECK-NEXT: %[[NULL:.*]] = llvm.mlir.zero : !llvm.ptr
  // CHECK-NEXT: %[[END:.*]] = llvm.getelementptr %[[NULL]][%[[N]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  // CHECK-NEXT: %[[BYTES:.*]] = llvm.ptrtoint %[[END]] : !llvm.ptr to i64
  // CHECK-NEXT: %[[A:.*]] = llvm.extractvalue %{{.*}}[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
  // CHECK-NEXT: %[[IN:.*]] = llvm.mlir.addressof @__spv__device_in_descriptor_set0_binding0 : !llvm.ptr
  // CHECK-NEXT: "llvm.intr.memcpy"(%[[IN]], %[[A]], %[[BYTES]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  // CHECK: %[[B:.*]] = llvm.extractvalue %{{.*}}[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  // CHECK-NEXT: %[[OUT:.*]] = llvm.mlir.addressof @__spv__device_out_descriptor_set0_binding1 : !llvm.ptr
  // CHECK-NEXT: "llvm.intr.memcpy"(%[[OUT]], %[[B]], %[[MORE:.*]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  // CHECK-NEXT: llvm.call @__spv__device_twice() : () -> ()
  // CHECK-NEXT: "llvm.intr.memcpy"(%[[A]], %[[IN]], %[[BYTES]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  // CHECK-NEXT: "llvm.intr.memcpy"(%[[B]], %[[OUT]], %[[MORE]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  // CHECK: llvm.call @__spv__device_twice() : () -> ()
  // CHECK: llvm.func @_mlir_ciface_launch(
  func.func @launch(%a: memref<2x4xf32>, %b: memref<4xi32>, %n: index) {
    gpu.launch_func @device::@twice blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%a : memref<2x4xf32>, %b : memref<4xi32>)
    gpu.launch_func @device::@twice blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%a : memref<2x4xf32>, %b : memref<4xi32>)
    return
  }
}
