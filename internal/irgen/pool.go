package irgen

import (
	"strings"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
)

// pool holds the types and attributes for a module, a random part of all that the
// generator has.
type pool struct {
	types   []ir.Type
	attrs   []ir.Attribute
	byType  map[*ir.TypeConstraint][]ir.Type
	byAttr  map[*ir.AttrConstraint][]ir.Attribute
	scalars []ir.Type
	// pointees are the types behind SPIR-V pointers.
	pointees []ir.Type
}

// scalarRows are the element types.
var scalarRows = []string{
	"i1", "i8", "i16", "i32", "i64", "f16", "bf16", "f32", "f64", "index", // the ones that most ops take come first
	"i4", "i7", "i128", "si8", "si16", "si32", "si64", "ui8", "ui16", "ui32", "ui64", "f8E5M2", "f8E4M3", "f8E4M3FN", "f8E5M2FNUZ", "f8E4M3FNUZ",
	"f8E4M3B11FNUZ", "tf32", "f80", "f128", "complex<f32>", "complex<f64>", "complex<f16>", "complex<i32>",
}

const commonScalars = 10

// typeRows are types that are not shapes of scalars.
var typeRows = []string{
	"none", "tuple<>", "tuple<i32, f32>", "() -> ()", "(i32) -> f32", "(index, f32) -> (i1, i8)", "(tensor<?xf32>) -> (() -> ())",
	"memref<?xmemref<4xf32>>", "tensor<2x!spirv.struct<(i32)>>",
	"!gpu.async.token", "!gpu.sparse.dntensor_handle", "!gpu.sparse.spmat_handle", "!gpu.sparse.spgemmop_handle",
	`!gpu.mma_matrix<16x16xf16, "AOp">`, `!gpu.mma_matrix<16x16xf16, "BOp">`, `!gpu.mma_matrix<16x16xf16, "COp">`,
	`!gpu.mma_matrix<16x16xf32, "COp">`, `!gpu.mma_matrix<16x16xf32, "AOp">`, `!gpu.mma_matrix<32x8xsi8, "AOp">`, `!gpu.mma_matrix<8x32xui8, "BOp">`, `!gpu.mma_matrix<16x16xi32, "COp">`,
	"memref<32x32xf16, 3>", "memref<32x32xf32, 3>", "memref<16x16xf16, #gpu.address_space<workgroup>>", "memref<128x128xf16, strided<[256, 1]>, 3>",
	"memref<32x32xvector<4xf32>, 3>", "memref<32x32xi8>", "memref<?xi8, #gpu.address_space<workgroup>>", "memref<?x64xf32>",
	"!spirv.array<4 x f32>", "!spirv.array<4 x f32, stride=4>", "!spirv.array<3 x i32>", "!spirv.array<2 x !spirv.array<3 x f32>>",
	"!spirv.array<8 x vector<4xf32>>", "!spirv.rtarray<f32>", "!spirv.rtarray<i32, stride=4>", "!spirv.rtarray<vector<4xf32>>",
	"!spirv.struct<()>", "!spirv.struct<(f32)>", "!spirv.struct<(f32, i32)>", "!spirv.struct<(i32, i32)>", "!spirv.struct<(i64, i64)>", "!spirv.struct<(vector<2xi32>, vector<2xi32>)>",
	"!spirv.struct<(si32, si32)>", "!spirv.struct<(vector<3xi16>, vector<3xi16>)>", "!spirv.struct<(f32, vector<4xf32>, i1)>",
	"!spirv.struct<(i32 [0], f32 [4])>", "!spirv.struct<(!spirv.array<4 x f32, stride=4> [0])>", "!spirv.struct<(!spirv.rtarray<f32, stride=4> [0])>",
	"!spirv.struct<(f32 [0, RelaxedPrecision], i32 [4, NonWritable])>", "!spirv.struct<(f32, i32)>", "!spirv.struct<(f16, i32)>", "!spirv.struct<(vector<3xf32>, vector<3xi32>)>",
	"!spirv.struct<(f32, f32)>", "!spirv.struct<(f16, f16)>", "!spirv.struct<(vector<4xf16>, vector<4xf16>)>", "!spirv.struct<(f64, i32)>",
	"!spirv.struct<named, (i32)>", "!spirv.struct<list, (f32, !spirv.ptr<!spirv.struct<list>, StorageBuffer>)>",
	"!spirv.matrix<2 x vector<2xf32>>", "!spirv.matrix<3 x vector<3xf32>>", "!spirv.matrix<4 x vector<4xf32>>", "!spirv.matrix<3 x vector<2xf16>>", "!spirv.matrix<2 x vector<3xf16>>", "!spirv.matrix<4 x vector<4xf64>>", "!spirv.matrix<2 x vector<3xf32>>",
	"!spirv.matrix<3 x vector<2xf32>>",
	"!spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>", "!spirv.coopmatrix<16x8xf16, Subgroup, MatrixB>", "!spirv.coopmatrix<8x8xf16, Subgroup, MatrixAcc>", "!spirv.coopmatrix<8x8xf32, Subgroup, MatrixAcc>",
	"!spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>", "!spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>", "!spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>", "!spirv.coopmatrix<4x4xf32, Workgroup, MatrixA>", "!spirv.coopmatrix<4x4xsi8, Subgroup, MatrixA>",
	"!spirv.coopmatrix<4x4xi8, Subgroup, MatrixA>",
	"!spirv.jointmatrix<8x16xi32, RowMajor, Subgroup>", "!spirv.jointmatrix<16x8xi32, ColumnMajor, Subgroup>", "!spirv.jointmatrix<8x8xi32, RowMajor, Subgroup>", "!spirv.jointmatrix<8x16xf16, PackedA, Subgroup>",
	"!spirv.arm.tensor<4xi32>", "!spirv.arm.tensor<2x3xf32>", "!spirv.arm.tensor<*xi8>",
	"!spirv.jointmatrix<8x8xf32, PackedB, Subgroup>", "!spirv.jointmatrix<8x8xi8, RowMajor, Workgroup>",
	"!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>", "!spirv.image<f32, Dim2D, DepthUnknown, Arrayed, SingleSampled, NoSampler, Rgba8>", "!spirv.image<i32, Dim1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, R32i>",
	"!spirv.image<f32, Cube, IsDepth, NonArrayed, MultiSampled, NeedSampler, Unknown>", "!spirv.image<f32, Buffer, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>", "!spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>",
	"!spirv.image<f32, Rect, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>", "!spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NoSampler, Rgba16f>",
	"!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>", "!spirv.sampled_image<!spirv.image<f32, Cube, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>",
	"!spirv.sampled_image<!spirv.image<i32, Dim3D, DepthUnknown, Arrayed, SingleSampled, SamplerUnknown, R32i>>",
	"!spirv.ptr<f32, Function>", "!spirv.ptr<i32, Workgroup>", "!spirv.ptr<i32, StorageBuffer>", "!spirv.ptr<i64, CrossWorkgroup>", "!spirv.ptr<f32, StorageBuffer>", "!spirv.ptr<f16, Workgroup>", "!spirv.ptr<f64, Generic>", "!spirv.ptr<f32, Generic>", "!spirv.ptr<f32, CrossWorkgroup>",
	"!spirv.ptr<i8, Generic>", "!spirv.ptr<!spirv.ptr<f32, Function>, Function>", "!spirv.ptr<vector<4xf32>, Uniform>", "!spirv.ptr<!spirv.array<4 x f32>, Workgroup>", "!spirv.ptr<!spirv.struct<(f32, i32)>, StorageBuffer>", "!spirv.ptr<vector<2xf16>, StorageBuffer>",
	"!spirv.ptr<!spirv.struct<(!spirv.rtarray<f32, stride=4> [0])>, StorageBuffer>", "!spirv.ptr<!spirv.matrix<4 x vector<4xf32>>, PushConstant>", "!spirv.ptr<i32, Function>", "!spirv.ptr<!spirv.rtarray<f32>, PhysicalStorageBuffer>", "!spirv.ptr<vector<4xi32>, Function>",
	"!spirv.ptr<i64, Workgroup>", "!spirv.ptr<!spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, Function>", "!spirv.ptr<f64, Function>",
	"!spirv.ptr<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, UniformConstant>",
}

