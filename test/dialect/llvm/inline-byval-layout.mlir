// RUN: mlir-opt %s -inline=default-pipeline= | FileCheck %s

// The layout of the module says how types are aligned.

// CHECK:      module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"dlti.stack_alignment", 128 : i64>, #dlti.dl_entry<i64, dense<32> : vector<2xi64>>>} {
// CHECK-NEXT:   llvm.func @ro(%arg0: !llvm.ptr {llvm.byval = i64}) attributes {memory = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = readwrite>} {
// CHECK-NEXT:     llvm.call @use(%arg0) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @ro16(%arg0: !llvm.ptr {llvm.align = 16 : i64, llvm.byval = i64}) attributes {memory = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none>} {
// CHECK-NEXT:     llvm.call @use(%arg0) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @rw(%arg0: !llvm.ptr {llvm.byval = !llvm.struct<(i8, i64, f16)>}) {
// CHECK-NEXT:     llvm.call @use(%arg0) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @rwm(%arg0: !llvm.ptr {llvm.align = 2 : i64, llvm.byval = i32}) attributes {memory = #llvm.memory_effects<other = none, argMem = write, inaccessibleMem = none>} {
// CHECK-NEXT:     llvm.call @use(%arg0) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @ro1(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.byval = i32}) attributes {memory = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none>} {
// CHECK-NEXT:     llvm.call @use(%arg0) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @ro32(%arg0: !llvm.ptr {llvm.align = 32 : i64, llvm.byval = i32}) attributes {memory = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none>} {
// CHECK-NEXT:     llvm.call @use(%arg0) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @use(!llvm.ptr)
// CHECK-NEXT:   llvm.mlir.global private @g(42 : i64) {addr_space = 0 : i32} : i64
// CHECK-NEXT:   llvm.mlir.global private @ga(42 : i64) {addr_space = 0 : i32, alignment = 64 : i64} : i64
// CHECK-NEXT:   llvm.func @t(%arg0: !llvm.ptr, %arg1: !llvm.ptr {llvm.align = 16 : i64}, %arg2: !llvm.ptr {llvm.align = 32 : i64, llvm.noalias}) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %3 = llvm.alloca %2 x !llvm.struct<(i8, i64, f16)> {alignment = 4 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT:     %4 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %5 = llvm.alloca %4 x i32 {alignment = 32 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT:     %6 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %7 = llvm.alloca %6 x i32 {alignment = 32 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT:     %8 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %9 = llvm.alloca %8 x i64 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.call @use(%arg0) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @use(%arg1) : (!llvm.ptr) -> ()
// CHECK-NEXT:     %10 = llvm.mlir.constant(8 : i64) : i64
// CHECK-NEXT:     "llvm.intr.memcpy"(%9, %arg0, %10) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     llvm.call @use(%9) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @use(%arg1) : (!llvm.ptr) -> ()
// CHECK-NEXT:     %11 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     "llvm.intr.memcpy"(%7, %arg0, %11) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     llvm.call @use(%7) : (!llvm.ptr) -> ()
// CHECK-NEXT:     %12 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     "llvm.intr.memcpy"(%5, %arg1, %12) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     llvm.call @use(%5) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @use(%arg2) : (!llvm.ptr) -> ()
// CHECK-NEXT:     %13 = llvm.mlir.constant(16 : i64) : i64
// CHECK-NEXT:     "llvm.intr.memcpy"(%3, %arg2, %13) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     llvm.call @use(%3) : (!llvm.ptr) -> ()
// CHECK-NEXT:     %14 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     "llvm.intr.memcpy"(%1, %arg2, %14) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     llvm.call @use(%1) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @use(%arg2) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @t2(%arg0: !llvm.ptr, %arg1: !llvm.ptr {llvm.align = 16 : i64}) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %1 = llvm.alloca %0 x !llvm.struct<(i8, i64, f16)> {alignment = 4 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %3 = llvm.alloca %2 x i64 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT:     %4 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %5 = llvm.alloca %4 x i64 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT:     %6 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %7 = llvm.alloca %6 x i64 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.br ^bb1(%arg1 : !llvm.ptr)
// CHECK-NEXT:   ^bb1(%8: !llvm.ptr):  // pred: ^bb0
// CHECK-NEXT:     %9 = llvm.mlir.constant(8 : i64) : i64
// CHECK-NEXT:     "llvm.intr.memcpy"(%7, %8, %9) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     llvm.call @use(%7) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @use(%arg1) : (!llvm.ptr) -> ()
// CHECK-NEXT:     %10 = llvm.load %arg0 : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT:     %11 = llvm.mlir.constant(8 : i64) : i64
// CHECK-NEXT:     "llvm.intr.memcpy"(%5, %10, %11) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     llvm.call @use(%5) : (!llvm.ptr) -> ()
// CHECK-NEXT:     %12 = llvm.mlir.addressof @g : !llvm.ptr
// CHECK-NEXT:     %13 = llvm.mlir.constant(8 : i64) : i64
// CHECK-NEXT:     "llvm.intr.memcpy"(%3, %12, %13) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     llvm.call @use(%3) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @use(%12) : (!llvm.ptr) -> ()
// CHECK-NEXT:     %14 = llvm.mlir.addressof @ga : !llvm.ptr
// CHECK-NEXT:     llvm.call @use(%14) : (!llvm.ptr) -> ()
// CHECK-NEXT:     %15 = llvm.mlir.constant(16 : i64) : i64
// CHECK-NEXT:     "llvm.intr.memcpy"(%1, %14, %15) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     llvm.call @use(%1) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @t3() {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 {alignment = 32 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %3 = llvm.alloca %2 x i32 {alignment = 32 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT:     %4 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %5 = llvm.alloca %4 x i64 {alignment = 16 : i64} : (i32) -> !llvm.ptr
// CHECK-NEXT:     %6 = llvm.alloca %4 x i64 {alignment = 16 : i64} : (i32) -> !llvm.ptr
// CHECK-NEXT:     %7 = llvm.alloca %4 x i64 {alignment = 16 : i64} : (i32) -> !llvm.ptr
// CHECK-NEXT:     %8 = llvm.alloca %4 x i64 {alignment = 64 : i64} : (i32) -> !llvm.ptr
// CHECK-NEXT:     %9 = llvm.alloca %4 x i64 {alignment = 1 : i64} : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.call @use(%5) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @use(%6) : (!llvm.ptr) -> ()
// CHECK-NEXT:     %10 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     "llvm.intr.memcpy"(%3, %7, %10) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     llvm.call @use(%3) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @use(%8) : (!llvm.ptr) -> ()
// CHECK-NEXT:     %11 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     "llvm.intr.memcpy"(%1, %9, %11) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     llvm.call @use(%1) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"dlti.stack_alignment", 128 : i64>, #dlti.dl_entry<i64, dense<[32, 32]> : vector<2xi64>>>} {
llvm.func @ro(%ptr : !llvm.ptr {llvm.byval = i64}) attributes {memory = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = readwrite>} { llvm.call @use(%ptr) : (!llvm.ptr) -> ()
 llvm.return }
