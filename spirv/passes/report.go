package passes

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/notes"
	"github.com/spvc/spvc/spirv/report"
	"github.com/spvc/spvc/spirv/spec"
)

// A reportChannel is a hidden buffer to which kernels write records for the host.
type reportChannel struct {
	// buffer is the name of the variable, and sites that of the attribute of the sites.
	buffer, sites string
	// functions are the functions that write records, as far as they are known in advance.
	functions []*recordFunction
}

var (
	reports = reportChannel{report.BufferName, notes.ReportSitesName, []*recordFunction{&boundsFunction, &assertFunction, &checkFunction}}
	prints  = reportChannel{report.PrintName, notes.PrintSitesName, nil}
)

// A reporter adds a report buffer to a module: storage to which kernels write records for the
// host. docs/report-buffer.md describes the buffer and its records.
type reporter struct {
	channel *reportChannel
	b       *ir.Builder
	module  *ir.Operation
	i32     *ir.IntegerType
	// globals has the symbols of the module.
	globals map[string]*ir.Operation
	// buffer is the variable, id the variable of the invocation's id. Both are nil in a module
	// without reports.
	buffer, id *ir.Operation
	// functions has the functions of the module that write records.
	functions map[*recordFunction]bool
	sites     []ir.Attribute
	numbers   map[string]int64 // the numbers of sites
}

// A recordFunction is a function that writes the records of a kind.
type recordFunction struct {
	name  string
	kind  report.Kind
	words int64
	// openCL and stage are the errors for OpenCL kernels and for other shaders than compute shaders.
	openCL, stage string
}

// idWords is the number of words of a record that are no parameters of its function: the
// first word and the invocation's id.
const idWords = 4

var (
	boundsFunction = recordFunction{"__spvc_report_bounds", report.Bounds, report.BoundsWords,
		"an OpenCL kernel has no descriptors, so its accesses cannot report to a buffer", "only compute shaders can report accesses out of bounds"}
	assertFunction = recordFunction{"__spvc_report_assert", report.Assert, report.AssertWords,
		"an OpenCL kernel has no descriptors, so its assertions cannot report to a buffer", "only compute shaders can report failed assertions"}
)

func newReporter(module *ir.Operation, channel *reportChannel) *reporter {
	ctx := module.Context()
	r := &reporter{channel: channel, b: ir.NewBuilder(ctx, nil), module: module, i32: ctx.I32(), globals: map[string]*ir.Operation{},
		functions: map[*recordFunction]bool{}, numbers: map[string]int64{}}
	for op := module.Region(0).First().First(); op != nil; op = op.Next() {
		if name := ir.SymbolName(op); name != "" {
			r.globals[name] = op
		}
	}
	if list, _ := module.Attr(channel.sites).(*ir.ArrayAttr); list != nil {
		r.resume(list)
	}
	return r
}

// resume takes over what another pass has added to the module: the buffer, the functions and
// the sites.
func (r *reporter) resume(sites *ir.ArrayAttr) {
	buffer, check := r.globals[r.channel.buffer], r.globals[checkFunction.name]
	switch {
	case buffer != nil && buffer.Is(spirv.GlobalVariable):
		r.buffer = buffer
		for op := r.module.Region(0).First().First(); op != nil && r.id == nil; op = op.Next() {
			if op.Is(spirv.GlobalVariable) && isInvocation(op) {
				r.id = op
			}
		}
	case check == nil || !check.Is(spirv.Func):
		return
	}
	r.sites = append(r.sites, sites.Elements...)
	for i, s := range r.sites {
		if text, ok := s.(*ir.StringAttr); ok {
			r.numbers[text.Value] = int64(i)
		}
	}
	for _, f := range r.channel.functions {
		if op := r.globals[f.name]; op != nil && op.Is(spirv.Func) {
			r.functions[f] = true
		}
	}
}

// begin adds the buffer and function f to the module for the first report of its kind, which
// is that of op.
func (r *reporter) begin(op *ir.Operation, f *recordFunction) bool {
	if r.functions[f] {
		return true
	}
	if (spirv.ModuleOp{Operation: r.module}).AddressingModel() == spec.AddressingModelPhysical32 ||
		(spirv.ModuleOp{Operation: r.module}).MemoryModel() == spec.MemoryModelOpenCL {
		return op.EmitError(f.openCL)
	}
	for _, name := range []string{r.channel.buffer, f.name} {
		if other := r.globals[name]; other != nil && other != r.buffer {
			return other.EmitError("the name '" + name + "' belongs to the report buffer")
		}
	}
	for e := r.module.Region(0).First().First(); e != nil; e = e.Next() {
		if e.Is(spirv.EntryPoint) && spirv.EnumValue[spec.ExecutionModel](e.Attr("execution_model")) != spec.ExecutionModelGLCompute {
			return e.EmitError(f.stage)
		}
	}
	saved := r.b.InsertionPoint()
	r.variables(op.Loc())
	r.function(op.Loc(), f)
	r.functions[f] = true
	r.b.SetInsertionPoint(saved)
	return true
}

