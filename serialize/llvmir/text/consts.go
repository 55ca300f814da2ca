package text

import (
	"math"
	"math/big"
)

// Value is what an operand may be: *Const, *Param, *Inst, *Block, *Global, *Alias, *Function, *Asm or *MetaOperand.
type Value interface{ Type() *Type }

// ConstKind tells the kinds of constants apart.
type ConstKind uint8

// The kinds of constants.
const (
	// ConstZero is null, zeroinitializer or none, as the type asks. Zeros of numbers are numbers.
	ConstZero ConstKind = iota
	// ConstNumber is an integer or a floating point number.
	ConstNumber
	ConstUndef
	ConstPoison
	// ConstList is an array, a struct or a vector of Elems.
	ConstList
	// ConstData is an array of i8, whose bytes are Data.
	ConstData
	// ConstSplat is a scalable vector, all of whose elements are Elems[0].
	ConstSplat
	// ConstExpr applies Op to Elems.
	ConstExpr
	// ConstBlockAddress is the address of Block.
	ConstBlockAddress
	// ConstDSOLocal is dso_local_equivalent of Elems[0], ConstNoCFI no_cfi of Elems[0].
	ConstDSOLocal
	ConstNoCFI
)

// Const is a constant. Constructors give the form that LLVM gives, for example zeroinitializer for an
// array of zeros.
type Const struct {
	Kind  ConstKind
	Flags Flags
	Op    Op
	typ   *Type
	// Lo and Hi are the bits of a number of at most 64 bits, and of floating point numbers. The exponent of
	// x86_fp80 is in Hi.
	Lo, Hi uint64
	// Big is the signed value of an integer of more than 64 bits.
	Big   *big.Int
	Elems []Value
	Data  string
	// Source is the element type of a getelementptr.
	Source *Type
	// InRange is the text in inrange(…) of a getelementptr.
	InRange string
	Block   *Block
}

// Type returns the type of the constant.
func (c *Const) Type() *Type { return c.typ }

// Int returns an integer constant.
func Int(t *Type, v int64) *Const {
	if t.N > 64 {
		return BigInt(t, big.NewInt(v))
	}
	return &Const{Kind: ConstNumber, typ: t, Lo: uint64(v) & widthMask(t.N)}
}

// BigInt returns an integer constant, whose value it takes modulo the width.
func BigInt(t *Type, v *big.Int) *Const {
	if t.N <= 64 {
		var low big.Int
		low.And(v, new(big.Int).SetUint64(math.MaxUint64))
		return Int(t, int64(low.Uint64()))
	}
	one := big.NewInt(1)
	span := new(big.Int).Lsh(one, uint(t.N))
	n := new(big.Int).Mod(v, span)
	if n.Bit(int(t.N)-1) == 1 {
		n.Sub(n, span)
	}
	return &Const{Kind: ConstNumber, typ: t, Big: n}
}

func widthMask(n uint64) uint64 {
	if n >= 64 {
		return math.MaxUint64
	}
	return 1<<n - 1
}

// boolean returns a constant of i1.
func boolean(b bool) *Const {
	if b {
		return Int(I1, 1)
	}
	return Int(I1, 0)
}

// Bits returns a floating point constant of the bits. The low 64 bits are lo.
func Bits(t *Type, hi, lo uint64) *Const {
	return &Const{Kind: ConstNumber, typ: t, Lo: lo, Hi: hi}
}

// Null returns the zero of a type: 0, 0.0, null, zeroinitializer or none.
func Null(t *Type) *Const {
	if t.Kind == IntKind || t.IsFloat() && t.Kind != PPCFP128Kind {
		if t.N > 64 {
			return BigInt(t, new(big.Int))
		}
		return &Const{Kind: ConstNumber, typ: t}
	}
	return &Const{typ: t}
}

// Undef returns undef of the type.
func Undef(t *Type) *Const { return &Const{Kind: ConstUndef, typ: t} }

