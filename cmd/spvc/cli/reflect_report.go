package cli

import (
	"cmp"
	"encoding/base64"
	"fmt"
	"math"

	"github.com/spvc/spvc/internal/shorten"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
)

// moduleReport is a module as `spvc reflect --json` prints it.
type moduleReport struct {
	Name            string          `json:"name,omitempty"`
	Version         string          `json:"version"`
	Generator       generatorReport `json:"generator"`
	Sources         []sourceReport  `json:"sources"`
	AddressingModel string          `json:"addressingModel"`
	MemoryModel     string          `json:"memoryModel"`
	Capabilities    []string        `json:"capabilities"`
	Extensions      []string        `json:"extensions"`
	InstructionSets []string        `json:"instructionSets"`
	EntryPoints     []entryReport   `json:"entryPoints"`
	Bindings        []bindingReport `json:"bindings"`
	SpecConstants   []specReport    `json:"specConstants"`
	// Lengths are the lengths of arrays that specialization constants decide.
	Lengths  []lengthReport  `json:"lengths,omitempty"`
	Pointees []pointeeReport `json:"pointees"`
	// Structs are the structs inside blocks and behind addresses, to which types refer by their numbers, from 0.
	Structs []structReport `json:"structs,omitempty"`
	// Expressions say how specialization constants decide numbers of the report, which refer to them by their numbers,
	// from 0. The operands of an expression precede it.
	Expressions []expressionReport `json:"expressions,omitempty"`
	// Memory lists the storage buffers that belong to the module.
	Memory []memoryReport `json:"memory,omitempty"`
	// UnusedPushConstants are the blocks in push constants that no entry point uses.
	UnusedPushConstants []pointeeReport `json:"unusedPushConstants,omitempty"`
	// Truncated is true if the report leaves out parts of lists that are too long.
	Truncated bool `json:"truncated,omitempty"`

	budget int
	shapes shapeReports
}

type generatorReport struct {
	Tool    string `json:"tool"`
	Version uint16 `json:"version"`
}

type sourceReport struct {
	Language string `json:"language"`
	Version  uint32 `json:"version"`
	File     string `json:"file,omitempty"`
}

type entryReport struct {
	Name             string       `json:"name"`
	Model            string       `json:"model"`
	ExecutionModes   []modeReport `json:"executionModes"`
	LocalSize        *[3]uint32   `json:"localSize,omitempty"`
	LocalSizeSpecIDs *[3][]uint32 `json:"localSizeSpecIds,omitempty"`
	// LocalSizeBy has the numbers of the expressions by which specialization constants decide the dimensions of the
	// local size.
	LocalSizeBy     *[3]*int `json:"localSizeBy,omitempty"`
	SizeAtLaunch    bool     `json:"sizeAtLaunch,omitempty"`
	WorkgroupMemory uint64   `json:"workgroupMemory"`
	// WorkgroupMemoryBy is the number of the expression by which specialization constants decide the workgroup memory.
	WorkgroupMemoryBy *int              `json:"workgroupMemoryBy,omitempty"`
	Inputs            []variableReport  `json:"inputs"`
	Outputs           []variableReport  `json:"outputs"`
	Payloads          []variableReport  `json:"payloads"`
	Parameters        []parameterReport `json:"parameters,omitempty"`
	Bindings          [][2]uint32       `json:"bindings"`
	// Heap lists the places of descriptor heaps from which the entry point takes descriptors.
	Heap              []heapReport  `json:"heap,omitempty"`
	PushConstantRange *rangeReport  `json:"pushConstantRange,omitempty"`
	PushConstants     *blockReport  `json:"pushConstants,omitempty"`
	Hidden            *hiddenReport `json:"hidden,omitempty"`
	SharedAtLaunch    *sharedReport `json:"sharedAtLaunch,omitempty"`
	ShaderRecord      *blockReport  `json:"shaderRecord,omitempty"`

	sizeBy [3]*reflect.Expression
}

// modeReport is an execution mode. Its operands are numbers, or names of enumerants.
type modeReport struct {
	Mode     string     `json:"mode"`
	Operands []any      `json:"operands,omitempty"`
	SpecIDs  [][]uint32 `json:"specIds,omitempty"`
	// OperandsBy has the numbers of the expressions by which specialization constants decide the operands.
	OperandsBy []*int `json:"operandsBy,omitempty"`

	text string
}

// sharedReport describes the workgroup memory whose size the launch sets.
type sharedReport struct {
	SpecID       uint32 `json:"specId"`
	ElementBytes uint32 `json:"elementBytes"`
}

