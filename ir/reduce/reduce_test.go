package reduce_test

import (
	"context"
	"fmt"
	"strings"
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

// contains returns the test whether the printed module contains all the texts.
func contains(texts ...string) reduce.Interesting {
	return func(_ context.Context, op *ir.Operation) (bool, error) {
		got := string(ir.Print(nil, op, ir.PrintOptions{}))
		for _, s := range texts {
			if !strings.Contains(got, s) {
				return false, nil
			}
		}
		return true, nil
	}
}

func TestOneOfManyOps(t *testing.T) {
	var b strings.Builder
	b.WriteString("func.func @long_name(%a: i32, %b: i32) -> i32 {\n  %v0 = arith.addi %a, %b : i32\n")
	for i := 1; i < 200; i++ {
		name := "arith.muli"
		if i == 137 {
			name = "arith.divsi"
		}
		fmt.Fprintf(&b, "  %%v%d = %s %%v%d, %%v%d : i32\n", i, name, i-1, i/2)
	}
	b.WriteString("  return %v199 : i32\n}\n")
	res, err := reduce.Run(context.Background(), parse(t, b.String()), contains("divsi"), reduce.Options{Accepted: func(st string, op *ir.Operation) { t.Log(st) }})
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%d tests, %d steps\n%s", res.Tests, res.Steps, ir.Print(nil, res.Module, ir.PrintOptions{}))
}
