// RUN: mlir-opt -test-gpu-subgroup-reduce-lowering %s | FileCheck %s
// RUN: mlir-opt -test-gpu-subgroup-reduce-lowering=expand-to-shuffles %s | FileCheck %s --check-prefix=SHFL

gpu.module @m {
  // Pieces of 32 bits; the rest of one element is a scalar.
  // CHECK-LABEL: gpu.func @pieces
  // CHECK: gpu.subgroup_reduce maxnumf %{{.*}} uniform : (vector<2xf16>) -> vector<2xf16>
  // CHECK: gpu.subgroup_reduce maxnumf %{{.*}} uniform : (f16) -> f16
  // CHECK: vector.insert %{{.*}}, %{{.*}} [2] : f16 into vector<3xf16>
  // SHFL-LABEL: gpu.func @pieces
  // SHFL-COUNT-10: gpu.shuffle xor
  // SHFL-NOT: gpu.subgroup_reduce
  gpu.func @pieces(%v: vector<3xf16>) -> vector<3xf16> {
    %0 = gpu.subgroup_reduce maxnumf %v uniform : (vector<3xf16>) -> vector<3xf16>
    gpu.return %0 : vector<3xf16>
  }

  // Too wide to shuffle.
  // CHECK-LABEL: gpu.func @wide
  // CHECK: gpu.subgroup_reduce add %{{.*}} : (i64) -> i64
  // SHFL-LABEL: gpu.func @wide
  // SHFL: gpu.subgroup_reduce add %{{.*}} : (i64) -> i64
  gpu.func @wide(%v: i64) -> i64 {
    %0 = gpu.subgroup_reduce add %v : (i64) -> i64
    gpu.return %0 : i64
  }

  // SHFL-LABEL: gpu.func @bytes
  // SHFL-SAME: (%[[V:.*]]: vector<3xi8>)
  // SHFL: %[[Z:.*]] = arith.constant dense<0> : vector<4xi8>
  // SHFL: %[[P:.*]] = vector.insert_strided_slice %[[V]], %[[Z]]
  // SHFL: vector.bitcast %[[P]] : vector<4xi8> to vector<1xi32>
  // SHFL: arith.xori %{{.*}} : vector<4xi8>
  // SHFL: vector.extract_strided_slice %{{.*}} {offsets = [0], sizes = [3], strides = [1]}
  gpu.func @bytes(%v: vector<3xi8>) -> vector<3xi8> {
    %0 = gpu.subgroup_reduce xor %v : (vector<3xi8>) -> vector<3xi8>
    gpu.return %0 : vector<3xi8>
  }
}
