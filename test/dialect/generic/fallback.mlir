// RUN: mlir-opt %s | FileCheck %s
// RUN: mlir-opt %s | mlir-opt | FileCheck %s
// RUN: mlir-opt %s -mlir-print-debuginfo -mlir-print-local-scope | FileCheck %s --check-prefix=LOC

// Operands of different types are written as in generic form.
// CHECK-LABEL: func @clamp
// CHECK: spirv.GL.FClamp(%{{.*}}, %{{.*}}, %{{.*}}) : (vector<2xf32>, f32, f32) -> vector<2xf32>
func.func @clamp(%a: vector<2xf32>, %b: f32) {
  %r = "spirv.GL.FClamp"(%a, %b, %b) : (vector<2xf32>, f32, f32) -> vector<2xf32>
  return
}

// CHECK-LABEL: func @loop
// CHECK: affine.for %{{[a-z0-9]+}} = 0 to 8
// LOC: affine.for %{{[a-z0-9]+}} loc({{.*}}) = 0 to 8
func.func @loop() {
  affine.for %i = 0 to 8 {
  }
  return
}
