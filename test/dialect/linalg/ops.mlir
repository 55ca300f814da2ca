// RUN: mlir-opt %s  | FileCheck %s

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @named(%arg0: tensor<4x8xf16>, %arg1: tensor<8x?xf16>, %arg2: tensor<4x?xf32>, %arg3: tensor<1x9x9x3xi8>, %arg4: tensor<2x2x3x5xi8>, %arg5: tensor<1x4x3x5xi32>, %arg6: i32) -> tensor<4x?xf32> {
// CHECK-NEXT: %0 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>, note} ins(%arg0, %arg1 : tensor<4x8xf16>, tensor<8x?xf16>) outs(%arg2 : tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT: %1 = linalg.conv_2d_nhwc_hwcf_q {dilations = dense<[1, 3]> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg3, %arg4, %arg6, %arg6 : tensor<1x9x9x3xi8>, tensor<2x2x3x5xi8>, i32, i32) outs(%arg5 : tensor<1x4x3x5xi32>) -> tensor<1x4x3x5xi32>
// CHECK-NEXT: return %0 : tensor<4x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: func.func @maps(%arg0: tensor<4x8xf32>, %arg1: tensor<4xf32>, %arg2: memref<4x8xf32>, %arg3: tensor<8x4xf32>) {
// CHECK-NEXT: %mapped = linalg.map { arith.mulf {fastmath = #arith.fastmath<fast>} } ins(%arg0, %arg0 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%arg0 : tensor<4x8xf32>)
// CHECK-NEXT: linalg.map ins(%arg2 : memref<4x8xf32>) outs(%arg2 : memref<4x8xf32>) {note}
// CHECK-NEXT: (%in: f32) {
// CHECK-NEXT: %1 = arith.addf %in, %in : f32
// CHECK-NEXT: linalg.yield %1 : f32
// CHECK-NEXT: }
// CHECK-NEXT: %reduced = linalg.reduce { arith.maximumf } ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4xf32>) dimensions = [1]  {note}
// CHECK-NEXT: %reduced_0 = linalg.reduce ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4xf32>) dimensions = [1]
// CHECK-NEXT: (%in: f32, %init: f32) {
// CHECK-NEXT: %1 = arith.subf %in, %init : f32
// CHECK-NEXT: linalg.yield %1 : f32
// CHECK-NEXT: }
// CHECK-NEXT: %transposed = linalg.transpose ins(%arg0 : tensor<4x8xf32>) outs(%arg3 : tensor<8x4xf32>) permutation = [1, 0]
// CHECK-NEXT: %broadcasted = linalg.broadcast ins(%arg1 : tensor<4xf32>) outs(%arg0 : tensor<4x8xf32>) dimensions = [1]
// CHECK-NEXT: %0 = linalg.softmax dimension(1) ins(%arg0 : tensor<4x8xf32>) outs(%arg0 : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @generic(%arg0: memref<4x8xf32>, %arg1: memref<4xindex>) {
// CHECK-NEXT: linalg.generic {doc = "rows", indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"], library_call = "rows"} ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4xindex>) attrs =  {note} {
// CHECK-NEXT: ^bb0(%in: f32, %out: index):
// CHECK-NEXT: %0 = linalg.index 1 : index
// CHECK-NEXT: linalg.yield %0 : index
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

func.func @named(%a: tensor<4x8xf16>, %b: tensor<8x?xf16>, %c: tensor<4x?xf32>, %i: tensor<1x9x9x3xi8>, %k: tensor<2x2x3x5xi8>, %o: tensor<1x4x3x5xi32>, %z: i32) -> tensor<4x?xf32> {
  %0 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>, note} ins(%a, %b : tensor<4x8xf16>, tensor<8x?xf16>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
  %1 = linalg.conv_2d_nhwc_hwcf_q {dilations = dense<[1, 3]> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>}
    ins(%i, %k, %z, %z : tensor<1x9x9x3xi8>, tensor<2x2x3x5xi8>, i32, i32) outs(%o : tensor<1x4x3x5xi32>) -> tensor<1x4x3x5xi32>
  return %0 : tensor<4x?xf32>
}
func.func @maps(%a: tensor<4x8xf32>, %c: tensor<4xf32>, %m: memref<4x8xf32>, %t: tensor<8x4xf32>) {
  %0 = linalg.map {arith.mulf {fastmath = #arith.fastmath<fast>}} ins(%a, %a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%a : tensor<4x8xf32>)
  linalg.map ins(%m : memref<4x8xf32>) outs(%m : memref<4x8xf32>) {note} (%x: f32) {
    %y = arith.addf %x, %x : f32
    linalg.yield %y : f32
  }
  %1 = linalg.reduce {arith.maximumf} ins(%a : tensor<4x8xf32>) outs(%c : tensor<4xf32>) dimensions = [1] {note}
  %2 = linalg.reduce ins(%a : tensor<4x8xf32>) outs(%c : tensor<4xf32>) dimensions = [1] (%x: f32, %y: f32) {
    %z = arith.subf %x, %y : f32
    linalg.yield %z : f32
  }
  %3 = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%t : tensor<8x4xf32>) permutation = [1, 0]
  %4 = linalg.broadcast ins(%c : tensor<4xf32>) outs(%a : tensor<4x8xf32>) dimensions = [1]
  %5 = linalg.softmax dimension(1) ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
func.func @generic(%a: memref<4x8xf32>, %b: memref<4xindex>) {
  linalg.generic {doc = "rows", indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"], library_call = "rows"}
    ins(%a : memref<4x8xf32>) outs(%b : memref<4xindex>) attrs = {note} {
  ^bb0(%x: f32, %y: index):
    %j = linalg.index 1 : index
    linalg.yield %j : index
  }
  return
}
