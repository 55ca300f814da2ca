// RUN: mlir-opt --allow-unregistered-dialect --test-recursive-types --split-input-file --verify-diagnostics %s | FileCheck %s

// CHECK-LABEL: @create
// CHECK: "test.dummy_type_test_op"() : () -> !test.test_rec<some_long_and_unique_name, test_rec<some_long_and_unique_name>>
func.func @create() { return }

// CHECK-LABEL: @roundtrip
// CHECK: () -> !test.test_rec<a, test_rec<b, test_rec<a>>>
func.func @roundtrip() {
  "foo.op"() : () -> !test.test_rec<a, test_rec<b, test_rec<a>>>
  return
}

// -----

// expected-error @below {{'func.func' op unexpected function name}}
func.func @other() { return }
