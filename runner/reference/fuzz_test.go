package reference_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
)

// TestMutatedBinaries changes words of valid binaries and runs what is left of them. Nothing
// may panic or hang. SPVC_MUTATE states for how long, such as 30m. On a slow machine, too, there are
// enough mutants for one that runs.
func TestMutatedBinaries(t *testing.T) {
	const least = 200
	limit := 1500 * time.Millisecond
	if s := os.Getenv("SPVC_MUTATE"); s != "" {
		var err error
		if limit, err = time.ParseDuration(s); err != nil {
			t.Fatal(err)
		}
	}
	seed := uint64(1)
	if os.Getenv("SPVC_MUTATE") != "" {
		seed = uint64(time.Now().UnixNano())
		t.Log("seed", seed)
	}
	files, err := filepath.Glob("../../test/serialize/corpus/bin/*.spv")
	if err != nil || len(files) < 100 {
		t.Fatal(len(files), err)
	}
	r := rand.New(rand.NewPCG(seed, 0))
	var modules [][]uint32
	for _, f := range files {
		modules = append(modules, readModule(t, filepath.Base(f)))
	}
	results := map[string]int{}
	end := time.Now().Add(limit)
	for n := 0; n < least || time.Now().Before(end); n++ {
		i := r.IntN(len(modules))
		words := mutate(r, modules[i])
		for _, kind := range runMutant(t, files[i], words, r) {
			results[kind]++
		}
	}
	t.Log(results)
	for _, kind := range []string{"ran", "refused"} {
		if results[kind] == 0 {
			t.Errorf("no mutant %s: %v", kind, results)
		}
	}
}

// mutate returns a copy of a module with one to four changes.
func mutate(r *rand.Rand, words []uint32) []uint32 {
	out := slices.Clone(words)
	bound := max(out[3], 1)
	for range 1 + r.IntN(4) {
		at := 5 + r.IntN(len(out)-5)
		switch r.IntN(8) {
		case 0:
			out[at] ^= 1 << r.IntN(32)
		case 1:
			out[at] = r.Uint32N(bound) // another id
		case 2:
			out[at] = r.Uint32N(20)
		case 3: // another opcode
			out[at] = out[at]&^0xffff | words[5+r.IntN(len(words)-5)]&0xffff
		case 4:
			other := 5 + r.IntN(len(out)-5)
			out[at], out[other] = out[other], out[at]
		case 5:
			out[at] = out[5+r.IntN(len(out)-5)]
		case 6: // an instruction twice
			n := max(1, min(int(out[at]>>16), len(out)-at, 8))
			out = slices.Insert(out, at, slices.Clone(out[at:at+n])...)
		case 7:
			out = slices.Delete(out, at, min(len(out), at+1+r.IntN(4)))
		}
		if len(out) < 12 {
			return out
		}
	}
	return out
}

// runMutant runs all entry points of a module, and says for each what came of it.
func runMutant(t *testing.T, name string, words []uint32, r *rand.Rand) (kinds []string) {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Second)
	defer cancel()
	defer func() {
		if p := recover(); p != nil {
			file := filepath.Join(os.TempDir(), "panic.spv")
			os.WriteFile(file, bytesFrom(t, words), 0o666)
			t.Errorf("%s: a mutant, now in %s, panics: %v", name, file, p)
			panic(p)
		}
	}()
	m, err := reflect.Reflect(words)
	if err != nil {
		return []string{"not reflected"}
	}
	d, err := reference.Open(reference.Options{Checks: reference.CheckAll, SubgroupSize: 1 + r.IntN(8), MaxSteps: 100_000, MaxMemory: 64 << 20, Workers: 1})
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	for i := range m.EntryPoints {
		e := &m.EntryPoints[i]
		var err error
		switch {
		case e.Model == reflect.GLCompute:
			_, err = d.Run(ctx, mutantLaunch(t, d, m, e))
		case len(e.Parameters) > 0:
			_, err = d.RunKernel(ctx, mutantKernel(t, d, words, e))
		default:
			continue
		}
		if ctx.Err() != nil {
			t.Errorf("%s: a mutant hangs", name)
		}
		kinds = append(kinds, outcome(err))
	}
	return kinds
}

