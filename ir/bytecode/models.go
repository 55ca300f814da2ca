package bytecode

import (
	"github.com/spvc/spvc/ir"
)

// VersionModel is the dialect interface of dialects that have versions. Bytecode with a
// version of a registered dialect without it is refused.
type VersionModel interface {
	// AcceptVersion returns why the dialect cannot be read in the encoded version, or ""
	// if it can.
	AcceptVersion(version []byte) string
}

// VersionWriter is the dialect interface of dialects whose version is written. The reader gets the same bytes.
type VersionWriter interface {
	// Version returns the encoded version that the dialect has now. It is written unless [Options.DialectVersions] has another.
	Version() []byte
}

// UpgradeModel is the dialect interface of dialects that rewrite what older versions of them wrote.
type UpgradeModel interface {
	// Upgrade changes the operations in top, which are not verified yet, to what the dialect has now. version is the encoded version that
	// wrote them. It returns false after it reported an error.
	Upgrade(top *ir.Operation, version []byte) bool
}

// TypeModel is the dialect interface of dialects with encodings of their own for types.
type TypeModel interface {
	// ReadType reads a type. It returns nil after [Reader.Fail].
	ReadType(r *Reader) ir.Type
	// WriteType writes t and returns true, or writes nothing and returns false: then t is its text.
	WriteType(w *Writer, t ir.Type) bool
}

// AttrModel is the dialect interface of dialects with encodings of their own for attributes.
type AttrModel interface {
	// ReadAttr reads an attribute. It returns nil after [Reader.Fail].
	ReadAttr(r *Reader) ir.Attribute
	// WriteAttr writes a and returns true, or writes nothing and returns false: then a is its text.
	WriteAttr(w *Writer, a ir.Attribute) bool
}

// PropertiesModel is the interface of operations with an encoding of their own for inherent attributes. Without it they are written one
// by one, as MLIR's default.
type PropertiesModel interface {
	// ReadProperties fills st.Props, which has a slot per inherent attribute.
	ReadProperties(r *Reader, st *ir.OperationState)
	// WriteProperties writes the inherent attributes of op.
	WriteProperties(w *Writer, op *ir.Operation)
}

// Reader reads an entry for a model or a callback. After an error all reads return zero values.
type Reader struct {
	r *reader
	s *source
	c *cursor
}

// Context returns the context that receives the IR.
func (r *Reader) Context() *ir.Context { return r.r.ctx }

// DialectVersion returns the encoded version that the file has for a dialect. ok is false if it has none.
func (r *Reader) DialectVersion(dialect string) (version []byte, ok bool) {
	version, ok = r.r.versions[dialect]
	return version, ok
}

// Varint reads an unsigned number.
func (r *Reader) Varint() uint64 { return r.c.varint() }

// Signed reads a signed number.
func (r *Reader) Signed() int64 { return r.c.signed() }

// Byte reads a byte.
func (r *Reader) Byte() byte { return r.c.byte() }

// String reads a string of the file's table.
func (r *Reader) String() string { return r.r.str(r.c) }

// Blob reads a number of bytes, and the bytes, which belong to the file.
func (r *Reader) Blob() []byte { return r.c.bytes(r.c.varint()) }

// Attr reads an attribute of the file's table.
func (r *Reader) Attr() ir.Attribute { return r.r.attr(r.c.varint(), r.s) }

// OptionalAttr reads an attribute or nil.
func (r *Reader) OptionalAttr() ir.Attribute {
	i, present := r.c.flagged()
	if !present {
		return nil
	}
	return r.r.attr(i, r.s)
}

// Type reads a type of the file's table.
func (r *Reader) Type() ir.Type { return r.r.typ(r.c.varint(), r.s) }

// BuiltinAttr reads an attribute in the encoding of the builtin dialect.
func (r *Reader) BuiltinAttr() ir.Attribute {
	e := attrEntry{source: source{data: *r.c}}
	r.r.builtinAttr(&e)
	*r.c = e.data
	r.s.include(&e.source)
	if e.isLoc && !r.r.bad {
		return r.r.ctx.LocAttr(e.loc)
	}
	return e.attr
}

// BuiltinType reads a type in the encoding of the builtin dialect.
func (r *Reader) BuiltinType() ir.Type {
	e := typeEntry{source: source{data: *r.c}}
	r.r.builtinType(&e)
	*r.c = e.data
	r.s.include(&e.source)
	return e.typ
}

// Fail reports an error. Only the first one of a file counts.
func (r *Reader) Fail(msg string) { r.r.fail(msg) }

// Failed reports whether there was an error.
func (r *Reader) Failed() bool { return r.r.bad }

