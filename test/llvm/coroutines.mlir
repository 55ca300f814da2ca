// The intrinsic at the end of coroutines has a result until LLVM 21, and none in LLVM 22. The operation always has one.
// RUN: mlir-translate --mlir-version=19 --mlir-to-llvmir %s | FileCheck %s --check-prefix=LLVM19
// RUN: mlir-translate --mlir-version=22 --mlir-to-llvmir %s | FileCheck %s --check-prefix=LLVM22
// RUN: mlir-translate --mlir-version=22 --mlir-to-llvmir %s | mlir-translate --mlir-version=22 --import-llvm | FileCheck %s --check-prefix=AGAIN

// LLVM19-LABEL: define i32 @f(ptr %0)
// LLVM19-NEXT: %2 = call i1 @llvm.coro.end(ptr %0, i1 false, token none)
// LLVM19-NEXT: %3 = load i32, ptr %0, align 4
// LLVM19-NEXT: ret i32 %3
// LLVM19: declare i1 @llvm.coro.end(ptr, i1, token)

// LLVM22-LABEL: define i32 @f(ptr %0)
// LLVM22-NEXT: call void @llvm.coro.end(ptr %0, i1 false, token none)
// LLVM22-NEXT: %2 = load i32, ptr %0, align 4
// LLVM22-NEXT: ret i32 %2
// LLVM22: declare void @llvm.coro.end(ptr, i1, token)

// AGAIN: llvm.intr.coro.end %{{.*}}, %{{.*}}, %{{.*}} : (!llvm.ptr, i1, !llvm.token) -> !llvm.void
llvm.func @f(%handle: !llvm.ptr) -> i32 {
  %false = llvm.mlir.constant(false) : i1
  %none = llvm.mlir.none : !llvm.token
  %0 = llvm.intr.coro.end %handle, %false, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  %1 = llvm.load %handle : !llvm.ptr -> i32
  llvm.return %1 : i32
}
