// RUN: mlir-opt %s -split-input-file -verify-diagnostics
// RUN: not mlir-opt %s -split-input-file 2>/dev/null | count 77

// expected-error@+1 {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}
llvm.mlir.global @g() : !llvm.void

// -----

// expected-error@+1 {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}
llvm.mlir.global @g() : memref<2xi32>

// -----

// expected-error@+1 {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}
llvm.mlir.global @g() : !llvm.token

// -----

func.func @g() {
  // expected-error@+1 {{'llvm.mlir.global' op symbol's parent must have the SymbolTable trait}}
  llvm.mlir.global @h() : i32
  return
}

// -----

// expected-error@+1 {{'llvm.mlir.global' op requires an i8 array type of the length equal to that of the string attribute}}
llvm.mlir.global @g("foo") : i32

// -----

// expected-error@+1 {{'llvm.mlir.global' op requires an i8 array type of the length equal to that of the string attribute}}
llvm.mlir.global @g("foo") : !llvm.array<2 x i8>

// -----

// expected-error@+1 {{'llvm.mlir.global' op requires an i8 array type of the length equal to that of the string attribute}}
llvm.mlir.global @g("foo") : !llvm.array<3 x i16>

// -----

// expected-error@+1 {{'llvm.mlir.global' op this target extension type cannot be used in a global}}
llvm.mlir.global @g() : !llvm.target<"foo">

// -----

// expected-error@+1 {{'llvm.mlir.global' op global with target extension type can only be initialized with zero-initializer}}
llvm.mlir.global @g(1) : !llvm.target<"spirv.Image">

// -----

// expected-error@+1 {{'llvm.mlir.global' op expected zero value for 'common' linkage}}
llvm.mlir.global common @g(1 : i32) : i32

// -----

// expected-error@+1 {{'llvm.mlir.global' op expected zero value for 'common' linkage}}
llvm.mlir.global common @g(dense<[0, 1]> : vector<2xi32>) : vector<2xi32>

// -----

// expected-error@+1 {{'llvm.mlir.global' op expected zero value for 'common' linkage}}
llvm.mlir.global common @g([0 : i32, 1.0 : f32]) : i32

// -----

// expected-error@+1 {{'llvm.mlir.global' op expected array type for 'appending' linkage}}
llvm.mlir.global appending @g(0 : i32) : i32

// -----

// expected-error@+1 {{expected comdat symbol}}
llvm.mlir.global @g(0 : i32) comdat(@x::@y) : i32

// -----

// expected-error@+1 {{alignment attribute is not a power of 2}}
llvm.mlir.global @g(0 : i32) {alignment = 3 : i64} : i32

// -----

// expected-error@+1 {{alignment attribute is not a power of 2}}
llvm.mlir.global @g(0 : i32) {alignment = 0 : i64} : i32

// -----

