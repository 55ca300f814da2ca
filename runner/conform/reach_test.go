//go:build cgo

package conform

import (
	"context"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/reflect"
)

// TestWithin checks how much of a block a partial range and a null descriptor show.
func TestWithin(t *testing.T) {
	t.Parallel()
	for id, want := range map[string]int64{
		"v1/StorageBuffer/std430/read/{f;f}":                       -1,
		"v1/StorageBuffer/std430/read+range=tight/{f;f}":           -1,
		"v1/StorageBuffer/std430/read+range=null/{f;f}":            0,
		"v1/StorageBuffer/std430/read+range=partial/{f;f}":         4,
		"v1/StorageBuffer/std430/read+range=partial/{f;f;f;d;f}":   16,
		"v1/StorageBuffer/std430/read+range=partial/{f;d}":         8,
		"v1/StorageBuffer/std430/write+range=partial/{v3f;[4]v4f}": 40,
		"v1/StorageBuffer/scalar/read+range=partial/{u8;u16;f;u8}": 8,
		"v1/StorageBuffer/scalar/read+range=partial/{f;u8;u8}":     4,
		"v1/StorageBuffer/std430/size+range=partial/{f;[]f}":       -1,
		// The last scalar at a multiple of 4 is in the first half.
		"v1/StorageBuffer/custom/read+range=partial/{f@0;i32@4;u8@9}": 4,
	} {
		k, err := caseKernel(t, id)
		if err != nil || k.reach != want {
			t.Errorf("%s: %v, want %d", id, err, want)
		}
	}
	if _, err := caseKernel(t, "v1/StorageBuffer/scalar/read+range=partial/{u16;u8}"); err == nil || failure(err, Failed).Verdict != Unsupported {
		t.Errorf("no scalar begins at 4: %v", err)
	}
}

func caseKernel(t *testing.T, id string) (*kernel, error) {
	t.Helper()
	c, err := ParseCase(id)
	if err != nil {
		t.Fatal(err)
	}
	return build(newContext(), &c, capable().Env())
}

// TestSees checks which scalars a kernel sees: ranges of uniform buffers may end later.
func TestSees(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		id   string
		want []visibility // at 0, 20, 252, 256
	}{
		{"v1/Uniform/std140/read/{[20]v4f}", []visibility{visible, visible, visible, visible}},
		{"v1/Uniform/std140/read+range=null/{[20]v4f}", []visibility{hidden, hidden, hidden, hidden}},
		{"v1/Uniform/std430/read+range=partial/{f;f}", []visibility{visible, unclear, unclear, hidden}},
		{"v1/StorageBuffer/std430/read+range=partial/{f;f}", []visibility{visible, hidden, hidden, hidden}},
	} {
		k, err := caseKernel(t, c.id)
		if err != nil {
			t.Fatal(err)
		}
		if got := []visibility{k.sees(0), k.sees(20), k.sees(252), k.sees(256)}; !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.id, got, c.want)
		}
	}
}

