package ir

// resolve turns the parsed parts into the operation's state: regions, successors,
// segment sizes, result types and operands, in that order.
func (r *opFormatParser) resolve() bool {
	f, st := r.f, r.st
	if r.prog.allRegions {
		st.Regions = append(st.Regions, f.regions...)
	} else {
		for i := range f.rgSpans {
			s := &f.rgSpans[i]
			if s.n == 0 && r.info.Def.Regions[i].Quantity == One {
				st.Regions = append(st.Regions, nil)
			}
			st.Regions = append(st.Regions, f.regions[s.start:s.start+s.n]...)
		}
	}
	if r.prog.allSuccessors {
		st.Successors = append(st.Successors, f.succs...)
	} else {
		for i := range f.suSpans {
			s := &f.suSpans[i]
			st.Successors = append(st.Successors, f.succs[s.start:s.start+s.n]...)
		}
	}
	r.segments()
	return r.checkVariables() && r.results() && r.operands() && r.inferred()
}

// segments sets operandSegmentSizes, resultSegmentSizes and the sizes of
// variadics of variadics.
func (r *opFormatParser) segments() {
	f, def := r.f, r.info.Def
	if r.prog.operandSizes {
		f.sizes = f.sizes[:0]
		for i := range def.Operands {
			n := f.opSpans[i].n
			if def.Operands[i].Quantity == One {
				n = 1
			}
			f.sizes = append(f.sizes, n)
		}
		r.st.SetProp(r.info.shape.operandSeg, r.p.ctx.DenseI32Array(f.sizes...))
	}
	if r.prog.resultSizes {
		f.sizes = f.sizes[:0]
		for i := range def.Results {
			n := f.tySpans[len(def.Operands)+i].n
			if def.Results[i].Quantity == One {
				n = 1
			}
			f.sizes = append(f.sizes, n)
		}
		r.st.SetProp(r.info.shape.resultSeg, r.p.ctx.DenseI32Array(f.sizes...))
	}
	for i := range def.Operands {
		if def.Operands[i].Segments == "" || r.prog.allOperands {
			continue
		}
		f.sizes = f.sizes[:0]
		for _, g := range f.groups {
			if g.arg == int32(i) {
				f.sizes = append(f.sizes, g.n)
			}
		}
		v := Attribute(r.p.ctx.DenseI32Array(f.sizes...))
		if k := r.info.Slot(def.Operands[i].Segments); k >= 0 {
			r.st.SetProp(k, v)
		} else {
			r.st.AddAttr(def.Operands[i].Segments, v)
		}
	}
}

// checkVariables verifies the types that transforms are applied to.
func (r *opFormatParser) checkVariables() bool {
	operands, results := r.info.shape.operands, r.info.shape.results
	for _, tag := range r.prog.checks {
		d := (*ValueDef)(nil)
		if int(tag) < len(operands) {
			d = &operands[tag]
		} else {
			d = &results[int(tag)-len(operands)]
		}
		if d.Type == nil || d.Type.Match == nil {
			continue
		}
		for _, t := range r.f.typesAt(tag) {
			if !d.Type.Match(t) {
				return r.p.EmitErrorDetail(r.p.NameLoc(), t, "'"+d.Name+"' must be "+d.Type.In(r.p.ctx.Version).Summary+", but got '"+TypeString(t)+"'")
			}
		}
	}
	return true
}

// results adds the result types that are known before the operands.
func (r *opFormatParser) results() bool {
	if r.prog.inferResults {
		return true
	}
	f, st := r.f, r.st
	if r.prog.allResultTypes {
		st.Results = append(st.Results, f.typesAt(int32(len(f.tySpans)-1))...)
		return true
	}
	for i := range r.prog.results {
		src := &r.prog.results[i]
		if src.kind == sourceSpelled {
			st.Results = append(st.Results, f.typesAt(f.numOperands+int32(i))...)
			continue
		}
		if ts := r.sourceList(src); ts != nil {
			st.Results = append(st.Results, ts...)
			continue
		}
		t, ok := r.sourceType(src, r.info.Def.Results[i].Type)
		if !ok {
			return false
		}
		st.Results = append(st.Results, t)
	}
	return true
}

// inferred adds the result types that follow from the operands.
func (r *opFormatParser) inferred() bool {
	if !r.prog.inferResults {
		return true
	}
	ts, why := r.p.ctx.InferTypes(r.st)
	if why != "" {
		return r.p.EmitPlainError(r.st.Loc, why)
	}
	r.st.Results = append(r.st.Results, ts...)
	return true
}

// sourceList returns the types of a variadic variable if src takes them over unchanged,
// else nil.
func (r *opFormatParser) sourceList(src *typeSource) []Type {
	def := r.info.Def
	if src.all != nil {
		if t, ok := r.variable(src); ok && t != nil {
			return nonNil(src.all(t))
		}
		return nil
	}
	if src.infer != nil {
		return nil
	}
	switch {
	case src.kind == sourceOperand && def.Operands[src.arg].Quantity != One:
		return nonNil(r.f.typesAt(src.arg))
	case src.kind == sourceResult && def.Results[src.arg].Quantity != One:
		return nonNil(r.f.typesAt(r.f.numOperands + src.arg))
	}
	return nil
}

