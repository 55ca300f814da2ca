// RUN: mlir-opt %s --test-derived-attr --verify-diagnostics
// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(test-control-flow-sink))' --allow-unregistered-dialect | FileCheck %s --check-prefix=SINK
// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(test-inline))' | FileCheck %s --check-prefix=INLINE

func.func @derived(%i: index) {
  // expected-remark @+2 {{element_dtype = f32}}
  // expected-remark @+1 {{num_elements = 10 : i32}}
  %0 = "test.derived_type_attr"() : () -> tensor<10xf32>
  // expected-remark @+1 {{upperLen = 2 : i32}}
  "test.prop"(%i, %i, %i, %i) {transforms = dense<[1, 2]> : tensor<2xi32>} : (index, index, index, index) -> ()
  return
}

// SINK-LABEL: func @sink
func.func @sink(%x: i32) {
  // SINK-NEXT: "test.dont_sink_me"
  // SINK-NEXT: "test.sink_target"() ({
  // SINK-NEXT:   %[[A:.*]] = "test.sink_me"(%arg0) {was_sunk = 0 : i32}
  // SINK-NEXT:   "test.use"(%[[A]])
  // SINK:      }, {
  %0 = "test.sink_me"(%x) : (i32) -> i32
  %1 = "test.dont_sink_me"(%x) : (i32) -> i32
  "test.sink_target"() ({
    "test.use"(%0) : (i32) -> ()
  }, {
    "test.use"(%1) : (i32) -> ()
  }) : () -> ()
  return
}

// INLINE-LABEL: func @inlined
func.func @inlined(%x: i32) -> i32 {
  // INLINE-NEXT: %[[S:.*]] = arith.addi %arg0, %arg0
  // INLINE-NEXT: return %[[S]]
  %f = "test.functional_region_op"() ({
  ^bb0(%a: i32):
    %s = arith.addi %a, %a : i32
    "test.return"(%s) : (i32) -> ()
  }) : () -> ((i32) -> i32)
  %0 = call_indirect %f(%x) : (i32) -> i32
  return %0 : i32
}
