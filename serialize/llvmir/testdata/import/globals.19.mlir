module attributes "little", #dlti.dl_entry<!llvm.ptr, #dlti.dl_entry<"dlti.endianness", #dlti.dl_entry<f128, #dlti.dl_entry<f16, #dlti.dl_entry<f64, #dlti.dl_entry<i1, #dlti.dl_entry<i16, #dlti.dl_entry<i32, #dlti.dl_entry<i64, #dlti.dl_entry<i8, 64]> : vector<2xi64, dense<128> : vector<2xi64, dense<16> : vector<2xi64, dense<16> : vector<2xi64, dense<32> : vector<2xi64, dense<64> : vector<2xi64, dense<64> : vector<4xi64, dense<8> : vector<2xi64, dense<8> : vector<2xi64, dense<[32
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
  llvm.mlir.global external @g16(@g14f) {addr_space = 0 : i32} : !llvm.ptr loc(#loc)
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
    %2 = llvm.mlir.undef : !llvm.struct<(i32, ptr)> loc(#loc1)
    %3 = llvm.insertvalue %1, %2[0] : !llvm.struct<(i32, ptr)>  loc(#loc1)
    %4 = llvm.insertvalue %0, %3[1] : !llvm.struct<(i32, ptr)>  loc(#loc1)
    llvm.return %4 : !llvm.struct<(i32, ptr)> loc(#loc)
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
    %2 = llvm.mlir.constant("abc") : !llvm.array<3 x i8> loc(#loc1)
    %3 = llvm.mlir.addressof @g17 : !llvm.ptr loc(#loc1)
    %4 = llvm.getelementptr inbounds %3[%1, %0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i8> loc(#loc1)
    llvm.return %4 : !llvm.ptr loc(#loc)
  } loc(#loc)
  llvm.mlir.global external @g34() {addr_space = 0 : i32} : i64 {
    %0 = llvm.mlir.constant("abc") : !llvm.array<3 x i8> loc(#loc1)
    %1 = llvm.mlir.addressof @g17 : !llvm.ptr loc(#loc1)
    %2 = llvm.ptrtoint %1 : !llvm.ptr to i64 loc(#loc1)
    llvm.return %2 : i64 loc(#loc)
  } loc(#loc)
  llvm.mlir.global external @g35() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.constant(17 : i64) : i64 loc(#loc1)
    %1 = llvm.inttoptr %0 : i64 to !llvm.ptr loc(#loc1)
    llvm.return %1 : !llvm.ptr loc(#loc)
  } loc(#loc)
  llvm.mlir.global external @g36() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.constant(14 : i32) : i32 loc(#loc1)
    %1 = llvm.mlir.addressof @g14 : !llvm.ptr<3> loc(#loc1)
    %2 = llvm.addrspacecast %1 : !llvm.ptr<3> to !llvm.ptr loc(#loc1)
    llvm.return %2 : !llvm.ptr loc(#loc)
  } loc(#loc)
  llvm.mlir.global external @g37() {addr_space = 0 : i32} : !llvm.array<2 x struct<(i8, i32)>> {
    %0 = llvm.mlir.constant(0 : i32) : i32 loc(#loc1)
    %1 = llvm.mlir.constant(0 : i8) : i8 loc(#loc1)
    %2 = llvm.mlir.undef : !llvm.struct<(i8, i32)> loc(#loc1)
    %3 = llvm.insertvalue %1, %2[0] : !llvm.struct<(i8, i32)>  loc(#loc1)
    %4 = llvm.insertvalue %0, %3[1] : !llvm.struct<(i8, i32)>  loc(#loc1)
    %5 = llvm.mlir.constant(2 : i32) : i32 loc(#loc1)
    %6 = llvm.mlir.constant(1 : i8) : i8 loc(#loc1)
    %7 = llvm.mlir.undef : !llvm.struct<(i8, i32)> loc(#loc1)
    %8 = llvm.insertvalue %6, %7[0] : !llvm.struct<(i8, i32)>  loc(#loc1)
    %9 = llvm.insertvalue %5, %8[1] : !llvm.struct<(i8, i32)>  loc(#loc1)
    %10 = llvm.mlir.undef : !llvm.array<2 x struct<(i8, i32)>> loc(#loc1)
    %11 = llvm.insertvalue %9, %10[0] : !llvm.array<2 x struct<(i8, i32)>>  loc(#loc1)
    %12 = llvm.insertvalue %4, %11[1] : !llvm.array<2 x struct<(i8, i32)>>  loc(#loc1)
    llvm.return %12 : !llvm.array<2 x struct<(i8, i32)>> loc(#loc)
  } loc(#loc)
  llvm.mlir.global external @g38() {addr_space = 0 : i32} : !llvm.array<2 x ptr> {
    %0 = llvm.mlir.constant(1 : i32) : i32 loc(#loc1)
    %1 = llvm.mlir.addressof @g1 : !llvm.ptr loc(#loc1)
    %2 = llvm.mlir.constant(0 : i32) : i32 loc(#loc1)
    %3 = llvm.mlir.addressof @g0 : !llvm.ptr loc(#loc1)
    %4 = llvm.mlir.undef : !llvm.array<2 x ptr> loc(#loc1)
    %5 = llvm.insertvalue %3, %4[0] : !llvm.array<2 x ptr>  loc(#loc1)
    %6 = llvm.insertvalue %1, %5[1] : !llvm.array<2 x ptr>  loc(#loc1)
    llvm.return %6 : !llvm.array<2 x ptr> loc(#loc)
  } loc(#loc)
  llvm.mlir.global external @g39() {addr_space = 0 : i32} : i32 {
    %0 = llvm.mlir.constant("abc") : !llvm.array<3 x i8> loc(#loc1)
    %1 = llvm.mlir.addressof @g17 : !llvm.ptr loc(#loc1)
    %2 = llvm.ptrtoint %1 : !llvm.ptr to i32 loc(#loc1)
    llvm.return %2 : i32 loc(#loc)
  } loc(#loc)
  llvm.mlir.global external @g40(dense<0> : tensor<0xi32>) {addr_space = 0 : i32} : !llvm.array<0 x i32> loc(#loc)
  llvm.mlir.global external @g41(dense<[true, false, true, true]> : vector<4xi1>) {addr_space = 0 : i32} : vector<4xi1> loc(#loc)
  llvm.mlir.global external @g42(dense<[[1, 2], [3, 3]]> : vector<2x2xi16>) {addr_space = 0 : i32} : !llvm.array<2 x vector<2xi16>> loc(#loc)
  llvm.mlir.global external @"quoted name"(1 : i32) {addr_space = 0 : i32} : i32 loc(#loc)
  llvm.mlir.global external @<<INVALID EMPTY SYMBOL>>(2 : i32) {addr_space = 0 : i32} : i32 loc(#loc)
  llvm.mlir.global appending @llvm.used() {addr_space = 0 : i32, section = "llvm.metadata"} : !llvm.array<1 x ptr> {
    %0 = llvm.mlir.constant(1 : i32) : i32 loc(#loc1)
    %1 = llvm.mlir.addressof @g1 : !llvm.ptr loc(#loc1)
    %2 = llvm.mlir.undef : !llvm.array<1 x ptr> loc(#loc1)
    %3 = llvm.insertvalue %1, %2[0] : !llvm.array<1 x ptr>  loc(#loc1)
    llvm.return %3 : !llvm.array<1 x ptr> loc(#loc)
  } loc(#loc)
  llvm.func @g14f() comdat(@__llvm_global_comdat::@c2) {
    llvm.return loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc(unknown)
;;;;;;;;
module attributes "little", #dlti.dl_entry<!llvm.ptr, #dlti.dl_entry<"dlti.endianness", #dlti.dl_entry<f128, #dlti.dl_entry<f16, #dlti.dl_entry<f64, #dlti.dl_entry<i1, #dlti.dl_entry<i16, #dlti.dl_entry<i32, #dlti.dl_entry<i64, #dlti.dl_entry<i8, 64]> : vector<2xi64, dense<128> : vector<2xi64, dense<16> : vector<2xi64, dense<16> : vector<2xi64, dense<32> : vector<2xi64, dense<64> : vector<2xi64, dense<64> : vector<4xi64, dense<8> : vector<2xi64, dense<8> : vector<2xi64, dense<[32
  llvm.mlir.global_ctors {ctors = [@f, @g], priorities = [65535 : i32, 1 : i32]} loc(#loc)
  llvm.mlir.global_dtors {dtors = [@f], priorities = [0 : i32]} loc(#loc)
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
error: unhandled global variable: @llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer
;;;;;;;;
error: unhandled global variable: @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @f, ptr @x }]
;;;;;;;;
module attributes "little", #dlti.dl_entry<!llvm.ptr, #dlti.dl_entry<"dlti.endianness", #dlti.dl_entry<f128, #dlti.dl_entry<f16, #dlti.dl_entry<f64, #dlti.dl_entry<i1, #dlti.dl_entry<i16, #dlti.dl_entry<i32, #dlti.dl_entry<i64, #dlti.dl_entry<i8, 64]> : vector<2xi64, dense<128> : vector<2xi64, dense<16> : vector<2xi64, dense<16> : vector<2xi64, dense<32> : vector<2xi64, dense<64> : vector<2xi64, dense<64> : vector<4xi64, dense<8> : vector<2xi64, dense<8> : vector<2xi64, dense<[32
  llvm.mlir.global external @x(0 : i32) {addr_space = 0 : i32} : i32 loc(#loc)
  llvm.func @f() {
    llvm.return loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc(unknown)
;;;;;;;;
module attributes "little", #dlti.dl_entry<!llvm.ptr, #dlti.dl_entry<"dlti.endianness", #dlti.dl_entry<f128, #dlti.dl_entry<f16, #dlti.dl_entry<f64, #dlti.dl_entry<i1, #dlti.dl_entry<i16, #dlti.dl_entry<i32, #dlti.dl_entry<i64, #dlti.dl_entry<i8, 64]> : vector<2xi64, dense<128> : vector<2xi64, dense<16> : vector<2xi64, dense<16> : vector<2xi64, dense<32> : vector<2xi64, dense<64> : vector<2xi64, dense<64> : vector<4xi64, dense<8> : vector<2xi64, dense<8> : vector<2xi64, dense<[32
  llvm.func @r() -> !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr loc(#loc1)
    llvm.return %0 : !llvm.ptr loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc(unknown)
;;;;;;;;
error: unhandled constant: ptr blockaddress(@f, %a) since blockaddress(...) is unsupported
error: unhandled global variable: @x = global ptr blockaddress(@f, %a)
;;;;;;;;
error: unhandled constant: ptr dso_local_equivalent @f
error: unhandled global variable: @x = global ptr dso_local_equivalent @f
;;;;;;;;
module attributes "little", #dlti.dl_entry<!llvm.ptr, #dlti.dl_entry<"dlti.endianness", #dlti.dl_entry<f128, #dlti.dl_entry<f16, #dlti.dl_entry<f64, #dlti.dl_entry<i1, #dlti.dl_entry<i16, #dlti.dl_entry<i32, #dlti.dl_entry<i64, #dlti.dl_entry<i8, 64]> : vector<2xi64, dense<128> : vector<2xi64, dense<16> : vector<2xi64, dense<16> : vector<2xi64, dense<32> : vector<2xi64, dense<64> : vector<2xi64, dense<64> : vector<4xi64, dense<8> : vector<2xi64, dense<8> : vector<2xi64, dense<[32
  llvm.mlir.global external @y() {addr_space = 0 : i32} : i32 {
    %0 = llvm.mlir.constant(3 : i32) : i32 loc(#loc1)
    %1 = llvm.mlir.constant(8 : i32) : i32 loc(#loc1)
    %2 = llvm.mlir.addressof @x : !llvm.ptr loc(#loc1)
    %3 = llvm.ptrtoint %2 : !llvm.ptr to i32 loc(#loc1)
    %4 = llvm.sub %3, %0 : i32 loc(#loc1)
    llvm.return %4 : i32 loc(#loc)
  } loc(#loc)
  llvm.mlir.global external @x(8 : i32) {addr_space = 0 : i32} : i32 loc(#loc)
  llvm.mlir.global external @z() {addr_space = 0 : i32} : i32 {
    %0 = llvm.mlir.constant(7 : i32) : i32 loc(#loc1)
    %1 = llvm.mlir.constant(3 : i32) : i32 loc(#loc1)
    %2 = llvm.mlir.constant(8 : i32) : i32 loc(#loc1)
    %3 = llvm.mlir.addressof @x : !llvm.ptr loc(#loc1)
    %4 = llvm.ptrtoint %3 : !llvm.ptr to i32 loc(#loc1)
    %5 = llvm.add %4, %1 : i32 loc(#loc1)
    %6 = llvm.xor %5, %0  : i32 loc(#loc1)
    llvm.return %6 : i32 loc(#loc)
  } loc(#loc)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc(unknown)
;;;;;;;;
warning: unhandled data layout token: m:e
warning: unhandled data layout token: n8:16:32:64
module attributes "little", #dlti.dl_entry<!llvm.ptr, #dlti.dl_entry<!llvm.ptr<270, #dlti.dl_entry<!llvm.ptr<271, #dlti.dl_entry<!llvm.ptr<272, #dlti.dl_entry<"dlti.endianness", #dlti.dl_entry<"dlti.stack_alignment", #dlti.dl_entry<f128, #dlti.dl_entry<f16, #dlti.dl_entry<f64, #dlti.dl_entry<f80, #dlti.dl_entry<i1, #dlti.dl_entry<i128, #dlti.dl_entry<i16, #dlti.dl_entry<i32, #dlti.dl_entry<i64, #dlti.dl_entry<i8, 128 : i64, dense<128> : vector<2xi64, dense<128> : vector<2xi64, dense<128> : vector<2xi64, dense<16> : vector<2xi64, dense<16> : vector<2xi64, dense<32> : vector<2xi64, dense<32> : vector<4xi64, dense<32> : vector<4xi64, dense<64> : vector<2xi64, dense<64> : vector<2xi64, dense<64> : vector<4xi64, dense<64> : vector<4xi64, dense<8> : vector<2xi64, dense<8> : vector<2xi64
} loc(#loc)
#loc = loc("a.c":0:0)
;;;;;;;;
warning: unhandled data layout token: m:o
warning: unhandled data layout token: v64:64
warning: unhandled data layout token: v128:128
warning: unhandled data layout token: a:0:32
warning: unhandled data layout token: n32
warning: unhandled data layout token: Fi32
warning: unhandled data layout token: ni:7
module attributes "big", #dlti.dl_entry<!llvm.ptr, #dlti.dl_entry<!llvm.ptr<1, #dlti.dl_entry<"dlti.alloca_memory_space", #dlti.dl_entry<"dlti.endianness", #dlti.dl_entry<"dlti.global_memory_space", #dlti.dl_entry<"dlti.program_memory_space", #dlti.dl_entry<"dlti.stack_alignment", #dlti.dl_entry<f128, #dlti.dl_entry<f16, #dlti.dl_entry<f32, #dlti.dl_entry<f64, #dlti.dl_entry<i1, #dlti.dl_entry<i16, #dlti.dl_entry<i32, #dlti.dl_entry<i64, #dlti.dl_entry<i8, 1 : ui64, 16]> : vector<2xi64, 16]> : vector<4xi64, 3 : ui64, 32, 5 : ui64, 64, 64 : i64, 64]> : vector<2xi64, 64]> : vector<2xi64, dense<128> : vector<2xi64, dense<16> : vector<2xi64, dense<16> : vector<2xi64, dense<32> : vector<2xi64, dense<64> : vector<2xi64, dense<64> : vector<4xi64, dense<8> : vector<2xi64, dense<[32, dense<[32, dense<[32, dense<[8
} loc(#loc)
#loc = loc("<stdin>":0:0)
;;;;;;;;
warning: unhandled data layout token: Fn16
module attributes "little", #dlti.dl_entry<!llvm.ptr, #dlti.dl_entry<"dlti.endianness", #dlti.dl_entry<f128, #dlti.dl_entry<f16, #dlti.dl_entry<f64, #dlti.dl_entry<i1, #dlti.dl_entry<i16, #dlti.dl_entry<i32, #dlti.dl_entry<i64, #dlti.dl_entry<i8, 64]> : vector<2xi64, dense<128> : vector<2xi64, dense<16> : vector<2xi64, dense<16> : vector<2xi64, dense<32> : vector<2xi64, dense<64> : vector<2xi64, dense<64> : vector<4xi64, dense<8> : vector<2xi64, dense<8> : vector<2xi64, dense<[32
} loc(#loc)
#loc = loc("<stdin>":0:0)
