// Package gputovulkan makes calls of MLIR's runtime for Vulkan of the call that stands for a launch, which conversion/offload has made, after the
// conversion of the host to LLVM IR.
package gputovulkan

import (
	"strconv"

	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// The names of the attributes of calls that hold a kernel.
const (
	blobName     = "spirv_blob"
	entryName    = "spirv_entry_point"
	elementsName = "spirv_element_types"
)

// launchName is the function that stands for the launch.
const launchName = "vulkanLaunch"

// gridOperands is the number of the first operands of the call, which are the sizes of the grid.
const gridOperands = 3

// Register adds the pass to r.
func Register(r *pass.Registry) { r.Add(NewCallToRuntime) }

// NewCallToRuntime returns the pass launch-func-to-vulkan.
func NewCallToRuntime() *pass.Pass {
	return &pass.Pass{
		Name: "launch-func-to-vulkan", Class: "ConvertVulkanLaunchFuncToVulkanCallsPass", Op: ir.Module.Name,
		Summary: "Convert vulkanLaunch external call to Vulkan runtime external calls",
		Run:     func(op *ir.Operation, _ *pass.Run) bool { return callToRuntime(op) },
	}
}

func callToRuntime(module *ir.Operation) bool {
	t := &translation{module: module, b: ir.NewBuilder(module.Context(), nil)}
	ok := true
	module.Walk(func(op *ir.Operation) {
		if isCallOf(op, launchName) {
			ok = t.collect(op) && ok
		}
	})
	if !ok {
		return false
	}
	module.Walk(func(op *ir.Operation) {
		if isCallOf(op, "_mlir_ciface_"+launchName) {
			ok = t.translate(op) && ok
		}
	})
	return ok
}

func isCallOf(op *ir.Operation, name string) bool {
	return op.Is(llvm.Call) && llvm.CalleeOf(op) == name && op.NumOperands() >= gridOperands
}

// translation makes calls of the runtime. The call of the wrapper for C has pointers to descriptors; the call of the launch, which comes first, has the kernel.
type translation struct {
	module      *ir.Operation
	b           *ir.Builder
	blob, entry string
	elements    []ir.Type
	loc         ir.Location
}

// collect reads the attributes of the call that holds the kernel.
func (t *translation) collect(call *ir.Operation) bool {
	blob, ok := call.Attr(blobName).(*ir.StringAttr)
	if !ok {
		return call.EmitError("missing " + blobName + " attribute")
	}
	entry, ok := call.Attr(entryName).(*ir.StringAttr)
	if !ok {
		return call.EmitError("missing " + entryName + " attribute")
	}
	list, ok := call.Attr(elementsName).(*ir.ArrayAttr)
	if !ok {
		return call.EmitError("missing " + elementsName + " attribute")
	}
	t.elements = nil
	for _, e := range list.Elements {
		a, ok := e.(*ir.TypeAttr)
		if !ok {
			return call.EmitError("expected " + ir.AttrString(list) + " to be an array of types")
		}
		t.elements = append(t.elements, a.Value)
	}
	t.blob, t.entry = blob.Value, entry.Value
	return true
}

func (t *translation) ptr() ir.Type { return llvm.Pointer(t.b.Context(), 0) }

func (t *translation) i32(n int64) *ir.Value { return llvm.NewInt(t.b, t.loc, t.b.Context().I32(), n) }

func (t *translation) call(name string, args ...*ir.Value) {
	llvm.NewCall(t.b, t.loc, name, nil, args...)
}

// text returns the address of a constant with the bytes of text, which it puts at the start of the module.
func (t *translation) text(name, text string) *ir.Value {
	c, at := t.b.Context(), t.b.InsertionPoint()
	array := llvm.Array(c.I(8), uint64(len(text)))
	t.b.SetStart(t.module.Region(0).First())
	t.b.CreateWithRegions(t.loc, llvm.Global, nil, nil, 1, ir.Named("sym_name", c.String(name)), ir.Named("global_type", c.TypeAttr(array)),
		ir.Named("linkage", llvm.LinkageOf(c, llvm.LinkageInternal)), ir.Named("constant", c.Unit()), ir.Named("value", c.String(text)),
		ir.Named("addr_space", c.Int(c.I32(), 0)))
	t.b.SetInsertionPoint(at)
	p := t.b.Create(t.loc, llvm.AddressOf, nil, []ir.Type{t.ptr()}, ir.Named("global_name", c.SymbolRef(name))).Result(0)
	return llvm.NewGEP(t.b, t.loc, t.ptr(), array, p, llvm.StaticIndex(0), llvm.StaticIndex(0))
}

// translate replaces the call of the wrapper.
func (t *translation) translate(call *ir.Operation) bool {
	t.loc = call.Loc()
	t.b.SetBefore(call)
	runtime := llvm.NewCall(t.b, t.loc, "initVulkan", t.ptr()).Result(0)
	words := t.text("SPIRV_BIN", t.blob)
	size := t.i32(int64(len(t.blob)))
	if !t.bind(call, runtime) {
		return false
	}
	t.call("setBinaryShader", runtime, words, size)
	t.call("setEntryPoint", runtime, t.text(t.entry+"_spv_entry_point_name", t.entry+"\x00"))
	t.call("setNumWorkGroups", append([]*ir.Value{runtime}, call.Operands()[:gridOperands]...)...)
	t.call("runOnVulkan", runtime)
	t.call("deinitVulkan", runtime)
	t.declare()
	call.Erase()
	return true
}

// bind binds the memrefs to the first descriptor set.
func (t *translation) bind(call *ir.Operation, runtime *ir.Value) bool {
	memrefs := call.Operands()[gridOperands:]
	if len(memrefs) == 0 {
		return true
	}
	set := t.i32(0)
	for i, v := range memrefs {
		binding := t.i32(int64(i))
		if i >= len(t.elements) {
			return call.EmitError(elementsName + " missing element type for operand " + strconv.Itoa(i))
		}
		rank, ok := rankOf(v)
		if !ok {
			return call.EmitError("invalid memref descriptor '" + ir.TypeString(v.Type()) + "'")
		}
		word := elementWord(t.elements[i])
		if word == "" {
			// MLIR stops here without a message.
			return call.EmitError("the Vulkan runtime has no function for memrefs of '" + ir.TypeString(t.elements[i]) + "'")
		}
		t.call("bindMemRef"+strconv.FormatUint(rank, 10)+"D"+word, runtime, set, binding, v)
	}
	return true
}

// rankOf returns the rank of the memref whose descriptor is on the stack at v.
func rankOf(v *ir.Value) (rank uint64, ok bool) {
	alloca := v.DefinedBy(llvm.Alloca)
	if alloca == nil {
		return 0, false
	}
	s, ok := llvm.AllocaElem(alloca).(*llvm.StructType)
	if !ok {
		return 0, false
	}
	body := s.Body()
	if len(body) == 3 {
		return 0, true
	}
	if len(body) < 4 {
		return 0, false
	}
	sizes, ok := body[3].(*llvm.ArrayType)
	if !ok {
		return 0, false
	}
	return sizes.Len, true
}

// elementWord returns the word for a type in names of the runtime's functions, or "".
func elementWord(t ir.Type) string {
	switch t := t.(type) {
	case *ir.FloatType:
		switch t.Kind {
		case ir.F32:
			return "Float"
		case ir.F16:
			return "Half"
		}
	case *ir.IntegerType:
		switch t.Width {
		case 8, 16, 32:
			return "Int" + strconv.FormatUint(uint64(t.Width), 10)
		}
	}
	return ""
}

// declare declares the functions of the runtime at the end of the module.
func (t *translation) declare() {
	c := t.b.Context()
	ptr, i32, i64 := t.ptr(), ir.Type(c.I32()), ir.Type(c.I64())
	t.b.SetEnd(t.module.Region(0).First())
	names := ir.NewSymbolNames(t.module)
	add := func(name string, result ir.Type, params ...ir.Type) {
		if names.Lookup(name) == nil {
			llvm.NewFunc(t.b, t.loc, name, llvm.Function(result, params, false))
		}
	}
	void := llvm.Void(c)
	add("setEntryPoint", void, ptr, ptr)
	add("setNumWorkGroups", void, ptr, i64, i64, i64)
	add("setBinaryShader", void, ptr, ptr, i32)
	add("runOnVulkan", void, ptr)
	for rank := range 3 {
		for _, word := range [...]string{"Float", "Int32", "Int16", "Int8", "Half"} {
			add("bindMemRef"+strconv.Itoa(rank+1)+"D"+word, void, ptr, i32, i32, ptr)
		}
	}
	add("initVulkan", ptr)
	add("deinitVulkan", void, ptr)
}
