// RUN: mlir-opt %s --mlir-version=22 --split-input-file --verify-diagnostics
// RUN: not mlir-opt %s --mlir-version=22 --split-input-file 2>/dev/null | FileCheck %s --check-prefix=REFUSED --allow-empty

// What has an error is not printed.
// REFUSED-NOT: module {

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error@+1 {{'irdl.operands' op name of operand #2 is a duplicate of the name of operand #0}}
    irdl.operands(a: %0, b: %0, a: %0)
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error@+1 {{name of operand #0 should not contain uppercase letters}}
    irdl.operands(A: %0)
  }
}

// -----

irdl.dialect @d {
  irdl.type @t {
    %0 = irdl.any
    // expected-error@+1 {{name of parameter #0 should not contain leading or double underscores}}
    irdl.parameters(a__b: %0)
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error@+1 {{name of result #0 must contain only lowercase letters, digits and underscores}}
    "irdl.results"(%0) <{names = ["a b"], variadicity = #irdl<variadicity_array[single]>}> : (!irdl.attribute) -> ()
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error@+1 {{name of result #0 is empty}}
    "irdl.results"(%0) <{names = [""], variadicity = #irdl<variadicity_array[single]>}> : (!irdl.attribute) -> ()
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.region
    // expected-error@+1 {{'irdl.regions' op the number of regions and their names must be the same, but got 1 and 0 respectively}}
    "irdl.regions"(%0) <{names = []}> : (!irdl.region) -> ()
  }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{'irdl.operation' op contains a value named 'a' for both its operands and regions}}
  irdl.operation @o {
    %0 = irdl.any
    %1 = irdl.region
    irdl.operands(a: %0)
    irdl.regions(a: %1)
  }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{name of type must contain only lowercase letters, digits and underscores}}
  irdl.type @"a-b"
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{name of operation is empty}}
  irdl.operation @""
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error@+1 {{expected ':'}}
    irdl.operands(single)
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error@+1 {{'irdl.results' op the number of results and their variadicities must be the same, but got 1 and 0 respectively}}
    "irdl.results"(%0) {names = ["a"], variadicity = #irdl<variadicity_array[]>} : (!irdl.attribute) -> ()
  }
}