// memoryReport describes a storage buffer that belongs to the module. Bytes that belong to no piece of the contents are
// zero at first.
type memoryReport struct {
	Name     string        `json:"name"`
	Binding  [2]uint32     `json:"binding"`
	Constant bool          `json:"constant"`
	Size     uint64        `json:"size"`
	Contents []pieceReport `json:"contents,omitempty"`
}

// pieceReport is a part of the contents: bytes in base64, Count times one after the other.
type pieceReport struct {
	Offset uint64 `json:"offset"`
	Count  uint64 `json:"count"`
	Bytes  string `json:"bytes"`
}

// reportMemory describes the memory of a module.
func reportMemory(all []reflect.ModuleMemory) (out []memoryReport) {
	for i := range all {
		m := &all[i]
		one := memoryReport{Name: m.Name, Binding: [2]uint32{m.Set, m.Binding}, Constant: m.Constant, Size: m.Bytes}
		for k := range m.Pieces {
			p := &m.Pieces[k]
			one.Contents = append(one.Contents, pieceReport{p.Offset, p.Count, base64.StdEncoding.EncodeToString(p.Data)})
		}
		out = append(out, one)
	}
	return out
}

// hiddenReport describes the hidden block of a kernel. Binding is its set and binding; a block
// without it is in push constants.
type hiddenReport struct {
	Binding *[2]uint32   `json:"binding,omitempty"`
	Words   []wordReport `json:"words"`
}

type wordReport struct {
	Offset int64     `json:"offset"`
	Size   int64     `json:"size"`
	ABI    abiReport `json:"abi"`
}

// abiReport says which number of an argument a word is. Dim and Stride are the dimensions of
// sizes and strides.
type abiReport struct {
	Arg     int  `json:"arg"`
	Offset  bool `json:"offset,omitempty"`
	Dim     *int `json:"dim,omitempty"`
	Stride  *int `json:"stride,omitempty"`
	Value   bool `json:"value,omitempty"`
	Address bool `json:"address,omitempty"`
	// Elements describes elements of less than 32 bits that words behind an address hold.
	Elements *elementsReport `json:"elements,omitempty"`
}

func reportHidden(h *reflect.HiddenBlock) *hiddenReport {
	out := &hiddenReport{}
	if !h.Push {
		out.Binding = &[2]uint32{h.Set, h.Binding}
	}
	for i := range h.Words {
		w := &h.Words[i]
		one := wordReport{Offset: w.Offset, Size: w.Bytes, ABI: abiReport{Arg: w.Arg}}
		switch w.Kind {
		case reflect.WordOffset:
			one.ABI.Offset = true
		case reflect.WordValue:
			one.ABI.Value = true
		case reflect.WordAddress:
			one.ABI.Address, one.ABI.Elements = true, reportElements(w.Memory.Narrow)
		case reflect.WordSize:
			one.ABI.Dim = &w.Dim
		case reflect.WordStride:
			one.ABI.Stride = &w.Dim
		}
		out.Words = append(out.Words, one)
	}
	return out
}

type rangeReport struct {
	Offset uint64 `json:"offset"`
	Size   uint64 `json:"size"`
}

// placeReport is the place of a variable or member of an interface.
type placeReport struct {
	Location   *uint32  `json:"location,omitempty"`
	Component  *uint32  `json:"component,omitempty"`
	Index      *uint32  `json:"index,omitempty"`
	BuiltIn    string   `json:"builtIn,omitempty"`
	Semantic   string   `json:"semantic,omitempty"`
	Stream     *uint32  `json:"stream,omitempty"`
	XfbBuffer  *uint32  `json:"xfbBuffer,omitempty"`
	XfbStride  *uint32  `json:"xfbStride,omitempty"`
	XfbOffset  *uint32  `json:"xfbOffset,omitempty"`
	Qualifiers []string `json:"qualifiers,omitempty"`
}

type variableReport struct {
	Name         string      `json:"name,omitempty"`
	StorageClass string      `json:"storageClass"`
	Type         *typeReport `json:"type"`
	Block        bool        `json:"block,omitempty"`
	placeReport
	Members []ioMemberReport `json:"members,omitempty"`
}

type ioMemberReport struct {
	Name string      `json:"name"`
	Type *typeReport `json:"type"`
	placeReport
}

type parameterReport struct {
	Index        int         `json:"index"`
	Name         string      `json:"name,omitempty"`
	Type         *typeReport `json:"type"`
	ByValue      bool        `json:"byValue"`
	AddressSpace string      `json:"addressSpace,omitempty"`
	Access       string      `json:"access,omitempty"`
	Qualifiers   []string    `json:"qualifiers,omitempty"`
	Attributes   []string    `json:"attributes,omitempty"`
	Alignment    uint32      `json:"alignment,omitempty"`
}

