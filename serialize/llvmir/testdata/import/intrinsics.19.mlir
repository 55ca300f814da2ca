error: unhandled intrinsic:   %21 = call ptr @llvm.launder.invariant.group.p0(ptr %p)
;;;;;;;;
module attributes "little", #dlti.dl_entry<!llvm.ptr, #dlti.dl_entry<"dlti.endianness", #dlti.dl_entry<f128, #dlti.dl_entry<f16, #dlti.dl_entry<f64, #dlti.dl_entry<i1, #dlti.dl_entry<i16, #dlti.dl_entry<i32, #dlti.dl_entry<i64, #dlti.dl_entry<i8, 64]> : vector<2xi64, dense<128> : vector<2xi64, dense<16> : vector<2xi64, dense<16> : vector<2xi64, dense<32> : vector<2xi64, dense<64> : vector<2xi64, dense<64> : vector<4xi64, dense<8> : vector<2xi64, dense<8> : vector<2xi64, dense<[32
  llvm.func @f() {
    %0 = llvm.mlir.constant(1 : i32) : i32 loc(#loc1)
    %1 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr loc(#loc1)
    llvm.intr.lifetime.start 8, %1 : !llvm.ptr loc(#loc1)
    llvm.intr.lifetime.end -1, %1 : !llvm.ptr loc(#loc1)
    llvm.return loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc(unknown)
;;;;;;;;
warning: dropped instruction:   call void @llvm.experimental.noalias.scope.decl(metadata !0)
module attributes "little", #dlti.dl_entry<!llvm.ptr, #dlti.dl_entry<"dlti.endianness", #dlti.dl_entry<f128, #dlti.dl_entry<f16, #dlti.dl_entry<f64, #dlti.dl_entry<i1, #dlti.dl_entry<i16, #dlti.dl_entry<i32, #dlti.dl_entry<i64, #dlti.dl_entry<i8, 64]> : vector<2xi64, dense<128> : vector<2xi64, dense<16> : vector<2xi64, dense<16> : vector<2xi64, dense<32> : vector<2xi64, dense<64> : vector<2xi64, dense<64> : vector<4xi64, dense<8> : vector<2xi64, dense<8> : vector<2xi64, dense<[32
  llvm.func @f() {
    llvm.return loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc(unknown)
;;;;;;;;
error: unhandled intrinsic:   call void @llvm.sideeffect()
