package ir

// extent is the size of a type, attribute or location printed in full. A part that
// occurs twice counts twice: a few lines of aliases that each refer twice to the one
// before would otherwise make the printed text grow without bound.
type extent struct {
	parts uint32 // parts in it, at all levels
	depth uint32 // levels
}

const (
	// maxParts is the number of parts from which an alias is rejected. Text without
	// aliases has no such limit.
	maxParts = 1 << 24
	maxLevel = maxDepth
)

func (e *extent) include(part extent) {
	e.parts = min(e.parts+part.parts+1, 1<<30)
	e.depth = max(e.depth, part.depth+1)
}

// add includes a part given to NewTypeBase or NewAttrBase.
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

// locExtent returns the extent of l. The parser keeps the extents of locations, because
// few locations have parts.
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

// checkExtent emits an error and returns false if the alias defined at off stands for
// something too big.
func (p *Parser) checkExtent(e extent, off int) bool {
	why := e.problem("alias")
	return why == "" || p.errorAt(off, why)
}

// problem returns why what is too big to be printed in full, or "" if it is not.
func (e extent) problem(what string) string {
	switch {
	case e.depth > maxLevel:
		return "nesting is too deep"
	case e.parts > maxParts:
		return what + " expands to too many parts"
	}
	return ""
}
