// RUN: mlir-opt --mlir-version=22 %s --split-input-file --verify-diagnostics | FileCheck %s
// RUN: mlir-opt --mlir-version=22 %S/Inputs/weights.mlir --emit-bytecode | mlir-opt --mlir-version=22 | FileCheck %s
// RUN: mlir-opt --mlir-version=22 %S/Inputs/weights.mlir --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %S/Inputs/weights.mlir | FileCheck %s --check-prefix=OLD

// GENERIC: "cf.cond_br"(%{{.*}})[^bb1, ^bb2] <{branch_weights = array<i32: 1, 2>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
// OLD: cf.cond_br %{{[a-z0-9]*}}, ^bb1, ^bb2(%{{.*}} : i32)

// CHECK-LABEL: func @f
func.func @f(%c: i1, %b: i32) -> i32 {
  // CHECK: cf.cond_br %{{.*}} weights([1, 2]), ^bb1, ^bb2(%{{.*}} : i32)
  cf.cond_br %c weights([1, 2]), ^a, ^b(%b : i32)
^a:
  cf.br ^b(%b : i32)
^b(%x : i32):
  return %x : i32
}

// -----

func.func @count(%c: i1) {
  // expected-error @+1 {{expects number of branch weights to match number of successors: 3 vs 2}}
  cf.cond_br %c weights([1, 2, 3]), ^a, ^b
^a:
  return
^b:
  return
}

// -----

func.func @zero(%c: i1) {
  // expected-error @+1 {{branch weights cannot all be zero}}
  cf.cond_br %c weights([0, 0]), ^a, ^b
^a:
  return
^b:
  return
}
