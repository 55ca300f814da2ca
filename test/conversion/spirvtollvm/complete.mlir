// RUN: mlir-opt --mlir-version=22 '--convert-spirv-to-llvm=complete' %s | FileCheck %s

// Operations on values, and atomic ones, that MLIR does not convert.

// CHECK-LABEL: llvm.func @integers(%arg0: i32, %arg1: i32, %arg2: vector<2xi16>, %arg3: vector<2xi16>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.sub %[[V0]], %arg0 : i32
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.srem %arg2, %arg3 : vector<2xi16>
// CHECK-NEXT: %[[V3:[0-9]+]] = llvm.mlir.constant(dense<0> : vector<2xi16>) : vector<2xi16>
// CHECK-NEXT: %[[V4:[0-9]+]] = llvm.xor %[[V2]], %arg3 : vector<2xi16>
// CHECK-NEXT: %[[V5:[0-9]+]] = llvm.icmp "slt" %[[V4]], %[[V3]] : vector<2xi16>
// CHECK-NEXT: %[[V6:[0-9]+]] = llvm.icmp "ne" %[[V2]], %[[V3]] : vector<2xi16>
// CHECK-NEXT: %[[V7:[0-9]+]] = llvm.and %[[V6]], %[[V5]] : vector<2xi1>
// CHECK-NEXT: %[[V8:[0-9]+]] = llvm.add %[[V2]], %arg3 : vector<2xi16>
// CHECK-NEXT: %[[V9:[0-9]+]] = llvm.select %[[V7]], %[[V8]], %[[V2]] : vector<2xi1>, vector<2xi16>
// CHECK-NEXT: %[[V10:[0-9]+]] = "llvm.intr.abs"(%arg0) <{is_int_min_poison = false}> : (i32) -> i32
// CHECK-NEXT: %[[V11:[0-9]+]] = llvm.mlir.constant(dense<-1> : vector<2xi16>) : vector<2xi16>
// CHECK-NEXT: %[[V12:[0-9]+]] = llvm.intr.smax(%arg2, %[[V11]]) : (vector<2xi16>, vector<2xi16>) -> vector<2xi16>
// CHECK-NEXT: %[[V13:[0-9]+]] = llvm.mlir.constant(dense<1> : vector<2xi16>) : vector<2xi16>
// CHECK-NEXT: %[[V14:[0-9]+]] = llvm.intr.smin(%[[V12]], %[[V13]]) : (vector<2xi16>, vector<2xi16>) -> vector<2xi16>
// CHECK-NEXT: %[[V15:[0-9]+]] = llvm.intr.umax(%arg0, %arg1) : (i32, i32) -> i32
// CHECK-NEXT: %[[V16:[0-9]+]] = llvm.intr.umin(%arg0, %arg1) : (i32, i32) -> i32
// CHECK-NEXT: %[[V17:[0-9]+]] = llvm.intr.smax(%arg0, %arg1) : (i32, i32) -> i32
// CHECK-NEXT: %[[V18:[0-9]+]] = llvm.intr.smin(%[[V17]], %arg0) : (i32, i32) -> i32
// CHECK-NEXT: %[[V19:[0-9]+]] = llvm.intr.umax(%arg0, %arg1) : (i32, i32) -> i32
// CHECK-NEXT: %[[V20:[0-9]+]] = llvm.intr.umin(%[[V19]], %arg0) : (i32, i32) -> i32
// CHECK-NEXT: llvm.return
spirv.func @integers(%x: i32, %y: i32, %v: vector<2xi16>, %w: vector<2xi16>) "None" {
  %0 = spirv.SNegate %x : i32
  %1 = spirv.SMod %v, %w : vector<2xi16>
  %2 = spirv.GL.SAbs %x : i32
  %3 = spirv.GL.SSign %v : vector<2xi16>
  %4 = spirv.GL.UMax %x, %y : i32
  %5 = spirv.GL.UMin %x, %y : i32
  %6 = spirv.GL.SClamp %x, %y, %x : i32
  %7 = spirv.GL.UClamp %x, %y, %x : i32
  spirv.Return
}

// CHECK-LABEL: llvm.func @bits(%arg0: i32) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(31 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = "llvm.intr.ctlz"(%arg0) <{is_zero_poison = false}> : (i32) -> i32
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.sub %[[V0]], %[[V1]] : i32
// CHECK-NEXT: llvm.return
spirv.func @bits(%x: i32) "None" {
  %0 = spirv.GL.FindUMsb %x : i32
  spirv.Return
}

