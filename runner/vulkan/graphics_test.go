//go:build cgo

package vulkan

import (
	"context"
	"encoding/binary"
	"errors"
	"strings"
	"testing"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/test/drivers"
)

// triangle has the stages "v", which covers the whole area with a triangle and stores the number of the vertex, and "f", which
// writes the column of the pixel times ten plus its row, and the index of the view, and stores the same at the pixel's
// place in a row of 16.
const triangle = `
OpCapability Shader
OpCapability MultiView
OpExtension "SPV_KHR_storage_buffer_storage_class"
OpExtension "SPV_KHR_multiview"
OpMemoryModel Logical GLSL450
OpEntryPoint Vertex %v "v" %vi %pos
OpEntryPoint Fragment %f "f" %fc %color %view
OpExecutionMode %f OriginUpperLeft
OpDecorate %vi BuiltIn VertexIndex
OpDecorate %pos BuiltIn Position
OpDecorate %fc BuiltIn FragCoord
OpDecorate %view BuiltIn ViewIndex
OpDecorate %view Flat
OpDecorate %color Location 0
OpDecorate %rt ArrayStride 4
OpDecorate %Buf Block
OpMemberDecorate %Buf 0 Offset 0
OpDecorate %vb DescriptorSet 0
OpDecorate %vb Binding 0
OpDecorate %fb DescriptorSet 1
OpDecorate %fb Binding 2
%void = OpTypeVoid
%fn = OpTypeFunction %void
%u32 = OpTypeInt 32 0
%f32 = OpTypeFloat 32
%v2u = OpTypeVector %u32 2
%v4f = OpTypeVector %f32 4
%piu = OpTypePointer Input %u32
%pif = OpTypePointer Input %v4f
%pof = OpTypePointer Output %v4f
%pou = OpTypePointer Output %v2u
%vi = OpVariable %piu Input
%view = OpVariable %piu Input
%fc = OpVariable %pif Input
%pos = OpVariable %pof Output
%color = OpVariable %pou Output
%rt = OpTypeRuntimeArray %u32
%Buf = OpTypeStruct %rt
%pBuf = OpTypePointer StorageBuffer %Buf
%pb = OpTypePointer StorageBuffer %u32
%vb = OpVariable %pBuf StorageBuffer
%fb = OpVariable %pBuf StorageBuffer
%c0 = OpConstant %u32 0
%c1 = OpConstant %u32 1
%c2 = OpConstant %u32 2
%c4 = OpConstant %u32 4
%c10 = OpConstant %u32 10
%c16 = OpConstant %u32 16
%f0 = OpConstant %f32 0
%f1 = OpConstant %f32 1
%v = OpFunction %void None %fn
%ve = OpLabel
%i = OpLoad %u32 %vi
%vp = OpAccessChain %pb %vb %c0 %i
OpStore %vp %i
%xb = OpBitwiseAnd %u32 %i %c1
%x4 = OpIMul %u32 %xb %c4
%xf = OpConvertUToF %f32 %x4
%x = OpFSub %f32 %xf %f1
%yb = OpBitwiseAnd %u32 %i %c2
%y4 = OpIMul %u32 %yb %c2
%yf = OpConvertUToF %f32 %y4
%y = OpFSub %f32 %yf %f1
%at = OpCompositeConstruct %v4f %x %y %f0 %f1
OpStore %pos %at
OpReturn
OpFunctionEnd
%f = OpFunction %void None %fn
%fe = OpLabel
%p = OpLoad %v4f %fc
%px = OpCompositeExtract %f32 %p 0
%py = OpCompositeExtract %f32 %p 1
%col = OpConvertFToU %u32 %px
%row = OpConvertFToU %u32 %py
%ten = OpIMul %u32 %col %c10
%n = OpIAdd %u32 %ten %row
%w = OpLoad %u32 %view
%out = OpCompositeConstruct %v2u %n %w
OpStore %color %out
%r16 = OpIMul %u32 %row %c16
%k = OpIAdd %u32 %r16 %col
%fp = OpAccessChain %pb %fb %c0 %k
OpStore %fp %n
OpReturn
OpFunctionEnd
`

func drawOn(t *testing.T, d runner.Device, draws ...*runner.Draw) error {
	t.Helper()
	g, ok := d.(runner.Graphics)
	if !ok {
		t.Fatal("the device does not draw")
	}
	_, err := g.Draw(context.Background(), draws...)
	return err
}

func canvas(t *testing.T, d runner.Device, width, height, layers int) runner.Image {
	t.Helper()
	i, err := d.NewImage(runner.ImageDesc{Dim: spec.Dim2D, Format: runner.FormatRG32Uint, Width: width, Height: height, Layers: layers, Attachment: true})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { i.Close() })
	return i
}

