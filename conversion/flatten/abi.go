package flatten

import (
	"cmp"
	"slices"
	"strconv"

	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/kernel"
	"github.com/spvc/spvc/internal/sorted"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/shapes"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/notes"
	"github.com/spvc/spvc/spirv/report"
	"github.com/spvc/spvc/spirv/spec"
)

// A number is a number of a memref that its type leaves open, or a scalar argument. The root of a
// scalar is nil.
type number struct {
	root   *root
	part   part
	scalar int
}

// arg returns the number of the argument.
func (n number) arg() int {
	if n.root == nil {
		return n.scalar
	}
	return n.root.arg
}

// argumentNumber returns the value of a number of a root. Until the pass knows which numbers the
// function uses, it is an argument of the entry block.
func (f *flattener) argumentNumber(r *root, p part) *ir.Value {
	key := number{root: r, part: p}
	v := f.numbers[key]
	if v == nil {
		v = f.fn.Region(0).First().AddArg(f.b.Context().Index(), r.value.Loc())
		f.numbers[key] = v
	}
	return v
}

// names are the names of kinds in the texts of words.
var names = [...]string{kindOffset: "offset", kindSize: "size", kindStride: "stride", kindValue: "value", kindAddress: "address"}

// scalars moves the scalar arguments of a kernel to the hidden block, if they are of types that
// every target has in blocks.
func (f *flattener) scalars() {
	if !pushesScalars(f.fn, f.o) && !passesAddresses(f.fn, f.o) {
		return
	}
	ctx := f.b.Context()
	set, binding := f.places()
	abis := make([]ir.Attribute, len(set))
	for i, a := range (gpu.FuncOp{Operation: f.fn}).Args() {
		push := f.o.pushable(a.Type())
		abis[i] = spirv.InterfaceVarABIOf(ctx, uint32(set[i]), uint32(binding[i]), spec.StorageClassPushConstant, push)
		switch {
		case push:
			v := f.fn.Region(0).First().AddArg(a.Type(), a.Loc())
			a.ReplaceAllUsesWith(v)
			f.numbers[number{scalar: i, part: part{kind: kindValue}}] = v
		case shapes.IsIntOrIndexOrFloat(a.Type()):
			abis[i] = spirv.InterfaceVarABIOf(ctx, uint32(set[i]), uint32(binding[i]), spec.StorageClassStorageBuffer, true)
		}
	}
	f.annotate(func(i int) (string, ir.Attribute) { return spirv.InterfaceVarABIName, abis[i] }, true)
}

// pushesScalars reports whether fn is a kernel whose scalar arguments go to the hidden block.
func pushesScalars(fn *ir.Operation, o *Options) bool {
	g := gpu.FuncOp{Operation: fn}
	if !o.Scalars || !fn.Is(gpu.Func) || !g.IsKernel() || o.Env.Has(spec.CapabilityKernel) {
		return false
	}
	for _, t := range g.Type().Inputs {
		if o.pushable(t) {
			return true
		}
	}
	return false
}

// pushable reports whether values of type t can be in push constants of all targets that have t.
func (o *Options) pushable(t ir.Type) bool {
	switch t.(type) {
	case *ir.IndexType:
		return true
	case *ir.IntegerType:
		w := spirv.BitWidth(t)
		return spirv.IsScalar(t) && (w == 32 || w == 64 && o.Env.Has(spec.CapabilityInt64))
	case *ir.FloatType:
		w := spirv.BitWidth(t)
		return spirv.IsScalar(t) && (w == 32 || w == 64)
	}
	return false
}

