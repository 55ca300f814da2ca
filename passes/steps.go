package passes

import (
	"slices"
	"strings"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
)

// A step is a pass of the compile pipeline.
type step struct {
	pass string
	on   place
	// when says for which options the pass runs. The zero value says for all.
	when condition
	// with are the options of the pass.
	with []option
	// why is the reason for the pass, if its summary does not say it.
	why string
	// after are the passes that must run before this one.
	after []order
}

// A place says on which operations of the module a pass runs.
type place uint8

const (
	onModule       place = iota // the builtin.module that is compiled
	onHost                      // the same and each builtin.module in it, the inner ones first
	onHostFuncs                 // each func.func of these modules
	onAnything                  // the module that is compiled, also if it is a spirv.module
	onKernels                   // each gpu.func of each gpu.module
	onFunctions                 // each function of each gpu.module
	onKernelModule              // each gpu.module
	// onShader stands for each spirv.module. Those of OpenCL kernels stay inside their gpu.module, so that host code can launch
	// the kernels.
	onShader
)

// An option is a part of the options of a pass, which the pass has if when holds.
type option struct {
	text string
	when condition
	// value, if not nil, returns the rest of the text.
	value func(s *settings) string
}

// An order says that a pass must run after another one, and the reason.
type order struct{ after, why string }

// A condition is a property of the options, and the words for it in docs/pipeline.md.
type condition struct {
	words string
	holds func(s *settings) bool
}

func (c *condition) met(s *settings) bool { return c.holds == nil || c.holds(s) }

// The conditions under which passes and their options are in a pipeline.
var (
	optimizing  = condition{"from level 1 on", func(s *settings) bool { return s.Opt != O0 }}
	unrolling   = condition{"at level 2", func(s *settings) bool { return s.Opt == O2 }}
	shrinking   = condition{"at levels 1 and s", func(s *settings) bool { return s.Opt != O0 && s.Opt != O2 }}
	merging     = condition{"from level 1 on, not with `check-bounds`", func(s *settings) bool { return s.Opt != O0 && !s.CheckBounds }}
	trapping    = condition{"with `check-bounds`", func(s *settings) bool { return s.CheckBounds }}
	observing   = condition{"with `check-dimensions`", func(s *settings) bool { return s.CheckDimensions && !s.CheckBounds }}
	indexing    = condition{"with `check-bounds` or `check-dimensions`", func(s *settings) bool { return s.CheckBounds || s.CheckDimensions }}
	forWebGPU   = condition{"with `webgpu`", func(s *settings) bool { return s.WebGPU }}
	addressing  = condition{"with `address-args`", func(s *settings) bool { return s.AddressArgs }}
	pushing     = condition{"with `push-scalars`", func(s *settings) bool { return s.PushScalars && !s.AddressArgs && !s.MLIRLayout }}
	laying      = condition{"not with `mlir-layout`", func(s *settings) bool { return !s.MLIRLayout }}
	layoutRules = condition{"not with `no-layout-check`", func(s *settings) bool { return !s.NoLayoutCheck }}
	blockRules  = condition{"not with `no-layout-check` or `mlir-layout`", func(s *settings) bool { return !s.NoLayoutCheck && !s.MLIRLayout }}
	limiting    = condition{"not with `no-limit-check`", func(s *settings) bool { return !s.NoLimitCheck }}
	longIndex   = condition{"with `use-64bit-index`", func(s *settings) bool { return s.index64 }}
	targeted    = condition{"with `target`", func(s *settings) bool { return s.target != "" }}
	limited     = condition{"with `limits`", func(s *settings) bool { return s.limits != "" }}
	desktop     = condition{"with `desktop`", func(s *settings) bool { return s.desktop }}
	anyLimit    = condition{"with `target` or `limits`", func(s *settings) bool { return s.target != "" || s.limits != "" }}
	tensored    = condition{"with `tensors`", func(s *settings) bool { return s.tensors }}
	tosa        = condition{"with `tosa`", func(s *settings) bool { return s.tosa }}
	freeing     = condition{"with `free`", func(s *settings) bool { return s.free }}
	onCPU       = condition{"with `cpu`", func(s *settings) bool { return s.cpu }}
	tiled       = condition{"with `tile`", func(s *settings) bool { return s.Tile != "" }}
	relaxing    = condition{"with `relaxed`", func(s *settings) bool { return s.relaxed != "" }}
)

