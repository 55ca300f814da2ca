package passes

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/analysis"
	"github.com/spvc/spvc/ir/pass"
)

// NewSinkIndexComputations returns the pass gpu-launch-sink-index-computations.
func NewSinkIndexComputations() *pass.Pass {
	return &pass.Pass{
		Name: "gpu-launch-sink-index-computations", Class: "GpuLaunchSinkIndexComputations", Summary: "Sink index computations into gpu.launch body",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			b := ir.NewBuilder(op.Context(), nil)
			op.Walk(func(o *ir.Operation) {
				if o.Is(gpu.Launch) {
					SinkInto(gpu.LaunchOp{Operation: o}, b, isIndexComputation)
				}
			})
			return true
		},
	}
}

// isIndexComputation reports whether it is cheaper to repeat op in a kernel than to
// pass its results to the kernel.
func isIndexComputation(op *ir.Operation) bool {
	return op.HasTrait(ir.ConstantLike) || op.Is(memref.Dim) || op.Is(arith.Select) || op.Is(arith.CmpI)
}

// SinkInto clones operations to the start of the kernel of a launch. It clones the
// operations that pick selects and whose results the kernel uses. It clones an
// operation only if the kernel then uses no additional value from outside.
func SinkInto(l gpu.LaunchOp, b *ir.Builder, pick func(*ir.Operation) bool) {
	if l.Body().Empty() {
		return
	}
	used := analysis.CapturesOf(l.Body())
	s := sinker{pick: pick, used: used, state: map[*ir.Operation]bool{}}
	for _, v := range used.Values {
		if op := v.DefiningOp(); op != nil {
			s.visit(op)
		}
	}
	b.SetStart(l.Body().First())
	m := ir.NewMapping()
	for _, op := range s.order {
		b.Insert(b.Arena().Clone(op, m))
	}
	used.Replace(func(i int) *ir.Value {
		if v := used.Values[i]; v.DefiningOp() != nil && s.state[v.DefiningOp()] {
			return m.Value(v)
		}
		return nil
	})
}

// sinker finds the ops to sink, operands before their users.
type sinker struct {
	pick  func(*ir.Operation) bool
	used  *analysis.Captures
	state map[*ir.Operation]bool // decided ops, and whether they sink
	order []*ir.Operation
}

// sinkStep is an op and the operand to visit next.
type sinkStep struct {
	op   *ir.Operation
	next int
}

// visit decides about op and the ops it depends on. It uses an explicit stack, because
// chains of ops can be long.
func (s *sinker) visit(op *ir.Operation) {
	if !s.start(op) {
		return
	}
	stack := []sinkStep{{op: op}}
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		if top.next == top.op.NumOperands() {
			s.state[top.op] = true
			s.order = append(s.order, top.op)
			stack = stack[:len(stack)-1]
			continue
		}
		v := top.op.Operand(top.next)
		def := v.DefiningOp()
		switch {
		case def != nil && s.start(def):
			stack = append(stack, sinkStep{op: def})
		case def != nil && s.state[def], s.used.Has(v):
			top.next++
		default:
			s.state[top.op] = false
			stack = stack[:len(stack)-1]
		}
	}
}

// start reports whether op is not decided yet.
func (s *sinker) start(op *ir.Operation) bool {
	if _, decided := s.state[op]; decided {
		return false
	}
	if !s.pick(op) {
		s.state[op] = false
		return false
	}
	return true
}
