package spirvtollvm

import (
	"math"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
)

// extent is the place that a value takes in memory, in bytes.
type extent struct{ size, align uint64 }

// unbounded is the size of a runtime array.
const unbounded = math.MaxUint64

// maxDepth bounds walks of types, as the parser does.
const maxDepth = 64

// places decides which offsets and strides a type may state.
type places struct {
	// exact asks for those that LLVM gives to the type. Without it they are those of MLIR's pass decorate-spirv-composite-type-layout, for which
	// three components take the size of three: LLVM then puts the next member elsewhere.
	exact bool
}

// natural reports whether a struct has the natural offsets, and no others inside of it.
func (p places) natural(t *spirv.StructType) bool {
	_, ok := p.structure(t, 0)
	return ok
}

// of returns the extent of a type. ok is false if the type, or one inside of it, has other offsets or
// strides, or none.
func (p places) of(t ir.Type, depth int) (e extent, ok bool) {
	if depth > maxDepth {
		return extent{}, false
	}
	switch t := t.(type) {
	case *ir.IntegerType, *ir.FloatType:
		n := uint64(max(spirv.BitWidth(t)/8, 1))
		return extent{n, n}, spirv.IsScalar(t)
	case *ir.VectorType:
		n := uint64(t.Shape()[0])
		e, ok = p.of(t.ElementType(), depth+1)
		align := uint64(4)
		if n == 2 {
			align = 2
		}
		if n == 3 && p.exact {
			n = 4
		}
		return extent{e.size * n, e.align * align}, ok
	case *spirv.ArrayType:
		e, ok = p.of(t.Element, depth+1)
		return extent{e.size * uint64(t.Count), e.align}, ok && t.Stride == uint32(e.size)
	case *spirv.RuntimeArrayType:
		e, ok = p.of(t.Element, depth+1)
		return extent{unbounded, e.align}, ok && t.Stride == uint32(e.size)
	case *spirv.StructType:
		return p.structure(t, depth+1)
	}
	return extent{}, false
}

// structure is [places.of] for structs. A struct with a name is not natural: MLIR cannot make another one of the same name.
func (p places) structure(t *spirv.StructType, depth int) (e extent, ok bool) {
	members := t.Members()
	e.align = 1
	if len(members) == 0 {
		return e, true
	}
	if t.IsIdentified() || !t.HasOffset() || depth > maxDepth {
		return extent{}, false
	}
	for i := range members {
		m, ok := p.of(members[i].Type, depth)
		if !ok {
			return extent{}, false
		}
		e.size = alignTo(e.size, m.align)
		if members[i].Offset != uint32(e.size) {
			return extent{}, false
		}
		e.size += m.size
		e.align = max(e.align, m.align)
	}
	e.size = alignTo(e.size, e.align)
	return e, true
}

func alignTo(n, align uint64) uint64 { return (n + align - 1) / align * align }
