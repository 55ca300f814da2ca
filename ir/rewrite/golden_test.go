package rewrite

import (
	"context"
	"flag"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"
	"github.com/spvc/spvc/ir"
)

var update = flag.Bool("update", false, "record what the drivers do")

// The odd dialect has what the toy dialect lacks: regions with a model of their blocks,
// terminators that produce block arguments, have results or have no model, and folds to
// several results.
var (
	oddBlocks = &ir.OpDef{Name: "odd.blocks", Regions: []ir.RegionDef{{Name: "body"}}, Traits: []ir.Trait{ir.RecursiveMemoryEffects}}
	// odd.make passes its operands after an argument that it produces itself.
	oddMake = &ir.OpDef{Name: "odd.make", Operands: toyMany, Successors: []ir.SuccessorDef{{Name: "dest"}}, Traits: []ir.Trait{ir.Terminator, ir.Pure}}
	// odd.jump has no model of its successors.
	oddJump = &ir.OpDef{Name: "odd.jump", Operands: toyMany, Successors: []ir.SuccessorDef{{Name: "dest", Quantity: ir.Variadic}}, Traits: []ir.Trait{ir.Terminator, ir.Pure}}
	// odd.last has its condition behind what it passes.
	oddLast = &ir.OpDef{Name: "odd.last", Operands: []ir.ValueDef{{Name: "a", Type: ir.AnyType, Quantity: ir.Variadic}, {Name: "b", Type: ir.AnyType, Quantity: ir.Variadic}, toyPair[0]},
		Successors: []ir.SuccessorDef{{Name: "then"}, {Name: "else"}}, Traits: []ir.Trait{ir.Terminator, ir.Pure, ir.AttrSizedOperandSegments}}
	// odd.invoke has a result.
	oddInvoke = &ir.OpDef{Name: "odd.invoke", Results: toyResult, Successors: []ir.SuccessorDef{{Name: "dest", Quantity: ir.Variadic}}, Traits: []ir.Trait{ir.Terminator}}
	// odd.split folds to its constant operand's value and that value plus one.
	oddSplit = &ir.OpDef{Name: "odd.split", Operands: toyPair[:1], Results: []ir.ValueDef{{Name: "a", Type: ir.AnyType}, {Name: "b", Type: ir.AnyType}}, Traits: []ir.Trait{ir.Pure}}
	// odd.host keeps constants in its region.
	oddHost = &ir.OpDef{Name: "odd.host", Regions: []ir.RegionDef{{Name: "body"}}, Traits: []ir.Trait{ir.RecursiveMemoryEffects}}
)

type oddModel struct{}

func (oddModel) KeepsBlock(b *ir.Block) bool {
	return b.First() != nil && b.First().Attr("keep") != nil
}
func (oddModel) FixedBlocks(r *ir.Region) bool            { return r.Parent().Attr("fixed") != nil }
func (oddModel) OneValuePerPredecessor(r *ir.Region) bool { return r.Parent().Attr("one") != nil }

type oddBranch struct{ produced int }

func (m oddBranch) SuccessorOperands(op *ir.Operation, i int) (start, n, produced int) {
	if !op.Is(oddLast) {
		return 0, op.NumOperands(), m.produced
	}
	start, n = op.OperandGroup(i)
	return start, n, 0
}

type oddFoldHost struct{}

func (oddFoldHost) MaterializeInto(r *ir.Region) bool { return r.Parent().Is(oddHost) }

func oddDialect() *ir.Dialect {
	return &ir.Dialect{
		Name: "odd",
		Ops: []ir.OpEntry{
			{Def: oddBlocks, Interfaces: []any{oddModel{}}}, {Def: oddMake, Interfaces: []any{oddBranch{produced: 1}}}, {Def: oddJump},
			{Def: oddLast, Interfaces: []any{oddBranch{}}}, {Def: oddInvoke, Interfaces: []any{oddBranch{}}}, {Def: oddHost},
			{Def: oddSplit, Fold: func(op *ir.Operation, in []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
				a, ok := in[0].(*ir.IntegerAttr)
				if !ok {
					return out, false
				}
				x, _ := a.Int64()
				return append(out, ir.FoldResult{Attr: a}, ir.FoldResult{Attr: op.Context().Int(a.Type(), x+1)}), true
			}},
		},
		Interfaces: []any{oddFoldHost{}},
		// There is no constant 8.
		Constant: func(b *ir.Builder, v ir.Attribute, t ir.Type, loc ir.Location) *ir.Operation {
			if x, _ := v.(*ir.IntegerAttr).Int64(); x == 8 {
				return nil
			}
			return b.Create(loc, toyConst, nil, []ir.Type{t}, ir.Named("value", v))
		},
	}
}

// parseOdd parses text with the odd dialect beside the toy and the low dialect.
func parseOdd(tb testing.TB, text string) *conv {
	tb.Helper()
	return parseWith(tb, text, func(reg *ir.Registry) { reg.Add("odd", oddDialect) })
}

// goldenCases runs f with the text of each file NAME.mlir of testdata/name and compares
// what it returns with the file NAME.out that follows it.
func goldenCases(t *testing.T, name string, f func(t *testing.T, text string) string) {
	file := filepath.Join("testdata", name)
	ar, err := txtar.ParseFile(file)
	if err != nil {
		t.Fatal(err)
	}
	record := &txtar.Archive{Comment: ar.Comment}
	var in string
	for i, member := range ar.Files {
		base, ok := strings.CutSuffix(member.Name, ".mlir")
		if !ok {
			continue
		}
		in = string(member.Data)
		t.Run(base, func(t *testing.T) {
			got := f(t, in)
			record.Files = append(record.Files, member, txtar.File{Name: base + ".out", Data: []byte(got)})
			if *update {
				return
			}
			if i+1 == len(ar.Files) || ar.Files[i+1].Name != base+".out" {
				t.Fatalf("%s.out is not recorded; run the test with -update", base)
			}
			if want := string(ar.Files[i+1].Data); got != want {
				t.Errorf("got\n%s\nwant\n%s", got, want)
			}
		})
	}
	if *update {
		if err := os.WriteFile(file, txtar.Format(record), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

// function wraps the blocks of a function in a module.
func function(body string) string { return `"toy.func"() ({` + body + `}) : () -> ()` }

// body returns the text of the first function's blocks.
func (c *conv) body() string {
	_, got, _ := strings.Cut(c.text(), "({\n")
	_, got, _ = strings.Cut(got, "({\n")
	got, _, _ = strings.Cut(got, "\n  }) : () -> ()")
	return strings.ReplaceAll(got, "\n    ", "\n") + "\n"
}

// canceler returns a function that requests the scope to stop, and returns when the
// request has arrived.
func canceler(scope *ir.Scope) (cancel, release func()) {
	ctx, end := context.WithCancel(context.Background())
	release = scope.StopWith(ctx)
	return func() {
		end()
		for !scope.Stop().Requested() {
			runtime.Gosched()
		}
	}, release
}
