#loc1 = loc(unknown)
#mmra_tag = #llvm.mmra_tag<"foo":"bar">
#mmra_tag1 = #llvm.mmra_tag<"bux":"baz">
module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
  llvm.func @f(%arg0: !llvm.ptr loc(unknown)) {
    %0 = llvm.load %arg0 dereferenceable<bytes = 8> {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr loc(#loc1)
    %1 = llvm.load %arg0 {alignment = 4 : i64, llvm.mmra = #mmra_tag} : !llvm.ptr -> i32 loc(#loc1)
    %2 = llvm.load %arg0 {alignment = 4 : i64, llvm.mmra = [#mmra_tag, #mmra_tag1]} : !llvm.ptr -> i32 loc(#loc1)
    llvm.fence seq_cst {llvm.mmra = #mmra_tag} loc(#loc1)
    llvm.call @f(%arg0) {llvm.mmra = [#mmra_tag, #mmra_tag1]} : (!llvm.ptr) -> () loc(#loc1)
    llvm.return loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
;;;;;;;;
warning: unhandled function metadata: !1 = !{i32 128, i32 128, i32 128} on define void @g() !vec_type_hint !4 !intel_reqd_sub_group_size !1 {
warning: unhandled function metadata: !3 = !{i32 32} on define void @h() !vec_type_hint !3 !work_group_size_hint !5 {
warning: unhandled function metadata: !5 = !{!"x"} on define void @h() !vec_type_hint !3 !work_group_size_hint !5 {
module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
  llvm.func @f() attributes {intel_reqd_sub_group_size = 32 : i32, reqd_work_group_size = array<i32: 1, 2, 3>, vec_type_hint = #llvm.vec_type_hint<hint = vector<8xi32>, is_signed = true>, work_group_size_hint = array<i32: 128, 128, 128>} {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @g() attributes {vec_type_hint = #llvm.vec_type_hint<hint = f32>} {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @h() {
    llvm.return loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc(unknown)
;;;;;;;;
warning: unhandled metadata: !1 = !{i32 8} on   br i1 %c, label %a, label %a, !work_group_size_hint !1, !vec_type_hint !1
warning: unhandled metadata: !1 = !{i32 8} on   br i1 %c, label %a, label %a, !work_group_size_hint !1, !vec_type_hint !1
#loc1 = loc(unknown)
module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
  llvm.func @f(%arg0: !llvm.ptr loc(unknown), %arg1: i1 loc(unknown)) {
    %0 = llvm.load %arg0 {alignment = 4 : i64, llvm.mmra = []} : !llvm.ptr -> i32 loc(#loc1)
    llvm.cond_br %arg1, ^bb1, ^bb1 loc(#loc1)
  ^bb1:  // 2 preds: ^bb0, ^bb0
    llvm.return loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
;;;;;;;;
#loc1 = loc(unknown)
module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
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
    llvm.intr.lifetime.start %4 : !llvm.ptr loc(#loc1)
    llvm.intr.lifetime.start %4 : !llvm.ptr loc(#loc1)
    llvm.intr.lifetime.start %5 : !llvm.ptr<5> loc(#loc1)
    llvm.return loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
;;;;;;;;
#loc1 = loc(unknown)
module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
  llvm.func @llvm.experimental.constrained.fadd.f32(f32, f32, !llvm.metadata, !llvm.metadata) -> f32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "strictfp"], will_return} loc(#loc1)
  llvm.func @f(%arg0: f64 loc(unknown)) -> f32 {
    %0 = llvm.intr.experimental.constrained.fptrunc %arg0 tonearest strict : f64 to f32 loc(#loc1)
    %1 = llvm.intr.experimental.constrained.fptrunc %arg0 downward ignore : f64 to f32 loc(#loc1)
    %2 = llvm.intr.experimental.constrained.fptrunc %arg0 upward ignore : f64 to f32 loc(#loc1)
    %3 = llvm.intr.experimental.constrained.fptrunc %arg0 tonearestaway ignore : f64 to f32 loc(#loc1)
    llvm.return %0 : f32 loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
;;;;;;;;
#loc1 = loc(unknown)
module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
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
    %1 = llvm.mlir.zero : !llvm.struct<(i32)> loc(#loc1)
    %2 = llvm.mlir.zero : !llvm.array<2 x struct<(i32)>> loc(#loc1)
    llvm.return %2 : !llvm.array<2 x struct<(i32)>> loc(#loc)
  } loc(#loc)
  llvm.mlir.global external @j(dense<[[1.000000e+00, 1.000000e+00], [1.000000e+00, 2.000000e+00]]> : vector<2x2xf32>) {addr_space = 0 : i32} : !llvm.array<2 x vector<2xf32>> loc(#loc)
  llvm.mlir.global external @k(dense<7> : tensor<2xi32>) {addr_space = 0 : i32} : !llvm.array<2 x i32> loc(#loc)
  llvm.mlir.global external @l() {addr_space = 0 : i32} : !llvm.array<2 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr loc(#loc1)
    %1 = llvm.mlir.zero : !llvm.array<2 x ptr> loc(#loc1)
    llvm.return %1 : !llvm.array<2 x ptr> loc(#loc)
  } loc(#loc)
  llvm.mlir.global external @m() {addr_space = 0 : i32} : vector<2x!llvm.ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr loc(#loc1)
    %1 = llvm.mlir.zero : vector<2x!llvm.ptr> loc(#loc1)
    llvm.return %1 : vector<2x!llvm.ptr> loc(#loc)
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
    %0 = llvm.mlir.addressof @k : !llvm.ptr loc(#loc1)
    %1 = llvm.mlir.constant(3 : i8) : i8 loc(#loc1)
    %2 = llvm.mlir.undef : !llvm.struct<(i8, ptr)> loc(#loc1)
    %3 = llvm.insertvalue %1, %2[0] : !llvm.struct<(i8, ptr)>  loc(#loc1)
    %4 = llvm.insertvalue %0, %3[1] : !llvm.struct<(i8, ptr)>  loc(#loc1)
    %5 = llvm.mlir.constant(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<2 x i32> loc(#loc1)
    %6 = llvm.mlir.undef : !llvm.struct<(array<2 x i32>, struct<(i8, ptr)>)> loc(#loc1)
    %7 = llvm.insertvalue %5, %6[0] : !llvm.struct<(array<2 x i32>, struct<(i8, ptr)>)>  loc(#loc1)
    %8 = llvm.insertvalue %4, %7[1] : !llvm.struct<(array<2 x i32>, struct<(i8, ptr)>)>  loc(#loc1)
    llvm.return %8 : !llvm.struct<(array<2 x i32>, struct<(i8, ptr)>)> loc(#loc)
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
    %7 = llvm.mlir.zero : !llvm.struct<(i32, i64)> loc(#loc1)
    %8 = llvm.mlir.zero : !llvm.array<2 x struct<(i32, i64)>> loc(#loc1)
    %9 = llvm.mlir.constant(dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>) : !llvm.array<2 x f32> loc(#loc1)
    %10 = llvm.mlir.constant(1 : i32) : i32 loc(#loc1)
    %11 = llvm.mlir.undef : !llvm.struct<(i32, array<2 x f32>)> loc(#loc1)
    %12 = llvm.insertvalue %10, %11[0] : !llvm.struct<(i32, array<2 x f32>)>  loc(#loc1)
    %13 = llvm.insertvalue %9, %12[1] : !llvm.struct<(i32, array<2 x f32>)>  loc(#loc1)
    %14 = llvm.mlir.constant("ab") : !llvm.array<2 x i8> loc(#loc1)
    %15 = llvm.mlir.constant(dense<1> : tensor<2xi32>) : !llvm.array<2 x i32> loc(#loc1)
    %16 = llvm.mlir.constant(dense<1> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>> loc(#loc1)
    %17 = llvm.mlir.addressof @a : !llvm.ptr loc(#loc1)
    %18 = llvm.mlir.zero : !llvm.ptr loc(#loc1)
    %19 = llvm.mlir.undef : vector<2x!llvm.ptr> loc(#loc1)
    %20 = llvm.mlir.constant(0 : i32) : i32 loc(#loc1)
    %21 = llvm.insertelement %18, %19[%20 : i32] : vector<2x!llvm.ptr> loc(#loc1)
    %22 = llvm.mlir.constant(1 : i32) : i32 loc(#loc1)
    %23 = llvm.insertelement %17, %21[%22 : i32] : vector<2x!llvm.ptr> loc(#loc1)
    %24 = llvm.mlir.constant(3 : i64) : i64 loc(#loc1)
    %25 = llvm.getelementptr %17[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8 loc(#loc1)
    %26 = llvm.mlir.constant(-1 : i128) : i128 loc(#loc1)
    %27 = llvm.mlir.constant(0x7FC00000 : f32) : f32 loc(#loc1)
    %28 = llvm.mlir.undef : i32 loc(#loc1)
    %29 = llvm.mlir.poison : i32 loc(#loc1)
    %30 = llvm.mlir.poison : !llvm.array<2 x i32> loc(#loc1)
    %31 = llvm.mlir.zero : !llvm.target<"spirv.Event"> loc(#loc1)
    %32 = llvm.mlir.addressof @use : !llvm.ptr loc(#loc1)
    %33 = llvm.ptrtoint %17 : !llvm.ptr to i64 loc(#loc1)
    %34 = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32> loc(#loc1)
    %35 = llvm.bitcast %34 : vector<4xi32> to vector<2xi64> loc(#loc1)
    llvm.store %2, %arg0 {alignment = 4 : i64} : !llvm.array<2 x i24>, !llvm.ptr loc(#loc1)
    llvm.store %4, %arg0 {alignment = 8 : i64} : vector<2xi24>, !llvm.ptr loc(#loc1)
    llvm.store %8, %arg0 {alignment = 4 : i64} : !llvm.array<2 x struct<(i32, i64)>>, !llvm.ptr loc(#loc1)
    llvm.store %13, %arg0 {alignment = 4 : i64} : !llvm.struct<(i32, array<2 x f32>)>, !llvm.ptr loc(#loc1)
    llvm.store %14, %arg0 {alignment = 1 : i64} : !llvm.array<2 x i8>, !llvm.ptr loc(#loc1)
    llvm.store %16, %arg0 {alignment = 4 : i64} : !llvm.array<2 x array<2 x i32>>, !llvm.ptr loc(#loc1)
    llvm.store %23, %arg0 {alignment = 16 : i64} : vector<2x!llvm.ptr>, !llvm.ptr loc(#loc1)
    llvm.store %25, %arg0 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr loc(#loc1)
    llvm.store %26, %arg0 {alignment = 4 : i64} : i128, !llvm.ptr loc(#loc1)
    llvm.store %27, %arg0 {alignment = 4 : i64} : f32, !llvm.ptr loc(#loc1)
    llvm.store %28, %arg0 {alignment = 4 : i64} : i32, !llvm.ptr loc(#loc1)
    llvm.store %29, %arg0 {alignment = 4 : i64} : i32, !llvm.ptr loc(#loc1)
    llvm.store %30, %arg0 {alignment = 4 : i64} : !llvm.array<2 x i32>, !llvm.ptr loc(#loc1)
    llvm.store %31, %arg0 {alignment = 8 : i64} : !llvm.target<"spirv.Event">, !llvm.ptr loc(#loc1)
    llvm.store %32, %arg0 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr loc(#loc1)
    llvm.store %33, %arg0 {alignment = 4 : i64} : i64, !llvm.ptr loc(#loc1)
    llvm.store %35, %arg0 {alignment = 16 : i64} : vector<2xi64>, !llvm.ptr loc(#loc1)
    llvm.return loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
;;;;;;;;
error: has cycle in TBAA graph: !2 = distinct !{!2}
;;;;;;;;
#loc1 = loc(unknown)
#tbaa_root = #llvm.tbaa_root<id = "">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
  llvm.func @f(%arg0: !llvm.ptr loc(unknown)) {
    %0 = llvm.load %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32 loc(#loc1)
    llvm.return loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
;;;;;;;;
#loc1 = loc(unknown)
module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
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
    %9 = llvm.getelementptr %arg0[%3] : (!llvm.ptr, vector<2xi64>) -> vector<2x!llvm.ptr>, i32 loc(#loc1)
    %10 = llvm.getelementptr %arg0[%3, 1] : (!llvm.ptr, vector<2xi64>) -> vector<2x!llvm.ptr>, !llvm.struct<(i32, i64)> loc(#loc1)
    %11 = llvm.getelementptr %arg0[%3, 1] : (!llvm.ptr, vector<2xi64>) -> vector<2x!llvm.ptr>, !llvm.struct<(i32, i64)> loc(#loc1)
    %12 = llvm.getelementptr %arg0[%5] : (!llvm.ptr, i128) -> !llvm.ptr, i32 loc(#loc1)
    %13 = llvm.getelementptr %arg0[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i32 loc(#loc1)
    llvm.return loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
;;;;;;;;
#loc1 = loc(unknown)
#tbaa_root = #llvm.tbaa_root<id = "root">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
  llvm.func @f(%arg0: !llvm.ptr loc(unknown), %arg1: i1 loc(unknown)) {
    %0 = llvm.mlir.constant(8 : i64) : i64 loc(#loc1)
    "llvm.intr.memcpy"(%arg0, %arg0, %0) <{arg_attrs = [{llvm.align = 1 : i64}, {llvm.noalias}, {}], isVolatile = true, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> () loc(#loc1)
    llvm.return loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
;;;;;;;;
#loc1 = loc(unknown)
module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
  llvm.func @f(%arg0: !llvm.ptr loc(unknown)) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32 loc(#loc1)
    %1 = llvm.inline_asm has_side_effects is_align_stack asm_dialect = intel "mov $0, $1", "=r,r" %0 : (i32) -> i32 loc(#loc1)
    %2 = llvm.inline_asm tail_call_kind = <tail> asm_dialect = att "bswap $0", "=r,r" %1 : (i32) -> i32 loc(#loc1)
    %3 = llvm.inline_asm has_side_effects asm_dialect = att operand_attrs = [{elementtype = i32}] "st $0", "=*m" %arg0 : (!llvm.ptr) -> !llvm.void loc(#loc1)
    %4 = llvm.inline_asm asm_dialect = att "nop", ""  : () -> !llvm.void loc(#loc1)
    llvm.return %2 : i32 loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
;;;;;;;;
module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
  llvm.func @llvm.returnaddress(i32) -> !llvm.ptr attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return} loc(#loc1)
  llvm.func @f() {
    %0 = llvm.mlir.constant(0 : i32) : i32 loc(#loc1)
    %1 = llvm.mlir.constant(1 : i8) : i8 loc(#loc1)
    %2 = llvm.call_intrinsic "llvm.returnaddress"(%0) : (i32) -> !llvm.ptr loc(#loc1)
    %3 = "llvm.intr.abs"(%1) <{is_int_min_poison = true}> : (i8) -> i8 loc(#loc1)
    llvm.return loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc(unknown)
;;;;;;;;
#loc1 = loc(unknown)
module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
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
