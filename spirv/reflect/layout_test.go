package reflect

import (
	"crypto/sha256"
	"fmt"
	"strings"
	"testing"

	"github.com/spvc/spvc/spirv/report"
	"github.com/spvc/spvc/spirv/spec"
)

// TestBlockLayouts checks the layout and size of structs in push constants: the widths, signs and encodings of numbers,
// the strides of arrays and matrices, and members without offsets.
func TestBlockLayouts(t *testing.T) {
	offset := func(a *assembled, member, at uint32) {
		a.add(spec.OpMemberDecorate, 10, member, uint32(spec.DecorationOffset), at)
	}
	for name, c := range map[string]struct {
		add     func(a *assembled)
		members []uint32
		size    uint64
		want    string
	}{
		"numbers": {func(a *assembled) { offset(a, 0, 4); offset(a, 1, 8); offset(a, 2, 10) }, []uint32{2, 4, 5}, 12, "struct{f32 @4; bf16 @8; f16 @10}"},
		"array": {func(a *assembled) {
			offset(a, 0, 0)
			a.add(spec.OpDecorate, 20, uint32(spec.DecorationArrayStride), 16)
			a.add(spec.OpTypeArray, 20, 2, 7)
		}, []uint32{20}, 2*16 + 4, "struct{[3]f32 stride 16 @0}"},
		"runtime array": {func(a *assembled) {
			offset(a, 0, 0)
			offset(a, 1, 32)
			a.add(spec.OpDecorate, 20, uint32(spec.DecorationArrayStride), 8)
			a.add(spec.OpTypeRuntimeArray, 20, 2)
		}, []uint32{2, 20}, 4, "struct{f32 @0; []f32 stride 8 @32}"},
		"no offset": {func(a *assembled) { offset(a, 0, 8) }, []uint32{2, 3}, 12, "struct{f32 @8; vec3 of f32 @0}"},
		"group": {func(a *assembled) {
			a.add(spec.OpDecorate, 30, uint32(spec.DecorationOffset), 12)
			a.add(spec.OpDecorate, 30, uint32(spec.DecorationMatrixStride), 32)
			a.add(spec.OpDecorate, 30, uint32(spec.DecorationRowMajor))
			a.add(spec.OpDecorate, 31, uint32(spec.DecorationOffset), 4)
			a.add(spec.OpGroupMemberDecorate, 30, 10, 1, 11)
			a.add(spec.OpGroupMemberDecorate, 31, 10, 0, 10, 1)
		}, []uint32{2, 8}, 4 + 2*32 + 8, "struct{f32 @4; matrix of 2 columns vec3 of f32 @4}"},
		"pointer": {func(a *assembled) {
			offset(a, 0, 16)
			a.add(spec.OpTypePointer, 20, uint32(spec.StorageClassPhysicalStorageBuffer), 2)
		}, []uint32{20}, 24, "struct{address @16}"},
	} {
		a := assemble(60)
		a.add(spec.OpTypeFloat, 2, 32)
		a.add(spec.OpTypeVector, 3, 2, 3)
		a.add(spec.OpTypeFloat, 4, 16, uint32(spec.FPEncodingBFloat16KHR))
		a.add(spec.OpTypeFloat, 5, 16)
		a.add(spec.OpTypeInt, 6, 32, 0)
		a.add(spec.OpConstant, 6, 7, 3)
		a.add(spec.OpTypeMatrix, 8, 3, 2)
		c.add(&a)
		a.add(spec.OpTypeStruct, append([]uint32{10}, c.members...)...)
		a.add(spec.OpTypePointer, 11, uint32(spec.StorageClassPushConstant), 10)
		a.add(spec.OpVariable, 11, 12, uint32(spec.StorageClassPushConstant))
		p := reflected(t, a).UnusedPushConstants
		if len(p) != 1 || p[0].Size != c.size || p[0].Block.String() != c.want {
			t.Errorf("%s: %+v, want %d bytes of %s", name, p, c.size, c.want)
		}
	}
}

// TestImageFacts checks what an image type states of depth, layers, samples and access.
func TestImageFacts(t *testing.T) {
	for _, c := range []struct {
		args []uint32 // from the dimension on
		want string
	}{
		{[]uint32{uint32(spec.Dim3D), 0, 0, 0, 1, 0}, "3D false false false false 1 Unknown none"},
		{[]uint32{uint32(spec.Dim2D), 1, 1, 0, 0, 0}, "2D true false true false 0 Unknown none"},
		{[]uint32{uint32(spec.Dim2D), 2, 0, 1, 2, uint32(spec.ImageFormatR32f), uint32(spec.AccessQualifierWriteOnly)}, "2D false true false true 2 R32f WriteOnly"},
	} {
		a := assemble(20)
		a.add(spec.OpTypeFloat, 2, 32)
		a.add(spec.OpTypeImage, append([]uint32{3, 2}, c.args...)...)
		i := scanned(t, a).typeOf(3).Image
		access := "none"
		if i.Access != nil {
			access = i.Access.String()
		}
		if got := strings.TrimSuffix(fmt.Sprintln(i.Dimension(), i.Depth, i.DepthUnknown, i.Arrayed, i.Multisampled, i.Use, i.Format, access), "\n"); got != c.want {
			t.Errorf("%s, want %s", got, c.want)
		}
	}
}

// TestPassedTypes checks which type the host passes for a parameter.
func TestPassedTypes(t *testing.T) {
	value := &Type{Kind: StructType}
	pointer, untyped := &Type{Kind: PointerType, Elem: value}, &Type{Kind: PointerType}
	for _, c := range []struct {
		p    Parameter
		want *Type
	}{
		{Parameter{Type: pointer, ByValue: true}, value}, {Parameter{Type: pointer}, pointer}, {Parameter{Type: untyped, ByValue: true}, untyped},
		{Parameter{Type: &Type{Kind: VectorType, Elem: value}, ByValue: true}, nil},
	} {
		if c.want == nil {
			c.want = c.p.Type
		}
		if got := c.p.Passed(); got != c.want {
			t.Errorf("%s by value %v: %s", c.p.Type, c.p.ByValue, got)
		}
	}
}

// TestRecordsOfModule checks the sites and prints that strings of a module describe, in the order of their numbers, and
// the hash of the words in little-endian order, also of more words than fit into a buffer.
func TestRecordsOfModule(t *testing.T) {
	a := assemble(60)
	for i, s := range []string{
		report.SiteText(1, "a:2:2\tload from 'y'"), report.SiteText(0, "a:1:2\tstore to 'x'"),
		report.PrintText(1, "a:4:2\t\tend"), report.PrintText(0, "a:3:2\ti32\t%d"), "other",
	} {
		a.add(spec.OpString, append([]uint32{40 + uint32(i)}, text(s)...)...)
	}
	for range 1500 {
		a.add(spec.OpNop)
	}
	m := reflected(t, a)
	if len(m.Sites) != 2 || m.Sites[0].Place != "a:1:2" || m.Sites[1].Place != "a:2:2" {
		t.Errorf("sites %+v", m.Sites)
	}
	if len(m.Prints) != 2 || m.Prints[0].Format != "%d" || m.Prints[1].Format != "end" {
		t.Errorf("prints %+v", m.Prints)
	}
	var data []byte
	for _, w := range a {
		data = append(data, byte(w), byte(w>>8), byte(w>>16), byte(w>>24))
	}
	if m.Hash != sha256.Sum256(data) {
		t.Errorf("hash %x", m.Hash)
	}
}
