// Package grammar divides the instructions of a binary into operands by the tables of package spec.
package grammar

import (
	"strings"

	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// Number is the form of a literal number.
type Number uint8

// The forms.
const (
	NoNumber Number = iota
	Unsigned
	Signed
	Float
)

// NumberType is the type of a literal number.
type NumberType struct {
	Form  Number
	Width uint32
	// Encoding is the operand FP Encoding of a type of floats, or IEEE.
	Encoding uint32
}

// IEEE is the encoding of a type of floats without an operand FP Encoding.
const IEEE = ^uint32(0)

// Operand is an operand of an instruction.
type Operand struct {
	Kind spec.Kind
	// Words are the words of the operand. They are part of the instruction.
	Words []uint32
	// Type is the type of a number.
	Type NumberType
	// Enum is the enumeration of a number that is an enumerant of an extended instruction set, or nil.
	Enum *Enum
}

// Fault is the way in which an instruction differs from the grammar.
type Fault uint8

// The faults.
const (
	// UnknownOpcode is an opcode that is in no table.
	UnknownOpcode Fault = iota + 1
	// UnknownEnumerant is a value or a bit of an enumeration that is in no table.
	UnknownEnumerant
	// Missing is an instruction that ends before its operands do.
	Missing
	// Extra is an instruction with words after its operands.
	Extra
	// ZeroID is an id that is 0.
	ZeroID
	// Redefined is a result whose id an earlier instruction has.
	Redefined
	// OpenString is a string without a zero byte at its end.
	OpenString
	// Untyped is a literal whose type is no number, or is not known.
	Untyped
	// NoSet is an extended instruction whose set is no result of OpExtInstImport.
	NoSet
)

var faultTexts = [...]string{
	UnknownOpcode: "unknown opcode", UnknownEnumerant: "unknown enumerant", Missing: "operands are missing", Extra: "too many operands", ZeroID: "an id is 0",
	Redefined: "the result is defined more than once", OpenString: "a string has no end", Untyped: "a literal has no numeric type",
	NoSet: "the set is not a result of OpExtInstImport",
}

// String returns the fault in words.
func (f Fault) String() string { return faultTexts[f] }

// Error is an instruction that differs from the grammar.
type Error struct {
	Fault  Fault
	Opcode spec.Opcode
	// Kind and Value are the enumeration and the value of an UnknownEnumerant.
	Kind  spec.Kind
	Value uint32
}

// Error returns the fault with the instruction.
func (e *Error) Error() string {
	text := e.Opcode.String() + ": " + e.Fault.String()
	if e.Fault == UnknownEnumerant {
		text += " " + e.Kind.Format(e.Value) + " of " + e.Kind.String()
	}
	return text
}

// Parser divides the instructions of one module, in their order. It remembers the types of results.
type Parser struct {
	results table // by id, the type of a result plus 1, and 1 for a result without a type
	numbers map[uint32]NumberType
	sets    map[uint32]string
	inst    words.Inst
	rest    []uint32
	out     []Operand
	fault   *Error
}

// New returns a parser for a module of n words.
func New(n int) *Parser {
	return &Parser{results: newTable(n), numbers: map[uint32]NumberType{}, sets: map[uint32]string{}}
}

// Set returns the name of the extended instruction set that an id imports.
func (p *Parser) Set(id uint32) (name string, ok bool) {
	name, ok = p.sets[id]
	return name, ok
}

// Sets calls f with each extended instruction set that the module has imported so far, in no order.
func (p *Parser) Sets(f func(id uint32, name string)) {
	for id, name := range p.sets {
		f(id, name)
	}
}

// Number returns the type of numbers that an id is.
func (p *Parser) Number(id uint32) (NumberType, bool) {
	t, ok := p.numbers[id]
	return t, ok
}

// TypeOf returns the type of a result, or 0 if the result has none. It returns false if no instruction before has the result.
func (p *Parser) TypeOf(id uint32) (uint32, bool) {
	t := p.results.get(id)
	return max(t, 1) - 1, t != 0
}

// Parse appends the operands of an instruction to list.
func (p *Parser) Parse(i words.Inst, list []Operand) ([]Operand, error) {
	info := spec.Info(i.Opcode)
	if info == nil {
		return list, &Error{Fault: UnknownOpcode, Opcode: i.Opcode}
	}
	p.inst, p.rest, p.out, p.fault = i, i.Operands, list, nil
	p.operands(info.Operands)
	if p.fault == nil && len(p.rest) > 0 {
		p.fail(Extra)
	}
	if p.fault != nil {
		return p.out, p.fault
	}
	if p.record(info); p.fault != nil {
		return p.out, p.fault
	}
	return p.out, nil
}

func (p *Parser) fail(f Fault) {
	if p.fault == nil {
		p.fault = &Error{Fault: f, Opcode: p.inst.Opcode}
	}
}

// record remembers the result of an instruction.
func (p *Parser) record(info *spec.OpInfo) {
	if !info.HasResult {
		return
	}
	ops := p.inst.Operands
	typ, id := uint32(0), ops[0]
	if info.HasResultType {
		typ, id = ops[0], ops[1]
	}
	if p.results.get(id) != 0 {
		p.fail(Redefined)
	}
	p.results.set(id, typ+1)
	switch info.Opcode {
	case spec.OpTypeInt:
		t := NumberType{Form: Unsigned, Width: ops[1]}
		if ops[2] != 0 {
			t.Form = Signed
		}
		p.numbers[id] = t
	case spec.OpTypeFloat:
		t := NumberType{Form: Float, Width: ops[1], Encoding: IEEE}
		if len(ops) > 2 {
			t.Encoding = ops[2]
		}
		p.numbers[id] = t
	case spec.OpExtInstImport:
		p.sets[id], _, _ = words.String(ops[1:])
	}
}

func (p *Parser) operands(list []spec.Operand) {
	for _, o := range list {
		switch o.Quantifier {
		case spec.One:
			p.operand(o.Kind)
		case spec.Optional:
			if len(p.rest) > 0 {
				p.operand(o.Kind)
			}
		case spec.Variadic:
			for len(p.rest) > 0 && p.fault == nil {
				p.operand(o.Kind)
			}
		}
		if p.fault != nil {
			return
		}
	}
}

// take appends an operand of the next n words.
func (p *Parser) take(k spec.Kind, n int, t NumberType) {
	if n > len(p.rest) {
		p.fail(Missing)
		return
	}
	p.out = append(p.out, Operand{Kind: k, Words: p.rest[:n:n], Type: t})
	p.rest = p.rest[n:]
}

func (p *Parser) operand(k spec.Kind) {
	if len(p.rest) == 0 {
		p.fail(Missing)
		return
	}
	w := p.rest[0]
	switch k.Category() {
	case spec.ID:
		if w == 0 {
			p.fail(ZeroID)
			return
		}
		p.take(k, 1, NumberType{})
	case spec.Literal:
		p.literal(k)
	case spec.Composite:
		for n, base := range k.Bases() {
			if n == 0 && k == spec.KindPairLiteralIntegerIdRef && p.inst.Opcode == spec.OpSwitch {
				p.typed(base, p.results.get(p.inst.Operands[0]))
			} else if p.fault == nil {
				p.operand(base)
			}
		}
	case spec.ValueEnum:
		p.take(k, 1, NumberType{})
		p.enumerant(k, w)
	case spec.BitEnum:
		p.take(k, 1, NumberType{})
		for v := w; v != 0 && p.fault == nil; v &= v - 1 {
			p.enumerant(k, v&-v)
		}
	}
}

func (p *Parser) enumerant(k spec.Kind, v uint32) {
	if e := k.Enumerant(v); e != nil {
		p.operands(e.Params)
		return
	}
	p.fail(UnknownEnumerant)
	p.fault.Kind, p.fault.Value = k, v
}

// typed takes a literal number of a type, given as in Parser.results.
func (p *Parser) typed(k spec.Kind, typ uint32) {
	t, ok := p.numbers[max(typ, 1)-1]
	if typ <= 1 || !ok || t.Width == 0 || p.inst.Opcode == spec.OpSwitch && t.Form == Float {
		p.fail(Untyped)
		return
	}
	p.take(k, int((uint64(t.Width)+31)/32), t)
}

func (p *Parser) literal(k spec.Kind) {
	switch k {
	case spec.KindLiteralString:
		n := stringWords(p.rest)
		if n == 0 {
			p.fail(OpenString)
			return
		}
		p.take(k, n, NumberType{})
	case spec.KindLiteralContextDependentNumber:
		p.typed(k, p.inst.Operands[0]+1)
	case spec.KindLiteralSpecConstantOpInteger:
		op := p.rest[0]
		p.take(k, 1, NumberType{})
		info := spec.Info(spec.Opcode(op))
		if op > 1<<16-1 || info == nil || !info.HasResult || !info.HasResultType || info.Opcode == spec.OpSpecConstantOp {
			p.fail(UnknownEnumerant)
			p.fault.Kind, p.fault.Value = k, op
			return
		}
		p.operands(info.Operands[2:])
	case spec.KindLiteralExtInstInteger:
		n := p.rest[0]
		p.take(k, 1, NumberType{})
		p.extended(n)
	case spec.KindLiteralFloat:
		p.take(k, 1, NumberType{Form: Float, Width: 32, Encoding: IEEE})
	default:
		p.take(k, 1, NumberType{Form: Unsigned, Width: 32})
	}
}

// extended takes the operands of an extended instruction that are not all ids.
func (p *Parser) extended(number uint32) {
	name, ok := p.sets[p.inst.Operands[2]]
	if !ok {
		p.fail(NoSet)
		return
	}
	inst, known := InstName(name, number), KnownSet(name)
	if inst == "" && known && !NonSemantic(name) {
		p.fail(UnknownEnumerant)
		p.fault.Kind, p.fault.Value = spec.KindLiteralExtInstInteger, number
		return
	}
	switch row, _ := find(name, number); {
	case row != nil:
		p.letters(row.operands)
	case name == spec.OpenCLStd.String():
		p.openCL(inst)
	}
}

// openCL takes the operands of an instruction of OpenCL.std if one of them is no id.
func (p *Parser) openCL(inst string) {
	switch {
	case strings.HasPrefix(inst, "vload") && strings.HasSuffix(inst, "n"):
		p.letters("iin")
	case strings.HasPrefix(inst, "vstore") && strings.HasSuffix(inst, "_r"):
		p.letters("iii")
		if p.fault == nil {
			p.operand(spec.KindFPRoundingMode)
		}
	}
}

// NonSemantic reports whether the instructions of an extended set have no meaning for the results of a module
// (SPV_KHR_non_semantic_info).
func NonSemantic(set string) bool { return strings.HasPrefix(set, "NonSemantic.") }

// stringWords returns the number of words of a string at the start of list, or 0 if the string has no end.
func stringWords(list []uint32) int {
	for n, w := range list {
		if (w-0x01010101)&^w&0x80808080 != 0 {
			return n + 1
		}
	}
	return 0
}