// expected-error@+1 {{'llvm.mlir.global' op initializer region cannot return void}}
llvm.mlir.global @g() : i32 { llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.global' op initializer region type 'i64' does not match global type 'i32'}}
llvm.mlir.global @g() : i32 { %0 = llvm.mlir.constant(1 : i64) : i64 llvm.return %0 : i64 }

// -----

// expected-error@+1 {{'llvm.mlir.global' op cannot have both initializer value and region}}
llvm.mlir.global @g(1 : i32) : i32 { %0 = llvm.mlir.constant(1 : i32) : i32 llvm.return %0 : i32 }

// -----

// expected-error@+1 {{ops with side effects not allowed in global initializers}}
llvm.mlir.global @g() : i32 { %c = llvm.mlir.constant(1 : i32) : i32 %p = llvm.alloca %c x i32 : (i32) -> !llvm.ptr %0 = llvm.load %p : !llvm.ptr -> i32 llvm.return %0 : i32 }

// -----

// expected-error@+1 {{custom op 'llvm.mlir.global' expected zero or one type}}
llvm.mlir.global @g() : i32, i64

// -----

// expected-error@+1 {{custom op 'llvm.mlir.global' type can only be omitted for string globals}}
llvm.mlir.global @g(1)

// -----

// expected-error@+1 {{'llvm.mlir.global' op attribute 'addr_space' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative}}
llvm.mlir.global @g("a") {addr_space = -1 : i32}

// -----

// expected-error@+1 {{'llvm.mlir.global' op attribute 'addr_space' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative}}
llvm.mlir.global @g("a") {addr_space = 1 : i64}

// -----

// expected-error@+1 {{custom op 'llvm.mlir.global' expected valid '@'-identifier for symbol name}}
llvm.mlir.global foo @g("a")

// -----

// expected-error@+1 {{expected ')'}}
llvm.mlir.global @g(1 : i32 : i32

// -----

// expected-error@+1 {{'llvm.mlir.global' op expects region #0 to have 0 or 1 blocks}}
llvm.mlir.global @g() : i32 { ^bb0: %0 = llvm.mlir.constant(1 : i32) : i32 llvm.br ^bb1 ^bb1: llvm.return %0 : i32}

// -----

// expected-error@+1 {{'llvm.mlir.global' op requires attribute 'global_type'}}
"llvm.mlir.global"() ({}) {sym_name = "a", constant} : () -> ()

// -----

// expected-error@+1 {{'llvm.mlir.global' op requires attribute 'linkage'}}
"llvm.mlir.global"() ({}) {global_type = i64, constant} : () -> ()

// -----

// expected-error@+1 {{'llvm.mlir.global' op requires attribute 'linkage'}}
"llvm.mlir.global"() ({}) {sym_name = "a", global_type = i64} : () -> ()

// -----

// expected-error@+1 {{'llvm.mlir.global' op attribute 'linkage' failed to satisfy constraint: LLVM Linkage specification}}
"llvm.mlir.global"() ({}) {sym_name = "a", global_type = i64, linkage = 1} : () -> ()

// -----

// expected-error@+1 {{'llvm.mlir.global' op requires one region}}
"llvm.mlir.global"() ({}, {}) {sym_name = "a", global_type = i64} : () -> ()

// -----

llvm.func @a() {
  // expected-error@+1 {{'llvm.mlir.addressof' op must reference a global defined by 'llvm.mlir.global' or 'llvm.func'}}
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return
}

// -----

llvm.mlir.global @g() {addr_space = 3 : i32} : i32
llvm.func @a() {
  // expected-error@+1 {{'llvm.mlir.addressof' op pointer address space must match address space of the referenced global}}
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return
}

// -----

llvm.func @a() {
  // expected-error@+1 {{'llvm.mlir.addressof' op result #0 must be LLVM pointer type, but got 'i32'}}
  %0 = llvm.mlir.addressof @a : i32
  llvm.return
}

// -----

func.func @a() {
  // expected-error@+1 {{'llvm.mlir.addressof' op must reference a global defined by 'llvm.mlir.global' or 'llvm.func'}}
  %0 = llvm.mlir.addressof @a : !llvm.ptr
  return
}

// -----

// expected-error@+1 {{mismatch between the number of ctors and the number of priorities}}
llvm.mlir.global_ctors {ctors = [@f], priorities = [0 : i32, 1 : i32]}

// -----

// expected-error@+1 {{'llvm.mlir.global_ctors' op 'f' does not reference a valid LLVM function}}
llvm.mlir.global_ctors {ctors = [@f], priorities = [0 : i32]}

// -----

llvm.func @f()
// expected-error@+1 {{'llvm.mlir.global_dtors' op 'f' does not have a definition}}
llvm.mlir.global_dtors {dtors = [@f], priorities = [0 : i32]}

// -----

llvm.func @f()
// expected-error@+1 {{mismatch between the number of dtors and the number of priorities}}
llvm.mlir.global_dtors {dtors = [@f, @f], priorities = [0 : i32]}

// -----

// expected-error@+1 {{custom op 'llvm.mlir.global_dtors' 'llvm.mlir.global_dtors' op attribute 'dtors' failed to satisfy constraint: flat symbol ref array attribute}}
llvm.mlir.global_dtors {dtors = [1], priorities = [0 : i32]}

// -----

// expected-error@+1 {{custom op 'llvm.mlir.global_dtors' 'llvm.mlir.global_dtors' op attribute 'priorities' failed to satisfy constraint: 32-bit integer array attribute}}
llvm.mlir.global_dtors {dtors = [@f], priorities = [0 : i64]}

// -----

// expected-error@+1 {{'llvm.mlir.global' op must appear at the module level}}
llvm.comdat @c { llvm.mlir.global @g() : i32 }

// -----

// expected-error@+1 {{only comdat selector symbols can appear in a comdat region}}
llvm.comdat @c { llvm.func @g() }

// -----

// expected-error@+1 {{custom op 'llvm.comdat_selector' expected string or keyword containing one of the following enum values for attribute 'comdat' [any, exactmatch, largest, nodeduplicate, samesize]}}
llvm.comdat @c { llvm.comdat_selector @x foo }

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.linker_options' op must appear at the module level}}
  llvm.linker_options ["a"]
  llvm.return
}

// -----

// expected-error@+1 {{'llvm.linker_options' op attribute 'options' failed to satisfy constraint: string array attribute}}
llvm.linker_options [1]

// -----

llvm.func @k() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected array type of 3 i8 elements for the string constant}}
  %0 = llvm.mlir.constant("foo") : !llvm.array<2 x i8>
  llvm.return
}

