// RUN: mlir-opt %s --pass-pipeline="builtin.module(func.func(spirv-expand-vectors))" --split-input-file --verify-diagnostics

// expected-error @+1 {{an argument cannot be a 'vector<8xf32>', because SPIR-V has vectors of one dimension and up to 4 elements: pass a memref and load the vector}}
func.func @argument(%a: vector<8xf32>) {
  return
}

// -----

func.func @scalable(%a: memref<8xf32>, %i: index) {
  // expected-error @+1 {{'vector.load' op has a 'vector<[4]xf32>', whose size is not known, and SPIR-V has no such vectors: use vectors of a fixed size}}
  %v = vector.load %a[%i] : memref<8xf32>, vector<[4]xf32>
  return
}

// -----

func.func @constant() {
  // expected-error @+1 {{'arith.constant' op has a 'vector<[4]xf32>', whose size is not known}}
  %v = arith.constant dense<0.0> : vector<[4]xf32>
  return
}

// -----

func.func @large(%a: memref<1048577xf32>, %i: index) {
  // expected-error @+1 {{'vector.load' op brings the elements that the vectors of this function take to more than 1048576, each of which needs an instruction: use smaller vectors in a loop}}
  %v = vector.load %a[%i] : memref<1048577xf32>, vector<1048577xf32>
  return
}

// -----

func.func @terms(%a: vector<4xf32>) {
  %v = vector.broadcast %a : vector<4xf32> to vector<512x4xf32>
  %acc = arith.constant dense<0.0> : vector<512x512xf32>
  // expected-error @+1 {{'vector.contract' op brings the elements that the vectors of this function take to more than 1048576}}
  %c = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %v, %v, %acc : vector<512x4xf32>, vector<512x4xf32> into vector<512x512xf32>
  return
}

// -----

func.func @print(%a: vector<4xf32>) {
  // expected-error @+1 {{'vector.print' op cannot print in a kernel: use gpu.printf}}
  vector.print %a : vector<4xf32>
  return
}

// -----

func.func @tensor(%a: tensor<8xf32>, %i: index, %z: f32) {
  // expected-error @+1 {{'vector.transfer_read' op accesses a tensor, which a kernel cannot have: bufferize first}}
  %v = vector.transfer_read %a[%i], %z : tensor<8xf32>, vector<4xf32>
  return
}

// -----

func.func @widths(%a: vector<3xi16>) -> vector<2xi24> {
  // expected-error @+1 {{'vector.bitcast' op casts between elements of 'i16' and 'i24', whose widths do not divide each other}}
  %v = vector.bitcast %a : vector<3xi16> to vector<2xi24>
  return %v : vector<2xi24>
}

// -----

func.func @warp(%lane: index) {
  // expected-error @+1 {{'vector.warp_execute_on_lane_0' op is an operation on vectors that kernels cannot have: SPIR-V has no form for it}}
  vector.warp_execute_on_lane_0(%lane)[32] {
  }
  return
}

// -----

func.func @returned(%a: memref<8xf32>, %i: index) -> vector<8xf32> {
  %v = vector.load %a[%i] : memref<8xf32>, vector<8xf32>
  // expected-error @+1 {{'func.return' op cannot have a 'vector<8xf32>' in a kernel: SPIR-V has vectors of one dimension and up to 4 elements}}
  return %v : vector<8xf32>
}

// -----

func.func @cast_choice(%a: memref<4xvector<4xf32>>, %b: memref<4xvector<4xf32>>, %c: i1) {
  %v = arith.select %c, %a, %b : memref<4xvector<4xf32>>
  // expected-error @+1 {{'vector.type_cast' op casts a memref of vectors that comes from elsewhere: cast the memref itself, or use a memref of scalars}}
  %w = vector.type_cast %v : memref<4xvector<4xf32>> to memref<vector<4x4xf32>>
  return
}

// -----

func.func @not_strided() {
  // expected-error @+1 {{'memref.alloc' op has a memref of vectors with a layout that is not strided}}
  %v = memref.alloc() : memref<8xvector<8xf32>, affine_map<(d0) -> (d0 mod 3)>>
  return
}

// -----

// expected-error @+1 {{'func.func' op has a 'vector<[8]xf32>', whose size is not known}}
func.func @scalable_memory(%a: memref<8xvector<[8]xf32>>) {
  return
}

// -----

func.func @carried(%s: f32) {
  %v = vector.splat %s : vector<8xf32>
  // expected-error @+1 {{'affine.for' op cannot have a 'vector<8xf32>' in a kernel}}
  %w = affine.for %i = 0 to 8 iter_args(%x = %v) -> vector<8xf32> {
    affine.yield %x : vector<8xf32>
  }
  return
}

// -----

// expected-error @+1 {{'func.func' op has branches, and only loops and conditionals can carry values that become several: run spirv-structure-functions before}}
func.func @branches(%s: f32) {
  %v = vector.splat %s : vector<8xf32>
  cf.br ^next(%v : vector<8xf32>)
^next(%w: vector<8xf32>):
  return
}

// -----

func.func @masked_tensor(%a: tensor<8xf32>, %i: index, %z: f32, %m: vector<4xi1>) {
  // expected-error @+1 {{'vector.transfer_read' op accesses a tensor}}
  %v = vector.mask %m { vector.transfer_read %a[%i], %z : tensor<8xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  // Nothing is said of what follows an error.
  vector.print %v : vector<4xf32>
  return
}

// -----

func.func @masked_number(%a: vector<4xf32>, %m: vector<4xi1>) {
  // expected-error @+1 {{'arith.negf' op cannot be masked in a kernel: only operations of the vector dialect can}}
  %v = vector.mask %m { arith.negf %a : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return
}

// -----

func.func @unknown(%a: f32) {
  // expected-error @+1 {{'builtin.unrealized_conversion_cast' op cannot have a 'vector<8xf32>' in a kernel: SPIR-V has vectors of one dimension and up to 4 elements}}
  %v = builtin.unrealized_conversion_cast %a : f32 to vector<8xf32>
  return
}

// -----

func.func @wider(%a: vector<2xi24>) -> vector<3xi16> {
  // expected-error @+1 {{'vector.bitcast' op casts between elements of 'i24' and 'i16', whose widths do not divide each other}}
  %v = vector.bitcast %a : vector<2xi24> to vector<3xi16>
  return %v : vector<3xi16>
}

// -----

func.func @nested_branches(%s: f32, %c: i1) {
  %v = vector.splat %s : vector<8xf32>
  // expected-error @+1 {{'scf.execute_region' op has branches}}
  scf.execute_region {
    cf.br ^next
  ^next:
    scf.yield
  }
  return
}
