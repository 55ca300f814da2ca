package jit

import (
	"errors"
	"strconv"
)

// Layout is how a type lies in memory. Sizes and offsets are in bytes unless their names say bits.
type Layout struct {
	// Sized is false for a type without a size, such as an opaque structure; all other fields are then 0.
	Sized bool
	// Bits is the number of bits of a value. StoreSize is the number of bytes that a store may write, and
	// AllocSize the distance of two elements of an array.
	Bits, StoreSize, AllocSize uint64
	// ABIAlign is the alignment that the ABI demands, and PreferredAlign the one that LLVM gives to variables.
	ABIAlign, PreferredAlign uint32
	// Offsets are where the elements of a structure begin; nil for all other types.
	Offsets []uint64
}

// Layouts returns the layouts of types under a data layout of LLVM, such as "e-m:e-i64:64". Definitions are those of the identified
// structures, as LLVM IR writes them, which the types name. Each type is the text of a type of LLVM IR that a variable
// can have. The error is LLVM's: it names the line, and after the definitions there is
// one for each type. Scalable vectors have no size before a program runs, so variables cannot have them.
func (l *Library) Layouts(dataLayout, definitions string, types []string) ([]Layout, error) {
	text := append([]byte("target datalayout = "), quoted(dataLayout)...)
	text = append(append(append(text, '\n'), definitions...), '\n')
	for i, t := range types {
		text = strconv.AppendInt(append(text, "@t"...), int64(i), 10)
		text = append(append(append(text, " = external global "...), t...), '\n')
	}
	list, err := l.globals(text, func(i int, name string) bool { return i < len(types) && name == "t"+strconv.Itoa(i) })
	if err == nil && len(list) != len(types) {
		err = errOneLine
	}
	return list, err
}

var errOneLine = errors.New("a type or a definition has more than one line")

// GlobalLayouts returns the layouts of the types of all global variables of a module of LLVM IR, in their order. The error is LLVM's.
func (l *Library) GlobalLayouts(text []byte) ([]Layout, error) {
	return l.globals(text, func(int, string) bool { return true })
}

// globals returns the layouts of the global variables of a module if expected accepts their names.
func (l *Library) globals(text []byte, expected func(i int, name string) bool) ([]Layout, error) {
	m, err := l.parse("types", text)
	if err != nil {
		return nil, err
	}
	defer m.close()
	data := l.call(getModuleDataLayout, m.ref)
	var list []Layout
	for g := l.call(getFirstGlobal, m.ref); g != 0; g = l.call(getNextGlobal, g) {
		if !expected(len(list), m.name(g)) {
			return nil, errOneLine
		}
		list = append(list, m.layout(data, l.call(globalGetValueType, g)))
	}
	return list, nil
}

// kindStruct is the kind of structures, as LLVM numbers kinds of types.
const kindStruct = 10

// layout asks for all facts about a type. LLVM would end the process at the size of a scalable vector, but its verifier
// has refused variables that have one.
func (m *module) layout(data, t uintptr) Layout {
	l := m.l
	if !failed(l.call(typeIsSized, t)) {
		return Layout{}
	}
	layout := Layout{
		Sized:          true,
		Bits:           uint64(l.call(sizeOfTypeInBits, data, t)),
		StoreSize:      uint64(l.call(storeSizeOfType, data, t)),
		AllocSize:      uint64(l.call(abiSizeOfType, data, t)),
		ABIAlign:       uint32(l.call(abiAlignmentOfType, data, t)),
		PreferredAlign: uint32(l.call(preferredAlignmentOfType, data, t)),
	}
	if uint32(l.call(getTypeKind, t)) == kindStruct {
		n := uint32(l.call(countStructElementTypes, t))
		layout.Offsets = make([]uint64, n)
		for i := range layout.Offsets {
			layout.Offsets[i] = uint64(l.call(offsetOfElement, data, t, uintptr(i)))
		}
	}
	return layout
}