type bindingReport struct {
	Set                  uint32       `json:"set"`
	Binding              uint32       `json:"binding"`
	Name                 string       `json:"name,omitempty"`
	Argument             string       `json:"argument,omitempty"`
	Type                 string       `json:"type"`
	StorageClass         string       `json:"storageClass"`
	DataType             *typeReport  `json:"dataType"`
	BlockName            string       `json:"blockName,omitempty"`
	Count                uint32       `json:"count"`
	RuntimeSized         bool         `json:"runtimeSized,omitempty"`
	Qualifiers           []string     `json:"qualifiers,omitempty"`
	Image                *imageReport `json:"image,omitempty"`
	InputAttachmentIndex *uint32      `json:"inputAttachmentIndex,omitempty"`
	Block                *blockReport `json:"block,omitempty"`
	RuntimeStride        uint64       `json:"runtimeStride,omitempty"`
	// Elements describes elements of less than 32 bits that the buffer holds in words of 32 bits. The size of the block and
	// the runtime stride are those of the words.
	Elements *elementsReport `json:"elements,omitempty"`
	// Variables lists the variables at this place if there are several.
	Variables []bindingReport `json:"variables,omitempty"`
}

type elementsReport struct {
	// Type is the type of the elements as MLIR names it, and Bits the number of bits of an element.
	Type string `json:"type"`
	Bits int    `json:"bits"`
	// Count is the number of elements, if the binary has it.
	Count *int64 `json:"count,omitempty"`
}

func reportElements(n *reflect.Narrow) *elementsReport {
	if n == nil {
		return nil
	}
	out := &elementsReport{Type: n.Type, Bits: n.Bits}
	if n.Count >= 0 {
		out.Count = &n.Count
	}
	return out
}

type imageReport struct {
	Dimension    string `json:"dimension"`
	Arrayed      bool   `json:"arrayed"`
	Multisampled bool   `json:"multisampled"`
	// Depth is "yes", "no" or "unknown".
	Depth       string      `json:"depth"`
	SampledType *typeReport `json:"sampledType"`
	Format      string      `json:"format"`
	Access      string      `json:"access,omitempty"`
}

type specReport struct {
	ID   uint32      `json:"id"`
	Name string      `json:"name,omitempty"`
	Type *typeReport `json:"type"`
	Bits uint32      `json:"bits"`
	// Default is a boolean or number, or a string if JSON cannot represent the number.
	Default     any    `json:"default"`
	DefaultBits string `json:"defaultBits"`
	// Given is the value of --spec, if it is not the default.
	Given any `json:"given,omitempty"`

	text, given string
}

// lengthReport is the length of an array, and the SpecIds that decide it.
type lengthReport struct {
	Of      string   `json:"of"`
	Count   uint64   `json:"count"`
	SpecIDs []uint32 `json:"specIds"`
	// CountBy is the number of the expression by which the constants decide the count.
	CountBy *int `json:"countBy,omitempty"`

	by *reflect.Expression
}

type pointeeReport struct {
	Name  string       `json:"name,omitempty"`
	Block *blockReport `json:"block"`
}

// maxListed bounds the number of list entries about entry points and blocks in a
// report. Without a bound, there can be many more of them than words in the module.
const maxListed = 1 << 18

func reportModule(name string, m *reflect.Module) *moduleReport {
	r := &moduleReport{Name: name, Version: fmt.Sprintf("%d.%d", m.Major, m.Minor), Generator: generatorReport{m.Generator.Tool(), m.Generator.Version()},
		Sources: []sourceReport{}, AddressingModel: m.AddressingModel.String(), MemoryModel: m.MemoryModel.String(),
		Capabilities: append([]string{}, names(m.Capabilities)...), Extensions: append([]string{}, m.Extensions...), InstructionSets: append([]string{}, m.InstructionSets...),
		EntryPoints: []entryReport{}, Bindings: []bindingReport{}, SpecConstants: []specReport{}, Pointees: []pointeeReport{}, budget: maxListed, shapes: shapeReports{m: m}}
	for _, s := range m.Sources {
		r.Sources = append(r.Sources, sourceReport{s.Language.String(), s.Version, s.File})
	}
	for i := range m.EntryPoints {
		r.EntryPoints = append(r.EntryPoints, r.entry(&m.EntryPoints[i]))
	}
	for i := range m.Resources {
		b := r.binding(&m.Resources[i])
		b.Argument = m.ArgumentOf(&m.Resources[i])
		r.Bindings = append(r.Bindings, b)
	}
	for i := range m.SpecConstants {
		r.SpecConstants = append(r.SpecConstants, reportSpec(&m.SpecConstants[i]))
	}
	for i := range m.Lengths {
		if l := &m.Lengths[i]; r.takeEntry() {
			r.Lengths = append(r.Lengths, lengthReport{shorten.Name(l.Of), l.Count, l.Specs, r.expression(l.By), l.By})
		}
	}
	r.Memory = reportMemory(m.Memory)
	for i := range m.Pointees {
		p := &m.Pointees[i]
		r.Pointees = append(r.Pointees, pointeeReport{p.Name, r.block(p.Block, uint64(max(0, p.Block.Size)), false)})
	}
	for i := range m.UnusedPushConstants {
		p := &m.UnusedPushConstants[i]
		r.UnusedPushConstants = append(r.UnusedPushConstants, pointeeReport{shorten.Name(cmp.Or(p.Name, p.TypeName)), r.block(p.Block, p.Size, false)})
	}
	r.listStructs()
	return r
}

