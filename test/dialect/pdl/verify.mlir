// RUN: mlir-opt %s --split-input-file --verify-diagnostics
// RUN: not mlir-opt %s --split-input-file 2>/dev/null | FileCheck %s --check-prefix=REFUSED

// Results that a rewrite can make or not, parts of a pattern that are connected or not, and the text of lists, attributes and types.

// What has an error is not printed.
// REFUSED-COUNT-19: module {
// REFUSED-NOT: module {

arith.constant true
pdl.pattern : benefit(1) {
  %v = operand
  %op = operation "a.b"(%v : !pdl.value)
  rewrite %op {
    %a = operation "arith.cmpi"(%v, %v : !pdl.value, !pdl.value)
    %b = operation "arith.select"(%v, %v, %v : !pdl.value, !pdl.value, !pdl.value)
    %c = operation "arith.addi"(%v, %v : !pdl.value, !pdl.value)
    %d = operation "arith.negf"(%v : !pdl.value)
  }
}

// -----

tensor.empty() : tensor<i32>
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  rewrite %op {
    %b = operation "tensor.dim"
  }
}

// -----

vector.print str "x"
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  rewrite %op {
    %b = operation "vector.extract"
  }
}

// -----

vector.print str "x"
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  rewrite %op {
    %b = operation "vector.insert"
  }
}

// -----

vector.print str "x"
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  rewrite %op {
    %b = operation "vector.unknown"
  }
}

// -----

scf.execute_region { scf.yield }
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  rewrite %op {
    %b = operation "scf.if"
    %c = operation "scf.for"
  }
}

// -----

arith.constant true
pdl.pattern : benefit(1) {
  %t = type
  %op = operation "a.b" -> (%t : !pdl.type)
  rewrite %op {
    %a = operation "arith.extui"
    replace %op with %a
    %b = operation "arith.extui" -> (%t : !pdl.type)
  }
}

// -----

arith.constant true
pdl.pattern : benefit(1) {
  %t = type
  %op = operation "a.b" -> (%t : !pdl.type)
  rewrite %op {
    %x = operation "a.x" -> (%t : !pdl.type)
    %a = operation "arith.extui"
    replace %x with %a
    erase %op
  }
}

// -----

arith.constant true
pdl.pattern : benefit(1) {
  %t = type
  %op = operation "a.b" -> (%t : !pdl.type)
  rewrite %op {
    %u = apply_native_rewrite "g" : !pdl.type
    %w = type : i32
    %a = operation "arith.extui" -> (%u : !pdl.type)
    %b = operation "arith.extui" -> (%w : !pdl.type)
    %c = operation "arith.extui" -> (%t : !pdl.type)
  }
}

// -----

arith.constant true
pdl.pattern : benefit(1) {
  %t = type
  %v = operand : %t
  %ts = types
  %vs = operands : %ts
  %op = operation "a.b"(%v, %vs : !pdl.value, !pdl.range<value>)
  rewrite %op {
    %c = operation "arith.extui" -> (%t : !pdl.type)
    %d = operation "arith.extui" -> (%ts : !pdl.range<type>)
  }
}

// -----

pdl.pattern : benefit(1) {
  %v = operand
  %r = operation "a.b"(%v : !pdl.value)
  rewrite %r {
    apply_native_rewrite "c"(%v : !pdl.value)
    apply_native_rewrite "c"(%v : !pdl.value)
    %x = range %v : !pdl.value
    %y = apply_native_rewrite "d" : !pdl.range<value>
    %z = range %x, %v, %y : !pdl.range<value>, !pdl.value, !pdl.range<value>
    %w = range : !pdl.range<value>
  }
}

// -----

pdl.pattern : benefit(1) {
  %v = operand
  %a = operation "a.a"(%v : !pdl.value)
  %r = result 0 of %a
  %b = operation "a.b"(%r : !pdl.value)
  %g = results of %b
  %c = operation "a.c"(%g : !pdl.range<value>)
  rewrite with "f"(%v, %c, %b : !pdl.value, !pdl.operation, !pdl.operation)
}

// -----

pdl.pattern : benefit(1) {
  %a = operation "a.a"
  %r = result 0 of %a
  %s = result 1 of %a
  %t = results of %a
  rewrite %a with "f"(%s, %t : !pdl.value, !pdl.range<value>)
}

// -----

