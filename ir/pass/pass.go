// Package pass runs passes over IR: pass declarations with options and
// statistics, nested pipelines and their textual form, instrumentation, and a
// driver that works on isolated operations in parallel.
package pass

import (
	"io"
	"os"
	"sync"

	"github.com/spvc/spvc/internal/parallel"
	"github.com/spvc/spvc/ir"
)

// Pass transforms one operation and the operations nested in it. Several goroutines may
// run a pass on different operations at the same time, so Run must not write to
// anything but its operation, its Run argument and the pass's statistics.
type Pass struct {
	// Name is the command-line name, such as "canonicalize".
	Name string
	// Class is MLIR's name of the pass class, which dumps and timing reports
	// show, such as "Canonicalizer".
	Class   string
	Summary string
	// Op is the full name of the only kind of operation that the pass runs on, or ""
	// for any operation.
	Op string
	// Accepts, unless it is nil, reports whether the pass runs on operations of a kind. A pipeline on another kind is refused when
	// it runs, and one on any operation skips the other kinds. See [Implements].
	Accepts func(info *ir.OpInfo) bool
	// Options are set before the first run.
	Options []Option
	// Flags are settings that are flags of the command ([Registry.AddFlag]), and no options in a pipeline.
	Flags []Option
	// Stats are counters shown by --mlir-pass-statistics.
	Stats []*Statistic
	// Run transforms op. It returns false if it failed, after it reported the reason.
	Run func(op *ir.Operation, r *Run) bool
}

// Run is the state of one run of a pass on one operation.
type Run struct {
	// Workers is the number of goroutines that the pass may use itself.
	Workers int
	// Pass is the pass that is running.
	Pass *Pass
	// Out and Err receive the text of passes that report on IR. They are never nil.
	Out, Err io.Writer
	// Print says how to print IR.
	Print ir.PrintOptions

	exec       *executor
	remarks    bool
	emulations bool
	writeFile  func(name string, data []byte) error
	analyses   *analyses
	preserved  bool // nothing changed
	inner      bool // nothing changed except the operation itself
	unchanged  []*ir.Operation
	kept       []renewal // analyses that are still valid
}

// PreserveAnalyses declares that the pass changed nothing that analyses depend on.
func (r *Run) PreserveAnalyses() { r.preserved = true }

// PreserveAnalysis declares that the analyses of this name stay valid, although the pass changed something: those of the
// operation that the pass runs on, and those of the operations in it. renew returns what replaces each of them.
func (r *Run) PreserveAnalysis(name string, renew func() any) {
	r.kept = append(r.kept, renewal{name, renew})
}

// PreserveNested declares that the pass changed nothing except the attributes of the
// operation it runs on. The pass manager then skips the verification of the nested
// operations.
func (r *Run) PreserveNested() { r.inner = true }

// PreserveOps declares that the pass changed nothing in ops, which are nested in the operation
// it runs on. The pass manager then skips their verification if they are symbol tables.
func (r *Run) PreserveOps(ops []*ir.Operation) { r.unchanged = ops }

// Pipeline runs the passes of m on op and returns whether all succeeded. op is the
// operation that the pass runs on, or one nested in it. The hooks of the run observe
// these passes too. An operation that is elsewhere is an error.
func (r *Run) Pipeline(m *Manager, op *ir.Operation) bool {
	known := r.analyses
	if !known.op.IsAncestor(op) {
		return op.EmitOpError("Trying to schedule a dynamic pipeline on an operation that isn't nested under the current operation the pass is processing")
	}
	if m = m.scheduled(op.Context()); m == nil {
		return false
	}
	if known.op != op {
		known = &analyses{op: op}
	}
	return r.exec.pipeline(m, known, r.Workers)
}

// WriteFile writes a file that the pass produces in addition to its result.
func (r *Run) WriteFile(name string, data []byte) error {
	if r.writeFile != nil {
		return r.writeFile(name, data)
	}
	return os.WriteFile(name, data, 0o666)
}

// TempFile creates an empty file in the system's folder for temporary files and returns
// its name. See os.CreateTemp for pattern.
func (r *Run) TempFile(pattern string) (string, error) {
	f, err := os.CreateTemp("", pattern)
	if err != nil {
		return "", err
	}
	return f.Name(), f.Close()
}

