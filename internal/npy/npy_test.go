package npy

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"slices"
	"strings"
	"testing"
)

// file makes a file with a header text.
func file(version byte, header string, data ...byte) []byte {
	out := []byte(magic + string([]byte{version, 0}))
	if version == 1 {
		out = binary.LittleEndian.AppendUint16(out, uint16(len(header)))
	} else {
		out = binary.LittleEndian.AppendUint32(out, uint32(len(header)))
	}
	return append(append(out, header...), data...)
}

// TestRoundTrip writes arrays and reads them again.
func TestRoundTrip(t *testing.T) {
	for _, a := range []*Array{
		{Type{'f', 4}, []int{}, []byte{1, 2, 3, 4}},
		{Type{'f', 4}, []int{3}, bytes.Repeat([]byte{1, 2, 3, 4}, 3)},
		{Type{'u', 1}, []int{2, 3}, []byte{1, 2, 3, 4, 5, 6}},
		{Type{'i', 8}, []int{2, 0, 3}, []byte{}},
		{Type{'c', 8}, []int{1, 1}, make([]byte, 8)},
		{Type{'b', 1}, slices.Repeat([]int{1}, maxDims), []byte{1}},
	} {
		out := a.Encode()
		if i := bytes.IndexByte(out, '\n') + 1; i%alignment != 0 {
			t.Errorf("%v: the elements begin at byte %d", a, i)
		}
		b, err := Decode(out)
		if err != nil {
			t.Fatalf("%v: %v", a, err)
		}
		if b.Type != a.Type || !slices.Equal(b.Shape, a.Shape) || !bytes.Equal(b.Data, a.Data) {
			t.Errorf("got %v, want %v", b, a)
		}
	}
}

// TestHeaderText compares a header with what NumPy writes.
func TestHeaderText(t *testing.T) {
	for _, c := range []struct {
		shape []int
		want  string
	}{
		{nil, "()"}, {[]int{4}, "(4,)"}, {[]int{1, 4}, "(1, 4)"},
	} {
		a := &Array{Type{'f', 4}, c.shape, make([]byte, 16)}
		want := fmt.Sprintf("\x93NUMPY\x01\x00\x76\x00{'descr': '<f4', 'fortran_order': False, 'shape': %s, }", c.want)
		if got := a.Encode(); !bytes.HasPrefix(got, []byte(want)) || len(got) != 128+16 {
			t.Errorf("got %q, want %q and spaces", got, want)
		}
	}
}

// TestDecode reads what this package does not write: other versions, orders of bytes and of elements,
// and other spellings.
func TestDecode(t *testing.T) {
	for _, c := range []struct {
		name string
		data []byte
		want string
	}{
		{"version 2", file(2, "{'descr': '|u1', 'fortran_order': False, 'shape': (2,), }\n", 7, 8), "|u1 [2] 0708"},
		{"version 3", file(3, "{'descr': '|i1', 'fortran_order': False, 'shape': (2,), }\n", 7, 8), "|i1 [2] 0708"},
		{"other order of keys", file(1, `{"shape":(1L , 2L),"fortran_order":False,"descr":"|b1"}`, 1, 0), "|b1 [1 2] 0100"},
		{"big-endian", file(1, "{'descr': '>u2', 'fortran_order': False, 'shape': (2,)}", 1, 2, 3, 4), "<u2 [2] 02010403"},
		{"big-endian complex", file(1, "{'descr': '>c8', 'fortran_order': False, 'shape': ()}", 1, 2, 3, 4, 5, 6, 7, 8), "<c8 [] 0403020108070605"},
		{"big-endian bytes", file(1, "{'descr': '>u1', 'fortran_order': False, 'shape': (2,)}", 1, 2), "|u1 [2] 0102"},
		{"first index fastest", file(1, "{'descr': '<u2', 'fortran_order': True, 'shape': (2, 3)}", 1, 0, 4, 0, 2, 0, 5, 0, 3, 0, 6, 0), "<u2 [2 3] 010002000300040005000600"},
		{"first index fastest, three dimensions", file(1, "{'descr': '|u1', 'fortran_order': True, 'shape': (2, 2, 2)}", 1, 5, 3, 7, 2, 6, 4, 8), "|u1 [2 2 2] 0102030405060708"},
		{"first index fastest, empty", file(1, "{'descr': '|u1', 'fortran_order': True, 'shape': (2, 0)}"), "|u1 [2 0] "},
	} {
		a, err := Decode(c.data)
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		if got := fmt.Sprintf("%s %v %x", a.Type, a.Shape, a.Data); got != c.want {
			t.Errorf("%s: got %s, want %s", c.name, got, c.want)
		}
	}
}

