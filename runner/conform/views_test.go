//go:build cgo

package conform

import (
	"context"
	"fmt"
	"testing"
	"time"

	"github.com/spvc/spvc/runner"
)

// viewCases are cases of draws with several views, in each of which every view accesses a part.
func viewCases() []Case {
	var out []Case
	for _, options := range []string{
		"dyn+stage=fragment+views=2", "dyn+stage=vertex+views=3", "stage=fragment+views=2", "stage=vertex+views=2", "out=location+stage=fragment+views=2", "out=location+stage=vertex+views=3",
		"dyn+out=location+stage=fragment+views=3", "dyn+out=location+stage=vertex+views=2", "dyn+out=image+stage=fragment+views=2", "grain=vector+stage=fragment+views=6",
	} {
		for _, text := range []string{"StorageBuffer/std430/read", "Uniform/std140/read", "StorageBuffer/scalar/write", "PushConstant/std430/read"} {
			for _, typ := range []string{"{f;[5]v3f;[7]i32}", "{u32;[2][3]v2f;{f;[4]i32}}", "{[6]f;[6]v4f}", "{f;v2f}"} {
				c, err := ParseCase("v1/" + text + "+" + options + "/" + typ)
				if err == nil {
					out = append(out, c)
				}
			}
		}
	}
	return out
}

// TestViews draws views on the devices that have them.
func TestViews(t *testing.T) {
	for _, d := range []struct {
		name string
		open func() (runner.Device, error)
	}{{"reference", checkedDevice}, {"swiftshader", swiftshader}} {
		t.Run(d.name, func(t *testing.T) {
			e := NewEngine(device(t, d.open), time.Minute)
			ran, idle := 0, 0
			for _, c := range viewCases() {
				r, err := e.alone(t.Context(), &c)
				if err != nil || r.Verdict != Pass && r.Verdict != Unsupported {
					t.Errorf("%s: %s %s (%v)", c.ID(), r.Verdict, r.Detail, err)
				}
				if r.Verdict == Pass {
					ran++
				} else if r.Detail == "a block with a part for each view" {
					idle++
				}
			}
			if t.Logf("%d cases", ran); ran < 100 || idle == 0 {
				t.Errorf("%d cases, and %d with views that have nothing to do", ran, idle)
			}
		})
	}
}

// oneView is a device that makes errors with views.
type oneView struct {
	runner.Graphics
	// mask takes views away from draws, and layer copies the layer of this view to that of the last.
	mask  uint32
	layer int
}

func (d oneView) Draw(ctx context.Context, draws ...*runner.Draw) (runner.Timing, error) {
	for _, draw := range draws {
		draw.ViewMask &= d.mask
		if _, err := d.Graphics.Draw(ctx, draw); err != nil {
			return runner.Timing{}, err
		}
		if d.layer < 0 {
			continue
		}
		for _, a := range draw.Attachments {
			desc := a.Desc()
			data := make([]byte, desc.LevelBytes(0))
			if err := a.Read(0, data); err != nil {
				return runner.Timing{}, err
			}
			n := len(data) / desc.Layers
			copy(data[len(data)-n:], data[d.layer*n:][:n])
			if err := a.Write(0, data); err != nil {
				return runner.Timing{}, err
			}
		}
	}
	return runner.Timing{}, nil
}

// TestViewFaults has devices that leave out a view, or give it the index of another. All faults are found, and nineteen of twenty are
// named.
func TestViewFaults(t *testing.T) {
	dev := device(t, checkedDevice).(runner.Graphics)
	faults, named := 0, 0
	for _, c := range viewCases() {
		k, err := build(newContext(), &c, dev.Info().Env())
		if err != nil {
			continue
		}
		last := int(k.access.views) - 1
		for _, fault := range []struct {
			dev  oneView
			text string
		}{
			{oneView{dev, 1, -1}, "no ViewIndex 1"}, {oneView{dev, ^uint32(1), -1}, "no ViewIndex 0"}, {oneView{dev, ^(uint32(1) << last), -1}, fmt.Sprintf("no ViewIndex %d", last)},
			{oneView{dev, ^uint32(0), 0}, fmt.Sprintf("ViewIndex 0 in the layer of view %d", last)},
		} {
			if fault.dev.layer == 0 && k.access.out != byLocation {
				continue
			}
			r, err := NewEngine(fault.dev, time.Minute).alone(t.Context(), &c)
			if err != nil || r.Verdict == Unsupported {
				continue
			}
			if faults++; r.Verdict != WrongRead && r.Verdict != WrongWrite {
				t.Errorf("%s: %s is not found: %s %s", c.ID(), fault.text, r.Verdict, r.Detail)
			}
			if names(r.As, []string{fault.text}) {
				named++
			} else {
				t.Logf("%s: %s, but %s %s", c.ID(), fault.text, r.Verdict, r.Detail)
			}
		}
	}
	if t.Logf("%d faults, %d named", faults, named); faults < 200 || named*100 < faults*95 {
		t.Errorf("%d faults, %d named: want 200 and 95 of 100", faults, named)
	}
}
