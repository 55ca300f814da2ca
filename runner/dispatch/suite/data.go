package suite

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"math"
	"strconv"
	"strings"

	"go.yaml.in/yaml/v3"
)

// buffer is data on the host: that of a resource, or what a resource must hold at the end.
type buffer struct {
	Name         string    `yaml:"Name"`
	Format       string    `yaml:"Format"`
	Channels     int       `yaml:"Channels"`
	Stride       int       `yaml:"Stride"`
	ArraySize    *int      `yaml:"ArraySize"`
	FillSize     int64     `yaml:"FillSize"`
	ZeroInitSize int64     `yaml:"ZeroInitSize"` // what older files call FillSize
	FillValue    yaml.Node `yaml:"FillValue"`
	Data         yaml.Node `yaml:"Data"`
	OutputProps  yaml.Node `yaml:"OutputProps"`
	Counter      yaml.Node `yaml:"Counter"`
	Counters     yaml.Node `yaml:"Counters"`

	// parts are the bytes of the elements of an array of resources, or those of one.
	parts [][]byte
}

// numberKind is how a format writes numbers.
type numberKind uint8

const (
	bitPattern numberKind = iota // a number without a sign
	signedNumber
	floatNumber
)

// numberFormat is a format of numbers.
type numberFormat struct {
	bits int
	kind numberKind
}

// formats are the formats by their names. Numbers of 16-bit floats are written as their bits.
var formats = map[string]numberFormat{
	"Hex8": {8, bitPattern}, "Hex16": {16, bitPattern}, "Hex32": {32, bitPattern}, "Hex64": {64, bitPattern},
	"UInt16": {16, bitPattern}, "UInt32": {32, bitPattern}, "UInt64": {64, bitPattern}, "Bool": {32, bitPattern}, "Float16": {16, bitPattern},
	"Int16": {16, signedNumber}, "Int32": {32, signedNumber}, "Int64": {64, signedNumber},
	"Float32": {32, floatNumber}, "Float64": {64, floatNumber}, "Depth32": {32, floatNumber},
}

// maxFill bounds the bytes of all buffers that are filled with a value, and maxArray the length of an array of resources.
const (
	maxFill  = 256 << 20
	maxArray = 1024
)

// encode makes the bytes of all buffers. line is the line of the file before the description.
func (p *pipeline) encode(name string, line int) error {
	left := int64(maxFill)
	for i := range p.Buffers {
		b := &p.Buffers[i]
		if err := b.encode(&left); err != nil {
			return fmt.Errorf("%s: the buffer %s: %w", place(name, line, &b.Data), b.Name, err)
		}
	}
	return nil
}

// place returns the place of a node in a file.
func place(name string, line int, n *yaml.Node) string {
	if n.Line == 0 {
		return name
	}
	return name + ":" + strconv.Itoa(line+n.Line)
}

// encode makes the bytes of a buffer. left is how many bytes may still be filled with values.
func (b *buffer) encode(left *int64) error {
	f, ok := formats[b.Format]
	n := 1
	if b.ArraySize != nil {
		n = *b.ArraySize
	}
	fill := max(b.FillSize, b.ZeroInitSize)
	switch {
	case !ok:
		return fmt.Errorf("unknown format %q", b.Format)
	case n < 1 || n > maxArray:
		return fmt.Errorf("ArraySize %d is not from 1 to %d", n, maxArray)
	case fill > *left/int64(n):
		return fmt.Errorf("FillSize %d: the buffers of a file have at most %d bytes in all", fill, maxFill)
	case fill > 0:
		*left -= fill * int64(n)
		return b.fill(f, n, int(fill))
	case b.FillValue.Kind != 0:
		return fmt.Errorf("FillValue needs FillSize")
	case n == 1:
		part, err := f.list(&b.Data)
		b.parts = [][]byte{part}
		return err
	case b.Data.Kind != yaml.SequenceNode || len(b.Data.Content) != n:
		return fmt.Errorf("the data of %d resources are as many lists", n)
	}
	for _, list := range b.Data.Content {
		part, err := f.list(list)
		if err != nil {
			return err
		}
		if b.parts = append(b.parts, part); len(part) != len(b.parts[0]) {
			return fmt.Errorf("the lists of an array of resources have the same length")
		}
	}
	return nil
}

// fill makes n resources of size bytes with the value FillValue.
func (b *buffer) fill(f numberFormat, n, size int) error {
	value := make([]byte, f.bits/8)
	if b.FillValue.Kind != 0 {
		var err error
		if value, err = f.append(nil, &b.FillValue); err != nil {
			return err
		}
	}
	part := bytes.Repeat(value, (size+len(value)-1)/len(value))[:size]
	for range n {
		b.parts = append(b.parts, part)
	}
	return nil
}

// list returns the bytes of a list of numbers.
func (f numberFormat) list(n *yaml.Node) ([]byte, error) {
	if n.Kind == yaml.AliasNode {
		n = n.Alias
	}
	if n.Kind != yaml.SequenceNode {
		return nil, fmt.Errorf("the data are a list of numbers")
	}
	var out []byte
	for _, item := range n.Content {
		var err error
		if out, err = f.append(out, item); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// append appends the bytes of a number.
func (f numberFormat) append(out []byte, n *yaml.Node) ([]byte, error) {
	if n.Kind != yaml.ScalarNode {
		return nil, fmt.Errorf("a number is expected in line %d of the description", n.Line)
	}
	bits, err := f.parse(n.Value)
	if err != nil {
		return nil, fmt.Errorf("%q is no number of the format", n.Value)
	}
	var word [8]byte
	binary.LittleEndian.PutUint64(word[:], bits)
	return append(out, word[:f.bits/8]...), nil
}

// parse returns the bits of a number: an integer as C writes it, or a float, in hexadecimal digits too.
func (f numberFormat) parse(text string) (uint64, error) {
	switch {
	case f.kind == signedNumber:
		n, err := strconv.ParseInt(text, 0, f.bits)
		return uint64(n), err
	case f.kind == bitPattern:
		return strconv.ParseUint(text, 0, f.bits)
	case strings.HasPrefix(strings.ToLower(strings.TrimLeft(text, "+-")), "0x") && !strings.ContainsAny(text, "pP"):
		text += "p0"
	case strings.EqualFold(text, "-nan"):
		text = "nan"
	}
	n, err := strconv.ParseFloat(text, f.bits)
	if f.bits == 32 {
		return uint64(math.Float32bits(float32(n))), err
	}
	return math.Float64bits(n), err
}
