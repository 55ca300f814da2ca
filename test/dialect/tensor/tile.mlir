// RUN: mlir-opt %s --test-tile-using-scf=sizes=2,3 --canonicalize | FileCheck %s

// CHECK-DAG: #[[$MAP0:.*]] = affine_map<()[s0] -> (s0 + 8)>
// CHECK-DAG: #[[$MAP1:.*]] = affine_map<(d0)[s0] -> (-d0 + s0 + 8, 2)>
// CHECK-DAG: #[[$MAP2:.*]] = affine_map<(d0) -> (-d0 + 3, 0)>
// CHECK-DAG: #[[$MAP3:.*]] = affine_map<(d0) -> (0, d0 - 3)>
// CHECK-DAG: #[[$MAP4:.*]] = affine_map<(d0)[s0] -> (s0, d0)>
// CHECK-DAG: #[[$MAP5:.*]] = affine_map<(d0, d1) -> (0, d0 + d1 - 3)>
// CHECK-DAG: #[[$MAP6:.*]] = affine_map<(d0, d1) -> (d0 - d1)>
// CHECK-DAG: #[[$MAP7:.*]] = affine_map<(d0, d1, d2, d3) -> (-d0 + d1 - d2 + d3)>
// CHECK-DAG: #[[$MAP8:.*]] = affine_map<(d0) -> (20, d0)>
// CHECK-DAG: #[[$MAP9:.*]] = affine_map<(d0) -> (0, d0)>
// CHECK-DAG: #[[$MAP10:.*]] = affine_map<(d0, d1, d2) -> (-d0 - d1 + d2 + 3)>
// CHECK-DAG: #[[$MAP11:.*]] = affine_map<(d0) -> (-d0 + 8, 3)>
// CHECK-DAG: #[[$MAP12:.*]] = affine_map<(d0) -> (d0 * 4)>
// CHECK-DAG: #[[$MAP13:.*]] = affine_map<(d0) -> (d0 * -4 + 128, 8)>
// CHECK-DAG: #[[$MAP14:.*]] = affine_map<(d0) -> (d0 * 32)>
// CHECK-DAG: #[[$MAP15:.*]] = affine_map<(d0, d1) -> (d1 * -32 + 256, d0 * 32)>
// CHECK-DAG: #[[$MAP16:.*]] = affine_map<(d0) -> (-d0 + 256, 3)>
// CHECK-DAG: #[[$MAP17:.*]] = affine_map<(d0) -> (d0 floordiv 4)>
// CHECK-DAG: #[[$MAP18:.*]] = affine_map<(d0) -> (d0 mod 4)>
// CHECK-DAG: #[[$MAP19:.*]] = affine_map<(d0) -> ((d0 + 2) ceildiv 4 - d0 floordiv 4)>
// CHECK-DAG: #[[$MAP20:.*]] = affine_map<(d0) -> (((d0 + 2) ceildiv 4) * 4 - (d0 floordiv 4) * 4)>
// CHECK-DAG: #[[$MAP21:.*]] = affine_map<(d0) -> (d0 floordiv 32)>
// CHECK-DAG: #[[$MAP22:.*]] = affine_map<(d0) -> (d0 mod 32)>
// CHECK-DAG: #[[$MAP23:.*]] = affine_map<(d0, d1) -> ((d0 + d1) ceildiv 32 - d0 floordiv 32)>
// CHECK-DAG: #[[$MAP24:.*]] = affine_map<(d0, d1) -> (((d0 + d1) ceildiv 32) * 32 - (d0 floordiv 32) * 32)>

