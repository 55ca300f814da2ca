package host

import (
	"errors"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/index"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

var errAffine = errors.New("the map divides by zero or by a negative number")

// applied returns a function that computes the results of a map of operands.
func (c *compiler) applied(m *ir.AffineMap, operands []*ir.Value) func(f *frame) ([]int64, error) {
	in, dims := c.slotsOf(operands), m.Dims
	return func(f *frame) ([]int64, error) {
		args, out := indices(f, in, nil), make([]int64, len(m.Results))
		for i, e := range m.Results {
			v, ok := e.Eval(args[:dims], args[dims:])
			if !ok {
				return nil, errAffine
			}
			out[i] = v
		}
		return out, nil
	}
}

// affineValue translates an operation that makes one number of the results of its map.
//
//go:noinline
func affineValue(better func(a, b int64) bool) compileFunc {
	return func(c *compiler, op *ir.Operation) (stmt, error) {
		apply, out := c.applied(affine.MapOp{Operation: op}.Map(), op.Operands()), c.slot(op.Result(0))
		return func(f *frame) error {
			vs, err := apply(f)
			if err != nil {
				return at(op, err)
			}
			f.vals[out] = IntValue(best(vs, better))
			return nil
		}, nil
	}
}

func best(vs []int64, better func(a, b int64) bool) int64 {
	v := vs[0]
	for _, x := range vs[1:] {
		if better(x, v) {
			v = x
		}
	}
	return v
}

func less(a, b int64) bool    { return a < b }
func greater(a, b int64) bool { return a > b }

func affineOps() map[*ir.OpDef]compileFunc {
	return map[*ir.OpDef]compileFunc{
		affine.Apply: affineValue(less), affine.Min: affineValue(less), affine.Max: affineValue(greater),
		affine.Load: affineAccess, affine.Store: affineAccess, affine.VectorLoad: affineAccess, affine.VectorStore: affineAccess,
		affine.Prefetch: nothing, affine.DmaStart: affineDma, affine.DmaWait: nothing, affine.For: affineFor, affine.Parallel: affineParallel, affine.If: affineIf, affine.DelinearizeIndex: delinearizeOp,
		affine.LinearizeIndex: linearizeOp,
	}
}

// affineAccess loads or stores an element, or a vector from an element on.
func affineAccess(c *compiler, op *ir.Operation) (stmt, error) {
	a := affine.AccessOp{Operation: op}
	place, base := c.applied(a.Map(), a.MapOperands()), c.slot(a.MemRef())
	vt, rank := affineVector(op), 0
	if vt != nil {
		if _, err := fixedCount(vt); err != nil {
			return nil, err
		}
		rank = len(vt.Shape())
	}
	if op.NumResults() == 0 {
		src := c.slot(op.Operand(0))
		return func(f *frame) error {
			idx, err := place(f)
			if err != nil {
				return at(op, err)
			}
			if rank == 0 {
				return at(op, refOf(f.vals[base]).store(idx, f.vals[src]))
			}
			return at(op, storeVector(refOf(f.vals[base]), idx, vt.Shape(), elements(f.vals[src])))
		}, nil
	}
	out := c.slot(op.Result(0))
	return func(f *frame) error {
		idx, err := place(f)
		if err != nil {
			return at(op, err)
		}
		if rank == 0 {
			f.vals[out], err = refOf(f.vals[base]).load(idx)
		} else {
			f.vals[out], err = loadVector(refOf(f.vals[base]), idx, vt.Shape())
		}
		return at(op, err)
	}, nil
}

// affineVector returns the type of the vector that an access moves, or nil.
func affineVector(op *ir.Operation) *ir.VectorType {
	switch {
	case op.Is(affine.VectorLoad):
		return op.Result(0).Type().(*ir.VectorType)
	case op.Is(affine.VectorStore):
		return op.Operand(0).Type().(*ir.VectorType)
	}
	return nil
}

func loadVector(r *memref, idx, shape []int64) (Value, error) {
	vs := make([]Value, 0, ir.NumElements(shape))
	err := eachIndex(idx, shape, func(idx []int64) error {
		v, err := r.load(idx)
		vs = append(vs, v)
		return err
	})
	return Value{ref: vs}, err
}

func storeVector(r *memref, idx, shape []int64, vs []Value) error {
	k := 0
	return eachIndex(idx, shape, func(idx []int64) error {
		k++
		return r.store(idx, vs[k-1])
	})
}

func affineFor(c *compiler, op *ir.Operation) (stmt, error) {
	l := affine.ForOp{Operation: op}
	low, high := c.applied(l.LowerMap(), l.LowerOperands()), c.applied(l.UpperMap(), l.UpperOperands())
	inits, outs, step := c.slotsOf(l.Inits()), c.results(op), l.Step()
	body, err := c.region(op.Region(0))
	if err != nil {
		return nil, err
	}
	iv, iter := body.args[0], body.args[1:]
	return func(f *frame) error {
		lows, err := low(f)
		if err != nil {
			return at(op, err)
		}
		highs, err := high(f)
		if err != nil {
			return at(op, err)
		}
		i, end := best(lows, greater), best(highs, less)
		f.set(iter, f.values(inits))
		for i < end {
			f.vals[iv] = IntValue(i)
			if err := f.run(body); err != nil {
				return err
			}
			f.set(iter, f.values(body.yields))
			if i > end-step {
				break
			}
			i += step
		}
		f.set(outs, f.values(iter))
		return nil
	}, nil
}

func affineIf(c *compiler, op *ir.Operation) (stmt, error) {
	set := affine.IfOp{Operation: op}.Condition()
	in, outs := c.operands(op), c.results(op)
	then, other, err := c.regions(op)
	if err != nil {
		return nil, err
	}
	return func(f *frame) error {
		args, b := indices(f, in, nil), then
		for i, e := range set.Constraints {
			v, ok := e.Eval(args[:set.Dims], args[set.Dims:])
			if !ok {
				return at(op, errAffine)
			}
			if v < 0 || set.Equalities[i] && v != 0 {
				b = other
			}
		}
		return f.choose(b, outs)
	}, nil
}

// basisOf translates the sizes of a basis: each is a slot, or a number if its slot is -1.
func (c *compiler) basisOf(basis []interfaces.IndexValue) func(f *frame) []int64 {
	slots := make([]int, len(basis))
	for i, x := range basis {
		if slots[i] = -1; x.Value != nil {
			slots[i] = c.slot(x.Value)
		}
	}
	return func(f *frame) []int64 {
		sizes := make([]int64, len(basis))
		for i, s := range slots {
			if sizes[i] = basis[i].Const; s >= 0 {
				sizes[i] = int64(f.vals[s].bits)
			}
		}
		return sizes
	}
}

// delinearizeOp splits an index by the sizes of a basis, the last of which changes fastest. The first
// result takes what is left, as in MLIR.
func delinearizeOp(c *compiler, op *ir.Operation) (stmt, error) {
	d := affine.DelinearizeOp{Operation: op}
	index, sizes, outs := c.slot(d.Index()), c.basisOf(d.InnerBasis()), c.results(op)
	return func(f *frame) error {
		x, basis := int64(f.vals[index].bits), sizes(f)
		for k := len(outs) - 1; k > 0; k-- {
			n := basis[k-1]
			if n <= 0 {
				return at(op, errAffine)
			}
			q := ir.FloorDiv(x, n)
			f.vals[outs[k]], x = IntValue(x-q*n), q
		}
		if len(outs) > 0 {
			f.vals[outs[0]] = IntValue(x)
		}
		return nil
	}, nil
}

// linearizeOp combines indices by the sizes of a basis.
func linearizeOp(c *compiler, op *ir.Operation) (stmt, error) {
	l := affine.LinearizeOp{Operation: op}
	in, sizes := c.slotsOf(l.Indices()), c.basisOf(l.InnerBasis())
	return computes(c, op, func(f *frame) (Value, error) {
		sum, stride, basis := int64(0), int64(1), sizes(f)
		for k := len(in) - 1; k >= 0; k-- {
			sum += int64(f.vals[in[k]].bits) * stride
			if k > 0 {
				stride *= basis[k-1]
			}
		}
		return IntValue(sum), nil
	})
}

// indexBits is the width of index on the host.
const indexBits = 64

// indexOps are operations of the index dialect: those of arith with 64 bits.
func indexOps() map[*ir.OpDef]compileFunc {
	t := map[*ir.OpDef]compileFunc{
		index.Constant: constantOp, index.BoolConstant: constantOp, index.CastS: convert(resize(true)), index.CastU: convert(resize(false)),
		index.Cmp: cmpIndexOp, index.SizeOf: sizeOfIndexOp,
	}
	for def, scalar := range map[*ir.OpDef]*ir.OpDef{
		index.Add: arith.AddI, index.Sub: arith.SubI, index.Mul: arith.MulI, index.DivS: arith.DivSI, index.DivU: arith.DivUI, index.CeilDivS: arith.CeilDivSI, index.CeilDivU: arith.CeilDivUI,
		index.FloorDivS: arith.FloorDivSI, index.RemS: arith.RemSI, index.RemU: arith.RemUI, index.MaxS: arith.MaxSI, index.MaxU: arith.MaxUI, index.MinS: arith.MinSI, index.MinU: arith.MinUI,
		index.Shl: arith.ShLI, index.ShrS: arith.ShRSI, index.ShrU: arith.ShRUI, index.And: arith.AndI, index.Or: arith.OrI, index.XOr: arith.XOrI,
	} {
		t[def] = intBinary(intBinaries[scalar])
	}
	return t
}

func cmpIndexOp(c *compiler, op *ir.Operation) (stmt, error) {
	p := index.CmpOp{Operation: op}.Predicate()
	return compareInts(c, op, int64(p))
}

func sizeOfIndexOp(c *compiler, op *ir.Operation) (stmt, error) {
	return always(c, op, IntValue(indexBits))
}
