package dlti

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/datalayout"
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
		return !datalayout.IsScope(op) || datalayout.VerifyScope(op, spec)
	case SystemSpecName:
		if _, ok := attr.Value.(*SystemSpec); !ok {
			return op.EmitError("'" + SystemSpecName + "' is expected to be a #dlti.target_system_spec attribute")
		}
		return true
	case MapName:
		if op.Context().MLIR() > 19 {
			_, ok := attr.Value.(*Map)
			return ok || op.EmitError("'"+MapName+"' is expected to be a #dlti.map attribute")
		}
	}
	return op.EmitError("attribute '" + attr.Name + "' not supported by dialect")
}

// ownEntries verifies the entries with the dialect's prefix.
type ownEntries struct{}

// VerifyLayoutEntry checks the identifiers of the dialect.
func (ownEntries) VerifyLayoutEntry(e datalayout.Entry, at *ir.Operation) bool {
	switch e.Identifier() {
	case datalayout.EndiannessKey:
		if s, ok := e.EntryValue().(*ir.StringAttr); !ok || s.Value != "big" && s.Value != "little" {
			return at.EmitErrorAt(at.Loc(), "'"+datalayout.EndiannessKey+"' data layout entry is expected to be either 'big' or 'little'")
		}
		return true
	case datalayout.AllocaMemorySpaceKey, datalayout.ProgramMemorySpaceKey, datalayout.GlobalMemorySpaceKey, datalayout.StackAlignmentKey,
		datalayout.DefaultMemorySpaceKey, datalayout.FunctionPointerAlignmentKey, datalayout.LegalIntWidthsKey, datalayout.ManglingModeKey:
		return true
	}
	return at.EmitErrorAt(at.Loc(), "unknown data layout entry name: "+e.Identifier())
}
