// RUN: mlir-opt %s | FileCheck %s
// RUN: mlir-opt %s -mlir-print-op-generic | mlir-opt | FileCheck %s

// CHECK-LABEL: func.func @lanes(%arg0: f32, %arg1: vector<4xf32>, %arg2: vector<2x4xf32>, %arg3: vector<f32>, %arg4: index, %arg5: i8) {
// CHECK-NEXT:    %0 = vector.splat %arg0 : vector<2x4xf32>
// CHECK-NEXT:    %1 = vector.broadcast %arg1 : vector<4xf32> to vector<2x4xf32>
// CHECK-NEXT:    %2 = vector.shuffle %arg1, %arg1 [7, 0] : vector<4xf32>, vector<4xf32>
// CHECK-NEXT:    %3 = vector.extractelement %arg1[%arg5 : i8] : vector<4xf32>
// CHECK-NEXT:    %4 = vector.extractelement %arg3[] : vector<f32>
// CHECK-NEXT:    %5 = vector.insertelement %arg0, %arg1[%arg4 : index] : vector<4xf32>
// CHECK-NEXT:    %6 = vector.insertelement %arg0, %arg3[] {tag} : vector<f32>
// CHECK-NEXT:    %7 = vector.extract %arg2[%arg4, 2] : f32 from vector<2x4xf32>
// CHECK-NEXT:    %8 = vector.extract %arg2[1] {tag} : vector<4xf32> from vector<2x4xf32>
// CHECK-NEXT:    %9 = vector.extract %arg1[] : vector<4xf32> from vector<4xf32>
// CHECK-NEXT:    %10 = vector.insert %arg1, %arg2 [%arg4] : vector<4xf32> into vector<2x4xf32>
// CHECK-NEXT:    %11 = vector.insert %arg0, %arg2 [0, %arg4] : f32 into vector<2x4xf32>
// CHECK-NEXT:    %12 = vector.fma %arg2, %arg2, %arg2 : vector<2x4xf32>
// CHECK-NEXT:    %13 = vector.from_elements %arg0, %arg0, %arg0 : vector<3x1xf32>
// CHECK-NEXT:    %14 = vector.interleave %arg1, %arg1 : vector<4xf32> -> vector<8xf32>
// CHECK-NEXT:    %res1, %res2 = vector.deinterleave %arg1 : vector<4xf32> -> vector<2xf32>
// CHECK-NEXT:    return
func.func @lanes(%s: f32, %v: vector<4xf32>, %w: vector<2x4xf32>, %z: vector<f32>, %i: index, %k: i8) {
  %0 = vector.splat %s : vector<2x4xf32>
  %1 = vector.broadcast %v : vector<4xf32> to vector<2x4xf32>
  %2 = vector.shuffle %v, %v [7, 0] : vector<4xf32>, vector<4xf32>
  %3 = vector.extractelement %v[%k : i8] : vector<4xf32>
  %4 = vector.extractelement %z[] : vector<f32>
  %5 = vector.insertelement %s, %v[%i : index] : vector<4xf32>
  %6 = vector.insertelement %s, %z[] {tag} : vector<f32>
  %7 = vector.extract %w[%i, 2] : f32 from vector<2x4xf32>
  %8 = vector.extract %w[1] {tag} : vector<4xf32> from vector<2x4xf32>
  %9 = vector.extract %v[] : vector<4xf32> from vector<4xf32>
  %10 = vector.insert %v, %w[%i] : vector<4xf32> into vector<2x4xf32>
  %11 = vector.insert %s, %w[0, %i] : f32 into vector<2x4xf32>
  %12 = vector.fma %w, %w, %w : vector<2x4xf32>
  %13 = vector.from_elements %s, %s, %s : vector<3x1xf32>
  %14 = vector.interleave %v, %v : vector<4xf32> -> vector<8xf32>
  %15, %16 = vector.deinterleave %v : vector<4xf32> -> vector<2xf32>
  return
}

