package passes

import (
	"example.com/toy/toy"

	"github.com/spvc/spvc/conversion/affinetoscf"
	"github.com/spvc/spvc/conversion/arithtollvm"
	"github.com/spvc/spvc/conversion/cftollvm"
	"github.com/spvc/spvc/conversion/functollvm"
	"github.com/spvc/spvc/conversion/llvmtypes"
	"github.com/spvc/spvc/conversion/memreftollvm"
	"github.com/spvc/spvc/conversion/scftocf"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewLowerToLLVM returns the pass toy-to-llvm: it converts what toy-to-affine made to the llvm dialect. The patterns of spvc do so in
// several steps, from affine over scf and cf; only toy.print needs a pattern of this module.
func NewLowerToLLVM() *pass.Pass {
	return &pass.Pass{
		Name: "toy-to-llvm", Class: "ToyToLLVMLoweringPass", Op: ir.Module.Name,
		Summary: "Lower affine loops and toy.print to the llvm dialect",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			t := llvmtypes.NewTarget()
			t.AddLegalOp(ir.Module)
			c := llvmtypes.New(op.Context(), llvmtypes.Options{})
			ps := scftocf.AddPatterns(affinetoscf.AddPatterns(nil))
			ps = memreftollvm.AddPatterns(c, arithtollvm.AddPatterns(c, ps))
			ps = functollvm.AddPatterns(c, cftollvm.AddAssertPattern(c, cftollvm.AddPatterns(c, ps)))
			ps = append(ps, rewrite.ConvertOp("print to calls", nil, toy.Print, callPrintf))
			return rewrite.ConvertFull([]*ir.Operation{op}, t, rewrite.NewPatternSet(ps...))
		},
	}
}

// callPrintf replaces toy.print by loops that call printf for each element, and for the end of each row.
func callPrintf(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	m, ok := op.Operand(0).Type().(*ir.MemRefType)
	if !ok || !ir.HasStaticShape(m) {
		return rw.Fail("only memory of a known shape can be printed")
	}
	module := op.ParentOf(ir.Module)
	if module == nil || !rw.MayEdit(module.Region(0).First()) {
		return rw.Fail("there is no module")
	}
	p := printer{rw: rw, module: module, loc: op.Loc()}
	p.declare()
	format := p.text("frmt_spec", "%f ")
	newline := p.text("nl", "\n")

	b := &rw.Builder
	var indices []*ir.Value
	for i, n := range m.Shape() {
		loop := scf.NewFor(b, p.loc, arith.NewIndex(b, p.loc, 0), arith.NewIndex(b, p.loc, n), arith.NewIndex(b, p.loc, 1))
		indices = append(indices, loop.Body().Arg(0))
		rw.SetEnd(loop.Body())
		if i < len(m.Shape())-1 {
			p.call(newline)
		}
		scf.NewYield(b, p.loc)
		rw.SetStart(loop.Body())
	}
	p.call(format, memref.NewLoad(b, p.loc, op.Operand(0), indices...))
	rw.Erase(op)
	return true
}

// printer makes calls of printf.
type printer struct {
	rw     *rewrite.Rewriter
	module *ir.Operation
	loc    ir.Location
}

// printfType returns the type of `int printf(const char *, ...)`.
func printfType(c *ir.Context) *llvm.FunctionType {
	return llvm.Function(c.I32(), []ir.Type{llvm.Pointer(c, 0)}, true)
}

// atStart calls f with the insertion point at the start of the module.
func (p printer) atStart(f func()) {
	saved := p.rw.InsertionPoint()
	p.rw.SetStart(p.module.Region(0).First())
	f()
	p.rw.SetInsertionPoint(saved)
}

// declare declares printf unless the module does.
func (p printer) declare() {
	if ir.LookupSymbol(p.module, "printf") == nil {
		p.atStart(func() { llvm.NewFunc(&p.rw.Builder, p.module.Loc(), "printf", printfType(p.rw.Context())) })
	}
}

// text returns the address of a global constant of the module that holds a text.
func (p printer) text(name, text string) *ir.Value {
	c := p.rw.Context()
	text += "\x00"
	array := llvm.Array(c.I(8), uint64(len(text)))
	if ir.LookupSymbol(p.module, name) == nil {
		p.atStart(func() {
			p.rw.CreateWithRegions(p.loc, llvm.Global, nil, nil, 1, ir.Named("sym_name", c.String(name)), ir.Named("global_type", c.TypeAttr(array)),
				ir.Named("linkage", llvm.LinkageOf(c, llvm.LinkageInternal)), ir.Named("constant", c.Unit()), ir.Named("value", c.String(text)),
				ir.Named("addr_space", c.Int(c.I32(), 0)))
		})
	}
	b, pointer := &p.rw.Builder, llvm.Pointer(c, 0)
	global := p.rw.Create(p.loc, llvm.AddressOf, nil, []ir.Type{pointer}, ir.Named("global_name", c.SymbolRef(name))).Result(0)
	zero := llvm.NewConstant(b, p.loc, c.I64(), c.Int(c.Index(), 0))
	return llvm.NewGEP(b, p.loc, pointer, array, global, llvm.IndexOf(zero), llvm.IndexOf(zero))
}

func (p printer) call(args ...*ir.Value) {
	c := p.rw.Context()
	call := llvm.NewCall(&p.rw.Builder, p.loc, "printf", c.I32(), args...)
	call.SetAttr("var_callee_type", c.TypeAttr(printfType(c)))
}
