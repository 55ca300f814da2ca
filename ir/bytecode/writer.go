package bytecode

import (
	"errors"
	"io"
	"strconv"
	"strings"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apfloat"
	"github.com/spvc/spvc/ir/apint"
)

// Options change what [Write] writes.
type Options struct {
	// ElideResourceData leaves out the data of resources. Readers know only their keys.
	ElideResourceData bool
	// DialectVersions are encoded versions of dialects, by name, that are written in place of the current ones. Models ask for them by
	// [Writer.DialectVersion].
	DialectVersions map[string][]byte
	// Type and Attr, if not nil, may write a type or an attribute in their own way. They return true if they did. Without
	// [Writer.SetDialect] the entry belongs to its own dialect.
	Type func(w *Writer, t ir.Type) bool
	Attr func(w *Writer, a ir.Attribute) bool
}

// CheckVersion returns an error in MLIR's words if there is no such version.
func CheckVersion(version int) error {
	if version < MinVersion || version > Version {
		return errors.New("unsupported version requested " + strconv.Itoa(version) + ", must be in range [" + strconv.Itoa(MinVersion) +
			", " + strconv.Itoa(Version) + "]")
	}
	return nil
}

// Write writes op, and everything in it, in the given version of the format. The current
// version is [Version]. It returns the error of [CheckVersion], an error if op has what the MLIR of its context does not have
// ([ir.Adapt] rewrites it), or that of w.
func Write(w io.Writer, op *ir.Operation, version int, opts Options) error {
	if err := CheckVersion(version); err != nil {
		return err
	}
	wr := &writer{numbering: collect(op, version, &opts), ctx: op.Context(), propsIndex: map[string]uint64{}, blocks: map[*ir.Block]uint64{}}
	if wr.beyond != "" {
		return errors.New(wr.beyond + " is not part of MLIR " + wr.ctx.MLIR().String())
	}
	_, err := w.Write(wr.file(op, opts))
	return err
}

// writer writes one file.
type writer struct {
	*numbering
	ctx     *ir.Context
	strings table[string, struct{}]

	props      emitter // the encoded properties of all operations
	propsIndex map[string]uint64
	values     map[*ir.Value]uint64
	used       uint64 // numbers of values that are in use
	blocks     map[*ir.Block]uint64
	ids        map[*ir.Operation]uint64 // nil if the version has no orders of uses
}

func (w *writer) str(e *emitter, s string) { e.varint(uint64(w.strings.add(s))) }

// file returns the bytecode of op.
func (w *writer) file(op *ir.Operation, opts Options) []byte {
	dialects := w.dialectSection()
	offsets, data := w.attrSections()
	if w.version >= withUseListOrders {
		w.ids = numberOps(op)
	}
	w.values = map[*ir.Value]uint64{}
	var body emitter
	body.flagged(1, false)
	w.op(&body, op)
	resOffsets, resData, align := w.resourceSections(opts)

	out := emitter{buf: []byte(Magic)}
	out.varint(uint64(w.version))
	out.terminated(producerOf(w.ctx.MLIR()))
	out.section(secDialect, dialects.buf, 1)
	out.section(secAttrTypeOffset, offsets.buf, 1)
	out.section(secAttrType, data.buf, 1)
	out.section(secIR, body.buf, 1)
	if len(resOffsets.buf) > 1 { // else there is only the number of external groups
		out.section(secResourceOffset, resOffsets.buf, 1)
		out.section(secResource, resData.buf, align)
	}
	out.section(secString, w.stringSection().buf, 1)
	if w.version >= withProperties {
		var props emitter
		props.varint(uint64(len(w.propsIndex)))
		props.buf = append(props.buf, w.props.buf...)
		out.section(secProperties, props.buf, 1)
	}
	return out.buf
}

func (w *writer) stringSection() *emitter {
	e := &emitter{}
	e.varint(uint64(len(w.strings.keys)))
	for i := len(w.strings.keys) - 1; i >= 0; i-- {
		e.varint(uint64(len(w.strings.keys[i]) + 1))
	}
	for _, s := range w.strings.keys {
		e.terminated(s)
	}
	return e
}

// dialectSection writes the names of dialects and operations.
func (w *writer) dialectSection() *emitter {
	e := &emitter{}
	e.varint(uint64(len(w.dialects.keys)))
	for _, name := range w.dialects.keys {
		n := uint64(w.strings.add(name))
		if w.version < withDialectVersions {
			e.varint(n)
			continue
		}
		version := w.versionOf(name)
		e.flagged(n, version != nil)
		if version != nil {
			e.section(secDialectVersions, version, 1)
		}
	}
	if w.version >= withElidedLocations {
		e.varint(uint64(len(w.ops)))
	}
	for i := range w.dialects.keys {
		ops := w.dialects.values[i].ops
		if len(ops) == 0 {
			continue
		}
		e.varint(uint64(i))
		e.varint(uint64(len(ops)))
		for _, o := range ops {
			_, short, _ := strings.Cut(o.info.Name, ".")
			s := uint64(w.strings.add(short))
			if w.version >= withProperties {
				e.flagged(s, o.info.Def != nil)
			} else {
				e.varint(s)
			}
		}
	}
	return e
}

// versionOf returns the encoded version of a dialect, or nil if it has none.
func (w *writer) versionOf(dialect string) []byte {
	if v, ok := w.options.DialectVersions[dialect]; ok {
		return v
	}
	if m, ok := ir.DialectInterface[VersionWriter](w.ctx.Dialect(dialect)); ok {
		return m.Version()
	}
	return nil
}

