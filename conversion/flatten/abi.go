package flatten

import (
	"cmp"
	"slices"
	"strconv"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// BlockPrefix begins the name of the hidden block of a kernel.
const BlockPrefix = "__spvc_abi__"

// A number is a number of a memref that its type leaves open.
type number struct {
	root *root
	part part
}

// argumentNumber returns the value of a number of a root. Until the pass knows which numbers the
// function uses, it is an argument of the entry block.
func (f *flattener) argumentNumber(r *root, p part) *ir.Value {
	key := number{r, p}
	v := f.numbers[key]
	if v == nil {
		v = f.fn.Region(0).First().AddArg(f.b.Context().Index(), r.value.Loc())
		f.numbers[key] = v
	}
	return v
}

// names are those of kinds in the texts of words.
var names = [...]string{kindOffset: "offset", kindSize: "size", kindStride: "stride"}

// bindNumbers gives the numbers that the function uses words in the hidden block.
func (f *flattener) bindNumbers() bool {
	var list []number
	ok := true
	for n, v := range f.numbers {
		if v.HasUses() {
			list = append(list, n)
		}
	}
	slices.SortFunc(list, func(x, y number) int {
		return cmp.Or(cmp.Compare(x.root.arg, y.root.arg), cmp.Compare(x.part.kind, y.part.kind), cmp.Compare(x.part.dim, y.part.dim),
			cmp.Compare(f.numbers[x].Index(), f.numbers[y].Index()))
	})
	for _, n := range list {
		if ok = f.available(n); !ok {
			break
		}
	}
	if ok && len(list) > 0 {
		f.block(list)
	}
	if ok {
		f.alias()
	}
	entry := f.fn.Region(0).First()
	placeholders := map[*ir.Value]bool{}
	for _, v := range f.numbers {
		placeholders[v] = true
	}
	if ok {
		entry.EraseArgsIf(func(v *ir.Value) bool { return placeholders[v] })
	}
	return ok
}

// available checks that the host can provide a number.
func (f *flattener) available(n number) bool {
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

// block declares the hidden block, loads the words at the start of the function, and notes which
// number each of them is.
func (f *flattener) block(list []number) {
	ctx, loc, entry := f.b.Context(), f.fn.Loc(), f.fn.Region(0).First()
	word, size := ctx.I32(), uint32(4)
	if f.o.Index64 {
		word, size = ctx.I64(), 8
	}
	members := make([]spirv.Member, len(list))
	for i := range members {
		members[i] = spirv.Member{Type: word, Offset: size * uint32(i)}
	}
	name := BlockPrefix + ir.SymbolName(f.fn)
	class := spec.StorageClassPushConstant
	place := "push"
	attrs := []ir.NamedAttribute{ir.Named(ir.SymbolNameAttr, ctx.String(name))}
	set, binding := f.places()
	if f.o.Uniform || uint64(size)*uint64(len(list)) > uint64(f.o.Env.Limits().MaxPushConstantsSize) {
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
	kernel := ir.SymbolName(f.fn)
	f.words = append(f.words, ctx.String(kernel+"\tblock\t"+place))
	f.b.SetStart(entry)
	variable := f.b.Create(loc, spirv.AddressOf, nil, []ir.Type{t}, ir.Named("variable", ctx.SymbolRef(name))).Result(0)
	for i, n := range list {
		at := spirv.NewSplat(f.b, loc, ctx.I32(), int64(i))
		ptr := f.b.Create(loc, spirv.AccessChain, []*ir.Value{variable, at}, []ir.Type{spirv.PointerTo(word, class)}).Result(0)
		v := f.b.Create(loc, spirv.Load, []*ir.Value{ptr}, []ir.Type{word}).Result(0)
		f.numbers[n].ReplaceAllUsesWith(arith.NewCast(f.b, loc, arith.IndexCast, v, ctx.Index()))
		text := kernel + "\t" + strconv.Itoa(i) + "\t" + strconv.Itoa(n.root.arg) + "\t" + names[n.part.kind] + "\t" + strconv.Itoa(n.part.dim) +
			"\t" + strconv.Itoa(len(n.root.typ.Shape())) + "\t" + strconv.FormatInt(set[n.root.arg], 10) + "\t" + strconv.FormatInt(binding[n.root.arg], 10)
		f.words = append(f.words, ctx.String(text))
	}
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
			buffers++
			views = views || offset == ir.Dynamic
		}
	}
	if !views || buffers < 2 {
		return
	}
	ctx := f.b.Context()
	dicts, _ := f.fn.Attr("arg_attrs").(*ir.ArrayAttr)
	out := make([]ir.Attribute, len(inputs))
	for i, t := range inputs {
		var entries []ir.NamedAttribute
		if dicts != nil && i < len(dicts.Elements) {
			if d, ok := dicts.Elements[i].(*ir.DictionaryAttr); ok {
				entries = append(entries, d.Entries...)
			}
		}
		if _, ok := t.(*ir.MemRefType); ok {
			if d := ctx.Dictionary(entries); d.Get(spirv.DecorationName) == nil {
				entries = append(entries, ir.Named(spirv.DecorationName, ctx.Enum(spirv.DecorationAttr, uint64(spec.DecorationAliased))))
			}
		}
		out[i] = ctx.Dictionary(entries)
	}
	f.fn.SetAttr("arg_attrs", ctx.Array(out))
}

// appendWords notes the words of kernels on their module.
func appendWords(module *ir.Operation, words []ir.Attribute) {
	if old, ok := module.Attr(spirv.ABIWordsName).(*ir.ArrayAttr); ok {
		words = append(old.Elements[:len(old.Elements):len(old.Elements)], words...)
	}
	module.SetAttr(spirv.ABIWordsName, module.Context().Array(words))
}
