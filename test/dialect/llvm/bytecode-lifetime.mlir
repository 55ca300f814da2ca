// RUN: mlir-opt %S/Inputs/lifetime-19.mlirbc | FileCheck %s
// RUN: mlir-opt %s --emit-bytecode -o %t && mlir-opt %t | FileCheck %s

// The size of a lifetime is always in bytecode of MLIR 19, which wrote the file in Inputs.

llvm.func @life(%p: !llvm.ptr) {
  llvm.intr.lifetime.start 16, %p : !llvm.ptr
  llvm.intr.lifetime.end 16, %p : !llvm.ptr
  llvm.return
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @life(%arg0: !llvm.ptr) {
// CHECK-NEXT:     llvm.intr.lifetime.start 16, %arg0 : !llvm.ptr
// CHECK-NEXT:     llvm.intr.lifetime.end 16, %arg0 : !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
