// Programs by libLLVM: results of each type, text in the order of the program, memory, calls of libm.
// RUN: mlir-cpu-runner %s -e text --entry-point-result=void | FileCheck %s --check-prefix=TEXT
// RUN: mlir-cpu-runner %s -e text --entry-point-result=void -O3 --shared-libs=mlir_c_runner_utils | FileCheck %s --check-prefix=TEXT
// RUN: mlir-cpu-runner %s -e root | FileCheck %s --check-prefix=ROOT
// RUN: mlir-cpu-runner %s -O2 -e factorial --entry-point-result=i64 | FileCheck %s --check-prefix=FACTORIAL
// RUN: mlir-cpu-runner %s -e negative --entry-point-result=i32 | FileCheck %s --check-prefix=NEGATIVE
// RUN: not mlir-cpu-runner %s -e none 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not mlir-cpu-runner %s -e twice --entry-point-result=i32 2>&1 | FileCheck %s --check-prefix=INPUTS
// RUN: not mlir-cpu-runner %s -e root --entry-point-result=i64 2>&1 | FileCheck %s --check-prefix=RESULT

// NONE: Error: entry point not found
// INPUTS: Error: function inputs not supported
// RESULT: Error: only single i64 function result supported

llvm.func @printI64(i64)
llvm.func @printF64(f64)
llvm.func @printComma()
llvm.func @printNewline()
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @sqrtf(f32) -> f32
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.mlir.global internal constant @format("%d and %g\0A\00")

// TEXT: -7, 0.25
// TEXT-NEXT: 3 and 1.5
// TEXT-NEXT: 4
llvm.func @text() {
  %0 = llvm.mlir.constant(-7 : i64) : i64
  llvm.call @printI64(%0) : (i64) -> ()
  llvm.call @printComma() : () -> ()
  %1 = llvm.mlir.constant(0.25 : f64) : f64
  llvm.call @printF64(%1) : (f64) -> ()
  llvm.call @printNewline() : () -> ()
  %2 = llvm.mlir.addressof @format : !llvm.ptr
  %3 = llvm.mlir.constant(3 : i32) : i32
  %4 = llvm.mlir.constant(1.5 : f64) : f64
  %5 = llvm.call @printf(%2, %3, %4) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, f64) -> i32
  %6 = llvm.mlir.constant(4 : i64) : i64
  llvm.call @printI64(%6) : (i64) -> ()
  llvm.call @printNewline() : () -> ()
  llvm.return
}

// ROOT: 1.500000e+00
llvm.func @root() -> f32 {
  %size = llvm.mlir.constant(4 : i64) : i64
  %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
  %0 = llvm.mlir.constant(2.25 : f32) : f32
  llvm.store %0, %p : f32, !llvm.ptr
  %1 = llvm.load %p : !llvm.ptr -> f32
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  %2 = llvm.call @sqrtf(%1) : (f32) -> f32
  llvm.return %2 : f32
}

// FACTORIAL: 2432902008176640000
llvm.func @factorial() -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %end = llvm.mlir.constant(21 : i64) : i64
  llvm.br ^head(%one, %one : i64, i64)
^head(%i: i64, %f: i64):
  %more = llvm.icmp "ult" %i, %end : i64
  llvm.cond_br %more, ^body, ^done
^body:
  %g = llvm.mul %f, %i : i64
  %j = llvm.add %i, %one : i64
  llvm.br ^head(%j, %g : i64, i64)
^done:
  llvm.return %f : i64
}

// NEGATIVE: -1
llvm.func @negative() -> i32 {
  %0 = llvm.mlir.constant(-1 : i32) : i32
  llvm.return %0 : i32
}

llvm.func @twice(%x: i32) -> i32 {
  %0 = llvm.add %x, %x : i32
  llvm.return %0 : i32
}
