package layout

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/spvc/spvc/internal/blockgen"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/runner/jit"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/blocklayout"
	"github.com/spvc/spvc/spirv/spec"
)

// x86Layout is LLVM's data layout of x86-64 Linux.
const x86Layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

// llvmTypes collects types of LLVM with what the rule set C says about them.
type llvmTypes struct {
	// index is the place of a type in the lists.
	index map[string]int
	texts []string
	// want has the numbers that the rule set states; an alignment or a size of 0 is none.
	want    []jit.Layout
	numbers int
}

// of returns the place of a type's numbers.
func (l *llvmTypes) of(text string) *jit.Layout {
	k, ok := l.index[text]
	if !ok {
		k = len(l.texts)
		l.index[text] = k
		l.texts, l.want = append(l.texts, text), append(l.want, jit.Layout{})
	}
	return &l.want[k]
}

// structure returns the text of a struct that is laid out under C, and notes its numbers and those within.
func (l *llvmTypes) structure(t *spirv.StructType) string {
	var offsets []uint64
	var parts []string
	for i := range t.Members() {
		m := &t.Members()[i]
		offsets = append(offsets, uint64(m.Offset))
		parts = append(parts, l.member(m, m.Type))
	}
	text := "{ " + strings.Join(parts, ", ") + " }"
	l.of(text).Offsets = offsets
	l.numbers += len(offsets)
	return text
}

// array returns the text of an array, whose stride is the size of its elements.
func (l *llvmTypes) array(count int64, element string, stride uint64) string {
	l.of(element).AllocSize = stride
	l.numbers++
	return "[" + strconv.FormatInt(count, 10) + " x " + element + "]"
}

// member returns the text of the type of a member, or of its elements. Vectors and matrices are arrays, as in C.
func (l *llvmTypes) member(m *spirv.Member, t ir.Type) string {
	switch a := t.(type) {
	case *spirv.ArrayType:
		return l.array(int64(a.Count), l.member(m, a.Element), uint64(a.Stride))
	case *spirv.RuntimeArrayType:
		return l.array(0, l.member(m, a.Element), uint64(a.Stride))
	case *spirv.StructType:
		return l.structure(a)
	case *spirv.MatrixType:
		stride, _ := m.Decoration(spec.DecorationMatrixStride)
		outer, inner := int64(a.Columns), int64(a.Rows())
		if _, row := m.Decoration(spec.DecorationRowMajor); row {
			outer, inner = inner, outer
		}
		return l.array(outer, "["+strconv.FormatInt(inner, 10)+" x "+l.scalar(a.ElementType())+"]", uint64(stride.Value))
	case *ir.VectorType:
		return "[" + strconv.FormatInt(a.Shape()[0], 10) + " x " + l.scalar(a.ElementType()) + "]"
	}
	return l.scalar(t)
}

// scalar returns the text of the type of a number.
func (l *llvmTypes) scalar(t ir.Type) string {
	bits := int(8 * scalarBytes(t))
	if _, float := t.(*ir.FloatType); float {
		return map[int]string{16: "half", 32: "float", 64: "double"}[bits]
	}
	if _, address := t.(*spirv.PointerType); address {
		return "ptr"
	}
	return "i" + strconv.Itoa(bits)
}

// TestLLVM compares the rule set C with what LLVM says of the same structs on x86-64: sizes, alignments, offsets and strides.
func TestLLVM(t *testing.T) {
	library, err := jit.Open(jit.OpenOptions{})
	if err != nil {
		t.Fatal(err)
	}
	total, numbers := 0, 0
	blocks(blockgen.All(), count(22_500, 2_000), func(batch []*spirv.StructType) {
		l := &llvmTypes{index: map[string]int{}}
		for _, typ := range batch {
			in := layOut(t, typ, blocklayout.C)
			size := (in.Size + in.Align - 1) / in.Align * in.Align
			w := l.of(l.structure(in.Type.(*spirv.StructType)))
			w.AllocSize, w.ABIAlign = uint64(size), uint32(in.Align)
			l.numbers += 2
		}
		got, err := library.Layouts(x86Layout, "", l.texts)
		if err != nil {
			t.Fatal(err)
		}
		for i, w := range l.want {
			g := got[i]
			if w.AllocSize != 0 && g.AllocSize != w.AllocSize || w.ABIAlign != 0 && g.ABIAlign != w.ABIAlign || w.Offsets != nil && !slices.Equal(g.Offsets, w.Offsets) {
				t.Errorf("%s: %+v, want %+v", l.texts[i], g, w)
			}
		}
		total, numbers = total+len(batch), numbers+l.numbers
	})
	t.Logf("%d types, %d numbers", total, numbers)
}
