package llvmir

import (
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apint"
	"github.com/spvc/spvc/serialize/llvmir/text"
)

// instruction imports one instruction at the end of its block. It returns the operation, nil for phis and for what is dropped or waits for the
// end of the function, and false after an error.
func (i *importer) instruction(inst *text.Inst) (*ir.Operation, bool) {
	loc := i.instLoc(inst)
	if inst.Op == text.Phi {
		block := i.b.Block()
		i.values[inst] = block.AddArg(i.typ(inst.Type()), loc)
		return nil, true
	}
	if inst.Op == text.Call && isIntrinsicCall(inst) {
		if !i.modern && !i.records(inst) { // later versions drop the records before intrinsics
			return nil, false
		}
		return i.intrinsicCall(inst, loc)
	}
	if !i.records(inst) {
		return nil, false
	}
	if i.opts.Instruction != nil {
		if op := i.custom(inst, loc); op != nil {
			return op, true
		}
	}
	op, ok := i.operation(inst, loc)
	if ok && op != nil && op.NumResults() > 0 && inst.Type() != text.Void {
		i.values[inst] = op.Result(0)
	}
	return op, ok
}

// custom imports an instruction by the option Instruction.
func (i *importer) custom(inst *text.Inst, loc ir.Location) *ir.Operation {
	var result ir.Type
	if inst.Type() != text.Void {
		result = i.typ(inst.Type())
	}
	op := i.opts.Instruction(i.b, loc, inst, result, func() []*ir.Value {
		out, _ := i.valuesOf(inst.Args)
		return out
	})
	if op != nil && op.NumResults() > 0 {
		i.values[inst] = op.Result(0)
	}
	return op
}

// operation imports an instruction, or a constant expression as one.
func (i *importer) operation(inst *text.Inst, loc ir.Location) (*ir.Operation, bool) {
	switch inst.Op {
	case text.Br, text.Switch, text.IndirectBr:
		return i.terminator(inst, loc)
	case text.Call, text.Invoke:
		return i.callInst(inst, loc)
	case text.LandingPad:
		return i.landingPad(inst, loc)
	case text.GetElementPtr:
		return i.gep(inst, loc)
	}
	def := i.simple[inst.Op]
	if def == nil || inst.Op == text.VAArg && !i.modern {
		return nil, i.ctx.EmitError(loc, "unhandled instruction: "+i.describeInst(inst))
	}
	// The mask of a shuffle is an attribute, and the size of an alloca may be implied.
	args := inst.Args
	switch {
	case inst.Op == text.ShuffleVector:
		args = args[:2]
	case inst.Op == text.Alloca && len(args) == 0:
		args = []text.Value{text.Int(text.I32, 1)}
	}
	operands, ok := i.valuesOf(args)
	if !ok {
		if inst.Op == text.Ret || !i.modern {
			i.ctx.EmitError(loc, "unhandled instruction: "+i.describeInst(inst))
		}
		return nil, false
	}
	var results []ir.Type
	if inst.Type() != text.Void {
		results = []ir.Type{i.typ(inst.Type())}
	}
	return i.b.Create(loc, def, operands, results, i.instAttrs(inst)...), true
}

// flagAttrs returns the attributes of the flags of an instruction.
func (i *importer) flagAttrs(inst *text.Inst) []ir.NamedAttribute {
	var out []ir.NamedAttribute
	switch inst.Op {
	case text.Add, text.Sub, text.Mul, text.Shl, text.Trunc:
		if n := overflow(inst.Flags); n != 0 && (inst.Op != text.Trunc || i.modern) {
			out = append(out, ir.Named("overflowFlags", llvm.OverflowOf(i.ctx, n)))
		}
	case text.FAdd, text.FSub, text.FMul, text.FDiv, text.FRem, text.FNeg, text.FCmp, text.Select:
		out = i.fastMath(inst, out)
	}
	if i.modern {
		for _, f := range [...]struct {
			flag text.Flags
			name string
		}{{text.Exact, "isExact"}, {text.Disjoint, "isDisjoint"}, {text.NNeg, "nonNeg"}} {
			if inst.Flags&f.flag != 0 {
				out = append(out, ir.Named(f.name, i.ctx.Unit()))
			}
		}
	}
	return out
}

func overflow(f text.Flags) uint64 {
	var n uint64
	if f&text.NSW != 0 {
		n |= llvm.OverflowNSW
	}
	if f&text.NUW != 0 {
		n |= llvm.OverflowNUW
	}
	return n
}

// fastMath appends the attribute of the fast-math flags if there are any.
func (i *importer) fastMath(inst *text.Inst, out []ir.NamedAttribute) []ir.NamedAttribute {
	n := fastBits(inst.Flags)
	if n == 0 {
		return out
	}
	return append(out, ir.Named("fastmathFlags", llvm.FastMathOf(i.ctx, n)))
}

func fastBits(f text.Flags) uint64 {
	var n uint64
	for _, b := range fastFlags {
		if f&b.flag != 0 {
			n |= b.bit
		}
	}
	return n
}

