package conform

import (
	"context"
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// A kernel can be a stage of a draw. The module then has the other stages too, which do the least that the pipeline
// needs. Where a kernel has workgroups of one invocation, a stage has vertices, patches, primitives or pixels.

// stage is a stage that a kernel can be.
type stage struct {
	name  string
	model spec.ExecutionModel
	// needs are the capabilities of the pipeline.
	needs    []spec.Capability
	topology runner.Topology
	modes    []mode
	// count sets the number of the invocation and the zero of an emitter. It is nil for stages with workgroups.
	count func(e *emitter)
	// before are the stages before this one, and after those behind it.
	before, after []support
	// sends is true if a fragment shader can follow.
	sends bool
	// last emits what ends the function.
	last func(k *kernel, e *emitter)
}

// grouped reports whether the stage has workgroups.
func (s *stage) grouped() bool { return s.count == nil }

// support is a stage beside the one that is the kernel.
type support struct {
	name  string
	model spec.ExecutionModel
	modes []mode
	emit  func(e *emitter)
}

// rowPixels is the number of pixels in a row, if there are several rows.
const rowPixels = 256

// The execution modes of stages.
var (
	onePoint  = []mode{{spec.ExecutionModeOutputVertices, []int64{1}}}
	upperLeft = []mode{{spec.ExecutionModeOriginUpperLeft, nil}}
	corners   = []mode{{spec.ExecutionModeTriangles, nil}, {spec.ExecutionModeSpacingEqual, nil}, {spec.ExecutionModeVertexOrderCcw, nil}, {spec.ExecutionModePointMode, nil}}
	pointIn   = []mode{{spec.ExecutionModeInputPoints, nil}, {spec.ExecutionModeInvocations, []int64{1}}, {spec.ExecutionModeOutputPoints, nil}, {spec.ExecutionModeOutputVertices, []int64{1}}}
	meshOut   = []mode{{spec.ExecutionModeLocalSize, []int64{1, 1, 1}}, {spec.ExecutionModeOutputPoints, nil}, {spec.ExecutionModeOutputVertices, []int64{1}}, {spec.ExecutionModeOutputPrimitivesEXT, []int64{1}}}
)

// The stages beside kernels. A patch has one vertex, from which tessellation makes three points.
var (
	feed     = support{"feed", spec.ExecutionModelVertex, nil, func(*emitter) {}}
	cover    = support{"cover", spec.ExecutionModelVertex, nil, (*emitter).cover}
	divide   = support{"divide", spec.ExecutionModelTessellationControl, onePoint, func(e *emitter) { e.levels(1) }}
	evaluate = support{"evaluate", spec.ExecutionModelTessellationEvaluation, corners, func(*emitter) {}}
	noMesh   = support{"mesh", spec.ExecutionModelMeshEXT, meshOut, (*emitter).noMesh}
)

// stages are the stages that kernels can be.
var stages = []stage{
	{
		name: "vertex", model: spec.ExecutionModelVertex, topology: runner.Points, sends: true,
		count: func(e *emitter) { e.counted("VertexIndex", "InstanceIndex") },
	},
	{
		name: "tesscontrol", model: spec.ExecutionModelTessellationControl, needs: []spec.Capability{spec.CapabilityTessellation}, topology: runner.Patches,
		modes: onePoint, count: func(e *emitter) { e.counted("PrimitiveId", "InvocationId") }, before: []support{feed}, after: []support{evaluate},
		last: (*kernel).endPatch,
	},
	{
		name: "tesseval", model: spec.ExecutionModelTessellationEvaluation, needs: []spec.Capability{spec.CapabilityTessellation}, topology: runner.Patches,
		modes: corners, count: (*emitter).evaluated, before: []support{feed, divide}, sends: true,
	},
	{
		name: "geometry", model: spec.ExecutionModelGeometry, needs: []spec.Capability{spec.CapabilityGeometry}, topology: runner.Points,
		modes: pointIn, count: func(e *emitter) { e.counted("PrimitiveId", "InvocationId") }, before: []support{feed},
		last: (*kernel).emitPoint, sends: true,
	},
	{
		name: "fragment", model: spec.ExecutionModelFragment, topology: runner.Triangles,
		modes: upperLeft, count: (*emitter).pixel, before: []support{cover},
	},
	{
		name: "task", model: spec.ExecutionModelTaskEXT, needs: []spec.Capability{spec.CapabilityMeshShadingEXT},
		modes: meshOut[:1], after: []support{noMesh}, last: (*kernel).noTasks,
	},
	{
		name: "mesh", model: spec.ExecutionModelMeshEXT, needs: []spec.Capability{spec.CapabilityMeshShadingEXT},
		modes: meshOut, last: func(_ *kernel, e *emitter) { e.noMesh() },
	},
}

// stageNames returns the names of the stages.
func stageNames() []string {
	out := make([]string, len(stages))
	for i := range stages {
		out[i] = stages[i].name
	}
	return out
}

// stageCalled returns the stage called name, or nil.
func stageCalled(name string) *stage {
	i := slices.IndexFunc(stages, func(s stage) bool { return s.name == name })
	if i < 0 {
		return nil
	}
	return &stages[i]
}

// counted takes the number of the invocation and a zero from two built-in inputs.
func (e *emitter) counted(number, zero string) {
	for _, row := range []struct {
		name, builtin string
		to            **ir.Value
	}{{indexName, number, &e.index}, {"zero", zero, &e.zero}} {
		addr := e.builtIn(row.name, row.builtin, e.ctx.I32(), spec.StorageClassInput)
		e.first(addr, func() { *row.to = e.load(addr, 4) })
	}
}

// evaluated takes the number of the patch, and a zero from a coordinate of at most 1.
func (e *emitter) evaluated() {
	addr := e.builtIn(indexName, "PrimitiveId", e.ctx.I32(), spec.StorageClassInput)
	e.first(addr, func() { e.index = e.load(addr, 4) })
	at := e.builtIn("coordinate", "TessCoord", e.ctx.Vector([]int64{3}, e.ctx.F32()), spec.StorageClassInput)
	e.first(at, func() {
		x := e.extract(e.load(at, 4), e.ctx.F32(), []int64{0})
		e.zero = e.truncated(e.binary(spirv.FMul, x, e.real(0.25)))
	})
}

// pixel takes the number of the pixel, row by row, and a zero from its depth.
func (e *emitter) pixel() {
	at := e.builtIn(indexName, "FragCoord", e.ctx.Vector([]int64{4}, e.ctx.F32()), spec.StorageClassInput)
	e.first(at, func() {
		v := e.load(at, 4)
		part := func(i int64) *ir.Value { return e.truncated(e.extract(v, e.ctx.F32(), []int64{i})) }
		e.index = e.binary(spirv.IAdd, part(0), e.binary(spirv.IMul, part(1), e.constant(rowPixels)))
		e.zero = part(2)
	})
}

// truncated converts a float to a number.
func (e *emitter) truncated(v *ir.Value) *ir.Value {
	return e.b.Create(e.loc, spirv.ConvertFToU, []*ir.Value{v}, []ir.Type{e.ctx.I32()}).Result(0)
}

// real returns a constant float.
func (e *emitter) real(f float64) *ir.Value {
	at := e.b.InsertionPoint()
	e.b.SetStart(e.entry)
	v := e.b.Create(e.loc, spirv.Constant, nil, []ir.Type{e.ctx.F32()}, ir.Named("value", e.ctx.FloatValue(e.ctx.F32(), f))).Result(0)
	e.b.SetInsertionPoint(at)
	return v
}

// position declares the position that the function writes, and writes it.
func (e *emitter) position(x, y *ir.Value) {
	v4 := e.ctx.Vector([]int64{4}, e.ctx.F32())
	to := e.builtIn("position", "Position", v4, spec.StorageClassOutput)
	e.store(to, e.construct(v4, []*ir.Value{x, y, e.real(0), e.real(1)}), 4)
}

// cover emits a vertex shader whose triangle covers the whole area: its corners are (-1, -1), (3, -1) and (-1, 3).
func (e *emitter) cover() {
	addr := e.builtIn("corner", "VertexIndex", e.ctx.I32(), spec.StorageClassInput)
	n := e.load(addr, 4)
	side := func(bit, scale int64) *ir.Value {
		up := e.binary(spirv.IMul, e.binary(spirv.BitwiseAnd, n, e.constant(bit)), e.constant(scale))
		return e.binary(spirv.FSub, e.b.Create(e.loc, spirv.ConvertUToF, []*ir.Value{up}, []ir.Type{e.ctx.F32()}).Result(0), e.real(1))
	}
	e.position(side(1, 4), side(2, 2))
}

// levels emits stores of the levels of tessellation. Patches of level 0 end there.
func (e *emitter) levels(n float64) {
	patch := ir.Named("patch", e.ctx.Unit())
	for _, row := range []struct {
		name  string
		count int64
	}{{"TessLevelOuter", 4}, {"TessLevelInner", 2}} {
		to := e.builtIn(row.name, row.name, spirv.ArrayOf(e.ctx.F32(), uint32(row.count), 0), spec.StorageClassOutput, patch)
		for i := range row.count {
			e.store(e.pointer(to, e.ctx.F32(), e.constant(i)), e.real(n), 4)
		}
	}
}

// endPatch emits the levels of tessellation: those of a patch that ends, or that makes points.
func (k *kernel) endPatch(e *emitter) {
	if k.access.out == byLocation {
		e.levels(1)
		return
	}
	e.levels(0)
}

// emitPoint emits that a geometry shader makes the point that it has described, if it has.
func (k *kernel) emitPoint(e *emitter) {
	if k.shows() {
		e.b.Create(e.loc, spirv.EmitVertex, nil, nil)
		e.b.Create(e.loc, spirv.EndPrimitive, nil, nil)
	}
}

// noTasks ends a task shader that starts no mesh shaders.
func (*kernel) noTasks(e *emitter) {
	zero := e.constant(0)
	e.b.Create(e.loc, spirv.EXTEmitMeshTasks, []*ir.Value{zero, zero, zero}, nil)
	e.ended = true
}

// noMesh emits that a mesh shader makes nothing.
func (e *emitter) noMesh() {
	e.b.Create(e.loc, spirv.EXTSetMeshOutputs, []*ir.Value{e.constant(0), e.constant(0)}, nil)
}

// pipeline returns the names of the stages of the draw.
func (k *kernel) pipeline() []string {
	var out []string
	for _, s := range k.access.stage.before {
		out = append(out, s.name)
	}
	out = append(out, kernelName)
	for _, s := range k.behind() {
		out = append(out, s.name)
	}
	return out
}

// shows reports whether the stage makes points that a fragment shader sees.
func (k *kernel) shows() bool { return k.access.out == byLocation || k.probe.passes }

// behind returns the stages behind the kernel.
func (k *kernel) behind() []support {
	switch {
	case k.probe.passes:
		return []support{k.receive()}
	case k.access.out == byLocation:
		return k.passing()
	}
	return k.access.stage.after
}

// finishStages ends the function of the kernel, and adds the other stages to the module.
func (k *kernel) finishStages(e *emitter, version spec.Version) {
	s := k.access.stage
	if s.last != nil {
		s.last(k, e)
	}
	e.finish(version, s.model, s.modes...)
	for _, o := range slices.Concat(s.before, k.behind()) {
		f := newFunction(e.ctx, e.module, o.name)
		o.emit(f)
		f.finish(version, o.model, o.modes...)
	}
}

// area returns the width and height in pixels for a number of invocations.
func area(n uint32) (width, height uint32) { return min(n, rowPixels), (n + rowPixels - 1) / rowPixels }

// run executes the launches of the trial, as draws if the kernel is a stage.
func (t *trial) run(ctx context.Context, dev runner.Device) error {
	s := t.access.stage
	if s == nil {
		_, err := dev.Run(ctx, t.launches...)
		return err
	}
	g, ok := dev.(runner.Graphics)
	if !ok {
		return &featureError{"graphics"}
	}
	_, err := g.Draw(ctx, t.draws()...)
	return err
}

// draws returns the launches of a stage as draws.
func (t *trial) draws() []*runner.Draw {
	var draws []*runner.Draw
	for i, l := range t.launches {
		d := t.draw(l)
		if t.access.out == byLocation {
			d.Attachments = []runner.Image{t.rounds[i].results}
		}
		draws = append(draws, d)
	}
	return draws
}

// draw returns a launch of a stage as a draw.
func (t *trial) draw(l *runner.Launch) *runner.Draw {
	s := t.access.stage
	d := &runner.Draw{Bindings: l.Bindings, PushConstants: l.PushConstants, Topology: s.topology, PatchSize: 1, Vertices: t.groups, Instances: 1, Groups: l.Groups}
	for _, name := range t.pipeline() {
		d.Stages = append(d.Stages, runner.Stage{Module: l.Module, Entry: name, SpecConstants: l.SpecConstants})
	}
	d.Width, d.Height = area(t.groups)
	d.ViewMask = t.viewMask()
	if s.topology == runner.Triangles {
		d.Vertices = 3
	}
	return d
}
