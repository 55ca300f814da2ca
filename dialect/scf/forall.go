package scf

import (
	"strconv"

	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// ForallOp is the typed view of scf.forall.
type ForallOp struct{ *ir.Operation }

func (f ForallOp) static(i int) []int64 {
	if d, ok := f.Prop(i).(*ir.DenseArrayAttr); ok {
		return d.Int64s()
	}
	return nil
}

// Rank returns the number of induction variables.
func (f ForallOp) Rank() int { return len(f.static(0)) }

// LowerBounds returns the lower bounds, one per induction variable.
func (f ForallOp) LowerBounds() []interfaces.IndexValue { return f.mixed(0) }

// UpperBounds returns the upper bounds.
func (f ForallOp) UpperBounds() []interfaces.IndexValue { return f.mixed(1) }

// Steps returns the steps.
func (f ForallOp) Steps() []interfaces.IndexValue { return f.mixed(2) }

func (f ForallOp) mixed(i int) []interfaces.IndexValue {
	return interfaces.MixedIndices(f.OperandsIn(i), f.static(i))
}

// Outputs returns the shared outputs, one per result.
func (f ForallOp) Outputs() []*ir.Value { return f.OperandsIn(3) }

// Body returns the body.
func (f ForallOp) Body() *ir.Block { return f.Region(0).First() }

// isNormalized reports whether all loops run from 0 in steps of 1.
func (f ForallOp) isNormalized() bool {
	for _, x := range f.LowerBounds() {
		if !x.IsConst(0) {
			return false
		}
	}
	for _, x := range f.Steps() {
		if !x.IsConst(1) {
			return false
		}
	}
	return true
}

func parseForall(p *ir.Parser, st *ir.OperationState) bool {
	args, ok := p.ParseArgumentList(ir.DelimParen, false, false)
	if !ok {
		return false
	}
	ctx := p.Context()
	var static [3][]int64
	var segments [4]int
	bounds := func(i int) bool {
		os, vs, scalable, ok := p.ParseDynamicIndexList(ir.DelimParen)
		if !ok {
			return false
		}
		if scalable != nil {
			return p.EmitError(p.NameLoc(), "expected no scalable dimensions")
		}
		static[i], segments[i] = vs, len(os)
		return p.ResolveOperandsOfType(os, ctx.Index(), st)
	}
	if p.ParseOptionalKeyword("in") {
		if !bounds(1) {
			return false
		}
		static[0], static[2] = make([]int64, len(args)), make([]int64, len(args))
		for i := range static[2] {
			static[2][i] = 1
		}
	} else if !p.ParseEqual() || !bounds(0) || !p.ParseKeyword("to") || !bounds(1) || !p.ParseKeyword("step") || !bounds(2) {
		return false
	}
	for i := range args {
		args[i].Type = ctx.Index()
	}
	outs, ok := parseSharedOuts(p, st)
	if !ok {
		return false
	}
	segments[3] = len(outs)
	r, ok := p.ParseRegion(append(args, outs...))
	if !ok {
		return false
	}
	endForall(p, r, st.Loc)
	st.Regions = append(st.Regions, r)
	if !p.ParseAttrDict(st) {
		return false
	}
	for i, vs := range static {
		st.AddAttr(Forall.Attrs[i].Name, ctx.DenseI64Array(vs...))
	}
	seg := ctx.Segments(segments[:]...)
	st.AddAttr(seg.Name, seg.Value)
	return true
}

// parseSharedOuts parses an optional `shared_outs(…) -> (…)` and returns the block
// arguments that it names.
func parseSharedOuts(p *ir.Parser, st *ir.OperationState) (outs []ir.Argument, ok bool) {
	loc := p.Loc()
	if !p.ParseOptionalKeyword("shared_outs") {
		return nil, true
	}
	outs, inits, ok := p.ParseAssignmentList()
	if !ok {
		return nil, false
	}
	types, ok := p.ParseOptionalArrowTypeList()
	if !ok || !p.ResolveOperands(inits, types, loc, st) {
		return nil, false
	}
	for i := range outs {
		outs[i].Type = types[i]
	}
	st.Results = append(st.Results, types...)
	return outs, true
}

// endForall adds the terminator with its block to the body of a scf.forall.
func endForall(p *ir.Parser, r *ir.Region, loc ir.Location) {
	if r.Empty() {
		r.AddBlock()
	}
	b := r.Last()
	if t := b.Last(); t != nil && t.HasTrait(ir.Terminator) {
		return
	}
	st := ir.OperationState{Loc: loc, Info: p.Context().OpInfoOf(InParallel), Regions: make([]*ir.Region, 1)}
	op := p.Builder().Arena().Create(&st)
	op.Region(0).AddBlock()
	b.Append(op)
}

func printForall(p *ir.Printer, op *ir.Operation) {
	f := ForallOp{op}
	args := f.Body().Args()
	rank := min(f.Rank(), len(args))
	p.Str(" (")
	p.Operands(args[:rank])
	if f.isNormalized() {
		p.Str(") in ")
		p.DynamicIndexList(op.OperandsIn(1), f.static(1), '(', ')')
	} else {
		for i, word := range [3]string{") = ", " to ", " step "} {
			p.Str(word)
			p.DynamicIndexList(op.OperandsIn(i), f.static(i), '(', ')')
		}
	}
	PrintInits(p, " shared_outs", args[rank:], f.Outputs())
	p.Space()
	if len(args) > rank {
		p.Str("-> (")
		p.Types(op.ResultTypes())
		p.Str(") ")
	}
	p.Region(op.Region(0), false, op.NumResults() > 0)
	p.AttrDict(op, ir.SegmentSizesName, "staticLowerBound", "staticUpperBound", "staticStep")
}

func verifyForall(op *ir.Operation) bool {
	f := ForallOp{op}
	rank, outs, args := f.Rank(), f.Outputs(), f.Body().Args()
	if op.NumResults() != len(outs) {
		return op.EmitOpError("produces " + strconv.Itoa(op.NumResults()) + " results, but has only " + strconv.Itoa(len(outs)) + " outputs")
	}
	if len(args) != rank+len(outs) {
		return op.EmitOpError("region expects " + strconv.Itoa(rank) + " arguments")
	}
	for i, a := range args[:rank] {
		if !ir.IndexTypeConstraint.Match(a.Type()) {
			return op.EmitOpError("expects " + strconv.Itoa(i) + "-th block argument to be an index")
		}
	}
	for i, o := range outs {
		if args[rank+i].Type() != o.Type() {
			return op.EmitOpError("type mismatch between " + strconv.Itoa(i) + "-th output and corresponding block argument")
		}
	}
	if m, ok := op.Prop(mappingSlot).(*ir.ArrayAttr); ok && len(m.Elements) > 0 {
		if len(m.Elements) != rank {
			return op.EmitOpError("mapping attribute size must match op rank")
		}
		for _, e := range m.Elements {
			if !isDeviceMapping(e) {
				return op.EmitOpError("mapping is not device mapping attribute")
			}
		}
	}
	for i, name := range [3]string{"lower bound", "upper bound", "step"} {
		if !verifyMixed(op, name, rank, f.static(i), i) {
			return false
		}
	}
	return true
}

func verifyMixed(op *ir.Operation, name string, rank int, static []int64, group int) bool {
	if len(static) != rank {
		return op.EmitError("expected " + strconv.Itoa(rank) + " " + name + " values, got " + strconv.Itoa(len(static)))
	}
	dynamic := 0
	for _, v := range static {
		if v == ir.Dynamic {
			dynamic++
		}
	}
	if _, n := op.OperandGroup(group); n != dynamic {
		return op.EmitError("expected " + strconv.Itoa(dynamic) + " dynamic " + name + " values")
	}
	return true
}

func parseInParallel(p *ir.Parser, st *ir.OperationState) bool {
	r, ok := p.ParseRegion(nil)
	if !ok {
		return false
	}
	if r.Empty() {
		r.AddBlock()
	}
	st.Regions = append(st.Regions, r)
	return p.ParseAttrDict(st)
}

func printInParallel(p *ir.Printer, op *ir.Operation) {
	p.Space()
	p.Region(op.Region(0), false, false)
	p.AttrDict(op)
}

// verifyInParallel checks that op holds nothing but tensor.parallel_insert_slice, whose
// operand 1 is the tensor that it inserts into.
func verifyInParallel(op *ir.Operation) bool {
	f := op.Parent()
	if f == nil || !f.Is(Forall) {
		return op.EmitOpError("expected forall op parent")
	}
	for o := op.Region(0).First().First(); o != nil; o = o.Next() {
		if !o.Is(tensor.ParallelInsertSlice) {
			return op.EmitOpError("expected only " + tensor.ParallelInsertSlice.Name + " ops")
		}
		if d := o.Operand(1); d.OwnerBlock() != f.Region(0).First() || d.Index() < (ForallOp{f}).Rank() {
			return o.EmitOpError("may only insert into an output block argument")
		}
	}
	return true
}

// Mapping returns the mapping to dimensions of a device, or nil if there is none.
func (f ForallOp) Mapping() ir.Attribute { return f.Prop(mappingSlot) }
