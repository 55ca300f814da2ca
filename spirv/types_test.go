package spirv

import (
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
)

func newContext() *ir.Context {
	reg := ir.NewRegistry()
	reg.Add("spirv", Dialect)
	return ir.NewContext(reg)
}

// collect returns the messages reported while f runs.
func collect(ctx *ir.Context, f func()) []string {
	var msgs []string
	pop := ctx.PushHandler(func(d *ir.Diagnostic) bool {
		msgs = append(msgs, d.Message)
		return true
	})
	f()
	pop()
	return msgs
}

func TestTypeRoundTrip(t *testing.T) {
	for _, row := range []struct{ in, want string }{
		{"!spirv.array<16xf32>", "!spirv.array<16 x f32>"},
		{"!spirv.array< 4 x !spirv.array<4 x f32, stride=4>, stride = 128>", "!spirv.array<4 x !spirv.array<4 x f32, stride=4>, stride=128>"},
		{"!spirv.rtarray< vector<4xf32> , stride=16>", "!spirv.rtarray<vector<4xf32>, stride=16>"},
		{"!spirv.ptr<i1, Function>", ""},
		{"!spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>", ""},
		{"!spirv.sampled_image<!spirv.image<f32, Cube, IsDepth, Arrayed, MultiSampled, NoSampler, Rgba8>>", ""},
		{"!spirv.struct<()>", ""},
		{"!spirv.struct<(f32 [0], i32 [4, NonReadable, NonWritable])>", "!spirv.struct<(f32 [0], i32 [4, NonWritable, NonReadable])>"},
		{"!spirv.struct<(!spirv.matrix<3 x vector<3xf32>> [0, ColMajor, MatrixStride=16])>", ""},
		{"!spirv.struct<(f32, i32 [Volatile])>", ""},
		{"!spirv.struct<node, (i32, !spirv.ptr<!spirv.struct<node>, Uniform>)>", ""},
		{"!spirv.struct<a, (!spirv.ptr<!spirv.struct<b, (!spirv.ptr<!spirv.struct<a>, Uniform>)>, Uniform>)>", ""},
		{"!spirv.coopmatrix<8x16xi32, Subgroup, MatrixAcc>", ""},
		{"!spirv.jointmatrix<8x16xi32, PackedB, Workgroup>", ""},
		{"!spirv.matrix<2 x vector<2xf16>>", ""},
	} {
		ctx := newContext()
		var typ ir.Type
		msgs := collect(ctx, func() { typ, _ = ir.ParseType(ctx, row.in) })
		if typ == nil {
			t.Errorf("%s: %q", row.in, msgs)
			continue
		}
		want := row.want
		if want == "" {
			want = row.in
		}
		if got := ir.TypeString(typ); got != want {
			t.Errorf("%s prints as %s, want %s", row.in, got, want)
		}
		if again, _ := ir.ParseType(ctx, want); again != typ {
			t.Errorf("%s: another type the second time", row.in)
		}
	}
}

func TestTypeErrors(t *testing.T) {
	for _, row := range []struct{ in, want string }{
		{"!spirv.array<f32>", "expected single integer for array element count"},
		{"!spirv.array<4 f32>", "expected 'x' in dimension list"},
		{"!spirv.array<4xtensor<4xf32>>", "cannot use 'tensor<4xf32>' to compose SPIR-V types"},
		{"!spirv.array<4xi256>", "only 1/8/16/32/64-bit integer type allowed but found 'i256'"},
		{"!spirv.array<4xvector<2x2xf32>>", "only 1-D vector allowed but found 'vector<2x2xf32>'"},
		{"!spirv.array<4xvector<5xf32>>", "vector length has to be less than or equal to 4 but found 5"},
		{"!spirv.array<4xi32, stride=0>", "ArrayStride must be greater than zero"},
		{"!spirv.array<0xf32>", "expected array length greater than 0"},
		{"!spirv.ptr<f32 Uniform>", "expected ','"},
		{"!spirv.ptr<f32, Foo>", "unknown storage class: Foo"},
		{"!spirv.image<f32, Dim9, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>", "unknown attribute: 'Dim9'"},
		{"!spirv.sampled_image<f32>", "sampled image must be composed using image type, got 'f32'"},
		{"!spirv.struct<(f32 i32)>", "expected ')'"},
		{"!spirv.struct<(f32 [NonWritable, 0])>", "expected valid keyword"},
		{"!spirv.struct<(f32 [0], i32)>", "offset specification must be given for all members"},
		{"!spirv.struct<(f32, i32 [0])>", "offset specification must be given for all members"},
		{"!spirv.struct<a, (!spirv.ptr<!spirv.struct<b>, Uniform>)>", "recursive struct reference not nested in struct definition"},
		{"!spirv.struct<a, (!spirv.struct<a, (f32)>)>", "identifier already used for an enclosing struct"},
		{"!spirv.coopmatrix<8xi32, Subgroup, MatrixA>", "expected row and column count"},
		{"!spirv.coopmatrix<8x8xi32, Foo, MatrixA>", "invalid scope <id> attribute specification: Foo"},
		{"!spirv.coopmatrix<8x8xi32, Subgroup, Foo>", "invalid use <id> attribute specification: Foo"},
		{"!spirv.matrix<1 x vector<3xf32>>", "matrix is expected to have 2, 3, or 4 columns"},
		{"!spirv.matrix<3 x vector<1xf32>>", "matrix columns size has to be less than or equal to 4 and greater than or equal 2, but found 1"},
		{"!spirv.matrix<3 x vector<3xi32>>", "matrix columns' elements must be of Float type, got 'i32'"},
		{"!spirv.matrix<3 x i32>", "matrix must be composed using vector type, got 'i32'"},
		{"!spirv.matrix< x vector<3xf32>>", "expected single unsigned integer for number of columns"},
	} {
		ctx := newContext()
		msgs := collect(ctx, func() { ir.ParseType(ctx, row.in) })
		if strings.Join(msgs, "; ") != row.want {
			t.Errorf("%s: %q, want %q", row.in, msgs, row.want)
		}
	}
}

