package serialize_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize"
)

// TestWorkersReadTheSame compares what one worker makes of binaries with what several
// do, of right ones and of some with a word changed, or a result exchanged for another's.
func TestWorkersReadTheSame(t *testing.T) {
	ws := wordsOf(t, parse(t, newContext(), module(80)))
	read := func(ws []uint32, workers int) (text string, msgs []string) {
		ctx := newContext()
		ctx.Workers = workers
		ctx.PushHandler(func(d *ir.Diagnostic) bool { msgs = append(msgs, d.Message); return true })
		if m, ok := serialize.Deserialize(ctx, ws, serialize.ReadOptions{Name: "x"}); ok {
			text = string(ir.Print(nil, m, ir.PrintOptions{}))
		}
		return text, msgs
	}
	var results []int // words that are ids of results in functions
	for at := 5; at < len(ws); at += int(ws[at] >> 16) {
		if code := ws[at] & 0xffff; code >= 126 && code <= 136 {
			results = append(results, at+2)
		}
	}
	rng := rand.New(rand.NewPCG(1, 2))
	verdicts := map[bool]int{}
	for i := range 120 {
		changed := slices.Clone(ws)
		switch {
		case i == 0:
		case i%3 == 0:
			changed[5+rng.IntN(len(ws)-5)] ^= 1 << rng.IntN(8)
		default:
			changed[results[rng.IntN(len(results))]] = ws[results[rng.IntN(len(results))]]
		}
		text, msgs := read(changed, 1)
		again, others := read(changed, 4)
		if text != again || !slices.Equal(msgs, others) {
			t.Fatalf("change %d: one worker says %q, four %q", i, msgs, others)
		}
		verdicts[text != ""]++
	}
	if verdicts[true] == 0 || verdicts[false] < 60 {
		t.Errorf("verdicts %v", verdicts)
	}
}
