package advice

import (
	"slices"
	"testing"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv/notes"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// texts returns the messages of the notes that a adds to d.
func texts(a *Adviser, d *ir.Diagnostic) []string {
	var texts []string
	for _, n := range a.Notes(d).Notes {
		texts = append(texts, n.Message)
	}
	return texts
}

func unknown(name string, candidates ...string) *ir.UnknownName {
	return &ir.UnknownName{Name: name, Candidates: func() []string { return candidates }}
}

// TestFacts checks the advice about each kind of fact, and that the message of a diagnostic gives none.
func TestFacts(t *testing.T) {
	const like = "Dialect `fnc' not found for custom op 'fnc.func' "
	oldest := "--target=" + target.Profiles()[0] + " has it"
	half := &target.Lack{Capabilities: []spec.Capability{spec.CapabilityFloat16}}
	for name, c := range map[string]struct {
		d    ir.Diagnostic
		want []string
	}{
		"name":     {ir.Diagnostic{Severity: ir.SeverityError, Detail: unknown("mian", "maid", "main")}, []string{"did you mean 'main'?"}},
		"far":      {ir.Diagnostic{Severity: ir.SeverityError, Detail: unknown("mian", "kernel")}, nil},
		"no fact":  {ir.Diagnostic{Severity: ir.SeverityError, Message: like}, nil},
		"warning":  {ir.Diagnostic{Severity: ir.SeverityWarning, Detail: unknown("mian", "main")}, nil},
		"kernels":  {ir.Diagnostic{Severity: ir.SeverityError, Detail: &target.Lack{Capabilities: []spec.Capability{spec.CapabilityKernel}}}, []string{"it is for OpenCL kernels, and the target runs shaders"}},
		"nobody":   {ir.Diagnostic{Severity: ir.SeverityError, Detail: &target.Lack{Capabilities: []spec.Capability{spec.CapabilityPipes}}}, []string{"no profile has it, but a device may: --target=device"}},
		"limit":    {ir.Diagnostic{Severity: ir.SeverityError, Detail: &target.Lack{Limit: "x"}}, nil},
		"given":    {ir.Diagnostic{Severity: ir.SeverityError, Detail: half, Notes: []ir.Diagnostic{{Message: "a reason"}}}, []string{"a reason"}},
		"refusal":  {ir.Diagnostic{Severity: ir.SeverityError, Notes: []ir.Diagnostic{{Message: "pattern 'p' did not apply: so", Detail: &rewrite.Refusal{Why: "so"}}}}, []string{"so"}},
		"version":  {ir.Diagnostic{Severity: ir.SeverityError, Detail: &target.Lack{Version: spec.V1_0}}, []string{oldest}},
		"text":     {ir.Diagnostic{Severity: ir.SeverityError, Notes: []ir.Diagnostic{{Message: "pattern 'p' did not apply: so"}}}, []string{"pattern 'p' did not apply: so"}},
		"impotent": {ir.Diagnostic{Severity: ir.SeverityError, Op: "test.op", Detail: ir.NewContext(all.Registry()).Index()}, nil},
	} {
		if got := texts(&Adviser{}, &c.d); !slices.Equal(got, c.want) {
			t.Errorf("%s: got %q, want %q", name, got, c.want)
		}
	}
}

// TestRefusalByTheTarget checks that a note about an operation that a pattern made says what the target lacks, and
// keeps the lack for the user of the API.
func TestRefusalByTheTarget(t *testing.T) {
	lack := &target.Lack{Capabilities: []spec.Capability{spec.CapabilityPipes}}
	d := &ir.Diagnostic{Severity: ir.SeverityError, Notes: []ir.Diagnostic{{Detail: &rewrite.Refusal{Made: "spirv.x", Why: "no", Detail: lack}}}}
	n := (&Adviser{}).Notes(d).Notes[0]
	if want := "it requires capability Pipes, which the target lacks; no profile has it, but a device may: --target=device"; n.Message != want || n.Detail != lack {
		t.Errorf("%q with %v", n.Message, n.Detail)
	}
	if _, kept := d.Notes[0].Detail.(*rewrite.Refusal); !kept {
		t.Error("Notes changed the diagnostic that it was given")
	}
}

// TestForeignOnce checks that only the first error says that the source is another language.
func TestForeignOnce(t *testing.T) {
	a := &Adviser{Source: []byte("#version 450\n")}
	d := &ir.Diagnostic{Severity: ir.SeverityError, Detail: unknown("mian", "main")}
	if first, then := texts(a, d), texts(a, d); len(first) != 1 || first[0][:12] != "this is GLSL" || !slices.Equal(then, []string{"did you mean 'main'?"}) {
		t.Errorf("%q, then %q", first, then)
	}
}

// TestBound checks that many wrong names with many candidates do not take quadratic time: after the bound
// nothing asks for candidates.
func TestBound(t *testing.T) {
	many := make([]string, maxCandidates/2)
	for i := range many {
		many[i] = "main"
	}
	a, asked := &Adviser{}, 0
	d := &ir.Diagnostic{Severity: ir.SeverityError, Detail: &ir.UnknownName{Name: "mian", Candidates: func() []string { asked++; return many }}}
	for range 9 {
		a.Notes(d)
	}
	if asked != 3 || len(texts(a, d)) != 0 {
		t.Errorf("%d lists of candidates were asked for, want 3", asked)
	}
}

// TestBoundOfSymbols checks the bound for symbols that another module may have.
func TestBoundOfSymbols(t *testing.T) {
	ctx := ir.NewContext(all.Registry())
	top, ok := ir.Parse(ctx, ctx.AddFile("in.mlir", []byte("gpu.module @m { }\nfunc.func private @f()")))
	if !ok {
		t.Fatal("the module does not parse")
	}
	fact := unknown("f")
	top.Walk(func(op *ir.Operation) {
		if op.Is(gpu.Module) {
			fact.Table = op
		}
	})
	d := &ir.Diagnostic{Severity: ir.SeverityError, Detail: fact}
	for compared, want := range map[int]int{0: 1, maxCandidates: 0} {
		if got := texts(&Adviser{compared: compared}, d); len(got) != want {
			t.Errorf("after %d names: %q", compared, got)
		}
	}
}

// TestDevice checks that nothing advises to compile for a device if the target is one.
func TestDevice(t *testing.T) {
	pipes := &target.Lack{Capabilities: []spec.Capability{spec.CapabilityPipes}}
	const lacks = "the device that the target describes does not have it"
	for want, d := range map[string]ir.Diagnostic{
		lacks: {Severity: ir.SeverityError, Detail: pipes},
		"it requires capability Pipes, which the target lacks; " + lacks: {Severity: ir.SeverityError,
			Notes: []ir.Diagnostic{{Detail: &rewrite.Refusal{Made: "spirv.x", Why: "no", Detail: pipes}}}},
		"use 32-bit elements": {Severity: ir.SeverityError, Notes: []ir.Diagnostic{notes.OrDevice(0, "compile for a device, or ", "use 32-bit elements", "")}},
		"use small clusters":  {Severity: ir.SeverityError, Notes: []ir.Diagnostic{notes.OrDevice(0, "", "use small clusters", ", or --target=device")}},
	} {
		if got := texts(&Adviser{Device: true}, &d); !slices.Equal(got, []string{want}) {
			t.Errorf("got %q, want %q", got, want)
		}
	}
	either := ir.Diagnostic{Severity: ir.SeverityError, Notes: []ir.Diagnostic{notes.OrDevice(0, "", "use small clusters", ", or --target=device")}}
	if got := texts(&Adviser{}, &either); !slices.Equal(got, []string{"use small clusters, or --target=device"}) {
		t.Errorf("without a device: %q", got)
	}
}
