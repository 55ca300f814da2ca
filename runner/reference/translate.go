package reference

import (
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/report"
	"github.com/spvc/spvc/spirv/spec"
)

// program is an entry point in the form that subgroups execute.
type program struct {
	m     *module
	entry string
	// sites are the accesses that calls which tell of indices refer to by number.
	sites map[uint32]report.Site
	// size is the workgroup size, lanes the number of invocations of a subgroup, at most
	// that of a workgroup.
	size  [3]uint32
	lanes int
	// maxLanes is the number that a subgroup may have. quads is true if its lanes form
	// quads, and square if those are 2 by 2 invocations.
	maxLanes      int
	quads, square bool
	// regs is the number of values in the register file: registers times lanes.
	regs      int
	constants []constantRegister
	main      *function
	// outputs are the variables by which a stage of a draw gives results.
	outputs   []*variable
	variables []*variable // by handle; the first is nil
	// private is the bytes that each invocation has for variables in memory, shared those
	// of a workgroup.
	private, shared int64
	initial         []initial // the initial values of variables of the module in registers and memory
	// parameters are the parameters of an OpenCL kernel, with their layouts; passed are the handles of
	// variables that they point to, or 0.
	parameters []value
	layouts    []*layout
	passed     []uint32
	checks     Checks
	// nudge is the seed of a program whose results are nudged (RunNudged), or 0.
	nudge uint64
	// undefined is what is undefined about constants that operations compute.
	undefined []Finding
	// ordered is true if results depend on the order in which workgroups run, and reports if
	// only the order of records in hidden buffers does.
	ordered, reports bool
	// orderedInside is true if they depend on the order of the invocations of a workgroup.
	orderedInside bool
	// exchanged is true if they depend on it unless loops of compare-exchange commute.
	exchanged bool
	// watched is true if atomics on the same class of memory do not commute with each other, so that results depend on
	// the order if they are on the same bits.
	watched bool
	// prints is true if invocations print.
	prints bool
	// suspends is true if subgroups may wait for each other.
	suspends bool
	// values is by id what the translator knows, and inRegisters the variables there, for
	// traces.
	values      []value
	inRegisters []*variable
}

// constantRegister is a register that holds the same value at all times.
type constantRegister struct {
	register int32
	value    uint64
}

// initial is a variable in registers that begins with a constant.
type initial struct {
	v      *variable
	values []uint64
}

// value is what an id stands for in a function.
type value struct {
	typ *valueType
	reg int32 // place of the first register in the file
	// view is the layout of what a pointer points to, and step the distance to the next
	// element if it is a scalar.
	view *layout
	step int64
	// promoted is set for a pointer to registers, which has no register itself: from cell
	// on, a value of view's type.
	promoted *variable
	cell     int
	defined  bool
}

// handler translates instructions of an opcode.
type handler func(t *translator, in *instruction)

// translator translates an entry point.
type translator struct {
	m         *module
	model     spec.ExecutionModel
	p         *program
	handlers  map[spec.Opcode]handler
	types     map[uint32]*valueType
	typeDepth int
	layouts   map[layoutKey]*layout
	spec      map[uint32]uint64 // values for SpecIds
	constants map[uint32][]uint64
	folding   int
	values    []value // by id
	variables map[uint32]*variable
	registers map[constantKey]int32 // the registers of constants
	uses      *uses
	nudges    uint64        // operations with a nudge
	numbers   *numberSearch // or nil, until an instruction asks for it
	functions map[uint32]*function
	calling   []uint32 // functions that are being translated
	// atomics are the first atomics on classes of memory that commute.
	atomics  map[spec.StorageClass]spec.Opcode
	function *function
	block    *block
	raw      *rawBlock    // the raw block that block is part of
	index    int32        // the index of the current instruction
	quadsOf  *instruction // the execution mode that makes quads
}

type constantKey struct {
	value uint64
	next  uint64 // hash of the values behind it
	count int
}

// key names what a program depends on beside the module.
type programKey struct {
	hash  [32]byte
	entry string
	spec  string
	nudge uint64
}

