package spec

import (
	"sort"
	"strconv"
	"strings"
)

// Kind is an operand kind of the grammar.
type Kind uint8

// Category is the form of the words of an operand kind.
type Category uint8

// The categories.
const (
	ValueEnum Category = iota // one enumerant, and the operands that follow it
	BitEnum                   // a mask, and the operands of each bit, lowest first
	ID                        // an id
	Literal                   // a number or string
	Composite                 // one of each of Bases
)

// Quantifier is the number of times that an operand may occur.
type Quantifier uint8

// The quantifiers.
const (
	One Quantifier = iota
	Optional
	Variadic
)

// Operand is an operand of an instruction or enumerant.
type Operand struct {
	Kind       Kind
	Quantifier Quantifier
}

// Enumerant is a value of an enumeration, or a bit of a mask.
type Enumerant struct {
	Value  uint32
	Name   string    // MLIR's name, or else the grammar's
	Params []Operand // operands that follow it
	Availability
}

type nameRow struct {
	name  string
	value uint32
}

type kindRow struct {
	name     string
	category Category
	bases    []Kind
	cases    []Enumerant // by value
	names    []nameRow   // all spellings, by name
	order    []uint16    // rows of cases: MLIR's in its order, then the rest by value
	mlir     int         // number of entries of order that MLIR has
}

// Kinds returns all operand kinds, newly allocated.
func Kinds() []Kind {
	ks := make([]Kind, len(kindRows))
	for i := range ks {
		ks[i] = Kind(i)
	}
	return ks
}

func (k Kind) String() string { return kindRows[k].name }

// Category returns the category of k.
func (k Kind) Category() Category { return kindRows[k].category }

// Bases returns the parts of a composite kind.
func (k Kind) Bases() []Kind { return kindRows[k].bases }

// Enumerants returns the enumerants of k by value, or none if k is not an enumeration.
func (k Kind) Enumerants() []Enumerant { return kindRows[k].cases }

// Enumerant returns the enumerant of that value, or nil.
func (k Kind) Enumerant(v uint32) *Enumerant {
	cs := kindRows[k].cases
	if int(v) < len(cs) && cs[v].Value == v {
		return &cs[v]
	}
	lo, hi := 0, len(cs)
	for lo < hi {
		mid := int(uint(lo+hi) / 2)
		if cs[mid].Value < v {
			lo = mid + 1
		} else {
			hi = mid
		}
	}
	if lo < len(cs) && cs[lo].Value == v {
		return &cs[lo]
	}
	return nil
}

// noDemand is the availability of values that are in no table.
var noDemand Availability

func (k Kind) availability(v uint32) *Availability {
	if e := k.Enumerant(v); e != nil {
		return &e.Availability
	}
	return &noDemand
}

// MLIRNames returns, newly allocated, the names of k that MLIR 19 has, in the
// order in which its error messages list them.
func (k Kind) MLIRNames() []string {
	r := &kindRows[k]
	names := make([]string, r.mlir)
	for i, c := range r.order[:r.mlir] {
		names[i] = r.cases[c].Name
	}
	return names
}

// Format returns the name of a value of the enumeration k. For a mask, it joins the
// names of the bits by "|" in MLIR's order, or returns "None". A value or bit without a
// name becomes a number.
func (k Kind) Format(v uint32) string {
	r := &kindRows[k]
	if e := k.Enumerant(v); e != nil && (v != 0 || r.category == ValueEnum) {
		return e.Name
	}
	if r.category != BitEnum {
		return strconv.FormatUint(uint64(v), 10)
	}
	if v == 0 {
		return "None"
	}
	var buf [128]byte
	b := buf[:0]
	rest := v
	for _, i := range r.order {
		if bit := r.cases[i].Value; bit != 0 && v&bit == bit {
			b = append(append(b, '|'), r.cases[i].Name...)
			rest &^= bit
		}
	}
	if rest != 0 {
		b = strconv.AppendUint(append(b, "|0x"...), uint64(rest), 16)
	}
	return string(b[1:])
}

// Ratified returns the same name as Format, except that a vendor's name is replaced by
// the name with the suffix EXT or KHR if there is one.
func (k Kind) Ratified(v uint32) string {
	name := k.Format(v)
	for _, vendor := range [...]string{"NV", "AMD", "INTEL", "GOOGLE"} {
		stem, ok := strings.CutSuffix(name, vendor)
		if !ok {
			continue
		}
		for _, suffix := range [...]string{"EXT", "KHR", ""} {
			if same, ok := lookup(kindRows[k].names, stem+suffix); ok && same == v {
				return stem + suffix
			}
		}
	}
	return name
}

// Parse reads a name of the enumeration k, or for a mask names joined by "|",
// with or without spaces. It does not read numbers.
func (k Kind) Parse(s string) (uint32, bool) {
	r := &kindRows[k]
	if r.category != BitEnum {
		return lookup(r.names, s)
	}
	if s == "None" {
		return 0, true
	}
	var v uint32
	for part := range strings.SplitSeq(s, "|") {
		bit, ok := lookup(r.names, strings.TrimSpace(part))
		if !ok || bit == 0 {
			return 0, false
		}
		v |= bit
	}
	return v, true
}

// lookup finds a name in rows sorted by name.
func lookup(rows []nameRow, name string) (uint32, bool) {
	i := sort.Search(len(rows), func(i int) bool { return rows[i].name >= name })
	if i == len(rows) || rows[i].name != name {
		return 0, false
	}
	return rows[i].value, true
}
