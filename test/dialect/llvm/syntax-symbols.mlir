// RUN: mlir-opt %s -split-input-file -verify-diagnostics
// RUN: mlir-opt --mlir-version=22 %s -split-input-file -verify-diagnostics
// RUN: not mlir-opt %s -split-input-file 2>/dev/null | count 493
// RUN: not mlir-opt --mlir-version=22 %s -split-input-file 2>/dev/null | count 493

// What is wrong with an operation of which one word is missing.

llvm.mlir.global private hidden thread_local constant @g(42 : i32) {addr_space = 3 : i32, alignment = 4 : i64} : i32

// -----

llvm.mlir.global  hidden thread_local constant @g(42 : i32) {addr_space = 3 : i32, alignment = 4 : i64} : i32

// -----

llvm.mlir.global private  thread_local constant @g(42 : i32) {addr_space = 3 : i32, alignment = 4 : i64} : i32

// -----

llvm.mlir.global private hidden  constant @g(42 : i32) {addr_space = 3 : i32, alignment = 4 : i64} : i32

// -----

llvm.mlir.global private hidden thread_local  @g(42 : i32) {addr_space = 3 : i32, alignment = 4 : i64} : i32

// -----

// expected-error@+1 {{custom op 'llvm.mlir.global' expected valid '@'-identifier for symbol name}}
llvm.mlir.global private hidden thread_local constant (42 : i32) {addr_space = 3 : i32, alignment = 4 : i64} : i32

// -----

// expected-error@+1 {{expected '('}}
llvm.mlir.global private hidden thread_local constant @g42 : i32) {addr_space = 3 : i32, alignment = 4 : i64} : i32

// -----

// expected-error@+1 {{expected attribute value}}
llvm.mlir.global private hidden thread_local constant @g( : i32) {addr_space = 3 : i32, alignment = 4 : i64} : i32

// -----

// expected-error@+1 {{expected attribute value}}
llvm.mlir.global private hidden thread_local constant @g(? : i32) {addr_space = 3 : i32, alignment = 4 : i64} : i32

// -----

// expected-error@+1 {{expected ')'}}
llvm.mlir.global private hidden thread_local constant @g(42  i32) {addr_space = 3 : i32, alignment = 4 : i64} : i32

// -----

// expected-error@+1 {{expected non-function type}}
llvm.mlir.global private hidden thread_local constant @g(42 : ) {addr_space = 3 : i32, alignment = 4 : i64} : i32

// -----

// expected-error@+1 {{expected ')'}}
llvm.mlir.global private hidden thread_local constant @g(42 : i32 {addr_space = 3 : i32, alignment = 4 : i64} : i32

// -----

// expected-error@+1 {{custom op 'llvm.mlir.global' type can only be omitted for string globals}}
llvm.mlir.global private hidden thread_local constant @g(42 : i32) addr_space = 3 : i32, alignment = 4 : i64} : i32

// -----

// expected-error@+1 {{expected attribute name}}
llvm.mlir.global private hidden thread_local constant @g(42 : i32) { = 3 : i32, alignment = 4 : i64} : i32

// -----

// expected-error@+1 {{expected '}' in attribute dictionary}}
llvm.mlir.global private hidden thread_local constant @g(42 : i32) {addr_space  3 : i32, alignment = 4 : i64} : i32

// -----

// expected-error@+1 {{expected attribute value}}
llvm.mlir.global private hidden thread_local constant @g(42 : i32) {addr_space =  : i32, alignment = 4 : i64} : i32

// -----

// expected-error@+1 {{expected attribute value}}
llvm.mlir.global private hidden thread_local constant @g(42 : i32) {addr_space = ? : i32, alignment = 4 : i64} : i32

// -----

// expected-error@+1 {{expected '}' in attribute dictionary}}
llvm.mlir.global private hidden thread_local constant @g(42 : i32) {addr_space = 3  i32, alignment = 4 : i64} : i32

// -----

// expected-error@+1 {{expected non-function type}}
llvm.mlir.global private hidden thread_local constant @g(42 : i32) {addr_space = 3 : , alignment = 4 : i64} : i32

// -----

// expected-error@+1 {{expected '}' in attribute dictionary}}
llvm.mlir.global private hidden thread_local constant @g(42 : i32) {addr_space = 3 : i32 alignment = 4 : i64} : i32

// -----

// expected-error@+1 {{expected attribute name}}
llvm.mlir.global private hidden thread_local constant @g(42 : i32) {addr_space = 3 : i32,  = 4 : i64} : i32

// -----

// expected-error@+1 {{expected '}' in attribute dictionary}}
llvm.mlir.global private hidden thread_local constant @g(42 : i32) {addr_space = 3 : i32, alignment  4 : i64} : i32

// -----

// expected-error@+1 {{expected attribute value}}
llvm.mlir.global private hidden thread_local constant @g(42 : i32) {addr_space = 3 : i32, alignment =  : i64} : i32

// -----

// expected-error@+1 {{expected attribute value}}
llvm.mlir.global private hidden thread_local constant @g(42 : i32) {addr_space = 3 : i32, alignment = ? : i64} : i32

// -----

// expected-error@+1 {{expected '}' in attribute dictionary}}
llvm.mlir.global private hidden thread_local constant @g(42 : i32) {addr_space = 3 : i32, alignment = 4  i64} : i32

// -----

// expected-error@+1 {{expected non-function type}}
llvm.mlir.global private hidden thread_local constant @g(42 : i32) {addr_space = 3 : i32, alignment = 4 : } : i32

// -----

// expected-error@+1 {{expected '}' in attribute dictionary}}
llvm.mlir.global private hidden thread_local constant @g(42 : i32) {addr_space = 3 : i32, alignment = 4 : i64 : i32

// -----

// expected-error@+1 {{custom op 'llvm.mlir.global' type can only be omitted for string globals}}
llvm.mlir.global private hidden thread_local constant @g(42 : i32) {addr_space = 3 : i32, alignment = 4 : i64}  i32

// -----

// expected-error@+1 {{expected non-function type}}
llvm.mlir.global private hidden thread_local constant @g(42 : i32) {addr_space = 3 : i32, alignment = 4 : i64} : 

// -----

llvm.comdat @c {
  llvm.comdat_selector @d any
}
llvm.mlir.global external local_unnamed_addr @g("abc") comdat(@c::@d) : !llvm.array<3 x i8>

// -----

llvm.comdat @c {
  llvm.comdat_selector @d any
}
llvm.mlir.global  local_unnamed_addr @g("abc") comdat(@c::@d) : !llvm.array<3 x i8>

// -----

llvm.comdat @c {
  llvm.comdat_selector @d any
}
llvm.mlir.global external  @g("abc") comdat(@c::@d) : !llvm.array<3 x i8>

// -----

llvm.comdat @c {
  llvm.comdat_selector @d any
}
// expected-error@+1 {{custom op 'llvm.mlir.global' expected valid '@'-identifier for symbol name}}
llvm.mlir.global external local_unnamed_addr ("abc") comdat(@c::@d) : !llvm.array<3 x i8>

// -----

llvm.comdat @c {
  llvm.comdat_selector @d any
}
// expected-error@+1 {{expected '('}}
llvm.mlir.global external local_unnamed_addr @g"abc") comdat(@c::@d) : !llvm.array<3 x i8>

// -----

llvm.comdat @c {
  llvm.comdat_selector @d any
}
llvm.mlir.global external local_unnamed_addr @g() comdat(@c::@d) : !llvm.array<3 x i8>

// -----

llvm.comdat @c {
  llvm.comdat_selector @d any
}
// expected-error@+1 {{expected ')'}}
llvm.mlir.global external local_unnamed_addr @g("abc" comdat(@c::@d) : !llvm.array<3 x i8>

// -----

llvm.comdat @c {
  llvm.comdat_selector @d any
}
// expected-error@+1 {{expected operation name in quotes}}
llvm.mlir.global external local_unnamed_addr @g("abc") (@c::@d) : !llvm.array<3 x i8>

// -----

llvm.comdat @c {
  llvm.comdat_selector @d any
}
// expected-error@+1 {{expected '('}}
llvm.mlir.global external local_unnamed_addr @g("abc") comdat@c::@d) : !llvm.array<3 x i8>

// -----

llvm.comdat @c {
  llvm.comdat_selector @d any
}
// expected-error@+1 {{expected attribute value}}
llvm.mlir.global external local_unnamed_addr @g("abc") comdat(::@d) : !llvm.array<3 x i8>

// -----

llvm.comdat @c {
  llvm.comdat_selector @d any
}
// expected-error@+1 {{expected ')'}}
llvm.mlir.global external local_unnamed_addr @g("abc") comdat(@c@d) : !llvm.array<3 x i8>

// -----

llvm.comdat @c {
  llvm.comdat_selector @d any
}
// expected-error@+1 {{expected nested symbol reference identifier}}
llvm.mlir.global external local_unnamed_addr @g("abc") comdat(@c::) : !llvm.array<3 x i8>

// -----

llvm.comdat @c {
  llvm.comdat_selector @d any
}
// expected-error@+1 {{expected ')'}}
llvm.mlir.global external local_unnamed_addr @g("abc") comdat(@c::@d : !llvm.array<3 x i8>

// -----

llvm.comdat @c {
  llvm.comdat_selector @d any
}
// expected-error@+1 {{type names with a '.' are reserved for dialect-defined names}}
llvm.mlir.global external local_unnamed_addr @g("abc") comdat(@c::@d)  !llvm.array<3 x i8>

// -----

llvm.comdat @c {
  llvm.comdat_selector @d any
}
// expected-error@+1 {{expected non-function type}}
llvm.mlir.global external local_unnamed_addr @g("abc") comdat(@c::@d) : <3 x i8>

// -----

llvm.comdat @c {
  llvm.comdat_selector @d any
}
// expected-error@+1 {{unknown LLVM type: array3}}
llvm.mlir.global external local_unnamed_addr @g("abc") comdat(@c::@d) : !llvm.array3 x i8>

// -----

llvm.comdat @c {
  llvm.comdat_selector @d any
}
// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`}}
llvm.mlir.global external local_unnamed_addr @g("abc") comdat(@c::@d) : !llvm.array< x i8>

// -----

llvm.comdat @c {
  llvm.comdat_selector @d any
}
// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`}}
llvm.mlir.global external local_unnamed_addr @g("abc") comdat(@c::@d) : !llvm.array<? x i8>

// -----

llvm.comdat @c {
  llvm.comdat_selector @d any
}
// expected-error@+1 {{expected 'x'}}
llvm.mlir.global external local_unnamed_addr @g("abc") comdat(@c::@d) : !llvm.array<3  i8>

// -----

llvm.comdat @c {
  llvm.comdat_selector @d any
}
// expected-error@+1 {{expected valid keyword}}
llvm.mlir.global external local_unnamed_addr @g("abc") comdat(@c::@d) : !llvm.array<3 x >

// -----

llvm.mlir.global internal @g() {section = "s"} : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}

