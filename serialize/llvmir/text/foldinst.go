package text

import (
	"math"
	"math/big"
)

// Fold returns the constant that LLVM makes of an instruction on constants when it builds it, nil if it makes
// an instruction.
func Fold(i *Inst) Value {
	for _, a := range i.Args {
		switch a.(type) {
		case *Const, *Global, *Function, *Alias:
		default:
			return nil
		}
	}
	switch i.Op {
	case GetElementPtr:
		c := ConstGEP(i.Flags, i.Elem, i.Args[0], i.Args[1:]...)
		return folded(c)
	case ExtractValue, InsertValue:
		return foldAggregate(i)
	case ExtractElement, InsertElement, ShuffleVector:
		return foldVector(i)
	}
	if i.Op == ICmp && equalConst(i.Args[0], i.Args[1]) {
		return like(i.typ, boolean(i.Word == "eq" || i.Word[1:] == "le" || i.Word[1:] == "ge"))
	}
	if i.Op == Select {
		if c, ok := i.Args[0].(*Const); ok && c.Kind == ConstZero {
			return i.Args[2]
		}
	}
	if l := lanes(i); l > 0 {
		if v := foldLanes(i, l); v != nil || opTable[i.Op].form != formBinary {
			return v
		}
	}
	switch i.Op {
	case Select:
		if c, ok := i.Args[0].(*Const); ok && c.Kind == ConstNumber {
			if c.Lo != 0 {
				return i.Args[1]
			}
			return i.Args[2]
		}
		return nil
	case ICmp:
		return foldCompare(i)
	case FCmp:
		return foldFloatCompare(i)
	case FNeg:
		if c, ok := i.Args[0].(*Const); ok && c.Kind == ConstNumber && floatBits[c.typ.Kind] <= 64 {
			return Bits(c.typ, 0, c.Lo^1<<(floatBits[c.typ.Kind]-1))
		}
		return nil
	}
	switch opTable[i.Op].form {
	case formBinary:
		return foldBinary(i)
	case formCast:
		return foldCast(i)
	}
	return nil
}

// lanes returns the number of elements of the vectors that an instruction computes with, 0 if it has none of a
// fixed length.
func lanes(i *Inst) uint64 {
	t := i.typ
	if t.Kind != VectorKind || t.Scalable || t.N > maxFold || opTable[i.Op].form == formOwn {
		return 0
	}
	for _, a := range i.Args {
		if at := a.Type(); at.Kind == VectorKind && at.N != t.N || at.Kind != VectorKind && i.Op == BitCast {
			return 0
		}
	}
	return t.N
}

// foldLanes computes with each element of vectors.
func foldLanes(i *Inst, n uint64) Value {
	elems := make([]Value, n)
	for k := range elems {
		one := &Inst{Op: i.Op, typ: i.typ.Elem, Word: i.Word, Flags: i.Flags}
		for _, a := range i.Args {
			if a.Type().Kind == VectorKind {
				c, ok := a.(*Const)
				if !ok {
					return nil
				}
				a = c.part(uint64(k))
			}
			if a == nil {
				return nil
			}
			one.Args = append(one.Args, a)
		}
		if elems[k] = Fold(one); elems[k] == nil {
			return nil
		}
		if c, ok := elems[k].(*Const); ok && c.Kind == ConstExpr {
			return nil
		}
	}
	return List(i.typ, elems...)
}

