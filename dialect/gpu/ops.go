// Package gpu is the gpu dialect: kernels, their launches, and operations that run on a
// device.
//
// For example, this host function launches a kernel, each invocation of which doubles one number:
//
//	module attributes {gpu.container_module} {
//	  gpu.module @kernels {
//	    gpu.func @double(%data: memref<64xf32>) kernel {
//	      %i = gpu.global_id x
//	      %x = memref.load %data[%i] : memref<64xf32>
//	      %sum = arith.addf %x, %x : f32
//	      memref.store %sum, %data[%i] : memref<64xf32>
//	      gpu.return
//	    }
//	  }
//	  func.func @main(%data: memref<64xf32>) {
//	    %c1 = arith.constant 1 : index
//	    %c64 = arith.constant 64 : index
//	    gpu.launch_func @kernels::@double blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1) args(%data : memref<64xf32>)
//	    return
//	  }
//	}
package gpu

import "github.com/spvc/spvc/ir"

// Module declares gpu.module.
var Module = &ir.OpDef{
	Name:    "gpu.module",
	Summary: "A top level compilation unit containing code to be run on a GPU.",
	Attrs: []ir.AttrDef{
		{Name: "sym_name", Type: ir.SymbolNameKind},
		{Name: TargetsName, Type: targetsKind, Optional: true},
		{Name: OffloadingHandlerName, Type: offloadingKind, Optional: true},
	},
	Regions: []ir.RegionDef{{Name: "bodyRegion", Kind: ir.SizedRegion1}},
	Traits: []ir.Trait{ir.IsolatedFromAbove, ir.SymbolTable, ir.Symbol,
		ir.TraitIn(ir.Until(19), ir.ImplicitTerminator{Name: "gpu.module_end"}),
		ir.TraitIn(ir.Since(20), ir.NoRegionArguments), ir.TraitIn(ir.Since(20), ir.SingleBlock),
		ir.TraitIn(ir.Since(20), ir.NoTerminator), ir.TraitIn(ir.Since(20), ir.GraphRegion)},
}

// Slots of Module's inherent attributes.
const (
	moduleName = iota
	moduleTargets
	moduleHandler
)

// ModuleEnd declares gpu.module_end.
var ModuleEnd = &ir.OpDef{
	Name:     "gpu.module_end",
	Summary:  "A pseudo op that marks the end of a gpu.module.",
	Traits:   []ir.Trait{ir.Terminator, ir.HasParent("gpu.module")},
	Format:   "attr-dict",
	Versions: ir.Until(19),
}

// BinaryOp declares gpu.binary.
var BinaryOp = &ir.OpDef{
	Name:    "gpu.binary",
	Summary: "An Op for storing serialized GPU binary objects.",
	Attrs: []ir.AttrDef{
		{Name: "sym_name", Type: ir.SymbolNameKind},
		{Name: OffloadingHandlerName, Type: offloadingKind, Optional: true},
		{Name: "objects", Type: objectsKind},
	},
	Traits: []ir.Trait{ir.Symbol},
	Format: "$sym_name custom<OffloadingHandler>($offloadingHandler) attr-dict $objects",
}

// Func declares gpu.func.
var Func = &ir.OpDef{
	Name:    "gpu.func",
	Summary: "Function executable on a GPU",
	Attrs: []ir.AttrDef{
		{Name: "function_type", Type: ir.FunctionTypeKind},
		{Name: "arg_attrs", Type: ir.DictArrayAttrKind, Optional: true},
		{Name: "res_attrs", Type: ir.DictArrayAttrKind, Optional: true},
		{Name: "workgroup_attrib_attrs", Type: ir.DictArrayAttrKind, Optional: true},
		{Name: "private_attrib_attrs", Type: ir.DictArrayAttrKind, Optional: true},
		{Name: "known_block_size", Type: sizeHintKind, Optional: true},
		{Name: "known_grid_size", Type: sizeHintKind, Optional: true},
		{Name: "known_cluster_size", Type: sizeHintKind, Optional: true, Versions: ir.Since(22), Hint: true},
	},
	Regions: []ir.RegionDef{{Name: "body"}},
	Traits:  []ir.Trait{ir.HasParent("gpu.module"), ir.AutomaticAllocationScope, ir.IsolatedFromAbove, ir.TraitIn(ir.Since(20), ir.AffineScope), ir.Symbol},
}

// Slots of Func's inherent attributes.
const (
	funcType = iota
	funcArgAttrs
	funcResAttrs
	funcWorkgroupAttrs
	funcPrivateAttrs
	funcBlockSize
	funcGridSize
	funcClusterSize
)

// Return declares gpu.return.
var Return = &ir.OpDef{
	Name:     "gpu.return",
	Summary:  "Terminator for GPU functions.",
	Operands: []ir.ValueDef{{Name: "operands", Type: ir.AnyType, Quantity: ir.Variadic}},
	Traits:   []ir.Trait{ir.HasParent("gpu.func"), ir.Pure, ir.Terminator},
	Format:   "attr-dict ($operands^ `:` type($operands))?",
}

