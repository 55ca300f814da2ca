//go:build cgo

package vulkan

// held is an object that submissions and accesses use: a block, a picture, a filter. After
// its Close, the object is freed when its last use ends.
type held interface {
	state() *uses
	free(d *Device)
	// rest is called when the last use of an open object has ended.
	rest(d *Device)
}

// uses counts the submissions and accesses that use an object. It is guarded by the device's
// lock.
type uses struct {
	pins   int
	closed bool
}

func (u *uses) state() *uses { return u }

// unpin ends one use of the object.
func (d *Device) unpin(h held) {
	u := h.state()
	u.pins--
	switch {
	case u.pins > 0:
	case u.closed:
		h.free(d)
	default:
		h.rest(d)
	}
}

// release frees the object, now or when its last use ends.
func (d *Device) release(h held) {
	u := h.state()
	u.closed = true
	if u.pins == 0 {
		h.free(d)
	}
}

// pin keeps an object until unpin, and with it the device until leave. staged says whether
// the access submits copies, which would wait for an abandoned launch without end.
func (d *Device) pin(h held, staged bool) error {
	if err := d.usable(); err != nil {
		return err
	}
	d.reap()
	if d.isLate(h) || staged && len(d.late) > 0 {
		return d.stillRuns()
	}
	h.state().pins++
	d.busy++
	return nil
}
