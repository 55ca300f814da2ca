package runner

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
)

// stages is a module with an entry point of each stage, called by its model. All use the storage buffer at set 0, binding 1, and the
// fragment shader writes an integer at location 0.
func stages() *reflect.Module {
	m := &reflect.Module{}
	at := uint32(0)
	for i, row := range stageRows {
		e := reflect.EntryPoint{Name: row.model.String(), Model: row.model, LocalSize: [3]uint32{1, 1, 1}, Resources: []*reflect.Resource{
			{Binding: 1, Type: reflect.StorageBuffer, Count: 1, Size: uint64(4 + i)}}}
		if row.model == spec.ExecutionModelFragment {
			e.Resources = append(e.Resources, &reflect.Resource{Type: reflect.UniformBuffer, Count: 1, Size: 4})
			out := &reflect.InterfaceVariable{StorageClass: spec.StorageClassOutput, Type: &reflect.Type{Kind: reflect.VectorType, Count: 2, Elem: &reflect.Type{Kind: reflect.IntType, Bits: 32}}}
			out.Location = &at
			e.Interface = []*reflect.InterfaceVariable{out}
		}
		m.EntryPoints = append(m.EntryPoints, e)
	}
	m.EntryPoints = append(m.EntryPoints, reflect.EntryPoint{Name: "kernel", Model: reflect.GLCompute})
	return m
}

// goodDraw has these stages.
func goodDraw(t *testing.T, names ...string) *Draw {
	m := stages()
	d := &Draw{
		Width: 8, Height: 8, Vertices: 3, Instances: 1, Groups: [3]uint32{1, 1, 1},
		Bindings: []Binding{{Binding: 1, Buffer: fakeBuffer(64)}, {Buffer: fakeBuffer(64)}},
	}
	for _, n := range names {
		d.Stages = append(d.Stages, Stage{Module: m, Entry: n})
		if n == "TessellationControl" {
			d.Topology, d.PatchSize = Patches, 3
		}
		if n == "Fragment" {
			d.Attachments = []Image{imageOf(t, ImageDesc{Dim: spec.Dim2D, Format: FormatRG32Uint, Width: 8, Height: 9, Layers: 2, Attachment: true})}
		}
	}
	return d
}

func drawingDevice() *DeviceInfo {
	d := smallDevice()
	d.Features = []string{fragmentStores, "geometryShader", "meshShader", multiview, "taskShader", "tessellationShader", vertexStores}
	return d
}

func TestCheckDraw(t *testing.T) {
	image := func(change func(d *ImageDesc)) func(d *Draw) {
		return func(d *Draw) {
			desc := d.Attachments[0].Desc()
			change(&desc)
			d.Attachments[0] = fakeImage(desc)
		}
	}
	tess := "Vertex TessellationControl TessellationEvaluation Geometry Fragment"
	for _, c := range []struct {
		stages string
		change func(d *Draw)
		want   string
	}{
		{"Vertex", nil, ""},
		{"Vertex Fragment", nil, ""},
		{tess, nil, ""},
		{"TaskEXT MeshEXT Fragment", nil, ""},
		{"MeshEXT", nil, ""},
		{"", nil, "needs a Vertex or a MeshEXT stage"},
		{"Fragment", nil, "needs a Vertex or a MeshEXT stage"},
		{"Vertex MeshEXT", nil, "needs a Vertex or a MeshEXT stage"},
		{"Vertex TaskEXT", nil, "do not go together"},
		{"Vertex TessellationControl Fragment", nil, "do not go together"},
		{"Geometry MeshEXT", nil, "do not go together"},
		{"Fragment Vertex", nil, "the stage Vertex comes after the stage Fragment"},
		{"Vertex Vertex", nil, "the stage Vertex comes after the stage Vertex"},
		{"Vertex kernel", nil, `"kernel" is no stage of a draw (execution model GLCompute)`},
		{"Vertex other", nil, `no entry point "other"`},
		{"MeshEXT", func(d *Draw) { d.Groups[0] = 11 }, "maxComputeWorkGroupCount[0]"},
		{"Vertex", func(d *Draw) { d.Width = 0 }, "an area of 0 by 8 pixels"},
		{"Vertex", func(d *Draw) { d.Height = 4097 }, "an area of 8 by 4097 pixels"},
		{"Vertex", func(d *Draw) { d.Topology = 2 }, "unknown topology 2"},
		{"Vertex", func(d *Draw) { d.Topology = Patches }, "patches are for tessellation"},
		{tess, func(d *Draw) { d.Topology = Points }, "patches are for tessellation"},
		{tess, func(d *Draw) { d.PatchSize = 33 }, "a patch of 33 vertexes"},
		{tess, func(d *Draw) { d.PatchSize = 0 }, "a patch of 0 vertexes"},
		{"Vertex", func(d *Draw) { d.Attachments = make([]Image, 1) }, "attachments need a Fragment stage"},
		{"Vertex Fragment", func(d *Draw) { d.Attachments = make([]Image, 5) }, "5 attachments, at most 4"},
		{"Vertex Fragment", func(d *Draw) { d.Attachments[0] = nil }, "attachment 0: there is no image"},
		{"Vertex Fragment", image(func(d *ImageDesc) { d.Attachment = false }), "not made to be an attachment"},
		{"Vertex Fragment", image(func(d *ImageDesc) { d.Width = 7 }), "an image of 7 by 9 texels, the area has 8 by 8"},
		{"Vertex Fragment", image(func(d *ImageDesc) { d.Format = FormatRG32Float }), "the shader writes vec2 of u32, the image has the format"},
		{"Vertex Fragment", func(d *Draw) { d.ViewMask = 2 }, ""},
		{"Vertex Fragment", func(d *Draw) { d.ViewMask = 4 }, "2 layers, the views need 3"},
		{"Vertex Fragment", func(d *Draw) { d.ViewMask = 64 }, "views beyond the first 6"},
		{"Vertex Fragment", func(d *Draw) { d.Bindings = d.Bindings[:1] }, `entry point "Fragment": set 0, binding 0: the module uses this uniform buffer`},
		{"Vertex Fragment", func(d *Draw) { d.Stages[0].Module.EntryPoints[0].Resources[0].Type = reflect.UniformBuffer }, "another stage has 1 uniform buffer here, this one 1 storage buffer"},
		{"Vertex Fragment", func(d *Draw) { d.Stages[0].Module.EntryPoints[0].PushConstantSize = 4 }, "push constants: the block has 4 bytes"},
	} {
		d := goodDraw(t, strings.Fields(c.stages)...)
		if c.change != nil {
			c.change(d)
		}
		err := d.Check(drawingDevice())
		if c.want == "" && err != nil || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)) {
			t.Errorf("%s: %v, want %q", c.stages, err, c.want)
		}
	}
}

