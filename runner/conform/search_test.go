//go:build cgo

package conform

import (
	"errors"
	"slices"
	"testing"
)

// floats returns evidence of floats at the offsets, the i-th of which has counts[i] numbers. Each also has one
// that does not move it.
func floats(offsets []int64, counts ...int) []evidence {
	f32 := newContext().F32()
	out := make([]evidence, len(offsets))
	for i, offset := range offsets {
		out[i] = evidence{seen: &seen{leaf: i}, leaf: &leaf{scalar: f32, size: 4, offset: offset}, terms: []term{{number: number{kind: arrayNumber, member: 100 + i}}}}
		for n := range counts[i] {
			out[i].terms = append(out[i].terms, term{number: number{kind: offsetNumber, member: n}, times: 1})
		}
	}
	return out
}

// TestLost checks which scalar of a copy the search for causes starts with: of those that are not where they
// should be, the first one with the fewest numbers.
func TestLost(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		counts  []int
		missing []int
		want    int
	}{
		{[]int{1, 1, 1}, nil, -1},
		{[]int{1, 2, 1}, []int{0, 1, 2}, 0},
		{[]int{2, 1, 1}, []int{0, 1, 2}, 1},
		{[]int{1, 2, 3}, []int{1, 2}, 1},
		{[]int{1, 3, 2}, []int{1, 2}, 2},
	} {
		s := &copySearch{trial: &trial{}, stores: explainer{all: floats([]int64{0, 4, 8}, c.counts...)}, actual: make([]int64, 12)}
		for _, i := range c.missing {
			s.actual[4*i] = none
		}
		if got := s.lost(); got != c.want {
			t.Errorf("%v without %v: %d, want %d", c.counts, c.missing, got, c.want)
		}
	}
	// A scalar beyond the block is not looked for.
	s := &copySearch{trial: &trial{}, stores: explainer{all: floats([]int64{12, 8}, 1, 2)}, actual: []int64{0, 1, 2, 3, 4, 5, 6, 7, none, none, none, none}}
	if got := s.lost(); got != 1 {
		t.Errorf("beyond the block: %d", got)
	}
}

// TestNumbers lists each number that moves a scalar once.
func TestNumbers(t *testing.T) {
	t.Parallel()
	got := numbers(floats([]int64{0, 4}, 1, 2))
	if want := []number{{member: 0}, {member: 1}}; !slices.Equal(got, want) {
		t.Errorf("%v", got)
	}
}

// TestAccepts checks what explains that the place of a scalar is unknown: the causes move it, or, for stores, they
// move another one to its place.
func TestAccepts(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		overwrites    bool
		second, moved int64 // where the second scalar is, and how far the first one moves
		torn          int64
		accepted      bool
	}{
		{overwrites: false, second: 4, moved: 0, accepted: false},
		{overwrites: false, second: 4, moved: 4, accepted: true},
		{overwrites: false, second: 0, moved: 0, accepted: false},
		{overwrites: true, second: 4, moved: 0, accepted: false},
		{overwrites: true, second: 0, moved: 0, accepted: true},
		{overwrites: true, second: 4, moved: 4, accepted: true},
		{overwrites: true, second: 0, moved: 0, torn: 1, accepted: false},
	} {
		x := &explainer{all: floats([]int64{0, c.second}, 1, 1), overwrites: c.overwrites}
		x.all[0].actual, x.all[0].moved = nowhere, c.moved
		x.all[1].torn = c.torn
		if got := x.accepts(); got != c.accepted {
			t.Errorf("%+v: %v", c, got)
		}
	}
}

// TestLandings finds each position where it is for the first time, also position 0.
func TestLandings(t *testing.T) {
	t.Parallel()
	data := []byte{canary, digit(0, 0), digit(1, 0), digit(1, 0), canary, digit(7, 0)}
	found := landings([][]byte{data})
	for n, want := range map[int64]int64{0: 1, 1: 2, 7: 5} {
		if at, ok := found[n]; !ok || at != want {
			t.Errorf("position %d is at %d, want %d", n, at, want)
		}
	}
	if len(found) != 3 || found.of(0, 2) != 1 || found.of(6, 2) != 4 || found.of(2, 4) != none {
		t.Errorf("%v: %d %d %d", found, found.of(0, 2), found.of(6, 2), found.of(2, 4))
	}
}

// TestHasLength checks which types have a length that can be specialized.
func TestHasLength(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]bool{"{f;v3f}": false, "{[2]f}": true, "{f;{[2]v2f}}": true, "{[]f}": false, "{[][3]f}": true, "{m2x2f}": false} {
		st, err := parseBlock(newContext(), text)
		if err != nil {
			t.Fatal(err)
		}
		if got := hasLength(st); got != want {
			t.Errorf("%s: %v", text, got)
		}
	}
}

// TestZeros checks what reads of zeros mean: they are wrong where the kernel sees the scalar, right where it may
// see it, and not looked at where it does not.
func TestZeros(t *testing.T) {
	t.Parallel()
	for reach, wrong := range map[int64]int{-1: 2, 8: 2, 4: 1, 0: 0} {
		k, err := builtFor(t, "v1/Uniform/std140/read/{f;f}", sharing())
		if err != nil {
			t.Fatal(err)
		}
		k.reach = reach
		if r := (&trial{kernel: k}).compareRead([][][]byte{{make([]byte, 8)}}); r.Wrong != wrong {
			t.Errorf("reach %d: %+v", reach, r)
		}
	}
	// Where the descriptor of a uniform buffer ends is not clear, so other values than zeros are read there too.
	k, err := builtFor(t, "v1/Uniform/std140/read/{f;f}", sharing())
	if err != nil {
		t.Fatal(err)
	}
	k.reach = 4
	data := []byte{digit(0, 0), digit(1, 0), digit(2, 0), digit(3, 0), digit(8, 0), digit(9, 0), digit(10, 0), digit(11, 0)}
	if r := (&trial{kernel: k}).compareRead([][][]byte{{data}}); r.Wrong != 1 || len(r.Mismatches) != 1 || r.Mismatches[0].Path != "b" {
		t.Errorf("%+v", r)
	}
}

// TestConversions checks what names the wrong conversion of narrow integers: their sign bits are set.
func TestConversions(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		widen     string
		extension byte
		want, as  string
	}{
		{"s", 0xff, "pass", ""}, {"u", 0, "pass", ""}, {"s", 0, "wrong read", "UConvert"}, {"u", 0xff, "wrong read", "SConvert"}, {"s", 0x7f, "wrong read", ""},
	} {
		tr := recordedTrial(t, "v1/StorageBuffer/std430/read+widen="+c.widen+"/{i16}")
		for _, m := range tr.rounds {
			data := []byte{0, 0, c.extension, c.extension}
			if err := errors.Join(m.block.Read(0, data[:2]), m.plains[0].Write(0, data)); err != nil {
				t.Fatal(err)
			}
		}
		if r, err := tr.checkRead(); err != nil || r.Verdict.String() != c.want || r.As != c.as {
			t.Errorf("widen=%s by %#x: %v, %+v", c.widen, c.extension, err, r)
		}
	}
}
