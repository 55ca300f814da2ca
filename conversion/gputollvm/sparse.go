package gputollvm

import (
	"strings"

	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
)

// sparseCall is an operation on sparse matrices that becomes one call. The words of args name what it passes, in front of the stream: a number is an operand group,
// p4 the memory of the memref in group 4, x4 the code of the type of its elements as positions, t4 as values, a and b the modes and c the code of the type of
// the computation. The words of order are those for which there are operations, in their order.
type sparseCall struct {
	op     *ir.OpDef
	name   string
	order  string
	args   string
	result byte // p for a pointer, n for a number, 0 for none
}

var sparseCalls = [...]sparseCall{
	{gpu.CreateCoo, "mgpuCreateCoo", "p4 p5 p6 x5 t6", "1 2 3 p4 p5 p6 x5 t6", 'p'},
	{gpu.CreateCooAoS, "mgpuCreateCooAoS", "p4 p5 x4 t5", "1 2 3 p4 p5 x4 t5", 'p'},
	{gpu.CreateCsr, "mgpuCreateCsr", "p4 p5 p6 x4 x5 t6", "1 2 3 p4 p5 p6 x4 x5 t6", 'p'},
	{gpu.CreateCsc, "mgpuCreateCsc", "p4 p5 p6 x4 x5 t6", "1 2 3 p4 p5 p6 x4 x5 t6", 'p'},
	{gpu.CreateBsr, "mgpuCreateBsr", "p6 p7 p8 x6 x7 t8", "1 2 3 4 5 p6 p7 p8 x6 x7 t8", 'p'},
	{gpu.SpMVBufferSize, "mgpuSpMVBufferSize", "a c", "a 1 2 3 c", 'n'},
	{gpu.SpMV, "mgpuSpMV", "a c p4", "a 1 2 3 c p4", 0},
	{gpu.SDDMMBufferSize, "mgpuSDDMMBufferSize", "a b c", "a b 1 2 3 c", 'n'},
	{gpu.SDDMM, "mgpuSDDMM", "c a b p4", "a b 1 2 3 c p4", 0},
	{gpu.SpGEMMCreateDescr, "mgpuSpGEMMCreateDescr", "", "", 'p'},
	{gpu.SpGEMMDestroyDescr, "mgpuSpGEMMDestroyDescr", "", "1", 0},
	{gpu.SpGEMMWork, "mgpuSpGEMMCompute", "c a b p6", "1 a b 2 3 4 c 5 p6", 'n'},
	{gpu.SpGEMMCopy, "mgpuSpGEMMCopy", "c a b", "1 a b 2 3 4 c", 0},
	{gpu.SetCsrPointers, "mgpuSetCsrPointers", "p2 p3 p4", "1 p2 p3 p4", 0},
}

// The products of a sparse matrix with a dense one depend on how sparse it is, and so are called by methods.
var (
	productSizeCall = sparseCall{gpu.SpMMBufferSize, "mgpuSpMMBufferSize", "a b c", "a b 1 2 3 c", 'n'}
	productCall     = sparseCall{gpu.SpMM, "mgpuSpMM", "a b c p4", "a b 1 2 3 c p4", 0}
)

func (s *sparseCall) convert(a *at) bool {
	stream := a.stream()
	if stream == nil {
		return a.noStream()
	}
	made := map[string]*ir.Value{}
	for _, w := range strings.Fields(s.order) {
		code := a.code(w)
		if code < 0 && w[0] != 'p' {
			return a.rw.Fail("the runtime has no code for a type")
		}
	}
	for _, w := range strings.Fields(s.order) {
		if w[0] == 'p' {
			made[w] = a.allocated(a.ad.In(int(w[1]-'0'), 0))
		} else {
			made[w] = a.i32(a.code(w))
		}
	}
	var args []*ir.Value
	for _, w := range strings.Fields(s.args) {
		v := made[w]
		if v == nil {
			v = a.ad.In(int(w[0]-'0'), 0)
		}
		args = append(args, v)
	}
	name := s.name
	if s.op == gpu.SpGEMMWork && enumOf(a.op.Attr("kind")) == 0 {
		name = "mgpuSpGEMMWorkEstimation"
	}
	var result ir.Type
	switch s.result {
	case 'p':
		result = a.c.Pointer()
	case 'n':
		result = a.intptr()
	}
	if v := a.call(name, result, append(args, stream)...); v != nil {
		a.rw.Replace(a.op, v, stream)
	} else {
		a.rw.Replace(a.op, stream)
	}
	return true
}

