// RUN: mlir-opt %s --irdl-file=%S/Inputs/shop.irdl --split-input-file --verify-diagnostics
// RUN: not mlir-opt %s --irdl-file=%S/Inputs/shop.irdl --split-input-file 2>/dev/null | FileCheck %s --check-prefix=REFUSED

// What has an error is not printed.
// REFUSED-COUNT-1: module {
// REFUSED-NOT: module {

"shop.stack"() {operand_segment_sizes = array<i32: 0, 0>} : () -> ()

// -----

// expected-error@+1 {{'f64' does not satisfy the constraint}}
func.func private @f(!shop.box<f64>)

// -----

// expected-error@+1 {{expected 1 type arguments, but had 0}}
func.func private @f(!shop.box)

// -----

// expected-error@+1 {{expected 'i32' but got 'i64'}}
func.func private @f(!shop.pair<i32, i64>)

// -----

// expected-error@+1 {{expected dynamic type}}
func.func private @f(!shop.crate)

// -----

// expected-error@+1 {{expected base attribute 'builtin.integer' but got 'builtin.string'}}
"shop.x"() {a = #shop.price<"a", "euro">} : () -> ()

// -----

// expected-error@+1 {{expected '"euro"' but got '"yen"'}}
"shop.x"() {a = #shop.price<1, "yen">} : () -> ()

// -----

// expected-error@+1 {{expected dynamic attribute}}
"shop.x"() {a = #shop.cost<1, "yen">} : () -> ()

// -----

// expected-error@+1 {{unregistered operation 'shop.x' found in dialect ('shop') that does not allow unknown operations}}
"shop.x"() : () -> ()

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{expected 'i32' but got 'f32'}}
  %0 = "shop.pack"(%a) : (i32) -> !shop.box<f32>
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{expected base type 'shop.box' but got 'f32'}}
  %0 = "shop.pack"(%a) : (i32) -> f32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{op expects exactly 1 operands, but got 2}}
  %0 = "shop.pack"(%a, %a) : (i32, i32) -> !shop.box<i32>
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{op expects exactly 1 results, but got 0}}
  "shop.pack"(%a) : (i32) -> ()
  return
}

// -----

func.func @f(%a: !shop.box<i32>) {
  // expected-error@+1 {{attribute "price" is expected but not provided}}
  "shop.sell"(%a) : (!shop.box<i32>) -> ()
  return
}

// -----

func.func @f(%a: !shop.box<i32>) {
  // expected-error@+1 {{expected base attribute 'shop.price' but got 'builtin.unit'}}
  "shop.sell"(%a) {price} : (!shop.box<i32>) -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{op expects at least 1 operands, but got 0}}
  "shop.ship"() : () -> ()
  return
}

// -----

func.func @f(%a: !shop.box<i32>) {
  // expected-error@+1 {{op expects at most 1 results, but got 2}}
  %0:2 = "shop.ship"(%a) : (!shop.box<i32>) -> (f32, f32)
  return
}

// -----

func.func @f(%a: !shop.box<i32>, %b: f32) {
  // expected-error@+1 {{expected 'i32' but got 'f32'}}
  "shop.ship"(%a, %b) : (!shop.box<i32>, f32) -> ()
  return
}

// -----

func.func @f(%a: !shop.box<i32>) {
  // expected-error@+1 {{expected 'f32' but got 'i32'}}
  %0 = "shop.ship"(%a) : (!shop.box<i32>) -> (i32)
  return
}

// -----

// expected-error@+1 {{'operand_segment_sizes' attribute is expected but not provided}}
"shop.stack"() : () -> ()

// -----

// expected-error@+1 {{'operand_segment_sizes' attribute is expected to be a dense i32 array}}
"shop.stack"() {operand_segment_sizes = array<i64: 0, 0>} : () -> ()

// -----

// expected-error@+1 {{'operand_segment_sizes' attribute for specifying operand segments must have 2 elements, but got 1}}
"shop.stack"() {operand_segment_sizes = array<i32: 0>} : () -> ()

// -----

// expected-error@+1 {{'operand_segment_sizes' attribute for specifying operand segments must have non-negative values}}
"shop.stack"() {operand_segment_sizes = array<i32: 0, -1>} : () -> ()

// -----

// expected-error@+1 {{element 0 in 'operand_segment_sizes' attribute must be equal to 0 or 1}}
"shop.stack"() {operand_segment_sizes = array<i32: 2, 0>} : () -> ()

// -----

// expected-error@+1 {{sum of elements in 'operand_segment_sizes' attribute must be equal to the number of operands}}
"shop.stack"() {operand_segment_sizes = array<i32: 1, 0>} : () -> ()

// -----

func.func @f(%a: i64) {
  // expected-error@+1 {{expected 'i32' but got 'i64'}}
  "shop.both"(%a) : (i64) -> ()
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{expected base type 'builtin.integer' but got 'builtin.f32'}}
  "shop.both"(%a) : (f32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'shop.shelf' op unexpected number of regions: expected 3 but got 0}}
  "shop.shelf"(%a) : (i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{expected region 1 to have 2 block(s) but got 1}}
  "shop.shelf"(%a) ({
  ^bb0(%x: i32):
  }, {
  ^bb0:
  }, {
  ^bb0:
  }) : (i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{expected region 0 to have 1 arguments but got 0}}
  "shop.shelf"(%a) ({
  ^bb0:
  }, {
  }, {
  ^bb0:
  }) : (i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  // expected-note@+1 {{see the operation}}
  "shop.shelf"(%a) ({
  // expected-error@+1 {{expected 'i32' but got 'f32'}}
  ^bb0(%x: f32):
  }, {
  }, {
  }) : (i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  // expected-note@+1 {{see the operation}}
  "shop.shelf"(%a) ({
  ^bb0(%x: i32):
  }, {
    cf.br ^bb1
  ^bb1:
    cf.br ^bb1
  }, {
  // expected-error@+1 {{expected region 2 to have 0 arguments but got 1}}
  ^bb0(%x: i32):
  }) : (i32) -> ()
  return
}
