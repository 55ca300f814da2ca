package llvmir

import (
	"slices"
	"strconv"
	"strings"

	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize/llvmir/text"
)

func (i *importer) functions() bool {
	for _, f := range i.m.Functions {
		if !i.function(f) || i.failed {
			return false
		}
	}
	return true
}

// convention returns the number of a calling convention.
func convention(cc string) uint64 {
	if n, ok := strings.CutPrefix(cc, "cc"); ok {
		if v, err := strconv.ParseUint(n, 10, 32); err == nil {
			return v
		}
	}
	return text.ConventionNumber(cc)
}

func (i *importer) function(f *text.Function) bool {
	i.enter(f)
	t := i.funcType(f.Sig)
	if isIntrinsicName(f.Name) && i.intrinsicDef(f.Name) != nil && !i.opts.Unregistered {
		return true
	}
	if t == nil || i.failed {
		return i.ctx.EmitError(ir.UnknownLoc, "unsupported function type")
	}
	i.b.SetEnd(i.body)
	// MLIR 19 derives dso_local of functions from their linkage alone.
	local := f.Linkage.Linkage == "private" || f.Linkage.Linkage == "internal" || i.modern && isDSOLocal(&f.Linkage)
	op := llvm.NewFunc(i.b, i.functionLoc(f), f.Name, t, ir.Named("linkage", i.linkageAttr(&f.Linkage)), ir.Named("dso_local", i.unit(local)),
		ir.Named("CConv", llvm.CConvOf(i.ctx, convention(f.CC))))
	params := make([]text.Attrs, len(f.Params))
	for k, p := range f.Params {
		params[k] = p.Attrs
	}
	i.argAttrs(op, params, f.RetAttrs)
	i.personality(f, op)
	if f.GC != "" {
		op.SetAttr("garbageCollector", i.ctx.String(f.GC))
	}
	if f.UnnamedAddr != "" {
		op.SetAttr("unnamed_addr", i.enumInt(llvm.UnnamedAddrs, f.UnnamedAddr))
	}
	if f.Section != "" {
		op.SetAttr("section", i.ctx.String(f.Section))
	}
	i.visibility(op, f.Visibility)
	if f.Comdat != nil {
		op.SetAttr("comdat", i.comdatRefs[f.Comdat])
	}
	if f.Align != 0 {
		op.SetAttr("alignment", i.i64(int64(f.Align)))
	}
	i.functionAttrs(f, op)
	i.functionMeta(f, op)
	if len(f.Blocks) == 0 {
		return true
	}
	return i.functionBody(f, op, t)
}

// personality sets the function that handles exceptions.
func (i *importer) personality(f *text.Function, op *ir.Operation) {
	name := ""
	switch p := f.Personality.(type) {
	case nil:
		return
	case *text.Function:
		name = p.Name
	case *text.Global:
		name = p.Name
	case *text.Alias:
		name = p.Name
	}
	if name == "" {
		i.ctx.EmitWarning(op.Loc(), "could not deduce personality, skipping it")
		return
	}
	op.SetAttr("personality", i.ctx.SymbolRef(name))
}

// functionBody imports the blocks that the entry reaches, in an order in which definitions come before uses. Others can use values that
// they define themselves, which the dialect does not allow.
func (i *importer) functionBody(f *text.Function, op *ir.Operation, t *llvm.FunctionType) bool {
	order := reversePostOrder(f.Blocks[0])
	reachable := make(map[*text.Block]bool, len(order))
	for _, b := range order {
		reachable[b] = true
	}
	region := op.Region(0)
	for _, b := range f.Blocks {
		if reachable[b] {
			i.blocks[b] = region.AddBlock()
		}
	}
	entry := region.First()
	for k, p := range f.Params {
		i.values[p] = entry.AddArg(t.Params[k], op.Loc())
	}
	i.constBlock, i.lastConst = entry, nil
	for _, b := range order {
		if !i.block(b) {
			return false
		}
	}
	ok := i.debugVariables()
	i.constBlock = nil
	return ok
}

