package memreftospirv

import (
	"slices"

	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// SpaceMap maps a memory space of memrefs, which may be nil, to its storage class. It
// returns false if there is none.
type SpaceMap func(space ir.Attribute) (spec.StorageClass, bool)

// The storage classes by the number of the memory space, plus one. Zero stands for no
// class, because UniformConstant is zero.
var (
	vulkanSpaces = [...]spec.StorageClass{
		0: 1 + spec.StorageClassStorageBuffer, 1: 1 + spec.StorageClassGeneric, 3: 1 + spec.StorageClassWorkgroup,
		4: 1 + spec.StorageClassUniform, 5: 1 + spec.StorageClassPrivate, 6: 1 + spec.StorageClassFunction,
		7: 1 + spec.StorageClassPushConstant, 8: 1 + spec.StorageClassUniformConstant, 9: 1 + spec.StorageClassInput,
		10: 1 + spec.StorageClassOutput, 11: 1 + spec.StorageClassPhysicalStorageBuffer,
	}
	openCLSpaces = [...]spec.StorageClass{
		0: 1 + spec.StorageClassCrossWorkgroup, 1: 1 + spec.StorageClassGeneric, 3: 1 + spec.StorageClassWorkgroup,
		4: 1 + spec.StorageClassUniformConstant, 5: 1 + spec.StorageClassPrivate, 6: 1 + spec.StorageClassFunction,
		7: 1 + spec.StorageClassImage,
	}
)

// VulkanSpaces maps memory spaces as MLIR does for Vulkan: no space to StorageBuffer, 3
// to Workgroup, 6 to Function.
func VulkanSpaces(space ir.Attribute) (spec.StorageClass, bool) {
	if space == nil {
		return spec.StorageClassStorageBuffer, true
	}
	return numbered(space, vulkanSpaces[:])
}

// OpenCLSpaces maps memory spaces as MLIR does for OpenCL: no space to CrossWorkgroup,
// 3 to Workgroup, 6 to Function.
func OpenCLSpaces(space ir.Attribute) (spec.StorageClass, bool) {
	if space == nil {
		return spec.StorageClassCrossWorkgroup, true
	}
	return numbered(space, openCLSpaces[:])
}

// WithGlobal returns spaces with #gpu.address_space<global> as no space. MLIR 19 has no
// storage class for it.
func WithGlobal(spaces SpaceMap) SpaceMap {
	return func(space ir.Attribute) (spec.StorageClass, bool) {
		if a, ok := space.(*ir.EnumAttr); ok && a.AttrDef() == gpu.AddressSpaceAttrDef && gpu.AddressSpace(a.Value) == gpu.Global {
			space = nil
		}
		return spaces(space)
	}
}

func numbered(space ir.Attribute, classes []spec.StorageClass) (spec.StorageClass, bool) {
	a, ok := space.(*ir.IntegerAttr)
	if !ok {
		return addressSpace(space)
	}
	n := a.Int64Or(-1)
	if n < 0 || n >= int64(len(classes)) || classes[n] == 0 {
		return 0, false
	}
	return classes[n] - 1, true
}

// addressSpace maps the address spaces of the gpu dialect.
func addressSpace(space ir.Attribute) (spec.StorageClass, bool) {
	a, ok := space.(*ir.EnumAttr)
	if !ok || a.AttrDef() != gpu.AddressSpaceAttrDef {
		return 0, false
	}
	switch gpu.AddressSpace(a.Value) {
	case gpu.Workgroup:
		return spec.StorageClassWorkgroup, true
	case gpu.Private:
		return spec.StorageClassPrivate, true
	}
	return 0, false
}

// MapStorageClasses replaces the memory spaces of all memrefs in op, in types and
// attributes, by storage classes. If an operation keeps a memref in another space, it
// emits an error for the first one and returns false. At most the given number of workers,
// each from [ir.Each], do so in the functions of a module.
func MapStorageClasses(op *ir.Operation, spaces SpaceMap, workers int, each ir.Each) bool {
	parts, others := isolatedParts(op)
	mappers := make([]*spaceMapper, max(workers, 1))
	for i := range mappers {
		mappers[i] = newSpaceMapper(op.Context(), spaces)
	}
	each(len(parts), 8, func(worker, first, last int) {
		for _, part := range parts[first:last] {
			mappers[worker].mapSpaces(part)
		}
	})
	m := mappers[0]
	m.ReplaceIn(op, true, false)
	for _, o := range others {
		m.mapSpaces(o)
	}
	if !illegal(op) && !slices.ContainsFunc(mappers, func(m *spaceMapper) bool { return m.failed }) {
		return true
	}
	return walkPost(op, func(o *ir.Operation) bool {
		return !illegal(o) || o.EmitOpError("failed to legalize memory space")
	})
}

// isolatedParts returns the operations directly inside op that are isolated from above, and
// the others.
func isolatedParts(op *ir.Operation) (parts, others []*ir.Operation) {
	for i := range op.NumRegions() {
		for b := op.Region(i).First(); b != nil; b = b.Next() {
			for o := b.First(); o != nil; o = o.Next() {
				if o.HasTrait(ir.IsolatedFromAbove) {
					parts = append(parts, o)
				} else {
					others = append(others, o)
				}
			}
		}
	}
	return parts, others
}

// spaceMapper replaces memory spaces in types and attributes. It belongs to one goroutine.
type spaceMapper struct {
	ir.AttrTypeReplacer
	failed bool // an operation was not legal when it was visited
}

func newSpaceMapper(ctx *ir.Context, spaces SpaceMap) *spaceMapper {
	m := &spaceMapper{}
	m.AddTypeRule(func(t ir.Type) (ir.Type, ir.ReplaceResult) {
		switch t := t.(type) {
		case *ir.MemRefType:
			if sc, ok := spaces(t.MemorySpace); ok {
				return ctx.MemRef(t.Shape(), t.ElementType(), t.Layout, classAttr(ctx, sc)), ir.ReplaceParts
			}
		case *ir.UnrankedMemRefType:
			if sc, ok := spaces(t.MemorySpace); ok {
				return ctx.UnrankedMemRef(t.ElementType(), classAttr(ctx, sc)), ir.ReplaceParts
			}
		}
		return nil, ir.ReplaceNone
	})
	return m
}

// mapSpaces replaces the spaces in op and what is nested in it.
func (m *spaceMapper) mapSpaces(op *ir.Operation) {
	m.ReplaceIn(op, true, true)
	if !walkPost(op, func(o *ir.Operation) bool { return !illegal(o) }) {
		m.failed = true
	}
}

func classAttr(ctx *ir.Context, sc spec.StorageClass) *ir.EnumAttr {
	return ctx.Enum(spirv.StorageClassAttr, uint64(sc))
}

// walkPost visits op and the operations nested in it, innermost first, until visit
// returns false.
func walkPost(op *ir.Operation, visit func(*ir.Operation) bool) bool {
	for i := range op.NumRegions() {
		for b := op.Region(i).First(); b != nil; b = b.Next() {
			for o := b.First(); o != nil; o = o.Next() {
				if !walkPost(o, visit) {
					return false
				}
			}
		}
	}
	return visit(op)
}

// illegal reports whether op uses a memref whose memory space is not a storage class.
func illegal(op *ir.Operation) bool {
	for i := range op.NumOperands() {
		if badType(op.Operand(i).Type()) {
			return true
		}
	}
	for i := range op.NumResults() {
		if badType(op.Result(i).Type()) {
			return true
		}
	}
	if m, ok := function(op); ok {
		t := m.FunctionType(op)
		return anyBad(t.Inputs) || anyBad(t.Results) || badArgs(op)
	}
	for _, a := range op.Props() {
		if badAttr(a) {
			return true
		}
	}
	for _, a := range op.DiscardableAttrs() {
		if badAttr(a.Value) {
			return true
		}
	}
	return false
}

func function(op *ir.Operation) (ir.FunctionModel, bool) {
	if op.NumRegions() == 0 {
		return nil, false
	}
	return ir.OpInterface[ir.FunctionModel](op.Info())
}

func badArgs(op *ir.Operation) bool {
	for b := op.Region(0).First(); b != nil; b = b.Next() {
		for _, a := range b.Args() {
			if badType(a.Type()) {
				return true
			}
		}
	}
	return false
}

func badAttr(a ir.Attribute) bool {
	t, ok := a.(*ir.TypeAttr)
	return ok && badType(t.Value)
}

func anyBad(ts []ir.Type) bool {
	for _, t := range ts {
		if badType(t) {
			return true
		}
	}
	return false
}

func badType(t ir.Type) bool {
	var space ir.Attribute
	switch t := t.(type) {
	case *ir.MemRefType:
		space = t.MemorySpace
	case *ir.UnrankedMemRefType:
		space = t.MemorySpace
	default:
		return false
	}
	a, ok := space.(*ir.EnumAttr)
	return !ok || a.AttrDef() != spirv.StorageClassAttr
}
