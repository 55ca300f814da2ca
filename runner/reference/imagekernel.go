package reference

import (
	"errors"
	"fmt"

	"github.com/spvc/spvc/internal/count"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/reference/texel"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
)

// constantSampler gives a sampler of the module an object.
func (t *translator) constantSampler(in *instruction, ty *valueType) []uint64 {
	if ty.kind != samplerType {
		refuse(in, "its type is not that of a sampler")
	}
	v := &variable{id: in.id, name: t.m.names[in.id], typ: ty, class: spec.StorageClassUniformConstant, count: 1, written: -1, sampler: samplerOf(in)}
	t.placeDescriptor(in, v)
	return []uint64{uint64(v.handle)}
}

// placeDescriptor gives an image or sampler that no variable of the module has a handle.
func (t *translator) placeDescriptor(in *instruction, v *variable) {
	v.view = t.layoutOf(v.typ)
	v.handle = uint32(len(t.p.variables))
	if v.handle >= maxHandle {
		refuse(in, "the entry point has more than %d variables in memory", maxHandle)
	}
	t.p.variables = append(t.p.variables, v)
}

// opaqueParameter gives a parameter of a kernel that is an image or sampler a handle.
func (t *translator) opaqueParameter(i int, v value) {
	p := &variable{typ: v.typ, class: spec.StorageClassUniformConstant, count: 1, written: -1, name: "argument"}
	head := &t.m.insts[t.m.functions[t.p.main.id].first+1+i]
	p.id = head.id
	if n := t.m.names[p.id]; n != "" {
		p.name = n
	}
	t.placeDescriptor(head, p)
	t.p.passed[i] = p.handle
}

// kernelDescriptor makes the object of an argument that is an image or sampler.
func (l *launch) kernelDescriptor(v *variable, h uint32, a *Argument) error {
	b := &runner.Binding{Buffer: a.Buffer, Offset: a.Offset, Image: a.Image, Sampler: a.Sampler, Format: a.Format}
	l.d.mu.Lock()
	wrong := l.d.wrongObject(b)
	l.d.mu.Unlock()
	f := v.typ.imageOf()
	switch {
	case wrong != "":
		return errors.New(wrong)
	case f == nil && a.Sampler == nil:
		return errors.New("it is not a sampler")
	case f == nil:
		l.objects[h] = l.descriptorObject(v, h, nil, b)
		return nil
	case f.dim == spec.DimBuffer:
		n := b.Format.TexelBytes()
		if b.Buffer == nil || n == 0 || b.Offset < 0 || b.Offset >= b.Buffer.Size() {
			return errors.New("it is not a buffer with a format")
		}
		if !openclFormat(b.Format) {
			return errors.New("OpenCL has no images of the format " + b.Format.String())
		}
		size := b.Buffer.Size() - b.Offset
		l.objects[h] = l.descriptorObject(v, h, l.texelBufferView(v, b, size/n*n), b)
		return nil
	case b.Image == nil:
		return errors.New("it is not an image")
	}
	desc := b.Image.Desc()
	want := f.dim
	if want == spec.DimRect {
		want = spec.Dim2D
	}
	if desc.Dim != want || !f.arrayed && desc.Dim != spec.DimCube && desc.Layers > 1 {
		return fmt.Errorf("a %s image of %s is not the image of the parameter", (&reflect.ImageInfo{Dim: desc.Dim}).Dimension(), count.Of(desc.Layers, "layer"))
	}
	if !openclFormat(desc.Format) {
		return errors.New("OpenCL has no images of the format " + desc.Format.String())
	}
	view := l.newImageView(v, b.Image.(*image), runner.ImageRange{Levels: desc.Levels, Layers: desc.Layers})
	l.objects[h] = l.descriptorObject(v, h, view, b)
	return nil
}

// openclFormat reports whether OpenCL has images of a format: OpImageQueryFormat has an
// answer.
func openclFormat(f runner.Format) bool {
	_, ok := texel.Of(f).ChannelType()
	return ok
}
