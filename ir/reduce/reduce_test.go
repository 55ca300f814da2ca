package reduce_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/reduce"
)

// parse returns the module that text holds.
func parse(t *testing.T, text string) *ir.Operation {
	t.Helper()
	ctx := ir.NewContext(all.Registry())
	ctx.AllowUnregistered = true
	pop := ctx.PushHandler(func(d *ir.Diagnostic) bool {
		t.Error(d.Message)
		return true
	})
	defer pop()
	op, ok := ir.Parse(ctx, ctx.AddFile("in.mlir", []byte(text)))
	if !ok || !ir.Verify(op) {
		t.Fatal("the input is not valid")
	}
	return op
}

func text(op *ir.Operation) string { return string(ir.Print(nil, op, ir.PrintOptions{})) }

// contains returns the test whether the printed module contains all the texts.
func contains(texts ...string) reduce.Interesting {
	return func(_ context.Context, op *ir.Operation) (bool, error) {
		got := text(op)
		for _, s := range texts {
			if !strings.Contains(got, s) {
				return false, nil
			}
		}
		return true, nil
	}
}

// run reduces op and checks what holds of every result.
func run(t *testing.T, op *ir.Operation, test reduce.Interesting, opts reduce.Options) *reduce.Result {
	t.Helper()
	before := text(op)
	res, err := reduce.Run(context.Background(), op, test, opts)
	if err != nil {
		t.Fatal(err)
	}
	if text(op) != before {
		t.Error("Run changes its input")
	}
	if ok, err := test(context.Background(), res.Module); !ok || err != nil {
		t.Errorf("the result is not interesting: %v\n%s", err, text(res.Module))
	}
	if !ir.Verify(res.Module) {
		t.Errorf("the result does not verify:\n%s", text(res.Module))
	}
	if res.OpsBefore != countOps(op) || res.OpsAfter != countOps(res.Module) || res.OpsAfter > res.OpsBefore {
		t.Errorf("%d operations became %d, reported as %d and %d", countOps(op), countOps(res.Module), res.OpsBefore, res.OpsAfter)
	}
	return res
}

func countOps(op *ir.Operation) int {
	n := 0
	op.Walk(func(*ir.Operation) { n++ })
	return n
}

// manyOps returns a function with n operations, one of which is a division.
func manyOps(n int) string {
	var b strings.Builder
	b.WriteString("func.func @long_name(%a: i32, %b: i32) -> i32 {\n  %v0 = arith.addi %a, %b : i32\n")
	for i := 1; i < n; i++ {
		name := "arith.muli"
		if i == n*2/3 {
			name = "arith.divsi"
		}
		fmt.Fprintf(&b, "  %%v%d = %s %%v%d, %%v%d : i32\n", i, name, i-1, i/2)
	}
	fmt.Fprintf(&b, "  return %%v%d : i32\n}\n", n-1)
	return b.String()
}

func TestOneOfManyOps(t *testing.T) {
	for _, n := range []int{200, 800} {
		res := run(t, parse(t, manyOps(n)), contains("divsi"), reduce.Options{})
		want := "module {\n  %false = arith.constant false\n  %0 = arith.divsi %false, %false : i1\n}\n\n"
		if got := text(res.Module); got != want {
			t.Errorf("the result is\n%s", got)
		}
		// A binary search for one of n operations, and a few attempts at the rest.
		if res.Tests > 30 || res.Tests < 10 {
			t.Errorf("%d operations: %d tests", n, res.Tests)
		}
		t.Logf("%d operations: %d tests, %d steps", n, res.Tests, res.Steps)
	}
}

// TestNothingToRemove checks how many tests a module costs of which every part matters.
func TestNothingToRemove(t *testing.T) {
	op := parse(t, manyOps(60))
	whole := text(op)
	res := run(t, op, func(_ context.Context, op *ir.Operation) (bool, error) { return text(op) == whole, nil }, reduce.Options{})
	if res.Steps != 0 || text(res.Module) != whole {
		t.Error("the module changed")
	}
	// Two strategies of erasing try each of 60 operations, and one of reusing values tries
	// two edits for each of 120 operands, in chunks of all, half of them, …, 1; some edits
	// make the module larger or lead to the same one.
	if res.Tests > 2*(60+60+240) || res.Tests < 100 {
		t.Errorf("%d tests", res.Tests)
	}
	t.Logf("%d tests", res.Tests)
}

