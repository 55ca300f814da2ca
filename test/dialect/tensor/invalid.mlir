// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @cast(%t: tensor<2xf32>) {
  // expected-error@+1 {{'tensor.cast' op operand type 'tensor<2xf32>' and result type 'tensor<3xf32>' are cast incompatible}}
  %0 = tensor.cast %t : tensor<2xf32> to tensor<3xf32>
  return
}

// -----

func.func @bitcast(%t: tensor<2xf32>) {
  // expected-error@+1 {{'tensor.bitcast' op operand type 'tensor<2xf32>' and result type 'tensor<2xi16>' are cast incompatible}}
  %0 = tensor.bitcast %t : tensor<2xf32> to tensor<2xi16>
  return
}

// -----

func.func @concat(%a: tensor<2x3xf32>, %b: tensor<2x4xf32>) {
  // expected-error@+1 {{static concatenation size mismatch along non-concatenated dimension 1}}
  %0 = tensor.concat dim(0) %a, %b : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @concat_result(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{result type 'tensor<5x3xf32>'does not match inferred shape 'tensor<4x3xf32>' static sizes}}
  %0 = tensor.concat dim(0) %a, %a : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<5x3xf32>
  return
}

// -----

func.func @elements(%x: f32) {
  // expected-error@+1 {{1 operands present, but expected 2}}
  %0 = tensor.from_elements %x : tensor<2xf32>
  return
}

// -----

func.func @gather_order(%t: tensor<2x3xf32>, %i: tensor<1x2xindex>) {
  // expected-error@+1 {{gather_dims values must be strictly increasing}}
  %0 = tensor.gather %t[%i] gather_dims([1, 0]) : (tensor<2x3xf32>, tensor<1x2xindex>) -> tensor<1xf32>
  return
}

// -----

func.func @groups(%t: tensor<2x3x4xf32>) {
  // expected-error@+1 {{expected reassociation map #1 to be valid and contiguous.}}
  %0 = tensor.collapse_shape %t [[0, 1], [1, 2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
  return
}

// -----

func.func @group_size(%t: tensor<2x3x4xf32>) {
  // expected-error@+1 {{expected dimension 0 of collapsed type to be static value of 6}}
  %0 = tensor.collapse_shape %t [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<5x4xf32>
  return
}

// -----

func.func @output_shape(%t: tensor<6xf32>) {
  // expected-error@+1 {{expected number of static shape dims to be equal to the output rank (2) but found 3 inputs instead}}
  %0 = tensor.expand_shape %t [[0, 1]] output_shape [2, 3, 1] : tensor<6xf32> into tensor<2x3xf32>
  return
}

// -----

func.func @slice(%t: tensor<8x8xf32>) {
  // expected-error@+1 {{expected type to be 'tensor<4x4xf32>' or a rank-reduced version. (size mismatch)}}
  %0 = tensor.extract_slice %t[0, 0] [4, 4] [1, 1] : tensor<8x8xf32> to tensor<4xf32>
  return
}

// -----

func.func @pad(%t: tensor<4xf32>, %x: f32) {
  // expected-error@+1 {{specified type 'tensor<6xf32>' does not match the inferred type 'tensor<7xf32>'}}
  %0 = tensor.pad %t low[1] high[2] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<4xf32> to tensor<6xf32>
  return
}

// -----

func.func @pack(%s: tensor<9xf32>, %d: tensor<2x8xf32>) {
  // expected-error@+1 {{invalid tile factor or output size provided. Only full tiles are supported when padding_value is not set}}
  %0 = tensor.pack %s inner_dims_pos = [0] inner_tiles = [8] into %d : tensor<9xf32> -> tensor<2x8xf32>
  return
}

// -----

func.func @small(%s: tensor<32xf32>, %d: tensor<2x8xf32>) {
  // expected-error@+1 {{the shape of output is not large enough to hold the packed data. Expected at least 'tensor<4x8xf32>', got 'tensor<2x8xf32>'}}
  %0 = tensor.pack %s inner_dims_pos = [0] inner_tiles = [8] into %d : tensor<32xf32> -> tensor<2x8xf32>
  return
}

// -----

func.func @reshape(%t: tensor<6xf32>, %s: tensor<2xindex>) {
  // expected-error@+1 {{source and destination tensor should have the same number of elements}}
  %0 = tensor.reshape %t(%s) : (tensor<6xf32>, tensor<2xindex>) -> tensor<2x4xf32>
  return
}
