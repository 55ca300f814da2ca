// RUN: mlir-opt %s -split-input-file -verify-diagnostics
// RUN: not mlir-opt %s -split-input-file 2>/dev/null | count 190

func.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.intr.cos' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %r = "llvm.intr.cos"(%a) : (i32) -> f32
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error@+1 {{'llvm.intr.cos' op requires the same type for all operands and results}}
  %r = "llvm.intr.cos"(%a) : (vector<4xf32>) -> f32
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'llvm.intr.cos' op requires a single operand}}
  %r = "llvm.intr.cos"() : () -> f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'llvm.intr.cos' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.cos"(%a) : (f32) -> index
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'llvm.intr.cos' op requires one result}}
  "llvm.intr.cos"(%a) : (f32) -> ()
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'llvm.intr.copysign' op expected 2 operands, but found 1}}
  %r = "llvm.intr.copysign"(%a) : (f32) -> f32
  return
}

// -----

func.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{'llvm.intr.copysign' op expected 2 operands, but found 3}}
  %r = "llvm.intr.copysign"(%b, %b, %a) : (f32, f32, i32) -> f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'llvm.intr.fma' op expected 3 operands, but found 2}}
  %r = "llvm.intr.fma"(%a, %a) : (f32, f32) -> f32
  return
}

// -----

func.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{'llvm.intr.fma' op expected 3 operands, but found 4}}
  %r = "llvm.intr.fma"(%b, %b, %b, %a) : (f32, f32, f32, i32) -> f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'llvm.intr.powi' op operand #1 must be signless integer, but got 'f32'}}
  %r = "llvm.intr.powi"(%a, %a) : (f32, f32) -> f32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.intr.lround' op operand #0 must be floating point LLVM type, but got 'i32'}}
  %r = "llvm.intr.lround"(%a) : (i32) -> i64
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'llvm.intr.bitreverse' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.bitreverse"(%a) : (f32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.intr.ctlz' op requires attribute 'is_zero_poison'}}
  %r = "llvm.intr.ctlz"(%a) : (i32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{invalid properties {is_zero_poison = "x"} for op llvm.intr.ctlz: Invalid attribute `is_zero_poison` in property conversion: "x"}}
  %r = "llvm.intr.ctlz"(%a) <{is_zero_poison = "x"}> : (i32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{invalid properties {is_zero_poison = 1.000000e+00 : f32} for op llvm.intr.ctlz: Invalid attribute `is_zero_poison` in property conversion: 1.000000e+00 : f32}}
  %r = "llvm.intr.ctlz"(%a) <{is_zero_poison = 1.0 : f32}> : (i32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.intr.ctlz' op attribute 'is_zero_poison' failed to satisfy constraint: 1-bit signless integer attribute}}
  %r = "llvm.intr.ctlz"(%a) <{is_zero_poison = 7 : i16}> : (i32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{invalid properties {is_zero_poison} for op llvm.intr.ctlz: Invalid attribute `is_zero_poison` in property conversion: unit}}
  %r = "llvm.intr.ctlz"(%a) <{is_zero_poison = unit}> : (i32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{invalid properties {is_zero_poison = "x"} for op llvm.intr.cttz: Invalid attribute `is_zero_poison` in property conversion: "x"}}
  %r = "llvm.intr.cttz"(%a) <{is_zero_poison = "x"}> : (i32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{invalid properties {is_zero_poison = 1.000000e+00 : f32} for op llvm.intr.cttz: Invalid attribute `is_zero_poison` in property conversion: 1.000000e+00 : f32}}
  %r = "llvm.intr.cttz"(%a) <{is_zero_poison = 1.0 : f32}> : (i32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{invalid properties {is_zero_poison} for op llvm.intr.cttz: Invalid attribute `is_zero_poison` in property conversion: unit}}
  %r = "llvm.intr.cttz"(%a) <{is_zero_poison = unit}> : (i32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.intr.abs' op requires attribute 'is_int_min_poison'}}
  %r = "llvm.intr.abs"(%a) : (i32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{invalid properties {is_int_min_poison = "x"} for op llvm.intr.abs: Invalid attribute `is_int_min_poison` in property conversion: "x"}}
  %r = "llvm.intr.abs"(%a) <{is_int_min_poison = "x"}> : (i32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{invalid properties {is_int_min_poison = 1.000000e+00 : f32} for op llvm.intr.abs: Invalid attribute `is_int_min_poison` in property conversion: 1.000000e+00 : f32}}
  %r = "llvm.intr.abs"(%a) <{is_int_min_poison = 1.0 : f32}> : (i32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.intr.abs' op attribute 'is_int_min_poison' failed to satisfy constraint: 1-bit signless integer attribute}}
  %r = "llvm.intr.abs"(%a) <{is_int_min_poison = 7 : i16}> : (i32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{invalid properties {is_int_min_poison} for op llvm.intr.abs: Invalid attribute `is_int_min_poison` in property conversion: unit}}
  %r = "llvm.intr.abs"(%a) <{is_int_min_poison = unit}> : (i32) -> i32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'llvm.intr.is.fpclass' op requires attribute 'bit'}}
  %r = "llvm.intr.is.fpclass"(%a) : (f32) -> i1
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{invalid properties {bit = "x"} for op llvm.intr.is.fpclass: Invalid attribute `bit` in property conversion: "x"}}
  %r = "llvm.intr.is.fpclass"(%a) <{bit = "x"}> : (f32) -> i1
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{invalid properties {bit = 1.000000e+00 : f32} for op llvm.intr.is.fpclass: Invalid attribute `bit` in property conversion: 1.000000e+00 : f32}}
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 1.0 : f32}> : (f32) -> i1
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'llvm.intr.is.fpclass' op attribute 'bit' failed to satisfy constraint: 32-bit signless integer attribute}}
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 7 : i16}> : (f32) -> i1
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{invalid properties {bit} for op llvm.intr.is.fpclass: Invalid attribute `bit` in property conversion: unit}}
  %r = "llvm.intr.is.fpclass"(%a) <{bit = unit}> : (f32) -> i1
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.intr.prefetch' op operand #0 must be LLVM pointer type, but got 'i32'}}
  "llvm.intr.prefetch"(%a) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (i32) -> ()
  return
}

// -----

func.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{'llvm.intr.prefetch' op requires zero results}}
  %r = "llvm.intr.prefetch"(%a) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> i32
  return
}

// -----

func.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{'llvm.intr.prefetch' op requires attribute 'cache'}}
  "llvm.intr.prefetch"(%a) : (!llvm.ptr) -> ()
  return
}

// -----

func.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{invalid properties {cache = "x", hint = 3 : i32, rw = 0 : i32} for op llvm.intr.prefetch: Invalid attribute `cache` in property conversion: "x"}}
  "llvm.intr.prefetch"(%a) <{cache = "x", hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  return
}

// -----

func.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{invalid properties {cache = 1.000000e+00 : f32, hint = 3 : i32, rw = 0 : i32} for op llvm.intr.prefetch: Invalid attribute `cache` in property conversion: 1.000000e+00 : f32}}
  "llvm.intr.prefetch"(%a) <{cache = 1.0 : f32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  return
}

// -----

func.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{'llvm.intr.prefetch' op attribute 'cache' failed to satisfy constraint: 32-bit signless integer attribute}}
  "llvm.intr.prefetch"(%a) <{cache = 7 : i16, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  return
}

// -----

func.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{invalid properties {cache, hint = 3 : i32, rw = 0 : i32} for op llvm.intr.prefetch: Invalid attribute `cache` in property conversion: unit}}
  "llvm.intr.prefetch"(%a) <{cache = unit, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  return
}

// -----

func.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{invalid properties {cache = 1 : i32, hint = "x", rw = 0 : i32} for op llvm.intr.prefetch: Invalid attribute `hint` in property conversion: "x"}}
  "llvm.intr.prefetch"(%a) <{cache = 1 : i32, hint = "x", rw = 0 : i32}> : (!llvm.ptr) -> ()
  return
}

// -----

func.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{invalid properties {cache = 1 : i32, hint = 1.000000e+00 : f32, rw = 0 : i32} for op llvm.intr.prefetch: Invalid attribute `hint` in property conversion: 1.000000e+00 : f32}}
  "llvm.intr.prefetch"(%a) <{cache = 1 : i32, hint = 1.0 : f32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  return
}

// -----

func.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{'llvm.intr.prefetch' op attribute 'hint' failed to satisfy constraint: 32-bit signless integer attribute}}
  "llvm.intr.prefetch"(%a) <{cache = 1 : i32, hint = 7 : i16, rw = 0 : i32}> : (!llvm.ptr) -> ()
  return
}

// -----

