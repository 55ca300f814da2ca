package pass

import (
	"slices"
	"testing"
)

// TestFlags sets a flag of the command for the passes of one pipeline, at any depth. Those of another pipeline keep the default.
func TestFlags(t *testing.T) {
	var modes []*int
	r := NewRegistry()
	r.AddFlag("mode", "p")
	r.Add(func() *Pass {
		mode := new(int)
		modes = append(modes, mode)
		return &Pass{Name: "p", Flags: []Option{Enum("mode", mode, []string{"slow", "fast"}, "how")}}
	}, func() *Pass { return &Pass{Name: "q"} })
	if !r.HasFlag("mode") || r.HasFlag("p") || r.HasFlag("other") {
		t.Error("the registry knows other flags than the one it has")
	}
	if r.CheckFlag("mode", "fast", true) != nil || r.CheckFlag("mode", "odd", true) == nil {
		t.Error("the flag takes other values than its own")
	}
	if _, err := r.ParsePipeline("any(p{mode=fast})"); err == nil {
		t.Error("a pipeline has the flag as an option")
	}
	modes = nil
	for i, value := range []string{"fast", ""} {
		m, err := r.ParsePipeline("any(p,q,any(p))")
		if err != nil {
			t.Fatal(err)
		}
		if value != "" {
			m.SetFlag("mode", value, true)
		}
		got := []int{}
		for _, mode := range modes[len(modes)-2:] {
			got = append(got, *mode)
		}
		if want := []int{1 - i, 1 - i}; !slices.Equal(got, want) {
			t.Errorf("pipeline %d has the modes %v, want %v", i, got, want)
		}
	}
}
