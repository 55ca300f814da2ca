package runner

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
	for i := 0; i < len(info.Operands) && len(args) > 0; i++ {
		o := info.Operands[i]
		if o.Quantifier == spec.Variadic {
			return false
		}
		switch o.Kind.Category() {
		case spec.ValueEnum:
			e := o.Kind.Enumerant(args[0])
			if e == nil {
				return false
			}
			if slices.Contains(e.Capabilities, s.want) {
				return true
			}
			args = args[1:]
			if len(e.Params) != 1 || len(args) == 0 || e.Params[0].Kind.Category() != spec.ValueEnum {
				return false
			}
			p := e.Params[0].Kind.Enumerant(args[0])
			return p != nil && slices.Contains(p.Capabilities, s.want)
		case spec.BitEnum:
			for v := args[0]; v != 0; v &= v - 1 {
				if e := o.Kind.Enumerant(v & -v); e != nil && slices.Contains(e.Capabilities, s.want) {
					return true
				}
			}
			args = args[1:]
		default:
			if o.Kind == spec.KindLiteralString {
				_, n := literalString(args)
				args = args[n:]
				continue
			}
			args = args[1:]
		}
	}
	return false
}
