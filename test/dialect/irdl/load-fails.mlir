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
// RUN: mlir-opt %t/use.mlir --irdl-file=%t/parts.irdl | FileCheck %s --check-prefix=PARTS

// MISSING: cannot open input file '{{.*}}missing.irdl': No such file or directory
// TEXT: text.irdl:1:18: error: expected operation name in quotes
// ANY: error: any_of constraints are not in the correct form
// TYPE: type.irdl:3:10: error: no registered type with name !builtin.foo
// ATTR: attr.irdl:3:10: error: no registered attribute with name #foo.bar
// CPP: cpp.irdl:3:10: error: 'irdl.c_pred' op is a constraint in C++, which cannot be loaded
// KNOWN: known.irdl:1:1: error: 'irdl.dialect' op declares the dialect 'arith', which is already registered
// AGAIN: again.irdl:3:30: error: 'irdl.type' op declares the type 't' of the dialect 'd' again
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
    irdl.parameters(%2)
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
