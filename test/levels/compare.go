package levels

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// bound is how far numbers may be away from those without optimization.
type bound struct {
	// relative is the largest distance, as a part of the number without optimization if that is above 1.
	relative float64
	// why says which rule of Vulkan or of docs/semantics.md allows a distance.
	why string
}

// bounds are the programs with floats that may differ at -O2 and -Os, where the optimizer of
// SPIRV-Tools computes constants by the host's functions.
func bounds() map[string]bound {
	return map[string]bound{}
}

// tolerance returns how far floats of a program may be away at a level.
func tolerance(file, level string) float64 {
	if level != "2" && level != "s" {
		return 0
	}
	return bounds()[file].relative
}

// differs returns "" if a text has the numbers and words of another one, or what differs. Floats may
// be as far away as tol allows. The place of a memref in memory does not count.
func differs(want, got string, tol float64) string {
	a, b := words(want), words(got)
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] && !near(a[i], b[i], tol) {
			return fmt.Sprintf("word %d is %s, not %s", i+1, b[i], a[i])
		}
	}
	if len(a) != len(b) {
		return fmt.Sprintf("%d words, not %d", len(b), len(a))
	}
	return ""
}

// words returns the words of a text without punctuation and addresses.
func words(text string) []string {
	var out []string
	for _, w := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(" \n\t,[]()", r) }) {
		if !strings.HasPrefix(w, "0x") && !strings.HasPrefix(w, "base@") {
			out = append(out, w)
		}
	}
	return out
}

// near reports whether two words are floats that are close to each other.
func near(a, b string, tol float64) bool {
	if tol == 0 || !strings.ContainsAny(a+b, ".eE") {
		return false
	}
	x, errX := strconv.ParseFloat(a, 64)
	y, errY := strconv.ParseFloat(b, 64)
	return errX == nil && errY == nil && math.Abs(x-y) <= tol*max(1, math.Abs(x))
}

func firstLine(s string) string {
	line, _, _ := strings.Cut(strings.TrimSpace(s), "\n")
	return line
}
