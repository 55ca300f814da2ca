// RUN: mlir-opt --mlir-version=22 %s -split-input-file -verify-diagnostics
// RUN: not mlir-opt --mlir-version=22 %s -split-input-file 2>/dev/null | count 37

llvm.mlir.global @g(1 : i32) : i32
// expected-error @below {{'llvm.mlir.ifunc' op must have a function resolver}}
llvm.mlir.ifunc @i : !llvm.func<void ()>, !llvm.ptr @g

// -----

llvm.func @r() -> !llvm.ptr
// expected-error @below {{'llvm.mlir.ifunc' op resolver must be a definition}}
llvm.mlir.ifunc @i : !llvm.func<void ()>, !llvm.ptr @r

// -----

llvm.func available_externally @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// expected-error @below {{'llvm.mlir.ifunc' op resolver must be a definition}}
llvm.mlir.ifunc @i : !llvm.func<void ()>, !llvm.ptr @r

// -----

llvm.func @r() -> i32 {
  %0 = llvm.mlir.zero : i32
  llvm.return %0 : i32
}
// expected-error @below {{'llvm.mlir.ifunc' op resolver must return a pointer}}
llvm.mlir.ifunc @i : !llvm.func<void ()>, !llvm.ptr @r

// -----

llvm.func @r() {
  llvm.return
}
// expected-error @below {{'llvm.mlir.ifunc' op resolver must return a pointer}}
llvm.mlir.ifunc @i : !llvm.func<void ()>, !llvm.ptr @r

// -----

llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// expected-error @below {{'llvm.mlir.ifunc' op resolver has incorrect type}}
llvm.mlir.ifunc @i : !llvm.func<void ()>, !llvm.ptr<1> @r

// -----

llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// expected-error @below {{'llvm.mlir.ifunc' op resolver has incorrect type}}
llvm.mlir.ifunc @i : !llvm.func<void ()>, i32 @r

// -----

llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// expected-error @below {{'llvm.mlir.ifunc' op resolver has incorrect type}}
llvm.mlir.ifunc @i : !llvm.func<void ()>, !llvm.ptr @r {address_space = 1 : i32}

// -----

llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// expected-error @below {{'llvm.mlir.ifunc' op 'common' linkage not supported in ifuncs, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage}}
llvm.mlir.ifunc common @i : !llvm.func<void ()>, !llvm.ptr @r

// -----

llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// expected-error @below {{'llvm.mlir.ifunc' op 'extern_weak' linkage not supported in ifuncs, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage}}
llvm.mlir.ifunc extern_weak @i : !llvm.func<void ()>, !llvm.ptr @r

// -----

llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// expected-error @below {{'llvm.mlir.ifunc' op 'available_externally' linkage not supported in ifuncs, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage}}
llvm.mlir.ifunc available_externally @i : !llvm.func<void ()>, !llvm.ptr @r

// -----

