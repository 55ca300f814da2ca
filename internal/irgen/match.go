package irgen

import "github.com/spvc/spvc/ir"

// match makes the chosen types agree with the traits of the op, if the types can be
// computed.
func (g *guess) match() {
	for _, t := range g.def.Traits {
		switch t {
		case ir.Trait(ir.SameOperandsAndResultType):
			g.unify(true)
		case ir.Trait(ir.SameTypeOperands):
			g.unify(false)
		}
	}
	for _, t := range g.def.Traits {
		m, ok := t.(*ir.MatchTrait)
		if !ok {
			continue
		}
		var first ir.Type
		for _, n := range m.Names {
			if t := g.typeNamed(n); t != nil && first == nil {
				first = t
			}
		}
		for _, n := range m.Names {
			g.setTypeNamed(n, first)
		}
		if m.Infer != nil {
			if from := g.typeNamed(m.From); from != nil {
				g.setTypeNamed(m.To, m.Infer(from))
			}
		}
	}
}

func (g *guess) unify(results bool) {
	var first ir.Type
	groups := g.operands
	if results {
		groups = append(append([][]ir.Type{}, groups...), g.results...)
	}
	for _, ts := range groups {
		for k := range ts {
			if first == nil {
				first = ts[k]
			}
			ts[k] = first
		}
	}
	if results && first != nil {
		for i := range g.results {
			if g.results[i] == nil && g.def.Results[i].Quantity == ir.One {
				g.results[i] = []ir.Type{first}
			}
		}
	}
}

// typeNamed returns the type of the first value, or of the attribute, called name.
func (g *guess) typeNamed(name string) ir.Type {
	for i := range g.def.Operands {
		if g.def.Operands[i].Name == name && len(g.operands[i]) > 0 {
			return g.operands[i][0]
		}
	}
	for i := range g.def.Results {
		if g.def.Results[i].Name == name && len(g.results[i]) > 0 {
			return g.results[i][0]
		}
	}
	for i := range g.def.Attrs {
		if g.def.Attrs[i].Name == name {
			if a, ok := g.attrs[i].(ir.TypedAttr); ok {
				return a.Type()
			}
		}
	}
	return nil
}

func (g *guess) setTypeNamed(name string, t ir.Type) {
	if t == nil {
		return
	}
	for i := range g.def.Operands {
		if g.def.Operands[i].Name == name {
			for k := range g.operands[i] {
				g.operands[i][k] = t
			}
		}
	}
	for i := range g.def.Results {
		if g.def.Results[i].Name == name && g.def.Results[i].Quantity == ir.One {
			g.results[i] = []ir.Type{t}
		}
	}
}
