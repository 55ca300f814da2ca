package rewrite

import (
	"slices"

	"github.com/spvc/spvc/ir"
)

// ruleFrame is the state of the application of a rule. A rewriter has one, and all rules use its memory again.
type ruleFrame struct {
	prog *ruleProgram
	ops  []*ir.Operation // the operations that were matched, then those that were made
	// attrs, vals and types are what constant operands, producers and calls returned.
	attrs  []ir.Attribute
	vals   []*ir.Value
	types  []ir.Type
	swaps  uint // bit i is set if the operands of Either number i are swapped
	lits   []ir.Attribute
	loc    ir.Location
	ctx    *ir.Context
	hasLoc bool
	// state and the slices below are scratch space to make operations.
	state    ir.OperationState
	operands []*ir.Value
	results  []ir.Type
	props    []ir.Attribute
	sizes    []int
	locs     []ir.Location
}

// frame returns the frame of rw, ready for p.
func (rw *Rewriter) frame(p *ruleProgram) *ruleFrame {
	f := rw.rule
	if f == nil {
		f = &ruleFrame{}
		rw.rule = f
	}
	f.prog, f.hasLoc = p, false
	if len(f.ops) < p.ops {
		f.ops = append(f.ops, make([]*ir.Operation, p.ops-len(f.ops))...)
	}
	if len(f.attrs) < p.attrs {
		f.attrs = append(f.attrs, make([]ir.Attribute, p.attrs-len(f.attrs))...)
	}
	if len(f.vals) < p.vals {
		f.vals = append(f.vals, make([]*ir.Value, p.vals-len(f.vals))...)
	}
	if len(f.types) < p.types {
		f.types = append(f.types, make([]ir.Type, p.types-len(f.types))...)
	}
	return f
}

// drop forgets what the frame holds of the IR.
func (f *ruleFrame) drop() {
	if f == nil {
		return
	}
	clear(f.ops)
	clear(f.attrs)
	clear(f.vals)
	clear(f.types)
	clear(f.operands[:cap(f.operands)])
	clear(f.results[:cap(f.results)])
	clear(f.props[:cap(f.props)])
	f.state, f.lits, f.prog, f.ctx = ir.OperationState{}, nil, nil, nil
}

type refKind uint8

const (
	refNone    refKind = iota
	refOperand         // operand i of an operation; j if the Either is swapped
	refElement         // element j of operand group i
	refGroup           // operand group i
	refAttr            // the attribute in slot i
	refNamed           // the attribute called name
	refOp              // an operation, or all its results
	refResult          // result group i of an operation
	refMade            // attrs[i]
	refValue           // vals[i]
	refValues          // vals[i : i+j]
	refLiteral         // lits[i]
	refType            // types[i]
	refOnly            // the only type that the constraint in only admits
)

// ruleRef says where a part of the match is found. Binding a capture costs nothing: those who need the
// value read it from the operation.
type ruleRef struct {
	kind   refKind
	op     uint8
	either uint8 // 1 + the number of the Either that the operand belongs to, or 0
	i, j   uint16
	name   string
	only   *ir.TypeConstraint
}

// isValue reports whether r stands for exactly one value.
func (r ruleRef) isValue() bool {
	return r.kind == refOperand || r.kind == refElement || r.kind == refValue
}

// isAttr reports whether r stands for an attribute.
func (r ruleRef) isAttr() bool {
	return r.kind == refAttr || r.kind == refNamed || r.kind == refMade || r.kind == refLiteral
}

// hasValues reports whether r stands for values.
func (r ruleRef) hasValues() bool {
	return r.isValue() || r.kind == refGroup || r.kind == refOp || r.kind == refResult || r.kind == refValues
}

// value returns the value that r stands for, or nil if it stands for no or several values.
func (f *ruleFrame) value(r *ruleRef) *ir.Value {
	switch r.kind {
	case refOperand:
		i := r.i
		if r.either != 0 && f.swaps>>(r.either-1)&1 != 0 {
			i = r.j
		}
		return f.ops[r.op].Operand(int(i))
	case refElement:
		return f.ops[r.op].OperandIn(int(r.i), int(r.j))
	case refGroup:
		if _, n := f.ops[r.op].OperandGroup(int(r.i)); n == 1 {
			return f.ops[r.op].OperandIn(int(r.i), 0)
		}
	case refOp:
		if f.ops[r.op].NumResults() == 1 {
			return f.ops[r.op].Result(0)
		}
	case refResult:
		if start, n := f.ops[r.op].ResultGroup(int(r.i)); n == 1 {
			return f.ops[r.op].Result(start)
		}
	case refValue:
		return f.vals[r.i]
	case refValues:
		if r.j == 1 {
			return f.vals[r.i]
		}
	}
	return nil
}

