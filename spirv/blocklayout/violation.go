package blocklayout

import (
	"strconv"

	"github.com/spvc/spvc/spirv"
)

// Rule identifies a rule of explicit layout.
type Rule uint8

// These are the rules that Check and CheckModule enforce.
const (
	// OffsetMissing: every member of a struct needs an Offset.
	OffsetMissing Rule = iota
	// OffsetAlignment: an Offset is a multiple of the member's alignment.
	OffsetAlignment
	// Straddle: a vector of up to 16 bytes lies within 16 aligned bytes, a larger
	// one begins at a multiple of 16.
	Straddle
	// Overlap: members do not overlap.
	Overlap
	// TailPadding: no member begins between the end of a struct, array or matrix
	// and the next multiple of its alignment.
	TailPadding
	// StrideMissing: every array needs an ArrayStride.
	StrideMissing
	// StrideAlignment: an ArrayStride is a multiple of the array's alignment.
	StrideAlignment
	// StrideTooSmall: elements do not overlap.
	StrideTooSmall
	// MatrixStrideMissing: every member with matrices needs a MatrixStride.
	MatrixStrideMissing
	// MatrixStrideAlignment: a MatrixStride is a multiple of the matrix's alignment.
	MatrixStrideAlignment
	// MatrixStrideTooSmall: columns, or rows, do not overlap.
	MatrixStrideTooSmall
	// MajorMissing: every member with matrices is RowMajor or ColMajor.
	MajorMissing
	// MajorTwice: no member is both.
	MajorTwice
	// StrayMatrix: only members with matrices have matrix decorations.
	StrayMatrix
	// RuntimePlace: a runtime array is the last member of a storage buffer's block.
	RuntimePlace
	// RuntimeLast: no member lies behind the beginning of a runtime array.
	RuntimeLast
	// NoBytes: the type has bytes that memory can hold.
	NoBytes
	// TooLarge: a block has at most 4 GiB.
	TooLarge
	// TooDeep: types are nested at most 10,000 deep.
	TooDeep
	// Demand: the target supports the rule set that it requests.
	Demand
	// BlockType: the variable of a block is a struct, or an array of structs.
	BlockType
	// BlockNested: the struct of a block is no member of another block.
	BlockNested
	// Forbidden: a type has no layout in a storage class whose layout the
	// implementation chooses.
	Forbidden
	numRules
)

// ruleRow describes a rule: its name, the section of a specification that states it,
// and its VUID if Vulkan gives it one.
type ruleRow struct{ name, section, vuid string }

const (
	secOffsets  = "Vulkan, Offset and Stride Assignment"
	secExplicit = "SPIR-V 2.16.2, explicitly laid out"
)

var ruleRows = [numRules]ruleRow{
	OffsetMissing:         {"offset-missing", secExplicit, ""},
	OffsetAlignment:       {"offset-alignment", secOffsets, ""},
	Straddle:              {"improper-straddle", secOffsets, ""},
	Overlap:               {"overlap", secExplicit, ""},
	TailPadding:           {"tail-padding", secOffsets, ""},
	StrideMissing:         {"array-stride-missing", secExplicit, ""},
	StrideAlignment:       {"array-stride-alignment", secOffsets, ""},
	StrideTooSmall:        {"array-stride-too-small", secExplicit, ""},
	MatrixStrideMissing:   {"matrix-stride-missing", secExplicit, ""},
	MatrixStrideAlignment: {"matrix-stride-alignment", secOffsets, ""},
	MatrixStrideTooSmall:  {"matrix-stride-too-small", secExplicit, ""},
	MajorMissing:          {"majorness-missing", secExplicit, ""},
	MajorTwice:            {"majorness-twice", secExplicit, ""},
	StrayMatrix:           {"stray-matrix-decoration", secExplicit, ""},
	RuntimePlace:          {"runtime-array-place", "Vulkan, Validation Rules within a Module", "VUID-StandaloneSpirv-OpTypeRuntimeArray-04680"},
	RuntimeLast:           {"runtime-array-last", secExplicit, ""},
	NoBytes:               {"no-layout", secExplicit, ""},
	TooLarge:              {"too-large", "Vulkan, Limits: maxStorageBufferRange", ""},
	TooDeep:               {"too-deep", "spvc's limit of nesting", ""},
	Demand:                {"demand", secOffsets, ""},
	BlockType:             {"block-type", "Vulkan, Shader Resource and Storage Class Correspondence", "VUID-StandaloneSpirv-Uniform-06807"},
	BlockNested:           {"block-nested", "SPIR-V, Decoration: Block", ""},
	Forbidden:             {"layout-forbidden", "Vulkan, Validation Rules within a Module", "VUID-StandaloneSpirv-None-10684"},
}

// String returns the name of the rule, such as "offset-alignment".
func (r Rule) String() string { return ruleRows[r].name }

// Section returns the section of the specifications that states the rule.
func (r Rule) Section() string { return ruleRows[r].section }

// Violation is one violation of a rule.
type Violation struct {
	Rule Rule
	// Path leads to the type at fault, such as "1[].0": a number or name for each
	// member, [] for the elements of arrays. It is empty for the block itself. If
	// several paths lead to a struct, Path is the first.
	Path string
	// Struct is the innermost struct around the place, and Member the index of its
	// member. They are nil and -1 if no struct surrounds the place.
	Struct *spirv.StructType
	Member int
	// Found is the offset, stride or size in bytes that violates the rule. Want is the
	// next larger value that does not, or the largest value allowed. Both are -1 if the
	// rule is not about numbers.
	Found, Want int64
	// VUID is Vulkan's identifier of the rule, or "" if it has none.
	VUID string
	// Msg describes what Check found and what the rule requires.
	Msg string
}

// String returns the path, the message, the rule and its section, in one line.
func (v *Violation) String() string {
	s := v.Msg + " [" + v.Rule.String() + "; " + v.Rule.Section()
	if v.VUID != "" {
		s += "; " + v.VUID
	}
	s += "]"
	if v.Path == "" {
		return s
	}
	return "member " + v.Path + ": " + s
}

// step is one step of a path: into a member, or into the elements of an array.
type step struct {
	parent *spirv.StructType
	member int // -1 for elements
}

// pathText returns steps as the Path of a Violation. names may be nil.
func pathText(steps []step, names func(*spirv.StructType, int) string) string {
	var b []byte
	for _, s := range steps {
		if s.member < 0 {
			b = append(b, "[]"...)
			continue
		}
		if len(b) > 0 {
			b = append(b, '.')
		}
		name := ""
		if names != nil {
			name = names(s.parent, s.member)
		}
		if name == "" {
			b = strconv.AppendInt(b, int64(s.member), 10)
		} else {
			b = append(b, name...)
		}
	}
	return string(b)
}
