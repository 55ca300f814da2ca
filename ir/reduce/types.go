package reduce

import "github.com/spvc/spvc/ir"

// retype says how types change. It returns nil for types that do not.
type retype func(t ir.Type) ir.Type

// listTypes narrows types, of all values at once and then inside of single isolated
// operations.
func listTypes(w *work) []edit {
	var edits []edit
	add := func(scope *ir.Operation) {
		for _, change := range narrower(scope) {
			edits = append(edits, edit{scope, func(w *work) bool { return w.changeTypes(scope, change) }})
		}
	}
	add(w.root)
	w.each(func(op *ir.Operation) {
		if op.HasTrait(ir.IsolatedFromAbove) {
			add(op)
		}
	})
	return edits
}

// narrower returns the changes of the types in scope that are worth trying.
func narrower(scope *ir.Operation) []retype {
	var list []retype
	seen := map[ir.Type]bool{}
	sizes := map[int64]bool{}
	visit := func(t ir.Type) bool {
		if seen[t] {
			return true
		}
		seen[t] = true
		list = append(list, narrowerThan(t)...)
		if s, ok := t.(ir.ShapedType); ok {
			list = append(list, smallerThan(s, sizes)...)
		}
		return true
	}
	scope.WalkPre(func(op *ir.Operation) ir.WalkResult {
		for i := range op.NumResults() {
			ir.WalkType(op.Result(i).Type(), visit, nil)
		}
		for i := range op.NumRegions() {
			for b := op.Region(i).First(); b != nil; b = b.Next() {
				for _, a := range b.Args() {
					ir.WalkType(a.Type(), visit, nil)
				}
			}
		}
		return ir.WalkAdvance
	})
	return list
}

// narrowerThan returns the changes of the number type t to narrower ones, the narrowest
// first.
func narrowerThan(t ir.Type) []retype {
	var list []retype
	to := func(n ir.Type) { list = append(list, func(u ir.Type) ir.Type { return typeIf(u == t, n) }) }
	c := t.Context()
	switch t := t.(type) {
	case *ir.IntegerType:
		for _, w := range []uint32{1, 8, 16, 32, 64} {
			if w < t.Width {
				to(c.Integer(w, t.Signedness))
			}
		}
	case *ir.FloatType:
		for _, f := range []*ir.FloatType{c.F16(), c.F32(), c.F64()} {
			if f.Width() < t.Width() {
				to(f)
			}
		}
	}
	return list
}

func typeIf(ok bool, t ir.Type) ir.Type {
	if ok {
		return t
	}
	return nil
}

// smallerThan returns changes of the shape of s: each size in all types becomes 1 or
// half of it, unless sizes holds it already; each of s alone; a vector becomes a scalar.
func smallerThan(s ir.ShapedType, sizes map[int64]bool) []retype {
	var list []retype
	for i, d := range s.Shape() {
		if d <= 1 {
			continue
		}
		smaller := []int64{1, d / 2}
		if d < 4 {
			smaller = smaller[:1]
		}
		if !sizes[d] {
			sizes[d] = true
			for _, n := range smaller {
				list = append(list, func(u ir.Type) ir.Type { return resized(u, d, n) })
			}
		}
		for _, n := range smaller {
			shape := append([]int64(nil), s.Shape()...)
			shape[i] = n
			list = append(list, func(u ir.Type) ir.Type { return typeIf(u == ir.Type(s), s.WithShape(shape, s.ElementType())) })
		}
	}
	if _, ok := s.(*ir.VectorType); ok {
		list = append(list, func(u ir.Type) ir.Type { return typeIf(u == ir.Type(s), s.ElementType()) })
	}
	return list
}

// resized returns t with size n in place of size d, or nil if t has no such size.
func resized(t ir.Type, d, n int64) ir.Type {
	s, ok := t.(ir.ShapedType)
	if !ok {
		return nil
	}
	shape := append([]int64(nil), s.Shape()...)
	found := false
	for i := range shape {
		if shape[i] == d {
			shape[i], found = n, true
		}
	}
	if !found {
		return nil
	}
	return s.WithShape(shape, s.ElementType())
}

// changeTypes changes the types in scope. It drops operations that then would convert a type
// to itself.
func (w *work) changeTypes(scope *ir.Operation, change retype) bool {
	types, numbers := replacer(change, false), replacer(change, true)
	scope.WalkPre(func(op *ir.Operation) ir.WalkResult {
		if op.HasTrait(ir.ConstantLike) {
			numbers.ReplaceIn(op, true, false)
		} else {
			types.ReplaceIn(op, true, false)
		}
		return ir.WalkAdvance
	})
	var idle []*ir.Operation
	scope.Walk(func(op *ir.Operation) {
		if op != scope && op.NumOperands() == 1 && op.NumResults() == 1 && op.Operand(0).Type() == op.Result(0).Type() && !ir.VerifiesOp(op) {
			idle = append(idle, op)
		}
	})
	for _, op := range idle {
		op.Result(0).ReplaceAllUsesWith(op.Operand(0))
		w.forget(op)
		op.Erase()
	}
	return true
}

// replacer returns what rewrites types by change. It rewrites numbers of other
// attributes than elements only if numbers is set: outside of constants, the type of a
// number is that of the attribute, not of a value.
func replacer(change retype, numbers bool) *ir.AttrTypeReplacer {
	r := new(ir.AttrTypeReplacer)
	r.AddTypeRule(func(t ir.Type) (ir.Type, ir.ReplaceResult) {
		if n := change(t); n != nil {
			return n, ir.ReplaceDone
		}
		return t, ir.ReplaceNone
	})
	number := func(a ir.Attribute) ir.Attribute {
		switch a := a.(type) {
		case *ir.IntegerAttr:
			if t, ok := r.Type(a.Type()).(*ir.IntegerType); ok {
				return a.Context().APInt(t, a.Value.SExtOrTrunc(t.Width))
			}
		case *ir.FloatAttr:
			if t, ok := r.Type(a.Type()).(*ir.FloatType); ok {
				v, _ := a.Value.Convert(t.Semantics())
				return a.Context().FloatConst(t, v)
			}
		}
		return nil
	}
	r.AddAttrRule(func(a ir.Attribute) (ir.Attribute, ir.ReplaceResult) {
		if d, ok := a.(*ir.DenseElementsAttr); ok {
			if n := elementsOf(d, r.Type(d.Type()), number); n != nil {
				return n, ir.ReplaceDone
			}
		}
		if numbers {
			if n := number(a); n != nil {
				return n, ir.ReplaceDone
			}
		}
		return a, ir.ReplaceNone
	})
	return r
}

// elementsOf returns the first elements of d as type t, converted by number. It returns
// nil if the type does not change or the elements are no numbers.
func elementsOf(d *ir.DenseElementsAttr, t ir.Type, number func(ir.Attribute) ir.Attribute) ir.Attribute {
	if t == d.Type() || t == nil || d.NumElements() == 0 {
		return nil
	}
	first := number(d.Element(0))
	if first == nil {
		return nil
	}
	s, ok := t.(ir.ShapedType)
	if !ok {
		return first
	}
	if d.Splat {
		return d.Context().SplatOf(s, first)
	}
	n := min(d.NumElements(), ir.NumElements(s.Shape()))
	elems := make([]ir.Attribute, n)
	for i := range elems {
		elems[i] = number(d.Element(int64(i)))
	}
	return d.Context().DenseOf(s, elems)
}
