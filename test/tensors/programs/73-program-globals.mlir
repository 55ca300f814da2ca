// State of a model in globals of ml_program, which the calls of a session share.
module {
  ml_program.global private mutable @count(0 : i64) : i64
  ml_program.global private mutable @state(dense<1.0> : tensor<2x3xf32>) : tensor<2x3xf32>
  ml_program.global private @w(dense<[1.0, 2.0, 3.0]> : tensor<3xf32>) : tensor<3xf32>
  ml_program.global private mutable @scratch : tensor<2x3xf32>
  func.func private @tick() -> i64 {
    %c = ml_program.global_load @count : i64
    %one = arith.constant 1 : i64
    %n = arith.addi %c, %one : i64
    ml_program.global_store @count = %n : i64
    return %n : i64
  }
  func.func @forward(%x: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, i64, tensor<2x3xf32>) {
    %s = ml_program.global_load @state : tensor<2x3xf32>
    %w = ml_program.global_load_const @w : tensor<3xf32>
    %n = call @tick() : () -> i64
    %m = call @tick() : () -> i64
    %e = tensor.empty() : tensor<2x3xf32>
    %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%x, %w : tensor<2x3xf32>, tensor<3xf32>) outs(%s : tensor<2x3xf32>) {
    ^bb0(%a: f32, %c: f32, %o: f32):
      %p = arith.mulf %a, %c : f32
      %q = arith.addf %p, %o : f32
      linalg.yield %q : f32
    } -> tensor<2x3xf32>
    ml_program.global_store @state = %r : tensor<2x3xf32>
    ml_program.global_store @scratch = %x : tensor<2x3xf32>
    %t = ml_program.global_load @state : tensor<2x3xf32>
    %u = arith.addf %t, %s : tensor<2x3xf32>
    %v = ml_program.global_load @scratch : tensor<2x3xf32>
    return %r, %u, %m, %v : tensor<2x3xf32>, tensor<2x3xf32>, i64, tensor<2x3xf32>
  }
}
