//go:build cgo

package programs_test

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/spirv/notes"
	"github.com/spvc/spvc/target"
)

// TestDiscardableAttributes drops the discardable attributes in kernels before the conversion to SPIR-V, as a rewrite
// before it may. The binaries must stay the same: what decides results is in operations and their inherent attributes.
// Only hints may go, which the test drops as well to see that it drops something.
func TestDiscardableAttributes(t *testing.T) {
	files, err := filepath.Glob("*.mlir")
	if err != nil || len(files) < 55 {
		t.Fatalf("%d programs, %v", len(files), err)
	}
	hinted := 0
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, profile := range [...]string{"vulkan1.1", "vulkan1.3"} {
			env, err := target.Profile(profile)
			if err != nil {
				t.Fatal(err)
			}
			words := func(h *attributeDropper) (all [][]uint32) {
				p, err := spvc.Compile(t.Context(), text, spvc.Options{Name: file, Default: env, NoValidate: true, Instrument: func(_ *pass.Manager, run *pass.RunOptions) {
					if h != nil {
						run.Hooks = append(run.Hooks, h)
					}
				}})
				if err != nil {
					return nil
				}
				for _, b := range p.Binaries {
					all = append(all, b.Words)
				}
				return all
			}
			same := func(x, y [][]uint32) bool { return slices.EqualFunc(x, y, slices.Equal[[]uint32]) }
			want, kept, bare := words(nil), &attributeDropper{keep: notes.UniformTripsName}, &attributeDropper{}
			if got := words(kept); !same(got, want) {
				t.Errorf("%s for %s is another binary without discardable attributes", file, profile)
			}
			if want != nil && kept.runs == 0 {
				t.Errorf("%s for %s was converted by another pass", file, profile)
			}
			if !same(words(bare), want) {
				hinted++
			}
		}
	}
	if hinted == 0 {
		t.Error("no binary is another one without hints")
	}
}

// attributeDropper drops the discardable attributes of operations in functions of kernels before the conversion.
type attributeDropper struct {
	keep string // a hint
	runs int
}

// BeforePass drops the attributes.
func (d *attributeDropper) BeforePass(p *pass.Pass, op *ir.Operation) {
	if p.Name != "convert-gpu-to-spirv" {
		return
	}
	d.runs++
	op.Walk(func(module *ir.Operation) {
		if module.Name() != "gpu.module" {
			return
		}
		module.Walk(func(o *ir.Operation) {
			if o.Parent() == module || o == module {
				return
			}
			var kept []ir.NamedAttribute
			for _, a := range o.DiscardableAttrs() {
				if a.Name == d.keep {
					kept = append(kept, a)
				}
			}
			o.SetDiscardableAttrs(kept)
		})
	})
}

// AfterPass does nothing.
func (*attributeDropper) AfterPass(*pass.Pass, *ir.Operation) {}

// PassFailed does nothing.
func (*attributeDropper) PassFailed(*pass.Pass, *ir.Operation) {}

// BeforePipeline does nothing.
func (*attributeDropper) BeforePipeline(*pass.Manager, *ir.Operation) {}

// AfterPipeline does nothing.
func (*attributeDropper) AfterPipeline(*pass.Manager, *ir.Operation) {}
