// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics
// RUN: not mlir-opt %s --allow-unregistered-dialect --split-input-file 2>/dev/null | FileCheck %s --check-prefix=REFUSED

// What a list, a body, an attribute and a name may look like, and what they may not.

// What has an error is not printed.
// REFUSED-COUNT-8: module {
// REFUSED-NOT: module {

// Version 19 knows nothing of names.
irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    "irdl.operands"(%0, %0) {names = ["A", "A"], variadicity = #irdl<variadicity_array[single, single]>} : (!irdl.attribute, !irdl.attribute) -> ()
    "irdl.results"(%0) {names = ["A"], variadicity = #irdl<variadicity_array[single]>} : (!irdl.attribute) -> ()
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    "irdl.results"() {x = #irdl<variadicity optional>, y = #irdl<variadicity_array[]>, z = #irdl<variadicity_array[optional, single, variadic]>,variadicity = #irdl<variadicity_array[]>} : () -> ()
  }
}

// -----

"x"() {x = #irdl<variadicity optional>, y = #irdl<variadicity_array[]>, z = #irdl<variadicity_array[optional, single, variadic]>, t = !irdl.attribute, u = !irdl.region} : () -> ()

// -----

irdl.dialect @d {
  irdl.type @o {
    }
  irdl.attribute @b { }
  irdl.operation @e attributes {x} { irdl.results() }
}

// -----

irdl.dialect @d attributes {a = 1} {
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.base "!"
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.base "#builtin.integer" {a}
    %1 = irdl.any {b}
    %2 = irdl.parametric @d::@t<%0, %1>
  }
  irdl.type @t
}

// -----

irdl.dialect @a_ {}
irdl.dialect @_a {}
irdl.dialect @a1 {}
irdl.dialect @a$b {}
irdl.dialect @azAZ09 {}
irdl.dialect @z9 {}
irdl.dialect @ZA {}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error@+1 {{expected ')'}}
    irdl.operands(%0 %0)
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error@+1 {{expected SSA operand}}
    irdl.operands(optional)
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    irdl.operands(single %0, optional %0, variadic %0)
    // expected-error@+1 {{expected SSA operand}}
    irdl.results(
  }
}

// -----

irdl.dialect @d {
  irdl.type @o {
    %0 = irdl.any
    // expected-error@+1 {{expected ')'}}
    irdl.parameters(optional %0)
  }
}

// -----

irdl.dialect @d {
  irdl.type @o {
    %0 = irdl.any
    // expected-error@+1 {{expected ')'}}
    irdl.parameters(5)
  }
}

// -----

irdl.dialect @d {
  irdl.type @o {
    %0 = irdl.any
    // expected-error@+1 {{expected ')'}}
    irdl.parameters(%0
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    // expected-error@+1 {{expected SSA operand}}
    irdl.operands(5)
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    // expected-note@+1 {{prior use here}}
    %0 = irdl.any
    // expected-error@+1 {{use of value '%0' expects different type than prior uses: '!irdl.region' vs '!irdl.attribute'}}
    irdl.regions(%0)
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error@+1 {{expected ')'}}
    irdl.regions(optional %0)
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    // expected-note@+1 {{prior use here}}
    %0 = irdl.region
    // expected-error@+1 {{use of value '%0' expects different type than prior uses: '!irdl.attribute' vs '!irdl.region'}}
    irdl.operands(%0)
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    irdl.attributes {"a" = %0
  }
// expected-error@+1 {{expected operation name in quotes}}
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error@+1 {{expected SSA operand}}
    irdl.attributes {"a" = 5}
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error@+1 {{expected attribute value}}
    irdl.attributes {a = %0}
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error@+1 {{'irdl.attributes' op attribute 'attributeValueNames' failed to satisfy constraint: string array attribute}}
    irdl.attributes {1 = %0}
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error@+1 {{expected attribute value}}
    irdl.attributes {}
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    irdl.attributes
    // expected-error@+1 {{expected attribute value}}
    irdl.attributes {"a" = %0,}
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    // expected-error@+1 {{expected '['}}
    "irdl.results"() <{variadicity = #irdl<variadicity_array single>}> : () -> ()
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    // expected-error@+1 {{expected ']'}}
    "irdl.results"() <{variadicity = #irdl<variadicity_array[single optional]>}> : () -> ()
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    // expected-error@+3 {{expected valid keyword}}
    // expected-error@+2 {{failed to parse VariadicityAttr parameter 'value' which is to be a `::mlir::irdl::Variadicity`}}
    // expected-error@+1 {{failed to parse VariadicityArrayAttr parameter 'value' which is to be a `::llvm::ArrayRef<VariadicityAttr>`}}
    "irdl.results"() <{variadicity = #irdl<variadicity_array[5]>}> : () -> ()
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    // expected-error@+3 {{expected valid keyword}}
    // expected-error@+2 {{failed to parse VariadicityAttr parameter 'value' which is to be a `::mlir::irdl::Variadicity`}}
    // expected-error@+1 {{failed to parse VariadicityArrayAttr parameter 'value' which is to be a `::llvm::ArrayRef<VariadicityAttr>`}}
    "irdl.results"() <{variadicity = #irdl<variadicity_array[single,]>}> : () -> ()
  }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{'irdl.operation' op region should have no arguments}}
  irdl.operation @o {
  ^bb0(%a: !irdl.attribute):
    irdl.operands(%a)
  }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{'irdl.operation' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
  irdl.operation @o {
  ^bb0:
    irdl.operands()
  ^bb1:
    irdl.operands()
  }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{failed to verify AtMostOneChildOf trait: the operation contains at least two operations of type irdl.parameters}}
  irdl.type @o {
    irdl.parameters()
    irdl.parameters()
  }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{failed to verify AtMostOneChildOf trait: the operation contains at least two operations of type irdl.parameters}}
  irdl.attribute @o {
    irdl.parameters()
    irdl.parameters()
  }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{failed to verify AtMostOneChildOf trait: the operation contains at least two operations of type irdl.attributes}}
  irdl.operation @o {
    irdl.operands()
    irdl.results()
    irdl.regions()
    irdl.attributes
    irdl.attributes
  }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{failed to verify AtMostOneChildOf trait: the operation contains at least two operations of type irdl.regions}}
  irdl.operation @o {
    irdl.operands()
    irdl.results()
    irdl.regions()
    irdl.regions()
  }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{failed to verify AtMostOneChildOf trait: the operation contains at least two operations of type irdl.operands}}
  irdl.operation @o {
    irdl.operands()
    irdl.operands()
  }
}