// appendValues appends the values that r stands for to dst.
func (f *ruleFrame) appendValues(dst []*ir.Value, r *ruleRef) []*ir.Value {
	switch r.kind {
	case refGroup:
		op := f.ops[r.op]
		start, n := op.OperandGroup(int(r.i))
		for k := range n {
			dst = append(dst, op.Operand(start+k))
		}
	case refOp:
		op := f.ops[r.op]
		for k := range op.NumResults() {
			dst = append(dst, op.Result(k))
		}
	case refResult:
		op := f.ops[r.op]
		start, n := op.ResultGroup(int(r.i))
		for k := range n {
			dst = append(dst, op.Result(start+k))
		}
	case refValues:
		dst = append(dst, f.vals[r.i:r.i+r.j]...)
	default:
		dst = append(dst, f.value(r))
	}
	return dst
}

// attr returns the attribute that r stands for. It is nil if there is none.
func (f *ruleFrame) attr(r *ruleRef) ir.Attribute {
	switch r.kind {
	case refAttr:
		return f.ops[r.op].Prop(int(r.i))
	case refNamed:
		return f.ops[r.op].Attr(r.name)
	case refMade:
		return f.attrs[r.i]
	case refLiteral:
		return f.lits[r.i]
	}
	return nil
}

// place returns the location of what r stands for.
func (f *ruleFrame) place(r *ruleRef) ir.Location {
	if r.kind == refOp {
		return f.ops[r.op].Loc()
	}
	f.operands = f.appendValues(f.operands[:0], r)
	if len(f.operands) == 0 {
		return ir.UnknownLoc
	}
	return f.operands[0].Loc()
}

// Args are the arguments of Go functions in rules, numbered from 0. They are valid until the function returns.
type Args struct {
	f    *ruleFrame
	refs []ruleRef
}

// Len returns the number of arguments.
func (in Args) Len() int { return len(in.refs) }

// Value returns the value that argument i stands for: an operand, or the result of an operation that
// has one. It is nil for an optional operand that is absent.
func (in Args) Value(i int) *ir.Value { return in.f.value(&in.refs[i]) }

// Values returns the values that argument i stands for.
func (in Args) Values(i int) []*ir.Value { return in.f.appendValues(nil, &in.refs[i]) }

// Attr returns the attribute that argument i stands for, or nil if it is absent.
func (in Args) Attr(i int) ir.Attribute { return in.f.attr(&in.refs[i]) }

// Op returns the operation that argument i captures, or the one that defines the value that
// argument i stands for. It is nil if that is a block argument.
func (in Args) Op(i int) *ir.Operation {
	r := &in.refs[i]
	if r.kind == refOp || r.kind == refResult {
		return in.f.ops[r.op]
	}
	if v := in.f.value(r); v != nil {
		return v.DefiningOp()
	}
	return nil
}

// Root returns the operation that the rule replaces.
func (in Args) Root() *ir.Operation { return in.f.ops[0] }

// Context returns the context of the operations.
func (in Args) Context() *ir.Context { return in.f.ctx }

// Loc returns the fused location of the operations that Match has matched.
func (in Args) Loc() ir.Location { return in.f.fused() }

// fused returns the default location of operations that the rule makes.
func (f *ruleFrame) fused() ir.Location {
	if f.hasLoc {
		return f.loc
	}
	order := f.prog.order
	if len(order) == 1 {
		f.loc = f.ops[0].Loc()
	} else {
		f.locs = f.locs[:0]
		for _, i := range order {
			f.locs = append(f.locs, f.ops[i].Loc())
		}
		f.loc = f.ctx.FusedLoc(f.locs, nil)
	}
	f.hasLoc = true
	return f.loc
}

// literals are the attributes that a rule needs, in one context.
type literals struct {
	ctx   *ir.Context
	attrs []ir.Attribute
}

// literalsIn returns the literals of p in ctx.
func (p *ruleProgram) literalsIn(ctx *ir.Context) []ir.Attribute {
	if l := p.lits.Load(); l != nil && l.ctx == ctx {
		return l.attrs
	}
	l := &literals{ctx, make([]ir.Attribute, len(p.literals))}
	for i := range p.literals {
		l.attrs[i] = p.literals[i].in(ctx)
	}
	p.lits.Store(l)
	return l.attrs
}

// typedLiteral is a literal with the constraint of its place.
type typedLiteral struct {
	*literalNode
	kind *ir.AttrConstraint
}

// in returns the attribute in ctx. Texts that are no attributes give nil, which matches nothing.
func (l typedLiteral) in(ctx *ir.Context) ir.Attribute {
	if l.make != nil {
		return l.make(ctx)
	}
	text := l.text
	if c := text[0]; l.kind != nil && l.kind.ValueType != nil && (c == '-' || c >= '0' && c <= '9') && !slices.Contains([]byte(text), ':') {
		text += " : " + ir.TypeString(l.kind.ValueType(ctx))
	}
	a, ok := ir.ParseAttr(ctx, text)
	if !ok {
		return nil
	}
	return a
}
