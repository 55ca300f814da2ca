package serialize_test

import (
	"fmt"
	"io"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize"
)

// printed returns what Print writes of ws, and its messages.
func printed(t *testing.T, ws []uint32, workers int, o ir.PrintOptions) (text string, msgs []string) {
	var b strings.Builder
	ctx := newContext()
	ctx.Workers = workers
	ctx.PushHandler(func(d *ir.Diagnostic) bool { msgs = append(msgs, d.Message); return true })
	ok, err := serialize.Print(&b, ctx, ws, serialize.ReadOptions{Name: "x"}, o)
	if err != nil || !ok && b.Len() > 0 {
		t.Errorf("Print returns %v, %v and %d bytes", ok, err, b.Len())
	}
	return b.String(), msgs
}

// matrices returns the text of a module of n functions with a type that a constant at module level
// is part of. Nothing else uses the constant.
func matrices(n int) string {
	var b strings.Builder
	b.WriteString(`spirv.module Logical GLSL450 requires #spirv.vce<v1.3, [Shader, CooperativeMatrixNV], [SPV_NV_cooperative_matrix]> {
  spirv.SpecConstant @one = 1 : i32
  spirv.opaque.global @two "OpSpecConstantOp" ["OpIAdd", @one, @one] : i32
`)
	const t = `!spirv.opaque<"OpTypeCooperativeMatrixNV", [f32, @two, 8 : i32, 8 : i32]>`
	for i := range n {
		fmt.Fprintf(&b, "spirv.func @f%d() \"None\" {\n%%0 = spirv.Undef : %s\n%%1 = spirv.opaque.inst \"OpCopyObject\"(%%0) : (%s) -> %s\nspirv.Return\n}\n", i, t, t, t)
	}
	return b.String() + "}"
}

// decorateLate returns ws with a decoration of its first function that names the last one, which
// comes later.
func decorateLate(ws []uint32) []uint32 {
	var functions []uint32
	decorations := 0
	for at := 5; at < len(ws); at += int(ws[at] >> 16) {
		switch ws[at] & 0xffff {
		case 54: // OpFunction
			functions = append(functions, ws[at+2])
		case 71: // OpDecorate
			decorations = at
		}
	}
	return slices.Insert(slices.Clone(ws), decorations, 4<<16|332, functions[0], 5634, functions[len(functions)-1]) // OpDecorateId CounterBuffer
}

// Print writes what Fprint writes, with all options, and of modules whose functions depend on what
// follows them or on which others depend.
func TestPrint(t *testing.T) {
	words := func(text string) []uint32 { return wordsOf(t, parse(t, newContext(), text)) }
	many := words(module(80))
	check := func(name string, ws []uint32, o ir.PrintOptions, r serialize.ReadOptions) string {
		m, ok := serialize.Deserialize(newContext(), ws, r)
		if !ok {
			t.Fatal("not read: " + name)
		}
		o.AssumeVerified = true
		want := string(ir.Print(nil, m, o))
		var b strings.Builder
		if ok, err := serialize.Print(&b, newContext(), ws, r, o); !ok || err != nil || b.String() != want {
			t.Errorf("%s, %+v: Print returns %v, %v, and writes other text than Fprint", name, o, ok, err)
		}
		return want
	}
	for _, o := range []ir.PrintOptions{{}, {Generic: true}, {DebugInfo: true}, {LocalScope: true}, {UniqueSSAIDs: true}, {PrintValueUsers: true}, {SkipRegions: true}} {
		check("many functions", many, o, serialize.ReadOptions{Name: "x"})
	}
	check("few functions", words(module(3)), ir.PrintOptions{}, serialize.ReadOptions{})
	check("lossless", many, ir.PrintOptions{}, serialize.ReadOptions{Lossless: true})
	check("promoted constant", words(matrices(40)), ir.PrintOptions{}, serialize.ReadOptions{})
	if text := check("late decoration", decorateLate(many), ir.PrintOptions{}, serialize.ReadOptions{}); !strings.Contains(text, "counter_buffer") {
		t.Error("the late decoration is gone: " + text[:2000])
	}
	var b strings.Builder
	if ok, err := serialize.Print(&b, ir.NewContext(nil), many, serialize.ReadOptions{}, ir.PrintOptions{}); ok || err != nil || b.Len() > 0 {
		t.Errorf("without the dialect, Print returns %v, %v and %q", ok, err, b.String())
	}
	if ok, err := serialize.Print(failing{}, newContext(), many, serialize.ReadOptions{}, ir.PrintOptions{}); !ok || err != io.ErrClosedPipe {
		t.Errorf("Print returns %v, %v after an error of the writer", ok, err)
	}
}