// CHECK-LABEL: func.func @pad(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<?x20xf32>, %[[ARG1:[A-Za-z0-9_]+]]: f32
// CHECK-DAG: %[[V0:[A-Za-z0-9_]+]] = arith.constant 3 : index
// CHECK-DAG: %[[V1:[A-Za-z0-9_]+]] = arith.constant 2 : index
// CHECK-DAG: %[[V2:[A-Za-z0-9_]+]] = arith.constant 27 : index
// CHECK-DAG: %[[V3:[A-Za-z0-9_]+]] = arith.constant 0 : index
// CHECK: %[[V4:[A-Za-z0-9_]+]] = tensor.dim %[[ARG0]], %[[V3]] : tensor<?x20xf32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = affine.apply #[[$MAP0]]()[%[[V4]]]
// CHECK: %[[V6:[A-Za-z0-9_]+]] = tensor.empty(%[[V5]]) : tensor<?x27xf32>
// CHECK: %[[V7:[A-Za-z0-9_]+]] = tensor.dim %[[ARG0]], %[[V3]] : tensor<?x20xf32>
// CHECK: %[[V8:[A-Za-z0-9_]+]] = affine.apply #[[$MAP0]]()[%[[V7]]]
// CHECK: %[[V9:[A-Za-z0-9_]+]] = scf.for %[[ARG2:[A-Za-z0-9_]+]] = %[[V3]] to %[[V8]] step %[[V1]] iter_args(%[[ARG3:[A-Za-z0-9_]+]] = %[[V6]]) -> (tensor<?x27xf32>) {
// CHECK: %[[V10:[A-Za-z0-9_]+]] = scf.for %[[ARG4:[A-Za-z0-9_]+]] = %[[V3]] to %[[V2]] step %[[V0]] iter_args(%[[ARG5:[A-Za-z0-9_]+]] = %[[ARG3]]) -> (tensor<?x27xf32>) {
// CHECK: %[[V11:[A-Za-z0-9_]+]] = affine.min #[[$MAP1]](%[[ARG2]])[%[[V7]]]
// CHECK: %[[V12:[A-Za-z0-9_]+]] = tensor.dim %[[ARG0]], %[[V3]] : tensor<?x20xf32>
// CHECK: %[[V13:[A-Za-z0-9_]+]] = affine.max #[[$MAP2]](%[[ARG2]])
// CHECK: %[[V14:[A-Za-z0-9_]+]] = affine.max #[[$MAP3]](%[[ARG2]])
// CHECK: %[[V15:[A-Za-z0-9_]+]] = affine.min #[[$MAP4]](%[[V14]])[%[[V12]]]
// CHECK: %[[V16:[A-Za-z0-9_]+]] = affine.max #[[$MAP5]](%[[V11]], %[[ARG2]])
// CHECK: %[[V17:[A-Za-z0-9_]+]] = affine.min #[[$MAP4]](%[[V16]])[%[[V12]]]
// CHECK: %[[V18:[A-Za-z0-9_]+]] = affine.apply #[[$MAP6]](%[[V17]], %[[V15]])
// CHECK: %[[V19:[A-Za-z0-9_]+]] = arith.cmpi eq, %[[V18]], %[[V3]] : index
// CHECK: %[[V20:[A-Za-z0-9_]+]] = affine.apply #[[$MAP7]](%[[V13]], %[[V11]], %[[V17]], %[[V15]])
// CHECK: %[[V21:[A-Za-z0-9_]+]] = affine.max #[[$MAP2]](%[[ARG4]])
// CHECK: %[[V22:[A-Za-z0-9_]+]] = affine.max #[[$MAP3]](%[[ARG4]])
// CHECK: %[[V23:[A-Za-z0-9_]+]] = affine.min #[[$MAP8]](%[[V22]])
// CHECK: %[[V24:[A-Za-z0-9_]+]] = affine.max #[[$MAP9]](%[[ARG4]])
// CHECK: %[[V25:[A-Za-z0-9_]+]] = affine.min #[[$MAP8]](%[[V24]])
// CHECK: %[[V26:[A-Za-z0-9_]+]] = affine.apply #[[$MAP6]](%[[V25]], %[[V23]])
// CHECK: %[[V27:[A-Za-z0-9_]+]] = arith.cmpi eq, %[[V26]], %[[V3]] : index
// CHECK: %[[V28:[A-Za-z0-9_]+]] = arith.ori %[[V27]], %[[V19]] : i1
// CHECK: %[[V29:[A-Za-z0-9_]+]] = affine.apply #[[$MAP10]](%[[V21]], %[[V25]], %[[V23]])
// CHECK: %[[V30:[A-Za-z0-9_]+]] = scf.if %[[V28]] -> (tensor<?x3xf32>) {
// CHECK: %[[V31:[A-Za-z0-9_]+]] = tensor.generate %[[V11]] {
// CHECK: ^bb0(%[[ARG6:[A-Za-z0-9_]+]]: index, %[[ARG7:[A-Za-z0-9_]+]]: index):
// CHECK: tensor.yield %[[ARG1]] : f32
// CHECK: } : tensor<?x3xf32>
// CHECK: scf.yield %[[V31]] : tensor<?x3xf32>
// CHECK: } else {
// CHECK: %[[V32:[A-Za-z0-9_]+]] = tensor.extract_slice %[[ARG0]][%[[V15]], %[[V23]]] [%[[V18]], %[[V26]]] [1, 1] : tensor<?x20xf32> to tensor<?x?xf32>
// CHECK: %[[V33:[A-Za-z0-9_]+]] = tensor.pad %[[V32]] low[%[[V13]], %[[V21]]] high[%[[V20]], %[[V29]]] {
// CHECK: ^bb0(%[[ARG6]]: index, %[[ARG7]]: index):
// CHECK: tensor.yield %[[ARG1]] : f32
// CHECK: } : tensor<?x?xf32> to tensor<?x3xf32>
// CHECK: scf.yield %[[V33]] : tensor<?x3xf32>
// CHECK: %[[V34:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V30]] into %[[ARG5]][%[[ARG2]], %[[ARG4]]] [%[[V11]], 3] [1, 1] : tensor<?x3xf32> into tensor<?x27xf32>
// CHECK: scf.yield %[[V34]] : tensor<?x27xf32>
// CHECK: scf.yield %[[V10]] : tensor<?x27xf32>
// CHECK: return %[[V9]] : tensor<?x27xf32>
func.func @pad(%t: tensor<?x20xf32>, %c: f32) -> tensor<?x27xf32> {
  %0 = tensor.pad %t low[3, 3] high[5, 4] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : f32
  } {tile} : tensor<?x20xf32> to tensor<?x27xf32>
  return %0 : tensor<?x27xf32>
}