// -----

llvm.mlir.global  @g() {section = "s"} : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}

// -----

// expected-error@+1 {{custom op 'llvm.mlir.global' expected valid '@'-identifier for symbol name}}
llvm.mlir.global internal () {section = "s"} : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}

// -----

// expected-error@+1 {{expected '('}}
llvm.mlir.global internal @g) {section = "s"} : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}

// -----

// expected-error@+1 {{expected ')'}}
llvm.mlir.global internal @g( {section = "s"} : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}

// -----

// expected-error@+1 {{custom op 'llvm.mlir.global' type can only be omitted for string globals}}
llvm.mlir.global internal @g() section = "s"} : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}

// -----

// expected-error@+1 {{expected attribute name}}
llvm.mlir.global internal @g() { = "s"} : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}

// -----

// expected-error@+1 {{expected '}' in attribute dictionary}}
llvm.mlir.global internal @g() {section  "s"} : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}

// -----

// expected-error@+1 {{expected attribute value}}
llvm.mlir.global internal @g() {section = } : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}

// -----

// expected-error@+1 {{expected '}' in attribute dictionary}}
llvm.mlir.global internal @g() {section = "s" : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}

// -----

// expected-error@+1 {{custom op 'llvm.mlir.global' type can only be omitted for string globals}}
llvm.mlir.global internal @g() {section = "s"}  i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}

// -----

// expected-error@+1 {{expected non-function type}}
llvm.mlir.global internal @g() {section = "s"} :  {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}

// -----

llvm.mlir.global internal @g() {section = "s"} : i32 
  %0 = llvm.mlir.constant(1 : i32) : i32
// expected-error@+1 {{expected operation name in quotes}}
  llvm.return %0 : i32
}

// -----

llvm.mlir.global hidden @g("abc")

// -----

llvm.mlir.global  @g("abc")

// -----

// expected-error@+1 {{custom op 'llvm.mlir.global' expected valid '@'-identifier for symbol name}}
llvm.mlir.global hidden ("abc")

// -----

// expected-error@+1 {{expected '('}}
llvm.mlir.global hidden @g"abc")

// -----

// expected-error@+1 {{custom op 'llvm.mlir.global' type can only be omitted for string globals}}
llvm.mlir.global hidden @g()

// -----

// expected-error@+1 {{expected ')'}}
llvm.mlir.global hidden @g("abc"

// -----

// expected-error@+1 {{custom op 'llvm.func' expected SSA identifier}}
llvm.func internal hidden local_unnamed_addr fastcc @f(%a: i32 {llvm.noundef}, !llvm.ptr {llvm.nocapture}, ...) -> (i32 {llvm.zeroext}) attributes {a}

// -----

// expected-error@+1 {{custom op 'llvm.func' expected SSA identifier}}
llvm.func  hidden local_unnamed_addr fastcc @f(%a: i32 {llvm.noundef}, !llvm.ptr {llvm.nocapture}, ...) -> (i32 {llvm.zeroext}) attributes {a}

// -----

// expected-error@+1 {{custom op 'llvm.func' expected SSA identifier}}
llvm.func internal  local_unnamed_addr fastcc @f(%a: i32 {llvm.noundef}, !llvm.ptr {llvm.nocapture}, ...) -> (i32 {llvm.zeroext}) attributes {a}

// -----

// expected-error@+1 {{custom op 'llvm.func' expected SSA identifier}}
llvm.func internal hidden  fastcc @f(%a: i32 {llvm.noundef}, !llvm.ptr {llvm.nocapture}, ...) -> (i32 {llvm.zeroext}) attributes {a}

// -----

// expected-error@+1 {{custom op 'llvm.func' expected SSA identifier}}
llvm.func internal hidden local_unnamed_addr  @f(%a: i32 {llvm.noundef}, !llvm.ptr {llvm.nocapture}, ...) -> (i32 {llvm.zeroext}) attributes {a}

// -----

// expected-error@+1 {{custom op 'llvm.func' expected valid '@'-identifier for symbol name}}
llvm.func internal hidden local_unnamed_addr fastcc (%a: i32 {llvm.noundef}, !llvm.ptr {llvm.nocapture}, ...) -> (i32 {llvm.zeroext}) attributes {a}

// -----

// expected-error@+1 {{expected '('}}
llvm.func internal hidden local_unnamed_addr fastcc @f%a: i32 {llvm.noundef}, !llvm.ptr {llvm.nocapture}, ...) -> (i32 {llvm.zeroext}) attributes {a}

// -----

// expected-error@+1 {{expected non-function type}}
llvm.func internal hidden local_unnamed_addr fastcc @f(: i32 {llvm.noundef}, !llvm.ptr {llvm.nocapture}, ...) -> (i32 {llvm.zeroext}) attributes {a}

// -----

// expected-error@+1 {{expected ':'}}
llvm.func internal hidden local_unnamed_addr fastcc @f(%a i32 {llvm.noundef}, !llvm.ptr {llvm.nocapture}, ...) -> (i32 {llvm.zeroext}) attributes {a}

// -----

// expected-error@+1 {{expected non-function type}}
llvm.func internal hidden local_unnamed_addr fastcc @f(%a:  {llvm.noundef}, !llvm.ptr {llvm.nocapture}, ...) -> (i32 {llvm.zeroext}) attributes {a}

// -----

// expected-error@+1 {{expected ')'}}
llvm.func internal hidden local_unnamed_addr fastcc @f(%a: i32 llvm.noundef}, !llvm.ptr {llvm.nocapture}, ...) -> (i32 {llvm.zeroext}) attributes {a}

// -----

// expected-error@+1 {{custom op 'llvm.func' expected SSA identifier}}
llvm.func internal hidden local_unnamed_addr fastcc @f(%a: i32 {}, !llvm.ptr {llvm.nocapture}, ...) -> (i32 {llvm.zeroext}) attributes {a}

// -----

// expected-error@+1 {{expected attribute name}}
llvm.func internal hidden local_unnamed_addr fastcc @f(%a: i32 {llvm.noundef, !llvm.ptr {llvm.nocapture}, ...) -> (i32 {llvm.zeroext}) attributes {a}

// -----

// expected-error@+1 {{expected ')'}}
llvm.func internal hidden local_unnamed_addr fastcc @f(%a: i32 {llvm.noundef} !llvm.ptr {llvm.nocapture}, ...) -> (i32 {llvm.zeroext}) attributes {a}

// -----

// expected-error@+1 {{custom op 'llvm.func' expected SSA identifier}}
llvm.func internal hidden local_unnamed_addr fastcc @f(%a: i32 {llvm.noundef},  {llvm.nocapture}, ...) -> (i32 {llvm.zeroext}) attributes {a}

// -----

// expected-error@+1 {{custom op 'llvm.func' expected SSA identifier}}
llvm.func internal hidden local_unnamed_addr fastcc @f(%a: i32 {llvm.noundef}, !llvm.ptr llvm.nocapture}, ...) -> (i32 {llvm.zeroext}) attributes {a}

// -----

// expected-error@+1 {{custom op 'llvm.func' expected SSA identifier}}
llvm.func internal hidden local_unnamed_addr fastcc @f(%a: i32 {llvm.noundef}, !llvm.ptr {}, ...) -> (i32 {llvm.zeroext}) attributes {a}

// -----

// expected-error@+1 {{custom op 'llvm.func' expected SSA identifier}}
llvm.func internal hidden local_unnamed_addr fastcc @f(%a: i32 {llvm.noundef}, !llvm.ptr {llvm.nocapture, ...) -> (i32 {llvm.zeroext}) attributes {a}

// -----

// expected-error@+1 {{custom op 'llvm.func' expected SSA identifier}}
llvm.func internal hidden local_unnamed_addr fastcc @f(%a: i32 {llvm.noundef}, !llvm.ptr {llvm.nocapture} ...) -> (i32 {llvm.zeroext}) attributes {a}

// -----

// expected-error@+1 {{custom op 'llvm.func' expected SSA identifier}}
llvm.func internal hidden local_unnamed_addr fastcc @f(%a: i32 {llvm.noundef}, !llvm.ptr {llvm.nocapture}, ) -> (i32 {llvm.zeroext}) attributes {a}

// -----

// expected-error@+1 {{custom op 'llvm.func' expected SSA identifier}}
llvm.func internal hidden local_unnamed_addr fastcc @f(%a: i32 {llvm.noundef}, !llvm.ptr {llvm.nocapture}, ... -> (i32 {llvm.zeroext}) attributes {a}

// -----

// expected-error@+1 {{custom op 'llvm.func' expected SSA identifier}}
llvm.func internal hidden local_unnamed_addr fastcc @f(%a: i32 {llvm.noundef}, !llvm.ptr {llvm.nocapture}, ...)  (i32 {llvm.zeroext}) attributes {a}

// -----

// expected-error@+1 {{custom op 'llvm.func' expected SSA identifier}}
llvm.func internal hidden local_unnamed_addr fastcc @f(%a: i32 {llvm.noundef}, !llvm.ptr {llvm.nocapture}, ...) -> i32 {llvm.zeroext}) attributes {a}

// -----

// expected-error@+1 {{custom op 'llvm.func' expected SSA identifier}}
llvm.func internal hidden local_unnamed_addr fastcc @f(%a: i32 {llvm.noundef}, !llvm.ptr {llvm.nocapture}, ...) -> ( {llvm.zeroext}) attributes {a}

// -----

// expected-error@+1 {{custom op 'llvm.func' expected SSA identifier}}
llvm.func internal hidden local_unnamed_addr fastcc @f(%a: i32 {llvm.noundef}, !llvm.ptr {llvm.nocapture}, ...) -> (i32 llvm.zeroext}) attributes {a}

// -----

// expected-error@+1 {{custom op 'llvm.func' expected SSA identifier}}
llvm.func internal hidden local_unnamed_addr fastcc @f(%a: i32 {llvm.noundef}, !llvm.ptr {llvm.nocapture}, ...) -> (i32 {}) attributes {a}

// -----

