package reference

import (
	"math"
	"sync"

	"github.com/spvc/spvc/spirv/spec"
)

// groupKind is a kind of operation on the values of several invocations.
type groupKind uint8

const (
	reduceGroup groupKind = iota
	inclusiveGroup
	exclusiveGroup
	clusteredGroup
	allGroup
	anyGroup
	equalGroup
	broadcastGroup
)

// groupOperation is an operation on the values of the active invocations of a subgroup or
// workgroup (3.3.21 and 3.3.24).
type groupOperation struct {
	kind     groupKind
	combine  func(a, b, c uint64) uint64
	identity uint64
	cluster  int
	// source says which invocation broadcasts; it is nil for the first.
	source *registers
	// quads and ballot split the lanes into parts that are combined separately: quads, or
	// the lanes whose registers have the same ballot.
	quads  bool
	ballot *registers
}

// laneRef is an invocation of a subgroup.
type laneRef struct {
	x *subgroup
	l int32
}

func (r laneRef) reg(at int32) *uint64 { return &r.x.regs[at+r.l] }

// combineRow is an arithmetic operation on the values of invocations.
type combineRow struct {
	kind     scalarKind
	op       spec.Opcode // the opcode of a row of binaryRows, or 0
	function func(a, b float64) float64
	ints     func(s scalar) func(a, b uint64) uint64
	identity func(s scalar) uint64
}

func identity(v uint64) func(s scalar) uint64 { return func(s scalar) uint64 { return v & s.mask() } }

func floatIdentity(f float64) func(s scalar) uint64 {
	return func(s scalar) uint64 { return fromFloat(f, s.bits) }
}

// combineRows has a row for each end of an instruction's name.
var combineRows = sync.OnceValue(func() map[string]combineRow {
	return map[string]combineRow{
		"IAdd":       {kind: intScalar, op: spec.OpIAdd, identity: identity(0)},
		"FAdd":       {kind: floatScalar, op: spec.OpFAdd, identity: floatIdentity(0)},
		"IMul":       {kind: intScalar, op: spec.OpIMul, identity: identity(1)},
		"FMul":       {kind: floatScalar, op: spec.OpFMul, identity: floatIdentity(1)},
		"BitwiseAnd": {kind: intScalar, op: spec.OpBitwiseAnd, identity: identity(math.MaxUint64)},
		"BitwiseOr":  {kind: intScalar, op: spec.OpBitwiseOr, identity: identity(0)},
		"BitwiseXor": {kind: intScalar, op: spec.OpBitwiseXor, identity: identity(0)},
		"LogicalAnd": {kind: boolScalar, op: spec.OpLogicalAnd, identity: identity(1)},
		"LogicalOr":  {kind: boolScalar, op: spec.OpLogicalOr, identity: identity(0)},
		"LogicalXor": {kind: boolScalar, op: spec.OpLogicalNotEqual, identity: identity(0)},
		"FMin":       {kind: floatScalar, function: math.Min, identity: floatIdentity(math.Inf(1))},
		"FMax":       {kind: floatScalar, function: math.Max, identity: floatIdentity(math.Inf(-1))},
		"UMin":       {kind: intScalar, ints: unsignedCombine(false), identity: identity(math.MaxUint64)},
		"UMax":       {kind: intScalar, ints: unsignedCombine(true), identity: identity(0)},
		"SMin":       {kind: intScalar, ints: signedCombine(false), identity: func(s scalar) uint64 { return s.mask() >> 1 }},
		"SMax":       {kind: intScalar, ints: signedCombine(true), identity: func(s scalar) uint64 { return s.mask()>>1 + 1 }},
	}
})

func unsignedCombine(most bool) func(s scalar) func(a, b uint64) uint64 {
	return func(scalar) func(a, b uint64) uint64 {
		return func(a, b uint64) uint64 {
			if most == (a > b) {
				return a
			}
			return b
		}
	}
}

func signedCombine(most bool) func(s scalar) func(a, b uint64) uint64 {
	return func(s scalar) func(a, b uint64) uint64 {
		return func(a, b uint64) uint64 {
			if most == (signed(a, s.bits) > signed(b, s.bits)) {
				return a
			}
			return b
		}
	}
}

