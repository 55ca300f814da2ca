package oneshot

import (
	"slices"

	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/ir"
)

// functions is what the analysis knows about the functions of a module.
type functions struct {
	names map[string]*function
	list  []*function
}

// function is what callers have to know of a function.
type function struct {
	op *ir.Operation
	// done is set if the body was analyzed.
	done bool
	// equivalent has for each result the number of the argument whose buffer it is, or -1.
	equivalent []int
	// aliases has for each argument the results that may have its buffer.
	aliases       [][]int
	reads, writes []bool
}

func attachFunctions(reg *ir.Registry) {
	reg.AttachOp(fn.Func, funcModel{})
	reg.AttachOp(fn.Call, callModel{})
	reg.AttachOp(fn.Return, returnModel{})
}

// Attributes of arguments of functions.
const (
	writableAttr = "bufferization.writable"
	accessAttr   = "bufferization.access"
	layoutAttr   = "bufferization.buffer_layout"
)

func (f *functions) of(call *ir.Operation) *function {
	if f == nil {
		return nil
	}
	return f.names[fn.CallOp{Operation: call}.Callee()]
}

// returnOf returns the only return of a function, or nil.
func returnOf(f *ir.Operation) *ir.Operation {
	var found *ir.Operation
	for b := f.Region(0).First(); b != nil; b = b.Next() {
		if t := b.Last(); t != nil && t.Is(fn.Return) {
			if found != nil {
				return nil
			}
			found = t
		}
	}
	return found
}

// orderFunctions returns the functions of the module, those that others call first. Functions of cycles of calls, and those that call
// them, come last if cycles is set; else there is an error.
func orderFunctions(module *ir.Operation, cycles bool) (*functions, bool) {
	f := &functions{names: map[string]*function{}}
	var all []*function
	for op := module.Region(0).First().First(); op != nil; op = op.Next() {
		if !op.Is(fn.Func) {
			continue
		}
		t := fn.FuncOp{Operation: op}.Type()
		if !op.Region(0).Empty() && (anyTensor(t.Inputs) || anyTensor(t.Results)) && returnOf(op) == nil {
			return nil, op.EmitError("cannot bufferize a FuncOp with tensors and without a unique ReturnOp")
		}
		x := &function{op: op, equivalent: slices.Repeat([]int{-1}, len(t.Results)), aliases: make([][]int, len(t.Inputs)),
			reads: make([]bool, len(t.Inputs)), writes: make([]bool, len(t.Inputs))}
		f.names[ir.SymbolName(op)] = x
		all = append(all, x)
	}
	callers, calls := map[*function][]*function{}, map[*function]int{}
	for _, x := range all {
		seen := map[*function]bool{}
		x.op.Walk(func(op *ir.Operation) {
			if !op.Is(fn.Call) || !usesTensors(op) {
				return
			}
			if y := f.of(op); y != nil && !seen[y] {
				seen[y] = true
				callers[y] = append(callers[y], x)
				calls[x]++
			}
		})
	}
	for _, x := range all {
		if calls[x] == 0 {
			f.list = append(f.list, x)
		}
	}
	for i := 0; i < len(f.list); i++ {
		for _, c := range callers[f.list[i]] {
			if calls[c]--; calls[c] == 0 {
				f.list = append(f.list, c)
			}
		}
	}
	if len(f.list) == len(all) {
		return f, true
	}
	if !cycles {
		return nil, module.EmitOpError("expected callgraph to be free of circular dependencies.")
	}
	for _, x := range all {
		if calls[x] > 0 {
			f.list = append(f.list, x)
		}
	}
	return f, true
}

// analyzeFunctions analyzes the functions of a module. If cycles is set, functions may call each other in a cycle: a call of one that is
// not analyzed yet may read and write all arguments.
func analyzeFunctions(module *ir.Operation, o *Options, cycles bool) (s *State, f *functions, ok bool) {
	f, ok = orderFunctions(module, cycles)
	if !ok {
		return nil, nil, false
	}
	s = newState(o)
	s.Called = f
	for _, x := range f.list {
		if !o.Allows(x.op) || x.op.Region(0).Empty() {
			continue
		}
		if slices.Contains(o.NoAnalysis, ir.SymbolName(x.op)) || o.CopyBeforeWrite {
			continue
		}
		if !s.analyze(x.op) {
			return nil, nil, false
		}
		s.summarize(x)
	}
	return s, f, true
}

// analyzeModule analyzes the functions and inserts copies. It returns what it found out.
func analyzeModule(module *ir.Operation, o *Options) (*functions, bool) {
	s, f, ok := analyzeFunctions(module, o, false)
	if !ok {
		return nil, false
	}
	if o.TestAnalysisOnly {
		for _, x := range f.list {
			x.mark()
		}
		return f, true
	}
	for _, x := range f.list {
		use := s
		if !x.done {
			use = newState(o)
			use.copies, use.Called = true, f
		}
		if !insertCopies(x.op, use) {
			return nil, false
		}
	}
	return f, true
}

// copyModule is InsertCopies with function boundaries.
func copyModule(module *ir.Operation, o *Options) bool {
	_, ok := analyzeModule(module, o)
	return ok
}