// CHECK-LABEL: func.func @shapes(%arg0: vector<4xf32>, %arg1: vector<2x4xf32>, %arg2: vector<[4]xf32>, %arg3: index, %arg4: memref<3xvector<2xf32>>) {
// CHECK-NEXT:    %0 = vector.shape_cast %arg1 : vector<2x4xf32> to vector<8xf32>
// CHECK-NEXT:    %1 = vector.bitcast %arg1 : vector<2x4xf32> to vector<2x8xi16>
// CHECK-NEXT:    %2 = vector.type_cast %arg4 : memref<3xvector<2xf32>> to memref<vector<3x2xf32>>
// CHECK-NEXT:    %3 = vector.transpose %arg1, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
// CHECK-NEXT:    %4 = vector.reshape %arg1, [%arg3], [%arg3], [4] : vector<2x4xf32> to vector<3x4xf32>
// CHECK-NEXT:    %5 = vector.scalable.insert %arg0, %arg2[4] : vector<4xf32> into vector<[4]xf32>
// CHECK-NEXT:    %6 = vector.scalable.extract %arg2[8] : vector<2xf32> from vector<[4]xf32>
// CHECK-NEXT:    %7 = vector.insert_strided_slice %arg0, %arg1 {offsets = [1, 0], strides = [1]} : vector<4xf32> into vector<2x4xf32>
// CHECK-NEXT:    %8 = vector.extract_strided_slice %arg1 {offsets = [1], sizes = [1], strides = [1]} : vector<2x4xf32> to vector<1x4xf32>
// CHECK-NEXT:    %9 = vector.constant_mask [1, 3] : vector<2x4xi1>
// CHECK-NEXT:    %10 = vector.create_mask %arg3, %arg3 : vector<2x[4]xi1>
// CHECK-NEXT:    %11 = vector.create_mask %arg3 : vector<i1>
// CHECK-NEXT:    %vscale = vector.vscale
// CHECK-NEXT:    %12 = vector.step : vector<[8]xindex>
// CHECK-NEXT:    return
func.func @shapes(%v: vector<4xf32>, %w: vector<2x4xf32>, %s: vector<[4]xf32>, %i: index, %m: memref<3xvector<2xf32>>) {
  %0 = vector.shape_cast %w : vector<2x4xf32> to vector<8xf32>
  %1 = vector.bitcast %w : vector<2x4xf32> to vector<2x8xi16>
  %2 = vector.type_cast %m : memref<3xvector<2xf32>> to memref<vector<3x2xf32>>
  %3 = vector.transpose %w, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %4 = vector.reshape %w, [%i], [%i], [4] : vector<2x4xf32> to vector<3x4xf32>
  %5 = vector.scalable.insert %v, %s[4] : vector<4xf32> into vector<[4]xf32>
  %6 = vector.scalable.extract %s[8] : vector<2xf32> from vector<[4]xf32>
  %7 = vector.insert_strided_slice %v, %w {offsets = [1, 0], strides = [1]} : vector<4xf32> into vector<2x4xf32>
  %8 = vector.extract_strided_slice %w {offsets = [1], sizes = [1], strides = [1]} : vector<2x4xf32> to vector<1x4xf32>
  %9 = vector.constant_mask [1, 3] : vector<2x4xi1>
  %10 = vector.create_mask %i, %i : vector<2x[4]xi1>
  %11 = vector.create_mask %i : vector<i1>
  %12 = vector.vscale
  %13 = vector.step : vector<[8]xindex>
  return
}

