// RUN: mlir-opt --mlir-version=22 %s -split-input-file -verify-diagnostics
// RUN: not mlir-opt --mlir-version=22 %s -split-input-file 2>/dev/null | count 116

// expected-error@+1 {{custom op 'private' is unknown (tried 'builtin.private' as well)}}
 private hidden thread_local constant @g(42 : i32) {addr_space = 3 : i32, alignment = 4 : i64} : i32

// -----

llvm.comdat @c {
  llvm.comdat_selector @d any
}
// expected-error@+1 {{custom op 'external' is unknown (tried 'builtin.external' as well)}}
 external local_unnamed_addr @g("abc") comdat(@c::@d) : !llvm.array<3 x i8>

// -----

// expected-error@+1 {{custom op 'internal' is unknown (tried 'builtin.internal' as well)}}
 internal @g() {section = "s"} : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}

// -----

// expected-error@+1 {{custom op 'hidden' is unknown (tried 'builtin.hidden' as well)}}
 hidden @g("abc")

// -----

// expected-error@+1 {{custom op 'internal' is unknown (tried 'builtin.internal' as well)}}
 internal hidden local_unnamed_addr fastcc @f(%a: i32 {llvm.noundef}, !llvm.ptr {llvm.nocapture}, ...) -> (i32 {llvm.zeroext}) attributes {a}

// -----

// expected-error@+1 {{custom op 'private' is unknown (tried 'builtin.private' as well)}}
 private @f(%a: i32 {llvm.noundef}, %b: i32) -> i32 vscale_range(1, 2) attributes {a} {
  llvm.return %a : i32
}

// -----

// expected-error@+1 {{custom op 'vscale_range1' is unknown (tried 'builtin.vscale_range1' as well)}}
llvm.func private @f(%a: i32 {llvm.noundef}, %b: i32) -> i32 vscale_range1, 2) attributes {a} {
  llvm.return %a : i32
}

// -----

llvm.comdat @c {
  llvm.comdat_selector @d any
}
// expected-error@+1 {{custom op 'weak' is unknown (tried 'builtin.weak' as well)}}
 weak @f() comdat(@c::@d) {
  llvm.return
}

// -----

llvm.func @f() {
  llvm.return
}
// expected-error@+1 {{expected ','}}
llvm.mlir.global_ctors ctors = [@f], priorities = [3 : i32]}

// -----

llvm.func @f() {
  llvm.return
}
// expected-error@+1 {{custom op 'llvm.mlir.global_ctors' expected 'ctors'}}
llvm.mlir.global_ctors { = [@f], priorities = [3 : i32]}

// -----

llvm.func @f() {
  llvm.return
}
// expected-error@+1 {{custom op 'llvm.mlir.global_ctors' expected 'ctors'}}
llvm.mlir.global_ctors {ctors  [@f], priorities = [3 : i32]}

// -----

llvm.func @f() {
  llvm.return
}
// expected-error@+1 {{custom op 'llvm.mlir.global_ctors' expected 'ctors'}}
llvm.mlir.global_ctors {ctors = @f], priorities = [3 : i32]}

// -----

llvm.func @f() {
  llvm.return
}
// expected-error@+1 {{custom op 'llvm.mlir.global_ctors' expected 'ctors'}}
llvm.mlir.global_ctors {ctors = [@f, priorities = [3 : i32]}

// -----

llvm.func @f() {
  llvm.return
}
// expected-error@+1 {{custom op 'llvm.mlir.global_ctors' expected 'ctors'}}
llvm.mlir.global_ctors {ctors = [@f] priorities = [3 : i32]}

// -----

llvm.func @f() {
  llvm.return
}
// expected-error@+1 {{custom op 'llvm.mlir.global_ctors' expected 'ctors'}}
llvm.mlir.global_ctors {ctors = [@f],  = [3 : i32]}

// -----

llvm.func @f() {
  llvm.return
}
// expected-error@+1 {{custom op 'llvm.mlir.global_ctors' expected 'ctors'}}
llvm.mlir.global_ctors {ctors = [@f], priorities  [3 : i32]}

// -----

llvm.func @f() {
  llvm.return
}
// expected-error@+1 {{custom op 'llvm.mlir.global_ctors' expected 'ctors'}}
llvm.mlir.global_ctors {ctors = [@f], priorities = 3 : i32]}

// -----

llvm.func @f() {
  llvm.return
}
// expected-error@+1 {{custom op 'llvm.mlir.global_ctors' expected 'ctors'}}
llvm.mlir.global_ctors {ctors = [@f], priorities = [ : i32]}

// -----

