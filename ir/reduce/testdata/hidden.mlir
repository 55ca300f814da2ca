// name
func.func private @hidden()
"foo.table"() ({
  "foo.symbol"() {sym_name = "long"} : () -> ()
}) : () -> ()