// A stage is a part of the compile pipeline, with a name of its own.
type stage struct {
	name, summary string
	// grouped passes on a gpu.module follow those on its functions before those on the next gpu.module.
	grouped bool
	steps   []step
}

// wide is the option of the passes that depend on the width of index.
var wide = []option{{text: "use-64bit-index", when: longIndex}}

// stages are the compile pipeline, in order.
var stages = [...]stage{
	{name: "spvc-target", summary: "Choose the target environment", steps: []step{
		{pass: "spirv-select-target", on: onAnything, with: []option{{when: targeted, value: func(s *settings) string { return s.target }}}},
	}},
	{name: "spvc-tensors", summary: "Make launches of computations on tensors and of parallel loops", steps: []step{
		{pass: "inline", on: onHost, when: tensored, with: []option{{text: "default-pipeline=canonicalize{exact}"}}, why: "operations of private functions are computed with those of their callers"},
		{pass: "tosa-optional-decompositions", on: onHostFuncs, when: tosa, with: []option{{text: "transposed"}}, why: "no other pass lowers transposed convolutions"},
		{pass: "tosa-to-linalg-named", on: onHostFuncs, when: tosa, with: []option{{text: "exact"}}},
		{pass: "tosa-to-linalg", on: onHostFuncs, when: tosa, with: []option{{text: "exact"}}, after: []order{{"tosa-to-linalg-named", "it takes what has no named operation"}}},
		{pass: "tosa-to-arith", on: onHostFuncs, when: tosa, with: []option{{text: "include-apply-rescale"}}, after: []order{{"tosa-to-linalg", "that pass makes scaled products"}}},
		{pass: "tosa-to-tensor", on: onHostFuncs, when: tosa},
		{pass: "tosa-to-scf", on: onHostFuncs, when: tosa},
		{pass: "spirv-form-dispatches", on: onHost, when: tensored, with: []option{{text: "buffers=", when: limited, value: storageBuffers}}},
		{pass: "spirv-place-tensors", on: onHost, when: tensored, after: []order{{"spirv-form-dispatches", "what is computed with an operation takes no memory"}}},
		{pass: "buffer-deallocation-pipeline", on: onHost, when: freeing, with: []option{{text: "exact"}}, after: []order{{"spirv-place-tensors", "it frees the memory of tensors after their last use"}}},
		{pass: "convert-bufferization-to-memref", on: onHost, when: tensored, after: []order{{"buffer-deallocation-pipeline", "that pass clones memory that two owners would free"}}},
		{pass: "spirv-launch-parallel-loops", on: onHost, with: []option{{text: "cpu", when: onCPU}}},
		{pass: "spirv-launch-dispatches", on: onHost, when: tensored, with: []option{{text: "tile=", when: tiled, value: func(s *settings) string { return s.Tile }}, {text: "cpu", when: onCPU}}, after: []order{{"spirv-form-dispatches", "it launches the dispatches that that pass forms"}, {"spirv-place-tensors", "kernels have memory, not tensors"},
			{"spirv-launch-parallel-loops", "a module with launches says itself what runs on a device"}}},
	}},
	{name: "spvc-outline", summary: "Make kernels of launches, and entry points of kernels", steps: []step{
		{pass: "spirv-launch-loops", on: onHost},
		{pass: "gpu-kernel-outlining", on: onHost, with: []option{{text: "share", when: tensored}}, after: []order{{"spirv-launch-loops", "it outlines the launches that loops became"}}},
		{pass: "spirv-infer-entry-point-abi", after: []order{{"gpu-kernel-outlining", "it gives the outlined kernels the workgroup size of their launches"}}},
	}},
	{name: "spvc-structure", summary: "Bring control flow and calls into forms that SPIR-V has", steps: []step{
		{pass: "spirv-box-arguments", on: onKernels},
		{pass: "spirv-expand-index", with: wide},
		{pass: "spirv-structure-functions", on: onFunctions},
		{pass: "spirv-inline-functions", on: onKernelModule, with: []option{{text: "small=24", when: optimizing}},
			after: []order{{"spirv-structure-functions", "each function must have one block"}}},
		{pass: "spirv-promote-ints", on: onKernelModule, why: "integers of more than 32 bits get the next power of two as width: i48 becomes i64, i100 i128"},
	}},
	{name: "spvc-vectors", summary: "Break vectors down to those of the target", steps: []step{
		{pass: "spirv-expand-vectors", on: onFunctions},
	}},
	{name: "spvc-memory", summary: "Resolve views and dynamic memrefs, and place allocations and globals", grouped: true, steps: []step{
		{pass: "spirv-check-kernels", on: onKernels},
		{pass: "spirv-check-dimensions", on: onFunctions, when: trapping},
		{pass: "spirv-check-dimensions", on: onFunctions, when: observing, with: []option{{text: "observe"}}},
		{pass: "spirv-choose-buffers", on: onFunctions},
		{pass: "spirv-place-memory", on: onKernelModule},
		{pass: "spirv-flatten-memrefs", on: onKernelModule,
			with: append([]option{{text: "uniform", when: forWebGPU}, {text: "args=address", when: addressing}, {text: "args=push-constant", when: pushing}}, wide...),
			after: []order{{"spirv-expand-vectors", "transfers need the sizes and strides that views state"},
				{"spirv-check-dimensions", "flat memrefs have lost their dimensions"},
				{"spirv-choose-buffers", "a view belongs to one buffer"},
				{"spirv-place-memory", "it resolves the views of buffers that have a place"}}},
	}},
	{name: "spvc-simplify", summary: "Simplify computations", steps: []step{
		{pass: "canonicalize", on: onFunctions, when: unrolling, with: []option{{text: "exact"}}, why: "bounds of loops become constant"},
		{pass: "spirv-unroll-loops", on: onFunctions, when: unrolling, with: []option{{text: "trips=32 size=512"}},
			after: []order{{"canonicalize", "level 2 looks for constant bounds in simplified loops"}}},
		{pass: "spirv-unroll-loops", on: onFunctions, when: shrinking},
		{pass: "spirv-narrow-ranges", on: onFunctions, when: optimizing, with: wide},
		{pass: "canonicalize", on: onFunctions, when: optimizing, with: []option{{text: "exact"}},
			after: []order{{"spirv-unroll-loops", "it folds what becomes constant"}, {"spirv-narrow-ranges", "it folds what has one possible value"}}},
		{pass: "spirv-promote-allocas", on: onFunctions, when: optimizing,
			after: []order{{"canonicalize", "it splits buffers whose indices are constant"}}},
		{pass: "remove-dead-values", on: onKernelModule, when: optimizing, with: []option{{text: "exact"}},
			after: []order{{"canonicalize", "it removes what no call of a device function needs any more"}}},
	}},
	{name: "spvc-scalars", summary: "Expand operations and widths that the target lacks", steps: []step{
		{pass: "spirv-check-index", on: onKernelModule, with: wide},
		{pass: "spirv-outline-math", on: onKernelModule, with: wide},
		{pass: "spirv-expand-prints", on: onFunctions, with: wide},
		{pass: "spirv-expand-reductions", on: onFunctions},
		{pass: "spirv-expand-subgroups", on: onFunctions, with: wide,
			after: []order{{"spirv-expand-reductions", "reductions over workgroups become reductions over subgroups"}}},
		{pass: "spirv-expand-atomics", on: onFunctions},
		{pass: "spirv-emulate-small-floats", on: onFunctions},
		{pass: "spirv-emulate-narrow-ints", on: onFunctions,
			after: []order{{"canonicalize", "the high bits of emulated integers are undefined, and a pattern that removes an extension would make them visible"},
				{"spirv-emulate-small-floats", "small floats become integers of their width"}}},
		{pass: "spirv-expand-scalars", on: onFunctions, with: wide,
			after: []order{{"spirv-outline-math", "that pass makes one function of equal operations, each of which would become long arithmetic"},
				{"spirv-expand-reductions", "reductions become scalar operations"}, {"spirv-expand-atomics", "atomic operations become loops with scalar operations"}}},
		{pass: "spirv-split-carried", on: onFunctions, why: "loops carry the elements of vectors of integers, because of an error of lavapipe: [drivers.md](drivers.md)"},
	}},
	{name: "spvc-optimize", summary: "Share computations, and hoist them out of loops", steps: []step{
		{pass: "spirv-narrow-ranges", on: onFunctions, when: optimizing, with: wide, after: []order{{"spirv-expand-scalars", "the operations that it makes have bounds, too"}}},
		{pass: "cse", on: onFunctions, when: optimizing},
		{pass: "spirv-merge-accesses", on: onFunctions, when: merging, after: []order{{"cse", "equal indices are then the same values"}}},
		{pass: "loop-invariant-code-motion", on: onFunctions, when: optimizing},
		{pass: "spirv-mark-uniform-loops", on: onFunctions, when: optimizing},
	}},
	{name: "spvc-convert", summary: "Convert gpu modules to spirv modules", steps: append([]step{
		{pass: "convert-gpu-to-spirv", with: append([]option{{text: "exact"}, {text: "in-place"}, {text: "optimize", when: optimizing}, {text: "layout=target", when: laying}}, wide...),
			after: []order{{"spirv-flatten-memrefs", "SPIR-V has no views"}, {"spirv-expand-scalars", "it is right about the operations that are left"}}},
	}, finish...)},
	{name: "spvc-legal", summary: "Refuse what the target's limits and layout rules do not allow", steps: []step{
		{pass: "spirv-check-rules", on: onShader, when: layoutRules, after: []order{{"spirv-lower-abi-attrs", "that pass makes the entry points"}}},
		{pass: "spirv-check-limits", on: onShader, when: limiting, with: []option{{text: "all", when: anyLimit}, {text: "limits=", when: limited, value: func(s *settings) string { return s.limits }}, {text: "desktop", when: desktop}},
			after: []order{{"spirv-report-asserts", "buffers of reports count as well"}}},
		{pass: "spirv-check-block-layout", on: onShader, when: blockRules, with: []option{{text: "relaxed=", when: relaxing, value: func(s *settings) string { return s.relaxed }}},
			after: []order{{"decorate-spirv-module-layout", "that pass gives blocks their offsets"}}},
	}},
}

