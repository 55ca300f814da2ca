// RUN: mlir-opt %s -allow-unregistered-dialect | mlir-opt -allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s -allow-unregistered-dialect --mlir-print-op-generic | mlir-opt -allow-unregistered-dialect | FileCheck %s

// CHECK: memref.global "private" constant @table : memref<2xi32> = dense<[1, 2]> {alignment = 16 : i64}
memref.global "private" constant @table : memref<2xi32> = dense<[1, 2]> {alignment = 16}
// CHECK-NEXT: memref.global @later : memref<2xf32> = uninitialized
memref.global @later : memref<2xf32> = uninitialized
// CHECK-NEXT: memref.global @elsewhere : memref<2xf32>
memref.global @elsewhere : memref<2xf32>

// CHECK-LABEL: func @access(
// CHECK-SAME:    %[[N:.*]]: index, %[[X:.*]]: f32)
func.func @access(%n: index, %x: f32) {
  // CHECK:      %[[A:.*]] = memref.alloc(%[[N]]) {alignment = 8 : i64} : memref<?x4xf32>
  %a = memref.alloc(%n) {alignment = 8} : memref<?x4xf32>
  // CHECK-NEXT: memref.alloc()[%[[N]]] : memref<2xf32, #map>
  %s = memref.alloc()[%n] : memref<2xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  // CHECK-NEXT: memref.alloca() : memref<f32, 3>
  %l = memref.alloca() : memref<f32, 3>
  // CHECK-NEXT: memref.store %[[X]], %[[A]][%[[N]], %[[N]]] {nontemporal = true} : memref<?x4xf32>
  memref.store %x, %a[%n, %n] {nontemporal = true} : memref<?x4xf32>
  // CHECK-NEXT: memref.load %{{.*}}[] : memref<f32, 3>
  %v = memref.load %l[] {nontemporal = false} : memref<f32, 3>
  // CHECK-NEXT: memref.dim %[[A]], %[[N]] : memref<?x4xf32>
  %d = memref.dim %a, %n : memref<?x4xf32>
  // CHECK-NEXT: %[[G:.*]] = memref.get_global @table : memref<2xi32>
  %g = memref.get_global @table : memref<2xi32>
  // CHECK-NEXT: memref.prefetch %[[A]][%[[N]], %[[N]]], write, locality<2>, instr : memref<?x4xf32>
  memref.prefetch %a[%n, %n], write, locality<2>, instr : memref<?x4xf32>
  // CHECK-NEXT: memref.atomic_rmw addf %[[X]], %[[A]][%[[N]], %[[N]]] : (f32, memref<?x4xf32>) -> f32
  %o = memref.atomic_rmw addf %x, %a[%n, %n] : (f32, memref<?x4xf32>) -> f32
  // CHECK-NEXT: memref.generic_atomic_rmw %[[A]][%[[N]], %[[N]]] : memref<?x4xf32> {
  // CHECK-NEXT: ^bb0(%[[OLD:.*]]: f32):
  // CHECK-NEXT:   memref.atomic_yield %[[OLD]] : f32
  // CHECK-NEXT: }
  %q = memref.generic_atomic_rmw %a[%n, %n] : memref<?x4xf32> {
  ^bb0(%old: f32):
    memref.atomic_yield %old : f32
  }
  // CHECK-NEXT: memref.alloca_scope -> (f32) {
  // CHECK-NEXT:   memref.alloca_scope.return %[[X]] : f32
  %t = memref.alloca_scope -> (f32) {
    memref.alloca_scope.return %x : f32
  }
  // CHECK:      memref.dealloc %[[A]] : memref<?x4xf32>
  memref.dealloc %a : memref<?x4xf32>
  return
}

// CHECK-LABEL: func @views(
// CHECK-SAME:    %[[M:.*]]: memref<8x16xf32>, %[[N:.*]]: index, %[[B:.*]]: memref<2048xi8>)
func.func @views(%m: memref<8x16xf32>, %n: index, %b: memref<2048xi8>) {
  // CHECK-NEXT: memref.cast %[[M]] : memref<8x16xf32> to memref<*xf32>
  %c = memref.cast %m : memref<8x16xf32> to memref<*xf32>
  // CHECK-NEXT: memref.subview %[[M]][%[[N]], 2] [4, %[[N]]] [1, 2] : memref<8x16xf32> to memref<4x?xf32, strided<[16, 2], offset: ?>>
  %s = memref.subview %m[%n, 2] [4, %n] [1, 2] : memref<8x16xf32> to memref<4x?xf32, strided<[16, 2], offset: ?>>
  // CHECK-NEXT: memref.subview %[[M]][0, 0] [1, 16] [1, 1] : memref<8x16xf32> to memref<16xf32, strided<[1]>>
  %r = memref.subview %m[0, 0] [1, 16] [1, 1] : memref<8x16xf32> to memref<16xf32, strided<[1]>>
  // CHECK-NEXT: memref.reinterpret_cast %[[M]] to offset: [0], sizes: [%[[N]], 4], strides: [4, 1] : memref<8x16xf32> to memref<?x4xf32>
  %i = memref.reinterpret_cast %m to offset: [0], sizes: [%n, 4], strides: [4, 1] : memref<8x16xf32> to memref<?x4xf32>
  // CHECK-NEXT: %[[F:.*]] = memref.collapse_shape %[[M]] {{\[}}[0, 1]] : memref<8x16xf32> into memref<128xf32>
  %f = memref.collapse_shape %m [[0, 1]] : memref<8x16xf32> into memref<128xf32>
  // CHECK-NEXT: memref.expand_shape %[[F]] {{\[}}[0, 1]] output_shape [4, 32] : memref<128xf32> into memref<4x32xf32>
  %e = memref.expand_shape %f [[0, 1]] output_shape [4, 32] : memref<128xf32> into memref<4x32xf32>
  // CHECK-NEXT: memref.transpose %[[M]] (d0, d1) -> (d1, d0) : memref<8x16xf32> to memref<16x8xf32, strided<[1, 16]>>
  %t = memref.transpose %m (x, y) -> (y, x) : memref<8x16xf32> to memref<16x8xf32, strided<[1, 16]>>
  // CHECK-NEXT: memref.view %[[B]][%[[N]]][%[[N]]] : memref<2048xi8> to memref<?x4xf32>
  %v = memref.view %b[%n][%n] : memref<2048xi8> to memref<?x4xf32>
  // CHECK-NEXT: %{{.*}}, %{{.*}}, %{{.*}}:2, %{{.*}}:2 = memref.extract_strided_metadata %[[M]] : memref<8x16xf32> -> memref<f32>, index, index, index, index, index
  %base, %o, %sz:2, %st:2 = memref.extract_strided_metadata %m : memref<8x16xf32> -> memref<f32>, index, index, index, index, index
  // CHECK-NEXT: memref.memory_space_cast %[[M]] : memref<8x16xf32> to memref<8x16xf32, 3>
  %k = memref.memory_space_cast %m : memref<8x16xf32> to memref<8x16xf32, 3>
  return
}