// expected-error@+1 {{custom op 'llvm.func' expected SSA identifier}}
llvm.func internal hidden local_unnamed_addr fastcc @f(%a: i32 {llvm.noundef}, !llvm.ptr {llvm.nocapture}, ...) -> (i32 {llvm.zeroext) attributes {a}

// -----

// expected-error@+1 {{custom op 'llvm.func' expected SSA identifier}}
llvm.func internal hidden local_unnamed_addr fastcc @f(%a: i32 {llvm.noundef}, !llvm.ptr {llvm.nocapture}, ...) -> (i32 {llvm.zeroext} attributes {a}

// -----

// expected-error@+1 {{custom op 'llvm.func' expected SSA identifier}}
llvm.func internal hidden local_unnamed_addr fastcc @f(%a: i32 {llvm.noundef}, !llvm.ptr {llvm.nocapture}, ...) -> (i32 {llvm.zeroext})  {a}

// -----

// expected-error@+1 {{custom op 'llvm.func' expected SSA identifier}}
llvm.func internal hidden local_unnamed_addr fastcc @f(%a: i32 {llvm.noundef}, !llvm.ptr {llvm.nocapture}, ...) -> (i32 {llvm.zeroext}) attributes a}

// -----

// expected-error@+1 {{custom op 'llvm.func' expected SSA identifier}}
llvm.func internal hidden local_unnamed_addr fastcc @f(%a: i32 {llvm.noundef}, !llvm.ptr {llvm.nocapture}, ...) -> (i32 {llvm.zeroext}) attributes {}

// -----

// expected-error@+1 {{custom op 'llvm.func' expected SSA identifier}}
llvm.func internal hidden local_unnamed_addr fastcc @f(%a: i32 {llvm.noundef}, !llvm.ptr {llvm.nocapture}, ...) -> (i32 {llvm.zeroext}) attributes {a

// -----

llvm.func private @f(%a: i32 {llvm.noundef}, %b: i32) -> i32 vscale_range(1, 2) attributes {a} {
  llvm.return %a : i32
}

// -----

llvm.func  @f(%a: i32 {llvm.noundef}, %b: i32) -> i32 vscale_range(1, 2) attributes {a} {
  llvm.return %a : i32
}

// -----

// expected-error@+1 {{custom op 'llvm.func' expected valid '@'-identifier for symbol name}}
llvm.func private (%a: i32 {llvm.noundef}, %b: i32) -> i32 vscale_range(1, 2) attributes {a} {
  llvm.return %a : i32
}

// -----

// expected-error@+1 {{expected '('}}
llvm.func private @f%a: i32 {llvm.noundef}, %b: i32) -> i32 vscale_range(1, 2) attributes {a} {
  llvm.return %a : i32
}

// -----

// expected-error@+1 {{expected non-function type}}
llvm.func private @f(: i32 {llvm.noundef}, %b: i32) -> i32 vscale_range(1, 2) attributes {a} {
  llvm.return %a : i32
}

// -----

// expected-error@+1 {{expected ':'}}
llvm.func private @f(%a i32 {llvm.noundef}, %b: i32) -> i32 vscale_range(1, 2) attributes {a} {
  llvm.return %a : i32
}

// -----

// expected-error@+1 {{expected non-function type}}
llvm.func private @f(%a:  {llvm.noundef}, %b: i32) -> i32 vscale_range(1, 2) attributes {a} {
  llvm.return %a : i32
}

// -----

// expected-error@+1 {{expected ')'}}
llvm.func private @f(%a: i32 llvm.noundef}, %b: i32) -> i32 vscale_range(1, 2) attributes {a} {
  llvm.return %a : i32
}

// -----

llvm.func private @f(%a: i32 {}, %b: i32) -> i32 vscale_range(1, 2) attributes {a} {
  llvm.return %a : i32
}

// -----

// expected-error@+1 {{expected attribute name}}
llvm.func private @f(%a: i32 {llvm.noundef, %b: i32) -> i32 vscale_range(1, 2) attributes {a} {
  llvm.return %a : i32
}

// -----

// expected-error@+1 {{expected ')'}}
llvm.func private @f(%a: i32 {llvm.noundef} %b: i32) -> i32 vscale_range(1, 2) attributes {a} {
  llvm.return %a : i32
}

// -----

// expected-error@+1 {{custom op 'llvm.func' expected SSA identifier}}
llvm.func private @f(%a: i32 {llvm.noundef}, : i32) -> i32 vscale_range(1, 2) attributes {a} {
  llvm.return %a : i32
}

// -----

// expected-error@+1 {{expected ':'}}
llvm.func private @f(%a: i32 {llvm.noundef}, %b i32) -> i32 vscale_range(1, 2) attributes {a} {
  llvm.return %a : i32
}

// -----

// expected-error@+1 {{expected non-function type}}
llvm.func private @f(%a: i32 {llvm.noundef}, %b: ) -> i32 vscale_range(1, 2) attributes {a} {
  llvm.return %a : i32
}

// -----

// expected-error@+1 {{expected ')'}}
llvm.func private @f(%a: i32 {llvm.noundef}, %b: i32 -> i32 vscale_range(1, 2) attributes {a} {
  llvm.return %a : i32
}

// -----

// expected-error@+1 {{expected operation name in quotes}}
llvm.func private @f(%a: i32 {llvm.noundef}, %b: i32)  i32 vscale_range(1, 2) attributes {a} {
  llvm.return %a : i32
}

// -----

// expected-error@+1 {{expected non-function type}}
llvm.func private @f(%a: i32 {llvm.noundef}, %b: i32) ->  vscale_range(1, 2) attributes {a} {
  llvm.return %a : i32
}

// -----

// expected-error@+1 {{expected operation name in quotes}}
llvm.func private @f(%a: i32 {llvm.noundef}, %b: i32) -> i32 (1, 2) attributes {a} {
  llvm.return %a : i32
}

// -----

// expected-error@+1 {{custom op 'llvm.func' expected integer value}}
llvm.func private @f(%a: i32 {llvm.noundef}, %b: i32) -> i32 vscale_range(, 2) attributes {a} {
  llvm.return %a : i32
}

// -----

// expected-error@+1 {{custom op 'llvm.func' expected integer value}}
llvm.func private @f(%a: i32 {llvm.noundef}, %b: i32) -> i32 vscale_range(?, 2) attributes {a} {
  llvm.return %a : i32
}

// -----

// expected-error@+1 {{expected ','}}
llvm.func private @f(%a: i32 {llvm.noundef}, %b: i32) -> i32 vscale_range(1 2) attributes {a} {
  llvm.return %a : i32
}

// -----

// expected-error@+1 {{custom op 'llvm.func' expected integer value}}
llvm.func private @f(%a: i32 {llvm.noundef}, %b: i32) -> i32 vscale_range(1, ) attributes {a} {
  llvm.return %a : i32
}

// -----

// expected-error@+1 {{custom op 'llvm.func' expected integer value}}
llvm.func private @f(%a: i32 {llvm.noundef}, %b: i32) -> i32 vscale_range(1, ?) attributes {a} {
  llvm.return %a : i32
}

// -----

// expected-error@+1 {{expected ')'}}
llvm.func private @f(%a: i32 {llvm.noundef}, %b: i32) -> i32 vscale_range(1, 2 attributes {a} {
  llvm.return %a : i32
}

// -----

// expected-error@+1 {{expected '{' in attribute dictionary}}
llvm.func private @f(%a: i32 {llvm.noundef}, %b: i32) -> i32 vscale_range(1, 2) attributes a} {
  llvm.return %a : i32
}

// -----

llvm.func private @f(%a: i32 {llvm.noundef}, %b: i32) -> i32 vscale_range(1, 2) attributes {} {
  llvm.return %a : i32
}

// -----

// expected-error@+1 {{expected '}' in attribute dictionary}}
llvm.func private @f(%a: i32 {llvm.noundef}, %b: i32) -> i32 vscale_range(1, 2) attributes {a {
  llvm.return %a : i32
}

// -----

llvm.func private @f(%a: i32 {llvm.noundef}, %b: i32) -> i32 vscale_range(1, 2) attributes {a} 
// expected-error@+1 {{expected operation name in quotes}}
  llvm.return %a : i32
}

// -----

llvm.comdat @c {
  llvm.comdat_selector @d any
}
llvm.func weak @f() comdat(@c::@d) {
  llvm.return
}

// -----

llvm.comdat @c {
  llvm.comdat_selector @d any
}
llvm.func  @f() comdat(@c::@d) {
  llvm.return
}

// -----

llvm.comdat @c {
  llvm.comdat_selector @d any
}
// expected-error@+1 {{custom op 'llvm.func' expected valid '@'-identifier for symbol name}}
llvm.func weak () comdat(@c::@d) {
  llvm.return
}

// -----

llvm.comdat @c {
  llvm.comdat_selector @d any
}
// expected-error@+1 {{expected '('}}
llvm.func weak @f) comdat(@c::@d) {
  llvm.return
}

// -----

llvm.comdat @c {
  llvm.comdat_selector @d any
}
// expected-error@+1 {{expected non-function type}}
llvm.func weak @f( comdat(@c::@d) {
  llvm.return
}

// -----

llvm.comdat @c {
  llvm.comdat_selector @d any
}
// expected-error@+1 {{expected operation name in quotes}}
llvm.func weak @f() (@c::@d) {
  llvm.return
}

// -----

llvm.comdat @c {
  llvm.comdat_selector @d any
}
// expected-error@+1 {{expected '('}}
llvm.func weak @f() comdat@c::@d) {
  llvm.return
}

// -----

llvm.comdat @c {
  llvm.comdat_selector @d any
}
// expected-error@+1 {{expected attribute value}}
llvm.func weak @f() comdat(::@d) {
  llvm.return
}

// -----

llvm.comdat @c {
  llvm.comdat_selector @d any
}
// expected-error@+1 {{expected ')'}}
llvm.func weak @f() comdat(@c@d) {
  llvm.return
}

// -----

llvm.comdat @c {
  llvm.comdat_selector @d any
}
// expected-error@+1 {{expected nested symbol reference identifier}}
llvm.func weak @f() comdat(@c::) {
  llvm.return
}

// -----

llvm.comdat @c {
  llvm.comdat_selector @d any
}
// expected-error@+1 {{expected ')'}}
llvm.func weak @f() comdat(@c::@d {
  llvm.return
}

// -----

llvm.comdat @c {
  llvm.comdat_selector @d any
}
llvm.func weak @f() comdat(@c::@d) 
// expected-error@+1 {{expected operation name in quotes}}
  llvm.return
}

// -----

llvm.comdat @c {
  llvm.comdat_selector @d exactmatch
}

// -----

// expected-error@+1 {{expected operation name in quotes}}
 @c {
  llvm.comdat_selector @d exactmatch
}

// -----

// expected-error@+1 {{custom op 'llvm.comdat' expected valid '@'-identifier for symbol name}}
llvm.comdat  {
  llvm.comdat_selector @d exactmatch
}

// -----

// expected-error@+1 {{expected '{' to begin a region}}
llvm.comdat @c 
  llvm.comdat_selector @d exactmatch
}

