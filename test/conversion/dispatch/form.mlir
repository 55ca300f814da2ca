// RUN: mlir-opt --spirv-form-dispatches --split-input-file %s | FileCheck %s

// A product and what is computed from it are one launch.

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d1)>
// CHECK-LABEL: func.func @layer
func.func @layer(%x: tensor<?x64xf32>, %w: tensor<64x32xf32>, %b: tensor<32xf32>) -> tensor<?x32xf32> {
  // CHECK: %[[N:.*]] = tensor.dim %arg0
  // CHECK: %[[E:.*]] = tensor.empty(%[[N]])
  // CHECK: kernel.dispatch ins({{.*}}%arg0, %arg1, %arg2 : {{.*}}) outs(%[[E]] : tensor<?x32xf32>)
  // CHECK: linalg.fill
  // CHECK: linalg.matmul
  // CHECK: linalg.generic
  // CHECK: kernel.yield
  // CHECK-NOT: kernel.dispatch
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?x64xf32>
  %e = tensor.empty(%n) : tensor<?x32xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x32xf32>) -> tensor<?x32xf32>
  %m = linalg.matmul ins(%x, %w : tensor<?x64xf32>, tensor<64x32xf32>) outs(%f : tensor<?x32xf32>) -> tensor<?x32xf32>
  %r = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%m, %b : tensor<?x32xf32>, tensor<32xf32>) outs(%e : tensor<?x32xf32>) {
  ^bb0(%a: f32, %c: f32, %o: f32):
    %s = arith.addf %a, %c : f32
    %p = arith.maximumf %s, %zero : f32
    linalg.yield %p : f32
  } -> tensor<?x32xf32>
  return %r : tensor<?x32xf32>
}

// -----

// Two products are two launches: one would compute an element of the first for each row of the second.

// CHECK-LABEL: func.func @chain
func.func @chain(%x: tensor<8x8xf32>, %init: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // CHECK: %[[M:.*]] = kernel.dispatch ins(%arg0 : tensor<8x8xf32>) outs(%arg1 : tensor<8x8xf32>)
  // CHECK: kernel.dispatch ins(%[[M]], %arg0 : {{.*}}) outs(%arg1 : tensor<8x8xf32>)
  %m = linalg.matmul ins(%x, %x : tensor<8x8xf32>, tensor<8x8xf32>) outs(%init : tensor<8x8xf32>) -> tensor<8x8xf32>
  %n = linalg.matmul ins(%m, %x : tensor<8x8xf32>, tensor<8x8xf32>) outs(%init : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %n : tensor<8x8xf32>
}

// -----

// The product reads its init as such and as an operand.

// CHECK-LABEL: func.func @square
func.func @square(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // CHECK: kernel.dispatch ins(%arg0 : tensor<8x8xf32>) outs(%arg0 : tensor<8x8xf32>) {
  // CHECK-NEXT: ^bb0(%[[IN:.*]]: tensor<8x8xf32>, %[[OUT:.*]]: tensor<8x8xf32>):
  // CHECK: linalg.matmul ins(%[[IN]], %[[IN]] : {{.*}}) outs(%[[OUT]] :
  %m = linalg.matmul ins(%x, %x : tensor<8x8xf32>, tensor<8x8xf32>) outs(%x : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %m : tensor<8x8xf32>
}

// -----

// What takes a few operations is computed again where it is needed; what takes more is computed once.

// CHECK-LABEL: func.func @shared
func.func @shared(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  // CHECK: %[[EXP:.*]] = kernel.dispatch ins(%arg0
  // CHECK: math.exp
  // CHECK: kernel.dispatch ins(%[[EXP]]
  // CHECK: kernel.dispatch ins(%[[EXP]]
  // CHECK: kernel.dispatch ins(%arg0
  // CHECK: arith.negf
  // CHECK: kernel.dispatch ins(%arg0
  // CHECK: arith.negf
  %e = math.exp %x : tensor<8xf32>
  %n = arith.negf %x : tensor<8xf32>
  %a = arith.addf %e, %e : tensor<8xf32>
  %b = arith.mulf %e, %x : tensor<8xf32>
  %c = arith.addf %n, %x : tensor<8xf32>
  %d = arith.mulf %n, %n : tensor<8xf32>
  return %a, %b, %c, %d : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}

// -----

// The loop stays on the host, and its body is one launch.

// CHECK-LABEL: func.func @loop
func.func @loop(%x: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  // CHECK: scf.for
  // CHECK: kernel.dispatch
  // CHECK: scf.yield
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%v = %x) -> tensor<8xf32> {
    %a = arith.addf %v, %x : tensor<8xf32>
    scf.yield %a : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}

// -----

// An operation asks for a tile.

// CHECK-LABEL: func.func @tiled
func.func @tiled(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // CHECK: kernel.dispatch {{.*}} tile [2, 4]
  %m = linalg.matmul {kernel.tile = array<i64: 2, 4>} ins(%x, %x : tensor<8x8xf32>, tensor<8x8xf32>) outs(%x : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %m : tensor<8x8xf32>
}

// Results of one operation have indices of their own.
// CHECK-LABEL: func @turned
// CHECK: kernel.dispatch
// CHECK-SAME: places [#{{map[0-9]*}}, #{{map[0-9]+}}]
func.func @turned(%x: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3x2xf32>) {
  %a = tensor.empty() : tensor<2x3xf32>
  %b = tensor.empty() : tensor<3x2xf32>
  %r:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j, i)>],
      iterator_types = ["parallel", "parallel"]} ins(%x : tensor<2x3xf32>) outs(%a, %b : tensor<2x3xf32>, tensor<3x2xf32>) {
  ^bb0(%e: f32, %o0: f32, %o1: f32):
    %n = arith.negf %e : f32
    %s = math.exp %e : f32
    linalg.yield %n, %s : f32, f32
  } -> (tensor<2x3xf32>, tensor<3x2xf32>)
  return %r#0, %r#1 : tensor<2x3xf32>, tensor<3x2xf32>
}