func.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{invalid properties {cache = 1 : i32, hint, rw = 0 : i32} for op llvm.intr.prefetch: Invalid attribute `hint` in property conversion: unit}}
  "llvm.intr.prefetch"(%a) <{cache = 1 : i32, hint = unit, rw = 0 : i32}> : (!llvm.ptr) -> ()
  return
}

// -----

func.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{invalid properties {cache = 1 : i32, hint = 3 : i32, rw = "x"} for op llvm.intr.prefetch: Invalid attribute `rw` in property conversion: "x"}}
  "llvm.intr.prefetch"(%a) <{cache = 1 : i32, hint = 3 : i32, rw = "x"}> : (!llvm.ptr) -> ()
  return
}

// -----

func.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{invalid properties {cache = 1 : i32, hint = 3 : i32, rw = 1.000000e+00 : f32} for op llvm.intr.prefetch: Invalid attribute `rw` in property conversion: 1.000000e+00 : f32}}
  "llvm.intr.prefetch"(%a) <{cache = 1 : i32, hint = 3 : i32, rw = 1.0 : f32}> : (!llvm.ptr) -> ()
  return
}

// -----

func.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{'llvm.intr.prefetch' op attribute 'rw' failed to satisfy constraint: 32-bit signless integer attribute}}
  "llvm.intr.prefetch"(%a) <{cache = 1 : i32, hint = 3 : i32, rw = 7 : i16}> : (!llvm.ptr) -> ()
  return
}

// -----

func.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{invalid properties {cache = 1 : i32, hint = 3 : i32, rw} for op llvm.intr.prefetch: Invalid attribute `rw` in property conversion: unit}}
  "llvm.intr.prefetch"(%a) <{cache = 1 : i32, hint = 3 : i32, rw = unit}> : (!llvm.ptr) -> ()
  return
}

// -----

func.func @f(%a: i64, %b: !llvm.ptr) {
  // expected-error@+1 {{'llvm.intr.memcpy' op requires attribute 'isVolatile'}}
  "llvm.intr.memcpy"(%b, %b, %a) : (!llvm.ptr, !llvm.ptr, i64) -> ()
  return
}

// -----

func.func @f(%a: i64, %b: !llvm.ptr) {
  // expected-error@+1 {{invalid properties {isVolatile = "x"} for op llvm.intr.memcpy: Invalid attribute `isVolatile` in property conversion: "x"}}
  "llvm.intr.memcpy"(%b, %b, %a) <{isVolatile = "x"}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  return
}

// -----

func.func @f(%a: i64, %b: !llvm.ptr) {
  // expected-error@+1 {{invalid properties {isVolatile = 1.000000e+00 : f32} for op llvm.intr.memcpy: Invalid attribute `isVolatile` in property conversion: 1.000000e+00 : f32}}
  "llvm.intr.memcpy"(%b, %b, %a) <{isVolatile = 1.0 : f32}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  return
}

// -----

func.func @f(%a: i64, %b: !llvm.ptr) {
  // expected-error@+1 {{'llvm.intr.memcpy' op attribute 'isVolatile' failed to satisfy constraint: 1-bit signless integer attribute}}
  "llvm.intr.memcpy"(%b, %b, %a) <{isVolatile = 7 : i16}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  return
}

// -----

func.func @f(%a: i64, %b: !llvm.ptr) {
  // expected-error@+1 {{invalid properties {isVolatile} for op llvm.intr.memcpy: Invalid attribute `isVolatile` in property conversion: unit}}
  "llvm.intr.memcpy"(%b, %b, %a) <{isVolatile = unit}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  return
}

// -----

func.func @f(%a: i64, %b: !llvm.ptr) {
  // expected-error@+1 {{invalid properties {isVolatile = "x"} for op llvm.intr.memmove: Invalid attribute `isVolatile` in property conversion: "x"}}
  "llvm.intr.memmove"(%b, %b, %a) <{isVolatile = "x"}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  return
}

// -----

func.func @f(%a: i64, %b: !llvm.ptr) {
  // expected-error@+1 {{invalid properties {isVolatile = 1.000000e+00 : f32} for op llvm.intr.memmove: Invalid attribute `isVolatile` in property conversion: 1.000000e+00 : f32}}
  "llvm.intr.memmove"(%b, %b, %a) <{isVolatile = 1.0 : f32}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  return
}

// -----

func.func @f(%a: i64, %b: !llvm.ptr) {
  // expected-error@+1 {{invalid properties {isVolatile} for op llvm.intr.memmove: Invalid attribute `isVolatile` in property conversion: unit}}
  "llvm.intr.memmove"(%b, %b, %a) <{isVolatile = unit}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  return
}

// -----

func.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{invalid properties {isVolatile = "x", len = 10 : i64} for op llvm.intr.memcpy.inline: Invalid attribute `isVolatile` in property conversion: "x"}}
  "llvm.intr.memcpy.inline"(%a, %a) <{isVolatile = "x", len = 10 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  return
}

// -----

func.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{invalid properties {isVolatile = 1.000000e+00 : f32, len = 10 : i64} for op llvm.intr.memcpy.inline: Invalid attribute `isVolatile` in property conversion: 1.000000e+00 : f32}}
  "llvm.intr.memcpy.inline"(%a, %a) <{isVolatile = 1.0 : f32, len = 10 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  return
}

// -----

func.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{invalid properties {isVolatile, len = 10 : i64} for op llvm.intr.memcpy.inline: Invalid attribute `isVolatile` in property conversion: unit}}
  "llvm.intr.memcpy.inline"(%a, %a) <{isVolatile = unit, len = 10 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  return
}

// -----

func.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{invalid properties {isVolatile = false, len = "x"} for op llvm.intr.memcpy.inline: Invalid attribute `len` in property conversion: "x"}}
  "llvm.intr.memcpy.inline"(%a, %a) <{isVolatile = false, len = "x"}> : (!llvm.ptr, !llvm.ptr) -> ()
  return
}

// -----

func.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{invalid properties {isVolatile = false, len = 1.000000e+00 : f32} for op llvm.intr.memcpy.inline: Invalid attribute `len` in property conversion: 1.000000e+00 : f32}}
  "llvm.intr.memcpy.inline"(%a, %a) <{isVolatile = false, len = 1.0 : f32}> : (!llvm.ptr, !llvm.ptr) -> ()
  return
}

// -----

func.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{invalid properties {isVolatile = false, len} for op llvm.intr.memcpy.inline: Invalid attribute `len` in property conversion: unit}}
  "llvm.intr.memcpy.inline"(%a, %a) <{isVolatile = false, len = unit}> : (!llvm.ptr, !llvm.ptr) -> ()
  return
}

// -----

func.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{invalid properties {isVolatile = "x", len = 10 : i32} for op llvm.intr.memcpy.inline: Invalid attribute `isVolatile` in property conversion: "x"}}
  "llvm.intr.memcpy.inline"(%a, %a) <{isVolatile = "x", len = 10 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
  return
}

// -----

func.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{invalid properties {isVolatile = 1.000000e+00 : f32, len = 10 : i32} for op llvm.intr.memcpy.inline: Invalid attribute `isVolatile` in property conversion: 1.000000e+00 : f32}}
  "llvm.intr.memcpy.inline"(%a, %a) <{isVolatile = 1.0 : f32, len = 10 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
  return
}

// -----

func.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{invalid properties {isVolatile, len = 10 : i32} for op llvm.intr.memcpy.inline: Invalid attribute `isVolatile` in property conversion: unit}}
  "llvm.intr.memcpy.inline"(%a, %a) <{isVolatile = unit, len = 10 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
  return
}

// -----

func.func @f(%a: i32, %b: i64, %c: !llvm.ptr) {
  // expected-error@+1 {{'llvm.intr.memset' op operand #1 must be 8-bit signless integer, but got 'i32'}}
  "llvm.intr.memset"(%c, %a, %b) <{isVolatile = false}> : (!llvm.ptr, i32, i64) -> ()
  return
}

// -----

func.func @f(%a: i64, %b: i8, %c: !llvm.ptr) {
  // expected-error@+1 {{invalid properties {isVolatile = "x"} for op llvm.intr.memset: Invalid attribute `isVolatile` in property conversion: "x"}}
  "llvm.intr.memset"(%c, %b, %a) <{isVolatile = "x"}> : (!llvm.ptr, i8, i64) -> ()
  return
}

// -----

func.func @f(%a: i64, %b: i8, %c: !llvm.ptr) {
  // expected-error@+1 {{invalid properties {isVolatile = 1.000000e+00 : f32} for op llvm.intr.memset: Invalid attribute `isVolatile` in property conversion: 1.000000e+00 : f32}}
  "llvm.intr.memset"(%c, %b, %a) <{isVolatile = 1.0 : f32}> : (!llvm.ptr, i8, i64) -> ()
  return
}

