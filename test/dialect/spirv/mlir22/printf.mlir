// RUN: mlir-opt --mlir-version=22 %s | FileCheck %s

// MLIR 19 cannot read a printf without arguments.
// CHECK-LABEL: func @printf
func.func @printf(%f: !spirv.ptr<i8, UniformConstant>) {
  // CHECK: spirv.CL.printf %arg0 : !spirv.ptr<i8, UniformConstant> -> i32
  %1 = spirv.CL.printf %f : !spirv.ptr<i8, UniformConstant> -> i32
  return
}
