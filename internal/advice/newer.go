package advice

import (
	"bytes"
	"slices"
	"strings"

	"github.com/spvc/spvc/ir"
)

// A newer row is a spelling of MLIR 20 or later that MLIR 19 does not read.
type newer struct {
	// op is the name of an operation.
	op string
	// word is the part of its syntax that is new: a keyword, "=" for results, or "0" for a number. It is ""
	// if the operation itself is new.
	word string
	// instead says what MLIR 19 has for it, or is "".
	instead string
}

// newerRows returns the spellings, sorted by operation. The operations of the spirv dialect are in newerSPIRV.
func newerRows() []newer {
	const flag = "leave the flag out"
	return []newer{
		{"arith.divsi", "exact", flag},
		{"arith.divui", "exact", flag},
		{"arith.extui", "nneg", flag},
		{"arith.scaling_extf", "", "use arith.extf and arith.mulf"},
		{"arith.scaling_truncf", "", "use arith.divf and arith.truncf"},
		{"arith.shrsi", "exact", flag},
		{"arith.shrui", "exact", flag},
		{"arith.trunci", "overflow", flag},
		{"arith.uitofp", "nneg", flag},
		{"cf.cond_br", "weights", "leave the weights out"},
		{"complex.powi", "", "use complex.pow"},
		{"math.clampf", "", "use arith.maximumf and arith.minimumf"},
		{"math.erfc", "", "subtract math.erf from 1"},
		{"math.isfinite", "", "compare math.absf with infinity"},
		{"math.isinf", "", "compare math.absf with infinity"},
		{"math.isnan", "", "use arith.cmpf uno of the value and itself"},
		{"math.isnormal", "", "compare math.absf with infinity and the smallest normal number"},
		{"math.sincos", "", "use math.sin and math.cos"},
		{"ub.unreachable", "", ""},
	}
}

// newerSPIRV returns the names of the operations of the spirv dialect that MLIR 19 does not have, without the prefix.
func newerSPIRV() []string {
	return strings.Fields(`ARM.Graph ARM.GraphConstant ARM.GraphEntryPoint ARM.GraphOutputs EXT.ConstantCompositeReplicate
		EXT.EmitMeshTasks EXT.SetMeshOutputs EXT.SpecConstantCompositeReplicate EmitVertex EndPrimitive GL.Acosh GL.Asinh GL.Atanh
		GL.Cross GL.Distance GL.Exp2 GL.FindILsb GL.FindSMsb GL.Fract GL.Length GL.Log2 GL.Normalize GL.PackHalf2x16 GL.PackSnorm4x8
		GL.Reflect GL.UnpackHalf2x16 GL.UnpackSnorm4x8 GroupNonUniformAll GroupNonUniformAllEqual GroupNonUniformAny
		GroupNonUniformBallotBitCount GroupNonUniformBallotFindLSB GroupNonUniformBallotFindMSB GroupNonUniformQuadSwap
		GroupNonUniformRotateKHR INTEL.ControlBarrierArrive INTEL.ControlBarrierWait INTEL.RoundFToTF32 ImageFetch ImageRead
		ImageSampleExplicitLod ImageSampleImplicitLod ImageSampleProjDrefImplicitLod ImageWrite IsFinite MatrixTimesVector
		VectorTimesMatrix`)
}

// later returns the note about a spelling of a later MLIR, or "" if d is not an error of the parser at one.
func (a *Adviser) later(d *ir.Diagnostic) string {
	if d.Op != "" {
		return "" // the operation was read
	}
	if fact, ok := d.Detail.(*ir.UnknownName); ok {
		if i := slices.IndexFunc(newerRows(), func(r newer) bool { return r.op == fact.Name && r.word == "" }); i >= 0 {
			return newerRows()[i].text("'" + fact.Name + "'")
		}
		if name, ok := strings.CutPrefix(fact.Name, "spirv."); ok && slices.Contains(newerSPIRV(), name) {
			return newer{}.text("'" + fact.Name + "'")
		}
	}
	if a.Context == nil {
		return ""
	}
	file, at, ok := a.Context.SourceOf(d.Loc)
	if !ok {
		return ""
	}
	before, after := lineAt(file.Text, at)
	for _, r := range newerRows() {
		switch {
		case r.word == "":
		case r.word == "=":
			// The error is at the name of the result.
			if _, rest, ok := bytes.Cut(after, []byte("=")); ok && bytes.HasPrefix(after, []byte("%")) && startsWithWord(bytes.TrimLeft(rest, " \t"), r.op) {
				return r.text("the result of '" + r.op + "'")
			}
		case lastOperation(before) != r.op:
		case r.word == "0" && len(after) > 0 && after[0] >= '0' && after[0] <= '9':
			return r.text("a number in '" + r.op + "'")
		case startsWithWord(after, r.word):
			return r.text("'" + r.word + "' of '" + r.op + "'")
		}
	}
	return ""
}

// text is the note about what, which the row describes.
func (r newer) text(what string) string {
	text := what + " is of MLIR 20 or later; spvc reads MLIR 19.1.7"
	if r.instead != "" {
		text += "; " + r.instead
	}
	return text
}

// longestLine bounds the text around an error that later looks at.
const longestLine = 4096

// lineAt returns the text of the line before the offset at, and the text after it without spaces at its beginning.
func lineAt(text []byte, at int) (before, after []byte) {
	at = min(at, len(text))
	before = text[max(0, at-longestLine):at]
	if i := bytes.LastIndexByte(before, '\n'); i >= 0 {
		before = before[i+1:]
	}
	after, _, _ = bytes.Cut(text[at:min(len(text), at+longestLine)], []byte("\n"))
	return before, bytes.TrimLeft(after, " \t")
}

// startsWithWord reports whether text begins with word and does not continue it.
func startsWithWord(text []byte, word string) bool {
	rest, ok := bytes.CutPrefix(text, []byte(word))
	return ok && (len(rest) == 0 || !isNameByte(rest[0]))
}

// lastOperation returns the last name of an operation in a part of a line: a word with a dot that is no value, symbol,
// type or attribute.
func lastOperation(text []byte) string {
	words := bytes.FieldsFunc(text, func(r rune) bool { return r >= 0x80 || !isNameByte(byte(r)) && !strings.ContainsRune("%@!#^", r) })
	for _, w := range slices.Backward(words) {
		if c := w[0] | 0x20; c >= 'a' && c <= 'z' && bytes.IndexByte(w, '.') > 0 {
			return string(w)
		}
	}
	return ""
}

func isNameByte(c byte) bool {
	return c == '_' || c == '.' || c == '$' || c|0x20 >= 'a' && c|0x20 <= 'z' || c >= '0' && c <= '9'
}
