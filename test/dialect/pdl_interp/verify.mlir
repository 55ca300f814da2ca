// RUN: mlir-opt %s --split-input-file --verify-diagnostics
// RUN: not mlir-opt %s --split-input-file 2>/dev/null | FileCheck %s --check-prefix=REFUSED

// The text of loops, new operations, switches and matches, and the types and attributes that they may have.

// What has an error is not printed.
// REFUSED-COUNT-9: module {
// REFUSED-NOT: module {

pdl_interp.func @f(%ops: !pdl.range<value>, %as : !pdl.range<attribute>, %ts: !pdl.range<type>) {
  pdl_interp.foreach %op : !pdl.value in %ops {
    pdl_interp.foreach %a : !pdl.attribute in %as {
      pdl_interp.foreach %t : !pdl.type in %ts {
        pdl_interp.continue
      } -> ^in
    ^in:
      pdl_interp.continue
    } {x = 1, y} -> ^in
  ^in:
    pdl_interp.continue
  } -> ^end
^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%t: !pdl.type, %u: !pdl.range<type>, %v : !pdl.value, %a: !pdl.attribute) {
  %op = pdl_interp.create_operation "foo.op"(%v, %v : !pdl.value, !pdl.value) {"a" = %a, "b" = %a} -> (%t, %u, %t : !pdl.type, !pdl.range<type>, !pdl.type)
  pdl_interp.finalize
}

// -----

arith.constant true
pdl_interp.func @f(%v: !pdl.value) {
  %op = pdl_interp.create_operation "arith.addi"(%v, %v : !pdl.value, !pdl.value) -> <inferred>
  %op2 = pdl_interp.create_operation "arith.cmpi"(%v, %v : !pdl.value, !pdl.value) -> <inferred>
  %op3 = pdl_interp.create_operation "arith.select"(%v, %v, %v : !pdl.value, !pdl.value, !pdl.value) -> <inferred>
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op: !pdl.operation) {
  pdl_interp.switch_operand_count of %op to dense<[0, 1]> : tensor<2xi32>(^end, ^end) -> ^end
^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op: !pdl.operation) {
  %a = pdl_interp.get_results of %op : !pdl.value
  %b = pdl_interp.get_operands of %op : !pdl.value
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%w: !pdl.operation) {
  pdl_interp.record_match @r : benefit(1), loc([]) -> ^end
^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%w: !pdl.operation) {
  pdl_interp.record_match @r : benefit(1), loc([%w]), root("a") -> ^end
^end:
  pdl_interp.record_match @r : benefit(1), generatedOps(["x", "y"]), loc([%w]), root("a") -> ^end2
^end2:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%w: !pdl.operation) -> i32 {
  pdl_interp.finalize
}

// -----

pdl_interp.func private @f(%w: !pdl.operation) attributes {a} {
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%ops: !pdl.range<operation>) {
  // expected-error@+1 {{custom op 'pdl_interp.foreach' expected 'in' after loop variable}}
  pdl_interp.foreach %op : !pdl.operation %ops {
    pdl_interp.continue
  } -> ^end
^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%ops: !pdl.range<operation>) {
  // expected-error@+1 {{expected ':'}}
  pdl_interp.foreach %op in %ops {
    pdl_interp.continue
  } -> ^end
^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%ops: !pdl.range<operation>) {
  // expected-error@+1 {{expected SSA operand}}
  pdl_interp.foreach %op : !pdl.operation in 5 {
    pdl_interp.continue
  } -> ^end
^end:
  pdl_interp.finalize
}

// -----

