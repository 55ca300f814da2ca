package host

import (
	"errors"

	memrefs "github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
)

// addViewOps adds the views that are computed from the sizes and strides of their source.
func addViewOps(t map[string]compileFunc) {
	t["memref.expand_shape"] = expandOp
	t["memref.collapse_shape"] = collapseOp
	t["memref.transpose"] = transposeOp
	t["memref.extract_strided_metadata"] = metadataOp
}

func transposeOp(c *compiler, op *ir.Operation) (stmt, error) {
	src, out := c.slot(op.Operand(0)), c.slot(op.Result(0))
	order := op.Attr("permutation").(*ir.AffineMapAttr).Map.Results
	return func(f *frame) error {
		v := *refOf(f.vals[src])
		sizes, strides := make([]int64, len(order)), make([]int64, len(order))
		for i, e := range order {
			sizes[i], strides[i] = v.sizes[e.Value], v.strides[e.Value]
		}
		v.sizes, v.strides = sizes, strides
		f.vals[out] = Value{ref: &v}
		return nil
	}, nil
}

func expandOp(c *compiler, op *ir.Operation) (stmt, error) {
	src, out := c.slot(op.Operand(0)), c.slot(op.Result(0))
	groups, sizes := memrefs.ReshapeOp{Operation: op}.Groups(), c.mixed(op, "static_output_shape", 1)
	return func(f *frame) error {
		v := *refOf(f.vals[src])
		want, have := v.sizes, v.strides
		v.sizes = sizes.values(f)
		v.strides = rowMajor(v.sizes)
		for i, dims := range groups {
			if i >= len(have) {
				break
			}
			stride, n := have[i], int64(1)
			for k := len(dims) - 1; k >= 0; k-- {
				v.strides[dims[k]] = stride
				stride *= v.sizes[dims[k]]
				n *= v.sizes[dims[k]]
			}
			if n != want[i] {
				return at(op, errors.New("the sizes of the result are not those of the source"))
			}
		}
		f.vals[out] = Value{ref: &v}
		return nil
	}, nil
}

func collapseOp(c *compiler, op *ir.Operation) (stmt, error) {
	src, out := c.slot(op.Operand(0)), c.slot(op.Result(0))
	groups := memrefs.ReshapeOp{Operation: op}.Groups()
	return func(f *frame) error {
		v := *refOf(f.vals[src])
		sizes, strides := make([]int64, len(groups)), make([]int64, len(groups))
		for i, dims := range groups {
			sizes[i], strides[i] = 1, 1
			found := false
			for k := len(dims) - 1; k >= 0; k-- {
				n, stride := v.sizes[dims[k]], v.strides[dims[k]]
				switch {
				case n == 1:
				case !found:
					strides[i], found = stride, true
				case stride != strides[i]*sizes[i] && sizes[i] != 0 && n != 0:
					return at(op, errors.New("the dimensions that are merged are not contiguous"))
				}
				sizes[i] *= n
			}
		}
		v.sizes, v.strides = sizes, strides
		f.vals[out] = Value{ref: &v}
		return nil
	}, nil
}

func metadataOp(c *compiler, op *ir.Operation) (stmt, error) {
	src, outs := c.slot(op.Operand(0)), c.results(op)
	return func(f *frame) error {
		r := refOf(f.vals[src])
		base := &memref{buf: r.buf, elem: r.elem, size: r.size, base: r.base}
		f.vals[outs[0]] = Value{ref: base}
		f.vals[outs[1]] = IntValue(r.offset)
		for i := range r.sizes {
			f.vals[outs[2+i]], f.vals[outs[2+len(r.sizes)+i]] = IntValue(r.sizes[i]), IntValue(r.strides[i])
		}
		return nil
	}, nil
}
