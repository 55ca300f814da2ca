// The numbers of views pass through control flow; the views do not.
// RUN: mlir-opt %s --pass-pipeline='builtin.module(gpu.module(spirv-flatten-memrefs))' | FileCheck %s

// CHECK: spirv.abi_words = {{\[}}"select\09narrow\090\091\098\091\09i1", "if\09narrow\090\091\098\091\09i1", "for\09block\09push", "for\090\090\09size\090\091\090\090\090"{{\]}}
gpu.module @m {
  // CHECK: gpu.func @select(%[[ARG0:.+]]: memref<8x8xf32>, %[[ARG1:.+]]: i1, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32) kernel {
  // CHECK-NEXT: %[[C0:.+]] = arith.constant 0 : index
  // CHECK-NEXT: %[[C8:.+]] = arith.constant 8 : index
  // CHECK-NEXT: %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [64], strides: [1] : memref<8x8xf32> to memref<64xf32>
  // CHECK-NEXT: %[[V0:.+]] = arith.muli %[[ARG2]], %[[C8]] : index
  // CHECK-NEXT: %[[V1:.+]] = arith.select %[[ARG1]], %[[V0]], %[[C0]] : index
  // CHECK-NEXT: %[[V2:.+]] = arith.addi %[[V1]], %[[ARG2]] : index
  // CHECK-NEXT: memref.store %[[ARG3]], %[[REINTERPRET_CAST]][%[[V2]]] : memref<64xf32>
  gpu.func @select(%a: memref<8x8xf32>, %c: i1, %i: index, %x: f32) kernel {
    %u = memref.subview %a[%i, 0] [1, 8] [1, 1] : memref<8x8xf32> to memref<8xf32, strided<[1], offset: ?>>
    %v = memref.subview %a[0, 0] [1, 8] [1, 1] : memref<8x8xf32> to memref<8xf32, strided<[1]>>
    %w = memref.cast %v : memref<8xf32, strided<[1]>> to memref<8xf32, strided<[1], offset: ?>>
    %s = arith.select %c, %u, %w : memref<8xf32, strided<[1], offset: ?>>
    memref.store %x, %s[%i] : memref<8xf32, strided<[1], offset: ?>>
    gpu.return
  }
  // CHECK: gpu.func @if(%[[ARG0:.+]]: memref<8x8xf32>, %[[ARG1:.+]]: i1, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32) kernel {
  // CHECK-NEXT: %[[C16:.+]] = arith.constant 16 : index
  // CHECK-NEXT: %[[C4:.+]] = arith.constant 4 : index
  // CHECK-NEXT: %[[C1:.+]] = arith.constant 1 : index
  // CHECK-NEXT: %[[C8:.+]] = arith.constant 8 : index
  // CHECK-NEXT: %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [64], strides: [1] : memref<8x8xf32> to memref<64xf32>
  // CHECK-NEXT: %[[V0:.+]]:3 = scf.if %[[ARG1]] -> (index, index, index) {
  // CHECK-NEXT: %[[V3:.+]] = arith.muli %[[ARG2]], %[[C8]] : index
  // CHECK-NEXT: scf.yield %[[V3]], %[[C8]], %[[C1]] : index, index, index
  // CHECK-NEXT: } else {
  // CHECK-NEXT: scf.yield %[[ARG2]], %[[C4]], %[[C16]] : index, index, index
  // CHECK-NEXT: }
  // CHECK-NEXT: %[[V1:.+]] = arith.muli %[[ARG2]], %[[V0]]#2 : index
  // CHECK-NEXT: %[[V2:.+]] = arith.addi %[[V0]]#0, %[[V1]] : index
  // CHECK-NEXT: memref.store %[[ARG3]], %[[REINTERPRET_CAST]][%[[V2]]] : memref<64xf32>
  gpu.func @if(%a: memref<8x8xf32>, %c: i1, %i: index, %x: f32) kernel {
    %s = scf.if %c -> (memref<?xf32, strided<[?], offset: ?>>) {
      %u = memref.subview %a[%i, 0] [1, 8] [1, 1] : memref<8x8xf32> to memref<8xf32, strided<[1], offset: ?>>
      %v = memref.cast %u : memref<8xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
      scf.yield %v : memref<?xf32, strided<[?], offset: ?>>
    } else {
      %u = memref.subview %a[0, %i] [4, 1] [2, 1] : memref<8x8xf32> to memref<4xf32, strided<[16], offset: ?>>
      %v = memref.cast %u : memref<4xf32, strided<[16], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
      scf.yield %v : memref<?xf32, strided<[?], offset: ?>>
    }
    memref.store %x, %s[%i] : memref<?xf32, strided<[?], offset: ?>>
    gpu.return
  }
  // CHECK: spirv.GlobalVariable @__spvc_abi__for : !spirv.ptr<!spirv.struct<(i32 [0])>, PushConstant>
  // CHECK: gpu.func @for(%[[ARG0:.+]]: memref<?xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32) kernel {
  // CHECK-NEXT: %[[__SPVC_ABI__FOR_ADDR:.+]] = spirv.mlir.addressof @__spvc_abi__for : !spirv.ptr<!spirv.struct<(i32 [0])>, PushConstant>
  // CHECK-NEXT: %[[CST0_I32:.+]] = spirv.Constant 0 : i32
  // CHECK-NEXT: %[[V0:.+]] = spirv.AccessChain %[[__SPVC_ABI__FOR_ADDR]][%[[CST0_I32]]] : !spirv.ptr<!spirv.struct<(i32 [0])>, PushConstant>, i32
  // CHECK-NEXT: %[[V1:.+]] = spirv.Load "PushConstant" %[[V0]] : i32
  // CHECK-NEXT: %[[V2:.+]] = arith.index_cast %[[V1]] : i32 to index
  // CHECK-NEXT: %[[C1:.+]] = arith.constant 1 : index
  // CHECK-NEXT: %[[C0:.+]] = arith.constant 0 : index
  // CHECK-NEXT: %[[C0_0:.+]] = arith.constant 0 : index
  // CHECK-NEXT: %[[C1_1:.+]] = arith.constant 1 : index
  // CHECK-NEXT: %[[V3:.+]]:3 = scf.for %[[ARG4:.+]] = %[[ARG1]] to %[[ARG2]] step %[[C1_1]] iter_args(%[[ARG5:.+]] = %[[C0]], %[[ARG6:.+]] = %[[V2]], %[[ARG7:.+]] = %[[ARG3]]) -> (index, index, f32) {
  // CHECK-NEXT: %[[V4:.+]] = memref.load %[[ARG0]][%[[ARG5]]] : memref<?xf32>
  // CHECK-NEXT: %[[V5:.+]] = arith.subi %[[ARG6]], %[[C1_1]] : index
  // CHECK-NEXT: %[[V6:.+]] = arith.addi %[[ARG5]], %[[C1]] : index
  // CHECK-NEXT: scf.yield %[[V6]], %[[V5]], %[[V4]] : index, index, f32
  // CHECK-NEXT: }
  // CHECK-NEXT: memref.store %[[V3]]#2, %[[ARG0]][%[[V3]]#0] : memref<?xf32>
  gpu.func @for(%a: memref<?xf32>, %lo: index, %hi: index, %x: f32) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %s = memref.cast %a : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
    %r:2 = scf.for %i = %lo to %hi step %c1 iter_args(%m = %s, %y = %x) -> (memref<?xf32, strided<[1], offset: ?>>, f32) {
      %z = memref.load %m[%c0] : memref<?xf32, strided<[1], offset: ?>>
      %n = memref.dim %m, %c0 : memref<?xf32, strided<[1], offset: ?>>
      %k = arith.subi %n, %c1 : index
      %t = memref.subview %m[1] [%k] [1] : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
      scf.yield %t, %z : memref<?xf32, strided<[1], offset: ?>>, f32
    }
    memref.store %r#1, %r#0[%c0] : memref<?xf32, strided<[1], offset: ?>>
    gpu.return
  }
  // CHECK: gpu.func @while(%[[ARG0:.+]]: memref<64xf32>, %[[ARG1:.+]]: f32) kernel {
  // CHECK-NEXT: %[[C1:.+]] = arith.constant 1 : index
  // CHECK-NEXT: %[[C64:.+]] = arith.constant 64 : index
  // CHECK-NEXT: %[[C0:.+]] = arith.constant 0 : index
  // CHECK-NEXT: %[[C0_0:.+]] = arith.constant 0 : index
  // CHECK-NEXT: %[[C1_1:.+]] = arith.constant 1 : index
  // CHECK-NEXT: %[[V0:.+]]:2 = scf.while (%[[ARG2:.+]] = %[[C0]], %[[ARG3:.+]] = %[[C64]]) : (index, index) -> (index, index) {
  // CHECK-NEXT: %[[V1:.+]] = memref.load %[[ARG0]][%[[ARG2]]] : memref<64xf32>
  // CHECK-NEXT: %[[V2:.+]] = arith.cmpf olt, %[[V1]], %[[ARG1]] : f32
  // CHECK-NEXT: scf.condition(%[[V2]]) %[[ARG2]], %[[ARG3]] : index, index
  // CHECK-NEXT: } do {
  // CHECK-NEXT: ^bb0(%[[ARG2]]: index, %[[ARG3]]: index):
  // CHECK-NEXT: %[[V1]] = arith.subi %[[ARG3]], %[[C1_1]] : index
  // CHECK-NEXT: %[[V2]] = arith.addi %[[ARG2]], %[[C1]] : index
  // CHECK-NEXT: scf.yield %[[V2]], %[[V1]] : index, index
  // CHECK-NEXT: }
  // CHECK-NEXT: memref.store %[[ARG1]], %[[ARG0]][%[[V0]]#0] : memref<64xf32>
  gpu.func @while(%a: memref<64xf32>, %x: f32) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %s = memref.cast %a : memref<64xf32> to memref<?xf32, strided<[1], offset: ?>>
    %r = scf.while (%m = %s) : (memref<?xf32, strided<[1], offset: ?>>) -> memref<?xf32, strided<[1], offset: ?>> {
      %z = memref.load %m[%c0] : memref<?xf32, strided<[1], offset: ?>>
      %more = arith.cmpf olt, %z, %x : f32
      scf.condition(%more) %m : memref<?xf32, strided<[1], offset: ?>>
    } do {
    ^bb0(%m: memref<?xf32, strided<[1], offset: ?>>):
      %n = memref.dim %m, %c0 : memref<?xf32, strided<[1], offset: ?>>
      %k = arith.subi %n, %c1 : index
      %t = memref.subview %m[1] [%k] [1] : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
      scf.yield %t : memref<?xf32, strided<[1], offset: ?>>
    }
    memref.store %x, %r[%c0] : memref<?xf32, strided<[1], offset: ?>>
    gpu.return
  }
  // CHECK: gpu.func @switch(%[[ARG0:.+]]: memref<8x8xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: f32) kernel {
  // CHECK-NEXT: %[[C0:.+]] = arith.constant 0 : index
  // CHECK-NEXT: %[[C8:.+]] = arith.constant 8 : index
  // CHECK-NEXT: %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [64], strides: [1] : memref<8x8xf32> to memref<64xf32>
  // CHECK-NEXT: %[[V0:.+]] = scf.index_switch %[[ARG1]] -> index
  // CHECK-NEXT: case 3 {
  // CHECK-NEXT: %[[V2:.+]] = arith.muli %[[ARG1]], %[[C8]] : index
  // CHECK-NEXT: scf.yield %[[V2]] : index
  // CHECK-NEXT: }
  // CHECK-NEXT: default {
  // CHECK-NEXT: scf.yield %[[C0]] : index
  // CHECK-NEXT: }
  // CHECK-NEXT: %[[V1:.+]] = arith.addi %[[V0]], %[[ARG1]] : index
  // CHECK-NEXT: memref.store %[[ARG2]], %[[REINTERPRET_CAST]][%[[V1]]] : memref<64xf32>
  gpu.func @switch(%a: memref<8x8xf32>, %i: index, %x: f32) kernel {
    %s = scf.index_switch %i -> memref<8xf32, strided<[1], offset: ?>>
    case 3 {
      %u = memref.subview %a[%i, 0] [1, 8] [1, 1] : memref<8x8xf32> to memref<8xf32, strided<[1], offset: ?>>
      scf.yield %u : memref<8xf32, strided<[1], offset: ?>>
    }
    default {
      %u = memref.subview %a[0, 0] [1, 8] [1, 1] : memref<8x8xf32> to memref<8xf32, strided<[1]>>
      %v = memref.cast %u : memref<8xf32, strided<[1]>> to memref<8xf32, strided<[1], offset: ?>>
      scf.yield %v : memref<8xf32, strided<[1], offset: ?>>
    }
    memref.store %x, %s[%i] : memref<8xf32, strided<[1], offset: ?>>
    gpu.return
  }
}
