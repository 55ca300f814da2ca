// RUN: mlir-opt %s -convert-math-to-funcs | FileCheck %s
// RUN: mlir-opt %s -convert-math-to-funcs=min-width-of-fpowi-exponent=33 | FileCheck %s --check-prefix=WIDE
// RUN: not mlir-opt %s -convert-math-to-funcs=min-width-of-fpowi-exponent=-1 2>&1 | FileCheck %s --check-prefix=NEGATIVE

// NEGATIVE: '-1' value invalid for uint argument!

// CHECK-LABEL: @powers(
// CHECK-NEXT: call @__mlir_math_fpowi_f32_i32(%{{.+}}, %{{.+}}) : (f32, i32) -> f32
// CHECK-NEXT: call @__mlir_math_fpowi_f32_i64(%{{.+}}, %{{.+}}) : (f32, i64) -> f32
// CHECK-NEXT: math.ctlz %{{.+}} : i32
// CHECK: func.func private @__mlir_math_fpowi_f32_i32(
// CHECK: func.func private @__mlir_math_fpowi_f32_i64(
// CHECK-NOT: func.func
// WIDE-LABEL: @powers(
// WIDE-NEXT: math.fpowi %{{.+}}, %{{.+}} : f32, i32
// WIDE-NEXT: call @__mlir_math_fpowi_f32_i64(%{{.+}}, %{{.+}}) : (f32, i64) -> f32
// WIDE-NEXT: math.ctlz %{{.+}} : i32
// WIDE-NOT: @__mlir_math_fpowi_f32_i32
func.func @powers(%f: f32, %n: i32, %m: i64) -> (f32, f32, i32) {
  %0 = math.fpowi %f, %n : f32, i32
  %1 = math.fpowi %f, %m : f32, i64
  %2 = math.ctlz %n : i32
  return %0, %1, %2 : f32, f32, i32
}
