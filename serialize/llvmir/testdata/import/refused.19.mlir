#loc1 = loc(unknown)
#tbaa_root = #llvm.tbaa_root<id = "root">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "b", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "c", members = {<#tbaa_root, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "a", members = {<#tbaa_type_desc, 0>, <#tbaa_type_desc1, 8>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc, offset = 0>
module attributes "little", #dlti.dl_entry<!llvm.ptr, #dlti.dl_entry<"dlti.endianness", #dlti.dl_entry<f128, #dlti.dl_entry<f16, #dlti.dl_entry<f64, #dlti.dl_entry<i1, #dlti.dl_entry<i16, #dlti.dl_entry<i32, #dlti.dl_entry<i64, #dlti.dl_entry<i8, 64]> : vector<2xi64, dense<128> : vector<2xi64, dense<16> : vector<2xi64, dense<16> : vector<2xi64, dense<32> : vector<2xi64, dense<64> : vector<2xi64, dense<64> : vector<4xi64, dense<8> : vector<2xi64, dense<8> : vector<2xi64, dense<[32
  llvm.func @f(%arg0: !llvm.ptr loc(unknown)) {
    %0 = llvm.load %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr loc(#loc1)
    llvm.return loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
;;;;;;;;
warning: unhandled function metadata: !3 = !{!"function_entry_count", i64 3, i64 5} on define void @h() !prof !3 {
#loc1 = loc(unknown)
module attributes "little", #dlti.dl_entry<!llvm.ptr, #dlti.dl_entry<"dlti.endianness", #dlti.dl_entry<f128, #dlti.dl_entry<f16, #dlti.dl_entry<f64, #dlti.dl_entry<i1, #dlti.dl_entry<i16, #dlti.dl_entry<i32, #dlti.dl_entry<i64, #dlti.dl_entry<i8, 64]> : vector<2xi64, dense<128> : vector<2xi64, dense<16> : vector<2xi64, dense<16> : vector<2xi64, dense<32> : vector<2xi64, dense<64> : vector<2xi64, dense<64> : vector<4xi64, dense<8> : vector<2xi64, dense<8> : vector<2xi64, dense<[32
  llvm.func @f(%arg0: i1 loc(unknown)) {
    llvm.cond_br %arg0 weights([1, 2]), ^bb1, ^bb2 loc(#loc1)
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0 weights([-1, 0]), ^bb1, ^bb2 loc(#loc1)
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @g() attributes {function_entry_count = 3 : i64} {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @h() {
    llvm.return loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
;;;;;;;;
warning: cannot import empty loop property
warning: unhandled metadata: !0 = distinct !{!0, !1} on   br i1 %c, label %a, label %b, !llvm.loop !0
warning: cannot import loop property without a name
warning: unhandled metadata: !2 = distinct !{!2, !3} on   br i1 %c, label %b, label %d, !llvm.loop !2
warning: expected metadata node llvm.loop.parallel_accesses to hold one or multiple MDNodes
warning: unhandled metadata: !4 = distinct !{!4, !5} on   br i1 %c, label %d, label %e, !llvm.loop !4
warning: could not lookup access group
warning: unhandled metadata: !6 = distinct !{!6, !7} on   br i1 %c, label %e, label %g, !llvm.loop !6
warning: expected all loop properties to be either debug locations or metadata nodes
warning: unhandled metadata: !8 = distinct !{!8, i32 5} on   br i1 %c, label %g, label %h, !llvm.loop !8
warning: unhandled metadata: !9 = distinct !{!9} on   br i1 %c, label %h, label %i, !llvm.loop !9
#loc1 = loc(unknown)
module attributes "little", #dlti.dl_entry<!llvm.ptr, #dlti.dl_entry<"dlti.endianness", #dlti.dl_entry<f128, #dlti.dl_entry<f16, #dlti.dl_entry<f64, #dlti.dl_entry<i1, #dlti.dl_entry<i16, #dlti.dl_entry<i32, #dlti.dl_entry<i64, #dlti.dl_entry<i8, 64]> : vector<2xi64, dense<128> : vector<2xi64, dense<16> : vector<2xi64, dense<16> : vector<2xi64, dense<32> : vector<2xi64, dense<64> : vector<2xi64, dense<64> : vector<4xi64, dense<8> : vector<2xi64, dense<8> : vector<2xi64, dense<[32
  llvm.func @f(%arg0: i1 loc(unknown)) {
    llvm.br ^bb1 loc(#loc1)
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 loc(#loc1)
  ^bb2:  // 2 preds: ^bb1, ^bb2
    llvm.cond_br %arg0, ^bb2, ^bb3 loc(#loc1)
  ^bb3:  // 2 preds: ^bb2, ^bb3
    llvm.cond_br %arg0, ^bb3, ^bb4 loc(#loc1)
  ^bb4:  // 2 preds: ^bb3, ^bb4
    llvm.cond_br %arg0, ^bb4, ^bb5 loc(#loc1)
  ^bb5:  // 2 preds: ^bb4, ^bb5
    llvm.cond_br %arg0, ^bb5, ^bb6 loc(#loc1)
  ^bb6:  // 2 preds: ^bb5, ^bb6
    llvm.cond_br %arg0, ^bb6, ^bb7 loc(#loc1)
  ^bb7:  // pred: ^bb6
    llvm.return loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
;;;;;;;;
#loc1 = loc(unknown)
module attributes "little", #dlti.dl_entry<!llvm.ptr, #dlti.dl_entry<"dlti.endianness", #dlti.dl_entry<f128, #dlti.dl_entry<f16, #dlti.dl_entry<f64, #dlti.dl_entry<i1, #dlti.dl_entry<i16, #dlti.dl_entry<i32, #dlti.dl_entry<i64, #dlti.dl_entry<i8, 64]> : vector<2xi64, dense<128> : vector<2xi64, dense<16> : vector<2xi64, dense<16> : vector<2xi64, dense<32> : vector<2xi64, dense<64> : vector<2xi64, dense<64> : vector<4xi64, dense<8> : vector<2xi64, dense<8> : vector<2xi64, dense<[32
  llvm.func @f(%arg0: !llvm.ptr loc(unknown), %arg1: i32 loc(unknown)) {
    %0 = llvm.mlir.constant(0 : i64) : i64 loc(#loc1)
    %1 = llvm.mlir.constant(dense<[0, 1]> : vector<2xi32>) : vector<2xi32> loc(#loc1)
    %2 = llvm.getelementptr %arg0[%0, %1] : (!llvm.ptr, i64, vector<2xi32>) -> !llvm.vec<2 x ptr>, !llvm.array<2 x i32> loc(#loc1)
    %3 = llvm.load %arg0 {alias_scopes = [], alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr loc(#loc1)
    llvm.return loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
;;;;;;;;
module attributes "little", #dlti.dl_entry<!llvm.ptr, #dlti.dl_entry<"dlti.endianness", #dlti.dl_entry<f128, #dlti.dl_entry<f16, #dlti.dl_entry<f64, #dlti.dl_entry<i1, #dlti.dl_entry<i16, #dlti.dl_entry<i32, #dlti.dl_entry<i64, #dlti.dl_entry<i8, 64]> : vector<2xi64, dense<128> : vector<2xi64, dense<16> : vector<2xi64, dense<16> : vector<2xi64, dense<32> : vector<2xi64, dense<64> : vector<2xi64, dense<64> : vector<4xi64, dense<8> : vector<2xi64, dense<8> : vector<2xi64, dense<[32
  llvm.mlir.global external @g() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr loc(#loc1)
    llvm.return %0 : !llvm.ptr loc(#loc)
  } loc(#loc)
  llvm.mlir.global external thread_local @h(0 : i32) {addr_space = 0 : i32} : i32 loc(#loc)
  llvm.mlir.global external thread_local @i(0 : i32) {addr_space = 0 : i32} : i32 loc(#loc)
  llvm.mlir.global external @j(0 : i32) {addr_space = 0 : i32} : i32 loc(#loc)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc(unknown)
;;;;;;;;
error: unhandled value: ptr asm sideeffect "a", "~{memory},~{cc}"
;;;;;;;;
error: unhandled value: ptr asm sideeffect "a", "=*m,r,*m"
;;;;;;;;
error: redefinition of symbol named ''
;;;;;;;;
error: unhandled global variable: @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @f, ptr @x }]
;;;;;;;;
error: unhandled global variable: @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] zeroinitializer
;;;;;;;;
#loc1 = loc(unknown)
module attributes "little", #dlti.dl_entry<!llvm.ptr, #dlti.dl_entry<"dlti.endianness", #dlti.dl_entry<f128, #dlti.dl_entry<f16, #dlti.dl_entry<f64, #dlti.dl_entry<i1, #dlti.dl_entry<i16, #dlti.dl_entry<i32, #dlti.dl_entry<i64, #dlti.dl_entry<i8, 64]> : vector<2xi64, dense<128> : vector<2xi64, dense<16> : vector<2xi64, dense<16> : vector<2xi64, dense<32> : vector<2xi64, dense<64> : vector<2xi64, dense<64> : vector<4xi64, dense<8> : vector<2xi64, dense<8> : vector<2xi64, dense<[32
  llvm.func @f(%arg0: i32 loc(unknown)) -> i32 {
    %0 = llvm.call @g(%arg0) : (i32) -> i32 loc(#loc1)
    %1 = llvm.call @g(%arg0) : (i32) -> i32 loc(#loc1)
    llvm.return %0 : i32 loc(#loc1)
  } loc(#loc1)
  llvm.func @g(i32) -> i32 loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
;;;;;;;;
#loc1 = loc(unknown)
module attributes "little", #dlti.dl_entry<!llvm.ptr, #dlti.dl_entry<"dlti.endianness", #dlti.dl_entry<f128, #dlti.dl_entry<f16, #dlti.dl_entry<f64, #dlti.dl_entry<i1, #dlti.dl_entry<i16, #dlti.dl_entry<i32, #dlti.dl_entry<i64, #dlti.dl_entry<i8, 64]> : vector<2xi64, dense<128> : vector<2xi64, dense<16> : vector<2xi64, dense<16> : vector<2xi64, dense<32> : vector<2xi64, dense<64> : vector<2xi64, dense<64> : vector<4xi64, dense<8> : vector<2xi64, dense<8> : vector<2xi64, dense<[32
  llvm.func @f(%arg0: vector<2xf32> loc(unknown), %arg1: vector<2xi1> loc(unknown)) -> vector<2xf32> {
    %0 = llvm.mlir.constant(2 : i32) : i32 loc(#loc1)
    %1 = llvm.intr.fabs(%arg0)  {fastmathFlags = #llvm.fastmath<nnan>} : (vector<2xf32>) -> vector<2xf32> loc(#loc1)
    %2 = "llvm.intr.vp.fadd"(%1, %arg0, %arg1, %0) : (vector<2xf32>, vector<2xf32>, vector<2xi1>, i32) -> vector<2xf32> loc(#loc1)
    %3 = "llvm.intr.vp.fma"(%1, %arg0, %arg0, %arg1, %0) : (vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xi1>, i32) -> vector<2xf32> loc(#loc1)
    llvm.return %3 : vector<2xf32> loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
