package passes

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
)

// NewUnifyAliased returns the pass spirv-unify-aliased-resource. It merges variables
// that are declared `aliased` and share a descriptor, and redirects accesses to the
// remaining variable. If the types of a descriptor's variables do not fit together, the
// pass does not change them.
func NewUnifyAliased() *pass.Pass {
	return &pass.Pass{
		Name: "spirv-unify-aliased-resource", Class: "SPIRVUnifyAliasedResourcePass", Op: spirv.Module.Name,
		Summary: "Unify access of multiple aliased resources into access of one single resource",
		Run: func(op *ir.Operation, r *pass.Run) bool {
			return unify(op, pass.Analysis(r, op, "ResourceAliasAnalysis", aliasedVars))
		},
	}
}

// aliasedName is the discardable attribute of variables that overlap others.
const aliasedName = "aliased"

// unify merges the aliased variables of module, grouped by descriptor.
func unify(module *ir.Operation, aliased [][]*ir.Operation) bool {
	u := &unifier{replacements: map[*ir.Operation]*ir.Operation{}, symbols: ir.NewSymbolNames(module)}
	for _, vars := range aliased {
		if i := canonicalVar(vars); i >= 0 {
			for _, v := range vars {
				u.replacements[v] = vars[i]
			}
		}
	}
	t := rewrite.NewTarget()
	t.AddDynamicOp(func(op *ir.Operation) bool { return u.source(op) == nil },
		spirv.GlobalVariable, spirv.AddressOf, spirv.AccessChain, spirv.Load, spirv.Store)
	t.AddLegalDialect("spirv")
	if !rewrite.ConvertPartial([]*ir.Operation{module}, t, rewrite.NewPatternSet(u.patterns()...)) {
		return false
	}
	for _, vars := range aliasedVars(module) {
		if len(vars) == 1 {
			vars[0].SetAttr(aliasedName, nil)
		}
	}
	return true
}

// aliasedVars returns the aliased variables of a module, grouped by descriptor, in the
// order of each group's first variable.
func aliasedVars(module *ir.Operation) [][]*ir.Operation {
	type descriptor struct{ set, binding ir.Attribute }
	at := map[descriptor]int{}
	var all [][]*ir.Operation
	for op := module.Region(0).First().First(); op != nil; op = op.Next() {
		if !op.Is(spirv.GlobalVariable) {
			continue
		}
		d := descriptor{op.Attr("descriptor_set"), op.Attr("binding")}
		if _, aliased := op.Attr(aliasedName).(*ir.UnitAttr); !aliased || d.set == nil || d.binding == nil {
			continue
		}
		i, ok := at[d]
		if !ok {
			i = len(all)
			at[d] = i
			all = append(all, nil)
		}
		all[i] = append(all[i], op)
	}
	return all
}

// runtimeElement returns the element type of a variable that is a block of one
// runtime array, or nil.
func runtimeElement(v *ir.Operation) ir.Type {
	ptr := spirv.GlobalVariableOp{Operation: v}.Pointer()
	if ptr == nil {
		return nil
	}
	s, ok := ptr.Pointee.(*spirv.StructType)
	if !ok || len(s.Members()) != 1 {
		return nil
	}
	if a, ok := s.Members()[0].Type.(*spirv.RuntimeArrayType); ok {
		return a.Element
	}
	return nil
}

// canonicalVar chooses the variable through which all of vars, which share a
// descriptor, can be accessed: the smallest vector, so that accesses stay vectors
// without partial updates, or else the smallest scalar. It returns -1 if there is none.
// Sizes must be multiples of the chosen variable's element size, and scalars must be
// multiples of its component size.
func canonicalVar(vars []*ir.Operation) int {
	best, bestBytes := -1, int64(0)
	vectors := false
	for i, v := range vars {
		t := runtimeElement(v)
		vec, isVector := t.(*ir.VectorType)
		if t == nil || !isVector && !spirv.IsScalar(t) {
			return -1
		}
		if isVector && ir.NumElements(vec.Shape())%2 != 0 {
			return -1 // a vector of three has the layout of a vector of four
		}
		n, ok := spirv.SizeInBytes(t)
		if !ok {
			return -1
		}
		if best < 0 || isVector && !vectors || isVector == vectors && n < bestBytes {
			best, bestBytes, vectors = i, n, vectors || isVector
		}
	}
	unit := componentBits(runtimeElement(vars[best]))
	for _, v := range vars {
		t := runtimeElement(v)
		n, _ := spirv.SizeInBytes(t)
		if _, isVector := t.(*ir.VectorType); isVector == vectors && n%bestBytes != 0 || componentBits(t)%unit != 0 {
			return -1
		}
	}
	return best
}

