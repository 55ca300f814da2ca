// RUN: mlir-opt %s --irdl-file=%S/Inputs/values.irdl --allow-unregistered-dialect --split-input-file --verify-diagnostics
// RUN: not mlir-opt %s --irdl-file=%S/Inputs/values.irdl --allow-unregistered-dialect --split-input-file 2>/dev/null | FileCheck %s --check-prefix=REFUSED

// Numbers of operands, results and regions, the types of their parts, and values that must have one type.

// What has an error is not printed.
// REFUSED-COUNT-1: module {
// REFUSED-NOT: module {

func.func @valid(%a: i32, %b: f32, %c: i64) {
  %0:2 = "values.middle"(%a, %c) : (i32, i64) -> (i64, i32)
  %1:3 = "values.middle"(%a, %b, %c) : (i32, f32, i64) -> (i64, f32, i32)
  %2:3 = "values.middle"(%a, %b, %b, %c) : (i32, f32, f32, i64) -> (i64, f32, i32)
  %3:3 = "values.groups"(%a, %a, %b, %c, %a) {operand_segment_sizes = array<i32: 2, 1, 1, 1>, result_segment_sizes = array<i32: 0, 1, 2>}
    : (i32, i32, f32, i64, i32) -> (f32, i64, i64)
  %4:2 = "values.groups"(%b, %a) {operand_segment_sizes = array<i32: 0, 1, 0, 1>, result_segment_sizes = array<i32: 1, 1, 0>} : (f32, i32) -> (i32, f32)
  "values.none"() : () -> ()
  "values.silent"() : () -> ()
  "values.closed"() ({
  }) : () -> ()
  %5 = "values.same"(%a, %a) {a = i32} : (i32, i32) -> i32
  "values.regions"() ({
  }, {
    "t.end"() : () -> ()
  }, {
  ^bb0(%x: f32, %y: i32):
    cf.br ^bb1
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{op expects at least 2 operands, but got 1}}
  "values.middle"(%a) : (i32) -> ()
  return
}

// -----

func.func @f(%a: i32, %c: i64) {
  // expected-error@+1 {{op expects at least 2 results, but got 1}}
  %0 = "values.middle"(%a, %c) : (i32, i64) -> i64
  return
}

// -----

func.func @f(%a: i32, %c: i64) {
  // expected-error@+1 {{op expects at most 3 results, but got 4}}
  %0:4 = "values.middle"(%a, %c) : (i32, i64) -> (i64, f32, f32, i32)
  return
}

// -----

func.func @f(%a: i32, %c: i64) {
  // expected-error@+1 {{expected 'i32' but got 'i64'}}
  %0:2 = "values.middle"(%c, %a) : (i64, i32) -> (i64, i32)
  return
}

// -----

func.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{expected 'i64' but got 'f32'}}
  %0:2 = "values.middle"(%a, %b) : (i32, f32) -> (i64, i32)
  return
}

// -----

func.func @f(%a: i32, %b: f32, %c: i64) {
  // expected-error@+1 {{expected 'f32' but got 'i64'}}
  %0:2 = "values.middle"(%a, %b, %c, %c) : (i32, f32, i64, i64) -> (i64, i32)
  return
}

// -----

func.func @f(%a: i32, %c: i64) {
  // expected-error@+1 {{expected 'f32' but got 'i64'}}
  %0:3 = "values.middle"(%a, %c) : (i32, i64) -> (i64, i64, i32)
  return
}

// -----

func.func @f(%a: i32, %c: i64) {
  // expected-error@+1 {{expected 'i32' but got 'f32'}}
  %0:3 = "values.middle"(%a, %c) : (i32, i64) -> (i64, f32, f32)
  return
}

// -----

func.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{'result_segment_sizes' attribute is expected but not provided}}
  %0 = "values.groups"(%b, %a) {operand_segment_sizes = array<i32: 0, 1, 0, 1>} : (f32, i32) -> (f32)
  return
}

// -----

func.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{'result_segment_sizes' attribute is expected to be a dense i32 array}}
  %0 = "values.groups"(%b, %a) {operand_segment_sizes = array<i32: 0, 1, 0, 1>, result_segment_sizes = [0, 1, 0]} : (f32, i32) -> (f32)
  return
}

// -----

func.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{'result_segment_sizes' attribute for specifying result segments must have 3 elements, but got 4}}
  %0 = "values.groups"(%b, %a) {operand_segment_sizes = array<i32: 0, 1, 0, 1>, result_segment_sizes = array<i32: 0, 1, 0, 0>} : (f32, i32) -> (f32)
  return
}

// -----

func.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{sum of elements in 'result_segment_sizes' attribute must be equal to the number of results}}
  %0 = "values.groups"(%b, %a) {operand_segment_sizes = array<i32: 0, 1, 0, 1>, result_segment_sizes = array<i32: 0, 1, 1>} : (f32, i32) -> (f32)
  return
}

