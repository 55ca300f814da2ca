// Package legacy lists how the spelling of the spirv dialect has changed.
package legacy

// Prefix is the name that the dialect had until 2022.
const Prefix = "spv"

// Example is a piece of syntax in its old and its current form.
type Example struct {
	What     string
	Old, New string
}

// Examples returns the syntax that has changed, except names of ops. Attributes
// and types stand alone, and other examples are in a generic or custom op.
func Examples() []Example {
	return []Example{
		{"struct", "!spv.struct<f32 [0], i32 [4]>", "!spirv.struct<(f32 [0], i32 [4])>"},
		{"empty struct", "!spv.struct<>", "!spirv.struct<()>"},
		{"struct as in 2021", "!spv.struct<(f32)>", "!spirv.struct<(f32)>"},
		{"identified struct", "!spv.struct<node, (!spv.ptr<!spv.struct<node>, StorageBuffer>)>", "!spirv.struct<node, (!spirv.ptr<!spirv.struct<node>, StorageBuffer>)>"},
		{"image", "!spv.image<f32, 1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>",
			"!spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>"},
		{"other type", "!spv.ptr<!spv.array<4xf32>, Uniform>", "!spirv.ptr<!spirv.array<4 x f32>, Uniform>"},
		{"limits of a target environment", "#spv.target_env<#spv.vce<v1.0, [Shader], []>, {max_compute_workgroup_size = dense<[128, 64, 32]> : vector<3xi32>}>",
			"#spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<max_compute_workgroup_size = [128, 64, 32]>>"},
		{"entry point ABI", "{spv.entry_point_abi = {local_size = dense<[32, 1, 1]> : vector<3xi32>}}",
			"{spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [32, 1, 1]>}"},
		{"interface variable ABI", "{spv.interface_var_abi = #spv.interface_var_abi<(0, 1), StorageBuffer>}",
			"{spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1), StorageBuffer>}"},
		{"attribute with a colon, decoration in camel case", `%1 = "spv.FMul"(%0, %0) {NoContraction: unit} : (f32, f32) -> (f32)`,
			"%1 = spirv.FMul %0, %0 {no_contraction} : f32"},
		{"enumerant as string or number", `%0 = "spv.Variable"() {storage_class = "Function"} : () -> !spv.ptr<i32, Function>`,
			"%0 = spirv.Variable : !spirv.ptr<i32, Function>"},
		{"enumerant as string in a custom form", `spv.ControlBarrier "Workgroup", "Device", "Acquire|UniformMemory"`,
			"spirv.ControlBarrier <Workgroup>, <Device>, <Acquire|UniformMemory>"},
	}
}
