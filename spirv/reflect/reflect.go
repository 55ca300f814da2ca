package reflect

import (
	"cmp"
	"crypto/sha256"
	"encoding/binary"
	"slices"
	"sort"
	"strconv"

	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv/spec"
)

// Module is the reflection of a SPIR-V module: everything that a host must know to run it.
type Module struct {
	// Words is the module itself. It must not change.
	Words []uint32
	// Hash is the SHA-256 of the words in little-endian order.
	Hash [32]byte
	// Major and Minor are the module's SPIR-V version.
	Major, Minor uint8
	// Capabilities and Extensions are those that the module declares, sorted.
	Capabilities []spec.Capability
	Extensions   []string
	// InstructionSets are the extended instruction sets that are imported, sorted.
	InstructionSets []string
	AddressingModel spec.AddressingModel
	MemoryModel     spec.MemoryModel
	// Generator is the tool that wrote the module.
	Generator Generator
	// Sources are the source files that the module names.
	Sources []Source
	// EntryPoints are in the module's order.
	EntryPoints []EntryPoint
	// Resources are the descriptors of the module, sorted by set and binding.
	// Variables that share a set and binding are one resource, with the larger size. The
	// EntryPoint has the type and size that one kernel needs.
	Resources []Resource
	// SpecConstants are the constants that a host can replace, sorted by ID.
	SpecConstants []SpecConstant
	// Lengths are the lengths of arrays that specialization constants decide, in the order of the
	// types of arrays.
	Lengths []Length
	// Pointees are the structs that PhysicalStorageBuffer pointers point to, in the
	// order of the pointers' types.
	Pointees []Pointee
	// UnusedPushConstants are the blocks in push constants that no entry point uses.
	UnusedPushConstants []PushConstantBlock
	// Sites are the places in the source that the records of a report buffer refer to by
	// number (docs/report-buffer.md).
	Sites []Site
	// Prints are the prints that the records of a buffer of prints refer to by number.
	Prints []PrintSite
	// Memory is the memory of the module, sorted by set and binding: storage buffers that are no arguments.
	Memory []ModuleMemory

	// decided is true if specialization constants decide lengths or a workgroup size beyond being
	// its dimensions themselves.
	decided bool
	special *specializations
	// counts has the lengths of arrays of blocks that specialization constants decide.
	counts map[*block.Shape]*Expression
	// sizes has the sizes of values in blocks that they decide.
	sizes map[*block.Shape]*Expression

	arguments map[string][]string // see NameArguments
}

// PushConstantBlock is a block in push constants.
type PushConstantBlock struct {
	// Name and TypeName are the OpNames of the variable and of its type, if any.
	Name, TypeName string
	// Size is the size in bytes, and Block the layout.
	Size  uint64
	Block *block.Shape
}

// Pointee is a block that kernels access through device addresses.
type Pointee struct {
	// Name is the OpName of the struct type, if any.
	Name  string
	Block *block.Shape
}

// Source is a source file from which a module was made.
type Source struct {
	Language spec.SourceLanguage
	// Version is the language's version in its own numbering: 450 for GLSL, 102000 for
	// OpenCL C.
	Version uint32
	// File is empty if the module does not name the file.
	File string
}

// EntryPoint is a shader or kernel of a module.
type EntryPoint struct {
	Name string
	// Model is the execution model, [GLCompute] for kernels.
	Model spec.ExecutionModel
	// Modes are the execution modes, in the module's order.
	Modes []Mode
	// LocalSize is the workgroup size with all specialization constants at
	// their defaults; see [EntryPoint.WorkgroupSize]. It is zero for execution models
	// without workgroups and if the module does not state it.
	LocalSize [3]uint32
	// LocalSizeSpecs are the SpecIds that each dimension of LocalSize depends on.
	LocalSizeSpecs [3][]uint32
	// LocalSizeBy says how each dimension of LocalSize follows from specialization constants, nil where they do not
	// decide it.
	LocalSizeBy [3]*Expression
	// SizeAtLaunch is true if the module leaves the workgroup size to the host: the entry
	// point states none, and the WorkgroupSize built-in consists of three specialization
	// constants that are 1 by default. [EntryPoint.SizeConstants] sets them.
	SizeAtLaunch bool
	// Interface lists the inputs, then the outputs, then the payloads, each sorted by
	// location.
	Interface []*InterfaceVariable
	// Parameters are the parameters of an OpenCL kernel.
	Parameters []Parameter
	// Resources are the descriptors that the entry point statically uses, sorted
	// by set and binding. Another kernel of the module may have other types and
	// sizes at the same places.
	Resources []*Resource
	// Heap are the places of descriptor heaps from which the entry point takes descriptors.
	Heap []*HeapAccess
	// PushConstantSize is the size in bytes of the push constant block that
	// the entry point uses, or 0. Its first member lies at PushConstantOffset.
	PushConstantSize, PushConstantOffset uint64
	// PushConstants is the layout of that block, or nil.
	PushConstants *block.Shape
	// PushConstantNames are the OpNames of the block's variable and of its type, those that the module has.
	PushConstantNames []string
	// Hidden is the block with the numbers of memref arguments, nil if there is none.
	Hidden *HiddenBlock
	// Unused has the arguments in the hidden block of a kernel that uses none of it, if the optimizer has removed the block.
	// A launch needs no values for them. It is nil for other kernels.
	Unused *HiddenBlock
	// ShaderRecordSize and ShaderRecord are the size in bytes and the layout of the
	// block behind the shader's handle in a shader binding table, if it is used.
	ShaderRecordSize uint64
	ShaderRecord     *block.Shape
	// WorkgroupMemory is the size in bytes of the workgroup variables in use, without
	// padding between or inside them.
	WorkgroupMemory uint64
	// WorkgroupMemoryBy says how it follows from specialization constants, nil if they do not decide it.
	WorkgroupMemoryBy *Expression

	localSizeSpec [3]specRef
	// Shared is the workgroup memory whose size the launch sets, or nil if there is none.
	// [EntryPoint.SharedConstants] sets it.
	Shared      *Shared
	specialized bool // the sizes are those of a specialization
	// fixedSize is true if the entry point states its size in a module with entry points of
	// SizeAtLaunch. The host must set the constants to LocalSize.
	fixedSize bool
}

