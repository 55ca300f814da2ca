// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(spirv-narrow-ranges))' | FileCheck %s

// Checks of indices whose bounds are below the bounds of the size go away.

// CHECK-LABEL: func @loop(
// CHECK-SAME:    %[[N:.*]]: index)
// CHECK:         scf.for %[[I:.*]] =
// CHECK-NOT:       kernel.check_index "inside"
// CHECK:           kernel.check_index "beyond" %[[I]] of
// CHECK-NEXT:      kernel.check_index "unknown" %[[N]] of
func.func @loop(%n: index) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %four = arith.constant 4 : index
  %three = arith.constant 3 : index
  scf.for %i = %zero to %four step %one {
    kernel.check_index "inside" %i of %four
    kernel.check_index "beyond" %i of %three
    kernel.check_index "unknown" %n of %four
  }
  return
}
