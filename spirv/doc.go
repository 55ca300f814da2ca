// Package spirv is MLIR's spirv dialect: types, attributes, ops with their
// syntax and verifiers, and their requirements on a target. Ops, types and enumerants
// have SPIR-V's names. The numbers and requirements come from package spec.
//
// For example, this module has a kernel that stores a number to a buffer:
//
//	spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]> {
//	  spirv.GlobalVariable @out bind(0, 0) : !spirv.ptr<!spirv.struct<(f32 [0])>, StorageBuffer>
//	  spirv.func @fill() "None" {
//	    %zero = spirv.Constant 0 : i32
//	    %one = spirv.Constant 1.0 : f32
//	    %block = spirv.mlir.addressof @out : !spirv.ptr<!spirv.struct<(f32 [0])>, StorageBuffer>
//	    %member = spirv.AccessChain %block[%zero] : !spirv.ptr<!spirv.struct<(f32 [0])>, StorageBuffer>, i32
//	    spirv.Store "StorageBuffer" %member, %one : f32
//	    spirv.Return
//	  }
//	  spirv.EntryPoint "GLCompute" @fill
//	  spirv.ExecutionMode @fill "LocalSize", 1, 1, 1
//	}
package spirv

const dialectName = "spirv"
