// RUN: mlir-opt %s | diff %S/Inputs/intrinsics.txt -
// RUN: mlir-opt -mlir-print-op-generic %s | mlir-opt - | diff %S/Inputs/intrinsics.txt -

// Every intrinsic, with the text of MLIR 19.

func.func @intrinsics(%i: i32, %l: i64, %h: i16, %c: i8, %b: i1, %f: f32, %d: f64, %vi: vector<4xi32>, %vl: vector<4xi64>, %vf: vector<4xf32>, %vd: vector<4xf64>, %m: vector<4xi1>, %p: !llvm.ptr, %q: !llvm.ptr<3>, %t: !llvm.token, %si: vector<[4]xi32>, %sf: vector<[4]xf32>, %sm: vector<[4]xi1>, %vs: vector<8xi32>, %bf: bf16, %vb: vector<2xbf16>) {
  %r0_ = llvm.intr.cos(%f) : (f32) -> f32
  %r1_ = llvm.intr.cos(%vf) : (vector<4xf32>) -> vector<4xf32>
  %r2_ = llvm.intr.cos(%sf) : (vector<[4]xf32>) -> vector<[4]xf32>
  %r3_ = llvm.intr.cos(%bf) : (bf16) -> bf16
  %r4_ = llvm.intr.cos(%vb) : (vector<2xbf16>) -> vector<2xbf16>
  %r5_ = llvm.intr.cos(%f) {b} : (f32) -> f32
  %r6_ = "llvm.intr.cos"(%f) : (f32) -> f32
  %r7_ = llvm.intr.exp(%f) : (f32) -> f32
  %r8_ = llvm.intr.exp(%vf) : (vector<4xf32>) -> vector<4xf32>
  %r9_ = llvm.intr.exp(%sf) : (vector<[4]xf32>) -> vector<[4]xf32>
  %r10_ = llvm.intr.exp(%bf) : (bf16) -> bf16
  %r11_ = llvm.intr.exp(%vb) : (vector<2xbf16>) -> vector<2xbf16>
  %r12_ = llvm.intr.exp(%f) {b} : (f32) -> f32
  %r13_ = "llvm.intr.exp"(%f) : (f32) -> f32
  %r14_ = llvm.intr.exp2(%f) : (f32) -> f32
  %r15_ = llvm.intr.exp2(%vf) : (vector<4xf32>) -> vector<4xf32>
  %r16_ = llvm.intr.exp2(%sf) : (vector<[4]xf32>) -> vector<[4]xf32>
  %r17_ = llvm.intr.exp2(%bf) : (bf16) -> bf16
  %r18_ = llvm.intr.exp2(%vb) : (vector<2xbf16>) -> vector<2xbf16>
  %r19_ = llvm.intr.exp2(%f) {b} : (f32) -> f32
  %r20_ = "llvm.intr.exp2"(%f) : (f32) -> f32
  %r21_ = llvm.intr.fabs(%f) : (f32) -> f32
  %r22_ = llvm.intr.fabs(%vf) : (vector<4xf32>) -> vector<4xf32>
  %r23_ = llvm.intr.fabs(%sf) : (vector<[4]xf32>) -> vector<[4]xf32>
  %r24_ = llvm.intr.fabs(%bf) : (bf16) -> bf16
  %r25_ = llvm.intr.fabs(%vb) : (vector<2xbf16>) -> vector<2xbf16>
  %r26_ = llvm.intr.fabs(%f) {b} : (f32) -> f32
  %r27_ = "llvm.intr.fabs"(%f) : (f32) -> f32
  %r28_ = llvm.intr.ceil(%f) : (f32) -> f32
  %r29_ = llvm.intr.ceil(%vf) : (vector<4xf32>) -> vector<4xf32>
  %r30_ = llvm.intr.ceil(%sf) : (vector<[4]xf32>) -> vector<[4]xf32>
  %r31_ = llvm.intr.ceil(%bf) : (bf16) -> bf16
  %r32_ = llvm.intr.ceil(%vb) : (vector<2xbf16>) -> vector<2xbf16>
  %r33_ = llvm.intr.ceil(%f) {b} : (f32) -> f32
  %r34_ = "llvm.intr.ceil"(%f) : (f32) -> f32
  %r35_ = llvm.intr.floor(%f) : (f32) -> f32
  %r36_ = llvm.intr.floor(%vf) : (vector<4xf32>) -> vector<4xf32>
  %r37_ = llvm.intr.floor(%sf) : (vector<[4]xf32>) -> vector<[4]xf32>
  %r38_ = llvm.intr.floor(%bf) : (bf16) -> bf16
  %r39_ = llvm.intr.floor(%vb) : (vector<2xbf16>) -> vector<2xbf16>
  %r40_ = llvm.intr.floor(%f) {b} : (f32) -> f32
  %r41_ = "llvm.intr.floor"(%f) : (f32) -> f32
  %r42_ = llvm.intr.log10(%f) : (f32) -> f32
  %r43_ = llvm.intr.log10(%vf) : (vector<4xf32>) -> vector<4xf32>
  %r44_ = llvm.intr.log10(%sf) : (vector<[4]xf32>) -> vector<[4]xf32>
  %r45_ = llvm.intr.log10(%bf) : (bf16) -> bf16
  %r46_ = llvm.intr.log10(%vb) : (vector<2xbf16>) -> vector<2xbf16>
  %r47_ = llvm.intr.log10(%f) {b} : (f32) -> f32
  %r48_ = "llvm.intr.log10"(%f) : (f32) -> f32
  %r49_ = llvm.intr.log2(%f) : (f32) -> f32
  %r50_ = llvm.intr.log2(%vf) : (vector<4xf32>) -> vector<4xf32>
  %r51_ = llvm.intr.log2(%sf) : (vector<[4]xf32>) -> vector<[4]xf32>
  %r52_ = llvm.intr.log2(%bf) : (bf16) -> bf16
  %r53_ = llvm.intr.log2(%vb) : (vector<2xbf16>) -> vector<2xbf16>
  %r54_ = llvm.intr.log2(%f) {b} : (f32) -> f32
  %r55_ = "llvm.intr.log2"(%f) : (f32) -> f32
  %r56_ = llvm.intr.log(%f) : (f32) -> f32
  %r57_ = llvm.intr.log(%vf) : (vector<4xf32>) -> vector<4xf32>
  %r58_ = llvm.intr.log(%sf) : (vector<[4]xf32>) -> vector<[4]xf32>
  %r59_ = llvm.intr.log(%bf) : (bf16) -> bf16
  %r60_ = llvm.intr.log(%vb) : (vector<2xbf16>) -> vector<2xbf16>
  %r61_ = llvm.intr.log(%f) {b} : (f32) -> f32
  %r62_ = "llvm.intr.log"(%f) : (f32) -> f32
  %r63_ = llvm.intr.sin(%f) : (f32) -> f32
  %r64_ = llvm.intr.sin(%vf) : (vector<4xf32>) -> vector<4xf32>
  %r65_ = llvm.intr.sin(%sf) : (vector<[4]xf32>) -> vector<[4]xf32>
  %r66_ = llvm.intr.sin(%bf) : (bf16) -> bf16
  %r67_ = llvm.intr.sin(%vb) : (vector<2xbf16>) -> vector<2xbf16>
  %r68_ = llvm.intr.sin(%f) {b} : (f32) -> f32
  %r69_ = "llvm.intr.sin"(%f) : (f32) -> f32
  %r70_ = llvm.intr.roundeven(%f) : (f32) -> f32
  %r71_ = llvm.intr.roundeven(%vf) : (vector<4xf32>) -> vector<4xf32>
  %r72_ = llvm.intr.roundeven(%sf) : (vector<[4]xf32>) -> vector<[4]xf32>
  %r73_ = llvm.intr.roundeven(%bf) : (bf16) -> bf16
  %r74_ = llvm.intr.roundeven(%vb) : (vector<2xbf16>) -> vector<2xbf16>
  %r75_ = llvm.intr.roundeven(%f) {b} : (f32) -> f32
  %r76_ = "llvm.intr.roundeven"(%f) : (f32) -> f32
  %r77_ = llvm.intr.round(%f) : (f32) -> f32
  %r78_ = llvm.intr.round(%vf) : (vector<4xf32>) -> vector<4xf32>
  %r79_ = llvm.intr.round(%sf) : (vector<[4]xf32>) -> vector<[4]xf32>
  %r80_ = llvm.intr.round(%bf) : (bf16) -> bf16
  %r81_ = llvm.intr.round(%vb) : (vector<2xbf16>) -> vector<2xbf16>
  %r82_ = llvm.intr.round(%f) {b} : (f32) -> f32
  %r83_ = "llvm.intr.round"(%f) : (f32) -> f32
  %r84_ = llvm.intr.trunc(%f) : (f32) -> f32
  %r85_ = llvm.intr.trunc(%vf) : (vector<4xf32>) -> vector<4xf32>
  %r86_ = llvm.intr.trunc(%sf) : (vector<[4]xf32>) -> vector<[4]xf32>
  %r87_ = llvm.intr.trunc(%bf) : (bf16) -> bf16
  %r88_ = llvm.intr.trunc(%vb) : (vector<2xbf16>) -> vector<2xbf16>
  %r89_ = llvm.intr.trunc(%f) {b} : (f32) -> f32
  %r90_ = "llvm.intr.trunc"(%f) : (f32) -> f32
  %r91_ = llvm.intr.sqrt(%f) : (f32) -> f32
  %r92_ = llvm.intr.sqrt(%vf) : (vector<4xf32>) -> vector<4xf32>
  %r93_ = llvm.intr.sqrt(%sf) : (vector<[4]xf32>) -> vector<[4]xf32>
  %r94_ = llvm.intr.sqrt(%bf) : (bf16) -> bf16
  %r95_ = llvm.intr.sqrt(%vb) : (vector<2xbf16>) -> vector<2xbf16>
  %r96_ = llvm.intr.sqrt(%f) {b} : (f32) -> f32
  %r97_ = "llvm.intr.sqrt"(%f) : (f32) -> f32
  %r98_ = llvm.intr.rint(%f) : (f32) -> f32
  %r99_ = llvm.intr.rint(%vf) : (vector<4xf32>) -> vector<4xf32>
  %r100_ = llvm.intr.rint(%sf) : (vector<[4]xf32>) -> vector<[4]xf32>
  %r101_ = llvm.intr.rint(%bf) : (bf16) -> bf16
  %r102_ = llvm.intr.rint(%vb) : (vector<2xbf16>) -> vector<2xbf16>
  %r103_ = llvm.intr.rint(%f) {b} : (f32) -> f32
  %r104_ = "llvm.intr.rint"(%f) : (f32) -> f32
  %r105_ = llvm.intr.nearbyint(%f) : (f32) -> f32
  %r106_ = llvm.intr.nearbyint(%vf) : (vector<4xf32>) -> vector<4xf32>
  %r107_ = llvm.intr.nearbyint(%sf) : (vector<[4]xf32>) -> vector<[4]xf32>
  %r108_ = llvm.intr.nearbyint(%bf) : (bf16) -> bf16
  %r109_ = llvm.intr.nearbyint(%vb) : (vector<2xbf16>) -> vector<2xbf16>
  %r110_ = llvm.intr.nearbyint(%f) {b} : (f32) -> f32
  %r111_ = "llvm.intr.nearbyint"(%f) : (f32) -> f32
  %r112_ = llvm.intr.copysign(%f, %f) : (f32, f32) -> f32
  %r113_ = llvm.intr.pow(%f, %f) : (f32, f32) -> f32
  %r114_ = llvm.intr.maxnum(%f, %f) : (f32, f32) -> f32
  %r115_ = llvm.intr.minnum(%f, %f) : (f32, f32) -> f32
  %r116_ = llvm.intr.maximum(%f, %f) : (f32, f32) -> f32
  %r117_ = llvm.intr.minimum(%f, %f) : (f32, f32) -> f32
  %r118_ = llvm.intr.fma(%f, %f, %f) : (f32, f32, f32) -> f32
  %r119_ = llvm.intr.fmuladd(%f, %f, %f) : (f32, f32, f32) -> f32
  %r120_ = llvm.intr.powi(%f, %i) : (f32, i32) -> f32
  %r121_ = llvm.intr.powi(%d, %h) : (f64, i16) -> f64
  %r122_ = llvm.intr.lround(%f) : (f32) -> i64
  %r123_ = llvm.intr.lround(%d) : (f64) -> i32
  %r124_ = llvm.intr.llround(%f) : (f32) -> i64
  %r125_ = llvm.intr.llround(%d) : (f64) -> i32
  %r126_ = llvm.intr.lrint(%f) : (f32) -> i64
  %r127_ = llvm.intr.lrint(%d) : (f64) -> i32
  %r128_ = llvm.intr.llrint(%f) : (f32) -> i64
  %r129_ = llvm.intr.llrint(%d) : (f64) -> i32
  %r130_ = llvm.intr.bitreverse(%i) : (i32) -> i32
  %r131_ = llvm.intr.bitreverse(%l) : (i64) -> i64
  %r132_ = llvm.intr.bitreverse(%vi) : (vector<4xi32>) -> vector<4xi32>
  %r133_ = llvm.intr.bitreverse(%si) : (vector<[4]xi32>) -> vector<[4]xi32>
  %r134_ = llvm.intr.bswap(%i) : (i32) -> i32
  %r135_ = llvm.intr.bswap(%l) : (i64) -> i64
  %r136_ = llvm.intr.bswap(%vi) : (vector<4xi32>) -> vector<4xi32>
  %r137_ = llvm.intr.bswap(%si) : (vector<[4]xi32>) -> vector<[4]xi32>
  %r138_ = llvm.intr.ctpop(%i) : (i32) -> i32
  %r139_ = llvm.intr.ctpop(%l) : (i64) -> i64
  %r140_ = llvm.intr.ctpop(%vi) : (vector<4xi32>) -> vector<4xi32>
  %r141_ = llvm.intr.ctpop(%si) : (vector<[4]xi32>) -> vector<[4]xi32>
  %r142_ = llvm.intr.fshl(%i, %i, %i) : (i32, i32, i32) -> i32
  %r143_ = llvm.intr.fshl(%vi, %vi, %vi) {x} : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %r144_ = llvm.intr.fshr(%i, %i, %i) : (i32, i32, i32) -> i32
  %r145_ = llvm.intr.fshr(%vi, %vi, %vi) {x} : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %r146_ = llvm.intr.smax(%i, %i) : (i32, i32) -> i32
  %r147_ = llvm.intr.smax(%vi, %vi) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %r148_ = llvm.intr.smax(%si, %si) : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %r149_ = llvm.intr.smin(%i, %i) : (i32, i32) -> i32
  %r150_ = llvm.intr.smin(%vi, %vi) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %r151_ = llvm.intr.smin(%si, %si) : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %r152_ = llvm.intr.umax(%i, %i) : (i32, i32) -> i32
  %r153_ = llvm.intr.umax(%vi, %vi) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %r154_ = llvm.intr.umax(%si, %si) : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %r155_ = llvm.intr.umin(%i, %i) : (i32, i32) -> i32
  %r156_ = llvm.intr.umin(%vi, %vi) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %r157_ = llvm.intr.umin(%si, %si) : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %r158_ = llvm.intr.sadd.sat(%i, %i) : (i32, i32) -> i32
  %r159_ = llvm.intr.sadd.sat(%vi, %vi) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %r160_ = llvm.intr.sadd.sat(%si, %si) : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %r161_ = llvm.intr.uadd.sat(%i, %i) : (i32, i32) -> i32
  %r162_ = llvm.intr.uadd.sat(%vi, %vi) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %r163_ = llvm.intr.uadd.sat(%si, %si) : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %r164_ = llvm.intr.ssub.sat(%i, %i) : (i32, i32) -> i32
  %r165_ = llvm.intr.ssub.sat(%vi, %vi) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %r166_ = llvm.intr.ssub.sat(%si, %si) : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %r167_ = llvm.intr.usub.sat(%i, %i) : (i32, i32) -> i32
  %r168_ = llvm.intr.usub.sat(%vi, %vi) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %r169_ = llvm.intr.usub.sat(%si, %si) : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %r170_ = llvm.intr.sshl.sat(%i, %i) : (i32, i32) -> i32
  %r171_ = llvm.intr.sshl.sat(%vi, %vi) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %r172_ = llvm.intr.sshl.sat(%si, %si) : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %r173_ = llvm.intr.ushl.sat(%i, %i) : (i32, i32) -> i32
  %r174_ = llvm.intr.ushl.sat(%vi, %vi) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %r175_ = llvm.intr.ushl.sat(%si, %si) : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %r176_ = "llvm.intr.ctlz"(%i) {is_zero_poison = true} : (i32) -> i32
  %r177_ = "llvm.intr.ctlz"(%vi) {is_zero_poison = false} : (vector<4xi32>) -> vector<4xi32>
  %r178_ = "llvm.intr.cttz"(%i) {is_zero_poison = true} : (i32) -> i32
  %r179_ = "llvm.intr.cttz"(%vi) {is_zero_poison = false} : (vector<4xi32>) -> vector<4xi32>
  %r180_ = "llvm.intr.abs"(%i) {is_int_min_poison = true} : (i32) -> i32
  %r181_ = "llvm.intr.abs"(%vi) {is_int_min_poison = false, z} : (vector<4xi32>) -> vector<4xi32>
  %r182_ = "llvm.intr.is.fpclass"(%f) {bit = 3 : i32} : (f32) -> i1
  %r183_ = "llvm.intr.is.fpclass"(%vf) {bit = 3 : i32} : (vector<4xf32>) -> vector<4xi1>
  "llvm.intr.prefetch"(%p) {rw = 0 : i32, hint = 3 : i32, cache = 1 : i32} : (!llvm.ptr) -> ()
  "llvm.intr.prefetch"(%q) {rw = 0 : i32, hint = 3 : i32, cache = 1 : i32} : (!llvm.ptr<3>) -> ()
  "llvm.intr.memcpy"(%p, %p, %l) {isVolatile = false} : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memcpy"(%p, %q, %i) {isVolatile = true} : (!llvm.ptr, !llvm.ptr<3>, i32) -> ()
  "llvm.intr.memmove"(%p, %p, %l) {isVolatile = false} : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memmove"(%p, %q, %i) {isVolatile = true} : (!llvm.ptr, !llvm.ptr<3>, i32) -> ()
  "llvm.intr.memcpy.inline"(%p, %p) {isVolatile = false, len = 10 : i64} : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.memcpy.inline"(%p, %p) {isVolatile = false, len = 10 : i32} : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.memset"(%p, %c, %l) {isVolatile = false} : (!llvm.ptr, i8, i64) -> ()
  "llvm.intr.memset"(%q, %c, %i) {isVolatile = true} : (!llvm.ptr<3>, i8, i32) -> ()
  %r194_ = llvm.intr.invariant.start 1, %p : !llvm.ptr
  llvm.intr.invariant.end %r194_, 1, %p : !llvm.ptr
  %r195_ = llvm.intr.invariant.start 1, %q : !llvm.ptr<3>
  llvm.intr.invariant.end %r195_, 1, %q {b} : !llvm.ptr<3>
  %r196_ = llvm.intr.experimental.constrained.fptrunc %d towardzero ignore : f64 to f32
  %r197_ = llvm.intr.experimental.constrained.fptrunc %vd tonearest strict {a} : vector<4xf64> to vector<4xf16>
  %r198_ = llvm.intr.experimental.constrained.fptrunc %d downward maytrap : f64 to f32
  %r199_ = llvm.intr.experimental.constrained.fptrunc %d upward maytrap : f64 to f32
  %r200_ = llvm.intr.experimental.constrained.fptrunc %d tonearestaway maytrap : f64 to f32
  %r201_ = "llvm.intr.sadd.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %r202_ = "llvm.intr.sadd.with.overflow"(%vi, %vi) : (vector<4xi32>, vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi1>)>
  %r203_ = "llvm.intr.uadd.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %r204_ = "llvm.intr.uadd.with.overflow"(%vi, %vi) : (vector<4xi32>, vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi1>)>
  %r205_ = "llvm.intr.ssub.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %r206_ = "llvm.intr.ssub.with.overflow"(%vi, %vi) : (vector<4xi32>, vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi1>)>
  %r207_ = "llvm.intr.usub.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %r208_ = "llvm.intr.usub.with.overflow"(%vi, %vi) : (vector<4xi32>, vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi1>)>
  %r209_ = "llvm.intr.smul.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %r210_ = "llvm.intr.smul.with.overflow"(%vi, %vi) : (vector<4xi32>, vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi1>)>
  %r211_ = "llvm.intr.umul.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %r212_ = "llvm.intr.umul.with.overflow"(%vi, %vi) : (vector<4xi32>, vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi1>)>
  %r213_ = llvm.intr.ssa.copy %f : f32
  %r214_ = llvm.intr.ssa.copy %p {z} : !llvm.ptr
  %r215_ = "llvm.intr.is.constant"(%f) : (f32) -> i1
  %r216_ = "llvm.intr.is.constant"(%vi) : (vector<4xi32>) -> i1
  %r217_ = llvm.intr.expect %i, %i : i32
  %r218_ = llvm.intr.expect.with.probability %i, %i, 5.000000e-01 : i32
  %r219_ = "llvm.intr.expect.with.probability"(%l, %l) {prob = 1.0 : f64} : (i64, i64) -> i64
  %r220_ = "llvm.intr.threadlocal.address"(%p) : (!llvm.ptr) -> !llvm.ptr
  %r221_ = llvm.intr.coro.id %i, %p, %p, %p : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %r222_ = llvm.intr.coro.begin %t, %p : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %r223_ = llvm.intr.coro.size : i64
  %r224_ = llvm.intr.coro.size {a} : i32
  %r225_ = llvm.intr.coro.align : i64
  %r226_ = llvm.intr.coro.align {a} : i32
  %r227_ = llvm.intr.coro.save %p : (!llvm.ptr) -> !llvm.token
  %r228_ = llvm.intr.coro.suspend %t, %b : i8
  %r229_ = llvm.intr.coro.suspend %t, %b {a} : i8
  %r230_ = llvm.intr.coro.end %p, %b, %t : (!llvm.ptr, i1, !llvm.token) -> i1
  %r231_ = llvm.intr.coro.free %t, %p : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.intr.coro.resume %p : !llvm.ptr
  %r233_ = llvm.intr.coro.promise %p, %i, %b : (!llvm.ptr, i32, i1) -> !llvm.ptr
  llvm.intr.vastart %p : !llvm.ptr
  llvm.intr.vastart %q {a} : !llvm.ptr<3>
  llvm.intr.vaend %p : !llvm.ptr
  llvm.intr.vaend %q {a} : !llvm.ptr<3>
  llvm.intr.stackrestore %p : !llvm.ptr
  llvm.intr.stackrestore %q {a} : !llvm.ptr<3>
  llvm.intr.vacopy %p to %q : !llvm.ptr<3>, !llvm.ptr
  llvm.intr.vacopy %p to %p {a} : !llvm.ptr, !llvm.ptr
  %r242_ = llvm.intr.eh.typeid.for %p : (!llvm.ptr) -> i32
  %r243_ = llvm.intr.stacksave : !llvm.ptr
  %r244_ = llvm.intr.stacksave {a} : !llvm.ptr<3>
  %r245_ = "llvm.intr.vector.reduce.add"(%vi) : (vector<4xi32>) -> i32
  %r246_ = "llvm.intr.vector.reduce.add"(%si) : (vector<[4]xi32>) -> i32
  %r247_ = "llvm.intr.vector.reduce.and"(%vi) : (vector<4xi32>) -> i32
  %r248_ = "llvm.intr.vector.reduce.and"(%si) : (vector<[4]xi32>) -> i32
  %r249_ = "llvm.intr.vector.reduce.mul"(%vi) : (vector<4xi32>) -> i32
  %r250_ = "llvm.intr.vector.reduce.mul"(%si) : (vector<[4]xi32>) -> i32
  %r251_ = "llvm.intr.vector.reduce.or"(%vi) : (vector<4xi32>) -> i32
  %r252_ = "llvm.intr.vector.reduce.or"(%si) : (vector<[4]xi32>) -> i32
  %r253_ = "llvm.intr.vector.reduce.smax"(%vi) : (vector<4xi32>) -> i32
  %r254_ = "llvm.intr.vector.reduce.smax"(%si) : (vector<[4]xi32>) -> i32
  %r255_ = "llvm.intr.vector.reduce.smin"(%vi) : (vector<4xi32>) -> i32
  %r256_ = "llvm.intr.vector.reduce.smin"(%si) : (vector<[4]xi32>) -> i32
  %r257_ = "llvm.intr.vector.reduce.umax"(%vi) : (vector<4xi32>) -> i32
  %r258_ = "llvm.intr.vector.reduce.umax"(%si) : (vector<[4]xi32>) -> i32
  %r259_ = "llvm.intr.vector.reduce.umin"(%vi) : (vector<4xi32>) -> i32
  %r260_ = "llvm.intr.vector.reduce.umin"(%si) : (vector<[4]xi32>) -> i32
  %r261_ = "llvm.intr.vector.reduce.xor"(%vi) : (vector<4xi32>) -> i32
  %r262_ = "llvm.intr.vector.reduce.xor"(%si) : (vector<[4]xi32>) -> i32
  %r263_ = llvm.intr.vector.reduce.fmax(%vf) : (vector<4xf32>) -> f32
  %r264_ = "llvm.intr.vector.reduce.fmax"(%vf) : (vector<4xf32>) -> f32
  %r265_ = llvm.intr.vector.reduce.fmin(%vf) : (vector<4xf32>) -> f32
  %r266_ = "llvm.intr.vector.reduce.fmin"(%vf) : (vector<4xf32>) -> f32
  %r267_ = llvm.intr.vector.reduce.fmaximum(%vf) : (vector<4xf32>) -> f32
  %r268_ = "llvm.intr.vector.reduce.fmaximum"(%vf) : (vector<4xf32>) -> f32
  %r269_ = llvm.intr.vector.reduce.fminimum(%vf) : (vector<4xf32>) -> f32
  %r270_ = "llvm.intr.vector.reduce.fminimum"(%vf) : (vector<4xf32>) -> f32
  %r271_ = "llvm.intr.vector.reduce.fadd"(%f, %vf) : (f32, vector<4xf32>) -> f32
  %r272_ = "llvm.intr.vector.reduce.fmul"(%f, %vf) : (f32, vector<4xf32>) -> f32
  %r273_ = llvm.intr.matrix.column.major.load %p, <stride = %l> {isVolatile = false, rows = 2 : i32, columns = 4 : i32} : vector<8xi32> from !llvm.ptr stride i64
  %r274_ = llvm.intr.matrix.column.major.load %q, <stride = %i> {isVolatile = true, rows = 2 : i32, columns = 4 : i32} : vector<8xi32> from !llvm.ptr<3> stride i32
  llvm.intr.matrix.column.major.store %vs, %p, <stride = %l> {isVolatile = false, rows = 2 : i32, columns = 4 : i32} : vector<8xi32> to !llvm.ptr stride i64
  %r276_ = llvm.intr.matrix.multiply %vs, %vs {lhs_rows = 2 : i32, lhs_columns = 4 : i32, rhs_columns = 2 : i32} : (vector<8xi32>, vector<8xi32>) -> vector<4xi32>
  %r277_ = llvm.intr.matrix.transpose %vs {rows = 2 : i32, columns = 4 : i32} : vector<8xi32> into vector<8xi32>
  %r278_ = llvm.intr.get.active.lane.mask %l, %l : i64, i64 to vector<4xi1>
  %r279_ = llvm.intr.masked.load %p, %m {alignment = 1 : i32} : (!llvm.ptr, vector<4xi1>) -> vector<4xf32>
  %r280_ = llvm.intr.masked.load %p, %m, %vf {alignment = 1 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.intr.masked.store %vf, %p, %m {alignment = 1 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
  %r282_ = "llvm.intr.masked.expandload"(%p, %m, %vf) : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  "llvm.intr.masked.compressstore"(%vf, %p, %m) : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
  %r284_ = "llvm.intr.annotation"(%i, %p, %p, %i) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32
  %r285_ = "llvm.intr.ptr.annotation"(%p, %p, %p, %i, %p) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
  "llvm.intr.var.annotation"(%p, %p, %p, %i, %p) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
  "llvm.intr.ubsantrap"() {failureKind = 1 : i8} : () -> ()
  %r288_ = "llvm.intr.vscale"() : () -> i64
  %r289_ = "llvm.intr.vscale"() : () -> i32
  %r290_ = llvm.intr.vector.insert %vi, %si[0] : vector<4xi32> into vector<[4]xi32>
  %r291_ = llvm.intr.vector.insert %vi, %vs[4] {a} : vector<4xi32> into vector<8xi32>
  %r292_ = llvm.intr.vector.extract %si[0] : vector<4xi32> from vector<[4]xi32>
  %r293_ = llvm.intr.vector.extract %vs[4] : vector<4xi32> from vector<8xi32>
  %r294_ = "llvm.intr.vector.interleave2"(%vi, %vi) : (vector<4xi32>, vector<4xi32>) -> vector<8xi32>
  %r295_ = "llvm.intr.vector.deinterleave2"(%vi) : (vector<4xi32>) -> !llvm.struct<(vector<2xi32>, vector<2xi32>)>
  %r296_ = "llvm.intr.vp.add"(%vi, %vi, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %r297_ = "llvm.intr.vp.add"(%si, %si, %sm, %i) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  %r298_ = "llvm.intr.vp.sub"(%vi, %vi, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %r299_ = "llvm.intr.vp.sub"(%si, %si, %sm, %i) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  %r300_ = "llvm.intr.vp.mul"(%vi, %vi, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %r301_ = "llvm.intr.vp.mul"(%si, %si, %sm, %i) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  %r302_ = "llvm.intr.vp.sdiv"(%vi, %vi, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %r303_ = "llvm.intr.vp.sdiv"(%si, %si, %sm, %i) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  %r304_ = "llvm.intr.vp.udiv"(%vi, %vi, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %r305_ = "llvm.intr.vp.udiv"(%si, %si, %sm, %i) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  %r306_ = "llvm.intr.vp.srem"(%vi, %vi, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %r307_ = "llvm.intr.vp.srem"(%si, %si, %sm, %i) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  %r308_ = "llvm.intr.vp.urem"(%vi, %vi, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %r309_ = "llvm.intr.vp.urem"(%si, %si, %sm, %i) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  %r310_ = "llvm.intr.vp.ashr"(%vi, %vi, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %r311_ = "llvm.intr.vp.ashr"(%si, %si, %sm, %i) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  %r312_ = "llvm.intr.vp.lshr"(%vi, %vi, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %r313_ = "llvm.intr.vp.lshr"(%si, %si, %sm, %i) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  %r314_ = "llvm.intr.vp.shl"(%vi, %vi, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %r315_ = "llvm.intr.vp.shl"(%si, %si, %sm, %i) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  %r316_ = "llvm.intr.vp.or"(%vi, %vi, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %r317_ = "llvm.intr.vp.or"(%si, %si, %sm, %i) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  %r318_ = "llvm.intr.vp.and"(%vi, %vi, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %r319_ = "llvm.intr.vp.and"(%si, %si, %sm, %i) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  %r320_ = "llvm.intr.vp.xor"(%vi, %vi, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %r321_ = "llvm.intr.vp.xor"(%si, %si, %sm, %i) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  %r322_ = "llvm.intr.vp.fadd"(%vf, %vf, %m, %i) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %r323_ = "llvm.intr.vp.fsub"(%vf, %vf, %m, %i) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %r324_ = "llvm.intr.vp.fmul"(%vf, %vf, %m, %i) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %r325_ = "llvm.intr.vp.fdiv"(%vf, %vf, %m, %i) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %r326_ = "llvm.intr.vp.frem"(%vf, %vf, %m, %i) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %r327_ = "llvm.intr.vp.fneg"(%vf, %m, %i) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %r328_ = "llvm.intr.vp.fmuladd"(%vf, %vf, %vf, %m, %i) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %r329_ = "llvm.intr.vp.fma"(%vf, %vf, %vf, %m, %i) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %r330_ = "llvm.intr.vp.reduce.add"(%i, %vi, %m, %i) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %r331_ = "llvm.intr.vp.reduce.mul"(%i, %vi, %m, %i) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %r332_ = "llvm.intr.vp.reduce.and"(%i, %vi, %m, %i) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %r333_ = "llvm.intr.vp.reduce.or"(%i, %vi, %m, %i) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %r334_ = "llvm.intr.vp.reduce.xor"(%i, %vi, %m, %i) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %r335_ = "llvm.intr.vp.reduce.smax"(%i, %vi, %m, %i) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %r336_ = "llvm.intr.vp.reduce.smin"(%i, %vi, %m, %i) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %r337_ = "llvm.intr.vp.reduce.umax"(%i, %vi, %m, %i) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %r338_ = "llvm.intr.vp.reduce.umin"(%i, %vi, %m, %i) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %r339_ = "llvm.intr.vp.reduce.fadd"(%f, %vf, %m, %i) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  %r340_ = "llvm.intr.vp.reduce.fmul"(%f, %vf, %m, %i) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  %r341_ = "llvm.intr.vp.reduce.fmax"(%f, %vf, %m, %i) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  %r342_ = "llvm.intr.vp.reduce.fmin"(%f, %vf, %m, %i) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  %r343_ = "llvm.intr.vp.select"(%m, %vi, %vi, %i) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
  %r344_ = "llvm.intr.vp.merge"(%m, %vi, %vi, %i) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
  %r345_ = "llvm.intr.vp.load"(%p, %m, %i) : (!llvm.ptr, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.store"(%vi, %p, %m, %i) : (vector<4xi32>, !llvm.ptr, vector<4xi1>, i32) -> ()
  %r347_ = "llvm.intr.experimental.vp.strided.load"(%p, %i, %m, %i) : (!llvm.ptr, i32, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.experimental.vp.strided.store"(%vi, %p, %i, %m, %i) : (vector<4xi32>, !llvm.ptr, i32, vector<4xi1>, i32) -> ()
  %r349_ = "llvm.intr.vp.trunc"(%vl, %m, %i) : (vector<4xi64>, vector<4xi1>, i32) -> vector<4xi32>
  %r350_ = "llvm.intr.vp.zext"(%vi, %m, %i) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
  %r351_ = "llvm.intr.vp.sext"(%vi, %m, %i) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
  %r352_ = "llvm.intr.vp.fptrunc"(%vd, %m, %i) : (vector<4xf64>, vector<4xi1>, i32) -> vector<4xf32>
  %r353_ = "llvm.intr.vp.fpext"(%vf, %m, %i) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf64>
  %r354_ = "llvm.intr.vp.fptoui"(%vf, %m, %i) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>
  %r355_ = "llvm.intr.vp.fptosi"(%vf, %m, %i) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>
  %r356_ = "llvm.intr.vp.uitofp"(%vi, %m, %i) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>
  %r357_ = "llvm.intr.vp.sitofp"(%vi, %m, %i) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>
  llvm.intr.lifetime.start 16, %p : !llvm.ptr
  llvm.intr.lifetime.start -1, %q {a} : !llvm.ptr<3>
  llvm.intr.lifetime.end 16, %p : !llvm.ptr
  llvm.intr.lifetime.end -1, %q {a} : !llvm.ptr<3>
  "llvm.intr.assume"(%b) : (i1) -> ()
  %pv364 = "llvm.intr.vp.inttoptr"(%vl, %m, %i) : (vector<4xi64>, vector<4xi1>, i32) -> !llvm.vec<4 x ptr>
  %r363_ = llvm.intr.masked.gather %pv364, %m {alignment = 1 : i32} : (!llvm.vec<4 x ptr>, vector<4xi1>) -> vector<4xf32>
  %r363_1 = llvm.intr.masked.gather %pv364, %m, %vf {alignment = 1 : i32} : (!llvm.vec<4 x ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.intr.masked.scatter %vf, %pv364, %m {alignment = 1 : i32} : vector<4xf32>, vector<4xi1> into !llvm.vec<4 x ptr>
  %r363_2 = "llvm.intr.vp.ptrtoint"(%pv364, %m, %i) : (!llvm.vec<4 x ptr>, vector<4xi1>, i32) -> vector<4xi64>
  "llvm.intr.trap"() : () -> ()
  "llvm.intr.debugtrap"() : () -> ()
  %r366_ = llvm.intr.experimental.stepvector : vector<4xi32>
  %r367_ = llvm.intr.experimental.stepvector {a} : vector<[4]xi8>
  return
}
