// RUN: mlir-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect

func.func @await_other(%a: f32) {
  // expected-error@+1 {{'async.await' op operand #0 must be async value type or async token type, but got 'f32'}}
  async.await %a : f32
  return
}

// -----

func.func @await_token_with_result(%a: !async.token) {
  // expected-error@+1 {{'async.await' op awaiting on a token must have empty result}}
  %0 = "async.await"(%a) : (!async.token) -> i32
  return
}

// -----

func.func @await_value_without_result(%a: !async.value<i32>) {
  // expected-error@+1 {{'async.await' op result type '<<NULL TYPE>>' does not match async value type 'i32'}}
  "async.await"(%a) : (!async.value<i32>) -> ()
  return
}

// -----

func.func @await_wrong_result(%a: !async.value<f32>) {
  // expected-error@+1 {{'async.await' op result type 'f64' does not match async value type 'f32'}}
  %0 = "async.await"(%a) : (!async.value<f32>) -> f64
  return
}

// -----

func.func @execute_arguments(%a: !async.value<f32>) {
  // expected-error@+1 {{along control flow edge from parent operands to Region #0: source type #0 '!async.value<f32>' should match input type #0 'i32'}}
  %t = "async.execute"(%a) <{operandSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0(%x: i32):
    async.yield
  }) : (!async.value<f32>) -> !async.token
  return
}

// -----

func.func @execute_token(%a: !async.token) {
  // expected-error@+1 {{'async.execute' op async body region argument types do not match the execute operation arguments types}}
  %t = "async.execute"(%a) <{operandSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0(%x: !async.token):
    async.yield
  }) : (!async.token) -> !async.token
  return
}

// -----

func.func @execute_operand(%a: i32) {
  // expected-error@+1 {{'async.execute' op operand #0 must be variadic of async value type or async token type, but got 'i32'}}
  %t = async.execute (%a as %x: i32) { async.yield }
  return
}

// -----

// expected-error@+1 {{'async.func' op result is expected to be at least of size 1, but got 0}}
async.func @no_result() {
  return
}

// -----

// expected-error@+1 {{'async.func' op result type must be async value type or async token type, but got 'f32'}}
async.func @wrong_result(%a: f32) -> f32 {
  return %a : f32
}

// -----

// expected-error@+1 {{'async.func' op  results' (optional) async token type is expected to appear as the 1st return value, but got 2}}
async.func @late_token(%a: f32) -> (!async.value<f32>, !async.token) {
  return %a : f32
}

// -----

async.func @wrong_return(%a: f32) -> (!async.token, !async.value<i32>) {
  // expected-error@+1 {{'async.return' op operand types do not match the types returned from the parent FuncOp}}
  return %a : f32
}

// -----

async.func @short_return(%a: f32) -> (!async.token, !async.value<f32>) {
  // expected-error@+1 {{'async.return' op operand types do not match the types returned from the parent FuncOp}}
  return
}

// -----

func.func private @plain() -> !async.token

func.func @callee() {
  // expected-error@+1 {{'async.call' op 'plain' does not reference a valid async function}}
  %0 = async.call @plain() : () -> !async.token
  return
}

// -----

async.func private @f(i32) -> !async.token

func.func @callee() {
  // expected-error@+1 {{'async.call' op incorrect number of operands for callee}}
  %0 = async.call @f() : () -> !async.token
  return
}

// -----

async.func private @f(i32) -> !async.token

func.func @callee(%a: f32) {
  // expected-error@+1 {{'async.call' op operand type mismatch: expected operand type 'i32', but provided 'f32' for operand number 0}}
  %0 = async.call @f(%a) : (f32) -> !async.token
  return
}

// -----

async.func private @f() -> !async.token

func.func @callee() {
  // expected-error@+1 {{'async.call' op incorrect number of results for callee}}
  async.call @f() : () -> ()
  return
}

// -----

async.func private @f() -> !async.token

func.func @callee() {
  // expected-error@+3 {{'async.call' op result type mismatch at index 0}}
  // expected-note@+2 {{      op result types: '!async.value<i32>'}}
  // expected-note@+1 {{function result types: '!async.token'}}
  %0 = async.call @f() : () -> !async.value<i32>
  return
}

// -----

func.func @no_callee() {
  // expected-error@+1 {{'async.call' op requires attribute 'callee'}}
  %0 = "async.call"() : () -> !async.token
  return
}

// -----

func.func @count(%t: !async.token) {
  // expected-error@+1 {{'async.runtime.add_ref' op attribute 'count' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
  async.runtime.add_ref %t {count = 0 : i64} : !async.token
  return
}

// -----

func.func @payload(%v: !async.value<i32>, %x: f32) {
  // expected-error@+1 {{'async.runtime.store' op failed to verify that type of 'value' matches element type of 'storage'}}
  "async.runtime.store"(%x, %v) : (f32, !async.value<i32>) -> ()
  return
}

// -----

func.func @loaded(%v: !async.value<i32>) {
  // expected-error@+1 {{'async.runtime.load' op failed to verify that type of 'value' matches element type of 'storage'}}
  %0 = "async.runtime.load"(%v) : (!async.value<i32>) -> f32
  return
}

// -----

func.func @outside() {
  // expected-error@+1 {{'async.yield' op expects parent op 'async.execute'}}
  async.yield
}
