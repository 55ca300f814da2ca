package lower

import (
	"fmt"

	"github.com/spvc/spvc/conversion/llvmtypes"
	"github.com/spvc/spvc/conversion/spirvtollvm"
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// Options says what to lower.
type Options struct {
	// Entry is the name of the entry point.
	Entry string
	// Size is the number of invocations of a workgroup.
	Size [3]uint32
	// Subgroup is the number of invocations of a subgroup.
	Subgroup uint32
}

// Slot is the place of a descriptor.
type Slot struct{ Set, Binding, Index uint32 }

// Kernel is an entry point as a program for the CPU.
type Kernel struct {
	// Module is a builtin.module of the llvm dialect. It defines the function Function.
	Module *ir.Operation
	// Driver is text of LLVM IR that belongs behind that of the module. It defines the function Entry.
	Driver string
	// Slots are the descriptors, in the order of the context.
	Slots []Slot
	// Shared is the number of bytes of workgroup memory, and Push that of push constants.
	Shared, Push uint64
	// Suspends is true if the invocations of a workgroup wait for each other.
	Suspends bool
	// Subgroups is true if the invocations of a subgroup exchange values. The context then has Records bytes of memory for it.
	Subgroups bool
	Records   uint64
}

const (
	// Function is the name of the function that runs an invocation.
	Function = "spvc.invocation"
	// Entry is the name of the function that runs workgroups. Its arguments are a context, the number of the first workgroup, and
	// that behind the last one.
	Entry = "spvc.workgroups"
)

// The words of a context, of 64 bits each.
const (
	// ContextStop is the address of a word of 32 bits. If it is not 0, the invocations end.
	ContextStop = iota
	// ContextZeros is the address of Spare bytes that are zero, which accesses outside of memory read, and ContextSink of as many that
	// they write.
	ContextZeros
	ContextSink
	// ContextShared is the address of workgroup memory, and ContextPush that of push constants.
	ContextShared
	ContextPush
	// ContextGroups is the first of three numbers of workgroups.
	ContextGroups
	_
	_
	// ContextTable is the address of a table of memory that has an address, sorted: its begin and its size. ContextEntries counts its rows.
	ContextTable
	ContextEntries
	// ContextFind is the address of a function that finds memory in the table. The driver writes it.
	ContextFind
	// ContextAlloc and ContextFree are the addresses of functions that allocate and free the frame of a coroutine. The driver writes them.
	// ContextPool is the list of frames that are free, 0 at first.
	ContextAlloc
	ContextFree
	ContextPool
	// ContextRecords is the address of the memory through which invocations exchange values.
	ContextRecords
	// ContextSlots is the first of two words for each slot: the address and the size.
	ContextSlots
)

// Spare is the size of the memory that accesses outside of other memory get.
const Spare = 256

// Refusal is the error for a kernel that cannot be lowered.
type Refusal struct {
	// Op is the operation that is not supported, or empty.
	Op string
	// Place is its location, or empty.
	Place string
	// Reason says why.
	Reason string
}

// Error puts the place first.
func (r *Refusal) Error() string {
	text := r.Reason
	if r.Op != "" {
		text = r.Op + ": " + text
	}
	if r.Place != "" {
		text = r.Place + ": " + text
	}
	return text
}

// Lower lowers an entry point of module, a spirv.module without structured control flow, in the context of the module.
// The error is a *Refusal if the kernel does what is not supported.
func Lower(module *ir.Operation, o Options) (*Kernel, error) {
	if !ir.Verify(module) {
		return nil, &Refusal{Reason: "the module is not valid"}
	}
	l := newLowering(module, o)
	entry := l.entryPoint()
	if entry == nil {
		return nil, &Refusal{Reason: fmt.Sprintf("the module has no entry point %q", o.Entry)}
	}
	if l.scan(entry); l.err == nil {
		l.function(entry)
	}
	if l.err != nil {
		return nil, l.err
	}
	if !l.convertRest() {
		return nil, &Refusal{Reason: "an operation has no counterpart in LLVM IR"}
	}
	l.kernel.Module = l.top
	l.kernel.Driver = driver(l)
	if l.kernel.Subgroups {
		l.kernel.Records = l.recordBytes() + l.products
	}
	return l.kernel, nil
}

// convertRest converts the operations on values that are left.
func (l *lowering) convertRest() bool {
	c := llvmtypes.New(l.c, llvmtypes.Options{})
	spirvtollvm.AddTypes(c, target.UnknownAPI)
	t := rewrite.NewTarget()
	t.AddIllegalDialect("spirv")
	t.AddLegalDialect("llvm")
	t.AddLegalOp(ir.Module)
	ps := spirvtollvm.AddCompletePatterns(c, target.UnknownAPI, spirvtollvm.AddPatterns(c, target.UnknownAPI, nil))
	return rewrite.ConvertPartial([]*ir.Operation{l.top}, t, rewrite.NewPatternSet(ps...)) && ir.Verify(l.top)
}

// lowering is the state of one Lower.
type lowering struct {
	c      *ir.Context
	o      Options
	module *ir.Operation
	top    *ir.Operation
	kernel *Kernel
	err    error
	// globals are the symbols of the module.
	globals  map[string]*ir.Operation
	actions  map[*ir.OpDef]action
	named    map[string]action
	formulas map[string]formula
	declared map[string]bool

	// b puts operations at the end of a block, head at the end of the first one, which runs once.
	b, head *ir.Builder
	region  *ir.Region
	exit    *ir.Block
	args    []*ir.Value
	loc     ir.Location
	ptr     ir.Type
	i64     ir.Type

	values   map[*ir.Value]*ir.Value
	places   map[*ir.Value]*place
	roots    map[string]*root
	slots    map[string]int
	ints     map[int64]*ir.Value
	words    map[int]*ir.Value
	isHeader map[*ir.Block]bool
	// calls are the functions that are expanded now.
	calls         []*ir.Operation
	count, tables int
	suspension
}

// action lowers an operation.
type action func(l *lowering, op *ir.Operation)

func newLowering(module *ir.Operation, o Options) *lowering {
	c := module.Context()
	l := &lowering{
		c: c, o: o, module: module, top: c.NewModule(ir.UnknownLoc), kernel: &Kernel{}, globals: map[string]*ir.Operation{}, actions: actions(), named: namedActions(), formulas: formulas(), declared: map[string]bool{},
		b: ir.NewBuilder(c, nil), head: ir.NewBuilder(c, nil), loc: ir.UnknownLoc, ptr: llvm.Pointer(c, 0), i64: c.I64(),
		values: map[*ir.Value]*ir.Value{}, places: map[*ir.Value]*place{}, roots: map[string]*root{}, slots: map[string]int{}, ints: map[int64]*ir.Value{},
		words: map[int]*ir.Value{}, isHeader: map[*ir.Block]bool{}, suspension: suspension{checks: map[*ir.Block]*ir.Block{}},
	}
	for op := module.Region(0).First().First(); op != nil; op = op.Next() {
		if name := ir.SymbolName(op); name != "" {
			l.globals[name] = op
		}
	}
	return l
}

// entryPoint returns the function of the entry point.
func (l *lowering) entryPoint() *ir.Operation {
	for op := l.module.Region(0).First().First(); op != nil; op = op.Next() {
		fn, _ := op.Attr("fn").(*ir.SymbolRefAttr)
		if op.Is(spirv.EntryPoint) && fn != nil && fn.Root == l.o.Entry && spirv.EnumValue[spec.ExecutionModel](op.Attr("execution_model")) == spec.ExecutionModelGLCompute {
			return l.globals[fn.Root]
		}
	}
	return nil
}

// refuse notes why an operation cannot be lowered, if it is the first one.
func (l *lowering) refuse(op *ir.Operation, reason string) {
	if l.err != nil {
		return
	}
	name := op.Name()
	if op.Is(spirv.OpaqueInst) || op.Is(spirv.OpaqueTerminator) {
		name = op.StringAttr("opcode")
	}
	l.err = &Refusal{Op: name, Place: l.c.Place(op.Loc()), Reason: reason}
}

// misfit notes that the operands of the instruction that is lowered do not fit, if nothing is refused yet. Only an invalid binary has such operands.
func (l *lowering) misfit() {
	if l.err == nil {
		l.err = &Refusal{Place: l.c.Place(l.loc), Reason: "the operands of an instruction do not fit, the binary is not valid"}
	}
}

// typ returns the type of values of type t.
func (l *lowering) typ(op *ir.Operation, t ir.Type) ir.Type {
	to := l.valueType(t, 0)
	if to == nil {
		l.refuse(op, "values of the type "+ir.TypeString(t)+" are not supported")
		return l.c.I32()
	}
	return to
}
