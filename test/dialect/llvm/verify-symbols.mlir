// RUN: mlir-opt %s -split-input-file -verify-diagnostics
// RUN: mlir-opt --mlir-version=22 %s -split-input-file -verify-diagnostics
// RUN: not mlir-opt %s -split-input-file 2>/dev/null | count 410
// RUN: not mlir-opt --mlir-version=22 %s -split-input-file 2>/dev/null | count 410

// expected-error@+1 {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}
llvm.mlir.global external @g(1 : i32) : !llvm.void

// -----

// expected-error@+1 {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}
llvm.mlir.global external @g(1 : i32) : index

// -----

llvm.mlir.global external @g() : !llvm.func<void ()>

// -----

// expected-error@+1 {{'llvm.mlir.global' op expected array type for 'appending' linkage}}
llvm.mlir.global appending @g(1 : i32) : i32

// -----

llvm.mlir.global appending @g(dense<1> : tensor<2xi32>) : !llvm.array<2 x i32>

// -----

// expected-error@+1 {{'llvm.mlir.global' op expected zero value for 'common' linkage}}
llvm.mlir.global common @g(1 : i32) : i32

// -----

llvm.mlir.global common @g(0 : i32) : i32

// -----

llvm.mlir.global common @g(0.0 : f32) : f32

// -----

llvm.mlir.global common @g(-0.0 : f32) : f32

// -----

llvm.mlir.global common @g(dense<0> : tensor<2xi32>) : !llvm.array<2 x i32>

// -----

// expected-error@+1 {{'llvm.mlir.global' op expected zero value for 'common' linkage}}
llvm.mlir.global common @g(dense<[0, 1]> : tensor<2xi32>) : !llvm.array<2 x i32>

// -----

// expected-error@+1 {{'llvm.mlir.global' op expected zero value for 'common' linkage}}
llvm.mlir.global common @g("\00\00") : !llvm.array<2 x i8>

// -----

llvm.mlir.global common @g() : i32

// -----

llvm.mlir.global common constant @g(0 : i32) : i32

// -----

llvm.mlir.global common @g([0 : i32, 0 : i32]) : !llvm.array<2 x i32>

// -----

// expected-error@+1 {{'llvm.mlir.global' op requires an i8 array type of the length equal to that of the string attribute}}
llvm.mlir.global external @g("abc") : !llvm.array<4 x i8>

// -----

// expected-error@+1 {{'llvm.mlir.global' op requires an i8 array type of the length equal to that of the string attribute}}
llvm.mlir.global external @g("abc") : i8

// -----

// expected-error@+1 {{'llvm.mlir.global' op requires an i8 array type of the length equal to that of the string attribute}}
llvm.mlir.global external @g("abc") : !llvm.array<3 x i16>

// -----

llvm.mlir.global external @g("abc\00") : !llvm.array<4 x i8>

// -----

llvm.mlir.global external @g(1 : i32) : i64

// -----

llvm.mlir.global external @g(1.0 : f32) : i32

// -----

// expected-error@+1 {{'llvm.mlir.global' op cannot have both initializer value and region}}
llvm.mlir.global external @g(1 : i32) : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}

// -----

// expected-error@+1 {{'llvm.mlir.global' op initializer region type 'i64' does not match global type 'i32'}}
llvm.mlir.global external @g() : i32 {
  %0 = llvm.mlir.constant(1 : i64) : i64
  llvm.return %0 : i64
}

// -----

// expected-error@+1 {{'llvm.mlir.global' op initializer region cannot return void}}
llvm.mlir.global external @g() : i32 {
  llvm.return
}

// -----

llvm.mlir.global external @g() : i32 {
}

// -----

llvm.mlir.global external @g() : i32 {
^bb0(%x: i32):
  llvm.return %x : i32
}

// -----

// expected-error@+1 {{'llvm.mlir.global' op expects region #0 to have 0 or 1 blocks}}
llvm.mlir.global external @g() : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^b
^b:
  llvm.return %0 : i32
}

// -----

llvm.func @h()
llvm.mlir.global external @g() : i32 {
// expected-error@+1 {{ops with side effects not allowed in global initializers}}
  llvm.call @h() : () -> ()
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}

// -----

// expected-error@+1 {{alignment attribute is not a power of 2}}
llvm.mlir.global external @g() {alignment = 3 : i64} : i32

