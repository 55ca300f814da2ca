//go:build cgo

package compute_test

import (
	"context"
	"encoding/binary"
	"errors"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/runner/vulkan"
	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/test/drivers"
)

const axpyText = `
gpu.module @k {
  gpu.func @axpy(%a: f32, %x: memref<?xf32>, %y: memref<?xf32>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %i = gpu.global_id x
    %xi = memref.load %x[%i] : memref<?xf32>
    %yi = memref.load %y[%i] : memref<?xf32>
    %ax = arith.mulf %a, %xi : f32
    %s = arith.addf %ax, %yi : f32
    memref.store %s, %y[%i] : memref<?xf32>
    gpu.return
  }
  gpu.func @vectors(%v: memref<8xvector<3xf32>>, %o: memref<8xvector<3xf32>>) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
    %i = gpu.global_id x
    %x = memref.load %v[%i] : memref<8xvector<3xf32>>
    %s = arith.addf %x, %x : vector<3xf32>
    memref.store %s, %o[%i] : memref<8xvector<3xf32>>
    gpu.return
  }
}
`

func TestDispatch(t *testing.T) {
	p := compile(t, strings.ReplaceAll(axpyText, "?", "256"), spvc.Options{})
	apiDevices(t, func(t *testing.T, d *compute.Device) {
		k := kernelOf(t, d, p, "axpy")
		if k.Name() != "axpy" || k.WorkgroupSize() != [3]uint32{64, 1, 1} || len(k.Bindings()) != 3 || k.PushConstants() != nil {
			t.Errorf("kernel %s, %v, %v", k.Name(), k.WorkgroupSize(), k.Bindings())
		}
		if g := k.GroupsFor(200, 1, 0); g != [3]uint32{4, 1, 0} {
			t.Errorf("groups %v", g)
		}
		data := make([]float32, 256)
		for i := range data {
			data[i] = float32(i)
		}
		x := must[*compute.Buffer[float32]](t)(compute.BufferOf(d, data))
		y := must[*compute.Buffer[float32]](t)(compute.NewBuffer[float32](d, 256))
		defer x.Close()
		ctx := context.Background()
		timing, err := k.Dispatch(ctx, k.GroupsFor(256, 1, 1), float32(2), x, y)
		if err != nil || timing.Wall <= 0 {
			t.Fatal(timing, err)
		}
		// By name and by number, and a Go slice where a buffer could be.
		if _, err := k.Dispatch(ctx, k.GroupsFor(256, 1, 1), compute.Named("arg_0", float32(1)), compute.Bind(0, 2, y), compute.Named("axpy_arg_1", data)); err != nil {
			t.Fatal(err)
		}
		b := d.NewBatch()
		defer b.Close()
		b.Add(k, k.GroupsFor(256, 1, 1), float32(10), x, y).Add(k, k.GroupsFor(256, 1, 1), float32(0.5), y, x)
		if _, err := b.Run(ctx); err != nil || b.Len() != 2 {
			t.Fatal(err)
		}
		sum := make([]float32, 256)
		sum[200] = 1
		if _, err := k.Dispatch(ctx, k.GroupsFor(256, 1, 1), float32(0), x, compute.InOut(sum)); err != nil || sum[200] != 1 || sum[199] != 0 {
			t.Errorf("in and out: %v, %v", sum[198:202], err)
		}
		if _, err := k.Dispatch(ctx, k.GroupsFor(256, 1, 1), float32(1), data, compute.InOut(sum)); err != nil || sum[200] != 201 {
			t.Errorf("in and out: %v, %v", sum[198:202], err)
		}
		if _, err := k.Dispatch(ctx, k.GroupsFor(256, 1, 1), compute.InOut(float32(1)), x, y); err == nil || !strings.Contains(err.Error(), "not one that can be set") {
			t.Errorf("a value that cannot be set: %v", err)
		}
		checkDispatched(t, k, x, y)
	})
}

// checkDispatched reads, views and closes y after the launches of TestDispatch.
func checkDispatched(t *testing.T, k *compute.Kernel, x, y *compute.Buffer[float32]) {
	t.Helper()
	got := must[[]float32](t)(y.Slice())
	part := make([]float32, 2)
	if err := x.Read(100, part); err != nil {
		t.Fatal(err)
	}
	if got[9] != 13*9 || got[255] != 13*255 || part[1] != 7.5*101 {
		t.Errorf("y %v, x %v", got[:10], part)
	}
	err := y.View(func(e []float32) error {
		e[3] = -1
		return nil
	})
	if got = must[[]float32](t)(y.Slice()); err != nil || got[3] != -1 || got[4] != 13*4 {
		t.Errorf("after a view: %v, %v", got[:6], err)
	}
	if err := y.Close(); err != nil {
		t.Error(err)
	}
	if err := y.Close(); err != nil {
		t.Errorf("closing twice: %v", err)
	}
	if err := y.Read(0, part); !errors.Is(err, runner.ErrClosed) {
		t.Errorf("read after close: %v", err)
	}
	if _, err := k.Dispatch(context.Background(), k.GroupsFor(256, 1, 1), float32(2), x, y); err == nil || !strings.Contains(err.Error(), "set 0, binding 2: the buffer was closed") {
		t.Errorf("dispatch after close: %v", err)
	}
}

