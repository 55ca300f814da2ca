// Computations with their flags.
llvm.func @ints(%a: i32, %b: i32, %v: vector<4xi32>, %n: i8, %w: i128) -> i32 {
  %0 = llvm.add %a, %b : i32
  %1 = llvm.add %0, %b overflow<nsw> : i32
  %2 = llvm.sub %1, %b overflow<nuw> : i32
  %3 = llvm.mul %2, %b overflow<nsw, nuw> : i32
  %4 = llvm.shl %3, %b overflow<nsw> : i32
  %5 = llvm.udiv %4, %b : i32
  %6 = llvm.sdiv %5, %b : i32
  %7 = llvm.urem %6, %b : i32
  %8 = llvm.srem %7, %b : i32
  %9 = llvm.and %8, %b : i32
  %10 = llvm.or %9, %b : i32
  %11 = llvm.xor %10, %b : i32
  %12 = llvm.lshr %11, %b : i32
  %13 = llvm.ashr %12, %b : i32
  %14 = llvm.icmp "eq" %13, %b : i32
  %15 = llvm.icmp "ne" %13, %b : i32
  %16 = llvm.icmp "slt" %13, %b : i32
  %17 = llvm.icmp "sle" %13, %b : i32
  %18 = llvm.icmp "sgt" %13, %b : i32
  %19 = llvm.icmp "sge" %13, %b : i32
  %20 = llvm.icmp "ult" %13, %b : i32
  %21 = llvm.icmp "ule" %13, %b : i32
  %22 = llvm.icmp "ugt" %13, %b : i32
  %23 = llvm.icmp "uge" %13, %b : i32
  %24 = llvm.select %14, %a, %b : i1, i32
  %25 = llvm.icmp "eq" %v, %v : vector<4xi32>
  %26 = llvm.select %25, %v, %v : vector<4xi1>, vector<4xi32>
  %27 = llvm.trunc %a : i32 to i8
  %28 = llvm.zext %27 : i8 to i64
  %29 = llvm.sext %27 : i8 to i64
  %30 = llvm.sitofp %a : i32 to f32
  %31 = llvm.uitofp %a : i32 to f64
  %32 = llvm.fptosi %30 : f32 to i32
  %33 = llvm.fptoui %31 : f64 to i16
  %34 = llvm.fpext %30 : f32 to f64
  %35 = llvm.fptrunc %34 : f64 to f16
  %36 = llvm.bitcast %30 : f32 to i32
  %37 = llvm.bitcast %a : i32 to i32
  %38 = llvm.freeze %37 : i32
  %40 = llvm.bitcast %v : vector<4xi32> to vector<8xi16>
  llvm.return %38 : i32
}
llvm.func @floats(%a: f32, %b: f32, %v: vector<2xf64>, %c: i1) -> f32 {
  %0 = llvm.fadd %a, %b : f32
  %1 = llvm.fsub %0, %b {fastmathFlags = #llvm.fastmath<nnan>} : f32
  %2 = llvm.fmul %1, %b {fastmathFlags = #llvm.fastmath<ninf>} : f32
  %3 = llvm.fdiv %2, %b {fastmathFlags = #llvm.fastmath<nsz>} : f32
  %4 = llvm.frem %3, %b {fastmathFlags = #llvm.fastmath<arcp>} : f32
  %5 = llvm.fneg %4 {fastmathFlags = #llvm.fastmath<contract>} : f32
  %6 = llvm.fadd %5, %b {fastmathFlags = #llvm.fastmath<afn>} : f32
  %7 = llvm.fadd %6, %b {fastmathFlags = #llvm.fastmath<reassoc>} : f32
  %8 = llvm.fadd %7, %b {fastmathFlags = #llvm.fastmath<fast>} : f32
  %9 = llvm.fadd %8, %b {fastmathFlags = #llvm.fastmath<nnan, contract, afn>} : f32
  %10 = llvm.fcmp "oeq" %9, %b {fastmathFlags = #llvm.fastmath<nnan>} : f32
  %11 = llvm.fcmp "_false" %9, %b : f32
  %12 = llvm.fcmp "ogt" %9, %b : f32
  %13 = llvm.fcmp "oge" %9, %b : f32
  %14 = llvm.fcmp "olt" %9, %b : f32
  %15 = llvm.fcmp "ole" %9, %b : f32
  %16 = llvm.fcmp "one" %9, %b : f32
  %17 = llvm.fcmp "ord" %9, %b : f32
  %18 = llvm.fcmp "ueq" %9, %b : f32
  %19 = llvm.fcmp "ugt" %9, %b : f32
  %20 = llvm.fcmp "uge" %9, %b : f32
  %21 = llvm.fcmp "ult" %9, %b : f32
  %22 = llvm.fcmp "ule" %9, %b : f32
  %23 = llvm.fcmp "une" %9, %b : f32
  %24 = llvm.fcmp "uno" %9, %b : f32
  %25 = llvm.fcmp "_true" %9, %b : f32
  %26 = llvm.select %c, %9, %b {fastmathFlags = #llvm.fastmath<fast>} : i1, f32
  %27 = llvm.fneg %v : vector<2xf64>
  llvm.return %26 : f32
}
llvm.func @vectors(%v: vector<4xf32>, %w: vector<4xf32>, %i: i32, %x: f32, %s: !llvm.struct<(i32, array<2 x f32>)>, %z: vector<[4]xf32>) {
  %0 = llvm.extractelement %v[%i : i32] : vector<4xf32>
  %1 = llvm.insertelement %x, %v[%i : i32] : vector<4xf32>
  %2 = llvm.shufflevector %v, %w [0, 4, 1, 5, 2, 6] : vector<4xf32>
  %3 = llvm.shufflevector %v, %w [-1, 7] : vector<4xf32>
  %4 = llvm.shufflevector %v, %v [0, 0, 0, 0] : vector<4xf32>
  %5 = llvm.extractvalue %s[1, 1] : !llvm.struct<(i32, array<2 x f32>)>
  %6 = llvm.insertvalue %x, %s[1, 0] : !llvm.struct<(i32, array<2 x f32>)>
  %7 = llvm.extractvalue %s[0] : !llvm.struct<(i32, array<2 x f32>)>
  %8 = llvm.shufflevector %z, %z [0, 0, 0, 0] : vector<[4]xf32>
  %9 = llvm.insertelement %x, %z[%i : i32] : vector<[4]xf32>
  %10 = llvm.fadd %z, %9 : vector<[4]xf32>
  llvm.return
}
