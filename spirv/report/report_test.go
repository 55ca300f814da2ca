package report

import (
	"encoding/binary"
	"math/rand/v2"
	"slices"
	"testing"
)

func TestSites(t *testing.T) {
	n, s, ok := ParseSite(SiteText(12, "a.mlir:3:7\tstore to 'x'"))
	if n != 12 || !ok || s != (Site{Place: "a.mlir:3:7", What: "store to 'x'"}) {
		t.Errorf("%d, %v, %t", n, s, ok)
	}
	if n, s, ok := ParseSite(SiteText(0, "?")); n != 0 || !ok || s != (Site{Place: "?"}) {
		t.Errorf("%d, %v, %t", n, s, ok)
	}
	dim, whole := Site{Place: "a.mlir:3:7", What: "store to 'x'", Dimension: "dimension 1"}, Site{}
	if n, s, ok := ParseSite(SiteText(2, "a.mlir:3:7\tstore to 'x'\tdimension 1")); n != 2 || !ok || s != dim {
		t.Errorf("%d, %v, %t", n, s, ok)
	}
	if _, s, ok := ParseSite(SiteText(2, "?\t"+AssertText("a\tb"))); !ok || s.What != AssertText("a\tb") || s.Dimension != "" {
		t.Errorf("%v, %t", s, ok)
	}
	for _, row := range [][2]string{
		{dim.Beyond(-1, 4), "index -1, but dimension 1 has 4 elements"}, {dim.Beyond(1, 1), "index 1, but dimension 1 has 1 element"},
		{whole.Beyond(60, 60), "index 60, but there are 60 elements"},
	} {
		if row[0] != row[1] {
			t.Errorf("%q, want %q", row[0], row[1])
		}
	}
	for _, text := range []string{"", "a.mlir", "spvc.site\t", "spvc.site\tx\ta\tb", "spvc.site\t-1\ta\tb"} {
		if _, _, ok := ParseSite(text); ok {
			t.Errorf("%q is a site", text)
		}
	}
}

// buffer returns the bytes of words.
func buffer(words ...uint32) (b []byte) {
	for _, w := range words {
		b = binary.LittleEndian.AppendUint32(b, w)
	}
	return b
}

func TestRecords(t *testing.T) {
	head := Header(Bounds, BoundsWords)
	if head != 0x10008 {
		t.Errorf("first word %#x", head)
	}
	one := []uint32{head, 3, 10, 20, 30, 0xffffffff, 0xffffffff, 64}
	want := Record{Kind: Bounds, Site: 3, Invocation: [3]uint32{10, 20, 30}, Index: -1, Count: 64}
	all := slices.Concat([]uint32{5, 100}, one, []uint32{7<<16 | 2, 99}, one)
	for _, row := range []struct {
		what  string
		words []uint32
		n     int
		total uint32
	}{
		{"nothing", nil, 0, 0},
		{"no records", []uint32{0, 0}, 0, 0},
		{"records that do not fit, and a kind that is not known", all, 2, 5},
		{"the rest of a record is missing", all[:len(all)-1], 1, 5},
		{"unused words", append([]uint32{1, 8}, slices.Concat(one, one)...), 1, 1},
		{"a record of no words", []uint32{1, 9, 0, head}, 0, 1},
		{"a record of another size", []uint32{1, 7, uint32(Bounds)<<16 | 7, 1, 2, 3, 4, 5, 6}, 0, 1},
	} {
		records, total := Records(buffer(row.words...))
		if len(records) != row.n || total != row.total {
			t.Errorf("%s: %v of %d", row.what, records, total)
		}
		for _, r := range records {
			if r != want {
				t.Errorf("%s: %+v", row.what, r)
			}
		}
	}
	if records, _ := Records(buffer(1, 8, head, 0, 0, 0, 0, 5, 1, 9)); len(records) != 1 || records[0].Index != 1<<32+5 {
		t.Errorf("%+v", records)
	}
	failed, _ := Records(buffer(2, 10, Header(Assert, AssertWords), 7, 1, 2, 3, uint32(Assert)<<16|6, 0, 0, 0, 0, 0))
	if len(failed) != 1 || failed[0] != (Record{Kind: Assert, Site: 7, Invocation: [3]uint32{1, 2, 3}}) {
		t.Errorf("%+v", failed)
	}
	// No content may panic.
	r := rand.New(rand.NewPCG(1, 2))
	for range 1000 {
		b := make([]byte, r.IntN(100))
		for i := range b {
			b[i] = byte(r.IntN(4) * r.IntN(128))
		}
		Records(b)
	}
}
