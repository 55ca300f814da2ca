package ir

import (
	"sync"
	"sync/atomic"
)

// Context owns everything that is interned: types, attributes, affine expressions and
// locations. It also owns the loaded dialects and the diagnostic engine. A new Context
// is cheap: dialect tables live in the shared [Registry] and load when their prefix is
// first used.
//
// Several goroutines may use one at the same time, each with modules of its own.
// A [Scope] keeps the diagnostics of one apart from those of the others; without it, all
// go to the same handlers.
type Context struct {
	registry *Registry
	diag     diagEngine
	scopes   scopeTable
	files    fileTable
	locs     locTable
	nextID   atomic.Uint32
	hasState atomic.Bool   // see NoteState
	adapts   atomic.Bool   // some known kind of operation adapts to versions
	beyond   atomic.Bool   // some type is not part of the version
	memos    atomic.Uint64 // number of effect memos made
	// Resources is the file metadata of what was parsed into the context.
	Resources ResourceTable

	// Version is the version of MLIR whose spelling the context writes, and reads where versions contradict each other. Set it
	// before the context is used. 0 stands for the latest.
	Version Version

	// KeepVersions makes the parser keep operations of other versions as they are, instead of what the version has in their place
	// ([Adapt]).
	KeepVersions bool

	// AllowUnregistered allows operations, types and attributes of dialects that are
	// not registered (mlir-opt's --allow-unregistered-dialect).
	AllowUnregistered bool

	// Foreign, if not nil, reports whether the parser keeps what it reads of a dialect that is not registered, although
	// AllowUnregistered is not set. Operations in custom syntax, which the parser cannot read, are then kept as text
	// ([IsForeign]).
	Foreign func(dialect string) bool

	// ExplainFailures adds notes to conversion errors that name the patterns that were
	// tried and why they did not apply. Turn it off to compare diagnostics with MLIR's
	// (--verify-diagnostics).
	ExplainFailures bool

	// OpsInDiagnostics adds to each diagnostic about an operation the note `see current
	// operation: …` with the generic form of the operation (mlir-opt's
	// --mlir-print-op-on-diagnostic).
	OpsInDiagnostics bool
	// Actions, if not nil, decides whether each step of a transformation runs. Set it
	// before the transformation starts; the goroutines that transform IR call it.
	Actions ActionHandler
	// DebugLog, if not nil, receives what parts of spvc do, step by step. Set it together with Workers = 1, so that the
	// steps are in order.
	DebugLog *DebugLog
	// Workers bounds the number of goroutines that verify isolated operations. 0 stands
	// for one per processor.
	Workers int

	tables   sync.Map // *table[K,V](nil) -> *table[K,V]
	opInfos  table[string, *OpInfo]
	defInfos [defSlots]atomic.Pointer[OpInfo] // some of opInfos, by defSlot
	dialects table[string, *DialectInfo]
	loaded   atomic.Int32 // dialects that are not nil
	parsers  sync.Pool    // *parserMemory that no parser has

	strings table[string, *StringAttr]
	ints    table[intKey, *IntegerAttr]
	seqs    seqTables

	common commonTypes
	// hasAliases is set when a type or attribute that prints under an alias is
	// interned. While it is not set, the printer skips the alias pass.
	hasAliases atomic.Bool
}

// NewContext returns a context that loads dialects from reg. With a nil reg it has only the
// builtin dialect.
func NewContext(reg *Registry) *Context {
	if reg == nil {
		reg = NewRegistry()
	}
	c := &Context{registry: reg, Version: reg.Version}
	c.files.init()
	c.initCommon()
	return c
}

// Registry returns the registry from which the context loads dialects.
func (c *Context) Registry() *Registry { return c.registry }

// NoteState says that something in the context has changed that modules parsed or built
// later can see, such as the body of a named type. Interning changes nothing of the kind.
func (c *Context) NoteState() { c.hasState.Store(true) }

// HasState tells whether modules can see what earlier modules left in the context: bodies
// of named types and resources. A context without state gives the same results as a new
// one.
func (c *Context) HasState() bool {
	c.Resources.mu.Lock()
	defer c.Resources.mu.Unlock()
	return c.hasState.Load() || len(c.Resources.dialect) > 0 || len(c.Resources.external) > 0
}

// bytesPerValue is a rough estimate of the bytes that an interned type, attribute or
// location takes, with its place in a table. TestCompilerIsBounded measures the heap itself.
const bytesPerValue = 256

// Footprint estimates the bytes that the context holds on to as long as it is in use: the
// texts of its files and all that was interned.
func (c *Context) Footprint() int64 {
	c.locs.mu.RLock()
	values := int64(len(c.locs.infos))
	c.locs.mu.RUnlock()
	c.files.mu.RLock()
	defer c.files.mu.RUnlock()
	return c.files.bytes + (values+int64(c.nextID.Load()))*bytesPerValue
}

func (c *Context) newID() uint32 { return c.nextID.Add(1) }

type seqTables struct {
	arrays   seqTable[*ArrayAttr]
	dicts    seqTable[*DictionaryAttr]
	funcs    seqTable[*FunctionType]
	tuples   seqTable[*TupleType]
	symrefs  seqTable[*SymbolRefAttr]
	vectors  seqTable[*VectorType]
	tensors  seqTable[*RankedTensorType]
	memrefs  seqTable[*MemRefType]
	strided  seqTable[*StridedLayoutAttr]
	dense    seqTable[*DenseElementsAttr]
	denseArr seqTable[*DenseArrayAttr]
	maps     seqTable[*AffineMap]
	sets     seqTable[*IntegerSet]
	interned seqTable[any]
}

// InternSeq interns a value whose key cannot be a comparable struct. hash must
// be the same for equal keys. equal reports whether a candidate is the wanted value;
// the candidate may have any type that is interned this way.
func InternSeq(ctx *Context, hash uint64, equal func(any) bool, build func() any) any {
	return ctx.seqs.interned.intern(hash, equal, build)
}

// Hash mixes values into a 64-bit FNV-like hash for use with [InternSeq].
type Hash uint64

// NewHash returns the start value.
func NewHash() Hash { return 0xcbf29ce484222325 }

// Add mixes v in.
func (h Hash) Add(v uint64) Hash {
	x := uint64(h) ^ v
	x *= 0x9e3779b97f4a7c15
	x ^= x >> 29
	return Hash(x)
}

// AddString mixes s in.
func (h Hash) AddString(s string) Hash {
	x := uint64(h)
	for i := 0; i < len(s); i++ {
		x = (x ^ uint64(s[i])) * 0x100000001b3
	}
	return Hash(x).Add(uint64(len(s)))
}

// AddType mixes in the identity of t, which may be nil.
func (h Hash) AddType(t Type) Hash {
	if t == nil {
		return h.Add(0)
	}
	return h.Add(uint64(t.typeBase().id))
}

// AddAttr mixes in the identity of a, which may be nil.
func (h Hash) AddAttr(a Attribute) Hash {
	if a == nil {
		return h.Add(0)
	}
	return h.Add(uint64(a.attrBase().id))
}
