// RUN: mlir-opt %s --snapshot-op-locations='filename=%t.mlir' --mlir-print-local-scope --mlir-print-debuginfo | FileCheck %s
// RUN: FileCheck %s --check-prefix=FILE < %t.mlir
// RUN: mlir-opt %s --snapshot-op-locations='filename=%t.mlir tag=again' --mlir-print-local-scope --mlir-print-debuginfo | FileCheck %s --check-prefix=TAG
// RUN: mlir-opt %s --print-ir=label=here -o /dev/null 2>&1 | FileCheck %s --check-prefix=PRINT

// Lines count from one, columns from nought.
// CHECK: arith.addi {{.*}} loc("{{.*}}.mlir":3:4)
// CHECK: return {{.*}} loc("{{.*}}.mlir":4:4)
// CHECK: } loc("{{.*}}.mlir":2:2)
// CHECK: } loc("{{.*}}.mlir":1:0)
// FILE: module {
// FILE: arith.addi {{.*}} loc("old")
// TAG: arith.addi {{.*}} loc(fused["old", "again"("{{.*}}.mlir":3:4)])
// PRINT: // -----// IR Dump here //----- //
// PRINT-NEXT: module {
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32 loc("old")
  return %0 : i32
}