// code returns the number that a word of a sparseCall stands for, or -1 if there is none.
func (a *at) code(w string) int64 {
	switch w[0] {
	case 'a':
		return int64(enumOf(a.op.Attr("modeA")))
	case 'b':
		return int64(enumOf(a.op.Attr("modeB")))
	case 'c':
		return dataCode(a.computeType())
	case 'x':
		return positionCode(a.element(w))
	case 't':
		return dataCode(a.element(w))
	}
	return -1
}

// element returns the type of the elements of the memref that a word names.
func (a *at) element(w string) ir.Type {
	return a.op.OperandIn(int(w[1]-'0'), 0).Type().(*ir.MemRefType).ElementType()
}

func (a *at) computeType() ir.Type { return a.op.Attr("computeType").(*ir.TypeAttr).Value }

func enumOf(a ir.Attribute) uint64 {
	if e, ok := a.(*ir.EnumAttr); ok {
		return e.Value
	}
	return 0
}

// positionCode returns cuSPARSE's number for the type of positions.
func positionCode(t ir.Type) int64 {
	if i, ok := t.(*ir.IntegerType); ok {
		switch i.Width {
		case 16:
			return 1
		case 32:
			return 2
		}
	}
	return 3
}

// dataCode returns CUDA's number for the type of values, or -1.
func dataCode(t ir.Type) int64 {
	complex := 0
	if c, ok := t.(*ir.ComplexType); ok {
		t, complex = c.Element, 1
	}
	codes := func(real, imaginary int64) int64 { return [...]int64{real, imaginary}[complex] }
	switch t := t.(type) {
	case *ir.FloatType:
		switch t.Kind {
		case ir.BF16:
			return codes(14, 15)
		case ir.F16:
			return codes(2, 6)
		case ir.F32:
			return codes(0, 4)
		case ir.F64:
			return codes(1, 5)
		}
	case *ir.IntegerType:
		switch t.Width {
		case 8:
			return codes(3, 7)
		case 16:
			return codes(20, 21)
		case 32:
			return codes(10, 11)
		}
	}
	return -1
}

// isHalf reports whether two of four elements of a sparse matrix are zero.
func isHalf(spMat *ir.Value) bool { return spMat.DefinedBy(gpu.Create2To4SpMat) != nil }

// isWithHalf reports whether a dense matrix is multiplied with a matrix of which two of four elements are zero.
func isWithHalf(dense *ir.Value) bool {
	for u := dense.FirstUse(); u != nil; u = u.NextUse() {
		if o := u.Owner(); o.Is(gpu.SpMM) && isHalf(o.OperandIn(1, 0)) {
			return true
		}
	}
	return false
}

// handle allocates n bytes for a handle on the stack.
func (a *at) handle(n int64) *ir.Value {
	p := llvm.NewAlloca(a.b, a.loc, a.c.Pointer(), a.c.Context().I(8), a.number(n), 16)
	return llvm.NewOne(a.b, a.loc, llvm.BitCast, a.c.Pointer(), p)
}

func (a *at) createDense() bool {
	stream, code := a.stream(), dataCode(a.element("t1"))
	if stream == nil {
		return a.noStream()
	}
	dims := a.ad.Group(2)
	if code < 0 || len(dims) != 1 && len(dims) != 2 {
		return a.rw.Fail("the runtime has no such tensors")
	}
	p := a.allocated(a.ad.In(1, 0))
	t := a.i32(code)
	var handle *ir.Value
	switch {
	case len(dims) == 1:
		handle = a.call("mgpuCreateDnVec", a.c.Pointer(), dims[0], p, t, stream)
	case isWithHalf(a.op.Result(0)):
		handle = a.handle(11032)
		a.call("mgpuCreateCuSparseLtDnMat", nil, handle, dims[0], dims[1], p, t, stream)
	default:
		handle = a.call("mgpuCreateDnMat", a.c.Pointer(), dims[0], dims[1], p, t, stream)
	}
	a.rw.Replace(a.op, handle, stream)
	return true
}

// destroy calls a function with the handle in operand group 1.
func (a *at) destroy(name string) bool {
	stream := a.stream()
	if stream == nil {
		return a.noStream()
	}
	a.call(name, nil, a.ad.In(1, 0), stream)
	a.rw.Replace(a.op, stream)
	return true
}

