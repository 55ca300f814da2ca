// RUN: not mlir-opt %s -lower-vector-multi-reduction="lowering-strategy=outer" 2>&1 | FileCheck %s --check-prefix=OPTION
// RUN: not mlir-opt %s -lower-vector-multi-reduction -split-input-file 2>&1 | FileCheck %s --check-prefix=PARALLEL
// RUN: not mlir-opt %s -lower-vector-multi-reduction="lowering-strategy=inner-reduction" -split-input-file 2>&1 | FileCheck %s --check-prefix=REDUCE

// OPTION: Cannot find option named 'outer'!

// The rows of all reductions of a function count.
func.func @many_reduced(%v: vector<2x200000xf32>, %acc: vector<2xf32>, %w: vector<200000x2xf32>) {
  %0 = vector.multi_reduction <add>, %v, %acc [1] : vector<2x200000xf32> to vector<2xf32>
  // PARALLEL: [[@LINE+1]]:8: error: 'vector.multi_reduction' op brings the rows to which the reductions of this function are unrolled to more than 262144: use smaller vectors in a loop
  %1 = vector.multi_reduction <add>, %w, %acc [0] : vector<200000x2xf32> to vector<2xf32>
  return
}

// -----

func.func @many_left(%v: vector<9999999999x2xf32>, %acc: vector<9999999999xf32>) {
  // REDUCE: error: 'vector.multi_reduction' op brings the rows to which the reductions of this function are unrolled to more than 262144
  %0 = vector.multi_reduction <add>, %v, %acc [1] : vector<9999999999x2xf32> to vector<9999999999xf32>
  return
}

// -----

// No operation of arith combines by two kinds: the reduction stays. A reduction of both kinds is wrong.
// REDUCE: 'vector.reduction' op unsupported reduction type ''f32'' for kind 'minnumf|maximumf'
// PARALLEL: vector.multi_reduction <minnumf|maximumf>, %{{.+}}, %{{.+}} [0] : vector<2x3xf32> to vector<3xf32>
func.func @two_kinds(%v: vector<2x3xf32>, %acc: vector<3xf32>) -> vector<3xf32> {
  %0 = "vector.multi_reduction"(%v, %acc) <{kind = #vector.kind<minnumf|maximumf>, reduction_dims = [0]}> : (vector<2x3xf32>, vector<3xf32>) -> vector<3xf32>
  return %0 : vector<3xf32>
}
