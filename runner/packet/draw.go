package packet

import (
	"context"
	"errors"
	"fmt"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/spec"
)

// Kind is what a descriptor shows.
type Kind uint8

// The kinds of descriptors.
const (
	WholeBuffer  Kind = iota // a storage or uniform buffer, or a part of one
	InlineBlock              // an inline uniform block, whose bytes are a buffer of the launch that no other descriptor shows
	TexelBuffer              // a uniform texel buffer with the Format of the binding
	StorageImage             // an image of the launch
)

// Draw is what a launch has if it is a draw: the fields of [runner.Draw].
type Draw struct {
	Stages                         []Stage
	Topology                       runner.Topology
	PatchSize, Vertices, Instances uint32
	Width, Height, ViewMask        uint32
	// Attachments are indices of images of the launch.
	Attachments []int
}

// Stage is a shader of a draw: an entry point of the case's module.
type Stage struct {
	Entry string
	Model spec.ExecutionModel
}

// Image is an image before the launch, and what the launch must leave there: the texels of level 0.
type Image struct {
	Desc            runner.ImageDesc
	Bytes, Expected []byte
}

// recordedImage is an image of a Recorder.
type recordedImage struct {
	desc runner.ImageDesc
	data []byte
}

// NewImage implements runner.Device. Images have one level.
func (r *Recorder) NewImage(desc runner.ImageDesc) (runner.Image, error) {
	desc, err := desc.Resolved()
	switch {
	case err != nil:
		return nil, err
	case desc.Levels > 1 || desc.Dim != spec.Dim2D:
		return nil, errors.New("packets hold images with one level and two dimensions only")
	}
	return &recordedImage{desc, make([]byte, desc.LevelBytes(0))}, nil
}

func (i *recordedImage) Desc() runner.ImageDesc { return i.desc }

func (i *recordedImage) Write(level int, src []byte) error {
	if level != 0 || len(src) != len(i.data) {
		return errors.New("these are not the texels of the image")
	}
	copy(i.data, src)
	return nil
}

func (i *recordedImage) Read(level int, dst []byte) error {
	if level != 0 || len(dst) != len(i.data) {
		return errors.New("these are not the texels of the image")
	}
	copy(dst, i.data)
	return nil
}

func (i *recordedImage) Close() error { return nil }

// image returns the index of an image in the launch.
func (l *launchRecorder) image(i *recordedImage) int {
	k, ok := l.shown[i]
	if !ok {
		k = len(l.out.Images)
		l.shown[i] = k
		l.out.Images = append(l.out.Images, Image{Desc: i.desc, Bytes: append([]byte(nil), i.data...)})
	}
	return k
}

// RecordDraws returns draws with the memory that they use. All stages have the same module and specialization constants.
func (r *Recorder) RecordDraws(draws []*runner.Draw) ([]Launch, error) {
	var out []Launch
	for _, d := range draws {
		one := newLaunchRecorder(r)
		if len(d.Stages) == 0 {
			return nil, errors.New("a draw without stages")
		}
		if err := one.record(d.Launch(0)); err != nil {
			return nil, err
		}
		to := &Draw{Topology: d.Topology, PatchSize: d.PatchSize, Vertices: d.Vertices, Instances: d.Instances, Width: d.Width, Height: d.Height, ViewMask: d.ViewMask}
		for i := range d.Stages {
			s := &d.Stages[i]
			entry := s.Module.EntryPoint(s.Entry)
			if entry == nil || s.Module != d.Stages[0].Module {
				return nil, errors.New("packets hold draws whose stages are in one module")
			}
			to.Stages = append(to.Stages, Stage{s.Entry, entry.Model})
		}
		for _, a := range d.Attachments {
			image, ok := a.(*recordedImage)
			if !ok {
				return nil, errNoSamplers
			}
			to.Attachments = append(to.Attachments, one.image(image))
		}
		one.out.Draw = to
		out = append(out, one.out)
	}
	return out, nil
}

// has reports whether the draw has a stage.
func (d *Draw) has(m spec.ExecutionModel) bool {
	for _, s := range d.Stages {
		if s.Model == m {
			return true
		}
	}
	return false
}

