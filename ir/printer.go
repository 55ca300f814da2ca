package ir

import (
	"io"
	"strconv"
)

// PrintOptions are the printing flags of mlir-opt. The zero value prints the
// custom form with MLIR's defaults. For a limit, zero stands for the default and a
// negative value for no limit.
type PrintOptions struct {
	Generic         bool // --mlir-print-op-generic
	DebugInfo       bool // --mlir-print-debuginfo
	PrettyDebugInfo bool // --mlir-pretty-debuginfo
	LocalScope      bool // --mlir-print-local-scope
	// AssumeVerified prints the custom form without verifying first
	// (--mlir-print-assume-verified). Without it, invalid IR prints in generic form.
	AssumeVerified  bool
	SkipRegions     bool // --mlir-print-skip-regions
	UniqueSSAIDs    bool // --mlir-print-unique-ssa-ids
	PrintValueUsers bool // --mlir-print-value-users
	// UseNameLocAsPrefix names values after their name locations. MLIR 19 has no
	// flag for it. Later releases do.
	UseNameLocAsPrefix bool

	// The limits of what is printed, in elements and in characters. By default, there is
	// no limit. A negative number is a limit of 0.
	ElideElementsAttrIfLarger    int
	ElideResourceStringsIfLarger int

	PrintElementsAttrWithHexIfLarger int // elements; 100 by default
}

// defaultHexLimit is the number of elements up to which dense elements print one
// by one.
const defaultHexLimit = 100

// Printer writes the textual form of IR. Hooks of ops, types and attributes get
// a Printer and append to it. The same hooks run when the printer collects what needs
// an alias: it then drops the output and registers types and attributes.
type Printer struct {
	buf    []byte
	opts   PrintOptions
	ctx    *Context
	indent int
	// dialects is the stack of default dialects, whose prefix op names drop.
	dialects []string
	names    *nameState
	aliases  *aliasTable
	// aliasModels are the models of the loaded dialects, or nil if nothing gets an alias.
	aliasModels []AliasModel
	// collecting is set during the pass over the IR that finds aliases.
	collecting bool
	worker     bool      // prints a part of the output of another printer
	out        io.Writer // if not nil, receives the text when there is much of it
	err        error     // the first error of a write to out
	// located, if not nil, receives the operations and their offsets in buf.
	located   *[]locatedOp
	stream    *Stream    // if not nil, has the text of operations
	nested    []any      // see Enter
	typeTexts []typeText // nil: do not cache
	distinct  map[*DistinctAttr]int
	// resourceKeys are the keys of the printed resources, in order of appearance.
	// resources is the set of the same keys.
	resourceKeys []namedResource
	resources    map[namedResource]struct{}
}

// Print appends the output of mlir-opt for op to dst: the text of [AppendOp] and a
// newline.
func Print(dst []byte, op *Operation, opts PrintOptions) []byte {
	return append(AppendOp(dst, op, opts), '\n')
}

// locatedOp is an operation and the offset where its text begins.
type locatedOp struct {
	op  *Operation
	pos int
}

// AppendLocated is [AppendOp], and calls visit with the position where each operation
// begins. The line counts from 1 and the column from 0, both in the appended text.
func AppendLocated(dst []byte, op *Operation, opts PrintOptions, visit func(op *Operation, line, col uint32)) []byte {
	p := newPrinter(dst, op, opts)
	var ops []locatedOp
	p.located = &ops
	p.operation(op)
	line, start, pos := uint32(1), len(dst), len(dst)
	for _, l := range ops {
		for ; pos < l.pos; pos++ {
			if p.buf[pos] == '\n' {
				line++
				start = pos + 1
			}
		}
		visit(l.op, line, uint32(l.pos-start))
	}
	return p.buf
}

// flushSize is the length in bytes from which Fprint passes on text.
const flushSize = 64 << 10

// Fprint writes the output of [Print] to w, piece by piece, so that the whole text is
// never in memory. It returns the first error of w, after which it writes nothing.
func Fprint(w io.Writer, op *Operation, opts PrintOptions) error {
	return newPrinter(nil, op, opts).fprint(w, op)
}

