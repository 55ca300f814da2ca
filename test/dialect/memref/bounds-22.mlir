// RUN: mlir-opt --mlir-version=22 --split-input-file --verify-diagnostics %s

func.func @offset(%m: memref<8x16xf32>) {
  // expected-error @+1 {{offset 0 is out-of-bounds: 8 >= 8}}
  %0 = memref.subview %m[8, 3] [1, 4] [1, 1] : memref<8x16xf32> to memref<1x4xf32, strided<[16, 1], offset: 131>>
  return
}

// -----

func.func @end(%m: tensor<8x16xf32>) {
  // expected-error @+1 {{slice along dimension 1 runs out-of-bounds: 16 >= 16}}
  %0 = tensor.extract_slice %m[7, 3] [1, 14] [1, 1] : tensor<8x16xf32> to tensor<1x14xf32>
  return
}

// -----

func.func @insert(%m: tensor<8x?xf32>, %s: tensor<1x14xf32>) {
  // expected-error @+1 {{offset 0 is out-of-bounds: 9 >= 8}}
  %0 = tensor.insert_slice %s into %m[9, 3] [1, 14] [1, 1] : tensor<1x14xf32> into tensor<8x?xf32>
  return
}

// -----

func.func @element(%m: memref<8x16xf32>) {
  // expected-error @+1 {{expected result element type to be 'f32', but got 'memref<4x16xf16, strided<[16, 1]>>'}}
  %0 = memref.subview %m[0, 0] [4, 16] [1, 1] : memref<8x16xf32> to memref<4x16xf16, strided<[16, 1]>>
  return
}

// -----

func.func @assumed(%m: memref<4xf32, 3>) {
  // expected-error @+2 {{inferred type(s) 'memref<4xf32, 3>' are incompatible with return type(s) of operation 'memref<4xf32>'}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = "memref.assume_alignment"(%m) <{alignment = 4 : i32}> : (memref<4xf32, 3>) -> memref<4xf32>
  return
}
