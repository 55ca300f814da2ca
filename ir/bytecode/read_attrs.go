package bytecode

import (
	"github.com/spvc/spvc/ir"
)

// state is how far an entry of the table of attributes and types is.
type state uint8

const (
	unread state = iota
	reading
	done
)

// source is where an entry of the table is in the file.
type source struct {
	dialect string
	native  bool
	data    cursor
	state   state
	depth   int // levels of entries in it
}

type attrEntry struct {
	source
	attr  ir.Attribute
	isLoc bool
	loc   ir.Location
}

type typeEntry struct {
	source
	typ ir.Type
}

// readOffsets notes where each attribute and each type is.
func (r *reader) readOffsets(c, data *cursor) {
	attrs := c.count()
	r.attrs = make([]attrEntry, attrs)
	r.types = make([]typeEntry, c.count())
	for i := 0; i < attrs; {
		i = r.offsetGroup(c, data, i, attrs, func(i int) *source { return &r.attrs[i].source })
	}
	for i := 0; i < len(r.types); {
		i = r.offsetGroup(c, data, i, len(r.types), func(i int) *source { return &r.types[i].source })
	}
	if c.remaining() > 0 {
		r.fail("unexpected trailing data in the Attribute/Type offset section")
	}
}

// offsetGroup reads the sizes of the entries of one dialect from number i on, and
// returns the number of the next entry.
func (r *reader) offsetGroup(c, data *cursor, i, n int, at func(int) *source) int {
	dialect := *entry(r, r.dialects, c.varint(), "dialect")
	count := c.count()
	if count == 0 || count > n-i {
		r.fail("unexpected trailing data in the Attribute/Type offset section")
	}
	for end := i + count; i < end && !r.bad; i++ {
		size, native := c.flagged()
		if size > uint64(data.remaining()) {
			r.fail("Attribute or Type entry offset points past the end of section")
		}
		start := data.pos
		data.bytes(size)
		*at(i) = source{dialect: dialect, native: native, data: r.part(data.data, start, data.pos)}
	}
	if r.bad {
		return n
	}
	return i
}

// open begins to read an entry and reports whether it was not read before.
func (r *reader) open(s *source) bool {
	switch {
	case s.state == done:
		return false
	case r.bad:
	case s.state == reading:
		r.fail("attribute or type contains itself")
	case r.depth >= maxDepth:
		r.fail("nesting is too deep")
	default:
		s.state = reading
		r.depth++
		return r.isAllowed(s.dialect)
	}
	return false
}

// close ends an entry that is a value with the given depth.
func (r *reader) close(s *source, what string) {
	r.depth--
	s.state = done
	if s.native && !r.bad && s.data.remaining() > 0 {
		r.fail("unexpected trailing bytes after " + what + " entry")
	}
	if s.depth > maxDepth {
		r.fail("nesting is too deep")
	}
}

// sized fails if a value would be too big in text.
func (r *reader) sized(part any) {
	if why := r.src.SizeProblem(part); why != "" {
		r.fail(why)
	}
}

// attr returns entry i of the attributes, a location as an attribute. It adds the depth
// of the entry to outer, which may be nil.
func (r *reader) attr(i uint64, outer *source) ir.Attribute {
	e := r.attrEntry(i, outer)
	if e.isLoc && e.attr == nil && !r.bad {
		e.attr = r.ctx.LocAttr(e.loc)
	}
	return e.attr
}

func (r *reader) attrEntry(i uint64, outer *source) *attrEntry {
	e := entry(r, r.attrs, i, "Attribute")
	if r.open(&e.source) {
		switch {
		case !e.native:
			e.attr = r.textAttr(&e.data)
			if l, ok := e.attr.(*ir.LocationAttr); ok {
				e.isLoc, e.loc = true, l.Loc
			}
		case r.attrByCallback(e):
		case e.dialect == builtin:
			r.builtinAttr(e)
		default:
			r.modelAttr(e)
		}
		r.close(&e.source, "Attribute")
		switch {
		case r.bad:
		case e.isLoc:
			r.sized(e.loc)
		case e.attr != nil:
			r.sized(e.attr)
		}
	}
	outer.include(&e.source)
	return e
}

