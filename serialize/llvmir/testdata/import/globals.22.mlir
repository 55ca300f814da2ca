module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
  llvm.comdat @__llvm_global_comdat {
    llvm.comdat_selector @g0 any loc(#loc)
    llvm.comdat_selector @c1 exactmatch loc(#loc)
    llvm.comdat_selector @c2 largest loc(#loc)
  } loc(#loc)
  llvm.mlir.global linkonce_odr @g0(0 : i32) comdat(@__llvm_global_comdat::@g0) {addr_space = 0 : i32} : i32 loc(#loc)
  llvm.mlir.global external @g1(1 : i32) comdat(@__llvm_global_comdat::@c1) {addr_space = 0 : i32} : i32 loc(#loc)
  llvm.mlir.global private constant @g2(2 : i32) {addr_space = 0 : i32, dso_local} : i32 loc(#loc)
  llvm.mlir.global internal unnamed_addr constant @g3(3 : i32) {addr_space = 0 : i32, dso_local} : i32 loc(#loc)
  llvm.mlir.global weak local_unnamed_addr @g4(4 : i32) {addr_space = 0 : i32} : i32 loc(#loc)
  llvm.mlir.global common @g5(0 : i32) {addr_space = 0 : i32} : i32 loc(#loc)
  llvm.mlir.global external @g6() {addr_space = 0 : i32} : i32 loc(#loc)
  llvm.mlir.global extern_weak @g7() {addr_space = 0 : i32} : i32 loc(#loc)
  llvm.mlir.global weak_odr hidden @g8(8 : i32) {addr_space = 0 : i32, dso_local} : i32 loc(#loc)
  llvm.mlir.global linkonce protected @g9(9 : i32) {addr_space = 0 : i32, dso_local} : i32 loc(#loc)
  llvm.mlir.global available_externally @g10(10 : i32) {addr_space = 0 : i32} : i32 loc(#loc)
  llvm.mlir.global external thread_local @g11(11 : i32) {addr_space = 0 : i32} : i32 loc(#loc)
  llvm.mlir.global external thread_local @g12(12 : i32) {addr_space = 0 : i32} : i32 loc(#loc)
  llvm.mlir.global external @g13(13 : i32) {addr_space = 0 : i32, alignment = 16 : i64, dso_local, section = "s"} : i32 loc(#loc)
  llvm.mlir.global external @g14(14 : i32) {addr_space = 3 : i32} : i32 loc(#loc)
  llvm.mlir.global external @g15(15 : i32) {addr_space = 0 : i32} : i32 loc(#loc)
  llvm.mlir.global external @g16() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.addressof @g14f : !llvm.ptr loc(#loc1)
    llvm.return %0 : !llvm.ptr loc(#loc)
  } loc(#loc)
  llvm.mlir.global external @g17("abc") {addr_space = 0 : i32} loc(#loc)
  llvm.mlir.global external constant @g18(dense<[1, -2]> : tensor<2xi16>) {addr_space = 0 : i32} : !llvm.array<2 x i16> loc(#loc)
  llvm.mlir.global external @g19() {addr_space = 0 : i32} : !llvm.struct<(i32, f32, array<2 x i8>)> {
    %0 = llvm.mlir.constant("\00\FF") : !llvm.array<2 x i8> loc(#loc1)
    %1 = llvm.mlir.constant(2.000000e+00 : f32) : f32 loc(#loc1)
    %2 = llvm.mlir.constant(1 : i32) : i32 loc(#loc1)
    %3 = llvm.mlir.undef : !llvm.struct<(i32, f32, array<2 x i8>)> loc(#loc1)
    %4 = llvm.insertvalue %2, %3[0] : !llvm.struct<(i32, f32, array<2 x i8>)>  loc(#loc1)
    %5 = llvm.insertvalue %1, %4[1] : !llvm.struct<(i32, f32, array<2 x i8>)>  loc(#loc1)
    %6 = llvm.insertvalue %0, %5[2] : !llvm.struct<(i32, f32, array<2 x i8>)>  loc(#loc1)
    llvm.return %6 : !llvm.struct<(i32, f32, array<2 x i8>)> loc(#loc)
  } loc(#loc)
  llvm.mlir.global external @g20(dense<[1.000000e+00, -0.000000e+00]> : vector<2xf32>) {addr_space = 0 : i32} : vector<2xf32> loc(#loc)
  llvm.mlir.global external @g21(dense<1.000000e+00> : tensor<2xf32>) {addr_space = 0 : i32} : !llvm.array<2 x f32> loc(#loc)
  llvm.mlir.global external @g22(1.000000e-01 : f64) {addr_space = 0 : i32} : f64 loc(#loc)
  llvm.mlir.global external @g23(1.000000e+00 : f16) {addr_space = 0 : i32} : f16 loc(#loc)
  llvm.mlir.global external @g24(1.000000e+00 : bf16) {addr_space = 0 : i32} : bf16 loc(#loc)
  llvm.mlir.global external @g25(1.000000e+00 : f80) {addr_space = 0 : i32} : f80 loc(#loc)
  llvm.mlir.global external @g26(1.000000e+00 : f128) {addr_space = 0 : i32} : f128 loc(#loc)
  llvm.mlir.global external @g27(true) {addr_space = 0 : i32} : i1 loc(#loc)
  llvm.mlir.global external @g28(18446744073709551616 : i128) {addr_space = 0 : i32} : i128 loc(#loc)
  llvm.mlir.global external @g29() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr loc(#loc1)
    llvm.return %0 : !llvm.ptr loc(#loc)
  } loc(#loc)
  llvm.mlir.global external @g30() {addr_space = 0 : i32} : !llvm.struct<(i32, ptr)> {
    %0 = llvm.mlir.zero : !llvm.ptr loc(#loc1)
    %1 = llvm.mlir.constant(0 : i32) : i32 loc(#loc1)
    %2 = llvm.mlir.zero : !llvm.struct<(i32, ptr)> loc(#loc1)
    llvm.return %2 : !llvm.struct<(i32, ptr)> loc(#loc)
  } loc(#loc)
  llvm.mlir.global external @g31() {addr_space = 0 : i32} : !llvm.array<2 x i32> {
    %0 = llvm.mlir.undef : !llvm.array<2 x i32> loc(#loc1)
    llvm.return %0 : !llvm.array<2 x i32> loc(#loc)
  } loc(#loc)
  llvm.mlir.global external @g32() {addr_space = 0 : i32} : i32 {
    %0 = llvm.mlir.poison : i32 loc(#loc1)
    llvm.return %0 : i32 loc(#loc)
  } loc(#loc)
  llvm.mlir.global external @g33() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.constant(1 : i64) : i64 loc(#loc1)
    %1 = llvm.mlir.constant(0 : i64) : i64 loc(#loc1)
    %2 = llvm.mlir.addressof @g17 : !llvm.ptr loc(#loc1)
    %3 = llvm.getelementptr inbounds %2[%1, %0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i8> loc(#loc1)
    llvm.return %3 : !llvm.ptr loc(#loc)
  } loc(#loc)
  llvm.mlir.global external @g34() {addr_space = 0 : i32} : i64 {
    %0 = llvm.mlir.addressof @g17 : !llvm.ptr loc(#loc1)
    %1 = llvm.ptrtoint %0 : !llvm.ptr to i64 loc(#loc1)
    llvm.return %1 : i64 loc(#loc)
  } loc(#loc)
  llvm.mlir.global external @g35() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.constant(17 : i64) : i64 loc(#loc1)
    %1 = llvm.inttoptr %0 : i64 to !llvm.ptr loc(#loc1)
    llvm.return %1 : !llvm.ptr loc(#loc)
  } loc(#loc)
  llvm.mlir.global external @g36() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.addressof @g14 : !llvm.ptr<3> loc(#loc1)
    %1 = llvm.addrspacecast %0 : !llvm.ptr<3> to !llvm.ptr loc(#loc1)
    llvm.return %1 : !llvm.ptr loc(#loc)
  } loc(#loc)
  llvm.mlir.global external @g37() {addr_space = 0 : i32} : !llvm.array<2 x struct<(i8, i32)>> {
    %0 = llvm.mlir.constant(0 : i32) : i32 loc(#loc1)
    %1 = llvm.mlir.constant(0 : i8) : i8 loc(#loc1)
    %2 = llvm.mlir.zero : !llvm.struct<(i8, i32)> loc(#loc1)
    %3 = llvm.mlir.constant(2 : i32) : i32 loc(#loc1)
    %4 = llvm.mlir.constant(1 : i8) : i8 loc(#loc1)
    %5 = llvm.mlir.undef : !llvm.struct<(i8, i32)> loc(#loc1)
    %6 = llvm.insertvalue %4, %5[0] : !llvm.struct<(i8, i32)>  loc(#loc1)
    %7 = llvm.insertvalue %3, %6[1] : !llvm.struct<(i8, i32)>  loc(#loc1)
    %8 = llvm.mlir.undef : !llvm.array<2 x struct<(i8, i32)>> loc(#loc1)
    %9 = llvm.insertvalue %7, %8[0] : !llvm.array<2 x struct<(i8, i32)>>  loc(#loc1)
    %10 = llvm.insertvalue %2, %9[1] : !llvm.array<2 x struct<(i8, i32)>>  loc(#loc1)
    llvm.return %10 : !llvm.array<2 x struct<(i8, i32)>> loc(#loc)
  } loc(#loc)
  llvm.mlir.global external @g38() {addr_space = 0 : i32} : !llvm.array<2 x ptr> {
    %0 = llvm.mlir.addressof @g1 : !llvm.ptr loc(#loc1)
    %1 = llvm.mlir.addressof @g0 : !llvm.ptr loc(#loc1)
    %2 = llvm.mlir.undef : !llvm.array<2 x ptr> loc(#loc1)
    %3 = llvm.insertvalue %1, %2[0] : !llvm.array<2 x ptr>  loc(#loc1)
    %4 = llvm.insertvalue %0, %3[1] : !llvm.array<2 x ptr>  loc(#loc1)
    llvm.return %4 : !llvm.array<2 x ptr> loc(#loc)
  } loc(#loc)
  llvm.mlir.global external @g39() {addr_space = 0 : i32} : i32 {
    %0 = llvm.mlir.addressof @g17 : !llvm.ptr loc(#loc1)
    %1 = llvm.ptrtoint %0 : !llvm.ptr to i32 loc(#loc1)
    llvm.return %1 : i32 loc(#loc)
  } loc(#loc)
  llvm.mlir.global external @g40(dense<0> : tensor<0xi32>) {addr_space = 0 : i32} : !llvm.array<0 x i32> loc(#loc)
  llvm.mlir.global external @g41(dense<[true, false, true, true]> : vector<4xi1>) {addr_space = 0 : i32} : vector<4xi1> loc(#loc)
  llvm.mlir.global external @g42(dense<[[1, 2], [3, 3]]> : vector<2x2xi16>) {addr_space = 0 : i32} : !llvm.array<2 x vector<2xi16>> loc(#loc)
  llvm.mlir.global external @"quoted name"(1 : i32) {addr_space = 0 : i32} : i32 loc(#loc)
  llvm.mlir.global external @mlir.llvm.nameless_global_0(2 : i32) {addr_space = 0 : i32} : i32 loc(#loc)
  llvm.mlir.global appending @llvm.used() {addr_space = 0 : i32, section = "llvm.metadata"} : !llvm.array<1 x ptr> {
    %0 = llvm.mlir.addressof @g1 : !llvm.ptr loc(#loc1)
    %1 = llvm.mlir.undef : !llvm.array<1 x ptr> loc(#loc1)
    %2 = llvm.insertvalue %0, %1[0] : !llvm.array<1 x ptr>  loc(#loc1)
    llvm.return %2 : !llvm.array<1 x ptr> loc(#loc)
  } loc(#loc)
  llvm.func @g14f() comdat(@__llvm_global_comdat::@c2) {
    llvm.return loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc(unknown)
;;;;;;;;
module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
  llvm.mlir.global_ctors ctors = [@f, @g], priorities = [65535 : i32, 1 : i32], data = [#llvm.zero, #llvm.zero] loc(#loc)
  llvm.mlir.global_dtors dtors = [@f], priorities = [0 : i32], data = [#llvm.zero] loc(#loc)
  llvm.func @f() {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @g() {
    llvm.return loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc(unknown)
;;;;;;;;
module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
  llvm.mlir.global_ctors ctors = [], priorities = [], data = [] loc(#loc)
} loc(#loc)
#loc = loc("<stdin>":0:0)
;;;;;;;;
module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
  llvm.mlir.global_ctors ctors = [@f], priorities = [65535 : i32], data = [@x] loc(#loc)
  llvm.mlir.global external @x(0 : i32) {addr_space = 0 : i32} : i32 loc(#loc)
  llvm.func @f() {
    llvm.return loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc(unknown)
;;;;;;;;
module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
  llvm.mlir.global external @x(0 : i32) {addr_space = 0 : i32} : i32 loc(#loc)
  llvm.mlir.alias external @a0 : i32 {
    %0 = llvm.mlir.addressof @x : !llvm.ptr loc(#loc1)
    llvm.return %0 : !llvm.ptr loc(#loc)
  } loc(#loc)
  llvm.mlir.alias internal @a1 {dso_local} : i32 {
    %0 = llvm.mlir.addressof @x : !llvm.ptr loc(#loc1)
    llvm.return %0 : !llvm.ptr loc(#loc)
  } loc(#loc)
  llvm.mlir.alias weak hidden unnamed_addr @a2 {dso_local} : i32 {
    %0 = llvm.mlir.addressof @x : !llvm.ptr loc(#loc1)
    llvm.return %0 : !llvm.ptr loc(#loc)
  } loc(#loc)
  llvm.mlir.alias external local_unnamed_addr @a3 {dso_local} : i8 {
    %0 = llvm.mlir.constant(1 : i64) : i64 loc(#loc1)
    %1 = llvm.mlir.addressof @x : !llvm.ptr loc(#loc1)
    %2 = llvm.getelementptr %1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8 loc(#loc1)
    llvm.return %2 : !llvm.ptr loc(#loc)
  } loc(#loc)
  llvm.mlir.alias external @a4 : !llvm.func<void ()> {
    %0 = llvm.mlir.addressof @f : !llvm.ptr loc(#loc1)
    llvm.return %0 : !llvm.ptr loc(#loc)
  } loc(#loc)
  llvm.mlir.alias external thread_local @a5 : i32 {
    %0 = llvm.mlir.addressof @a0 : !llvm.ptr loc(#loc1)
    llvm.return %0 : !llvm.ptr loc(#loc)
  } loc(#loc)
  llvm.func @f() {
    llvm.return loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc(unknown)
;;;;;;;;
module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
  llvm.mlir.ifunc internal @i1 : !llvm.func<void ()>, !llvm.ptr @r {dso_local} loc(#loc)
  llvm.mlir.ifunc external @i0 : !llvm.func<i32 (i32)>, !llvm.ptr @r loc(#loc)
  llvm.func @r() -> !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr loc(#loc1)
    llvm.return %0 : !llvm.ptr loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc(unknown)
;;;;;;;;
module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
  llvm.mlir.global external @x() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.blockaddress <function = @f, tag = <id = 0>> : !llvm.ptr loc(#loc1)
    llvm.return %0 : !llvm.ptr loc(#loc)
  } loc(#loc)
  llvm.func @f() {
    llvm.br ^bb1 loc(#loc1)
  ^bb1:  // pred: ^bb0
    llvm.blocktag <id = 0> loc(#loc1)
    llvm.return loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc(unknown)
;;;;;;;;
error: unhandled constant: ptr no_cfi @f since no_cfi is unsupported
error: unhandled global variable: @y = global ptr no_cfi @f
;;;;;;;;
module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
  llvm.mlir.global external @y() {addr_space = 0 : i32} : i32 {
    %0 = llvm.mlir.constant(3 : i32) : i32 loc(#loc1)
    %1 = llvm.mlir.addressof @x : !llvm.ptr loc(#loc1)
    %2 = llvm.ptrtoint %1 : !llvm.ptr to i32 loc(#loc1)
    %3 = llvm.sub %2, %0 : i32 loc(#loc1)
    llvm.return %3 : i32 loc(#loc)
  } loc(#loc)
  llvm.mlir.global external @x(8 : i32) {addr_space = 0 : i32} : i32 loc(#loc)
  llvm.mlir.global external @z() {addr_space = 0 : i32} : i32 {
    %0 = llvm.mlir.constant(7 : i32) : i32 loc(#loc1)
    %1 = llvm.mlir.constant(3 : i32) : i32 loc(#loc1)
    %2 = llvm.mlir.addressof @x : !llvm.ptr loc(#loc1)
    %3 = llvm.ptrtoint %2 : !llvm.ptr to i32 loc(#loc1)
    %4 = llvm.add %3, %1 : i32 loc(#loc1)
    %5 = llvm.xor %4, %0 : i32 loc(#loc1)
    llvm.return %5 : i32 loc(#loc)
  } loc(#loc)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc(unknown)
;;;;;;;;
module attributes !llvm.ptr = dense<64> : vector<4xi64, !llvm.ptr<270> = dense<32> : vector<4xi64, !llvm.ptr<271> = dense<32> : vector<4xi64, !llvm.ptr<272> = dense<64> : vector<4xi64, ".globl x"], "dlti.endianness" = "little", "dlti.legal_int_widths" = array<i32: 8, "dlti.mangling_mode" = "e", "dlti.stack_alignment" = 128 : i64, 16, 32, 64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, f80 = dense<128> : vector<2xi64, i1 = dense<8> : vector<2xi64, i128 = dense<128> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<64> : vector<2xi64, i8 = dense<8> : vector<2xi64, llvm.module_asm = ["nop", llvm.target_triple = "x86_64-unknown-linux-gnu"
} loc(#loc)
#loc = loc("a.c":0:0)
;;;;;;;;
warning: unhandled data layout token: v64:64
warning: unhandled data layout token: v128:128
warning: unhandled data layout token: a:0:32
warning: unhandled data layout token: ni:7
module attributes !llvm.ptr = dense<[32, !llvm.ptr<1> = dense<64> : vector<4xi64, "dlti.alloca_memory_space" = 5 : ui64, "dlti.endianness" = "big", "dlti.function_pointer_alignment" = #dlti.function_pointer_alignment<32, "dlti.global_memory_space" = 1 : ui64, "dlti.legal_int_widths" = array<i32: 32, "dlti.mangling_mode" = "o", "dlti.program_memory_space" = 3 : ui64, "dlti.stack_alignment" = 64 : i64, 16]> : vector<2xi64, 16]> : vector<4xi64, 32, 64, 64]> : vector<2xi64, 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f32 = dense<[32, f64 = dense<64> : vector<2xi64, function_dependent = false, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<[8, llvm.module_asm = [], llvm.target_triple = ""
} loc(#loc)
#loc = loc("<stdin>":0:0)
;;;;;;;;
module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", "dlti.function_pointer_alignment" = #dlti.function_pointer_alignment<16, 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, function_dependent = true, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
} loc(#loc)
#loc = loc("<stdin>":0:0)
