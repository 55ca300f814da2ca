package diff

import (
	"slices"
	"testing"

	"github.com/spvc/spvc/target"
)

func TestCompare(t *testing.T) {
	a, err := target.Profile("vulkan1.3")
	if err != nil {
		t.Fatal(err)
	}
	b, err := target.Profile("vulkan1.4")
	if err != nil {
		t.Fatal(err)
	}
	c := Compare(a, b)
	if c.Same() || len(c.Capabilities.A) != 0 || !slices.Contains(c.Capabilities.B, "Int8") || !slices.Contains(c.Extensions.B, "SPV_KHR_expect_assume") ||
		!slices.Contains(c.Properties, Difference{"maxPushConstantsSize", "128", "256"}) || !slices.Contains(c.Properties, Difference{"scalarBlockLayout", "no", "yes"}) {
		t.Errorf("%+v", c)
	}
	if slices.ContainsFunc(c.Properties, func(d Difference) bool { return d.Name == "SPIR-V" }) {
		t.Errorf("equal versions differ: %+v", c.Properties)
	}
	if c := Compare(a, a); !c.Same() || len(c.Properties) != 0 {
		t.Errorf("%+v", c)
	}
	cfg := a.Config()
	cfg.Name = "renamed"
	if !Compare(a, target.New(cfg)).Same() {
		t.Error("a name is a difference")
	}
}
