package soundness

import (
	"context"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/internal/kernelgen"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/reduce"
)

// Bounds of the shrinking of one kernel. sortTime is on top, for what sorts the result.
const (
	shrinkTests = 1500
	shrinkTime  = 60 * time.Second
	sortTime    = 20 * time.Second
)

// Small is an outcome that was shrunk and sorted.
type Small struct {
	// Text is the small module, and Pipeline has the passes that it needs, or "none".
	Text     string `json:"text"`
	Pipeline string `json:"pipeline"`
	// Detail is the detail of the small module's outcome.
	Detail string `json:"detail"`
	// Before and After count the operations of the module and of the small one.
	Before int `json:"before"`
	After  int `json:"after"`
	// Verdict says whose error it may be.
	Verdict string `json:"verdict"`
}

// shrinker shrinks the kernel and the passes of an outcome that is not right.
type shrinker struct {
	*Engine
	first *Outcome
	// kernel has the smallest text so far, pipeline the passes that it needs, and last the
	// outcome of both.
	kernel   *kernelgen.Kernel
	pipeline string
	last     *Outcome
	size     int
}

// shrink shrinks a kernel whose outcome is o and sorts the outcome.
func (e *Engine) shrink(ctx context.Context, o *Outcome, k *kernelgen.Kernel, size int) *Small {
	small := *k
	s := &shrinker{Engine: e, first: o, kernel: &small, pipeline: o.Pipeline, last: o, size: size}
	limit, cancel := context.WithTimeout(ctx, shrinkTime)
	defer cancel()
	s.shrinkPasses(limit)
	out := &Small{}
	out.Before, out.After = s.shrinkModule(limit)
	out.Text, out.Pipeline, out.Detail = s.kernel.Text, s.pipeline, s.last.Detail
	late, end := context.WithTimeout(ctx, sortTime)
	defer end()
	out.Verdict = s.verdict(late)
	return out
}

// outcome returns the outcome of a text after passes.
func (s *shrinker) outcome(ctx context.Context, text, pipeline string) *Outcome {
	k := *s.kernel
	k.Text = text
	c := s.first.Case
	c.Pipeline = pipeline
	return s.judge(ctx, &c, &k, s.size)
}

// alike reports whether an outcome is of the class of the first one. A module with undefined
// behavior or one that is refused is of another class than a wrong one; so is a known error.
func (s *shrinker) alike(o *Outcome) bool {
	if o.Kind != s.first.Kind || knownError(o) != "" {
		return false
	}
	return o.Kind == Wrong || o.message() == s.first.message()
}

// changing is what differs between the messages of a module and of a smaller one: locations
// and names of values.
var changing = regexp.MustCompile(`:\d+:\d+|%\w+`)

// message returns the first line of the detail and its last note, which has the reason,
// without what changes.
func (o *Outcome) message() string {
	text := firstLine(o.Detail)
	if i := strings.LastIndex(o.Detail, ": note: "); i >= 0 {
		text += firstLine(o.Detail[i:])
	}
	return changing.ReplaceAllString(text, "")
}

// try takes over a text and passes if their outcome is alike.
func (s *shrinker) try(ctx context.Context, text, pipeline string) bool {
	o := s.outcome(ctx, text, pipeline)
	if ctx.Err() != nil || !s.alike(o) {
		return false
	}
	s.kernel.Text, s.pipeline, s.last = text, pipeline, o
	return true
}

// shrinkPasses drops the passes that the outcome does not need: those behind the first pass
// that it needs, and as many before it as possible. If passes are left before the
// last one, it runs them on the module.
func (s *shrinker) shrinkPasses(ctx context.Context) {
	list := split(s.pipeline)
	if len(list) == 0 || s.try(ctx, s.kernel.Text, "none") {
		return
	}
	for n := 1; n < len(list); n++ {
		if s.try(ctx, s.kernel.Text, join(list[:n])) {
			list = list[:n]
			break
		}
	}
	for i := len(list) - 2; i >= 0; i-- {
		if less := slices.Delete(slices.Clone(list), i, i+1); s.try(ctx, s.kernel.Text, join(less)) {
			list = less
		}
	}
	if n := len(list) - 1; n > 0 {
		if top, err := s.prepare(s.kernel, join(list[:n])); err == nil {
			s.try(ctx, printed(top), list[n])
		}
	}
}

// split returns the passes of a pipeline, and join makes a pipeline of passes.
func split(pipeline string) []string {
	if pipeline == "none" {
		return nil
	}
	return strings.Split(pipeline, ",")
}

func join(list []string) string {
	if len(list) == 0 {
		return "none"
	}
	return strings.Join(list, ",")
}

func printed(op *ir.Operation) string { return string(ir.Print(nil, op, ir.PrintOptions{})) }

// shrinkModule shrinks the module and returns the numbers of operations before and after.
func (s *shrinker) shrinkModule(ctx context.Context) (before, after int) {
	top, err := parseModule(s.kernel.Text)
	if err != nil {
		return 0, 0
	}
	kept := s.fixed(top)
	interesting := func(ctx context.Context, op *ir.Operation) (bool, error) {
		return s.fixed(op) == kept && s.supported(op) && s.alike(s.outcome(ctx, printed(op), s.pipeline)), nil
	}
	res, err := reduce.Run(ctx, top, interesting, reduce.Options{MaxTests: shrinkTests, Transforms: s.transforms()})
	if res == nil {
		return 0, 0
	}
	// What remains after an error or the end of the time is the best so far. The outcome of
	// printed text differs if it was not the text that the test saw.
	late := context.WithoutCancel(ctx)
	if !s.try(late, printed(res.Module), s.pipeline) && err == nil {
		return res.OpsBefore, res.OpsBefore
	}
	return res.OpsBefore, res.OpsAfter
}

