// RUN: mlir-opt %s | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK: module attributes {gpu.container_module} {
module attributes {gpu.container_module} {
  // CHECK-NEXT: gpu.module @device {
  // GENERIC: "gpu.module"() <{sym_name = "device"}> ({
  gpu.module @device {
    // CHECK-NEXT: gpu.func @scale(%arg0: f32 {gpu.a}, %arg1: memref<?xf32>) workgroup(%arg2 : memref<8xf32, #gpu.address_space<workgroup>> {gpu.b = 4 : i32}, %arg3 : memref<2xi8>) private(%arg4 : memref<1xf32, #gpu.address_space<private>>) kernel attributes {known_block_size = array<i32: 8, 2, 1>, note = "x"} {
    // GENERIC-NEXT: "gpu.func"() <{arg_attrs = [{gpu.a}, {}], function_type = (f32, memref<?xf32>) -> (), known_block_size = array<i32: 8, 2, 1>, workgroup_attrib_attrs = [{gpu.b = 4 : i32}, {}]}> ({
    // GENERIC: }) {gpu.kernel, note = "x", sym_name = "scale", workgroup_attributions = 2 : i64} : () -> ()
    gpu.func @scale(%a: f32 {gpu.a}, %m: memref<?xf32>)
        workgroup(%w: memref<8xf32, #gpu.address_space<workgroup>> {gpu.b = 4 : i32}, %w2: memref<2xi8>)
        private(%p: memref<1xf32, #gpu.address_space<private>>) kernel
        attributes {note = "x", known_block_size = array<i32: 8, 2, 1>} {
      // CHECK-NEXT: %thread_id_x = gpu.thread_id  x
      %0 = gpu.thread_id x
      // CHECK-NEXT: %block_id_y = gpu.block_id  y upper_bound 16
      %1 = gpu.block_id y upper_bound 16
      // CHECK-NEXT: %block_dim_z = gpu.block_dim  z {tag}
      %2 = gpu.block_dim z {tag}
      // CHECK-NEXT: %grid_dim_x = gpu.grid_dim  x
      %3 = gpu.grid_dim x
      // CHECK-NEXT: %global_id_x = gpu.global_id  x
      %4 = gpu.global_id x
      // CHECK-NEXT: %cluster_id_x = gpu.cluster_id  x
      %5 = gpu.cluster_id x
      // CHECK-NEXT: %cluster_dim_x = gpu.cluster_dim  x
      %6 = gpu.cluster_dim x
      // CHECK-NEXT: %cluster_dim_blocks_x = gpu.cluster_dim_blocks  x
      %7 = gpu.cluster_dim_blocks x
      // CHECK-NEXT: %cluster_block_id_x = gpu.cluster_block_id  x
      %8 = gpu.cluster_block_id x
      // CHECK-NEXT: gpu.lane_id upper_bound 32
      %9 = gpu.lane_id upper_bound 32
      // CHECK-NEXT: gpu.subgroup_id : index
      %10 = gpu.subgroup_id : index
      // CHECK-NEXT: gpu.num_subgroups upper_bound 4 : index
      %11 = gpu.num_subgroups upper_bound 4 : index
      // CHECK-NEXT: gpu.subgroup_size : index
      %12 = gpu.subgroup_size : index
      // CHECK-NEXT: gpu.barrier
      gpu.barrier
      // CHECK-NEXT: gpu.printf "%f at %d" %arg0, %thread_id_x : f32, index
      gpu.printf "%f at %d" %a, %0 : f32, index
      // CHECK-NEXT: gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
      %13 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
      // CHECK-NEXT: gpu.return
      gpu.return
    }
    // CHECK: gpu.func @twice(%arg0: i32) -> (i32, i1) {
    gpu.func @twice(%a: i32) -> (i32, i1) {
      // CHECK-NEXT: gpu.all_reduce max{{[us]}}i %arg0 uniform {
      // CHECK-NEXT: } : (i32) -> i32
      %0 = gpu.all_reduce maxui %a uniform {} : (i32) -> i32
      // CHECK-NEXT: gpu.all_reduce %{{.*}} {
      // CHECK-NEXT: ^bb0(%[[L:.*]]: i32, %[[R:.*]]: i32):
      // CHECK-NEXT:   gpu.yield %[[L]] : i32
      // CHECK-NEXT: } : (i32) -> i32
      %1 = gpu.all_reduce %0 {
      ^bb0(%l: i32, %r: i32):
        gpu.yield %l : i32
      } : (i32) -> i32
      // CHECK-NEXT: gpu.subgroup_reduce xor %{{.*}} {tag} : (i32) -> i32
      %2 = gpu.subgroup_reduce xor %1 {tag} : (i32) -> i32
      // CHECK-NEXT: %shuffleResult, %valid = gpu.shuffle  down %{{.*}}, %arg0, %arg0 : i32
      %3, %4 = gpu.shuffle down %2, %a, %a : i32
      // CHECK-NEXT: gpu.return %shuffleResult, %valid : i32, i1
      gpu.return %3, %4 : i32, i1
    }
  }

  // CHECK: gpu.module @targeted <#gpu.select_object<1 : i64>> [#spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>]  attributes {tag} {
  // CHECK-NEXT: }
  gpu.module @targeted <#gpu.select_object<1>> [#spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>] attributes {tag} {}
  // CHECK-NEXT: gpu.binary @one [#gpu.object<#spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>, "\03\02">]
  // GENERIC: "gpu.binary"() <{objects = {{.*}}, offloadingHandler = #gpu.select_object, sym_name = "one"}>
  gpu.binary @one [#gpu.object<#spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>, fatbin = "\03\02">]
  // CHECK-NEXT: gpu.binary @two <#gpu.select_object<0 : i64>> [#gpu.object<#spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>, properties = {k = 1 : i64}, assembly = "">]
  gpu.binary @two <#gpu.select_object<0>> [#gpu.object<#spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>, properties = {k = 1}, assembly = "">]

  // CHECK-LABEL: func @host(
  // CHECK-SAME: %[[N:.*]]: index, %[[I:.*]]: i32, %[[L:.*]]: i64, %[[F:.*]]: f32, %[[M:.*]]: memref<?xf32>)
  func.func @host(%n: index, %i: i32, %l: i64, %f: f32, %m: memref<?xf32>) {
    // CHECK-NEXT: gpu.launch_func @device::@scale blocks in (%[[N]], %[[N]], %[[N]]) threads in (%[[N]], %[[N]], %[[N]]) args(%[[F]] : f32, %[[M]] : memref<?xf32>)
    gpu.launch_func @device::@scale blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%f : f32, %m : memref<?xf32>)
    // CHECK-NEXT: %[[T:.*]] = gpu.wait async
    %t = gpu.wait async
    // CHECK-NEXT: %[[U:.*]] = gpu.launch_func async [%[[T]]]<%[[F]] : f32> @device::@scale clusters in (%[[L]], %[[L]], %[[L]]) blocks in (%[[L]], %[[L]], %[[L]]) threads in (%[[L]], %[[L]], %[[L]]) : i64 dynamic_shared_memory_size %[[I]] args(%[[F]] : f32, %[[M]] : memref<?xf32>) {tag}
    %u = gpu.launch_func async [%t] <%f : f32> @device::@scale clusters in (%l, %l, %l) blocks in (%l, %l, %l) threads in (%l, %l, %l) : i64
        dynamic_shared_memory_size %i args(%f : f32, %m : memref<?xf32>) {tag}
    // CHECK-NEXT: gpu.launch clusters(%[[C:.*]], %{{.*}}, %{{.*}}) in (%{{.*}} = %[[N]], %{{.*}} = %[[N]], %{{.*}} = %[[N]]) blocks(%[[B:.*]], %{{.*}}, %{{.*}}) in (%[[G:.*]] = %[[N]], %{{.*}} = %[[N]], %{{.*}} = %[[N]]) threads(%[[X:.*]], %{{.*}}, %{{.*}}) in (%{{.*}} = %[[N]], %{{.*}} = %[[N]], %{{.*}} = %[[N]]) dynamic_shared_memory_size %[[I]] workgroup(%[[W:.*]] : memref<4xf32, 3>) private(%[[P:.*]] : memref<1xi8>) {
    // CHECK-NEXT:   gpu.printf "" %[[C]], %[[B]], %[[G]], %[[X]] : index, index, index, index
    // CHECK-NEXT:   gpu.terminator
    // CHECK-NEXT: } {tag}
    gpu.launch clusters(%cx, %cy, %cz) in (%c0 = %n, %c1 = %n, %c2 = %n) blocks(%bx, %by, %bz) in (%g0 = %n, %g1 = %n, %g2 = %n)
        threads(%tx, %ty, %tz) in (%b0 = %n, %b1 = %n, %b2 = %n) dynamic_shared_memory_size %i
        workgroup(%w : memref<4xf32, 3>) private(%p : memref<1xi8>) {
      gpu.printf "" %cx, %bx, %g0, %tx : index, index, index, index
      gpu.terminator
    } {tag}
    // CHECK-NEXT: gpu.launch async [%[[T]], %[[U]]] blocks(
    %v = gpu.launch async [%t, %u] blocks(%bx, %by, %bz) in (%g0 = %n, %g1 = %n, %g2 = %n) threads(%tx, %ty, %tz) in (%b0 = %n, %b1 = %n, %b2 = %n) {
      gpu.terminator
    }
    // CHECK: %[[A:.*]], %[[AT:.*]] = gpu.alloc async [%{{.*}}] host_shared (%[[N]]) : memref<?xf32>
    %a, %at = gpu.alloc async [%v] host_shared (%n) : memref<?xf32>
    // CHECK-NEXT: %[[S:.*]] = gpu.alloc (%[[N]], %[[N]])[%[[N]]] : memref<?x?xf32, #map>
    %s = gpu.alloc (%n, %n)[%n] : memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>>
    // CHECK-NEXT: gpu.memcpy async [%[[AT]]] %[[A]], %[[M]] : memref<?xf32>, memref<?xf32>
    %c = gpu.memcpy async [%at] %a, %m : memref<?xf32>, memref<?xf32>
    // CHECK-NEXT: gpu.memset %[[A]], %[[F]] : memref<?xf32>, f32
    gpu.memset %a, %f : memref<?xf32>, f32
    // CHECK-NEXT: gpu.dealloc async %[[A]] : memref<?xf32>
    %d = gpu.dealloc async %a : memref<?xf32>
    // CHECK-NEXT: gpu.set_default_device %[[I]]
    gpu.set_default_device %i
    // CHECK-NEXT: gpu.wait [%{{.*}}]
    gpu.wait [%d]
    return
  }

  // CHECK-LABEL: func @mma(
  func.func @mma(%m: memref<8x8xf16>, %v: f16, %i: index) {
    // CHECK-NEXT: %[[A:.*]] = gpu.subgroup_mma_load_matrix %arg0[%arg2, %arg2] {leadDimension = 8 : index, transpose} : memref<8x8xf16> -> !gpu.mma_matrix<8x4xf16, "AOp">
    %a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 8 : index, transpose} : memref<8x8xf16> -> !gpu.mma_matrix<8x4xf16, "AOp">
    // CHECK-NEXT: %[[B:.*]] = gpu.subgroup_mma_constant_matrix %arg1 : !gpu.mma_matrix<4x8xf16, "BOp">
    %b = gpu.subgroup_mma_constant_matrix %v : !gpu.mma_matrix<4x8xf16, "BOp">
    // CHECK-NEXT: %[[C:.*]] = gpu.subgroup_mma_constant_matrix %arg1 : !gpu.mma_matrix<8x8xf16, "COp">
    %c = gpu.subgroup_mma_constant_matrix %v : !gpu.mma_matrix<8x8xf16, "COp">
    // CHECK-NEXT: %[[D:.*]] = gpu.subgroup_mma_compute %[[A]], %[[B]], %[[C]] : !gpu.mma_matrix<8x4xf16, "AOp">, !gpu.mma_matrix<4x8xf16, "BOp"> -> !gpu.mma_matrix<8x8xf16, "COp">
    %d = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<8x4xf16, "AOp">, !gpu.mma_matrix<4x8xf16, "BOp"> -> !gpu.mma_matrix<8x8xf16, "COp">
    // CHECK-NEXT: %[[E:.*]] = gpu.subgroup_mma_elementwise  negatef %[[D]] : (!gpu.mma_matrix<8x8xf16, "COp">) -> !gpu.mma_matrix<8x8xf16, "COp">
    %e = gpu.subgroup_mma_elementwise negatef %d : (!gpu.mma_matrix<8x8xf16, "COp">) -> !gpu.mma_matrix<8x8xf16, "COp">
    // CHECK-NEXT: gpu.subgroup_mma_store_matrix %[[E]], %arg0[%arg2, %arg2] {leadDimension = 8 : index} : !gpu.mma_matrix<8x8xf16, "COp">, memref<8x8xf16>
    gpu.subgroup_mma_store_matrix %e, %m[%i, %i] {leadDimension = 8 : index} : !gpu.mma_matrix<8x8xf16, "COp">, memref<8x8xf16>
    return
  }

  // CHECK-LABEL: func @sparse(
  // CHECK-SAME: %[[N:.*]]: index, %[[I:.*]]: memref<?xindex>, %[[V:.*]]: memref<?xf64>)
  func.func @sparse(%n: index, %i: memref<?xindex>, %v: memref<?xf64>) {
    // CHECK-NEXT: %[[M:.*]] = gpu.create_csr %[[N]], %[[N]], %[[N]], %[[I]], %[[I]], %[[V]] : memref<?xindex>, memref<?xindex>, memref<?xf64>
    %m = gpu.create_csr %n, %n, %n, %i, %i, %v : memref<?xindex>, memref<?xindex>, memref<?xf64>
    // CHECK-NEXT: %[[D:.*]] = gpu.create_dn_tensor %[[V]], %[[N]] : index into memref<?xf64>
    %d = gpu.create_dn_tensor %v, %n : index into memref<?xf64>
    // CHECK-NEXT: %rows, %cols, %nnz = gpu.spmat_get_size %[[M]]
    %r, %c, %z = gpu.spmat_get_size %m
    // CHECK-NEXT: gpu.spmv_buffer_size %[[M]]{ TRANSPOSE}, %[[D]], %[[D]] into f64
    %b = gpu.spmv_buffer_size %m {TRANSPOSE}, %d, %d into f64
    // CHECK-NEXT: gpu.spmv %[[M]], %[[D]], %[[D]], %[[V]] : memref<?xf64> into f64
    gpu.spmv %m {NON_TRANSPOSE}, %d, %d, %v : memref<?xf64> into f64
    // CHECK-NEXT: %bufferSzs:2 = gpu.spmm_buffer_size %[[M]], %[[D]]{ CONJUGATE_TRANSPOSE}, %[[D]] : index, index into f64
    %s:2 = gpu.spmm_buffer_size %m, %d {CONJUGATE_TRANSPOSE}, %d : index, index into f64
    // CHECK-NEXT: gpu.create_2to4_spmat { PRUNE_ONLY} %[[N]], %[[N]], %[[V]] : memref<?xf64>
    %p = gpu.create_2to4_spmat {PRUNE_ONLY} %n, %n, %v : memref<?xf64>
    // CHECK-NEXT: gpu.destroy_sp_mat %[[M]]
    gpu.destroy_sp_mat %m
    return
  }

  // CHECK: func private @types(!gpu.async.token, !gpu.sparse.spgemmop_handle)
  // CHECK-SAME: [#gpu.block<x>, #gpu.thread<linear_dim_2>, #gpu.warp<y>, #gpu.warpgroup<z>, #gpu.memory_space<private>, #gpu<dim z>,
  // CHECK-SAME: #gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0 * 2), bound = (d0)[s0] -> (s0)>]
  func.func private @types(!gpu.async.token, !gpu.sparse.spgemmop_handle) attributes {
    all = [#gpu.block<x>, #gpu.thread<linear_dim_2>, #gpu.warp<y>, #gpu.warpgroup<z>, #gpu.memory_space<private>, #gpu<dim z>,
           #gpu.loop_dim_map<bound = (d0)[s0] -> (s0), processor = thread_x, map = (d0) -> (d0 * 2)>]}
}
