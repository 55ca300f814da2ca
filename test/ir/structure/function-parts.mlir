// Arguments and results of functions come and go with their attributes.
// RUN: mlir-opt --test-func-insert-arg --split-input-file %s --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s --check-prefix=INSERT
// RUN: mlir-opt --test-func-insert-result --split-input-file %s | FileCheck %s --check-prefix=RESULT
// RUN: not mlir-opt --test-func-erase-arg --test-func-erase-result --test-func-set-type --split-input-file %s | FileCheck %s --check-prefix=ERASE
// RUN: not mlir-opt --test-func-erase-arg %s --split-input-file --mlir-print-op-on-diagnostic=false -o /dev/null 2>&1 | FileCheck %s --check-prefix=USED

// INSERT-LABEL: func.func @insert(
// INSERT-SAME: %arg0: f32 {test.a} loc("x"), %arg1: i32 {test.old} loc({{.*}}), %arg2: i8 loc(unknown), %arg3: i16 loc(unknown), %arg4: i64 loc({{.*}})) {
// INSERT-NOT: test.insert_args
// RESULT-LABEL: func.func private @results() -> (f32, i32, f64 {test.b})
// ERASE-LABEL: func.func private @results
func.func @insert(%x: i32 {test.old}, %y: i64) attributes {test.insert_args = [[0, f32, {test.a}, loc("x")], [1, i8], [1, i16, {}]]} {
  return
}
func.func private @results() -> i32 attributes {test.insert_results = [[0, f32], [1, f64, {test.b}]]}

// -----

// ERASE-LABEL: func.func @erase(
// ERASE-SAME: %arg0: i32 {test.keep}) {
// ERASE: func.func private @left() -> i64
// ERASE: func.func private @typed(f32) -> f64
func.func @erase(%x: i8 {test.erase_this_arg}, %y: i32 {test.keep}, %z: i64 {test.erase_this_arg, test.a}) {
  return
}
func.func private @left() -> (i32 {test.erase_this_result}, i64)
func.func private @typed(i8) attributes {test.set_type_from = @other}
func.func private @other(f32) -> f64

// -----

// USED: error: cannot erase argument 1 which still has uses
func.func @used(%x: i8, %y: i32 {test.erase_this_arg}) {
  %0 = arith.addi %y, %y : i32
  return
}
