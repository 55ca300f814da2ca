// RUN: mlir-opt %s -split-input-file -verify-diagnostics

func.func @f(%a: vector<2x6xf32>) {
  // expected-error @+1 {{'vector.shape_cast' op source/result number of elements must match}}
  %0 = vector.shape_cast %a : vector<2x6xf32> to vector<2x2x2xf32>
  return
}

// -----

func.func @f(%a: vector<f32>) {
  // expected-error @+1 {{'vector.bitcast' op source/result bitwidth of the 0-D vector element types must be equal}}
  %0 = vector.bitcast %a : vector<f32> to vector<i64>
  return
}

// -----

func.func @f(%a: vector<4xindex>) {
  // expected-error @+1 {{'vector.bitcast' op source/result bitwidth of the minor 1-D vectors must be equal}}
  %0 = vector.bitcast %a : vector<4xindex> to vector<4xi32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error @+1 {{'vector.type_cast' op expects concatenated result and operand shapes to be equal: 'memref<vector<5xf32>>'}}
  %0 = vector.type_cast %a : memref<4xf32> to memref<vector<5xf32>>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error @+1 {{'vector.type_cast' op expects result and operand with same underlying scalar type: 'memref<vector<4xi32>>'}}
  %0 = vector.type_cast %a : memref<4xf32> to memref<vector<4xi32>>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error @+1 {{'vector.type_cast' op expects result in same memory space}}
  %0 = vector.type_cast %a : memref<4xf32> to memref<vector<4xf32>, 3>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error @+1 {{'vector.type_cast' op expects result to be a memref with identity layout}}
  %0 = vector.type_cast %a : memref<4xf32> to memref<1xvector<4xf32>, strided<[3]>>
  return
}

// -----

func.func @f(%a: memref<?xf32>) {
  // expected-error @+1 {{'vector.type_cast' op operand #0 must be statically shaped memref of any type values, but got 'memref<?xf32>'}}
  %0 = vector.type_cast %a : memref<?xf32> to memref<vector<4xf32>>
  return
}

// -----

func.func @f(%a: vector<2x3xf32>) {
  // expected-error @+1 {{'vector.transpose' op vector result rank mismatch: 3}}
  %0 = vector.transpose %a, [1, 0] : vector<2x3xf32> to vector<3x2x1xf32>
  return
}

// -----

func.func @f(%a: vector<2x2xf32>) {
  // expected-error @+1 {{'vector.transpose' op duplicate position index: 1}}
  %0 = vector.transpose %a, [1, 1] : vector<2x2xf32> to vector<2x2xf32>
  return
}

// -----

func.func @f(%a: vector<2x3xf32>) {
  // expected-error @+1 {{'vector.transpose' op dimension size mismatch at: 1}}
  %0 = vector.transpose %a, [1, 0] : vector<2x3xf32> to vector<2x3xf32>
  return
}

// -----

func.func @f(%a: vector<2x3xf32>) {
  // expected-error @+1 {{'vector.transpose' op transposition index out of range: -1}}
  %0 = vector.transpose %a, [-1, 0] : vector<2x3xf32> to vector<2x3xf32>
  return
}

// -----

func.func @f(%a: vector<2x3xf32>) {
  // expected-error @+1 {{'vector.transpose' op failed to verify that operand and result have same element type}}
  %0 = vector.transpose %a, [1, 0] : vector<2x3xf32> to vector<3x2xi32>
  return
}

// -----

func.func @f(%a: vector<2x4xf32>, %i: index) {
  // expected-error @+1 {{invalid input shape for vector type 'vector<2x4xf32>'}}
  %0 = vector.reshape %a, [%i, %i], [%i], [4] : vector<2x4xf32> to vector<2x4xf32>
  return
}

// -----

func.func @f(%a: vector<2x4xf32>, %i: index) {
  // expected-error @+1 {{fixed vector size must match output vector for dim 0}}
  %0 = vector.reshape %a, [%i], [%i], [4] : vector<2x4xf32> to vector<2x5xf32>
  return
}

// -----

func.func @f(%a: vector<2x4xf32>) {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  // expected-error @+1 {{product of input and output shape sizes must match}}
  %0 = vector.reshape %a, [%c2], [%c3], [4] : vector<2x4xf32> to vector<2x4xf32>
  return
}

// -----

func.func @f(%a: vector<1x2xf32>, %b: vector<4x4xf32>) {
  // expected-error @+1 {{'vector.insert_strided_slice' op expected strides to be confined to [1, 2)}}
  %0 = vector.insert_strided_slice %a, %b {offsets = [0, 0], strides = [1, 2]} : vector<1x2xf32> into vector<4x4xf32>
  return
}

// -----

