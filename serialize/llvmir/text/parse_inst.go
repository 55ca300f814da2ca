package text

// instruction reads an instruction into the block. It reports whether the instruction ends the block.
func (p *parser) instruction(b *Block) bool {
	name := token{kind: tokEOF, pos: p.tok.pos}
	if p.tok.kind == tokEOF {
		p.fail("found end of file when expecting more instructions")
		return true
	}
	if p.tok.kind == tokLocal || p.tok.kind == tokLocalID {
		name = p.tok
		p.advance()
		p.expect('=', "expected '=' after instruction "+map[tokenKind]string{tokLocal: "name", tokLocalID: "id"}[name.kind])
	}
	if p.tok.kind != tokWord {
		p.fail("expected instruction opcode")
		return true
	}
	if name.kind == tokEOF {
		name.pos = p.tok.pos
	}
	tail := Flags(0)
	switch p.oneOf("tail musttail notail") {
	case "tail":
		tail = Tail
	case "musttail":
		tail = MustTail
	case "notail":
		tail = NoTail
	}
	op := OpOf(p.tok.text)
	if p.tok.kind != tokWord || op == NoOp {
		p.fail("expected instruction opcode")
		return true
	}
	if tail != 0 && op != Call {
		p.fail("expected 'tail call', 'musttail call', or 'notail call'")
		return true
	}
	p.advance()
	i := &Inst{Op: op, typ: Void, Flags: tail}
	at := p.tok.pos
	if opTable[op].form != formOwn || op != LandingPad && op != Alloca {
		i.Flags |= p.flags(opTable[op].flags)
	}
	p.operands(i, at)
	if p.err != nil {
		return true
	}
	p.setName(name, i)
	for p.accept(',') {
		if p.tok.kind != tokMeta {
			p.fail("expected metadata after comma")
		}
		a := p.attachment()
		i.Metadata = Attach(i.Metadata, a.Kind, a.Node)
	}
	b.Add(i)
	return opTable[op].ends
}

// attachments behind a comma end the lists of operands that commas separate.
func (p *parser) moreOperands() bool {
	if p.tok.kind != ',' {
		return false
	}
	saved, tok := p.lexer, p.tok
	p.advance()
	if p.tok.kind != tokMeta {
		return true
	}
	p.lexer, p.tok = saved, tok
	return false
}

func (p *parser) operands(i *Inst, at int) {
	switch opTable[i.Op].form {
	case formUnary:
		at = p.tok.pos
		v := p.typed()
		i.Args = []Value{v}
		if i.Op != Resume {
			i.typ = v.Type()
		}
		if i.Op == FNeg && !v.Type().Scalar().IsFloat() {
			p.failAt(at, "invalid operand type for instruction")
		}
	case formBinary:
		p.binary(i)
	case formCast:
		at = p.tok.pos
		v := p.typed()
		p.expectWord("to", "expected 'to' after cast value")
		i.Args, i.typ = []Value{v}, p.typ()
		if p.err == nil && castError(i.Op, v.Type(), i.typ) != "" {
			p.failAt(at, "invalid cast opcode for cast from '"+typeText(v.Type())+"' to '"+typeText(i.typ)+"'")
		}
	case formCompare:
		p.compare(i)
	case formList:
		p.listOperands(i)
	case formPad:
		p.pad(i)
	case formCall:
		p.call(i, at)
	default:
		p.ownOperands(i)
	}
}

func (p *parser) binary(i *Inst) {
	at := p.tok.pos
	a := p.typed()
	p.expect(',', "expected ',' in arithmetic operation")
	b := p.value(a.Type())
	i.Args, i.typ = []Value{a, b}, a.Type()
	float := opTable[i.Op].flags&Fast == Fast || i.Op == FRem
	s := i.typ.Scalar()
	if float && !s.IsFloat() || !float && s.Kind != IntKind {
		message := "invalid operand type for instruction"
		if i.Op == And || i.Op == Or || i.Op == Xor {
			message = "instruction requires integer or integer vector operands"
		}
		p.failAt(at, message)
	}
}

