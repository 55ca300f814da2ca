//go:build cgo

package vulkan

// #include "shim.h"
import "C"

import (
	"fmt"
	"iter"

	"github.com/spvc/spvc/internal/count"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/spec"
)

// box is a part of a mip level whose bytes follow each other without gaps: several slices,
// several rows of a slice, or a part of a row. A slice is a layer, or a z of a 3D image.
type box struct {
	x, y, slice           int
	width, height, slices int
	bytes                 int
}

// boxes divides a mip level into boxes of at most most bytes, in the order of their bytes.
// most is at least the size of a texel.
func boxes(desc *runner.ImageDesc, level, most int) iter.Seq[box] {
	width, height, depth := desc.LevelSize(level)
	slices, texel := depth*desc.Layers, desc.Format.TexelBytes()
	// step is the size of a box: as many slices as fit, or else one slice with as many rows
	// as fit, or else one row with as many texels as fit.
	step := box{width: width, height: height, slices: min(slices, most/(width*height*texel))}
	if step.slices == 0 {
		step.slices, step.height = 1, min(height, most/(width*texel))
	}
	if step.height == 0 {
		step.height, step.width = 1, most/texel
	}
	return func(yield func(box) bool) {
		for slice := 0; slice < slices; slice += step.slices {
			for y := 0; y < height; y += step.height {
				for x := 0; x < width; x += step.width {
					b := box{x: x, y: y, slice: slice, width: min(step.width, width-x), height: min(step.height, height-y), slices: min(step.slices, slices-slice)}
					b.bytes = b.width * b.height * b.slices * texel
					if !yield(b) {
						return
					}
				}
			}
		}
	}
}

// Write implements runner.Image.
func (i *image) Write(level int, src []byte) error { return i.access(level, src, true) }

// Read implements runner.Image.
func (i *image) Read(level int, dst []byte) error { return i.access(level, dst, false) }

func (i *image) access(level int, data []byte, write bool) error {
	if level < 0 || level >= i.desc.Levels {
		return fmt.Errorf("level %d is not among the %s of the image", level, count.Of(i.desc.Levels, "level"))
	}
	if n := i.desc.LevelBytes(level); len(data) != n {
		return fmt.Errorf("level %d of the image has %s, the slice has %d", level, count.Of(n, "byte"), len(data))
	}
	d := i.d
	d.mu.Lock()
	defer d.mu.Unlock()
	p := i.p
	if p == nil {
		return fmt.Errorf("image: %w", runner.ErrClosed)
	}
	if err := d.pin(p, true); err != nil {
		return err
	}
	defer func() {
		d.unpin(p)
		d.leave()
	}()
	s, err := d.takeStaging()
	if err != nil {
		return d.validated(err)
	}
	for b := range boxes(&i.desc, level, stagingSize) {
		if err = i.copyBox(p, s, level, &b, data[:b.bytes], write); err != nil {
			break
		}
		data = data[b.bytes:]
	}
	if !d.isLate(p) {
		d.giveStaging(s)
	}
	return d.validated(err)
}

// copyBox copies between data and a box through a staging buffer. The caller holds the lock.
func (i *image) copyBox(p *picture, s *allocation, level int, b *box, data []byte, write bool) error {
	c := C.spvc_image_copy{
		image: p.c.image, buffer: s.c.buffer, aspect: p.c.aspect, level: C.uint32_t(level), layer: C.uint32_t(b.slice), layers: C.uint32_t(b.slices),
		x: C.uint32_t(b.x), y: C.uint32_t(b.y), width: C.uint32_t(b.width), height: C.uint32_t(b.height), depth: 1,
	}
	if i.desc.Dim == spec.Dim3D {
		c.z, c.depth, c.layer, c.layers = C.uint32_t(b.slice), C.uint32_t(b.slices), 0, 1
	}
	d := i.d
	copied := func() error {
		return d.transfer(p, s, func(f *frame) C.VkResult { return C.spvc_image_transfer(d.c, &f.c, &c) })
	}
	if write {
		if err := d.copyMapped(s, 0, data, true); err != nil {
			return err
		}
		return copied()
	}
	c.read = 1
	if err := copied(); err != nil {
		return err
	}
	return d.copyMapped(s, 0, data, false)
}