func (p *Printer) fprint(w io.Writer, op *Operation) error {
	p.out = w
	p.operation(op)
	p.Byte('\n')
	p.flush()
	return p.err
}

// flush passes on the text so far.
func (p *Printer) flush() {
	if p.err == nil {
		_, p.err = p.out.Write(p.buf)
	}
	p.buf = p.buf[:0]
}

// flushLong calls flush if there is an output and enough text.
func (p *Printer) flushLong() {
	if p.out != nil && len(p.buf) >= flushSize && !p.collecting {
		p.flush()
	}
}

// AppendOp appends the textual form of op to dst. If op is at top level and
// LocalScope is not set, the definitions of aliases come before and after op, then the
// resources of the file, and the text ends with a newline. Otherwise AppendOp prints
// types, attributes and locations in full. It then numbers values as in the whole
// module or, with LocalScope, as in the closest enclosing operation that is isolated
// from above.
func AppendOp(dst []byte, op *Operation, opts PrintOptions) []byte {
	p := newPrinter(dst, op, opts)
	p.operation(op)
	return p.buf
}

func newPrinter(dst []byte, op *Operation, opts PrintOptions) *Printer {
	return &Printer{buf: dst, opts: opts, ctx: op.Context(), names: &nameState{}, typeTexts: make([]typeText, typeTextSlots)}
}

// operation prints op as AppendOp says.
func (p *Printer) operation(op *Operation) {
	if !p.opts.Generic && !p.opts.AssumeVerified && !Verifies(op) {
		p.opts.Generic = true
	}
	p.dialects = append(p.dialects[:0], builtinName)
	root := numberingRoot(op, p.opts.LocalScope)
	if p.opts.LocalScope || op.Parent() != nil {
		p.names.number(root, &p.opts)
		p.fullOp(op)
		return
	}
	p.findAliasModels()
	if p.opts.DebugInfo || p.ctx.hasAliases.Load() || len(p.aliasModels) > 0 {
		p.collectAliases(op)
	}
	if !p.opts.Generic && !p.opts.UniqueSSAIDs {
		p.names.defers = p.printsConcurrently
	}
	if p.stream != nil {
		p.names.defers = p.stream.isBody
	}
	p.names.number(root, &p.opts)
	p.aliasDefinitions(false)
	p.fullOp(op)
	p.Byte('\n')
	p.aliasDefinitions(true)
	p.resourceSection()
}

// numberingRoot returns the operation where the numbering of values starts when op is
// printed.
func numberingRoot(op *Operation, local bool) *Operation {
	for !(local && op.HasTrait(IsolatedFromAbove)) && op.Parent() != nil {
		op = op.Parent()
	}
	return op
}

// String returns the text of op alone, in the local scope. It leaves Scratch
// fields unchanged.
func (op *Operation) String() string { return op.Text(PrintOptions{LocalScope: true}) }

// Text is String with options.
func (op *Operation) Text(opts PrintOptions) string {
	p := &Printer{opts: opts, ctx: op.Context(), names: &nameState{saved: make([]uint32, 0, 64)}}
	p.operation(op)
	p.names.restore()
	return string(p.buf)
}

// TypeString returns the textual form of t without aliases.
//
//go:noinline
func TypeString(t Type) string { return string(appendType(nil, t)) }

// AttrString returns the textual form of a without aliases.
func AttrString(a Attribute) string { return string(appendAttr(nil, a)) }

// appendType appends the textual form of t, without aliases, to dst.
func appendType(dst []byte, t Type) []byte {
	p := &Printer{buf: dst}
	if t != nil {
		p.ctx = t.Context()
	}
	p.Type(t)
	return p.buf
}

// appendAttr appends the textual form of a, without aliases, to dst.
func appendAttr(dst []byte, a Attribute) []byte {
	p := &Printer{buf: dst}
	if a != nil {
		p.ctx = a.Context()
	}
	p.Attr(a)
	return p.buf
}

