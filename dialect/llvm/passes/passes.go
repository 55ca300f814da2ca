// Package passes has the passes of the llvm dialect: what prepares modules for the export to LLVM IR, and functions for the lowering to the dialect.
package passes

import (
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// Register adds the passes to reg.
func Register(reg *pass.Registry) {
	reg.Add(NewAddComdats, NewLegalizeForExport, NewRequestCWrappers, NewSetDataLayout, NewScopes)
}

// NewRequestCWrappers returns the pass llvm-request-c-wrappers.
func NewRequestCWrappers() *pass.Pass {
	return &pass.Pass{Name: "llvm-request-c-wrappers", Class: "LLVMRequestCWrappersPass", Summary: "Request C wrapper emission for all functions", Op: fn.Func.Name,
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			op.SetAttr("llvm.emit_c_interface", op.Context().Unit())
			return true
		},
	}
}

// NewSetDataLayout returns the pass set-llvm-module-datalayout.
func NewSetDataLayout() *pass.Pass {
	layout := ""
	return &pass.Pass{Name: "set-llvm-module-datalayout", Class: "SetLLVMModuleDataLayoutPass", Summary: "Attach a datalayout string as a module attribute",
		Op:      "builtin.module",
		Options: []pass.Option{pass.String("data-layout", &layout, "String description (LLVM format) of the data layout that is expected on the produced module")},
		Run: func(op *ir.Operation, r *pass.Run) bool {
			if why := llvm.WrongDataLayout(layout, op.Context().MLIR()); why != "" {
				return op.EmitError("invalid data layout descriptor: " + why)
			}
			op.SetAttr("llvm.data_layout", op.Context().String(layout))
			r.PreserveNested()
			return true
		},
	}
}

// comdats is the symbol of the comdats that NewAddComdats makes.
const comdats = "__llvm_comdat"

// NewAddComdats returns the pass llvm-add-comdats: functions of which several modules can have a copy get a comdat each, so that the linker keeps one
// copy.
func NewAddComdats() *pass.Pass {
	return &pass.Pass{Name: "llvm-add-comdats", Class: "LLVMAddComdats", Summary: "Add comdats to linkonce and linkonce_odr functions", Op: "builtin.module",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			addComdats(op)
			return true
		},
	}
}

func addComdats(module *ir.Operation) {
	body := module.Region(0).First()
	c, b := module.Context(), ir.NewBuilder(module.Context(), nil)
	var table *ir.Operation
	for op := body.First(); op != nil; op = op.Next() {
		linkage, _ := op.Attr("linkage").(*ir.EnumAttr)
		if !op.Is(llvm.Func) || linkage == nil || linkage.Value != llvm.LinkageLinkonce && linkage.Value != llvm.LinkageLinkonceODR {
			continue
		}
		if table == nil {
			table = comdatTable(b, module)
		}
		name := ir.SymbolName(op)
		b.SetStart(table.Region(0).First())
		b.Create(table.Loc(), llvm.ComdatSelector, nil, nil, ir.Named("sym_name", c.String(name)), ir.Named("comdat", c.Int(c.I64(), llvm.ComdatAny)))
		op.SetAttr("comdat", c.SymbolRef(comdats, name))
	}
}

// comdatTable returns the operation of module that has the comdats, and makes it if there is none.
func comdatTable(b *ir.Builder, module *ir.Operation) *ir.Operation {
	body := module.Region(0).First()
	for op := body.First(); op != nil; op = op.Next() {
		if op.Is(llvm.Comdat) && ir.SymbolName(op) == comdats {
			return op
		}
	}
	b.SetStart(body)
	table := b.CreateWithRegions(module.Loc(), llvm.Comdat, nil, nil, 1, ir.Named("sym_name", b.Context().String(comdats)))
	table.Region(0).AddBlock()
	return table
}
