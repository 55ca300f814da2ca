package llvmir

import (
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize/llvmir/text"
)

// ImportOptions selects how Import reads a module. The zero value matches mlir-translate.
type ImportOptions struct {
	// Warnings emits warnings about what the import drops.
	Warnings bool
	// DropElements leaves the elements of composite types of debug information out.
	DropElements bool
	// Unregistered makes calls of all intrinsics llvm.call_intrinsic.
	Unregistered bool
	// LiteralStructs gives structs no names.
	LiteralStructs bool
	// Instruction, if not nil, may import instructions in place of Import.
	Instruction InstructionImport
}

// InstructionImport imports an instruction at the place of b. result is the type of the result, nil if there is none. operands returns the
// values of the operands, which it imports if they are constants. The function returns the operation whose first result is that of the
// instruction, or nil to leave the instruction to Import.
type InstructionImport func(b *ir.Builder, loc ir.Location, i *text.Inst, result ir.Type, operands func() []*ir.Value) *ir.Operation

// Import returns the module of the llvm dialect for a module of LLVM IR, in the operations of the context's version. It emits an error
// and returns false if the dialect cannot express a part of m. The module is not verified.
func Import(ctx *ir.Context, m *text.Module, o ImportOptions) (*ir.Operation, bool) {
	i := newImporter(ctx, m, o)
	ok := i.dataLayout() && i.comdats() && i.metadata() && i.globals() && i.functions() && i.aliases() && i.ifuncs()
	if !ok || i.failed {
		return nil, false
	}
	i.moduleAttrs()
	return i.top, true
}

// importer is the state of one import.
type importer struct {
	ctx    *ir.Context
	m      *text.Module
	layout text.Layout
	opts   ImportOptions
	top    *ir.Operation
	body   *ir.Block
	b      *ir.Builder
	// modern is true for versions after MLIR 19.
	modern bool

	types     map[*text.Type]ir.Type
	typeSizes map[*text.Type]uint64
	// failed is true after an error that a function without a result for it has emitted.
	failed bool
	// suffixes are the numbers that make names of structs unique.
	suffixes map[string]int
	consts   constTable
	// constants is the number of constants that are imported.
	constants int
	simple    map[text.Op]*ir.OpDef
	intrin    map[string]*ir.OpDef

	// lastGlobal is the global behind which the next one goes, nil if there is none.
	lastGlobal *ir.Operation
	comdatOp   *ir.Operation
	comdatRefs map[*text.Comdat]*ir.SymbolRefAttr
	nameless   map[*text.Global]string
	namelessID int
	names      map[string]bool

	meta       importedMeta
	debug      importedDebug
	words      *text.Describer
	debugKinds map[string]debugImport
	phis       map[*text.Inst]map[*text.Block]text.Value

	blockNumbers map[*text.Block]uint32
	taken        map[*text.Block]bool

	// The state of a function or an initializer.
	fn *text.Function
	// current is the block whose instructions are imported.
	current *text.Block
	values  map[text.Value]*ir.Value
	blocks  map[*text.Block]*ir.Block
	// constBlock is where constants go, behind lastConst if there is one.
	constBlock *ir.Block
	lastConst  *ir.Operation
	// inConstant is true while a constant is imported.
	inConstant bool
	// variables are the debug records to import at the end of the function.
	variables []*text.Record

	// attrLoc is the location of warnings about attributes. skipAttrs and paramNames are sets of names.
	attrLoc               ir.Location
	skipAttrs, paramNames map[string]bool
}

func newImporter(ctx *ir.Context, m *text.Module, o ImportOptions) *importer {
	i := &importer{
		ctx: ctx, m: m, layout: m.Layout(), opts: o, modern: ctx.MLIR() > 19, types: map[*text.Type]ir.Type{}, typeSizes: map[*text.Type]uint64{}, suffixes: map[string]int{},
		simple: map[text.Op]*ir.OpDef{}, comdatRefs: map[*text.Comdat]*ir.SymbolRefAttr{}, nameless: map[*text.Global]string{},
		phis: map[*text.Inst]map[*text.Block]text.Value{},
	}
	for def, op := range simpleOps() {
		if op != text.Br {
			i.simple[op] = def
		}
	}
	i.top = ctx.NewModule(ctx.FileLineColLoc(m.SourceFilename, 0, 0))
	i.body = i.top.Region(0).First()
	i.b = ir.NewBuilder(ctx, nil)
	i.enter(nil)
	return i
}