// bufferizeModule is Bufferize with function boundaries.
func bufferizeModule(module *ir.Operation, o *Options) bool {
	f, ok := analyzeModule(module, o)
	if !ok {
		return false
	}
	if o.TestAnalysisOnly {
		return true
	}
	for _, x := range f.list {
		if !rewriteOps(x.op, o, f) {
			return false
		}
		if o.Signatures == InferLayout && !x.op.Region(0).Empty() {
			foldReturnCasts(x.op)
		}
	}
	for op := module.Region(0).First().First(); op != nil; {
		next := op.Next()
		if !op.Is(fn.Func) && !rewriteOps(op, o, f) {
			return false
		}
		op = next
	}
	return clearAttributes(f)
}

// summarize notes what callers of the function have to know.
func (s *State) summarize(x *function) {
	entry, end := x.op.Region(0).First(), returnOf(x.op)
	for i, a := range entry.Args() {
		if !isTensor(a.Type()) {
			continue
		}
		set := s.set(a)
		x.reads[i] = s.Read(a)
		x.writes[i] = len(set.writes) > 0
		if end == nil {
			continue
		}
		for k := range end.NumOperands() {
			v := end.Operand(k)
			if !isTensor(v.Type()) || s.set(v) != set {
				continue
			}
			x.aliases[i] = append(x.aliases[i], k)
			if s.Equivalent(v, a) {
				x.equivalent[k] = i
			}
		}
	}
	x.done = true
}

// funcModel is the model of func.func.
type funcModel struct{ Base }

// AllowsBranches returns true.
func (funcModel) AllowsBranches() bool { return true }

// Writable reports whether the caller allows writes to the argument.
func (funcModel) Writable(s *State, v *ir.Value) bool {
	if !v.OwnerBlock().IsEntry() {
		return true
	}
	d := fn.FuncOp{Operation: owner(v)}.ArgAttrs()
	if v.Index() < len(d) && d[v.Index()] != nil {
		if b, ok := d[v.Index()].Get(writableAttr).(*ir.IntegerAttr); ok {
			return b.IsBool() && !b.Value.IsZero()
		}
	}
	return true
}

// AliasingOperands returns the operands of branches to the block of v.
func (funcModel) AliasingOperands(_ *State, v *ir.Value) []Alias { return branchOperands(v) }

// BufferType returns the type of an argument by the options.
func (funcModel) BufferType(t *Types, v *ir.Value) ir.Type {
	if !v.OwnerBlock().IsEntry() {
		return blockType(t, v)
	}
	return argumentType(t, owner(v), v.Index(), v)
}

// argumentType returns the type of argument i of the function. v is the argument or an operand of a call that stands for it.
func argumentType(t *Types, f *ir.Operation, i int, v *ir.Value) ir.Type {
	typ := fn.FuncOp{Operation: f}.Type().Inputs[i]
	space, ok := t.Space(v)
	if !ok {
		f.EmitError("could not infer memory space")
		return nil
	}
	if d := (fn.FuncOp{Operation: f}).ArgAttrs(); i < len(d) && d[i] != nil {
		if layout := d[i].Get(layoutAttr); layout != nil {
			if r, ranked := typ.(*ir.RankedTensorType); ranked {
				return f.Context().MemRef(r.Shape(), r.ElementType(), layout, plainSpace(space))
			}
		}
	}
	if t.Options.Signatures == IdentityLayout {
		return IdentityBuffer(typ, space)
	}
	return DynamicBuffer(typ, space)
}

// OnTensors reports whether the signature or a block has tensors.
func (funcModel) OnTensors(op *ir.Operation) bool { return hasTensors(op) }

// Bufferize changes the signature.
func (funcModel) Bufferize(r *Rewriter, op *ir.Operation) bool {
	f := fn.FuncOp{Operation: op}
	t := f.Type()
	inputs, results := slices.Clone(t.Inputs), slices.Clone(t.Results)
	types := newTypes(r.Options)
	types.state.Called = r.Called
	if op.Region(0).Empty() {
		return declaration(op, f, types)
	}
	entry := op.Region(0).First()
	for i, a := range entry.Args() {
		if isTensor(a.Type()) {
			if inputs[i] = argumentType(types, op, i, a); inputs[i] == nil {
				return false
			}
		}
	}
	if !r.blockArguments(op, entry) {
		return false
	}
	end := returnOf(op)
	if end != nil {
		vs := end.Operands()
		for i, v := range vs {
			if !isTensor(v.Type()) {
				continue
			}
			b := r.Buffer(v)
			if b == nil {
				return false
			}
			// The layout is found after the whole body is bufferized.
			to := DynamicBuffer(v.Type(), spaceOf(b.Type()))
			if r.Options.Signatures == IdentityLayout {
				to = IdentityBuffer(v.Type(), spaceOf(b.Type()))
			}
			r.SetBefore(end)
			vs[i] = castOrCopyTo(r, end.Loc(), b, to)
			results[i] = to
		}
		end.SetOperands(vs)
	}
	for i, a := range entry.Args() {
		if isTensor(a.Type()) {
			r.argument(a, inputs[i])
		}
	}
	f.SetSignature(op.Context().Function(inputs, results), f.ArgAttrs(), f.ResultAttrs())
	return true
}

