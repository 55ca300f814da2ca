// Wrong graphs of tensors. The messages are those of mlir-opt 22.1.8; cases without one are accepted.
// RUN: mlir-opt %s --mlir-version=22 --split-input-file --verify-diagnostics

// expected-error@+1 {{'spirv.ARM.GraphConstant' op failed to verify that op must appear in a spirv.ARM.Graph op's block}}
func.func @a() { %0 = spirv.ARM.GraphConstant {graph_constant_id = 42 : i32} : !spirv.arm.tensor<2x3xi16> return }
// -----
// expected-error@+1 {{'spirv.ARM.GraphOutputs' op failed to verify that op must appear in a spirv.ARM.Graph op's block}}
func.func @a(%0: !spirv.arm.tensor<2x3xi16>) { spirv.ARM.GraphOutputs %0 : !spirv.arm.tensor<2x3xi16> }
// -----
// expected-error@+1 {{'spirv.ARM.GraphEntryPoint' op failed to verify that op must appear in a module-like op's block}}
func.func @a() { spirv.ARM.GraphEntryPoint @g return }
// -----
spirv.module Logical Vulkan { spirv.ARM.GraphEntryPoint @g }
// -----
spirv.module Logical Vulkan { spirv.ARM.GraphEntryPoint @g, @x
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<2xi16>) -> !spirv.arm.tensor<2xi16> { spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<2xi16> } }
// -----
spirv.module Logical Vulkan { spirv.ARM.GraphEntryPoint @g
  spirv.func @g() "None" { spirv.Return } }
// -----
spirv.module Logical Vulkan { spirv.ARM.GraphEntryPoint @g
  spirv.ARM.GraphEntryPoint @g
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<2xi16>) -> !spirv.arm.tensor<2xi16> { spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<2xi16> } }
// -----
spirv.module Logical Vulkan {
  // expected-error@+1 {{'spirv.ARM.Graph' op type of argument #0 must be a TensorArmType, but got 'i32'}}
  spirv.ARM.Graph @g(%a: i32) -> !spirv.arm.tensor<2xi16> { %0 = spirv.ARM.GraphConstant {graph_constant_id = 42 : i32} : !spirv.arm.tensor<2xi16> spirv.ARM.GraphOutputs %0 : !spirv.arm.tensor<2xi16> } }
// -----
spirv.module Logical Vulkan {
  // expected-error@+1 {{'spirv.ARM.Graph' op there should be at least one result}}
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<2xi16>) { spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<2xi16> } }
// -----
spirv.module Logical Vulkan {
  // expected-error@+1 {{'spirv.ARM.Graph' op type of result #0 must be a TensorArmType, but got 'i32'}}
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<2xi16>) -> i32 { spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<2xi16> } }
// -----
spirv.module Logical Vulkan {
  // expected-error@+1 {{type of return operand 0 ('!spirv.arm.tensor<2xi16>') doesn't match graph result type ('!spirv.arm.tensor<3xi16>')}}
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<2xi16>) -> !spirv.arm.tensor<3xi16> { spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<2xi16> } }
// -----
spirv.module Logical Vulkan {
  // expected-error@+1 {{'spirv.ARM.GraphOutputs' op is returning 1 value(s) but enclosing spirv.ARM.Graph requires 2 result(s)}}
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<2xi16>) -> (!spirv.arm.tensor<2xi16>, !spirv.arm.tensor<2xi16>) { spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<2xi16> } }
// -----
spirv.module Logical Vulkan {
  // expected-error@+1 {{empty block: expect at least a terminator}}
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<2xi16>) -> !spirv.arm.tensor<2xi16> { } }
// -----
spirv.module Logical Vulkan {
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<2xi16>) -> !spirv.arm.tensor<2xi16> }
// -----
spirv.module Logical Vulkan {
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<2xi16>) -> !spirv.arm.tensor<2xi16> { spirv.Return } }
// -----
spirv.module Logical Vulkan {
  spirv.ARM.Graph @g() -> !spirv.arm.tensor<2xi16> { %0 = spirv.ARM.GraphConstant {graph_constant_id = 42 : i32} : !spirv.arm.tensor<2xi16> spirv.ARM.GraphOutputs %0 : !spirv.arm.tensor<2xi16> } }
// -----
spirv.module Logical Vulkan {
  // expected-error@+1 {{custom op 'spirv.ARM.Graph' expected valid '@'-identifier for symbol name}}
  spirv.ARM.Graph private @g(%a: !spirv.arm.tensor<2xi16>) -> !spirv.arm.tensor<2xi16> { spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<2xi16> } }
// -----
spirv.module Logical Vulkan {
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<2xi16> {x.y}) -> (!spirv.arm.tensor<2xi16> {z.w}) attributes {q.r, entry_point = false} { spirv.ARM.GraphOutputs %a {k} : !spirv.arm.tensor<2xi16> } }
// -----
spirv.module Logical Vulkan {
  // expected-error@+1 {{custom op 'spirv.ARM.Graph' expected SSA identifier}}
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<2xi16>, ...) -> !spirv.arm.tensor<2xi16> { spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<2xi16> } }
// -----
spirv.module Logical Vulkan {
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<2xi16>) -> !spirv.arm.tensor<2xi16> { %0 = spirv.Constant 1 : i32 spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<2xi16> } }
// -----
spirv.module Logical Vulkan {
  // expected-error@+1 {{expected SSA operand}}
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<2xi16>) -> !spirv.arm.tensor<2xi16> { spirv.ARM.GraphOutputs %a, : !spirv.arm.tensor<2xi16> } }
// -----
// expected-error@+1 {{'spirv.ARM.Graph' op failed to verify that op must appear in a module-like op's block}}
func.func @b() { spirv.ARM.Graph @g(%a: !spirv.arm.tensor<2xi16>) -> !spirv.arm.tensor<2xi16> { spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<2xi16> } return }
// -----
spirv.ARM.Graph @g(%a: !spirv.arm.tensor<2xi16>) -> !spirv.arm.tensor<2xi16> { spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<2xi16> }
// -----
// expected-error@+1 {{'spirv.ARM.GraphConstant' op failed to verify that op must appear in a spirv.ARM.Graph op's block}}
spirv.module Logical Vulkan { spirv.func @a() "None" { %0 = spirv.ARM.GraphConstant {graph_constant_id = 42 : i32} : !spirv.arm.tensor<2x3xi16> spirv.Return } }
// -----
spirv.module Logical Vulkan { spirv.ARM.GraphEntryPoint @g, @x, @y
  spirv.GlobalVariable @x : !spirv.ptr<!spirv.arm.tensor<2xi16>, UniformConstant>
  spirv.SpecConstant @y = 1 : i32
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<2xi16>) -> !spirv.arm.tensor<2xi16> { spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<2xi16> } }
// -----
// expected-error@+1 {{expected operation name in quotes}}
spirv.module Logical Vulkan { spirv.ARM.GraphEntryPoint @g {a}
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<2xi16>) -> !spirv.arm.tensor<2xi16> { spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<2xi16> } }
