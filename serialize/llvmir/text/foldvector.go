package text

// shortVector reports whether t is a vector of a fixed length whose elements Fold looks at.
func shortVector(t *Type) bool { return t.Kind == VectorKind && !t.Scalable && t.N <= maxFold }

// element returns an element of a vector, which may be an expression.
func element(v, at Value) Value {
	return folded(ConstOp(ExtractElement, 0, v.Type().Elem, v, at))
}

// elementAt returns the element n of a vector.
func elementAt(v Value, n uint64) Value { return element(v, Int(I32, int64(n))) }

func foldElement(v, at Value) Value {
	t := v.Type()
	switch {
	case isPoison(v) || isUndef(at):
		return Poison(t.Elem)
	case isUndef(v):
		return Undef(t.Elem)
	case !isInt(at):
		return nil
	}
	n, small := intOf(at).Uint64()
	if !t.Scalable && (!small || n >= t.N) {
		return Poison(t.Elem)
	}
	c, ok := v.(*Const)
	if !ok || !small {
		return nil
	}
	if c.Kind == ConstExpr {
		return exprElement(c, at)
	}
	if n >= t.N {
		return nil
	}
	if s := splatOf(c); s != nil {
		return s
	}
	return c.part(n)
}

// exprElement returns an element of a vector that an expression computes, nil if it is an expression itself.
func exprElement(c *Const, at Value) Value {
	switch c.Op {
	case GetElementPtr:
		parts := make([]Value, len(c.Elems))
		for k, x := range c.Elems {
			if parts[k] = x; x.Type().Kind == VectorKind {
				parts[k] = element(x, at)
			}
		}
		g := ConstGEP(c.Flags, c.Source, parts[0], parts[1:]...)
		g.InRange = c.InRange
		return folded(g)
	case InsertElement:
		if k := c.Elems[2]; isInt(k) {
			if intOf(k).SignedBig().Cmp(intOf(at).SignedBig()) == 0 {
				return c.Elems[1]
			}
			return element(c.Elems[0], at)
		}
	}
	return nil
}

func foldInsert(into, v, at Value) Value {
	t := into.Type()
	switch {
	case isUndef(at):
		return Poison(t)
	case isNull(into) && isNull(v):
		return into
	case !isInt(at) || !shortVector(t):
		return nil
	}
	n, small := intOf(at).Uint64()
	if !small || n >= t.N {
		return Poison(t)
	}
	elems := make([]Value, t.N)
	for k := range elems {
		elems[k] = elementAt(into, uint64(k))
	}
	elems[n] = v
	return List(t, elems...)
}

func foldShuffle(c *Const) Value {
	a, b, mask := c.Elems[0], c.Elems[1], c.Elems[2].(*Const)
	switch {
	case isUndef(mask):
		return Poison(c.typ)
	case isNull(mask):
		if e := elementAt(a, 0); !c.typ.Scalable || isNull(e) {
			return Splat(c.typ, e)
		}
	}
	if !shortVector(c.typ) || !shortVector(a.Type()) {
		return nil
	}
	elems := make([]Value, c.typ.N)
	for n := range elems {
		m := mask.part(uint64(n))
		if !isInt(m) {
			elems[n] = Undef(c.typ.Elem)
			continue
		}
		from := a
		k, _ := intOf(m).Uint64()
		if k >= a.Type().N {
			k -= a.Type().N
			from = b
		}
		elems[n] = elementAt(from, k)
	}
	return List(c.typ, elems...)
}

// lanes computes each element of a vector of type t from the elements of the operands.
func lanes(t *Type, f func(parts []Value) Value, args ...Value) Value {
	parts := make([]Value, len(args))
	elems := make([]Value, t.N)
	for n := range elems {
		for k, a := range args {
			parts[k] = elementAt(a, uint64(n))
		}
		if elems[n] = f(parts); elems[n] == nil {
			return nil
		}
	}
	return List(t, elems...)
}

// chosen returns the result of a select.
func chosen(cond, a, b Value) Value {
	switch {
	case isNull(cond):
		return b
	case isOnes(cond):
		return a
	}
	if isKind(cond, ConstList) {
		if v := lanes(a.Type(), func(p []Value) Value { return chosenLane(p[0], p[1], p[2]) }, cond, a, b); v != nil {
			return v
		}
	}
	switch {
	case isPoison(cond):
		return Poison(a.Type())
	case isUndef(cond):
		if isUndef(a) {
			return a
		}
		return b
	case sameConst(a, b), isPoison(b), isUndef(b) && notPoison(a):
		return a
	case isPoison(a), isUndef(a) && notPoison(b):
		return b
	}
	return nil
}

func chosenLane(cond, a, b Value) Value {
	switch {
	case isPoison(cond):
		return Poison(a.Type())
	case sameConst(a, b), isUndef(cond) && isUndef(a), isInt(cond) && !isNull(cond):
		return a
	case isUndef(cond), isInt(cond):
		return b
	}
	return nil
}

// notPoison reports whether a value is known not to be poison. Constant expressions may be.
func notPoison(v Value) bool {
	c, ok := v.(*Const)
	if !ok {
		_, alias := v.(*Alias)
		return !alias
	}
	switch c.Kind {
	case ConstNumber:
		return true
	case ConstZero:
		return c.typ.Kind == PtrKind || c.typ.Kind == VectorKind
	case ConstList, ConstSplat:
		if c.typ.Kind != VectorKind {
			return false
		}
		for _, e := range c.Elems {
			if isPoison(e) || isExpr(e) {
				return false
			}
		}
		return true
	}
	return false
}

func negated(v Value) Value {
	t := v.Type()
	switch {
	case isUndef(v):
		return v
	case isFloat(v):
		return fromFloat(t, floatOf(v).Neg())
	}
	if shortVector(t) {
		return lanes(t, func(p []Value) Value { return negated(p[0]) }, v)
	}
	return nil
}
