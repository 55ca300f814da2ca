//go:build cgo

package corpus

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/internal/spvwords"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/test/drivers"
)

// execution compares what binaries compute before and after the round trip.
type execution struct {
	lavapipe, reference *place
	// counts are the numbers of entry points by what came of them.
	counts map[string]int
}

func newExecution(t *testing.T) *execution {
	e := &execution{lavapipe: open(t, drivers.Selectors()[0][1]), counts: map[string]int{}}
	// The order of invocations must not matter, or results would differ without an error.
	e.reference = openReference(t, e.lavapipe.dev.Info().Limits.SubgroupSize, reference.CheckRaces)
	return e
}

// trip reads a binary, writes it, checks the result and runs both.
func (e *execution) trip(t *testing.T, b *compiledBinary) {
	t.Helper()
	defer func() {
		if t.Failed() {
			t.Log(b.how)
		}
	}()
	// lavapipe does not copy between structs of different names (docs/drivers.md).
	copies := false
	for in := range spvwords.Instructions(b.words) {
		copies = copies || in.Opcode == spec.OpCopyLogical
	}
	opts := serialize.Options{OmitSymbolNames: copies}
	again := throughTextWith(t, b.words, opts)
	if err := spvwords.Check(again); err != nil {
		t.Error(err)
	}
	if err := spirvtools.Validate(again, b.how.rules()); err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(throughTextWith(t, again, opts), again) {
		t.Error("the second trip gives other words")
	}
	before := &shader{file: b.name, module: reflected(t, b.name, b.words)}
	after := reflected(t, b.name, again)
	for i := range before.module.EntryPoints {
		switch p := &before.module.EntryPoints[i]; p.Model {
		case reflect.GLCompute:
			e.shader(t, before, p.Name, after)
		case spec.ExecutionModelKernel:
			e.count("reference", e.kernel(t, p, b.words, again))
		}
	}
}

func (e *execution) count(device, result string) { e.counts[device+" "+result]++ }

// shader compares what an entry point computes on both devices.
func (e *execution) shader(t *testing.T, before *shader, entry string, after *reflect.Module) {
	t.Helper()
	for name, p := range map[string]*place{"lavapipe": e.lavapipe, "reference": e.reference} {
		if name == "lavapipe" && slices.Contains(strings.Split(*skip, ","), before.file) {
			e.count(name, "crashes")
			continue
		}
		for _, specs := range specializations(before.module) {
			c, want, err := p.first(before, entry, specs)
			if err != nil {
				if refusal(err) == "" {
					t.Errorf("%s: %v", name, err)
				}
				e.count(name, "refused")
				continue
			}
			got, err := c.run(after)
			if err != nil {
				t.Errorf("%s: after the round trip: %v", name, err)
			} else if d := difference(want, got); d != "" {
				t.Errorf("%s with %v: %s", name, specs, d)
			}
			c.close()
			e.count(name, "equal")
		}
	}
}

// kernel compares what a kernel of OpenCL computes on the reference device.
func (e *execution) kernel(t *testing.T, p *reflect.EntryPoint, before, after []uint32) string {
	t.Helper()
	want, err := e.launchKernel(t, p, before)
	got, err2 := e.launchKernel(t, p, after)
	if fmt.Sprint(err) != fmt.Sprint(err2) {
		t.Errorf("%s: %v, before %v", p.Name, err2, err)
		return "other error"
	}
	var found *reference.CheckError
	if errors.As(err, &found) {
		t.Errorf("%s: %v", p.Name, err)
	}
	if err != nil {
		return "refused: " + err.Error()
	}
	if d := difference(want, got); d != "" {
		t.Errorf("%s: %s", p.Name, d)
	}
	return "kernel equal"
}

// kernelBytes is the size of the memory behind pointers.
const kernelBytes = 1 << 14

// launchKernel runs a kernel and returns the memory behind its arguments.
func (e *execution) launchKernel(t *testing.T, p *reflect.EntryPoint, words []uint32) ([][]byte, error) {
	t.Helper()
	k := &reference.Kernel{Words: words, Entry: p.Name, Groups: [3]uint32{2, 1, 1}, LocalSize: [3]uint32{8, 1, 1}}
	var bound []runner.Binding
	for i := range p.Parameters {
		a, err := e.argument(&p.Parameters[i], i)
		if err != nil {
			t.Fatal(err)
		}
		k.Arguments = append(k.Arguments, a)
		bound = append(bound, runner.Binding{Buffer: a.Buffer, Image: a.Image, Sampler: a.Sampler})
	}
	c := call{launch: runner.Launch{Bindings: bound}}
	defer c.close()
	d := e.reference.dev.(*reference.Device)
	if _, err := d.RunKernel(t.Context(), k); err != nil {
		return nil, err
	}
	var out [][]byte
	for i := range bound {
		data, err := contents(&bound[i])
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, data)
	}
	return out, nil
}

// argument makes the argument of a parameter, with numbers that are small integers.
func (e *execution) argument(p *reflect.Parameter, index int) (a reference.Argument, err error) {
	dev, typ := e.reference.dev, p.Passed()
	var bytes []byte
	for i := range kernelBytes {
		bytes = append(bytes, byte(i%4/3*0x3f|(i*7+index)%11*(1-min(i%4, 1))))
	}
	switch {
	case typ.Kind == reflect.SamplerType:
		a.Sampler, err = dev.NewSampler(runner.SamplerDesc{})
	case typ.Kind == reflect.ImageType:
		d := runner.ImageDesc{Dim: typ.Image.Dim, Format: runner.FormatRGBA8Unorm, Width: 16, Height: 16}
		if d.Dim == spec.Dim3D {
			d.Depth = 2
		}
		if a.Image, err = dev.NewImage(d); err == nil {
			d = a.Image.Desc()
			err = a.Image.Write(0, bytes[:d.LevelBytes(0)])
		}
	case p.ByValue:
		a.Value = make([]byte, typ.Bits/8)
		a.Value[0] = 3
	case typ.Class == spec.StorageClassWorkgroup:
		a.Local = 1024
	default:
		if a.Buffer, err = dev.NewBuffer(kernelBytes); err == nil {
			err = a.Buffer.Write(0, bytes)
		}
	}
	return a, err
}
