// RUN: mlir-opt --mlir-version=22 %s --allow-unregistered-dialect --split-input-file --verify-diagnostics
// RUN: not mlir-opt --mlir-version=22 %s --allow-unregistered-dialect -split-input-file 2>/dev/null | count 10

// expected-error @+2 {{expected one of [none, notail, musttail, tail] for Tail Call Kind, got: head}}
// expected-error @+1 {{failed to parse TailCallKindAttr parameter 'tailCallKind' which is to be a `TailCallKind`}}
"test.op"() {a = #llvm.tailcallkind<head>} : () -> ()

// -----

// expected-error @+2 {{expected one of [none, nsw, nuw] for LLVM integer overflow flags, got: ssw}}
// expected-error @+1 {{failed to parse LLVM_IntegerOverflowFlagsAttr parameter 'value'}}
"test.op"() {a = #llvm.overflow<nsw, ssw>} : () -> ()

// -----

// expected-error @+2 {{expected one of [none, "non-leaf"non-leaf, all, reserved, "non-leaf-no-reserve"non-leaf-no-reserve] for LLVM FramePointerKind, got: some}}
// expected-error @+1 {{failed to parse FramePointerKindAttr}}
"test.op"() {a = #llvm.framePointerKind<some>} : () -> ()

// -----

// expected-error @+1 {{id of an alias scope must be a StringAttr or a DistrinctAttr}}
"test.op"() {a = #llvm.alias_scope<id = 3, domain = <id = 4>>} : () -> ()

// -----

// expected-error @+1 {{only integer and string values are currently supported for unknown key '"k"'}}
"test.op"() {a = #llvm.mlir.module_flag<error, "k", @f>} : () -> ()

// -----

// expected-error @+1 {{'CG Profile' key expects an array of '#llvm.cgprofile_entry'}}
"test.op"() {a = #llvm.mlir.module_flag<error, "CG Profile", ["a"]>} : () -> ()

// -----

// expected-error @+1 {{'ProfileSummary' key expects a '#llvm.profile_summary' attribute}}
"test.op"() {a = #llvm.mlir.module_flag<error, "ProfileSummary", 3>} : () -> ()

// -----

// expected-error @+1 {{invalid kind of type specified: expected builtin.integer, but found 'f32'}}
"test.op"() {a = #llvm.constant_range<f32, 0, 1>} : () -> ()

// -----

// expected-error @+1 {{expected ','}}
"test.op"() {a = #llvm.constant_range<i8 0, 1>} : () -> ()

// -----

// expected-error @+1 {{expected integer value}}
"test.op"() {a = #llvm.constant_range<i8, "a", 1>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse ModuleFlagCGProfileEntryAttr parameter 'from' which is to be a `FlatSymbolRefAttr`}}
"test.op"() {a = #llvm.cgprofile_entry<from = @a::@b, count = 1>} : () -> ()
