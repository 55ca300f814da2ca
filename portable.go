package spvc

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// FindingKind is the kind of reason why a module does not work on a target.
type FindingKind string

// The kinds of finding.
const (
	// NeedsVersion: the target does not read the versions of SPIR-V that have an operation.
	NeedsVersion FindingKind = "version"
	// NeedsCapability and NeedsExtension: the target lacks the capability or extension that
	// an operation needs.
	NeedsCapability FindingKind = "capability"
	NeedsExtension  FindingKind = "extension"
	// ExceedsLimit: a kernel asks for more than the target gives.
	ExceedsLimit FindingKind = "limit"
	// ChangesLayout: a block has another memory layout than for the first target.
	ChangesLayout FindingKind = "layout"
	// DoesNotCompile: the compilation for the target fails. The finding has its diagnostic.
	DoesNotCompile FindingKind = "compile"
	// DoesNotValidate: SPIRV-Tools or the reader of binaries refuses the result.
	DoesNotValidate FindingKind = "validation"
)

// Finding is one reason why a module fails on a target.
type Finding struct {
	Kind FindingKind `json:"kind"`
	// Where is the place in the source, file:line:column, "" if there is none.
	Where string `json:"where,omitempty"`
	// Op is the operation, kernel or block that causes the finding, "" if there is none.
	Op     string `json:"op,omitempty"`
	Reason string `json:"reason"`
}

// Portability is the result of checking a module for a target.
type Portability struct {
	Env *target.Env
	// Findings is empty if the module works on the target. The order is: the failure to
	// compile or validate; versions, capabilities and extensions in the order of the
	// source; limits; layouts.
	Findings []Finding
}

// OK reports whether the module works on the target.
func (p *Portability) OK() bool { return len(p.Findings) == 0 }

// CheckPortable compiles a module for each of the targets and reports why it does not work
// on them. Blocks must have the memory layout of the target that o.Env or the module
// states. If neither states one, the first target that the module compiles for gives the
// layout. The errors are those of Compile.
func CheckPortable(ctx context.Context, text []byte, o Options, targets []*target.Env) ([]Portability, error) {
	return shared().CheckPortable(ctx, text, o, targets)
}

// CheckPortable is the function [CheckPortable] on this Compiler.
func (cc *Compiler) CheckPortable(ctx context.Context, text []byte, o Options, targets []*target.Env) ([]Portability, error) {
	if i := slices.Index(targets, nil); i >= 0 {
		return nil, fmt.Errorf("CheckPortable: target %d is nil", i)
	}
	c := &portability{ctx: ctx, compiler: cc, text: text, opts: o}
	stated, err := c.statesTarget()
	if err != nil {
		return nil, err
	}
	if o.Env != nil || stated {
		if err := c.compileReference(o.Env); err != nil {
			return nil, err
		}
	}
	out := make([]Portability, len(targets))
	programs := make([]*Program, len(targets))
	for i, env := range targets {
		out[i].Env = env
		p, failure, err := c.compileFor(env)
		if err != nil {
			return nil, err
		}
		if failure != nil {
			out[i].Findings = append(out[i].Findings, *failure)
			continue
		}
		programs[i] = p
		if c.reference == nil {
			c.reference = p
		}
	}
	if c.reference == nil {
		if err := c.compileReference(union(targets)); err != nil {
			return nil, err
		}
	}
	for i, p := range programs {
		out[i].Findings = append(out[i].Findings, c.examine(p, targets[i])...)
	}
	return out, nil
}

// portability is one run of CheckPortable.
type portability struct {
	ctx      context.Context
	compiler *Compiler
	text     []byte
	opts     Options
	// reference is a compiled program. Findings are explained by its operations and
	// compared with its layouts. It is nil if there is none.
	reference *Program
}

// statesTarget reports whether the module has a target of its own.
func (c *portability) statesTarget() (stated bool, err error) {
	return inContext(c.compiler, c.opts, func(run *compilation) (stated bool, err error) {
		err = run.while(c.ctx, func() error {
			top, ok := run.parse(c.text)
			if !ok {
				return run.fail()
			}
			defer run.scope.Own(top)()
			if !ir.Verify(top) {
				return run.fail()
			}
			stated = spirv.LookupTargetEnv(top) != nil
			return nil
		})
		return stated, err
	})
}

