package llvmir

import (
	"math/big"
	"strconv"
	"strings"

	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apint"
	"github.com/spvc/spvc/serialize/llvmir/text"
)

// ownFuncAttrs are attributes of functions that passthrough leaves out. The second list is that of versions after MLIR 19, which is not
// a superset of the first.
var ownFuncAttrs = [2]string{
	`aarch64_in_za aarch64_inout_za aarch64_new_za aarch64_out_za aarch64_preserves_za aarch64_pstate_sm_body aarch64_pstate_sm_compatible
aarch64_pstate_sm_enabled alwaysinline approx-func-fp-math convergent denormal-fp-math denormal-fp-math-f32 fp-contract frame-pointer memory
no-infs-fp-math no-nans-fp-math no-signed-zeros-fp-math noinline nounwind optnone target-features tune-cpu unsafe-fp-math vscale_range willreturn`,
	`aarch64_in_za aarch64_inout_za aarch64_new_za aarch64_out_za aarch64_preserves_za aarch64_pstate_sm_body aarch64_pstate_sm_compatible
aarch64_pstate_sm_enabled alwaysinline convergent denormal-fp-math denormal-fp-math-f32 fp-contract frame-pointer inlinehint
instrument-function-entry instrument-function-exit memory no-infs-fp-math no-nans-fp-math no-signed-zeros-fp-math noinline nounwind optnone
target-features tune-cpu uwtable vscale_range willreturn`,
}

// attrList returns attributes as texts and pairs of texts, without those in skip.
func (i *importer) attrList(list text.Attrs, skip map[string]bool) []ir.Attribute {
	var out []ir.Attribute
	for _, a := range list.Sorted() {
		if skip[a.Name] {
			continue
		}
		value := a.Arg
		if !a.Quoted {
			n, isNumber := a.Number()
			switch {
			case isNumber:
				value = strconv.FormatUint(n, 10)
			case a.Type != nil || a.Arg != "":
				i.ctx.EmitWarning(i.attrLoc, "'"+a.Name+"' attribute is invalid on current operation, skipping it")
				continue
			}
		}
		var entry ir.Attribute = i.ctx.String(a.Name)
		if value != "" {
			entry = i.ctx.Array([]ir.Attribute{entry, i.ctx.String(value)})
		}
		out = append(out, entry)
	}
	return out
}

func wordSet(words string) map[string]bool {
	out := map[string]bool{}
	for _, w := range strings.Fields(words) {
		out[w] = true
	}
	return out
}

// functionAttrs sets the attributes of a function.
func (i *importer) functionAttrs(f *text.Function, op *ir.Operation) {
	i.attrLoc = op.Loc()
	i.effects(f.Attrs, op)
	list := ownFuncAttrs[0]
	if i.modern {
		list = ownFuncAttrs[1]
	}
	if i.skipAttrs == nil {
		i.skipAttrs = wordSet(list)
	}
	if pass := i.attrList(f.Attrs, i.skipAttrs); len(pass) > 0 {
		op.SetAttr("passthrough", i.ctx.Array(pass))
	}
	for _, r := range wordAttrs {
		if f.Attrs.Get(r.llvm) != nil && attrIn(op, r.mlir) {
			op.SetAttr(r.mlir, i.ctx.Unit())
		}
	}
	i.streaming(f, op)
	if a := f.Attrs.Get("vscale_range"); a != nil {
		n, _ := a.Number()
		const half = 32
		op.SetAttr("vscale_range", llvm.VScaleRange(i.ctx, int64(n>>half), int64(uint32(n))))
	}
	if a := f.Attrs.Get("frame-pointer"); a != nil {
		if llvm.FramePointerKinds.HasIn(a.Arg, i.ctx.MLIR()) {
			op.SetAttr("frame_pointer", i.ctx.Enum(llvm.FramePointerAttrDef, enumValue(llvm.FramePointerKinds, a.Arg)))
		}
	}
	i.textAttrs(f, op)
	if a := f.Attrs.Get("uwtable"); a != nil && i.modern {
		word := "async"
		if a.Arg == "sync" {
			word = a.Arg
		}
		op.SetAttr("uwtable_kind", i.ctx.Enum(llvm.UWTableAttrDef, enumValue(llvm.UWTableKinds, word)))
	}
}

// attrIn reports whether the operation has the inherent attribute in the version.
func attrIn(op *ir.Operation, name string) bool {
	for k := range op.Def().Attrs {
		if d := &op.Def().Attrs[k]; d.Name == name {
			return d.Versions.Has(op.Context().MLIR())
		}
	}
	return false
}

// effects sets what the attribute memory says. The attribute of accesses to all memory is left out.
func (i *importer) effects(list text.Attrs, op *ir.Operation) {
	a := list.Get("memory")
	if a == nil {
		return
	}
	arg, hidden, other := a.Effects()
	if arg&hidden&other == llvm.ModRefReadWrite {
		return
	}
	op.SetAttr(llvm.MemoryEffectsName(i.ctx), llvm.MemoryEffects(i.ctx, uint64(other), uint64(arg), uint64(hidden)))
}

