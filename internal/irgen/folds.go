package irgen

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/complex"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/ub"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apint"
	"github.com/spvc/spvc/spirv"
)

// Folds returns a module with functions that each return the results of an operation of kind def:
// of arguments, of one argument given twice, of special constants in each place and in pairs of
// places, of undefined values, and of results of the same operation. Further functions hold the
// operation with other types. most bounds the number of functions. It returns nil if the
// generator cannot make the operation, or if nothing outside a region can hold it.
func (g *Generator) Folds(seed uint64, def *ir.OpDef, most int) *ir.Operation {
	if len(def.Successors) > 0 || slices.Contains(def.Traits, ir.Trait(ir.Terminator)) || slices.Contains(def.Traits, ir.Trait(ir.Symbol)) ||
		slices.ContainsFunc(def.Traits, func(t ir.Trait) bool { _, parent := t.(ir.ParentTrait); return parent }) {
		return nil
	}
	top := g.Module(seed, []*ir.OpDef{def})
	f := &folds{maker: newMaker(g, seed, 0), top: top, most: most}
	f.ctx, f.b = top.Context(), ir.NewBuilder(top.Context(), nil)
	var found []*ir.Operation
	top.Walk(func(op *ir.Operation) {
		if op.Info().Def == def {
			found = append(found, op)
		}
	})
	body := top.Region(0).First()
	last := body.Last()
	for _, op := range found {
		f.variants(op)
	}
	if f.made == 0 || !ir.Verify(top) {
		return nil
	}
	if !usesSymbols(def) {
		for last != nil {
			last, _ = last.Prev(), last
			body.First().Erase()
		}
	}
	return top
}

// folds makes the functions of Folds.
type folds struct {
	*maker
	top        *ir.Operation
	made, most int
}

// place is what stands in the place of an operand.
type place struct {
	constant ir.Attribute // a constant, or nil
	poison   bool
	same     int // the argument of another operand, counted from 1
	nested   int // the result of a clone whose operands are the rows of places, counted from 1
}

// variants makes the functions for one operation, first with its own types.
func (f *folds) variants(op *ir.Operation) {
	types := op.OperandTypes()
	f.withTypes(op, types, op.ResultTypes(), f.most/2)
	var distinct []ir.Type
	for _, t := range slices.Concat(types, op.ResultTypes()) {
		if !slices.Contains(distinct, t) {
			distinct = append(distinct, t)
		}
	}
	for _, text := range foldTypes {
		t, _ := ir.ParseType(f.ctx, text)
		for _, old := range distinct {
			if t != old && op.NumRegions() == 0 {
				f.withTypes(op, replaced(types, old, t), replaced(op.ResultTypes(), old, t), f.most/4)
			}
		}
	}
}

// foldTypes are the types that take the place of those of an operation.
var foldTypes = []string{"i32", "f32", "index", "i1", "vector<2xi32>", "i8", "i64", "f64", "f16", "vector<4xf32>", "complex<f32>", "bf16", "vector<1xi1>"}

func replaced(types []ir.Type, old, t ir.Type) []ir.Type {
	out := slices.Clone(types)
	for i := range out {
		if out[i] == old {
			out[i] = t
		}
	}
	return out
}

// withTypes makes at most most functions for an operation with types in the place of its own.
func (f *folds) withTypes(op *ir.Operation, operands, results []ir.Type, most int) {
	left := min(most, f.most-f.made)
	try := func(rows ...[]place) bool {
		if left <= 0 || !f.function(op, operands, results, rows) {
			return false
		}
		left--
		return true
	}
	n := len(operands)
	row := func(at int, p place) []place {
		places := make([]place, n)
		if at < n {
			places[at] = p
		}
		return places
	}
	if !try(row(n, place{})) { // the operation is not valid with these types
		return
	}
	f.nestings(operands, results, row, try)
	f.constantPlaces(operands, row, try)
	for i := range n {
		try(row(i, place{poison: true}))
	}
}

