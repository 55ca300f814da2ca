package llvm

import (
	"strconv"
	"strings"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/bytecode"
)

// encodings is the dialect interface by which bytecode of MLIR 22 has the parameters of some attributes one by one. Older bytecode, and other
// attributes, have their text.
type encodings struct{}

// encodingSince is the version whose mlir-opt reads these encodings.
const encodingSince = 22

// encodedClasses returns the classes with an encoding. The place of a class in the list is its code.
func encodedClasses() []*ir.AttrClass {
	return []*ir.AttrClass{
		DIBasicTypeDef, DICompileUnitDef, DICompositeTypeDef, DIDerivedTypeDef, DIExpressionElemDef, DIExpressionDef, DIFileDef, DIGlobalVariableDef,
		DIGlobalVariableExpressionDef, DIImportedEntityDef, DILabelDef, DILexicalBlockDef, DILexicalBlockFileDef, DILocalVariableDef, DINamespaceDef,
		DISubprogramDef, DISubrangeDef, DISubroutineTypeDef, LoopAnnotationDef,
	}
}

// isEncoded reports whether the encoding of class has d. The encoding of compile units lacks the name of another file.
func isEncoded(class *ir.AttrClass, d *ir.ParamDef) bool {
	return class != DICompileUnitDef || d.Name != "splitDebugFilename"
}

// WriteAttr implements [bytecode.AttrModel].
func (encodings) WriteAttr(w *bytecode.Writer, a ir.Attribute) bool {
	def := a.AttrDef()
	r, ok := a.(*ir.RecordAttr)
	if !ok || a.Context().MLIR() < encodingSince {
		return false
	}
	code := -1
	for i, c := range encodedClasses() {
		if c == def {
			code = i
		}
	}
	if code < 0 {
		return false
	}
	for i := range def.Params {
		if !isEncoded(def, &def.Params[i]) && r.Param(i) != nil {
			return false
		}
	}
	w.Varint(uint64(code))
	for i := range def.Params {
		if d := &def.Params[i]; isEncoded(def, d) {
			writeParam(w, d, r.Param(i))
		}
	}
	return true
}

func writeParam(w *bytecode.Writer, d *ir.ParamDef, v any) {
	switch v := v.(type) {
	case uint32:
		if strings.HasPrefix(d.CppType, "std::optional<") {
			w.Varint(uint64(v)<<1 | 1)
			return
		}
		w.Varint(uint64(v))
	case uint64:
		w.Varint(v)
	case bool:
		w.Byte(boolByte(v))
	case []uint64:
		writeList(w, len(v), func(i int) { w.Varint(v[i]) })
	case []ir.Attribute:
		writeList(w, len(v), func(i int) { w.OptionalAttr(v[i]) })
	case *ir.StringAttr:
		switch {
		case d.Optional:
			w.OptionalAttr(v)
		default:
			w.String(v.Value)
		}
	case ir.Attribute:
		if d.Optional {
			w.OptionalAttr(v)
		} else {
			w.Attr(v)
		}
	default:
		writeAbsent(w, d)
	}
}

func boolByte(b bool) byte {
	if b {
		return 1
	}
	return 0
}

func writeList(w *bytecode.Writer, n int, element func(i int)) {
	w.Byte(boolByte(n > 0))
	if n == 0 {
		return
	}
	w.Varint(uint64(n))
	for i := range n {
		element(i)
	}
}

// writeAbsent writes a parameter that is not there.
func writeAbsent(w *bytecode.Writer, d *ir.ParamDef) {
	switch {
	case strings.HasPrefix(d.CppType, "std::optional<"):
		w.Varint(0)
	case strings.HasPrefix(d.CppType, arrayOf):
		w.Byte(0)
	default:
		w.OptionalAttr(nil)
	}
}

const arrayOf = "::llvm::ArrayRef<"

// ReadAttr implements [bytecode.AttrModel].
func (encodings) ReadAttr(r *bytecode.Reader) ir.Attribute {
	code := r.Varint()
	classes := encodedClasses()
	if code >= uint64(len(classes)) {
		r.Fail("unknown attribute code: " + strconv.FormatUint(code, 10))
		return nil
	}
	def := classes[code]
	params := make([]any, len(def.Params))
	for i := range def.Params {
		d := &def.Params[i]
		if !isEncoded(def, d) {
			continue
		}
		params[i] = readParam(r, d)
		if r.Failed() {
			return nil
		}
	}
	return r.Context().RecordAttr(def, params...)
}

func readParam(r *bytecode.Reader, d *ir.ParamDef) any {
	switch d.CppType {
	case "unsigned", "uint32_t":
		return uint32(r.Varint())
	case "uint64_t", "DIFlags", "DISubprogramFlags", "DIEmissionKind", "DINameTableKind":
		return r.Varint()
	case "bool":
		return r.Byte() != 0
	case "std::optional<unsigned>":
		if v := r.Varint(); v&1 != 0 {
			return uint32(v >> 1)
		}
		return nil
	case arrayOf + "uint64_t>":
		return readList(r, func() (uint64, bool) { return r.Varint(), true })
	}
	if elem, ok := strings.CutPrefix(d.CppType, arrayOf); ok {
		elem = strings.TrimSuffix(elem, ">")
		return readList(r, func() (ir.Attribute, bool) {
			a := r.OptionalAttr()
			return a, a != nil && fitsParam(r, a, elem)
		})
	}
	switch {
	case d.Optional:
		if a := r.OptionalAttr(); a != nil && fitsParam(r, a, d.CppType) {
			return a
		}
		return nil
	case d.CppType == "StringAttr":
		return ir.Attribute(r.Context().String(r.String()))
	}
	if a := r.Attr(); a != nil && fitsParam(r, a, d.CppType) {
		return a
	}
	return nil
}

// readList returns nil for an empty list.
func readList[T any](r *bytecode.Reader, element func() (T, bool)) any {
	if r.Byte() == 0 {
		return nil
	}
	var list []T
	for n := r.Varint(); n > 0 && !r.Failed(); n-- {
		v, ok := element()
		if !ok {
			r.Fail("expected an element of a list")
			return nil
		}
		list = append(list, v)
	}
	if list == nil {
		return nil
	}
	return list
}

// fitsParam reports whether a is of the type that MLIR calls cpp, and fails if not.
func fitsParam(r *bytecode.Reader, a ir.Attribute, cpp string) bool {
	ok := FitsParam(a, cpp)
	if !ok {
		r.Fail("expected attribute of type: mlir::LLVM::" + cpp + ", but got: " + ir.AttrString(a))
	}
	return ok
}

// FitsParam reports whether a is of the type that MLIR calls cpp, which [ir.ParamDef] has as the type of a parameter.
func FitsParam(a ir.Attribute, cpp string) bool {
	switch cpp {
	case "::mlir::Attribute":
		return true
	case "DINodeAttr":
		return isDebug(a, debugNode)
	case "DIScopeAttr":
		return IsDIScope(a)
	case "DITypeAttr":
		return IsDIType(a)
	case "DIVariableAttr":
		return isDebug(a, debugVariable)
	case "DistinctAttr":
		_, ok := a.(*ir.DistinctAttr)
		return ok
	case "StringAttr":
		_, ok := a.(*ir.StringAttr)
		return ok
	case "BoolAttr":
		return isBool(a)
	case "FusedLoc":
		return isFusedLoc(a)
	}
	record := a.AttrDef().Record
	return record == cpp || record == "LLVM_"+cpp || record+"Attr" == "LLVM_"+cpp
}
