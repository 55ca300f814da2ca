// RUN: mlir-opt %s -split-input-file -verify-diagnostics

func.func @f(%m: memref<4xf32>, %i: index, %p: f32) {
  // expected-error @+1 {{'vector.transfer_read' op requires permutation_map without symbols}}
  %0 = "vector.transfer_read"(%m, %i, %p) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0)[s0] -> (d0)>}> : (memref<4xf32>, index, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %p: f32) {
  // expected-error @+1 {{'vector.transfer_read' op requires a permutation_map with input dims of the same rank as the source type}}
  %0 = "vector.transfer_read"(%m, %i, %p) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0)>}> : (memref<4xf32>, index, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %p: f64) {
  // expected-error @+1 {{'vector.transfer_read' op requires formal padding and source of the same elemental type}}
  %0 = "vector.transfer_read"(%m, %i, %p) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<4xf32>, index, f64) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %p: memref<f64>) {
  // expected-error @+1 {{'vector.transfer_read' op requires valid padding vector elemental type}}
  %0 = "vector.transfer_read"(%m, %i, %p) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<4xf32>, index, memref<f64>) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %p: f32, %k: vector<5xi1>) {
  // expected-error @+1 {{'vector.transfer_read' op inferred mask type ('vector<4xi1>') and mask operand type ('vector<5xi1>') don't match}}
  %0 = "vector.transfer_read"(%m, %i, %p, %k) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 1>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<4xf32>, index, f32, vector<5xi1>) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %p: f32) {
  // expected-error @+1 {{'vector.transfer_read' op requires attribute 'in_bounds'}}
  %0 = "vector.transfer_read"(%m, %i, %p) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<4xf32>, index, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %p: f32) {
  // expected-error @+1 {{'vector.transfer_read' op requires attribute 'permutation_map'}}
  %0 = "vector.transfer_read"(%m, %i, %p) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (memref<4xf32>, index, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %p: f32) {
  // expected-error @+1 {{'vector.transfer_read' op masked attribute has been removed. Use in_bounds instead.}}
  %0 = "vector.transfer_read"(%m, %i, %p) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> {masked} : (memref<4xf32>, index, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: vector<4xf32>, %i: index, %p: f32) {
  // expected-error @+1 {{'vector.transfer_read' op requires source to be a memref or ranked tensor type}}
  %0 = "vector.transfer_read"(%m, %i, %p) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<4xf32>, index, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xi32>, %i: index, %p: i32) {
  // expected-error @+1 {{'vector.transfer_read' op requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the source element type}}
  %0 = vector.transfer_read %m[%i], %p : memref<4xi32>, vector<3xi8>
  return
}

// -----

func.func @f(%m: memref<4xi32>, %i: index, %p: i32) {
  // expected-error @+1 {{'vector.transfer_read' op attribute 'in_bounds' failed to satisfy constraint: 1-bit boolean array attribute}}
  %0 = vector.transfer_read %m[%i], %p {in_bounds = [1]} : memref<4xi32>, vector<3xi32>
  return
}

// -----

func.func @f(%m: memref<4xi32>, %i: index, %p: i32) {
  // expected-error @+1 {{'vector.transfer_read' op requires a projected permutation_map (at most one dim or the zero constant can appear in each result)}}
  %0 = vector.transfer_read %m[%i], %p {in_bounds = [true], permutation_map = affine_map<(d0) -> (1)>} : memref<4xi32>, vector<3xi32>
  return
}

// -----

func.func @f(%m: memref<4x4xi32>, %i: index, %p: i32) {
  // expected-error @+1 {{'vector.transfer_read' op requires a permutation_map that is a permutation (found one dim used more than once)}}
  %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d1, d1)>} : memref<4x4xi32>, vector<3x3xi32>
  return
}

// -----

func.func @f(%m: memref<4xvector<2xi32>>, %i: index, %p: vector<2xi32>) {
  // expected-error @+1 {{'vector.transfer_read' op requires a permutation_map with result dims of the same rank as the vector type}}
  %0 = vector.transfer_read %m[%i], %p {permutation_map = affine_map<(d0) -> ()>} : memref<4xvector<2xi32>>, vector<3x2xi32>
  return
}

// -----

