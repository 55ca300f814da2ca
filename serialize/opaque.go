package serialize

import (
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/encoding"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// paramWriter writes the words that params stand for.
type paramWriter struct {
	*writer
	op       *ir.Operation
	out      section
	operands int
	ext      bool // the next string in place of an id names an extended set
	forward  bool // symbols may be defined later
	set      string
}

// params appends the words of an instruction's params to s. The grammar's operand list
// tells what each param is. It returns false after an error at op.
func (w *writer) params(s *section, op *ir.Operation, code spec.Opcode, operands []spec.Operand, params []ir.Attribute) bool {
	p := paramWriter{writer: w, op: op, ext: isExtInst(code), forward: isDecoration(code)}
	failed := false
	why := encoding.WalkParams(operands, params, func(k spec.Kind, a ir.Attribute) bool {
		failed = !p.one(k, a)
		return !failed
	})
	if why != "" && !failed {
		return op.EmitOpError(why)
	}
	*s = append(*s, p.out...)
	return !failed
}

func (p *paramWriter) one(k spec.Kind, a ir.Attribute) bool {
	switch k.Category() {
	case spec.ID:
		id := p.id(a)
		p.out.word(id)
		return id != 0
	case spec.ValueEnum, spec.BitEnum:
		v, ok := k.Parse(a.(*ir.StringAttr).Value)
		p.out.word(v)
		return ok
	}
	if i, ok := a.(*ir.IntegerAttr); ok {
		v, _ := i.Value.Uint64()
		p.out.word(uint32(v))
		return true
	}
	text := a.(*ir.StringAttr).Value
	switch k {
	case spec.KindLiteralString:
		if len(text)/4+8 > words.MaxInst {
			return p.op.EmitOpError("has a string that is too long to be serialized")
		}
		p.out.str(text)
	case spec.KindLiteralSpecConstantOpInteger:
		code, _ := spec.ParseOpcode(text)
		p.out.word(uint32(code))
	case spec.KindLiteralExtInstInteger:
		set, known := spec.ParseExtInstSet(p.set)
		n, ok := uint32(0), false
		if known {
			n, ok = set.Inst(text)
		}
		if !ok {
			return p.op.EmitOpError("unknown instruction " + text + " of the extended set " + p.set)
		}
		p.out.word(n)
	}
	return true
}

// id returns the id that a stands for, or 0 after an error.
func (p *paramWriter) id(a ir.Attribute) uint32 {
	switch a := a.(type) {
	case *ir.UnitAttr:
		p.operands++
		return p.op.Operand(p.operands - 1).Scratch
	case *ir.TypeAttr:
		return p.typeID(p.op, a.Value)
	case *ir.SymbolRefAttr:
		s := p.symbol(p.op, a)
		if s == nil || !s.done && !p.forward && !s.op.Is(spirv.Func) && !p.defineSymbol(s) {
			return 0
		}
		return p.idOf(s)
	case *ir.StringAttr:
		if p.ext {
			p.ext, p.set = false, a.Value
			return p.importNamed(a.Value)
		}
		return p.stringID(a.Value)
	case *ir.ArrayAttr:
		t := a.Elements[0].(*ir.TypeAttr).Value
		if _, undef := a.Elements[1].(*ir.UnitAttr); undef {
			return p.undef(p.op, t)
		}
		return p.constantID(p.op, a.Elements[1], t)
	case ir.TypedAttr:
		return p.constantID(p.op, a, a.Type())
	}
	p.op.EmitOpError("has an unsuitable param " + ir.AttrString(a))
	return 0
}

// opaqueInst writes an opaque op of a function to s. id is the id of its result.
func (f *functionWriter) opaqueInst(s *section, op *ir.Operation, id uint32) bool {
	code, known := encoding.OpaqueOpcode(op)
	if !known {
		return op.EmitOpError("unknown instruction")
	}
	var operands section
	if op.NumResults() > 0 {
		t := f.typeID(op, op.Result(0).Type())
		if t == 0 {
			return false
		}
		operands.word(t)
		operands.word(id)
	}
	if !f.params(&operands, op, code, spec.Info(code).Operands, encoding.OpaqueParams(op)) {
		return false
	}
	f.line(s, op)
	s.inst(code, operands...)
	if len(operands) >= words.MaxInst {
		return op.EmitOpError("has too many operands to be serialized")
	}
	return id == 0 || f.decorate(op, id)
}

// usedSymbols records the symbols that an opaque op names.
func (f *functionWriter) usedSymbols(op *ir.Operation) {
	list, _ := op.Attr("params").(*ir.ArrayAttr)
	if list == nil {
		return
	}
	for _, a := range list.Elements {
		if ref, ok := a.(*ir.SymbolRefAttr); ok {
			f.use(ref)
		}
	}
}

// opaqueGlobal writes an opaque op of the module.
func (w *writer) opaqueGlobal(s *symbol) bool {
	op := s.op
	code, known := encoding.OpaqueOpcode(op)
	t, typed := op.Attr("type").(*ir.TypeAttr)
	if !known || !typed {
		return op.EmitOpError("lacks an instruction or a type")
	}
	var operands section
	typ := w.typeID(op, t.Value)
	if typ == 0 || !w.params(&operands, op, code, spec.Info(code).Operands, encoding.OpaqueParams(op)) {
		return false
	}
	if len(operands)+3 > words.MaxInst {
		return op.EmitOpError("has too many operands to be serialized")
	}
	id := w.define(s)
	if at := w.graphSection(code, &w.globals); at != &w.globals {
		at.inst(code, append(section{typ, id}, operands...)...)
		return w.decorate(op, id)
	}
	w.line(&w.globals, op)
	w.define2(code, typ, id, operands...)
	return w.decorate(op, id)
}

// opaqueMode writes an opaque op that stands before the debug information of the
// module.
func (w *writer) opaqueMode(op *ir.Operation) bool {
	code, known := encoding.OpaqueOpcode(op)
	if !known {
		return op.EmitOpError("unknown instruction")
	}
	s := w.graphSection(code, &w.modes)
	switch code {
	case spec.OpExtension:
		s = &w.extensions
	case spec.OpEntryPoint:
		s = &w.entries
	case spec.OpExecutionMode, spec.OpExecutionModeId:
	default:
		if s != &w.modes {
			break
		}
		return op.EmitOpError("has an instruction that cannot appear in the head of a module")
	}
	var words section
	if !w.params(&words, op, code, spec.Info(code).Operands, encoding.OpaqueParams(op)) {
		return false
	}
	s.inst(code, words...)
	return true
}

// opaqueType declares an opaque type.
func (w *writer) opaqueType(op *ir.Operation, t *spirv.OpaqueType) uint32 {
	id := w.newID()
	var words section
	if !w.params(&words, op, t.Opcode, spec.Info(t.Opcode).Operands, t.Params.Elements) {
		return 0
	}
	decorations := make([]spec.Decoration, len(t.Decorations.Elements))
	for i, a := range t.Decorations.Elements {
		e := a.(*ir.ArrayAttr).Elements
		decorations[i], _ = spec.ParseDecoration(e[1].(*ir.StringAttr).Value)
		if !w.declareOperands(op, decorations[i], e[2:]) {
			return 0
		}
	}
	w.globals.inst(t.Opcode, append([]uint32{id}, words...)...)
	for i, a := range t.Decorations.Elements {
		e, d := a.(*ir.ArrayAttr).Elements, decorations[i]
		if !w.decorateParams(op, id, e[0].(*ir.IntegerAttr).Int64Or(-1), d, e[2:]) {
			return 0
		}
	}
	return id
}

// readTypeDecorations reads the decorations of types from the module's attribute.
func (w *writer) readTypeDecorations() bool {
	list, ok := w.module.Attr(typeDecorationsName).(*ir.ArrayAttr)
	if !ok {
		return true
	}
	w.typeDecos = map[ir.Type][]*ir.ArrayAttr{}
	for _, a := range list.Elements {
		e, ok := a.(*ir.ArrayAttr)
		if ok && len(e.Elements) == 1 && w.noBlock(e.Elements[0]) {
			continue
		}
		if !ok || len(e.Elements) < 3 {
			return w.module.EmitOpError("has a malformed attribute " + typeDecorationsName)
		}
		t, isType := e.Elements[0].(*ir.TypeAttr)
		_, isInt := e.Elements[1].(*ir.IntegerAttr)
		name, isString := e.Elements[2].(*ir.StringAttr)
		if !isType || !isInt || !isString {
			return w.module.EmitOpError("has a malformed attribute " + typeDecorationsName)
		}
		w.typeDecos[t.Value] = append(w.typeDecos[t.Value], e)
		if s, ok := t.Value.(*spirv.StructType); ok && (name.Value == "Block" || name.Value == "BufferBlock") {
			w.firstBlock(s)
		}
	}
	return true
}

// noBlock keeps the struct that a names from being decorated as a block.
func (w *writer) noBlock(a ir.Attribute) bool {
	t, ok := a.(*ir.TypeAttr)
	if !ok {
		return false
	}
	s, ok := t.Value.(*spirv.StructType)
	if ok {
		w.firstBlock(s)
	}
	return ok
}

// declareOperands declares the constants that a decoration of a type names. They must stand before the type.
func (w *writer) declareOperands(op *ir.Operation, d spec.Decoration, params []ir.Attribute) bool {
	operands := spec.KindDecoration.Enumerant(uint32(d)).Params
	if len(operands) == 0 || operands[0].Kind.Category() != spec.ID {
		return true
	}
	var unused section
	return w.params(&unused, op, spec.OpNop, operands, params)
}

// declareBefore calls declareOperands for the decorations that the module's attribute gives t.
func (w *writer) declareBefore(t ir.Type) bool {
	for _, e := range w.typeDecos[t] {
		d, ok := spec.ParseDecoration(e.Elements[2].(*ir.StringAttr).Value)
		if ok && !w.declareOperands(w.module, d, e.Elements[3:]) {
			return false
		}
	}
	return true
}

// decorateOnce calls decorateType unless the type was already declared.
func (w *writer) decorateOnce(id uint32, t ir.Type) bool {
	if w.typeDecos[t] == nil {
		return true
	}
	ok := w.decorateType(id, t)
	delete(w.typeDecos, t)
	return ok
}

// decorateType writes the decorations that the module's attribute gives t.
func (w *writer) decorateType(id uint32, t ir.Type) bool {
	for _, e := range w.typeDecos[t] {
		d, ok := spec.ParseDecoration(e.Elements[2].(*ir.StringAttr).Value)
		if !ok {
			return w.module.EmitOpError("has an unknown decoration " + ir.AttrString(e.Elements[2]))
		}
		member := e.Elements[1].(*ir.IntegerAttr).Int64Or(-1)
		if !w.decorateParams(w.module, id, member, d, e.Elements[3:]) {
			return false
		}
	}
	return true
}

// decorateParams decorates id, or a member of it, with d. The operands are given in the
// form of params.
func (w *writer) decorateParams(op *ir.Operation, id uint32, member int64, d spec.Decoration, params []ir.Attribute) bool {
	operands := spec.KindDecoration.Enumerant(uint32(d)).Params
	code := decorateOpcode(d, member >= 0, w.hasStringDecorations())
	words := section{id}
	if member >= 0 {
		words.word(uint32(member))
	}
	words.word(uint32(d))
	if !w.params(&words, op, code, operands, params) {
		return false
	}
	w.decorations.inst(code, words...)
	return true
}

// isDecoration reports whether an instruction may name ids that are defined after it.
func isDecoration(code spec.Opcode) bool {
	switch code {
	case spec.OpDecorate, spec.OpDecorateId, spec.OpMemberDecorate, spec.OpMemberDecorateIdEXT:
		return true
	}
	return false
}

// hasStringDecorations reports whether the module may have OpDecorateString.
func (w *writer) hasStringDecorations() bool {
	return w.vce.Version >= spec.V1_4 || slices.Contains(w.vce.Extensions, spec.SPV_GOOGLE_decorate_string)
}

// decorateOpcode returns the instruction for a decoration. Decorations with id operands
// have an instruction of their own, and, if strings is set, so do those with only
// string operands.
func decorateOpcode(d spec.Decoration, member, strings bool) spec.Opcode {
	operands := spec.KindDecoration.Enumerant(uint32(d)).Params
	text := strings && (d == spec.DecorationUserSemantic || d == spec.DecorationUserTypeGOOGLE)
	byID := len(operands) > 0 && operands[0].Kind.Category() == spec.ID
	switch {
	case member && text:
		return spec.OpMemberDecorateString
	case member && byID:
		return spec.OpMemberDecorateIdEXT
	case member:
		return spec.OpMemberDecorate
	case text:
		return spec.OpDecorateString
	case byID:
		return spec.OpDecorateId
	}
	return spec.OpDecorate
}
