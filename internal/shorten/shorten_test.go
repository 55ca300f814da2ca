package shorten

import (
	"strings"
	"testing"
)

func TestShorten(t *testing.T) {
	a := func(n int) string { return strings.Repeat("a", n) }
	for _, c := range []struct{ got, want string }{
		{Name(""), ""},
		{Name(a(256)), a(256)},
		{Name(a(257)), a(256) + "…"},
		{Name(a(255) + "ß"), a(255) + "…"},
		{Path(a(1024)), a(1024)},
		{Path("b" + a(1024)), "…" + a(1024)},
		{Path("ß" + a(1023)), "…" + a(1023)},
	} {
		if c.got != c.want {
			t.Errorf("got %d bytes %.20q…, want %d", len(c.got), c.got, len(c.want))
		}
	}
}
