package passes

import (
	"github.com/spvc/spvc/conversion/tensortolinalg"
	"github.com/spvc/spvc/conversion/tosatolinalg"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/dialect/tosa"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// onFunction reports whether op is a function. Otherwise it emits MLIR's error about the place of the pass called class.
func onFunction(op *ir.Operation, class string) bool {
	if _, ok := ir.OpInterface[ir.FunctionModel](op.Info()); ok {
		return true
	}
	return op.Context().EmitError(ir.UnknownLoc, "unable to schedule pass '"+class+"' on a PassManager intended to run on '"+op.Name()+"'!")
}

// linalgTarget accepts the dialects that lowerings of tosa make.
func linalgTarget() *rewrite.Target {
	t := rewrite.NewTarget()
	t.AddLegalDialect("linalg", "tensor", "scf")
	t.MarkUnknownDynamic(func(*ir.Operation) bool { return true })
	return t
}

// NewTosaToLinalg returns the pass tosa-to-linalg.
func NewTosaToLinalg() *pass.Pass {
	off, aggressive, exact := false, false, false
	return &pass.Pass{
		Name: "tosa-to-linalg", Class: "TosaToLinalg", Summary: "Lower TOSA to LinAlg on tensors",
		Options: []pass.Option{
			pass.Bool("disable-tosa-decompositions", &off, "Disable tosa decompositions pass"),
			pass.Bool("aggressive-reduce-constant", &aggressive, "Always perform the reduce constant optimization"),
			pass.Bool("exact", &exact, "Lower by the specification of TOSA where MLIR does not").Beyond(),
		},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			if !onFunction(op, "TosaToLinalg") {
				return false
			}
			t := linalgTarget()
			t.AddIllegalDialect("tosa")
			// Other lowerings take these.
			for _, list := range [][]*ir.OpDef{tosa.ApplyScales, tosa.Constants, tosa.Ifs, tosa.Whiles, tosa.Concats, tosa.Slices, tosa.Reshapes, tosa.Pads, tosa.Scatters, tosa.ShapeConstants} {
				t.AddLegalOp(list...)
			}
			patterns := rewrite.NewPatternSet(tosatolinalg.AddPatterns(tosa.NewTypeConverter(), nil, exact)...)
			return rewrite.ConvertFull([]*ir.Operation{op}, t, patterns)
		},
	}
}

// NewTosaToLinalgNamed returns the pass tosa-to-linalg-named.
func NewTosaToLinalgNamed() *pass.Pass {
	channelsLast, exact := false, false
	return &pass.Pass{
		Name: "tosa-to-linalg-named", Class: "TosaToLinalgNamed", Summary: "Lower TOSA to LinAlg named operations",
		Options: []pass.Option{
			pass.Bool("prefer-conv2d-kernel-layout-hwcf", &channelsLast, "Prefer generating linalg.conv_2d_nhwc_hwcf over linalg.conv_2d_nhwc_fhwc"),
			pass.Bool("exact", &exact, "Lower by the specification of TOSA where MLIR does not").Beyond(),
		},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			if !onFunction(op, "TosaToLinalgNamed") {
				return false
			}
			t := linalgTarget()
			t.AddLegalDialect("tosa")
			t.AddIllegalOp(tosatolinalg.NamedRows()...)
			patterns := rewrite.NewPatternSet(tosatolinalg.AddNamedPatterns(tosa.NewTypeConverter(), nil, channelsLast, exact)...)
			return rewrite.ConvertFull([]*ir.Operation{op}, t, patterns)
		},
	}
}

// NewTensorToLinalg returns the pass convert-tensor-to-linalg.
func NewTensorToLinalg() *pass.Pass {
	patterns := rewrite.NewPatternSet(tensortolinalg.AddPatterns(nil)...)
	return &pass.Pass{
		Name: "convert-tensor-to-linalg", Class: "ConvertTensorToLinalg", Summary: "Convert some Tensor dialect ops to Linalg dialect",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			t := rewrite.NewTarget()
			t.AddLegalDialect("arith", "linalg", "tensor")
			t.AddIllegalOp(tensor.Pad)
			return rewrite.ConvertPartial([]*ir.Operation{op}, t, patterns)
		},
	}
}