// Elements are packed as the kernel's block has them, here with gaps between vectors
// of three.
func TestVectorElements(t *testing.T) {
	p := compile(t, strings.ReplaceAll(axpyText, "?", "256"), spvc.Options{Env: profile(t, "vulkan1.1")})
	apiDevices(t, func(t *testing.T, d *compute.Device) {
		k := kernelOf(t, d, p, "vectors")
		in := must[*compute.Buffer[[3]float32]](t)(compute.NewBufferFor[[3]float32](k, 0, 0, 8))
		defer in.Close()
		if in.Raw().Size() != 8*16 {
			t.Errorf("%d bytes, want a stride of 16", in.Raw().Size())
		}
		if err := in.Write(5, [][3]float32{{1, 2, 3}, {4, 5, 6}, {7, 8, 9}}); err != nil {
			t.Fatal(err)
		}
		out := must[*compute.Buffer[[3]float32]](t)(compute.NewBufferFor[[3]float32](k, 0, 1, 8))
		defer out.Close()
		if _, err := k.Dispatch(context.Background(), [3]uint32{1, 1, 1}, in, out); err != nil {
			t.Fatal(err)
		}
		got := must[[][3]float32](t)(out.Slice())
		if got[4] != [3]float32{} || got[5] != [3]float32{2, 4, 6} || got[7] != [3]float32{14, 16, 18} {
			t.Errorf("got %v", got)
		}
		packed := must[*compute.Buffer[[3]float32]](t)(compute.NewBuffer[[3]float32](d, 11))
		defer packed.Close()
		_, err := k.Dispatch(context.Background(), [3]uint32{1, 1, 1}, packed, out)
		if err == nil || !strings.Contains(err.Error(), "set 0, binding 0: Go lays out elements of type [3]float32 differently from the block, struct{[8]vec3 of f32 stride 16 @0}") {
			t.Errorf("elements without gaps: %v", err)
		}
		bytes := must[*compute.Buffer[byte]](t)(compute.NewBuffer[byte](d, 128))
		defer bytes.Close()
		if _, err := k.Dispatch(context.Background(), [3]uint32{1, 1, 1}, bytes, out); err != nil {
			t.Errorf("bytes: %v", err)
		}
	})
}

// named has a block of push constants with names, a specialization constant, and
// a uniform block.
const named = `
OpCapability Shader
OpExtension "SPV_KHR_storage_buffer_storage_class"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
OpName %out "out"
OpName %params "params"
OpName %k "k"
OpMemberName %P 0 "scale"
OpMemberName %P 1 "shift"
OpDecorate %out DescriptorSet 1
OpDecorate %out Binding 2
OpDecorate %params DescriptorSet 0
OpDecorate %params Binding 7
OpDecorate %k SpecId 5
OpDecorate %P Block
OpMemberDecorate %P 0 Offset 0
OpMemberDecorate %P 1 Offset 8
OpDecorate %U Block
OpMemberDecorate %U 0 Offset 0
OpMemberDecorate %U 1 Offset 16
OpDecorate %O Block
OpMemberDecorate %O 0 Offset 0
%void = OpTypeVoid
%fn = OpTypeFunction %void
%i32 = OpTypeInt 32 1
%f32 = OpTypeFloat 32
%v3 = OpTypeVector %f32 3
%P = OpTypeStruct %f32 %f32
%U = OpTypeStruct %f32 %v3
%O = OpTypeStruct %f32
%pP = OpTypePointer PushConstant %P
%pU = OpTypePointer Uniform %U
%pO = OpTypePointer StorageBuffer %O
%pPf = OpTypePointer PushConstant %f32
%pUf = OpTypePointer Uniform %f32
%pOf = OpTypePointer StorageBuffer %f32
%c0 = OpConstant %i32 0
%c1 = OpConstant %i32 1
%c2 = OpConstant %i32 2
%k = OpSpecConstant %f32 100
%push = OpVariable %pP PushConstant
%params = OpVariable %pU Uniform
%out = OpVariable %pO StorageBuffer
%main = OpFunction %void None %fn
%l = OpLabel
%p0 = OpAccessChain %pPf %push %c0
%scale = OpLoad %f32 %p0
%p1 = OpAccessChain %pPf %push %c1
%shift = OpLoad %f32 %p1
%u = OpAccessChain %pUf %params %c1 %c2
%z = OpLoad %f32 %u
%a = OpFMul %f32 %z %scale
%b = OpFAdd %f32 %a %shift
%c = OpFAdd %f32 %b %k
%o = OpAccessChain %pOf %out %c0
OpStore %o %c
OpReturn
OpFunctionEnd
`

