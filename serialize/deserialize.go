package serialize

import (
	"strconv"
	"unsafe"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// ReadOptions selects how Deserialize reads a binary.
type ReadOptions struct {
	// Name is the file's name in the locations of errors, whose column is one
	// more than the byte offset of the instruction.
	Name string
	// NoStructure leaves control flow as blocks and branches, without
	// spirv.mlir.selection and spirv.mlir.loop.
	NoStructure bool
	// Lossless keeps the words with the module, in an attribute, so that Serialize
	// can write a module that was not changed word for word.
	Lossless bool
}

// entryName is the attribute of an entry point whose name is not its function's.
const entryName = "entry_name"

// maxBound is the limit of ids (SPIR-V specification 2.17).
const maxBound = 4194304

// Words returns the words of a SPIR-V file in either byte order; false, after an
// error, if its size is no number of words. They may be the memory of file itself,
// which must not change then.
func Words(ctx *ir.Context, file []byte, o ReadOptions) ([]uint32, bool) {
	if len(file)%4 != 0 {
		return nil, ctx.EmitError(o.location(ctx, 0), "SPIR-V binary module must contain integral number of 32-bit words")
	}
	if words := inPlace(file); words != nil {
		return words, true
	}
	words := make([]uint32, len(file)/4)
	for i := range words {
		b := file[4*i:]
		words[i] = uint32(b[0]) | uint32(b[1])<<8 | uint32(b[2])<<16 | uint32(b[3])<<24
	}
	if len(words) > 0 && words[0] == swapped(Magic) {
		for i := range words {
			words[i] = swapped(words[i])
		}
	}
	return words, true
}

// inPlace returns the memory of file as words if it holds them in the order of this
// machine's bytes and where words may lie, else nil.
func inPlace(file []byte) []uint32 {
	if len(file) < 4 || uintptr(unsafe.Pointer(unsafe.SliceData(file)))%4 != 0 {
		return nil
	}
	words := unsafe.Slice((*uint32)(unsafe.Pointer(unsafe.SliceData(file))), len(file)/4)
	if words[0] != Magic {
		return nil
	}
	return words
}

func swapped(w uint32) uint32 { return w<<24 | w<<8&0xff0000 | w>>8&0xff00 | w>>24 }

func (o ReadOptions) location(ctx *ir.Context, word int) ir.Location {
	if o.Name == "" {
		return ir.UnknownLoc
	}
	return ctx.FileLineColLoc(o.Name, 1, uint32(4*word+1))
}

// Deserialize returns the spirv.module that words hold, verified. Constants and
// addresses of variables are materialised at each use, OpPhi becomes block
// arguments, and structured control flow becomes spirv.mlir.selection and
// spirv.mlir.loop. It reports what is wrong with the words, or what the dialect
// has no op for, and returns false then.
func Deserialize(ctx *ir.Context, words []uint32, o ReadOptions) (*ir.Operation, bool) {
	r := deserialize(ctx, words, o, false)
	if r == nil {
		return nil, false
	}
	if o.Lossless {
		record(r.module, words)
	}
	return r.module, true
}

// deserialize returns the reader after it has read words, nil if they are wrong,
// which it reports unless it is to be quiet.
func deserialize(ctx *ir.Context, words []uint32, o ReadOptions, quiet bool) *reader {
	r := newReader(ctx, words, o, quiet)
	ok := r.header() && r.read()
	if r.retry {
		r = newReader(ctx, words, o, quiet)
		r.serial = true
		ok = r.header() && r.read()
	}
	if !ok {
		return nil
	}
	if ir.Verifies(r.module) {
		return r
	}
	// An op of the dialect does not take what an instruction has. Checking each
	// op as it is made costs time that most modules need not spend.
	r = newReader(ctx, words, o, quiet)
	r.careful = true
	if !r.header() || !r.read() || quiet && !ir.Verifies(r.module) || !quiet && !ir.Verify(r.module) {
		return nil
	}
	return r
}

func newReader(ctx *ir.Context, words []uint32, o ReadOptions, quiet bool) *reader {
	level := 0
	if quiet {
		level = 1
	}
	return &reader{quiet: level, ctx: ctx, opts: o, words: words, encs: encodingTable(), b: ir.NewBuilder(ctx, nil), budget: 1<<24 + 16*len(words)}
}

// defKind says what an id stands for.
type defKind uint8

const (
	defNone       defKind = iota
	defType               // typ
	defForward            // a pointer type that is still to be declared, of the storage class at
	defConstant           // attr : typ
	defReference          // a specialization constant, attr its symbol
	defVariable           // a module's variable, attr its symbol
	defUndef              // an undefined value of typ
	defSpecOp             // OpSpecConstantOp at word at
	defString             // attr
	defSet                // an extended set, or a non-semantic one
	defFunction           // attr the symbol, typ the function type
	defValue              // val
	defPending            // val, a placeholder: used before it is defined
	defLabel              // the block at in reader.labels
	defIgnoredSet         // an extended set without meaning
	defGlobal             // an opaque op of the module, attr its symbol
	defGroup              // a decoration group
)

// def is what an id stands for.
type def struct {
	typ  ir.Type
	attr ir.Attribute // of a string, the string
	val  *ir.Value
	at   uint32 // see the kinds; of constants, too, the word of the instruction
	fn   uint32 // the number of the function that a value or label is of
	// size is the number of parts of the type or constant when it is written out.
	size  int32
	depth int16
	kind  defKind
	set   spec.ExtInstSet
}

// idInfo is what is known of an id: indices, plus one, in the reader's lists.
type idInfo struct{ def, deco, name uint32 }

// decoration is a decoration of an id, or of a member of it.
type decorationRec struct {
	member int // -1: of the id itself
	kind   spec.Decoration
	words  []uint32
	next   uint32
}

// reader is the state of one deserialisation.
type reader struct {
	ctx    *ir.Context
	opts   ReadOptions
	words  []uint32
	encs   *encodings
	b      *ir.Builder
	module *ir.Operation
	body   *ir.Block
	at     int // word offset of the present instruction
	next   int // of the one after it
	bound  uint32
	budget int // parts that may still be created

	ids     []idInfo
	defs    []def
	local   []def    // of the values and labels of the present function
	inside  []uint32 // the ids of local
	here    []uint32 // by id: its number in local, plus 1
	owner   []uint32 // by id: the number of the function that defines it
	decos   []decorationRec
	names   []string
	symbols map[string]bool // names that are taken
	structs map[string]bool // names of structs that are taken

	version    spec.Version
	caps       []spec.Capability
	exts       []spec.Extension
	addressing uint32
	memory     uint32
	entries    []int // word offsets of OpEntryPoint and OpExecutionMode
	incomplete []pendingStruct
	line       ir.Location

	entryNames map[uint32]string // of functions
	fn         *functionReader
	scratch    scratch
	jobs       []job
	functions  uint32 // declared so far
	shared     bool   // other readers read other functions at the same time
	serial     bool   // functions are not to be read in parallel
	retry      bool   // reading in parallel failed
	labels     []*ir.Block

	careful   bool                    // every op is verified as it is made
	quiet     int                     // errors are not reported while it is positive
	promoted  map[uint32]ir.Attribute // symbols of constants, by id
	modes     []ir.Attribute
	typeDecos []typeDeco
	blockList []*spirv.StructType
	decorated map[*spirv.StructType]bool // as Block or BufferBlock
	blocks    map[*spirv.StructType]bool // held by variables that make them blocks
}

func (r *reader) fail(msg string) bool {
	if r.quiet > 0 {
		return false
	}
	loc := r.opts.location(r.ctx, r.at)
	if r.at < 5 {
		return r.ctx.EmitError(loc, msg)
	}
	return r.ctx.EmitError(loc, msg, ir.Diagnostic{Severity: ir.SeverityNote, Loc: loc, Message: r.position()})
}

// position says where r.at is: the byte offset, and the number of the instruction,
// counted from 0.
func (r *reader) position() string {
	s := "at byte " + strconv.Itoa(4*r.at)
	if r.at >= len(r.words) {
		return s
	}
	n := 0
	for at := 5; at < r.at; n++ {
		at += max(1, int(r.words[at]>>16))
	}
	s += ", instruction " + strconv.Itoa(n)
	if info := spec.Info(spec.Opcode(r.words[r.at])); info != nil {
		s += ", " + info.Name
	}
	return s
}

func (r *reader) failID(msg string, id uint32) bool {
	return r.fail(msg + " <id> " + strconv.FormatUint(uint64(id), 10))
}

// spend accounts for n parts; false, after an error, if the module's text would
// grow out of all proportion.
func (r *reader) spend(n int32) bool {
	if r.budget -= int(n); r.budget < 0 {
		return r.fail("types and constants of the module are too large")
	}
	return true
}

func (r *reader) header() bool {
	w := r.words
	if len(w) < 5 {
		return r.fail("SPIR-V binary module must have a 5-word header")
	}
	if w[0] != Magic {
		return r.fail("incorrect magic number")
	}
	r.version = spec.Version(w[1])
	if r.version.Major() != 1 || w[1]>>24 != 0 {
		return r.fail("unsupported SPIR-V major version: " + strconv.Itoa(r.version.Major()))
	}
	if r.version > spec.V1_6 || w[1]&0xff != 0 {
		return r.fail("unsupported SPIR-V minor version: " + strconv.Itoa(r.version.Minor()))
	}
	if w[3] == 0 || w[3] > maxBound {
		return r.fail("id bound " + strconv.FormatUint(uint64(w[3]), 10) + " is out of range")
	}
	r.bound = w[3]
	// Most ids are defined by an instruction of some four words.
	n := min(int(r.bound), len(w))
	r.ids, r.here, r.owner = make([]idInfo, n), make([]uint32, n), make([]uint32, n)
	r.next = 5
	return true
}

// inst steps to the next instruction; ok is false at the end, or after an error
// if bad is set.
func (r *reader) inst() (op spec.Opcode, operands []uint32, ok, bad bool) {
	r.at = r.next
	if r.at == len(r.words) {
		return 0, nil, false, false
	}
	n := int(r.words[r.at] >> 16)
	switch {
	case n == 0:
		r.fail("word count cannot be zero")
	case n > len(r.words)-r.at:
		r.fail("insufficient words for the last instruction")
	default:
		r.next += n
		return spec.Opcode(r.words[r.at]), r.words[r.at+1 : r.next], true, false
	}
	return 0, nil, false, true
}

func (r *reader) read() bool {
	r.symbols, r.structs = map[string]bool{}, map[string]bool{}
	st := ir.OperationState{Info: r.ctx.OpInfoOf(spirv.Module), Regions: make([]*ir.Region, 1)}
	r.module = r.b.Arena().Create(&st)
	r.body = r.module.Region(0).AddBlock()
	r.b.SetEnd(r.body)
	for {
		code, operands, ok, bad := r.inst()
		if !ok {
			if bad {
				return false
			}
			break
		}
		switch code {
		case spec.OpFunction, spec.OpLine, spec.OpNoLine, spec.OpNop:
		default:
			if !r.bodies() {
				return false
			}
		}
		if !r.moduleInst(code, operands) {
			return false
		}
	}
	if !r.bodies() {
		return false
	}
	if len(r.incomplete) > 0 {
		return r.fail("struct type with an undeclared member type")
	}
	r.b.SetEnd(r.body)
	r.line = ir.UnknownLoc
	for _, at := range r.entries {
		r.at = at
		if !r.entry(spec.Opcode(r.words[at]), r.words[at+1:at+int(r.words[at]>>16)]) {
			return false
		}
	}
	r.module.SetAttr("addressing_model", r.ctx.Enum(spirv.AddressingModelAttr, uint64(r.addressing)))
	r.module.SetAttr("memory_model", r.ctx.Enum(spirv.MemoryModelAttr, uint64(r.memory)))
	r.module.SetAttr("vce_triple", spirv.VCEOf(r.ctx, r.version, r.caps, r.exts))
	if list := r.typeDecorations(); len(list) > 0 {
		r.module.SetAttr(typeDecorationsName, r.ctx.Array(list))
	}
	return true
}

// need checks that there are at least n operand words.
func (r *reader) need(operands []uint32, n int, code spec.Opcode) bool {
	if len(operands) < n {
		return r.fail(code.String() + " must have at least " + strconv.Itoa(n) + " operands")
	}
	return true
}

// moduleInst reads an instruction outside of functions.
func (r *reader) moduleInst(code spec.Opcode, w []uint32) bool {
	switch code {
	case spec.OpNop, spec.OpSource, spec.OpSourceContinued, spec.OpSourceExtension, spec.OpMemberName, spec.OpModuleProcessed:
		return true
	case spec.OpCapability:
		return r.need(w, 1, code) && r.capability(w[0])
	case spec.OpExtension:
		name, _, ok := r.str(w)
		if !ok {
			return false
		}
		e, known := spec.ParseExtension(name)
		if !known {
			return r.opaqueMode(code, w)
		}
		r.exts = append(r.exts, e)
		return true
	case spec.OpExtInstImport:
		return r.need(w, 2, code) && r.extInstImport(w)
	case spec.OpMemoryModel:
		if !r.need(w, 2, code) {
			return false
		}
		r.addressing, r.memory = w[0], w[1]
		return r.known(spec.KindAddressingModel, w[0]) && r.known(spec.KindMemoryModel, w[1])
	case spec.OpEntryPoint, spec.OpExecutionMode, spec.OpExecutionModeId:
		r.entries = append(r.entries, r.at)
		return r.need(w, 2, code)
	case spec.OpString:
		if !r.need(w, 2, code) {
			return false
		}
		text, _, ok := r.str(w[1:])
		return ok && r.define(w[0], def{kind: defString, attr: r.ctx.String(text)})
	case spec.OpName:
		if !r.need(w, 2, code) {
			return false
		}
		text, _, ok := r.str(w[1:])
		return ok && r.setName(w[0], text)
	case spec.OpLine, spec.OpNoLine:
		return r.debugLine(code, w)
	case spec.OpDecorate, spec.OpDecorateId, spec.OpDecorateString:
		return r.need(w, 2, code) && r.addDecoration(w[0], -1, w[1:])
	case spec.OpMemberDecorate, spec.OpMemberDecorateString:
		return r.need(w, 3, code) && r.addDecoration(w[0], int(w[1]), w[2:])
	case spec.OpDecorationGroup:
		return r.need(w, 1, code) && r.define(w[0], def{kind: defGroup})
	case spec.OpGroupDecorate, spec.OpGroupMemberDecorate:
		return r.need(w, 1, code) && r.groupDecorate(code, w)
	case spec.OpFunction:
		return r.need(w, 4, code) && r.function(w)
	case spec.OpVariable:
		return r.need(w, 3, code) && r.globalVariable(w)
	}
	row := spec.Info(code)
	switch {
	case row == nil:
		return r.fail("unhandled opcode " + strconv.Itoa(int(code)))
	case row.Class == spec.ClassTypeDeclaration:
		return r.need(w, 1, code) && r.typeInst(code, w)
	case row.Class == spec.ClassConstantCreation || code == spec.OpUndef:
		return r.need(w, 2, code) && r.constantInst(code, w)
	case code == spec.OpExtInst && r.need(w, 4, code):
		if d := r.lookup(w[2]); d != nil && d.kind == defIgnoredSet {
			return r.define(w[1], def{kind: defString})
		}
	}
	return r.fail("unhandled instruction: " + code.String())
}

func (r *reader) capability(c uint32) bool {
	if spec.KindCapability.Enumerant(c) == nil {
		return r.fail("unknown capability: " + strconv.FormatUint(uint64(c), 10))
	}
	r.caps = append(r.caps, spec.Capability(c))
	return true
}

// known checks that v is a value of the enumeration k.
func (r *reader) known(k spec.Kind, v uint32) bool {
	if k.Category() == spec.BitEnum {
		for m := v; m != 0; m &= m - 1 {
			if k.Enumerant(m&-m) == nil {
				return r.fail("unknown " + k.String() + " bit: " + strconv.FormatUint(uint64(m&-m), 10))
			}
		}
		return true
	}
	if k.Enumerant(v) == nil {
		return r.fail("unknown " + k.String() + ": " + strconv.FormatUint(uint64(v), 10))
	}
	return true
}

func (r *reader) extInstImport(w []uint32) bool {
	name, _, ok := r.str(w[1:])
	if !ok {
		return false
	}
	const nonSemantic = "NonSemantic."
	if len(name) >= len(nonSemantic) && name[:len(nonSemantic)] == nonSemantic {
		return r.define(w[0], def{kind: defIgnoredSet})
	}
	if name == "OpenCL.DebugInfo.100" || name == "DebugInfo" {
		return r.define(w[0], def{kind: defIgnoredSet})
	}
	if set, known := spec.ParseExtInstSet(name); known {
		return r.define(w[0], def{kind: defSet, set: set})
	}
	return r.define(w[0], def{kind: defSet, attr: r.ctx.String(name)})
}

// str reads a literal string and returns the words after it.
func (r *reader) str(w []uint32) (text string, rest []uint32, ok bool) {
	var b []byte
	for i, x := range w {
		for s := 0; s < 32; s += 8 {
			c := byte(x >> s)
			if c == 0 {
				return string(b), w[i+1:], true
			}
			b = append(b, c)
		}
	}
	return "", nil, r.fail("string literal is not terminated")
}

// info returns the slot of id; nil after an error if id is out of range.
func (r *reader) info(id uint32) *idInfo {
	if id == 0 || id >= r.bound {
		r.failID("out of range", id)
		return nil
	}
	if n := len(r.ids); int(id) >= n {
		more := max(int(id)+1-n, min(int(r.bound)-n, n+64))
		r.ids, r.here, r.owner = append(r.ids, make([]idInfo, more)...), append(r.here, make([]uint32, more)...), append(r.owner, make([]uint32, more)...)
	}
	return &r.ids[id]
}

// lookup returns what id stands for, nil if nothing yet.
func (r *reader) lookup(id uint32) *def {
	switch {
	case int64(id) >= int64(len(r.ids)):
		return nil
	case r.here[id] != 0:
		return &r.local[r.here[id]-1]
	case r.ids[id].def == 0 && r.owned(id):
		return &def{kind: defValue} // of another function
	case r.ids[id].def == 0:
		return nil
	}
	return &r.defs[r.ids[id].def-1]
}

// leaveFunction forgets the values and labels of the function, but not that their ids
// are taken.
func (r *reader) leaveFunction() {
	for _, id := range r.inside {
		r.here[id] = 0
	}
	r.inside, r.local, r.labels = r.inside[:0], r.local[:0], r.labels[:0]
}

func (r *reader) define(id uint32, d def) bool {
	i := r.info(id)
	if i == nil {
		return false
	}
	local := d.kind == defValue || d.kind == defPending || d.kind == defLabel
	if i.def != 0 || r.here[id] != 0 || local && !r.claim(id) || !local && r.owned(id) {
		return r.failID("duplicate definition for result", id)
	}
	if local {
		r.local, r.inside = append(r.local, d), append(r.inside, id)
		r.here[id] = uint32(len(r.local))
		return true
	}
	if r.shared {
		return false
	}
	r.defs = append(r.defs, d)
	i.def = uint32(len(r.defs))
	return true
}

func (r *reader) setName(id uint32, text string) bool {
	i := r.info(id)
	if i == nil {
		return false
	}
	r.names = append(r.names, text)
	i.name = uint32(len(r.names))
	return true
}

// nameOf returns the OpName of id, "" if it has none.
func (r *reader) nameOf(id uint32) string {
	if int64(id) < int64(len(r.ids)) && r.ids[id].name != 0 {
		return r.names[r.ids[id].name-1]
	}
	return ""
}

// symbolName returns a name for the symbol id that no other has: its OpName, or
// one made of prefix and id.
func (r *reader) symbolName(id uint32, prefix string) string {
	name := r.nameOf(id)
	if name == "" || r.symbols[name] {
		name += prefix + strconv.FormatUint(uint64(id), 10)
		for r.symbols[name] {
			name += "_"
		}
	}
	r.symbols[name] = true
	return name
}

func (r *reader) debugLine(code spec.Opcode, w []uint32) bool {
	if code == spec.OpNoLine {
		r.line = ir.UnknownLoc
		return true
	}
	if !r.need(w, 3, code) {
		return false
	}
	d := r.lookup(w[0])
	if d == nil || d.kind != defString {
		return r.failID("OpLine names no OpString:", w[0])
	}
	text, ok := d.attr.(*ir.StringAttr)
	if !ok {
		return r.failID("OpLine names no OpString:", w[0])
	}
	r.line = r.ctx.FileLineColLoc(text.Value, w[1], w[2])
	return true
}

// entry reads OpEntryPoint, OpExecutionMode or OpExecutionModeId, after all
// functions are known.
func (r *reader) entry(code spec.Opcode, w []uint32) bool {
	fnID := w[0]
	if code == spec.OpEntryPoint {
		fnID = w[1]
	}
	fn := r.lookup(fnID)
	if fn == nil || fn.kind != defFunction {
		return r.failID("no function matching", fnID)
	}
	if code == spec.OpEntryPoint {
		return r.entryPoint(fn, w)
	}
	if !r.known(spec.KindExecutionMode, w[1]) {
		return false
	}
	if !r.plainMode(code, w) {
		return r.opaqueMode(code, w)
	}
	values := make([]ir.Attribute, 0, len(w)-2)
	for _, v := range w[2:] {
		if code == spec.OpExecutionModeId {
			c, ok := r.constantInt(v)
			if !ok {
				return false
			}
			v = c
		}
		values = append(values, r.ctx.Int(r.ctx.I32(), int64(int32(v))))
	}
	r.b.Create(r.line, spirv.ExecutionMode, nil, nil, ir.Named("fn", fn.attr),
		ir.Named("execution_mode", r.ctx.Enum(spirv.ExecutionModeAttr, uint64(w[1]))), ir.Named("values", r.ctx.Array(values)))
	return true
}

// plainMode tells whether an execution mode has operands that are numbers, or ids
// of 32-bit constants.
func (r *reader) plainMode(code spec.Opcode, w []uint32) bool {
	params := spec.KindExecutionMode.Enumerant(w[1]).Params
	ids := len(params) > 0 && params[0].Kind == spec.KindIdRef
	if ids != (code == spec.OpExecutionModeId) {
		return false
	}
	for _, v := range w[2:] {
		if !ids {
			continue
		}
		if d := r.lookup(v); d == nil || d.kind != defConstant || d.typ != ir.Type(r.ctx.I32()) {
			return false
		}
	}
	return true
}

func (r *reader) entryPoint(fn *def, w []uint32) bool {
	if !r.known(spec.KindExecutionModel, w[0]) {
		return false
	}
	name, ids, ok := r.str(w[2:])
	if !ok {
		return false
	}
	vars := make([]ir.Attribute, len(ids))
	for i, id := range ids {
		v := r.lookup(id)
		if v == nil || v.kind != defVariable {
			return r.failID("undefined result", id)
		}
		vars[i] = v.attr
	}
	attrs := []ir.NamedAttribute{ir.Named("execution_model", r.ctx.Enum(spirv.ExecutionModelAttr, uint64(w[0]))),
		ir.Named("fn", fn.attr), ir.Named("interface", r.ctx.Array(vars))}
	if fn.attr.(*ir.SymbolRefAttr).Root != name {
		attrs = append(attrs, ir.Named(entryName, r.ctx.String(name)))
	}
	r.b.Create(r.line, spirv.EntryPoint, nil, nil, attrs...)
	return true
}
