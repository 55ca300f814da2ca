package functollvm

import (
	"github.com/spvc/spvc/conversion/llvmtypes"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
)

// wrap makes what lets C call the function n, or n a function of C, if the function asks for that.
func (f *function) wrap(n *ir.Operation, t *llvm.FunctionType) bool {
	if f.bare {
		return true
	}
	if _, ok := f.op.Attr(wrapperAttr).(*ir.UnitAttr); !ok {
		return true
	}
	if t.VarArg {
		return f.op.EmitError("C interface for variadic functions is not supported yet.")
	}
	from := fn.FuncOp{Operation: f.op}.Type()
	wrapper, result := f.c.CWrapper(from)
	if wrapper == nil {
		return f.rw.Fail("an argument of the wrapper has no LLVM type")
	}
	rw := f.rw
	w := llvm.NewFunc(&rw.Builder, f.op.Loc(), "_mlir_ciface_"+ir.SymbolName(f.op), wrapper, f.wrapperAttrs(result != nil)...)
	at := rw.InsertionPoint()
	defer rw.SetInsertionPoint(at)
	if n.Region(0).Empty() {
		f.callC(n, w, from, t, wrapper, result)
	} else {
		f.callFromC(n, w, from, t, wrapper, result)
	}
	return true
}

// wrapperAttrs returns the attributes of a wrapper. moved says that the result is its first argument.
func (f *function) wrapperAttrs(moved bool) []ir.NamedAttribute {
	attrs := f.attrs()
	c := f.rw.Context()
	args, results := f.op.Attr("arg_attrs"), f.op.Attr("res_attrs")
	if list, ok := args.(*ir.ArrayAttr); ok && moved {
		args = c.Array(append([]ir.Attribute{c.Dictionary(nil)}, list.Elements...))
	}
	if args != nil {
		attrs = append(attrs, ir.Named("arg_attrs", args))
	}
	if results != nil && !moved {
		attrs = append(attrs, ir.Named("res_attrs", results))
	}
	return attrs
}

// callFromC gives the wrapper w a body that loads descriptors, calls n, and stores a struct that n returns.
func (f *function) callFromC(n, w *ir.Operation, from *ir.FunctionType, t, wrapper *llvm.FunctionType, result *llvm.StructType) {
	rw, c, loc := f.rw, f.c, f.op.Loc()
	b := &rw.Builder
	entry := rw.NewBlockIn(w.Region(0), nil, wrapper.Params, loc)
	params := entry.Args()
	if result != nil {
		params = params[1:]
	}
	var args []*ir.Value
	for i, in := range from.Inputs {
		v := params[i]
		switch in := in.(type) {
		case *ir.MemRefType:
			args = llvmtypes.UnpackMemRef(b, loc, llvm.NewLoad(b, loc, c.Convert(in), v), len(in.Shape()), args)
		case *ir.UnrankedMemRefType:
			d := llvm.NewLoad(b, loc, c.Convert(in), v)
			args = append(args, llvmtypes.RankOf(b, loc, d), llvmtypes.PointerOf(b, loc, d))
		default:
			args = append(args, v)
		}
	}
	call := llvm.NewCall(b, loc, ir.SymbolName(n), t.Result, args...)
	if result != nil {
		llvm.NewStore(b, loc, call.Result(0), entry.Arg(0))
		rw.Create(loc, llvm.Return, nil, nil)
		return
	}
	f.returnResult(call)
}

func (f *function) returnResult(call *ir.Operation) {
	var vs []*ir.Value
	if call.NumResults() > 0 {
		vs = []*ir.Value{call.Result(0)}
	}
	f.rw.Create(f.op.Loc(), llvm.Return, vs, nil)
}

// alloca puts memory on the stack for a value of type t.
func (f *function) alloca(t ir.Type) *ir.Value {
	b, loc := &f.rw.Builder, f.op.Loc()
	one := llvmtypes.IndexConstant(b, loc, f.c.IndexType(), 1)
	return llvm.NewAlloca(b, loc, f.c.Pointer(), t, one, 0)
}

// spill stores a descriptor on the stack and returns its address.
func (f *function) spill(v *ir.Value) *ir.Value {
	memory := f.alloca(v.Type())
	llvm.NewStore(&f.rw.Builder, f.op.Loc(), v, memory)
	return memory
}

// callC gives n a body that calls the function w of C: it puts descriptors on the stack, and reads a struct that w returns from there.
func (f *function) callC(n, w *ir.Operation, from *ir.FunctionType, t, wrapper *llvm.FunctionType, result *llvm.StructType) {
	rw, c, loc := f.rw, f.c, f.op.Loc()
	b := &rw.Builder
	n.SetAttr("linkage", llvm.LinkageOf(rw.Context(), llvm.LinkagePrivate))
	entry := rw.NewBlockIn(n.Region(0), nil, t.Params, loc)
	params := entry.Args()
	var args []*ir.Value
	if result != nil {
		args = append(args, f.alloca(result))
	}
	for _, in := range from.Inputs {
		used := 1
		switch in := in.(type) {
		case *ir.MemRefType:
			used = 3 + 2*len(in.Shape())
			args = append(args, f.spill(c.PackMemRef(b, loc, in, params[:used])))
		case *ir.UnrankedMemRefType:
			used = 2
			args = append(args, f.spill(c.PackUnranked(b, loc, in, params[:used])))
		default:
			args = append(args, params[0])
		}
		params = params[used:]
	}
	call := llvm.NewCall(b, loc, ir.SymbolName(w), wrapper.Result, args...)
	if result != nil {
		rw.Create(loc, llvm.Return, []*ir.Value{llvm.NewLoad(b, loc, result, args[0])}, nil)
		return
	}
	f.returnResult(call)
}
