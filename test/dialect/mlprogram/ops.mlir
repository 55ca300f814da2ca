// RUN: mlir-opt %s | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK: ml_program.global private mutable @seed(dense<0> : tensor<i64>) : tensor<i64>
// GENERIC: "ml_program.global"() <{is_mutable, sym_name = "seed", sym_visibility = "private", type = tensor<i64>, value = dense<0> : tensor<i64>}> : () -> ()
ml_program.global private mutable @seed(dense<0> : tensor<i64>) : tensor<i64>
// CHECK: ml_program.global public @table(dense<4> : tensor<4xi32>) : tensor<?xi32>
ml_program.global public @table(dense<4> : tensor<4xi32>) : tensor<?xi32>
// CHECK: ml_program.global nested mutable @later : f32
ml_program.global nested mutable @later : f32

// CHECK-LABEL: func @next
func.func @next(%s: tensor<i64>) -> (tensor<i64>, tensor<?xi32>) {
  // CHECK: %seed = ml_program.global_load @seed : tensor<i64>
  %0 = ml_program.global_load @seed : tensor<i64>
  // CHECK: ml_program.global_store @seed = %arg0 : tensor<i64>
  ml_program.global_store @seed = %s : tensor<i64>
  // CHECK: %table = ml_program.global_load_const @table : tensor<?xi32>
  %1 = ml_program.global_load_const @table : tensor<?xi32>
  return %0, %1 : tensor<i64>, tensor<?xi32>
}
