// RUN: split-file %s %t
// RUN: not mlir-opt %t/use.mlir --irdl-file=%t/missing.irdl 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: not mlir-opt %t/use.mlir --irdl-file=%t/text.irdl 2>&1 | FileCheck %s --check-prefix=TEXT
// RUN: not mlir-opt %t/use.mlir --irdl-file=%t/any.irdl 2>&1 | FileCheck %s --check-prefix=ANY
// RUN: not mlir-opt %t/use.mlir --irdl-file=%t/twice.irdl 2>&1 | FileCheck %s --check-prefix=ANY
// RUN: not mlir-opt %t/use.mlir --irdl-file=%t/type.irdl 2>&1 | FileCheck %s --check-prefix=TYPE
// RUN: not mlir-opt %t/use.mlir --irdl-file=%t/attr.irdl 2>&1 | FileCheck %s --check-prefix=ATTR
// RUN: not mlir-opt %t/use.mlir --irdl-file=%t/cpp.irdl 2>&1 | FileCheck %s --check-prefix=CPP
// RUN: not mlir-opt %t/use.mlir --irdl-file=%t/known.irdl 2>&1 | FileCheck %s --check-prefix=KNOWN
// RUN: not mlir-opt %t/use.mlir --irdl-file=%t/again.irdl 2>&1 | FileCheck %s --check-prefix=AGAIN
// RUN: not mlir-opt %t/use.mlir --irdl-file=%t/all-of-class.irdl 2>&1 | FileCheck %s --check-prefix=ANY
// RUN: not mlir-opt %t/use.mlir --irdl-file=%t/nested.irdl 2>&1 | FileCheck %s --check-prefix=ANY
// RUN: not mlir-opt %t/use.mlir --irdl-file=%t/nested-any.irdl 2>&1 | FileCheck %s --check-prefix=ANY
// RUN: mlir-opt %t/use.mlir --irdl-file=%t/any-in-all.irdl | FileCheck %s --check-prefix=PARTS
// RUN: mlir-opt %t/use.mlir --irdl-file=%t/two-classes.irdl | FileCheck %s --check-prefix=PARTS
// RUN: mlir-opt %t/use.mlir --irdl-file=%t/type-and-attr.irdl | FileCheck %s --check-prefix=PARTS
// RUN: not mlir-opt %t/use.mlir --irdl-file=%t/attr-again.irdl 2>&1 | FileCheck %s --check-prefix=ATTRAGAIN
// RUN: not mlir-opt %t/use.mlir --irdl-file=%t/operation-again.irdl 2>&1 | FileCheck %s --check-prefix=OPAGAIN
// RUN: not mlir-opt %t/use.mlir --irdl-file=%t/cpp-operation.irdl 2>&1 | FileCheck %s --check-prefix=CPPOP
// RUN: not mlir-opt %t/use.mlir --irdl-file=%t/foreign.irdl 2>&1 | FileCheck %s --check-prefix=FOREIGN
// RUN: mlir-opt %t/use.mlir --irdl-file=%t/parts.irdl | FileCheck %s --check-prefix=PARTS

// MISSING: cannot open input file '{{.*}}missing.irdl': No such file or directory
// TEXT: text.irdl:1:18: error: expected operation name in quotes
// ANY: error: any_of constraints are not in the correct form
// ANY-NOT: error:
// TYPE: type.irdl:3:10: error: no registered type with name !builtin.foo
// ATTR: attr.irdl:3:10: error: no registered attribute with name #foo.bar
// CPP: cpp.irdl:3:10: error: 'irdl.c_pred' op is a constraint in C++, which cannot be loaded
// KNOWN: known.irdl:1:1: error: 'irdl.dialect' op declares the dialect 'arith', which is already registered
// AGAIN: again.irdl:3:30: error: 'irdl.type' op declares the type 't' of the dialect 'd' again
// ATTRAGAIN: attr-again.irdl:3:30: error: 'irdl.attribute' op declares the attribute 'a' of the dialect 'd' again
// OPAGAIN: operation-again.irdl:3:30: error: 'irdl.operation' op declares the operation 'd.o' again
// CPPOP: cpp-operation.irdl:3:10: error: 'irdl.c_pred' op is a constraint in C++, which cannot be loaded
// FOREIGN: foreign.irdl:3:10: error: 'builtin.unrealized_conversion_cast' is not a constraint of IRDL
// PARTS: module

