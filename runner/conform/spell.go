package conform

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// Identifiers spell types in a compact syntax of their own, because MLIR's has spaces and
// commas:
//
//	{f;v3f;[4]{m3x2f!r;h};[]u8}
//
// Scalars are h, f and d (16, 32 and 64 bits), i8 to i64 (MLIR's i8 to i64), u8 to u64
// (ui8 to ui64), s8 to s64 (si8 to si64), bf (bf16), e4 (f8E4M3FN) and e5 (f8E5M2). v3f is a vector, m3x2f a matrix of 3 columns
// of 2 rows with !r if it is row-major and !c if it says that it is column-major, [4]T an
// array, []T a runtime array, {…} a struct, *T the address of a T. A type that has a layout
// also has @ and the offset after each member, and ~ and the stride in arrays and after
// matrices: {f@0;[4~16]f@16;m3x2f!c~8@80}.
//
// A type that this syntax does not have is = and MLIR's text of it, with % and two digits
// for bytes that an identifier must not hold.

// escaped is the first byte of a type in MLIR's syntax.
const escaped = '='

// scalarNames are the spellings of scalars and their names in MLIR.
var scalarNames = [...]struct{ compact, mlir string }{
	{"h", "f16"}, {"f", "f32"}, {"d", "f64"},
	{"i8", "i8"}, {"i16", "i16"}, {"i32", "i32"}, {"i64", "i64"},
	{"u8", "ui8"}, {"u16", "ui16"}, {"u32", "ui32"}, {"u64", "ui64"},
	{"s8", "si8"}, {"s16", "si16"}, {"s32", "si32"}, {"s64", "si64"},
	{"bf", "bf16"}, {"e4", "f8E4M3FN"}, {"e5", "f8E5M2"},
}

// spellBlock returns the spelling of a type.
func spellBlock(t ir.Type) string {
	if s, ok := spell(nil, t, nil); ok {
		return string(s)
	}
	return escape(ir.TypeString(t))
}

// spell appends the compact spelling of t to dst. m is the member that contains t, or nil;
// its decorations belong to its matrices. spell returns false if the compact syntax does
// not have t.
func spell(dst []byte, t ir.Type, m *spirv.Member) ([]byte, bool) {
	switch t := t.(type) {
	case *spirv.StructType:
		if m != nil && len(m.Decorations) > 0 || t.IsIdentified() {
			return nil, false
		}
		return spellStruct(dst, t)
	case *spirv.ArrayType:
		dst = strconv.AppendUint(append(dst, '['), uint64(t.Count), 10)
		return spell(append(appendStride(dst, t.Stride), ']'), t.Element, m)
	case *spirv.RuntimeArrayType:
		return spell(append(appendStride(append(dst, '['), t.Stride), ']'), t.Element, m)
	case *spirv.MatrixType:
		return spellMatrix(dst, t, m)
	}
	if m != nil && len(m.Decorations) > 0 {
		return nil, false
	}
	switch t := t.(type) {
	case *spirv.PointerType:
		if t.Storage != spec.StorageClassPhysicalStorageBuffer {
			return nil, false
		}
		return spell(append(dst, '*'), t.Pointee, nil)
	case *ir.VectorType:
		return spellScalar(strconv.AppendInt(append(dst, 'v'), t.Shape()[0], 10), t.ElementType())
	}
	return spellScalar(dst, t)
}

func spellScalar(dst []byte, t ir.Type) ([]byte, bool) {
	text := ir.TypeString(t)
	for _, s := range scalarNames {
		if s.mlir == text {
			return append(dst, s.compact...), true
		}
	}
	return nil, false
}

func spellStruct(dst []byte, t *spirv.StructType) ([]byte, bool) {
	dst = append(dst, '{')
	for i := range t.Members() {
		if i > 0 {
			dst = append(dst, ';')
		}
		m := &t.Members()[i]
		var ok bool
		if dst, ok = spell(dst, m.Type, m); !ok {
			return nil, false
		}
		if t.HasOffset() {
			dst = strconv.AppendUint(append(dst, '@'), uint64(m.Offset), 10)
		}
	}
	return append(dst, '}'), true
}

