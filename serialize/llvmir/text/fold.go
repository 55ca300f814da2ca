package text

// folded returns the simpler constant that LLVM makes of an expression when it makes it.
func folded(c *Const) Value {
	first := c.Elems[0]
	if k, ok := first.(*Const); ok && opTable[c.Op].form == formCast {
		if v := foldedCast(c, k); v != nil {
			return v
		}
	}
	switch c.Op {
	case BitCast, AddrSpaceCast:
		if first.Type() == c.typ {
			return first
		}
	case GetElementPtr:
		zero := c.InRange == ""
		for _, x := range c.Elems[1:] {
			k, ok := x.(*Const)
			zero = zero && ok && k.isZero()
		}
		if zero && first.Type() == c.typ {
			return first
		}
	case Trunc:
		if k, ok := first.(*Const); ok && k.Kind == ConstExpr && k.Op == PtrToInt {
			return ConstOp(PtrToInt, 0, c.typ, k.Elems[0])
		} else if ok && smallInt(k) {
			return Int(c.typ, int64(k.Lo))
		} else if v := bigOf(first); v != nil && c.typ.Kind == IntKind {
			return BigInt(c.typ, v)
		}
	case IntToPtr:
		if k, ok := first.(*Const); ok && k.isZero() && c.typ.Kind == PtrKind {
			return Null(c.typ)
		}
	case Add, Sub, Mul, Xor, Shl:
		return foldedInts(c)
	}
	return c
}

// foldedCast returns the constant that a conversion of zero, of an undefined value or of all ones is, nil if k is none of them.
func foldedCast(c, k *Const) Value {
	switch {
	case k.Kind == ConstPoison:
		return Poison(c.typ)
	case k.Kind == ConstUndef:
		return Undef(c.typ)
	case k.isZero() && c.Op != AddrSpaceCast && c.Op != IntToPtr:
		return Null(c.typ)
	case c.Op == BitCast && k.isAllOnes() && c.typ.Kind != PtrKind && c.typ.Scalar().Kind == IntKind:
		return like(c.typ, Int(c.typ.Scalar(), -1))
	}
	return nil
}

// isAllOnes reports whether all bits of an integer or of a vector of integers are set.
func (c *Const) isAllOnes() bool {
	switch {
	case c.Kind == ConstList && c.typ.Kind == VectorKind || c.Kind == ConstSplat:
		for _, e := range c.Elems {
			k, ok := e.(*Const)
			if !ok || !k.isAllOnes() {
				return false
			}
		}
		return true
	case c.typ.Kind != IntKind || c.Kind != ConstNumber:
		return false
	case c.Big != nil:
		return c.Big.Sign() < 0 && c.Big.IsInt64() && c.Big.Int64() == -1
	}
	return c.Lo == widthMask(c.typ.N)
}

// smallInt reports whether c is an integer of at most 64 bits.
func smallInt(c *Const) bool {
	return c.Kind == ConstNumber && c.typ.Kind == IntKind && c.Big == nil
}

// foldedInts computes with integers. A sum has its constant last.
func foldedInts(c *Const) Value {
	a, _ := c.Elems[0].(*Const)
	b, _ := c.Elems[1].(*Const)
	if a == nil || b == nil {
		return c
	}
	if smallInt(a) && smallInt(b) {
		switch x, y := int64(a.Lo), int64(b.Lo); {
		case c.Op == Add:
			return Int(c.typ, x+y)
		case c.Op == Sub:
			return Int(c.typ, x-y)
		case c.Op == Mul:
			return Int(c.typ, x*y)
		case c.Op == Xor:
			return Int(c.typ, x^y)
		case b.Lo < c.typ.N:
			return Int(c.typ, x<<b.Lo)
		default:
			return Poison(c.typ)
		}
	}
	if bigOf(a) != nil && bigOf(b) != nil {
		return bigFold(&Inst{Op: c.Op, typ: c.typ, Args: c.Elems})
	}
	if b.isZero() && c.Op != Mul {
		return a
	}
	if a.isZero() && c.Op == Add {
		return b
	}
	return c
}
