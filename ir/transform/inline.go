package transform

import (
	"math"
	"strings"
	"sync"

	"github.com/spvc/spvc/internal/parallel"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/analysis"
	"github.com/spvc/spvc/ir/pass"
)

// InlineOptions are the options of the pass inline.
type InlineOptions struct {
	// MaxIterations bounds the rounds of inlining within a component of the call
	// graph.
	MaxIterations int
	// Threshold is the maximum number of operations of a callee, in percent of the
	// number of the caller. math.MaxUint32 stands for any number.
	Threshold uint32
	// Simplify, if not nil, runs on callables before calls of them are inlined.
	Simplify func(callable *ir.Operation) bool
}

// Inline inlines calls in op by the call graph of op, callees first, and erases private functions that have no
// uses left. It returns false if Simplify failed.
func Inline(op *ir.Operation, o InlineOptions, graph *analysis.CallGraph, workers int) bool {
	in := &inliner{InlineOptions: o, b: ir.NewBuilder(op.Context(), nil), graph: graph, workers: workers}
	in.uses = newCallUses(op, in.graph)
	for _, c := range in.graph.Components() {
		if !in.component(c) {
			return false
		}
	}
	for _, n := range in.dead {
		n.Op().Erase()
	}
	return true
}

type inliner struct {
	InlineOptions
	b       *ir.Builder
	graph   *analysis.CallGraph
	uses    *callUses
	workers int
	dead    []*analysis.CallNode // nodes to erase at the end
	calls   []pendingCall
	history []inlinedCallee
}

// pendingCall is a call that may be inlined.
type pendingCall struct {
	op             *ir.Operation
	source, target *analysis.CallNode
	history        int // index into history of the callee that brought the call there, or -1
}

// inlinedCallee is a callee whose body brought calls, with the history of its own call.
type inlinedCallee struct {
	node *analysis.CallNode
	from int
}

func (in *inliner) component(c []*analysis.CallNode) bool {
	gone := map[*analysis.CallNode]bool{}
	for range max(in.MaxIterations, 1) {
		if !in.simplify(c, gone) {
			return false
		}
		if !in.round(c, gone) {
			break
		}
	}
	return true
}

// simplify runs the pipelines of callables on the nodes of c.
func (in *inliner) simplify(c []*analysis.CallNode, gone map[*analysis.CallNode]bool) bool {
	if in.Simplify == nil {
		return true
	}
	var nodes []*analysis.CallNode
	for _, n := range c {
		if !gone[n] && len(n.Children) == 0 && n.Op().HasTrait(ir.IsolatedFromAbove) {
			nodes = append(nodes, n)
		}
	}
	results := make([]bool, len(nodes))
	if len(nodes) > 0 {
		captured := nodes[0].Op().Capture()
		parallel.Work{Workers: in.workers, Do: func(_, i, _ int) bool {
			results[i] = in.Simplify(nodes[i].Op())
			return true
		}}.Each(len(nodes))
		captured.Release()
	}
	for i, n := range nodes {
		if !results[i] {
			return false
		}
		in.uses.recompute(n)
	}
	return true
}

// round inlines the calls in the nodes of c, and the calls that the inlined bodies
// bring. It returns false if there was nothing to inline.
func (in *inliner) round(c []*analysis.CallNode, gone map[*analysis.CallNode]bool) bool {
	in.calls, in.history = in.calls[:0], in.history[:0]
	for _, n := range c {
		switch {
		case gone[n]:
		case in.uses.isDead(n):
			in.bury(n, gone)
		default:
			in.collectRegion(n.Region, n, -1)
		}
	}
	any := false
	for i := 0; i < len(in.calls); i++ {
		call := in.calls[i]
		if gone[call.source] || in.inHistory(call.target, call.history) || !in.shouldInline(call) {
			continue
		}
		move := in.uses.lastUse(call.target)
		body, ok := InlineCall(in.b, call.op, call.target.Op(), move)
		if !ok {
			continue
		}
		any = true
		in.history = append(in.history, inlinedCallee{call.target, call.history})
		for k := len(body) - 1; k >= 0; k-- {
			in.collect(body[k], call.source, len(in.history)-1, true)
		}
		in.uses.inlined(call.source, call.target)
		call.op.Erase()
		if move {
			in.uses.erase(call.target)
			in.bury(call.target, gone)
		}
	}
	return any
}

func (in *inliner) bury(n *analysis.CallNode, gone map[*analysis.CallNode]bool) {
	if !gone[n] {
		gone[n] = true
		in.dead = append(in.dead, n)
	}
}

func (in *inliner) inHistory(n *analysis.CallNode, at int) bool {
	for ; at >= 0; at = in.history[at].from {
		if in.history[at].node == n {
			return true
		}
	}
	return false
}

// shouldInline reports whether a call should be inlined, before the dialects are asked.
func (in *inliner) shouldInline(c pendingCall) bool {
	r := c.target.Region
	around := c.op.Parent()
	switch {
	case c.op.HasTrait(ir.Terminator), c.target.CallsItself(), r.IsAncestor(c.op.ParentRegion()):
		return false
	case !r.HasOneBlock() && c.target.Op().Info() != around.Info() && around.HasTrait(ir.SingleBlock):
		return false
	}
	switch in.Threshold {
	case 0:
		return false
	case math.MaxUint32:
		return true
	}
	caller := countOps(c.source.Region)
	return caller == 0 || countOps(r)*100/caller <= uint64(in.Threshold)
}