// names returns the names of enumerants.
func names[E fmt.Stringer](list []E) []string {
	var out []string
	for _, e := range list {
		out = append(out, e.String())
	}
	return out
}

func decorations(list []spec.Decoration) []string {
	var out []string
	for _, d := range list {
		out = append(out, spec.KindDecoration.Ratified(uint32(d)))
	}
	return out
}

func (r *moduleReport) entry(e *reflect.EntryPoint) entryReport {
	out := entryReport{Name: e.Name, Model: spec.KindExecutionModel.Ratified(uint32(e.Model)), ExecutionModes: []modeReport{}, WorkgroupMemory: e.WorkgroupMemory, Bindings: [][2]uint32{},
		Inputs: r.variables(e.Inputs()), Outputs: r.variables(e.Outputs()), Payloads: r.variables(e.Payloads())}
	for i := range e.Modes {
		if !r.takeEntry() {
			break
		}
		out.ExecutionModes = append(out.ExecutionModes, r.mode(&e.Modes[i]))
	}
	if e.LocalSize != [3]uint32{} {
		out.LocalSize = &e.LocalSize
	}
	if specs := e.LocalSizeSpecs; len(specs[0])+len(specs[1])+len(specs[2]) > 0 {
		for i := range specs {
			specs[i] = append([]uint32{}, specs[i]...)
		}
		out.LocalSizeSpecIDs = &specs
		out.LocalSizeBy = &[3]*int{r.expression(e.LocalSizeBy[0]), r.expression(e.LocalSizeBy[1]), r.expression(e.LocalSizeBy[2])}
		out.sizeBy = e.LocalSizeBy
	}
	out.SizeAtLaunch, out.WorkgroupMemoryBy = e.SizeAtLaunch, r.expression(e.WorkgroupMemoryBy)
	for i := range e.Parameters {
		if !r.takeEntry() {
			break
		}
		out.Parameters = append(out.Parameters, reportParameter(i, &e.Parameters[i]))
	}
	for _, b := range e.Resources {
		if !r.takeEntry() {
			break
		}
		out.Bindings = append(out.Bindings, [2]uint32{b.Set, b.Binding})
	}
	out.Heap = r.heap(e.Heap)
	if e.PushConstants != nil {
		out.PushConstants = r.block(e.PushConstants, e.PushConstantSize, false)
		out.PushConstantRange = &rangeReport{e.PushConstantOffset, e.PushConstantSize - e.PushConstantOffset}
	}
	if s := e.Shared; s != nil {
		out.SharedAtLaunch = &sharedReport{s.SpecID, s.Bytes}
	}
	if e.Hidden != nil {
		out.Hidden = reportHidden(e.Hidden)
	}
	if e.ShaderRecord != nil {
		out.ShaderRecord = r.block(e.ShaderRecord, e.ShaderRecordSize, false)
	}
	return out
}

func (r *moduleReport) mode(m *reflect.Mode) modeReport {
	out := modeReport{Mode: m.Name(), text: m.String()}
	specs, any := [][]uint32{}, false
	for i := range m.Operands {
		o := &m.Operands[i]
		if o.Text != "" {
			out.Operands = append(out.Operands, o.Text)
		} else {
			out.Operands = append(out.Operands, o.Value)
		}
		specs = append(specs, append([]uint32{}, o.Specs...))
		out.OperandsBy = append(out.OperandsBy, r.expression(o.By))
		any = any || len(o.Specs) > 0
	}
	if any {
		out.SpecIDs = specs
	} else {
		out.OperandsBy = nil
	}
	return out
}

