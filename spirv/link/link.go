// Package link combines spirv modules into one.
package link

import (
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
)

// Renamed is called when Combine renames a symbol of one of the modules.
type Renamed func(module *ir.Operation, from, to string)

// Combine makes a spirv.module at b's insertion point with clones of the ops in modules, in
// their order. It does not change modules. If two symbols have the same name, Combine
// renames the variable or constant if the other is a function, and otherwise the later one.
// It then merges variables and constants that differ only in their names. renamed may be
// nil.
//
// Combine returns nil if modules is empty. It also returns nil, after an error, if the
// modules differ in addressing model, memory model, version, capabilities or extensions.
func Combine(b *ir.Builder, modules []*ir.Operation, renamed Renamed) *ir.Operation {
	if len(modules) == 0 {
		return nil
	}
	first := spirv.ModuleOp{Operation: modules[0]}
	for _, op := range modules {
		m := spirv.ModuleOp{Operation: op}
		if m.AddressingModel() != first.AddressingModel() || m.MemoryModel() != first.MemoryModel() || m.VCE() != first.VCE() {
			op.EmitError("input modules differ in addressing model, memory model, and/or VCE triple")
			return nil
		}
	}
	to := spirv.NewModule(b, first.Loc(), first.AddressingModel(), first.MemoryModel(), first.VCE(), "")
	c := &combiner{to: to.Operation, names: ir.NewSymbolNames(to.Operation), origin: map[*ir.Operation]*ir.Operation{}, renamed: renamed}
	for _, m := range modules {
		if !c.add(m, b.Arena().Clone(m, ir.NewMapping())) {
			to.Erase()
			return nil
		}
	}
	if !c.deduplicate() {
		to.Erase()
		return nil
	}
	return to.Operation
}

// combiner adds modules to a combined module.
type combiner struct {
	to      *ir.Operation
	names   *ir.SymbolNames
	origin  map[*ir.Operation]*ir.Operation // the module that a symbol came from
	lastID  int                             // last number that was appended to a name
	renamed Renamed
}

// add moves the contents of clone, a copy of module, to the combined module.
func (c *combiner) add(module, clone *ir.Operation) bool {
	names := ir.NewSymbolNames(clone)
	ok := c.rename(c.names, names, func(op *ir.Operation) (*ir.Operation, bool) { return c.origin[op], !op.Is(spirv.Func) }) &&
		c.rename(names, c.names, func(*ir.Operation) (*ir.Operation, bool) { return module, true })
	if ok {
		body := clone.Region(0).First()
		first := body.First()
		c.to.Region(0).First().TakeOps(body)
		for op := first; op != nil; op = op.Next() {
			if op.HasTrait(ir.Symbol) {
				c.origin[op] = module
				c.names.Insert(op, nil)
			}
		}
	}
	clone.Erase()
	return ok
}

// rename renames the symbols of names whose name also occurs in others, if from returns
// true for them.
func (c *combiner) rename(names, others *ir.SymbolNames, from func(op *ir.Operation) (module *ir.Operation, rename bool)) bool {
	changes := map[string]string{}
	table := names.Table()
	for op := table.Region(0).First().First(); op != nil; op = op.Next() {
		if !op.HasTrait(ir.Symbol) {
			continue
		}
		old := ir.SymbolName(op)
		module, may := from(op)
		if !may || others.Lookup(old) == nil {
			continue
		}
		name := c.unused(names, old)
		names.Remove(op)
		ir.SetSymbolName(op, name)
		names.Insert(op, nil)
		changes[old] = name
		if c.renamed != nil {
			c.renamed(module, old, name)
		}
	}
	if len(changes) > 0 && !ir.RenameSymbolRefs(table, changes) {
		return table.EmitError("unable to update all symbol uses")
	}
	return true
}

// unused returns name with an appended number that makes the name unique.
func (c *combiner) unused(names *ir.SymbolNames, name string) string {
	for {
		c.lastID++
		if n := name + "_" + strconv.Itoa(c.lastID); names.Lookup(n) == nil {
			return n
		}
	}
}

// content holds all parts of a symbol except its name.
type content struct {
	info  *ir.OpInfo
	attrs *ir.DictionaryAttr
}

// deduplicate merges equal variables and constants. It treats references to equal
// symbols as equal.
func (c *combiner) deduplicate() bool {
	seen := map[content]string{}
	same := map[string]string{}
	var drop []*ir.Operation
	ctx := c.to.Context()
	for op := c.to.Region(0).First().First(); op != nil; op = op.Next() {
		if !op.HasTrait(ir.Symbol) || op.Is(spirv.Func) {
			continue
		}
		var rest []ir.NamedAttribute
		for _, a := range op.Attrs() {
			if a.Name != ir.SymbolNameAttr {
				rest = append(rest, ir.Named(a.Name, redirect(a.Value, same)))
			}
		}
		key := content{op.Info(), ctx.Dictionary(rest)}
		if kept, ok := seen[key]; ok {
			same[ir.SymbolName(op)] = kept
			drop = append(drop, op)
			continue
		}
		seen[key] = ir.SymbolName(op)
	}
	if len(drop) > 0 && !ir.RenameSymbolRefs(c.to, same) {
		return c.to.EmitError("unable to update all symbol uses")
	}
	for _, op := range drop {
		op.Erase()
	}
	return true
}

// redirect returns a with its symbol references, or those in its elements if it is an
// array, replaced according to names.
func redirect(a ir.Attribute, names map[string]string) ir.Attribute {
	switch a := a.(type) {
	case *ir.SymbolRefAttr:
		if n, ok := names[a.Root]; ok {
			return a.Context().SymbolRef(n, a.Nested...)
		}
	case *ir.ArrayAttr:
		elems := make([]ir.Attribute, len(a.Elements))
		for i, e := range a.Elements {
			elems[i] = redirect(e, names)
		}
		return a.Context().Array(elems)
	}
	return a
}