func countOps(r *ir.Region) (n uint64) {
	r.WalkPre(func(*ir.Operation) ir.WalkResult {
		n++
		return ir.WalkAdvance
	})
	return n
}

func (in *inliner) collectRegion(r *ir.Region, source *analysis.CallNode, history int) {
	blocks := blocksOf(r)
	for i := len(blocks) - 1; i >= 0; i-- {
		in.collect(blocks[i], source, history, false)
	}
}

func blocksOf(r *ir.Region) (blocks [][]*ir.Operation) {
	for b := r.First(); b != nil; b = b.Next() {
		var ops []*ir.Operation
		for op := b.First(); op != nil; op = op.Next() {
			ops = append(ops, op)
		}
		blocks = append(blocks, ops)
	}
	return blocks
}

// collect appends the direct calls among the operations of a block and in their
// regions. It includes the calls in nested callables only if nested is set. The order
// is MLIR's: nested calls come after the block, the last region first.
func (in *inliner) collect(ops []*ir.Operation, source *analysis.CallNode, history int, nested bool) {
	type item struct {
		ops    []*ir.Operation
		source *analysis.CallNode
	}
	stack := []item{{ops, source}}
	for len(stack) > 0 {
		it := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		for _, op := range it.ops {
			if m, ok := ir.OpInterface[ir.CallModel](op.Info()); ok {
				if ref, _ := m.Callee(op); ref != nil && len(ref.Nested) > 0 {
					continue
				}
				if target := in.graph.Resolve(op); target != nil {
					in.calls = append(in.calls, pendingCall{op, it.source, target, history})
				}
				continue
			}
			for i := range op.NumRegions() {
				n := in.graph.Node(op.Region(i))
				if n != nil && !nested {
					continue
				}
				if n == nil {
					n = it.source
				}
				for _, b := range blocksOf(op.Region(i)) {
					stack = append(stack, item{b, n})
				}
			}
		}
	}
}

// NewInline returns the pass inline. Pipelines in its options consist of passes in r.
func NewInline(r *pass.Registry) *pass.Pass {
	o := InlineOptions{MaxIterations: 4, Threshold: math.MaxUint32}
	fallback := "canonicalize"
	var own []string
	pipelines := pass.Strings("op-pipelines", &own, "Callable operation specific optimizer pipelines (in the form of `dialect.op(pipeline)`)")
	pipelines.Value = "pass-manager"
	return &pass.Pass{
		Name: "inline", Class: "Inliner", Summary: "Inline function calls",
		Options: []pass.Option{
			pass.String("default-pipeline", &fallback, "The optimizer pipeline used for callables that do not have a dedicated optimizer pipeline in opPipelineList"),
			pass.Uint("inlining-threshold", &o.Threshold, "If the ratio between the number of the operations in the callee and the number of the operations in the caller exceeds this value (in percentage), then the callee is not inlined even if it is legal to inline it"),
			pass.Uint("max-iterations", &o.MaxIterations, "Maximum number of iterations when inlining within an SCC"),
			pipelines,
		},
		Run: func(op *ir.Operation, run *pass.Run) bool {
			if !op.HasTrait(ir.SymbolTable) {
				return op.EmitOpError(" was scheduled to run under the inliner, but does not define a symbol table")
			}
			s := &simplifiers{registry: r, fallback: strings.TrimSpace(fallback), byOp: map[string]*pass.Manager{}}
			if err := s.parse(own); err != nil {
				return op.EmitError(err.Error())
			}
			o := o
			o.Simplify = func(callable *ir.Operation) bool { return s.run(callable, run) }
			return Inline(op, o, pass.Analysis(run, op, "CallGraph", analysis.NewCallGraph), run.Workers)
		},
	}
}

// simplifiers holds the pipelines for callables by operation name.
type simplifiers struct {
	registry *pass.Registry
	fallback string
	mu       sync.Mutex
	byOp     map[string]*pass.Manager
	err      error
}

func (s *simplifiers) parse(own []string) error {
	for _, text := range own {
		m, err := s.registry.ParsePipeline(text)
		if err != nil {
			return err
		}
		s.byOp[m.Anchor] = m
	}
	if s.fallback == "" {
		return nil
	}
	_, err := s.registry.ParsePipeline("any(" + s.fallback + ")")
	return err
}

func (s *simplifiers) run(op *ir.Operation, r *pass.Run) bool {
	s.mu.Lock()
	m := s.byOp[op.Name()]
	if m == nil && s.fallback != "" {
		if m, s.err = s.registry.ParsePipeline(op.Name() + "(" + s.fallback + ")"); s.err == nil {
			s.byOp[op.Name()] = m
		}
	}
	err := s.err
	s.mu.Unlock()
	switch {
	case err != nil:
		return op.EmitError(err.Error())
	case m == nil:
		return true
	}
	own := *r
	own.Workers = 1 // callables are optimized side by side
	return own.Pipeline(m, op)
}
