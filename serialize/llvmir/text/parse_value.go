package text

import (
	"math/big"
	"strconv"
)

// typed reads a type and a value.
func (p *parser) typed() Value {
	t := p.typ()
	if t == MetaType {
		return &MetaOperand{p.metadata()}
	}
	return p.value(t)
}

// globalValue reads a constant.
func (p *parser) globalValue(t *Type) Value {
	saved := p.body
	p.body = nil
	v := p.value(t)
	p.body = saved
	return v
}

// value reads a value of type t.
func (p *parser) value(t *Type) Value {
	if !p.enter() {
		return Poison(I1)
	}
	defer p.leave()
	switch p.tok.kind {
	case tokLocal, tokLocalID:
		return p.localUse(t)
	case tokGlobal, tokGlobalID:
		return p.globalUse(t)
	case tokInt:
		return p.intConst(t)
	case tokFloat, tokHex:
		return p.floatConst(t)
	case tokWord:
		return p.wordConst(t)
	case '[':
		return p.arrayConst(t)
	case '{':
		at := p.tok.pos
		p.advance()
		return p.structConst(t, at, false)
	case '<':
		at := p.tok.pos
		p.advance()
		if p.accept('{') {
			c := p.structConst(t, at, true)
			p.expect('>', "expected end of constant")
			return c
		}
		return p.vectorConst(t, at)
	}
	p.fail("expected value token")
	return Poison(I1)
}

func (p *parser) mismatch(message string, t *Type) Value {
	p.fail(message)
	return Poison(t)
}

func (p *parser) intConst(t *Type) Value {
	if t.Kind != IntKind {
		return p.mismatch("integer constant must have integer type", t)
	}
	text := p.tok.text
	if n, err := strconv.ParseInt(text, 10, 64); err == nil {
		p.advance()
		return Int(t, n)
	}
	// The conversion of many digits takes more than linear time.
	if len(text) > maxDigits {
		return p.mismatch("integer constant is too long", t)
	}
	n, _ := new(big.Int).SetString(text, 10)
	p.advance()
	return BigInt(t, n)
}

// maxDigits is the greatest number of digits of an integer constant.
const maxDigits = 10000

// hexInt reads u0x1F or s0x1F.
func (p *parser) hexInt(t *Type) (Value, bool) {
	text := p.tok.text
	if len(text) < 4 || text[1] != '0' || text[2] != 'x' || text[0] != 'u' && text[0] != 's' {
		return nil, false
	}
	n, ok := new(big.Int).SetString(text[3:], 16)
	if !ok {
		return nil, false
	}
	if t.Kind != IntKind {
		return p.mismatch("integer constant must have integer type", t), true
	}
	if bits := uint(4 * len(text[3:])); text[0] == 's' && n.Bit(int(bits)-1) == 1 {
		n.Sub(n, new(big.Int).Lsh(big.NewInt(1), bits))
	}
	p.advance()
	return BigInt(t, n), true
}

func (p *parser) wordConst(t *Type) Value {
	w := p.tok.text
	switch w {
	case "true", "false":
		if t != I1 {
			return p.mismatch("constant expression type mismatch: got type 'i1' but expected '"+typeText(t)+"'", t)
		}
		p.advance()
		return boolean(w == "true")
	case "null":
		if t.Kind != PtrKind {
			return p.mismatch("null must be a pointer type", t)
		}
		p.advance()
		return Null(t)
	case "undef", "poison":
		if t.Kind == FuncKind || t.Kind == VoidKind || t.Kind == LabelKind || t.Kind == MetadataKind {
			return p.mismatch("invalid type for "+w+" constant", t)
		}
		p.advance()
		if w == "undef" {
			return Undef(t)
		}
		return Poison(t)
	case "zeroinitializer":
		if t.Kind == FuncKind || t.Kind == VoidKind || t.Kind == LabelKind || t.Kind == MetadataKind || t.Kind == TokenKind {
			return p.mismatch("invalid type for null constant", t)
		}
		p.advance()
		return Null(t)
	case "none":
		if t != Token {
			return p.mismatch("invalid type for none constant", t)
		}
		p.advance()
		return Null(t)
	}
	return p.wordExpr(t, w)
}

