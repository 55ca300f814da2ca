// RUN: mlir-opt %s -test-convert-call-op | FileCheck %s

// CHECK: llvm.func @callee(!llvm.ptr, i42, i64) -> i32 attributes {sym_visibility = "private"}
func.func private @callee(!test.test_type, !test.smpla, index) -> i32

// CHECK-LABEL: llvm.func @caller(
// CHECK-SAME: %[[A:.*]]: i42, %[[I:.*]]: i64) -> i32
// CHECK-NEXT: %[[P:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[R:.*]] = llvm.call @callee(%[[P]], %[[A]], %[[I]]) : (!llvm.ptr, i42, i64) -> i32
// CHECK-NEXT: llvm.return %[[R]] : i32
func.func @caller(%a: !test.smpla, %i: index) -> i32 {
  %0 = "test.type_producer"() : () -> !test.test_type
  %1 = call @callee(%0, %a, %i) : (!test.test_type, !test.smpla, index) -> i32
  return %1 : i32
}
