package pass

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"github.com/spvc/spvc/ir"
)

// Option is a named setting of a pass or pipeline.
type Option struct {
	Name string
	Help string
	// Set parses and stores a value. For an option name without `=`, value is "" and
	// given is false.
	Set func(value string, given bool) error
	// String returns the current value as a pipeline text writes it.
	String func() string
	// Default is the text of the value that holds if the option is not set.
	Default string
	// Extension marks an option that MLIR's pass of the same name does not have. A
	// pipeline is printed without it while it has its default, so that MLIR's tools
	// can read the text.
	Extension bool
	// Value says in help texts what the values are, such as uint. It is empty for booleans.
	Value string
	// by is what depends on the version of MLIR, or nil if nothing does.
	by *byVersion
	// elements returns the texts of the elements of a list. It is nil for options that are no lists.
	elements func() []string
}

// Beyond returns o marked as an Extension.
func (o Option) Beyond() Option {
	o.Extension = true
	return o
}

// byVersion is what differs between versions of MLIR. It is apart from Option, because few options have it.
type byVersion struct {
	span ir.Span // the versions whose pass has the option
	// olderName is the name until olderLast.
	olderName string
	olderLast ir.Version
	// newer is the text of the default from newerFirst on, and given whether the option was set.
	newer      string
	newerFirst ir.Version
	given      *bool
}

// change returns a copy of what depends on the version, which o has from then on.
func (o *Option) change() *byVersion {
	v := o.versions()
	o.by = &v
	return o.by
}

func (o *Option) versions() byVersion {
	if o.by == nil {
		return byVersion{}
	}
	return *o.by
}

// In returns o marked as an option of these versions of MLIR. A pipeline for another version is printed as if the option were an
// extension. Options are read in all versions.
func (o Option) In(versions ir.Span) Option {
	o.change().span = versions
	return o
}

// Renamed returns o with the name older in the versions of MLIR until last. Both names are read in all versions.
func (o Option) Renamed(older string, last ir.Version) Option {
	v := o.change()
	v.olderName, v.olderLast = older, last
	return o
}

// DefaultSince returns o with another default in the versions of MLIR from first on: value, as a text. The pass asks
// [Option.IsGiven] and takes that default itself, because options do not know the version.
func (o Option) DefaultSince(first ir.Version, value string) Option {
	given, set := new(bool), o.Set
	v := o.change()
	v.newer, v.newerFirst, v.given = value, first, given
	o.Set = func(value string, has bool) error {
		*given = true
		return set(value, has)
	}
	return o
}

// IsGiven reports whether an option of DefaultSince was set.
func (o *Option) IsGiven() bool { return o.by != nil && o.by.given != nil && *o.by.given }

// texts returns the text of the value and that of the default in version v of MLIR.
func (o *Option) texts(v ir.Version) (value, unset string) {
	by := o.versions()
	switch {
	case by.given == nil || !ir.Since(by.newerFirst).Has(v):
		return o.String(), o.Default
	case !*by.given:
		return by.newer, by.newer
	}
	return o.String(), by.newer
}

// NameIn returns the name of the option in version v of MLIR.
func (o *Option) NameIn(v ir.Version) string {
	if by := o.versions(); by.olderName != "" && ir.Until(by.olderLast).Has(v) {
		return by.olderName
	}
	return o.Name
}

// Usage returns the name and the kind of the values, as help texts for version v of MLIR have them, or "" if that version
// does not have the option.
func (o *Option) Usage(v ir.Version) string {
	switch {
	case !o.versions().span.Has(v):
		return ""
	case o.Value == "":
		return o.NameIn(v)
	}
	return o.NameIn(v) + "=<" + o.Value + ">"
}

// newOption returns an option whose present value is the default. value is [Option.Value].
//
//go:noinline
func newOption(name, value, help string, set func(value string) error, text func() string) Option {
	return Option{Name: name, Value: value, Help: help, String: text, Default: text(), Set: func(value string, given bool) error {
		if !given {
			//lint:ignore ST1005 LLVM's text
			return errors.New("requires a value!")
		}
		return set(value)
	}}
}

