package report

import (
	"strings"
	"testing"
)

func TestWords(t *testing.T) {
	kernel, w, ok := ParseWord("spvc.abi\tk\t3\t1\tstride\t2\t4\t8\t1\t7")
	if want := (Word{Member: 3, Arg: 1, Kind: WordStride, Dim: 2, Rank: 4, Bits: 8, Set: 1, Binding: 7}); kernel != "k" || !ok || w != want {
		t.Errorf("%q, %+v, %t", kernel, w, ok)
	}
	for _, text := range []string{"", "spvc.abi", "spvc.abi\t", "spvc.abi\tk\t3\t1\tstride\t2\t4\t8\t1", "spvc.abi\tk\t3\t1\tstride\t2\t4\t8\t1\t7\t8",
		"spvc.abi\tk\t3\t1\tlength\t2\t4\t8\t1\t7", "spvc.abi\tk\t-3\t1\tsize\t2\t4\t8\t1\t7", "spvc.abi\tk\t3\t1\tsize\t2\t4\t8\t1\t99999999", "spvc.abi\tk\tblock\tpush"} {
		if _, w, ok := ParseWord(text); ok {
			t.Errorf("%q is %+v", text, w)
		}
	}
}

func TestBlocks(t *testing.T) {
	if kernel, b, ok := ParseBlock("spvc.abi\tk\tblock\tpush"); kernel != "k" || !ok || b != (Block{Push: true}) {
		t.Errorf("%q, %+v, %t", kernel, b, ok)
	}
	if kernel, b, ok := ParseBlock("spvc.abi\tk\tblock\t2\t5"); kernel != "k" || !ok || b != (Block{Set: 2, Binding: 5}) {
		t.Errorf("%q, %+v, %t", kernel, b, ok)
	}
	for _, text := range []string{"", "spvc.abi\tk", "spvc.abi\tk\tblock", "spvc.abi\tk\tblock\t1", "spvc.abi\tk\tblock\tpush\t1", "spvc.abi\tk\tblock\tx\t1", "spvc.abi\tk\tplace\tpush"} {
		if _, b, ok := ParseBlock(text); ok {
			t.Errorf("%q is %+v", text, b)
		}
	}
}

func TestShared(t *testing.T) {
	want := Shared{SpecID: 3, Bytes: 4}
	if kernel, s, ok := ParseShared(WordPrefix + SharedText("k", want)); !ok || kernel != "k" || s != want {
		t.Errorf("%s, %v, %t", kernel, s, ok)
	}
	for _, text := range []string{"", "k\tshared\t3\t4", WordPrefix + "k\tshared\t3", WordPrefix + "k\tblock\t3\t4", WordPrefix + "k\tshared\t3\t0", WordPrefix + "k\tshared\tx\t4"} {
		if _, s, ok := ParseShared(text); ok {
			t.Errorf("%q is %v", text, s)
		}
	}
}

func TestNarrow(t *testing.T) {
	for _, want := range []Narrow{{Set: 1, Binding: 2, Bits: 8, Count: 5, Type: "i1"}, {Bits: 16, Count: -1, Type: "bf16"}, {Bits: 4, Type: "i4"}} {
		if kernel, n, ok := ParseNarrow(WordPrefix + NarrowText("k", want)); !ok || kernel != "k" || n != want {
			t.Errorf("%s, %v, %t", kernel, n, ok)
		}
	}
	for _, text := range []string{"", "k\tnarrow\t0\t1\t8\t5\ti8", WordPrefix + "k\tnarrow\t0\t1\t8\t5", WordPrefix + "k\tnarrow\t0\t1\t8\t5\t", WordPrefix + "k\twide\t0\t1\t8\t5\ti8",
		WordPrefix + "k\tnarrow\t0\t1\t12\t5\ti8", WordPrefix + "k\tnarrow\t0\t1\t32\t5\ti32", WordPrefix + "k\tnarrow\t0\t1\t0\t5\ti0", WordPrefix + "k\tnarrow\t0\t-1\t8\t5\ti8",
		WordPrefix + "k\tnarrow\t0\t1\t8\t-5\ti8", WordPrefix + "k\tnarrow\t0\t1\t8\tx\ti8", WordPrefix + "k\tnarrow\t0\t1\t8\t1099511627777\ti8", WordPrefix + "k\tnarrow\t0\t1\t8\t5\t" + strings.Repeat("i", 33)} {
		if _, n, ok := ParseNarrow(text); ok {
			t.Errorf("%q is %v", text, n)
		}
	}
}

