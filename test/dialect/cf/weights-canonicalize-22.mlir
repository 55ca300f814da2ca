// RUN: mlir-opt --mlir-version=22 %s --canonicalize | FileCheck %s

func.func private @g()

// The branch that replaces one to a block with only a branch has the same weights.
// CHECK-LABEL: func @pass_through
func.func @pass_through(%c: i1, %d: i1) {
  // CHECK: cf.cond_br %{{.*}} weights([1, 2]), ^[[A:.*]], ^[[B:.*]]
  cf.cond_br %c weights([1, 2]), ^a, ^b
^a:
  cf.br ^e
^b:
  call @g() : () -> ()
  cf.br ^e
^e:
  call @g() : () -> ()
  return
}
