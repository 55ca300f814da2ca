package pass

import (
	"fmt"
	"io"
	"runtime/debug"
	"slices"
	"strings"
	"sync/atomic"

	"github.com/spvc/spvc/internal/parallel"
	"github.com/spvc/spvc/ir"
)

// RunOptions control the run of a pipeline.
type RunOptions struct {
	// Workers is the number of goroutines that work on isolated operations. With less
	// than 2, only the caller's goroutine works.
	Workers int
	// NoVerify skips the verification after each pass.
	NoVerify bool
	// Hooks observe the run. The goroutine that runs a pass calls them.
	Hooks []Hook
	// Out and Err receive what MLIR's passes print to the standard output and to the
	// standard error. Nil discards the text.
	Out, Err io.Writer
	// Print says how passes print IR.
	Print ir.PrintOptions
	// Remarks makes passes report what they optimized, and what not, as remarks with a [*Remark].
	Remarks bool
	// Emulations makes passes report what they emulate, as Remarks does, but nothing else.
	Emulations bool
	// WriteFile writes the files of passes. Nil stands for os.WriteFile.
	WriteFile func(name string, data []byte) error
	// Reproducer, if not nil, is written if the run fails or a pass panics. The run then has one worker.
	Reproducer *Reproducer
	// Serial runs everything in the caller's goroutine, and does not hold diagnostics back to sort them: they come between
	// the texts that passes and hooks write, as passes report them.
	Serial bool
}

// Hook observes a run of a pipeline. The manager calls after-hooks in the reverse order
// of before-hooks. For each pass it calls either AfterPass or PassFailed.
type Hook interface {
	BeforePass(p *Pass, op *ir.Operation)
	AfterPass(p *Pass, op *ir.Operation)
	PassFailed(p *Pass, op *ir.Operation)
	// BeforePipeline and AfterPipeline enclose the run of a nested pipeline on one
	// operation.
	BeforePipeline(m *Manager, op *ir.Operation)
	AfterPipeline(m *Manager, op *ir.Operation)
}

// AnalysisHook is a Hook that observes the analyses, too, which passes compute on the operation that they run on.
type AnalysisHook interface {
	Hook
	BeforeAnalysis(name string, op *ir.Operation)
	AfterAnalysis(name string, op *ir.Operation)
}

// Crash is a panic of a pass, which is a bug. It carries what is needed to reproduce the
// panic.
type Crash struct {
	Pass     string
	Op       string
	Pipeline string
	Value    any
	Stack    []byte
}

// Error returns the names of the pass and of the operation, and the value of the panic.
func (c *Crash) Error() string {
	return fmt.Sprintf("internal error in pass '%s' on operation '%s': %v", c.Pass, c.Op, c.Value)
}

// Report returns the text to show to the user: the error, the command that reproduces
// it, the pipeline and the stack.
func (c *Crash) Report(command string) string {
	return c.Error() + "\nThis is a bug in spvc. Please report it with the input and the text below.\nreproduce: " +
		command + "\npipeline:  " + c.Pipeline + "\n" + strings.TrimRight(string(c.Stack), "\n")
}

// Run runs the pipeline on op and returns whether all passes succeeded. If one failed,
// an error was already emitted, unless the scope of op was stopped ([ir.Scope.StopWith]).
// If a pass panics, Run panics with a *Crash in the caller's goroutine, so that the caller
// can report it once.
func (m *Manager) Run(op *ir.Operation, opts RunOptions) bool {
	if m.Anchor != anyAnchor && m.Anchor != op.Name() {
		return op.EmitErrorAt(op.Loc(), "can't run '"+m.Anchor+"' pass manager on '"+op.Name()+"' op")
	}
	if m = m.scheduled(op.Context()); m == nil {
		return false
	}
	rec := opts.record(m, op)
	trace := opts.trace(op)
	if opts.Serial {
		opts.Workers = 1
	}
	x := &executor{opts: opts, root: m, stop: op.Stop(), trace: trace}
	if rec != nil {
		rec.crashed = func() bool { return x.crash.Load() != nil }
	}
	ok := x.pipeline(m, &analyses{op: op}, opts.Workers)
	c := x.crash.Load()
	if rec != nil && (!ok || c != nil) && !x.stop.Requested() {
		rec.finish()
	}
	if c != nil {
		if rec == nil || rec.Crashed == nil {
			panic(c)
		}
		rec.Crashed(c)
		return false
	}
	return ok
}

type executor struct {
	opts RunOptions
	root *Manager
	stop *ir.Stop
	// trace is nil if nobody asked for it.
	trace *tracer
	// changes counts the runs of passes that may have changed something.
	changes atomic.Int64
	crash   atomic.Pointer[Crash]
}

// pipeline runs m on the operation of known, whose analyses the passes use.
func (x *executor) pipeline(m *Manager, known *analyses, workers int) bool {
	op := known.op
	for _, h := range x.opts.Hooks {
		h.BeforePipeline(m, op)
	}
	ok := true
	r := known.run
	if r == nil {
		r = new(Run)
	}
	known.run = nil
	for i := 0; i < len(m.elements) && ok; i++ {
		if x.stop.Requested() {
			ok = false
			break
		}
		if p := m.elements[i].pass; p != nil {
			ok = x.pass(p, known, r, workers)
			continue
		}
		end := i + 1
		for end < len(m.elements) && m.elements[end].nested != nil && m.elements[end].nested.siblings == m.elements[i].nested.siblings {
			end++
		}
		known.run = r
		before := x.changes.Load()
		ok = x.adaptor(m.elements[i:end], known, workers)
		// What is inside was verified, but what op says about it may be wrong now, such as the uses of symbols.
		ok = ok && (x.opts.NoVerify || x.changes.Load() == before || ir.VerifyTable(op))
		known.run = nil
		known.keepOnly(nil)
		i = end - 1
	}
	known.run = r
	for i := len(x.opts.Hooks) - 1; i >= 0; i-- {
		x.opts.Hooks[i].AfterPipeline(m, op)
	}
	return ok
}