const (
	intPredicates   = "eq ne slt sgt sle sge ult ugt ule uge"
	floatPredicates = "oeq one olt ogt ole oge ord uno ueq une ult ugt ule uge true false"
)

func (p *parser) compare(i *Inst) {
	if i.Op == ICmp {
		if i.Word = p.oneOf(intPredicates); i.Word == "" {
			p.fail("expected icmp predicate (e.g. 'eq')")
		}
	} else if i.Word = p.oneOf(floatPredicates); i.Word == "" {
		p.fail("expected fcmp predicate (e.g. 'oeq')")
	}
	at := p.tok.pos
	a := p.typed()
	p.expect(',', "expected ',' after compare value")
	b := p.value(a.Type())
	s := a.Type().Scalar()
	if i.Op == FCmp && !s.IsFloat() {
		p.failAt(at, "fcmp requires floating point operands")
	} else if i.Op == ICmp && s.Kind != IntKind && s.Kind != PtrKind {
		p.failAt(at, "icmp requires integer operands")
	}
	i.Args, i.typ = []Value{a, b}, a.Type().Like(I1)
}

// listOperands reads select and the operations on elements of vectors.
func (p *parser) listOperands(i *Inst) {
	at := p.tok.pos
	a := p.typed()
	p.expect(',', "expected ',' after "+map[Op]string{Select: "select condition", ExtractElement: "extract value", InsertElement: "insertelement value", ShuffleVector: "shuffle mask"}[i.Op])
	b := p.typed()
	i.Args = []Value{a, b}
	if i.Op != ExtractElement {
		p.expect(',', "expected ',' after "+map[Op]string{Select: "select value", InsertElement: "insertelement value", ShuffleVector: "shuffle value"}[i.Op])
		i.Args = append(i.Args, p.typed())
	}
	if p.err != nil {
		return
	}
	t := a.Type()
	switch i.Op {
	case Select:
		i.typ = b.Type()
		if s := selectError(t, b.Type(), i.Args[2].Type()); s != "" {
			p.failAt(at, s)
		}
	case ExtractElement:
		i.typ = t.Scalar()
		if t.Kind != VectorKind || b.Type().Kind != IntKind {
			p.failAt(at, "invalid extractelement operands")
		}
	case InsertElement:
		i.typ = t
		if t.Kind != VectorKind || b.Type() != t.Elem || i.Args[2].Type().Kind != IntKind {
			p.failAt(at, "invalid insertelement operands")
		}
	default:
		mask := i.Args[2].Type()
		_, constant := i.Args[2].(*Const)
		if t.Kind != VectorKind || b.Type() != t || mask.Kind != VectorKind || mask.Elem != I32 || mask.Scalable != t.Scalable || !constant {
			p.failAt(at, "invalid shufflevector operands")
			return
		}
		i.typ, i.Args[2] = mask.Like(t.Elem), poisonMask(i.Args[2].(*Const))
	}
}

// poisonMask returns a mask of a shuffle with poison for undef.
func poisonMask(c *Const) *Const {
	switch c.Kind {
	case ConstUndef:
		return Poison(c.typ)
	case ConstList:
		elems := make([]Value, len(c.Elems))
		for n, e := range c.Elems {
			elems[n] = e
			if k, ok := e.(*Const); ok && k.Kind == ConstUndef {
				elems[n] = Poison(I32)
			}
		}
		return List(c.typ, elems...)
	}
	return c
}

func selectError(cond, a, b *Type) string {
	switch {
	case a != b:
		return "both values to select must have same type"
	case a == Token:
		return "select values cannot have token type"
	case cond.Kind == VectorKind:
		if cond.Elem != I1 {
			return "vector select condition element type must be i1"
		}
		if a.Kind != VectorKind {
			return "selected values for vector select must be vectors"
		}
		if a.N != cond.N || a.Scalable != cond.Scalable {
			return "vector select requires selected vectors to have the same vector length as select condition"
		}
	case cond != I1:
		return "select condition must be i1 or <n x i1>"
	}
	return ""
}

