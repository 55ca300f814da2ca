// Package editdist measures how much two names differ, for suggestions.
package editdist

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
