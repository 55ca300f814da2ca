package conform

import (
	"slices"
	"testing"
)

// TestInterfaceCases: lists have an interface once for each type and options, under one of the rule sets.
func TestInterfaceCases(t *testing.T) {
	t.Parallel()
	s := Selection{Rules: DefaultRules(), Classes: []string{"StorageBuffer"}, Probes: []*Probe{Interface}, Options: []string{"pack", "interpolation", "stage"}, Seed: 1}
	count, rules, options := map[string]int{}, map[string]bool{}, map[string]bool{}
	for _, c := range s.Cases([]string{"{f;f}", "{f;v2f}", "{v3f;f}", "{v4f;i32}", "{m2x2f}", "{[2]f;f}", "{f;{v2f;f}}", "{d;f}", "{f;f;f}", "{v2f;v2f}", "{f;i32}", "{v2f}"}) {
		count[c.Type+" "+c.Options]++
		rules[c.Rules] = true
		options[c.Options] = true
	}
	for name, n := range count {
		if n != 1 {
			t.Errorf("%s occurs %d times", name, n)
		}
	}
	if len(rules) < 3 {
		t.Errorf("one of %d rule sets", len(rules))
	}
	for _, o := range slices.Concat([]string{"", "pack=component"}, each("interpolation=", interpolations[1:]), each("stage=", []string{"tesseval", "geometry"})) {
		if !options[o] {
			t.Errorf("no case with the options %q", o)
		}
	}
}

// each returns a text before each of several.
func each(before string, list []string) []string {
	var out []string
	for _, s := range list {
		out = append(out, before+s)
	}
	return out
}
