// RUN: mlir-opt --mlir-version=22 %s -split-input-file -verify-diagnostics
// RUN: not mlir-opt --mlir-version=22 %s -split-input-file 2>/dev/null | count 56

llvm.func @f()
llvm.func @call(%a: i32) {
  // expected-error@+1 {{'llvm.call' op incorrect number of operands (1) for callee (expecting: 0)}}
  llvm.call @f(%a) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(i32)
llvm.func @call(%a: i64) {
  // expected-error@+1 {{'llvm.call' op operand type mismatch for operand 0: 'i64' != 'i32'}}
  llvm.call @f(%a) : (i64) -> ()
  llvm.return
}

// -----

llvm.func @f(i32) -> i32
llvm.func @call(%a: i32) {
  // expected-error@+1 {{'llvm.call' op expected function call to produce a value}}
  llvm.call @f(%a) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(i32)
llvm.func @call(%a: i32) {
  // expected-error@+1 {{'llvm.call' op calling function with void result must not produce values}}
  %0 = llvm.call @f(%a) : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(i32) -> i64
llvm.func @call(%a: i32) {
  // expected-error@+1 {{'llvm.call' op result type mismatch: 'i32' != 'i64'}}
  %0 = llvm.call @f(%a) : (i32) -> i32
  llvm.return
}

// -----

llvm.func @call(%a: i32) {
  // expected-error@+1 {{'llvm.call' op 'f' does not reference a symbol in the current scope}}
  %0 = llvm.call @f(%a) : (i32) -> i32
  llvm.return
}

// -----

llvm.mlir.global @f() : i32
llvm.func @call(%a: i32) {
  // expected-error@+1 {{'llvm.call' op 'f' does not reference a valid LLVM function or IFunc}}
  %0 = llvm.call @f(%a) : (i32) -> i32
  llvm.return
}

// -----

func.func private @f(i32) -> i32
llvm.func @call(%a: i32) {
  // expected-error@+1 {{'llvm.call' op 'f' does not reference a valid LLVM function or IFunc}}
  %0 = llvm.call @f(%a) : (i32) -> i32
  llvm.return
}

// -----

llvm.func @call(%a: i32) {
  // expected-error@+1 {{'llvm.call' op indirect call expects a pointer as callee: 'i32'}}
  llvm.call %a() : i32, () -> ()
  llvm.return
}

// -----

llvm.func @f(i32, ...)
llvm.func @call(%a: i32) {
  // expected-error@+1 {{'llvm.call' op missing var_callee_type attribute for vararg call}}
  llvm.call @f(%a) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(i32, ...)
llvm.func @call(%a: i32) {
  // expected-error@+1 {{'llvm.call' op expected var_callee_type to have at most 0 parameters}}
  llvm.call @f() vararg(!llvm.func<void (i32, ...)>) : () -> ()
  llvm.return
}

// -----

llvm.func @f(i32, ...)
llvm.func @call(%a: i32) {
  // expected-error@+1 {{'llvm.call' op expected var_callee_type to be a variadic function type}}
  llvm.call @f(%a) vararg(!llvm.func<void (i32)>) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(i32, ...)
llvm.func @call(%a: i32) {
  // expected-error@+1 {{'llvm.call' op var_callee_type parameter type mismatch: 'i64' != 'i32'}}
  llvm.call @f(%a) vararg(!llvm.func<void (i64, ...)>) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(i32, ...)
llvm.func @call(%a: i32) {
  // expected-error@+1 {{'llvm.call' op expected var_callee_type to return void}}
  llvm.call @f(%a) vararg(!llvm.func<i32 (i32, ...)>) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(i32, ...)
llvm.func @call(%a: i32) {
  // expected-error@+1 {{'llvm.call' op var_callee_type return type mismatch: 'i32' != 'i64'}}
  %0 = llvm.call @f(%a) vararg(!llvm.func<i32 (i32, ...)>) : (i32) -> (i64)
  llvm.return
}

// -----

llvm.func @f(i32, ...)
llvm.func @call(%a: i32) {
  // expected-error@+1 {{'llvm.call' op attribute 'var_callee_type' failed to satisfy constraint: type attribute of LLVM function type}}
  %0 = llvm.call @f(%a) vararg(i32) : (i32) -> (i64)
  llvm.return
}

// -----

llvm.func @f(i32, ...)
llvm.func @call(%a: i32) {
  // expected-error@+1 {{custom op 'llvm.call' invalid kind of attribute specified}}
  %0 = llvm.call @f(%a) vararg(1) : (i32) -> (i64)
  llvm.return
}

// -----

llvm.func @f(i32)
llvm.func @call(%a: i32) {
  // expected-error@+1 {{custom op 'llvm.call' number of operands and types do not match: got 1 operands and 2 types}}
  llvm.call @f(%a) : (i32, i32) -> ()
  llvm.return
}

// -----

llvm.func @f(i32)
llvm.func @call(%a: i32) {
  // expected-error@+2 {{expected '('}}
  // expected-error@+1 {{custom op 'llvm.call' expected direct call to have 1 trailing types}}
  llvm.call @f(%a) : i32
  llvm.return
}

// -----

llvm.func @call(%a: !llvm.ptr) {
  // expected-error@+1 {{custom op 'llvm.call' expected indirect call to have 2 trailing types}}
  llvm.call %a() : () -> ()
  llvm.return
}

// -----

llvm.func @call(%a: !llvm.ptr) {
  // expected-error@+2 {{expected '('}}
  // expected-error@+1 {{custom op 'llvm.call' expected trailing function type}}
  llvm.call %a() : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @call(%a: !llvm.ptr) {
  // expected-error@+1 {{custom op 'llvm.call' expected function with 0 or 1 result}}
  %0:2 = llvm.call %a() : !llvm.ptr, () -> (i32, i32)
  llvm.return
}

// -----

llvm.func @call(%a: !llvm.ptr) {
  // expected-error@+1 {{custom op 'llvm.call' expected a non-void result type}}
  llvm.call %a() : !llvm.ptr, () -> (!llvm.void)
  llvm.return
}

// -----

llvm.func @call(%a: !llvm.ptr) {
  // expected-error@+1 {{custom op 'llvm.call' invalid kind of attribute specified}}
  llvm.call 1() : () -> (!llvm.void)
  llvm.return
}

// -----

llvm.func @call(%a: !llvm.ptr) {
  // expected-error@+1 {{'llvm.call' op must have either a `callee` attribute or at least an operand}}
  llvm.call @a::@b() : () -> ()
  llvm.return
}

// -----

llvm.func @pad() -> i32 attributes {personality = @p} {
  // expected-error@+1 {{landingpad instruction expects at least one clause or cleanup attribute}}
  %0 = llvm.landingpad : i32
  llvm.return %0 : i32
}

// -----

llvm.func @pad() -> i32 {
  // expected-error@+1 {{llvm.landingpad needs to be in a function with a personality}}
  %0 = llvm.landingpad cleanup : i32
  llvm.return %0 : i32
}

// -----

llvm.func @pad(%a: !llvm.ptr) -> i32 attributes {personality = @p} {
  // expected-error@+1 {{clause #0 is not a known constant - null, addressof, bitcast}}
  %0 = llvm.landingpad (catch %a : !llvm.ptr) : i32
  llvm.return %0 : i32
}

// -----

llvm.func @pad(%a: !llvm.ptr) -> i32 attributes {personality = @p} {
  // expected-note@+1 {{global addresses expected as operand to bitcast used in clauses for landingpad}}
  %b = llvm.bitcast %a : !llvm.ptr to !llvm.ptr 
  // expected-error@+1 {{constant clauses expected}}
  %0 = llvm.landingpad (catch %b : !llvm.ptr) : i32
  llvm.return %0 : i32
}

// -----

// expected-error@+1 {{'llvm.landingpad' should have a consistent result type inside a function}}
llvm.func @pad(%a: !llvm.ptr) -> i32 attributes {personality = @p} {
  %0 = llvm.landingpad cleanup : i32
  %1 = llvm.landingpad cleanup : i64
  llvm.return %0 : i32
}

// -----

// expected-error@+1 {{'llvm.resume' should have a consistent input type inside a function}}
llvm.func @pad(%a: i64) attributes {personality = @p} {
  %0 = llvm.landingpad cleanup : i32 llvm.resume %a : i64
}

// -----

llvm.func @g()
llvm.func @inv() attributes {personality = @p} {
  // expected-error@+1 {{first operation in unwind destination should be a llvm.landingpad operation}}
  llvm.invoke @g() to ^a unwind ^b : () -> ()
^a:
  llvm.return
^b:
  llvm.return
}

// -----

llvm.func @inv() attributes {personality = @p} {
  // expected-error@+1 {{'llvm.invoke' op expected var_callee_type to be a variadic function type}}
  llvm.invoke @g() to ^a unwind ^b vararg(!llvm.func<void ()>) : () -> ()
^a:
  llvm.return
^b:
  %0 = llvm.landingpad cleanup : i32
  llvm.return
}

// -----

llvm.func @ci(%a: i32) {
  // expected-error@+1 {{'llvm.call_intrinsic' op intrinsic name must start with 'llvm.'}}
  llvm.call_intrinsic "foo"(%a) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @ci(%a: i32) {
  // expected-error@+2 {{expected '('}}
  // expected-error@+1 {{custom op 'llvm.call_intrinsic' expected direct call to have 1 trailing types}}
  llvm.call_intrinsic "foo"(%a) : i32
  llvm.return
}

// -----

llvm.func @ci(%a: i32) {
  // expected-error@+1 {{custom op 'llvm.call_intrinsic' invalid kind of attribute specified}}
  llvm.call_intrinsic @foo(%a) : (i32) -> ()
  llvm.return
}

// -----

// expected-error@+1 {{'llvm.func' op functions cannot have 'common' linkage}}
llvm.func common @c()

// -----

// expected-error@+1 {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}
llvm.func internal @c()

// -----

// expected-error@+1 {{no_inline and always_inline attributes are incompatible}}
llvm.func @c() attributes {no_inline, always_inline} { llvm.return }

// -----

// expected-error@+1 {{'llvm.func' op with optimize_none must also be no_inline}}
llvm.func @c() attributes {optimize_none} { llvm.return }

// -----

// expected-error@+1 {{expected comdat symbol}}
llvm.func @c() comdat(@x) { llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.func' invalid kind of attribute specified}}
llvm.func @c() comdat(1) { llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.func' failed to construct function type: expected zero or one function result}}
llvm.func @c(...) -> (i32, i32)

// -----

// expected-error@+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @c(memref<2xi32>)

// -----

// expected-error@+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function results'memref<2xi32>'}}
llvm.func @c() -> memref<2xi32>

// -----

// expected-error@+1 {{custom op 'llvm.func' variadic arguments must be in the end of the argument list}}
llvm.func @c(..., i32)

// -----

// expected-error@+1 {{custom op 'llvm.func' expected SSA identifier}}
llvm.func @c(%a: i32, i32)

// -----

// expected-error@+1 {{custom op 'llvm.func' expected valid '@'-identifier for symbol name}}
llvm.func cc_12 @c()

// -----

// expected-error@+1 {{'llvm.func' op attribute 'function_type' failed to satisfy constraint: type attribute of LLVM function type}}
"llvm.func"() ({}) {sym_name = "f", function_type = i32} : () -> ()

// -----

// expected-error@+1 {{'llvm.func' op attribute 'function_type' failed to satisfy constraint: type attribute of LLVM function type}}
"llvm.func"() ({}) {sym_name = "f", function_type = () -> ()} : () -> ()

// -----

// expected-error@+1 {{'llvm.func' op requires attribute 'function_type'}}
"llvm.func"() ({}) {sym_name = "f"} : () -> ()

// -----

// expected-error@+1 {{'llvm.func' op requires attribute 'sym_name'}}
"llvm.func"() ({}) {function_type = !llvm.func<void ()>} : () -> ()

// -----

// expected-error@+1 {{'llvm.func' op entry block must have 0 arguments to match function signature}}
"llvm.func"() ({ ^a(%a: i32): llvm.return }) {sym_name = "f", function_type = !llvm.func<void ()>} : () -> ()

// -----

// expected-error@+1 {{'llvm.func' op type of entry block argument #0('memref<2xi32>') must match the type of the corresponding argument in function signature('i32')}}
"llvm.func"() ({ ^a(%a: memref<2xi32>): llvm.return }) {sym_name = "f", function_type = !llvm.func<void (i32)>} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
llvm.func @c() vscale_range(1)

// -----

// expected-error@+1 {{'llvm.func' op attribute 'function_entry_count' failed to satisfy constraint: 64-bit signless integer attribute}}
llvm.func @c() attributes {function_entry_count = 1 : i32}

// -----

// expected-error@+1 {{'llvm.func' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute}}
llvm.func @c() attributes {alignment = 1 : i32}
