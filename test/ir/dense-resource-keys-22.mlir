// RUN: mlir-opt %s --mlir-version=22 | FileCheck %s
// RUN: mlir-opt %s --mlir-version=22 --emit-bytecode | mlir-opt --mlir-version=22 | FileCheck %s

// CHECK: a = dense_resource<"a key"> : tensor<1xi32>
// CHECK-SAME: b = dense_resource<plain> : tensor<1xi32>
module attributes {
  test.a = dense_resource<"a key"> : tensor<1xi32>,
  test.b = dense_resource<"plain"> : tensor<1xi32>
} {}

// CHECK:      builtin: {
// CHECK-NEXT:   "a key": "0x0400000001000000",
// CHECK-NEXT:   plain: "0x0400000002000000"
// CHECK:      tool: {
// CHECK-NEXT:   "another key": true
{-#
  dialect_resources: {
    builtin: { "a key": "0x0400000001000000", "plain": "0x0400000002000000" }
  },
  external_resources: { tool: { "another key": true } }
#-}
