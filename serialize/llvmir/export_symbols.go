package llvmir

import (
	"strconv"

	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize/llvmir/text"
)

// linkage fills what globals and functions have in common.
func (e *exporter) linkage(l *text.Linkage, op *ir.Operation) {
	if l.Linkage = keyword(llvm.Linkages, op, "linkage"); l.Linkage == "external" {
		l.Linkage = ""
	}
	l.DSOLocal = op.Attr("dso_local") != nil
	l.Visibility = keyword(llvm.Visibilities, op, "visibility_")
	l.UnnamedAddr = keyword(llvm.UnnamedAddrs, op, "unnamed_addr")
	l.Section = op.StringAttr("section")
	l.Align = numberOr0(op.Attr("alignment"))
	if op.Attr("thread_local_") != nil {
		l.TLS = "generaldynamic"
	}
	if ref, ok := op.Attr("comdat").(*ir.SymbolRefAttr); ok {
		l.Comdat = e.comdats[ref.Leaf()]
	}
}

// globalVariables declares all globals, then exports their initial values, which may refer to any of them.
func (e *exporter) globalVariables() bool {
	ok := e.body(func(op *ir.Operation) bool {
		switch {
		case op.Is(llvm.Global):
			return e.declareGlobal(op)
		case op.Is(llvm.Alias):
			e.declareAlias(op)
		case op.Is(llvm.IFunc):
			e.declareIFunc(op)
		}
		return true
	})
	return ok && e.body(func(op *ir.Operation) bool {
		switch {
		case op.Is(llvm.Global):
			g := e.globals[op.StringAttr("sym_name")]
			init, ok := e.initializer(op)
			if init != nil && g.Linkage.Linkage != "extern_weak" {
				g.Init = init
			}
			return ok
		case op.Is(llvm.Alias):
			target, ok := e.initializer(op)
			e.aliases[op.StringAttr("sym_name")].Target = target
			return ok
		case op.Is(llvm.IFunc):
			e.aliases[op.StringAttr("sym_name")].Target = e.symbol(op.Attr("resolver").(*ir.SymbolRefAttr).Root)
		case op.Is(llvm.GlobalCtors):
			e.functionTable(op, "llvm.global_ctors", "ctors")
		case op.Is(llvm.GlobalDtors):
			e.functionTable(op, "llvm.global_dtors", "dtors")
		}
		return true
	})
}

func (e *exporter) declareGlobal(op *ir.Operation) bool {
	view := llvm.GlobalOp{Operation: op}
	t := e.typ(view.Type())
	var init text.Value
	if v := view.Value(); v != nil {
		if s, ok := v.(*ir.StringAttr); ok {
			init = text.CString(&e.m.Types, s.Value)
			t = init.Type()
		} else if init = e.constant(t, v, op.Loc()); init == nil {
			return false
		}
	}
	name := op.StringAttr("sym_name")
	g := e.m.NewGlobal(name, t, uint64(view.AddressSpace()), init)
	e.linkage(&g.Linkage, op)
	g.AddrSpace = uint64(view.AddressSpace())
	g.Constant = view.Constant()
	g.ExternallyInitialized = !e.old && op.Attr("externally_initialized") != nil
	switch {
	case g.Linkage.Linkage == "extern_weak":
		g.Init = nil
	case init == nil && g.Linkage.Linkage != "":
		g.Init = text.Undef(t)
	}
	e.globals[name] = g
	e.globalDebug(g, op)
	return true
}

func (e *exporter) declareAlias(op *ir.Operation) {
	t, _ := op.Attr("alias_type").(*ir.TypeAttr)
	name := op.StringAttr("sym_name")
	a := e.m.NewAlias(name, e.typ(t.Value), text.Null(text.Ptr))
	e.linkage(&a.Linkage, op)
	// MLIR leaves it out.
	a.DSOLocal = false
	e.aliases[name] = a
}

func (e *exporter) declareIFunc(op *ir.Operation) {
	t, _ := op.Attr("i_func_type").(*ir.TypeAttr)
	name := op.StringAttr("sym_name")
	f := e.m.NewIFunc(name, e.typ(t.Value), text.Null(e.m.Pointer(numberOr0(op.Attr("address_space")))))
	e.linkage(&f.Linkage, op)
	f.UnnamedAddr = ""
	e.aliases[name] = f
}

