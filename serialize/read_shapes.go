package serialize

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

func (r *reader) coopMatrixType(code spec.Opcode, id uint32, w []uint32) bool {
	elem := r.typeDef(w[1])
	if elem == nil {
		return false
	}
	var v [4]uint32
	for i := range v {
		var ok bool
		if v[i], ok = r.intConstant(w[2+i]); !ok || len(w) != 6 || !isScalar(elem.typ) {
			return r.opaqueType(code, w)
		}
	}
	if code == spec.OpTypeCooperativeMatrixKHR {
		if !r.isEnumerant(spec.KindScope, v[0]) || !r.isEnumerant(spec.KindCooperativeMatrixUse, v[3]) {
			return false
		}
		return r.defineType(id, spirv.CooperativeMatrixOf(v[1], v[2], elem.typ, spec.Scope(v[0]), spec.CooperativeMatrixUse(v[3])), elem)
	}
	if !r.isEnumerant(spec.KindMatrixLayout, v[2]) || !r.isEnumerant(spec.KindScope, v[3]) {
		return false
	}
	return r.defineType(id, spirv.JointMatrixOf(v[0], v[1], elem.typ, spec.MatrixLayout(v[2]), spec.Scope(v[3])), elem)
}

// maxTensorRank bounds the rank of tensor types whose dimensions are unknown.
const maxTensorRank = 64

// tensorType reads OpTypeTensorARM.
func (r *reader) tensorType(id uint32, w []uint32) bool {
	elem := r.typeDef(w[1])
	if elem == nil {
		return false
	}
	if !r.speaks(spirv.ARMGraph) || !isScalar(elem.typ) {
		return r.opaqueType(spec.OpTypeTensorARM, w)
	}
	if len(w) == 2 {
		return r.defineType(id, spirv.TensorARMOf(nil, elem.typ), elem)
	}
	rank, ok := r.intConstant(w[2])
	if !ok || rank == 0 || rank > maxTensorRank || len(w) > 4 {
		return r.opaqueType(spec.OpTypeTensorARM, w)
	}
	shape := make([]int64, rank)
	for i := range shape {
		shape[i] = ir.Dynamic
	}
	if len(w) == 4 && !r.tensorShape(shape, w[3]) {
		return r.opaqueType(spec.OpTypeTensorARM, w)
	}
	return r.defineType(id, spirv.TensorARMOf(shape, elem.typ), elem)
}

// tensorShape reads the dimensions from a constant array of 32-bit integers.
func (r *reader) tensorShape(shape []int64, id uint32) bool {
	d := r.lookup(id)
	if d == nil || d.kind != defConstant || d.typ != ir.Type(spirv.ArrayOf(r.ctx.I32(), uint32(len(shape)), 0)) {
		return false
	}
	list, ok := d.attr.(*ir.ArrayAttr)
	if !ok || len(list.Elements) != len(shape) {
		return false
	}
	for i, e := range list.Elements {
		n, _ := e.(*ir.IntegerAttr).Value.Uint64()
		if shape[i] = int64(n); n == 0 {
			return false
		}
	}
	return true
}
