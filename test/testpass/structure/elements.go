package structure

import (
	"strconv"
	"strings"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/pass"
)

// newElementsAttr returns the pass test-elements-attr-interface, which reports the elements of attributes as numbers of several kinds.
func newElementsAttr() *pass.Pass {
	return &pass.Pass{
		Name: "test-elements-attr-interface", Class: "(anonymous namespace)::TestElementsAttrInterface", Op: "builtin.module",
		Summary: "Test ElementsAttr interface support.",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			op.Walk(func(o *ir.Operation) {
				for _, a := range o.Attrs() {
					if t := elementsType(a.Value); t != nil {
						reportElements(o, a.Value, t)
					}
				}
			})
			return true
		},
	}
}

// elementsType returns the vector or tensor type of a, or nil if a does not hold elements.
func elementsType(a ir.Attribute) ir.ShapedType {
	if m, ok := ir.AttrInterface[interfaces.ElementsModel](a); ok {
		return m.ElementsType(a)
	}
	switch a := a.(type) {
	case *ir.DenseElementsAttr:
		return a.ShapedType()
	case *ir.SparseElementsAttr, *ir.DenseResourceAttr:
		t, _ := a.(ir.TypedAttr).Type().(ir.ShapedType)
		return t
	}
	return nil
}

func reportElements(op *ir.Operation, a ir.Attribute, t ir.ShapedType) {
	list := listOf(a, t)
	for i, kind := range [...]string{"int64_t", "uint64_t", "APInt", "IntegerAttr"} {
		text := "unable to iterate type"
		if _, ok := t.ElementType().(*ir.IntegerType); !ok {
			text = "expected element type to be an integer type"
		} else if list[i] != nil {
			text = strings.Join(list[i], ", ")
		}
		op.EmitError("Test iterating `" + kind + "`: " + text)
	}
}

// listOf returns the texts of the elements of a as int64_t, uint64_t, APInt and IntegerAttr, or nil where a does not have them.
func listOf(a ir.Attribute, t ir.ShapedType) (list [4][]string) {
	if m, ok := ir.AttrInterface[interfaces.ElementsModel](a); ok {
		if us, ok := m.Uint64s(a); ok {
			list[1] = []string{}
			for _, u := range us {
				list[1] = append(list[1], strconv.FormatUint(u, 10))
			}
		}
		if is, ok := m.Ints(a); ok {
			list[2], list[3] = []string{}, []string{}
			for _, x := range is {
				list[2] = append(list[2], x.String())
				list[3] = append(list[3], ir.AttrString(a.Context().APInt(t.ElementType(), x)))
			}
		}
		return list
	}
	e, ok := t.ElementType().(*ir.IntegerType)
	at := elementAt(a)
	if !ok || at == nil {
		return list
	}
	list[2], list[3] = []string{}, []string{}
	wide := e.Width == 64
	if wide && e.Signedness != ir.Unsigned {
		list[0] = []string{}
	}
	if wide && e.Signedness != ir.Signed {
		list[1] = []string{}
	}
	for i := range ir.NumElements(t.Shape()) {
		x, ok := at(i).(*ir.IntegerAttr)
		if !ok {
			return [4][]string{}
		}
		signed := x.Value.String()
		if list[0] != nil {
			list[0] = append(list[0], signed)
		}
		if u, ok := x.Value.Uint64(); ok && list[1] != nil {
			list[1] = append(list[1], strconv.FormatUint(u, 10))
		}
		list[2] = append(list[2], signed)
		list[3] = append(list[3], ir.AttrString(x))
	}
	return list
}

// elementAt returns a function that gives the elements of a builtin attribute, or nil if nobody knows them.
func elementAt(a ir.Attribute) func(i int64) ir.Attribute {
	switch a := a.(type) {
	case *ir.DenseElementsAttr:
		return a.Element
	case *ir.SparseElementsAttr:
		return sparseAt(a)
	}
	return nil
}

// sparseAt returns a function that gives the elements of a, which are zero where a names none.
func sparseAt(a *ir.SparseElementsAttr) func(i int64) ir.Attribute {
	t := a.Type().(ir.ShapedType)
	if _, ok := t.ElementType().(*ir.IntegerType); !ok {
		return nil
	}
	shape := t.Shape()
	named := map[int64]ir.Attribute{}
	for i := range a.Indices.NumElements() / max(int64(len(shape)), 1) {
		at := int64(0)
		for d, size := range shape {
			k, _ := a.Indices.Element(i*int64(len(shape)) + int64(d)).(*ir.IntegerAttr)
			at = at*size + k.Int64Or(0)
		}
		named[at] = a.Values.Element(i)
	}
	return func(i int64) ir.Attribute {
		if v := named[i]; v != nil {
			return v
		}
		return a.Context().Int(t.ElementType(), 0)
	}
}
