package count

import "testing"

// TestOf checks numbers around 1, nouns with other endings, and numbers of 64 bits.
func TestOf(t *testing.T) {
	for got, want := range map[string]string{
		Of(0, "byte"): "0 bytes", Of(1, "byte"): "1 byte", Of(2, "byte"): "2 bytes", Of(-1, "byte"): "-1 bytes",
		Of(uint64(1)<<63, "word"): "9223372036854775808 words", Of(uint8(200), "array"): "200 arrays",
		Of(3, "entry"): "3 entries", Of(1, "entry"): "1 entry", Of(2, "access"): "2 accesses", Of(2, "index"): "2 indexes", Of(2, "branch"): "2 branches",
		Noun(1, "launch"): "launch", Noun(2, "launch"): "launches",
	} {
		if got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}
