package jit

import (
	"strconv"
	"unsafe"

	"github.com/spvc/spvc/internal/sorted"
)

// PackedPrefix stands before the name of a function in the name of its packed form.
const PackedPrefix = "_mlir_"

// pack adds the packed forms that the options ask for, and returns the functions.
func (m *module) pack(o Options) []Signature {
	var list []uintptr
	if o.AllPacked {
		// The packed forms come to the end of the list, so the functions are collected first.
		for f := m.l.call(getFirstFunction, m.ref); f != 0; f = m.l.call(getNextFunction, f) {
			list = append(list, f)
		}
	} else {
		for _, name := range o.Packed {
			if f := m.l.named(getNamedFunction, m.ref, name); f != 0 {
				list = append(list, f)
			}
		}
	}
	var packed []Signature
	for _, f := range list {
		if s, ok := m.packOne(f); ok {
			packed = append(packed, s)
		}
	}
	return packed
}

// packOne defines void _mlir_NAME(ptr %args) for a function with a body. Element i of the array points to argument i,
// and the element after those of the arguments points to where the result goes.
func (m *module) packOne(f uintptr) (s Signature, ok bool) {
	l := m.l
	kind, name := l.call(globalGetValueType, f), PackedPrefix+m.name(f)
	if failed(l.call(isDeclaration, f)) || failed(l.call(isFunctionVarArg, kind)) || l.named(getNamedFunction, m.ref, name) != 0 {
		return s, false
	}
	s.Name, s.Result = m.name(f), m.typeText(l.call(getReturnType, kind))
	ptr, none := l.call(pointerType, m.context, 0), l.call(voidType, m.context)
	wrapper := m.add(name, l.call(functionType, none, uintptr(unsafe.Pointer(&[]uintptr{ptr}[0])), 1, 0))
	// The values have no names, and C wants a text nevertheless.
	empty := cString("")
	builder := l.call(createBuilder, m.context)
	defer l.call(disposeBuilder, builder)
	l.call(positionBuilderAtEnd, builder, l.call(appendBasicBlock, m.context, wrapper, uintptr(unsafe.Pointer(&empty[0]))))

	word, list := l.call(int64Type, m.context), l.call(getParam, wrapper, 0)
	place := func(i int) uintptr {
		index := []uintptr{l.call(constInt, word, uintptr(i), 0)}
		element := l.call(buildGEP, builder, ptr, list, uintptr(unsafe.Pointer(&index[0])), 1, uintptr(unsafe.Pointer(&empty[0])))
		return l.call(buildLoad, builder, ptr, element, uintptr(unsafe.Pointer(&empty[0])))
	}
	n := int(uint32(l.call(countParamTypes, kind)))
	// There is always one element, so that the array has an address.
	params, args := make([]uintptr, n+1), make([]uintptr, n+1)
	l.call(getParamTypes, kind, uintptr(unsafe.Pointer(&params[0])))
	for i := range n {
		s.Args = append(s.Args, m.typeText(params[i]))
		args[i] = l.call(buildLoad, builder, params[i], place(i), uintptr(unsafe.Pointer(&empty[0])))
	}
	result := l.call(buildCall, builder, kind, f, uintptr(unsafe.Pointer(&args[0])), uintptr(n), uintptr(unsafe.Pointer(&empty[0])))
	l.call(setInstructionCallConv, result, l.call(getCallConv, f))
	if l.call(getReturnType, kind) != none {
		l.call(buildStore, builder, result, place(n))
	}
	l.call(buildRetVoid, builder)
	return s, true
}

// typeText returns a type as LLVM IR writes it.
func (m *module) typeText(t uintptr) string { return m.l.message(m.l.call(printTypeToString, t)) }

// add adds a function to the module.
func (m *module) add(name string, kind uintptr) uintptr {
	text := cString(name)
	return m.l.call(addFunction, m.ref, uintptr(unsafe.Pointer(&text[0])), kind)
}

// takeList removes a list of constructors or destructors from the module, gives the functions names that can be
// looked up, and returns these names in their order. Engines call them, because nothing else would: a loader of ELF
// is not part of LLVM.
func (m *module) takeList(list string, later bool) []string {
	l := m.l
	global := l.named(getNamedGlobal, m.ref, list)
	if global == 0 || failed(l.call(isDeclaration, global)) {
		return nil
	}
	type entry struct {
		priority uint64
		function uintptr
	}
	var found []entry
	array := l.call(getInitializer, global)
	for i := range int(int32(l.call(getNumOperands, array))) {
		row := l.call(getOperand, array, uintptr(i))
		if int32(l.call(getNumOperands, row)) < 2 {
			continue
		}
		if function := l.call(isAFunction, l.call(getOperand, row, 1)); function != 0 {
			found = append(found, entry{uint64(l.call(constIntGetZExtValue, l.call(getOperand, row, 0))), function})
		}
	}
	l.call(deleteGlobal, global)
	sorted.Stable(found, func(a, b entry) int {
		if later {
			a, b = b, a
		}
		return int(a.priority) - int(b.priority)
	})
	var names []string
	for i, e := range found {
		names = append(names, m.export(e.function, "__spvc."+strconv.FormatUint(m.diagnostics.id, 10)+"."+list+"."+strconv.Itoa(i)))
	}
	return names
}

// export makes it possible to look a function up, and returns its name. A function that only its module
// sees gets the name that the caller proposes.
func (m *module) export(f uintptr, name string) string {
	const external, internal, private = 0, 8, 9
	if k := uint32(m.l.call(getLinkage, f)); k != internal && k != private {
		return m.name(f)
	}
	text := []byte(name)
	m.l.call(setValueName, f, uintptr(unsafe.Pointer(&text[0])), uintptr(len(text)))
	m.l.call(setLinkage, f, external)
	return m.name(f)
}
