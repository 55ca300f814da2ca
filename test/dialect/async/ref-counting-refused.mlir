// RUN: mlir-opt %s -split-input-file -verify-diagnostics --async-runtime-ref-counting

func.func @last_use_is_branch(%t: !async.token) {
  // expected-error@+1 {{async reference counting can't handle terminators that are not ReturnLike}}
  cf.br ^b(%t : !async.token)
^b(%u: !async.token):
  async.runtime.await %u : !async.token
  return
}

// -----

func.func @dead_successor_with_argument(%t: !async.token, %c: i1, %x: i32) -> i32 {
  // expected-error@+1 {{'cf.cond_br' op successor have different `liveIn` property of the reference counted value}}
  cf.cond_br %c, ^a, ^b(%x : i32)
^a:
  async.runtime.await %t : !async.token
  cf.br ^b(%x : i32)
^b(%y: i32):
  return %y : i32
}
