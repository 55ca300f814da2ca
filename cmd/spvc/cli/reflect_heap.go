package cli

import (
	"strings"

	"github.com/spvc/spvc/internal/shorten"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
)

// heapReport is a place of a descriptor heap and the descriptor that a kernel finds there.
type heapReport struct {
	// Heap is ResourceHeapEXT or SamplerHeapEXT.
	Heap string `json:"heap"`
	// Steps lead from the first byte of the heap to the descriptor. Their distances add up.
	Steps         []heapStepReport `json:"steps"`
	Type          string           `json:"type"`
	StorageClass  string           `json:"storageClass"`
	DataType      *typeReport      `json:"dataType,omitempty"`
	BlockName     string           `json:"blockName,omitempty"`
	Qualifiers    []string         `json:"qualifiers,omitempty"`
	Image         *imageReport     `json:"image,omitempty"`
	Block         *blockReport     `json:"block,omitempty"`
	RuntimeStride uint64           `json:"runtimeStride,omitempty"`

	place string
}

// heapStepReport is a distance: an offset, and an index times a stride, in bytes.
type heapStepReport struct {
	Offset uint64 `json:"offset"`
	// OffsetBy is the number of the expression that gives the offset instead.
	OffsetBy *int `json:"offsetBy,omitempty"`
	// Index is the index of an element, and IndexBy the number of the expression by which specialization constants decide it.
	Index   *uint64 `json:"index,omitempty"`
	IndexBy *int    `json:"indexBy,omitempty"`
	// Dynamic is true if only the kernel knows the index.
	Dynamic bool `json:"dynamic,omitempty"`
	// Stride is missing if StrideBy, the number of an expression, gives it. Without both, it is the size of the descriptor.
	Stride   uint64 `json:"stride,omitempty"`
	StrideBy *int   `json:"strideBy,omitempty"`
}

// heap reports the places of heaps that an entry point uses.
func (r *moduleReport) heap(list []*reflect.HeapAccess) (out []heapReport) {
	for _, a := range list {
		if !r.takeEntry() {
			break
		}
		to := &a.Resource
		one := heapReport{Heap: spec.KindBuiltIn.Ratified(uint32(a.Heap)), Steps: []heapStepReport{}, Type: to.Type.String(), StorageClass: to.StorageClass.String(),
			Qualifiers: decorations(to.Qualifiers), RuntimeStride: to.RuntimeStride, place: a.Place()}
		for i := range a.Steps {
			s := &a.Steps[i]
			step := heapStepReport{Offset: s.Offset, OffsetBy: r.expression(s.OffsetBy), Dynamic: s.Dynamic, Stride: s.Stride, StrideBy: r.expression(s.StrideBy)}
			if s.IsIndexed && !s.Dynamic {
				step.Index, step.IndexBy = &s.Index, r.expression(s.IndexBy)
			}
			one.Steps = append(one.Steps, step)
		}
		if t := to.DataType; t != nil {
			one.DataType = reportType(t)
			if t.Kind == reflect.StructType {
				one.BlockName = shorten.Name(t.Name)
			}
		}
		if to.Image != nil {
			one.Image = reportImage(to.Image)
		}
		if to.Block != nil {
			one.Block = r.block(to.Block, to.MinBytes(), to.Type == reflect.UniformBuffer)
		}
		out = append(out, one)
	}
	return out
}

// heap prints what an entry point takes from descriptor heaps.
func (p *reflectText) heap(e *entryReport) {
	t := newRows("heap", "place", "block", "type", "bytes", "runtime stride", "qualifiers")
	for i := range e.Heap {
		a := &e.Heap[i]
		heap, size := "resources", any("")
		if a.Heap == "SamplerHeapEXT" {
			heap = "samplers"
		}
		if a.Block != nil {
			size = a.Block.Size
		}
		what := a.Type
		if a.Image != nil {
			what += ", " + a.DataType.String()
		}
		t.add(heap, a.place, a.BlockName, what, size, nonzero(a.RuntimeStride), strings.Join(a.Qualifiers, " "))
	}
	p.section("Descriptor heaps of "+p.label(e)+", places in bytes", t)
	for i := range e.Heap {
		if a := &e.Heap[i]; a.Block != nil {
			p.block("Block in the descriptor heap, "+printable(a.BlockName), a.Block)
		}
	}
}
