// RUN: mlir-opt %s -pass-pipeline='builtin.module(func.func(spirv-narrow-ranges))' --remarks --verify-diagnostics -o %t
// RUN: mlir-opt %s -pass-pipeline='builtin.module(func.func(spirv-narrow-ranges))' -o %t 2>&1 | count 0

func.func @f(%x: i8, %y: i32) -> (i32, i32, i32, i32, i32, i32, i1, i64) {
  %c256 = arith.constant 256 : i32
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  %b = arith.extui %x : i8 to i32
  // expected-remark @+1 {{'arith.divsi' of numbers that are not negative is computed unsigned}}
  %q = arith.divsi %b, %c3 : i32
  // expected-remark @+1 {{'arith.remui' changes nothing, because the dividend is less than the divisor}}
  %r = arith.remui %b, %c256 : i32
  // expected-remark @+1 {{'arith.remui' by a power of two is a mask}}
  %m = arith.remui %y, %c4 : i32
  // expected-remark @+1 {{'arith.floordivsi' by a power of two is a shift}}
  %f = arith.floordivsi %y, %c4 : i32
  // expected-remark @+1 {{'arith.ceildivui' rounds up by a sum that does not wrap around}}
  %c = arith.ceildivui %b, %c3 : i32
  // expected-remark @+1 {{'arith.minsi' is always the same operand}}
  %e = arith.minsi %c256, %b : i32
  // expected-remark @+1 {{the comparison is always false}}
  %p = arith.cmpi sge, %b, %c256 : i32
  %w = arith.extui %y : i32 to i64
  %c7 = arith.constant 7 : i64
  // expected-remark @+1 {{'arith.divui' is computed with 32 bits, which hold both operands}}
  %d = arith.divui %w, %c7 : i64
  return %q, %r, %m, %f, %c, %e, %p, %d : i32, i32, i32, i32, i32, i32, i1, i64
}
