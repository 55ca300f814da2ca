package gpu

import "github.com/spvc/spvc/ir"

// Alloc declares gpu.alloc.
var Alloc = &ir.OpDef{
	Name:    "gpu.alloc",
	Summary: "GPU memory allocation operation.",
	Operands: []ir.ValueDef{asyncDeps, {Name: "dynamicSizes", Type: index, Quantity: ir.Variadic},
		{Name: "symbolOperands", Type: index, Quantity: ir.Variadic}},
	Attrs:   []ir.AttrDef{{Name: "hostShared", Type: ir.UnitAttrKind, Optional: true}},
	Results: []ir.ValueDef{{Name: "memref", Type: anyMemRef}, asyncResult},
	Traits:  []ir.Trait{ir.AttrSizedOperandSegments},
	Format: asyncDirective + "(` ` `host_shared` $hostShared^)? ` ` `(` $dynamicSizes `)` (`` `[` $symbolOperands^ `]`)? " +
		"attr-dict `:` type($memref)",
}

// Dealloc declares gpu.dealloc.
var Dealloc = &ir.OpDef{
	Name:     "gpu.dealloc",
	Summary:  "GPU memory deallocation operation",
	Operands: []ir.ValueDef{asyncDeps, {Name: "memref", Type: anyMemRef}},
	Results:  []ir.ValueDef{asyncResult},
	Format:   asyncDirective + "$memref attr-dict `:` type($memref)",
}

// Memcpy declares gpu.memcpy.
var Memcpy = &ir.OpDef{
	Name:     "gpu.memcpy",
	Summary:  "GPU memcpy operation",
	Operands: []ir.ValueDef{asyncDeps, {Name: "dst", Type: anyMemRef}, {Name: "src", Type: anyMemRef}},
	Results:  []ir.ValueDef{asyncResult},
	Format:   asyncDirective + "$dst `,` $src `:` type($dst) `,` type($src) attr-dict",
}

// Memset declares gpu.memset.
var Memset = &ir.OpDef{
	Name:     "gpu.memset",
	Summary:  "GPU memset operation",
	Operands: []ir.ValueDef{asyncDeps, {Name: "dst", Type: anyMemRef}, {Name: "value", Type: ir.AnyType}},
	Results:  []ir.ValueDef{asyncResult},
	Traits:   []ir.Trait{ir.AllElementTypesMatch("dst", "value")},
	Format:   asyncDirective + "$dst `,` $value `:` type($dst) `,` type($value) attr-dict",
}

// Wait declares gpu.wait.
var Wait = &ir.OpDef{
	Name:     "gpu.wait",
	Summary:  "Wait for async gpu ops to complete.",
	Operands: []ir.ValueDef{asyncDeps},
	Results:  []ir.ValueDef{asyncResult},
	Format:   asyncDirective + "attr-dict",
}

// HostRegister declares gpu.host_register.
var HostRegister = &ir.OpDef{
	Name:     "gpu.host_register",
	Summary:  "Registers a memref for access from device.",
	Operands: []ir.ValueDef{{Name: "value", Type: unrankedMemRef}},
	Format:   "$value attr-dict `:` type($value)",
}

// HostUnregister declares gpu.host_unregister.
var HostUnregister = &ir.OpDef{
	Name:     "gpu.host_unregister",
	Summary:  "Unregisters a memref for access from device.",
	Operands: []ir.ValueDef{{Name: "value", Type: unrankedMemRef}},
	Format:   "$value attr-dict `:` type($value)",
}

// DynamicSharedMemory declares gpu.dynamic_shared_memory.
var DynamicSharedMemory = &ir.OpDef{
	Name:    "gpu.dynamic_shared_memory",
	Summary: "Get the memref for dynamic shared memory",
	Results: []ir.ValueDef{{Name: "resultMemref", Type: byteMemRef}},
	Traits:  []ir.Trait{ir.Pure},
	Format:  "attr-dict `:` type($resultMemref)",
}
