func.func private @g(i32)
func.func @f(%x: i32) {
  "func.call"(%x) <{arg_attrs = [{a}], callee = @g}> : (i32) -> ()
  return
}