// Bool returns a boolean option stored in p.
//
//go:noinline
func Bool(name string, p *bool, help string) Option {
	text := func() string { return strconv.FormatBool(*p) }
	return Option{Name: name, Help: help, String: text, Default: text(), Set: func(v string, _ bool) error {
		switch v {
		case "", "true", "TRUE", "True", "1":
			*p = true
		case "false", "FALSE", "False", "0":
			*p = false
		default:
			return errors.New("'" + v + "' is invalid value for boolean argument! Try 0 or 1")
		}
		return nil
	}}
}

// Int returns an option for an integer of 64 bits stored in p.
func Int[T ~int | ~int64](name string, p *T, help string) Option {
	return number(name, valueLong, p, help)
}

// Int32 returns an option for an integer of 32 bits stored in p.
func Int32[T ~int | ~int32 | ~int64](name string, p *T, help string) Option {
	return number(name, valueInt, p, help)
}

// Uint returns an option for an unsigned integer of 32 bits stored in p.
func Uint[T ~int | ~uint32](name string, p *T, help string) Option {
	return number(name, valueUint, p, help)
}

// Uint64 returns an option for an unsigned integer of 64 bits stored in p.
func Uint64(name string, p *uint64, help string) Option {
	return newOption(name, valueUlong, help, func(v string) error {
		n, err := strconv.ParseUint(v, 0, 64)
		if err != nil {
			return invalid(v, valueUlong)
		}
		*p = n
		return nil
	}, func() string { return strconv.FormatUint(*p, 10) })
}

// What help texts and errors call numbers.
const (
	valueInt    = "int"
	valueLong   = "long"
	valueUint   = "uint"
	valueUlong  = "ulong"
	valueNumber = "number"
)

// number returns an option for integers of the kind value.
func number[T ~int | ~int64 | ~int32 | ~uint32](name, value string, p *T, help string) Option {
	return newOption(name, value, help, func(v string) error {
		n, ok := parseNumber(v, value)
		if !ok {
			return invalid(v, value)
		}
		*p = T(n)
		return nil
	}, func() string { return strconv.FormatInt(int64(*p), 10) })
}

// parseNumber reads an integer of the kind value.
func parseNumber(s, value string) (int64, bool) {
	switch value {
	case valueUint:
		n, err := strconv.ParseUint(s, 0, 32)
		return int64(n), err == nil
	case valueInt:
		n, err := strconv.ParseInt(s, 0, 32)
		return n, err == nil
	}
	n, err := strconv.ParseInt(s, 0, 64)
	return n, err == nil
}

// invalid returns LLVM's error for a text that is no number of the kind value.
func invalid(text, value string) error {
	switch value {
	case valueInt:
		value = "integer"
	case valueNumber:
		value = "floating point"
	}
	return errors.New("'" + text + "' value invalid for " + value + " argument!")
}

// Float returns an option for a number with a fraction stored in p.
func Float(name string, p *float64, help string) Option {
	return newOption(name, valueNumber, help, func(v string) error {
		x, err := strconv.ParseFloat(v, 64)
		if err != nil {
			return invalid(v, valueNumber)
		}
		*p = x
		return nil
	}, func() string { return strconv.FormatFloat(*p, 'e', 6, 64) })
}

// String returns a string option stored in p.
func String(name string, p *string, help string) Option {
	return newOption(name, "string", help, func(v string) error {
		*p = v
		return nil
	}, func() string { return *p })
}

// Enum returns an option with the given keywords. It stores the index of the chosen
// keyword in p.
func Enum[T ~int | ~uint8](name string, p *T, keywords []string, help string) Option {
	return newOption(name, "value", help, func(v string) error {
		for i, k := range keywords {
			if k == v {
				*p = T(i)
				return nil
			}
		}
		return errors.New("Cannot find option named '" + v + "'!")
	}, func() string { return keywords[*p] })
}

// Strings returns a list option stored in p; elements are separated by commas. An option
// that is given twice adds to the elements.
func Strings(name string, p *[]string, help string) Option {
	return list(name, "string", p, help, func(s string) (string, error) { return s, nil }, func(dst []byte, s string) []byte { return append(dst, s...) })
}

// Ints returns a list option for integers of 64 bits stored in p.
func Ints(name string, p *[]int64, help string) Option { return numbers(name, valueLong, p, help) }

