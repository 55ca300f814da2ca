// RUN: mlir-opt %s -gpu-map-parallel-loops | FileCheck %s

// CHECK-LABEL: func @nest(
func.func @nest(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    scf.parallel (%k) = (%c0) to (%n) step (%c1) {
      scf.parallel (%l) = (%c0) to (%n) step (%c1) {
      }
    }
    scf.for %k = %c0 to %n step %c1 {
      scf.parallel (%l) = (%c0) to (%n) step (%c1) {
      }
    }
  }
  return
}
// CHECK: scf.reduce
// CHECK-NEXT: } {mapping = [#gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
// CHECK: scf.parallel
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }{{$}}
// CHECK: } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_y, map = (d0) -> (d0), bound = (d0) -> (d0)>]}

// CHECK-LABEL: func @forall(
func.func @forall(%n: index) {
  // CHECK: } {mapping = [#gpu.thread<y>]}
  scf.forall (%i) in (%n) {
  } {mapping = [#gpu.thread<y>]}
  return
}
