//go:build cgo

package trips

import (
	"math/rand/v2"
	"slices"

	"github.com/spvc/spvc/internal/spvwords"
	"github.com/spvc/spvc/spirv/spec"
)

// slot is an operand word of an instruction, with its kind from the grammar.
type slot struct {
	kind spec.Kind
	at   int // index of the word among the operands
}

// inst is an instruction of a module under change.
type inst struct {
	code  spec.Opcode
	words []uint32 // operands
	slots []slot
}

// apart is a module split into parts.
type apart struct {
	header [spvwords.HeaderWords]uint32
	insts  []inst
	defs   map[uint32]*spec.OpInfo // the instruction that defines each id
	types  map[uint32]uint32       // result type of each id
}

func newApart(words []uint32) *apart {
	b := &apart{defs: map[uint32]*spec.OpInfo{}, types: map[uint32]uint32{}}
	copy(b.header[:], words)
	for in := range spvwords.Instructions(words) {
		b.insts = append(b.insts, newInst(in.Opcode, slices.Clone(in.Operands)))
	}
	for _, in := range b.insts {
		info := spec.Info(in.code)
		if info == nil || !info.HasResult {
			continue
		}
		if info.HasResultType && len(in.words) > 1 {
			b.defs[in.words[1]], b.types[in.words[1]] = info, in.words[0]
		} else if len(in.words) > 0 {
			b.defs[in.words[0]] = info
		}
	}
	return b
}

func (b *apart) words() []uint32 {
	out := slices.Clone(b.header[:])
	for _, in := range b.insts {
		out = append(append(out, uint32(len(in.words)+1)<<16|uint32(in.code)), in.words...)
	}
	return out
}

func newInst(code spec.Opcode, words []uint32) inst {
	in := inst{code: code, words: words}
	if info := spec.Info(code); info != nil {
		in.parse(info.Operands, 0)
	}
	return in
}

// parse records the slots of the operands from word at on, as far as they match.
func (in *inst) parse(operands []spec.Operand, at int) int {
	for _, o := range operands {
		for at < len(in.words) {
			at = in.one(o.Kind, at)
			if o.Quantifier != spec.Variadic {
				break
			}
		}
	}
	return at
}

func (in *inst) one(k spec.Kind, at int) int {
	if at >= len(in.words) {
		return at
	}
	v := in.words[at]
	switch k.Category() {
	case spec.Composite:
		for _, p := range k.Bases() {
			at = in.one(p, at)
		}
		return at
	case spec.ValueEnum:
		in.slots = append(in.slots, slot{k, at})
		if e := k.Enumerant(v); e != nil {
			return in.parse(e.Params, at+1)
		}
	case spec.BitEnum:
		in.slots = append(in.slots, slot{k, at})
		at++
		for ; v != 0; v &= v - 1 {
			if e := k.Enumerant(v & -v); e != nil {
				at = in.parse(e.Params, at)
			}
		}
		return at
	case spec.Literal:
		if k == spec.KindLiteralString {
			for at < len(in.words) && in.words[at]>>24 != 0 {
				at++
			}
			return at + 1
		}
		in.slots = append(in.slots, slot{k, at})
		if info := spec.Info(spec.Opcode(v)); k == spec.KindLiteralSpecConstantOpInteger && info != nil {
			return in.parse(info.Operands[min(2, len(info.Operands)):], at+1)
		}
	case spec.ID:
		in.slots = append(in.slots, slot{k, at})
	}
	return at + 1
}

// mutator changes binaries at random.
type mutator struct {
	*rand.Rand
	b *apart
}

// mutate makes one to three changes.
func (m *mutator) mutate() {
	changes := []func(){
		m.otherID, m.otherID, m.otherID, m.otherID, m.anyID, m.enumerant, m.enumerant, m.literal, m.literal, m.erase, m.repeat, m.move,
		m.opcode, m.opcode, m.decorate, m.declare, m.declare, m.capability, m.version, m.line, m.blocks, m.invent, m.mode, m.extension, m.swapOperands,
	}
	for range 1 + m.IntN(3) {
		changes[m.IntN(len(changes))]()
	}
}

func (m *mutator) at() int { return m.IntN(len(m.b.insts)) }

