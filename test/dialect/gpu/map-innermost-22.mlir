// RUN: mlir-opt --mlir-version=22 --gpu-map-parallel-loops=mapping-policy=innermost-first %s | FileCheck %s
// RUN: not mlir-opt --mlir-version=22 --gpu-map-parallel-loops=mapping-policy=best %s 2>&1 | FileCheck --check-prefix=WRONG %s

// WRONG: error: Invalid mapping policy specified.

// CHECK-LABEL: func.func @loops
func.func @loops(%a: index, %b: index, %c: index) {
  // CHECK: processor = thread_z, {{.*}}processor = thread_y, {{.*}}processor = thread_x, {{.*}}processor = sequential
  // CHECK: processor = block_y, {{.*}}processor = block_x
  scf.parallel (%i, %j) = (%a, %a) to (%b, %b) step (%c, %c) {
    scf.parallel (%k, %l, %m, %n) = (%a, %a, %a, %a) to (%b, %b, %b, %b) step (%c, %c, %c, %c) {
    }
  }
  return
}
