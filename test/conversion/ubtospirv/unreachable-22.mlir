// RUN: mlir-opt --mlir-version=22 --convert-ub-to-spirv %s | FileCheck %s

// CHECK-LABEL: func.func @f
func.func @f(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  return
^b:
  // CHECK: spirv.Unreachable
  ub.unreachable
}
