package llvmir

import (
	"strconv"
	"strings"

	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apint"
	"github.com/spvc/spvc/serialize/llvmir/text"
)

// mangled returns the text by which LLVM appends a type to the name of an intrinsic.
func mangled(t *text.Type) string {
	n := strconv.FormatUint(t.N, 10)
	switch t.Kind {
	case text.IntKind:
		return "i" + n
	case text.PtrKind:
		return "p" + n
	case text.VectorKind:
		if t.Scalable {
			return "nxv" + n + mangled(t.Elem)
		}
		return "v" + n + mangled(t.Elem)
	case text.ArrayKind:
		return "a" + n + mangled(t.Elem)
	case text.StructKind:
		if t.Identified {
			return "s_" + t.Name + "s"
		}
		return "sl_" + mangledList(t.Elems) + "s"
	case text.FuncKind:
		s := "f_" + mangled(t.Elem) + mangledList(t.Elems)
		if t.Variadic {
			s += "vararg"
		}
		return s + "f"
	case text.TargetKind:
		s := "t" + t.Name
		for _, e := range t.Elems {
			s += "_" + mangled(e)
		}
		for _, k := range t.Ints {
			s += "_" + strconv.FormatUint(k, 10)
		}
		return s + "t"
	}
	return plainMangled(t)
}

// plainMangled returns the text for a type without parts.
func plainMangled(t *text.Type) string {
	for _, m := range mangledWords {
		if m.typ == t {
			return m.text
		}
	}
	return ""
}

// mangledWords lists the texts of types without parts.
var mangledWords = [...]struct {
	typ  *text.Type
	text string
}{
	{text.Void, "isVoid"}, {text.Half, "f16"}, {text.BFloat, "bf16"}, {text.Float, "f32"}, {text.Double, "f64"}, {text.X86FP80, "f80"},
	{text.FP128, "f128"}, {text.PPCFP128, "ppcf128"}, {text.MetaType, "Metadata"}, {text.AMX, "x86amx"}, {text.MMX, "x86mmx"},
}

func mangledList(list []*text.Type) string {
	var b strings.Builder
	for _, t := range list {
		b.WriteString(mangled(t))
	}
	return b.String()
}

// intrinsicCall returns the call of an intrinsic. suffixes are the types in its name.
func (e *exporter) intrinsicCall(name string, result *text.Type, args []text.Value, suffixes ...*text.Type) *text.Inst {
	for _, t := range suffixes {
		name += "." + mangled(t)
	}
	types := make([]*text.Type, len(args))
	for i, a := range args {
		types[i] = a.Type()
	}
	sig := e.m.Func(result, false, types...)
	f := e.funcs[name]
	if f == nil {
		f = e.m.DeclareIntrinsic(name, sig)
		e.funcs[name] = f
	}
	return text.NewCall(sig, f, args...)
}

// intrinsic exports an operation that is a call of an intrinsic.
func (e *exporter) intrinsic(op *ir.Operation, in *llvm.Intrinsic) bool {
	operands := op.Operands()
	if in.Name == "llvm.assume" {
		operands = operands[:1]
	}
	args := e.valueList(operands)
	var suffixes []*text.Type
	result := e.resultType(op)
	for i := range in.Results.Len() {
		t := result
		if in.Fields {
			t = result.At(uint64(in.Results.At(i)))
		}
		suffixes = append(suffixes, t)
	}
	for i := range in.Operands.Len() {
		suffixes = append(suffixes, args[in.Operands.At(i)].Type())
	}
	for i := range in.ImmediateAt.Len() {
		at := in.ImmediateAt.At(i)
		v := e.immediate(op, in, i)
		if v == nil {
			return false
		}
		args = append(args[:at], append([]text.Value{v}, args[at:]...)...)
	}
	if strings.HasSuffix(in.Name, ".inline") {
		// The length of copies and fills is an overloaded argument even where it is immediate.
		suffixes = append(suffixes, args[2].Type())
	}
	if in.Poison && len(args) < poisonArgs {
		args = append(args, text.Poison(result))
	}
	i := e.intrinsicCall(in.Name, result, args, suffixes...)
	if text.FastType(result) {
		i.Flags |= fastMath(op)
	}
	if in.ElementAligned > 0 {
		i.Call.ArgAttrs = make([]text.Attrs, len(args))
		align := e.m.Alignment(e.matrixElement(op, result))
		i.Call.ArgAttrs[in.ElementAligned-1] = text.Attrs{text.WithArg("align", strconv.FormatUint(align, 10))}
	}
	if in.Metadata && in.ImmediateAt.Len() == 2 {
		// LLVM's builder marks calls of constrained operations with a rounding mode.
		i.Call.Attrs = append(i.Call.Attrs, text.Enum("strictfp"))
	}
	e.callAttrs(op, i)
	return e.put(op, i)
}

