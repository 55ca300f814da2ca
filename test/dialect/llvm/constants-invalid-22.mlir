// RUN: mlir-opt --mlir-version=22 %s -split-input-file -verify-diagnostics
// RUN: not mlir-opt --mlir-version=22 %s -split-input-file 2>/dev/null | count 35

llvm.func @f() {
  // expected-error @below {{'llvm.mlir.constant' op array attribute size does not match array type size in dimension 0: 1 vs. 2}}
  %0 = llvm.mlir.constant([[1 : i32, 2.0 : f32]]) : !llvm.array<2 x struct<(i32, f32)>>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{'llvm.mlir.constant' op array attribute size does not match array type size in dimension 0: 0 vs. 2}}
  %0 = llvm.mlir.constant([]) : !llvm.array<2 x struct<(i32, f32)>>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{'llvm.mlir.constant' op nested array attribute size for struct element at index 0 must match struct size: 1 vs. 2}}
  %0 = llvm.mlir.constant([[1 : i32], [1 : i32, 2.0 : f32]]) : !llvm.array<2 x struct<(i32, f32)>>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{'llvm.mlir.constant' op nested array attribute size for struct element at index 1 must match struct size: 1 vs. 2}}
  %0 = llvm.mlir.constant([[1 : i32, 2.0 : f32], [1 : i32]]) : !llvm.array<2 x struct<(i32, f32)>>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{'llvm.mlir.constant' op nested attribute for struct element at index 1 must be a zero, or undef, or array attribute}}
  %0 = llvm.mlir.constant([[1 : i32, 2.0 : f32], 1 : i32]) : !llvm.array<2 x struct<(i32, f32)>>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{'llvm.mlir.constant' op nested attribute for struct element at index 0 must be a zero, or undef, or array attribute}}
  %0 = llvm.mlir.constant([#llvm.poison, [1 : i32, 2.0 : f32]]) : !llvm.array<2 x struct<(i32, f32)>>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{'llvm.mlir.constant' op for array with an array attribute must have a struct element type}}
  %0 = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.array<2 x i32>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{'llvm.mlir.constant' op for array with an array attribute must have a struct element type}}
  %0 = llvm.mlir.constant([[1 : i32], [2 : i32]]) : !llvm.array<2 x array<1 x i32>>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{'llvm.mlir.constant' op nested attribute for sub-array in dimension 0 at index 1 must be a zero, or undef, or array attribute}}
  %0 = llvm.mlir.constant([[[1 : i32, 2 : i8]], 3 : i32]) : !llvm.array<2 x array<1 x struct<(i32, i8)>>>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{'llvm.mlir.constant' op nested attribute for sub-array in dimension 0 at index 1 must be a zero, or undef, or array attribute}}
  %0 = llvm.mlir.constant([[[1 : i32, 2 : i8]], #llvm.poison]) : !llvm.array<2 x array<1 x struct<(i32, i8)>>>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{'llvm.mlir.constant' op array attribute size does not match array type size in dimension 1: 2 vs. 1}}
  %0 = llvm.mlir.constant([[[1 : i32, 2 : i8], [1 : i32, 2 : i8]], [[1 : i32, 2 : i8]]]) : !llvm.array<2 x array<1 x struct<(i32, i8)>>>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{'llvm.mlir.constant' op nested array attribute size for struct element at index 0 must match struct size: 1 vs. 2}}
  %0 = llvm.mlir.constant([[[1 : i32, 2 : i8]], [[1 : i32]]]) : !llvm.array<2 x array<1 x struct<(i32, i8)>>>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{'llvm.mlir.constant' op nested attribute for struct element at index 0 must be a zero, or undef, or array attribute}}
  %0 = llvm.mlir.constant([[[1 : i32, 2 : i8]], [5 : i8]]) : !llvm.array<2 x array<1 x struct<(i32, i8)>>>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{'llvm.mlir.constant' op expected array or struct type for array attribute}}
  %0 = llvm.mlir.constant([1 : i32, 2 : i32]) : i32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{'llvm.mlir.constant' op expected array or struct type for array attribute}}
  %0 = llvm.mlir.constant([1 : i32, 2 : i32]) : vector<2xi32>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{'llvm.mlir.constant' op expected array or struct type for array attribute}}
  %0 = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{'llvm.mlir.constant' op expected array attribute of size 2}}
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{'llvm.mlir.constant' op struct element at index 1 is of wrong type}}
  %0 = llvm.mlir.constant([1 : i32, 2.0 : f32]) : !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{'llvm.mlir.constant' op struct element at index 1 is of wrong type}}
  %0 = llvm.mlir.constant([1 : i32, 2 : i64]) : !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{'llvm.mlir.constant' op expected element of array attribute to be floating point or integer}}
  %0 = llvm.mlir.constant([1 : i32, "a"]) : !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{'llvm.mlir.constant' op expected array attribute for struct type}}
  %0 = llvm.mlir.constant(1 : i32) : !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{'llvm.mlir.constant' op type and attribute have a different number of elements: 2 vs. 3}}
  %0 = llvm.mlir.constant(dense<1> : vector<3xi32>) : vector<2xi32>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{'llvm.mlir.constant' op type and attribute have a different number of elements: 2 vs. 3}}
  %0 = llvm.mlir.constant(dense<1> : tensor<3xi32>) : !llvm.array<2 x i32>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{'llvm.mlir.constant' op expected integer type}}
  %0 = llvm.mlir.constant(1 : i32) : f32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{'llvm.mlir.constant' op attribute and type have different float semantics}}
  %0 = llvm.mlir.constant(1.0 : f64) : f32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{'llvm.mlir.constant' op expected array type of 3 i8 elements for the string constant}}
  %0 = llvm.mlir.constant("abc") : !llvm.array<4 x i8>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{'llvm.mlir.constant' op expected array type of 3 i8 elements for the string constant}}
  %0 = llvm.mlir.constant("abc") : !llvm.array<3 x i16>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes}}
  %0 = llvm.mlir.constant(unit) : i64
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes}}
  %0 = llvm.mlir.constant(@f) : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{'llvm.mlir.constant' op expected integer type}}
  %0 = llvm.mlir.constant(1 : i32) : vector<2xi32>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{'llvm.mlir.constant' op type and attribute have a different number of elements: 6 vs. 4}}
  %0 = llvm.mlir.constant(dense<1> : tensor<2x2xi32>) : !llvm.array<2 x array<3 x i32>>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes}}
  %0 = llvm.mlir.constant(#llvm.zero) : i8
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{'llvm.mlir.constant' op does not support target extension type.}}
  %0 = llvm.mlir.constant(1 : i8) : !llvm.target<"spirv.Image">
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{'llvm.mlir.constant' op type and attribute have a different number of elements: 3 vs. 2}}
  %0 = llvm.mlir.constant(dense_resource<x> : tensor<2xi32>) : !llvm.array<3 x i32>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes}}
  %0 = llvm.mlir.constant(array<i32: 1, 2>) : !llvm.array<2 x i32>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{'llvm.mlir.constant' op type and attribute have a different number of elements: 3 vs. 2}}
  %0 = llvm.mlir.constant(sparse<[[0]], [1]> : tensor<2xi32>) : !llvm.array<3 x i32>
  llvm.return
}