// Int32s returns a list option for integers of 32 bits stored in p.
func Int32s(name string, p *[]int64, help string) Option { return numbers(name, valueInt, p, help) }

// Uints returns a list option for unsigned integers of 32 bits stored in p.
func Uints[T ~int64 | ~uint32](name string, p *[]T, help string) Option {
	return numbers(name, valueUint, p, help)
}

// numbers returns a list option for integers of the kind value.
func numbers[T ~int64 | ~uint32](name, value string, p *[]T, help string) Option {
	return list(name, value, p, help, func(s string) (T, error) {
		n, ok := parseNumber(s, value)
		if !ok {
			return 0, invalid(s, value)
		}
		return T(n), nil
	}, func(dst []byte, n T) []byte { return strconv.AppendInt(dst, int64(n), 10) })
}

// list returns a list option whose elements parse reads and text writes. The first value that is given replaces the default.
func list[T any](name, value string, p *[]T, help string, parse func(string) (T, error), text func([]byte, T) []byte) Option {
	given := false
	o := newOption(name, value, help, func(v string) error {
		if !given {
			*p = nil
		}
		given = true
		for _, s := range splitList(v) {
			n, err := parse(s)
			if err != nil {
				return err
			}
			*p = append(*p, n)
		}
		return nil
	}, func() string { return strings.Join(texts(*p, text), ",") })
	o.elements = func() []string { return texts(*p, text) }
	return o
}

func texts[T any](list []T, text func([]byte, T) []byte) []string {
	out := make([]string, len(list))
	for i, x := range list {
		out[i] = string(text(nil, x))
	}
	return out
}

// splitList splits at commas outside of brackets and quotes.
func splitList(s string) []string {
	var out []string
	start := 0
	var n nesting
	for i := 0; i < len(s); i++ {
		if n.outside(s[i]) && s[i] == ',' {
			out = append(out, s[start:i])
			start = i + 1
		}
	}
	return append(out, s[start:])
}

// nesting tracks the open quotes and brackets of a text.
type nesting struct {
	quote byte // 0: none is open
	depth int
}

// outside takes the next character and reports whether the character is neither a quote
// or bracket nor inside of them.
func (n *nesting) outside(c byte) bool {
	switch {
	case n.quote != 0:
		if c == n.quote {
			n.quote = 0
		}
	case c == '"' || c == '\'':
		n.quote = c
	case c == '{' || c == '[' || c == '(':
		n.depth++
	case c == '}' || c == ']' || c == ')':
		n.depth--
	default:
		return n.depth == 0
	}
	return false
}

// OptionError describes a wrong option of a pass.
type OptionError struct {
	// Unknown reports whether the pass lacks this option.
	Unknown bool
	// Pipeline reports whether the option is that of a named pipeline, not of a pass.
	Pipeline bool
	Msg      string
}

// Error returns the message.
func (e *OptionError) Error() string { return e.Msg }

// ValueError is what [Option.Set] returns for a value of the right form that the pass cannot work with. Its text stands alone in
// messages, without the name of the option, as that of MLIR's initializeOptions.
type ValueError string

// Error returns the text.
func (e ValueError) Error() string { return string(e) }

// setOptions applies the text between the braces after a pass name: `k=v k2 k3=v`,
// separated by spaces. Values may be quoted or braced.
func setOptions(opts []Option, text string, pipeline bool) error {
	for {
		text = strings.TrimLeft(text, " \t\n\r")
		if text == "" {
			return nil
		}
		name, value, given, rest, err := nextOption(text)
		if err != nil {
			return err
		}
		text = rest
		o := findOption(opts, name)
		if o == nil {
			return &OptionError{Unknown: true, Pipeline: pipeline, Msg: "<Pass-Options-Parser>: no such option " + name}
		}
		if err := o.Set(value, given); errors.As(err, new(ValueError)) {
			return err
		} else if err != nil {
			return &OptionError{Pipeline: pipeline, Msg: "for the --" + name + " option: " + err.Error()}
		}
	}
}

func findOption(opts []Option, name string) *Option {
	for i := range opts {
		if opts[i].Name == name || name != "" && opts[i].versions().olderName == name {
			return &opts[i]
		}
	}
	return nil
}