// nestings gives one argument to several operands, and results of the operation to itself, with
// constants beside them.
func (f *folds) nestings(operands, results []ir.Type, row func(int, place) []place, try func(...[]place) bool) {
	n := len(operands)
	for i := 1; i < min(n, 4); i++ {
		for k := range i {
			if operands[i] == operands[k] {
				try(row(i, place{same: k + 1}))
			}
		}
	}
	for i := range min(n, 2) {
		if len(results) == 0 || operands[i] != results[0] {
			continue
		}
		try(row(n, place{}), row(i, place{nested: 1}))
		if n == 1 {
			continue
		}
		for k := range 2 {
			inner, outer := f.specials(operands[k]), f.specials(operands[1-i])
			if len(inner) > 3 && len(outer) > 3 {
				places := row(i, place{nested: 1})
				places[1-i] = place{constant: outer[3]}
				try(row(k, place{constant: inner[2]}), places)
			}
		}
	}
}

// constantPlaces gives special constants to each operand, and to pairs of operands. Further operands
// are constants too in every second function with a pair.
func (f *folds) constantPlaces(operands []ir.Type, row func(int, place) []place, try func(...[]place) bool) {
	values := make([][]ir.Attribute, len(operands))
	for i, t := range operands {
		values[i] = f.specials(t)
		for _, c := range values[i] {
			try(row(i, place{constant: c}))
		}
	}
	for i := range operands {
		for k := i + 1; k < len(operands); k++ {
			for a, x := range values[i] {
				for b, y := range values[k] {
					places := row(i, place{constant: x})
					places[k] = place{constant: y}
					for o := range operands {
						if n := len(values[o]); o != i && o != k && n > 0 && (a+b)%2 == 0 {
							places[o] = place{constant: values[o][(a+b/2)%n]}
						}
					}
					try(places)
				}
			}
		}
	}
}

// function adds a function with a clone of op for each row of places. The function returns the results of the last clone. The result says whether the operations are valid.
func (f *folds) function(op *ir.Operation, operands, results []ir.Type, rows [][]place) bool {
	f.b.SetEnd(f.top.Region(0).First())
	fun := fn.NewFunc(f.b, 0, "f"+strconv.Itoa(f.made), f.ctx.Function(nil, results))
	entry := fun.Region(0).First()
	if entry == nil {
		entry = fun.Region(0).AddBlock()
	}
	f.b.SetEnd(entry)
	ok := true
	var made []*ir.Operation
	for _, places := range rows {
		clone := f.clone(op, operands, results, places, entry, made)
		ok = ok && clone != nil && ir.VerifyOp(clone)
		made = append(made, clone)
		if !ok {
			break
		}
	}
	if ok {
		f.b.Create(0, fn.Return, made[len(made)-1].Results(), nil)
		fun.SetAttr("function_type", f.ctx.TypeAttr(f.ctx.Function(entry.ArgTypes(), results)))
		ok = ir.Verify(fun.Operation) && (!usesSymbols(op.Info().Def) || ir.Verify(f.top))
	}
	if !ok {
		fun.Erase()
		return false
	}
	f.made++
	return true
}

// clone adds a clone of op. It returns nil if a constant cannot be made.
func (f *folds) clone(op *ir.Operation, operands, results []ir.Type, places []place, entry *ir.Block, made []*ir.Operation) *ir.Operation {
	values := make([]*ir.Value, len(operands))
	for i, p := range places {
		switch {
		case p.same > 0:
			values[i] = values[p.same-1]
		case p.nested > 0:
			values[i] = made[p.nested-1].Result(0)
		case p.poison:
			values[i] = f.b.Create(0, ub.Poison, nil, []ir.Type{operands[i]}, ir.Named("value", f.poison())).Result(0)
		case p.constant != nil:
			if values[i] = f.constant(op, p.constant, operands[i]); values[i] == nil {
				return nil
			}
		default:
			values[i] = entry.AddArg(operands[i], 0)
		}
	}
	m := ir.NewMapping()
	op.Walk(func(inner *ir.Operation) {
		for _, v := range inner.Operands() {
			if inner != op && m.Value(v) == v && !isInside(v, op) {
				m.Map(v, entry.AddArg(v.Type(), 0))
			}
		}
	})
	n := f.b.Insert(f.b.Arena().Clone(op, m))
	n.SetOperands(values)
	for i, t := range results {
		n.Result(i).SetType(t)
	}
	return n
}

