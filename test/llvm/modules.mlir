// Modules in a module are not part of its LLVM IR, and intrinsics need no operands.
// RUN: mlir-translate --mlir-to-llvmir %s | FileCheck %s

// CHECK: define void @outer()
// CHECK-NEXT: %1 = call ptr @llvm.stacksave.p0()
// CHECK-NEXT: call void @llvm.stackrestore.p0(ptr %1)
// CHECK-NOT: @inner
// CHECK-NOT: @kernel
llvm.func @outer() {
  %0 = llvm.intr.stacksave : !llvm.ptr
  llvm.intr.stackrestore %0 : !llvm.ptr
  llvm.return
}
module {
  llvm.func @inner() {
    llvm.return
  }
}
gpu.module @k {
  gpu.func @kernel() kernel {
    gpu.return
  }
}
