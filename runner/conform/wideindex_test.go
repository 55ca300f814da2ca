//go:build cgo

package conform

import (
	"testing"

	"github.com/spvc/spvc/serialize/judge"
	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/spirv/spec"
)

// TestLengthen counts the indices of access chains that have 64 bits in kernels with the option index64, and the conversions to them.
func TestLengthen(t *testing.T) {
	t.Parallel()
	for _, row := range []struct {
		id                    string
		long, converted, mode int
	}{
		{"StorageBuffer/std430/read+index64=i64/{f;[2]f}", 2, 0, 0}, // the indices in the block, and not those in the plain array
		{"StorageBuffer/std430/read+index64=mode/{f;[2]f}", 2, 0, 1},
		{"StorageBuffer/std430/read/{f;[2]f}", 0, 0, 0},
		{"StorageBuffer/std430/read+index64=i64/{{f;f}}", 0, 0, 0},             // members keep their numbers
		{"StorageBuffer/std430/read+dyn+index64=i64/{[3]f}", 1, 1, 0},          // a computed index
		{"StorageBuffer/std430/read+index64=i64/{m2x2f}", 8, 0, 0},             // columns and components
		{"StorageBuffer/std430/read+array=3+index64=i64/{f;f}", 2, 0, 0},       // descriptors
		{"StorageBuffer/std430/read+index64=mode+stage=fragment/{f}", 0, 0, 2}, // both entry points
		{"PhysicalStorageBuffer/std430/write+index64=i64/{[2]f}", 2, 0, 0},
		{"PhysicalStorageBuffer/std430/write+index64=far/{[2]f;d}", 5, 0, 1}, // and a distance for each scalar
	} {
		k, err := builtFor(t, "v1/"+row.id, sharing())
		if err != nil {
			t.Errorf("%s: %v", row.id, err)
			continue
		}
		types := map[uint32]uint32{} // the width of each integer by its type, and the type of each value
		values := map[uint32]uint32{}
		long, converted, mode := 0, 0, 0
		eachInst(k.words, func(_ int, inst []uint32) {
			op := spec.Opcode(inst[0] & 0xffff)
			switch {
			case op == spec.OpTypeInt:
				types[inst[1]] = inst[2]
			case op == spec.OpExecutionMode && spec.ExecutionMode(inst[2]) == spec.ExecutionModeShader64BitIndexingEXT:
				mode++
			case op == spec.OpUConvert:
				converted++
			case op == spec.OpAccessChain, op == spec.OpPtrAccessChain:
				for _, index := range inst[4:] {
					if types[values[index]] == 64 {
						long++
					}
				}
			}
			if spec.Info(op).HasResultType {
				values[inst[2]] = inst[1]
			}
		})
		if long != row.long || converted != row.converted || mode != row.mode {
			t.Errorf("%s: %d indices of 64 bits, %d conversions, %d modes; want %d, %d, %d", row.id, long, converted, mode, row.long, row.converted, row.mode)
		}
		if _, err := judge.Validate(k.words, spirvtools.OptionsFor(k.env)); err != nil {
			t.Errorf("%s: %v", row.id, err)
		}
	}
}
