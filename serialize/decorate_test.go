package serialize

import (
	"testing"

	"github.com/spvc/spvc/spirv/spec"
)

// TestDecorationNames: the attribute of each decoration is written as that decoration.
func TestDecorationNames(t *testing.T) {
	for _, e := range spec.KindDecoration.Enumerants() {
		name := attributeName(spec.Decoration(e.Value))
		if d, ok := decorationOf(name); !ok || d != spec.Decoration(e.Value) {
			t.Errorf("%s is written as %s", name, d)
		}
	}
	for name, want := range map[string]spec.Decoration{"builtin": spec.DecorationBuiltIn, "built_in": spec.DecorationBuiltIn, "relaxedPrecision": spec.DecorationRelaxedPrecision} {
		if d, ok := decorationOf(name); !ok || d != want {
			t.Errorf("%s is written as %s", name, d)
		}
	}
	if _, ok := decorationOf("no_such_thing"); ok {
		t.Error("no_such_thing is a decoration")
	}
}