// CHECK-LABEL: func.func @reductions(%arg0: vector<2xf32>, %arg1: vector<4xf32>, %arg2: vector<2x4xf32>, %arg3: f32, %arg4: vector<4xi32>) {
// CHECK-NEXT:    %0 = vector.reduction <mul>, %arg1, %arg3 fastmath<nnan,ninf> : vector<4xf32> into f32
// CHECK-NEXT:    %1 = vector.reduction <xor>, %arg4 : vector<4xi32> into i32
// CHECK-NEXT:    %2 = vector.multi_reduction <maximumf>, %arg2, %arg1 [0] : vector<2x4xf32> to vector<4xf32>
// CHECK-NEXT:    %3 = vector.multi_reduction <add>, %arg2, %arg3 {tag} [0, 1] : vector<2x4xf32> to f32
// CHECK-NEXT:    %dest, %accumulated_value = vector.scan <add>, %arg2, %arg1 {inclusive = false, reduction_dim = 0 : i64} : vector<2x4xf32>, vector<4xf32>
// CHECK-NEXT:    %4 = vector.outerproduct %arg1, %arg1 : vector<4xf32>, vector<4xf32>
// CHECK-NEXT:    %5 = vector.outerproduct %arg1, %arg3, %arg1 {kind = #vector.kind<maxnumf>, tag} : vector<4xf32>, f32
// CHECK-NEXT:    %6 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %arg2, %arg1, %arg0 {tag} : vector<2x4xf32>, vector<4xf32> into vector<2xf32>
// CHECK-NEXT:    %7 = vector.matrix_multiply %arg1, %arg1 {lhs_columns = 2 : i32, lhs_rows = 2 : i32, rhs_columns = 2 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:    %8 = vector.flat_transpose %arg1 {columns = 2 : i32, rows = 2 : i32} : vector<4xf32> -> vector<4xf32>
// CHECK-NEXT:    return
func.func @reductions(%a: vector<2xf32>, %v: vector<4xf32>, %w: vector<2x4xf32>, %f: f32, %n: vector<4xi32>) {
  %0 = vector.reduction <mul>, %v, %f fastmath<nnan,ninf> : vector<4xf32> into f32
  %1 = vector.reduction <xor>, %n : vector<4xi32> into i32
  %2 = vector.multi_reduction <maximumf>, %w, %v [0] : vector<2x4xf32> to vector<4xf32>
  %3 = vector.multi_reduction <add>, %w, %f {tag} [0, 1] : vector<2x4xf32> to f32
  %4:2 = vector.scan <add>, %w, %v {inclusive = false, reduction_dim = 0 : i64} : vector<2x4xf32>, vector<4xf32>
  %5 = vector.outerproduct %v, %v : vector<4xf32>, vector<4xf32>
  %6 = vector.outerproduct %v, %f, %v {kind = #vector.kind<maxnumf>, tag} : vector<4xf32>, f32
  %7 = vector.contract {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} %w, %v, %a {tag} : vector<2x4xf32>, vector<4xf32> into vector<2xf32>
  %8 = vector.matrix_multiply %v, %v {lhs_columns = 2 : i32, lhs_rows = 2 : i32, rhs_columns = 2 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %9 = vector.flat_transpose %v {columns = 2 : i32, rows = 2 : i32} : vector<4xf32> -> vector<4xf32>
  return
}

// CHECK-LABEL: func.func @memory(%arg0: memref<8x8xf32>, %arg1: tensor<8x8xf32>, %arg2: memref<8xf32>, %arg3: index, %arg4: f32, %arg5: vector<4xi1>, %arg6: vector<4xf32>, %arg7: vector<4xi32>) {
// CHECK-NEXT:    %0 = vector.transfer_read %arg0[%arg3, %arg3], %arg4 : memref<8x8xf32>, vector<4xf32>
// CHECK-NEXT:    %1 = vector.transfer_read %arg0[%arg3, %arg3], %arg4, %arg5 {in_bounds = [true], permutation_map = #map2} : memref<8x8xf32>, vector<4xf32>
// CHECK-NEXT:    vector.transfer_write %arg6, %arg0[%arg3, %arg3], %arg5 {tag} : vector<4xf32>, memref<8x8xf32>
// CHECK-NEXT:    %2 = vector.transfer_write %arg6, %arg1[%arg3, %arg3] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
// CHECK-NEXT:    %3 = vector.load %arg2[%arg3] {nontemporal = true} : memref<8xf32>, vector<4xf32>
// CHECK-NEXT:    vector.store %3, %arg2[%arg3] : memref<8xf32>, vector<4xf32>
// CHECK-NEXT:    %4 = vector.maskedload %arg2[%arg3], %arg5, %arg6 : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:    vector.maskedstore %arg2[%arg3], %arg5, %arg6 : memref<8xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %5 = vector.expandload %arg2[%arg3], %arg5, %arg6 : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:    vector.compressstore %arg2[%arg3], %arg5, %arg6 : memref<8xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %6 = vector.gather %arg0[%arg3, %arg3] [%arg7], %arg5, %arg6 : memref<8x8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:    vector.scatter %arg2[%arg3] [%arg7], %arg5, %arg6 : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    return
func.func @memory(%m: memref<8x8xf32>, %t: tensor<8x8xf32>, %b: memref<8xf32>, %i: index, %f: f32, %k: vector<4xi1>, %v: vector<4xf32>, %x: vector<4xi32>) {
  %0 = vector.transfer_read %m[%i, %i], %f : memref<8x8xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i, %i], %f, %k {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<8x8xf32>, vector<4xf32>
  vector.transfer_write %v, %m[%i, %i], %k {tag} : vector<4xf32>, memref<8x8xf32>
  %2 = vector.transfer_write %v, %t[%i, %i] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
  %3 = vector.load %b[%i] {nontemporal = true} : memref<8xf32>, vector<4xf32>
  vector.store %3, %b[%i] {nontemporal = false} : memref<8xf32>, vector<4xf32>
  %4 = vector.maskedload %b[%i], %k, %v : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %b[%i], %k, %v : memref<8xf32>, vector<4xi1>, vector<4xf32>
  %5 = vector.expandload %b[%i], %k, %v : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %b[%i], %k, %v : memref<8xf32>, vector<4xi1>, vector<4xf32>
  %6 = vector.gather %m[%i, %i] [%x], %k, %v : memref<8x8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %b[%i] [%x], %k, %v : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}

// CHECK-LABEL: func.func @regions(%arg0: vector<4xi32>, %arg1: vector<4xi1>, %arg2: index, %arg3: memref<8xi32>, %arg4: i32) {
// CHECK-NEXT:    %0 = vector.mask %arg1 { vector.reduction <add>, %arg0 : vector<4xi32> into i32 } : vector<4xi1> -> i32
// CHECK-NEXT:    %1 = vector.mask %arg1, %arg0 { vector.transfer_read %arg3[%arg2], %arg4 : memref<8xi32>, vector<4xi32> } {tag} : vector<4xi1> -> vector<4xi32>
// CHECK-NEXT:    vector.mask %arg1 { vector.yield } : vector<4xi1>
// CHECK-NEXT:    %2 = vector.warp_execute_on_lane_0(%arg2)[32] args(%arg0 : vector<4xi32>) -> (vector<4xi32>) {
// CHECK-NEXT:    ^bb0(%arg5: vector<128xi32>):
// CHECK-NEXT:    vector.yield %arg5 : vector<128xi32>
// CHECK-NEXT:    } {tag}
// CHECK-NEXT:    vector.warp_execute_on_lane_0(%arg2)[8] {
// CHECK-NEXT:    vector.print str "text"
// CHECK-NEXT:    }
// CHECK-NEXT:    vector.print %arg0 : vector<4xi32> punctuation <comma>
// CHECK-NEXT:    vector.print
// CHECK-NEXT:    vector.print %arg4 : i32
// CHECK-NEXT:    return
func.func @regions(%v: vector<4xi32>, %k: vector<4xi1>, %l: index, %m: memref<8xi32>, %z: i32) {
  %0 = vector.mask %k { vector.reduction <add>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %1 = vector.mask %k, %v { vector.transfer_read %m[%l], %z : memref<8xi32>, vector<4xi32> } {tag} : vector<4xi1> -> vector<4xi32>
  vector.mask %k { } : vector<4xi1>
  %2 = vector.warp_execute_on_lane_0(%l)[32] args(%v : vector<4xi32>) -> (vector<4xi32>) {
  ^bb0(%w: vector<128xi32>):
    vector.yield %w : vector<128xi32>
  } {tag}
  vector.warp_execute_on_lane_0(%l)[8] {
    vector.print str "text"
  }
  vector.print %v : vector<4xi32> punctuation <comma>
  vector.print punctuation <newline>
  vector.print %z : i32
  return
}
