package lower

import (
	"strings"

	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// The memory through which an invocation and the driver talk: the bytes of a record.
const (
	// A record begins with the word that says what the invocation waits for.
	// recordKey is where the invocation is: words that are compared one after the other. The lowest of a subgroup go on first.
	recordKey = 4
	// recordValue is the operand of an operation on a subgroup, and recordGathered a copy of it that stays until the subgroup's next operation.
	recordValue    = 64
	recordGathered = 128
	// recordMask has a bit for each invocation of the subgroup that takes part.
	recordMask = 192
	recordSize = 256

	maxKey   = 15
	maxValue = 64
)

// The kinds of waiting.
const (
	waitsForGroup    = 1
	waitsForSubgroup = 2
)

// nameOf returns the name of an instruction without "Op".
func nameOf(op *ir.Operation) string {
	if op.Is(spirv.OpaqueInst) {
		name := strings.TrimPrefix(op.StringAttr("opcode"), "Op")
		if name == "ExtInst" {
			return extendedName(op)
		}
		return name
	}
	return strings.TrimPrefix(op.Name(), "spirv.")
}

// nonSemantic is the name of all instructions that compute nothing.
const nonSemantic = "NonSemantic"

// extendedName returns the name of an extended instruction, such as GL.Step.
func extendedName(op *ir.Operation) string {
	list, _ := op.Attr("params").(*ir.ArrayAttr)
	if list == nil || len(list.Elements) < 2 {
		return ""
	}
	set, _ := list.Elements[0].(*ir.StringAttr)
	name, _ := list.Elements[1].(*ir.StringAttr)
	switch {
	case set == nil:
	case strings.HasPrefix(set.Value, "NonSemantic."):
		return nonSemantic
	case name == nil:
	case set.Value == "GLSL.std.450":
		return "GL." + name.Value
	case set.Value == "OpenCL.std":
		return "CL." + name.Value
	}
	return ""
}

// groupAction lowers an operation on a subgroup whose operand has been gathered: v is the invocation's own operand.
type groupAction func(g *gathering, v *ir.Value) *ir.Value

// gathering is an operation on a subgroup behind its suspension.
type gathering struct {
	*lowering
	op *ir.Operation
	// x are the operands of the dialect, without the scope.
	x []*ir.Value
	// first is the record of invocation 0 of the subgroup, lane the number of this one, and mask those that take part.
	first, lane, mask *ir.Value
	size              int64
}

// scalarOps lists the operations that combine two values, with the number that changes none. Floats have their own.
var scalarOps = [...]struct {
	name     string
	def      *ir.OpDef
	identity identity
}{
	{"IAdd", llvm.Add, zeros}, {"FAdd", llvm.FAdd, zeros}, {"IMul", llvm.Mul, one}, {"FMul", llvm.FMul, one},
	{"SMin", llvm.IntrSmin, greatest}, {"UMin", llvm.IntrUmin, ones}, {"SMax", llvm.IntrSmax, least}, {"UMax", llvm.IntrUmax, zeros},
	{"FMin", llvm.IntrMinnum, infinity}, {"FMax", llvm.IntrMaxnum, minusInfinity}, {"BitwiseAnd", llvm.And, ones}, {"BitwiseOr", llvm.Or, zeros},
	{"BitwiseXor", llvm.XOr, zeros}, {"LogicalAnd", llvm.And, ones}, {"LogicalOr", llvm.Or, zeros}, {"LogicalXor", llvm.XOr, zeros},
}

// identity is a number that an operation leaves as it is.
type identity uint8

const (
	zeros identity = iota
	one
	ones
	least
	greatest
	infinity
	minusInfinity
)

// otherGroupOps has the operations of older extensions, which are those of GroupNonUniform under other names.
var otherGroupOps = map[string]string{
	"KHR.SubgroupBallot": "Ballot", "SubgroupBallotKHR": "Ballot", "SubgroupFirstInvocationKHR": "BroadcastFirst", "SubgroupAllKHR": "All",
	"SubgroupAnyKHR": "Any", "SubgroupAllEqualKHR": "AllEqual", "SubgroupReadInvocationKHR": "Broadcast",
}

// groupOp returns how an operation on a subgroup is lowered, or nil if it is none.
func groupOp(op *ir.Operation) groupAction {
	name := nameOf(op)
	name, ok := strings.CutPrefix(name, "GroupNonUniform")
	if other := otherGroupOps[name]; !ok && other == "" {
		return nil
	} else if !ok {
		name = other
	}
	for i := range scalarOps {
		if scalarOps[i].name == name {
			return func(g *gathering, v *ir.Value) *ir.Value { return g.combine(i, v) }
		}
	}
	switch name {
	case "Elect":
		return func(g *gathering, _ *ir.Value) *ir.Value { return g.compare(llvm.ICmpEQ, g.lane, g.lowest()) }
	case "All":
		return func(g *gathering, v *ir.Value) *ir.Value { return g.fold(v, g.truth(true), llvm.And) }
	case "Any":
		return func(g *gathering, v *ir.Value) *ir.Value { return g.fold(v, g.truth(false), llvm.Or) }
	case "AllEqual":
		return (*gathering).allEqual
	case "Ballot":
		return (*gathering).ballot
	case "BroadcastFirst":
		return func(g *gathering, v *ir.Value) *ir.Value { return g.valueOf(g.lowest(), v) }
	case "Broadcast", "Shuffle", "ShuffleXor", "ShuffleUp", "ShuffleDown", "QuadBroadcast", "QuadSwap", "RotateKHR":
		return func(g *gathering, v *ir.Value) *ir.Value { return g.valueOf(g.source(name), v) }
	}
	return nil
}

// group lowers an operation on a subgroup: it stores its operand, waits for the others, and reads theirs.
func (l *lowering) group(op *ir.Operation, f groupAction) {
	if s, ok := op.Attr("execution_scope").(*ir.EnumAttr); ok && spec.Scope(s.Value) != spec.ScopeSubgroup {
		l.refuse(op, "the scope is not Subgroup")
		return
	}
	var v *ir.Value
	x := op.Operands()
	x = x[min(firstOperand(op), len(x)):]
	if len(x) > 0 {
		if v = l.values[x[0]]; v == nil {
			l.refuse(op, "an operand is not known here")
			return
		}
		e := layoutOf(x[0].Type(), matrixRule{}, 0)
		if e == nil || e.size > maxValue {
			l.refuse(op, "values of this type cannot be exchanged")
			return
		}
		l.write(&place{root: l.fixedRoot(l.plus(l.ownRecord(), recordValue), maxValue), fixed: true}, l.plus(l.ownRecord(), recordValue), 0, e, v)
	}
	l.meet()
	i32 := l.c.I32()
	g := &gathering{lowering: l, op: op, x: x, size: int64(l.o.Subgroup)}
	index := l.localIndex()
	g.lane = l.one(llvm.URem, i32, index, l.i32(g.size))
	g.first = l.record(l.one(llvm.Sub, i32, index, g.lane))
	g.mask = llvm.NewLoad(l.b, l.loc, l.c.I(128), l.plus(l.ownRecord(), recordMask))
	r := op.Result(0)
	if to := f(g, v); to != nil {
		l.values[r] = l.resizedResult(to, l.typ(op, r.Type()))
	}
}

// resizedResult fits an integer to the type of a result.
func (l *lowering) resizedResult(v *ir.Value, t ir.Type) *ir.Value {
	if _, ok := v.Type().(*ir.IntegerType); ok {
		return l.resized(v, t)
	}
	return v
}

// record puts the address of the record of an invocation of the workgroup.
func (l *lowering) record(index *ir.Value) *ir.Value {
	return l.at(l.b, l.word(ContextRecords), l.one(llvm.Mul, l.i64, l.one(llvm.ZExt, l.i64, index), l.number(l.i64, recordSize)))
}

// recordBytes returns the size of all records.
func (l *lowering) recordBytes() uint64 {
	return recordSize * alignTo(uint64(l.invocations()), uint64(max(l.o.Subgroup, 1)))
}

func (l *lowering) ownRecord() *ir.Value { return l.record(l.localIndex()) }

// meet suspends the invocation until all of its subgroup that come here are here.
func (l *lowering) meet() {
	kind := llvm.NewStore(l.b, l.loc, l.i32(waitsForSubgroup), l.ownRecord())
	l.meetings = append(l.meetings, kind)
	next := ir.NewBlock()
	l.suspend(next, false)
	l.enter(next)
}

func (l *lowering) truth(v bool) *ir.Value {
	return llvm.NewConstant(l.b, l.loc, l.c.I1(), l.c.Bool(v))
}

// lane puts the number of the invocation in its subgroup.
func (l *lowering) lane() *ir.Value {
	return l.one(llvm.URem, l.c.I32(), l.localIndex(), l.i32(int64(l.o.Subgroup)))
}

// bit puts whether bit k of a mask is set.
func (g *gathering) bit(mask, k *ir.Value) *ir.Value {
	i128 := g.c.I(128)
	return g.one(llvm.Trunc, g.c.I1(), g.one(llvm.LShr, i128, mask, g.one(llvm.ZExt, i128, k)))
}

// lowest puts the number of the first invocation that takes part.
func (g *gathering) lowest() *ir.Value {
	n := g.b.Create(g.loc, llvm.IntrCttz, []*ir.Value{g.mask}, []ir.Type{g.c.I(128)}, ir.Named("is_zero_poison", g.c.Bool(false))).Result(0)
	return g.one(llvm.Trunc, g.c.I32(), n)
}

// valueOf puts the operand of an invocation of the subgroup, or the own one if there is none of that number.
func (g *gathering) valueOf(lane, v *ir.Value) *ir.Value {
	exists := g.compare(llvm.ICmpULT, lane, g.i32(g.size))
	return g.gathered(g.one(llvm.Select, g.c.I32(), exists, lane, g.lane), g.x[0].Type())
}

// gathered puts what an invocation of the subgroup has stored.
func (g *gathering) gathered(lane *ir.Value, t ir.Type) *ir.Value {
	p := g.at(g.b, g.first, g.one(llvm.Mul, g.i64, g.one(llvm.ZExt, g.i64, lane), g.number(g.i64, recordSize)))
	p = g.plus(p, recordGathered)
	e := layoutOf(t, matrixRule{}, 0)
	return g.read(&place{root: g.fixedRoot(p, maxValue), fixed: true}, p, 0, e)
}

// each puts a loop over the invocations of the subgroup, from the first to the last, that changes a value by f.
func (g *gathering) each(initial *ir.Value, f func(k, v *ir.Value) *ir.Value) *ir.Value {
	i32 := g.c.I32()
	header, after := ir.NewBlock(), ir.NewBlock()
	k, v := header.AddArg(i32, g.loc), header.AddArg(initial.Type(), g.loc)
	result := after.AddArg(initial.Type(), g.loc)
	g.branch(header, []*ir.Value{g.i32(0), initial})
	g.enter(header)
	next := f(k, v)
	step := g.add(k, g.i32(1))
	more := g.compare(llvm.ICmpULT, step, g.i32(g.size))
	g.b.CreateBranch(g.loc, llvm.CondBr, []*ir.Value{more, step, next, next}, []*ir.Block{header, after}, g.c.Segments(1, 2, 1))
	g.enter(after)
	return result
}

// fold combines the operands of those that take part.
func (g *gathering) fold(v, initial *ir.Value, def *ir.OpDef) *ir.Value {
	t := g.x[0].Type()
	return g.each(initial, func(k, sum *ir.Value) *ir.Value {
		next := g.one(def, sum.Type(), sum, g.gathered(k, t))
		return g.one(llvm.Select, sum.Type(), g.bit(g.mask, k), next, sum)
	})
}

func (g *gathering) allEqual(v *ir.Value) *ir.Value {
	t := g.x[0].Type()
	return g.each(g.truth(true), func(k, all *ir.Value) *ir.Value {
		other := g.gathered(k, t)
		var same *ir.Value
		if _, ok := ir.ElementTypeOrSelf(v.Type()).(*ir.FloatType); ok {
			same = g.b.Create(g.loc, llvm.FCmp, []*ir.Value{v, other}, []ir.Type{llvm.BoolShapeOf(v.Type())}, ir.Named("predicate", g.c.Int(g.i64, llvm.FCmpOEQ))).Result(0)
		} else {
			same = g.compare(llvm.ICmpEQ, v, other)
		}
		if isVector(same.Type()) {
			whole := g.elementAt(same, 0)
			for i := range same.Type().(*ir.VectorType).Shape()[0] - 1 {
				whole = g.one(llvm.And, whole.Type(), whole, g.elementAt(same, i+1))
			}
			same = whole
		}
		same = g.one(llvm.Or, same.Type(), same, g.one(llvm.XOr, same.Type(), g.bit(g.mask, k), g.truth(true)))
		return g.one(llvm.And, same.Type(), all, same)
	})
}

// ballot puts a vector of four words with the bits of those whose operand is true.
func (g *gathering) ballot(v *ir.Value) *ir.Value {
	i128 := g.c.I(128)
	bits := g.each(g.zero(i128), func(k, bits *ir.Value) *ir.Value {
		is := g.one(llvm.And, g.c.I1(), g.bit(g.mask, k), g.gathered(k, g.x[0].Type()))
		return g.one(llvm.Or, i128, bits, g.one(llvm.Shl, i128, g.one(llvm.ZExt, i128, is), g.one(llvm.ZExt, i128, k)))
	})
	return g.one(llvm.BitCast, g.c.Vector([]int64{4}, g.c.I32()), bits)
}

// source puts the number of the invocation whose operand this one gets.
func (g *gathering) source(name string) *ir.Value {
	i32 := g.c.I32()
	n := g.i32(0)
	if len(g.x) > 1 {
		n = g.resized(g.values[g.x[1]], i32)
	}
	switch name {
	case "ShuffleXor":
		return g.one(llvm.XOr, i32, g.lane, n)
	case "ShuffleUp":
		return g.one(llvm.Sub, i32, g.lane, n)
	case "ShuffleDown":
		return g.add(g.lane, n)
	case "QuadBroadcast":
		return g.one(llvm.Or, i32, g.one(llvm.And, i32, g.lane, g.i32(-4)), n)
	case "QuadSwap":
		return g.one(llvm.XOr, i32, g.lane, g.add(n, g.i32(1)))
	case "RotateKHR":
		size := g.i32(g.size)
		if len(g.x) > 2 {
			size = g.resized(g.values[g.x[2]], i32)
		}
		last := g.one(llvm.Sub, i32, size, g.i32(1))
		within := g.one(llvm.And, i32, g.add(g.lane, n), last)
		return g.one(llvm.Or, i32, within, g.one(llvm.And, i32, g.lane, g.one(llvm.XOr, i32, last, g.i32(-1))))
	}
	return n
}

// groupOperation returns what an operation computes of the operands: an attribute, or one of the params of an opaque instruction.
func (g *gathering) groupOperation() (spec.GroupOperation, bool) {
	if a, ok := g.op.Attr("group_operation").(*ir.EnumAttr); ok {
		return spec.GroupOperation(a.Value), true
	}
	params, _ := g.op.Attr("params").(*ir.ArrayAttr)
	for i := 0; params != nil && i < len(params.Elements); i++ {
		if s, ok := params.Elements[i].(*ir.StringAttr); ok {
			switch s.Value {
			case "Reduce":
				return spec.GroupOperationReduce, true
			case "InclusiveScan":
				return spec.GroupOperationInclusiveScan, true
			case "ExclusiveScan":
				return spec.GroupOperationExclusiveScan, true
			case "ClusteredReduce":
				return spec.GroupOperationClusteredReduce, true
			}
		}
	}
	return 0, false
}

// combine computes a reduction or a scan.
func (g *gathering) combine(row int, v *ir.Value) *ir.Value {
	how, ok := g.groupOperation()
	if !ok {
		g.refuse(g.op, "the operation on the group is not known")
		return nil
	}
	e := &scalarOps[row]
	t, from := v.Type(), g.x[0].Type()
	cluster := g.i32(g.size)
	switch how {
	case spec.GroupOperationReduce, spec.GroupOperationInclusiveScan, spec.GroupOperationExclusiveScan:
	case spec.GroupOperationClusteredReduce:
		if len(g.x) < 2 {
			g.refuse(g.op, "the cluster has no size")
			return nil
		}
		cluster = g.resized(g.values[g.x[1]], g.c.I32())
	default:
		g.refuse(g.op, "the operation on the group is not supported")
		return nil
	}
	mine := g.one(llvm.UDiv, g.c.I32(), g.lane, cluster)
	return g.each(g.identity(t, e.identity), func(k, sum *ir.Value) *ir.Value {
		takes := g.bit(g.mask, k)
		switch how {
		case spec.GroupOperationInclusiveScan:
			takes = g.one(llvm.And, takes.Type(), takes, g.compare(llvm.ICmpULE, k, g.lane))
		case spec.GroupOperationExclusiveScan:
			takes = g.one(llvm.And, takes.Type(), takes, g.compare(llvm.ICmpULT, k, g.lane))
		case spec.GroupOperationClusteredReduce:
			takes = g.one(llvm.And, takes.Type(), takes, g.compare(llvm.ICmpEQ, g.one(llvm.UDiv, g.c.I32(), k, cluster), mine))
		}
		return g.one(llvm.Select, t, takes, g.one(e.def, t, sum, g.gathered(k, from)), sum)
	})
}

// identity puts a number that an operation leaves as it is.
func (g *gathering) identity(t ir.Type, n identity) *ir.Value {
	elem := ir.ElementTypeOrSelf(t)
	var a ir.Attribute
	switch f, isFloat := elem.(*ir.FloatType); {
	case n == zeros:
		return g.zero(t)
	case isFloat:
		value := 1.0
		switch n {
		case infinity:
			value = inf
		case minusInfinity:
			value = -inf
		}
		a = g.c.FloatValue(f, value)
	default:
		w := ir.NumberWidth(elem)
		a = g.c.APInt(elem, wholeIdentity(n, w))
	}
	if s, ok := t.(ir.ShapedType); ok {
		a = g.c.SplatOf(s, a)
	}
	return llvm.NewConstant(g.b, g.loc, t, a)
}
