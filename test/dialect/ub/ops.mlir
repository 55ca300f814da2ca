// RUN: mlir-opt %s | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --canonicalize | FileCheck %s --check-prefix=FOLDED

func.func @poison() -> (i32, vector<2xf32>) {
  // CHECK: ub.poison : i32
  // GENERIC: "ub.poison"() <{value = #ub.poison}> : () -> i32
  %0 = ub.poison : i32
  // CHECK: ub.poison {note} : vector<2xf32>
  %1 = ub.poison {note} <#ub.poison> : vector<2xf32>
  // FOLDED-DAG: ub.poison : i32
  // FOLDED-DAG: ub.poison {note} : vector<2xf32>
  return %0, %1 : i32, vector<2xf32>
}