// -----

llvm.func @k() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected array type of 3 i8 elements for the string constant}}
  %0 = llvm.mlir.constant("foo") : i8
  llvm.return
}

// -----

llvm.func @k() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected integer type}}
  %0 = llvm.mlir.constant(1 : i32) : f32
  llvm.return
}

// -----

llvm.func @k() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected integer type}}
  %0 = llvm.mlir.constant(1 : i32) : !llvm.ptr
  llvm.return
}

// -----

llvm.func @k() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected integer type of width 32}}
  %0 = llvm.mlir.constant(1.0 : f32) : i64
  llvm.return
}

// -----

llvm.func @k() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected float type of width 32}}
  %0 = llvm.mlir.constant(1.0 : f32) : f64
  llvm.return
}

// -----

llvm.func @k() {
  // expected-error@+1 {{expected struct type with two elements of the same type, the type of a complex constant}}
  %0 = llvm.mlir.constant([1.0 : f32]) : !llvm.struct<(f32)>
  llvm.return
}

// -----

llvm.func @k() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected array attribute with two elements of the same type}}
  %0 = llvm.mlir.constant([1.0 : f32, 1.0 : f64]) : !llvm.struct<(f32, f32)>
  llvm.return
}

// -----

llvm.func @k() {
  // expected-error@+1 {{expected struct type with two elements of the same type, the type of a complex constant}}
  %0 = llvm.mlir.constant([1.0 : f32, 1.0 : f32]) : !llvm.struct<(f32, f64)>
  llvm.return
}

// -----

llvm.func @k() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected array attribute with two elements, representing a complex constant}}
  %0 = llvm.mlir.constant(1.0 : f64) : !llvm.struct<(f32, f32)>
  llvm.return
}

// -----

llvm.func @k() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected array attribute with two elements of the same type}}
  %0 = llvm.mlir.constant([@a, @b]) : !llvm.struct<(ptr, ptr)>
  llvm.return
}

// -----

llvm.func @k() {
  // expected-error@+1 {{expected struct element types to be floating point type or integer type}}
  %0 = llvm.mlir.constant([1.0 : f32, 1.0 : f32]) : !llvm.struct<(ptr, ptr)>
  llvm.return
}

// -----

llvm.func @k() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected vector or array type}}
  %0 = llvm.mlir.constant(dense<1.0> : tensor<2x2xf32>) : i32
  llvm.return
}

// -----

llvm.func @k() {
  // expected-error@+1 {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes}}
  %0 = llvm.mlir.constant(unit) : i32
  llvm.return
}

// -----

llvm.func @k() {
  // expected-error@+1 {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes}}
  %0 = llvm.mlir.constant(@foo) : !llvm.ptr
  llvm.return
}

// -----

llvm.func @k() {
  // expected-error@+1 {{'llvm.mlir.constant' op does not support target extension type.}}
  %0 = llvm.mlir.constant(1 : i32) : !llvm.target<"spirv.Image">
  llvm.return
}

