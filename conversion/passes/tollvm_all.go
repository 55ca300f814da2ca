package passes

import (
	"github.com/spvc/spvc/conversion/complextollvm"
	"github.com/spvc/spvc/conversion/functollvm"
	"github.com/spvc/spvc/conversion/indextollvm"
	"github.com/spvc/spvc/conversion/llvmtypes"
	"github.com/spvc/spvc/conversion/mathtollvm"
	"github.com/spvc/spvc/conversion/memreftollvm"
	"github.com/spvc/spvc/conversion/ubtollvm"
	"github.com/spvc/spvc/conversion/vectortollvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// lowering is how convert-to-llvm converts the operations of a dialect.
type lowering struct {
	dialect string
	llvmtypes.Lowering
}

// lowerings returns how the operations of spvc's own dialects are converted, in version v of MLIR. Other dialects have a dialect interface
// instead.
func lowerings(v ir.Version) []lowering {
	log1p := mathtollvm.Options{ApproximateLog1p: true}
	own := func(dialect string, f llvmtypes.LoweringFunc) lowering { return lowering{dialect, f} }
	list := []lowering{
		own("arith", arithToLLVM), own("cf", cfToLLVM), own("complex", complextollvm.RangeBasic.AddPatterns), own("func", functollvm.AddPatterns),
		own("index", indextollvm.AddPatterns), own("math", log1p.AddPatterns), own("memref", memreftollvm.AddPatterns), own("ub", ubtollvm.AddPatterns),
	}
	if v > 19 {
		list = append(list, own("vector", vectortollvm.AddPatterns))
	}
	return list
}

// loweringsOf returns how the operations of a dialect are converted, or nil if they are not.
func loweringsOf(d *ir.DialectInfo, own []lowering) []llvmtypes.Lowering {
	var all []llvmtypes.Lowering
	for _, l := range own {
		if l.dialect == d.Name {
			all = append(all, l.Lowering)
		}
	}
	return append(all, ir.DialectInterfaces[llvmtypes.Lowering](d)...)
}

// NewToLLVM returns the pass convert-to-llvm, which converts the operations of all dialects that are loaded and that have a
// [llvmtypes.Lowering].
func NewToLLVM() *pass.Pass {
	var filter []string
	dynamic, rollback := false, true
	return &pass.Pass{
		Name: "convert-to-llvm", Class: "ConvertToLLVMPass", Summary: "Convert to LLVM via dialect interfaces found in the input IR",
		Options: []pass.Option{
			pass.Strings("filter-dialects", &filter, "Test conversion patterns of only the specified dialects"),
			pass.Bool("dynamic", &dynamic, "Use op conversion attributes to configure the conversion").In(ir.Since(20)),
			pass.Bool("allow-pattern-rollback", &rollback, "Experimental performance flag to disallow pattern rollback").In(ir.Since(22)),
		},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			var opts llvmtypes.Options
			if dynamic {
				var ok bool
				if opts, ok = opts.For(op); !ok {
					return false
				}
			}
			return convertToLLVM(op, opts, filter)
		},
	}
}

// needsArith reports whether arith is not loaded, but a dialect is whose operations become some of arith. MLIR loads arith with these.
func needsArith(loaded []*ir.DialectInfo) bool {
	needs := false
	for _, d := range loaded {
		switch d.Name {
		case "arith":
			return false
		case "cf", "complex", "math", "memref", "vector":
			needs = true
		}
	}
	return needs
}

func convertToLLVM(op *ir.Operation, opts llvmtypes.Options, filter []string) bool {
	ctx, own := op.Context(), lowerings(op.Context().MLIR())
	loaded := ctx.LoadedDialects()
	var list []llvmtypes.Lowering
	for _, name := range filter {
		var d *ir.DialectInfo
		for _, l := range loaded {
			if l.Name == name {
				d = l
			}
		}
		if d == nil {
			return op.EmitErrorAt(ir.UnknownLoc, "dialect not loaded: "+name+"\n")
		}
		ls := loweringsOf(d, own)
		if ls == nil {
			return op.EmitErrorAt(ir.UnknownLoc, "dialect does not implement ConvertToLLVMPatternInterface: "+name+"\n")
		}
		list = append(list, ls...)
	}
	if len(filter) == 0 {
		if needsArith(loaded) {
			list = append(list, llvmtypes.LoweringFunc(arithToLLVM))
		}
		for _, d := range loaded {
			list = append(list, loweringsOf(d, own)...)
		}
	}
	c, t := llvmtypes.New(ctx, opts), llvmtypes.NewTarget()
	var ps []*rewrite.Pattern
	for _, l := range list {
		ps = l.AddToLLVM(c, t, ps)
	}
	return rewrite.ConvertPartial([]*ir.Operation{op}, t, rewrite.NewPatternSet(ps...))
}
