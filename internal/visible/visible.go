// Package visible replaces the control characters of text by characters that show them. Names, sources and file names come
// from strangers; a terminal would obey the control characters in them.
package visible

import (
	"io"
	"unicode/utf8"
)

// pictures is the character of Unicode that shows the control character 0. The others follow, each one column wide.
const pictures = '␀'

// Writer returns a writer that passes text on to w with its control characters replaced. A call of Write gets whole
// characters.
func Writer(w io.Writer) io.Writer { return writer{w} }

type writer struct{ w io.Writer }

// Write writes text. It counts the bytes of text, not those that replace them.
func (v writer) Write(text []byte) (int, error) {
	if isPlain(text) {
		return v.w.Write(text)
	}
	if _, err := v.w.Write(Append(nil, text)); err != nil {
		return 0, err
	}
	return len(text), nil
}

// String returns s with its control characters replaced.
func String(s string) string {
	if isPlain(s) {
		return s
	}
	return string(Append(nil, s))
}

// isPlain reports whether text has only characters of ASCII that need no replacement.
func isPlain[T string | []byte](text T) bool {
	for i := range len(text) {
		if c := text[i]; c < ' ' && c != '\n' && c != '\t' || c >= 0x7f {
			return false
		}
	}
	return true
}

// Append appends text. It replaces control characters of ASCII by their pictures, those beyond ASCII and those that change
// the direction of text by \u and four digits, and bytes that are no UTF-8 by \x and two digits. Tabs and ends of lines stay.
func Append[T string | []byte](dst []byte, text T) []byte {
	for i := 0; i < len(text); {
		c := text[i]
		if c < utf8.RuneSelf {
			crlf := c == '\r' && i+1 < len(text) && text[i+1] == '\n'
			switch {
			case c == 0x7f:
				dst = utf8.AppendRune(dst, '␡')
			case c >= ' ' || c == '\n' || c == '\t' || crlf:
				dst = append(dst, c)
			default:
				dst = utf8.AppendRune(dst, pictures+rune(c))
			}
			i++
			continue
		}
		r, n := utf8.DecodeRuneInString(string(text[i:min(len(text), i+utf8.UTFMax)]))
		switch {
		case r == utf8.RuneError && n == 1:
			dst = appendHex(append(dst, `\x`...), rune(c), 2)
		case isControl(r):
			dst = appendHex(append(dst, `\u`...), r, 4)
		default:
			dst = utf8.AppendRune(dst, r)
		}
		i += n
	}
	return dst
}

// isControl reports whether r is a control character beyond ASCII, ends a line, or changes the direction of text.
func isControl(r rune) bool {
	return r < 0xa0 || r >= 0x2028 && r <= 0x202e || r >= 0x2066 && r <= 0x2069 || r == 0x200e || r == 0x200f || r == 0x061c
}

// appendHex appends the last digits of r.
func appendHex(dst []byte, r rune, digits int) []byte {
	for shift := 4 * (digits - 1); shift >= 0; shift -= 4 {
		dst = append(dst, "0123456789abcdef"[r>>shift&15])
	}
	return dst
}
