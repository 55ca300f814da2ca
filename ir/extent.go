package ir

// extent measures a type, attribute or location as it is printed in full, where
// a part that occurs twice counts twice: a few lines of aliases that each name the
// one before twice would otherwise make it grow beyond all bounds.
type extent struct {
	parts uint32 // in it, at all levels
	depth uint32 // levels
}

const (
	// maxParts is the number of parts from which on an alias is refused. What is
	// written out has no such limit.
	maxParts = 1 << 24
	maxLevel = maxDepth
)

func (e *extent) include(part extent) {
	e.parts = min(e.parts+part.parts+1, 1<<30)
	e.depth = max(e.depth, part.depth+1)
}

// add includes a part as it is given to NewTypeBase and NewAttrBase.
func (e *extent) add(part any) {
	switch p := part.(type) {
	case []Type:
		for _, t := range p {
			e.include(t.typeBase().extent)
		}
	case []Attribute:
		for _, a := range p {
			if a != nil {
				e.include(a.attrBase().extent)
			}
		}
	case []NamedAttribute:
		for _, a := range p {
			e.include(a.Value.attrBase().extent)
		}
	case Type:
		e.include(p.typeBase().extent)
	case Attribute:
		e.include(p.attrBase().extent)
	}
}

// locExtent returns the extent of l. Those of locations are kept by the parser,
// since few locations ever have parts.
func (p *Parser) locExtent(l Location) extent {
	if e, ok := p.locExtents[l]; ok {
		return e
	}
	var e extent
	info := p.ctx.LocInfo(l)
	for _, c := range info.Children {
		e.include(p.locExtent(c))
	}
	if info.Metadata != nil {
		e.include(info.Metadata.attrBase().extent)
	}
	if p.locExtents == nil {
		p.locExtents = map[Location]extent{}
	}
	p.locExtents[l] = e
	return e
}

// checkExtent refuses the alias defined at off if what it stands for is too big.
func (p *Parser) checkExtent(e extent, off int) bool {
	switch {
	case e.depth > maxLevel:
		return p.errorAt(off, "nesting is too deep")
	case e.parts > maxParts:
		return p.errorAt(off, "alias stands for too much")
	}
	return true
}
