//go:build cgo

package corpus

import (
	"encoding/binary"
	"errors"
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/internal/golden"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/test/drivers"
)

// TestReference runs the compute shaders of the corpus on lavapipe and on the reference
// device, with the same inputs. testdata/reference.txt lists how the results differ and what
// the checks find; reasons says why.
func TestReference(t *testing.T) {
	all := binaries(t)
	driver := open(t, drivers.Selectors()[0][1])
	size := driver.dev.Info().Limits.SubgroupSize
	plain, checked := openReference(t, size, 0), openReference(t, size, reference.CheckAll)
	var lines []string
	for _, file := range slices.Sorted(maps.Keys(all)) {
		s := &shader{file: file, module: reflected(t, file, all[file])}
		var verdicts []string
		for _, entry := range s.entries() {
			for _, specs := range specializations(s.module) {
				verdicts = append(verdicts, judge(t, s, entry, specs, driver, plain, checked))
			}
		}
		slices.Sort(verdicts)
		if verdicts = slices.Compact(verdicts); verdicts != nil {
			lines = append(lines, file+": "+strings.Join(verdicts, "; ")+reasonOf(t, file, verdicts))
		}
	}
	golden.Lines(t, "testdata/reference.txt", lines, *update)
}

func openReference(t *testing.T, size int, c reference.Checks) *place {
	t.Helper()
	d, err := reference.Open(reference.Options{SubgroupSize: size, Checks: c})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { d.Close() })
	return &place{d}
}

// reasons says why results differ or checks find errors, by source.
var reasons = map[string]string{
	"entries_wgsl":                   "its workgroups write to the same places",
	"float_common_comp":              "faceforward by the sign of a product that is zero but for rounding",
	"floats_comp_wgsl":               products,
	"glsl_math_comp":                 "precision of functions, and operands outside of their domains",
	"hashes_comp_wgsl":               "gogpu/naga drops initializers of variables",
	"image_store_comp":               "drivers multiply texels of 8 bits by the reciprocal of 255",
	"linked_list_comp":               "the buffers hold device addresses",
	"mandelbrot_comp":                contracts + ", which decides when an iteration ends",
	"matmul_comp":                    contracts,
	"matrices_comp":                  products,
	"matrices_comp_wgsl":             products,
	"matrix_ops_comp":                products,
	"matrix_rows_comp":               contracts,
	"packed_comp_wgsl":               "packing of numbers that lie between two",
	"packs_comp":                     "packing of numbers that lie between two",
	"pointers_comp_wgsl":             "lavapipe loses signs of zeros; gogpu/naga copies the whole buffer and drops initializers",
	"polynomial_comp":                contracts,
	"push_comp":                      contracts,
	"row_major_comp":                 products,
	"sampled_comp":                   "lavapipe filters texels of 8 bits with 8 bits",
	"saxpy_comp":                     contracts,
	"scopes_comp":                    "its barrier orders workgroup memory, and not the buffers",
	"spec_constants_comp":            contracts,
	"specialized_comp":               contracts,
	"std140_comp":                    products,
	"stencil_comp_wgsl":              contracts,
	"struct_copies_comp_wgsl":        products,
	"structs_comp":                   contracts,
	"texture_loads_single_comp_wgsl": "drivers convert large integers to floats with an error",
	"texture_stores_comp_wgsl":       "its invocations of different z store to the same texels",
	"tiles_comp_wgsl":                contracts + "; gogpu/naga reads plainly what others write",
	"transcendental_comp":            "precision of functions",
	"transforms_comp_wgsl":           products,
}

// contracts is the reason for small differences of sums of products, which cancellation
// makes larger.
const contracts = "lavapipe contracts products and sums"

// products is the reason for differences that remain without contraction.
const products = "drivers choose the order of sums in products of vectors and matrices, and the precision of functions"

// reasonOf returns the reason for a verdict other than that the bytes are equal.
func reasonOf(t *testing.T, file string, verdicts []string) string {
	r := reasons[sourceOf(file)]
	same := !slices.ContainsFunc(verdicts, func(v string) bool { return v != "equal" && !strings.HasPrefix(v, "lavapipe: ") })
	switch {
	case same:
		return ""
	case r == "":
		t.Errorf("%s: %v without a reason", file, verdicts)
		return ""
	}
	return " (" + r + ")"
}

// judge compares an entry point on the devices.
func judge(t *testing.T, s *shader, entry string, specs []reflect.SpecValue, driver, plain, checked *place) string {
	t.Helper()
	want, why := resultsOf(s, entry, specs, driver)
	if why != "" {
		return "lavapipe: " + why
	}
	got, why := resultsOf(s, entry, specs, plain)
	if why != "" {
		return why
	}
	verdict := apart(want, got)
	if verdict != "equal" {
		exact := &shader{file: s.file, module: reflected(t, s.file, rounded(s.module.Words))}
		want, why := resultsOf(exact, entry, specs, driver)
		got, other := resultsOf(exact, entry, specs, plain)
		if why != "" || other != "" {
			t.Errorf("%s: %s without contraction: %s%s", s.file, entry, why, other)
		} else {
			verdict += ", without contraction " + apart(want, got)
		}
	}
	if _, why := resultsOf(s, entry, specs, checked); why != "" {
		verdict += ", " + why
	}
	return verdict
}

// resultsOf runs an entry point, and says why it does not run or what the checks find.
func resultsOf(s *shader, entry string, specs []reflect.SpecValue, p *place) ([][]byte, string) {
	c, out, err := p.first(s, entry, specs)
	if err == nil {
		c.close()
		return out, ""
	}
	var found *reference.CheckError
	if errors.As(err, &found) {
		var checks reference.Checks
		for i := range found.Findings {
			checks |= found.Findings[i].Check
		}
		return nil, "finds " + checks.String()
	}
	if why := refusal(err); why != "" {
		return nil, why
	}
	return nil, err.Error()
}

// apart says how two results differ: "equal", by at most a number of units in the last place
// if all differences are between floats of one sign, or where.
func apart(want, got [][]byte) string {
	most := uint32(0)
	for i := range want {
		for k := 0; k+4 <= len(want[i]) && k+4 <= len(got[i]); k += 4 {
			a, b := binary.LittleEndian.Uint32(want[i][k:]), binary.LittleEndian.Uint32(got[i][k:])
			x, y := math.Float32frombits(a), math.Float32frombits(b)
			switch {
			case a == b || x != x && y != y:
			case a>>31 == b>>31 && max(a, b)-min(a, b) <= 1<<12 && a>>23&0xff != 0 && a>>23&0xff != 0xff:
				most = max(most, max(a, b)-min(a, b))
			default:
				return "differs"
			}
		}
	}
	if most == 0 {
		return "equal"
	}
	for _, bound := range []uint32{1, 4, 16, 256} {
		if most <= bound {
			return fmt.Sprintf("within %d ULP", bound)
		}
	}
	return "within 4096 ULP"
}
