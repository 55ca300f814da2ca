package vectortogpu

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
)

// ConvertMatrices adds operations on matrices of a subgroup for the multiplications in root
// that have the form of AddPatterns, and replaces what writes the results. The operations on
// vectors stay; nothing uses their results any more.
func ConvertMatrices(root *ir.Operation) {
	c := &converter{
		b: ir.NewBuilder(root.Context(), nil), ops: convertible(root),
		matrices: map[*ir.Value]*ir.Value{}, roles: map[*ir.Operation]string{},
	}
	if len(c.ops) == 0 {
		return
	}
	for _, op := range c.inOrder(root) {
		c.b.SetBefore(op)
		c.convert(op)
	}
}

// converter converts the operations of chains.
type converter struct {
	b   *ir.Builder
	ops map[*ir.Operation]bool
	// matrices has the matrix for each vector that has one.
	matrices map[*ir.Value]*ir.Value
	// roles has the role of each operation's result in multiplications.
	roles map[*ir.Operation]string
}

// inOrder returns the operations to convert in root, those that define values before those
// that use them.
func (c *converter) inOrder(root *ir.Operation) []*ir.Operation {
	var list []*ir.Operation
	dom := ir.NewDominance()
	var visit func(op *ir.Operation)
	visit = func(op *ir.Operation) {
		if c.ops[op] {
			list = append(list, op)
		}
		for i := range op.NumRegions() {
			dom.VisitTree(op.Region(i), func(b *ir.Block) {
				for op := b.First(); op != nil; op = op.Next() {
					visit(op)
				}
			})
		}
	}
	visit(root)
	return list
}

// convert creates the operation on matrices for op, unless an operand has no matrix.
func (c *converter) convert(op *ir.Operation) {
	switch op.Def() {
	case vector.TransferRead:
		c.load(vector.TransferOp{Operation: op})
	case vector.TransferWrite:
		c.store(vector.TransferOp{Operation: op})
	case vector.Contract:
		if vs := c.all(op); vs != nil {
			c.create(op, gpu.MMACompute, vs, vs[2].Type())
		}
	case arith.Constant:
		d := arith.ConstantOp{Operation: op}.Value().(*ir.DenseElementsAttr)
		c.fill(op, arith.NewConstant(c.b, op.Loc(), d.SplatValue().(ir.TypedAttr)))
	case vector.Broadcast:
		c.fill(op, op.Operand(0))
	case scf.For:
		c.loop(scf.ForOp{Operation: op})
	case scf.Yield:
		c.yield(op)
	default:
		c.elementwise(op)
	}
}

// all returns the matrices for the operands of op, or nil if one has none.
func (c *converter) all(op *ir.Operation) []*ir.Value {
	vs := op.Operands()
	for i, v := range vs {
		if vs[i] = c.matrices[v]; vs[i] == nil {
			return nil
		}
	}
	return vs
}

// create creates an operation whose result is the matrix for that of op, and returns it.
func (c *converter) create(op *ir.Operation, def *ir.OpDef, operands []*ir.Value, t ir.Type, attrs ...ir.NamedAttribute) *ir.Value {
	m := c.b.Create(op.Loc(), def, operands, []ir.Type{t}, attrs...).Result(0)
	c.matrices[op.Result(0)] = m
	return m
}

// role returns the role of the result of op in multiplications. Elementwise operations that
// are the only use of a value give it their role.
func (c *converter) role(op *ir.Operation) string {
	var path []*ir.Operation
	role := ""
	for role == "" {
		if role = c.roles[op]; role != "" {
			break
		}
		path = append(path, op)
		r := op.Result(0)
		if r.HasOneUse() && r.FirstUse().Owner().HasTrait(ir.ElementwiseMappable) {
			op = r.FirstUse().Owner()
			continue
		}
		role = roleOf(r)
	}
	for _, op := range path {
		c.roles[op] = role
	}
	return role
}

// roleOf returns the role that a multiplication gives to v.
func roleOf(v *ir.Value) string {
	for u := v.FirstUse(); u != nil; u = u.NextUse() {
		if m := u.Owner(); m.Is(vector.Contract) {
			switch v {
			case m.Operand(0):
				return "AOp"
			case m.Operand(1):
				return "BOp"
			}
		}
	}
	return "COp"
}

// matrix returns the type of the matrix for the result of op with the given elements.
func (c *converter) matrix(op *ir.Operation, elem ir.Type) ir.Type {
	shape := op.Result(0).Type().(*ir.VectorType).Shape()
	return gpu.MMAMatrix(op.Context(), shape[0], shape[1], elem, c.role(op))
}

// fill creates the matrix for the result of op with all elements x.
func (c *converter) fill(op *ir.Operation, x *ir.Value) {
	elem := op.Result(0).Type().(*ir.VectorType).ElementType()
	c.create(op, gpu.MMAConstant, []*ir.Value{x}, c.matrix(op, elem))
}