// CHECK-LABEL: llvm.func @floats(%arg0: f32, %arg1: f32, %arg2: vector<2xf32>, %arg3: vector<2xf32>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.frem %arg0, %arg1 : f32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.fcmp "olt" %[[V0]], %[[V1]] : f32
// CHECK-NEXT: %[[V3:[0-9]+]] = llvm.fcmp "ogt" %[[V0]], %[[V1]] : f32
// CHECK-NEXT: %[[V4:[0-9]+]] = llvm.fcmp "olt" %arg1, %[[V1]] : f32
// CHECK-NEXT: %[[V5:[0-9]+]] = llvm.fcmp "ogt" %arg1, %[[V1]] : f32
// CHECK-NEXT: %[[V6:[0-9]+]] = llvm.and %[[V2]], %[[V5]] : i1
// CHECK-NEXT: %[[V7:[0-9]+]] = llvm.and %[[V3]], %[[V4]] : i1
// CHECK-NEXT: %[[V8:[0-9]+]] = llvm.or %[[V6]], %[[V7]] : i1
// CHECK-NEXT: %[[V9:[0-9]+]] = llvm.fadd %[[V0]], %arg1 : f32
// CHECK-NEXT: %[[V10:[0-9]+]] = llvm.select %[[V8]], %[[V9]], %[[V0]] : i1, f32
// CHECK-NEXT: %[[V11:[0-9]+]] = llvm.mlir.constant(dense<0.000000e+00> : vector<2xf32>) : vector<2xf32>
// CHECK-NEXT: %[[V12:[0-9]+]] = llvm.fcmp "olt" %arg2, %[[V11]] : vector<2xf32>
// CHECK-NEXT: %[[V13:[0-9]+]] = llvm.mlir.constant(dense<-1.000000e+00> : vector<2xf32>) : vector<2xf32>
// CHECK-NEXT: %[[V14:[0-9]+]] = llvm.select %[[V12]], %[[V13]], %[[V11]] : vector<2xi1>, vector<2xf32>
// CHECK-NEXT: %[[V15:[0-9]+]] = llvm.fcmp "ogt" %arg2, %[[V11]] : vector<2xf32>
// CHECK-NEXT: %[[V16:[0-9]+]] = llvm.mlir.constant(dense<1.000000e+00> : vector<2xf32>) : vector<2xf32>
// CHECK-NEXT: %[[V17:[0-9]+]] = llvm.select %[[V15]], %[[V16]], %[[V14]] : vector<2xi1>, vector<2xf32>
// CHECK-NEXT: %[[V18:[0-9]+]] = llvm.intr.maxnum(%arg0, %arg1) : (f32, f32) -> f32
// CHECK-NEXT: %[[V19:[0-9]+]] = llvm.intr.minnum(%[[V18]], %arg0) : (f32, f32) -> f32
// CHECK-NEXT: %[[V20:[0-9]+]] = llvm.intr.fma(%arg0, %arg1, %arg0) : (f32, f32, f32) -> f32
// CHECK-NEXT: %[[V21:[0-9]+]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT: %[[V22:[0-9]+]] = llvm.fsub %[[V21]], %arg0 : f32
// CHECK-NEXT: %[[V23:[0-9]+]] = llvm.fmul %arg0, %[[V22]] : f32
// CHECK-NEXT: %[[V24:[0-9]+]] = llvm.fmul %arg1, %arg0 : f32
// CHECK-NEXT: %[[V25:[0-9]+]] = llvm.fadd %[[V23]], %[[V24]] : f32
// CHECK-NEXT: %[[V26:[0-9]+]] = llvm.intr.roundeven(%arg0) : (f32) -> f32
// CHECK-NEXT: %[[V27:[0-9]+]] = llvm.intr.pow(%arg0, %arg1) : (f32, f32) -> f32
// CHECK-NEXT: %[[V28:[0-9]+]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT: %[[V29:[0-9]+]] = llvm.intr.sqrt(%arg0) : (f32) -> f32
// CHECK-NEXT: %[[V30:[0-9]+]] = llvm.fdiv %[[V28]], %[[V29]] : f32
// CHECK-NEXT: llvm.return
spirv.func @floats(%x: f32, %y: f32, %v: vector<2xf32>, %w: vector<2xf32>) "None" {
  %0 = spirv.FMod %x, %y : f32
  %1 = spirv.GL.FSign %v : vector<2xf32>
  %2 = spirv.GL.FClamp %x, %y, %x : f32
  %3 = spirv.GL.Fma %x, %y, %x : f32
  %4 = spirv.GL.FMix %x : f32, %y : f32, %x : f32 -> f32
  %5 = spirv.GL.RoundEven %x : f32
  %6 = spirv.GL.Pow %x, %y : f32
  %7 = spirv.CL.rsqrt %x : f32
  spirv.Return
}

