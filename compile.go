package spvc

import (
	"cmp"
	"errors"
	"fmt"
	"runtime"
	"slices"
	"strings"
	"sync"

	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/passes"
	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
	"github.com/spvc/spvc/target"
)

// registry holds the passes of Compile's pipelines. It does not change after it is made.
var registry = sync.OnceValue(passes.NewRegistry)

// compilation is one run of Compile.
type compilation struct {
	opts Options
	ctx  *ir.Context
	// pipelines are those of the context.
	pipelines *passes.Pipelines
	scope     *ir.Scope
	diags     *collector
	env       *target.Env
}

func newCompilation(w *warm, o Options) *compilation {
	if o.Name == "" {
		o.Name = "<input>"
	}
	c := &compilation{opts: o, ctx: w.Context, pipelines: w.pipelines, diags: newCollector(w.Context)}
	c.scope = c.ctx.NewScope(c.diags.add)
	c.scope.Workers, c.scope.ExplainFailures = max(o.Workers, 0), true
	return c
}

// fail returns the diagnostics so far as an error.
func (c *compilation) fail() error { return c.diags.err() }

func (c *compilation) compile(top *ir.Operation) (*Program, error) {
	pipelines := c.pipelines
	if c.opts.Instrument != nil {
		pipelines = passes.NewPipelines(registry()) // with statistics of this run only
	}
	m, env, err := pipelines.Compile(top, c.opts.pipeline())
	if err != nil {
		return nil, err
	}
	c.env = env
	run := pass.RunOptions{Workers: cmp.Or(max(c.opts.Workers, 0), runtime.GOMAXPROCS(0)), NoVerify: !c.opts.VerifyEach, Remarks: c.opts.Remarks}
	if c.opts.Instrument != nil {
		c.opts.Instrument(m, &run)
	}
	if !m.Run(top, run) {
		return nil, c.fail()
	}
	p := &Program{module: top, env: c.env}
	if err := c.serialize(p, top); err != nil {
		return nil, err
	}
	p.Diagnostics = c.diags.all()
	return p, nil
}

// envOf returns the target of a spirv.module: the target of the program, with the data
// layouts that the scopes around the kernels state.
func (c *compilation) envOf(m *ir.Operation) *target.Env {
	l := spirv.EnvFor(m).Layout()
	l.RelaxedBlockLayout = c.env.Layout().RelaxedBlockLayout
	if l == c.env.Layout() {
		return c.env
	}
	cfg := c.env.Config()
	cfg.Layout = l
	return target.New(cfg)
}

// serialize makes the binaries of the program.
func (c *compilation) serialize(p *Program, top *ir.Operation) error {
	for _, m := range spirvModules(top) {
		list := c.opts.binaryPasses()
		name, env := strings.TrimPrefix(m.StringAttr("sym_name"), gpuModulePrefix), c.envOf(m)
		if !c.opts.VerifyEach && !ir.Verify(m) { // VerifyEach has verified it
			return c.fail()
		}
		if len(list) > 0 {
			shield(m, env)
		}
		writing := c.opts.writing(m, c.opts.DebugInfo)
		writing.DebugSet = writing.DebugInfo && env.HasExt(spec.SPV_KHR_non_semantic_info)
		binary, ok := serialize.Serialize(m, writing)
		if !ok || c.scope.Stop().Requested() {
			return c.fail()
		}
		b := &Binary{Name: name, Words: binary, Env: env}
		p.Binaries = append(p.Binaries, b)
		valid, err := c.optimize(b, list, writing.DebugSet)
		if err != nil {
			return err
		}
		if valid || c.opts.NoValidate {
			continue
		}
		notes := b.Notes
		if err := b.validate(); err != nil {
			return c.located(m, b, err)
		}
		b.Notes = append(b.Notes, notes...)
	}
	return nil
}

