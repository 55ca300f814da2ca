package host

import (
	"errors"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
)

// loops are the bounds and steps of nested loops, of which the last changes fastest.
type loops struct{ low, end, step []int64 }

// each visits the points of the loops one after the other. Their order is free in the dialects.
func (l loops) each(visit func(point []int64) error) error {
	for i, step := range l.step {
		if step <= 0 {
			return errors.New("a step is not positive")
		}
		if l.low[i] >= l.end[i] {
			return nil
		}
	}
	for point := append([]int64(nil), l.low...); ; {
		if err := visit(point); err != nil {
			return err
		}
		k := len(point) - 1
		for ; k >= 0; k-- {
			// The difference as an unsigned number cannot overflow.
			if uint64(l.end[k]-point[k]) > uint64(l.step[k]) {
				point[k] += l.step[k]
				break
			}
			point[k] = l.low[k]
		}
		if k < 0 {
			return nil
		}
	}
}

// point runs the body b for a point of loops, whose places are its arguments.
func (f *frame) point(b *block, at []int64) error {
	for i, x := range at {
		f.vals[b.args[i]] = IntValue(x)
	}
	return f.run(b)
}

// reduction is a compiled scf.reduce, with a reducer for each operand.
type reduction struct {
	operands []int
	bodies   []*block
}

func reduceTerm(c *compiler, out *block, op *ir.Operation) error {
	out.yields = c.operands(op)
	for i := range op.NumRegions() {
		if _, err := c.region(op.Region(i)); err != nil {
			return err
		}
	}
	return nil
}

func parallelOp(c *compiler, op *ir.Operation) (stmt, error) {
	lows, ends, steps, inits := c.slotsOf(op.OperandsIn(0)), c.slotsOf(op.OperandsIn(1)), c.slotsOf(op.OperandsIn(2)), c.slotsOf(op.OperandsIn(3))
	outs := c.results(op)
	body, err := c.region(op.Region(0))
	if err != nil {
		return nil, err
	}
	red := reduction{operands: body.yields}
	if t := op.Region(0).First().Last(); t.Is(scf.Reduce) {
		for i := range t.NumRegions() {
			red.bodies = append(red.bodies, c.blocks[t.Region(i).First()])
		}
	}
	return func(f *frame) error {
		acc := f.values(inits)
		l := loops{indices(f, lows, nil), indices(f, ends, nil), indices(f, steps, nil)}
		err := l.each(func(point []int64) error {
			if err := f.point(body, point); err != nil {
				return err
			}
			return red.apply(f, acc)
		})
		f.set(outs, acc)
		return at(op, err)
	}, nil
}

// apply combines the operands of one iteration's scf.reduce into acc.
func (r *reduction) apply(f *frame, acc []Value) error {
	contributed := f.values(r.operands)
	for i, b := range r.bodies {
		f.vals[b.args[0]], f.vals[b.args[1]] = acc[i], contributed[i]
		if err := f.run(b); err != nil {
			return err
		}
		acc[i] = f.vals[b.yields[0]]
	}
	return nil
}

// forallOp runs a scf.forall without outputs, which only tensors have, on one thread.
func forallOp(c *compiler, op *ir.Operation) (stmt, error) {
	if op.NumResults() > 0 {
		return nil, errTensors
	}
	lows, ends, steps := c.mixed(op, "staticLowerBound", 0), c.mixed(op, "staticUpperBound", 1), c.mixed(op, "staticStep", 2)
	body, err := c.region(op.Region(0))
	if err != nil {
		return nil, err
	}
	return func(f *frame) error {
		l := loops{lows.values(f), ends.values(f), steps.values(f)}
		return at(op, l.each(func(point []int64) error { return f.point(body, point) }))
	}, nil
}

// bounds returns a function that computes the bounds of loops, each as the best result of its map.
func (c *compiler) bounds(n int, bound func(i int) *ir.AffineMap, operands []*ir.Value, better func(a, b int64) bool) func(f *frame) ([]int64, error) {
	maps := make([]func(f *frame) ([]int64, error), n)
	for i := range maps {
		maps[i] = c.applied(bound(i), operands)
	}
	return func(f *frame) ([]int64, error) {
		out := make([]int64, n)
		for i, m := range maps {
			vs, err := m(f)
			if err != nil {
				return nil, err
			}
			out[i] = best(vs, better)
		}
		return out, nil
	}
}

// affineParallel starts each reduction with the neutral element, as its conversion to scf.parallel does.
func affineParallel(c *compiler, op *ir.Operation) (stmt, error) {
	p := affine.ParallelOp{Operation: op}
	n := len(p.Steps())
	low, end := c.bounds(n, p.LowerBound, p.LowerOperands(), greater), c.bounds(n, p.UpperBound, p.UpperOperands(), less)
	body, err := c.region(op.Region(0))
	if err != nil {
		return nil, err
	}
	outs, neutral, defs := c.results(op), make([]Value, op.NumResults()), make([]*ir.OpDef, op.NumResults())
	for i, kind := range p.Reductions() {
		t := op.Result(i).Type()
		if identity := arith.ReductionIdentity(kind, t); identity == nil || kind >= int64(len(atomicKinds)) {
			return nil, errors.New("the kind of reduction has no neutral element")
		} else if neutral[i], err = constant(identity); err != nil {
			return nil, err
		}
		defs[i] = atomicKinds[kind]
	}
	return func(f *frame) error {
		lows, err := low(f)
		if err != nil {
			return at(op, err)
		}
		ends, err := end(f)
		if err != nil {
			return at(op, err)
		}
		acc := append([]Value(nil), neutral...)
		err = loops{lows, ends, p.Steps()}.each(func(point []int64) error {
			if err := f.point(body, point); err != nil {
				return err
			}
			for i, def := range defs {
				var err error
				if acc[i], err = combine(def, op.Result(i).Type(), acc[i], f.vals[body.yields[i]]); err != nil {
					return err
				}
			}
			return nil
		})
		f.set(outs, acc)
		return at(op, err)
	}, nil
}
