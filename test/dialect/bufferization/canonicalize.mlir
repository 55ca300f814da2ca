// RUN: mlir-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @pair_same(%arg0: memref<?xf32>) -> memref<?xf32> {
// CHECK-NEXT: return %arg0 : memref<?xf32>
// CHECK-NEXT: }
func.func @pair_same(%m: memref<?xf32>) -> memref<?xf32> {
  %t = bufferization.to_tensor %m : memref<?xf32>
  %r = bufferization.to_memref %t : memref<?xf32>
  return %r : memref<?xf32>
}
// CHECK-LABEL: func.func @pair_cast(%arg0: memref<?xf32>) -> memref<?xf32, strided<[?], offset: ?>> {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: return %cast : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: }
func.func @pair_cast(%m: memref<?xf32>) -> memref<?xf32, strided<[?], offset: ?>> {
  %t = bufferization.to_tensor %m : memref<?xf32>
  %r = bufferization.to_memref %t : memref<?xf32, strided<[?], offset: ?>>
  return %r : memref<?xf32, strided<[?], offset: ?>>
}
// CHECK-LABEL: func.func @pair_copy(%arg0: memref<?x4xf32, strided<[?, ?], offset: ?>>) -> memref<?x4xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: %alloc = memref.alloc(%dim) : memref<?x4xf32>
// CHECK-NEXT: memref.copy %arg0, %alloc : memref<?x4xf32, strided<[?, ?], offset: ?>> to memref<?x4xf32>
// CHECK-NEXT: return %alloc : memref<?x4xf32>
// CHECK-NEXT: }
func.func @pair_copy(%m: memref<?x4xf32, strided<[?, ?], offset: ?>>) -> memref<?x4xf32> {
  %t = bufferization.to_tensor %m : memref<?x4xf32, strided<[?, ?], offset: ?>>
  %r = bufferization.to_memref %t : memref<?x4xf32>
  return %r : memref<?x4xf32>
}
// CHECK-LABEL: func.func @pair_space(%arg0: memref<?x4xf32, 1>) -> memref<?x4xf32> {
// CHECK-NEXT: %0 = bufferization.to_tensor %arg0 : memref<?x4xf32, 1>
// CHECK-NEXT: %1 = bufferization.to_memref %0 : memref<?x4xf32>
// CHECK-NEXT: return %1 : memref<?x4xf32>
// CHECK-NEXT: }
func.func @pair_space(%m: memref<?x4xf32, 1>) -> memref<?x4xf32> {
  %t = bufferization.to_tensor %m : memref<?x4xf32, 1>
  %r = bufferization.to_memref %t : memref<?x4xf32>
  return %r : memref<?x4xf32>
}
// CHECK-LABEL: func.func @pair_unranked(%arg0: memref<*xf32>) -> memref<*xf32> {
// CHECK-NEXT: return %arg0 : memref<*xf32>
// CHECK-NEXT: }
func.func @pair_unranked(%m: memref<*xf32>) -> memref<*xf32> {
  %t = bufferization.to_tensor %m : memref<*xf32>
  %r = bufferization.to_memref %t : memref<*xf32>
  return %r : memref<*xf32>
}
// CHECK-LABEL: func.func @to_tensor_fold(%arg0: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
// CHECK-NEXT: return %arg0, %arg0 : tensor<?xf32>, tensor<?xf32>
// CHECK-NEXT: }
func.func @to_tensor_fold(%m: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %t = bufferization.to_memref %m : memref<?xf32>
  %r = bufferization.to_tensor %t : memref<?xf32>
  %r2 = bufferization.to_tensor %t : memref<?xf32>
  return %r, %r2 : tensor<?xf32>, tensor<?xf32>
}
// CHECK-LABEL: func.func @of_cast(%arg0: tensor<4x6x16x32xi8>) -> memref<?x?x16x32xi8> {
// CHECK-NEXT: %0 = bufferization.to_memref %arg0 : memref<4x6x16x32xi8>
// CHECK-NEXT: %cast = memref.cast %0 : memref<4x6x16x32xi8> to memref<?x?x16x32xi8>
// CHECK-NEXT: return %cast : memref<?x?x16x32xi8>
// CHECK-NEXT: }
func.func @of_cast(%m: tensor<4x6x16x32xi8>) -> memref<?x?x16x32xi8> {
  %0 = tensor.cast %m : tensor<4x6x16x32xi8> to tensor<?x?x16x32xi8>
  %1 = bufferization.to_memref %0 read_only : memref<?x?x16x32xi8>
  return %1 : memref<?x?x16x32xi8>
}
// CHECK-LABEL: func.func @of_cast_layout(%arg0: tensor<4x6x16x32xi8>) -> memref<?x?x16x32xi8, strided<[?, ?, ?, ?], offset: ?>> {
// CHECK-NEXT: %0 = bufferization.to_memref %arg0 : memref<4x6x16x32xi8>
// CHECK-NEXT: %cast = memref.cast %0 : memref<4x6x16x32xi8> to memref<?x?x16x32xi8, strided<[?, ?, ?, ?], offset: ?>>
// CHECK-NEXT: return %cast : memref<?x?x16x32xi8, strided<[?, ?, ?, ?], offset: ?>>
// CHECK-NEXT: }
func.func @of_cast_layout(%m: tensor<4x6x16x32xi8>) -> memref<?x?x16x32xi8, strided<[?,?,?,?], offset: ?>> {
  %0 = tensor.cast %m : tensor<4x6x16x32xi8> to tensor<?x?x16x32xi8>
  %1 = bufferization.to_memref %0 : memref<?x?x16x32xi8, strided<[?,?,?,?], offset: ?>>
  return %1 : memref<?x?x16x32xi8, strided<[?,?,?,?], offset: ?>>
}
// CHECK-LABEL: func.func @of_cast_layout2(%arg0: tensor<?x4xi8>) -> memref<?x?xi8, strided<[?, 1], offset: ?>> {
// CHECK-NEXT: %0 = bufferization.to_memref %arg0 : memref<?x4xi8>
// CHECK-NEXT: %cast = memref.cast %0 : memref<?x4xi8> to memref<?x?xi8, strided<[?, 1], offset: ?>>
// CHECK-NEXT: return %cast : memref<?x?xi8, strided<[?, 1], offset: ?>>
// CHECK-NEXT: }
func.func @of_cast_layout2(%m: tensor<?x4xi8>) -> memref<?x?xi8, strided<[?,1], offset: ?>> {
  %0 = tensor.cast %m : tensor<?x4xi8> to tensor<?x?xi8>
  %1 = bufferization.to_memref %0 : memref<?x?xi8, strided<[?,1], offset: ?>>
  return %1 : memref<?x?xi8, strided<[?,1], offset: ?>>
}
// CHECK-LABEL: func.func @of_cast_unranked(%arg0: tensor<*xi8>) -> memref<?x?x16x32xi8> {
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<*xi8> to tensor<?x?x16x32xi8>
// CHECK-NEXT: %0 = bufferization.to_memref %cast : memref<?x?x16x32xi8>
// CHECK-NEXT: return %0 : memref<?x?x16x32xi8>
// CHECK-NEXT: }
func.func @of_cast_unranked(%m: tensor<*xi8>) -> memref<?x?x16x32xi8> {
  %0 = tensor.cast %m : tensor<*xi8> to tensor<?x?x16x32xi8>
  %1 = bufferization.to_memref %0 : memref<?x?x16x32xi8>
  return %1 : memref<?x?x16x32xi8>
}
// CHECK-LABEL: func.func @of_cast_to_unranked(%arg0: tensor<4xi8>) -> memref<*xi8> {
// CHECK-NEXT: %0 = bufferization.to_memref %arg0 : memref<4xi8>
// CHECK-NEXT: %cast = memref.cast %0 : memref<4xi8> to memref<*xi8>
// CHECK-NEXT: return %cast : memref<*xi8>
// CHECK-NEXT: }
func.func @of_cast_to_unranked(%m: tensor<4xi8>) -> memref<*xi8> {
  %0 = tensor.cast %m : tensor<4xi8> to tensor<*xi8>
  %1 = bufferization.to_memref %0 : memref<*xi8>
  return %1 : memref<*xi8>
}
// CHECK-LABEL: func.func @load(%arg0: tensor<?xf32>, %arg1: index) -> f32 {
// CHECK-NEXT: %extracted = tensor.extract %arg0[%arg1] : tensor<?xf32>
// CHECK-NEXT: return %extracted : f32
// CHECK-NEXT: }
func.func @load(%t: tensor<?xf32>, %i: index) -> f32 {
  %m = bufferization.to_memref %t : memref<?xf32>
  %x = memref.load %m[%i] : memref<?xf32>
  return %x : f32
}
// CHECK-LABEL: func.func @dims(%arg0: tensor<?xf32>, %arg1: memref<?xf32>, %arg2: index) -> (index, index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT: %dim_0 = memref.dim %arg1, %arg2 : memref<?xf32>
// CHECK-NEXT: return %dim, %dim_0 : index, index
// CHECK-NEXT: }
func.func @dims(%t: tensor<?xf32>, %m: memref<?xf32>, %i: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %a = bufferization.to_memref %t : memref<?xf32>
  %b = bufferization.to_tensor %m : memref<?xf32>
  %x = memref.dim %a, %c0 : memref<?xf32>
  %y = tensor.dim %b, %i : tensor<?xf32>
  return %x, %y : index, index
}
// CHECK-LABEL: func.func @alloc(%arg0: index, %arg1: tensor<?x4xf32>) -> (tensor<?x?x4xf32>, index, index, index, index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c5 = arith.constant 5 : index
// CHECK-NEXT: %c-5 = arith.constant -5 : index
// CHECK-NEXT: %0 = bufferization.alloc_tensor(%arg0) : tensor<?x5x4xf32>
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<?x5x4xf32> to tensor<?x?x4xf32>
// CHECK-NEXT: %1 = bufferization.alloc_tensor() copy(%arg1) : tensor<?x4xf32>
// CHECK-NEXT: %2 = bufferization.alloc_tensor(%c-5) : tensor<?xf32>
// CHECK-NEXT: %dim = tensor.dim %arg1, %c0 : tensor<?x4xf32>
// CHECK-NEXT: return %cast, %arg0, %c5, %dim, %c-5 : tensor<?x?x4xf32>, index, index, index, index
// CHECK-NEXT: }
func.func @alloc(%i: index, %t: tensor<?x4xf32>) -> (tensor<?x?x4xf32>, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %cm = arith.constant -5 : index
  %a = bufferization.alloc_tensor(%i, %c5) size_hint=%i {memory_space = 3 : i64} : tensor<?x?x4xf32>
  %b = bufferization.alloc_tensor() copy(%t) : tensor<?x4xf32>
  %e = bufferization.alloc_tensor(%cm) : tensor<?xf32>
  %d0 = tensor.dim %a, %c0 : tensor<?x?x4xf32>
  %d1 = tensor.dim %a, %c1 : tensor<?x?x4xf32>
  %d2 = tensor.dim %b, %c0 : tensor<?x4xf32>
  %d3 = tensor.dim %e, %c0 : tensor<?xf32>
  return %a, %d0, %d1, %d2, %d3 : tensor<?x?x4xf32>, index, index, index, index
}
// CHECK-LABEL: func.func @dead_alloc() {
// CHECK-NEXT: %0 = bufferization.alloc_tensor() : tensor<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @dead_alloc() {
  %a = bufferization.alloc_tensor() : tensor<4xf32>
  return
}
// CHECK-LABEL: func.func @clone1(%arg0: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT: return %arg0 : memref<4xf32>
// CHECK-NEXT: }
func.func @clone1(%m: memref<4xf32>) -> memref<4xf32> {
  %c = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  return %c : memref<4xf32>
}
// CHECK-LABEL: func.func @clone2(%arg0: memref<4xf32>, %arg1: f32, %arg2: index) {
// CHECK-NEXT: memref.store %arg1, %arg0[%arg2] : memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @clone2(%m: memref<4xf32>, %x: f32, %i: index) {
  %c = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  memref.store %x, %c[%i] : memref<4xf32>
  memref.dealloc %c : memref<4xf32>
  return
}
// CHECK-LABEL: func.func @clone3(%arg0: memref<4xf32>) -> memref<?xf32> {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT: return %cast : memref<?xf32>
// CHECK-NEXT: }
func.func @clone3(%m: memref<4xf32>) -> memref<?xf32> {
  %a = memref.cast %m : memref<4xf32> to memref<?xf32>
  %c = bufferization.clone %a : memref<?xf32> to memref<?xf32>
  memref.dealloc %a : memref<?xf32>
  return %c : memref<?xf32>
}
// CHECK-LABEL: func.func @clone4(%arg0: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %0 = bufferization.clone %alloc : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: memref.dealloc %arg0 : memref<4xf32>
// CHECK-NEXT: memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT: return %0 : memref<4xf32>
// CHECK-NEXT: }
func.func @clone4(%n: memref<4xf32>) -> memref<4xf32> {
  %m = memref.alloc() : memref<4xf32>
  %c = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  memref.dealloc %n : memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  return %c : memref<4xf32>
}
// CHECK-LABEL: func.func @clone5(%arg0: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT: %0 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: return %0 : memref<4xf32>
// CHECK-NEXT: }
func.func @clone5(%m: memref<4xf32>) -> memref<4xf32> {
  %c = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  %d = bufferization.clone %c : memref<4xf32> to memref<4xf32>
  memref.dealloc %c : memref<4xf32>
  return %d : memref<4xf32>
}
// CHECK-LABEL: func.func @clone6(%arg0: memref<4xf32>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @clone6(%m: memref<4xf32>) {
  %c = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  return
}
// CHECK-LABEL: func.func @clone7(%arg0: memref<4xf32>) -> memref<*xf32> {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<4xf32> to memref<*xf32>
// CHECK-NEXT: return %cast : memref<*xf32>
// CHECK-NEXT: }
func.func @clone7(%m: memref<4xf32>) -> memref<*xf32> {
  %c = bufferization.clone %m : memref<4xf32> to memref<*xf32>
  memref.dealloc %m : memref<4xf32>
  return %c : memref<*xf32>
}
// CHECK-LABEL: func.func @deallocs(%arg0: memref<4xf32>, %arg1: memref<4xf32>, %arg2: i1, %arg3: i1, %arg4: memref<4xf32>) -> (i1, i1, i1) {
// CHECK-NEXT: %0 = arith.ori %arg2, %arg3 : i1
// CHECK-NEXT: %1:2 = bufferization.dealloc (%arg0, %arg1 : memref<4xf32>, memref<4xf32>) if (%0, %arg3) retain (%arg4, %arg0 : memref<4xf32>, memref<4xf32>)
// CHECK-NEXT: return %1#0, %1#1, %1#0 : i1, i1, i1
// CHECK-NEXT: }
func.func @deallocs(%a: memref<4xf32>, %b: memref<4xf32>, %c: i1, %d: i1, %r: memref<4xf32>) -> (i1, i1, i1) {
  %false = arith.constant false
  %0:3 = bufferization.dealloc (%a, %b, %a, %b, %r : memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>) if (%c, %d, %d, %d, %false) retain (%r, %a, %r : memref<4xf32>, memref<4xf32>, memref<4xf32>)
  return %0#0, %0#1, %0#2 : i1, i1, i1
}
// CHECK-LABEL: func.func @empty(%arg0: memref<4xf32>) -> i1 {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: return %false : i1
// CHECK-NEXT: }
func.func @empty(%r: memref<4xf32>) -> i1 {
  bufferization.dealloc
  %0 = bufferization.dealloc retain (%r : memref<4xf32>)
  return %0 : i1
}
// CHECK-LABEL: func.func @meta(%arg0: i1, %arg1: memref<4xf32>) {
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer : memref<f32>) if (%arg0)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @meta(%c: i1, %r: memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  %b:4 = memref.extract_strided_metadata %a : memref<4xf32> -> memref<f32>, index, index, index
  %d:4 = memref.extract_strided_metadata %r : memref<4xf32> -> memref<f32>, index, index, index
  bufferization.dealloc (%b#0, %d#0 : memref<f32>, memref<f32>) if (%c, %c)
  return
}
// CHECK-LABEL: func.func @unused(%arg0: i1, %arg1: memref<4xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: memref.copy %alloc, %arg1 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: bufferization.dealloc (%alloc : memref<4xf32>) if (%arg0)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @unused(%c: i1, %r: memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  memref.copy %b, %r : memref<4xf32> to memref<4xf32>
  bufferization.dealloc (%a, %b : memref<4xf32>, memref<4xf32>) if (%c, %c)
  return
}
// CHECK-LABEL: func.func @mat(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>) -> index {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg1, %c0 : tensor<?xf32>
// CHECK-NEXT: return %dim : index
// CHECK-NEXT: }
func.func @mat(%t: tensor<?xf32>, %d: tensor<?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %0 = bufferization.materialize_in_destination %t in %d : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?xf32>
  return %1 : index
}
