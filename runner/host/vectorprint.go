package host

import (
	"io"
	"strconv"
	"strings"

	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
)

var punctuations = map[vector.Punctuation]string{
	vector.NoPunctuation: "", vector.NewLine: "\n", vector.Comma: ", ", vector.Open: "( ", vector.Close: " )",
}

// printVectorOp prints a value in the format of MLIR's runner libraries.
func printVectorOp(c *compiler, op *ir.Operation) (stmt, error) {
	if s, ok := op.Attr("stringLiteral").(*ir.StringAttr); ok {
		return func(f *frame) error {
			_, err := io.WriteString(f.m.opts.Out, s.Value)
			return at(op, err)
		}, nil
	}
	end := "\n"
	if p, ok := op.Attr("punctuation").(*ir.EnumAttr); ok {
		end = punctuations[vector.Punctuation(p.Value)]
	}
	if op.NumOperands() == 0 {
		return func(f *frame) error {
			_, err := io.WriteString(f.m.opts.Out, end)
			return at(op, err)
		}, nil
	}
	t, in := op.Operand(0).Type(), c.slot(op.Operand(0))
	var shape []int64
	if v, ok := t.(*ir.VectorType); ok {
		if _, err := fixedCount(t); err != nil {
			return nil, err
		}
		shape, t = v.Shape(), v.ElementType()
	}
	return func(f *frame) error {
		var b strings.Builder
		vs := elements(f.vals[in])
		if vs == nil {
			vs = []Value{f.vals[in]}
		}
		writeVector(&b, t, shape, vs)
		b.WriteString(end)
		_, err := io.WriteString(f.m.opts.Out, b.String())
		return at(op, err)
	}, nil
}

func writeVector(b *strings.Builder, t ir.Type, shape []int64, vs []Value) {
	if len(shape) == 0 {
		if i, ok := t.(*ir.IntegerType); ok && i.Width == 1 {
			b.WriteString(strconv.FormatUint(vs[0].bits, 10))
			return
		}
		b.WriteString(elementText(t, vs[0]))
		return
	}
	b.WriteString("( ")
	n := len(vs) / max(int(shape[0]), 1)
	for i := range int(shape[0]) {
		if i > 0 {
			b.WriteString(", ")
		}
		writeVector(b, t, shape[1:], vs[i*n:(i+1)*n])
	}
	b.WriteString(" )")
}
