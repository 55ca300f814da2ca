// RUN: mlir-opt %s "-pass-pipeline=builtin.module(func.func(convert-vector-to-gpu,canonicalize))" -split-input-file -allow-unregistered-dialect | FileCheck %s

#mk = affine_map<(d0, d1, d2) -> (d0, d2)>
#km = affine_map<(d0, d1, d2) -> (d2, d0)>
#kn = affine_map<(d0, d1, d2) -> (d2, d1)>
#nk = affine_map<(d0, d1, d2) -> (d1, d2)>
#mn = affine_map<(d0, d1, d2) -> (d0, d1)>
#nm = affine_map<(d0, d1, d2) -> (d1, d0)>

// Each order of the operands. If the result is transposed, the operands change places.

// CHECK-LABEL: func @mk_kn_mn
// CHECK-SAME: %[[X:[a-z0-9]+]]: memref<16x16xf16>, %[[Y:[a-z0-9]+]]: memref<16x16xf16>
// CHECK: %[[Z:.*]] = gpu.subgroup_mma_constant_matrix %{{.*}} : !gpu.mma_matrix<16x16xf16, "COp">
// CHECK: %[[A:.*]] = gpu.subgroup_mma_load_matrix %[[X]][%c0, %c0] {leadDimension = 16 : index} : {{.*}} -> !gpu.mma_matrix<16x16xf16, "AOp">
// CHECK: %[[B:.*]] = gpu.subgroup_mma_load_matrix %[[Y]][%c0, %c0] {leadDimension = 16 : index} : {{.*}} -> !gpu.mma_matrix<16x16xf16, "BOp">
// CHECK: %[[D:.*]] = gpu.subgroup_mma_compute %[[A]], %[[B]], %[[Z]]
// CHECK: gpu.subgroup_mma_store_matrix %[[D]], %{{.*}}[%c0, %c0] {leadDimension = 16 : index}
// CHECK-NOT: vector
func.func @mk_kn_mn(%x: memref<16x16xf16>, %y: memref<16x16xf16>, %z: memref<16x16xf16>) {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f16
  %a = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %b = vector.transfer_read %y[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %c = arith.constant dense<0.0> : vector<16x16xf16>
  %d = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  vector.transfer_write %d, %z[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
  return
}

// CHECK-LABEL: func @mk_nk_mn(
// CHECK-SAME: %[[X:[a-z0-9]+]]: memref<16x16xf16>, %[[Y:[a-z0-9]+]]: memref<16x16xf16>
// CHECK-DAG: %[[A:.*]] = gpu.subgroup_mma_load_matrix %[[X]][%c0, %c0] {leadDimension = 16 : index} : {{.*}} -> !gpu.mma_matrix<16x16xf16, "AOp">
// CHECK-DAG: %[[B:.*]] = gpu.subgroup_mma_load_matrix %[[Y]][%c0, %c0] {leadDimension = 16 : index, transpose} : {{.*}} -> !gpu.mma_matrix<16x16xf16, "BOp">
// CHECK: gpu.subgroup_mma_compute %[[A]], %[[B]]
func.func @mk_nk_mn(%x: memref<16x16xf16>, %y: memref<16x16xf16>, %z: memref<16x16xf16>) {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f16
  %a = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %b = vector.transfer_read %y[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %c = arith.constant dense<0.0> : vector<16x16xf16>
  %d = vector.contract {indexing_maps = [#mk, #nk, #mn], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  vector.transfer_write %d, %z[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
  return
}

// CHECK-LABEL: func @km_kn_mn(
// CHECK-SAME: %[[X:[a-z0-9]+]]: memref<16x16xf16>, %[[Y:[a-z0-9]+]]: memref<16x16xf16>
// CHECK-DAG: %[[A:.*]] = gpu.subgroup_mma_load_matrix %[[X]][%c0, %c0] {leadDimension = 16 : index, transpose} : {{.*}} -> !gpu.mma_matrix<16x16xf16, "AOp">
// CHECK-DAG: %[[B:.*]] = gpu.subgroup_mma_load_matrix %[[Y]][%c0, %c0] {leadDimension = 16 : index} : {{.*}} -> !gpu.mma_matrix<16x16xf16, "BOp">
// CHECK: gpu.subgroup_mma_compute %[[A]], %[[B]]
func.func @km_kn_mn(%x: memref<16x16xf16>, %y: memref<16x16xf16>, %z: memref<16x16xf16>) {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f16
  %a = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %b = vector.transfer_read %y[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %c = arith.constant dense<0.0> : vector<16x16xf16>
  %d = vector.contract {indexing_maps = [#km, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  vector.transfer_write %d, %z[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
  return
}

// CHECK-LABEL: func @km_nk_mn(
// CHECK-SAME: %[[X:[a-z0-9]+]]: memref<16x16xf16>, %[[Y:[a-z0-9]+]]: memref<16x16xf16>
// CHECK-DAG: %[[A:.*]] = gpu.subgroup_mma_load_matrix %[[X]][%c0, %c0] {leadDimension = 16 : index, transpose} : {{.*}} -> !gpu.mma_matrix<16x16xf16, "AOp">
// CHECK-DAG: %[[B:.*]] = gpu.subgroup_mma_load_matrix %[[Y]][%c0, %c0] {leadDimension = 16 : index, transpose} : {{.*}} -> !gpu.mma_matrix<16x16xf16, "BOp">
// CHECK: gpu.subgroup_mma_compute %[[A]], %[[B]]
func.func @km_nk_mn(%x: memref<16x16xf16>, %y: memref<16x16xf16>, %z: memref<16x16xf16>) {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f16
  %a = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %b = vector.transfer_read %y[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %c = arith.constant dense<0.0> : vector<16x16xf16>
  %d = vector.contract {indexing_maps = [#km, #nk, #mn], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  vector.transfer_write %d, %z[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
  return
}

// CHECK-LABEL: func @mk_kn_nm(
// CHECK-SAME: %[[X:[a-z0-9]+]]: memref<16x16xf16>, %[[Y:[a-z0-9]+]]: memref<16x16xf16>
// CHECK-DAG: %[[A:.*]] = gpu.subgroup_mma_load_matrix %[[Y]][%c0, %c0] {leadDimension = 16 : index, transpose} : {{.*}} -> !gpu.mma_matrix<16x16xf16, "AOp">
// CHECK-DAG: %[[B:.*]] = gpu.subgroup_mma_load_matrix %[[X]][%c0, %c0] {leadDimension = 16 : index, transpose} : {{.*}} -> !gpu.mma_matrix<16x16xf16, "BOp">
// CHECK: gpu.subgroup_mma_compute %[[A]], %[[B]]
func.func @mk_kn_nm(%x: memref<16x16xf16>, %y: memref<16x16xf16>, %z: memref<16x16xf16>) {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f16
  %a = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %b = vector.transfer_read %y[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %c = arith.constant dense<0.0> : vector<16x16xf16>
  %d = vector.contract {indexing_maps = [#mk, #kn, #nm], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  vector.transfer_write %d, %z[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
  return
}

// CHECK-LABEL: func @mk_nk_nm(
// CHECK-SAME: %[[X:[a-z0-9]+]]: memref<16x16xf16>, %[[Y:[a-z0-9]+]]: memref<16x16xf16>
// CHECK-DAG: %[[A:.*]] = gpu.subgroup_mma_load_matrix %[[Y]][%c0, %c0] {leadDimension = 16 : index} : {{.*}} -> !gpu.mma_matrix<16x16xf16, "AOp">
// CHECK-DAG: %[[B:.*]] = gpu.subgroup_mma_load_matrix %[[X]][%c0, %c0] {leadDimension = 16 : index, transpose} : {{.*}} -> !gpu.mma_matrix<16x16xf16, "BOp">
// CHECK: gpu.subgroup_mma_compute %[[A]], %[[B]]
func.func @mk_nk_nm(%x: memref<16x16xf16>, %y: memref<16x16xf16>, %z: memref<16x16xf16>) {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f16
  %a = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %b = vector.transfer_read %y[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %c = arith.constant dense<0.0> : vector<16x16xf16>
  %d = vector.contract {indexing_maps = [#mk, #nk, #nm], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  vector.transfer_write %d, %z[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
  return
}

// CHECK-LABEL: func @km_kn_nm(
// CHECK-SAME: %[[X:[a-z0-9]+]]: memref<16x16xf16>, %[[Y:[a-z0-9]+]]: memref<16x16xf16>
// CHECK-DAG: %[[A:.*]] = gpu.subgroup_mma_load_matrix %[[Y]][%c0, %c0] {leadDimension = 16 : index, transpose} : {{.*}} -> !gpu.mma_matrix<16x16xf16, "AOp">
// CHECK-DAG: %[[B:.*]] = gpu.subgroup_mma_load_matrix %[[X]][%c0, %c0] {leadDimension = 16 : index} : {{.*}} -> !gpu.mma_matrix<16x16xf16, "BOp">
// CHECK: gpu.subgroup_mma_compute %[[A]], %[[B]]
func.func @km_kn_nm(%x: memref<16x16xf16>, %y: memref<16x16xf16>, %z: memref<16x16xf16>) {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f16
  %a = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %b = vector.transfer_read %y[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %c = arith.constant dense<0.0> : vector<16x16xf16>
  %d = vector.contract {indexing_maps = [#km, #kn, #nm], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  vector.transfer_write %d, %z[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
  return
}

// CHECK-LABEL: func @km_nk_nm(
// CHECK-SAME: %[[X:[a-z0-9]+]]: memref<16x16xf16>, %[[Y:[a-z0-9]+]]: memref<16x16xf16>
// CHECK-DAG: %[[A:.*]] = gpu.subgroup_mma_load_matrix %[[Y]][%c0, %c0] {leadDimension = 16 : index} : {{.*}} -> !gpu.mma_matrix<16x16xf16, "AOp">
// CHECK-DAG: %[[B:.*]] = gpu.subgroup_mma_load_matrix %[[X]][%c0, %c0] {leadDimension = 16 : index} : {{.*}} -> !gpu.mma_matrix<16x16xf16, "BOp">
// CHECK: gpu.subgroup_mma_compute %[[A]], %[[B]]
func.func @km_nk_nm(%x: memref<16x16xf16>, %y: memref<16x16xf16>, %z: memref<16x16xf16>) {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f16
  %a = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %b = vector.transfer_read %y[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %c = arith.constant dense<0.0> : vector<16x16xf16>
  %d = vector.contract {indexing_maps = [#km, #nk, #nm], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  vector.transfer_write %d, %z[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
  return
}

// -----

#mk = affine_map<(d0, d1, d2) -> (d0, d2)>
#kn = affine_map<(d0, d1, d2) -> (d2, d1)>
#nk = affine_map<(d0, d1, d2) -> (d1, d2)>
#mn = affine_map<(d0, d1, d2) -> (d0, d1)>

// Rows of a broadcast are 0 elements apart. A strided layout and a third dimension count.

// CHECK-LABEL: func @strides
// CHECK-SAME: %[[X:[a-z0-9]+]]: memref<2x16x16xf16, strided<[512, 32, 1]>>, %[[Y:[a-z0-9]+]]: memref<16xf16>, %[[Z:[a-z0-9]+]]: memref<?x?xf16>
// CHECK-DAG: gpu.subgroup_mma_load_matrix %[[X]][%c0, %c0, %c0] {leadDimension = 32 : index}
// CHECK-DAG: gpu.subgroup_mma_load_matrix %[[Y]][%c0] {leadDimension = 0 : index, transpose} : {{.*}} "BOp">
// CHECK-DAG: gpu.subgroup_mma_load_matrix %[[X]][%c0, %c0, %c0] {leadDimension = 0 : index} : {{.*}} "COp">
func.func @strides(%x: memref<2x16x16xf16, strided<[512, 32, 1]>>, %y: memref<16xf16>, %z: memref<?x?xf16>, %w: memref<16x16xf16>) {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f16
  %a = vector.transfer_read %x[%c0, %c0, %c0], %f {in_bounds = [true, true]} : memref<2x16x16xf16, strided<[512, 32, 1]>>, vector<16x16xf16>
  %b = vector.transfer_read %y[%c0], %f {in_bounds = [true, true], permutation_map = affine_map<(d0) -> (d0, 0)>} : memref<16xf16>, vector<16x16xf16>
  %c = vector.transfer_read %x[%c0, %c0, %c0], %f {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2) -> (0, d2)>} : memref<2x16x16xf16, strided<[512, 32, 1]>>, vector<16x16xf16>
  %d = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  vector.transfer_write %d, %w[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
  return
}

// -----

#mk = affine_map<(d0, d1, d2) -> (d0, d2)>
#kn = affine_map<(d0, d1, d2) -> (d2, d1)>
#nk = affine_map<(d0, d1, d2) -> (d1, d2)>
#mn = affine_map<(d0, d1, d2) -> (d0, d1)>

// A loop carries the matrix beside the vector, of which canonicalization removes the rest.

// CHECK-LABEL: func @loop
// CHECK: %[[C:.*]] = gpu.subgroup_mma_load_matrix {{.*}} "COp">
// CHECK: %[[R:.*]] = scf.for %{{.*}} iter_args(%[[S:.*]] = %[[C]]) -> (!gpu.mma_matrix<16x8xf32, "COp">) {
// CHECK-DAG: %[[A:.*]] = gpu.subgroup_mma_load_matrix {{.*}} -> !gpu.mma_matrix<16x32xf32, "AOp">
// CHECK-DAG: %[[B:.*]] = gpu.subgroup_mma_load_matrix {{.*}} -> !gpu.mma_matrix<32x8xf32, "BOp">
// CHECK: %[[D:.*]] = gpu.subgroup_mma_compute %[[A]], %[[B]], %[[S]]
// CHECK: scf.yield %[[D]]
// CHECK: gpu.subgroup_mma_store_matrix %[[R]]
func.func @loop(%x: memref<64x64xf32>, %z: memref<16x8xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %f = arith.constant 0.0 : f32
  %c = vector.transfer_read %z[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x8xf32>, vector<16x8xf32>
  %r:2 = scf.for %i = %c0 to %n step %c32 iter_args(%k = %c0, %s = %c) -> (index, vector<16x8xf32>) {
    %a = vector.transfer_read %x[%c0, %i], %f {in_bounds = [true, true]} : memref<64x64xf32>, vector<16x32xf32>
    %b = vector.transfer_read %x[%i, %c0], %f {in_bounds = [true, true]} : memref<64x64xf32>, vector<32x8xf32>
    %d = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %s : vector<16x32xf32>, vector<32x8xf32> into vector<16x8xf32>
    scf.yield %i, %d : index, vector<16x8xf32>
  }
  vector.transfer_write %r#1, %z[%c0, %c0] {in_bounds = [true, true]} : vector<16x8xf32>, memref<16x8xf32>
  return
}

// -----

#mk = affine_map<(d0, d1, d2) -> (d0, d2)>
#kn = affine_map<(d0, d1, d2) -> (d2, d1)>
#nk = affine_map<(d0, d1, d2) -> (d1, d2)>
#mn = affine_map<(d0, d1, d2) -> (d0, d1)>

// A matrix of integers of 8 bits has the sign of the extension. A transpose moves over it.

// CHECK-LABEL: func @integers
// CHECK-DAG: %[[A:.*]] = gpu.subgroup_mma_load_matrix %{{.*}} : memref<16x32xi8> -> !gpu.mma_matrix<16x32xui8, "AOp">
// CHECK-DAG: %[[B:.*]] = gpu.subgroup_mma_load_matrix %{{.*}} {leadDimension = 32 : index, transpose} : memref<16x32xi8> -> !gpu.mma_matrix<32x16xsi8, "BOp">
// CHECK: gpu.subgroup_mma_compute %[[A]], %[[B]], %{{.*}} -> !gpu.mma_matrix<16x16xi32, "COp">
func.func @integers(%x: memref<16x32xi8>, %y: memref<16x32xi8>, %z: memref<16x16xi32>) {
  %c0 = arith.constant 0 : index
  %i8 = arith.constant 0 : i8
  %a = vector.transfer_read %x[%c0, %c0], %i8 {in_bounds = [true, true]} : memref<16x32xi8>, vector<16x32xi8>
  %b = vector.transfer_read %y[%c0, %c0], %i8 {in_bounds = [true, true]} : memref<16x32xi8>, vector<16x32xi8>
  %c = arith.constant dense<7> : vector<16x16xi32>
  %ax = arith.extui %a : vector<16x32xi8> to vector<16x32xi32>
  %bx = arith.extsi %b : vector<16x32xi8> to vector<16x32xi32>
  %d = vector.contract {indexing_maps = [#mk, #nk, #mn], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %ax, %bx, %c : vector<16x32xi32>, vector<16x32xi32> into vector<16x16xi32>
  vector.transfer_write %d, %z[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xi32>, memref<16x16xi32>
  return
}

// -----

#mk = affine_map<(d0, d1, d2) -> (d0, d2)>
#kn = affine_map<(d0, d1, d2) -> (d2, d1)>
#nk = affine_map<(d0, d1, d2) -> (d1, d2)>
#mn = affine_map<(d0, d1, d2) -> (d0, d1)>

// Elementwise operations, whose operands get their role by what uses the result.

// CHECK-LABEL: func @elementwise
// CHECK-DAG: %[[K:.*]] = gpu.subgroup_mma_constant_matrix %{{.*}} : !gpu.mma_matrix<16x16xf16, "BOp">
// CHECK-DAG: %[[S:.*]] = gpu.subgroup_mma_constant_matrix %{{.*}} : !gpu.mma_matrix<16x16xf16, "BOp">
// CHECK-DAG: %[[L:.*]] = gpu.subgroup_mma_load_matrix %{{.*}} : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "BOp">
// CHECK: %[[B1:.*]] = gpu.subgroup_mma_elementwise addf %[[L]], %[[K]]
// CHECK: %[[B2:.*]] = gpu.subgroup_mma_elementwise mulf %[[B1]], %[[S]]
// CHECK: %[[B3:.*]] = gpu.subgroup_mma_elementwise extf %[[B2]] : (!gpu.mma_matrix<16x16xf16, "BOp">) -> !gpu.mma_matrix<16x16xf32, "BOp">
// CHECK: %[[D:.*]] = gpu.subgroup_mma_compute %{{.*}}, %[[B3]]
// CHECK: gpu.subgroup_mma_elementwise subf %[[D]], %[[D]]
// CHECK: gpu.subgroup_mma_elementwise divf
// CHECK: gpu.subgroup_mma_elementwise maxf
// CHECK: gpu.subgroup_mma_elementwise minf
// CHECK: gpu.subgroup_mma_elementwise negatef
func.func @elementwise(%x: memref<16x16xf16>, %y: memref<16x16xf32>, %z: memref<16x16xf32>, %s: f16) {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %h = arith.constant 0.0 : f16
  %a = vector.transfer_read %y[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf32>, vector<16x16xf32>
  %b = vector.transfer_read %x[%c0, %c0], %h {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %k = arith.constant dense<2.0> : vector<16x16xf16>
  %sv = vector.broadcast %s : f16 to vector<16x16xf16>
  %b1 = arith.addf %b, %k : vector<16x16xf16>
  %b2 = arith.mulf %b1, %sv : vector<16x16xf16>
  %b3 = arith.extf %b2 : vector<16x16xf16> to vector<16x16xf32>
  %c = arith.constant dense<0.0> : vector<16x16xf32>
  %d = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b3, %c : vector<16x16xf32>, vector<16x16xf32> into vector<16x16xf32>
  %e1 = arith.subf %d, %d : vector<16x16xf32>
  %e2 = arith.divf %e1, %d : vector<16x16xf32>
  %e3 = arith.maximumf %e2, %d : vector<16x16xf32>
  %e4 = arith.minimumf %e3, %d : vector<16x16xf32>
  %e5 = arith.negf %e4 : vector<16x16xf32>
  vector.transfer_write %e5, %z[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf32>, memref<16x16xf32>
  return
}

// -----

#mk = affine_map<(d0, d1, d2) -> (d0, d2)>
#kn = affine_map<(d0, d1, d2) -> (d2, d1)>
#nk = affine_map<(d0, d1, d2) -> (d1, d2)>
#mn = affine_map<(d0, d1, d2) -> (d0, d1)>

// A block that stands before one that it uses values of.

// CHECK-LABEL: func @blocks
// CHECK: gpu.subgroup_mma_compute
// CHECK: gpu.subgroup_mma_elementwise addi
// CHECK: gpu.subgroup_mma_load_matrix
func.func @blocks(%x: memref<16x16xi8>, %z: memref<16x16xi32>) {
  %c0 = arith.constant 0 : index
  %i8 = arith.constant 0 : i8
  %i32 = arith.constant 0 : i32
  cf.br ^bb2
^bb1:
  %d = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %ax, %bx, %c : vector<16x16xi32>, vector<16x16xi32> into vector<16x16xi32>
  %e = arith.addi %d, %d : vector<16x16xi32>
  vector.transfer_write %e, %z[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xi32>, memref<16x16xi32>
  return
^bb2:
  %a = vector.transfer_read %x[%c0, %c0], %i8 {in_bounds = [true, true]} : memref<16x16xi8>, vector<16x16xi8>
  %b = vector.transfer_read %x[%c0, %c0], %i8 {in_bounds = [true, true]} : memref<16x16xi8>, vector<16x16xi8>
  %c = vector.transfer_read %z[%c0, %c0], %i32 {in_bounds = [true, true]} : memref<16x16xi32>, vector<16x16xi32>
  %ax = arith.extsi %a : vector<16x16xi8> to vector<16x16xi32>
  %bx = arith.extsi %b : vector<16x16xi8> to vector<16x16xi32>
  %on = "test.condition"() : () -> i1
  cf.cond_br %on, ^bb1, ^bb2
}
