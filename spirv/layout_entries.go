package spirv

import (
	"math"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/datalayout"
	"github.com/spvc/spvc/spirv/notes"
	"github.com/spvc/spvc/target"
)

// layoutFeature is a layout feature of a target and the identifier of its boolean data
// layout entry.
type layoutFeature struct {
	key string
	at  func(*target.Layout) *bool
}

var layoutFeatures = [...]layoutFeature{
	{target.ScalarBlockLayoutEntry, func(l *target.Layout) *bool { return &l.ScalarBlockLayout }},
	{target.UniformBufferStandardLayoutEntry, func(l *target.Layout) *bool { return &l.UniformBufferStandardLayout }},
	{target.WorkgroupExplicitLayoutEntry, func(l *target.Layout) *bool { return &l.WorkgroupExplicitLayout }},
	{target.WorkgroupScalarBlockLayoutEntry, func(l *target.Layout) *bool { return &l.WorkgroupScalarBlockLayout }},
}

// maxSpecs bounds the specifications around an operation for which a context keeps the target environment.
const maxSpecs = 4

// envKey is what the target environment of an operation depends on.
type envKey struct {
	stated *TargetEnv
	specs  [maxSpecs]ir.Attribute // from the inside outward
}

// scopedEnv is a target environment that a context keeps.
type scopedEnv struct{ env *target.Env }

// EnvFor returns the target environment for the ops in op: the result of
// LookupTargetEnvOrDefault, completed by the data layout of the scope around op. An inner
// layout entry overrides an outer one. EnvFor makes the environment once in a context for each
// attribute and specifications that there are.
func EnvFor(op *ir.Operation) *target.Env {
	key, n := envKey{stated: LookupTargetEnvOrDefault(op)}, 0
	add := func(spec ir.Attribute) {
		if n++; n <= maxSpecs {
			key.specs[n-1] = spec
		}
	}
	for scope := op; scope != nil; scope = scope.Parent() {
		if !datalayout.IsScope(scope) {
			continue
		}
		if spec := datalayout.SpecOf(scope); spec != nil {
			add(spec)
		}
		for _, a := range scope.DiscardableAttrs() {
			if spec, ok := a.Value.(datalayout.SystemSpec); ok {
				add(spec)
				break
			}
		}
	}
	switch {
	case n == 0:
		return EnvOf(key.stated)
	case n > maxSpecs:
		return completed(EnvOf(key.stated), op)
	}
	return ir.Intern(op.Context(), key, func(envKey) *scopedEnv { return &scopedEnv{completed(EnvOf(key.stated), op)} }).env
}

// completed returns base with what the data layout of the scope around op states.
func completed(base *target.Env, op *ir.Operation) *target.Env {
	dl, err := datalayout.Closest(op)
	if err != nil {
		return base // the verifier has reported it
	}
	c := base.Config()
	for i := range layoutFeatures {
		f := &layoutFeatures[i]
		if v, ok := boolOf(dl.Value(f.key)); ok {
			*f.at(&c.Layout) = v
		}
	}
	if s, ok := dl.Value(target.BlockLayoutEntry).(*ir.StringAttr); ok {
		if l, ok := target.ParseBlockLayout(s.Value); ok {
			c.Layout.BlockLayout = l
		}
	}
	dl.Stated(func(t ir.Type, bits uint64) {
		if a, ok := AlignedType(t); ok {
			c.Layout.Alignments.State(a, uint32(min(bits, math.MaxUint32)))
		}
	})
	deviceProperties(dl, &c)
	return target.New(c)
}

// AlignedType returns an integer, a float or a vector of one dimension of these as a type
// whose alignment in blocks a data layout can state. It returns false for other types.
func AlignedType(t ir.Type) (target.Aligned, bool) {
	a := target.Aligned{Count: 1}
	if v, ok := t.(*ir.VectorType); ok {
		if len(v.Shape()) != 1 || len(v.Scalable) > 0 && v.Scalable[0] {
			return a, false
		}
		t, a.Count = v.ElementType(), v.Shape()[0]
	}
	switch t := t.(type) {
	case *ir.IntegerType:
		a.Class, a.Bits = target.AlignedInt, int(t.Width)
		return a, true
	case *ir.FloatType:
		a.Class, a.Bits = target.AlignedFloat, int(t.Width())
		if t.Kind == ir.BF16 {
			a.Class = target.AlignedBFloat
		}
		return a, true
	}
	return a, false
}

