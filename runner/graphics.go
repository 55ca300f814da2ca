package runner

import (
	"context"
	"fmt"
	"slices"

	"github.com/spvc/spvc/internal/count"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
)

// Graphics is a device that draws beside running kernels. A device that does not implement it has no stages but
// compute. [StageFeature] names the features of DeviceInfo that stages need.
type Graphics interface {
	Device
	// Draw executes draws one after the other and waits for the last, as Run does with launches: each draw sees the
	// writes of the earlier ones.
	Draw(ctx context.Context, draws ...*Draw) (Timing, error)
}

// Draw is one draw with all its state. Nothing blends, tests or culls: what a fragment writes replaces the texel.
// Depths are between 0 and 1, and y points down, as in Vulkan.
type Draw struct {
	// Stages are the shaders in the order of the pipeline: a vertex or a mesh shader, what may stand between, and a
	// fragment shader. Without a fragment shader nothing is rasterized.
	Stages []Stage
	// Bindings and PushConstants are those of a [Launch]. All stages share them.
	Bindings      []Binding
	PushConstants []byte
	// Topology says how vertices make primitives, and PatchSize is the number of vertices of a patch.
	Topology  Topology
	PatchSize uint32
	// Vertices and Instances are the numbers of both that a vertex shader runs for.
	Vertices, Instances uint32
	// Groups is the number of workgroups of the task shader, or else of the mesh shader.
	Groups [3]uint32
	// Attachments are the images that the fragment shader writes: its location is the index here.
	Attachments []Image
	// Width and Height are the size in pixels of the area that is drawn.
	Width, Height uint32
	// ViewMask has a bit for each view, whose index selects the layer of the attachments. 0 stands for no views.
	ViewMask uint32
}

// Stage is a shader of a [Draw].
type Stage struct {
	// Module holds the entry point, and Entry is its name, which no other entry point of the module has.
	Module *reflect.Module
	Entry  string
	// SpecConstants replaces default values of specialization constants.
	SpecConstants []reflect.SpecValue
}

// Topology is how vertices make primitives.
type Topology uint8

// The topologies, with the values of VkPrimitiveTopology.
const (
	Points    Topology = 0
	Lines     Topology = 1
	Triangles Topology = 3
	Patches   Topology = 10
)

// These are the features of devices that stages can need beside their own.
const (
	vertexStores   = "vertexPipelineStoresAndAtomics"
	fragmentStores = "fragmentStoresAndAtomics"
	multiview      = "multiview"
)

// stageRow is a stage of the pipeline.
type stageRow struct {
	model spec.ExecutionModel
	// feature is the feature that the stage needs, or "" if all devices with graphics have it. stores is the one that it
	// needs for descriptors that it may write.
	feature, stores string
}

// stageRows are the stages in the order of the pipeline.
var stageRows = [...]stageRow{
	{spec.ExecutionModelVertex, "", vertexStores},
	{spec.ExecutionModelTessellationControl, "tessellationShader", vertexStores},
	{spec.ExecutionModelTessellationEvaluation, "tessellationShader", vertexStores},
	{spec.ExecutionModelGeometry, "geometryShader", vertexStores},
	{spec.ExecutionModelTaskEXT, "taskShader", ""},
	{spec.ExecutionModelMeshEXT, "meshShader", ""},
	{spec.ExecutionModelFragment, "", fragmentStores},
}

// stageOf returns the index in stageRows, or -1.
func stageOf(m spec.ExecutionModel) int {
	for i := range stageRows {
		if stageRows[i].model == m {
			return i
		}
	}
	return -1
}

// StageFeature returns the feature that a stage of a draw needs, or "" if each device that implements [Graphics] has
// the stage. It returns false for what is no stage of a draw.
func StageFeature(m spec.ExecutionModel) (string, bool) {
	i := stageOf(m)
	if i < 0 {
		return "", false
	}
	return stageRows[i].feature, true
}

// Specialized returns the draw with modules under their SpecConstants. Devices call it before they check draws.
func (d *Draw) Specialized() (*Draw, error) {
	special := *d
	special.Stages = slices.Clone(d.Stages)
	for i := range special.Stages {
		s := &special.Stages[i]
		if s.Module == nil {
			return nil, fmt.Errorf("draw: the stage %q has no module", s.Entry)
		}
		m, err := s.Module.Specialize(s.SpecConstants)
		if err != nil {
			return nil, fmt.Errorf("entry point %q: %w", s.Entry, err)
		}
		s.Module = m
	}
	return &special, nil
}

