// RUN: mlir-opt %s -control-flow-sink | FileCheck %s

// In the branch, only some invocations of the subgroup would exchange values.
// CHECK-LABEL: func @shuffle
// CHECK-NEXT:  gpu.shuffle
// CHECK-NEXT:  scf.if
// CHECK-NEXT:    arith.addi
func.func @shuffle(%c: i1, %a: i32, %o: i32, %w: i32, %m: memref<4xi32>, %i: index) {
  %v, %ok = gpu.shuffle xor %a, %o, %w : i32
  %s = arith.addi %v, %a : i32
  scf.if %c {
    memref.store %s, %m[%i] : memref<4xi32>
  }
  return
}

// CHECK-LABEL: func @matrix
// CHECK-NEXT:  gpu.subgroup_mma_constant_matrix
// CHECK-NEXT:  gpu.subgroup_mma_elementwise
// CHECK-NEXT:  gpu.subgroup_mma_compute
// CHECK-NEXT:  scf.if
func.func @matrix(%c: i1, %a: !gpu.mma_matrix<16x16xf16, "AOp">, %b: !gpu.mma_matrix<16x16xf16, "BOp">, %x: f16, %m: memref<16x16xf16>, %i: index) {
  %0 = gpu.subgroup_mma_constant_matrix %x : !gpu.mma_matrix<16x16xf16, "COp">
  %1 = gpu.subgroup_mma_elementwise addf %0, %0 : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
  %2 = gpu.subgroup_mma_compute %a, %b, %1 : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  scf.if %c {
    gpu.subgroup_mma_store_matrix %2, %m[%i, %i] {leadDimension = 16 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<16x16xf16>
  }
  return
}
