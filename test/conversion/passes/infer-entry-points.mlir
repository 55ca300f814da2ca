// RUN: mlir-opt %s -split-input-file -verify-diagnostics --spirv-infer-entry-point-abi | FileCheck %s

module attributes {gpu.container_module} {
  gpu.module @m {
    // CHECK: gpu.func @folded() kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [8, 32, 3]>}
    gpu.func @folded() kernel { gpu.return }
    // CHECK: gpu.func @differ() kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<>}
    gpu.func @differ() kernel { gpu.return }
    // CHECK: gpu.func @computed() kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<>}
    gpu.func @computed() kernel { gpu.return }
    // CHECK: gpu.func @known() kernel attributes {{.*}}spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [2, 1, 1]>
    gpu.func @known() kernel attributes {known_block_size = array<i32: 2, 1, 1>} { gpu.return }
  }
  func.func @main(%a: memref<8x?xf32>, %n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %d = memref.dim %a, %c0 : memref<8x?xf32>
    %m = arith.muli %d, %c4 : index
    %s = affine.apply affine_map<(d0) -> (d0 - 1)>(%c4)
    gpu.launch_func @m::@folded blocks in (%n, %c1, %c1) threads in (%d, %m, %s)
    gpu.launch_func @m::@differ blocks in (%n, %c1, %c1) threads in (%d, %c1, %c1)
    gpu.launch_func @m::@differ blocks in (%n, %c1, %c1) threads in (%c4, %c1, %c1)
    %e = memref.dim %a, %c1 : memref<8x?xf32>
    gpu.launch_func @m::@computed blocks in (%n, %c1, %c1) threads in (%e, %c1, %c1)
    gpu.launch_func @m::@known blocks in (%n, %c1, %c1) threads in (%n, %c1, %c1)
    return
  }
}

// -----

gpu.module @m {
  // expected-error @below {{'gpu.func' op has no 'spirv.entry_point_abi', no 'known_block_size', and no launch to take the workgroup size from}}
  // expected-note @below {{state it as `spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [64, 1, 1]>`}}
  gpu.func @alone() kernel attributes {known_blok_size = array<i32: 4, 1, 1>} { gpu.return }
}
