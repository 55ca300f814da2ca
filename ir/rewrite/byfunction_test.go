package rewrite

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// functionsOf makes the module that lines describe: "N" stands for N usual functions,
// "f BODY" for a function with a body, and anything else for itself.
func functionsOf(lines string) string {
	var sb strings.Builder
	n := 0
	add := func(body string) {
		fmt.Fprintf(&sb, `"fn.func"() ({ ^bb0(%%a: i32): %s
			"toy.return"() : () -> () }) {n = %d} : () -> ()`+"\n", body, n)
		n++
	}
	for _, line := range strings.Split(strings.TrimSpace(lines), "\n") {
		if count, err := strconv.Atoi(line); err == nil {
			for range count {
				add(`%0 = "toy.double"(%a) : (i32) -> i32
					%1 = "toy.double"(%0) : (i32) -> i32
					"toy.use"(%1) : (i32) -> ()`)
			}
			continue
		}
		if body, ok := strings.CutPrefix(line, "f "); ok {
			add(body)
			continue
		}
		sb.WriteString(line + "\n")
	}
	return sb.String()
}

// fn.func is a function for the driver; toy.func is not.
var fnFunc = &ir.OpDef{Name: "fn.func", Regions: []ir.RegionDef{{Name: "body"}}, Traits: []ir.Trait{ir.IsolatedFromAbove}}

// fnOpen is a function that is not isolated.
var fnOpen = &ir.OpDef{Name: "fn.open", Regions: []ir.RegionDef{{Name: "body"}}}

type fnModel struct{ interfaces.FunctionParts }

func (fnModel) ArgAttrsName() string { return "arg_attrs" }
func (fnModel) ResAttrsName() string { return "res_attrs" }

func fnDialect() *ir.Dialect {
	return &ir.Dialect{Name: "fn", Ops: []ir.OpEntry{{Def: fnFunc, Interfaces: []any{fnModel{}}}, {Def: fnOpen, Interfaces: []any{fnModel{}}}}}
}

type sharedKey struct{}

// byFunctionRun is a run of ConvertFullByFunction and what is known of it.
type byFunctionRun struct {
	*conv
	mu      sync.Mutex
	order   []string // of the functions of the patterns' roots
	shared  int      // constructions of the shared value
	refused int      // failures since the module may not be edited
}

func newByFunction(t *testing.T, text string) *byFunctionRun {
	t.Helper()
	r := &byFunctionRun{}
	r.conv = parseWith(t, text, func(reg *ir.Registry) {
		reg.Add("fn", fnDialect)
	})
	r.withCasts()
	r.target.AddIllegalOp(toyDouble, toyMax, toyNeg, toyUse, lowBad)
	r.target.AddLegalOp(toyReturn, toyScope, fnFunc, fnOpen, toyConst)
	return r
}

func (r *byFunctionRun) convert(workers int) bool {
	wide := lower(r.types, toyDouble, lowMid)
	inner := wide.convert
	wide.convert = func(op *ir.Operation, ad Adaptor, rw *Rewriter) bool {
		f := op.Parent()
		r.mu.Lock()
		r.order = append(r.order, short(f))
		r.mu.Unlock()
		Shared(rw, sharedKey{}, func() int {
			r.shared++
			if !f.Is(ir.Module) {
				b := ir.NewBuilder(rw.Context(), nil)
				b.SetBefore(f.Block().First())
				b.Create(0, lowUse, nil, nil)
			}
			return 1
		})
		return inner(op, ad, rw)
	}
	// toy.max looks at the module.
	edit := ConvertOp("edit", r.types, toyMax, func(op *ir.Operation, ad Adaptor, rw *Rewriter) bool {
		r.mu.Lock()
		defer r.mu.Unlock()
		if !rw.MayEdit(op.Parent().Block()) {
			r.refused++
			return rw.Fail("another worker may edit the module")
		}
		rw.ReplaceByNew(op, lowAdd, ad.Operands, []ir.Type{rw.Context().I64()})
		return true
	})
	// toy.neg is erased though it may be in use.
	erase := ConvertOp("erase", r.types, toyNeg, func(op *ir.Operation, ad Adaptor, rw *Rewriter) bool {
		rw.Erase(op)
		return true
	})
	return ConvertFullByFunction(r.module, r.target, NewPatternSet(wide, edit, erase, lower(r.types, toyUse, lowUse)), workers)
}

