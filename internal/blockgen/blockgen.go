// Package blockgen makes types of interface blocks, without layout: random types from a
// seed, and a fixed set with every basic type in every place that layout rules treat
// differently. Tests of layouts and drivers use it.
package blockgen

import (
	"math/rand/v2"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// Options selects the types in blocks. All allows every type; clear the fields that a
// device or a language does not support.
type Options struct {
	// Ints and Floats are the widths of scalars in bits: 8, 16, 32 or 64 for Ints, and
	// 16, 32 or 64 for Floats. Matrices use the Floats. At least one width is required.
	Ints, Floats []uint32
	// Narrow are floats that matrices do not have: [ir.BF16], [ir.F8E4M3FN] and [ir.F8E5M2]. All has none of them.
	Narrow []ir.FloatKind
	// Vectors allows vectors of 2 to 4 components.
	Vectors bool
	// Matrices allows matrices of 2 to 4 columns and rows.
	Matrices bool
	// RowMajor allows members with row-major matrices.
	RowMajor bool
	// OneMajor makes all matrices inside one member of a block row-major or all
	// column-major, as GLSL requires.
	OneMajor bool
	// Pointers allows pointers to PhysicalStorageBuffer.
	Pointers bool
	// Unsized allows a runtime array as last member of a block.
	Unsized bool
	// Nest is the maximum depth of arrays and structs in a member.
	Nest int
	// Members is the maximum number of members of a struct, Count that of elements of
	// an array.
	Members, Count int
}

// All returns options that allow everything: structs and arrays nested four deep, up to
// 6 members and 4 elements.
func All() Options {
	return Options{
		Ints: []uint32{8, 16, 32, 64}, Floats: []uint32{16, 32, 64},
		Vectors: true, Matrices: true, RowMajor: true, Pointers: true, Unsized: true,
		Nest: 4, Members: 6, Count: 4,
	}
}

// Block returns a literal struct without offsets. Equal seeds and options give equal
// structs. Row-major matrices have the member decoration.
func (o Options) Block(ctx *ir.Context, seed uint64) *spirv.StructType {
	m := &maker{Options: o, ctx: ctx, rng: rand.New(rand.NewPCG(seed, 0x626c6f636b))}
	n := 1 + m.rng.IntN(max(o.Members, 1))
	members := make([]spirv.Member, n)
	for i := range members {
		m.major = m.rng.IntN(2) == 1
		last := o.Unsized && i == n-1 && m.chance(30)
		t := m.member(o.Nest)
		if last {
			t = spirv.RuntimeArrayOf(t, 0)
		}
		members[i] = m.decorate(t)
	}
	return spirv.StructOf(ctx, members, false)
}

// maker makes one block.
type maker struct {
	Options
	ctx   *ir.Context
	rng   *rand.Rand
	major bool // majorness of the matrices in the current member of the block
}

func (m *maker) chance(percent int) bool { return m.rng.IntN(100) < percent }

// member returns a type with up to nest levels of arrays and structs.
func (m *maker) member(nest int) ir.Type {
	if nest > 0 {
		switch k := m.rng.IntN(100); {
		case k < 22:
			return spirv.ArrayOf(m.member(nest-1), uint32(1+m.rng.IntN(max(m.Count, 1))), 0)
		case k < 40:
			return m.structure(nest - 1)
		}
	}
	return m.leaf()
}

func (m *maker) structure(nest int) ir.Type {
	members := make([]spirv.Member, 1+m.rng.IntN(max(m.Members, 1)))
	for i := range members {
		members[i] = m.decorate(m.member(nest))
	}
	return spirv.StructOf(m.ctx, members, false)
}

// decorate makes a member of type t and chooses the majorness of its matrices.
func (m *maker) decorate(t ir.Type) spirv.Member {
	row := m.major
	if !m.OneMajor {
		row = m.rng.IntN(2) == 1
	}
	return MemberOf(t, row && m.RowMajor)
}

func (m *maker) leaf() ir.Type {
	k := m.rng.IntN(100)
	switch {
	case k < 5 && m.Pointers:
		return pointer(m.ctx)
	case k < 25 && m.Matrices && len(m.Floats) > 0:
		column := m.ctx.Vector([]int64{m.components()}, float(m.ctx, m.Floats[m.rng.IntN(len(m.Floats))]))
		return spirv.MatrixOf(uint32(m.components()), column)
	case k < 65 && m.Vectors:
		return m.ctx.Vector([]int64{m.components()}, m.scalar())
	}
	return m.scalar()
}

func (m *maker) components() int64 { return 2 + m.rng.Int64N(3) }

func (m *maker) scalar() ir.Type {
	k := m.rng.IntN(len(m.Ints) + len(m.Floats) + len(m.Narrow))
	switch wide := len(m.Ints) + len(m.Floats); {
	case k < len(m.Ints):
		return m.ctx.I(m.Ints[k])
	case k >= wide:
		return m.ctx.Float(m.Narrow[k-wide])
	}
	return float(m.ctx, m.Floats[k-len(m.Ints)])
}

func float(ctx *ir.Context, bits uint32) ir.Type {
	switch bits {
	case 16:
		return ctx.F16()
	case 32:
		return ctx.F32()
	case 64:
		return ctx.F64()
	}
	panic("blockgen: SPIR-V has no float of this width")
}

// pointer returns a device address of a block with one integer. The integer has an
// offset that no rule set assigns, so no struct inside a block equals the block behind
// the pointer; SPIR-V forbids that.
func pointer(ctx *ir.Context) ir.Type {
	block := spirv.StructOf(ctx, []spirv.Member{{Type: ctx.I32(), Offset: 64}}, true)
	return spirv.PointerTo(block, spec.StorageClassPhysicalStorageBuffer)
}

// MemberOf returns a member of type t without offset. If rowMajor is true and t is a
// matrix or an array of matrices, the member has the decoration RowMajor.
func MemberOf(t ir.Type, rowMajor bool) spirv.Member {
	m := spirv.Member{Type: t}
	for {
		switch e := t.(type) {
		case *spirv.ArrayType:
			t = e.Element
			continue
		case *spirv.RuntimeArrayType:
			t = e.Element
			continue
		case *spirv.MatrixType:
			if rowMajor {
				m.Decorations = []spirv.MemberDecoration{{Decoration: spec.DecorationRowMajor}}
			}
		}
		return m
	}
}
