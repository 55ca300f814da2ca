// The file has patterns and the functions to which they apply.
// RUN: mlir-opt %s --load-patterns=%s --apply-patterns | FileCheck %s
// RUN: mlir-opt %s --load-patterns=%s --pass-pipeline="builtin.module(func.func(apply-patterns))" | FileCheck %s
// RUN: mlir-opt %s --load-patterns=%s --apply-patterns="disable-patterns=twice,ranges,never" | FileCheck %s --check-prefix=DISABLED
// RUN: mlir-opt %s --load-patterns=%s --apply-patterns="enable-patterns=twice" | FileCheck %s --check-prefix=ENABLED
// RUN: mlir-opt %s --load-patterns=%s --load-patterns=%S/Inputs/more.mlir --apply-patterns | FileCheck %s --check-prefix=MORE
// RUN: mlir-opt %s --load-patterns=%s --apply-patterns --log-actions-to=- | FileCheck %s --check-prefix=LOG
// RUN: not mlir-opt %s --apply-patterns 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not mlir-opt %s --load-patterns=%S/Inputs/unknown.mlir --apply-patterns 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not mlir-opt %s --load-patterns=%S/Inputs/missing.mlir --apply-patterns 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: not mlir-opt %s --load-patterns=%S/Inputs/endless.mlir --apply-patterns 2>&1 | FileCheck %s --check-prefix=NOEND
// RUN: mlir-opt %s --load-patterns=%S/Inputs/endless.mlir --apply-patterns="max-iterations=2 max-num-rewrites=3" | FileCheck %s --check-prefix=ENDLESS
// RUN: not mlir-opt %s --load-patterns=%S/Inputs/wrong.mlir --apply-patterns 2>&1 | FileCheck %s --check-prefix=WRONG

// NONE: error: no patterns are loaded for apply-patterns
// UNKNOWN: unknown.mlir:6:3: error: no constraint function named 'unknown' is registered
// MISSING: cannot open file of patterns '{{.*}}missing.mlir': No such file or directory
// NOEND: error: the patterns still apply after {{[0-9]+}} rewrites; max-num-rewrites=-1 removes the bound
// WRONG: error: pattern 'wrong' erases an operation whose results are used
// LOG: Action `apply-pattern pattern: twice

pdl.pattern @double_floor : benefit(1) {
  %x = operand
  %type = type
  %inner = operation "math.floor"(%x : !pdl.value) -> (%type : !pdl.type)
  %rounded = result 0 of %inner
  %root = operation "math.floor"(%rounded : !pdl.value) -> (%type : !pdl.type)
  rewrite %root {
    replace %root with %inner
  }
}

// A product with a constant. The sum has the type of its operands.
pdl.pattern @twice : benefit(1) {
  %x = operand
  %c = operand
  %type = type
  %value = apply_native_constraint "constant"(%c : !pdl.value) : !pdl.attribute
  %two = attribute = 2 : i32
  apply_native_constraint "equal"(%value, %two : !pdl.attribute, !pdl.attribute)
  %root = operation "arith.muli"(%x, %c : !pdl.value, !pdl.value) -> (%type : !pdl.type)
  rewrite %root {
    %sum = operation "arith.addi"(%x, %x : !pdl.value, !pdl.value)
    replace %root with %sum
  }
}

// Of two patterns that match, the one of the higher benefit applies.
pdl.pattern @never : benefit(1) {
  %args = operands
  %some = attribute = @some
  %types = types
  %root = operation "func.call"(%args : !pdl.range<value>) {"callee" = %some} -> (%types : !pdl.range<type>)
  rewrite %root {
    erase %root
  }
}

pdl.pattern @ranges : benefit(2) {
  %args = operands
  %types = types
  %some = attribute = @some
  %root = operation "func.call"(%args : !pdl.range<value>) {"callee" = %some} -> (%types : !pdl.range<type>)
  rewrite %root {
    %callee = attribute = @other
    %call = operation "func.call"(%args : !pdl.range<value>) {"callee" = %callee} -> (%types : !pdl.range<type>)
    %results = results of %call
    replace %root with (%results : !pdl.range<value>)
  }
}

func.func private @some(i32, f32) -> (f32, i32)
func.func private @other(i32, f32) -> (f32, i32)

// CHECK-LABEL: func.func @floor(
// CHECK-SAME: %[[A:.*]]: f32
// CHECK-NEXT: %[[R:.*]] = math.floor %[[A]]
// CHECK-NEXT: return %[[R]]
// ENABLED-LABEL: func.func @floor(
// ENABLED-COUNT-2: math.floor
func.func @floor(%a: f32) -> f32 {
  %0 = math.floor %a : f32
  %1 = math.floor %0 : f32
  return %1 : f32
}

// CHECK-LABEL: func.func @product(
// CHECK-SAME: %[[A:.*]]: i32
// CHECK-NEXT: %[[C:.*]] = arith.constant 3
// CHECK-NEXT: %[[SUM:.*]] = arith.addi %[[A]], %[[A]]
// CHECK-NEXT: arith.muli %[[SUM]], %[[C]]
// DISABLED-LABEL: func.func @product(
// DISABLED: arith.muli
// DISABLED: arith.muli
// ENABLED-LABEL: func.func @product(
// ENABLED: arith.addi
// MORE-LABEL: func.func @product(
// MORE-COUNT-2: arith.subi
// ENDLESS-LABEL: func.func @product(
// ENDLESS: arith.muli
func.func @product(%a: i32) -> i32 {
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  %0 = arith.muli %a, %c2 : i32
  %1 = arith.muli %0, %c3 : i32
  return %1 : i32
}

// CHECK-LABEL: func.func @call(
// CHECK-SAME: %[[A:.*]]: i32, %[[B:.*]]: f32
// CHECK-NEXT: %[[R:.*]]:2 = call @other(%[[A]], %[[B]]) : (i32, f32) -> (f32, i32)
// CHECK-NEXT: return %[[R]]#0, %[[R]]#1
func.func @call(%a: i32, %b: f32) -> (f32, i32) {
  %0:2 = call @some(%a, %b) : (i32, f32) -> (f32, i32)
  return %0#0, %0#1 : f32, i32
}
