package passes

import (
	"sync"

	"github.com/spvc/spvc/conversion/arithtospirv"
	"github.com/spvc/spvc/conversion/cftospirv"
	"github.com/spvc/spvc/conversion/complextospirv"
	"github.com/spvc/spvc/conversion/functospirv"
	"github.com/spvc/spvc/conversion/indextospirv"
	"github.com/spvc/spvc/conversion/mathtospirv"
	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/conversion/tensortospirv"
	"github.com/spvc/spvc/conversion/ubtospirv"
	"github.com/spvc/spvc/conversion/vectortospirv"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/target"
)

// addPatterns is the type of the AddPatterns functions of the conversions.
type addPatterns func(c *spirvtypes.Converter, ps []*rewrite.Pattern) []*rewrite.Pattern

// toSPIRV describes a pass that converts ops of one dialect, for the target
// environment of the op it runs on.
type toSPIRV struct {
	name, class, summary string
	patterns             []addPatterns
	// legality completes the conversion target; it may be nil.
	legality func(t *rewrite.Target)
	// emulation is true if the pass has the options emulate-lt-32-bit-scalar-types and emulate-unsupported-float-types.
	emulation bool
	// index is true if the pass has the option use-64bit-index, and isExtension if MLIR's
	// pass lacks it.
	index, isExtension bool
}

// pass makes one instance of the pass.
func (d toSPIRV) pass() *pass.Pass {
	opts := spirvtypes.DefaultOptions()
	p := &pass.Pass{Name: d.name, Class: d.class, Summary: d.summary}
	if d.emulation {
		p.Options = append(p.Options, pass.Bool("emulate-lt-32-bit-scalar-types", &opts.EmulateLT32BitScalarTypes,
			"Emulate narrower scalar types with 32-bit ones if not supported by the target"),
			pass.Bool("emulate-unsupported-float-types", &opts.EmulateUnsupportedFloatTypes,
				"Emulate unsupported float types by representing them with integer types of same bit width").In(ir.Since(22)))
	}
	if d.index {
		p.Options = append(p.Options, indexOption(&opts.Use64bitIndex))
		if d.isExtension {
			p.Options[len(p.Options)-1] = p.Options[len(p.Options)-1].Beyond()
		}
	}
	var ready conversions
	p.Run = func(op *ir.Operation, _ *pass.Run) bool {
		opts, ok := opts.For(op)
		if !ok {
			return false
		}
		c := ready.lookup(spirv.EnvOf(spirv.LookupTargetEnvOrDefault(op)), opts, func(env *target.Env) conversion {
			t := spirvtypes.NewTarget(env)
			if d.legality != nil {
				d.legality(t)
			}
			return conversion{t, patternsOf(spirvtypes.New(op.Context(), env, opts), d.patterns)}
		})
		return rewrite.ConvertPartial([]*ir.Operation{op}, c.target, c.patterns)
	}
	return p
}

// indexOption is the option that converts index to 64 bits.
func indexOption(wide *bool) pass.Option {
	return pass.Bool("use-64bit-index", wide, "Use 64-bit integers to convert index types")
}

// patternsOf makes a set of the patterns that add appends for c.
func patternsOf(c *spirvtypes.Converter, add []addPatterns) *rewrite.PatternSet {
	var ps []*rewrite.Pattern
	for _, a := range add {
		ps = a(c, ps)
	}
	return rewrite.NewPatternSet(ps...)
}

// conversion holds the target, converter and patterns of a pass. Workers share it.
type conversion struct {
	target   *rewrite.Target
	patterns *rewrite.PatternSet
}

// conversions caches the conversion for the last target environment and options,
// because a pass runs on one function after the other.
type conversions struct {
	mu   sync.Mutex
	env  *target.Env
	opts spirvtypes.Options
	c    conversion
}

// lookup returns the conversion for env and opts. It calls build unless the last conversion
// had the same env and opts.
func (cs *conversions) lookup(env *target.Env, opts spirvtypes.Options, build func(*target.Env) conversion) conversion {
	cs.mu.Lock()
	defer cs.mu.Unlock()
	if cs.env != env || cs.opts != opts {
		cs.env, cs.opts, cs.c = env, opts, build(env)
	}
	return cs.c
}

// NewArithToSPIRV returns the pass convert-arith-to-spirv. The pass fails if an op of arith
// stays.
func NewArithToSPIRV() *pass.Pass {
	return toSPIRV{
		name: "convert-arith-to-spirv", class: "ConvertArithToSPIRV", summary: "Convert Arith dialect to SPIR-V dialect",
		patterns: []addPatterns{arithtospirv.AddPatterns}, emulation: true,
		legality: func(t *rewrite.Target) {
			t.AddLegalOp(ir.UnrealizedCast)
			t.AddIllegalDialect("arith")
		},
	}.pass()
}

