// RUN: mlir-opt %s -print-ir='label=here' -o /dev/null 2>&1 | FileCheck %s
// RUN: mlir-opt %s -view-op-graph -o /dev/null 2>&1 | FileCheck %s --check-prefix=GRAPH

// The text has no aliases.
// CHECK:      // -----// IR Dump here //----- //
// CHECK-NEXT: module
// CHECK:      affine.apply affine_map<(d0) -> (d0 + 1)>(%arg0)

// Splats appear whole, other texts up to a limit.
// GRAPH-DAG: value: dense<9> : vector<4xi32>"
// GRAPH-DAG: value: dense<[1, 2, 3, 4]> ..."
func.func @f(%i: index) -> index {
  %a = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
  %b = arith.constant dense<9> : vector<4xi32>
  %c = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  return %a : index
}
