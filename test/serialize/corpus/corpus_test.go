//go:build cgo

// Package corpus holds shaders and kernels that other compilers turn into SPIR-V, and
// tests that reading and writing keeps their meaning.
package corpus

import (
	"encoding/binary"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/internal/spvwords"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/spirv"
)

func newContext(t testing.TB) *ir.Context {
	reg := ir.NewRegistry()
	reg.Add("spirv", spirv.Dialect)
	ctx := ir.NewContext(reg)
	ctx.PushHandler(func(d *ir.Diagnostic) bool {
		t.Error(d.Message)
		return true
	})
	return ctx
}

// binaries returns the words of the corpus by the files' names.
func binaries(t testing.TB) map[string][]uint32 {
	t.Helper()
	files, err := filepath.Glob("bin/*.spv")
	if err != nil || len(files) < 320 {
		t.Fatalf("%d binaries, %v", len(files), err)
	}
	all := map[string][]uint32{}
	for _, f := range files {
		data, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		all[filepath.Base(f)] = wordsOf(data)
	}
	return all
}

func wordsOf(data []byte) []uint32 {
	ws := make([]uint32, len(data)/4)
	for i := range ws {
		ws[i] = binary.LittleEndian.Uint32(data[4*i:])
	}
	return ws
}

// envOf returns the validation rules for the environment that a source was compiled
// for.
func envOf(name string, words []uint32) spirvtools.Options {
	if strings.Contains(name, "_cl.") {
		return spirvtools.Options{Env: spirvtools.OpenCL22}
	}
	envs := map[byte]spirvtools.Env{0: spirvtools.Vulkan10, 3: spirvtools.Vulkan11, 4: spirvtools.Vulkan11Spirv14, 5: spirvtools.Vulkan12, 6: spirvtools.Vulkan13}
	return spirvtools.Options{Env: envs[byte(words[1]>>8)]}
}

// throughText reads words, prints the module, parses the text, and returns the words of
// the parsed module.
func throughText(t *testing.T, words []uint32) []uint32 {
	t.Helper()
	return throughTextWith(t, words, serialize.Options{})
}

func throughTextWith(t *testing.T, words []uint32, opts serialize.Options) []uint32 {
	t.Helper()
	m, ok := serialize.Deserialize(newContext(t), words, serialize.ReadOptions{})
	if !ok {
		t.FailNow()
	}
	text := ir.Print(nil, m, ir.PrintOptions{})
	ctx := newContext(t)
	top, ok := ir.ParseTopLevel(ctx, ctx.AddFile("module.mlir", text))
	if !ok || !ir.Verify(top) {
		t.Fatalf("%s", text)
	}
	out, ok := serialize.Serialize(top.Region(0).First().First(), opts)
	if !ok {
		t.Fatalf("%s", text)
	}
	return out
}

// TestRoundTrip checks that modules can be read, printed, parsed and written, that the
// result is valid, and that a second round trip changes nothing.
func TestRoundTrip(t *testing.T) {
	for name, words := range binaries(t) {
		t.Run(name, func(t *testing.T) {
			again := throughText(t, words)
			if err := spvwords.Check(again); err != nil {
				t.Error(err)
			}
			if err := spirvtools.Validate(again, envOf(name, words)); err != nil {
				t.Error(err)
			}
			if !slices.Equal(throughText(t, again), again) {
				t.Error("the second trip gives other words")
			}
		})
	}
}

// lossless reads words in lossless mode, and prints and parses the module.
func lossless(t *testing.T, words []uint32) (*ir.Operation, []byte) {
	t.Helper()
	m, ok := serialize.Deserialize(newContext(t), words, serialize.ReadOptions{Lossless: true})
	if !ok {
		t.FailNow()
	}
	text := ir.Print(nil, m, ir.PrintOptions{})
	ctx := newContext(t)
	top, ok := ir.ParseTopLevel(ctx, ctx.AddFile("module.mlir", text))
	if !ok || !ir.Verify(top) {
		t.Fatalf("%s", text)
	}
	return top.Region(0).First().First(), text
}

