package serialize

import (
	"bytes"
	"encoding/binary"
	"slices"
	"strings"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// debugInfo writes the instructions of the set NonSemantic.Shader.DebugInfo.100. Those outside of
// functions follow the types and constants that they name, and each exists once. docs/debug-info.md
// says what they are made of.
type debugInfo struct {
	w         *writer
	set, void uint32
	insts     map[string]uint32 // ids by the words of the instruction
	files     map[string]uint32 // DebugSource by the name of the file
	unit      uint32            // DebugCompilationUnit
	infoNone  uint32            // DebugInfoNone
	main      string            // the file of the unit
	types     map[ir.Type]uint32
	functions map[*ir.Operation]uint32

	places map[placeKey]place
	steps  int // steps that are left to resolve a location
	blocks map[*ir.Operation]lexicalBlock
	scopes map[scopeKey]uint32

	fn      *ir.Operation // the function that is being written
	frame   frame         // its scope
	current place         // what applies to the next instruction of the block
	names   map[ir.Location]*namedValues
}

// Literals of the instruction set.
const (
	debugVersion        = 1
	dwarfVersion        = 4
	flagLocal           = 1 << 2
	flagDefinition      = 1 << 3
	flagArtificial      = 1 << 5
	flagUnknownLayout   = 1 << 17
	encodingAddress     = 1
	encodingBoolean     = 2
	encodingFloat       = 3
	encodingSigned      = 4
	encodingUnsigned    = 6
	compositeClass      = 0
	compositeStruct     = 1
	maxVectorComponents = 4 // the most components of a DebugTypeVector
)

// compilerSignature names the compiler in DebugEntryPoint.
const compilerSignature = "spvc"

// newDebugInfo begins the debug information of the module. It returns nil if no operation has a place in
// a file.
func newDebugInfo(w *writer) *debugInfo {
	d := &debugInfo{w: w, insts: map[string]uint32{}, files: map[string]uint32{}, types: map[ir.Type]uint32{},
		functions: map[*ir.Operation]uint32{}, places: map[placeKey]place{}, blocks: map[*ir.Operation]lexicalBlock{}, scopes: map[scopeKey]uint32{}}
	w.module.WalkPre(func(op *ir.Operation) ir.WalkResult {
		d.main, _, _, _ = w.ctx.FilePosition(op.Loc())
		if d.main != "" {
			return ir.WalkInterrupt
		}
		return ir.WalkAdvance
	})
	if d.main == "" {
		return nil
	}
	if w.vce.Version < spec.V1_6 && !slices.Contains(w.vce.Extensions, spec.SPV_KHR_non_semantic_info) {
		at := w.extensions.begin()
		w.extensions.str(string(spec.SPV_KHR_non_semantic_info))
		w.extensions.end(at, spec.OpExtension)
	}
	d.set = w.importSet(spec.NonSemanticShaderDebugInfo100)
	d.void = w.typeID(w.module, w.ctx.None())
	d.infoNone = d.global(spec.NonSemanticShaderDebugInfo100DebugInfoNone)
	d.unit = d.global(spec.NonSemanticShaderDebugInfo100DebugCompilationUnit, w.uint(debugVersion), w.uint(dwarfVersion),
		d.source(d.main), w.uint(uint32(spec.SourceLanguageUnknown)))
	return d
}

// global returns the id of an instruction outside of functions.
func (d *debugInfo) global(inst uint32, operands ...uint32) uint32 {
	key := binary.LittleEndian.AppendUint32(make([]byte, 0, 4+4*len(operands)), inst)
	for _, o := range operands {
		key = binary.LittleEndian.AppendUint32(key, o)
	}
	id := d.insts[string(key)]
	if id == 0 {
		id = d.write(&d.w.globals, inst, operands...)
		d.insts[string(key)] = id
	}
	return id
}

// write appends an instruction to s.
func (d *debugInfo) write(s *section, inst uint32, operands ...uint32) uint32 {
	id := d.w.newID()
	at := s.begin()
	*s = append(*s, d.void, id, d.set, inst)
	*s = append(*s, operands...)
	s.end(at, spec.OpExtInst)
	return id
}

// maxText is the number of bytes that an OpString can hold.
const maxText = 4*(words.MaxInst-2) - 1

// text returns the id of an OpString. The text ends where a string of SPIR-V must.
func (d *debugInfo) text(s string) uint32 {
	s, _, _ = strings.Cut(s, "\x00")
	return d.w.stringID(s[:min(len(s), maxText)])
}

// source returns the DebugSource of a file. It contains the text of the file if the compiler read the
// file.
func (d *debugInfo) source(name string) uint32 {
	if id := d.files[name]; id != 0 {
		return id
	}
	operands := []uint32{d.text(name)}
	var rest []byte
	if f := d.w.ctx.FileNamed(name); f != nil && bytes.IndexByte(f.Text, 0) < 0 {
		var first []byte
		first, rest = cutText(f.Text)
		operands = append(operands, d.text(string(first)))
	}
	id := d.write(&d.w.globals, spec.NonSemanticShaderDebugInfo100DebugSource, operands...)
	d.files[name] = id
	for len(rest) > 0 {
		var part []byte
		part, rest = cutText(rest)
		d.write(&d.w.globals, spec.NonSemanticShaderDebugInfo100DebugSourceContinued, d.text(string(part)))
	}
	return id
}

// cutText divides a text into a part that an OpString can hold, which ends with a whole character, and
// the rest.
func cutText(text []byte) (part, rest []byte) {
	n := min(len(text), maxText)
	for n < len(text) && n > 0 && text[n]&0xc0 == 0x80 {
		n--
	}
	return text[:n], text[n:]
}

// function returns the DebugFunction of op, a spirv.func.
func (d *debugInfo) function(op *ir.Operation) uint32 {
	if id := d.functions[op]; id != 0 {
		return id
	}
	t := spirv.FuncOp{Operation: op}.Type()
	operands := []uint32{d.w.uint(flagDefinition), d.void}
	if len(t.Results) > 0 {
		operands[1] = d.typ(t.Results[0])
	}
	for _, in := range t.Inputs {
		operands = append(operands, d.typ(in))
	}
	id := d.named(ir.SymbolName(op), op.Loc(), flagDefinition, d.global(spec.NonSemanticShaderDebugInfo100DebugTypeFunction, operands...))
	d.functions[op] = id
	return id
}

// inlinedFunction returns the DebugFunction of a function that is no longer part of the module, because all calls
// of it were inlined.
func (d *debugInfo) inlinedFunction(name string, loc ir.Location, flags uint32) uint32 {
	t := d.global(spec.NonSemanticShaderDebugInfo100DebugTypeFunction, d.w.uint(flags), d.void)
	return d.named(name, loc, flags, t)
}

func (d *debugInfo) named(name string, loc ir.Location, flags, typ uint32) uint32 {
	source, line, column := d.declared(loc)
	text := d.text(name)
	return d.global(spec.NonSemanticShaderDebugInfo100DebugFunction, text, typ, source, line, column, d.unit, text, d.w.uint(flags), line)
}

// declared returns the source, line and column of a declaration. Without a place in a file, it is line 0
// of the file of the unit.
func (d *debugInfo) declared(loc ir.Location) (source, line, column uint32) {
	file, l, c, ok := d.w.ctx.FilePosition(loc)
	if !ok {
		file = d.main
	}
	return d.source(file), d.w.uint(uint32(l)), d.w.uint(uint32(c))
}

// entryPoint notes that a function is an entry point.
func (d *debugInfo) entryPoint(fn *ir.Operation) {
	d.global(spec.NonSemanticShaderDebugInfo100DebugEntryPoint, d.function(fn), d.unit, d.text(compilerSignature), d.text(""))
}

// variable describes a variable of the module.
func (d *debugInfo) variable(op *ir.Operation, id uint32, t *spirv.PointerType) {
	symbol := ir.SymbolName(op)
	name := ""
	if op.Attr("built_in") == nil && op.Attr("builtin") == nil {
		name = nameOf(d.w.ctx, op.Loc(), false)
	}
	if name == "" {
		name = symbol
	}
	source, line, column := d.declared(op.Loc())
	d.global(spec.NonSemanticShaderDebugInfo100DebugGlobalVariable, d.text(name), d.typ(t.Pointee), source, line, column, d.unit,
		d.text(symbol), id, d.w.uint(flagDefinition))
}
