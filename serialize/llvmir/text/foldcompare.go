package text

import "github.com/spvc/spvc/ir/apfloat"

// relation is a set of the ways in which two values may be related.
type relation uint8

const (
	less relation = 1 << iota
	equal
	greater
	unordered
	unknown = less | equal | greater
)

// relations returns the relations for which a predicate holds.
func relations(word string) relation {
	switch word {
	case "false":
		return 0
	case "true":
		return unknown | unordered
	case "ord":
		return unknown
	case "uno":
		return unordered
	}
	var r relation
	if len(word) > 2 {
		if word[0] == 'u' {
			r = unordered
		}
		word = word[1:]
	}
	switch word {
	case "eq":
		return r | equal
	case "ne":
		return r | less | greater
	case "lt":
		return r | less
	case "le":
		return r | less | equal
	case "gt":
		return r | greater
	}
	return r | greater | equal
}

// compare returns the result of a comparison, nil if LLVM makes an instruction.
func (f folder) compare(op Op, word string, a, b Value) Value {
	t := I1
	if at := a.Type(); at.Kind == VectorKind {
		t = f.m.Vector(at.N, I1, at.Scalable)
	}
	set := relations(word)
	if op == ICmp {
		set &^= unordered
	}
	truth := func(b bool) Value { return like(t, boolean(b)) }
	switch {
	case op == FCmp && set == 0, op == FCmp && set == unknown|unordered:
		return truth(set != 0)
	case isPoison(a) || isPoison(b):
		return Poison(t)
	case isUndef(a) || isUndef(b):
		switch {
		case op == ICmp && (word == "eq" || word == "ne" || sameConst(a, b)):
			return Undef(t)
		case op == ICmp:
			return truth(set&equal != 0)
		}
		return truth(set&unordered != 0)
	case isNull(b) && (word == "uge" || word == "ult") && op == ICmp:
		return truth(word == "uge")
	}
	if a.Type().Scalar() == I1 && (word == "eq" || word == "ne") {
		return f.compareTruth(word, a, b)
	}
	switch {
	case isInt(a) && isInt(b):
		return truth(set&order(intOf(a).Compare(intOf(b), word[0] == 's')) != 0)
	case isFloat(a) && isFloat(b):
		return truth(set&[...]relation{apfloat.Less: less, apfloat.Equal: equal, apfloat.Greater: greater, apfloat.Unordered: unordered}[floatOf(a).Compare(floatOf(b))] != 0)
	case t.Kind == VectorKind:
		return f.compareVectors(op, word, t, a, b)
	case op == FCmp:
		if sameConst(a, b) && (word == "one" || word == "ueq") {
			return truth(word == "ueq")
		}
		return nil
	}
	if r := related(a, b); r != unknown {
		return known(word, set, r)
	}
	if !isExpr(a) && isExpr(b) || isNull(a) && !isNull(b) {
		return f.compare(op, swappedWord(word), b, a)
	}
	return nil
}

func order(c int) relation {
	switch {
	case c < 0:
		return less
	case c > 0:
		return greater
	}
	return equal
}

// compareTruth compares values of i1 for equality.
func (f folder) compareTruth(word string, a, b Value) Value {
	if word == "eq" {
		a = f.arith(Xor, 0, a, ones(a.Type()))
	}
	return f.arith(Xor, 0, a, b)
}

func (f folder) compareVectors(op Op, word string, t *Type, a, b Value) Value {
	if x, y := splatOf(a), splatOf(b); x != nil && y != nil {
		if v := f.compare(op, word, x, y); v != nil {
			return Splat(t, v)
		}
	}
	if !shortVector(t) {
		return nil
	}
	return lanes(t, func(p []Value) Value { return f.compare(op, word, p[0], p[1]) }, a, b)
}

func swappedWord(word string) string {
	swapped := [256]byte{'l': 'g', 'g': 'l'}
	for k := range word {
		if c := swapped[word[k]]; k > 0 && c != 0 {
			return word[:k] + string(c) + word[k+1:]
		}
	}
	return word
}

// related returns the ways in which two addresses or expressions may be related as numbers without signs.
func related(a, b Value) relation {
	if sameConst(a, b) {
		return equal
	}
	baseA, offsetA, insideA := address(a)
	baseB, offsetB, _ := address(b)
	switch {
	case baseA != nil && isNull(b) && isObject(a) && isObject(baseA):
		if present(baseA) {
			return greater
		}
	case baseA != nil && isNull(b):
		if insideA && present(baseA) && isObject(baseA) {
			return greater
		}
	case baseA != nil && baseB != nil && !offsetA && !offsetB && baseA != baseB && distinct(baseA) && distinct(baseB):
		return less | greater
	}
	return unknown
}

// known returns what a relation of numbers without signs says of a predicate, nil if it says nothing.
func known(word string, set, r relation) Value {
	if word[0] == 's' && r != equal {
		return nil
	}
	if r == less|greater && word != "eq" && word != "ne" {
		return nil
	}
	return boolean(set&r != 0)
}

// address takes an address apart: the global, whether an offset is added to it, and whether it stays inside of the object.
func address(v Value) (base Value, offset, inside bool) {
	if c, ok := v.(*Const); ok {
		if c.Kind != ConstExpr || c.Op != GetElementPtr {
			return nil, false, false
		}
		if _, ok := c.Elems[0].(*Const); ok {
			return nil, false, false
		}
		return c.Elems[0], true, c.Flags&Inbounds != 0
	}
	return v, false, false
}

func isObject(v Value) bool {
	switch v.(type) {
	case *Global, *Function:
		return true
	}
	return false
}

// linkageOf returns what a global, a function or an alias has in common with others.
func linkageOf(v Value) *Linkage {
	switch g := v.(type) {
	case *Global:
		return &g.Linkage
	case *Function:
		return &g.Linkage
	case *Alias:
		return &g.Linkage
	}
	return nil
}

// present reports whether an object of the default address space has an address.
func present(v Value) bool {
	l := linkageOf(v)
	return l != nil && l.Linkage != "extern_weak" && l.typ.N == 0
}

// distinct reports whether an object has an address that no other has.
func distinct(v Value) bool {
	l := linkageOf(v)
	if l == nil || !isObject(v) || l.UnnamedAddr == "unnamed_addr" {
		return false
	}
	switch l.Linkage {
	case "weak", "linkonce", "common", "extern_weak":
		return false
	}
	g, ok := v.(*Global)
	return !ok || sizedMore(g.ValueType)
}

// sizedMore reports whether variables of a type are not empty.
func sizedMore(t *Type) bool {
	switch t.Kind {
	case ArrayKind:
		return t.N > 0 && sizedMore(t.Elem)
	case StructKind:
		for _, e := range t.Elems {
			if sizedMore(e) {
				return true
			}
		}
		return false
	}
	return true
}
