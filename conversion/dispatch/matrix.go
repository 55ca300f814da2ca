package dispatch

import (
	"slices"
	"strconv"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/kernel"
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
)

// Matrix is a shape of cooperative matrices of subgroups: a sum of an M x N matrix and a product of an M x K and a K x N matrix.
type Matrix struct {
	M, N, K int64
	// Element and Sum are the types of the elements of the factors, and of those of the sum: f16 or f32.
	Element, Sum string
}

// matrixBlocks are the numbers of cooperative matrices of a subgroup along both dimensions of a product. The first is chosen that divides the
// product and leaves at least matrixGroups subgroups, or else the last that divides it.
var matrixBlocks = [...]int64{4, 2, 1}

const matrixGroups = 64

// matrixApart is the number of products of elements from which on a product has a launch of its own, so that cooperative matrices can compute it,
// although an operation that needs its result could be computed with it.
const matrixApart = 1 << 22

// product is a product of matrices that cooperative matrices compute.
type product struct {
	linalg.StructuredOp
	shape Matrix
	// size has the numbers of rows, columns, and elements of a sum, and batch the number of products.
	size  [3]int64
	batch int64
	// batched says that the first dimension of the operands numbers products.
	batched bool
	// transposed says for each factor that memory has its columns one after another.
	transposed [2]bool
	block      int64
	// fill is what the sums begin with, or nil if they begin with the elements of the init.
	fill *ir.Value
}

// chooseMatrix returns the product that d is, if the target has cooperative matrices for it, or else nil and the reason, which is "" if d is no such product.
func chooseMatrix(d kernel.DispatchOp, limits Limits) (p *product, why string) {
	if len(d.Outs()) != 1 || d.Places(0) != nil || d.Tile() != nil || d.Yielded()[0].DefiningOp() == nil {
		return nil, ""
	}
	dense := func(v *ir.Value) bool {
		if v.DefiningOp() != nil || v.ParentBlock() != d.Body() {
			return false
		}
		m, ok := d.Operand(v.Index()).Type().(*ir.MemRefType)
		return ok && m.Layout == nil
	}
	if !dense(d.Body().Arg(len(d.Ins()))) {
		return nil, ""
	}
	return productOf(d.Yielded()[0].DefiningOp(), limits, dense)
}

// productOf returns the product that op is, or nil and the reason. Dense reports whether a tensor is in memory whose rows follow each other.
func productOf(op *ir.Operation, limits Limits, dense func(v *ir.Value) bool) (p *product, why string) {
	s, ok := linalg.AsStructured(op)
	if !ok || len(limits.Matrices) == 0 || limits.Tile != nil {
		return nil, ""
	}
	p = &product{StructuredOp: s}
	element, sum, ok := factorTypes(s)
	if !ok || !p.matchLoops(s) {
		return nil, ""
	}
	for _, m := range limits.Matrices {
		if m.Element != element || m.Sum != sum {
			continue
		}
		switch p.shape = m; {
		case !p.matchOperands(dense):
			return nil, "its operands are not in memory as they are"
		case slices.Contains(p.size[:], ir.Dynamic) || p.batch == ir.Dynamic:
			return nil, "its sizes are dynamic"
		case p.chooseBlock():
			return p, ""
		}
		why = "its sizes are no multiples of those of the cooperative matrices"
	}
	return nil, why
}

// factorTypes returns the types of the factors and of the sum of s, whose body must add a product of its inputs to the init.
func factorTypes(s linalg.StructuredOp) (element, sum string, ok bool) {
	body := s.Body()
	if body == nil || body.NumArgs() != 3 || body.Last().NumOperands() != 1 || body.Arg(0).Type() != body.Arg(1).Type() {
		return "", "", false
	}
	add := body.Last().Operand(0).DefiningOp()
	if add == nil || !add.Is(arith.AddF) || add.Block() != body {
		return "", "", false
	}
	for i := range 2 {
		mul := add.Operand(1 - i).DefiningOp()
		if add.Operand(i) != body.Arg(2) || mul == nil || !mul.Is(arith.MulF) {
			continue
		}
		l, r := extended(mul.Operand(0)), extended(mul.Operand(1))
		if l == body.Arg(0) && r == body.Arg(1) || l == body.Arg(1) && r == body.Arg(0) {
			return ir.TypeString(body.Arg(0).Type()), ir.TypeString(body.Arg(2).Type()), true
		}
	}
	return "", "", false
}