// TestWorkers checks that the result and its counts do not depend on the number of
// workers, and that no candidate is tested twice.
func TestWorkers(t *testing.T) {
	input := manyOps(100)
	var want *reduce.Result
	for _, workers := range []int{0, 1, 2, 3, 8} {
		var mu sync.Mutex
		seen := map[string]int{}
		active, most := 0, 0
		test := func(ctx context.Context, op *ir.Operation) (bool, error) {
			mu.Lock()
			seen[text(op)]++
			active++
			most = max(most, active)
			mu.Unlock()
			defer func() {
				mu.Lock()
				active--
				mu.Unlock()
			}()
			return contains("divsi", "%arg1", "func.func @")(ctx, op)
		}
		res := run(t, parse(t, input), test, reduce.Options{Workers: workers})
		if most > max(1, workers) {
			t.Errorf("%d workers: %d tests at the same time", workers, most)
		}
		delete(seen, text(res.Module)) // run tests it again
		for s, n := range seen {
			if n > 1 {
				t.Errorf("%d workers: tested %d times:\n%s", workers, n, s)
			}
		}
		if want == nil {
			want = res
		}
		if text(res.Module) != text(want.Module) || res.Tests != want.Tests || res.Steps != want.Steps {
			t.Errorf("%d workers: %d tests, %d steps, want %d, %d\n%s", workers, res.Tests, res.Steps, want.Tests, want.Steps, text(res.Module))
		}
	}
}

// TestConcurrentTests checks that tests really run at the same time: after the input and
// the module without both functions come those without one of them.
func TestConcurrentTests(t *testing.T) {
	op := parse(t, "func.func private @f()\nfunc.func private @g()\n")
	var both sync.WaitGroup
	both.Add(2)
	var calls atomic.Int32
	test := func(ctx context.Context, op *ir.Operation) (bool, error) {
		if n := calls.Add(1); n == 3 || n == 4 {
			both.Done()
			both.Wait()
		}
		return contains("@f", "@g")(ctx, op)
	}
	if _, err := reduce.Run(context.Background(), op, test, reduce.Options{Workers: 2}); err != nil {
		t.Fatal(err)
	}
}

func TestMaxTests(t *testing.T) {
	input := manyOps(100)
	full := run(t, parse(t, input), contains("divsi"), reduce.Options{})
	for _, workers := range []int{1, 4} {
		before := -1
		for limit := 1; limit <= full.Tests; limit++ {
			res := run(t, parse(t, input), contains("divsi"), reduce.Options{MaxTests: limit, Workers: workers})
			if res.Tests != limit {
				t.Errorf("%d tests, limit %d", res.Tests, limit)
			}
			if before >= 0 && res.OpsAfter > before {
				t.Errorf("limit %d: %d operations, %d with fewer tests", limit, res.OpsAfter, before)
			}
			before = res.OpsAfter
		}
	}
}

func TestErrors(t *testing.T) {
	op := parse(t, manyOps(20))
	no := func(context.Context, *ir.Operation) (bool, error) { return false, nil }
	if res, err := reduce.Run(context.Background(), op, no, reduce.Options{}); err != reduce.ErrNotInteresting || res != nil {
		t.Errorf("an input that is not interesting: %v, %v", res, err)
	}
	broken := errors.New("broken")
	fails := func(context.Context, *ir.Operation) (bool, error) { return true, broken }
	if res, err := reduce.Run(context.Background(), op, fails, reduce.Options{}); err != broken || res != nil {
		t.Errorf("a test that fails at once: %v, %v", res, err)
	}
	// The result so far comes with the error of a later test.
	for _, workers := range []int{1, 3} {
		test := func(ctx context.Context, op *ir.Operation) (bool, error) {
			if n := countOps(op); n > 4 && n < 30 {
				return false, broken
			}
			return contains("divsi")(ctx, op)
		}
		res, err := reduce.Run(context.Background(), parse(t, manyOps(200)), test, reduce.Options{Workers: workers})
		if err != broken || res == nil || res.Steps == 0 || res.OpsAfter < 30 || res.OpsAfter != countOps(res.Module) {
			t.Errorf("a test that fails later: %v", err)
		}
	}
	op.Region(0).First().First().RemoveAttr("function_type")
	yes := func(context.Context, *ir.Operation) (bool, error) {
		t.Error("the test sees an invalid module")
		return true, nil
	}
	if _, err := reduce.Run(context.Background(), op, yes, reduce.Options{}); err != reduce.ErrInvalid {
		t.Error("an invalid input:", err)
	}
}

// TestCancel checks that Run ends with its context, and that it ends tests whose answers
// it no longer needs.
func TestCancel(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	calls := 0
	test := func(ctx context.Context, op *ir.Operation) (bool, error) {
		if calls++; calls == 5 {
			cancel()
			<-ctx.Done()
			return false, ctx.Err()
		}
		return contains("divsi")(ctx, op)
	}
	res, err := reduce.Run(ctx, parse(t, manyOps(100)), test, reduce.Options{})
	if !errors.Is(err, context.Canceled) || res == nil || calls != 5 {
		t.Errorf("%v, %v after %d calls", res, err, calls)
	}
	// The module without the multiplication is interesting. The test of the one without
	// the division runs at the same time and would never end by itself.
	slow := func(ctx context.Context, op *ir.Operation) (bool, error) {
		if ok, _ := contains("divsi")(ctx, op); ok {
			return true, nil
		}
		if countOps(op) > 3 && strings.Contains(text(op), "muli") {
			<-ctx.Done()
			return false, nil
		}
		return false, nil
	}
	if _, err := reduce.Run(context.Background(), parse(t, "func.func @f(%a: i32) {\n%0 = arith.divsi %a, %a : i32\n%1 = arith.muli %a, %a : i32\nreturn\n}"), slow, reduce.Options{Workers: 2}); err != nil {
		t.Error(err)
	}
}

