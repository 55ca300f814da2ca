// RUN: mlir-opt %s -verify-diagnostics -pass-pipeline='builtin.module(func.func(spirv-emulate-small-floats))'

func.func @complex(%a: bf16, %m: memref<4xbf16>, %i: index) -> complex<bf16> {
  // expected-error @+1 {{'complex.create' op has a 'complex<bf16>', and kernels have complex numbers of f16, f32 and f64 only: compute with the parts}}
  %0 = complex.create %a, %a : complex<bf16>
  // expected-error @+1 {{'memref.alloca' op has a 'complex<f8E5M2>'}}
  %1 = memref.alloca() : memref<4xcomplex<f8E5M2>>
  return %0 : complex<bf16>
}
