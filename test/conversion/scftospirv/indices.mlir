// RUN: mlir-opt --convert-scf-to-spirv %s | FileCheck %s

// Operations on indices are converted with the loop.
// CHECK-LABEL: spirv.func @indices
// CHECK:         ^{{.*}}(%[[I:.*]]: i32):
// CHECK:         spirv.IAdd %[[I]], %[[I]] : i32
func.func @indices() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    %x = index.add %i, %i
  }
  return
}
