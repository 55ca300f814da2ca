//go:build cgo

package conform

import (
	"context"
	"flag"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/vulkan"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/test/drivers"
)

// injection changes one offset or stride of a binary.
type injection struct {
	rng  *rand.Rand
	step uint32
	// words is the changed binary, and value is the new number.
	words []uint32
	value uint32
}

// mutate changes a number by one or more steps, up or down.
func (in *injection) mutate(words []uint32) []uint32 {
	var places []int
	for at := 5; at < len(words); at += int(words[at] >> 16) {
		switch spec.Opcode(words[at] & 0xffff) {
		case spec.OpMemberDecorate:
			if d := spec.Decoration(words[at+3]); d == spec.DecorationOffset || d == spec.DecorationMatrixStride {
				places = append(places, at+4)
			}
		case spec.OpDecorate:
			if spec.Decoration(words[at+2]) == spec.DecorationArrayStride {
				places = append(places, at+3)
			}
		}
	}
	p := places[in.rng.IntN(len(places))]
	delta := in.step * uint32(1+in.rng.IntN(3))
	if words[p] > delta && in.rng.IntN(2) == 0 { // a stride of 0 means no stride
		words[p] -= delta
	} else {
		words[p] += delta
	}
	in.words, in.value = words, words[p]
	return words
}

// offsetIn returns the offset of an instance of a leaf in a block that was read from a
// binary.
func offsetIn(s *block.Shape, l *leaf, at []int64) int64 {
	off, rowStride := int64(0), int64(0)
	for _, st := range l.steps {
		n := st.n
		switch {
		case st.kind == stepElement:
			off += at[n] * s.Stride
		case s.Kind == block.Struct:
			off += s.Fields[n].Offset
			s = s.Fields[n].Shape
			continue
		case s.Kind == block.Matrix && s.RowMajor:
			off += n * s.Elem.Elem.Size
			rowStride = s.Stride
		case s.Kind == block.Matrix:
			off += n * s.Stride
		case rowStride != 0:
			off += n * rowStride
		default:
			off += n * s.Elem.Size
		}
		s = s.Elem
	}
	return off
}

// moved returns the offsets in the changed binary of the scalars that differ from the
// expected ones, by path.
func (in *injection) moved(t *testing.T, k *kernel) map[string]int64 {
	m, err := reflect.Reflect(in.words)
	if err != nil {
		t.Fatal(err)
	}
	e := m.EntryPoint(kernelName)
	shape := e.PushConstants
	if r := e.Resource(0, blockBinding); r != nil {
		shape = r.Block
	}
	out := map[string]int64{}
	eachScalar(k.leaves, func(_ int, l *leaf, n int64) {
		if off := offsetIn(shape, l, l.index(n, nil)); off != l.at(n) {
			out[l.path(n)] = off
		}
	})
	return out
}

var numInjected = flag.Int("injected", 60, "number of binaries that TestInjected changes on lavapipe")

// TestInjected changes an offset or a stride in many binaries. The Engine must find
// each change, and report the offsets that the device used and the changed number.
func TestInjected(t *testing.T) {
	for _, d := range []struct {
		name, selector string
		cases          int
	}{{"lavapipe", drivers.Lavapipe, *numInjected}, {"swiftshader", drivers.SwiftShader, 20}} {
		t.Run(d.name, func(t *testing.T) {
			// The validation layer refuses the changed binaries, so it is off.
			dev := device(t, func() (runner.Device, error) {
				return vulkan.OpenDevice(d.selector, vulkan.Options{RobustAccess: true})
			})
			defer dev.Close()
			e := NewEngine(dev, time.Minute)
			cases := Selection{
				Rules: DefaultRules(), Probes: []*Probe{Read}, Seed: 3,
				Classes: []string{"StorageBuffer", "Uniform", "PushConstant"},
			}.Cases(Types(e.dev.Info(), false, 200, 77))
			in := &injection{rng: rand.New(rand.NewPCG(1, 2))}
			e.Mutate = in.mutate
			done, explained := 0, 0
			for i := 0; done < d.cases && i < len(cases); i++ {
				c := &cases[i*37%len(cases)]
				if in.inject(t, e, c, &explained) {
					done++
				}
			}
			t.Logf("%d injected, %d explained by one number", done, explained)
			if done < d.cases || explained < done {
				t.Errorf("%d injected, %d explained by one number; want %d", done, explained, d.cases)
			}
		})
	}
}

// inject runs a case with a changed binary. It returns false if the change has no
// effect.
func (in *injection) inject(t *testing.T, e *Engine, c *Case, explained *int) bool {
	in.step = 4
	if t := c.Resolved().Type; strings.Contains(t, "64") || strings.Contains(t, "ptr") {
		in.step = 8
	}
	k, err := build(e.contexts.next(), c, e.env)
	if err != nil {
		return false
	}
	if last, ok := runtimeMember(k.laid); ok && spirv.IsScalar(spirv.ElementAt(k.laid.Members()[last].Type, 0)) {
		return false // a plain array may have the same type, and would change too
	}
	trial, _ := e.prepare(c)
	if trial == nil {
		return false
	}
	defer trial.close()
	moved := in.moved(t, k)
	if len(moved) == 0 {
		return false
	}
	for _, off := range moved {
		if off+8 > trial.bytes {
			return false // the test cannot observe accesses beyond the memory
		}
	}
	r := e.one(context.Background(), trial)
	if r.Verdict == Unsupported {
		return false
	}
	if r.Verdict != WrongRead || r.Wrong != len(moved) {
		t.Errorf("%s: %s: %d scalars wrong, %d were moved", c, r.Verdict, r.Wrong, len(moved))
		return true
	}
	for _, m := range r.Mismatches {
		if off, ok := moved[m.Path]; !ok || off != m.Actual {
			t.Errorf("%s: %s is at %d, the report says %d", c, m.Path, off, m.Actual)
		}
	}
	for word := range strings.FieldsSeq(r.As) {
		if word == strconv.FormatUint(uint64(in.value), 10) {
			*explained++
			return true
		}
	}
	t.Logf("%s: %s; the number is %d", c, r.Detail, in.value)
	return true
}