// componentBits returns the width of a scalar or of the components of a vector.
func componentBits(t ir.Type) uint32 { return spirv.BitWidth(ir.ElementTypeOrSelf(t)) }

// sameWidth reports whether a and b are scalars of the same width.
func sameWidth(a, b ir.Type) bool {
	return spirv.IsScalar(a) && spirv.IsScalar(b) && spirv.BitWidth(a) == spirv.BitWidth(b)
}

// sameShape reports whether a and b are both scalars or both vectors.
func sameShape(a, b ir.Type) bool { return spirv.IsScalar(a) == spirv.IsScalar(b) }

// unifier rewrites accesses to variables that are replaced by others.
type unifier struct {
	replacements map[*ir.Operation]*ir.Operation
	symbols      *ir.SymbolNames
}

// source returns the variable that op is or accesses if another variable replaces it,
// or else nil.
func (u *unifier) source(op *ir.Operation) *ir.Operation {
	for op != nil {
		switch {
		case op.Is(spirv.GlobalVariable):
			if to := u.replacements[op]; to == nil || to == op {
				return nil
			}
			return op
		case op.Is(spirv.AddressOf):
			ref, _ := op.Prop(0).(*ir.SymbolRefAttr)
			if ref == nil {
				return nil
			}
			op = u.symbols.Lookup(ref.Root)
		case op.Is(spirv.AccessChain), op.Is(spirv.Load), op.Is(spirv.Store):
			op = op.Operand(0).DefiningOp()
		default:
			return nil
		}
	}
	return nil
}

func (u *unifier) patterns() []*rewrite.Pattern {
	on := func(name string, def *ir.OpDef, f func(*ir.Operation, rewrite.Adaptor, *rewrite.Rewriter) bool) *rewrite.Pattern {
		return rewrite.ConvertOp(name, nil, def, f)
	}
	return []*rewrite.Pattern{
		on("ConvertVariable", spirv.GlobalVariable, func(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			rw.Erase(op)
			return true
		}),
		on("ConvertAddressOf", spirv.AddressOf, func(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			v := spirv.GlobalVariableOp{Operation: u.replacements[u.source(op)]}
			rw.ReplaceByNew(op, spirv.AddressOf, nil, []ir.Type{v.Type()}, ir.Named("variable", rw.Context().SymbolRef(v.SymbolName())))
			return true
		}),
		on("ConvertAccessChain", spirv.AccessChain, u.accessChain),
		on("ConvertLoad", spirv.Load, unifiedLoad),
		on("ConvertStore", spirv.Store, unifiedStore),
	}
}

// accessChain scales the last index to the element size of the replacement.
func (u *unifier) accessChain(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	def := op.Operand(0).DefiningOp()
	if def == nil || !def.Is(spirv.AddressOf) {
		return rw.Fail("base ptr not addressof op")
	}
	v := u.source(op)
	from, to := runtimeElement(v), runtimeElement(u.replacements[v])
	n := op.NumOperands() - 1
	indices := make([]*ir.Value, n, n+1)
	for i := range indices {
		indices[i] = op.Operand(i + 1)
	}
	if from != to && !sameWidth(from, to) && n > 0 {
		size, _ := spirv.SizeInBytes(from)
		other, _ := spirv.SizeInBytes(to)
		last := indices[n-1]
		constant := func(v int64) *ir.Value { return spirv.NewSplat(&rw.Builder, op.Loc(), last.Type(), v) }
		binary := func(def *ir.OpDef, by *ir.Value) *ir.Value {
			return rw.Create(op.Loc(), def, []*ir.Value{last, by}, []ir.Type{last.Type()}).Result(0)
		}
		switch {
		case sameShape(from, to):
			indices[n-1] = binary(spirv.IMul, constant(size/other))
		case spirv.IsScalar(from):
			// An additional index selects the component of a vector.
			ratio := constant(other / size)
			indices[n-1] = binary(spirv.SDiv, ratio)
			indices = append(indices, binary(spirv.SMod, ratio))
		default:
			return rw.Fail("unsupported src/dst types for spirv.AccessChain")
		}
	}
	return replaceChain(op, ad.Operand(0), indices, rw)
}

