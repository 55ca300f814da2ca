// RUN: mlir-opt %s -split-input-file -convert-cf-to-spirv | FileCheck %s

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>} {
func.func @blocks(%a: i8, %b: i1, %i: index) -> i8 {
  cf.cond_br %b, ^bb1(%a, %i: i8, index), ^bb2(%b : i1)
^bb1(%x: i8, %j: index):
  %0 = arith.addi %j, %j : index
  cf.br ^bb1(%a, %0 : i8, index)
^bb2(%u: i1):
  cf.br ^bb3(%i, %a : index, i8)
^bb3(%k: index, %l: i8):
  cf.cond_br %u, ^bb3(%k, %l : index, i8), ^bb4
^bb4:
  return %l : i8
}
func.func @f64(%x: f64) {
 cf.br ^bb3(%x : f64)
^bb3(%k: f64):
 return
}
}

// CHECK-LABEL: func.func @blocks(%arg0: i8, %arg1: i1, %arg2: index) -> i8 {
// CHECK-NEXT:  %0 = builtin.unrealized_conversion_cast %arg2 : index to i32
// CHECK-NEXT:  %1 = builtin.unrealized_conversion_cast %arg0 : i8 to i32
// CHECK-NEXT:  spirv.BranchConditional %arg1, ^bb1(%1, %0 : i32, i32), ^bb2(%arg1 : i1)
// CHECK-NEXT:  ^bb1(%2: i32, %3: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:  %4 = builtin.unrealized_conversion_cast %2 : i32 to i8
// CHECK-NEXT:  %5 = builtin.unrealized_conversion_cast %3 : i32 to index
// CHECK-NEXT:  %6 = arith.addi %5, %5 : index
// CHECK-NEXT:  %7 = builtin.unrealized_conversion_cast %6 : index to i32
// CHECK-NEXT:  spirv.Branch ^bb1(%1, %7 : i32, i32)
// CHECK-NEXT:  ^bb2(%8: i1):  // pred: ^bb0
// CHECK-NEXT:  spirv.Branch ^bb3(%0, %1 : i32, i32)
// CHECK-NEXT:  ^bb3(%9: i32, %10: i32):  // 2 preds: ^bb2, ^bb3
// CHECK-NEXT:  %11 = builtin.unrealized_conversion_cast %9 : i32 to index
// CHECK-NEXT:  %12 = builtin.unrealized_conversion_cast %10 : i32 to i8
// CHECK-NEXT:  spirv.BranchConditional %8, ^bb3(%9, %10 : i32, i32), ^bb4
// CHECK-NEXT:  ^bb4:  // pred: ^bb3
// CHECK-NEXT:  return %12 : i8
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @f64(%arg0: f64) {
// CHECK-NEXT:  cf.br ^bb1(%arg0 : f64)
// CHECK-NEXT:  ^bb1(%0: f64):  // pred: ^bb0
// CHECK-NEXT:  return
// CHECK-NEXT:  }
