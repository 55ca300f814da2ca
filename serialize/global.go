package serialize

import (
	"slices"
	"strings"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/notes"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// isInterfaceBlock reports whether structs in variables of storage class sc are blocks.
func isInterfaceBlock(sc spec.StorageClass) bool {
	switch sc {
	case spec.StorageClassPhysicalStorageBuffer, spec.StorageClassPushConstant, spec.StorageClassStorageBuffer, spec.StorageClassUniform:
		return true
	}
	return false
}

// blockOf returns the struct in a variable of type t, directly or as the element of an
// array. It returns nil if the struct is not an interface block.
func blockOf(t *spirv.PointerType) *spirv.StructType {
	if !isInterfaceBlock(t.Storage) {
		return nil
	}
	elem := t.Pointee
	for {
		switch e := elem.(type) {
		case *spirv.ArrayType:
			elem = e.Element
		case *spirv.RuntimeArrayType:
			elem = e.Element
		case *spirv.StructType:
			return e
		default:
			return nil
		}
	}
}

// workgroupBlock returns the struct that t points to if it is a block in Workgroup
// storage: the struct has offsets and the module declares the capability for explicit
// layouts.
func (w *writer) workgroupBlock(t *spirv.PointerType) *spirv.StructType {
	s, ok := t.Pointee.(*spirv.StructType)
	if !ok || t.Storage != spec.StorageClassWorkgroup || !s.HasOffset() ||
		!slices.Contains(w.vce.Capabilities, spec.CapabilityWorkgroupMemoryExplicitLayoutKHR) {
		return nil
	}
	return s
}

// variableType returns the type of a variable. An array whose length is a specialization constant has types
// of its own, which nothing else in the IR has.
func (w *writer) variableType(op *ir.Operation, t *spirv.PointerType) uint32 {
	ref := op.Attr(notes.LengthName)
	if ref == nil {
		return w.typeID(op, t)
	}
	s, _ := t.Pointee.(*spirv.StructType)
	if s == nil || len(s.Members()) != 1 || s.HasOffset() {
		op.EmitOpError("must be a struct of one array without a layout to have the length '" + ir.AttrString(ref) + "'")
		return 0
	}
	a, _ := s.Members()[0].Type.(*spirv.ArrayType)
	if a == nil {
		op.EmitOpError("must be a struct of one array without a layout to have the length '" + ir.AttrString(ref) + "'")
		return 0
	}
	n := w.symbol(op, ref)
	elem := w.typeID(op, a.Element)
	if n == nil || !w.defineSymbol(n) || elem == 0 {
		return 0
	}
	array, block, pointer := w.newID(), w.newID(), w.newID()
	w.globals.inst(spec.OpTypeArray, array, elem, n.id)
	w.stride(array, a.Stride)
	w.globals.inst(spec.OpTypeStruct, block, array)
	w.globals.inst(spec.OpTypePointer, pointer, uint32(t.Storage), block)
	return pointer
}

func (w *writer) globalVariable(s *symbol) bool {
	op := s.op
	ta, _ := op.Attr("type").(*ir.TypeAttr)
	if ta == nil {
		return op.EmitOpError("has no type")
	}
	t, ok := ta.Value.(*spirv.PointerType)
	if !ok {
		return op.EmitOpError("must have a pointer type")
	}
	typ := w.variableType(op, t)
	if typ == 0 {
		return false
	}
	st := blockOf(t)
	if st == nil {
		st = w.workgroupBlock(t)
	}
	if st != nil {
		w.block(w.typeID(op, st), st)
	}
	id := w.define(s)
	words := [2]uint32{uint32(t.Storage)}
	n := 1
	if init := op.Attr("initializer"); init != nil {
		is := w.symbol(op, init)
		if is == nil || !w.defineSymbol(is) {
			return false
		}
		words[1], n = is.id, 2
	}
	w.line(&w.globals, op)
	w.define2(spec.OpVariable, typ, id, words[:n]...)
	if w.debug != nil {
		w.debug.variable(op, id, t)
	}
	return w.decorateGlobal(op, id)
}

// decorateGlobal writes the decorations of a variable in the order of their names, whether or not they are inherent attributes.
func (w *writer) decorateGlobal(op *ir.Operation, id uint32) bool {
	list := slices.Clone(op.DiscardableAttrs())
	for _, name := range [...]string{"location", "binding", "descriptor_set", "builtin", "built_in", "linkage_attributes"} {
		if k := op.Info().Slot(name); k >= 0 && op.Prop(k) != nil {
			list = append(list, ir.Named(name, op.Prop(k)))
		}
	}
	slices.SortStableFunc(list, func(a, b ir.NamedAttribute) int { return strings.Compare(a.Name, b.Name) })
	ok := true
	for _, a := range list {
		if strings.IndexByte(a.Name, '.') < 0 {
			ok = w.decoration(op, id, a.Name, a.Value) && ok
		}
	}
	return ok
}

func (w *writer) specConstant(s *symbol) bool {
	op := s.op
	value, ok := op.Attr("default_value").(ir.TypedAttr)
	if !ok {
		return op.EmitOpError("has no value")
	}
	typ := w.typeID(op, value.Type())
	if typ == 0 {
		return false
	}
	code, words, ok := scalarWords(value, spec.OpSpecConstant, make([]uint32, 0, 2))
	if !ok {
		return op.EmitError("cannot serialize attribute: " + ir.AttrString(value))
	}
	w.line(&w.globals, op)
	id := w.define(s)
	w.define2(code, typ, id, words...)
	return w.decorate(op, id)
}

func (w *writer) specComposite(s *symbol) bool {
	op := s.op
	ta, _ := op.Attr("type").(*ir.TypeAttr)
	list, _ := op.Attr("constituents").(*ir.ArrayAttr)
	if ta == nil || list == nil {
		return op.EmitOpError("has no type or constituents")
	}
	typ := w.typeID(op, ta.Value)
	if typ == 0 {
		return false
	}
	id := w.define(s)
	ids := make([]uint32, len(list.Elements))
	for i, e := range list.Elements {
		c := w.symbol(op, e)
		if c == nil || !w.defineSymbol(c) {
			return false
		}
		ids[i] = c.id
	}
	if len(ids)+3 > words.MaxInst {
		return op.EmitError("constant has too many elements to be serialized")
	}
	w.line(&w.globals, op)
	w.define2(spec.OpSpecConstantComposite, typ, id, ids...)
	return w.decorate(op, id)
}

// entryPoint writes OpEntryPoint. From SPIR-V 1.4 on, the interface lists all variables
// that the function uses, directly or through calls, so entryPoint adds those that the
// op does not list.
func (w *writer) entryPoint(op *ir.Operation) bool {
	fn := w.symbol(op, op.Attr("fn"))
	if fn == nil {
		return false
	}
	at := w.entries.begin()
	w.entries.word(enumWord(op.Attr("execution_model")))
	if w.debug != nil {
		w.debug.entryPoint(fn.op)
	}
	w.entries.word(fn.id)
	name := op.Attr("fn").(*ir.SymbolRefAttr).Root
	if other, ok := op.Attr(entryName).(*ir.StringAttr); ok {
		name = other.Value
	}
	if strings.IndexByte(name, 0) >= 0 {
		return op.EmitOpError("has a name with a zero byte, which strings of SPIR-V cannot hold")
	}
	w.entries.str(name)
	w.epoch++
	if list, ok := op.Attr("interface").(*ir.ArrayAttr); ok {
		for _, ref := range list.Elements {
			v := w.symbol(op, ref)
			if v == nil {
				return false
			}
			if v.mark != w.epoch {
				v.mark = w.epoch
				w.entries.word(v.id)
			}
		}
	}
	if w.vce.Version >= spec.V1_4 {
		w.addUsed(fn)
	}
	if !w.entries.end(at, spec.OpEntryPoint) {
		return op.EmitOpError("has too many interface variables to be serialized")
	}
	return true
}

// addUsed appends the ids of the variables that fn uses, except those already marked
// with the current epoch.
func (w *writer) addUsed(fn *symbol) {
	work := []*symbol{fn}
	fn.mark = w.epoch
	for len(work) > 0 {
		f := work[len(work)-1]
		work = work[:len(work)-1]
		for _, i := range f.uses {
			u := &w.list[i]
			if u.mark == w.epoch {
				continue
			}
			u.mark = w.epoch
			switch {
			case u.op.Is(spirv.GlobalVariable):
				w.entries.word(u.id)
			case u.op.Is(spirv.Func):
				work = append(work, u)
			}
		}
	}
}

func (w *writer) executionMode(op *ir.Operation) bool {
	fn := w.find(op.Attr("fn"))
	if fn == nil {
		return op.EmitError("missing <id> for function " + rootOf(op.Attr("fn")) + "; function needs to be serialized before ExecutionModeOp is serialized")
	}
	mode := enumWord(op.Attr("execution_mode"))
	code := spec.OpExecutionMode
	asIDs := false
	if e := spec.KindExecutionMode.Enumerant(mode); e != nil && len(e.Params) > 0 && e.Params[0].Kind == spec.KindIdRef {
		code, asIDs = spec.OpExecutionModeId, true
	}
	at := w.modes.begin()
	w.modes.word(fn.id)
	w.modes.word(mode)
	if list, ok := op.Attr("values").(*ir.ArrayAttr); ok {
		for _, v := range list.Elements {
			word := intWord(v)
			if asIDs {
				word = w.uint(word)
			}
			w.modes.word(word)
		}
	}
	if !w.modes.end(at, code) {
		return op.EmitOpError("has too many operands to be serialized")
	}
	return true
}

// intWord returns the low 32 bits of an integer attribute.
func intWord(a ir.Attribute) uint32 {
	if i, ok := a.(*ir.IntegerAttr); ok {
		v, _ := i.Value.Uint64()
		return uint32(v)
	}
	return 0
}