func reportPlace(p *reflect.Placement, qualifiers []spec.Decoration) placeReport {
	out := placeReport{Location: p.Location, Component: p.Component, Index: p.Index, Semantic: p.Semantic,
		Stream: p.Stream, XfbBuffer: p.XfbBuffer, XfbStride: p.XfbStride, XfbOffset: p.XfbOffset, Qualifiers: decorations(qualifiers)}
	if p.BuiltIn != nil {
		out.BuiltIn = spec.KindBuiltIn.Ratified(uint32(*p.BuiltIn))
	}
	return out
}

func (r *moduleReport) variables(list []*reflect.InterfaceVariable) []variableReport {
	out := []variableReport{}
	for _, v := range list {
		one := variableReport{Name: v.Name, StorageClass: spec.KindStorageClass.Ratified(uint32(v.StorageClass)), Type: reportType(v.Type), Block: v.Block, placeReport: reportPlace(&v.Placement, v.Qualifiers)}
		if v.Type.Leaf().Kind != reflect.StructType || !r.takeEntry() {
			out = append(out, one)
			continue
		}
		for _, m := range v.Members() {
			if !r.takeEntry() {
				break
			}
			one.Members = append(one.Members, ioMemberReport{m.Name, reportType(m.Type), reportPlace(&m.Placement, m.Qualifiers)})
		}
		out = append(out, one)
	}
	return out
}

// takeEntry counts a list entry. It returns false if there are too many.
func (r *moduleReport) takeEntry() bool {
	if r.budget == 0 {
		r.Truncated = true
		return false
	}
	r.budget--
	return true
}

func reportParameter(index int, p *reflect.Parameter) parameterReport {
	t := p.Passed()
	out := parameterReport{Index: index, Name: p.Name, Type: reportType(t), ByValue: p.ByValue, Qualifiers: decorations(p.Qualifiers), Attributes: names(p.Attributes), Alignment: p.Alignment}
	if t.Kind == reflect.PointerType {
		out.AddressSpace = t.Class.String()
	}
	access := t.Access
	if t.Image != nil {
		access = t.Image.Access
	}
	if access != nil {
		out.Access = access.String()
	}
	return out
}

func (r *moduleReport) binding(b *reflect.Resource) bindingReport {
	out := bindingReport{Set: b.Set, Binding: b.Binding, Name: b.Name, Type: b.Type.String(), StorageClass: b.StorageClass.String(), DataType: reportType(b.DataType),
		Count: b.Count, RuntimeSized: b.Count == 0, Qualifiers: decorations(b.Qualifiers), InputAttachmentIndex: b.InputAttachment, RuntimeStride: b.RuntimeStride, Elements: reportElements(b.Narrow)}
	if t := b.DataType.Leaf(); t.Kind == reflect.StructType {
		out.BlockName = shorten.Name(t.Name)
	}
	if b.Image != nil {
		out.Image = reportImage(b.Image)
	}
	if b.Block != nil && (b.Type == reflect.StorageBuffer || b.Type == reflect.UniformBuffer) {
		out.Block = r.block(b.Block, b.MinBytes(), b.Type == reflect.UniformBuffer)
	}
	for _, v := range b.Variables {
		out.Variables = append(out.Variables, r.binding(v))
	}
	return out
}

func reportImage(i *reflect.ImageInfo) *imageReport {
	out := &imageReport{Dimension: i.Dimension(), Arrayed: i.Arrayed, Multisampled: i.Multisampled, Depth: "no", SampledType: reportType(i.Sampled), Format: i.Format.String()}
	switch {
	case i.Depth:
		out.Depth = "yes"
	case i.DepthUnknown:
		out.Depth = "unknown"
	}
	if i.Access != nil {
		out.Access = i.Access.String()
	}
	return out
}

func reportSpec(c *reflect.SpecConstant) specReport {
	out := specReport{ID: c.ID, Name: c.Name, Type: reportType(c.Type), Bits: c.Bits, Default: c.Value(), DefaultBits: fmt.Sprintf("%#x", c.Default), text: c.String(), given: c.GivenString()}
	out.Default = jsonNumber(out.Default, c.Bits, c.String())
	if c.Given != c.Default {
		given := *c
		given.Default = c.Given
		out.Given = jsonNumber(given.Value(), c.Bits, c.GivenString())
	}
	return out
}

// jsonNumber returns a value of a number of bits as JSON has it: its text if JSON cannot represent the number.
func jsonNumber(v any, bits uint32, text string) any {
	f, ok := v.(float64)
	switch {
	case !ok:
		return v
	case math.IsNaN(f) || math.IsInf(f, 0):
		return text
	case bits == 32:
		return float32(f)
	}
	return f
}
