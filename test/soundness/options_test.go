package soundness

import (
	"strings"
	"testing"

	"github.com/spvc/spvc/internal/kernelgen"
	"github.com/spvc/spvc/runner/reference"
)

// TestOptions checks what seeds decide of the options: all occur where targets have them.
func TestOptions(t *testing.T) {
	t.Parallel()
	seen := map[string]int{}
	for i := range uint64(2000) {
		c := Case{Seed: i}.decide()
		seen[c.Target+" "+c.Driver+" "+c.Args]++
		seen[c.flags()]++
		if c.Target == Host && c.flags() != "" || c.Target != Host && strings.Count(c.flags(), "-") < 4 {
			t.Errorf("the flags of %+v are %q", c, c.flags())
		}
		if c.Args == "address" && (c.Driver == "swiftshader" || c.Target != "device" || c.Bounds == "trap") ||
			c.IndexWidth == 64 && (c.Driver == "swiftshader" || c.Target != "device") {
			t.Errorf("the target lacks what %+v needs", c)
		}
	}
	for _, want := range []string{
		"device lavapipe address", "device swiftshader push-constant", "vulkan1.1 lavapipe buffer",
		" -args buffer -bounds trap -check on -index-width 32", " -args push-constant -bounds none -check off -index-width 64", " -args address -bounds none -check on -index-width 64",
	} {
		if seen[want] == 0 {
			t.Errorf("no case has %q", want)
		}
	}
	given := Case{Args: "buffer", IndexWidth: 32, Bounds: "none", Check: off, Target: "device", Driver: "lavapipe"}
	for i := range uint64(50) {
		given.Seed = i
		if c := given.decide(); c.flags() != given.flags() {
			t.Fatalf("the options of %+v became those of %+v", given, c)
		}
	}
	if c := (Case{Seed: 1, Target: "device", Driver: reference.Name}).decide(); c.Check != off {
		t.Errorf("the reference device is compared with itself: %+v", c)
	}
}

// TestLaunched runs programs whose host launches the kernel, and some whose workgroup memory the launch
// sets, on the reference device. With another number in a buffer the results are wrong.
func TestLaunched(t *testing.T) {
	t.Parallel()
	e := NewEngine(&Tables{})
	defer e.Close()
	launched, shared := 0, 0
	for seed := uint64(0); seed < 3000 && launched+shared < 8; seed++ {
		c := Case{Seed: seed, Target: "device", Driver: reference.Name, Pipeline: "none", Level: "0", Args: "buffer", IndexWidth: 32, Bounds: "none", Check: off}
		m, size, err := e.generator(&c)
		if err != nil {
			t.Fatal(err)
		}
		k := m.Generate(seed)
		if k.SharedBytes == 0 && !k.Launched || k.SharedBytes != 0 && shared > 3 || k.Launched && launched > 3 || strings.Contains(k.Text, "^dead") || strings.Contains(k.Text, "i48") {
			continue
		}
		o := e.judge(t.Context(), &c, k, size)
		if o.Kind == Refused {
			continue
		}
		if o.Kind != Right {
			t.Errorf("seed %d: %s: %s\n%s", seed, o.Kind, o.Detail, k.Text)
		}
		if k.SharedBytes != 0 {
			shared++
		}
		if !k.Launched {
			continue
		}
		launched++
		p, _, err := e.compile(t.Context(), &c, k)
		if err != nil {
			t.Fatal(err)
		}
		want, err := kernelgen.Evaluate(k, kernelgen.EvalOptions{SubgroupSize: size})
		if err != nil {
			t.Fatal(err)
		}
		got, _, err := e.dispatch(t.Context(), &c, k, p)
		if err != nil || k.Differs(want, got) != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		for i, b := range k.Buffers {
			if !b.Written {
				continue
			}
			for j := range got[i] {
				got[i][j] ^= 0xff
			}
		}
		if exact, _ := k.Comparable(want); exact > 0 && k.Differs(want, got) == nil {
			t.Errorf("seed %d: other numbers are right", seed)
		}
	}
	if launched < 2 || shared < 2 {
		t.Errorf("%d programs with launches, %d with workgroup memory of a size at launch", launched, shared)
	}
}