// Poison returns poison of the type.
//
//go:noinline
func Poison(t *Type) *Const { return &Const{Kind: ConstPoison, typ: t} }

// CString returns the array of i8 that holds the bytes. A final zero is the caller's.
func CString(m *Types, data string) *Const {
	t := m.Array(uint64(len(data)), I8)
	for i := 0; i < len(data); i++ {
		if data[i] != 0 {
			return &Const{Kind: ConstData, typ: t, Data: data}
		}
	}
	return Null(t)
}

// List returns the array, struct or vector t of the elements.
func List(t *Type, elems ...Value) *Const {
	if len(elems) == 0 {
		return Null(t)
	}
	zero, undef, poison, data := true, true, true, t.Kind == ArrayKind && t.Elem == I8
	for _, e := range elems {
		c, ok := e.(*Const)
		if !ok {
			return &Const{Kind: ConstList, typ: t, Elems: elems}
		}
		zero = zero && c.isZero()
		poison = poison && c.Kind == ConstPoison
		undef = undef && (c.Kind == ConstUndef || c.Kind == ConstPoison && t.Kind == StructKind)
		data = data && c.Kind == ConstNumber
	}
	switch {
	case zero:
		return Null(t)
	case poison:
		return Poison(t)
	case undef:
		return Undef(t)
	case data:
		text := make([]byte, len(elems))
		for i, e := range elems {
			text[i] = byte(e.(*Const).Lo)
		}
		return &Const{Kind: ConstData, typ: t, Data: string(text)}
	}
	return &Const{Kind: ConstList, typ: t, Elems: elems}
}

// isZero reports whether c is the zero of its type.
func (c *Const) isZero() bool {
	switch c.Kind {
	case ConstZero:
		return true
	case ConstNumber:
		return c.Lo == 0 && c.Hi == 0 && (c.Big == nil || c.Big.Sign() == 0)
	}
	return false
}

// Splat returns the vector t, all of whose elements are v.
func Splat(t *Type, v Value) *Const {
	if c, ok := v.(*Const); ok {
		switch {
		case c.isZero():
			return Null(t)
		case c.Kind == ConstUndef || c.Kind == ConstPoison:
			return &Const{Kind: c.Kind, typ: t}
		}
	}
	if t.Scalable || t.N > maxSplat {
		return &Const{Kind: ConstSplat, typ: t, Elems: []Value{v}}
	}
	elems := make([]Value, t.N)
	for i := range elems {
		elems[i] = v
	}
	return List(t, elems...)
}

// maxSplat is the greatest length of a vector that Splat writes element by element.
const maxSplat = 1 << 16

// ConstOp returns the constant expression of op on the elements, with a result of type t.
func ConstOp(op Op, flags Flags, t *Type, elems ...Value) *Const {
	return &Const{Kind: ConstExpr, Op: op, Flags: flags, typ: t, Elems: elems}
}

// ConstGEP returns the constant expression getelementptr of base and the indices.
func ConstGEP(flags Flags, source *Type, base Value, indices ...Value) *Const {
	t := base.Type()
	for _, x := range indices {
		if t.Kind != VectorKind && x.Type().Kind == VectorKind {
			t = x.Type().Like(t)
		}
	}
	return &Const{Kind: ConstExpr, Op: GetElementPtr, Flags: flags, typ: t, Source: source, Elems: append([]Value{base}, indices...)}
}

// Asm is an inline assembler text as the callee of a call.
type Asm struct {
	Text, Constraints                     string
	SideEffect, AlignStack, Intel, Unwind bool
}

// Type returns the type of pointers.
func (*Asm) Type() *Type { return Ptr }

// IsZero reports whether c is the zero of its type.
func IsZero(c *Const) bool { return c.isZero() }

// DSOLocalEquivalent returns the address in this module of what does as v.
func DSOLocalEquivalent(v Value) *Const {
	return &Const{Kind: ConstDSOLocal, typ: v.Type(), Elems: []Value{v}}
}
