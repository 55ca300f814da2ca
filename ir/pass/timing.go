package pass

import (
	"fmt"
	"io"
	"strings"
	"sync"
	"time"

	"github.com/spvc/spvc/ir"
)

// Timer is the hook of --mlir-timing. Phase adds phases that are not passes, such as
// parsing and printing.
type Timer struct {
	// List sorts all entries by time instead of showing them as the tree of the pipeline.
	List bool
	// JSON makes Report write JSON instead of a table.
	JSON bool

	mu    sync.Mutex
	start time.Time
	root  timeNode
	open  map[*ir.Operation][]*timeNode
	began map[timeKey]time.Time
}

type timeKey struct {
	node *timeNode
	op   *ir.Operation
}

type timeNode struct {
	name     string
	total    time.Duration
	pass     *Pass       // nil if the node is not that of a pass
	siblings *collection // nil if the node is not that of a collection
	children []*timeNode
}

func (n *timeNode) child(name string, p *Pass) *timeNode {
	return n.find(timeNode{name: name, pass: p})
}

// find returns the child of the same name, pass and collection as like. If there is none, it adds one.
func (n *timeNode) find(like timeNode) *timeNode {
	for _, c := range n.children {
		if c.name == like.name && c.pass == like.pass && c.siblings == like.siblings {
			return c
		}
	}
	n.children = append(n.children, &like)
	return n.children[len(n.children)-1]
}

// visibleChildren returns the children that a tree shows: it has the pipelines of a collection of one instead of the collection.
func (n *timeNode) visibleChildren() (out []*timeNode) {
	for _, c := range n.children {
		if c.siblings != nil && len(c.siblings.anchors) == 1 {
			out = append(out, c.children...)
		} else {
			out = append(out, c)
		}
	}
	return out
}

// NewTimer returns a timer that starts now.
func NewTimer() *Timer {
	return &Timer{start: time.Now(), open: map[*ir.Operation][]*timeNode{}, began: map[timeKey]time.Time{}}
}

// Phase starts a phase. Call end to end it.
func (t *Timer) Phase(name string) (end func()) {
	begin := time.Now()
	return func() {
		t.mu.Lock()
		t.root.child(name, nil).total += time.Since(begin)
		t.mu.Unlock()
	}
}

// nodeOf returns the innermost open node of op or of its closest parent that has one.
func (t *Timer) nodeOf(op *ir.Operation) *timeNode {
	for ; op != nil; op = op.Parent() {
		if s := t.open[op]; len(s) > 0 {
			return s[len(s)-1]
		}
	}
	return &t.root
}

// begin opens an entry below the innermost one of op.
func (t *Timer) begin(name string, p *Pass, op *ir.Operation) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.push(t.nodeOf(op).child(name, p), op)
}

// push opens n as the innermost entry of op.
func (t *Timer) push(n *timeNode, op *ir.Operation) {
	t.open[op] = append(t.open[op], n)
	t.began[timeKey{n, op}] = time.Now()
}

func (t *Timer) pop(op *ir.Operation) {
	t.mu.Lock()
	defer t.mu.Unlock()
	s := t.open[op]
	n := s[len(s)-1]
	t.open[op] = s[:len(s)-1]
	k := timeKey{n, op}
	n.total += time.Since(t.began[k])
	delete(t.began, k)
}

// BeforePipeline opens an entry for a nested pipeline and for its collection. As in MLIR, the entry of a pipeline that a
// pass runs is not inside the pass's.
func (t *Timer) BeforePipeline(m *Manager, op *ir.Operation) {
	t.mu.Lock()
	defer t.mu.Unlock()
	n, name := t.nodeOf(op), "'"+m.Anchor+"' Pipeline"
	switch {
	case n.pass != nil:
		n = t.root.child(name, nil)
	case m.siblings != nil:
		n = n.find(timeNode{name: m.siblings.name(), siblings: m.siblings})
		t.push(n, op)
		n = n.child(name, nil)
	}
	t.push(n, op)
}

// AfterPipeline closes the entries that BeforePipeline opened.
func (t *Timer) AfterPipeline(m *Manager, op *ir.Operation) {
	t.pop(op)
	if m.siblings != nil {
		t.pop(op)
	}
}

// BeforePass opens an entry for the pass.
func (t *Timer) BeforePass(p *Pass, op *ir.Operation) { t.begin(p.Class, p, op) }

// AfterPass closes the entry that BeforePass opened.
func (t *Timer) AfterPass(_ *Pass, op *ir.Operation) { t.pop(op) }

// PassFailed closes the entry that BeforePass opened.
func (t *Timer) PassFailed(_ *Pass, op *ir.Operation) { t.pop(op) }

// BeforeAnalysis opens an entry for the analysis below that of the pass.
func (t *Timer) BeforeAnalysis(name string, op *ir.Operation) { t.begin("(A) "+name, nil, op) }

// AfterAnalysis closes the entry that BeforeAnalysis opened.
func (t *Timer) AfterAnalysis(_ string, op *ir.Operation) { t.pop(op) }

const rule = "===-------------------------------------------------------------------------==="

// banner writes a title in the middle of 80 columns.
func banner(w io.Writer, title string) {
	pad := (80 - len(title)) / 2
	fmt.Fprintf(w, "%s\n%s%s\n%s\n", rule, strings.Repeat(" ", pad), title, rule)
}
