//go:build cgo

package programs_test

import (
	"fmt"
	"math"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// A printed is a memref that a program prints.
type printed struct {
	sizes   []int
	numbers []float64
}

// A programModel computes what a program must print. A number of the program may differ from that of the
// model by the tolerance, times the size of the number if that is above 1. Programs print six
// digits of a float.
type programModel struct {
	compute   func() []printed
	tolerance float64
}

const sixDigits = 1e-5

// models are the models of the programs from number 100 on. They share no code with spvc.
var models = map[string]programModel{
	"100-flash-attention.mlir":        {attention, sixDigits},
	"101-depthwise-conv.mlir":         {depthwise, sixDigits},
	"102-conv-nhwc.mlir":              {convolution, sixDigits},
	"103-gemm-outerproduct.mlir":      {outerProducts, sixDigits},
	"104-gemm-contract.mlir":          {tiles, sixDigits},
	"105-gemm-int8.mlir":              {bytesGEMM, 0},
	"106-gemm-f16.mlir":               {halvesGEMM, 1e-3}, // Vulkan rounds to f16 in any way.
	"107-layer-norm.mlir":             {layerNorm, sixDigits},
	"108-rms-norm.mlir":               {rmsNorm, sixDigits},
	"109-masked-softmax.mlir":         {maskedSoftmax, sixDigits},
	"110-batched-gemv.mlir":           {batchedGEMV, sixDigits},
	"111-quantize-rows.mlir":          {quantized, sixDigits},
	"112-dct8x8.mlir":                 {cosines, 0},
	"113-bilinear-resize.mlir":        {resized, sixDigits},
	"114-sobel.mlir":                  {sobel, 0},
	"115-rgb-to-yuv.mlir":             {colors, 0},
	"116-mandelbrot-lanes.mlir":       {mandelbrot, 0},
	"117-top-k.mlir":                  {topK, 0},
	"118-stream-compaction.mlir":      {compaction, 0},
	"119-gather-histogram.mlir":       {gatherHistogram, 0},
	"120-integral-image.mlir":         {integralImage, 0},
	"121-string-match.mlir":           {stringMatch, 0},
	"122-odd-widths.mlir":             {oddWidths, 0},
	"123-saturating-conversions.mlir": {saturating, 0},
	"124-monte-carlo-pi.mlir":         {monteCarlo, sixDigits},
	"125-philox.mlir":                 {philox, 0},
	"126-correlation-fft.mlir":        {correlation, 1e-2}, // Vulkan's sines are exact to 2^-11.
	"127-reductions.mlir":             {reductions, sixDigits},
	"128-permuted-transfers.mlir":     {permuted, 0},
	"129-nbody.mlir":                  {bodies, 1e-3}, // Errors grow in ten steps.
	"130-inverse-4x4.mlir":            {inverses, 1e-3},
	"131-kahan-sum.mlir":              {kahan, 0},
	"132-myers-distance.mlir":         {distances, 0},
	"133-life-in-registers.mlir":      {life, 0},
	"134-index-arithmetic.mlir":       {indexArithmetic, 0},
	"135-complex-functions.mlir":      {complexFunctions, 1e-3}, // Vulkan's sines are exact to 2^-11.
	"136-padded-windows.mlir":         {paddedWindows, 0},
	"137-dot-products.mlir":           {dotProducts, 0},
	"138-gemm-f8.mlir":                {bytesOfFloats, sixDigits},
	"139-newer-subgroups.mlir":        {lanesOfFour, 0},
	"140-great-circles.mlir":          {greatCircles, 1e-5},
	"141-constant-tables.mlir":        {constantTables, 0},
	"142-wide-counters.mlir":          {wideCounters, 0},
	"143-flags-and-vectors.mlir":      {flagsAndVectors, 0},
	"144-newer-memory.mlir":           {newerMemory, 0},
}

// TestModelsComplete fails if a program from number 100 on has no model, or a model no program.
func TestModelsComplete(t *testing.T) {
	files, err := filepath.Glob("1[0-9][0-9]-*.mlir")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		if models[file].compute == nil {
			t.Errorf("%s has no model", file)
		}
	}
	if len(files) != len(models) {
		t.Errorf("%d programs, but %d models", len(files), len(models))
	}
}

var header = regexp.MustCompile(`(?s)sizes = \[([^\]]*)\] strides = \[[^\]]*\] data = \n(.*)`)

