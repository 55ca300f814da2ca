// RUN: mlir-runner %s --checked -e answer --entry-point-result=i32 | FileCheck %s --check-prefix=ANSWER
// RUN: mlir-runner %s --checked -e half | FileCheck %s --check-prefix=HALF
// RUN: not mlir-runner %s --checked -e outside --entry-point-result=i32 2>&1 | FileCheck %s --check-prefix=OUTSIDE
// RUN: not mlir-runner %s --checked -e lost --entry-point-result=void 2>&1 | FileCheck %s --check-prefix=LOST
// RUN: not mlir-runner %s --checked -e nobody --entry-point-result=void 2>&1 | FileCheck %s --check-prefix=NOBODY
// RUN: not mlir-runner %s --checked -e twice --entry-point-result=i32 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: not mlir-runner %s --checked -e answer --entry-point-result=void 2>&1 | FileCheck %s --check-prefix=VOID
// RUN: not mlir-runner %s --checked -e answer 2>&1 | FileCheck %s --check-prefix=FLOAT

llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @printI64(i64)

// ANSWER: {{^}}742{{$}}
llvm.func @answer() -> i32 {
  %0 = llvm.mlir.constant(42 : i32) : i32
  %1 = llvm.mlir.constant(7 : i64) : i64
  llvm.call @printI64(%1) : (i64) -> ()
  llvm.return %0 : i32
}

// HALF: {{^}}5.000000e-01{{$}}
llvm.func @half() -> f32 {
  %0 = llvm.mlir.constant(5.000000e-01 : f32) : f32
  llvm.return %0 : f32
}

// OUTSIDE: checked.mlir:[[@LINE+6]]:8: error: a read of 4 bytes at offset 16 of memory of the stack, which has 16 bytes
// OUTSIDE: checked.mlir:[[@LINE+3]]:8: note: allocated here
llvm.func @outside() -> i32 {
  %n = llvm.mlir.constant(4 : i64) : i64
  %p = llvm.alloca %n x i32 : (i64) -> !llvm.ptr
  %q = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i32
  %v = llvm.load %q : !llvm.ptr -> i32
  llvm.return %v : i32
}

// LOST: checked.mlir:[[@LINE+3]]:8: error: 8 bytes of memory are never freed
llvm.func @lost() {
  %n = llvm.mlir.constant(8 : i64) : i64
  %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
  llvm.return
}

// NOBODY: Error: entry point not found

// TWICE: Error: function inputs not supported
llvm.func @twice(%x: i32) -> i32 {
  llvm.return %x : i32
}

// VOID: Error: expected void function
// FLOAT: Error: only single f32 function result supported