// -----

func.func @f(%a: i64, %b: i8, %c: !llvm.ptr) {
  // expected-error@+1 {{invalid properties {isVolatile} for op llvm.intr.memset: Invalid attribute `isVolatile` in property conversion: unit}}
  "llvm.intr.memset"(%c, %b, %a) <{isVolatile = unit}> : (!llvm.ptr, i8, i64) -> ()
  return
}

// -----

func.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{'llvm.intr.invariant.start' op result #0 must be LLVM pointer in address space 0, but got 'index'}}
  %r = "llvm.intr.invariant.start"(%a) <{size = 1 : i64}> : (!llvm.ptr) -> index
  return
}

// -----

func.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{'llvm.intr.invariant.start' op requires attribute 'size'}}
  %r = "llvm.intr.invariant.start"(%a) : (!llvm.ptr) -> !llvm.ptr
  return
}

// -----

func.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{invalid properties {size = "x"} for op llvm.intr.invariant.start: Invalid attribute `size` in property conversion: "x"}}
  %r = "llvm.intr.invariant.start"(%a) <{size = "x"}> : (!llvm.ptr) -> !llvm.ptr
  return
}

// -----

func.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{invalid properties {size = 1.000000e+00 : f32} for op llvm.intr.invariant.start: Invalid attribute `size` in property conversion: 1.000000e+00 : f32}}
  %r = "llvm.intr.invariant.start"(%a) <{size = 1.0 : f32}> : (!llvm.ptr) -> !llvm.ptr
  return
}

// -----

func.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{'llvm.intr.invariant.start' op attribute 'size' failed to satisfy constraint: 64-bit signless integer attribute}}
  %r = "llvm.intr.invariant.start"(%a) <{size = 7 : i16}> : (!llvm.ptr) -> !llvm.ptr
  return
}

// -----

func.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{invalid properties {size} for op llvm.intr.invariant.start: Invalid attribute `size` in property conversion: unit}}
  %r = "llvm.intr.invariant.start"(%a) <{size = unit}> : (!llvm.ptr) -> !llvm.ptr
  return
}

// -----

func.func @f(%a: index) {
  // expected-error@+1 {{'llvm.intr.experimental.constrained.fptrunc' op operand #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.experimental.constrained.fptrunc"(%a) <{fpExceptionBehavior = 0 : i64, roundingmode = 0 : i64}> : (index) -> f32
  return
}

// -----

func.func @f(%a: f64) {
  // expected-error@+1 {{'llvm.intr.experimental.constrained.fptrunc' op requires attribute 'fpExceptionBehavior'}}
  %r = "llvm.intr.experimental.constrained.fptrunc"(%a) : (f64) -> f32
  return
}

// -----

func.func @f(%a: f64) {
  // expected-error@+1 {{invalid properties {fpExceptionBehavior = "x", roundingmode = 0 : i64} for op llvm.intr.experimental.constrained.fptrunc: Invalid attribute `fpExceptionBehavior` in property conversion: "x"}}
  %r = "llvm.intr.experimental.constrained.fptrunc"(%a) <{fpExceptionBehavior = "x", roundingmode = 0 : i64}> : (f64) -> f32
  return
}

// -----

func.func @f(%a: f64) {
  // expected-error@+1 {{invalid properties {fpExceptionBehavior = 1.000000e+00 : f32, roundingmode = 0 : i64} for op llvm.intr.experimental.constrained.fptrunc: Invalid attribute `fpExceptionBehavior` in property conversion: 1.000000e+00 : f32}}
  %r = "llvm.intr.experimental.constrained.fptrunc"(%a) <{fpExceptionBehavior = 1.0 : f32, roundingmode = 0 : i64}> : (f64) -> f32
  return
}

// -----

func.func @f(%a: f64) {
  // expected-error@+1 {{invalid properties {fpExceptionBehavior = 7 : i16, roundingmode = 0 : i64} for op llvm.intr.experimental.constrained.fptrunc: Invalid attribute `fpExceptionBehavior` in property conversion: 7 : i16}}
  %r = "llvm.intr.experimental.constrained.fptrunc"(%a) <{fpExceptionBehavior = 7 : i16, roundingmode = 0 : i64}> : (f64) -> f32
  return
}

// -----

func.func @f(%a: f64) {
  // expected-error@+1 {{invalid properties {fpExceptionBehavior = true, roundingmode = 0 : i64} for op llvm.intr.experimental.constrained.fptrunc: Invalid attribute `fpExceptionBehavior` in property conversion: true}}
  %r = "llvm.intr.experimental.constrained.fptrunc"(%a) <{fpExceptionBehavior = true, roundingmode = 0 : i64}> : (f64) -> f32
  return
}

// -----

func.func @f(%a: f64) {
  // expected-error@+1 {{invalid properties {fpExceptionBehavior, roundingmode = 0 : i64} for op llvm.intr.experimental.constrained.fptrunc: Invalid attribute `fpExceptionBehavior` in property conversion: unit}}
  %r = "llvm.intr.experimental.constrained.fptrunc"(%a) <{fpExceptionBehavior = unit, roundingmode = 0 : i64}> : (f64) -> f32
  return
}

// -----

func.func @f(%a: f64) {
  // expected-error@+1 {{invalid properties {fpExceptionBehavior = 0 : i64, roundingmode = "x"} for op llvm.intr.experimental.constrained.fptrunc: Invalid attribute `roundingmode` in property conversion: "x"}}
  %r = "llvm.intr.experimental.constrained.fptrunc"(%a) <{fpExceptionBehavior = 0 : i64, roundingmode = "x"}> : (f64) -> f32
  return
}

// -----

func.func @f(%a: f64) {
  // expected-error@+1 {{invalid properties {fpExceptionBehavior = 0 : i64, roundingmode = 1.000000e+00 : f32} for op llvm.intr.experimental.constrained.fptrunc: Invalid attribute `roundingmode` in property conversion: 1.000000e+00 : f32}}
  %r = "llvm.intr.experimental.constrained.fptrunc"(%a) <{fpExceptionBehavior = 0 : i64, roundingmode = 1.0 : f32}> : (f64) -> f32
  return
}

// -----

func.func @f(%a: f64) {
  // expected-error@+1 {{invalid properties {fpExceptionBehavior = 0 : i64, roundingmode = 7 : i16} for op llvm.intr.experimental.constrained.fptrunc: Invalid attribute `roundingmode` in property conversion: 7 : i16}}
  %r = "llvm.intr.experimental.constrained.fptrunc"(%a) <{fpExceptionBehavior = 0 : i64, roundingmode = 7 : i16}> : (f64) -> f32
  return
}

// -----

func.func @f(%a: f64) {
  // expected-error@+1 {{invalid properties {fpExceptionBehavior = 0 : i64, roundingmode = true} for op llvm.intr.experimental.constrained.fptrunc: Invalid attribute `roundingmode` in property conversion: true}}
  %r = "llvm.intr.experimental.constrained.fptrunc"(%a) <{fpExceptionBehavior = 0 : i64, roundingmode = true}> : (f64) -> f32
  return
}

// -----

func.func @f(%a: f64) {
  // expected-error@+1 {{invalid properties {fpExceptionBehavior = 0 : i64, roundingmode} for op llvm.intr.experimental.constrained.fptrunc: Invalid attribute `roundingmode` in property conversion: unit}}
  %r = "llvm.intr.experimental.constrained.fptrunc"(%a) <{fpExceptionBehavior = 0 : i64, roundingmode = unit}> : (f64) -> f32
  return
}

// -----

func.func @f(%a: vector<4xf64>) {
  // expected-error@+1 {{invalid properties {fpExceptionBehavior = "x", roundingmode = 1 : i64} for op llvm.intr.experimental.constrained.fptrunc: Invalid attribute `fpExceptionBehavior` in property conversion: "x"}}
  %r = "llvm.intr.experimental.constrained.fptrunc"(%a) <{fpExceptionBehavior = "x", roundingmode = 1 : i64}> : (vector<4xf64>) -> vector<4xf16>
  return
}

// -----

func.func @f(%a: vector<4xf64>) {
  // expected-error@+1 {{invalid properties {fpExceptionBehavior = 1.000000e+00 : f32, roundingmode = 1 : i64} for op llvm.intr.experimental.constrained.fptrunc: Invalid attribute `fpExceptionBehavior` in property conversion: 1.000000e+00 : f32}}
  %r = "llvm.intr.experimental.constrained.fptrunc"(%a) <{fpExceptionBehavior = 1.0 : f32, roundingmode = 1 : i64}> : (vector<4xf64>) -> vector<4xf16>
  return
}

// -----

