package bytecodes

import (
	"bytes"
	"math/rand/v2"
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/bytecode"
	"github.com/spvc/spvc/ir/pass"
)

// newUseListOrder returns test-verify-uselistorder: it shuffles the uses of each value in a copy of the module, and checks that bytecode
// keeps their order.
func newUseListOrder() *pass.Pass {
	seed := uint32(1)
	return &pass.Pass{
		Name: "test-verify-uselistorder", Class: "TestPreserveUseListOrders", Op: "builtin.module",
		Summary: "Verify that roundtripping the IR to bytecode preserves the order of the uselists",
		Options: []pass.Option{pass.Uint("rng-seed", &seed, "Specify an input random seed")},
		Run: func(op *ir.Operation, r *pass.Run) bool {
			r.PreserveAnalyses()
			random := rand.New(rand.NewPCG(uint64(seed), 0))
			shuffled := ir.NewArena().Clone(op, ir.NewMapping())
			walkValues(shuffled, func(v *ir.Value) bool {
				if !v.HasUses() || v.HasOneUse() {
					return true
				}
				uses := usesOf(v)
				random.Shuffle(len(uses), func(i, k int) { uses[i], uses[k] = uses[k], uses[i] })
				v.OrderUses(uses)
				return true
			})
			again, ok := roundTrip(shuffled, 3)
			if !ok {
				_, ok = roundTrip(op, 2) // if this fails as well, the order of uses is not the reason
				return !ok
			}
			return sameOrders(shuffled, again)
		},
	}
}

// roundTrip writes and reads op in a version of the format.
func roundTrip(op *ir.Operation, version int) (*ir.Operation, bool) {
	var out bytes.Buffer
	if bytecode.Write(&out, op, version, bytecode.Options{}) != nil {
		return nil, false
	}
	ctx := op.Context()
	again, ok := ir.Parse(ctx, ctx.AddFile("<bytecode>", out.Bytes()))
	return again, ok && ir.Verify(again)
}

// use is a use of a value: the number of its operation in a walk, and that of the operand.
type use struct{ op, operand int }

func usesOf(v *ir.Value) []*ir.Operand {
	var uses []*ir.Operand
	for u := v.FirstUse(); u != nil; u = u.NextUse() {
		uses = append(uses, u)
	}
	return uses
}

// ordersOf returns the uses of each value that has several.
func ordersOf(root *ir.Operation) (values []*ir.Value, orders [][]use) {
	number := map[*ir.Operation]int{}
	root.WalkPre(func(op *ir.Operation) ir.WalkResult {
		number[op] = len(number)
		return ir.WalkAdvance
	})
	walkValues(root, func(v *ir.Value) bool {
		if uses := usesOf(v); len(uses) > 1 {
			var list []use
			for _, u := range uses {
				list = append(list, use{number[u.Owner()], u.Index()})
			}
			values, orders = append(values, v), append(orders, list)
		}
		return true
	})
	return values, orders
}

// sameOrders reports an error if the uses of some value are not in the same order in want and got.
func sameOrders(want, got *ir.Operation) bool {
	_, before := ordersOf(want)
	values, after := ordersOf(got)
	for i, v := range values {
		if i < len(before) && !slices.Equal(before[i], after[i]) {
			return v.FirstUse().Owner().EmitError("found use-list order mismatch for value")
		}
	}
	return len(before) == len(after)
}

// walkValues visits the values that are defined in root until visit returns false.
func walkValues(root *ir.Operation, visit func(*ir.Value) bool) {
	root.WalkPre(func(op *ir.Operation) ir.WalkResult {
		for i := range op.NumRegions() {
			for b := op.Region(i).First(); b != nil; b = b.Next() {
				for _, a := range b.Args() {
					if !visit(a) {
						return ir.WalkInterrupt
					}
				}
			}
		}
		for _, v := range op.Results() {
			if !visit(v) {
				return ir.WalkInterrupt
			}
		}
		return ir.WalkAdvance
	})
}