// TestLossless checks that an unchanged module gives the same words, also through text,
// and that a changed module is valid.
func TestLossless(t *testing.T) {
	kept := 0
	for name, words := range binaries(t) {
		t.Run(name, func(t *testing.T) {
			m, text := lossless(t, words)
			out, ok := serialize.Serialize(m, serialize.Options{Lossless: true})
			if !ok || !slices.Equal(out, words) {
				t.Fatalf("other words from\n%s", text)
			}
			var fn *ir.Operation
			for op := m.Region(0).First().First(); op != nil; op = op.Next() {
				if op.Is(spirv.Func) && !op.Region(0).Empty() {
					fn = op
				}
			}
			ctx := m.Context()
			b := ir.NewBuilder(ctx, nil)
			b.SetStart(fn.Region(0).First())
			c := b.Create(ir.UnknownLoc, spirv.Constant, nil, []ir.Type{ctx.I32()}, ir.Named("value", ctx.Int(ctx.I32(), 12345))).Result(0)
			b.Create(ir.UnknownLoc, spirv.IAdd, []*ir.Value{c, c}, []ir.Type{ctx.I32()})
			edited, ok := serialize.Serialize(m, serialize.Options{Lossless: true})
			if !ok || slices.Equal(edited, words) || !slices.Contains(edited, 12345) {
				t.Fatal("the change is lost")
			}
			if slices.Equal(edited[:3], words[:3]) && edited[2] != 0 {
				kept++
			}
			if err := spirvtools.Validate(edited, envOf(name, words)); err != nil {
				t.Error(err)
			}
			if err := spvwords.Check(edited); err != nil {
				t.Error(err)
			}
		})
	}
	if kept < 310 {
		t.Errorf("%d changed modules kept what was not changed", kept)
	}
}

// TestReplay changes, adds and erases a function each, and checks that the other
// functions keep their words.
func TestReplay(t *testing.T) {
	words := binaries(t)["calls_comp.spv"]
	m, _ := lossless(t, words)
	var fns []*ir.Operation
	for op := m.Region(0).First().First(); op != nil; op = op.Next() {
		if op.Is(spirv.Func) {
			fns = append(fns, op)
		}
	}
	if len(fns) != 3 {
		t.Fatalf("%d functions", len(fns))
	}
	// The first function, which is main, calls no functions any more.
	ctx := m.Context()
	b := ir.NewBuilder(ctx, nil)
	for blk := fns[0].Region(0).First(); blk != nil; blk = blk.Next() {
		for op, next := blk.First(), (*ir.Operation)(nil); op != nil; op = next {
			next = op.Next()
			if op.Is(spirv.FunctionCall) {
				b.SetBefore(op)
				c := b.Create(op.Loc(), spirv.Constant, nil, []ir.Type{ctx.I32()}, ir.Named("value", ctx.Int(ctx.I32(), 4321))).Result(0)
				op.Result(0).ReplaceAllUsesWith(c)
				op.Erase()
			}
		}
	}
	name := fns[2].StringAttr(ir.SymbolNameAttr)
	fns[2].Erase()
	b.SetEnd(m.Region(0).First())
	added := spirv.NewFunc(b, ir.UnknownLoc, "added", ctx.Function(nil, nil), 0)
	b.SetEnd(added.Body().AddBlock())
	b.Create(ir.UnknownLoc, spirv.Return, nil, nil)
	out, ok := serialize.Serialize(m, serialize.Options{Lossless: true})
	if !ok {
		t.FailNow()
	}
	if err := spirvtools.Validate(out, envOf("", words)); err != nil {
		t.Error(err)
	}
	before, _ := spirvtools.Disassemble(words, spirvtools.TextOptions{})
	after, _ := spirvtools.Disassemble(out, spirvtools.TextOptions{})
	for _, line := range strings.Split(before, "\n") {
		if strings.HasPrefix(line, "OpSource") || strings.HasPrefix(line, "OpMemberName") || strings.HasPrefix(line, "OpModuleProcessed") {
			if !strings.Contains(after, line) {
				t.Errorf("lost %s", line)
			}
		}
	}
	if !strings.Contains(after, "4321") || !strings.Contains(after, `"added"`) || strings.Contains(after, `"`+name+`"`) {
		t.Errorf("changes are lost\n%s", after)
	}
}
