package rewrite

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/spvc/spvc/ir"
)

// flowFunc is a function for ConvertFullByFunction; flowLoose is one that is not
// isolated from above.
var (
	flowFunc = &ir.OpDef{Name: "fn.func", Attrs: []ir.AttrDef{{Name: "function_type", Type: ir.AnyAttr}}, Regions: []ir.RegionDef{{Name: "body"}},
		Traits: []ir.Trait{ir.IsolatedFromAbove}}
	flowLoose = &ir.OpDef{Name: "fn.loose", Attrs: flowFunc.Attrs, Regions: flowFunc.Regions}
)

// flowFuncModel is the model of both.
type flowFuncModel struct{ ir.FunctionParts }

func (flowFuncModel) ArgAttrsName() string { return "" }
func (flowFuncModel) ResAttrsName() string { return "" }
func (f flowFuncModel) SetFunctionType(op *ir.Operation, t *ir.FunctionType) {
	op.SetProp(f.TypeSlot, op.Context().TypeAttr(t))
}

func sideDialect() *ir.Dialect {
	return &ir.Dialect{Name: "fn", Ops: []ir.OpEntry{{Def: flowFunc, Interfaces: []any{flowFuncModel{}}}, {Def: flowLoose, Interfaces: []any{flowFuncModel{}}}}}
}

// sideFunctions writes a module. Each letter of kinds is an operation: f is a function
// that converts, b one with an operation that does not, m one that inserts into the
// module, c one that the commit refuses, e one that reports an error before it
// converts, l a function that is not isolated, u an operation that converts and x one
// that does not.
func sideFunctions(kinds string) string {
	var b strings.Builder
	for i, k := range kinds {
		body := map[rune]string{'b': "\"low.bad\"() : () -> ()\n", 'm': "\"toy.use\"() {module} : () -> ()\n", 'e': "\"toy.use\"() {report} : () -> ()\n",
			'c': "%k = \"low.const\"() : () -> i32\n%0 = \"toy.max\"(%a, %k) : (i32, i32) -> i32\n\"low.use\"(%0) : (i32) -> ()\n"}[k]
		switch name := "fn.func"; k {
		case 'u', 'x':
			fmt.Fprintf(&b, "\"%s\"() {n = %d} : () -> ()\n", map[rune]string{'u': "toy.use", 'x': "low.bad"}[k], i)
		default:
			if k == 'l' {
				name = "fn.loose"
			}
			fmt.Fprintf(&b, "\"%s\"() ({\n^bb0(%%a: i32):\n\"toy.use\"(%%a) {n = %d} : (i32) -> ()\n%s\"low.return\"() : () -> ()\n}) {n = %d} : () -> ()\n", name, i, body, i)
		}
	}
	return b.String()
}

// sideRun is the record of a run of ConvertFullByFunction.
type sideRun struct {
	mu   sync.Mutex
	log  []string // tries of patterns, those of workers with the mark ~
	made int      // calls of the function that makes a shared value
}

func (r *sideRun) patterns() []*Pattern {
	return []*Pattern{
		OnOp("use", toyUse, func(op *ir.Operation, rw *Rewriter) bool {
			mark := ""
			if rw.Guard() != nil {
				mark = "~"
			}
			r.mu.Lock()
			r.log = append(r.log, mark+numberOf(op))
			r.mu.Unlock()
			Shared(rw, "key", func() int { r.made++; return 1 })
			// Most workers make a value of their own under the guard.
			if v := Shared(rw, "own "+numberOf(op), func() int { return 7 }); v != 7 {
				op.EmitError("the shared value is lost")
			}
			if op.Attr("report") != nil {
				op.EmitError("a report")
			}
			if op.Attr("module") != nil {
				body := op.Parent().Block()
				if !rw.MayEdit(body) {
					return false
				}
				rw.SetStart(body)
				rw.Create(0, lowConst, nil, []ir.Type{rw.Context().I32()})
			}
			rw.SetBefore(op)
			rw.Create(0, lowUse, op.Operands(), nil, ir.Named("n", rw.Context().Unit()))
			rw.Erase(op)
			return true
		}),
		OnOp("max", toyMax, func(op *ir.Operation, rw *Rewriter) bool {
			rw.Erase(op)
			return true
		}),
	}
}

// TestByFunction records, for sequences of functions and other operations, which
// functions are converted alone and which by workers, and what stays after failures.
func TestByFunction(t *testing.T) {
	var out strings.Builder
	f := strings.Repeat("f", 40)
	for _, kinds := range []string{"", "f", "ff", "fff", "ffff", "fffff", "ufufful", "ffm", "ffmfu", "fffmfff", "ffb", "fffbff", "bff", "cff", "ffffc", "fcf", "uxf", "xff", "lff", "ffe", "fffeff", "ffffx",
		f, f + "m", f + "ff" + f, "f" + f[:32] + "mf", "f" + f[:31] + "ef", f[:20] + "u" + f[:20], f[:34] + "cf"} {
		want := ""
		for _, workers := range []int{1, 2, 3} {
			ctx, module := parseFunctions(t, sideFunctions(kinds))
			var said []string
			ctx.PushHandler(func(d *ir.Diagnostic) bool { said = append(said, d.Message); return true })
			target := NewTarget()
			target.AddLegalDialect("low", "fn", "builtin")
			target.AddIllegalOp(lowBad)
			r := &sideRun{}
			ok := ConvertFullByFunction(module, target, NewPatternSet(r.patterns()...), workers)
			if workers > 1 {
				slices.Sort(r.log)
			}
			text := string(ir.Print(nil, module, ir.PrintOptions{Generic: true}))
			fmt.Fprintf(&out, "== %q, %d workers: %t %q, %d made: %s\n", kinds, workers, ok, said, r.made, strings.Join(r.log, " "))
			if workers == 1 || !ok {
				fmt.Fprintf(&out, "%d left, %d made, %d constants\n", strings.Count(text, "toy.use"), strings.Count(text, "low.use"), strings.Count(text, "low.const"))
			}
			switch {
			case workers == 1:
				want = text
			case ok && text != want:
				t.Errorf("%q: %d workers make\n%s\none makes\n%s", kinds, workers, text, want)
			}
		}
	}
	golden(t, "sidebyside.txt", out.String())
}

func parseFunctions(t *testing.T, text string) (*ir.Context, *ir.Operation) {
	t.Helper()
	reg := ir.NewRegistry()
	reg.Add("toy", toyDialect)
	reg.Add("low", lowDialect)
	reg.Add("fn", sideDialect)
	ctx := ir.NewContext(reg)
	module, ok := ir.Parse(ctx, ctx.AddFile("t.mlir", []byte("module {\n"+text+"}\n")))
	if !ok {
		t.Fatalf("cannot parse\n%s", text)
	}
	return ctx, module
}