// pass runs p on the operation of known. The passes of pipelines use r one after the other.
func (x *executor) pass(p *Pass, known *analyses, r *Run, workers int) bool {
	op := known.op
	if x.crash.Load() != nil {
		return false
	}
	if info := op.Info(); info.Def == nil {
		return op.EmitOpError("trying to schedule a pass on an unregistered operation")
	} else if !info.HasTrait(ir.IsolatedFromAbove) {
		return op.EmitOpError("trying to schedule a pass on an operation not marked as 'IsolatedFromAbove'")
	} else if !p.runsOn(info) {
		return op.EmitOpError("trying to schedule a pass on an unsupported operation")
	}
	for _, h := range x.opts.Hooks {
		h.BeforePass(p, op)
	}
	*r = Run{exec: x, Workers: workers, Pass: p, Out: x.opts.Out, Err: x.opts.Err, Print: x.opts.Print, writeFile: x.opts.WriteFile, analyses: known, remarks: x.opts.Remarks, emulations: x.opts.Emulations}
	if r.Err == nil {
		r.Err = io.Discard
	}
	if r.Out == nil {
		r.Out = io.Discard
	}
	defer op.EnterPass(p.Name).Leave()
	// A pass that was stopped may have done half of its work and say that it is done.
	ok := x.guarded(p, op, r) && !x.stop.Requested()
	if !r.preserved {
		x.changes.Add(1)
		known.keepOnly(r.kept)
	}
	if ok && !x.opts.NoVerify && !r.preserved {
		if r.inner {
			ok = ir.VerifyOp(op)
		} else {
			ok = ir.VerifyExcept(op, r.unchanged)
		}
	}
	for i := len(x.opts.Hooks) - 1; i >= 0; i-- {
		if ok {
			x.opts.Hooks[i].AfterPass(p, op)
		} else {
			x.opts.Hooks[i].PassFailed(p, op)
		}
	}
	return ok
}

// guarded runs the pass and turns a panic into a Crash.
func (x *executor) guarded(p *Pass, op *ir.Operation, r *Run) (ok bool) {
	defer func() {
		if v := recover(); v != nil {
			ok = false
			stack := debug.Stack()
			if worker, in := v.(*parallel.Panic); in {
				v, stack = worker.Value, worker.Stack
			}
			x.crash.CompareAndSwap(nil, &Crash{p.Name, op.Name(), x.root.String(), v, stack})
		}
	}()
	if op.Context().Actions == nil {
		return p.Run(op, r) // without the function that an action needs
	}
	return act(op, p.Class, func() bool { return p.Run(op, r) })
}

// adaptor runs pipelines on the operations directly inside that of known, which is a pass in MLIR.
func (x *executor) adaptor(es []element, known *analyses, workers int) bool {
	if x.trace != nil {
		x.trace.pass(adaptorClass, known.op)
	}
	if known.op.Context().Actions == nil {
		return x.nested(es, known, workers)
	}
	return act(known.op, adaptorClass, func() bool { return x.nested(es, known, workers) })
}

// act runs a pass of the given class on op as the action "pass-execution", in a context that
// has actions. A pass that the action skips counts as a success.
func act(op *ir.Operation, class string, run func() bool) bool {
	ctx := op.Context()
	ok := true
	ctx.Act(ir.Action{Tag: "pass-execution", Text: "`pass-execution` running `" + class + "` on Operation `" + op.Name() + "`", Op: op}, func() { ok = run() })
	return ok
}

// nested runs pipelines on the operations directly inside that of known.
func (x *executor) nested(es []element, known *analyses, workers int) bool {
	op := known.op
	var few [8]*ir.Operation
	ops := few[:0]
	for i := range op.NumRegions() {
		for b := op.Region(i).First(); b != nil; b = b.Next() {
			for o := b.First(); o != nil; o = o.Next() {
				if anyRunsOn(es, o) {
					ops = append(ops, o)
				}
			}
		}
	}
	// One worker does the same: diagnostics come in source order, and the other
	// operations are processed after a failure.
	if !x.opts.Serial {
		defer op.Capture().Release()
	}
	if workers >= 2 && len(ops) >= 2 {
		return x.sideBySide(es, known, slices.Clone(ops), workers)
	}
	ok := true
	for _, o := range ops {
		c := known.child(o)
		c.run = known.run
		if !x.pipelines(es, c, workers) {
			if ok = false; x.opts.Serial {
				break
			}
		}
	}
	return ok
}

// sideBySide runs pipelines on ops, which different workers take. known has the analyses of the operation around them.
func (x *executor) sideBySide(es []element, known *analyses, ops []*ir.Operation, workers int) bool {
	var failed atomic.Bool
	parallel.Work{Workers: workers, Do: func(_, i, _ int) bool {
		if !x.pipelines(es, known.child(ops[i]), 1) {
			failed.Store(true)
		}
		return true
	}}.Each(len(ops))
	return !failed.Load()
}

// pipelines runs those of es that run on the operation of known, one after the other.
func (x *executor) pipelines(es []element, known *analyses, workers int) bool {
	for i := range es {
		if m := es[i].nested; m.runsOn(known.op.Info()) && !x.pipeline(m, known, workers) {
			return false
		}
	}
	return true
}

func anyRunsOn(es []element, op *ir.Operation) bool {
	return slices.ContainsFunc(es, func(e element) bool { return e.nested.runsOn(op.Info()) })
}
