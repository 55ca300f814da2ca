// RUN: mlir-opt %s --split-input-file --verify-diagnostics
// RUN: not mlir-opt %s --split-input-file 2>/dev/null | FileCheck %s --check-prefix=REFUSED --allow-empty

// What has an error is not printed.
// REFUSED-NOT: module {

// expected-error@+1 {{'irdl.dialect' op invalid dialect name}}
irdl.dialect @"a-b" {}

// -----

// expected-error@+1 {{'irdl.dialect' op invalid dialect name}}
irdl.dialect @"" {}

// -----

// expected-error@+1 {{'irdl.type' op expects parent op 'irdl.dialect'}}
irdl.type @t

// -----

irdl.dialect @d {
  // expected-error@+1 {{failed to verify AtMostOneChildOf trait: the operation contains at least two operations of type irdl.results}}
  irdl.operation @o {
    irdl.operands()
    irdl.results()
    irdl.results()
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    // expected-error@+1 {{'irdl.parameters' op expects parent op to be one of 'irdl.attribute, irdl.type'}}
    irdl.parameters()
  }
}

// -----

irdl.dialect @d {
  irdl.type @t {
    // expected-error@+1 {{'irdl.base' op symbol '@d::@x' not found}}
    %0 = irdl.base @d::@x
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o
  irdl.type @t {
    // expected-error@+1 {{'irdl.parametric' op symbol '@d::@o' does not refer to a type or attribute definition (refers to 'irdl.operation')}}
    %0 = irdl.parametric @d::@o<>
  }
}

// -----

irdl.dialect @d {
  irdl.type @t {
    // expected-error@+1 {{'irdl.base' op the base type or attribute name should start with '!' or '#'}}
    %0 = irdl.base "integer"
  }
}

// -----

irdl.dialect @d {
  irdl.type @t {
    // expected-error@+1 {{'irdl.base' op the base type or attribute should be specified by either a name or a reference}}
    %0 = irdl.base
  }
}

// -----

irdl.dialect @d {
  irdl.type @t {
    // expected-error@+1 {{'irdl.base' op the base type or attribute should be specified by either a name or a reference}}
    %0 = irdl.base @d::@t "!builtin.integer"
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    // expected-error@+1 {{'irdl.region' op the number of blocks is expected to be >= 1 but got 0}}
    %0 = irdl.region with size 0
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    // expected-error@+1 {{'irdl.results' op the number of operands and their variadicities must be the same, but got 0 and 1 respectively}}
    "irdl.results"() <{variadicity = #irdl<variadicity_array[single]>}> : () -> ()
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    // expected-error@+1 {{'irdl.attributes' op the number of attribute names and their constraints must be the same but got 1 and 0 respectively}}
    "irdl.attributes"() <{attributeValueNames = ["a"]}> : () -> ()
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    // expected-error@+3 {{expected ::mlir::irdl::Variadicity to be one of: single, optional, variadic}}
    // expected-error@+2 {{failed to parse VariadicityAttr parameter 'value' which is to be a `::mlir::irdl::Variadicity`}}
    // expected-error@+1 {{failed to parse VariadicityArrayAttr parameter 'value' which is to be a `::llvm::ArrayRef<VariadicityAttr>`}}
    "irdl.results"() <{variadicity = #irdl<variadicity_array[many]>}> : () -> ()
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    // expected-error@+1 {{expected SSA operand}}
    irdl.operands(many)
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error@+1 {{expected '='}}
    irdl.attributes {"a" %0}
  }
}