// symbol returns the address of what has a name, nil if there is none.
func (e *exporter) symbol(name string) text.Value {
	if g := e.globals[name]; g != nil {
		return g
	}
	if f := e.funcs[name]; f != nil {
		return f
	}
	if a := e.aliases[name]; a != nil {
		return a
	}
	return nil
}

// initializer exports the operations in the region of a global, and returns the constant that they give, nil
// if the region is empty.
func (e *exporter) initializer(op *ir.Operation) (text.Value, bool) {
	b := op.Region(0).First()
	if b == nil {
		return nil, true
	}
	e.block, e.fn, e.loc = nil, nil, nil
	for o := b.First(); o != nil && !o.Is(llvm.Return); o = o.Next() {
		if !e.operation(o) {
			return nil, false
		}
		for _, r := range o.Results() {
			if _, ok := e.values[r].(*text.Inst); ok || e.values[r] == nil {
				return nil, o.EmitError("unemittable constant value")
			}
		}
	}
	return e.values[b.Terminator().Operand(0)], true
}

// functionTable writes the list of functions that run as a program starts or ends.
func (e *exporter) functionTable(op *ir.Operation, name, list string) {
	funcs, _ := op.Attr(list).(*ir.ArrayAttr)
	priorities, _ := op.Attr("priorities").(*ir.ArrayAttr)
	if funcs == nil || priorities == nil || len(funcs.Elements) == 0 && e.old {
		return
	}
	entry := e.m.Struct(false, text.I32, text.Ptr, text.Ptr)
	var entries []text.Value
	for i, a := range funcs.Elements {
		f := e.funcs[a.(*ir.SymbolRefAttr).Root]
		n, _ := priorities.Elements[i].(*ir.IntegerAttr)
		entries = append(entries, text.List(entry, text.Int(text.I32, n.Int64Or(0)), f, text.Null(text.Ptr)))
	}
	t := e.m.Array(uint64(len(entries)), entry)
	g := e.m.NewGlobal(name, t, 0, text.List(t, entries...))
	g.Linkage.Linkage = "appending"
}

// signatures declares all functions.
func (e *exporter) signatures() bool {
	return e.body(func(op *ir.Operation) bool { return !op.Is(llvm.Func) || e.declareFunction(op) })
}

func (e *exporter) declareFunction(op *ir.Operation) bool {
	ta, _ := op.Attr("function_type").(*ir.TypeAttr)
	name := op.StringAttr("sym_name")
	f := e.m.NewFunction(name, e.typ(ta.Value))
	e.funcs[name] = f
	e.linkage(&f.Linkage, op)
	f.CC = e.convention(op)
	f.GC = op.StringAttr("garbageCollector")
	e.memoryEffects(f, op)
	if n, ok := op.Attr("function_entry_count").(*ir.IntegerAttr); ok {
		f.Metadata = text.Attach(f.Metadata, "prof", text.Tuple(text.MetaString("function_entry_count"), text.MetaOf(text.Int(text.I64, n.Int64Or(0)))))
	}
	if list, ok := op.Attr("res_attrs").(*ir.ArrayAttr); ok && len(list.Elements) > 0 {
		f.RetAttrs = e.paramAttrs(list.Elements[0])
	}
	if list, ok := op.Attr("arg_attrs").(*ir.ArrayAttr); ok {
		for i, a := range list.Elements {
			f.Params[i].Attrs = e.paramAttrs(a)
		}
	}
	if !e.passthrough(f, op) {
		return false
	}
	e.functionDebug(f, op)
	e.bodies = append(e.bodies, functionBody{op, f})
	return true
}

// convention returns the calling convention of a function or a call.
func (e *exporter) convention(op *ir.Operation) string {
	n := numberOr0(op.Attr("CConv"))
	return text.Convention(strconv.FormatUint(n, 10))
}