// CHECK-LABEL: func.func @pack(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<128x256xf32>, %[[ARG1:[A-Za-z0-9_]+]]: tensor<32x8x4x32xf32>
// CHECK-DAG: %[[V0:[A-Za-z0-9_]+]] = arith.constant 0 : index
// CHECK-DAG: %[[V1:[A-Za-z0-9_]+]] = arith.constant 32 : index
// CHECK-DAG: %[[V2:[A-Za-z0-9_]+]] = arith.constant 8 : index
// CHECK-DAG: %[[V3:[A-Za-z0-9_]+]] = arith.constant 2 : index
// CHECK-DAG: %[[V4:[A-Za-z0-9_]+]] = arith.constant 3 : index
// CHECK: %[[V5:[A-Za-z0-9_]+]] = scf.for %[[ARG2:[A-Za-z0-9_]+]] = %[[V0]] to %[[V1]] step %[[V3]] iter_args(%[[ARG3:[A-Za-z0-9_]+]] = %[[ARG1]]) -> (tensor<32x8x4x32xf32>) {
// CHECK: %[[V6:[A-Za-z0-9_]+]] = scf.for %[[ARG4:[A-Za-z0-9_]+]] = %[[V0]] to %[[V2]] step %[[V4]] iter_args(%[[ARG5:[A-Za-z0-9_]+]] = %[[ARG3]]) -> (tensor<32x8x4x32xf32>) {
// CHECK: %[[V7:[A-Za-z0-9_]+]] = affine.min #[[$MAP11]](%[[ARG4]])
// CHECK: %[[V8:[A-Za-z0-9_]+]] = affine.apply #[[$MAP12]](%[[ARG2]])
// CHECK: %[[V9:[A-Za-z0-9_]+]] = affine.min #[[$MAP13]](%[[ARG2]])
// CHECK: %[[V10:[A-Za-z0-9_]+]] = affine.apply #[[$MAP14]](%[[ARG4]])
// CHECK: %[[V11:[A-Za-z0-9_]+]] = affine.min #[[$MAP15]](%[[V7]], %[[ARG4]])
// CHECK: %[[V12:[A-Za-z0-9_]+]] = tensor.extract_slice %[[ARG0]][%[[V8]], %[[V10]]] [%[[V9]], %[[V11]]] [1, 1] : tensor<128x256xf32> to tensor<?x?xf32>
// CHECK: %[[V13:[A-Za-z0-9_]+]] = tensor.extract_slice %[[ARG5]][%[[ARG2]], %[[ARG4]], 0, 0] [2, %[[V7]], 4, 32] [1, 1, 1, 1] : tensor<32x8x4x32xf32> to tensor<2x?x4x32xf32>
// CHECK: %[[V14:[A-Za-z0-9_]+]] = tensor.pack %[[V12]] inner_dims_pos = [0, 1] inner_tiles = [4, 32] into %[[V13]] : tensor<?x?xf32> -> tensor<2x?x4x32xf32>
// CHECK: %[[V15:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V14]] into %[[ARG5]][%[[ARG2]], %[[ARG4]], 0, 0] [2, %[[V7]], 4, 32] [1, 1, 1, 1] : tensor<2x?x4x32xf32> into tensor<32x8x4x32xf32>
// CHECK: scf.yield %[[V15]] : tensor<32x8x4x32xf32>
// CHECK: scf.yield %[[V6]] : tensor<32x8x4x32xf32>
// CHECK: return %[[V5]] : tensor<32x8x4x32xf32>
func.func @pack(%t: tensor<128x256xf32>, %d: tensor<32x8x4x32xf32>) -> tensor<32x8x4x32xf32> {
  %0 = tensor.pack %t inner_dims_pos = [0, 1] inner_tiles = [4, 32] into %d {tile} : tensor<128x256xf32> -> tensor<32x8x4x32xf32>
  return %0 : tensor<32x8x4x32xf32>
}

