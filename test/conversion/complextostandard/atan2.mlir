// RUN: mlir-opt %s -convert-complex-to-standard | FileCheck %s

// The logarithm of (x + i y) / sqrt(x^2 + y^2), times -i. The operations on complex numbers that it takes are lowered in their turn:
// two products and a sum, a root, a product and a sum, a quotient, a logarithm, and a product.
// CHECK-LABEL: @atan2(
// CHECK-SAME: %[[Y:.+]]: complex<f32>, %[[X:.+]]: complex<f32>)
// CHECK-NEXT: complex.re %[[X]] : complex<f32>
// CHECK-NOT: complex.{{add|mul|div|sqrt|log|abs|angle}}
// CHECK: %[[XX:.+]] = complex.create
// CHECK: complex.re %[[Y]] : complex<f32>
// CHECK: %[[YY:.+]] = complex.create
// CHECK-NEXT: %[[R0:.+]] = complex.re %[[XX]] : complex<f32>
// CHECK-NEXT: %[[R1:.+]] = complex.re %[[YY]] : complex<f32>
// CHECK-NEXT: arith.addf %[[R0]], %[[R1]] fastmath<nnan> : f32
// CHECK: %[[SQUARES:.+]] = complex.create
// CHECK: complex.re %[[SQUARES]] : complex<f32>
// CHECK: math.powf
// CHECK: %[[ROOT:.+]] = complex.create
// CHECK-NEXT: %[[ZERO:.+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %[[ONE:.+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %[[I:.+]] = complex.create %[[ZERO]], %[[ONE]] : complex<f32>
// CHECK-NEXT: complex.re %[[I]] : complex<f32>
// CHECK: %[[IY:.+]] = complex.create
// CHECK-NEXT: complex.re %[[X]] : complex<f32>
// CHECK-NEXT: complex.re %[[IY]] : complex<f32>
// CHECK: %[[POINT:.+]] = complex.create
// CHECK-NEXT: complex.re %[[POINT]] : complex<f32>
// CHECK-NEXT: complex.im %[[POINT]] : complex<f32>
// CHECK-NEXT: complex.re %[[ROOT]] : complex<f32>
// CHECK: %[[QUOTIENT:.+]] = complex.create
// CHECK-NEXT: complex.re %[[QUOTIENT]] : complex<f32>
// CHECK: math.log %{{.+}} fastmath<nnan> : f32
// CHECK: math.atan2 %{{.+}}, %{{.+}} fastmath<nnan> : f32
// CHECK-NEXT: %[[LOG:.+]] = complex.create
// CHECK-NEXT: %[[MINUS:.+]] = arith.constant -1.000000e+00 : f32
// CHECK-NEXT: %[[MINUS_I:.+]] = complex.create %[[ZERO]], %[[MINUS]] : complex<f32>
// CHECK-NEXT: complex.re %[[MINUS_I]] : complex<f32>
// CHECK: complex.re %[[LOG]] : complex<f32>
// CHECK: %[[RESULT:.+]] = complex.create
// CHECK-NEXT: return %[[RESULT]] : complex<f32>
func.func @atan2(%y: complex<f32>, %x: complex<f32>) -> complex<f32> {
  %0 = complex.atan2 %y, %x fastmath<nnan> : complex<f32>
  return %0 : complex<f32>
}
