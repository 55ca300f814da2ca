// Package flow reads and writes functions with random control flow. It runs each function
// before and after, and records how the reader structures it.
package flow

import (
	"flag"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/internal/golden"
	"github.com/spvc/spvc/internal/spvwords"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

var update = flag.Bool("update", false, "record how the reader structures the functions")

// machine runs the one function of a module.
type machine struct {
	blocks map[uint32][]spvwords.Inst
	first  uint32
	in     uint32
	out    uint32
	values map[uint32]uint32
	memory map[uint32]uint32
	inputs *rand.Rand
	trace  []uint32 // what is stored to the variable out, then how the function ends
}

// load takes the module's constants, its two variables and the blocks.
func load(ws []uint32) *machine {
	m := &machine{blocks: map[uint32][]spvwords.Inst{}, values: map[uint32]uint32{}, memory: map[uint32]uint32{}}
	label := uint32(0)
	for in := range spvwords.Instructions(ws) {
		w := in.Operands
		switch {
		case in.Opcode == spec.OpLabel:
			if label = w[0]; m.first == 0 {
				m.first = label
			}
		case label != 0:
			m.blocks[label] = append(m.blocks[label], in)
		case in.Opcode == spec.OpConstant:
			m.values[w[1]] = w[2]
		case in.Opcode == spec.OpVariable && m.in == 0:
			m.in = w[1]
		case in.Opcode == spec.OpVariable:
			m.out = w[1]
		}
	}
	return m
}

// run runs the function with random inputs; false if it reads a value that is not
// defined. It stops after many blocks.
func (m *machine) run(seed uint64) bool {
	m.inputs = rand.New(rand.NewPCG(seed, 5))
	at, from := m.first, uint32(0)
	for range 300 {
		next, ok := m.block(m.blocks[at], from)
		if !ok {
			return false
		}
		if next == 0 {
			return true
		}
		at, from = next, at
	}
	return true
}

// block runs a block that control enters from another, and returns the one after it, 0 if
// there is none.
func (m *machine) block(insts []spvwords.Inst, from uint32) (next uint32, ok bool) {
	phis := map[uint32]uint32{}
	for _, in := range insts {
		w := in.Operands
		if in.Opcode == spec.OpPhi {
			i := 2
			for ; i < len(w) && w[i+1] != from; i += 2 {
			}
			if i >= len(w) {
				return 0, false
			}
			v, ok := m.values[w[i]]
			if !ok {
				return 0, false
			}
			phis[w[1]] = v
			continue
		}
		for id, v := range phis {
			m.values[id] = v
		}
		clear(phis)
		if next, end, ok := m.step(in.Opcode, w); end || !ok {
			return next, ok
		}
	}
	return 0, false
}

// step runs an instruction. end is true if it ends its block.
func (m *machine) step(code spec.Opcode, w []uint32) (next uint32, end, ok bool) {
	ok = true
	get := func(id uint32) uint32 {
		v, known := m.values[id]
		ok = ok && known
		return v
	}
	switch code {
	case spec.OpIAdd:
		m.values[w[1]] = get(w[2]) + get(w[3])
	case spec.OpINotEqual:
		m.values[w[1]] = min(1, get(w[2])^get(w[3]))
	case spec.OpLoad:
		if w[2] == m.in {
			m.values[w[1]] = m.inputs.Uint32N(2)
		} else {
			m.values[w[1]], ok = m.memory[w[2]], true
		}
	case spec.OpStore:
		if m.memory[w[0]] = get(w[1]); w[0] == m.out {
			m.trace = append(m.trace, get(w[1]))
		}
	case spec.OpUndef, spec.OpVariable, spec.OpSelectionMerge, spec.OpLoopMerge, spec.OpFunctionEnd:
	case spec.OpBranch:
		return w[0], true, true
	case spec.OpBranchConditional:
		return w[2-get(w[0])], true, ok
	case spec.OpSwitch:
		next, v := w[1], get(w[0])
		for i := 2; i < len(w); i += 2 {
			if w[i] == v {
				next = w[i+1]
				break
			}
		}
		return next, true, ok
	default:
		m.trace = append(m.trace, 1<<31|uint32(code))
		return 0, true, true
	}
	return 0, false, ok
}

// sameRuns compares runs of two modules.
func sameRuns(t *testing.T, name string, a, b []uint32) {
	t.Helper()
	for seed := range uint64(6) {
		x, y := load(a), load(b)
		if !x.run(seed) {
			continue
		}
		y.run(seed)
		if n := min(len(x.trace), len(y.trace)); !slices.Equal(x.trace[:n], y.trace[:n]) || x.ended() && !slices.Equal(x.trace, y.trace) && y.ended() {
			t.Errorf("%s, inputs %d: stores %d, then %d", name, seed, x.trace, y.trace)
		}
	}
}

// ended reports whether the function ended before its run was stopped.
func (m *machine) ended() bool { return len(m.trace) > 0 && m.trace[len(m.trace)-1]>>31 == 1 }

// trip reads and writes ws, and says what the reader makes of it.
func trip(t *testing.T, name string, ws []uint32, o serialize.ReadOptions) string {
	t.Helper()
	reg := ir.NewRegistry()
	reg.Add("spirv", spirv.Dialect)
	ctx := ir.NewContext(reg)
	var said []string
	ctx.PushHandler(func(d *ir.Diagnostic) bool { said = append(said, d.Message); return true })
	m, ok := serialize.Deserialize(ctx, ws, o)
	if !ok {
		return "refused: " + strings.Join(said, " | ")
	}
	if len(said) > 0 {
		t.Errorf("%s: read in spite of %q", name, said)
	}
	text := string(ir.Print(nil, m, ir.PrintOptions{}))
	if !ir.Verify(m) {
		t.Errorf("%s: read a wrong module: %q", name, said)
	}
	out, ok := serialize.Serialize(m, serialize.Options{})
	if !ok {
		return "not written: " + strings.Join(said, " | ")
	}
	if err := spvwords.Check(out); err != nil {
		t.Errorf("%s: %v", name, err)
	}
	sameRuns(t, name, ws, out)
	h := fnv.New32a()
	h.Write([]byte(text))
	h.Write(serialize.Bytes(out))
	return fmt.Sprintf("%d selections, %d loops, %d merge instructions of blocks, %d variables; %d words, %08x", strings.Count(text, "spirv.mlir.selection"),
		strings.Count(text, "spirv.mlir.loop"), strings.Count(text, "construct = "), strings.Count(text, "spirv.Variable"), len(out), h.Sum32())
}

// TestFlow makes functions, half of them with changes that no compiler makes.
func TestFlow(t *testing.T) {
	const files, perFile = 8, 100
	for f := range files {
		t.Run(fmt.Sprint(f), func(t *testing.T) {
			var lines []string
			for i := range perFile {
				g := newFunction(rand.New(rand.NewPCG(uint64(f), uint64(i))))
				if f%2 == 1 {
					g.mangle()
					if i%6 != 0 {
						g.repair()
					}
				}
				ws := g.words()
				name := fmt.Sprintf("function %d, %d blocks", i, len(g.blocks))
				lines = append(lines, name+": "+trip(t, name, ws, serialize.ReadOptions{}))
				with := trip(t, name, ws, serialize.ReadOptions{PhiResults: true})
				lines = append(lines, "  results: "+with)
				if f%4 < 2 {
					lines = append(lines, "  blocks: "+trip(t, name, ws, serialize.ReadOptions{NoStructure: true}))
				}
			}
			golden.Lines(t, fmt.Sprintf("testdata/%d.txt", f), lines, *update)
		})
	}
}
