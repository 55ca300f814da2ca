package analysis

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// AliasResult says how the memory of two values is related.
type AliasResult uint8

// The results of alias queries: apart, perhaps the same, overlapping without a known start, and the same.
const (
	NoAlias AliasResult = iota
	MayAlias
	PartialAlias
	MustAlias
)

// String returns MLIR's name of the result.
func (r AliasResult) String() string {
	return [...]string{"NoAlias", "MayAlias", "PartialAlias", "MustAlias"}[r]
}

// Merge returns what is known if either r or other may hold.
func (r AliasResult) Merge(other AliasResult) AliasResult {
	switch {
	case r == other:
		return r
	case r == PartialAlias && other == MustAlias, r == MustAlias && other == PartialAlias:
		return PartialAlias
	}
	return MayAlias
}

// ModRef says whether an operation reads or writes memory: a set of Ref and Mod.
type ModRef uint8

// Ref reads, Mod writes.
const (
	Ref ModRef = 1 << iota
	Mod
)

// String returns MLIR's name of the set.
func (m ModRef) String() string { return [...]string{"NoModRef", "Ref", "Mod", "ModRef"}[m&(Mod|Ref)] }

// AliasModel answers queries about memory. An answer of MayAlias, or of Mod and Ref, leaves the question to other models.
type AliasModel interface {
	// Alias returns how the memory of a and b is related.
	Alias(a, b *ir.Value) AliasResult
	// ModRef returns what op does to the memory of v.
	ModRef(op *ir.Operation, v *ir.Value) ModRef
}

// AliasAnalysis asks several models, in order.
type AliasAnalysis struct{ models []AliasModel }

// NewAliasAnalysis returns an analysis that asks [LocalAlias] and then more. It keeps nothing between queries, so changes of the IR do
// not make it invalid.
func NewAliasAnalysis(more ...AliasModel) *AliasAnalysis {
	return &AliasAnalysis{append([]AliasModel{LocalAlias{}}, more...)}
}

// Alias returns how the memory of a and b is related: the first answer of a model that is not MayAlias.
func (x *AliasAnalysis) Alias(a, b *ir.Value) AliasResult {
	for _, m := range x.models {
		if r := m.Alias(a, b); r != MayAlias {
			return r
		}
	}
	return MayAlias
}

// ModRef returns what op may do to the memory of v: what all models allow.
func (x *AliasAnalysis) ModRef(op *ir.Operation, v *ir.Value) ModRef {
	all := Mod | Ref
	for _, m := range x.models {
		all &= m.ModRef(op, v)
	}
	return all
}

// LocalAlias is the model of MLIR's LocalAliasAnalysis: it follows views and control flow to the values that they begin with, and
// compares these by their allocations.
type LocalAlias struct {
	// Decide, if not nil, is asked first about two different values without a known source. ok is false if it does not know.
	Decide func(a, b *ir.Value) (r AliasResult, ok bool)
}

// Alias returns the merged relation of what a and b may begin with.
func (l LocalAlias) Alias(a, b *ir.Value) AliasResult {
	if a == b {
		return MustAlias
	}
	as, bs := Underlying(a), Underlying(b)
	if len(as) == 0 || len(bs) == 0 {
		return MayAlias
	}
	result := l.compare(as[0], bs[0])
	for _, x := range as {
		for _, y := range bs {
			if result = result.Merge(l.compare(x, y)); result == MayAlias {
				return result // no other pair changes it
			}
		}
	}
	return result
}

// compare relates two values that have no known source.
func (l LocalAlias) compare(a, b *ir.Value) AliasResult {
	if a == b {
		return MustAlias
	}
	if l.Decide != nil {
		if r, ok := l.Decide(a, b); ok {
			return r
		}
	}
	aConstant, bConstant := ir.ConstantOf(a) != nil, ir.ConstantOf(b) != nil
	aScope, aAlloc := allocation(a)
	bScope, bAlloc := allocation(b)
	switch {
	case aConstant && bAlloc, bConstant && aAlloc, aAlloc && bAlloc:
		return NoAlias
	case aConstant, bConstant, !aAlloc && !bAlloc:
		return MayAlias
	}
	if bAlloc {
		b, aScope = a, bScope
	}
	// b is not allocated here. It is something else if it was there before the allocation.
	if aScope != nil {
		at := b.ParentRegion().Parent()
		if at != aScope && at.IsAncestor(aScope) {
			return NoAlias
		}
		if at == aScope && b.IsBlockArgument() && b.OwnerBlock().IsEntry() {
			return NoAlias
		}
	}
	return MayAlias
}

// ownEffects visits the effects that op itself declares. It returns false if op does not declare its effects.
func ownEffects(op *ir.Operation, visit func(ir.Effect)) bool {
	if e := op.Info().Entry; e != nil && e.Effects != nil {
		e.Effects(op, visit)
		return true
	}
	return op.HasTrait(ir.NoMemoryEffect)
}