// draw runs a launch that is a draw.
func (c *Case) draw(ctx context.Context, o *objects, l *Launch, push []byte) error {
	g, ok := o.dev.(runner.Graphics)
	if !ok {
		return errors.New("the device does not draw")
	}
	d := l.Draw
	run := &runner.Draw{Bindings: o.bindings(l), PushConstants: push, Topology: d.Topology, PatchSize: d.PatchSize, Vertices: d.Vertices, Instances: d.Instances,
		Groups: l.Groups, Width: d.Width, Height: d.Height, ViewMask: d.ViewMask}
	for _, s := range d.Stages {
		run.Stages = append(run.Stages, runner.Stage{Module: c.Module, Entry: s.Entry, SpecConstants: l.Spec})
	}
	for _, a := range d.Attachments {
		run.Attachments = append(run.Attachments, o.images[a])
	}
	_, err := g.Draw(ctx, run)
	return err
}

// draws reports whether launches are draws.
func (c *Case) draws() bool { return len(c.Launches) > 0 && c.Launches[0].Draw != nil }

// stageBits are the names of stages in C.
var stageBits = map[spec.ExecutionModel]string{
	spec.ExecutionModelVertex:                 "VK_SHADER_STAGE_VERTEX_BIT",
	spec.ExecutionModelTessellationControl:    "VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT",
	spec.ExecutionModelTessellationEvaluation: "VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT",
	spec.ExecutionModelGeometry:               "VK_SHADER_STAGE_GEOMETRY_BIT",
	spec.ExecutionModelFragment:               "VK_SHADER_STAGE_FRAGMENT_BIT",
	spec.ExecutionModelTaskEXT:                "VK_SHADER_STAGE_TASK_BIT_EXT",
	spec.ExecutionModelMeshEXT:                "VK_SHADER_STAGE_MESH_BIT_EXT",
}

// stages writes the stages of the pipelines, and what those need.
func (w *cWriter) stages() {
	draws, meshes, discards := 0, 0, 1
	list := []Stage{{w.c.Entry, spec.ExecutionModelGLCompute}}
	if w.c.draws() {
		d := w.c.Launches[0].Draw
		list, draws = d.Stages, 1
		if d.has(spec.ExecutionModelMeshEXT) {
			meshes = 1
		}
		if d.has(spec.ExecutionModelFragment) {
			discards = 0
		}
	}
	w.printf("static const struct stage stages[] = {")
	for _, s := range list {
		bit := stageBits[s.Model]
		if bit == "" {
			bit = "VK_SHADER_STAGE_COMPUTE_BIT"
		}
		w.printf("{%q, %s}, ", s.Entry, bit)
	}
	w.printf("};\n#define NUM_STAGES %d\n#define DRAWS %d /* the launches are draws */\n#define MESHES %d /* they have mesh shaders */\n#define DISCARDS %d /* they have no fragment shader */\n\n", len(list), draws, meshes, discards)
}

// fields returns the fields of a draw in C, which are zeros for none.
func (d *Draw) fields() string {
	if d == nil {
		return "{0, 0, 0, 0, 0, 0, 0, 0, 0, {0}}"
	}
	patch, mesh := uint32(0), 0
	if d.Topology == runner.Patches {
		patch = d.PatchSize
	}
	if d.has(spec.ExecutionModelMeshEXT) {
		mesh = 1
	}
	list := ""
	for _, a := range d.Attachments {
		list += fmt.Sprintf("%d, ", a)
	}
	return fmt.Sprintf("{%d, %d, %d, %d, %d, %d, %d, %d, %d, {%s0}}", d.Topology, patch, d.Vertices, d.Instances, d.Width, d.Height, d.ViewMask, mesh, len(d.Attachments), list)
}

// images writes the images of a launch.
func (w *cWriter) images(i int, l *Launch) {
	for k := range l.Images {
		w.bytes(fmt.Sprintf("texels%d_%d", i, k), l.Images[k].Bytes)
		w.bytes(fmt.Sprintf("expected_texels%d_%d", i, k), l.Images[k].Expected)
	}
	w.printf("static const struct image images%d[] = {\n", i)
	for k := range l.Images {
		m := &l.Images[k]
		usage := "VK_IMAGE_USAGE_STORAGE_BIT"
		if m.Desc.Attachment {
			usage = "VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT"
		}
		w.printf("\t{%q, texels%d_%d, expected_texels%d_%d, %d, %d, %d, %d, %d, %s},\n", l.imageName(k), i, k, i, k, len(m.Bytes), m.Desc.Format, m.Desc.Width, m.Desc.Height, m.Desc.Layers, usage)
	}
	w.printf("\t{\"\", 0, 0, 0, 0, 0, 0, 0, 0}\n};\n")
}

// imageName returns what an image is to the launch.
func (l *Launch) imageName(k int) string {
	for _, b := range l.Bindings {
		if b.Kind == StorageImage && b.Buffer == k {
			return fmt.Sprintf("set %d, binding %d", b.Set, b.Binding)
		}
	}
	return "the attachment"
}
