package lower

import (
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/encoding"
	"github.com/spvc/spvc/spirv/spec"
)

// maxOps bounds the operations of a kernel whose calls are expanded.
const maxOps = 1 << 20

// The arguments of the function.
const (
	argContext = iota
	argGroup
	_
	_
	argLocal
	_
	_
	numArgs
)

// function makes the function that runs an invocation.
func (l *lowering) function(entry *ir.Operation) {
	b := ir.NewBuilder(l.c, nil)
	b.SetEnd(l.top.Region(0).First())
	params := []ir.Type{l.ptr}
	for range numArgs - 1 {
		params = append(params, l.c.I32())
	}
	result := llvm.Void(l.c)
	attrs := []ir.NamedAttribute{ir.Named("linkage", llvm.LinkageOf(l.c, llvm.LinkageInternal))}
	if l.kernel.Suspends {
		result = l.ptr
		attrs = append(attrs, ir.Named("passthrough", l.c.Array([]ir.Attribute{l.c.String("presplitcoroutine")})))
	} else {
		attrs = append(attrs, ir.Named("always_inline", l.c.Unit()))
	}
	fn := llvm.NewFunc(b, ir.UnknownLoc, Function, llvm.Function(result, params, false), attrs...)
	l.region = fn.Region(0)
	first := l.region.AddBlock()
	for _, t := range params {
		l.args = append(l.args, first.AddArg(t, ir.UnknownLoc))
	}
	body := l.region.AddBlock()
	l.exit = ir.NewBlock()
	l.head.SetEnd(first)
	l.b.SetEnd(body)
	l.begin()
	if l.err == nil {
		l.expand(entry, nil, entry)
	}
	l.branch(l.exit, nil)
	l.region.Append(l.exit)
	l.b.SetEnd(l.exit)
	l.end()
	l.head.CreateBranch(ir.UnknownLoc, llvm.Br, nil, []*ir.Block{body})
	l.placeMeetings()
}

func (l *lowering) branch(to *ir.Block, args []*ir.Value) {
	l.b.CreateBranch(l.loc, llvm.Br, args, []*ir.Block{to})
}

// enter appends a block to the function and moves the builder there.
func (l *lowering) enter(b *ir.Block) {
	l.region.Append(b)
	l.b.SetEnd(b)
}

// expand puts the blocks of a function, and leaves the builder at the place behind it. It returns what the function returns.
func (l *lowering) expand(fn *ir.Operation, args []*ir.Value, call *ir.Operation) *ir.Value {
	for _, f := range l.calls {
		if f == fn {
			l.refuse(call, "the function calls itself")
			return nil
		}
	}
	r := fn.Region(0)
	if r.Empty() {
		l.refuse(call, "the function "+ir.SymbolName(fn)+" has no body")
		return nil
	}
	l.calls = append(l.calls, fn)
	defer func() { l.calls = l.calls[:len(l.calls)-1] }()
	f := &expansion{l: l, blocks: map[*ir.Block]*ir.Block{}, entered: map[*ir.Block]bool{}, after: ir.NewBlock(), counted: countedEdges(r)}
	if t := (spirv.FuncOp{Operation: fn}).Type(); len(t.Results) > 0 {
		f.after.AddArg(l.typ(call, t.Results[0]), l.loc)
	}
	for b := r.First(); b != nil; b = b.Next() {
		to := ir.NewBlock()
		f.blocks[b] = to
		if b == r.First() {
			for i, a := range b.Args() {
				if i < len(args) {
					l.values[a] = args[i]
				}
			}
			continue
		}
		for _, a := range b.Args() {
			l.values[a] = to.AddArg(l.typ(fn, a.Type()), a.Loc())
		}
	}
	l.branch(f.blocks[r.First()], nil)
	for b := r.First(); b != nil && l.err == nil; b = b.Next() {
		f.block(b)
	}
	l.enter(f.after)
	if f.after.NumArgs() > 0 {
		return f.after.Arg(0)
	}
	return nil
}

// expansion is a function that is expanded.
type expansion struct {
	l       *lowering
	blocks  map[*ir.Block]*ir.Block
	entered map[*ir.Block]bool
	after   *ir.Block
	counted map[backEdge]bool
	// here is the block of the function that is lowered.
	here *ir.Block
}

