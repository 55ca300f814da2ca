// Package specgen turns facts about SPIR-V into the Go tables of spirv/spec.
//
// The facts lie in two text tables: spirv.tbl, distilled from Khronos'
// machine-readable grammar, and mlir.tbl, kept by hand, which says where MLIR
// 19 differs. Their format is described at the top of each.
package specgen

import (
	"bufio"
	"bytes"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Facts holds the content of the tables.
type Facts struct {
	Kinds []*Kind
	Ops   []*Op
	Sets  []*Set
	// Core lists, for each version, the extensions that the version includes.
	Core []CoreExtensions
	// Extensions are the extensions that MLIR knows, in MLIR's order.
	Extensions []string

	kindByName map[string]*Kind
	opByName   map[string]*Op
}

// Category is the category of the values of an operand kind.
type Category string

// These are the categories of operand kinds, in the spelling of the tables.
const (
	CategoryValue     Category = "value"
	CategoryBits      Category = "bits"
	CategoryID        Category = "id"
	CategoryLiteral   Category = "literal"
	CategoryComposite Category = "composite"
)

// Kind is an operand kind.
type Kind struct {
	Name     string
	Category Category
	Bases    []string // the bases of a composite
	Cases    []*Case  // the cases of an enumeration, by value
	Order    []string // MLIR's names in MLIR's order
}

// Case is an enumerant.
type Case struct {
	Value   uint32
	Name    string
	Aliases []string
	Params  []string // operand kinds, with a quantifier
	Avail
}

// Avail describes the requirements of a symbol.
type Avail struct {
	Caps  []string // one of these suffices; for a Capability: all that it implies
	Exts  []string // one of these suffices
	Since string   // "1.3", or empty
	Until string   // last version, or empty
}

// Op is an instruction.
type Op struct {
	Opcode   uint32
	Name     string
	Aliases  []string
	Class    string
	Operands []string // operand kinds, with a quantifier
	Avail
}

// Set is an extended instruction set.
type Set struct {
	Name  string
	Insts []Inst
}

// Inst is an instruction of an extended set.
type Inst struct {
	Number uint32
	Name   string
	Least  int // operands
	Most   int // operands, or AnyNumber
}

// AnyNumber is the Most of an instruction whose last operand is repeated.
const AnyNumber = 255

// CoreExtensions names the extensions that a version includes.
type CoreExtensions struct {
	Version string
	Exts    []string
}

// parser reads table lines into facts.
type parser struct {
	f     *Facts
	kind  *Kind // the kind of the indented lines that follow
	set   *Set
	order *[]string
}

// Parse reads tables in the given order; later lines override earlier ones.
func Parse(tables ...[]byte) (*Facts, error) {
	p := parser{f: &Facts{kindByName: map[string]*Kind{}, opByName: map[string]*Op{}}}
	for i, t := range tables {
		sc := bufio.NewScanner(bytes.NewReader(t))
		for n := 1; sc.Scan(); n++ {
			line := sc.Text()
			words := strings.Fields(line)
			if len(words) == 0 || words[0][0] == '#' {
				continue
			}
			if err := p.line(words, line[0] == ' '); err != nil {
				return nil, fmt.Errorf("table %d, line %d: %w", i+1, n, err)
			}
		}
		if err := sc.Err(); err != nil {
			return nil, fmt.Errorf("table %d: %w", i+1, err)
		}
	}
	for _, k := range p.f.Kinds {
		slices.SortStableFunc(k.Cases, func(a, b *Case) int { return int(int64(a.Value) - int64(b.Value)) })
	}
	slices.SortStableFunc(p.f.Ops, func(a, b *Op) int { return int(a.Opcode) - int(b.Opcode) })
	return p.f, p.f.canonicalize()
}

func (p *parser) line(w []string, indented bool) error {
	switch {
	case indented && p.kind != nil:
		return p.enumerant(w)
	case indented && p.set != nil:
		return p.inst(w)
	case indented && p.order != nil:
		*p.order = append(*p.order, w...)
		return nil
	case indented:
		return fmt.Errorf("an indented line belongs to no heading")
	}
	p.kind, p.set, p.order = nil, nil, nil
	if need := map[string]int{"kind": 3, "op": 4, "set": 2, "name": 4, "avail": 3, "core": 3, "order": 2}[w[0]]; need == 0 {
		return fmt.Errorf("unknown line %q", w[0])
	} else if len(w) < need {
		return fmt.Errorf("%q needs %d words", w[0], need)
	}
	switch w[0] {
	case "kind":
		return p.kindLine(w)
	case "op":
		return p.op(w)
	case "set":
		p.set = &Set{Name: w[1]}
		p.f.Sets = append(p.f.Sets, p.set)
	case "name":
		return p.rename(w)
	case "avail":
		return p.avail(w)
	case "core":
		p.f.Core = append(p.f.Core, CoreExtensions{w[1], w[2:]})
	case "order":
		if w[1] == "Extension" {
			p.order = &p.f.Extensions
			return nil
		}
		k := p.f.kindByName[w[1]]
		if k == nil {
			return fmt.Errorf("no kind %q", w[1])
		}
		p.order = &k.Order
	}
	return nil
}

func (p *parser) kindLine(w []string) error {
	c := Category(w[1])
	switch c {
	case CategoryValue, CategoryBits, CategoryID, CategoryLiteral, CategoryComposite:
	default:
		return fmt.Errorf("unknown category %q", w[1])
	}
	k := p.f.kindByName[w[2]]
	if k == nil {
		k = &Kind{Name: w[2], Category: c, Bases: w[3:]}
		p.f.kindByName[k.Name] = k
		p.f.Kinds = append(p.f.Kinds, k)
	}
	if c == CategoryValue || c == CategoryBits {
		p.kind = k
	}
	return nil
}

func (p *parser) enumerant(w []string) error {
	v, err := number(w[0])
	if err != nil || len(w) < 2 {
		return fmt.Errorf("want VALUE NAME: %w", err)
	}
	c := &Case{Value: v, Name: w[1]}
	rest, err := c.Avail.fields(w[2:], func(key, val string) bool {
		switch key {
		case "alias":
			c.Aliases = strings.Split(val, ",")
		case "par":
			c.Params = strings.Split(val, ",")
		default:
			return false
		}
		return true
	})
	if err != nil || len(rest) != 0 {
		return fmt.Errorf("bad enumerant %s: %v: %w", c.Name, rest, err)
	}
	c.extensionFirst()
	p.kind.Cases = append(p.kind.Cases, c)
	return nil
}

func (p *parser) inst(w []string) error {
	v, err := number(w[0])
	if err != nil || len(w) != 4 {
		return fmt.Errorf("want NUMBER NAME LEAST MOST: %w", err)
	}
	least, err := strconv.Atoi(w[2])
	most := AnyNumber
	if w[3] != "*" && err == nil {
		most, err = strconv.Atoi(w[3])
	}
	if err != nil || least > most || most > AnyNumber {
		return fmt.Errorf("want LEAST and MOST operands: %w", err)
	}
	p.set.Insts = append(p.set.Insts, Inst{v, w[1], least, most})
	return nil
}

func (p *parser) op(w []string) error {
	v, err := number(w[1])
	if err != nil {
		return err
	}
	o := &Op{Opcode: v, Name: w[2], Class: w[3]}
	o.Operands, err = o.Avail.fields(w[4:], func(key, val string) bool {
		if key == "alias" {
			o.Aliases = strings.Split(val, ",")
		}
		return key == "alias"
	})
	o.extensionFirst()
	p.f.Ops = append(p.f.Ops, o)
	p.f.opByName[o.Name] = o
	return err
}

// rename makes a name the primary one and keeps the old name as an alias.
func (p *parser) rename(w []string) error {
	k := p.f.kindByName[w[1]]
	v, err := number(w[2])
	if k == nil || err != nil {
		return fmt.Errorf("no kind %q: %w", w[1], err)
	}
	for _, c := range k.Cases {
		if c.Value == v {
			c.Aliases = append([]string{c.Name}, c.Aliases...)
			c.Name = w[3]
			return nil
		}
	}
	return fmt.Errorf("%s has no value %d", w[1], v)
}

func (p *parser) avail(w []string) error {
	var dst *Avail
	if w[1] == "op" {
		if o := p.f.opByName[w[2]]; o != nil {
			dst = &o.Avail
		}
	} else if k := p.f.kindByName[w[1]]; k != nil {
		if c := k.find(w[2]); c != nil {
			dst = &c.Avail
		}
	}
	if dst == nil {
		return fmt.Errorf("no %s %s", w[1], w[2])
	}
	*dst = Avail{}
	rest, err := dst.fields(w[3:], func(string, string) bool { return false })
	if err == nil && len(rest) != 0 {
		err = fmt.Errorf("stray %v", rest)
	}
	return err
}

// fields reads key=value words, passes unknown keys to more, and returns the words
// without a key.
func (a *Avail) fields(words []string, more func(key, val string) bool) (rest []string, err error) {
	for _, w := range words {
		key, val, ok := strings.Cut(w, "=")
		switch {
		case !ok:
			rest = append(rest, w)
		case key == "cap":
			a.Caps = strings.Split(val, ",")
		case key == "ext":
			a.Exts = strings.Split(val, ",")
		case key == "since":
			a.Since = val
		case key == "until":
			a.Until = val
		case !more(key, val):
			return nil, fmt.Errorf("unknown key %q", key)
		}
	}
	return rest, nil
}

// extensionFirst drops the version if an extension provides the same symbol. Any
// version can then have it, so MLIR requires only the extension, and treats the
// versions that include the extension as having it.
func (a *Avail) extensionFirst() {
	if len(a.Exts) > 0 {
		a.Since = ""
	}
}

func (k *Kind) find(name string) *Case {
	for _, c := range k.Cases {
		if c.Name == name || slices.Contains(c.Aliases, name) {
			return c
		}
	}
	return nil
}

func number(s string) (uint32, error) {
	v, err := strconv.ParseUint(s, 0, 32)
	return uint32(v), err
}

// canonicalize makes MLIR's spellings the primary ones, sorts the lists of alternatives
// as MLIR does, and uses the primary spelling of capabilities in them.
func (f *Facts) canonicalize() error {
	for _, k := range f.Kinds {
		for _, name := range k.Order {
			c := k.find(name)
			if c == nil {
				return fmt.Errorf("order %s: no enumerant %q", k.Name, name)
			}
			if c.Name != name {
				c.Aliases = slices.DeleteFunc(c.Aliases, func(s string) bool { return s == name })
				c.Aliases = append([]string{c.Name}, c.Aliases...)
				c.Name = name
			}
		}
	}
	primary := map[string]string{}
	caps := f.kindByName["Capability"]
	if caps == nil {
		return fmt.Errorf("no kind Capability")
	}
	for _, c := range caps.Cases {
		primary[c.Name] = c.Name
		for _, a := range c.Aliases {
			primary[a] = c.Name
		}
	}
	tidy := func(what string, a *Avail) error {
		for i, c := range a.Caps {
			if primary[c] == "" {
				return fmt.Errorf("%s: no capability %q", what, c)
			}
			a.Caps[i] = primary[c]
		}
		slices.Sort(a.Caps)
		a.Caps = slices.Compact(a.Caps)
		slices.Sort(a.Exts)
		return nil
	}
	for _, k := range f.Kinds {
		for _, c := range k.Cases {
			if err := tidy(k.Name+" "+c.Name, &c.Avail); err != nil {
				return err
			}
		}
	}
	for _, o := range f.Ops {
		if err := tidy(o.Name, &o.Avail); err != nil {
			return err
		}
	}
	return nil
}