// -----

// expected-error@+1 {{expected operation name in quotes}}
llvm.comdat @c {
   @d exactmatch
}

// -----

llvm.comdat @c {
// expected-error@+1 {{custom op 'llvm.comdat_selector' expected valid '@'-identifier for symbol name}}
  llvm.comdat_selector  exactmatch
}

// -----

llvm.comdat @c {
  llvm.comdat_selector @d 
// expected-error@+1 {{custom op 'llvm.comdat_selector' expected string or keyword containing one of the following enum values for attribute 'comdat' [any, exactmatch, largest, nodeduplicate, samesize]}}
}

// -----

llvm.comdat @c {
// expected-error@+1 {{expected operation name in quotes}}
  llvm.comdat_selector @d exactmatch

// -----

llvm.func @f() {
  llvm.return
// expected-error@+1 {{expected operation name in quotes}}
}
 {ctors = [@f], priorities = [3 : i32]}

// -----

// expected-error@+1 {{expected operation name in quotes}}
 @f() -> i32 attributes {memory_effects = #llvm.memory_effects<other = read, argMem = none, inaccessibleMem = readwrite>}

// -----

// expected-error@+1 {{custom op 'llvm.func' expected valid '@'-identifier for symbol name}}
llvm.func () -> i32 attributes {memory_effects = #llvm.memory_effects<other = read, argMem = none, inaccessibleMem = readwrite>}

// -----

// expected-error@+1 {{expected '('}}
llvm.func @f) -> i32 attributes {memory_effects = #llvm.memory_effects<other = read, argMem = none, inaccessibleMem = readwrite>}

// -----

// expected-error@+1 {{expected non-function type}}
llvm.func @f( -> i32 attributes {memory_effects = #llvm.memory_effects<other = read, argMem = none, inaccessibleMem = readwrite>}

// -----

// expected-error@+1 {{expected operation name in quotes}}
llvm.func @f()  i32 attributes {memory_effects = #llvm.memory_effects<other = read, argMem = none, inaccessibleMem = readwrite>}

// -----

// expected-error@+1 {{expected non-function type}}
llvm.func @f() ->  attributes {memory_effects = #llvm.memory_effects<other = read, argMem = none, inaccessibleMem = readwrite>}

// -----

// expected-error@+1 {{expected '{' in attribute dictionary}}
llvm.func @f() -> i32 attributes memory_effects = #llvm.memory_effects<other = read, argMem = none, inaccessibleMem = readwrite>}

// -----

// expected-error@+1 {{expected attribute name}}
llvm.func @f() -> i32 attributes { = #llvm.memory_effects<other = read, argMem = none, inaccessibleMem = readwrite>}

// -----

// expected-error@+1 {{expected '}' in attribute dictionary}}
llvm.func @f() -> i32 attributes {memory_effects  #llvm.memory_effects<other = read, argMem = none, inaccessibleMem = readwrite>}

// -----

// expected-error@+1 {{expected attribute value}}
llvm.func @f() -> i32 attributes {memory_effects = <other = read, argMem = none, inaccessibleMem = readwrite>}

// -----

// expected-error@+1 {{unknown attribute `memory_effectsother` in dialect `llvm`}}
llvm.func @f() -> i32 attributes {memory_effects = #llvm.memory_effectsother = read, argMem = none, inaccessibleMem = readwrite>}

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{expected a parameter name in struct}}
llvm.func @f() -> i32 attributes {memory_effects = #llvm.memory_effects< = read, argMem = none, inaccessibleMem = readwrite>}

// -----

// expected-error@+1 {{expected '='}}
llvm.func @f() -> i32 attributes {memory_effects = #llvm.memory_effects<other  read, argMem = none, inaccessibleMem = readwrite>}

// -----

// expected-error@+2 {{expected keyword for LLVM ModRefInfo}}
// expected-error@+1 {{failed to parse LLVM_MemoryEffectsAttr parameter 'other' which is to be a `ModRefInfo`}}
llvm.func @f() -> i32 attributes {memory_effects = #llvm.memory_effects<other = , argMem = none, inaccessibleMem = readwrite>}

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{expected a parameter name in struct}}
llvm.func @f() -> i32 attributes {memory_effects = #llvm.memory_effects<other = read,  = none, inaccessibleMem = readwrite>}

// -----

// expected-error@+1 {{expected '='}}
llvm.func @f() -> i32 attributes {memory_effects = #llvm.memory_effects<other = read, argMem  none, inaccessibleMem = readwrite>}

// -----

// expected-error@+2 {{expected keyword for LLVM ModRefInfo}}
// expected-error@+1 {{failed to parse LLVM_MemoryEffectsAttr parameter 'argMem' which is to be a `ModRefInfo`}}
llvm.func @f() -> i32 attributes {memory_effects = #llvm.memory_effects<other = read, argMem = , inaccessibleMem = readwrite>}

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{expected a parameter name in struct}}
llvm.func @f() -> i32 attributes {memory_effects = #llvm.memory_effects<other = read, argMem = none,  = readwrite>}

// -----

// expected-error@+1 {{expected '='}}
llvm.func @f() -> i32 attributes {memory_effects = #llvm.memory_effects<other = read, argMem = none, inaccessibleMem  readwrite>}

// -----

// expected-error@+2 {{expected keyword for LLVM ModRefInfo}}
// expected-error@+1 {{failed to parse LLVM_MemoryEffectsAttr parameter 'inaccessibleMem' which is to be a `ModRefInfo`}}
llvm.func @f() -> i32 attributes {memory_effects = #llvm.memory_effects<other = read, argMem = none, inaccessibleMem = >}

// -----

// expected-error@+1 {{expected operation name in quotes}}
 @f() attributes {target_features = #llvm.target_features<["+a", "-b"]>, frame_pointer = #llvm.framePointerKind<all>, uwtable_kind = #llvm.uwtableKind<sync>}

// -----

// expected-error@+1 {{custom op 'llvm.func' expected valid '@'-identifier for symbol name}}
llvm.func () attributes {target_features = #llvm.target_features<["+a", "-b"]>, frame_pointer = #llvm.framePointerKind<all>, uwtable_kind = #llvm.uwtableKind<sync>}

// -----

// expected-error@+1 {{expected '('}}
llvm.func @f) attributes {target_features = #llvm.target_features<["+a", "-b"]>, frame_pointer = #llvm.framePointerKind<all>, uwtable_kind = #llvm.uwtableKind<sync>}

// -----

// expected-error@+1 {{expected non-function type}}
llvm.func @f( attributes {target_features = #llvm.target_features<["+a", "-b"]>, frame_pointer = #llvm.framePointerKind<all>, uwtable_kind = #llvm.uwtableKind<sync>}

// -----

// expected-error@+1 {{expected '{' in attribute dictionary}}
llvm.func @f() attributes target_features = #llvm.target_features<["+a", "-b"]>, frame_pointer = #llvm.framePointerKind<all>, uwtable_kind = #llvm.uwtableKind<sync>}

// -----

// expected-error@+1 {{expected attribute name}}
llvm.func @f() attributes { = #llvm.target_features<["+a", "-b"]>, frame_pointer = #llvm.framePointerKind<all>, uwtable_kind = #llvm.uwtableKind<sync>}

// -----

// expected-error@+1 {{expected '}' in attribute dictionary}}
llvm.func @f() attributes {target_features  #llvm.target_features<["+a", "-b"]>, frame_pointer = #llvm.framePointerKind<all>, uwtable_kind = #llvm.uwtableKind<sync>}

// -----

// expected-error@+1 {{expected attribute value}}
llvm.func @f() attributes {target_features = <["+a", "-b"]>, frame_pointer = #llvm.framePointerKind<all>, uwtable_kind = #llvm.uwtableKind<sync>}

// -----

// expected-error@+1 {{expected '<'}}
llvm.func @f() attributes {target_features = #llvm.target_features["+a", "-b"]>, frame_pointer = #llvm.framePointerKind<all>, uwtable_kind = #llvm.uwtableKind<sync>}

// -----

// expected-error@+2 {{expected attribute value}}
// expected-error@+1 {{failed to parse LLVM_TargetFeaturesAttr parameter 'features' which is to be a `::llvm::ArrayRef<StringAttr>`}}
llvm.func @f() attributes {target_features = #llvm.target_features<[, "-b"]>, frame_pointer = #llvm.framePointerKind<all>, uwtable_kind = #llvm.uwtableKind<sync>}

// -----

// expected-error@+1 {{expected ']'}}
llvm.func @f() attributes {target_features = #llvm.target_features<["+a" "-b"]>, frame_pointer = #llvm.framePointerKind<all>, uwtable_kind = #llvm.uwtableKind<sync>}

// -----

// expected-error@+2 {{expected attribute value}}
// expected-error@+1 {{failed to parse LLVM_TargetFeaturesAttr parameter 'features' which is to be a `::llvm::ArrayRef<StringAttr>`}}
llvm.func @f() attributes {target_features = #llvm.target_features<["+a", ]>, frame_pointer = #llvm.framePointerKind<all>, uwtable_kind = #llvm.uwtableKind<sync>}

// -----

// expected-error@+1 {{expected '}' in attribute dictionary}}
llvm.func @f() attributes {target_features = #llvm.target_features<["+a", "-b"]> frame_pointer = #llvm.framePointerKind<all>, uwtable_kind = #llvm.uwtableKind<sync>}

// -----

// expected-error@+1 {{expected attribute name}}
llvm.func @f() attributes {target_features = #llvm.target_features<["+a", "-b"]>,  = #llvm.framePointerKind<all>, uwtable_kind = #llvm.uwtableKind<sync>}

// -----

// expected-error@+1 {{expected '}' in attribute dictionary}}
llvm.func @f() attributes {target_features = #llvm.target_features<["+a", "-b"]>, frame_pointer  #llvm.framePointerKind<all>, uwtable_kind = #llvm.uwtableKind<sync>}

// -----

// expected-error@+1 {{expected attribute value}}
llvm.func @f() attributes {target_features = #llvm.target_features<["+a", "-b"]>, frame_pointer = <all>, uwtable_kind = #llvm.uwtableKind<sync>}

// -----

// expected-error@+1 {{unknown attribute `framePointerKindall` in dialect `llvm`}}
llvm.func @f() attributes {target_features = #llvm.target_features<["+a", "-b"]>, frame_pointer = #llvm.framePointerKindall>, uwtable_kind = #llvm.uwtableKind<sync>}

// -----

// expected-error@+2 {{expected keyword for LLVM FramePointerKind}}
// expected-error@+1 {{failed to parse FramePointerKindAttr parameter 'framePointerKind' which is to be a `framePointerKind::FramePointerKind`}}
llvm.func @f() attributes {target_features = #llvm.target_features<["+a", "-b"]>, frame_pointer = #llvm.framePointerKind<>, uwtable_kind = #llvm.uwtableKind<sync>}

// -----

// expected-error@+1 {{expected '}' in attribute dictionary}}
llvm.func @f() attributes {target_features = #llvm.target_features<["+a", "-b"]>, frame_pointer = #llvm.framePointerKind<all> uwtable_kind = #llvm.uwtableKind<sync>}

// -----

// expected-error@+1 {{expected attribute name}}
llvm.func @f() attributes {target_features = #llvm.target_features<["+a", "-b"]>, frame_pointer = #llvm.framePointerKind<all>,  = #llvm.uwtableKind<sync>}

// -----

// expected-error@+1 {{expected '}' in attribute dictionary}}
llvm.func @f() attributes {target_features = #llvm.target_features<["+a", "-b"]>, frame_pointer = #llvm.framePointerKind<all>, uwtable_kind  #llvm.uwtableKind<sync>}

// -----

// expected-error@+1 {{expected attribute value}}
llvm.func @f() attributes {target_features = #llvm.target_features<["+a", "-b"]>, frame_pointer = #llvm.framePointerKind<all>, uwtable_kind = <sync>}

// -----

// expected-error@+1 {{unknown attribute `uwtableKindsync` in dialect `llvm`}}
llvm.func @f() attributes {target_features = #llvm.target_features<["+a", "-b"]>, frame_pointer = #llvm.framePointerKind<all>, uwtable_kind = #llvm.uwtableKindsync>}

// -----

// expected-error@+1 {{expected operation name in quotes}}
 = #llvm.constant_range<i8, -3, 4>

// -----

// expected-error@+1 {{expected '=' in attribute alias definition}}
#r  #llvm.constant_range<i8, -3, 4>

// -----

// expected-error@+1 {{expected attribute value}}
#r = <i8, -3, 4>

// -----

// expected-error@+1 {{unknown attribute `constant_rangei8` in dialect `llvm`}}
#r = #llvm.constant_rangei8, -3, 4>

// -----

#l = #llvm.loop_annotation<disableNonforced = true, unroll = <disable = false, count = 4 : i32>, mustProgress = true>

// -----

// expected-error@+1 {{expected operation name in quotes}}
 = #llvm.loop_annotation<disableNonforced = true, unroll = <disable = false, count = 4 : i32>, mustProgress = true>

// -----

// expected-error@+1 {{expected '=' in attribute alias definition}}
#l  #llvm.loop_annotation<disableNonforced = true, unroll = <disable = false, count = 4 : i32>, mustProgress = true>

// -----

// expected-error@+1 {{expected attribute value}}
#l = <disableNonforced = true, unroll = <disable = false, count = 4 : i32>, mustProgress = true>

// -----

// expected-error@+1 {{unknown attribute `loop_annotationdisableNonforced` in dialect `llvm`}}
#l = #llvm.loop_annotationdisableNonforced = true, unroll = <disable = false, count = 4 : i32>, mustProgress = true>

// -----

// expected-error@+1 {{expected '>'}}
#l = #llvm.loop_annotation< = true, unroll = <disable = false, count = 4 : i32>, mustProgress = true>

// -----

// expected-error@+1 {{expected '='}}
#l = #llvm.loop_annotation<disableNonforced  true, unroll = <disable = false, count = 4 : i32>, mustProgress = true>

// -----

// expected-error@+2 {{expected attribute value}}
// expected-error@+1 {{failed to parse LoopAnnotationAttr parameter 'disableNonforced' which is to be a `BoolAttr`}}
#l = #llvm.loop_annotation<disableNonforced = , unroll = <disable = false, count = 4 : i32>, mustProgress = true>

// -----

// expected-error@+1 {{expected '>'}}
#l = #llvm.loop_annotation<disableNonforced = true unroll = <disable = false, count = 4 : i32>, mustProgress = true>

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{expected a parameter name in struct}}
#l = #llvm.loop_annotation<disableNonforced = true,  = <disable = false, count = 4 : i32>, mustProgress = true>

// -----

// expected-error@+1 {{expected '='}}
#l = #llvm.loop_annotation<disableNonforced = true, unroll  <disable = false, count = 4 : i32>, mustProgress = true>

// -----

// expected-error@+2 {{expected '<'}}
// expected-error@+1 {{failed to parse LoopAnnotationAttr parameter 'unroll' which is to be a `LoopUnrollAttr`}}
#l = #llvm.loop_annotation<disableNonforced = true, unroll = disable = false, count = 4 : i32>, mustProgress = true>

// -----

// expected-error@+2 {{expected '>'}}
// expected-error@+1 {{failed to parse LoopAnnotationAttr parameter 'unroll' which is to be a `LoopUnrollAttr`}}
#l = #llvm.loop_annotation<disableNonforced = true, unroll = < = false, count = 4 : i32>, mustProgress = true>

// -----

// expected-error@+2 {{expected '='}}
// expected-error@+1 {{failed to parse LoopAnnotationAttr parameter 'unroll' which is to be a `LoopUnrollAttr`}}
#l = #llvm.loop_annotation<disableNonforced = true, unroll = <disable  false, count = 4 : i32>, mustProgress = true>

// -----

// expected-error@+3 {{expected attribute value}}
// expected-error@+2 {{failed to parse LoopUnrollAttr parameter 'disable' which is to be a `BoolAttr`}}
// expected-error@+1 {{failed to parse LoopAnnotationAttr parameter 'unroll' which is to be a `LoopUnrollAttr`}}
#l = #llvm.loop_annotation<disableNonforced = true, unroll = <disable = , count = 4 : i32>, mustProgress = true>

// -----

// expected-error@+2 {{expected '>'}}
// expected-error@+1 {{failed to parse LoopAnnotationAttr parameter 'unroll' which is to be a `LoopUnrollAttr`}}
#l = #llvm.loop_annotation<disableNonforced = true, unroll = <disable = false count = 4 : i32>, mustProgress = true>

// -----

// expected-error@+3 {{expected valid keyword}}
// expected-error@+2 {{expected a parameter name in struct}}
// expected-error@+1 {{failed to parse LoopAnnotationAttr parameter 'unroll' which is to be a `LoopUnrollAttr`}}
#l = #llvm.loop_annotation<disableNonforced = true, unroll = <disable = false,  = 4 : i32>, mustProgress = true>

// -----

// expected-error@+2 {{expected '='}}
// expected-error@+1 {{failed to parse LoopAnnotationAttr parameter 'unroll' which is to be a `LoopUnrollAttr`}}
#l = #llvm.loop_annotation<disableNonforced = true, unroll = <disable = false, count  4 : i32>, mustProgress = true>

// -----

// expected-error@+3 {{expected attribute value}}
// expected-error@+2 {{failed to parse LoopUnrollAttr parameter 'count' which is to be a `IntegerAttr`}}
// expected-error@+1 {{failed to parse LoopAnnotationAttr parameter 'unroll' which is to be a `LoopUnrollAttr`}}
#l = #llvm.loop_annotation<disableNonforced = true, unroll = <disable = false, count =  : i32>, mustProgress = true>

// -----

// expected-error@+3 {{expected attribute value}}
// expected-error@+2 {{failed to parse LoopUnrollAttr parameter 'count' which is to be a `IntegerAttr`}}
// expected-error@+1 {{failed to parse LoopAnnotationAttr parameter 'unroll' which is to be a `LoopUnrollAttr`}}
#l = #llvm.loop_annotation<disableNonforced = true, unroll = <disable = false, count = ? : i32>, mustProgress = true>

// -----

// expected-error@+2 {{expected '>'}}
// expected-error@+1 {{failed to parse LoopAnnotationAttr parameter 'unroll' which is to be a `LoopUnrollAttr`}}
#l = #llvm.loop_annotation<disableNonforced = true, unroll = <disable = false, count = 4  i32>, mustProgress = true>

// -----

// expected-error@+3 {{expected non-function type}}
// expected-error@+2 {{failed to parse LoopUnrollAttr parameter 'count' which is to be a `IntegerAttr`}}
// expected-error@+1 {{failed to parse LoopAnnotationAttr parameter 'unroll' which is to be a `LoopUnrollAttr`}}
#l = #llvm.loop_annotation<disableNonforced = true, unroll = <disable = false, count = 4 : >, mustProgress = true>

// -----

// expected-error@+1 {{expected '>'}}
#l = #llvm.loop_annotation<disableNonforced = true, unroll = <disable = false, count = 4 : i32> mustProgress = true>

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{expected a parameter name in struct}}
#l = #llvm.loop_annotation<disableNonforced = true, unroll = <disable = false, count = 4 : i32>,  = true>

// -----

// expected-error@+1 {{expected '='}}
#l = #llvm.loop_annotation<disableNonforced = true, unroll = <disable = false, count = 4 : i32>, mustProgress  true>

// -----

// expected-error@+2 {{expected attribute value}}
// expected-error@+1 {{failed to parse LoopAnnotationAttr parameter 'mustProgress' which is to be a `BoolAttr`}}
#l = #llvm.loop_annotation<disableNonforced = true, unroll = <disable = false, count = 4 : i32>, mustProgress = >

// -----

#e = #llvm.di_expression<[DW_OP_deref, DW_OP_LLVM_fragment(0, 8)]>

// -----

// expected-error@+1 {{expected operation name in quotes}}
 = #llvm.di_expression<[DW_OP_deref, DW_OP_LLVM_fragment(0, 8)]>

// -----

// expected-error@+1 {{expected '=' in attribute alias definition}}
#e  #llvm.di_expression<[DW_OP_deref, DW_OP_LLVM_fragment(0, 8)]>

// -----

// expected-error@+1 {{expected attribute value}}
#e = <[DW_OP_deref, DW_OP_LLVM_fragment(0, 8)]>

// -----

// expected-error@+1 {{expected '<'}}
#e = #llvm.di_expression[DW_OP_deref, DW_OP_LLVM_fragment(0, 8)]>

// -----

// expected-error@+3 {{expected valid keyword}}
// expected-error@+2 {{failed to parse LLVM_DIExpressionElemAttr parameter 'opcode' which is to be a `unsigned`}}
// expected-error@+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
#e = #llvm.di_expression<[, DW_OP_LLVM_fragment(0, 8)]>

// -----

// expected-error@+1 {{expected ']'}}
#e = #llvm.di_expression<[DW_OP_deref DW_OP_LLVM_fragment(0, 8)]>

// -----

// expected-error@+3 {{expected valid keyword}}
// expected-error@+2 {{failed to parse LLVM_DIExpressionElemAttr parameter 'opcode' which is to be a `unsigned`}}
// expected-error@+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
#e = #llvm.di_expression<[DW_OP_deref, (0, 8)]>

// -----

// expected-error@+3 {{expected integer value}}
// expected-error@+2 {{expected integer operand}}
// expected-error@+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
#e = #llvm.di_expression<[DW_OP_deref, DW_OP_LLVM_fragment(, 8)]>

// -----

// expected-error@+3 {{expected integer value}}
// expected-error@+2 {{expected integer operand}}
// expected-error@+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
#e = #llvm.di_expression<[DW_OP_deref, DW_OP_LLVM_fragment(?, 8)]>

// -----

// expected-error@+2 {{expected ')'}}
// expected-error@+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
#e = #llvm.di_expression<[DW_OP_deref, DW_OP_LLVM_fragment(0 8)]>

// -----

// expected-error@+3 {{expected integer value}}
// expected-error@+2 {{expected integer operand}}
// expected-error@+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
#e = #llvm.di_expression<[DW_OP_deref, DW_OP_LLVM_fragment(0, )]>

// -----

// expected-error@+3 {{expected integer value}}
// expected-error@+2 {{expected integer operand}}
// expected-error@+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
#e = #llvm.di_expression<[DW_OP_deref, DW_OP_LLVM_fragment(0, ?)]>

// -----

#t = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>

// -----

// expected-error@+1 {{expected operation name in quotes}}
 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>

// -----

// expected-error@+1 {{expected '=' in attribute alias definition}}
#t  #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>

// -----

// expected-error@+1 {{expected attribute value}}
#t = <tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>

// -----

// expected-error@+1 {{unknown attribute `di_basic_typetag` in dialect `llvm`}}
#t = #llvm.di_basic_typetag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{expected a parameter name in struct}}
#t = #llvm.di_basic_type< = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>

// -----

// expected-error@+1 {{expected '='}}
#t = #llvm.di_basic_type<tag  DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{failed to parse LLVM_DIBasicTypeAttr parameter 'tag' which is to be a `unsigned`}}
#t = #llvm.di_basic_type<tag = , name = "int", sizeInBits = 32, encoding = DW_ATE_signed>

// -----

// expected-error@+1 {{struct is missing required parameter: name}}
#t = #llvm.di_basic_type<tag = DW_TAG_base_type name = "int", sizeInBits = 32, encoding = DW_ATE_signed>

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{expected a parameter name in struct}}
#t = #llvm.di_basic_type<tag = DW_TAG_base_type,  = "int", sizeInBits = 32, encoding = DW_ATE_signed>

// -----

// expected-error@+1 {{expected '='}}
#t = #llvm.di_basic_type<tag = DW_TAG_base_type, name  "int", sizeInBits = 32, encoding = DW_ATE_signed>

// -----

// expected-error@+2 {{expected attribute value}}
// expected-error@+1 {{failed to parse LLVM_DIBasicTypeAttr parameter 'name' which is to be a `StringAttr`}}
#t = #llvm.di_basic_type<tag = DW_TAG_base_type, name = , sizeInBits = 32, encoding = DW_ATE_signed>

// -----

// expected-error@+1 {{expected '>'}}
#t = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int" sizeInBits = 32, encoding = DW_ATE_signed>

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{expected a parameter name in struct}}
#t = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int",  = 32, encoding = DW_ATE_signed>

// -----

// expected-error@+1 {{expected '='}}
#t = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits  32, encoding = DW_ATE_signed>

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVM_DIBasicTypeAttr parameter 'sizeInBits' which is to be a `uint64_t`}}
#t = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = , encoding = DW_ATE_signed>

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVM_DIBasicTypeAttr parameter 'sizeInBits' which is to be a `uint64_t`}}
#t = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = ?, encoding = DW_ATE_signed>

// -----

// expected-error@+1 {{expected '>'}}
#t = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32 encoding = DW_ATE_signed>

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{expected a parameter name in struct}}
#t = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32,  = DW_ATE_signed>

// -----

// expected-error@+1 {{expected '='}}
#t = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding  DW_ATE_signed>

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{failed to parse LLVM_DIBasicTypeAttr parameter 'encoding' which is to be a `unsigned`}}
#t = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = >

// -----

#d = #llvm.alias_scope_domain<id = distinct[0]<>, description = "d">

// -----

// expected-error@+1 {{expected operation name in quotes}}
 = #llvm.alias_scope_domain<id = distinct[0]<>, description = "d">

// -----

// expected-error@+1 {{expected '=' in attribute alias definition}}
#d  #llvm.alias_scope_domain<id = distinct[0]<>, description = "d">

// -----

// expected-error@+1 {{expected attribute value}}
#d = <id = distinct[0]<>, description = "d">

// -----

// expected-error@+1 {{unknown attribute `alias_scope_domainid` in dialect `llvm`}}
#d = #llvm.alias_scope_domainid = distinct[0]<>, description = "d">

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{expected a parameter name in struct}}
#d = #llvm.alias_scope_domain< = distinct[0]<>, description = "d">

// -----

// expected-error@+1 {{expected '='}}
#d = #llvm.alias_scope_domain<id  distinct[0]<>, description = "d">

// -----

// expected-error@+1 {{expected '>'}}
#d = #llvm.alias_scope_domain<id = distinct[0]<> description = "d">

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{expected a parameter name in struct}}
#d = #llvm.alias_scope_domain<id = distinct[0]<>,  = "d">

// -----

// expected-error@+1 {{expected '='}}
#d = #llvm.alias_scope_domain<id = distinct[0]<>, description  "d">

// -----

// expected-error@+2 {{expected attribute value}}
// expected-error@+1 {{failed to parse LLVM_AliasScopeDomainAttr parameter 'description' which is to be a `StringAttr`}}
#d = #llvm.alias_scope_domain<id = distinct[0]<>, description = >

// -----

#r = #llvm.tbaa_root<id = "r">
#c = #llvm.tbaa_type_desc<id = "i", members = {<#r, 0>}>
#t = #llvm.tbaa_tag<base_type = #c, access_type = #c, offset = 0, constant = true>

// -----

// expected-error@+1 {{expected operation name in quotes}}
 = #llvm.tbaa_root<id = "r">
#c = #llvm.tbaa_type_desc<id = "i", members = {<#r, 0>}>
#t = #llvm.tbaa_tag<base_type = #c, access_type = #c, offset = 0, constant = true>

// -----

// expected-error@+1 {{expected '=' in attribute alias definition}}
#r  #llvm.tbaa_root<id = "r">
#c = #llvm.tbaa_type_desc<id = "i", members = {<#r, 0>}>
#t = #llvm.tbaa_tag<base_type = #c, access_type = #c, offset = 0, constant = true>

// -----

// expected-error@+1 {{expected attribute value}}
#r = <id = "r">
#c = #llvm.tbaa_type_desc<id = "i", members = {<#r, 0>}>
#t = #llvm.tbaa_tag<base_type = #c, access_type = #c, offset = 0, constant = true>

// -----

// expected-error@+1 {{unknown attribute `tbaa_rootid` in dialect `llvm`}}
#r = #llvm.tbaa_rootid = "r">
#c = #llvm.tbaa_type_desc<id = "i", members = {<#r, 0>}>
#t = #llvm.tbaa_tag<base_type = #c, access_type = #c, offset = 0, constant = true>

// -----

// expected-error@+1 {{expected '>'}}
#r = #llvm.tbaa_root< = "r">
#c = #llvm.tbaa_type_desc<id = "i", members = {<#r, 0>}>
#t = #llvm.tbaa_tag<base_type = #c, access_type = #c, offset = 0, constant = true>

// -----

// expected-error@+1 {{expected '='}}
#r = #llvm.tbaa_root<id  "r">
#c = #llvm.tbaa_type_desc<id = "i", members = {<#r, 0>}>
#t = #llvm.tbaa_tag<base_type = #c, access_type = #c, offset = 0, constant = true>

// -----

// expected-error@+2 {{expected attribute value}}
// expected-error@+1 {{failed to parse LLVM_TBAARootAttr parameter 'id' which is to be a `StringAttr`}}
#r = #llvm.tbaa_root<id = >
#c = #llvm.tbaa_type_desc<id = "i", members = {<#r, 0>}>
#t = #llvm.tbaa_tag<base_type = #c, access_type = #c, offset = 0, constant = true>

// -----

// expected-error@+1 {{expected operation name in quotes}}
#r = #llvm.tbaa_root<id = "r">
 = #llvm.tbaa_type_desc<id = "i", members = {<#r, 0>}>
#t = #llvm.tbaa_tag<base_type = #c, access_type = #c, offset = 0, constant = true>

// -----

#r = #llvm.tbaa_root<id = "r">
// expected-error@+1 {{expected '=' in attribute alias definition}}
#c  #llvm.tbaa_type_desc<id = "i", members = {<#r, 0>}>
#t = #llvm.tbaa_tag<base_type = #c, access_type = #c, offset = 0, constant = true>

// -----

#r = #llvm.tbaa_root<id = "r">
// expected-error@+1 {{expected attribute value}}
#c = <id = "i", members = {<#r, 0>}>
#t = #llvm.tbaa_tag<base_type = #c, access_type = #c, offset = 0, constant = true>

// -----

#r = #llvm.tbaa_root<id = "r">
// expected-error@+1 {{unknown attribute `tbaa_type_descid` in dialect `llvm`}}
#c = #llvm.tbaa_type_descid = "i", members = {<#r, 0>}>
#t = #llvm.tbaa_tag<base_type = #c, access_type = #c, offset = 0, constant = true>

// -----

#r = #llvm.tbaa_root<id = "r">
// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{expected a parameter name in struct}}
#c = #llvm.tbaa_type_desc< = "i", members = {<#r, 0>}>
#t = #llvm.tbaa_tag<base_type = #c, access_type = #c, offset = 0, constant = true>

// -----

#r = #llvm.tbaa_root<id = "r">
// expected-error@+1 {{expected '='}}
#c = #llvm.tbaa_type_desc<id  "i", members = {<#r, 0>}>
#t = #llvm.tbaa_tag<base_type = #c, access_type = #c, offset = 0, constant = true>

// -----

#r = #llvm.tbaa_root<id = "r">
// expected-error@+2 {{expected string}}
// expected-error@+1 {{failed to parse LLVM_TBAATypeDescriptorAttr parameter 'id' which is to be a `::llvm::StringRef`}}
#c = #llvm.tbaa_type_desc<id = , members = {<#r, 0>}>
#t = #llvm.tbaa_tag<base_type = #c, access_type = #c, offset = 0, constant = true>

// -----

#r = #llvm.tbaa_root<id = "r">
// expected-error@+1 {{expected ','}}
#c = #llvm.tbaa_type_desc<id = "i" members = {<#r, 0>}>
#t = #llvm.tbaa_tag<base_type = #c, access_type = #c, offset = 0, constant = true>

// -----

#r = #llvm.tbaa_root<id = "r">
// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{expected a parameter name in struct}}
#c = #llvm.tbaa_type_desc<id = "i",  = {<#r, 0>}>
#t = #llvm.tbaa_tag<base_type = #c, access_type = #c, offset = 0, constant = true>

// -----

#r = #llvm.tbaa_root<id = "r">
// expected-error@+1 {{expected '='}}
#c = #llvm.tbaa_type_desc<id = "i", members  {<#r, 0>}>
#t = #llvm.tbaa_tag<base_type = #c, access_type = #c, offset = 0, constant = true>

// -----

#r = #llvm.tbaa_root<id = "r">
// expected-error@+3 {{expected attribute value}}
// expected-error@+2 {{failed to parse LLVM_TBAAMemberAttr parameter 'typeDesc' which is to be a `TBAANodeAttr`}}
// expected-error@+1 {{failed to parse LLVM_TBAATypeDescriptorAttr parameter 'members' which is to be a `::llvm::ArrayRef<TBAAMemberAttr>`}}
#c = #llvm.tbaa_type_desc<id = "i", members = {<, 0>}>
#t = #llvm.tbaa_tag<base_type = #c, access_type = #c, offset = 0, constant = true>

// -----

#r = #llvm.tbaa_root<id = "r">
// expected-error@+2 {{expected ','}}
// expected-error@+1 {{failed to parse LLVM_TBAATypeDescriptorAttr parameter 'members' which is to be a `::llvm::ArrayRef<TBAAMemberAttr>`}}
#c = #llvm.tbaa_type_desc<id = "i", members = {<#r 0>}>
#t = #llvm.tbaa_tag<base_type = #c, access_type = #c, offset = 0, constant = true>

// -----

#r = #llvm.tbaa_root<id = "r">
// expected-error@+3 {{expected integer value}}
// expected-error@+2 {{failed to parse LLVM_TBAAMemberAttr parameter 'offset' which is to be a `int64_t`}}
// expected-error@+1 {{failed to parse LLVM_TBAATypeDescriptorAttr parameter 'members' which is to be a `::llvm::ArrayRef<TBAAMemberAttr>`}}
#c = #llvm.tbaa_type_desc<id = "i", members = {<#r, >}>
#t = #llvm.tbaa_tag<base_type = #c, access_type = #c, offset = 0, constant = true>

// -----

#r = #llvm.tbaa_root<id = "r">
// expected-error@+3 {{expected integer value}}
// expected-error@+2 {{failed to parse LLVM_TBAAMemberAttr parameter 'offset' which is to be a `int64_t`}}
// expected-error@+1 {{failed to parse LLVM_TBAATypeDescriptorAttr parameter 'members' which is to be a `::llvm::ArrayRef<TBAAMemberAttr>`}}
#c = #llvm.tbaa_type_desc<id = "i", members = {<#r, ?>}>
#t = #llvm.tbaa_tag<base_type = #c, access_type = #c, offset = 0, constant = true>

// -----

#r = #llvm.tbaa_root<id = "r">
// expected-error@+1 {{expected operation name in quotes}}
#c = #llvm.tbaa_type_desc<id = "i", members = {<#r, 0>}>
 = #llvm.tbaa_tag<base_type = #c, access_type = #c, offset = 0, constant = true>

// -----

#r = #llvm.tbaa_root<id = "r">
#c = #llvm.tbaa_type_desc<id = "i", members = {<#r, 0>}>
// expected-error@+1 {{expected '=' in attribute alias definition}}
#t  #llvm.tbaa_tag<base_type = #c, access_type = #c, offset = 0, constant = true>

// -----

#r = #llvm.tbaa_root<id = "r">
#c = #llvm.tbaa_type_desc<id = "i", members = {<#r, 0>}>
// expected-error@+1 {{expected attribute value}}
#t = <base_type = #c, access_type = #c, offset = 0, constant = true>

// -----

#r = #llvm.tbaa_root<id = "r">
#c = #llvm.tbaa_type_desc<id = "i", members = {<#r, 0>}>
// expected-error@+1 {{unknown attribute `tbaa_tagbase_type` in dialect `llvm`}}
#t = #llvm.tbaa_tagbase_type = #c, access_type = #c, offset = 0, constant = true>

// -----

#r = #llvm.tbaa_root<id = "r">
#c = #llvm.tbaa_type_desc<id = "i", members = {<#r, 0>}>
// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{expected a parameter name in struct}}
#t = #llvm.tbaa_tag< = #c, access_type = #c, offset = 0, constant = true>

// -----

#r = #llvm.tbaa_root<id = "r">
#c = #llvm.tbaa_type_desc<id = "i", members = {<#r, 0>}>
// expected-error@+1 {{expected '='}}
#t = #llvm.tbaa_tag<base_type  #c, access_type = #c, offset = 0, constant = true>

// -----

#r = #llvm.tbaa_root<id = "r">
#c = #llvm.tbaa_type_desc<id = "i", members = {<#r, 0>}>
// expected-error@+2 {{expected '<'}}
// expected-error@+1 {{failed to parse LLVM_TBAATagAttr parameter 'base_type' which is to be a `TBAATypeDescriptorAttr`}}
#t = #llvm.tbaa_tag<base_type = , access_type = #c, offset = 0, constant = true>

// -----

#r = #llvm.tbaa_root<id = "r">
#c = #llvm.tbaa_type_desc<id = "i", members = {<#r, 0>}>
// expected-error@+1 {{struct is missing required parameter: access_type}}
#t = #llvm.tbaa_tag<base_type = #c access_type = #c, offset = 0, constant = true>

// -----

#r = #llvm.tbaa_root<id = "r">
#c = #llvm.tbaa_type_desc<id = "i", members = {<#r, 0>}>
// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{expected a parameter name in struct}}
#t = #llvm.tbaa_tag<base_type = #c,  = #c, offset = 0, constant = true>

// -----

#r = #llvm.tbaa_root<id = "r">
#c = #llvm.tbaa_type_desc<id = "i", members = {<#r, 0>}>
// expected-error@+1 {{expected '='}}
#t = #llvm.tbaa_tag<base_type = #c, access_type  #c, offset = 0, constant = true>

// -----

#r = #llvm.tbaa_root<id = "r">
#c = #llvm.tbaa_type_desc<id = "i", members = {<#r, 0>}>
// expected-error@+2 {{expected '<'}}
// expected-error@+1 {{failed to parse LLVM_TBAATagAttr parameter 'access_type' which is to be a `TBAATypeDescriptorAttr`}}
#t = #llvm.tbaa_tag<base_type = #c, access_type = , offset = 0, constant = true>

// -----

#r = #llvm.tbaa_root<id = "r">
#c = #llvm.tbaa_type_desc<id = "i", members = {<#r, 0>}>
// expected-error@+1 {{struct is missing required parameter: offset}}
#t = #llvm.tbaa_tag<base_type = #c, access_type = #c offset = 0, constant = true>

// -----

#r = #llvm.tbaa_root<id = "r">
#c = #llvm.tbaa_type_desc<id = "i", members = {<#r, 0>}>
// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{expected a parameter name in struct}}
#t = #llvm.tbaa_tag<base_type = #c, access_type = #c,  = 0, constant = true>

// -----

#r = #llvm.tbaa_root<id = "r">
#c = #llvm.tbaa_type_desc<id = "i", members = {<#r, 0>}>
// expected-error@+1 {{expected '='}}
#t = #llvm.tbaa_tag<base_type = #c, access_type = #c, offset  0, constant = true>

// -----

#r = #llvm.tbaa_root<id = "r">
#c = #llvm.tbaa_type_desc<id = "i", members = {<#r, 0>}>
// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVM_TBAATagAttr parameter 'offset' which is to be a `int64_t`}}
#t = #llvm.tbaa_tag<base_type = #c, access_type = #c, offset = , constant = true>

// -----

#r = #llvm.tbaa_root<id = "r">
#c = #llvm.tbaa_type_desc<id = "i", members = {<#r, 0>}>
// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVM_TBAATagAttr parameter 'offset' which is to be a `int64_t`}}
#t = #llvm.tbaa_tag<base_type = #c, access_type = #c, offset = ?, constant = true>

// -----

#r = #llvm.tbaa_root<id = "r">
#c = #llvm.tbaa_type_desc<id = "i", members = {<#r, 0>}>
// expected-error@+1 {{expected '>'}}
#t = #llvm.tbaa_tag<base_type = #c, access_type = #c, offset = 0 constant = true>

// -----

#r = #llvm.tbaa_root<id = "r">
#c = #llvm.tbaa_type_desc<id = "i", members = {<#r, 0>}>
// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{expected a parameter name in struct}}
#t = #llvm.tbaa_tag<base_type = #c, access_type = #c, offset = 0,  = true>

// -----

#r = #llvm.tbaa_root<id = "r">
#c = #llvm.tbaa_type_desc<id = "i", members = {<#r, 0>}>
// expected-error@+1 {{expected '='}}
#t = #llvm.tbaa_tag<base_type = #c, access_type = #c, offset = 0, constant  true>

// -----

#r = #llvm.tbaa_root<id = "r">
#c = #llvm.tbaa_type_desc<id = "i", members = {<#r, 0>}>
// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVM_TBAATagAttr parameter 'constant' which is to be a `bool`}}
#t = #llvm.tbaa_tag<base_type = #c, access_type = #c, offset = 0, constant = >

// -----

// expected-error@+1 {{expected operation name in quotes}}
 = #llvm.di_subprogram<id = distinct[1]<>, scope = #llvm.di_file<"a" in "b">, name = "f", line = 3, subprogramFlags = "Definition|Optimized">

// -----

// expected-error@+1 {{expected '=' in attribute alias definition}}
#p  #llvm.di_subprogram<id = distinct[1]<>, scope = #llvm.di_file<"a" in "b">, name = "f", line = 3, subprogramFlags = "Definition|Optimized">

// -----

// expected-error@+1 {{expected attribute value}}
#p = <id = distinct[1]<>, scope = #llvm.di_file<"a" in "b">, name = "f", line = 3, subprogramFlags = "Definition|Optimized">

// -----

// expected-error@+1 {{unknown attribute `di_subprogramid` in dialect `llvm`}}
#p = #llvm.di_subprogramid = distinct[1]<>, scope = #llvm.di_file<"a" in "b">, name = "f", line = 3, subprogramFlags = "Definition|Optimized">

// -----

// expected-error@+1 {{expected '='}}
#p = #llvm.di_subprogram<id  distinct[1]<>, scope = #llvm.di_file<"a" in "b">, name = "f", line = 3, subprogramFlags = "Definition|Optimized">

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_DISubprogramAttr parameter 'id' which is to be a `DistinctAttr`}}
#p = #llvm.di_subprogram<id = [1]<>, scope = #llvm.di_file<"a" in "b">, name = "f", line = 3, subprogramFlags = "Definition|Optimized">

// -----

// expected-error@+2 {{expected distinct ID}}
// expected-error@+1 {{failed to parse LLVM_DISubprogramAttr parameter 'id' which is to be a `DistinctAttr`}}
#p = #llvm.di_subprogram<id = distinct[]<>, scope = #llvm.di_file<"a" in "b">, name = "f", line = 3, subprogramFlags = "Definition|Optimized">

// -----

// expected-error@+2 {{expected distinct ID}}
// expected-error@+1 {{failed to parse LLVM_DISubprogramAttr parameter 'id' which is to be a `DistinctAttr`}}
#p = #llvm.di_subprogram<id = distinct[?]<>, scope = #llvm.di_file<"a" in "b">, name = "f", line = 3, subprogramFlags = "Definition|Optimized">

// -----

// expected-error@+2 {{expected '<' after distinct ID}}
// expected-error@+1 {{failed to parse LLVM_DISubprogramAttr parameter 'id' which is to be a `DistinctAttr`}}
#p = #llvm.di_subprogram<id = distinct[1]>, scope = #llvm.di_file<"a" in "b">, name = "f", line = 3, subprogramFlags = "Definition|Optimized">

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{expected a parameter name in struct}}
#p = #llvm.di_subprogram<id = distinct[1]<>,  = #llvm.di_file<"a" in "b">, name = "f", line = 3, subprogramFlags = "Definition|Optimized">

// -----

// expected-error@+1 {{expected '='}}
#p = #llvm.di_subprogram<id = distinct[1]<>, scope  #llvm.di_file<"a" in "b">, name = "f", line = 3, subprogramFlags = "Definition|Optimized">

// -----

// expected-error@+2 {{expected attribute value}}
// expected-error@+1 {{failed to parse LLVM_DISubprogramAttr parameter 'scope' which is to be a `DIScopeAttr`}}
#p = #llvm.di_subprogram<id = distinct[1]<>, scope = <"a" in "b">, name = "f", line = 3, subprogramFlags = "Definition|Optimized">

// -----

// expected-error@+2 {{expected '<'}}
// expected-error@+1 {{failed to parse LLVM_DISubprogramAttr parameter 'scope' which is to be a `DIScopeAttr`}}
#p = #llvm.di_subprogram<id = distinct[1]<>, scope = #llvm.di_file"a" in "b">, name = "f", line = 3, subprogramFlags = "Definition|Optimized">

// -----

// expected-error@+3 {{expected attribute value}}
// expected-error@+2 {{failed to parse LLVM_DIFileAttr parameter 'name' which is to be a `StringAttr`}}
// expected-error@+1 {{failed to parse LLVM_DISubprogramAttr parameter 'scope' which is to be a `DIScopeAttr`}}
#p = #llvm.di_subprogram<id = distinct[1]<>, scope = #llvm.di_file< in "b">, name = "f", line = 3, subprogramFlags = "Definition|Optimized">

// -----

// expected-error@+2 {{expected 'in'}}
// expected-error@+1 {{failed to parse LLVM_DISubprogramAttr parameter 'scope' which is to be a `DIScopeAttr`}}
#p = #llvm.di_subprogram<id = distinct[1]<>, scope = #llvm.di_file<"a"  "b">, name = "f", line = 3, subprogramFlags = "Definition|Optimized">

// -----

// expected-error@+3 {{expected attribute value}}
// expected-error@+2 {{failed to parse LLVM_DIFileAttr parameter 'directory' which is to be a `StringAttr`}}
// expected-error@+1 {{failed to parse LLVM_DISubprogramAttr parameter 'scope' which is to be a `DIScopeAttr`}}
#p = #llvm.di_subprogram<id = distinct[1]<>, scope = #llvm.di_file<"a" in >, name = "f", line = 3, subprogramFlags = "Definition|Optimized">

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{expected a parameter name in struct}}
#p = #llvm.di_subprogram<id = distinct[1]<>, scope = #llvm.di_file<"a" in "b">,  = "f", line = 3, subprogramFlags = "Definition|Optimized">

// -----

// expected-error@+1 {{expected '='}}
#p = #llvm.di_subprogram<id = distinct[1]<>, scope = #llvm.di_file<"a" in "b">, name  "f", line = 3, subprogramFlags = "Definition|Optimized">

// -----

// expected-error@+2 {{expected attribute value}}
// expected-error@+1 {{failed to parse LLVM_DISubprogramAttr parameter 'name' which is to be a `StringAttr`}}
#p = #llvm.di_subprogram<id = distinct[1]<>, scope = #llvm.di_file<"a" in "b">, name = , line = 3, subprogramFlags = "Definition|Optimized">

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{expected a parameter name in struct}}
#p = #llvm.di_subprogram<id = distinct[1]<>, scope = #llvm.di_file<"a" in "b">, name = "f",  = 3, subprogramFlags = "Definition|Optimized">

// -----

// expected-error@+1 {{expected '='}}
#p = #llvm.di_subprogram<id = distinct[1]<>, scope = #llvm.di_file<"a" in "b">, name = "f", line  3, subprogramFlags = "Definition|Optimized">

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVM_DISubprogramAttr parameter 'line' which is to be a `unsigned`}}
#p = #llvm.di_subprogram<id = distinct[1]<>, scope = #llvm.di_file<"a" in "b">, name = "f", line = , subprogramFlags = "Definition|Optimized">

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVM_DISubprogramAttr parameter 'line' which is to be a `unsigned`}}
#p = #llvm.di_subprogram<id = distinct[1]<>, scope = #llvm.di_file<"a" in "b">, name = "f", line = ?, subprogramFlags = "Definition|Optimized">

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{expected a parameter name in struct}}
#p = #llvm.di_subprogram<id = distinct[1]<>, scope = #llvm.di_file<"a" in "b">, name = "f", line = 3,  = "Definition|Optimized">

// -----

// expected-error@+1 {{expected '='}}
#p = #llvm.di_subprogram<id = distinct[1]<>, scope = #llvm.di_file<"a" in "b">, name = "f", line = 3, subprogramFlags  "Definition|Optimized">

// -----

// expected-error@+2 {{expected keyword for LLVM DISubprogram flags}}
// expected-error@+1 {{failed to parse LLVM_DISubprogramAttr parameter 'subprogramFlags' which is to be a `DISubprogramFlags`}}
#p = #llvm.di_subprogram<id = distinct[1]<>, scope = #llvm.di_file<"a" in "b">, name = "f", line = 3, subprogramFlags = >

// -----

// expected-error@+1 {{expected operation name in quotes}}
 = #llvm.cconv<cc_10>
#m = #llvm.mmra_tag<"a":"b">

// -----

// expected-error@+1 {{expected '=' in attribute alias definition}}
#v  #llvm.cconv<cc_10>
#m = #llvm.mmra_tag<"a":"b">

// -----

// expected-error@+1 {{expected attribute value}}
#v = <cc_10>
#m = #llvm.mmra_tag<"a":"b">

// -----

// expected-error@+1 {{unknown attribute `cconvcc_10` in dialect `llvm`}}
#v = #llvm.cconvcc_10>
#m = #llvm.mmra_tag<"a":"b">

// -----

// expected-error@+2 {{expected keyword for Calling Conventions}}
// expected-error@+1 {{failed to parse CConvAttr parameter 'CallingConv' which is to be a `CConv`}}
#v = #llvm.cconv<>
#m = #llvm.mmra_tag<"a":"b">

// -----

// expected-error@+1 {{expected operation name in quotes}}
#v = #llvm.cconv<cc_10>
 = #llvm.mmra_tag<"a":"b">

// -----

#v = #llvm.cconv<cc_10>
// expected-error@+1 {{expected '=' in attribute alias definition}}
#m  #llvm.mmra_tag<"a":"b">

// -----

#v = #llvm.cconv<cc_10>
// expected-error@+1 {{expected attribute value}}
#m = <"a":"b">

// -----

#v = #llvm.linkage<internal>

// -----

// expected-error@+1 {{expected operation name in quotes}}
 = #llvm.linkage<internal>

// -----

// expected-error@+1 {{expected '=' in attribute alias definition}}
#v  #llvm.linkage<internal>

// -----

// expected-error@+1 {{expected attribute value}}
#v = <internal>

// -----

// expected-error@+1 {{unknown attribute `linkageinternal` in dialect `llvm`}}
#v = #llvm.linkageinternal>

// -----

// expected-error@+2 {{expected keyword for LLVM linkage types}}
// expected-error@+1 {{failed to parse LinkageAttr parameter 'linkage' which is to be a `linkage::Linkage`}}
#v = #llvm.linkage<>

// -----

#v = #llvm.fastmath<nnan, contract>

// -----

// expected-error@+1 {{expected operation name in quotes}}
 = #llvm.fastmath<nnan, contract>

// -----

// expected-error@+1 {{expected '=' in attribute alias definition}}
#v  #llvm.fastmath<nnan, contract>

// -----

// expected-error@+1 {{expected attribute value}}
#v = <nnan, contract>

// -----

// expected-error@+1 {{unknown attribute `fastmathnnan` in dialect `llvm`}}
#v = #llvm.fastmathnnan, contract>

// -----

// expected-error@+1 {{expected '>'}}
#v = #llvm.fastmath<nnan contract>
