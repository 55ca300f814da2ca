// Package located reports what SPIRV-Tools and our own rules refuse in a binary at the operation of the source that it comes from.
package located

import (
	"errors"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize/judge"
	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/spirv/rules"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
	"github.com/spvc/spvc/target"
)

// Report turns a refusal of the binary called name, made of m for env, into a diagnostic at the operation that the refused
// instruction comes from. The refusal is that of SPIRV-Tools or of package rules. write writes the binary with lines. Report
// returns the error that it reports, or nil if it does not find the operation and reports nothing.
func Report(m *ir.Operation, name string, env *target.Env, refusal error, write func() ([]uint32, bool)) error {
	var e *spirvtools.Error
	var own *rules.Error
	if !errors.As(refusal, &e) && !errors.As(refusal, &own) {
		return nil
	}
	lines, ok := write()
	if !ok {
		return nil
	}
	opts := spirvtools.OptionsBy(lines, env)
	if own != nil {
		found := rules.Check(lines, opts.Env.IsVulkan())
		if len(found) == 0 || !emit(m, lines, found[0].Index, name, opts.Env, found[0].Text, found[0].Rule) {
			return nil
		}
		return own
	}
	if _, err := judge.Validate(lines, opts); !errors.As(err, &e) || !emit(m, lines, e.Index, name, e.Env, e.Rule, e.VUID) {
		return nil
	}
	return e
}

// emit emits an error at the operation that an instruction of the binary comes from. It returns false if it does not find
// the operation.
func emit(m *ir.Operation, lines []uint32, index int, name string, env spirvtools.Env, text, rule string) bool {
	at, ok := placeOf(lines, index)
	if !ok {
		return false
	}
	if rule != "" {
		rule = " by " + rule
	}
	loc := m.Context().FileLineColLoc(at.file, at.line, at.column)
	m.EmitErrorAt(loc, "SPIR-V does not allow this: "+text,
		ir.Note(loc, "the binary of @"+name+" does not validate (for "+env.String()+")"+rule+"; `spvc compile --no-validate --emit=spirv-asm` shows it"))
	return true
}

// Rules emits an error for each finding of package rules in a binary with lines, made of m: at the operation that the
// instruction comes from, or else at m. It reports whether there is none.
func Rules(m *ir.Operation, lines []uint32, vulkan bool) bool {
	found := rules.Check(lines, vulkan)
	for i := range found {
		loc := m.Loc()
		if at, ok := placeOf(lines, found[i].Index); ok {
			loc = m.Context().FileLineColLoc(at.file, at.line, at.column)
		}
		m.EmitErrorAt(loc, found[i].Text+" ("+found[i].Rule+")")
	}
	return len(found) == 0
}

// place is a place in a source, the zero value if it is not known.
type place struct {
	file         string
	line, column uint32
}

// lineScan finds the place of an instruction.
type lineScan struct {
	files map[uint32]string
	// about holds the ids that the instruction defines or decorates, and those of types that
	// are made of them.
	about map[uint32]bool
	line  place // the place of the instructions that follow; the zero value if there is none
}

// placeOf returns the place of an instruction, counted from 1, of a binary with lines. An
// instruction without a line has that of the id that it is about, or of the first instruction that
// uses this id.
func placeOf(binary []uint32, index int) (place, bool) {
	s := lineScan{files: map[uint32]string{}, about: map[uint32]bool{}}
	scan := words.Scan(binary, words.HeaderLen)
	var wanted words.Inst
	for n := 1; ; n++ {
		inst, ok := scan.Next()
		if !ok {
			break
		}
		s.follow(inst)
		if n == index {
			if s.line != (place{}) {
				return s.line, true
			}
			wanted = inst
			break
		}
	}
	id := subjectOf(wanted)
	if id == 0 {
		return place{}, false
	}
	s.about[id], s.line = true, place{}
	for scan = words.Scan(binary, words.HeaderLen); ; {
		inst, ok := scan.Next()
		if !ok {
			return place{}, false
		}
		s.follow(inst)
		if s.uses(inst) && s.line != (place{}) {
			return s.line, true
		}
	}
}

// follow notes the files and lines of the binary.
func (s *lineScan) follow(inst words.Inst) {
	o := inst.Operands
	switch inst.Opcode {
	case spec.OpString:
		if len(o) > 1 {
			s.files[o[0]], _, _ = words.String(o[1:])
		}
	case spec.OpLine:
		if len(o) == 3 {
			s.line = place{s.files[o[0]], o[1], o[2]}
		}
	case spec.OpNoLine, spec.OpFunctionEnd, spec.OpTypeVoid, spec.OpTypeBool, spec.OpTypeInt, spec.OpTypeFloat, spec.OpTypeVector, spec.OpTypeImage,
		spec.OpTypeArray, spec.OpTypeRuntimeArray, spec.OpTypeStruct, spec.OpTypePointer, spec.OpTypeFunction:
		s.line = place{} // types have no line, although that of a variable may precede them
	}
}

// subjectOf returns the id that an instruction without a line is about, or 0.
func subjectOf(inst words.Inst) uint32 {
	o := inst.Operands
	at := 0
	switch inst.Opcode {
	case spec.OpEntryPoint, spec.OpVariable, spec.OpConstant, spec.OpConstantComposite, spec.OpConstantNull, spec.OpSpecConstant,
		spec.OpSpecConstantTrue, spec.OpSpecConstantFalse, spec.OpSpecConstantComposite, spec.OpFunction:
		at = 1
	case spec.OpCapability, spec.OpExtension, spec.OpExtInstImport, spec.OpMemoryModel, spec.OpSource:
		return 0
	}
	if at >= len(o) {
		return 0
	}
	return o[at]
}

// uses reports whether an instruction defines one of the ids, or has a type of them. The types
// that are made of them join the ids.
func (s *lineScan) uses(inst words.Inst) bool {
	o := inst.Operands
	parts := o
	switch inst.Opcode {
	case spec.OpTypePointer:
		parts = o[min(2, len(o)):]
	case spec.OpTypeImage:
		parts = o[min(1, len(o)):min(2, len(o))]
	case spec.OpTypeVector, spec.OpTypeArray, spec.OpTypeRuntimeArray, spec.OpTypeMatrix, spec.OpTypeStruct, spec.OpTypeFunction, spec.OpTypeSampledImage:
		parts = o[min(1, len(o)):]
	case spec.OpName, spec.OpMemberName, spec.OpDecorate, spec.OpMemberDecorate, spec.OpString, spec.OpEntryPoint, spec.OpExecutionMode, spec.OpSource,
		spec.OpLine, spec.OpCapability, spec.OpMemoryModel, spec.OpExtInstImport:
		return false
	default:
		// A result type and a result, or two other operands, one of which may be a literal.
		return len(o) > 0 && s.about[o[0]] || len(o) > 1 && s.about[o[1]] && inst.Opcode != spec.OpTypeInt && inst.Opcode != spec.OpTypeFloat
	}
	for _, id := range parts {
		if s.about[id] && len(o) > 0 {
			s.about[o[0]] = true
		}
	}
	return false
}
