package irgen

import (
	"math/rand/v2"
	"regexp"

	"github.com/spvc/spvc/ir"
)

// Break returns up to n texts of top in generic form, each with an error in one
// operation. Some of the texts may still be valid.
func Break(seed uint64, top *ir.Operation, n int) []string {
	rng := rand.New(rand.NewPCG(seed, 99))
	var ops []*ir.Operation
	top.Walk(func(op *ir.Operation) {
		if op != top {
			ops = append(ops, op)
		}
	})
	var out []string
	for range n {
		b := &breaker{Rand: rng, ctx: top.Context()}
		for range 20 {
			if undo := b.one(ops[rng.IntN(len(ops))], rng.IntN(8)); undo != nil {
				out = append(out, top.Text(ir.PrintOptions{Generic: true}))
				undo()
				break
			}
		}
	}
	return out
}

type breaker struct {
	*rand.Rand
	ctx *ir.Context
}

// one breaks op in the given way. It returns a function that undoes the change, or nil
// if op cannot be broken that way.
func (b *breaker) one(op *ir.Operation, kind int) func() {
	switch kind {
	case 0: // one operand fewer
		if n := op.NumOperands(); n > 0 {
			old := op.Operands()
			op.EraseOperands(n-1, n)
			return func() { op.SetOperands(old) }
		}
	case 1: // one operand more
		if n := op.NumOperands(); n > 0 {
			old := op.Operands()
			op.InsertOperands(b.IntN(n+1), old[b.IntN(n)])
			return func() { op.SetOperands(old) }
		}
	case 2: // another result type
		if n := op.NumResults(); n > 0 && !op.HasUses() {
			v := op.Result(b.IntN(n))
			old := v.Type()
			v.SetType(b.typ())
			return func() { v.SetType(old) }
		}
	case 3, 4: // one attribute fewer, or a different one
		as := op.Attrs()
		if len(as) == 0 {
			return nil
		}
		a := as[b.IntN(len(as))]
		if kind == 3 {
			op.RemoveAttr(a.Name)
		} else {
			op.SetAttr(a.Name, b.attr())
		}
		return func() { op.SetAttr(a.Name, a.Value) }
	case 5: // swapped operands
		if n := op.NumOperands(); n > 1 {
			i, k := b.IntN(n), b.IntN(n)
			x, y := op.Operand(i), op.Operand(k)
			if x.Type() == y.Type() {
				return nil
			}
			op.SetOperand(i, y)
			op.SetOperand(k, x)
			return func() { op.SetOperand(i, x); op.SetOperand(k, y) }
		}
	case 6:
		return b.argument(op)
	case 7: // an operand of another type
		if n := op.NumOperands(); n > 0 {
			i := b.IntN(n)
			old, other := op.Operand(i), b.otherThan(op, op.Operand(i).Type())
			if other == nil {
				return nil
			}
			op.SetOperand(i, other)
			return func() { op.SetOperand(i, old) }
		}
	}
	return nil
}

// argument gives the first block argument of op another type, as one does.
func (b *breaker) argument(op *ir.Operation) func() {
	if op.NumRegions() == 0 || op.Region(0).Empty() || op.Region(0).First().NumArgs() == 0 {
		return nil
	}
	v := op.Region(0).First().Arg(0)
	if v.HasUses() {
		return nil
	}
	old := v.Type()
	v.SetType(b.typ())
	return func() { v.SetType(old) }
}

// otherThan returns a value of a type other than t that op can see, nil if there is none.
func (b *breaker) otherThan(op *ir.Operation, t ir.Type) *ir.Value {
	var other *ir.Value
	for p := op.Prev(); p != nil; p = p.Prev() {
		if p.NumResults() > 0 && p.Result(0).Type() != t {
			other = p.Result(0)
		}
	}
	for _, v := range op.Block().Args() {
		if v.Type() != t && (other == nil || b.IntN(3) == 0) {
			other = v
		}
	}
	return other
}

func (b *breaker) typ() ir.Type {
	c := b.ctx
	return []ir.Type{c.I32(), c.I1(), c.F32(), c.Index(), c.Vector([]int64{4}, c.F32()), c.Tensor([]int64{4}, c.I32(), nil), c.MemRef([]int64{4}, c.F32(), nil, nil), c.None()}[b.IntN(8)]
}

func (b *breaker) attr() ir.Attribute {
	c := b.ctx
	return []ir.Attribute{c.Unit(), c.Int(c.I64(), 3), c.Int(c.I32(), -1), c.String("x"), c.SymbolRef("nobody"), c.TypeAttr(c.I32()), c.Array(nil), c.DenseI64Array(1, 2, 3)}[b.IntN(8)]
}

// BreakText returns up to n variants of a text in custom form, each with one token
// missing, doubled, swapped with the next or replaced by another.
func BreakText(seed uint64, text string, n int) []string {
	rng := rand.New(rand.NewPCG(seed, 98))
	places := tokenPattern.FindAllStringIndex(text, -1)
	var out []string
	for len(places) > 2 && len(out) < n {
		i := rng.IntN(len(places) - 1)
		p, q := places[i], places[i+1]
		token, next := text[p[0]:p[1]], text[q[0]:q[1]]
		switch rng.IntN(4) {
		case 0:
			out = append(out, text[:p[0]]+text[p[1]:])
		case 1:
			out = append(out, text[:p[1]]+" "+token+text[p[1]:])
		case 2:
			out = append(out, text[:p[0]]+next+text[p[1]:q[0]]+token+text[q[1]:])
		default:
			o := places[rng.IntN(len(places))]
			out = append(out, text[:p[0]]+text[o[0]:o[1]]+text[p[1]:])
		}
	}
	return out
}

var tokenPattern = regexp.MustCompile(`[%@^#!]?[A-Za-z_0-9$.]+|"[^"\n]*"|->|[-(){}\[\]<>,:=?*]`)
