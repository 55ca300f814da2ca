// RUN: mlir-opt --convert-arith-to-llvm %s | FileCheck %s
// RUN: mlir-opt --mlir-version=22 --convert-cf-to-llvm %s | FileCheck %s
// RUN: mlir-opt --convert-index-to-llvm %s | FileCheck %s --check-prefix=FOLD

// Casts between types that another conversion has left stay, as in MLIR; convert-index-to-llvm folds those that undo each other.

// CHECK-LABEL: func.func @kept(
// CHECK: %[[INDEX:.*]] = builtin.unrealized_conversion_cast %{{.*}} : i64 to index
// CHECK: builtin.unrealized_conversion_cast %[[INDEX]] : index to i64
// FOLD-LABEL: func.func @kept(
// FOLD: call @use(%{{arg0|a}})
func.func private @use(i64)
func.func @kept(%a: i64) {
  %0 = builtin.unrealized_conversion_cast %a : i64 to index
  %1 = builtin.unrealized_conversion_cast %0 : index to i64
  func.call @use(%1) : (i64) -> ()
  return
}