pdl.pattern : benefit(1) {
  %a = operation "a.a"
  %r = result 0 of %a
  rewrite %a with "f"
}

// -----

pdl.pattern : benefit(1) {
  %a = operation "a.a"
  %r = result -1 of %a
  rewrite %a with "f"(%r : !pdl.value)
}

// -----

pdl.pattern : benefit(1) {
  %a = operation "a.a"
  %r = results -1 of %a -> !pdl.value
  rewrite %a with "f"(%r : !pdl.value)
}

// -----

func.func private @f(!pdl.value<i32>)

// -----

pdl.pattern : benefit(1) {
  %k = attribute
  %a = operation "a.a" {"a" : i32 = %k, "b" : none = %k}
  rewrite %a with "f"
}

// -----

arith.constant true
pdl.pattern : benefit(1) {
  %t = type
  %x = operation "a.x" -> (%t : !pdl.type)
  %r = result 0 of %x
  %op = operation "a.b"(%r : !pdl.value) -> (%t : !pdl.type)
  rewrite %op {
    %a = operation "arith.extui"
    %s = result 0 of %a
    replace %op with (%s : !pdl.value)
    replace %x with %a
  }
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "a.a"
  // returns
  // expected-error@+1 {{'pdl.apply_native_constraint' op returning an operation from a constraint is not supported}}
  %x:2 = apply_native_constraint "c"(%op : !pdl.operation) : !pdl.value, !pdl.operation
  rewrite %op with "f"
}

// -----

func.func private @f()
memref.global @x : memref<i32>
vector.print str "x"
tensor.empty() : tensor<i32>
pdl.pattern : benefit(1) {
  %v = operand
  %op = operation "a.b"(%v : !pdl.value)
  rewrite %op {
    %a = operation "func.call"(%v : !pdl.value)
    %b = operation "func.return"(%v : !pdl.value)
    %c = operation "memref.store"(%v : !pdl.value)
    // expected-error@+2 {{'pdl.operation' op must have inferable or constrained result types when nested within `pdl.rewrite`}}
    // expected-note@+1 {{operation is created in a non-inferrable context, but 'vector.splat' does not implement InferTypeOpInterface}}
    %d = operation "vector.splat"(%v : !pdl.value)
  }
}

// -----

tensor.empty() : tensor<i32>
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  rewrite %op {
    // expected-error@+2 {{'pdl.operation' op must have inferable or constrained result types when nested within `pdl.rewrite`}}
    // expected-note@+1 {{operation is created in a non-inferrable context, but 'tensor.empty' does not implement InferTypeOpInterface}}
    %b = operation "tensor.empty"
  }
}

// -----

vector.print str "x"
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  rewrite %op {
    // expected-error@+2 {{'pdl.operation' op must have inferable or constrained result types when nested within `pdl.rewrite`}}
    // expected-note@+1 {{operation is created in a non-inferrable context, but 'vector.broadcast' does not implement InferTypeOpInterface}}
    %b = operation "vector.broadcast"
  }
}

// -----

complex.constant [1.0 : f32, 1.0 : f32] : complex<f32>
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  rewrite %op {
    %b = operation "complex.re"
    // expected-error@+2 {{'pdl.operation' op must have inferable or constrained result types when nested within `pdl.rewrite`}}
    // expected-note@+1 {{operation is created in a non-inferrable context, but 'complex.create' does not implement InferTypeOpInterface}}
    %c = operation "complex.create"
  }
}

// -----

arith.constant true
pdl.pattern : benefit(1) {
  %t = type
  %op = operation "a.b" -> (%t : !pdl.type)
  rewrite %op {
    // expected-error@+2 {{'pdl.operation' op must have inferable or constrained result types when nested within `pdl.rewrite`}}
    // expected-note@+1 {{operation is created in a non-inferrable context, but 'arith.extui' does not implement InferTypeOpInterface}}
    %a = operation "arith.extui"
    replace %a with %op
  }
}

// -----

arith.constant true
pdl.pattern : benefit(1) {
  %t = type
  %op = operation "a.b" -> (%t : !pdl.type)
  rewrite %op {
    // expected-error@+2 {{'pdl.operation' op must have inferable or constrained result types when nested within `pdl.rewrite`}}
    // expected-note@+1 {{operation is created in a non-inferrable context, but 'arith.extui' does not implement InferTypeOpInterface}}
    %a = operation "arith.extui"
    %x = operation "a.x" -> (%t : !pdl.type)
    replace %x with %a
    erase %op
  }
}