func (f *expansion) block(b *ir.Block) {
	l := f.l
	f.entered[b] = true
	f.here = b
	l.enter(f.blocks[b])
	for op := b.First(); op != nil && l.err == nil; op = op.Next() {
		if l.count++; l.count > maxOps {
			l.refuse(op, "the kernel is too large")
			return
		}
		l.loc = op.Loc()
		if op.HasTrait(ir.Terminator) {
			f.terminator(op)
			return
		}
		l.lower(op)
	}
}

// lower lowers an operation that is no terminator.
func (l *lowering) lower(op *ir.Operation) {
	name := nameOf(op)
	if isCooperative(op) {
		l.cooperative(op)
	} else if a := l.formulas[name]; a != nil {
		l.compute(op, a)
	} else if a := l.actions[l.defOf(op)]; a != nil {
		a(l, op)
	} else if g := groupOp(op); g != nil {
		l.group(op, g)
	} else if a := l.named[name]; a != nil {
		a(l, op)
	} else {
		l.keep(op)
	}
}

func (f *expansion) terminator(op *ir.Operation) {
	l := f.l
	switch {
	case op.Is(spirv.Branch):
		l.branch(f.target(op.Successor(0)), l.operandsOf(op))
	case op.Is(spirv.BranchConditional):
		yes, no := f.target(op.Successor(0)), f.target(op.Successor(1))
		_, n := op.OperandGroup(1)
		_, m := op.OperandGroup(2)
		l.b.CreateBranch(l.loc, llvm.CondBr, l.operandsOf(op), []*ir.Block{yes, no}, l.c.Segments(1, n, m))
	case op.Is(spirv.Switch):
		blocks := make([]*ir.Block, op.NumSuccessors())
		for i := range blocks {
			blocks[i] = f.target(op.Successor(i))
		}
		_, n := op.OperandGroup(1)
		_, m := op.OperandGroup(2)
		attrs := []ir.NamedAttribute{ir.Named("case_operand_segments", op.Attr("case_operand_segments")), l.c.Segments(1, n, m)}
		if a, ok := op.Attr("literals").(*ir.DenseElementsAttr); ok {
			attrs = append(attrs, ir.Named("case_values", l.signlessElements(a)))
		}
		l.b.CreateBranch(l.loc, llvm.Switch, l.operandsOf(op), blocks, attrs...)
	case op.Is(spirv.Return):
		l.branch(f.after, nil)
	case op.Is(spirv.ReturnValue):
		l.branch(f.after, l.operandsOf(op))
	case op.Is(spirv.Unreachable) || op.Is(spirv.Kill):
		// It ends the invocation: what is not defined must not crash the process.
		l.branch(l.exit, nil)
	default:
		l.refuse(op, "the terminator is not supported")
	}
}

// target returns the block for a block of the function that is expanded. A backward branch goes through a block that looks whether the
// invocation is to end.
func (f *expansion) target(b *ir.Block) *ir.Block {
	to := f.blocks[b]
	if !f.entered[b] {
		return to
	}
	l := f.l
	if f.counted[backEdge{f.here, b}] && !l.kernel.Subgroups {
		return to
	}
	here := l.b.Block()
	check := ir.NewBlock()
	if !l.isHeader[to] {
		l.isHeader[to] = true
		l.headers = append(l.headers, to)
	}
	l.checks[check] = to
	l.enter(check)
	args := make([]*ir.Value, b.NumArgs())
	for i, a := range b.Args() {
		args[i] = check.AddArg(l.values[a].Type(), l.loc)
	}
	flag := llvm.NewLoad(l.b, l.loc, l.c.I32(), l.word(ContextStop), ir.Named("ordering", l.c.Int(l.i64, llvm.OrderingMonotonic)), ir.Named("alignment", l.c.Int(l.i64, 4)))
	goes := l.compare(llvm.ICmpEQ, flag, l.number(l.c.I32(), 0))
	l.b.CreateBranch(l.loc, llvm.CondBr, append([]*ir.Value{goes}, args...), []*ir.Block{to, l.exit}, l.c.Segments(1, len(args), 0))
	l.b.SetEnd(here)
	return check
}