// CHECK-LABEL: llvm.func @classes(%arg0: f32, %arg1: f32, %arg2: vector<2xf16>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.fcmp "uno" %arg0, %arg0 : f32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.intr.fabs(%arg2) : (vector<2xf16>) -> vector<2xf16>
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.mlir.constant(dense<0x7C00> : vector<2xf16>) : vector<2xf16>
// CHECK-NEXT: %[[V3:[0-9]+]] = llvm.fcmp "oeq" %[[V1]], %[[V2]] : vector<2xf16>
// CHECK-NEXT: %[[V4:[0-9]+]] = llvm.fcmp "ord" %arg0, %arg1 : f32
// CHECK-NEXT: %[[V5:[0-9]+]] = llvm.fcmp "uno" %arg0, %arg1 : f32
// CHECK-NEXT: llvm.return
spirv.func @classes(%x: f32, %y: f32, %v: vector<2xf16>) "None" {
  %0 = spirv.IsNan %x : f32
  %1 = spirv.IsInf %v : vector<2xf16>
  %2 = spirv.Ordered %x, %y : f32
  %3 = spirv.Unordered %x, %y : f32
  spirv.Return
}

// CHECK-LABEL: llvm.func @extended(%arg0: i32, %arg1: i32) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.add %arg0, %arg1 : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.icmp "ult" %[[V0]], %arg0 : i32
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.zext %[[V1]] : i1 to i32
// CHECK-NEXT: %[[V3:[0-9]+]] = llvm.mlir.poison : !llvm.struct<packed (i32, i32)>
// CHECK-NEXT: %[[V4:[0-9]+]] = llvm.insertvalue %[[V0]], %[[V3]][0] : !llvm.struct<packed (i32, i32)>
// CHECK-NEXT: %[[V5:[0-9]+]] = llvm.insertvalue %[[V2]], %[[V4]][1] : !llvm.struct<packed (i32, i32)>
// CHECK-NEXT: %[[V6:[0-9]+]] = llvm.icmp "ult" %arg0, %arg1 : i32
// CHECK-NEXT: %[[V7:[0-9]+]] = llvm.zext %[[V6]] : i1 to i32
// CHECK-NEXT: %[[V8:[0-9]+]] = llvm.sub %arg0, %arg1 : i32
// CHECK-NEXT: %[[V9:[0-9]+]] = llvm.mlir.poison : !llvm.struct<packed (i32, i32)>
// CHECK-NEXT: %[[V10:[0-9]+]] = llvm.insertvalue %[[V8]], %[[V9]][0] : !llvm.struct<packed (i32, i32)>
// CHECK-NEXT: %[[V11:[0-9]+]] = llvm.insertvalue %[[V7]], %[[V10]][1] : !llvm.struct<packed (i32, i32)>
// CHECK-NEXT: %[[V12:[0-9]+]] = llvm.zext %arg0 : i32 to i64
// CHECK-NEXT: %[[V13:[0-9]+]] = llvm.zext %arg1 : i32 to i64
// CHECK-NEXT: %[[V14:[0-9]+]] = llvm.mul %[[V12]], %[[V13]] : i64
// CHECK-NEXT: %[[V15:[0-9]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT: %[[V16:[0-9]+]] = llvm.lshr %[[V14]], %[[V15]] : i64
// CHECK-NEXT: %[[V17:[0-9]+]] = llvm.trunc %[[V14]] : i64 to i32
// CHECK-NEXT: %[[V18:[0-9]+]] = llvm.trunc %[[V16]] : i64 to i32
// CHECK-NEXT: %[[V19:[0-9]+]] = llvm.mlir.poison : !llvm.struct<packed (i32, i32)>
// CHECK-NEXT: %[[V20:[0-9]+]] = llvm.insertvalue %[[V17]], %[[V19]][0] : !llvm.struct<packed (i32, i32)>
// CHECK-NEXT: %[[V21:[0-9]+]] = llvm.insertvalue %[[V18]], %[[V20]][1] : !llvm.struct<packed (i32, i32)>
// CHECK-NEXT: %[[V22:[0-9]+]] = llvm.sext %arg0 : i32 to i64
// CHECK-NEXT: %[[V23:[0-9]+]] = llvm.sext %arg1 : i32 to i64
// CHECK-NEXT: %[[V24:[0-9]+]] = llvm.mul %[[V22]], %[[V23]] : i64
// CHECK-NEXT: %[[V25:[0-9]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT: %[[V26:[0-9]+]] = llvm.lshr %[[V24]], %[[V25]] : i64
// CHECK-NEXT: %[[V27:[0-9]+]] = llvm.trunc %[[V24]] : i64 to i32
// CHECK-NEXT: %[[V28:[0-9]+]] = llvm.trunc %[[V26]] : i64 to i32
// CHECK-NEXT: %[[V29:[0-9]+]] = llvm.mlir.poison : !llvm.struct<packed (i32, i32)>
// CHECK-NEXT: %[[V30:[0-9]+]] = llvm.insertvalue %[[V27]], %[[V29]][0] : !llvm.struct<packed (i32, i32)>
// CHECK-NEXT: %[[V31:[0-9]+]] = llvm.insertvalue %[[V28]], %[[V30]][1] : !llvm.struct<packed (i32, i32)>
// CHECK-NEXT: llvm.return
spirv.func @extended(%x: i32, %y: i32) "None" {
  %0 = spirv.IAddCarry %x, %y : !spirv.struct<(i32, i32)>
  %1 = spirv.ISubBorrow %x, %y : !spirv.struct<(i32, i32)>
  %2 = spirv.UMulExtended %x, %y : !spirv.struct<(i32, i32)>
  %3 = spirv.SMulExtended %x, %y : !spirv.struct<(i32, i32)>
  spirv.Return
}

