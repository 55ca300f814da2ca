// RUN: mlir-opt %s -convert-vector-to-gpu -allow-unregistered-dialect | FileCheck %s

// Multiplications that stay, because one of the operations that compute the operands or use
// the result has no counterpart on matrices.

#mk = affine_map<(d0, d1, d2) -> (d0, d2)>
#kn = affine_map<(d0, d1, d2) -> (d2, d1)>
#mn = affine_map<(d0, d1, d2) -> (d0, d1)>

// The products are not added.

// CHECK-LABEL: func @product
// CHECK-NOT: gpu.subgroup
// CHECK: return
func.func @product(%x: memref<16x16xf16>, %z: memref<16x16xf16>) {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f16
  %a = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %b = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %c = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %d = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<mul>} %a, %b, %c : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  vector.transfer_write %d, %z[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
  return
}

// Nor here, where a transpose would make the order right.

// CHECK-LABEL: func @transposedProduct
// CHECK-NOT: vector.transpose
// CHECK: kind = #vector.kind<maxnumf>
// CHECK: return
func.func @transposedProduct(%x: memref<16x16xf16>, %z: memref<16x16xf16>) {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f16
  %a = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %b = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %c = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %d = vector.contract {indexing_maps = [#mk, affine_map<(d0, d1, d2) -> (d1, d2)>, #mn], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maxnumf>} %a, %b, %c : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  vector.transfer_write %d, %z[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
  return
}

// The first operand has the dimensions of the second.

// CHECK-LABEL: func @otherOrder
// CHECK-NOT: gpu.subgroup
// CHECK: return
func.func @otherOrder(%x: memref<16x16xf16>, %z: memref<16x16xf16>) {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f16
  %a = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %b = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %c = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %d = vector.contract {indexing_maps = [#kn, #mk, #mn], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  vector.transfer_write %d, %z[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
  return
}

// An operand has three dimensions.

// CHECK-LABEL: func @wideOperand
// CHECK-NOT: gpu.subgroup
// CHECK: return
func.func @wideOperand(%x: memref<16x16xf16>, %z: memref<16x16xf16>, %w: vector<16x16x16xf16>, %v: vector<16xf16>) {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f16
  %c = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %d = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d2)>, #mn], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %w, %v, %c : vector<16x16x16xf16>, vector<16xf16> into vector<16x16xf16>
  vector.transfer_write %d, %z[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
  return
}

// The dimension to reduce is the first.

// CHECK-LABEL: func @reductionFirst
// CHECK-NOT: gpu.subgroup
// CHECK: return
func.func @reductionFirst(%x: memref<16x16xf16>, %z: memref<16x16xf16>) {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f16
  %a = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %b = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %c = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %d = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d0)>, affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>], iterator_types = ["reduction", "parallel", "parallel"], kind = #vector.kind<add>} %a, %b, %c : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  vector.transfer_write %d, %z[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
  return
}

// A read may be out of bounds.

// CHECK-LABEL: func @bounds
// CHECK-NOT: gpu.subgroup
// CHECK: return
func.func @bounds(%x: memref<16x16xf16>, %z: memref<16x16xf16>, %i: index) {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f16
  %a = vector.transfer_read %x[%c0, %i], %f {in_bounds = [true, false]} : memref<16x16xf16>, vector<16x16xf16>
  %b = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %c = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %d = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  vector.transfer_write %d, %z[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
  return
}

// A read has a mask.

// CHECK-LABEL: func @masked
// CHECK-NOT: gpu.subgroup
// CHECK: return
func.func @masked(%x: memref<16x16xf16>, %z: memref<16x16xf16>, %k: vector<16x16xi1>) {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f16
  %a = vector.transfer_read %x[%c0, %c0], %f, %k {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %b = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %c = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %d = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  vector.transfer_write %d, %z[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
  return
}

// A read is from a tensor, which no matrix can be loaded from.

// CHECK-LABEL: func @tensor
// CHECK-NOT: gpu.subgroup
// CHECK: return
func.func @tensor(%x: memref<16x16xf16>, %z: memref<16x16xf16>, %t: tensor<16x16xf16>) {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f16
  %a = vector.transfer_read %t[%c0, %c0], %f {in_bounds = [true, true]} : tensor<16x16xf16>, vector<16x16xf16>
  %b = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %c = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %d = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  vector.transfer_write %d, %z[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
  return
}

// The distance of rows is not known.

// CHECK-LABEL: func @unknownStride
// CHECK-NOT: gpu.subgroup
// CHECK: return
func.func @unknownStride(%x: memref<16x16xf16>, %z: memref<16x16xf16>, %t: memref<?x?xf16>) {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f16
  %a = vector.transfer_read %t[%c0, %c0], %f {in_bounds = [true, true]} : memref<?x?xf16>, vector<16x16xf16>
  %b = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %c = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %d = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  vector.transfer_write %d, %z[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
  return
}

// The elements of a row are not next to each other.

// CHECK-LABEL: func @apart
// CHECK-NOT: gpu.subgroup
// CHECK: return
func.func @apart(%x: memref<16x16xf16>, %z: memref<16x16xf16>, %t: memref<16x16xf16, strided<[32, 2]>>) {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f16
  %a = vector.transfer_read %t[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16, strided<[32, 2]>>, vector<16x16xf16>
  %b = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %c = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %d = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  vector.transfer_write %d, %z[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
  return
}

// The map skips a dimension.

// CHECK-LABEL: func @skipped
// CHECK-NOT: gpu.subgroup
// CHECK: return
func.func @skipped(%x: memref<16x16xf16>, %z: memref<16x16xf16>, %t: memref<16x2x16xf16>) {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f16
  %a = vector.transfer_read %t[%c0, %c0, %c0], %f {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2) -> (d0, d2)>} : memref<16x2x16xf16>, vector<16x16xf16>
  %b = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %c = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %d = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  vector.transfer_write %d, %z[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
  return
}

// A scalar in memory is no row.

// CHECK-LABEL: func @scalar
// CHECK-NOT: gpu.subgroup
// CHECK: return
func.func @scalar(%x: memref<16x16xf16>, %z: memref<16x16xf16>, %t: memref<f16>) {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f16
  %a = vector.transfer_read %t[], %f {in_bounds = [true, true], permutation_map = affine_map<() -> (0, 0)>} : memref<f16>, vector<16x16xf16>
  %b = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %c = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %d = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  vector.transfer_write %d, %z[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
  return
}

// An operation has no counterpart.

// CHECK-LABEL: func @operation
// CHECK-NOT: gpu.subgroup
// CHECK: return
func.func @operation(%x: memref<16x16xf16>, %z: memref<16x16xf16>) {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f16
  %a = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %b = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %c = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %d = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  %e = math.exp %d : vector<16x16xf16>
  vector.transfer_write %e, %z[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
  vector.transfer_write %d, %z[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
  return
}

// Only constants with equal elements have one.

// CHECK-LABEL: func @dense
// CHECK-NOT: gpu.subgroup
// CHECK: return
func.func @dense(%x: memref<16x16xf16>, %z: memref<16x16xf16>) {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f16
  %a = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %b = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %c0v = arith.constant dense<0.0> : vector<16x16xf16>
  %c = arith.constant dense<"0x0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C"> : vector<16x16xf16>
  %d = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  vector.transfer_write %d, %z[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
  return
}

// Matrices are not scalable.

// CHECK-LABEL: func @scalable
// CHECK-NOT: gpu.subgroup
// CHECK: return
func.func @scalable(%x: memref<16x16xf16>, %z: memref<16x16xf16>) {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f16
  %a = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %b = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x[16]xf16>
  %c = arith.constant dense<0.0> : vector<16x[16]xf16>
  %d = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<16x16xf16>, vector<16x[16]xf16> into vector<16x[16]xf16>
  return
}

// Not even constant ones.

// CHECK-LABEL: func @scalableConstant
// CHECK-NOT: gpu.subgroup
// CHECK: return
func.func @scalableConstant(%x: memref<16x16xf16>, %z: memref<16x16xf16>, %v: vector<16x[16]xf16>) {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f16
  %a = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %c = arith.constant dense<0.0> : vector<16x[16]xf16>
  %d = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %v, %c : vector<16x16xf16>, vector<16x[16]xf16> into vector<16x[16]xf16>
  return
}

// A store cannot transpose.

// CHECK-LABEL: func @transposedWrite
// CHECK-NOT: gpu.subgroup
// CHECK: return
func.func @transposedWrite(%x: memref<16x16xf16>, %z: memref<16x16xf16>) {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f16
  %a = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %b = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %c = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %d = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  vector.transfer_write %d, %z[%c0, %c0] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<16x16xf16>, memref<16x16xf16>
  return
}

// The result of an scf.if is no matrix.

// CHECK-LABEL: func @choice
// CHECK-NOT: gpu.subgroup
// CHECK: return
func.func @choice(%x: memref<16x16xf16>, %z: memref<16x16xf16>, %on: i1) {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f16
  %a = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %b = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %c = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %r = scf.if %on -> (vector<16x16xf16>) {
    %d = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
    scf.yield %d : vector<16x16xf16>
  } else {
    scf.yield %c : vector<16x16xf16>
  }
  vector.transfer_write %r, %z[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
  return
}

// Integers of 8 bits need an extension that says their sign, as their only use.

// CHECK-LABEL: func @noSign
// CHECK-NOT: gpu.subgroup
// CHECK: return
func.func @noSign(%x: memref<16x16xi8>, %z: memref<16x16xi32>) {
  %c0 = arith.constant 0 : index
  %i8 = arith.constant 0 : i8
  %i32 = arith.constant 0 : i32
  %a = vector.transfer_read %x[%c0, %c0], %i8 {in_bounds = [true, true]} : memref<16x16xi8>, vector<16x16xi8>
  %c = vector.transfer_read %z[%c0, %c0], %i32 {in_bounds = [true, true]} : memref<16x16xi32>, vector<16x16xi32>
  %d = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %a, %c : vector<16x16xi8>, vector<16x16xi8> into vector<16x16xi32>
  vector.transfer_write %d, %z[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xi32>, memref<16x16xi32>
  return
}

// CHECK-LABEL: func @otherUse
// CHECK-NOT: gpu.subgroup
// CHECK: return
func.func @otherUse(%x: memref<16x16xi8>, %z: memref<16x16xi32>) {
  %c0 = arith.constant 0 : index
  %i8 = arith.constant 0 : i8
  %i32 = arith.constant 0 : i32
  %a = vector.transfer_read %x[%c0, %c0], %i8 {in_bounds = [true, true]} : memref<16x16xi8>, vector<16x16xi8>
  %b = vector.transfer_read %x[%c0, %c0], %i8 {in_bounds = [true, true]} : memref<16x16xi8>, vector<16x16xi8>
  %c = vector.transfer_read %z[%c0, %c0], %i32 {in_bounds = [true, true]} : memref<16x16xi32>, vector<16x16xi32>
  %ax = arith.extsi %a : vector<16x16xi8> to vector<16x16xi32>
  %bx = arith.extsi %b : vector<16x16xi8> to vector<16x16xi32>
  %s = arith.addi %bx, %bx : vector<16x16xi32>
  %d = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %ax, %bx, %c : vector<16x16xi32>, vector<16x16xi32> into vector<16x16xi32>
  vector.transfer_write %d, %z[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xi32>, memref<16x16xi32>
  "test.use"(%s) : (vector<16x16xi32>) -> ()
  return
}

// The extension extends what no read gives.

// CHECK-LABEL: func @noRead
// CHECK-NOT: gpu.subgroup
// CHECK: return
func.func @noRead(%b: vector<16x16xi8>, %c: vector<16x16xi32>) {
  %bx = arith.extsi %b : vector<16x16xi8> to vector<16x16xi32>
  %k = arith.constant dense<1> : vector<16x16xi32>
  %d = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %k, %bx, %c : vector<16x16xi32>, vector<16x16xi32> into vector<16x16xi32>
  "test.use"(%d) : (vector<16x16xi32>) -> ()
  return
}

// What has no matrix itself, such as an argument, takes it from those that need it. The
// vectors stay.

// CHECK-LABEL: func @argument
// CHECK-SAME: %[[V:[a-z0-9]+]]: vector<16x16xf16>
// CHECK: gpu.subgroup_mma_compute
// CHECK-NOT: gpu.subgroup
// CHECK: %[[E:.*]] = arith.addf %{{.*}}, %[[V]]
// CHECK: vector.transfer_write %[[E]]
func.func @argument(%x: memref<16x16xf16>, %z: memref<16x16xf16>, %v: vector<16x16xf16>) {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f16
  %a = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %b = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %c = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %d = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  %e = arith.addf %d, %v : vector<16x16xf16>
  vector.transfer_write %e, %z[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
  return
}

// A multiplication of arguments.

// CHECK-LABEL: func @arguments
// CHECK-NOT: gpu.subgroup
// CHECK: vector.contract
func.func @arguments(%v: vector<16x16xf16>) -> vector<16x16xf16> {
  %d = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %v, %v, %v : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  %e = arith.negf %d : vector<16x16xf16>
  "test.use"(%e) : (vector<16x16xf16>) -> ()
  return %e : vector<16x16xf16>
}

// Transposes that no read takes over: of a masked read, of one that may be out of bounds, of
// a memory of vectors, and of an argument.

// CHECK-LABEL: func @transposes
// CHECK-COUNT-4: vector.transpose
// CHECK: return
func.func @transposes(%x: memref<16x16xf16>, %e: memref<16xvector<16xf16>>, %k: vector<16x16xi1>, %v: vector<16x16xf16>, %i: index) {
  %f = arith.constant 0.0 : f16
  %fv = arith.constant dense<0.0> : vector<16xf16>
  %a = vector.transfer_read %x[%i, %i], %f, %k {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %b = vector.transfer_read %x[%i, %i], %f : memref<16x16xf16>, vector<16x16xf16>
  %c = vector.transfer_read %e[%i], %fv {in_bounds = [true]} : memref<16xvector<16xf16>>, vector<16x16xf16>
  %at = vector.transpose %a, [1, 0] : vector<16x16xf16> to vector<16x16xf16>
  %bt = vector.transpose %b, [1, 0] : vector<16x16xf16> to vector<16x16xf16>
  %ct = vector.transpose %c, [1, 0] : vector<16x16xf16> to vector<16x16xf16>
  %vt = vector.transpose %v, [1, 0] : vector<16x16xf16> to vector<16x16xf16>
  "test.use"(%at, %bt, %ct, %vt) : (vector<16x16xf16>, vector<16x16xf16>, vector<16x16xf16>, vector<16x16xf16>) -> ()
  return
}

// The product is the initial value of a loop, in which another operation on vectors has no
// counterpart. As in MLIR, all of the loop belongs to the product.

// CHECK-LABEL: func @inLoop
// CHECK-NOT: gpu.subgroup
// CHECK: return
func.func @inLoop(%x: memref<16x16xf16>, %z: memref<16x16xf16>, %v: vector<4xf16>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = arith.constant 0.0 : f16
  %a = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %b = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %c = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %d = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %d) -> (vector<16x16xf16>) {
    %e = math.exp %v : vector<4xf16>
    "test.use"(%e) : (vector<4xf16>) -> ()
    %t = arith.addf %s, %s : vector<16x16xf16>
    scf.yield %t : vector<16x16xf16>
  }
  vector.transfer_write %r, %z[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
  return
}

// In a loop whose value the product takes, other operations on vectors do not matter.

// CHECK-LABEL: func @besideLoop
// CHECK: gpu.subgroup_mma_compute
// CHECK: math.exp
func.func @besideLoop(%x: memref<16x16xf16>, %z: memref<16x16xf16>, %v: vector<4xf16>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = arith.constant 0.0 : f16
  %a = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %b = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %c = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %c) -> (vector<16x16xf16>) {
    %d = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %s : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
    %e = math.exp %v : vector<4xf16>
    "test.use"(%e) : (vector<4xf16>) -> ()
    scf.yield %d : vector<16x16xf16>
  }
  vector.transfer_write %r, %z[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
  return
}

// An elementwise operation needs the extended integers.

// CHECK-LABEL: func @extended
// CHECK-NOT: gpu.subgroup
// CHECK: return
func.func @extended(%x: memref<16x16xi8>, %z: memref<16x16xi32>) {
  %c0 = arith.constant 0 : index
  %i8 = arith.constant 0 : i8
  %k = arith.constant dense<1> : vector<16x16xi32>
  %a = vector.transfer_read %x[%c0, %c0], %i8 {in_bounds = [true, true]} : memref<16x16xi8>, vector<16x16xi8>
  %b = vector.transfer_read %x[%c0, %c0], %i8 {in_bounds = [true, true]} : memref<16x16xi8>, vector<16x16xi8>
  %ax = arith.extsi %a : vector<16x16xi8> to vector<16x16xi32>
  %bx = arith.extsi %b : vector<16x16xi8> to vector<16x16xi32>
  %s = arith.addi %bx, %bx : vector<16x16xi32>
  %d = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %ax, %bx, %k : vector<16x16xi32>, vector<16x16xi32> into vector<16x16xi32>
  %e = arith.addi %d, %s : vector<16x16xi32>
  vector.transfer_write %e, %z[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xi32>, memref<16x16xi32>
  return
}
