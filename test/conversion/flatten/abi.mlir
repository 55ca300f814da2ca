// The numbers of arguments that a kernel uses are words of a hidden block: push constants, or a uniform buffer
// if they have no room there, or if the target has no push constants.
// RUN: mlir-opt %s --pass-pipeline='builtin.module(gpu.module(spirv-flatten-memrefs))' | FileCheck %s
// RUN: mlir-opt %s --pass-pipeline='builtin.module(gpu.module(spirv-flatten-memrefs{uniform}))' | FileCheck %s --check-prefix=UNIFORM
// RUN: mlir-opt %s --pass-pipeline='builtin.module(gpu.module(spirv-flatten-memrefs{use-64bit-index}))' | FileCheck %s --check-prefix=WIDE
// RUN: mlir-opt %s --pass-pipeline='builtin.module(gpu.module(spirv-flatten-memrefs{args=push-constant}))' | FileCheck %s --check-prefix=PUSH

// CHECK: spirv.abi_words = {{\[}}"few\09block\09push", "few\090\090\09offset\090\092\090\090\090", "few\091\090\09stride\090\092\090\090\090", "few\092\092\09size\091\092\090\091\093",
// CHECK-SAME: "many\09block\090\092", "many\090\090\09size\091\093\090\090\090"
// UNIFORM: "few\09block\090\093"
gpu.module @m {
  // CHECK: spirv.GlobalVariable @__spvc_abi__few : !spirv.ptr<!spirv.struct<(i32 [0], i32 [4], i32 [8])>, PushConstant>
  // UNIFORM: spirv.GlobalVariable @__spvc_abi__few bind(0, 3) : !spirv.ptr<!spirv.struct<(i32 [0], i32 [4], i32 [8])>, Uniform>
  // WIDE: spirv.GlobalVariable @__spvc_abi__few : !spirv.ptr<!spirv.struct<(i64 [0], i64 [8], i64 [16])>, PushConstant>
  // CHECK-LABEL: gpu.func @few
  // CHECK-SAME: spirv.decoration = #spirv.decoration<Aliased>, spirv.interface_var_abi = #spirv.interface_var_abi<(1, 3)>
  gpu.func @few(%a: memref<?x?xf32, strided<[?, 1], offset: ?>> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 0)>},
      %i: index {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 2)>},
      %b: memref<?x?xf32> {spirv.interface_var_abi = #spirv.interface_var_abi<(1, 3)>}) kernel {
    %x = memref.load %a[%i, %i] : memref<?x?xf32, strided<[?, 1], offset: ?>>
    memref.store %x, %b[%i, %i] : memref<?x?xf32>
    gpu.return
  }
  // CHECK: spirv.GlobalVariable @__spvc_abi__many bind(0, 2) :
  // CHECK-SAME: Uniform>
  gpu.func @many(%a: memref<?x?x?xf32>, %b: memref<?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?xf32>) kernel {
    %c1 = arith.constant 1 : index
    %x = memref.load %a[%c1, %c1, %c1] : memref<?x?x?xf32>
    memref.store %x, %b[%c1, %c1, %c1, %c1, %c1, %c1, %c1, %c1, %c1, %c1, %c1, %c1, %c1, %c1, %c1, %c1, %c1, %c1, %c1, %c1, %c1, %c1, %c1, %c1, %c1, %c1, %c1, %c1, %c1, %c1, %c1, %c1, %c1] : memref<?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?x?xf32>
    gpu.return
  }
  // PUSH: spirv.GlobalVariable @__spvc_abi__scalars : !spirv.ptr<!spirv.struct<(i32 [0], f64 [8], i32 [16])>, PushConstant>
  // PUSH-LABEL: gpu.func @scalars
  // PUSH-SAME: %arg0: index {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 0), PushConstant>},
  // PUSH-SAME: %arg1: memref<?x?xi32> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1)>},
  // PUSH-SAME: %arg2: i8 {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 2), StorageBuffer>},
  // PUSH-SAME: %arg3: f64 {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 3), PushConstant>}
  gpu.func @scalars(%i: index, %a: memref<?x?xi32>, %b: i8, %unused: f64) kernel {
    // PUSH: memref.store %{{.*}}, %{{.*}}[%{{.*}}] : memref<?xi32>
    %v = arith.extsi %b : i8 to i32
    memref.store %v, %a[%i, %i] : memref<?x?xi32>
    gpu.return
  }
}
