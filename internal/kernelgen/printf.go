package kernelgen

import (
	"cmp"
	"fmt"
	gomath "math"
	"slices"
	"strconv"
	"strings"

	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/ir"
)

// Print is what one execution of gpu.printf prints.
type Print struct {
	Text string
	// Open is true if an argument is not determined: the text is then any line.
	Open bool
	// id is the place of the invocation in the order of global ids.
	id uint64
}

// printing has gpu.printf.
func printing(h map[*ir.OpDef]handler) {
	h[gpu.Printf] = func(x *exec, op *ir.Operation) error {
		a, ok := op.Attr("format").(*ir.StringAttr)
		if !ok || x.inv == nil {
			return errUnknown
		}
		p := Print{id: x.inv.place(x.m.kernel)}
		var list []argument
		for _, v := range op.Operands() {
			e, lanes, ok := elemOf(v.Type())
			s := x.get(v).one
			if !ok || lanes != 0 {
				return errUnknown
			}
			p.Open = p.Open || s.state != firm
			list = append(list, argument{e, s.bits})
		}
		if p.Text, ok = printed(a.Value, list); !ok {
			return errUnknown
		}
		x.m.result.Prints = append(x.m.result.Prints, p)
		return nil
	}
}

// place returns the place of an invocation in the order of global ids: by z, then y, then x.
func (i *invocation) place(k *Kernel) uint64 {
	n := uint64(0)
	for d := 2; d >= 0; d-- {
		n = n*uint64(k.Groups[d]*k.Local[d]) + uint64(i.group.id[d]*k.Local[d]+i.local[d])
	}
	return n
}

// sortPrints puts the texts into the order in which the host prints them.
func (r *Result) sortPrints() {
	slices.SortStableFunc(r.Prints, func(a, b Print) int { return cmp.Compare(a.id, b.id) })
}

// differsPrinted compares what a kernel has printed. It returns nil if the texts agree.
func (r *Result) differsPrinted(got string) *Difference {
	lines := strings.SplitAfter(got, "\n")
	if lines[len(lines)-1] == "" {
		lines = lines[:len(lines)-1]
	}
	for i, p := range r.Prints {
		switch {
		case i >= len(lines):
			return &Difference{Text: fmt.Sprintf("%d lines are printed, want %d", len(lines), len(r.Prints))}
		case !p.Open && lines[i] != p.Text:
			return &Difference{Text: fmt.Sprintf("line %d is %q, want %q", i, lines[i], p.Text)}
		}
	}
	if len(lines) > len(r.Prints) {
		return &Difference{Text: fmt.Sprintf("%d lines are printed, want %d", len(lines), len(r.Prints))}
	}
	return nil
}

// argument is an argument of gpu.printf.
type argument struct {
	elem
	bits uint64
}

// printed returns a text in the format of C's printf. It returns false if the format does not fit.
func printed(format string, list []argument) (string, bool) {
	var out strings.Builder
	for format != "" {
		before, rest, found := strings.Cut(format, "%")
		out.WriteString(before)
		if !found {
			break
		}
		spec, rest, ok := parseSpec(rest)
		format = rest
		if ok && spec.letter == '%' {
			out.WriteByte('%')
			continue
		}
		if !ok || len(list) == 0 {
			return "", false
		}
		text, ok := spec.text(list[0])
		if list = list[1:]; !ok {
			return "", false
		}
		out.WriteString(text)
	}
	return out.String(), len(list) == 0
}

// spec is a conversion of a format.
type spec struct {
	flags            string
	width, precision int // precision is -1 if there is none
	length           string
	letter           byte
}

// parseSpec reads a conversion behind its percent sign and returns the rest.
func parseSpec(s string) (c spec, rest string, ok bool) {
	take := func(set string) string {
		n := len(s) - len(strings.TrimLeft(s, set))
		taken := s[:n]
		s = s[n:]
		return taken
	}
	c.flags, c.precision = take("-+ 0#"), -1
	c.width, _ = strconv.Atoi(take("0123456789"))
	if strings.HasPrefix(s, ".") {
		s = s[1:]
		c.precision, _ = strconv.Atoi(take("0123456789"))
	}
	if c.length = take("hljzt"); s == "" {
		return c, "", false
	}
	c.letter = s[0]
	return c, s[1:], true
}

func (c spec) has(flag string) bool { return strings.Contains(c.flags, flag) }

// text returns an argument in the conversion.
func (c spec) text(a argument) (string, bool) {
	switch {
	case c.letter == 'c':
		return c.padded("", string([]byte{byte(a.bits)}), false), a.kind != floatKind
	case strings.IndexByte("diuxXo", c.letter) >= 0 && a.kind != floatKind:
		return c.integer(a), true
	case strings.IndexByte("feEgGF", c.letter) >= 0 && a.kind == floatKind:
		return c.float(a), true
	}
	return "", false
}

