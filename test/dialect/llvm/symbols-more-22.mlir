// RUN: mlir-opt --mlir-version=22 %s -split-input-file | FileCheck %s --match-full-lines

// CHECK-LABEL: llvm.func @r() -> !llvm.ptr {
// CHECK-NEXT: %0 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: llvm.return %0 : !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: llvm.mlir.alias external @a : !llvm.func<ptr ()> {
// CHECK-NEXT: %0 = llvm.mlir.addressof @r : !llvm.ptr
// CHECK-NEXT: llvm.return %0 : !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: llvm.mlir.alias external @b : !llvm.func<ptr ()> {
// CHECK-NEXT: %0 = llvm.mlir.addressof @a : !llvm.ptr
// CHECK-NEXT: llvm.return %0 : !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: llvm.mlir.ifunc private @i : !llvm.func<void ()>, !llvm.ptr @r
// CHECK-NEXT: llvm.mlir.ifunc internal @i1 : !llvm.func<void ()>, !llvm.ptr @a
// CHECK-NEXT: llvm.mlir.ifunc weak @i2 : !llvm.func<void ()>, !llvm.ptr @b
// CHECK-NEXT: llvm.mlir.ifunc weak_odr @i3 : !llvm.func<void ()>, !llvm.ptr @b
// CHECK-NEXT: llvm.mlir.ifunc linkonce @i4 : !llvm.func<void ()>, !llvm.ptr @b
// CHECK-NEXT: llvm.mlir.ifunc linkonce_odr @i5 : !llvm.func<void ()>, !llvm.ptr @b {dso_local}
// CHECK-NEXT: llvm.mlir.ifunc external @i6 : !llvm.func<void ()>, !llvm.ptr @b {x = 1 : i32}
// CHECK-NEXT: llvm.mlir.ifunc external hidden unnamed_addr @i7 : !llvm.func<void ()>, !llvm.ptr @b
// CHECK-NEXT: llvm.mlir.ifunc external protected local_unnamed_addr @i8 : !llvm.func<i32 (i32, ...)>, !llvm.ptr @b
// CHECK-NEXT: llvm.func @user(%arg0: i32) {
// CHECK-NEXT: %0 = llvm.mlir.addressof @i : !llvm.ptr
// CHECK-NEXT: %1 = llvm.mlir.addressof @b : !llvm.ptr
// CHECK-NEXT: %2 = llvm.mlir.addressof @user : !llvm.ptr
// CHECK-NEXT: llvm.call @i() : () -> ()
// CHECK-NEXT: %3 = llvm.dso_local_equivalent @r : !llvm.ptr
// CHECK-NEXT: %4 = llvm.dso_local_equivalent @a : !llvm.ptr
// CHECK-NEXT: %5 = llvm.dso_local_equivalent @b {x} : !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias external @a : !llvm.func<ptr ()> {
  %0 = llvm.mlir.addressof @r : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias external @b : !llvm.func<ptr ()> {
  %0 = llvm.mlir.addressof @a : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc private @i : !llvm.func<void ()>, !llvm.ptr @r
llvm.mlir.ifunc internal @i1 : !llvm.func<void ()>, !llvm.ptr @a
llvm.mlir.ifunc weak @i2 : !llvm.func<void ()>, !llvm.ptr @b
llvm.mlir.ifunc weak_odr @i3 : !llvm.func<void ()>, !llvm.ptr @b
llvm.mlir.ifunc linkonce @i4 : !llvm.func<void ()>, !llvm.ptr @b
llvm.mlir.ifunc linkonce_odr @i5 : !llvm.func<void ()>, !llvm.ptr @b {dso_local}
llvm.mlir.ifunc external @i6 : !llvm.func<void ()>, !llvm.ptr @b {x = 1 : i32}
llvm.mlir.ifunc external hidden unnamed_addr @i7 : !llvm.func<void ()>, !llvm.ptr @b
llvm.mlir.ifunc external protected local_unnamed_addr @i8 : !llvm.func<i32 (i32, ...)>, !llvm.ptr @b
llvm.func @user(%x: i32) {
  %0 = llvm.mlir.addressof @i : !llvm.ptr
  %1 = llvm.mlir.addressof @b : !llvm.ptr
  %2 = llvm.mlir.addressof @user : !llvm.ptr
  llvm.call @i() : () -> ()
  %3 = llvm.dso_local_equivalent @r : !llvm.ptr
  %4 = llvm.dso_local_equivalent @a : !llvm.ptr
  %5 = llvm.dso_local_equivalent @b {x} : !llvm.ptr
  llvm.return
}

// -----

// CHECK-LABEL: llvm.func @r() -> !llvm.ptr<2> {
// CHECK-NEXT: %0 = llvm.mlir.zero : !llvm.ptr<2>
// CHECK-NEXT: llvm.return %0 : !llvm.ptr<2>
// CHECK-NEXT: }
// CHECK-NEXT: llvm.mlir.ifunc external @i : !llvm.func<void ()>, !llvm.ptr<2> @r {address_space = 2 : i32}
llvm.func @r() -> !llvm.ptr<2> {
  %0 = llvm.mlir.zero : !llvm.ptr<2>
  llvm.return %0 : !llvm.ptr<2>
}
llvm.mlir.ifunc @i : !llvm.func<void ()>, !llvm.ptr<2> @r {address_space = 2 : i32}

// -----

// CHECK: llvm.mlir.global private @g(1 : i32) {addr_space = 3 : i32} : i32
// CHECK-NEXT: llvm.mlir.alias external @a {dso_local} : i32 {
// CHECK-NEXT: %0 = llvm.mlir.addressof @g : !llvm.ptr<3>
// CHECK-NEXT: llvm.return %0 : !llvm.ptr<3>
// CHECK-NEXT: }
// CHECK-NEXT: llvm.mlir.alias weak thread_local local_unnamed_addr @b : i32 {
// CHECK-NEXT: %0 = llvm.mlir.addressof @g : !llvm.ptr<3>
// CHECK-NEXT: %1 = llvm.addrspacecast %0 : !llvm.ptr<3> to !llvm.ptr
// CHECK-NEXT: llvm.return %1 : !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: llvm.mlir.alias private hidden @c : i32 {
// CHECK-NEXT: %0 = llvm.mlir.addressof @b : !llvm.ptr
// CHECK-NEXT: llvm.return %0 : !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: llvm.mlir.alias linkonce protected unnamed_addr @d : i32 {
// CHECK-NEXT: %0 = llvm.mlir.addressof @a : !llvm.ptr<3>
// CHECK-NEXT: llvm.return %0 : !llvm.ptr<3>
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @user() {
// CHECK-NEXT: %0 = llvm.mlir.addressof @a : !llvm.ptr<3>
// CHECK-NEXT: %1 = llvm.mlir.addressof @b : !llvm.ptr
// CHECK-NEXT: %2 = llvm.mlir.addressof @c : !llvm.ptr
// CHECK-NEXT: %3 = llvm.mlir.addressof @d : !llvm.ptr<3>
// CHECK-NEXT: %4 = llvm.mlir.addressof @g : !llvm.ptr<3>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.mlir.global private @g(1 : i32) {addr_space = 3 : i32} : i32
llvm.mlir.alias external @a {dso_local} : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr<3>
  llvm.return %0 : !llvm.ptr<3>
}
llvm.mlir.alias weak thread_local local_unnamed_addr @b : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr<3>
  %1 = llvm.addrspacecast %0 : !llvm.ptr<3> to !llvm.ptr
  llvm.return %1 : !llvm.ptr
}
llvm.mlir.alias private hidden @c : i32 {
  %0 = llvm.mlir.addressof @b : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias linkonce protected unnamed_addr @d : i32 {
  %0 = llvm.mlir.addressof @a : !llvm.ptr<3>
  llvm.return %0 : !llvm.ptr<3>
}
llvm.func @user() {
  %0 = llvm.mlir.addressof @a : !llvm.ptr<3>
  %1 = llvm.mlir.addressof @b : !llvm.ptr
  %2 = llvm.mlir.addressof @c : !llvm.ptr
  %3 = llvm.mlir.addressof @d : !llvm.ptr<3>
  %4 = llvm.mlir.addressof @g : !llvm.ptr<3>
  llvm.return
}

// -----

// CHECK-LABEL: llvm.func @tags() -> !llvm.ptr {
// CHECK-NEXT: %0 = llvm.blockaddress <function = @tags, tag = <id = 1>> : !llvm.ptr
// CHECK-NEXT: %1 = llvm.blockaddress <function = @tags, tag = <id = 2>> {x} : !llvm.ptr<1>
// CHECK-NEXT: llvm.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.blocktag <id = 1>
// CHECK-NEXT: llvm.br ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: llvm.blocktag <id = 2> {x}
// CHECK-NEXT: llvm.return %0 : !llvm.ptr
// CHECK-NEXT: }
llvm.func @tags() -> !llvm.ptr {
  %0 = llvm.blockaddress <function = @tags, tag = <id = 1>> : !llvm.ptr
  %1 = llvm.blockaddress <function = @tags, tag = <id = 2>> {x} : !llvm.ptr<1>
  llvm.br ^a
^a:
  llvm.blocktag <id = 1>
  llvm.br ^b
^b:
  llvm.blocktag <id = 2> {x}
  llvm.return %0 : !llvm.ptr
}

// -----

// CHECK-LABEL: llvm.func @d() {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.mlir.global external @g(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT: llvm.mlir.global_ctors ctors = [@d, @d], priorities = [0 : i32, 3 : i32], data = [#llvm.zero, @g]
// CHECK-NEXT: llvm.mlir.global_dtors dtors = [@d], priorities = [7 : i32], data = [@d] {x}
// CHECK-NEXT: llvm.mlir.global_ctors ctors = [], priorities = [], data = []
// CHECK-NEXT: module {
// CHECK-NEXT: llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<warning, "x", "y">]
// CHECK-NEXT: llvm.linker_options ["/DEFAULTLIB:", "libcmt"] {y}
// CHECK-NEXT: }
llvm.func @d() { llvm.return }
llvm.mlir.global @g(1 : i32) : i32
llvm.mlir.global_ctors ctors = [@d, @d], priorities = [0 : i32, 3 : i32], data = [#llvm.zero, @g]
llvm.mlir.global_dtors dtors = [@d], priorities = [7 : i32], data = [@d] {x}
llvm.mlir.global_ctors ctors = [], priorities = [], data = []
module {
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<warning, "x", "y">]
  llvm.linker_options ["/DEFAULTLIB:", "libcmt"] {y}
}
