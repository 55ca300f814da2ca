// RUN: mlir-opt --mlir-version=22 --int-range-optimizations %s | FileCheck %s

// The number of clusters has no bound; that of the blocks of a cluster may be known.

gpu.module @m {
  // CHECK-LABEL: gpu.func @known
  gpu.func @known() kernel attributes {known_cluster_size = array<i32: 2, 4, 1>} {
    // CHECK: test.reflect_bounds {smax = 4294967295 : index, smin = 1 : index
    %0 = gpu.cluster_dim x
    %1 = test.reflect_bounds %0 : index
    // CHECK: test.reflect_bounds {smax = 4294967294 : index, smin = 0 : index
    %2 = gpu.cluster_id x
    %3 = test.reflect_bounds %2 : index
    // CHECK: test.reflect_bounds {smax = 3 : index, smin = 0 : index
    %4 = gpu.cluster_block_id y
    %5 = test.reflect_bounds %4 : index
    // CHECK: test.reflect_bounds {smax = 4 : index, smin = 4 : index
    %6 = gpu.cluster_dim_blocks y
    %7 = test.reflect_bounds %6 : index
    gpu.return
  }
  // CHECK-LABEL: gpu.func @unknown
  gpu.func @unknown() kernel {
    // CHECK: test.reflect_bounds {smax = 7 : index, smin = 0 : index
    %0 = gpu.cluster_block_id y
    %1 = test.reflect_bounds %0 : index
    // CHECK: test.reflect_bounds {smax = 8 : index, smin = 1 : index
    %2 = gpu.cluster_dim_blocks y
    %3 = test.reflect_bounds %2 : index
    gpu.return
  }
}
