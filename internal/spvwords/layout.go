package spvwords

import "github.com/spvc/spvc/spirv/spec"

// section is a part of the logical layout, in order.
type section uint8

const (
	capabilities section = iota
	extensions
	imports
	memoryModel
	entryPoints
	executionModes
	debugStrings
	debugNames
	debugProcessed
	annotations
	globals
	functions
	graphs
	anySection
)

var sectionNames = [...]string{
	"capabilities", "extensions", "extended instruction imports", "memory model", "entry points",
	"execution modes", "debug strings and sources", "debug names", "module processed", "annotations",
	"types, constants and globals", "functions", "graphs",
}

// sections maps the opcodes that only occur before the functions to the section that
// they belong to.
var sections = map[spec.Opcode]section{
	spec.OpCapability:                 capabilities,
	spec.OpExtension:                  extensions,
	spec.OpExtInstImport:              imports,
	spec.OpMemoryModel:                memoryModel,
	spec.OpEntryPoint:                 entryPoints,
	spec.OpExecutionMode:              executionModes,
	spec.OpExecutionModeId:            executionModes,
	spec.OpString:                     debugStrings,
	spec.OpSource:                     debugStrings,
	spec.OpSourceExtension:            debugStrings,
	spec.OpSourceContinued:            debugStrings,
	spec.OpName:                       debugNames,
	spec.OpMemberName:                 debugNames,
	spec.OpModuleProcessed:            debugProcessed,
	spec.OpDecorate:                   annotations,
	spec.OpMemberDecorate:             annotations,
	spec.OpDecorateId:                 annotations,
	spec.OpDecorateString:             annotations,
	spec.OpMemberDecorateString:       annotations,
	spec.OpMemberDecorateIdEXT:        annotations,
	spec.OpDecorationGroup:            annotations,
	spec.OpGroupDecorate:              annotations,
	spec.OpGroupMemberDecorate:        annotations,
	spec.OpTypeForwardPointer:         globals,
	spec.OpFunction:                   functions,
	spec.OpConditionalExtensionINTEL:  extensions,
	spec.OpConditionalEntryPointINTEL: entryPoints,
	spec.OpConditionalCapabilityINTEL: capabilities,
	spec.OpGraphConstantARM:           globals,
	spec.OpGraphEntryPointARM:         graphs,
	spec.OpGraphARM:                   graphs,
	spec.OpGraphInputARM:              graphs,
	spec.OpGraphSetOutputARM:          graphs,
	spec.OpGraphEndARM:                graphs,
}

// terminators are the instructions that end a block.
var terminators = map[spec.Opcode]bool{
	spec.OpBranch: true, spec.OpBranchConditional: true, spec.OpSwitch: true, spec.OpKill: true,
	spec.OpReturn: true, spec.OpReturnValue: true, spec.OpUnreachable: true,
	spec.OpTerminateInvocation: true, spec.OpIgnoreIntersectionKHR: true, spec.OpTerminateRayKHR: true,
	spec.OpEmitMeshTasksEXT: true, spec.OpAbortKHR: true,
}

// place is the position of an instruction in a function.
type place uint8

const (
	outside    place = iota
	parameters       // after OpFunction, before the first OpLabel
	phis             // after an OpLabel: OpPhi still allowed, OpVariable in the first block
	variables        // in the first block, after its first OpVariable
	body             // after a block's first other instruction
	merged           // after a merge instruction: only a branch may follow
	between          // after a terminator
)

type layoutState struct {
	section section
	place   place
	// function counts the functions; it is 0 outside of them.
	function, functions int32
	blocks              int
	models              int
	defined             bool // a function with a body has already ended
	graph               bool // between OpGraphARM and OpGraphEndARM
}

func sectionOf(info *spec.OpInfo) section {
	if s, ok := sections[info.Opcode]; ok {
		return s
	}
	switch info.Class {
	case spec.ClassTypeDeclaration, spec.ClassConstantCreation:
		return globals
	}
	switch info.Opcode {
	case spec.OpVariable, spec.OpUndef, spec.OpUntypedVariableKHR:
		return globals
	case spec.OpLine, spec.OpNoLine, spec.OpExtInst, spec.OpExtInstWithForwardRefsKHR, spec.OpNop:
		return anySection
	}
	return functions
}