// pick returns a random slot that ok accepts, or nil if it does not find one soon.
func (m *mutator) pick(ok func(spec.Kind) bool) (*inst, slot) {
	for range 64 {
		in := &m.b.insts[m.at()]
		if len(in.slots) == 0 {
			continue
		}
		if s := in.slots[m.IntN(len(in.slots))]; ok(s.kind) {
			return in, s
		}
	}
	return nil, slot{}
}

func isID(k spec.Kind) bool { return k.Category() == spec.ID && k != spec.KindIdResult }

// ids returns, in order, the ids that ok accepts.
func (m *mutator) ids(ok func(id uint32) bool) []uint32 {
	var list []uint32
	for id := uint32(1); id < m.b.header[3]; id++ {
		if m.b.defs[id] != nil && ok(id) {
			list = append(list, id)
		}
	}
	return list
}

func (m *mutator) one(list []uint32) uint32 {
	if len(list) == 0 {
		return 1
	}
	return list[m.IntN(len(list))]
}

// otherID replaces an operand by another id of the same result type, or of an
// instruction of the same class.
func (m *mutator) otherID() {
	in, s := m.pick(isID)
	if in == nil {
		return
	}
	old := in.words[s.at]
	t := m.b.types[old]
	in.words[s.at] = m.one(m.ids(func(id uint32) bool {
		if t != 0 {
			return m.b.types[id] == t
		}
		return m.b.types[id] == 0 && m.b.defs[old] != nil && m.b.defs[id].Class == m.b.defs[old].Class
	}))
}

func (m *mutator) anyID() {
	if in, s := m.pick(isID); in != nil {
		in.words[s.at] = 1 + m.Uint32N(m.b.header[3])
	}
}

func (m *mutator) swapOperands() {
	in := &m.b.insts[m.at()]
	if n := len(in.words); n > 1 {
		i, j := m.IntN(n), m.IntN(n)
		in.words[i], in.words[j] = in.words[j], in.words[i]
	}
}

func (m *mutator) enumerant() {
	in, s := m.pick(func(k spec.Kind) bool { return k.Category() == spec.ValueEnum || k.Category() == spec.BitEnum })
	if in == nil {
		return
	}
	es := s.kind.Enumerants()
	e := es[m.IntN(len(es))]
	if s.kind.Category() == spec.BitEnum {
		in.words[s.at] ^= e.Value
	} else {
		in.words[s.at] = e.Value
	}
	if len(e.Params) > 0 && m.IntN(2) == 0 {
		in.words = slices.Insert(in.words, s.at+1, m.operands(e.Params)...)
	}
}

func (m *mutator) number() uint32 {
	list := []uint32{0, 1, 2, 3, 4, 5, 7, 8, 15, 16, 31, 32, 33, 63, 64, 255, 256, 65535, 1 << 16, 1<<31 - 1, 1 << 31, 1<<32 - 1}
	return list[m.IntN(len(list))]
}

func (m *mutator) literal() {
	if in, s := m.pick(func(k spec.Kind) bool { return k.Category() == spec.Literal }); in != nil {
		switch m.IntN(3) {
		case 0:
			in.words[s.at] = m.number()
		case 1:
			in.words[s.at] += 1<<32 - 1
		default:
			in.words[s.at]++
		}
	}
}

func (m *mutator) erase() {
	if i := m.at(); len(m.b.insts) > 1 {
		m.b.insts = slices.Delete(m.b.insts, i, i+1)
	}
}

func (m *mutator) newID() uint32 {
	m.b.header[3]++
	return m.b.header[3] - 1
}

// insert inserts in before instruction i.
func (m *mutator) insert(i int, in inst) {
	m.b.insts = slices.Insert(m.b.insts, i, in)
	if info := spec.Info(in.code); info != nil && info.HasResult {
		if info.HasResultType && len(in.words) > 1 {
			m.b.defs[in.words[1]], m.b.types[in.words[1]] = info, in.words[0]
		} else if len(in.words) > 0 {
			m.b.defs[in.words[0]] = info
		}
	}
}