llvm.func @ro16(%ptr : !llvm.ptr {llvm.byval = i64, llvm.align = 16 : i64}) attributes {memory = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none>} { llvm.call @use(%ptr) : (!llvm.ptr) -> ()
 llvm.return }
llvm.func @rw(%ptr : !llvm.ptr {llvm.byval = !llvm.struct<(i8, i64, f16)>}) { llvm.call @use(%ptr) : (!llvm.ptr) -> ()
 llvm.return }
llvm.func @rwm(%ptr : !llvm.ptr {llvm.byval = i32, llvm.align = 2 : i64}) attributes {memory = #llvm.memory_effects<other = none, argMem = write, inaccessibleMem = none>} { llvm.call @use(%ptr) : (!llvm.ptr) -> ()
 llvm.return }
llvm.func @ro1(%ptr : !llvm.ptr {llvm.byval = i32, llvm.align = 1 : i64}) attributes {memory = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none>} { llvm.call @use(%ptr) : (!llvm.ptr) -> ()
 llvm.return }
llvm.func @ro32(%ptr : !llvm.ptr {llvm.byval = i32, llvm.align = 32 : i64}) attributes {memory = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none>} { llvm.call @use(%ptr) : (!llvm.ptr) -> ()
 llvm.return }
llvm.func @use(!llvm.ptr)
llvm.mlir.global private @g(42 : i64) : i64
llvm.mlir.global private @ga(42 : i64) {alignment = 64 : i64} : i64
llvm.func @t(%p: !llvm.ptr, %q: !llvm.ptr {llvm.align = 16 : i64}, %r: !llvm.ptr {llvm.noalias, llvm.align = 32 : i64}) {
  llvm.call @ro(%p) : (!llvm.ptr) -> ()
  llvm.call @ro(%q) : (!llvm.ptr) -> ()
  llvm.call @ro16(%p) : (!llvm.ptr) -> ()
  llvm.call @ro16(%q) : (!llvm.ptr) -> ()
  llvm.call @ro32(%p) : (!llvm.ptr) -> ()
  llvm.call @ro32(%q) : (!llvm.ptr) -> ()
  llvm.call @ro32(%r) : (!llvm.ptr) -> ()
  llvm.call @rw(%r) : (!llvm.ptr) -> ()
  llvm.call @rwm(%r) : (!llvm.ptr) -> ()
  llvm.call @ro1(%r) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @t2(%p: !llvm.ptr, %q: !llvm.ptr {llvm.align = 16 : i64}) {
  llvm.br ^a(%q: !llvm.ptr)
^a(%arg: !llvm.ptr):
  llvm.call @ro16(%arg) : (!llvm.ptr) -> ()
  llvm.call @ro16(%q) : (!llvm.ptr) -> ()
  %l = llvm.load %p : !llvm.ptr -> !llvm.ptr
  llvm.call @ro16(%l) : (!llvm.ptr) -> ()
  %1 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.call @ro16(%1) : (!llvm.ptr) -> ()
  llvm.call @ro(%1) : (!llvm.ptr) -> ()
  %2 = llvm.mlir.addressof @ga : !llvm.ptr
  llvm.call @ro16(%2) : (!llvm.ptr) -> ()
  llvm.call @rw(%2) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @t3() {
  %c = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %c x i64 : (i32) -> !llvm.ptr
  %2 = llvm.alloca %c x i64 {alignment = 1 : i64} : (i32) -> !llvm.ptr
  %3 = llvm.alloca %c x i64 {alignment = 16 : i64} : (i32) -> !llvm.ptr
  %4 = llvm.alloca %c x i64 {alignment = 64 : i64} : (i32) -> !llvm.ptr
  %5 = llvm.alloca %c x i64 {alignment = 1 : i64} : (i32) -> !llvm.ptr
  llvm.call @ro16(%1) : (!llvm.ptr) -> ()
  llvm.call @ro16(%2) : (!llvm.ptr) -> ()
  llvm.call @ro32(%3) : (!llvm.ptr) -> ()
  llvm.call @ro32(%4) : (!llvm.ptr) -> ()
  llvm.call @ro32(%5) : (!llvm.ptr) -> ()
  llvm.return
}
}
