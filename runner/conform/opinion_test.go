package conform

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/spvc/spvc/runner"
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

// narrowDevice has no room for any block.
type narrowDevice struct{ runner.Device }

func (d narrowDevice) Info() *runner.DeviceInfo {
	info := *d.Device.Info()
	info.Limits.MaxStorageBufferRange = 4
	return &info
}

// lostDevice is lost in each run.
type lostDevice struct{ runner.Device }

func (lostDevice) Run(context.Context, ...*runner.Launch) (runner.Timing, error) {
	return runner.Timing{}, runner.ErrDeviceLost
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
	cases := Selection{Rules: DefaultRules(), Probes: []*Probe{Read}, Seed: 3, Classes: []string{"StorageBuffer"}}.
		Cases([]string{"!spirv.struct<(f32, vector<2xf32>, i32, vector<4xf32>)>"})
	for _, c := range []struct {
		second func() (*Engine, error)
		want   string
	}{
		{func() (*Engine, error) { return onReference(t), nil }, "; device reference computes what the compiler expects"},
		{func() (*Engine, error) { return changed(), nil }, "; device reference does not compute what the compiler expects either: wrong read: "},
		{func() (*Engine, error) { return nil, errors.New("no device") }, "; there is no second opinion: no device"},
		{func() (*Engine, error) { return NewEngine(narrowDevice{onReference(t).dev}, 0), nil }, "; device reference does not run the case: maxStorageBufferRange for a block that large"},
		{func() (*Engine, error) { return NewEngine(lostDevice{onReference(t).dev}, 0), nil }, "; there is no second opinion: the device was lost or does not answer"},
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
			if asked := strings.Contains(r.Detail, "; device reference") || strings.Contains(r.Detail, "second opinion"); asked != (c.second != nil) {
				t.Errorf("%s: %s; want %q", r.Verdict, r.Detail, c.want)
			}
		})
		if err != nil || failed == 0 {
			t.Errorf("%d of %d cases failed with %q, %v", failed, len(cases), c.want, err)
		}
	}
}

// TestCanceled runs no case if the context has ended, and gives no verdict.
func TestCanceled(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cases := []Case{{Type: "=f32", Rules: "std430", Class: "StorageBuffer", Probe: "read"}, {Type: "{f}", Rules: "std430", Class: "StorageBuffer", Probe: "read"}}
	var got []Result
	err := onReference(t).Run(ctx, cases, func(_ int, r *Result) {
		got = append(got, *r)
		cancel()
	})
	if !errors.Is(err, context.Canceled) || len(got) != 1 || got[0].Verdict != Rejected || got[0].Detail != `type "f32": a block is a spirv.struct` || got[0].Attempts != 1 {
		t.Errorf("%v, %+v", err, got)
	}
}
