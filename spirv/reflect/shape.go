package reflect

import (
	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv/spec"
)

// opaque is the shape of types without an explicit layout.
var opaque = block.Shape{Kind: block.Opaque}

// maxMatrixArrays bounds the nesting of arrays of matrices, because each member that
// contains them gets shapes of its own.
const maxMatrixArrays = 64

func (r *reflector) shapeOf(id uint32) *block.Shape {
	if s := r.get(id).shape; s != nil {
		return s
	}
	return &opaque
}

// shape returns the shape of the type that an instruction declares. Types come before
// their users, so shape is not recursive.
func (r *reflector) shape(op spec.Opcode, args []uint32) *block.Shape {
	switch op {
	case spec.OpTypeInt, spec.OpTypeFloat:
		kind := block.Int
		if op == spec.OpTypeFloat {
			kind = block.Float
			if len(args) > 2 && spec.FPEncoding(args[2]) == spec.FPEncodingBFloat16KHR {
				kind = block.BFloat
			}
		}
		unsigned := op == spec.OpTypeInt && !r.kernels && (len(args) < 3 || args[2] == 0)
		return &block.Shape{Kind: kind, Bits: int(args[1] & 0xffff), Unsigned: unsigned, Size: int64(args[1]&0xffff) / 8}
	case spec.OpTypePointer, spec.OpTypeForwardPointer, spec.OpTypeUntypedPointerKHR:
		if spec.StorageClass(args[1]) == spec.StorageClassPhysicalStorageBuffer {
			return r.address(op, args)
		}
	case spec.OpTypeVector:
		return block.VectorOf(r.shapeOf(args[1]), int64(args[2]))
	case spec.OpTypeMatrix:
		// The member that contains the matrix sets the stride.
		return block.MatrixOf(r.shapeOf(args[1]), int64(args[2]), 0, false)
	case spec.OpTypeArray:
		n := min(r.get(args[2]).value, 1<<32)
		array := block.ArrayOf(r.shapeOf(args[1]), int64(n), int64(r.get(args[0]).decor.arrayStride))
		r.count(array, r.constantOf(args[2]).decidedBy())
		return array
	case spec.OpTypeRuntimeArray:
		return block.ArrayOf(r.shapeOf(args[1]), -1, int64(r.get(args[0]).decor.arrayStride))
	case spec.OpTypeStruct:
		fields := make([]block.Field, len(args)-1)
		for i, id := range args[1:] {
			at := [2]uint32{args[0], uint32(i)}
			d := r.members[at]
			fields[i] = block.Field{Name: r.fields[at], Offset: int64(d.offset), Shape: r.withMatrix(r.shapeOf(id), &d, 0)}
		}
		s := block.StructOf(fields)
		s.Name = r.get(args[0]).name
		r.m.noteSize(s)
		return s
	}
	return nil
}

// address returns the shape of a pointer to memory behind an address. The structs between a forward declaration and
// the declaration of a pointer have the shape of the former, which gets its pointee here.
func (r *reflector) address(op spec.Opcode, args []uint32) *block.Shape {
	s := r.get(args[0]).shape
	if s == nil || s.Kind != block.Address || s.Pointee != nil {
		s = &block.Shape{Kind: block.Address, Size: 8}
	}
	if op == spec.OpTypePointer {
		s.Pointee = r.get(args[2]).shape
	}
	return s
}

// count notes that an expression decides the length of an array, if it is not nil, and the size of the array.
func (r *reflector) count(array *block.Shape, e *Expression) {
	if e != nil {
		if r.m.counts == nil {
			r.m.counts = map[*block.Shape]*Expression{}
		}
		r.m.counts[array] = e
	}
	r.m.noteSize(array)
}

// withMatrix returns s with the matrix stride and order of a member, if s is a matrix
// or an array of matrices.
func (r *reflector) withMatrix(s *block.Shape, d *decor, depth int) *block.Shape {
	switch {
	case d.matrixStride == 0:
		return s
	case s.Kind == block.Matrix:
		return block.MatrixOf(s.Elem, s.Count, int64(d.matrixStride), d.has&hasRowMajor != 0)
	case s.Kind != block.Array:
		return s
	case depth >= maxMatrixArrays:
		return &opaque
	}
	array := block.ArrayOf(r.withMatrix(s.Elem, d, depth+1), s.Count, s.Stride)
	r.count(array, r.m.counts[s])
	return array
}
