package reference

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/spvc/spvc/spirv/spec"
)

// headerWords is the number of words before the first instruction, and boundWord the
// place of the id bound among them (SPIR-V specification 2.3).
const (
	headerWords = 5
	boundWord   = 3
	maxBound    = 0x3fffff // 2.17, universal limits
)

// instruction is an instruction of a module.
type instruction struct {
	op   spec.Opcode
	word int32 // its offset in the module
	line int32 // index into module.lines, or 0
	typ  uint32
	id   uint32
	args []uint32 // operands behind the type and the result
}

// arg returns an operand, or 0 if the instruction is too short.
func (i *instruction) arg(n int) uint32 {
	if n < len(i.args) {
		return i.args[n]
	}
	return 0
}

// sourceLine is a place in the source that instructions come from.
type sourceLine struct {
	file         string
	line, column uint32
}

// decoration is a decoration of an id or of a member.
type decoration struct {
	kind spec.Decoration
	args []uint32
}

// member names a member of a struct.
type member struct{ id, index uint32 }

// module is a SPIR-V module whose instructions were found, but not understood.
type module struct {
	words       []uint32
	insts       []instruction
	defs        []int32 // by id: index of the defining instruction plus 1
	names       map[uint32]string
	fields      map[member]string
	strings     map[uint32]string
	decorations map[uint32][]decoration
	members     map[member][]decoration
	lines       []sourceLine
	functions   map[uint32]*functionRange
	sets        map[uint32]string // extended instruction sets by id
	kernel      bool              // the capability Kernel is declared
}

// functionRange is the instructions of a function, from OpFunction to OpFunctionEnd.
type functionRange struct{ first, end int }

// Refusal is the error for a module that the device cannot execute.
type Refusal struct {
	// Op is the instruction that it cannot execute, or empty.
	Op string
	// Word is the offset of the instruction in the module, in words.
	Word int
	// Reason says why.
	Reason string
}

// Error names the instruction first.
func (r *Refusal) Error() string {
	if r.Op == "" {
		return "the reference device cannot run the module: " + r.Reason
	}
	return "the reference device cannot run " + r.Op + " at word " + strconv.Itoa(r.Word) + ": " + r.Reason
}

// parseModule finds the instructions of a module and what describes its ids.
func parseModule(words []uint32) (*module, error) {
	if len(words) < headerWords || words[boundWord] > maxBound {
		return nil, &Refusal{Reason: "the header is not that of a SPIR-V module"}
	}
	m := &module{
		words: words, defs: make([]int32, words[boundWord]), lines: make([]sourceLine, 1),
		names: map[uint32]string{}, fields: map[member]string{}, strings: map[uint32]string{},
		decorations: map[uint32][]decoration{}, members: map[member][]decoration{},
		functions: map[uint32]*functionRange{}, sets: map[uint32]string{},
	}
	p := moduleParser{module: m}
	for at := headerWords; at < len(words); {
		count := int(words[at] >> 16)
		if count == 0 || count > len(words)-at {
			return nil, &Refusal{Word: at, Reason: "an instruction has a wrong word count"}
		}
		if err := p.add(at, count); err != nil {
			return nil, err
		}
		at += count
	}
	if p.function != nil {
		return nil, &Refusal{Reason: "a function has no end"}
	}
	return m, nil
}

// moduleParser reads the instructions of a module in their order.
type moduleParser struct {
	*module
	function *functionRange
	line     int32
}

func (p *moduleParser) add(at, count int) error {
	op := spec.Opcode(p.words[at] & 0xffff)
	if op == spec.OpExtInstWithForwardRefsKHR {
		op = spec.OpExtInst // which means the same; all ids are known before a kernel runs
	}
	in := instruction{op: op, word: int32(at), args: p.words[at+1 : at+count]}
	info := spec.Info(op)
	if info == nil {
		return &Refusal{Op: op.String(), Word: at, Reason: "the instruction is unknown"}
	}
	if info.HasResultType && len(in.args) > 0 {
		in.typ, in.args = in.args[0], in.args[1:]
	}
	if info.HasResult && len(in.args) > 0 {
		in.id, in.args = in.args[0], in.args[1:]
	}
	if in.id != 0 || info.HasResult {
		if int(in.id) >= len(p.defs) || in.id == 0 {
			return &Refusal{Op: op.String(), Word: at, Reason: "its result is not below the id bound"}
		}
		if p.defs[in.id] != 0 && op != spec.OpTypePointer {
			return &Refusal{Op: op.String(), Word: at, Reason: "its result is defined twice"}
		}
		p.defs[in.id] = int32(len(p.insts)) + 1
	}
	p.describe(&in)
	if op == spec.OpExtInst && isSilent(p.sets[in.arg(0)]) {
		// The values that it names are not used by it.
		p.defs[in.id] = 0
		return nil
	}
	in.line = p.line
	p.insts = append(p.insts, in)
	return p.structure(&in)
}