// load creates the load of a matrix. If the only use of the read is an extension of integers,
// the matrix stands for the extended vector.
func (c *converter) load(op vector.TransferOp) {
	ctx, m := op.Context(), op.Map()
	stride, _ := rowStride(op.ShapedType().(*ir.MemRefType))
	transposed := isTransposed(m)
	var attrs []ir.NamedAttribute
	row := m.Results[0]
	if transposed {
		row = m.Results[1]
		attrs = append(attrs, ir.Named("transpose", ctx.Unit()))
	}
	if row.Kind == ir.AffineConstant {
		stride = 0
	}
	elem := op.VectorType().ElementType()
	ext := signed(op)
	if ext != nil {
		sign := ir.Unsigned
		if ext.Is(arith.ExtSI) {
			sign = ir.Signed
		}
		elem = ctx.Integer(elem.(*ir.IntegerType).Width, sign)
	}
	t := c.matrix(op.Operation, elem)
	attrs = append(attrs, ir.Named("leadDimension", ctx.Int(ctx.Index(), stride)))
	matrix := c.create(op.Operation, gpu.MMALoad, append([]*ir.Value{op.Source()}, op.Indices()...), t, attrs...)
	if ext != nil {
		c.matrices[ext.Result(0)] = matrix
	}
}

// store replaces a write by the store of a matrix.
func (c *converter) store(op vector.TransferOp) {
	m := c.matrices[op.Vector()]
	if m == nil {
		return
	}
	stride, _ := rowStride(op.ShapedType().(*ir.MemRefType))
	c.b.Create(op.Loc(), gpu.MMAStore, append([]*ir.Value{m, op.Source()}, op.Indices()...), nil,
		ir.Named("leadDimension", op.Context().Int(op.Context().Index(), stride)))
	op.Erase()
}

// loop replaces a loop by one that also has the matrices for its vectors as states.
func (c *converter) loop(op scf.ForOp) {
	var more []*ir.Value
	var at []int
	for i, v := range op.Inits() {
		if m := c.matrices[v]; m != nil {
			more, at = append(more, m), append(at, i)
		}
	}
	n := len(op.Inits())
	types := op.ResultTypes()
	for _, v := range more {
		types = append(types, v.Type())
	}
	loop := scf.ForOp{Operation: c.b.CreateWithRegions(op.Loc(), scf.For, append(op.Operands(), more...), types, 1)}
	loop.SetUnsigned(op.Unsigned())
	loop.Region(0).TakeBlocks(op.Region(0))
	for _, v := range more {
		loop.Body().AddArg(v.Type(), v.Loc())
	}
	for i := range n {
		op.Result(i).ReplaceAllUsesWith(loop.Result(i))
	}
	op.Erase()
	args := loop.IterArgs()
	for k, i := range at {
		c.matrices[loop.Result(i)], c.matrices[args[i]] = loop.Result(n+k), args[n+k]
	}
}

// yield makes the end of a loop pass on the matrices for its vectors. The vectors get their
// initial values back, so that nothing uses those of the body.
func (c *converter) yield(op *ir.Operation) {
	inits := scf.ForOp{Operation: op.Parent()}.Inits()
	vs := op.Operands()
	var more []*ir.Value
	for i, v := range vs {
		if m := c.matrices[v]; m != nil {
			vs[i], more = inits[i], append(more, m)
		}
	}
	scf.NewYield(c.b, op.Loc(), append(vs, more...)...)
	op.Erase()
}

// elementwiseOps are the operations on elements that there are on matrices.
var elementwiseOps = map[*ir.OpDef]gpu.Elementwise{
	arith.AddF: gpu.MMAAddF, arith.MulF: gpu.MMAMulF, arith.SubF: gpu.MMASubF, arith.DivF: gpu.MMADivF,
	arith.MaximumF: gpu.MMAMaxF, arith.MinimumF: gpu.MMAMinF,
	arith.AddI: gpu.MMAAddI, arith.MulI: gpu.MMAMulI, arith.SubI: gpu.MMASubI, arith.DivSI: gpu.MMADivS, arith.DivUI: gpu.MMADivU,
	arith.NegF: gpu.MMANegateF, arith.ExtF: gpu.MMAExtF,
}

func elementwise(op *ir.Operation) (gpu.Elementwise, bool) {
	e, ok := elementwiseOps[op.Def()]
	return e, ok && op.IsRegistered()
}

// elementwise creates the operation on the elements of matrices. Extensions of integers have
// none: the matrix that their operand is loaded to stands for their result.
func (c *converter) elementwise(op *ir.Operation) {
	e, ok := elementwise(op)
	vs := c.all(op)
	if !ok || vs == nil {
		return
	}
	t := vs[0].Type()
	if e == gpu.MMAExtF {
		m := t.(*gpu.MMAMatrixType)
		t = gpu.MMAMatrix(op.Context(), m.Rows, m.Cols, ir.ElementTypeOrSelf(op.Result(0).Type()), m.Operand)
	}
	c.create(op, gpu.MMAElementwise, vs, t, ir.Named("opType", op.Context().Enum(gpu.ElementwiseAttrDef, uint64(e))))
}
