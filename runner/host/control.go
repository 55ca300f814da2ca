package host

import (
	"errors"
	"strconv"

	"github.com/spvc/spvc/dialect/cf"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/dialect/ub"
	"github.com/spvc/spvc/ir"
)

func controlOps() map[*ir.OpDef]compileFunc {
	return map[*ir.OpDef]compileFunc{
		scf.For: forOp, scf.If: ifOp, scf.IndexSwitch: indexSwitchOp, scf.While: whileOp, scf.Parallel: parallelOp, scf.Forall: forallOp,
		scf.ExecuteRegion: executeRegionOp, cf.Assert: assertOp, fn.Call: callOp, fn.CallIndirect: callIndirectOp, fn.Constant: functionOp, ub.Poison: poisonOp,
	}
}

var errStep = errors.New("the step is not positive")

func forOp(c *compiler, op *ir.Operation) (stmt, error) {
	lb, ub, step := c.slot(op.Operand(0)), c.slot(op.Operand(1)), c.slot(op.Operand(2))
	inits, outs := c.slotsOf(op.Operands()[3:]), c.results(op)
	w, err := anyWidth(op.Operand(0).Type())
	if err != nil {
		return nil, err
	}
	body, err := c.region(op.Region(0))
	if err != nil {
		return nil, err
	}
	if w > 64 {
		return wideFor(c, op, w, body), nil
	}
	iv, iter := body.args[0], body.args[1:]
	mask, flip := widthMask(w), uint64(0)
	if (scf.ForOp{Operation: op}).Unsigned() {
		flip = 1 << (w - 1) // the order of unsigned numbers is that of signed ones with the other sign
	}
	return func(f *frame) error {
		i, end, by := signed(f.vals[lb].bits^flip, w), signed(f.vals[ub].bits^flip, w), signed(f.vals[step].bits, w)
		if by <= 0 {
			return at(op, errStep)
		}
		f.set(iter, f.values(inits))
		for ; i < end; i += by {
			f.vals[iv] = Value{bits: (uint64(i) ^ flip) & mask}
			if err := f.run(body); err != nil {
				return err
			}
			if len(iter) == 1 {
				f.vals[iter[0]] = f.vals[body.yields[0]]
			} else if len(iter) > 1 {
				f.set(iter, f.values(body.yields))
			}
			if i > end-by {
				break // the next value would be out of range, or would not fit the type
			}
		}
		f.set(outs, f.values(iter))
		return nil
	}, nil
}

func ifOp(c *compiler, op *ir.Operation) (stmt, error) {
	cond, outs := c.slot(op.Operand(0)), c.results(op)
	then, other, err := c.regions(op)
	if err != nil {
		return nil, err
	}
	return func(f *frame) error {
		b := other
		if f.vals[cond].bits&1 != 0 {
			b = then
		}
		return f.choose(b, outs)
	}, nil
}

// choose runs the body b of a conditional, whose yields are the results outs. The body is nil if the
// conditional has none.
func (f *frame) choose(b *block, outs []int) error {
	if b == nil {
		return nil
	}
	if err := f.run(b); err != nil {
		return err
	}
	f.set(outs, f.values(b.yields))
	return nil
}

// indexSwitchOp runs the region of the first case that equals the operand, or else the
// first region, which is the default.
func indexSwitchOp(c *compiler, op *ir.Operation) (stmt, error) {
	arg, outs := c.slot(op.Operand(0)), c.results(op)
	cases, _ := op.Attr("cases").(*ir.DenseArrayAttr)
	bodies := make([]*block, op.NumRegions())
	for i := range bodies {
		var err error
		if bodies[i], err = c.region(op.Region(i)); err != nil {
			return nil, err
		}
	}
	target := map[int64]*block{}
	for i, v := range cases.Int64s() {
		if target[v] == nil {
			target[v] = bodies[i+1]
		}
	}
	return func(f *frame) error {
		b := target[int64(f.vals[arg].bits)]
		if b == nil {
			b = bodies[0]
		}
		if err := f.run(b); err != nil {
			return err
		}
		f.set(outs, f.values(b.yields))
		return nil
	}, nil
}

func whileOp(c *compiler, op *ir.Operation) (stmt, error) {
	inits, outs := c.operands(op), c.results(op)
	before, after, err := c.regions(op)
	if err != nil {
		return nil, err
	}
	return func(f *frame) error {
		f.set(before.args, f.values(inits))
		for {
			if err := f.run(before); err != nil {
				return err
			}
			passed := f.values(before.yields[1:])
			if f.vals[before.yields[0]].bits&1 == 0 {
				f.set(outs, passed)
				return nil
			}
			f.set(after.args, passed)
			if err := f.run(after); err != nil {
				return err
			}
			f.set(before.args, f.values(after.yields))
		}
	}, nil
}

// executeRegionOp runs the blocks of a region until one of them yields.
func executeRegionOp(c *compiler, op *ir.Operation) (stmt, error) {
	outs := c.results(op)
	body, err := c.blocksOf(op.Region(0))
	if err != nil {
		return nil, err
	}
	return func(f *frame) error {
		for b := body; ; {
			if err := f.run(b); err != nil {
				return err
			}
			var next *block
			if b.term != nil {
				var err error
				if next, err = b.term(f); err != nil {
					return err
				}
			}
			if next == nil {
				f.set(outs, f.values(b.yields))
				return nil
			}
			b = next
		}
	}, nil
}

func assertOp(c *compiler, op *ir.Operation) (stmt, error) {
	cond := c.slot(op.Operand(0))
	return func(f *frame) error {
		if f.vals[cond].bits&1 == 0 {
			return at(op, errors.New("assertion failed: "+op.StringAttr("msg")))
		}
		f.m.stats.Asserts++
		return nil
	}, nil
}

func callOp(c *compiler, op *ir.Operation) (stmt, error) {
	ref, _ := op.Attr("callee").(*ir.SymbolRefAttr)
	callee := c.m.tables.LookupRef(op, ref)
	if callee == nil {
		return nil, errNoCallee
	}
	in, outs := c.operands(op), c.results(op)
	if callee.Region(0).Empty() {
		native := runtimeFunctions()[ref.Root]
		if native == nil {
			return nil, errors.New("@" + ref.Root + " has no body and is not a runtime function")
		}
		return func(f *frame) error {
			vs, err := native(f, f.values(in), ref.Root)
			if err != nil {
				return at(op, err)
			}
			if len(vs) != len(outs) {
				return at(op, errors.New("@"+ref.Root+" returns "+strconv.Itoa(len(vs))+" results"))
			}
			f.set(outs, vs)
			return nil
		}, nil
	}
	m, deeper := c.m, 1+c.depth
	return func(f *frame) error {
		fn, err := m.function(callee)
		if err != nil {
			return err
		}
		vs, err := m.call(f.ctx, fn, f.values(in), f.depth+deeper)
		if err != nil {
			return at(op, err)
		}
		f.set(outs, vs)
		return nil
	}, nil
}

var errNoCallee = errors.New("the callee does not exist")
