//go:build cgo

package compute_test

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/layout/hostlayout"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/runner/vulkan"
	"github.com/spvc/spvc/spirv/blocklayout/bind"
	"github.com/spvc/spvc/test/drivers"
)

// A quarter turn around the axis z, row by row: x becomes y, and y becomes -x.
var quarter = Motion{Turn: [3][3]float32{{0, -1, 0}, {1, 0, 0}, {0, 0, 1}}, Time: 10}

// ExampleDevice_Load loads a binary of GLSL whose blocks have scalar layout. The types of the blocks are those that
// `spvc layout bind --lang=go` declares: one has a row-major matrix, the other a counter before an array.
func ExampleDevice_Load() {
	binary, err := os.ReadFile("testdata/turn.spv")
	if err != nil {
		fmt.Println(err)
		return
	}
	device, err := compute.OpenDevice("reference")
	if err != nil {
		fmt.Println(err)
		return
	}
	defer device.Close()
	program, err := device.Load(binary, spvc.Options{Name: "turn"})
	if err != nil {
		fmt.Println(err)
		return
	}
	turn, err := device.Kernel(program, "main")
	if err != nil {
		fmt.Println(err)
		return
	}
	particles := ParticlesValue{Count: 2, Items: []ParticlesItems{
		{Position: [3]float32{1, 2, 3}},
		{Position: [3]float32{-4, 0, 0}, Velocity: [3]float32{0, 0, 1}},
		{Position: [3]float32{7, 7, 7}}, // beyond the count
	}}
	if _, err := turn.Dispatch(context.Background(), [3]uint32{1, 1, 1}, quarter, compute.InOut(&particles)); err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(particles.Upper, "in the upper half")
	for _, p := range particles.Items {
		fmt.Println(p.Position)
	}
	// Output:
	// 1 in the upper half
	// [-2 1 3]
	// [0 -4 10]
	// [7 7 7]
}

// turned returns particles, and where the kernel moves them.
func turned(n int) (before, after ParticlesValue) {
	before.Count = uint32(n)
	for i := range n {
		before.Items = append(before.Items, ParticlesItems{Position: [3]float32{float32(i), 1, float32(-i)}, Velocity: [3]float32{0.5, 0, float32(i % 3)}})
	}
	after = before
	after.Items = slices.Clone(before.Items)
	for i := range after.Items {
		p := &after.Items[i]
		x, y, z := p.Position[0]+10*p.Velocity[0], p.Position[1]+10*p.Velocity[1], p.Position[2]+10*p.Velocity[2]
		if p.Position = [3]float32{-y, x, z}; x > 0 {
			after.Upper++
		}
	}
	return before, after
}

func same(a, b *ParticlesValue) bool {
	return a.Count == b.Count && a.Upper == b.Upper && slices.Equal(a.Items, b.Items)
}

// TestBlocks runs the kernel with a value, a typed buffer and a batch, on the devices that have scalar layout. Load finds the
// rules of the blocks without a target too.
func TestBlocks(t *testing.T) {
	data := must[[]byte](t)(os.ReadFile("testdata/turn.spv"))
	for _, selector := range []string{drivers.Lavapipe, reference.Name} {
		d := apiDevice(t, selector, vulkan.Options{})
		for name, load := range map[string]func() (*spvc.Program, error){
			"device": func() (*spvc.Program, error) { return d.Load(data, spvc.Options{}) },
			"any":    func() (*spvc.Program, error) { return spvc.Load(data, spvc.Options{}) },
		} {
			k := kernelOf(t, d, must[*spvc.Program](t)(load()), "main")
			for _, n := range []int{1, 5, 100} {
				before, after := turned(n)
				value := before
				value.Items = slices.Clone(before.Items)
				if _, err := k.Dispatch(t.Context(), k.GroupsFor(n, 1, 1), quarter, compute.InOut(&value)); err != nil {
					t.Fatalf("%s, %s: %v", selector, name, err)
				}
				if !same(&value, &after) {
					t.Errorf("%s, %s: a value of %d:\n got %v\nwant %v", selector, name, n, value, after)
				}
				b := must[*compute.Buffer[ParticlesValue]](t)(compute.NewBufferFor[ParticlesValue](k, 0, 1, n))
				checkOpenBuffer(t, k, b, n)
				b.Close()
			}
		}
	}
}

// strictDevice lacks scalar layout.
type strictDevice struct{ runner.Device }

func (d strictDevice) Info() *runner.DeviceInfo {
	info := *d.Device.Info()
	info.Features = slices.DeleteFunc(slices.Clone(info.Features), func(f string) bool { return f == "scalarBlockLayout" })
	return &info
}

