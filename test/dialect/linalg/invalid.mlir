// RUN: mlir-opt %s -split-input-file -verify-diagnostics

func.func @mixed(%a: memref<4xf32>, %b: tensor<4xf32>) {
  // expected-error@+1 {{'linalg.copy' op expected to have pure tensor or buffer semantics}}
  linalg.copy ins(%b : tensor<4xf32>) outs(%a : memref<4xf32>)
  return
}

// -----

func.func @maps(%a: memref<4xf32>) {
  // expected-error@+1 {{'linalg.generic' op expected the number of indexing_map (1) to be equal to the number of input/output operands (2)}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%a : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @symbols(%a: memref<4xf32>) {
  // expected-error@+1 {{'linalg.generic' op unexpected symbols in indexing_map #0}}
  linalg.generic {indexing_maps = [affine_map<(i)[s] -> (i + s)>], iterator_types = ["parallel"]} outs(%a : memref<4xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @loops(%a: memref<4xf32>) {
  // expected-error@+1 {{'linalg.generic' op expected indexing_map #0 to have 2 dim(s) to match the number of loops}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel", "parallel"]} outs(%a : memref<4xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @rank(%a: memref<4x4xf32>) {
  // expected-error@+1 {{'linalg.generic' op expected operand rank (2) to match the result rank of indexing_map #0 (1)}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%a : memref<4x4xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @extents(%a: memref<4xf32>) {
  // expected-error@+1 {{'linalg.generic' op expected the shape-to-loops map to be non-null}}
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "parallel"]} outs(%a : memref<4xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @arguments(%a: memref<4xf32>) {
  // expected-error@+1 {{'linalg.generic' op expected as many non-induction variable region arguments as the number of input/output operands}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%a : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @argument(%a: memref<4xf32>, %v: f32) {
  // expected-error@+1 {{'linalg.generic' op expected type of bb argument #0 ('f64') to match element or self type of the corresponding operand ('f32')}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%a : memref<4xf32>) {
  ^bb0(%x: f64):
    linalg.yield %v : f32
  }
  return
}

// -----

func.func @shape(%a: tensor<4x8xf32>, %b: tensor<7x2xf32>, %c: tensor<4x2xf32>) -> tensor<4x2xf32> {
  // expected-error@+1 {{'linalg.matmul' op inferred input/output operand #1 has shape's dimension #0 to be 8, but found 7}}
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<7x2xf32>) outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
  return %0 : tensor<4x2xf32>
}

// -----

func.func @window(%a: memref<8xf32>, %k: memref<3xf32>, %o: memref<7xf32>) {
  // expected-error@+1 {{'linalg.conv_1d' op inferred input/output operand #0 has shape's dimension #0 to be greater than or equal to 9, but found 8}}
  linalg.conv_1d ins(%a, %k : memref<8xf32>, memref<3xf32>) outs(%o : memref<7xf32>)
  return
}

// -----

func.func @iterator(%a: memref<4xf32>) {
  // expected-error@+1 {{unexpected iterator_type (sequential)}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["sequential"]} outs(%a : memref<4xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @yield(%a: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%a : memref<4xf32>) {
  ^bb0(%x: f32):
    // expected-error@+1 {{'linalg.yield' op expected number of yield values (2) to match the number of inits / outs operands of the enclosing LinalgOp (1)}}
    linalg.yield %x, %x : f32, f32
  }
  return
}

// -----

func.func @yield(%a: memref<4xf32>, %i: i32) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%a : memref<4xf32>) {
  ^bb0(%x: f32):
    // expected-error@+1 {{'linalg.yield' op type of yield operand 1 ('i32') doesn't match the element type of the enclosing linalg.generic op ('f32')}}
    linalg.yield %i : i32
  }
  return
}

// -----

func.func @index() {
  // expected-error@+1 {{'linalg.index' op expected parent op with LinalgOp interface}}
  %0 = linalg.index 0 : index
  return
}

// -----

func.func @index(%a: memref<4xindex>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%a : memref<4xindex>) {
  ^bb0(%x: index):
    // expected-error@+1 {{'linalg.index' op expected dim (1) to be lower than the number of loops (1) of the enclosing LinalgOp}}
    %0 = linalg.index 1 : index
    linalg.yield %0 : index
  }
  return
}

// -----

func.func @operands(%a: memref<4xf32>) {
  // expected-error@+2 {{[parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 2}}
  linalg.add ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
  return
}

// -----

func.func @results(%a: tensor<4xf32>) {
  // expected-error@+1 {{'linalg.copy' op expected the number of tensor results (0) to be equal to the number of output tensors (1)}}
  linalg.copy ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>)
  return
}

// -----

func.func @fill(%a: memref<4xf32>) {
  // expected-error@+1 {{expected op with scalar input}}
  linalg.fill ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
  return
}

// -----

