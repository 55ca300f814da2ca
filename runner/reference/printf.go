package reference

import (
	"math"
	"strconv"
	"strings"
)

// printArgument is an operand of printf behind the format.
type printArgument struct {
	typ *valueType
	reg int32
}

// printer is a call of printf.
type printer struct{ args []printArgument }

// maxText bounds the bytes of a format or string that printf reads, and maxPadding a width
// or precision.
const (
	maxText    = 1 << 16
	maxPadding = 1 << 12
)

// translatePrintf translates printf of OpenCL.std. Launches that print run one workgroup
// after the other, so that the order of the lines is always the same.
func translatePrintf(t *translator, in *instruction) {
	format, v := t.operand(in, in.arg(2)), t.result(in)
	if format.typ.kind != pointerType || v.typ.cells != 1 {
		refuse(in, "its operands have the wrong type")
	}
	p := &printer{}
	for _, id := range in.args[min(3, len(in.args)):] {
		a := t.operand(in, id)
		switch a.typ.kind {
		case scalarType, vectorType, pointerType:
		default:
			refuse(in, "an argument is no number, vector or pointer")
		}
		p.args = append(p.args, printArgument{a.typ, a.reg})
	}
	t.p.prints = true
	t.emit(inst{run: runPrintf, dst: v.reg, a: format.reg, ext: &extension{print: p}})
}

// runPrintf writes the text of each lane. Its result is 0, or -1 if the format is wrong or
// the writer fails.
func runPrintf(x *subgroup, in *inst) {
	for _, l := range x.lanes {
		text, ok := x.printed(in, l)
		if w := x.g.l.d.options.Printf; w != nil && ok {
			_, err := w.Write([]byte(text))
			ok = err == nil
		}
		x.regs[in.dst+l] = 0
		if !ok {
			x.regs[in.dst+l] = math.MaxUint32
		}
	}
}

// printed returns the text of a lane's call.
func (x *subgroup) printed(in *inst, l int32) (string, bool) {
	format, ok := x.readText(x.regs[in.a+l])
	if !ok {
		return "", false
	}
	var out strings.Builder
	args := in.ext.print.args
	for format != "" {
		before, rest, found := strings.Cut(format, "%")
		out.WriteString(before)
		if !found {
			break
		}
		c, n := parsePrint(rest)
		if n == 0 {
			return "", false
		}
		format = rest[n:]
		if c.verb == '%' {
			out.WriteByte('%')
			continue
		}
		if len(args) == 0 || !x.writePrint(&out, &c, &args[0], l) {
			return "", false
		}
		args = args[1:]
	}
	return out.String(), true
}

// readText reads the string that a pointer points to.
func (x *subgroup) readText(p uint64) (string, bool) {
	o, offset, ok := x.resolve(p, 1)
	if !ok || o.stride != 0 {
		return "", false
	}
	data := o.data[offset:min(o.size, offset+maxText)]
	for i, b := range data {
		if b == 0 {
			return string(data[:i]), true
		}
	}
	return "", false
}

// printSpec is a conversion specification (OpenCL C 6.15.14.2).
type printSpec struct {
	minus, plus, space, sharp, zero bool
	width, precision                int // precision is -1 if it is missing
	vector                          int // components, or 0
	bits                            uint8
	verb                            byte
}

// parsePrint reads a conversion specification behind its percent sign and returns its
// length, or 0 if it is wrong.
func parsePrint(s string) (c printSpec, n int) {
	c.precision = -1
flags:
	for ; n < len(s); n++ {
		switch s[n] {
		case '-':
			c.minus = true
		case '+':
			c.plus = true
		case ' ':
			c.space = true
		case '#':
			c.sharp = true
		case '0':
			c.zero = true
		default:
			break flags
		}
	}
	number := func() int {
		v := 0
		for ; n < len(s) && s[n] >= '0' && s[n] <= '9'; n++ {
			v = min(10*v+int(s[n]-'0'), maxPadding)
		}
		return v
	}
	c.width = number()
	if n < len(s) && s[n] == '.' {
		n++
		c.precision = number()
	}
	if n < len(s) && s[n] == 'v' {
		n++
		c.vector = number()
		if c.vector != 2 && c.vector != 3 && c.vector != 4 && c.vector != 8 && c.vector != 16 {
			return c, 0
		}
	}
	for _, length := range printLengths {
		if strings.HasPrefix(s[n:], length.name) {
			c.bits = length.bits
			n += len(length.name)
			break
		}
	}
	if n == len(s) || !strings.ContainsRune("diouxXfFeEgGaAcsp%", rune(s[n])) {
		return c, 0
	}
	c.verb = s[n]
	return c, n + 1
}

// printLengths are the length modifiers, the longer ones first.
var printLengths = []struct {
	name string
	bits uint8
}{{"hh", 8}, {"hl", 32}, {"h", 16}, {"l", 64}}

