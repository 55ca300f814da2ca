package conversions

import (
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// The operations of the test dialect that make tuples and read their elements.
const (
	makeTuple    = "test.make_tuple"
	tupleElement = "test.get_tuple_element"
)

// flattened returns the types in t, those in tuples inside of it included.
func flattened(t *ir.TupleType) []ir.Type {
	types := []ir.Type{}
	for _, e := range t.Types {
		if inner, ok := e.(*ir.TupleType); ok {
			types = append(types, flattened(inner)...)
		} else {
			types = append(types, e)
		}
	}
	return types
}

// takeApart reads all elements of v, those of tuples inside of it instead of the tuples.
func takeApart(b *ir.Builder, v *ir.Value, loc ir.Location) []*ir.Value {
	t, ok := v.Type().(*ir.TupleType)
	if !ok {
		return []*ir.Value{v}
	}
	c := b.Context()
	var vs []*ir.Value
	for i, e := range t.Types {
		element := b.Build(&ir.OperationState{Loc: loc, Info: c.OpInfo(tupleElement), Operands: []*ir.Value{v}, Results: []ir.Type{e},
			Attrs: []ir.NamedAttribute{ir.Named("index", c.Int(c.I32(), int64(i)))}})
		vs = append(vs, takeApart(b, element.Result(0), loc)...)
	}
	return vs
}

// putTogether makes a tuple of type t with the elements vs.
func putTogether(b *ir.Builder, t ir.Type, vs []*ir.Value, loc ir.Location) *ir.Value {
	tuple, ok := t.(*ir.TupleType)
	if !ok {
		return vs[0]
	}
	var elements []*ir.Value
	for _, e := range tuple.Types {
		n := 1
		if inner, ok := e.(*ir.TupleType); ok {
			n = len(flattened(inner))
		}
		elements = append(elements, putTogether(b, e, vs[:n], loc))
		vs = vs[n:]
	}
	return b.Build(&ir.OperationState{Loc: loc, Info: b.Context().OpInfo(makeTuple), Operands: elements, Results: []ir.Type{t}}).Result(0)
}

// NewDecomposeTypes returns the pass test-decompose-call-graph-types, which passes the elements of tuples to functions and back.
func NewDecomposeTypes() *pass.Pass {
	return &pass.Pass{
		Name: "test-decompose-call-graph-types", Class: "(anonymous namespace)::TestDecomposeCallGraphTypes", Op: ir.Module.Name,
		Summary: "Decomposes types at call graph boundaries.",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			conv := &rewrite.TypeConverter{}
			rewrite.AddRule(conv, func(t ir.Type) (ir.Type, bool) { return t, true })
			rewrite.AddRuleN(conv, func(t *ir.TupleType) ([]ir.Type, bool) { return flattened(t), true })
			conv.AddArgumentMaterialization(func(b *ir.Builder, t ir.Type, vs []*ir.Value, loc ir.Location) *ir.Value {
				return putTogether(b, t, vs, loc)
			})
			target := rewrite.NewTarget()
			target.AddLegalDialect("test")
			target.AddDynamicOp(conv.IsLegalOp, fn.Return, fn.Call)
			target.AddDynamicOp(func(op *ir.Operation) bool {
				m, _ := ir.OpInterface[ir.FunctionModel](op.Info())
				return conv.IsLegalSignature(m.FunctionType(op))
			}, fn.Func)
			return rewrite.ConvertPartial([]*ir.Operation{op}, target, rewrite.NewPatternSet(
				decomposeCall(conv), functionTypes(conv, fn.Func),
				rewrite.ConvertOp("DecomposeCallGraphTypesForReturnOp", conv, fn.Return, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
					rw.ReplaceByNew(op, fn.Return, decomposed(rw, op, ad), nil)
					return true
				})))
		},
	}
}

// decomposed returns the operands of op, of tuples the elements.
func decomposed(rw *rewrite.Rewriter, op *ir.Operation, ad rewrite.Adaptor) []*ir.Value {
	var vs []*ir.Value
	for _, v := range ad.Operands {
		vs = append(vs, takeApart(&rw.Builder, v, op.Loc())...)
	}
	return vs
}

func decomposeCall(conv *rewrite.TypeConverter) *rewrite.Pattern {
	return rewrite.ConvertOp("DecomposeCallGraphTypesForCallOp", conv, fn.Call, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		operands := decomposed(rw, op, ad)
		types, ok := conv.ConvertTypes(op.ResultTypes())
		if !ok {
			return rw.Fail("a result cannot be converted")
		}
		call := rw.Create(op.Loc(), fn.Call, operands, types, op.Attrs()...)
		rest := call.Results()
		out := make([]*ir.Value, op.NumResults())
		for i, v := range op.Results() {
			ts, _ := conv.ConvertN(v.Type())
			switch len(ts) {
			case 0:
			case 1:
				out[i] = rest[0]
			default:
				out[i] = putTogether(&rw.Builder, v.Type(), rest[:len(ts)], op.Loc())
			}
			rest = rest[len(ts):]
		}
		rw.Replace(op, out...)
		return true
	})
}