// allocation reports whether the operation that defines v, or has v as an argument, allocates v. scope is the operation that the memory
// does not outlive, or nil.
func allocation(v *ir.Value) (scope *ir.Operation, ok bool) {
	op := v.DefiningOp()
	if op == nil {
		op = v.OwnerBlock().Parent()
	}
	if op == nil {
		return nil, false
	}
	automatic := false
	ownEffects(op, func(e ir.Effect) {
		if e.Kind == ir.EffectAllocate && e.Value == v && !ok {
			ok, automatic = true, e.On() == ir.AutomaticAllocationResource
		}
	})
	if !ok {
		return nil, false
	}
	for scope = op.Parent(); scope != nil; scope = scope.Parent() {
		_, function := ir.OpInterface[ir.FunctionModel](scope.Info())
		if automatic && scope.HasTrait(ir.AutomaticAllocationScope) || !automatic && function {
			break
		}
	}
	return scope, true
}

// ModRef returns what the effects of op do to memory that may be that of v.
func (l LocalAlias) ModRef(op *ir.Operation, v *ir.Value) (m ModRef) {
	if op.HasTrait(ir.RecursiveMemoryEffects) {
		return Mod | Ref
	}
	known := ownEffects(op, func(e ir.Effect) {
		bit := map[ir.EffectKind]ModRef{ir.EffectRead: Ref, ir.EffectWrite: Mod}[e.Kind]
		if m|bit != m && (e.Value == nil || l.Alias(e.Value, v) != NoAlias) {
			m |= bit
		}
	})
	if !known {
		return Mod | Ref
	}
	return m
}

// maxUnderlying is how many steps Underlying takes back, as in MLIR.
const maxUnderlying = 10

// Underlying returns the values with whose memory v may begin: v itself, or what views and control flow made v of. It returns v where
// it cannot go on, and nothing if control never passes a value to v.
func Underlying(v *ir.Value) []*ir.Value {
	u := underlying{seen: map[*ir.Value]bool{}}
	u.add(v, maxUnderlying)
	return u.out
}

type underlying struct {
	seen map[*ir.Value]bool
	out  []*ir.Value
}

func (u *underlying) add(v *ir.Value, steps int) {
	if u.seen[v] {
		return
	}
	u.seen[v] = true
	if steps == 0 {
		u.out = append(u.out, v)
		return
	}
	steps--
	def := v.DefiningOp()
	switch {
	case def == nil && !v.OwnerBlock().IsEntry():
		u.addPassed(v, steps)
		return
	case def == nil:
		def = v.OwnerBlock().Parent()
	default:
		if m, ok := ir.OpInterface[interfaces.ViewModel](def.Info()); ok && v.Index() == 0 {
			u.add(m.ViewSource(def), steps)
			return
		}
	}
	if def != nil {
		if m, ok := ir.OpInterface[ir.RegionBranchModel](def.Info()); ok {
			u.addForwarded(m, def, v, steps)
			return
		}
	}
	u.out = append(u.out, v)
}

// addPassed adds what branches pass to v, an argument of a block.
func (u *underlying) addPassed(v *ir.Value, steps int) {
	b := v.OwnerBlock()
	for p := b.FirstPred(); p != nil; p = p.NextUse() {
		branch := p.Owner()
		m, ok := ir.OpInterface[ir.BranchModel](branch.Info())
		if !ok {
			u.out = append(u.out, v)
			return
		}
		start, _, produced := m.SuccessorOperands(branch, p.Index())
		i := v.Index() - produced
		if i < 0 {
			u.out = append(u.out, v)
			return
		}
		u.add(branch.Operand(start+i), steps)
	}
}

// addForwarded adds what op and the terminators of its regions pass to v, an argument of an entry block or a result of op.
func (u *underlying) addForwarded(m ir.RegionBranchModel, op *ir.Operation, v *ir.Value, steps int) {
	to := -1
	if b := v.OwnerBlock(); b != nil {
		to = b.Region().Index()
	}
	at := -1
	for i, in := range m.SuccessorInputs(op, to) {
		if in == v {
			at = i
		}
	}
	// comes reports whether control comes from region `from` with a value for v. Control without a value makes v its own source.
	comes := func(from int) bool {
		found := false
		m.RegionSuccessors(op, from, func(r int) { found = found || r == to })
		if found && at < 0 {
			u.out = append(u.out, v)
			return false
		}
		return found
	}
	if comes(-1) {
		if passed := m.EntryOperands(op, to); at < len(passed) {
			u.add(passed[at], steps)
		}
	}
	for i := range op.NumRegions() {
		if !comes(i) {
			continue
		}
		for b := op.Region(i).First(); b != nil; b = b.Next() {
			t := b.Last()
			if t == nil {
				continue
			}
			exit, ok := interfaces.ExitModel(t)
			if !ok {
				if t.NumSuccessors() > 0 {
					u.out = append(u.out, v)
					return
				}
				continue
			}
			if start, n := exit.ForwardedOperands(t, to); at < n {
				u.add(t.Operand(start+at), steps)
			}
		}
	}
}