func TestNamedArguments(t *testing.T) {
	words := must[[]uint32](t)(spirvtools.Assemble(named, spirvtools.Vulkan11))
	var little, big []byte
	for _, w := range words {
		little, big = binary.LittleEndian.AppendUint32(little, w), binary.BigEndian.AppendUint32(big, w)
	}
	type params struct {
		Weight float32
		Dir    [3]float32
	}
	apiDevices(t, func(t *testing.T, d *compute.Device) {
		out := must[*compute.Buffer[float32]](t)(compute.NewBuffer[float32](d, 1))
		defer out.Close()
		p := must[*spvc.Program](t)(spvc.Load(little, spvc.Options{}))
		k := kernelOf(t, d, p, "main")
		u := params{Dir: [3]float32{0, 0, 3}}
		for _, c := range []struct {
			want float32
			args []any
		}{
			{3*2 + 1 + 100, []any{compute.Named("scale", float32(2)), compute.PushConstant(1, float32(1))}},
			{3*4 + 0 + 7, []any{compute.PushConstant(0, float32(4)), compute.Named("k", float32(7))}},
			{3*5 + 6 - 1, []any{compute.PushConstants(struct{ A, B float32 }{5, 6}), compute.SpecConstant(5, float32(-1))}},
		} {
			args := append(c.args, compute.Named("params", u), compute.Bind(1, 2, out))
			if _, err := k.Dispatch(context.Background(), [3]uint32{1, 1, 1}, args...); err != nil {
				t.Fatal(err)
			}
			if got := must[[]float32](t)(out.Slice())[0]; got != c.want {
				t.Errorf("got %v, want %v", got, c.want)
			}
		}
		for _, c := range []struct {
			arg  any
			want string
		}{
			{compute.Named("nothing", 1), `argument 0: kernel "main": the binary has no descriptor, push constant or specialization constant called "nothing"`},
			{compute.PushConstant(2, float32(1)), "the push constants have no member 2"},
			{compute.PushConstant(0, int32(1)), "Go type int32: the block has f32 there"},
			{compute.SpecConstant(4, 1), "no specialization constant with SpecId 4"},
			{compute.SpecConstant(5, 1.5), "specialization constant 5: Go type float64"},
			{compute.SpecConstant(5, true), "it has 32 bits, not a bool"},
			{compute.Bind(1, 2, []float32{1, 2}), "set 1, binding 2: Go type []float32: the block has struct{f32 @0}"},
			{compute.Bind(0, 7, struct{ A, B float32 }{}), "set 0, binding 7: Go type struct { A float32; B float32 }.B: the block has vec3 of f32 there"},
			{float32(1), "the module has no descriptor at set 0, binding 0"},
			{compute.Bind(1, 2, out.Range(0, 2)), "elements [0, 2) lie outside the buffer of 1"},
		} {
			_, err := k.Dispatch(context.Background(), [3]uint32{1, 1, 1}, c.arg)
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("got %v, want %s", err, c.want)
			}
		}
		if _, err := k.Dispatch(context.Background(), [3]uint32{1, 1, 1}, compute.Named("params", u)); err == nil || !strings.Contains(err.Error(), "push constants: the block has 12 bytes, the host provides 0") {
			t.Errorf("nothing pushed: %v", err)
		}
		if _, err := d.Kernel(p, "other"); err == nil {
			t.Error("there is a kernel other")
		}
	})
	if _, err := spvc.Load(big, spvc.Options{}); err != nil {
		t.Errorf("big-endian words: %v", err)
	}
	for _, bad := range [][]byte{nil, little[:len(little)-1], little[:len(little)-4], []byte("module {}\n\n\n\n\n\n\n\n\n\n\n")} {
		if _, err := spvc.Load(bad, spvc.Options{}); err == nil {
			t.Errorf("%d bytes are taken for a binary", len(bad))
		}
	}
	p := must[*spvc.Program](t)(spvc.Load(little, spvc.Options{}))
	if _, err := p.Run(context.Background(), apiDevice(t, drivers.Lavapipe, vulkan.Options{}), spvc.RunOptions{}); err == nil || p.IR() != nil {
		t.Errorf("a binary has host functions: %v", err)
	}
}