func (a *at) destroyDense() bool {
	tensor := a.op.OperandIn(1, 0)
	def := tensor.DefinedBy(gpu.CreateDnTensor)
	switch {
	case def == nil:
		return a.rw.Fail("no operation makes the tensor")
	case len(def.OperandsIn(2)) == 1:
		return a.destroy("mgpuDestroyDnVec")
	case isWithHalf(tensor):
		return a.destroy("mgpuDestroyCuSparseLtDnMat")
	}
	return a.destroy("mgpuDestroyDnMat")
}

func (a *at) create2To4() bool {
	stream, code := a.stream(), dataCode(a.element("t3"))
	if stream == nil {
		return a.noStream()
	}
	if code < 0 {
		return a.rw.Fail("the runtime has no code for a type")
	}
	p := a.allocated(a.ad.In(3, 0))
	t := a.i32(code)
	handle := a.handle(44104)
	a.call("mgpuCusparseLtCreate2To4SpMat", nil, handle, a.ad.In(1, 0), a.ad.In(2, 0), p, t, stream)
	a.rw.Replace(a.op, handle, stream)
	return true
}

func (a *at) destroySparse() bool {
	if isHalf(a.op.OperandIn(1, 0)) {
		return a.destroy("mgpuDestroyCuSparseLtSpMat")
	}
	return a.destroy("mgpuDestroySpMat")
}

func (a *at) productSize() bool {
	matrix := a.op.OperandIn(1, 0)
	if !isHalf(matrix) {
		return productSizeCall.convert(a)
	}
	stream := a.stream()
	if stream == nil {
		return a.noStream()
	}
	compute := int64(-1)
	switch t := a.computeType(); {
	case t == ir.Type(a.c.Context().F16()):
		compute = 0
	case t == ir.Type(a.c.Context().I32()):
		compute = 1
	}
	if compute < 0 {
		return a.rw.Fail("the runtime has no code for a type")
	}
	modeA, modeB := a.i32(a.code("a")), a.i32(a.code("b"))
	prune := a.i32(int64(enumOf(matrix.DefiningOp().Attr("pruneFlag"))))
	kind := a.i32(compute)
	sizes := llvm.NewAlloca(a.b, a.loc, a.c.Pointer(), a.c.Pointer(), a.number(3), 16)
	a.call("mgpuCuSparseLtSpMMBufferSize", nil, sizes, modeA, modeB, a.ad.In(1, 0), a.ad.In(2, 0), a.ad.In(3, 0), kind, prune, stream)
	second := a.slot(sizes, 1)
	third := a.slot(sizes, 2)
	a.rw.Replace(a.op, a.load(sizes), a.load(second), a.load(third), stream)
	return true
}

// slot returns the address of number i behind p.
func (a *at) slot(p *ir.Value, i int64) *ir.Value {
	return llvm.NewGEP(a.b, a.loc, a.c.Pointer(), a.c.Pointer(), p, llvm.IndexOf(a.number(i)))
}

func (a *at) load(p *ir.Value) *ir.Value { return llvm.NewLoad(a.b, a.loc, a.c.Context().I64(), p) }

func (a *at) product() bool {
	if !isHalf(a.op.OperandIn(1, 0)) {
		if len(a.ad.Group(4)) == 0 {
			return a.rw.Fail("the product has no buffer")
		}
		return productCall.convert(a)
	}
	stream, buffers := a.stream(), a.ad.Group(4)
	if stream == nil {
		return a.noStream()
	}
	code := dataCode(a.computeType())
	if code < 0 || len(buffers) != 3 {
		return a.rw.Fail("the runtime has no such product")
	}
	// MLIR makes these constants, but does not pass them.
	a.i32(a.code("a"))
	a.i32(a.code("b"))
	a.i32(code)
	args := []*ir.Value{a.ad.In(1, 0), a.ad.In(2, 0), a.ad.In(3, 0)}
	for _, v := range buffers {
		args = append(args, a.allocated(v))
	}
	a.call("mgpuCuSparseLtSpMM", nil, append(args, stream)...)
	a.rw.Replace(a.op, stream)
	return true
}

func (a *at) matrixSize() bool {
	stream := a.stream()
	if stream == nil {
		return a.noStream()
	}
	sizes := llvm.NewAlloca(a.b, a.loc, a.c.Pointer(), a.c.Context().I64(), a.number(3), 16)
	rows, cols, nnz := a.slot(sizes, 0), a.slot(sizes, 1), a.slot(sizes, 2)
	a.call("mgpuSpMatGetSize", nil, a.ad.In(1, 0), rows, cols, nnz, stream)
	a.rw.Replace(a.op, a.load(rows), a.load(cols), a.load(nnz), stream)
	return true
}
