package serialize

import "github.com/spvc/spvc/spirv/spec"

// Graphs of SPV_ARM_graph stand after the functions of a module. The dialect has ops for graphs without instructions between their
// inputs and outputs. The instructions of others are opaque ops of the module, in their order. Instructions with a result are
// symbols, by which others name them.

// graphPart is the part that an instruction has in the graphs of a module.
type graphPart uint8

const (
	noGraph graphPart = iota
	graphEntry
	graphBegin
	graphBody // also an instruction with a result that graphs share with functions
	graphEnd
)

// graphPartOf returns the part of an instruction. inside says that it stands in a graph.
func graphPartOf(code spec.Opcode, inside bool) graphPart {
	switch code {
	case spec.OpGraphEntryPointARM:
		return graphEntry
	case spec.OpGraphARM:
		return graphBegin
	case spec.OpGraphInputARM, spec.OpGraphSetOutputARM:
		return graphBody
	case spec.OpGraphEndARM:
		return graphEnd
	case spec.OpVariable, spec.OpUntypedVariableKHR, spec.OpGraphConstantARM:
		return noGraph
	}
	if info := spec.Info(code); inside && info != nil && info.HasResultType && info.Class != spec.ClassTypeDeclaration && info.Class != spec.ClassConstantCreation {
		return graphBody
	}
	return noGraph
}

// graphInst reads an instruction of a graph.
func (r *reader) graphInst(part graphPart, code spec.Opcode, w []uint32) bool {
	if (part == graphBegin || part == graphEntry) == r.inGraph {
		if r.inGraph {
			return r.fail(code.String() + " in a graph")
		}
		return r.fail(code.String() + " outside of a graph")
	}
	if (part == graphBegin || part == graphEntry) && r.plainGraphs() {
		if part == graphBegin {
			return r.graph(w)
		}
		return r.graphEntryPoint(w)
	}
	switch part {
	case graphEntry:
		r.graphEntries = append(r.graphEntries, r.offset)
		return true // it names a graph that follows
	case graphBegin:
		r.inGraph = true
	case graphEnd:
		r.inGraph = false
	}
	if !spec.Info(code).HasResult {
		return r.opaqueMode(code, w)
	}
	if !r.needOperands(w, 2, code) {
		return false
	}
	t := r.typ(w[0])
	return t != nil && r.opaqueGlobal(code, w, t)
}

// graphSection returns the section that an opaque op of the module is written to: that of graphs, or s if it belongs to no
// graph.
func (w *writer) graphSection(code spec.Opcode, s *section) *section {
	switch graphPartOf(code, w.inGraph) {
	case graphEntry:
		return &w.graphEntries
	case graphBegin:
		w.inGraph = true
	case graphBody:
	case graphEnd:
		w.inGraph = false
	default:
		return s
	}
	return &w.graphs
}
