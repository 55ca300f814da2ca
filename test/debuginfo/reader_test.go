// Package debuginfo reads the debug information of binaries back, with code of its own, and compares it
// with the sources.
package debuginfo

import (
	"fmt"
	"testing"

	"github.com/spvc/spvc/internal/spvwords"
	"github.com/spvc/spvc/spirv/spec"
)

const setName = "NonSemantic.Shader.DebugInfo.100"

// record is an instruction of the set.
type record struct {
	id       uint32
	name     string
	operands []uint32
}

// value is a DebugValue or DebugDeclare.
type value struct {
	variable *record
	id       uint32
	declare  bool
	at       executable // the scope and line that apply to it
}

// executable is an instruction of a function, with what applies to it.
type executable struct {
	spvwords.Inst
	source           string
	line, column     uint32
	scope, inlinedAt *record
}

// function is a function of a binary.
type function struct {
	id         uint32
	definition *record // the DebugFunction of its DebugFunctionDefinition
	code       []executable
	values     []value
}

// module is what a binary says.
type module struct {
	t         *testing.T
	strings   map[uint32]string
	constants map[uint32]uint32
	records   map[uint32]*record
	all       []*record
	offsets   map[[2]uint32]uint32 // of members, by the struct and the index
	pointees  map[uint32]uint32
	variables map[uint32]uint32 // pointer types
	functions []*function
	set       uint32
	// extensions are those that the binary declares.
	extensions []string

	fn *function
	at executable // what applies to the next instruction
}

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

// read reads a binary.
func read(t *testing.T, words []uint32) *module {
	t.Helper()
	if err := spvwords.Check(words); err != nil {
		t.Fatal(err)
	}
	m := &module{t: t, strings: map[uint32]string{}, constants: map[uint32]uint32{}, records: map[uint32]*record{},
		offsets: map[[2]uint32]uint32{}, pointees: map[uint32]uint32{}, variables: map[uint32]uint32{}}
	for in := range spvwords.Instructions(words) {
		m.instruction(in)
	}
	return m
}

func (m *module) instruction(in spvwords.Inst) {
	o := in.Operands
	switch in.Opcode {
	case spec.OpExtInstImport:
		if text(o[1:]) == setName {
			m.set = o[0]
		}
	case spec.OpExtension:
		m.extensions = append(m.extensions, text(o))
	case spec.OpString:
		m.strings[o[0]] = text(o[1:])
	case spec.OpConstant:
		m.constants[o[1]] = o[2]
	case spec.OpMemberDecorate:
		if spec.Decoration(o[2]) == spec.DecorationOffset {
			m.offsets[[2]uint32{o[0], o[1]}] = o[3]
		}
	case spec.OpTypePointer:
		m.pointees[o[0]] = o[2]
	case spec.OpFunction:
		m.fn = &function{id: o[1]}
		m.functions = append(m.functions, m.fn)
	case spec.OpFunctionEnd:
		m.fn = nil
	case spec.OpLabel:
		m.at = executable{}
	case spec.OpFunctionParameter, spec.OpPhi:
	case spec.OpVariable:
		m.variables[o[1]] = o[0]
	case spec.OpExtInst:
		if m.set != 0 && o[2] == m.set {
			m.record(o)
			return
		}
		m.execute(in)
	default:
		m.execute(in)
	}
}

func (m *module) execute(in spvwords.Inst) {
	if m.fn != nil {
		e := m.at
		e.Inst = in
		m.fn.code = append(m.fn.code, e)
	}
}

