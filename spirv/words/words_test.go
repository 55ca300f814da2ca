package words

import (
	"encoding/binary"
	"slices"
	"testing"

	"github.com/spvc/spvc/spirv/spec"
)

var module = []uint32{Magic, 0x10600, 7, 10, 0, First(spec.OpCapability, 2), 1, First(spec.OpMemoryModel, 3), 0, 1, First(spec.OpNop, 1)}

func bytesOf(order binary.AppendByteOrder, words []uint32) []byte {
	var out []byte
	for _, w := range words {
		out = order.AppendUint32(out, w)
	}
	return out
}

func TestDecode(t *testing.T) {
	for name, data := range map[string][]byte{
		"little":    bytesOf(binary.LittleEndian, module),
		"big":       bytesOf(binary.BigEndian, module),
		"unaligned": append([]byte{0}, bytesOf(binary.LittleEndian, module)...)[1:],
	} {
		if words, ok := Decode(data); !ok || !slices.Equal(words, module) {
			t.Errorf("%s: %x, %v", name, words, ok)
		}
		if !IsBinary(data) {
			t.Errorf("%s is no binary", name)
		}
		if _, ok := Decode(data[:len(data)-1]); ok {
			t.Errorf("%s: an incomplete word is accepted", name)
		}
	}
	if words, ok := Decode([]byte{1, 2, 3, 4}); !ok || words[0] != 0x04030201 {
		t.Errorf("without magic number: %x, %v", words, ok)
	}
	if words, ok := Decode(nil); !ok || len(words) != 0 {
		t.Errorf("nothing: %x, %v", words, ok)
	}
	if IsBinary([]byte{3, 2, 0x23}) || IsBinary([]byte("module {}")) {
		t.Error("text is a binary")
	}
	if !HasHeader(module) || HasHeader(module[:4]) || HasHeader([]uint32{1, 2, 3, 4, 5}) {
		t.Error("HasHeader is wrong")
	}
}

func TestScan(t *testing.T) {
	var ops []spec.Opcode
	s := Scan(module, HeaderLen)
	for i, ok := s.Next(); ok; i, ok = s.Next() {
		ops = append(ops, i.Opcode)
		if k := Known(module, i.At); k.Opcode != i.Opcode || !slices.Equal(k.Operands, i.Operands) || k.End() != i.End() {
			t.Errorf("Known says %v, Next %v", k, i)
		}
		if op, n := Split(module[i.At]); op != i.Opcode || n != len(i.Operands)+1 {
			t.Errorf("Split says %v and %d words of %v", op, n, i)
		}
	}
	if want := []spec.Opcode{spec.OpCapability, spec.OpMemoryModel, spec.OpNop}; !slices.Equal(ops, want) || s.Err() != nil {
		t.Errorf("%v, %v; want %v", ops, s.Err(), want)
	}
}

func TestScanFindsWrongCounts(t *testing.T) {
	for _, c := range []struct {
		last uint32
		want Error
		text string
	}{
		{First(spec.OpNop, 0), Error{ZeroCount, 11}, "word count is zero at word 11"},
		{First(spec.OpNop, 2), Error{Truncated, 11}, "word count runs past the module's end at word 11"},
	} {
		words := append(slices.Clone(module), c.last)
		s, n := Scan(words, HeaderLen), 0
		for _, ok := s.Next(); ok; _, ok = s.Next() {
			n++
		}
		if err := s.Err(); n != 3 || err == nil || *err != c.want || err.Error() != c.text {
			t.Errorf("%d instructions, %v; want %v", n, err, c.text)
		}
		if _, ok := s.Next(); ok {
			t.Error("the scan goes on after an error")
		}
	}
}

func TestString(t *testing.T) {
	for _, text := range []string{"", "a", "abc", "abcd", "a longer text", "ü"} {
		words := AppendString([]uint32{9}, text)
		got, rest, ok := String(append(words, 42)[1:])
		if !ok || got != text || !slices.Equal(rest, []uint32{42}) || len(words) != 2+len(text)/4 {
			t.Errorf("%q: %q, %v, %v", text, got, rest, ok)
		}
	}
	if got, rest, ok := String([]uint32{0x64636261}); ok || got != "abcd" || rest != nil {
		t.Errorf("without end: %q, %v, %v", got, rest, ok)
	}
}