// Goroutines share a device, a kernel and a buffer that all read.
func TestConcurrentDispatches(t *testing.T) {
	p := compile(t, strings.ReplaceAll(axpyText, "?", "256"), spvc.Options{})
	apiDevices(t, func(t *testing.T, d *compute.Device) {
		k := kernelOf(t, d, p, "axpy")
		ones := make([]float32, 256)
		for i := range ones {
			ones[i] = 1
		}
		x := must[*compute.Buffer[float32]](t)(compute.BufferOf(d, ones))
		defer x.Close()
		var wg sync.WaitGroup
		for worker := range 6 {
			wg.Go(func() {
				y, err := compute.NewBuffer[float32](d, 256)
				if err != nil {
					t.Error(err)
					return
				}
				defer y.Close()
				for range 10 {
					if _, err := k.Dispatch(context.Background(), k.GroupsFor(256, 1, 1), float32(worker), x, y); err != nil {
						t.Error(err)
						return
					}
				}
				if got, err := y.Slice(); err != nil || got[255] != float32(10*worker) {
					t.Errorf("worker %d: %v, %v", worker, got[255], err)
				}
			})
		}
		wg.Wait()
	})
}

// slow is a kernel that keeps a software driver busy for some tenths of a second.
const slow = `
gpu.module @k {
  gpu.func @slow(%m: memref<64xf32>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %i = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %n = arith.constant 20000 : index
    scf.for %k = %c0 to %n step %c1 {
      %v = memref.load %m[%i] : memref<64xf32>
      %w = arith.addf %v, %v : f32
      memref.store %w, %m[%i] : memref<64xf32>
    }
    gpu.return
  }
}
`

// A dispatch that is canceled leaves a device that works on, once the kernel has
// ended, and buffers that can be closed at once.
func TestCancel(t *testing.T) {
	p := compile(t, slow, spvc.Options{})
	axpy := compile(t, strings.ReplaceAll(axpyText, "?", "256"), spvc.Options{})
	apiDevices(t, func(t *testing.T, d *compute.Device) {
		k := kernelOf(t, d, p, "slow")
		m := must[*compute.Buffer[float32]](t)(compute.NewBuffer[float32](d, 64))
		if _, err := k.Dispatch(context.Background(), [3]uint32{1, 1, 1}, m); err != nil {
			t.Fatal(err)
		}
		groups := [3]uint32{uint32(50 * runtime.NumCPU()), 1, 1} // much longer than the deadline
		ctx, cancel := context.WithTimeout(context.Background(), 20*time.Millisecond)
		defer cancel()
		// A dispatch that waits for the kernel's end succeeds.
		_, err := k.Dispatch(ctx, groups, m)
		if !errors.Is(err, runner.ErrTimeout) || !errors.Is(err, context.DeadlineExceeded) {
			t.Fatal(err)
		}
		if err := m.Close(); err != nil {
			t.Error(err)
		}
		// What comes next waits for it.
		a := kernelOf(t, d, axpy, "axpy")
		for {
			x, err := compute.NewBuffer[float32](d, 256)
			if errors.Is(err, runner.ErrTimeout) {
				time.Sleep(10 * time.Millisecond)
				continue
			}
			if err == nil {
				_, err = a.Dispatch(context.Background(), [3]uint32{4, 1, 1}, float32(1), x, x)
			}
			if err != nil {
				t.Error(err)
			}
			return
		}
	})
}

func TestClosedDevice(t *testing.T) {
	d := apiDevice(t, drivers.Lavapipe, vulkan.Options{})
	p := compile(t, strings.ReplaceAll(axpyText, "?", "256"), spvc.Options{})
	k := kernelOf(t, d, p, "axpy")
	x := must[*compute.Buffer[float32]](t)(compute.NewBuffer[float32](d, 256))
	for range 2 {
		if err := d.Close(); err != nil {
			t.Error(err)
		}
	}
	if _, err := k.Dispatch(context.Background(), [3]uint32{1, 1, 1}, float32(1), x, x); !errors.Is(err, runner.ErrClosed) {
		t.Errorf("dispatch: %v", err)
	}
	if _, err := x.Slice(); !errors.Is(err, runner.ErrClosed) {
		t.Errorf("read: %v", err)
	}
	if _, err := compute.NewBuffer[float32](d, 1); !errors.Is(err, runner.ErrClosed) {
		t.Errorf("new buffer: %v", err)
	}
	if err := x.View(func([]float32) error { return nil }); !errors.Is(err, runner.ErrClosed) {
		t.Errorf("view: %v", err)
	}
	if err := x.Close(); err != nil {
		t.Errorf("closing a buffer after its device: %v", err)
	}
}