// integer returns an integer. Shorter lengths take its lowest bits.
func (c spec) integer(a argument) string {
	width := a.width
	if a.kind == indexKind {
		width = 32
	}
	if short := map[string]uint32{"hh": 8, "h": 16}[c.length]; short != 0 {
		width = min(width, short)
	}
	bits, sign := a.bits&mask(width), ""
	if c.letter == 'd' || c.letter == 'i' {
		switch n := signed(bits, width); {
		case n < 0 && width > 1:
			bits, sign = -uint64(n), "-"
		case c.has("+"):
			sign = "+"
		case c.has(" "):
			sign = " "
		}
	}
	base := map[byte]int{'x': 16, 'X': 16, 'o': 8}[c.letter]
	digits := strconv.FormatUint(bits, max(base, 10))
	if base == 8 {
		digits = strconv.FormatUint(bits, 8)
	}
	if c.precision == 0 && bits == 0 {
		digits = ""
	}
	for len(digits) < c.precision {
		digits = "0" + digits
	}
	if c.has("#") {
		switch {
		case base == 16 && bits != 0:
			sign = "0x"
		case base == 8 && !strings.HasPrefix(digits, "0"):
			digits = "0" + digits
		}
	}
	if c.letter == 'X' {
		sign, digits = strings.ToUpper(sign), strings.ToUpper(digits)
	}
	return c.padded(sign, digits, c.precision < 0)
}

// float returns a finite float.
func (c spec) float(a argument) string {
	form, _ := formatOf(a.width)
	v := form.decode(a.bits)
	sign := ""
	switch {
	case gomath.Signbit(v):
		v, sign = -v, "-"
	case c.has("+"):
		sign = "+"
	case c.has(" "):
		sign = " "
	}
	precision := c.precision
	if precision < 0 {
		precision = 6
	}
	letter := c.letter | 0x20 // lower case
	digits := ""
	if letter == 'g' {
		digits = shorter(v, max(precision, 1))
	} else {
		digits = strconv.FormatFloat(v, letter, precision, 64)
	}
	if c.letter < 'a' {
		digits = strings.ToUpper(digits)
	}
	return c.padded(sign, digits, true)
}

// shorter returns a float in the style of %g with some significant digits.
func shorter(v float64, digits int) string {
	long := strconv.FormatFloat(v, 'e', digits-1, 64)
	mantissa, exponent, _ := strings.Cut(long, "e")
	x, _ := strconv.Atoi(exponent)
	trim := func(s string) string {
		if strings.Contains(s, ".") {
			s = strings.TrimSuffix(strings.TrimRight(s, "0"), ".")
		}
		return s
	}
	if x >= -4 && x < digits {
		return trim(strconv.FormatFloat(v, 'f', digits-1-x, 64))
	}
	return trim(mantissa) + "e" + exponent
}

// padded fills a text up to the width: with spaces, or with zeros behind the sign.
func (c spec) padded(sign, text string, zeros bool) string {
	n := max(c.width-len(sign)-len(text), 0)
	switch {
	case c.has("-"):
		return sign + text + strings.Repeat(" ", n)
	case c.has("0") && zeros:
		return sign + strings.Repeat("0", n) + text
	}
	return strings.Repeat(" ", n) + sign + text
}

// printFeature is the feature of gpu.printf with an argument of a type.
const printFeature = "gpu.printf %s"

// printTypes returns the types of arguments of gpu.printf.
func printTypes() []Type {
	return slices.Concat(ints(0), floatTypes(0), []Type{indexType})
}

// prints writes a gpu.printf of up to three arguments that are determined.
func (g *gen) prints() {
	var types []Type
	for _, t := range printTypes() {
		if g.can(printFeature, t) {
			types = append(types, t)
		}
	}
	if g.o.Host || g.nested || len(types) == 0 || len(g.buffers) > 3 {
		return
	}
	text, names, args := oneOf(g.r, []string{"", "v ", "100%% of "}), []string(nil), []string(nil)
	for range 1 + g.r.Below(3) {
		t := oneOf(g.r, types)
		v := g.printable(t)
		text += g.conversion(t) + oneOf(g.r, []string{"", " ", ", ", "|"})
		names, args = append(names, v.name), append(args, t.String())
	}
	g.line("gpu.printf %q %s : %s", text+"\n", strings.Join(names, ", "), strings.Join(args, ", "))
}

// printable returns a value whose text is determined.
func (g *gen) printable(t Type) val {
	switch t.Kind {
	case Float:
		return g.pickGrid(t)
	case Index:
		return g.pickIndex(1 << 20)
	}
	return g.pick(t, true)
}

// conversion returns a conversion of a format for a type.
func (g *gen) conversion(t Type) string {
	letters := "dddiuuxXo"
	if t.Kind == Float {
		letters = "fffFeEgG"
	}
	s := "%"
	for _, f := range []string{"-", "0", "+", " ", "#"} {
		if g.r.Chance(12) && (f != "#" || t.Kind != Float) {
			s += f
		}
	}
	if g.r.Chance(30) {
		s += fmt.Sprint(1 + g.r.Below(12))
	}
	if g.r.Chance(30) {
		s += fmt.Sprintf(".%d", g.r.Below(9))
	}
	if t.Kind != Float && g.r.Chance(15) {
		s += oneOf(g.r, []string{"hh", "h", "l", "ll"})
	}
	return s + string(letters[g.r.Below(len(letters))])
}
