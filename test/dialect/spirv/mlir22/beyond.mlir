// RUN: not mlir-opt --mlir-version=19 --split-input-file %s 2>&1 | FileCheck %s

// CHECK: error: 'func.func' op type 'f4E2M1FN' is not part of MLIR 19, but of MLIR 20 and later
func.func private @float(tensor<f4E2M1FN>)

// -----

// CHECK: error: 'func.func' op type '!spirv.arm.tensor<4xi32>' is not part of MLIR 19, but of MLIR 20 and later
func.func private @tensor(!spirv.arm.tensor<4xi32>)

// -----

// CHECK: error: 'func.func' op a decoration of type '!spirv.struct<(f32), BufferBlock>' is not part of MLIR 19, but of MLIR 22 and later
func.func private @struct(!spirv.struct<(f32), BufferBlock>)

// -----

// CHECK: error: 'spirv.EntryPoint' op 'MeshEXT' of ::mlir::spirv::ExecutionModel is not part of MLIR 19, but of MLIR 20 and later
spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
    spirv.Return
  }
  spirv.EntryPoint "MeshEXT" @f
}
