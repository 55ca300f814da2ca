// RUN: mlir-opt --mlir-version=22 --test-gpu-subgroup-reduce-lowering %s | FileCheck %s
// RUN: mlir-opt --mlir-version=22 --test-gpu-subgroup-reduce-lowering=expand-to-shuffles %s | FileCheck --check-prefix=SHUFFLE %s

gpu.module @kernels {
  // Parts of vectors are reduced in the same clusters.
  // CHECK-LABEL: gpu.func @parts
  gpu.func @parts(%v: vector<5xf16>) kernel {
    // CHECK: gpu.subgroup_reduce mul %{{.*}} uniform cluster(size = 4, stride = 2) : (vector<2xf16>)
    // CHECK: gpu.subgroup_reduce mul %{{.*}} uniform cluster(size = 4, stride = 2) : (vector<2xf16>)
    // CHECK: gpu.subgroup_reduce mul %{{.*}} uniform cluster(size = 4, stride = 2) : (f16)
    %0 = gpu.subgroup_reduce mul %v uniform cluster(size = 4, stride = 2) : (vector<5xf16>) -> vector<5xf16>
    "test.use"(%0) : (vector<5xf16>) -> ()
    gpu.return
  }
  // CHECK-LABEL: gpu.func @one
  gpu.func @one(%v: vector<1xf32>) kernel {
    // CHECK: gpu.subgroup_reduce add %{{.*}} cluster(size = 8) : (f32) -> f32
    %0 = gpu.subgroup_reduce add %v cluster(size = 8, stride = 1) : (vector<1xf32>) -> vector<1xf32>
    "test.use"(%0) : (vector<1xf32>) -> ()
    gpu.return
  }
  // SHUFFLE-LABEL: gpu.func @shuffles
  gpu.func @shuffles(%v: i32) kernel {
    // SHUFFLE-DAG: %[[C4:.*]] = arith.constant 4 : i32
    // SHUFFLE-DAG: %[[C8:.*]] = arith.constant 8 : i32
    // SHUFFLE-DAG: %[[C32:.*]] = arith.constant 32 : i32
    // SHUFFLE: gpu.shuffle xor %{{.*}}, %[[C4]], %[[C32]] : i32
    // SHUFFLE: gpu.shuffle xor %{{.*}}, %[[C8]], %[[C32]] : i32
    // SHUFFLE-NOT: gpu.shuffle
    // SHUFFLE: "test.use"
    %0 = gpu.subgroup_reduce add %v cluster(size = 4, stride = 4) : (i32) -> i32
    "test.use"(%0) : (i32) -> ()
    gpu.return
  }
  // The cluster is larger than the subgroup.
  // SHUFFLE-LABEL: gpu.func @large
  gpu.func @large(%v: i32, %w: vector<2xf16>) kernel {
    // SHUFFLE: gpu.subgroup_reduce add %{{.*}} cluster(size = 16, stride = 4) : (i32)
    // SHUFFLE: gpu.subgroup_reduce add %{{.*}} cluster(size = 64) : (vector<2xf16>)
    %0 = gpu.subgroup_reduce add %v cluster(size = 16, stride = 4) : (i32) -> i32
    %1 = gpu.subgroup_reduce add %w cluster(size = 64) : (vector<2xf16>) -> vector<2xf16>
    "test.use"(%0, %1) : (i32, vector<2xf16>) -> ()
    gpu.return
  }
}