// structure records where functions begin and end, and drops the current line where the scope of OpLine ends.
func (p *moduleParser) structure(in *instruction) error {
	switch in.op {
	case spec.OpFunction:
		if p.function != nil {
			return &Refusal{Op: in.op.String(), Word: int(in.word), Reason: "it is inside of a function"}
		}
		p.function = &functionRange{first: len(p.insts) - 1}
		p.functions[in.id] = p.function
	case spec.OpFunctionEnd:
		if p.function == nil {
			return &Refusal{Op: in.op.String(), Word: int(in.word), Reason: "it is outside of a function"}
		}
		p.function.end = len(p.insts)
		p.function, p.line = nil, 0
	}
	return nil
}

// describe reads names, decorations and lines.
func (p *moduleParser) describe(in *instruction) {
	a := in.args
	switch in.op {
	case spec.OpCapability:
		p.kernel = p.kernel || spec.Capability(in.arg(0)) == spec.CapabilityKernel
	case spec.OpExtInstImport:
		p.sets[in.id] = text(a)
	case spec.OpName:
		if len(a) > 1 {
			p.names[a[0]] = text(a[1:])
		}
	case spec.OpMemberName:
		if len(a) > 2 {
			p.fields[member{a[0], a[1]}] = text(a[2:])
		}
	case spec.OpString:
		p.strings[in.id] = text(a)
	case spec.OpDecorate, spec.OpDecorateId:
		if len(a) > 1 {
			p.decorations[a[0]] = append(p.decorations[a[0]], decoration{spec.Decoration(a[1]), a[2:]})
		}
	case spec.OpMemberDecorate, spec.OpMemberDecorateIdEXT:
		if len(a) > 2 {
			at := member{a[0], a[1]}
			p.members[at] = append(p.members[at], decoration{spec.Decoration(a[2]), a[3:]})
		}
	case spec.OpGroupDecorate:
		for _, id := range a[min(1, len(a)):] {
			p.decorations[id] = append(p.decorations[id], p.decorations[a[0]]...)
		}
	case spec.OpGroupMemberDecorate:
		for i := 1; i+1 < len(a); i += 2 {
			at := member{a[i], a[i+1]}
			p.members[at] = append(p.members[at], p.decorations[a[0]]...)
		}
	case spec.OpLine:
		p.setLine(p.strings[in.arg(0)], in.arg(1), in.arg(2))
	case spec.OpNoLine:
		p.line = 0
	case spec.OpExtInst:
		p.debugLine(in)
	}
}

func (p *moduleParser) setLine(file string, line, column uint32) {
	l := sourceLine{file, line, column}
	if p.lines[len(p.lines)-1] != l {
		p.lines = append(p.lines, l)
	}
	p.line = int32(len(p.lines) - 1)
}

// debugLine reads the lines of NonSemantic.Shader.DebugInfo.100, whose operands are ids
// of constants.
func (p *moduleParser) debugLine(in *instruction) {
	if len(in.args) < 2 || !strings.HasPrefix(p.sets[in.args[0]], "NonSemantic.Shader.DebugInfo") {
		return
	}
	switch in.args[1] {
	case spec.NonSemanticShaderDebugInfo100DebugSource:
		p.strings[in.id] = p.strings[in.arg(2)]
	case spec.NonSemanticShaderDebugInfo100DebugLine:
		p.setLine(p.strings[in.arg(2)], p.constantWord(in.arg(3)), p.constantWord(in.arg(5)))
	case spec.NonSemanticShaderDebugInfo100DebugNoLine:
		p.line = 0
	}
}

// constantWord returns the value of an OpConstant of 32 bits, or 0.
func (p *moduleParser) constantWord(id uint32) uint32 {
	if d := p.def(id); d != nil && d.op == spec.OpConstant {
		return d.arg(0)
	}
	return 0
}

// def returns the instruction that defines an id, or nil.
func (m *module) def(id uint32) *instruction {
	if int(id) >= len(m.defs) || m.defs[id] == 0 || int(m.defs[id]) > len(m.insts) {
		return nil
	}
	return &m.insts[m.defs[id]-1]
}

// decorated returns the first operand of a decoration of an id, and whether the id has the
// decoration.
func (m *module) decorated(id uint32, which spec.Decoration) (uint32, bool) {
	return find(m.decorations[id], which)
}

// memberDecorated is decorated for a member of a struct.
func (m *module) memberDecorated(id, index uint32, which spec.Decoration) (uint32, bool) {
	return find(m.members[member{id, index}], which)
}

func find(list []decoration, which spec.Decoration) (uint32, bool) {
	for _, d := range list {
		if d.kind == which {
			if len(d.args) > 0 {
				return d.args[0], true
			}
			return 0, true
		}
	}
	return 0, false
}

// name returns the OpName of an id, or its number, with a percent sign.
func (m *module) name(id uint32) string {
	if n := m.names[id]; n != "" {
		return "%" + n
	}
	return "%" + strconv.FormatUint(uint64(id), 10)
}

// text reads a string from words (2.2.1). It ends at the first zero byte.
func text(words []uint32) string {
	var b []byte
	for _, w := range words {
		for range 4 {
			if byte(w) == 0 {
				return string(b)
			}
			b, w = append(b, byte(w)), w>>8
		}
	}
	return string(b)
}

// refuse stops the translation of a module; see translator.protect.
func refuse(in *instruction, format string, args ...any) {
	r := &Refusal{Reason: fmt.Sprintf(format, args...)}
	if in != nil {
		r.Op, r.Word = in.op.String(), int(in.word)
	}
	panic(r)
}