func.func @f(%a: vector<4xf64>) {
  // expected-error@+1 {{invalid properties {fpExceptionBehavior = 7 : i16, roundingmode = 1 : i64} for op llvm.intr.experimental.constrained.fptrunc: Invalid attribute `fpExceptionBehavior` in property conversion: 7 : i16}}
  %r = "llvm.intr.experimental.constrained.fptrunc"(%a) <{fpExceptionBehavior = 7 : i16, roundingmode = 1 : i64}> : (vector<4xf64>) -> vector<4xf16>
  return
}

// -----

func.func @f(%a: vector<4xf64>) {
  // expected-error@+1 {{invalid properties {fpExceptionBehavior = true, roundingmode = 1 : i64} for op llvm.intr.experimental.constrained.fptrunc: Invalid attribute `fpExceptionBehavior` in property conversion: true}}
  %r = "llvm.intr.experimental.constrained.fptrunc"(%a) <{fpExceptionBehavior = true, roundingmode = 1 : i64}> : (vector<4xf64>) -> vector<4xf16>
  return
}

// -----

func.func @f(%a: vector<4xf64>) {
  // expected-error@+1 {{invalid properties {fpExceptionBehavior, roundingmode = 1 : i64} for op llvm.intr.experimental.constrained.fptrunc: Invalid attribute `fpExceptionBehavior` in property conversion: unit}}
  %r = "llvm.intr.experimental.constrained.fptrunc"(%a) <{fpExceptionBehavior = unit, roundingmode = 1 : i64}> : (vector<4xf64>) -> vector<4xf16>
  return
}

// -----

func.func @f(%a: vector<4xf64>) {
  // expected-error@+1 {{invalid properties {fpExceptionBehavior = 2 : i64, roundingmode = "x"} for op llvm.intr.experimental.constrained.fptrunc: Invalid attribute `roundingmode` in property conversion: "x"}}
  %r = "llvm.intr.experimental.constrained.fptrunc"(%a) <{fpExceptionBehavior = 2 : i64, roundingmode = "x"}> : (vector<4xf64>) -> vector<4xf16>
  return
}

// -----

func.func @f(%a: vector<4xf64>) {
  // expected-error@+1 {{invalid properties {fpExceptionBehavior = 2 : i64, roundingmode = 1.000000e+00 : f32} for op llvm.intr.experimental.constrained.fptrunc: Invalid attribute `roundingmode` in property conversion: 1.000000e+00 : f32}}
  %r = "llvm.intr.experimental.constrained.fptrunc"(%a) <{fpExceptionBehavior = 2 : i64, roundingmode = 1.0 : f32}> : (vector<4xf64>) -> vector<4xf16>
  return
}

// -----

func.func @f(%a: vector<4xf64>) {
  // expected-error@+1 {{invalid properties {fpExceptionBehavior = 2 : i64, roundingmode = 7 : i16} for op llvm.intr.experimental.constrained.fptrunc: Invalid attribute `roundingmode` in property conversion: 7 : i16}}
  %r = "llvm.intr.experimental.constrained.fptrunc"(%a) <{fpExceptionBehavior = 2 : i64, roundingmode = 7 : i16}> : (vector<4xf64>) -> vector<4xf16>
  return
}

// -----

func.func @f(%a: vector<4xf64>) {
  // expected-error@+1 {{invalid properties {fpExceptionBehavior = 2 : i64, roundingmode = true} for op llvm.intr.experimental.constrained.fptrunc: Invalid attribute `roundingmode` in property conversion: true}}
  %r = "llvm.intr.experimental.constrained.fptrunc"(%a) <{fpExceptionBehavior = 2 : i64, roundingmode = true}> : (vector<4xf64>) -> vector<4xf16>
  return
}

// -----

func.func @f(%a: vector<4xf64>) {
  // expected-error@+1 {{invalid properties {fpExceptionBehavior = 2 : i64, roundingmode} for op llvm.intr.experimental.constrained.fptrunc: Invalid attribute `roundingmode` in property conversion: unit}}
  %r = "llvm.intr.experimental.constrained.fptrunc"(%a) <{fpExceptionBehavior = 2 : i64, roundingmode = unit}> : (vector<4xf64>) -> vector<4xf16>
  return
}

// -----

func.func @f(%a: i32, %b: i64) {
  // expected-error@+1 {{'llvm.intr.sadd.with.overflow' op requires the same element type for all operands}}
  %r = "llvm.intr.sadd.with.overflow"(%b, %a) : (i64, i32) -> !llvm.struct<(i32, i1)>
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'llvm.intr.is.constant' op result #0 must be 1-bit signless integer, but got 'index'}}
  %r = "llvm.intr.is.constant"(%a) : (f32) -> index
  return
}

// -----

