// attribute, zero, one, half
module attributes {foo.module} {
  memref.global "private" constant @table : memref<3xi16> = dense<[1, 2, 3]> {alignment = 64 : i64}
  func.func private @f(%a: i32 {foo.arg}) -> i32 attributes {foo.one = 1 : i32, foo.two} {
    %c = arith.constant {foo.c} 300 : i32
    %n = arith.constant -7 : i32
    %t = arith.constant true
    %two = arith.constant 1 : i2
    %f = arith.constant 1.5 : f32
    %g = arith.constant -8.0 : f32
    %h = arith.constant 0x7F800000 : f32
    %z = arith.constant 0 : i32
    %v = arith.constant dense<[4.0, 5.0]> : vector<2xf32>
    %w = arith.constant dense<9> : vector<2xi8>
    %e = arith.constant dense<> : tensor<0xi8>
    %x = arith.addi %a, %c overflow<nsw> : i32
    %y = arith.addf %f, %g fastmath<fast> : f32
    %p = arith.cmpi slt, %x, %n : i32
    return %x : i32
  }
}
