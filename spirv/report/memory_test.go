package report

import (
	"bytes"
	"math/rand/v2"
	"strings"
	"testing"
)

func TestMemory(t *testing.T) {
	for _, want := range []Memory{{Name: "a\tb", Set: 1, Binding: 3, Constant: true, Bytes: 80000}, {Bytes: 1 << 40}} {
		if m, ok := ParseMemory(MemoryText(want)); !ok || m != want {
			t.Errorf("%+v, %t", m, ok)
		}
	}
	for _, text := range []string{"", "spvc.memory\t0\t1\tconstant\t8", "spvc.memory\t0\t1\tother\t8\tx", "spvc.memory\t0\t-1\tvariable\t8\tx", "spvc.memory\t0\t1\tvariable\t-8\tx", "spvc.bytes\t0\t1\tvariable\t8\tx"} {
		if m, ok := ParseMemory(text); ok {
			t.Errorf("%q is %+v", text, m)
		}
	}
}

// TestPieces reads contents back from their texts, which must fit in instructions and leave zeros and repetitions out.
func TestPieces(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for i := range 200 {
		var data []byte
		for range 1 + r.IntN(4) {
			part := make([]byte, r.IntN(70000))
			switch r.IntN(3) {
			case 0:
				for k := range part {
					part[k] = byte(r.Uint32())
				}
			case 1:
				for k := range part {
					part[k] = "spvc"[k%4]
				}
			}
			data = append(data, part...)
		}
		got := make([]byte, len(data))
		for _, text := range PieceTexts(2, 7, data) {
			set, binding, p, ok := ParsePiece(text)
			if !ok || set != 2 || binding != 7 || len(text) > 60000 {
				t.Fatalf("case %d: set %d, binding %d, %t, %d bytes", i, set, binding, ok, len(text))
			}
			p.Put(got)
		}
		if !bytes.Equal(got, data) {
			t.Fatalf("case %d: the contents differ", i)
		}
	}
	if texts := PieceTexts(0, 0, make([]byte, 1<<20)); len(texts) != 0 {
		t.Errorf("zeros have %d texts", len(texts))
	}
	if texts := PieceTexts(0, 0, bytes.Repeat([]byte("spvc"), 1<<18)); len(texts) != 1 || len(texts[0]) > 100 {
		t.Errorf("a repetition has %d texts", len(texts))
	}
}

func TestParsePiece(t *testing.T) {
	good := "spvc.bytes\t0\t1\t4\t2\tAQI="
	_, _, p, ok := ParsePiece(good)
	contents := make([]byte, 7)
	p.Put(contents)
	if !ok || string(contents) != "\x00\x00\x00\x00\x01\x02\x01" {
		t.Errorf("%v, %t", contents, ok)
	}
	for _, text := range []string{"", good[5:], strings.Replace(good, "AQI=", "", 1), strings.Replace(good, "AQI=", "AQI", 1), strings.Replace(good, "\t2\t", "\t-2\t", 1), strings.Replace(good, "\t4\t", "\tx\t", 1), "spvc.bytes\t0\t1\t4"} {
		if _, _, p, ok := ParsePiece(text); ok {
			t.Errorf("%q is %+v", text, p)
		}
	}
	huge := Piece{Offset: 1<<48 - 1, Count: 1 << 47, Data: []byte{1}}
	huge.Put(contents)
	endless := Piece{Count: 1 << 47, Data: []byte{9}}
	endless.Put(contents)
	if string(contents) != "\t\t\t\t\t\t\t" {
		t.Errorf("%v", contents)
	}
}
