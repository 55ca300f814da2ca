// scf.while on a tensor: doubles the elements until their sum passes a limit, and says how often.
func.func @double_until(%x: tensor<?xi32>, %limit: i32) -> (tensor<?xi32>, i64) {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %z = arith.constant dense<0> : tensor<i32>
  %r:2 = scf.while (%t = %x, %n = %zero) : (tensor<?xi32>, i64) -> (tensor<?xi32>, i64) {
    %st = linalg.reduce { arith.addi } ins(%t : tensor<?xi32>) outs(%z : tensor<i32>) dimensions = [0]
    %s = tensor.extract %st[] : tensor<i32>
    %go = arith.cmpi slt, %s, %limit : i32
    scf.condition(%go) %t, %n : tensor<?xi32>, i64
  } do {
  ^bb0(%t: tensor<?xi32>, %n: i64):
    %d = arith.addi %t, %t : tensor<?xi32>
    %m = arith.addi %n, %one : i64
    scf.yield %d, %m : tensor<?xi32>, i64
  }
  return %r#0, %r#1 : tensor<?xi32>, i64
}