// wordExpr reads a constant with parts that begins with the word w.
func (p *parser) wordExpr(t *Type, w string) Value {
	switch w {
	case "c":
		return p.stringConst(t)
	case "splat":
		return p.splatConst(t)
	case "blockaddress":
		return p.blockAddress(t)
	case "dso_local_equivalent", "no_cfi":
		p.advance()
		kind := ConstDSOLocal
		if w == "no_cfi" {
			kind = ConstNoCFI
		}
		if p.tok.kind != tokGlobal && p.tok.kind != tokGlobalID {
			return p.mismatch("expected global value name in "+w, t)
		}
		v := p.globalUse(t)
		return &Const{Kind: kind, typ: t, Elems: []Value{v}}
	case "asm":
		p.fail("inline assembler is only allowed as a callee")
		return Poison(t)
	}
	if op := OpOf(w); op != NoOp && opTable[op].expr {
		return p.constantExpr(t)
	}
	if v, ok := p.hexInt(t); ok {
		return v
	}
	return p.mismatch("expected value token", t)
}

func (p *parser) stringConst(t *Type) Value {
	at := p.tok.pos
	p.advance()
	s := p.text("expected string")
	if p.err == nil && (t.Kind != ArrayKind || t.Elem != I8 || t.N != uint64(len(s))) {
		p.failAt(at, "constant expression type mismatch: got type '["+strconv.Itoa(len(s))+" x i8]' but expected '"+typeText(t)+"'")
		return Poison(t)
	}
	c := CString(&p.m.Types, s)
	if len(s) == 0 {
		c.typ = t
	}
	return c
}

func (p *parser) splatConst(t *Type) Value {
	p.advance()
	p.expect('(', "expected '(' after vector splat")
	v := p.typed()
	p.expect(')', "expected ')' at end of vector splat")
	if p.err == nil && t.Kind != VectorKind {
		return p.mismatch("vector splat operand must be a constant", t)
	}
	if p.err == nil && v.Type() != t.Elem {
		p.fail("constant expression type mismatch: got type '" + typeText(v.Type()) + "' but expected '" + typeText(t.Elem) + "'")
	}
	if p.err != nil {
		return Poison(I1)
	}
	return Splat(t, v)
}

func (p *parser) blockAddress(t *Type) Value {
	p.advance()
	p.expect('(', "expected '(' in block address expression")
	if p.tok.kind != tokGlobal && p.tok.kind != tokGlobalID {
		return p.mismatch("expected function name in blockaddress", t)
	}
	at := p.tok.pos
	f, ok := p.globalUse(t).(*Function)
	if !ok {
		p.failAt(at, "expected function name in blockaddress")
	}
	p.expect(',', "expected comma in block address expression")
	if p.tok.kind != tokLocal && p.tok.kind != tokLocalID {
		return p.mismatch("expected basic block name in blockaddress", t)
	}
	c := &Const{Kind: ConstBlockAddress, typ: t}
	if p.err == nil {
		c.Elems = []Value{f}
		c.Block = &Block{}
		p.addresses = append(p.addresses, blockUse{c, f, p.localKey(), p.tok.pos, len(f.Blocks) == 0})
	}
	p.advance()
	p.expect(')', "expected ')' in block address expression")
	return c
}

// elements reads typed constants up to end.
func (p *parser) elements(end tokenKind) []Value {
	var list []Value
	if p.tok.kind == end {
		return nil
	}
	for {
		v := p.globalTyped()
		if p.err != nil {
			return nil
		}
		list = append(list, v)
		if !p.accept(',') {
			return list
		}
	}
}

