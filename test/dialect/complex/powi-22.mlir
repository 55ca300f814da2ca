// RUN: mlir-opt --mlir-version=22 %s | mlir-opt --mlir-version=22 | FileCheck %s
// RUN: mlir-opt --mlir-version=22 %s --emit-bytecode | mlir-opt --mlir-version=22 --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: not mlir-opt %s 2>&1 | FileCheck %s --check-prefix=OLD

// OLD: error: 'complex.powi' op is not part of MLIR 19, but of MLIR 22 and later
func.func @powers(%z: complex<f32>, %n: i32) -> complex<f32> {
  // CHECK: complex.powi %{{.*}}, %{{.*}} : complex<f32>, i32
  // GENERIC: "complex.powi"(%{{.*}}, %{{.*}}) : (complex<f32>, i32) -> complex<f32>
  %0 = complex.powi %z, %n : complex<f32>, i32
  // CHECK: complex.powi %{{.*}}, %{{.*}} fastmath<contract> : complex<f32>, i32
  // GENERIC: "complex.powi"(%{{.*}}, %{{.*}}) <{fastmath = #arith.fastmath<contract>}>
  %1 = complex.powi %0, %n fastmath<contract> : complex<f32>, i32
  return %1 : complex<f32>
}
