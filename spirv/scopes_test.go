package spirv_test

import (
	"strings"
	"testing"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
)

// scalar returns what a scope states of scalar block layout.
func scalar(value string) string {
	return `attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"spirv.scalar_block_layout", ` + value + `>>}`
}

// TestScopedTargets checks that EnvFor makes one environment for all operations with the same attributes around them, and another
// one where a scope states more or a target differs.
func TestScopedTargets(t *testing.T) {
	text := `module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
  module @a ` + scalar("true") + ` { module @b {} module @c {} }
  module @d ` + scalar("true") + ` { module @e ` + scalar("true") + ` {} }
  module @f {}
  module @g attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.5, [Shader], []>, #spirv.resource_limits<>>, dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"spirv.scalar_block_layout", true>>} {}
  module @h attributes {dlti.target_system_spec = #dlti.target_system_spec<"GPU": #dlti.target_device_spec<#dlti.dl_entry<"name", "own">>>} {}
  module @many ` + scalar("true") + ` { module ` + scalar("true") + ` { module ` + scalar("true") + ` { module ` + scalar("true") + ` { module @deep ` + scalar("true") + ` {} } } } }
}`
	ctx := ir.NewContext(all.Registry())
	top, ok := ir.Parse(ctx, ctx.AddFile("t.mlir", []byte(text)))
	if !ok || !ir.Verify(top) {
		t.Fatal("the module does not parse")
	}
	at := map[string]*ir.Operation{}
	top.Walk(func(op *ir.Operation) {
		if name := op.StringAttr("sym_name"); name != "" {
			at[name] = op
		}
	})
	same := func(names string) {
		for _, name := range strings.Fields(names) {
			if spirv.EnvFor(at[name]) != spirv.EnvFor(at[names[:1]]) {
				t.Errorf("@%s has another environment than @%s", name, names[:1])
			}
		}
	}
	same("a b c d")
	same("e e")
	same("f f")
	same("h h")
	for name, want := range map[string]bool{"b": true, "e": true, "f": false, "g": true, "h": false, "deep": true} {
		env := spirv.EnvFor(at[name])
		if env.Layout().ScalarBlockLayout != want || (env.Name() == "own") != (name == "h") || (env.Version() == spirv.EnvFor(at["b"]).Version()) != (name != "g") {
			t.Errorf("@%s: scalar block layout %t, name %q, version %s", name, env.Layout().ScalarBlockLayout, env.Name(), env.Version())
		}
	}
	at["f"].SetAttr("dlti.dl_spec", at["a"].Attr("dlti.dl_spec"))
	if spirv.EnvFor(at["f"]) != spirv.EnvFor(at["a"]) {
		t.Error("a scope that states the same afterwards has another environment")
	}
}