// TestDrawFeatures takes a feature at a time from the device.
func TestDrawFeatures(t *testing.T) {
	tess := goodDraw(t, "Vertex", "TessellationControl", "TessellationEvaluation")
	views := goodDraw(t, "Vertex", "Fragment")
	views.ViewMask = 1
	for f, d := range map[string]*Draw{
		"tessellationShader": tess, "geometryShader": goodDraw(t, "Vertex", "Geometry"), "taskShader": goodDraw(t, "TaskEXT", "MeshEXT"),
		"meshShader": goodDraw(t, "MeshEXT"), multiview: views, vertexStores: tess, fragmentStores: goodDraw(t, "Vertex", "Fragment"),
	} {
		info := drawingDevice()
		if err := d.Check(info); err != nil {
			t.Errorf("with %s: %v", f, err)
		}
		info.Features = slices.DeleteFunc(info.Features, func(have string) bool { return have == f })
		var feature *FeatureError
		if err := d.Check(info); !errors.As(err, &feature) || feature.Feature != f {
			t.Errorf("without %s: %v", f, err)
		}
		if f != vertexStores && f != fragmentStores {
			continue
		}
		for i := range d.Stages[0].Module.EntryPoints {
			for _, r := range d.Stages[0].Module.EntryPoints[i].Resources {
				r.Qualifiers = []spec.Decoration{spec.DecorationNonWritable}
			}
		}
		if err := d.Check(info); err != nil {
			t.Errorf("a draw that only reads, without %s: %v", f, err)
		}
	}
	if f, ok := StageFeature(spec.ExecutionModelGeometry); f != "geometryShader" || !ok {
		t.Errorf("geometry shaders need %q", f)
	}
	if _, ok := StageFeature(reflect.GLCompute); ok {
		t.Error("a kernel is a stage of draws")
	}
}

// TestDrawResources checks that descriptors are listed once, in order, with the largest block.
func TestDrawResources(t *testing.T) {
	list := goodDraw(t, "Vertex", "Geometry", "Fragment").Resources()
	if len(list) != 2 || list[0].Binding != 0 || list[1].Binding != 1 || list[1].MinBytes() != 10 {
		t.Errorf("got %+v", list)
	}
}

func TestSpecializedDraw(t *testing.T) {
	d := goodDraw(t, "Vertex")
	if s, err := d.Specialized(); err != nil || s.Stages[0].Module != d.Stages[0].Module {
		t.Errorf("%+v (%v)", s, err)
	}
	d.Stages[0].Module = nil
	if _, err := d.Specialized(); err == nil || !strings.Contains(err.Error(), `the stage "Vertex" has no module`) {
		t.Error(err)
	}
}

func TestAttachmentDesc(t *testing.T) {
	for _, d := range []ImageDesc{{Dim: spec.Dim1D, Format: FormatR32Uint}, {Dim: spec.Dim2D, Format: FormatD32Float}} {
		d.Width, d.Attachment = 4, true
		if _, err := d.Resolved(); err == nil || !strings.Contains(err.Error(), "only 2D images with colors are attachments") {
			t.Errorf("%+v: %v", d, err)
		}
	}
}
