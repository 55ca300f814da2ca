package crosscheck

import (
	"context"
	"errors"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/reflect"
)

// nudgedRuns are the numbers of launches that show what rounding may do. Nudges of two operations may cancel
// each other in all of the first launches, so a difference counts only after many.
var nudgedRuns = [...]int{3, 12}

// compareBytes compares the bytes of a buffer. noise is what nudged launches left in its place.
func (d *Device) compareBytes(b *runner.Binding, r *reflect.Resource, got, want []byte, noise [][]byte) *comparison {
	c := &comparison{got: got, want: want, most: d.ulp, noise: noise, abs: d.abs, rel: d.rel}
	if r.Type == reflect.StorageTexelBuffer {
		c.texels(b.TexelFormat(r))
	} else {
		c.walk(r.Block, 0, 0)
		c.rest()
	}
	return c
}

// noiseOf returns what nudged launches, runs at least, leave in the place of a binding. It is nil if the
// kernel writes images, whose content before the launch is not kept.
func (d *Device) noiseOf(ctx context.Context, p *pair, b *runner.Binding, r *reflect.Resource, runs int) ([][]byte, error) {
	if len(p.noise) < runs && len(p.images) == 0 {
		if err := d.nudge(ctx, p, runs); err != nil {
			return nil, err
		}
	}
	var noise [][]byte
	for _, after := range p.noise {
		noise = append(noise, after[b.Buffer][b.Start():][:b.Range(r)])
	}
	return noise, nil
}

// nudge runs nudged launches until there are as many as runs says, and restores the buffers.
func (d *Device) nudge(ctx context.Context, p *pair, runs int) error {
	after, err := p.read()
	if err != nil {
		return err
	}
	for len(p.noise) < runs {
		if err := p.write(p.before); err != nil {
			return err
		}
		if err := d.reference.RunNudged(ctx, uint64(len(p.noise)+1), p.launch); err != nil {
			return err
		}
		now, err := p.read()
		if err != nil {
			return err
		}
		p.noise = append(p.noise, now)
	}
	return p.write(after)
}

// read returns the contents of the reference device's buffers.
func (p *pair) read() (map[runner.Buffer][]byte, error) {
	all := map[runner.Buffer][]byte{}
	var failed error
	for _, b := range p.buffers {
		data := make([]byte, b.Size())
		failed = errors.Join(failed, b.Read(0, data))
		all[b] = data
	}
	return all, failed
}

func (p *pair) write(all map[runner.Buffer][]byte) error {
	var failed error
	for _, b := range p.buffers {
		failed = errors.Join(failed, b.Write(0, all[b]))
	}
	return failed
}
