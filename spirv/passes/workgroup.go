package passes

import (
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// NewWorkgroupLayout returns a pass that declares the capabilities and the extension
// that a spirv.module needs if its Workgroup memory is a block with explicit layout
// (SPV_KHR_workgroup_memory_explicit_layout). It must run after spirv-update-vce,
// which, like MLIR's, ignores layouts.
func NewWorkgroupLayout() *pass.Pass {
	return &pass.Pass{
		Name: "spirv-workgroup-layout", Class: "SPIRVWorkgroupLayout", Op: spirv.Module.Name,
		Summary: "Declare what Workgroup memory with explicit layout needs",
		Run: func(op *ir.Operation, r *pass.Run) bool {
			declareWorkgroupLayout(op)
			r.PreserveNested() // only the vce_triple changes
			return true
		},
	}
}

func declareWorkgroupLayout(module *ir.Operation) {
	vce := spirv.ModuleOp{Operation: module}.VCE()
	if vce == nil {
		return
	}
	caps, seen := slices.Clone(vce.Capabilities), map[ir.Type]bool{}
	add := func(c spec.Capability) {
		if !slices.Contains(caps, c) {
			caps = append(caps, c)
		}
	}
	for op := module.Region(0).First().First(); op != nil; op = op.Next() {
		s := workgroupBlock(op)
		if s == nil {
			continue
		}
		add(spec.CapabilityWorkgroupMemoryExplicitLayoutKHR)
		narrow := leafWidths(s, seen, 0)
		if narrow&width8 != 0 {
			add(spec.CapabilityWorkgroupMemoryExplicitLayout8BitAccessKHR)
		}
		if narrow&width16 != 0 {
			add(spec.CapabilityWorkgroupMemoryExplicitLayout16BitAccessKHR)
		}
	}
	if len(caps) == len(vce.Capabilities) {
		return
	}
	exts := vce.Extensions
	if !slices.Contains(exts, spec.SPV_KHR_workgroup_memory_explicit_layout) {
		exts = append(slices.Clone(exts), spec.SPV_KHR_workgroup_memory_explicit_layout)
	}
	module.SetAttr("vce_triple", spirv.VCEOf(module.Context(), max(vce.Version, spec.V1_4), caps, exts))
}

// workgroupBlock returns the struct of a Workgroup variable with an explicit layout, or
// nil.
func workgroupBlock(op *ir.Operation) *spirv.StructType {
	if !op.Is(spirv.GlobalVariable) {
		return nil
	}
	a, _ := op.Attr("type").(*ir.TypeAttr)
	if a == nil {
		return nil
	}
	if p, ok := a.Value.(*spirv.PointerType); ok && p.Storage == spec.StorageClassWorkgroup {
		if s, ok := p.Pointee.(*spirv.StructType); ok && s.HasOffset() {
			return s
		}
	}
	return nil
}

// The narrow widths of scalars, which some targets lack.
const (
	width8 = 1 << iota
	width16
)

// maxLeafDepth bounds the nesting of types that leafWidths follows. Deeper types have
// no layout.
const maxLeafDepth = 10000

// leafWidths returns the set of narrow scalars that t contains. It visits each struct
// once.
func leafWidths(t ir.Type, seen map[ir.Type]bool, depth int) (set int) {
	if depth > maxLeafDepth {
		return 0
	}
	switch t := t.(type) {
	case *ir.IntegerType, *ir.FloatType:
		switch spirv.BitWidth(t) {
		case 8:
			return width8
		case 16:
			return width16
		}
	case *ir.VectorType:
		return leafWidths(t.ElementType(), seen, depth+1)
	case *spirv.MatrixType:
		return leafWidths(t.ElementType(), seen, depth+1)
	case *spirv.ArrayType:
		return leafWidths(t.Element, seen, depth+1)
	case *spirv.StructType:
		if seen[t] {
			return 0
		}
		seen[t] = true
		for i := range t.Members() {
			set |= leafWidths(t.Members()[i].Type, seen, depth+1)
		}
	}
	return set
}