llvm.func @f() {
  llvm.return
}
// expected-error@+1 {{custom op 'llvm.mlir.global_ctors' expected 'ctors'}}
llvm.mlir.global_ctors {ctors = [@f], priorities = [? : i32]}

// -----

llvm.func @f() {
  llvm.return
}
// expected-error@+1 {{custom op 'llvm.mlir.global_ctors' expected 'ctors'}}
llvm.mlir.global_ctors {ctors = [@f], priorities = [3  i32]}

// -----

llvm.func @f() {
  llvm.return
}
// expected-error@+1 {{custom op 'llvm.mlir.global_ctors' expected 'ctors'}}
llvm.mlir.global_ctors {ctors = [@f], priorities = [3 : ]}

// -----

llvm.func @f() {
  llvm.return
}
// expected-error@+1 {{custom op 'llvm.mlir.global_ctors' expected 'ctors'}}
llvm.mlir.global_ctors {ctors = [@f], priorities = [3 : i32}

// -----

llvm.func @f() {
  llvm.return
}
// expected-error@+1 {{custom op 'llvm.mlir.global_ctors' expected 'ctors'}}
llvm.mlir.global_ctors {ctors = [@f], priorities = [3 : i32]

// -----

llvm.mlir.global @g(1 : i32) : i32
llvm.mlir.alias weak protected thread_local unnamed_addr @a : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.mlir.global @g(1 : i32) : i32
// expected-error@+1 {{custom op 'weak' is unknown (tried 'builtin.weak' as well)}}
 weak protected thread_local unnamed_addr @a : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.mlir.global @g(1 : i32) : i32
llvm.mlir.alias  protected thread_local unnamed_addr @a : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.mlir.global @g(1 : i32) : i32
llvm.mlir.alias weak  thread_local unnamed_addr @a : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.mlir.global @g(1 : i32) : i32
llvm.mlir.alias weak protected  unnamed_addr @a : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.mlir.global @g(1 : i32) : i32
llvm.mlir.alias weak protected thread_local  @a : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.mlir.global @g(1 : i32) : i32
// expected-error@+1 {{custom op 'llvm.mlir.alias' expected valid '@'-identifier for symbol name}}
llvm.mlir.alias weak protected thread_local unnamed_addr  : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.mlir.global @g(1 : i32) : i32
// expected-error@+1 {{expected non-function type}}
llvm.mlir.alias weak protected thread_local unnamed_addr @a :  {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.mlir.global @g(1 : i32) : i32
// expected-error@+1 {{expected '{' to begin a region}}
llvm.mlir.alias weak protected thread_local unnamed_addr @a : i32 
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.mlir.global @g(1 : i32) : i32
// expected-error@+1 {{expected operation name in quotes}}
llvm.mlir.alias weak protected thread_local unnamed_addr @a : i32 {
   = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.mlir.global @g(1 : i32) : i32
llvm.mlir.alias weak protected thread_local unnamed_addr @a : i32 {
// expected-error@+1 {{expected '=' after SSA name}}
  %0  llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.mlir.global @g(1 : i32) : i32
llvm.mlir.alias weak protected thread_local unnamed_addr @a : i32 {
// expected-error@+1 {{expected operation name in quotes}}
  %0 =  @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.mlir.global @g(1 : i32) : i32
llvm.mlir.alias weak protected thread_local unnamed_addr @a : i32 {
// expected-error@+1 {{expected attribute value}}
  %0 = llvm.mlir.addressof  : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.mlir.global @g(1 : i32) : i32
llvm.mlir.alias weak protected thread_local unnamed_addr @a : i32 {
// expected-error@+1 {{expected ':'}}
  %0 = llvm.mlir.addressof @g  !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.mlir.global @g(1 : i32) : i32
llvm.mlir.alias weak protected thread_local unnamed_addr @a : i32 {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.mlir.addressof @g : 
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.mlir.global @g(1 : i32) : i32
llvm.mlir.alias weak protected thread_local unnamed_addr @a : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
// expected-error@+1 {{expected integer number of results}}
   %0 : !llvm.ptr
}

// -----

llvm.mlir.global @g(1 : i32) : i32
llvm.mlir.alias weak protected thread_local unnamed_addr @a : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
// expected-error@+1 {{expected operation name in quotes}}
  llvm.return  : !llvm.ptr
}

// -----

llvm.mlir.global @g(1 : i32) : i32
llvm.mlir.alias weak protected thread_local unnamed_addr @a : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
// expected-error@+1 {{expected ':'}}
  llvm.return %0  !llvm.ptr
}

// -----

llvm.mlir.global @g(1 : i32) : i32
llvm.mlir.alias weak protected thread_local unnamed_addr @a : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
// expected-error@+1 {{custom op 'llvm.return' number of operands and types do not match: got 1 operands and 0 types}}
  llvm.return %0 : 
}

// -----

llvm.mlir.global @g(1 : i32) : i32
llvm.mlir.alias weak protected thread_local unnamed_addr @a : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
// expected-error@+1 {{expected operation name in quotes}}
  llvm.return %0 : !llvm.ptr

// -----

llvm.func @f() attributes {target_features = #llvm.target_features<["+a", "-b"]>, frame_pointer = #llvm.framePointerKind<all>, uwtable_kind = #llvm.uwtableKind<sync>}

// -----

// expected-error@+2 {{expected keyword for LLVM Unwind Behavior}}
// expected-error@+1 {{failed to parse UWTableKindAttr parameter 'uwtableKind' which is to be a `uwtable::UWTableKind`}}
llvm.func @f() attributes {target_features = #llvm.target_features<["+a", "-b"]>, frame_pointer = #llvm.framePointerKind<all>, uwtable_kind = #llvm.uwtableKind<>}

// -----

// expected-error@+1 {{expected '}' in attribute dictionary}}
llvm.func @f() attributes {target_features = #llvm.target_features<["+a", "-b"]>, frame_pointer = #llvm.framePointerKind<all>, uwtable_kind = #llvm.uwtableKind<sync>

// -----

#r = #llvm.constant_range<i8, -3, 4>

// -----

// expected-error@+1 {{expected non-function type}}
#r = #llvm.constant_range<, -3, 4>

// -----

// expected-error@+1 {{expected ','}}
#r = #llvm.constant_range<i8 -3, 4>

// -----

// expected-error@+1 {{expected ','}}
#r = #llvm.constant_range<i8, -3 4>

// -----

// expected-error@+1 {{expected '>'}}
#d = #llvm.alias_scope_domain<id = [0]<>, description = "d">

// -----

#p = #llvm.di_subprogram<id = distinct[1]<>, scope = #llvm.di_file<"a" in "b">, name = "f", line = 3, subprogramFlags = "Definition|Optimized">

// -----

// expected-error@+1 {{expected '>'}}
#p = #llvm.di_subprogram< = distinct[1]<>, scope = #llvm.di_file<"a" in "b">, name = "f", line = 3, subprogramFlags = "Definition|Optimized">

// -----

// expected-error@+1 {{expected '>'}}
#p = #llvm.di_subprogram<id = distinct[1]<> scope = #llvm.di_file<"a" in "b">, name = "f", line = 3, subprogramFlags = "Definition|Optimized">

// -----

// expected-error@+1 {{expected '>'}}
#p = #llvm.di_subprogram<id = distinct[1]<>, scope = #llvm.di_file<"a" in "b"> name = "f", line = 3, subprogramFlags = "Definition|Optimized">

// -----

// expected-error@+1 {{expected '>'}}
#p = #llvm.di_subprogram<id = distinct[1]<>, scope = #llvm.di_file<"a" in "b">, name = "f" line = 3, subprogramFlags = "Definition|Optimized">

// -----

// expected-error@+1 {{expected '>'}}
#p = #llvm.di_subprogram<id = distinct[1]<>, scope = #llvm.di_file<"a" in "b">, name = "f", line = 3 subprogramFlags = "Definition|Optimized">

// -----

#v = #llvm.cconv<cc_10>
#m = #llvm.mmra_tag<"a":"b">

// -----

#v = #llvm.cconv<cc_10>
// expected-error@+1 {{expected '<'}}
#m = #llvm.mmra_tag"a":"b">

// -----

#v = #llvm.cconv<cc_10>
// expected-error@+2 {{expected string}}
// expected-error@+1 {{failed to parse LLVM_MMRATagAttr parameter 'prefix' which is to be a `::llvm::StringRef`}}
#m = #llvm.mmra_tag<:"b">

// -----

#v = #llvm.cconv<cc_10>
// expected-error@+1 {{expected ':'}}
#m = #llvm.mmra_tag<"a""b">

// -----

#v = #llvm.cconv<cc_10>
// expected-error@+2 {{expected string}}
// expected-error@+1 {{failed to parse LLVM_MMRATagAttr parameter 'suffix' which is to be a `::llvm::StringRef`}}
#m = #llvm.mmra_tag<"a":>

// -----

// expected-error@+2 {{expected valid keyword or string}}
// expected-error@+1 {{failed to parse LLVM_FastmathFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::FastmathFlags`}}
#v = #llvm.fastmath<, contract>

// -----

// expected-error@+2 {{expected valid keyword or string}}
// expected-error@+1 {{failed to parse LLVM_FastmathFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::FastmathFlags`}}
#v = #llvm.fastmath<nnan, >
