package cli

import (
	"slices"
	"strconv"

	"github.com/spvc/spvc/internal/shorten"
	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv/blocklayout"
)

// blockReport describes a block. Members has all members. Those of a nested struct follow the member that has it; they
// are named by a path, and their offsets are those of the first struct of an array.
type blockReport struct {
	// Size is the least number of bytes that a host must provide. A runtime array has no elements in it.
	Size uint64 `json:"size"`
	// DeclaredSize is the size with the padding at the end: up to the alignment of the block by std140 for
	// uniform buffers and by std430 for others, or by scalar if the members have no offsets of these rules.
	DeclaredSize uint64 `json:"declaredSize"`
	// SizeBy is the number of the expression by which specialization constants decide the size.
	SizeBy  *int           `json:"sizeBy,omitempty"`
	Members []memberReport `json:"members"`
}

type memberReport struct {
	Name string `json:"name"`
	// Depth is the number of structs around the member, without the block itself.
	Depth  int         `json:"depth,omitempty"`
	Type   *typeReport `json:"type"`
	Offset int64       `json:"offset"`
	Size   int64       `json:"size"`
	// SizeBy is the number of the expression by which specialization constants decide the size.
	SizeBy *int `json:"sizeBy,omitempty"`
	// Stride is the stride of the outermost dimension of an array, or of a matrix. The type has all strides.
	Stride int64 `json:"stride,omitempty"`

	strides []int64
}

func (r *moduleReport) block(s *block.Shape, size uint64, uniform bool) *blockReport {
	b := &blockReport{Size: size, DeclaredSize: declaredSize(s, size, uniform), Members: []memberReport{}}
	b.SizeBy = r.expression(r.shapes.m.Size(s))
	r.members(b, s, "", 0, 0)
	return b
}

// declaredSize returns the size of a block with the padding at its end.
func declaredSize(s *block.Shape, size uint64, uniform bool) uint64 {
	rules := []blocklayout.Rules{blocklayout.Std430, blocklayout.Scalar}
	if uniform {
		rules = []blocklayout.Rules{blocklayout.Std140, blocklayout.Std430, blocklayout.Scalar}
	}
	for _, rule := range rules {
		a := blocklayout.NewAligner(rule, 0)
		align := uint64(a.Align(s))
		placed := func(f block.Field) bool { return f.Offset%a.Align(f.Shape) == 0 }
		if !s.Runtime() && !slices.ContainsFunc(s.Fields, func(f block.Field) bool { return !placed(f) }) {
			return (size + align - 1) / align * align
		}
	}
	return size
}

// maxMembers bounds the number of members that are listed for a block.
const maxMembers = 10000

// members lists the members of s, which is at offset in b.
func (r *moduleReport) members(b *blockReport, s *block.Shape, path string, offset int64, depth int) {
	for i := range s.Fields {
		if len(b.Members) >= maxMembers {
			r.Truncated = true
			return
		}
		if !r.takeEntry() {
			return
		}
		f := &s.Fields[i]
		name := shorten.Name(f.Name)
		if name == "" {
			name = strconv.Itoa(i)
		}
		if path != "" {
			name = shorten.Path(path + "." + name)
		}
		m := memberReport{Name: name, Depth: depth, Type: r.shape(f.Shape, 0), Offset: offset + f.Offset, Size: f.Shape.Size,
			SizeBy: r.expression(r.shapes.m.Size(f.Shape)), strides: stridesOf(f.Shape)}
		if f.Shape.Kind == block.Array || f.Shape.Kind == block.Matrix {
			m.Stride = f.Shape.Stride
		}
		b.Members = append(b.Members, m)
		inner := f.Shape
		for nest := 0; inner.Kind == block.Array && inner.Elem != nil && nest < 100; nest++ {
			inner = inner.Elem
			name += "[0]"
		}
		if inner.Kind == block.Struct && depth < 100 {
			r.members(b, inner, name, offset+f.Offset, depth+1)
		}
	}
}
