package apfloat

import "testing"

func benchmarkAppend(b *testing.B, f Float) {
	buf := make([]byte, 0, 64)
	b.ReportAllocs()
	for b.Loop() {
		buf = f.AppendMLIR(buf[:0])
	}
}

func f64(v float64) Float { f, _ := FromFloat64(F64, v); return f }

func BenchmarkAppendF32Short(b *testing.B) { benchmarkAppend(b, FromFloat32(1.5)) }
func BenchmarkAppendF32Long(b *testing.B)  { benchmarkAppend(b, FromFloat32(0.7)) }
func BenchmarkAppendF64Short(b *testing.B) { benchmarkAppend(b, f64(0.1)) }
func BenchmarkAppendF64Long(b *testing.B)  { benchmarkAppend(b, f64(3.14159265358979)) }
func BenchmarkAppendF64Tiny(b *testing.B)  { benchmarkAppend(b, f64(3e-300)) }
func BenchmarkAppendF128Tiny(b *testing.B) { benchmarkAppend(b, Smallest(F128, false)) }

func BenchmarkParseF32(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		ParseLiteral(F32, "1.500000e+00")
	}
}

func BenchmarkAddF32(b *testing.B) {
	x, y := FromFloat32(1.5), FromFloat32(0.1)
	b.ReportAllocs()
	for b.Loop() {
		x.Add(y)
	}
}

func BenchmarkConvertF32ToF16(b *testing.B) {
	x := FromFloat32(1.5)
	b.ReportAllocs()
	for b.Loop() {
		x.Convert(F16)
	}
}

func TestNativeFormatsDoNotAllocate(t *testing.T) {
	buf := make([]byte, 0, 64)
	n := testing.AllocsPerRun(10, func() {
		for _, f := range [...]Float{FromFloat32(1.5), FromFloat32(0.7), f64(0.7), f64(3e-300), f64(1e20)} {
			buf = f.AppendMLIR(buf[:0])
		}
		ParseLiteral(F32, "-1.500000e+00")
		f64(0.1).Add(f64(0.2)).Mul(f64(3)).Convert(F16)
	})
	if n != 0 {
		t.Errorf("%v allocations", n)
	}
}
