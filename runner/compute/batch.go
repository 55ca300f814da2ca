package compute

import (
	"context"
	"errors"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner"
)

// Batch is a list of dispatches that the device gets in one command buffer. It
// belongs to one goroutine at a time. It may be run several times, and must be
// closed.
type Batch struct {
	d     *Device
	p     *spvc.Program
	calls []*call
	list  []*runner.Launch
	err   error
}

// NewBatch makes an empty batch.
func (d *Device) NewBatch() *Batch { return &Batch{d: d} }

// Add appends a dispatch, which sees what those before it have written. An error
// is kept for Run. Arguments are as for [Kernel.Dispatch]; Go values are copied now.
func (b *Batch) Add(k *Kernel, groups [3]uint32, args ...any) *Batch {
	return b.add(k, groups, false, args)
}

// AddOverlapping appends a dispatch that may run at the same time as the one before
// it, and does not see what that writes.
func (b *Batch) AddOverlapping(k *Kernel, groups [3]uint32, args ...any) *Batch {
	return b.add(k, groups, true, args)
}

func (b *Batch) add(k *Kernel, groups [3]uint32, overlaps bool, args []any) *Batch {
	if b.err != nil {
		return b
	}
	if k.d != b.d {
		b.err = errors.New("kernel " + k.entry.Name + " is one of another device")
		return b
	}
	c := &call{k: k, l: runner.Launch{Module: k.module, Entry: k.entry.Name, Groups: groups, Overlaps: overlaps}}
	b.calls = append(b.calls, c)
	b.list = append(b.list, &c.l)
	b.p = k.p
	b.err = c.bind(args)
	return b
}

// Len is the number of dispatches.
func (b *Batch) Len() int { return len(b.list) }

// Run runs the dispatches and waits for the last one.
func (b *Batch) Run(ctx context.Context) (runner.Timing, error) {
	if b.err != nil {
		return runner.Timing{}, b.err
	}
	t, err := b.d.Run(ctx, b.list...)
	if err != nil {
		if b.p != nil {
			err = b.p.Explain(err)
		}
		return t, err
	}
	for _, c := range b.calls {
		if err := c.finish(); err != nil {
			return t, err
		}
	}
	return t, nil
}

// Close frees the buffers made for Go values. The batch is empty afterwards.
func (b *Batch) Close() error {
	for _, c := range b.calls {
		c.close()
	}
	*b = Batch{d: b.d}
	return nil
}
