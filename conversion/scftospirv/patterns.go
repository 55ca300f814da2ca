// Package scftospirv holds the patterns that convert the scf dialect's loops and
// conditionals to the structured control flow of spirv.
package scftospirv

import (
	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// AddPatterns appends the patterns to ps, in MLIR's order.
func AddPatterns(c *spirvtypes.Converter, ps []*rewrite.Pattern) []*rewrite.Pattern {
	l := &lowering{c: c}
	on := func(name string, def *ir.OpDef, f func(*ir.Operation, rewrite.Adaptor, *rewrite.Rewriter) bool) *rewrite.Pattern {
		return rewrite.ConvertOp(name, &c.TypeConverter, def, f)
	}
	if c.Options().Exact {
		ps = append(ps, on("IndexSwitchOpConversion", scf.IndexSwitch, l.indexSwitch))
	}
	if c.Options().Optimize {
		return append(ps,
			on("ForOpConversion", scf.For, l.loopWithResults),
			on("IfOpConversion", scf.If, l.conditional),
			on("TerminatorOpConversion", scf.Yield, l.yieldResults),
			on("WhileOpConversion", scf.While, l.whileWithResults),
		)
	}
	return append(ps,
		on("ForOpConversion", scf.For, l.loop),
		on("IfOpConversion", scf.If, l.conditional),
		on("TerminatorOpConversion", scf.Yield, l.yield),
		on("WhileOpConversion", scf.While, l.convertWhile),
	)
}

// lowering is the state that the patterns share.
type lowering struct{ c *spirvtypes.Converter }

// outputs is the key of the variables that hold the results of the construct op.
type outputs struct{ op *ir.Operation }

// setOutputs replaces op, whose converted results have the given types, by loads of
// variables after the construct that op became. The yields of op store to the
// variables, because spirv constructs have no results. setOutputs returns the variables.
func setOutputs(rw *rewrite.Rewriter, op, construct *ir.Operation, types []ir.Type) []*ir.Value {
	vars, loads := make([]*ir.Value, len(types)), make([]*ir.Value, len(types))
	for i, t := range types {
		rw.SetBefore(construct)
		vars[i] = variable(rw, op.Loc(), t)
		rw.SetAfter(construct)
		loads[i] = rw.Create(op.Loc(), spirv.Load, []*ir.Value{vars[i]}, []ir.Type{t}).Result(0)
	}
	*rewrite.Shared(rw, outputs{construct}, func() *[]*ir.Value { return new([]*ir.Value) }) = vars
	rw.Replace(op, loads...)
	return vars
}

func variable(rw *rewrite.Rewriter, loc ir.Location, t ir.Type) *ir.Value {
	return rw.Create(loc, spirv.Variable, nil, []ir.Type{spirv.PointerTo(t, spec.StorageClassFunction)},
		ir.Named("storage_class", rw.Context().Enum(spirv.StorageClassAttr, uint64(spec.StorageClassFunction)))).Result(0)
}

func store(rw *rewrite.Rewriter, loc ir.Location, ptr, v *ir.Value) {
	rw.Create(loc, spirv.Store, []*ir.Value{ptr, v}, nil)
}

// loop converts scf.for. The header has the induction variable and the carried values
// as arguments. The body becomes the continue block.
// lessThan returns the comparison of the induction variable of a scf.for with the upper bound.
func lessThan(op *ir.Operation) *ir.OpDef {
	if (scf.ForOp{Operation: op}).Unsigned() {
		return spirv.ULessThan
	}
	return spirv.SLessThan
}

func (l *lowering) loop(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	loc := op.Loc()
	lower, upper, step, inits := ad.Operand(0), ad.Operand(1), ad.Operand(2), ad.Operands[3:]
	loop := spirv.NewLoop(&rw.Builder, loc, spec.LoopControlNone)
	loop.AddEntryAndMerge(&rw.Builder)
	merge := loop.MergeBlock()
	header := rw.NewBlockIn(loop.Body(), merge, nil, loc)
	body := op.Region(0).First()
	header.AddArg(lower.Type(), body.Arg(0).Loc())
	for i, v := range inits {
		header.AddArg(v.Type(), body.Arg(i+1).Loc())
	}
	sig := rewrite.NewSignature(body.NumArgs())
	for i := range body.NumArgs() {
		sig.Remap(i, header.Arg(i))
	}
	body = rw.ConvertBlockArgs(body, sig, &l.c.TypeConverter)
	rw.InlineRegionBefore(op.Region(0), loop.Body(), merge)

	rw.SetEnd(loop.Entry())
	rw.CreateBranch(loc, spirv.Branch, append([]*ir.Value{lower}, inits...), []*ir.Block{header})

	rw.SetEnd(header)
	iv := header.Arg(0)
	more := rw.Create(loc, lessThan(op), []*ir.Value{iv, upper}, []ir.Type{rw.Context().I1()}).Result(0)
	spirv.NewBranchConditional(&rw.Builder, loc, more, body, nil, merge, nil)

	rw.SetEnd(loop.Continue())
	next := rw.Create(loc, spirv.IAdd, []*ir.Value{iv, step}, []ir.Type{iv.Type()}).Result(0)
	rw.CreateBranch(loc, spirv.Branch, []*ir.Value{next}, []*ir.Block{header})

	types := make([]ir.Type, len(inits))
	for i, v := range inits {
		types[i] = v.Type()
	}
	vars := setOutputs(rw, op, loop.Operation, types)
	if l.c.Options().Exact {
		// A loop without iterations yields its initial values.
		rw.SetBefore(loop.Operation)
		for i, ptr := range vars {
			store(rw, loc, ptr, inits[i])
		}
	}
	return true
}

// conditional converts scf.if.
func (l *lowering) conditional(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	loc := op.Loc()
	types, ok := l.c.ConvertTypes(op.ResultTypes())
	if !ok || len(types) != op.NumResults() {
		return rw.Fail("the type of a result cannot be converted")
	}
	sel, merge := l.selection(op, types, rw)
	header := rw.NewBlockIn(sel.Body(), merge, nil, loc)
	then := inline(rw, op.Region(0), merge, loc)
	other := merge
	if !op.Region(1).Empty() {
		other = inline(rw, op.Region(1), merge, loc)
	}
	rw.SetEnd(header)
	spirv.NewBranchConditional(&rw.Builder, loc, ad.Operand(0), then, nil, other, nil)
	l.replaceBySelection(rw, op, sel, types)
	return true
}

// inline moves the blocks of r before merge and ends the last block with a branch to merge.
func inline(rw *rewrite.Rewriter, r *ir.Region, merge *ir.Block, loc ir.Location) *ir.Block {
	first := r.First()
	rw.SetEnd(r.Last())
	rw.CreateBranch(loc, spirv.Branch, nil, []*ir.Block{merge})
	rw.InlineRegionBefore(r, merge.Region(), merge)
	return first
}

// yield converts scf.yield after its enclosing op. It stores the values to the
// variables of the construct and passes them to the header of a loop.
func (l *lowering) yield(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	parent := op.Parent()
	if d := parent.Info().Dialect; d != nil && d.Name == "scf" && !parent.Is(scf.If) && !parent.Is(scf.For) && !parent.Is(scf.While) &&
		!(l.c.Options().Exact && parent.Is(scf.IndexSwitch)) {
		return rw.Fail("conversion not supported for the parent op")
	}
	if len(ad.Operands) > 0 {
		vars := *rewrite.Shared(rw, outputs{parent}, func() *[]*ir.Value { return new([]*ir.Value) })
		if len(vars) != len(ad.Operands) {
			return rw.Fail("the enclosing operation is not converted")
		}
		for i, v := range ad.Operands {
			store(rw, op.Loc(), vars[i], v)
		}
		if parent.Is(spirv.Loop) {
			br := op.Block().Last()
			rw.SetBefore(br)
			rw.CreateBranch(op.Loc(), spirv.Branch, append(br.Operands(), ad.Operands...), []*ir.Block{br.Successor(0)})
			rw.Erase(br)
		}
	}
	rw.Erase(op)
	return true
}

// convertWhile converts scf.while. The first region becomes the header, the second one the
// continue block. The values that scf.condition passes are also stored, because they
// are the results of the op.
func (l *lowering) convertWhile(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	loc, conv := op.Loc(), &l.c.TypeConverter
	loop := spirv.NewLoop(&rw.Builder, loc, spec.LoopControlNone)
	loop.AddEntryAndMerge(&rw.Builder)
	before := rw.ConvertRegionTypes(op.Region(0), conv, nil)
	after := rw.ConvertRegionTypes(op.Region(1), conv, nil)
	if before == nil || after == nil {
		return rw.Fail("Failed to convert region types")
	}
	cond, next := before.Last(), after.Last()
	// The blocks that get the values have arguments of the same types.
	condValues, _ := rw.Converted(cond.Operands(), conv, cond.Loc())
	nextValues, _ := rw.Converted(next.Operands(), conv, next.Loc())
	merge := loop.MergeBlock()
	rw.InlineRegionBefore(op.Region(0), loop.Body(), merge)
	rw.InlineRegionBefore(op.Region(1), loop.Body(), merge)
	rw.SetEnd(loop.Entry())
	rw.CreateBranch(loc, spirv.Branch, ad.Operands, []*ir.Block{before})

	passed := condValues[1:]
	results := make([]*ir.Value, len(passed))
	for i, v := range passed {
		rw.SetBefore(loop.Operation)
		ptr := variable(rw, cond.Loc(), v.Type())
		rw.SetAfter(loop.Operation)
		results[i] = rw.Create(cond.Loc(), spirv.Load, []*ir.Value{ptr}, []ir.Type{v.Type()}).Result(0)
		rw.SetEnd(before)
		store(rw, cond.Loc(), ptr, v)
	}
	rw.SetEnd(before)
	spirv.NewBranchConditional(&rw.Builder, cond.Loc(), condValues[0], after, passed, merge, nil)
	rw.Erase(cond)
	rw.SetEnd(after)
	rw.CreateBranch(next.Loc(), spirv.Branch, nextValues, []*ir.Block{before})
	rw.Erase(next)
	rw.Replace(op, results...)
	return true
}
