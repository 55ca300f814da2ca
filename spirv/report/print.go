package report

import (
	"encoding/binary"
	"errors"
	"strconv"
	"strings"
)

// PrintName is the name of the variable that is the buffer of what a kernel prints. Its header and
// records are those of report buffers.
const PrintName = "__spvc_print__"

// FunctionPrefix begins the names of the functions that write records.
const FunctionPrefix = "__spvc_report_"

// printerPrefix begins the names of functions that stand for prints in the IR.
const printerPrefix = "__spvc_printer_"

// PrinterName returns the name of the function that stands for prints of n words in the IR.
func PrinterName(n int) string { return printerPrefix + strconv.Itoa(n) }

// PrinterWords returns the n for which PrinterName returns name.
func PrinterWords(name string) (n int, ok bool) {
	rest, ok := strings.CutPrefix(name, printerPrefix)
	if !ok {
		return 0, false
	}
	n, err := strconv.Atoi(rest)
	return n, err == nil && n >= 0 && PrinterName(n) == name
}

// Print is the kind of records of printed text: the first word, the number of the print, the
// invocation's global id (3 words), and the words of the arguments.
const Print Kind = 3

// PrintWords is the size of a record of kind Print without arguments, in words.
const PrintWords = 5

// MaxArgWords bounds the words of the arguments of one print.
const MaxArgWords = 128

// maxPad bounds widths and precisions.
const maxPad = 1 << 12

// A Type is the type of an argument of a print. An argument has one word if it has at most 32 bits,
// and else two, the lower one first.
type Type struct {
	// Float is set for floats of 32 and 64 bits.
	Float bool
	// Bits is the number of bits, at most 64. Integers are extended by zeros.
	Bits int
}

// Words returns the number of words of an argument.
func (t Type) Words() int {
	if t.Bits > 32 {
		return 2
	}
	return 1
}

// String returns "i32" or "f32".
func (t Type) String() string {
	if t.Float {
		return "f" + strconv.Itoa(t.Bits)
	}
	return "i" + strconv.Itoa(t.Bits)
}

// parseType reads what String returns.
func parseType(text string) (Type, bool) {
	rest, float := strings.CutPrefix(text, "f")
	if !float {
		rest = strings.TrimPrefix(text, "i")
	}
	bits, err := strconv.Atoi(rest)
	t := Type{float, bits}
	return t, err == nil && bits > 0 && bits <= 64 && (!t.Float || bits == 32 || bits == 64) && t.String() == text
}

// A Verb is a part of a format: text, and behind it a conversion of an argument.
type Verb struct {
	// Text stands before the conversion.
	Text string
	// Letter is one of d, i, u, x, X, o, c, f, F, e, E, g and G, or 0 at the end of the format.
	Letter byte
	// Flags has the flags: some of "-+ 0#".
	Flags string
	// Width is the smallest number of characters, and Precision that of digits, or -1.
	Width, Precision int
	// Bits is the number of bits to which the lengths hh and h narrow an integer, or 0.
	Bits int
}

// Float reports whether the conversion takes a float.
func (v *Verb) Float() bool { return v.Letter != 0 && strings.IndexByte("fFeEgG", v.Letter) >= 0 }

// Spec returns the conversion as formats have it, without flags.
func (v *Verb) Spec() string { return "%" + string(v.Letter) }

// ParseFormat reads a format of C's printf. The last verb has no letter.
func ParseFormat(format string) ([]Verb, error) {
	var verbs []Verb
	var text strings.Builder
	for {
		before, rest, found := strings.Cut(format, "%")
		text.WriteString(before)
		if !found {
			return append(verbs, Verb{Text: text.String()}), nil
		}
		if strings.HasPrefix(rest, "%") {
			text.WriteByte('%')
			format = rest[1:]
			continue
		}
		v, rest, err := parseVerb(rest)
		if err != nil {
			return nil, err
		}
		v.Text = text.String()
		text.Reset()
		verbs = append(verbs, v)
		format = rest
	}
}

// parseVerb reads a conversion behind its percent sign.
func parseVerb(s string) (v Verb, rest string, err error) {
	all := s
	s = strings.TrimLeft(s, "-+ 0#")
	v.Flags = all[:len(all)-len(s)]
	v.Precision = -1
	if v.Width, s, err = number(s); err != nil {
		return v, s, err
	}
	if after, dot := strings.CutPrefix(s, "."); dot {
		if v.Precision, s, err = number(after); err != nil {
			return v, s, err
		}
	}
	length := ""
	for _, l := range [...]string{"hh", "h", "ll", "l", "j", "z", "t"} {
		if after, has := strings.CutPrefix(s, l); has {
			length, s = l, after
			break
		}
	}
	if s == "" {
		return v, s, errors.New("the conversion '%" + all + "' has no end")
	}
	v.Letter = s[0]
	switch {
	case strings.IndexByte("diuxXo", v.Letter) >= 0:
		switch length {
		case "hh":
			v.Bits = 8
		case "h":
			v.Bits = 16
		}
	case v.Float() || v.Letter == 'c':
		if length != "" && length != "l" {
			return v, s, errors.New("the conversion '%" + all[:len(all)-len(s)+1] + "' has a length that '" + v.Spec() + "' does not take")
		}
	case v.Letter == '*':
		return v, s, errors.New("a width or precision in an argument ('*') is not supported; write the number into the format")
	case v.Letter == 's':
		return v, s, errors.New("kernels have no strings, which '%s' prints")
	default:
		return v, s, errors.New("the conversion '%" + all[:len(all)-len(s)+1] + "' is unknown")
	}
	return v, s[1:], nil
}

