package dlti

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/layout"
)

// Dialect returns the dlti dialect.
func Dialect() *ir.Dialect {
	return &ir.Dialect{
		Name:         dialectName,
		ParseAttr:    parseAttr,
		VerifyOpAttr: verifyOpAttr,
		Interfaces:   []any{ownEntries{}},
	}
}

func verifyOpAttr(op *ir.Operation, attr ir.NamedAttribute) bool {
	switch attr.Name {
	case LayoutSpecName:
		spec, ok := attr.Value.(*LayoutSpec)
		if !ok {
			return op.EmitError("'" + LayoutSpecName + "' is expected to be a #dlti.dl_spec attribute")
		}
		return !layout.IsScope(op) || layout.VerifyScope(op, spec)
	case SystemSpecName:
		if _, ok := attr.Value.(*SystemSpec); !ok {
			return op.EmitError("'" + SystemSpecName + "' is expected to be a #dlti.target_system_spec attribute")
		}
		return true
	}
	return op.EmitError("attribute '" + attr.Name + "' not supported by dialect")
}

// ownEntries verifies the entries with the dialect's prefix.
type ownEntries struct{}

// VerifyLayoutEntry checks the identifiers of the dialect.
func (ownEntries) VerifyLayoutEntry(e layout.Entry, at *ir.Operation) bool {
	switch e.Identifier() {
	case layout.EndiannessKey:
		if s, ok := e.EntryValue().(*ir.StringAttr); !ok || s.Value != "big" && s.Value != "little" {
			return at.EmitErrorAt(at.Loc(), "'"+layout.EndiannessKey+"' data layout entry is expected to be either 'big' or 'little'")
		}
		return true
	case layout.AllocaMemorySpaceKey, layout.ProgramMemorySpaceKey, layout.GlobalMemorySpaceKey, layout.StackAlignmentKey,
		layout.DefaultMemorySpaceKey, layout.FunctionPointerAlignmentKey, layout.LegalIntWidthsKey, layout.ManglingModeKey:
		return true
	}
	return at.EmitErrorAt(at.Loc(), "unknown data layout entry name: "+e.Identifier())
}
