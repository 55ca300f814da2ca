package llvmir

import (
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize/llvmir/text"
)

// instMeta sets the attributes of the metadata that is attached to an instruction, without its location.
func (i *importer) instMeta(inst *text.Inst, op *ir.Operation) {
	if len(inst.Metadata) == 0 {
		return
	}
	for _, a := range i.describer().SortedAttachments(inst.Metadata) {
		if a.Kind == "dbg" {
			continue
		}
		if known, ok := i.setMeta(a.Kind, a.Node, op); known && !ok && i.opts.Warnings {
			i.ctx.EmitWarning(i.instLoc(inst), "unhandled metadata: "+i.describeNode(a.Node)+" on "+i.describeInst(inst))
		}
	}
}

// functionMeta sets the attributes of the metadata that is attached to a function.
func (i *importer) functionMeta(f *text.Function, op *ir.Operation) {
	for _, a := range f.Metadata {
		if a.Kind == "dbg" {
			continue
		}
		if known, ok := i.setMeta(a.Kind, a.Node, op); known && !ok {
			i.ctx.EmitWarning(op.Loc(), "unhandled function metadata: "+i.describeNode(a.Node)+" on "+i.describer().Function(f))
		}
	}
}

// setMeta sets the attribute for one attachment. known is false if MLIR does not know the kind, ok if the operation cannot have the
// attribute.
func (i *importer) setMeta(kind string, n *text.Node, op *ir.Operation) (known, ok bool) {
	switch kind {
	case "prof":
		return true, i.setProfile(n, op)
	case "tbaa":
		a := i.meta.tbaa[n]
		return true, a != nil && setList(op, "tbaa", []ir.Attribute{a}, i.ctx)
	case "llvm.access.group":
		list, found := i.groupsOf(n)
		return true, found && setList(op, "access_groups", list, i.ctx)
	case "llvm.loop":
		a := i.loop(n, op.Loc())
		if a == nil || !op.Is(llvm.Br) && !op.Is(llvm.CondBr) {
			return true, false
		}
		op.SetAttr("loop_annotation", a)
		return true, true
	case "alias.scope":
		list, found := i.scopesOf(n)
		return true, found && setList(op, "alias_scopes", list, i.ctx)
	case "noalias":
		list, found := i.scopesOf(n)
		return true, found && setList(op, "noalias_scopes", list, i.ctx)
	}
	if i.modern {
		return i.setNewMeta(kind, n, op)
	}
	return false, true
}

// setList sets a list if the operation has the attribute.
func setList(op *ir.Operation, name string, list []ir.Attribute, c *ir.Context) bool {
	if op.Def() == nil || !hasAttr(op.Def(), name) {
		return false
	}
	op.SetAttr(name, c.Array(list))
	return true
}

// setProfile sets how often a function is entered, or the weights of branches.
func (i *importer) setProfile(n *text.Node, op *ir.Operation) bool {
	name, ok := operand(n, 0).(text.MetaString)
	if !ok {
		return false
	}
	if name == "function_entry_count" {
		const size = 2
		c := intOperand(n, 1)
		if len(n.Ops) != size || c == nil {
			return false
		}
		if !op.Is(llvm.Func) {
			op.EmitWarning("expected function_entry_count to be attached to a function")
			return false
		}
		op.SetAttr("function_entry_count", i.i64(int64(c.Lo)))
		return true
	}
	if name != "branch_weights" {
		return false
	}
	first := 1
	if i.modern {
		if s, isString := operand(n, 1).(text.MetaString); isString {
			if s != "expected" {
				return false
			}
			first++
		}
	}
	weights := []int32{}
	for k := first; k < len(n.Ops); k++ {
		c := intOperand(n, k)
		if c == nil {
			return false
		}
		weights = append(weights, int32(c.Lo))
	}
	if op.Def() == nil || i.modern && len(n.Ops) < 2 {
		return false
	}
	if !attrIn(op, "branch_weights") {
		return false
	}
	op.SetAttr("branch_weights", i.ctx.DenseI32Array(weights...))
	return true
}