// compileReference compiles for env without validation. If the compilation fails, there is
// no reference and no error.
func (c *portability) compileReference(env *target.Env) error {
	o := c.opts
	o.Env, o.NoValidate, o.noLimitCheck = env, true, true
	p, err := c.compiler.Compile(c.ctx, c.text, o)
	var diags *Error
	if err != nil && !errors.As(err, &diags) {
		return err
	}
	c.reference = p
	return nil
}

// compileFor compiles for env. It returns a finding if the module does not compile or
// validate, and an error for a bug.
func (c *portability) compileFor(env *target.Env) (*Program, *Finding, error) {
	o := c.opts
	o.Env, o.noLimitCheck = env, true // overLimits finds more of them
	p, err := c.compiler.Compile(c.ctx, c.text, o)
	var diags *Error
	switch {
	case err == nil:
		return p, nil, nil
	case errors.As(err, &diags):
		f := firstError(diags)
		if isValidation(err) {
			f.Kind = DoesNotValidate
		}
		return nil, f, nil
	case isValidation(err):
		return nil, &Finding{Kind: DoesNotValidate, Reason: err.Error()}, nil
	}
	return nil, nil, err
}

// isValidation reports whether SPIRV-Tools refused a binary.
func isValidation(err error) bool {
	var e *spirvtools.Error
	return errors.As(err, &e)
}

// firstError is the finding for the first error of diags and the first of its notes,
// which says why.
func firstError(diags *Error) *Finding {
	f := &Finding{Kind: DoesNotCompile}
	for i := range diags.Diagnostics {
		d := &diags.Diagnostics[i]
		if d.Severity != ir.SeverityError {
			continue
		}
		f.Where, f.Reason = d.Location.String(), firstLine(d.Message)
		if len(d.Notes) > 0 {
			f.Reason += ": " + firstLine(d.Notes[0].Message)
		}
		break
	}
	return f
}

func firstLine(text string) string {
	line, _, _ := strings.Cut(text, "\n")
	return line
}

// union returns a target that has everything that any of targets has.
func union(targets []*target.Env) *target.Env {
	c := target.Default().Config()
	c.ClientAPI = target.Vulkan
	for _, e := range targets {
		c.Version = max(c.Version, e.Version())
		c.Capabilities = append(c.Capabilities, e.AllCapabilities()...)
		c.Extensions = append(c.Extensions, e.AllExtensions()...)
	}
	// Whatever the source is about, someone may have it.
	enablers := target.Enablers()
	for i := range enablers {
		if x := enablers[i].Capability; x != spec.CapabilityPhysicalStorageBufferAddresses {
			c.Capabilities = append(c.Capabilities, x)
			c.Extensions = append(c.Extensions, x.Extensions()...)
		}
	}
	c.Version = max(c.Version, spec.V1_6)
	return target.New(c)
}

// examine lists what the program p needs and env lacks. If the source does not compile, it
// examines the reference instead.
func (c *portability) examine(p *Program, env *target.Env) []Finding {
	compiled := p != nil
	if !compiled {
		p = c.reference
	}
	if p == nil {
		return nil
	}
	var out []Finding
	if module := p.lowered(); module != nil {
		out = unmet(module, env)
	}
	places := kernelPlaces(p)
	out = append(out, overLimits(p, env, places)...)
	if compiled && c.reference != nil {
		out = append(out, layoutChanges(p, c.reference, places)...)
	}
	return out
}

// demands collects the capabilities that the operations of a module need and the
// target lacks.
type demands struct {
	env *target.Env
	op  *ir.Operation
	// types holds the demands of types that env does not meet.
	types map[ir.Type][]spec.Availability
	seen  map[Finding]bool
	out   []Finding
}

