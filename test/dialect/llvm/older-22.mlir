// RUN: mlir-opt --mlir-version=22 %s | FileCheck %s

// MLIR 19 wrote no data for constructors, the attributes of intrinsics after their types, and other names of some attributes.
// CHECK: llvm.mlir.global_ctors ctors = [@f], priorities = [0 : i32], data = [#llvm.zero]
llvm.mlir.global_ctors {ctors = [@f], priorities = [0 : i32]}
// CHECK: llvm.func @f() {
llvm.func @f() {
  llvm.return
}
// CHECK: llvm.func @g(%arg0: i32, %arg1: !llvm.ptr)
llvm.func @g(%a: i32, %p: !llvm.ptr) attributes {personality = @h} {
  // CHECK: llvm.call_intrinsic "llvm.x"(%arg0) {a} : (i32) -> i32
  %0 = llvm.call_intrinsic "llvm.x"(%a) : (i32) -> i32 {a}
  // CHECK: llvm.getelementptr inbounds %arg1[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %1 = "llvm.getelementptr"(%p) <{elem_type = i8, inbounds, rawConstantIndices = array<i32: 1>}> : (!llvm.ptr) -> !llvm.ptr
  // CHECK: llvm.add %arg0, %arg0 overflow<nsw> : i32
  %2 = "llvm.add"(%a, %a) <{overflowFlags = #llvm.overflow<nsw>}> : (i32, i32) -> i32
  // CHECK: llvm.invoke @h(%arg0) to ^bb1 unwind ^bb2(%arg0 : i32) : (i32) -> ()
  "llvm.invoke"(%a, %a)[^bb1, ^bb2] <{CConv = #llvm.cconv<ccc>, callee = @h, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
^bb1:
  llvm.return
^bb2(%b: i32):
  %3 = llvm.landingpad cleanup : i32
  llvm.return
}
llvm.func @h(i32)
