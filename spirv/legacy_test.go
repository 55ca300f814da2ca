package spirv

import (
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/legacy"
)

func legacyContext() *ir.Context {
	reg := ir.NewRegistry()
	reg.Add("spirv", Dialect)
	reg.AddLegacy(legacy.Prefix, "spirv")
	return ir.NewContext(reg)
}

// inModule puts an op into a function of a module, with what the examples use
// before it.
func inModule(prefix, op string) string {
	first := ""
	if strings.Contains(op, "%1") {
		first = "%0 = " + prefix + ".Undef : f32\n"
	}
	return prefix + ".module Logical GLSL450 {\n" + prefix + `.func @f() "None" {` + "\n" + first + op + "\n" + prefix + ".Return\n}\n}"
}

// TestLegacyExamples: every example is read as the present spelling and printed so.
func TestLegacyExamples(t *testing.T) {
	for _, e := range legacy.Examples() {
		ctx := legacyContext()
		msgs := collect(ctx, func() {
			switch e.Old[0] {
			case '!':
				old, ok := ir.ParseType(ctx, e.Old)
				if now, okNow := ir.ParseType(ctx, e.New); !ok || !okNow || old != now || ir.TypeString(now) != e.New {
					t.Errorf("%s: %s is read as %v", e.What, e.Old, old)
				}
			case '#', '{':
				old, ok := ir.ParseAttr(ctx, e.Old)
				if now, okNow := ir.ParseAttr(ctx, e.New); !ok || !okNow || ir.AttrString(old) != e.New || ir.AttrString(now) != e.New {
					t.Errorf("%s: %s is read as %v", e.What, e.Old, old)
				}
			default:
				old, ok := ir.Parse(ctx, ctx.AddFile("old.mlir", []byte(inModule("spv", e.Old))))
				now, okNow := ir.Parse(ctx, ctx.AddFile("new.mlir", []byte(inModule("spirv", e.New))))
				if !ok || !okNow || old.String() != now.String() || !strings.Contains(now.String(), e.New) {
					t.Errorf("%s: %s is read as %v", e.What, e.Old, old)
				}
			}
		})
		for _, m := range msgs {
			t.Errorf("%s: %s", e.What, m)
		}
	}
}

// TestLegacyRows: the rows name ops of the dialect, none hides an op of its own name,
// and each differs from its present one.
func TestLegacyRows(t *testing.T) {
	ctx := newContext()
	names := map[string]bool{}
	for _, r := range legacySyntax().Ops {
		if names[r.Old] {
			t.Errorf("%s has two rows", r.Old)
		}
		names[r.Old] = true
		family, many := strings.CutSuffix(r.New, "*")
		switch {
		case r.New == "":
		case many:
			found := false
			for _, e := range ctx.Dialect("spirv").Ops {
				found = found || strings.HasPrefix(e.Def.Name, family)
			}
			if !found {
				t.Errorf("no op begins with %s", family)
			}
		case ctx.OpInfo(r.New).Def == nil:
			t.Errorf("%s is no op", r.New)
		case r.New == "spirv."+r.Old && r.Parse == nil:
			t.Errorf("the row of %s says nothing", r.Old)
		}
	}
}

// TestLegacyNeedsPrefix: without the old prefix in the registry nothing is different,
// and the present prefix reads nothing old.
func TestLegacyNeedsPrefix(t *testing.T) {
	for _, e := range legacy.Examples() {
		now := strings.ReplaceAll(strings.ReplaceAll(e.Old, "spv.", "spirv."), "GLSL.", "GL.")
		ctx := newContext()
		parses := func(text string) (ok bool) {
			collect(ctx, func() {
				switch text[0] {
				case '!':
					_, ok = ir.ParseType(ctx, text)
				case '#', '{':
					_, ok = ir.ParseAttr(ctx, text)
				default:
					_, ok = ir.Parse(ctx, ctx.AddFile("x.mlir", []byte(inModule("spv", text))))
				}
			})
			return ok
		}
		if e.Old[0] != '{' && parses(e.Old) {
			t.Errorf("%s: %s is read without the prefix", e.What, e.Old)
		}
		switch e.What {
		case "struct", "empty struct", "image", "limits of a target environment":
			if parses(now) {
				t.Errorf("%s: %s is read", e.What, now)
			}
		}
	}
}
