package editdist

import "testing"

func TestDistance(t *testing.T) {
	for _, c := range []struct {
		a, b        string
		limit, want int
	}{
		{"", "", 5, 0}, {"abc", "abc", 5, 0}, {"", "abc", 5, 3}, {"abc", "", 5, 3}, {"abc", "abd", 5, 1}, {"abc", "ac", 5, 1},
		{"kitten", "sitting", 9, 3}, {"kitten", "sitting", 3, 3}, {"kitten", "sitting", 2, 2}, {"flaw", "lawn", 9, 2}, {"a", "abcdef", 3, 3},
	} {
		if got := Distance(c.a, c.b, c.limit); got != c.want {
			t.Errorf("%q, %q up to %d: %d, want %d", c.a, c.b, c.limit, got, c.want)
		}
		if got := Distance(c.b, c.a, c.limit); got != c.want {
			t.Errorf("%q, %q up to %d: %d, want %d", c.b, c.a, c.limit, got, c.want)
		}
	}
}

func TestNearest(t *testing.T) {
	for _, c := range []struct {
		name       string
		candidates []string
		want       string
	}{
		{"shadr", []string{"Kernel", "Shader"}, "Shader"}, {"abc", []string{"abd", "abe"}, "abd"}, {"abcdef", []string{"abxyef", "abcxef"}, "abcxef"},
		{"same", []string{"same"}, ""}, {"same", []string{"same", "Same"}, "Same"}, {"abcdefgh", []string{"abcdexyz"}, ""}, {"a", []string{"b"}, ""}, {"ab", []string{"xb"}, "xb"}, {"", []string{"a"}, ""}, {"abc", nil, ""},
	} {
		got := Nearest(c.name, c.candidates)
		if got != c.want {
			t.Errorf("%q of %q: %q, want %q", c.name, c.candidates, got, c.want)
		}
		note := ""
		if c.want != "" {
			note = "; did you mean '" + c.want + "'?"
		}
		if got := Note("; ", c.name, c.candidates); got != note {
			t.Errorf("%q", got)
		}
	}
}