// attrSections writes the attributes and types, and their sizes.
func (w *writer) attrSections() (offsets, data *emitter) {
	offsets, data = &emitter{}, &emitter{}
	offsets.varint(uint64(len(w.attrs) + len(w.locs)))
	offsets.varint(uint64(len(w.types)))
	for i := range w.dialects.values {
		list := w.dialects.values[i].attrs
		group(offsets, i, len(list), func(k int) {
			start := len(data.buf)
			native := w.attrEntry(data, list[k])
			offsets.flagged(uint64(len(data.buf)-start), native)
		})
	}
	for i := range w.dialects.values {
		list := w.dialects.values[i].types
		group(offsets, i, len(list), func(k int) {
			start := len(data.buf)
			native := w.typeEntry(data, list[k])
			offsets.flagged(uint64(len(data.buf)-start), native)
		})
	}
	return offsets, data
}

// group writes the head of a group of n entries of a dialect, and the entries.
func group(e *emitter, dialect, n int, entry func(i int)) {
	if n == 0 {
		return
	}
	e.varint(uint64(dialect))
	e.varint(uint64(n))
	for i := range n {
		entry(i)
	}
}

// attrEntry writes an attribute or location and reports whether in native encoding.
func (w *writer) attrEntry(e *emitter, a *attrRef) bool {
	if a.attr == nil {
		info := w.locInfo(a.loc)
		code := locCode(info)
		e.varint(code)
		w.writeParts(e, attrRows[code].parts, attrRows[code].locParts(info))
		return true
	}
	own := &Writer{n: w.numbering, w: w, e: e}
	switch a.by {
	case byCallback:
		return w.options.Attr(own, a.attr)
	case byModel:
		m, _ := ir.DialectInterface[AttrModel](w.ctx.Dialect(a.attr.AttrDef().Dialect))
		return m.WriteAttr(own, a.attr)
	case byText:
		e.terminated(ir.AttrString(a.attr))
		return false
	}
	code, _ := attrCode(a.attr)
	e.varint(code)
	w.writeParts(e, attrRows[code].parts, attrParts(code, a.attr))
	return true
}

func (w *writer) typeEntry(e *emitter, r *typeRef) bool {
	own, t := &Writer{n: w.numbering, w: w, e: e}, r.typ
	switch r.by {
	case byCallback:
		return w.options.Type(own, t)
	case byModel:
		m, _ := ir.DialectInterface[TypeModel](w.ctx.Dialect(t.TypeDef().Dialect))
		return m.WriteType(own, t)
	case byText:
		e.terminated(ir.TypeString(t))
		return false
	}
	code, _ := typeCode(t)
	e.varint(code)
	w.writeParts(e, typeRows[code].parts, typeParts(code, t))
	return true
}

// attrNumber returns the number of a, which may be a location.
func (w *writer) attrNumber(a ir.Attribute) uint64 {
	if l, ok := a.(*ir.LocationAttr); ok {
		return w.locs[l.Loc].number
	}
	return w.attrs[a].number
}

func (w *writer) writeParts(e *emitter, kinds []part, parts []any) {
	for i, k := range kinds {
		w.writePart(e, k, parts[i])
	}
}

func (w *writer) writePart(e *emitter, k part, p any) {
	attr := func(a ir.Attribute) { e.varint(w.attrNumber(a)) }
	typ := func(t ir.Type) { e.varint(w.types[t].number) }
	loc := func(l ir.Location) { e.varint(w.locs[l].number) }
	switch k {
	case anAttr:
		attr(p.(ir.Attribute))
	case aType:
		typ(p.(ir.Type))
	case aLoc:
		loc(p.(ir.Location))
	case aText:
		w.str(e, p.(string))
	case aName:
		attr(w.ctx.String(p.(string)))
	case aNumber:
		e.varint(p.(uint64))
	case integers:
		writeList(e, p.([]int64), e.signed)
	case attrs:
		writeList(e, p.([]ir.Attribute), attr)
	case types:
		writeList(e, p.([]ir.Type), typ)
	case locs:
		writeList(e, p.([]ir.Location), loc)
	case bools:
		writeList(e, p.([]bool), func(b bool) { e.byte(byte(boolNumber(b))) })
	case entries:
		writeList(e, p.([]ir.NamedAttribute), func(n ir.NamedAttribute) {
			attr(w.ctx.String(n.Name))
			attr(n.Value)
		})
	case blob:
		e.blob(p.([]byte))
	case anInteger:
		e.integer(p.(apint.Int))
	case aFloat:
		e.integer(p.(apfloat.Float).Bits())
	case aResource:
		e.varint(uint64(w.resources.add(p.(string))))
	case texts:
		for _, s := range p.([]string) {
			w.str(e, s)
		}
	}
}

func writeList[T any](e *emitter, list []T, write func(T)) {
	e.varint(uint64(len(list)))
	for _, v := range list {
		write(v)
	}
}

// integer writes an integer whose width the reader knows.
func (e *emitter) integer(v apint.Int) {
	low, _ := v.Uint64()
	switch {
	case v.Width() <= 8:
		e.byte(byte(low))
		return
	case v.Width() <= wordBits:
		e.signed(int64(low))
		return
	}
	raw := v.AppendBytes(nil)
	words := max(1, int(v.ActiveBits()+wordBits-1)/wordBits)
	e.varint(uint64(words))
	for i := range words {
		word, _ := apint.FromBytes(wordBits, raw[8*i:min(8*i+8, len(raw))]).Uint64()
		e.signed(int64(word))
	}
}