func (p *parser) globalTyped() Value { return p.globalValue(p.typ()) }

func (p *parser) arrayConst(t *Type) Value {
	at := p.tok.pos
	p.advance()
	first := p.tok.pos
	list := p.elements(']')
	p.expect(']', "expected end of array constant")
	if p.err != nil {
		return Poison(I1)
	}
	if len(list) == 0 {
		if t.Kind != ArrayKind || t.N != 0 {
			p.failAt(at, "invalid empty array initializer")
		}
		return Null(t)
	}
	for i, v := range list {
		if v.Type() != list[0].Type() {
			p.failAt(first, "array element #"+strconv.Itoa(i)+" is not of type '"+typeText(list[0].Type()))
			return Poison(I1)
		}
	}
	p.sameType(at, p.m.Array(uint64(len(list)), list[0].Type()), t)
	return List(t, list...)
}

func (p *parser) sameType(at int, have, want *Type) {
	if have != want {
		p.failAt(at, "constant expression type mismatch: got type '"+typeText(have)+"' but expected '"+typeText(want)+"'")
	}
}

func (p *parser) structConst(t *Type, at int, packed bool) Value {
	list := p.elements('}')
	p.expect('}', "expected end of struct constant")
	if p.err != nil {
		return Poison(I1)
	}
	switch {
	case t.Kind != StructKind:
		p.failAt(at, "constant expression type mismatch")
	case len(t.Elems) != len(list):
		p.failAt(at, "initializer with struct type has wrong # elements")
	case t.Packed != packed:
		p.failAt(at, "packed'ness of initializer and type don't match")
	default:
		for i, v := range list {
			if v.Type() != t.Elems[i] {
				p.failAt(at, "element "+strconv.Itoa(i)+" of struct initializer doesn't match struct element type")
				break
			}
		}
	}
	return List(t, list...)
}

func (p *parser) vectorConst(t *Type, at int) Value {
	first := p.tok.pos
	list := p.elements('>')
	p.expect('>', "expected end of constant")
	if p.err != nil {
		return Poison(I1)
	}
	if len(list) == 0 {
		p.failAt(at, "constant vector must not be empty")
		return Poison(I1)
	}
	for i, v := range list {
		if v.Type() != list[0].Type() {
			p.failAt(first, "vector element #"+strconv.Itoa(i)+" is not of type '"+typeText(list[0].Type()))
			return Poison(I1)
		}
	}
	e := list[0].Type()
	if e.Kind != IntKind && e.Kind != PtrKind && !e.IsFloat() {
		p.failAt(first, "vector elements must have integer, pointer or floating point type")
		return Poison(I1)
	}
	p.sameType(at, p.m.Vector(uint64(len(list)), e, false), t)
	return List(t, list...)
}

// exprFlags reads the flags of an operation as far as the operation has them.
func (p *parser) flags(allowed Flags) Flags {
	var f Flags
	for p.tok.kind == tokWord {
		if p.tok.text == "fast" && allowed&Fast == Fast {
			f |= Fast
			p.advance()
			continue
		}
		bit := Flags(0)
		for _, w := range flagWords {
			if w.name == p.tok.text {
				bit = w.bit & allowed
			}
		}
		if bit == 0 {
			break
		}
		f |= bit
		p.advance()
	}
	return f
}

