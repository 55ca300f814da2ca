// RUN: mlir-opt %s --view-op-graph -o /dev/null 2>&1 | FileCheck %s
// RUN: mlir-opt %s --view-op-graph='print-attrs=false print-result-types=false print-data-flow-edges=false print-control-flow-edges=true' -o /dev/null 2>&1 | FileCheck %s --check-prefix=ORDER

// CHECK: digraph G {
// CHECK-NEXT: compound = true;
// CHECK-NEXT: subgraph cluster_1 {
// CHECK: label = "func.func : ()\n\nfunction_type: (i32, i1) -> i32\nsym_name: \"f\"";
// CHECK: v[[ARG:[0-9]+]] [label = "arg0", shape = ellipse];
// CHECK: v[[ADD:[0-9]+]] [fillcolor = "0.000000 1.0 1.0", label = "arith.addi : (i32)\n\noverflowFlags: #arith.overflow<none...", shape = ellipse, style = filled];
// CHECK: subgraph cluster_[[IF:[0-9]+]] {
// CHECK-NEXT: v[[IFNODE:[0-9]+]] [label = " ", shape = plain];
// CHECK-NEXT: label = "scf.if : (i32)\n";
// CHECK-DAG: v[[ARG]] -> v[[ADD]] [label = "1", style = solid];
// CHECK-DAG: v[[IFNODE]] -> v{{[0-9]+}} [ltail = cluster_[[IF]], style = solid];

// ORDER: v[[A:[0-9]+]] [fillcolor = "0.000000 1.0 1.0", label = "arith.addi", shape
// ORDER: v[[IF:[0-9]+]] [label = " ", shape = plain];
// ORDER-NEXT: label = "scf.if";
// ORDER: v[[A]] -> v[[IF]] [lhead = cluster_{{[0-9]+}}, style = dashed];
func.func @f(%a: i32, %c: i1) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = scf.if %c -> i32 {
    scf.yield %0 : i32
  } else {
    scf.yield %a : i32
  }
  return %1 : i32
}