func.func @map(%a: memref<4xf32>) {
  // expected-error@+1 {{'linalg.map' op expects number of operands to match the arity of mapper, but got: 1 and 2}}
  linalg.map ins(%a : memref<4xf32>) outs(%a : memref<4xf32>) (%x: f32, %y: f32) {
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @map(%a: memref<4xf32>, %b: memref<5xf32>) {
  // expected-error@+1 {{'linalg.map' op expected shape of input (4) to match shape of output (5)}}
  linalg.map {math.exp} ins(%a : memref<4xf32>) outs(%b : memref<5xf32>)
  return
}

// -----

func.func @reduce(%a: memref<4x5xf32>, %b: memref<4xf32>) {
  // expected-error@+1 {{'linalg.reduce' op dimensions for reduction should be in the range [0, 1].}}
  linalg.reduce {arith.addf} ins(%a : memref<4x5xf32>) outs(%b : memref<4xf32>) dimensions = [2]
  return
}

// -----

func.func @reduce(%a: memref<4x5xf32>, %b: memref<4xf32>) {
  // expected-error@+1 {{'linalg.reduce' op init dimensions [4] doesn't match input dimensions after reduction [5]}}
  linalg.reduce {arith.addf} ins(%a : memref<4x5xf32>) outs(%b : memref<4xf32>) dimensions = [0]
  return
}

// -----

func.func @reduce(%a: memref<4x5xf32>, %b: memref<f32>) {
  // expected-error@+1 {{'linalg.reduce' op number of dimensions after reduction 1 doesn't match the init rank 0}}
  linalg.reduce {arith.addf} ins(%a : memref<4x5xf32>) outs(%b : memref<f32>) dimensions = [0]
  return
}

// -----

func.func @transpose(%a: memref<4x5xf32>) {
  // expected-error@+1 {{'linalg.transpose' op permutation is not valid}}
  linalg.transpose ins(%a : memref<4x5xf32>) outs(%a : memref<4x5xf32>) permutation = [1, 1]
  return
}

// -----

func.func @transpose(%a: memref<4x5xf32>) {
  // expected-error@+1 {{'linalg.transpose' op dim(result, 0) = 4 doesn't match dim(input, permutation[0]) = 5}}
  linalg.transpose ins(%a : memref<4x5xf32>) outs(%a : memref<4x5xf32>) permutation = [1, 0]
  return
}

// -----

func.func @transpose(%a: memref<4x5xf32>) {
  // expected-error@+1 {{'linalg.transpose' op size of permutation 1 does not match the argument rank 2}}
  linalg.transpose ins(%a : memref<4x5xf32>) outs(%a : memref<4x5xf32>) permutation = [0]
  return
}

// -----

func.func @broadcast(%a: memref<4xf32>, %b: memref<4x5xf32>) {
  // expected-error@+1 {{'linalg.broadcast' op input rank plus added dimensions does not match init rank. input rank: 1, dimensions size: 2, init rank: 2}}
  linalg.broadcast ins(%a : memref<4xf32>) outs(%b : memref<4x5xf32>) dimensions = [0, 1]
  return
}

// -----

func.func @broadcast(%a: memref<4xf32>, %b: memref<4x5xf32>) {
  // expected-error@+1 {{'linalg.broadcast' op dimension 0 is out of range. expected range: [0, 1], got: 2}}
  linalg.broadcast ins(%a : memref<4xf32>) outs(%b : memref<4x5xf32>) dimensions = [2]
  return
}

// -----

func.func @broadcast(%a: memref<4xf32>, %b: memref<4x5xf32>) {
  // expected-error@+1 {{'linalg.broadcast' op input dim 0 should match init dim 1. input: 4, init: 5}}
  linalg.broadcast ins(%a : memref<4xf32>) outs(%b : memref<4x5xf32>) dimensions = [0]
  return
}

// -----

func.func @softmax(%a: tensor<4xf32>) {
  // expected-error@+1 {{'linalg.softmax' op incorrect dimension specified}}
  %0 = linalg.softmax dimension(1) ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @filter(%f: tensor<2x4x3x5xf32>, %g: tensor<6x6x5x2xf32>) {
  // expected-error@+1 {{'linalg.winograd_filter_transform' op expect filter height either equals to r or 1}}
  %0 = linalg.winograd_filter_transform m(4) r(3) ins(%f : tensor<2x4x3x5xf32>) outs(%g : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return
}

// -----

func.func @input(%i: tensor<2x10x10x5xf32>, %j: tensor<6x6x3x2x2x5xf32>) {
  // expected-error@+1 {{'linalg.winograd_input_transform' op the output shape is not expected}}
  %0 = linalg.winograd_input_transform m(4) r(3) ins(%i : tensor<2x10x10x5xf32>) outs(%j : tensor<6x6x3x2x2x5xf32>) -> tensor<6x6x3x2x2x5xf32>
  return
}

// -----

func.func @output(%v: tensor<5x6x2x2x2x2xf32>, %o: tensor<2x8x8x2xf32>) {
  // expected-error@+1 {{'linalg.winograd_output_transform' op expect input height equals to input tile size}}
  %0 = linalg.winograd_output_transform m(4) r(3) ins(%v : tensor<5x6x2x2x2x2xf32>) outs(%o : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
  return
}
