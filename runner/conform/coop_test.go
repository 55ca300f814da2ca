//go:build cgo

package conform

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/serialize/judge"
	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// matrixEnv returns the target of the reference device with shapes of cooperative matrices.
func matrixEnv(t *testing.T, shapes ...target.CooperativeMatrix) *target.Env {
	t.Helper()
	ref, err := reference.Open(reference.Options{})
	if err != nil {
		t.Fatal(err)
	}
	c := ref.Info().Env().Config()
	c.Limits.CooperativeMatrixKHR = shapes
	return target.New(c)
}

// TestMatrices checks which parts of blocks are loaded as matrices, and that kernels are valid.
func TestMatrices(t *testing.T) {
	t.Parallel()
	env := matrixEnv(t)
	for id, loads := range map[string]int{
		"StorageBuffer/std430/read+coop=a.row/{[8][16]f}":                        1,
		"StorageBuffer/std430/write+coop=b.column/{v4f;[8][16]h;f}":              1,
		"StorageBuffer/std430/read+coop=acc.row/{[2]{[16][4]i32;v4f}}":           2,
		"StorageBuffer/std430/read+coop=a.words/{[2]{[4][16]i8;v4f}}":            2,
		"StorageBuffer/std430/read+coop=a.row/{i32;[][4][4]f}":                   0, // lines begin at 4
		"StorageBuffer/std430/read+coop=a.row/{v4f;[][4][4]f}":                   3,
		"StorageBuffer/std140/read+coop=a.row/{[8][16]f}":                        0, // gaps between scalars
		"StorageBuffer/std430/read+coop=a.row/{[8]v4f}":                          0,
		"StorageBuffer/custom/read+coop=a.words/{[8~20][2~1]i8@2}":               0, // words begin at 4
		"StorageBuffer/custom/read+coop=a.words/{[8~20][2~1]i8@4}":               1,
		"StorageBuffer/custom/read+coop=a.row/{[8~20][2~1]i8@2}":                 1,
		"StorageBuffer/std430/read+coop=a.row/{[64][32]f}":                       0, // too many elements
		"PhysicalStorageBuffer/std430/write+coop=acc.column/{[2]{[8][8]e4;v4f}}": 2,
		"Workgroup/std430/read+coop=b.row/{[8][8]bf}":                            1,
	} {
		k, err := builtFor(t, "v1/"+id, env)
		if feature := (*featureError)(nil); loads == 0 && errors.As(err, &feature) {
			continue
		}
		if err != nil || loads == 0 {
			t.Errorf("%s: %v", id, err)
			continue
		}
		n := 0
		for _, inst := range opcodes(k.words) {
			if inst == "OpCooperativeMatrixLoadKHR" {
				n++
			}
		}
		if n != loads {
			t.Errorf("%s: %d matrices, want %d", id, n, loads)
		}
		if _, err := judge.Validate(k.words, spirvtools.OptionsFor(k.env)); err != nil {
			t.Errorf("%s: %v", id, err)
		}
	}
}

// TestOffered has a device with one shape, 8 by 16 times 16 by 4.
func TestOffered(t *testing.T) {
	t.Parallel()
	env := matrixEnv(t, target.CooperativeMatrix{M: 8, N: 4, K: 16, AType: "ui8", BType: "i8", CType: "i32", ResultType: "i32", Scope: spec.ScopeSubgroup},
		target.CooperativeMatrix{M: 4, N: 4, K: 4, AType: "f32", BType: "f32", CType: "f32", ResultType: "f32", Scope: spec.ScopeWorkgroup})
	for id, want := range map[string]bool{
		"a.row/{[8][16]i8}": true, "a.row/{[8][16]u8}": true, "a.column/{[16][8]i8}": true, "a.column/{[8][16]i8}": false, "a.row/{[8][16]i32}": false,
		"b.row/{[16][4]i8}": true, "b.row/{[8][16]i8}": false, "acc.row/{[8][4]i32}": true, "acc.column/{[4][8]i32}": true, "acc.row/{[8][4]i8}": false,
		"a.row/{[4][4]f}": false, // of a workgroup
	} {
		_, err := builtFor(t, "v1/StorageBuffer/std430/read+coop="+id, env)
		if (err == nil) != want || err != nil && !strings.Contains(err.Error(), "cooperative matrices of") {
			t.Errorf("%s: %v", id, err)
		}
	}
}

// TestMatrixPlace has a matrix of 2 rows by 3 columns in two elements of an array. The plain array has the columns, one after another.
func TestMatrixPlace(t *testing.T) {
	t.Parallel()
	k, err := builtFor(t, "v1/StorageBuffer/std430/read+coop=a.row/{[2]{[4][8]h;v4f}}", matrixEnv(t))
	if err != nil {
		t.Fatal(err)
	}
	for instance, want := range map[int64]int64{0: 0, 1: 4, 7: 28, 8: 1, 31: 31, 32: 32, 33: 36, 41: 37} {
		if got := k.place(0, instance); got != want {
			t.Errorf("element %d is at %d, want %d", instance, got, want)
		}
	}
	if got := k.place(1, 5); got != k.first[1]+5 {
		t.Errorf("scalars are at %d", got)
	}
}

// TestMatrixTypes has types of devices with and without a list of shapes, and without matrices.
func TestMatrixTypes(t *testing.T) {
	t.Parallel()
	info := &runner.DeviceInfo{}
	if got := MatrixTypes(info); got != nil {
		t.Errorf("a device without matrices has %q", got)
	}
	info.Capabilities = []spec.Capability{spec.CapabilityCooperativeMatrixKHR}
	all := MatrixTypes(info)
	info.Limits.CooperativeMatrixKHR = []target.CooperativeMatrix{{M: 8, N: 4, K: 16, AType: "ui8", BType: "i8", CType: "i32", ResultType: "i32"}}
	few := MatrixTypes(info)
	for _, want := range []string{"{[8][16]i8}", "{[16][8]i8}", "{v4f;[16][4]i8}", "{i32;[][8][4]i32}", "{v4f@16;[8~32][4~4]i32@64;f@0}"} {
		if !slices.Contains(few, want) {
			t.Errorf("the types lack %s", want)
		}
	}
	for _, name := range slices.Concat(all, few) {
		if _, err := parseBlock(newContext(), name); err != nil {
			t.Error(err)
		}
	}
	if len(few) != 6*7 || len(all) != 35*7 {
		t.Errorf("%d and %d types", len(few), len(all))
	}
}
