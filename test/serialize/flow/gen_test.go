package flow

import (
	"math/rand/v2"
	"slices"

	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// Ids that every module has.
const (
	idVoid = 1 + iota
	idFnType
	idInt
	idBool
	idPtr
	idIn  // the variable that conditions are read from
	idOut // the variable that blocks write their values to
	idMain
	idZero
	idOne
	firstID
)

// block is a basic block: its instructions, of which the last one or two are its merge
// instruction and its terminator.
type block struct {
	label uint32
	insts [][]uint32
}

func (b *block) inst(code spec.Opcode, operands ...uint32) {
	b.insts = append(b.insts, append([]uint32{uint32(code)}, operands...))
}

// generator makes functions with random structured control flow.
type generator struct {
	*rand.Rand
	next   uint32
	blocks []*block
	cur    *block
	values []uint32 // that dominate the present block
	budget int
	exits  []*exit // of the loops around the present block, outermost first
}

// exit is a block that several branch to, with the values that they pass to its phi.
type exit struct {
	label uint32
	phi   []uint32
}

func (g *generator) id() uint32 {
	g.next++
	return g.next - 1
}

func (g *generator) value() uint32 { return g.values[g.IntN(len(g.values))] }

// begin starts a block.
func (g *generator) begin(label uint32) {
	g.cur = &block{label: label}
	g.blocks = append(g.blocks, g.cur)
}

// work writes some instructions.
func (g *generator) work() {
	for range g.IntN(3) {
		v := g.id()
		g.cur.inst(spec.OpIAdd, idInt, v, g.value(), g.value())
		g.values = append(g.values, v)
	}
	if g.IntN(3) > 0 {
		g.cur.inst(spec.OpStore, idOut, g.value())
	}
}

// condition reads a number, 0 or 1, and returns whether it is 1.
func (g *generator) condition() (number, boolean uint32) {
	number, boolean = g.id(), g.id()
	g.cur.inst(spec.OpLoad, idInt, number, idIn)
	g.cur.inst(spec.OpINotEqual, idBool, boolean, number, idZero)
	return number, boolean
}

// jump ends the block with a branch that passes a value to e.
func (g *generator) jump(e *exit) {
	e.phi = append(e.phi, g.value(), g.cur.label)
	g.cur.inst(spec.OpBranch, e.label)
	g.cur = nil
}

// arrive starts the block of e.
func (g *generator) arrive(e *exit) {
	g.begin(e.label)
	if len(e.phi) > 0 && g.IntN(2) == 0 {
		v := g.id()
		g.cur.inst(spec.OpPhi, append([]uint32{idInt, v}, e.phi...)...)
		g.values = append(g.values, v)
	}
}

// sequence writes constructs one after another. The present block is nil after it if
// control does not reach its end.
func (g *generator) sequence() {
	g.work()
	for g.cur != nil && g.budget > 0 && g.IntN(5) > 0 {
		g.budget--
		switch k := g.IntN(10); {
		case k < 4:
			g.selection()
		case k < 5:
			g.choice()
		case k < 8:
			g.loop()
		case k < 9 && len(g.exits) > 0:
			g.jump(g.exits[g.IntN(len(g.exits))])
			return
		default:
			e := &exit{label: g.id()}
			g.jump(e)
			g.arrive(e)
		}
		if g.cur != nil {
			g.work()
		}
	}
	if g.cur != nil && g.IntN(12) == 0 {
		g.cur.inst([]spec.Opcode{spec.OpReturn, spec.OpKill}[g.IntN(2)])
		g.cur = nil
	}
}

// arm writes a part of a construct that starts at label and ends at merge.
func (g *generator) arm(label uint32, merge *exit) {
	n := len(g.values)
	g.begin(label)
	g.sequence()
	if g.cur != nil {
		g.jump(merge)
	}
	g.values = g.values[:n]
}

func (g *generator) selection() {
	_, c := g.condition()
	merge, yes, no := &exit{label: g.id()}, g.id(), g.id()
	g.cur.inst(spec.OpSelectionMerge, merge.label, uint32(g.IntN(3)))
	switch g.IntN(3) {
	case 0:
		merge.phi = []uint32{g.value(), g.cur.label}
		g.cur.inst(spec.OpBranchConditional, c, yes, merge.label)
		g.arm(yes, merge)
	case 1:
		merge.phi = []uint32{g.value(), g.cur.label}
		g.cur.inst(spec.OpBranchConditional, c, merge.label, no, 3, 4)
		g.arm(no, merge)
	default:
		g.cur.inst(spec.OpBranchConditional, c, yes, no)
		g.arm(yes, merge)
		g.arm(no, merge)
	}
	g.arrive(merge)
}

// choice writes a switch.
func (g *generator) choice() {
	n, _ := g.condition()
	merge := &exit{label: g.id()}
	first, second := g.id(), g.id()
	g.cur.inst(spec.OpSelectionMerge, merge.label, 0)
	switch g.IntN(3) {
	case 0:
		merge.phi = []uint32{g.value(), g.cur.label}
		g.cur.inst(spec.OpSwitch, n, merge.label, 1, first, 5, merge.label)
		g.arm(first, merge)
	case 1:
		g.cur.inst(spec.OpSwitch, n, first, 1, second, 7, first)
		g.arm(first, merge)
		g.arm(second, merge)
	default:
		// The first case falls through to the second.
		fall := &exit{label: second}
		g.cur.inst(spec.OpSwitch, n, merge.label, 0, first, 1, second)
		merge.phi = []uint32{g.value(), g.cur.label}
		g.arm(first, fall)
		g.arm(second, merge)
	}
	g.arrive(merge)
}

// shortLoop ends a loop whose header is the continue block as well.
func (g *generator) shortLoop(merge *exit, step, control uint32) {
	at := g.cur
	_, c := g.condition()
	merge.phi = []uint32{step, at.label}
	at.inst(spec.OpLoopMerge, merge.label, at.label, control)
	at.inst(spec.OpBranchConditional, c, at.label, merge.label)
	g.arrive(merge)
}

func (g *generator) loop() {
	header, body := g.id(), g.id()
	merge, cont := &exit{label: g.id()}, &exit{label: g.id()}
	start, from, phi, step := g.value(), g.cur.label, g.id(), g.id()
	g.cur.inst(spec.OpBranch, header)
	g.begin(header)
	at := g.cur
	g.values = append(g.values, phi)
	control := uint32(g.IntN(3))
	if g.IntN(6) == 0 {
		at.inst(spec.OpPhi, idInt, phi, start, from, step, header)
		at.inst(spec.OpIAdd, idInt, step, phi, g.value())
		g.shortLoop(merge, step, control)
		return
	}
	latch := cont.label
	if g.IntN(3) == 0 {
		latch = g.id()
	}
	at.inst(spec.OpPhi, idInt, phi, start, from, step, latch)
	g.work()
	if g.IntN(2) == 0 {
		_, c := g.condition()
		merge.phi = []uint32{g.value(), header}
		at.inst(spec.OpLoopMerge, merge.label, cont.label, control)
		at.inst(spec.OpBranchConditional, c, body, merge.label)
	} else {
		at.inst(spec.OpLoopMerge, merge.label, cont.label, control)
		at.inst(spec.OpBranch, body)
	}
	n := len(g.values)
	g.exits = append(g.exits, merge, cont)
	g.arm(body, cont)
	g.exits = g.exits[:len(g.exits)-2]
	g.arrive(cont)
	if latch != cont.label {
		g.cur.inst(spec.OpBranch, latch)
		g.begin(latch)
	}
	g.cur.inst(spec.OpIAdd, idInt, step, phi, g.value())
	if g.IntN(2) == 0 {
		_, c := g.condition()
		merge.phi = append(merge.phi, phi, latch)
		g.cur.inst(spec.OpBranchConditional, c, header, merge.label)
	} else {
		g.cur.inst(spec.OpBranch, header)
	}
	g.values = g.values[:n]
	if len(merge.phi) == 0 {
		g.begin(merge.label)
		g.cur.inst(spec.OpUnreachable)
		g.cur = nil
		return
	}
	g.arrive(merge)
}

// newFunction returns the blocks of a random function.
func newFunction(rng *rand.Rand) *generator {
	g := &generator{Rand: rng, next: firstID, values: []uint32{idZero, idOne}, budget: 2 + rng.IntN(10)}
	g.begin(g.id())
	g.sequence()
	if g.cur != nil {
		g.cur.inst(spec.OpReturn)
	}
	return g
}

// mangle makes changes that no compiler makes: other targets, merge instructions that
// name other blocks or are missing, other parents of phis.
func (g *generator) mangle() {
	for range 1 + g.IntN(2) {
		b := g.blocks[g.IntN(len(g.blocks))]
		i := len(b.insts) - 1 - g.IntN(min(2, len(b.insts)))
		if g.IntN(4) == 0 {
			i = g.IntN(len(b.insts))
		}
		in := slices.Clone(b.insts[i])
		other := g.blocks[g.IntN(len(g.blocks))].label
		switch code := spec.Opcode(in[0]); code {
		case spec.OpBranch:
			in[1] = other
		case spec.OpBranchConditional:
			in[2+g.IntN(2)] = other
		case spec.OpSwitch:
			in[2+2*g.IntN(len(in)/2-1)] = other
		case spec.OpSelectionMerge:
			if in[1] = other; g.IntN(3) == 0 {
				in = nil
			}
		case spec.OpLoopMerge:
			if in[1+g.IntN(2)] = other; g.IntN(3) == 0 {
				in = nil
			}
		case spec.OpPhi:
			switch g.IntN(4) {
			case 0:
				in[4] = other
			case 1:
				in = append(in, idOne, other)
			case 2:
				in = append(in, in[3:5]...)
			default:
				in = in[:len(in)-2]
			}
		default:
			if g.IntN(8) == 0 {
				b.insts = slices.Insert(b.insts, i, []uint32{uint32(spec.OpPhi), idInt, g.id(), idOne, other})
			}
			continue
		}
		if in == nil {
			b.insts = slices.Delete(b.insts, i, i+1)
		} else {
			b.insts[i] = in
		}
	}
	if g.IntN(8) == 0 && len(g.blocks) > 3 {
		i := 1 + g.IntN(len(g.blocks)-2)
		g.blocks[i], g.blocks[i+1] = g.blocks[i+1], g.blocks[i]
	}
}

// successors returns the labels that b branches to.
func (b *block) successors() []uint32 {
	switch last := b.insts[len(b.insts)-1]; spec.Opcode(last[0]) {
	case spec.OpBranch:
		return last[1:]
	case spec.OpBranchConditional:
		return last[2:4]
	case spec.OpSwitch:
		list := []uint32{last[2]}
		for i := 4; i < len(last); i += 2 {
			list = append(list, last[i])
		}
		return list
	}
	return nil
}

// repair gives each phi the parents that its block has.
func (g *generator) repair() {
	parents := map[uint32][]uint32{}
	for _, b := range g.blocks {
		for _, to := range b.successors() {
			if !slices.Contains(parents[to], b.label) {
				parents[to] = append(parents[to], b.label)
			}
		}
	}
	for _, b := range g.blocks {
		for i, in := range b.insts {
			if spec.Opcode(in[0]) != spec.OpPhi {
				continue
			}
			phi := slices.Clone(in[:3])
			for _, p := range parents[b.label] {
				v := uint32(idOne)
				for k := 3; k+1 < len(in); k += 2 {
					if in[k+1] == p {
						v = in[k]
					}
				}
				phi = append(phi, v, p)
			}
			if len(phi) == 3 {
				phi = []uint32{uint32(spec.OpIAdd), idInt, in[2], idOne, idOne}
			}
			b.insts[i] = phi
		}
	}
}

// words returns the module.
func (g *generator) words() []uint32 {
	ws := []uint32{words.Magic, uint32(spec.V1_3), 0, g.next, 0}
	add := func(code spec.Opcode, operands ...uint32) {
		ws = append(append(ws, words.First(code, len(operands)+1)), operands...)
	}
	add(spec.OpCapability, uint32(spec.CapabilityShader))
	add(spec.OpCapability, uint32(spec.CapabilityLinkage))
	add(spec.OpMemoryModel, uint32(spec.AddressingModelLogical), uint32(spec.MemoryModelGLSL450))
	add(spec.OpTypeVoid, idVoid)
	add(spec.OpTypeFunction, idFnType, idVoid)
	add(spec.OpTypeInt, idInt, 32, 0)
	add(spec.OpTypeBool, idBool)
	add(spec.OpTypePointer, idPtr, uint32(spec.StorageClassPrivate), idInt)
	add(spec.OpConstant, idInt, idZero, 0)
	add(spec.OpConstant, idInt, idOne, 1)
	add(spec.OpVariable, idPtr, idIn, uint32(spec.StorageClassPrivate))
	add(spec.OpVariable, idPtr, idOut, uint32(spec.StorageClassPrivate))
	add(spec.OpFunction, idVoid, idMain, 0, idFnType)
	for _, b := range g.blocks {
		add(spec.OpLabel, b.label)
		for _, in := range b.insts {
			add(spec.Opcode(in[0]), in[1:]...)
		}
	}
	add(spec.OpFunctionEnd)
	return ws
}