// repeat inserts a copy of an instruction, with a new id, after it.
func (m *mutator) repeat() {
	i := m.at()
	in := m.b.insts[i]
	in = newInst(in.code, slices.Clone(in.words))
	if info := spec.Info(in.code); info != nil && info.HasResult {
		k := 0
		if info.HasResultType {
			k = 1
		}
		if k < len(in.words) {
			in.words[k] = m.newID()
		}
	}
	m.insert(i+1, in)
}

func (m *mutator) move() {
	i := m.at()
	j := max(0, min(len(m.b.insts)-1, i+m.IntN(9)-4))
	in := m.b.insts[i]
	m.b.insts = slices.Insert(slices.Delete(m.b.insts, i, i+1), j, in)
}

// opcode changes an instruction to one of the same operand kinds.
func (m *mutator) opcode() {
	for range 32 {
		in := &m.b.insts[m.at()]
		info := spec.Info(in.code)
		if info == nil {
			continue
		}
		var list []spec.Opcode
		for _, o := range spec.Ops() {
			if o.Opcode != in.code && o.HasResult == info.HasResult && o.HasResultType == info.HasResultType && slices.Equal(o.Operands, info.Operands) {
				list = append(list, o.Opcode)
			}
		}
		if len(list) > 0 {
			*in = newInst(list[m.IntN(len(list))], in.words)
			return
		}
	}
}

// operands returns random words for operands.
func (m *mutator) operands(list []spec.Operand) []uint32 {
	var out []uint32
	for _, o := range list {
		n := 1
		switch o.Quantifier {
		case spec.Optional:
			n = m.IntN(2)
		case spec.Variadic:
			n = m.IntN(4)
		}
		for range n {
			out = m.operand(out, o.Kind)
		}
	}
	return out
}

func (m *mutator) operand(out []uint32, k spec.Kind) []uint32 {
	switch k.Category() {
	case spec.Composite:
		for _, p := range k.Bases() {
			out = m.operand(out, p)
		}
		return out
	case spec.ValueEnum:
		es := k.Enumerants()
		e := es[m.IntN(len(es))]
		return append(append(out, e.Value), m.operands(e.Params)...)
	case spec.BitEnum:
		es := k.Enumerants()
		if m.IntN(2) == 0 {
			return append(out, 0)
		}
		e := es[m.IntN(len(es))]
		return append(append(out, e.Value), m.operands(e.Params)...)
	case spec.ID:
		switch k {
		case spec.KindIdResult:
			return append(out, m.newID())
		case spec.KindIdResultType:
			return append(out, m.one(m.ids(m.isType)))
		case spec.KindIdScope, spec.KindIdMemorySemantics:
			return append(out, m.one(m.ids(func(id uint32) bool { return m.b.defs[id].Class == spec.ClassConstantCreation })))
		}
		return append(out, m.one(m.ids(func(id uint32) bool { return m.b.types[id] != 0 })))
	}
	switch k {
	case spec.KindLiteralString:
		return append(out, 'a'|uint32(m.IntN(3))<<8)
	case spec.KindLiteralExtInstInteger:
		return append(out, 1+m.Uint32N(90))
	case spec.KindLiteralSpecConstantOpInteger:
		info := &spec.Ops()[m.IntN(len(spec.Ops()))]
		if !info.HasResultType {
			return append(out, uint32(spec.OpIAdd), m.one(m.ids(m.isConstant)), m.one(m.ids(m.isConstant)))
		}
		out = append(out, uint32(info.Opcode))
		return append(out, m.operands(info.Operands[2:])...)
	}
	return append(out, m.number())
}

func (m *mutator) isType(id uint32) bool { return m.b.defs[id].Class == spec.ClassTypeDeclaration }
func (m *mutator) isConstant(id uint32) bool {
	return m.b.defs[id].Class == spec.ClassConstantCreation
}

// section returns the number of the first instruction in the module's head for which
// stop returns true.
func (m *mutator) section(stop func(code spec.Opcode) bool) int {
	if i := slices.IndexFunc(m.b.insts, func(in inst) bool { return stop(in.code) }); i >= 0 {
		return i
	}
	return len(m.b.insts)
}

func isGlobal(code spec.Opcode) bool {
	info := spec.Info(code)
	return info != nil && (info.Class == spec.ClassTypeDeclaration || info.Class == spec.ClassConstantCreation) || code == spec.OpVariable || code == spec.OpFunction
}

