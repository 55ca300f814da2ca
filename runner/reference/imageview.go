package reference

import (
	"fmt"
	"strconv"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/reference/texel"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
)

// imageView is the part of an image, or the texel buffer, that a descriptor shows.
type imageView struct {
	variable *variable
	codec    *texel.Codec
	// texels is the memory of the whole image or of the texel buffer's range. handle is
	// that of the object for pointers, or 0.
	texels *object
	handle uint32
	levels []viewLevel
	layers int64
	dim    spec.Dim
	// access is the access to a texel, for the checks.
	access *access
}

// viewLevel is a mip level of a view.
type viewLevel struct {
	size [3]int64 // in texels
	// first is the offset of the first layer in the memory, and layer the size of one.
	first, layer int64
}

// position is a place in a view. xyz has 0 for coordinates that the image does not have.
type position struct {
	xyz   [3]int64
	layer int64
	level int64
}

// newImageView shows a range of an image, whose counts are not 0.
func (l *launch) newImageView(v *variable, m *image, r runner.ImageRange) *imageView {
	o := &object{data: m.data, size: m.size, image: m, variable: v}
	w := &imageView{variable: v, codec: texel.Of(m.desc.Format), texels: o, layers: int64(r.Layers), dim: m.desc.Dim}
	for level := r.Level; level < r.Level+r.Levels; level++ {
		s := m.levels[level]
		x, y, z := m.desc.LevelSize(level)
		layer := s.size / int64(m.desc.Layers)
		w.levels = append(w.levels, viewLevel{[3]int64{int64(x), int64(y), int64(z)}, s.first + int64(r.Layer)*layer, layer})
	}
	if f := v.typ.imageOf(); f != nil {
		w.dim = f.dim
	}
	w.access = &access{cells: wordCells(w.codec.Bytes), size: int64(w.codec.Bytes), align: 1}
	o.texels = w
	return w
}

// wordCells divides a texel into words, or into smaller numbers if it is smaller.
func wordCells(bytes int) []cell {
	var cells []cell
	step := min(bytes, 4)
	for at := 0; at < bytes; at += step {
		cells = append(cells, cell{int64(at), scalar{intScalar, uint8(8 * step)}, 0})
	}
	return cells
}

// texelBufferView shows bytes of a buffer as texels.
func (l *launch) texelBufferView(v *variable, b *runner.Binding, size int) *imageView {
	f := b.Format
	if f == 0 {
		f = b.TexelFormat(&reflect.Resource{Image: &reflect.ImageInfo{Format: v.typ.imageOf().format}})
	}
	c := texel.Of(f)
	o := l.bufferObject(b.Buffer.(*buffer), b.Offset, size)
	o.variable = v
	w := &imageView{variable: v, codec: c, texels: o, layers: 1, dim: spec.DimBuffer}
	w.levels = []viewLevel{{size: [3]int64{o.size / int64(c.Bytes), 1, 1}, layer: o.size}}
	w.access = &access{cells: texelCells(c), size: int64(c.Bytes), align: 1}
	o.texels = w
	return w
}

// texelCells are the numbers in a texel, if they have the sizes of numbers in memory. Their types
// are those that other accesses to the buffer should have.
func texelCells(c *texel.Codec) []cell {
	kind := intScalar
	if c.Kind == runner.FormatFloat {
		kind = floatScalar
	}
	n := c.Components()
	bits := c.Bits[0]
	if bits%8 != 0 || int(bits)*n != 8*c.Bytes {
		return wordCells(c.Bytes)
	}
	step := int64(0)
	if n > 1 {
		step = int64(bits / 8)
	}
	var cells []cell
	for i := range n {
		cells = append(cells, cell{int64(i) * int64(bits/8), scalar{kind, bits}, step})
	}
	return cells
}

// descriptorObject makes the object of a descriptor: its memory holds the handle. An image
// takes its texels' handle along.
func (l *launch) descriptorObject(v *variable, h uint32, w *imageView, b *runner.Binding) object {
	n := int64(v.typ.cells) * descriptorBytes
	o := object{data: bytesOf(n), size: n, variable: v, view: w}
	for i := range v.typ.cells {
		store(o.data[descriptorBytes*i:], v.typ.scalar, uint64(h))
	}
	if b != nil && b.Sampler != nil {
		desc := b.Sampler.Desc()
		o.sampler = &desc
	}
	if v.sampler != nil {
		o.sampler = v.sampler
	}
	if w != nil && v.texels != 0 {
		w.handle = v.texels + h - v.handle
		l.objects[w.handle] = *w.texels
	}
	return o
}

