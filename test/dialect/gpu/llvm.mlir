// RUN: mlir-opt %s -gpu-kernel-outlining | FileCheck %s

// What a kernel refers to is cloned into its module, from any dialect.

// CHECK: llvm.mlir.global internal constant @table(42 : i64) {addr_space = 0 : i32} : i64
llvm.mlir.global internal constant @table(42 : i64) : i64

// CHECK: llvm.func @use(%{{.*}}: !llvm.struct<packed (ptr<1>, array<2 x i32>)>) -> i64 attributes {x} {
llvm.func @use(%a: !llvm.struct<packed (ptr<1>, array<2 x i32>)>) -> i64 attributes {x} {
  // CHECK: %[[U:.*]] = llvm.mlir.undef : i64
  %0 = llvm.mlir.undef : i64
  // CHECK: llvm.return %[[U]] : i64
  llvm.return %0 : i64
}

// CHECK: gpu.module @host_kernel
// CHECK: llvm.mlir.addressof @table : !llvm.ptr
// CHECK: llvm.mlir.global internal constant @table
func.func @host(%n: index) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
    %0 = llvm.mlir.addressof @table : !llvm.ptr
    "test.use"(%0) : (!llvm.ptr) -> ()
    gpu.terminator
  }
  return
}
