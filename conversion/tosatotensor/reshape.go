package tosatotensor

import (
	"slices"

	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/dialect/tosa"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// reshape joins the dimensions of the operand as far as needed, and divides them into those of the result.
func reshape(c *rewrite.TypeConverter, op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	to := c.Convert(op.Result(0).Type())
	if to == nil {
		return rw.Fail("could not convert result type")
	}
	shape, known := tosa.ReshapeOf(op)
	if !known {
		return rw.Fail("the shape is not constant")
	}
	b, loc := &rw.Builder, op.Loc()
	in := inputType(ad.Operand(0).Type(), shape)
	if in == nil {
		return rw.Fail("expected input type to be tensor")
	}
	expanded := expandedType(in, shape)
	collapsed := collapsedType(in, expanded)
	v := tensor.CreateOrFoldCast(b, loc, ad.Operand(0), in)
	v = tensor.CreateOrFoldCollapse(b, loc, collapsed, v, groups(in.Shape(), collapsed.Shape()))
	if v = tensor.CreateOrFoldExpand(b, loc, expanded, v, groups(expanded.Shape(), collapsed.Shape())); v == nil {
		return rw.Fail("more than one size is unknown")
	}
	rw.Replace(op, tensor.CreateOrFoldCast(b, loc, v, to))
	return true
}

// withShape returns t with another shape.
func withShape(t ir.Type, shape []int64) *ir.RankedTensorType {
	return t.Context().Tensor(shape, ir.ElementTypeOrSelf(t), nil)
}

// inputType returns the ranked type from which a reshape to shape starts.
func inputType(t ir.Type, shape []int64) *ir.RankedTensorType {
	r, ranked := t.(*ir.RankedTensorType)
	if _, ok := t.(*ir.UnrankedTensorType); !ok && !ranked {
		return nil
	}
	if len(shape) == 0 {
		if !ranked {
			return withShape(t, nil)
		}
		return withShape(t, slices.Repeat([]int64{1}, len(r.Shape())))
	}
	if ranked {
		return withShape(t, r.Shape())
	}
	// Unranked tensors become tensors of one dimension.
	return withShape(t, []int64{ir.Dynamic})
}

// expandedType returns the type that tensor.expand_shape makes: at most one size is unknown, and one at least if the operand has unknown
// sizes.
func expandedType(in *ir.RankedTensorType, shape []int64) *ir.RankedTensorType {
	static := ir.HasStaticShape(in)
	out := slices.Clone(shape)
	for i, d := range out {
		switch {
		case d >= 0:
		case !static:
			out[i] = ir.Dynamic
		default:
			rest := int64(1)
			for k, o := range shape {
				if k != i {
					rest *= o
				}
			}
			out[i] = 0
			if rest != 0 {
				out[i] = ir.NumElements(in.Shape()) / rest
			}
		}
	}
	if !static && len(out) > 0 && !slices.Contains(out, ir.Dynamic) {
		out[0] = ir.Dynamic
	}
	return withShape(in, out)
}

// collapsedType returns the type between joining and dividing dimensions: the largest shape whose dimensions are products of both.
func collapsedType(in, out *ir.RankedTensorType) *ir.RankedTensorType {
	l, r := in.Shape(), out.Shape()
	open := []int64{ir.Dynamic}
	switch {
	case len(l) == 0 || len(r) == 0:
		return withShape(in, nil)
	case slices.Contains(l, ir.Dynamic) || slices.Contains(r, ir.Dynamic):
		return withShape(in, open)
	case slices.Contains(l, 0) || slices.Contains(r, 0):
		return withShape(in, []int64{0})
	}
	var shape []int64
	i, k := 0, 0
	for i < len(l) && k < len(r) {
		m, n := l[i], r[k]
		for m != n && i < len(l) && k < len(r) {
			if m < n {
				if i++; i < len(l) {
					m *= l[i]
				}
			} else if k++; k < len(r) {
				n *= r[k]
			}
		}
		if m == n {
			shape = append(shape, m)
		}
		i, k = i+1, k+1
	}
	notOne := func(d int64) bool { return d != 1 }
	if i < len(l) && slices.ContainsFunc(l[i:], notOne) || k < len(r) && slices.ContainsFunc(r[k:], notOne) {
		return withShape(in, open)
	}
	return withShape(in, shape)
}

// groups returns the dimensions of large that make each dimension of small.
func groups(large, small []int64) [][]int64 {
	if len(large) == 0 || len(small) == 0 {
		return nil
	}
	out := make([][]int64, len(small))
	if len(small) == 1 {
		for i := range large {
			out[0] = append(out[0], int64(i))
		}
		return out
	}
	at := 0
	take := func(g int) {
		out[g] = append(out[g], int64(at))
		at++
	}
	for g, want := range small {
		if at >= len(large) {
			break
		}
		n := large[at]
		for n < want && at+1 < len(large) {
			take(g)
			n *= large[at]
		}
		if n != want {
			continue
		}
		take(g)
		for (g == len(small)-1 || small[g+1] != 1) && at < len(large) && large[at] == 1 {
			take(g)
		}
	}
	return out
}