// translate makes a program of an entry point.
func translate(words []uint32, entry string, model spec.ExecutionModel, specs []reflect.SpecValue, nudge uint64, o *Options, k *Kernel) (p *program, err error) {
	m, err := parseModule(words)
	if err != nil {
		return nil, err
	}
	t := &translator{
		m: m, model: model, handlers: handlers(), types: map[uint32]*valueType{}, layouts: map[layoutKey]*layout{},
		spec: map[uint32]uint64{}, constants: map[uint32][]uint64{}, values: make([]value, len(m.defs)),
		variables: map[uint32]*variable{}, registers: map[constantKey]int32{}, functions: map[uint32]*function{}, atomics: map[spec.StorageClass]spec.Opcode{},
		p: &program{m: m, entry: entry, checks: o.Checks, nudge: nudge, variables: make([]*variable, 1)},
	}
	for _, s := range specs {
		t.spec[s.ID] = s.Bits
	}
	defer func() {
		if r := recover(); r != nil {
			refusal, ok := r.(*Refusal)
			if !ok {
				panic(r)
			}
			p, err = nil, refusal
		}
	}()
	t.entryPoint(entry, model, o, k)
	return t.p, nil
}

// entryPoint translates the entry point of a name.
func (t *translator) entryPoint(name string, model spec.ExecutionModel, o *Options, k *Kernel) {
	for i := range t.m.insts {
		in := &t.m.insts[i]
		if in.op == spec.OpEntryPoint && len(in.args) > 2 && spec.ExecutionModel(in.args[0]) == model && text(in.args[2:]) == name {
			t.setSize(in.args[1], o, k)
			t.uses = t.findUses()
			t.p.main = t.callee(in, in.args[1])
			t.p.parameters, t.p.values = t.p.main.parameters, t.values
			if k != nil {
				t.kernelParameters(k)
			} else if len(t.p.parameters) > 0 {
				refuse(in, "the entry point has parameters")
			}
			return
		}
	}
	refuse(nil, "it has no entry point %q", name)
}

// setSize determines the sizes of workgroups and subgroups.
func (t *translator) setSize(function uint32, o *Options, k *Kernel) {
	size := [3]uint32{1, 1, 1}
	if k != nil && k.LocalSize != [3]uint32{} {
		size = k.LocalSize
	}
	for i := range t.m.insts {
		in := &t.m.insts[i]
		mode := spec.ExecutionMode(in.arg(1))
		switch {
		case in.arg(0) != function:
		case in.op == spec.OpExecutionMode && len(in.args) == 2:
			t.setQuads(in, mode)
		case len(in.args) < 5:
		case in.op == spec.OpExecutionMode && mode == spec.ExecutionModeLocalSize:
			copy(size[:], in.args[2:])
		case in.op == spec.OpExecutionModeId && mode == spec.ExecutionModeLocalSizeId:
			for k := range size {
				size[k] = uint32(t.constantValue(in, in.args[2+k]))
			}
		}
	}
	for id := range t.m.decorations {
		if b, ok := t.m.decorated(id, spec.DecorationBuiltIn); ok && spec.BuiltIn(b) == spec.BuiltInWorkgroupSize && t.isConstant(id) {
			values := t.constant(nil, id)
			if len(values) != 3 {
				refuse(t.m.def(id), "a workgroup size of %d numbers", len(values))
			}
			for k, v := range values {
				size[k] = uint32(v)
			}
		}
	}
	t.p.size = size
	invocations := uint64(size[0]) * uint64(size[1])
	if invocations > maxInvocations || invocations*uint64(size[2]) > maxInvocations || invocations*uint64(size[2]) == 0 {
		refuse(nil, "a workgroup of %v invocations", size)
	}
	t.p.maxLanes = o.SubgroupSize
	t.p.lanes = min(o.SubgroupSize, int(invocations)*int(size[2]))
	t.checkQuads()
}

// maxInvocations bounds the invocations of a workgroup.
const maxInvocations = 1 << 14

// maxRegisters bounds the values of a register file.
const maxRegisters = 1 << 26

// newRegisters returns the place of n registers.
func (t *translator) newRegisters(n int) int32 {
	at := t.p.regs
	if t.p.regs += n * t.p.lanes; t.p.regs > maxRegisters {
		refuse(nil, "the entry point needs more than %d registers", maxRegisters/t.p.lanes)
	}
	return int32(at)
}