// castError returns a text if the operation does not convert a to b.
func castError(op Op, a, b *Type) string {
	x, y := a.Scalar(), b.Scalar()
	shape := (a.Kind == VectorKind) == (b.Kind == VectorKind) && (a.Kind != VectorKind || a.N == b.N && a.Scalable == b.Scalable)
	ints, floats := x.Kind == IntKind && y.Kind == IntKind, x.IsFloat() && y.IsFloat()
	ok := false
	switch op {
	case Trunc:
		ok = ints && x.N > y.N
	case ZExt, SExt:
		ok = ints && x.N < y.N
	case FPTrunc:
		ok = floats && floatBits[x.Kind] > floatBits[y.Kind]
	case FPExt:
		ok = floats && floatBits[x.Kind] < floatBits[y.Kind]
	case UIToFP, SIToFP:
		ok = x.Kind == IntKind && y.IsFloat()
	case FPToUI, FPToSI:
		ok = x.IsFloat() && y.Kind == IntKind
	case PtrToInt, PtrToAddr:
		ok = x.Kind == PtrKind && y.Kind == IntKind
	case IntToPtr:
		ok = x.Kind == IntKind && y.Kind == PtrKind
	case AddrSpaceCast:
		ok = x.Kind == PtrKind && y.Kind == PtrKind && x.N != y.N
	case BitCast:
		if x.Kind == PtrKind || y.Kind == PtrKind {
			return map[bool]string{true: "", false: "invalid"}[x == y && shape]
		}
		return map[bool]string{true: "", false: "invalid"}[bitSize(a) == bitSize(b) && bitSize(a) != 0 && a.Scalar() != AMX && b.Scalar() != AMX || a == b]
	}
	if ok && shape {
		return ""
	}
	return "invalid"
}

// bitSize returns the size of a type that bitcast may have, 0 for others.
func bitSize(t *Type) uint64 {
	n := uint64(1)
	if t.Kind == VectorKind {
		n = t.N
	}
	switch s := t.Scalar(); {
	case s.Kind == IntKind:
		return n * s.N
	case s.IsFloat():
		return n * floatBits[s.Kind]
	}
	return 0
}

// ownOperands reads the operands of instructions with a syntax of their own.
func (p *parser) ownOperands(i *Inst) {
	switch i.Op {
	case Ret, Br, Switch, IndirectBr, CleanupRet, CatchRet, CatchSwitch:
		p.branch(i)
	case Phi:
		p.phi(i)
	case Alloca:
		p.alloca(i)
	case Load, Store, CmpXchg, AtomicRMW, Fence:
		p.memory(i)
	case GetElementPtr:
		p.gep(i)
	case ExtractValue, InsertValue:
		p.aggregate(i)
	case LandingPad:
		p.landingPad(i)
	case VAArg:
		v := p.typed()
		p.expect(',', "expected ',' after vaarg operand")
		i.Args, i.typ = []Value{v}, p.typ()
	}
}

func (p *parser) alloca(i *Inst) {
	i.Flags |= p.flags(InAlloca) | p.flags(SwiftError)
	typeAt := p.tok.pos
	i.Elem = p.typ()
	if i.Elem.Kind == FuncKind || i.Elem == Label || i.Elem == MetaType {
		p.failAt(typeAt, "invalid type for alloca")
	}
	i.Space = parseLayout(p.m.DataLayout).allocas
	for p.moreOperands() {
		switch {
		case p.is("align"):
			i.Align = p.alignment()
		case p.is("addrspace"):
			i.Space = p.optionalSpace()
		default:
			sizeAt := p.tok.pos
			v := p.typed()
			if v.Type().Kind != IntKind {
				p.failAt(sizeAt, "element count must have integer type")
			}
			i.Args = []Value{v}
		}
	}
	i.typ = p.m.Pointer(i.Space)
}

const orderings = "unordered monotonic acquire release acq_rel seq_cst"

