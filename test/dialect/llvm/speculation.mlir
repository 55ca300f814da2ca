// RUN: mlir-opt %s -loop-invariant-code-motion -split-input-file | FileCheck %s

// A division is moved out of a loop if its divisor is a constant other than 0, and than -1 for signed ones.

func.func private @use(i32, vector<2xi32>)
func.func @divisions(%n: index, %x: i32, %v: vector<2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %two = llvm.mlir.constant(2 : i32) : i32
  %zero = llvm.mlir.constant(0 : i32) : i32
  %minus = llvm.mlir.constant(-1 : i32) : i32
  %twos = llvm.mlir.constant(dense<2> : vector<2xi32>) : vector<2xi32>
  %zeros = llvm.mlir.constant(dense<0> : vector<2xi32>) : vector<2xi32>
  %minuses = llvm.mlir.constant(dense<-1> : vector<2xi32>) : vector<2xi32>
  %mixed = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<2xi32>
  scf.for %i = %c0 to %n step %c1 {
    %0 = llvm.udiv %x, %two : i32
    %1 = llvm.udiv %x, %zero : i32
    %2 = llvm.udiv %x, %minus : i32
    %3 = llvm.sdiv %x, %two : i32
    %4 = llvm.sdiv %x, %zero : i32
    %5 = llvm.sdiv %x, %minus : i32
    %6 = llvm.urem %x, %two : i32
    %7 = llvm.urem %x, %minus : i32
    %8 = llvm.urem %x, %zero : i32
    %9 = llvm.srem %x, %two : i32
    %10 = llvm.srem %x, %minus : i32
    %11 = llvm.srem %x, %x : i32
    %12 = llvm.udiv %v, %twos : vector<2xi32>
    %13 = llvm.udiv %v, %zeros : vector<2xi32>
    %14 = llvm.udiv %v, %mixed : vector<2xi32>
    %15 = llvm.sdiv %v, %minuses : vector<2xi32>
    %16 = llvm.sdiv %v, %twos : vector<2xi32>
    %17 = llvm.udiv %v, %minuses : vector<2xi32>
    %18 = llvm.add %x, %x : i32
    %19 = llvm.freeze %x : i32
    func.call @use(%0, %12) : (i32, vector<2xi32>) -> ()
    func.call @use(%1, %13) : (i32, vector<2xi32>) -> ()
    func.call @use(%2, %14) : (i32, vector<2xi32>) -> ()
    func.call @use(%3, %15) : (i32, vector<2xi32>) -> ()
    func.call @use(%4, %16) : (i32, vector<2xi32>) -> ()
    func.call @use(%5, %17) : (i32, vector<2xi32>) -> ()
    func.call @use(%6, %v) : (i32, vector<2xi32>) -> ()
    func.call @use(%7, %v) : (i32, vector<2xi32>) -> ()
    func.call @use(%8, %v) : (i32, vector<2xi32>) -> ()
    func.call @use(%9, %v) : (i32, vector<2xi32>) -> ()
    func.call @use(%10, %v) : (i32, vector<2xi32>) -> ()
    func.call @use(%11, %v) : (i32, vector<2xi32>) -> ()
    func.call @use(%18, %v) : (i32, vector<2xi32>) -> ()
    func.call @use(%19, %v) : (i32, vector<2xi32>) -> ()
  }
  return
}

// CHECK:      module {
// CHECK-NEXT:   func.func private @use(i32, vector<2xi32>)
// CHECK-NEXT:   func.func @divisions(%arg0: index, %arg1: i32, %arg2: vector<2xi32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:     %3 = llvm.mlir.constant(dense<2> : vector<2xi32>) : vector<2xi32>
// CHECK-NEXT:     %4 = llvm.mlir.constant(dense<0> : vector<2xi32>) : vector<2xi32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(dense<-1> : vector<2xi32>) : vector<2xi32>
// CHECK-NEXT:     %6 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<2xi32>
// CHECK-NEXT:     %7 = llvm.udiv %arg1, %0  : i32
// CHECK-NEXT:     %8 = llvm.udiv %arg1, %1  : i32
// CHECK-NEXT:     %9 = llvm.udiv %arg1, %2  : i32
// CHECK-NEXT:     %10 = llvm.sdiv %arg1, %0  : i32
// CHECK-NEXT:     %11 = llvm.sdiv %arg1, %1  : i32
// CHECK-NEXT:     %12 = llvm.sdiv %arg1, %2  : i32
// CHECK-NEXT:     %13 = llvm.urem %arg1, %0  : i32
// CHECK-NEXT:     %14 = llvm.urem %arg1, %2  : i32
// CHECK-NEXT:     %15 = llvm.urem %arg1, %1  : i32
// CHECK-NEXT:     %16 = llvm.srem %arg1, %0  : i32
// CHECK-NEXT:     %17 = llvm.srem %arg1, %2  : i32
// CHECK-NEXT:     %18 = llvm.srem %arg1, %arg1  : i32
// CHECK-NEXT:     %19 = llvm.udiv %arg2, %3  : vector<2xi32>
// CHECK-NEXT:     %20 = llvm.udiv %arg2, %4  : vector<2xi32>
// CHECK-NEXT:     %21 = llvm.udiv %arg2, %6  : vector<2xi32>
// CHECK-NEXT:     %22 = llvm.sdiv %arg2, %5  : vector<2xi32>
// CHECK-NEXT:     %23 = llvm.sdiv %arg2, %3  : vector<2xi32>
// CHECK-NEXT:     %24 = llvm.udiv %arg2, %5  : vector<2xi32>
// CHECK-NEXT:     %25 = llvm.add %arg1, %arg1 : i32
// CHECK-NEXT:     %26 = llvm.freeze %arg1 : i32
// CHECK-NEXT:     scf.for %arg3 = %c0 to %arg0 step %c1 {
// CHECK-NEXT:       func.call @use(%7, %19) : (i32, vector<2xi32>) -> ()
// CHECK-NEXT:       func.call @use(%8, %20) : (i32, vector<2xi32>) -> ()
// CHECK-NEXT:       func.call @use(%9, %21) : (i32, vector<2xi32>) -> ()
// CHECK-NEXT:       func.call @use(%10, %22) : (i32, vector<2xi32>) -> ()
// CHECK-NEXT:       func.call @use(%11, %23) : (i32, vector<2xi32>) -> ()
// CHECK-NEXT:       func.call @use(%12, %24) : (i32, vector<2xi32>) -> ()
// CHECK-NEXT:       func.call @use(%13, %arg2) : (i32, vector<2xi32>) -> ()
// CHECK-NEXT:       func.call @use(%14, %arg2) : (i32, vector<2xi32>) -> ()
// CHECK-NEXT:       func.call @use(%15, %arg2) : (i32, vector<2xi32>) -> ()
// CHECK-NEXT:       func.call @use(%16, %arg2) : (i32, vector<2xi32>) -> ()
// CHECK-NEXT:       func.call @use(%17, %arg2) : (i32, vector<2xi32>) -> ()
// CHECK-NEXT:       func.call @use(%18, %arg2) : (i32, vector<2xi32>) -> ()
// CHECK-NEXT:       func.call @use(%25, %arg2) : (i32, vector<2xi32>) -> ()
// CHECK-NEXT:       func.call @use(%26, %arg2) : (i32, vector<2xi32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