// triangleDraw draws the triangle to 5 by 3 pixels of an image of 6 by 4.
func triangleDraw(t *testing.T, d runner.Device, layers int) *runner.Draw {
	m := module(t, triangle)
	return &runner.Draw{
		Stages: []runner.Stage{{Module: m, Entry: "v"}, {Module: m, Entry: "f"}}, Topology: runner.Triangles, Vertices: 3, Instances: 1, Width: 5, Height: 3,
		Attachments: []runner.Image{canvas(t, d, 6, 4, layers)},
		Bindings:    []runner.Binding{{Buffer: newBuffer(t, d, make([]byte, 12))}, {Set: 1, Binding: 2, Buffer: newBuffer(t, d, make([]byte, 256))}},
	}
}

func TestDraw(t *testing.T) {
	for _, o := range []Options{{Timestamps: true}, {Memory: DeviceMemory}} {
		each(t, o, func(t *testing.T, d runner.Device) {
			one := triangleDraw(t, d, 1)
			before := make([]byte, 6*4*8)
			for i := range before {
				before[i] = byte(i)
			}
			if err := one.Attachments[0].Write(0, before); err != nil {
				t.Fatal(err)
			}
			for range 2 { // the second time with the pipeline of the first
				if err := drawOn(t, d, one, one); err != nil {
					t.Fatal(err)
				}
			}
			texels := make([]byte, 6*4*8)
			if err := one.Attachments[0].Read(0, texels); err != nil {
				t.Fatal(err)
			}
			places := make([]byte, 256)
			if err := one.Bindings[1].Buffer.Read(0, places); err != nil {
				t.Fatal(err)
			}
			for y := range 4 {
				for x := range 6 {
					at := (6*y + x) * 8
					want := uint64(10*x + y)
					if stored := binary.LittleEndian.Uint32(places[4*(16*y+x):]); x < 5 && y < 3 && uint64(stored) != want {
						t.Errorf("pixel %d, %d stored %d", x, y, stored)
					}
					if x == 5 || y == 3 {
						want = binary.LittleEndian.Uint64(before[at:])
					}
					if got := binary.LittleEndian.Uint64(texels[at:]); got != want {
						t.Errorf("texel %d, %d is %#x, want %#x", x, y, got, want)
					}
				}
			}
			vertices := make([]byte, 12)
			if err := one.Bindings[0].Buffer.Read(0, vertices); err != nil || string(vertices) != "\x00\x00\x00\x00\x01\x00\x00\x00\x02\x00\x00\x00" {
				t.Errorf("the vertices stored %v (%v)", vertices, err)
			}
		})
	}
}

// TestDrawViews draws to two layers of three. The lavapipe of Mesa 22.3 draws the first view only, so it has no test.
func TestDrawViews(t *testing.T) {
	d := openOn(t, drivers.SwiftShader, Options{})
	one := triangleDraw(t, d, 3)
	one.ViewMask = 0b101
	if err := drawOn(t, d, one); err != nil {
		t.Fatal(err)
	}
	texels := make([]byte, 3*6*4*8)
	if err := one.Attachments[0].Read(0, texels); err != nil {
		t.Fatal(err)
	}
	for layer, want := range []uint64{12, 0, 2<<32 | 12} { // column 1 and row 2
		if got := binary.LittleEndian.Uint64(texels[(layer*24+13)*8:]); got != want {
			t.Errorf("layer %d has %#x, want %#x", layer, got, want)
		}
	}
}

// TestDrawRefused changes a draw so that the device cannot draw it.
func TestDrawRefused(t *testing.T) {
	d := open(t, Options{})
	other := openOn(t, drivers.SwiftShader, Options{})
	for want, change := range map[string]func(one *runner.Draw){
		"the image belongs to another device": func(one *runner.Draw) { one.Attachments[0] = canvas(t, other, 6, 4, 1) },
		"the image was closed":                func(one *runner.Draw) { one.Attachments[0].Close() },
		"the buffer belongs to another device": func(one *runner.Draw) {
			one.Bindings[1].Buffer = newBuffer(t, other, make([]byte, 256))
		},
		"the host provides no buffer for it": func(one *runner.Draw) { one.Bindings = one.Bindings[:1] },
	} {
		one := triangleDraw(t, d, 1)
		change(one)
		if err := drawOn(t, d, one); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %s", err, want)
		}
	}
	if err := drawOn(t, d, make([]*runner.Draw, maxLaunches+1)...); err == nil {
		t.Error("any number of draws is accepted")
	}
	if err := drawOn(t, d); err != nil {
		t.Error(err)
	}
	if _, err := d.NewImage(runner.ImageDesc{Dim: spec.Dim2D, Format: runner.FormatE5B9G9R9Float, Width: 1, Attachment: true}); err == nil || !strings.Contains(err.Error(), "draws can write") {
		t.Error(err)
	}
	ended, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := d.(runner.Graphics).Draw(ended, triangleDraw(t, d, 1)); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}