func nextOption(text string) (name, value string, given bool, rest string, err error) {
	i := strings.IndexAny(text, " =\t\n\r")
	if i < 0 {
		return text, "", false, "", nil
	}
	name = text[:i]
	if text[i] != '=' {
		return name, "", false, text[i:], nil
	}
	text = text[i+1:]
	end, err := valueEnd(text)
	if err != nil {
		return "", "", false, "", err
	}
	value, rest = text[:end], text[end:]
	if n := len(value); n >= 2 && (value[0] == '\'' || value[0] == '"' || value[0] == '{') && closes(value[0], value[n-1]) {
		value = value[1 : n-1]
	}
	return name, value, true, rest, nil
}

func closes(open, end byte) bool {
	return open == end && open != '{' || open == '{' && end == '}'
}

// valueEnd returns the offset in bytes where the value at the start of text ends: at a
// space outside of quotes and brackets.
func valueEnd(text string) (int, error) {
	var n nesting
	for i := 0; i < len(text); i++ {
		if n.outside(text[i]) && strings.IndexByte(" \t\n\r", text[i]) >= 0 {
			return i, nil
		}
	}
	if n.quote != 0 || n.depth > 0 {
		return 0, errors.New("missing closing delimiter in the value '" + text + "'")
	}
	return len(text), nil
}

// style says how a pipeline is written as text.
type style struct {
	version ir.Version
	// brief omits options that have their default. The other form has all options in the order of their names, with the space
	// before an empty list, as MLIR prints them. Both forms omit the defaults of extensions.
	brief bool
	// braces puts lists into braces, as MLIR does since version 20.
	braces bool
	// lines puts each pass on a line of its own, below depth other ones, as MLIR dumps pipelines since version 20.
	lines bool
	depth int
}

// styleOf returns how MLIR of version v writes pipelines.
func styleOf(v ir.Version) style { return style{version: v, braces: v == 0 || v > 19} }

// appendOptions appends `{k=v k2=v2}` with the current values, or nothing if there are no options.
func (st style) appendOptions(dst []byte, opts []Option) []byte {
	var shown []*Option
	for i := range opts {
		if !st.hides(&opts[i]) {
			shown = append(shown, &opts[i])
		}
	}
	if len(shown) == 0 {
		return dst
	}
	if !st.brief {
		slices.SortFunc(shown, func(a, b *Option) int { return strings.Compare(a.NameIn(st.version), b.NameIn(st.version)) })
	}
	dst = append(dst, '{')
	for i, o := range shown {
		if i > 0 {
			dst = append(dst, ' ')
		}
		if o.elements == nil || len(o.elements()) > 0 {
			dst = append(append(dst, o.NameIn(st.version)...), '=')
			dst = st.appendValue(dst, o)
		}
	}
	return append(dst, '}')
}

func (st style) appendValue(dst []byte, o *Option) []byte {
	if o.elements == nil || !st.braces {
		text, _ := o.texts(st.version)
		return appendOptionValue(dst, text)
	}
	dst = append(dst, '{')
	for i, e := range o.elements() {
		if i > 0 {
			dst = append(dst, ',')
		}
		if n := len(e); n >= 2 && (e[0] == '"' || e[0] == '\'') && e[n-1] == e[0] {
			e = e[1 : n-1]
		}
		dst = appendOptionValue(dst, e)
	}
	return append(dst, '}')
}

// hides reports whether o is left out of a pipeline's text.
func (st style) hides(o *Option) bool {
	text, unset := o.texts(st.version)
	return st.brief && text == "" || (st.brief || o.Extension || !o.versions().span.Has(st.version)) && text == unset
}

// appendOptionValue appends a value so that it parses back: unchanged if it can, else
// between delimiters.
func appendOptionValue(dst []byte, v string) []byte {
	for _, d := range [...]string{"", "{}", "''", `""`} {
		quoted := v
		if d != "" {
			quoted = d[:1] + v + d[1:]
		}
		if _, back, _, rest, err := nextOption("v=" + quoted + " "); err == nil && back == v && rest == " " {
			return append(dst, quoted...)
		}
	}
	return append(dst, v...)
}