// declaration changes the signature of a function without a body.
func declaration(op *ir.Operation, f fn.FuncOp, types *Types) bool {
	t := f.Type()
	inputs := slices.Clone(t.Inputs)
	for _, x := range t.Results {
		if isTensor(x) {
			return op.EmitError("cannot bufferize bodiless function that returns a tensor")
		}
	}
	for i, x := range inputs {
		if !isTensor(x) {
			continue
		}
		if types.Options.MustInferMemorySpace {
			return op.EmitError("could not infer memory space")
		}
		if types.Options.Signatures == IdentityLayout {
			inputs[i] = IdentityBuffer(x, types.Options.MemorySpace)
		} else {
			inputs[i] = DynamicBuffer(x, types.Options.MemorySpace)
		}
		if d := f.ArgAttrs(); i < len(d) && d[i] != nil {
			if layout := d[i].Get(layoutAttr); layout != nil {
				if r, ranked := x.(*ir.RankedTensorType); ranked {
					inputs[i] = op.Context().MemRef(r.Shape(), r.ElementType(), layout, nil)
				}
			}
		}
	}
	f.SetSignature(op.Context().Function(inputs, t.Results), f.ArgAttrs(), f.ResultAttrs())
	return true
}

// returnModel is the model of func.return, which the function rewrites.
type returnModel struct{ Base }

// MustBeInPlace returns true.
func (returnModel) MustBeInPlace(*State, *ir.Operand) bool { return true }

// Bufferize does nothing.
func (returnModel) Bufferize(*Rewriter, *ir.Operation) bool { return true }

// OnTensors returns false: the function rewrites its return.
func (returnModel) OnTensors(*ir.Operation) bool { return false }

// callModel is the model of func.call.
type callModel struct{ Base }

// access returns the attribute that says how an external function accesses its argument.
func access(x *function, i int) string {
	if d := (fn.FuncOp{Operation: x.op}).ArgAttrs(); i < len(d) && d[i] != nil {
		if a, ok := d[i].Get(accessAttr).(*ir.StringAttr); ok {
			return a.Value
		}
	}
	return ""
}

// Reads reports whether the called function reads the argument.
func (callModel) Reads(s *State, o *ir.Operand) bool {
	x := s.Called.of(o.Owner())
	if x == nil || !x.done {
		if x != nil && x.op.Region(0).Empty() {
			a := access(x, o.Index())
			return a != "none" && a != "write"
		}
		return true
	}
	return x.reads[o.Index()]
}

// Writes reports whether the called function writes the argument.
func (callModel) Writes(s *State, o *ir.Operand) bool {
	x := s.Called.of(o.Owner())
	if x == nil || !x.done {
		if x != nil && x.op.Region(0).Empty() {
			a := access(x, o.Index())
			return a != "none" && a != "read"
		}
		return true
	}
	return x.writes[o.Index()]
}

// AliasingValues returns the results that may have the buffer of the argument.
func (callModel) AliasingValues(s *State, o *ir.Operand) []Alias {
	op := o.Owner()
	var out []Alias
	x := s.Called.of(op)
	if x == nil || !x.done {
		for _, v := range op.Results() {
			if isTensor(v.Type()) {
				out = append(out, Alias{Value: v})
			}
		}
		return out
	}
	for _, k := range x.aliases[o.Index()] {
		same := x.equivalent[k] == o.Index()
		out = append(out, Alias{Value: op.Result(k), Equivalent: same, Definite: same})
	}
	return out
}

// BufferType returns the type in the signature of the called function.
func (callModel) BufferType(t *Types, v *ir.Value) ir.Type {
	x := t.state.Called.of(owner(v))
	if x == nil {
		return t.Unknown(v)
	}
	r := fn.FuncOp{Operation: x.op}.Type().Results[v.Index()]
	if isTensor(r) {
		return t.Unknown(v)
	}
	return r
}

// Bufferize passes buffers on.
func (callModel) Bufferize(r *Rewriter, op *ir.Operation) bool {
	x := r.Called.of(op)
	if x == nil {
		return op.EmitError("the called function is not known")
	}
	t := fn.FuncOp{Operation: x.op}.Type()
	types := newTypes(r.Options)
	operands := op.Operands()
	for i, v := range operands {
		if !isTensor(v.Type()) {
			continue
		}
		b := r.Buffer(v)
		to := t.Inputs[i]
		if isTensor(to) {
			to = argumentType(types, x.op, i, v)
		}
		if b == nil || to == nil {
			return false
		}
		r.SetBefore(op)
		if operands[i] = castOrCopyTo(r, op.Loc(), b, to); operands[i] == nil {
			return false
		}
	}
	r.SetBefore(op)
	n := r.Create(op.Loc(), fn.Call, operands, t.Results, op.Attrs()...)
	r.ReplaceByBuffers(op, n.Results()...)
	return true
}
