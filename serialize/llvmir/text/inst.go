package text

// Inst is an instruction. Which fields count depends on Op; constructors fill them.
type Inst struct {
	Op    Op
	Flags Flags
	// Name is empty for a result that the printer numbers.
	Name string
	typ  *Type
	// Args are the operands that are not blocks. Of a call they are the arguments without the callee, of a
	// switch the condition and the values of cases, of a pad the parent and the arguments.
	Args []Value
	// Blocks are the successors, or the incoming blocks of a phi. The first of a switch is the default one, the
	// first of a catchswitch the unwind destination, which may be nil.
	Blocks []*Block
	// Elem is the type that alloca allocates, the element type of getelementptr, the function type of calls.
	Elem *Type
	// Word is the predicate of comparisons and the operation of atomicrmw.
	Word string
	// Align is 0 if no alignment is stated.
	Align uint64
	// Indices holds the position of extractvalue and insertvalue.
	Indices []uint64
	// Ordering is the ordering of atomic operations, Failure the second ordering of cmpxchg, Scope the name in syncscope.
	Ordering, Failure, Scope string
	// Space is the address space of alloca.
	Space    uint64
	Call     *CallInfo
	Metadata []Attachment
	// Records are the debug records before the instruction.
	Records []*Record
}

// CallInfo is what calls have beyond other instructions.
type CallInfo struct {
	Callee   Value
	CC       string
	RetAttrs Attrs
	ArgAttrs []Attrs
	// Attrs are the attributes of the call itself, which the printer writes as a group.
	Attrs   Attrs
	Bundles []Bundle
	// Space is the address space of the callee, if the text states it.
	Space uint64
}

// Bundle is an operand bundle.
type Bundle struct {
	Tag  string
	Args []Value
}

// Type returns the type of the result, Void if there is none.
func (i *Inst) Type() *Type { return i.typ }

// SetLoc attaches a DILocation.
func (i *Inst) SetLoc(loc *Node) { i.Metadata = Attach(i.Metadata, "dbg", loc) }

// With sets flags and returns i.
func (i *Inst) With(f Flags) *Inst {
	i.Flags |= f
	return i
}

//go:noinline
func inst(op Op, t *Type, args ...Value) *Inst { return &Inst{Op: op, typ: t, Args: args} }

// NewUnary returns fneg, freeze or resume.
func NewUnary(op Op, v Value) *Inst {
	if op == Resume {
		return inst(op, Void, v)
	}
	return inst(op, v.Type(), v)
}

// NewBinary returns an operation on two values of one type.
func NewBinary(op Op, a, b Value) *Inst { return inst(op, a.Type(), a, b) }

// NewCast returns a conversion to type t.
func NewCast(op Op, v Value, t *Type) *Inst { return inst(op, t, v) }

// NewCompare returns icmp or fcmp with the predicate.
func NewCompare(op Op, predicate string, a, b Value) *Inst {
	i := inst(op, a.Type().Like(I1), a, b)
	i.Word = predicate
	return i
}

// NewSelect returns a select.
func NewSelect(cond, a, b Value) *Inst { return inst(Select, a.Type(), cond, a, b) }

// NewAlloca returns an allocation of n elements of type t, of one if n is nil. ptr is the type of the result.
func NewAlloca(t, ptr *Type, n Value, align uint64) *Inst {
	i := inst(Alloca, ptr)
	if n != nil {
		i.Args = []Value{n}
	}
	i.Elem, i.Align, i.Space = t, align, ptr.N
	return i
}

// NewLoad returns a load of type t.
func NewLoad(t *Type, p Value, align uint64) *Inst {
	i := inst(Load, t, p)
	i.Align = align
	return i
}

// NewStore returns a store.
func NewStore(v, p Value, align uint64) *Inst {
	i := inst(Store, Void, v, p)
	i.Align = align
	return i
}

// SetAtomic makes i atomic. A scope of the empty text is that of the system.
func (i *Inst) SetAtomic(ordering, scope string) *Inst {
	if i.Op == Load || i.Op == Store {
		i.Flags |= Atomic
	}
	i.Ordering, i.Scope = ordering, scope
	return i
}

// NewGEP returns the address of an element.
func NewGEP(source *Type, base Value, indices ...Value) *Inst {
	t := base.Type()
	for _, x := range indices {
		if t.Kind != VectorKind && x.Type().Kind == VectorKind {
			t = x.Type().Like(t)
		}
	}
	i := inst(GetElementPtr, t, append([]Value{base}, indices...)...)
	i.Elem = source
	return i
}

// NewFence returns a fence.
func NewFence(ordering, scope string) *Inst { return inst(Fence, Void).SetAtomic(ordering, scope) }

// NewCmpXchg returns a compare and exchange.
func NewCmpXchg(m *Types, p, old, v Value, success, failure, scope string, align uint64) *Inst {
	i := inst(CmpXchg, m.Struct(false, old.Type(), I1), p, old, v)
	i.Ordering, i.Failure, i.Scope, i.Align = success, failure, scope, align
	return i
}

