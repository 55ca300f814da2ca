// The patterns of rules_test.go as text.

pdl.pattern @add_zero : benefit(2) {
  %t = pdl.type : i32
  %x = pdl.operand : %t
  %ak = pdl.attribute = 0 : i32
  %ok = pdl.operation "arith.constant" {"value" = %ak} -> (%t : !pdl.type)
  %k = pdl.result 0 of %ok
  %root = pdl.operation "arith.addi"(%x, %k : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  pdl.rewrite %root {
    pdl.replace %root with (%x : !pdl.value)
  }
}

pdl.pattern @add_add : benefit(4) {
  %t = pdl.type : i32
  %x = pdl.operand : %t
  %ak = pdl.attribute : %t
  %ok = pdl.operation "arith.constant" {"value" = %ak} -> (%t : !pdl.type)
  %k = pdl.result 0 of %ok
  %inner = pdl.operation "arith.addi"(%x, %k : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  %r = pdl.result 0 of %inner
  %al = pdl.attribute : %t
  %ol = pdl.operation "arith.constant" {"value" = %al} -> (%t : !pdl.type)
  %l = pdl.result 0 of %ol
  %root = pdl.operation "arith.addi"(%r, %l : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  pdl.rewrite %root {
    %s = pdl.apply_native_rewrite "sum"(%ak, %al : !pdl.attribute, !pdl.attribute) : !pdl.attribute
    %c = pdl.operation "arith.constant" {"value" = %s} -> (%t : !pdl.type)
    %v = pdl.result 0 of %c
    %new = pdl.operation "arith.addi"(%x, %v : !pdl.value, !pdl.value) -> (%t : !pdl.type)
    pdl.replace %root with %new
  }
}

pdl.pattern @sub_self : benefit(1) {
  %t = pdl.type : i32
  %x = pdl.operand : %t
  %root = pdl.operation "arith.subi"(%x, %x : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  pdl.rewrite %root {
    %a = pdl.attribute = 0 : i32
    %new = pdl.operation "arith.constant" {"value" = %a} -> (%t : !pdl.type)
    pdl.replace %root with %new
  }
}

pdl.pattern @carry : benefit(1) {
  %t = pdl.type : i32
  %b = pdl.type : i1
  %x = pdl.operand : %t
  %y = pdl.operand : %t
  %root = pdl.operation "arith.addui_extended"(%x, %y : !pdl.value, !pdl.value) -> (%t, %b : !pdl.type, !pdl.type)
  pdl.rewrite %root {
    %add = pdl.operation "arith.addi"(%x, %y : !pdl.value, !pdl.value) -> (%t : !pdl.type)
    %s = pdl.result 0 of %add
    %p = pdl.attribute = 6 : i64
    %cmp = pdl.operation "arith.cmpi"(%s, %x : !pdl.value, !pdl.value) {"predicate" = %p} -> (%b : !pdl.type)
    %o = pdl.result 0 of %cmp
    pdl.replace %root with (%s, %o : !pdl.value, !pdl.value)
  }
}

pdl.pattern @times_one : benefit(2) {
  %t = pdl.type : i32
  %x = pdl.operand : %t
  %ak = pdl.attribute = 1 : i32
  %ok = pdl.operation "arith.constant" {"value" = %ak} -> (%t : !pdl.type)
  %k = pdl.result 0 of %ok
  %root = pdl.operation "arith.mului_extended"(%x, %k : !pdl.value, !pdl.value) -> (%t, %t : !pdl.type, !pdl.type)
  pdl.rewrite %root {
    %a = pdl.attribute = 0 : i32
    %c = pdl.operation "arith.constant" {"value" = %a} -> (%t : !pdl.type)
    %zero = pdl.result 0 of %c
    pdl.replace %root with (%x, %zero : !pdl.value, !pdl.value)
  }
}

pdl.pattern @low_half : benefit(3) {
  %t = pdl.type : i32
  %x = pdl.operand : %t
  %y = pdl.operand : %t
  %z = pdl.operand : %t
  %m = pdl.operation "arith.mului_extended"(%x, %y : !pdl.value, !pdl.value) -> (%t, %t : !pdl.type, !pdl.type)
  %l = pdl.result 0 of %m
  %root = pdl.operation "arith.addi"(%l, %z : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  pdl.rewrite %root {
    %p = pdl.operation "arith.muli"(%x, %y : !pdl.value, !pdl.value) -> (%t : !pdl.type)
    %v = pdl.result 0 of %p
    %new = pdl.operation "arith.addi"(%v, %z : !pdl.value, !pdl.value) -> (%t : !pdl.type)
    pdl.replace %root with %new
  }
}

pdl.pattern @add_sub : benefit(5) {
  %t = pdl.type : i32
  %x = pdl.operand : %t
  %y = pdl.operand : %t
  %o = pdl.operation "arith.subi"(%x, %y : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  %d = pdl.result 0 of %o
  %root = pdl.operation "arith.addi"(%d, %y : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  pdl.rewrite %root {
    pdl.replace %root with (%x : !pdl.value)
  }
}

pdl.pattern @add_sub_swapped : benefit(5) {
  %t = pdl.type : i32
  %x = pdl.operand : %t
  %y = pdl.operand : %t
  %o = pdl.operation "arith.subi"(%x, %y : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  %d = pdl.result 0 of %o
  %root = pdl.operation "arith.addi"(%y, %d : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  pdl.rewrite %root {
    pdl.replace %root with (%x : !pdl.value)
  }
}

pdl.pattern @splat : benefit(1) {
  %t = pdl.type : i32
  %u = pdl.type : tensor<2xi32>
  %x = pdl.operand : %t
  %root = pdl.operation "tensor.from_elements"(%x, %x : !pdl.value, !pdl.value) -> (%u : !pdl.type)
  pdl.rewrite %root {
    %new = pdl.operation "tensor.splat"(%x : !pdl.value) -> (%u : !pdl.type)
    pdl.replace %root with %new
  }
}

pdl.pattern @select_same : benefit(5) {
  %t = pdl.type : i32
  %b = pdl.type : i1
  %c = pdl.operand : %b
  %x = pdl.operand : %t
  %root = pdl.operation "arith.select"(%c, %x, %x : !pdl.value, !pdl.value, !pdl.value) -> (%t : !pdl.type)
  pdl.rewrite %root {
    pdl.replace %root with (%x : !pdl.value)
  }
}

pdl.pattern @select_select : benefit(2) {
  %t = pdl.type : i32
  %b = pdl.type : i1
  %c = pdl.operand : %b
  %x = pdl.operand : %t
  %y = pdl.operand : %t
  %z = pdl.operand : %t
  %o = pdl.operation "arith.select"(%c, %x, %z : !pdl.value, !pdl.value, !pdl.value) -> (%t : !pdl.type)
  %s = pdl.result 0 of %o
  %root = pdl.operation "arith.select"(%c, %s, %y : !pdl.value, !pdl.value, !pdl.value) -> (%t : !pdl.type)
  pdl.rewrite %root {
    %new = pdl.operation "arith.select"(%c, %x, %y : !pdl.value, !pdl.value, !pdl.value) -> (%t : !pdl.type)
    pdl.replace %root with %new
  }
}

pdl.pattern @and_all_ones : benefit(2) {
  %t = pdl.type : i32
  %x = pdl.operand : %t
  %ak = pdl.attribute : %t
  %ok = pdl.operation "arith.constant" {"value" = %ak} -> (%t : !pdl.type)
  %k = pdl.result 0 of %ok
  %root = pdl.operation "arith.andi"(%x, %k : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  pdl.apply_native_constraint "all-ones"(%ak : !pdl.attribute)
  pdl.rewrite %root {
    pdl.replace %root with (%x : !pdl.value)
  }
}

pdl.pattern @xor_xor : benefit(2) {
  %t = pdl.type : i32
  %x = pdl.operand : %t
  %y = pdl.operand : %t
  %o = pdl.operation "arith.xori"(%x, %y : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  %i = pdl.result 0 of %o
  %root = pdl.operation "arith.xori"(%i, %y : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  pdl.rewrite %root {
    pdl.replace %root with (%x : !pdl.value)
  }
}

pdl.pattern @double : benefit(2) {
  %t = pdl.type : i32
  %x = pdl.operand : %t
  %ak = pdl.attribute = 1 : i32
  %ok = pdl.operation "arith.constant" {"value" = %ak} -> (%t : !pdl.type)
  %k = pdl.result 0 of %ok
  %root = pdl.operation "arith.shli"(%x, %k : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  pdl.rewrite %root {
    %new = pdl.operation "arith.addi"(%x, %x : !pdl.value, !pdl.value) -> (%t : !pdl.type)
    pdl.replace %root with %new
  }
}

pdl.pattern @remainder : benefit(1) {
  %t = pdl.type : i32
  %x = pdl.operand : %t
  %y = pdl.operand : %t
  %root = pdl.operation "arith.remui"(%x, %y : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  pdl.rewrite %root {
    %d = pdl.operation "arith.divui"(%x, %y : !pdl.value, !pdl.value) -> (%t : !pdl.type)
    %q = pdl.result 0 of %d
    %m = pdl.operation "arith.muli"(%q, %y : !pdl.value, !pdl.value) -> (%t : !pdl.type)
    %p = pdl.result 0 of %m
    %new = pdl.operation "arith.subi"(%x, %p : !pdl.value, !pdl.value) -> (%t : !pdl.type)
    pdl.replace %root with %new
  }
}

pdl.pattern @compare_sums : benefit(3) {
  %t = pdl.type : i32
  %b = pdl.type : i1
  %p = pdl.attribute
  %x = pdl.operand : %t
  %y = pdl.operand : %t
  %z = pdl.operand : %t
  %l = pdl.operation "arith.addi"(%x, %z : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  %i = pdl.result 0 of %l
  %r = pdl.operation "arith.addi"(%y, %z : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  %j = pdl.result 0 of %r
  %root = pdl.operation "arith.cmpi"(%i, %j : !pdl.value, !pdl.value) {"predicate" = %p} -> (%b : !pdl.type)
  pdl.apply_native_constraint "equality"(%p : !pdl.attribute)
  pdl.rewrite %root {
    %new = pdl.operation "arith.cmpi"(%x, %y : !pdl.value, !pdl.value) {"predicate" = %p} -> (%b : !pdl.type)
    pdl.replace %root with %new
  }
}
