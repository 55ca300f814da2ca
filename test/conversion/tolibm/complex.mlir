// RUN: mlir-opt %s --convert-complex-to-libm | FileCheck %s
// RUN: mlir-opt %s --mlir-version=22 --convert-complex-to-libm | FileCheck %s --check-prefix=NEW

// Calls of the C library for complex numbers.

// CHECK: module {
// CHECK-NEXT: func.func private @ctanf(complex<f32>) -> complex<f32>
// CHECK-NEXT: func.func private @carg(complex<f64>) -> f64
// CHECK-NEXT: func.func private @cabsf(complex<f32>) -> f32
// CHECK-NEXT: func.func private @clogf(complex<f32>) -> complex<f32>
// CHECK-NEXT: func.func private @conj(complex<f64>) -> complex<f64>
// CHECK-NEXT: func.func private @csinf(complex<f32>) -> complex<f32>
// CHECK-NEXT: func.func private @ccosf(complex<f32>) -> complex<f32>
// CHECK-NEXT: func.func private @ctanhf(complex<f32>) -> complex<f32>
// CHECK-NEXT: func.func private @csqrtf(complex<f32>) -> complex<f32>
// CHECK-NEXT: func.func private @cpowf(complex<f32>, complex<f32>) -> complex<f32>
// CHECK-NEXT: func.func @f(%arg0: complex<f32>, %arg1: complex<f64>) {
// CHECK-NEXT: %0 = call @cpowf(%arg0, %arg0) : (complex<f32>, complex<f32>) -> complex<f32>
// CHECK-NEXT: %1 = call @csqrtf(%arg0) : (complex<f32>) -> complex<f32>
// CHECK-NEXT: %2 = call @ctanhf(%arg0) : (complex<f32>) -> complex<f32>
// CHECK-NEXT: %3 = call @ccosf(%arg0) : (complex<f32>) -> complex<f32>
// CHECK-NEXT: %4 = call @csinf(%arg0) : (complex<f32>) -> complex<f32>
// CHECK-NEXT: %5 = call @conj(%arg1) : (complex<f64>) -> complex<f64>
// CHECK-NEXT: %6 = call @clogf(%arg0) : (complex<f32>) -> complex<f32>
// CHECK-NEXT: %7 = call @cabsf(%arg0) : (complex<f32>) -> f32
// CHECK-NEXT: %8 = call @carg(%arg1) : (complex<f64>) -> f64
// CHECK-NEXT: %9 = call @ctanf(%arg0) : (complex<f32>) -> complex<f32>
// CHECK-NEXT: %10 = complex.exp %arg1 : complex<f64>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// NEW: module {
// NEW-NEXT: func.func private @ctanf(complex<f32>) -> complex<f32>
// NEW-NEXT: func.func private @carg(complex<f64>) -> f64
// NEW-NEXT: func.func private @cabsf(complex<f32>) -> f32
// NEW-NEXT: func.func private @clogf(complex<f32>) -> complex<f32>
// NEW-NEXT: func.func private @conj(complex<f64>) -> complex<f64>
// NEW-NEXT: func.func private @csinf(complex<f32>) -> complex<f32>
// NEW-NEXT: func.func private @ccosf(complex<f32>) -> complex<f32>
// NEW-NEXT: func.func private @ctanhf(complex<f32>) -> complex<f32>
// NEW-NEXT: func.func private @csqrtf(complex<f32>) -> complex<f32>
// NEW-NEXT: func.func private @cpowf(complex<f32>, complex<f32>) -> complex<f32>
// NEW-NEXT: func.func @f(%arg0: complex<f32>, %arg1: complex<f64>) {
// NEW-NEXT: %0 = call @cpowf(%arg0, %arg0) : (complex<f32>, complex<f32>) -> complex<f32>
// NEW-NEXT: %1 = call @csqrtf(%arg0) : (complex<f32>) -> complex<f32>
// NEW-NEXT: %2 = call @ctanhf(%arg0) : (complex<f32>) -> complex<f32>
// NEW-NEXT: %3 = call @ccosf(%arg0) : (complex<f32>) -> complex<f32>
// NEW-NEXT: %4 = call @csinf(%arg0) : (complex<f32>) -> complex<f32>
// NEW-NEXT: %5 = call @conj(%arg1) : (complex<f64>) -> complex<f64>
// NEW-NEXT: %6 = call @clogf(%arg0) : (complex<f32>) -> complex<f32>
// NEW-NEXT: %7 = call @cabsf(%arg0) : (complex<f32>) -> f32
// NEW-NEXT: %8 = call @carg(%arg1) : (complex<f64>) -> f64
// NEW-NEXT: %9 = call @ctanf(%arg0) : (complex<f32>) -> complex<f32>
// NEW-NEXT: %10 = complex.exp %arg1 : complex<f64>
// NEW-NEXT: return
// NEW-NEXT: }
// NEW-NEXT: }

func.func @f(%a: complex<f32>, %b: complex<f64>) {
  %0 = complex.pow %a, %a : complex<f32>
  %1 = complex.sqrt %a {foo}: complex<f32>
  %2 = complex.tanh %a : complex<f32>
  %3 = complex.cos %a : complex<f32>
  %4 = complex.sin %a : complex<f32>
  %5 = complex.conj %b : complex<f64>
  %6 = complex.log %a : complex<f32>
  %7 = complex.abs %a : complex<f32>
  %8 = complex.angle %b : complex<f64>
  %9 = complex.tan %a : complex<f32>
  %10 = complex.exp %b : complex<f64>
  return
}