// setNewMeta sets the attributes that MLIR has after 19.
func (i *importer) setNewMeta(kind string, n *text.Node, op *ir.Operation) (known, ok bool) {
	switch kind {
	case "dereferenceable", "dereferenceable_or_null":
		c := intOperand(n, 0)
		switch {
		case len(n.Ops) != 1:
			return true, i.ctx.EmitError(i.moduleLoc(), "dereferenceable metadata must have one operand: "+i.describeNode(n))
		case c == nil || intValue(c).IsNegative():
			return true, i.ctx.EmitError(i.moduleLoc(), "dereferenceable metadata operand must be a non-negative constant integer: "+i.describeNode(n))
		case op.Def() == nil || !hasAttr(op.Def(), "dereferenceable"):
			return true, false
		}
		op.SetAttr("dereferenceable", llvm.NewAttr(i.ctx, llvm.DereferenceableDef, llvm.Field{Name: "bytes", Value: c.Lo},
			llvm.Field{Name: "mayBeNull", Value: kind == "dereferenceable_or_null"}))
		return true, true
	case "mmra":
		return true, i.setRelaxation(n, op)
	case "vec_type_hint":
		v, _ := operand(n, 0).(*text.MetaValue)
		signed := intOperand(n, 1)
		const size = 2
		if !op.Is(llvm.Func) || v == nil || signed == nil || len(n.Ops) != size {
			return true, false
		}
		op.SetAttr("vec_type_hint", llvm.NewAttr(i.ctx, llvm.VecTypeHintDef, llvm.Field{Name: "hint", Value: ir.Attribute(i.ctx.TypeAttr(i.typ(v.Value.Type())))},
			llvm.Field{Name: "is_signed", Value: signed.Lo != 0}))
		return true, true
	case "work_group_size_hint", "reqd_work_group_size", "intel_reqd_sub_group_size":
		var list []int32
		for k := range n.Ops {
			c := intOperand(n, k)
			if c == nil {
				return true, false
			}
			list = append(list, int32(c.Lo))
		}
		if !op.Is(llvm.Func) {
			return true, false
		}
		if kind != "intel_reqd_sub_group_size" {
			op.SetAttr(kind, i.ctx.DenseI32Array(list...))
		} else if len(list) == 1 {
			op.SetAttr(kind, i.i32(int64(list[0])))
		}
		return true, kind != "intel_reqd_sub_group_size" || len(list) == 1
	}
	return false, true
}

// setRelaxation sets the tags that relax the memory model.
func (i *importer) setRelaxation(n *text.Node, op *ir.Operation) bool {
	tag := func(n *text.Node) ir.Attribute {
		const size = 2
		prefix, ok := operand(n, 0).(text.MetaString)
		suffix, ok2 := operand(n, 1).(text.MetaString)
		if n == nil || len(n.Ops) != size || !ok || !ok2 {
			return nil
		}
		return llvm.NewAttr(i.ctx, llvm.MMRATagDef, llvm.Field{Name: "prefix", Value: string(prefix)}, llvm.Field{Name: "suffix", Value: string(suffix)})
	}
	if one := tag(n); one != nil {
		op.SetAttr("llvm.mmra", one)
		return true
	}
	list := []ir.Attribute{}
	for k := range n.Ops {
		a := tag(nodeOperand(n, k))
		if a == nil {
			return false
		}
		list = append(list, a)
	}
	op.SetAttr("llvm.mmra", i.ctx.Array(list))
	return true
}

// moduleFlags imports the flags of the module.
func (i *importer) moduleFlags() {
	var flags []ir.Attribute
	for _, named := range i.m.NamedMeta {
		if named.Name != "llvm.module.flags" {
			continue
		}
		for _, n := range named.Nodes {
			const valueAt = 2
			behavior, key := intOperand(n, 0), i.stringAttr(operand(n, 1))
			if behavior == nil || key == nil || behavior.Lo < 1 || behavior.Lo > 8 || len(n.Ops) <= valueAt {
				continue
			}
			v := i.flagValue(n, valueAt)
			if v == nil {
				i.ctx.EmitWarning(i.moduleLoc(), "unsupported module flag value for key '"+key.(*ir.StringAttr).Value+"' : "+i.describeNode(n.Ops[valueAt]))
				continue
			}
			flags = append(flags, llvm.NewAttr(i.ctx, llvm.ModuleFlagDef, llvm.Field{Name: "behavior", Value: behavior.Lo},
				llvm.Field{Name: "key", Value: key}, llvm.Field{Name: "value", Value: v}))
		}
	}
	if len(flags) > 0 {
		i.b.Create(i.moduleLoc(), llvm.ModuleFlags, nil, nil, ir.Named("flags", i.ctx.Array(flags)))
	}
}

// flagValue returns the value of a flag, nil if MLIR has none.
func (i *importer) flagValue(n *text.Node, at int) ir.Attribute {
	if c := intOperand(n, at); c != nil {
		return i.i32(int64(int32(c.Lo)))
	}
	if s := i.stringAttr(n.Ops[at]); s != nil {
		return s
	}
	list := nodeOperand(n, at)
	if list == nil {
		return nil
	}
	switch n.Ops[1] {
	case text.MetaString("CG Profile"):
		return i.callProfile(list)
	case text.MetaString("ProfileSummary"):
		return i.profileSummary(list)
	}
	return nil
}
