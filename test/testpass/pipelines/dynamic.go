package pipelines

import (
	"fmt"
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// dynamic runs a pipeline on the operation of the pass, on operations in it, or on its parent, which is refused.
type dynamic struct {
	reg          *pass.Registry
	text         string
	names        []string
	nested, over bool
}

func newDynamicPipeline(reg *pass.Registry) *pass.Pass {
	d := &dynamic{reg: reg}
	return &pass.Pass{
		Name: "test-dynamic-pipeline", Class: "(anonymous namespace)::TestDynamicPipelinePass",
		Summary: "Tests the dynamic pipeline feature by applying a pipeline on a selected set of functions",
		Options: []pass.Option{
			pass.Bool("run-on-nested-operations", &d.nested, "This will apply the pipeline on nested operations under the visited operation."),
			pass.Bool("run-on-parent", &d.over, "This will apply the pipeline on the parent operation if it exist, this is expected to fail."),
			pass.String("dynamic-pipeline", &d.text, "The pipeline description that will run on the filtered function."),
			pass.Strings("op-name", &d.names, "List of function name to apply the pipeline to"),
		},
		Run: d.run,
	}
}

func (d *dynamic) run(op *ir.Operation, r *pass.Run) bool {
	fmt.Fprintf(r.Err, "Dynamic execute '%s' on %s\n", d.text, op.Name())
	if d.text == "" {
		fmt.Fprintln(r.Err, "Empty pipeline")
		return true
	}
	if !op.HasTrait(ir.Symbol) {
		op.EmitWarning("Ignoring because not implementing SymbolOpInterface\n")
		return true
	}
	if name := ir.SymbolName(op); len(d.names) > 0 && !slices.Contains(d.names, name) {
		fmt.Fprintf(r.Err, "dynamic-pipeline skip op name: %s\n", name)
		return true
	}
	m := pass.NewImplicitManager(op.Name())
	if err := d.reg.AddText(m, d.text); err != nil {
		fmt.Fprintln(r.Err, err)
	}
	switch {
	case d.over:
		return op.Parent() == nil || !r.Pipeline(m, op.Parent())
	case !d.nested:
		return r.Pipeline(m, op)
	}
	fmt.Fprintln(r.Err, "Run on nested op")
	ok := true
	op.Walk(func(o *ir.Operation) {
		if o != op && o.HasTrait(ir.IsolatedFromAbove) && o.Info() == op.Info() {
			fmt.Fprintf(r.Err, "Run on %s\n", o.Text(r.Print))
			ok = r.Pipeline(m, o) && ok
		}
	})
	return ok
}
