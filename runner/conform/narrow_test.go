//go:build cgo

package conform

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apfloat"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/serialize/judge"
	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/spirv/spec"
)

// TestFormats converts all finite numbers of the narrow formats to f32 and back, as package apfloat does.
func TestFormats(t *testing.T) {
	t.Parallel()
	ctx := newContext()
	for _, row := range []struct {
		t    ir.Type
		s    apfloat.Semantics
		size int
	}{{ctx.F16(), apfloat.F16, 2}, {ctx.Float(ir.BF16), apfloat.BF16, 2}, {ctx.Float(ir.F8E4M3FN), apfloat.F8E4M3FN, 1}, {ctx.Float(ir.F8E5M2), apfloat.F8E5M2, 1}} {
		f := formatOf(row.t)
		for v := range uint64(1) << (8 * row.size) {
			number := apfloat.FromBits64(row.s, v)
			if number.IsNaN() || number.IsInf() {
				continue
			}
			wide, _ := number.Convert(apfloat.F32)
			data := make([]byte, row.size)
			f.put(data, uint32(v))
			if got := f.single(f.bits(data)); uint64(got) != wide.Bits64() || uint64(f.narrow(got)) != v {
				t.Fatalf("%s %#x is %#x and %#x, want %#x", row.s, v, got, f.narrow(got), wide.Bits64())
			}
		}
	}
}

// TestNarrowKernels counts types in kernels with narrow floats. Signed integers stand for floats of 8 bits only where the block
// has no such integers.
func TestNarrowKernels(t *testing.T) {
	t.Parallel()
	ref, err := reference.Open(reference.Options{})
	if err != nil {
		t.Fatal(err)
	}
	env := ref.Info().Env()
	for id, want := range map[string]struct {
		inst  uint32
		words [2]uint32
		count int
	}{
		"StorageBuffer/std430/read/{bf;h;bf}":          {uint32(spec.OpTypeFloat), [2]uint32{16, uint32(spec.FPEncodingBFloat16KHR)}, 1},
		"StorageBuffer/std430/read/{e4;v2e4;e5;f}":     {uint32(spec.OpTypeFloat), [2]uint32{8, uint32(spec.FPEncodingFloat8E4M3EXT)}, 1},
		"StorageBuffer/std430/read/{e4;e5;s32}":        {uint32(spec.OpTypeFloat), [2]uint32{8, uint32(spec.FPEncodingFloat8E5M2EXT)}, 1},
		"StorageBuffer/std430/read/{e5;s8;i8}":         {uint32(spec.OpTypeInt), [2]uint32{8, 1}, 1},
		"StorageBuffer/std430/read/{e5;i8}":            {uint32(spec.OpTypeInt), [2]uint32{8, 1}, 0},
		"StorageBuffer/std430/read+sizes=spec/{[3]e4}": {uint32(spec.OpTypeFloat), [2]uint32{8, uint32(spec.FPEncodingFloat8E4M3EXT)}, 1},
	} {
		k, err := builtFor(t, "v1/"+id, env)
		if err != nil {
			t.Errorf("%s: %v", id, err)
			continue
		}
		n := 0
		eachInst(k.words, func(_ int, inst []uint32) {
			if inst[0] == 4<<16|want.inst && [2]uint32(inst[2:4]) == want.words {
				n++
			}
		})
		if n != want.count {
			t.Errorf("%s: %d types of %v, want %d", id, n, want.words, want.count)
		}
		if _, err := judge.Validate(k.words, spirvtools.OptionsFor(k.env)); err != nil {
			t.Errorf("%s: %v", id, err)
		}
	}
	_, err = builtFor(t, "v1/StorageBuffer/std430/read/{e4;s8;s16;s64}", env)
	if feature := (*featureError)(nil); !errors.As(err, &feature) || !strings.Contains(feature.feature, "fewer kinds of signed integers") {
		t.Error(err)
	}
}

// TestNarrowTypes has the types for devices with narrow floats and without.
func TestNarrowTypes(t *testing.T) {
	t.Parallel()
	info := capable()
	if got := NarrowTypes(info, 5, 1); got != nil {
		t.Errorf("a device without narrow floats has the types %q", got)
	}
	info = &runner.DeviceInfo{Capabilities: append(slices.Clone(info.Capabilities), spec.CapabilityBFloat16TypeKHR, spec.CapabilityFloat8EXT)}
	list := NarrowTypes(info, 20, 1)
	random := list[len(list)-20:]
	for _, name := range list {
		if !hasNarrowFloats(name) {
			t.Errorf("%s has no narrow floats", name)
		}
		if _, err := parseBlock(newContext(), name); err != nil {
			t.Error(err)
		}
	}
	if all := strings.Join(random, " "); !strings.Contains(all, "bf") || !strings.Contains(all, "e4") || !strings.Contains(all, "e5") || !strings.Contains(all, "#g2.1.") {
		t.Errorf("the random types are %s", all)
	}
	info.Capabilities = append(capable().Capabilities, spec.CapabilityBFloat16TypeKHR)
	if all := strings.Join(NarrowTypes(info, 20, 1), " "); strings.Contains(all, "e4") && !strings.Contains(all, "-e4") || !strings.Contains(all, "-e4-e5") {
		t.Errorf("without floats of 8 bits: %s", all)
	}
	for name, want := range map[string]bool{"{f;v3u8}": false, "{[2]bf}": true, "{m2x3f!r;e4}": true, "#g1.1.2-i8": false, "#g2.1.2-i8": true, "=tensor": false} {
		if hasNarrowFloats(name) != want {
			t.Errorf("%s: %v", name, !want)
		}
	}
}
