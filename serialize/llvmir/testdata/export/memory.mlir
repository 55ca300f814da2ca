// Loads, stores, allocas, atomics, addresses.
llvm.func @alloca(%n: i64, %m: i32) {
  %0 = llvm.alloca %n x f32 : (i64) -> !llvm.ptr
  %1 = llvm.alloca %m x f32 {alignment = 32 : i64} : (i32) -> !llvm.ptr
  %2 = llvm.alloca inalloca %n x i64 : (i64) -> !llvm.ptr
  %3 = llvm.alloca %n x i8 : (i64) -> !llvm.ptr<5>
  %c = llvm.mlir.constant(1 : i32) : i32
  %4 = llvm.alloca %c x !llvm.struct<(i32, ptr)> : (i32) -> !llvm.ptr
  %c2 = llvm.mlir.constant(3 : i64) : i64
  %5 = llvm.alloca %c2 x vector<4xf32> {alignment = 4 : i64} : (i64) -> !llvm.ptr
  llvm.return
}
llvm.func @loads(%p: !llvm.ptr, %q: !llvm.ptr<1>) {
  %0 = llvm.load %p : !llvm.ptr -> f32
  %1 = llvm.load volatile %p : !llvm.ptr -> f32
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i64
  %3 = llvm.load volatile %p {alignment = 2 : i64, nontemporal} : !llvm.ptr -> i64
  %4 = llvm.load %p invariant : !llvm.ptr -> i16
  %5 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> f32
  %6 = llvm.load volatile %p atomic syncscope("agent") acquire {alignment = 8 : i64} : !llvm.ptr -> i64
  %7 = llvm.load %p atomic seq_cst {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %8 = llvm.load %p atomic unordered {alignment = 1 : i64} : !llvm.ptr -> i8
  %9 = llvm.load %q : !llvm.ptr<1> -> !llvm.struct<(i32, i8)>
  %10 = llvm.load %q : !llvm.ptr<1> -> vector<3xf32>
  llvm.store %0, %p : f32, !llvm.ptr
  llvm.store volatile %0, %p : f32, !llvm.ptr
  llvm.store %0, %p {alignment = 1 : i64} : f32, !llvm.ptr
  llvm.store %0, %p {nontemporal} : f32, !llvm.ptr
  llvm.store %0, %p atomic release {alignment = 4 : i64} : f32, !llvm.ptr
  llvm.store volatile %2, %p atomic syncscope("") seq_cst {alignment = 8 : i64} : i64, !llvm.ptr
  llvm.store %9, %q : !llvm.struct<(i32, i8)>, !llvm.ptr<1>
  llvm.return
}
llvm.func @atomics(%p: !llvm.ptr, %i: i32, %f: f32, %q: !llvm.ptr, %v: vector<2xf16>) {
  %0 = llvm.atomicrmw xchg %p, %i monotonic : !llvm.ptr, i32
  %1 = llvm.atomicrmw add %p, %i acquire : !llvm.ptr, i32
  %2 = llvm.atomicrmw sub %p, %i release : !llvm.ptr, i32
  %3 = llvm.atomicrmw _and %p, %i acq_rel : !llvm.ptr, i32
  %4 = llvm.atomicrmw nand %p, %i seq_cst : !llvm.ptr, i32
  %5 = llvm.atomicrmw _or %p, %i monotonic : !llvm.ptr, i32
  %6 = llvm.atomicrmw _xor %p, %i monotonic : !llvm.ptr, i32
  %7 = llvm.atomicrmw max %p, %i monotonic : !llvm.ptr, i32
  %8 = llvm.atomicrmw min %p, %i monotonic : !llvm.ptr, i32
  %9 = llvm.atomicrmw umax %p, %i monotonic : !llvm.ptr, i32
  %10 = llvm.atomicrmw umin %p, %i monotonic : !llvm.ptr, i32
  %11 = llvm.atomicrmw fadd %p, %f monotonic : !llvm.ptr, f32
  %12 = llvm.atomicrmw fsub %p, %f monotonic : !llvm.ptr, f32
  %13 = llvm.atomicrmw fmax %p, %f monotonic : !llvm.ptr, f32
  %14 = llvm.atomicrmw fmin %p, %f monotonic : !llvm.ptr, f32
  %15 = llvm.atomicrmw uinc_wrap %p, %i monotonic : !llvm.ptr, i32
  %16 = llvm.atomicrmw udec_wrap %p, %i monotonic : !llvm.ptr, i32
  %17 = llvm.atomicrmw volatile xchg %p, %q syncscope("workgroup") acq_rel {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
  %19 = llvm.cmpxchg %p, %i, %0 acq_rel monotonic : !llvm.ptr, i32
  %20 = llvm.cmpxchg weak volatile %p, %i, %0 syncscope("agent") seq_cst acquire {alignment = 8 : i64} : !llvm.ptr, i32
  %21 = llvm.cmpxchg weak %p, %q, %q monotonic monotonic : !llvm.ptr, !llvm.ptr
  %22 = llvm.extractvalue %19[0] : !llvm.struct<(i32, i1)>
  llvm.fence acquire
  llvm.fence release
  llvm.fence acq_rel
  llvm.fence syncscope("agent") seq_cst
  llvm.return
}
llvm.func @addresses(%p: !llvm.ptr, %i: i64, %j: i32, %v: vector<4xi64>, %pv: !llvm.ptr<3>) {
  %0 = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %1 = llvm.getelementptr inbounds %p[%i, 1, %j] : (!llvm.ptr, i64, i32) -> !llvm.ptr, !llvm.struct<(i8, array<4 x i32>)>
  %2 = llvm.getelementptr %p[-1] : (!llvm.ptr) -> !llvm.ptr, i8
  %3 = llvm.getelementptr %pv[%j, %i] : (!llvm.ptr<3>, i32, i64) -> !llvm.ptr<3>, !llvm.array<2 x f32>
  %4 = llvm.getelementptr inbounds %p[0, 2147483647] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  %5 = llvm.getelementptr inbounds %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"s", (i32, i64)>
  %6 = llvm.ptrtoint %p : !llvm.ptr to i32
  %7 = llvm.inttoptr %i : i64 to !llvm.ptr
  %8 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<3>
  llvm.return
}
