package ir

import (
	"bytes"
	"encoding/binary"
	"math/bits"
)

// skipBraces returns the offset of the brace that closes the one at i. It returns i if
// there is none or if the text is too complex to tell.
func skipBraces(text []byte, i int) int {
	start, depth := i, 0
	for ; ; i++ {
		if i = nextMark(text, i); i == len(text) {
			return start
		}
		switch text[i] {
		case '{':
			depth++
		case '}':
			if depth--; depth == 0 {
				return i
			}
		case '"':
			if i = stringEnd(text, i); i < 0 {
				return start
			}
		case '/':
			if i+1 < len(text) && text[i+1] == '/' {
				n := bytes.IndexByte(text[i:], '\n')
				if n < 0 {
					return start
				}
				i += n
			}
		}
	}
}

// stringEnd returns the offset of the quote that closes the one at i. It returns -1 if
// a line or the text ends before.
func stringEnd(text []byte, i int) int {
	for i++; i < len(text); i++ {
		switch text[i] {
		case '"':
			return i
		case '\\':
			i++
		case '\n':
			return -1
		}
	}
	return -1
}

// nextMark returns the offset of the first character from i on at which skipBraces
// stops, or the length of the text. It looks at eight characters at a time, because
// most are not such characters.
func nextMark(text []byte, i int) int {
	const (
		ones  = 0x0101010101010101
		highs = 0x8080808080808080
		// A character above z has its high bit set after this is added.
		belowBrace = (0x7f - 'z') * ones
	)
	for i+8 <= len(text) {
		w := binary.LittleEndian.Uint64(text[i:])
		quote, slash := w^'"'*ones, w^'/'*ones
		// Bit 7 is set for each character that may be a mark. It may also be set for
		// characters after the first mark and for those above z.
		marks := (w + belowBrace | w | (quote-ones)&^quote | (slash-ones)&^slash) & highs
		if marks == 0 {
			i += 8
			continue
		}
		i += bits.TrailingZeros64(marks) / 8
		if isMark(text[i]) {
			return i
		}
		i++
	}
	for i < len(text) && !isMark(text[i]) {
		i++
	}
	return i
}

func isMark(c byte) bool { return c == '{' || c == '}' || c == '"' || c == '/' }
