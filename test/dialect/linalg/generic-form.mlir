// RUN: mlir-opt %s --mlir-print-op-generic | FileCheck %s

// CHECK: "builtin.module"() ({
// CHECK-NEXT: "func.func"() <{function_type = (tensor<4x8xf32>, tensor<4xf32>, memref<4x8xf32>, tensor<8x4xf32>) -> (), sym_name = "maps"}> ({
// CHECK-NEXT: ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<4xf32>, %arg2: memref<4x8xf32>, %arg3: tensor<8x4xf32>):
// CHECK-NEXT: %0 = "linalg.map"(%arg0, %arg0, %arg0) ({
// CHECK-NEXT: ^bb0(%arg13: f32, %arg14: f32):
// CHECK-NEXT: %9 = "arith.mulf"(%arg13, %arg14) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%9) : (f32) -> ()
// CHECK-NEXT: }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: "linalg.map"(%arg2, %arg2) ({
// CHECK-NEXT: ^bb0(%arg12: f32):
// CHECK-NEXT: %8 = "arith.addf"(%arg12, %arg12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%8) : (f32) -> ()
// CHECK-NEXT: }) {note} : (memref<4x8xf32>, memref<4x8xf32>) -> ()
// CHECK-NEXT: %1 = "linalg.reduce"(%arg0, %arg1) <{dimensions = array<i64: 1>}> ({
// CHECK-NEXT: ^bb0(%arg10: f32, %arg11: f32):
// CHECK-NEXT: %7 = "arith.maximumf"(%arg11, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%7) : (f32) -> ()
// CHECK-NEXT: }) {note} : (tensor<4x8xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %2 = "linalg.reduce"(%arg0, %arg1) <{dimensions = array<i64: 1>}> ({
// CHECK-NEXT: ^bb0(%arg8: f32, %arg9: f32):
// CHECK-NEXT: %6 = "arith.subf"(%arg8, %arg9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%6) : (f32) -> ()
// CHECK-NEXT: }) : (tensor<4x8xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %3 = "linalg.transpose"(%arg0, %arg3) <{permutation = array<i64: 1, 0>}> ({
// CHECK-NEXT: ^bb0(%arg6: f32, %arg7: f32):
// CHECK-NEXT: "linalg.yield"(%arg6) : (f32) -> ()
// CHECK-NEXT: }) : (tensor<4x8xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
// CHECK-NEXT: %4 = "linalg.broadcast"(%arg1, %arg0) <{dimensions = array<i64: 1>}> ({
// CHECK-NEXT: ^bb0(%arg4: f32, %arg5: f32):
// CHECK-NEXT: "linalg.yield"(%arg4) : (f32) -> ()
// CHECK-NEXT: }) : (tensor<4xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %5 = "linalg.softmax"(%arg0, %arg0) <{dimension = 1 : i64}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: "func.return"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: }) : () -> ()

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
