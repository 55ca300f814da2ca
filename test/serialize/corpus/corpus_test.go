//go:build cgo

// Package corpus holds shaders and kernels that other compilers turn into SPIR-V, and
// tests that reading and writing keeps their meaning.
package corpus

import (
	"bytes"
	"context"
	"encoding/binary"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/spvc/spvc/internal/spvwords"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/runnertest"
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
	if err != nil || len(files) < 190 {
		t.Fatalf("%d binaries, %v", len(files), err)
	}
	all := map[string][]uint32{}
	for _, f := range files {
		data, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		ws := make([]uint32, len(data)/4)
		for i := range ws {
			ws[i] = binary.LittleEndian.Uint32(data[4*i:])
		}
		all[filepath.Base(f)] = ws
	}
	return all
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
	out, ok := serialize.Serialize(top.Region(0).First().First(), serialize.Options{})
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

// unbound are the compute shaders that need more than buffers of numbers, or a feature
// that no test device has.
var unbound = []string{"image_store", "sampled", "linked_list", "ray_query", "waves", "texture_", "halves"}

// TestResults checks that compute shaders write the same bytes before and after the
// round trip, and after passes.
func TestResults(t *testing.T) {
	dev := runnertest.Device(t)
	ran := 0
	for name, words := range binaries(t) {
		if !strings.Contains(name, "_comp") || slices.ContainsFunc(unbound, func(u string) bool { return strings.HasPrefix(name, u) }) {
			continue
		}
		before, ok := results(t, dev, words)
		if !ok {
			continue // the device lacks a capability
		}
		for how, again := range map[string][]uint32{"trip": throughText(t, words), "passes": throughPasses(t, words)} {
			after, _ := results(t, dev, again)
			if len(before) == 0 || len(before) != len(after) {
				t.Errorf("%s: %d and %d buffers after the %s", name, len(before), len(after), how)
			}
			for i := range before {
				if !bytes.Equal(before[i], after[i]) {
					t.Errorf("%s: buffer %d differs after the %s", name, i, how)
				}
			}
		}
		ran++
	}
	if ran < 80 {
		t.Errorf("only %d modules ran", ran)
	}
}

// results runs the kernel of words on buffers of random numbers, the same in each call,
// and returns their contents. Floats have moderate sizes. The result is false if the
// device cannot run the kernel.
func results(t *testing.T, dev runner.Device, words []uint32) ([][]byte, bool) {
	t.Helper()
	m, err := runner.Reflect(words)
	if err != nil {
		t.Fatal(err)
	}
	entry := &m.EntryPoints[0]
	l := &runner.Launch{Module: m, Entry: entry.Name, Groups: [3]uint32{4, 1, 1}, PushConstants: make([]byte, entry.PushConstantSize)}
	rng := rand.New(rand.NewPCG(1, 2))
	number := func() uint32 { return 0x3f000000 + rng.Uint32N(0x1800000) }
	for i := 0; i+4 <= len(l.PushConstants); i += 4 {
		binary.LittleEndian.PutUint32(l.PushConstants[i:], number())
	}
	for _, r := range entry.Resources {
		for k := range max(1, r.Count) {
			b, err := dev.NewBuffer(1 << 14)
			if err != nil {
				t.Fatal(err)
			}
			defer b.Close()
			data := make([]byte, b.Size())
			for i := 0; i < len(data); i += 4 {
				binary.LittleEndian.PutUint32(data[i:], number())
			}
			if err := b.Write(0, data); err != nil {
				t.Fatal(err)
			}
			l.Bindings = append(l.Bindings, runner.Binding{Set: r.Set, Binding: r.Binding, Index: k, Buffer: b})
		}
	}
	if l.Check(dev.Info()) != nil {
		return nil, false
	}
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	if _, err := dev.Run(ctx, l); err != nil {
		t.Fatal(err)
	}
	var out [][]byte
	for _, b := range l.Bindings {
		data := make([]byte, b.Buffer.Size())
		if err := b.Buffer.Read(0, data); err != nil {
			t.Fatal(err)
		}
		out = append(out, data)
	}
	return out, true
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
	if kept < 180 {
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
