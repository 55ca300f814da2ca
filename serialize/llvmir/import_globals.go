package llvmir

import (
	"strconv"

	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize/llvmir/text"
)

// The variables that hold functions to call as a program starts and ends.
const (
	ctorsName = "llvm.global_ctors"
	dtorsName = "llvm.global_dtors"
)

func (i *importer) globals() bool {
	for _, g := range i.m.Globals {
		ok := false
		if g.Name == ctorsName || g.Name == dtorsName {
			ok = i.functionList(g)
		} else {
			ok = i.global(g)
		}
		if !ok {
			return i.ctx.EmitError(ir.UnknownLoc, "unhandled global variable: "+i.describe(g))
		}
	}
	return true
}

// isDSOLocal reports whether a symbol is in the linkage unit, by its keyword or by what others imply.
func isDSOLocal(l *text.Linkage) bool {
	return l.DSOLocal || l.Linkage == "private" || l.Linkage == "internal" || l.Visibility != "" && l.Linkage != "extern_weak"
}

func (i *importer) linkageAttr(l *text.Linkage) ir.Attribute {
	return llvm.LinkageOf(i.ctx, enumValue(llvm.Linkages, l.Linkage))
}

// unit returns the unit attribute if b is true, else nil.
func (i *importer) unit(b bool) ir.Attribute {
	if b {
		return i.ctx.Unit()
	}
	return nil
}

// globalName returns the name of a variable, which is made up if it has none.
func (i *importer) globalName(g *text.Global) string {
	if g.Name != "" || !i.modern {
		return g.Name
	}
	if name := i.nameless[g]; name != "" {
		return name
	}
	if i.names == nil {
		i.names = map[string]bool{}
		for _, o := range i.m.Globals {
			i.names[o.Name] = true
		}
		for _, f := range i.m.Functions {
			i.names[f.Name] = true
		}
		for _, a := range i.m.Aliases {
			i.names[a.Name] = true
		}
	}
	for {
		name := "mlir.llvm.nameless_global_" + strconv.Itoa(i.namelessID)
		i.namelessID++
		if !i.names[name] {
			i.nameless[g] = name
			return name
		}
	}
}

func (i *importer) global(g *text.Global) bool {
	i.globalPlace()
	init, _ := i.consts.of(g.Init).(*text.Const)
	var value ir.Attribute
	if init != nil {
		value = i.constAttr(init)
	} else if f, ok := g.Init.(*text.Function); ok && !i.modern {
		value = i.ctx.SymbolRef(f.Name)
	}
	t := i.typ(g.ValueType)
	if i.failed {
		return false
	}
	attrs := []ir.NamedAttribute{
		ir.Named("global_type", i.ctx.TypeAttr(t)), ir.Named("sym_name", i.ctx.String(i.globalName(g))), ir.Named("linkage", i.linkageAttr(&g.Linkage)),
		ir.Named("addr_space", i.i32(int64(g.AddrSpace))), ir.Named("constant", i.unit(g.Constant)), ir.Named("value", value),
		ir.Named("dso_local", i.unit(isDSOLocal(&g.Linkage))), ir.Named("thread_local_", i.unit(g.TLS != "")), ir.Named(i.exprsName(), i.globalDebug(g)),
	}
	if g.Align != 0 {
		attrs = append(attrs, ir.Named("alignment", i.i64(int64(g.Align))))
	}
	op := i.b.CreateWithRegions(i.moduleLoc(), llvm.Global, nil, nil, 1, attrs...)
	i.lastGlobal = op
	if g.Init != nil && value == nil && !i.initializer(op, g.Init) {
		return false
	}
	if g.UnnamedAddr != "" {
		op.SetAttr("unnamed_addr", i.enumInt(llvm.UnnamedAddrs, g.UnnamedAddr))
	}
	if g.Section != "" {
		op.SetAttr("section", i.ctx.String(g.Section))
	}
	i.visibility(op, g.Visibility)
	if g.Comdat != nil {
		op.SetAttr("comdat", i.comdatRefs[g.Comdat])
	}
	if list := i.attrList(g.Attrs, nil); i.modern && len(list) > 0 {
		op.SetAttr("target_specific_attrs", i.ctx.Array(list))
	}
	return !i.failed
}

func (i *importer) visibility(op *ir.Operation, keyword string) {
	if keyword != "" && keyword != "default" {
		op.SetAttr("visibility_", i.enumInt(llvm.Visibilities, keyword))
	}
}

// initializer fills the region of a global with what computes v.
func (i *importer) initializer(op *ir.Operation, v text.Value) bool {
	i.enter(nil)
	block := op.Region(0).AddBlock()
	i.constBlock, i.lastConst = block, nil
	here := i.b.InsertionPoint()
	defer i.b.SetInsertionPoint(here)
	result := i.value(v)
	i.constBlock = nil
	if result == nil {
		return false
	}
	i.b.SetEnd(block)
	i.b.Create(op.Loc(), llvm.Return, []*ir.Value{result}, nil)
	return true
}