// TestEarlyEntries reads modules of many functions whose entry points are partly wrong, or such that the
// dialect has no operation for them, by one worker and by several, which read entry points meanwhile.
func TestEarlyEntries(t *testing.T) {
	ws := wordsOf(t, parse(t, newContext(), module(80)))
	var entries, modes []int
	for at := 5; at < len(ws); at += int(ws[at] >> 16) {
		switch ws[at] & 0xffff {
		case 15: // OpEntryPoint
			entries = append(entries, at)
		case 16: // OpExecutionMode
			modes = append(modes, at)
		}
	}
	read := func(name string, change func(ws []uint32), wants string) {
		changed := slices.Clone(ws)
		change(changed)
		text, msgs := printed(t, changed, 1, ir.PrintOptions{})
		again, others := printed(t, changed, 4, ir.PrintOptions{})
		if text != again || !slices.Equal(msgs, others) {
			t.Errorf("%s: one worker says %q, four %q, or the texts differ", name, msgs, others)
		}
		m, ok := serialize.Deserialize(newContext(), changed, serialize.ReadOptions{Name: "x"})
		if ok && string(ir.Print(nil, m, ir.PrintOptions{})) != text {
			t.Errorf("%s: Print and Deserialize differ", name)
		}
		if !strings.Contains(text+strings.Join(msgs, " "), wants) {
			t.Errorf("%s: %.200q %q, want %q", name, text, msgs, wants)
		}
	}
	middle := len(entries) / 2
	read("right", func([]uint32) {}, "spirv.EntryPoint")
	read("the model of an entry point is unknown", func(ws []uint32) { ws[entries[middle]+1] = 999 }, "unknown ExecutionModel: 999")
	read("an entry point of no function", func(ws []uint32) { ws[entries[middle]+2] = 1 }, "no function matching")
	read("two entry points of a function", func(ws []uint32) { ws[entries[middle]+2] = ws[entries[0]+2] }, `spirv.opaque.mode "OpEntryPoint"`)
	read("an unknown mode", func(ws []uint32) { ws[modes[middle]+2] = 9999 }, "unknown ExecutionMode: 9999")
	read("a mode of no function", func(ws []uint32) { ws[modes[middle]+1] = 1 }, "no function matching")
	read("a mode with an id", func(ws []uint32) { ws[modes[middle]] += 331 - 16 }, "spirv.opaque.mode")
}

// failing is a writer that returns an error.
type failing struct{}

func (failing) Write([]byte) (int, error) { return 0, io.ErrClosedPipe }

// TestWorkersReadTheSame compares what one worker makes of binaries with what several
// do, of right ones and of some with a word changed, or a result exchanged for another's.
func TestWorkersReadTheSame(t *testing.T) {
	ws := wordsOf(t, parse(t, newContext(), module(80)))
	read := func(ws []uint32, workers int) (text string, msgs []string) {
		ctx := newContext()
		ctx.Workers = workers
		ctx.PushHandler(func(d *ir.Diagnostic) bool { msgs = append(msgs, d.Message); return true })
		if m, ok := serialize.Deserialize(ctx, ws, serialize.ReadOptions{Name: "x"}); ok {
			text = string(ir.Print(nil, m, ir.PrintOptions{}))
		}
		return text, msgs
	}
	var results []int // words that are ids of results in functions
	for at := 5; at < len(ws); at += int(ws[at] >> 16) {
		if code := ws[at] & 0xffff; code >= 126 && code <= 136 {
			results = append(results, at+2)
		}
	}
	rng := rand.New(rand.NewPCG(1, 2))
	verdicts := map[bool]int{}
	for i := range 120 {
		changed := slices.Clone(ws)
		switch {
		case i == 0:
		case i%3 == 0:
			changed[5+rng.IntN(len(ws)-5)] ^= 1 << rng.IntN(8)
		default:
			changed[results[rng.IntN(len(results))]] = ws[results[rng.IntN(len(results))]]
		}
		text, msgs := read(changed, 1)
		again, others := read(changed, 4)
		if text != again || !slices.Equal(msgs, others) {
			t.Fatalf("change %d: one worker says %q, four %q", i, msgs, others)
		}
		for _, workers := range []int{1, 4} {
			printed, others := printed(t, changed, workers, ir.PrintOptions{})
			if text != printed || !slices.Equal(msgs, others) {
				t.Fatalf("change %d: Deserialize says %q, Print with %d workers %q", i, msgs, workers, others)
			}
		}
		verdicts[text != ""]++
	}
	if verdicts[true] == 0 || verdicts[false] < 60 {
		t.Errorf("verdicts %v", verdicts)
	}
}