// record reads an instruction of the set.
func (m *module) record(o []uint32) {
	r := &record{id: o[1], name: spec.NonSemanticShaderDebugInfo100.InstName(o[3]), operands: o[4:]}
	m.records[r.id] = r
	m.all = append(m.all, r)
	switch r.name {
	case "DebugScope":
		m.at.scope, m.at.inlinedAt = m.ref(r, 0, "DebugFunction", "DebugLexicalBlock", "DebugCompilationUnit"), nil
		if len(r.operands) > 1 {
			m.at.inlinedAt = m.ref(r, 1, "DebugInlinedAt")
		}
	case "DebugNoScope":
		m.at.scope, m.at.inlinedAt = nil, nil
	case "DebugLine":
		m.at.source, m.at.line, m.at.column = m.file(m.ref(r, 0, "DebugSource")), m.number(r, 1), m.number(r, 3)
	case "DebugNoLine":
		m.at.source, m.at.line, m.at.column = "", 0, 0
	case "DebugFunctionDefinition":
		if m.fn == nil || m.fn.id != r.operands[1] || m.fn.definition != nil {
			m.t.Errorf("DebugFunctionDefinition of %%%d in another function", r.operands[1])
			return
		}
		m.fn.definition = m.ref(r, 0, "DebugFunction")
	case "DebugValue", "DebugDeclare":
		m.ref(r, 2, "DebugExpression")
		v := m.ref(r, 0, "DebugLocalVariable")
		m.fn.values = append(m.fn.values, value{v, r.operands[1], r.name == "DebugDeclare", m.at})
		own, _ := m.functionOf(m.ref(v, 5, "DebugFunction", "DebugLexicalBlock"))
		if m.at.scope == nil {
			m.t.Errorf("%s of %s has no scope", r.name, m.str(v, 0))
		} else if here, _ := m.functionOf(m.at.scope); here != own {
			m.t.Errorf("%s of %s is in %s", r.name, m.str(v, 0), m.str(here, 0))
		}
	}
}

// ref returns the record that an operand names, which must have one of the kinds.
func (m *module) ref(r *record, n int, kinds ...string) *record {
	m.t.Helper()
	if to := m.records[r.operands[n]]; to != nil {
		for _, k := range kinds {
			if to.name == k {
				return to
			}
		}
	}
	m.t.Fatalf("operand %d of %s is none of %v", n, r.name, kinds)
	return nil
}

func (m *module) file(source *record) string { return m.str(source, 0) }

// str returns the text of an operand.
func (m *module) str(r *record, n int) string {
	m.t.Helper()
	s, ok := m.strings[r.operands[n]]
	if !ok {
		m.t.Fatalf("operand %d of %s is no string", n, r.name)
	}
	return s
}

// number returns the number of an operand.
func (m *module) number(r *record, n int) uint32 {
	m.t.Helper()
	v, ok := m.constants[r.operands[n]]
	if !ok {
		m.t.Fatalf("operand %d of %s is no constant", n, r.name)
	}
	return v
}

// named returns the records of a kind.
func (m *module) named(name string) []*record {
	var list []*record
	for _, r := range m.all {
		if r.name == name {
			list = append(list, r)
		}
	}
	return list
}

// functionOf returns the DebugFunction that a scope is part of, and the blocks between both.
func (m *module) functionOf(scope *record) (fn *record, blocks []*record) {
	for scope.name == "DebugLexicalBlock" {
		blocks = append(blocks, scope)
		scope = m.ref(scope, 3, "DebugFunction", "DebugLexicalBlock", "DebugCompilationUnit")
	}
	return scope, blocks
}

// frame is a function that contains an instruction in the source.
type frame struct {
	function string
	line     uint32 // of the instruction or of the call
}

func (f frame) String() string { return fmt.Sprintf("%s:%d", f.function, f.line) }

// stack returns the frames of an instruction, the innermost first.
func (m *module) stack(e *executable) []frame {
	fn, _ := m.functionOf(e.scope)
	list := []frame{{m.str(fn, 0), e.line}}
	for at := e.inlinedAt; at != nil; {
		fn, _ := m.functionOf(m.ref(at, 1, "DebugFunction", "DebugLexicalBlock"))
		list = append(list, frame{m.str(fn, 0), m.number(at, 0)})
		if len(at.operands) < 3 {
			break
		}
		at = m.ref(at, 2, "DebugInlinedAt")
	}
	return list
}
