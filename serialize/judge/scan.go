package judge

import (
	"encoding/binary"
	"math/bits"
	"slices"
	"strings"

	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/spirv/grammar"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// action is what the copy of a module has in place of an instruction.
type action uint8

const (
	keep action = iota
	drop
	// noLanguage is OpSource with the language Unknown.
	noLanguage
	// dropSet leaves all instructions of the set of an extended instruction out.
	dropSet
	// implied is OpCapability for each capability that an unknown one implies.
	implied
)

// scan finds the parts of a module that SPIRV-Tools do not know. It asks them once for each form of an instruction: an opcode with the
// enumerants and the kinds of its operands.
type scan struct {
	words  []uint32
	parser *grammar.Parser
	forms  map[string]action
	parts  []part
	seen   map[string]bool // names of parts
	// actions are the instructions of which the copy has others, by their offset.
	actions map[int]action
	// leftSets are the sets whose instructions are not in the copy.
	leftSets map[uint32]bool
	// newSets are the sets that SPIRV-Tools do not know.
	newSets map[uint32]bool
	// refusal is the complaint because of which sets are left out, or nil.
	refusal *spirvtools.Error
	// refused is true if SPIRV-Tools know all parts of the last instruction and do not allow it.
	refused bool
	// meaning is true if a part is unknown on which results depend, and opaque if no copy without such a part can be made.
	meaning, opaque bool

	operands []grammar.Operand
	key      []byte
}

func newScan(binary []uint32) *scan {
	return &scan{words: binary, parser: grammar.New(len(binary)), forms: map[string]action{}, seen: map[string]bool{}, actions: map[int]action{},
		leftSets: map[uint32]bool{}, newSets: map[uint32]bool{}}
}

// run looks at all instructions. It returns the first that our tables do not allow.
func (s *scan) run() *fault {
	if !words.HasHeader(s.words) {
		return &fault{0, "the module has no header"}
	}
	sc := words.Scan(s.words, words.HeaderLen)
	index := 0
	for i, ok := sc.Next(); ok; i, ok = sc.Next() {
		index++
		var err error
		if s.operands, err = s.parser.Parse(i, s.operands[:0]); err != nil {
			return &fault{index, err.Error()}
		}
		if i.Opcode == spec.OpExtInstImport && !s.importKnown(i) {
			return &fault{index, "Invalid extended instruction import '" + s.set(i.Operands[0]) + "'"}
		}
		a := s.action(i)
		if s.refused {
			return &fault{index, i.Opcode.String() + ": its operands are not allowed"}
		}
		if a != keep {
			s.actions[i.At] = a
		}
	}
	if err := sc.Err(); err != nil {
		return &fault{index + 1, err.Error()}
	}
	return nil
}

func (s *scan) set(id uint32) string {
	name, _ := s.parser.Set(id)
	return name
}

// form returns a key of the form of an instruction.
func (s *scan) form(i words.Inst) []byte {
	k := binary.LittleEndian.AppendUint16(s.key[:0], uint16(i.Opcode))
	last := spec.Kind(0)
	for n, o := range s.operands {
		word := uint32(0)
		switch o.Kind.Category() {
		case spec.ValueEnum, spec.BitEnum:
			word = o.Words[0]
		case spec.ID, spec.Literal:
			switch {
			case o.Kind == spec.KindLiteralExtInstInteger, o.Kind == spec.KindLiteralSpecConstantOpInteger:
				word = o.Words[0]
			case n > 0 && o.Kind == last:
				continue // any number of them
			}
		}
		k = binary.LittleEndian.AppendUint32(append(k, byte(o.Kind)), word)
		last = o.Kind
	}
	if extended(i.Opcode) {
		k = append(k, s.set(i.Operands[2])...)
	} else if i.Opcode == spec.OpConstant || i.Opcode == spec.OpSpecConstant {
		t, _ := s.parser.Number(i.Operands[0])
		k = binary.LittleEndian.AppendUint32(append(k, byte(t.Form)), t.Encoding)
	} else if i.Opcode == spec.OpExtInstImport {
		k = append(k, s.set(i.Operands[0])...)
	}
	s.key = k
	return k
}

func extended(op spec.Opcode) bool {
	return op == spec.OpExtInst || op == spec.OpExtInstWithForwardRefsKHR
}

// action returns what the copy has in place of an instruction.
func (s *scan) action(i words.Inst) action {
	if extended(i.Opcode) && s.newSets[i.Operands[2]] {
		return keep
	}
	key := s.form(i)
	a, ok := s.forms[string(key)]
	if !ok {
		a = s.judge(i)
		s.forms[string(key)] = a
	}
	if a == dropSet {
		s.leftSets[i.Operands[2]] = true
	}
	return a
}

// judge asks SPIRV-Tools about an instruction and records what they do not know of it.
func (s *scan) judge(i words.Inst) action {
	if spirvtools.Parse(s.probe(i)) == nil {
		return keep
	}
	found := s.unknownOf(i)
	s.refused = len(found) == 0
	if i.Opcode == spec.OpExtInstImport {
		s.newSets[i.Operands[0]] = true
	}
	a, documents := treatment(i, found, s.documentary(i))
	for _, p := range found {
		if text := p.what + " " + p.name; !s.seen[text] {
			s.seen[text] = true
			s.parts = append(s.parts, p)
		}
	}
	if len(found) > 0 && !documents {
		s.meaning = true
		s.opaque = s.opaque || a == keep
	}
	return a
}

// documentary reports whether an instruction belongs to a set without a meaning for results.
func (s *scan) documentary(i words.Inst) bool {
	return extended(i.Opcode) && grammar.NonSemantic(s.set(i.Operands[2]))
}

// treatment returns what the copy has in place of an instruction with unknown parts, and whether the parts only document something. An
// instruction with a meaning that has no replacement is kept, which makes a copy impossible.
func treatment(i words.Inst, found []part, documentary bool) (a action, documents bool) {
	if len(found) == 0 {
		return keep, false
	}
	if documentary {
		return dropSet, true
	}
	switch i.Opcode {
	case spec.OpSource:
		return noLanguage, true
	case spec.OpDecorate, spec.OpMemberDecorate, spec.OpDecorateId, spec.OpDecorateString, spec.OpMemberDecorateString,
		spec.OpExecutionMode, spec.OpExecutionModeId:
		return drop, false
	case spec.OpCapability:
		return implied, false
	}
	return keep, false
}

// importKnown reports whether our tables or SPIRV-Tools know a set.
func (s *scan) importKnown(i words.Inst) bool {
	return grammar.KnownSet(s.set(i.Operands[0])) || spirvtools.Parse(s.probe(i)) == nil
}

// header returns the header of a module that asks a question.
func header() []uint32 { return []uint32{words.Magic, uint32(spec.V1_6), 0, words.MaxBound, 0} }

// probe returns a module with an instruction and what SPIRV-Tools need to read it.
func (s *scan) probe(i words.Inst) []uint32 {
	m := header()
	switch i.Opcode {
	case spec.OpExtInst, spec.OpExtInstWithForwardRefsKHR:
		m = appendImport(m, i.Operands[2], s.set(i.Operands[2]))
	case spec.OpConstant, spec.OpSpecConstant:
		m = appendNumberType(m, i.Operands[0], s.operands[2].Type)
	case spec.OpSwitch:
		t, _ := s.parser.TypeOf(i.Operands[0])
		n, ok := s.parser.Number(t)
		if !ok {
			n = grammar.NumberType{Form: grammar.Unsigned, Width: 32}
		}
		m = appendNumberType(m, t, n)
		m = append(m, words.First(spec.OpUndef, 3), t, i.Operands[0])
	}
	return append(m, s.words[i.At:i.End()]...)
}

func appendImport(m []uint32, id uint32, name string) []uint32 {
	text := words.AppendString(nil, name)
	return append(append(m, words.First(spec.OpExtInstImport, 2+len(text)), id), text...)
}

func appendNumberType(m []uint32, id uint32, t grammar.NumberType) []uint32 {
	switch {
	case t.Form != grammar.Float:
		return append(m, words.First(spec.OpTypeInt, 4), id, t.Width, uint32(t.Form-grammar.Unsigned))
	case t.Encoding == grammar.IEEE:
		return append(m, words.First(spec.OpTypeFloat, 3), id, t.Width)
	}
	return append(m, words.First(spec.OpTypeFloat, 4), id, t.Width, t.Encoding)
}

// unknownOf returns the parts of an instruction that SPIRV-Tools do not know. There are none if they know all of them, and refuse the
// instruction for another reason.
func (s *scan) unknownOf(i words.Inst) []part {
	if i.Opcode == spec.OpExtInstImport {
		return []part{{what: "extended instruction set", name: s.set(i.Operands[0]), kind: -1, opcode: i.Opcode}}
	}
	if !knowsOpcode(i.Opcode) {
		return []part{{what: "instruction", name: i.Opcode.String(), kind: -1, opcode: i.Opcode}}
	}
	var list []part
	for _, o := range s.operands {
		switch word := o.Words[0]; {
		case o.Kind == spec.KindLiteralExtInstInteger:
			if set := s.set(i.Operands[2]); !knowsExtended(set, word) {
				list = append(list, part{what: "instruction", name: extendedName(set, word), kind: -1, opcode: i.Opcode})
			}
		case o.Kind == spec.KindLiteralSpecConstantOpInteger:
			if op := spec.Opcode(word); !knowsOpcode(op) {
				list = append(list, part{what: "instruction", name: op.String(), kind: -1, opcode: op})
			}
		case o.Kind.Category() == spec.ValueEnum:
			list = appendUnknown(list, i.Opcode, o.Kind, word)
		case o.Kind.Category() == spec.BitEnum:
			for ; word != 0; word &= word - 1 {
				list = appendUnknown(list, i.Opcode, o.Kind, 1<<bits.TrailingZeros32(word))
			}
		}
	}
	if len(list) == 0 && (i.Opcode == spec.OpConstant || i.Opcode == spec.OpSpecConstant) {
		// The type has been found to be unknown.
		if t := s.operands[2].Type; t.Form == grammar.Float && t.Encoding != grammar.IEEE {
			list = appendUnknown(list, spec.OpTypeFloat, spec.KindFPEncoding, t.Encoding)
		}
	}
	return list
}

// appendUnknown appends an enumerant of an instruction if SPIRV-Tools do not know it.
func appendUnknown(list []part, op spec.Opcode, k spec.Kind, v uint32) []part {
	inst, ok := grammar.Minimal(op, int(k), v)
	if !ok || spirvtools.Parse(append(header(), inst...)) == nil {
		return list
	}
	return append(list, part{what: kindName(k), name: k.Format(v), kind: int(k), value: v, opcode: op})
}

// knowsOpcode reports whether SPIRV-Tools know an instruction.
func knowsOpcode(op spec.Opcode) bool {
	inst, ok := grammar.Minimal(op, -1, 0)
	if !ok {
		return false
	}
	m := header()
	switch op {
	case spec.OpSpecConstantOp:
		return true // its operand may be unknown
	case spec.OpConstant, spec.OpSpecConstant:
		m = appendNumberType(m, inst[1], grammar.NumberType{Form: grammar.Unsigned, Width: 32})
	case spec.OpExtInst, spec.OpExtInstWithForwardRefsKHR:
		m = appendImport(m, inst[3], "NonSemantic.A")
	}
	return spirvtools.Parse(append(m, inst...)) == nil
}

// maxOperands is more than any extended instruction of a known set has operands.
const maxOperands = 24

// knowsExtended reports whether SPIRV-Tools know an extended instruction with any number of operands.
func knowsExtended(set string, number uint32) bool {
	for n := range maxOperands {
		m := appendImport(header(), 4, set)
		m = append(m, words.First(spec.OpExtInst, 5+n), 1, 2, 4, number)
		m = append(m, slices.Repeat([]uint32{1}, n)...)
		if spirvtools.Parse(m) == nil {
			return true
		}
	}
	return false
}

// extendedName returns the name of an extended instruction, or its number and set.
func extendedName(set string, number uint32) string {
	if name := grammar.InstName(set, number); name != "" {
		return name + " of " + set
	}
	return spec.KindLiteralInteger.Format(number) + " of " + set
}

// kindName returns the name of an enumeration in words: "source language".
func kindName(k spec.Kind) string {
	var b strings.Builder
	name := k.String()
	for n := range len(name) {
		upper := name[n] >= 'A' && name[n] <= 'Z'
		begins := upper && n+1 < len(name) && name[n+1] >= 'a'
		if n > 0 && (begins || upper && name[n-1] >= 'a') {
			b.WriteByte(' ')
		}
		if c := name[n]; begins {
			b.WriteByte(c | 0x20)
		} else {
			b.WriteByte(c)
		}
	}
	return b.String()
}
