package ir

import (
	"strconv"
	"testing"
)

func BenchmarkVerify(b *testing.B) {
	f := newFixture()
	f.Workers = 1
	for i := range 100 {
		f.b.SetEnd(f.mod.Region(0).First())
		f.in(f.function("f"+strconv.Itoa(i), f.I32()), f.I32())
		v := f.b.Block().Arg(0)
		for range 100 {
			v = f.op(tAdd, []*Value{v, v}, []Type{f.I32()}).Result(0)
		}
		f.end()
	}
	b.ReportAllocs()
	for b.Loop() {
		if !Verify(f.mod) {
			b.Fatal("the module must verify")
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/10100, "ns/op-verified")
}
