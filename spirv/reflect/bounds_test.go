package reflect

import (
	"errors"
	"slices"
	"testing"

	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// TestIDsAtBound checks that ids at the bound of the module are ignored, and that a module may have the largest bound.
func TestIDsAtBound(t *testing.T) {
	a := assemble(10)
	a.add(spec.OpEntryPoint, uint32(spec.ExecutionModelGLCompute), 1, 'a', 10)
	a.add(spec.OpName, 10, 'x')
	a.add(spec.OpDecorate, 10, uint32(spec.DecorationBinding), 2)
	a.add(spec.OpTypeSampler, 2)
	a.add(spec.OpTypePointer, 3, uint32(spec.StorageClassUniformConstant), 2)
	a.add(spec.OpVariable, 3, 10, uint32(spec.StorageClassUniformConstant))
	a.add(spec.OpFunction, 3, 1, 0, 5)
	a.add(spec.OpLoad, 2, 10, 10)
	a.add(spec.OpFunctionEnd)
	if m := reflected(t, a); len(m.Resources) != 0 || len(m.EntryPoints[0].Interface) != 0 {
		t.Errorf("bound 10: %+v", m)
	}
	a[words.BoundAt] = 11
	if m := reflected(t, a); len(m.Resources) != 1 || m.Resources[0].Name != "x" || m.EntryPoints[0].Resource(0, 2) == nil {
		t.Errorf("bound 11: %+v", m.Resources)
	}
	if _, err := newReflector(assemble(words.MaxBound)); err != nil {
		t.Error(err)
	}
	var e *ModuleError
	if _, err := newReflector(assemble(words.MaxBound + 1)); !errors.As(err, &e) || *e != (ModuleError{words.BoundAt, "id bound exceeds 4194304"}) {
		t.Error(err)
	}
}

// TestUseBound checks that entry points may use as many functions and variables as the bound says, and no more.
func TestUseBound(t *testing.T) {
	const stores = 1<<16 - 1 // with its function, 1<<16 uses
	module := func(entries int, last bool) assembled {
		a := assemble(100)
		for range entries {
			a.add(spec.OpEntryPoint, uint32(spec.ExecutionModelGLCompute), 1, 'a')
		}
		if last {
			a.add(spec.OpEntryPoint, uint32(spec.ExecutionModelGLCompute), 2, 'b')
		}
		a.add(spec.OpVariable, 3, 4, uint32(spec.StorageClassPrivate))
		a.add(spec.OpFunction, 3, 1, 0, 5)
		for range stores {
			a.add(spec.OpAtomicStore, 4)
		}
		a.add(spec.OpFunctionEnd)
		a.add(spec.OpFunction, 3, 2, 0, 5)
		a.add(spec.OpFunctionEnd)
		return a
	}
	if _, err := Reflect(module(maxUses>>16, false)); err != nil {
		t.Error(err)
	}
	var e *ModuleError
	_, err := Reflect(module(maxUses>>16, true))
	if want := (ModuleError{5 + 4*(maxUses>>16), "entry points use more than 4194304 functions and variables"}); !errors.As(err, &e) || *e != want {
		t.Errorf("%v, want %v", err, &want)
	}
}

// TestSizeOfBool checks the sizes of variables of booleans: one byte each in workgroup memory and in a block.
func TestSizeOfBool(t *testing.T) {
	a := assemble(50)
	a.add(spec.OpEntryPoint, uint32(spec.ExecutionModelGLCompute), 1, 'a')
	a.add(spec.OpMemberDecorate, 10, 0, uint32(spec.DecorationOffset), 8)
	a.add(spec.OpTypeBool, 2)
	a.add(spec.OpTypeInt, 3, 32, 0)
	a.add(spec.OpConstant, 3, 4, 6)
	a.add(spec.OpTypeArray, 5, 2, 4)
	a.add(spec.OpTypeVector, 6, 2, 3)
	a.add(spec.OpTypeStruct, 10, 2)
	a.add(spec.OpTypePointer, 11, uint32(spec.StorageClassWorkgroup), 5)
	a.add(spec.OpTypePointer, 12, uint32(spec.StorageClassPushConstant), 10)
	a.add(spec.OpTypePointer, 13, uint32(spec.StorageClassWorkgroup), 6)
	a.add(spec.OpVariable, 11, 20, uint32(spec.StorageClassWorkgroup))
	a.add(spec.OpVariable, 12, 21, uint32(spec.StorageClassPushConstant))
	a.add(spec.OpVariable, 13, 22, uint32(spec.StorageClassWorkgroup))
	a.add(spec.OpFunction, 3, 1, 0, 30)
	a.add(spec.OpStore, 20, 31)
	a.add(spec.OpLoad, 3, 32, 21)
	a.add(spec.OpFunctionEnd)
	e := &reflected(t, a).EntryPoints[0]
	if e.WorkgroupMemory != 6 || e.PushConstantSize != 9 || e.PushConstantOffset != 8 {
		t.Errorf("%d bytes of workgroup memory, push constants of %d from %d", e.WorkgroupMemory, e.PushConstantSize, e.PushConstantOffset)
	}
}

// TestSizeOfMatrices checks the size of a member that is a matrix, by columns and by rows, of few columns and none.
func TestSizeOfMatrices(t *testing.T) {
	for _, c := range []struct {
		rows, columns uint32
		rowMajor      bool
		want          uint64
	}{
		{3, 4, false, 16 + 3*32 + 12}, {3, 4, true, 16 + 2*32 + 16}, {3, 1, false, 16 + 12}, {1, 3, true, 16 + 12},
		{3, 0, false, 16}, {0, 3, true, 16},
	} {
		a := assemble(50)
		a.add(spec.OpMemberDecorate, 10, 0, uint32(spec.DecorationOffset), 16)
		a.add(spec.OpMemberDecorate, 10, 0, uint32(spec.DecorationMatrixStride), 32)
		if c.rowMajor {
			a.add(spec.OpMemberDecorate, 10, 0, uint32(spec.DecorationRowMajor))
		}
		a.add(spec.OpTypeFloat, 2, 32)
		a.add(spec.OpTypeVector, 3, 2, c.rows)
		a.add(spec.OpTypeMatrix, 4, 3, c.columns)
		a.add(spec.OpTypeStruct, 10, 4)
		a.add(spec.OpTypePointer, 11, uint32(spec.StorageClassPushConstant), 10)
		a.add(spec.OpVariable, 11, 12, uint32(spec.StorageClassPushConstant))
		m := reflected(t, a)
		if len(m.UnusedPushConstants) != 1 || m.UnusedPushConstants[0].Size != c.want {
			t.Errorf("%+v: %+v", c, m.UnusedPushConstants)
		}
	}
}

// TestMatrixShapes checks which shapes get the stride and order of a member: matrices, and arrays of them up to a
// depth of 64.
func TestMatrixShapes(t *testing.T) {
	scalar := &block.Shape{Kind: block.Float, Bits: 32, Size: 4}
	matrix := block.MatrixOf(block.VectorOf(scalar, 3), 4, 0, false)
	d := &decor{matrixStride: 16}
	withMatrix := (&reflector{m: &Module{}}).withMatrix
	if got := withMatrix(matrix, &decor{}, 0); got != matrix {
		t.Errorf("without a stride: %v", got)
	}
	if got := withMatrix(scalar, d, 0); got != scalar {
		t.Errorf("a scalar: %v", got)
	}
	if got := withMatrix(matrix, d, 0); got.Kind != block.Matrix || got.Stride != 16 || got.RowMajor {
		t.Errorf("a matrix: %+v", got)
	}
	if got := withMatrix(matrix, &decor{matrixStride: 16, has: hasRowMajor}, 0); got.Stride != 16 || !got.RowMajor {
		t.Errorf("by rows: %+v", got)
	}
	nested := matrix
	for depth := range 66 {
		leaf := withMatrix(nested, d, 0)
		for leaf.Kind == block.Array {
			leaf = leaf.Elem
		}
		if whole := leaf.Kind == block.Matrix && leaf.Stride == 16; whole != (depth <= 64) || !whole && leaf != &opaque {
			t.Errorf("depth %d: %v", depth, leaf)
		}
		nested = block.ArrayOf(nested, 1, 64)
	}
}

// TestPushConstantBlocks checks the extent of the blocks in push constants that an entry point uses: the largest size,
// and the lowest first member. A variable without a block has a size only.
func TestPushConstantBlocks(t *testing.T) {
	shape := func(kind block.Kind) *block.Shape { return &block.Shape{Kind: kind} }
	type use struct {
		v, t         idInfo
		size, offset uint64
	}
	first, second := shape(block.Struct), shape(block.Struct)
	for name, uses := range map[string][]use{
		"down":     {{idInfo{name: "a"}, idInfo{size: 32, lead: 16, shape: first, name: "A"}, 32, 16}, {idInfo{}, idInfo{size: 16, lead: 8, shape: second}, 32, 8}},
		"up":       {{idInfo{name: "a"}, idInfo{size: 16, lead: 8, shape: first}, 16, 8}, {idInfo{}, idInfo{size: 32, lead: 16, shape: second, name: "B"}, 32, 8}},
		"to zero":  {{idInfo{}, idInfo{size: 16, lead: 8, shape: first}, 16, 8}, {idInfo{}, idInfo{size: 16, shape: second}, 16, 0}, {idInfo{}, idInfo{size: 16, lead: 8, shape: second}, 16, 0}},
		"no block": {{idInfo{name: "a"}, idInfo{size: 4, shape: shape(block.Int)}, 4, 0}, {idInfo{name: "b"}, idInfo{size: 8}, 8, 0}},
		"empty":    {{idInfo{}, idInfo{lead: 1<<64 - 1, shape: first}, 0, 0}},
	} {
		e := &EntryPoint{}
		for i, u := range uses {
			e.pushConstants(&u.v, &u.t)
			if e.PushConstantSize != u.size || e.PushConstantOffset != u.offset {
				t.Errorf("%s, %d: %d bytes from %d", name, i, e.PushConstantSize, e.PushConstantOffset)
			}
			isBlock := u.t.shape != nil && u.t.shape.Kind == block.Struct
			names := slices.DeleteFunc([]string{u.v.name, u.t.name}, func(s string) bool { return s == "" })
			if isBlock && (e.PushConstants != u.t.shape || !slices.Equal(e.PushConstantNames, names)) || !isBlock && (e.PushConstants != nil || e.PushConstantNames != nil) {
				t.Errorf("%s, %d: %v with the names %q", name, i, e.PushConstants, e.PushConstantNames)
			}
		}
	}
}

// TestDescriptorTypes checks the kind of descriptor of each kind of image, and its text.
func TestDescriptorTypes(t *testing.T) {
	for _, c := range []struct {
		i    ImageInfo
		want DescriptorType
		text string
	}{
		{ImageInfo{Dim: spec.DimSubpassData, Use: 2}, InputAttachment, "input attachment"},
		{ImageInfo{Dim: spec.DimBuffer, Use: 2}, StorageTexelBuffer, "storage texel buffer"},
		{ImageInfo{Dim: spec.DimBuffer, Use: 1}, UniformTexelBuffer, "uniform texel buffer"},
		{ImageInfo{Dim: spec.DimBuffer}, UniformTexelBuffer, "uniform texel buffer"},
		{ImageInfo{Dim: spec.Dim2D, Use: 1}, SampledImage, "sampled image"},
		{ImageInfo{Dim: spec.Dim2D, Use: 2}, StorageImage, "storage image"},
		{ImageInfo{Dim: spec.Dim2D}, ImageDescriptor, "image"},
	} {
		if got := c.i.descriptor(); got != c.want || got.String() != c.text {
			t.Errorf("%+v: %s", c.i, got)
		}
	}
	sampled := func(dim spec.Dim) *idInfo {
		return &idInfo{kind: kindSampledImage, typ: &Type{Image: &ImageInfo{Dim: dim}}}
	}
	for _, c := range []struct {
		class spec.StorageClass
		t     *idInfo
		want  DescriptorType
	}{
		{0, sampled(spec.DimBuffer), UniformTexelBuffer}, {0, sampled(spec.Dim2D), CombinedImageSampler}, {0, &idInfo{kind: kindSampledImage}, CombinedImageSampler},
		{0, &idInfo{kind: kindSampledImage, typ: &Type{}}, CombinedImageSampler}, {0, &idInfo{kind: kindImage}, OtherDescriptor}, {0, &idInfo{kind: kindImage, typ: &Type{}}, OtherDescriptor},
		{0, &idInfo{kind: kindSampler}, SamplerDescriptor}, {0, &idInfo{kind: kindAccel}, AccelerationStructure}, {0, &idInfo{kind: kindScalar}, OtherDescriptor},
		{spec.StorageClassStorageBuffer, &idInfo{kind: kindStruct}, StorageBuffer}, {spec.StorageClassUniform, &idInfo{kind: kindStruct}, UniformBuffer},
		{spec.StorageClassUniform, &idInfo{kind: kindStruct, decor: decor{has: hasBufferBlock}}, StorageBuffer}, {spec.StorageClassUniformConstant, &idInfo{kind: kindStruct}, OtherDescriptor},
	} {
		if got := descriptorType(&idInfo{class: c.class}, c.t); got != c.want {
			t.Errorf("class %s, kind %d: %s", c.class, c.t.kind, got)
		}
	}
	if got := (OtherDescriptor + 1).String(); got != "opaque" {
		t.Error(got)
	}
}

// TestIsDescriptor checks which ids the host binds as descriptors. A module may declare the id of a variable again.
func TestIsDescriptor(t *testing.T) {
	constant, uniform := spec.StorageClassUniformConstant, spec.StorageClassUniform
	for _, c := range []struct {
		v    idInfo
		want bool
	}{
		{idInfo{kind: kindVariable, class: uniform}, true}, {idInfo{kind: kindVariable, class: spec.StorageClassStorageBuffer}, true},
		{idInfo{kind: kindVariable, class: constant}, false}, {idInfo{kind: kindVariable, class: spec.StorageClassInput, decor: decor{has: hasSet}}, false},
		{idInfo{kind: kindVariable, class: constant, decor: decor{has: hasSet}}, true}, {idInfo{kind: kindVariable, class: constant, decor: decor{has: hasBinding}}, true},
		{idInfo{kind: kindVariable, class: constant, decor: decor{has: hasLocation}}, false},
		{idInfo{kind: kindPointer, class: uniform}, false}, {idInfo{kind: kindPointer, class: constant, decor: decor{has: hasSet}}, false},
	} {
		if got := isDescriptor(&c.v); got != c.want {
			t.Errorf("%+v: %v", c.v, got)
		}
	}
}

// TestAliases checks how variables at one place join: the larger size and count, and the qualifiers of both.
func TestAliases(t *testing.T) {
	const written, read, volatile = spec.DecorationNonWritable, spec.DecorationNonReadable, spec.DecorationVolatile
	list := func(d ...spec.Decoration) []spec.Decoration { return d }
	a := &Resource{Size: 8, Count: 2, Type: StorageBuffer, Qualifiers: list(written, read, volatile)}
	given := slices.Clone(a.Qualifiers)
	b := &Resource{Size: 16, Count: 1, Type: StorageBuffer, RuntimeStride: 4, RuntimeOffset: 12, Qualifiers: list(volatile, written)}
	c := &Resource{Set: 1, Size: 1, Type: StorageBuffer}
	all := joined([]*Resource{c, a, b})
	if len(all) != 2 || all[1] != c || all[0] == a {
		t.Fatalf("%+v", all)
	}
	r := all[0]
	if r.Size != 16 || r.Count != 2 || r.Type != StorageBuffer || r.RuntimeStride != 4 || r.RuntimeOffset != 12 || !slices.Equal(r.Qualifiers, list(written, volatile)) {
		t.Errorf("%+v", r)
	}
	if len(r.Variables) != 2 || r.Variables[1] != b || r.Variables[0].Size != 8 || r.Variables[0].Variables != nil || !slices.Equal(a.Qualifiers, given) || a.Size != 8 || a.Variables != nil {
		t.Errorf("%+v of %+v", r.Variables, a)
	}
	r.alias(&Resource{Size: 4, Count: 3, Type: UniformBuffer, RuntimeStride: 8, RuntimeOffset: 1})
	if r.Size != 16 || r.Count != 3 || r.Type != OtherDescriptor || r.RuntimeStride != 4 || r.RuntimeOffset != 12 || len(r.Qualifiers) != 0 || len(r.Variables) != 3 {
		t.Errorf("%+v", r)
	}
}

// TestAttributesOfParameters checks that the highest attribute with a bit counts, and that higher ones are dropped.
func TestAttributesOfParameters(t *testing.T) {
	for attribute, want := range map[uint32]uint16{0: 1, 15: 1 << 15, 16: 0, 64: 0, 1<<32 - 1: 0} {
		d := decor{}
		if d.apply([]uint32{uint32(spec.DecorationFuncParamAttr), attribute}); d.attrs != want || d.has != 0 || d.qualifiers != 0 {
			t.Errorf("%d: %+v", attribute, d)
		}
	}
}

// TestFixedSizes checks the sizes of entry points in a module whose constants leave the size to the host: one without a
// size, one that states its own, and one that states ids, for which the constants count as well.
func TestFixedSizes(t *testing.T) {
	for _, open := range []bool{true, false} {
		a := assemble(50)
		for i := range uint32(4) {
			model := spec.ExecutionModelGLCompute
			if i == 3 {
				model = spec.ExecutionModelFragment
			}
			if open || i != 0 {
				a.add(spec.OpEntryPoint, uint32(model), 1+i, 'a'+i)
			}
		}
		a.add(spec.OpExecutionMode, 2, uint32(spec.ExecutionModeLocalSize), 4, 2, 1)
		a.add(spec.OpExecutionModeId, 3, uint32(spec.ExecutionModeLocalSizeId), 30, 30, 30)
		a.add(spec.OpExecutionMode, 4, uint32(spec.ExecutionModeLocalSize), 4, 2, 1)
		a.add(spec.OpDecorate, 20, uint32(spec.DecorationBuiltIn), uint32(spec.BuiltInWorkgroupSize))
		a.add(spec.OpTypeInt, 9, 32, 0)
		for i := range uint32(3) {
			a.add(spec.OpDecorate, 10+i, uint32(spec.DecorationSpecId), 5+i)
			a.add(spec.OpSpecConstant, 9, 10+i, 1)
		}
		a.add(spec.OpConstant, 9, 30, 3)
		a.add(spec.OpSpecConstantComposite, 8, 20, 10, 11, 12)
		m := reflected(t, a)
		ones, own := [3]uint32{1, 1, 1}, [3]uint32{4, 2, 1}
		if e := m.EntryPoint("a"); open && (!e.SizeAtLaunch || e.LocalSize != ones || e.fixedSize) {
			t.Errorf("without a size: %+v", e)
		}
		if e := m.EntryPoint("b"); e.SizeAtLaunch || e.fixedSize != open || open && e.LocalSize != own || !open && e.LocalSize != ones {
			t.Errorf("with a size, open %v: %+v", open, e)
		}
		if e := m.EntryPoint("b"); !slices.Equal(e.SizeConstants(own), []SpecValue{{5, 4}, {6, 2}, {7, 1}}) {
			t.Errorf("constants %v", e.SizeConstants(own))
		}
		if e := m.EntryPoint("c"); e.SizeAtLaunch || e.fixedSize || e.LocalSize != ones {
			t.Errorf("with ids: %+v", e)
		}
		if e := m.EntryPoint("d"); e.SizeAtLaunch || e.fixedSize || e.LocalSize != [3]uint32{} || e.SizeConstants(own) != nil {
			t.Errorf("a fragment shader: %+v", e)
		}
	}
}