// -----

func.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{element 1 in 'operand_segment_sizes' attribute must be equal to 1}}
  %0 = "values.groups"(%b, %a) {operand_segment_sizes = array<i32: 1, 0, 0, 1>, result_segment_sizes = array<i32: 0, 1, 0>} : (f32, i32) -> (f32)
  return
}

// -----

func.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{element 1 in 'operand_segment_sizes' attribute must be equal to 1}}
  %0 = "values.groups"(%b, %b, %a) {operand_segment_sizes = array<i32: 0, 2, 0, 1>, result_segment_sizes = array<i32: 0, 1, 0>} : (f32, f32, i32) -> (f32)
  return
}

// -----

func.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{element 2 in 'operand_segment_sizes' attribute must be equal to 0 or 1}}
  %0 = "values.groups"(%b, %b, %a) {operand_segment_sizes = array<i32: 0, 1, 2, 1>, result_segment_sizes = array<i32: 0, 1, 0>} : (f32, f32, i32) -> (f32)
  return
}

// -----

func.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{'operand_segment_sizes' attribute for specifying operand segments must have non-negative values}}
  %0 = "values.groups"(%b, %a) {operand_segment_sizes = array<i32: -1, 1, 1, 1>, result_segment_sizes = array<i32: 0, 1, 0>} : (f32, i32) -> (f32)
  return
}

// -----

func.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{expected 'f32' but got 'i32'}}
  %0 = "values.groups"(%a, %a) {operand_segment_sizes = array<i32: 0, 1, 0, 1>, result_segment_sizes = array<i32: 0, 1, 0>} : (i32, i32) -> (f32)
  return
}

// -----

func.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{expected 'i64' but got 'f32'}}
  %0:2 = "values.groups"(%b, %a) {operand_segment_sizes = array<i32: 0, 1, 0, 1>, result_segment_sizes = array<i32: 0, 1, 1>} : (f32, i32) -> (f32, f32)
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{op expects exactly 0 operands, but got 1}}
  "values.none"(%a) : (i32) -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{op expects exactly 0 results, but got 1}}
  %0 = "values.silent"() : () -> i32
  return
}

// -----

func.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{expected 'i32' but got 'f32'}}
  %0 = "values.same"(%a, %b) {a = i32} : (i32, f32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{expected 'i32' but got 'f32'}}
  %0 = "values.same"(%a, %a) {a = i32} : (i32, i32) -> f32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{expected 'f32' but got 'i32'}}
  %0 = "values.same"(%a, %a) {a = f32} : (i32, i32) -> i32
  return
}

// -----

// expected-error@+1 {{'values.silent' op unexpected number of regions: expected 0 but got 1}}
"values.silent"() ({
}) : () -> ()

// -----

// expected-error@+1 {{expected region 1 to have 1 block(s) but got 0}}
"values.regions"() ({
}, {
}, {
}) : () -> ()

// -----

// expected-error@+1 {{expected region 2 to have 2 block(s) but got 1}}
"values.regions"() ({
}, {
^bb0(%x: i32):
  "t.end"() : () -> ()
}, {
^bb0(%x: i32):
  "t.end"() : () -> ()
}) : () -> ()

// -----

// expected-note@+1 {{see the operation}}
"values.regions"() ({
}, {
  "t.end"() : () -> ()
}, {
// expected-error@+1 {{expected region 2 to have 2 arguments but got 3}}
^bb0(%x: i32, %y: i32, %z: i32):
  cf.br ^bb1
^bb1:
  "t.end"() : () -> ()
}) : () -> ()

// -----

// expected-note@+1 {{see the operation}}
"values.regions"() ({
}, {
  "t.end"() : () -> ()
}, {
// expected-error@+1 {{expected 'i32' but got 'f32'}}
^bb0(%x: i32, %y: f32):
  cf.br ^bb1
^bb1:
  "t.end"() : () -> ()
}) : () -> ()

// -----

func.func @f(%a: i64) {
  // expected-note@+1 {{see the operation}}
  "values.regions"(%a) ({
  }, {
    "t.end"() : () -> ()
  }, {
  // expected-error@+1 {{expected 'i64' but got 'f32'}}
  ^bb0(%x: f32, %y: i32):
    cf.br ^bb1
  ^bb1:
    "t.end"() : () -> ()
  }) : (i64) -> ()
  return
}

// -----

func.func @f(%a: i64, %b: f32) {
  // expected-error@+2 {{expected 'i64' but got 'f32'}}
  // expected-error@+1 {{expected region 1 to have 1 block(s) but got 0}}
  "values.regions"(%a, %b) ({
  }, {
  }, {
  }) : (i64, f32) -> ()
  return
}

// -----

// expected-error@+1 {{expected region 0 to have 1 arguments but got 0}}
"values.open"() ({
}) : () -> ()