// scope reads syncscope("…").
func (p *parser) scope() string {
	if !p.acceptWord("syncscope") {
		return ""
	}
	p.expect('(', "Expected '(' in syncscope")
	s := p.text("Expected synchronization scope name")
	p.expect(')', "Expected ')' in syncscope")
	return s
}

func (p *parser) ordering() string {
	w := p.oneOf(orderings)
	if w == "" {
		p.fail("Expected ordering on atomic instruction")
	}
	return w
}

const rmwOperations = `xchg add sub and nand or xor max min umax umin fadd fsub fmax fmin uinc_wrap udec_wrap usub_cond usub_sat fmaximum fminimum`

func (p *parser) memory(i *Inst) {
	var at int
	switch i.Op {
	case Fence:
		i.Scope, i.Ordering = p.scope(), p.ordering()
		if i.Ordering == "unordered" || i.Ordering == "monotonic" {
			p.fail("fence cannot be " + i.Ordering)
		}
		return
	case Load:
		typeAt := p.tok.pos
		i.typ = p.typ()
		p.expect(',', "expected comma after load's type")
		pointerAt := p.tok.pos
		at = pointerAt
		i.Args = []Value{p.typed()}
		if p.err == nil && (i.Args[0].Type().Kind != PtrKind || !firstClass(i.typ)) {
			p.failAt(pointerAt, "load operand must be a pointer to a first class type")
		}
		if p.err == nil && !p.sized(i.typ) {
			p.failAt(typeAt, "loading unsized types is not allowed")
		}
	case Store:
		valueAt := p.tok.pos
		at = valueAt
		v := p.typed()
		p.expect(',', "expected ',' after store operand")
		pointerAt := p.tok.pos
		i.Args = []Value{v, p.typed()}
		if i.Args[1].Type().Kind != PtrKind {
			p.failAt(pointerAt, "store operand must be a pointer")
		}
		if !firstClass(v.Type()) {
			p.failAt(valueAt, "store operand must be a first class value")
		}
	default:
		p.exchange(i)
		return
	}
	if i.Flags&Atomic != 0 {
		i.Scope, i.Ordering = p.scope(), p.ordering()
	}
	if p.moreOperands() {
		if !p.is("align") {
			p.fail("expected metadata or 'align'")
		}
		i.Align = p.alignment()
	}
	if i.Flags&Atomic != 0 && i.Align == 0 {
		p.failAt(at, "atomic "+i.Op.Name()+" must have explicit non-zero alignment")
	}
	switch {
	case i.Op == Load && (i.Ordering == "release" || i.Ordering == "acq_rel"):
		p.failAt(at, "atomic load cannot use Release ordering")
	case i.Op == Store && (i.Ordering == "acquire" || i.Ordering == "acq_rel"):
		p.failAt(at, "atomic store cannot use Acquire ordering")
	}
}

func firstClass(t *Type) bool { return t != Void && t.Kind != FuncKind && t != Label && t != MetaType }

// sized reports whether values of the type have a size. A struct that contains itself has none.
func (p *parser) sized(t *Type) bool {
	switch t.Kind {
	case VoidKind, LabelKind, TokenKind, MetadataKind, FuncKind:
		return false
	case ArrayKind, VectorKind:
		return p.sized(t.Elem)
	case StructKind:
		if ok, known := p.sizes[t]; known {
			return ok
		}
		if p.sizes == nil {
			p.sizes = map[*Type]bool{}
		}
		p.sizes[t] = false
		ok := !t.Opaque
		for _, e := range t.Elems {
			ok = ok && p.sized(e)
		}
		if ok {
			p.sizes[t] = true
		} else {
			// The struct may get its body later.
			delete(p.sizes, t)
		}
		return ok
	}
	return true
}

