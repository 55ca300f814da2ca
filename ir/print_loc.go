package ir

// trailingLocation writes the location after an operation or block argument if
// the options ask for locations.
func (p *Printer) trailingLocation(l Location, alias bool) {
	if p.opts.DebugInfo && !p.collecting {
		p.Byte(' ')
		p.location(l, p.ctx, alias)
	}
}

// OptionalLocation writes ` loc(...)` if the options ask for locations.
func (p *Printer) OptionalLocation(l Location) {
	if p.collecting {
		p.visitLoc(l, false)
		return
	}
	p.trailingLocation(l, true)
}

// Location writes `loc(...)`, without aliases.
func (p *Printer) Location(l Location) { p.location(l, p.ctx, false) }

func (p *Printer) location(l Location, c *Context, alias bool) {
	w := locWriter{p: p, ctx: c, pretty: p.opts.PrettyDebugInfo && p.opts.DebugInfo}
	if w.pretty {
		w.write(l, true)
		return
	}
	p.Str("loc(")
	if !alias || !p.locAlias(l) {
		w.write(l, true)
	}
	p.Byte(')')
}

// locWriter writes what is inside `loc(...)`.
type locWriter struct {
	p      *Printer
	ctx    *Context
	pretty bool
}

func (w *locWriter) write(l Location, top bool) {
	p := w.p
	if !top && p.locAlias(l) {
		return
	}
	li := w.ctx.LocInfo(l)
	switch li.Kind {
	case LocUnknown:
		if w.pretty {
			p.Str("[unknown]")
		} else {
			p.Str("unknown")
		}
	case LocFileLineCol:
		if w.pretty {
			p.Str(li.File)
		} else {
			p.QuotedString(li.File)
		}
		p.Byte(':')
		p.Uint(uint64(li.Line))
		p.Byte(':')
		p.Uint(uint64(li.Col))
	case LocName:
		p.QuotedString(li.File)
		if child := li.Children[0]; child != UnknownLoc {
			p.Byte('(')
			w.write(child, false)
			p.Byte(')')
		}
	case LocCallSite:
		w.callSite(li.Children[0], li.Children[1])
	case LocFused:
		w.fused(&li)
	case LocOpaque:
		w.write(li.Children[0], false)
	}
}

func (w *locWriter) callSite(callee, caller Location) {
	p := w.p
	if !w.pretty {
		p.Str("callsite(")
		w.write(callee, false)
		p.Str(" at ")
		w.write(caller, false)
		p.Byte(')')
		return
	}
	w.write(callee, false)
	if w.ctx.LocInfo(callee).Kind != LocName || w.ctx.LocInfo(caller).Kind != LocFileLineCol {
		p.Byte('\n')
	}
	p.Str(" at ")
	w.write(caller, false)
}

func (w *locWriter) fused(li *LocInfo) {
	p := w.p
	if !w.pretty {
		p.Str("fused")
	}
	if li.Metadata != nil {
		p.Byte('<')
		p.Attr(li.Metadata)
		p.Byte('>')
	}
	p.Byte('[')
	for i, l := range li.Children {
		if i > 0 {
			p.Str(", ")
		}
		w.write(l, false)
	}
	p.Byte(']')
}