func (l *layoutState) instruction(c *checker, info *spec.OpInfo) {
	if l.place != outside {
		l.inFunction(c, info)
		return
	}
	s := sectionOf(info)
	switch {
	case s == anySection:
		return
	case info.Opcode == spec.OpFunction:
		l.functions++
		l.function, l.place, l.blocks = l.functions, parameters, 0
	case s == functions && l.graph && info.HasResultType:
		return
	case s == functions:
		c.fail("stands outside a function")
		return
	case s < l.section:
		c.fail("belongs to the section of %s, the module is at %s", sectionNames[s], sectionNames[l.section])
		return
	case s == graphs:
		if begins := info.Opcode == spec.OpGraphARM || info.Opcode == spec.OpGraphEntryPointARM; begins == l.graph {
			c.fail("is misplaced among the graphs")
		}
		l.graph = info.Opcode == spec.OpGraphARM || l.graph && info.Opcode != spec.OpGraphEndARM
	case s == memoryModel:
		l.models++
		if l.models > 1 {
			c.fail("is the second memory model")
		}
	}
	l.section = max(l.section, s)
}

func (l *layoutState) inFunction(c *checker, info *spec.OpInfo) {
	op := info.Opcode
	switch op {
	case spec.OpFunction:
		c.fail("begins a function inside a function")
		return
	case spec.OpFunctionEnd:
		l.end(c)
		return
	case spec.OpFunctionParameter:
		if l.place != parameters {
			c.fail("stands after the function's first block")
		}
		return
	case spec.OpLabel:
		if l.place != parameters && l.place != between {
			c.fail("begins a block inside a block")
		}
		l.place = phis
		l.blocks++
		return
	case spec.OpLine, spec.OpNoLine, spec.OpNop:
		return
	}
	if s := sectionOf(info); s != functions && s != anySection && op != spec.OpVariable && op != spec.OpUndef && op != spec.OpUntypedVariableKHR {
		c.fail("belongs to the section of %s, not into a function", sectionNames[s])
		return
	}
	switch l.place {
	case parameters:
		if info.Class == spec.ClassExtension {
			return
		}
		c.fail("stands before the function's first block")
	case between:
		c.fail("stands after a block's terminator")
	case merged:
		if op != spec.OpBranch && op != spec.OpBranchConditional && op != spec.OpSwitch {
			c.fail("stands between a merge instruction and its branch")
		}
	}
	l.advance(c, op)
}

func (l *layoutState) advance(c *checker, op spec.Opcode) {
	switch {
	case terminators[op]:
		l.place = between
	case op == spec.OpSelectionMerge || op == spec.OpLoopMerge:
		l.place = merged
	case op == spec.OpPhi:
		if l.place == body || l.place == variables {
			c.fail("stands after other instructions of its block")
		}
	case op == spec.OpVariable || op == spec.OpUntypedVariableKHR:
		if l.blocks > 1 || l.place == body {
			c.fail("is not among the first instructions of the function's first block")
		}
		l.place = variables
	case op == spec.OpExtInst || op == spec.OpExtInstWithForwardRefsKHR:
		// Debug information may occur between variables.
	default:
		l.place = body
	}
}

func (l *layoutState) end(c *checker) {
	switch {
	case l.place == parameters && l.defined:
		c.fail("a function declaration stands after a definition")
	case l.place == parameters:
	case l.place != between:
		c.fail("ends a function inside a block")
	}
	if l.blocks > 0 {
		l.defined = true
	}
	l.place, l.function = outside, 0
}

func (l *layoutState) finish(c *checker, end int) {
	whole := func(reason string) {
		c.errs = append(c.errs, &Error{Offset: end, Index: -1, Reason: reason})
	}
	if l.place != outside {
		whole("the last function has no OpFunctionEnd")
	}
	if l.graph {
		whole("the last graph has no OpGraphEndARM")
	}
	if l.models == 0 {
		whole("the module has no OpMemoryModel")
	}
}