// bindNumbers gives the numbers that the function uses words in the hidden block.
func (f *flattener) bindNumbers() bool {
	var list []number
	ok := true
	for n, v := range f.numbers {
		if v.HasUses() || n.root == nil { // the place of a scalar does not depend on its use
			list = append(list, n)
		}
	}
	sorted.Stable(list, func(x, y number) int {
		return cmp.Or(scalarsFirst(x, y), cmp.Compare(x.arg(), y.arg()), cmp.Compare(x.part.kind, y.part.kind), cmp.Compare(x.part.dim, y.part.dim),
			cmp.Compare(f.numbers[x].Index(), f.numbers[y].Index()))
	})
	for _, n := range list {
		if ok = f.available(n); !ok {
			break
		}
	}
	if ok {
		f.describeUnused(list)
	}
	if ok && len(list) > 0 {
		f.block(list)
	}
	if ok {
		f.alias()
	}
	if ok {
		f.fn.Region(0).First().EraseArgsIf(func(v *ir.Value) bool { return v.Index() >= f.originalArgs })
	}
	return ok
}

// describeUnused says which memrefs have an offset that the kernel does not use: a cast states it, and a host must bind
// their buffers from the start all the same.
func (f *flattener) describeUnused(list []number) {
	g := gpu.FuncOp{Operation: f.fn}
	if !f.fn.Is(gpu.Func) || !g.IsKernel() {
		return
	}
	set, binding := f.places()
	for i, t := range g.Type().Inputs {
		m, ok := t.(*ir.MemRefType)
		if !ok || slices.ContainsFunc(list, func(n number) bool { return n.arg() == i && n.part.kind == kindOffset }) {
			continue
		}
		if _, offset, ok := m.StridesAndOffset(); ok && offset == ir.Dynamic {
			f.words = append(f.words, f.b.Context().String(report.OffsetText(ir.SymbolName(f.fn), report.Offset{Set: uint32(set[i]), Binding: uint32(binding[i]), Elements: -1})))
		}
	}
}

// scalarsFirst orders the scalars before the numbers of memrefs.
func scalarsFirst(x, y number) int {
	switch {
	case x.root == nil && y.root != nil:
		return -1
	case x.root != nil && y.root == nil:
		return 1
	}
	return 0
}

// available checks that the host can provide a number.
func (f *flattener) available(n number) bool {
	if n.root == nil {
		return true
	}
	what := names[n.part.kind]
	if n.part.kind != kindOffset {
		what += " " + strconv.Itoa(n.part.dim)
	}
	text := ir.QuoteType(n.root.typ) + " leaves " + what + " open, which '" + ir.SymbolName(f.fn) + "' uses"
	switch {
	case n.root.arg < 0 || !f.fn.Is(gpu.Func) || !(gpu.FuncOp{Operation: f.fn}).IsKernel():
		return f.fn.EmitErrorAt(n.root.value.Loc(), text+"; only the arguments of kernels come with their numbers: state it in the type, or pass it as an index")
	case f.o.Env.Has(spec.CapabilityKernel):
		return f.fn.EmitErrorAt(n.root.value.Loc(), text+"; an OpenCL kernel gets no such numbers: state it in the type, or pass it as an index")
	}
	return true
}

// members lays the block out: the type in memory and the place of each number, and the size of all.
func (f *flattener) members(list []number) (members []spirv.Member, size uint32) {
	ctx := f.b.Context()
	index := ir.Type(ctx.I32())
	if f.o.Index64 {
		index = ctx.I64()
	}
	members = make([]spirv.Member, len(list))
	for i, n := range list {
		t := f.numbers[n].Type()
		if _, ok := t.(*ir.IndexType); ok {
			t = index
		}
		bytes := uint32(8)
		if n.part.kind != kindAddress {
			bytes = uint32(spirv.BitWidth(t) / 8)
		}
		size = (size + bytes - 1) / bytes * bytes
		members[i] = spirv.Member{Type: t, Offset: size}
		size += bytes
	}
	return members, size
}