func replaceChain(op *ir.Operation, base *ir.Value, indices []*ir.Value, rw *rewrite.Rewriter) bool {
	t, wrong := spirv.PointerToElement(base.Type(), indices)
	if t == nil {
		return rw.Fail(wrong)
	}
	rw.ReplaceByNew(op, spirv.AccessChain, append([]*ir.Value{base}, indices...), []ir.Type{t})
	return true
}

// pointee returns the pointee type of the pointer v.
func pointee(v *ir.Value) ir.Type { return v.Type().(*spirv.PointerType).Pointee }

// unifiedLoad loads through a pointer to another type. It casts a value of the same
// width, and combines several loads for a wider one.
func unifiedLoad(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	from, to := pointee(op.Operand(0)), pointee(ad.Operand(0))
	loc := op.Loc()
	if from != to && !sameWidth(from, to) && !sameShape(from, to) {
		return rw.Fail("unsupported src/dst types for spirv.Load")
	}
	v := rw.Create(loc, spirv.Load, []*ir.Value{ad.Operand(0)}, []ir.Type{to}).Result(0)
	switch {
	case from == to:
	case sameWidth(from, to):
		v = rw.Create(loc, spirv.Bitcast, []*ir.Value{v}, []ir.Type{from}).Result(0)
	default:
		if v = gather(op, v, ad.Operand(0), from, rw); v == nil {
			return false
		}
	}
	rw.Replace(op, v)
	return true
}

// gather loads the values after first, which was loaded from ptr, and combines them
// into one value of type t.
func gather(op *ir.Operation, first, ptr *ir.Value, t ir.Type, rw *rewrite.Rewriter) *ir.Value {
	part := first.Type()
	size, _ := spirv.SizeInBytes(t)
	each, _ := spirv.SizeInBytes(part)
	ratio := size / each
	chain := ptr.DefiningOp()
	switch {
	case ratio > 4:
		rw.Fail("more than 4 components")
		return nil
	case chain == nil || !chain.Is(spirv.AccessChain):
		rw.Fail("ptr not spirv.AccessChain")
		return nil
	}
	loc, ctx := op.Loc(), rw.Context()
	operands := make([]*ir.Value, chain.NumOperands())
	for i := range operands {
		operands[i] = chain.Operand(i)
	}
	last := &operands[len(operands)-1]
	one := spirv.NewSplat(&rw.Builder, loc, ctx.I32(), 1)
	parts := []*ir.Value{first}
	for range ratio - 1 {
		*last = rw.Create(loc, spirv.IAdd, []*ir.Value{*last, one}, []ir.Type{ctx.I32()}).Result(0)
		next := rw.Create(loc, spirv.AccessChain, operands, []ir.Type{ptr.Type()}).Result(0)
		parts = append(parts, rw.Create(loc, spirv.Load, []*ir.Value{next}, []ir.Type{part}).Result(0))
	}
	vector, ok := t.(*ir.VectorType)
	if !ok {
		// Lower components are lower bits.
		vector = ctx.Vector([]int64{ratio}, part)
	} else if elem := vector.ElementType(); elem != ir.ElementTypeOrSelf(part) {
		cast := elem
		if n := each / int64(spirv.BitWidth(elem)/8); n > 1 {
			cast = ctx.Vector([]int64{n}, elem)
		}
		for i, p := range parts {
			parts[i] = rw.Create(loc, spirv.Bitcast, []*ir.Value{p}, []ir.Type{cast}).Result(0)
		}
	}
	v := rw.Create(loc, spirv.CompositeConstruct, parts, []ir.Type{vector}).Result(0)
	if !ok {
		v = rw.Create(loc, spirv.Bitcast, []*ir.Value{v}, []ir.Type{t}).Result(0)
	}
	return v
}

// unifiedStore stores scalars through a pointer to another type of the same width.
func unifiedStore(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	from, to := pointee(op.Operand(0)), pointee(ad.Operand(0))
	if !spirv.IsScalar(from) || !spirv.IsScalar(to) {
		return rw.Fail("not scalar type")
	}
	if !sameWidth(from, to) {
		return rw.Fail("different bitwidth")
	}
	v := ad.Operand(1)
	if from != to {
		v = rw.Create(op.Loc(), spirv.Bitcast, []*ir.Value{v}, []ir.Type{to}).Result(0)
	}
	rw.ReplaceByNew(op, spirv.Store, []*ir.Value{ad.Operand(0), v}, nil, op.Attrs()...)
	return true
}