// -----

arith.constant true
pdl.pattern : benefit(1) {
  %t = type
  %op = operation "a.b"
  apply_native_constraint "c"(%op, %t : !pdl.operation, !pdl.type)
  rewrite %op {
    // expected-error@+2 {{'pdl.operation' op must have inferable or constrained result types when nested within `pdl.rewrite`}}
    // expected-note@+1 {{result type #0 was not constrained}}
    %c = operation "arith.extui" -> (%t : !pdl.type)
  }
}

// -----

arith.constant true
pdl.pattern : benefit(1) {
  %t = type
  %k = attribute : %t
  %op = operation "a.b" {"k" = %k}
  rewrite %op {
    // expected-error@+2 {{'pdl.operation' op must have inferable or constrained result types when nested within `pdl.rewrite`}}
    // expected-note@+1 {{result type #0 was not constrained}}
    %c = operation "arith.extui" -> (%t : !pdl.type)
  }
}

// -----

arith.constant true
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  %t = apply_native_constraint "c"(%op : !pdl.operation) : !pdl.type
  rewrite %op {
    // expected-error@+2 {{'pdl.operation' op must have inferable or constrained result types when nested within `pdl.rewrite`}}
    // expected-note@+1 {{result type #0 was not constrained}}
    %c = operation "arith.extui" -> (%t : !pdl.type)
  }
}

// -----

arith.constant true
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  rewrite %op {
    %t = type
    %b = operation "arith.addi" -> (%t : !pdl.type)
    // expected-error@+2 {{'pdl.operation' op must have inferable or constrained result types when nested within `pdl.rewrite`}}
    // expected-note@+1 {{result type #0 was not constrained}}
    %c = operation "arith.extui" -> (%t : !pdl.type)
  }
}

// -----

arith.constant true
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  rewrite %op {
    %t = types : [i32]
    %r = range %t : !pdl.range<type>
    // expected-error@+2 {{'pdl.operation' op must have inferable or constrained result types when nested within `pdl.rewrite`}}
    // expected-note@+1 {{result type #0 was not constrained}}
    %c = operation "arith.extui" -> (%r : !pdl.range<type>)
  }
}

// -----

pdl.pattern : benefit(1) {
  %v = operand
  %a = operation "a.a"(%v : !pdl.value)
  %w = operand
  // expected-error@+1 {{'pdl.operation' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %b = operation "a.b"(%w : !pdl.value)
  rewrite {
    erase %a
    apply_native_rewrite "c"(%w : !pdl.value)
  }
}

// -----

pdl.pattern : benefit(1) {
  %v = operands
  %a = operation "a.a"(%v : !pdl.range<value>)
  %w = operands
  // expected-error@+1 {{'pdl.operation' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %b = operation "a.b"(%w : !pdl.range<value>)
  rewrite {
    erase %a
    apply_native_rewrite "c"(%w : !pdl.range<value>)
  }
}

// -----

// expected-error@+1 {{'pdl.pattern' op the operations must form a connected component}}
pdl.pattern : benefit(1) {
  %a = operation "a.a"
  %b = operation "a.b"
  // expected-note@+1 {{see a disconnected value / operation here}}
  %r = result 0 of %b
  rewrite {
    erase %a
    apply_native_rewrite "c"(%r : !pdl.value)
  }
}

// -----

// expected-error@+1 {{'pdl.pattern' op the operations must form a connected component}}
pdl.pattern : benefit(1) {
  %a = operation "a.a"
  %b = operation "a.b"
  // expected-note@+1 {{see a disconnected value / operation here}}
  %r = results of %b
  rewrite {
    erase %a
    apply_native_rewrite "c"(%r : !pdl.range<value>)
  }
}

// -----

// expected-error@+1 {{'pdl.pattern' op the operations must form a connected component}}
pdl.pattern : benefit(1) {
  %t = type
  %a = operation "a.a" -> (%t : !pdl.type)
  // expected-note@+1 {{see a disconnected value / operation here}}
  %b = operation "a.b" -> (%t : !pdl.type)
  rewrite {
    erase %a
    erase %b
  }
}

// -----