// -----

llvm.func @k() {
  // expected-error@+1 {{'llvm.mlir.constant' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %0 = llvm.mlir.constant(1 : index) : index
  llvm.return
}

// -----

llvm.func @k() {
  // expected-error@+1 {{'llvm.mlir.undef' op result #0 must be LLVM dialect-compatible type, but got 'memref<2xi32>'}}
  %0 = llvm.mlir.undef : memref<2xi32>
  llvm.return
}

// -----

llvm.func @k() {
  // expected-error@+1 {{'llvm.mlir.undef' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %0 = llvm.mlir.undef : index
  llvm.return
}

// -----

// expected-note@+1 {{prior use here}}
llvm.func @k(%v: vector<4xi32>, %i: i32, %f: f32) {
  // expected-error@+1 {{use of value '%f' expects different type than prior uses: 'i32' vs 'f32'}}
  %0 = llvm.insertelement %f, %v[%i : i32] : vector<4xi32>
  llvm.return
}

// -----

llvm.func @k(%v: vector<4xi32>, %i: i32, %f: f32) {
  // expected-error@+1 {{custom op 'llvm.extractelement' invalid kind of type specified}}
  %0 = llvm.extractelement %v[%f : f32] : vector<4xi32>
  llvm.return
}

// -----

llvm.func @k(%v: vector<4xi32>, %i: i32, %f: f32) {
  // expected-error@+1 {{custom op 'llvm.extractelement' 'vector' must be LLVM dialect-compatible vector type, but got 'i32'}}
  %0 = llvm.extractelement %i[%i : i32] : i32
  llvm.return
}

// -----

llvm.func @k(%v: vector<4xi32>, %i: i32, %f: f32) {
  // expected-error@+1 {{'llvm.select' op operand #0 must be 1-bit signless integer or LLVM dialect-compatible vector of 1-bit signless integer, but got 'i32'}}
  %0 = llvm.select %i, %f, %f : i32, f32
  llvm.return
}

// -----

llvm.func @k(%v: vector<4xi32>, %i: i32, %f: f32) {
  // expected-error@+1 {{'llvm.add' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %0 = llvm.add %f, %f : f32
  llvm.return
}

// -----

llvm.func @k(%v: vector<4xi32>, %i: i32, %f: f32) {
  // expected-error@+1 {{'llvm.fadd' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %0 = llvm.fadd %i, %i : i32
  llvm.return
}

// -----

llvm.func @k(%v: vector<4xi32>, %i: i32, %f: f32) {
  // expected-error@+1 {{custom op 'llvm.add' invalid overflow flag: expected nsw, nuw, or none}}
  %0 = llvm.add %i, %i overflow<foo> : i32
  llvm.return
}

// -----

llvm.func @k(%v: vector<4xi32>, %i: i32, %f: f32) {
  // expected-error@+1 {{'llvm.add' op operand #1 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %0 = "llvm.add"(%i, %f) : (i32, f32) -> i32
  llvm.return
}

// -----

llvm.func @k(%v: vector<4xi32>, %i: i32, %f: f32) {
  // expected-error@+1 {{custom op 'llvm.foo' is unknown}}
  %0 = llvm.foo %i : i32
  llvm.return
}

// -----

llvm.func @k(%v: vector<4xi32>, %i: i32, %f: f32) {
  // expected-error@+1 {{custom op 'llvm.inline_asm' expected string or keyword containing one of the following enum values for attribute 'asm_dialect' [att, intel]}}
  %0 = llvm.inline_asm asm_dialect = foo "a", "b" %i : (i32) -> i32
  llvm.return
}

// -----

llvm.func @k(%v: vector<4xi32>, %i: i32, %f: f32) {
  // expected-error@+1 {{'llvm.trunc' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %0 = llvm.trunc %f : f32 to i32
  llvm.return
}

// -----

llvm.func @k(%v: vector<4xi32>, %i: i32, %f: f32) {
  // expected-error@+1 {{'llvm.mlir.none' op result #0 must be LLVM token type, but got 'i32'}}
  %0 = llvm.mlir.none : i32
  llvm.return
}