// block declares the hidden block, loads the words at the start of the function, and notes which
// number each of them is.
func (f *flattener) block(list []number) {
	ctx, loc, name := f.b.Context(), f.fn.Loc(), ir.SymbolName(f.fn)
	members, size := f.members(list)
	symbol := notes.HiddenBlockPrefix + name
	class, place := spec.StorageClassPushConstant, "push"
	attrs := []ir.NamedAttribute{ir.Named(ir.SymbolNameAttr, ctx.String(symbol))}
	set, binding := f.places()
	if f.o.Uniform || size > f.o.Env.Limits().MaxPushConstantsSize {
		class = spec.StorageClassUniform
		next := int64(0)
		for i := range set {
			if set[i] == 0 {
				next = max(next, binding[i]+1)
			}
		}
		attrs = append(attrs, ir.Named("descriptor_set", ctx.Int(ctx.I32(), 0)), ir.Named("binding", ctx.Int(ctx.I32(), next)))
		place = "0\t" + strconv.FormatInt(next, 10)
	}
	t := spirv.PointerTo(spirv.StructOf(ctx, members, true), class)
	f.b.SetBefore(f.fn)
	f.b.Create(loc, spirv.GlobalVariable, nil, nil, append(attrs, ir.Named("type", ctx.TypeAttr(t)))...)
	f.words = append(f.words, ctx.String(name+"\tblock\t"+place))
	f.b.SetStart(f.fn.Region(0).First())
	variable := f.b.Create(loc, spirv.AddressOf, nil, []ir.Type{t}, ir.Named("variable", ctx.SymbolRef(symbol))).Result(0)
	for i, n := range list {
		f.describeWord(name, i, n, set, binding)
		if n.part.kind == kindAddress {
			continue // spirv-lower-abi-attrs loads the pointer, when its type is known
		}
		word := members[i].Type
		at := spirv.NewSplat(f.b, loc, ctx.I32(), int64(i))
		ptr := f.b.Create(loc, spirv.AccessChain, []*ir.Value{variable, at}, []ir.Type{spirv.PointerTo(word, class)}).Result(0)
		v := f.b.Create(loc, spirv.Load, []*ir.Value{ptr}, []ir.Type{word}).Result(0)
		if _, ok := f.numbers[n].Type().(*ir.IndexType); ok {
			v = arith.NewCast(f.b, loc, arith.IndexCast, v, ctx.Index())
		}
		f.numbers[n].ReplaceAllUsesWith(v)
	}
}

// describeWord notes which number member i of the hidden block is.
func (f *flattener) describeWord(name string, i int, n number, set, binding []int64) {
	rank, bits := 0, 0
	if m, ok := (gpu.FuncOp{Operation: f.fn}).Type().Inputs[n.arg()].(*ir.MemRefType); ok {
		rank, bits = len(m.Shape()), elementBits(m.ElementType())
		if v, stride := kernel.Element(f.fn, n.arg()); v != nil {
			// The host counts vectors.
			rank, bits = rank-len(v.Shape()), int(stride)*f.scalarBits(m.ElementType())
		}
	}
	text := name + "\t" + strconv.Itoa(i) + "\t" + strconv.Itoa(n.arg()) + "\t" + names[n.part.kind] + "\t" + strconv.Itoa(n.part.dim) +
		"\t" + strconv.Itoa(rank) + "\t" + strconv.Itoa(bits) + "\t" + strconv.FormatInt(set[n.arg()], 10) + "\t" + strconv.FormatInt(binding[n.arg()], 10)
	f.words = append(f.words, f.b.Context().String(text))
}

// elementBits returns the bits of an integer in memory, which may hold several in a word, or of a float
// that is kept in one, or 0 for elements of other types.
func elementBits(t ir.Type) int {
	if f, ok := spirvtypes.StoredFloat(t); ok {
		return int(f.Width())
	}
	i, ok := t.(*ir.IntegerType)
	switch {
	case !ok:
		return 0
	case i.Width == 1:
		return 8
	}
	return int(i.Width)
}

