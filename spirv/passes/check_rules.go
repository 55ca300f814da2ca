package passes

import (
	"slices"
	"strconv"
	"strings"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// NewCheckRules returns the pass spirv-check-rules, which reports what no shader may have on any
// device: modules without entry points, wrong signatures, modes and interfaces of entry points,
// and writes to uniform blocks. It reports nothing for OpenCL kernels.
func NewCheckRules() *pass.Pass {
	return &pass.Pass{
		Name: "spirv-check-rules", Class: "SPIRVCheckRules", Op: spirv.Module.Name,
		Summary: "Report what no shader may have, with its place in the source",
		Run: func(op *ir.Operation, r *pass.Run) bool {
			r.PreserveAnalyses()
			if spirv.EnvFor(op).Has(spec.CapabilityKernel) {
				return true
			}
			return checkRules(op, inventoryOf(r, op))
		},
	}
}

// ruleCheck checks one module.
type ruleCheck struct {
	use *variableUse
	// modes has the spirv.ExecutionMode ops of each function.
	modes map[string][]*ir.Operation
	// sized is true if a variable or a constant is the workgroup size of all entry points.
	sized bool
	// listed is true if the interface of an entry point must list the inputs and outputs. From
	// SPIR-V 1.4 on, serialization lists all variables.
	listed bool
}

func checkRules(m *ir.Operation, known *inventory) bool {
	vce := spirv.ModuleOp{Operation: m}.VCE()
	c := &ruleCheck{use: newVariableUse(known), modes: map[string][]*ir.Operation{}, listed: vce == nil || vce.Version < spec.V1_4}
	var entries []*ir.Operation
	for op := m.Region(0).First().First(); op != nil; op = op.Next() {
		if name := ir.SymbolName(op); name != "" {
			c.use.table[name] = op
		}
		c.sized = c.sized || op.StringAttr("built_in") == spec.BuiltInWorkgroupSize.String()
		switch {
		case op.Is(spirv.EntryPoint):
			entries = append(entries, op)
		case op.Is(spirv.ExecutionMode):
			c.modes[refOf(op)] = append(c.modes[refOf(op)], op)
		}
	}
	if len(entries) == 0 && (vce == nil || !slices.Contains(vce.Capabilities, spec.CapabilityLinkage)) {
		name, converted := strings.CutPrefix(m.StringAttr("sym_name"), spirv.ConvertedPrefix)
		help := "add a spirv.EntryPoint"
		if converted {
			help = "mark a gpu.func with 'kernel'"
		}
		return m.EmitError("module '"+name+"' has no kernels", ir.Note(m.Loc(), help))
	}
	ok := true
	for _, e := range entries {
		if f := c.use.table[refOf(e)]; f != nil {
			ok = c.entryPoint(e, f) && ok
		}
	}
	for _, op := range known.writes {
		ok = op.EmitError("a kernel cannot write to a uniform block", ir.Note(op.Loc(), "declare the buffer without a memory space, or in #spirv.storage_class<StorageBuffer>"))
	}
	return ok
}

// refOf returns the name of the function that op, an entry point or its mode, refers to.
func refOf(op *ir.Operation) string {
	if ref, ok := op.Attr("fn").(*ir.SymbolRefAttr); ok {
		return ref.Root
	}
	return ""
}

// entryPoint checks the entry point e and its function f.
func (c *ruleCheck) entryPoint(e, f *ir.Operation) bool {
	subject := "entry point '" + ir.SymbolName(f) + "' "
	t, _ := f.Attr("function_type").(*ir.TypeAttr)
	if ft, ok := t.Value.(*ir.FunctionType); ok && len(ft.Inputs)+len(ft.Results) > 0 {
		return f.EmitError(subject+"has arguments or results, which devices cannot pass",
			ir.Note(f.Loc(), "read and write a spirv.GlobalVariable instead, or give each argument the attribute '"+spirv.InterfaceVarABIName+"'"))
	}
	ok := true
	states := func(modes ...spec.ExecutionMode) bool {
		return slices.ContainsFunc(c.modes[ir.SymbolName(f)], func(op *ir.Operation) bool {
			mode, is := op.Attr("execution_mode").(*ir.EnumAttr)
			return is && slices.Contains(modes, spirv.EnumValue[spec.ExecutionMode](mode))
		})
	}
	name := ir.SymbolName(f)
	switch modelOf(e) {
	case spec.ExecutionModelGLCompute:
		if !c.sized && !states(spec.ExecutionModeLocalSize, spec.ExecutionModeLocalSizeId) {
			ok = f.EmitError(subject+"states no workgroup size", ir.Note(f.Loc(), "add spirv.ExecutionMode @"+name+" \"LocalSize\", 64, 1, 1"))
		}
	case spec.ExecutionModelFragment:
		if !states(spec.ExecutionModeOriginUpperLeft, spec.ExecutionModeOriginLowerLeft) {
			ok = f.EmitError(subject+"does not state the origin of its coordinates", ir.Note(f.Loc(), "add spirv.ExecutionMode @"+name+" \"OriginUpperLeft\""))
		}
	}
	for _, mode := range c.modes[name] {
		ok = c.localSize(mode, f) && ok
	}
	return c.interfaceOf(e, f) && ok
}

// modelOf returns the execution model of an entry point.
func modelOf(e *ir.Operation) spec.ExecutionModel {
	a, _ := e.Attr("execution_model").(*ir.EnumAttr)
	return spirv.EnumValue[spec.ExecutionModel](a)
}

// localSize checks that a workgroup size has three numbers above zero.
func (c *ruleCheck) localSize(mode, f *ir.Operation) bool {
	a, _ := mode.Attr("execution_mode").(*ir.EnumAttr)
	values, _ := mode.Attr("values").(*ir.ArrayAttr)
	if a == nil || spirv.EnumValue[spec.ExecutionMode](a) != spec.ExecutionModeLocalSize || values == nil {
		return true
	}
	subject := "the workgroup size of entry point '" + ir.SymbolName(f) + "' "
	if len(values.Elements) != 3 {
		return f.EmitError(subject+"has "+strconv.Itoa(len(values.Elements))+" numbers, not 3", ir.Note(f.Loc(), "dimensions without use have the size 1, as in [64, 1, 1]"))
	}
	for i, v := range values.Elements {
		if n, ok := v.(*ir.IntegerAttr); ok && n.Int64Or(1) == 0 {
			return f.EmitError(subject+"is 0 in dimension "+strconv.Itoa(i), ir.Note(f.Loc(), "dimensions without use have the size 1, as in [64, 1, 1]"))
		}
	}
	return true
}

// interfaceOf checks the global variables that an entry point uses.
func (c *ruleCheck) interfaceOf(e, f *ir.Operation) bool {
	if c.use.steps > maxUseSteps {
		return true
	}
	ok, name := true, ir.SymbolName(f)
	var push *ir.Operation
	var listed map[string]bool // nil before its first use
	for _, v := range c.use.variables(f) {
		p := pointerOf(v)
		if p == nil {
			continue
		}
		in, out := p.Storage == spec.StorageClassInput, p.Storage == spec.StorageClassOutput
		switch {
		case out && modelOf(e) == spec.ExecutionModelGLCompute:
			ok = v.EmitError("variable '"+ir.SymbolName(v)+"' is an output of entry point '"+name+"', and compute shaders have no outputs", ir.Note(v.Loc(), "write to a storage buffer"))
		case (in || out) && c.listed:
			if listed == nil {
				listed = listedBy(e)
			}
			if listed[ir.SymbolName(v)] {
				continue
			}
			ok = v.EmitError("variable '"+ir.SymbolName(v)+"' is used by entry point '"+name+"' and is not in its interface", ir.Note(e.Loc(), "list @"+ir.SymbolName(v)+" here"))
		case p.Storage == spec.StorageClassPushConstant && push != nil:
			ok = v.EmitError("entry point '"+name+"' uses two blocks of push constants, '"+ir.SymbolName(push)+"' and '"+ir.SymbolName(v)+"'", ir.Note(push.Loc(), "put their members into one block"))
		case p.Storage == spec.StorageClassPushConstant:
			push = v
		}
	}
	return ok
}

// listedBy returns the names of the variables in the interface of the entry point e.
func listedBy(e *ir.Operation) map[string]bool {
	vars, _ := e.Attr("interface").(*ir.ArrayAttr)
	if vars == nil {
		return map[string]bool{}
	}
	listed := make(map[string]bool, len(vars.Elements))
	for _, v := range vars.Elements {
		if ref, ok := v.(*ir.SymbolRefAttr); ok {
			listed[ref.Root] = true
		}
	}
	return listed
}