// CHECK-LABEL: llvm.func @vectors(%arg0: f32, %arg1: vector<2xf32>, %arg2: i32) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.insertelement %arg0, %[[V0]][%[[V1]] : i32] : vector<3xf32>
// CHECK-NEXT: %[[V3:[0-9]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %[[V4:[0-9]+]] = llvm.extractelement %arg1[%[[V3]] : i32] : vector<2xf32>
// CHECK-NEXT: %[[V5:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V6:[0-9]+]] = llvm.insertelement %[[V4]], %[[V2]][%[[V5]] : i32] : vector<3xf32>
// CHECK-NEXT: %[[V7:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V8:[0-9]+]] = llvm.extractelement %arg1[%[[V7]] : i32] : vector<2xf32>
// CHECK-NEXT: %[[V9:[0-9]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %[[V10:[0-9]+]] = llvm.insertelement %[[V8]], %[[V6]][%[[V9]] : i32] : vector<3xf32>
// CHECK-NEXT: %[[V11:[0-9]+]] = llvm.mlir.poison : !llvm.struct<packed (f32, i32)>
// CHECK-NEXT: %[[V12:[0-9]+]] = llvm.insertvalue %arg0, %[[V11]][0] : !llvm.struct<packed (f32, i32)>
// CHECK-NEXT: %[[V13:[0-9]+]] = llvm.insertvalue %arg2, %[[V12]][1] : !llvm.struct<packed (f32, i32)>
// CHECK-NEXT: %[[V14:[0-9]+]] = llvm.fmul %arg1, %arg1 : vector<2xf32>
// CHECK-NEXT: %[[V15:[0-9]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %[[V16:[0-9]+]] = llvm.extractelement %[[V14]][%[[V15]] : i32] : vector<2xf32>
// CHECK-NEXT: %[[V17:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V18:[0-9]+]] = llvm.extractelement %[[V14]][%[[V17]] : i32] : vector<2xf32>
// CHECK-NEXT: %[[V19:[0-9]+]] = llvm.fadd %[[V16]], %[[V18]] : f32
// CHECK-NEXT: %[[V20:[0-9]+]] = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT: %[[V21:[0-9]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %[[V22:[0-9]+]] = llvm.insertelement %arg0, %[[V20]][%[[V21]] : i32] : vector<2xf32>
// CHECK-NEXT: %[[V23:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V24:[0-9]+]] = llvm.insertelement %arg0, %[[V22]][%[[V23]] : i32] : vector<2xf32>
// CHECK-NEXT: %[[V25:[0-9]+]] = llvm.fmul %arg1, %[[V24]] : vector<2xf32>
// CHECK-NEXT: %[[V26:[0-9]+]] = llvm.extractelement %arg1[%arg2 : i32] : vector<2xf32>
// CHECK-NEXT: %[[V27:[0-9]+]] = llvm.insertelement %arg0, %arg1[%arg2 : i32] : vector<2xf32>
// CHECK-NEXT: llvm.return
spirv.func @vectors(%x: f32, %v: vector<2xf32>, %i: i32) "None" {
  %0 = spirv.CompositeConstruct %x, %v : (f32, vector<2xf32>) -> vector<3xf32>
  %1 = spirv.CompositeConstruct %x, %i : (f32, i32) -> !spirv.struct<(f32, i32)>
  %2 = spirv.Dot %v, %v : vector<2xf32> -> f32
  %3 = spirv.VectorTimesScalar %v, %x : (vector<2xf32>, f32) -> vector<2xf32>
  %4 = spirv.VectorExtractDynamic %v[%i] : vector<2xf32>, i32
  %5 = spirv.VectorInsertDynamic %x, %v[%i] : vector<2xf32>, i32
  spirv.Return
}