llvm.func @r() -> !llvm.ptr
llvm.mlir.alias external @a : !llvm.func<ptr ()> {
  %0 = llvm.mlir.addressof @r : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias external @b : !llvm.func<ptr ()> {
  %0 = llvm.mlir.addressof @a : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// expected-error @below {{'llvm.mlir.ifunc' op resolver must be a definition}}
llvm.mlir.ifunc @i : !llvm.func<void ()>, !llvm.ptr @b

// -----

llvm.mlir.global @r(1 : i32) : i32
llvm.mlir.alias external @a : !llvm.func<ptr ()> {
  %0 = llvm.mlir.addressof @r : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// expected-error @below {{'llvm.mlir.ifunc' op must have a function resolver}}
llvm.mlir.ifunc @i : !llvm.func<void ()>, !llvm.ptr @a

// -----

llvm.mlir.global @g(1 : i32) : i32
llvm.func @f() {
  // expected-error @below {{'llvm.dso_local_equivalent' op must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'}}
  %0 = llvm.dso_local_equivalent @g : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{'llvm.dso_local_equivalent' op must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'}}
  %0 = llvm.dso_local_equivalent @missing : !llvm.ptr
  llvm.return
}

// -----

llvm.func extern_weak @weak()
llvm.func @f() {
  // expected-error @below {{'llvm.dso_local_equivalent' op target function with 'extern_weak' linkage not allowed}}
  %0 = llvm.dso_local_equivalent @weak : !llvm.ptr
  llvm.return
}

// -----

llvm.mlir.global @g(1 : i32) : i32
llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @f() {
  // expected-error @below {{'llvm.dso_local_equivalent' op must reference an alias to a function}}
  %0 = llvm.dso_local_equivalent @a : !llvm.ptr
  llvm.return
}

// -----

llvm.func @r()
llvm.func @f() {
  // expected-error @below {{'llvm.dso_local_equivalent' op result #0 must be LLVM pointer type, but got 'i32'}}
  %0 = llvm.dso_local_equivalent @f : i32
  llvm.return
}

// -----

llvm.mlir.global @g(1 : i32) : i32
llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  %1 = llvm.addrspacecast %0 : !llvm.ptr to !llvm.ptr<2>
  llvm.return %1 : !llvm.ptr<2>
}
llvm.func @f() {
  // expected-error @below {{'llvm.mlir.addressof' op pointer address space must match address space of the referenced global or alias}}
  %0 = llvm.mlir.addressof @a : !llvm.ptr
  llvm.return
}

// -----

llvm.mlir.global @g(1 : i32) : i32
llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @f() {
  // expected-error @below {{'llvm.mlir.addressof' op pointer address space must match address space of the referenced global or alias}}
  %0 = llvm.mlir.addressof @a : !llvm.ptr<1>
  llvm.return
}

// -----

llvm.mlir.global @g(1 : i32) {addr_space = 3 : i32} : i32
llvm.func @f() {
  // expected-error @below {{'llvm.mlir.addressof' op pointer address space must match address space of the referenced global or alias}}
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return
}

// -----

llvm.comdat @c {
  llvm.comdat_selector @s any
}
llvm.func @f() {
  // expected-error @below {{'llvm.mlir.addressof' op must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'}}
  %0 = llvm.mlir.addressof @c : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f() {
  llvm.blocktag <id = 2>
  llvm.br ^a
^a:
  // expected-error @below {{duplicate block tag '2' in the same function: }}
  llvm.blocktag <id = 2>
  llvm.return
}

// -----

llvm.func @d()
// expected-error @below {{'llvm.mlir.global_ctors' op 'd' does not have a definition}}
llvm.mlir.global_ctors ctors = [@d], priorities = [0 : i32], data = [#llvm.zero]

// -----

// expected-error @below {{'llvm.mlir.global_ctors' op 'missing' does not reference a valid LLVM function}}
llvm.mlir.global_ctors ctors = [@missing], priorities = [0 : i32], data = [#llvm.zero]

// -----

llvm.mlir.global @g(1 : i32) : i32
// expected-error @below {{'llvm.mlir.global_dtors' op 'g' does not reference a valid LLVM function}}
llvm.mlir.global_dtors dtors = [@g], priorities = [0 : i32], data = [#llvm.zero]

// -----

llvm.func @d() { llvm.return }
// expected-error @below {{ctors, priorities, and data must have the same number of elements}}
llvm.mlir.global_ctors ctors = [@d], priorities = [0 : i32, 1 : i32], data = [#llvm.zero]

// -----

llvm.func @d() { llvm.return }
// expected-error @below {{ctors, priorities, and data must have the same number of elements}}
llvm.mlir.global_ctors ctors = [@d], priorities = [0 : i32], data = [#llvm.zero, #llvm.zero]

// -----

llvm.func @d() { llvm.return }
// expected-error @below {{dtors, priorities, and data must have the same number of elements}}
llvm.mlir.global_dtors dtors = [@d, @d], priorities = [0 : i32], data = [#llvm.zero]

// -----

llvm.func @d() { llvm.return }
// expected-error @below {{data element must be symbol or #llvm.zero}}
llvm.mlir.global_dtors dtors = [@d], priorities = [0 : i32], data = [#llvm.undef]

// -----

llvm.func @d() { llvm.return }
// expected-error @below {{data element must be symbol or #llvm.zero}}
llvm.mlir.global_dtors dtors = [@d], priorities = [0 : i32], data = [1 : i32]

// -----

llvm.func @d() { llvm.return }
// expected-error @below {{'llvm.mlir.global_ctors' op attribute 'priorities' failed to satisfy constraint: 32-bit integer array attribute}}
llvm.mlir.global_ctors ctors = [@d], priorities = [0 : i64], data = [@d]

// -----

module {
  // expected-error @below {{'llvm.module_flags' op expected a module flag attribute}}
  llvm.module_flags [1 : i32]
}

// -----

module {
  // expected-error @below {{'llvm.module_flags' op expected a module flag attribute}}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, "x"]
}

// -----

llvm.func @f() {
  // expected-error @below {{'llvm.linker_options' op must appear at the module level}}
  llvm.linker_options ["/DEFAULTLIB:", "libcmt"]
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @below {{'llvm.module_flags' op must appear at the module level}}
  llvm.module_flags []
  llvm.return
}

// -----

// expected-error @below {{'llvm.mlir.alias' op 'appending' linkage not supported in aliases, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, external or available_externally}}
llvm.mlir.alias appending @a : i32 {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.zero : !llvm.ptr
  // expected-error @below {{ops with side effects are not allowed in alias initializers}}
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %0 : !llvm.ptr
}