// finish are the passes on the spirv.module ops that the conversion makes.
var finish = []step{
	{pass: "spirv-launch-sizes", on: onShader, with: []option{{text: "webgpu", when: forWebGPU}}},
	{pass: "spirv-lower-abi-attrs", on: onShader, with: []option{{text: "layout=target", when: laying}},
		after: []order{{"spirv-launch-sizes", "it removes the attributes in which that pass finds that there is no workgroup size"}}},
	{pass: "decorate-spirv-module-layout", on: onShader, with: []option{{text: "layout=target", when: laying}},
		after: []order{{"spirv-lower-abi-attrs", "that pass makes the variables of arguments"}}},
	{pass: "spirv-bind-host-memory", on: onShader, after: []order{{"spirv-lower-abi-attrs", "it takes the bindings that arguments leave"}}},
	{pass: "spirv-check-bounds", on: onShader, when: trapping,
		after: []order{{"spirv-lower-abi-attrs", "that pass makes the variables whose accesses are checked"}, {"spirv-bind-host-memory", "hidden buffers take the bindings that are left"}}},
	{pass: "spirv-report-indices", on: onShader, when: indexing,
		after: []order{{"spirv-lower-abi-attrs", "the hidden buffer takes a binding that arguments leave"}, {"spirv-check-bounds", "that pass would check the accesses to the hidden buffer"}}},
	{pass: "spirv-report-prints", on: onShader,
		after: []order{{"spirv-bind-host-memory", "hidden buffers take the bindings that are left"}, {"spirv-check-bounds", "that pass would check the accesses to the hidden buffer"},
			{"spirv-report-indices", "it erases the functions that calls about indices call"}}},
	{pass: "spirv-report-asserts", on: onShader, after: []order{{"spirv-bind-host-memory", "hidden buffers take the bindings that are left"}}},
	{pass: "spirv-webgpu-prepare", on: onShader, when: forWebGPU},
	{pass: "spirv-float-controls", on: onShader},
	{pass: "spirv-update-vce", on: onShader, with: []option{{text: "exact"}},
		after: []order{{"spirv-float-controls", "execution modes need capabilities"}, {"spirv-report-asserts", "atomic operations of reports need capabilities"},
			{"spirv-webgpu-prepare", "instructions that are gone need none"}}},
	{pass: "spirv-workgroup-layout", on: onShader, after: []order{{"spirv-update-vce", "that pass ignores layouts"}}},
	{pass: "spirv-interface-version", on: onShader, after: []order{{"spirv-update-vce", "that pass does not look at interfaces"}}},
}