// specRef refers to the specialization constant that a value comes from, if there is
// one.
type specRef struct {
	id      uint32
	present bool
}

// GLCompute is the execution model of compute kernels.
const GLCompute = spec.ExecutionModelGLCompute

// EntryPoint returns the GLCompute entry point called name, or else any entry point of that
// name, or nil if there is none.
func (m *Module) EntryPoint(name string) *EntryPoint {
	var found *EntryPoint
	for i := range m.EntryPoints {
		e := &m.EntryPoints[i]
		if e.Name == name && (found == nil || e.Model == GLCompute) {
			found = e
		}
	}
	return found
}

// Resource returns the descriptor at a set and binding, or nil if there is none.
func (m *Module) Resource(set, binding uint32) *Resource {
	i, ok := sort.Find(len(m.Resources), func(i int) int { return -m.Resources[i].compare(set, binding) })
	if !ok {
		return nil
	}
	return &m.Resources[i]
}

// Spec returns the specialization constant with that SpecId, or nil if there is none.
func (m *Module) Spec(id uint32) *SpecConstant {
	i, ok := slices.BinarySearchFunc(m.SpecConstants, id, func(c SpecConstant, id uint32) int {
		return cmp.Compare(c.ID, id)
	})
	if !ok {
		return nil
	}
	return &m.SpecConstants[i]
}

// WorkgroupSize returns the number of invocations of a workgroup in x, y, z under the given
// specialization, 1 each if the module does not state them. A size that the module computes
// from specialization constants is computed from their values in the module: see
// [Module.Specialize].
func (e *EntryPoint) WorkgroupSize(spec []SpecValue) [3]uint32 {
	size := e.LocalSize
	if size == [3]uint32{} && !e.localSizeSpec[0].present {
		size = [3]uint32{1, 1, 1}
	}
	for i, ref := range e.localSizeSpec {
		if !ref.present {
			continue
		}
		for _, s := range spec {
			if s.ID == ref.id {
				size[i] = uint32(s.Bits)
			}
		}
	}
	return size
}

// SizeConstants returns the values of the specialization constants that make a workgroup size,
// or nil if the size does not consist of such constants.
func (e *EntryPoint) SizeConstants(size [3]uint32) []SpecValue {
	var out []SpecValue
	for i, ref := range e.localSizeSpec {
		if !ref.present {
			return nil
		}
		out = append(out, SpecValue{ID: ref.id, Bits: uint64(size[i])})
	}
	return out
}

// StatedSize returns the values of the specialization constants that give the workgroup the size that the entry point
// states in a module with entry points of SizeAtLaunch: a launch needs them. It returns nil in other modules.
func (e *EntryPoint) StatedSize() []SpecValue {
	if !e.fixedSize {
		return nil
	}
	return e.SizeConstants(e.LocalSize)
}

// ModuleError says that words are not a module that can be reflected.
type ModuleError struct {
	// Word is the offset of the offending instruction.
	Word int
	// Reason says what is wrong with it.
	Reason string
}

// Error puts the word offset first.
func (e *ModuleError) Error() string {
	return "malformed SPIR-V at word " + strconv.Itoa(e.Word) + ": " + e.Reason
}

// Reflect returns the reflection of a module. It expects a valid module. For an invalid one
// the result may be nonsense or the error a [*ModuleError], but Reflect does not panic and
// takes linear time and memory. A module whose entry points share too much is an error. The
// Module keeps words and does not copy them.
func Reflect(words []uint32) (*Module, error) {
	m, err := reflectWith(words, nil)
	if err == nil {
		m.Hash = hashWords(words)
	}
	return m, err
}

// reflectWith returns the reflection under values of specialization constants, without a hash.
func reflectWith(words []uint32, values []SpecValue) (*Module, error) {
	r, err := newReflector(words)
	if err != nil {
		return nil, err
	}
	r.values = values
	if err := r.scan(); err != nil {
		return nil, err
	}
	if err := r.finish(); err != nil {
		return nil, err
	}
	r.finishLengths()
	r.m.special = &specializations{}
	for i := range r.m.EntryPoints {
		r.m.EntryPoints[i].specialized = len(values) > 0
	}
	return r.m, nil
}

func hashWords(words []uint32) [32]byte {
	h := sha256.New()
	var buf [4096]byte
	for chunk := range slices.Chunk(words, len(buf)/4) {
		for i, w := range chunk {
			binary.LittleEndian.PutUint32(buf[4*i:], w)
		}
		h.Write(buf[:4*len(chunk)])
	}
	return [32]byte(h.Sum(nil))
}