// attrByCallback lets the callback of the options read e. It returns false if the entry is to be read without.
func (r *reader) attrByCallback(e *attrEntry) bool {
	if r.options.Attr == nil {
		return false
	}
	start := e.data.pos
	e.attr = r.options.Attr(&Reader{r, &e.source, &e.data}, e.dialect)
	if e.attr == nil && !r.bad {
		e.data.pos = start
		return false
	}
	if l, ok := e.attr.(*ir.LocationAttr); ok {
		e.isLoc, e.loc = true, l.Loc
	}
	return true
}

// typeByCallback is attrByCallback for a type.
func (r *reader) typeByCallback(e *typeEntry) bool {
	if r.options.Type == nil {
		return false
	}
	start := e.data.pos
	e.typ = r.options.Type(&Reader{r, &e.source, &e.data}, e.dialect)
	if e.typ == nil && !r.bad {
		e.data.pos = start
		return false
	}
	return true
}

// modelAttr reads e in the encoding of its dialect.
func (r *reader) modelAttr(e *attrEntry) {
	m, ok := ir.DialectInterface[AttrModel](r.ctx.Dialect(e.dialect))
	if !ok {
		r.fail("dialect '" + e.dialect + "' does not implement the bytecode interface")
		return
	}
	if e.attr = m.ReadAttr(&Reader{r, &e.source, &e.data}); e.attr == nil && !r.bad {
		r.fail("dialect '" + e.dialect + "' cannot read an attribute")
	}
}

// modelType reads e in the encoding of its dialect.
func (r *reader) modelType(e *typeEntry) {
	m, ok := ir.DialectInterface[TypeModel](r.ctx.Dialect(e.dialect))
	if !ok {
		r.fail("dialect '" + e.dialect + "' does not implement the bytecode interface")
		return
	}
	if e.typ = m.ReadType(&Reader{r, &e.source, &e.data}); e.typ == nil && !r.bad {
		r.fail("dialect '" + e.dialect + "' cannot read a type")
	}
}

// include makes the depth of s that of something that contains part.
func (s *source) include(part *source) {
	if s != nil {
		s.depth = max(s.depth, part.depth+1)
	}
}

func (r *reader) textAttr(c *cursor) ir.Attribute {
	a, rest := r.src.ParseAttr(c.terminated())
	r.textDone(c, a != nil, "Attribute", rest)
	return a
}

// textDone checks the end of a textual form.
func (r *reader) textDone(c *cursor, ok bool, what, rest string) {
	switch {
	case r.bad:
	case !ok:
		r.bad = true // the parser has reported it
	case rest != "":
		r.fail("trailing characters found after " + what + " assembly format: " + rest)
	case c.remaining() > 0:
		r.fail("unexpected trailing bytes after " + what + " entry")
	}
}

// typ returns entry i of the types.
func (r *reader) typ(i uint64, outer *source) ir.Type {
	e := entry(r, r.types, i, "Type")
	if r.open(&e.source) {
		switch {
		case !e.native:
			t, rest := r.src.ParseType(e.data.terminated())
			r.textDone(&e.data, t != nil, "Type", rest)
			e.typ = t
		case r.typeByCallback(e):
		case e.dialect == builtin:
			r.builtinType(e)
		default:
			r.modelType(e)
		}
		r.close(&e.source, "Type")
		if e.typ != nil && !r.bad {
			r.sized(e.typ)
		}
	}
	outer.include(&e.source)
	return e.typ
}

// loc returns entry i of the attributes, which is a location.
func (r *reader) loc(i uint64, outer *source) ir.Location {
	e := r.attrEntry(i, outer)
	if !e.isLoc && !r.bad {
		r.fail("expected attribute of type: mlir::LocationAttr, but got: " + ir.AttrString(e.attr))
	}
	return e.loc
}