// -----

// expected-error@+1 {{'irdl.operands' op expects parent op 'irdl.operation'}}
"irdl.operands"() <{variadicity = #irdl<variadicity_array[]>}> : () -> ()

// -----

// expected-error@+1 {{'irdl.any' op expects parent op to be one of 'irdl.type, irdl.attribute, irdl.operation'}}
irdl.any

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error@+1 {{'irdl.operands' op the number of operands and their variadicities must be the same, but got 1 and 2 respectively}}
    "irdl.operands"(%0) <{variadicity = #irdl<variadicity_array[single, optional]>}> : (!irdl.attribute) -> ()
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    // expected-error@+1 {{'irdl.region' op the number of blocks is expected to be >= 1 but got -1}}
    %0 = irdl.region with size -1
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    // expected-error@+1 {{use of undeclared SSA value name}}
    %0 = irdl.region(%x) with size 1
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.region with
  // expected-error@+1 {{custom op 'irdl.region' expected 'size'}}
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    // expected-error@+1 {{expected attribute value}}
    %0 = irdl.is
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    // expected-error@+1 {{expected operation name in quotes}}
    %0 = irdl.base 5
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    // expected-error@+1 {{'irdl.base' op the base type or attribute name should start with '!' or '#'}}
    %0 = irdl.base ""
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    // expected-error@+1 {{'irdl.base' op symbol '@x' not found}}
    %0 = irdl.base @x
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    // expected-error@+1 {{'irdl.base' op symbol '@d' does not refer to a type or attribute definition (refers to 'irdl.dialect')}}
    %0 = irdl.base @d
  }
}

// -----

irdl.dialect @d {
  irdl.type @o {
    %0 = irdl.any
    // expected-error@+1 {{expected SSA operand}}
    irdl.parameters(%0, 5)
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error@+1 {{expected SSA operand}}
    irdl.operands(%0, 5)
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    // expected-error@+1 {{unbalanced '[' character in pretty dialect name}}
    "irdl.results"() <{variadicity = #irdl<variadicity_array[single>}> : () -> ()
  }
}

// -----

// expected-error@+1 {{'irdl.dialect' op invalid dialect name}}
irdl.dialect @"1a" {}

// -----

// expected-error@+1 {{'irdl.dialect' op invalid dialect name}}
irdl.dialect @"$b" {}

// -----

// expected-error@+1 {{'irdl.dialect' op invalid dialect name}}
irdl.dialect @"a.b" {}

// -----

// expected-error@+1 {{'irdl.dialect' op invalid dialect name}}
irdl.dialect @"a/" {}

// -----

// expected-error@+1 {{'irdl.dialect' op invalid dialect name}}
irdl.dialect @"a:" {}

// -----

// expected-error@+1 {{'irdl.dialect' op invalid dialect name}}
irdl.dialect @"a{" {}

// -----

// expected-error@+1 {{'irdl.dialect' op invalid dialect name}}
irdl.dialect @"a`" {}

// -----

// expected-error@+1 {{'irdl.dialect' op invalid dialect name}}
irdl.dialect @"a[" {}

// -----

// expected-error@+1 {{'irdl.dialect' op invalid dialect name}}
irdl.dialect @"a@" {}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error@+1 {{expected '}'}}
    irdl.attributes {"a" = %0 "b" = %0}
  }
}
