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
	// inputs are the first contents of the bound buffers.
	inputs [][]byte
}

// specializations returns the values of specialization constants that the module runs
// with: the defaults, and if there are such constants another value of each.
func specializations(m *runner.Module) [][]runner.SpecValue {
	out := [][]runner.SpecValue{nil}
	var other []runner.SpecValue
	for i := range m.SpecConstants {
		c := &m.SpecConstants[i]
		bits := c.Default + 1
		switch c.Type.Kind {
		case runner.BoolType:
			bits = c.Default ^ 1
		case runner.FloatType:
			bits = c.Default ^ 1<<(c.Bits-10)
		}
		other = append(other, runner.SpecValue{ID: c.ID, Bits: bits})
	}
	if other != nil {
		out = append(out, other)
	}
	return out
}

// prepare makes the buffers and inputs of an entry point. The inputs are random numbers
// that depend only on the file, the entry point and the specialization.
func (p *place) prepare(s *shader, entry string, specs []runner.SpecValue) (*call, error) {
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
			size := r.MinBytes()
			if r.RuntimeStride > 0 {
				size = r.RuntimeOffset + runtimeLength*r.RuntimeStride
			}
			data := n.block(r.Block, max(4, (size+3)&^3))
			b, err := p.dev.NewBuffer(len(data))
			if err != nil {
				return nil, err
			}
			c.inputs = append(c.inputs, data)
			c.launch.Bindings = append(c.launch.Bindings, runner.Binding{Set: r.Set, Binding: r.Binding, Index: index, Buffer: b})
		}
	}
	return c, nil
}

func (c *call) close() {
	for _, b := range c.launch.Bindings {
		b.Buffer.Close()
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