// expected-error@+1 {{'pdl.pattern' op the operations must form a connected component}}
pdl.pattern : benefit(1) {
  %k = attribute
  %a = operation "a.a" {"k" = %k}
  // expected-note@+1 {{see a disconnected value / operation here}}
  %b = operation "a.b" {"k" = %k}
  rewrite {
    erase %a
    erase %b
  }
}

// -----

// expected-error@+1 {{'pdl.pattern' op the operations must form a connected component}}
pdl.pattern : benefit(1) {
  %a = operation "a.a"
  // expected-note@+1 {{see a disconnected value / operation here}}
  %b = operation "a.b"
  apply_native_constraint "c"(%a, %b : !pdl.operation, !pdl.operation)
  rewrite {
    erase %a
    erase %b
  }
}

// -----

pdl.pattern : benefit(1) {
  // expected-error@+1 {{'pdl.operation' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %a = operation "a.a"
  %r = results of %a
  rewrite with "f"
}

// -----

// expected-error@+1 {{'pdl.pattern' op expected only `pdl` operations within the pattern body}}
pdl.pattern : benefit(1) {
  %a = operation "a.a"
  rewrite %a {
    %b = operation "a.b"
    // expected-note@+1 {{see non-`pdl` operation defined here}}
    func.call @f() : () -> ()
  }
}

// -----

pdl.pattern : benefit(1) {
  %a = operation "a.a"
  rewrite %a {
    %b = operation "a.b"
    // expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
    "x.y"() : () -> ()
  }
}

// -----

// expected-error@+1 {{'pdl.pattern' op expects a non-empty block}}
pdl.pattern : benefit(1) {
}

// -----

pdl.pattern : benefit(1) {
  // expected-error@+1 {{'pdl.operation' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %a = operation "a.a"
}

// -----

// expected-error@+1 {{'pdl.pattern' op attribute 'benefit' failed to satisfy constraint: 16-bit signless integer attribute whose value is non-negative}}
pdl.pattern : benefit(-1) {
  %a = operation "a.a"
  rewrite %a with "f"
}

// -----

// expected-error@+1 {{integer constant out of range for attribute}}
pdl.pattern : benefit(70000) {
  %a = operation "a.a"
  rewrite %a with "f"
}

// -----

