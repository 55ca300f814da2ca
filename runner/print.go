package runner

import (
	"bufio"
	"cmp"
	"encoding/binary"
	"fmt"
	"io"
	"math"
	"os"
	"strings"

	"github.com/spvc/spvc/internal/sorted"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/report"
)

// printBytes is the size of the buffer of what a launch prints.
const printBytes = 1 << 20

// attachedPrints is the buffer of what a launch prints.
type attachedPrints attachedReport

// print writes what the kernel printed. After a launch that was abandoned the buffer cannot be read,
// and nothing is written.
func (a *attachedPrints) print() error {
	var header [4 * report.WordRecords]byte
	if err := a.buffer.Read(0, header[:]); err != nil {
		return err
	}
	used := 4 * (report.WordRecords + uint64(binary.LittleEndian.Uint32(header[4*report.WordUsed:])))
	data := make([]byte, min(used, printBytes))
	if err := a.buffer.Read(0, data); err != nil {
		return err
	}
	records, total := report.Prints(data)
	sorted.Stable(records, func(x, y report.Printed) int {
		return cmp.Or(cmp.Compare(x.Invocation[2], y.Invocation[2]), cmp.Compare(x.Invocation[1], y.Invocation[1]), cmp.Compare(x.Invocation[0], y.Invocation[0]))
	})
	var to io.Writer = os.Stdout
	if a.launch.Out != nil {
		to = a.launch.Out
	}
	out := bufio.NewWriter(to)
	formats := map[uint32][]report.Verb{}
	for i := range records {
		r := &records[i]
		if int(r.Site) >= len(a.launch.Module.Prints) {
			continue
		}
		site := &a.launch.Module.Prints[r.Site]
		verbs := formats[r.Site]
		if verbs == nil {
			verbs, _ = report.ParseFormat(site.Format) // reflection has checked it
			formats[r.Site] = verbs
		}
		printRecord(out, verbs, site.Types, r.Args)
	}
	if n := uint32(len(records)); total > n {
		fmt.Fprintf(out, "spvc: the kernel %q printed %d more times, for which its buffer of %d bytes has no room\n", a.launch.Entry, total-n, printBytes)
	}
	return out.Flush()
}

// printRecord writes the text of a record. It stops where words are missing.
func printRecord(out *bufio.Writer, verbs []report.Verb, types []reflect.PrintType, words []uint32) {
	for i := range verbs {
		v := &verbs[i]
		out.WriteString(v.Text)
		if v.Letter == 0 || i >= len(types) {
			return
		}
		t := report.Type(types[i])
		if len(words) < t.Words() {
			return
		}
		bits := uint64(words[0])
		if t.Words() == 2 {
			bits |= uint64(words[1]) << 32
		}
		words = words[t.Words():]
		switch {
		case v.Float():
			out.WriteString(floatArgument(v, t, bits))
		case v.Letter == 'c':
			out.WriteString(padded(v, string([]byte{byte(bits)})))
		default:
			out.WriteString(integerArgument(v, t, bits))
		}
	}
}

// padded extends a text to the width of a conversion.
func padded(v *report.Verb, text string) string {
	pad := strings.Repeat(" ", max(v.Width-len(text), 0))
	if strings.Contains(v.Flags, "-") {
		return text + pad
	}
	return pad + text
}

// goFormat returns the format of package fmt for a conversion, with some of its flags.
func goFormat(v *report.Verb, flags string, precision int, letter byte) string {
	s := "%"
	for _, f := range []byte(flags) {
		if strings.IndexByte(v.Flags, f) >= 0 && !(f == '0' && strings.Contains(v.Flags, "-")) {
			s += string(f)
		}
	}
	if v.Width > 0 {
		s += fmt.Sprint(v.Width)
	}
	if precision >= 0 {
		s += "." + fmt.Sprint(precision)
	}
	return s + string(letter)
}

// integerArgument formats an integer: its value as a number with the sign of its type, or without. A
// boolean is 0 or 1.
func integerArgument(v *report.Verb, t report.Type, bits uint64) string {
	width := t.Bits
	if v.Bits != 0 {
		width = min(width, v.Bits)
	}
	bits &= 1<<width - 1
	if bits == 0 && v.Precision == 0 {
		return padded(v, noDigits(v))
	}
	switch v.Letter {
	case 'd', 'i':
		n := int64(bits)
		if t.Bits > 1 {
			n = int64(bits<<(64-width)) >> (64 - width)
		}
		return fmt.Sprintf(goFormat(v, "-+ 0", v.Precision, 'd'), n)
	case 'u':
		return fmt.Sprintf(goFormat(v, "-0", v.Precision, 'd'), bits)
	}
	flags, hex := "-0#", *v
	switch {
	case bits == 0:
		flags = "-0" // C has no prefix here.
	case v.Letter != 'o' && strings.Contains(v.Flags, "#") && strings.Contains(v.Flags, "0") && !strings.Contains(v.Flags, "-") && v.Precision < 0:
		// In C, the zeros that fill the width include the prefix.
		hex.Width, hex.Precision = 0, max(v.Width-2, 1)
	}
	return fmt.Sprintf(goFormat(&hex, flags, hex.Precision, v.Letter), bits)
}

// noDigits returns what C writes of a zero with a precision of 0, which has no digits: the sign of a
// signed number, and the prefix of an octal one.
func noDigits(v *report.Verb) string {
	signed := v.Letter == 'd' || v.Letter == 'i'
	switch {
	case v.Letter == 'o' && strings.Contains(v.Flags, "#"):
		return "0"
	case signed && strings.Contains(v.Flags, "+"):
		return "+"
	case signed && strings.Contains(v.Flags, " "):
		return " "
	}
	return ""
}

// floatArgument formats a float.
func floatArgument(v *report.Verb, t report.Type, bits uint64) string {
	x := float64(math.Float32frombits(uint32(bits)))
	if t.Bits == 64 {
		x = math.Float64frombits(bits)
	}
	if math.IsNaN(x) || math.IsInf(x, 0) {
		return padded(v, specialFloat(v, x))
	}
	precision := v.Precision
	if precision < 0 {
		precision = 6
	}
	return fmt.Sprintf(goFormat(v, "-+ 0#", precision, v.Letter), x)
}

// specialFloat returns the text of a NaN or an infinity.
func specialFloat(v *report.Verb, x float64) string {
	text := "inf"
	if math.IsNaN(x) {
		text = "nan"
	}
	switch {
	case x < 0:
		text = "-" + text
	case strings.Contains(v.Flags, "+"):
		text = "+" + text
	case strings.Contains(v.Flags, " "):
		text = " " + text
	}
	if v.Letter < 'a' {
		return strings.ToUpper(text)
	}
	return text
}
