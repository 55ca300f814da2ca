package ir

import (
	"slices"
	"strconv"
)

// finish checks that the format binds everything, and finds the source of each type
// that the format does not spell.
func (c *opCompiler) finish() {
	if c.err != nil {
		return
	}
	if !c.hasAttrDict {
		c.fail("attr-dict is missing")
	}
	c.checkBound()
	resolvers := c.resolvers()
	c.resolveResults(resolvers)
	c.resolveOperands(resolvers)
	c.elision()
	c.checkedVariables()
	if c.err == nil {
		c.prog.plain = newPlainFormat(c.prog, c.def)
	}
}

func (c *opCompiler) checkBound() {
	for i, seen := range c.operands {
		if !seen && !c.prog.allOperands {
			c.fail("operand #" + strconv.Itoa(i) + ", named '" + c.def.Operands[i].Name + "', not found")
		}
		if seen && c.prog.allOperands {
			c.fail("operand '" + c.def.Operands[i].Name + "' is bound both alone and by operands")
		}
	}
	for i, seen := range c.regions {
		if !seen && !c.prog.allRegions {
			c.fail("region #" + strconv.Itoa(i) + ", named '" + c.def.Regions[i].Name + "', not found")
		}
		if c.def.Regions[i].Quantity != One && i != len(c.regions)-1 {
			c.fail("only the last region may be variadic")
		}
	}
	for i, seen := range c.successors {
		if !seen && !c.prog.allSuccessors {
			c.fail("successor #" + strconv.Itoa(i) + ", named '" + c.def.Successors[i].Name + "', not found")
		}
		if c.def.Successors[i].Quantity != One && i != len(c.successors)-1 {
			c.fail("only the last successor may be variadic")
		}
	}
}

// elision lists the attributes that attr-dict leaves out.
func (c *opCompiler) elision() {
	p := c.prog
	for i, seen := range c.attrs {
		d := &c.def.Attrs[i]
		if seen {
			p.elided = append(p.elided, d.Name)
			for _, o := range d.Older {
				p.elided = append(p.elided, o.Name)
			}
		} else if d.Default != "" {
			p.defaulted = append(p.defaulted, int32(i))
		}
	}
	for i := range c.def.Operands {
		if s := c.def.Operands[i].Segments; s != "" && !p.allOperands {
			p.elided = append(p.elided, s)
		}
	}
	for _, t := range c.traits {
		switch t {
		case Trait(AttrSizedOperandSegments):
			p.operandSizes = !p.allOperands
			if p.operandSizes {
				p.elided = append(p.elided, SegmentSizesName)
			}
		case Trait(AttrSizedResultSegments):
			p.resultSizes = !p.allResultTypes
			if p.resultSizes {
				p.elided = append(p.elided, ResultSegmentSizesName)
			}
		}
	}
}

// seen finds the operand, result or attribute called name whose type the format
// spells.
func (c *opCompiler) seen(name string) (typeSource, bool) {
	for i := range c.def.Operands {
		if c.def.Operands[i].Name == name {
			return typeSource{kind: sourceOperand, arg: int32(i)}, c.operandTypes[i]
		}
	}
	for i := range c.def.Results {
		if c.def.Results[i].Name == name {
			return typeSource{kind: sourceResult, arg: int32(i)}, c.resultTypes[i]
		}
	}
	for i := range c.def.Attrs {
		if c.def.Attrs[i].Name == name {
			return typeSource{kind: sourceAttr, arg: int32(i)}, c.attrs[i]
		}
	}
	return typeSource{}, false
}

// resolvers returns, by name, the sources of types that the traits give.
func (c *opCompiler) resolvers() map[string]typeSource {
	from := map[string]typeSource{}
	for _, t := range c.traits {
		if m, ok := t.(*MatchTrait); ok {
			c.matchResolvers(m, from)
			continue
		}
		same := t == Trait(SameOperandsAndResultType)
		if !same && t != Trait(SameTypeOperands) {
			continue
		}
		src, ok := c.firstSpelled(same)
		if !ok {
			continue
		}
		for i := range c.def.Operands {
			if !c.operandTypes[i] {
				from[c.def.Operands[i].Name] = src
			}
		}
		for i := range c.def.Results {
			if same && !c.resultTypes[i] {
				from[resultKey(c.def, i)] = src
			}
		}
	}
	return from
}

