package reference

import (
	"strings"

	"github.com/spvc/spvc/spirv/spec"
)

// extension is what rare instructions need beside registers.
type extension struct {
	check       func(a, b, c uint64) string
	perResult   func(to, from scalar, args [][]uint64, out []uint64)
	to, from    scalar
	args        []registers
	results     int
	second      int32 // registers of the components that are written through a pointer
	op          spec.Opcode
	signs       [2]bool
	accumulates bool
	packed      bool
	group       *groupOperation
	matrix      *matrixAccess
	copy        *asyncCopy
	memory      *Memory
	index       indexCheck
	image       *imageOp
	print       *printer
	lanes       []int32 // the lanes that each lane reads
}

// registers are the registers of an operand.
type registers struct {
	reg   int32
	cells int
}

// extended is how the device executes an instruction of an extended instruction set: with
// one of its fields, or not at all. name is empty if the set has no such instruction.
type extended struct {
	row     *extendedRow
	handler handler
	name    string
}

// isSilent reports whether the instructions of the set of a name do nothing.
func isSilent(set string) bool {
	return strings.HasPrefix(set, "NonSemantic.") || strings.HasSuffix(set, "DebugInfo") || strings.HasPrefix(set, "OpenCL.DebugInfo")
}

// extendedOf returns how the device executes an instruction of the set of a name.
func extendedOf(set string, number uint32) extended {
	switch {
	case set == spec.GLSLStd450.String():
		name := spec.GLSLStd450.InstName(number)
		return extended{row: glslRow(name), name: name}
	case set == spec.OpenCLStd.String():
		name := spec.OpenCLStd.InstName(number)
		return extended{row: openclRow(name), handler: openclMemory(name), name: name}
	case set == ballotSet:
		return ballotOf(number)
	case set == trinarySet:
		name := nameIn(trinaryInstructions[:], number)
		return extended{row: trinaryRows()[name], name: name}
	}
	return extended{}
}

func (e extended) supported() bool { return e.row != nil || e.handler != nil }

// translateExtended translates OpExtInst.
func translateExtended(t *translator, in *instruction) {
	name, number := t.m.sets[in.arg(0)], in.arg(1)
	e := extendedOf(name, number)
	switch {
	case !e.supported() && e.name == "":
		refuse(in, "instruction %d of the set %q is not supported", number, name)
	case !e.supported():
		refuse(in, "instruction %d (%s) of %s is not supported", number, e.name, name)
	case e.handler != nil:
		e.handler(t, in)
	case e.row.perComponent != nil:
		t.extendedEach(in, e.row, e.name)
	default:
		t.extendedWhole(in, e.row, e.name)
	}
}

// extendedEach translates an instruction that computes component by component.
func (t *translator) extendedEach(in *instruction, row *extendedRow, name string) {
	v := t.result(in)
	ids := in.args[min(2, len(in.args)):]
	if len(ids) == 0 || len(ids) > 3 {
		refuse(in, "%s has %d operands", name, len(ids))
	}
	zero := t.constantRegisters(make([]uint64, v.typ.cells))
	regs := [3]int32{zero, zero, zero}
	var from scalar
	for i, id := range ids {
		a := t.operand(in, id)
		if i == 0 {
			from = a.typ.component()
		}
		regs[i] = a.reg
		if a.typ.cells != v.typ.cells {
			if a.typ.cells != 1 {
				refuse(in, "its operands have different numbers of components")
			}
			regs[i] = t.splat(a, v.typ.cells)
		}
	}
	fn := row.perComponent(v.typ.component(), from)
	if fn == nil {
		refuse(in, "%s is not defined for this type", name)
	}
	if row.check != nil && t.p.checks&CheckUndefined != 0 && !t.hidesNaN(in, name, ids) {
		check := row.check
		t.emit(inst{run: runCheckUndefined, a: regs[0], b: regs[1], c: regs[2], n: t.cellOf(0, v.typ.cells),
			ext: &extension{check: func(a, b, c uint64) string { return check(from, a, b, c) }}})
	}
	if exact, rounded := roundedFunction(name); rounded {
		fn = t.nudged(fn, v.typ.component(), exact)
	}
	t.each(v, fn, regs[0], regs[1], regs[2])
}

// extendedWhole translates an instruction that needs all components.
func (t *translator) extendedWhole(in *instruction, row *extendedRow, name string) {
	v := t.result(in)
	var operands []value
	e := &extension{perResult: row.perResult, to: v.typ.component(), results: v.typ.cells}
	var target value
	for i, id := range in.args[min(2, len(in.args)):] {
		if i+1 == row.pointer {
			target = t.operand(in, id)
			operands = append(operands, target)
			e.args = append(e.args, registers{})
			continue
		}
		a := t.operand(in, id)
		operands = append(operands, a)
		if i == 0 {
			e.from = a.typ.component()
		}
		e.args = append(e.args, registers{a.reg, a.typ.cells})
	}
	if !shapesFit(name, v.typ, operands) {
		refuse(in, "%s has operands of a wrong type", name)
	}
	if target.defined {
		n := target.view.typ.cells
		e.second = t.newRegisters(n)
		e.results += n
	}
	t.emit(inst{run: runWhole, dst: v.reg, n: int32(v.typ.cells), ext: e})
	if target.defined {
		t.emit(inst{run: runStore, a: target.reg, b: e.second, mem: t.accessOf(in, target, target.view.typ, len(in.args))})
	}
}

// runWhole computes all components of a result from all components of the operands.
func runWhole(x *subgroup, in *inst) {
	e := in.ext
	out := make([]uint64, e.results)
	args := make([][]uint64, len(e.args))
	for i, a := range e.args {
		if a.cells > 0 {
			args[i] = make([]uint64, a.cells)
		}
	}
	for _, l := range x.lanes {
		for i, a := range e.args {
			for k := range args[i] {
				args[i][k] = x.regs[int(a.reg)+k*x.width+int(l)]
			}
		}
		e.perResult(e.to, e.from, args, out)
		for k, v := range out {
			dst, i := in.dst, k
			if k >= int(in.n) {
				dst, i = e.second, k-int(in.n)
			}
			x.regs[int(dst)+i*x.width+int(l)] = v
		}
	}
}