// TestErrors reads files that are wrong or not supported.
func TestErrors(t *testing.T) {
	head := func(descr, order, shape string) []byte {
		return file(1, "{'descr': "+descr+", 'fortran_order': "+order+", 'shape': "+shape+", }", 1, 2, 3, 4)
	}
	for _, c := range []struct{ name, data, want string }{
		{"empty", "", "not an npy file"},
		{"other file", "\x93NUMPX\x01\x00", "not an npy file"},
		{"version", magic + "\x04\x00\x00\x00", "npy version 4.0 is unknown"},
		{"version 0", magic + "\x00\x00\x00\x00", "npy version 0.0 is unknown"},
		{"no length", magic + "\x01\x00\x00", "cut off"},
		{"no length of version 2", magic + "\x02\x00\x00\x00\x00", "cut off"},
		{"no text", magic + "\x01\x00\x00\x00", `npy header: "{" is expected at ""`},
		{"no text of version 2", magic + "\x02\x00\x00\x00\x00\x00", `npy header: "{" is expected at ""`},
		{"no length of version 3", magic + "\x03\x00\x00\x00\x00", "the npy header is cut off"},
		{"short", magic + "\x01\x00\x09\x00{", "cut off"},
		{"short of version 2", magic + "\x02\x00\xff\xff\xff\xff{", "cut off"},
		{"too few", string(head("'<f4'", "False", "(2,)")), "the shape [2] of <f4, but 4 bytes follow"},
		{"too many", string(head("'|u1'", "False", "(2,)")), "the shape [2] of |u1, but 4 bytes follow"},
		{"huge", string(head("'<f4'", "False", "(9223372036854775807, 9223372036854775807)")), "but 4 bytes follow"},
		{"huge size", string(head("'<f4'", "False", "(4611686018427387905,)")), "but 4 bytes follow"},
		{"larger size", string(head("'<f4'", "False", "(99999999999999999999,)")), "a size is expected"},
		{"negative", string(head("'<f4'", "False", "(-1,)")), "a size is expected"},
		{"dimensions", string(head("'<f4'", "False", "("+strings.Repeat("1,", maxDims+1)+")")), "more than 64 dimensions"},
		{"objects", string(head("'|O'", "False", "(1,)")), `the type "|O" is not supported`},
		{"strings", string(head("'<U4'", "False", "(1,)")), `the type "<U4" is not supported`},
		{"no order", string(head("'f4'", "False", "(1,)")), `the type "f4" is not supported`},
		{"wide without order", string(head("'|f4'", "False", "(1,)")), `the type "|f4" is not supported`},
		{"order", string(head("'?f4'", "False", "(1,)")), `the type "?f4" is not supported`},
		{"width", string(head("'<f16'", "False", "(1,)")), `the type "<f16" is not supported`},
		{"structured", string(head("[('a', '<f4')]", "False", "(1,)")), "structured types"},
		{"boolean", string(head("'<f4'", "Maybe", "(1,)")), `"False" is expected at "Maybe`},
		{"shape", string(head("'<f4'", "False", "1")), `"(" is expected`},
		{"open shape", string(file(1, "{'shape': (12")), `")" is expected at ""`},
		{"no type", string(file(1, "{'descr': 5}")), `"'" is expected at "5}"`},
		{"shape separator", string(head("'<f4'", "False", "(1 1)")), `")" is expected`},
		{"key", string(file(1, "{'x': 1}")), `the key "x" is unknown`},
		{"key twice", string(file(1, "{'shape': (), 'shape': ()}")), "twice"},
		{"no key", string(file(1, "{'shape': ()}")), `it has no key "descr"`},
		{"no dictionary", string(file(1, "x")), `"{" is expected at "x"`},
		{"separator", string(file(1, "{'shape': () 'descr': '<f4'}")), `"}" is expected`},
		{"no value", string(file(1, "{'shape'}")), `":" is expected`},
		{"no string", string(file(1, "{shape: ()}")), `"'" is expected`},
		{"open string", string(file(1, "{'shape: ()}")), "a string does not end"},
		{"escape", string(file(1, `{'sh\x61pe': ()}`)), "a string does not end, or has an escape"},
		{"end", string(file(1, "{'descr': '|u1', 'fortran_order': False, 'shape': (0,)} x")), `unexpected text " x" at its end`},
	} {
		if a, err := Decode([]byte(c.data)); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: got %v, %v; want %q", c.name, a, err, c.want)
		}
	}
	if _, ok := Count([]int{-1}); ok {
		t.Error("a negative size has a count")
	}
}

// FuzzDecode reads anything. What it accepts, it writes and reads again.
func FuzzDecode(f *testing.F) {
	f.Add((&Array{Type{'f', 4}, []int{2}, make([]byte, 8)}).Encode())
	f.Add(file(2, "{'descr': '>u2', 'fortran_order': True, 'shape': (2, 1)}", 1, 2, 3, 4))
	f.Fuzz(func(t *testing.T, data []byte) {
		a, err := Decode(data)
		if err != nil {
			return
		}
		if len(a.Data) > len(data) {
			t.Fatalf("%d bytes of data of %d", len(a.Data), len(data))
		}
		b, err := Decode(a.Encode())
		if err != nil || b.Type != a.Type || !slices.Equal(b.Shape, a.Shape) || !bytes.Equal(b.Data, a.Data) {
			t.Fatalf("got %v, %v; want %v", b, err, a)
		}
	})
}