// operandsOf returns the values for the operands of an operation.
func (l *lowering) operandsOf(op *ir.Operation) []*ir.Value {
	vs := make([]*ir.Value, op.NumOperands())
	for i := range vs {
		vs[i] = l.operand(op, i)
	}
	return vs
}

// operand returns the value for operand i.
func (l *lowering) operand(op *ir.Operation, i int) *ir.Value {
	if v := l.values[op.Operand(i)]; v != nil {
		return v
	}
	l.refuse(op, "an operand is not known here")
	return l.zero(l.typ(op, op.Operand(i).Type()))
}

// defOf returns the declaration of an operation, also if its operands have types that the dialect's operation does not take, such as
// integers with and without a sign.
func (l *lowering) defOf(op *ir.Operation) *ir.OpDef {
	if !op.Is(spirv.OpaqueInst) {
		return op.Def()
	}
	params, _ := op.Attr("params").(*ir.ArrayAttr)
	if params != nil {
		for i, a := range params.Elements {
			if _, plain := a.(*ir.UnitAttr); !plain && (i >= 2 || op.StringAttr("opcode") != "OpExtInst") {
				return spirv.OpaqueInst
			}
		}
	}
	if info := l.c.OpInfo("spirv." + nameOf(op)); info != nil && info.Def != nil {
		return info.Def
	}
	return spirv.OpaqueInst
}

// takesValues refuses an opaque instruction if an operand is a type, a function or a text. No instruction that has a lowering takes one.
func (l *lowering) takesValues(op *ir.Operation) bool {
	if !op.Is(spirv.OpaqueInst) || op.Attr("params") == nil || nameOf(op) == nonSemantic {
		return true
	}
	code, _ := encoding.OpaqueOpcode(op)
	isSet := code == spec.OpExtInst
	encoding.WalkOpaque(code, encoding.OpaqueParams(op), func(k spec.Kind, a ir.Attribute) bool {
		if _, unit := a.(*ir.UnitAttr); k.Category() == spec.ID && !unit && !isSet {
			l.refuse(op, "an operand is no value")
		}
		isSet = false
		return l.err == nil
	})
	return l.err == nil
}

// keep copies an operation on values, which the conversion of the spirv dialect takes later.
func (l *lowering) keep(op *ir.Operation) {
	def := l.defOf(op)
	if def == nil || op.NumRegions() > 0 || op.NumSuccessors() > 0 || def == spirv.OpaqueInst {
		reason := "the instruction is not supported"
		if name := nameOf(op); op.Is(spirv.OpaqueInst) && name != "" {
			reason = "the instruction " + name + " is not supported"
		}
		l.refuse(op, reason)
		return
	}
	types := make([]ir.Type, op.NumResults())
	for i, r := range op.Results() {
		types[i] = l.typ(op, r.Type())
	}
	var attrs []ir.NamedAttribute
	for i := range def.Attrs {
		if a := op.Attr(def.Attrs[i].Name); a != nil {
			attrs = append(attrs, ir.Named(def.Attrs[i].Name, a))
		}
	}
	to := l.b.Create(l.loc, def, l.operandsOf(op), types, attrs...)
	for i, r := range op.Results() {
		l.values[r] = to.Result(i)
	}
}

// call expands a function that is called.
func (l *lowering) call(op *ir.Operation) {
	ref, _ := op.Attr("callee").(*ir.SymbolRefAttr)
	var fn *ir.Operation
	if ref != nil {
		fn = l.globals[ref.Root]
	}
	if fn == nil || !fn.Is(spirv.Func) {
		l.refuse(op, "the function is not known")
		return
	}
	if b := fn.Region(0).First(); b != nil {
		for i, a := range b.Args() {
			if i < op.NumOperands() {
				l.places[a] = l.places[op.Operand(i)]
			}
		}
	}
	v := l.expand(fn, l.operandsOf(op), op)
	if op.NumResults() > 0 && v != nil {
		l.values[op.Result(0)] = v
	}
}
