package llvmir

import (
	"strings"

	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize/llvmir/text"
)

// intrinsicDef returns the operation that an intrinsic of the name is, nil if there is none in the version.
func (i *importer) intrinsicDef(name string) *ir.OpDef {
	if i.intrin == nil {
		i.intrin = map[string]*ir.OpDef{}
		for _, def := range llvm.Intrinsics() {
			if def.Versions.Has(i.ctx.MLIR()) {
				i.intrin[def.Traits[0].(*llvm.Intrinsic).Name] = def
			}
		}
		if i.modern {
			i.intrin["llvm.stepvector"] = llvm.IntrStepvector
		}
	}
	for base := name; len(base) > len("llvm"); base = base[:strings.LastIndexByte(base, '.')] {
		if def := i.intrin[base]; def != nil {
			return def
		}
	}
	return nil
}

// intrinsicCall imports a call of an intrinsic.
func (i *importer) intrinsicCall(inst *text.Inst, loc ir.Location) (*ir.Operation, bool) {
	f := inst.Call.Callee.(*text.Function)
	def := i.intrinsicDef(f.Name)
	if def == nil || i.opts.Unregistered {
		if i.modern {
			return i.unknownIntrinsic(inst, f, loc)
		}
		return nil, i.ctx.EmitError(loc, "unhandled intrinsic: "+i.describeInst(inst))
	}
	in := def.Traits[0].(*llvm.Intrinsic)
	var op *ir.Operation
	ok := true
	if in.Metadata {
		op, ok = i.metadataIntrinsic(inst, def, in, loc)
	} else {
		op, ok = i.plainIntrinsic(inst, def, in, loc)
	}
	if op != nil && op.NumResults() > 0 {
		i.values[inst] = op.Result(0)
	}
	if op != nil && i.modern && hasAttr(def, "arg_attrs") {
		i.intrinsicParams(inst, op, in)
	}
	return op, ok
}

func hasAttr(def *ir.OpDef, name string) bool {
	for k := range def.Attrs {
		if def.Attrs[k].Name == name {
			return true
		}
	}
	return false
}

// intrinsicParams sets the attributes of the arguments that are operands.
func (i *importer) intrinsicParams(inst *text.Inst, op *ir.Operation, in *llvm.Intrinsic) {
	var list []text.Attrs
	for k := range inst.Args {
		if immediateAt(in, k) < 0 {
			var a text.Attrs
			if k < len(inst.Call.ArgAttrs) {
				a = inst.Call.ArgAttrs[k]
			}
			list = append(list, a)
		}
	}
	i.argAttrs(op, list, inst.Call.RetAttrs)
}

// immediateAt returns the place among the immediate arguments of argument k, -1 if k is an operand.
func immediateAt(in *llvm.Intrinsic, k int) int {
	for p := range in.ImmediateAt.Len() {
		if in.ImmediateAt.At(p) == k {
			return p
		}
	}
	return -1
}

// lifetimeMarker returns the arguments of a marker of the life of an alloca, which LLVM 22 gives without its size. Markers of other
// memory are dropped.
func lifetimeMarker(inst *text.Inst) *text.Inst {
	const sized = 2
	if len(inst.Args) < sized {
		return inst
	}
	at := inst.Args[1]
	for {
		c, ok := at.(*text.Inst)
		switch {
		case !ok:
			return nil
		case c.Op == text.Alloca:
			copied := *inst
			copied.Args = []text.Value{inst.Args[0], c}
			return &copied
		case c.Op == text.BitCast || c.Op == text.AddrSpaceCast || c.Op == text.GetElementPtr && zeroIndices(c):
			at = c.Args[0]
		default:
			return nil
		}
	}
}

func zeroIndices(c *text.Inst) bool {
	for _, a := range c.Args[1:] {
		if n, ok := constantIndex(a); !ok || n != 0 {
			return false
		}
	}
	return true
}

