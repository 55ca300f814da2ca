// A pattern that makes what it matches.
pdl.pattern @swap : benefit(1) {
  %a = operand
  %b = operand
  %t = type
  %root = operation "arith.muli"(%a, %b : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  rewrite %root {
    %new = operation "arith.muli"(%b, %a : !pdl.value, !pdl.value) -> (%t : !pdl.type)
    replace %root with %new
  }
}
