// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// expected-error@+1 {{expected 'public', 'private', or 'nested'}}
ml_program.global @x(1 : i32) : i32

// -----

// expected-error@+1 {{expected ':'}}
ml_program.global public @x(1 : i32)

// -----

// expected-error@+1 {{immutable global must have an initial value}}
ml_program.global public @x : i32

// -----

func.func private @y()
func.func @f() -> i32 {
// expected-error@+1 {{undefined global: @y}}
  %0 = ml_program.global_load @y : i32
  return %0 : i32
}

// -----

ml_program.global public mutable @x(1 : i32) : i32
func.func @f() -> i32 {
// expected-error@+1 {{cannot load as const from mutable global @x}}
  %0 = ml_program.global_load_const @x : i32
  return %0 : i32
}

// -----

ml_program.global public @x(1 : i32) : i32
func.func @f() -> i64 {
// expected-error@+1 {{cannot load from global typed 'i32' as 'i64'}}
  %0 = ml_program.global_load @x : i64
  return %0 : i64
}

// -----

ml_program.global public @x(1 : i32) : i32
func.func @f(%a: i32) {
// expected-error@+1 {{cannot store to an immutable global @x}}
  ml_program.global_store @x = %a : i32
  return
}

// -----

ml_program.global public mutable @x(1 : i32) : i32
func.func @f(%a: i64) {
// expected-error@+1 {{cannot store to a global typed 'i32' from 'i64'}}
  ml_program.global_store @x = %a : i64
  return
}