func TestOffset(t *testing.T) {
	for _, want := range []Offset{{Set: 1, Binding: 2, Elements: 1 << 33}, {Set: 3, Binding: 4, Elements: -1}} {
		if kernel, o, ok := ParseOffset(WordPrefix + OffsetText("k", want)); !ok || kernel != "k" || o != want {
			t.Errorf("%s, %v, %t", kernel, o, ok)
		}
	}
	for _, text := range []string{"", "k\toffset\t1\t2\t3", WordPrefix + "k\toffset\t1\t2", WordPrefix + "k\twide\t1\t2\t3", WordPrefix + "k\toffset\t1\t2\t-3", WordPrefix + "k\toffset\t-1\t2\t3", WordPrefix + "k\toffset\t1\t2\tx"} {
		if _, o, ok := ParseOffset(text); ok {
			t.Errorf("%q is %v", text, o)
		}
	}
}

func TestWide(t *testing.T) {
	want := Wide{Set: 1, Binding: 2}
	if kernel, w, ok := ParseWide(WordPrefix + WideText("k", want)); !ok || kernel != "k" || w != want {
		t.Errorf("%s, %v, %t", kernel, w, ok)
	}
	for _, text := range []string{"", "k\twide\t1\t2", WordPrefix + "k\twide\t1", WordPrefix + "k\tshared\t1\t2", WordPrefix + "k\twide\t1\t-2", WordPrefix + "k\twide\tx\t2", WordPrefix + "k\twide\t1\t2\t3"} {
		if _, w, ok := ParseWide(text); ok {
			t.Errorf("%q is %v", text, w)
		}
	}
}

func TestUnsigned(t *testing.T) {
	want := Unsigned{Set: 1, Binding: 2}
	if kernel, u, ok := ParseUnsigned(WordPrefix + UnsignedText("k", want)); !ok || kernel != "k" || u != want {
		t.Errorf("%s, %v, %t", kernel, u, ok)
	}
	for _, text := range []string{"", "k\tunsigned\t1\t2", WordPrefix + "k\tunsigned\t1", WordPrefix + "k\twide\t1\t2", WordPrefix + "k\tunsigned\tx\t2", WordPrefix + "k\tunsigned\t1\t2\t3"} {
		if _, u, ok := ParseUnsigned(text); ok {
			t.Errorf("%q is %v", text, u)
		}
	}
}

func TestVectors(t *testing.T) {
	want := Vectors{Count: 3, Stride: 4, Bits: 8, Length: 100000, Set: 1, Binding: 2}
	if kernel, v, ok := ParseVectors(WordPrefix + VectorsText("k", want)); !ok || kernel != "k" || v != want {
		t.Errorf("%s, %v, %t", kernel, v, ok)
	}
	for _, text := range []string{"", "k\tvectors\t3\t4\t8\t5\t1\t2", WordPrefix + "k\tvectors\t3\t4\t8\t5\t1", WordPrefix + "k\tvector\t3\t4\t8\t5\t1\t2", WordPrefix + "k\tvectors\t0\t4\t8\t5\t1\t2",
		WordPrefix + "k\tvectors\t3\t2\t8\t5\t1\t2", WordPrefix + "k\tvectors\t3\t4\t8\tx\t1\t2", WordPrefix + "k\tvectors\t3\t4\t8\t4294967296\t1\t2", WordPrefix + "k\tvectors\t3\t4\t8\t5\t1\t-2"} {
		if _, v, ok := ParseVectors(text); ok {
			t.Errorf("%q is %v", text, v)
		}
	}
	for _, text := range []string{WordPrefix + VectorsText("k", want)} {
		_, _, word := ParseWord(text)
		_, _, wide := ParseWide(text)
		if word || wide {
			t.Errorf("%q is something else, too", text)
		}
	}
}
