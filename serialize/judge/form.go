package judge

import (
	"github.com/spvc/spvc/spirv/grammar"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// checkForm checks what a module must be whatever its instructions mean: each id is below the bound and defined, sections stand in their
// order, and functions consist of blocks (SPIR-V specification 2.4 and 2.16.1). The module matches the grammar.
func checkForm(binary []uint32) *fault {
	f := form{parser: grammar.New(len(binary)), bound: binary[words.BoundAt]}
	if f.bound == 0 || f.bound > words.MaxBound {
		return &fault{0, "the bound of ids is 0 or above the limit"}
	}
	sc := words.Scan(binary, words.HeaderLen)
	for i, ok := sc.Next(); ok; i, ok = sc.Next() {
		f.index++
		if text := f.instruction(i); text != "" {
			return &fault{f.index, text}
		}
	}
	if f.function || f.graph {
		return &fault{f.index, "the module ends in a function or graph"}
	}
	if !f.model {
		return &fault{f.index, "the module has no memory model"}
	}
	for _, u := range f.used {
		if _, ok := f.parser.TypeOf(u.id); !ok {
			return &fault{u.index, "the id " + spec.KindLiteralInteger.Format(u.id) + " is not defined"}
		}
	}
	return nil
}

// form is the state of checkForm.
type form struct {
	parser          *grammar.Parser
	operands        []grammar.Operand
	bound           uint32
	index           int
	last            section
	model           bool
	function, graph bool
	block           bool // a block is open
	used            []use
}

// use is an instruction that uses an id.
type use struct {
	id    uint32
	index int
}

// section is a part of a module before the types.
type section uint8

const (
	anywhere section = iota
	capabilities
	extensions
	imports
	memoryModel
	entryPoints
	executionModes
	sources
	names
	processed
	annotations
	types
)

func sectionOf(info *spec.OpInfo) section {
	switch info.Opcode {
	case spec.OpCapability, spec.OpConditionalCapabilityINTEL:
		return capabilities
	case spec.OpExtension, spec.OpConditionalExtensionINTEL:
		return extensions
	case spec.OpExtInstImport:
		return imports
	case spec.OpMemoryModel:
		return memoryModel
	case spec.OpEntryPoint, spec.OpConditionalEntryPointINTEL:
		return entryPoints
	case spec.OpExecutionMode, spec.OpExecutionModeId:
		return executionModes
	case spec.OpString, spec.OpSource, spec.OpSourceContinued, spec.OpSourceExtension:
		return sources
	case spec.OpName, spec.OpMemberName:
		return names
	case spec.OpModuleProcessed:
		return processed
	}
	switch info.Class {
	case spec.ClassAnnotation:
		return annotations
	case spec.ClassTypeDeclaration:
		return types
	}
	return anywhere
}

// instruction returns what is wrong with an instruction, or "".
func (f *form) instruction(i words.Inst) string {
	f.operands, _ = f.parser.Parse(i, f.operands[:0])
	for _, o := range f.operands {
		if o.Kind.Category() != spec.ID {
			continue
		}
		if o.Words[0] >= f.bound {
			return "an id is not below the bound"
		}
		f.used = append(f.used, use{o.Words[0], f.index})
	}
	s := sectionOf(spec.Info(i.Opcode))
	if s != anywhere {
		if f.function || f.graph || s < f.last {
			return i.Opcode.String() + " is in the wrong section"
		}
		f.last = s
	}
	if i.Opcode == spec.OpMemoryModel {
		if f.model {
			return "the module has two memory models"
		}
		f.model = true
	}
	return f.flow(i)
}

// flow follows functions, graphs and blocks.
func (f *form) flow(i words.Inst) string {
	switch i.Opcode {
	case spec.OpFunction, spec.OpGraphARM:
		if f.function || f.graph {
			return i.Opcode.String() + " is in a function or graph"
		}
		f.function, f.graph = i.Opcode == spec.OpFunction, i.Opcode == spec.OpGraphARM
		f.last = types + 1
	case spec.OpFunctionEnd:
		if !f.function || f.block {
			return "OpFunctionEnd ends no function, or a block is open"
		}
		f.function = false
	case spec.OpGraphEndARM:
		if !f.graph {
			return "OpGraphEndARM ends no graph"
		}
		f.graph = false
	case spec.OpLabel:
		if !f.function || f.block {
			return "OpLabel is outside of a function, or a block is open"
		}
		f.block = true
	case spec.OpFunctionParameter, spec.OpLine, spec.OpNoLine, spec.OpExtInst, spec.OpExtInstWithForwardRefsKHR:
	default:
		if f.function && !f.block || terminates(i.Opcode) && !f.block {
			return i.Opcode.String() + " is outside of a block"
		}
		f.block = f.block && !terminates(i.Opcode)
	}
	return ""
}

// terminates reports whether an instruction ends a block.
func terminates(op spec.Opcode) bool {
	switch op {
	case spec.OpBranch, spec.OpBranchConditional, spec.OpSwitch, spec.OpKill, spec.OpReturn, spec.OpReturnValue, spec.OpUnreachable,
		spec.OpTerminateInvocation, spec.OpIgnoreIntersectionKHR, spec.OpTerminateRayKHR, spec.OpEmitMeshTasksEXT, spec.OpAbortKHR:
		return true
	}
	return false
}