func nonNil(ts []Type) []Type {
	if ts == nil {
		return []Type{}
	}
	return ts
}

// sourceType returns the one type that src stands for.
func (r *opFormatParser) sourceType(src *typeSource, c *TypeConstraint) (Type, bool) {
	if src.kind == sourceBuild {
		return c.Build(r.p.ctx), true
	}
	t, _ := r.variable(src)
	if t != nil && src.infer != nil {
		t = src.infer(t)
	}
	if t == nil {
		return nil, r.p.EmitError(r.p.NameLoc(), "cannot infer the types of operands and results")
	}
	return t, true
}

// variable returns the type of the variable that src refers to. t is nil if the
// variable has none.
func (r *opFormatParser) variable(src *typeSource) (t Type, ok bool) {
	switch src.kind {
	case sourceOperand, sourceResult:
		tag := src.arg
		if src.kind == sourceResult {
			tag += r.f.numOperands
		}
		if ts := r.f.typesAt(tag); len(ts) > 0 {
			t = ts[0]
		}
	case sourceAttr:
		switch a := r.prog.stateAttr(r.st, r.info, src.arg).(type) {
		case TypedAttr:
			t = a.Type()
		case *TypeAttr:
			t = a.Value
		}
	}
	return t, t != nil
}

// operands resolves the operands against their types.
func (r *opFormatParser) operands() bool {
	f, p, st := r.f, r.p, r.st
	switch {
	case len(r.info.Def.Operands) == 0:
		return true
	case r.prog.allOpTypes && r.prog.allOperands:
		return resolveSpan(p, f.operands[f.allOps.start:f.allOps.start+f.allOps.n], f.typesAt(int32(len(f.tySpans)-2)), f.allOps.loc, st)
	case r.prog.allOpTypes:
		return resolveSpan(p, r.declared(), f.typesAt(int32(len(f.tySpans)-2)), p.NameLoc(), st)
	case r.prog.allOperands:
		start := len(f.types)
		for i := range r.prog.operands {
			if !r.appendOperandTypes(i) {
				return false
			}
		}
		ops, ts := f.operands[f.allOps.start:f.allOps.start+f.allOps.n], f.types[start:]
		if len(r.prog.operands) == 1 && len(ts) == 1 && r.prog.operands[0].kind != sourceSpelled {
			// Each operand is resolved against the one type; the verifier checks the number
			// of operands.
			return p.ResolveOperandsOfType(ops, ts[0], st)
		}
		return resolveSpan(p, ops, ts, f.allOps.loc, st)
	}
	for i := range r.prog.operands {
		src := &r.prog.operands[i]
		ops := f.operandsAt(int32(i))
		if src.kind == sourceSpelled {
			if !resolveSpan(p, ops, f.typesAt(int32(i)), f.opSpans[i].loc, st) {
				return false
			}
			continue
		}
		if ts := r.sourceList(src); ts != nil {
			if !resolveSpan(p, ops, ts, f.opSpans[i].loc, st) {
				return false
			}
			continue
		}
		if len(ops) == 0 {
			continue
		}
		t, ok := r.sourceType(src, r.info.Def.Operands[i].Type)
		if !ok {
			return false
		}
		for _, o := range ops {
			if !p.ResolveOperand(o, t, st) {
				return false
			}
		}
	}
	return true
}

// appendOperandTypes appends the types of operand declaration i to the frame.
func (r *opFormatParser) appendOperandTypes(i int) bool {
	src := &r.prog.operands[i]
	if src.kind == sourceSpelled {
		r.f.types = append(r.f.types, r.f.typesAt(int32(i))...)
		return true
	}
	if ts := r.sourceList(src); ts != nil {
		r.f.types = append(r.f.types, ts...)
		return true
	}
	t, ok := r.sourceType(src, r.info.Def.Operands[i].Type)
	r.f.types = append(r.f.types, t)
	return ok
}

// declared returns all operands in declared order.
func (r *opFormatParser) declared() []UnresolvedOperand {
	f := r.f
	next, inOrder := int32(0), true
	for i := range f.opSpans {
		inOrder = inOrder && (f.opSpans[i].n == 0 || f.opSpans[i].start == next)
		next += f.opSpans[i].n
	}
	if inOrder {
		return f.operands
	}
	n := len(f.operands)
	for i := range f.opSpans {
		f.operands = append(f.operands, f.operandsAt(int32(i))...)
	}
	return f.operands[n:]
}

// resolveSpan resolves each operand against its type.
func resolveSpan(p *Parser, ops []UnresolvedOperand, ts []Type, loc Location, st *OperationState) bool {
	if len(ops) != len(ts) {
		if loc == UnknownLoc {
			loc = p.NameLoc() // the group of the operands is absent
		}
		return p.operandCount(loc, len(ops), len(ts))
	}
	for i := range ops {
		if !p.ResolveOperand(ops[i], ts[i], st) {
			return false
		}
	}
	return true
}