// CHECK-LABEL: llvm.func @atomics(%arg0: !llvm.ptr, %arg1: i32, %arg2: i32) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.atomicrmw add %arg0, %arg1 monotonic : !llvm.ptr, i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.atomicrmw umin %arg0, %arg1 acq_rel : !llvm.ptr, i32
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V3:[0-9]+]] = llvm.atomicrmw add %arg0, %[[V2]] acquire : !llvm.ptr, i32
// CHECK-NEXT: %[[V4:[0-9]+]] = llvm.atomicrmw xchg %arg0, %arg1 release : !llvm.ptr, i32
// CHECK-NEXT: %[[V5:[0-9]+]] = llvm.cmpxchg %arg0, %arg2, %arg1 seq_cst acquire : !llvm.ptr, i32
// CHECK-NEXT: %[[V6:[0-9]+]] = llvm.extractvalue %[[V5]][0] : !llvm.struct<(i32, i1)>
// CHECK-NEXT: llvm.fence acq_rel
// CHECK-NEXT: llvm.return
spirv.func @atomics(%p: !spirv.ptr<i32, StorageBuffer>, %x: i32, %y: i32) "None" {
  %0 = spirv.AtomicIAdd <Device> <None> %p, %x : !spirv.ptr<i32, StorageBuffer>
  %1 = spirv.AtomicUMin <Device> <AcquireRelease> %p, %x : !spirv.ptr<i32, StorageBuffer>
  %2 = spirv.AtomicIIncrement <Device> <Acquire> %p : !spirv.ptr<i32, StorageBuffer>
  %3 = spirv.AtomicExchange <Device> <Release> %p, %x : !spirv.ptr<i32, StorageBuffer>
  %4 = spirv.AtomicCompareExchange <Device> <SequentiallyConsistent> <Acquire> %p, %x, %y : !spirv.ptr<i32, StorageBuffer>
  spirv.MemoryBarrier <Device>, <AcquireRelease|UniformMemory>
  spirv.MemoryBarrier <Device>, <None>
  spirv.Return
}

// CHECK-LABEL: llvm.func @copy(%arg0: !llvm.ptr, %arg1: !llvm.ptr) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.load %arg1 : !llvm.ptr -> f32
// CHECK-NEXT: llvm.store %[[V0]], %arg0 : f32, !llvm.ptr
// CHECK-NEXT: llvm.return
spirv.func @copy(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Function>) "None" {
  spirv.CopyMemory "Function" %p, "Function" %q : f32
  spirv.Return
}

// CHECK-LABEL: llvm.func @switch(%arg0: i32) {
// CHECK-NEXT: llvm.switch %arg0 : i32, ^bb1 [
// CHECK-NEXT: 1: ^bb2,
// CHECK-NEXT: 7: ^bb1
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1:
// CHECK-NEXT: llvm.return
// CHECK-NEXT: ^bb2:
// CHECK-NEXT: llvm.return
spirv.func @switch(%s: i32) "None" {
  spirv.Switch %s : i32, [
    default: ^a,
    1: ^b,
    7: ^a
  ]
^a:
  spirv.Return
^b:
  spirv.Return
}
