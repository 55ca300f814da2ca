package pass

import "github.com/spvc/spvc/ir"

// analyses caches the analyses of one operation and of the operations in it until a pass that does not preserve them.
type analyses struct {
	op     *ir.Operation
	cache  []analysis
	inside map[*ir.Operation]*analyses // the analyses of operations directly inside of op
	run    *Run                        // for the next pass on op; nil if there is none, or a pass uses it
}

type analysis struct {
	name  string
	value any
}

// renewal says that analyses of a name stay valid, and what replaces each.
type renewal struct {
	name  string
	renew func() any
}

// analysesOf returns the analyses of o, which is the operation of a or one inside of it. It returns nil for any other operation.
func (a *analyses) analysesOf(o *ir.Operation) *analyses {
	if o == nil {
		return nil
	}
	if o == a.op {
		return a
	}
	up := a.analysesOf(o.Parent())
	if up == nil {
		return nil
	}
	in := up.inside[o]
	if in == nil {
		in = &analyses{op: o}
		if up.inside == nil {
			up.inside = map[*ir.Operation]*analyses{}
		}
		up.inside[o] = in
	}
	return in
}

// child returns the analyses of o, which is directly inside of the operation of a, without changing a.
func (a *analyses) child(o *ir.Operation) *analyses {
	if in := a.inside[o]; in != nil {
		return in
	}
	return &analyses{op: o}
}

// keepOnly forgets all analyses but those that kept lists.
func (a *analyses) keepOnly(kept []renewal) {
	all := a.cache
	a.cache = a.cache[:0]
	for _, c := range all {
		for _, k := range kept {
			if c.name == k.name {
				a.cache = append(a.cache, analysis{c.name, k.renew()})
			}
		}
	}
	if len(kept) == 0 {
		a.inside = nil
	}
	for _, in := range a.inside {
		in.keepOnly(kept)
	}
}

// Analysis returns the analysis of type T of op, which is the operation that the pass runs on or one inside of it.
// It calls compute unless an earlier pass left a valid result. The hooks of the run that are an [AnalysisHook] observe
// the call; name is what MLIR calls the analysis. Goroutines of one pass must not call Analysis at the same time.
func Analysis[T any](r *Run, op *ir.Operation, name string, compute func(*ir.Operation) T) T {
	if r.analyses == nil {
		return compute(op)
	}
	known := r.analyses.analysesOf(op)
	if known == nil {
		return compute(op)
	}
	for _, a := range known.cache {
		if t, ok := a.value.(T); ok && a.name == name {
			return t
		}
	}
	hooks := r.exec.opts.Hooks
	for _, h := range hooks {
		if a, ok := h.(AnalysisHook); ok {
			a.BeforeAnalysis(name, op)
		}
	}
	t := compute(op)
	for i := len(hooks) - 1; i >= 0; i-- {
		if a, ok := hooks[i].(AnalysisHook); ok {
			a.AfterAnalysis(name, op)
		}
	}
	known.cache = append(known.cache, analysis{name, t})
	return t
}

// Dominance returns the dominance of op, which is the operation that the pass runs on or one inside of it.
func (r *Run) Dominance(op *ir.Operation) *ir.Dominance {
	return Analysis(r, op, "DominanceInfo", func(*ir.Operation) *ir.Dominance { return ir.NewDominance() })
}

// Request tells the hooks that MLIR's pass asks for the analysis of this name, which the pass itself does without or
// computes piece by piece. Reports have the same rows as MLIR's then.
func (r *Run) Request(op *ir.Operation, name string) {
	Analysis(r, op, name, func(*ir.Operation) struct{} { return struct{}{} })
}
