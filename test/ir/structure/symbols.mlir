// Uses of symbols are found and renamed, unless an operation that nobody knows may hide some.
// RUN: mlir-opt --allow-unregistered-dialect --test-symbol-uses --split-input-file --verify-diagnostics %s
// RUN: mlir-opt --allow-unregistered-dialect --test-symbol-rauw --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func private @new
// CHECK: "foo.op"() {a = @new, b = [@mod::@deep]}
// CHECK: func.func private @deep
// expected-remark @below {{unused function successfully erased}}
module {
  // expected-remark @below {{symbol has 1 uses}}
  func.func private @used() attributes {sym.new_name = "new"}
  // expected-remark @below {{symbol has no uses}}
  func.func private @unused()
  // expected-remark @below {{symbol contains 2 nested references}}
  // expected-remark @below {{symbol has no uses}}
  func.func @user() {
    // expected-remark @below {{found use of symbol : @used : "used"}}
    // expected-remark @below {{found use of symbol : @mod::@inside : "mod"}}
    // expected-remark @below {{found use of symbol : @mod::@inside : "inside"}}
    "foo.op"() {a = @used, b = [@mod::@inside]} : () -> ()
    return
  }
  // expected-remark @below {{symbol has 1 uses}}
  module @mod {
    // expected-remark @below {{symbol has 1 uses}}
    func.func private @inside() attributes {sym.new_name = "deep"}
  }
}

// -----

// CHECK-LABEL: func.func private @old
module {
  // expected-remark @below {{symbol contains an unknown nested operation that 'may' define a new symbol table}}
  func.func @f() {
    "foo.table"() ({}) : () -> ()
    return
  }
  func.func private @old() attributes {sym.new_name = "other"}
}