// spellMatrix appends a matrix with the decorations of its member. They are in the order of
// their numbers, so that each spelling has one type.
func spellMatrix(dst []byte, t *spirv.MatrixType, m *spirv.Member) ([]byte, bool) {
	dst = strconv.AppendUint(append(dst, 'm'), uint64(t.Columns), 10)
	dst, ok := spellScalar(strconv.AppendUint(append(dst, 'x'), uint64(t.Rows()), 10), t.ElementType())
	if m == nil || !ok {
		return dst, ok
	}
	major := false
	for _, d := range m.Decorations {
		switch {
		case d.Decoration == spec.DecorationRowMajor && !major:
			dst, major = append(dst, "!r"...), true
		case d.Decoration == spec.DecorationColMajor && !major:
			dst, major = append(dst, "!c"...), true
		case d.Decoration == spec.DecorationMatrixStride && d.Value != 0:
			dst = appendStride(dst, d.Value)
		default:
			return nil, false
		}
	}
	return dst, true
}

func appendStride(dst []byte, n uint32) []byte {
	if n == 0 {
		return dst
	}
	return strconv.AppendUint(append(dst, '~'), uint64(n), 10)
}

// escape returns MLIR's text of a type, or of what should be one, as part of an identifier.
func escape(text string) string {
	out := []byte{escaped}
	for i := range len(text) {
		if b := text[i]; plainByte(b) {
			out = append(out, b)
		} else {
			out = append(out, '%', hexDigits[b>>4], hexDigits[b&15])
		}
	}
	return string(out)
}

const hexDigits = "0123456789ABCDEF"

// plainByte reports whether an identifier holds b as it is.
func plainByte(b byte) bool {
	return b >= 'a' && b <= 'z' || b >= 'A' && b <= 'Z' || b >= '0' && b <= '9' || strings.IndexByte("!.<>()[]_-*=;:?", b) >= 0
}

// unescape is the inverse of escape.
func unescape(text string) (string, error) {
	var out []byte
	for i := 1; i < len(text); i++ {
		b := text[i]
		if b == '%' {
			n, err := strconv.ParseUint(text[i+1:min(i+3, len(text))], 16, 8)
			if err != nil || i+3 > len(text) {
				return "", fmt.Errorf("%q needs two hexadecimal digits after each %%", text)
			}
			b, i = byte(n), i+2
		}
		out = append(out, b)
	}
	return string(out), nil
}

// expander translates the compact spelling of a type to MLIR's syntax.
type expander struct {
	in    string
	at    int
	out   []byte
	depth int
}

// maxSpelled bounds how deep types nest in a spelling.
const maxSpelled = 64

// expand returns a type in MLIR's syntax.
func expand(text string) (string, error) {
	e := &expander{in: text}
	if _, err := e.typ(); err != nil {
		return "", err
	}
	if e.at < len(e.in) {
		return "", e.wrong("the end of the type")
	}
	return string(e.out), nil
}

// wrong returns an error that says what is missing at the current place.
func (e *expander) wrong(want string) error {
	return fmt.Errorf("type %q: expected %s at byte %d, found %q", e.in, want, e.at, e.in[e.at:min(e.at+10, len(e.in))])
}

func (e *expander) next(b byte) bool {
	if e.at < len(e.in) && e.in[e.at] == b {
		e.at++
		return true
	}
	return false
}

// number reads a decimal number of at most 32 bits.
func (e *expander) number() (string, error) {
	begin := e.at
	for e.at < len(e.in) && e.in[e.at] >= '0' && e.in[e.at] <= '9' {
		e.at++
	}
	digits := e.in[begin:e.at]
	if _, err := strconv.ParseUint(digits, 10, 32); err != nil {
		e.at = begin
		return "", e.wrong("a number of 32 bits")
	}
	return digits, nil
}