// alignedArg returns the alignment that LLVM 22 states as an attribute of the pointer of a masked access, and true if the call has no argument
// for it.
func (i *importer) alignedArg(inst *text.Inst, def *ir.OpDef, in *llvm.Intrinsic) (ir.NamedAttribute, bool) {
	at := in.ImmediateAt.Len()
	if !strings.HasPrefix(in.Name, "llvm.masked.") || at != 1 || in.ImmediateAt.At(0) >= len(inst.Args) {
		return ir.NamedAttribute{}, false
	}
	at = in.ImmediateAt.At(0)
	if inst.Args[at].Type().Kind == text.IntKind {
		return ir.NamedAttribute{}, false
	}
	align := int64(1)
	if k := at - 1; k < len(inst.Call.ArgAttrs) {
		if a := inst.Call.ArgAttrs[k].Get("align"); a != nil {
			n, _ := a.Number()
			align = int64(n)
		}
	}
	return ir.Named(def.Attrs[in.ImmediateSlots.At(0)].Name, i.i32(align)), true
}

// plainIntrinsic imports a call whose arguments are values. Immediate ones are attributes.
func (i *importer) plainIntrinsic(inst *text.Inst, def *ir.OpDef, in *llvm.Intrinsic, loc ir.Location) (*ir.Operation, bool) {
	var attrs []ir.NamedAttribute
	if i.modern && (def == llvm.IntrLifetimeStart || def == llvm.IntrLifetimeEnd) {
		if inst = lifetimeMarker(inst); inst == nil {
			return nil, true
		}
		if len(inst.Args) == 1 {
			in = &llvm.Intrinsic{Name: in.Name}
		}
	}
	if a, ok := i.alignedArg(inst, def, in); ok {
		attrs, in = append(attrs, a), &llvm.Intrinsic{Name: in.Name}
	}
	var operands []*ir.Value
	var immediates []text.Value
	for k, a := range inst.Args {
		p := immediateAt(in, k)
		if p < 0 {
			v := i.value(a)
			if v == nil {
				return nil, false
			}
			operands = append(operands, v)
			continue
		}
		c, _ := i.consts.of(a).(*text.Const)
		var value ir.Attribute
		if c != nil {
			value = i.scalarAttr(c)
		}
		if value == nil {
			return nil, i.ctx.EmitError(loc, "unhandled intrinsic: "+i.describeInst(inst))
		}
		immediates = append(immediates, c)
		if d := &def.Attrs[in.ImmediateSlots.At(p)]; d.Versions.Has(i.ctx.MLIR()) {
			attrs = append(attrs, ir.Named(d.Name, value))
		}
	}
	if !i.spareImmediates(in, immediates) {
		return nil, false
	}
	if hasAttr(def, "fastmathFlags") {
		attrs = i.fastMath(inst, attrs)
	}
	if hasAttr(def, "op_bundle_sizes") && i.modern {
		bundles, more, ok := i.bundles(inst)
		if !ok {
			return nil, false
		}
		operands, attrs = append(operands, bundles...), append(attrs, more...)
	}
	results := i.resultTypes(inst)
	if i.modern && def == llvm.IntrCoroEnd && len(results) == 0 {
		results = []ir.Type{llvm.Void(i.ctx)} // the operation has a result in MLIR 22, the intrinsic has none in LLVM 22
	}
	if !fitsRow(def, len(operands), len(results)) {
		return nil, i.ctx.EmitError(loc, "unhandled intrinsic: "+i.describeInst(inst))
	}
	return i.b.Create(loc, def, operands, results, attrs...), true
}

// spareImmediates imports the immediate arguments of some intrinsics as values, which nothing uses. MLIR does so.
func (i *importer) spareImmediates(in *llvm.Intrinsic, immediates []text.Value) bool {
	if (!strings.HasPrefix(in.Name, "llvm.masked.") || i.modern) && !strings.HasPrefix(in.Name, "llvm.matrix.") {
		return true
	}
	for _, c := range immediates {
		if i.value(c) == nil {
			return false
		}
	}
	return true
}

// fitsRow reports whether an operation of the row can have the numbers of operands and results. The text may declare an intrinsic with
// another signature than LLVM's.
func fitsRow(def *ir.OpDef, operands, results int) bool {
	least, most := 0, 0
	for k := range def.Operands {
		switch def.Operands[k].Quantity {
		case ir.One:
			least++
			most++
		case ir.Optional:
			most++
		default:
			const many = 1 << 30
			most += many
		}
	}
	return operands >= least && operands <= most && results == len(def.Results)
}