// TestSizeBounds checks the bytes that descriptors show in the rounds of a case that asks for the length.
func TestSizeBounds(t *testing.T) {
	t.Parallel()
	for id, want := range map[string][]int64{
		"v1/StorageBuffer/std430/size/{[5]f;[]v4f}":               {48, 64, 112, 92, 104, 304, 1020, 148, 188},
		"v1/StorageBuffer/std430/size+range=partial/{[5]f;[]v4f}": {4, 16, 32, 44, 104, 304, 1020, 148, 188},
		"v1/StorageBuffer/std430/size+range=partial/{[]f}":        {4, 4, 4, 4, 16, 68, 244, 28, 36},
		"v1/StorageBuffer/std430/size+range=null/{[5]f;[]v4f}":    {0, 0, 0, 0, 0, 0, 0, 0, 0},
	} {
		k, err := caseKernel(t, id)
		if err != nil {
			t.Fatal(err)
		}
		tr := &trial{kernel: k}
		if tr.module, err = reflect.Reflect(k.words); err != nil {
			t.Fatal(err)
		}
		var got []int64
		for r := range sizeRounds {
			got = append(got, tr.sizeBound(r, 0))
			if next := tr.sizeBound(r, 1); next != tr.sizeBound((r+1)%len(sizeRounds), 0) {
				t.Errorf("%s: the second block shows %d bytes in round %d", id, next, r)
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: %v, want %v", id, got, want)
		}
	}
}

// TestPartialMatters checks that lists have no partial ranges of blocks with one scalar.
func TestPartialMatters(t *testing.T) {
	t.Parallel()
	s := Selection{Rules: []string{"std430"}, Classes: []string{"StorageBuffer"}, Probes: []*Probe{Read}, Options: []string{"range", "dynamic"}}
	for text, want := range map[string]string{"{f}": "null tight", "{{{f}}}": "null tight", "{f;f}": "null partial tight", "{v2f}": "null partial tight", "{[2]f}": "null partial tight"} {
		var got []string
		for _, c := range s.Cases([]string{text}) {
			if value, ok := strings.CutPrefix(c.Options, "range="); ok {
				got = append(got, value)
			}
		}
		slices.Sort(got)
		if list := strings.Join(got, " "); list != want {
			t.Errorf("%s: %s, want %s", text, list, want)
		}
	}
}

// TestHidden runs cases with null descriptors and partial ranges right, and again with a device that shows the
// whole block, which must be found.
func TestHidden(t *testing.T) {
	for _, d := range []struct {
		name string
		dev  runner.Device
	}{{"reference", referenceDevice(t)}, {"lavapipe", device(t, lavapipe)}} {
		e := NewEngine(d.dev, time.Minute)
		for id, want := range map[string]string{
			"v1/StorageBuffer/std430/read+range=null/{f;v3f}":                  "wrong read: a at 0x0 is beyond the 0 bytes that the descriptor shows: expected zeros, driver read 0x0 (4 of 4 scalars are wrong)",
			"v1/StorageBuffer/std430/read+range=partial/{f;v3f}":               "wrong read: b[0] at 0x10 is beyond the 16 bytes that the descriptor shows: expected zeros, driver read 0x10 (3 of 3 scalars are wrong)",
			"v1/StorageBuffer/std430/read+array=3+range=partial/{f;f;f;f}":     "wrong read: c at 0x8 is beyond the 8 bytes",
			"v1/StorageBuffer/std430/read+dynamic=256+range=partial/{f;f}":     "wrong read: b at 0x4 is beyond the 4 bytes that the descriptor shows: expected zeros, driver read 0x4",
			"v1/Uniform/std140/read+range=null/{f}":                            "wrong read: a at 0x0 is beyond the 0 bytes that the descriptor shows: expected zeros, driver read 0x0",
			"v1/Uniform/std140/read+dyn+range=partial/{[60]v4f}":               "wrong read: a[",
			"v1/StorageBuffer/std430/write+range=null/{f;v3f}":                 "padding clobbered: 16 bytes of padding were written, the first at 0x0, although the descriptor shows only 0 bytes of each block",
			"v1/StorageBuffer/std430/write+range=partial/{f;v3f}":              "padding clobbered: 12 bytes of padding were written, the first at 0x10, although the descriptor shows only 16 bytes",
			"v1/StorageBuffer/std430/size+range=null/{v4f;[]f}":                "wrong size: the runtime array at 0x10 with ArrayStride 4 in 0 bytes: expected 0 elements, driver says ",
			"v1/StorageBuffer/std430/size+blocks=2+range=partial/{[5]f;[]v4f}": "wrong size: the runtime array at 0x20 with ArrayStride 16 in 4 bytes: expected 0 elements, driver says ",
		} {
			c, err := ParseCase(id)
			if err != nil {
				t.Fatal(err)
			}
			for _, lies := range []bool{false, true} {
				k, err := build(newContext(), &c, e.env)
				if err != nil {
					t.Fatal(err)
				}
				tr, err := prepare(e.dev, k, k.words)
				if err != nil {
					t.Fatal(err)
				}
				for i, l := range tr.launches {
					for n := range l.Bindings {
						if b := &l.Bindings[n]; lies && (b.Null || b.Partial) {
							b.Buffer, b.Null, b.Partial, b.Size = tr.rounds[i].block, false, false, 0
							b.Size = b.Buffer.Size() - b.Start()
						}
					}
				}
				r := e.one(context.Background(), tr)
				tr.close()
				text := r.Verdict.String() + ": " + r.Detail
				if !lies && r.Verdict != Pass || lies && !strings.HasPrefix(text, want) {
					t.Errorf("%s: %s, lies: %v: %s, want %s", d.name, id, lies, text, want)
				}
			}
		}
	}
}

// TestWithoutRobustness: SwiftShader has dynamic offsets, but neither null descriptors nor ranges that end inside of
// a block.
func TestWithoutRobustness(t *testing.T) {
	e := NewEngine(device(t, swiftshader), time.Minute)
	for id, want := range map[string]string{
		"v1/StorageBuffer/std430/read+dynamic=256/{f;v3f}":                   "pass: ",
		"v1/StorageBuffer/std430/write+array=3+dynamic=512+offset=256/{f;f}": "pass: ",
		"v1/StorageBuffer/std430/size+blocks=2+dynamic=256/{f;[]v2f}":        "pass: ",
		"v1/Uniform/std140/copy+dynamic=256/{f;v3f}":                         "pass: ",
		"v1/Uniform/std140/read+range=null/{f;v3f}":                          "not supported: nullDescriptor",
		"v1/StorageBuffer/std430/write+range=partial/{f;v3f}":                "not supported: robustBufferAccess2",
	} {
		c, err := ParseCase(id)
		if err != nil {
			t.Fatal(err)
		}
		err = e.Run(context.Background(), []Case{c}, func(_ int, r *Result) {
			if text := r.Verdict.String() + ": " + r.Detail; text != want {
				t.Errorf("%s: %s, want %s", id, text, want)
			}
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}