// poisonArgs is the number of arguments with the optional one of masked loads.
const poisonArgs = 4

// matrixElement returns the type of the elements of the matrix that op loads or stores.
func (e *exporter) matrixElement(op *ir.Operation, result *text.Type) *text.Type {
	if result != text.Void {
		return result.Scalar()
	}
	return e.values[op.Operand(0)].Type().Scalar()
}

// immediate returns the immediate argument i of an intrinsic.
func (e *exporter) immediate(op *ir.Operation, in *llvm.Intrinsic, i int) text.Value {
	a := op.Prop(in.ImmediateSlots.At(i))
	if a == nil {
		a = op.Attr(op.Def().Attrs[in.ImmediateSlots.At(i)].Name)
	}
	if in.Metadata {
		return e.metaImmediate(op, in, i, a)
	}
	switch a := a.(type) {
	case *ir.IntegerAttr:
		return intConst(e.typ(a.Type()), a.Value)
	case *ir.FloatAttr:
		return floatBits(e.typ(a.Type()), a.Value.Bits())
	case *ir.EnumAttr:
		return text.Int(text.I32, int64(a.Value))
	case nil:
		return intConst(text.I64, apint.AllOnes(64))
	}
	e.ctx.EmitError(op.Loc(), "unsupported immediate argument of "+in.Name)
	return nil
}

// metaImmediate returns metadata as an argument: a rounding mode, an exception behavior or a list of scopes.
func (e *exporter) metaImmediate(op *ir.Operation, in *llvm.Intrinsic, i int, a ir.Attribute) text.Value {
	n, isNumber := number(a)
	switch {
	case !isNumber:
		return &text.MetaOperand{Meta: text.Tuple(e.aliasScope(a))}
	case i == 0 && in.ImmediateAt.Len() == 2:
		return &text.MetaOperand{Meta: text.MetaString("round." + word(llvm.RoundingModes, n))}
	}
	return &text.MetaOperand{Meta: text.MetaString("fpexcept." + word(llvm.ExceptionBehaviors, n))}
}

// callIntrinsic exports the call of an intrinsic by its name. The rows of the dialect's own intrinsics say which types
// belong to the name; the names of others must have them.
func (e *exporter) callIntrinsic(op *ir.Operation) bool {
	name := op.StringAttr("intrin")
	args := e.valueList(op.OperandsIn(0))
	result := e.resultType(op)
	in := intrinsicNamed(name)
	if in == nil && !text.IsIntrinsic(name) {
		return op.EmitError("could not find LLVM intrinsic: \"" + name + "\"")
	}
	var suffixes []*text.Type
	if in != nil {
		suffixes = overloads(in, result, args)
	}
	i := e.intrinsicCall(name, result, args, suffixes...)
	if text.FastType(i.Type()) {
		i.Flags |= fastMath(op)
	}
	e.callAttrs(op, i)
	return e.put(op, i)
}

// intrinsicNamed returns the description of the dialect's operation that calls the intrinsic, nil if there is none.
func intrinsicNamed(name string) *llvm.Intrinsic {
	for _, entry := range llvm.Dialect().Ops {
		if len(entry.Def.Traits) == 0 {
			continue
		}
		if in, ok := entry.Def.Traits[0].(*llvm.Intrinsic); ok && in.Name == name {
			return in
		}
	}
	return nil
}

// overloads returns the types that belong to the name of an intrinsic that is called with all its arguments.
func overloads(in *llvm.Intrinsic, result *text.Type, args []text.Value) []*text.Type {
	var list []*text.Type
	for i := range in.Results.Len() {
		t := result
		if in.Fields {
			t = result.At(uint64(in.Results.At(i)))
		}
		if t != nil {
			list = append(list, t)
		}
	}
	for i := range in.Operands.Len() {
		at := in.Operands.At(i)
		for k := range in.ImmediateAt.Len() {
			if in.ImmediateAt.At(k) <= at {
				at++
			}
		}
		if at < len(args) {
			list = append(list, args[at].Type())
		}
	}
	return list
}
