package spvc

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/spvc/spvc/internal/portability"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/target"
)

// FindingKind is the kind of reason why a module does not work on a target.
type FindingKind string

// The kinds of finding.
const (
	// NeedsVersion: the target does not read the versions of SPIR-V that have an operation.
	NeedsVersion FindingKind = portability.NeedsVersion
	// NeedsCapability and NeedsExtension: the target lacks the capability or extension that
	// an operation needs.
	NeedsCapability FindingKind = portability.NeedsCapability
	NeedsExtension  FindingKind = portability.NeedsExtension
	// ExceedsLimit: a kernel asks for more than the target gives.
	ExceedsLimit FindingKind = portability.ExceedsLimit
	// ChangesLayout: a block has another memory layout than for the first target.
	ChangesLayout FindingKind = portability.ChangesLayout
	// DoesNotCompile: the compilation for the target fails. The finding has its diagnostic.
	DoesNotCompile FindingKind = "compile"
	// DoesNotValidate: SPIRV-Tools or the reader of binaries refuses the result.
	DoesNotValidate FindingKind = portability.DoesNotValidate
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
	c := &portableCheck{ctx: ctx, compiler: cc, text: text, opts: o}
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
		if err := c.compileReference(portability.Union(targets)); err != nil {
			return nil, err
		}
	}
	for i, p := range programs {
		out[i].Findings = append(out[i].Findings, c.examine(p, targets[i])...)
	}
	return out, nil
}

// portableCheck is one run of CheckPortable.
type portableCheck struct {
	ctx      context.Context
	compiler *Compiler
	text     []byte
	opts     Options
	// reference is a compiled program. Findings are explained by its operations and
	// compared with its layouts. It is nil if there is none.
	reference *Program
}

// statesTarget reports whether the module has a target of its own.
func (c *portableCheck) statesTarget() (stated bool, err error) {
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
func (c *portableCheck) compileReference(env *target.Env) error {
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
func (c *portableCheck) compileFor(env *target.Env) (*Program, *Finding, error) {
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
		f.Where, f.Reason = d.Location.String(), d.Message
		if len(d.Notes) > 0 {
			f.Reason += ": " + d.Notes[0].Message
		}
		break
	}
	return f
}

// examine lists what the program p needs and env lacks. If the source does not compile, it
// examines the reference instead.
func (c *portableCheck) examine(p *Program, env *target.Env) (out []Finding) {
	for _, f := range portability.Of(p.examined(), c.reference.examined(), env) {
		out = append(out, Finding{Kind: FindingKind(f.Kind), Where: f.Where, Op: f.Op, Reason: f.Reason})
	}
	return out
}

// examined returns what the examination needs of p, or nil for nil.
func (p *Program) examined() *portability.Program {
	if p == nil {
		return nil
	}
	out := &portability.Program{Module: p.lowered()}
	for _, b := range p.Binaries {
		m, err := b.Module()
		out.Binaries = append(out.Binaries, portability.Binary{Name: b.Name, Env: b.Env, Module: m, Err: err})
	}
	return out
}