func (m *mutator) decorate() {
	code := []spec.Opcode{spec.OpDecorate, spec.OpDecorate, spec.OpDecorateId, spec.OpMemberDecorate, spec.OpDecorateString, spec.OpName, spec.OpMemberName}[m.IntN(7)]
	words := m.operands(spec.Info(code).Operands)
	words[0] = m.one(m.ids(func(uint32) bool { return true }))
	if code == spec.OpMemberDecorate || code == spec.OpMemberName {
		words[0] = m.one(m.ids(func(id uint32) bool { return m.b.defs[id].Opcode == spec.OpTypeStruct }))
		words[1] = m.Uint32N(3)
	}
	m.insert(m.section(isGlobal), newInst(code, words))
}

// declare adds a type, constant or variable of the module with random words.
func (m *mutator) declare() {
	var list []spec.Opcode
	for _, o := range spec.Ops() {
		if o.Class == spec.ClassTypeDeclaration || o.Class == spec.ClassConstantCreation {
			list = append(list, o.Opcode)
		}
	}
	list = append(list, spec.OpVariable, spec.OpUndef, spec.OpSpecConstantOp, spec.OpSpecConstantOp, spec.OpSpecConstantOp, spec.OpConstantNull, spec.OpTypeStruct,
		spec.OpTypePointer, spec.OpConstantComposite, spec.OpSpecConstantComposite)
	code := list[m.IntN(len(list))]
	words := m.operands(spec.Info(code).Operands)
	if info := spec.Info(code); !info.HasResultType {
		for i, s := range newInst(code, words).slots {
			if s.kind == spec.KindIdRef && i > 0 && m.IntN(4) > 0 {
				words[s.at] = m.one(m.ids(m.isType))
			}
		}
	}
	m.insert(m.section(func(c spec.Opcode) bool { return c == spec.OpFunction }), newInst(code, words))
}

func (m *mutator) capability() {
	m.insert(0, newInst(spec.OpCapability, m.operands(spec.Info(spec.OpCapability).Operands)))
}

func (m *mutator) extension() {
	m.insert(m.section(func(c spec.Opcode) bool { return c != spec.OpCapability }), newInst(spec.OpExtension, []uint32{'a'}))
}

func (m *mutator) version() { m.b.header[1] = 0x10000 | m.Uint32N(7)<<8 }

func (m *mutator) line() {
	code := []spec.Opcode{spec.OpNop, spec.OpNoLine, spec.OpUndef, spec.OpLine}[m.IntN(4)]
	m.insert(m.at(), newInst(code, m.operands(spec.Info(code).Operands)))
}

// mode adds an execution mode.
func (m *mutator) mode() {
	code := []spec.Opcode{spec.OpExecutionMode, spec.OpExecutionModeId}[m.IntN(2)]
	i := m.section(func(c spec.Opcode) bool { return c == spec.OpEntryPoint })
	if i == len(m.b.insts) || len(m.b.insts[i].words) < 2 {
		return
	}
	words := m.operands(spec.Info(code).Operands)
	words[0] = m.b.insts[i].words[1]
	m.insert(m.section(func(c spec.Opcode) bool {
		return c == spec.OpString || c == spec.OpName || c == spec.OpDecorate || isGlobal(c)
	}), newInst(code, words))
}

// blocks swaps two adjacent blocks.
func (m *mutator) blocks() {
	var labels []int
	for i, in := range m.b.insts {
		if in.code == spec.OpLabel || in.code == spec.OpFunctionEnd {
			labels = append(labels, i)
		}
	}
	if len(labels) < 4 {
		return
	}
	k := 1 + m.IntN(len(labels)-2)
	if m.b.insts[labels[k]].code != spec.OpLabel || k+1 >= len(labels) || m.b.insts[labels[k-1]].code != spec.OpLabel {
		return
	}
	from, mid, to := labels[k-1], labels[k], labels[k+1]
	swapped := slices.Concat(m.b.insts[mid:to], m.b.insts[from:mid])
	copy(m.b.insts[from:to], swapped)
}

// invent inserts a random instruction into a function.
func (m *mutator) invent() {
	ops := spec.Ops()
	info := &ops[m.IntN(len(ops))]
	m.insert(m.at(), newInst(info.Opcode, m.operands(info.Operands)))
}
