// Geometry shaders. Expectations are what mlir-opt 22.1.8 prints.
// RUN: mlir-opt %s --mlir-version=22 | FileCheck %s
// RUN: mlir-opt %s --mlir-version=22 --mlir-print-op-generic | mlir-opt --mlir-version=22 | FileCheck %s
// RUN: mlir-opt %s --mlir-version=22 --emit-bytecode | mlir-opt --mlir-version=22 | FileCheck %s
// RUN: mlir-translate %s --mlir-version=22 --no-implicit-module --serialize-spirv -o %t.spv
// RUN: mlir-translate %t.spv --mlir-version=22 --deserialize-spirv | FileCheck %s
// RUN: not mlir-opt %s |& FileCheck %s --check-prefix=OLD

// OLD: error: 'spirv.EmitVertex' op is not part of MLIR 19, but of MLIR 20 and later
// OLD: error: 'spirv.EndPrimitive' op is not part of MLIR 19, but of MLIR 20 and later

// CHECK-LABEL: spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Geometry], []> {
spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Geometry], []> {
  // CHECK: spirv.func @main() "None" {
  spirv.func @main() "None" {
    // CHECK: spirv.EmitVertex
    spirv.EmitVertex
    // CHECK: spirv.EndPrimitive
    spirv.EndPrimitive
    // CHECK: spirv.Return
    spirv.Return
  }
  // CHECK: spirv.EntryPoint "Geometry" @main
  spirv.EntryPoint "Geometry" @main
  // CHECK: spirv.ExecutionMode @main "InputPoints"
  spirv.ExecutionMode @main "InputPoints"
  // CHECK: spirv.ExecutionMode @main "OutputPoints"
  spirv.ExecutionMode @main "OutputPoints"
  // CHECK: spirv.ExecutionMode @main "OutputVertices", 4
  spirv.ExecutionMode @main "OutputVertices", 4
}