// streaming sets the modes of functions for ARM, of which a function has one of each group.
func (i *importer) streaming(f *text.Function, op *ir.Operation) {
	const modes = 3
	for _, group := range [...][]struct{ mlir, llvm string }{
		{{"arm_streaming", "aarch64_pstate_sm_enabled"}, {"arm_locally_streaming", "aarch64_pstate_sm_body"}, {"arm_streaming_compatible", "aarch64_pstate_sm_compatible"}},
		unitAttrs[modes:],
	} {
		for _, r := range group {
			if f.Attrs.Get(r.llvm) != nil {
				op.SetAttr(r.mlir, i.ctx.Unit())
				break
			}
		}
	}
}

// textAttrs sets the attributes that are texts or truth values.
func (i *importer) textAttrs(f *text.Function, op *ir.Operation) {
	for _, r := range textAttrs {
		a := f.Attrs.Get(r.llvm)
		if a == nil || !a.Quoted || !attrIn(op, r.mlir) {
			continue
		}
		if strings.HasSuffix(r.mlir, "_fp_math") && !strings.HasPrefix(r.mlir, "denormal") {
			op.SetAttr(r.mlir, i.ctx.Bool(a.Arg == "true"))
			continue
		}
		op.SetAttr(r.mlir, i.ctx.String(a.Arg))
	}
	if a := f.Attrs.Get("target-features"); a != nil && a.Quoted {
		var list []ir.Attribute
		for _, w := range strings.Split(a.Arg, ",") {
			if w != "" {
				list = append(list, i.ctx.String(w))
			}
		}
		op.SetAttr("target_features", llvm.NewAttr(i.ctx, llvm.TargetFeaturesDef, llvm.Field{Name: "features", Value: list}))
	}
}

// paramAttrNames are the attributes of parameters that MLIR knows, as llvm.NAME. MLIR 19 lacks the last one.
const (
	paramAttrNames = `align alignstack allocalign allocptr byref byval dereferenceable dereferenceable_or_null inalloca inreg nest noalias nocapture
nofree nonnull noundef preallocated readnone readonly returned signext sret writeonly zeroext`
	newParamAttrNames = ` range`
)

// paramAttrs returns the dictionary of the attributes of a parameter or a result.
func (i *importer) paramAttrs(list text.Attrs) *ir.DictionaryAttr {
	if i.paramNames == nil {
		words := paramAttrNames
		if i.modern {
			words += newParamAttrNames
		}
		i.paramNames = wordSet(words)
	}
	var out []ir.NamedAttribute
	for k := range list {
		a := &list[k]
		name := a.Name
		if name == "captures" && a.Arg == "none" {
			name = "nocapture"
		}
		if a.Quoted || !i.paramNames[name] {
			continue
		}
		if v := i.paramAttr(a, name); v != nil {
			out = append(out, ir.Named("llvm."+name, v))
		}
	}
	return i.ctx.Dictionary(out)
}

func (i *importer) paramAttr(a *text.Attr, name string) ir.Attribute {
	switch {
	case name == "range":
		low, high, _ := strings.Cut(a.Arg, ",")
		t := i.typ(a.Type)
		l, h := i.bound(t, low), i.bound(t, high)
		if l == nil || h == nil {
			return nil
		}
		return llvm.NewAttr(i.ctx, llvm.ConstantRangeDef, llvm.Field{Name: "lower", Value: l}, llvm.Field{Name: "upper", Value: h})
	case a.Type != nil:
		return i.ctx.TypeAttr(i.typ(a.Type))
	case name == "nocapture":
		return i.ctx.Unit()
	}
	if n, ok := a.Number(); ok {
		return i.i64(int64(n))
	}
	return i.ctx.Unit()
}

// bound returns a bound of a range as an attribute, nil if the text is no number.
func (i *importer) bound(t ir.Type, s string) ir.Attribute {
	it, ok := t.(*ir.IntegerType)
	if !ok {
		return nil
	}
	const decimal = 10
	n, ok := new(big.Int).SetString(strings.TrimSpace(s), decimal)
	if !ok {
		return nil
	}
	v, _ := apint.FromBig(it.Width, n)
	return i.ctx.APInt(it, v)
}

// argAttrs sets the attributes of the parameters and the result of a function or a call.
func (i *importer) argAttrs(op *ir.Operation, args []text.Attrs, result text.Attrs) {
	any := false
	list := make([]ir.Attribute, len(args))
	for k, a := range args {
		d := i.paramAttrs(a)
		any = any || len(a) > 0 && (len(d.Entries) > 0 || !op.Is(llvm.Func))
		list[k] = d
	}
	if any {
		op.SetAttr("arg_attrs", i.ctx.Array(list))
	}
	if len(result) > 0 {
		op.SetAttr("res_attrs", i.ctx.Array([]ir.Attribute{i.paramAttrs(result)}))
	}
}
