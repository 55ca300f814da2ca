package crosscheck

import (
	"errors"
	"fmt"
	"math"
	"strconv"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/reflect"
)

// colors are the names of components.
var colors = [4]string{"red", "green", "blue", "alpha"}

// texels compares texels. Integers must be equal, floats of 16 and 32 bits may be as far
// apart as those of buffers, and other components are numbers of few steps, of which one may
// lie between: a driver may round them differently.
func (c *comparison) texels(f runner.Format) {
	size, bits, kind := f.TexelBytes(), f.Bits(), f.Kind()
	for at := 0; at+size <= len(c.got); at += size {
		got, want := c.got[at:at+size], c.want[at:at+size]
		if kind == runner.FormatSharedExponent {
			if a, b := bitsAt(got, 0, 32), bitsAt(want, 0, 32); a != b {
				c.differ(at, fmt.Sprintf("0x%08x", a), fmt.Sprintf("0x%08x", b))
			}
			continue
		}
		first := 0
		for i, n := range bits {
			if n == 0 {
				continue
			}
			c.component(at, i, kind, int(n), bitsAt(got, first, int(n)), bitsAt(want, first, int(n)))
			first += int(n)
		}
	}
}

// bitsAt returns n bits of a texel, which lie within 64 bits from the byte of the first on.
func bitsAt(texel []byte, first, n int) uint64 {
	v := uint64(0)
	for i, b := range texel[first/8 : min(len(texel), first/8+8)] {
		v |= uint64(b) << (8 * i)
	}
	return v >> (first % 8) & (math.MaxUint64 >> (64 - n))
}

// component compares a component of the texel at a byte.
func (c *comparison) component(at, color int, kind runner.FormatKind, bits int, a, b uint64) {
	d, most := uint64(0), uint64(0)
	switch {
	case kind == runner.FormatFloat && bits >= 16:
		d, most = distance(a, b, uint(bits)), c.most
	case kind == runner.FormatUint || kind == runner.FormatSint:
		if a != b {
			d = 1
		}
	default:
		x, y := steps(kind, bits, a), steps(kind, bits, b)
		d, most = uint64(max(x, y)-min(x, y)), 1
	}
	if d <= most {
		c.largest = max(c.largest, d)
		return
	}
	c.differ(at, componentText(color, kind, bits, a), componentText(color, kind, bits, b))
}

// steps returns a number that the encoding of the next number exceeds by 1.
func steps(kind runner.FormatKind, bits int, v uint64) int64 {
	if kind != runner.FormatSnorm {
		return int64(v)
	}
	// The lowest code stands for -1, too.
	return max(signed(bits, v), 1-int64(1)<<(bits-1))
}

func signed(bits int, v uint64) int64 { return int64(v<<(64-bits)) >> (64 - bits) }

func componentText(color int, kind runner.FormatKind, bits int, v uint64) string {
	s := colors[color] + " "
	switch {
	case kind == runner.FormatFloat && bits >= 16:
		return s + floatText(v, bits)
	case kind == runner.FormatFloat:
		return s + fmt.Sprintf("0x%03x", v)
	case kind == runner.FormatUint:
		return s + strconv.FormatUint(v, 10)
	case kind == runner.FormatSint:
		return s + strconv.FormatInt(signed(bits, v), 10)
	case kind == runner.FormatSnorm:
		return s + strconv.FormatInt(signed(bits, v), 10) + "/" + strconv.FormatInt(int64(1)<<(bits-1)-1, 10)
	}
	return s + strconv.FormatUint(v, 10) + "/" + strconv.FormatUint(uint64(1)<<bits-1, 10)
}

// compareImage compares the level that a storage image shows of both devices' images.
func (d *Device) compareImage(p *pair, b *runner.Binding, r *reflect.Resource, own runner.Image) (*comparison, error) {
	desc, level := own.Desc(), b.View.Level
	got, want := make([]byte, desc.LevelBytes(level)), make([]byte, desc.LevelBytes(level))
	if err := errors.Join(own.Read(level, got), b.Image.Read(level, want)); err != nil {
		return nil, err
	}
	c := &comparison{got: got, want: want, most: d.ulp}
	c.texels(desc.Format)
	if c.count == 0 {
		return c, nil
	}
	w, h, _ := desc.LevelSize(level)
	texel := c.first / desc.Format.TexelBytes()
	return c, &MismatchError{
		Entry: p.launch.Entry, Set: b.Set, Binding: b.Binding, Name: r.Name, Offset: c.first, Got: c.texts[0], Want: c.texts[1], Count: c.count,
		Texel: fmt.Sprintf("texel (%d, %d, %d) of level %d", texel%w, texel/w%h, texel/w/h, level),
	}
}

// unable says why a launch cannot be compared.
type unable struct{ err error }

func (u *unable) Error() string { return "the reference device refuses an input: " + u.err.Error() }

// twinImage returns the reference device's copy of an image.
func (d *Device) twinImage(p *pair, own runner.Image) (runner.Image, error) {
	if twin := p.images[own]; twin != nil {
		return twin, nil
	}
	desc := own.Desc()
	twin, err := d.reference.NewImage(desc)
	if err != nil {
		return nil, &unable{err}
	}
	p.images[own] = twin
	for level := range desc.Levels {
		data := make([]byte, desc.LevelBytes(level))
		if err := errors.Join(own.Read(level, data), twin.Write(level, data)); err != nil {
			return nil, err
		}
	}
	return twin, nil
}

// twinSampler returns the reference device's copy of a sampler.
func (d *Device) twinSampler(p *pair, own runner.Sampler) (runner.Sampler, error) {
	if twin := p.samplers[own]; twin != nil {
		return twin, nil
	}
	twin, err := d.reference.NewSampler(own.Desc())
	if err != nil {
		return nil, &unable{err}
	}
	p.samplers[own] = twin
	return twin, nil
}
