// RUN: not mlir-opt --mlir-version=19 %s 2>&1 | FileCheck %s

// MLIR 19 cannot express these.
func.func @lanes(%a: f32, %v: vector<4xi8>, %l: i32) {
  // CHECK-DAG: error: 'gpu.subgroup_reduce' op attribute 'cluster_size' is not part of MLIR 19, but of MLIR 20 and later
  %0 = gpu.subgroup_reduce add %a cluster(size = 4) : (f32) -> f32
  // CHECK-DAG: error: 'gpu.rotate' op is not part of MLIR 19, but of MLIR 21 and later
  %1:2 = gpu.rotate %v, 3, 16 : vector<4xi8>
  // CHECK-DAG: error: 'gpu.subgroup_broadcast' op is not part of MLIR 19, but of MLIR 22 and later
  %2 = gpu.subgroup_broadcast %a, any_lane : f32
  return
}
