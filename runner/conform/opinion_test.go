package conform

import (
	"strings"
	"testing"
	"time"

	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/spirv/spec"
)

// onReference returns an engine for a reference device.
func onReference(t *testing.T) *Engine {
	t.Helper()
	d, err := reference.Open(reference.Options{})
	if err != nil {
		t.Fatal(err)
	}
	e := NewEngine(d, time.Minute)
	t.Cleanup(func() { e.Close() })
	return e
}

// TestSecondOpinion runs changed binaries, which stand for a wrong driver, and asks a device
// that runs them unchanged, one that runs changed ones, and none.
func TestSecondOpinion(t *testing.T) {
	changed := func() *Engine {
		e := onReference(t)
		// The member at 16 moves to 24.
		e.Mutate = func(words []uint32) []uint32 {
			for i := 5; i < len(words); i += int(words[i] >> 16) {
				if spec.Opcode(words[i]&0xffff) == spec.OpMemberDecorate && spec.Decoration(words[i+3]) == spec.DecorationOffset && words[i+4] == 16 {
					words[i+4] = 24
				}
			}
			return words
		}
		return e
	}
	cases := Selection{Rules: DefaultRules(), Probes: []Probe{Read}, Seed: 3, Classes: []string{"StorageBuffer"}}.
		Cases([]string{"!spirv.struct<(f32, vector<2xf32>, i32, vector<4xf32>)>"})
	for _, c := range []struct {
		second func() (*Engine, error)
		want   string
	}{
		{func() (*Engine, error) { return onReference(t), nil }, "; device reference computes what the compiler expects"},
		{func() (*Engine, error) { return changed(), nil }, "; device reference does not compute what the compiler expects either: wrong read: "},
		{nil, ""},
	} {
		e := changed()
		e.Second = c.second
		failed := 0
		err := e.Run(t.Context(), cases, func(_ int, r *Result) {
			if !r.Verdict.Bad() {
				return
			}
			if strings.Contains(r.Detail, c.want) {
				failed++
			}
			if (c.second == nil) == strings.Contains(r.Detail, "device reference") {
				t.Errorf("%s: %s; want %q", r.Verdict, r.Detail, c.want)
			}
		})
		if err != nil || failed == 0 {
			t.Errorf("%d of %d cases failed with %q, %v", failed, len(cases), c.want, err)
		}
	}
}
