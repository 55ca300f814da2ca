// RUN: mlir-opt %s '--pass-pipeline=builtin.module(func.func(linalg-detensorize))' | FileCheck %s

#s = affine_map<() -> ()>

// CHECK-LABEL: func.func @count(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<i32>, %[[ARG1:[A-Za-z0-9_]+]]: tensor<i32>
// CHECK-DAG: %[[V0:[A-Za-z0-9_]+]] = arith.constant 1 : i32
// CHECK: %[[V1:[A-Za-z0-9_]+]] = tensor.extract %[[ARG0]][] : tensor<i32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = tensor.extract %[[ARG1]][] : tensor<i32>
// CHECK: cf.br ^bb1(%[[V2]] : i32)
// CHECK: ^bb1(%[[V3:[A-Za-z0-9_]+]]: i32):  // 2 preds: ^bb0, ^bb2
// CHECK: %[[V4:[A-Za-z0-9_]+]] = arith.cmpi slt, %[[V3]], %[[V1]] : i32
// CHECK: cf.cond_br %[[V4]], ^bb2, ^bb3
// CHECK: ^bb2:  // pred: ^bb1
// CHECK: %[[V5:[A-Za-z0-9_]+]] = arith.addi %[[V3]], %[[V0]] : i32
// CHECK: cf.br ^bb1(%[[V5]] : i32)
// CHECK: ^bb3:  // pred: ^bb1
// CHECK: %[[V6:[A-Za-z0-9_]+]] = tensor.from_elements %[[V3]] : tensor<i32>
// CHECK: return %[[V6]] : tensor<i32>
func.func @count(%n: tensor<i32>, %start: tensor<i32>) -> tensor<i32> {
  %one = arith.constant dense<1> : tensor<i32>
  cf.br ^head(%start : tensor<i32>)
^head(%i: tensor<i32>):
  %e = tensor.empty() : tensor<i1>
  %0 = linalg.generic {indexing_maps = [#s, #s, #s], iterator_types = []} ins(%i, %n : tensor<i32>, tensor<i32>) outs(%e : tensor<i1>) {
  ^bb0(%a: i32, %b: i32, %out: i1):
    %c = arith.cmpi slt, %a, %b : i32
    linalg.yield %c : i1
  } -> tensor<i1>
  %1 = tensor.extract %0[] : tensor<i1>
  cf.cond_br %1, ^body(%i : tensor<i32>), ^end(%i : tensor<i32>)
^body(%j: tensor<i32>):
  %f = tensor.empty() : tensor<i32>
  %2 = linalg.generic {indexing_maps = [#s, #s, #s], iterator_types = []} ins(%j, %one : tensor<i32>, tensor<i32>) outs(%f : tensor<i32>) {
  ^bb0(%a: i32, %b: i32, %out: i32):
    %c = arith.addi %a, %b : i32
    linalg.yield %c : i32
  } -> tensor<i32>
  cf.br ^head(%2 : tensor<i32>)
^end(%k: tensor<i32>):
  return %k : tensor<i32>
}
