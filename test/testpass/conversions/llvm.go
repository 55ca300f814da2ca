package conversions

import (
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewConvertFunctions returns the pass test-convert-func-op, which makes functions of the dialect llvm of those whose types are scalar.
func NewConvertFunctions() *pass.Pass {
	return &pass.Pass{
		Name: "test-convert-func-op", Class: "(anonymous namespace)::TestConvertFuncOp", Op: ir.Module.Name,
		Summary: "Tests conversion of `func.func` to `llvm.func` for different attributes",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			target := rewrite.NewTarget()
			target.AddLegalDialect("llvm")
			return rewrite.ConvertPartial([]*ir.Operation{op}, target, rewrite.NewPatternSet(toLLVM(scalarTypes(op.Context()))...))
		},
	}
}

// NewConvertCalls returns the pass test-convert-call-op, which also knows types of the dialect test.
func NewConvertCalls() *pass.Pass {
	return &pass.Pass{
		Name: "test-convert-call-op", Class: "(anonymous namespace)::TestConvertCallOp", Op: ir.Module.Name,
		Summary: "Tests conversion of `func.call` to `llvm.call` in presence of custom types",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			ctx := op.Context()
			parse := func(text string) ir.Type {
				t, _ := ir.ParseType(ctx, text)
				return t
			}
			conv, pointer := scalarTypes(ctx), parse("!llvm.ptr")
			opaque, simple := parse("!test.test_type"), parse("!test.smpla")
			rewrite.AddRule(conv, func(t ir.Type) (ir.Type, bool) {
				switch t {
				case opaque:
					return pointer, true
				case simple:
					return ctx.I(42), true
				}
				return nil, false
			})
			target := rewrite.NewTarget()
			target.AddLegalDialect("llvm")
			target.AddIllegalDialect("test", "func")
			return rewrite.ConvertPartial([]*ir.Operation{op}, target, rewrite.NewPatternSet(append(toLLVM(conv),
				rewrite.ConvertNamed("TestTypeProducerOpConverter", conv, "test.type_producer", func(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
					return replace(rw, op, "llvm.mlir.zero", nil, []ir.Type{pointer})
				}))...))
		},
	}
}

// scalarTypes returns the converter of the types that need no descriptor.
func scalarTypes(ctx *ir.Context) *rewrite.TypeConverter {
	conv := &rewrite.TypeConverter{}
	rewrite.AddRule(conv, func(t *ir.IntegerType) (ir.Type, bool) { return t, true })
	rewrite.AddRule(conv, func(t *ir.FloatType) (ir.Type, bool) { return t, true })
	rewrite.AddRule(conv, func(*ir.IndexType) (ir.Type, bool) { return ctx.I64(), true })
	cast := func(b *ir.Builder, t ir.Type, vs []*ir.Value, loc ir.Location) *ir.Value {
		return b.Create(loc, ir.UnrealizedCast, vs, []ir.Type{t}).Result(0)
	}
	conv.AddSourceMaterialization(cast)
	conv.AddTargetMaterialization(cast)
	conv.AddArgumentMaterialization(cast)
	return conv
}

// toLLVM returns the patterns of functions, calls and returns. A function with more than one result stays.
func toLLVM(conv *rewrite.TypeConverter) []*rewrite.Pattern {
	return []*rewrite.Pattern{
		rewrite.ConvertOp("function to llvm", conv, fn.Func, func(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			return functionToLLVM(op, conv, rw)
		}),
		rewrite.ConvertOp("call to llvm", conv, fn.Call, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			types, ok := conv.ConvertTypes(op.ResultTypes())
			if !ok || len(types) > 1 {
				return rw.Fail("more than one result")
			}
			return replace(rw, op, "llvm.call", ad.Operands, types, op.Attrs()...)
		}),
		rewrite.ConvertOp("return to llvm", conv, fn.Return, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			return len(ad.Operands) <= 1 && replace(rw, op, "llvm.return", ad.Operands, nil)
		}),
	}
}

// cInterface marks functions that C calls: by a function with a prefix in its name.
const cInterface = "llvm.emit_c_interface"

func functionToLLVM(op *ir.Operation, conv *rewrite.TypeConverter, rw *rewrite.Rewriter) bool {
	m, _ := ir.OpInterface[ir.FunctionModel](op.Info())
	t := m.FunctionType(op)
	sig := conv.ConvertSignature(t.Inputs)
	results, ok := conv.ConvertTypes(t.Results)
	if sig == nil || !ok || len(results) > 1 {
		return rw.Fail("a type of the signature cannot be converted")
	}
	if op.Region(0).First() != nil && rw.ConvertRegionTypes(op.Region(0), conv, sig) == nil {
		return rw.Fail("an argument cannot be converted")
	}
	result := llvm.Void(rw.Context())
	if len(results) > 0 {
		result = results[0]
	}
	to := llvm.Function(result, sig.Types, false)
	attrs := func(name string) []ir.NamedAttribute {
		out := []ir.NamedAttribute{ir.Named("sym_name", rw.Context().String(name)), ir.Named("function_type", rw.Context().TypeAttr(to))}
		for _, a := range op.Attrs() {
			if a.Name != "sym_name" && a.Name != "function_type" {
				out = append(out, a)
			}
		}
		return out
	}
	name := ir.SymbolName(op)
	f := newLLVMFunction(rw, op.Loc(), attrs(name))
	rw.InlineRegionBefore(op.Region(0), f.Region(0), nil)
	if op.Attr(cInterface) != nil {
		outer, callee := newLLVMFunction(rw, op.Loc(), attrs("_mlir_ciface_"+name)), name
		if f.Region(0).Empty() {
			outer, callee = f, "_mlir_ciface_"+name
		}
		at := rw.InsertionPoint()
		entry := rw.NewBlockIn(outer.Region(0), nil, sig.Types, op.Loc())
		call := create(rw, op.Loc(), "llvm.call", entry.Args(), results, ir.Named("callee", rw.Context().SymbolRef(callee)))
		create(rw, op.Loc(), "llvm.return", call.Results(), nil)
		rw.SetInsertionPoint(at)
	}
	rw.Erase(op)
	return true
}

func newLLVMFunction(rw *rewrite.Rewriter, loc ir.Location, attrs []ir.NamedAttribute) *ir.Operation {
	return rw.Build(&ir.OperationState{Loc: loc, Info: rw.Context().OpInfo("llvm.func"), Attrs: attrs, Regions: []*ir.Region{nil}})
}
