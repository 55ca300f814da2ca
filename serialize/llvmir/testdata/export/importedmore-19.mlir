#loc1 = loc(unknown)
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.ptr, dense<64> : vector<4xi64>>, #dlti.dl_entry<i1, dense<8> : vector<2xi64>>, #dlti.dl_entry<i8, dense<8> : vector<2xi64>>, #dlti.dl_entry<i16, dense<16> : vector<2xi64>>, #dlti.dl_entry<i32, dense<32> : vector<2xi64>>, #dlti.dl_entry<i64, dense<[32, 64]> : vector<2xi64>>, #dlti.dl_entry<f64, dense<64> : vector<2xi64>>, #dlti.dl_entry<f16, dense<16> : vector<2xi64>>, #dlti.dl_entry<f128, dense<128> : vector<2xi64>>, #dlti.dl_entry<"dlti.endianness", "little">>} {
  llvm.func @f(%arg0: !llvm.ptr loc(unknown)) {
    %0 = llvm.load %arg0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr loc(#loc1)
    %1 = llvm.load %arg0 {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc1)
    %2 = llvm.load %arg0 {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc1)
    llvm.fence seq_cst loc(#loc1)
    llvm.call @f(%arg0) : (!llvm.ptr) -> () loc(#loc1)
    llvm.return loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.ptr, dense<64> : vector<4xi64>>, #dlti.dl_entry<f64, dense<64> : vector<2xi64>>, #dlti.dl_entry<f128, dense<128> : vector<2xi64>>, #dlti.dl_entry<i32, dense<32> : vector<2xi64>>, #dlti.dl_entry<i64, dense<[32, 64]> : vector<2xi64>>, #dlti.dl_entry<f16, dense<16> : vector<2xi64>>, #dlti.dl_entry<i1, dense<8> : vector<2xi64>>, #dlti.dl_entry<i8, dense<8> : vector<2xi64>>, #dlti.dl_entry<i16, dense<16> : vector<2xi64>>, #dlti.dl_entry<"dlti.endianness", "little">>} {
  llvm.func @f() {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @g() {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @h() {
    llvm.return loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc(unknown)
// -----
#loc1 = loc(unknown)
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i8, dense<8> : vector<2xi64>>, #dlti.dl_entry<i16, dense<16> : vector<2xi64>>, #dlti.dl_entry<!llvm.ptr, dense<64> : vector<4xi64>>, #dlti.dl_entry<i1, dense<8> : vector<2xi64>>, #dlti.dl_entry<f128, dense<128> : vector<2xi64>>, #dlti.dl_entry<f16, dense<16> : vector<2xi64>>, #dlti.dl_entry<f64, dense<64> : vector<2xi64>>, #dlti.dl_entry<i64, dense<[32, 64]> : vector<2xi64>>, #dlti.dl_entry<i32, dense<32> : vector<2xi64>>, #dlti.dl_entry<"dlti.endianness", "little">>} {
  llvm.func @f(%arg0: !llvm.ptr loc(unknown), %arg1: i1 loc(unknown)) {
    %0 = llvm.load %arg0 {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc1)
    llvm.cond_br %arg1, ^bb1, ^bb1 loc(#loc1)
  ^bb1:  // 2 preds: ^bb0, ^bb0
    llvm.return loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
// -----
#loc1 = loc(unknown)
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.ptr, dense<64> : vector<4xi64>>, #dlti.dl_entry<i16, dense<16> : vector<2xi64>>, #dlti.dl_entry<i8, dense<8> : vector<2xi64>>, #dlti.dl_entry<i1, dense<8> : vector<2xi64>>, #dlti.dl_entry<f16, dense<16> : vector<2xi64>>, #dlti.dl_entry<i64, dense<[32, 64]> : vector<2xi64>>, #dlti.dl_entry<i32, dense<32> : vector<2xi64>>, #dlti.dl_entry<f128, dense<128> : vector<2xi64>>, #dlti.dl_entry<f64, dense<64> : vector<2xi64>>, #dlti.dl_entry<"dlti.endianness", "little">>} {
  llvm.func @f(%arg0: !llvm.ptr loc(unknown), %arg1: i64 loc(unknown)) {
    %0 = llvm.mlir.constant(1 : i32) : i32 loc(#loc1)
    %1 = llvm.mlir.constant(0 : i64) : i64 loc(#loc1)
    %2 = llvm.mlir.constant(0 : i32) : i32 loc(#loc1)
    %3 = llvm.mlir.constant(8 : i64) : i64 loc(#loc1)
    %4 = llvm.alloca %0 x !llvm.struct<(i64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr loc(#loc1)
    %5 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr<5> loc(#loc1)
    %6 = llvm.getelementptr %4[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8 loc(#loc1)
    %7 = llvm.getelementptr %4[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i64, i32)> loc(#loc1)
    %8 = llvm.addrspacecast %5 : !llvm.ptr<5> to !llvm.ptr loc(#loc1)
    %9 = llvm.getelementptr %4[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8 loc(#loc1)
    %10 = llvm.getelementptr %4[%arg1] : (!llvm.ptr, i64) -> !llvm.ptr, i8 loc(#loc1)
    llvm.intr.lifetime.start 8, %6 : !llvm.ptr loc(#loc1)
    llvm.intr.lifetime.start 8, %7 : !llvm.ptr loc(#loc1)
    llvm.intr.lifetime.start 4, %8 : !llvm.ptr loc(#loc1)
    llvm.return loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
// -----
#loc1 = loc(unknown)
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<f64, dense<64> : vector<2xi64>>, #dlti.dl_entry<f16, dense<16> : vector<2xi64>>, #dlti.dl_entry<i64, dense<[32, 64]> : vector<2xi64>>, #dlti.dl_entry<f128, dense<128> : vector<2xi64>>, #dlti.dl_entry<!llvm.ptr, dense<64> : vector<4xi64>>, #dlti.dl_entry<i1, dense<8> : vector<2xi64>>, #dlti.dl_entry<i32, dense<32> : vector<2xi64>>, #dlti.dl_entry<i16, dense<16> : vector<2xi64>>, #dlti.dl_entry<i8, dense<8> : vector<2xi64>>, #dlti.dl_entry<"dlti.endianness", "little">>} {
  llvm.func @llvm.experimental.constrained.fpext.f64.f32(f32, !llvm.metadata) -> f64 attributes {memory = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "strictfp"], will_return} loc(#loc1)
  llvm.func @llvm.experimental.constrained.fadd.f32(f32, f32, !llvm.metadata, !llvm.metadata) -> f32 attributes {memory = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "strictfp"], will_return} loc(#loc1)
  llvm.func @f(%arg0: f64 loc(unknown)) -> f32 {
    %0 = llvm.intr.experimental.constrained.fptrunc %arg0 tonearest strict : f64 to f32 loc(#loc1)
    %1 = llvm.intr.experimental.constrained.fptrunc %arg0 downward ignore : f64 to f32 loc(#loc1)
    %2 = llvm.intr.experimental.constrained.fptrunc %arg0 upward ignore : f64 to f32 loc(#loc1)
    %3 = llvm.intr.experimental.constrained.fptrunc %arg0 tonearestaway ignore : f64 to f32 loc(#loc1)
    llvm.return %0 : f32 loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
// -----
#loc1 = loc(unknown)
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<f128, dense<128> : vector<2xi64>>, #dlti.dl_entry<!llvm.ptr, dense<64> : vector<4xi64>>, #dlti.dl_entry<i8, dense<8> : vector<2xi64>>, #dlti.dl_entry<i1, dense<8> : vector<2xi64>>, #dlti.dl_entry<i32, dense<32> : vector<2xi64>>, #dlti.dl_entry<i16, dense<16> : vector<2xi64>>, #dlti.dl_entry<i64, dense<[32, 64]> : vector<2xi64>>, #dlti.dl_entry<f64, dense<64> : vector<2xi64>>, #dlti.dl_entry<f16, dense<16> : vector<2xi64>>, #dlti.dl_entry<"dlti.endianness", "little">>} {
  llvm.mlir.global external @a(dense<[1, 2]> : tensor<2xi24>) {addr_space = 0 : i32} : !llvm.array<2 x i24> loc(#loc)
  llvm.mlir.global external @b(dense<[1.000000e+00, 0.000000e+00]> : tensor<2xf128>) {addr_space = 0 : i32} : !llvm.array<2 x f128> loc(#loc)
  llvm.mlir.global external @c(dense<[true, false]> : tensor<2xi1>) {addr_space = 0 : i32} : !llvm.array<2 x i1> loc(#loc)
  llvm.mlir.global external @d(dense<[1, 2]> : vector<2xi24>) {addr_space = 0 : i32} : vector<2xi24> loc(#loc)
  llvm.mlir.global external @e(dense<[1.000000e+00, 0.000000e+00]> : tensor<2xbf16>) {addr_space = 0 : i32} : !llvm.array<2 x bf16> loc(#loc)
  llvm.mlir.global external @f(dense<[1.000000e+00, 0.000000e+00]> : tensor<2xf16>) {addr_space = 0 : i32} : !llvm.array<2 x f16> loc(#loc)
  llvm.mlir.global external @g() {addr_space = 0 : i32} : !llvm.array<2 x array<2 x i32>> {
    %0 = llvm.mlir.constant(0 : i32) : i32 loc(#loc1)
    %1 = llvm.mlir.constant(dense<0> : tensor<2xi32>) : !llvm.array<2 x i32> loc(#loc1)
    %2 = llvm.mlir.constant(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<2 x i32> loc(#loc1)
    %3 = llvm.mlir.undef : !llvm.array<2 x array<2 x i32>> loc(#loc1)
    %4 = llvm.insertvalue %2, %3[0] : !llvm.array<2 x array<2 x i32>>  loc(#loc1)
    %5 = llvm.insertvalue %1, %4[1] : !llvm.array<2 x array<2 x i32>>  loc(#loc1)
    llvm.return %5 : !llvm.array<2 x array<2 x i32>> loc(#loc)
  } loc(#loc)
  llvm.mlir.global external @h() {addr_space = 0 : i32} : !llvm.array<2 x array<2 x array<2 x i8>>> {
    %0 = llvm.mlir.constant(0 : i8) : i8 loc(#loc1)
    %1 = llvm.mlir.constant(dense<0> : tensor<2xi8>) : !llvm.array<2 x i8> loc(#loc1)
    %2 = llvm.mlir.constant(dense<0> : tensor<2x2xi8>) : !llvm.array<2 x array<2 x i8>> loc(#loc1)
    %3 = llvm.mlir.constant("cd") : !llvm.array<2 x i8> loc(#loc1)
    %4 = llvm.mlir.constant("ab") : !llvm.array<2 x i8> loc(#loc1)
    %5 = llvm.mlir.constant(dense<[[97, 98], [99, 100]]> : tensor<2x2xi8>) : !llvm.array<2 x array<2 x i8>> loc(#loc1)
    %6 = llvm.mlir.undef : !llvm.array<2 x array<2 x array<2 x i8>>> loc(#loc1)
    %7 = llvm.insertvalue %5, %6[0] : !llvm.array<2 x array<2 x array<2 x i8>>>  loc(#loc1)
    %8 = llvm.insertvalue %2, %7[1] : !llvm.array<2 x array<2 x array<2 x i8>>>  loc(#loc1)
    llvm.return %8 : !llvm.array<2 x array<2 x array<2 x i8>>> loc(#loc)
  } loc(#loc)
  llvm.mlir.global external @i() {addr_space = 0 : i32} : !llvm.array<2 x struct<(i32)>> {
    %0 = llvm.mlir.constant(0 : i32) : i32 loc(#loc1)
    %1 = llvm.mlir.undef : !llvm.struct<(i32)> loc(#loc1)
    %2 = llvm.insertvalue %0, %1[0] : !llvm.struct<(i32)>  loc(#loc1)
    %3 = llvm.mlir.undef : !llvm.array<2 x struct<(i32)>> loc(#loc1)
    %4 = llvm.insertvalue %2, %3[0] : !llvm.array<2 x struct<(i32)>>  loc(#loc1)
    %5 = llvm.insertvalue %2, %4[1] : !llvm.array<2 x struct<(i32)>>  loc(#loc1)
    llvm.return %5 : !llvm.array<2 x struct<(i32)>> loc(#loc)
  } loc(#loc)
  llvm.mlir.global external @j(dense<[[1.000000e+00, 1.000000e+00], [1.000000e+00, 2.000000e+00]]> : vector<2x2xf32>) {addr_space = 0 : i32} : !llvm.array<2 x vector<2xf32>> loc(#loc)
  llvm.mlir.global external @k(dense<7> : tensor<2xi32>) {addr_space = 0 : i32} : !llvm.array<2 x i32> loc(#loc)
  llvm.mlir.global external @l() {addr_space = 0 : i32} : !llvm.array<2 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr loc(#loc1)
    %1 = llvm.mlir.undef : !llvm.array<2 x ptr> loc(#loc1)
    %2 = llvm.insertvalue %0, %1[0] : !llvm.array<2 x ptr>  loc(#loc1)
    %3 = llvm.insertvalue %0, %2[1] : !llvm.array<2 x ptr>  loc(#loc1)
    llvm.return %3 : !llvm.array<2 x ptr> loc(#loc)
  } loc(#loc)
  llvm.mlir.global external @m() {addr_space = 0 : i32} : !llvm.vec<2 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr loc(#loc1)
    %1 = llvm.mlir.undef : !llvm.vec<2 x ptr> loc(#loc1)
    %2 = llvm.mlir.constant(0 : i32) : i32 loc(#loc1)
    %3 = llvm.insertelement %0, %1[%2 : i32] : !llvm.vec<2 x ptr> loc(#loc1)
    %4 = llvm.mlir.constant(1 : i32) : i32 loc(#loc1)
    %5 = llvm.insertelement %0, %3[%4 : i32] : !llvm.vec<2 x ptr> loc(#loc1)
    llvm.return %5 : !llvm.vec<2 x ptr> loc(#loc)
  } loc(#loc)
  llvm.mlir.global external @n() {addr_space = 0 : i32} : vector<2xi32> {
    %0 = llvm.mlir.undef : vector<2xi32> loc(#loc1)
    llvm.return %0 : vector<2xi32> loc(#loc)
  } loc(#loc)
  llvm.mlir.global external @o() {addr_space = 0 : i32} : !llvm.array<3 x i32> {
    %0 = llvm.mlir.poison : i32 loc(#loc1)
    %1 = llvm.mlir.undef : i32 loc(#loc1)
    %2 = llvm.mlir.constant(1 : i32) : i32 loc(#loc1)
    %3 = llvm.mlir.undef : !llvm.array<3 x i32> loc(#loc1)
    %4 = llvm.insertvalue %2, %3[0] : !llvm.array<3 x i32>  loc(#loc1)
    %5 = llvm.insertvalue %1, %4[1] : !llvm.array<3 x i32>  loc(#loc1)
    %6 = llvm.insertvalue %0, %5[2] : !llvm.array<3 x i32>  loc(#loc1)
    llvm.return %6 : !llvm.array<3 x i32> loc(#loc)
  } loc(#loc)
  llvm.mlir.global external @p() {addr_space = 0 : i32} : !llvm.struct<(array<2 x i32>, struct<(i8, ptr)>)> {
    %0 = llvm.mlir.constant(dense<7> : tensor<2xi32>) : !llvm.array<2 x i32> loc(#loc1)
    %1 = llvm.mlir.addressof @k : !llvm.ptr loc(#loc1)
    %2 = llvm.mlir.constant(3 : i8) : i8 loc(#loc1)
    %3 = llvm.mlir.undef : !llvm.struct<(i8, ptr)> loc(#loc1)
    %4 = llvm.insertvalue %2, %3[0] : !llvm.struct<(i8, ptr)>  loc(#loc1)
    %5 = llvm.insertvalue %1, %4[1] : !llvm.struct<(i8, ptr)>  loc(#loc1)
    %6 = llvm.mlir.constant(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<2 x i32> loc(#loc1)
    %7 = llvm.mlir.undef : !llvm.struct<(array<2 x i32>, struct<(i8, ptr)>)> loc(#loc1)
    %8 = llvm.insertvalue %6, %7[0] : !llvm.struct<(array<2 x i32>, struct<(i8, ptr)>)>  loc(#loc1)
    %9 = llvm.insertvalue %5, %8[1] : !llvm.struct<(array<2 x i32>, struct<(i8, ptr)>)>  loc(#loc1)
    llvm.return %9 : !llvm.struct<(array<2 x i32>, struct<(i8, ptr)>)> loc(#loc)
  } loc(#loc)
  llvm.mlir.global external @q() {addr_space = 0 : i32} : !llvm.struct<packed (i8, i32)> {
    %0 = llvm.mlir.constant(2 : i32) : i32 loc(#loc1)
    %1 = llvm.mlir.constant(1 : i8) : i8 loc(#loc1)
    %2 = llvm.mlir.undef : !llvm.struct<packed (i8, i32)> loc(#loc1)
    %3 = llvm.insertvalue %1, %2[0] : !llvm.struct<packed (i8, i32)>  loc(#loc1)
    %4 = llvm.insertvalue %0, %3[1] : !llvm.struct<packed (i8, i32)>  loc(#loc1)
    llvm.return %4 : !llvm.struct<packed (i8, i32)> loc(#loc)
  } loc(#loc)
  llvm.func @use(%arg0: !llvm.ptr loc(unknown)) {
    %0 = llvm.mlir.constant(2 : i24) : i24 loc(#loc1)
    %1 = llvm.mlir.constant(1 : i24) : i24 loc(#loc1)
    %2 = llvm.mlir.constant(dense<[1, 2]> : tensor<2xi24>) : !llvm.array<2 x i24> loc(#loc1)
    %3 = llvm.mlir.constant(3 : i24) : i24 loc(#loc1)
    %4 = llvm.mlir.constant(dense<3> : vector<2xi24>) : vector<2xi24> loc(#loc1)
    %5 = llvm.mlir.constant(0 : i64) : i64 loc(#loc1)
    %6 = llvm.mlir.constant(0 : i32) : i32 loc(#loc1)
    %7 = llvm.mlir.undef : !llvm.struct<(i32, i64)> loc(#loc1)
    %8 = llvm.insertvalue %6, %7[0] : !llvm.struct<(i32, i64)>  loc(#loc1)
    %9 = llvm.insertvalue %5, %8[1] : !llvm.struct<(i32, i64)>  loc(#loc1)
    %10 = llvm.mlir.undef : !llvm.array<2 x struct<(i32, i64)>> loc(#loc1)
    %11 = llvm.insertvalue %9, %10[0] : !llvm.array<2 x struct<(i32, i64)>>  loc(#loc1)
    %12 = llvm.insertvalue %9, %11[1] : !llvm.array<2 x struct<(i32, i64)>>  loc(#loc1)
    %13 = llvm.mlir.constant(dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>) : !llvm.array<2 x f32> loc(#loc1)
    %14 = llvm.mlir.constant(1 : i32) : i32 loc(#loc1)
    %15 = llvm.mlir.undef : !llvm.struct<(i32, array<2 x f32>)> loc(#loc1)
    %16 = llvm.insertvalue %14, %15[0] : !llvm.struct<(i32, array<2 x f32>)>  loc(#loc1)
    %17 = llvm.insertvalue %13, %16[1] : !llvm.struct<(i32, array<2 x f32>)>  loc(#loc1)
    %18 = llvm.mlir.constant("ab") : !llvm.array<2 x i8> loc(#loc1)
    %19 = llvm.mlir.constant(dense<1> : tensor<2xi32>) : !llvm.array<2 x i32> loc(#loc1)
    %20 = llvm.mlir.constant(dense<1> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>> loc(#loc1)
    %21 = llvm.mlir.addressof @a : !llvm.ptr loc(#loc1)
    %22 = llvm.mlir.zero : !llvm.ptr loc(#loc1)
    %23 = llvm.mlir.undef : !llvm.vec<2 x ptr> loc(#loc1)
    %24 = llvm.mlir.constant(0 : i32) : i32 loc(#loc1)
    %25 = llvm.insertelement %22, %23[%24 : i32] : !llvm.vec<2 x ptr> loc(#loc1)
    %26 = llvm.mlir.constant(1 : i32) : i32 loc(#loc1)
    %27 = llvm.insertelement %21, %25[%26 : i32] : !llvm.vec<2 x ptr> loc(#loc1)
    %28 = llvm.mlir.constant(3 : i64) : i64 loc(#loc1)
    %29 = llvm.getelementptr %21[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8 loc(#loc1)
    %30 = llvm.mlir.constant(-1 : i128) : i128 loc(#loc1)
    %31 = llvm.mlir.constant(0x7FC00000 : f32) : f32 loc(#loc1)
    %32 = llvm.mlir.undef : i32 loc(#loc1)
    %33 = llvm.mlir.poison : i32 loc(#loc1)
    %34 = llvm.mlir.poison : !llvm.array<2 x i32> loc(#loc1)
    %35 = llvm.mlir.zero : !llvm.target<"spirv.Event"> loc(#loc1)
    %36 = llvm.mlir.addressof @use : !llvm.ptr loc(#loc1)
    %37 = llvm.ptrtoint %21 : !llvm.ptr to i64 loc(#loc1)
    %38 = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32> loc(#loc1)
    %39 = llvm.bitcast %38 : vector<4xi32> to vector<2xi64> loc(#loc1)
    llvm.store %2, %arg0 {alignment = 4 : i64} : !llvm.array<2 x i24>, !llvm.ptr loc(#loc1)
    llvm.store %4, %arg0 {alignment = 8 : i64} : vector<2xi24>, !llvm.ptr loc(#loc1)
    llvm.store %12, %arg0 {alignment = 4 : i64} : !llvm.array<2 x struct<(i32, i64)>>, !llvm.ptr loc(#loc1)
    llvm.store %17, %arg0 {alignment = 4 : i64} : !llvm.struct<(i32, array<2 x f32>)>, !llvm.ptr loc(#loc1)
    llvm.store %18, %arg0 {alignment = 1 : i64} : !llvm.array<2 x i8>, !llvm.ptr loc(#loc1)
    llvm.store %20, %arg0 {alignment = 4 : i64} : !llvm.array<2 x array<2 x i32>>, !llvm.ptr loc(#loc1)
    llvm.store %27, %arg0 {alignment = 16 : i64} : !llvm.vec<2 x ptr>, !llvm.ptr loc(#loc1)
    llvm.store %29, %arg0 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr loc(#loc1)
    llvm.store %30, %arg0 {alignment = 4 : i64} : i128, !llvm.ptr loc(#loc1)
    llvm.store %31, %arg0 {alignment = 4 : i64} : f32, !llvm.ptr loc(#loc1)
    llvm.store %32, %arg0 {alignment = 4 : i64} : i32, !llvm.ptr loc(#loc1)
    llvm.store %33, %arg0 {alignment = 4 : i64} : i32, !llvm.ptr loc(#loc1)
    llvm.store %34, %arg0 {alignment = 4 : i64} : !llvm.array<2 x i32>, !llvm.ptr loc(#loc1)
    llvm.store %35, %arg0 {alignment = 8 : i64} : !llvm.target<"spirv.Event">, !llvm.ptr loc(#loc1)
    llvm.store %36, %arg0 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr loc(#loc1)
    llvm.store %37, %arg0 {alignment = 4 : i64} : i64, !llvm.ptr loc(#loc1)
    llvm.store %39, %arg0 {alignment = 16 : i64} : vector<2xi64>, !llvm.ptr loc(#loc1)
    llvm.return loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
// -----
#loc1 = loc(unknown)
#tbaa_root = #llvm.tbaa_root<id = "">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i1, dense<8> : vector<2xi64>>, #dlti.dl_entry<i16, dense<16> : vector<2xi64>>, #dlti.dl_entry<i8, dense<8> : vector<2xi64>>, #dlti.dl_entry<i32, dense<32> : vector<2xi64>>, #dlti.dl_entry<i64, dense<[32, 64]> : vector<2xi64>>, #dlti.dl_entry<f64, dense<64> : vector<2xi64>>, #dlti.dl_entry<f16, dense<16> : vector<2xi64>>, #dlti.dl_entry<f128, dense<128> : vector<2xi64>>, #dlti.dl_entry<!llvm.ptr, dense<64> : vector<4xi64>>, #dlti.dl_entry<"dlti.endianness", "little">>} {
  llvm.func @f(%arg0: !llvm.ptr loc(unknown)) {
    %0 = llvm.load %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32 loc(#loc1)
    llvm.return loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
// -----
#loc1 = loc(unknown)
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<f128, dense<128> : vector<2xi64>>, #dlti.dl_entry<f64, dense<64> : vector<2xi64>>, #dlti.dl_entry<i32, dense<32> : vector<2xi64>>, #dlti.dl_entry<f16, dense<16> : vector<2xi64>>, #dlti.dl_entry<i64, dense<[32, 64]> : vector<2xi64>>, #dlti.dl_entry<i1, dense<8> : vector<2xi64>>, #dlti.dl_entry<i16, dense<16> : vector<2xi64>>, #dlti.dl_entry<i8, dense<8> : vector<2xi64>>, #dlti.dl_entry<!llvm.ptr, dense<64> : vector<4xi64>>, #dlti.dl_entry<"dlti.endianness", "little">>} {
  llvm.func @f(%arg0: !llvm.ptr loc(unknown)) {
    %0 = llvm.mlir.constant(0 : i64) : i64 loc(#loc1)
    %1 = llvm.mlir.constant(1 : i64) : i64 loc(#loc1)
    %2 = llvm.mlir.constant(1 : i32) : i32 loc(#loc1)
    %3 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi64>) : vector<2xi64> loc(#loc1)
    %4 = llvm.mlir.constant(dense<1> : vector<2xi32>) : vector<2xi32> loc(#loc1)
    %5 = llvm.mlir.constant(7 : i128) : i128 loc(#loc1)
    %6 = llvm.mlir.constant(1152921504606846976 : i64) : i64 loc(#loc1)
    %7 = llvm.getelementptr %arg0[%0, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, vector<2xi32> loc(#loc1)
    %8 = llvm.getelementptr %arg0[%0, 1, 1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<(i32, struct<(i8, array<2 x i16>)>)> loc(#loc1)
    %9 = llvm.getelementptr %arg0[%3] : (!llvm.ptr, vector<2xi64>) -> !llvm.vec<2 x ptr>, i32 loc(#loc1)
    %10 = llvm.getelementptr %arg0[%3, 1] : (!llvm.ptr, vector<2xi64>) -> !llvm.vec<2 x ptr>, !llvm.struct<(i32, i64)> loc(#loc1)
    %11 = llvm.getelementptr %arg0[%3, 1] : (!llvm.ptr, vector<2xi64>) -> !llvm.vec<2 x ptr>, !llvm.struct<(i32, i64)> loc(#loc1)
    %12 = llvm.getelementptr %arg0[%5] : (!llvm.ptr, i128) -> !llvm.ptr, i32 loc(#loc1)
    %13 = llvm.getelementptr %arg0[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i32 loc(#loc1)
    llvm.return loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
// -----
#loc1 = loc(unknown)
#tbaa_root = #llvm.tbaa_root<id = "root">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.ptr, dense<64> : vector<4xi64>>, #dlti.dl_entry<i16, dense<16> : vector<2xi64>>, #dlti.dl_entry<i8, dense<8> : vector<2xi64>>, #dlti.dl_entry<i1, dense<8> : vector<2xi64>>, #dlti.dl_entry<f64, dense<64> : vector<2xi64>>, #dlti.dl_entry<f16, dense<16> : vector<2xi64>>, #dlti.dl_entry<i64, dense<[32, 64]> : vector<2xi64>>, #dlti.dl_entry<i32, dense<32> : vector<2xi64>>, #dlti.dl_entry<f128, dense<128> : vector<2xi64>>, #dlti.dl_entry<"dlti.endianness", "little">>} {
  llvm.func @f(%arg0: !llvm.ptr loc(unknown), %arg1: i1 loc(unknown)) {
    %0 = llvm.mlir.constant(8 : i64) : i64 loc(#loc1)
    "llvm.intr.memcpy"(%arg0, %arg0, %0) <{isVolatile = true, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> () loc(#loc1)
    llvm.return loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
// -----
#loc1 = loc(unknown)
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<32> : vector<2xi64>>, #dlti.dl_entry<i8, dense<8> : vector<2xi64>>, #dlti.dl_entry<i16, dense<16> : vector<2xi64>>, #dlti.dl_entry<f16, dense<16> : vector<2xi64>>, #dlti.dl_entry<f64, dense<64> : vector<2xi64>>, #dlti.dl_entry<i64, dense<[32, 64]> : vector<2xi64>>, #dlti.dl_entry<f128, dense<128> : vector<2xi64>>, #dlti.dl_entry<!llvm.ptr, dense<64> : vector<4xi64>>, #dlti.dl_entry<i1, dense<8> : vector<2xi64>>, #dlti.dl_entry<"dlti.endianness", "little">>} {
  llvm.func @f(%arg0: i1 loc(unknown), %arg1: vector<2xi1> loc(unknown), %arg2: vector<2xi32> loc(unknown)) -> vector<2xi32> {
    %0 = llvm.mlir.constant(0 : i32) : i32 loc(#loc1)
    %1 = llvm.mlir.constant(dense<0> : vector<2xi32>) : vector<2xi32> loc(#loc1)
    %2 = llvm.mlir.constant(dense<1> : vector<2xi32>) : vector<2xi32> loc(#loc1)
    %3 = llvm.mlir.constant(1 : i32) : i32 loc(#loc1)
    %4 = llvm.mlir.constant(5 : i32) : i32 loc(#loc1)
    %5 = llvm.select %arg0, %arg2, %1 : i1, vector<2xi32> loc(#loc1)
    %6 = llvm.select %arg1, %arg2, %2 : vector<2xi1>, vector<2xi32> loc(#loc1)
    %7 = llvm.insertelement %3, %arg2[%4 : i32] : vector<2xi32> loc(#loc1)
    %8 = llvm.shufflevector %arg2, %5 [-1, 3, 0] : vector<2xi32>  loc(#loc1)
    llvm.return %6 : vector<2xi32> loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
// -----
#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#di_file = #llvm.di_file<"a.c" in "/d">
#di_null_type = #llvm.di_null_type
#loc1 = loc("f")
#loc2 = loc("a.c":3:0)
#loc3 = loc(unknown)
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C_plus_plus_14, file = #di_file, isOptimized = false, emissionKind = Full>
#di_subroutine_type = #llvm.di_subroutine_type<types = #di_null_type>
#di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, line = 3, subprogramFlags = Definition, type = #di_subroutine_type>
#di_subprogram1 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "g", file = #di_file, line = 3, subprogramFlags = Definition, type = #di_subroutine_type>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "a", type = #di_basic_type>
#di_local_variable1 = #llvm.di_local_variable<scope = #di_subprogram1, name = "b", type = #di_basic_type>
#loc8 = loc(fused<#di_subprogram>[#loc1, #loc2])
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.ptr, dense<64> : vector<4xi64>>, #dlti.dl_entry<i1, dense<8> : vector<2xi64>>, #dlti.dl_entry<i16, dense<16> : vector<2xi64>>, #dlti.dl_entry<i8, dense<8> : vector<2xi64>>, #dlti.dl_entry<i32, dense<32> : vector<2xi64>>, #dlti.dl_entry<i64, dense<[32, 64]> : vector<2xi64>>, #dlti.dl_entry<f64, dense<64> : vector<2xi64>>, #dlti.dl_entry<f16, dense<16> : vector<2xi64>>, #dlti.dl_entry<f128, dense<128> : vector<2xi64>>, #dlti.dl_entry<"dlti.endianness", "little">>} {
  llvm.func @f(%arg0: i32 loc(fused<#di_subprogram>[#loc1, #loc2])) {
    %0 = llvm.mlir.constant(0 : i32) : i32 loc(#loc3)
    %1 = llvm.mlir.constant(1 : i32) : i32 loc(#loc3)
    %2 = llvm.mlir.constant(true) : i1 loc(#loc3)
    %3 = llvm.mlir.zero : !llvm.ptr loc(#loc3)
    llvm.intr.dbg.declare #di_local_variable = %3 : !llvm.ptr loc(#loc9)
    llvm.br ^bb1(%0 : i32) loc(#loc3)
  ^bb1(%4: i32 loc(unknown)):  // 2 preds: ^bb0, ^bb1
    llvm.intr.dbg.value #di_local_variable1 = %4 : i32 loc(#loc14)
    llvm.cond_br %2, ^bb1(%1 : i32), ^bb2 loc(#loc9)
  ^bb2:  // pred: ^bb1
    llvm.return loc(#loc15)
  } loc(#loc8)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc4 = loc("a.c":1:0)
#loc5 = loc("a.c":2:0)
#loc6 = loc("a.c":4:5)
#loc7 = loc("a.c":6:0)
#di_lexical_block = #llvm.di_lexical_block<scope = #di_subprogram>
#loc9 = loc(fused<#di_subprogram>[#loc4])
#loc10 = loc(fused<#di_subprogram1>[#loc5])
#loc11 = loc(fused<#di_subprogram>[#loc6])
#loc12 = loc(fused<#di_subprogram>[#loc7])
#di_lexical_block1 = #llvm.di_lexical_block<scope = #di_lexical_block, file = #di_file, line = 2>
#loc13 = loc(callsite(#loc11 at #loc12))
#loc14 = loc(callsite(#loc10 at #loc13))
#loc15 = loc(fused<#di_lexical_block1>[#loc2])
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<f128, dense<128> : vector<2xi64>>, #dlti.dl_entry<i64, dense<[32, 64]> : vector<2xi64>>, #dlti.dl_entry<f64, dense<64> : vector<2xi64>>, #dlti.dl_entry<f16, dense<16> : vector<2xi64>>, #dlti.dl_entry<i8, dense<8> : vector<2xi64>>, #dlti.dl_entry<i1, dense<8> : vector<2xi64>>, #dlti.dl_entry<i32, dense<32> : vector<2xi64>>, #dlti.dl_entry<i16, dense<16> : vector<2xi64>>, #dlti.dl_entry<!llvm.ptr, dense<64> : vector<4xi64>>, #dlti.dl_entry<"dlti.endianness", "little">>} {
  llvm.func @f() {
    llvm.return loc(#loc3)
  } loc(#loc4)
} loc(#loc)
#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "float", sizeInBits = 32, encoding = DW_ATE_float>
#di_file = #llvm.di_file<"a.c" in "/d">
#di_null_type = #llvm.di_null_type
#loc = loc("<stdin>":0:0)
#loc1 = loc("f")
#loc2 = loc("a.c":3:0)
#loc3 = loc(unknown)
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = Full>
#di_composite_type = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #di_basic_type>
#di_composite_type1 = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #di_basic_type, elements = #llvm.di_subrange<count = -1 : i64>>
#di_subroutine_type = #llvm.di_subroutine_type<types = #di_null_type, #di_composite_type, #di_composite_type, #di_composite_type1>
#di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, line = 3, subprogramFlags = Definition, type = #di_subroutine_type>
#loc4 = loc(fused<#di_subprogram>[#loc1, #loc2])
// -----
#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#di_composite_type = #llvm.di_composite_type<tag = DW_TAG_null, recId = distinct[0]<>>
#di_file = #llvm.di_file<"a.c" in "/d">
#di_null_type = #llvm.di_null_type
#loc1 = loc("f")
#loc2 = loc("a.c":3:0)
#loc3 = loc("a.c":5:2)
#loc5 = loc("a.c":6:3)
#di_compile_unit = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C11, file = #di_file, producer = "me", isOptimized = true, emissionKind = Full, nameTableKind = GNU>
#di_composite_type1 = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #di_basic_type, sizeInBits = 64>
#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_member, name = "x", baseType = #di_basic_type, sizeInBits = 32>
#di_derived_type1 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type, sizeInBits = 64, dwarfAddressSpace = 3, extraData = #di_basic_type>
#di_derived_type2 = #llvm.di_derived_type<tag = DW_TAG_const_type, baseType = #di_composite_type>
#di_module = #llvm.di_module<file = #di_file, scope = #di_file, name = "mod", configMacros = "-D", includePath = "/i", apinotes = "n", line = 2, isDecl = true>
#di_derived_type3 = #llvm.di_derived_type<tag = DW_TAG_member, name = "y", baseType = #di_composite_type1, sizeInBits = 64, alignInBits = 16, offsetInBits = 32>
#di_derived_type4 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_derived_type2, sizeInBits = 64>
#di_global_variable = #llvm.di_global_variable<scope = #di_compile_unit, name = "g", linkageName = "g", file = #di_file, line = 4, type = #di_basic_type, isDefined = true, alignInBits = 64>
#di_namespace = #llvm.di_namespace<name = "ns", scope = #di_module, exportSymbols = true>
#di_global_variable1 = #llvm.di_global_variable<scope = #di_namespace, name = "h", file = #di_file, line = 4, type = #di_basic_type, isLocalToUnit = true>
#di_global_variable_expression = #llvm.di_global_variable_expression<var = #di_global_variable, expr = <>>
#di_subroutine_type1 = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #di_basic_type, #di_basic_type, #di_derived_type4, #di_null_type>
#di_global_variable_expression1 = #llvm.di_global_variable_expression<var = #di_global_variable1, expr = <[DW_OP_constu(3), DW_OP_LLVM_convert(8, DW_ATE_signed), DW_OP_stack_value]>>
#di_subprogram1 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", linkageName = "_f", file = #di_file, line = 3, scopeLine = 4, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type1>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram1, name = "v", file = #di_file, line = 5, alignInBits = 32, type = #di_derived_type4>
#di_string_type = #llvm.di_string_type<tag = DW_TAG_string_type, name = "str", sizeInBits = 64, stringLength = #di_local_variable, stringLengthExp = <[DW_OP_push_object_address]>, encoding = DW_ATE_ASCII>
#di_composite_type2 = #llvm.di_composite_type<tag = DW_TAG_structure_type, recId = distinct[0]<>, name = "S", file = #di_file, line = 1, scope = #di_file, flags = TypePassByValue, sizeInBits = 96, alignInBits = 32, elements = #di_derived_type, #di_derived_type3, #di_derived_type1, #di_string_type>
#di_derived_type5 = #llvm.di_derived_type<tag = DW_TAG_const_type, baseType = #di_composite_type2>
#di_derived_type6 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_derived_type5, sizeInBits = 64>
#di_subroutine_type2 = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #di_basic_type, #di_basic_type, #di_derived_type6, #di_null_type>
#di_subprogram2 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", linkageName = "_f", file = #di_file, line = 3, scopeLine = 4, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type2>
#di_lexical_block = #llvm.di_lexical_block<scope = #di_subprogram2, file = #di_file, line = 6, column = 1>
#di_local_variable1 = #llvm.di_local_variable<scope = #di_subprogram2, name = "a", file = #di_file, line = 3, arg = 1, type = #di_basic_type>
#di_local_variable2 = #llvm.di_local_variable<scope = #di_subprogram2, name = "v", file = #di_file, line = 5, alignInBits = 32, type = #di_derived_type6>
#loc17 = loc(fused<#di_subprogram2>[#loc1, #loc2])
#loc18 = loc(fused<#di_subprogram2>[#loc3])
#di_label = #llvm.di_label<scope = #di_lexical_block, name = "lab", file = #di_file, line = 7>
#di_local_variable3 = #llvm.di_local_variable<scope = #di_lexical_block, name = "w", file = #di_file, line = 6, type = #di_composite_type2>
#loc24 = loc(fused<#di_lexical_block>[#loc5])
#loop_annotation = #llvm.loop_annotation<mustProgress = true, startLoc = #loc18, endLoc = #loc24>
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<f128, dense<128> : vector<2xi64>>, #dlti.dl_entry<f64, dense<64> : vector<2xi64>>, #dlti.dl_entry<f16, dense<16> : vector<2xi64>>, #dlti.dl_entry<i64, dense<[32, 64]> : vector<2xi64>>, #dlti.dl_entry<i32, dense<32> : vector<2xi64>>, #dlti.dl_entry<i16, dense<16> : vector<2xi64>>, #dlti.dl_entry<i8, dense<8> : vector<2xi64>>, #dlti.dl_entry<i1, dense<8> : vector<2xi64>>, #dlti.dl_entry<!llvm.ptr, dense<64> : vector<4xi64>>, #dlti.dl_entry<"dlti.endianness", "little">>} {
  llvm.mlir.global external @g(0 : i32) {addr_space = 0 : i32, dbg_expr = #di_global_variable_expression} : i32 loc(#loc)
  llvm.mlir.global internal @h(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dbg_expr = #di_global_variable_expression1, dso_local} : i32 loc(#loc)
  llvm.func @f(%arg0: i32 loc(fused<#di_subprogram2>[#loc1, #loc2]), %arg1: !llvm.ptr loc(fused<#di_subprogram2>[#loc1, #loc2])) -> i32 {
    llvm.intr.dbg.value #di_local_variable1 #llvm.di_expression<[DW_OP_plus_uconst(3), DW_OP_stack_value]> = %arg0 : i32 loc(#loc18)
    %0 = llvm.mlir.constant(1 : i32) : i32 loc(#loc4)
    %1 = llvm.mlir.constant(2 : i32) : i32 loc(#loc4)
    %2 = llvm.mlir.constant(true) : i1 loc(#loc4)
    %3 = llvm.mlir.constant(7 : i32) : i32 loc(#loc4)
    %4 = llvm.mlir.undef : !llvm.ptr loc(#loc4)
    llvm.intr.dbg.value #di_local_variable3 #llvm.di_expression<[DW_OP_deref]> = %4 : !llvm.ptr loc(#loc24)
    llvm.intr.dbg.value #di_local_variable3 #llvm.di_expression<[DW_OP_LLVM_fragment(0, 8)]> = %3 : i32 loc(#loc24)
    %5 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr loc(#loc18)
    llvm.intr.dbg.declare #di_local_variable2 = %5 : !llvm.ptr loc(#loc18)
    llvm.intr.dbg.label #di_label loc(#loc24)
    %6 = llvm.add %arg0, %0 : i32 loc(#loc24)
    %7 = llvm.mul %6, %1 : i32 loc(#loc26)
    %8 = llvm.mul %7, %1 : i32 loc(#loc27)
    %9 = llvm.mul %8, %1 : i32 loc(#loc4)
    llvm.br ^bb1 loc(#loc20)
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %2, ^bb1, ^bb2 {loop_annotation = #loop_annotation} loc(#loc18)
  ^bb2:  // pred: ^bb1
    llvm.return %9 : i32 loc(#loc21)
  } loc(#loc17)
  llvm.func @inl() {
    llvm.return loc(#loc23)
  } loc(#loc22)
  llvm.func @decl() loc(#loc16)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc4 = loc(unknown)
#loc6 = loc("a.c":9:1)
#loc7 = loc("a.c":7:4)
#loc8 = loc("a.c":10:1)
#loc9 = loc("a.c":0:0)
#loc10 = loc("a.c":11:1)
#loc11 = loc("inl")
#loc12 = loc("a.c":9:0)
#loc13 = loc("a.c":9:9)
#loc14 = loc("decl")
#loc15 = loc("a.c":2:0)
#di_subroutine_type = #llvm.di_subroutine_type<types = #di_null_type>
#di_subprogram = #llvm.di_subprogram<scope = #di_namespace, name = "decl", file = #di_file, line = 2, type = #di_subroutine_type>
#loc16 = loc(fused<#di_subprogram>[#loc14, #loc15])
#di_subprogram3 = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "inl", file = #di_file, line = 9, subprogramFlags = "LocalToUnit|Definition", type = #di_subroutine_type2>
#loc19 = loc(fused<#di_subprogram3>[#loc6])
#loc20 = loc(fused<#di_subprogram2>[#loc9])
#loc21 = loc(fused<#di_subprogram2>[#loc10])
#loc22 = loc(fused<#di_subprogram3>[#loc11, #loc12])
#loc23 = loc(fused<#di_subprogram3>[#loc13])
#di_lexical_block_file = #llvm.di_lexical_block_file<scope = #di_lexical_block, file = #di_file, discriminator = 5>
#loc25 = loc(fused<#di_lexical_block>[#loc7])
#loc26 = loc(callsite(#loc19 at #loc25))
#loc27 = loc(fused<#di_lexical_block_file>[#loc8])
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i1, dense<8> : vector<2xi64>>, #dlti.dl_entry<i8, dense<8> : vector<2xi64>>, #dlti.dl_entry<i16, dense<16> : vector<2xi64>>, #dlti.dl_entry<i32, dense<32> : vector<2xi64>>, #dlti.dl_entry<i64, dense<[32, 64]> : vector<2xi64>>, #dlti.dl_entry<f16, dense<16> : vector<2xi64>>, #dlti.dl_entry<f64, dense<64> : vector<2xi64>>, #dlti.dl_entry<f128, dense<128> : vector<2xi64>>, #dlti.dl_entry<!llvm.ptr, dense<64> : vector<4xi64>>, #dlti.dl_entry<"dlti.endianness", "little">>} {
  llvm.func @f() {
    llvm.return loc(#loc3)
  } loc(#loc4)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("")
#loc2 = loc("a.f":3:0)
#loc3 = loc("a.f":1:0)
#loc4 = loc(fused[#loc1, #loc2])
// -----
#di_file = #llvm.di_file<"a.c" in "/d">
#di_subroutine_type = #llvm.di_subroutine_type<>
#loc1 = loc("f")
#loc2 = loc("a.c":3:0)
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = DebugDirectivesOnly, nameTableKind = Apple>
#di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, line = 3, subprogramFlags = Definition, type = #di_subroutine_type>
#di_label = #llvm.di_label<scope = #di_subprogram, name = "l", file = #di_file, line = 4>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "a", arg = 1>
#di_local_variable1 = #llvm.di_local_variable<scope = #di_subprogram, name = "p", file = #di_file, line = 2>
#loc5 = loc(fused<#di_subprogram>[#loc1, #loc2])
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<f16, dense<16> : vector<2xi64>>, #dlti.dl_entry<f64, dense<64> : vector<2xi64>>, #dlti.dl_entry<f128, dense<128> : vector<2xi64>>, #dlti.dl_entry<i32, dense<32> : vector<2xi64>>, #dlti.dl_entry<i16, dense<16> : vector<2xi64>>, #dlti.dl_entry<i64, dense<[32, 64]> : vector<2xi64>>, #dlti.dl_entry<!llvm.ptr, dense<64> : vector<4xi64>>, #dlti.dl_entry<i8, dense<8> : vector<2xi64>>, #dlti.dl_entry<i1, dense<8> : vector<2xi64>>, #dlti.dl_entry<"dlti.endianness", "little">>} {
  llvm.func @f(%arg0: i32 loc(fused<#di_subprogram>[#loc1, #loc2]), %arg1: !llvm.ptr loc(fused<#di_subprogram>[#loc1, #loc2])) -> i32 {
    %0 = llvm.mlir.poison : i32 loc(#loc3)
    llvm.intr.dbg.value #di_local_variable = %0 : i32 loc(#loc6)
    llvm.intr.dbg.declare #di_local_variable1 #llvm.di_expression<[DW_OP_deref]> = %arg1 : !llvm.ptr loc(#loc6)
    llvm.intr.dbg.value #di_local_variable = %arg0 : i32 loc(#loc6)
    llvm.intr.dbg.label #di_label loc(#loc6)
    llvm.return %arg0 : i32 loc(#loc6)
  } loc(#loc5)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc3 = loc(unknown)
#loc4 = loc("a.c":1:0)
#loc6 = loc(fused<#di_subprogram>[#loc4])
