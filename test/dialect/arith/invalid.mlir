// RUN: mlir-opt %s -split-input-file -verify-diagnostics

func.func @not_a_number() {
  // expected-error@+1 {{'arith.constant' op value must be an integer, float, or elements attribute}}
  %0 = "arith.constant"() {value = "x"} : () -> none
  return
}

// -----

func.func @scalable() {
  // expected-error@+1 {{'arith.constant' op intializing scalable vectors with elements attribute is not supported unless it's a vector splat}}
  %0 = arith.constant dense<[1, 2]> : vector<[2]xi32>
  return
}

// -----

func.func @unknown_flag(%a: i32) {
  // expected-error@+2 {{expected ::mlir::arith::IntegerOverflowFlags to be one of: none, nsw, nuw}}
  // expected-error@+1 {{failed to parse Arith_IntegerOverflowAttr parameter 'value' which is to be a `::mlir::arith::IntegerOverflowFlags`}}
  %0 = arith.addi %a, %a overflow<wrap> : i32
  return
}

// -----

func.func @property(%x: f32) {
  // expected-error@+1 {{invalid properties {fastmath = 1 : i32} for op arith.addf: Invalid attribute `fastmath` in property conversion: 1 : i32}}
  %0 = "arith.addf"(%x, %x) <{fastmath = 1 : i32}> : (f32, f32) -> f32
  return
}

// -----

func.func @mask_shape(%c: vector<2xi1>, %v: vector<3xi32>) {
  // expected-error@+1 {{'arith.select' op failed to verify that condition is signless i1 or has matching shape}}
  %0 = arith.select %c, %v, %v : vector<2xi1>, vector<3xi32>
  return
}

// -----

func.func @mask_base(%c: tensor<2xi1>, %v: vector<2xi32>) {
  // expected-error@+1 {{'arith.select' op all non-scalar operands/results must have the same shape and base type}}
  %0 = arith.select %c, %v, %v : tensor<2xi1>, vector<2xi32>
  return
}

// -----

func.func @two_operands(%c: i1, %a: i32) {
  // expected-error@+1 {{expected 3 operands}}
  %0 = arith.select %c, %a : i32
  return
}

// -----

func.func @index_bits(%i: index) {
  // expected-error@+1 {{'arith.bitcast' op operand type 'index' and result type 'i64' are cast incompatible}}
  %0 = arith.bitcast %i : index to i64
  return
}

// -----

func.func @same_width(%x: f16) {
  // expected-error@+1 {{'arith.extf' op operand type 'f16' and result type 'bf16' are cast incompatible}}
  %0 = arith.extf %x : f16 to bf16
  return
}
