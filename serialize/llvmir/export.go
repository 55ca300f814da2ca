// Package llvmir turns modules of the llvm dialect into LLVM IR.
//
// Export builds the model of package text, which prints the text:
//
//	m, ok := llvmir.Export(module, llvmir.Options{})
//	if ok {
//		os.Stdout.WriteString(text.Print(m, 19))
//	}
package llvmir

import (
	"github.com/spvc/spvc/dialect/dlti"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize/llvmir/text"
)

// Options selects what Export writes beyond what MLIR writes. The zero value matches mlir-translate.
type Options struct {
	// Intrinsics writes debug information about variables as calls of intrinsics, not as records.
	Intrinsics bool
}

// moduleName is the name of modules that MLIR translates.
const moduleName = "LLVMDialectModule"

// Export returns the LLVM IR of module, a verified builtin.module. It emits an error and returns false if
// LLVM IR cannot express a part of the module.
func Export(module *ir.Operation, o Options) (*text.Module, bool) {
	if !module.Is(ir.Module) {
		return nil, module.EmitOpError("can not be translated to an LLVMIR module")
	}
	e := newExporter(module, o)
	if !e.module() {
		return nil, false
	}
	return e.m, true
}

// exporter is the state of one export.
type exporter struct {
	m    *text.Module
	top  *ir.Operation
	ctx  *ir.Context
	opts Options
	// old is true for MLIR 19, which exports fewer constants.
	old bool

	types   map[ir.Type]*text.Type
	values  map[*ir.Value]text.Value
	blocks  map[*ir.Block]*text.Block
	globals map[string]*text.Global
	funcs   map[string]*text.Function
	aliases map[string]*text.Alias
	comdats map[string]*text.Comdat
	simple  map[*ir.OpDef]text.Op
	// paramNames are the attributes of parameters that LLVM gets.
	paramNames map[string]bool
	// bodies holds the functions with their operations, in the order of the module.
	bodies []functionBody
	meta   metaState

	// fn and block are where instructions go. block is nil in the initializer of a global.
	fn    *text.Function
	block *text.Block
	// loc is the location of the instructions, nil outside of functions with debug information.
	loc *text.Node
}

type functionBody struct {
	op *ir.Operation
	fn *text.Function
}

func newExporter(module *ir.Operation, o Options) *exporter {
	e := &exporter{
		m: text.NewModule(moduleName), top: module, ctx: module.Context(), opts: o, old: module.Context().MLIR() == 19, types: map[ir.Type]*text.Type{},
		values: map[*ir.Value]text.Value{}, blocks: map[*ir.Block]*text.Block{}, globals: map[string]*text.Global{},
		funcs: map[string]*text.Function{}, aliases: map[string]*text.Alias{}, comdats: map[string]*text.Comdat{}, simple: simpleOps(),
		paramNames: wordSet(paramAttrNames + newParamAttrNames),
	}
	return e
}

// module exports everything. The order is that of MLIR, since named metadata and declarations of intrinsics
// follow it.
func (e *exporter) module() bool {
	if !e.layoutAndTriple() {
		return false
	}
	if lines, ok := e.top.Attr("llvm.module_asm").(*ir.ArrayAttr); ok {
		for _, a := range lines.Elements {
			if line, ok := a.(*ir.StringAttr); ok {
				e.m.Asm += line.Value + "\n"
			}
		}
	}
	if e.old {
		e.debugFlags()
	}
	if !(e.comdatGroups() && e.signatures() && e.globalVariables() && e.moduleMeta() && e.others() && e.functionBodies()) {
		return false
	}
	if !e.old {
		e.debugFlags()
	}
	return true
}

// layoutAndTriple sets the lines at the head of the file.
func (e *exporter) layoutAndTriple() bool {
	if layout, ok := e.top.Attr("llvm.data_layout").(*ir.StringAttr); ok {
		e.m.DataLayout = layout.Value
	} else if spec, ok := e.top.Attr(dlti.LayoutSpecName).(*dlti.LayoutSpec); ok {
		if !e.dataLayout(spec) {
			return false
		}
	}
	e.m.Triple = e.top.StringAttr("llvm.target_triple")
	return true
}

// body calls f with each operation of the module until f returns false.
func (e *exporter) body(f func(op *ir.Operation) bool) bool {
	for b := e.top.Region(0).First(); b != nil; b = b.Next() {
		for op := b.First(); op != nil; op = op.Next() {
			if !f(op) {
				return false
			}
		}
	}
	return true
}

func (e *exporter) comdatGroups() bool {
	return e.body(func(op *ir.Operation) bool {
		if !op.Is(llvm.Comdat) {
			return true
		}
		for s := op.Region(0).First().First(); s != nil; s = s.Next() {
			name := s.StringAttr("sym_name")
			if e.comdats[name] != nil {
				return s.EmitError("comdat selection symbols must be unique even in different comdat regions")
			}
			e.comdats[name] = &text.Comdat{Name: name, Selection: keyword(llvm.Comdats, s, "comdat")}
		}
		return true
	})
}

// others exports what is neither a function nor a global.
func (e *exporter) others() bool {
	// Modules within are not part of the LLVM module: transforms leave empty ones, and those of kernels are for other devices.
	known := []*ir.OpDef{llvm.Func, llvm.Global, llvm.Alias, llvm.IFunc, llvm.GlobalCtors, llvm.GlobalDtors, llvm.Comdat, ir.Module, gpu.Module}
	return e.body(func(op *ir.Operation) bool {
		for _, def := range known {
			if op.Is(def) {
				return true
			}
		}
		return e.operation(op)
	})
}

// unsupported reports an operation that has no translation.
func unsupported(op *ir.Operation) bool {
	dialect, _, _ := cutName(op.Name())
	if dialect == "llvm" {
		return op.EmitError("unsupported or non-LLVM operation: " + op.Name())
	}
	return op.EmitError("cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for op: " + op.Name())
}

func cutName(name string) (dialect, mnemonic string, ok bool) {
	for i := range len(name) {
		if name[i] == '.' {
			return name[:i], name[i+1:], true
		}
	}
	return name, "", false
}

// keyword returns the word of the case that the attribute of op holds, which LLVM has as well. It is empty if
// the attribute is absent.
func keyword(e *ir.EnumClass, op *ir.Operation, name string) string {
	n, ok := number(op.Attr(name))
	if !ok {
		return ""
	}
	return word(e, n)
}

func word(e *ir.EnumClass, n uint64) string {
	for i := range e.Cases {
		if e.Cases[i].Value == n {
			return e.Cases[i].Keyword
		}
	}
	return ""
}

// number returns the number that an attribute is: an integer or a case of an enumeration.
func number(a ir.Attribute) (uint64, bool) {
	switch a := a.(type) {
	case *ir.EnumAttr:
		return a.Value, true
	case *ir.IntegerAttr:
		n, ok := a.Int64()
		return uint64(n), ok
	}
	return 0, false
}

// attrOf returns an attribute that older versions call by another name.
func attrOf(op *ir.Operation, name, older string) ir.Attribute {
	if a := op.Attr(name); a != nil {
		return a
	}
	return op.Attr(older)
}

func numberOr0(a ir.Attribute) uint64 {
	n, _ := number(a)
	return n
}
