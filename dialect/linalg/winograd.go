package linalg

import (
	"slices"
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// sinceFmr is the first version in which an enumeration states the sizes of Winograd transforms.
const sinceFmr = 21

var fmrEnum = &ir.EnumClass{Name: "WinogradConv2DFmr", Width: 32, Cases: []ir.EnumCase{
	{Keyword: "F_2_3", Value: 0}, {Keyword: "F_4_3", Value: 1}, {Keyword: "F_2_5", Value: 2},
}}

// fmrSizes are the output tiles and filters of the cases of fmrEnum.
var fmrSizes = [3][2]int64{{2, 3}, {4, 3}, {2, 5}}

func tensorOfRank(n int) *ir.TypeConstraint {
	match := func(t ir.Type) bool { r, ok := t.(*ir.RankedTensorType); return ok && len(r.Shape()) == n }
	return &ir.TypeConstraint{Summary: strconv.Itoa(n) + "D tensor of any type values", Base: rankedTensor.Base, Match: match}
}

func winograd(name, summary, input string, from, to int) *ir.OpDef {
	rest := "`ins` `(` $" + input + " `:` type($" + input + ") `)` `outs` `(` $output `:` type($output) `)` `->` type($result)"
	return &ir.OpDef{
		Name: "linalg." + name, Summary: summary,
		Operands: []ir.ValueDef{{Name: input, Type: tensorOfRank(from)}, {Name: "output", Type: tensorOfRank(to)}},
		Attrs: []ir.AttrDef{
			{Name: "m", Type: ir.I64AttrKind, Versions: ir.Until(sinceFmr - 1)},
			{Name: "r", Type: ir.I64AttrKind, Versions: ir.Until(sinceFmr - 1)},
			{Name: "fmr", Type: ir.IntEnumAttr("allowed 32-bit signless integer cases: 0, 1, 2", fmrEnum), Versions: ir.Since(sinceFmr)},
		},
		Results: []ir.ValueDef{{Name: "result", Type: tensorOfRank(to)}},
		Traits:  []ir.Trait{ir.AllElementTypesMatch(input, "output"), interfaces.DestinationStyle{Inits: 1}},
		Format:  "attr-dict `fmr` `(` $fmr `)` " + rest,
		Older:   []ir.OldFormat{{Last: sinceFmr - 1, Format: "attr-dict `m` `(` $m `)` `r` `(` $r `)` " + rest}},
	}
}

// The transforms of the Winograd algorithm for convolutions.
var (
	WinogradFilterTransform = winograd("winograd_filter_transform", "Winograd transform of the filter of a convolution", "filter", 4, 4)
	WinogradInputTransform  = winograd("winograd_input_transform", "Winograd transform of the input of a convolution", "input", 4, 6)
	WinogradOutputTransform = winograd("winograd_output_transform", "Winograd transform of the output of a convolution", "value", 6, 4)
)

// WinogradSizes returns the sizes of the output tile and of the filter of a Winograd transform.
func WinogradSizes(op *ir.Operation) (m, r int64) {
	if a, ok := op.Prop(2).(*ir.IntegerAttr); ok {
		if v := a.Int64Or(-1); v >= 0 && v < int64(len(fmrSizes)) {
			return fmrSizes[v][0], fmrSizes[v][1]
		}
	}
	a, ok1 := op.Prop(0).(*ir.IntegerAttr)
	b, ok2 := op.Prop(1).(*ir.IntegerAttr)
	if !ok1 || !ok2 {
		return 2, 3
	}
	return a.Int64Or(1), b.Int64Or(1)
}

const wrongWinogradShape = "the output shape is not expected"

func verifyWinogradFilter(op *ir.Operation) bool {
	f, out := shapeOf(op.Operand(0)), shapeOf(op.Operand(1))
	m, r := WinogradSizes(op)
	switch {
	case f[1] != r && f[1] != 1:
		return op.EmitOpError("expect filter height either equals to r or 1")
	case f[2] != r && f[2] != 1:
		return op.EmitOpError("expect filter width either equals to r or 1")
	case f[1] == 1 && f[2] == 1:
		return op.EmitOpError("expect either filter height or width equals to r")
	}
	want := []int64{1, 1, f[3], f[0]}
	for i := range 2 {
		if f[i+1] == r {
			want[i] = m + r - 1
		}
	}
	return ir.CompatibleDims(want, out) || op.EmitOpError(wrongWinogradShape)
}

func verifyWinogradInput(op *ir.Operation) bool {
	in, out := shapeOf(op.Operand(0)), shapeOf(op.Operand(1))
	m, r := WinogradSizes(op)
	want := []int64{1, 1, in[1], in[2], in[0], in[3]}
	for i := range 2 {
		switch size := in[i+1]; {
		case size == ir.Dynamic:
			want[i], want[i+2] = m+r-1, ir.Dynamic
		case out[i] != 1 && m != 0:
			want[i], want[i+2] = m+r-1, (size-(r-1))/m
		}
	}
	return ir.CompatibleDims(want, out) || op.EmitOpError(wrongWinogradShape)
}

func verifyWinogradOutput(op *ir.Operation) bool {
	v, out := shapeOf(op.Operand(0)), shapeOf(op.Operand(1))
	m, r := WinogradSizes(op)
	want := []int64{v[4], 0, 0, v[5]}
	for i, what := range [2]string{"height", "width"} {
		if v[i] == ir.Dynamic || v[i+2] == ir.Dynamic {
			want[i+1] = ir.Dynamic
			continue
		}
		tile, scale := int64(1), int64(1)
		if v[i] != 1 {
			tile, scale = m+r-1, m
		}
		if v[i] != tile {
			return op.EmitOpError("expect input " + what + " equals to input tile size")
		}
		want[i+1] = scale * v[i+2]
	}
	return ir.CompatibleDims(want, out) || op.EmitOpError(wrongWinogradShape)
}

// NewWinograd creates a transform of the kind def, for output tiles of size m and filters of size r. The version of the context must have
// these sizes: see HasWinogradSizes.
func NewWinograd(b *ir.Builder, loc ir.Location, def *ir.OpDef, source, dest *ir.Value, m, r int64) *ir.Operation {
	c := b.Context()
	attrs := []ir.NamedAttribute{ir.Named("m", c.Int(c.I64(), m)), ir.Named("r", c.Int(c.I64(), r))}
	if c.MLIR() >= sinceFmr {
		at := slices.Index(fmrSizes[:], [2]int64{m, r})
		attrs = []ir.NamedAttribute{ir.Named("fmr", c.Int(c.I32(), int64(at)))}
	}
	return b.Create(loc, def, []*ir.Value{source, dest}, []ir.Type{dest.Type()}, attrs...)
}

// HasWinogradSizes reports whether transforms can have output tiles of size m and filters of size r. Versions before 21 allow all.
func HasWinogradSizes(c *ir.Context, m, r int64) bool {
	return c.MLIR() < sinceFmr || slices.Contains(fmrSizes[:], [2]int64{m, r})
}