func.func @f(%a: i32, %b: i64) {
  // expected-error@+1 {{'llvm.intr.expect.with.probability' op failed to verify that all of {val, expected, res} have same type}}
  %r = "llvm.intr.expect.with.probability"(%b, %a) <{prob = 5.000000e-01 : f64}> : (i64, i32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.intr.expect.with.probability' op requires attribute 'prob'}}
  %r = "llvm.intr.expect.with.probability"(%a, %a) : (i32, i32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{invalid properties {prob = "x"} for op llvm.intr.expect.with.probability: Invalid attribute `prob` in property conversion: "x"}}
  %r = "llvm.intr.expect.with.probability"(%a, %a) <{prob = "x"}> : (i32, i32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.intr.expect.with.probability' op attribute 'prob' failed to satisfy constraint: 64-bit float attribute}}
  %r = "llvm.intr.expect.with.probability"(%a, %a) <{prob = 1.0 : f32}> : (i32, i32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{invalid properties {prob = 7 : i16} for op llvm.intr.expect.with.probability: Invalid attribute `prob` in property conversion: 7 : i16}}
  %r = "llvm.intr.expect.with.probability"(%a, %a) <{prob = 7 : i16}> : (i32, i32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{invalid properties {prob = true} for op llvm.intr.expect.with.probability: Invalid attribute `prob` in property conversion: true}}
  %r = "llvm.intr.expect.with.probability"(%a, %a) <{prob = true}> : (i32, i32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{invalid properties {prob} for op llvm.intr.expect.with.probability: Invalid attribute `prob` in property conversion: unit}}
  %r = "llvm.intr.expect.with.probability"(%a, %a) <{prob = unit}> : (i32, i32) -> i32
  return
}

// -----

func.func @f(%a: i64, %b: !llvm.ptr) {
  // expected-error@+1 {{'llvm.intr.coro.id' op operand #0 must be 32-bit signless integer, but got 'i64'}}
  %r = "llvm.intr.coro.id"(%a, %b, %b, %b) : (i64, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  return
}

// -----

func.func @f(%a: i32, %b: !llvm.ptr) {
  // expected-error@+1 {{'llvm.intr.coro.id' op expected 4 operands, but found 3}}
  %r = "llvm.intr.coro.id"(%a, %b, %b) : (i32, !llvm.ptr, !llvm.ptr) -> !llvm.token
  return
}

// -----

func.func @f(%a: i32, %b: !llvm.ptr) {
  // expected-error@+1 {{'llvm.intr.coro.id' op expected 4 operands, but found 5}}
  %r = "llvm.intr.coro.id"(%a, %b, %b, %b, %a) : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> !llvm.token
  return
}

// -----

func.func @f(%a: i32, %b: !llvm.ptr) {
  // expected-error@+1 {{'llvm.intr.coro.begin' op operand #0 must be LLVM token type, but got 'i32'}}
  %r = "llvm.intr.coro.begin"(%a, %b) : (i32, !llvm.ptr) -> !llvm.ptr
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.intr.coro.size' op requires zero operands}}
  %r = "llvm.intr.coro.size"(%a) : (i32) -> i64
  return
}

// -----

func.func @f(%a: i32, %b: !llvm.token) {
  // expected-error@+1 {{'llvm.intr.coro.suspend' op operand #1 must be 1-bit signless integer, but got 'i32'}}
  %r = "llvm.intr.coro.suspend"(%b, %a) : (!llvm.token, i32) -> i8
  return
}

// -----

func.func @f(%a: i32, %b: i1, %c: !llvm.ptr) {
  // expected-error@+1 {{'llvm.intr.coro.promise' op result #0 must be LLVM pointer type, but got 'index'}}
  %r = "llvm.intr.coro.promise"(%c, %a, %b) : (!llvm.ptr, i32, i1) -> index
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.intr.vector.reduce.add' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'i32'}}
  %r = "llvm.intr.vector.reduce.add"(%a) : (i32) -> i32
  return
}

// -----

func.func @f(%a: vector<4xi32>) {
  // expected-error@+1 {{'llvm.intr.vector.reduce.add' op requires the same element type for all operands and results}}
  %r = "llvm.intr.vector.reduce.add"(%a) : (vector<4xi32>) -> f32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.intr.vector.reduce.fmax' op operand #0 must be LLVM dialect-compatible vector of floating-point, but got 'i32'}}
  %r = "llvm.intr.vector.reduce.fmax"(%a) : (i32) -> f32
  return
}

// -----

func.func @f(%a: i32, %b: vector<4xf32>) {
  // expected-error@+1 {{'llvm.intr.vector.reduce.fadd' op operand #0 must be floating-point, but got 'i32'}}
  %r = "llvm.intr.vector.reduce.fadd"(%a, %b) : (i32, vector<4xf32>) -> f32
  return
}

// -----

func.func @f(%a: i64, %b: !llvm.ptr) {
  // expected-error@+1 {{'llvm.intr.matrix.column.major.load' op result #0 must be LLVM dialect-compatible vector type, but got 'index'}}
  %r = "llvm.intr.matrix.column.major.load"(%b, %a) <{columns = 4 : i32, isVolatile = false, rows = 2 : i32}> : (!llvm.ptr, i64) -> index
  return
}

// -----

func.func @f(%a: i64, %b: !llvm.ptr) {
  // expected-error@+1 {{'llvm.intr.matrix.column.major.load' op requires attribute 'columns'}}
  %r = "llvm.intr.matrix.column.major.load"(%b, %a) : (!llvm.ptr, i64) -> vector<8xi32>
  return
}

// -----

func.func @f(%a: i64, %b: !llvm.ptr) {
  // expected-error@+1 {{invalid properties {columns = "x", isVolatile = false, rows = 2 : i32} for op llvm.intr.matrix.column.major.load: Invalid attribute `columns` in property conversion: "x"}}
  %r = "llvm.intr.matrix.column.major.load"(%b, %a) <{columns = "x", isVolatile = false, rows = 2 : i32}> : (!llvm.ptr, i64) -> vector<8xi32>
  return
}

// -----

func.func @f(%a: i64, %b: !llvm.ptr) {
  // expected-error@+1 {{invalid properties {columns = 1.000000e+00 : f32, isVolatile = false, rows = 2 : i32} for op llvm.intr.matrix.column.major.load: Invalid attribute `columns` in property conversion: 1.000000e+00 : f32}}
  %r = "llvm.intr.matrix.column.major.load"(%b, %a) <{columns = 1.0 : f32, isVolatile = false, rows = 2 : i32}> : (!llvm.ptr, i64) -> vector<8xi32>
  return
}

// -----

func.func @f(%a: i64, %b: !llvm.ptr) {
  // expected-error@+1 {{'llvm.intr.matrix.column.major.load' op attribute 'columns' failed to satisfy constraint: 32-bit signless integer attribute}}
  %r = "llvm.intr.matrix.column.major.load"(%b, %a) <{columns = 7 : i16, isVolatile = false, rows = 2 : i32}> : (!llvm.ptr, i64) -> vector<8xi32>
  return
}

// -----

func.func @f(%a: i64, %b: !llvm.ptr) {
  // expected-error@+1 {{invalid properties {columns, isVolatile = false, rows = 2 : i32} for op llvm.intr.matrix.column.major.load: Invalid attribute `columns` in property conversion: unit}}
  %r = "llvm.intr.matrix.column.major.load"(%b, %a) <{columns = unit, isVolatile = false, rows = 2 : i32}> : (!llvm.ptr, i64) -> vector<8xi32>
  return
}

// -----

func.func @f(%a: i64, %b: !llvm.ptr) {
  // expected-error@+1 {{invalid properties {columns = 4 : i32, isVolatile = "x", rows = 2 : i32} for op llvm.intr.matrix.column.major.load: Invalid attribute `isVolatile` in property conversion: "x"}}
  %r = "llvm.intr.matrix.column.major.load"(%b, %a) <{columns = 4 : i32, isVolatile = "x", rows = 2 : i32}> : (!llvm.ptr, i64) -> vector<8xi32>
  return
}

// -----

func.func @f(%a: i64, %b: !llvm.ptr) {
  // expected-error@+1 {{invalid properties {columns = 4 : i32, isVolatile = 1.000000e+00 : f32, rows = 2 : i32} for op llvm.intr.matrix.column.major.load: Invalid attribute `isVolatile` in property conversion: 1.000000e+00 : f32}}
  %r = "llvm.intr.matrix.column.major.load"(%b, %a) <{columns = 4 : i32, isVolatile = 1.0 : f32, rows = 2 : i32}> : (!llvm.ptr, i64) -> vector<8xi32>
  return
}

// -----

func.func @f(%a: i64, %b: !llvm.ptr) {
  // expected-error@+1 {{invalid properties {columns = 4 : i32, isVolatile, rows = 2 : i32} for op llvm.intr.matrix.column.major.load: Invalid attribute `isVolatile` in property conversion: unit}}
  %r = "llvm.intr.matrix.column.major.load"(%b, %a) <{columns = 4 : i32, isVolatile = unit, rows = 2 : i32}> : (!llvm.ptr, i64) -> vector<8xi32>
  return
}

// -----

func.func @f(%a: i64, %b: !llvm.ptr) {
  // expected-error@+1 {{invalid properties {columns = 4 : i32, isVolatile = false, rows = "x"} for op llvm.intr.matrix.column.major.load: Invalid attribute `rows` in property conversion: "x"}}
  %r = "llvm.intr.matrix.column.major.load"(%b, %a) <{columns = 4 : i32, isVolatile = false, rows = "x"}> : (!llvm.ptr, i64) -> vector<8xi32>
  return
}

// -----

func.func @f(%a: i64, %b: !llvm.ptr) {
  // expected-error@+1 {{invalid properties {columns = 4 : i32, isVolatile = false, rows = 1.000000e+00 : f32} for op llvm.intr.matrix.column.major.load: Invalid attribute `rows` in property conversion: 1.000000e+00 : f32}}
  %r = "llvm.intr.matrix.column.major.load"(%b, %a) <{columns = 4 : i32, isVolatile = false, rows = 1.0 : f32}> : (!llvm.ptr, i64) -> vector<8xi32>
  return
}

// -----

func.func @f(%a: i64, %b: !llvm.ptr) {
  // expected-error@+1 {{'llvm.intr.matrix.column.major.load' op attribute 'rows' failed to satisfy constraint: 32-bit signless integer attribute}}
  %r = "llvm.intr.matrix.column.major.load"(%b, %a) <{columns = 4 : i32, isVolatile = false, rows = 7 : i16}> : (!llvm.ptr, i64) -> vector<8xi32>
  return
}

// -----

func.func @f(%a: i64, %b: !llvm.ptr) {
  // expected-error@+1 {{invalid properties {columns = 4 : i32, isVolatile = false, rows} for op llvm.intr.matrix.column.major.load: Invalid attribute `rows` in property conversion: unit}}
  %r = "llvm.intr.matrix.column.major.load"(%b, %a) <{columns = 4 : i32, isVolatile = false, rows = unit}> : (!llvm.ptr, i64) -> vector<8xi32>
  return
}

// -----

func.func @f(%a: i32, %b: !llvm.ptr<3>) {
  // expected-error@+1 {{invalid properties {columns = "x", isVolatile = true, rows = 2 : i32} for op llvm.intr.matrix.column.major.load: Invalid attribute `columns` in property conversion: "x"}}
  %r = "llvm.intr.matrix.column.major.load"(%b, %a) <{columns = "x", isVolatile = true, rows = 2 : i32}> : (!llvm.ptr<3>, i32) -> vector<8xi32>
  return
}

// -----

func.func @f(%a: i32, %b: !llvm.ptr<3>) {
  // expected-error@+1 {{invalid properties {columns = 1.000000e+00 : f32, isVolatile = true, rows = 2 : i32} for op llvm.intr.matrix.column.major.load: Invalid attribute `columns` in property conversion: 1.000000e+00 : f32}}
  %r = "llvm.intr.matrix.column.major.load"(%b, %a) <{columns = 1.0 : f32, isVolatile = true, rows = 2 : i32}> : (!llvm.ptr<3>, i32) -> vector<8xi32>
  return
}

// -----

func.func @f(%a: i32, %b: !llvm.ptr<3>) {
  // expected-error@+1 {{invalid properties {columns, isVolatile = true, rows = 2 : i32} for op llvm.intr.matrix.column.major.load: Invalid attribute `columns` in property conversion: unit}}
  %r = "llvm.intr.matrix.column.major.load"(%b, %a) <{columns = unit, isVolatile = true, rows = 2 : i32}> : (!llvm.ptr<3>, i32) -> vector<8xi32>
  return
}

// -----

func.func @f(%a: i32, %b: !llvm.ptr<3>) {
  // expected-error@+1 {{invalid properties {columns = 4 : i32, isVolatile = true, rows = "x"} for op llvm.intr.matrix.column.major.load: Invalid attribute `rows` in property conversion: "x"}}
  %r = "llvm.intr.matrix.column.major.load"(%b, %a) <{columns = 4 : i32, isVolatile = true, rows = "x"}> : (!llvm.ptr<3>, i32) -> vector<8xi32>
  return
}

// -----

func.func @f(%a: i32, %b: !llvm.ptr<3>) {
  // expected-error@+1 {{invalid properties {columns = 4 : i32, isVolatile = true, rows = 1.000000e+00 : f32} for op llvm.intr.matrix.column.major.load: Invalid attribute `rows` in property conversion: 1.000000e+00 : f32}}
  %r = "llvm.intr.matrix.column.major.load"(%b, %a) <{columns = 4 : i32, isVolatile = true, rows = 1.0 : f32}> : (!llvm.ptr<3>, i32) -> vector<8xi32>
  return
}

// -----

func.func @f(%a: i32, %b: !llvm.ptr<3>) {
  // expected-error@+1 {{invalid properties {columns = 4 : i32, isVolatile = true, rows} for op llvm.intr.matrix.column.major.load: Invalid attribute `rows` in property conversion: unit}}
  %r = "llvm.intr.matrix.column.major.load"(%b, %a) <{columns = 4 : i32, isVolatile = true, rows = unit}> : (!llvm.ptr<3>, i32) -> vector<8xi32>
  return
}

// -----

func.func @f(%a: i32, %b: i64, %c: !llvm.ptr) {
  // expected-error@+1 {{'llvm.intr.matrix.column.major.store' op operand #0 must be LLVM dialect-compatible vector type, but got 'i32'}}
  "llvm.intr.matrix.column.major.store"(%a, %c, %b) <{columns = 4 : i32, isVolatile = false, rows = 2 : i32}> : (i32, !llvm.ptr, i64) -> ()
  return
}

// -----

func.func @f(%a: i64, %b: !llvm.ptr, %c: vector<8xi32>) {
  // expected-error@+1 {{invalid properties {columns = "x", isVolatile = false, rows = 2 : i32} for op llvm.intr.matrix.column.major.store: Invalid attribute `columns` in property conversion: "x"}}
  "llvm.intr.matrix.column.major.store"(%c, %b, %a) <{columns = "x", isVolatile = false, rows = 2 : i32}> : (vector<8xi32>, !llvm.ptr, i64) -> ()
  return
}

// -----

func.func @f(%a: i64, %b: !llvm.ptr, %c: vector<8xi32>) {
  // expected-error@+1 {{invalid properties {columns = 1.000000e+00 : f32, isVolatile = false, rows = 2 : i32} for op llvm.intr.matrix.column.major.store: Invalid attribute `columns` in property conversion: 1.000000e+00 : f32}}
  "llvm.intr.matrix.column.major.store"(%c, %b, %a) <{columns = 1.0 : f32, isVolatile = false, rows = 2 : i32}> : (vector<8xi32>, !llvm.ptr, i64) -> ()
  return
}

// -----

func.func @f(%a: i64, %b: !llvm.ptr, %c: vector<8xi32>) {
  // expected-error@+1 {{invalid properties {columns, isVolatile = false, rows = 2 : i32} for op llvm.intr.matrix.column.major.store: Invalid attribute `columns` in property conversion: unit}}
  "llvm.intr.matrix.column.major.store"(%c, %b, %a) <{columns = unit, isVolatile = false, rows = 2 : i32}> : (vector<8xi32>, !llvm.ptr, i64) -> ()
  return
}

// -----

func.func @f(%a: i64, %b: !llvm.ptr, %c: vector<8xi32>) {
  // expected-error@+1 {{invalid properties {columns = 4 : i32, isVolatile = "x", rows = 2 : i32} for op llvm.intr.matrix.column.major.store: Invalid attribute `isVolatile` in property conversion: "x"}}
  "llvm.intr.matrix.column.major.store"(%c, %b, %a) <{columns = 4 : i32, isVolatile = "x", rows = 2 : i32}> : (vector<8xi32>, !llvm.ptr, i64) -> ()
  return
}

// -----

func.func @f(%a: i64, %b: !llvm.ptr, %c: vector<8xi32>) {
  // expected-error@+1 {{invalid properties {columns = 4 : i32, isVolatile = 1.000000e+00 : f32, rows = 2 : i32} for op llvm.intr.matrix.column.major.store: Invalid attribute `isVolatile` in property conversion: 1.000000e+00 : f32}}
  "llvm.intr.matrix.column.major.store"(%c, %b, %a) <{columns = 4 : i32, isVolatile = 1.0 : f32, rows = 2 : i32}> : (vector<8xi32>, !llvm.ptr, i64) -> ()
  return
}

// -----

func.func @f(%a: i64, %b: !llvm.ptr, %c: vector<8xi32>) {
  // expected-error@+1 {{invalid properties {columns = 4 : i32, isVolatile, rows = 2 : i32} for op llvm.intr.matrix.column.major.store: Invalid attribute `isVolatile` in property conversion: unit}}
  "llvm.intr.matrix.column.major.store"(%c, %b, %a) <{columns = 4 : i32, isVolatile = unit, rows = 2 : i32}> : (vector<8xi32>, !llvm.ptr, i64) -> ()
  return
}

// -----

func.func @f(%a: i64, %b: !llvm.ptr, %c: vector<8xi32>) {
  // expected-error@+1 {{invalid properties {columns = 4 : i32, isVolatile = false, rows = "x"} for op llvm.intr.matrix.column.major.store: Invalid attribute `rows` in property conversion: "x"}}
  "llvm.intr.matrix.column.major.store"(%c, %b, %a) <{columns = 4 : i32, isVolatile = false, rows = "x"}> : (vector<8xi32>, !llvm.ptr, i64) -> ()
  return
}

// -----

func.func @f(%a: i64, %b: !llvm.ptr, %c: vector<8xi32>) {
  // expected-error@+1 {{invalid properties {columns = 4 : i32, isVolatile = false, rows = 1.000000e+00 : f32} for op llvm.intr.matrix.column.major.store: Invalid attribute `rows` in property conversion: 1.000000e+00 : f32}}
  "llvm.intr.matrix.column.major.store"(%c, %b, %a) <{columns = 4 : i32, isVolatile = false, rows = 1.0 : f32}> : (vector<8xi32>, !llvm.ptr, i64) -> ()
  return
}

// -----

func.func @f(%a: i64, %b: !llvm.ptr, %c: vector<8xi32>) {
  // expected-error@+1 {{invalid properties {columns = 4 : i32, isVolatile = false, rows} for op llvm.intr.matrix.column.major.store: Invalid attribute `rows` in property conversion: unit}}
  "llvm.intr.matrix.column.major.store"(%c, %b, %a) <{columns = 4 : i32, isVolatile = false, rows = unit}> : (vector<8xi32>, !llvm.ptr, i64) -> ()
  return
}

// -----

func.func @f(%a: vector<8xi32>) {
  // expected-error@+1 {{'llvm.intr.matrix.multiply' op requires attribute 'lhs_columns'}}
  %r = "llvm.intr.matrix.multiply"(%a, %a) : (vector<8xi32>, vector<8xi32>) -> vector<4xi32>
  return
}

// -----

func.func @f(%a: vector<8xi32>) {
  // expected-error@+1 {{invalid properties {lhs_columns = "x", lhs_rows = 2 : i32, rhs_columns = 2 : i32} for op llvm.intr.matrix.multiply: Invalid attribute `lhs_columns` in property conversion: "x"}}
  %r = "llvm.intr.matrix.multiply"(%a, %a) <{lhs_columns = "x", lhs_rows = 2 : i32, rhs_columns = 2 : i32}> : (vector<8xi32>, vector<8xi32>) -> vector<4xi32>
  return
}

// -----

func.func @f(%a: vector<8xi32>) {
  // expected-error@+1 {{invalid properties {lhs_columns = 1.000000e+00 : f32, lhs_rows = 2 : i32, rhs_columns = 2 : i32} for op llvm.intr.matrix.multiply: Invalid attribute `lhs_columns` in property conversion: 1.000000e+00 : f32}}
  %r = "llvm.intr.matrix.multiply"(%a, %a) <{lhs_columns = 1.0 : f32, lhs_rows = 2 : i32, rhs_columns = 2 : i32}> : (vector<8xi32>, vector<8xi32>) -> vector<4xi32>
  return
}

// -----

func.func @f(%a: vector<8xi32>) {
  // expected-error@+1 {{'llvm.intr.matrix.multiply' op attribute 'lhs_columns' failed to satisfy constraint: 32-bit signless integer attribute}}
  %r = "llvm.intr.matrix.multiply"(%a, %a) <{lhs_columns = 7 : i16, lhs_rows = 2 : i32, rhs_columns = 2 : i32}> : (vector<8xi32>, vector<8xi32>) -> vector<4xi32>
  return
}

// -----

func.func @f(%a: vector<8xi32>) {
  // expected-error@+1 {{invalid properties {lhs_columns, lhs_rows = 2 : i32, rhs_columns = 2 : i32} for op llvm.intr.matrix.multiply: Invalid attribute `lhs_columns` in property conversion: unit}}
  %r = "llvm.intr.matrix.multiply"(%a, %a) <{lhs_columns = unit, lhs_rows = 2 : i32, rhs_columns = 2 : i32}> : (vector<8xi32>, vector<8xi32>) -> vector<4xi32>
  return
}

// -----

func.func @f(%a: vector<8xi32>) {
  // expected-error@+1 {{invalid properties {lhs_columns = 4 : i32, lhs_rows = "x", rhs_columns = 2 : i32} for op llvm.intr.matrix.multiply: Invalid attribute `lhs_rows` in property conversion: "x"}}
  %r = "llvm.intr.matrix.multiply"(%a, %a) <{lhs_columns = 4 : i32, lhs_rows = "x", rhs_columns = 2 : i32}> : (vector<8xi32>, vector<8xi32>) -> vector<4xi32>
  return
}

// -----

func.func @f(%a: vector<8xi32>) {
  // expected-error@+1 {{invalid properties {lhs_columns = 4 : i32, lhs_rows = 1.000000e+00 : f32, rhs_columns = 2 : i32} for op llvm.intr.matrix.multiply: Invalid attribute `lhs_rows` in property conversion: 1.000000e+00 : f32}}
  %r = "llvm.intr.matrix.multiply"(%a, %a) <{lhs_columns = 4 : i32, lhs_rows = 1.0 : f32, rhs_columns = 2 : i32}> : (vector<8xi32>, vector<8xi32>) -> vector<4xi32>
  return
}

// -----

func.func @f(%a: vector<8xi32>) {
  // expected-error@+1 {{'llvm.intr.matrix.multiply' op attribute 'lhs_rows' failed to satisfy constraint: 32-bit signless integer attribute}}
  %r = "llvm.intr.matrix.multiply"(%a, %a) <{lhs_columns = 4 : i32, lhs_rows = 7 : i16, rhs_columns = 2 : i32}> : (vector<8xi32>, vector<8xi32>) -> vector<4xi32>
  return
}

// -----

func.func @f(%a: vector<8xi32>) {
  // expected-error@+1 {{invalid properties {lhs_columns = 4 : i32, lhs_rows, rhs_columns = 2 : i32} for op llvm.intr.matrix.multiply: Invalid attribute `lhs_rows` in property conversion: unit}}
  %r = "llvm.intr.matrix.multiply"(%a, %a) <{lhs_columns = 4 : i32, lhs_rows = unit, rhs_columns = 2 : i32}> : (vector<8xi32>, vector<8xi32>) -> vector<4xi32>
  return
}

// -----

func.func @f(%a: vector<8xi32>) {
  // expected-error@+1 {{invalid properties {lhs_columns = 4 : i32, lhs_rows = 2 : i32, rhs_columns = "x"} for op llvm.intr.matrix.multiply: Invalid attribute `rhs_columns` in property conversion: "x"}}
  %r = "llvm.intr.matrix.multiply"(%a, %a) <{lhs_columns = 4 : i32, lhs_rows = 2 : i32, rhs_columns = "x"}> : (vector<8xi32>, vector<8xi32>) -> vector<4xi32>
  return
}

// -----

func.func @f(%a: vector<8xi32>) {
  // expected-error@+1 {{invalid properties {lhs_columns = 4 : i32, lhs_rows = 2 : i32, rhs_columns = 1.000000e+00 : f32} for op llvm.intr.matrix.multiply: Invalid attribute `rhs_columns` in property conversion: 1.000000e+00 : f32}}
  %r = "llvm.intr.matrix.multiply"(%a, %a) <{lhs_columns = 4 : i32, lhs_rows = 2 : i32, rhs_columns = 1.0 : f32}> : (vector<8xi32>, vector<8xi32>) -> vector<4xi32>
  return
}

// -----

func.func @f(%a: vector<8xi32>) {
  // expected-error@+1 {{'llvm.intr.matrix.multiply' op attribute 'rhs_columns' failed to satisfy constraint: 32-bit signless integer attribute}}
  %r = "llvm.intr.matrix.multiply"(%a, %a) <{lhs_columns = 4 : i32, lhs_rows = 2 : i32, rhs_columns = 7 : i16}> : (vector<8xi32>, vector<8xi32>) -> vector<4xi32>
  return
}

// -----

func.func @f(%a: vector<8xi32>) {
  // expected-error@+1 {{invalid properties {lhs_columns = 4 : i32, lhs_rows = 2 : i32, rhs_columns} for op llvm.intr.matrix.multiply: Invalid attribute `rhs_columns` in property conversion: unit}}
  %r = "llvm.intr.matrix.multiply"(%a, %a) <{lhs_columns = 4 : i32, lhs_rows = 2 : i32, rhs_columns = unit}> : (vector<8xi32>, vector<8xi32>) -> vector<4xi32>
  return
}

// -----

func.func @f(%a: vector<8xi32>) {
  // expected-error@+1 {{invalid properties {columns = "x", rows = 2 : i32} for op llvm.intr.matrix.transpose: Invalid attribute `columns` in property conversion: "x"}}
  %r = "llvm.intr.matrix.transpose"(%a) <{columns = "x", rows = 2 : i32}> : (vector<8xi32>) -> vector<8xi32>
  return
}

// -----

func.func @f(%a: vector<8xi32>) {
  // expected-error@+1 {{invalid properties {columns = 1.000000e+00 : f32, rows = 2 : i32} for op llvm.intr.matrix.transpose: Invalid attribute `columns` in property conversion: 1.000000e+00 : f32}}
  %r = "llvm.intr.matrix.transpose"(%a) <{columns = 1.0 : f32, rows = 2 : i32}> : (vector<8xi32>) -> vector<8xi32>
  return
}

// -----

func.func @f(%a: vector<8xi32>) {
  // expected-error@+1 {{invalid properties {columns, rows = 2 : i32} for op llvm.intr.matrix.transpose: Invalid attribute `columns` in property conversion: unit}}
  %r = "llvm.intr.matrix.transpose"(%a) <{columns = unit, rows = 2 : i32}> : (vector<8xi32>) -> vector<8xi32>
  return
}

// -----

func.func @f(%a: vector<8xi32>) {
  // expected-error@+1 {{invalid properties {columns = 4 : i32, rows = "x"} for op llvm.intr.matrix.transpose: Invalid attribute `rows` in property conversion: "x"}}
  %r = "llvm.intr.matrix.transpose"(%a) <{columns = 4 : i32, rows = "x"}> : (vector<8xi32>) -> vector<8xi32>
  return
}

// -----

func.func @f(%a: vector<8xi32>) {
  // expected-error@+1 {{invalid properties {columns = 4 : i32, rows = 1.000000e+00 : f32} for op llvm.intr.matrix.transpose: Invalid attribute `rows` in property conversion: 1.000000e+00 : f32}}
  %r = "llvm.intr.matrix.transpose"(%a) <{columns = 4 : i32, rows = 1.0 : f32}> : (vector<8xi32>) -> vector<8xi32>
  return
}

// -----

func.func @f(%a: vector<8xi32>) {
  // expected-error@+1 {{invalid properties {columns = 4 : i32, rows} for op llvm.intr.matrix.transpose: Invalid attribute `rows` in property conversion: unit}}
  %r = "llvm.intr.matrix.transpose"(%a) <{columns = 4 : i32, rows = unit}> : (vector<8xi32>) -> vector<8xi32>
  return
}

// -----

func.func @f(%a: i32, %b: vector<4xf32>, %c: !llvm.ptr) {
  // expected-error@+1 {{'llvm.intr.masked.store' op operand #2 must be LLVM dialect-compatible vector of 1-bit signless integer, but got 'i32'}}
  "llvm.intr.masked.store"(%b, %c, %a) <{alignment = 1 : i32}> : (vector<4xf32>, !llvm.ptr, i32) -> ()
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xi1>, %c: !llvm.ptr) {
  // expected-error@+1 {{'llvm.intr.masked.store' op requires attribute 'alignment'}}
  "llvm.intr.masked.store"(%a, %c, %b) : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xi1>, %c: !llvm.ptr) {
  // expected-error@+1 {{invalid properties {alignment = "x"} for op llvm.intr.masked.store: Invalid attribute `alignment` in property conversion: "x"}}
  "llvm.intr.masked.store"(%a, %c, %b) <{alignment = "x"}> : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xi1>, %c: !llvm.ptr) {
  // expected-error@+1 {{invalid properties {alignment = 1.000000e+00 : f32} for op llvm.intr.masked.store: Invalid attribute `alignment` in property conversion: 1.000000e+00 : f32}}
  "llvm.intr.masked.store"(%a, %c, %b) <{alignment = 1.0 : f32}> : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xi1>, %c: !llvm.ptr) {
  // expected-error@+1 {{'llvm.intr.masked.store' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute}}
  "llvm.intr.masked.store"(%a, %c, %b) <{alignment = 7 : i16}> : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xi1>, %c: !llvm.ptr) {
  // expected-error@+1 {{invalid properties {alignment} for op llvm.intr.masked.store: Invalid attribute `alignment` in property conversion: unit}}
  "llvm.intr.masked.store"(%a, %c, %b) <{alignment = unit}> : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
  return
}

// -----

func.func @f(%a: i32, %b: i64, %c: !llvm.ptr) {
  // expected-error@+1 {{'llvm.intr.annotation' op failed to verify that all of {res, integer} have same type}}
  %r = "llvm.intr.annotation"(%b, %c, %c, %a) : (i64, !llvm.ptr, !llvm.ptr, i32) -> i32
  return
}

// -----

func.func @f(%a: i32, %b: !llvm.ptr) {
  // expected-error@+1 {{'llvm.intr.annotation' op result #0 must be signless integer, but got 'index'}}
  %r = "llvm.intr.annotation"(%a, %b, %b, %a) : (i32, !llvm.ptr, !llvm.ptr, i32) -> index
  return
}

// -----

func.func @f(%a: i32, %b: !llvm.ptr) {
  // expected-error@+1 {{'llvm.intr.ptr.annotation' op expected 5 operands, but found 4}}
  %r = "llvm.intr.ptr.annotation"(%b, %b, %b, %a) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> !llvm.ptr
  return
}

// -----

func.func @f(%a: i32, %b: !llvm.ptr) {
  // expected-error@+1 {{'llvm.intr.ptr.annotation' op expected 5 operands, but found 6}}
  %r = "llvm.intr.ptr.annotation"(%b, %b, %b, %a, %b, %a) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr, i32) -> !llvm.ptr
  return
}

// -----

func.func @f(%a: i32, %b: !llvm.ptr) {
  // expected-error@+1 {{'llvm.intr.ptr.annotation' op failed to verify that all of {res, ptr} have same type}}
  %r = "llvm.intr.ptr.annotation"(%b, %b, %b, %a, %b) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr<3>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'llvm.intr.ubsantrap' op requires attribute 'failureKind'}}
  "llvm.intr.ubsantrap"() : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{invalid properties {failureKind = "x"} for op llvm.intr.ubsantrap: Invalid attribute `failureKind` in property conversion: "x"}}
  "llvm.intr.ubsantrap"() <{failureKind = "x"}> : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{invalid properties {failureKind = 1.000000e+00 : f32} for op llvm.intr.ubsantrap: Invalid attribute `failureKind` in property conversion: 1.000000e+00 : f32}}
  "llvm.intr.ubsantrap"() <{failureKind = 1.0 : f32}> : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'llvm.intr.ubsantrap' op attribute 'failureKind' failed to satisfy constraint: 8-bit signless integer attribute}}
  "llvm.intr.ubsantrap"() <{failureKind = 7 : i16}> : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{invalid properties {failureKind} for op llvm.intr.ubsantrap: Invalid attribute `failureKind` in property conversion: unit}}
  "llvm.intr.ubsantrap"() <{failureKind = unit}> : () -> ()
  return
}

