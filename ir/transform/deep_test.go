package transform

import (
	"strconv"
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// nest returns depth nested operations, each with width reads before the next one. The
// innermost operation holds the result of innermost, which may use the reads.
func nest(depth, width int, innermost func(reads []string) string) string {
	var b strings.Builder
	var reads []string
	for range depth {
		b.WriteString("\"toy.if\"() ({\n")
		for range width {
			r := "%" + strconv.Itoa(len(reads))
			reads = append(reads, r)
			b.WriteString(r + " = \"toy.read\"() {n = " + strconv.Itoa(len(reads)) + "} : () -> i32\n")
		}
	}
	return b.String() + innermost(reads) + strings.Repeat("}) : () -> ()\n", depth)
}

// TestEffectsOfDeepNesting counts how often operations are asked for their effects. The
// number must not depend on the depth of the operations.
func TestEffectsOfDeepNesting(t *testing.T) {
	const depth, width = 3000, 10
	use := func(reads []string) string {
		return "\"toy.use\"(" + strings.Join(reads, ", ") + ") : (i32" + strings.Repeat(", i32", len(reads)-1) + ") -> ()\n"
	}
	none := func([]string) string { return "" }
	canonicalize := func(op *ir.Operation) { Canonicalize(op, CanonicalizeOptions{}) }
	for _, c := range []struct {
		name      string
		run       func(op *ir.Operation)
		innermost func(reads []string) string
		left      int // operations
	}{
		{"canonicalize, used", canonicalize, use, depth*(width+1) + 1},
		{"canonicalize, dead", canonicalize, none, 0},
		{"cse, used", func(op *ir.Operation) { CSE(op) }, use, depth*(width+1) + 1},
		{"cse, dead", func(op *ir.Operation) { CSE(op) }, none, 0},
		{"dead code, used", func(op *ir.Operation) { rewrite.EraseDeadCode(op.Region(0)) }, use, depth*(width+1) + 1},
		{"dead code, dead", func(op *ir.Operation) { rewrite.EraseDeadCode(op.Region(0)) }, none, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			asked := 0
			d := toyDialect()
			for i := range d.Ops {
				if e := &d.Ops[i]; e.Def.Name == "toy.read" {
					e.Effects = func(_ *ir.Operation, visit func(ir.Effect)) {
						asked++
						visit(ir.Effect{Kind: ir.EffectRead})
					}
				}
			}
			reg := ir.NewRegistry()
			reg.Add("toy", func() *ir.Dialect { return d })
			ctx := ir.NewContext(reg)
			m, ok := ir.Parse(ctx, ctx.AddFile("test.mlir", []byte(body(nest(depth, width, c.innermost)))))
			if !ok {
				t.Fatal("invalid input")
			}
			f := m.Region(0).First().First()
			c.run(f)
			if asked < depth*width || asked > 20*depth*width {
				t.Errorf("%d reads were asked %d times", depth*width, asked)
			}
			left := -1
			f.Walk(func(*ir.Operation) { left++ })
			if left != c.left {
				t.Errorf("%d operations are left, want %d", left, c.left)
			}
		})
	}
}

// TestEffectsThatChange checks that the memo forgets an operation that held back the
// removal of another as soon as the former is erased.
func TestEffectsThatChange(t *testing.T) {
	m := parse(t, body(nest(4, 1, func([]string) string { return "\"toy.write\"() : () -> ()\n" })))
	var ops []*ir.Operation
	m.Walk(func(op *ir.Operation) {
		if op.Name() == "toy.if" || op.Name() == "toy.write" {
			ops = append(ops, op)
		}
	})
	write, inner, outer := ops[0], ops[1], ops[4]
	memo := m.Context().ChangingEffects()
	for _, op := range ops {
		if memo.IsTriviallyDead(op) {
			t.Errorf("%s is dead", op.Name())
		}
	}
	memo.Forget(write.ParentRegion())
	write.Erase()
	for _, op := range []*ir.Operation{outer, inner} {
		if !memo.IsTriviallyDead(op) {
			t.Errorf("%s is not dead", op.Name())
		}
	}
	if fixed := m.Context().FixedEffects(); !fixed.IsTriviallyDead(outer) || fixed.IsMemoryEffectFree(outer) {
		t.Error("reads only make an operation dead, not free of effects")
	}
}
