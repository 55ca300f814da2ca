// RUN: mlir-opt %s --mlir-version=22 --allow-unregistered-dialect --split-input-file --verify-diagnostics
// RUN: not mlir-opt %s --mlir-version=22 --allow-unregistered-dialect --split-input-file 2>/dev/null | FileCheck %s --check-prefix=REFUSED

// Lists with names, which must be different and be names in C++.

// What has an error is not printed.
// REFUSED-COUNT-7: module {
// REFUSED-NOT: module {

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    irdl.operands(optional: optional %0, variadic: variadic %0, single: single %0, b: %0)
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    %1 = irdl.region
    irdl.results(b: %0, a: %0)
    irdl.operands(c: %0, d: %0)
    irdl.regions(e: %1)
    irdl.attributes {"a" = %0}
  }
  irdl.operation @silent
}

// -----

irdl.dialect @d {
  irdl.type @az09_z
  irdl.type @"!a"
  irdl.attribute @"#a"
  irdl.operation @a_b
  irdl.attribute @a_1
}

// -----

irdl.dialect @d {
  irdl.operation @a_
}

// -----

irdl.dialect @d {
  irdl.operation @a_b_c_
}

// -----

irdl.dialect @d {
  irdl.attribute @a0
}

// -----

irdl.dialect @d {
  irdl.attribute @"0"
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error@+1 {{expected SSA operand}}
    irdl.operands(a: 5)
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error@+1 {{custom op 'irdl.operands' expected valid keyword}}
    irdl.operands(5)
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error@+1 {{expected ')'}}
    irdl.operands(a: optional %0
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error@+1 {{expected SSA operand}}
    irdl.operands(a: many %0)
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error@+1 {{expected ':'}}
    irdl.operands(many %0)
  }
}

// -----

irdl.dialect @d {
  irdl.type @o {
    %0 = irdl.any
    // expected-error@+1 {{expected SSA operand}}
    irdl.parameters(a: optional %0)
  }
}

// -----

irdl.dialect @d {
  irdl.type @o {
    %0 = irdl.any
    // expected-error@+1 {{custom op 'irdl.parameters' expected valid keyword}}
    irdl.parameters(5)
  }
}

// -----

irdl.dialect @d {
  irdl.type @o {
    %0 = irdl.any
    // expected-error@+1 {{expected ':'}}
    irdl.parameters(a)
  }
}

// -----

irdl.dialect @d {
  irdl.type @o {
    %0 = irdl.any
    // expected-error@+1 {{'irdl.parameters' op name of parameter #1 is a duplicate of the name of parameter #0}}
    irdl.parameters(a: %0, a: %0)
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.region
    // expected-error@+1 {{'irdl.regions' op name of region #2 is a duplicate of the name of region #0}}
    irdl.regions(a: %0, b: %0, a: %0)
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.region
    // expected-error@+1 {{expected SSA operand}}
    irdl.regions(a: optional %0)
  }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{'irdl.operation' op contains a value named 'a' for both its operands and results}}
  irdl.operation @o {
    %0 = irdl.any
    irdl.operands(a: %0)
    irdl.results(a: %0)
  }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{'irdl.operation' op contains a value named 'a' for both its results and regions}}
  irdl.operation @o {
    %0 = irdl.any
    %1 = irdl.region
    irdl.results(b: %0, a: %0)
    irdl.regions(a: %1)
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error@+1 {{'irdl.operands' op requires attribute 'names'}}
    "irdl.operands"(%0) {variadicity = #irdl<variadicity_array[single]>} : (!irdl.attribute) -> ()
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error@+1 {{'irdl.operands' op the number of operands and their names must be the same, but got 1 and 2 respectively}}
    "irdl.operands"(%0) {names = ["a", "b"], variadicity = #irdl<variadicity_array[single]>} : (!irdl.attribute) -> ()
  }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{name of type should not contain uppercase letters}}
  irdl.type @Az
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{name of type should not contain uppercase letters}}
  irdl.type @aZ
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{name of attribute should not contain uppercase letters}}
  irdl.attribute @aA
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{name of operation should not contain leading or double underscores}}
  irdl.operation @a__b
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{name of operation should not contain leading or double underscores}}
  irdl.operation @_a
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{name of operation must contain only lowercase letters, digits and underscores}}
  irdl.operation @a$
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{name of operation must contain only lowercase letters, digits and underscores}}
  irdl.operation @"!a"
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{name of operation must contain only lowercase letters, digits and underscores}}
  irdl.operation @"#a"
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{name of type must contain only lowercase letters, digits and underscores}}
  irdl.type @"#!a"
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{name of type must contain only lowercase letters, digits and underscores}}
  irdl.type @"!#a"
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{name of attribute must contain only lowercase letters, digits and underscores}}
  irdl.attribute @"!a"
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{name of attribute must contain only lowercase letters, digits and underscores}}
  irdl.attribute @"!"
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{name of attribute must contain only lowercase letters, digits and underscores}}
  irdl.attribute @"a/"
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{name of attribute must contain only lowercase letters, digits and underscores}}
  irdl.attribute @"a:"
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{name of attribute must contain only lowercase letters, digits and underscores}}
  irdl.attribute @"a`"
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{name of attribute must contain only lowercase letters, digits and underscores}}
  irdl.attribute @"a{"
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{name of attribute must contain only lowercase letters, digits and underscores}}
  irdl.attribute @"a@"
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{name of attribute must contain only lowercase letters, digits and underscores}}
  irdl.attribute @"a["
}

// -----

irdl.dialect @d {
  irdl.type @t {
    %0 = irdl.any
    // expected-error@+1 {{name of parameter #0 is empty}}
    "irdl.parameters"(%0) {names = [""]} : (!irdl.attribute) -> ()
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error@+1 {{'irdl.operands' op the number of operands and their variadicities must be the same, but got 1 and 0 respectively}}
    "irdl.operands"(%0) {names = ["a"], variadicity = #irdl<variadicity_array[]>} : (!irdl.attribute) -> ()
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    // expected-error@+1 {{'irdl.operands' op the number of operands and their variadicities must be the same, but got 0 and 2 respectively}}
    "irdl.operands"() {names = [], variadicity = #irdl<variadicity_array[single, single]>} : () -> ()
  }
}