// outcome names the kind of an error.
func outcome(err error) string {
	var refusal *reference.Refusal
	var binding *runner.BindingError
	var limit *runner.LimitError
	switch {
	case err == nil:
		return "ran"
	case errors.As(err, &refusal):
		return "refused"
	case errors.Is(err, reference.ErrChecks):
		return "found"
	case errors.Is(err, reference.ErrSteps):
		return "steps"
	case errors.As(err, &binding), errors.As(err, &limit):
		return "limits"
	}
	text, _, _ := strings.Cut(fmt.Sprint(err), ":")
	return text
}

func mutantLaunch(t *testing.T, d *reference.Device, m *reflect.Module, e *reflect.EntryPoint) *runner.Launch {
	l := &runner.Launch{Module: m, Entry: e.Name, Groups: [3]uint32{2, 1, 1}, PushConstants: make([]byte, min(e.PushConstantSize, 4096))}
	for _, res := range e.Resources {
		for i := range min(res.Count, 4) {
			size := int(min(max(res.MinBytes(), 1)+64, 1<<16))
			b, err := d.NewBuffer(size)
			if err != nil {
				t.Fatal(err)
			}
			l.Bindings = append(l.Bindings, mutantBinding(t, d, res, i, b))
		}
	}
	return l
}

// mutantBinding binds what a descriptor needs, if there is an image like that.
func mutantBinding(t *testing.T, d *reference.Device, res *reflect.Resource, i uint32, b runner.Buffer) runner.Binding {
	bind := runner.Binding{Set: res.Set, Binding: res.Binding, Index: i}
	switch res.Type {
	case reflect.StorageBuffer, reflect.UniformBuffer:
		bind.Buffer = b
		return bind
	}
	s, err := d.NewSampler(runner.SamplerDesc{Mag: runner.Linear, Mip: runner.Linear, MaxLod: 4})
	if err != nil {
		t.Fatal(err)
	}
	bind.Sampler = s
	if res.Image == nil {
		return bind
	}
	f, ok := runner.FormatOf(res.Image.Format)
	switch sampled := res.Image.Sampled; {
	case ok:
	case sampled != nil && sampled.Kind == reflect.IntType && sampled.Signed:
		f = runner.FormatRG32Sint
	case sampled != nil && sampled.Kind == reflect.IntType:
		f = runner.FormatRG32Uint
	default:
		f = runner.FormatRGBA16Float
	}
	if res.Image.Dim == spec.DimBuffer {
		bind.Buffer, bind.Format, bind.Size = b, f, 48
		return bind
	}
	desc := runner.ImageDesc{Dim: res.Image.Dim, Format: f, Width: 6, Levels: 2}
	if desc.Dim != spec.Dim1D {
		desc.Height = 6
	}
	if res.Image.Arrayed {
		desc.Layers = 12
	}
	if m, err := d.NewImage(desc); err == nil {
		bind.Image = m
	}
	return bind
}

func mutantKernel(t *testing.T, d *reference.Device, words []uint32, e *reflect.EntryPoint) *reference.Kernel {
	k := &reference.Kernel{Words: words, Entry: e.Name, Groups: [3]uint32{2, 1, 1}, LocalSize: [3]uint32{4, 1, 1}}
	if e.LocalSize != [3]uint32{} {
		k.LocalSize = [3]uint32{}
	}
	for range e.Parameters {
		b, err := d.NewBuffer(256)
		if err != nil {
			t.Fatal(err)
		}
		k.Arguments = append(k.Arguments, reference.Argument{Buffer: b, Local: 128, Value: make([]byte, 4), Format: runner.FormatR32Float})
		a := &k.Arguments[len(k.Arguments)-1]
		if a.Image, err = d.NewImage(runner.ImageDesc{Dim: spec.Dim2D, Format: runner.FormatRGBA8Unorm, Width: 5, Height: 4}); err != nil {
			t.Fatal(err)
		}
		if a.Sampler, err = d.NewSampler(runner.SamplerDesc{Mag: runner.Linear}); err != nil {
			t.Fatal(err)
		}
	}
	return k
}