// writePrint writes an argument. It returns false if the argument has not the type that the
// specification says.
func (x *subgroup) writePrint(out *strings.Builder, c *printSpec, a *printArgument, l int32) bool {
	n := max(c.vector, 1)
	if a.typ.cells != n || (a.typ.kind == vectorType) != (c.vector > 0) {
		return false
	}
	s := a.typ.component()
	for k := range n {
		if k > 0 {
			out.WriteByte(',')
		}
		v := x.regs[a.reg+int32(k*x.width)+l]
		switch {
		case strings.IndexByte("diouxX", c.verb) >= 0 && s.kind == intScalar:
			out.WriteString(c.integer(v, s))
		case strings.IndexByte("fFeEgGaA", c.verb) >= 0 && s.isFloat():
			out.WriteString(c.float(s.number(v)))
		case c.verb == 'c' && s.kind == intScalar:
			out.WriteString(c.pad("", string([]byte{byte(v)}), false))
		case c.verb == 'p' && s.kind == pointerScalar:
			out.WriteString(c.pad("", "0x"+strconv.FormatUint(v, 16), false))
		case c.verb == 's' && s.kind == pointerScalar:
			text, ok := x.readText(v)
			if !ok {
				return false
			}
			if c.precision >= 0 {
				text = text[:min(c.precision, len(text))]
			}
			out.WriteString(c.pad("", text, false))
		default:
			return false
		}
	}
	return true
}

// pad fills a text up to the width: behind its sign with zeros, if it is a number and the
// flag says so.
func (c *printSpec) pad(sign, text string, number bool) string {
	missing := max(0, c.width-len(sign)-len(text))
	switch {
	case c.minus:
		return sign + text + strings.Repeat(" ", missing)
	case c.zero && number:
		return sign + strings.Repeat("0", missing) + text
	}
	return strings.Repeat(" ", missing) + sign + text
}

// sign returns the sign of a number, or what stands in its place.
func (c *printSpec) sign(negative bool) string {
	switch {
	case negative:
		return "-"
	case c.plus:
		return "+"
	case c.space:
		return " "
	}
	return ""
}

// integer writes a number of a type in the size that the specification says.
func (c *printSpec) integer(v uint64, s scalar) string {
	size := s.bits
	if c.bits != 0 {
		size = min(size, c.bits)
	}
	v &= scalar{intScalar, size}.mask()
	sign, base := "", 10
	switch c.verb {
	case 'd', 'i':
		n := signed(v, size)
		sign, v = c.sign(n < 0), uint64(max(n, -n))
	case 'o':
		base = 8
	case 'x', 'X':
		base = 16
		if c.sharp && v != 0 {
			sign = "0" + string(c.verb)
		}
	}
	text := strconv.FormatUint(v, base)
	if v == 0 && c.precision == 0 {
		text = ""
	}
	text = strings.Repeat("0", max(0, c.precision-len(text))) + text
	if c.verb == 'o' && c.sharp && !strings.HasPrefix(text, "0") {
		text = "0" + text
	}
	if c.verb == 'X' {
		text = strings.ToUpper(text)
	}
	return c.pad(sign, text, c.precision < 0)
}

// float writes a number.
func (c *printSpec) float(f float64) string {
	sign := c.sign(math.Signbit(f))
	upper := c.verb < 'a'
	f = math.Abs(f)
	var text string
	switch {
	case f != f:
		text = "nan"
	case math.IsInf(f, 0):
		text = "inf"
	case c.verb|0x20 == 'a':
		text = c.hexadecimal(f)
	default:
		text = c.decimal(f)
	}
	if upper {
		text = strings.ToUpper(text)
	}
	return c.pad(sign, text, isFinite(f))
}

// decimal writes the magnitude of a number for the verbs e, f and g.
func (c *printSpec) decimal(f float64) string {
	precision, verb := c.precision, c.verb|0x20
	if precision < 0 {
		precision = 6
	}
	if verb != 'g' {
		text := strconv.FormatFloat(f, verb, precision, 64)
		if precision == 0 && c.sharp {
			mantissa, exponent, found := strings.Cut(text, "e")
			if text = mantissa + "."; found {
				text += "e" + exponent
			}
		}
		return text
	}
	// The exponent after rounding decides the style (C99 7.19.6.1).
	precision = max(precision, 1)
	_, exponent, _ := strings.Cut(strconv.FormatFloat(f, 'e', precision-1, 64), "e")
	e, _ := strconv.Atoi(exponent)
	style, digits := byte('f'), precision-1-e
	if e < -4 || e >= precision {
		style, digits = 'e', precision-1
	}
	text := strconv.FormatFloat(f, style, digits, 64)
	if c.sharp {
		return text
	}
	mantissa, exponent, found := strings.Cut(text, "e")
	if strings.Contains(mantissa, ".") {
		mantissa = strings.TrimRight(strings.TrimRight(mantissa, "0"), ".")
	}
	if found {
		mantissa += "e" + exponent
	}
	return mantissa
}

// hexadecimal writes the magnitude of a number for the verb a. Its exponent has no zeros in
// front, unlike that of Go.
func (c *printSpec) hexadecimal(f float64) string {
	mantissa, exponent, _ := strings.Cut(strconv.FormatFloat(f, 'x', c.precision, 64), "p")
	digits := strings.TrimLeft(exponent[1:], "0")
	if digits == "" {
		digits = "0"
	}
	return mantissa + "p" + exponent[:1] + digits
}
