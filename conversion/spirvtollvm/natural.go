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

// isNatural reports whether a struct has the offsets that the pass decorate-spirv-composite-type-layout would give it in MLIR, and no
// others inside of it.
func isNatural(t *spirv.StructType) bool {
	_, ok := naturalStruct(t, 0)
	return ok
}

// natural returns the extent of a type by MLIR's rules for Vulkan. ok is false if the type, or one inside of it, has other offsets or
// strides, or none.
func natural(t ir.Type, depth int) (e extent, ok bool) {
	if depth > maxDepth {
		return extent{}, false
	}
	switch t := t.(type) {
	case *ir.IntegerType, *ir.FloatType:
		n := uint64(max(spirv.BitWidth(t)/8, 1))
		return extent{n, n}, spirv.IsScalar(t)
	case *ir.VectorType:
		n := uint64(t.Shape()[0])
		e, ok = natural(t.ElementType(), depth+1)
		align := uint64(4)
		if n == 2 {
			align = 2
		}
		return extent{e.size * n, e.align * align}, ok
	case *spirv.ArrayType:
		e, ok = natural(t.Element, depth+1)
		return extent{e.size * uint64(t.Count), e.align}, ok && t.Stride == uint32(e.size)
	case *spirv.RuntimeArrayType:
		e, ok = natural(t.Element, depth+1)
		return extent{unbounded, e.align}, ok && t.Stride == uint32(e.size)
	case *spirv.StructType:
		return naturalStruct(t, depth+1)
	}
	return extent{}, false
}

// naturalStruct is natural for structs. A struct with a name is not natural: MLIR cannot make another one of the same name.
func naturalStruct(t *spirv.StructType, depth int) (e extent, ok bool) {
	members := t.Members()
	e.align = 1
	if len(members) == 0 {
		return e, true
	}
	if t.IsIdentified() || !t.HasOffset() || depth > maxDepth {
		return extent{}, false
	}
	for i := range members {
		m, ok := natural(members[i].Type, depth)
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
