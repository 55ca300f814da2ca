// RUN: mlir-opt --mlir-version=22 --split-input-file --verify-diagnostics %s

func.func @elements(%a: vector<4xf32>) {
  // expected-error @+1 {{'vector.shape_cast' op has different number of elements at source (4) and result (6)}}
  %0 = vector.shape_cast %a : vector<4xf32> to vector<2x3xf32>
  return
}

// -----

func.func @types(%a: vector<4xf32>) {
  // expected-error @+1 {{'vector.shape_cast' op has different source and result element types}}
  %0 = vector.shape_cast %a : vector<4xf32> to vector<2x2xi32>
  return
}

// -----

func.func @scalable(%a: vector<[4]xf32>) {
  // expected-error @+1 {{'vector.shape_cast' op has different number of scalable dims at source (1) and result (0)}}
  %0 = vector.shape_cast %a : vector<[4]xf32> to vector<2x2xf32>
  return
}

// -----

// Dimensions need not split evenly, and one element needs no unit stride.
func.func @valid(%a: vector<4x6xf32>, %m: memref<8xf32, strided<[2]>>, %i: index, %x: f32) {
  %0 = vector.shape_cast %a : vector<4x6xf32> to vector<3x8xf32>
  %1 = vector.load %m[%i] : memref<8xf32, strided<[2]>>, vector<1xf32>
  vector.store %1, %m[%i] : memref<8xf32, strided<[2]>>, vector<1xf32>
  %2 = vector.transfer_read %m[%i], %x {in_bounds = [false], permutation_map = affine_map<(d0) -> (0)>} : memref<8xf32, strided<[2]>>, vector<4xf32>
  return
}

// -----

func.func @rank(%m: memref<f32>) {
  // expected-error @+1 {{'vector.load' op destination memref has lower rank than the result vector}}
  %0 = vector.load %m[] : memref<f32>, vector<2xf32>
  return
}

// -----

func.func @stored(%m: memref<f32>, %v: vector<2xf32>) {
  // expected-error @+1 {{'vector.store' op source memref has lower rank than the vector to store}}
  vector.store %v, %m[] : memref<f32>, vector<2xf32>
  return
}

// -----

func.func @from(%x: f32) {
  // expected-error @+1 {{failed to verify that shaped type 'dest' matches 'elements' element count and types}}
  %0 = "vector.from_elements"(%x, %x) : (f32, f32) -> vector<3xf32>
  return
}

// -----

func.func @into(%v: vector<2xf32>, %d: vector<[4]xi32>) {
  // expected-error @+1 {{failed to verify that all of {valueToStore, dest} have same element type}}
  %0 = vector.scalable.insert %v, %d[0] : vector<2xf32> into vector<[4]xi32>
  return
}

// -----

func.func @sizes(%m: memref<8xi8>, %i: index) {
  // expected-error @+1 {{'memref.view' op incorrect number of dynamic sizes, has 2, expected 1}}
  %0 = memref.view %m[%i][%i, %i] : memref<8xi8> to memref<?xf32>
  return
}

// -----

func.func @alloc(%i: index) {
  // expected-error @+1 {{'gpu.alloc' op incorrect number of dynamic sizes, has 1, expected 2}}
  %0 = "gpu.alloc"(%i) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (index) -> memref<?x?xi8>
  return
}

// -----

func.func @shuffle(%v: vector<[4]xf32>, %i: i32) {
  // expected-error @+1 {{operand #0 must be Integer or Float or fixed-length vector of Integer or Float values of ranks 1, but got 'vector<[4]xf32>'}}
  %0, %1 = gpu.shuffle xor %v, %i, %i : vector<[4]xf32>
  return
}

// -----

// Results of operations without effects are symbols if the operands are.
func.func @symbols(%a: index) {
  affine.for %i = 0 to 7 {
    %s = arith.muli %a, %a : index
    affine.for %n = affine_map<()[s] -> (s)>()[%s] to 7 {}
  }
  return
}

// -----

func.func @no_symbol(%a: index) {
  affine.for %i = 0 to 7 {
    %s = arith.muli %a, %i : index
    // expected-error @+1 {{operand cannot be used as a symbol}}
    affine.for %n = affine_map<()[s] -> (s)>()[%s] to 7 {}
  }
  return
}
