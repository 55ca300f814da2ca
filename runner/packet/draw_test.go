package packet

import (
	"context"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
)

// painter is a machine that draws: it adds 1 to each byte of the attachments.
type painter struct{ *machine }

func (p painter) Draw(_ context.Context, draws ...*runner.Draw) (runner.Timing, error) {
	for _, d := range draws {
		for _, a := range d.Attachments {
			data := a.(*recordedImage).data
			for i := range data {
				data[i]++
			}
		}
	}
	return runner.Timing{}, p.call("draw")
}

// drawModule has a vertex and a fragment shader.
func drawModule() *reflect.Module {
	return &reflect.Module{Capabilities: []spec.Capability{spec.CapabilityShader, spec.CapabilityUntypedPointersKHR}, EntryPoints: []reflect.EntryPoint{{Name: "v", Model: spec.ExecutionModelVertex, Resources: []*reflect.Resource{{Binding: 3, Type: reflect.UniformBuffer}}}, {Name: "f", Model: spec.ExecutionModelFragment}}}
}

// attachment makes an image of two texels.
func attachment(t *testing.T, r *Recorder) runner.Image {
	t.Helper()
	i, err := r.NewImage(runner.ImageDesc{Dim: spec.Dim2D, Format: runner.FormatR32Uint, Width: 2, Attachment: true})
	if err != nil {
		t.Fatal(err)
	}
	return i
}

// TestDraws records a draw and takes what a device draws.
func TestDraws(t *testing.T) {
	r, m := NewRecorder(&runner.DeviceInfo{}), drawModule()
	image, block := attachment(t, r), []byte{1, 2, 3, 4}
	if err := image.Write(0, []byte{1, 2, 3, 4, 5, 6, 7, 8}); err != nil {
		t.Fatal(err)
	}
	list, err := r.RecordDraws([]*runner.Draw{{Stages: []runner.Stage{{Module: m, Entry: "v"}, {Module: m, Entry: "f"}}, Topology: runner.Patches, PatchSize: 3, Vertices: 4, Width: 2, Height: 1, ViewMask: 5,
		Bindings: []runner.Binding{{Binding: 3, Inline: block}, {Binding: 2, Inline: block}}, Attachments: []runner.Image{image, image}}})
	if err != nil {
		t.Fatal(err)
	}
	c := &Case{Module: m, Words: []uint32{1, 2, 3, 4, 5}, Launches: list}
	if err := c.Expect(t.Context(), painter{&machine{Recorder: NewRecorder(&runner.DeviceInfo{})}}); err != nil {
		t.Fatal(err)
	}
	l := &c.Launches[0]
	if len(l.Images) != 1 || !slices.Equal(l.Images[0].Bytes, []byte{1, 2, 3, 4, 5, 6, 7, 8}) || !slices.Equal(l.Images[0].Expected, []byte{3, 4, 5, 6, 7, 8, 9, 10}) ||
		!slices.Equal(l.Buffers[0].Expected, block) || l.Bindings[0] != (Binding{Kind: InlineBlock, Binding: 3, Size: 4}) {
		t.Errorf("%+v", l)
	}
	text := c.program()
	if strings.Contains(text, "{0, 2, ") {
		t.Error("the program has a descriptor that no stage uses")
	}
	for _, want := range []string{`{"v", VK_SHADER_STAGE_VERTEX_BIT}, {"f", VK_SHADER_STAGE_FRAGMENT_BIT}, };`, "{10, 3, 4, 0, 2, 1, 5, 0, 2, {0, 0, 0}}", "#define DRAWS 1 ", `newer[] = {{"VK_KHR_shader_untyped_pointers", 1000387000}, `, "#define NUM_NEWER 1\n", "#define DISCARDS 0 ",
		"{0, 3, 4, VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK_EXT}", `{"the attachment", texels0_0, expected_texels0_0, 8, 98, 2, 1, 1, VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT}`} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text[:strings.Index(text, "static void stop")])
		}
	}
	l.Buffers = l.Buffers[:1]
	twin := &Case{Launches: []Launch{{Buffers: []Buffer{{Data: Data{Bytes: block}}}, Images: []Image{{Bytes: make([]byte, 8)}}}}}
	if !twin.ExpectAs(c) || twin.Launches[0].Images[0].Expected[0] != 3 || twin.Launches[0].Buffers[0].Expected[3] != 4 {
		t.Errorf("%+v", twin.Launches)
	}
	for what, other := range map[string][]Launch{
		"no launch": nil, "no buffer": {{Images: []Image{{Bytes: make([]byte, 8)}}}}, "no image": {{Buffers: []Buffer{{Data: Data{Bytes: block}}}}},
		"another size": {{Buffers: []Buffer{{Data: Data{Bytes: block}}}, Images: []Image{{Bytes: make([]byte, 4)}}}},
		"a longer one": {{Buffers: []Buffer{{Data: Data{Bytes: make([]byte, 5)}}}, Images: []Image{{Bytes: make([]byte, 8)}}}},
	} {
		if (&Case{Launches: other}).ExpectAs(c) {
			t.Errorf("%s is as large", what)
		}
	}
}

// TestDrawRefuses has draws and images that packets do not hold, and a device that does not draw.
func TestDrawRefuses(t *testing.T) {
	r, m := NewRecorder(&runner.DeviceInfo{}), drawModule()
	image := attachment(t, r)
	stage := func(m *reflect.Module, entry string) []runner.Stage {
		return []runner.Stage{{Module: m, Entry: "v"}, {Module: m, Entry: entry}}
	}
	for what, err := range map[string]error{
		"levels":                second(r.NewImage(runner.ImageDesc{Dim: spec.Dim2D, Format: runner.FormatR32Uint, Width: 2, Levels: 2})),
		"depth":                 second(r.NewImage(runner.ImageDesc{Dim: spec.Dim3D, Format: runner.FormatR32Uint, Width: 2})),
		"a write of few texels": image.Write(0, make([]byte, 4)), "a write of a level": image.Write(1, make([]byte, 8)),
		"a read of few texels": image.Read(0, make([]byte, 4)), "a read of a level": image.Read(1, make([]byte, 8)),
		"no stages":      second(r.RecordDraws([]*runner.Draw{{}})),
		"no entry":       second(r.RecordDraws([]*runner.Draw{{Stages: stage(m, "x")}})),
		"two modules":    second(r.RecordDraws([]*runner.Draw{{Stages: append(stage(m, "f")[:1], stage(drawModule(), "f")[1])}})),
		"a binding":      second(r.RecordDraws([]*runner.Draw{{Stages: stage(m, "f"), Bindings: []runner.Binding{{}}}})),
		"an attachment":  second(r.RecordDraws([]*runner.Draw{{Stages: stage(m, "f"), Attachments: []runner.Image{nil}}})),
		"no draws":       (&Case{Launches: []Launch{{Draw: &Draw{}}}}).Expect(t.Context(), r),
		"a failing draw": (&Case{Launches: []Launch{{Draw: &Draw{}}}}).Expect(t.Context(), painter{&machine{Recorder: r, kind: "draw", fails: 1}}),
	} {
		if err == nil {
			t.Errorf("%s is no error", what)
		}
	}
	bound := Case{Launches: []Launch{{Bindings: []Binding{{Kind: StorageImage}}}}, Words: make([]uint32, 5), Module: &reflect.Module{}}
	if _, why := bound.dispatches(); !strings.Contains(why, "in other forms") {
		t.Errorf("dispatch: %q", why)
	}
	if _, err := bound.amber(); err == nil || !strings.Contains(err.Error(), "images, texel buffers") {
		t.Errorf("amber: %v", err)
	}
}
