package passes_test

import (
	"strconv"
	"strings"
	"testing"

	"github.com/spvc/spvc/conversion/passes"
	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// module returns n functions of 90 operations.
func module(n int) string {
	var sb strings.Builder
	for i := range n {
		sb.WriteString("func.func @f" + strconv.Itoa(i) + "(%v: index, %x: f32) -> index {\n")
		last := "%v"
		for k := range 30 {
			s := strconv.Itoa(k)
			sb.WriteString("  %c" + s + " = arith.constant " + s + " : index\n  %i" + s + " = arith.addi " + last + ", %c" + s + " : index\n  %y" + s + " = arith.mulf %x, %x : f32\n")
			last = "%i" + s
		}
		sb.WriteString("  return " + last + " : index\n}\n")
	}
	return sb.String()
}

// BenchmarkArith converts modules of 100 and 1,000 functions: the time per
// function must not grow.
func BenchmarkArith(b *testing.B) {
	for _, n := range []int{100, 1000} {
		b.Run(strconv.Itoa(n), func(b *testing.B) {
			b.ReportAllocs()
			text := module(n)
			for b.Loop() {
				b.StopTimer()
				ctx := ir.NewContext(all.Registry())
				m, ok := ir.Parse(ctx, ctx.AddFile("bench.mlir", []byte(text)))
				if !ok {
					b.Fatal("the module does not parse")
				}
				p := passes.NewArithToSPIRV()
				b.StartTimer()
				if !p.Run(m, &pass.Run{Workers: 1, Pass: p}) {
					b.Fatal("the conversion fails")
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*n), "ns/func")
		})
	}
}
