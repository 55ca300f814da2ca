//go:build cgo

package programs_test

import (
	"bytes"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/spvc/spvc"
)

// tensor is an array of any rank, row by row.
type tensor struct {
	shape []int
	data  []float64
}

// made returns a tensor whose elements f computes from their indices.
func made(f func(at []int) float64, shape ...int) tensor {
	t := tensor{shape, nil}
	at := make([]int, len(shape))
	for {
		t.data = append(t.data, f(at))
		d := len(shape) - 1
		for ; d >= 0; d-- {
			if at[d]++; at[d] < shape[d] {
				break
			}
			at[d] = 0
		}
		if d < 0 {
			return t
		}
	}
}

// at returns an element.
func (t tensor) at(index ...int) float64 {
	n := 0
	for d, i := range index {
		n = n*t.shape[d] + i
	}
	return t.data[n]
}

// filled is what the programs fill their inputs with: the sum of the indices times factors,
// modulo m, less s.
func filled(m, s int, factors []int, shape ...int) tensor {
	return made(func(at []int) float64 {
		sum := 0
		for d, i := range at {
			sum += i * factors[d]
		}
		return float64(sum%m - s)
	}, shape...)
}

// total sums f over the indices below the bounds.
func total(f func(at []int) float64, bounds ...int) float64 {
	sum := 0.0
	for _, v := range made(f, bounds...).data {
		sum += v
	}
	return sum
}

func product(a, b tensor) tensor {
	return made(func(at []int) float64 {
		return total(func(k []int) float64 { return a.at(at[0], k[0]) * b.at(k[0], at[1]) }, a.shape[1])
	}, a.shape[0], b.shape[1])
}

func softmax(a tensor) tensor {
	return made(func(at []int) float64 {
		most := math.Inf(-1)
		for j := range a.shape[1] {
			most = max(most, a.at(at[0], j))
		}
		sum := total(func(j []int) float64 { return math.Exp(a.at(at[0], j[0]) - most) }, a.shape[1])
		return math.Exp(a.at(at[0], at[1])-most) / sum
	}, a.shape...)
}

// pooled returns the values of the windows of 2x2 of an image, joined by join.
func pooled(join func(a, b float64) float64) tensor {
	a := filled(11, 5, []int{1, 3, 5, 4}, 1, 6, 8, 2)
	return made(func(at []int) float64 {
		v := a.at(0, 2*at[1], 2*at[2], at[3])
		for k := 1; k < 4; k++ {
			v = join(v, a.at(0, 2*at[1]+k/2, 2*at[2]+k%2, at[3]))
		}
		return v
	}, 1, 3, 4, 2)
}

// convolved returns the convolution of an image with a filter of 3x3.
func convolved(image, filter tensor) tensor {
	return made(func(at []int) float64 {
		return total(func(k []int) float64 { return image.at(at[0]+k[0], at[1]+k[1]) * filter.at(k[0], k[1]) }, 3, 3)
	}, image.shape[0]-2, image.shape[1]-2)
}

// padded returns an image with a border of zeros.
func padded(image tensor) tensor {
	return made(func(at []int) float64 {
		if i, j := at[0]-1, at[1]-1; i >= 0 && j >= 0 && i < image.shape[0] && j < image.shape[1] {
			return image.at(i, j)
		}
		return 0
	}, image.shape[0]+2, image.shape[1]+2)
}

// linalgResults computes what the programs of the folder linalg print, by the first part of their
// names.
func linalgResults() map[string]tensor {
	factors, image := []int{3, 5}, filled(7, 3, []int{3, 5}, 6, 7)
	batchA, batchB := filled(7, 3, []int{2, 3, 5}, 2, 4, 5), filled(5, 2, []int{1, 5, 3}, 2, 5, 3)
	nchw, nchwFilter := filled(7, 3, []int{1, 3, 5, 2}, 1, 2, 7, 8), filled(5, 2, []int{1, 2, 3, 5}, 3, 2, 3, 3)
	deep, deepFilter := filled(7, 3, []int{1, 3, 5, 2}, 1, 9, 9, 2), filled(5, 2, []int{1, 2, 3}, 3, 3, 2)
	rows, grid := filled(11, 5, factors, 4, 8), filled(7, 3, factors, 12, 11)
	numbers := filled(19, 9, []int{7, 3}, 6, 10)
	return map[string]tensor{
		"matmul":    product(filled(7, 3, factors, 8, 12), filled(5, 2, []int{5, 3}, 12, 6)),
		"attention": product(softmax(product(filled(7, 3, factors, 4, 6), filled(4, 1, []int{1, 2}, 6, 5))), filled(5, 2, []int{2, 3}, 5, 3)),
		"batch-matmul": made(func(at []int) float64 {
			return total(func(k []int) float64 { return batchA.at(at[0], at[1], k[0]) * batchB.at(at[0], k[0], at[2]) }, 5)
		}, 2, 4, 3),
		"broadcast-add": made(func(at []int) float64 { return float64((3*at[1])%7-3) + float64((5*at[0]+3*at[1])%5-2) }, 4, 6),
		"conv-2d":       convolved(filled(7, 3, factors, 10, 9), filled(4, 1, []int{2, 3}, 3, 3)),
		"conv-2d-nchw": made(func(at []int) float64 {
			return total(func(k []int) float64 {
				return nchw.at(0, k[0], at[2]+k[1], at[3]+k[2]) * nchwFilter.at(at[1], k[0], k[1], k[2])
			}, 2, 3, 3)
		}, 1, 3, 5, 6),
		"depthwise-conv": made(func(at []int) float64 {
			return total(func(k []int) float64 {
				return deep.at(0, 2*at[1]+k[0], 2*at[2]+k[1], at[3]) * deepFilter.at(k[0], k[1], at[3])
			}, 3, 3)
		}, 1, 4, 4, 2),
		"gelu": made(func(at []int) float64 {
			x := image.at(at[0], at[1])
			return x / 2 * (1 + math.Tanh(0.7978846*(x+0.044715*x*x*x)))
		}, 6, 7),
		"layer-norm": made(func(at []int) float64 {
			mean := total(func(j []int) float64 { return rows.at(at[0], j[0]) }, 8) / 8
			variance := total(func(j []int) float64 { return math.Pow(rows.at(at[0], j[0])-mean, 2) }, 8) / 8
			return (rows.at(at[0], at[1]) - mean) / math.Sqrt(variance+0.5)
		}, 4, 8),
		"pad-conv":    convolved(padded(image), filled(4, 1, []int{2, 3}, 3, 3)),
		"pooling-max": pooled(func(a, b float64) float64 { return max(a, b) }),
		"pooling-sum": pooled(func(a, b float64) float64 { return a + b }),
		"reduce-i32":  made(func(at []int) float64 { return slices.Max(numbers.data[10*at[0] : 10*at[0]+10]) }, 6),
		"softmax":     softmax(filled(7, 3, factors, 5, 8)),
		"stencil": made(func(at []int) float64 {
			i, j := at[0], at[1]
			if i == 0 || j == 0 || i == 11 || j == 10 {
				return grid.at(i, j)
			}
			return grid.at(i-1, j) + grid.at(i+1, j) + grid.at(i, j-1) + grid.at(i, j+1)
		}, 12, 11),
		"transpose-dynamic": made(func(at []int) float64 { return float64(7*at[1] + at[0]) }, 7, 5),
	}
}

