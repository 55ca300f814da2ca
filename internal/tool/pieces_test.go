package tool

import (
	"strings"
	"testing"
)

func TestSplitInput(t *testing.T) {
	text := "x\n// -----\nfoo\n// ----- foo\nbar\n// ----\nbaz // -----\nboo\n// -----"
	pieces, near := SplitInput("in", []byte(text), "")
	var got []string
	for _, p := range pieces {
		got = append(got, p.Name+"|"+string(p.Text))
	}
	want := []string{"within split at in:1 offset |x\n", "within split at in:2 offset |\nfoo\n", "within split at in:4 offset | foo\nbar\n// ----\nbaz ",
		"within split at in:7 offset |\nboo\n// -----"}
	if strings.Join(got, "\x00") != strings.Join(want, "\x00") {
		t.Errorf("got %q\nwant %q", got, want)
	}
	if len(near) != 2 || text[near[0]:near[0]+2] != "-\n" || text[near[1]:] != "--" {
		t.Errorf("near misses at %v", near)
	}
	if pieces, _ := SplitInput("in", []byte("a %% b"), "%%"); len(pieces) != 2 || string(pieces[1].Text) != " b" {
		t.Errorf("another marker: got %d pieces", len(pieces))
	}
}
