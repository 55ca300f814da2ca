package transform

import (
	"slices"

	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/scf/tiling"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
)

// BubbleUpSlices returns the pattern by which a structured operation computes only the slice that is taken of its result
// (populateBubbleUpExtractSliceOpPatterns).
func BubbleUpSlices() []*rewrite.Pattern {
	return []*rewrite.Pattern{rewrite.On("BubbleUpExtractSliceOpPattern", tensor.ExtractSlice, func(s tensor.SliceOp, rw *rewrite.Rewriter) bool {
		def := s.Source().DefiningOp()
		if def == nil {
			return rw.Fail("expected source to be linalg op")
		}
		p, ok := linalg.AsStructured(def)
		switch {
		case !ok:
			return rw.Fail("expected source to be linalg op")
		case len(p.Inits()) != 1 || !s.Source().HasOneUse():
			return rw.Fail("expected single output and single use of linalg op")
		case !p.OnTensors():
			return rw.Fail("expected tensor of linalg op")
		case !interfaces.AllConst(s.Strides(), 1):
			return rw.Fail("expected unit stride")
		case len(s.SourceType().Shape()) != len(s.Result(0).Type().(*ir.RankedTensorType).Shape()):
			return rw.Fail("expected no rank reduction")
		case !affinemap.IsProjectedPermutation(initMap(p, 0), false):
			return rw.Fail("expected a projected permutation")
		}
		made, ok := StructuredTiling{}.TileOfResult(def, &rw.Builder, 0, interfaces.Tile{Offsets: s.Offsets(), Sizes: s.Sizes()})
		if !ok {
			return rw.Fail("the op cannot be tiled")
		}
		v := made.Values[0]
		if t := s.Result(0).Type(); v.Type() != t {
			v = tensor.NewCast(&rw.Builder, s.Loc(), v, t)
		}
		rw.Replace(s.Operation, v)
		return true
	})}
}

// SwapSliceOfPad returns the pattern that pads a slice instead of taking a slice of a padded tensor
// (ExtractSliceOfPadTensorSwapPattern). guard says for a slice whether the padded slice may be empty, and whether to swap.
func SwapSliceOfPad(guard func(s tensor.SliceOp) (guarded, swap bool)) []*rewrite.Pattern {
	return []*rewrite.Pattern{rewrite.On("ExtractSliceOfPadTensorSwapPattern", tensor.ExtractSlice, func(s tensor.SliceOp, rw *rewrite.Rewriter) bool {
		pad := s.Source().DefinedBy(tensor.Pad)
		if pad == nil || !interfaces.AllConst(s.Strides(), 1) {
			return rw.Fail("the slice is not of a pad")
		}
		guarded, swap := true, true
		if guard != nil {
			guarded, swap = guard(s)
		}
		if !swap {
			return rw.Fail("the swap is not wanted")
		}
		t := s.Result(0).Type().(*ir.RankedTensorType)
		if len(t.Shape()) != len(s.Sizes()) {
			return rw.Fail("the slice drops dimensions")
		}
		made := tiling.PadOfSlice(&rw.Builder, tensor.PadOp{Operation: pad}, interfaces.Tile{Offsets: s.Offsets(), Sizes: s.Sizes()}, guarded)
		v := made.Values[0]
		if v.Type() != t {
			v = tensor.NewCast(&rw.Builder, s.Loc(), v, t)
		}
		rw.Replace(s.Operation, v)
		return true
	})}
}

// FusePads returns the pattern by which an elementwise operation writes into the padded tensor (populateFuseTensorPadWithProducerLinalgOpPatterns).
func FusePads() []*rewrite.Pattern {
	return []*rewrite.Pattern{rewrite.On("FusePadOp", tensor.Pad, func(p tensor.PadOp, rw *rewrite.Rewriter) bool {
		value := PaddingValue(p)
		if value == nil {
			return rw.Fail("non constant padding")
		}
		def := p.Source().DefiningOp()
		if def == nil {
			return rw.Fail("the source is an argument")
		}
		s, ok := linalg.AsStructured(def)
		if !ok || !allParallel(s) || s.NumResults() == 0 {
			return rw.Fail("only supported for ops with all parallel iterator types")
		}
		if value.ParentRegion() == p.Region(0) {
			value = outside(&rw.Builder, value, p.Operation)
		}
		return fusePad(p, s, value, rw)
	})}
}

func fusePad(p tensor.PadOp, s linalg.StructuredOp, value *ir.Value, rw *rewrite.Rewriter) bool {
	b, loc := &rw.Builder, p.Loc()
	m, ok := ir.OpInterface[interfaces.ReifyShapesModel](p.Info())
	if !ok {
		return rw.Fail("the sizes of the result are not known")
	}
	sizes, ok := m.ReifyShapes(p.Operation, b)
	if !ok {
		return rw.Fail("the sizes of the result are not known")
	}
	dest := emptyOfSizes(b, loc, sizes[0], p.Type().ElementType())
	fill := linalg.NewNamed(b, loc, linalg.Fill, []*ir.Value{value}, []*ir.Value{dest}).Result(0)
	number := p.Source().Index()
	parts := make([]interfaces.IndexValue, len(p.Low()))
	for i := range parts {
		parts[i] = tensor.FoldedSize(b, loc, p.Source(), i)
	}
	slice := tensor.NewExtractSlice(b, loc, p.SourceType(), fill, p.Low(), parts, interfaces.UnitStrides(len(parts)))
	made := b.Insert(b.Arena().Clone(s.Operation, ir.NewMapping()))
	made.SetOperand(interfaces.TiedInit(made, number), slice)
	r := tensor.NewInsertSlice(b, loc, tensor.InsertSlice, made.Result(number), fill, p.Low(), parts, interfaces.UnitStrides(len(parts)))
	v := r.Result(0)
	if v.Type() != p.Type() {
		v = tensor.NewCast(b, loc, v, p.Type())
	}
	rw.Replace(p.Operation, v)
	return true
}

// SwapSliceOfFill returns the pattern that fills a slice instead of taking a slice of a filled tensor
// (populateSwapExtractSliceWithFillPatterns).
func SwapSliceOfFill() []*rewrite.Pattern {
	return []*rewrite.Pattern{rewrite.On("SwapExtractSliceOfFill", tensor.ExtractSlice, func(s tensor.SliceOp, rw *rewrite.Rewriter) bool {
		fill := s.Source().DefinedBy(linalg.Fill)
		if fill == nil || !hasOneUse(fill) {
			return rw.Fail("the slice is not of a fill that nothing else uses")
		}
		v := tensor.NewExtractSlice(&rw.Builder, s.Loc(), s.Result(0).Type(), fill.Operand(1), s.Offsets(), s.Sizes(), s.Strides())
		made := linalg.NewNamed(&rw.Builder, fill.Loc(), linalg.Fill, []*ir.Value{fill.Operand(0)}, []*ir.Value{v})
		rw.Replace(s.Operation, made.Result(0))
		return true
	})}
}

// permuted returns list in the order perm.
func permuted[T any](list []T, perm []int64) []T {
	if len(perm) == 0 {
		return slices.Clone(list)
	}
	out := make([]T, len(perm))
	for i, p := range perm {
		out[i] = list[p]
	}
	return out
}