// optimize runs passes of SPIRV-Tools on b, which has debug information of an extended set or not. It
// reports whether b is known to be valid. The passes of a level may refuse a binary or make an invalid one
// of it: b then stays as it is, with a note. Passes that the caller named must succeed.
func (c *compilation) optimize(b *Binary, list []string, debug bool) (valid bool, err error) {
	if len(list) == 0 {
		return false, nil
	}
	optimized, err := spirvtools.Optimize(b.Words, spirvtools.OptionsFor(b.Env).Env, list...)
	if err == nil && debug {
		optimized = withoutTrailers(optimized)
	}
	if len(c.opts.SPIRVPasses) > 0 || errors.Is(err, spirvtools.ErrUnavailable) {
		if err != nil {
			return false, fmt.Errorf("optimizing the binary of @%s: %w", b.Name, err)
		}
		b.Words = optimized
		return false, nil
	}
	made := &Binary{Name: b.Name, Words: optimized, Env: b.Env}
	if err == nil {
		err = made.validate()
	}
	if err != nil {
		b.Notes = append(b.Notes, "SPIRV-Tools "+spirvtools.Version()+" cannot optimize the binary of @"+b.Name+", which stays as level 1 makes it: "+err.Error())
		return false, nil
	}
	b.Words, b.Notes = made.Words, made.Notes
	return true, nil
}

// withoutTrailers removes the instructions of debug information between the end of a block and the next label
// or the end of the function. SPIRV-Tools put DebugNoScope there, where SPIR-V allows nothing.
func withoutTrailers(binary []uint32) []uint32 {
	out := slices.Clone(binary[:words.HeaderLen])
	scan := words.Scan(binary, words.HeaderLen)
	kept := len(out) // the length without the instructions of extended sets at the end
	for i, ok := scan.Next(); ok; i, ok = scan.Next() {
		if i.Opcode == spec.OpLabel || i.Opcode == spec.OpFunctionEnd {
			out = out[:kept]
		}
		out = append(out, binary[i.At:i.End()]...)
		if i.Opcode != spec.OpExtInst {
			kept = len(out)
		}
	}
	return out
}

// shield rewrites the operations that SPIRV-Tools fold wrongly (docs/pipeline.md). They fold some as if
// constants whose type has no sign were unsigned: signed minima and maxima become comparisons and
// selections, and conversions to floats take integers with a sign. They fold quotients and
// negations of floats as if zeros had no signs and no number were a NaN, unless these have NoContraction.
func shield(m *ir.Operation, env *target.Env) {
	var ops []*ir.Operation
	shader := env.Has(spec.CapabilityShader)
	m.Walk(func(op *ir.Operation) {
		switch op.Def() {
		case spirv.GLSMin, spirv.GLSMax, spirv.ConvertSToF:
			ops = append(ops, op)
		case spirv.FDiv, spirv.FNegate, spirv.FRem, spirv.FMod:
			if shader {
				op.SetAttr("no_contraction", op.Context().Unit())
			}
		}
	})
	b, ctx := ir.NewBuilder(m.Context(), nil), m.Context()
	for _, op := range ops {
		b.SetBefore(op)
		t := op.Operand(0).Type()
		like := func(elem ir.Type) []ir.Type {
			if v, ok := t.(*ir.VectorType); ok {
				elem = v.WithShape(v.Shape(), elem)
			}
			return []ir.Type{elem}
		}
		if op.Is(spirv.ConvertSToF) {
			signed := like(ctx.Integer(ir.ElementTypeOrSelf(t).(*ir.IntegerType).Width, ir.Signed))
			if signed[0] != t {
				op.SetOperand(0, b.Create(op.Loc(), spirv.Bitcast, op.Operands(), signed).Result(0))
			}
			continue
		}
		compare := spirv.SLessThan
		if op.Is(spirv.GLSMax) {
			compare = spirv.SGreaterThan
		}
		first := b.Create(op.Loc(), compare, op.Operands(), like(ctx.I1())).Result(0)
		chosen := b.Create(op.Loc(), spirv.Select, []*ir.Value{first, op.Operand(0), op.Operand(1)}, []ir.Type{t})
		op.ReplaceAllUsesWith(chosen.Results())
		op.Erase()
	}
}

