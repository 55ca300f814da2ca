package blocklayout

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// matrixLayout is the layout of matrices that the decorations of a member give.
type matrixLayout struct {
	stride   int64 // 0 if it is missing
	rowMajor bool
}

// memberMatrix reads and checks the matrix decorations of a member.
func (c *checker) memberMatrix(m *spirv.Member) matrixLayout {
	stride, hasStride := m.Decoration(spec.DecorationMatrixStride)
	_, row := m.Decoration(spec.DecorationRowMajor)
	_, col := m.Decoration(spec.DecorationColMajor)
	t := baseElement(m.Type)
	mt, ok := t.(*spirv.MatrixType)
	if !ok {
		for _, d := range m.Decorations {
			switch d.Decoration {
			case spec.DecorationMatrixStride, spec.DecorationRowMajor, spec.DecorationColMajor:
				if _, isStruct := t.(*spirv.StructType); !isStruct || d.Decoration == spec.DecorationMatrixStride {
					c.report(StrayMatrix, -1, -1, d.Decoration.String()+" on a member of type '"+typeText(m.Type)+"', which is neither a matrix nor an array of matrices")
				}
			}
		}
		return matrixLayout{}
	}
	switch {
	case row && col:
		c.report(MajorTwice, -1, -1, "the member is both RowMajor and ColMajor")
	case !row && !col:
		c.report(MajorMissing, -1, -1, "the member has matrices but is neither RowMajor nor ColMajor")
	}
	if !hasStride || stride.Value == 0 {
		want, text := int64(-1), ""
		if _, s, align, err := c.rules.matrixVector(mt, row); err == nil {
			want = alignUp(s, align)
			text = "; it must be a multiple of " + number(align) + ", at least " + number(want)
		}
		c.report(MatrixStrideMissing, -1, want, "the member has matrices but no MatrixStride"+text)
	}
	return matrixLayout{int64(stride.Value), row}
}

// baseElement returns the innermost element type of nested arrays, or t itself.
func baseElement(t ir.Type) ir.Type {
	for {
		switch a := t.(type) {
		case *spirv.ArrayType:
			t = a.Element
		case *spirv.RuntimeArrayType:
			t = a.Element
		default:
			return t
		}
	}
}

func (c *checker) matrix(t *spirv.MatrixType, m matrixLayout) extent {
	vec, least, align, err := c.rules.matrixVector(t, m.rowMajor)
	if err != nil {
		return c.bad(err.rule(), err.msg)
	}
	if m.stride == 0 {
		return extent{bad: true, align: align} // if the matrix is in a member, the check of the member already reports the missing decorations
	}
	line, lines := "columns", int64(t.Columns)
	if m.rowMajor {
		line, lines = "rows", int64(t.Rows())
	}
	if m.stride%align != 0 {
		want := alignUp(m.stride, align)
		c.report(MatrixStrideAlignment, m.stride, want, "MatrixStride "+number(m.stride)+" is not a multiple of "+number(align)+
			", the alignment of the matrix by "+c.rules.String()+"; the next is "+number(want))
	}
	if m.stride < vec.Size {
		c.report(MatrixStrideTooSmall, m.stride, least, line+" of "+bytes(vec.Size)+" overlap at MatrixStride "+number(m.stride)+"; the smallest valid stride is "+number(least))
	}
	return extent{size: add(mul(lines-1, m.stride), vec.Size), align: align}
}
