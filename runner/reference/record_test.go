package reference_test

import (
	"context"
	"encoding/binary"
	"errors"
	"flag"
	"fmt"
	"hash/fnv"
	"math"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/internal/golden"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
)

var update = flag.Bool("update", false, "record the results of modules")

// recorded is a module whose results are recorded.
type recorded struct {
	name  string
	words []uint32
	size  int // of subgroups
}

// recordedModules returns the unoptimized compute shaders and kernels of the corpus, and the
// modules of the tests of instructions.
func recordedModules(t *testing.T) []recorded {
	t.Helper()
	files, err := filepath.Glob("../../test/serialize/corpus/bin/*.spv")
	if err != nil || len(files) < 100 {
		t.Fatal(len(files), err)
	}
	var out []recorded
	for _, f := range files {
		name := filepath.Base(f)
		kernel, shader := strings.Contains(name, "_cl."), strings.Contains(name, "_comp") || strings.Contains(name, "_wgsl.")
		if !strings.HasSuffix(name, ".opt.spv") && !strings.HasSuffix(name, ".go.spv") && !strings.HasSuffix(name, ".O2.spv") && (kernel || shader) {
			out = append(out, recorded{strings.TrimSuffix(name, ".spv"), readModule(t, name), 4})
		}
	}
	for _, list := range [][]instructionCase{extensionCases(), quadCases(), swizzleCases(), intelCases(), untypedCases()} {
		for _, c := range list {
			if c.name != "copies" {
				out = append(out, recorded{c.name, wordsOf(t, kernelText(c.modes, c.declarations, c.body)), 8})
			}
		}
	}
	return out
}

// digest is a short hash of results.
type digest struct{ parts []string }

func (d *digest) String() string {
	h := fnv.New64a()
	for _, p := range d.parts {
		h.Write([]byte(p))
		h.Write([]byte{0})
	}
	return fmt.Sprintf("%016x", h.Sum64())
}

// inputWord is word i of a buffer: numbers, and floats of few bits.
func inputWord(i int) uint32 {
	switch i % 4 {
	case 0, 1:
		return uint32(i % 7)
	case 2:
		return math.Float32bits(float32(i%11) * 0.25)
	}
	return uint32(i) * 0x9e3779b9
}

// filled makes a buffer with inputs.
func filled(t *testing.T, d *reference.Device, bytes int) runner.Buffer {
	t.Helper()
	b, err := d.NewBuffer(bytes)
	if err != nil {
		t.Fatal(err)
	}
	data := make([]byte, bytes)
	for i := 0; i+4 <= bytes; i += 4 {
		binary.LittleEndian.PutUint32(data[i:], inputWord(i/4))
	}
	if err := b.Write(0, data); err != nil {
		t.Fatal(err)
	}
	return b
}

// results runs the entry points of a module and says what came of each: the contents of the
// buffers, findings, or why the device refuses the module.
func (r *recorded) results(t *testing.T, words []uint32, o reference.Options, add func(text string)) {
	t.Helper()
	m, err := reflect.Reflect(words)
	if err != nil {
		return
	}
	var printed strings.Builder
	o.MaxSteps, o.MaxMemory, o.Printf = 20_000, 16<<20, &printed
	d, err := reference.Open(o)
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	for i := range m.EntryPoints {
		e := &m.EntryPoints[i]
		var buffers []runner.Buffer
		switch {
		case e.Model == reflect.GLCompute:
			l := &runner.Launch{Module: m, Entry: e.Name, Groups: [3]uint32{2, 1, 1}, PushConstants: make([]byte, min(e.PushConstantSize, 4096))}
			for _, res := range e.Resources {
				for i := range min(res.Count, 4) {
					buffers = append(buffers, filled(t, d, int(min(max(res.MinBytes(), 1)+252, 1<<12))))
					l.Bindings = append(l.Bindings, runner.Binding{Set: res.Set, Binding: res.Binding, Index: i, Buffer: buffers[len(buffers)-1]})
				}
			}
			_, err = d.Run(context.Background(), l)
		case len(e.Parameters) > 0:
			k := &reference.Kernel{Words: words, Entry: e.Name, Groups: [3]uint32{2, 1, 1}}
			if e.LocalSize == [3]uint32{} {
				k.LocalSize = [3]uint32{8, 1, 1}
			}
			sizes := valueSizes(words, len(e.Parameters))
			for i := range e.Parameters {
				buffers = append(buffers, filled(t, d, 512))
				value := make([]byte, sizes[i])
				if len(value) > 0 {
					value[0] = 3
				}
				k.Arguments = append(k.Arguments, reference.Argument{Buffer: buffers[len(buffers)-1], Local: 256, Value: value})
			}
			_, err = d.RunKernel(context.Background(), k)
		default:
			continue
		}
		add(described(err))
		for _, b := range buffers {
			data := make([]byte, b.Size())
			if err := b.Read(0, data); err != nil {
				t.Fatal(err)
			}
			add(string(data))
		}
	}
	add(printed.String())
}

