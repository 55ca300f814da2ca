// RUN: mlir-opt --mlir-version=22 %s -canonicalize | FileCheck %s

// CHECK-LABEL: func.func @packed_again(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<2x4x8x2xf32>, %[[ARG1:[A-Za-z0-9_]+]]: tensor<16x8xf32>, %[[ARG2:[A-Za-z0-9_]+]]: tensor<2x4x8x2xf32>
// CHECK-NEXT: return %[[ARG0]] : tensor<2x4x8x2xf32>
func.func @packed_again(%s: tensor<2x4x8x2xf32>, %d: tensor<16x8xf32>, %e: tensor<2x4x8x2xf32>) -> tensor<2x4x8x2xf32> {
  %u = linalg.unpack %s inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %d : tensor<2x4x8x2xf32> -> tensor<16x8xf32>
  %p = linalg.pack %u inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %e : tensor<16x8xf32> -> tensor<2x4x8x2xf32>
  return %p : tensor<2x4x8x2xf32>
}

// CHECK-LABEL: func.func @unpacked_again(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<16x8xf32>, %[[ARG1:[A-Za-z0-9_]+]]: tensor<16x8xf32>, %[[ARG2:[A-Za-z0-9_]+]]: tensor<2x4x8x2xf32>
// CHECK-NEXT: return %[[ARG0]] : tensor<16x8xf32>
func.func @unpacked_again(%s: tensor<16x8xf32>, %d: tensor<16x8xf32>, %e: tensor<2x4x8x2xf32>) -> tensor<16x8xf32> {
  %p = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %e : tensor<16x8xf32> -> tensor<2x4x8x2xf32>
  %u = linalg.unpack %p inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %d : tensor<2x4x8x2xf32> -> tensor<16x8xf32>
  return %u : tensor<16x8xf32>
}

