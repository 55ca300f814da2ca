package pass

import (
	"slices"
	"strings"
	"sync"

	"github.com/spvc/spvc/ir"
)

// Reproducer says how a run that fails leaves a file with which the failure can be
// repeated: the IR, and the pipeline in the external resource `mlir_reproducer`, as
// `mlir-opt --run-reproducer` reads it.
type Reproducer struct {
	// Local reduces the pipeline to the pass that failed, and the IR to what that
	// pass was given. The run then has one worker, and prints the IR before each
	// pass.
	Local bool
	// NoThreading and NoVerify are the settings that the file asks for.
	NoThreading, NoVerify bool
	// Name is the name of the file in the note that reports it.
	Name string
	// Write stores the text.
	Write func(text []byte) error
}

// ReproducerSection is the name of the external resources of reproducers.
const ReproducerSection = "mlir_reproducer"

// Text returns the reproducer of running pipeline on op. The IR is in its custom form.
func (r *Reproducer) Text(pipeline string, op *ir.Operation) []byte {
	table := &op.Context().Resources
	for _, e := range []ir.Resource{
		{Key: "pipeline", Kind: ir.ResourceString, Text: pipeline},
		{Key: "disable_threading", Kind: ir.ResourceBool, Bool: r.NoThreading},
		{Key: "verify_each", Kind: ir.ResourceBool, Bool: !r.NoVerify},
	} {
		table.Set(true, ReproducerSection, e)
	}
	defer table.DropExternal(ReproducerSection)
	return ir.AppendOp(nil, op, ir.PrintOptions{})
}

// Replay is what a file read with [ReadReproducer] asks for.
type Replay struct {
	// Pipeline is empty if the file holds no reproducer.
	Pipeline              string
	NoThreading, NoVerify bool
}

// ReadReproducer makes ctx store what the reproducers in the files it reads ask for in
// the Replay returned. Keys that MLIR 19 does not know are errors, as are values of the
// wrong kind.
func ReadReproducer(ctx *ir.Context) *Replay {
	p := &Replay{}
	ctx.Resources.TakeExternal = func(section string, r *ir.Resource) (bool, *ir.ResourceProblem) {
		if section != ReproducerSection {
			return false, nil
		}
		return true, p.store(r)
	}
	return p
}

// store stores a value; it returns what is wrong with it, nil if nothing is.
func (p *Replay) store(r *ir.Resource) *ir.ResourceProblem {
	switch r.Key {
	case "pipeline":
		if r.Kind != ir.ResourceString {
			return &ir.ResourceProblem{Msg: "expected string value for key 'pipeline'", AtValue: true}
		}
		p.Pipeline = r.Text
		return nil
	case "disable_threading":
		p.NoThreading = r.Bool
	case "verify_each":
		p.NoVerify = !r.Bool
	default:
		return &ir.ResourceProblem{Msg: "unknown 'mlir_reproducer' resource key '" + r.Key + "'"}
	}
	if r.Kind != ir.ResourceBool {
		return &ir.ResourceProblem{Msg: "expected 'true' or 'false' value for key '" + r.Key + "'", AtValue: true}
	}
	return nil
}

// recorder is the hook that makes the reproducer of one run.
type recorder struct {
	*Reproducer
	top      *ir.Operation
	pipeline string

	mu     sync.Mutex
	failed []failure
	text   []byte // the text for a local reproducer: the input of the pass that runs
}

// failure is a pass that failed, as the note names it, and the place of its operation.
type failure struct {
	text string
	loc  ir.Location
}

// record adds the hook for the reproducer, if o asks for one, and returns it.
func (o *RunOptions) record(m *Manager, op *ir.Operation) *recorder {
	if o.Reproducer == nil {
		return nil
	}
	rec := &recorder{Reproducer: o.Reproducer, top: op, pipeline: m.Brief()}
	if rec.Local {
		o.Workers = 1
	} else {
		rec.text = rec.Text(rec.pipeline, op)
	}
	o.Hooks = append(slices.Clip(o.Hooks), rec)
	return rec
}

// BeforePipeline does nothing.
func (r *recorder) BeforePipeline(*Manager, *ir.Operation) {}

// AfterPipeline does nothing.
func (r *recorder) AfterPipeline(*Manager, *ir.Operation) {}

// AfterPass does nothing.
func (r *recorder) AfterPass(*Pass, *ir.Operation) {}

// BeforePass keeps what p is given, for a local reproducer, unless a pass has failed
// already.
func (r *recorder) BeforePass(p *Pass, op *ir.Operation) {
	if r.Local && len(r.failed) == 0 {
		r.text = r.Text(r.pipelineFor(p, op), r.top)
	}
}

// pipelineFor returns the pipeline that runs p alone, on operations of op's kind.
func (r *recorder) pipelineFor(p *Pass, op *ir.Operation) string {
	text := string(appendOptions([]byte(p.Name), p.Options, true))
	for ; ; op = op.Parent() {
		text = op.Name() + "(" + text + ")"
		if op == r.top {
			return text
		}
	}
}

// PassFailed notes p for the note.
func (r *recorder) PassFailed(p *Pass, op *ir.Operation) {
	text := "`" + p.Class + "` on '" + op.Name() + "' operation"
	if name := ir.SymbolName(op); name != "" {
		text += ": @" + name
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.failed = append(r.failed, failure{text, op.Loc()})
}

// write stores the reproducer and reports it, as MLIR does at an operation on which a
// pass failed.
func (r *recorder) write() {
	loc := r.top.Loc()
	// Workers fail in any order.
	slices.SortFunc(r.failed, func(a, b failure) int { return strings.Compare(a.text, b.text) })
	var names []string
	for i := range r.failed {
		names = append(names, r.failed[i].text)
	}
	names = slices.Compact(names)
	if len(r.failed) > 0 {
		loc = r.failed[0].loc
	}
	list := strings.Join(names, ", ")
	if !r.Local {
		list = "[" + list + "]"
	}
	note := "Pipeline failed while executing " + list + ": "
	if err := r.Write(r.text); err != nil {
		note += "the reproducer `" + r.Name + "` cannot be written: " + err.Error()
	} else {
		note += "reproducer generated at `" + r.Name + "`"
	}
	r.top.EmitErrorAt(loc, "Failures have been detected while processing an MLIR pass pipeline", ir.Note(loc, note))
}
