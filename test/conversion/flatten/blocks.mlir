// RUN: mlir-opt %s --pass-pipeline="builtin.module(gpu.module(spirv-flatten-memrefs))" | FileCheck %s

// Blocks are visited once each, after those that dominate them, in any order of the text. A loop of blocks ends.
gpu.module @m {
  // CHECK-LABEL: gpu.func @blocks
  // CHECK-SAME: %{{.+}}: memref<8x8xf32>, %[[X:.+]]: f32, %[[I:.+]]: index, %[[C:.+]]: i1
  // CHECK: %[[A:.+]] = memref.reinterpret_cast
  // CHECK-NEXT: cf.br ^bb2
  // CHECK-NEXT: ^bb1:
  // CHECK-NEXT: %[[J:.+]] = arith.addi %[[ROW:.+]], %[[I]] : index
  // CHECK-NEXT: memref.store %[[X]], %[[A]][%[[J]]] : memref<64xf32>
  // CHECK-NEXT: cf.cond_br %[[C]], ^bb2, ^bb3
  // CHECK-NEXT: ^bb2:
  // CHECK-NEXT: %[[ROW]] = arith.muli %[[I]], %{{.+}} : index
  // CHECK-NEXT: %[[K:.+]] = arith.addi %[[ROW]], %[[I]] : index
  // CHECK-NEXT: memref.store %[[X]], %[[A]][%[[K]]] : memref<64xf32>
  // CHECK-NEXT: cf.cond_br %[[C]], ^bb1, ^bb3
  gpu.func @blocks(%a: memref<8x8xf32>, %x: f32, %i: index, %c: i1) kernel {
    cf.br ^head
  ^body:
    %v = memref.subview %s[0] [2] [1] : memref<8xf32, strided<[1], offset: ?>> to memref<2xf32, strided<[1], offset: ?>>
    memref.store %x, %v[%i] : memref<2xf32, strided<[1], offset: ?>>
    cf.cond_br %c, ^head, ^end
  ^head:
    %s = memref.subview %a[%i, 0] [1, 8] [1, 1] : memref<8x8xf32> to memref<8xf32, strided<[1], offset: ?>>
    memref.store %x, %s[%i] : memref<8xf32, strided<[1], offset: ?>>
    cf.cond_br %c, ^body, ^end
  ^end:
    gpu.return
  }

  // A memref of rank 0 has no strides; those of its expansion are 1.
  // CHECK-LABEL: gpu.func @scalar
  // CHECK-SAME: %{{.+}}: memref<f32>, %[[X:.+]]: f32, %[[I:.+]]: index
  // CHECK-NEXT: %[[A:.+]] = memref.reinterpret_cast %{{.+}} to offset: [0], sizes: [1], strides: [1] : memref<f32> to memref<1xf32>
  // CHECK-NEXT: %[[J:.+]] = arith.addi %[[I]], %[[I]] : index
  // CHECK-NEXT: memref.store %[[X]], %[[A]][%[[J]]] : memref<1xf32>
  gpu.func @scalar(%a: memref<f32>, %x: f32, %i: index) kernel {
    %e = memref.expand_shape %a [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
    memref.store %x, %e[%i, %i] : memref<1x1xf32>
    gpu.return
  }

  // Bytes whose number is unknown stay bytes, also if all views have one type.
  // CHECK-LABEL: gpu.func @bytes
  // CHECK: %[[B:.+]] = memref.alloca(%{{.+}}) : memref<?xi8>
  // CHECK: memref.store %{{.+}}, %[[B]][%{{.+}}] : memref<?xi8>
  gpu.func @bytes(%n: index, %x: f32, %i: index) kernel {
    %c0 = arith.constant 0 : index
    %a = memref.alloca(%n) : memref<?xi8>
    %v = memref.view %a[%c0][] : memref<?xi8> to memref<4xf32>
    memref.store %x, %v[%i] : memref<4xf32>
    gpu.return
  }
}
