package dispatch

import (
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/mlprogram"
	"github.com/spvc/spvc/ir"
)

// variable is the global of memory that holds a global of ml_program.
type variable struct {
	name string
	t    *ir.MemRefType
	// number says that the variable is a number and no tensor, and mutable that the program may change it.
	number, mutable bool
}

// variableOf returns the variable that op loads or stores, or nil if it is none that memory can hold.
func (p *placer) variableOf(op *ir.Operation) *variable {
	ref, ok := op.Prop(0).(*ir.SymbolRefAttr)
	if !ok || len(ref.Nested) > 0 {
		return nil
	}
	if v := p.variables[ref.Root]; v != nil {
		return v
	}
	g := ir.LookupSymbol(p.module, ref.Root)
	if g == nil || !g.Is(mlprogram.Global) {
		return nil
	}
	of, ok := g.Attr("type").(*ir.TypeAttr)
	if !ok {
		return nil
	}
	v := &variable{mutable: g.Attr("is_mutable") != nil}
	c := p.b.Context()
	value := g.Attr("value")
	switch t := of.Value.(type) {
	case *ir.RankedTensorType:
		v.t, _ = memoryOf(t).(*ir.MemRefType)
		if !ir.HasStaticShape(t) {
			return nil
		}
	default:
		if !isNumber(t) {
			return nil
		}
		v.t, v.number = c.MemRef(nil, t, nil, nil), true
		if value != nil {
			value = c.DenseOf(c.Tensor(nil, t, nil), []ir.Attribute{value})
		}
	}
	attrs := []ir.NamedAttribute{ir.Named("sym_name", c.String(ref.Root)), ir.Named("sym_visibility", c.String("private")), ir.Named("type", c.TypeAttr(v.t))}
	switch {
	case value == nil:
		attrs = append(attrs, ir.Named("initial_value", c.Unit()))
	default:
		attrs = append(attrs, ir.Named("initial_value", value))
	}
	if !v.mutable {
		attrs = append(attrs, ir.Named("constant", c.Unit()))
	}
	at := p.b.InsertionPoint()
	p.b.SetBefore(g)
	p.b.Create(g.Loc(), memref.Global, nil, nil, attrs...)
	p.b.SetInsertionPoint(at)
	g.Erase()
	v.name = ref.Root
	p.variables[ref.Root] = v
	return v
}

// globalLoad loads a number, or copies a tensor, because the program may store another one while the first is needed.
func (p *placer) globalLoad(op *ir.Operation) bool {
	v := p.variableOf(op)
	if v == nil {
		return false
	}
	m := memref.NewGetGlobal(p.b, op.Loc(), v.name, v.t)
	switch {
	case v.number:
		return p.replace(op, memref.NewLoad(p.b, op.Loc(), m))
	case v.mutable:
		return p.replace(op, p.copied(op.Loc(), m))
	}
	return p.replace(op, m)
}

func (p *placer) globalStore(op *ir.Operation) bool {
	v := p.variableOf(op)
	if v == nil {
		return false
	}
	m := memref.NewGetGlobal(p.b, op.Loc(), v.name, v.t)
	if v.number {
		memref.NewStore(p.b, op.Loc(), op.Operand(0), m)
	} else {
		p.b.Create(op.Loc(), memref.Copy, []*ir.Value{op.Operand(0), m}, nil)
	}
	op.Erase()
	return true
}
