// reuse
func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  %0 = arith.addi %b, %a : i32
  %1 = arith.select %c, %0, %b : i32
  scf.if %c {
    %2 = arith.muli %1, %0 : i32
    "foo.isolated"(%2) : (i32) -> ()
  }
  cf.br ^bb1(%1 : i32)
^bb1(%x: i32):
  %3 = arith.addi %1, %x : i32
  return %3 : i32
}
