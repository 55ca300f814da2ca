// RUN: mlir-opt --mlir-version=19 %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{'test.op' op attribute #llvm.constant_range<i8, 0, 4> is not part of MLIR 19, but of MLIR 20 and later}}
"test.op"() {a = #llvm.constant_range<i8, 0, 4>} : () -> ()

// -----

// expected-error @+1 {{'test.op' op 'errnoMem' of llvm.memory_effects is not part of MLIR 19, but of MLIR 22 and later}}
"test.op"() {a = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = write, targetMem0 = none, targetMem1 = none>} : () -> ()

// -----

// expected-error @+1 {{'test.op' op 'flags' of llvm.di_local_variable is not part of MLIR 19, but of MLIR 20 and later}}
"test.op"() {a = #llvm.di_local_variable<scope = #llvm.di_file<"a" in "b">, flags = Artificial>} : () -> ()

// -----

// What the other memory implies is left out.
"test.op"() {a = #llvm.memory_effects<other = read, argMem = none, inaccessibleMem = none, errnoMem = read, targetMem0 = read, targetMem1 = read>} : () -> ()

// -----

// expected-error @+1 {{'test.op' op 'non-leaf-no-reserve' of ::mlir::LLVM::framePointerKind::FramePointerKind is not part of MLIR 19, but of MLIR 22 and later}}
"test.op"() {a = #llvm.framePointerKind<"non-leaf-no-reserve">} : () -> ()