// NewMathToSPIRV returns the pass convert-math-to-spirv. Ops that SPIR-V cannot
// express stay.
func NewMathToSPIRV() *pass.Pass {
	return toSPIRV{
		name: "convert-math-to-spirv", class: "ConvertMathToSPIRV", summary: "Convert Math dialect to SPIR-V dialect",
		patterns: []addPatterns{mathtospirv.AddPatterns}, index: true, isExtension: true,
	}.pass()
}

// NewUBToSPIRV returns the pass convert-ub-to-spirv. Values that are not scalars of the
// target stay.
func NewUBToSPIRV() *pass.Pass {
	return toSPIRV{
		name: "convert-ub-to-spirv", class: "UBToSPIRVConversionPass", summary: "Convert UB dialect to SPIR-V dialect",
		patterns: []addPatterns{ubtospirv.AddPatterns},
	}.pass()
}

// NewFuncToSPIRV returns the pass convert-func-to-spirv. Functions that SPIR-V
// does not support stay.
func NewFuncToSPIRV() *pass.Pass {
	return toSPIRV{
		name: "convert-func-to-spirv", class: "ConvertFuncToSPIRV", summary: "Convert Func dialect to SPIR-V dialect",
		patterns: []addPatterns{functospirv.AddPatterns, functospirv.AddFuncPatterns}, emulation: true,
	}.pass()
}

// NewControlFlowToSPIRV returns the pass convert-cf-to-spirv. Branches with values
// that SPIR-V does not support stay.
func NewControlFlowToSPIRV() *pass.Pass {
	return toSPIRV{
		name: "convert-cf-to-spirv", class: "ConvertControlFlowToSPIRV", summary: "Convert ControlFlow dialect to SPIR-V dialect",
		patterns: []addPatterns{cftospirv.AddPatterns}, emulation: true,
		legality: func(t *rewrite.Target) { t.AddLegalOp(ir.UnrealizedCast) },
	}.pass()
}

// NewComplexToSPIRV returns the pass convert-complex-to-spirv. Ops that SPIR-V
// cannot express stay.
func NewComplexToSPIRV() *pass.Pass {
	return toSPIRV{
		name: "convert-complex-to-spirv", class: "ConvertComplexToSPIRVPass", summary: "Convert Complex dialect to SPIRV dialect",
		patterns: []addPatterns{complextospirv.AddPatterns},
	}.pass()
}

// NewTensorToSPIRV returns the pass convert-tensor-to-spirv, which also converts func
// and arith. Tensors that are not small constants stay.
func NewTensorToSPIRV() *pass.Pass {
	return toSPIRV{
		name: "convert-tensor-to-spirv", class: "ConvertTensorToSPIRV", summary: "Convert Tensor dialect to SPIR-V dialect",
		patterns: []addPatterns{arithtospirv.AddPatterns, functospirv.AddPatterns, tensortospirv.AddPatterns(tensortospirv.DefaultByteLimit),
			functospirv.AddFuncPatterns},
		emulation: true,
	}.pass()
}

// NewIndexToSPIRV returns the pass convert-index-to-spirv. The pass fails if an op of
// index stays. As in MLIR 19, every spirv op counts as legal, even if the target lacks
// it.
func NewIndexToSPIRV() *pass.Pass {
	return toSPIRV{
		name: "convert-index-to-spirv", class: "ConvertIndexToSPIRVPass", summary: "Lower the `index` dialect to the `spirv` dialect.",
		patterns: []addPatterns{indextospirv.AddPatterns}, index: true,
		legality: func(t *rewrite.Target) {
			t.AddLegalOp(ir.UnrealizedCast)
			t.AddLegalDialect("spirv")
			t.AddIllegalDialect("index")
		},
	}.pass()
}

// poison adds the patterns of ub to those of vector, whose folds make ub.poison since MLIR 20.
func poison(c *spirvtypes.Converter, ps []*rewrite.Pattern) []*rewrite.Pattern {
	if c.MLIR() == 19 {
		return ps
	}
	return ubtospirv.AddPatterns(c, ps)
}

// NewVectorToSPIRV returns the pass convert-vector-to-spirv. Vectors that SPIR-V
// does not support stay.
func NewVectorToSPIRV() *pass.Pass {
	return toSPIRV{
		name: "convert-vector-to-spirv", class: "ConvertVectorToSPIRV", summary: "Convert Vector dialect to SPIR-V dialect",
		patterns: []addPatterns{vectortospirv.AddPatterns, poison},
		legality: func(t *rewrite.Target) { t.AddLegalOp(ir.UnrealizedCast) },
	}.pass()
}
