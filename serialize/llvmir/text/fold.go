package text

import "github.com/spvc/spvc/ir/apint"

// folder computes with constants as a version of LLVM does when it builds an instruction.
type folder struct {
	m *Module
	// old is true for LLVM 19 and 20.
	old bool
}

// Fold returns the constant that a version of LLVM makes of an instruction on constants when it builds it, nil if it makes an instruction.
func (m *Module) Fold(i *Inst, version int) Value {
	for _, a := range i.Args {
		switch a.(type) {
		case *Const, *Global, *Function, *Alias:
		default:
			return nil
		}
	}
	const newer = 21
	f := folder{m, version < newer}
	switch i.Op {
	case GetElementPtr:
		return folded(ConstGEP(i.Flags, i.Elem, i.Args[0], i.Args[1:]...))
	case ExtractValue:
		return extracted(i.Args[0], i.Indices)
	case InsertValue:
		return inserted(i.Args[0], i.Args[1], i.Indices)
	case ExtractElement:
		return element(i.Args[0], i.Args[1])
	case InsertElement, ShuffleVector:
		if a := i.Args[0]; !f.old && i.typ.Scalable && isUndef(a) {
			return &Const{Kind: a.(*Const).Kind, typ: i.typ}
		}
		return folded(ConstOp(i.Op, 0, i.typ, i.Args...))
	case Select:
		return chosen(i.Args[0], i.Args[1], i.Args[2])
	case ICmp, FCmp:
		return f.compare(i.Op, i.Word, i.Args[0], i.Args[1])
	case FNeg:
		return f.overSplat(i.typ, i.Args[0], negated)
	}
	switch opTable[i.Op].form {
	case formBinary:
		return f.arith(i.Op, i.Flags, i.Args[0], i.Args[1])
	case formCast:
		return f.overSplat(i.typ, i.Args[0], func(v Value) Value {
			t := i.typ
			if v.Type() != i.Args[0].Type() {
				t = t.Elem
			}
			return cast(i.Op, v, t)
		})
	}
	return nil
}

// overSplat applies compute to v, or from LLVM 21 on to the element of which a scalable vector consists, to get a constant of type t.
func (f folder) overSplat(t *Type, v Value, compute func(Value) Value) Value {
	if !f.old && isKind(v, ConstSplat) && t.Kind == VectorKind && t.N == v.Type().N {
		if e := compute(v.(*Const).Elems[0]); e != nil {
			return Splat(t, e)
		}
		return nil
	}
	return compute(v)
}

// folded returns the simpler constant that LLVM 19 makes of an expression when it makes it, or the expression.
func folded(c *Const) Value {
	var v Value
	switch c.Op {
	case GetElementPtr:
		v = foldGEP(c)
	case ExtractElement:
		v = foldElement(c.Elems[0], c.Elems[1])
	case InsertElement:
		v = foldInsert(c.Elems[0], c.Elems[1], c.Elems[2])
	case ShuffleVector:
		v = foldShuffle(c)
	default:
		if opTable[c.Op].form == formCast {
			v = foldCast(c.Op, c.Elems[0], c.typ)
		} else {
			v = folder{old: true}.binary(c.Op, c.Elems[0], c.Elems[1])
		}
	}
	if v == nil {
		return c
	}
	return v
}

// isKind reports whether v is a constant of a kind.
func isKind(v Value, k ConstKind) bool {
	c, ok := v.(*Const)
	return ok && c.Kind == k
}

func isPoison(v Value) bool { return isKind(v, ConstPoison) }

// isUndef reports whether v is undef or poison.
func isUndef(v Value) bool { return isKind(v, ConstUndef) || isPoison(v) }

func isExpr(v Value) bool { return isKind(v, ConstExpr) }

func isNull(v Value) bool {
	c, ok := v.(*Const)
	return ok && c.isZero()
}

// isInt reports whether v is a number of an integer type.
func isInt(v Value) bool { return isKind(v, ConstNumber) && v.Type().Kind == IntKind }

// isFloat reports whether v is a number of a floating point type that has arithmetic.
func isFloat(v Value) bool {
	return isKind(v, ConstNumber) && v.Type().Kind != IntKind && formats[v.Type().Kind] != 0
}