// Launch returns a launch of the stage alone with the draw's bindings, by which devices find what the stage uses.
func (d *Draw) Launch(i int) *Launch {
	s := &d.Stages[i]
	return &Launch{Module: s.Module, Entry: s.Entry, Bindings: d.Bindings, PushConstants: d.PushConstants, SpecConstants: s.SpecConstants, Groups: d.Groups}
}

// Has reports whether the draw has a stage of a model. It expects a draw that Check let through.
func (d *Draw) Has(m spec.ExecutionModel) bool { return d.stage(m) != nil }

// stage returns the entry point of a model, or nil.
func (d *Draw) stage(m spec.ExecutionModel) *reflect.EntryPoint {
	for i := range d.Stages {
		if e := d.Stages[i].Module.EntryPoint(d.Stages[i].Entry); e != nil && e.Model == m {
			return e
		}
	}
	return nil
}

// Resources returns the descriptors that the stages use, each once, sorted by set and binding. Of several sizes of a block
// it has the largest. It expects a draw that Check let through.
func (d *Draw) Resources() []*reflect.Resource {
	var out []*reflect.Resource
	for i := range d.Stages {
		for _, r := range d.Stages[i].Module.EntryPoint(d.Stages[i].Entry).Resources {
			at, known := findResource(out, r)
			switch {
			case !known:
				out = slices.Insert(out, at, r)
			case out[at].MinBytes() < r.MinBytes():
				out[at] = r
			}
		}
	}
	return out
}

// findResource returns the index at which a list has, or would have, a resource with the set and binding of r.
func findResource(list []*reflect.Resource, r *reflect.Resource) (int, bool) {
	for i, o := range list {
		if o.Set == r.Set && o.Binding == r.Binding {
			return i, true
		}
		if o.Set > r.Set || o.Set == r.Set && o.Binding > r.Binding {
			return i, false
		}
	}
	return len(list), false
}

// maxExtent bounds Width and Height, and maxAttachments the number of attachments: every device has as many
// (VkPhysicalDeviceLimits, maxFramebufferWidth and maxColorAttachments).
const (
	maxExtent      = 4096
	maxAttachments = 4
	maxPatch       = 32 // maxTessellationPatchSize
	maxViews       = 6  // maxMultiviewViewCount
)

// Check refuses a draw that its modules or the device's limits do not permit, as [Launch.Check] does with a launch. It
// also refuses stages that do not go together, and attachments that do not have the size or type that the draw needs.
func (d *Draw) Check(info *DeviceInfo) error {
	if err := d.checkStages(info); err != nil {
		return err
	}
	if wrong := d.wrongShape(); wrong != "" {
		return fmt.Errorf("draw: %s", wrong)
	}
	if err := d.checkShared(); err != nil {
		return err
	}
	for i := range d.Attachments {
		if wrong := d.wrongAttachment(i); wrong != "" {
			return fmt.Errorf("draw: attachment %d: %s", i, wrong)
		}
	}
	if d.ViewMask != 0 && !info.HasFeature(multiview) {
		return &FeatureError{Device: info.Name, Feature: multiview, Descriptor: "a draw with views"}
	}
	return nil
}

// checkStages checks each stage and their order.
func (d *Draw) checkStages(info *DeviceInfo) error {
	last, seen := -1, [len(stageRows)]bool{}
	for i := range d.Stages {
		l := d.Launch(i)
		entry, err := l.entry()
		if err != nil {
			return err
		}
		n := stageOf(entry.Model)
		if n < 0 {
			return fmt.Errorf("entry point %q is no stage of a draw (execution model %s)", l.Entry, entry.Model)
		}
		if n <= last {
			return fmt.Errorf("draw: the stage %s comes after the stage %s", stageRows[n].model, stageRows[last].model)
		}
		last, seen[n] = n, true
		if f := stageRows[n].feature; f != "" && !info.HasFeature(f) {
			return &FeatureError{Device: info.Name, Feature: f, Descriptor: "a " + entry.Model.String() + " stage"}
		}
		if stageRows[n].stores == "" {
			if err := l.checkSize(entry, info); err != nil {
				return err
			}
		}
		if err := l.checkMemory(entry, info); err != nil {
			return err
		}
		if err := checkStores(entry, &stageRows[n], info); err != nil {
			return err
		}
	}
	vertex, mesh := seen[0], seen[5]
	switch {
	case vertex == mesh:
		return fmt.Errorf("draw: it needs a Vertex or a MeshEXT stage, and not both")
	case mesh && (seen[1] || seen[2] || seen[3]), vertex && seen[4], seen[1] != seen[2]:
		return fmt.Errorf("draw: these stages do not go together: tessellation has two stages, it and geometry need vertices, and task shaders need mesh shaders")
	}
	return nil
}

