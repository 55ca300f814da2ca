package grammar

import (
	"sort"
	"strings"

	"github.com/spvc/spvc/spirv/spec"
)

// set is an extended instruction set. A name that ends with a period is followed by a version.
type set struct {
	name  string
	insts []extInst // by number
}

// extInst is an extended instruction. Its operands are letters: i for an id, n for a number, s for a storage class, l for a source
// language, and A, B and so on for an enumeration of enums. A question mark or a star follows an operand that is optional or is
// repeated. No letters are any number of ids.
type extInst struct {
	number   uint32
	name     string
	operands string
}

// Enum is an enumeration, or a mask, that only extended instructions have.
type Enum struct {
	Mask bool
	rows []enumerant
}

type enumerant struct {
	value uint32
	name  string
}

// Name returns the name of a value or of a bit.
func (e *Enum) Name(v uint32) (string, bool) {
	for _, row := range e.rows {
		if row.value == v {
			return row.name, true
		}
	}
	return "", false
}

// has reports whether the enumeration has a value, or the mask all bits.
func (e *Enum) has(v uint32) bool {
	if !e.Mask {
		_, ok := e.Name(v)
		return ok
	}
	for ; v != 0; v &= v - 1 {
		if _, ok := e.Name(v & -v); !ok {
			return false
		}
	}
	return true
}

// find returns an instruction of a set that package spec does not have. known is true if the set is in the tables.
func find(name string, number uint32) (inst *extInst, known bool) {
	for n := range sets {
		s := &sets[n]
		if s.name != name && !(strings.HasSuffix(s.name, ".") && strings.HasPrefix(name, s.name)) {
			continue
		}
		k := sort.Search(len(s.insts), func(k int) bool { return s.insts[k].number >= number })
		if k < len(s.insts) && s.insts[k].number == number {
			return &s.insts[k], true
		}
		return nil, true
	}
	return nil, false
}

// KnownSet reports whether the tables have an extended instruction set.
func KnownSet(name string) bool {
	if _, ok := spec.ParseExtInstSet(name); ok {
		return true
	}
	_, known := find(name, 0)
	return known
}

// InstName returns the name of an extended instruction, or "" if the tables do not have it.
func InstName(set string, number uint32) string {
	if s, ok := spec.ParseExtInstSet(set); ok {
		return s.InstName(number)
	}
	if inst, _ := find(set, number); inst != nil {
		return inst.name
	}
	return ""
}

// letters takes the operands of an extended instruction.
func (p *Parser) letters(list string) {
	for n := 0; n < len(list) && p.fault == nil; n++ {
		c := list[n]
		if n+1 < len(list) && (list[n+1] == '?' || list[n+1] == '*') {
			n++
			for p.fault == nil && len(p.rest) > 0 {
				p.letter(c)
				if list[n] == '?' {
					break
				}
			}
			continue
		}
		p.letter(c)
	}
}

func (p *Parser) letter(c byte) {
	switch c {
	case 'i':
		p.operand(spec.KindIdRef)
	case 'n':
		p.operand(spec.KindLiteralInteger)
	case 's':
		p.operand(spec.KindStorageClass)
	case 'l':
		p.operand(spec.KindSourceLanguage)
	default:
		e := &enums[c-'A']
		p.operand(spec.KindLiteralInteger)
		if p.fault != nil {
			return
		}
		o := &p.out[len(p.out)-1]
		o.Enum = e
		if !e.has(o.Words[0]) {
			p.fail(UnknownEnumerant)
			p.fault.Kind, p.fault.Value = spec.KindLiteralInteger, o.Words[0]
		}
	}
}
