func.func @f(%c: i1, %b: i32) -> i32 {
  cf.cond_br %c weights([1, 2]), ^a, ^b(%b : i32)
^a:
  cf.br ^b(%b : i32)
^b(%x : i32):
  return %x : i32
}