// -----

func.func @f(%a: vector<4xi32>) {
  // expected-error@+1 {{'llvm.intr.vector.insert' op failed to verify that all of {dstvec, res} have same type}}
  %r = "llvm.intr.vector.insert"(%a, %a) <{pos = 0 : i64}> : (vector<4xi32>, vector<4xi32>) -> vector<[4]xi32>
  return
}

// -----

func.func @f(%a: vector<4xi32>, %b: vector<[4]xi32>) {
  // expected-error@+1 {{'llvm.intr.vector.insert' op requires attribute 'pos'}}
  %r = "llvm.intr.vector.insert"(%b, %a) : (vector<[4]xi32>, vector<4xi32>) -> vector<[4]xi32>
  return
}

// -----

func.func @f(%a: vector<4xi32>, %b: vector<[4]xi32>) {
  // expected-error@+1 {{invalid properties {pos = "x"} for op llvm.intr.vector.insert: Invalid attribute `pos` in property conversion: "x"}}
  %r = "llvm.intr.vector.insert"(%b, %a) <{pos = "x"}> : (vector<[4]xi32>, vector<4xi32>) -> vector<[4]xi32>
  return
}

// -----

func.func @f(%a: vector<4xi32>, %b: vector<[4]xi32>) {
  // expected-error@+1 {{invalid properties {pos = 1.000000e+00 : f32} for op llvm.intr.vector.insert: Invalid attribute `pos` in property conversion: 1.000000e+00 : f32}}
  %r = "llvm.intr.vector.insert"(%b, %a) <{pos = 1.0 : f32}> : (vector<[4]xi32>, vector<4xi32>) -> vector<[4]xi32>
  return
}