// instAttrs returns the attributes of the operation of an instruction.
func (i *importer) instAttrs(inst *text.Inst) []ir.NamedAttribute {
	switch inst.Op {
	case text.ICmp:
		return []ir.NamedAttribute{ir.Named("predicate", i.enumInt(llvm.ICmpPredicates, inst.Word))}
	case text.FCmp:
		word := inst.Word
		if word == "true" || word == "false" {
			word = "_" + word
		}
		return append(i.flagAttrs(inst), ir.Named("predicate", i.enumInt(llvm.FCmpPredicates, word)))
	case text.ExtractValue, text.InsertValue:
		position := make([]int64, len(inst.Indices))
		for k, n := range inst.Indices {
			position[k] = int64(n)
		}
		return []ir.NamedAttribute{ir.Named("position", i.ctx.DenseI64Array(position...))}
	case text.ShuffleVector:
		return []ir.NamedAttribute{ir.Named("mask", i.ctx.DenseI32Array(shuffleMask(inst.Args[2])...))}
	case text.Alloca, text.Load, text.Store, text.AtomicRMW, text.CmpXchg, text.Fence:
		return i.memoryAttrs(inst)
	}
	return i.flagAttrs(inst)
}

// shuffleMask returns the numbers of a mask, -1 for undefined ones.
func shuffleMask(v text.Value) []int32 {
	c, ok := v.(*text.Const)
	if !ok {
		return nil
	}
	n := min(int(c.Type().N), 1<<16)
	out := make([]int32, n)
	for k := range out {
		switch {
		case c.Kind == text.ConstUndef || c.Kind == text.ConstPoison:
			out[k] = -1
		case k < len(c.Elems):
			e, _ := c.Elems[k].(*text.Const)
			if e == nil || e.Kind != text.ConstNumber && e.Kind != text.ConstZero {
				out[k] = -1
			} else {
				out[k] = int32(e.Lo)
			}
		}
	}
	return out
}

// memoryAttrs returns the attributes of an access to memory. Alignments that the text leaves out are those of the data layout.
func (i *importer) memoryAttrs(inst *text.Inst) []ir.NamedAttribute {
	c := i.ctx
	var out []ir.NamedAttribute
	add := func(name string, a ir.Attribute) { out = append(out, ir.Named(name, a)) }
	if align := i.layout.AlignmentOf(inst); align != 0 {
		add("alignment", i.i64(int64(align)))
	}
	if inst.Scope != "" {
		add("syncscope", c.String(inst.Scope))
	}
	if inst.Flags&text.Volatile != 0 {
		add("volatile_", c.Unit())
	}
	switch inst.Op {
	case text.Alloca:
		add("elem_type", c.TypeAttr(i.typ(inst.Elem)))
		add("inalloca", i.unit(inst.Flags&text.InAlloca != 0))
	case text.Load, text.Store:
		if inst.Ordering != "" {
			add("ordering", i.enumInt(llvm.AtomicOrderings, inst.Ordering))
		}
		add("nontemporal", i.unit(attached(inst.Metadata, "nontemporal") != nil))
		if inst.Op == text.Load {
			add("invariant", i.unit(attached(inst.Metadata, "invariant.load") != nil))
		}
		if i.modern {
			add("invariantGroup", i.unit(attached(inst.Metadata, "invariant.group") != nil))
		}
	case text.AtomicRMW:
		word := inst.Word
		switch word {
		case "and", "or", "xor":
			word = "_" + word
		}
		add("bin_op", i.enumInt(llvm.AtomicOps, word))
		add("ordering", i.enumInt(llvm.AtomicOrderings, inst.Ordering))
	case text.CmpXchg:
		add("success_ordering", i.enumInt(llvm.AtomicOrderings, inst.Ordering))
		add("failure_ordering", i.enumInt(llvm.AtomicOrderings, inst.Failure))
		add("weak", i.unit(inst.Flags&text.Weak != 0))
	case text.Fence:
		add("ordering", i.enumInt(llvm.AtomicOrderings, inst.Ordering))
	}
	return out
}

// attached returns the node of an attachment, nil if there is none of the kind.
func attached(list []text.Attachment, kind string) *text.Node {
	for k := range list {
		if list[k].Kind == kind {
			return list[k].Node
		}
	}
	return nil
}

func (i *importer) gep(inst *text.Inst, loc ir.Location) (*ir.Operation, bool) {
	elem := i.typ(inst.Elem)
	operands, ok := i.valuesOf(inst.Args)
	if !ok {
		return nil, false
	}
	indices := make([]llvm.Index, len(operands)-1)
	at := elem
	for k, v := range operands[1:] {
		indices[k] = llvm.IndexOf(v)
		if s, ok := at.(*llvm.StructType); ok && k > 0 {
			n, known := constantIndex(inst.Args[k+1])
			if !known || n < 0 || n >= int64(len(s.Body())) {
				return nil, i.ctx.EmitError(loc, "unhandled instruction: "+i.describeInst(inst))
			}
			indices[k] = llvm.StaticIndex(int32(n))
			at = s.Body()[n]
			continue
		}
		if k > 0 {
			at = elementOf(at)
		}
	}
	var flags llvm.GEPFlags
	for _, f := range gepFlags {
		if inst.Flags&f.flag != 0 {
			flags |= f.bit
		}
	}
	if !i.modern {
		flags = 0
	}
	if inst.Flags&text.Inbounds != 0 {
		flags |= llvm.GEPInBounds
	}
	return llvm.NewGEPWith(i.b, loc, i.typ(inst.Type()), elem, operands[0], flags, indices...).DefiningOp(), true
}