// checkStores returns an error if a stage may write memory and the device lacks the feature for that.
func checkStores(entry *reflect.EntryPoint, row *stageRow, info *DeviceInfo) error {
	if row.stores == "" || info.HasFeature(row.stores) {
		return nil
	}
	for _, r := range entry.Resources {
		switch r.Type {
		case reflect.StorageBuffer, reflect.StorageImage, reflect.StorageTexelBuffer:
			if !slices.Contains(r.Qualifiers, spec.DecorationNonWritable) {
				return &FeatureError{Device: info.Name, Feature: row.stores, Descriptor: fmt.Sprintf("a %s that a %s stage may write", r.Type, row.model)}
			}
		}
	}
	return nil
}

// wrongShape says what is wrong with the numbers of a draw, or returns an empty string.
func (d *Draw) wrongShape() string {
	patches := d.Has(spec.ExecutionModelTessellationControl)
	fragments := d.Has(spec.ExecutionModelFragment)
	switch {
	case d.Width < 1 || d.Height < 1 || d.Width > maxExtent || d.Height > maxExtent:
		return fmt.Sprintf("an area of %d by %d pixels; each side has 1 to %d", d.Width, d.Height, maxExtent)
	case d.Topology != Points && d.Topology != Lines && d.Topology != Triangles && d.Topology != Patches:
		return fmt.Sprintf("unknown topology %d", d.Topology)
	case patches != (d.Topology == Patches):
		return "patches are for tessellation, which needs them"
	case patches && (d.PatchSize < 1 || d.PatchSize > maxPatch):
		return fmt.Sprintf("a patch of %s; a patch has 1 to %d", count.Of(d.PatchSize, "vertex"), maxPatch)
	case !fragments && len(d.Attachments) > 0:
		return "attachments need a Fragment stage"
	case len(d.Attachments) > maxAttachments:
		return fmt.Sprintf("%s, at most %d are possible", count.Of(len(d.Attachments), "attachment"), maxAttachments)
	case d.ViewMask>>maxViews != 0:
		return fmt.Sprintf("views beyond the first %d", maxViews)
	}
	return ""
}

// checkShared returns an error if stages have different descriptors at one place.
func (d *Draw) checkShared() error {
	var all []*reflect.Resource
	for i := range d.Stages {
		entry := d.Stages[i].Module.EntryPoint(d.Stages[i].Entry)
		for _, r := range entry.Resources {
			at, known := findResource(all, r)
			if known && (all[at].Type != r.Type || all[at].Count != r.Count) {
				return &BindingError{Entry: entry.Name, Set: r.Set, Binding: r.Binding, Reason: fmt.Sprintf("another stage has %s here, this one %s", count.Of(all[at].Count, all[at].Type.String()), count.Of(r.Count, r.Type.String()))}
			}
			if !known {
				all = slices.Insert(all, at, r)
			}
		}
	}
	return nil
}

// wrongAttachment says why an image cannot be attached, or returns an empty string.
func (d *Draw) wrongAttachment(i int) string {
	if d.Attachments[i] == nil {
		return "there is no image"
	}
	desc := d.Attachments[i].Desc()
	layers := 1
	for m := d.ViewMask; m > 1; m >>= 1 {
		layers++
	}
	switch {
	case !desc.Attachment:
		return "the image was not made to be an attachment"
	case desc.Width < int(d.Width) || desc.Height < int(d.Height):
		return fmt.Sprintf("an image of %d by %d texels, the area has %d by %d", desc.Width, desc.Height, d.Width, d.Height)
	case desc.Layers < layers:
		return fmt.Sprintf("%s, the views need %d", count.Of(desc.Layers, "layer"), layers)
	}
	for _, v := range d.stage(spec.ExecutionModelFragment).Outputs() {
		if v.Location == nil || *v.Location != uint32(i) {
			continue
		}
		t, whole := v.Type, desc.Format.Kind() == FormatUint || desc.Format.Kind() == FormatSint
		for t.Elem != nil {
			t = t.Elem
		}
		if whole != (t.Kind == reflect.IntType) {
			return fmt.Sprintf("the shader writes %s, the image has the format %s", v.Type, desc.Format)
		}
	}
	return ""
}
