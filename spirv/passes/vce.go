package passes

import (
	"slices"
	"strings"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// NewUpdateVCE returns the pass spirv-update-vce, which deduces the version,
// capabilities and extensions that a module needs and attaches them to the module.
func NewUpdateVCE() *pass.Pass {
	exact := false
	return &pass.Pass{
		Name: "spirv-update-vce", Class: "SPIRVUpdateVCEPass", Op: spirv.Module.Name,
		Summary: "Deduce and attach minimal (version, capabilities, extensions) requirements to spirv.module ops",
		Options: []pass.Option{pass.Bool("exact", &exact, "Deduce what MLIR 19 overlooks: built-in variables, and the types of atomic operations").Beyond()},
		Run:     func(op *ir.Operation, r *pass.Run) bool { return updateVCE(op, r, exact) },
	}
}

// vceChunk is the number of operations of a module that a worker takes at a time.
const vceChunk = 16

func updateVCE(module *ir.Operation, r *pass.Run, exact bool) bool {
	attr := spirv.LookupTargetEnv(module)
	if attr == nil {
		return module.EmitError("missing 'spirv.target_env' attribute")
	}
	all := newDeduction(spirv.EnvOf(attr))
	all.exact = exact
	body := operations(module)
	parts := make([]*deduction, (len(body)+vceChunk-1)/vceChunk)
	types := make([][]uint64, max(r.Workers, 1))
	r.Each(len(parts), 1, func(w, first, last int) {
		for i := first; i < last; i++ {
			d := newDeduction(all.env)
			d.types, d.silent, d.exact = types[w], true, exact
			for _, op := range body[i*vceChunk : min(len(body), (i+1)*vceChunk)] {
				if d.failed = !d.walk(op); d.failed {
					break
				}
			}
			types[w], parts[i] = d.types, d
		}
	})
	for i := range parts {
		if parts[i].failed {
			return all.walk(module) // reports the first error in order
		}
		all.add(parts[i])
	}
	if !all.self(module) {
		return false
	}
	if !exact && module.Context().MLIR() > 19 {
		all.imply()
	}
	module.SetAttr("vce_triple", spirv.VCEOf(module.Context(), all.version, all.caps, all.exts))
	r.PreserveNested()
	return true
}

// operations returns the operations of the only block of module.
func operations(module *ir.Operation) []*ir.Operation {
	var ops []*ir.Operation
	for op := module.Region(0).First().First(); op != nil; op = op.Next() {
		ops = append(ops, op)
	}
	return ops
}

// NewInterfaceVersion returns a pass that raises the version of a spirv.module to
// 1.4 if an entry point's interface lists variables that are neither Input nor
// Output, which earlier versions forbid. It must run after spirv-update-vce, which, like
// MLIR's, does not look at interfaces.
func NewInterfaceVersion() *pass.Pass {
	return &pass.Pass{
		Name: "spirv-interface-version", Class: "SPIRVInterfaceVersion", Op: spirv.Module.Name,
		Summary: "Raise the version of a spirv.module to what its entry points' interfaces need",
		Run: func(op *ir.Operation, r *pass.Run) bool {
			raiseVersion(op)
			r.PreserveNested() // only the vce_triple changes
			return true
		},
	}
}

func raiseVersion(module *ir.Operation) {
	vce := spirv.ModuleOp{Operation: module}.VCE()
	if vce == nil || vce.Version >= spec.V1_4 {
		return
	}
	later := map[string]bool{} // variables that are neither Input nor Output
	body := module.Region(0).First()
	for op := body.First(); op != nil; op = op.Next() {
		if !op.Is(spirv.GlobalVariable) {
			continue
		}
		a, _ := op.Attr("type").(*ir.TypeAttr)
		if p, ok := a.Value.(*spirv.PointerType); ok && p.Storage != spec.StorageClassInput && p.Storage != spec.StorageClassOutput {
			later[op.StringAttr("sym_name")] = true
		}
	}
	for op := body.First(); op != nil; op = op.Next() {
		if !op.Is(spirv.EntryPoint) {
			continue
		}
		vars, _ := op.Attr("interface").(*ir.ArrayAttr)
		if vars == nil {
			continue
		}
		for _, v := range vars.Elements {
			if ref, ok := v.(*ir.SymbolRefAttr); ok && later[ref.Root] {
				module.SetAttr("vce_triple", spirv.VCEOf(module.Context(), spec.V1_4, vce.Capabilities, vce.Extensions))
				return
			}
		}
	}
}

// deduction collects the needs of a module's ops. The needs of a type do not depend on
// the op, so each type is visited once.
type deduction struct {
	env     *target.Env
	version spec.Version
	caps    []spec.Capability
	exts    []spec.Extension
	types   []uint64 // bit set of the numbers of visited types
	visit   func(*spec.Availability) bool
	silent  bool // do not report unmet requirements
	failed  bool
	exact   bool
}

func newDeduction(env *target.Env) *deduction {
	d := &deduction{env: env, version: spec.V1_0}
	d.visit = d.require
	return d
}

// add adds the results of other to d.
func (d *deduction) add(other *deduction) {
	d.version = max(d.version, other.version)
	for _, e := range other.exts {
		if !slices.Contains(d.exts, e) {
			d.exts = append(d.exts, e)
		}
	}
	for _, c := range other.caps {
		if !slices.Contains(d.caps, c) {
			d.caps = append(d.caps, c)
		}
	}
}

// extension returns the first of exts that the target has. Exact deductions prefer an extension of
// Khronos to the one that it replaced: newer versions of Vulkan allow only the former.
func (d *deduction) extension(exts []spec.Extension) (spec.Extension, bool) {
	e, ok := d.env.AllowsExt(exts)
	if old, vendors := strings.CutPrefix(string(e), "SPV_EXT_"); ok && vendors && d.exact {
		if khr := spec.Extension("SPV_KHR_" + old); slices.Contains(exts, khr) && d.env.HasExt(khr) {
			return khr, true
		}
	}
	return e, ok
}

// require adds a requirement. It returns false if the target does not meet it.
func (d *deduction) require(a *spec.Availability) bool {
	if a.Min > d.env.Version() {
		return false
	}
	d.version = max(d.version, a.Min)
	if len(a.Extensions) > 0 {
		e, ok := d.extension(a.Extensions)
		if !ok {
			return false
		}
		if !slices.Contains(d.exts, e) {
			d.exts = append(d.exts, e)
		}
	}
	if len(a.Capabilities) > 0 {
		c, ok := d.env.Allows(a.Capabilities)
		if !ok {
			return false
		}
		if !slices.Contains(d.caps, c) {
			d.caps = append(d.caps, c)
		}
	}
	return true
}

// walk deduces the needs of the operations nested in op, then those of op.
func (d *deduction) walk(op *ir.Operation) bool {
	for i := range op.NumRegions() {
		for b := op.Region(i).First(); b != nil; b = b.Next() {
			for o := b.First(); o != nil; o = o.Next() {
				o.PrefetchNext()
				if !d.walk(o) {
					return false
				}
			}
		}
	}
	return d.self(op)
}

// imply adds the capabilities that others imply, and raises the version to that of each capability which the target's version
// has, as MLIR 20 and later do. An extension provides the other capabilities.
func (d *deduction) imply() {
	for i := 0; i < len(d.caps); i++ {
		c := d.caps[i]
		for _, more := range c.Implies() {
			if !slices.Contains(d.caps, more) {
				d.caps = append(d.caps, more)
			}
		}
		if e := spec.KindCapability.Enumerant(uint32(c)); e != nil && e.Min <= d.env.Version() {
			d.version = max(d.version, e.Min)
		}
	}
}

// self deduces the needs of op without its nested operations.
func (d *deduction) self(op *ir.Operation) bool {
	if d.exact {
		if need := sum(op); need != nil {
			return d.one(op, need) && d.operandTypes(op)
		}
		if !d.overlooked(op) {
			return false
		}
	}
	if !spirv.Requirements(op, d.visit) {
		return d.explain(op, func(visit func(*spec.Availability) bool) bool { return spirv.Requirements(op, visit) })
	}
	return d.operandTypes(op)
}

// operandTypes deduces the needs of the types of op's operands and results, of
// the type of a global variable and of the signature of a function.
func (d *deduction) operandTypes(op *ir.Operation) bool {
	for i := range op.NumOperands() {
		if !d.typ(op, op.Operand(i).Type()) {
			return false
		}
	}
	for i := range op.NumResults() {
		if !d.typ(op, op.Result(i).Type()) {
			return false
		}
	}
	if op.Is(spirv.GlobalVariable) {
		if a, ok := op.Attr("type").(*ir.TypeAttr); ok {
			return d.typ(op, a.Value)
		}
		return true
	}
	if op.NumRegions() == 0 {
		return true
	}
	if m, ok := ir.OpInterface[ir.FunctionModel](op.Info()); ok {
		ft := m.FunctionType(op)
		for _, ts := range [...][]ir.Type{ft.Inputs, ft.Results} {
			for _, t := range ts {
				if !d.typ(op, t) {
					return false
				}
			}
		}
	}
	return true
}

// typ deduces the needs of a type that op uses.
func (d *deduction) typ(op *ir.Operation, t ir.Type) bool {
	id := ir.TypeID(t)
	word, bit := int(id/64), uint64(1)<<(id%64)
	if word >= len(d.types) {
		d.types = append(d.types, make([]uint64, word+1-len(d.types)+64)...)
	}
	if d.types[word]&bit != 0 {
		return true
	}
	d.types[word] |= bit
	if spirv.TypeRequirements(t, spirv.Storage{}, d.visit) {
		return true
	}
	return d.explain(op, func(visit func(*spec.Availability) bool) bool {
		return spirv.TypeRequirements(t, spirv.Storage{}, visit)
	})
}

// explain reports the first unmet requirement: versions before extensions before
// capabilities.
func (d *deduction) explain(op *ir.Operation, each func(func(*spec.Availability) bool) bool) bool {
	if d.silent {
		return false
	}
	var text string
	var lack *target.Lack
	name := "'" + op.Name() + "' requires "
	each(func(a *spec.Availability) bool {
		if a.Min > d.env.Version() {
			text = name + "min version " + a.Min.String() + " but target environment allows up to " + d.env.Version().String()
			lack = &target.Lack{Version: a.Min}
		}
		return lack == nil
	})
	if lack == nil {
		each(func(a *spec.Availability) bool {
			if _, ok := d.env.AllowsExt(a.Extensions); !ok && len(a.Extensions) > 0 {
				text = name + "at least one extension in [" + joined(a.Extensions) + "] but none allowed in target environment"
				lack = &target.Lack{Extensions: a.Extensions}
			}
			return lack == nil
		})
	}
	if lack == nil {
		each(func(a *spec.Availability) bool {
			if _, ok := d.env.Allows(a.Capabilities); !ok && len(a.Capabilities) > 0 {
				text = name + "at least one capability in [" + joined(a.Capabilities) + "] but none allowed in target environment"
				lack = &target.Lack{Capabilities: a.Capabilities}
			}
			return lack == nil
		})
	}
	return op.EmitErrorDetail(lack, text)
}

func joined[T interface{ String() string }](list []T) string {
	names := make([]string, len(list))
	for i := range list {
		names[i] = list[i].String()
	}
	return strings.Join(names, ", ")
}
