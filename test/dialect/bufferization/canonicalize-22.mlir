// RUN: mlir-opt --mlir-version=22 %s -canonicalize | FileCheck %s

module {
  func.func @pair_same(%arg0: memref<?xf32>) -> memref<?xf32> {
    %0 = bufferization.to_tensor %arg0 : memref<?xf32> to tensor<?xf32>
    %1 = bufferization.to_buffer %0 : tensor<?xf32> to memref<?xf32>
    return %1 : memref<?xf32>
  }
  func.func @pair_cast(%arg0: memref<?xf32>) -> memref<?xf32, strided<[?], offset: ?>> {
    %0 = bufferization.to_tensor %arg0 : memref<?xf32> to tensor<?xf32>
    %1 = bufferization.to_buffer %0 : tensor<?xf32> to memref<?xf32, strided<[?], offset: ?>>
    return %1 : memref<?xf32, strided<[?], offset: ?>>
  }
  func.func @pair_copy(%arg0: memref<?x4xf32, strided<[?, ?], offset: ?>>) -> memref<?x4xf32> {
    %0 = bufferization.to_tensor %arg0 : memref<?x4xf32, strided<[?, ?], offset: ?>> to tensor<?x4xf32>
    %1 = bufferization.to_buffer %0 : tensor<?x4xf32> to memref<?x4xf32>
    return %1 : memref<?x4xf32>
  }
  func.func @pair_space(%arg0: memref<?x4xf32, 1>) -> memref<?x4xf32> {
    %0 = bufferization.to_tensor %arg0 : memref<?x4xf32, 1> to tensor<?x4xf32>
    %1 = bufferization.to_buffer %0 : tensor<?x4xf32> to memref<?x4xf32>
    return %1 : memref<?x4xf32>
  }
  func.func @pair_unranked(%arg0: memref<*xf32>) -> memref<*xf32> {
    %0 = bufferization.to_tensor %arg0 : memref<*xf32> to tensor<*xf32>
    %1 = bufferization.to_buffer %0 : tensor<*xf32> to memref<*xf32>
    return %1 : memref<*xf32>
  }
  func.func @to_tensor_fold(%arg0: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
    %0 = bufferization.to_buffer %arg0 : tensor<?xf32> to memref<?xf32>
    %1 = bufferization.to_tensor %0 : memref<?xf32> to tensor<?xf32>
    %2 = bufferization.to_tensor %0 : memref<?xf32> to tensor<?xf32>
    return %1, %2 : tensor<?xf32>, tensor<?xf32>
  }
  func.func @of_cast(%arg0: tensor<4x6x16x32xi8>) -> memref<?x?x16x32xi8> {
    %cast = tensor.cast %arg0 : tensor<4x6x16x32xi8> to tensor<?x?x16x32xi8>
    %0 = bufferization.to_buffer %cast read_only : tensor<?x?x16x32xi8> to memref<?x?x16x32xi8>
    return %0 : memref<?x?x16x32xi8>
  }
  func.func @of_cast_layout(%arg0: tensor<4x6x16x32xi8>) -> memref<?x?x16x32xi8, strided<[?, ?, ?, ?], offset: ?>> {
    %cast = tensor.cast %arg0 : tensor<4x6x16x32xi8> to tensor<?x?x16x32xi8>
    %0 = bufferization.to_buffer %cast : tensor<?x?x16x32xi8> to memref<?x?x16x32xi8, strided<[?, ?, ?, ?], offset: ?>>
    return %0 : memref<?x?x16x32xi8, strided<[?, ?, ?, ?], offset: ?>>
  }
  func.func @of_cast_layout2(%arg0: tensor<?x4xi8>) -> memref<?x?xi8, strided<[?, 1], offset: ?>> {
    %cast = tensor.cast %arg0 : tensor<?x4xi8> to tensor<?x?xi8>
    %0 = bufferization.to_buffer %cast : tensor<?x?xi8> to memref<?x?xi8, strided<[?, 1], offset: ?>>
    return %0 : memref<?x?xi8, strided<[?, 1], offset: ?>>
  }
  func.func @of_cast_unranked(%arg0: tensor<*xi8>) -> memref<?x?x16x32xi8> {
    %cast = tensor.cast %arg0 : tensor<*xi8> to tensor<?x?x16x32xi8>
    %0 = bufferization.to_buffer %cast : tensor<?x?x16x32xi8> to memref<?x?x16x32xi8>
    return %0 : memref<?x?x16x32xi8>
  }
  func.func @of_cast_to_unranked(%arg0: tensor<4xi8>) -> memref<*xi8> {
    %cast = tensor.cast %arg0 : tensor<4xi8> to tensor<*xi8>
    %0 = bufferization.to_buffer %cast : tensor<*xi8> to memref<*xi8>
    return %0 : memref<*xi8>
  }
  func.func @load(%arg0: tensor<?xf32>, %arg1: index) -> f32 {
    %0 = bufferization.to_buffer %arg0 : tensor<?xf32> to memref<?xf32>
    %1 = memref.load %0[%arg1] : memref<?xf32>
    return %1 : f32
  }
  func.func @dims(%arg0: tensor<?xf32>, %arg1: memref<?xf32>, %arg2: index) -> (index, index) {
    %c0 = arith.constant 0 : index
    %0 = bufferization.to_buffer %arg0 : tensor<?xf32> to memref<?xf32>
    %1 = bufferization.to_tensor %arg1 : memref<?xf32> to tensor<?xf32>
    %dim = memref.dim %0, %c0 : memref<?xf32>
    %dim_0 = tensor.dim %1, %arg2 : tensor<?xf32>
    return %dim, %dim_0 : index, index
  }
  func.func @alloc(%arg0: index, %arg1: tensor<?x4xf32>) -> (tensor<?x?x4xf32>, index, index, index, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %c-5 = arith.constant -5 : index
    %0 = bufferization.alloc_tensor(%arg0, %c5) size_hint=%arg0 {memory_space = 3 : i64} : tensor<?x?x4xf32>
    %1 = bufferization.alloc_tensor() copy(%arg1) : tensor<?x4xf32>
    %2 = bufferization.alloc_tensor(%c-5) : tensor<?xf32>
    %dim = tensor.dim %0, %c0 : tensor<?x?x4xf32>
    %dim_0 = tensor.dim %0, %c1 : tensor<?x?x4xf32>
    %dim_1 = tensor.dim %1, %c0 : tensor<?x4xf32>
    %dim_2 = tensor.dim %2, %c0 : tensor<?xf32>
    return %0, %dim, %dim_0, %dim_1, %dim_2 : tensor<?x?x4xf32>, index, index, index, index
  }
  func.func @dead_alloc() {
    %0 = bufferization.alloc_tensor() : tensor<4xf32>
    return
  }
  func.func @clone1(%arg0: memref<4xf32>) -> memref<4xf32> {
    %0 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
    memref.dealloc %arg0 : memref<4xf32>
    return %0 : memref<4xf32>
  }
  func.func @clone2(%arg0: memref<4xf32>, %arg1: f32, %arg2: index) {
    %0 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
    memref.store %arg1, %0[%arg2] : memref<4xf32>
    memref.dealloc %0 : memref<4xf32>
    return
  }
  func.func @clone3(%arg0: memref<4xf32>) -> memref<?xf32> {
    %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
    %0 = bufferization.clone %cast : memref<?xf32> to memref<?xf32>
    memref.dealloc %cast : memref<?xf32>
    return %0 : memref<?xf32>
  }
  func.func @clone4(%arg0: memref<4xf32>) -> memref<4xf32> {
    %alloc = memref.alloc() : memref<4xf32>
    %0 = bufferization.clone %alloc : memref<4xf32> to memref<4xf32>
    memref.dealloc %arg0 : memref<4xf32>
    memref.dealloc %alloc : memref<4xf32>
    return %0 : memref<4xf32>
  }
  func.func @clone5(%arg0: memref<4xf32>) -> memref<4xf32> {
    %0 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
    %1 = bufferization.clone %0 : memref<4xf32> to memref<4xf32>
    memref.dealloc %0 : memref<4xf32>
    return %1 : memref<4xf32>
  }
  func.func @clone6(%arg0: memref<4xf32>) {
    %0 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
    return
  }
  func.func @clone7(%arg0: memref<4xf32>) -> memref<*xf32> {
    %0 = bufferization.clone %arg0 : memref<4xf32> to memref<*xf32>
    memref.dealloc %arg0 : memref<4xf32>
    return %0 : memref<*xf32>
  }
  func.func @deallocs(%arg0: memref<4xf32>, %arg1: memref<4xf32>, %arg2: i1, %arg3: i1, %arg4: memref<4xf32>) -> (i1, i1, i1) {
    %false = arith.constant false
    %0:3 = bufferization.dealloc (%arg0, %arg1, %arg0, %arg1, %arg4 : memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>) if (%arg2, %arg3, %arg3, %arg3, %false) retain (%arg4, %arg0, %arg4 : memref<4xf32>, memref<4xf32>, memref<4xf32>)
    return %0#0, %0#1, %0#2 : i1, i1, i1
  }
  func.func @empty(%arg0: memref<4xf32>) -> i1 {
    bufferization.dealloc
    %0 = bufferization.dealloc retain (%arg0 : memref<4xf32>)
    return %0 : i1
  }
  func.func @meta(%arg0: i1, %arg1: memref<4xf32>) {
    %alloc = memref.alloc() : memref<4xf32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
    %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %arg1 : memref<4xf32> -> memref<f32>, index, index, index
    bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%arg0, %arg0)
    return
  }
  func.func @unused(%arg0: i1, %arg1: memref<4xf32>) {
    %alloc = memref.alloc() : memref<4xf32>
    %alloc_0 = memref.alloc() : memref<4xf32>
    memref.copy %alloc_0, %arg1 : memref<4xf32> to memref<4xf32>
    bufferization.dealloc (%alloc, %alloc_0 : memref<4xf32>, memref<4xf32>) if (%arg0, %arg0)
    return
  }
  func.func @mat(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>) -> index {
    %c0 = arith.constant 0 : index
    %0 = bufferization.materialize_in_destination %arg0 in %arg1 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    %dim = tensor.dim %0, %c0 : tensor<?xf32>
    return %dim : index
  }
}
// CHECK-LABEL: func.func @pair_same(%arg0: memref<?xf32>) -> memref<?xf32> {
// CHECK-NEXT: return %arg0 : memref<?xf32>
// CHECK-NEXT: }
// CHECK-LABEL: func.func @pair_cast(%arg0: memref<?xf32>) -> memref<?xf32, strided<[?], offset: ?>> {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: return %cast : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: }
// CHECK-LABEL: func.func @pair_copy(%arg0: memref<?x4xf32, strided<[?, ?], offset: ?>>) -> memref<?x4xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: %alloc = memref.alloc(%dim) : memref<?x4xf32>
// CHECK-NEXT: memref.copy %arg0, %alloc : memref<?x4xf32, strided<[?, ?], offset: ?>> to memref<?x4xf32>
// CHECK-NEXT: return %alloc : memref<?x4xf32>
// CHECK-NEXT: }
// CHECK-LABEL: func.func @pair_space(%arg0: memref<?x4xf32, 1>) -> memref<?x4xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?x4xf32, 1>
// CHECK-NEXT: %alloc = memref.alloc(%dim) : memref<?x4xf32>
// CHECK-NEXT: memref.copy %arg0, %alloc : memref<?x4xf32, 1> to memref<?x4xf32>
// CHECK-NEXT: return %alloc : memref<?x4xf32>
// CHECK-NEXT: }
// CHECK-LABEL: func.func @pair_unranked(%arg0: memref<*xf32>) -> memref<*xf32> {
// CHECK-NEXT: return %arg0 : memref<*xf32>
// CHECK-NEXT: }
// CHECK-LABEL: func.func @to_tensor_fold(%arg0: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
// CHECK-NEXT: return %arg0, %arg0 : tensor<?xf32>, tensor<?xf32>
// CHECK-NEXT: }
// CHECK-LABEL: func.func @of_cast(%arg0: tensor<4x6x16x32xi8>) -> memref<?x?x16x32xi8> {
// CHECK-NEXT: %0 = bufferization.to_buffer %arg0 read_only : tensor<4x6x16x32xi8> to memref<4x6x16x32xi8>
// CHECK-NEXT: %cast = memref.cast %0 : memref<4x6x16x32xi8> to memref<?x?x16x32xi8>
// CHECK-NEXT: return %cast : memref<?x?x16x32xi8>
// CHECK-NEXT: }
// CHECK-LABEL: func.func @of_cast_layout(%arg0: tensor<4x6x16x32xi8>) -> memref<?x?x16x32xi8, strided<[?, ?, ?, ?], offset: ?>> {
// CHECK-NEXT: %0 = bufferization.to_buffer %arg0 : tensor<4x6x16x32xi8> to memref<4x6x16x32xi8, strided<[?, ?, ?, ?], offset: ?>>
// CHECK-NEXT: %cast = memref.cast %0 : memref<4x6x16x32xi8, strided<[?, ?, ?, ?], offset: ?>> to memref<?x?x16x32xi8, strided<[?, ?, ?, ?], offset: ?>>
// CHECK-NEXT: return %cast : memref<?x?x16x32xi8, strided<[?, ?, ?, ?], offset: ?>>
// CHECK-NEXT: }
// CHECK-LABEL: func.func @of_cast_layout2(%arg0: tensor<?x4xi8>) -> memref<?x?xi8, strided<[?, 1], offset: ?>> {
// CHECK-NEXT: %0 = bufferization.to_buffer %arg0 : tensor<?x4xi8> to memref<?x4xi8, strided<[?, 1], offset: ?>>
// CHECK-NEXT: %cast = memref.cast %0 : memref<?x4xi8, strided<[?, 1], offset: ?>> to memref<?x?xi8, strided<[?, 1], offset: ?>>
// CHECK-NEXT: return %cast : memref<?x?xi8, strided<[?, 1], offset: ?>>
// CHECK-NEXT: }
// CHECK-LABEL: func.func @of_cast_unranked(%arg0: tensor<*xi8>) -> memref<?x?x16x32xi8> {
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<*xi8> to tensor<?x?x16x32xi8>
// CHECK-NEXT: %0 = bufferization.to_buffer %cast : tensor<?x?x16x32xi8> to memref<?x?x16x32xi8>
// CHECK-NEXT: return %0 : memref<?x?x16x32xi8>
// CHECK-NEXT: }
// CHECK-LABEL: func.func @of_cast_to_unranked(%arg0: tensor<4xi8>) -> memref<*xi8> {
// CHECK-NEXT: %0 = bufferization.to_buffer %arg0 : tensor<4xi8> to memref<4xi8>
// CHECK-NEXT: %cast = memref.cast %0 : memref<4xi8> to memref<*xi8>
// CHECK-NEXT: return %cast : memref<*xi8>
// CHECK-NEXT: }
// CHECK-LABEL: func.func @load(%arg0: tensor<?xf32>, %arg1: index) -> f32 {
// CHECK-NEXT: %extracted = tensor.extract %arg0[%arg1] : tensor<?xf32>
// CHECK-NEXT: return %extracted : f32
// CHECK-NEXT: }
// CHECK-LABEL: func.func @dims(%arg0: tensor<?xf32>, %arg1: memref<?xf32>, %arg2: index) -> (index, index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT: %dim_0 = memref.dim %arg1, %arg2 : memref<?xf32>
// CHECK-NEXT: return %dim, %dim_0 : index, index
// CHECK-NEXT: }
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
// CHECK-LABEL: func.func @dead_alloc() {
// CHECK-NEXT: %0 = bufferization.alloc_tensor() : tensor<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-LABEL: func.func @clone1(%arg0: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT: return %arg0 : memref<4xf32>
// CHECK-NEXT: }
// CHECK-LABEL: func.func @clone2(%arg0: memref<4xf32>, %arg1: f32, %arg2: index) {
// CHECK-NEXT: memref.store %arg1, %arg0[%arg2] : memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-LABEL: func.func @clone3(%arg0: memref<4xf32>) -> memref<?xf32> {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT: return %cast : memref<?xf32>
// CHECK-NEXT: }
// CHECK-LABEL: func.func @clone4(%arg0: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %0 = bufferization.clone %alloc : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: memref.dealloc %arg0 : memref<4xf32>
// CHECK-NEXT: memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT: return %0 : memref<4xf32>
// CHECK-NEXT: }
// CHECK-LABEL: func.func @clone5(%arg0: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT: %0 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: return %0 : memref<4xf32>
// CHECK-NEXT: }
// CHECK-LABEL: func.func @clone6(%arg0: memref<4xf32>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-LABEL: func.func @clone7(%arg0: memref<4xf32>) -> memref<*xf32> {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<4xf32> to memref<*xf32>
// CHECK-NEXT: return %cast : memref<*xf32>
// CHECK-NEXT: }
// CHECK-LABEL: func.func @deallocs(%arg0: memref<4xf32>, %arg1: memref<4xf32>, %arg2: i1, %arg3: i1, %arg4: memref<4xf32>) -> (i1, i1, i1) {
// CHECK-NEXT: %0 = arith.ori %arg2, %arg3 : i1
// CHECK-NEXT: %1:2 = bufferization.dealloc (%arg0, %arg1 : memref<4xf32>, memref<4xf32>) if (%0, %arg3) retain (%arg4, %arg0 : memref<4xf32>, memref<4xf32>)
// CHECK-NEXT: return %1#0, %1#1, %1#0 : i1, i1, i1
// CHECK-NEXT: }
// CHECK-LABEL: func.func @empty(%arg0: memref<4xf32>) -> i1 {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: return %false : i1
// CHECK-NEXT: }
// CHECK-LABEL: func.func @meta(%arg0: i1, %arg1: memref<4xf32>) {
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer : memref<f32>) if (%arg0)
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-LABEL: func.func @unused(%arg0: i1, %arg1: memref<4xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: memref.copy %alloc, %arg1 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: bufferization.dealloc (%alloc : memref<4xf32>) if (%arg0)
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-LABEL: func.func @mat(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>) -> index {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg1, %c0 : tensor<?xf32>
// CHECK-NEXT: return %dim : index
// CHECK-NEXT: }