// functionList imports a list of functions to call. Each entry has a priority, the function, and data that MLIR 19 does not have.
func (i *importer) functionList(g *text.Global) bool {
	init, _ := g.Init.(*text.Const)
	if init == nil || g.Linkage.Linkage != "appending" || init.Type().Kind != text.ArrayKind {
		return false
	}
	if init.Kind == text.ConstZero && !(i.modern && init.Type().N == 0) || init.Kind != text.ConstZero && init.Kind != text.ConstList {
		return false
	}
	funcs, priorities, data := []ir.Attribute{}, []ir.Attribute{}, []ir.Attribute{}
	for _, e := range init.Elems {
		entry, _ := e.(*text.Const)
		const size = 3
		if entry == nil || entry.Kind != text.ConstList || len(entry.Elems) != size {
			return false
		}
		priority, _ := entry.Elems[0].(*text.Const)
		f, _ := entry.Elems[1].(*text.Function)
		if priority == nil || priority.Kind != text.ConstNumber || f == nil {
			return false
		}
		d := i.listData(entry.Elems[2])
		if d == nil {
			return false
		}
		funcs, data = append(funcs, i.ctx.SymbolRef(f.Name)), append(data, d)
		priorities = append(priorities, i.i32(int64(int32(priority.Lo))))
	}
	i.globalPlace()
	def, name := llvm.GlobalCtors, "ctors"
	if g.Name == dtorsName {
		def, name = llvm.GlobalDtors, "dtors"
	}
	attrs := []ir.NamedAttribute{ir.Named(name, i.ctx.Array(funcs)), ir.Named("priorities", i.ctx.Array(priorities))}
	if i.modern {
		attrs = append(attrs, ir.Named("data", i.ctx.Array(data)))
	}
	i.lastGlobal = i.b.Create(i.moduleLoc(), def, nil, nil, attrs...)
	return true
}

// listData returns the attribute of the data in a list of functions, nil if there is none.
func (i *importer) listData(v text.Value) ir.Attribute {
	switch v := v.(type) {
	case *text.Const:
		if text.IsZero(v) {
			return llvm.ZeroOf(i.ctx)
		}
	case *text.Global:
		if i.modern {
			return i.ctx.SymbolRef(i.globalName(v))
		}
	case *text.Function:
		if i.modern {
			return i.ctx.SymbolRef(v.Name)
		}
	}
	return nil
}

// aliases imports other names of globals, which MLIR 19 drops.
func (i *importer) aliases() bool {
	if !i.modern {
		return true
	}
	for _, a := range i.m.Aliases {
		i.globalPlace()
		attrs := []ir.NamedAttribute{
			ir.Named("alias_type", i.ctx.TypeAttr(i.typ(a.ValueType))), ir.Named("sym_name", i.ctx.String(a.Name)), ir.Named("linkage", i.linkageAttr(&a.Linkage)),
			ir.Named("dso_local", i.unit(isDSOLocal(&a.Linkage))), ir.Named("thread_local_", i.unit(a.TLS != "")),
		}
		op := i.b.CreateWithRegions(i.moduleLoc(), llvm.Alias, nil, nil, 1, attrs...)
		i.lastGlobal = op
		if !i.initializer(op, a.Target) {
			return i.ctx.EmitError(ir.UnknownLoc, "unhandled global alias: "+i.describe(a))
		}
		if a.UnnamedAddr != "" {
			op.SetAttr("unnamed_addr", i.enumInt(llvm.UnnamedAddrs, a.UnnamedAddr))
		}
		i.visibility(op, a.Visibility)
	}
	return true
}

// ifuncs imports functions that resolvers choose, which MLIR 19 drops.
func (i *importer) ifuncs() bool {
	if !i.modern {
		return true
	}
	for _, f := range i.m.IFuncs {
		i.globalPlace()
		resolver := ""
		switch r := f.Target.(type) {
		case *text.Function:
			resolver = r.Name
		case *text.Alias:
			resolver = r.Name
		}
		i.b.Create(i.moduleLoc(), llvm.IFunc, nil, nil,
			ir.Named("sym_name", i.ctx.String(f.Name)), ir.Named("i_func_type", i.ctx.TypeAttr(i.typ(f.ValueType))),
			ir.Named("resolver", i.ctx.SymbolRef(resolver)), ir.Named("resolver_type", i.ctx.TypeAttr(i.typ(f.Target.Type()))),
			ir.Named("linkage", i.linkageAttr(&f.Linkage)), ir.Named("dso_local", i.unit(isDSOLocal(&f.Linkage))),
			ir.Named("address_space", i.i32(int64(f.AddrSpace))), ir.Named("unnamed_addr", i.enumInt(llvm.UnnamedAddrs, f.UnnamedAddr)),
			ir.Named("visibility_", i.enumInt(llvm.Visibilities, f.Visibility)))
	}
	return true
}

// exprsName returns the name of the attribute with the variables of the source that a global is.
func (i *importer) exprsName() string {
	if i.modern {
		return "dbg_exprs"
	}
	return "dbg_expr"
}