// Each calls work for the numbers below n, in chunks of the given size, from up to
// Workers goroutines. worker is the number of the goroutine, from 0. If work panics,
// Each panics in the caller's goroutine.
func (r *Run) Each(n, chunk int, work func(worker, first, last int)) {
	parallel.Work{Workers: r.Workers, Chunk: chunk, Do: func(worker, first, last int) bool {
		work(worker, first, last)
		return true
	}}.Each(n)
}

// Registry holds the passes and named pipelines that textual pipelines and
// command-line flags can name.
type Registry struct {
	fill     func(*Registry) // adds the first passes; nil if there are none
	fillOnce sync.Once       // runs fill

	passes    map[string]func() *Pass
	pipelines map[string]*Pipeline
	names     []string
	flags     map[string]string // names of passes by those of their flags
}

// Pipeline is a named sequence of passes, such as a lowering pipeline.
type Pipeline struct {
	Name, Summary string
	// New returns the options of one use of the pipeline, and the function that adds
	// its passes when the options have been set.
	New func() (opts []Option, build func(m *Manager) error)
}

// NewRegistry returns an empty registry.
func NewRegistry() *Registry {
	return &Registry{passes: map[string]func() *Pass{}, pipelines: map[string]*Pipeline{}}
}

// NewLazyRegistry returns a registry with what fill adds to its argument. It calls fill when the registry
// is first used.
func NewLazyRegistry(fill func(*Registry)) *Registry { return &Registry{fill: fill} }

// filled returns r after its first passes were added.
func (r *Registry) filled() *Registry {
	if r.fill != nil {
		r.fillOnce.Do(func() {
			first := NewRegistry()
			r.fill(first)
			r.passes, r.pipelines, r.names = first.passes, first.pipelines, first.names
		})
	}
	return r
}

// Add registers passes by their constructors. Each call of a constructor makes a pass
// with its own options. Add panics if the registry has a pass or a pipeline of that name.
func (r *Registry) Add(makers ...func() *Pass) {
	r.filled()
	for _, m := range makers {
		name := m().Name
		r.claim(name)
		r.passes[name] = m
	}
}

// AddPipeline registers a named pipeline. It panics if the registry has a pass or a pipeline of that name.
func (r *Registry) AddPipeline(p *Pipeline) {
	r.filled()
	r.claim(p.Name)
	r.pipelines[p.Name] = p
}

// claim takes a name, which textual pipelines could not tell from another of the same spelling.
func (r *Registry) claim(name string) {
	if r.passes[name] != nil || r.pipelines[name] != nil {
		panic("pass: a second pass or pipeline is called " + name)
	}
	r.names = append(r.names, name)
}

// AddFlag makes the setting flag in the Flags of the pass called pass a flag of the command, such as --test-legalize-mode of MLIR.
func (r *Registry) AddFlag(flag, pass string) {
	r.filled()
	if r.flags == nil {
		r.flags = map[string]string{}
	}
	r.flags[flag] = pass
}

// HasFlag reports whether there is a flag called name.
func (r *Registry) HasFlag(name string) bool { return r.filled().flags[name] != "" }

// CheckFlag returns why the flag called name cannot have a value.
func (r *Registry) CheckFlag(name, value string, given bool) error {
	return findOption(r.New(r.filled().flags[name]).Flags, name).Set(value, given)
}

// SetFlag sets the flag called name of the passes of m that have it, also in nested pipelines. [Registry.CheckFlag] knows the
// values that they refuse.
func (m *Manager) SetFlag(name, value string, given bool) {
	m.eachPass(func(p *Pass) {
		if o := findOption(p.Flags, name); o != nil {
			_ = o.Set(value, given)
		}
	})
}

// Names returns the names of all passes and pipelines in the order of registration.
func (r *Registry) Names() []string { return append([]string(nil), r.filled().names...) }

// has reports whether there is a pass or pipeline called name.
func (r *Registry) has(name string) bool {
	r.filled()
	return r.passes[name] != nil || r.pipelines[name] != nil
}

// New makes the pass called name. It returns nil if there is none.
func (r *Registry) New(name string) *Pass {
	if m := r.filled().passes[name]; m != nil {
		return m()
	}
	return nil
}

// Pipeline returns the pipeline called name, or nil if there is none.
func (r *Registry) Pipeline(name string) *Pipeline { return r.filled().pipelines[name] }
