package ir

import "slices"

// plainFormat prints the operations of a format without groups, regions and variadic parts: a
// text and a part of the operation in turn. Most operations have such a format.
type plainFormat struct {
	operands, results int // numbers that the operation must have
	steps             []plainStep
	// listed are the slots of the inherent attributes that the dictionary lists.
	listed []int32
}

// plainStep is a text, and then a part of the operation.
type plainStep struct {
	text string
	part plainPart
	arg  int32  // the operand or result
	in   *instr // the instruction of the dictionary
}

// plainPart says what follows the text of a step.
type plainPart uint8

const (
	plainEnd plainPart = iota // nothing
	plainOperand
	plainOperandType
	plainResultType
	plainDict
)

// newPlainFormat returns the plain format of prog, or nil if there is none.
func newPlainFormat(prog *formatProgram, def *OpDef) *plainFormat {
	one := func(v ValueDef) bool { return v.Quantity == One && v.Segments == "" }
	notOne := func(v ValueDef) bool { return !one(v) }
	if slices.ContainsFunc(def.Operands, notOne) || slices.ContainsFunc(def.Results, notOne) || len(prog.defaulted) > 0 {
		return nil
	}
	f := &plainFormat{operands: len(def.Operands), results: len(def.Results)}
	text := ""
	add := func(part plainPart, arg int32, in *instr) {
		f.steps = append(f.steps, plainStep{text, part, arg, in})
		text = ""
	}
	for i := range prog.code {
		in := &prog.code[i]
		if in.space && in.op != opAttrDict && in.op != opAttrDictKeyword {
			text += " "
		}
		switch {
		case in.op == opLiteral:
			text += in.text
		case in.op == opSpace:
			text += " "
		case in.op == opOperand:
			add(plainOperand, in.arg, nil)
		case in.op == opAllOperands:
			for k := range def.Operands {
				if k > 0 {
					text += ", "
				}
				add(plainOperand, int32(k), nil)
			}
		case in.op == opType && in.typeClass(def) == nil:
			part := plainOperandType
			if in.args[0].kind == boundResult {
				part = plainResultType
			}
			add(part, in.args[0].arg, nil)
		case in.op == opAttrDict || in.op == opAttrDictKeyword:
			add(plainDict, 0, in)
		default:
			return nil
		}
	}
	if text != "" {
		add(plainEnd, 0, nil)
	}
	f.list(prog, def)
	return f
}

// list finds the slots of the attributes that the format does not print itself.
func (f *plainFormat) list(prog *formatProgram, def *OpDef) {
	for i := range def.Attrs {
		if k := prog.slots[i]; k >= 0 && !slices.Contains(prog.elided, def.Attrs[i].Name) {
			f.listed = append(f.listed, k)
		}
	}
}

// fits reports whether op has the parts that f prints.
func (f *plainFormat) fits(op *Operation) bool {
	return f != nil && len(op.operands()) == f.operands && len(op.results()) == f.results
}

// lists reports whether the dictionary of op has entries.
func (f *plainFormat) lists(op *Operation) bool {
	if len(op.attrs()) > 0 {
		return true
	}
	for _, k := range f.listed {
		if *op.prop(int(k)) != nil {
			return true
		}
	}
	return false
}

// plain runs f, which fits the operation.
func (w *opFormatPrinter) plain(f *plainFormat) {
	p, op := w.p, w.op
	for i := range f.steps {
		s := &f.steps[i]
		p.buf = append(p.buf, s.text...)
		switch s.part {
		case plainOperand:
			p.Operand(op.operand(int(s.arg)).value)
		case plainOperandType:
			p.valueType(op.operand(int(s.arg)).value)
		case plainResultType:
			p.Type(op.result(int(s.arg)).typ)
		case plainDict:
			if f.lists(op) {
				w.attrDict(s.in)
			}
		}
	}
}