// reversePostOrder returns the blocks that b reaches, each before those that only it leads to.
func reversePostOrder(b *text.Block) []*text.Block {
	type step struct {
		b    *text.Block
		next []*text.Block
	}
	seen := map[*text.Block]bool{b: true}
	var out []*text.Block
	for work := []step{{b, successors(b)}}; len(work) > 0; {
		top := &work[len(work)-1]
		if len(top.next) == 0 {
			out = append(out, top.b)
			work = work[:len(work)-1]
			continue
		}
		s := top.next[0]
		top.next = top.next[1:]
		if s != nil && !seen[s] {
			seen[s] = true
			work = append(work, step{s, successors(s)})
		}
	}
	slices.Reverse(out)
	return out
}

func successors(b *text.Block) []*text.Block {
	if len(b.Insts) == 0 {
		return nil
	}
	last := b.Insts[len(b.Insts)-1]
	if !last.Op.IsTerminator() {
		return nil
	}
	return last.Blocks
}

// block imports the instructions of a block.
func (i *importer) block(b *text.Block) bool {
	to := i.blocks[b]
	i.current = b
	i.b.SetEnd(to)
	for _, inst := range b.Insts {
		op, ok := i.instruction(inst)
		if !ok || i.failed {
			return false
		}
		if op != nil {
			i.instMeta(inst, op)
		} else if inst.Op != text.Phi && i.opts.Warnings {
			i.ctx.EmitWarning(i.instLoc(inst), "dropped instruction: "+i.describeInst(inst))
		}
	}
	if i.modern && i.addressTaken(b) {
		i.b.SetStart(to)
		i.b.Create(to.Parent().Loc(), llvm.BlockTag, nil, nil, ir.Named("tag", i.blockTag(b)))
	}
	return true
}

// addressTaken reports whether the module has the address of a block.
func (i *importer) addressTaken(b *text.Block) bool {
	_, taken := i.addressed()[b]
	return taken
}

func (i *importer) addressed() map[*text.Block]bool {
	if i.taken == nil {
		i.taken = i.m.AddressedBlocks()
	}
	return i.taken
}

// phiValue returns the value that a phi takes from a block, nil if there is none.
func (i *importer) phiValue(phi *text.Inst, from *text.Block) text.Value {
	const few = 8
	if len(phi.Args) <= few {
		for k, b := range phi.Blocks {
			if b == from {
				return phi.Args[k]
			}
		}
		return nil
	}
	table := i.phis[phi]
	if table == nil {
		table = make(map[*text.Block]text.Value, len(phi.Args))
		for k, b := range phi.Blocks {
			if table[b] == nil {
				table[b] = phi.Args[k]
			}
		}
		i.phis[phi] = table
	}
	return table[from]
}

// branchArgs returns the values that the terminator of a block passes to another one. It emits an error and returns false if a value is
// missing.
func (i *importer) branchArgs(inst *text.Inst, from, to *text.Block) ([]*ir.Value, bool) {
	var out []*ir.Value
	for _, phi := range to.Insts {
		if phi.Op != text.Phi {
			break
		}
		v := i.phiValue(phi, from)
		if v == nil {
			return nil, i.ctx.EmitError(i.instLoc(inst), "phi has no value for a block that branches to it")
		}
		made := i.value(v)
		if made == nil {
			return nil, false
		}
		out = append(out, made)
	}
	return out, true
}

// value returns the value of the dialect for v. Constants are imported when they are first used. It emits an error and returns nil if the
// dialect has no such value.
func (i *importer) value(v text.Value) *ir.Value {
	v = i.consts.of(v)
	if known := i.values[v]; known != nil {
		return known
	}
	switch v := v.(type) {
	case *text.Const, *text.Global, *text.Function, *text.Alias:
		made := i.constant(v)
		if made == nil {
			return nil
		}
		return made
	case *text.Inst:
		i.ctx.EmitError(i.instLoc(v), "unhandled value: "+i.describeInst(v))
	case *text.MetaOperand:
		i.ctx.EmitError(ir.UnknownLoc, "unhandled value: metadata")
	default:
		i.ctx.EmitError(ir.UnknownLoc, "unhandled value: "+i.describe(v))
	}
	return nil
}

// valuesOf returns the values for list, nil and false after an error.
func (i *importer) valuesOf(list []text.Value) ([]*ir.Value, bool) {
	out := make([]*ir.Value, len(list))
	for k, v := range list {
		if out[k] = i.value(v); out[k] == nil {
			return nil, false
		}
	}
	return out, true
}