// paramAttrs returns the attributes of a parameter or a result. It drops those that LLVM does not know.
func (e *exporter) paramAttrs(a ir.Attribute) text.Attrs {
	dict, ok := a.(*ir.DictionaryAttr)
	if !ok {
		return nil
	}
	var out text.Attrs
	for _, n := range dict.Entries {
		const prefix = "llvm."
		if len(n.Name) <= len(prefix) || n.Name[:len(prefix)] != prefix {
			continue
		}
		name := n.Name[len(prefix):]
		if !e.paramNames[name] {
			continue
		}
		switch v := n.Value.(type) {
		case *ir.UnitAttr:
			out = append(out, text.Enum(name))
		case *ir.IntegerAttr:
			out = append(out, text.WithArg(name, strconv.FormatInt(v.Int64Or(0), 10)))
		case *ir.TypeAttr:
			out = append(out, text.WithType(name, e.typ(v.Value)))
		default:
			if mnemonic(v) == "constant_range" {
				out = append(out, e.rangeAttr(v))
			}
		}
	}
	return out
}

func (e *exporter) rangeAttr(a ir.Attribute) text.Attr {
	low, _ := llvm.Param(a, "lower").(*ir.IntegerAttr)
	high, _ := llvm.Param(a, "upper").(*ir.IntegerAttr)
	out := text.WithType("range", e.typ(low.Type()))
	out.Arg = low.Value.String() + ", " + high.Value.String()
	return out
}

// passthrough adds the attributes that a list of texts gives.
func (e *exporter) passthrough(f *text.Function, op *ir.Operation) bool {
	list, ok := op.Attr("passthrough").(*ir.ArrayAttr)
	if !ok {
		return true
	}
	for _, a := range list.Elements {
		switch a := a.(type) {
		case *ir.StringAttr:
			if !e.passOne(f, op, a.Value, "") {
				return false
			}
		case *ir.ArrayAttr:
			if len(a.Elements) != 2 {
				return op.EmitError("expected arrays within 'passthrough' to contain two strings")
			}
			key, ok := a.Elements[0].(*ir.StringAttr)
			value, ok2 := a.Elements[1].(*ir.StringAttr)
			if !ok || !ok2 {
				return op.EmitError("expected arrays within 'passthrough' to contain two strings")
			}
			if !e.passOne(f, op, key.Value, value.Value) {
				return false
			}
		default:
			return op.EmitError("expected 'passthrough' to contain string or array attributes")
		}
	}
	return true
}

func (e *exporter) passOne(f *text.Function, op *ir.Operation, key, value string) bool {
	switch {
	case !text.IsAttr(key):
		f.Attrs = f.Attrs.Set(text.Text(key, value))
	case text.TakesNumber(key):
		if value == "" {
			return op.EmitError("LLVM attribute '" + key + "' expects a value")
		}
		n, err := strconv.ParseUint(value, 0, 64)
		if err != nil {
			f.Attrs = f.Attrs.Set(text.Text(key, value))
			break
		}
		f.Attrs = f.Attrs.Set(text.NumberAttr(key, n))
	case value != "":
		return op.EmitError("LLVM attribute '" + key + "' does not expect a value, found '" + value + "'")
	default:
		f.Attrs = f.Attrs.Set(text.Enum(key))
	}
	return true
}

// memoryEffects adds memory(…) for the attribute of the function.
func (e *exporter) memoryEffects(f *text.Function, op *ir.Operation) {
	a := attrOf(op, "memory_effects", "memory")
	if mnemonic(a) != "memory_effects" {
		return
	}
	f.Attrs = f.Attrs.Set(text.WithArg("memory", effectsText(a)))
}

func effectsText(a ir.Attribute) string {
	return text.Memory(int(llvm.NumberParam(a, "argMem")), int(llvm.NumberParam(a, "inaccessibleMem")), int(llvm.NumberParam(a, "other")))
}

