// A pattern that erases what is used.
pdl.pattern @wrong : benefit(1) {
  %args = operands
  %types = types
  %root = operation "arith.muli"(%args : !pdl.range<value>) -> (%types : !pdl.range<type>)
  rewrite %root {
    erase %root
  }
}