// TestByFunctionGolden records what ConvertFullByFunction makes of the modules of
// testdata/byfunction.txtar with several numbers of workers.
func TestByFunctionGolden(t *testing.T) {
	goldenCases(t, "byfunction.txtar", func(t *testing.T, text string) string {
		var tr trace
		was := ""
		for _, workers := range []int{1, 2, 3} {
			r := newByFunction(t, functionsOf(text))
			ok := r.convert(workers)
			var out trace
			out.line("%t %q, %d shared", ok, r.messages, r.shared)
			for op := r.module.Region(0).First().First(); op != nil; op = op.Next() {
				var inside []string
				if op.NumRegions() > 0 && !op.Region(0).Empty() {
					for o := op.Region(0).First().First(); o != nil; o = o.Next() {
						inside = append(inside, o.Name())
					}
				}
				out.line("%s: %s", short(op), strings.Join(inside, " "))
				if !ok && slices.ContainsFunc(inside, isIllegalToy) {
					break // functions after it may be converted
				}
			}
			if !ok {
				r.anySuccessors = true
			}
			r.checkUses(t)
			switch {
			case workers == 1:
				tr.line("order: %s", strings.Join(r.order, " "))
				tr.WriteString(out.String())
			case out.String() != was:
				tr.line("%d workers differ:\n%s", workers, out.String())
			}
			tr.line("%d workers: refused %t", workers, r.refused > 0)
			was = out.String()
		}
		return tr.String()
	})
}

func isIllegalToy(name string) bool {
	return slices.Contains([]string{"toy.double", "toy.max", "toy.neg", "toy.use"}, name)
}

// TestByFunctionStops ends the conversion of functions when it is asked to.
func TestByFunctionStops(t *testing.T) {
	for _, workers := range []int{1, 2} {
		r := newByFunction(t, functionsOf("5"))
		before := r.text()
		scope := r.ctx.NewScope(func(*ir.Diagnostic) bool { return true })
		release := scope.Own(r.module)
		cancel, end := canceler(scope)
		cancel()
		if r.convert(workers) || r.text() != before || len(r.messages) > 0 {
			t.Errorf("%d workers: %q\n%s", workers, r.messages, r.text())
		}
		end()
		release()
	}
}

// TestByFunctionWhileOthersReport converts functions one by one while the diagnostics are
// held back.
func TestByFunctionWhileOthersReport(t *testing.T) {
	r := newByFunction(t, functionsOf("6\nf %c = \"toy.const\"() {value = 1 : i32} : () -> i32 %0 = \"toy.max\"(%a, %c) : (i32, i32) -> i32\n3"))
	held := r.module.Capture()
	ok := r.convert(2)
	held.Release()
	if !ok || r.refused > 0 || strings.Contains(r.text(), "toy.double") || strings.Contains(r.text(), "toy.max") {
		t.Errorf("converted %t, refused %d times\n%s", ok, r.refused, r.text())
	}
	order := make([]string, 0, 20)
	for i := range 10 {
		if i != 6 {
			order = append(order, fmt.Sprintf("func%d", i), fmt.Sprintf("func%d", i))
		}
	}
	if got := strings.Join(r.order, " "); got != strings.Join(order, " ") {
		t.Errorf("order %s", got)
	}
}

// TestByFunctionKeepsLittle drops the undo records of a function before it converts the
// next one.
func TestByFunctionKeepsLittle(t *testing.T) {
	r := newByFunction(t, functionsOf("20"))
	most := 0
	count := ConvertOp("count", r.types, toyDouble, func(op *ir.Operation, ad Adaptor, rw *Rewriter) bool {
		d := rw.obs.(*driver)
		most = max(most, len(d.log), len(d.maps), len(d.created))
		rw.ReplaceByNew(op, lowMid, ad.Operands, []ir.Type{rw.Context().I64()})
		return true
	})
	if !ConvertFullByFunction(r.module, r.target, NewPatternSet(count, lower(r.types, toyUse, lowUse)), 1) {
		t.Fatal(r.messages)
	}
	if most == 0 || most > 6 {
		t.Errorf("%d records of one function", most)
	}
}

// TestByFunctionReportsFirst converts functions whose changes cannot be made final. The
// errors are those of one worker: of the first such function.
func TestByFunctionReportsFirst(t *testing.T) {
	bad := "f %0 = \"toy.neg\"(%a) : (i32) -> i32 \"toy.scope\"(%0) ({}) : (i32) -> ()\n"
	for range 20 {
		r := newByFunction(t, functionsOf("6\n"+strings.Repeat(bad, 12)))
		var lines []uint32
		r.ctx.PushHandler(func(d *ir.Diagnostic) bool {
			lines = append(lines, r.ctx.LocInfo(d.Loc).Line)
			return false
		})
		if r.convert(3) {
			t.Fatal("converted")
		}
		if len(lines) != 1 || lines[0] != 25 {
			t.Fatalf("errors on lines %v\n%q", lines, r.messages)
		}
	}
}
