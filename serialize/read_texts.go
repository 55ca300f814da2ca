package serialize

import (
	"math"
	"strconv"
	"strings"
	"sync"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// tooFew holds MLIR's messages for instructions with too few operands.
var tooFew = map[spec.Opcode]string{
	spec.OpMemoryModel:              "OpMemoryModel must have two operands",
	spec.OpName:                     "OpName needs at least 2 operands",
	spec.OpString:                   "OpString needs at least 2 operands",
	spec.OpDecorate:                 "OpDecorate must have at least result <id> and Decoration",
	spec.OpExtInstImport:            "OpExtInstImport must have a result <id> and a literal string for the extended instruction set name",
	spec.OpTypeInt:                  "OpTypeInt must have bitwidth and signedness parameters",
	spec.OpTypeFloat:                "OpTypeFloat must have bitwidth parameter",
	spec.OpTypeVector:               "OpTypeVector must have element type and count parameters",
	spec.OpTypeMatrix:               "OpTypeMatrix must have 3 operands (result_id, column_type, and column_count)",
	spec.OpTypeArray:                "OpTypeArray must have element type and count parameters",
	spec.OpTypeRuntimeArray:         "OpTypeRuntimeArray must have two operands",
	spec.OpTypePointer:              "OpTypePointer must have two parameters",
	spec.OpTypeForwardPointer:       "OpTypeForwardPointer instruction must have two operands",
	spec.OpTypeFunction:             "missing return type for OpTypeFunction",
	spec.OpTypeImage:                "OpTypeImage with non-eight operands are not supported yet",
	spec.OpTypeSampledImage:         "OpTypeSampledImage must have two operands",
	spec.OpTypeCooperativeMatrixKHR: "OpTypeCooperativeMatrixKHR must have element type, scope, row and column parameters, and use",
	spec.OpUndef:                    "OpUndef instruction must have two operands",
	spec.OpConstantTrue:             "OpConstantTrue must have type <id> and result <id>",
	spec.OpConstantFalse:            "OpConstantFalse must have type <id> and result <id>",
	spec.OpSpecConstantTrue:         "OpSpecConstantTrue must have type <id> and result <id>",
	spec.OpSpecConstantFalse:        "OpSpecConstantFalse must have type <id> and result <id>",
	spec.OpConstantNull:             "OpConstantNull must have type <id> and result <id>",
	spec.OpConstantComposite:        "OpConstantComposite must have type <id> and result <id>",
	spec.OpSpecConstantComposite:    "OpConstantComposite must have type <id> and result <id>",
	spec.OpSpecConstantOp:           "OpConstantOperation must have type <id>, result <id>, and operand opcode",
	spec.OpVariable:                 "OpVariable needs at least 3 operands, type, <id> and storage class",
	spec.OpFunction:                 "OpFunction must have 4 parameters",
	spec.OpLine:                     "OpLine must have 3 operands",
	spec.OpLabel:                    "OpLabel should only have result <id>",
	spec.OpBranch:                   "OpBranch must take exactly one target label",
	spec.OpBranchConditional:        branchOperands,
	spec.OpPhi:                      "OpPhi must specify result type, result <id>, and variable-parent pairs",
	spec.OpSelectionMerge:           "OpSelectionMerge must specify merge target and selection control",
	spec.OpLoopMerge:                "OpLoopMerge must specify merge target, continue target and loop control",
	spec.OpExtInst:                  "OpExtInst must have at least 4 operands, result type <id>, result <id>, set <id> and instruction opcode",
}

const branchOperands = "OpBranchConditional must have condition, true label, false label, and optionally two branch weights"

// tooFewText returns the message for an instruction that has fewer than n operands.
func tooFewText(code spec.Opcode, n int, operands []uint32) string {
	if s := code.String(); len(operands) == 0 && len(s) > 6 && s[:6] == "OpType" && code != spec.OpTypeForwardPointer {
		return "type instruction with opcode " + s + " needs at least one <id>"
	}
	if s := tooFew[code]; s != "" {
		return s
	}
	return code.String() + " must have at least " + strconv.Itoa(n) + " operands"
}

// tooMany holds MLIR's messages for instructions with too many operands that differ
// both from the messages for too few and from the common text. (MLIR's message for
// OpCapability names another instruction.)
var tooMany = map[spec.Opcode]string{
	spec.OpTypeVoid:    "OpTypeVoid must have no parameters",
	spec.OpTypeBool:    "OpTypeBool must have no parameters",
	spec.OpCapability:  "OpCapability must have one parameter",
	spec.OpFunctionEnd: "unexpected operands for OpFunctionEnd",
}

// tooManyText returns the message for an instruction that has more than n operand
// words.
func (r *reader) tooManyText(code spec.Opcode, n int, operands []uint32) string {
	if s := tooMany[code]; s != "" {
		return s
	}
	if s := tooFew[code]; s != "" && !strings.Contains(s, "at least") {
		return s
	}
	name := code.String()
	if e := r.known(r.encs.ofCode(code)); e != nil {
		name = e.name
	}
	return "found more operands than expected when deserializing for " + name + "; only " +
		strconv.Itoa(n) + " of " + strconv.Itoa(len(operands)) + " processed"
}

// operandLimits holds the maximum number of operand words by opcode. An opcode beyond
// its end has no limit.
type operandLimits []uint8

// noLimit marks opcodes without a limit.
const noLimit = 255

func (l operandLimits) limitOf(code spec.Opcode) int {
	if int(code) < len(l) && l[code] != noLimit {
		return int(l[code])
	}
	return math.MaxInt
}

// grammarLimits derives the limits from the grammar.
var grammarLimits = sync.OnceValue(func() operandLimits {
	var l operandLimits
	oneWord := map[spec.Kind]bool{}
	for i := range spec.Ops() {
		info := &spec.Ops()[i]
		for len(l) <= int(info.Opcode) {
			l = append(l, noLimit)
		}
		n := uint8(0)
		for _, o := range info.Operands {
			one, known := oneWord[o.Kind]
			if !known {
				one = isOneWord(o.Kind)
				oneWord[o.Kind] = one
			}
			if !one || o.Quantifier == spec.Variadic {
				n = noLimit
				break
			}
			n++
		}
		l[info.Opcode] = n
	}
	return l
})

// isOneWord reports whether an operand of kind k is one word, whatever its value.
func isOneWord(k spec.Kind) bool {
	switch k.Category() {
	case spec.ID:
		return true
	case spec.Literal:
		return k == spec.KindLiteralInteger || k == spec.KindLiteralExtInstInteger
	case spec.ValueEnum, spec.BitEnum:
		cases := k.Enumerants()
		for i := range cases {
			if len(cases[i].Params) > 0 {
				return false
			}
		}
		return true
	}
	return false
}

// typeTexts holds MLIR's messages, up to the id, for ids that are not types.
var typeTexts = map[spec.Opcode]string{
	spec.OpTypeVector:               "OpTypeVector references undefined <id> ",
	spec.OpTypeArray:                "OpTypeArray references undefined <id> ",
	spec.OpTypeRuntimeArray:         "OpTypeRuntimeArray references undefined <id> ",
	spec.OpTypeStruct:               "OpTypeStruct references undefined <id> ",
	spec.OpTypeCooperativeMatrixKHR: "OpTypeCooperativeMatrixKHR references undefined <id> ",
	spec.OpTypeImage:                "OpTypeImage references undefined <id>: ",
	spec.OpTypeSampledImage:         "OpTypeSampledImage references undefined <id>: ",
	spec.OpTypeMatrix:               "OpTypeMatrix references undefined column type.",
	spec.OpTypePointer:              "unknown OpTypePointer pointee type <id> ",
	spec.OpConstant:                 "undefined result type from <id> ",
	spec.OpSpecConstant:             "undefined result type from <id> ",
	spec.OpConstantNull:             "undefined result type from <id> ",
	spec.OpFunction:                 "undefined result type from <id> ",
	spec.OpFunctionCall:             "undefined result type from <id> ",
	spec.OpVariable:                 "unknown result type <id> : ",
}

// unknownType returns the message for id, which is not a type, at the current
// instruction.
func (r *reader) unknownType(id uint32) string {
	number := strconv.FormatUint(uint64(id), 10)
	if r.offset < words.HeaderLen || r.offset >= len(r.words) {
		return "unknown type <id> " + number
	}
	i := words.Known(r.words, r.offset)
	code := i.Opcode
	if s := typeTexts[code]; s != "" {
		return s + number
	}
	switch {
	case code == spec.OpUndef:
		return "unknown type <id> with OpUndef instruction"
	case code == spec.OpTypeFunction && len(i.Operands) > 1 && i.Operands[1] == id:
		return "unknown return type in OpTypeFunction"
	case code == spec.OpTypeFunction:
		return "unknown argument type in OpTypeFunction"
	}
	if e := r.known(r.encs.ofCode(code)); e != nil && e.form == formInstruction {
		return "unknown type result <id>: " + number
	}
	return "unknown type <id> " + number
}

// unknownTexts holds MLIR's messages, up to the value, for values that an enumeration
// does not have.
var unknownTexts = map[spec.Kind]string{
	spec.KindFunctionControl:     "unknown Function Control: ",
	spec.KindDecoration:          "invalid Decoration code : ",
	spec.KindDim:                 "unknown Dim for OpTypeImage: ",
	spec.KindImageDepthInfo:      "unknown Depth for OpTypeImage: ",
	spec.KindImageArrayedInfo:    "unknown Arrayed for OpTypeImage: ",
	spec.KindImageSamplingInfo:   "unknown MS for OpTypeImage: ",
	spec.KindImageSamplerUseInfo: "unknown Sampled for OpTypeImage: ",
	spec.KindImageFormat:         "unknown Format for OpTypeImage: ",
}

// unknownText returns the message for a value v that is not an enumerant or bit of k.
func unknownText(k spec.Kind, v uint32) string {
	s := unknownTexts[k]
	if s == "" {
		s = "unknown " + k.String() + ": "
		if k.Category() == spec.BitEnum {
			s = "unknown " + k.String() + " bit: "
		}
	}
	return s + strconv.FormatUint(uint64(v), 10)
}

// pointerText returns the message for a type t that a variable of storage class sc
// cannot have, or "" if t is allowed.
func pointerText(t ir.Type, sc uint32) string {
	p, ok := t.(*spirv.PointerType)
	switch {
	case !ok:
		return "expected a result type <id> to be a spirv.ptr, found : '" + ir.TypeString(t) + "'"
	case p.Storage != spec.StorageClass(sc):
		return "mismatch in storage class of pointer type '" + ir.TypeString(t) + "' and that specified in OpVariable instruction  : " + spec.StorageClass(sc).String()
	}
	return ""
}

// numberText returns the message for OpConstant or OpSpecConstant whose words do not
// fit the type t.
func numberText(code spec.Opcode, t ir.Type, words int) string {
	_, isFloat := t.(*ir.FloatType)
	_, isInt := t.(*ir.IntegerType)
	switch {
	case words == 0:
		return code.String() + " must have at least 1 more parameter"
	case !isFloat && !isInt || spirv.BitWidth(t) == 1:
		return "OpConstant can only generate values of scalar integer or floating-point type"
	case spirv.BitWidth(t) == 64:
		return "OpConstant should have 2 parameters for 64-bit values"
	}
	return "OpConstant should have 1 parameter for values with no more than 32 bits"
}
