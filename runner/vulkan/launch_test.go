//go:build cgo

package vulkan

import (
	"context"
	"encoding/binary"
	"strings"
	"testing"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/reflect"
)

func TestManyLaunchesInOneRun(t *testing.T) {
	d := open(t, Options{})
	b := newBuffer(t, d, make([]byte, 256))
	l := &runner.Launch{Module: module(t, scale()), Entry: "main", Groups: [3]uint32{1, 1, 1},
		PushConstants: append(make([]byte, 4), floats(1)...), Bindings: []runner.Binding{{Buffer: b}}}
	launches := make([]*runner.Launch, 2000)
	for i := range launches {
		launches[i] = l
	}
	run(t, d, launches...)
	for i, v := range read(t, b) {
		if v != 2000 {
			t.Fatalf("element %d is %v after 2000 launches that each add 1", i, v)
		}
	}
	if _, err := d.Run(context.Background(), make([]*runner.Launch, maxLaunches+1)...); err == nil {
		t.Error("any number of launches is accepted")
	}
	run(t, d)
}

// pair adds the first buffer of a descriptor array to the second.
func pair() string {
	return kernel("", `
OpDecorate %data DescriptorSet 0
OpDecorate %data Binding 4`, `
%two = OpConstant %u32 2
%Bufs = OpTypeArray %Buf %two
%pBufs = OpTypePointer StorageBuffer %Bufs
%data = OpVariable %pBufs StorageBuffer`, `
%p = OpAccessChain %pf %data %c0 %c0 %i
%q = OpAccessChain %pf %data %c1 %c0 %i
%v = OpLoad %f32 %p
%w = OpLoad %f32 %q
%s = OpFAdd %f32 %v %w
OpStore %q %s`)
}

func TestDescriptorArray(t *testing.T) {
	d := open(t, Options{})
	first, second := make([]float32, 64), make([]float32, 64)
	first[9], second[9] = 3, 4
	a, b := newBuffer(t, d, floats(first...)), newBuffer(t, d, floats(second...))
	l := &runner.Launch{Module: module(t, pair()), Entry: "main", Groups: [3]uint32{1, 1, 1},
		Bindings: []runner.Binding{{Binding: 4, Index: 0, Buffer: a}}}
	if _, err := d.Run(context.Background(), l); err == nil || !strings.Contains(err.Error(), "set 0, binding 4: element 1 of the array: the module uses") {
		t.Errorf("missing element: %v", err)
	}
	l.Bindings = append(l.Bindings, runner.Binding{Binding: 4, Index: 1, Buffer: b})
	run(t, d, l)
	if x, y := read(t, a)[9], read(t, b)[9]; x != 3 || y != 7 {
		t.Errorf("got %v and %v", x, y)
	}
}

// choose stores 10 if %flag, else 20, plus a 16-bit constant, to each element.
func choose() string {
	return kernel("OpCapability Int16", `
OpDecorate %data DescriptorSet 0
OpDecorate %data Binding 0
OpDecorate %flag SpecId 0
OpDecorate %plus SpecId 1`, `
%u16 = OpTypeInt 16 0
%flag = OpSpecConstantTrue %bool
%plus = OpSpecConstant %u16 1
%ten = OpConstant %f32 10
%twenty = OpConstant %f32 20
%data = OpVariable %pBuf StorageBuffer`, `
%p = OpAccessChain %pf %data %c0 %i
%x = OpSelect %f32 %flag %ten %twenty
%y = OpConvertUToF %f32 %plus
%s = OpFAdd %f32 %x %y
OpStore %p %s`)
}

func TestSpecConstantTypes(t *testing.T) {
	d := open(t, Options{})
	b := newBuffer(t, d, make([]byte, 256))
	for _, c := range []struct {
		spec []reflect.SpecValue
		want float32
	}{
		{nil, 11},
		{[]reflect.SpecValue{{ID: 0, Bits: 0}}, 21},
		{[]reflect.SpecValue{{ID: 1, Bits: 300}}, 310},
		{[]reflect.SpecValue{{ID: 1, Bits: 7}, {ID: 0, Bits: 0}, {ID: 1, Bits: 5}}, 25},
	} {
		run(t, d, &runner.Launch{Module: module(t, choose()), Entry: "main", Groups: [3]uint32{1, 1, 1},
			SpecConstants: c.spec, Bindings: []runner.Binding{{Buffer: b}}})
		if got := read(t, b)[63]; got != c.want {
			t.Errorf("%v: %v, want %v", c.spec, got, c.want)
		}
	}
}

// address stores 1 through a pointer in the push constants.
func address() string {
	text := kernel("OpCapability PhysicalStorageBufferAddresses\nOpExtension \"SPV_KHR_physical_storage_buffer\"", `
OpDecorate %T Block
OpMemberDecorate %T 0 Offset 0
OpDecorate %P Block
OpMemberDecorate %P 0 Offset 0`, `
%one = OpConstant %f32 1
%T = OpTypeStruct %rt
%pT = OpTypePointer PhysicalStorageBuffer %T
%pTf = OpTypePointer PhysicalStorageBuffer %f32
%P = OpTypeStruct %pT
%pP = OpTypePointer PushConstant %P
%ppT = OpTypePointer PushConstant %pT
%pc = OpVariable %pP PushConstant`, `
%a = OpAccessChain %ppT %pc %c0
%to = OpLoad %pT %a
%p = OpAccessChain %pTf %to %c0 %i
OpStore %p %one Aligned 4`)
	return strings.Replace(text, "OpMemoryModel Logical", "OpMemoryModel PhysicalStorageBuffer64", 1)
}

func TestDeviceAddress(t *testing.T) {
	d := open(t, Options{})
	b := newBuffer(t, d, make([]byte, 256+4))
	m := module(t, address())
	if size := m.EntryPoint("main").PushConstantSize; size != 8 {
		t.Errorf("push constant block of %d bytes", size)
	}
	run(t, d, &runner.Launch{Module: m, Entry: "main", Groups: [3]uint32{1, 1, 1}, PushConstants: binary.LittleEndian.AppendUint64(nil, b.Address())})
	for i, v := range read(t, b) {
		if want := float32(1); i < 64 && v != want || i == 64 && v != 0 {
			t.Fatalf("element %d is %v", i, v)
		}
	}
}

// TestPinAddressed keeps the buffers that a kernel reads by address while its launch runs.
func TestPinAddressed(t *testing.T) {
	d := open(t, Options{})
	b := newBuffer(t, d, make([]byte, 16)).(*buffer)
	words := []reflect.HiddenWord{{}, {Memory: &reflect.Resource{Binding: 1}}, {Memory: &reflect.Resource{Binding: 2}}}
	words[1].Binding, words[2].Binding = 1, 2
	m := &reflect.Module{EntryPoints: []reflect.EntryPoint{{Name: "none"}, {Name: "k", Hidden: &reflect.HiddenBlock{Words: words}}}}
	l := &runner.Launch{Module: m, Entry: "k", Bindings: []runner.Binding{{Binding: 1, Buffer: b}}}
	f := &frame{}
	b.d.mu.Lock()
	defer b.d.mu.Unlock()
	f.pinAddressed(l)
	if len(f.held) != 1 || f.held[0] != held(b.b) || b.b.state().pins != 1 {
		t.Errorf("%d pinned objects, %d pins", len(f.held), b.b.state().pins)
	}
	b.b.state().pins = 0
	l.Entry = "none"
	f.pinAddressed(l)
	if len(f.held) != 1 {
		t.Error("a kernel without a hidden block pins buffers")
	}
}