// text returns the name of the pass and its options.
func (st *step) text(s *settings) string {
	var parts []string
	for i := range st.with {
		if o := &st.with[i]; o.when.met(s) {
			text := o.text
			if o.value != nil {
				text += o.value(s)
			}
			parts = append(parts, text)
		}
	}
	if len(parts) == 0 {
		return st.pass
	}
	return st.pass + "{" + strings.Join(parts, " ") + "}"
}

// nest returns the text of a pipeline on the operations called op, or "" if all of the parts are empty.
func nest(op string, parts ...string) string {
	parts = slices.DeleteFunc(parts, func(part string) bool { return part == "" })
	if len(parts) == 0 {
		return ""
	}
	return op + "(" + strings.Join(parts, ",") + ")"
}

// groupText returns the passes of consecutive steps and the operations that they run on. The steps are on shaders, or on a
// gpu.module and its functions, or else on the module that is compiled, whose kind is anchor.
func groupText(group []*step, s *settings, anchor string) string {
	on := func(places ...place) string {
		var out []string
		for _, st := range group {
			if slices.Contains(places, st.on) {
				out = append(out, st.text(s))
			}
		}
		return strings.Join(out, ",")
	}
	switch group[0].on {
	case onModule, onAnything:
		return on(onModule, onAnything)
	case onHost, onHostFuncs:
		own := on(onHost)
		if group[0].on == onHostFuncs {
			own = nest("func.func", on(onHostFuncs))
		}
		text := own
		for range s.nested {
			text = nest(ir.Module.Name, text) + "," + own
		}
		return text
	case onShader:
		if anchor == spirv.Module.Name {
			return on(onShader)
		}
		shaders := nest("spirv.module", on(onShader))
		return s.inModules(shaders + "," + nest("gpu.module", shaders))
	}
	return s.inModules(nest("gpu.module", nest("gpu.func", on(onKernels, onFunctions)), nest("func.func", on(onFunctions)), on(onKernelModule)))
}

// inModules returns the text of a pipeline on the module and on each builtin.module in it.
func (s *settings) inModules(text string) string {
	all := text
	for range s.nested {
		all = text + "," + nest(ir.Module.Name, all)
	}
	return all
}

// isOneGroup reports whether two consecutive passes are in one group.
func (st *stage) isOneGroup(a, b place) bool {
	if a == onKernels {
		a = onFunctions
	}
	if b == onKernels {
		b = onFunctions
	}
	return a == b || st.grouped && min(a, b) == onFunctions && max(a, b) == onKernelModule
}

// text returns the passes of the stage for the operation that is compiled, whose kind is anchor. A spirv.module is only finished.
func (st *stage) text(s *settings, anchor string) string {
	var groups []string
	var group []*step
	for i := range st.steps {
		next := &st.steps[i]
		if !next.when.met(s) || anchor == spirv.Module.Name && next.on != onShader && next.on != onAnything {
			continue
		}
		if len(group) > 0 && !st.isOneGroup(group[len(group)-1].on, next.on) {
			groups, group = append(groups, groupText(group, s, anchor)), nil
		}
		group = append(group, next)
	}
	if len(group) > 0 {
		groups = append(groups, groupText(group, s, anchor))
	}
	return strings.Join(groups, ",")
}