// -----

func.func @f(%a: vector<4xi32>, %b: vector<[4]xi32>) {
  // expected-error@+1 {{'llvm.intr.vector.insert' op attribute 'pos' failed to satisfy constraint: 64-bit signless integer attribute}}
  %r = "llvm.intr.vector.insert"(%b, %a) <{pos = 7 : i16}> : (vector<[4]xi32>, vector<4xi32>) -> vector<[4]xi32>
  return
}

// -----

func.func @f(%a: vector<4xi32>, %b: vector<[4]xi32>) {
  // expected-error@+1 {{invalid properties {pos} for op llvm.intr.vector.insert: Invalid attribute `pos` in property conversion: unit}}
  %r = "llvm.intr.vector.insert"(%b, %a) <{pos = unit}> : (vector<[4]xi32>, vector<4xi32>) -> vector<[4]xi32>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>, %b: vector<8xi32>) {
  // expected-error@+1 {{'llvm.intr.vector.insert' op failed to verify that it is not inserting scalable into fixed-length vectors.}}
  %r = "llvm.intr.vector.insert"(%b, %a) <{pos = 4 : i64}> : (vector<8xi32>, vector<[4]xf32>) -> vector<8xi32>
  return
}

// -----

func.func @f(%a: vector<[4]xi32>) {
  // expected-error@+1 {{invalid properties {pos = "x"} for op llvm.intr.vector.extract: Invalid attribute `pos` in property conversion: "x"}}
  %r = "llvm.intr.vector.extract"(%a) <{pos = "x"}> : (vector<[4]xi32>) -> vector<4xi32>
  return
}

