// RUN: mlir-opt %S/Inputs/flags-19.mlirbc | FileCheck %s
// RUN: mlir-opt --mlir-version=22 %S/Inputs/flags-22.mlirbc | FileCheck %s
// RUN: mlir-opt %s --emit-bytecode -o %t && mlir-opt %t | FileCheck %s
// RUN: mlir-opt --mlir-version=22 %s --emit-bytecode -o %t && mlir-opt --mlir-version=22 %t | FileCheck %s

// Flags are numbers in the bytecode of MLIR 19 and 22, which wrote the files in Inputs, and sizes of bundles are always there.

llvm.func @callee(i32)
llvm.func @flags(%x: i32, %p: !llvm.ptr) {
  %0 = llvm.add %x, %x overflow<nsw> : i32
  %1 = llvm.mul %x, %x overflow<nuw> : i32
  %2 = llvm.shl %x, %x overflow<nsw, nuw> : i32
  %3 = llvm.sub %x, %x : i32
  %4 = llvm.getelementptr inbounds %p[%x] : (!llvm.ptr, i32) -> !llvm.ptr, i8
  %5 = llvm.getelementptr %p[%x] : (!llvm.ptr, i32) -> !llvm.ptr, i8
  llvm.call @callee(%x) : (i32) -> ()
  llvm.return
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @callee(i32)
// CHECK-NEXT:   llvm.func @flags(%arg0: i32, %arg1: !llvm.ptr) {
// CHECK-NEXT:     %0 = llvm.add %arg0, %arg0 overflow<nsw> : i32
// CHECK-NEXT:     %1 = llvm.mul %arg0, %arg0 overflow<nuw> : i32
// CHECK-NEXT:     %2 = llvm.shl %arg0, %arg0 overflow<nsw, nuw> : i32
// CHECK-NEXT:     %3 = llvm.sub %arg0, %arg0 : i32
// CHECK-NEXT:     %4 = llvm.getelementptr inbounds %arg1[%arg0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
// CHECK-NEXT:     %5 = llvm.getelementptr %arg1[%arg0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
// CHECK-NEXT:     llvm.call @callee(%arg0) : (i32) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