func.func @f(%a: vector<[2]xf32>, %b: vector<[4]xf32>) {
  // expected-error @+1 {{'vector.insert_strided_slice' op expected size at idx=0 to match the corresponding base size from the input vector (2 vs 4)}}
  %0 = vector.insert_strided_slice %a, %b {offsets = [0], strides = [1]} : vector<[2]xf32> into vector<[4]xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>, %b: vector<4xf32>) {
  // expected-error @+1 {{'vector.insert_strided_slice' op expected offsets dimension 0 to be confined to [0, 4)}}
  %0 = vector.insert_strided_slice %a, %b {offsets = [-1], strides = [1]} : vector<2xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>, %b: vector<4xf32>) {
  // expected-error @+1 {{custom op 'vector.insert_strided_slice' 'vector.insert_strided_slice' op attribute 'offsets' failed to satisfy constraint: 64-bit integer array attribute}}
  %0 = vector.insert_strided_slice %a, %b {offsets = [1 : i32], strides = [1]} : vector<2xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<2xi32>, %b: vector<4xf32>) {
  // expected-error @+1 {{'vector.insert_strided_slice' op failed to verify that operand #0 and result have same element type}}
  %0 = vector.insert_strided_slice %a, %b {offsets = [1], strides = [1]} : vector<2xi32> into vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error @+1 {{'vector.extract_strided_slice' op expected result type to be 'vector<2xf32>'}}
  %0 = vector.extract_strided_slice %a {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<3xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error @+1 {{vector types must have positive constant sizes}}
  %0 = vector.extract_strided_slice %a {offsets = [1], sizes = [0], strides = [1]} : vector<4xf32> to vector<0xf32>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>) {
  // expected-error @+1 {{'vector.extract_strided_slice' op expected size at idx=0 to match the corresponding base size from the input vector (2 vs 4)}}
  %0 = vector.extract_strided_slice %a {offsets = [1], sizes = [2], strides = [1]} : vector<[4]xf32> to vector<[2]xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error @+1 {{'vector.extract_strided_slice' op requires attribute 'strides'}}
  %0 = vector.extract_strided_slice %a {offsets = [1], sizes = [2]} : vector<4xf32> to vector<2xf32>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{array attr must have length 1 for 0-D vectors}}
  %0 = vector.constant_mask [1, 1] : vector<i1>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'vector.constant_mask' op must specify array attr of size equal vector result rank}}
  %0 = vector.constant_mask [1, 1] : vector<4xi1>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'vector.constant_mask' op array attr of size out of bounds of vector result dimension size}}
  %0 = vector.constant_mask [5] : vector<4xi1>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'vector.constant_mask' op only supports 'none set' or 'all set' scalable dimensions}}
  %0 = vector.constant_mask [2] : vector<[4]xi1>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'vector.constant_mask' op result #0 must be vector of 1-bit signless integer values, but got 'vector<4xi2>'}}
  %0 = vector.constant_mask [2] : vector<4xi2>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{'vector.create_mask' op result #0 must be vector of 1-bit signless integer values, but got 'vector<4xi2>'}}
  %0 = vector.create_mask %i : vector<4xi2>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<[4]xf32>) {
  // expected-error @+1 {{'vector.scalable.insert' op operand #1 must be  of ranks 1, but got 'vector<4xf32>'}}
  %0 = vector.scalable.insert %a, %a[0] : vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xi32>, %b: vector<[4]xf32>) {
  // expected-error @+1 {{'vector.scalable.insert' op failed to verify that all of {source, dest} have same element type}}
  %0 = vector.scalable.insert %a, %b[0] : vector<4xi32> into vector<[4]xf32>
  return
}

// -----

func.func @f(%b: vector<[4]xf32>) {
  // expected-error @+1 {{'vector.scalable.extract' op failed to verify that all of {source, res} have same element type}}
  %0 = vector.scalable.extract %b[0] : vector<4xi32> from vector<[4]xf32>
  return
}

// -----