// CHECK-LABEL: func.func @padded(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<15x8xf32>, %[[ARG1:[A-Za-z0-9_]+]]: tensor<15x8xf32>, %[[ARG2:[A-Za-z0-9_]+]]: tensor<2x4x8x2xf32>, %[[ARG3:[A-Za-z0-9_]+]]: f32
// CHECK-NEXT: %[[PACK:[A-Za-z0-9_]+]] = linalg.pack %[[ARG0]] padding_value(%[[ARG3]] : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %[[ARG2]] : tensor<15x8xf32> -> tensor<2x4x8x2xf32>
// CHECK-NEXT: %[[UNPACK:[A-Za-z0-9_]+]] = linalg.unpack %[[PACK]] inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %[[ARG1]] : tensor<2x4x8x2xf32> -> tensor<15x8xf32>
// CHECK-NEXT: return %[[UNPACK]] : tensor<15x8xf32>
func.func @padded(%s: tensor<15x8xf32>, %d: tensor<15x8xf32>, %e: tensor<2x4x8x2xf32>, %z: f32) -> tensor<15x8xf32> {
  %p = linalg.pack %s padding_value(%z : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %e : tensor<15x8xf32> -> tensor<2x4x8x2xf32>
  %u = linalg.unpack %p inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %d : tensor<2x4x8x2xf32> -> tensor<15x8xf32>
  return %u : tensor<15x8xf32>
}

// CHECK-LABEL: func.func @needless_padding(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<16x8xf32>, %[[ARG1:[A-Za-z0-9_]+]]: tensor<16x8xf32>, %[[ARG2:[A-Za-z0-9_]+]]: tensor<2x4x8x2xf32>, %[[ARG3:[A-Za-z0-9_]+]]: f32
// CHECK-NEXT: %[[PACK:[A-Za-z0-9_]+]] = linalg.pack %[[ARG0]] inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %[[ARG2]] : tensor<16x8xf32> -> tensor<2x4x8x2xf32>
// CHECK-NEXT: return %[[PACK]] : tensor<2x4x8x2xf32>
func.func @needless_padding(%s: tensor<16x8xf32>, %d: tensor<16x8xf32>, %e: tensor<2x4x8x2xf32>, %z: f32) -> tensor<2x4x8x2xf32> {
  %p = linalg.pack %s padding_value(%z : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %e : tensor<16x8xf32> -> tensor<2x4x8x2xf32>
  return %p : tensor<2x4x8x2xf32>
}

// CHECK-LABEL: func.func @static_sizes(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<7x8x3xf32>, %[[ARG1:[A-Za-z0-9_]+]]: tensor<?x4x?x2xf32>
// CHECK-NEXT: %[[CAST:[A-Za-z0-9_]+]] = tensor.cast %[[ARG1]] : tensor<?x4x?x2xf32> to tensor<3x4x7x2xf32>
// CHECK-NEXT: %[[PACK:[A-Za-z0-9_]+]] = linalg.pack %[[ARG0]] outer_dims_perm = [2, 1, 0] inner_dims_pos = [1] inner_tiles = [2] into %[[CAST]] : tensor<7x8x3xf32> -> tensor<3x4x7x2xf32>
// CHECK-NEXT: %[[CAST_0:[A-Za-z0-9_]+]] = tensor.cast %[[PACK]] : tensor<3x4x7x2xf32> to tensor<?x4x?x2xf32>
// CHECK-NEXT: return %[[CAST_0]] : tensor<?x4x?x2xf32>
func.func @static_sizes(%s: tensor<7x8x3xf32>, %e: tensor<?x4x?x2xf32>) -> tensor<?x4x?x2xf32> {
  %p = linalg.pack %s outer_dims_perm = [2, 1, 0] inner_dims_pos = [1] inner_tiles = [2] into %e : tensor<7x8x3xf32> -> tensor<?x4x?x2xf32>
  return %p : tensor<?x4x?x2xf32>
}

// CHECK-LABEL: func.func @source_is_cast(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<16x8xf32>, %[[ARG1:[A-Za-z0-9_]+]]: tensor<?x?x8x2xf32>
// CHECK-NEXT: %[[PACK:[A-Za-z0-9_]+]] = linalg.pack %[[ARG0]] inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %[[ARG1]] : tensor<16x8xf32> -> tensor<?x?x8x2xf32>
// CHECK-NEXT: return %[[PACK]] : tensor<?x?x8x2xf32>
func.func @source_is_cast(%s: tensor<16x8xf32>, %e: tensor<?x?x8x2xf32>) -> tensor<?x?x8x2xf32> {
  %k = tensor.cast %s : tensor<16x8xf32> to tensor<?x?xf32>
  %p = linalg.pack %k inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %e : tensor<?x?xf32> -> tensor<?x?x8x2xf32>
  return %p : tensor<?x?x8x2xf32>
}

// CHECK-LABEL: func.func @tiles_of_dest(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<?x?xf32>, %[[ARG1:[A-Za-z0-9_]+]]: tensor<2x4x8x2xf32>, %[[ARG2:[A-Za-z0-9_]+]]: index
// CHECK-NEXT: %[[PACK:[A-Za-z0-9_]+]] = linalg.pack %[[ARG0]] inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %[[ARG1]] : tensor<?x?xf32> -> tensor<2x4x8x2xf32>
// CHECK-NEXT: %[[CAST:[A-Za-z0-9_]+]] = tensor.cast %[[PACK]] : tensor<2x4x8x2xf32> to tensor<?x?x?x2xf32>
// CHECK-NEXT: return %[[CAST]] : tensor<?x?x?x2xf32>
func.func @tiles_of_dest(%s: tensor<?x?xf32>, %e: tensor<2x4x8x2xf32>, %n: index) -> tensor<?x?x?x2xf32> {
  %k = tensor.cast %e : tensor<2x4x8x2xf32> to tensor<?x?x?x2xf32>
  %p = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [%n, 2] into %k : tensor<?x?xf32> -> tensor<?x?x?x2xf32>
  return %p : tensor<?x?x?x2xf32>
}

// CHECK-LABEL: func.func @tiles_of_source(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<2x4x8x2xf32>, %[[ARG1:[A-Za-z0-9_]+]]: tensor<16x8xf32>, %[[ARG2:[A-Za-z0-9_]+]]: index
// CHECK-NEXT: %[[UNPACK:[A-Za-z0-9_]+]] = linalg.unpack %[[ARG0]] inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %[[ARG1]] : tensor<2x4x8x2xf32> -> tensor<16x8xf32>
// CHECK-NEXT: %[[CAST:[A-Za-z0-9_]+]] = tensor.cast %[[UNPACK]] : tensor<16x8xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %[[CAST]] : tensor<?x?xf32>
func.func @tiles_of_source(%s: tensor<2x4x8x2xf32>, %e: tensor<16x8xf32>, %n: index) -> tensor<?x?xf32> {
  %k = tensor.cast %s : tensor<2x4x8x2xf32> to tensor<?x?x?x2xf32>
  %k2 = tensor.cast %e : tensor<16x8xf32> to tensor<?x?xf32>
  %p = linalg.unpack %k inner_dims_pos = [0, 1] inner_tiles = [%n, 2] into %k2 : tensor<?x?x?x2xf32> -> tensor<?x?xf32>
  return %p : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @dest_is_filled(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<2x4x8x2xf32>, %[[ARG1:[A-Za-z0-9_]+]]: tensor<16x8xf32>, %[[ARG2:[A-Za-z0-9_]+]]: f32
// CHECK-NEXT: %[[UNPACK:[A-Za-z0-9_]+]] = linalg.unpack %[[ARG0]] inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %[[ARG1]] : tensor<2x4x8x2xf32> -> tensor<16x8xf32>
// CHECK-NEXT: return %[[UNPACK]] : tensor<16x8xf32>
func.func @dest_is_filled(%s: tensor<2x4x8x2xf32>, %e: tensor<16x8xf32>, %z: f32) -> tensor<16x8xf32> {
  %k2 = linalg.fill ins(%z : f32) outs(%e : tensor<16x8xf32>) -> tensor<16x8xf32>
  %p = linalg.unpack %s inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %k2 : tensor<2x4x8x2xf32> -> tensor<16x8xf32>
  return %p : tensor<16x8xf32>
}

// CHECK-LABEL: func.func @slice(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<2x4x8x2xf32>, %[[ARG1:[A-Za-z0-9_]+]]: tensor<16x8xf32>, %[[ARG2:[A-Za-z0-9_]+]]: index
// CHECK-NEXT: %[[EXTRACTED_SLICE:[A-Za-z0-9_]+]] = tensor.extract_slice %[[ARG1]][0, 0] [15, 7] [1, 1] : tensor<16x8xf32> to tensor<15x7xf32>
// CHECK-NEXT: %[[UNPACK:[A-Za-z0-9_]+]] = linalg.unpack %[[ARG0]] inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %[[EXTRACTED_SLICE]] : tensor<2x4x8x2xf32> -> tensor<15x7xf32>
// CHECK-NEXT: return %[[UNPACK]] : tensor<15x7xf32>
func.func @slice(%s: tensor<2x4x8x2xf32>, %e: tensor<16x8xf32>, %n: index) -> tensor<15x7xf32> {
  %p = linalg.unpack %s inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %e : tensor<2x4x8x2xf32> -> tensor<16x8xf32>
  %q = tensor.extract_slice %p[0, 0] [15, 7] [1, 1] : tensor<16x8xf32> to tensor<15x7xf32>
  return %q : tensor<15x7xf32>
}

// CHECK-LABEL: func.func @slice_with_offset(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<2x4x8x2xf32>, %[[ARG1:[A-Za-z0-9_]+]]: tensor<16x8xf32>, %[[ARG2:[A-Za-z0-9_]+]]: index
// CHECK-NEXT: %[[UNPACK:[A-Za-z0-9_]+]] = linalg.unpack %[[ARG0]] inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %[[ARG1]] : tensor<2x4x8x2xf32> -> tensor<16x8xf32>
// CHECK-NEXT: %[[EXTRACTED_SLICE:[A-Za-z0-9_]+]] = tensor.extract_slice %[[UNPACK]][0, 1] [8, 7] [1, 1] : tensor<16x8xf32> to tensor<8x7xf32>
// CHECK-NEXT: return %[[EXTRACTED_SLICE]] : tensor<8x7xf32>
func.func @slice_with_offset(%s: tensor<2x4x8x2xf32>, %e: tensor<16x8xf32>, %n: index) -> tensor<8x7xf32> {
  %p = linalg.unpack %s inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %e : tensor<2x4x8x2xf32> -> tensor<16x8xf32>
  %q = tensor.extract_slice %p[0, 1] [8, 7] [1, 1] : tensor<16x8xf32> to tensor<8x7xf32>
  return %q : tensor<8x7xf32>
}

// CHECK-LABEL: func.func @slice_of_fewer_tiles(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<2x4x8x2xf32>, %[[ARG1:[A-Za-z0-9_]+]]: tensor<16x8xf32>, %[[ARG2:[A-Za-z0-9_]+]]: index
// CHECK-NEXT: %[[UNPACK:[A-Za-z0-9_]+]] = linalg.unpack %[[ARG0]] inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %[[ARG1]] : tensor<2x4x8x2xf32> -> tensor<16x8xf32>
// CHECK-NEXT: %[[EXTRACTED_SLICE:[A-Za-z0-9_]+]] = tensor.extract_slice %[[UNPACK]][0, 0] [8, 7] [1, 1] : tensor<16x8xf32> to tensor<8x7xf32>
// CHECK-NEXT: return %[[EXTRACTED_SLICE]] : tensor<8x7xf32>
func.func @slice_of_fewer_tiles(%s: tensor<2x4x8x2xf32>, %e: tensor<16x8xf32>, %n: index) -> tensor<8x7xf32> {
  %p = linalg.unpack %s inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %e : tensor<2x4x8x2xf32> -> tensor<16x8xf32>
  %q = tensor.extract_slice %p[0, 0] [8, 7] [1, 1] : tensor<16x8xf32> to tensor<8x7xf32>
  return %q : tensor<8x7xf32>
}

// CHECK-LABEL: func.func @slice_of_untiled(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<5x2x8xf32>, %[[ARG1:[A-Za-z0-9_]+]]: tensor<5x16xf32>
// CHECK-NEXT: %[[EXTRACTED_SLICE:[A-Za-z0-9_]+]] = tensor.extract_slice %[[ARG1]][0, 0] [5, 15] [1, 1] : tensor<5x16xf32> to tensor<5x15xf32>
// CHECK-NEXT: %[[UNPACK:[A-Za-z0-9_]+]] = linalg.unpack %[[ARG0]] inner_dims_pos = [1] inner_tiles = [8] into %[[EXTRACTED_SLICE]] : tensor<5x2x8xf32> -> tensor<5x15xf32>
// CHECK-NEXT: return %[[UNPACK]] : tensor<5x15xf32>
func.func @slice_of_untiled(%s: tensor<5x2x8xf32>, %e: tensor<5x16xf32>) -> tensor<5x15xf32> {
  %p = linalg.unpack %s inner_dims_pos = [1] inner_tiles = [8] into %e : tensor<5x2x8xf32> -> tensor<5x16xf32>
  %q = tensor.extract_slice %p[0, 0] [5, 15] [1, 1] : tensor<5x16xf32> to tensor<5x15xf32>
  return %q : tensor<5x15xf32>
}

// CHECK-LABEL: func.func @splat(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<2x4x8x2xf32>
// CHECK-NEXT: %[[CST:[A-Za-z0-9_]+]] = arith.constant dense<1.500000e+00> : tensor<2x4x8x2xf32>
// CHECK-NEXT: return %[[CST]] : tensor<2x4x8x2xf32>
func.func @splat(%e: tensor<2x4x8x2xf32>) -> tensor<2x4x8x2xf32> {
  %s = arith.constant dense<1.5> : tensor<15x8xf32>
  %z = arith.constant 1.5 : f32
  %p = linalg.pack %s padding_value(%z : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %e : tensor<15x8xf32> -> tensor<2x4x8x2xf32>
  return %p : tensor<2x4x8x2xf32>
}

// CHECK-LABEL: func.func @other_padding(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<2x4x8x2xf32>
// CHECK-NEXT: %[[CST:[A-Za-z0-9_]+]] = arith.constant dense<1.500000e+00> : tensor<15x8xf32>
// CHECK-NEXT: %[[CST_0:[A-Za-z0-9_]+]] = arith.constant 2.500000e+00 : f32
// CHECK-NEXT: %[[PACK:[A-Za-z0-9_]+]] = linalg.pack %[[CST]] padding_value(%[[CST_0]] : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %[[ARG0]] : tensor<15x8xf32> -> tensor<2x4x8x2xf32>
// CHECK-NEXT: return %[[PACK]] : tensor<2x4x8x2xf32>
func.func @other_padding(%e: tensor<2x4x8x2xf32>) -> tensor<2x4x8x2xf32> {
  %s = arith.constant dense<1.5> : tensor<15x8xf32>
  %z = arith.constant 2.5 : f32
  %p = linalg.pack %s padding_value(%z : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %e : tensor<15x8xf32> -> tensor<2x4x8x2xf32>
  return %p : tensor<2x4x8x2xf32>
}

// CHECK-LABEL: func.func @splat_unpacked(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<16x8xf32>
// CHECK-NEXT: %[[CST:[A-Za-z0-9_]+]] = arith.constant dense<1.500000e+00> : tensor<16x8xf32>
// CHECK-NEXT: return %[[CST]] : tensor<16x8xf32>
func.func @splat_unpacked(%e: tensor<16x8xf32>) -> tensor<16x8xf32> {
  %s = arith.constant dense<1.5> : tensor<2x4x8x2xf32>
  %p = linalg.unpack %s inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %e : tensor<2x4x8x2xf32> -> tensor<16x8xf32>
  return %p : tensor<16x8xf32>
}

// CHECK-LABEL: func.func @fill_is_packed(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<8x1xf32>
// CHECK-NEXT: %[[CST:[A-Za-z0-9_]+]] = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00, 5.000000e+00, 6.000000e+00, 7.000000e+00, 8.000000e+00]> : tensor<8xf32>
// CHECK-NEXT: %[[PACK:[A-Za-z0-9_]+]] = linalg.pack %[[CST]] inner_dims_pos = [0] inner_tiles = [1] into %[[ARG0]] : tensor<8xf32> -> tensor<8x1xf32>
// CHECK-NEXT: return %[[PACK]] : tensor<8x1xf32>
func.func @fill_is_packed(%e: tensor<8x1xf32>) -> tensor<8x1xf32> {
  %s = arith.constant dense<[1.0,2.0,3.0,4.0,5.0,6.0,7.0,8.0]> : tensor<8xf32>
  %p = linalg.pack %s inner_dims_pos = [0] inner_tiles = [1] into %e : tensor<8xf32> -> tensor<8x1xf32>
  return %p : tensor<8x1xf32>
}

// CHECK-LABEL: func.func @fill(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<16x8xf32>, %[[ARG1:[A-Za-z0-9_]+]]: tensor<2x4x8x2xf32>, %[[ARG2:[A-Za-z0-9_]+]]: f32
// CHECK-NEXT: %[[V0:[A-Za-z0-9_]+]] = linalg.fill ins(%[[ARG2]] : f32) outs(%[[ARG1]] : tensor<2x4x8x2xf32>) -> tensor<2x4x8x2xf32>
// CHECK-NEXT: return %[[V0]] : tensor<2x4x8x2xf32>
func.func @fill(%s: tensor<16x8xf32>, %e: tensor<2x4x8x2xf32>, %z: f32) -> tensor<2x4x8x2xf32> {
  %f = linalg.fill ins(%z : f32) outs(%s : tensor<16x8xf32>) -> tensor<16x8xf32>
  %p = linalg.pack %f inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %e : tensor<16x8xf32> -> tensor<2x4x8x2xf32>
  return %p : tensor<2x4x8x2xf32>
}

// CHECK-LABEL: func.func @filled(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<16x8xf32>, %[[ARG1:[A-Za-z0-9_]+]]: tensor<2x4x8x2xf32>, %[[ARG2:[A-Za-z0-9_]+]]: f32
// CHECK-NEXT: %[[PACK:[A-Za-z0-9_]+]] = linalg.pack %[[ARG0]] inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %[[ARG1]] : tensor<16x8xf32> -> tensor<2x4x8x2xf32>
// CHECK-NEXT: %[[V0:[A-Za-z0-9_]+]] = linalg.fill ins(%[[ARG2]] : f32) outs(%[[PACK]] : tensor<2x4x8x2xf32>) -> tensor<2x4x8x2xf32>
// CHECK-NEXT: return %[[V0]] : tensor<2x4x8x2xf32>
func.func @filled(%s: tensor<16x8xf32>, %e: tensor<2x4x8x2xf32>, %z: f32) -> tensor<2x4x8x2xf32> {
  %p = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %e : tensor<16x8xf32> -> tensor<2x4x8x2xf32>
  %f = linalg.fill ins(%z : f32) outs(%p : tensor<2x4x8x2xf32>) -> tensor<2x4x8x2xf32>
  return %f : tensor<2x4x8x2xf32>
}