// valueSizes returns the sizes of numbers that are parameters of the last function of a
// module, which has n.
func valueSizes(words []uint32, n int) []int {
	bits := map[uint32]int{}
	sizes := make([]int, 0, n)
	for at := 5; at < len(words) && words[at]>>16 > 0 && at+int(words[at]>>16) <= len(words); at += int(words[at] >> 16) {
		count := words[at] >> 16
		switch op := spec.Opcode(words[at] & 0xffff); {
		case (op == spec.OpTypeInt || op == spec.OpTypeFloat) && count > 2:
			bits[words[at+1]] = int(words[at+2])
		case op == spec.OpFunction:
			sizes = sizes[:0]
		case op == spec.OpFunctionParameter && count > 1:
			sizes = append(sizes, min(bits[words[at+1]]/8, 8))
		}
	}
	for len(sizes) < n {
		sizes = append(sizes, 4)
	}
	return sizes
}

// described returns an error as text. Of findings it is the first three.
func described(err error) string {
	var found *reference.CheckError
	if !errors.As(err, &found) {
		return fmt.Sprint(err)
	}
	text := ""
	for i := range found.Findings[:min(len(found.Findings), 3)] {
		text += found.Findings[i].String() + "\n"
	}
	return text
}

// TestRecorded compares the results of modules with those that were recorded.
func TestRecorded(t *testing.T) {
	var lines []string
	for _, r := range recordedModules(t) {
		var d digest
		for _, o := range []reference.Options{{Checks: reference.CheckAll, SubgroupSize: r.size}, {SubgroupSize: 3, Workers: 1}} {
			r.results(t, r.words, o, func(text string) { d.parts = append(d.parts, text) })
		}
		lines = append(lines, r.name+": "+d.String())
	}
	golden.Lines(t, "testdata/recorded.txt", lines, *update)
}

// TestTraces compares the events of traces with those that were recorded: each instruction of
// one invocation, and the values at the lines of the source.
func TestTraces(t *testing.T) {
	var lines []string
	for i, r := range recordedModules(t) {
		if i%4 != 0 && !strings.HasPrefix(r.name, "calls") && !strings.HasPrefix(r.name, "nested_if") {
			continue
		}
		var d digest
		trace := &reference.Trace{Invocation: [3]uint32{1, 0, 0}, All: true, Emit: func(e *reference.TraceEvent) { d.parts = append(d.parts, fmt.Sprint(*e)) }}
		o := reference.Options{Checks: reference.CheckAll, SubgroupSize: r.size, Trace: trace}
		r.results(t, r.words, o, func(string) {})
		all := len(d.parts)
		trace.All = false
		for line := range uint32(60) {
			trace.Breaks = append(trace.Breaks, reference.SourceLine{File: r.file(), Line: line + 1})
		}
		r.results(t, r.words, o, func(string) {})
		breaks := len(d.parts) - all
		trace.Print = []string{"%main", "i", "%7", "30", "%x"}
		r.results(t, r.words, o, func(string) {})
		lines = append(lines, fmt.Sprintf("%s: %d %d %v", r.name, all, breaks, &d))
	}
	golden.Lines(t, "testdata/traces.txt", lines, *update)
}

// file returns the source of a module of the corpus.
func (r *recorded) file() string {
	at := strings.LastIndexByte(r.name, '_')
	return r.name[:max(at, 0)] + "." + r.name[at+1:]
}

// changesOf is the number of changes of each module of TestChanged.
const changesOf = 80

// TestChanged changes single words of modules. What the device refuses then, what it finds
// and what it computes is recorded: for each module a hash of all of it, and the numbers of
// changes that are refused, that have findings, and others.
func TestChanged(t *testing.T) {
	modules := recordedModules(t)
	const parts = 8
	for part := range parts {
		t.Run(fmt.Sprint(part), func(t *testing.T) {
			var lines []string
			for i := part; i < len(modules); i += parts {
				lines = append(lines, changed(t, &modules[i]))
			}
			golden.Lines(t, fmt.Sprintf("testdata/changed%d.txt", part), lines, *update)
		})
	}
}

func changed(t *testing.T, r *recorded) string {
	var d digest
	counts := [3]int{}
	places := operandPlaces(r.words)
	for k := range changesOf {
		at := places[(k*len(places)/changesOf+k)%len(places)]
		words := slices.Clone(r.words)
		switch k % 4 {
		case 0:
			words[at]++
		case 1:
			words[at] = uint32(k*7919) % words[3]
		case 2:
			words[at] = words[places[(k*31+at)%len(places)]]
		case 3:
			words[at] ^= 1 << (k / 4 % 5)
		}
		kind := 2
		r.results(t, words, reference.Options{Checks: reference.CheckAll, SubgroupSize: r.size}, func(text string) {
			switch {
			case strings.Contains(text, "the reference device cannot run"):
				kind = 0
			case strings.Contains(text, "; invocation ("):
				kind = min(kind, 1)
			}
			d.parts = append(d.parts, text)
		})
		counts[kind]++
	}
	return fmt.Sprintf("%s: %d %v", r.name, counts, &d)
}

// operandPlaces returns the places of the operands of types, constants and instructions of
// functions.
func operandPlaces(words []uint32) []int {
	var places []int
	for at := 5; at < len(words); at += int(words[at] >> 16) {
		switch spec.Opcode(words[at] & 0xffff) {
		case spec.OpName, spec.OpMemberName, spec.OpCapability, spec.OpExtension, spec.OpSource, spec.OpString, spec.OpMemoryModel, spec.OpExtInstImport, spec.OpEntryPoint, spec.OpLine:
			continue
		}
		for i := at + 1; i < at+int(words[at]>>16); i++ {
			places = append(places, i)
		}
	}
	return places
}