// variables declares the buffer in the first free binding of set 0, and the id of the
// invocation, unless the module has them.
func (r *reporter) variables(loc ir.Location) {
	ctx := r.module.Context()
	binding := firstFree(r.module)
	for op := r.module.Region(0).First().First(); op != nil; op = op.Next() {
		if !op.Is(spirv.GlobalVariable) {
			continue
		}
		if isInvocation(op) {
			r.id = op
		}
	}
	r.b.SetStart(r.module.Region(0).First())
	variable := func(name string, t ir.Type, class spec.StorageClass, attrs ...ir.NamedAttribute) *ir.Operation {
		attrs = append(attrs, ir.Named("type", ctx.TypeAttr(spirv.PointerTo(t, class))), ir.Named(ir.SymbolNameAttr, ctx.String(name)))
		return r.b.Create(loc, spirv.GlobalVariable, nil, nil, attrs...)
	}
	words := spirv.RuntimeArrayOf(r.i32, 4)
	block := spirv.StructOf(ctx, []spirv.Member{{Type: r.i32, Offset: 0}, {Type: r.i32, Offset: 4}, {Type: words, Offset: 8}}, true)
	if r.buffer == nil {
		r.buffer = variable(r.channel.buffer, block, spec.StorageClassStorageBuffer,
			ir.Named("descriptor_set", ctx.Int(r.i32, 0)), ir.Named("binding", ctx.Int(r.i32, binding)))
	}
	if r.id == nil {
		builtin := spec.BuiltInGlobalInvocationId.String()
		r.id = variable("__builtin__"+builtin+"__", ctx.Vector([]int64{3}, r.i32), spec.StorageClassInput, ir.Named("built_in", ctx.String(builtin)))
	}
}

// isInvocation reports whether a spirv.GlobalVariable is the id of the invocation.
func isInvocation(op *ir.Operation) bool {
	a, ok := op.Attr("built_in").(*ir.StringAttr)
	return ok && a.Value == spec.BuiltInGlobalInvocationId.String()
}

// function writes a function that reserves words for a record and fills them. Its parameters
// are the words of the record except the first and the invocation: the number of the site, and
// for accesses the low and high half of the index and the number of elements.
func (r *reporter) function(loc ir.Location, f *recordFunction) {
	ctx := r.module.Context()
	i32 := ir.Type(r.i32)
	r.b.SetEnd(r.module.Region(0).First())
	types := make([]ir.Type, f.words-idWords)
	for i := range types {
		types[i] = i32
	}
	fn := spirv.NewFunc(r.b, loc, f.name, ctx.Function(types, nil), spec.FunctionControlNone)
	entry := fn.Body().AddBlock()
	params := make([]*ir.Value, len(types))
	for i := range params {
		params[i] = entry.AddArg(i32, loc)
	}
	w := &recordWriter{reporter: r, loc: loc}
	r.b.SetEnd(entry)
	w.buffer = w.address(r.buffer)
	length := w.value(spirv.ArrayLength, i32, []*ir.Value{w.buffer}, ir.Named("array_member", ctx.Int(r.i32, report.WordRecords)))
	w.createIfLess(w.add(w.element(w.constant(report.WordCount)), 1), length, func() {
		at := w.add(w.element(w.constant(report.WordUsed)), f.words)
		end := w.value(spirv.IAdd, i32, []*ir.Value{at, w.constant(f.words - 1)})
		w.createIfLess(end, length, func() {
			w.store(at, 0, w.constant(int64(report.Header(f.kind, uint32(f.words)))))
			w.store(at, 1, params[0])
			for i, v := range w.invocation() {
				w.store(at, int64(2+i), v)
			}
			for i, v := range params[1:] {
				w.store(at, int64(5+i), v)
			}
		})
	})
	r.b.Create(loc, spirv.Return, nil, nil)
}

// site returns the number of a place in the source where what may go wrong.
func (r *reporter) site(loc ir.Location, what string) int64 {
	place := r.module.Context().Place(loc)
	if place == "" {
		place = "?"
	}
	text := place + "\t" + what
	n, known := r.numbers[text]
	if !known {
		n = int64(len(r.sites))
		r.numbers[text] = n
		r.sites = append(r.sites, r.module.Context().String(text))
	}
	return n
}

// call calls a function that begin has added.
func (r *reporter) call(loc ir.Location, f *recordFunction, args ...*ir.Value) {
	r.b.Create(loc, spirv.FunctionCall, args, nil, ir.Named("callee", r.module.Context().SymbolRef(f.name)))
}