// elementOf returns the element type of an array or a vector, nil for other types.
func elementOf(t ir.Type) ir.Type {
	switch t := t.(type) {
	case *llvm.ArrayType:
		return t.Element
	case nil:
		return nil
	}
	if llvm.IsVector(t) {
		return llvm.ScalarOf(t)
	}
	return nil
}

// constantIndex returns the number that an index is, also as a vector of equal numbers.
func constantIndex(v text.Value) (int64, bool) {
	c, ok := v.(*text.Const)
	if !ok {
		return 0, false
	}
	if (c.Kind == text.ConstList || c.Kind == text.ConstSplat) && c.Type().Kind == text.VectorKind {
		return constantIndex(c.Elems[0])
	}
	switch {
	case c.Kind == text.ConstZero:
		return 0, true
	case c.Kind == text.ConstNumber && c.Type().Kind == text.IntKind:
		return intValue(c).Int64()
	}
	return 0, false
}

// terminator imports a branch with the values of phis.
func (i *importer) terminator(inst *text.Inst, loc ir.Location) (*ir.Operation, bool) {
	if inst.Op == text.IndirectBr && !i.modern {
		return nil, i.ctx.EmitError(loc, "unhandled instruction: "+i.describeInst(inst))
	}
	from := i.current
	var first []*ir.Value
	var ok bool
	if inst.Op != text.Br { // the order in which constants are imported
		if first, ok = i.valuesOf(inst.Args[:1]); !ok {
			return nil, false
		}
	}
	var args []*ir.Value
	var sizes []int
	var succs []*ir.Block
	for _, b := range inst.Blocks {
		list, ok := i.branchArgs(inst, from, b)
		if !ok {
			return nil, false
		}
		args, sizes, succs = append(args, list...), append(sizes, len(list)), append(succs, i.blocks[b])
	}
	switch {
	case inst.Op == text.IndirectBr:
		return i.b.CreateBranch(loc, llvm.IndirectBr, append(first, args...), succs, ir.Named("indbr_operand_segments", i.segments(sizes))), true
	case inst.Op == text.Switch:
		return i.switchOp(inst, loc, append(first, args...), sizes, succs), true
	case len(inst.Args) == 0:
		return i.b.CreateBranch(loc, llvm.Br, args, succs), true
	}
	if first, ok = i.valuesOf(inst.Args[:1]); !ok {
		return nil, false
	}
	return i.b.CreateBranch(loc, llvm.CondBr, append(first, args...), succs, i.ctx.Segments(1, sizes[0], sizes[1])), true
}

func (i *importer) segments(sizes []int) ir.Attribute {
	list := make([]int32, len(sizes))
	for k, n := range sizes {
		list[k] = int32(n)
	}
	return i.ctx.DenseI32Array(list...)
}

// switchOp puts a switch. operands are the condition and the values for each block, whose numbers are sizes.
func (i *importer) switchOp(inst *text.Inst, loc ir.Location, operands []*ir.Value, sizes []int, succs []*ir.Block) *ir.Operation {
	attrs := []ir.NamedAttribute{ir.Named("case_operand_segments", i.segments(sizes[1:])), i.ctx.Segments(1, sizes[0], len(operands)-1-sizes[0])}
	if n := len(inst.Args) - 1; n > 0 {
		t := inst.Args[0].Type()
		values := make([]ir.Attribute, n)
		for k, v := range inst.Args[1:] {
			number := apint.New(uint32(t.N), 0)
			if c, ok := v.(*text.Const); ok && c.Kind == text.ConstNumber {
				number = intValue(c)
			}
			values[k] = i.ctx.APInt(i.ctx.I(uint32(t.N)), number)
		}
		attrs = append(attrs, ir.Named("case_values", i.ctx.DenseOf(i.ctx.Vector([]int64{int64(n)}, i.typ(t)), values)))
	}
	return i.b.CreateBranch(loc, llvm.Switch, operands, succs, attrs...)
}

func (i *importer) landingPad(inst *text.Inst, loc ir.Location) (*ir.Operation, bool) {
	operands, ok := i.valuesOf(inst.Args)
	if !ok {
		return nil, false
	}
	return i.b.Create(loc, llvm.LandingPad, operands, []ir.Type{i.typ(inst.Type())}, ir.Named("cleanup", i.unit(inst.Flags&text.Cleanup != 0))), true
}
