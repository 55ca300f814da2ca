package spirvtollvm

import (
	"strconv"
	"strings"

	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
)

// barriers lists the operations whose operands are two scopes and the semantics of memory, with the functions that they call.
var barriers = [...]struct {
	from     *ir.OpDef
	function string
}{
	{spirv.ControlBarrier, "__spirv_ControlBarrier"},
	{spirv.INTELControlBarrierArrive, "__spirv_ControlBarrierArriveINTEL"},
	{spirv.INTELControlBarrierWait, "__spirv_ControlBarrierWaitINTEL"},
}

// groupOps lists the operations that combine a value of each invocation of a group.
var groupOps = [...]*ir.OpDef{
	spirv.GroupIAdd, spirv.GroupFAdd, spirv.GroupUMin, spirv.GroupSMin, spirv.GroupFMin, spirv.GroupUMax, spirv.GroupSMax, spirv.GroupFMax,
	spirv.GroupNonUniformIAdd, spirv.GroupNonUniformFAdd, spirv.GroupNonUniformIMul, spirv.GroupNonUniformFMul,
	spirv.GroupNonUniformUMin, spirv.GroupNonUniformSMin, spirv.GroupNonUniformFMin,
	spirv.GroupNonUniformUMax, spirv.GroupNonUniformSMax, spirv.GroupNonUniformFMax,
	spirv.GroupNonUniformBitwiseAnd, spirv.GroupNonUniformBitwiseOr, spirv.GroupNonUniformBitwiseXor,
	spirv.GroupNonUniformLogicalAnd, spirv.GroupNonUniformLogicalOr, spirv.GroupNonUniformLogicalXor,
}

// environmentCall is the call of a function that the environment of a kernel offers, such as that of OpenCL.
type environmentCall struct {
	// function is its name, and kinds the letters of the types of its arguments in the mangled one.
	function, kinds string
	// enums are the first arguments, which are attributes, and values the other ones.
	enums  []ir.Attribute
	values []*ir.Value
}

// builtin returns the pattern for an operation that becomes a call. call says which one; it returns false if there is none.
func (l *lowering) builtin(def *ir.OpDef, call func(op *ir.Operation, ad rewrite.Adaptor) (environmentCall, bool)) *rewrite.Pattern {
	return rewrite.ConvertOp(def.Name+" to a call", &l.TypeConverter, def, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		c, ok := call(op, ad)
		if !ok {
			return rw.Fail("no function computes values of this type")
		}
		return c.replace(op, rw)
	})
}

// barrier returns the call of a barrier.
func barrier(function string) func(op *ir.Operation, _ rewrite.Adaptor) (environmentCall, bool) {
	return func(op *ir.Operation, _ rewrite.Adaptor) (environmentCall, bool) {
		return environmentCall{function, "iii", []ir.Attribute{op.Attr("execution_scope"), op.Attr("memory_scope"), op.Attr("memory_semantics")}, nil}, true
	}
}

// groupOp returns the call of an operation on a group. Vectors have none.
func groupOp(op *ir.Operation, ad rewrite.Adaptor) (environmentCall, bool) {
	kinds := "ii" + letter(op.Result(0).Type())
	if len(kinds) == len("ii") {
		return environmentCall{}, false
	}
	if len(ad.Operands) > 1 {
		kinds += "j" // the size of clusters
	}
	name := "__spirv_" + strings.TrimPrefix(op.Name(), "spirv.")
	return environmentCall{name, kinds, []ir.Attribute{op.Attr("execution_scope"), op.Attr("group_operation")}, ad.Operands}, true
}

// letter returns the letters of a type in mangled names of C++, or "" if it has none.
func letter(t ir.Type) string {
	switch t := t.(type) {
	case *ir.IntegerType:
		switch t.Width {
		case 1:
			return "b"
		case 8:
			return "c"
		case 16:
			return "t"
		case 32:
			return "j"
		case 64:
			return "m"
		}
	case *ir.FloatType:
		switch t.Width() {
		case 16:
			return "Dh"
		case 32:
			return "f"
		case 64:
			return "d"
		}
	}
	return ""
}

// replace replaces op by the call. It declares the function in the closest symbol table unless the table has it.
func (e *environmentCall) replace(op *ir.Operation, rw *rewrite.Rewriter) bool {
	table := op.Parent()
	for table != nil && !table.HasTrait(ir.SymbolTable) {
		table = table.Parent()
	}
	if table == nil || !rw.MayEdit(table.Region(0).First()) {
		return rw.Fail("it is in no symbol table")
	}
	c, b, loc := rw.Context(), &rw.Builder, op.Loc()
	i32, unit := c.I32(), c.Unit()
	args := make([]*ir.Value, 0, len(e.enums)+len(e.values))
	types := make([]ir.Type, 0, cap(args))
	for _, a := range e.enums {
		n, ok := a.(*ir.EnumAttr)
		if !ok {
			return rw.Fail("an attribute is missing")
		}
		args = append(args, llvm.NewInt(b, loc, i32, int64(int32(n.Value))))
		types = append(types, i32)
	}
	for _, v := range e.values {
		args = append(args, v)
		types = append(types, v.Type())
	}
	result := llvm.Void(c)
	if op.NumResults() > 0 {
		result = op.Result(0).Type()
	}
	own := []ir.NamedAttribute{ir.Named("CConv", llvm.CConvOf(c, llvm.CConvSPIRFunc)), ir.Named("convergent", unit),
		ir.Named("no_unwind", unit), ir.Named("will_return", unit)}
	name := "_Z" + strconv.Itoa(len(e.function)) + e.function + e.kinds
	if ir.LookupSymbol(table, name) == nil {
		at := rw.InsertionPoint()
		rw.SetStart(table.Region(0).First())
		rw.CreateWithRegions(table.Loc(), llvm.Func, nil, nil, 1, append([]ir.NamedAttribute{ir.Named(ir.SymbolNameAttr, c.String(name)),
			ir.Named("function_type", c.TypeAttr(llvm.Function(result, types, false)))}, own...)...)
		rw.SetInsertionPoint(at)
	}
	attrs := append([]ir.NamedAttribute{ir.Named("callee", c.SymbolRef(name)), c.Segments(len(args), 0)}, own...)
	rw.ReplaceByNew(op, llvm.Call, args, op.ResultTypes(), attrs...)
	return true
}