// resultOf returns the longest name in results that the name of a program begins with.
func resultOf(results map[string]tensor, program string) string {
	name := strings.TrimSuffix(program, filepath.Ext(program))
	for {
		if _, ok := results[name]; ok {
			return name
		}
		at := strings.LastIndex(name, "-")
		if at < 0 {
			return ""
		}
		name = name[:at]
	}
}

// printedNumbers reads the sizes and the elements of a printed memref.
func printedNumbers(t *testing.T, text string) ([]int, []float64) {
	t.Helper()
	head, body, ok := strings.Cut(text, "data =")
	sizes := regexp.MustCompile(`sizes = \[([^]]*)\]`).FindStringSubmatch(head)
	if !ok || sizes == nil {
		t.Fatalf("no memref is printed: %q", text)
	}
	var shape []int
	for s := range strings.SplitSeq(sizes[1], ", ") {
		n, err := strconv.Atoi(s)
		if err != nil {
			t.Fatal(err)
		}
		shape = append(shape, n)
	}
	var data []float64
	for _, s := range strings.FieldsFunc(body, func(r rune) bool { return strings.ContainsRune("[], \n", r) }) {
		v, err := strconv.ParseFloat(s, 64)
		if err != nil {
			t.Fatal(err)
		}
		data = append(data, v)
	}
	return shape, data
}

// TestLinalgPrograms runs programs that mlir-opt 19 made from linalg, tensor and affine
// operations.
func TestLinalgPrograms(t *testing.T) { testMade(t, 20, "linalg/*.mlir") }

// TestPrograms22 runs programs that mlir-opt 22 made from linalg, tensor, affine and tosa operations, as text and as
// bytecode.
func TestPrograms22(t *testing.T) { testMade(t, 40, "mlir22/*.mlir", "mlir22/*.mlirbc") }

// testMade runs programs of other tools, lowered to several stages, at least so many, and compares what they print with the
// same computed in Go. Results of transcendental functions may differ by the precision of the device and of the
// printed text.
func testMade(t *testing.T, least int, patterns ...string) {
	var files []string
	for _, p := range patterns {
		some, err := filepath.Glob(p)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, some...)
	}
	if len(files) < least {
		t.Fatalf("%d programs", len(files))
	}
	results := linalgResults()
	for name, d := range opened(t) {
		for _, file := range files {
			t.Run(name+"/"+filepath.Base(file), func(t *testing.T) {
				want, ok := results[resultOf(results, filepath.Base(file))]
				if !ok {
					t.Fatal("nothing computes this in Go")
				}
				text, err := os.ReadFile(file)
				if err != nil {
					t.Fatal(err)
				}
				p, err := spvc.Compile(t.Context(), text, spvc.Options{Name: file, Default: d.Info().Env()})
				if err != nil {
					t.Fatal(err)
				}
				var out bytes.Buffer
				report, err := p.Run(t.Context(), d, spvc.RunOptions{Out: &out})
				if err != nil {
					t.Fatal(err)
				}
				if report.Launches < 2 {
					t.Errorf("%d launches: the loops ran on the host", report.Launches)
				}
				shape, data := printedNumbers(t, out.String())
				if !slices.Equal(shape, want.shape) || len(data) != len(want.data) {
					t.Fatalf("a memref of %v with %d numbers is printed, want %v", shape, len(data), want.shape)
				}
				for i, v := range data {
					if math.Abs(v-want.data[i]) > 1e-4*max(1, math.Abs(want.data[i])) {
						t.Errorf("element %d: %v, want %v", i, v, want.data[i])
					}
				}
			})
		}
	}
}
