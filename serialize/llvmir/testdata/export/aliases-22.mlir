// Aliases.
llvm.mlir.global external @x(1 : i32) : i32
llvm.func @f() -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}
llvm.mlir.alias external @a0 : i32 {
  %0 = llvm.mlir.addressof @x : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias private @a1 {dso_local} : i32 {
  %0 = llvm.mlir.addressof @x : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias weak_odr hidden unnamed_addr @a2 : i32 {
  %0 = llvm.mlir.addressof @a0 : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias linkonce thread_local @a3 : !llvm.ptr {
  %0 = llvm.mlir.addressof @x : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias internal local_unnamed_addr @a4 : !llvm.func<i32 ()> {
  %0 = llvm.mlir.addressof @f : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @use2() {
  %q = llvm.mlir.addressof @a5 : !llvm.ptr
  llvm.call %q() : !llvm.ptr, () -> ()
  llvm.return
}
llvm.mlir.alias external @a5 : !llvm.func<void ()> {
  %0 = llvm.mlir.addressof @use2 : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @use() -> i32 {
  %0 = llvm.mlir.addressof @a3 : !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i32
  %q = llvm.mlir.addressof @a4 : !llvm.ptr
  %2 = llvm.call %q() : !llvm.ptr, () -> i32
  %3 = llvm.add %1, %2 : i32
  llvm.return %3 : i32
}
// -----
// Comdats, constructors and destructors.
llvm.comdat @first {
  llvm.comdat_selector @any any
  llvm.comdat_selector @exact exactmatch
  llvm.comdat_selector @largest largest
  llvm.comdat_selector @none nodeduplicate
  llvm.comdat_selector @size samesize
}
llvm.comdat @second {
  llvm.comdat_selector @"a name" any
}
llvm.mlir.global linkonce_odr @any(1 : i32) comdat(@first::@any) : i32
llvm.mlir.global external @other(1 : i32) comdat(@first::@exact) : i32
llvm.mlir.global internal constant @third(1 : i32) comdat(@first::@size) {alignment = 8 : i64, section = "s"} : i32
llvm.func linkonce @largest() comdat(@first::@largest) {
  llvm.return
}
llvm.func @g() comdat(@second::@"a name") {
  llvm.return
}
llvm.mlir.global_ctors ctors = [@g, @largest], priorities = [0 : i32, 65535 : i32], data = [#llvm.zero, #llvm.zero]
llvm.mlir.global_dtors dtors = [@largest], priorities = [-1 : i32], data = [@any]
// -----
llvm.mlir.global_ctors ctors = [], priorities = [], data = []
llvm.mlir.global_dtors dtors = [], priorities = [], data = []
// -----
llvm.mlir.alias external @a5 : !llvm.func<void ()> {
  %0 = llvm.mlir.addressof @f : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @f() {
  llvm.call @a5() : () -> ()
  llvm.return
}
// -----
llvm.mlir.alias external @a5 : i32 {
  %0 = llvm.mlir.constant(1 : i64) : i64
  %1 = llvm.inttoptr %0 : i64 to !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
  llvm.return %2 : !llvm.ptr
}
