package tosa

import "github.com/spvc/spvc/ir"

// windows returns the number of windows of a size in a padded dimension, or unknown.
func windows(size, padded, window, dilation, stride int64) int64 {
	if size == ir.Dynamic || window == ir.Dynamic || stride == 0 {
		return ir.Dynamic
	}
	return (size+padded-((window-1)*dilation+1))/stride + 1
}

func inferPool(op *ir.Operation) ([]Shape, bool) {
	p, in := windowOf(op), ShapeOf(op.Operand(0))
	out := unknown(4)
	if in.Ranked && len(p.Kernel) == 2 && p.complete(2) {
		out[0], out[3] = in.Dims[0], in.Dims[3]
		for i := range 2 {
			out[1+i] = windows(in.Dims[1+i], p.Pad[2*i]+p.Pad[2*i+1], p.Kernel[i], 1, p.Stride[i])
		}
	}
	return one(ranked(out...))
}

// inferConv infers a convolution over n dimensions, whose weights are in the order output channels, sizes, input channels.
//
//go:noinline
func inferConv(n int) inferShapes {
	return func(op *ir.Operation) ([]Shape, bool) {
		p := windowOf(op)
		in, weight, bias := ShapeOf(op.Operand(0)), ShapeOf(op.Operand(1)), ShapeOf(op.Operand(2))
		out, sizes, kernel := unknown(n+2), unknown(n), unknown(n)
		if in.Ranked {
			out[0] = in.Dims[0]
			copy(sizes, in.Dims[1:])
		}
		if weight.Ranked {
			out[n+1] = weight.Dims[0]
			copy(kernel, weight.Dims[1:])
		}
		if bias.Ranked {
			prefer(&out[n+1], bias.Dims[0])
		}
		p.into(out[1:], sizes, kernel)
		return one(ranked(out...))
	}
}

func inferDepthwise(op *ir.Operation) ([]Shape, bool) {
	p := windowOf(op)
	in, weight, bias := ShapeOf(op.Operand(0)), ShapeOf(op.Operand(1)), ShapeOf(op.Operand(2))
	out, sizes, kernel := unknown(4), unknown(2), unknown(2)
	channels, multiplier := int64(ir.Dynamic), int64(ir.Dynamic)
	if in.Ranked {
		out[0], channels = in.Dims[0], in.Dims[3]
		copy(sizes, in.Dims[1:3])
	}
	if weight.Ranked {
		copy(kernel, weight.Dims)
		prefer(&channels, weight.Dims[2])
		multiplier = weight.Dims[3]
	}
	if channels != ir.Dynamic && multiplier != ir.Dynamic {
		out[3] = channels * multiplier
	}
	if bias.Ranked {
		prefer(&out[3], bias.Dims[0])
	}
	p.into(out[1:3], sizes, kernel)
	return one(ranked(out...))
}

// into writes the numbers of windows of a convolution into out.
func (p Window) into(out, sizes, kernel []int64) {
	if !p.complete(len(sizes)) || len(p.Dilation) != len(sizes) {
		return
	}
	for i := range sizes {
		out[i] = windows(sizes[i], p.Pad[2*i]+p.Pad[2*i+1], kernel[i], p.Dilation[i], p.Stride[i])
	}
}

// transposedShape infers a transposed convolution. out are the sizes that are stated.
func transposedShape(op *ir.Operation, out []int64) Shape {
	p := windowOf(op)
	in, weight, bias := ShapeOf(op.Operand(0)), ShapeOf(op.Operand(1)), ShapeOf(op.Operand(2))
	sizes, kernel := unknown(2), unknown(2)
	if in.Ranked {
		prefer(&out[0], in.Dims[0])
		copy(sizes, in.Dims[1:3])
	}
	if weight.Ranked {
		prefer(&out[3], weight.Dims[0])
		copy(kernel, weight.Dims[1:3])
	}
	if bias.Ranked {
		prefer(&out[3], bias.Dims[0])
	}
	for i := range 2 {
		if p.complete(2) && sizes[i] != ir.Dynamic && kernel[i] != ir.Dynamic {
			prefer(&out[1+i], (sizes[i]-1)*p.Stride[i]+p.Pad[2*i]+p.Pad[2*i+1]+kernel[i])
		}
	}
	return ranked(out...)
}

func inferTransposeConv19(op *ir.Operation) ([]Shape, bool) {
	out := knownShape(int64s(op.Attr("out_shape")))
	for len(out) < 4 {
		out = append(out, ir.Dynamic)
	}
	return one(transposedShape(op, out))
}

// resizedShape returns the shape of a resize by parameters that are known.
func resizedShape(in Shape, r Resizing) (Shape, bool) {
	if !in.Ranked || len(in.Dims) != 4 || len(r.Scale) != 4 || len(r.Offset) != 2 || len(r.Border) != 2 {
		return Shape{}, false
	}
	out := []int64{in.Dims[0], ir.Dynamic, ir.Dynamic, in.Dims[3]}
	for i := range 2 {
		d, den := in.Dims[1+i], r.Scale[2*i+1]
		if d == ir.Dynamic || den == 0 {
			return Shape{}, false
		}
		out[1+i] = ((d-1)*r.Scale[2*i]-r.Offset[i]+r.Border[i])/den + 1
	}
	return ranked(out...), true
}

func inferResize(op *ir.Operation) ([]Shape, bool) {
	r, ok := ResizingOf(op)
	if !ok {
		return nil, false
	}
	s, ok := resizedShape(ShapeOf(op.Operand(0)), r)
	return []Shape{s}, ok
}
