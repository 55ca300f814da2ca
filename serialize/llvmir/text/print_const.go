package text

import (
	"bytes"
	"math"
	"strconv"
	"strings"

	"github.com/spvc/spvc/ir/apfloat"
)

// typ writes a type.
func (p *printer) typ(t *Type) {
	switch t.Kind {
	case IntKind:
		p.str("i")
		p.num(t.N)
	case PtrKind:
		p.str("ptr")
		if t.N != 0 {
			p.str(" ")
			p.addrSpace(t.N)
		}
	case ArrayKind:
		p.sequence("[", t, "]")
	case VectorKind:
		p.sequence("<", t, ">")
	case StructKind:
		if !t.Identified {
			p.structBody(t)
		} else if t.Name != "" {
			p.out = appendName(p.out, '%', t.Name)
		} else {
			p.str("%" + strconv.Itoa(p.structNumbers[t]))
		}
	case FuncKind:
		p.typ(t.Elem)
		p.str(" (")
		p.typeList(t.Elems)
		if t.Variadic {
			if len(t.Elems) > 0 {
				p.str(", ")
			}
			p.str("...")
		}
		p.str(")")
	case TargetKind:
		p.str("target(")
		p.out = appendQuoted(p.out, t.Name)
		for _, e := range t.Elems {
			p.str(", ")
			p.typ(e)
		}
		for _, n := range t.Ints {
			p.str(", ")
			p.num(n)
		}
		p.str(")")
	default:
		p.str(primitives[t.Kind].name)
	}
}

func (p *printer) sequence(open string, t *Type, end string) {
	p.str(open)
	if t.Scalable {
		p.str("vscale x ")
	}
	p.num(t.N)
	p.str(" x ")
	p.typ(t.Elem)
	p.str(end)
}

func (p *printer) typeList(list []*Type) {
	for i, t := range list {
		if i > 0 {
			p.str(", ")
		}
		p.typ(t)
	}
}

func (p *printer) structBody(t *Type) {
	if t.Opaque {
		p.str("opaque")
		return
	}
	if t.Packed {
		p.str("<")
	}
	if len(t.Elems) == 0 {
		p.str("{}")
	} else {
		p.str("{ ")
		p.typeList(t.Elems)
		p.str(" }")
	}
	if t.Packed {
		p.str(">")
	}
}

// typed writes an operand with its type.
func (p *printer) typed(v Value) {
	p.typ(v.Type())
	p.str(" ")
	p.operand(v)
}

// operand writes an operand without its type.
func (p *printer) operand(v Value) {
	switch v := v.(type) {
	case *Const:
		p.constant(v)
	case *Inst:
		p.local(v.Name, v)
	case *Param:
		p.local(v.Name, v)
	case *Block:
		p.local(v.Name, v)
	case *Global:
		p.globalName(v.Name, v)
	case *Function:
		p.globalName(v.Name, v)
	case *Alias:
		p.globalName(v.Name, v)
	case *MetaOperand:
		p.meta(v.Meta)
	case *Asm:
		p.asm(v)
	}
}

func (p *printer) local(name string, v Value) {
	if name != "" {
		p.out = appendName(p.out, '%', name)
	} else if n, ok := p.locals[v]; ok {
		p.str("%" + strconv.Itoa(n))
	} else {
		p.str("%<badref>")
	}
}

func (p *printer) globalName(name string, v Value) {
	if name != "" {
		p.out = appendName(p.out, '@', name)
	} else {
		p.str("@" + strconv.Itoa(p.globals[v]))
	}
}

func (p *printer) asm(a *Asm) {
	p.str("asm ")
	for _, w := range [...]struct {
		set  bool
		word string
	}{{a.SideEffect, "sideeffect "}, {a.AlignStack, "alignstack "}, {a.Intel, "inteldialect "}, {a.Unwind, "unwind "}} {
		if w.set {
			p.str(w.word)
		}
	}
	p.out = appendQuoted(p.out, a.Text)
	p.str(", ")
	p.out = appendQuoted(p.out, a.Constraints)
}

func (p *printer) constant(c *Const) {
	switch c.Kind {
	case ConstZero:
		switch c.typ.Kind {
		case PtrKind:
			p.str("null")
		case TokenKind:
			p.str("none")
		case PPCFP128Kind:
			p.str("0xM00000000000000000000000000000000")
		default:
			p.str("zeroinitializer")
		}
	case ConstNumber:
		p.number(c)
	case ConstUndef:
		p.str("undef")
	case ConstPoison:
		p.str("poison")
	case ConstData:
		p.str("c")
		p.out = appendQuoted(p.out, c.Data)
	case ConstList:
		p.list(c)
	case ConstSplat:
		p.splat(c.typ, c.Elems[0])
	case ConstExpr:
		p.expr(c)
	case ConstBlockAddress:
		p.str("blockaddress(")
		p.operand(c.Elems[0])
		p.str(", ")
		p.blockName(c.Block)
		p.str(")")
	case ConstDSOLocal:
		p.str("dso_local_equivalent ")
		p.operand(c.Elems[0])
	case ConstNoCFI:
		p.str("no_cfi ")
		p.operand(c.Elems[0])
	}
}

