package ir

import (
	"bytes"
	"math/rand/v2"
	"strings"
	"testing"
)

func TestSkipBraces(t *testing.T) {
	deep := strings.Repeat("{", 100000) + strings.Repeat("}", 100000)
	for _, c := range []struct {
		text string
		want int // 0: cannot tell
	}{
		{"{}", 1},
		{"{ }", 2},
		{"{{}{}} }", 5},
		{"{ abcdefghijklmnopqrstuvwxyz~| }", 31},
		{"{ a / b }", 8},
		{"{ // }\n}", 7},
		{"{ \"}\" }", 6},
		{`{ "\"}" }`, 8},
		{`{ "\\" }`, 7},
		{"{ \"//\" }", 7},
		{"{ // \"\n }", 8},
		{"{ äöü\xff\xfe } }", 11},
		{"{ ^bb0(%a: i32):\n  \"x.y\"() {s = \"{\"} : () -> () } {", 48},
		{deep, len(deep) - 1},
		{deep[1:] + "}", len(deep) - 3},
		{"{", 0},
		{"{ \"", 0},
		{"{ \"}", 0},
		{"{ \"\\", 0},
		{"{ \"a\n\" }", 0},
		{"{ // }", 0},
		{"{ //", 0},
		{deep[:len(deep)-1], 0},
	} {
		// The position in a group of eight characters must not matter.
		for pad := range 9 {
			text := strings.Repeat(" ", pad) + c.text
			want := pad + c.want
			if got := skipBraces([]byte(text), pad); got != want {
				t.Errorf("%.40q at %d: %d, want %d", c.text, pad, got, want)
			}
		}
	}
}

func TestNextMarkOfAnyBytes(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 2000 {
		text := make([]byte, r.IntN(40))
		for i := range text {
			text[i] = byte(r.IntN(256))
			if r.IntN(2) == 0 {
				text[i] = "z{|}~\"#!/.0 \x00\x80"[r.IntN(14)]
			}
		}
		for from := range len(text) + 1 {
			want := bytes.IndexAny(text[from:], "{}\"/")
			if want < 0 {
				want = len(text) - from
			}
			if got := nextMark(text, from); got != from+want {
				t.Fatalf("%q from %d: %d, want %d", text, from, got, from+want)
			}
		}
	}
}

func BenchmarkSkipBraces(b *testing.B) {
	text := []byte("{" + strings.Repeat("  %f1 = spirv.Load \"StorageBuffer\" %p1 : f32\n  %v0 = spirv.GL.Exp %f1 : f32\n  %v1 = spirv.FDiv %f2, %f2 : f32\n", 1000) + "}")
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		skipBraces(text, 0)
	}
}
