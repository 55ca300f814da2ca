// Package serialize turns modules of the spirv dialect into SPIR-V words, and
// words into modules.
//
// Serialize writes a binary section by section (SPIR-V specification 2.4), each into its
// own word buffer. Ids depend only on the module, and are those of mlir-translate: a symbol,
// type, constant or block takes the next id when an op first needs it, a type or constant
// before its parts. Calls for different modules may run in parallel.
package serialize

import (
	"encoding/binary"
	"io"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/encoding"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// generator is the tool in the header. It is 0, because spvc has no registered number.
const generator = 0

// Options selects what Serialize writes beyond what a consumer needs. The zero value
// matches mlir-translate.
type Options struct {
	// OmitSymbolNames leaves out OpName for symbols and identified structs.
	OmitSymbolNames bool
	// DebugInfo adds OpLine from file locations.
	DebugInfo bool
	// AllLocations makes DebugInfo also find the files in names, call sites and fused locations, where
	// mlir-translate does not look.
	AllLocations bool
	// DebugSet writes debug information of the instruction set NonSemantic.Shader.DebugInfo.100 in place
	// of OpLine (docs/debug-info.md). The caller sees to it that the consumer of the binary allows the
	// extension SPV_KHR_non_semantic_info.
	DebugSet bool
	// JoinBlocks writes the header of a selection into the block that holds the selection, if that
	// block is not the header of a loop, and the continue block of a loop into its body, if that is
	// one block. The header of a loop branches to the header of a loop in it. Reading then gives
	// the operations before the selection to its header.
	JoinBlocks bool
	// ShareConstants writes composite constants of the same type and parts once. MLIR writes each row of a constant of several
	// dimensions, even if the rows are equal.
	ShareConstants bool
	// Lossless applies to a module that was read with ReadOptions.Lossless. If the module
	// has not changed since, Serialize writes the words that were read. If only functions
	// have changed, it writes those anew and keeps the other words. After other changes the
	// option has no effect.
	Lossless bool
}

// Serialize returns the words of module, a verified spirv.module. It reports an error and
// returns false if SPIR-V cannot express a part of the module.
func Serialize(module *ir.Operation, o Options) ([]uint32, bool) {
	if !module.Is(spirv.Module) {
		return nil, module.EmitError("expected a 'spirv.module' op, got '" + module.Name() + "'")
	}
	vce, ok := module.Attr("vce_triple").(*spirv.VCE)
	if !ok {
		return nil, module.EmitError("module must have 'vce_triple' attribute to be serializeable")
	}
	if o.Lossless {
		if words, ok := replay(module, o); ok {
			return words, true
		}
	}
	w := newWriter(module, o, vce)
	defer w.release()
	if !w.write() {
		return nil, false
	}
	return w.words(), true
}

func newWriter(module *ir.Operation, o Options, vce *spirv.VCE) *writer {
	return &writer{module: module, ctx: module.Context(), opts: o, vce: vce, encs: encodingTable(module.Context()), next: 1, memory: memories.Get().(*memory)}
}

// writer is the state of one serialization.
type writer struct {
	module *ir.Operation
	ctx    *ir.Context
	opts   Options
	vce    *spirv.VCE
	encs   *encodings
	next   uint32 // the next free id

	*memory
	// pages holds the full pages of the functions' section; functions is the current
	// page.
	pages []section
	// graphEntries and graphs are the sections after the functions. inGraph is true between OpGraphARM and OpGraphEndARM.
	graphEntries, graphs section
	inGraph              bool

	setIDs    map[string]uint32 // ids of the imported extended sets
	typeDecos map[ir.Type][]*ir.ArrayAttr
	open      map[ir.Type]bool // identified structs whose members are being written
	deferred  []deferredPtr    // pointers to structs in open
	// narrowStructs says of structs whether they contain numbers of less than 32 bits.
	narrowStructs map[*spirv.StructType]bool
	funcTypes     map[string]uint32
	list          []symbol
	files         map[string]uint32
	sources       map[string]uint32          // files that have an OpSource
	blocks        map[*spirv.StructType]bool // structs decorated as Block

	// An OpLine applies up to the next one, or to the end of its block.
	lineInGlobals, lineInDeclarations, lineInBody bool

	// epoch marks the symbols that the current entry point has listed.
	epoch uint32
	fn    *functionWriter
	debug *debugInfo // nil without Options.DebugSet
}

// symbol is a function, variable or specialization constant of the module.
type symbol struct {
	op    *ir.Operation
	id    uint32 // 0 until an op needs it
	done  bool
	named bool // has an OpName, or needs none
	// open is set while the definition is being written.
	open bool
	// uses holds the variables and functions that a function names, as indices in the
	// list of symbols.
	uses []uint32
	mark uint32
}

func (w *writer) newID() uint32 {
	w.next++
	return w.next - 1
}

// giveBack frees the id that newID returned last. It has no effect on other ids.
func (w *writer) giveBack(id uint32) {
	if w.next == id+1 {
		w.next = id
	}
}

func (w *writer) write() bool {
	body := w.module.Region(0).First()
	if body == nil {
		return true
	}
	imports := w.declareAll(body)
	if !w.readTypeDecorations() {
		return false
	}
	if w.opts.DebugSet {
		w.debug = newDebugInfo(w)
	}
	ok := w.sites() && w.abiWords() && w.hostMemory()
	stop := w.module.Stop()
	for i := range imports {
		ok = w.defineSymbol(&w.list[i]) && ok
	}
	next := imports // index in the list of symbols, the rest of which is in the order of their ops
	for op := body.First(); op != nil; op = op.Next() {
		if stop.Requested() {
			return false
		}
		switch {
		case next < len(w.list) && w.list[next].op == op:
			ok = w.defineSymbol(&w.list[next]) && ok
			next++
		case w.isImport(op):
		case op.Is(spirv.OpaqueMode):
			// The order matters in graphs alone.
			if code, _ := encoding.OpaqueOpcode(op); graphPartOf(code, w.inGraph) > graphEntry {
				ok = w.opaqueMode(op) && ok
			}
		case op.Is(spirv.ARMGraphEntryPoint):
			if s := w.find(op.Attr("fn")); s != nil {
				w.idOf(s)
			}
		case op.Is(spirv.EntryPoint), op.Is(spirv.ExecutionMode):
		default:
			ok = op.EmitError("unhandled operation serialization")
		}
	}
	for op := body.First(); op != nil; op = op.Next() {
		switch op.Def() {
		case spirv.EntryPoint:
			ok = w.entryPoint(op) && ok
		case spirv.ExecutionMode:
			ok = w.executionMode(op) && ok
		case spirv.ARMGraphEntryPoint:
			ok = w.graphEntry(op) && ok
		case spirv.OpaqueMode:
			if code, _ := encoding.OpaqueOpcode(op); graphPartOf(code, false) <= graphEntry {
				ok = w.opaqueMode(op) && ok
			}
		}
	}
	return ok
}

// isImport reports whether op declares a function, and the version writes such functions before everything else.
func (w *writer) isImport(op *ir.Operation) bool {
	return op.Is(spirv.Func) && op.Region(0).Empty() && w.ctx.MLIR() >= 20
}

// declareAll lists the symbols of the module, those of imports first. It returns the number of imports.
func (w *writer) declareAll(body *ir.Block) int {
	for op := body.First(); op != nil; op = op.Next() {
		if w.isImport(op) {
			w.declare(op)
		}
	}
	imports := len(w.list)
	for op := body.First(); op != nil; op = op.Next() {
		if !w.isImport(op) {
			w.declare(op)
		}
	}
	return imports
}

// declare lists a symbol.
func (w *writer) declare(op *ir.Operation) {
	name, ok := op.Attr(ir.SymbolNameAttr).(*ir.StringAttr)
	if !ok {
		return
	}
	ref := ir.Attribute(w.ctx.SymbolRef(name.Value))
	w.list = append(w.list, symbol{op: op, named: op.Is(spirv.ARMGraph)}) // only entry points name graphs
	w.symbols.insert(ref, uint64(ir.NewHash().AddAttr(ref)), uint32(len(w.list)))
}

// idOf returns the id of s.
func (w *writer) idOf(s *symbol) uint32 {
	if s.id == 0 {
		s.id = w.newID()
	}
	return s.id
}

// define returns the id of s, whose definition is about to be written, and writes its name.
func (w *writer) define(s *symbol) uint32 {
	id := w.idOf(s)
	if !s.named {
		s.named = true
		w.name(id, s.op.StringAttr(ir.SymbolNameAttr))
	}
	return id
}

// symbol returns the symbol that ref names. If there is none, it reports an error at op
// and returns nil.
func (w *writer) symbol(op *ir.Operation, ref ir.Attribute) *symbol {
	s := w.find(ref)
	if s == nil {
		op.EmitOpError("unknown symbol @" + rootOf(ref))
	}
	return s
}

// find returns the symbol that ref names, or nil if there is none.
func (w *writer) find(ref ir.Attribute) *symbol {
	if i := w.symbols.get(ref, uint64(ir.NewHash().AddAttr(ref))); i != 0 {
		return &w.list[i-1]
	}
	return nil
}

func rootOf(ref ir.Attribute) string {
	if r, ok := ref.(*ir.SymbolRefAttr); ok {
		return r.Root
	}
	return ""
}

// defineSymbol writes the op of s unless it was already written for an earlier op that
// needs it.
func (w *writer) defineSymbol(s *symbol) bool {
	if s.done {
		return true
	}
	if s.open {
		return s.op.EmitOpError("depends on itself")
	}
	s.open = true
	ok := false
	switch op := s.op; op.Def() {
	case spirv.Func:
		ok = w.function(s)
	case spirv.GlobalVariable:
		ok = w.globalVariable(s)
	case spirv.SpecConstant:
		ok = w.specConstant(s)
	case spirv.SpecConstantComposite:
		ok = w.specComposite(s)
	case spirv.ARMGraph:
		ok = w.graph(s)
	case spirv.EXTSpecConstantCompositeReplicate:
		ok = w.specReplicate(s)
	case spirv.OpaqueGlobal:
		ok = w.opaqueGlobal(s)
	default:
		return op.EmitError("unhandled operation serialization")
	}
	s.open, s.done = false, true
	return ok
}

// words concatenates the sections.
func (w *writer) words() []uint32 {
	if w.lineInGlobals {
		w.globals.inst(spec.OpNoLine)
	}
	if w.lineInDeclarations {
		w.declarations.inst(spec.OpNoLine)
	}
	var start [64]uint32
	head := section(start[:0])
	for _, c := range w.vce.Capabilities {
		head.inst(spec.OpCapability, uint32(c))
	}
	for _, e := range w.vce.Extensions {
		at := head.begin()
		head.str(spirv.ExtensionName(w.ctx, e))
		head.end(at, spec.OpExtension)
	}
	var model section
	model.inst(spec.OpMemoryModel, enumWord(w.module.Attr("addressing_model")), enumWord(w.module.Attr("memory_model")))
	sections := [...]section{head, w.extensions, w.imports, model, w.entries, w.modes, w.strings, w.names, w.decorations, w.globals, w.declarations}
	pages := append(sections[:], w.pages...)
	pages = append(pages, w.functions, w.graphEntries, w.graphs)
	n := 5
	for _, s := range pages {
		n += len(s)
	}
	out := append(make([]uint32, 0, n), words.Magic, uint32(w.vce.Version), generator, w.next, 0)
	for _, s := range pages {
		out = append(out, s...)
	}
	return out
}

// enumWord returns the value of an enum attribute, or 0 if the attribute is absent.
func enumWord(a ir.Attribute) uint32 {
	if e, ok := a.(*ir.EnumAttr); ok {
		return uint32(e.Value)
	}
	return 0
}

// Bytes returns the bytes of a SPIR-V file with these words, in little-endian order.
func Bytes(words []uint32) []byte { return appendBytes(make([]byte, 0, 4*len(words)), words) }

func appendBytes(b []byte, words []uint32) []byte {
	for _, w := range words {
		b = binary.LittleEndian.AppendUint32(b, w)
	}
	return b
}

// Write writes the bytes of [Bytes] to out without a copy of the whole file.
func Write(out io.Writer, words []uint32) error {
	const chunk = 1 << 13 // number of words per write
	buffer := make([]byte, 0, 4*min(chunk, len(words)))
	for len(words) > 0 {
		n := min(chunk, len(words))
		if _, err := out.Write(appendBytes(buffer, words[:n])); err != nil {
			return err
		}
		words = words[n:]
	}
	return nil
}