func.func @f(%b: vector<2x2xf32>, %c: vector<4xf32>) {
  // expected-error @+1 {{'vector.matrix_multiply' op operand #0 must be vector of signless integer or signed integer or index or floating-point values of ranks 1, but got 'vector<2x2xf32>'}}
  %0 = vector.matrix_multiply %b, %c {lhs_rows = 2 : i32, lhs_columns = 2 : i32, rhs_columns = 2 : i32} : (vector<2x2xf32>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%c: vector<4xf32>) {
  // expected-error @+1 {{'vector.matrix_multiply' op requires attribute 'rhs_columns'}}
  %0 = vector.matrix_multiply %c, %c {lhs_rows = 2 : i32, lhs_columns = 2 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%c: vector<4xui8>) {
  // expected-error @+1 {{'vector.flat_transpose' op operand #0 must be vector of signless integer or signed integer or index or floating-point values of ranks 1, but got 'vector<4xui8>'}}
  %0 = vector.flat_transpose %c {rows = 2 : i32, columns = 2 : i32} : vector<4xui8> -> vector<4xui8>
  return
}

// -----

func.func @f(%c: vector<4xf32>) {
  // expected-error @+1 {{custom op 'vector.flat_transpose' 'vector.flat_transpose' op attribute 'columns' failed to satisfy constraint: 32-bit signless integer attribute}}
  %0 = vector.flat_transpose %c {rows = 2 : i32, columns = 2 : i64} : vector<4xf32> -> vector<4xf32>
  return
}

// -----

func.func @f(%c: memref<4x4xf32, strided<[1, 4]>>, %i: index) {
  // expected-error @+1 {{'vector.load' op most minor memref dim must have unit stride}}
  %0 = vector.load %c[%i, %i] : memref<4x4xf32, strided<[1, 4]>>, vector<4xf32>
  return
}

// -----

func.func @f(%c: memref<4x4xf32, strided<[1, 4]>>, %i: index, %v: vector<4xf32>) {
  // expected-error @+1 {{'vector.store' op most minor memref dim must have unit stride}}
  vector.store %v, %c[%i, %i] : memref<4x4xf32, strided<[1, 4]>>, vector<4xf32>
  return
}

// -----

func.func @f(%c: memref<4x4xf32>, %i: index) {
  // expected-error @+1 {{'vector.load' op requires 2 indices}}
  %0 = vector.load %c[%i] : memref<4x4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%c: memref<4x4xf32>, %i: index) {
  // expected-error @+1 {{'vector.load' op base and result element types should match}}
  %0 = vector.load %c[%i, %i] : memref<4x4xf32>, vector<4xf64>
  return
}

// -----

func.func @f(%c: memref<4x4xvector<2xf32>>, %i: index) {
  // expected-error @+1 {{'vector.load' op base memref and result vector types should match}}
  %0 = vector.load %c[%i, %i] : memref<4x4xvector<2xf32>>, vector<4xf32>
  return
}

// -----

func.func @f(%c: tensor<4xf32>, %i: index) {
  // expected-error @+1 {{custom op 'vector.load' invalid kind of type specified}}
  %0 = vector.load %c[%i] : tensor<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%c: memref<4xf32>, %i: index, %m: vector<4xi8>, %p: vector<4xf32>) {
  // expected-error @+1 {{'vector.maskedload' op operand #2 must be vector of 1-bit signless integer values of ranks 1, but got 'vector<4xi8>'}}
  %0 = vector.maskedload %c[%i], %m, %p : memref<4xf32>, vector<4xi8>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%c: memref<4xf32>, %i: index, %m: vector<2x2xi1>, %p: vector<2x2xf32>) {
  // expected-error @+1 {{'vector.compressstore' op operand #2 must be vector of 1-bit signless integer values of ranks 1, but got 'vector<2x2xi1>'}}
  vector.compressstore %c[%i], %m, %p : memref<4xf32>, vector<2x2xi1>, vector<2x2xf32>
  return
}

// -----

func.func @f(%c: vector<4xf32>, %i: index, %m: vector<4xi1>, %p: vector<4xf32>, %v: vector<4xi32>) {
  // expected-error @+1 {{'vector.gather' op requires base to be a memref or ranked tensor type}}
  %0 = vector.gather %c[%i][%v], %m, %p : vector<4xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%c: memref<4xf64>, %i: index, %m: vector<4xi1>, %p: vector<4xf32>, %v: vector<4xi32>) {
  // expected-error @+1 {{'vector.gather' op base and result element type should match}}
  %0 = vector.gather %c[%i][%v], %m, %p : memref<4xf64>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%c: memref<4xf32>, %i: index, %m: vector<4xi1>, %p: vector<4xf32>, %v: vector<5xi32>) {
  // expected-error @+1 {{'vector.gather' op expected result dim to match indices dim}}
  %0 = vector.gather %c[%i][%v], %m, %p : memref<4xf32>, vector<5xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%c: memref<4xf32>, %i: index, %m: vector<4xi1>, %p: vector<5xf32>, %v: vector<4xi32>) {
  // expected-error @+1 {{'vector.gather' op expected pass_thru of same type as result type}}
  %0 = vector.gather %c[%i][%v], %m, %p : memref<4xf32>, vector<4xi32>, vector<4xi1>, vector<5xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%c: memref<4xf32>, %i: index, %m: vector<4xi1>, %p: vector<4xf32>, %v: vector<4xf32>) {
  // expected-error @+1 {{'vector.gather' op operand #2 must be vector of integer or index values, but got 'vector<4xf32>'}}
  %0 = vector.gather %c[%i][%v], %m, %p : memref<4xf32>, vector<4xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%c: memref<4xf32>, %m: vector<4xi1>, %p: vector<4xf32>, %v: vector<4xi32>) {
  // expected-error @+1 {{'vector.gather' op requires 1 indices}}
  %0 = vector.gather %c[][%v], %m, %p : memref<4xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}
