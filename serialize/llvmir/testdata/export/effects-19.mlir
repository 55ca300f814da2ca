// Effects on memory of functions. Those of calls are not exported. Lifetimes with sizes.
llvm.func @nothing()
llvm.func @lives(%p: !llvm.ptr, %c: i1) {
  "llvm.intr.assume"(%c) : (i1) -> ()
  llvm.intr.lifetime.start 16, %p : !llvm.ptr
  llvm.intr.lifetime.end 16, %p : !llvm.ptr
  llvm.return
}
llvm.func @calls() {
  llvm.call @nothing() {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = write>} : () -> ()
  llvm.call @nothing() {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none>} : () -> ()
  llvm.call @nothing() {memory_effects = #llvm.memory_effects<other = readwrite, argMem = readwrite, inaccessibleMem = readwrite>} : () -> ()
  llvm.call @nothing() {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read>} : () -> ()
  llvm.call @nothing() {memory_effects = #llvm.memory_effects<other = write, argMem = none, inaccessibleMem = write>} : () -> ()
  llvm.return
}
llvm.func @e0() attributes {memory = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none>}
llvm.func @e1() attributes {memory = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = read>}
llvm.func @e2() attributes {memory = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = write>}
llvm.func @e3() attributes {memory = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite>}
llvm.func @e4() attributes {memory = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none>}
llvm.func @e5() attributes {memory = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = read>}
llvm.func @e6() attributes {memory = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = write>}
llvm.func @e7() attributes {memory = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = readwrite>}
llvm.func @e8() attributes {memory = #llvm.memory_effects<other = none, argMem = write, inaccessibleMem = none>}
llvm.func @e9() attributes {memory = #llvm.memory_effects<other = none, argMem = write, inaccessibleMem = read>}
llvm.func @e10() attributes {memory = #llvm.memory_effects<other = none, argMem = write, inaccessibleMem = write>}
llvm.func @e11() attributes {memory = #llvm.memory_effects<other = none, argMem = write, inaccessibleMem = readwrite>}
llvm.func @e12() attributes {memory = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none>}
llvm.func @e13() attributes {memory = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = read>}
llvm.func @e14() attributes {memory = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = write>}
llvm.func @e15() attributes {memory = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite>}
llvm.func @e16() attributes {memory = #llvm.memory_effects<other = read, argMem = none, inaccessibleMem = none>}
llvm.func @e17() attributes {memory = #llvm.memory_effects<other = read, argMem = none, inaccessibleMem = read>}
llvm.func @e18() attributes {memory = #llvm.memory_effects<other = read, argMem = none, inaccessibleMem = write>}
llvm.func @e19() attributes {memory = #llvm.memory_effects<other = read, argMem = none, inaccessibleMem = readwrite>}
llvm.func @e20() attributes {memory = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = none>}
llvm.func @e21() attributes {memory = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read>}
llvm.func @e22() attributes {memory = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = write>}
llvm.func @e23() attributes {memory = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = readwrite>}
llvm.func @e24() attributes {memory = #llvm.memory_effects<other = read, argMem = write, inaccessibleMem = none>}
llvm.func @e25() attributes {memory = #llvm.memory_effects<other = read, argMem = write, inaccessibleMem = read>}
llvm.func @e26() attributes {memory = #llvm.memory_effects<other = read, argMem = write, inaccessibleMem = write>}
llvm.func @e27() attributes {memory = #llvm.memory_effects<other = read, argMem = write, inaccessibleMem = readwrite>}
llvm.func @e28() attributes {memory = #llvm.memory_effects<other = read, argMem = readwrite, inaccessibleMem = none>}
llvm.func @e29() attributes {memory = #llvm.memory_effects<other = read, argMem = readwrite, inaccessibleMem = read>}
llvm.func @e30() attributes {memory = #llvm.memory_effects<other = read, argMem = readwrite, inaccessibleMem = write>}
llvm.func @e31() attributes {memory = #llvm.memory_effects<other = read, argMem = readwrite, inaccessibleMem = readwrite>}
llvm.func @e32() attributes {memory = #llvm.memory_effects<other = write, argMem = none, inaccessibleMem = none>}
llvm.func @e33() attributes {memory = #llvm.memory_effects<other = write, argMem = none, inaccessibleMem = read>}
llvm.func @e34() attributes {memory = #llvm.memory_effects<other = write, argMem = none, inaccessibleMem = write>}
llvm.func @e35() attributes {memory = #llvm.memory_effects<other = write, argMem = none, inaccessibleMem = readwrite>}
llvm.func @e36() attributes {memory = #llvm.memory_effects<other = write, argMem = read, inaccessibleMem = none>}
llvm.func @e37() attributes {memory = #llvm.memory_effects<other = write, argMem = read, inaccessibleMem = read>}
llvm.func @e38() attributes {memory = #llvm.memory_effects<other = write, argMem = read, inaccessibleMem = write>}
llvm.func @e39() attributes {memory = #llvm.memory_effects<other = write, argMem = read, inaccessibleMem = readwrite>}
llvm.func @e40() attributes {memory = #llvm.memory_effects<other = write, argMem = write, inaccessibleMem = none>}
llvm.func @e41() attributes {memory = #llvm.memory_effects<other = write, argMem = write, inaccessibleMem = read>}
llvm.func @e42() attributes {memory = #llvm.memory_effects<other = write, argMem = write, inaccessibleMem = write>}
llvm.func @e43() attributes {memory = #llvm.memory_effects<other = write, argMem = write, inaccessibleMem = readwrite>}
llvm.func @e44() attributes {memory = #llvm.memory_effects<other = write, argMem = readwrite, inaccessibleMem = none>}
llvm.func @e45() attributes {memory = #llvm.memory_effects<other = write, argMem = readwrite, inaccessibleMem = read>}
llvm.func @e46() attributes {memory = #llvm.memory_effects<other = write, argMem = readwrite, inaccessibleMem = write>}
llvm.func @e47() attributes {memory = #llvm.memory_effects<other = write, argMem = readwrite, inaccessibleMem = readwrite>}
llvm.func @e48() attributes {memory = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = none>}
llvm.func @e49() attributes {memory = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = read>}
llvm.func @e50() attributes {memory = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = write>}
llvm.func @e51() attributes {memory = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = readwrite>}
llvm.func @e52() attributes {memory = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = none>}
llvm.func @e53() attributes {memory = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = read>}
llvm.func @e54() attributes {memory = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = write>}
llvm.func @e55() attributes {memory = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = readwrite>}
llvm.func @e56() attributes {memory = #llvm.memory_effects<other = readwrite, argMem = write, inaccessibleMem = none>}
llvm.func @e57() attributes {memory = #llvm.memory_effects<other = readwrite, argMem = write, inaccessibleMem = read>}
llvm.func @e58() attributes {memory = #llvm.memory_effects<other = readwrite, argMem = write, inaccessibleMem = write>}
llvm.func @e59() attributes {memory = #llvm.memory_effects<other = readwrite, argMem = write, inaccessibleMem = readwrite>}
llvm.func @e60() attributes {memory = #llvm.memory_effects<other = readwrite, argMem = readwrite, inaccessibleMem = none>}
llvm.func @e61() attributes {memory = #llvm.memory_effects<other = readwrite, argMem = readwrite, inaccessibleMem = read>}
llvm.func @e62() attributes {memory = #llvm.memory_effects<other = readwrite, argMem = readwrite, inaccessibleMem = write>}
llvm.func @e63() attributes {memory = #llvm.memory_effects<other = readwrite, argMem = readwrite, inaccessibleMem = readwrite>}