// NewAtomicRMW returns an atomic operation, for example add or xchg.
func NewAtomicRMW(operation string, p, v Value, ordering, scope string, align uint64) *Inst {
	i := inst(AtomicRMW, v.Type(), p, v)
	i.Word, i.Ordering, i.Scope, i.Align = operation, ordering, scope, align
	return i
}

// NewRet returns a return of v, which is nil for void.
func NewRet(v Value) *Inst {
	if v == nil {
		return inst(Ret, Void)
	}
	return inst(Ret, Void, v)
}

// NewUnreachable returns an unreachable.
func NewUnreachable() *Inst { return inst(Unreachable, Void) }

// NewBr returns a branch.
func NewBr(b *Block) *Inst { return inst(Br, Void).to(b) }

// NewCondBr returns a conditional branch.
func NewCondBr(cond Value, yes, no *Block) *Inst { return inst(Br, Void, cond).to(yes, no) }

// NewSwitch returns a switch without cases. AddCase adds them.
func NewSwitch(v Value, def *Block) *Inst { return inst(Switch, Void, v).to(def) }

// AddCase adds a case to a switch.
func (i *Inst) AddCase(v Value, b *Block) {
	i.Args = append(i.Args, v)
	i.Blocks = append(i.Blocks, b)
}

// NewIndirectBr returns a branch to an address.
func NewIndirectBr(address Value, blocks ...*Block) *Inst {
	return inst(IndirectBr, Void, address).to(blocks...)
}

func (i *Inst) to(blocks ...*Block) *Inst {
	i.Blocks = blocks
	return i
}

// NewPhi returns a phi without values. AddIncoming adds them.
func NewPhi(t *Type) *Inst { return inst(Phi, t) }

// AddIncoming adds a value to a phi.
func (i *Inst) AddIncoming(v Value, b *Block) { i.AddCase(v, b) }

// NewCall returns a call of a function of type sig.
func NewCall(sig *Type, callee Value, args ...Value) *Inst {
	i := inst(Call, sig.Elem, args...)
	i.Elem, i.Call = sig, &CallInfo{Callee: callee}
	if f, ok := callee.(*Function); ok {
		i.Call.CC = f.CC
	}
	return i
}

// NewInvoke returns an invoke.
func NewInvoke(sig *Type, callee Value, normal, unwind *Block, args ...Value) *Inst {
	i := NewCall(sig, callee, args...).to(normal, unwind)
	i.Op = Invoke
	return i
}

// NewVAArg returns a va_arg of type t.
func NewVAArg(list Value, t *Type) *Inst { return inst(VAArg, t, list) }

// NewExtractElement returns an element of a vector.
func NewExtractElement(v, index Value) *Inst {
	return inst(ExtractElement, v.Type().Scalar(), v, index)
}

// NewInsertElement returns a vector with one element replaced.
func NewInsertElement(v, e, index Value) *Inst { return inst(InsertElement, v.Type(), v, e, index) }

// NewShuffle returns a shufflevector. A mask element of -1 is poison.
func NewShuffle(m *Types, a, b Value, mask ...int32) *Inst {
	t := m.Vector(uint64(len(mask)), I32, a.Type().Scalable)
	elems := make([]Value, len(mask))
	for i, n := range mask {
		elems[i] = Int(I32, int64(n))
		if n == -1 {
			elems[i] = Poison(I32)
		}
	}
	return NewShuffleMask(a, b, List(t, elems...))
}

// NewShuffleMask returns a shufflevector with a constant vector of i32 as the mask.
func NewShuffleMask(a, b Value, mask Value) *Inst {
	return inst(ShuffleVector, mask.Type().Like(a.Type().Scalar()), a, b, mask)
}

// NewExtractValue returns a part of an aggregate.
func NewExtractValue(v Value, indices ...uint64) *Inst {
	i := inst(ExtractValue, typeAt(v.Type(), indices), v)
	i.Indices = indices
	return i
}

// NewInsertValue returns an aggregate with one part replaced.
func NewInsertValue(v, part Value, indices ...uint64) *Inst {
	i := inst(InsertValue, v.Type(), v, part)
	i.Indices = indices
	return i
}

// typeAt returns the type of a part of an aggregate, nil if there is none.
func typeAt(t *Type, indices []uint64) *Type {
	for _, n := range indices {
		if t == nil || !t.IsAggregate() {
			return nil
		}
		if t.Kind == ArrayKind && n >= t.N {
			return nil
		}
		t = t.At(n)
	}
	return t
}

// NewLandingPad returns a landingpad of type t. A clause of array type is a filter, others are catches.
func NewLandingPad(t *Type, cleanup bool, clauses ...Value) *Inst {
	i := inst(LandingPad, t, clauses...)
	if cleanup {
		i.Flags = Cleanup
	}
	return i
}