// operation returns the function of a row for a type, or nil.
func (r *combineRow) operation(s scalar) func(a, b, c uint64) uint64 {
	switch {
	case s.kind != r.kind:
		return nil
	case r.op != 0:
		row := binaryRows()[r.op]
		return row.perComponent(s, s)
	case r.function != nil:
		f := r.function
		return func(a, b, _ uint64) uint64 {
			return fromFloat(numberOf(f, toFloat(a, s.bits), toFloat(b, s.bits)), s.bits)
		}
	}
	f := r.ints(s)
	return func(a, b, _ uint64) uint64 { return f(a, b) }
}

// apply computes the results of invocations from their operands.
func (o *groupOperation) apply(refs []laneRef, dst, src int32, cells int) {
	if len(refs) == 0 {
		return
	}
	if o.quads || o.ballot != nil {
		whole := *o
		whole.quads, whole.ballot = false, nil
		for _, part := range o.parts(refs) {
			whole.apply(part, dst, src, cells)
		}
		return
	}
	width := refs[0].x.width
	for k := range cells {
		d, s := dst+int32(k*width), src+int32(k*width)
		switch o.kind {
		case allGroup, anyGroup, equalGroup:
			o.vote(refs, d, s)
		case broadcastGroup:
			from := refs[0]
			if o.source != nil {
				from = o.broadcaster(refs)
			}
			v := *from.reg(s)
			for _, r := range refs {
				*r.reg(d) = v
			}
		default:
			o.scan(refs, d, s)
		}
	}
}

// vote computes a truth value of all invocations.
func (o *groupOperation) vote(refs []laneRef, d, s int32) {
	first := *refs[0].reg(s)
	all, some, equal := true, false, true
	for _, r := range refs {
		v := *r.reg(s)
		all, some, equal = all && v != 0, some || v != 0, equal && v == first
	}
	v := truth(all)
	switch o.kind {
	case anyGroup:
		v = truth(some)
	case equalGroup:
		v = truth(equal)
	}
	for _, r := range refs {
		*r.reg(d) = v
	}
}

// scan combines values in the order of invocations.
func (o *groupOperation) scan(refs []laneRef, d, s int32) {
	for len(refs) > 0 {
		n := len(refs)
		if o.kind == clusteredGroup {
			n = 0
			for n < len(refs) && int(refs[n].l)/o.cluster == int(refs[0].l)/o.cluster {
				n++
			}
		}
		sum := o.identity
		for i, r := range refs[:n] {
			v := *r.reg(s)
			if o.kind == exclusiveGroup {
				*r.reg(d) = sum
			}
			if i == 0 {
				sum = v
			} else {
				sum = o.combine(sum, v, 0)
			}
			if o.kind == inclusiveGroup {
				*r.reg(d) = sum
			}
		}
		if o.kind == reduceGroup || o.kind == clusteredGroup {
			for _, r := range refs[:n] {
				*r.reg(d) = sum
			}
		}
		refs = refs[n:]
	}
}

// broadcaster returns the invocation that a broadcast names: of a subgroup by its lane, of
// a workgroup by its local id.
func (o *groupOperation) broadcaster(refs []laneRef) laneRef {
	var id [3]uint32
	for k := range min(o.source.cells, 3) {
		id[k] = uint32(*refs[0].reg(o.source.reg + int32(k*refs[0].x.width)))
	}
	for _, r := range refs {
		if o.cluster == 0 && r.x.local(r.l) == id || o.cluster != 0 && uint32(r.l) == id[0] {
			return r
		}
	}
	return refs[0]
}

// refs returns the active lanes.
func (x *subgroup) refs() []laneRef {
	refs := make([]laneRef, len(x.lanes))
	for i, l := range x.lanes {
		refs[i] = laneRef{x, l}
	}
	return refs
}

func runGroup(x *subgroup, in *inst) {
	in.ext.group.apply(x.refs(), in.dst, in.a, int(in.n))
}

// collect computes an operation of a workgroup for all invocations that wait.
func (g *workgroup) collect(b *barrier) {
	var refs []laneRef
	for _, x := range g.subs[:g.active] {
		for _, w := range x.arrived {
			if w.block.end.barrier != b {
				continue
			}
			for l := range int32(x.width) {
				if w.mask.has(l) {
					refs = append(refs, laneRef{x, l})
				}
			}
		}
	}
	b.group.apply(refs, b.dst.reg, b.value.reg, b.value.typ.cells)
}
