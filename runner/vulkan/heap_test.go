//go:build cgo

package vulkan

import (
	"errors"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/spvc/spvc/runner"
)

func TestClass(t *testing.T) {
	for size, want := range map[uint64]uint64{
		1: 256, 256: 256, 257: 512, 4096: 4096, 4097: 8192, 1 << 24: 1 << 24, 1<<24 + 1: 17 << 20, 5 << 30: 5 << 30, 5<<30 + 1: 5<<30 + 1<<20,
	} {
		if got := class(size); got != want {
			t.Errorf("%d: %d, want %d", size, got, want)
		}
	}
}

// Small buffers share allocations, keep apart, and come back zero.
func TestSmallBuffers(t *testing.T) {
	for _, o := range []Options{{}, {Memory: DeviceMemory}} {
		each(t, o, func(t *testing.T, rd runner.Device) {
			d := rd.(*Device)
			const n = 500
			rng := rand.New(rand.NewPCG(1, 2))
			buffers := make([]runner.Buffer, n)
			fill := func(i int) []byte { return slices.Repeat([]byte{byte(i), byte(i >> 8)}, buffers[i].Size()/2) }
			for i := range buffers {
				b, err := d.NewBuffer(2 * (1 + rng.IntN(1000)))
				if err != nil {
					t.Fatal(err)
				}
				buffers[i] = b
				if err := b.Write(0, fill(i)); err != nil {
					t.Fatal(err)
				}
			}
			// 64 blocks of each of four classes per allocation, and staging.
			if got := len(d.heap.all); got > n/64+4+maxStaging {
				t.Errorf("%d allocations for %d buffers", got, n)
			}
			addresses := map[uint64]bool{}
			for i, b := range buffers {
				got := make([]byte, b.Size())
				if err := b.Read(0, got); err != nil || !slices.Equal(got, fill(i)) {
					t.Fatalf("buffer %d: %v, % x", i, err, got[:min(8, len(got))])
				}
				if a := b.Address(); addresses[a] || a%minClass != 0 {
					t.Errorf("buffer %d lies at %#x", i, a)
				} else {
					addresses[a] = true
				}
			}
			rng.Shuffle(n, func(i, k int) { buffers[i], buffers[k] = buffers[k], buffers[i] })
			for _, b := range buffers {
				if err := b.Close(); err != nil {
					t.Fatal(err)
				}
			}
			if got := len(d.heap.all); got > 4+maxStaging {
				t.Errorf("%d allocations for no buffers", got)
			}
			b, err := d.NewBuffer(2000)
			if err != nil {
				t.Fatal(err)
			}
			got := make([]byte, 2000)
			if err := b.Read(0, got); err != nil || slices.Max(got) != 0 {
				t.Errorf("a new buffer shows what an old one held, %v", err)
			}
		})
	}
}

// Sizes have 64 bits: what exceeds a device is refused as the size it is.
func TestHugeBuffers(t *testing.T) {
	each(t, Options{}, func(t *testing.T, d runner.Device) {
		max := d.Info().Limits.MaxMemoryAllocationSize
		if max == 0 || max > 1<<40 {
			t.Fatalf("the limit of the test's device is %d", max)
		}
		for _, size := range []int{int(max) + 1, 5 << 30, 1 << 42} {
			var limit *runner.LimitError
			_, err := d.NewBuffer(size)
			if !errors.As(err, &limit) || limit.Limit != "maxMemoryAllocationSize" || limit.Value < uint64(size) || limit.Max != max {
				t.Errorf("%d bytes: %v", size, err)
			}
		}
	})
}

// A view is the memory itself on the host's side, and outlives the closing of its
// buffer.
func TestView(t *testing.T) {
	for _, o := range []Options{{}, {Memory: DeviceMemory}} {
		each(t, o, func(t *testing.T, d runner.Device) {
			b := newBuffer(t, d, []byte{1, 2, 3})
			failed := errors.New("failed")
			if err := b.View(func(data []byte) error { data[0] = 9; return failed }); err != failed {
				t.Errorf("got %v", err)
			}
			err := b.View(func(data []byte) error {
				if len(data) != 3 || cap(data) != 3 || data[1] != 2 {
					t.Errorf("%v with room for %d", data, cap(data))
				}
				data[2] = 7
				return nil
			})
			got := make([]byte, 3)
			if rerr := b.Read(0, got); err != nil || rerr != nil || got[2] != 7 || o.Memory == DeviceMemory && got[0] != 1 {
				t.Errorf("%v, %v, %v", got, err, rerr)
			}
			if o.Memory == DeviceMemory {
				return
			}
			err = b.View(func(data []byte) error {
				if err := b.Close(); err != nil {
					t.Error(err)
				}
				other := newBuffer(t, d, []byte{4, 5, 6})
				defer other.Close()
				if data[2] != 7 {
					t.Errorf("the memory was given to another: %v", data)
				}
				data[0] = 8
				if err := other.Read(0, got); err != nil || got[0] != 4 {
					t.Errorf("the other buffer has %v, %v", got, err)
				}
				return nil
			})
			if err != nil {
				t.Error(err)
			}
			if err := b.View(func([]byte) error { return nil }); !errors.Is(err, runner.ErrClosed) {
				t.Errorf("a view of a closed buffer: %v", err)
			}
		})
	}
}

// Launches that may overlap run all the same.
func TestOverlaps(t *testing.T) {
	each(t, Options{}, func(t *testing.T, d runner.Device) {
		m, push := module(t, scale()), append(make([]byte, 4), floats(2)...)
		var launches []*runner.Launch
		var buffers []runner.Buffer
		for range 8 {
			b := newBuffer(t, d, floats(slices.Repeat([]float32{3}, 64)...))
			buffers = append(buffers, b)
			launches = append(launches, &runner.Launch{Module: m, Entry: "main", Groups: [3]uint32{1, 1, 1},
				PushConstants: push, Bindings: []runner.Binding{{Buffer: b}}, Overlaps: true})
		}
		run(t, d, launches...)
		for i, b := range buffers {
			if got := read(t, b)[63]; got != 7 {
				t.Errorf("buffer %d: %v", i, got)
			}
		}
	})
}
