// RUN: mlir-opt %s -test-linalg-decompose-ops="remove-dead-args-and-results right-init-elements" -split-input-file | FileCheck %s
// RUN: mlir-opt %s -test-linalg-decompose-ops -split-input-file | FileCheck %s --check-prefix=ALL

// Each statement gets an operation of its own, which writes to a new tensor if no result of the original operation has the value.

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @chain(%a: tensor<4x?xf32>, %b: tensor<4xf32>, %o: tensor<4x?xi32>) -> tensor<4x?xi32> {
  %0 = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a, %b : tensor<4x?xf32>, tensor<4xf32>) outs(%o : tensor<4x?xi32>) {
  ^bb0(%x: f32, %y: f32, %z: i32):
    %1 = arith.subf %x, %y : f32
    %2 = arith.fptosi %1 : f32 to i32
    %3 = arith.addi %2, %z : i32
    linalg.yield %3 : i32
  } -> tensor<4x?xi32>
  return %0 : tensor<4x?xi32>
}
// CHECK-LABEL: func @chain(
// CHECK-SAME: %[[A:.+]]: tensor<4x?xf32>, %[[B:.+]]: tensor<4xf32>, %[[O:.+]]: tensor<4x?xi32>)
// CHECK: %[[E:.+]] = tensor.empty(%{{.+}}) : tensor<4x?xf32>
// CHECK: %[[SUB:.+]] = linalg.generic {{.*}} ins(%[[A]], %[[B]] : {{.*}}) outs(%[[E]] : tensor<4x?xf32>)
// CHECK:   arith.subf
// CHECK: %[[F:.+]] = tensor.empty(%{{.+}}) : tensor<4x?xi32>
// CHECK: %[[INT:.+]] = linalg.generic {{.*}} ins(%[[SUB]] : tensor<4x?xf32>) outs(%[[F]] : tensor<4x?xi32>)
// CHECK:   arith.fptosi
// CHECK: %[[ADD:.+]] = linalg.generic {{.*}} ins(%[[INT]] : tensor<4x?xi32>) outs(%[[O]] : tensor<4x?xi32>)
// CHECK: ^bb0(%[[I:.+]]: i32, %[[OUT:.+]]: i32)
// CHECK:   arith.addi %[[I]], %[[OUT]]
// CHECK: return %[[ADD]]

// ALL-LABEL: func @chain(
// ALL: %[[ZERO:.+]] = arith.constant 0 : i32
// ALL: %[[SUB:.+]]:2 = linalg.generic
// ALL:   %[[S:.+]] = arith.subf
// ALL:   linalg.yield %[[ZERO]], %[[S]]
// ALL: %[[INT:.+]]:2 = linalg.generic {{.*}} ins(%{{.+}}, %{{.+}}, %[[SUB]]#1 :
// ALL: %[[ADD:.+]] = linalg.generic {{.*}} ins(%{{.+}}, %{{.+}}, %[[SUB]]#1, %[[INT]]#1 :

// -----

// A result that yields the value of a statement takes the place of the new tensor.

#id = affine_map<(d0, d1) -> (d0, d1)>
#t = affine_map<(d0, d1) -> (d1, d0)>
func.func @both(%a: tensor<4x8xi32>, %o: tensor<8x4xi32>, %p: tensor<4x8xi32>) -> (tensor<8x4xi32>, tensor<4x8xi32>) {
  %0:2 = linalg.generic {indexing_maps = [#id, #t, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<4x8xi32>) outs(%o, %p : tensor<8x4xi32>, tensor<4x8xi32>) {
  ^bb0(%x: i32, %y: i32, %z: i32):
    %low, %high = arith.mulsi_extended %x, %z : i32
    %1 = arith.xori %high, %y : i32
    linalg.yield %low, %1 : i32, i32
  } -> (tensor<8x4xi32>, tensor<4x8xi32>)
  return %0#0, %0#1 : tensor<8x4xi32>, tensor<4x8xi32>
}
// CHECK-LABEL: func @both(
// CHECK-SAME: %[[A:.+]]: tensor<4x8xi32>, %[[O:.+]]: tensor<8x4xi32>, %[[P:.+]]: tensor<4x8xi32>)
// CHECK: %[[MUL:.+]]:3 = linalg.generic {{.*}} ins(%[[A]] : tensor<4x8xi32>) outs(%[[O]], %[[P]], %{{.+}} :
// CHECK:   arith.mulsi_extended
// CHECK: linalg.generic {{.*}} ins(%[[MUL]]#0, %[[MUL]]#2 : {{.*}}) outs(%[[O]], %[[P]] :
// CHECK: ^bb0(%[[L:.+]]: i32, %[[H:.+]]: i32, %[[Y:.+]]: i32, %{{.+}}: i32)
// CHECK:   arith.xori %[[H]], %[[Y]]
// CHECK: return %[[MUL]]#0

// -----

// Reductions, outputs whose map is no permutation, buffers and single statements stay.

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @stays(%a: tensor<4x8xf32>, %o: tensor<4xf32>, %m: memref<4x8xf32>, %c: tensor<4x8xcomplex<f32>>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4x8xcomplex<f32>>) {
  %0 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<4x8xf32>) outs(%o : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    %1 = arith.mulf %x, %x : f32
    %2 = arith.addf %1, %y : f32
    linalg.yield %2 : f32
  } -> tensor<4xf32>
  %3 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%0 : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    %1 = arith.mulf %x, %x : f32
    %2 = arith.addf %1, %y : f32
    linalg.yield %2 : f32
  } -> tensor<4xf32>
  linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%m : memref<4x8xf32>) {
  ^bb0(%x: f32):
    %1 = arith.mulf %x, %x : f32
    %2 = arith.addf %1, %x : f32
    linalg.yield %2 : f32
  }
  %4 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%c : tensor<4x8xcomplex<f32>>) {
  ^bb0(%x: complex<f32>):
    %1 = complex.mul %x, %x : complex<f32>
    %2 = complex.add %1, %x : complex<f32>
    linalg.yield %2 : complex<f32>
  } -> tensor<4x8xcomplex<f32>>
  return %0, %3, %4 : tensor<4xf32>, tensor<4xf32>, tensor<4x8xcomplex<f32>>
}
// CHECK-LABEL: func @stays(
// CHECK-COUNT-4: linalg.generic
// CHECK-NOT: linalg.generic