// exchange reads cmpxchg and atomicrmw.
func (p *parser) exchange(i *Inst) {
	if i.Op == AtomicRMW {
		if i.Word = p.oneOf(rmwOperations); i.Word == "" {
			p.fail("expected binary operation in atomicrmw")
		}
	}
	pointerAt := p.tok.pos
	ptr := p.typed()
	p.expect(',', "expected ',' after "+i.Op.Name()+" address")
	valueAt := p.tok.pos
	a := p.typed()
	i.Args, i.typ = []Value{ptr, a}, a.Type()
	if i.Op == CmpXchg {
		p.expect(',', "expected ',' after cmpxchg cmp operand")
		at := p.tok.pos
		b := p.typed()
		if a.Type() != b.Type() {
			p.failAt(at, "compare value and new value type do not match")
		}
		i.Args = append(i.Args, b)
	}
	i.Scope, i.Ordering = p.scope(), p.ordering()
	switch {
	case i.Op == CmpXchg:
		i.Failure = p.ordering()
		if i.Ordering == "unordered" {
			p.fail("invalid cmpxchg success ordering")
		}
		if i.Failure == "unordered" || i.Failure == "release" || i.Failure == "acq_rel" {
			p.fail("invalid cmpxchg failure ordering")
		}
		if p.err == nil {
			i.typ = p.m.Struct(false, a.Type(), I1)
		}
	case i.Ordering == "unordered":
		p.fail("atomicrmw cannot be unordered")
	}
	if ptr.Type().Kind != PtrKind {
		p.failAt(pointerAt, i.Op.Name()+" operand must be a pointer")
	}
	if want := exchanged(i.Word, a.Type()); i.Op == AtomicRMW && want != "" {
		p.failAt(valueAt, "atomicrmw "+i.Word+" operand must be "+want)
	}
	if p.moreOperands() {
		i.Align = p.alignment()
	}
}

// exchanged says what the operand of an atomic operation must be if t is something else.
func exchanged(word string, t *Type) string {
	switch {
	case word == "xchg":
		if t.Kind != IntKind && t.Kind != PtrKind && !t.IsFloat() {
			return "an integer, floating point, or pointer type"
		}
	case word != "" && word[0] == 'f':
		if !t.Scalar().IsFloat() {
			return "a floating point type"
		}
	case t.Kind != IntKind:
		return "an integer"
	}
	return ""
}

func (p *parser) gep(i *Inst) {
	i.Elem = p.typ()
	p.expect(',', "expected comma after getelementptr's type")
	baseAt := p.tok.pos
	i.Args = []Value{p.typed()}
	if i.Args[0].Type().Scalar().Kind != PtrKind {
		p.failAt(baseAt, "base of getelementptr must be a pointer")
		return
	}
	for p.moreOperands() {
		i.Args = append(i.Args, p.typed())
	}
	if p.err != nil {
		return
	}
	if len(i.Args) > 1 && !p.sized(i.Elem) {
		p.failAt(baseAt, "base element of getelementptr must be sized")
	}
	if s := gepError(i.Elem, i.Args); s != "" {
		p.failAt(baseAt, s)
		return
	}
	i.typ = NewGEP(i.Elem, i.Args[0], i.Args[1:]...).typ
}

func (p *parser) aggregate(i *Inst) {
	valueAt, partAt := p.tok.pos, 0
	v := p.typed()
	i.Args = []Value{v}
	if i.Op == InsertValue {
		p.expect(',', "expected comma after insertvalue operand")
		partAt = p.tok.pos
		i.Args = append(i.Args, p.typed())
	}
	if p.tok.kind != ',' {
		p.fail("expected ',' as start of index list")
	}
	for p.moreOperands() {
		i.Indices = append(i.Indices, p.integer(32))
	}
	if p.err != nil {
		return
	}
	if !v.Type().IsAggregate() {
		p.failAt(valueAt, i.Op.Name()+" operand must be aggregate type")
		return
	}
	part := typeAt(v.Type(), i.Indices)
	switch {
	case part == nil:
		p.failAt(valueAt, "invalid indices for "+i.Op.Name())
	case i.Op == InsertValue && i.Args[1].Type() != part:
		p.failAt(partAt, "insertvalue operand and field disagree in type: '"+typeText(i.Args[1].Type())+"' instead of '"+typeText(part)+"'")
	case i.Op == InsertValue:
		i.typ = v.Type()
	default:
		i.typ = part
	}
}
