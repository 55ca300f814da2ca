package cftoscf_test

import (
	"bytes"
	"context"
	"strings"
	"testing"

	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/test/littools"
)

// producing is a branch that passes its successor a value of its own before its operands.
type producing struct{}

func (producing) SuccessorOperands(op *ir.Operation, _ int) (start, n, produced int) {
	return 0, op.NumOperands(), 1
}

// TestForeignBranches lifts branches of a dialect that a program of its own registers: one that
// produces a value, and one with an effect, which no conditional has.
func TestForeignBranches(t *testing.T) {
	def := func(name string, traits ...ir.Trait) *ir.OpDef {
		return &ir.OpDef{Name: name, Successors: []ir.SuccessorDef{{Name: "dest"}}, Traits: append(traits, ir.Terminator),
			Operands: []ir.ValueDef{{Name: "operands", Type: ir.AnyType, Quantity: ir.Variadic}}}
	}
	setup := littools.Setup()
	setup.Dialects.Add("foreign", func() *ir.Dialect {
		return &ir.Dialect{Name: "foreign", Ops: []ir.OpEntry{
			{Def: def("foreign.produce", ir.Pure), Interfaces: []any{producing{}}},
			{Def: def("foreign.write"), Interfaces: []any{producing{}}, Effects: func(_ *ir.Operation, visit func(ir.Effect)) { visit(ir.Effect{Kind: ir.EffectWrite}) }},
		}}
	})
	for branch, want := range map[string]string{
		"foreign.produce": "'foreign.produce' op transformation does not support operations with operation-produced successor operands",
		"foreign.write":   "'foreign.write' op transformation does not support terminators with side effects",
	} {
		in := "func.func @f() -> i32 {\n  \"" + branch + "\"()[^a] : () -> ()\n^a(%x: i32):\n  return %x : i32\n}\n"
		var out, errs bytes.Buffer
		if code := tool.Opt(context.Background(), setup, []string{"--lift-cf-to-scf"}, tool.Streams{In: strings.NewReader(in), Out: &out, Err: &errs}); code != tool.ExitFailed || !strings.Contains(errs.String(), want) {
			t.Errorf("%s: exit code %d, %s%s", branch, code, out.String(), errs.String())
		}
	}
}
