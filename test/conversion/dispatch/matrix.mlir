// RUN: mlir-opt --spirv-form-dispatches --spirv-place-tensors --spirv-launch-dispatches %s | FileCheck %s

// Subgroups compute products of f16 by cooperative matrices if the target has them, and if their sizes divide the product.

#target = #spirv.target_env<#spirv.vce<v1.6, [Shader, Float16, CooperativeMatrixKHR], [SPV_KHR_cooperative_matrix]>, #spirv.resource_limits<
  cooperative_matrix_properties_khr = [#spirv.coop_matrix_props_khr<m_size = 16, n_size = 8, k_size = 16, a_type = f16, b_type = f16, c_type = f32, result_type = f32, acc_sat = false, scope = <Subgroup>>]>>

module attributes {spirv.target_env = #target} {
  // CHECK-LABEL: func.func @filled
  func.func @filled(%a: tensor<512x48xf16>, %b: tensor<48x1024xf16>) -> tensor<512x1024xf32> {
    // CHECK: gpu.launch blocks(%[[X:.*]], %[[Y:.*]], %{{.*}}) in (%{{.*}} = %c32{{.*}}, %{{.*}} = %c8{{.*}}, %{{.*}} = %c1{{.*}}) threads({{.*}}) in (%{{.*}} = %c32
    // CHECK-DAG: %[[COL:.*]] = arith.muli %[[X]], %c32
    // CHECK-DAG: %[[ROW:.*]] = arith.muli %[[Y]], %c64
    // CHECK: %[[ONE:.*]] = gpu.subgroup_mma_constant_matrix %{{.*}} : !gpu.mma_matrix<16x8xf32, "COp">
    // CHECK: %[[SUM:.*]]:16 = scf.for %[[K:arg[0-9]+]] = %c0 to %c48{{.*}} step %c16{{.*}} iter_args(%{{.*}} = %[[ONE]],
    // CHECK: gpu.subgroup_mma_load_matrix %arg0[%[[ROW]], %[[K]]] {leadDimension = 48 : index}
    // CHECK: gpu.subgroup_mma_load_matrix %arg1[%[[K]], %[[COL]]] {leadDimension = 1024 : index}
    // CHECK-COUNT-16: gpu.subgroup_mma_compute
    // CHECK: scf.yield
    // CHECK-COUNT-16: gpu.subgroup_mma_store_matrix
    %one = arith.constant 1.0 : f32
    %e = tensor.empty() : tensor<512x1024xf32>
    %z = linalg.fill ins(%one : f32) outs(%e : tensor<512x1024xf32>) -> tensor<512x1024xf32>
    %m = linalg.matmul ins(%a, %b : tensor<512x48xf16>, tensor<48x1024xf16>) outs(%z : tensor<512x1024xf32>) -> tensor<512x1024xf32>
    return %m : tensor<512x1024xf32>
  }

  // CHECK-LABEL: func.func @added
  func.func @added(%a: tensor<3x32x16xf16>, %b: tensor<3x8x16xf16>, %c: tensor<3x32x8xf32>) -> tensor<3x32x8xf32> {
    // CHECK: gpu.launch blocks(%{{.*}}, %{{.*}}, %[[Z:.*]]) in (%{{.*}} = %c1{{.*}}, %{{.*}} = %c2{{.*}}, %{{.*}} = %c3
    // CHECK: gpu.subgroup_mma_load_matrix %arg2[%[[Z]], %[[ROW:.*]], %[[COL:.*]]] {leadDimension = 8 : index}
    // CHECK: scf.for %[[K:arg[0-9]+]] =
    // CHECK: gpu.subgroup_mma_load_matrix %arg0[%[[Z]], %[[ROW]], %[[K]]] {leadDimension = 16 : index}
    // CHECK: gpu.subgroup_mma_load_matrix %arg1[%[[Z]], %[[COL]], %[[K]]] {leadDimension = 16 : index, transpose}
    %m = linalg.batch_matmul_transpose_b ins(%a, %b : tensor<3x32x16xf16>, tensor<3x8x16xf16>) outs(%c : tensor<3x32x8xf32>) -> tensor<3x32x8xf32>
    return %m : tensor<3x32x8xf32>
  }

  // Sizes that are no multiples, dynamic ones, sums of f16, tiles that the source states, and operands that are computed.

  // CHECK: func.func @rows
  // CHECK-NOT: subgroup_mma
  func.func @rows(%a: tensor<24x16xf16>, %b: tensor<16x8xf16>, %c: tensor<24x8xf32>) -> tensor<24x8xf32> {
    %m = linalg.matmul ins(%a, %b : tensor<24x16xf16>, tensor<16x8xf16>) outs(%c : tensor<24x8xf32>) -> tensor<24x8xf32>
    return %m : tensor<24x8xf32>
  }
  func.func @sums(%a: tensor<16x24xf16>, %b: tensor<24x8xf16>, %c: tensor<16x8xf32>) -> tensor<16x8xf32> {
    %m = linalg.matmul ins(%a, %b : tensor<16x24xf16>, tensor<24x8xf16>) outs(%c : tensor<16x8xf32>) -> tensor<16x8xf32>
    return %m : tensor<16x8xf32>
  }
  func.func @dynamic(%a: tensor<?x16xf16>, %b: tensor<16x8xf16>, %c: tensor<?x8xf32>) -> tensor<?x8xf32> {
    %m = linalg.matmul ins(%a, %b : tensor<?x16xf16>, tensor<16x8xf16>) outs(%c : tensor<?x8xf32>) -> tensor<?x8xf32>
    return %m : tensor<?x8xf32>
  }
  func.func @halves(%a: tensor<16x16xf16>, %b: tensor<16x8xf16>, %c: tensor<16x8xf16>) -> tensor<16x8xf16> {
    %m = linalg.matmul ins(%a, %b : tensor<16x16xf16>, tensor<16x8xf16>) outs(%c : tensor<16x8xf16>) -> tensor<16x8xf16>
    return %m : tensor<16x8xf16>
  }
  func.func @singles(%a: tensor<16x16xf32>, %b: tensor<16x8xf32>, %c: tensor<16x8xf32>) -> tensor<16x8xf32> {
    %m = linalg.matmul ins(%a, %b : tensor<16x16xf32>, tensor<16x8xf32>) outs(%c : tensor<16x8xf32>) -> tensor<16x8xf32>
    return %m : tensor<16x8xf32>
  }
  func.func @tiled(%a: tensor<16x16xf16>, %b: tensor<16x8xf16>, %c: tensor<16x8xf32>) -> tensor<16x8xf32> {
    %m = linalg.matmul {kernel.tile = array<i64: 1, 1>} ins(%a, %b : tensor<16x16xf16>, tensor<16x8xf16>) outs(%c : tensor<16x8xf32>) -> tensor<16x8xf32>
    return %m : tensor<16x8xf32>
  }
  func.func @computed(%a: tensor<16x16xf16>, %b: tensor<16x8xf16>, %c: tensor<16x8xf32>) -> tensor<16x8xf32> {
    %n = arith.negf %a : tensor<16x16xf16>
    %m = linalg.matmul ins(%n, %b : tensor<16x16xf16>, tensor<16x8xf16>) outs(%c : tensor<16x8xf32>) -> tensor<16x8xf32>
    return %m : tensor<16x8xf32>
  }
  // The result needs an operation more.
  func.func @then(%a: tensor<16x16xf16>, %b: tensor<16x8xf16>, %c: tensor<16x8xf32>) -> tensor<16x8xf32> {
    %m = linalg.matmul ins(%a, %b : tensor<16x16xf16>, tensor<16x8xf16>) outs(%c : tensor<16x8xf32>) -> tensor<16x8xf32>
    %n = arith.negf %m : tensor<16x8xf32>
    return %n : tensor<16x8xf32>
  }
  // An operand that one loop reads twice, and batches that are not the first dimension.
  func.func @diagonal(%a: tensor<16xf16>, %b: tensor<16x8xf16>, %c: tensor<16x8xf32>) -> tensor<16x8xf32> {
    %m = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
        iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<16xf16>, tensor<16x8xf16>) outs(%c : tensor<16x8xf32>) {
    ^bb0(%x: f16, %y: f16, %o: f32):
      %p = arith.extf %x : f16 to f32
      %q = arith.extf %y : f16 to f32
      %r = arith.mulf %p, %q : f32
      %s = arith.addf %o, %r : f32
      linalg.yield %s : f32
    } -> tensor<16x8xf32>
    return %m : tensor<16x8xf32>
  }
  func.func @inner(%a: tensor<16x3x16xf16>, %b: tensor<3x16x8xf16>, %c: tensor<3x16x8xf32>) -> tensor<3x16x8xf32> {
    %m = linalg.generic {indexing_maps = [affine_map<(b, i, j, k) -> (i, b, k)>, affine_map<(b, i, j, k) -> (b, k, j)>, affine_map<(b, i, j, k) -> (b, i, j)>],
        iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<16x3x16xf16>, tensor<3x16x8xf16>) outs(%c : tensor<3x16x8xf32>) {
    ^bb0(%x: f16, %y: f16, %o: f32):
      %p = arith.extf %x : f16 to f32
      %q = arith.extf %y : f16 to f32
      %r = arith.mulf %p, %q : f32
      %s = arith.addf %o, %r : f32
      linalg.yield %s : f32
    } -> tensor<3x16x8xf32>
    return %m : tensor<3x16x8xf32>
  }

  // A large product is not computed with the operation that needs its result.

  // CHECK: func.func @apart
  // CHECK: gpu.launch
  // CHECK: gpu.subgroup_mma_compute
  // CHECK: gpu.launch
  // CHECK: math.exp
  func.func @apart(%a: tensor<256x256xf16>, %b: tensor<256x256xf16>, %c: tensor<256x256xf32>) -> tensor<256x256xf32> {
    %m = linalg.matmul ins(%a, %b : tensor<256x256xf16>, tensor<256x256xf16>) outs(%c : tensor<256x256xf32>) -> tensor<256x256xf32>
    %n = math.exp %m : tensor<256x256xf32>
    return %n : tensor<256x256xf32>
  }
}
