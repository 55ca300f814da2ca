// Package portability lists the reasons why a compiled module does not work on a target: what its operations need and
// the target lacks, limits that its kernels exceed, and blocks with another memory layout than elsewhere.
package portability

import (
	"strings"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// The kinds of finding, which package spvc documents.
const (
	NeedsVersion    = "version"
	NeedsCapability = "capability"
	NeedsExtension  = "extension"
	ExceedsLimit    = "limit"
	ChangesLayout   = "layout"
	DoesNotValidate = "validation"
)

// Finding is one reason why a module fails on a target. Where is the place in the source, and Op the operation, kernel
// or block that causes the finding. They are empty if there is none.
type Finding struct{ Kind, Where, Op, Reason string }

// Program is a compiled module.
type Program struct {
	// Module is the module after lowering, or nil if the program has none.
	Module   *ir.Operation
	Binaries []Binary
}

// Binary is a SPIR-V module of a program.
type Binary struct {
	Name string
	// Env is the target that the binary was compiled for.
	Env *target.Env
	// Module is the reflection of the binary. If the binary cannot be read, Err is the reason.
	Module *reflect.Module
	Err    error
}

// Of lists what the program p needs and env lacks. Blocks must have the memory layout that they have in the reference.
// If p is nil, the source does not compile, and Of examines the reference instead. Both may be nil.
func Of(p, reference *Program, env *target.Env) []Finding {
	compiled := p != nil
	if !compiled {
		p = reference
	}
	if p == nil {
		return nil
	}
	var out []Finding
	if p.Module != nil {
		out = unmet(p.Module, env)
	}
	places := kernelPlaces(p)
	out = append(out, overLimits(p, env, places)...)
	if compiled && reference != nil {
		out = append(out, layoutChanges(p, reference, places)...)
	}
	return out
}

// Union returns a target that has everything that any of targets has.
func Union(targets []*target.Env) *target.Env {
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

func (d *demands) add(kind, reason string) {
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