// bindDescriptor makes the object of a descriptor that the host binds.
func (l *launch) bindDescriptor(in *runner.Launch, h uint32, v *variable) error {
	fail := func(reason string) error {
		return &runner.BindingError{Entry: l.p.entry, Set: v.set, Binding: v.binding, Reason: reason}
	}
	if in == nil {
		return fail("kernels have no descriptors")
	}
	b, r := in.Bound(v.set, v.binding, h-v.handle), in.Module.EntryPoint(in.Entry).Resource(v.set, v.binding)
	if b == nil || r == nil {
		return fail("the host provides no image or sampler for it")
	}
	f := v.typ.imageOf()
	var w *imageView
	switch {
	case f == nil:
	case r.Image == nil:
		return fail("the variables at this place have different types of images")
	case f.dim == spec.DimBuffer && b.Buffer != nil:
		w = l.texelBufferView(v, b, b.Range(r))
	case f.dim != spec.DimBuffer && b.Image != nil:
		w = l.newImageView(v, b.Image.(*image), b.Shown(r))
	default:
		return fail("the host provides no image for it")
	}
	l.objects[h] = l.descriptorObject(v, h, w, b)
	return nil
}

// watchImages gives images that the launch may write their memory of accesses. Nothing can
// race with reads of other images.
func (l *launch) watchImages() {
	if l.checks&CheckRaces == 0 {
		return
	}
	shadows := map[*image]*shadow{}
	for i := range l.objects {
		w := l.objects[i].view
		if w == nil || w.texels.image == nil || !w.writable() {
			continue
		}
		if m := w.texels.image; shadows[m] == nil {
			shadows[m] = newShadow(l, m.size)
		}
	}
	for i := range l.objects {
		if w := l.objects[i].view; w != nil && w.texels.image != nil {
			w.texels.shadow = shadows[w.texels.image]
			if w.handle != 0 {
				l.objects[w.handle].shadow = w.texels.shadow
			}
		}
	}
}

// writable reports whether instructions can write through the view.
func (w *imageView) writable() bool {
	f := w.variable.typ.imageOf()
	return f.use != 1 && !f.readOnly
}

// level returns a level, or nil if the view has none of the number.
func (w *imageView) level(n int64) *viewLevel {
	if n < 0 || n >= int64(len(w.levels)) {
		return nil
	}
	return &w.levels[n]
}

// offset returns the place of a texel in the memory, or false if the view has no such texel.
func (w *imageView) offset(p *position) (int64, bool) {
	v := w.level(p.level)
	if v == nil || p.layer < 0 || p.layer >= w.layers {
		return 0, false
	}
	at := int64(0)
	for i := 2; i >= 0; i-- {
		if p.xyz[i] < 0 || p.xyz[i] >= v.size[i] {
			return 0, false
		}
		at = at*v.size[i] + p.xyz[i]
	}
	return v.first + p.layer*v.layer + at*int64(w.codec.Bytes), true
}

// position returns the texel at an offset in the memory.
func (w *imageView) position(offset int64) (position, bool) {
	for level := range w.levels {
		v := &w.levels[level]
		at := offset - v.first
		if at < 0 || at >= v.layer*w.layers {
			continue
		}
		p := position{layer: at / v.layer, level: int64(level)}
		texel := at % v.layer / int64(w.codec.Bytes)
		for i, n := range v.size {
			p.xyz[i] = texel % n
			texel /= n
		}
		return p, true
	}
	return position{}, false
}

// text describes a position, such as "(3, 0), layer 1, level 2". Layers and levels are those
// of the view.
func (w *imageView) text(p *position) string {
	f := w.variable.typ.imageOf()
	s := strconv.FormatInt(p.xyz[0], 10)
	for _, v := range p.xyz[1:f.spatial] {
		s += ", " + strconv.FormatInt(v, 10)
	}
	if f.spatial > 1 {
		s = "(" + s + ")"
	}
	if f.arrayed || f.dim == spec.DimCube {
		s += ", layer " + decimal(p.layer)
	}
	if len(w.levels) > 1 || p.level != 0 {
		s += ", level " + decimal(p.level)
	}
	return s
}

// reasonOutside says why the view has no texel at a position.
func (w *imageView) reasonOutside(p *position) string {
	where := "texel " + w.text(p) + " is outside of "
	v := w.level(p.level)
	switch {
	case v == nil:
		return where + fmt.Sprintf("the %d levels", len(w.levels))
	case p.layer < 0 || p.layer >= w.layers:
		return where + fmt.Sprintf("the %d layers", w.layers)
	}
	size := decimal(v.size[0])
	for _, n := range v.size[1:w.variable.typ.imageOf().spatial] {
		size += "x" + decimal(n)
	}
	return where + "the image of " + size + " texels"
}

// imageMemory describes an image as a whole, or one of its texels.
func (w *imageView) imageMemory(p *position) *Memory {
	v := w.variable
	m := &Memory{Kind: kindOf(v), Name: v.name, Set: v.set, Binding: v.binding, Bound: v.bound, Length: w.texels.size}
	if p != nil {
		m.Texel = w.text(p)
	}
	return m
}