func checkOpenBuffer(t *testing.T, k *compute.Kernel, b *compute.Buffer[ParticlesValue], n int) {
	t.Helper()
	before, after := turned(n)
	if err := b.Write(0, []ParticlesValue{before}); err != nil || b.Len() != 1 {
		t.Fatalf("%v, %d elements", err, b.Len())
	}
	if _, err := k.Dispatch(t.Context(), k.GroupsFor(n, 1, 1), quarter, b); err != nil {
		t.Fatal(err)
	}
	if got, err := b.Slice(); err != nil || !same(&got[0], &after) {
		t.Errorf("a buffer of %d: %v\n got %v\nwant %v", n, err, got, after)
	}
	part := ParticlesValue{Items: make([]ParticlesItems, (n+1)/2)}
	if err := b.Read(0, []ParticlesValue{part}); err != nil || part.Items[0] != after.Items[0] {
		t.Errorf("a part of %d: %v, %v", n, err, part.Items)
	}
	if err := b.View(func(all []ParticlesValue) error { all[0].Items[n-1].Position[0] = 42; return nil }); err != nil {
		t.Error(err)
	}
	if got, err := b.Slice(); err != nil || got[0].Items[n-1].Position[0] != 42 {
		t.Errorf("after a view: %v, %v", err, got[0].Items[n-1])
	}
	before.Items = append(before.Items, ParticlesItems{})
	if err := b.Write(0, []ParticlesValue{before}); err == nil || !strings.Contains(err.Error(), "room for") {
		t.Errorf("too many elements: %v", err)
	}
}

// TestBlocksRefused checks the refusals: a device without scalar layout, Go types that do not fit, and buffers without a block.
func TestBlocksRefused(t *testing.T) {
	data := must[[]byte](t)(os.ReadFile("testdata/turn.spv"))
	p := must[*spvc.Program](t)(spvc.Load(data, spvc.Options{}))
	if !p.Binaries[0].Needs.ScalarBlockLayout || p.Binaries[0].Needs.WorkgroupExplicitLayout {
		t.Errorf("the blocks need %+v", p.Binaries[0].Needs)
	}
	strict := strictDevice{Device: apiDevice(t, reference.Name, vulkan.Options{}).Raw()}
	if _, err := compute.WrapDevice(strict).Kernel(p, "main"); err == nil || !strings.Contains(err.Error(), "scalarBlockLayout") {
		t.Errorf("a device without scalar layout: %v", err)
	}
	if _, err := spvc.Load(data, spvc.Options{Env: profile(t, "vulkan1.1")}); err == nil {
		t.Error("a target without scalar layout accepts the binary")
	}
	d := apiDevice(t, reference.Name, vulkan.Options{})
	k := kernelOf(t, d, p, "main")
	for want, v := range map[string]any{
		".Items: the block has": struct {
			Count, Upper uint32
			Items        []float32
		}{Items: []float32{1}},
		"no member for field C": struct {
			A, B, C uint32
			Items   []ParticlesItems
		}{Items: make([]ParticlesItems, 1)},
		"does not end in an array": nil,
	} {
		at := uint32(1)
		if v == nil {
			at, v = 0, ParticlesValue{}
		}
		if _, err := k.Dispatch(t.Context(), one, compute.Bind(0, at, v)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %s", err, want)
		}
	}
	if _, err := compute.NewBuffer[ParticlesValue](d, 3); err == nil || !strings.Contains(err.Error(), "NewBufferFor") {
		t.Errorf("a buffer without a block: %v", err)
	}
}

// TestTurnLayout checks that the types of this package are those that bind declares, and that the binary is that of the source.
func TestTurnLayout(t *testing.T) {
	data := must[[]byte](t)(os.ReadFile("testdata/turn.spv"))
	m := must[*spvc.Program](t)(spvc.Load(data, spvc.Options{})).Binaries[0]
	module, err := m.Module()
	if err != nil {
		t.Fatal(err)
	}
	var blocks []bind.Block
	for i := range module.Resources {
		r := &module.Resources[i]
		blocks = append(blocks, bind.Block{Name: r.DataType.Name, Shape: r.Block})
	}
	text := must[[]byte](t)(bind.Go(blocks, "compute_test"))
	have := must[[]byte](t)(os.ReadFile("turn_layout_test.go"))
	have = []byte(strings.NewReplacer("// In Uniform, set 0, binding 0.\n", "", "// In StorageBuffer, set 0, binding 1.\n", "").Replace(string(have)))
	if !bytes.Equal(text, have) {
		t.Errorf("run `spvc layout bind --lang=go --package=compute_test testdata/turn.spv` again:\n%s", text)
	}
	file := filepath.Join(t.TempDir(), "turn.spv")
	if out, err := exec.Command("glslangValidator", "-V", "--target-env", "vulkan1.1", "-o", file, "testdata/turn.comp").CombinedOutput(); err != nil {
		t.Fatalf("glslangValidator (package glslang-tools): %v\n%s", err, out)
	}
	again, err := must[*spvc.Program](t)(spvc.Load(must[[]byte](t)(os.ReadFile(file)), spvc.Options{})).Binaries[0].Module()
	if err != nil {
		t.Fatal(err)
	}
	for i := range module.Resources {
		if got, want := again.Resources[i].Block.String(), module.Resources[i].Block.String(); got != want {
			t.Errorf("the source has the block %s, the binary %s", got, want)
		}
	}
	items := &module.Resource(0, 1).Block.Fields[2]
	if items.Offset != ParticlesItemsOffset || items.Shape.Stride != ParticlesItemsStride || hostlayout.CheckSame(Motion{}, module.Resource(0, 0).Block) != nil {
		t.Error("the constants and types are not those of the blocks")
	}
	var _ Particles
}
