package bytecodes

import (
	"bytes"
	"fmt"
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/bytecode"
	"github.com/spvc/spvc/ir/pass"
)

// newLazyLoading returns test-lazy-loading, which prints what a reader of bytecode that puts off isolated regions has in each step.
// The reader of spvc reads all at once, so the pass shows the operations without the regions that such a reader would not have yet.
func newLazyLoading() *pass.Pass {
	version := int64(-1)
	return &pass.Pass{
		Name: "test-lazy-loading", Class: "LazyLoadingPass",
		Summary: "Test LazyLoading of op",
		Options: []pass.Option{pass.Int32("bytecode-version", &version, "Specifies the bytecode version to use.")},
		Run: func(op *ir.Operation, r *pass.Run) bool {
			r.PreserveAnalyses()
			v := int(version)
			if v < 0 {
				v = bytecode.Version
			}
			var out bytes.Buffer
			if err := bytecode.Write(&out, op, v, bytecode.Options{}); err != nil {
				op.Context().EmitError(ir.UnknownLoc, err.Error())
				return op.EmitError(fmt.Sprintf("failed to write bytecode at version %d", version))
			}
			ctx := op.Context()
			top, ok := ir.Parse(ctx, ctx.AddFile("test-lazy-loading", out.Bytes()))
			if !ok {
				op.EmitError("failed to read bytecode")
				return true
			}
			l := lazy{r: r, top: top, sections: v >= 2}
			if l.isLazy(top) {
				l.pending = append(l.pending, top)
			}
			l.run()
			return true
		},
	}
}

type lazy struct {
	r        *pass.Run
	top      *ir.Operation
	sections bool // the version can put regions off
	pending  []*ir.Operation
}

func (l *lazy) isLazy(op *ir.Operation) bool {
	return l.sections && op.NumRegions() > 0 && op.HasTrait(ir.IsolatedFromAbove)
}

func (l *lazy) run() {
	w := l.r.Out
	fmt.Fprintf(w, "Has %d ops to materialize\n", len(l.pending))
	for len(l.pending) > 0 {
		op := l.pending[0]
		l.pending = l.pending[1:]
		fmt.Fprint(w, "\n\nBefore Materializing...\n\n")
		l.print(op, true)
		fmt.Fprint(w, "\n\nMaterializing...\n\n")
		l.print(op, false)
		fmt.Fprintf(w, "\nHas %d ops to materialize\n", len(l.pending))
	}
}

// print prints op without the regions that are put off: its own if all is set, else those of the operations in it, which become pending.
func (l *lazy) print(op *ir.Operation, all bool) {
	shown := ir.NewArena().Clone(op, ir.NewMapping())
	absent := l.pending
	if all {
		empty(shown)
		absent = append([]*ir.Operation{op}, absent...)
	} else {
		op.WalkPre(func(o *ir.Operation) ir.WalkResult {
			if o != op && l.isLazy(o) {
				l.pending = append(l.pending, o)
				return ir.WalkSkip
			}
			return ir.WalkAdvance
		})
		shown.WalkPre(func(o *ir.Operation) ir.WalkResult {
			if o != shown && l.isLazy(o) {
				empty(o)
				return ir.WalkSkip
			}
			return ir.WalkAdvance
		})
	}
	if !all {
		absent = l.pending
	}
	text := ir.Print(nil, shown, ir.PrintOptions{Generic: !l.verifies(absent), LocalScope: op != l.top})
	_, _ = l.r.Out.Write(bytes.TrimRight(text, "\n"))
}

// empty removes the blocks of the regions of op.
func empty(op *ir.Operation) {
	for i := range op.NumRegions() {
		for b := op.Region(i).First(); b != nil; b = op.Region(i).First() {
			b.Erase()
		}
	}
}

// verifies reports whether the whole is valid while the operations in absent have no regions yet. MLIR prints operations of an invalid whole in
// generic form.
func (l *lazy) verifies(absent []*ir.Operation) bool {
	whole := ir.NewArena().Clone(l.top, ir.NewMapping())
	var ops []*ir.Operation
	l.top.Walk(func(o *ir.Operation) { ops = append(ops, o) })
	i := 0
	var bare []*ir.Operation
	whole.Walk(func(o *ir.Operation) {
		if slices.Contains(absent, ops[i]) {
			bare = append(bare, o)
		}
		i++
	})
	for _, o := range bare {
		empty(o)
	}
	return ir.Verifies(whole)
}
