// Two operations are equal if they compute the same.
// RUN: not mlir-opt --allow-unregistered-dialect --test-operations-equality --split-input-file %s -o /dev/null | FileCheck %s
// RUN: not mlir-opt --test-operations-equality --split-input-file %s --allow-unregistered-dialect -o /dev/null 2>&1 | FileCheck %s --check-prefix=COUNT

// CHECK: t.loop with attr {test.a} compares equals.
"t.loop"() ({
^bb0(%a: i32):
  %0 = "t.op"(%a) : (i32) -> i32
  "t.br"(%0)[^bb1] : (i32) -> ()
^bb1:
  "t.end"() : () -> ()
}) {test.a} : () -> ()
"t.loop"() ({
^bb0(%b: i32):
  %1 = "t.op"(%b) : (i32) -> i32
  "t.br"(%1)[^bb1] : (i32) -> ()
^bb1:
  "t.end"() : () -> ()
}) {test.a} : () -> ()

// -----

// CHECK: t.block with attr {} compares NOT equals!
"t.block"() ({
  "t.br"()[^bb1, ^bb2] : () -> ()
^bb1:
  "t.end"() : () -> ()
^bb2:
  "t.end"() : () -> ()
}) : () -> ()
"t.block"() ({
  "t.br"()[^bb2, ^bb1] : () -> ()
^bb1:
  "t.end"() : () -> ()
^bb2:
  "t.end"() : () -> ()
}) : () -> ()

// -----

// Only values from outside may come in another order.
// CHECK: t.add with attr {} compares NOT equals!
"t.add"() ({
^bb0(%a: i32, %b: i32):
  %0 = arith.addi %a, %b : i32
}) : () -> ()
"t.add"() ({
^bb0(%a: i32, %b: i32):
  %0 = arith.addi %b, %a : i32
}) : () -> ()

// -----

// CHECK: t.add with attr {ignore_commutativity} compares NOT equals!
"t.add"() ({
^bb0(%a: i32, %b: i32):
  %0 = arith.addi %a, %b : i32
}) {ignore_commutativity} : () -> ()
"t.add"() ({
^bb0(%a: i32, %b: i32):
  %0 = arith.addi %b, %a : i32
}) {ignore_commutativity} : () -> ()

// -----

// CHECK: t.here with attr {strict_loc_check} compares NOT equals!
"t.here"() {strict_loc_check} : () -> () loc("a")
"t.here"() {strict_loc_check} : () -> () loc("b")

// -----

// CHECK: t.here with attr {strict_loc_check} compares NOT equals!
"t.here"() ({
^bb0(%a: i32 loc("a")):
}) {strict_loc_check} : () -> () loc("a")
"t.here"() ({
^bb0(%a: i32 loc("b")):
}) {strict_loc_check} : () -> () loc("a")

// -----

// CHECK: t.args with attr {} compares NOT equals!
"t.args"() ({
^bb0(%a: i32):
}) : () -> ()
"t.args"() ({
^bb0(%a: i64):
}) : () -> ()

// -----

// CHECK: t.more with attr {} compares NOT equals!
"t.more"() ({
  "t.end"() : () -> ()
}) : () -> ()
"t.more"() ({
  "t.op"() : () -> ()
  "t.end"() : () -> ()
}) : () -> ()

// -----

// COUNT: error: expected 2 top-level ops in the module, got 1
"t.alone"() : () -> ()
