package main

import (
	"math/rand/v2"
	"testing"
	"time"
)

// TestJudge compares times that vary by a fifth, and some by much more, as those of a shared machine do.
func TestJudge(t *testing.T) {
	t.Parallel()
	rng := rand.New(rand.NewPCG(1, 2))
	times := func(least float64) []time.Duration {
		out := make([]time.Duration, 600)
		for i := range out {
			us := least * (1 + 0.2*rng.Float64())
			if rng.IntN(20) == 0 {
				us *= 30
			}
			out[i] = time.Duration(us * float64(time.Microsecond))
		}
		return out
	}
	for want, least := range map[string]float64{"": 100, "slower": 105, "faster": 95} {
		if v := judge(times(100), times(least)); v.word() != want || v.err <= 0 || v.err > 0.02 {
			t.Errorf("%v µs beside 100: %+v, %q", least, v, v.word())
		}
	}
}
