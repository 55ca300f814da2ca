package serialize

import (
	"io"
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// ReadOptions selects how Deserialize reads a binary.
type ReadOptions struct {
	// Name is the file's name in the locations of errors. Their column is one more than the
	// byte offset of the instruction.
	Name string
	// NoStructure leaves control flow as blocks and branches, without
	// spirv.mlir.selection and spirv.mlir.loop.
	NoStructure bool
	// PhiResults makes spirv.mlir.selection and spirv.mlir.loop have results, as in newer MLIR, where
	// OpPhi of their merge blocks and values that later blocks use would go through variables of the
	// function.
	PhiResults bool
	// LastContinues makes the block that branches back to the header of a loop its continue block, as in MLIR, if
	// the continue construct has several blocks. Without it they become one block, so that the target of OpLoopMerge does not change.
	LastContinues bool
	// Lossless keeps the words in an attribute of the module, so that Serialize can write
	// the same words again if the module has not changed.
	Lossless bool
}

// entryName is the attribute that holds the name of an entry point if it differs from
// its function's name.
const entryName = "entry_name"

// Words returns the words of a SPIR-V file in either byte order. If the size is not a
// multiple of 4 bytes, it reports an error and returns false. The words may share the
// memory of file, so the caller must not change file afterwards.
func Words(ctx *ir.Context, file []byte, o ReadOptions) ([]uint32, bool) {
	if len(file)%4 != 0 {
		return nil, ctx.EmitError(o.location(ctx, 0), "SPIR-V binary module must contain integral number of 32-bit words")
	}
	decoded, _ := words.Decode(file)
	return decoded, true
}

func (o ReadOptions) location(ctx *ir.Context, word int) ir.Location {
	if o.Name == "" {
		return ir.UnknownLoc
	}
	return ctx.FileLineColLoc(o.Name, 1, uint32(4*word+1))
}

// Deserialize returns the spirv.module that binary holds, verified. Constants and
// addresses of variables are materialized at each use, OpPhi becomes block
// arguments, and structured control flow becomes spirv.mlir.selection and
// spirv.mlir.loop. It reports an error and returns false if the words are not a valid
// module or the dialect has no op for an instruction.
func Deserialize(ctx *ir.Context, binary []uint32, o ReadOptions) (*ir.Operation, bool) {
	if ctx.Dialect(dialectName) == nil {
		return nil, ctx.EmitError(o.location(ctx, 0), "dialect 'spirv' is not registered")
	}
	r := deserialize(ctx, binary, o, false, nil)
	if r == nil {
		return nil, false
	}
	if o.Lossless {
		record(r.module, binary)
	}
	return r.module, true
}

// Print writes the text of the module that binary holds to w: what [ir.Fprint] writes of the
// result of [Deserialize], with the given options, to which it adds AssumeVerified. If it can, it
// prints each function as soon as it was read and forgets the function, so that it needs little
// more memory than for the text. It returns false after errors in the binary, and otherwise the
// first error of w.
func Print(w io.Writer, ctx *ir.Context, binary []uint32, o ReadOptions, p ir.PrintOptions) (ok bool, err error) {
	p.AssumeVerified = true
	if !o.Lossless && ctx.Dialect(dialectName) != nil {
		r := deserialize(ctx, binary, o, false, &p)
		switch {
		case r == nil:
			return false, nil
		case r.stream != nil:
			return true, r.stream.Fprint(w)
		}
		return true, ir.Fprint(w, r.module, p)
	}
	module, ok := Deserialize(ctx, binary, o)
	if !ok {
		return false, nil
	}
	return true, ir.Fprint(w, module, p)
}

// deserialize reads words and returns the reader. It returns nil if the words are not a
// valid module, and reports the error unless quiet is set. If text is not nil, the reader may
// have a stream with the text of the module instead of its functions.
func deserialize(ctx *ir.Context, words []uint32, o ReadOptions, quiet bool, text *ir.PrintOptions) *reader {
	r := newReader(ctx, words, o, quiet)
	r.text = text
	ok := r.header() && r.read()
	if ok && r.stream != nil {
		if r.stream.Verifies() {
			return r
		}
		r.retry = true
	}
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
	// The dialect's op for an instruction does not accept its operands. Most modules
	// have no such instruction, so only the second attempt checks each op as it makes
	// it.
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
	encs := encodingTable(ctx)
	return &reader{quiet: level, ctx: ctx, opts: o, words: words, encs: encs, infos: make([]*ir.OpInfo, encs.size), leaves: newLeafOps(ctx), limits: grammarLimits(), b: ir.NewBuilder(ctx, nil), budget: 1<<24 + 16*len(words)}
}

// reader is the state of one deserialization.
type reader struct {
	ctx    *ir.Context
	opts   ReadOptions
	words  []uint32
	encs   *encodings
	infos  []*ir.OpInfo // by the number of an encoding, nil before the first use
	limits operandLimits
	b      *ir.Builder
	module *ir.Operation
	body   *ir.Block
	offset int // word offset of the current instruction
	next   int // word offset of the next instruction
	bound  uint32
	budget int // parts that may still be created

	ids        []idInfo
	defs       defList
	local      []def    // values and labels of the current function
	inside     []uint32 // the ids of local
	localIndex []uint32 // by id: its index in local, plus 1
	owner      []uint32 // by id: the number of the function that defines it
	decos      decorationList
	names      []string
	symbols    map[string]bool // names in use
	structs    map[string]bool // names of structs in use
	// anonymous holds the decorations of structs without a name.
	anonymous map[*spirv.StructType]string

	version    spec.Version
	caps       []spec.Capability
	exts       []spec.Extension
	addressing uint32
	memory     uint32
	entries    []int // word offsets of OpEntryPoint and OpExecutionMode
	// graphEntries are the word offsets of OpGraphEntryPointARM. inGraph is true from OpGraphARM to OpGraphEndARM.
	graphEntries []int
	inGraph      bool
	// graphsPlain says that the dialect's ops can stand for the graphs, if graphsKnown is set. graphNames has the names of those
	// with entry points, by their ids.
	graphsKnown, graphsPlain bool
	graphNames               map[uint32]string
	waiting                  map[uint32][]*pendingType // types to declare when an id is declared
	line                     ir.Location

	entryNames map[uint32]string // names of entry points, by function
	entryKeys  map[entryKey]bool
	fn         *functionReader
	scratch    scratch
	leaves     leafOps
	jobs       []job
	functions  uint32 // number of functions declared so far
	shared     bool   // other readers read other functions in parallel
	serial     bool   // functions must not be read in parallel
	retry      bool   // reading in parallel failed
	// text, if not nil, permits a stream for the functions at the end of the module.
	text         *ir.PrintOptions
	stream       *ir.Stream
	earlyEntries earlyEntries
	labels       []*ir.Block

	careful   bool                    // verify every op as it is made
	quiet     int                     // errors are reported only while it is 0
	promoted  map[uint32]ir.Attribute // symbols of constants, by id
	typeDecos []typeDeco
	blockList []*spirv.StructType
	// strides has the ArrayStride of pointer types that have one.
	strides          map[*spirv.PointerType]uint32
	open             []uint32                   // ids of types whose size is not known yet
	forwardDecorated []uint32                   // ids with decorations that name ids that are defined later
	ending           bool                       // the whole module has been read
	decorated        map[*spirv.StructType]bool // structs decorated as Block or BufferBlock
	blocks           map[*spirv.StructType]bool // structs that variables make blocks
}

func (r *reader) fail(msg string) bool {
	if r.quiet > 0 {
		return false
	}
	loc := r.opts.location(r.ctx, r.offset)
	if r.offset < words.HeaderLen {
		return r.ctx.EmitError(loc, msg)
	}
	return r.ctx.EmitError(loc, msg, ir.Diagnostic{Severity: ir.SeverityNote, Loc: loc, Message: r.position()})
}

// position returns the byte offset of r.at and the index of its instruction.
func (r *reader) position() string {
	s := "at byte " + strconv.Itoa(4*r.offset)
	if r.offset >= len(r.words) {
		return s
	}
	n := 0
	for scan := words.Scan(r.words[:r.offset], words.HeaderLen); ; n++ {
		if _, ok := scan.Next(); !ok {
			break
		}
	}
	s += ", instruction " + strconv.Itoa(n)
	code, _ := words.Split(r.words[r.offset])
	if info := spec.Info(code); info != nil {
		s += ", " + info.Name
	}
	return s
}

func (r *reader) failID(msg string, id uint32) bool {
	return r.fail(msg + " <id> " + strconv.FormatUint(uint64(id), 10))
}

// spend takes n parts from the budget. If the text of the module would grow out of
// proportion, it reports an error and returns false.
func (r *reader) spend(n int32) bool {
	if r.budget -= int(n); r.budget < 0 {
		return r.fail("types and constants of the module are too large")
	}
	return true
}

func (r *reader) header() bool {
	w := r.words
	if len(w) < words.HeaderLen {
		return r.fail("SPIR-V binary module must have a 5-word header")
	}
	if w[words.MagicAt] != words.Magic {
		return r.fail("incorrect magic number")
	}
	version, bound := w[words.VersionAt], w[words.BoundAt]
	r.version = spec.Version(version)
	if r.version.Major() != 1 || version>>24 != 0 {
		return r.fail("unsupported SPIR-V major version: " + strconv.Itoa(r.version.Major()))
	}
	if r.version > spec.V1_6 || version&0xff != 0 {
		return r.fail("unsupported SPIR-V minor version: " + strconv.Itoa(r.version.Minor()))
	}
	if bound == 0 || bound > words.MaxBound {
		return r.fail("id bound " + strconv.FormatUint(uint64(bound), 10) + " is out of range")
	}
	r.bound = bound
	// Most instructions that define an id have about four words.
	n := min(int(r.bound), len(w))
	r.ids, r.localIndex, r.owner = make([]idInfo, n), make([]uint32, n), make([]uint32, n)
	r.next = words.HeaderLen
	return true
}

// inst advances to the next instruction. ok is false at the end of the module. After an
// error, ok is false and bad is true.
func (r *reader) inst() (op spec.Opcode, operands []uint32, ok, bad bool) {
	r.offset = r.next
	if r.offset == len(r.words) {
		return 0, nil, false, false
	}
	i, fault := words.At(r.words, r.offset)
	switch fault {
	case words.ZeroCount:
		r.fail("word count cannot be zero")
	case words.Truncated:
		r.fail("insufficient words for the last instruction")
	default:
		r.next = i.End()
		return i.Opcode, i.Operands, true, false
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
		if !r.fitsLimit(code, operands) || !r.moduleInst(code, operands) {
			return false
		}
	}
	r.startStream()
	if !r.bodies() {
		return false
	}
	if len(r.waiting) > 0 {
		return r.fail("struct type with an undeclared member type")
	}
	r.b.SetEnd(r.body)
	r.line = ir.UnknownLoc
	if !r.settleSizes() {
		return false
	}
	if !r.lateDecorations() {
		return false
	}
	if !r.entryPoints() {
		return false
	}
	r.dropUnused()
	r.module.SetAttr("addressing_model", r.ctx.Enum(spirv.AddressingModelAttr, uint64(r.addressing)))
	r.module.SetAttr("memory_model", r.ctx.Enum(spirv.MemoryModelAttr, uint64(r.memory)))
	r.module.SetAttr("vce_triple", spirv.VCEOf(r.ctx, r.version, r.caps, r.exts))
	if list := r.typeDecorations(); len(list) > 0 {
		r.module.SetAttr(typeDecorationsName, r.ctx.Array(list))
	}
	return true
}
