// RUN: mlir-opt %s -split-input-file -verify-diagnostics

// Text and types that the operations do not take.

func.func @f(%a: !async.token) {
  // expected-error @below {{expected SSA operand}}
  %0 = async.execute [%a, { async.yield }
  return
}

// -----

// expected-note @below {{prior use here}}
func.func @f(%a: i32) {
  // expected-error @below {{use of value '%a' expects different type than prior uses: '!async.token' vs 'i32'}}
  %0 = async.execute [%a] { async.yield }
  return
}

// -----

func.func @f(%a: !async.value<i32>) {
  // expected-error @below {{custom op 'async.execute' expected 'as'}}
  %0 = async.execute (%a %x: !async.value<i32>) { async.yield }
  return
}

// -----

func.func @f(%a: !async.value<i32>) {
  // expected-error @below {{expected SSA operand}}
  %0 = async.execute (%a as x: !async.value<i32>) { async.yield }
  return
}

// -----

func.func @f(%a: !async.value<i32>) {
  // expected-error @below {{expected ':'}}
  %0 = async.execute (%a as %x) { async.yield }
  return
}

// -----

// expected-note @below {{prior use here}}
func.func @f(%a: !async.value<i32>) {
  // expected-error @below {{use of value '%a' expects different type than prior uses: '!async.value<f32>' vs '!async.value<i32>'}}
  %0 = async.execute (%a as %x: !async.value<f32>) { async.yield }
  return
}

// -----

func.func @f(%a: !async.value<i32>) {
  // expected-error @below {{expected SSA operand}}
  %0 = async.execute (as %x: !async.value<f32>) { async.yield }
  return
}

// -----

func.func @f() {
  // expected-error @below {{expected non-function type}}
  %0 = async.execute -> { async.yield }
  return
}

// -----

func.func @f() {
  // expected-error @below {{expected '{' in attribute dictionary}}
  %0 = async.execute attributes 3 { async.yield }
  return
}

// -----

func.func @f() {
  // expected-error @below {{expected '{' to begin a region}}
  %0 = async.execute 3
  return
}

// -----

func.func @f(%a: !async.token) {
  // expected-error @below {{expected non-function type}}
  async.await %a : 3
  return
}

// -----

func.func @f(%a: !async.token) {
  // expected-error @below {{expected ':'}}
  async.await %a
  return
}

// -----

async.func @f(%a: i32) -> !async.token {
  // expected-error @below {{'async.return' op operand types do not match the types returned from the parent FuncOp}}
  return %a : i32
}

// -----

async.func @f() -> !async.value<i32> {
  // expected-error @below {{'async.return' op operand types do not match the types returned from the parent FuncOp}}
  return
}

// -----

async.func @g(%a: i32) -> (!async.value<i32>, !async.value<f32>) {
  // expected-error @below {{'async.return' op operand types do not match the types returned from the parent FuncOp}}
  return %a, %a : i32, i32
}

// -----

func.func @f(%a: !async.value<i32>) -> !async.value<f32> {
  // expected-error @below {{'async.execute' op  along control flow edge from Region #0 to parent results: source type #0 'i32' should match input type #0 '!async.value<f32>'}}
  %0, %1 = async.execute -> !async.value<f32> {
    %x = arith.constant 1 : i32
    async.yield %x : i32
  }
  return %1 : !async.value<f32>
}

// -----

func.func @f(%a: !async.value<i32>) -> i32 {
  // expected-error @below {{'async.execute' op result #1 must be variadic of async value type, but got 'i32'}}
  %0, %1 = async.execute -> i32 {
    %x = arith.constant 1 : i32
    async.yield %x : i32
  }
  return %1 : i32
}

// -----

func.func @f() {
  // expected-error @below {{'async.call' op 'g' does not reference a valid async function}}
  %0 = async.call @g() : () -> !async.token
  return
}

// -----

func.func @f(%c : index) {
  // expected-error @below {{custom op 'async.create_group' invalid kind of type specified}}
  %g = async.create_group %c : !async.value<i32>
  return
}
