// Composites that replicate a value of a wrong type. The messages are those of mlir-opt 22.1.8; cases without one are accepted.
// RUN: mlir-opt %s --mlir-version=22 --split-input-file --verify-diagnostics

// expected-error@+1 {{expected value attribute type 'f32', but got: 'i32'}}
func.func @a() { %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : vector<2xf32> return }
// -----
// expected-error@+1 {{'spirv.EXT.ConstantCompositeReplicate' op result #0 must be vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V tensorArm type, but got 'i32'}}
func.func @a() { %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : i32 return }
// -----
func.func @a() { %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : !spirv.array<2 x !spirv.array<3 x i32>> return }
// -----
// expected-error@+1 {{expected value attribute type 'vector<2xf32>' or 'f32', but got: 'i32'}}
func.func @a() { %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : !spirv.array<2 x vector<2xf32>> return }
// -----
func.func @a() { %0 = spirv.EXT.ConstantCompositeReplicate [[1 : i32, 2 : i32]] : !spirv.array<2 x !spirv.array<2 x i32>> return }
// -----
// expected-error@+1 {{expected value attribute type 'vector<3xi32>' or 'i32', but got: 'vector<2xi32>'}}
func.func @a() { %0 = spirv.EXT.ConstantCompositeReplicate [dense<[1, 2]> : vector<2xi32>] : !spirv.array<2 x vector<3xi32>> return }
// -----
func.func @a() { %0 = spirv.EXT.ConstantCompositeReplicate [dense<[1, 2]> : vector<2xi32>] : !spirv.array<2 x vector<2xi32>> return }
// -----
// expected-error@+1 {{expected value attribute type '!spirv.array<2 x i32>' or 'i32', but got: 'tensor<2xi32>'}}
func.func @a() { %0 = spirv.EXT.ConstantCompositeReplicate [dense<[1, 2]> : tensor<2xi32>] : !spirv.array<2 x !spirv.array<2 x i32>> return }
// -----
func.func @a() { %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : !spirv.struct<(i32, i32)> return }
// -----
func.func @a() { %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : !spirv.arm.tensor<2x3xi32> return }
// -----
// expected-error@+1 {{expected value attribute type 'i32', but got: 'i16'}}
func.func @a() { %0 = spirv.EXT.ConstantCompositeReplicate [1 : i16] : !spirv.arm.tensor<2x3xi32> return }
// -----
// expected-error@+1 {{expected value attribute type 'i32', but got: 'tensor<2x3xi32>'}}
func.func @a() { %0 = spirv.EXT.ConstantCompositeReplicate [dense<1> : tensor<2x3xi32>] : !spirv.arm.tensor<2x3xi32> return }
// -----
func.func @a() { %0 = spirv.EXT.ConstantCompositeReplicate [1.0 : f32] : !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA> return }
// -----
// expected-error@+1 {{expected value attribute type 'f32', but got: 'f16'}}
func.func @a() { %0 = spirv.EXT.ConstantCompositeReplicate [1.0 : f16] : !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA> return }
// -----
func.func @a() { %0 = spirv.EXT.ConstantCompositeReplicate [1.0 : f32] : !spirv.matrix<2 x vector<3xf32>> return }
// -----
func.func @a() { %0 = spirv.EXT.ConstantCompositeReplicate [dense<1.0> : vector<3xf32>] : !spirv.matrix<2 x vector<3xf32>> return }
// -----
// expected-error@+1 {{expected value attribute type 'i32', but got: 'none'}}
func.func @a() { %0 = spirv.EXT.ConstantCompositeReplicate ["x"] : vector<2xi32> return }
// -----
func.func @a() { %0 = spirv.EXT.ConstantCompositeReplicate [true] : vector<2xi1> return }
// -----
func.func @a() { %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : !spirv.rtarray<i32> return }
// -----
func.func @a() { %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : vector<4xi32> {a} return }
// -----
func.func @a() { %0 = spirv.EXT.ConstantCompositeReplicate [1 : si32] : vector<4xsi32> return }
// -----
// expected-error@+1 {{expected value attribute type 'si32', but got: 'i32'}}
func.func @a() { %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : vector<4xsi32> return }
// -----
func.func @a() { %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : !spirv.array<3 x !spirv.array<2 x vector<4xi32>>> return }
// -----
func.func @a() { %0 = spirv.EXT.ConstantCompositeReplicate [dense<1> : vector<4xi32>] : !spirv.array<3 x !spirv.array<2 x vector<4xi32>>> return }
// -----
// expected-error@+1 {{unknown value attribute type}}
func.func @a() { %0 = spirv.EXT.ConstantCompositeReplicate [@x] : vector<4xi32> return }
// -----
// expected-error@+1 {{expected value attribute type '!spirv.array<3 x i32>' or 'i32', but got: 'vector<2x3xi32>'}}
func.func @a() { %0 = spirv.EXT.ConstantCompositeReplicate [dense<1> : vector<2x3xi32>] : !spirv.array<2 x !spirv.array<3 x i32>> return }
// -----
// expected-error@+1 {{expected value attribute type 'i32', but got: '!spirv.array<2 x i32>'}}
func.func @a() { %0 = spirv.EXT.ConstantCompositeReplicate [[1 : i32, 1 : i32]] : !spirv.array<2 x i32> return }
// -----
spirv.module Logical GLSL450 { spirv.SpecConstant @s = 1 : i32
// expected-error@+1 {{constituent has incorrect type: expected 'f32', but provided 'i32'}}
spirv.EXT.SpecConstantCompositeReplicate @r (@s) : vector<3xf32> }
// -----
spirv.module Logical GLSL450 {
// expected-error@+1 {{splat spec constant reference defining constituent not found}}
spirv.EXT.SpecConstantCompositeReplicate @r (@s) : vector<3xf32> }
// -----
spirv.module Logical GLSL450 { spirv.SpecConstant @s = 1 : i32
// expected-error@+1 {{result type must be a composite type, but provided 'i32'}}
spirv.EXT.SpecConstantCompositeReplicate @r (@s) : i32 }
// -----
spirv.module Logical GLSL450 { spirv.SpecConstant @s = 1 : i32
spirv.EXT.SpecConstantCompositeReplicate @r (@s) : !spirv.struct<(i32, i32)> }
// -----
spirv.module Logical GLSL450 { spirv.SpecConstant @s = 1 : i32
spirv.EXT.SpecConstantCompositeReplicate @r (@s) : !spirv.struct<(i32, f32)> }
// -----
spirv.module Logical GLSL450 { spirv.SpecConstant @s = 1 : i32
// expected-error@+1 {{constituent has incorrect type: expected 'vector<2xi32>', but provided 'i32'}}
spirv.EXT.SpecConstantCompositeReplicate @r (@s) : !spirv.array<2 x vector<2xi32>> }
// -----
spirv.module Logical GLSL450 { spirv.SpecConstant @s = 1 : i32
spirv.EXT.SpecConstantCompositeReplicate @r (@s) : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA> }
// -----
spirv.module Logical GLSL450 { spirv.SpecConstant @s = 1 : i32
spirv.EXT.SpecConstantCompositeReplicate @r (@s) : !spirv.arm.tensor<2x3xi32> }
// -----
spirv.module Logical GLSL450 { spirv.SpecConstant @s = 1 : i32
// expected-error@+1 {{constituent has incorrect type: expected 'i16', but provided 'i32'}}
spirv.EXT.SpecConstantCompositeReplicate @r (@s) : !spirv.arm.tensor<2x3xi16> }
// -----
spirv.module Logical GLSL450 { spirv.SpecConstant @s = 1 : i32
spirv.EXT.SpecConstantCompositeReplicate @r (@s) : !spirv.rtarray<i32> }
// -----
spirv.module Logical GLSL450 { spirv.SpecConstant @s = 1.0 : f32
// expected-error@+1 {{constituent has incorrect type: expected 'vector<3xf32>', but provided 'f32'}}
spirv.EXT.SpecConstantCompositeReplicate @r (@s) : !spirv.matrix<2 x vector<3xf32>> }
// -----
spirv.module Logical GLSL450 { spirv.SpecConstant @s = 1 : i32
// expected-error@+1 {{expected ':'}}
spirv.EXT.SpecConstantCompositeReplicate @r(@s) {a} : vector<3xi32> }
// -----
spirv.module Logical GLSL450 { spirv.SpecConstant @s = 1 : i32
spirv.EXT.SpecConstantCompositeReplicate @r (@s) : vector<3xi32>
// expected-error@+1 {{constituent is not a spec constant}}
spirv.EXT.SpecConstantCompositeReplicate @r2 (@r) : !spirv.array<2 x vector<3xi32>> }
// -----
spirv.module Logical GLSL450 { spirv.SpecConstant @s = 1 : i32
spirv.SpecConstantComposite @r (@s, @s) : vector<2xi32>
// expected-error@+1 {{constituent is not a spec constant}}
spirv.EXT.SpecConstantCompositeReplicate @r2 (@r) : !spirv.array<2 x vector<2xi32>> }
// -----
spirv.module Logical GLSL450 { spirv.SpecConstant @s = 1 : i32
// expected-error@+1 {{expected attribute value}}
spirv.EXT.SpecConstantCompositeReplicate @r (%s) : vector<3xi32> }
// -----
// expected-error@+1 {{'spirv.EXT.SpecConstantCompositeReplicate' op failed to verify that op must appear in a module-like op's block}}
func.func @a() { spirv.EXT.SpecConstantCompositeReplicate @r (@s) : vector<3xi32> return }
