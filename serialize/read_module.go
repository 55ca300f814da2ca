package serialize

import (
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// needOperands checks that there are at least n operand words.
func (r *reader) needOperands(operands []uint32, n int, code spec.Opcode) bool {
	if len(operands) < n {
		return r.fail(tooFewText(code, n, operands))
	}
	return true
}

// fitsLimit checks that an instruction has no more operand words than it can have.
func (r *reader) fitsLimit(code spec.Opcode, operands []uint32) bool {
	if n := r.limits.limitOf(code); len(operands) > n {
		return r.fail(r.tooManyText(code, n, operands))
	}
	return true
}

// lastStr reads the string that ends an instruction.
func (r *reader) lastStr(code spec.Opcode, w []uint32) (text string, ok bool) {
	text, rest, ok := r.str(w)
	switch {
	case ok && len(rest) > 0 && code == spec.OpExtInstImport:
		ok = r.fail("unexpected trailing words in OpExtInstImport")
	case ok && len(rest) > 0:
		ok = r.fail("unexpected trailing words in " + code.String() + " instruction")
	}
	return text, ok
}

// moduleInst reads an instruction outside of functions.
func (r *reader) moduleInst(code spec.Opcode, w []uint32) bool {
	switch code {
	case spec.OpNop, spec.OpSource, spec.OpSourceContinued, spec.OpSourceExtension, spec.OpMemberName, spec.OpModuleProcessed:
		return true
	case spec.OpCapability, spec.OpExtension, spec.OpExtInstImport, spec.OpMemoryModel, spec.OpEntryPoint, spec.OpExecutionMode, spec.OpExecutionModeId:
		return r.modeInst(code, w)
	case spec.OpString, spec.OpName, spec.OpLine, spec.OpNoLine:
		return r.debugInst(code, w)
	case spec.OpDecorate, spec.OpDecorateId, spec.OpDecorateString:
		return r.needOperands(w, 2, code) && r.addDecoration(code, w[0], -1, w[1:])
	case spec.OpMemberDecorate, spec.OpMemberDecorateString, spec.OpMemberDecorateIdEXT:
		return r.needOperands(w, 3, code) && r.addDecoration(code, w[0], int(w[1]), w[2:])
	case spec.OpDecorationGroup:
		return r.needOperands(w, 1, code) && r.define(w[0], def{kind: defGroup})
	case spec.OpGroupDecorate, spec.OpGroupMemberDecorate:
		return r.needOperands(w, 1, code) && r.groupDecorate(code, w)
	case spec.OpFunction:
		return r.needOperands(w, 4, code) && r.function(w)
	}
	return r.globalInst(code, w)
}

// modeInst reads an instruction that comes before the debug information: capabilities,
// extensions, the memory model and entry points.
func (r *reader) modeInst(code spec.Opcode, w []uint32) bool {
	switch code {
	case spec.OpCapability:
		return r.needOperands(w, 1, code) && r.capability(w[0])
	case spec.OpExtension:
		name, ok := r.lastStr(code, w)
		if !ok {
			return false
		}
		e, known := spirv.ParseExtension(name)
		if !known {
			return r.opaqueMode(code, w)
		}
		r.exts = append(r.exts, e)
		return true
	case spec.OpExtInstImport:
		return r.needOperands(w, 2, code) && r.extInstImport(w)
	case spec.OpMemoryModel:
		if !r.needOperands(w, 2, code) {
			return false
		}
		r.addressing, r.memory = w[0], w[1]
		return r.isEnumerant(spec.KindAddressingModel, w[0]) && r.isEnumerant(spec.KindMemoryModel, w[1])
	}
	r.entries = append(r.entries, r.offset)
	return r.needOperands(w, 2, code)
}

// debugInst reads a string, a name or a location.
func (r *reader) debugInst(code spec.Opcode, w []uint32) bool {
	if code == spec.OpLine || code == spec.OpNoLine {
		return r.debugLine(code, w)
	}
	if !r.needOperands(w, 2, code) {
		return false
	}
	text, ok := r.lastStr(code, w[1:])
	if !ok {
		return false
	}
	if code == spec.OpName {
		return r.setName(w[0], text)
	}
	return r.define(w[0], def{kind: defString, attr: r.ctx.String(text)})
}

// globalInst reads a type, a constant or a variable of the module.
func (r *reader) globalInst(code spec.Opcode, w []uint32) bool {
	switch code {
	case spec.OpVariable:
		return r.needOperands(w, 3, code) && r.globalVariable(w)
	case spec.OpUntypedVariableKHR:
		if !r.needOperands(w, 3, code) {
			return false
		}
		t := r.typ(w[0])
		return t != nil && r.opaqueGlobal(code, w, t)
	}
	row := spec.Info(code)
	switch part := graphPartOf(code, r.inGraph); {
	case row == nil:
		return r.fail("unhandled opcode " + strconv.Itoa(int(code)))
	case part != noGraph && !r.ignored(code, w):
		return r.graphInst(part, code, w)
	case code == spec.OpGraphConstantARM:
		if !r.needOperands(w, 2, code) {
			return false
		}
		return r.graphConstant(w)
	case row.Class == spec.ClassTypeDeclaration:
		return r.needOperands(w, 1, code) && r.typeInst(code, w)
	case row.Class == spec.ClassConstantCreation || code == spec.OpUndef:
		return r.needOperands(w, 2, code) && r.constantInst(code, w)
	case isExtInst(code) && r.needOperands(w, 4, code):
		if d := r.lookup(w[2]); d != nil && d.kind == defIgnoredSet {
			return r.define(w[1], r.ignoredDef(d.set, w[3:]))
		}
	}
	return r.fail("unhandled instruction: " + code.String())
}

func (r *reader) capability(c uint32) bool {
	if spec.KindCapability.Enumerant(c) == nil {
		return r.fail("unknown capability: " + strconv.FormatUint(uint64(c), 10))
	}
	r.caps = append(r.caps, spec.Capability(c))
	return true
}

// isEnumerant checks that v is a value of the enumeration k.
func (r *reader) isEnumerant(k spec.Kind, v uint32) bool {
	if k.Category() == spec.BitEnum {
		for m := v; m != 0; m &= m - 1 {
			if k.Enumerant(m&-m) == nil {
				return r.fail(unknownText(k, m&-m))
			}
		}
		return true
	}
	if k.Enumerant(v) == nil {
		return r.fail(unknownText(k, v))
	}
	return true
}

// debugPrintf is the only set of non-semantic instructions that is read: what it prints is a result that users see.
const debugPrintf = "NonSemantic.DebugPrintf"

func (r *reader) extInstImport(w []uint32) bool {
	name, ok := r.lastStr(spec.OpExtInstImport, w[1:])
	if !ok {
		return false
	}
	const nonSemantic = "NonSemantic."
	if len(name) >= len(nonSemantic) && name[:len(nonSemantic)] == nonSemantic && name != debugPrintf {
		set, _ := spec.ParseExtInstSet(name)
		return r.define(w[0], def{kind: defIgnoredSet, set: set})
	}
	if name == "OpenCL.DebugInfo.100" || name == "DebugInfo" {
		return r.define(w[0], def{kind: defIgnoredSet})
	}
	if set, known := spec.ParseExtInstSet(name); known {
		return r.define(w[0], def{kind: defSet, set: set})
	}
	return r.define(w[0], def{kind: defSet, attr: r.ctx.String(name)})
}

// str reads a literal string and returns its text and the words after it.
func (r *reader) str(w []uint32) (text string, rest []uint32, ok bool) {
	text, rest, ok = words.String(w)
	if !ok {
		return "", nil, r.fail("string literal is not terminated")
	}
	return text, rest, true
}

func (r *reader) debugLine(code spec.Opcode, w []uint32) bool {
	if code == spec.OpNoLine {
		r.line = ir.UnknownLoc
		return true
	}
	if !r.needOperands(w, 3, code) {
		return false
	}
	d := r.lookup(w[0])
	if d == nil || d.kind != defString {
		return r.failID("file of OpLine is not an OpString:", w[0])
	}
	text, ok := d.attr.(*ir.StringAttr)
	if !ok {
		return r.failID("file of OpLine is not an OpString:", w[0])
	}
	r.line = r.ctx.FileLineColLoc(text.Value, w[1], w[2])
	return true
}

// isExtInst reports whether an instruction is one of an extended set.
func isExtInst(code spec.Opcode) bool {
	return code == spec.OpExtInst || code == spec.OpExtInstWithForwardRefsKHR
}

// ignoredDef returns what an instruction of a set without meaning defines.
func (r *reader) ignoredDef(set spec.ExtInstSet, w []uint32) def {
	if set == spec.NonSemanticShaderDebugInfo100 && w[0] == spec.NonSemanticShaderDebugInfo100DebugSource && len(w) > 1 {
		if d := r.lookup(w[1]); d != nil && d.kind == defString && d.attr != nil {
			return def{kind: defSource, attr: d.attr}
		}
	}
	return def{kind: defString}
}

// debugSetLine reads DebugLine and DebugNoLine, and nothing from other instructions of sets without
// meaning. It skips instructions whose operands are of another kind.
func (r *reader) debugSetLine(w []uint32) {
	if r.lookup(w[2]).set != spec.NonSemanticShaderDebugInfo100 {
		return
	}
	switch w[3] {
	case spec.NonSemanticShaderDebugInfo100DebugNoLine:
		r.line = ir.UnknownLoc
	case spec.NonSemanticShaderDebugInfo100DebugLine:
		if len(w) < 9 {
			return
		}
		source := r.lookup(w[4])
		line, known := r.intConstant(w[5])
		column, also := r.intConstant(w[7])
		if source != nil && source.kind == defSource && known && also {
			r.line = r.ctx.FileLineColLoc(source.attr.(*ir.StringAttr).Value, line, column)
		}
	}
}