// isOnes reports whether all bits of v are set.
func isOnes(v Value) bool {
	if v.Type().Kind == VectorKind {
		v = splatOf(v)
	}
	switch {
	case v == nil:
		return false
	case isInt(v):
		return intOf(v).IsAllOnes()
	}
	return isFloat(v) && floatOf(v).Bits().IsAllOnes()
}

// ones returns the constant of only ones, nil if the type has none.
func ones(t *Type) Value {
	s := t.Scalar()
	var v Value
	switch {
	case s.Kind == IntKind:
		v = Int(s, -1)
	case formats[s.Kind] != 0:
		v = fromBits(s, apint.AllOnes(formats[s.Kind].Width()))
	default:
		return nil
	}
	return like(t, v)
}

// like returns v, or if t is a vector, the vector of its length of v.
func like(t *Type, v Value) Value {
	if t.Kind == VectorKind {
		return Splat(t, v)
	}
	return v
}

// splatOf returns the value of all elements of a vector, nil if they differ.
func splatOf(v Value) Value {
	c, ok := v.(*Const)
	if !ok || c.typ.Kind != VectorKind {
		return nil
	}
	switch c.Kind {
	case ConstZero:
		return Null(c.typ.Elem)
	case ConstSplat:
		return c.Elems[0]
	case ConstList:
		for _, e := range c.Elems[1:] {
			if !sameConst(e, c.Elems[0]) {
				return nil
			}
		}
		return c.Elems[0]
	}
	return nil
}

// part returns the element n of a constant aggregate or vector, nil if the constant has none.
func (c *Const) part(n uint64) Value {
	t := c.typ.At(n)
	if t == nil {
		return nil
	}
	switch c.Kind {
	case ConstZero:
		return Null(t)
	case ConstUndef, ConstPoison:
		return &Const{Kind: c.Kind, typ: t}
	case ConstList:
		if n < uint64(len(c.Elems)) {
			return c.Elems[n]
		}
	case ConstData:
		if n < uint64(len(c.Data)) {
			return Int(I8, int64(c.Data[n]))
		}
	}
	return nil
}

// sameConst reports whether two constants are the same one in LLVM, where equal constants are.
func sameConst(a, b Value) bool {
	if a == b {
		return true
	}
	x, ok := a.(*Const)
	y, ok2 := b.(*Const)
	if !ok || !ok2 || x.typ != y.typ || x.Kind != y.Kind || x.Op != y.Op || x.Lo != y.Lo || x.Hi != y.Hi || x.Data != y.Data ||
		x.Flags != y.Flags || x.Source != y.Source || x.Block != y.Block || x.InRange != y.InRange || len(x.Elems) != len(y.Elems) {
		return false
	}
	if x.Big != nil && x.Big.Cmp(y.Big) != 0 {
		return false
	}
	for k := range x.Elems {
		if !sameConst(x.Elems[k], y.Elems[k]) {
			return false
		}
	}
	return true
}

func extracted(v Value, indices []uint64) Value {
	for _, n := range indices {
		c, ok := v.(*Const)
		if !ok {
			return nil
		}
		if v = c.part(n); v == nil {
			return nil
		}
	}
	return v
}

// maxFold is the greatest number of elements of a vector or an aggregate that Fold takes apart.
const maxFold = 1 << 10

// inserted returns an aggregate with one part replaced.
func inserted(into, v Value, indices []uint64) Value {
	if len(indices) == 0 {
		return v
	}
	c, ok := into.(*Const)
	if !ok || c.typ.Len() > maxFold {
		return nil
	}
	elems := make([]Value, c.typ.Len())
	for n := range elems {
		elems[n] = c.part(uint64(n))
		if elems[n] != nil && uint64(n) == indices[0] {
			elems[n] = inserted(elems[n], v, indices[1:])
		}
		if elems[n] == nil {
			return nil
		}
	}
	return List(c.typ, elems...)
}

func foldGEP(c *Const) Value {
	base := c.Elems[0]
	switch {
	case isPoison(base):
		return Poison(c.typ)
	case isUndef(base):
		return Undef(c.typ)
	case c.InRange != "":
		return nil
	}
	for _, x := range c.Elems[1:] {
		if !isNull(x) && !isUndef(x) {
			return nil
		}
	}
	if base.Type() != c.typ {
		return Splat(c.typ, base)
	}
	return base
}
