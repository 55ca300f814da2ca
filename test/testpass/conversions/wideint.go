package conversions

import (
	"strings"

	arithpasses "github.com/spvc/spvc/dialect/arith/passes"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewEmulateWideInt returns the pass test-arith-emulate-wide-int, which emulates wide integers in the bodies of functions whose names have a
// prefix. The functions keep their types, so that casts of the dialect llvm stand between the halves and the whole.
func NewEmulateWideInt() *pass.Pass {
	widest, prefix := uint32(32), "emulate_"
	return &pass.Pass{
		Name: "test-arith-emulate-wide-int", Class: "(anonymous namespace)::TestEmulateWideIntPass", Op: fn.Func.Name,
		Summary: "Function pass to test Wide Integer Emulation",
		Options: []pass.Option{
			pass.String("function-prefix", &prefix, "Prefix of functions to run the emulation pass on"),
			pass.Uint("widest-int-supported", &widest, "Maximum integer bit width supported by the target"),
		},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			if !strings.HasPrefix(ir.SymbolName(op), prefix) {
				return true
			}
			if !arithpasses.IsWidestInt(widest) {
				return false
			}
			conv := arithpasses.WideIntConverter(widest)
			cast := func(b *ir.Builder, t ir.Type, vs []*ir.Value, loc ir.Location) *ir.Value {
				return b.Build(&ir.OperationState{Loc: loc, Info: b.Context().OpInfo("llvm.bitcast"), Operands: vs, Results: []ir.Type{t}}).Result(0)
			}
			conv.AddSourceMaterialization(cast)
			conv.AddTargetMaterialization(cast)
			target := rewrite.NewTarget()
			target.AddDynamicDialect(conv.IsLegalOp, "arith", "vector")
			target.AddLegalDialect("llvm")
			return rewrite.ConvertPartial([]*ir.Operation{op}, target, rewrite.NewPatternSet(arithpasses.WideIntPatterns(conv, widest)...))
		},
	}
}