// expected-error@+1 {{'pdl.pattern' op attribute 'benefit' failed to satisfy constraint: 16-bit signless integer attribute whose value is non-negative}}
"pdl.pattern"() <{benefit = 1 : i32}> ({
  %a = "pdl.operation"() <{attributeValueNames = [], opName = "a.a", operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
  "pdl.rewrite"(%a) <{operandSegmentSizes = array<i32: 1, 0>, name = "f"}> ({}) : (!pdl.operation) -> ()
}) : () -> ()

// -----

// expected-error@+1 {{invalid properties {benefit = "x"} for op pdl.pattern: Invalid attribute `benefit` in property conversion: "x"}}
"pdl.pattern"() <{benefit = "x"}> ({
  %a = "pdl.operation"() <{attributeValueNames = [], opName = "a.a", operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
  "pdl.rewrite"(%a) <{operandSegmentSizes = array<i32: 1, 0>, name = "f"}> ({}) : (!pdl.operation) -> ()
}) : () -> ()

// -----

pdl.pattern : benefit(1) {
  %a = operation "a.a"
  // expected-error@+1 {{expected '->'}}
  %r = results 1 of %a
  rewrite %a with "f"(%r : !pdl.value)
}

// -----

pdl.pattern : benefit(1) {
  %a = operation "a.a"
  // expected-error@+1 {{expected non-function type}}
  %r = results 1 of %a -> 
  rewrite %a with "f"(%r : !pdl.value)
}

// -----

pdl.pattern : benefit(1) {
  %a = operation "a.a"
  // expected-error@+1 {{'pdl.results' op result #0 must be single element or range of PDL handle for an `mlir::Value`, but got '!pdl.type'}}
  %r = results 1 of %a -> !pdl.type
  rewrite %a with "f"(%r : !pdl.type)
}

// -----

pdl.pattern : benefit(1) {
  %a = operation "a.a"
  // expected-error@+1 {{expected operation name in quotes}}
  %r = results of %a -> !pdl.range<value>
  rewrite %a with "f"(%r : !pdl.range<value>)
}

// -----

pdl.pattern : benefit(1) {
  // expected-error@+1 {{expected attribute value}}
  %a = operation "a.a" {k = %k}
}

// -----

pdl.pattern : benefit(1) {
  // expected-error@+1 {{custom op 'pdl.operation' invalid kind of attribute specified}}
  %a = operation "a.a" {1 = %k}
}

// -----

pdl.pattern : benefit(1) {
  // expected-error@+1 {{expected '='}}
  %a = operation "a.a" {"a" %k}
}

// -----

pdl.pattern : benefit(1) {
  // expected-error@+1 {{expected SSA operand}}
  %a = operation "a.a" {"a" = 5}
}

// -----

pdl.pattern : benefit(1) {
  %k = attribute
  // expected-error@+1 {{expected '}'}}
  %a = operation "a.a" {"a" = %k
  rewrite %a with "f"
}

// -----

pdl.pattern : benefit(1) {
  %k = attribute
  // expected-error@+1 {{expected attribute value}}
  %a = operation "a.a" {}
  rewrite %a with "f"
}

// -----

pdl.pattern : benefit(1) {
  %k = attribute
  // expected-error@+1 {{custom op 'attributes' is unknown (tried 'pdl.attributes' as well)}}
  %a = operation "a.a" {"k" = %k} attributes {"x" = 1}
  rewrite %a with "f"
}

// -----

pdl.pattern : benefit(1) {
  %a = operation "a.a"
  rewrite %a {
    // expected-error@+1 {{expected ':'}}
    %r = range
  }
}

// -----

pdl.pattern : benefit(1) {
  %a = operation "a.a"
  rewrite %a {
    // expected-error@+1 {{'pdl.range' op result #0 must be range of PDL handle to an `mlir::Type` or PDL handle for an `mlir::Value` values, but got 'i32'}}
    %r = range : i32
  }
}

// -----

pdl.pattern : benefit(1) {
  %a = operation "a.a"
  rewrite %a {
    // expected-error@+1 {{'pdl.range' op result #0 must be range of PDL handle to an `mlir::Type` or PDL handle for an `mlir::Value` values, but got '!pdl.range<operation>'}}
    %r = range : !pdl.range<operation>
  }
}

// -----

pdl.pattern : benefit(1) {
  %a = operation "a.a"
  rewrite %a {
    // expected-error@+1 {{'pdl.range' op result #0 must be range of PDL handle to an `mlir::Type` or PDL handle for an `mlir::Value` values, but got '!pdl.range<operation>'}}
    %r = range %a : !pdl.operation
  }
}

// -----

// expected-error@+1 {{expected '<'}}
func.func private @f(!pdl.range)

// -----

// expected-error@+1 {{expected valid keyword}}
func.func private @f(!pdl.range<5>)

// -----

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
func.func private @f(!pdl.range<value)

// -----

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
func.func private @f(!pdl.range<range<value>)

// -----

// expected-error@+1 {{invalid 'pdl' type: `other'}}
func.func private @f(!pdl.range<range<other>>)

// -----

// expected-error@+1 {{expected valid keyword}}
func.func private @f(!pdl.range<!pdl.value>)

// -----

// expected-error@+1 {{unknown  type `other` in dialect `pdl`}}
func.func private @f(!pdl.other)

// -----

pdl.pattern : benefit(1) {
  // expected-error@+1 {{custom op 'pdl.operation' invalid kind of attribute specified}}
  %a = operation "a.a" {1.0 = %k}
}

// -----

arith.constant true
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  rewrite %op {
    // expected-error@+2 {{'pdl.operation' op must have inferable or constrained result types when nested within `pdl.rewrite`}}
    // expected-note@+1 {{operation is created in a non-inferrable context, but 'arith.extui' does not implement InferTypeOpInterface}}
    %a = operation "arith.extui"
    apply_native_rewrite "f"(%op, %a : !pdl.operation, !pdl.operation)
  }
}

// -----

func.func @f(%i: i32) {
  "pdl.pattern"() <{benefit = 1 : i16}> ({
    // expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
    %0 = "a.b"() : () -> i32
    "pdl.apply_native_constraint"(%0) <{isNegated = false, name = "c"}> : (i32) -> ()
  }) : () -> ()
  return
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "a.b"
  // expected-error@+1 {{'pdl.apply_native_constraint' op result #0 must be variadic of pdl type, but got 'i32'}}
  %x = apply_native_constraint "c"(%op : !pdl.operation) : i32
  rewrite %op with "f"
}
