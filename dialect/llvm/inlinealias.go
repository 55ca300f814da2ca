package llvm

import (
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// The names of the attributes of accesses about aliases.
const (
	groupsName      = "access_groups"
	aliasScopesName = "alias_scopes"
	noScopeName     = "noalias_scopes"
)

// scopes keeps what a body that is inlined says about aliases.
type scopes struct {
	call *ir.Operation
	b    *ir.Builder
	body *ir.Region
	// clones has the scopes and domains of the body by those of the function.
	clones map[ir.Attribute]ir.Attribute
}

// newDomain and newScope make attributes that differ from all others.
func newDomain(c *ir.Context, description ir.Attribute) ir.Attribute {
	return NewAttr(c, AliasScopeDomainDef, Field{"id", c.NewDistinct(c.Unit())}, Field{"description", description})
}

func newScope(c *ir.Context, domain, description ir.Attribute) ir.Attribute {
	return NewAttr(c, AliasScopeDef, Field{"id", c.NewDistinct(c.Unit())}, Field{"domain", domain}, Field{"description", description})
}

// hasScopes reports whether operations of the kind of op can say what they alias.
func hasScopes(op *ir.Operation) bool { return op.Info().Slot(aliasScopesName) >= 0 }

// eachAccess calls visit with the operations of the body, which include those that can say what they alias.
func (s *scopes) eachAccess(ops []*ir.Operation, visit func(op *ir.Operation)) {
	for _, op := range ops {
		op.Walk(visit)
	}
}

// cloneScopes replaces the scopes of the body, so that two calls of a function have scopes of their own.
func (s *scopes) cloneScopes(ops []*ir.Operation) {
	s.clones = map[ir.Attribute]ir.Attribute{}
	s.eachAccess(ops, func(op *ir.Operation) {
		if hasScopes(op) {
			for _, name := range [...]string{aliasScopesName, noScopeName} {
				if list, ok := op.Attr(name).(*ir.ArrayAttr); ok {
					clones := make([]ir.Attribute, len(list.Elements))
					for i, a := range list.Elements {
						clones[i] = s.clone(a)
					}
					op.SetAttr(name, op.Context().Array(clones))
				}
			}
		}
		if op.Is(IntrExperimentalNoaliasScopeDecl) {
			op.SetAttr("scope", s.clone(op.Attr("scope")))
		}
	})
}

// clone returns the clone of a scope or a domain.
func (s *scopes) clone(a ir.Attribute) ir.Attribute {
	if n, ok := s.clones[a]; ok {
		return n
	}
	n, c := a, s.b.Context()
	description, _ := AttrParam(a, "description").(*ir.StringAttr)
	text := ir.Attribute(nil)
	if description != nil {
		text = description
	}
	switch a.AttrDef() {
	case AliasScopeDomainDef:
		n = newDomain(c, text)
	case AliasScopeDef:
		domain := s.clone(AttrParam(a, "domain"))
		n = newScope(c, domain, text)
	}
	s.clones[a] = n
	return n
}

// appendTo appends attributes to those that the list of op called name has.
func appendTo(op *ir.Operation, name string, more []ir.Attribute) {
	if len(more) == 0 {
		return
	}
	list, _ := op.Attr(name).(*ir.ArrayAttr)
	var all []ir.Attribute
	if list != nil {
		all = append(all, list.Elements...)
	}
	op.SetAttr(name, op.Context().Array(append(all, more...)))
}

// separateArguments makes a scope for each argument that nothing else points to, and removes the copies of arguments. An access is in the scopes of the arguments that
// it is based on, and in none of the others.
func (s *scopes) separateArguments(ops []*ir.Operation) {
	newer := s.b.Context().MLIR() > 19
	var copies, noAlias []*ir.Operation
	seen := map[*ir.Operation]bool{}
	start, n := call{}.CallOperands(s.call)
	for i := range n {
		for u := s.call.Operand(start + i).FirstUse(); u != nil; u = u.NextUse() {
			o := u.Owner()
			if !o.Is(IntrSsaCopy) || seen[o] || !newer && o.Attr(noAliasName) == nil {
				continue
			}
			seen[o] = true
			copies = append(copies, o)
			if o.Attr(noAliasName) != nil {
				noAlias = append(noAlias, o)
			}
		}
	}
	if len(noAlias) > 0 {
		s.addScopes(ops, noAlias)
	}
	for _, o := range copies {
		o.Result(0).ReplaceAllUsesWith(o.Operand(0))
		o.Erase()
	}
}

func (s *scopes) addScopes(ops, noAlias []*ir.Operation) {
	c := s.b.Context()
	callee, _ := s.call.Prop(callCallee).(*ir.SymbolRefAttr)
	if callee == nil {
		return
	}
	domain := newDomain(c, c.String(callee.Root))
	scopeOf := map[*ir.Value]ir.Attribute{}
	for _, o := range noAlias {
		scope := newScope(c, domain, nil)
		scopeOf[o.Result(0)] = scope
		s.b.SetBefore(s.call)
		s.b.Create(s.call.Loc(), IntrExperimentalNoaliasScopeDecl, nil, nil, ir.Named("scope", scope))
	}
	s.eachAccess(ops, func(op *ir.Operation) {
		if !hasScopes(op) {
			return
		}
		based, others, ok := s.basesOf(op, scopeOf)
		if !ok {
			return
		}
		var in, out []ir.Attribute
		for _, o := range noAlias {
			if v := o.Result(0); based[v] {
				in = append(in, scopeOf[v])
			} else {
				out = append(out, scopeOf[v])
			}
		}
		appendTo(op, noScopeName, out)
		// A call may access more than its arguments.
		if !others && !op.Is(Call) {
			appendTo(op, aliasScopesName, in)
		}
	})
}

// basesOf returns what the pointers of an access are based on. others is true if one of them is known and no argument that nothing else points to. ok is false if
// one is not known.
func (s *scopes) basesOf(op *ir.Operation, scopeOf map[*ir.Value]ir.Attribute) (based map[*ir.Value]bool, others, ok bool) {
	based = map[*ir.Value]bool{}
	for _, p := range accessedPointers(op) {
		if !s.underlying(p, based) {
			return nil, false, false
		}
	}
	for v := range based {
		def := v.DefiningOp()
		switch {
		case def == nil:
			return nil, false, false
		case def.HasTrait(ir.ConstantLike) && (!def.Is(AddressOf) || s.b.Context().MLIR() < 20):
		case def.Is(IntrSsaCopy) && (scopeOf[v] != nil || s.b.Context().MLIR() > 19):
			others = others || scopeOf[v] == nil
		case def.Is(Alloca), def.Is(AddressOf):
			others = true
		default:
			return nil, false, false
		}
	}
	return based, others, true
}

// accessedPointers returns the pointers that an access goes through.
func accessedPointers(op *ir.Operation) []*ir.Value {
	operands := op.Operands()
	switch op.Def() {
	case Store:
		operands = operands[1:]
	case AtomicRMW, CmpXchg, Load, IntrMemset:
		operands = operands[:1]
	case Call:
		start, n := call{}.CallOperands(op)
		operands = operands[start : start+n]
	}
	var list []*ir.Value
	for _, v := range operands {
		if _, ok := v.Type().(*PointerType); ok {
			list = append(list, v)
		}
	}
	return list
}

// underlying adds to bases what a pointer is computed from. It follows selections and the arguments of blocks, and reports whether it knows all of them.
func (s *scopes) underlying(p *ir.Value, bases map[*ir.Value]bool) bool {
	seen := map[*ir.Value]bool{}
	for work := []*ir.Value{p}; len(work) > 0; {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[v] {
			continue
		}
		seen[v] = true
		def := v.DefiningOp()
		if s.b.Context().MLIR() > 19 {
			if from, ok := regionSources(v); ok {
				work = append(work, from...)
				continue
			}
		}
		switch {
		case def == nil:
			from, ok := passedTo(v)
			if !ok && s.b.Context().MLIR() > 19 { // MLIR 19 goes on with what it knows
				return false
			}
			work = append(work, from...)
		case def.Is(GEP), def.Is(AddrSpaceCast):
			work = append(work, def.Operand(0))
		case def.Is(Select):
			work = append(work, def.Operand(1), def.Operand(2))
		default:
			bases[v] = true
		}
	}
	return true
}

// regionSources returns what control flow through regions, or the selection of one of two values, makes of a value, and false for a value of another kind.
func regionSources(v *ir.Value) (list []*ir.Value, ok bool) {
	op, to := v.DefiningOp(), -1
	if op == nil {
		r := v.ParentBlock().Parent()
		if v.ParentBlock() != v.ParentRegion().First() || r == nil {
			return nil, false
		}
		op, to = r, v.ParentRegion().Index()
	} else if op.Is(arith.Select) {
		return op.Operands()[1:], true
	}
	m, ok := ir.OpInterface[ir.RegionBranchModel](op.Info())
	if !ok {
		return nil, false
	}
	at := slices.Index(m.SuccessorInputs(op, to), v)
	if at < 0 {
		return nil, false
	}
	add := func(values []*ir.Value) {
		if at < len(values) {
			list = append(list, values[at])
		}
	}
	m.RegionSuccessors(op, -1, func(region int) {
		if region == to {
			add(m.EntryOperands(op, to))
		}
	})
	for i := range op.NumRegions() {
		m.RegionSuccessors(op, i, func(region int) {
			if region != to {
				return
			}
			for b := op.Region(i).First(); b != nil; b = b.Next() {
				if exit, ok := interfaces.ExitModel(b.Last()); ok {
					start, n := exit.ForwardedOperands(b.Last(), to)
					add(b.Last().Operands()[start : start+n])
				}
			}
		})
	}
	return list, true
}

// passedTo returns the values that branches pass to an argument of a block.
func passedTo(arg *ir.Value) (list []*ir.Value, ok bool) {
	blk := arg.ParentBlock()
	if blk.FirstPred() == nil {
		return nil, false
	}
	for p := blk.FirstPred(); p != nil; p = p.NextUse() {
		branch := p.Owner()
		m, isBranch := ir.OpInterface[ir.BranchModel](branch.Info())
		if !isBranch {
			return nil, false
		}
		for i := range branch.NumSuccessors() {
			if branch.Successor(i) != blk {
				continue
			}
			start, n, produced := m.SuccessorOperands(branch, i)
			at := arg.Index() - produced
			if at < 0 || at >= n {
				return nil, false
			}
			list = append(list, branch.Operand(start+at))
		}
	}
	return list, true
}

// appendScopes gives the accesses of the body the scopes of the call.
func (s *scopes) appendScopes(ops []*ir.Operation) {
	for _, name := range [...]string{aliasScopesName, noScopeName} {
		list, _ := s.call.Attr(name).(*ir.ArrayAttr)
		if list == nil {
			continue
		}
		s.eachAccess(ops, func(op *ir.Operation) {
			if hasScopes(op) {
				appendTo(op, name, list.Elements)
			}
		})
	}
}

// appendAccessGroups gives the accesses of the body the groups of the call.
func appendAccessGroups(call *ir.Operation, ops []*ir.Operation) {
	list, _ := call.Attr(groupsName).(*ir.ArrayAttr)
	if list == nil {
		return
	}
	for _, op := range ops {
		if op.Info().Slot(groupsName) >= 0 {
			appendTo(op, groupsName, list.Elements)
		}
	}
}

// relocateLoops says in the annotations of loops where they were inlined.
func relocateLoops(call *ir.Operation, ops []*ir.Operation) {
	var f *ir.Operation
	for f = call.Parent(); f != nil; f = f.Parent() {
		if _, ok := ir.OpInterface[ir.FunctionModel](f.Info()); ok {
			break
		}
	}
	if f == nil {
		return
	}
	c := call.Context()
	scope := c.LocInfo(f.Loc()).Metadata
	if scope == nil || scope.AttrDef() != DISubprogramDef {
		return
	}
	var r ir.AttrTypeReplacer
	r.AddAttrRule(func(a ir.Attribute) (ir.Attribute, ir.ReplaceResult) {
		if a.AttrDef() != LoopAnnotationDef {
			return nil, ir.ReplaceNone
		}
		params, changed := make([]any, len(LoopAnnotationDef.Params)), false
		for i := range params {
			name := LoopAnnotationDef.Params[i].Name
			params[i] = Param(a, name)
			if l, ok := params[i].(*ir.LocationAttr); ok && (name == "startLoc" || name == "endLoc") {
				at := c.CallSiteLoc(l.Loc, call.Loc())
				params[i], changed = c.LocAttr(c.FusedLoc([]ir.Location{at}, scope)), true
			}
		}
		if changed {
			a = c.RecordAttr(LoopAnnotationDef, params...)
		}
		return a, ir.ReplaceParts
	})
	for _, op := range ops {
		r.ReplaceIn(op, false, true)
	}
}
