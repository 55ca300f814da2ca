package visible

import (
	"bytes"
	"errors"
	"testing"
)

// TestString checks what stays and what replaces each kind of control character.
func TestString(t *testing.T) {
	for in, want := range map[string]string{
		"plain\ttext\n":         "plain\ttext\n",
		"größe ∞":               "größe ∞",
		"\x1b[31mred\x1b[0m":    "␛[31mred␛[0m",
		"a\rb\r\nc\x00\x7f\x08": "a␍b\r\nc␀␡␈",
		"\u009b31m\u202egnp":    `\u009b31m\u202egnp`,
		"\x9b31m":               `\x9b31m`,
		"cut \xe2\x82":          `cut \xe2\x82`,
		"a\u2028b\u2066c\u200f": `a\u2028b\u2066c\u200f`,
		"end\r":                 "end␍",
	} {
		if got := String(in); got != want {
			t.Errorf("%q: got %q, want %q", in, got, want)
		}
		var out bytes.Buffer
		if n, err := Writer(&out).Write([]byte(in)); n != len(in) || err != nil || out.String() != want {
			t.Errorf("%q: wrote %q, %d, %v", in, &out, n, err)
		}
	}
}

type full struct{}

func (full) Write([]byte) (int, error) { return 0, errors.New("full") }

// TestWriterFails checks that an error of the writer below comes back.
func TestWriterFails(t *testing.T) {
	for _, text := range []string{"a", "\x1b"} {
		if n, err := Writer(full{}).Write([]byte(text)); n != 0 || err == nil {
			t.Errorf("%q: %d, %v", text, n, err)
		}
	}
}
