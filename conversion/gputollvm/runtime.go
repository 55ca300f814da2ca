// Package gputollvm converts what hosts do with devices to calls of a runtime library: memory, streams of work, events, and launches, whose arguments become those
// that a kernel in LLVM IR has.
package gputollvm

import (
	"github.com/spvc/spvc/conversion/llvmtypes"
	"github.com/spvc/spvc/dialect/async"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// Options are how launches pass memrefs to kernels.
type Options struct {
	// BarePointers passes one pointer. Sizes passes the size in bytes behind each memref, whose shape must be static.
	BarePointers, Sizes bool
}

// AddPatterns appends the patterns to ps, teaches c the types of the dialects gpu and async, and completes the target t.
func (o Options) AddPatterns(c *llvmtypes.Converter, t *rewrite.Target, ps []*rewrite.Pattern) []*rewrite.Pattern {
	addTypes(c)
	t.AddLegalOp(gpu.Module, gpu.BinaryOp)
	t.AddDynamicOp(c.IsLegalOp, gpu.LaunchFunc)
	t.AddDynamicOp(c.IsLegalOp, async.Await, async.Execute, async.Yield)
	ps = addStructural(c, ps)
	add := func(def *ir.OpDef, f func(a *at) bool) {
		ps = append(ps, rewrite.ConvertOp(def.Name+" to runtime call", &c.TypeConverter, def, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			for _, v := range ad.Operands {
				if !llvm.Compatible(v.Type()) {
					return rw.Fail("Cannot convert if operands aren't of LLVM type.")
				}
			}
			module := op.ParentOf(ir.Module)
			if module == nil || !rw.MayEdit(module.Region(0).First()) {
				return rw.Fail("no module declares the runtime")
			}
			return f(&at{c: c, op: op, ad: ad, rw: rw, b: &rw.Builder, loc: op.Loc(), module: module})
		}))
	}
	add(gpu.Alloc, (*at).alloc)
	add(gpu.Dealloc, (*at).dealloc)
	add(gpu.HostRegister, func(a *at) bool { return a.register("mgpuMemHostRegisterMemRef") })
	add(gpu.HostUnregister, func(a *at) bool { return a.register("mgpuMemHostUnregisterMemRef") })
	add(gpu.Memcpy, (*at).memcpy)
	add(gpu.Memset, (*at).memset)
	add(gpu.SetDefaultDevice, func(a *at) bool {
		a.call("mgpuSetDefaultDevice", nil, a.ad.Operand(0))
		a.rw.Erase(a.op)
		return true
	})
	add(gpu.Wait, (*at).wait)
	add(gpu.LaunchFunc, func(a *at) bool { return a.launch(o) })
	for i := range sparseCalls {
		s := &sparseCalls[i]
		add(s.op, func(a *at) bool { return s.convert(a) })
	}
	add(gpu.CreateDnTensor, (*at).createDense)
	add(gpu.DestroyDnTensor, (*at).destroyDense)
	add(gpu.Create2To4SpMat, (*at).create2To4)
	add(gpu.DestroySpMat, (*at).destroySparse)
	add(gpu.SpMMBufferSize, (*at).productSize)
	add(gpu.SpMM, (*at).product)
	add(gpu.SpMatGetSize, (*at).matrixSize)
	return ps
}

func addTypes(c *llvmtypes.Converter) {
	ptr := c.Pointer()
	rewrite.AddRule(&c.TypeConverter, func(t ir.Type) (ir.Type, bool) {
		switch t.TypeDef() {
		case gpu.AsyncTokenDef, gpu.DnTensorDef, gpu.SpMatDef, gpu.SpGEMMDef:
			return ptr, true
		case async.TokenDef:
			return t, true
		case async.ValueDef:
			held := c.Convert(async.Payload(t))
			if held == nil {
				return nil, true
			}
			return async.Value(held), true
		}
		return nil, false
	})
}

