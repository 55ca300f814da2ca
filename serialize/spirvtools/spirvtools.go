// Package spirvtools wraps SPIRV-Tools: validation, assembly, disassembly and
// optimization of SPIR-V modules in process. Without cgo every function
// returns [ErrUnavailable].
//
// Several goroutines may call all functions at the same time. The first use of an
// environment builds its grammar tables, which later calls share.
package spirvtools

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// ErrUnavailable is returned by every function of a build without cgo.
var ErrUnavailable = errors.New("SPIRV-Tools is not available: this program was built without cgo")

// Env is the set of rules that a module is validated against.
type Env uint8

// The environments that SPIRV-Tools knows. The Vulkan ones include the explicit layout
// rules for shader-interface blocks; the universal ones never check these.
const (
	Universal10 Env = iota
	Universal11
	Universal12
	Universal13
	Universal14
	Universal15
	Universal16
	Vulkan10
	Vulkan11
	Vulkan11Spirv14
	Vulkan12
	Vulkan13
	OpenCL12
	OpenCL20
	OpenCL21
	OpenCL22
	OpenCLEmbedded12
	OpenCLEmbedded20
	OpenCLEmbedded21
	OpenCLEmbedded22
	OpenGL40
	OpenGL41
	OpenGL42
	OpenGL43
	OpenGL45
	numEnvs
)

// envRow describes an Env: its name in SPIRV-Tools' --target-env spelling and
// the highest SPIR-V version it accepts.
type envRow struct {
	name         string
	major, minor uint8
}

var envRows = [numEnvs]envRow{
	Universal10:      {"spv1.0", 1, 0},
	Universal11:      {"spv1.1", 1, 1},
	Universal12:      {"spv1.2", 1, 2},
	Universal13:      {"spv1.3", 1, 3},
	Universal14:      {"spv1.4", 1, 4},
	Universal15:      {"spv1.5", 1, 5},
	Universal16:      {"spv1.6", 1, 6},
	Vulkan10:         {"vulkan1.0", 1, 0},
	Vulkan11:         {"vulkan1.1", 1, 3},
	Vulkan11Spirv14:  {"vulkan1.1spv1.4", 1, 4},
	Vulkan12:         {"vulkan1.2", 1, 5},
	Vulkan13:         {"vulkan1.3", 1, 6},
	OpenCL12:         {"opencl1.2", 1, 0},
	OpenCL20:         {"opencl2.0", 1, 0},
	OpenCL21:         {"opencl2.1", 1, 0},
	OpenCL22:         {"opencl2.2", 1, 2},
	OpenCLEmbedded12: {"opencl1.2embedded", 1, 0},
	OpenCLEmbedded20: {"opencl2.0embedded", 1, 0},
	OpenCLEmbedded21: {"opencl2.1embedded", 1, 0},
	OpenCLEmbedded22: {"opencl2.2embedded", 1, 2},
	OpenGL40:         {"opengl4.0", 1, 0},
	OpenGL41:         {"opengl4.1", 1, 0},
	OpenGL42:         {"opengl4.2", 1, 0},
	OpenGL43:         {"opengl4.3", 1, 0},
	OpenGL45:         {"opengl4.5", 1, 0},
}

// String returns the environment's name as spirv-val's --target-env spells it.
func (e Env) String() string {
	if e >= numEnvs {
		return "env(" + strconv.Itoa(int(e)) + ")"
	}
	return envRows[e].name
}

// MaxVersion returns the highest SPIR-V version that the environment accepts.
func (e Env) MaxVersion() (major, minor uint8) {
	if e >= numEnvs {
		return 0, 0
	}
	return envRows[e].major, envRows[e].minor
}

// ParseEnv returns the environment with a spirv-val name, such as "vulkan1.1".
func ParseEnv(name string) (Env, bool) {
	for e, row := range envRows {
		if row.name == name {
			return Env(e), true
		}
	}
	return 0, false
}

// VulkanEnv returns the environment for a Vulkan version and the SPIR-V version of a
// module. Vulkan versions that SPIRV-Tools does not know yet (1.4 and later) get the newest
// one it knows, and a note that says so.
func VulkanEnv(vkMajor, vkMinor, spvMajor, spvMinor uint8) (env Env, note string) {
	env = Vulkan13
	if vkMajor == 1 {
		switch vkMinor {
		case 0:
			env = Vulkan10
		case 1:
			env = Vulkan11
			if spvMajor == 1 && spvMinor == 4 {
				env = Vulkan11Spirv14
			}
		case 2:
			env = Vulkan12
		case 3:
			return env, ""
		}
	}
	if env == Vulkan13 {
		note = fmt.Sprintf("vulkan%d.%d is validated by the rules of vulkan1.3", vkMajor, vkMinor)
	}
	return env, note
}

