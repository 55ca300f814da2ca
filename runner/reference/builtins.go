package reference

import (
	"sync"

	"github.com/spvc/spvc/spirv/spec"
)

// builtins are the inputs that isInput accepts, with their numbers of
// components.
var builtins = sync.OnceValue(func() map[spec.BuiltIn]int {
	return map[spec.BuiltIn]int{
		spec.BuiltInLocalInvocationId: 3, spec.BuiltInGlobalInvocationId: 3, spec.BuiltInWorkgroupId: 3, spec.BuiltInNumWorkgroups: 3,
		spec.BuiltInWorkgroupSize: 3, spec.BuiltInEnqueuedWorkgroupSize: 3, spec.BuiltInGlobalSize: 3, spec.BuiltInGlobalOffset: 3,
		spec.BuiltInLocalInvocationIndex: 1, spec.BuiltInGlobalLinearId: 1, spec.BuiltInWorkDim: 1, spec.BuiltInDeviceIndex: 1,
		spec.BuiltInSubgroupSize: 1, spec.BuiltInSubgroupMaxSize: 1, spec.BuiltInNumSubgroups: 1, spec.BuiltInNumEnqueuedSubgroups: 1,
		spec.BuiltInSubgroupId: 1, spec.BuiltInSubgroupLocalInvocationId: 1,
		spec.BuiltInSubgroupEqMask: 4, spec.BuiltInSubgroupGeMask: 4, spec.BuiltInSubgroupGtMask: 4, spec.BuiltInSubgroupLeMask: 4, spec.BuiltInSubgroupLtMask: 4,
	}
})

// builtin is an input of a number of scalars.
type builtin struct {
	which spec.BuiltIn
	cells int
}

// inputs sets the built-in inputs of a variable, or of the members of its block.
func (t *translator) inputs(in *instruction, v *variable) {
	if b, ok := t.m.decorated(in.id, spec.DecorationBuiltIn); ok || v.typ.kind != structType || len(v.typ.members) == 0 {
		if !ok || !isInput(spec.BuiltIn(b), v.typ) {
			refuse(in, "the input %s is not supported", t.m.name(in.id))
		}
		v.builtins = []builtin{{spec.BuiltIn(b), v.typ.cells}}
		return
	}
	for i, ty := range v.typ.members {
		b, ok := t.m.memberDecorated(v.typ.id, uint32(i), spec.DecorationBuiltIn)
		if !ok {
			refuse(in, "the input %s is not supported: its member %d is not built in", t.m.name(in.id), i)
		}
		if !isInput(spec.BuiltIn(b), ty) {
			refuse(in, "the input %s is not supported: its member %d is %s", t.m.name(in.id), i, spec.BuiltIn(b))
		}
		v.builtins = append(v.builtins, builtin{spec.BuiltIn(b), ty.cells})
	}
}

// isInput reports whether the device has an input of this type.
func isInput(b spec.BuiltIn, ty *valueType) bool {
	n, ok := builtins()[b]
	return ok && ty.cells == n && ty.component().kind == intScalar
}

// inputs returns the scalars of a variable of inputs of a lane.
func (x *subgroup) inputs(v *variable, l int32) []uint64 {
	if len(v.builtins) == 1 {
		return x.builtin(v.builtins[0], l)
	}
	out := make([]uint64, 0, v.typ.cells)
	for _, b := range v.builtins {
		out = append(out, x.builtin(b, l)...)
	}
	return out
}

// builtin returns the value of an input of a lane.
func (x *subgroup) builtin(b builtin, l int32) []uint64 {
	g, p := x.g, x.p
	switch b.which {
	case spec.BuiltInLocalInvocationId:
		return vector3(x.local(l))
	case spec.BuiltInGlobalInvocationId:
		return vector3(x.global(l))
	case spec.BuiltInWorkgroupId:
		return vector3(g.id)
	case spec.BuiltInNumWorkgroups:
		return vector3(g.l.groups)
	case spec.BuiltInWorkgroupSize, spec.BuiltInEnqueuedWorkgroupSize:
		return vector3(p.size)
	case spec.BuiltInGlobalSize:
		n := vector3(g.l.groups)
		for i := range n {
			n[i] *= uint64(p.size[i])
		}
		return n
	case spec.BuiltInLocalInvocationIndex:
		id, s := x.local(l), p.size
		return []uint64{uint64(id[0] + s[0]*(id[1]+s[1]*id[2]))}
	case spec.BuiltInGlobalLinearId:
		id, n := x.global(l), g.l.groups
		w, h := uint64(n[0])*uint64(p.size[0]), uint64(n[1])*uint64(p.size[1])
		return []uint64{uint64(id[0]) + w*(uint64(id[1])+h*uint64(id[2]))}
	case spec.BuiltInWorkDim:
		return []uint64{3}
	case spec.BuiltInSubgroupSize, spec.BuiltInSubgroupMaxSize:
		return []uint64{uint64(g.l.d.options.SubgroupSize)}
	case spec.BuiltInNumSubgroups, spec.BuiltInNumEnqueuedSubgroups:
		return []uint64{uint64(g.active)}
	case spec.BuiltInSubgroupId:
		return []uint64{uint64(x.index)}
	case spec.BuiltInSubgroupLocalInvocationId:
		return []uint64{uint64(l)}
	case spec.BuiltInGlobalOffset, spec.BuiltInDeviceIndex:
		return make([]uint64, b.cells)
	}
	return x.laneMaskOf(b.which, int(l))
}

func vector3(v [3]uint32) []uint64 { return []uint64{uint64(v[0]), uint64(v[1]), uint64(v[2])} }

// laneMaskOf returns one of the masks of lanes that compare with a lane, of 128 bits.
func (x *subgroup) laneMaskOf(b spec.BuiltIn, l int) []uint64 {
	below, through := firstLanes(l), firstLanes(l+1)
	all := firstLanes(x.g.l.d.options.SubgroupSize)
	m := through.without(below)
	switch b {
	case spec.BuiltInSubgroupGeMask:
		m = all.without(below)
	case spec.BuiltInSubgroupGtMask:
		m = all.without(through)
	case spec.BuiltInSubgroupLeMask:
		m = through
	case spec.BuiltInSubgroupLtMask:
		m = below
	}
	return m.words()
}

// words returns the mask as a vector of four words.
func (m laneMask) words() []uint64 {
	return []uint64{m[0] & 0xffffffff, m[0] >> 32, m[1] & 0xffffffff, m[1] >> 32}
}
