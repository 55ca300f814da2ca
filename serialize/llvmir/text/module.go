package text

// Module is a file of LLVM IR.
type Module struct {
	Types
	// ID is the name in the comment ; ModuleID = '…'. The printer leaves the comment out if it is empty.
	ID string
	// SourceFilename, DataLayout and Triple are the texts of the lines at the head of the file.
	SourceFilename, DataLayout, Triple string
	// Asm is the text of all lines module asm, joined with line ends.
	Asm       string
	Globals   []*Global
	Aliases   []*Alias
	IFuncs    []*Alias
	Functions []*Function
	NamedMeta []*NamedMeta
	// MetaKinds lists kinds of attachments that LLVM does not define, in the order of their numbers.
	// Attachments are printed in this order. Kinds that are missing follow.
	MetaKinds []string
	// addressed is what AddressedBlocks returns.
	addressed map[*Block]bool
}

// AddressedBlocks returns the blocks whose addresses the text of a parsed module takes. The value is true for those whose address stands
// before the body of their function. The caller must not change the result.
func (m *Module) AddressedBlocks() map[*Block]bool {
	if m.addressed == nil {
		return map[*Block]bool{}
	}
	return m.addressed
}

// Linkage is what globals, functions and aliases have in common. Texts are LLVM's keywords; an empty text
// is the default.
type Linkage struct {
	// Linkage is private, internal, linkonce_odr and so on.
	Linkage string
	// DSOLocal is the keyword dso_local. The printer leaves it out where other keywords imply it.
	DSOLocal bool
	// Visibility is hidden or protected.
	Visibility string
	// DLL is dllimport or dllexport.
	DLL string
	// UnnamedAddr is unnamed_addr or local_unnamed_addr.
	UnnamedAddr string
	// TLS is the model of a thread_local global: generaldynamic, localdynamic, initialexec or localexec.
	TLS string
	// AddrSpace is the address space of the global's pointer.
	AddrSpace          uint64
	Section, Partition string
	Comdat             *Comdat
	// Align is 0 if there is no alignment.
	Align    uint64
	Metadata []Attachment
	typ      *Type
}

// Type returns the pointer type of the global's address.
func (l *Linkage) Type() *Type { return l.typ }

// Comdat is a COMDAT group.
type Comdat struct {
	Name string
	// Selection is any, exactmatch, largest, nodeduplicate or samesize.
	Selection string
}

// Global is a global variable.
type Global struct {
	Linkage
	// Name is empty for a global that the printer numbers.
	Name string
	// ValueType is the type of the variable.
	ValueType             *Type
	Constant              bool
	ExternallyInitialized bool
	// Init is nil for a declaration.
	Init Value
	// CodeModel is tiny, small, kernel, medium, large or empty.
	CodeModel string
	// Sanitize are keywords such as no_sanitize_address.
	Sanitize []string
	Attrs    Attrs
}

// Alias is an alias or an ifunc.
type Alias struct {
	Linkage
	Name      string
	ValueType *Type
	// Target is the aliasee or the resolver.
	Target Value
}

// Function is a function with a body, or the declaration of a function.
type Function struct {
	Linkage
	Name string
	// Sig is the function type.
	Sig *Type
	// CC is the calling convention: fastcc, cc 99 and so on. The C convention is the empty text.
	CC string
	// Attrs are the attributes of the function itself, which the printer writes as a group.
	Attrs    Attrs
	RetAttrs Attrs
	Params   []*Param
	GC       string
	// Prefix, Prologue and Personality are constants, nil if missing.
	Prefix, Prologue, Personality Value
	// Blocks is empty for a declaration.
	Blocks []*Block
	// Order lists the blocks in the order in which their terminators were built, nil if this is the order of
	// Blocks. The comments with predecessors of blocks name the block that was built last first.
	Order []*Block
}

// Param is a parameter of a function.
type Param struct {
	Name  string
	Attrs Attrs
	typ   *Type
}

// Type returns the type of the parameter.
func (p *Param) Type() *Type { return p.typ }

// Block is a basic block.
type Block struct {
	// Name is empty for a block that the printer numbers.
	Name  string
	Insts []*Inst
	// Records are debug records behind the last instruction, which stand in blocks under construction only.
	Records []*Record
	// Parent is the function of the block.
	Parent *Function
}

// Type returns the type of labels.
func (b *Block) Type() *Type { return Label }

// NamedMeta is a line such as !llvm.ident = !{!0}.
type NamedMeta struct {
	Name  string
	Nodes []*Node
}

// NewModule returns an empty module.
func NewModule(name string) *Module { return &Module{ID: name, SourceFilename: name} }

// NewGlobal adds a variable of the type in the address space.
func (m *Module) NewGlobal(name string, typ *Type, space uint64, init Value) *Global {
	g := &Global{Name: name, ValueType: typ, Init: init}
	g.AddrSpace, g.typ = space, m.Pointer(space)
	m.Globals = append(m.Globals, g)
	return g
}

// NewFunction adds a function with parameters of the types of sig.
func (m *Module) NewFunction(name string, sig *Type) *Function {
	f := &Function{Name: name, Sig: sig}
	f.SetAddrSpace(m, parseLayout(m.DataLayout).program)
	for _, t := range sig.Elems {
		f.Params = append(f.Params, &Param{typ: t})
	}
	m.Functions = append(m.Functions, f)
	return f
}

// NewAlias adds an alias of target.
func (m *Module) NewAlias(name string, typ *Type, target Value) *Alias {
	a := &Alias{Name: name, ValueType: typ, Target: target}
	a.typ = target.Type()
	m.Aliases = append(m.Aliases, a)
	return a
}

// NewIFunc adds a function whose address resolver computes at load time.
func (m *Module) NewIFunc(name string, typ *Type, resolver Value) *Alias {
	a := &Alias{Name: name, ValueType: typ, Target: resolver}
	a.typ = resolver.Type()
	m.IFuncs = append(m.IFuncs, a)
	return a
}

// SetAddrSpace puts the function into an address space.
func (f *Function) SetAddrSpace(m *Module, space uint64) {
	f.AddrSpace, f.typ = space, m.Pointer(space)
}

// NewBlock adds a block to the function.
func (f *Function) NewBlock(name string) *Block {
	b := &Block{Name: name, Parent: f}
	f.Blocks = append(f.Blocks, b)
	return b
}

// Add adds the instruction to the block and returns it.
func (b *Block) Add(i *Inst) *Inst {
	if len(b.Records) > 0 {
		i.Records = append(b.Records, i.Records...)
		b.Records = nil
	}
	b.Insts = append(b.Insts, i)
	return i
}

// AddRecord adds a debug record behind the instructions that the block has so far.
func (b *Block) AddRecord(r *Record) { b.Records = append(b.Records, r) }

// AddNamedMeta adds nodes to the named metadata, which it makes if the module has none of the name.
func (m *Module) AddNamedMeta(name string, nodes ...*Node) {
	for _, n := range m.NamedMeta {
		if n.Name == name {
			n.Nodes = append(n.Nodes, nodes...)
			return
		}
	}
	m.NamedMeta = append(m.NamedMeta, &NamedMeta{Name: name, Nodes: nodes})
}
