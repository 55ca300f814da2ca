// Regions take what they use from outside as arguments, or copy the operations that define it.
// RUN: mlir-opt --allow-unregistered-dialect -p 'builtin.module(func.func(test-make-isolated-from-above{simple=true}))' %s | FileCheck %s
// RUN: mlir-opt --allow-unregistered-dialect -p 'builtin.module(func.func(test-make-isolated-from-above{clone-ops-with-no-operands=true}))' %s | FileCheck %s --check-prefix=CONSTANTS
// RUN: mlir-opt --allow-unregistered-dialect -p 'builtin.module(func.func(test-make-isolated-from-above{clone-ops-with-operands=true}))' %s | FileCheck %s --check-prefix=ALL

// CHECK: %[[C:.*]] = arith.constant 3 : i32
// CHECK: %[[D:.*]] = arith.addi %arg0, %[[C]] : i32
// CHECK: %[[E:.*]] = arith.muli %[[D]], %[[C]] : i32
// CHECK: test.isolated_one_region_op %arg0, %arg1, %[[D]], %[[E]], %[[C]], %arg0 {
// CHECK: ^bb0(%[[X:.*]]: i32, %{{.*}}: index, %[[D2:.*]]: i32, %[[E2:.*]]: i32, %[[C2:.*]]: i32, %[[A2:.*]]: i32):
// CHECK: "foo.op"(%[[X]], %[[D2]], %[[E2]])
// CHECK: "foo.yield"(%[[C2]])
// CHECK: "foo.end"(%[[A2]])

// CONSTANTS: test.isolated_one_region_op %arg0, %arg1, %[[D:.*]], %[[E:.*]], %arg0 {
// CONSTANTS: ^bb0(%[[X:.*]]: i32, %{{.*}}: index, %[[D2:.*]]: i32, %[[E2:.*]]: i32, %[[A2:.*]]: i32):
// CONSTANTS: %[[C2:.*]] = arith.constant 3 : i32
// CONSTANTS: "foo.op"(%[[X]], %[[D2]], %[[E2]])
// CONSTANTS: "foo.yield"(%[[C2]])

// ALL: test.isolated_one_region_op %arg0, %arg1, %arg0 {
// ALL: ^bb0(%[[X:.*]]: i32, %{{.*}}: index, %[[A2:.*]]: i32):
// ALL: %[[C2:.*]] = arith.constant 3 : i32
// ALL: %[[D2:.*]] = arith.addi %[[A2]], %[[C2]] : i32
// ALL: %[[E2:.*]] = arith.muli %[[D2]], %[[C2]] : i32
// ALL: "foo.op"(%[[X]], %[[D2]], %[[E2]])
func.func @f(%a: i32, %b: index) {
  %c = arith.constant 3 : i32
  %d = arith.addi %a, %c : i32
  %e = arith.muli %d, %c : i32
  "test.one_region_with_operands_op"(%a, %b) ({
  ^bb0(%x: i32, %y: index):
    "foo.op"(%x, %d, %e) : (i32, i32, i32) -> ()
    "foo.yield"(%c)[^bb1] : (i32) -> ()
  ^bb1:
    "foo.end"(%a) : (i32) -> ()
  }) : (i32, index) -> ()
  return
}