// shapeRows are prefixes that make a shaped type from an element type. A memref's
// memory space follows the element type.
var (
	vectorShapes = []string{"4x", "2x", "3x", "8x", "16x", "1x", "[4]x", "2x3x", "4x[8]x", "[2]x[3]x", "5x", "2x2x2x", ""}
	tensorShapes = []string{"4x", "?x", "2x3x", "?x4x", "*x", "4x4x", "", "1x", "?x?x", "0x", "16x", "2x3x4x"}
	memrefShapes = []string{"4x", "?x", "2x3x", "?x?x", "8x16x", "", "*x", "1x", "4x?x8x", "16x"}
	memrefTails  = []string{"", "", "", ", 1", ", 3", ", strided<[LIST]>", ", strided<[DYN], offset: ?>", ", strided<[LIST], offset: 3>, 2", ", affine_map<(IDS) -> (IDS)>",
		", #gpu.address_space<workgroup>", ", #gpu.address_space<private>", ", #spirv.storage_class<StorageBuffer>", ", #spirv.storage_class<Workgroup>", `, "shared"`, ", 2 : i32"}
	tensorTails = []string{"", "", "", "", `, "enc"`, ", 3 : i64"}
)

// attrRows are attributes of all kinds. The generator adds attributes of the types in
// the pool.
var attrRows = []string{
	"unit", "true", "false", "0 : i32", "1 : i32", "2 : i32", "3 : i32", "4 : i32", "8 : i32", "-1 : i32", "16 : i32", "0 : i64", "1 : i64", "2 : i64", "4 : i64", "8 : i64", "16 : i64", "-7 : i64",
	"0 : index", "1 : index", "5 : index", "-128 : i8", "7 : i8", "0 : i8", "1 : i8", "255 : ui8", "-3 : si16", "12345678901234567890 : ui64", "170141183460469231731687303715884105727 : i128",
	"1.0 : f32", "0.0 : f32", "-0.0 : f64", "1.5e300 : f64", "0x7FC00000 : f32", "0x7F800000 : f32", "1.0e-3 : f16", "2.5 : bf16", "1.0 : f8E5M2", "3.14159 : f64", "1.0 : f80", "1.0 : f128", "1.0 : tf32",
	`"text"`, `""`, `"quo\"te\\\0A"`, `"add"`, `"typed" : i32`, `"public"`, `"private"`, `"nested"`,
	"[]", "[1, 2]", `["a", "b"]`, "[unit, true]", "[@a, @b]", "[0 : i32, 1 : i32]", "[#gpu.block<x>, #gpu.thread<linear_dim_0>]", "{}", "{a = 1 : i32, b}", "[{}, {x = 1 : i64}]", "[true]", "[false, true]", "[f32, i32]",
	"@sym", "@root::@leaf", "@a::@b::@c", "i32", "f32", "index", "memref<4xf32>", "tensor<4xf32>", "vector<4xf32>", "() -> ()", "!spirv.ptr<f32, Input>", "none",
	"affine_map<() -> ()>", "affine_map<(d0) -> (d0)>", "affine_map<(d0, d1) -> (d1, d0)>", "affine_map<(d0)[s0] -> (d0 * 2 + s0, d0 floordiv 3, d0 mod 5)>", "affine_map<(d0, d1)[s0, s1] -> (d0 ceildiv 2 - s1 * -4 + s0)>", "affine_map<() -> (0)>", "affine_map<() -> (7, 3)>",
	"affine_map<(d0, d1, d2) -> (d0, d2)>", "affine_map<(d0, d1, d2) -> (d2, d1)>", "affine_map<(d0, d1, d2) -> (d0, d1)>", "affine_map<(d0, d1) -> (d0)>", "affine_map<(d0, d1) -> (0, d1)>", "affine_map<(d0, d1) -> (d0, d1)>", "affine_map<(d0, d1, d2) -> (d0, d1, d2)>",
	"affine_set<(d0) : (d0 >= 0)>", "affine_set<(d0, d1)[s0] : (d0 - d1 == 0, s0 - 1 >= 0)>", "affine_set<() : (1 == 0)>",
	"dense<0> : tensor<4xi32>", "dense<[1, 2, 3, 4]> : tensor<4xi32>", "dense<1.5> : vector<4xf32>", "dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi8>", "dense<> : tensor<0xf32>", "dense<true> : tensor<2xi1>", "dense<[true, false]> : vector<2xi1>",
	"dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>", "dense<3> : tensor<index>", "dense<-1> : vector<2xsi16>", "dense<[0x7FF0000000000000, 1.0]> : tensor<2xf64>", "dense<1.0> : tensor<4xf32>", "dense<0.0> : tensor<2x3xf16>",
	"sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>", "sparse<[], []> : tensor<4xf32>", "dense_resource<blob> : tensor<4xi32>",
	"array<i32>", "array<i32: 1, -2>", "array<i64: 0, 1>", "array<i64: 1, 0>", "array<i64: 2>", "array<i64>", "array<i1: true, false>", "array<i8: 1>", "array<f32: 1.5>", "array<f64: 0.1, -2.0>", "array<i32: 1, 1, 1>", "array<i32: 32, 4, 1>", "array<i64: 0, 1, 2>", "array<i16: 3>",
	"loc(unknown)", `loc("f.c":1:2)`, "strided<[4, 1], offset: ?>", "strided<[1]>",
	"#gpu.address_space<global>", "#spirv.scope<Device>", "#spirv.vce<v1.3, [Shader, Float16], [SPV_KHR_16bit_storage]>", "#spirv.vce<v1.0, [], []>", "#spirv.vce<v1.6, [Kernel], []>", "#spirv.interface_var_abi<(0, 1)>", "#spirv.interface_var_abi<(0, 1), StorageBuffer>",
	"#spirv.entry_point_abi<>", "#spirv.entry_point_abi<workgroup_size = [32, 4, 1], subgroup_size = 32>", "#spirv.linkage_attributes<linkage_name = \"f\", linkage_type = <Import>>", "#spirv.linkage_attributes<linkage_name = \"g\", linkage_type = <Export>>",
	"#spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>", "#spirv.target_env<#spirv.vce<v1.3, [Shader], []>, api=Vulkan, NVIDIA:DiscreteGPU:1234, #spirv.resource_limits<subgroup_size = 16, cooperative_matrix_properties_khr = []>>",
	"[#spirv.target_env<#spirv.vce<v1.0, [Kernel], []>, api=OpenCL, #spirv.resource_limits<>>]", "#gpu.select_object<1>", "#gpu.select_object<#spirv.target_env<#spirv.vce<v1.0, [], []>, #spirv.resource_limits<>>>", "#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0 + 3)>",
	"#gpu.warp<y>", "#gpu.warpgroup<linear_dim_1>", "#gpu.memory_space<workgroup>", "[#gpu.object<#spirv.target_env<#spirv.vce<v1.0, [], []>, #spirv.resource_limits<>>, bin = \"ab\\00\">]",
	"[#gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0 * 2), bound = (d0) -> (d0)>]", "#dlti.dl_entry<i32, 4 : i64>", "#dlti.dl_spec<#dlti.dl_entry<index, 32 : i64>, #dlti.dl_entry<\"dlti.endianness\", \"little\">>", "#arith.fastmath<fast>", "#arith.fastmath<nnan,contract>", "#arith.overflow<nsw, nuw>",
	"#arith<fastmath<ninf>>", "#index<cmp_predicate eq>", "#ub.poison", "#complex.number<:f32 1.0, -2.0> : complex<f32>", "#complex.number<:f64 0.5, 3.0>", "[1.0 : f32, 2.0 : f32]", "[1.0, 2.0]", "[0 : i8, 1 : i8]",
	"#vector.kind<add>", "#vector.punctuation<comma>", "#vector.iterator_type<parallel>", `[#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>]`, `["parallel", "parallel", "reduction"]`, "[[0, 1], [2]]", "[[0, 1]]", "[[0], [1]]", "[[0, 1, 2]]",
	"[affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]", "[affine_map<(d0) -> (d0)>]", "[]",
}