//--- use.mlir
module {}
//--- text.irdl
irdl.dialect @d {
  ?
}
//--- any.irdl
irdl.dialect @d {
  irdl.type @t {
    %0 = irdl.any
    %1 = irdl.all_of(%0)
    %2 = irdl.any_of(%1)
    %3 = irdl.any_of(%0)
    irdl.parameters(%2, %3)
  }
}
//--- twice.irdl
irdl.dialect @d {
  irdl.type @t {
    %0 = irdl.any
    %1 = irdl.parametric @d::@t<%0>
    %2 = irdl.parametric @d::@t<%0>
    %3 = irdl.any_of(%1, %2)
    irdl.parameters(%3)
  }
}
//--- type.irdl
irdl.dialect @d {
  irdl.type @t {
    %0 = irdl.base "!builtin.foo"
  }
}
//--- attr.irdl
irdl.dialect @d {
  irdl.type @t {
    %0 = irdl.base "#foo.bar"
  }
}
//--- cpp.irdl
irdl.dialect @d {
  irdl.type @t {
    %0 = irdl.c_pred "true"
  }
}
//--- known.irdl
irdl.dialect @arith {
}
//--- again.irdl
module {
  module { irdl.dialect @d { irdl.type @t } }
  module { irdl.dialect @d { irdl.type @t } }
}
//--- parts.irdl
module {
  module { irdl.dialect @d { irdl.type @t } }
  module { irdl.dialect @d { irdl.attribute @t irdl.operation @u } }
}
//--- all-of-class.irdl
irdl.dialect @d {
  irdl.type @t
  irdl.operation @o {
    %1 = irdl.parametric @d::@t<>
    %2 = irdl.any
    %3 = irdl.all_of(%1, %2)
    %4 = irdl.parametric @d::@t<>
    %5 = irdl.any_of(%3, %4)
    irdl.attributes {"x" = %5}
  }
}
//--- nested.irdl
irdl.dialect @d {
  irdl.type @t {
    %0 = irdl.is i32
    irdl.parameters(%0)
  }
  irdl.operation @o {
    %0 = irdl.is i32
    %1 = irdl.parametric @d::@t<%0>
    %2 = irdl.any_of(%0, %1)
    %3 = irdl.parametric @d::@t<%0>
    %4 = irdl.any_of(%2, %3)
    irdl.operands(%4)
  }
}
//--- nested-any.irdl
irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    %1 = irdl.is i32
    %2 = irdl.any_of(%1, %0)
    %3 = irdl.is i64
    %4 = irdl.any_of(%3, %2)
    irdl.operands(%4)
  }
}
//--- any-in-all.irdl
irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.is i32
    %1 = irdl.any
    %2 = irdl.all_of(%0, %1)
    %3 = irdl.is i64
    %4 = irdl.any_of(%2, %3)
    irdl.operands(%4)
  }
}
//--- two-classes.irdl
irdl.dialect @d {
  irdl.type @t {
    %0 = irdl.is i32
    irdl.parameters(%0)
  }
  irdl.type @u {
    %0 = irdl.is i32
    irdl.parameters(%0)
  }
  irdl.operation @o {
    %0 = irdl.is i32
    %1 = irdl.parametric @d::@t<%0>
    %2 = irdl.parametric @d::@u<%0>
    %4 = irdl.any_of(%1, %2)
    irdl.operands(%4)
  }
}
//--- type-and-attr.irdl
irdl.dialect @d {
  irdl.type @t
  irdl.attribute @a
  irdl.operation @o {
    %1 = irdl.parametric @d::@t<>
    %2 = irdl.parametric @d::@a<>
    %4 = irdl.any_of(%1, %2)
    irdl.attributes {"x" = %4}
  }
}
//--- attr-again.irdl
module {
  module { irdl.dialect @d { irdl.attribute @a } }
  module { irdl.dialect @d { irdl.attribute @a } }
}
//--- operation-again.irdl
module {
  module { irdl.dialect @d { irdl.operation @o } }
  module { irdl.dialect @d { irdl.operation @o } }
}
//--- cpp-operation.irdl
irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.c_pred "x"
    irdl.operands(%0)
  }
}
//--- foreign.irdl
irdl.dialect @d {
  irdl.operation @o {
    %0 = builtin.unrealized_conversion_cast to !irdl.attribute
    irdl.operands(%0)
  }
}