// extended returns the value that v is with more digits.
func extended(v *ir.Value) *ir.Value {
	if def := v.DefiningOp(); def != nil && def.Is(arith.ExtF) {
		return def.Operand(0)
	}
	return v
}

// matchLoops finds the sizes of a product: one loop each goes over the rows, the columns and the products to add, and one more over batches at most. The first
// dimension of the operands is that of batches; the others are plain.
func (p *product) matchLoops(s linalg.StructuredOp) bool {
	maps, its := s.Maps(), s.Iterators()
	p.batched = len(its) == 4
	if len(its) != 3 && !p.batched {
		return false
	}
	var dims [3][]int64 // the dimensions of the operands, without that of batches
	batch := int64(-1)
	for k, m := range maps {
		for i, x := range m.Results {
			switch {
			case x.Kind != ir.AffineDim:
				return false
			case p.batched && i == 0 && (k == 0 || x.Value == batch):
				batch = x.Value
			default:
				dims[k] = append(dims[k], x.Value)
			}
		}
		if len(dims[k]) != 2 {
			return false
		}
	}
	row, col := dims[2][0], dims[2][1]
	p.transposed = [2]bool{dims[0][0] != row, dims[1][0] == col}
	sum := dims[0][1]
	if p.transposed[0] {
		sum = dims[0][0]
	}
	factors := [2][2]int64{{row, sum}, {sum, col}}
	for k, f := range factors {
		if p.transposed[k] {
			f[0], f[1] = f[1], f[0]
		}
		if dims[k][0] != f[0] || dims[k][1] != f[1] {
			return false
		}
	}
	if row == col || row == sum || col == sum || batch == row || batch == col || batch == sum {
		return false
	}
	for d, it := range its {
		if (it == linalg.Reduction) != (int64(d) == sum) {
			return false
		}
	}
	sizes := loopSizes(s)
	p.size, p.batch = [3]int64{sizes[row], sizes[col], sizes[sum]}, 1
	if p.batched {
		p.batch = sizes[batch]
	}
	return true
}

// matchOperands reports whether the factors are dense, and the sums begin with a number or with what memory holds.
func (p *product) matchOperands(dense func(v *ir.Value) bool) bool {
	for _, v := range p.Inputs() {
		if !dense(v) {
			return false
		}
	}
	def := p.Inits()[0].DefiningOp()
	if def != nil && def.Is(linalg.Fill) {
		p.fill = def.Operand(0)
		return true
	}
	return dense(p.Inits()[0])
}

// chooseBlock chooses the number of matrices of a subgroup. It reports whether the sizes are multiples of the matrices.
func (p *product) chooseBlock() bool {
	p.block = 0
	if p.size[2] == 0 || p.size[2]%p.shape.K != 0 {
		return false
	}
	for _, b := range matrixBlocks {
		if p.size[0]%(b*p.shape.M) != 0 || p.size[1]%(b*p.shape.N) != 0 {
			continue
		}
		p.block = b
		if p.groups(0)*p.groups(1)*p.batch >= matrixGroups {
			break
		}
	}
	return p.block > 0 && p.groups(0) <= maxGroups && p.groups(1) <= maxGroups && p.batch <= maxGroups
}

// large reports whether a launch of its own pays for p.
func (p *product) large() bool { return p.size[0]*p.size[1]*p.size[2]*p.batch >= matrixApart }

// groups returns the number of subgroups along the rows or columns.
func (p *product) groups(i int) int64 {
	return p.size[i] / (p.block * [...]int64{p.shape.M, p.shape.N}[i])
}

// String says how a launch computes the product, for remarks.
func (p *product) String() string {
	text := func(n int64) string { return strconv.FormatInt(n, 10) }
	return "each subgroup computes " + text(p.block*p.shape.M) + "x" + text(p.block*p.shape.N) + " elements by cooperative matrices of " +
		text(p.shape.M) + "x" + text(p.shape.N) + "x" + text(p.shape.K)
}

// launch replaces d by a launch whose subgroups compute a block of the product each.
func (p *product) launch(d kernel.DispatchOp, limits Limits) *ir.Operation {
	b, loc := ir.NewBuilder(d.Context(), nil), d.Loc()
	b.SetBefore(d.Operation)
	index := func(n int64) *ir.Value { return arith.NewIndex(b, loc, n) }
	one := index(1)
	l := &launcher{schedule: &schedule{}, b: b, loc: loc}
	l.begin(gpu.Dim3{index(p.groups(1)), index(p.groups(0)), index(p.batch)}, gpu.Dim3{index(limits.Subgroup), one, one})
	for i, a := range d.Body().Args() {
		l.e.held[a] = d.Operand(i)
	}
	l.e.body, l.e.outs = d.Body(), len(d.Ins())
	b.SetAfter(l.head)
	p.compute(l, d.Outs()[0])
	l.head.Erase()
	d.Erase()
	return l.launch.Operation
}

