package tool

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/ub"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/reduce"
	"github.com/spvc/spvc/ir/rewrite"
)

// shrinkPasses are the passes that reduction-tree tries on whole modules.
var shrinkPasses = [...]string{"symbol-dce", "canonicalize", "inline"}

// options returns the options of passes that run a script.
func (f *testFlags) options() []pass.Option {
	return []pass.Option{
		pass.String("test", &f.script, "The location of the tester which tests the file interestingness"),
		pass.Strings("test-arg", &f.args, "arguments of the tester"),
	}
}

// reductionTree makes the pass reduction-tree, which tries all kinds of reduction.
func (r *reduceRun) reductionTree() *pass.Pass {
	f := new(testFlags)
	mode := uint32(0)
	return &pass.Pass{
		Name: "reduction-tree", Class: "ReductionTreePass", Summary: "Reduce the input with reduction-tree algorithm",
		Options: append([]pass.Option{pass.Uint("traversal-mode", &mode, "The graph traversal mode, the default is single-path mode")}, f.options()...),
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			if !op.Is(ir.Module) {
				return op.EmitErrorAt(op.Loc(), "top-level op must be 'builtin.module'")
			}
			if mode != 0 {
				return op.EmitError("unsupported traversal mode detected")
			}
			return r.reduce(op, f, r.allReductions())
		},
	}
}

// testPass makes the pass of --test.
func (r *reduceRun) testPass() *pass.Pass {
	p := r.reductionTree()
	p.Run = func(op *ir.Operation, _ *pass.Run) bool {
		return r.reduce(op, &r.test, r.allReductions())
	}
	return p
}

// allReductions returns the options of reductions that try passes and patterns of dialects too.
func (r *reduceRun) allReductions() reduce.Options {
	return reduce.Options{Transforms: append(r.transforms(shrinkPasses[:]), reduce.Transform{Name: "patterns of dialects", Apply: func(op *ir.Operation) bool {
		list := rewrite.ReductionPatterns(op.Context())
		return len(list) > 0 && rewrite.ApplyGreedily(op, rewrite.NewPatternSet(list...), rewrite.GreedyConfig{}).Converged
	}})}
}

// optReduction makes the pass opt-reduction-pass, which reduces only by running other
// passes.
func (r *reduceRun) optReduction() *pass.Pass {
	f := new(testFlags)
	passes := ""
	return &pass.Pass{
		Name: "opt-reduction-pass", Class: "OptReductionPass", Op: ir.Module.Name, Summary: "A wrapper pass that reduces the file with optimization passes",
		Options: append([]pass.Option{pass.String("opt-pass", &passes, "The optimization passes used for reduction, e.g., symbol-dce")}, f.options()...),
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			if err := r.setup.Passes.AddText(pass.NewImplicitManager(op.Name()), passes); err != nil {
				return op.EmitError("failed to parse pass pipeline: " + err.Error())
			}
			return r.reduce(op, f, reduce.Options{Transforms: r.transforms([]string{passes}), TransformsOnly: true})
		},
	}
}

// transforms returns a transform for each of the pipelines.
func (r *reduceRun) transforms(pipelines []string) []reduce.Transform {
	var list []reduce.Transform
	for _, text := range pipelines {
		list = append(list, reduce.Transform{Name: text, Apply: func(op *ir.Operation) bool { return r.transform(op, text) }})
	}
	return list
}

// transform runs the pipeline text on op without diagnostics. It treats a pass that
// crashes as a failure, because the script may be looking for that crash.
func (r *reduceRun) transform(op *ir.Operation, text string) (ok bool) {
	defer func() {
		if v := recover(); v != nil {
			if _, crash := v.(*pass.Crash); !crash {
				panic(v)
			}
			ok = false
		}
	}()
	m := pass.NewImplicitManager(op.Name())
	if r.setup.Passes.AddText(m, text) != nil {
		return false
	}
	scope := op.Context().NewScope(func(*ir.Diagnostic) bool { return true })
	defer scope.Own(op)()
	return m.Run(op, pass.RunOptions{NoVerify: true})
}

// reduce shrinks op in place with the script of f.
func (r *reduceRun) reduce(op *ir.Operation, f *testFlags, opts reduce.Options) bool {
	path, err := filepath.Abs(r.std.path(f.script)) // like LLVM, do not search PATH
	if err != nil || f.script == "" {
		return op.EmitError("no test is given")
	}
	dir, err := os.MkdirTemp("", "spvc-reduce-")
	if err != nil {
		return op.EmitError("cannot make a folder for test cases: " + reason(err))
	}
	defer os.RemoveAll(dir)
	s := &testScript{name: f.script, path: path, args: f.args, workDir: r.std.Dir, dir: dir, timeout: r.timeout, zero: r.interestingExit == "zero", print: r.print}
	opts.Workers, opts.MaxTests, opts.Placeholder = r.workers(), r.maxTests, placeholder
	progress := r.progress()
	opts.Accepted = func(strategy string, _ *ir.Operation) { fmt.Fprintf(progress, "%s: %s\n", r.flags.tool, strategy) }
	res, err := reduce.Run(r.ctx, op, s.interesting, opts)
	switch {
	case r.ctx.Err() != nil:
		return false // the code that ended ctx reports the reason
	case errors.Is(err, reduce.ErrNotInteresting):
		return op.EmitError("the input is not interesting: " + s.verdict())
	case err != nil:
		return op.EmitError(err.Error())
	}
	fmt.Fprintf(progress, "%s: %d operations became %d in %d steps; %d tests\n", r.flags.tool, res.OpsBefore, res.OpsAfter, res.Steps, res.Tests)
	moveParts(op, res.Module)
	return true
}

// moveParts moves the attributes and regions of from to op. Both have the same kind.
func moveParts(op, from *ir.Operation) {
	for i := range op.Props() {
		op.SetProp(i, from.Prop(i))
	}
	op.SetDiscardableAttrs(from.DiscardableAttrs())
	for i := range op.NumRegions() {
		for b := op.Region(i).First(); b != nil; b = op.Region(i).First() {
			for o := b.First(); o != nil; o = o.Next() {
				o.DropAllReferences()
			}
			b.Remove()
		}
		op.Region(i).TakeBlocks(from.Region(i))
	}
}

// placeholder makes a constant 0, or poison for a type without constants.
func placeholder(b *ir.Builder, t ir.Type, loc ir.Location) *ir.Operation {
	c := t.Context()
	switch t := t.(type) {
	case *ir.IntegerType, *ir.IndexType:
		return arith.Materialize(b, c.Int(t, 0), t, loc)
	case *ir.FloatType:
		return arith.Materialize(b, c.FloatValue(t, 0), t, loc)
	}
	return ub.Materialize(b, ub.PoisonOf(c), t, loc)
}
