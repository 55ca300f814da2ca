//go:build cgo

package conform

import (
	"testing"
)

// BenchmarkBuild generates, compiles and validates probes on one core. The goal is at
// least 500 a second.
func BenchmarkBuild(b *testing.B) {
	e := NewEngine(device(b, lavapipe), 0)
	cases := everything().Cases(Types(e.dev.Info(), true, 400, 1))
	b.ResetTimer()
	built := 0
	for i := range b.N {
		c := &cases[i*7919%len(cases)]
		k, err := build(e.contexts.next(), c, e.env)
		if err != nil {
			if failure(err, Rejected).Verdict == Rejected {
				b.Fatal(c, err)
			}
			continue
		}
		if err := k.validate(); err != nil {
			b.Fatal(c, err)
		}
		built++
	}
	b.ReportMetric(float64(built)/b.Elapsed().Seconds(), "probes/s")
}
