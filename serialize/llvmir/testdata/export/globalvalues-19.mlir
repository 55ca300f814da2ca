// Initializers with operations.
llvm.mlir.global external @x(1 : i32) : i32
llvm.mlir.global external @y() {addr_space = 1 : i32} : !llvm.array<4 x i32>
llvm.mlir.global internal @p0() : !llvm.ptr {
  %0 = llvm.mlir.addressof @x : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global internal @p1() : !llvm.ptr<1> {
  %0 = llvm.mlir.addressof @y : !llvm.ptr<1>
  %1 = llvm.mlir.constant(2 : i64) : i64
  %2 = llvm.getelementptr inbounds %0[0, %1] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, !llvm.array<4 x i32>
  llvm.return %2 : !llvm.ptr<1>
}
llvm.mlir.global internal @p2() : !llvm.ptr {
  %0 = llvm.mlir.addressof @p1 : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global internal @p3() : i64 {
  %0 = llvm.mlir.addressof @x : !llvm.ptr
  %1 = llvm.ptrtoint %0 : !llvm.ptr to i64
  %2 = llvm.mlir.constant(3 : i64) : i64
  %3 = llvm.add %1, %2 : i64
  llvm.return %3 : i64
}
llvm.mlir.global internal @p4() : !llvm.ptr {
  %0 = llvm.mlir.addressof @y : !llvm.ptr<1>
  %1 = llvm.addrspacecast %0 : !llvm.ptr<1> to !llvm.ptr
  llvm.return %1 : !llvm.ptr
}
llvm.mlir.global internal @p5() : !llvm.struct<(ptr, i32, array<2 x f32>)> {
  %0 = llvm.mlir.undef : !llvm.struct<(ptr, i32, array<2 x f32>)>
  %1 = llvm.mlir.addressof @f : !llvm.ptr
  %2 = llvm.mlir.constant(4 : i32) : i32
  %3 = llvm.mlir.constant(0.5 : f32) : f32
  %4 = llvm.insertvalue %1, %0[0] : !llvm.struct<(ptr, i32, array<2 x f32>)>
  %5 = llvm.insertvalue %2, %4[1] : !llvm.struct<(ptr, i32, array<2 x f32>)>
  %6 = llvm.insertvalue %3, %5[2, 1] : !llvm.struct<(ptr, i32, array<2 x f32>)>
  llvm.return %6 : !llvm.struct<(ptr, i32, array<2 x f32>)>
}
llvm.mlir.global internal @p6() : i32 {
  %0 = llvm.mlir.poison : i32
  llvm.return %0 : i32
}
llvm.mlir.global internal @p7() : !llvm.array<3 x ptr> {
  %0 = llvm.mlir.zero : !llvm.array<3 x ptr>
  llvm.return %0 : !llvm.array<3 x ptr>
}
llvm.mlir.global internal @p8() : i32 {
  %0 = llvm.mlir.addressof @x : !llvm.ptr
  %1 = llvm.ptrtoint %0 : !llvm.ptr to i64
  %2 = llvm.trunc %1 : i64 to i32
  %3 = llvm.mlir.constant(5 : i32) : i32
  %4 = llvm.xor %2, %3 : i32
  %5 = llvm.sub %4, %2 : i32
  llvm.return %5 : i32
}
llvm.mlir.global internal @p9() : vector<2xi32> {
  %0 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<2xi32>
  %1 = llvm.mlir.constant(7 : i32) : i32
  %2 = llvm.mlir.constant(0 : i64) : i64
  %3 = llvm.insertelement %1, %0[%2 : i64] : vector<2xi32>
  llvm.return %3 : vector<2xi32>
}
llvm.mlir.global internal @p10() : !llvm.ptr {
  %0 = llvm.mlir.constant(4096 : i64) : i64
  %1 = llvm.inttoptr %0 : i64 to !llvm.ptr
  llvm.return %1 : !llvm.ptr
}
llvm.mlir.global extern_weak @p11() : i32 {
  %0 = llvm.mlir.constant(4096 : i32) : i32
  llvm.return %0 : i32
}
llvm.func @f()
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
llvm.mlir.global_ctors {ctors = [@g, @largest], priorities = [0 : i32, 65535 : i32]}
llvm.mlir.global_dtors {dtors = [@largest], priorities = [-1 : i32]}
// -----
llvm.mlir.global_ctors {ctors = [], priorities = []}
llvm.mlir.global_dtors {dtors = [], priorities = []}
