//go:build cgo

package corpus

import (
	"encoding/binary"
	"errors"
	"fmt"
	"hash/fnv"
	"math"
	"math/rand/v2"

	"github.com/spvc/spvc/ir/apfloat"
	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
)

// runtimeLength is the number of elements of runtime arrays. Shaders of the corpus
// access at most so many.
const runtimeLength = 320

// nodeSize is the size in bytes of the memory that addresses lead to.
const nodeSize = 1024

var errNoAddresses = errors.New("no device addresses")

// call is a launch with its inputs.
type call struct {
	dev    runner.Device
	launch runner.Launch
	// node is memory that addresses lead to, or nil.
	node runner.Buffer
	// inputs are the first contents of what is bound: the bytes of buffers, and those of all
	// levels of images. Samplers have none.
	inputs [][]byte
}

// specializations returns the values of specialization constants that the module runs
// with: the defaults, and if there are such constants another value of each.
func specializations(m *reflect.Module) [][]reflect.SpecValue {
	out := [][]reflect.SpecValue{nil}
	var other []reflect.SpecValue
	for i := range m.SpecConstants {
		c := &m.SpecConstants[i]
		bits := c.Default + 1
		switch c.Type.Kind {
		case reflect.BoolType:
			bits = c.Default ^ 1
		case reflect.FloatType:
			bits = c.Default ^ 1<<(c.Bits-10)
		}
		other = append(other, reflect.SpecValue{ID: c.ID, Bits: bits})
	}
	if other != nil {
		out = append(out, other)
	}
	return out
}

// prepare makes the buffers and inputs of an entry point. The inputs are random numbers
// that depend only on the file, the entry point and the specialization.
func (p *place) prepare(s *shader, entry string, specs []reflect.SpecValue) (*call, error) {
	h := fnv.New64a()
	fmt.Fprint(h, s.file, entry, specs)
	n := numbers{rng: rand.New(rand.NewPCG(h.Sum64(), 1))}
	e := s.module.EntryPoint(entry)
	c := &call{dev: p.dev, launch: runner.Launch{Entry: entry, Groups: groupsOf(s.file), SpecConstants: specs}}
	if len(s.module.Pointees) > 0 {
		var err error
		if c.node, err = p.dev.NewBuffer(nodeSize); err != nil {
			return nil, err
		}
		if n.address = c.node.Address(); n.address == 0 {
			return nil, errNoAddresses
		}
		if err := c.node.Write(0, n.block(s.module.Pointees[0].Block, nodeSize)); err != nil {
			return nil, err
		}
	}
	c.launch.PushConstants = n.block(e.PushConstants, e.PushConstantSize)
	for _, r := range e.Resources {
		for index := range r.Count {
			b := runner.Binding{Set: r.Set, Binding: r.Binding, Index: index}
			data, err := p.bind(&n, r, &b)
			c.inputs, c.launch.Bindings = append(c.inputs, data), append(c.launch.Bindings, b)
			if err != nil {
				c.close()
				return nil, err
			}
		}
	}
	return c, nil
}

// bind makes what a descriptor needs, and returns the first contents of its memory.
func (p *place) bind(n *numbers, r *reflect.Resource, b *runner.Binding) (data []byte, err error) {
	switch r.Type {
	case reflect.UniformTexelBuffer, reflect.StorageTexelBuffer:
		b.Format = texelFormat(r)
		data = n.texels(b.Format, runtimeLength)
		b.Buffer, err = p.dev.NewBuffer(len(data))
		return data, err
	case reflect.SampledImage, reflect.StorageImage, reflect.CombinedImageSampler, reflect.SamplerDescriptor:
	default:
		size := r.MinBytes()
		if r.RuntimeStride > 0 {
			size = r.RuntimeOffset + runtimeLength*r.RuntimeStride
		}
		data = n.block(r.Block, max(4, (size+3)&^3))
		b.Buffer, err = p.dev.NewBuffer(len(data))
		return data, err
	}
	if r.Type == reflect.CombinedImageSampler || r.Type == reflect.SamplerDescriptor {
		if b.Sampler, err = p.dev.NewSampler(runner.SamplerDesc{Mag: runner.Linear, Min: runner.Linear, MaxLod: 10}); err != nil {
			return nil, err
		}
	}
	if r.Type != reflect.SamplerDescriptor && r.Image != nil {
		desc, err := imageDesc(r).Resolved()
		if err != nil {
			return nil, err
		}
		for level := range desc.Levels {
			data = append(data, n.texels(desc.Format, desc.LevelBytes(level)/desc.Format.TexelBytes())...)
		}
		b.Image, err = p.dev.NewImage(desc)
		return data, err
	}
	return nil, nil
}

// imageSize is the width and height of images. Shaders of the corpus access no texels
// beyond.
const imageSize = 128