// Writer writes an entry for a model or a callback. Each entry is written twice: the first time only counts what it refers to.
type Writer struct {
	n       *numbering
	w       *writer // nil while counting
	e       *emitter
	dialect string
}

// DialectVersion returns the encoded version of [Options.DialectVersions] for a dialect. ok is false if it has none.
func (w *Writer) DialectVersion(dialect string) (version []byte, ok bool) {
	version, ok = w.n.options.DialectVersions[dialect]
	return version, ok
}

// SetDialect makes the entry one of the dialect, which reads it. Only callbacks of [Options] call it.
func (w *Writer) SetDialect(name string) { w.dialect = name }

// Varint writes an unsigned number.
func (w *Writer) Varint(v uint64) { w.e.varint(v) }

// Signed writes a signed number.
func (w *Writer) Signed(v int64) { w.e.signed(v) }

// Byte writes a byte.
func (w *Writer) Byte(b byte) { w.e.byte(b) }

// String writes a string of the file's table.
func (w *Writer) String(s string) {
	if w.w != nil {
		w.w.str(w.e, s)
	}
}

// Blob writes a number of bytes, and the bytes.
func (w *Writer) Blob(b []byte) { w.e.blob(b) }

// Attr writes an attribute of the file's table.
func (w *Writer) Attr(a ir.Attribute) {
	if w.w == nil {
		w.n.attr(a)
		return
	}
	w.e.varint(w.w.attrNumber(a))
}

// OptionalAttr writes an attribute or nil.
func (w *Writer) OptionalAttr(a ir.Attribute) {
	switch {
	case a == nil:
		w.e.flagged(0, false)
	case w.w == nil:
		w.n.attr(a)
	default:
		w.e.flagged(w.w.attrNumber(a), true)
	}
}

// Type writes a type of the file's table.
func (w *Writer) Type(t ir.Type) {
	if w.w == nil {
		w.n.typ(t)
		return
	}
	w.e.varint(w.w.types[t].number)
}

// BuiltinAttr writes a in the encoding of the builtin dialect. It returns false if a has none there.
func (w *Writer) BuiltinAttr(a ir.Attribute) bool {
	code, parts, ok := builtinEntry(w.n, a)
	if !ok {
		return false
	}
	w.parts(code, attrRows[code].parts, parts)
	return true
}

// BuiltinType writes t in the encoding of the builtin dialect. It returns false if t has none there.
func (w *Writer) BuiltinType(t ir.Type) bool {
	code, ok := typeCode(t)
	if !ok {
		return false
	}
	w.parts(code, typeRows[code].parts, typeParts(code, t))
	return true
}

func (w *Writer) parts(code uint64, kinds []part, parts []any) {
	if w.w == nil {
		w.n.parts(kinds, parts)
		return
	}
	w.e.varint(code)
	w.w.writeParts(w.e, kinds, parts)
}

// builtinEntry returns the code and the parts of a in the encoding of the builtin dialect.
func builtinEntry(n *numbering, a ir.Attribute) (code uint64, parts []any, ok bool) {
	if l, isLoc := a.(*ir.LocationAttr); isLoc {
		info := n.locInfo(l.Loc)
		code = locCode(info)
		return code, attrRows[code].locParts(info), true
	}
	if code, ok = attrCode(a); ok {
		parts = attrParts(code, a)
	}
	return code, parts, ok
}

// AppendVarint appends the encoding of v, as versions of dialects have it.
func AppendVarint(dst []byte, v uint64) []byte {
	e := emitter{dst}
	e.varint(v)
	return e.buf
}

// CutVarint returns the number at the start of data, and what follows it. ok is false if data has no whole number.
func CutVarint(data []byte) (v uint64, rest []byte, ok bool) {
	c := cursor{&failure{report: func(string) {}}, data, 0}
	v = c.varint()
	if c.bad {
		return 0, data, false
	}
	return v, data[c.pos:], true
}

// ReadOptions change what [Read] reads.
type ReadOptions struct {
	// Type and Attr, if not nil, are called for each type and attribute that is not in textual form, with the dialect whose encoding it
	// has. If they return nil, the entry is read from its start as without them, unless there was an error.
	Type func(r *Reader, dialect string) ir.Type
	Attr func(r *Reader, dialect string) ir.Attribute
}

// Read reads bytecode and returns its builtin.module. It verifies nothing. It returns false after it reported an error to the context.
// [ir.Parse] reads bytecode without options.
func Read(ctx *ir.Context, file *ir.SourceFile, opts ReadOptions) (*ir.Operation, bool) {
	return ir.ParseFormat(ctx, file, ir.SourceFormat{Magic: Magic, Read: func(src *ir.SourceReader, top *ir.Block) bool {
		return readWith(src, top, opts)
	}})
}