// -----

// expected-error@+1 {{alignment attribute is not a power of 2}}
llvm.mlir.global external @g() {alignment = 0 : i64} : i32

// -----

llvm.mlir.global external @g() {alignment = 4 : i64} : i32

// -----

// expected-error@+1 {{'llvm.mlir.global' op attribute 'addr_space' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative}}
llvm.mlir.global external @g() {addr_space = -1 : i32} : i32

// -----

// expected-error@+1 {{expected comdat symbol}}
llvm.mlir.global external @g() comdat(@nope::@x) : i32

// -----

// expected-error@+1 {{'llvm.mlir.global' op this target extension type cannot be used in a global}}
llvm.mlir.global external @g() : !llvm.target<"x">

// -----

llvm.mlir.global external @g() : !llvm.target<"spirv.DeviceEvent">

// -----

llvm.func @f()
llvm.mlir.global external @g() : !llvm.ptr {
  %0 = llvm.mlir.addressof @f : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.mlir.global external @g() {addr_space = 3 : i32} : i32
llvm.func @f() {
  %0 = llvm.mlir.addressof @g : !llvm.ptr<3>
  llvm.return
}

// -----

// expected-note@+1 {{when returning from function}}
llvm.func @f() -> i32 {
// expected-error@+1 {{'llvm.return' op expected 1 operand}}
  llvm.return
}

// -----

// expected-note@+1 {{when returning from function}}
llvm.func @f() {
  %0 = llvm.mlir.constant(1 : i32) : i32
// expected-error@+1 {{'llvm.return' op expected no operands}}
  llvm.return %0 : i32
}

// -----

// expected-note@+1 {{when returning from function}}
llvm.func @f() -> i64 {
  %0 = llvm.mlir.constant(1 : i32) : i32
// expected-error@+1 {{'llvm.return' op mismatching result types}}
  llvm.return %0 : i32
}

// -----

func.func @f() {
  llvm.return
}

// -----

// expected-error@+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%x: index)

// -----

// expected-error@+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function results'index'}}
llvm.func @f() -> index

// -----

// expected-error@+1 {{custom op 'llvm.func' failed to construct function type: expected zero or one function result}}
llvm.func @f() -> (i32, i32)

// -----

llvm.func private @f() {
  llvm.return
}

// -----

// expected-error@+1 {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}
llvm.func internal @f()

// -----

llvm.func extern_weak @f()

// -----

// expected-error@+1 {{'llvm.func' op functions cannot have 'common' linkage}}
llvm.func common @f() {
  llvm.return
}

// -----

llvm.func appending @f() {
  llvm.return
}

// -----

// expected-error@+1 {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}
llvm.func weak @f()

// -----

llvm.func available_externally @f() {
  llvm.return
}

// -----

// expected-error@+1 {{expected comdat symbol}}
llvm.func @f() comdat(@c::@x) {
  llvm.return
}

// -----

llvm.comdat @c {
// expected-error@+1 {{only comdat selector symbols can appear in a comdat region}}
  llvm.return
}

// -----

llvm.func @f(%x: i32, ...) {
  llvm.return
}

// -----

// expected-error@+1 {{'llvm.func' op type of entry block argument #0('i64') must match the type of the corresponding argument in function signature('i32')}}
"llvm.func"() ({
^bb0(%x: i64):
  llvm.return
}) {function_type = !llvm.func<void (i32)>, sym_name = "f", linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>} : () -> ()

// -----

// expected-error@+1 {{'llvm.func' op entry block must have 1 arguments to match function signature}}
"llvm.func"() ({
^bb0(%x: i32, %y: i32):
  llvm.return
}) {function_type = !llvm.func<void (i32)>, sym_name = "f", linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>} : () -> ()

// -----

// expected-error@+1 {{'llvm.func' op attribute 'function_type' failed to satisfy constraint: type attribute of LLVM function type}}
"llvm.func"() ({
}) {function_type = i32, sym_name = "f", linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>} : () -> ()

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%x: i64) {
// expected-error@+1 {{'llvm.call' op operand type mismatch for operand 0: 'i64' != 'i32'}}
  %0 = llvm.call @g(%x) : (i64) -> i32
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%x: i32) {
// expected-error@+1 {{'llvm.call' op result type mismatch: 'i64' != 'i32'}}
  %0 = llvm.call @g(%x) : (i32) -> i64
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%x: i32) {
// expected-error@+1 {{'llvm.call' op incorrect number of operands (2) for callee (expecting: 1)}}
  %0 = llvm.call @g(%x, %x) : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%x: i32) {
// expected-error@+1 {{'llvm.call' op expected function call to produce a value}}
  llvm.call @g(%x) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%x: i32) {
// expected-error@+1 {{'llvm.call' op calling function with void result must not produce values}}
  %0 = llvm.call @g(%x) : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
// expected-error@+1 {{'llvm.call' op 'nope' does not reference a symbol in the current scope}}
  %0 = llvm.call @nope(%x) : (i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32, ...) -> i32
llvm.func @f(%x: i32) {
// expected-error@+1 {{'llvm.call' op missing var_callee_type attribute for vararg call}}
  %0 = llvm.call @g(%x, %x) : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32, ...) -> i32
llvm.func @f(%x: i32) {
// expected-error@+1 {{'llvm.call' op expected var_callee_type to have at most 0 parameters}}
  %0 = llvm.call @g() vararg(!llvm.func<i32 (i32, ...)>) : () -> i32
  llvm.return
}

// -----

llvm.func @g(i32, ...) -> i32
llvm.func @f(%x: i32) {
// expected-error@+1 {{'llvm.call' op expected var_callee_type to be a variadic function type}}
  %0 = llvm.call @g(%x) vararg(!llvm.func<i32 (i32)>) : (i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32, ...) -> i32
llvm.func @f(%x: i32) {
// expected-error@+1 {{'llvm.call' op var_callee_type return type mismatch: 'i64' != 'i32'}}
  %0 = llvm.call @g(%x) vararg(!llvm.func<i64 (i32, ...)>) : (i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32, ...) -> i32
llvm.func @f(%x: i32) {
// expected-error@+1 {{'llvm.call' op attribute 'var_callee_type' failed to satisfy constraint: type attribute of LLVM function type}}
  %0 = llvm.call @g(%x) vararg(i32) : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
// expected-error@+1 {{'llvm.call' op indirect call expects a pointer as callee: 'i32'}}
  llvm.call %x() : i32, () -> ()
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%x: i32) {
  llvm.call @g(%x) {fastmathFlags = #llvm.fastmath<nnan>} : (i32) -> ()
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @g()
llvm.func @f() attributes {personality = @p} {
// expected-error@+1 {{first operation in unwind destination should be a llvm.landingpad operation}}
  llvm.invoke @g() to ^a unwind ^b : () -> ()
^a:
  llvm.return
^b:
  llvm.return
}

// -----

llvm.func @g()
llvm.func @f() {
  llvm.invoke @g() to ^a unwind ^b : () -> ()
^a:
  llvm.return
^b:
// expected-error@+1 {{llvm.landingpad needs to be in a function with a personality}}
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
// expected-error@+1 {{landingpad instruction expects at least one clause or cleanup attribute}}
  %l = llvm.landingpad : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f(%x: i32) attributes {personality = @p} {
// expected-error@+1 {{clause #0 is not a known constant - null, addressof, bitcast}}
  %l = llvm.landingpad (catch %x : i32) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  %x = llvm.mlir.constant(1 : i32) : i32
// expected-error@+1 {{clause #0 is not a known constant - null, addressof, bitcast}}
  %l = llvm.landingpad (catch %x : i32) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  %x = llvm.mlir.zero : !llvm.ptr
// expected-note@+1 {{global addresses expected as operand to bitcast used in clauses for landingpad}}
  %y = llvm.bitcast %x : !llvm.ptr to !llvm.ptr
// expected-error@+1 {{constant clauses expected}}
  %l = llvm.landingpad (catch %y : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  %x = llvm.mlir.zero : !llvm.ptr
  %l = llvm.landingpad (filter %x : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  %x = llvm.mlir.undef : !llvm.array<1 x ptr>
  %l = llvm.landingpad (filter %x : !llvm.array<1 x ptr>) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  llvm.resume %x : i32
}

// -----

llvm.func @p(...) -> i32
llvm.func @f(%l: !llvm.struct<(ptr, i32)>) attributes {personality = @p} {
  llvm.resume %l : !llvm.struct<(ptr, i32)>
}

// -----

llvm.func @f(%l: !llvm.struct<(ptr, i32)>) {
  llvm.resume %l : !llvm.struct<(ptr, i32)>
}

// -----

llvm.func @f(%c: i32) {
// expected-error@+1 {{expects number of branch weights to match number of successors: 2 vs 3}}
  llvm.switch %c : i32, ^a [
    1: ^a,
    2: ^b
  ] {branch_weights = array<i32: 1, 2>}
^a:
  llvm.return
^b:
  llvm.return
}

// -----

llvm.func @f(%c: i32) {
  llvm.switch %c : i32, ^a [
    1: ^a,
    2: ^b
  ] {branch_weights = array<i32: 1, 2, 3>}
^a:
  llvm.return
^b:
  llvm.return
}

// -----

llvm.func @f(%c: i32) {
  llvm.switch %c : i32, ^a [
    1: ^a,
    1: ^b
  ]
^a:
  llvm.return
^b:
  llvm.return
}

// -----

llvm.func @f(%c: i32) {
// expected-error@+1 {{'llvm.switch' op expects number of case values to match number of case destinations}}
  "llvm.switch"(%c)[^a, ^b] <{case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^a:
  llvm.return
^b:
  llvm.return
}

// -----

llvm.func @f(%c: i32) {
// expected-error@+1 {{'llvm.switch' op expects number of case values to match number of case destinations}}
  "llvm.switch"(%c)[^a] <{case_values = dense<1> : vector<1xi32>, case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^a:
  llvm.return
}

// -----

llvm.func @f(%c: i32) {
// expected-error@+1 {{branch has 1 operands for successor #0, but target block has 0}}
  llvm.br ^a(%c : i32)
^a:
  llvm.return
}

// -----

llvm.func @f(%c: i32) {
// expected-error@+1 {{type mismatch for bb argument #0 of successor #0}}
  llvm.br ^a(%c : i32)
^a(%x: i64):
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
// expected-error@+1 {{'llvm.call_intrinsic' op intrinsic name must start with 'llvm.'}}
  %0 = llvm.call_intrinsic "umax"(%x, %x) : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  %0 = llvm.call_intrinsic "llvm."(%x, %x) : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
// expected-error@+1 {{'llvm.call_intrinsic' op intrinsic name must start with 'llvm.'}}
  %0 = llvm.call_intrinsic "llvm"(%x, %x) : (i32, i32) -> i32
  llvm.return
}

// -----

// expected-error@+1 {{"llvm.byval" attribute attached to non-pointer LLVM type}}
llvm.func @f(%x: i32 {llvm.byval = i32})

// -----

// expected-error@+1 {{"llvm.byval" should be a type attribute}}
llvm.func @f(%x: !llvm.ptr {llvm.byval = 3 : i32})

// -----

llvm.func @f(%x: !llvm.ptr {llvm.byval = index})

// -----

llvm.func @f(%x: !llvm.ptr {llvm.byval = i32, llvm.align = 4 : i64, llvm.sret = i64, llvm.byref = i8, llvm.inalloca = i8, llvm.elementtype = i8})

// -----

// expected-error@+1 {{"llvm.align" should be an integer attribute}}
llvm.func @f(%x: !llvm.ptr {llvm.align = "x"})

// -----

// expected-error@+1 {{"llvm.align" attribute attached to non-pointer LLVM type}}
llvm.func @f(%x: i32 {llvm.align = 4 : i64})

// -----

// expected-error@+1 {{"llvm.noalias" attribute attached to non-pointer LLVM type}}
llvm.func @f(%x: i32 {llvm.noalias})

// -----

// expected-error@+1 {{"llvm.zeroext" attribute attached to non-integer LLVM type}}
llvm.func @f(%x: !llvm.ptr {llvm.zeroext})

// -----

// expected-error@+1 {{"llvm.signext" attribute attached to non-integer LLVM type}}
llvm.func @f(%x: f32 {llvm.signext})

// -----

// expected-error@+1 {{"llvm.zeroext" should be a unit attribute}}
llvm.func @f(%x: i32 {llvm.zeroext = 3 : i32})

// -----

llvm.func @f(%x: i32 {llvm.foo})

// -----

// expected-error@+1 {{"llvm.noalias" attribute attached to non-pointer LLVM type}}
llvm.func @f() -> (i32 {llvm.noalias})

// -----

llvm.func @f() -> (i32 {llvm.zeroext})

// -----

// expected-error@+1 {{"llvm.byval" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.byval = i32})

// -----

llvm.func @f() -> (!llvm.ptr {llvm.dereferenceable = 3 : i64, llvm.noalias, llvm.nonnull})

// -----

// expected-error@+1 {{"llvm.returned" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.returned})

// -----

llvm.func @f(%x: !llvm.ptr {llvm.dereferenceable = 3 : i32})

// -----

llvm.func @f(%x: !llvm.ptr {llvm.alignstack = 3 : i64})

// -----

llvm.func @f(%x: i32 {llvm.inreg, llvm.noundef, llvm.returned, llvm.immarg})

// -----

llvm.func @f(%x: !llvm.ptr {llvm.nest, llvm.nocapture, llvm.nofree, llvm.readonly, llvm.writeonly, llvm.readnone, llvm.writable, llvm.swiftself, llvm.allocptr, llvm.allocalign, llvm.noreg, llvm.preallocated = i8, llvm.dereferenceable_or_null = 4 : i64})

// -----

// expected-error@+1 {{'func.func' op symbol declaration cannot have public visibility}}
func.func @f(%x: !llvm.ptr {llvm.zeroext})

// -----

func.func @f(%x: i32 {llvm.zeroext}) {
  return
}

// -----

func.func private @f(%x: memref<4xi32> {llvm.noalias})

// -----

// expected-error@+1 {{"llvm.noalias" attribute attached to non-pointer LLVM type}}
func.func @f() -> (i32 {llvm.noalias}) {
  %0 = arith.constant 1 : i32
  return %0 : i32
}

// -----

// expected-error@+1 {{'builtin.module' op expected 'llvm.data_layout' to be a string attributes}}
module attributes {llvm.data_layout = 3 : i32} {}

// -----

module attributes {llvm.target_triple = 3 : i32} {}

// -----

llvm.func @f() attributes {llvm.struct_attrs = 3}

// -----

llvm.func @f(%p: !llvm.ptr) {
// expected-error@+1 {{custom op 'llvm.load' 'llvm.load' op attribute 'tbaa' failed to satisfy constraint: LLVM dialect TBAA tag metadata array}}
  %0 = llvm.load %p {tbaa = [3 : i32]} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
// expected-error@+1 {{custom op 'llvm.load' 'llvm.load' op attribute 'alias_scopes' failed to satisfy constraint: LLVM dialect alias scope array}}
  %0 = llvm.load %p {alias_scopes = [3 : i32]} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
// expected-error@+1 {{custom op 'llvm.load' 'llvm.load' op attribute 'access_groups' failed to satisfy constraint: LLVM dialect access group metadata array}}
  %0 = llvm.load %p {access_groups = [3 : i32]} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 3 : i64} : !llvm.ptr -> i32
  llvm.return
}

// -----

// expected-error@+1 {{'llvm.linker_options' op attribute 'options' failed to satisfy constraint: string array attribute}}
llvm.linker_options [3 : i32]

// -----

llvm.linker_options ["a", "b"]

// -----

llvm.func @f(%n: f32) {
// expected-error@+1 {{'llvm.alloca' op operand #0 must be signless integer, but got 'f32'}}
  %0 = llvm.alloca %n x i32 : (f32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  %0 = llvm.alloca %n x !llvm.void : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
// expected-error@+1 {{'llvm.alloca' op this target extension type cannot be used in alloca}}
  %0 = llvm.alloca %n x !llvm.target<"x"> : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  %0 = llvm.alloca %n x !llvm.target<"spirv.Image"> : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  %0 = llvm.alloca %n x index : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{'llvm.mlir.zero' op target extension type does not support zero-initializer}}
  %0 = llvm.mlir.zero : !llvm.target<"x">
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{'llvm.mlir.zero' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %0 = llvm.mlir.zero : index
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.none : !llvm.token
// expected-error@+1 {{'llvm.mlir.undef' op result #0 must be LLVM dialect-compatible type, but got 'tensor<4xi8>'}}
  %1 = llvm.mlir.undef : tensor<4xi8>
  llvm.return
}