// imageDesc returns an image for a descriptor. Sampled images have two levels, and arrays
// three layers or two cubes.
func imageDesc(r *reflect.Resource) runner.ImageDesc {
	d := runner.ImageDesc{Dim: r.Image.Dim, Format: texelFormat(r), Width: imageSize, Height: imageSize, Levels: 2}
	switch r.Image.Dim {
	case spec.Dim1D:
		d.Height = 1
	case spec.Dim3D:
		d.Depth = 4
	}
	if r.Image.Arrayed {
		d.Layers = 3
		if d.Dim == spec.DimCube {
			d.Layers = 12
		}
	}
	if r.Type == reflect.StorageImage {
		d.Levels = 1
	}
	return d
}

// texelFormat returns the format of the kernel's type, or else one that has its texels and
// that samplers filter if that is possible.
func texelFormat(r *reflect.Resource) runner.Format {
	if r.Image == nil {
		return 0
	}
	f, ok := runner.FormatOf(r.Image.Format)
	switch t := r.Image.Sampled; {
	case ok:
		return f
	case r.Image.Depth:
		return runner.FormatD32Float
	case t != nil && t.Kind == reflect.IntType && t.Signed:
		return runner.FormatRGBA32Sint
	case t != nil && t.Kind == reflect.IntType:
		return runner.FormatRGBA32Uint
	case r.Image.Dim == spec.DimBuffer:
		return runner.FormatRGBA32Float
	}
	return runner.FormatRGBA8Unorm
}

// write fills what is bound with data.
func write(b *runner.Binding, data []byte) error {
	switch {
	case b.Buffer != nil:
		return b.Buffer.Write(0, data)
	case b.Image == nil:
		return nil
	}
	desc := b.Image.Desc()
	for level := range desc.Levels {
		size := desc.LevelBytes(level)
		if err := b.Image.Write(level, data[:size]); err != nil {
			return err
		}
		data = data[size:]
	}
	return nil
}

// contents returns the bytes of what is bound.
func contents(b *runner.Binding) ([]byte, error) {
	switch {
	case b.Buffer != nil:
		data := make([]byte, b.Buffer.Size())
		return data, b.Buffer.Read(0, data)
	case b.Image == nil:
		return nil, nil
	}
	var all []byte
	desc := b.Image.Desc()
	for level := range desc.Levels {
		data := make([]byte, desc.LevelBytes(level))
		if err := b.Image.Read(level, data); err != nil {
			return nil, err
		}
		all = append(all, data...)
	}
	return all, nil
}

func (c *call) close() {
	for _, b := range c.launch.Bindings {
		if b.Buffer != nil {
			b.Buffer.Close()
		}
		if b.Image != nil {
			b.Image.Close()
		}
		if b.Sampler != nil {
			b.Sampler.Close()
		}
	}
	if c.node != nil {
		c.node.Close()
	}
}

// numbers draws the numbers of inputs.
type numbers struct {
	rng     *rand.Rand
	address uint64
}

// texels returns texels. Components that are floats are those of blocks; in other components
// all bits are random, or those of a small integer.
func (n *numbers) texels(f runner.Format, count int) []byte {
	data := make([]byte, 0, count*f.TexelBytes())
	bits := int(f.Bits()[0])
	s := &block.Shape{Kind: block.Int, Bits: 32}
	if f.Kind() == runner.FormatFloat && bits >= 16 {
		s.Kind, s.Bits = block.Float, bits
	}
	for len(data) < count*f.TexelBytes() {
		v := n.number(s)
		switch {
		case s.Kind == block.Float:
			data = binary.LittleEndian.AppendUint64(data, v)[:len(data)+bits/8]
		case f.Kind() == runner.FormatUint || f.Kind() == runner.FormatSint:
			data = binary.LittleEndian.AppendUint64(data, v)[:len(data)+max(1, bits/8)]
		default:
			data = append(data, byte(n.rng.Uint32()))
		}
	}
	return data
}

// filler is in the bytes of blocks that belong to no number.
const filler = 0xa5

// block returns size bytes of a block. A nil shape has no numbers.
func (n *numbers) block(shape *block.Shape, size uint64) []byte {
	data := make([]byte, size)
	for i := range data {
		data[i] = filler
	}
	if shape == nil {
		return data
	}
	for l := range shape.Leaves(runtimeLength) {
		bytes := max(1, int64(l.Shape.Bits)/8)
		if l.Shape.Kind == block.Address {
			bytes = 8
		}
		if l.Offset+bytes > int64(size) {
			break
		}
		var b [8]byte
		binary.LittleEndian.PutUint64(b[:], n.number(l.Shape))
		copy(data[l.Offset:l.Offset+bytes], b[:])
	}
	return data
}

// number draws the bits of a number. Half of the integers are small, so that they are
// indices, counts and cases; the others have all bits. Floats are finite and not large.
func (n *numbers) number(s *block.Shape) uint64 {
	f := (n.rng.Float64() - 0.5) * 8
	switch {
	case s.Kind == block.Address:
		return n.address
	case s.Kind == block.Int && n.rng.Uint32()&1 == 0:
		return n.rng.Uint64N(16)
	case s.Kind == block.Int:
		return n.rng.Uint64()
	case s.Bits == 16:
		return uint64(apfloat.F16FromF32(float32(f)))
	case s.Bits == 32:
		return uint64(math.Float32bits(float32(f)))
	}
	return math.Float64bits(f)
}
