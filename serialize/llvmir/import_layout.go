package llvmir

import (
	"strconv"
	"strings"

	"github.com/spvc/spvc/dialect/dlti"
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
)

// defaultLayout is what MLIR takes for the parts that a data layout leaves out.
const defaultLayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:32:64-f16:16:16-f64:64:64-f128:128:128"

// layoutImport collects the entries of a specification.
type layoutImport struct {
	i           *importer
	types, keys []*dlti.Entry
	seen        map[any]bool
}

// dataLayout sets the specification of the module's data layout. It warns about the parts that it does not know.
func (i *importer) dataLayout() bool {
	l := &layoutImport{i: i, seen: map[any]bool{}}
	s := defaultLayout
	if i.m.DataLayout != "" {
		s = i.m.DataLayout + "-" + s
	}
	var unhandled []string
	for _, token := range strings.Split(s, "-") {
		known, ok := l.token(token)
		if !ok {
			return i.ctx.EmitError(i.moduleLoc(), "cannot translate data layout: "+token)
		}
		if !known {
			unhandled = append(unhandled, token)
		}
	}
	for _, token := range unhandled {
		i.ctx.EmitWarning(i.moduleLoc(), "unhandled data layout token: "+token)
	}
	i.top.SetAttr(dlti.LayoutSpecName, dlti.LayoutSpecOf(i.ctx, append(l.types, l.keys...)...))
	return true
}

// isLetter reports whether c is a letter of ASCII.
func isLetter(c byte) bool { return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' }

// token reads one part of a layout. known is false if MLIR does not know the part, ok if it is wrong.
func (l *layoutImport) token(token string) (known, ok bool) {
	n := 0
	for n < len(token) && isLetter(token[n]) {
		n++
	}
	prefix, rest := token[:n], token[n:]
	switch prefix {
	case "":
		return false, false
	case "e", "E":
		word := "little"
		if prefix == "E" {
			word = "big"
		}
		return true, l.key("dlti.endianness", rest == "", l.i.ctx.String(word))
	case "P", "G", "A":
		return true, l.space(rest, map[string]string{"P": "dlti.program_memory_space", "G": "dlti.global_memory_space", "A": "dlti.alloca_memory_space"}[prefix])
	case "S":
		v, err := strconv.ParseUint(rest, 10, 64)
		if err == nil && v == 0 && !l.i.modern {
			return true, true
		}
		return true, l.key("dlti.stack_alignment", err == nil && v != 0, l.i.i64(int64(v)))
	case "i", "f":
		return true, l.number(prefix, rest)
	case "p":
		return true, l.pointer(rest)
	}
	return l.newToken(prefix, rest)
}

// newToken reads the parts that MLIR knows after 19.
func (l *layoutImport) newToken(prefix, rest string) (known, ok bool) {
	c := l.i.ctx
	switch {
	case !l.i.modern:
		return false, true
	case prefix == "m":
		mode := strings.TrimPrefix(rest, ":")
		return true, l.key("dlti.mangling_mode", mode != "", c.String(mode))
	case prefix == "n":
		var widths []int32
		for _, s := range strings.Split(strings.TrimPrefix(rest, ":"), ":") {
			v, err := strconv.ParseInt(s, 10, 32)
			if err != nil {
				return true, l.seen["dlti.legal_int_widths"]
			}
			widths = append(widths, int32(v))
		}
		return true, l.key("dlti.legal_int_widths", true, c.DenseI32Array(widths...))
	case prefix[0] == 'F':
		v, err := strconv.ParseUint(rest, 10, 64)
		kind := prefix[1:]
		return true, l.key("dlti.function_pointer_alignment", err == nil && (kind == "n" || kind == "i"), dlti.FunctionPointerAlignmentOf(c, v, kind == "n"))
	}
	return false, true
}

// key adds the entry of an identifier if the layout has none yet. Then ok says whether the text is right.
func (l *layoutImport) key(name string, ok bool, v ir.Attribute) bool {
	if l.seen[name] {
		return true
	}
	if ok {
		l.seen[name] = true
		l.keys = append(l.keys, dlti.KeyEntry(name, v))
	}
	return ok
}

// space adds the entry of an address space other than 0.
func (l *layoutImport) space(rest, name string) bool {
	if l.seen[name] {
		return true
	}
	v, err := strconv.ParseUint(rest, 10, 64)
	if err != nil {
		return false
	}
	return v == 0 || l.key(name, true, l.i.ctx.Int(l.i.ctx.Integer(64, ir.Unsigned), int64(v)))
}

// integers splits a text such as :32:64.
func integers(s string) ([]int64, bool) {
	var out []int64
	for _, w := range strings.Split(strings.TrimPrefix(s, ":"), ":") {
		v, err := strconv.ParseUint(w, 10, 64)
		if err != nil {
			return nil, false
		}
		out = append(out, int64(v))
	}
	return out, true
}

// leading splits the decimal number off the start of s.
func leading(s string) (n uint64, rest string, ok bool) {
	k := 0
	for k < len(s) && s[k] >= '0' && s[k] <= '9' {
		k++
	}
	n, err := strconv.ParseUint(s[:k], 10, 64)
	return n, s[k:], err == nil
}

// number reads the alignments of integers or floats of a width.
func (l *layoutImport) number(prefix, rest string) bool {
	width, rest, ok := leading(rest)
	const most = 1<<24 - 1
	if !ok || width > most {
		return false
	}
	var t ir.Type = l.i.ctx.I(uint32(width))
	if prefix == "f" {
		kind, known := map[uint64]ir.FloatKind{16: ir.F16, 32: ir.F32, 64: ir.F64, 80: ir.F80, 128: ir.F128}[width]
		if !known {
			return false
		}
		t = l.i.ctx.Float(kind)
	}
	if l.seen[t] {
		return true
	}
	n, ok := integers(rest)
	if !ok || len(n) > 2 {
		return false
	}
	if len(n) == 1 {
		n = append(n, n[0])
	}
	l.typeEntry(t, n)
	return true
}

func (l *layoutImport) pointer(rest string) bool {
	space := uint64(0)
	if !strings.HasPrefix(rest, ":") {
		ok := false
		if space, rest, ok = leading(rest); !ok {
			return false
		}
	}
	t := llvm.Pointer(l.i.ctx, uint32(space))
	if l.seen[ir.Type(t)] {
		return true
	}
	n, ok := integers(rest)
	const least, most = 2, 4
	if !ok || len(n) < least || len(n) > most {
		return false
	}
	if len(n) == least {
		n = append(n, n[1])
	}
	if len(n) < most {
		n = append(n, n[0])
	}
	l.typeEntry(t, n)
	return true
}

func (l *layoutImport) typeEntry(t ir.Type, n []int64) {
	l.seen[t] = true
	c := l.i.ctx
	elems := make([]ir.Attribute, len(n))
	for k, v := range n {
		elems[k] = l.i.i64(v)
	}
	l.types = append(l.types, dlti.TypeEntry(t, c.DenseOf(c.Vector([]int64{int64(len(n))}, c.I64()), elems)))
}
