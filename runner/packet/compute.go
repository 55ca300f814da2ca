package packet

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"

	"github.com/spvc/spvc/runner"
)

// Compute runs the launches on a device and returns the content of each buffer afterwards, and behind them that of each
// image. Addresses in the content are those of that device.
func (c *Case) Compute(ctx context.Context, dev runner.Device) ([][][]byte, error) {
	var out [][][]byte
	for i := range c.Launches {
		content, err := c.compute(ctx, dev, &c.Launches[i])
		if err != nil {
			return nil, fmt.Errorf("launch %d: %w", i, err)
		}
		out = append(out, content)
	}
	return out, nil
}

// Expect takes what a device computes for what all devices must compute.
func (c *Case) Expect(ctx context.Context, dev runner.Device) error {
	content, err := c.Compute(ctx, dev)
	if err != nil {
		return err
	}
	for i := range content {
		l := &c.Launches[i]
		for k, data := range content[i] {
			if k >= len(l.Buffers) {
				l.Images[k-len(l.Buffers)].Expected = data
				continue
			}
			b := &l.Buffers[k]
			b.Expected = data
			for _, p := range b.Pointers {
				clear(data[p.At : p.At+8]) // an address differs between devices
			}
		}
	}
	return nil
}

// ExpectAs takes the expected results of another case, whose launches have the same memory. It returns false if they do
// not.
func (c *Case) ExpectAs(other *Case) bool {
	if len(c.Launches) != len(other.Launches) {
		return false
	}
	for i := range c.Launches {
		l, o := &c.Launches[i], &other.Launches[i]
		if len(l.Buffers) != len(o.Buffers) || len(l.Images) != len(o.Images) {
			return false
		}
		for k := range l.Buffers {
			if l.Buffers[k].Expected = o.Buffers[k].Expected; len(l.Buffers[k].Expected) != len(l.Buffers[k].Bytes) {
				return false
			}
		}
		for k := range l.Images {
			if l.Images[k].Expected = o.Images[k].Expected; len(l.Images[k].Expected) != len(l.Images[k].Bytes) {
				return false
			}
		}
	}
	return true
}

// objects are the buffers and images of a launch on a device.
type objects struct {
	dev     runner.Device
	buffers []runner.Buffer
	images  []runner.Image
}

// make makes the objects of a launch and writes what they hold.
func (o *objects) make(l *Launch) error {
	for i := range l.Buffers {
		b, err := o.dev.NewBuffer(len(l.Buffers[i].Bytes))
		if err != nil {
			return err
		}
		o.buffers = append(o.buffers, b)
	}
	for i := range l.Buffers {
		data, err := o.filled(&l.Buffers[i].Data)
		if err == nil {
			err = o.buffers[i].Write(0, data)
		}
		if err != nil {
			return err
		}
	}
	for i := range l.Images {
		m, err := o.dev.NewImage(l.Images[i].Desc)
		if err != nil {
			return err
		}
		o.images = append(o.images, m)
		if err := m.Write(0, l.Images[i].Bytes); err != nil {
			return err
		}
	}
	return nil
}

// filled returns data with the addresses of the buffers.
func (o *objects) filled(d *Data) ([]byte, error) {
	data := append([]byte(nil), d.Bytes...)
	for _, p := range d.Pointers {
		at := o.buffers[p.Buffer].Address()
		if at == 0 {
			return nil, errors.New("the device has no addresses of buffers")
		}
		binary.LittleEndian.PutUint64(data[p.At:], at+p.Plus)
	}
	return data, nil
}

// bindings returns the descriptors of a launch.
func (o *objects) bindings(l *Launch) []runner.Binding {
	var out []runner.Binding
	for _, b := range l.Bindings {
		bound := runner.Binding{Set: b.Set, Binding: b.Binding, Index: b.Index, Offset: b.Offset, Size: b.Size,
			Dynamic: b.Dynamic, DynamicOffset: b.DynamicOffset, Partial: b.Partial, Null: b.Null, Format: b.Format}
		switch {
		case b.Null:
		case b.Kind == InlineBlock:
			bound.Inline, bound.Size = l.Buffers[b.Buffer].Bytes, 0
		case b.Kind == StorageImage:
			bound.Image = o.images[b.Buffer]
		default:
			bound.Buffer = o.buffers[b.Buffer]
		}
		out = append(out, bound)
	}
	return out
}

// content reads all objects.
func (o *objects) content() (out [][]byte, err error) {
	for _, b := range o.buffers {
		data := make([]byte, b.Size())
		if err := b.Read(0, data); err != nil {
			return nil, err
		}
		out = append(out, data)
	}
	for _, m := range o.images {
		desc := m.Desc()
		data := make([]byte, desc.LevelBytes(0))
		if err := m.Read(0, data); err != nil {
			return nil, err
		}
		out = append(out, data)
	}
	return out, nil
}

// close frees all objects.
func (o *objects) close() (err error) {
	for _, b := range o.buffers {
		err = errors.Join(err, b.Close())
	}
	for _, m := range o.images {
		err = errors.Join(err, m.Close())
	}
	return err
}

func (c *Case) compute(ctx context.Context, dev runner.Device, l *Launch) (content [][]byte, err error) {
	o := &objects{dev: dev}
	defer func() {
		if err = errors.Join(err, o.close()); err != nil {
			content = nil
		}
	}()
	if err := o.make(l); err != nil {
		return nil, err
	}
	push, err := o.filled(&l.Push)
	if err != nil {
		return nil, err
	}
	if l.Draw != nil {
		err = c.draw(ctx, o, l, push)
	} else {
		_, err = dev.Run(ctx, &runner.Launch{Module: c.Module, Entry: c.Entry, Groups: l.Groups, SpecConstants: l.Spec, PushConstants: push, Bindings: o.bindings(l)})
	}
	if err != nil {
		return nil, err
	}
	return o.content()
}