// deviceProperties reads the properties of the target's device in the system
// specification. It ignores properties of types that package targetspec does not write.
func deviceProperties(dl *datalayout.DataLayout, c *target.Config) {
	get := func(key string) ir.Attribute { return dl.DeviceProperty(notes.TargetDevice, key) }
	if s, ok := get(notes.TargetNameProperty).(*ir.StringAttr); ok {
		c.Name = s.Value
	}
	if s, ok := get(notes.APIVersionProperty).(*ir.StringAttr); ok {
		if v, ok := target.ParseAPIVersion(s.Value); ok {
			c.APIVersion = v
		}
	}
	if v, ok := boolOf(get(notes.RelaxedBlockProperty)); ok {
		c.Layout.RelaxedBlockLayout = v
	}
	if s, ok := get(notes.DeviceTypeProperty).(*ir.StringAttr); ok {
		if t, ok := target.ParseDeviceType(s.Value); ok {
			c.DeviceType = t
		}
	}
	if n := numbersOf(get(notes.DeviceIDProperty)); len(n) == 1 && n[0] <= math.MaxUint32 {
		c.DeviceID = uint32(n[0])
	}
	fields := target.LimitFields()
	for i := range fields {
		if f := &fields[i]; !f.InTargetEnv {
			if vs := numbersOf(get(f.Name)); len(vs) > 0 {
				f.Set(&c.Limits, vs)
			}
		}
	}
}

// numbersOf returns the values of an integer or of an array of 64-bit integers.
func numbersOf(a ir.Attribute) []uint64 {
	switch a := a.(type) {
	case *ir.IntegerAttr:
		if t, ok := a.Type().(*ir.IntegerType); ok && t.Signedness == ir.Unsigned {
			if v, ok := a.Value.Uint64(); ok {
				return []uint64{v}
			}
		} else if v, ok := a.Int64(); ok && v >= 0 {
			return []uint64{uint64(v)}
		}
	case *ir.DenseArrayAttr:
		if a.ElementType != ir.Type(a.Context().I64()) {
			return nil
		}
		vs := make([]uint64, a.Len())
		for i := range vs {
			if vs[i] = uint64(a.Int64(i)); a.Int64(i) < 0 {
				return nil
			}
		}
		return vs
	}
	return nil
}

func boolOf(a ir.Attribute) (value, ok bool) {
	i, ok := a.(*ir.IntegerAttr)
	if !ok || !i.IsBool() {
		return false, false
	}
	return i.Int64Or(0) != 0, true
}

// IsLayoutEntry reports whether key is the identifier of a data layout entry of the
// dialect.
func IsLayoutEntry(key string) bool { return key == target.BlockLayoutEntry || isFeature(key) }

func isFeature(key string) bool {
	for i := range layoutFeatures {
		if layoutFeatures[i].key == key {
			return true
		}
	}
	return false
}

// LayoutEntries returns the identifiers and values of the entries that state l: its enabled
// features and its required rule set.
func LayoutEntries(ctx *ir.Context, l target.Layout) []ir.NamedAttribute {
	var out []ir.NamedAttribute
	for i := range layoutFeatures {
		if f := &layoutFeatures[i]; *f.at(&l) {
			out = append(out, ir.Named(f.key, ctx.Bool(true)))
		}
	}
	if l.BlockLayout != "" {
		out = append(out, ir.Named(target.BlockLayoutEntry, ctx.String(string(l.BlockLayout))))
	}
	return out
}

// Demand returns the operation that requires a rule set for op, and the operation that
// states the features that decide whether the rule set is allowed. Each is nil if there
// is no such operation.
func Demand(op *ir.Operation) (demands, allows *ir.Operation) {
	for ; op != nil; op = op.Parent() {
		if s := datalayout.SpecOf(op); s != nil {
			for _, e := range s.LayoutEntries() {
				switch {
				case e.TypeKey() != nil:
				case demands == nil && e.Identifier() == target.BlockLayoutEntry:
					demands = op
				case allows == nil && isFeature(e.Identifier()):
					allows = op
				}
			}
		}
		if _, ok := op.Attr(TargetEnvName).(*TargetEnv); ok && allows == nil {
			allows = op
		}
	}
	return demands, allows
}

// layoutEntries is the model for the dialect's data layout entries.
type layoutEntries struct{}

// VerifyLayoutEntry checks the type of the value.
func (layoutEntries) VerifyLayoutEntry(e datalayout.Entry, at *ir.Operation) bool {
	key := e.Identifier()
	switch {
	case isFeature(key):
		if _, ok := boolOf(e.EntryValue()); !ok {
			return at.EmitErrorAt(at.Loc(), "'"+key+"' data layout entry is expected to be a boolean")
		}
		return true
	case key == target.BlockLayoutEntry:
		if s, ok := e.EntryValue().(*ir.StringAttr); ok {
			if _, ok := target.ParseBlockLayout(s.Value); ok {
				return true
			}
		}
		return at.EmitErrorAt(at.Loc(), "'"+key+"' data layout entry is expected to be one of 'std140', 'std430', 'scalar' or 'c'")
	}
	unknown := oneOf(key, target.ScalarBlockLayoutEntry, target.UniformBufferStandardLayoutEntry,
		target.WorkgroupExplicitLayoutEntry, target.WorkgroupScalarBlockLayoutEntry, target.BlockLayoutEntry)
	return at.EmitErrorDetailAt(at.Loc(), unknown, "unknown data layout entry name: "+key)
}

// CombineLayoutEntries lets entries of inner scopes override those of outer ones.
func (layoutEntries) CombineLayoutEntries(_, inner datalayout.Entry) datalayout.Entry { return inner }
