package llvmexec

import (
	"math"
	"strconv"
	"strings"
)

// conversion is a conversion of printf: %-08.3f.
type conversion struct {
	spec               string // its text, without the letter
	letter             byte
	left, zeros, exact bool // -, 0, and whether it has a precision
	width, precision   int
}

// maxPadding bounds the width and the precision of a conversion, so that a wrong format does not take all memory.
const maxPadding = 1 << 12

// printFormatted writes text as printf does, for the conversions of integers, floats, characters and strings.
func printFormatted(x *thread, a []vararg) cell {
	format, next := x.text(a[0].cells[0]), 1
	arg := func() vararg {
		if next >= len(a) {
			x.fault(BadCall, "printf has fewer arguments than its format "+strconv.Quote(format))
		}
		next++
		return a[next-1]
	}
	var out []byte
	for i := 0; i < len(format); {
		if format[i] != '%' {
			out = append(out, format[i])
			i++
			continue
		}
		c, n := parseConversion(format[i:])
		if n == 0 {
			x.fault(BadCall, "the format "+strconv.Quote(format)+" of printf ends within a conversion")
		}
		i += n
		out = append(out, x.formatted(c, arg)...)
	}
	x.print(string(out))
	return cell{bits: uint64(len(out))}
}

// parseConversion reads a conversion and returns how long it is, 0 if the text ends before its letter.
func parseConversion(text string) (c conversion, n int) {
	i := 1
	number := func() (v int) {
		for ; i < len(text) && text[i] >= '0' && text[i] <= '9'; i++ {
			v = min(10*v+int(text[i]-'0'), maxPadding)
		}
		return v
	}
	for ; i < len(text) && (text[i] == '-' || text[i] == '0'); i++ {
		c.left, c.zeros = c.left || text[i] == '-', c.zeros || text[i] == '0'
	}
	c.width = number()
	if i < len(text) && text[i] == '.' {
		i++
		c.exact, c.precision = true, number()
	}
	for i < len(text) && strings.IndexByte("lhz", text[i]) >= 0 {
		i++
	}
	if i == len(text) {
		return c, 0
	}
	c.spec, c.letter = text[:i], text[i]
	return c, i + 1
}

// formatted returns the text of one conversion.
func (x *thread) formatted(c conversion, arg func() vararg) string {
	text, digits := "", false
	switch c.letter {
	case '%':
		return "%"
	case 'd', 'i':
		a := arg()
		text, digits = strconv.FormatInt(signExtend(a.cells[0].bits, min(a.width, 64)), 10), true
	case 'u':
		text, digits = utoa(arg().cells[0].bits), true
	case 'x':
		text, digits = strconv.FormatUint(arg().cells[0].bits, 16), true
	case 'p':
		text = "0x" + strconv.FormatUint(arg().cells[0].bits, 16)
	case 'c':
		text = string([]byte{byte(arg().cells[0].bits)})
	case 's':
		text = x.text(arg().cells[0])
		if c.exact {
			text = text[:min(c.precision, len(text))]
		}
	case 'f', 'e', 'g':
		if !c.exact {
			c.precision = 6
		}
		v := floatOf(arg())
		if math.IsNaN(v) || math.IsInf(v, 0) {
			text, c.zeros = floatText(v), false
			break
		}
		if c.letter == 'g' {
			c.precision = max(c.precision, 1)
		}
		text = strconv.FormatFloat(v, c.letter, c.precision, 64)
	default:
		x.fault(Unsupported, "the conversion "+c.spec+string(rune(c.letter))+" of printf is not supported")
	}
	if digits && c.exact {
		text, c.zeros = zeroFilled(text, c.precision+strings.Count(text, "-")), false
	}
	switch {
	case c.left:
		return text + strings.Repeat(" ", max(c.width-len(text), 0))
	case c.zeros && strings.IndexByte("scp", c.letter) < 0:
		return zeroFilled(text, c.width)
	}
	return strings.Repeat(" ", max(c.width-len(text), 0)) + text
}

// zeroFilled makes a number as long as a width, with zeros behind its sign.
func zeroFilled(text string, width int) string {
	digits := strings.TrimPrefix(text, "-")
	return text[:len(text)-len(digits)] + strings.Repeat("0", max(width-len(text), 0)) + digits
}
