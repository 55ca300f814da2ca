package conform

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// The probe Interface makes an interface between two stages of the members of a block: a stage reads each scalar from the block and writes
// it to an output, and the fragment shader behind it stores what arrives in plain arrays. The locations lie as close as the rules permit
// (Vulkan specification, "Location and Component Assignment"), so a device that gives a member more or fewer of them mixes scalars up.

// interfaceLocations is the number of locations that every device has between stages, without that of the position.
const interfaceLocations = 15

// locationParts is the number of components of a location.
const locationParts = 4

// interpolating is how the fragment shader's inputs of floats follow from vertices.
type interpolating uint8

const flatInputs interpolating = 0

// interpolations are the names of interpolations, which are decorations but for the first two.
var interpolations = [...]string{"flat", "smooth", "noperspective", "centroid", "sample"}

// socket is the place of a member in an interface.
type socket struct{ location, component int64 }

// wide reports whether a scalar takes two components.
func wide(t ir.Type) bool { return scalarSize(t) == 8 }

// locationsOf returns the number of locations that a type takes.
func locationsOf(t ir.Type) int64 {
	switch t := t.(type) {
	case *spirv.StructType:
		n := int64(0)
		for _, m := range t.Members() {
			n += locationsOf(m.Type)
		}
		return n
	case *spirv.ArrayType:
		return int64(t.Count) * locationsOf(t.Element)
	case *spirv.MatrixType:
		return int64(t.Columns) * locationsOf(t.Column)
	case *ir.VectorType:
		if wide(t.ElementType()) && t.Shape()[0] > 2 {
			return 2
		}
	}
	return 1
}

// passes reports whether a type can be part of an interface.
func passes(t ir.Type) bool {
	if within(t, func(t ir.Type) bool { _, ok := t.(*spirv.RuntimeArrayType); return ok }) {
		return false
	}
	return !holds(t, func(t ir.Type) bool { return isAddress(t) || scalarSize(t) < 2 }) && !within(t, func(t ir.Type) bool {
		s, ok := t.(*spirv.StructType)
		return ok && len(s.Members()) == 0
	})
}

// crosses reports whether lists have the probe Interface for a block.
func crosses(t *spirv.StructType, _ *Case) bool {
	return passes(t) && locationsOf(t) <= interfaceLocations
}

// parts returns the scalar type and the components that a scalar or vector takes, or nil for other types.
func parts(t ir.Type) (ir.Type, int64) {
	scalar, n := t, int64(1)
	switch v := t.(type) {
	case *ir.VectorType:
		scalar, n = v.ElementType(), v.Shape()[0]
	case *spirv.StructType, *spirv.ArrayType, *spirv.MatrixType:
		return nil, 0
	}
	if wide(scalar) {
		n *= 2
	}
	return scalar, n
}

// plug returns the place of each member of the block. With the option pack, scalars and vectors of the same type of scalar share
// locations as far as they fit.
func (k *kernel) plug() []socket {
	var out []socket
	next := int64(0)                 // the next free location
	var shared ir.Type               // the scalars of the last location, if it has room
	room := socket{locationParts, 0} // its first free component
	for _, m := range k.typ.Members() {
		scalar, n := parts(m.Type)
		if k.access.packed && scalar != nil && scalar == shared && room.component+n <= locationParts {
			out = append(out, room)
			room.component += n
			continue
		}
		out = append(out, socket{location: next})
		shared, room = scalar, socket{next, n}
		next += locationsOf(m.Type)
		if n > locationParts {
			shared = nil
		}
	}
	return out
}

// bare returns a type without layout.
func bare(t ir.Type) ir.Type {
	switch t := t.(type) {
	case *spirv.StructType:
		members := make([]spirv.Member, len(t.Members()))
		for i, m := range t.Members() {
			members[i].Type = bare(m.Type)
		}
		return spirv.StructOf(t.Context(), members, false)
	case *spirv.ArrayType:
		return spirv.ArrayOf(bare(t.Element), t.Count, 0)
	}
	return t
}

// sockets declares the variables of the interface in a function.
func (k *kernel) sockets(e *emitter, class spec.StorageClass) []*ir.Value {
	var out []*ir.Value
	for i, at := range k.plug() {
		t := bare(k.typ.Members()[i].Type)
		attrs := []ir.NamedAttribute{ir.Named("location", e.ctx.Int(e.ctx.I32(), at.location))}
		if at.component > 0 {
			attrs = append(attrs, ir.Named("component", e.ctx.Int(e.ctx.I32(), at.component)))
		}
		how := interpolations[k.interpolation(t)]
		if class == spec.StorageClassInput && how != "smooth" {
			attrs = append(attrs, ir.Named(strings.Replace(how, "noperspective", "no_perspective", 1), e.ctx.Unit()))
		}
		out = append(out, e.variable(e.name+"_"+memberName(int64(i)), spirv.PointerTo(t, class), attrs...))
	}
	return out
}