// finish states the sites and adds the variables to the entry points.
func (r *reporter) finish() {
	if len(r.functions) == 0 {
		return
	}
	ctx := r.module.Context()
	r.module.SetAttr(r.channel.sites, ctx.Array(r.sites))
	if r.buffer == nil {
		return // nothing writes records
	}
	add := []*ir.Operation{r.id}
	if spirv.EnvFor(r.module).Version() >= spec.V1_4 {
		add = append(add, r.buffer)
	}
	for e := r.module.Region(0).First().First(); e != nil; e = e.Next() {
		if !e.Is(spirv.EntryPoint) {
			continue
		}
		list, _ := e.Attr("interface").(*ir.ArrayAttr)
		var refs []ir.Attribute
		if list != nil {
			refs = append(refs, list.Elements...)
		}
		for _, v := range add {
			if ref := ir.Attribute(ctx.SymbolRef(ir.SymbolName(v))); !contains(refs, ref) {
				refs = append(refs, ref)
			}
		}
		e.SetAttr("interface", ctx.Array(refs))
	}
}

func contains(list []ir.Attribute, a ir.Attribute) bool {
	for _, e := range list {
		if e == a {
			return true
		}
	}
	return false
}

// recordWriter creates the operations of the function.
type recordWriter struct {
	*reporter
	loc    ir.Location
	buffer *ir.Value
}

func (w *recordWriter) value(def *ir.OpDef, t ir.Type, operands []*ir.Value, attrs ...ir.NamedAttribute) *ir.Value {
	return w.b.Create(w.loc, def, operands, []ir.Type{t}, attrs...).Result(0)
}

func (w *recordWriter) constant(v int64) *ir.Value { return spirv.NewSplat(w.b, w.loc, w.i32, v) }

func (w *recordWriter) address(v *ir.Operation) *ir.Value {
	t := v.Attr("type").(*ir.TypeAttr).Value
	return w.value(spirv.AddressOf, t, nil, ir.Named("variable", w.module.Context().SymbolRef(ir.SymbolName(v))))
}

// element returns the address of a word of the buffer.
func (w *recordWriter) element(indices ...*ir.Value) *ir.Value {
	return w.value(spirv.AccessChain, spirv.PointerTo(w.i32, spec.StorageClassStorageBuffer), append([]*ir.Value{w.buffer}, indices...))
}

// add adds n to a word that all invocations share, and returns what the word was.
func (w *recordWriter) add(word *ir.Value, n int64) *ir.Value {
	ctx := w.module.Context()
	return w.value(spirv.AtomicIAdd, w.i32, []*ir.Value{word, w.constant(n)},
		ir.Named("memory_scope", ctx.Enum(spirv.ScopeAttr, uint64(spec.ScopeDevice))), ir.Named("semantics", ctx.Enum(spirv.MemorySemanticsAttr, 0)))
}

// store stores word i of the record that begins at a word.
func (w *recordWriter) store(at *ir.Value, i int64, v *ir.Value) {
	to := w.element(w.constant(report.WordRecords), w.value(spirv.IAdd, w.i32, []*ir.Value{at, w.constant(i)}))
	w.b.Create(w.loc, spirv.Store, []*ir.Value{to, v}, nil)
}

// invocation returns the global id of the invocation.
func (w *recordWriter) invocation() (id [3]*ir.Value) {
	from := w.address(w.id)
	t := from.Type().(*spirv.PointerType).Pointee
	elem := ir.ElementTypeOrSelf(t)
	vector := w.value(spirv.Load, t, []*ir.Value{from})
	for i := range id {
		id[i] = w.value(spirv.CompositeExtract, elem, []*ir.Value{vector}, ir.Named("indices", w.module.Context().IntArray(w.i32, int64(i))))
		if elem != ir.Type(w.i32) {
			id[i] = w.value(spirv.UConvert, w.i32, []*ir.Value{id[i]})
		}
	}
	return id
}

// createIfLess creates what then creates, to be done if x is less than y.
func (w *recordWriter) createIfLess(x, y *ir.Value, then func()) {
	ok := w.b.CreateInferred(w.loc, spirv.ULessThan, []*ir.Value{x, y}).Result(0)
	choose(w.b, w.loc, ok, then, nil)
}

// choose creates a selection between what two functions create; otherwise may be nil. It
// leaves the builder behind the selection.
func choose(b *ir.Builder, loc ir.Location, ok *ir.Value, then, otherwise func()) {
	sel := spirv.NewSelection(b, loc, spec.SelectionControlNone)
	sel.AddMerge(b)
	merge := sel.MergeBlock()
	block := func(create func()) *ir.Block {
		if create == nil {
			return merge
		}
		in := ir.NewBlock()
		sel.Body().InsertBefore(in, merge)
		b.SetEnd(in)
		create()
		b.CreateBranch(loc, spirv.Branch, nil, []*ir.Block{merge})
		return in
	}
	header := ir.NewBlock()
	sel.Body().InsertBefore(header, merge)
	onTrue, onFalse := block(then), block(otherwise)
	b.SetEnd(header)
	spirv.NewBranchConditional(b, loc, ok, onTrue, nil, onFalse, nil)
	b.SetAfter(sel.Operation)
}