// enter begins a function, or an initializer if f is nil.
func (i *importer) enter(f *text.Function) {
	i.fn, i.values, i.blocks, i.variables = f, map[text.Value]*ir.Value{}, map[*text.Block]*ir.Block{}, nil
}

func (i *importer) moduleLoc() ir.Location { return i.top.Loc() }

// describer returns what writes parts of the module for messages.
func (i *importer) describer() *text.Describer {
	if i.words == nil {
		i.words = text.NewDescriber(i.m, int(i.ctx.MLIR()))
	}
	return i.words
}

// describe returns the text of a value.
func (i *importer) describe(v text.Value) string { return i.describer().Value(v) }

// describeInst returns the text of an instruction.
func (i *importer) describeInst(inst *text.Inst) string { return i.describer().Inst(i.fn, inst) }

// describeNode returns the text of a node.
func (i *importer) describeNode(n text.Metadata) string { return i.describer().Meta(n) }

// comdats imports the groups of globals, then those of functions.
func (i *importer) comdats() bool {
	for _, g := range i.m.Globals {
		i.comdat(g.Comdat)
	}
	for _, f := range i.m.Functions {
		i.comdat(f.Comdat)
	}
	return true
}

const comdatName = "__llvm_global_comdat"

func (i *importer) comdat(c *text.Comdat) {
	if c == nil || i.comdatRefs[c] != nil {
		return
	}
	if i.comdatOp == nil {
		i.b.SetEnd(i.body)
		i.comdatOp = i.b.CreateWithRegions(i.moduleLoc(), llvm.Comdat, nil, nil, 1, ir.Named("sym_name", i.ctx.String(comdatName)))
		i.comdatOp.Region(0).AddBlock()
		i.lastGlobal = i.comdatOp
	}
	i.b.SetEnd(i.comdatOp.Region(0).First())
	i.b.Create(i.moduleLoc(), llvm.ComdatSelector, nil, nil, ir.Named("sym_name", i.ctx.String(c.Name)),
		ir.Named("comdat", i.enumInt(llvm.Comdats, c.Selection)))
	i.comdatRefs[c] = i.ctx.SymbolRef(comdatName, c.Name)
}

// enumInt returns the number of a keyword as an attribute of 64 bits.
func (i *importer) enumInt(e *ir.EnumClass, keyword string) ir.Attribute {
	return i.i64(int64(enumValue(e, keyword)))
}

// enumValue returns the number of a keyword, 0 if there is none.
func enumValue(e *ir.EnumClass, keyword string) uint64 {
	for k := range e.Cases {
		if e.Cases[k].Keyword == keyword {
			return e.Cases[k].Value
		}
	}
	return 0
}

func (i *importer) i64(n int64) ir.Attribute { return i.ctx.Int(i.ctx.I64(), n) }

func (i *importer) i32(n int64) ir.Attribute { return i.ctx.Int(i.ctx.I32(), n) }

// globalPlace moves the builder behind the last global, or to the start of the module.
func (i *importer) globalPlace() {
	if i.lastGlobal != nil {
		i.b.SetAfter(i.lastGlobal)
	} else {
		i.b.SetStart(i.body)
	}
}

// moduleAttrs sets what newer versions keep of the module besides its data layout.
func (i *importer) moduleAttrs() {
	if !i.modern {
		return
	}
	i.top.SetAttr("llvm.target_triple", i.ctx.String(i.m.Triple))
	lines := []ir.Attribute{}
	for rest := i.m.Asm; rest != ""; {
		line, after, _ := cutLine(rest)
		if line != "" {
			lines = append(lines, i.ctx.String(line))
		}
		rest = after
	}
	i.top.SetAttr("llvm.module_asm", i.ctx.Array(lines))
}

func cutLine(s string) (line, after string, found bool) {
	for k := range len(s) {
		if s[k] == '\n' {
			return s[:k], s[k+1:], true
		}
	}
	return s, "", false
}