// interpolation returns how a member is interpolated: integers and scalars of 64 bits are flat.
func (k *kernel) interpolation(t ir.Type) interpolating {
	if holds(t, func(t ir.Type) bool { _, float := t.(*ir.FloatType); return !float || wide(t) }) {
		return flatInputs
	}
	return k.access.interpolation
}

// inside returns a pointer to an instance of a leaf in a variable of the interface.
func (e *emitter) inside(variables []*ir.Value, l *leaf, at []*ir.Value) *ir.Value {
	rest := *l
	rest.steps = l.steps[1:]
	if len(rest.steps) == 0 {
		return variables[l.steps[0].n]
	}
	return e.chain(root{ptr: variables[l.steps[0].n]}, &rest, at, false)
}

// send emits the stage that writes the interface: it copies the scalars of the block to its outputs.
func (k *kernel) send(e *emitter, from *roots) error {
	switch {
	case !passes(k.typ):
		return &featureError{"an interface for these types of members"}
	case locationsOf(k.typ) > interfaceLocations:
		return errTooLarge
	}
	outputs := k.sockets(e, spec.StorageClassOutput)
	for i := range k.units {
		u := &k.units[i]
		e.each(&u.leaf, false, func(at []*ir.Value, number *ir.Value) {
			e.store(e.inside(outputs, &u.leaf, at), e.load(from.pointer(u, at, number), u.align), u.align)
		})
	}
	e.position(e.real(0), e.real(0))
	e.store(e.builtIn("size", "PointSize", e.ctx.F32(), spec.StorageClassOutput), e.real(1), 4)
	return nil
}

// receive is the stage that reads the interface: it copies its inputs to the plain arrays.
func (k *kernel) receive() support {
	return support{"receive", spec.ExecutionModelFragment, upperLeft, func(e *emitter) {
		k.plains, k.of, k.first = e.plainArrays(k.leaves, sameWidth, false)
		inputs := k.sockets(e, spec.StorageClassInput)
		for i := range k.units {
			u := &k.units[i]
			e.each(&u.leaf, false, func(at []*ir.Value, number *ir.Value) {
				m := &mover{kernel: k, e: e, u: u, number: number}
				e.store(m.slot(u.first, 0), e.load(e.inside(inputs, &u.leaf, at), u.align), u.align)
			})
		}
	}}
}

// checkInterface compares what arrived, and explains scalars that are elsewhere by the location of another member.
func (t *trial) checkInterface() (*Result, error) {
	arrays := make([][][]byte, len(t.plains))
	for i := range arrays {
		var err error
		if arrays[i], err = t.read(func(m *round) runner.Buffer { return m.plains[i] }); err != nil {
			return nil, err
		}
	}
	var all []seen
	wrong := 0
	eachScalar(t.leaves, func(i int, l *leaf, n int64) {
		s := seen{leaf: i, instance: n, actual: l.at(n)}
		if !tells(arrays[t.of[i]], (t.first[i]+n)*l.size, l.size, l.at(n)) {
			wrong++
			s.place(arrays[t.of[i]], (t.first[i]+n)*l.size, l.size, l.at(n), 0)
		}
		all = append(all, s)
	})
	if wrong == 0 {
		return &Result{}, nil
	}
	r := t.mismatched(WrongRead, t.leaves, all)
	r.Wrong, r.wrong = wrong, "some bytes of a scalar did not arrive"
	if len(r.Mismatches) > 0 {
		r.wrong = r.Mismatches[0].text("passed")
	}
	r.count = fmt.Sprintf(" (%d of %d scalars are wrong)", wrong, len(all))
	r.Detail = r.wrong + r.count
	r.because(t.explainInterface(all))
	return r, nil
}

// explainInterface returns the places from which members arrived, if each of the wrong ones came from the place of one other.
func (t *trial) explainInterface(all []seen) string {
	places := t.plug()
	var found []string
	for m := range places {
		others := map[int64]bool{}
		for _, s := range all {
			l := &t.leaves[s.leaf]
			if l.steps[0].n != int64(m) || s.actual == l.at(s.instance) {
				continue
			}
			from := slices.IndexFunc(t.leaves, func(o leaf) bool {
				return slices.ContainsFunc(o.places(), func(at int64) bool { return at == s.actual })
			})
			if from < 0 {
				return ""
			}
			others[t.leaves[from].steps[0].n] = true
		}
		if len(others) > 1 {
			return ""
		}
		for o := range others {
			text := fmt.Sprintf("Location %d", places[o].location)
			if places[o].component != places[m].component {
				text += fmt.Sprintf(" and Component %d", places[o].component)
			}
			found = append(found, text+" of "+memberName(int64(m)))
		}
	}
	return strings.Join(found, " and ")
}

// places returns the offsets of all instances.
func (l *leaf) places() []int64 {
	out := make([]int64, l.instances())
	for i := range out {
		out[i] = l.at(int64(i))
	}
	return out
}