// unmet lists the demands of the spirv operations in module that env does not meet, once
// for each place and reason.
func unmet(module *ir.Operation, env *target.Env) []Finding {
	d := &demands{env: env, types: map[ir.Type][]spec.Availability{}, seen: map[Finding]bool{}}
	module.WalkPre(func(op *ir.Operation) ir.WalkResult {
		if info := op.Info().Dialect; info == nil || info.Name != "spirv" {
			return ir.WalkAdvance
		}
		d.op = op
		spirv.Requirements(op, d.need)
		for i := range op.NumResults() {
			d.typ(op.Result(i).Type())
		}
		if a, ok := op.Attr("type").(*ir.TypeAttr); ok && op.Is(spirv.GlobalVariable) {
			d.typ(a.Value)
		}
		if m, ok := ir.OpInterface[ir.FunctionModel](op.Info()); ok {
			ft := m.FunctionType(op)
			for _, ts := range [...][]ir.Type{ft.Inputs, ft.Results} {
				for _, t := range ts {
					d.typ(t)
				}
			}
		}
		return ir.WalkAdvance
	})
	return d.out
}

func (d *demands) typ(t ir.Type) {
	lacks, known := d.types[t]
	if !known {
		spirv.TypeRequirements(t, spirv.Storage{}, func(a *spec.Availability) bool {
			if !d.env.Supports(a) {
				lacks = append(lacks, *a)
			}
			return true
		})
		d.types[t] = lacks
	}
	for i := range lacks {
		d.need(&lacks[i])
	}
}

// need records the part of a demand that env lacks. It returns true so that the walk goes
// on to the other demands.
func (d *demands) need(a *spec.Availability) bool {
	switch {
	case a.Min > d.env.Version():
		d.add(NeedsVersion, "needs SPIR-V "+number(a.Min)+", the target reads up to "+number(d.env.Version()))
	case a.Max != 0 && a.Max < d.env.Version():
		d.add(NeedsVersion, "is in SPIR-V up to "+number(a.Max)+" only, the target reads "+number(d.env.Version()))
	}
	if _, ok := d.env.Allows(a.Capabilities); !ok && len(a.Capabilities) > 0 {
		names := make([]string, len(a.Capabilities))
		for i, c := range a.Capabilities {
			names[i] = c.String()
			if by := enabledBy(c); by != "" {
				names[i] += " (" + by + ")"
			}
		}
		d.add(NeedsCapability, "needs capability "+strings.Join(names, " or "))
	}
	if _, ok := d.env.AllowsExt(a.Extensions); !ok && len(a.Extensions) > 0 {
		names := make([]string, len(a.Extensions))
		for i, x := range a.Extensions {
			names[i] = x.String()
		}
		d.add(NeedsExtension, "needs extension "+strings.Join(names, " or "))
	}
	return true
}

func (d *demands) add(kind FindingKind, reason string) {
	f := Finding{Kind: kind, Where: d.op.Context().Place(d.op.Loc()), Reason: reason}
	if f.Where == "" {
		f.Op = d.op.Name()
	}
	if !d.seen[f] {
		d.seen[f] = true
		f.Op = d.op.Name()
		d.out = append(d.out, f)
	}
}

func number(v spec.Version) string { return strings.TrimPrefix(v.String(), "v") }

// enabledBy returns the version, feature or extension that gives implementations of Vulkan
// a capability.
func enabledBy(c spec.Capability) string {
	e := target.EnablerOf(c)
	if e == nil {
		return "not in Vulkan"
	}
	var by []string
	if e.Since != (target.APIVersion{}) {
		by = append(by, "Vulkan "+e.Since.String())
	}
	return strings.Join(append(by, e.Any...), ", ")
}

// limitNeed is the amount of a limited resource that a kernel needs.
type limitNeed struct {
	limit     string
	need, has uint64
}

// overLimits lists what the kernels of p need beyond the limits of env.
func overLimits(p *Program, env *target.Env, places map[string]string) []Finding {
	var out []Finding
	for _, b := range p.Binaries {
		m, err := b.Module()
		if err != nil {
			out = append(out, Finding{Kind: DoesNotValidate, Op: "@" + b.Name, Reason: err.Error()})
			continue
		}
		for i := range m.EntryPoints {
			e := &m.EntryPoints[i]
			kernel := kernelName(b, e)
			for _, n := range needsOf(e, env.Limits()) {
				if n.need > n.has {
					out = append(out, Finding{Kind: ExceedsLimit, Where: places[kernel], Op: kernel,
						Reason: "needs " + n.limit + " of " + strconv.FormatUint(n.need, 10) + ", the target has " + strconv.FormatUint(n.has, 10)})
				}
			}
		}
	}
	return out
}
