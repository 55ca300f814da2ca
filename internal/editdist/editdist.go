// Package editdist measures how much two names differ, for suggestions.
package editdist

import "strings"

// Nearest returns the candidate that is spelled most like name, without regard to case: the
// first of those that differ least. It returns "" if all candidates differ in three bytes or
// more, or in more than half of a short name, and if the only one that is near is name itself.
func Nearest(name string, candidates []string) string {
	best, least := "", min(3, len(name)/2+1)
	for _, candidate := range candidates {
		if n := Distance(strings.ToLower(name), strings.ToLower(candidate), least); n < least && candidate != name {
			best, least = candidate, n
		}
	}
	return best
}

// Note returns a question for the nearest candidate, after a separator, or "" if no candidate is
// near.
func Note(separator, name string, candidates []string) string {
	best := Nearest(name, candidates)
	if best == "" {
		return ""
	}
	return separator + "did you mean '" + best + "'?"
}

// Distance returns the number of bytes to add, drop or replace to turn b into a (the
// Levenshtein distance), or limit if the distance is not less than limit.
func Distance(a, b string, limit int) int {
	if len(a)-len(b) >= limit || len(b)-len(a) >= limit {
		return limit
	}
	row := make([]int, len(b)+1)
	for k := range row {
		row[k] = k
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for k := range len(b) {
			n := diagonal
			if a[i] != b[k] {
				n = 1 + min(diagonal, row[k], row[k+1])
			}
			diagonal, row[k+1] = row[k+1], n
		}
	}
	return min(row[len(b)], limit)
}
