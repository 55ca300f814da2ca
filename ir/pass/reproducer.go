package pass

import (
	"slices"
	"strings"

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
	// Crashed, unless it is nil, is called after a pass panicked and the reproducer was written. The run then counts as one that
	// failed, and the panic ends there.
	Crashed func(*Crash)
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
	top *ir.Operation
	// crashed reports whether a pass has panicked. What runs then stays in running until the end.
	crashed func() bool
	// running has the passes that run, from the outside in.
	running []runningPass
	// text is what a reproducer of the whole pipeline has. It is nil for a local one, and after it was written.
	text []byte
	done bool
}

// runningPass is a pass that runs on op. text is the local reproducer.
type runningPass struct {
	pass *Pass
	op   *ir.Operation
	text []byte
}

// record adds the hook for the reproducer, if o asks for one, and returns it. A run with a reproducer has one worker, so that
// the report names the same passes each time.
func (o *RunOptions) record(m *Manager, op *ir.Operation) *recorder {
	if o.Reproducer == nil {
		return nil
	}
	rec := &recorder{Reproducer: o.Reproducer, top: op}
	o.Serial = true
	if !rec.Local {
		rec.text = rec.Text(m.elementsOn(op), op)
	}
	o.Hooks = append(slices.Clip(o.Hooks), rec)
	return rec
}

// elementsOn returns the text of the elements of m, which run on op, as reproducers have it.
func (m *Manager) elementsOn(op *ir.Operation) string {
	dst := append([]byte(op.Name()), '(')
	for i, e := range m.elements {
		if i > 0 {
			dst = append(dst, ',')
			if m.elements[i-1].nested == nil || e.nested == nil || m.elements[i-1].nested.siblings != e.nested.siblings {
				dst = append(dst, ' ')
			}
		}
		dst = e.append(dst, styleOf(op.Context().MLIR()))
	}
	return string(append(dst, ')'))
}

// BeforePipeline does nothing.
func (r *recorder) BeforePipeline(*Manager, *ir.Operation) {}

// AfterPipeline does nothing.
func (r *recorder) AfterPipeline(*Manager, *ir.Operation) {}

// BeforePass notes that p runs, and what it is given if the reproducer is local.
func (r *recorder) BeforePass(p *Pass, op *ir.Operation) {
	run := runningPass{pass: p, op: op}
	if r.Local {
		run.text = r.Text(r.pipelineFor(p, op), r.top)
	}
	r.running = append(r.running, run)
}

// AfterPass forgets p.
func (r *recorder) AfterPass(*Pass, *ir.Operation) {
	if n := len(r.running); n > 0 && !r.crashed() {
		r.running = r.running[:n-1]
	}
}

// PassFailed writes the reproducer, unless p fails because a pass inside of it has failed.
func (r *recorder) PassFailed(_ *Pass, op *ir.Operation) {
	if len(r.running) > 0 && !r.crashed() {
		r.write(op)
	}
}

// pipelineFor returns the pipeline that runs p alone, on operations of op's kind.
func (r *recorder) pipelineFor(p *Pass, op *ir.Operation) string {
	text := string(element{pass: p}.append(nil, styleOf(op.Context().MLIR())))
	for ; ; op = op.Parent() {
		text = op.Name() + "(" + text + ")"
		if op == r.top {
			return text
		}
	}
}

// finish writes the reproducer at the end of a run that failed, if nothing was written before.
func (r *recorder) finish() {
	if r.crashed() || !r.done && !r.Local {
		r.write(r.top)
	}
}

// write stores the reproducer and reports it at op. One of a whole pipeline is written once.
func (r *recorder) write(op *ir.Operation) {
	running, text := r.running, r.text
	r.running, r.text = nil, nil
	if r.done && !r.Local {
		return
	}
	r.done = true
	if r.Local {
		running = running[max(0, len(running)-1):]
		for i := range running {
			text = running[i].text
		}
	}
	var names []string
	for i := range running {
		name := "`" + running[i].pass.Class + "` on '" + running[i].op.Name() + "' operation"
		if symbol := ir.SymbolName(running[i].op); symbol != "" {
			name += ": @" + symbol
		}
		names = append(names, name)
	}
	list := strings.Join(names, ", ")
	if !r.Local {
		list = "[" + list + "]"
	}
	note := "Pipeline failed while executing " + list + ": "
	if err := r.Write(text); err != nil {
		note += "the reproducer `" + r.Name + "` cannot be written: " + err.Error()
	} else {
		note += "reproducer generated at `" + r.Name + "`"
	}
	loc := op.Loc()
	r.top.EmitErrorAt(loc, "Failures have been detected while processing an MLIR pass pipeline", ir.Note(loc, note))
}
