// RUN: mlir-opt --mlir-version=22 %s -split-input-file -verify-diagnostics
// RUN: not mlir-opt --mlir-version=22 %s -split-input-file 2>/dev/null | count 21

llvm.func @f(%p: !llvm.ptr, %x: vector<2xf32>) {
  %0 = llvm.atomicrmw fadd %p, %x monotonic : !llvm.ptr, vector<2xf32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: vector<2xi32>) {
// expected-error@+1 {{'llvm.atomicrmw' op expected LLVM IR floating point type for vector element}}
  %0 = llvm.atomicrmw fadd %p, %x monotonic : !llvm.ptr, vector<2xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: vector<[2]xf32>) {
// expected-error@+1 {{custom op 'llvm.atomicrmw' 'val' must be floating point LLVM type or LLVM pointer type or signless integer or LLVM dialect-compatible fixed-length vector type, but got 'vector<[2]xf32>'}}
  %0 = llvm.atomicrmw fadd %p, %x monotonic : !llvm.ptr, vector<[2]xf32>
  llvm.return
}

// -----

llvm.func @f() -> !llvm.array<2 x i32> {
// expected-error@+1 {{'llvm.mlir.constant' op for array with an array attribute must have a struct element type}}
  %0 = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.array<2 x i32>
  llvm.return %0 : !llvm.array<2 x i32>
}

// -----

llvm.func @f() {
// expected-error@+1 {{'llvm.mlir.constant' op array attribute size does not match array type size in dimension 0: 1 vs. 2}}
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.array<2 x i32>
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{'llvm.mlir.constant' op for array with an array attribute must have a struct element type}}
  %0 = llvm.mlir.constant([1 : i32, 2 : i64]) : !llvm.array<2 x i32>
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{'llvm.mlir.constant' op for array with an array attribute must have a struct element type}}
  %0 = llvm.mlir.constant([[1 : i32], [2 : i32]]) : !llvm.array<2 x array<1 x i32>>
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{'llvm.mlir.constant' op for array with an array attribute must have a struct element type}}
  %0 = llvm.mlir.constant([[1 : i32], [2 : i32, 3 : i32]]) : !llvm.array<2 x array<1 x i32>>
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{'llvm.mlir.constant' op for array with an array attribute must have a struct element type}}
  %0 = llvm.mlir.constant([dense<1> : vector<2xi32>, dense<2> : vector<2xi32>]) : !llvm.array<2 x vector<2xi32>>
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{'llvm.mlir.constant' op attribute and type have different float semantics}}
  %0 = llvm.mlir.constant(1.0 : f64) : f32
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{'llvm.mlir.constant' op type and attribute have a different number of elements: 2 vs. 4}}
  %0 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<2xi32>
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{'llvm.mlir.constant' op struct element at index 1 is of wrong type}}
  %0 = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.struct<(i32, i64)>
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{'llvm.mlir.constant' op expected array attribute of size 2}}
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{'llvm.mlir.constant' op expected element of array attribute to be floating point or integer}}
  %0 = llvm.mlir.constant(["a", "b"]) : !llvm.struct<(i8, i8)>
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{unknown LLVM type: vec}}
  %0 = llvm.mlir.constant(dense<0> : vector<2xi64>) : !llvm.vec<2 x ptr>
  llvm.return
}