// -----

func.func @f(%a: vector<[4]xi32>) {
  // expected-error@+1 {{invalid properties {pos = 1.000000e+00 : f32} for op llvm.intr.vector.extract: Invalid attribute `pos` in property conversion: 1.000000e+00 : f32}}
  %r = "llvm.intr.vector.extract"(%a) <{pos = 1.0 : f32}> : (vector<[4]xi32>) -> vector<4xi32>
  return
}

// -----

func.func @f(%a: vector<[4]xi32>) {
  // expected-error@+1 {{invalid properties {pos} for op llvm.intr.vector.extract: Invalid attribute `pos` in property conversion: unit}}
  %r = "llvm.intr.vector.extract"(%a) <{pos = unit}> : (vector<[4]xi32>) -> vector<4xi32>
  return
}

// -----

func.func @f(%a: vector<4xi32>, %b: vector<4xf32>) {
  // expected-error@+1 {{'llvm.intr.vector.interleave2' op failed to verify that all of {vec1, vec2} have same type}}
  %r = "llvm.intr.vector.interleave2"(%b, %a) : (vector<4xf32>, vector<4xi32>) -> vector<8xi32>
  return
}

// -----

func.func @f(%a: vector<4xi32>) {
  // expected-error@+1 {{'llvm.intr.vector.interleave2' op failed to verify that result has twice as many elements as 'vec1'}}
  %r = "llvm.intr.vector.interleave2"(%a, %a) : (vector<4xi32>, vector<4xi32>) -> vector<4xf32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'llvm.intr.experimental.stepvector' op result #0 must be LLVM dialect-compatible vector of signless integer, but got 'index'}}
  %r = "llvm.intr.experimental.stepvector"() : () -> index
  return
}