func newPool(m *maker) *pool {
	p := &pool{byType: map[*ir.TypeConstraint][]ir.Type{}, byAttr: map[*ir.AttrConstraint][]ir.Attribute{}}
	add := func(text string) {
		if t, ok := ir.ParseType(m.ctx, text); ok && ir.BeyondVersionOf(t) == "" {
			p.types = append(p.types, t)
		}
	}
	for _, s := range scalarRows {
		add(s)
	}
	p.scalars = p.types[:len(p.types):len(p.types)]
	for _, t := range typeRows {
		add(t)
	}
	m.pool = p
	for i, s := range scalarRows {
		common := i < commonScalars
		for _, shape := range vectorShapes {
			if common || m.chance(20) {
				add("vector<" + shape + s + ">")
			}
		}
		for _, shape := range tensorShapes {
			if common && m.chance(60) || m.chance(15) {
				add("tensor<" + shape + s + m.tail(tensorTails, shape) + ">")
			}
		}
		for _, shape := range memrefShapes {
			if common || m.chance(15) {
				add("memref<" + shape + s + m.tail(memrefTails, shape) + ">")
			}
		}
	}
	spirvType := m.ctx.OpInfo("spirv.Undef").Def.Results[0].Type
	for _, t := range p.typesOf(spirvType) {
		if readable(t) {
			p.pointees = append(p.pointees, t)
		}
	}
	for _, text := range attrRows {
		if a, ok := ir.ParseAttr(m.ctx, text); ok {
			p.attrs = append(p.attrs, a)
		}
	}
	for _, s := range p.scalars {
		p.attrs = append(p.attrs, m.constants(s)...)
	}
	return p
}