// LocString returns the textual form `loc(...)` of l without aliases.
func (c *Context) LocString(l Location) string {
	p := &Printer{ctx: c}
	p.Location(l)
	return string(p.buf)
}

// Context returns the context of the printed IR.
func (p *Printer) Context() *Context { return p.ctx }

// Str writes s unchanged.
func (p *Printer) Str(s string) { p.buf = append(p.buf, s...) }

// Byte writes c.
func (p *Printer) Byte(c byte) { p.buf = append(p.buf, c) }

// Space writes a space.
func (p *Printer) Space() { p.buf = append(p.buf, ' ') }

// Newline starts a new line with the indent of the operation that is being printed.
func (p *Printer) Newline() {
	p.buf = append(p.buf, '\n')
	p.indentation()
}

// Indent moves the lines that follow by the given number of levels, to the left if it is negative.
func (p *Printer) Indent(levels int) { p.indent += levels * indentStep }

// indentStep is the width in columns of one level of nesting.
const indentStep = 2

const blanks = "                                                                "

func (p *Printer) indentation() {
	n := p.indent
	for ; n > len(blanks); n -= len(blanks) {
		p.buf = append(p.buf, blanks...)
	}
	p.buf = append(p.buf, blanks[:n]...)
}

// Int writes v in decimal.
func (p *Printer) Int(v int64) { p.buf = strconv.AppendInt(p.buf, v, 10) }

// Uint writes v in decimal.
func (p *Printer) Uint(v uint64) { p.buf = strconv.AppendUint(p.buf, v, 10) }

// QuotedString writes s between quotes, escaped.
func (p *Printer) QuotedString(s string) {
	p.buf = append(p.buf, '"')
	p.escaped(s)
	p.buf = append(p.buf, '"')
}

// escaped writes s with backslashes doubled, and quotes and bytes that are not
// printable ASCII as a backslash and two hexadecimal digits.
func (p *Printer) escaped(s string) {
	const hex = "0123456789ABCDEF"
	start := 0
	for i := 0; i < len(s); i++ {
		c := s[i]
		if c >= ' ' && c <= '~' && c != '"' && c != '\\' {
			continue
		}
		p.buf = append(p.buf, s[start:i]...)
		start = i + 1
		if c == '\\' {
			p.buf = append(p.buf, '\\', '\\')
		} else {
			p.buf = append(p.buf, '\\', hex[c>>4], hex[c&15])
		}
	}
	p.buf = append(p.buf, s[start:]...)
}

func isAlpha(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' }

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

// isBareIdentifier reports whether s can be written as an attribute name or symbol
// without quotes.
func isBareIdentifier(s string) bool {
	if s == "" || !(isAlpha(s[0]) || s[0] == '_') {
		return false
	}
	for i := 1; i < len(s); i++ {
		c := s[i]
		if !(isAlpha(c) || isDigit(c) || c == '_' || c == '$' || c == '.') {
			return false
		}
	}
	return true
}

// keywordOrString writes s, with quotes if it is not a bare identifier.
func (p *Printer) keywordOrString(s string) {
	if isBareIdentifier(s) {
		p.Str(s)
	} else {
		p.QuotedString(s)
	}
}

// SymbolName writes `@s`.
func (p *Printer) SymbolName(s string) {
	if s == "" {
		p.Str("@<<INVALID EMPTY SYMBOL>>")
		return
	}
	p.Byte('@')
	p.keywordOrString(s)
}

// dimensions writes the dimensions of shape with an `x` between them.
func (p *Printer) dimensions(shape []int64) {
	for i, d := range shape {
		if i > 0 {
			p.Byte('x')
		}
		p.dimension(d)
	}
}

// dimension writes d, or `?` if it is dynamic.
func (p *Printer) dimension(d int64) {
	if d == Dynamic {
		p.Byte('?')
	} else {
		p.Int(d)
	}
}

// Enum writes the keyword, or the joined keywords, of v.
func (p *Printer) Enum(e *EnumClass, v uint64) { p.Str(e.spellIn(v, p.ctx.MLIR())) }
