package reduce

import (
	"math"
	"math/bits"

	"github.com/spvc/spvc/ir"
)

// size says how large IR is. Sizes compare lexicographically, so the search ends: no
// step makes a part smaller by making one before it larger.
type size [numParts]int64

// The parts of a size, most important first.
const (
	partOps       = iota // operations other than constants
	partBlocks           // blocks
	partConstants        // constants
	partValues           // operands, results and block arguments
	partTypes            // widths of the types of values
	partAttrs            // magnitudes of attributes
	partUses             // the numbers of the values that operands use
	numParts
)

// ops returns the number of operations, constants included.
func (s *size) ops() int { return int(s[partOps] + s[partConstants]) }

// less reports whether s is smaller than t.
func (s *size) less(t *size) bool {
	for i := range s {
		if s[i] != t[i] {
			return s[i] < t[i]
		}
	}
	return false
}

// largest bounds weights, so that sums of them do not overflow.
const largest = math.MaxInt64 >> 32

// meter measures IR. It keeps the weights of types and attributes.
type meter struct {
	types map[ir.Type]int64
	attrs map[ir.Attribute]int64
}

func newMeter() *meter {
	return &meter{types: map[ir.Type]int64{}, attrs: map[ir.Attribute]int64{}}
}

// measure returns the size of op. It overwrites the Scratch fields of the values in op.
func (m *meter) measure(op *ir.Operation) size {
	var s size
	values := uint32(0)
	define := func(v *ir.Value) {
		v.Scratch = values
		values++
		s[partTypes] += m.typeWeight(v.Type())
	}
	op.WalkPre(func(o *ir.Operation) ir.WalkResult {
		if o.HasTrait(ir.ConstantLike) {
			s[partConstants]++
		} else {
			s[partOps]++
		}
		s[partValues] += int64(o.NumOperands())
		for i := range o.NumResults() {
			define(o.Result(i))
		}
		for i := range o.NumRegions() {
			for b := o.Region(i).First(); b != nil; b = b.Next() {
				s[partBlocks]++
				for _, a := range b.Args() {
					define(a)
				}
			}
		}
		for _, a := range o.Attrs() {
			s[partAttrs] += 1 + m.attrWeight(a.Value)
		}
		return ir.WalkAdvance
	})
	s[partValues] += int64(values)
	op.WalkPre(func(o *ir.Operation) ir.WalkResult {
		for i := range o.NumOperands() {
			s[partUses] += int64(o.Operand(i).Scratch)
		}
		return ir.WalkAdvance
	})
	return s
}

// typeWeight returns the width in bits of a number, the sum of the widths of the parts
// of other types.
func (m *meter) typeWeight(t ir.Type) int64 {
	if w, ok := m.types[t]; ok {
		return w
	}
	m.types[t] = 1 // a type may contain itself
	var w int64
	switch t := t.(type) {
	case *ir.IntegerType:
		w = int64(t.Width)
	case *ir.FloatType:
		w = int64(t.Width())
	default:
		w = 1
		ir.VisitTypeParts(t, func(p ir.Type) { w = min(w+m.typeWeight(p), largest) }, func(a ir.Attribute) { w = min(w+m.attrWeight(a), largest) })
		w = min(w+weightOfShape(t, w), largest)
	}
	m.types[t] = w
	return w
}

// weightOfShape returns what the shape of t adds to the weight elem of its parts.
func weightOfShape(t ir.Type, elem int64) int64 {
	shaped, ok := t.(ir.ShapedType)
	if !ok {
		return 0
	}
	w := elem
	for _, d := range shaped.Shape() {
		w++ // the dimension itself
		if d = min(d, largest); d > 1 {
			w = min(w, largest/d) * d
		}
	}
	return w
}

// attrWeight returns the number of bits of numbers, the length of texts, and the sum
// over the parts of other attributes.
func (m *meter) attrWeight(a ir.Attribute) int64 {
	if w, ok := m.attrs[a]; ok {
		return w
	}
	w := int64(1)
	switch a := a.(type) {
	case *ir.IntegerAttr:
		w += int64(a.Value.Abs().ActiveBits())
		if a.Value.IsNegative() {
			w++
		}
	case *ir.FloatAttr:
		w += floatWeight(a)
	case *ir.EnumAttr:
		w += int64(bits.Len64(a.Value))
	case *ir.StringAttr:
		w += int64(len(a.Value))
	case *ir.SymbolRefAttr:
		w += int64(len(a.Root))
		for _, n := range a.Nested {
			w += 1 + int64(len(n))
		}
	case *ir.DenseElementsAttr:
		w = min(m.denseWeight(a), largest)
	default:
		ir.VisitParts(a, func(t ir.Type) { w = min(w+m.typeWeight(t), largest) }, func(p ir.Attribute) { w = min(w+m.attrWeight(p), largest) })
	}
	m.attrs[a] = w
	return w
}

// denseWeight returns the sum of the weights of the elements, or the weight of the only
// one of a splat.
func (m *meter) denseWeight(a *ir.DenseElementsAttr) int64 {
	if e := a.SplatValue(); e != nil {
		return 1 + m.attrWeight(e)
	}
	w := int64(2)
	for i := range a.NumElements() {
		w += m.attrWeight(a.Element(i))
	}
	return w
}

// floatWeight returns 0 for the number 0, little for small whole numbers, and much for
// others.
func floatWeight(a *ir.FloatAttr) int64 {
	w := int64(0)
	if a.Value.IsNegative() {
		w = 1
	}
	v, exact, ok := a.Value.ToInt(64, true)
	if !ok || !exact {
		return w + 100 + int64(len(a.Value.String()))
	}
	return w + int64(v.Abs().ActiveBits())
}