func TestAttrRoundTrip(t *testing.T) {
	for _, row := range []struct{ in, want string }{
		{"#spirv.vce<v1.0, [Shader], [SPV_KHR_16bit_storage]>", ""},
		{"#spirv.vce<v1.6, [], []>", ""},
		{"#spirv.target_env<#spirv.vce<v1.0, [Kernel], []>, api=OpenCL, Intel:IntegratedGPU:17, #spirv.resource_limits<>>", ""},
		{"#spirv.target_env<#spirv.vce<v1.0, [], []>, api=Unknown, #spirv.resource_limits<>>", "#spirv.target_env<#spirv.vce<v1.0, [], []>, #spirv.resource_limits<>>"},
		{"#spirv.resource_limits<subgroup_size = 64, max_compute_workgroup_size = [128, 64, 64]>", "#spirv.resource_limits<max_compute_workgroup_size = [128, 64, 64], subgroup_size = 64>"},
		{"#spirv.resource_limits<subgroup_size = 32, max_compute_shared_memory_size = 16384>", "#spirv.resource_limits<>"},
		{"#spirv.resource_limits<min_subgroup_size = 32, max_subgroup_size=64>", "#spirv.resource_limits<min_subgroup_size = 32, max_subgroup_size = 64>"},
		{"#spirv.resource_limits<cooperative_matrix_properties_khr = [#spirv.coop_matrix_props_khr<m_size = 8, n_size = 8, k_size = 32, a_type = i8, b_type = i8, c_type = i32, result_type = i32, acc_sat = true, scope = <Subgroup>>]>", ""},
		{"#spirv.coop_matrix_props_nv<m_size = 8, n_size = 8, k_size = 32, a_type = i8, b_type = i8, c_type = i32, result_type = i32, scope = #spirv.scope<Device>>", "#spirv.coop_matrix_props_nv<m_size = 8, n_size = 8, k_size = 32, a_type = i8, b_type = i8, c_type = i32, result_type = i32, scope = <Device>>"},
		{"#spirv.entry_point_abi<workgroup_size = [64, 1, 1], subgroup_size = 16, target_width = 64>", ""},
		{"#spirv.interface_var_abi<(1, 2), StorageBuffer>", ""},
		{"#spirv.interface_var_abi<(0, 1)>", ""},
		{"#spirv.linkage_attributes<linkage_name = \"a b\", linkage_type = <Import>>", ""},
		{"#spirv.memory_semantics<Release|UniformMemory>", ""},
		{"#spirv.version<v1.3>", ""},
		{"#spirv.ext<SPV_KHR_16bit_storage>", ""},
		{"#spirv.opcode<OpNop>", ""},
		{"#spirv.matrixLayout<RowMajor>", ""},
	} {
		ctx := newContext()
		var a ir.Attribute
		msgs := collect(ctx, func() { a, _ = ir.ParseAttr(ctx, row.in) })
		if a == nil {
			t.Errorf("%s: %q", row.in, msgs)
			continue
		}
		want := row.want
		if want == "" {
			want = row.in
		}
		if got := ir.AttrString(a); got != want {
			t.Errorf("%s prints as %s, want %s", row.in, got, want)
		}
		if again, _ := ir.ParseAttr(ctx, want); again != a {
			t.Errorf("%s: another attribute the second time", row.in)
		}
	}
}

func TestAttrErrors(t *testing.T) {
	for _, row := range []struct{ in, want string }{
		{"#spirv.vce<64>", "expected valid keyword"},
		{"#spirv.vce<v1.0>", "expected ','"},
		{"#spirv.vce<v1.0, [Foo], []>", "unknown capability: Foo"},
		{"#spirv.interface_var_abi<(1,)>", "missing binding"},
		{"#spirv.target_env<#spirv.vce<v1.0, [], []>, #spirv.resource_limits<>, more>", "expected '>'"},
		{"#spirv.linkage_attributes<linkage_name = \"a\">", "expected ','"},
		{"#spirv.entry_point_abi<workgroup_size = 64>", "expected '['; failed to parse SPIRV_EntryPointABIAttr parameter 'workgroup_size' which is to be a `DenseI32ArrayAttr`"},
		{"#spirv.entry_point_abi<foo = 64>", "duplicate or unknown struct parameter name: foo"},
		{"#spirv.scope<Foo>", "expected ::mlir::spirv::Scope to be one of: CrossDevice, Device, Workgroup, Subgroup, Invocation, QueueFamily, ShaderCallKHR; failed to parse SPIRV_ScopeAttr parameter 'value' which is to be a `::mlir::spirv::Scope`"},
	} {
		ctx := newContext()
		msgs := collect(ctx, func() { ir.ParseAttr(ctx, row.in) })
		if strings.Join(msgs, "; ") != row.want {
			t.Errorf("%s: %q, want %q", row.in, msgs, row.want)
		}
	}
}
