package spirvtollvm

import (
	"strconv"

	"github.com/spvc/spvc/conversion/llvmtypes"
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// function converts a function. Its controls become attributes of LLVM IR if there is exactly one.
func (l *lowering) function(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	f := spirv.FuncOp{Operation: op}
	t, sig := l.Signature(f.Type(), false, false)
	if t == nil {
		return rw.Fail(noType)
	}
	c := rw.Context()
	attrs := []ir.NamedAttribute{ir.Named(ir.SymbolNameAttr, c.String(ir.SymbolName(op))), ir.Named("function_type", c.TypeAttr(t))}
	passed := ""
	switch spirv.EnumValue[spec.FunctionControl](op.Attr("function_control")) {
	case spec.FunctionControlInline:
		attrs = append(attrs, ir.Named("always_inline", c.Unit()))
	case spec.FunctionControlDontInline:
		attrs = append(attrs, ir.Named("no_inline", c.Unit()))
	case spec.FunctionControlPure:
		passed = "readonly"
	case spec.FunctionControlConst:
		passed = "readnone"
	}
	if passed != "" {
		attrs = append(attrs, ir.Named("passthrough", c.Array([]ir.Attribute{c.String(passed)})))
	}
	to := rw.CreateWithRegions(op.Loc(), llvm.Func, nil, nil, 1, attrs...)
	rw.InlineRegionBefore(op.Region(0), to.Region(0), nil)
	if !to.Region(0).Empty() && rw.ConvertRegionTypes(to.Region(0), &l.TypeConverter, sig) == nil {
		return rw.Fail(noType)
	}
	rw.Erase(op)
	return true
}

// module makes a module of the same name. Its models and capabilities get lost.
func module(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	var attrs []ir.NamedAttribute
	if name := ir.SymbolName(op); name != "" {
		attrs = append(attrs, ir.Named(ir.SymbolNameAttr, rw.Context().String(name)))
	}
	m := rw.CreateWithRegions(op.Loc(), ir.Module, nil, nil, 1, attrs...)
	rw.InlineRegionBefore(op.Region(0), m.Region(0), nil)
	rw.Erase(op)
	return true
}

// executionMode makes a constant global of the mode and its operands, whose name says the module, the function and the mode.
func executionMode(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	m := op.Parent()
	for m != nil && !m.Is(ir.Module) {
		m = m.Parent()
	}
	fn, _ := op.Attr("fn").(*ir.SymbolRefAttr)
	if m == nil || fn == nil {
		return rw.Fail("it is in no module")
	}
	mode := int64(spirv.EnumValue[spec.ExecutionMode](op.Attr("execution_mode")))
	name := "__spv_"
	if n := ir.SymbolName(m); n != "" {
		name += "_" + n
	}
	name += "_" + fn.Root + "_execution_mode_info_" + strconv.FormatInt(mode, 10)
	var values []ir.Attribute
	if list, ok := op.Attr("values").(*ir.ArrayAttr); ok {
		values = list.Elements
	}
	c := rw.Context()
	i32 := c.I32()
	fields := []ir.Type{i32}
	if len(values) > 0 {
		fields = append(fields, llvm.Array(i32, uint64(len(values))))
	}
	t := llvm.LiteralStruct(c, fields, false)

	rw.SetStart(m.Region(0).First())
	const loc = ir.UnknownLoc
	g := rw.CreateWithRegions(loc, llvm.Global, nil, nil, 1, ir.Named("global_type", c.TypeAttr(t)), ir.Named("constant", c.Unit()),
		ir.Named(ir.SymbolNameAttr, c.String(name)), ir.Named("linkage", llvm.LinkageOf(c, llvm.LinkageExternal)), ir.Named("addr_space", c.Int(i32, 0)))
	b := &rw.Builder
	rw.NewBlockIn(g.Region(0), nil, nil, loc)
	all := llvmtypes.NoValue(b, loc, t)
	all = llvm.NewInsertValue(b, loc, all, llvm.NewInt(b, loc, i32, mode), 0)
	for i, v := range values {
		all = llvm.NewInsertValue(b, loc, all, llvm.NewConstant(b, loc, i32, v), 1, int64(i))
	}
	rw.Create(loc, llvm.Return, []*ir.Value{all}, nil)
	rw.Erase(op)
	return true
}
