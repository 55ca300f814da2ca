package targetspec

import (
	"github.com/spvc/spvc/dialect/dlti"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/datalayout"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/target"
)

// Register adds the pass spirv-select-target to r.
func Register(r *pass.Registry) { r.Add(NewSelectTarget) }

// selection holds the options of spirv-select-target.
type selection struct{ profile, fallback, env, layout string }

// NewSelectTarget returns the pass spirv-select-target, which sets the target of a
// module. The target of its options replaces the one that the module states. If neither
// states a target, the pass sets the fallback.
func NewSelectTarget() *pass.Pass {
	s := &selection{fallback: "vulkan1.1"}
	return &pass.Pass{
		Name: "spirv-select-target", Class: "SPIRVSelectTarget",
		Summary: "State the target environment of a module",
		Options: []pass.Option{
			pass.String("profile", &s.profile, "A profile, such as vulkan1.2, that replaces the target of the module"),
			pass.String("env", &s.env, "A #spirv.target_env attribute that replaces the target of the module"),
			pass.String("layout", &s.layout, "A #dlti.dl_spec attribute with the layout features of the target, beside env"),
			pass.String("fallback", &s.fallback, "The profile for modules that state no target"),
		},
		Run: func(op *ir.Operation, r *pass.Run) bool {
			if !checkEndianness(op) || !s.run(op) {
				return false
			}
			r.PreserveNested() // only attributes of op change
			return true
		},
	}
}

func (s *selection) run(op *ir.Operation) bool {
	ctx := op.Context()
	switch {
	case s.profile != "":
		env, err := target.Profile(s.profile)
		if err != nil {
			return op.EmitError(err.Error())
		}
		Select(op, env)
	case s.env != "":
		return s.replace(op)
	case spirv.LookupTargetEnv(op) == nil:
		env, err := target.Profile(s.fallback)
		if err != nil {
			return op.EmitError(err.Error())
		}
		// The module's statements about layouts add to the profile.
		op.SetAttr(spirv.TargetEnvName, spirv.AttrOf(ctx, env))
	}
	return true
}

// replace sets the target that the attributes in the options describe.
func (s *selection) replace(op *ir.Operation) bool {
	a, ok := ir.ParseAttr(op.Context(), s.env)
	if !ok {
		return false
	}
	env, ok := a.(*spirv.TargetEnv)
	if !ok {
		return op.EmitError("option 'env' of spirv-select-target must be a #spirv.target_env attribute")
	}
	var entries []*dlti.Entry
	if s.layout != "" {
		if a, ok = ir.ParseAttr(op.Context(), s.layout); !ok {
			return false
		}
		l, ok := a.(*dlti.LayoutSpec)
		if !ok {
			return op.EmitError("option 'layout' of spirv-select-target must be a #dlti.dl_spec attribute")
		}
		entries = l.Entries
	}
	selectAttrs(op, env, entries)
	return true
}

// OptionsFor returns the options with which spirv-select-target has the effect of
// [Select]: the name of a profile, or attributes.
func OptionsFor(ctx *ir.Context, env *target.Env) string {
	attr, layout := attrsOf(ctx, env)
	if p, err := target.Profile(env.Name()); err == nil {
		if a, l := attrsOf(ctx, p); a == attr && l == layout {
			return "profile=" + env.Name()
		}
	}
	text := "env={" + ir.AttrString(attr) + "}"
	if layout != nil {
		text += " layout={" + ir.AttrString(layout) + "}"
	}
	return text
}

// attrsOf returns the attributes that describe env: the target environment, and the
// layout features, which are nil if there are none.
func attrsOf(ctx *ir.Context, env *target.Env) (attr, layout ir.Attribute) {
	entries := layoutEntries(ctx, env)
	if len(entries) > 0 {
		layout = dlti.LayoutSpecOf(ctx, entries...)
	}
	return spirv.AttrOf(ctx, env), layout
}

// checkEndianness refuses a data layout of top, or of a scope inside, that states another
// order of bytes than that of the devices and of this program: Vulkan and SPIR-V have no
// other. It reports whether there was none, after it emitted an error for each.
func checkEndianness(top *ir.Operation) bool {
	ok := true
	top.WalkPre(func(op *ir.Operation) ir.WalkResult {
		s := datalayout.SpecOf(op)
		if s == nil {
			return ir.WalkAdvance
		}
		for _, e := range s.LayoutEntries() {
			if v, is := e.EntryValue().(*ir.StringAttr); is && e.TypeKey() == nil && e.Identifier() == datalayout.EndiannessKey && v.Value == "big" {
				ok = op.EmitError("the data layout states big-endian data, and the device has little-endian data",
					ir.Note(op.Loc(), "state #dlti.dl_entry<\""+datalayout.EndiannessKey+"\", \"little\">, or leave the entry out"))
			}
		}
		return ir.WalkAdvance
	})
	return ok
}
