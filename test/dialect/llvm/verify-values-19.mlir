// RUN: mlir-opt %s -split-input-file -verify-diagnostics
// RUN: not mlir-opt %s -split-input-file 2>/dev/null | count 69

llvm.func @f(%p: !llvm.ptr, %x: vector<2xf32>) {
// expected-error@+1 {{custom op 'llvm.atomicrmw' 'val' must be floating point LLVM type or LLVM pointer type or signless integer, but got 'vector<2xf32>'}}
  %0 = llvm.atomicrmw fadd %p, %x monotonic : !llvm.ptr, vector<2xf32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: vector<2xi32>) {
// expected-error@+1 {{custom op 'llvm.atomicrmw' 'val' must be floating point LLVM type or LLVM pointer type or signless integer, but got 'vector<2xi32>'}}
  %0 = llvm.atomicrmw fadd %p, %x monotonic : !llvm.ptr, vector<2xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: vector<[2]xf32>) {
// expected-error@+1 {{custom op 'llvm.atomicrmw' 'val' must be floating point LLVM type or LLVM pointer type or signless integer, but got 'vector<[2]xf32>'}}
  %0 = llvm.atomicrmw fadd %p, %x monotonic : !llvm.ptr, vector<[2]xf32>
  llvm.return
}

// -----

llvm.func @f() -> !llvm.array<2 x i32> {
  %0 = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.array<2 x i32>
  llvm.return %0 : !llvm.array<2 x i32>
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.array<2 x i32>
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant([1 : i32, 2 : i64]) : !llvm.array<2 x i32>
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant([[1 : i32], [2 : i32]]) : !llvm.array<2 x array<1 x i32>>
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant([[1 : i32], [2 : i32, 3 : i32]]) : !llvm.array<2 x array<1 x i32>>
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant([dense<1> : vector<2xi32>, dense<2> : vector<2xi32>]) : !llvm.array<2 x vector<2xi32>>
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{'llvm.mlir.constant' op expected float type of width 64}}
  %0 = llvm.mlir.constant(1.0 : f64) : f32
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<2xi32>
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{expected struct type with two elements of the same type, the type of a complex constant}}
  %0 = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.struct<(i32, i64)>
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{'llvm.mlir.constant' op expected array attribute with two elements, representing a complex constant}}
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant(dense<0> : vector<2xi64>) : !llvm.vec<2 x ptr>
  llvm.return
}
