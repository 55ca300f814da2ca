package spirvtollvm

import (
	"github.com/spvc/spvc/conversion/llvmtypes"
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// AddTypes adds MLIR's rules for types of SPIR-V to c. api decides about the address spaces of pointers.
func AddTypes(c *llvmtypes.Converter, api target.ClientAPI) { addTypes(c, api, places{}) }

// AddExactTypes is AddTypes, but a struct or an array must state the offsets and strides that LLVM gives to it. MLIR also converts types for
// which LLVM has others, such as a struct of a vector of three and a number in its last quarter, to code that reads other bytes.
func AddExactTypes(c *llvmtypes.Converter, api target.ClientAPI) {
	addTypes(c, api, places{exact: true})
}

func addTypes(c *llvmtypes.Converter, api target.ClientAPI, p places) {
	tc := &c.TypeConverter
	rewrite.AddRule(tc, func(t *spirv.ArrayType) (ir.Type, bool) { return p.array(c, t), true })
	rewrite.AddRule(tc, func(t *spirv.PointerType) (ir.Type, bool) {
		return llvm.Pointer(c.Context(), AddressSpace(api, t.Storage)), true
	})
	rewrite.AddRule(tc, func(t *spirv.RuntimeArrayType) (ir.Type, bool) {
		if t.Stride != 0 {
			return nil, true
		}
		return arrayOf(c, t.Element, 0), true
	})
	rewrite.AddRule(tc, func(t *spirv.StructType) (ir.Type, bool) { return p.structs(c, t), true })
}

// array converts an array whose stride is the size of its elements. As in MLIR, the size of an element that is an array counts the stride
// as a gap behind each of its elements.
func (p places) array(c *llvmtypes.Converter, t *spirv.ArrayType) ir.Type {
	switch {
	case t.Stride != 0 && p.exact:
		if _, ok := p.of(t, 0); !ok {
			return nil
		}
	case t.Stride != 0:
		if n, ok := spirv.SizeInBytes(t.Element); !ok || uint32(n) != t.Stride {
			return nil
		}
	}
	return arrayOf(c, t.Element, uint64(t.Count))
}

func arrayOf(c *llvmtypes.Converter, elem ir.Type, n uint64) ir.Type {
	e := c.Convert(elem)
	if e == nil {
		return nil
	}
	return llvm.Array(e, n)
}

// structs converts a struct without offsets to a packed one. A struct with offsets must have those that LLVM would give it.
func (p places) structs(c *llvmtypes.Converter, t *spirv.StructType) ir.Type {
	members := t.Members()
	elems := make([]ir.Type, len(members))
	for i := range members {
		if len(members[i].Decorations) > 0 {
			return nil
		}
	}
	if t.HasOffset() && !p.natural(t) {
		return nil
	}
	for i := range members {
		if elems[i] = c.Convert(members[i].Type); elems[i] == nil {
			return nil
		}
	}
	return llvm.LiteralStruct(c.Context(), elems, !t.HasOffset())
}

// AddressSpace returns the address space of LLVM IR for a storage class. Only OpenCL has several.
func AddressSpace(api target.ClientAPI, class spec.StorageClass) uint32 {
	if api != target.OpenCL {
		return 0
	}
	switch class {
	case spec.StorageClassInput, spec.StorageClassCrossWorkgroup:
		return 1
	case spec.StorageClassUniformConstant:
		return 2
	case spec.StorageClassWorkgroup:
		return 3
	case spec.StorageClassGeneric:
		return 4
	case spec.StorageClassDeviceOnlyINTEL:
		return 5
	case spec.StorageClassHostOnlyINTEL:
		return 6
	}
	return 0
}