// What `spirv-opt -O` and `spirv-opt -Os` of SPIRV-Tools 2023.1 run, but for two passes. The pass ccp takes an instruction
// of GLSL.std.450 whose operands are constants, and that it does not fold because of SignedZeroInfNanPreserve,
// for undefined: an OpPhi of its result and a constant becomes the constant. The pass eliminate-dead-members renumbers
// the members of blocks, which the host finds by their numbers (docs/abi.md).
const (
	fastPasses = "wrap-opkill eliminate-dead-branches merge-return inline-entry-points-exhaustive eliminate-dead-functions " +
		"eliminate-dead-code-aggressive private-to-local eliminate-local-single-block eliminate-local-single-store " +
		"eliminate-dead-code-aggressive scalar-replacement=100 convert-local-access-chains eliminate-local-single-block " +
		"eliminate-local-single-store eliminate-dead-code-aggressive ssa-rewrite eliminate-dead-code-aggressive loop-unroll " +
		"eliminate-dead-branches redundancy-elimination combine-access-chains simplify-instructions scalar-replacement=100 " +
		"convert-local-access-chains eliminate-local-single-block eliminate-local-single-store eliminate-dead-code-aggressive " +
		"ssa-rewrite eliminate-dead-code-aggressive vector-dce eliminate-dead-inserts eliminate-dead-branches simplify-instructions " +
		"if-conversion copy-propagate-arrays reduce-load-size eliminate-dead-code-aggressive merge-blocks redundancy-elimination " +
		"eliminate-dead-branches merge-blocks simplify-instructions"
	smallPasses = "wrap-opkill eliminate-dead-branches merge-return inline-entry-points-exhaustive eliminate-dead-functions " +
		"private-to-local scalar-replacement=0 ssa-rewrite loop-unroll eliminate-dead-branches simplify-instructions " +
		"scalar-replacement=0 eliminate-local-single-store if-conversion simplify-instructions eliminate-dead-code-aggressive " +
		"eliminate-dead-branches merge-blocks convert-local-access-chains eliminate-local-single-block eliminate-dead-code-aggressive " +
		"copy-propagate-arrays vector-dce eliminate-dead-inserts eliminate-local-single-store merge-blocks " +
		"ssa-rewrite redundancy-elimination simplify-instructions eliminate-dead-code-aggressive cfg-cleanup"
)

// binaryPasses returns the passes of SPIRV-Tools that optimize the binaries.
func (o *Options) binaryPasses() []string {
	switch o.Opt {
	case O2:
		return append(strings.Fields(fastPasses), o.SPIRVPasses...)
	case Os:
		return append(strings.Fields(smallPasses), o.SPIRVPasses...)
	}
	return o.SPIRVPasses
}

// writing returns the options by which m is serialized. The blocks of modules of the spirv dialect in
// the source stay as they are.
func (o *Options) writing(m *ir.Operation, lines bool) serialize.Options {
	made := strings.HasPrefix(m.StringAttr("sym_name"), gpuModulePrefix)
	return serialize.Options{DebugInfo: lines, AllLocations: true, JoinBlocks: made && o.Opt != O0}
}

// spirvModules returns the spirv.module ops that the passes made from the module top. They
// stand at the top level or in gpu.module ops, or top itself is one.
func spirvModules(top *ir.Operation) []*ir.Operation {
	if top.Is(spirv.Module) {
		return []*ir.Operation{top}
	}
	var list []*ir.Operation
	for op := top.Region(0).First().First(); op != nil; op = op.Next() {
		switch {
		case op.Is(spirv.Module):
			list = append(list, op)
		case op.Is(gpu.Module):
			for inner := op.Region(0).First().First(); inner != nil; inner = inner.Next() {
				if inner.Is(spirv.Module) {
					list = append(list, inner)
				}
			}
		}
	}
	return list
}

// gpuModulePrefix is the prefix that the conversion puts before the name of a gpu.module.
const gpuModulePrefix = "__spv__"