// CHECK-LABEL: func.func @unpack(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<32x8x4x32xf32>, %[[ARG1:[A-Za-z0-9_]+]]: tensor<128x256xf32>
// CHECK-DAG: %[[V0:[A-Za-z0-9_]+]] = arith.constant 0 : index
// CHECK-DAG: %[[V1:[A-Za-z0-9_]+]] = arith.constant 128 : index
// CHECK-DAG: %[[V2:[A-Za-z0-9_]+]] = arith.constant 256 : index
// CHECK-DAG: %[[V3:[A-Za-z0-9_]+]] = arith.constant 2 : index
// CHECK-DAG: %[[V4:[A-Za-z0-9_]+]] = arith.constant 3 : index
// CHECK: %[[V5:[A-Za-z0-9_]+]] = scf.for %[[ARG2:[A-Za-z0-9_]+]] = %[[V0]] to %[[V1]] step %[[V3]] iter_args(%[[ARG3:[A-Za-z0-9_]+]] = %[[ARG1]]) -> (tensor<128x256xf32>) {
// CHECK: %[[V6:[A-Za-z0-9_]+]] = scf.for %[[ARG4:[A-Za-z0-9_]+]] = %[[V0]] to %[[V2]] step %[[V4]] iter_args(%[[ARG5:[A-Za-z0-9_]+]] = %[[ARG3]]) -> (tensor<128x256xf32>) {
// CHECK: %[[V7:[A-Za-z0-9_]+]] = affine.min #[[$MAP16]](%[[ARG4]])
// CHECK: %[[V8:[A-Za-z0-9_]+]] = affine.apply #[[$MAP17]](%[[ARG2]])
// CHECK: %[[V9:[A-Za-z0-9_]+]] = affine.apply #[[$MAP18]](%[[ARG2]])
// CHECK: %[[V10:[A-Za-z0-9_]+]] = affine.apply #[[$MAP19]](%[[ARG2]])
// CHECK: %[[V11:[A-Za-z0-9_]+]] = affine.apply #[[$MAP20]](%[[ARG2]])
// CHECK: %[[V12:[A-Za-z0-9_]+]] = affine.apply #[[$MAP21]](%[[ARG4]])
// CHECK: %[[V13:[A-Za-z0-9_]+]] = affine.apply #[[$MAP22]](%[[ARG4]])
// CHECK: %[[V14:[A-Za-z0-9_]+]] = affine.apply #[[$MAP23]](%[[ARG4]], %[[V7]])
// CHECK: %[[V15:[A-Za-z0-9_]+]] = affine.apply #[[$MAP24]](%[[ARG4]], %[[V7]])
// CHECK: %[[V16:[A-Za-z0-9_]+]] = tensor.extract_slice %[[ARG0]][%[[V8]], %[[V12]], 0, 0] [%[[V10]], %[[V14]], 4, 32] [1, 1, 1, 1] : tensor<32x8x4x32xf32> to tensor<?x?x4x32xf32>
// CHECK: %[[V17:[A-Za-z0-9_]+]] = tensor.empty(%[[V11]], %[[V15]]) : tensor<?x?xf32>
// CHECK: %[[V18:[A-Za-z0-9_]+]] = tensor.unpack %[[V16]] inner_dims_pos = [0, 1] inner_tiles = [4, 32] into %[[V17]] : tensor<?x?x4x32xf32> -> tensor<?x?xf32>
// CHECK: %[[V19:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V18]][%[[V9]], %[[V13]]] [2, %[[V7]]] [1, 1] : tensor<?x?xf32> to tensor<2x?xf32>
// CHECK: %[[V20:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V19]] into %[[ARG5]][%[[ARG2]], %[[ARG4]]] [2, %[[V7]]] [1, 1] : tensor<2x?xf32> into tensor<128x256xf32>
// CHECK: scf.yield %[[V20]] : tensor<128x256xf32>
// CHECK: scf.yield %[[V6]] : tensor<128x256xf32>
// CHECK: return %[[V5]] : tensor<128x256xf32>
func.func @unpack(%t: tensor<32x8x4x32xf32>, %d: tensor<128x256xf32>) -> tensor<128x256xf32> {
  %0 = tensor.unpack %t inner_dims_pos = [0, 1] inner_tiles = [4, 32] into %d {tile} : tensor<32x8x4x32xf32> -> tensor<128x256xf32>
  return %0 : tensor<128x256xf32>
}
