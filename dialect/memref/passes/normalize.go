package passes

import (
	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// NewNormalize returns the pass normalize-memrefs. It gives memrefs the identity layout
// in functions whose operations accept that, together with the functions that they call
// and that call them.
//
// As in MLIR, memref.dim then measures the new memref, and memref.load and memref.store,
// whose indices stay, no longer verify if the rank changes.
func NewNormalize() *pass.Pass {
	return &pass.Pass{
		Name: "normalize-memrefs", Class: "NormalizeMemRefs", Op: "builtin.module", Summary: "Normalize memrefs",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			funcs := functionsIn(op)
			for _, f := range funcs {
				if !f.excluded && !f.acceptsAnyLayout() {
					f.exclude()
				}
			}
			var pending []*function
			for _, f := range funcs {
				if !f.excluded {
					f.normalize()
					f.waiting = true
					pending = append(pending, f)
				}
			}
			for ; len(pending) > 0; pending = pending[1:] {
				pending = pending[0].updateSignature(pending)
			}
			return true
		},
	}
}

// function is a func.func with what matters about it for the layouts of memrefs.
type function struct {
	fn.FuncOp
	allocs, calls, returns []*ir.Operation
	// others are the operations with results that accept memrefs of any layout.
	others []*ir.Operation
	// callers are the calls of the function, each with the function that it is in.
	callers []call
	// neighbors are the functions that refer to this one or that this one calls.
	neighbors []*function
	// excluded is set if the function stays unchanged, waiting if the pass has to look at
	// its signature.
	excluded, waiting bool
}

// call is a func.call. in is nil if no func.func encloses it.
type call struct {
	op     *ir.Operation
	caller *function
}

// functionsIn returns the functions of a module, those in nested modules before the
// functions around.
func functionsIn(module *ir.Operation) []*function {
	var funcs []*function
	of := map[*ir.Operation]*function{}
	module.Walk(func(op *ir.Operation) {
		if op.Is(fn.Func) {
			f := &function{FuncOp: fn.FuncOp{Operation: op}}
			of[op] = f
			f.collect()
			funcs = append(funcs, f)
		}
	})
	users := ir.NewSymbolUsers(module, ir.NewSymbolTables())
	for _, f := range funcs {
		for _, u := range users.Of(f.Operation) {
			in := of[u.ParentOf(fn.Func)]
			if in != nil {
				f.neighbors = append(f.neighbors, in)
			}
			if !u.Is(fn.Call) {
				continue
			}
			f.callers = append(f.callers, call{u, in})
			if in != nil {
				in.neighbors = append(in.neighbors, f)
			}
		}
	}
	return funcs
}

func (f *function) collect() {
	f.Walk(func(op *ir.Operation) {
		switch {
		case op.Is(memref.Alloc):
			f.allocs = append(f.allocs, op)
		case op.Is(fn.Call):
			f.calls = append(f.calls, op)
		case op.Is(fn.Return):
			f.returns = append(f.returns, op)
		case op.NumResults() > 0 && op.HasTrait(ir.MemRefsNormalizable):
			f.others = append(f.others, op)
		}
	})
}

// arguments returns the arguments of the body.
func (f *function) arguments() []*ir.Value {
	if f.IsDeclaration() {
		return nil
	}
	return f.Body().First().Args()
}

// acceptsAnyLayout reports whether the users of memrefs with a layout accept others.
func (f *function) acceptsAnyLayout() bool {
	for _, list := range [2][]*ir.Operation{f.allocs, f.calls} {
		for _, op := range list {
			for _, v := range op.Results() {
				if hasLayout(v) && !affine.UsersAcceptAnyLayout(v) {
					return false
				}
			}
		}
	}
	for _, v := range f.arguments() {
		if hasLayout(v) && !affine.UsersAcceptAnyLayout(v) {
			return false
		}
	}
	return true
}

// hasLayout reports whether v is a memref whose layout is not the identity.
func hasLayout(v *ir.Value) bool {
	t, ok := v.Type().(*ir.MemRefType)
	return ok && !hasIdentityLayout(t)
}

// exclude excludes f and all functions that are connected with it.
func (f *function) exclude() {
	f.excluded = true
	for work := []*function{f}; len(work) > 0; {
		last := work[len(work)-1]
		work = work[:len(work)-1]
		for _, g := range last.neighbors {
			if !g.excluded {
				g.excluded = true
				work = append(work, g)
			}
		}
	}
}

// normalize changes the memrefs of f, but not the results of its calls.
func (f *function) normalize() {
	t := f.Type()
	if f.IsDeclaration() {
		f.setType(normalizedTypes(t.Inputs), normalizedTypes(t.Results))
		return
	}
	for _, op := range f.allocs {
		affine.NormalizeAlloc(memref.AllocOp{Operation: op})
	}
	for _, v := range f.arguments() {
		if to := normalizedType(v.Type()); to != v.Type() && affine.CanNormalize(v) {
			affine.Normalize(v, to.(*ir.MemRefType), nil)
		}
	}
	for _, op := range f.others {
		changeResults(op, normalizedTypes(op.ResultTypes()))
	}
}

func (f *function) setType(inputs, results []ir.Type) {
	m, _ := ir.OpInterface[ir.FunctionModel](f.Info())
	m.SetFunctionType(f.Operation, f.Context().Function(inputs, results))
}

func normalizedType(t ir.Type) ir.Type {
	if m, ok := t.(*ir.MemRefType); ok {
		return affine.NormalizedType(m)
	}
	return t
}

func normalizedTypes(ts []ir.Type) []ir.Type {
	out := make([]ir.Type, len(ts))
	for i, t := range ts {
		out[i] = normalizedType(t)
	}
	return out
}

// changeResults gives the results of op the types to. It returns false if no type
// differs, or if a user does not accept its type; then it changes nothing.
func changeResults(op *ir.Operation, to []ir.Type) (changed bool) {
	for i, t := range to {
		if v := op.Result(i); v.Type() != t {
			if !affine.CanNormalize(v) {
				return false
			}
			changed = true
		}
	}
	for i, t := range to {
		if v := op.Result(i); v.Type() != t {
			affine.Normalize(v, t.(*ir.MemRefType), nil)
		}
	}
	return changed
}

// updateSignature gives f the type of its arguments and returns, and its calls the types
// of the results. It appends the functions whose calls changed to pending. Calls lose
// their discardable attributes, as in MLIR, which makes new ones.
func (f *function) updateSignature(pending []*function) []*function {
	f.waiting = false
	if !f.IsDeclaration() {
		results := append([]ir.Type(nil), f.Type().Results...)
		for _, r := range f.returns {
			for i, v := range r.Operands() {
				if t, ok := v.Type().(*ir.MemRefType); ok && hasIdentityLayout(t) {
					results[i] = t
				}
			}
		}
		inputs := f.Body().First().ArgTypes()
		f.setType(inputs, results)
	}
	for _, c := range f.callers {
		changed := changeResults(c.op, f.Type().Results)
		c.op.SetDiscardableAttrs(nil)
		if changed && c.caller != nil && !c.caller.waiting {
			c.caller.waiting = true
			pending = append(pending, c.caller)
		}
	}
	return pending
}