// expected-note@+1 {{prior use here}}
pdl_interp.func @f(%ops: !pdl.range<operation>) {
  // expected-error@+1 {{use of value '%ops' expects different type than prior uses: '!pdl.range<value>' vs '!pdl.range<operation>'}}
  pdl_interp.foreach %op : !pdl.value in %ops {
    pdl_interp.continue
  } -> ^end
^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%ops: !pdl.range<operation>) {
  // expected-error@+1 {{expected '{' to begin a region}}
  pdl_interp.foreach %op : !pdl.operation in %ops -> ^end
^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%ops: !pdl.range<operation>) {
  pdl_interp.foreach %op : !pdl.operation in %ops {
    pdl_interp.continue
  // expected-error@+1 {{expected '->'}}
  }
^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%ops: !pdl.range<operation>) {
  pdl_interp.foreach %op : !pdl.operation in %ops {
    pdl_interp.continue
  // expected-error@+1 {{expected block name}}
  } -> 5
^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%ops: !pdl.range<operation>) {
  pdl_interp.foreach %op : !pdl.operation in %ops {
    pdl_interp.continue
  // expected-error@+1 {{expected operation name in quotes}}
  } -> ^end(%ops : !pdl.range<operation>)
^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%ops: !pdl.range<operation>) {
  pdl_interp.foreach %op : !pdl.operation in %ops {
    pdl_interp.continue
  // expected-error@+1 {{expected attribute value}}
  } {x = } -> ^end
^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%ops: !pdl.range<operation>) {
  // expected-error@+1 {{use of undeclared SSA value name}}
  pdl_interp.foreach %op : !pdl.operation in %none {
    pdl_interp.continue
  } -> ^end
^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%ops: !pdl.range<operation>) {
  // expected-error@+1 {{'pdl_interp.foreach' op requires exactly one argument}}
  "pdl_interp.foreach"(%ops)[^end] ({
  ^bb0(%v: !pdl.operation, %w: !pdl.operation):
    pdl_interp.continue
  }) : (!pdl.range<operation>) -> ()
^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f() {
  // expected-error@+1 {{custom op 'pdl_interp.create_operation' expected 'inferred'}}
  %op = pdl_interp.create_operation "foo.op" -> <infer>
  pdl_interp.finalize
}

// -----

pdl_interp.func @f() {
  // expected-error@+1 {{expected '>'}}
  %op = pdl_interp.create_operation "foo.op" -> <inferred
  pdl_interp.finalize
}

// -----

pdl_interp.func @f() {
  // expected-error@+1 {{expected '('}}
  %op = pdl_interp.create_operation "foo.op" ->
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%t: !pdl.type) {
  // expected-error@+1 {{expected ':'}}
  %op = pdl_interp.create_operation "foo.op" -> (5 : !pdl.type)
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%t: !pdl.type) {
  // expected-error@+1 {{expected ':'}}
  %op = pdl_interp.create_operation "foo.op" -> (%t)
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%t: !pdl.type) {
  // expected-error@+1 {{expected ')'}}
  %op = pdl_interp.create_operation "foo.op" -> (%t : !pdl.type
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%t: !pdl.type) {
  // expected-error@+1 {{custom op 'pdl_interp.create_operation' 1 operands present, but expected 2}}
  %op = pdl_interp.create_operation "foo.op" -> (%t : !pdl.type, !pdl.type)
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%t: !pdl.type) {
  // expected-error@+1 {{expected ':'}}
  %op = pdl_interp.create_operation "foo.op" -> ()
  pdl_interp.finalize
}

// -----

arith.constant true
pdl_interp.func @f(%v: !pdl.value) {
  // expected-error@+1 {{'pdl_interp.create_operation' op has inferred results, but the created operation 'arith.extui' does not support result type inference (or is not registered)}}
  %op = pdl_interp.create_operation "arith.extui"(%v : !pdl.value) -> <inferred>
  pdl_interp.finalize
}

// -----

// expected-note@+1 {{prior use here}}
pdl_interp.func @f(%t: !pdl.type) {
  // expected-error@+1 {{use of value '%t' expects different type than prior uses: '!pdl.attribute' vs '!pdl.type'}}
  %op = pdl_interp.create_operation "foo.op" {"a" = %t}
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op: !pdl.operation) {
  // expected-error@+1 {{'pdl_interp.switch_result_count' op expected number of cases to match the number of case values, got 1 but expected 2}}
  pdl_interp.switch_result_count of %op to dense<[0, 1]> : vector<2xi32>(^end) -> ^end
^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op: !pdl.operation) {
  // expected-error@+1 {{'pdl_interp.switch_operand_count' op attribute 'caseValues' failed to satisfy constraint: 32-bit signless integer elements attribute}}
  pdl_interp.switch_operand_count of %op to dense<[0, 1]> : vector<2xi64>(^end, ^end) -> ^end
^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op: !pdl.operation) {
  // expected-error@+1 {{custom op 'pdl_interp.switch_operand_count' invalid kind of attribute specified}}
  pdl_interp.switch_operand_count of %op to dense<[0.0, 1.0]> : vector<2xf32>(^end, ^end) -> ^end
^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op: !pdl.operation) {
  // expected-error@+1 {{custom op 'pdl_interp.switch_operand_count' invalid kind of attribute specified}}
  pdl_interp.switch_operand_count of %op to 5(^end, ^end) -> ^end
^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op: !pdl.operation) {
  // expected-error@+1 {{'pdl_interp.switch_operation_name' op expected number of cases to match the number of case values, got 2 but expected 1}}
  pdl_interp.switch_operation_name of %op to ["a"](^end, ^end) -> ^end
^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op: !pdl.operation) {
  // expected-error@+1 {{'pdl_interp.switch_operation_name' op attribute 'caseValues' failed to satisfy constraint: string array attribute}}
  pdl_interp.switch_operation_name of %op to ["a", 5](^end, ^end) -> ^end
^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op: !pdl.type) {
  // expected-error@+1 {{'pdl_interp.switch_type' op expected number of cases to match the number of case values, got 2 but expected 1}}
  pdl_interp.switch_type %op to [i32](^end, ^end) -> ^end
^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op: !pdl.type) {
  // expected-error@+1 {{'pdl_interp.switch_type' op attribute 'caseValues' failed to satisfy constraint: type array attribute}}
  pdl_interp.switch_type %op to [i32, 5](^end, ^end) -> ^end
^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op: !pdl.range<type>) {
  // expected-error@+1 {{'pdl_interp.switch_types' op expected number of cases to match the number of case values, got 2 but expected 1}}
  pdl_interp.switch_types %op to [[i32]](^end, ^end) -> ^end
^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op: !pdl.range<type>) {
  // expected-error@+1 {{'pdl_interp.switch_types' op attribute 'caseValues' failed to satisfy constraint: type-array array attribute}}
  pdl_interp.switch_types %op to [[i32], i32](^end, ^end) -> ^end
^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op: !pdl.range<type>) {
  // expected-error@+1 {{'pdl_interp.switch_types' op attribute 'caseValues' failed to satisfy constraint: type-array array attribute}}
  pdl_interp.switch_types %op to [[i32], [5]](^end, ^end) -> ^end
^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op: !pdl.operation) {
  // expected-error@+1 {{'pdl_interp.check_result_count' op attribute 'count' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative}}
  pdl_interp.check_result_count of %op is -1 -> ^end, ^end
^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op: !pdl.operation) {
  // expected-error@+1 {{'pdl_interp.get_operand' op attribute 'index' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative}}
  %a = pdl_interp.get_operand -1 of %op
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op: !pdl.operation) {
  // expected-error@+1 {{'pdl_interp.get_results' op attribute 'index' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative}}
  %a = pdl_interp.get_results -1 of %op : !pdl.value
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op: !pdl.operation) {
  // expected-error@+1 {{'pdl_interp.get_results' op result #0 must be single element or range of PDL handle for an `mlir::Value`, but got '!pdl.type'}}
  %a = pdl_interp.get_results of %op : !pdl.type
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%v: !pdl.range<value>) {
  // expected-error@+1 {{'pdl_interp.get_value_type' op failed to verify that `value` type matches arity of `result`}}
  %t = "pdl_interp.get_value_type"(%v) : (!pdl.range<value>) -> !pdl.type
  pdl_interp.finalize
}

// -----

// expected-note@+1 {{prior use here}}
pdl_interp.func @f(%v: !pdl.range<value>) {
  // expected-error@+1 {{use of value '%v' expects different type than prior uses: '!pdl.value' vs '!pdl.range<value>'}}
  %t = pdl_interp.get_value_type of %v : !pdl.type
  pdl_interp.finalize
}

// -----

// expected-note@+1 {{prior use here}}
pdl_interp.func @f(%v: !pdl.value) {
  // expected-error@+1 {{use of value '%v' expects different type than prior uses: '!pdl.range<value>' vs '!pdl.value'}}
  %t = pdl_interp.get_value_type of %v : !pdl.range<type>
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%v: !pdl.value) {
  // expected-error@+1 {{custom op 'pdl_interp.get_value_type' 'result' must be single element or range of PDL handle to an `mlir::Type`, but got '!pdl.value'}}
  %t = pdl_interp.get_value_type of %v : !pdl.value
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%v: !pdl.value, %w: !pdl.range<value>) {
  // expected-error@+1 {{'pdl_interp.are_equal' op requires all operands to have the same type}}
  "pdl_interp.are_equal"(%v, %w)[^end, ^end] : (!pdl.value, !pdl.range<value>) -> ()
^end:
  pdl_interp.finalize
}

// -----

// expected-note@+1 {{prior use here}}
pdl_interp.func @f(%w: !pdl.range<value>) {
  // expected-error@+1 {{use of value '%w' expects different type than prior uses: '!pdl.range<operation>' vs '!pdl.range<value>'}}
  %0 = pdl_interp.extract 0 of %w : !pdl.operation
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%w: !pdl.range<value>) {
  // expected-error@+1 {{'pdl_interp.extract' op attribute 'index' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative}}
  %0 = pdl_interp.extract -1 of %w : !pdl.value
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%w: !pdl.operation) {
  // expected-error@+1 {{'pdl_interp.record_match' op attribute 'benefit' failed to satisfy constraint: 16-bit signless integer attribute whose value is non-negative}}
  pdl_interp.record_match @r(%w : !pdl.operation) : benefit(-1), loc([%w]) -> ^end
^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%w: !pdl.operation) {
  // expected-error@+1 {{'pdl_interp.record_match' op attribute 'generatedOps' failed to satisfy constraint: string array attribute}}
  pdl_interp.record_match @r : benefit(1), generatedOps([5]), loc([%w]), root("a") -> ^end
^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%w: !pdl.operation) {
  // expected-error@+1 {{expected '('}}
  pdl_interp.apply_constraint "x" -> ^end, ^end
^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%w: !pdl.operation) {
  // expected-error@+1 {{'pdl_interp.create_range' op result #0 must be range of PDL handle to an `mlir::Type` or PDL handle for an `mlir::Value` values, but got '!pdl.type'}}
  %r = pdl_interp.create_range : !pdl.type
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%w: !pdl.operation) {
  // expected-error@+1 {{expected ':'}}
  %r = pdl_interp.create_range
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%w: !pdl.operation) {
  // expected-error@+1 {{'pdl_interp.create_range' op result #0 must be range of PDL handle to an `mlir::Type` or PDL handle for an `mlir::Value` values, but got '!pdl.range<operation>'}}
  %r = pdl_interp.create_range %w : !pdl.operation
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%w: !pdl.operation) {
  // expected-error@+1 {{'pdl_interp.replace' op operand #1 must be variadic of single element or range of PDL handle for an `mlir::Value`, but got '!pdl.operation'}}
  pdl_interp.replace %w with (%w : !pdl.operation)
  pdl_interp.finalize
}

// -----

// expected-error@+1 {{'pdl_interp.func' op region #0 ('body') failed to verify constraint: region with at least 1 blocks}}
pdl_interp.func @f(!pdl.operation)

// -----

// expected-error@+1 {{empty block: expect at least a terminator}}
pdl_interp.func @f(%w: !pdl.operation) {
}

// -----

// expected-error@+1 {{'pdl_interp.func' op arguments may only have dialect attributes}}
pdl_interp.func @f(%w: i32 {a = 1}) {
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%a: !pdl.attribute, %t : !pdl.type) {
  // expected-error@+1 {{integer literal not valid for specified type}}
  pdl_interp.check_type %t is 5 -> ^end, ^end
^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%a: !pdl.attribute, %t : !pdl.range<type>) {
  // expected-error@+1 {{'pdl_interp.check_types' op attribute 'types' failed to satisfy constraint: type array attribute}}
  pdl_interp.check_types %t are [5] -> ^end, ^end
^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%a: !pdl.attribute, %t : !pdl.range<type>) {
  pdl_interp.branch ^end
^end:
  // expected-error@+1 {{reference to an undefined block}}
  pdl_interp.branch ^end2
}

// -----

pdl_interp.func @f(%a: !pdl.attribute, %t : !pdl.range<type>) {
  // expected-error@+1 {{expected ':'}}
  pdl_interp.is_not_null %a -> ^end, ^end
^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%t: !pdl.type) {
  // expected-error@+1 {{expected SSA operand}}
  %op = pdl_interp.create_operation "foo.op" -> (%t, 5 : !pdl.type)
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%ops: !pdl.range<operation>) {
  // expected-error@+1 {{expected SSA operand}}
  pdl_interp.foreach 5 : !pdl.operation in %ops {
    pdl_interp.continue
  } -> ^end
^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%ops: !pdl.range<operation>) {
  // expected-error@+1 {{expected operation name in quotes}}
  pdl_interp.foreach %op : !pdl.operation in %ops {
    ?
  } -> ^end
^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%ops: !pdl.range<operation>) {
  // expected-error@+1 {{'pdl_interp.foreach' op requires exactly one argument}}
  "pdl_interp.foreach"(%ops)[^end] ({
  }) : (!pdl.range<operation>) -> ()
^end:
  pdl_interp.finalize
}
