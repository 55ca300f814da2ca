// RUN: mlir-opt --mlir-version=22 %s -split-input-file -convert-arith-to-llvm | FileCheck %s --match-full-lines

// LLVM IR has no small floats.
// CHECK-LABEL: func.func @small(%arg0: f8E5M2, %arg1: f8E4M3FN, %arg2: f32, %arg3: f16) {
// CHECK-NEXT: %0 = arith.cmpf oeq, %arg0, %arg0 : f8E5M2
// CHECK-NEXT: %1 = arith.addf %arg0, %arg0 : f8E5M2
// CHECK-NEXT: %2 = arith.truncf %arg2 : f32 to f8E5M2
// CHECK-NEXT: %3 = arith.extf %arg0 : f8E5M2 to f32
// CHECK-NEXT: %4 = arith.negf %arg1 : f8E4M3FN
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @small(%a: f8E5M2, %b: f8E4M3FN, %c: f32, %d: f16) {
  %0 = arith.cmpf oeq, %a, %a : f8E5M2
  %1 = arith.addf %a, %a : f8E5M2
  %2 = arith.truncf %c : f32 to f8E5M2
  %3 = arith.extf %a : f8E5M2 to f32
  %4 = arith.negf %b : f8E4M3FN
  return
}
