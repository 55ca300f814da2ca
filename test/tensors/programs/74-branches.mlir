// A loop by branches, whose blocks pass tensors.
func.func @repeated(%x: tensor<4x6xf32>, %n: i32) -> tensor<4x6xf32> {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  cf.br ^head(%c0, %x : i32, tensor<4x6xf32>)
^head(%i: i32, %t: tensor<4x6xf32>):
  %c = arith.cmpi slt, %i, %n : i32
  cf.cond_br %c, ^body, ^exit
^body:
  %u = arith.addf %t, %x : tensor<4x6xf32>
  %j = arith.addi %i, %c1 : i32
  cf.br ^head(%j, %u : i32, tensor<4x6xf32>)
^exit:
  return %t : tensor<4x6xf32>
}