// blockName writes a block, which may be one of another function.
func (p *printer) blockName(b *Block) {
	if b.Name == "" && p.inFunction != b.Parent {
		saved := p.locals
		p.locals = localSlots(b.Parent, p.ends)
		p.operand(b)
		p.locals = saved
		return
	}
	p.operand(b)
}

func (p *printer) number(c *Const) {
	switch t := c.typ; {
	case t.IsFloat():
		p.float(c)
	case c.Big != nil:
		p.out = c.Big.Append(p.out, 10)
	case t.N == 1:
		p.out = strconv.AppendBool(p.out, c.Lo != 0)
	default:
		p.out = strconv.AppendInt(p.out, signed(c.Lo, t.N), 10)
	}
}

// signed extends the sign of a number of width bits.
func signed(v, width uint64) int64 {
	shift := 64 - width
	return int64(v<<shift) >> shift
}

// float writes a floating point number: in decimal if six digits give the number, else its bits.
func (p *printer) float(c *Const) {
	switch c.typ.Kind {
	case HalfKind:
		p.hex("0xH", c.Lo, 4)
	case BFloatKind:
		p.hex("0xR", c.Lo, 4)
	case X86FP80Kind:
		p.hex("0xK", c.Hi, 4)
		p.hex("", c.Lo, 16)
	case FP128Kind, PPCFP128Kind:
		p.hex(map[TypeKind]string{FP128Kind: "0xL", PPCFP128Kind: "0xM"}[c.typ.Kind], c.Lo, 16)
		p.hex("", c.Hi, 16)
	default:
		bits := c.Lo
		if c.typ.Kind == FloatKind {
			bits = widen(uint32(c.Lo))
		}
		// The number has six digits in decimal if its text has an exponent.
		if out := apfloat.FromBits64(apfloat.F64, bits).AppendMLIR(nil); bytes.IndexByte(out, 'e') >= 0 {
			p.out = append(p.out, out...)
			return
		}
		p.str("0x")
		p.out = append(p.out, strings.ToUpper(strconv.FormatUint(bits, 16))...)
	}
}

// widen returns the bits of the float64 that has the value of a float32. A NaN keeps its bits.
func widen(bits uint32) uint64 {
	if bits&0x7f800000 == 0x7f800000 {
		return uint64(bits&0x80000000)<<32 | 0x7ff0000000000000 | uint64(bits&0x7fffff)<<29
	}
	return math.Float64bits(float64(math.Float32frombits(bits)))
}

func (p *printer) hex(before string, v uint64, digits int) {
	p.str(before)
	for i := digits - 1; i >= 0; i-- {
		p.out = append(p.out, hexDigits[v>>(4*i)&15])
	}
}

func (p *printer) list(c *Const) {
	open, end := "[", "]"
	switch c.typ.Kind {
	case VectorKind:
		if p.version > 19 {
			if v := sameNumber(c.Elems); v != nil {
				p.splat(c.typ, v)
				return
			}
		}
		open, end = "<", ">"
	case StructKind:
		open, end = "{ ", " }"
		if c.typ.Packed {
			open, end = "<{ ", " }>"
		}
	}
	p.str(open)
	p.typedList(c.Elems)
	p.str(end)
}

func (p *printer) typedList(list []Value) {
	for i, e := range list {
		if i > 0 {
			p.str(", ")
		}
		p.typed(e)
	}
}

// sameNumber returns the number that all elements are, nil if they differ.
func sameNumber(elems []Value) *Const {
	first, ok := elems[0].(*Const)
	if !ok || first.Kind != ConstNumber {
		return nil
	}
	for _, e := range elems[1:] {
		c, ok := e.(*Const)
		if !ok || c.Kind != ConstNumber || c.Lo != first.Lo || c.Hi != first.Hi || c.Big != nil && c.Big.Cmp(first.Big) != 0 {
			return nil
		}
	}
	return first
}

// splat writes a vector of equal elements. LLVM 19 reads splat, but writes a shuffle.
func (p *printer) splat(t *Type, v Value) {
	if p.version > 19 || !t.Scalable {
		p.str("splat (")
		p.typed(v)
		p.str(")")
		return
	}
	poison := Poison(t)
	insert := ConstOp(InsertElement, 0, t, poison, v, Int(I64, 0))
	p.expr(ConstOp(ShuffleVector, 0, t, insert, poison, Null(t.Like(I32))))
}

func (p *printer) expr(c *Const) {
	p.str(opTable[c.Op].name)
	p.flags(c.Flags)
	if c.InRange != "" {
		p.str(" inrange(" + c.InRange + ")")
	}
	p.str(" (")
	if c.Op == GetElementPtr {
		p.typ(c.Source)
		p.str(", ")
	}
	p.typedList(c.Elems)
	if opTable[c.Op].form == formCast {
		p.str(" to ")
		p.typ(c.typ)
	}
	p.str(")")
}

// flags writes the flags except those that stand elsewhere.
func (p *printer) flags(f Flags) {
	if f&Inbounds != 0 {
		f &^= NUSW
	}
	if f&Fast == Fast {
		p.str(" fast")
		f &^= Fast
	}
	for _, w := range flagWords {
		if f&w.bit != 0 {
			p.str(" " + w.name)
		}
	}
}
