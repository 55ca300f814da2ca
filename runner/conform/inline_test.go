//go:build cgo

package conform

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/spvc/spvc/runner"
)

// inlineTypes are blocks that fit into a descriptor.
var inlineTypes = []string{"{i32;v3f;[3]{v2f;f}}", "{f;[2]v4f;m2x2f!r;v3i32;f}", "{{f;v2i32};[2]m2x3f;u32;v2f}", "{v3f;f;[5]f;{v2f;[2]{f;v3f}}}", "{f;f;v2f;v4f;f}"}

// inlineKinds are the faults of devices with inline uniform blocks: those of layouts, and those of the descriptors' bytes.
var inlineKinds = append(slices.Clone(faultKinds[:6]),
	fault{name: "begin", run: (*faults).beginLater},
	fault{name: "end", run: (*faults).endEarly},
	fault{name: "binding", run: (*faults).exchangeInline},
)

// inlineBindings calls f for each descriptor of an inline block.
func inlineBindings(t *trial, f func(round int, b *runner.Binding)) {
	for r, l := range t.launches {
		for i := range l.Bindings {
			if b := &l.Bindings[i]; b.Inline != nil {
				f(r, b)
			}
		}
	}
}

// beginLater shows bytes of the memory that begin behind those that the descriptor should have, or in the midst of them.
func (f *faults) beginLater(t *trial) []string {
	by := 4 * (1 + f.rng.Int64N(8))
	inlineBindings(t, func(round int, b *runner.Binding) {
		data := slices.Clone(b.Inline)
		for i := range data {
			data[i] = canary
		}
		copy(data, b.Inline[min(by, int64(len(data))):])
		b.Inline = data
	})
	if by+t.span > t.inlineBytes() {
		return nil // scalars beyond the end are nowhere, which the diagnosis cannot tell from other memory
	}
	return []string{fmt.Sprintf("offset %d of the binding", by)}
}

// endEarly rounds the size of the descriptor down.
func (f *faults) endEarly(t *trial) []string {
	size, first := (t.span-1)/16*16, int64(0)
	eachScalar(t.leaves, func(_ int, l *leaf, n int64) {
		if end := l.at(n) + l.size; end > size && (first == 0 || end < first) {
			first = end
		}
	})
	inlineBindings(t, func(_ int, b *runner.Binding) {
		b.Inline = slices.Clone(b.Inline)
		for i := size; i < int64(len(b.Inline)); i++ {
			b.Inline[i] = 0
		}
	})
	if size == 0 || first == 0 {
		return nil
	}
	return []string{fmt.Sprintf("less than %d bytes in the binding", first)}
}

// exchangeInline shows the bytes of the first block in the descriptor of the second.
func (f *faults) exchangeInline(t *trial) []string {
	if t.access.blocks < 2 || t.probe.copies || int64(len(t.units)) < t.access.blocks {
		return nil
	}
	for _, l := range t.launches {
		l.Bindings[1].Inline = l.Bindings[0].Inline
	}
	return []string{"block 0 in place of block 1"}
}

// TestInlineFaults injects faults into cases with inline uniform blocks. All must be found, and the diagnosis of nineteen of
// twenty must name what the device did.
func TestInlineFaults(t *testing.T) {
	for _, d := range []struct {
		name string
		open func() (runner.Device, error)
	}{{"reference", checkedDevice}, {"lavapipe", lavapipe}} {
		t.Run(d.name, func(t *testing.T) {
			e := NewEngine(device(t, d.open), time.Minute)
			f := &faults{rand.New(rand.NewPCG(9, 10))}
			count, named := map[string]int{}, map[string]int{}
			for _, options := range []string{"inline=block", "blocks=2+inline=block", "inline=block+range=tight", "grain=vector+inline=block", "blocks=3+inline=block+range=tight", "inline=block+stage=fragment"} {
				for _, typ := range inlineTypes {
					for _, p := range []*Probe{Read, Copy} {
						for i := range inlineKinds {
							kind := &inlineKinds[i]
							c := Case{Type: typ, Rules: "std140", Class: "Uniform", Probe: p.name, Options: options}
							r, texts, ok := f.inject(e, &c, kind)
							if !ok {
								continue
							}
							if count[kind.name]++; !r.Verdict.Bad() {
								t.Errorf("%s: %s %v is not found", c.ID(), kind.name, texts)
							}
							if names(r.As, texts) {
								named[kind.name]++
							} else {
								t.Logf("%s: %s: %v, but %s: %s", c.ID(), kind.name, texts, r.Verdict, r.Detail)
							}
						}
					}
				}
			}
			faults, all := 0, 0
			for i := range inlineKinds {
				n := inlineKinds[i].name
				faults, all = faults+count[n], all+named[n]
				if count[n] < 5 {
					t.Errorf("%d faults of the kind %q, want 5", count[n], n)
				}
			}
			t.Logf("%d faults, %d named", faults, all)
			if faults < 150 || all*100 < faults*95 {
				t.Errorf("%d faults, %d named: want 150 and 95 of 100", faults, all)
			}
		})
	}
}
