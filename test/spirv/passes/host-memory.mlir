// RUN: mlir-opt %s --pass-pipeline="builtin.module(spirv.module(spirv-bind-host-memory))" | FileCheck %s
// RUN: mlir-opt %s --no-implicit-module --pass-pipeline="spirv.module(spirv-bind-host-memory)" | mlir-translate --no-implicit-module --serialize-spirv | spirv-dis | FileCheck %s --check-prefix=DIS
// RUN: not mlir-translate %s --no-implicit-module --serialize-spirv 2>&1 | FileCheck %s --check-prefix=OPEN

// Memory of the module gets the bindings behind those of set 0, and the binary says what it holds at first.
// CHECK: spirv.GlobalVariable @t bind(0, 4)
// CHECK: spirv.GlobalVariable @v bind(0, 5)
// CHECK: spirv.GlobalVariable @z bind(0, 6)
// DIS: OpString "spvc.memory{{.}}0{{.}}4{{.}}constant{{.}}12{{.}}table"
// DIS: OpString "spvc.bytes{{.}}0{{.}}4{{.}}0{{.}}1{{.}}AQAAAAIAAAADAAAA"
// DIS: OpString "spvc.memory{{.}}0{{.}}5{{.}}variable{{.}}16{{.}}pairs"
// DIS: OpString "spvc.bytes{{.}}0{{.}}5{{.}}0{{.}}1{{.}}BwAAAAgAAAAHAAAACAAAAA=="
// DIS: OpString "spvc.memory{{.}}0{{.}}6{{.}}variable{{.}}4096{{.}}zeros"
// DIS-NOT: spvc.bytes
// OPEN: error: a variable with 'spirv.host_memory' needs a descriptor set and a binding
spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]> {
  spirv.GlobalVariable @t {spirv.host_memory = {constant, elements = dense<[1, 2, 3]> : tensor<3xi32>, name = "table"}} : !spirv.ptr<!spirv.struct<(!spirv.array<3 x i32, stride=4> [0])>, StorageBuffer>
  spirv.GlobalVariable @v {spirv.host_memory = {elements = dense<[7, 8, 7, 8]> : tensor<4xi32>, name = "pairs"}} : !spirv.ptr<!spirv.struct<(!spirv.array<2 x vector<2xi32>, stride=8> [0])>, StorageBuffer>
  spirv.GlobalVariable @z {spirv.host_memory = {elements = dense<0> : tensor<1024xi32>, name = "zeros"}} : !spirv.ptr<!spirv.struct<(!spirv.array<1024 x i32, stride=4> [0])>, StorageBuffer>
  spirv.GlobalVariable @a bind(0, 3) : !spirv.ptr<!spirv.struct<(i32 [0])>, StorageBuffer>
  spirv.GlobalVariable @b bind(1, 9) : !spirv.ptr<!spirv.struct<(i32 [0])>, StorageBuffer>
}
