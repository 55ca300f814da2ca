package reflect

import (
	"slices"
	"strconv"

	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// number is a kind of number: integers or floats of a width.
type number struct {
	op    spec.Opcode
	width uint32
}

// numberCapabilities maps a capability to the numbers that need it, wherever they are
// used.
var numberCapabilities = map[spec.Capability]number{
	spec.CapabilityFloat16: {spec.OpTypeFloat, 16},
	spec.CapabilityFloat64: {spec.OpTypeFloat, 64},
	spec.CapabilityInt8:    {spec.OpTypeInt, 8},
	spec.CapabilityInt16:   {spec.OpTypeInt, 16},
	spec.CapabilityInt64:   {spec.OpTypeInt, 64},
}

// narrowStorage is a storage class, with the widths of narrow numbers in it.
type narrowStorage struct {
	class spec.StorageClass
	width uint32
}

// storageCapabilities maps a capability to the variables that need it because of the
// narrow numbers in them.
var storageCapabilities = map[spec.Capability][]narrowStorage{
	spec.CapabilityStorageBuffer8BitAccess:           {{spec.StorageClassStorageBuffer, 8}, {spec.StorageClassPhysicalStorageBuffer, 8}},
	spec.CapabilityUniformAndStorageBuffer8BitAccess: {{spec.StorageClassUniform, 8}},
	spec.CapabilityStoragePushConstant8:              {{spec.StorageClassPushConstant, 8}},
	spec.CapabilityStorageBuffer16BitAccess:          {{spec.StorageClassStorageBuffer, 16}, {spec.StorageClassPhysicalStorageBuffer, 16}},
	spec.CapabilityStorageUniform16:                  {{spec.StorageClassUniform, 16}},
	spec.CapabilityStoragePushConstant16:             {{spec.StorageClassPushConstant, 16}},
	spec.CapabilityStorageInputOutput16:              {{spec.StorageClassInput, 16}, {spec.StorageClassOutput, 16}},
}

// search looks for the first instruction that needs a capability.
type search struct {
	m    *Module
	want spec.Capability
	// marked holds the types that need the capability, and those that contain narrow
	// numbers.
	marked  map[uint32]bool
	names   map[uint32]string
	storage []narrowStorage
	number  number
	found   string // best result outside of functions
}

// Use describes the first instruction that needs a capability, `OpFMul in function
// "main"` say: one inside a function if there is any. Use returns "" if the module only
// declares the capability. It takes time linear in the module.
func (m *Module) Use(c spec.Capability) string {
	s := &search{m: m, want: c, marked: map[uint32]bool{}, names: map[uint32]string{}, storage: storageCapabilities[c], number: numberCapabilities[c]}
	return s.run()
}

func (s *search) run() string {
	function := uint32(0)
	scan := words.Scan(s.m.Words, words.HeaderLen)
	for i, ok := scan.Next(); ok; i, ok = scan.Next() {
		op, args := i.Opcode, i.Operands
		info := spec.Info(op)
		switch {
		case info == nil || op == spec.OpCapability:
		case op == spec.OpName && len(args) > 1:
			s.names[args[0]], _ = literalString(args[1:])
		case op == spec.OpEntryPoint && len(args) > 2:
			s.names[args[1]], _ = literalString(args[2:])
		case op == spec.OpFunction && len(args) > 1:
			function = args[1]
		case function != 0:
			if s.needs(info, args) || info.HasResultType && len(args) > 0 && s.storage == nil && s.marked[args[0]] {
				return op.String() + " in function " + strconv.Quote(s.names[function])
			}
		default:
			s.global(info, args)
		}
	}
	return s.found
}

// global marks types and records the first instruction that needs the capability.
func (s *search) global(info *spec.OpInfo, args []uint32) {
	blame := s.needs(info, args)
	switch {
	case len(args) < 2:
	case info.Opcode == spec.OpTypeInt || info.Opcode == spec.OpTypeFloat:
		n := number{info.Opcode, args[1]}
		width := slices.ContainsFunc(s.storage, func(x narrowStorage) bool { return x.width == args[1] })
		s.marked[args[0]] = n == s.number || width
		blame = blame || n == s.number
	case info.Opcode == spec.OpTypePointer && len(args) > 2:
		in := slices.ContainsFunc(s.storage, func(x narrowStorage) bool { return x.class == spec.StorageClass(args[1]) })
		s.marked[args[0]] = s.marked[args[2]] && (in || s.storage == nil)
	case info.Class == spec.ClassTypeDeclaration:
		parts := args[1:2]
		if info.Opcode == spec.OpTypeStruct || info.Opcode == spec.OpTypeFunction {
			parts = args[1:]
		}
		s.marked[args[0]] = slices.ContainsFunc(parts, func(id uint32) bool { return s.marked[id] })
	case info.Opcode == spec.OpVariable:
		blame = blame || s.storage != nil && s.marked[args[0]]
	}
	if !blame || s.found != "" {
		return
	}
	s.found = info.Opcode.String()
	if info.HasResult && !info.HasResultType || len(args) < 2 {
		return
	}
	id := args[0]
	if info.HasResultType {
		id = args[1]
	}
	if name := s.names[id]; name != "" {
		s.found += " " + strconv.Quote(name)
	}
}

// needs reports whether the opcode of an instruction, or an enumerant among its
// operands, needs the capability.
func (s *search) needs(info *spec.OpInfo, args []uint32) bool {
	if slices.Contains(info.Capabilities, s.want) {
		return true
	}
	for i := range info.Operands {
		o := &info.Operands[i]
		if o.Quantifier == spec.Variadic {
			return false
		}
		found := false
		if found, args = s.operand(o.Kind, args); found {
			return true
		}
	}
	return false
}

// operand reports whether an operand of a kind, at the start of args, needs the capability. It
// returns the words after the operand, or none if an unknown enumerant hides where they begin.
func (s *search) operand(kind spec.Kind, args []uint32) (found bool, rest []uint32) {
	if len(args) == 0 {
		return false, nil
	}
	word, rest := args[0], args[1:]
	switch kind.Category() {
	case spec.ValueEnum:
		e := kind.Enumerant(word)
		if e == nil {
			return false, nil
		}
		return s.enumerant(e, rest)
	case spec.BitEnum:
		for ; word != 0 && !found; word &= word - 1 {
			if e := kind.Enumerant(word & -word); e != nil {
				found, rest = s.enumerant(e, rest)
			}
		}
	default:
		if kind == spec.KindLiteralString {
			_, n := literalString(args)
			rest = args[n:]
		}
	}
	return found, rest
}

// enumerant reports whether an enumerant or one of its operands, which are at the start of
// args, needs the capability. It returns the words after the operands.
func (s *search) enumerant(e *spec.Enumerant, args []uint32) (found bool, rest []uint32) {
	found = slices.Contains(e.Capabilities, s.want)
	for i := 0; i < len(e.Params) && !found; i++ {
		found, args = s.operand(e.Params[i].Kind, args)
	}
	return found, args
}