// constantExpr reads a constant expression of type t, of any type if t is nil.
func (p *parser) constantExpr(t *Type) Value {
	at := p.tok.pos
	op := OpOf(p.tok.text)
	row := &opTable[op]
	p.advance()
	c := &Const{Kind: ConstExpr, Op: op, Flags: p.flags(row.flags)}
	if op == GetElementPtr && p.acceptWord("inrange") {
		p.expect('(', "expected '('")
		low := p.number()
		p.expect(',', "expected ','")
		c.InRange = low + ", " + p.number()
		p.expect(')', "expected ')'")
	}
	p.expect('(', "expected '(' in constantexpr")
	if op == GetElementPtr {
		c.Source = p.typ()
		p.expect(',', "expected comma after getelementptr's type")
	}
	c.Elems = p.elements(')')
	if row.form == formCast && len(c.Elems) == 1 {
		p.expectWord("to", "expected 'to' in constantexpr cast")
		c.typ = p.typ()
	}
	p.expect(')', "expected ')' in constantexpr")
	if p.err != nil {
		return Poison(I1)
	}
	if op == GetElementPtr && len(c.Elems) > 1 && !p.sized(c.Source) {
		p.failAt(at, "base element of getelementptr must be sized")
	}
	if message := exprType(c); message != "" {
		p.failAt(at, message)
		return Poison(I1)
	}
	if t != nil {
		p.sameType(at, c.typ, t)
	}
	return folded(c)
}

// exprType sets the type of a constant expression. It returns what is wrong with the operands.
func exprType(c *Const) string {
	want := map[opForm]int{formBinary: 2, formCast: 1}[opTable[c.Op].form]
	switch c.Op {
	case GetElementPtr:
		if len(c.Elems) == 0 || c.Elems[0].Type().Scalar().Kind != PtrKind {
			return "base of getelementptr must be a pointer"
		}
		g := ConstGEP(c.Flags, c.Source, c.Elems[0], c.Elems[1:]...)
		c.typ = g.typ
		return gepError(c.Source, c.Elems)
	case ExtractElement:
		want = 2
	case InsertElement, ShuffleVector:
		want = 3
	}
	if len(c.Elems) != want {
		return "expected " + strconv.Itoa(want) + " operands in constantexpr"
	}
	first := c.Elems[0].Type()
	switch {
	case c.Op == ExtractElement && first.Kind != VectorKind || (c.Op == InsertElement || c.Op == ShuffleVector) && first.Kind != VectorKind:
		return "invalid " + c.Op.Name() + " operands"
	case c.Op == ExtractElement:
		c.typ = first.Elem
	case c.Op == InsertElement:
		c.typ = first
	case c.Op == ShuffleVector:
		mask := c.Elems[2].Type()
		if mask.Kind != VectorKind {
			return "invalid operands to shufflevector"
		}
		c.typ = mask.Like(first.Elem)
	case want == 2:
		if c.Elems[1].Type() != first {
			return "operands of constexpr must have same type"
		}
		if first.Scalar().Kind != IntKind {
			return "constexpr requires integer operands"
		}
		c.typ = first
	default:
		if s := castError(c.Op, first, c.typ); s != "" {
			return "invalid cast opcode for cast from '" + typeText(first) + "' to '" + typeText(c.typ) + "'"
		}
	}
	return ""
}

// gepError says what is wrong with the indices of a getelementptr.
func gepError(source *Type, args []Value) string {
	t := source
	for i, x := range args[1:] {
		it := x.Type().Scalar()
		if it.Kind != IntKind {
			return "getelementptr index must be an integer"
		}
		if i == 0 {
			continue
		}
		switch t.Kind {
		case StructKind:
			c, ok := constIndex(x)
			if !ok || it != I32 || t.At(c) == nil {
				return "invalid getelementptr indices"
			}
			t = t.At(c)
		case ArrayKind, VectorKind:
			t = t.Elem
		default:
			return "invalid getelementptr indices"
		}
	}
	return ""
}

// constIndex returns the value of a constant index, or of the elements of a vector that are all equal.
func constIndex(v Value) (uint64, bool) {
	c, ok := v.(*Const)
	if !ok {
		return 0, false
	}
	switch c.Kind {
	case ConstNumber:
		return c.Lo, c.Big == nil
	case ConstZero:
		return 0, true
	case ConstList:
		if n := sameNumber(c.Elems); n != nil {
			return n.Lo, n.Big == nil
		}
	case ConstSplat:
		return constIndex(c.Elems[0])
	}
	return 0, false
}
