// RUN: not mlir-opt %s -split-input-file -convert-scf-to-cf 2>&1 | FileCheck %s

// A forall with results is no loop nest yet.

// CHECK: error: 'scf.forall' op only fully bufferized scf.forall ops can be lowered to scf.parallel
// CHECK: error: failed to legalize operation 'scf.forall' that was explicitly marked illegal
// CHECK: note: pattern 'forall to parallel' did not apply: the loop has results
func.func @results(%t: tensor<8xf32>) -> tensor<8xf32> {
  %0 = scf.forall (%i) in (8) shared_outs(%o = %t) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
    }
  }
  return %0 : tensor<8xf32>
}
