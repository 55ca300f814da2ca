package reflect

import (
	"cmp"
	"math"
	"slices"
	"strconv"

	"github.com/spvc/spvc/internal/shorten"
	"github.com/spvc/spvc/spirv/spec"
)

// InterfaceVariable is a variable through which an entry point exchanges values with
// other stages, with rays and callables, or with fixed functions.
type InterfaceVariable struct {
	// Name is the OpName, if any.
	Name string
	// StorageClass is Input, Output, a storage class of payloads, or UniformConstant
	// for a uniform of OpenGL.
	StorageClass spec.StorageClass
	// Type is the type of the value in the variable.
	Type *Type
	Placement
	// Qualifiers are the decorations for interpolation and access.
	Qualifiers []spec.Decoration
	// Block is true if the type is decorated Block.
	Block bool
}

// InterfaceMember is a member of an interface variable, or of a struct inside of it.
type InterfaceMember struct {
	// Name is the path of member names, such as "inner.x". A member without a name has
	// its number.
	Name string
	Type *Type
	// Placement includes the location of the member: its own, or, if its variable has a
	// location, the one after the previous member.
	Placement
	Qualifiers []spec.Decoration
}

// maxInterfaceMembers bounds the number of members that Members lists.
const maxInterfaceMembers = 10000

// Members lists the members of a variable that is a struct or an array of structs, as
// each vertex has one. The members of a nested struct follow it. At most 10,000 members
// are listed.
func (v *InterfaceVariable) Members() []InterfaceMember {
	w := memberWalk{}
	w.list(v.Type.Leaf(), "", v.Location, 0)
	return w.out
}

// memberName returns the name of member i, or its number if it has no name.
func memberName(name string, i int) string {
	if name == "" {
		return strconv.Itoa(i)
	}
	return shorten.Name(name)
}

type memberWalk struct{ out []InterfaceMember }

// list appends the members of t, whose locations start at from.
func (w *memberWalk) list(t *Type, path string, from *uint32, depth int) {
	if t.Kind != StructType || depth > maxTypeDepth {
		return
	}
	next := from
	for i := range t.Members {
		if len(w.out) >= maxInterfaceMembers {
			return
		}
		m := &t.Members[i]
		out := InterfaceMember{Name: path + memberName(m.Name, i), Type: m.Type, Placement: m.Placement, Qualifiers: m.Qualifiers}
		if out.BuiltIn == nil {
			if out.Location == nil {
				out.Location = next
			}
			next = after(out.Location, m.Type)
		}
		w.out = append(w.out, out)
		if inner := m.Type.Leaf(); inner.Kind == StructType {
			w.list(inner, shorten.Path(out.Name+suffix(m.Type)+"."), out.Location, depth+1)
		}
	}
}

// suffix returns the text that selects the first element of an array of structs.
func suffix(t *Type) string {
	s := ""
	for ; t.Kind == ArrayType && len(s) < 3*maxTypeDepth; t = t.Elem {
		s += "[0]"
	}
	return s
}

// after returns the next location after a value of type t, or nil if at is nil.
func after(at *uint32, t *Type) *uint32 {
	if at == nil {
		return nil
	}
	n := uint32(min(uint64(*at)+uint64(t.locations), math.MaxUint32))
	return &n
}

// Inputs returns the variables of the storage class Input.
func (e *EntryPoint) Inputs() []*InterfaceVariable { return e.inClass(spec.StorageClassInput) }

// Outputs returns the variables of the storage class Output.
func (e *EntryPoint) Outputs() []*InterfaceVariable { return e.inClass(spec.StorageClassOutput) }

// Payloads returns the variables of the interface that are neither inputs nor outputs:
// the data of rays, callables and mesh tasks.
func (e *EntryPoint) Payloads() []*InterfaceVariable {
	var out []*InterfaceVariable
	for _, v := range e.Interface {
		if v.StorageClass != spec.StorageClassInput && v.StorageClass != spec.StorageClassOutput {
			out = append(out, v)
		}
	}
	return out
}

func (e *EntryPoint) inClass(class spec.StorageClass) []*InterfaceVariable {
	var out []*InterfaceVariable
	for _, v := range e.Interface {
		if v.StorageClass == class {
			out = append(out, v)
		}
	}
	return out
}

// exchanged reports whether a variable belongs to an interface. A uniform without a
// location does not; it is a constant of a kernel.
func exchanged(v *idInfo) bool {
	switch v.class {
	case spec.StorageClassInput, spec.StorageClassOutput,
		spec.StorageClassRayPayloadKHR, spec.StorageClassIncomingRayPayloadKHR, spec.StorageClassHitAttributeKHR,
		spec.StorageClassCallableDataKHR, spec.StorageClassIncomingCallableDataKHR,
		spec.StorageClassHitObjectAttributeNV, spec.StorageClassTaskPayloadWorkgroupEXT, spec.StorageClassNodePayloadAMDX,
		spec.StorageClassTileImageEXT:
		return true
	case spec.StorageClassUniformConstant:
		return v.decor.has&(hasBinding|hasSet) == 0 && v.decor.has&hasLocation != 0
	}
	return false
}

// interfaceVariable describes an interface variable, once for all entry points.
func (r *reflector) interfaceVariable(id uint32, v *idInfo) *InterfaceVariable {
	at := r.index[id]
	if known := r.exchanges[at]; known != nil {
		return known
	}
	leaf := r.pointee(v)
	one := &InterfaceVariable{Name: v.name, StorageClass: v.class, Type: r.typeOf(leaf), Placement: v.decor.placement(), Qualifiers: v.decor.qualifiers.list()}
	one.Semantic = r.semantics[[2]uint32{id, noMember}]
	one.Block = r.get(r.get(leaf).leaf).decor.has&hasBlock != 0
	r.exchanges[at] = one
	return one
}

// finishInterface lists the interface variables of entry point i. From SPIR-V 1.4 on,
// the entry point's own list names all globals. To older lists, finishInterface adds
// the variables that the entry point uses.
func (r *reflector) finishInterface(i int, used []uint32, marks *usage) {
	e, stamp := &r.m.EntryPoints[i], int32(i+1)
	for _, ids := range [][]uint32{r.interfaces[i], used} {
		for _, id := range ids {
			v := r.get(id)
			if v.kind != kindVariable || !exchanged(v) || marks.listed[r.index[id]] == stamp {
				continue
			}
			marks.listed[r.index[id]] = stamp
			e.Interface = append(e.Interface, r.interfaceVariable(id, v))
		}
	}
	slices.SortStableFunc(e.Interface, func(a, b *InterfaceVariable) int {
		return cmp.Or(cmp.Compare(classRank(a), classRank(b)), compareOptional(a.Location, b.Location),
			compareOptional(a.Component, b.Component), compareOptional(a.Index, b.Index))
	})
}

// classRank orders inputs before outputs, and both before other classes.
func classRank(v *InterfaceVariable) uint32 {
	switch v.StorageClass {
	case spec.StorageClassInput:
		return 0
	case spec.StorageClassOutput:
		return 1
	}
	return 2 + uint32(v.StorageClass)
}

// compareOptional orders missing values last.
func compareOptional(a, b *uint32) int {
	switch {
	case a == nil && b == nil:
		return 0
	case a == nil:
		return 1
	case b == nil:
		return -1
	}
	return cmp.Compare(*a, *b)
}