// number reads the digits at the start of s; none are 0.
func number(s string) (n int, rest string, err error) {
	rest = strings.TrimLeft(s, "0123456789")
	digits := s[:len(s)-len(rest)]
	if digits == "" {
		return 0, rest, nil
	}
	if n, err = strconv.Atoi(digits); err != nil || n > maxPad {
		return 0, rest, errors.New("the width or precision " + digits + " exceeds " + strconv.Itoa(maxPad))
	}
	return n, rest, nil
}

// CheckTypes returns an error if the arguments of a print are not those that the verbs of its format
// take. Names has the types as the source has them.
func CheckTypes(verbs []Verb, types []Type, names []string) error {
	n := len(verbs) - 1
	if n != len(types) {
		return errors.New("the format has " + plural(n, "conversion") + ", but there are " + plural(len(types), "argument"))
	}
	for i, t := range types {
		if v := &verbs[i]; v.Float() != t.Float {
			takes := "an integer"
			if v.Float() {
				takes = "a float"
			}
			return errors.New("'" + v.Spec() + "' takes " + takes + ", but argument " + strconv.Itoa(i) + " has the type '" + names[i] + "'")
		}
	}
	return nil
}

func plural(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return strconv.Itoa(n) + " " + what + "s"
}

// A PrintSite is a gpu.printf of a kernel.
type PrintSite struct {
	// Place is "file:line:column", or "?" if it is not known.
	Place  string
	Types  []Type
	Format string
}

// printPrefix begins the OpString of a print.
const printPrefix = "spvc.print\t"

// PrintText returns the text of the OpString for print n with a description.
func PrintText(n int, description string) string {
	return printPrefix + strconv.Itoa(n) + "\t" + description
}

// PrintDescription returns the description of a print without its place.
func PrintDescription(types []Type, format string) string {
	var s strings.Builder
	for i, t := range types {
		if i > 0 {
			s.WriteByte(' ')
		}
		s.WriteString(t.String())
	}
	return s.String() + "\t" + format
}

// ParsePrint returns what the text of an OpString says of a print. Other texts, and those whose types
// and format differ, are not ok.
func ParsePrint(text string) (n int, p PrintSite, ok bool) {
	rest, ok := strings.CutPrefix(text, printPrefix)
	f := strings.SplitN(rest, "\t", 4)
	if !ok || len(f) != 4 {
		return 0, p, false
	}
	n, err := strconv.Atoi(f[0])
	p.Place, p.Format = f[1], f[3]
	for _, name := range strings.Fields(f[2]) {
		t, known := parseType(name)
		if !known || len(p.Types) == MaxArgWords {
			return 0, p, false
		}
		p.Types = append(p.Types, t)
	}
	verbs, bad := ParseFormat(p.Format)
	if err != nil || n < 0 || bad != nil || CheckTypes(verbs, p.Types, make([]string, len(p.Types))) != nil {
		return 0, p, false
	}
	return n, p, true
}

// A Printed is a record of kind Print.
type Printed struct {
	// Site is the number of the print.
	Site uint32
	// Invocation is the global id.
	Invocation [3]uint32
	// Args are the words of the arguments.
	Args []uint32
}

// Prints returns the printed records in a buffer in the order in which they were reserved, and the
// number of those that were to be written.
func Prints(data []byte) (list []Printed, total uint32) {
	total = eachRecord(data, func(kind Kind, words func(i int) uint32, size int) {
		if kind != Print || size < PrintWords {
			return
		}
		p := Printed{Site: words(1), Invocation: [3]uint32{words(2), words(3), words(4)}, Args: make([]uint32, size-PrintWords)}
		for i := range p.Args {
			p.Args[i] = words(PrintWords + i)
		}
		list = append(list, p)
	})
	return list, total
}

// eachRecord visits the records in a buffer. It returns the number of those that were to be written.
func eachRecord(data []byte, visit func(kind Kind, words func(i int) uint32, size int)) (total uint32) {
	word := func(i int) uint32 { return binary.LittleEndian.Uint32(data[4*i:]) }
	end := len(data) / 4
	if end < WordRecords {
		return 0
	}
	end = WordRecords + int(min(uint64(word(WordUsed)), uint64(end-WordRecords)))
	for at := WordRecords; at < end; {
		size := int(word(at) & 0xffff)
		if size == 0 || at+size > end {
			break
		}
		visit(Kind(word(at)>>16), func(i int) uint32 { return word(at + i) }, size)
		at += size
	}
	return word(WordCount)
}
