//go:build cgo

package spirvtools

import (
	"slices"

	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// connect records which ids each function and each instruction outside of functions uses,
// and which instructions describe each id.
func (m *module) connect() bool {
	for g := range m.globals {
		if g > 0 && !m.connectGlobal(g) {
			return false
		}
	}
	for f := range m.functions {
		if !m.connectFunction(f) {
			return false
		}
	}
	return true
}

// targetOf returns the index among the operands of the id that an instruction describes, or
// -1 if it describes none.
func targetOf(op spec.Opcode) int {
	switch op {
	case spec.OpEntryPoint:
		return 1
	case spec.OpExecutionMode, spec.OpExecutionModeId, spec.OpName, spec.OpMemberName, spec.OpDecorate, spec.OpMemberDecorate,
		spec.OpDecorateId, spec.OpDecorateString, spec.OpMemberDecorateString, spec.OpTypeForwardPointer:
		return 0
	}
	return -1
}

func (m *module) connectGlobal(n int) bool {
	g := &m.globals[n]
	i := words.Known(m.words, int(g.offset))
	if !m.usedBy(i) {
		return false
	}
	switch i.Opcode {
	case spec.OpExtInstImport:
		name, _, ok := words.String(i.Operands[1:])
		if set, known := spec.ParseExtInstSet(name); !ok || !known || set != spec.GLSLStd450 && set != spec.OpenCLStd {
			return false // other sets refer to functions from outside of them
		}
		g.everywhere = true
	case spec.OpCapability:
		g.everywhere = true
		m.linkage = m.linkage || spec.Capability(i.Operands[0]) == spec.CapabilityLinkage
	case spec.OpExtension, spec.OpMemoryModel:
		g.everywhere = true
	case spec.OpDecorate:
		// An entry point may rely on it without a reference to the id.
		g.everywhere = len(i.Operands) > 2 && spec.Decoration(i.Operands[1]) == spec.DecorationBuiltIn && spec.BuiltIn(i.Operands[2]) == spec.BuiltInWorkgroupSize
	}
	described := uint32(0)
	if t := targetOf(i.Opcode); t >= 0 {
		described = i.Operands[t]
		switch o := m.owners[described]; {
		case o > 0:
			f := &m.functions[o-1]
			own := described == f.id
			if entry := i.Opcode == spec.OpEntryPoint; !own && (entry || i.Opcode == spec.OpExecutionMode || i.Opcode == spec.OpExecutionModeId) {
				return false
			} else if entry {
				f.entry = true
			}
			g.function, g.everywhere = int32(o), false
			g.next, f.firstAbout = f.firstAbout, int32(n)
		case i.Opcode == spec.OpEntryPoint || i.Opcode == spec.OpExecutionMode || i.Opcode == spec.OpExecutionModeId:
			return false
		case i.Opcode != spec.OpName && i.Opcode != spec.OpMemberName: // names are in the first slice
			g.next, m.firstAbout[described] = m.firstAbout[described], int32(n)
		}
	}
	g.uses = int32(len(m.used))
	for _, id := range m.ids {
		if m.owners[id] == global {
			m.used = append(m.used, id)
		} else if id != described {
			return false
		}
	}
	g.usesEnd = int32(len(m.used))
	return true
}

func (m *module) connectFunction(n int) bool {
	f := &m.functions[n]
	f.uses = int32(len(m.used))
	stamp := int32(n + 1)
	own := owner(n + 1)
	for at := int(f.offset); at < int(f.end); {
		i := words.Known(m.words, at)
		at = i.End()
		if !m.usedBy(i) {
			return false
		}
		callee := uint32(0)
		if i.Opcode == spec.OpFunctionCall {
			callee = i.Operands[2]
			o := m.owners[callee]
			if o <= 0 || m.functions[o-1].id != callee {
				return false
			}
			if o != own {
				m.functions[o-1].isCalled = true
			}
			if m.stamp[callee] != stamp {
				m.stamp[callee] = stamp
				f.calls = append(f.calls, int32(o-1))
			}
		}
		for _, id := range m.ids {
			switch o := m.owners[id]; {
			case o == global:
				if m.stamp[id] != stamp {
					m.stamp[id] = stamp
					m.used = append(m.used, id)
				}
			case o != own && id != callee:
				return false
			}
		}
	}
	f.usesEnd = int32(len(m.used))
	// A declaration must stand before the definitions, in the whole module.
	return m.hasBody(f)
}

// hasBody reports whether a function has a block.
func (m *module) hasBody(f *function) bool {
	for at := int(f.offset); at < int(f.end); at = words.Known(m.words, at).End() {
		if m.opcode(at) == spec.OpLabel {
			return true
		}
	}
	return false
}

// builder makes the words of slices. Each goroutine has its own.
type builder struct {
	m          *module
	id         []int32 // by id, the number of the last slice that has the definition
	inst       []int32 // the same for globals
	everywhere []int32
	picked     []int32
	stack      []int32
	out        []uint32
}

func newBuilder(m *module) *builder {
	b := &builder{m: m, id: make([]int32, len(m.owners)), inst: make([]int32, len(m.globals))}
	for g := range m.globals {
		if m.globals[g].everywhere {
			b.everywhere = append(b.everywhere, int32(g))
		}
	}
	return b
}

// pick marks a global as part of a slice.
func (b *builder) pick(g, number int32) {
	if b.inst[g] != number {
		b.inst[g] = number
		b.picked = append(b.picked, g)
		b.stack = append(b.stack, g)
	}
}

// markNeeded marks the definition of an id outside of functions, and what describes it.
func (b *builder) markNeeded(id uint32, number int32) {
	if b.id[id] == number {
		return
	}
	b.id[id] = number
	b.pick(b.m.defined[id], number)
	for g := b.m.firstAbout[id]; g != 0; g = b.m.globals[g].next {
		b.pick(g, number)
	}
}

// build returns the words of a slice, which are valid until the next call. The number is
// positive and differs from those of other calls.
func (b *builder) build(s slice, number int32) []uint32 {
	m := b.m
	b.picked, b.stack = b.picked[:0], b.stack[:0]
	for _, g := range b.everywhere {
		b.pick(g, number)
	}
	if s.first {
		for g := range m.globals {
			if g > 0 && m.globals[g].function == 0 {
				b.pick(int32(g), number)
			}
		}
	}
	for _, f := range s.functions {
		fn := &m.functions[f]
		for g := fn.firstAbout; g != 0; g = m.globals[g].next {
			b.pick(g, number)
		}
		for _, id := range m.used[fn.uses:fn.usesEnd] {
			b.markNeeded(id, number)
		}
	}
	for len(b.stack) > 0 {
		g := &m.globals[b.stack[len(b.stack)-1]]
		b.stack = b.stack[:len(b.stack)-1]
		for _, id := range m.used[g.uses:g.usesEnd] {
			b.markNeeded(id, number)
		}
	}
	b.out = append(b.out[:0], m.words[:words.HeaderLen]...)
	b.appendGlobals(number)
	for _, f := range s.functions {
		b.out = append(b.out, m.words[m.functions[f].offset:m.functions[f].end]...)
	}
	return b.out
}

// appendGlobals appends the picked instructions in their order.
func (b *builder) appendGlobals(number int32) {
	if len(b.picked)*8 > len(b.inst) { // most of them: a scan is faster than to sort
		b.picked = b.picked[:0]
		for g, n := range b.inst {
			if n == number {
				b.picked = append(b.picked, int32(g))
			}
		}
	} else {
		slices.Sort(b.picked)
	}
	for _, g := range b.picked {
		i := &b.m.globals[g]
		b.out = append(b.out, b.m.words[i.offset:i.end]...)
	}
}