// cellOf returns the place of a register behind another.
func (t *translator) cellOf(reg int32, cell int) int32 { return reg + int32(cell*t.p.lanes) }

// operand returns the value of an id, in registers.
func (t *translator) operand(in *instruction, id uint32) value {
	if int(id) >= len(t.values) {
		refuse(in, "id %d is not below the bound", id)
	}
	v := t.values[id]
	switch {
	case v.promoted != nil:
		refuse(in, "the pointer %s is used as a value", t.m.name(id))
	case v.defined:
		return v
	case t.isConstant(id):
		values := t.constant(in, id)
		v = value{typ: t.typeOf(t.m.def(id).typ), defined: true}
		v.reg = t.constantRegisters(values)
		if v.typ.kind == pointerType && v.typ.elem != nil {
			v.view = t.viewOf(v.typ)
		}
		t.values[id] = v
	case t.variables[id] != nil:
		return t.variablePointer(in, id)
	default:
		if d := t.m.def(id); isVariable(d) {
			t.moduleVariable(d)
			return t.variablePointer(in, id)
		}
		refuse(in, "%s is used, but not defined before", t.m.name(id))
	}
	return v
}

// constantRegisters returns registers that hold constants.
func (t *translator) constantRegisters(values []uint64) int32 {
	k := constantKey{count: len(values), next: 14695981039346656037}
	for i, v := range values {
		if i == 0 {
			k.value = v
		}
		k.next = (k.next ^ v) * 1099511628211
	}
	if at, ok := t.registers[k]; ok && len(values) == 1 {
		return at
	}
	at := t.newRegisters(len(values))
	for i, v := range values {
		t.p.constants = append(t.p.constants, constantRegister{t.cellOf(at, i), v})
	}
	t.registers[k] = at
	return at
}

// result makes the value of an instruction's result, with new registers.
func (t *translator) result(in *instruction) value {
	ty := t.typeOf(in.typ)
	if ty.large || ty.kind == functionType {
		refuse(in, "its result has too many components")
	}
	v := value{typ: ty, reg: t.newRegisters(ty.cells)}
	if ty.kind == pointerType {
		v.view = t.viewOf(ty)
	}
	t.define(in, v)
	return v
}

// viewOf returns the layout that the type of a pointer states, or nil.
func (t *translator) viewOf(ty *valueType) *layout {
	if ty.elem == nil || ty.elem.kind == voidType || ty.elem.kind == functionType {
		return nil
	}
	return t.layoutOf(ty.elem)
}

// define sets the value of an instruction's result.
func (t *translator) define(in *instruction, v value) {
	v.defined = true
	t.values[in.id] = v
}

// emit adds an instruction to the current block.
func (t *translator) emit(in inst) *inst {
	in.index = t.index
	b := t.block
	b.insts = append(b.insts, in)
	return &b.insts[len(b.insts)-1]
}

// move copies registers.
func (t *translator) move(dst, src int32, cells int) {
	if cells > 0 && dst != src {
		t.emit(inst{run: runMove, dst: dst, a: src, n: t.cellOf(0, cells)})
	}
}

// sameShape refuses values that differ in their number of cells.
func sameShape(in *instruction, a, b *valueType) {
	if a.cells != b.cells {
		refuse(in, "its operands have different numbers of components")
	}
}

// handlers joins the tables of the chapters.
func handlers() map[spec.Opcode]handler {
	all := map[spec.Opcode]handler{}
	for _, table := range []map[spec.Opcode]handler{
		basicHandlers(), memoryHandlers(), compositeHandlers(), barrierHandlers(), atomicHandlers(), groupHandlers(), cooperativeHandlers(), asyncHandlers(), imageHandlers(), extensionHandlers(), untypedHandlers(), intelHandlers(), quadHandlers(), heapHandlers(),
	} {
		for op, h := range table {
			all[op] = h
		}
	}
	for op := range unaryRows() {
		all[op] = translateUnary
	}
	for op := range binaryRows() {
		all[op] = translateBinary
	}
	for op, h := range conversionHandlers() {
		all[op] = h
	}
	return all
}
