// RUN: mlir-opt %s -split-input-file -verify-diagnostics

func.func @init_and_argument(%a: f32) {
  // expected-error@+1 {{'affine.for' op 0-th init and 0-th region iter_arg have different type: 'f32' != 'f16'}}
  %r = "affine.for"(%a) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = affine_map<() -> (8)>}> ({
  ^bb0(%i: index, %q: f16):
    "affine.yield"(%a) : (f32) -> ()
  }) : (f32) -> f32
  return
}

// -----

func.func @destination(%t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.forall' op expected type of operand #0 ('tensor<4xf32>') to match type of corresponding result ('tensor<5xf32>')}}
  %r = "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 8>}> ({
  ^bb0(%i: index, %q: tensor<4xf32>):
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @missing_result(%t: tensor<4xf32>, %v: vector<4xf32>, %i: index) {
  // expected-error@+1 {{'vector.transfer_write' op expected the number of tensor results (0) to be equal to the number of output tensors (1)}}
  "vector.transfer_write"(%v, %t, %i) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<4xf32>, tensor<4xf32>, index) -> ()
  return
}

// -----

func.func @order_of_traits(%a: vector<4xf32>, %b: f32) {
  // expected-error@+1 {{'spirv.FOrdEqual' op requires all operands to have the same type}}
  %r = "spirv.FOrdEqual"(%a, %b) : (vector<4xf32>, f32) -> vector<4xi1>
  return
}

// -----

func.func @unranked(%a: tensor<*xf32>) {
  // expected-error@+1 {{'arith.truncf' op failed to verify that input and output have the same tensor dimensions}}
  %r = "arith.truncf"(%a) : (tensor<*xf32>) -> tensor<*xf16>
  return
}

// -----

func.func @parent(%a: tensor<4xf32>) {
  // expected-error@+1 {{expected ParallelCombiningOpInterface parent, got:}}
  "tensor.parallel_insert_slice"(%a, %a) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (tensor<4xf32>, tensor<4xf32>) -> ()
  return
}
