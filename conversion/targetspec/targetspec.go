// Package targetspec writes target environments as attributes of modules:
// #spirv.target_env, data layout entries for the layout features, and a device of a
// dlti.target_system_spec for the limits that #spirv.target_env cannot hold.
// [spirv.EnvFor] reads all of these back.
package targetspec

import (
	"slices"

	"github.com/spvc/spvc/dialect/dlti"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/notes"
	"github.com/spvc/spvc/target"
)

// Select makes env the target of op, a builtin.module or another scope: it replaces the
// target environment and the layout features that op states. A rule set that op
// requires stays unless env requires one.
func Select(op *ir.Operation, env *target.Env) {
	selectAttrs(op, spirv.AttrOf(op.Context(), env), layoutEntries(op.Context(), env))
}

// layoutEntries returns the entries that state the layout features of env.
func layoutEntries(ctx *ir.Context, env *target.Env) []*dlti.Entry {
	var entries []*dlti.Entry
	for _, e := range spirv.LayoutEntries(ctx, env.Layout()) {
		entries = append(entries, dlti.KeyEntry(e.Name, e.Value))
	}
	return entries
}

// selectAttrs is Select for an environment and layout features given as attributes.
func selectAttrs(op *ir.Operation, env *spirv.TargetEnv, features []*dlti.Entry) {
	ctx := op.Context()
	op.SetAttr(spirv.TargetEnvName, env)
	isDemand := func(e *dlti.Entry) bool { return e.Type == nil && e.Key == target.BlockLayoutEntry }
	name, old := dlti.LayoutSpecName, []*dlti.Entry(nil)
	for _, a := range op.DiscardableAttrs() {
		if s, ok := a.Value.(*dlti.LayoutSpec); ok {
			name, old = a.Name, s.Entries
			break
		}
	}
	var entries []*dlti.Entry
	for _, e := range old {
		if e.Type != nil || !spirv.IsLayoutEntry(e.Key) || isDemand(e) && !slices.ContainsFunc(features, isDemand) {
			entries = append(entries, e)
		}
	}
	entries = append(entries, features...)
	switch {
	case len(entries) > 0:
		op.SetAttr(name, dlti.LayoutSpecOf(ctx, entries...))
	case len(old) > 0:
		op.SetAttr(name, nil)
	}
}

// Describe writes the whole description of env to op: the attributes that Select sets,
// the limits, the version of the client API and the name. Other devices of op's system,
// and other properties of the device, stay.
func Describe(op *ir.Operation, env *target.Env) {
	Select(op, env)
	ctx := op.Context()
	var devices []dlti.Device
	name, own := dlti.SystemSpecName, dlti.Device{ID: notes.TargetDevice, Spec: dlti.DeviceSpecOf(ctx)}
	for _, a := range op.DiscardableAttrs() {
		if s, ok := a.Value.(*dlti.SystemSpec); ok {
			name, devices = a.Name, slices.Clone(s.Devices)
			break
		}
	}
	at := slices.IndexFunc(devices, func(d dlti.Device) bool { return d.ID == own.ID })
	if at < 0 {
		at = len(devices)
		devices = append(devices, own)
	}
	entries := Properties(ctx, env)
	for _, e := range devices[at].Spec.Entries {
		if !slices.ContainsFunc(entries, func(n *dlti.Entry) bool { return n.Key == e.Key }) {
			entries = append(entries, e)
		}
	}
	devices[at].Spec = dlti.DeviceSpecOf(ctx, entries...)
	op.SetAttr(name, dlti.SystemSpecOf(ctx, devices...))
}

// Properties returns the entries for env as the device of a system.
func Properties(ctx *ir.Context, env *target.Env) []*dlti.Entry {
	var out []*dlti.Entry
	add := func(key string, v ir.Attribute) { out = append(out, dlti.KeyEntry(key, v)) }
	if env.Name() != "" {
		add(notes.TargetNameProperty, ctx.String(env.Name()))
	}
	if v := env.APIVersion(); v != (target.APIVersion{}) {
		add(notes.APIVersionProperty, ctx.String(v.String()))
	}
	if env.Vendor() == target.UnknownVendor || env.DeviceType() == target.UnknownDeviceType {
		if env.DeviceType() != target.UnknownDeviceType {
			add(notes.DeviceTypeProperty, ctx.String(env.DeviceType().String()))
		}
		if env.DeviceID() != target.UnknownDeviceID {
			add(notes.DeviceIDProperty, ctx.Int(ctx.Integer(32, ir.Unsigned), int64(env.DeviceID())))
		}
	}
	if env.Layout().RelaxedBlockLayout {
		add(notes.RelaxedBlockProperty, ctx.Bool(true))
	}
	fields := target.LimitFields()
	for i := range fields {
		f := &fields[i]
		if f.InTargetEnv {
			continue
		}
		vs := f.Values(env.Limits())
		if f.Dimensions == 1 {
			add(f.Name, ctx.Int(ctx.Integer(64, ir.Unsigned), int64(vs[0])))
			continue
		}
		list := make([]int64, len(vs))
		for i, v := range vs {
			list[i] = int64(v)
		}
		add(f.Name, ctx.DenseI64Array(list...))
	}
	return out
}

// Text returns an empty module that [Describe] has described, as text.
func Text(ctx *ir.Context, env *target.Env) []byte {
	m := ctx.NewModule(ir.UnknownLoc)
	Describe(m, env)
	return ir.Print(nil, m, ir.PrintOptions{})
}
