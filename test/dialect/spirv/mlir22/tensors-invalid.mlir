// Wrong types of tensors. The messages are those of mlir-opt 22.1.8; cases without one are accepted.
// RUN: mlir-opt %s --mlir-version=22 --split-input-file --verify-diagnostics

// expected-error@+1 {{arm.tensor shape dimensions must be either fully dynamic or completed shaped}}
func.func private @f(!spirv.arm.tensor<?x3xi32>)
// -----
// expected-error@+1 {{arm.tensors do not support rank zero}}
func.func private @f(!spirv.arm.tensor<i32>)
// -----
// expected-error@+1 {{only 1/8/16/32/64-bit integer type allowed but found 'i4'}}
func.func private @f(!spirv.arm.tensor<2xi4>)
// -----
// expected-error@+1 {{arm.tensors do not support zero dimensions}}
func.func private @f(!spirv.arm.tensor<0xi32>)
// -----
// expected-error@+1 {{expected 'x' in dimension list}}
func.func private @f(!spirv.arm.tensor<2x3>)
// -----
// expected-error@+1 {{arm.tensors do not support rank zero}}
func.func private @f(!spirv.arm.tensor<>)
// -----
// expected-error@+1 {{expected '>'}}
func.func private @f(!spirv.arm.tensor<2x3xi16, 4>)
// -----
// expected-error@+1 {{cannot use 'index' to compose SPIR-V types}}
func.func private @f(!spirv.arm.tensor<2xindex>)