// transforms are the passes that may make the module smaller.
func (s *shrinker) transforms() []reduce.Transform {
	var out []reduce.Transform
	for _, text := range append([]string{"canonicalize", "cse", "sccp", "symbol-dce"}, split(s.first.Pipeline)...) {
		out = append(out, reduce.Transform{Name: text, Apply: func(op *ir.Operation) bool { return s.transform(op, text) }})
	}
	return out
}

// transform runs a pass without diagnostics. A pass that crashes fails.
func (s *shrinker) transform(op *ir.Operation, text string) (ok bool) {
	defer func() {
		if v := recover(); v != nil {
			if _, crash := v.(*pass.Crash); !crash {
				panic(v)
			}
			ok = false
		}
	}()
	m := pass.NewImplicitManager(op.Name())
	if s.registry.AddText(m, text) != nil {
		return false
	}
	scope := op.Context().NewScope(func(*ir.Diagnostic) bool { return true })
	defer scope.Own(op)()
	return m.Run(op, pass.RunOptions{NoVerify: true, Workers: 1})
}

// fixed returns the parts of a module that must not change, since the evaluator and the
// harness do not read them from it: the type and the workgroup size of the kernel; on the
// host, the buffers and the functions that read them.
func (s *shrinker) fixed(top *ir.Operation) string {
	var out strings.Builder
	top.Walk(func(op *ir.Operation) {
		name := ir.SymbolName(op)
		switch {
		case op.Is(gpu.Func):
			for _, a := range op.Attrs() {
				out.WriteString(a.Name + " " + ir.AttrString(a.Value) + "\n")
			}
		case op.Is(memref.Global), op.Is(fn.Func) && strings.HasPrefix(name, "read_"):
			out.WriteString(printed(op) + "\n")
		}
	})
	return out.String()
}

// supported reports whether the tables allow the operations of a module: a narrower type may
// be one that the target is known to get wrong. Outcomes other than wrong ones may be due to
// what the tables refuse.
func (s *shrinker) supported(top *ir.Operation) bool {
	if s.first.Kind != Wrong {
		return true
	}
	c := &s.first.Case
	can := s.Tables.can(s.Tables.name(c), c.Driver, c.Wide)
	ok := true
	top.Walk(func(op *ir.Operation) {
		for _, f := range featuresOf(op) {
			ok = ok && can(f)
		}
	})
	return ok
}

// featuresOf returns the features that an operation on numbers may be.
func featuresOf(op *ir.Operation) []string {
	if op.NumResults() == 0 {
		return nil
	}
	name, to := op.Name(), ir.TypeString(op.Result(0).Type())
	if op.NumOperands() == 0 {
		return []string{name + " " + to}
	}
	from := ir.TypeString(op.Operand(op.NumOperands() - 1).Type())
	switch p, _ := op.Attr("predicate").(*ir.IntegerAttr); {
	case p == nil:
	case op.Is(arith.CmpI):
		name += " " + arith.CmpIEnum.String(uint64(p.Int64Or(0)))
	case op.Is(arith.CmpF):
		name += " " + arith.CmpFEnum.String(uint64(p.Int64Or(0)))
	}
	return []string{name + " " + from, name + " " + from + "->" + to}
}

// verdict says what makes the outcome of the small module appear.
func (s *shrinker) verdict(ctx context.Context) string {
	if s.first.Kind == Bad {
		return "the generator or the evaluator"
	}
	parts := []string{"without passes"}
	if list := split(s.pipeline); len(list) == 1 {
		parts[0] = "only after pass " + list[0]
	} else if len(list) > 1 {
		parts[0] = "only after passes " + s.pipeline
	}
	c := s.first.Case
	c.Pipeline = s.pipeline
	if c.Target == Host {
		return "host interpreter, passes or evaluator; " + parts[0]
	}
	p, _, err := s.compile(ctx, &c, s.kernel)
	if err != nil {
		return "the compiler; " + parts[0]
	}
	// Compile has validated the binary.
	return s.elsewhere(ctx, &c, p) + "; SPIRV-Tools accept the binary; " + parts[0]
}

// elsewhere runs a binary on the other driver and says which drivers give the outcome.
func (s *shrinker) elsewhere(ctx context.Context, c *Case, p *spvc.Program) string {
	other := *c
	for _, d := range Drivers() {
		if d != c.Driver {
			other.Driver = d
		}
	}
	size, err := s.subgroupSize(&other)
	if err != nil {
		return other.Driver + " does not run it: " + firstLine(err.Error())
	}
	want, err := kernelgen.Evaluate(s.kernel, kernelgen.EvalOptions{SubgroupSize: size})
	if err != nil {
		return "with the subgroups of " + other.Driver + ", the kernel is another one: " + firstLine(err.Error())
	}
	got, _, err := s.dispatch(ctx, &other, s.kernel, p)
	switch {
	case err != nil && s.first.Kind == Failed:
		return "both drivers: compiler or evaluator"
	case err != nil:
		return other.Driver + " does not run it: " + firstLine(err.Error())
	case s.kernel.Differs(want, got) != nil:
		return "both drivers: compiler or evaluator"
	}
	return "this driver only"
}
