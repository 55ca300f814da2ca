// RUN: mlir-opt %s -split-input-file -convert-async-to-llvm | FileCheck %s --match-full-lines

// Values of each size, and what the runtime tells.

// CHECK-LABEL: func.func @workers() -> index {
// CHECK-NEXT: %0 = call @mlirAsyncRuntimGetNumWorkerThreads() : () -> index
// CHECK-NEXT: return %0 : index
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @mlirAsyncRuntimeAddRef(!llvm.ptr, i64)
// CHECK-NEXT: func.func private @mlirAsyncRuntimeDropRef(!llvm.ptr, i64)
// CHECK-NEXT: func.func private @mlirAsyncRuntimeCreateToken() -> !llvm.ptr
// CHECK-NEXT: func.func private @mlirAsyncRuntimeCreateValue(i64) -> !llvm.ptr
// CHECK-NEXT: func.func private @mlirAsyncRuntimeCreateGroup(i64) -> !llvm.ptr
// CHECK-NEXT: func.func private @mlirAsyncRuntimeEmplaceToken(!llvm.ptr)
// CHECK-NEXT: func.func private @mlirAsyncRuntimeEmplaceValue(!llvm.ptr)
// CHECK-NEXT: func.func private @mlirAsyncRuntimeSetTokenError(!llvm.ptr)
// CHECK-NEXT: func.func private @mlirAsyncRuntimeSetValueError(!llvm.ptr)
// CHECK-NEXT: func.func private @mlirAsyncRuntimeIsTokenError(!llvm.ptr) -> i1
// CHECK-NEXT: func.func private @mlirAsyncRuntimeIsValueError(!llvm.ptr) -> i1
// CHECK-NEXT: func.func private @mlirAsyncRuntimeIsGroupError(!llvm.ptr) -> i1
// CHECK-NEXT: func.func private @mlirAsyncRuntimeAwaitToken(!llvm.ptr)
// CHECK-NEXT: func.func private @mlirAsyncRuntimeAwaitValue(!llvm.ptr)
// CHECK-NEXT: func.func private @mlirAsyncRuntimeAwaitAllInGroup(!llvm.ptr)
// CHECK-NEXT: func.func private @mlirAsyncRuntimeExecute(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT: func.func private @mlirAsyncRuntimeGetValueStorage(!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT: func.func private @mlirAsyncRuntimeAddTokenToGroup(!llvm.ptr, !llvm.ptr) -> i64
// CHECK-NEXT: func.func private @mlirAsyncRuntimeAwaitTokenAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT: func.func private @mlirAsyncRuntimeAwaitValueAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT: func.func private @mlirAsyncRuntimeAwaitAllInGroupAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT: func.func private @mlirAsyncRuntimGetNumWorkerThreads() -> index
func.func @workers() -> index {
  %0 = async.runtime.num_worker_threads : index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @values(%arg0: i8, %arg1: memref<?xf32>, %arg2: vector<2x3xf32>, %arg3: complex<f32>, %arg4: index) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg4 : index to i64
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg2 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %2 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %3 = llvm.getelementptr %2[1] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT: %4 = llvm.ptrtoint %3 : !llvm.ptr to i64
// CHECK-NEXT: %5 = call @mlirAsyncRuntimeCreateValue(%4) : (i64) -> !llvm.ptr
// CHECK-NEXT: %6 = call @mlirAsyncRuntimeGetValueStorage(%5) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT: llvm.store %arg0, %6 : i8, !llvm.ptr
// CHECK-NEXT: %7 = call @mlirAsyncRuntimeGetValueStorage(%5) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT: %8 = llvm.load %7 : !llvm.ptr -> i8
// CHECK-NEXT: %9 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %10 = llvm.getelementptr %9[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %11 = llvm.ptrtoint %10 : !llvm.ptr to i64
// CHECK-NEXT: %12 = call @mlirAsyncRuntimeCreateValue(%11) : (i64) -> !llvm.ptr
// CHECK-NEXT: %13 = call @mlirAsyncRuntimeGetValueStorage(%12) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT: llvm.store %1, %13 : !llvm.array<2 x vector<3xf32>>, !llvm.ptr
// CHECK-NEXT: %14 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %15 = llvm.getelementptr %14[1] : (!llvm.ptr) -> !llvm.ptr, i64
// CHECK-NEXT: %16 = llvm.ptrtoint %15 : !llvm.ptr to i64
// CHECK-NEXT: %17 = call @mlirAsyncRuntimeCreateValue(%16) : (i64) -> !llvm.ptr
// CHECK-NEXT: %18 = call @mlirAsyncRuntimeGetValueStorage(%17) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT: llvm.store %0, %18 : i64, !llvm.ptr
// CHECK-NEXT: %19 = call @mlirAsyncRuntimeGetValueStorage(%17) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT: %20 = llvm.load %19 : !llvm.ptr -> i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @mlirAsyncRuntimeAddRef(!llvm.ptr, i64)
// CHECK-NEXT: func.func private @mlirAsyncRuntimeDropRef(!llvm.ptr, i64)
// CHECK-NEXT: func.func private @mlirAsyncRuntimeCreateToken() -> !llvm.ptr
// CHECK-NEXT: func.func private @mlirAsyncRuntimeCreateValue(i64) -> !llvm.ptr
// CHECK-NEXT: func.func private @mlirAsyncRuntimeCreateGroup(i64) -> !llvm.ptr
// CHECK-NEXT: func.func private @mlirAsyncRuntimeEmplaceToken(!llvm.ptr)
// CHECK-NEXT: func.func private @mlirAsyncRuntimeEmplaceValue(!llvm.ptr)
// CHECK-NEXT: func.func private @mlirAsyncRuntimeSetTokenError(!llvm.ptr)
// CHECK-NEXT: func.func private @mlirAsyncRuntimeSetValueError(!llvm.ptr)
// CHECK-NEXT: func.func private @mlirAsyncRuntimeIsTokenError(!llvm.ptr) -> i1
// CHECK-NEXT: func.func private @mlirAsyncRuntimeIsValueError(!llvm.ptr) -> i1
// CHECK-NEXT: func.func private @mlirAsyncRuntimeIsGroupError(!llvm.ptr) -> i1
// CHECK-NEXT: func.func private @mlirAsyncRuntimeAwaitToken(!llvm.ptr)
// CHECK-NEXT: func.func private @mlirAsyncRuntimeAwaitValue(!llvm.ptr)
// CHECK-NEXT: func.func private @mlirAsyncRuntimeAwaitAllInGroup(!llvm.ptr)
// CHECK-NEXT: func.func private @mlirAsyncRuntimeExecute(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT: func.func private @mlirAsyncRuntimeGetValueStorage(!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT: func.func private @mlirAsyncRuntimeAddTokenToGroup(!llvm.ptr, !llvm.ptr) -> i64
// CHECK-NEXT: func.func private @mlirAsyncRuntimeAwaitTokenAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT: func.func private @mlirAsyncRuntimeAwaitValueAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT: func.func private @mlirAsyncRuntimeAwaitAllInGroupAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT: func.func private @mlirAsyncRuntimGetNumWorkerThreads() -> index
func.func @values(%a: i8, %b: memref<?xf32>, %c: vector<2x3xf32>, %d: complex<f32>, %e: index) {
  %0 = async.runtime.create : !async.value<i8>
  async.runtime.store %a, %0 : !async.value<i8>
  %1 = async.runtime.load %0 : !async.value<i8>
  %2 = async.runtime.create : !async.value<vector<2x3xf32>>
  async.runtime.store %c, %2 : !async.value<vector<2x3xf32>>
  %4 = async.runtime.create : !async.value<index>
  async.runtime.store %e, %4 : !async.value<index>
  %5 = async.runtime.load %4 : !async.value<index>
  return
}
