// A pattern that calls a function which nobody has registered.
pdl.pattern @unknown : benefit(1) {
  %v = operand
  %t = type
  %root = operation "arith.muli"(%v, %v : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  apply_native_constraint "unknown"(%root : !pdl.operation)
  rewrite %root {
    erase %root
  }
}
