package reference

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/reference/texel"
	"github.com/spvc/spvc/spirv/spec"
)

// maxInvoked bounds the vertices and the fragments of a draw.
const maxInvoked = 1 << 22

// Draw implements runner.Graphics. The device has vertex and fragment shaders. It draws points of one pixel and triangles of which
// no part is clipped, one invocation after the other: there are no helper invocations, so that shaders with derivatives are
// refused. What else it does not draw is a *runner.FeatureError. Errors of shaders are found as those of kernels are.
func (d *Device) Draw(ctx context.Context, draws ...*runner.Draw) (runner.Timing, error) {
	var timing runner.Timing
	if ctx == nil {
		return timing, errors.New("the context.Context is nil")
	}
	list := make([]*drawing, len(draws))
	for i, one := range draws {
		special, err := one.Specialized()
		if err != nil {
			return timing, err
		}
		if err := special.Check(d.info); err != nil {
			return timing, err
		}
		list[i] = &drawing{Draw: special, d: d, ctx: ctx}
	}
	end, err := d.begin(ctx)
	if err != nil {
		return timing, err
	}
	defer end()
	start := time.Now()
	for _, one := range list {
		if err := one.translate(); err != nil {
			return timing, err
		}
	}
	timing.Compile = time.Since(start)
	start = time.Now()
	for _, one := range list {
		if err = one.run(); err != nil {
			break
		}
	}
	timing.Wall = time.Since(start)
	timing.GPU = timing.Wall
	return timing, err
}

// drawing is a draw that runs.
type drawing struct {
	*runner.Draw
	d   *Device
	ctx context.Context
	// vertex and fragment are the stages; there may be no fragment shader.
	vertex, fragment *drawStage
	view             uint64
}

// drawStage is a stage of a draw.
type drawStage struct {
	in *runner.Launch
	p  *program
}

// lacks returns the error of what the device does not draw.
func (g *drawing) lacks(feature, what string) error {
	return &runner.FeatureError{Device: g.d.info.Name, Feature: feature, Descriptor: what}
}

// translate translates the stages and checks how they go together.
func (g *drawing) translate() error {
	if g.Topology != runner.Points && g.Topology != runner.Triangles {
		return g.lacks("lines", "a draw of lines")
	}
	for i := range g.Stages {
		in := g.Launch(i)
		if err := g.d.checkObjects(in); err != nil {
			return err
		}
		p, err := g.d.program(in, 0)
		if err != nil {
			return fmt.Errorf("entry point %q: %w", in.Entry, err)
		}
		s := &drawStage{in, p}
		if i == 0 {
			g.vertex = s
		} else {
			g.fragment = s
		}
	}
	for i, a := range g.Attachments {
		own, ok := a.(*image)
		if !ok || own.d != g.d || own.data == nil {
			return fmt.Errorf("attachment %d: the image is closed, or belongs to another device", i)
		}
	}
	if g.fragment == nil {
		return nil
	}
	return g.match()
}

// match checks that each input of the fragment shader has outputs of the vertex shader with its type.
func (g *drawing) match() error {
	given := map[int]scalar{}
	for _, v := range g.vertex.p.outputs {
		for i := range v.exchange {
			given[v.exchange[i].slot] = v.exchange[i].scalar
		}
	}
	for _, i := range g.fragment.p.initial {
		if i.v.class != spec.StorageClassInput {
			continue
		}
		for k := range i.v.exchange {
			if e := &i.v.exchange[k]; e.slot >= 0 && given[e.slot] != e.scalar {
				return fmt.Errorf("entry point %q: the vertex shader has no output for the input %q at location %d, component %d", g.fragment.in.Entry, i.v.name, e.slot/locationSlots, e.slot%locationSlots)
			}
		}
	}
	return nil
}

// run draws each view.
func (g *drawing) run() error {
	views := g.ViewMask
	if views == 0 {
		views = 1
	}
	for g.view = 0; views>>g.view != 0; g.view++ {
		if views>>g.view&1 == 0 {
			continue
		}
		if err := g.runView(); err != nil {
			return err
		}
	}
	return nil
}

func (g *drawing) runView() error {
	count := uint64(g.Vertices) * uint64(g.Instances)
	if count > maxInvoked {
		return &runner.LimitError{Device: g.d.info.Name, Limit: "vertices of a draw", Value: count, Max: maxInvoked}
	}
	vertices, err := g.launch(g.vertex, int(count), g.vertexInput)
	if err != nil || g.fragment == nil {
		return err
	}
	r := rasterizer{drawing: g, vertices: vertices}
	if err := r.rasterize(); err != nil {
		return err
	}
	texels, err := g.launch(g.fragment, len(r.fragments), r.input)
	if err != nil {
		return err
	}
	for i := range texels {
		if !texels[i].killed {
			g.write(&r.fragments[i], &texels[i])
		}
	}
	return nil
}

// launch runs a stage for a number of invocations and returns what they wrote.
func (g *drawing) launch(s *drawStage, count int, input func(e *exchanged, i uint64) uint64) ([]stageResult, error) {
	l := g.d.newLaunch(g.ctx, s.p, [3]uint32{uint32(count), 1, 1})
	l.checks = s.p.checks
	l.stage = &stageRun{input: input, results: make([]stageResult, count)}
	if err := l.prepare(s.in); err != nil {
		return nil, err
	}
	return l.stage.results, l.run()
}

// vertexInput returns the input of a vertex shader. There are no attributes, so all are built in.
func (g *drawing) vertexInput(e *exchanged, i uint64) uint64 {
	switch n := uint64(g.Vertices); e.builtin {
	case spec.BuiltInVertexIndex:
		return i % n
	case spec.BuiltInInstanceIndex:
		return i / n
	}
	return g.view
}

// write stores the outputs of a fragment in the attachments.
func (g *drawing) write(f *fragment, r *stageResult) {
	for at, a := range g.Attachments {
		m := a.(*image)
		codec := texel.Of(m.desc.Format)
		var value texel.Value
		any := false
		for _, v := range g.fragment.p.outputs {
			for k := range v.exchange {
				e := &v.exchange[k]
				if e.slot/locationSlots != at || e.slot < 0 {
					continue
				}
				any = true
				bits := r.get(e)
				switch codec.Kind {
				case runner.FormatUint:
				case runner.FormatSint:
					bits = uint64(signed(bits, e.scalar.bits))
				default:
					bits = fromFloat64(toFloat(bits, e.scalar.bits))
				}
				value[e.slot%locationSlots] = bits
			}
		}
		if !any {
			continue
		}
		row := (int(g.view)*m.desc.Height+f.y)*m.desc.Width + f.x
		codec.Encode(m.data[row*codec.Bytes:][:codec.Bytes], value)
	}
}