// typ translates a type. It returns the decorations that the member with the type has.
func (e *expander) typ() (decorations []string, err error) {
	if e.depth++; e.depth > maxSpelled {
		return nil, fmt.Errorf("type %q: more than %d types within each other", e.in, maxSpelled)
	}
	defer func() { e.depth-- }()
	switch {
	case e.next('{'):
		return nil, e.members()
	case e.next('['):
		return e.array()
	case e.next('*'):
		e.out = append(e.out, "!spirv.ptr<"...)
		_, err := e.typ()
		e.out = append(e.out, ", PhysicalStorageBuffer>"...)
		return nil, err
	case e.next('m'):
		return e.matrix()
	case e.next('v'):
		n, err := e.number()
		if err != nil {
			return nil, err
		}
		return nil, e.vector(n)
	}
	return nil, e.scalar()
}

func (e *expander) members() error {
	e.out = append(e.out, "!spirv.struct<("...)
	for first := true; !e.next('}'); first = false {
		if !first {
			if !e.next(';') {
				return e.wrong("; or }")
			}
			e.out = append(e.out, ", "...)
		}
		decorations, err := e.typ()
		if err != nil {
			return err
		}
		if e.next('@') {
			offset, err := e.number()
			if err != nil {
				return err
			}
			decorations = append([]string{offset}, decorations...)
		}
		if len(decorations) > 0 {
			e.out = append(e.out, " ["+strings.Join(decorations, ", ")+"]"...)
		}
	}
	e.out = append(e.out, ")>"...)
	return nil
}

func (e *expander) array() ([]string, error) {
	if e.at < len(e.in) && e.in[e.at] >= '0' && e.in[e.at] <= '9' {
		n, err := e.number()
		if err != nil {
			return nil, err
		}
		e.out = append(e.out, "!spirv.array<"+n+" x "...)
	} else {
		e.out = append(e.out, "!spirv.rtarray<"...)
	}
	stride := ""
	if e.next('~') {
		n, err := e.number()
		if err != nil {
			return nil, err
		}
		stride = ", stride=" + n
	}
	if !e.next(']') {
		return nil, e.wrong("]")
	}
	decorations, err := e.typ()
	e.out = append(e.out, stride+">"...)
	return decorations, err
}

func (e *expander) matrix() ([]string, error) {
	columns, err := e.number()
	if err != nil {
		return nil, err
	}
	if !e.next('x') {
		return nil, e.wrong("x")
	}
	rows, err := e.number()
	if err != nil {
		return nil, err
	}
	e.out = append(e.out, "!spirv.matrix<"+columns+" x "...)
	if err := e.vector(rows); err != nil {
		return nil, err
	}
	e.out = append(e.out, '>')
	var decorations []string
	if e.next('!') {
		switch {
		case e.next('r'):
			decorations = append(decorations, "RowMajor")
		case e.next('c'):
			decorations = append(decorations, "ColMajor")
		default:
			return nil, e.wrong("r or c")
		}
	}
	if e.next('~') {
		n, err := e.number()
		if err != nil {
			return nil, err
		}
		decorations = append(decorations, "MatrixStride="+n)
	}
	return decorations, nil
}

func (e *expander) vector(n string) error {
	e.out = append(e.out, "vector<"+n+"x"...)
	err := e.scalar()
	e.out = append(e.out, '>')
	return err
}

func (e *expander) scalar() error {
	rest := e.in[e.at:]
	for _, s := range scalarNames {
		if strings.HasPrefix(rest, s.compact) {
			e.at += len(s.compact)
			e.out = append(e.out, s.mlir...)
			return nil
		}
	}
	return e.wrong("a type ({, [, *, m, v, h, f, d, bf, e4, e5, or i, u or s and a width)")
}
