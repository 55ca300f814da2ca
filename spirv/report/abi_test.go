package report

import "testing"

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
