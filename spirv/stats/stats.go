// Package stats counts the instructions of SPIR-V binaries.
package stats

import (
	"cmp"
	"errors"
	"strings"

	"github.com/spvc/spvc/internal/sorted"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// Function has the counts of a function.
type Function struct {
	// Name is the name of the entry point, or else the OpName of the function, or else empty.
	Name string `json:"name"`
	// Entry is set for entry points.
	Entry bool `json:"entry"`
	// Instructions counts all instructions from OpFunction to OpFunctionEnd, except lines and
	// other debug information.
	Instructions int `json:"instructions"`
	// Blocks and Loops count the basic blocks and the loop headers.
	Blocks int `json:"blocks"`
	Loops  int `json:"loops"`
	// Classes are the instructions by the chapter of the specification that describes them, by name.
	Classes []Class `json:"classes"`
	// Accesses are the loads, stores and atomic instructions, in the order of their fields.
	Accesses []Access `json:"accesses"`
}

// Class counts the instructions of a chapter.
type Class struct {
	Name  spec.Class `json:"name"`
	Count int        `json:"count"`
}

// Access counts accesses to memory of one kind.
type Access struct {
	// Kind is load, store or atomic.
	Kind string `json:"kind"`
	// Class is the storage class.
	Class spec.StorageClass `json:"-"`
	// Storage is the name of the storage class.
	Storage string `json:"storageClass"`
	// Bits is the width of the scalar or vector that is accessed, and 0 for booleans and composites.
	Bits  int `json:"bits"`
	Count int `json:"count"`
}

var errNoModule = errors.New("not a SPIR-V module")

// Of returns the counts of the functions of a valid binary, in their order. It returns an error if the
// binary has no header or ends within an instruction.
func Of(binary []uint32) ([]Function, error) {
	if !words.HasHeader(binary) {
		return nil, errNoModule
	}
	c := counter{names: map[uint32]string{}, entries: map[uint32]string{}, types: map[uint32]uint32{},
		widths: map[uint32]int{}, classes: map[uint32]spec.StorageClass{}, silent: map[uint32]bool{}}
	scan := words.Scan(binary, words.HeaderLen)
	for i, ok := scan.Next(); ok; i, ok = scan.Next() {
		c.instruction(i)
	}
	if err := scan.Err(); err != nil {
		return nil, err
	}
	return c.functions, nil
}

// counter reads the instructions of a module in order.
type counter struct {
	names   map[uint32]string
	entries map[uint32]string
	// types are the types of results, widths the widths of scalar and vector types, and classes the
	// storage classes of types of pointers.
	types   map[uint32]uint32
	widths  map[uint32]int
	classes map[uint32]spec.StorageClass
	// silent are the instruction sets whose instructions do nothing.
	silent    map[uint32]bool
	functions []Function
	inside    bool
}

func (c *counter) instruction(i words.Inst) {
	o := i.Operands
	info := spec.Info(i.Opcode)
	if info == nil {
		return
	}
	c.declare(i)
	if info.HasResultType && info.HasResult && len(o) > 1 {
		c.types[o[1]] = o[0]
	}
	if i.Opcode == spec.OpFunction && len(o) > 1 {
		c.inside = true
		name, entry := c.entries[o[1]]
		if !entry {
			name = c.names[o[1]]
		}
		c.functions = append(c.functions, Function{Name: name, Entry: entry})
	}
	if !c.inside || c.isSilent(i) {
		return
	}
	f := &c.functions[len(c.functions)-1]
	f.Instructions++
	f.count(info.Class)
	switch i.Opcode {
	case spec.OpLabel:
		f.Blocks++
	case spec.OpLoopMerge:
		f.Loops++
	case spec.OpFunctionEnd:
		c.inside = false
		sorted.Stable(f.Classes, func(a, b Class) int { return cmp.Compare(a.Name, b.Name) })
		sorted.Stable(f.Accesses, func(a, b Access) int {
			return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Storage, b.Storage), cmp.Compare(a.Bits, b.Bits))
		})
	default:
		c.access(f, i, info)
	}
}

// isSilent reports whether an instruction only describes others.
func (c *counter) isSilent(i words.Inst) bool {
	switch i.Opcode {
	case spec.OpLine, spec.OpNoLine:
		return true
	case spec.OpExtInst, spec.OpExtInstWithForwardRefsKHR:
		return len(i.Operands) > 2 && c.silent[i.Operands[2]]
	}
	return false
}

// declare notes names, instruction sets, entry points and types.
func (c *counter) declare(i words.Inst) {
	o := i.Operands
	switch i.Opcode {
	case spec.OpName:
		if len(o) > 1 {
			c.names[o[0]], _, _ = words.String(o[1:])
		}
	case spec.OpExtInstImport:
		if len(o) > 1 {
			name, _, _ := words.String(o[1:])
			c.silent[o[0]] = strings.HasPrefix(name, "NonSemantic.")
		}
	case spec.OpEntryPoint:
		if len(o) > 2 {
			c.entries[o[1]], _, _ = words.String(o[2:])
		}
	case spec.OpTypeInt, spec.OpTypeFloat:
		if len(o) > 1 {
			c.widths[o[0]] = int(o[1])
		}
	case spec.OpTypeVector:
		if len(o) > 2 {
			c.widths[o[0]] = c.widths[o[1]] * int(o[2])
		}
	case spec.OpTypePointer:
		if len(o) > 1 {
			c.classes[o[0]] = spec.StorageClass(o[1])
		}
	}
}

// access counts an access to memory: the pointer of a load comes after the result, and that of a store
// first, before the value.
func (c *counter) access(f *Function, i words.Inst, info *spec.OpInfo) {
	o := i.Operands
	switch {
	case i.Opcode == spec.OpLoad && len(o) > 2:
		f.accesses("load", c.classes[c.types[o[2]]], c.widths[o[0]])
	case i.Opcode == spec.OpStore && len(o) > 1:
		f.accesses("store", c.classes[c.types[o[0]]], c.widths[c.types[o[1]]])
	case info.Class != spec.ClassAtomic:
	case info.HasResult && len(o) > 2:
		f.accesses("atomic", c.classes[c.types[o[2]]], c.widths[o[0]])
	case !info.HasResult && len(o) > 3:
		f.accesses("atomic", c.classes[c.types[o[0]]], c.widths[c.types[o[3]]])
	}
}

func (f *Function) count(class spec.Class) {
	for k := range f.Classes {
		if f.Classes[k].Name == class {
			f.Classes[k].Count++
			return
		}
	}
	f.Classes = append(f.Classes, Class{class, 1})
}

func (f *Function) accesses(kind string, class spec.StorageClass, bits int) {
	for k := range f.Accesses {
		if a := &f.Accesses[k]; a.Kind == kind && a.Class == class && a.Bits == bits {
			a.Count++
			return
		}
	}
	f.Accesses = append(f.Accesses, Access{kind, class, class.String(), bits, 1})
}