// resultKey names result i in the map of resolvers; results may be unnamed.
func resultKey(def *OpDef, i int) string {
	if n := def.Results[i].Name; n != "" {
		return n
	}
	return "#" + strconv.Itoa(i)
}

func (c *opCompiler) firstSpelled(results bool) (typeSource, bool) {
	for i, seen := range c.operandTypes {
		if seen {
			return typeSource{kind: sourceOperand, arg: int32(i)}, true
		}
	}
	for i, seen := range c.resultTypes {
		if results && seen {
			return typeSource{kind: sourceResult, arg: int32(i)}, true
		}
	}
	return typeSource{}, false
}

func (c *opCompiler) matchResolvers(m *MatchTrait, from map[string]typeSource) {
	if m.To != "" && m.Infer != nil {
		if src, ok := c.seen(m.From); ok {
			src.infer = m.Infer
			from[m.To] = src
		}
		return
	}
	if m.To != "" && m.InferAll != nil {
		if src, ok := c.seen(m.From); ok {
			src.all = m.InferAll
			from[m.To] = src
		}
		return
	}
	if src, ok := c.seen(m.From); m.ranged && ok {
		from[m.To] = src
	}
	if m.Check != nil {
		return
	}
	for i, n := range m.Names {
		src, ok := c.seen(n)
		if !ok {
			continue
		}
		src.infer = m.Infer
		for k, other := range m.Names {
			if k != i {
				from[other] = src
			}
		}
	}
}

func (c *opCompiler) resolveResults(from map[string]typeSource) {
	p := c.prog
	p.results = make([]typeSource, len(c.def.Results))
	if p.allResultTypes || len(c.def.Results) == 0 {
		return
	}
	spelled := false
	for _, s := range c.resultTypes {
		spelled = spelled || s
	}
	infers := c.entry != nil && c.entry.Infer != nil
	if !spelled && infers {
		p.inferResults = true
		return
	}
	for i := range c.def.Results {
		d := &c.def.Results[i]
		if c.resultTypes[i] {
			continue
		}
		src, ok := from[resultKey(c.def, i)]
		switch {
		case ok:
			p.results[i] = src
		case d.Type != nil && d.Type.Build != nil && d.Quantity == One:
			p.results[i] = typeSource{kind: sourceBuild}
		case !spelled && slices.Contains(c.traits, Trait(SameOperandsAndResultType)):
			p.inferResults = true
			return
		default:
			c.fail("type of result #" + strconv.Itoa(i) + ", named '" + d.Name + "', is not buildable and a buildable type cannot be inferred")
		}
	}
}

func (c *opCompiler) resolveOperands(from map[string]typeSource) {
	p := c.prog
	p.operands = make([]typeSource, len(c.def.Operands))
	if p.allOpTypes {
		return
	}
	for i := range c.def.Operands {
		d := &c.def.Operands[i]
		if c.operandTypes[i] {
			continue
		}
		if src, ok := from[d.Name]; ok {
			p.operands[i] = src
		} else if d.Type != nil && d.Type.Build != nil && !(p.allOperands && d.Quantity != One) {
			p.operands[i] = typeSource{kind: sourceBuild}
		} else {
			c.fail("type of operand #" + strconv.Itoa(i) + ", named '" + d.Name + "', is not buildable and a buildable type cannot be inferred")
		}
	}
}

// checkedVariables lists the variables whose spelled types go through a
// transform. A transform is only defined for types that satisfy the variable's
// constraint.
func (c *opCompiler) checkedVariables() {
	n := int32(len(c.def.Operands))
	done := map[int32]bool{}
	note := func(list []typeSource) {
		for _, s := range list {
			if s.infer == nil && s.all == nil || s.kind != sourceOperand && s.kind != sourceResult {
				continue
			}
			tag := s.arg
			if s.kind == sourceResult {
				tag += n
			}
			if !done[tag] {
				done[tag] = true
				c.prog.checks = append(c.prog.checks, tag)
			}
		}
	}
	note(c.prog.results)
	note(c.prog.operands)
}