// addStructural appends the patterns that convert the types of regions of the async dialect, and that pass tokens of the device on as events.
func addStructural(c *llvmtypes.Converter, ps []*rewrite.Pattern) []*rewrite.Pattern {
	add := func(name string, def *ir.OpDef, f func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool) {
		ps = append(ps, rewrite.ConvertOp(name, &c.TypeConverter, def, f))
	}
	add("types of execute", async.Execute, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		types, ok := c.ConvertTypes(op.ResultTypes())
		if !ok {
			return rw.Fail("a result has no LLVM type")
		}
		now := rw.CreateWithRegions(op.Loc(), async.Execute, ad.Operands, types, 1, op.Attrs()...)
		rw.InlineRegionBefore(op.Region(0), now.Region(0), nil)
		if rw.ConvertRegionTypes(now.Region(0), &c.TypeConverter, nil) == nil {
			return rw.Fail("an argument has no LLVM type")
		}
		rw.Replace(op, now.Results()...)
		return true
	})
	add("types of await", async.Await, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		rw.Replace(op, async.NewAwait(&rw.Builder, op.Loc(), ad.Operand(0)).Results()...)
		return true
	})
	add("types of yield", async.Yield, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		for _, v := range op.Operands() {
			if v.Type().TypeDef() == gpu.AsyncTokenDef {
				return rw.Fail("the operation passes a token of the device on")
			}
		}
		rw.ReplaceByNew(op, async.Yield, ad.Operands, nil)
		return true
	})
	add("yield of device token", async.Yield, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		module := op.ParentOf(ir.Module)
		if module == nil || !rw.MayEdit(module.Region(0).First()) {
			return rw.Fail("no module declares the runtime")
		}
		return (&at{c: c, op: op, ad: ad, rw: rw, b: &rw.Builder, loc: op.Loc(), module: module}).yield()
	})
	return ps
}

// at is a place at which operations become calls.
type at struct {
	c      *llvmtypes.Converter
	op     *ir.Operation
	ad     rewrite.Adaptor
	rw     *rewrite.Rewriter
	b      *ir.Builder
	loc    ir.Location
	module *ir.Operation
}

type functionKey struct{ module *ir.Operation }

// call calls the function of the runtime called name, which it declares at the end of the module if it is not there. result is nil for void.
func (a *at) call(name string, result ir.Type, args ...*ir.Value) *ir.Value {
	known := rewrite.Shared(a.rw, functionKey{a.module}, func() map[string]*ir.Operation { return map[string]*ir.Operation{} })
	body := a.module.Region(0).First()
	f := known[name]
	if f == nil || f.Block() != body {
		if f = ir.LookupSymbol(a.module, name); f == nil || !f.Is(llvm.Func) {
			params := make([]ir.Type, len(args))
			for i, v := range args {
				params[i] = v.Type()
			}
			returned := result
			if returned == nil {
				returned = llvm.Void(a.c.Context())
			}
			at := a.b.InsertionPoint()
			a.b.SetEnd(body)
			f = llvm.NewFunc(a.b, a.loc, name, llvm.Function(returned, params, false))
			a.b.SetInsertionPoint(at)
		}
		known[name] = f
	}
	call := llvmtypes.Call(a.b, a.loc, f, args...)
	if call.NumResults() == 0 {
		return nil
	}
	return call.Result(0)
}

// intptr returns the integer as wide as pointers.
func (a *at) intptr() ir.Type { return a.c.Context().I(a.c.PointerBits(0)) }

// number returns a constant of the type that index becomes.
func (a *at) number(n int64) *ir.Value {
	return llvmtypes.IndexConstant(a.b, a.loc, a.c.IndexType(), n)
}

func (a *at) i32(n int64) *ir.Value { return llvm.NewInt(a.b, a.loc, a.c.Context().I32(), n) }

// stream returns the only stream that the operation waits for, and which it returns. It returns nil if there is none.
func (a *at) stream() *ir.Value {
	deps := a.ad.Group(0)
	if len(deps) != 1 || gpu.TokenOf(a.op) == nil {
		return nil
	}
	return deps[0]
}

func (a *at) noStream() bool {
	if len(a.ad.Group(0)) != 1 {
		return a.rw.Fail("Can only convert with exactly one async dependency.")
	}
	return a.rw.Fail("Can convert only async version.")
}

// allocated returns the pointer to the memory of a memref.
func (a *at) allocated(v *ir.Value) *ir.Value {
	d := llvmtypes.DescriptorOf(v)
	return d.Allocated(a.b, a.loc)
}

// plain reports whether a memref converts and has no layout.
func (a *at) plain(t ir.Type) bool {
	m, ok := t.(*ir.MemRefType)
	if !ok || a.c.TypeConverter.Convert(m) == nil {
		return false
	}
	layout := m.LayoutMap()
	return m.Layout == nil || layout != nil && layout.IsIdentity()
}
