//go:build cgo

package spirvtools

import (
	"runtime"
	"slices"

	"github.com/spvc/spvc/internal/parallel"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// A module with thousands of functions is validated in slices: modules that contain some of
// the functions with everything that these need. Each instruction is in a slice, unchanged
// and with the id that it has. The module is valid if all slices are, because the
// validator's rules look at a function, at an entry point with what it reaches, or at
// instructions outside of functions, which are all in the first slice. newModule refuses
// modules for which this may be wrong, and checks the few rules that compare functions or
// entry points with each other (RATIONALE.md).

// slice is the unit of work: functions, and the globals that they need.
type slice struct {
	functions []int32
	// first is true for the slice with all globals.
	first bool
}

// owner says where an id is defined.
type owner int32

const (
	nowhere owner = 0
	// global is an id outside of functions.
	global owner = -1
	// A positive owner is the number of a function plus 1: the function whose own id it is,
	// or in whose body the id is defined.
)

// globalInst is an instruction outside of functions.
type globalInst struct {
	offset, end int32
	// uses is the range of module.used with the ids outside of functions that it uses.
	uses, usesEnd int32
	// next is the next instruction of the list that has this one; 0 ends a list.
	next int32
	// function is the number plus 1 of the function that the instruction describes.
	function int32
	// everywhere is true if every slice needs the instruction.
	everywhere bool
}

// function is a function of the module.
type function struct {
	id            uint32
	offset, end   int32
	uses, usesEnd int32 // the range in module.used
	calls         []int32
	// firstAbout is the first instruction that describes the function or ids in it.
	firstAbout int32
	entry      bool
	isCalled   bool
}

// module is a module that can be validated in slices.
type module struct {
	words      []uint32
	globals    []globalInst // from 1
	functions  []function
	owners     []owner  // by id
	types      []uint32 // the result type, by id
	defined    []int32  // the instruction in globals that defines an id
	firstAbout []int32  // the first instruction in globals that describes an id
	used       []uint32
	ids        []uint32 // scratch
	stamp      []int32  // by id, the last function that was seen to use it
	reader     operandReader
	linkage    bool
}

// newModule prepares a module for slicing. It returns nil if the verdict of slices might
// differ from that of the module, because the module is malformed or rare.
func newModule(binary []uint32) *module {
	if !words.HasHeader(binary) || int64(binary[words.BoundAt]) > int64(len(binary)) || int64(len(binary)) > 1<<30 {
		return nil
	}
	bound := binary[words.BoundAt]
	m := &module{words: binary, globals: make([]globalInst, 1, 1024),
		owners: make([]owner, bound), types: make([]uint32, bound), defined: make([]int32, bound),
		firstAbout: make([]int32, bound), stamp: make([]int32, bound)}
	if !m.define() || !m.connect() || !m.distinctEntryPoints() {
		return nil
	}
	return m
}

// section is a part of a module, in the order of the parts (SPIR-V specification 2.4).
type section uint8

const (
	unknownSection section = iota
	capabilitySection
	extensionSection
	importSection
	modelSection
	samplerSection
	entrySection
	modeSection
	sourceSection
	nameSection
	processedSection
	annotationSection
	typeSection
)

// sectionOf returns the section of an instruction outside of functions, or unknownSection
// for instructions that slices do not know.
func sectionOf(info *spec.OpInfo) section {
	switch info.Opcode {
	case spec.OpCapability:
		return capabilitySection
	case spec.OpExtension:
		return extensionSection
	case spec.OpExtInstImport:
		return importSection
	case spec.OpMemoryModel:
		return modelSection
	case spec.OpEntryPoint:
		return entrySection
	case spec.OpExecutionMode, spec.OpExecutionModeId:
		return modeSection
	case spec.OpString, spec.OpSource, spec.OpSourceContinued, spec.OpSourceExtension:
		return sourceSection
	case spec.OpName, spec.OpMemberName:
		return nameSection
	case spec.OpModuleProcessed:
		return processedSection
	case spec.OpDecorate, spec.OpMemberDecorate, spec.OpDecorateId, spec.OpDecorateString, spec.OpMemberDecorateString:
		return annotationSection
	case spec.OpVariable, spec.OpUndef, spec.OpLine, spec.OpNoLine, spec.OpTypeForwardPointer:
		return typeSection
	}
	if info.Class == spec.ClassTypeDeclaration || info.Class == spec.ClassConstantCreation {
		return typeSection
	}
	return unknownSection
}

// define records the instructions outside of functions, the functions, and where each id is
// defined.
func (m *module) define() bool {
	at := words.HeaderLen
	last := unknownSection
	scan := words.Scan(m.words, at)
	var open *function
	start := -1 // the start of the lines before a function
	for i, ok := scan.Next(); ok; i, ok = scan.Next() {
		info := spec.Info(i.Opcode)
		if info == nil {
			return false
		}
		line := i.Opcode == spec.OpLine || i.Opcode == spec.OpNoLine
		switch {
		case open != nil || i.Opcode == spec.OpFunction:
			if i.Opcode == spec.OpFunction {
				if open != nil {
					return false
				}
				if start < 0 {
					start = i.At
				}
				m.functions = append(m.functions, function{offset: int32(start)})
				open, start = &m.functions[len(m.functions)-1], -1
			}
			if !m.result(info, i, owner(len(m.functions))) {
				return false
			}
			if i.Opcode == spec.OpFunction {
				open.id = i.Operands[1]
			}
			open.end = int32(i.End())
			if i.Opcode == spec.OpFunctionEnd {
				open = nil
			}
		case len(m.functions) > 0:
			if !line {
				return false
			}
			if start < 0 {
				start = i.At
			}
		default:
			s := sectionOf(info)
			if s == unknownSection || s < last || !m.result(info, i, global) {
				return false
			}
			last = s
			m.globals = append(m.globals, globalInst{offset: int32(i.At), end: int32(i.End())})
		}
	}
	return scan.Err() == nil && open == nil && start < 0 && len(m.functions) > 1
}

// result records the id that an instruction defines. It returns false if the id is out of
// range or was defined before.
func (m *module) result(info *spec.OpInfo, i words.Inst, o owner) bool {
	if !info.HasResult {
		return true
	}
	n := 0
	if info.HasResultType {
		n = 1
	}
	if n >= len(i.Operands) {
		return false
	}
	id := i.Operands[n]
	if id == 0 || int64(id) >= int64(len(m.owners)) || m.owners[id] != nowhere {
		return false
	}
	m.owners[id] = o
	if n == 1 {
		m.types[id] = i.Operands[0]
	}
	if o == global {
		m.defined[id] = int32(len(m.globals))
	}
	return true
}

func (m *module) opcode(at int) spec.Opcode {
	op, _ := words.Split(m.words[at])
	return op
}

// usedBy reads the ids that an instruction uses into m.ids. It returns false if the
// instruction is malformed or an id is defined nowhere.
func (m *module) usedBy(i words.Inst) bool {
	caseWords := 1
	if i.Opcode == spec.OpSwitch && len(i.Operands) > 0 {
		caseWords = m.literalWords(i.Operands[0])
	}
	var ok bool
	if m.ids, ok = m.reader.read(spec.Info(i.Opcode), i, caseWords, m.ids[:0]); !ok {
		return false
	}
	for _, id := range m.ids {
		if int64(id) >= int64(len(m.owners)) || m.owners[id] == nowhere {
			return false
		}
	}
	return true
}

// literalWords returns the number of words of a literal of the type that an integer has.
func (m *module) literalWords(id uint32) int {
	if int64(id) >= int64(len(m.types)) {
		return 1
	}
	d := m.defined[m.types[id]]
	if d == 0 {
		return 1
	}
	i := words.Known(m.words, int(m.globals[d].offset))
	if i.Opcode == spec.OpTypeInt && len(i.Operands) > 1 && i.Operands[1] > 32 {
		return 2
	}
	return 1
}

// distinctEntryPoints reports whether no two entry points have the same name and execution
// model, and whether the models are those whose rules concern one entry point each.
func (m *module) distinctEntryPoints() bool {
	type key struct {
		model uint32
		name  string
	}
	seen := map[key]bool{}
	for _, g := range m.globals[1:] {
		i := words.Known(m.words, int(g.offset))
		if i.Opcode != spec.OpEntryPoint {
			continue
		}
		name, _, ok := words.String(i.Operands[2:])
		k := key{i.Operands[0], name}
		if !ok || seen[k] || k.model > uint32(spec.ExecutionModelKernel) {
			return false
		}
		seen[k] = true
	}
	return true
}

// roots returns the functions that no other function calls, entry points, and for each
// cycle of calls that these do not reach one function of it.
func (m *module) roots() []int32 {
	reached := make([]bool, len(m.functions))
	var roots, stack []int32
	add := func(f int32) {
		roots = append(roots, f)
		for stack = append(stack, f); len(stack) > 0; {
			f, stack = stack[len(stack)-1], stack[:len(stack)-1]
			if !reached[f] {
				reached[f] = true
				stack = append(stack, m.functions[f].calls...)
			}
		}
	}
	for f := range m.functions {
		if m.functions[f].entry || !m.functions[f].isCalled {
			add(int32(f))
		}
	}
	for f := range m.functions {
		if !reached[f] {
			add(int32(f))
		}
	}
	return roots
}

// sliced divides the functions into slices of about size words. It returns nil if functions
// that several others call would be validated so often that the module is cheaper.
func (m *module) sliced(size int) []slice {
	list := []slice{{first: true}}
	in := make([]int32, len(m.functions)) // the number of the last slice that has the function
	var stack []int32
	total, current, entries := 0, 0, false
	add := func(f int32) {
		s := &list[len(list)-1]
		for stack = append(stack, f); len(stack) > 0; {
			f, stack = stack[len(stack)-1], stack[:len(stack)-1]
			if fn := &m.functions[f]; in[f] != int32(len(list)) {
				in[f] = int32(len(list))
				s.functions = append(s.functions, f)
				stack = append(stack, fn.calls...)
				current += int(fn.end - fn.offset)
				entries = entries || fn.entry
			}
		}
	}
	roots := m.roots()
	filler := slices.IndexFunc(roots, func(f int32) bool { return m.functions[f].entry })
	if filler < 0 && !m.linkage {
		return nil
	}
	finish := func() bool {
		if !entries && filler >= 0 { // the validator demands an entry point of each slice
			add(roots[filler])
		}
		total += current
		current, entries = 0, false
		return total <= 2*len(m.words)
	}
	for _, f := range roots {
		if current >= size {
			if !finish() {
				return nil
			}
			list = append(list, slice{})
		}
		add(f)
	}
	if !finish() {
		return nil
	}
	for _, s := range list {
		slices.Sort(s.functions)
	}
	return list
}

// accepted reports whether valid accepts a module or, if it is large, its slices. It returns
// false for large modules that are not sliced.
func accepted(binary []uint32, valid func([]uint32) bool) bool {
	if len(binary) >= sliceFrom {
		return validInSlices(binary, sliceSize, valid)
	}
	return valid(binary)
}

// validInSlices reports whether valid accepts each slice of a module. It returns false if
// the module is not sliced. It calls valid in several goroutines.
func validInSlices(binary []uint32, size int, valid func([]uint32) bool) bool {
	m := newModule(binary)
	if m == nil {
		return false
	}
	list := m.sliced(size)
	if len(list) < 2 {
		return false
	}
	builders := make([]*builder, min(runtime.GOMAXPROCS(0), maxWorkers))
	return parallel.Work{Workers: len(builders), Do: func(worker, i, _ int) bool {
		if builders[worker] == nil {
			builders[worker] = newBuilder(m)
		}
		return valid(builders[worker].build(list[i], int32(i+1)))
	}}.Each(len(list)) == len(list)
}

// maxWorkers bounds the goroutines that validate slices, because each takes memory.
const maxWorkers = 8

// sliceFrom is the number of words from which a module is validated in slices, and
// sliceSize about the number of words of a slice's functions. BenchmarkValidateSlices
// measures both: on one core, slices of 250 functions take as long as the module, and those
// of 1,000 functions a third.
const (
	sliceFrom = 1 << 16
	sliceSize = 1 << 14
)
