package serialize

import (
	"encoding/binary"
	"math"
	"slices"

	"github.com/spvc/spvc/ir"
)

// losslessName is the attribute of a module that holds the words it was read from. The
// ops take precedence: the words apply only as long as reading them produces the same
// ops.
const losslessName = "lossless"

// record attaches words to module.
func record(module *ir.Operation, words []uint32) {
	ctx := module.Context()
	t := ctx.Tensor([]int64{int64(len(words))}, ctx.I32(), nil)
	module.SetAttr(losslessName, ctx.Dense(t, Bytes(words)))
}

// recorded returns the words that module was read from, or nil if it has no such
// attribute.
func recorded(module *ir.Operation) []uint32 {
	d, ok := module.Attr(losslessName).(*ir.DenseElementsAttr)
	if !ok || d.Raw == nil || d.NumElements() > math.MaxInt32 || len(d.Raw)%4 != 0 || int64(len(d.Raw)) != 4*d.NumElements() {
		return nil
	}
	words := make([]uint32, len(d.Raw)/4)
	for i := range words {
		words[i] = binary.LittleEndian.Uint32(d.Raw[4*i:])
	}
	return words
}

// replay returns the words of a module that was read with its words. It copies the
// words of unchanged functions and writes changed functions anew. It returns false if
// anything other than functions has changed.
func replay(module *ir.Operation, o Options) ([]uint32, bool) {
	words := recorded(module)
	if words == nil {
		return nil, false
	}
	var best *replayer
	for _, flat := range [...]bool{false, true} {
		r := deserialize(module.Context(), words, ReadOptions{NoStructure: flat}, true, nil)
		if r == nil {
			return nil, false
		}
		p := &replayer{r: r, module: module, words: words}
		if !p.compare() {
			return nil, false
		}
		if best == nil || p.changes < best.changes {
			best = p
		}
		if best.changes == 0 {
			return words, true
		}
	}
	return best.write(o)
}

// sameAttributes compares the attributes of two modules, except the recorded words and
// the name.
func sameAttributes(a, b *ir.Operation) bool {
	if !slices.Equal(withoutWords(a.DiscardableAttrs()), withoutWords(b.DiscardableAttrs())) {
		return false
	}
	for i := range a.Info().NumSlots() {
		if a.Prop(i) != b.Prop(i) && a.Info().Def.Attrs[i].Name != ir.SymbolNameAttr {
			return false
		}
	}
	return true
}

func withoutWords(attrs []ir.NamedAttribute) []ir.NamedAttribute {
	return slices.DeleteFunc(slices.Clone(attrs), func(a ir.NamedAttribute) bool { return a.Name == losslessName })
}

// comparison maps values and blocks of one module to those of another.
type comparison struct {
	values map[*ir.Value]*ir.Value
	blocks map[*ir.Block]*ir.Block
}

// region compares two regions. Uses may come before definitions, so it compares
// operands only after it has paired all ops of the region.
func (c *comparison) region(a, b *ir.Region) bool {
	x, y := a.First(), b.First()
	for ; x != nil && y != nil; x, y = x.Next(), y.Next() {
		c.blocks[x] = y
		if x.NumArgs() != y.NumArgs() {
			return false
		}
		for i := range x.NumArgs() {
			if x.Arg(i).Type() != y.Arg(i).Type() {
				return false
			}
			c.values[x.Arg(i)] = y.Arg(i)
		}
	}
	if x != nil || y != nil {
		return false
	}
	for x, y = a.First(), b.First(); x != nil; x, y = x.Next(), y.Next() {
		if !c.pair(x, y) {
			return false
		}
	}
	for x, y = a.First(), b.First(); x != nil; x, y = x.Next(), y.Next() {
		if !c.uses(x, y) {
			return false
		}
	}
	return true
}

// pair compares the operations of two blocks, except their operands, successors and
// regions.
func (c *comparison) pair(x, y *ir.Block) bool {
	p, q := x.First(), y.First()
	for ; p != nil && q != nil; p, q = p.Next(), q.Next() {
		if !sameOperation(p, q) {
			return false
		}
		for i := range p.NumResults() {
			c.values[p.Result(i)] = q.Result(i)
		}
	}
	return p == nil && q == nil
}

// sameOperation compares two operations as Operation.SameButOperands does, but ignores
// the types of integers in decorations, because the text of some ops does not show
// these types.
func sameOperation(p, q *ir.Operation) bool {
	if p.SameButOperands(q) {
		return true
	}
	x, y := p.DiscardableAttrs(), q.DiscardableAttrs()
	if p.Info() != q.Info() || len(x) == 0 || len(x) != len(y) || p.NumOperands() != q.NumOperands() || p.NumResults() != q.NumResults() ||
		p.NumRegions() != q.NumRegions() || p.NumSuccessors() != q.NumSuccessors() {
		return false
	}
	for i := range p.Info().NumSlots() {
		if p.Prop(i) != q.Prop(i) {
			return false
		}
	}
	for i := range p.NumResults() {
		if p.Result(i).Type() != q.Result(i).Type() {
			return false
		}
	}
	for i := range x {
		a, isInt := x[i].Value.(*ir.IntegerAttr)
		b, isInt2 := y[i].Value.(*ir.IntegerAttr)
		if x[i].Name != y[i].Name || x[i].Value != y[i].Value && (!isInt || !isInt2 || a.Int64Or(-1) != b.Int64Or(-2)) {
			return false
		}
	}
	return true
}

// uses compares the operands, successors and regions of the operations of two blocks.
func (c *comparison) uses(x, y *ir.Block) bool {
	for p, q := x.First(), y.First(); p != nil; p, q = p.Next(), q.Next() {
		for i := range p.NumOperands() {
			if c.values[p.Operand(i)] != q.Operand(i) {
				return false
			}
		}
		for i := range p.NumSuccessors() {
			if c.blocks[p.Successor(i)] != q.Successor(i) {
				return false
			}
		}
		for i := range p.NumRegions() {
			if !c.region(p.Region(i), q.Region(i)) {
				return false
			}
		}
	}
	return true
}
