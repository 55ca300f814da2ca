package rewrite

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
)

var updateRandom = flag.Bool("update-random", false, "record what the drivers do")

// golden compares got with a file in testdata, or writes the file with -update-random.
func golden(t *testing.T, name, got string) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *updateRandom {
		if err := os.WriteFile(path, []byte(got), 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	g, w := strings.Split(got, "\n"), strings.Split(string(data), "\n")
	section := ""
	for i := range max(len(g), len(w)) {
		switch {
		case i >= len(g) || i >= len(w):
			t.Fatalf("%s, in %q: %d lines instead of %d; record the difference with -update-random", path, section, len(g), len(w))
		case g[i] != w[i]:
			t.Fatalf("%s:%d, in %q: got\n%s\nwant\n%s\nrecord the difference with -update-random", path, i+1, section, g[i], w[i])
		case strings.HasPrefix(g[i], "=="):
			section = g[i]
		}
	}
}

// The flow dialect has the terminators and the enclosing operations that the toy
// dialect lacks.
var (
	flowJump   = &ir.OpDef{Name: "flow.jump", Operands: toyMany, Successors: []ir.SuccessorDef{{Name: "to"}}, Traits: []ir.Trait{ir.Terminator}}
	flowInvoke = &ir.OpDef{Name: "flow.invoke", Operands: toyMany, Successors: []ir.SuccessorDef{{Name: "to"}}, Traits: []ir.Trait{ir.Terminator}}
	flowBlocks = &ir.OpDef{Name: "flow.blocks", Regions: []ir.RegionDef{{Name: "body"}}}
	flowHost   = &ir.OpDef{Name: "flow.host", Regions: []ir.RegionDef{{Name: "body"}}}
	// flowPair folds to two constants, of which the dialect cannot make the second.
	flowPair = &ir.OpDef{Name: "flow.pair", Results: []ir.ValueDef{toyPair[0], toyPair[1]}, Traits: []ir.Trait{ir.Pure}}
)

// flowInvokeModel is the branch model of an operation that makes the first argument of
// its successor.
type flowInvokeModel struct{}

func (flowInvokeModel) SuccessorOperands(op *ir.Operation, _ int) (start, n, produced int) {
	return 0, op.NumOperands(), 1
}

// flowBlocksModel keeps blocks that begin with an operation that has the attribute "keep".
type flowBlocksModel struct{}

func (flowBlocksModel) KeepsBlock(b *ir.Block) bool {
	return b.First() != nil && b.First().Attr("keep") != nil
}
func (flowBlocksModel) FixedBlocks(r *ir.Region) bool { return r.Parent().Attr("fixed") != nil }
func (flowBlocksModel) OneValuePerPredecessor(r *ir.Region) bool {
	return r.Parent().Attr("one") != nil
}

// flowConstants keeps the constants of flow.host inside.
type flowConstants struct{}

func (flowConstants) MaterializeInto(r *ir.Region) bool { return r.Parent().Is(flowHost) }

func flowDialect() *ir.Dialect {
	return &ir.Dialect{
		Name: "flow",
		Ops: []ir.OpEntry{
			{Def: flowJump}, {Def: flowHost},
			{Def: flowInvoke, Interfaces: []any{flowInvokeModel{}}},
			{Def: flowBlocks, Interfaces: []any{flowBlocksModel{}}},
			{Def: flowPair, Fold: func(op *ir.Operation, _ []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
				n := op.Attr("n")
				if n == nil {
					return out, false
				}
				return append(out, ir.FoldResult{Attr: n}, ir.FoldResult{Attr: op.Context().Unit()}), true
			}},
		},
		Interfaces: []any{flowConstants{}},
		Constant: func(b *ir.Builder, v ir.Attribute, t ir.Type, loc ir.Location) *ir.Operation {
			if _, ok := v.(*ir.IntegerAttr); !ok {
				return nil
			}
			return b.Create(loc, toyConst, nil, []ir.Type{t}, ir.Named("value", v))
		},
	}
}

// parseFlow parses a module of the toy, low and flow dialects.
func parseFlow(t testing.TB, text string) (*ir.Context, *ir.Operation) {
	t.Helper()
	reg := ir.NewRegistry()
	reg.Add("toy", toyDialect)
	reg.Add("low", lowDialect)
	reg.Add("flow", flowDialect)
	ctx := ir.NewContext(reg)
	module, ok := ir.Parse(ctx, ctx.AddFile("t.mlir", []byte(text)))
	if !ok {
		t.Fatalf("cannot parse\n%s", text)
	}
	return ctx, module
}

// flow writes random functions with control flow.
type flow struct {
	*rand.Rand
	strings.Builder
	values int // names used so far
	ops    int
}

func randomFlow(seed uint64) string {
	f := &flow{Rand: rand.New(rand.NewPCG(seed, 5))}
	f.WriteString("\"toy.func\"() ({\n^bb0(%c: i32, %x: i32, %y: i32):\n")
	f.region([]string{"%c", "%x", "%y"}, 0)
	f.WriteString("}) : () -> ()\n")
	return f.String()
}

// region writes the blocks of a region whose first block has begun. outer are the
// values that dominate it.
func (f *flow) region(outer []string, depth int) {
	blocks := 1 + f.IntN(6)
	args := make([]int, blocks)
	for i := 1; i < blocks; i++ {
		args[i] = f.IntN(3)
	}
	first := outer
	if f.IntN(2) == 0 {
		f.values++
		name := fmt.Sprintf("%%d%d", f.values)
		f.op(name, "toy.neg", outer, 1)
		first = append(append([]string(nil), outer...), name)
	}
	var shape []int
	for b := range blocks {
		in := append([]string(nil), first...)
		if b > 0 {
			in = append(in, f.block(b, args[b])...)
		}
		// Blocks that follow the shape of an earlier one are often identical.
		if b < 2 || f.IntN(3) == 0 {
			shape = shape[:0]
			for range f.IntN(4) {
				shape = append(shape, f.IntN(6))
			}
			shape = append(shape, f.IntN(10), f.target(blocks), f.target(blocks))
			if b == 0 && blocks > 1 {
				shape[len(shape)-3] = 2
			}
		}
		f.body(in, shape[:len(shape)-3], depth)
		f.terminator(in, args, shape[len(shape)-3:])
	}
}

// target returns the number of a block other than the entry, which has no
// predecessors, or 0 if there is none.
func (f *flow) target(blocks int) int {
	if blocks == 1 {
		return 0
	}
	return 1 + f.IntN(blocks-1)
}

// block begins block b and returns the names of its arguments.
func (f *flow) block(b, args int) (names []string) {
	var list []string
	for range args {
		f.values++
		names = append(names, fmt.Sprintf("%%v%d", f.values))
		list = append(list, names[len(names)-1]+": i32")
	}
	fmt.Fprintf(f, "^bb%d(%s):\n", b, strings.Join(list, ", "))
	return names
}

func (f *flow) pick(in []string, n int) string {
	var vs []string
	for range n {
		vs = append(vs, in[f.IntN(len(in))])
	}
	return strings.Join(vs, ", ")
}

func types(n int) string { return strings.TrimSuffix(strings.Repeat("i32, ", n), ", ") }

func (f *flow) op(result, name string, in []string, n int) {
	f.ops++
	fmt.Fprintf(f, "%s = \"%s\"(%s) : (%s) -> i32\n", result, name, f.pick(in, n), types(n))
}

func (f *flow) body(in []string, shape []int, depth int) {
	in = append([]string(nil), in...)
	for _, k := range shape {
		f.values++
		name := fmt.Sprintf("%%d%d", f.values)
		switch {
		case k == 0:
			f.op(name, "toy.neg", in, 1)
			in = append(in, name)
		case k == 1:
			f.op(name, "toy.max", in, 2)
			in = append(in, name)
		case k == 2:
			fmt.Fprintf(f, "%s = \"toy.const\"() {value = %d : i32} : () -> i32\n", name, f.IntN(2))
			in = append(in, name)
		case k == 5 && depth == 0 && f.IntN(2) == 0:
			fmt.Fprintf(f, "\"%s\"() ({\n", []string{"toy.scope", "flow.blocks", "flow.blocks", "flow.blocks"}[f.IntN(4)])
			f.region(in, 1)
			fmt.Fprintf(f, "})%s : () -> ()\n", []string{"", "", " {fixed}", " {one}"}[f.IntN(4)])
		default:
			fmt.Fprintf(f, "\"toy.use\"(%s)%s : (i32) -> ()\n", f.pick(in, 1), []string{"", "", " {keep}"}[f.IntN(3)])
		}
	}
}

func (f *flow) terminator(in []string, args []int, shape []int) {
	a, b := shape[1], shape[2]
	if a == 0 {
		shape = []int{9}
	}
	switch k := shape[0]; {
	case k < 2:
		fmt.Fprintf(f, "\"toy.br\"(%s)[^bb%d] : (%s) -> ()\n", f.pick(in, args[a]), a, types(args[a]))
	case k < 7:
		fmt.Fprintf(f, "\"toy.cond\"(%s)[^bb%d, ^bb%d] {operandSegmentSizes = array<i32: 1, %d, %d>} : (%s) -> ()\n",
			f.pick(in, 1+args[a]+args[b]), a, b, args[a], args[b], types(1+args[a]+args[b]))
	case k == 7 && args[a] > 0:
		fmt.Fprintf(f, "\"flow.invoke\"(%s)[^bb%d] : (%s) -> ()\n", f.pick(in, args[a]-1), a, types(args[a]-1))
	case k == 8:
		fmt.Fprintf(f, "\"flow.jump\"(%s)[^bb%d] : (i32) -> ()\n", f.pick(in, 1), a)
	default:
		f.WriteString("\"toy.return\"() : () -> ()\n")
	}
}

// bodyText prints the first function of module without the lines around its body.
func bodyText(module *ir.Operation) string {
	_, s, _ := strings.Cut(string(ir.Print(nil, module, ir.PrintOptions{Generic: true})), "\"toy.func\"() ({\n")
	s, _, _ = strings.Cut(s, "  }) : () -> ()\n}) : () -> ()")
	return strings.ReplaceAll(strings.TrimPrefix(s, "    "), "\n    ", "\n")
}

// TestRegionsOfRandomFlow records what each simplification of regions does to random
// control flow.
func TestRegionsOfRandomFlow(t *testing.T) {
	var out strings.Builder
	for seed := range uint64(120) {
		text := randomFlow(seed)
		fmt.Fprintf(&out, "== %d\n", seed)
		before := ""
		for _, s := range []struct {
			name string
			f    func(r *ir.Region) bool
		}{
			{"parsed", func(*ir.Region) bool { return false }},
			{"reachable", EraseUnreachableBlocks},
			{"live", func(r *ir.Region) bool { EraseUnreachableBlocks(r); return EraseDeadCode(r) }},
			{"simple", func(r *ir.Region) bool { return SimplifyRegion(r, false) }},
			{"merged", func(r *ir.Region) bool { SimplifyRegion(r, false); return SimplifyRegion(r, true) }},
		} {
			_, module := parseFlow(t, text)
			changed := s.f(module.Region(0).First().First().Region(0))
			c := &conv{module: module, anySuccessors: true}
			c.checkUses(t)
			after := bodyText(module)
			fmt.Fprintf(&out, "-- %s: %t\n", s.name, changed)
			if after != before {
				out.WriteString(after)
				before = after
			}
		}
	}
	golden(t, "regions.txt", out.String())
}