// isInside reports whether v is defined inside a region of op.
func isInside(v *ir.Value, op *ir.Operation) bool {
	for b := v.ParentBlock(); b != nil && b.Parent() != nil; b = b.Parent().Block() {
		if b.Parent() == op {
			return true
		}
	}
	return false
}

func (f *folds) poison() ir.Attribute {
	a, _ := ir.ParseAttr(f.ctx, "#ub.poison")
	return a
}

// constant adds a constant for an operand of op.
func (f *folds) constant(op *ir.Operation, value ir.Attribute, t ir.Type) *ir.Value {
	def := arith.Constant
	_, complexNumber := t.(*ir.ComplexType)
	switch {
	case complexNumber:
		def = complex.Constant
	case strings.HasPrefix(op.Name(), "spirv."):
		def = spirv.Constant
	}
	if c := f.b.Create(0, def, nil, []ir.Type{t}, ir.Named("value", value)); ir.VerifyOp(c) {
		return c.Result(0)
	}
	return nil
}

// specials returns constants of type t that folds look for. The order puts two into the third and
// fourth place that no operation ignores.
func (f *folds) specials(t ir.Type) []ir.Attribute {
	switch t := t.(type) {
	case *ir.IntegerType:
		return f.integers(t, t.Width)
	case *ir.IndexType:
		return f.integers(t, 64)
	case *ir.FloatType:
		var as []ir.Attribute
		for _, v := range []float64{0, 1, -2, 0.5, math.Copysign(0, -1), -1, math.Inf(1), math.Inf(-1), math.NaN()} {
			as = append(as, f.ctx.FloatValue(t, v))
		}
		return as
	case *ir.ComplexType:
		var as []ir.Attribute
		for _, text := range []string{"0.0, 0.0", "1.0, 0.0", "0.5, -2.0", "-0.0, 1.0", "0.0, -0.0"} {
			// The type of the parts follows from that of the elements.
			if e := ir.TypeString(t.Element); e[0] != 'i' {
				a, ok := ir.ParseAttr(f.ctx, "["+strings.Replace(text, ", ", " : "+e+", ", 1)+" : "+e+"]")
				if ok {
					as = append(as, a)
				}
			}
		}
		return as
	case *ir.VectorType, *ir.RankedTensorType:
		return f.dense(t.(ir.ShapedType))
	}
	return nil
}

func (f *folds) integers(t ir.Type, width uint32) []ir.Attribute {
	if width == 1 {
		return []ir.Attribute{f.ctx.Int(t, 0), f.ctx.APInt(t, apint.AllOnes(1))}
	}
	var as []ir.Attribute
	for _, v := range []int64{0, 1, 2, 5, -1, int64(width) - 1, int64(width)} {
		as = append(as, f.ctx.APInt(t, apint.NewSigned(width, v)))
	}
	return append(as, f.ctx.APInt(t, apint.MinSigned(width)), f.ctx.APInt(t, apint.MaxSigned(width)))
}

// dense returns splats, and one constant with different elements.
func (f *folds) dense(t ir.ShapedType) []ir.Attribute {
	elems := f.specials(t.ElementType())
	n := int64(0)
	if ir.HasStaticShape(t) {
		n = ir.NumElements(t.Shape())
	}
	if len(elems) == 0 || n == 0 || n > 64 {
		return nil
	}
	var as []ir.Attribute
	for _, e := range elems {
		as = append(as, f.ctx.SplatOf(t, e))
	}
	if v, ok := t.(*ir.VectorType); ok && v.IsScalable() {
		return as
	}
	list := make([]ir.Attribute, n)
	for i := range list {
		list[i] = elems[i%len(elems)]
	}
	return append(as, f.ctx.DenseOf(t, list))
}