// Attributes of functions by the names that LLVM gives them: units, texts and truth values.
var (
	unitAttrs = []struct{ mlir, llvm string }{
		{"arm_streaming", "aarch64_pstate_sm_enabled"}, {"arm_locally_streaming", "aarch64_pstate_sm_body"},
		{"arm_streaming_compatible", "aarch64_pstate_sm_compatible"}, {"arm_new_za", "aarch64_new_za"}, {"arm_in_za", "aarch64_in_za"},
		{"arm_out_za", "aarch64_out_za"}, {"arm_inout_za", "aarch64_inout_za"}, {"arm_preserves_za", "aarch64_preserves_za"},
	}
	textAttrs = []struct{ mlir, llvm string }{
		{"target_cpu", "target-cpu"}, {"tune_cpu", "tune-cpu"}, {"reciprocal_estimates", "reciprocal-estimates"},
		{"prefer_vector_width", "prefer-vector-width"}, {"unsafe_fp_math", "unsafe-fp-math"}, {"no_infs_fp_math", "no-infs-fp-math"},
		{"no_nans_fp_math", "no-nans-fp-math"}, {"approx_func_fp_math", "approx-func-fp-math"},
		{"no_signed_zeros_fp_math", "no-signed-zeros-fp-math"}, {"denormal_fp_math", "denormal-fp-math"},
		{"denormal_fp_math_f32", "denormal-fp-math-f32"}, {"fp_contract", "fp-contract"},
		{"instrument_function_entry", "instrument-function-entry"}, {"instrument_function_exit", "instrument-function-exit"},
	}
	wordAttrs = []struct{ mlir, llvm string }{
		{"convergent", "convergent"}, {"no_inline", "noinline"}, {"always_inline", "alwaysinline"}, {"inline_hint", "inlinehint"},
		{"no_unwind", "nounwind"}, {"will_return", "willreturn"}, {"optimize_none", "optnone"},
	}
)

// functionAttrs adds the attributes that MLIR gives to a function. Declarations get fewer of them.
func (e *exporter) functionAttrs(f *text.Function, op *ir.Operation) {
	body := op.Region(0).First() != nil
	if body {
		e.bodyAttrs(f, op)
	} else {
		f.Section = ""
	}
	for _, r := range wordAttrs {
		if op.Attr(r.mlir) != nil {
			f.Attrs = f.Attrs.Set(text.Enum(r.llvm))
		}
	}
	if !body && e.old {
		return
	}
	if a := op.Attr("target_features"); a != nil {
		joined := ""
		for i, x := range llvm.ListParam(a, "features") {
			if i > 0 {
				joined += ","
			}
			joined += x.(*ir.StringAttr).Value
		}
		f.Attrs = f.Attrs.Set(text.Text("target-features", joined))
	}
	if k := keyword(llvm.FramePointerKinds, op, "frame_pointer"); k != "" {
		f.Attrs = f.Attrs.Set(text.Text("frame-pointer", k))
	}
	if k := keyword(llvm.UWTableKinds, op, "uwtable_kind"); k == "sync" || k == "async" {
		f.Attrs = f.Attrs.Set(text.WithArg("uwtable", map[string]string{"sync": "sync"}[k]))
	}
}

// bodyAttrs adds the attributes of functions with a body.
func (e *exporter) bodyAttrs(f *text.Function, op *ir.Operation) {
	for _, r := range unitAttrs {
		if op.Attr(r.mlir) != nil {
			f.Attrs = f.Attrs.Set(text.Text(r.llvm, ""))
		}
	}
	for _, r := range textAttrs {
		if !attrIn(op, r.mlir) {
			continue
		}
		switch a := op.Attr(r.mlir).(type) {
		case *ir.StringAttr:
			f.Attrs = f.Attrs.Set(text.Text(r.llvm, a.Value))
		case *ir.IntegerAttr:
			f.Attrs = f.Attrs.Set(text.Text(r.llvm, strconv.FormatBool(a.Int64Or(0) != 0)))
		}
	}
	if a := op.Attr("vscale_range"); a != nil {
		f.Attrs = f.Attrs.Set(text.WithArg("vscale_range", strconv.FormatUint(llvm.NumberParam(a, "minRange"), 10)+","+strconv.FormatUint(llvm.NumberParam(a, "maxRange"), 10)))
	}
	if ref, ok := op.Attr("personality").(*ir.SymbolRefAttr); ok {
		if p := e.funcs[ref.Root]; p != nil {
			f.Personality = p
		}
	}
}