// TestTransforms checks that transforms are tried, that failed ones count for nothing,
// and that no strategy runs beside them if there must be none.
func TestTransforms(t *testing.T) {
	input := "func.func private @f()\nfunc.func private @g()\nfunc.func @h(%a: i32) {\n  return\n}\n"
	drop := func(name string, ok bool) reduce.Transform {
		return reduce.Transform{Name: name, Apply: func(op *ir.Operation) bool {
			if f := ir.LookupSymbol(op, name); f != nil {
				f.Erase()
			}
			return ok
		}}
	}
	opts := reduce.Options{Transforms: []reduce.Transform{drop("f", true), drop("g", false)}, TransformsOnly: true}
	var names []string
	opts.Accepted = func(strategy string, op *ir.Operation) {
		names = append(names, fmt.Sprint(strategy, " ", countOps(op)))
	}
	res := run(t, parse(t, input), contains("@h"), opts)
	got := text(res.Module)
	if strings.Contains(got, "@f") || !strings.Contains(got, "@g") || res.Steps != 1 || fmt.Sprint(names) != "[transform 4]" {
		t.Errorf("%v %d\n%s", names, res.Steps, got)
	}
	opts.TransformsOnly = false
	res = run(t, parse(t, input), contains("@h"), opts)
	if got := text(res.Module); got != "module {\n  func.func private @h()\n}\n\n" {
		t.Errorf("with strategies:\n%s", got)
	}
}

// TestMinimal checks what remains of modules, and that each strategy finishes what the
// others leave.
func TestMinimal(t *testing.T) {
	for _, c := range []struct {
		name, input, want string
		keep              []string
	}{
		{"loop", `func.func @f(%n: index, %m: memref<16xf32>) {
			%c0 = arith.constant 0 : index
			%c1 = arith.constant 1 : index
			%x = arith.constant 4.5 : f32
			%r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %n) -> (f32, index) {
				%l = memref.load %m[%i] : memref<16xf32>
				%s = arith.addf %a, %l : f32
				scf.yield %s, %i : f32, index
			}
			memref.store %r#0, %m[%r#1] : memref<16xf32>
			return
		}`, "module {\n  %c0 = arith.constant 0 : index\n  scf.for %arg0 = %c0 to %c0 step %c0 {\n  }\n}\n\n", []string{"scf.for"}},
		{"names", `func.func private @used_by(%a: i64) -> i64
		func.func @very_long(%a: i64) -> i64 {
			%0 = call @used_by(%a) : (i64) -> i64
			return %0 : i64
		}`, "module {\n  func.func private @a()\n  func.call @a() : () -> ()\n}\n\n", []string{"call @", "private @"}},
		{"constant", `func.func @f() -> i32 {
			%c = arith.constant 1000 : i32
			"foo.use"(%c) : (i32) -> ()
			return %c : i32
		}`, "module {\n  %c1_i8 = arith.constant 1 : i8\n}\n\n", []string{"arith.constant 1"}},
		{"control flow", `func.func @f(%c: i1, %a: i32) -> i32 {
			cf.cond_br %c, ^bb1(%a : i32), ^bb2
		^bb1(%x: i32):
			%0 = arith.addi %x, %a : i32
			cf.br ^bb3(%0 : i32)
		^bb2:
			"foo.here"() : () -> ()
			cf.br ^bb3(%a : i32)
		^bb3(%y: i32):
			return %y : i32
		}`, "module {\n  \"foo.here\"() : () -> ()\n}\n\n", []string{"foo.here"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			res := run(t, parse(t, c.input), contains(c.keep...), reduce.Options{})
			if got := text(res.Module); got != c.want {
				t.Errorf("the result is\n%s", got)
			}
		})
	}
}

// TestProperties reduces the inputs of TestEdits to each kind of operation in them.
func TestProperties(t *testing.T) {
	files, err := filepath.Glob("testdata/*.mlir")
	if err != nil || len(files) == 0 {
		t.Fatal("no test files", err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			t.Parallel()
			data, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			op := parse(t, string(data))
			names := map[string]bool{}
			op.Walk(func(o *ir.Operation) { names[o.Name()] = true })
			for name := range names {
				has := func(_ context.Context, op *ir.Operation) (bool, error) {
					found := false
					op.Walk(func(o *ir.Operation) { found = found || o.Name() == name })
					return found, nil
				}
				res := run(t, op, has, reduce.Options{Workers: 2})
				again := run(t, res.Module, has, reduce.Options{})
				if again.Steps != 0 {
					t.Errorf("%s: the result can be reduced further:\n%s", name, text(res.Module))
				}
				if res.OpsAfter > 8 {
					t.Errorf("%s: %d operations remain:\n%s", name, res.OpsAfter, text(res.Module))
				}
			}
		})
	}
}
