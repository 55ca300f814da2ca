// RUN: mlir-opt --mlir-version=22 %s -split-input-file -verify-diagnostics

func.func @pack(%s: tensor<16x8xf32>, %d: tensor<2x4x8x2xf32>) {
  // expected-error@+1 {{invalid zero tile factor}}
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [0, 2] into %d : tensor<16x8xf32> -> tensor<2x4x8x2xf32>
  return
}

// -----

func.func @pack(%s: tensor<16x8xf32>, %d: tensor<2x4x8x2xf32>) {
  // expected-error@+1 {{invalid inner_dims_pos vector}}
  %0 = linalg.pack %s inner_dims_pos = [0, 2] inner_tiles = [8, 2] into %d : tensor<16x8xf32> -> tensor<2x4x8x2xf32>
  return
}

// -----

func.func @pack(%s: tensor<16x8xf32>, %d: tensor<2x4x8x2xf32>) {
  // expected-error@+1 {{invalid outer_dims_perm vector}}
  %0 = linalg.pack %s outer_dims_perm = [0, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %d : tensor<16x8xf32> -> tensor<2x4x8x2xf32>
  return
}

// -----

func.func @pack(%s: tensor<16x8xf32>, %d: tensor<2x4x8x2xf32>) {
  // expected-error@+1 {{outer_dims_perm must be a permutation or empty}}
  %0 = linalg.pack %s outer_dims_perm = [0] inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %d : tensor<16x8xf32> -> tensor<2x4x8x2xf32>
  return
}

// -----

func.func @pack(%s: tensor<16x8xf32>, %d: tensor<2x4x8x2xf32>) {
  // expected-error@+1 {{tiling factors must equal the number of dimensions to tile}}
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [8] into %d : tensor<16x8xf32> -> tensor<2x4x8x2xf32>
  return
}

// -----

func.func @pack(%s: tensor<16x8xf32>, %d: tensor<2x4x8xf32>) {
  // expected-error@+1 {{packed rank != (unpacked rank + num tiling factors), got 3 != 4}}
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %d : tensor<16x8xf32> -> tensor<2x4x8xf32>
  return
}

// -----

func.func @pack(%s: tensor<16x8xf32>, %d: tensor<3x4x8x2xf32>) {
  // expected-error@+1 {{expected 'tensor<2x4x8x2xf32>' for the packed domain value, got 'tensor<3x4x8x2xf32>'}}
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %d : tensor<16x8xf32> -> tensor<3x4x8x2xf32>
  return
}

// -----

func.func @unpack(%s: tensor<3x4x8x2xf32>, %d: tensor<16x8xf32>) {
  // expected-error@+1 {{expected 'tensor<2x4x8x2xf32>' for the packed domain value, got 'tensor<3x4x8x2xf32>'}}
  %0 = linalg.unpack %s inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %d : tensor<3x4x8x2xf32> -> tensor<16x8xf32>
  return
}

// -----

func.func @pack(%s: tensor<16x8xf32>, %d: tensor<2x4x?x2xf32>) {
  // expected-error@+1 {{mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type}}
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %d : tensor<16x8xf32> -> tensor<2x4x?x2xf32>
  return
}

// -----

func.func @unpack(%s: tensor<2x4x?x2xf32>, %d: tensor<16x8xf32>) {
  // expected-error@+1 {{mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type}}
  %0 = linalg.unpack %s inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %d : tensor<2x4x?x2xf32> -> tensor<16x8xf32>
  return
}

// -----

func.func @pack(%s: tensor<15x8xf32>, %d: tensor<2x4x8x2xf32>) {
  // expected-error@+1 {{'linalg.pack' op invalid tile factor or output size provided. Only full tiles are supported when padding_value is not set}}
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %d : tensor<15x8xf32> -> tensor<2x4x8x2xf32>
  return
}

// -----

func.func @padding(%s: tensor<15x8xf32>, %d: tensor<2x4x8x2xf32>, %z: i32) {
  // expected-error@+1 {{'linalg.pack' op expected padding_value has 'f32' but got: 'i32'}}
  %0 = linalg.pack %s padding_value(%z : i32) inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %d : tensor<15x8xf32> -> tensor<2x4x8x2xf32>
  return
}
