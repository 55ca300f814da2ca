package passes

import (
	"strconv"
	"sync"

	"github.com/spvc/spvc/conversion/arithtollvm"
	"github.com/spvc/spvc/conversion/cftollvm"
	"github.com/spvc/spvc/conversion/complextollvm"
	"github.com/spvc/spvc/conversion/functollvm"
	"github.com/spvc/spvc/conversion/indextollvm"
	"github.com/spvc/spvc/conversion/llvmtypes"
	"github.com/spvc/spvc/conversion/mathtollvm"
	"github.com/spvc/spvc/conversion/tolibm"
	"github.com/spvc/spvc/conversion/ubtollvm"
	arithpasses "github.com/spvc/spvc/dialect/arith/passes"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// toLLVM describes a pass that converts ops of one dialect to the llvm dialect.
type toLLVM struct {
	name, class, summary string
	// op is the only kind of operation that the pass runs on, or "".
	op  string
	add llvmtypes.LoweringFunc
	// illegal is the dialect of which no operation may stay, or "".
	illegal string
	// isNewlyIllegal says that MLIR 19 leaves the operations of the dialect.
	isNewlyIllegal bool
	// index says that the pass has the option index-bitwidth. layout says that the width of index follows from the data layout.
	index, layout bool
	// folds says that the pass folds casts between types that other passes have left. MLIR's LLVMConversionTarget makes them legal.
	folds bool
}

// pass makes one instance of the pass. set changes the options of each run; it may be nil.
func (d toLLVM) pass(set func(o *llvmtypes.Options), more ...pass.Option) *pass.Pass {
	var bits uint32
	p := &pass.Pass{Name: d.name, Class: d.class, Summary: d.summary, Op: d.op}
	if d.index {
		p.Options = append(p.Options, pass.Uint("index-bitwidth", &bits, "Bitwidth of the index type, 0 to use size of machine word"))
	}
	p.Options = append(p.Options, more...)
	var ready llvmConversions
	p.Run = func(op *ir.Operation, _ *pass.Run) bool {
		opts := llvmtypes.Options{IndexBits: bits}
		if bits > ir.MaxIntegerWidth {
			return op.EmitError("index-bitwidth must be at most " + strconv.Itoa(ir.MaxIntegerWidth))
		}
		if d.layout {
			var ok bool
			if opts, ok = opts.For(op); !ok {
				return false
			}
		}
		if set != nil {
			set(&opts)
		}
		c := ready.lookup(op.Context(), opts, func(c *llvmtypes.Converter) conversion {
			t := llvmtypes.NewTarget()
			if !d.folds {
				t.AddLegalOp(ir.UnrealizedCast)
			}
			if d.illegal != "" && (!d.isNewlyIllegal || op.Context().MLIR() > 19) {
				t.AddIllegalDialect(d.illegal)
			}
			return conversion{t, rewrite.NewPatternSet(d.add(c, nil)...)}
		})
		return rewrite.ConvertPartial([]*ir.Operation{op}, c.target, c.patterns)
	}
	return p
}

// llvmConversions caches the conversion for the last context and options, because a pass runs on one function after the other.
type llvmConversions struct {
	mu   sync.Mutex
	ctx  *ir.Context
	opts llvmtypes.Options
	c    conversion
}

func (cs *llvmConversions) lookup(ctx *ir.Context, opts llvmtypes.Options, build func(*llvmtypes.Converter) conversion) conversion {
	cs.mu.Lock()
	defer cs.mu.Unlock()
	if cs.ctx != ctx || cs.opts != opts {
		cs.ctx, cs.opts, cs.c = ctx, opts, build(llvmtypes.New(ctx, opts))
	}
	return cs.c
}

// arithToLLVM adds the patterns of arith: from MLIR 20 on with those that expand divisions.
func arithToLLVM(c *llvmtypes.Converter, ps []*rewrite.Pattern) []*rewrite.Pattern {
	if c.Context().MLIR() > 19 {
		ps = append(ps, arithpasses.DivisionPatterns()...)
	}
	return arithtollvm.AddPatterns(c, ps)
}

func cfToLLVM(c *llvmtypes.Converter, ps []*rewrite.Pattern) []*rewrite.Pattern {
	return cftollvm.AddAssertPattern(c, cftollvm.AddPatterns(c, ps))
}

// funcToLLVM adds the patterns of func: until MLIR 19 with those of arith and cf.
func funcToLLVM(c *llvmtypes.Converter, ps []*rewrite.Pattern) []*rewrite.Pattern {
	ps = functollvm.AddPatterns(c, ps)
	if c.Context().MLIR() > 19 {
		return ps
	}
	return cfToLLVM(c, arithToLLVM(c, ps))
}

// NewFuncToLLVM returns the pass convert-func-to-llvm. Functions with types that LLVM IR lacks stay.
func NewFuncToLLVM() *pass.Pass {
	bare := false
	return toLLVM{
		name: "convert-func-to-llvm", class: "ConvertFuncToLLVMPass", summary: "Convert from the Func dialect to the LLVM dialect",
		op: ir.Module.Name, add: funcToLLVM, index: true, layout: true,
	}.pass(func(o *llvmtypes.Options) { o.BarePointers = bare },
		pass.Bool("use-bare-ptr-memref-call-conv", &bare, "Replace FuncOp's MemRef arguments with bare pointers to the MemRef element types"))
}

// NewControlFlowToLLVM returns the pass convert-cf-to-llvm. From MLIR 20 on the pass fails if an op of cf stays.
func NewControlFlowToLLVM() *pass.Pass {
	return toLLVM{
		name: "convert-cf-to-llvm", class: "ConvertControlFlowToLLVMPass", summary: "Convert ControlFlow operations to the LLVM dialect",
		op: ir.Module.Name, add: cfToLLVM, index: true, illegal: "cf", isNewlyIllegal: true,
	}.pass(nil)
}

// NewArithToLLVM returns the pass convert-arith-to-llvm.
func NewArithToLLVM() *pass.Pass {
	return toLLVM{
		name: "convert-arith-to-llvm", class: "ArithToLLVMConversionPass", summary: "Convert Arith dialect to LLVM dialect",
		add: arithToLLVM, index: true,
	}.pass(nil)
}

// NewIndexToLLVM returns the pass convert-index-to-llvm. The pass fails if an op of index stays.
func NewIndexToLLVM() *pass.Pass {
	return toLLVM{
		name: "convert-index-to-llvm", class: "ConvertIndexToLLVMPass", summary: "Lower the `index` dialect to the `llvm` dialect.",
		add: indextollvm.AddPatterns, index: true, folds: true, illegal: "index",
	}.pass(nil)
}

// NewUBToLLVM returns the pass convert-ub-to-llvm.
func NewUBToLLVM() *pass.Pass {
	return toLLVM{
		name: "convert-ub-to-llvm", class: "UBToLLVMConversionPass", summary: "Convert UB dialect to LLVM dialect",
		add: ubtollvm.AddPatterns, index: true,
	}.pass(nil)
}

// NewMathToLLVM returns the pass convert-math-to-llvm. Functions that LLVM IR lacks stay.
func NewMathToLLVM() *pass.Pass {
	o := mathtollvm.Options{ApproximateLog1p: true}
	return toLLVM{
		name: "convert-math-to-llvm", class: "ConvertMathToLLVMPass", summary: "Convert Math dialect to LLVM dialect",
		add: func(c *llvmtypes.Converter, ps []*rewrite.Pattern) []*rewrite.Pattern { return o.AddPatterns(c, ps) },
	}.pass(nil, pass.Bool("approximate-log1p", &o.ApproximateLog1p, "Enable approximation of Log1p."))
}

// NewComplexToLLVM returns the pass convert-complex-to-llvm. The pass fails if an op of complex stays.
func NewComplexToLLVM() *pass.Pass {
	r := complextollvm.RangeBasic
	return toLLVM{
		name: "convert-complex-to-llvm", class: "ConvertComplexToLLVMPass", summary: "Convert Complex dialect to LLVM dialect",
		add:     func(c *llvmtypes.Converter, ps []*rewrite.Pattern) []*rewrite.Pattern { return r.AddPatterns(c, ps) },
		illegal: "complex",
	}.pass(nil, pass.Enum("complex-range", &r, complextollvm.Ranges, "Control the intermediate calculation of complex number division").In(ir.Since(20)))
}

// NewMathToLibm returns the pass convert-math-to-libm. The pass fails if an op of math stays.
func NewMathToLibm() *pass.Pass {
	return &pass.Pass{
		Name: "convert-math-to-libm", Class: "ConvertMathToLibmPass", Summary: "Convert Math dialect to libm calls", Op: ir.Module.Name,
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			t := rewrite.NewTarget()
			t.AddLegalDialect("arith", "builtin", "func", "vector")
			t.AddIllegalDialect("math")
			return rewrite.ConvertPartial([]*ir.Operation{op}, t, rewrite.NewPatternSet(tolibm.AddMathPatterns(op.Context().MLIR(), nil)...))
		},
	}
}

// NewComplexToLibm returns the pass convert-complex-to-libm. The pass fails if a function stays that the C library has for other floats.
func NewComplexToLibm() *pass.Pass {
	patterns := rewrite.NewPatternSet(tolibm.AddComplexPatterns(nil)...)
	return &pass.Pass{
		Name: "convert-complex-to-libm", Class: "ConvertComplexToLibm", Summary: "Convert Complex dialect to libm calls", Op: ir.Module.Name,
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			t := rewrite.NewTarget()
			t.AddLegalDialect("func")
			t.AddIllegalOp(tolibm.ComplexOps()...)
			return rewrite.ConvertPartial([]*ir.Operation{op}, t, patterns)
		},
	}
}
