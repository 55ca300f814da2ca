//go:build cgo

package reference_test

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/runner/vulkan"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/test/drivers"
)

func TestMain(m *testing.M) { drivers.Main(m) }

// trapping compiles the piece, which is MLIR, with checks of bounds.
func (p *piece) trapping(t *testing.T) *reflect.Module {
	t.Helper()
	text := strings.Repeat("\n", p.line-1) + p.text
	program, err := spvc.Compile(t.Context(), []byte(text), spvc.Options{Name: p.file, Default: permissive(), CheckBounds: true})
	if err != nil {
		t.Fatal(err)
	}
	m, err := program.Binaries[0].Module()
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// trapped returns the lines of a launch that left out accesses.
func (p *piece) trapped(t *testing.T, d runner.Device, m *reflect.Module) (lines []int) {
	t.Helper()
	_, err := runner.Run(t.Context(), d, p.launch(t, d, m))
	var report *runner.ReportError
	if !errors.As(err, &report) {
		if err != nil {
			t.Errorf("%s:%d: %v", p.file, p.line, err)
		}
		return nil
	}
	for _, r := range report.Records {
		place := strings.Split(report.Sites[r.Site].Place, ":")
		line, err := strconv.Atoi(place[1])
		if place[0] != p.file || err != nil {
			t.Errorf("the place of a site is %v", place)
		}
		if r.Index >= 0 && r.Index < int64(r.Count) {
			t.Errorf("%s:%d: index %d of %d is in bounds", p.file, line, r.Index, r.Count)
		}
		lines = append(lines, line)
	}
	if len(report.Records) == 0 || int(report.Total) < len(report.Records) {
		t.Errorf("%s:%d: %d records of %d", p.file, p.line, len(report.Records), report.Total)
	}
	slices.Sort(lines)
	return slices.Compact(lines)
}

// TestTraps compiles the kernels with checks of bounds, and runs them on both drivers and on the
// reference device. Accesses out of bounds are reported by their lines; kernels with other
// faults and correct ones report nothing. The checks of the reference device find no access
// out of bounds, for there is none left.
func TestTraps(t *testing.T) {
	var devices []runner.Device
	for _, s := range drivers.Selectors() {
		d, err := vulkan.OpenDevice(s[1], vulkan.Options{Validate: drivers.Validate()})
		if err != nil {
			t.Fatal(err)
		}
		defer d.Close()
		devices = append(devices, d)
	}
	d, err := reference.Open(reference.Options{Checks: reference.CheckBounds, SubgroupSize: 4})
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	devices = append(devices, d)
	kernels := 0
	for _, p := range readPieces(t) {
		if p.assembly || p.faulty && p.file != "bounds.mlir" {
			continue
		}
		var want []int
		for _, m := range p.marks {
			want = append(want, int(m.line))
		}
		m := p.trapping(t)
		for _, d := range devices {
			if got := p.trapped(t, d, m); !slices.Equal(got, want) {
				t.Errorf("%s:%d: %s: the lines %v on %s, want %v", p.file, p.line, p.name, got, d.Info().Name, want)
			}
		}
		kernels++
	}
	if kernels < 40 {
		t.Errorf("%d kernels", kernels)
	}
}

// TestRobust stores far behind a buffer, without checks. The drivers must neither fail nor
// change the buffer, because robustBufferAccess is enabled.
func TestRobust(t *testing.T) {
	const text = `
gpu.module @k {
  gpu.func @far(%a: memref<?xi32>, %n: index) kernel attributes {known_block_size = array<i32: 16, 1, 1>} {
    %t = gpu.thread_id x
    %i = arith.muli %t, %n : index
    %one = arith.constant 1 : i32
    memref.store %one, %a[%i] : memref<?xi32>
    gpu.return
  }
}`
	p, err := spvc.Compile(t.Context(), []byte(text), spvc.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range drivers.Selectors() {
		d, err := compute.OpenDeviceWith(s[1], vulkan.Options{Validate: drivers.Validate()})
		if err != nil {
			t.Fatal(err)
		}
		far, err := d.Kernel(p, "far")
		if err != nil {
			t.Fatal(err)
		}
		data := make([]int32, 16)
		if _, err := far.Dispatch(t.Context(), [3]uint32{1, 1, 1}, compute.InOut(data), uint32(64_000_000)); err != nil {
			t.Errorf("%s: %v", s[0], err)
		}
		if want := append([]int32{1}, make([]int32, 15)...); !slices.Equal(data, want) {
			t.Errorf("%s: %v", s[0], data)
		}
		if err := d.Close(); err != nil {
			t.Error(err)
		}
	}
}
