package scalars

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/dialect/ub"
	"github.com/spvc/spvc/ir"
)

// ExpandNewer replaces operations of later versions of MLIR in root by older ones, which the later passes and the interpreter of
// host functions know, and reports whether there are any.
func ExpandNewer(root *ir.Operation) bool {
	var ops []*ir.Operation
	changed := false
	root.WalkPre(func(op *ir.Operation) ir.WalkResult {
		changed = fn.ClearCallAttrs(op) || changed // operations of spirv would keep them
		if def := op.Def(); def != nil && !def.Versions.Has(ir.OldestVersion) {
			ops = append(ops, op)
		}
		return ir.WalkAdvance
	})
	for _, op := range ops {
		changed = expandNewer(op) || changed
	}
	return changed
}

// expandNewer replaces op. It leaves math.erfc alone, for which Expand has better arithmetic.
func expandNewer(op *ir.Operation) bool {
	b := ir.NewBuilder(op.Context(), nil)
	b.SetBefore(op)
	var values []*ir.Value
	switch op.Def() {
	case math.Erfc:
		return false
	case ub.Unreachable:
		return leave(b, op)
	case arith.ScalingExtF, arith.ScalingTruncF:
		values = arith.ExpandScaling(b, op)
	default:
		values = math.Expand(b, op)
	}
	if values == nil {
		return false
	}
	for i, v := range values {
		op.Result(i).ReplaceAllUsesWith(v)
	}
	op.Erase()
	return true
}

// leave replaces an ub.unreachable, which may do anything, by the end of the function or region around it.
func leave(b *ir.Builder, op *ir.Operation) bool {
	var def *ir.OpDef
	var types []ir.Type
	switch parent := op.Parent(); {
	case parent == nil:
		return false
	case parent.Is(gpu.Func):
		def, types = gpu.Return, functionResults(parent)
	case parent.Is(fn.Func):
		def, types = fn.Return, functionResults(parent)
	case parent.Is(scf.ExecuteRegion):
		def, types = scf.Yield, parent.ResultTypes()
	default:
		return false
	}
	values := make([]*ir.Value, len(types))
	for i, t := range types {
		values[i] = ub.NewPoison(b, op.Loc(), t)
	}
	b.Create(op.Loc(), def, values, nil)
	op.Erase()
	return true
}

func functionResults(f *ir.Operation) []ir.Type {
	model, ok := ir.OpInterface[ir.FunctionModel](f.Info())
	if !ok {
		return nil
	}
	return model.FunctionType(f).Results
}