func.func @f(%m: memref<4xvector<2xi32>>, %i: index, %p: vector<2xf32>) {
  // expected-error @+1 {{'vector.transfer_read' op requires source element type and padding type to match.}}
  %0 = "vector.transfer_read"(%m, %i, %p) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<4xvector<2xi32>>, index, vector<2xf32>) -> vector<3x2xi32>
  return
}

// -----

func.func @f(%m: tensor<4xi32>, %i: index, %v: vector<4xi32>) {
  // expected-error @+1 {{'vector.transfer_write' op expects the in_bounds attr of same rank as permutation_map results: affine_map<(d0) -> (d0)> vs inBounds of size: 2}}
  "vector.transfer_write"(%v, %m, %i) <{in_bounds = [false, true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<4xi32>, tensor<4xi32>, index) -> ()
  return
}

// -----

func.func @f(%m: memref<4xi32>, %i: index, %v: vector<4xi32>) {
  // expected-error @+1 {{custom op 'vector.transfer_write' requires two types}}
  vector.transfer_write %v, %m[%i] : vector<4xi32>
  return
}

// -----

func.func @f(%m: memref<4xi32>, %i: index, %v: vector<4xi32>) {
  // expected-error @+1 {{custom op 'vector.transfer_write' requires vector type}}
  vector.transfer_write %v, %m[%i] : memref<4xi32>, vector<4xi32>
  return
}

// -----

func.func @f(%m: memref<4xi32>, %i: index, %v: vector<4xi32>) {
  // expected-error @+1 {{custom op 'vector.transfer_write' requires memref or ranked tensor type}}
  vector.transfer_write %v, %m[%i] : vector<4xi32>, vector<4xi32>
  return
}

// -----

func.func @f(%m: memref<4xi32>, %i: index, %v: vector<4xi32>) {
  // expected-error @+1 {{'vector.transfer_write' op requires permutation_map without symbols}}
  vector.transfer_write %v, %m[%i] {permutation_map = affine_map<(d0)[s0] -> (d0)>} : vector<4xi32>, memref<4xi32>
  return
}

// -----

#m = [affine_map<(i)[s] -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>]
func.func @f(%a: vector<4xf32>, %c: f32) {
  // expected-error @+1 {{'vector.contract' op expected indexing map 0 to have no symbols}}
  %0 = vector.contract {indexing_maps = #m, iterator_types = ["reduction"]} %a, %a, %c : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

#m = [affine_map<(i, j) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>]
func.func @f(%a: vector<4xf32>, %c: f32) {
  // expected-error @+1 {{'vector.contract' op expected indexing map 0 to have 1 number of inputs}}
  %0 = vector.contract {indexing_maps = #m, iterator_types = ["reduction"]} %a, %a, %c : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

#m = [affine_map<(i) -> (i + 1)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>]
func.func @f(%a: vector<4xf32>, %c: f32) {
  // expected-error @+1 {{'vector.contract' op expected indexing map 0 to be a projected permutation of its inputs}}
  %0 = vector.contract {indexing_maps = #m, iterator_types = ["reduction"]} %a, %a, %c : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

#m = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>]
func.func @f(%a: vector<4xf32>, %b: vector<5xf32>, %c: f32) {
  // expected-error @+1 {{'vector.contract' op invalid contracting dimension map}}
  %0 = vector.contract {indexing_maps = #m, iterator_types = ["reduction"]} %a, %b, %c : vector<4xf32>, vector<5xf32> into f32
  return
}

// -----

#m = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>]
func.func @f(%a: vector<4x2xf32>, %b: vector<4x3xf32>, %c: vector<2xf32>) {
  // expected-error @+1 {{'vector.contract' op invalid batch dimension map}}
  %0 = vector.contract {indexing_maps = #m, iterator_types = ["reduction", "parallel"]} %a, %b, %c : vector<4x2xf32>, vector<4x3xf32> into vector<2xf32>
  return
}

// -----

#m = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>]
func.func @f(%a: vector<4xf32>, %c: vector<4xf32>) {
  // expected-error @+1 {{'vector.contract' op invalid accumulator/result vector shape}}
  %0 = vector.contract {indexing_maps = #m, iterator_types = ["reduction"]} %a, %a, %c : vector<4xf32>, vector<4xf32> into vector<4xf32>
  return
}

// -----

#m = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>]
func.func @f(%a: vector<4xf32>, %c: f32) {
  // expected-error @+1 {{'vector.contract' op unsupported contraction type}}
  %0 = vector.contract {indexing_maps = #m, iterator_types = ["reduction"], kind = #vector.kind<xor>} %a, %a, %c : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

#m = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>]
func.func @f(%a: vector<4xf32>, %c: f64) {
  // expected-error @+1 {{'vector.contract' op failed to verify that third operand acc and result have same element type}}
  %0 = "vector.contract"(%a, %a, %c) {indexing_maps = #m, iterator_types = [#vector.iterator_type<reduction>]} : (vector<4xf32>, vector<4xf32>, f64) -> f32
  return
}

// -----

#m = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>]
func.func @f(%a: vector<4xf32>, %c: f32) {
  // expected-error @+1 {{custom op 'vector.contract' unexpected iterator_type (window)}}
  %0 = vector.contract {indexing_maps = #m, iterator_types = ["window"]} %a, %a, %c : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %c: f32) {
  // expected-error @+1 {{'vector.contract' op requires attribute 'indexing_maps'}}
  %0 = vector.contract {iterator_types = ["reduction"]} %a, %a, %c : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %c: f32) {
  // expected-error @+1 {{undefined symbol alias id 'm'}}
  %0 = vector.contract #m %a, %a, %c : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %c: f32) {
  // expected-error @+1 {{custom op 'vector.contract' invalid kind of attribute specified}}
  %0 = vector.contract 3 : i32 %a, %a, %c : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @f(%a: vector<4xi32>, %m: vector<5xi1>) {
  // expected-error @+1 {{'vector.mask' op expects a 'vector<4xi1>' mask for the maskable operation}}
  %0 = vector.mask %m { vector.reduction <add>, %a : vector<4xi32> into i32 } : vector<5xi1> -> i32
  return
}

// -----

func.func @f(%a: vector<4xi32>, %m: vector<4xi1>) {
  // expected-error @+1 {{'vector.mask' op expects number of results to match mask region yielded values}}
  vector.mask %m { vector.reduction <add>, %a : vector<4xi32> into i32 } : vector<4xi1>
  return
}

// -----

func.func @f(%a: vector<4xi32>, %m: vector<4xi1>) {
  // expected-error @+1 {{'vector.mask' op expects result type to match maskable operation result type}}
  %0 = vector.mask %m { vector.reduction <add>, %a : vector<4xi32> into i32 } : vector<4xi1> -> f32
  return
}

// -----

func.func @f(%a: vector<4xi32>, %m: vector<4xi1>, %p: i32) {
  // expected-error @+1 {{'vector.mask' op doesn't expect a passthru argument for this maskable operation}}
  %0 = vector.mask %m, %p { vector.reduction <add>, %a : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return
}

// -----

func.func @f(%t: memref<4xi32>, %m: vector<4xi1>, %i: index, %z: i32, %p: vector<4xf32>) {
  // expected-error @+1 {{'vector.mask' op expects passthru type to match result type}}
  %0 = "vector.mask"(%m, %p) ({
   %1 = vector.transfer_read %t[%i], %z : memref<4xi32>, vector<4xi32>
   vector.yield %1 : vector<4xi32>
  }) : (vector<4xi1>, vector<4xf32>) -> vector<4xi32>
  return
}

// -----

func.func @f(%m: vector<4xi1>, %a: vector<4xi32>) {
  // expected-error @+1 {{'vector.mask' op expects number of results to match mask region yielded values}}
  %0 = "vector.mask"(%m) ({
   %1 = vector.reduction <add>, %a : vector<4xi32> into i32
   vector.yield
  }) : (vector<4xi1>) -> i32
  return
}

// -----

func.func @f(%m: vector<4xi1>, %a: vector<4xi32>) {
  // expected-error @+1 {{'vector.mask' op expects a terminator within the mask region}}
  %0 = "vector.mask"(%m) ({
   %1 = vector.reduction <add>, %a : vector<4xi32> into i32
   func.return
  }) : (vector<4xi1>) -> i32
  return
}

// -----

func.func @f(%m: vector<4xi1>, %a: vector<4xi32>) {
  // expected-error @+1 {{'vector.mask' op region should have no arguments}}
  %0 = "vector.mask"(%m) ({
   ^bb0(%q: i32):
   vector.yield %q : i32
  }) : (vector<4xi1>) -> i32
  return
}

// -----

func.func @f(%m: vector<4xi8>, %a: vector<4xi32>) {
  // expected-error @+1 {{'vector.mask' op operand #0 must be vector of 1-bit signless integer values, but got 'vector<4xi8>'}}
  %0 = vector.mask %m { vector.reduction <add>, %a : vector<4xi32> into i32 } : vector<4xi8> -> i32
  return
}

// -----

func.func @f(%l: index, %v: vector<4xi32>) {
  // expected-error @+1 {{'vector.warp_execute_on_lane_0' op incompatible distribution dimensions from 'vector<64xi32>' to 'vector<4xi32>' with warp size = 32}}
  vector.warp_execute_on_lane_0(%l)[32] args(%v : vector<4xi32>) {
  ^bb0(%w: vector<64xi32>):
  }
  return
}

// -----

func.func @f(%l: index, %v: vector<4xi32>) {
  // expected-error @+1 {{custom op 'vector.warp_execute_on_lane_0' 1 operands present, but expected 2}}
  vector.warp_execute_on_lane_0(%l)[32] args(%v : vector<4xi32>, f32) {
  ^bb0(%w: vector<64xi32>):
  }
  return
}

// -----

func.func @f(%l: index, %v: vector<4xi32>) {
  // expected-error @+1 {{'vector.warp_execute_on_lane_0' op expected vector type for distributed operands.}}
  %0 = vector.warp_execute_on_lane_0(%l)[32] -> (i32) {
   %1 = arith.constant 0 : i64
   vector.yield %1 : i64
  }
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%l: index, %v: vector<4xi32>) {
  // expected-error @+1 {{use of value '%v' expects different type than prior uses: 'i32' vs 'vector<4xi32>'}}
  vector.yield %v : i32
  return
}

// -----

func.func @f(%v: vector<f32>) {
  // expected-error @+1 {{'vector.step' op result #0 must be vector of index values of ranks 1, but got 'vector<4xi32>'}}
  %0 = vector.step : vector<4xi32>
  return
}

// -----

func.func @f(%v: vector<f32>) {
  // expected-error @+1 {{expected operation name in quotes}}
  %0 = vector.vscale : index
  return
}

// -----

func.func @f(%m: tensor<4xi32>, %i: index, %v: vector<4xi32>) {
  // expected-error @+1 {{'vector.transfer_write' op expected the number of tensor results (0) to be equal to the number of output tensors (1)}}
  "vector.transfer_write"(%v, %m, %i) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<4xi32>, tensor<4xi32>, index) -> ()
  return
}

// -----

func.func @f(%m: tensor<4xi32>, %i: index, %v: vector<4xi32>) {
  // expected-error @+1 {{'vector.transfer_write' op expected type of operand #1 ('tensor<4xi32>') to match type of corresponding result ('tensor<5xi32>')}}
  %0 = "vector.transfer_write"(%v, %m, %i) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<4xi32>, tensor<4xi32>, index) -> tensor<5xi32>
  return
}

// -----

func.func @f(%m: memref<4xi32>, %i: index, %v: vector<4xi32>) {
  // expected-error @+1 {{'vector.transfer_write' op expected the number of tensor results (1) to be equal to the number of output tensors (0)}}
  %0 = "vector.transfer_write"(%v, %m, %i) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<4xi32>, memref<4xi32>, index) -> tensor<4xi32>
  return
}

// -----

func.func @f(%m: vector<4xi32>, %i: index, %v: vector<4xi32>) {
  // expected-error @+1 {{'vector.transfer_write' op requires source to be a memref or ranked tensor type}}
  "vector.transfer_write"(%v, %m, %i) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<4xi32>, vector<4xi32>, index) -> ()
  return
}

// -----

func.func @f(%m: tensor<*xi32>, %i: index, %v: vector<4xi32>) {
  // expected-error @+1 {{'vector.transfer_write' op requires 0 indices}}
  "vector.transfer_write"(%v, %m, %i) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<4xi32>, tensor<*xi32>, index) -> ()
  return
}

// -----

func.func @f(%m: tensor<*xi32>, %i: index, %v: i32) {
  // expected-error @+1 {{'vector.transfer_read' op requires 0 indices}}
  %0 = "vector.transfer_read"(%m, %i, %v) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (tensor<*xi32>, index, i32) -> vector<4xi32>
  return
}
