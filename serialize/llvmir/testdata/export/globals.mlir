// Linkages, visibilities and the other properties of globals.
llvm.mlir.global private @l0(0 : i32) : i32
llvm.mlir.global internal @l1(1 : i32) : i32
llvm.mlir.global available_externally @l2(2 : i32) : i32
llvm.mlir.global linkonce @l3(3 : i32) : i32
llvm.mlir.global weak @l4(4 : i32) : i32
llvm.mlir.global common @l5(0 : i32) : i32
llvm.mlir.global appending @l6(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<2 x i32>
llvm.mlir.global extern_weak @l7() : i32
llvm.mlir.global linkonce_odr @l8(8 : i32) : i32
llvm.mlir.global weak_odr @l9(9 : i32) : i32
llvm.mlir.global external @l10() : i32
llvm.mlir.global external @l11(11 : i32) : i32
llvm.mlir.global external constant @l12(12 : i32) : i32
llvm.mlir.global internal @l13() : i32
llvm.mlir.global external hidden @v1(0 : i32) : i32
llvm.mlir.global external protected @v2(0 : i32) : i32
llvm.mlir.global external unnamed_addr constant @u1(0 : i32) : i32
llvm.mlir.global external local_unnamed_addr constant @u2(0 : i32) : i32
llvm.mlir.global external thread_local @t1(0 : i32) : i32
llvm.mlir.global external @d1(0 : i32) {dso_local} : i32
llvm.mlir.global private thread_local constant @all(7 : i64) {addr_space = 3 : i32, alignment = 32 : i64, dso_local, section = "my sec\22tion", externally_initialized} : i64
llvm.mlir.global external @a1(0 : i32) {addr_space = 1 : i32} : i32
llvm.mlir.global external @a2() {addr_space = 5 : i32, alignment = 4 : i64} : !llvm.array<3 x i8>
llvm.mlir.global external @e1(0 : i32) {externally_initialized} : i32
llvm.mlir.global internal constant @s1("text\00") : !llvm.array<5 x i8>
llvm.mlir.global internal constant @s2("a\22\0A\FF") {addr_space = 4 : i32}
llvm.mlir.global internal constant @s3("") : !llvm.array<0 x i8>
llvm.mlir.global internal @"strange name"(0 : i32) : i32
llvm.mlir.global internal @"1"(0 : i32) : i32
llvm.mlir.global internal @"a\22b"(0 : i32) : i32
// -----
llvm.comdat @first {
  llvm.comdat_selector @any any
}
llvm.comdat @second {
  llvm.comdat_selector @any any
}
// -----
llvm.mlir.global internal @x() : i32 {
  %0 = llvm.mlir.addressof @x : !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}
// -----
llvm.mlir.global internal @x("ab") : i32
// -----
llvm.mlir.global internal @x([1 : i32, 2 : i32]) : !llvm.array<2 x i32>
// -----
llvm.mlir.global internal @x([1.0 : f32, 2.0 : f32]) : !llvm.struct<(f32, f32)>
// -----
llvm.mlir.global internal @x(@f) : !llvm.ptr
llvm.func @f()
// -----
llvm.func @f() -> i32 {
  %0 = llvm.mlir.constant([1.0 : f32, 2.0 : f32]) : !llvm.struct<(f32, f32)>
  %1 = llvm.mlir.constant(@f) : !llvm.ptr
  %2 = llvm.ptrtoint %1 : !llvm.ptr to i32
  llvm.return %2 : i32
}
