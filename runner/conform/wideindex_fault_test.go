//go:build cgo

package conform

import (
	"context"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// halving is what a device with wrong indices takes in place of an index of 64 bits.
type halving struct {
	name string
	// ops are the operations on the index, each with a constant.
	ops []spec.Opcode
	by  []uint64
	// offset is true if the operations are on the index times the stride, which is a power of two.
	offset bool
	widths []indexWidth
	text   string
}

var halvings = []halving{
	{name: "the upper half", ops: []spec.Opcode{spec.OpShiftRightLogical}, by: []uint64{32}, widths: []indexWidth{longIndices, longOffsets}, text: "the upper halves of indices"},
	{name: "the lower half", ops: []spec.Opcode{spec.OpBitwiseAnd}, by: []uint64{1<<32 - 1}, widths: []indexWidth{farOffsets}, text: "indices of 32 bits in place of 64"},
	{
		name: "the lower half with its sign", ops: []spec.Opcode{spec.OpShiftLeftLogical, spec.OpShiftRightArithmetic}, by: []uint64{32, 32},
		widths: []indexWidth{farOffsets}, text: "indices of 32 bits in place of 64",
	},
	{name: "an offset of 32 bits", ops: []spec.Opcode{spec.OpBitwiseAnd}, by: []uint64{1<<32 - 1}, offset: true, widths: []indexWidth{farOffsets}, text: "indices of 32 bits in place of 64"},
	{name: "no sign", ops: []spec.Opcode{spec.OpBitwiseAnd}, by: []uint64{1<<63 - 1}, widths: []indexWidth{farOffsets}, text: "indices of 32 bits in place of 64"},
}

// halve returns a binary with a fault: the access chains have other indices than those of 64 bits.
func halve(binary []uint32, h *halving) []uint32 {
	u := newUntyper(binary, typedPointers)
	integer := u.typeOf(spec.OpTypeInt, 64, 0)
	strides, wide, masks := map[uint32]uint64{}, map[uint32]bool{}, map[uint64]uint32{}
	var by []uint32
	constant := func(n uint64) uint32 {
		id := u.newID()
		u.added = append(u.added, words.First(spec.OpConstant, 5), integer, id, uint32(n), uint32(n>>32))
		return id
	}
	for _, n := range h.by {
		by = append(by, constant(n))
	}
	for _, n := range []uint64{1, 2, 4, 8} {
		masks[n] = constant((1<<32 - 1) / n)
	}
	eachInst(binary, func(_ int, inst []uint32) {
		op := spec.Opcode(inst[0] & 0xffff)
		if op == spec.OpDecorate && spec.Decoration(inst[2]) == spec.DecorationArrayStride {
			strides[inst[1]] = uint64(inst[3])
		}
		if spec.Info(op).HasResultType && inst[1] == integer {
			wide[inst[2]] = true
		}
		if op == spec.OpFunction {
			u.out = append(u.out, u.added...)
			u.added = nil
		}
		if op == spec.OpAccessChain || op == spec.OpPtrAccessChain {
			inst = slices.Clone(inst)
			for i := 4; i < len(inst); i++ {
				if !wide[inst[i]] || op != spec.OpPtrAccessChain && h.widths[0] == farOffsets {
					continue
				}
				for k, operation := range h.ops {
					operand := by[k]
					if h.offset {
						operand = masks[strides[inst[1]]]
					}
					id := u.newID()
					u.emit(operation, integer, id, inst[i], operand)
					inst[i] = id
				}
			}
		}
		u.out = append(u.out, inst...)
	})
	return u.out
}

// TestIndexFaults runs cases with the option index64 right, and again with wrong halves of the indices. All must be found and named.
func TestIndexFaults(t *testing.T) {
	e := NewEngine(referenceDevice(t), time.Minute)
	defer e.Close()
	faults, named := 0, 0
	for _, id := range []string{
		"StorageBuffer/std430/read+index64=%/{f;[4]f;[2]{i32;v3f}}", "StorageBuffer/std430/write+index64=%/{f;[4]f;[2]{i32;v3f}}", "Uniform/std140/read+index64=%/{m3x2f!r;[2]m2x2f;v4f}",
		"StorageBuffer/std430/read+array=3+index64=%/{f;[4]v2f}", "StorageBuffer/std430/read+array=3+index=computed+index64=%/{f;f;f}", "StorageBuffer/std430/read+dyn+index64=%/{[3][2]f;f}",
		"StorageBuffer/std430/read+grain=vector+index64=%/{m2x4f;[3]v2f}", "PushConstant/std430/read+index64=%/{[4]f;v2f}", "PhysicalStorageBuffer/std430/write+index64=%/{f;m4x4f;[]v4f}",
		"PhysicalStorageBuffer/std430/read+index64=%/{f;[4]f;v3f}", "PhysicalStorageBuffer/std430/read+dyn+index64=%/{i64;[4]{d;u8};[]h}", "PhysicalStorageBuffer/scalar/write+dyn+index64=%/{[4]{d;u8};*f}",
		"PhysicalStorageBuffer/std430/read+array=3+index64=%/{f;m3x4f!r;i8}", "PhysicalStorageBuffer/std430/write+blocks=2+index64=%/{f;v4i16}", "PhysicalStorageBuffer/scalar/read+atomic=add+index64=%/{i32;[4]u64}",
	} {
		for w := longIndices; w <= farOffsets; w++ {
			c, err := ParseCase("v1/" + strings.ReplaceAll(id, "%", indexWidthNames[w]))
			if addressed := strings.HasPrefix(id, "Physical"); w == farOffsets && !addressed && err != nil {
				continue
			} else if err != nil || w == farOffsets && !addressed {
				t.Fatalf("%s: %v", id, err)
			}
			e.Mutate = nil
			if r, err := e.alone(context.Background(), &c); err != nil || r.Verdict != Pass {
				t.Errorf("%s: %v %s %s", c.ID(), err, r.Verdict, r.Detail)
			}
			for i := range halvings {
				h := &halvings[i]
				if !slices.Contains(h.widths, w) {
					continue
				}
				e.Mutate = func(binary []uint32) []uint32 { return halve(binary, h) }
				r, err := e.alone(context.Background(), &c)
				if faults++; err != nil || !r.Verdict.Bad() {
					t.Errorf("%s: %s is not found: %v %s", c.ID(), h.name, err, r.Verdict)
				} else if names(r.As, []string{h.text}) {
					named++
				} else {
					t.Logf("%s: %s: %s", c.ID(), h.name, r.Detail)
				}
			}
		}
	}
	t.Logf("%d faults, %d named", faults, named)
	if faults < 50 || named*100 < faults*95 {
		t.Errorf("%d faults, %d named: want 50 and 95 of 100", faults, named)
	}
}

// TestFarExcludes has options with which the option index64 has no value far.
func TestFarExcludes(t *testing.T) {
	t.Parallel()
	for _, id := range []string{"Uniform/std140/read+index64=far", "PhysicalStorageBuffer/std430/read+index64=far+via=member", "PhysicalStorageBuffer/std430/read+grain=vector+index64=far", "PhysicalStorageBuffer/std430/read+coop=a.row+index64=far"} {
		if _, err := ParseCase("v1/" + id + "/{f;v2f}"); err == nil || !strings.Contains(err.Error(), "index64=far is for") {
			t.Errorf("%s: %v", id, err)
		}
	}
}
