// RUN: mlir-opt %s --pass-pipeline='builtin.module(async-parallel-for{num-workers=4 min-task-size=64},async-func-to-async-runtime,async-to-async-runtime,func.func(async-runtime-ref-counting,async-runtime-ref-counting-opt),convert-async-to-llvm,func.func(arith-expand,convert-scf-to-cf),finalize-memref-to-llvm,func.func(convert-arith-to-llvm),convert-func-to-llvm,convert-cf-to-llvm,reconcile-unrealized-casts)' \
// RUN:   | mlir-cpu-runner -e main --entry-point-result=void | FileCheck %s
// CHECK: {{^}}610{{$}}
// CHECK: {{^}}24502500{{$}}

// Calls of an async function that wait for each other, and a loop whose iterations tasks compute.
func.func private @printI64(i64)
func.func private @printNewline()
func.func @print(%x: i64) {
  call @printI64(%x) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
async.func @fib(%n: i64) -> (!async.token, !async.value<i64>) {
  %c2 = arith.constant 2 : i64
  %small = arith.cmpi slt, %n, %c2 : i64
  cf.cond_br %small, ^leaf, ^inner
^leaf:
  return %n : i64
^inner:
  %c1 = arith.constant 1 : i64
  %a = arith.subi %n, %c1 : i64
  %b = arith.subi %n, %c2 : i64
  %ta, %fa = call @fib(%a) : (i64) -> (!async.token, !async.value<i64>)
  %tb, %fb = call @fib(%b) : (i64) -> (!async.token, !async.value<i64>)
  %x = await %fa : !async.value<i64>
  %y = await %fb : !async.value<i64>
  await %ta : !async.token
  await %tb : !async.token
  %s = arith.addi %x, %y : i64
  return %s : i64
}
func.func @main() {
  %c10 = arith.constant 15 : i64
  %t, %v = async.call @fib(%c10) : (i64) -> (!async.token, !async.value<i64>)
  %r = async.await %v : !async.value<i64>
  async.await %t : !async.token
  func.call @print(%r) : (i64) -> ()
  %m = memref.alloc() : memref<100x100xi64>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c100 = arith.constant 100 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c100, %c100) step (%c1, %c1) {
    %p = arith.muli %i, %j : index
    %q = arith.index_cast %p : index to i64
    memref.store %q, %m[%i, %j] : memref<100x100xi64>
  }
  %z = arith.constant 0 : i64
  %sum = scf.for %i = %c0 to %c100 step %c1 iter_args(%a = %z) -> i64 {
    %row = scf.for %j = %c0 to %c100 step %c1 iter_args(%b = %a) -> i64 {
      %e = memref.load %m[%i, %j] : memref<100x100xi64>
      %f = arith.addi %b, %e : i64
      scf.yield %f : i64
    }
    scf.yield %row : i64
  }
  memref.dealloc %m : memref<100x100xi64>
  func.call @print(%sum) : (i64) -> ()
  return
}
