llvm.mlir.global internal constant @text("ab\00") {alignment = 4 : i64}
llvm.mlir.global private @grid(dense<[[1, 2], [3, 4]]> : tensor<2x2xi16>) : !llvm.array<2 x array<2 x i16>>
llvm.mlir.global external @pair() : !llvm.struct<"pair", (i32, ptr)> {
  %0 = llvm.mlir.poison : !llvm.struct<"pair", (i32, ptr)>
  %1 = llvm.mlir.constant(7 : i32) : i32
  %2 = llvm.insertvalue %1, %0[0] : !llvm.struct<"pair", (i32, ptr)>
  %3 = llvm.mlir.addressof @text : !llvm.ptr
  %4 = llvm.insertvalue %3, %2[1] : !llvm.struct<"pair", (i32, ptr)>
  llvm.return %4 : !llvm.struct<"pair", (i32, ptr)>
}
llvm.mlir.global linkonce_odr hidden @sparse(sparse<[[1]], [2.5]> : tensor<3xf32>) : !llvm.array<3 x f32>
llvm.func @callee(i32 {llvm.noundef, llvm.signext}, ...) -> (f32 {llvm.inreg}) attributes {passthrough = ["nounwind", ["alignstack", "16"], ["key", "value"], "custom"]}
llvm.func fastcc @loop(%n: i64, %p: !llvm.ptr<1>) -> i64 attributes {target_cpu = "generic", no_nans_fp_math = true, memory = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none>} {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %sum = llvm.add %one, %one : i64
  llvm.br ^head(%zero, %sum : i64, i64)
^head(%i: i64, %s: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c weights([10, 1]), ^body, ^exit(%s : i64) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>}
^body:
  %a = llvm.getelementptr inbounds %p[%i, 1] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, !llvm.struct<(i32, i64)>
  %v = llvm.load volatile %a {alignment = 4 : i64} : !llvm.ptr<1> -> i64
  %t = llvm.add %s, %v overflow<nsw> : i64
  %j = llvm.add %i, %one : i64
  llvm.br ^head(%j, %t : i64, i64)
^exit(%r: i64):
  llvm.switch %r : i64, ^done(%r : i64) [
    5: ^done(%n : i64),
    -1: ^never
  ]
^done(%x: i64):
  llvm.return %x : i64
^never:
  llvm.unreachable
}
llvm.func @calls(%f: !llvm.ptr, %x: f32, %v: vector<4xf32>) {
  %i = llvm.mlir.constant(3 : i32) : i32
  %0 = llvm.call @callee(%i, %x) vararg(!llvm.func<f32 (i32, ...)>) : (i32, f32) -> f32
  %1 = llvm.call tail %f(%0) {fastmathFlags = #llvm.fastmath<nnan, contract>} : !llvm.ptr, (f32) -> f32
  %2 = llvm.intr.fma(%1, %x, %0) : (f32, f32, f32) -> f32
  %3 = "llvm.intr.vector.reduce.fadd"(%2, %v) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
  %4 = llvm.inline_asm has_side_effects "mov $1, $0", "=r,r" %3 : (f32) -> f32
  %5 = llvm.shufflevector %v, %v [0, 7, -1] : vector<4xf32>
  %6 = llvm.atomicrmw fadd %f, %4 syncscope("agent") monotonic : !llvm.ptr, f32
  %7 = llvm.cmpxchg weak %f, %i, %i acq_rel monotonic {alignment = 8 : i64} : !llvm.ptr, i32
  llvm.return
}
