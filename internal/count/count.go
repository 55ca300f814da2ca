// Package count writes numbers of things: 1 byte, 2 bytes.
package count

import (
	"strconv"
	"strings"
)

// integer is any type of numbers that count.
type integer interface {
	~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64
}

// Of returns n and the noun, in the plural unless n is 1. The noun may follow adjectives: Of(2, "runtime array").
func Of[N integer](n N, noun string) string {
	number := strconv.FormatInt(int64(n), 10)
	if n > 0 {
		number = strconv.FormatUint(uint64(n), 10)
	}
	return number + " " + Noun(n, noun)
}

// Noun returns the noun for n things, without the number.
func Noun[N integer](n N, noun string) string {
	if n == 1 {
		return noun
	}
	if stem, ok := strings.CutSuffix(noun, "y"); ok && !strings.ContainsRune("aeiou", rune(stem[len(stem)-1])) {
		return stem + "ies"
	}
	for _, hiss := range []string{"s", "x", "ch", "sh"} {
		if strings.HasSuffix(noun, hiss) {
			return noun + "es"
		}
	}
	return noun + "s"
}
