//go:build cgo

package conform

import (
	"context"
	"strings"
	"testing"
	"time"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// heapCases are cases with each way to find descriptors, in each class and with options that have several blocks.
var heapCases = []string{
	"StorageBuffer/std430/read+heap=%/{f;[4]f;[2]{i32;v3f}}", "StorageBuffer/std430/write+heap=%/{f;[4]f;[2]{i32;v3f}}", "Uniform/std140/read+heap=%/{m3x2f!r;v4f}", "Uniform/std140/copy+heap=%/{f;[3]v4f}",
	"StorageBuffer/scalar/convert+heap=%+to=std430/{f;[3]v3f;d}", "StorageBuffer/std430/size+heap=%/{v4f;[]f}", "StorageBuffer/std430/read+array=3+heap=%/{f;[4]v2f;i8}", "StorageBuffer/std430/write+array=3+heap=%/{f;f;[4]v2f}",
	"StorageBuffer/std430/read+blocks=2+heap=%/{f;v3f}", "Uniform/std140/read+blocks=3+heap=%/{f;v3f;f}", "StorageBuffer/std430/read+dyn+heap=%+ptr=untyped/{[3][2]f;f}", "StorageBuffer/std430/write+grain=struct+heap=%+ptr=bits/{f;{v3f;d}}",
	"StorageBuffer/std430/read+array=3+heap=%+index=computed/{f;f;f;f}", "StorageBuffer/std430/write+array=3+heap=%+index=nonuniform/{f;[6]v3f}", "StorageBuffer/std430/read+atomic=add+heap=%+offset=256/{i32;[4]u32}",
	"StorageBuffer/std430/read+heap=%+q=coherent.volatile/{f;v2f}", "StorageBuffer/scalar/write+heap=%+widen=s/{i8;f;[2]i16}", "StorageBuffer/std430/read+heap=%+sizes=spec/{[4]f;f}", "StorageBuffer/std430/size+array=3+heap=%/{f;[]v2f}",
	"StorageBuffer/std430/size+blocks=2+heap=%+ptr=untyped/{f;[]v2f}",
	"StorageBuffer/std430/read+heap=%/{i8;[2][3]m3x2f!r;i8}", "StorageBuffer/scalar/read+dyn+heap=%/{i8;[3]m4x3d!r;i8}", // constants that are numbers of variables
}

// heapFault is something that a device may do wrong with a heap. mutate changes a kernel so, and returns nil if the kernel cannot have the fault.
type heapFault struct {
	name   string
	of     heaping // noHeap for all
	mutate func(binary []uint32) []uint32
	// text is a part of the diagnosis that names the fault.
	text string
}

// eachDecoration returns a copy of a binary in which f changed the words of the decorations of a kind.
func eachDecoration(binary []uint32, d spec.Decoration, f func(inst []uint32)) []uint32 {
	out := append([]uint32(nil), binary...)
	eachInst(out, func(_ int, inst []uint32) {
		switch op := spec.Opcode(inst[0] & 0xffff); {
		case op == spec.OpDecorate && spec.Decoration(inst[2]) == d, op == spec.OpMemberDecorateIdEXT && spec.Decoration(inst[3]) == d:
			f(inst)
		}
	})
	return out
}

// heapStrideOf returns a binary in which the array in the heap has another stride.
func heapStrideOf(to uint32) func(binary []uint32) []uint32 {
	return func(binary []uint32) []uint32 {
		all := uint32(0)
		eachInst(binary, func(_ int, inst []uint32) {
			if spec.Opcode(inst[0]&0xffff) == spec.OpUntypedAccessChainKHR && all == 0 {
				all = inst[3]
			}
		})
		return eachDecoration(binary, spec.DecorationArrayStride, func(inst []uint32) {
			if inst[1] == all {
				inst[3] = to
			}
		})
	}
}

// sizeOfAs returns a binary in which the size of a descriptor is another number.
func sizeOfAs(to uint32) func(binary []uint32) []uint32 {
	return func(binary []uint32) []uint32 {
		out := append([]uint32(nil), binary...)
		eachInst(out, func(_ int, inst []uint32) {
			if spec.Opcode(inst[0]&0xffff) == spec.OpConstantSizeOfEXT {
				inst[0], inst[3] = words.First(spec.OpConstant, 4), to
			}
		})
		return out
	}
}

// membersBy returns a binary in which the offsets of descriptors in the struct are others, by the number of the member and of all.
func membersBy(to func(i, n int64) int64) func(binary []uint32) []uint32 {
	return func(binary []uint32) []uint32 {
		u := newUntyper(binary, typedPointers)
		u32, n := u.typeOf(spec.OpTypeInt, 32, 0), int64(0)
		eachDecoration(binary, spec.DecorationOffsetIdEXT, func([]uint32) { n++ })
		var constants []uint32
		out := eachDecoration(binary, spec.DecorationOffsetIdEXT, func(inst []uint32) {
			id := u.newID()
			constants = append(constants, words.First(spec.OpConstant, 4), u32, id, uint32(to(int64(inst[2]), n)))
			inst[4] = id
		})
		u.out = append([]uint32(nil), u.out...)
		eachInst(out, func(_ int, inst []uint32) {
			if spec.Opcode(inst[0]&0xffff) == spec.OpTypeBufferEXT {
				u.out = append(u.out, constants...)
			}
			u.out = append(u.out, inst...)
		})
		return u.out
	}
}

var heapFaults = []heapFault{
	{"the stride is the size of a descriptor", heapStride, heapStrideOf(48), "ArrayStride 48 in the heap"},
	{"the stride is half", heapStride, heapStrideOf(heapAlign), "ArrayStride 256 in the heap"},
	{"the stride is 0", heapStride, heapStrideOf(1 << 31), "a place in the heap that has no descriptor"},
	{"the stride is the next power of two", heapStride, heapStrideOf(64), "ArrayStride 64 in the heap"},
	{"the stride is no multiple of the alignment", heapStride, heapStrideOf(520), "a place in the heap that has no descriptor"},
	{"the size is that of two", heapSize, sizeOfAs(96), "ArrayStride 96 in the heap"},
	{"the size is the largest one", heapSize, sizeOfAs(heapAlign), "ArrayStride 256 in the heap"},
	{"the size is a power of two", heapSize, sizeOfAs(64), "ArrayStride 64 in the heap"},
	{"the size is no multiple of the alignment", heapSize, sizeOfAs(40), "a place in the heap that has no descriptor"},
	{"the offsets follow the members", heapOffset, membersBy(func(i, _ int64) int64 { return (2*i + 1) * heapAlign }), "the descriptors of the struct in the order of its members"},
	{"there are no gaps between members", heapOffset, membersBy(func(i, _ int64) int64 { return i * 48 }), "the descriptors of the struct without gaps"},
	{"the heap begins later", heapOffset, membersBy(func(i, n int64) int64 { return heapOffset.member(i, n) + heapAlign }), "offset 256 of the heap"},
	{"the neighbor", heapOffset, membersBy(func(i, n int64) int64 { return heapOffset.member(i, n) + 48 }), "offset 48 of the heap"},
	{"the offsets are no multiples of the alignment", heapOffset, membersBy(func(i, n int64) int64 { return heapOffset.member(i, n) + 8 }), "a place in the heap that has no descriptor"},
}

// TestHeapFaults runs cases with descriptor heaps right, and again with wrong strides and offsets. All must be found, and named.
func TestHeapFaults(t *testing.T) {
	e := NewEngine(referenceDevice(t), time.Minute)
	defer e.Close()
	faults, named := 0, 0
	for _, id := range heapCases {
		for how := heapStride; how <= heapOffset; how++ {
			c, err := ParseCase("v1/" + strings.ReplaceAll(id, "%", heapingNames[how]))
			if how == heapOffset && strings.Contains(id, "index=") {
				if err == nil || !strings.Contains(err.Error(), "heap=offset excludes index") {
					t.Errorf("%s: %v", id, err)
				}
				continue
			}
			if err != nil {
				t.Fatal(err)
			}
			e.Mutate = nil
			if r, err := e.alone(context.Background(), &c); err != nil || r.Verdict != Pass {
				t.Errorf("%s: %v %s %s", c.ID(), err, r.Verdict, r.Detail)
				continue
			}
			for i := range heapFaults {
				f := &heapFaults[i]
				if f.of != how || f.text == heapFaults[9].text && !strings.Contains(id, "array=") && !strings.Contains(id, "blocks=") {
					continue
				}
				e.Mutate = f.mutate
				r, err := e.alone(context.Background(), &c)
				faults++
				switch {
				case err != nil || !r.Verdict.Bad():
					t.Errorf("%s: %s is not found: %v %s", c.ID(), f.name, err, r.Verdict)
				case strings.Contains(r.As, f.text):
					named++
				default:
					t.Logf("%s: %s: %s", c.ID(), f.name, r.Detail)
				}
			}
		}
	}
	t.Logf("%d faults, %d named", faults, named)
	if faults < 200 || named*100 < faults*95 {
		t.Errorf("%d faults, %d named: want 200 and 95 of 100", faults, named)
	}
}

// TestHeapExcludes has options that cases in a descriptor heap do not have, and devices that cannot run them.
func TestHeapExcludes(t *testing.T) {
	t.Parallel()
	for _, o := range []string{"coop=a.row+heap=sizeof", "dynamic=256+heap=sizeof", "heap=sizeof+index64=i64", "heap=sizeof+range=tight", "heap=sizeof+stage=fragment", "blocks=2+heap=sizeof+via=select"} {
		if _, err := ParseCase("v1/StorageBuffer/std430/read+" + o + "/{f;v2f}"); err == nil || !strings.Contains(err.Error(), "descriptor heap excludes") {
			t.Errorf("%s: %v", o, err)
		}
	}
	if _, err := ParseCase("v1/Uniform/std140/read+heap=sizeof+inline=block/{f}"); err == nil || !strings.Contains(err.Error(), "descriptor heap excludes") {
		t.Errorf("inline: %v", err)
	}
	for _, limits := range []runner.HeapLimits{{}, {DescriptorSize: 512, DescriptorAlignment: 64}, {DescriptorSize: 64, DescriptorAlignment: 512}, {DescriptorSize: 40, DescriptorAlignment: 16}} {
		k := &kernel{plan: &plan{access: access{heap: heapSize}}}
		if err := k.placeHeap(limits); err == nil || failure(err, Failed).Verdict != Unsupported {
			t.Errorf("%v: %v", limits, err)
		}
	}
}
