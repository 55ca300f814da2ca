package spirvtypes

import (
	"errors"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/blocklayout"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// Refuse records why a pattern cannot convert the type t, down to the capability
// that the target lacks, and returns false.
func (c *Converter) Refuse(rw *rewrite.Rewriter, t ir.Type) bool {
	if !rw.Explains() {
		return rw.Fail("a type cannot be converted for the target")
	}
	return rw.FailDetail(c.reason(t))
}

// reason returns the reason why t cannot be converted: the first scalar in t that the
// target does not support, or that t has no counterpart.
func (c *Converter) reason(t ir.Type) (text string, detail any) {
	text = "type '" + c.written(t) + "' cannot be converted for the target"
	leaf := t
	for {
		switch u := leaf.(type) {
		case ir.ShapedType:
			leaf = u.ElementType()
			continue
		case *ir.ComplexType:
			leaf = u.Element
			continue
		}
		break
	}
	storage := spirv.Storage{}
	if m, ok := t.(*ir.MemRefType); ok {
		if sc, ok := m.MemorySpace.(*ir.EnumAttr); ok && sc.AttrDef() == spirv.StorageClassAttr {
			storage = spirv.In(spirv.EnumValue[spec.StorageClass](sc))
			if _, err := c.opts.Layout.Rules(storage.Class, c.env); err != nil && blocklayout.NeedsLayout(storage.Class, c.env) {
				return text + ": " + err.Error(), lackOf(err)
			}
			if why := c.misaligned(m.ElementType(), storage); why != "" {
				return text + ": " + why, nil
			}
		} else {
			return text + ": its memory space is not a storage class", nil
		}
	}
	var lack *target.Lack
	spirv.TypeRequirements(leaf, storage, func(need *spec.Availability) bool {
		lack = c.env.Lacks(need)
		return lack == nil
	})
	if lack != nil {
		return text + ": '" + ir.TypeString(leaf) + "' requires " + lack.String(), lack
	}
	return text, nil
}

// written returns t as sources write it. Before exact conversions, a pass puts memrefs without a memory space into
// storage buffers, so that these memrefs are written without it.
func (c *Converter) written(t ir.Type) string {
	if m, ok := t.(*ir.MemRefType); ok && c.opts.Exact {
		if sc, ok := m.MemorySpace.(*ir.EnumAttr); ok && sc.AttrDef() == spirv.StorageClassAttr && spirv.EnumValue[spec.StorageClass](sc) == spec.StorageClassStorageBuffer {
			t = c.ctx.MemRef(m.Shape(), m.ElementType(), m.Layout, nil)
		}
	}
	return ir.TypeString(t)
}

// lackOf returns the requirement that the target does not meet according to an error
// about block layouts.
func lackOf(err error) any {
	var demand *blocklayout.DemandError
	if errors.As(err, &demand) {
		return demand.Lack()
	}
	return nil
}

// misaligned says why arrays of t in s have no stride if an alignment that the data layout
// states is the reason, or returns "".
func (c *Converter) misaligned(t ir.Type, s spirv.Storage) string {
	elem, _ := c.stored(t, s)
	if elem == nil || c.opts.Layout == blocklayout.LikeMLIR || !blocklayout.NeedsLayout(s.Class, c.env) {
		return ""
	}
	_, err := c.strided(elem, s.Class)
	var of *blocklayout.Error
	if errors.As(err, &of) && of.Alignment {
		return of.Error()
	}
	return ""
}