// compute creates the body of the launch.
func (p *product) compute(l *launcher, out *ir.Value) {
	e, b, ids := l.e, l.b, l.launch.BlockIDs()
	m, n := p.shape.M, p.shape.N
	row, col := e.mul(ids[1], e.index(p.block*m)), e.mul(ids[0], e.index(p.block*n))
	sumType := out.Type().(*ir.MemRefType).ElementType()
	sum := gpu.MMAMatrix(b.Context(), m, n, sumType, "COp")
	var first []*ir.Value
	if p.fill != nil {
		v := b.Create(l.loc, gpu.MMAConstant, []*ir.Value{e.number(p.fill)}, []ir.Type{sum}).Result(0)
		for range p.block * p.block {
			first = append(first, v)
		}
	} else {
		for i := range p.block {
			for j := range p.block {
				first = append(first, p.load(l, e.held[p.Inits()[0]], sum, e.add(row, e.index(i*m)), e.add(col, e.index(j*n)), false))
			}
		}
	}
	loop := scf.NewFor(b, l.loc, e.index(0), e.index(p.size[2]), e.index(p.shape.K), first...)
	b.SetEnd(loop.Body())
	scf.NewYield(b, l.loc, p.multiply(l, row, col, loop.InductionVar(), loop.IterArgs())...)
	b.SetAfter(loop.Operation)
	for i := range p.block {
		for j := range p.block {
			at := p.place(l, e.add(row, e.index(i*m)), e.add(col, e.index(j*n)), false)
			b.Create(l.loc, gpu.MMAStore, append([]*ir.Value{loop.Result(int(i*p.block + j)), out}, at...), nil, p.lead(l, out))
		}
	}
}

// multiply adds the products of the matrices from k on to sums.
func (p *product) multiply(l *launcher, row, col, k *ir.Value, sums []*ir.Value) (next []*ir.Value) {
	e, c := l.e, l.b.Context()
	var factors [2][]*ir.Value
	for i := range p.block {
		r, q := e.add(row, e.index(i*p.shape.M)), e.add(col, e.index(i*p.shape.N))
		for f, v := range p.Inputs() {
			mem := e.held[v]
			elem := mem.Type().(*ir.MemRefType).ElementType()
			if f == 0 {
				factors[f] = append(factors[f], p.load(l, mem, gpu.MMAMatrix(c, p.shape.M, p.shape.K, elem, "AOp"), r, k, p.transposed[f]))
			} else {
				factors[f] = append(factors[f], p.load(l, mem, gpu.MMAMatrix(c, p.shape.K, p.shape.N, elem, "BOp"), k, q, p.transposed[f]))
			}
		}
	}
	for i, x := range factors[0] {
		for j, y := range factors[1] {
			sum := sums[i*len(factors[1])+j]
			next = append(next, l.b.Create(l.loc, gpu.MMACompute, []*ir.Value{x, y, sum}, []ir.Type{sum.Type()}).Result(0))
		}
	}
	return next
}

// load loads the matrix of type t that starts at the given row and column.
func (p *product) load(l *launcher, mem *ir.Value, t *gpu.MMAMatrixType, row, col *ir.Value, transposed bool) *ir.Value {
	attrs := []ir.NamedAttribute{p.lead(l, mem)}
	if transposed {
		attrs = append(attrs, ir.Named("transpose", l.b.Context().Unit()))
	}
	return l.b.Create(l.loc, gpu.MMALoad, append([]*ir.Value{mem}, p.place(l, row, col, transposed)...), []ir.Type{t}, attrs...).Result(0)
}

// place returns the indices of an element.
func (p *product) place(l *launcher, row, col *ir.Value, transposed bool) (at []*ir.Value) {
	if p.batched {
		at = append(at, l.launch.BlockIDs()[2])
	}
	if transposed {
		return append(at, col, row)
	}
	return append(at, row, col)
}

// lead returns the attribute with the number of elements from one row of memory to the next.
func (p *product) lead(l *launcher, mem *ir.Value) ir.NamedAttribute {
	shape := shapeOf(mem)
	return ir.Named("leadDimension", l.b.Context().Int(l.b.Context().Index(), shape[len(shape)-1]))
}