// bundles returns the operands and the attributes of operand bundles.
func (i *importer) bundles(inst *text.Inst) ([]*ir.Value, []ir.NamedAttribute, bool) {
	var operands []*ir.Value
	var sizes []int32
	var tags []ir.Attribute
	for _, b := range inst.Call.Bundles {
		list, ok := i.valuesOf(b.Args)
		if !ok {
			return nil, nil, false
		}
		operands, sizes, tags = append(operands, list...), append(sizes, int32(len(list))), append(tags, i.ctx.String(b.Tag))
	}
	if tags == nil {
		tags = []ir.Attribute{}
	}
	return operands, []ir.NamedAttribute{ir.Named("op_bundle_sizes", i.ctx.DenseI32Array(sizes...)), ir.Named("op_bundle_tags", i.ctx.Array(tags))}, true
}

// unknownIntrinsic imports a call as llvm.call_intrinsic.
func (i *importer) unknownIntrinsic(inst *text.Inst, f *text.Function, loc ir.Location) (*ir.Operation, bool) {
	for _, a := range inst.Args {
		if _, isMeta := a.(*text.MetaOperand); isMeta {
			return nil, i.ctx.EmitError(loc, "unhandled intrinsic: "+i.describeInst(inst))
		}
	}
	operands, ok := i.valuesOf(inst.Args)
	if !ok {
		return nil, false
	}
	bundles, attrs, ok := i.bundles(inst)
	if !ok {
		return nil, false
	}
	attrs = append(attrs, ir.Named("intrin", i.ctx.String(f.Name)), i.ctx.Segments(len(operands), len(bundles)))
	attrs = i.fastMath(inst, attrs)
	op := i.b.Create(loc, llvm.CallIntrinsic, append(operands, bundles...), i.resultTypes(inst), attrs...)
	i.callParams(inst, op)
	if op.NumResults() == 0 {
		return nil, true // as MLIR, which gives calls without a result no metadata
	}
	i.values[inst] = op.Result(0)
	return op, true
}

// metadataIntrinsic imports a call whose immediate arguments are metadata.
func (i *importer) metadataIntrinsic(inst *text.Inst, def *ir.OpDef, in *llvm.Intrinsic, loc ir.Location) (*ir.Operation, bool) {
	refused := func() (*ir.Operation, bool) {
		return nil, i.ctx.EmitError(loc, "unhandled intrinsic: "+i.describeInst(inst))
	}
	if def == llvm.IntrExperimentalNoaliasScopeDecl {
		n, _ := metaArg(inst, 0).(*text.Node)
		if n == nil {
			return refused()
		}
		scopes, ok := i.scopesOf(n)
		switch {
		case !ok:
			return nil, true
		case len(scopes) != 1:
			return refused()
		}
		return i.b.Create(loc, def, nil, nil, ir.Named("scope", scopes[0])), true
	}
	var attrs []ir.NamedAttribute
	for p := range in.ImmediateAt.Len() {
		word, ok := metaArg(inst, in.ImmediateAt.At(p)).(text.MetaString)
		if !ok {
			return refused()
		}
		d := &def.Attrs[in.ImmediateSlots.At(p)]
		if d.Name == "roundingmode" {
			attrs = append(attrs, ir.Named(d.Name, i.enumInt(llvm.RoundingModes, strings.TrimPrefix(string(word), "round."))))
		} else {
			attrs = append(attrs, ir.Named(d.Name, i.enumInt(llvm.ExceptionBehaviors, strings.TrimPrefix(string(word), "fpexcept."))))
		}
	}
	operands, ok := i.valuesOf(inst.Args[:min(len(inst.Args), in.ImmediateAt.At(0))])
	if !ok {
		return nil, false
	}
	if !fitsRow(def, len(operands), len(i.resultTypes(inst))) {
		return refused()
	}
	return i.b.Create(loc, def, operands, i.resultTypes(inst), attrs...), true
}

// metaArg returns the metadata that argument k is, nil if it is none.
func metaArg(inst *text.Inst, k int) text.Metadata {
	if k < len(inst.Args) {
		if m, ok := inst.Args[k].(*text.MetaOperand); ok {
			return m.Meta
		}
	}
	return nil
}
