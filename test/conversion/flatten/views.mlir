// Accesses to views become accesses to flat buffers.
// RUN: mlir-opt %s --pass-pipeline='builtin.module(gpu.module(spirv-flatten-memrefs))' | FileCheck %s

// CHECK: spirv.abi_words = {{\[}}"reduced\09block\09push", "reduced\090\090\09size\091\093\090\090\090", "strided\09block\09push", "strided\090\090\09offset\090\092\090\090\090", "strided\091\090\09stride\090\092\090\090\090", "dims\09block\09push", "dims\090\090\09size\090\093\090\090\090", "dims\091\090\09size\092\093\090\090\090"{{\]}}
gpu.module @m {
  // CHECK: gpu.func @subview(%[[ARG0:.+]]: memref<16x16xi32>, %[[ARG1:.+]]: memref<?xi32>, %[[ARG2:.+]]: index, %[[ARG3:.+]]: index) kernel {
  // CHECK-NEXT: %[[C2:.+]] = arith.constant 2 : index
  // CHECK-NEXT: %[[C66:.+]] = arith.constant 66 : index
  // CHECK-NEXT: %[[C16:.+]] = arith.constant 16 : index
  // CHECK-NEXT: %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [256], strides: [1] : memref<16x16xi32> to memref<256xi32>
  // CHECK-NEXT: %[[V0:.+]] = arith.muli %[[ARG2]], %[[C16]] : index
  // CHECK-NEXT: %[[V1:.+]] = arith.addi %[[C66]], %[[V0]] : index
  // CHECK-NEXT: %[[V2:.+]] = arith.muli %[[ARG3]], %[[C2]] : index
  // CHECK-NEXT: %[[V3:.+]] = arith.addi %[[V1]], %[[V2]] : index
  // CHECK-NEXT: %[[V4:.+]] = memref.load %[[REINTERPRET_CAST]][%[[V3]]] {nontemporal = true} : memref<256xi32>
  // CHECK-NEXT: memref.store %[[V4]], %[[ARG1]][%[[ARG2]]] : memref<?xi32>
  gpu.func @subview(%a: memref<16x16xi32>, %o: memref<?xi32>, %i: index, %j: index) kernel {
    %v = memref.subview %a[4, 2] [8, 6] [1, 2] : memref<16x16xi32> to memref<8x6xi32, strided<[16, 2], offset: 66>>
    %x = memref.load %v[%i, %j] {nontemporal = true} : memref<8x6xi32, strided<[16, 2], offset: 66>>
    memref.store %x, %o[%i] : memref<?xi32>
    gpu.return
  }
  // CHECK: spirv.GlobalVariable @__spvc_abi__reduced : !spirv.ptr<!spirv.struct<(i32 [0])>, PushConstant>
  // CHECK: gpu.func @reduced(%[[ARG0:.+]]: memref<4x?x8xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: f32) kernel {
  // CHECK-NEXT: %[[__SPVC_ABI__REDUCED_ADDR:.+]] = spirv.mlir.addressof @__spvc_abi__reduced : !spirv.ptr<!spirv.struct<(i32 [0])>, PushConstant>
  // CHECK-NEXT: %[[CST0_I32:.+]] = spirv.Constant 0 : i32
  // CHECK-NEXT: %[[V0:.+]] = spirv.AccessChain %[[__SPVC_ABI__REDUCED_ADDR]][%[[CST0_I32]]] : !spirv.ptr<!spirv.struct<(i32 [0])>, PushConstant>, i32
  // CHECK-NEXT: %[[V1:.+]] = spirv.Load "PushConstant" %[[V0]] : i32
  // CHECK-NEXT: %[[V2:.+]] = arith.index_cast %[[V1]] : i32 to index
  // CHECK-NEXT: %[[C0:.+]] = arith.constant 0 : index
  // CHECK-NEXT: %[[C8:.+]] = arith.constant 8 : index
  // CHECK-NEXT: %[[V3:.+]] = arith.muli %[[V2]], %[[C8]] : index
  // CHECK-NEXT: %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [%[[C0]]], strides: [1] : memref<4x?x8xf32> to memref<?xf32>
  // CHECK-NEXT: %[[V4:.+]] = arith.muli %[[ARG1]], %[[C8]] : index
  // CHECK-NEXT: %[[V5:.+]] = arith.addi %[[V3]], %[[V4]] : index
  // CHECK-NEXT: %[[V6:.+]] = arith.addi %[[V5]], %[[ARG1]] : index
  // CHECK-NEXT: memref.store %[[ARG2]], %[[REINTERPRET_CAST]][%[[V6]]] : memref<?xf32>
  gpu.func @reduced(%a: memref<4x?x8xf32>, %i: index, %x: f32) kernel {
    %v = memref.subview %a[1, %i, 0] [1, 1, 8] [1, 1, 1] : memref<4x?x8xf32> to memref<8xf32, strided<[1], offset: ?>>
    memref.store %x, %v[%i] : memref<8xf32, strided<[1], offset: ?>>
    gpu.return
  }
  // CHECK: gpu.func @shapes(%[[ARG0:.+]]: memref<?x12xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32) kernel {
  // CHECK-NEXT: %[[C0:.+]] = arith.constant 0 : index
  // CHECK-NEXT: %[[C4:.+]] = arith.constant 4 : index
  // CHECK-NEXT: %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [%[[C0]]], strides: [1] : memref<?x12xf32> to memref<?xf32>
  // CHECK-NEXT: %[[V0:.+]] = arith.muli %[[ARG2]], %[[C4]] : index
  // CHECK-NEXT: %[[V1:.+]] = arith.addi %[[ARG1]], %[[V0]] : index
  // CHECK-NEXT: memref.store %[[ARG3]], %[[REINTERPRET_CAST]][%[[V1]]] : memref<?xf32>
  gpu.func @shapes(%a: memref<?x12xf32>, %i: index, %n: index, %x: f32) kernel {
    %e = memref.expand_shape %a [[0], [1, 2]] output_shape [%n, 3, 4] : memref<?x12xf32> into memref<?x3x4xf32>
    %c = memref.collapse_shape %e [[0, 1], [2]] : memref<?x3x4xf32> into memref<?x4xf32>
    %t = memref.transpose %c (d0, d1) -> (d1, d0) : memref<?x4xf32> to memref<4x?xf32, strided<[1, 4]>>
    memref.store %x, %t[%i, %n] : memref<4x?xf32, strided<[1, 4]>>
    gpu.return
  }
  // CHECK: spirv.GlobalVariable @__spvc_abi__strided : !spirv.ptr<!spirv.struct<(i32 [0], i32 [4])>, PushConstant>
  // CHECK: gpu.func @strided(%[[ARG0:.+]]: memref<?x?xf32, strided<[?, 1], offset: ?>> {spirv.decoration = #spirv.decoration<Aliased>}, %[[ARG1:.+]]: memref<f32> {spirv.decoration = #spirv.decoration<Aliased>}, %[[ARG2:.+]]: index) kernel {
  // CHECK-NEXT: %[[__SPVC_ABI__STRIDED_ADDR:.+]] = spirv.mlir.addressof @__spvc_abi__strided : !spirv.ptr<!spirv.struct<(i32 [0], i32 [4])>, PushConstant>
  // CHECK-NEXT: %[[CST0_I32:.+]] = spirv.Constant 0 : i32
  // CHECK-NEXT: %[[V0:.+]] = spirv.AccessChain %[[__SPVC_ABI__STRIDED_ADDR]][%[[CST0_I32]]] : !spirv.ptr<!spirv.struct<(i32 [0], i32 [4])>, PushConstant>, i32
  // CHECK-NEXT: %[[V1:.+]] = spirv.Load "PushConstant" %[[V0]] : i32
  // CHECK-NEXT: %[[V2:.+]] = arith.index_cast %[[V1]] : i32 to index
  // CHECK-NEXT: %[[CST1_I32:.+]] = spirv.Constant 1 : i32
  // CHECK-NEXT: %[[V3:.+]] = spirv.AccessChain %[[__SPVC_ABI__STRIDED_ADDR]][%[[CST1_I32]]] : !spirv.ptr<!spirv.struct<(i32 [0], i32 [4])>, PushConstant>, i32
  // CHECK-NEXT: %[[V4:.+]] = spirv.Load "PushConstant" %[[V3]] : i32
  // CHECK-NEXT: %[[V5:.+]] = arith.index_cast %[[V4]] : i32 to index
  // CHECK-NEXT: %[[C0:.+]] = arith.constant 0 : index
  // CHECK-NEXT: %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [%[[C0]]], strides: [1] : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<?xf32>
  // CHECK-NEXT: %[[V6:.+]] = arith.muli %[[ARG2]], %[[V5]] : index
  // CHECK-NEXT: %[[V7:.+]] = arith.addi %[[V2]], %[[V6]] : index
  // CHECK-NEXT: %[[V8:.+]] = arith.addi %[[V7]], %[[ARG2]] : index
  // CHECK-NEXT: %[[V9:.+]] = memref.load %[[REINTERPRET_CAST]][%[[V8]]] : memref<?xf32>
  // CHECK-NEXT: memref.store %[[V9]], %[[ARG1]][] : memref<f32>
  gpu.func @strided(%a: memref<?x?xf32, strided<[?, 1], offset: ?>>, %b: memref<f32>, %i: index) kernel {
    %x = memref.load %a[%i, %i] : memref<?x?xf32, strided<[?, 1], offset: ?>>
    memref.store %x, %b[] : memref<f32>
    gpu.return
  }
  // CHECK: gpu.func @atomics(%[[ARG0:.+]]: memref<8x8xi32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: i32) kernel {
  // CHECK-NEXT: %[[C8:.+]] = arith.constant 8 : index
  // CHECK-NEXT: %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [64], strides: [1] : memref<8x8xi32> to memref<64xi32>
  // CHECK-NEXT: %[[V0:.+]] = arith.muli %[[ARG1]], %[[C8]] : index
  // CHECK-NEXT: %[[V1:.+]] = arith.addi %[[ARG1]], %[[V0]] : index
  // CHECK-NEXT: %[[V2:.+]] = memref.atomic_rmw addi %[[ARG2]], %[[REINTERPRET_CAST]][%[[V1]]] : (i32, memref<64xi32>) -> i32
  // CHECK-NEXT: %[[V3:.+]] = arith.muli %[[ARG1]], %[[C8]] : index
  // CHECK-NEXT: %[[V4:.+]] = arith.addi %[[ARG1]], %[[V3]] : index
  // CHECK-NEXT: %[[V5:.+]] = memref.generic_atomic_rmw %[[REINTERPRET_CAST]][%[[V4]]] : memref<64xi32> {
  // CHECK-NEXT: ^bb0(%[[ARG3:.+]]: i32):
  // CHECK-NEXT: %[[V6:.+]] = arith.muli %[[ARG3]], %[[ARG2]] : i32
  // CHECK-NEXT: memref.atomic_yield %[[V6]] : i32
  // CHECK-NEXT: }
  gpu.func @atomics(%a: memref<8x8xi32>, %i: index, %x: i32) kernel {
    %v = memref.subview %a[0, %i] [8, 1] [1, 1] : memref<8x8xi32> to memref<8xi32, strided<[8], offset: ?>>
    %old = memref.atomic_rmw addi %x, %v[%i] : (i32, memref<8xi32, strided<[8], offset: ?>>) -> i32
    %new = memref.generic_atomic_rmw %v[%i] : memref<8xi32, strided<[8], offset: ?>> {
    ^bb0(%c: i32):
      %y = arith.muli %c, %x : i32
      memref.atomic_yield %y : i32
    }
    gpu.return
  }
  // CHECK: gpu.func @copy(%[[ARG0:.+]]: memref<8x8xf32>, %[[ARG1:.+]]: memref<?x?xf32>) kernel {
  // CHECK-NEXT: %[[C4:.+]] = arith.constant 4 : index
  // CHECK-NEXT: %[[C1:.+]] = arith.constant 1 : index
  // CHECK-NEXT: %[[C8:.+]] = arith.constant 8 : index
  // CHECK-NEXT: %[[C0:.+]] = arith.constant 0 : index
  // CHECK-NEXT: %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [64], strides: [1] : memref<8x8xf32> to memref<64xf32>
  // CHECK-NEXT: %[[REINTERPRET_CAST_0:.+]] = memref.reinterpret_cast %[[ARG1]] to offset: [0], sizes: [%[[C0]]], strides: [1] : memref<?x?xf32> to memref<?xf32>
  // CHECK-NEXT: scf.for %[[ARG2:.+]] = %[[C0]] to %[[C8]] step %[[C1]] {
  // CHECK-NEXT: scf.for %[[ARG3:.+]] = %[[C0]] to %[[C4]] step %[[C1]] {
  // CHECK-NEXT: %[[V0:.+]] = arith.muli %[[ARG2]], %[[C8]] : index
  // CHECK-NEXT: %[[V1:.+]] = arith.addi %[[C4]], %[[V0]] : index
  // CHECK-NEXT: %[[V2:.+]] = arith.addi %[[V1]], %[[ARG3]] : index
  // CHECK-NEXT: %[[V3:.+]] = memref.load %[[REINTERPRET_CAST]][%[[V2]]] : memref<64xf32>
  // CHECK-NEXT: %[[V4:.+]] = arith.muli %[[ARG2]], %[[C4]] : index
  // CHECK-NEXT: %[[V5:.+]] = arith.addi %[[V4]], %[[ARG3]] : index
  // CHECK-NEXT: memref.store %[[V3]], %[[REINTERPRET_CAST_0]][%[[V5]]] : memref<?xf32>
  // CHECK-NEXT: }
  // CHECK-NEXT: }
  gpu.func @copy(%a: memref<8x8xf32>, %b: memref<?x?xf32>) kernel {
    %v = memref.subview %a[0, 4] [8, 4] [1, 1] : memref<8x8xf32> to memref<8x4xf32, strided<[8, 1], offset: 4>>
    %c = memref.cast %b : memref<?x?xf32> to memref<8x4xf32>
    memref.copy %v, %c : memref<8x4xf32, strided<[8, 1], offset: 4>> to memref<8x4xf32>
    gpu.return
  }
  // CHECK: gpu.func @bytes(%[[ARG0:.+]]: index, %[[ARG1:.+]]: f32) workgroup(%[[ARG2:.+]] : memref<16xf32, 3>) kernel {
  // CHECK-NEXT: %[[C4:.+]] = arith.constant 4 : index
  // CHECK-NEXT: %[[C16:.+]] = arith.constant 16 : index
  // CHECK-NEXT: %[[C0:.+]] = arith.constant 0 : index
  // CHECK-NEXT: %[[V0:.+]] = arith.divui %[[ARG0]], %[[C4]] : index
  // CHECK-NEXT: %[[V1:.+]] = arith.muli %[[ARG0]], %[[C4]] : index
  // CHECK-NEXT: %[[V2:.+]] = arith.addi %[[C4]], %[[V1]] : index
  // CHECK-NEXT: memref.store %[[ARG1]], %[[ARG2]][%[[V2]]] : memref<16xf32, 3>
  // CHECK-NEXT: memref.store %[[ARG1]], %[[ARG2]][%[[V0]]] : memref<16xf32, 3>
  gpu.func @bytes(%i: index, %x: f32) workgroup(%w: memref<64xi8, 3>) kernel {
    %c16 = arith.constant 16 : index
    %c0 = arith.constant 0 : index
    %v = memref.view %w[%c16][] : memref<64xi8, 3> to memref<2x4xf32, 3>
    %u = memref.view %w[%i][] : memref<64xi8, 3> to memref<4xf32, 3>
    memref.store %x, %v[%i, %c0] : memref<2x4xf32, 3>
    memref.store %x, %u[%c0] : memref<4xf32, 3>
    gpu.return
  }
  // CHECK: gpu.func @hints(%[[ARG0:.+]]: memref<8xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: f32) kernel {
  // CHECK-NEXT: memref.store %[[ARG2]], %[[ARG0]][%[[ARG1]]] : memref<8xf32>
  gpu.func @hints(%a: memref<8xf32>, %i: index, %x: f32) kernel {
    memref.assume_alignment %a, 16 : memref<8xf32>
    memref.prefetch %a[%i], read, locality<3>, data : memref<8xf32>
    memref.store %x, %a[%i] : memref<8xf32>
    gpu.return
  }
  // CHECK: spirv.GlobalVariable @__spvc_abi__dims : !spirv.ptr<!spirv.struct<(i32 [0], i32 [4])>, PushConstant>
  // CHECK: gpu.func @dims(%[[ARG0:.+]]: memref<?x4x?xf32>, %[[ARG1:.+]]: memref<8xindex>, %[[ARG2:.+]]: index) kernel {
  // CHECK-NEXT: %[[__SPVC_ABI__DIMS_ADDR:.+]] = spirv.mlir.addressof @__spvc_abi__dims : !spirv.ptr<!spirv.struct<(i32 [0], i32 [4])>, PushConstant>
  // CHECK-NEXT: %[[CST0_I32:.+]] = spirv.Constant 0 : i32
  // CHECK-NEXT: %[[V0:.+]] = spirv.AccessChain %[[__SPVC_ABI__DIMS_ADDR]][%[[CST0_I32]]] : !spirv.ptr<!spirv.struct<(i32 [0], i32 [4])>, PushConstant>, i32
  // CHECK-NEXT: %[[V1:.+]] = spirv.Load "PushConstant" %[[V0]] : i32
  // CHECK-NEXT: %[[V2:.+]] = arith.index_cast %[[V1]] : i32 to index
  // CHECK-NEXT: %[[CST1_I32:.+]] = spirv.Constant 1 : i32
  // CHECK-NEXT: %[[V3:.+]] = spirv.AccessChain %[[__SPVC_ABI__DIMS_ADDR]][%[[CST1_I32]]] : !spirv.ptr<!spirv.struct<(i32 [0], i32 [4])>, PushConstant>, i32
  // CHECK-NEXT: %[[V4:.+]] = spirv.Load "PushConstant" %[[V3]] : i32
  // CHECK-NEXT: %[[V5:.+]] = arith.index_cast %[[V4]] : i32 to index
  // CHECK-NEXT: %[[C2:.+]] = arith.constant 2 : index
  // CHECK-NEXT: %[[C1:.+]] = arith.constant 1 : index
  // CHECK-NEXT: %[[C3:.+]] = arith.constant 3 : index
  // CHECK-NEXT: %[[C4:.+]] = arith.constant 4 : index
  // CHECK-NEXT: %[[C0:.+]] = arith.constant 0 : index
  // CHECK-NEXT: %[[C1_0:.+]] = arith.constant 1 : index
  // CHECK-NEXT: memref.store %[[C3]], %[[ARG1]][%[[C0]]] : memref<8xindex>
  // CHECK-NEXT: memref.store %[[C4]], %[[ARG1]][%[[C1_0]]] : memref<8xindex>
  // CHECK-NEXT: %[[V6:.+]] = arith.cmpi eq, %[[ARG2]], %[[C1]] : index
  // CHECK-NEXT: %[[V7:.+]] = arith.select %[[V6]], %[[C4]], %[[V2]] : index
  // CHECK-NEXT: %[[V8:.+]] = arith.cmpi eq, %[[ARG2]], %[[C2]] : index
  // CHECK-NEXT: %[[V9:.+]] = arith.select %[[V8]], %[[V5]], %[[V7]] : index
  // CHECK-NEXT: memref.store %[[V9]], %[[ARG1]][%[[ARG2]]] : memref<8xindex>
  gpu.func @dims(%a: memref<?x4x?xf32>, %o: memref<8xindex>, %i: index) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %r = memref.rank %a : memref<?x4x?xf32>
    memref.store %r, %o[%c0] : memref<8xindex>
    %d1 = memref.dim %a, %c1 : memref<?x4x?xf32>
    memref.store %d1, %o[%c1] : memref<8xindex>
    %di = memref.dim %a, %i : memref<?x4x?xf32>
    memref.store %di, %o[%i] : memref<8xindex>
    gpu.return
  }
}
