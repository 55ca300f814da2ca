// Package spirvopt validates binaries and optimizes them by SPIRV-Tools, around what SPIRV-Tools do wrongly or do not know
// (docs/pipeline.md).
package spirvopt

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize/judge"
	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/rules"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
	"github.com/spvc/spvc/target"
)

// A Module is a binary and what is known of it.
type Module struct {
	// Name is the name in errors and notes.
	Name  string
	Words []uint32
	// Env is the target.
	Env *target.Env
	// Validated is true if SPIRV-Tools accepted the binary.
	Validated bool
	// Notes list the parts that the validation could not cover, and why an optimization is left out.
	Notes []string
}

// Validate validates the module by SPIRV-Tools, and by the rules of our own that they do not know. The notes of the module
// name what is newer than SPIRV-Tools. In a program that was built without cgo, and so without SPIRV-Tools, only our own rules
// count.
func (m *Module) Validate() error {
	opts := spirvtools.OptionsBy(m.Words, m.Env)
	notes, err := judge.Validate(m.Words, opts)
	m.Notes = slices.Concat(opts.Notes, notes)
	judged := err == nil
	if judged || errors.Is(err, spirvtools.ErrUnavailable) {
		err = rules.Validate(m.Words, opts.Env.IsVulkan())
	}
	if err != nil {
		return fmt.Errorf("the binary of @%s does not validate (for %s): %w", m.Name, opts.Env, err)
	}
	m.Validated = judged
	return nil
}

// Optimize runs passes of SPIRV-Tools on the module, which has debug information of an extended set or not. It
// reports whether the module is known to be valid. The passes of a level may refuse a module or make an invalid one
// of it: it then stays as it is, with a note. Passes that the caller named must succeed.
func (m *Module) Optimize(passes []string, named, debug bool) (valid bool, err error) {
	if len(passes) == 0 {
		return false, nil
	}
	optimized, err := spirvtools.Optimize(m.Words, spirvtools.OptionsFor(m.Env).Env, passes...)
	if err == nil && debug {
		optimized = withoutTrailers(optimized)
	}
	if named || errors.Is(err, spirvtools.ErrUnavailable) {
		if err != nil {
			if unknown := judge.Unknown(m.Words); unknown != "" {
				err = fmt.Errorf("%s: %w", unknown, err)
			}
			return false, fmt.Errorf("optimizing the binary of @%s: %w", m.Name, err)
		}
		m.Words = optimized
		return false, nil
	}
	made := Module{Name: m.Name, Words: optimized, Env: m.Env}
	if err == nil {
		err = made.Validate()
	}
	if err != nil {
		if unknown := judge.Unknown(m.Words); unknown != "" {
			m.Notes = append(m.Notes, unknown+", so it did not optimize the binary of @"+m.Name+", which stays as level 1 makes it")
			return false, nil
		}
		m.Notes = append(m.Notes, "SPIRV-Tools "+spirvtools.Version()+" cannot optimize the binary of @"+m.Name+", which stays as level 1 makes it: "+err.Error())
		return false, nil
	}
	*m = made
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
		if i.Opcode != spec.OpExtInst && i.Opcode != spec.OpExtInstWithForwardRefsKHR {
			kept = len(out)
		}
	}
	return out
}

// Shield rewrites the operations that SPIRV-Tools fold wrongly (docs/pipeline.md). They fold some as if
// constants whose type has no sign were unsigned: signed minima and maxima become comparisons and
// selections, and conversions to floats take integers with a sign. They fold quotients and
// negations of floats as if zeros had no signs and no number were a NaN, unless these have NoContraction.
func Shield(m *ir.Operation, env *target.Env) {
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
	fast = "wrap-opkill eliminate-dead-branches merge-return inline-entry-points-exhaustive eliminate-dead-functions " +
		"eliminate-dead-code-aggressive private-to-local eliminate-local-single-block eliminate-local-single-store " +
		"eliminate-dead-code-aggressive scalar-replacement=100 convert-local-access-chains eliminate-local-single-block " +
		"eliminate-local-single-store eliminate-dead-code-aggressive ssa-rewrite eliminate-dead-code-aggressive loop-unroll " +
		"eliminate-dead-branches redundancy-elimination combine-access-chains simplify-instructions scalar-replacement=100 " +
		"convert-local-access-chains eliminate-local-single-block eliminate-local-single-store eliminate-dead-code-aggressive " +
		"ssa-rewrite eliminate-dead-code-aggressive vector-dce eliminate-dead-inserts eliminate-dead-branches simplify-instructions " +
		"if-conversion copy-propagate-arrays reduce-load-size eliminate-dead-code-aggressive merge-blocks redundancy-elimination " +
		"eliminate-dead-branches merge-blocks simplify-instructions"
	small = "wrap-opkill eliminate-dead-branches merge-return inline-entry-points-exhaustive eliminate-dead-functions " +
		"private-to-local scalar-replacement=0 ssa-rewrite loop-unroll eliminate-dead-branches simplify-instructions " +
		"scalar-replacement=0 eliminate-local-single-store if-conversion simplify-instructions eliminate-dead-code-aggressive " +
		"eliminate-dead-branches merge-blocks convert-local-access-chains eliminate-local-single-block eliminate-dead-code-aggressive " +
		"copy-propagate-arrays vector-dce eliminate-dead-inserts eliminate-local-single-store merge-blocks " +
		"ssa-rewrite redundancy-elimination simplify-instructions eliminate-dead-code-aggressive cfg-cleanup"
)

// ForSpeed returns the passes that make binaries fast.
func ForSpeed() []string { return strings.Fields(fast) }

// ForSize returns the passes that make binaries small.
func ForSize() []string { return strings.Fields(small) }