// UniversalEnv returns the environment with the rules of a SPIR-V version and of no client
// API. Versions above 1.6 get 1.6.
func UniversalEnv(major, minor uint8) Env {
	if major > 1 || minor > 6 {
		return Universal16
	}
	return Universal10 + Env(minor)
}

// Options selects the rules of [Validate].
type Options struct {
	Env Env

	// The block layout rules beyond the default ones, as spirv-val's flags of
	// the same names. RelaxedBlockLayout is implied by Vulkan 1.1 and later.
	RelaxedBlockLayout          bool
	UniformBufferStandardLayout bool
	ScalarBlockLayout           bool
	WorkgroupScalarBlockLayout  bool
	SkipBlockLayout             bool

	// AllowLocalSizeID permits LocalSizeId where the environment needs the
	// maintenance4 feature for it.
	AllowLocalSizeID bool
	// RelaxLogicalPointer, RelaxStoreStruct and BeforeHLSLLegalization are
	// spirv-val's flags of those names.
	RelaxLogicalPointer    bool
	RelaxStoreStruct       bool
	BeforeHLSLLegalization bool

	// Float16 allows the capability Float16 by the rules of OpenCL. Devices with the extension cl_khr_fp16 have it, and
	// SPIRV-Tools refuse it for all devices.
	Float16 bool

	// Limits replace the universal limits of the SPIR-V specification.
	Limits []LimitValue

	// RawIDs names ids by number in messages, not by OpName.
	RawIDs bool

	// Notes are remarks on how the options were derived, for the user.
	Notes []string
}

// Limit is one of the universal limits that the SPIR-V specification sets.
type Limit uint8

// The limits that SPIRV-Tools can be told.
const (
	StructMembers Limit = iota
	StructDepth
	LocalVariables
	GlobalVariables
	SwitchBranches
	FunctionArgs
	ControlFlowNestingDepth
	AccessChainIndexes
	IDBound
	numLimits
)

// LimitValue is a value for one of the universal limits.
type LimitValue struct {
	Limit Limit
	Max   uint32
}

// AssembleOptions are the options of [AssembleWith].
type AssembleOptions struct {
	// Env is the grammar to use.
	Env Env
	// RenumberIDs numbers all ids anew, in the order of the text. Otherwise numeric
	// ids keep their numbers, and the others fill the gaps.
	RenumberIDs bool
}

// Assemble turns SPIR-V assembly into words. Numeric ids keep their numbers.
func Assemble(text string, env Env) ([]uint32, error) {
	return AssembleWith(text, AssembleOptions{Env: env})
}

// TextOptions selects the form of [Disassemble]'s text.
type TextOptions struct {
	// Env is the grammar to use; the zero value serves as Universal16.
	Env Env
	// Header prints the comment lines with version, generator and bound.
	Header bool
	// Indent aligns opcodes in one column.
	Indent bool
	// FriendlyNames derives id names from OpName and types.
	FriendlyNames bool
	// Offsets appends each instruction's byte offset as a comment.
	Offsets bool
	// Comments separates sections by comments.
	Comments bool
	// Color adds terminal escapes.
	Color bool
}

// Error is SPIRV-Tools' complaint about a module or a text.
type Error struct {
	// Op is the failed action: "validate", "parse", "assemble", "disassemble" or "optimize".
	Op string
	// Env is the environment of the action.
	Env Env
	// Message is the tool's own text. For a validation error it ends with the
	// offending instruction's disassembly when the tool knows it.
	Message string
	// Rule is the message on one line, without the identifier of the rule and the disassembly, and with names of ids in place of numbers.
	Rule string
	// VUID is Vulkan's identifier of the rule that a binary breaks, such as "VUID-StandaloneSpirv-Flat-04744", or "" if the message has none.
	VUID string
	// Line and Column are 1-based positions in a text that was assembled.
	Line, Column int
	// Index is the number of the offending instruction in a binary, counted
	// from 1, or 0 if the tool does not report it.
	Index int
}

// Error puts the position before the tool's message.
func (e *Error) Error() string {
	var b strings.Builder
	b.WriteString("spirv-tools: ")
	b.WriteString(e.Op)
	b.WriteString(" (")
	b.WriteString(e.Env.String())
	b.WriteString(")")
	switch {
	case e.Line > 0:
		b.WriteString(": " + strconv.Itoa(e.Line) + ":" + strconv.Itoa(e.Column))
	case e.Index > 0:
		b.WriteString(": instruction " + strconv.Itoa(e.Index))
	}
	b.WriteString(": ")
	b.WriteString(e.Message)
	return b.String()
}