// scalarBits returns the bits that an element of type t takes in memory.
func (f *flattener) scalarBits(t ir.Type) int {
	switch t := t.(type) {
	case *ir.FloatType:
		return int(t.Width())
	case *ir.IntegerType:
		switch n := elementBits(t); {
		case n > 32:
			return 64
		case !spirvtypes.Packed(t):
			return 32 // it has a word of its own
		default:
			return n
		}
	}
	if f.o.Index64 {
		return 64
	}
	return 32
}

// places returns the sets and bindings of the kernel's arguments.
func (f *flattener) places() (set, binding []int64) {
	n := len((gpu.FuncOp{Operation: f.fn}).Type().Inputs)
	set, binding = make([]int64, n), make([]int64, n)
	dicts, _ := f.fn.Attr("arg_attrs").(*ir.ArrayAttr)
	for i := range n {
		binding[i] = int64(i)
		if dicts == nil || i >= len(dicts.Elements) {
			continue
		}
		if d, ok := dicts.Elements[i].(*ir.DictionaryAttr); ok {
			if abi, ok := d.Get(spirv.InterfaceVarABIName).(*spirv.InterfaceVarABI); ok {
				set[i], binding[i] = int64(abi.Set), int64(abi.Binding)
			}
		}
	}
	return set, binding
}

// alias marks the buffers of a kernel whose arguments are views: several of them may be views of
// one buffer. The memory models of shaders let a driver assume otherwise if nothing says so.
func (f *flattener) alias() {
	g := gpu.FuncOp{Operation: f.fn}
	if !f.fn.Is(gpu.Func) || !g.IsKernel() || f.o.Env.Has(spec.CapabilityKernel) {
		return
	}
	buffers, views := 0, false
	inputs := g.Type().Inputs
	for _, t := range inputs {
		if m, ok := t.(*ir.MemRefType); ok {
			_, offset, _ := m.StridesAndOffset()
			if isAddress(t) {
				continue // addresses marks them
			}
			buffers++
			views = views || offset == ir.Dynamic
		}
	}
	if !views || buffers < 2 {
		return
	}
	aliased := f.b.Context().Enum(spirv.DecorationAttr, uint64(spec.DecorationAliased))
	f.annotate(func(i int) (string, ir.Attribute) {
		if _, ok := inputs[i].(*ir.MemRefType); ok && !isAddress(inputs[i]) {
			return notes.DecorationName, aliased
		}
		return "", nil
	}, false)
}

// annotate gives the arguments attributes. It replaces those of the same name if replace is set.
func (f *flattener) annotate(attr func(i int) (string, ir.Attribute), replace bool) {
	ctx, inputs := f.b.Context(), (gpu.FuncOp{Operation: f.fn}).Type().Inputs
	dicts, _ := f.fn.Attr("arg_attrs").(*ir.ArrayAttr)
	out := make([]ir.Attribute, len(inputs))
	for i := range inputs {
		name, value := attr(i)
		var entries []ir.NamedAttribute
		if dicts != nil && i < len(dicts.Elements) {
			if d, ok := dicts.Elements[i].(*ir.DictionaryAttr); ok {
				if d.Get(name) != nil && !replace {
					value = nil
				}
				for _, e := range d.Entries {
					if e.Name != name || !replace {
						entries = append(entries, e)
					}
				}
			}
		}
		if value != nil {
			entries = append(entries, ir.Named(name, value))
		}
		out[i] = ctx.Dictionary(entries)
	}
	f.fn.SetAttr("arg_attrs", ctx.Array(out))
}

// appendWords notes the words of kernels on their module.
func appendWords(module *ir.Operation, words []ir.Attribute) {
	if old, ok := module.Attr(notes.ABIWordsName).(*ir.ArrayAttr); ok {
		words = append(old.Elements[:len(old.Elements):len(old.Elements)], words...)
	}
	module.SetAttr(notes.ABIWordsName, module.Context().Array(words))
}
