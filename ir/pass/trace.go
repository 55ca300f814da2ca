package pass

import (
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/spvc/spvc/ir"
)

// traceType is the debug type of the pass manager, see [ir.Context.Debug].
const traceType = "pass-manager"

// adaptorClass is MLIR's name of the pass that runs nested pipelines.
const adaptorClass = "mlir::detail::OpToOpPassAdaptor"

// tracer is the hook that writes which passes and pipelines run on which operations.
type tracer struct {
	w        io.Writer
	noVerify bool
}

// trace adds the hook, if the context of op asks for it, and returns it.
func (o *RunOptions) trace(op *ir.Operation) *tracer {
	w := op.Context().Debug(traceType)
	if w == nil {
		return nil
	}
	t := &tracer{w: w, noVerify: o.NoVerify}
	o.Hooks, o.Serial = append(slices.Clip(o.Hooks), t), true
	return t
}

func (t *tracer) line(text string) { io.WriteString(t.w, "["+traceType+":1] "+text+"\n") }

// operation returns op without its regions.
func operation(op *ir.Operation) string {
	return "operation '" + strings.TrimSuffix(op.Text(ir.PrintOptions{SkipRegions: true}), "\n") + "'"
}

func (t *tracer) pass(class string, op *ir.Operation) {
	t.line("Running pass '" + class + "' on " + operation(op) + " at " + op.Context().LocString(op.Loc()))
}

// BeforePass writes that p runs.
func (t *tracer) BeforePass(p *Pass, op *ir.Operation) { t.pass(p.Class, op) }

// AfterPass does nothing.
func (t *tracer) AfterPass(*Pass, *ir.Operation) {}

// PassFailed writes that the pipeline of p ends.
func (t *tracer) PassFailed(p *Pass, op *ir.Operation) {
	t.line("Pipeline failed for pass '" + p.Class + "' on " + operation(op))
}

// BeforePipeline writes what runs on op.
func (t *tracer) BeforePipeline(m *Manager, op *ir.Operation) {
	text := m.Text(op.Context().MLIR())
	verify := "1"
	if t.noVerify {
		verify = "0"
	}
	t.line("Running pipeline on " + operation(op) + " with " + strconv.Itoa(m.Len()) + " passes, verifyPasses=" + verify +
		" pipeline: " + text[len(m.Anchor)+1:len(text)-1])
}

// AfterPipeline does nothing.
func (t *tracer) AfterPipeline(*Manager, *ir.Operation) {}