// Launch declares gpu.launch.
var Launch = &ir.OpDef{
	Name:    "gpu.launch",
	Summary: "GPU kernel launch operation",
	Operands: []ir.ValueDef{
		asyncDeps,
		{Name: "gridSizeX", Type: index}, {Name: "gridSizeY", Type: index}, {Name: "gridSizeZ", Type: index},
		{Name: "blockSizeX", Type: index}, {Name: "blockSizeY", Type: index}, {Name: "blockSizeZ", Type: index},
		{Name: "clusterSizeX", Type: index, Quantity: ir.Optional},
		{Name: "clusterSizeY", Type: index, Quantity: ir.Optional},
		{Name: "clusterSizeZ", Type: index, Quantity: ir.Optional},
		{Name: "dynamicSharedMemorySize", Type: ir.I32Constraint, Quantity: ir.Optional},
	},
	Attrs: []ir.AttrDef{
		{Name: "module", Type: ir.FlatSymbolRefKind, Optional: true, Versions: ir.Since(22), Hint: true},
		{Name: "function", Type: ir.FlatSymbolRefKind, Optional: true, Versions: ir.Since(22), Hint: true},
	},
	Results: []ir.ValueDef{asyncResult},
	Regions: []ir.RegionDef{{Name: "body"}},
	Traits: []ir.Trait{ir.TraitIn(ir.Since(20), ir.AffineScope), ir.AutomaticAllocationScope, ir.AttrSizedOperandSegments,
		ir.RecursiveMemoryEffects},
}

// Slots of Launch's inherent attributes: the names of the module and of the function that outlining makes.
const (
	launchModule = iota
	launchFunction
)

// Operand groups of Launch and LaunchFunc.
const (
	launchDeps = iota
	launchGrid // the first of three
	_
	_
	launchBlock // the first of three
	_
	_
	launchCluster // the first of three
	_
	_
	launchSharedMemory
	launchArgs   // LaunchFunc only
	launchObject // LaunchFunc only
)

// LaunchFunc declares gpu.launch_func.
var LaunchFunc = &ir.OpDef{
	Name:    "gpu.launch_func",
	Summary: "Launches a function as a GPU kernel",
	Operands: []ir.ValueDef{
		asyncDeps,
		{Name: "gridSizeX", Type: launchIndex}, {Name: "gridSizeY", Type: launchIndex}, {Name: "gridSizeZ", Type: launchIndex},
		{Name: "blockSizeX", Type: launchIndex}, {Name: "blockSizeY", Type: launchIndex}, {Name: "blockSizeZ", Type: launchIndex},
		{Name: "clusterSizeX", Type: launchIndex, Quantity: ir.Optional},
		{Name: "clusterSizeY", Type: launchIndex, Quantity: ir.Optional},
		{Name: "clusterSizeZ", Type: launchIndex, Quantity: ir.Optional},
		{Name: "dynamicSharedMemorySize", Type: ir.I32Constraint, Quantity: ir.Optional},
		{Name: "kernelOperands", Type: ir.AnyType, Quantity: ir.Variadic},
		{Name: "asyncObject", Type: ir.AnyType, Quantity: ir.Optional},
	},
	Attrs:   []ir.AttrDef{{Name: "kernel", Type: ir.SymbolRefKind}},
	Results: []ir.ValueDef{asyncResult},
	Traits: []ir.Trait{ir.AttrSizedOperandSegments,
		ir.AllTypesMatch("gridSizeX", "gridSizeY", "gridSizeZ", "blockSizeX", "blockSizeY", "blockSizeZ")},
	Format: asyncDirective +
		"(`<` $asyncObject^ `:` type($asyncObject) `>`)? $kernel " +
		"(`clusters` `in` ` ` `(` $clusterSizeX^ `,` $clusterSizeY `,` $clusterSizeZ `)`)? " +
		"`blocks` `in` ` ` `(` $gridSizeX `,` $gridSizeY `,` $gridSizeZ `)` " +
		"`threads` `in` ` ` `(` $blockSizeX `,` $blockSizeY `,` $blockSizeZ `)` " +
		"custom<LaunchDimType>(type($gridSizeX), ref($clusterSizeX), type($clusterSizeX), type($clusterSizeY), type($clusterSizeZ)) " +
		"(`dynamic_shared_memory_size` $dynamicSharedMemorySize^)? " +
		"custom<LaunchFuncOperands>($kernelOperands, type($kernelOperands)) attr-dict",
}

// Terminator declares gpu.terminator.
var Terminator = &ir.OpDef{
	Name:    "gpu.terminator",
	Summary: "Terminator for GPU launch regions.",
	Traits:  []ir.Trait{ir.HasParent("gpu.launch"), ir.Pure, ir.Terminator},
	Format:  "attr-dict",
}

// Yield declares gpu.yield.
var Yield = &ir.OpDef{
	Name:     "gpu.yield",
	Summary:  "GPU yield operation",
	Operands: []ir.ValueDef{{Name: "values", Type: ir.AnyType, Quantity: ir.Variadic}},
	Traits:   []ir.Trait{ir.Pure, ir.ReturnLike, ir.Terminator},
	Format:   "attr-dict ($values^ `:` type($values))?",
}

// Barrier declares gpu.barrier.
var Barrier = &ir.OpDef{
	Name:    "gpu.barrier",
	Summary: "Synchronizes all work items of a workgroup.",
}

// Printf declares gpu.printf.
var Printf = &ir.OpDef{
	Name:     "gpu.printf",
	Summary:  "Device-side printf, as in CUDA or OpenCL, for debugging",
	Operands: []ir.ValueDef{{Name: "args", Type: printable, Quantity: ir.Variadic}},
	Attrs:    []ir.AttrDef{{Name: "format", Type: ir.StringAttrKind}},
	Format:   "$format attr-dict `` custom<PrintfArguments>($args, type($args))",
}

// SetDefaultDevice declares gpu.set_default_device.
var SetDefaultDevice = &ir.OpDef{
	Name:     "gpu.set_default_device",
	Summary:  "Set default GPU for operations after this by index",
	Operands: []ir.ValueDef{{Name: "devIndex", Type: ir.I32Constraint}},
	Format:   "attr-dict $devIndex",
}