// parsePrinted reads the memrefs that a program has printed.
func parsePrinted(text string) (all []printed, err error) {
	for part := range strings.SplitSeq(text, "Unranked Memref") {
		m := header.FindStringSubmatch(part)
		if m == nil {
			continue
		}
		var p printed
		for s := range strings.SplitSeq(m[1], ", ") {
			n, err := strconv.Atoi(s)
			if err != nil {
				return nil, err
			}
			p.sizes = append(p.sizes, n)
		}
		for _, s := range strings.FieldsFunc(m[2], func(r rune) bool { return strings.ContainsRune("[], \n", r) }) {
			x, err := strconv.ParseFloat(s, 64)
			if err != nil {
				return nil, err
			}
			p.numbers = append(p.numbers, x)
		}
		all = append(all, p)
	}
	return all, nil
}

// compare returns an error if the text that a program printed is not what m computes.
func (m programModel) compare(text string) error {
	got, err := parsePrinted(text)
	if err != nil {
		return err
	}
	want := m.compute()
	if len(got) != len(want) {
		return fmt.Errorf("%d memrefs, want %d", len(got), len(want))
	}
	for k, w := range want {
		g := got[k]
		if fmt.Sprint(g.sizes) != fmt.Sprint(w.sizes) || len(g.numbers) != len(w.numbers) {
			return fmt.Errorf("memref %d: sizes %v with %d numbers, want %v with %d", k, g.sizes, len(g.numbers), w.sizes, len(w.numbers))
		}
		for i, x := range w.numbers {
			if !(math.Abs(g.numbers[i]-x) <= m.tolerance*max(1, math.Abs(x))) {
				return fmt.Errorf("memref %d, number %d: got %v, want %v with a tolerance of %v", k, i, g.numbers[i], x, m.tolerance)
			}
		}
	}
	return nil
}

// TestModelComparison changes what a program prints, which the comparison must detect.
func TestModelComparison(t *testing.T) {
	m := programModel{func() []printed {
		return []printed{numbers(func(at []int) float64 { return float64(at[0]) * 100 }, 2, 1)}
	}, 0.01}
	for _, c := range []struct {
		sizes, data string
		same        bool
	}{
		{"2, 1", "[[0], \n [100]]", true},
		{"2, 1", "[[0.01], \n [99]]", true},
		{"2, 1", "[[0.02], \n [100]]", false},
		{"2, 1", "[[0], \n [98.9]]", false},
		{"2, 1", "[[0], \n [nan]]", false},
		{"2, 1", "[[0]]", false},
		{"2", "[0, 100]", false},
		{"2, 1", "[[0], \n [x]]", false},
		{"x", "[[0], \n [100]]", false},
	} {
		text := "Unranked Memref base@ = 0x0 rank = 2 offset = 0 sizes = [" + c.sizes + "] strides = [1, 1] data = \n" + c.data + "\n"
		if err := m.compare(text); (err == nil) != c.same {
			t.Errorf("%q: %v", text, err)
		}
		if m.compare(text+text) == nil {
			t.Errorf("%q twice is accepted", text)
		}
	}
}

// numbers returns a memref whose elements are the values of f at their positions.
func numbers(f func(at []int) float64, sizes ...int) printed {
	p := printed{sizes: sizes}
	at := make([]int, len(sizes))
	for {
		p.numbers = append(p.numbers, f(at))
		d := len(sizes) - 1
		for d >= 0 && at[d] == sizes[d]-1 {
			at[d] = 0
			d--
		}
		if d < 0 {
			return p
		}
		at[d]++
	}
}

// table returns a matrix of the values of f.
func table(h, w int, f func(i, j int) float64) printed {
	return numbers(func(at []int) float64 { return f(at[0], at[1]) }, h, w)
}

// row returns a memref of one dimension with numbers of any type.
func row[T int | float64](xs []T) printed {
	return numbers(func(at []int) float64 { return float64(xs[at[0]]) }, len(xs))
}

// stored returns the element that @fill of the programs stores at (i, j).
func stored(a, b int) func(i, j int) float64 {
	return func(i, j int) float64 { return float64((a*i+b*j)%17-8) / 8 }
}

// sum adds the values of f for n numbers.
func sum(n int, f func(k int) float64) (s float64) {
	for k := range n {
		s += f(k)
	}
	return s
}

// multiplied returns the matrix of sums of a(i, k) * b(k, j).
func multiplied(h, w, depth int, a, b func(i, j int) float64) printed {
	return table(h, w, func(i, j int) float64 {
		return sum(depth, func(k int) float64 { return a(i, k) * b(k, j) })
	})
}
