package vector

import (
	"strconv"

	"github.com/spvc/spvc/ir"
)

// WarpOp is the typed view of warp_execute_on_lane_0, which MLIR moved from the dialect vector to gpu in version 20. gpu uses it and what
// follows for its own.
type WarpOp struct{ *ir.Operation }

// LaneID returns the number of the lane.
func (o WarpOp) LaneID() *ir.Value { return o.Operand(0) }

// Args returns the distributed values that are passed to the body.
func (o WarpOp) Args() []*ir.Value { return o.Operands()[1:] }

// WarpSize returns the number of lanes.
func (o WarpOp) WarpSize() int64 {
	if n, ok := o.Prop(0).(*ir.IntegerAttr); ok {
		return n.Int64Or(0)
	}
	return 0
}

// Body returns the block that lane 0 executes.
func (o WarpOp) Body() *ir.Block { return o.Region(0).First() }

// Yield returns the terminator of the body, or nil if there is none.
func (o WarpOp) Yield() *ir.Operation { return o.Body().Last() }

// ParseWarp reads the custom form of the operation whose terminator is called yield.
func ParseWarp(p *ir.Parser, st *ir.OperationState, yield string) bool {
	if !p.ParseLParen() {
		return false
	}
	lane, ok := p.ParseOperand()
	if !ok || !p.ParseRParen() || !p.ParseLSquare() {
		return false
	}
	size, ok := p.ParseInteger()
	ctx := p.Context()
	if !ok || !p.ParseRSquare() || !p.ResolveOperand(lane, ctx.Index(), st) {
		return false
	}
	st.AddAttr("warp_size", ctx.Int(ctx.I64(), size))
	if p.ParseOptionalKeyword("args") && !parseWarpArgs(p, st) {
		return false
	}
	results, ok := p.ParseOptionalArrowTypeList()
	if !ok {
		return false
	}
	st.Results = append(st.Results, results...)
	r, ok := p.ParseRegion(nil)
	if !ok {
		return false
	}
	p.EnsureTerminator(r, yield, st.Loc)
	st.Regions = append(st.Regions, r)
	return p.ParseAttrDict(st)
}

// parseWarpArgs reads the distributed values after their keyword.
func parseWarpArgs(p *ir.Parser, st *ir.OperationState) bool {
	if !p.ParseLParen() {
		return false
	}
	loc := p.Loc()
	args, ok := p.ParseOperandList(ir.DelimNone)
	if !ok {
		return false
	}
	types, ok := p.ParseColonTypeList()
	return ok && p.ParseRParen() && p.ResolveOperands(args, types, loc, st)
}

// PrintWarp writes the custom form.
func PrintWarp(p *ir.Printer, op *ir.Operation) {
	w := WarpOp{op}
	p.Byte('(')
	p.Operand(w.LaneID())
	p.Str(")[")
	p.Int(w.WarpSize())
	p.Byte(']')
	if args := w.Args(); len(args) > 0 {
		p.Str(" args(")
		p.Operands(args)
		p.Str(" : ")
		p.ValueTypes(args)
		p.Byte(')')
	}
	if op.NumResults() > 0 {
		p.Str(" -> (")
		p.Types(op.ResultTypes())
		p.Byte(')')
	}
	p.Space()
	p.Region(op.Region(0), true, op.NumResults() > 0)
	p.AttrDict(op, "warp_size")
}

// VerifyWarp checks the numbers and types of arguments and results. yields declares the terminator.
func VerifyWarp(op *ir.Operation, yields *ir.OpDef) bool {
	w := WarpOp{op}
	if len(w.Args()) != w.Body().NumArgs() {
		return op.EmitOpError("expected same number op arguments and block arguments.")
	}
	yield := w.Yield()
	if yield == nil || !yield.Is(yields) {
		return true
	}
	if yield.NumOperands() != op.NumResults() {
		return op.EmitOpError("expected same number of yield operands and return values.")
	}
	for i, a := range w.Args() {
		if why := distributes(w.Body().Arg(i).Type(), a.Type(), w.WarpSize()); why != "" {
			return op.EmitOpError(why)
		}
	}
	for i, v := range yield.Operands() {
		if why := distributes(v.Type(), op.Result(i).Type(), w.WarpSize()); why != "" {
			return op.EmitOpError(why)
		}
	}
	return true
}

// distributes checks that a value of type t is the part that one of n lanes has of a value of type whole. If not, it returns
// the reason.
func distributes(whole, t ir.Type, n int64) string {
	if whole == t {
		return ""
	}
	w, ok1 := whole.(*ir.VectorType)
	d, ok2 := t.(*ir.VectorType)
	if !ok1 || !ok2 {
		return "expected vector type for distributed operands."
	}
	if len(w.Shape()) != len(d.Shape()) || w.ElementType() != d.ElementType() {
		return "expected distributed vectors to have same rank and element type."
	}
	scale := int64(1)
	for i, size := range w.Shape() {
		part := d.Shape()[i]
		if size == part {
			continue
		}
		if size%part != 0 {
			return "expected expanded vector dimension #" + strconv.Itoa(i) + " (" + itoa(size) +
				") to be a multipler of the distributed vector dimension (" + itoa(part) + ")"
		}
		scale *= size / part
	}
	if scale != n {
		return "incompatible distribution dimensions from " + ir.QuoteType(w) + " to " + ir.QuoteType(d) + " with warp size = " + itoa(n)
	}
	return ""
}

// WarpFlow is the control flow of the operation.
type WarpFlow struct{}

// RegionSuccessors visits the body on entry and the end after it.
func (WarpFlow) RegionSuccessors(_ *ir.Operation, from int, visit func(int)) {
	if from < 0 {
		visit(0)
		return
	}
	visit(-1)
}

// EntryOperands returns nothing: the arguments are distributed, not forwarded.
func (WarpFlow) EntryOperands(*ir.Operation, int) []*ir.Value { return nil }

// SuccessorInputs returns the results for the end.
func (WarpFlow) SuccessorInputs(op *ir.Operation, to int) []*ir.Value {
	if to < 0 {
		return op.Results()
	}
	return nil
}

// TypesCompatible returns true, because VerifyWarp compares the types.
func (WarpFlow) TypesCompatible(_, _ ir.Type) bool { return true }

func parseWarp(p *ir.Parser, st *ir.OperationState) bool { return ParseWarp(p, st, Yield.Name) }

func verifyWarp(op *ir.Operation) bool { return VerifyWarp(op, Yield) }