// like returns v, or if t is a vector, the vector of its length of v.
func like(t *Type, v *Const) Value {
	if t.Kind == VectorKind {
		return Splat(t, v)
	}
	return v
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

func foldAggregate(i *Inst) Value {
	c, ok := i.Args[0].(*Const)
	if !ok {
		return nil
	}
	if i.Op == InsertValue {
		return inserted(c, i.Args[1], i.Indices)
	}
	var v Value = c
	for _, n := range i.Indices {
		if c, ok = v.(*Const); !ok {
			return nil
		}
		if v = c.part(n); v == nil {
			return nil
		}
	}
	return v
}

// maxFold is the greatest number of elements of an aggregate that Fold takes apart.
const maxFold = 1 << 10

// inserted returns c with one part replaced.
func inserted(c *Const, v Value, indices []uint64) Value {
	if len(indices) == 0 {
		return v
	}
	if c.typ.Len() > maxFold {
		return nil
	}
	elems := make([]Value, c.typ.Len())
	for n := range elems {
		elems[n] = c.part(uint64(n))
		if uint64(n) == indices[0] {
			inner, ok := elems[n].(*Const)
			if len(indices) > 1 && !ok {
				return nil
			}
			elems[n] = inserted(inner, v, indices[1:])
		}
		if elems[n] == nil {
			return nil
		}
	}
	return List(c.typ, elems...)
}

func foldVector(i *Inst) Value {
	c, ok := i.Args[0].(*Const)
	if !ok || c.typ.Scalable || c.typ.N > maxFold {
		return nil
	}
	if c.Kind == ConstExpr {
		return foldExprVector(i, c)
	}
	if i.Op == ShuffleVector {
		return foldShuffle(i, c)
	}
	at, ok := i.Args[len(i.Args)-1].(*Const)
	if !ok || at.Kind != ConstNumber || at.Big != nil || at.Lo >= c.typ.N {
		return nil
	}
	if i.Op == ExtractElement {
		return c.part(at.Lo)
	}
	return inserted(c, i.Args[1], []uint64{at.Lo})
}

// foldExprVector returns an element of a vector that is an expression, or the vector with another element.
func foldExprVector(i *Inst, c *Const) Value {
	if i.Op == ShuffleVector {
		return ConstOp(i.Op, 0, i.typ, i.Args...)
	}
	at, ok := i.Args[len(i.Args)-1].(*Const)
	if i.Op != InsertElement || !ok || at.Kind != ConstNumber || at.Lo >= c.typ.N {
		return ConstOp(i.Op, 0, i.typ, i.Args...)
	}
	elems := make([]Value, c.typ.N)
	for n := range elems {
		elems[n] = ConstOp(ExtractElement, 0, c.typ.Elem, c, Int(I32, int64(n)))
	}
	elems[at.Lo] = i.Args[1]
	return List(i.typ, elems...)
}

// uniformBits returns the zero, or the number of only ones, that a bitcast makes of one.
func uniformBits(c *Const, t *Type) Value {
	if c.Kind == ConstZero && t.Kind != PtrKind {
		return Null(t)
	}
	if c.Kind != ConstList || c.typ.Elem.Kind != IntKind || c.typ.Elem.N > 64 || t.Scalar().Kind != IntKind {
		return nil
	}
	if n := sameNumber(c.Elems); n == nil || n.Lo != widthMask(n.typ.N) {
		return nil
	}
	return like(t, Int(t.Scalar(), -1))
}

func foldShuffle(i *Inst, a *Const) Value {
	b, ok := i.Args[1].(*Const)
	mask := i.Args[2].(*Const)
	if !ok {
		return nil
	}
	elems := make([]Value, mask.typ.N)
	for n := range elems {
		m, _ := mask.part(uint64(n)).(*Const)
		switch {
		case m == nil:
			return nil
		case m.Kind != ConstNumber:
			elems[n] = Poison(a.typ.Elem)
		case m.Lo < a.typ.N:
			elems[n] = a.part(m.Lo)
		default:
			elems[n] = b.part(m.Lo - a.typ.N)
		}
		if elems[n] == nil {
			return nil
		}
	}
	return List(i.typ, elems...)
}

// numbers returns the operands if they are numbers of at most 64 bits.
func numbers(i *Inst) (a, b *Const) {
	a, ok := i.Args[0].(*Const)
	b, ok2 := i.Args[1].(*Const)
	if !ok || !ok2 || a.Kind != ConstNumber || b.Kind != ConstNumber || a.Big != nil || b.Big != nil {
		return nil, nil
	}
	return a, b
}

func foldCompare(i *Inst) Value {
	a, b := bigOf(i.Args[0]), bigOf(i.Args[1])
	if a == nil || b == nil {
		return nil
	}
	less, equal := a.Cmp(b) < 0, a.Cmp(b) == 0
	// Without signs, the negative number is the greater one.
	lessU := less != (a.Sign() < 0 != (b.Sign() < 0))
	switch i.Word {
	case "eq":
		return boolean(equal)
	case "ne":
		return boolean(!equal)
	case "slt":
		return boolean(less)
	case "sle":
		return boolean(less || equal)
	case "sgt":
		return boolean(!less && !equal)
	case "sge":
		return boolean(!less)
	case "ult":
		return boolean(lessU)
	case "ule":
		return boolean(lessU || equal)
	case "ugt":
		return boolean(!lessU && !equal)
	}
	return boolean(!lessU)
}

func foldBinary(i *Inst) Value {
	for _, x := range i.Args {
		if c, ok := x.(*Const); ok && c.Kind == ConstPoison {
			return Poison(i.typ)
		}
	}
	if i.typ.Kind == IntKind && i.typ.N > 64 {
		return bigFold(i)
	}
	a, b := numbers(i)
	if a == nil {
		if k := ConstOp(i.Op, i.Flags, i.typ, i.Args...); opTable[i.Op].expr && i.typ.Scalar().Kind == IntKind {
			return folded(k)
		}
		return nil
	}
	switch a.typ.Kind {
	case FloatKind:
		v, ok := floatOp(i.Op, float64(math.Float32frombits(uint32(a.Lo))), float64(math.Float32frombits(uint32(b.Lo))))
		if !ok {
			return nil
		}
		return floatResult(a.typ, v)
	case DoubleKind:
		v, ok := floatOp(i.Op, math.Float64frombits(a.Lo), math.Float64frombits(b.Lo))
		if !ok {
			return nil
		}
		return floatResult(a.typ, v)
	case IntKind:
		return intOp(i.Op, a, b)
	}
	return nil
}

// floatOp computes with float64. The results of operations on float32 are right after one more rounding.
func floatOp(op Op, a, b float64) (float64, bool) {
	switch op {
	case FAdd:
		return a + b, true
	case FSub:
		return a - b, true
	case FMul:
		return a * b, true
	case FDiv:
		return a / b, true
	case FRem:
		return math.Mod(a, b), true
	}
	return 0, false
}

func intOp(op Op, a, b *Const) Value {
	t, x, y := a.typ, a.Lo, b.Lo
	sx, sy := signed(x, t.N), signed(y, t.N)
	switch op {
	case UDiv, URem, SDiv, SRem:
		if y == 0 || sy == -1 && op != UDiv && op != URem && sx == signed(1<<(t.N-1), t.N) {
			return Poison(t)
		}
	case Shl, LShr, AShr:
		if y >= t.N {
			return Poison(t)
		}
	}
	switch op {
	case Add:
		return Int(t, sx+sy)
	case Sub:
		return Int(t, sx-sy)
	case Mul:
		return Int(t, sx*sy)
	case UDiv:
		return Int(t, int64(x/y))
	case SDiv:
		return Int(t, sx/sy)
	case URem:
		return Int(t, int64(x%y))
	case SRem:
		return Int(t, sx%sy)
	case And:
		return Int(t, int64(x&y))
	case Or:
		return Int(t, int64(x|y))
	case Xor:
		return Int(t, int64(x^y))
	case Shl:
		return Int(t, int64(x<<y))
	case LShr:
		return Int(t, int64(x>>y))
	}
	return Int(t, sx>>y)
}

func foldCast(i *Inst) Value {
	c, ok := i.Args[0].(*Const)
	if ok && (c.Kind == ConstUndef || c.Kind == ConstPoison) {
		if c.Kind == ConstUndef && (i.Op == ZExt || i.Op == SExt || i.Op == UIToFP || i.Op == SIToFP) {
			return Null(i.typ)
		}
		return &Const{Kind: c.Kind, typ: i.typ}
	}
	if ok && i.Op == BitCast {
		if c.Kind == ConstNumber && i.typ.Kind == VectorKind {
			// LLVM makes a vector of the number first. The type serves this constant alone, so it needs no place in a table.
			c = List(&Type{Kind: VectorKind, N: 1, Elem: c.typ, depth: c.typ.depth + 1}, c)
			i = &Inst{Op: BitCast, typ: i.typ, Args: []Value{c}}
		}
		if v := uniformBits(c, i.typ); v != nil {
			return v
		}
	}
	if opTable[i.Op].expr && i.Op != Trunc && (i.Op != BitCast || !ok || c.Kind != ConstNumber) {
		return folded(ConstOp(i.Op, 0, i.typ, i.Args[0]))
	}
	if !ok || c.Kind != ConstNumber {
		return nil
	}
	if i.Op == SIToFP || i.Op == UIToFP {
		return foldFromInt(i, c)
	}
	if c.Big != nil || i.typ.Kind == IntKind && i.typ.N > 64 {
		return foldWideCast(i, c)
	}
	switch i.Op {
	case Trunc, ZExt:
		return Int(i.typ, int64(c.Lo))
	case SExt:
		return Int(i.typ, signed(c.Lo, c.typ.N))
	case BitCast:
		if i.typ.Kind == IntKind {
			return Int(i.typ, int64(c.Lo))
		}
		return Bits(i.typ, c.Hi, c.Lo)
	case FPToSI, FPToUI:
		return foldToInt(i, c)
	case FPTrunc, FPExt:
		switch c.typ.Kind {
		case FloatKind:
			return roundedConst(i.typ, float64(math.Float32frombits(uint32(c.Lo))))
		case DoubleKind:
			return roundedConst(i.typ, math.Float64frombits(c.Lo))
		}
	}
	return nil
}

// foldWideCast converts between integers of which one has more than 64 bits.
func foldWideCast(i *Inst, c *Const) Value {
	v := bigOf(c)
	switch {
	case i.Op == FPToSI || i.Op == FPToUI:
		return foldToInt(i, c)
	case v == nil || i.typ.Kind != IntKind:
		return nil
	case i.Op == ZExt:
		v = new(big.Int).Mod(v, new(big.Int).Lsh(big.NewInt(1), uint(c.typ.N)))
	}
	return BigInt(i.typ, v)
}

// roundedConst returns v as float or double, nil for other types.
func roundedConst(t *Type, v float64) Value {
	switch t.Kind {
	case FloatKind:
		return Bits(t, 0, uint64(math.Float32bits(float32(v))))
	case DoubleKind:
		return Bits(t, 0, math.Float64bits(v))
	}
	return nil
}

// Alignment returns the alignment in bytes that the ABI gives a type.
func (m *Module) Alignment(t *Type) uint64 { return parseLayout(m.DataLayout).align(t, false) }
