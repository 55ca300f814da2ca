package compute

import (
	"context"
	"errors"

	"github.com/spvc/spvc/runner"
)

// Batch is a list of dispatches that the device gets in one command buffer. Only one
// goroutine may use a Batch at a time. The caller may run it several times and must close
// it.
type Batch struct {
	d     *Device
	calls []*call
	list  []*runner.Launch
	err   error
}

// NewBatch makes an empty batch.
func (d *Device) NewBatch() *Batch { return &Batch{d: d} }

// Add appends a dispatch, which sees the writes of the dispatches before it. Run returns
// the error if the dispatch is invalid. Arguments are as for [Kernel.Dispatch]; Go values
// are copied now.
func (b *Batch) Add(k *Kernel, groups [3]uint32, args ...any) *Batch {
	return b.add(k, groups, false, args)
}

// AddOverlapping appends a dispatch that may run at the same time as the dispatch before it
// and does not see that dispatch's writes.
func (b *Batch) AddOverlapping(k *Kernel, groups [3]uint32, args ...any) *Batch {
	return b.add(k, groups, true, args)
}

func (b *Batch) add(k *Kernel, groups [3]uint32, overlaps bool, args []any) *Batch {
	if b == nil {
		return &Batch{err: errNoBatch}
	}
	if b.err != nil {
		return b
	}
	switch {
	case !b.d.opened():
		b.err = errNoDevice
		return b
	case !k.made():
		b.err = errNoKernel
		return b
	case k.d.dev != b.d.dev:
		b.err = errors.New("kernel " + k.entry.Name + " is one of another device")
		return b
	}
	c := &call{k: k, l: runner.Launch{Module: k.module, Entry: k.entry.Name, Groups: groups, Overlaps: overlaps}}
	b.calls = append(b.calls, c)
	b.list = append(b.list, &c.l)
	b.err = c.bind(args)
	return b
}

// Len returns the number of dispatches.
func (b *Batch) Len() int {
	if b == nil {
		return 0
	}
	return len(b.list)
}

var errNoBatch = errors.New("the batch is nil")

// Run runs the dispatches and waits for the last one.
func (b *Batch) Run(ctx context.Context) (runner.Timing, error) {
	if b == nil {
		return runner.Timing{}, errNoBatch
	}
	if b.err != nil {
		return runner.Timing{}, b.err
	}
	t, err := b.d.Run(ctx, b.list...)
	if err != nil {
		var refused *runner.FeatureError
		if errors.As(err, &refused) && refused.Launch < len(b.calls) {
			err = b.calls[refused.Launch].k.p.Explain(err)
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
	if b == nil {
		return nil
	}
	for _, c := range b.calls {
		c.close()
	}
	*b = Batch{d: b.d}
	return nil
}
