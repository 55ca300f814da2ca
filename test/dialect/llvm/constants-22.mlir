// RUN: mlir-opt --mlir-version=22 %s -split-input-file | FileCheck %s --match-full-lines

// CHECK-LABEL: llvm.func @structs() {
// CHECK-NEXT: %0 = llvm.mlir.constant({{\[\[}}1 : i32, 2.000000e+00 : f32], [3 : i32, 4.000000e+00 : f32]]) : !llvm.array<2 x struct<(i32, f32)>>
// CHECK-NEXT: %1 = llvm.mlir.constant([#llvm.zero, [3 : i32, 4.000000e+00 : f32], #llvm.undef]) : !llvm.array<3 x struct<(i32, f32)>>
// CHECK-NEXT: %2 = llvm.mlir.constant({{\[\[}}[1 : i32, 2 : i8]], {{\[\[}}3 : i32, 4 : i8]]]) : !llvm.array<2 x array<1 x struct<(i32, i8)>>>
// CHECK-NEXT: %3 = llvm.mlir.constant([#llvm.zero, {{\[\[}}3 : i32, 4 : i8]]]) : !llvm.array<2 x array<1 x struct<(i32, i8)>>>
// CHECK-NEXT: %4 = llvm.mlir.constant({{\[\[}}#llvm.undef]]) : !llvm.array<1 x array<1 x struct<(i32, i8)>>>
// CHECK-NEXT: %5 = llvm.mlir.constant({{\[\[}}1 : i32, 1 : i32], [1 : i32, 1 : i32]]) : !llvm.array<2 x struct<(i32, i32)>>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @structs() {
  %0 = llvm.mlir.constant([[1 : i32, 2.0 : f32], [3 : i32, 4.0 : f32]]) : !llvm.array<2 x struct<(i32, f32)>>
  %1 = llvm.mlir.constant([#llvm.zero, [3 : i32, 4.0 : f32], #llvm.undef]) : !llvm.array<3 x struct<(i32, f32)>>
  %2 = llvm.mlir.constant([[[1 : i32, 2 : i8]], [[3 : i32, 4 : i8]]]) : !llvm.array<2 x array<1 x struct<(i32, i8)>>>
  %3 = llvm.mlir.constant([#llvm.zero, [[3 : i32, 4 : i8]]]) : !llvm.array<2 x array<1 x struct<(i32, i8)>>>
  %4 = llvm.mlir.constant([[#llvm.undef]]) : !llvm.array<1 x array<1 x struct<(i32, i8)>>>
  %5 = llvm.mlir.constant([[1 : i32, 1 : i32], [1 : i32, 1 : i32]]) : !llvm.array<2 x struct<(i32, i32)>>
  llvm.return
}

// -----

// CHECK-LABEL: llvm.func @f() {
// CHECK-NEXT: %0 = llvm.mlir.constant(dense<1> : tensor<3xi32>) : !llvm.array<3 x i16>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<1> : tensor<3xi32>) : !llvm.array<3 x i16>
  llvm.return
}

// -----

// CHECK-LABEL: llvm.func @f() {
// CHECK-NEXT: %0 = llvm.mlir.constant(1.000000e+00 : f32) : i32
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @f() {
  %0 = llvm.mlir.constant(1.0 : f32) : i32
  llvm.return
}

// -----

// CHECK-LABEL: llvm.func @f() {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i16) : i32
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @f() {
  %0 = llvm.mlir.constant(1 : i16) : i32
  llvm.return
}

// -----

// CHECK-LABEL: llvm.func @f() {
// CHECK-NEXT: %0 = llvm.mlir.constant(dense<1.000000e+00> : vector<2xf32>) : vector<2xi32>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<1.0> : vector<2xf32>) : vector<2xi32>
  llvm.return
}

// -----

// CHECK-LABEL: llvm.func @f() {
// CHECK-NEXT: %0 = llvm.mlir.constant(dense<1> : vector<2xi32>) : vector<[2]xi32>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<1> : vector<2xi32>) : vector<[2]xi32>
  llvm.return
}

// -----

// CHECK-LABEL: llvm.func @f() {
// CHECK-NEXT: %0 = llvm.mlir.constant(dense<1> : vector<[2]xi32>) : vector<2xi32>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<1> : vector<[2]xi32>) : vector<2xi32>
  llvm.return
}

// -----

// CHECK-LABEL: llvm.func @f() {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @f() {
  %0 = llvm.mlir.constant(1 : index) : i64
  llvm.return
}

// -----

// CHECK-LABEL: llvm.func @f() {
// CHECK-NEXT: %0 = llvm.mlir.constant(dense<1> : tensor<2x2xi32>) : !llvm.array<4 x i32>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<1> : tensor<2x2xi32>) : !llvm.array<4 x i32>
  llvm.return
}

// -----

// CHECK-LABEL: llvm.func @f() {
// CHECK-NEXT: %0 = llvm.mlir.constant(dense<1> : tensor<2x2xi32>) : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<1> : tensor<2x2xi32>) : !llvm.array<2 x vector<2xi32>>
  llvm.return
}

// -----

// CHECK-LABEL: llvm.func @f() {
// CHECK-NEXT: %0 = llvm.mlir.constant(true) : i8
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @f() {
  %0 = llvm.mlir.constant(true) : i8
  llvm.return
}

// -----

// CHECK-LABEL: llvm.func @f() {
// CHECK-NEXT: %0 = llvm.mlir.constant(dense<0> : tensor<0xi8>) : !llvm.array<0 x i8>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<0> : tensor<0xi8>) : !llvm.array<0 x i8>
  llvm.return
}

// -----

// CHECK-LABEL: llvm.func @f() {
// CHECK-NEXT: %0 = llvm.mlir.constant(sparse<0, 1> : tensor<2xi32>) : !llvm.array<2 x i32>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @f() {
  %0 = llvm.mlir.constant(sparse<[[0]], [1]> : tensor<2xi32>) : !llvm.array<2 x i32>
  llvm.return
}