// tail returns the text after the element type in a shaped type.
func (m *maker) tail(rows []string, shape string) string {
	row := pick(m, rows)
	if shape == "*x" && (len(row) > 2 && (row[2] == 's' || row[2] == 'a')) || shape == "*x" && &rows[0] == &tensorTails[0] {
		return ""
	}
	list, dyn, ids := "", "", ""
	n := 0
	for i := range shape {
		if shape[i] != 'x' {
			continue
		}
		if n > 0 {
			list, dyn, ids = list+", ", dyn+", ", ids+", "
		}
		list, dyn, ids = list+string(rune('1'+m.rng.IntN(9))), dyn+"?", ids+"d"+string(rune('0'+n))
		n++
	}
	return replaceAll(row, "LIST", list, "DYN", dyn, "IDS", ids)
}

// typesOf returns the types of the pool that c accepts.
func (p *pool) typesOf(c *ir.TypeConstraint) []ir.Type {
	if c == nil {
		return p.types
	}
	if ts, ok := p.byType[c]; ok {
		return ts
	}
	var ts []ir.Type
	for _, t := range p.types {
		if fits(c, t) {
			ts = append(ts, t)
		}
	}
	p.byType[c] = ts
	return ts
}

// fits reports whether MLIR 19 also accepts t for c. MLIR's constraint for all SPIR-V
// types excludes images, which binaries load.
func fits(c *ir.TypeConstraint, t ir.Type) bool {
	_, image := t.(*spirv.ImageType)
	return c.Match(t) && !(image && strings.HasPrefix(c.Summary, "void or "))
}

func (p *pool) attrsOf(c *ir.AttrConstraint) []ir.Attribute {
	if as, ok := p.byAttr[c]; ok {
		return as
	}
	var as []ir.Attribute
	for _, a := range p.attrs {
		if c.Match(a) {
			as = append(as, a)
		}
	}
	p.byAttr[c] = as
	return as
}
