// RUN: mlir-opt --pass-pipeline='builtin.module(func.func(test-data-layout-query),builtin.module(func.func(test-data-layout-query)))' --split-input-file --verify-diagnostics %s | FileCheck %s

// Entries of outer scopes hold in inner ones; of equal keys the inner one counts.
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 32>, #dlti.dl_entry<"dlti.stack_alignment", 64>>} {
  // CHECK-LABEL: @outer
  func.func @outer() {
    // CHECK: alignment = 4 : index, {{.*}}bitsize = 32 : index, {{.*}}stack_alignment = 64
    %0 = "test.data_layout_query"() : () -> index
    return
  }
  module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 64>>} {
    // CHECK-LABEL: @inner
    func.func @inner() {
      // CHECK: bitsize = 64 : index, {{.*}}stack_alignment = 64
      %0 = "test.data_layout_query"() : () -> index
      "test.op_with_data_layout"() ({
        // CHECK: bitsize = 16 : index
        %1 = "test.data_layout_query"() : () -> index
      }) {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 16>>} : () -> ()
      return
    }
  }
}

// -----

// The text of the specification counts where MLIR 19 computes something else.
// CHECK-LABEL: @text
func.func @text() {
  // CHECK: alignment = 16 : index, {{.*}}size = 48 : index
  %0 = "test.data_layout_query"() : () -> vector<3x4xf32>
  // CHECK: alignment = 8 : index, {{.*}}bitsize = 128 : index
  %1 = "test.data_layout_query"() : () -> complex<i64>
  // CHECK: bitsize = {minimal_size = 128 : index, scalable}
  %2 = "test.data_layout_query"() : () -> vector<[4]xi32>
  return
}

// -----

func.func @unsupported() {
  // expected-error @+1 {{neither the scoping op nor the type class provide data layout information for tensor<4xf32>}}
  %0 = "test.data_layout_query"() : () -> tensor<4xf32>
  return
}

// -----

// A type may restrict what inner scopes say: here, alignment may only be relaxed.
// expected-note @+1 {{enclosing op with data layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!test.test_type_with_layout<1>, ["alignment", 8]>>} {
  // expected-error @+1 {{data layout does not combine with layouts of enclosing ops}}
  module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!test.test_type_with_layout<2>, ["alignment", 16]>>} {
  }
}
