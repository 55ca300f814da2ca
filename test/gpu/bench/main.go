// Bench measures a device: the bandwidth of copies between host and device and of a kernel that copies, the
// time of a warm launch, and the rate of a product of matrices of f32 at -O2. It prints a table, and fails if a
// kernel computes a wrong result.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/compute"
)

// kernels has the kernels for arrays of COUNT floats and matrices of SIZE rows in TILES tiles.
const kernels = `module attributes {gpu.container_module} {
gpu.module @kernels {
  gpu.func @empty() kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    gpu.return
  }
  gpu.func @copy(%from: memref<COUNTxvector<4xf32>>, %to: memref<COUNTxvector<4xf32>>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %i = gpu.global_id x
    %v = memref.load %from[%i] : memref<COUNTxvector<4xf32>>
    memref.store %v, %to[%i] : memref<COUNTxvector<4xf32>>
    gpu.return
  }
  gpu.func @product(%a: memref<SIZExSIZExf32>, %b: memref<SIZExSIZExf32>, %c: memref<SIZExSIZExf32>)
      workgroup(%ta: memref<16x16xf32, #gpu.address_space<workgroup>>, %tb: memref<16x16xf32, #gpu.address_space<workgroup>>)
      kernel attributes {known_block_size = array<i32: 16, 16, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %tiles = arith.constant TILES : index
    %zero = arith.constant 0.0 : f32
    %tx = gpu.thread_id x
    %ty = gpu.thread_id y
    %row = gpu.global_id y
    %col = gpu.global_id x
    %sum = scf.for %t = %c0 to %tiles step %c1 iter_args(%outer = %zero) -> (f32) {
      %k0 = arith.muli %t, %c16 : index
      %ka = arith.addi %k0, %tx : index
      %kb = arith.addi %k0, %ty : index
      %av = memref.load %a[%row, %ka] : memref<SIZExSIZExf32>
      %bv = memref.load %b[%kb, %col] : memref<SIZExSIZExf32>
      memref.store %av, %ta[%ty, %tx] : memref<16x16xf32, #gpu.address_space<workgroup>>
      memref.store %bv, %tb[%ty, %tx] : memref<16x16xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      %part = scf.for %k = %c0 to %c16 step %c1 iter_args(%inner = %outer) -> (f32) {
        %x = memref.load %ta[%ty, %k] : memref<16x16xf32, #gpu.address_space<workgroup>>
        %y = memref.load %tb[%k, %tx] : memref<16x16xf32, #gpu.address_space<workgroup>>
        %xy = arith.mulf %x, %y fastmath<contract> : f32
        %next = arith.addf %inner, %xy fastmath<contract> : f32
        scf.yield %next : f32
      }
      gpu.barrier
      scf.yield %part : f32
    }
    memref.store %sum, %c[%row, %col] : memref<SIZExSIZExf32>
    gpu.return
  }
}
}`

func main() {
	selector := flag.String("device", "", "device, as for spvc run")
	size := flag.Int("size", 1024, "rows of the matrices, a multiple of 16")
	megabytes := flag.Int("megabytes", 256, "size of copies")
	runs := flag.Int("runs", 20, "measurements, of which the median counts")
	flag.Parse()
	if err := measure(*selector, *size, *megabytes, *runs); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

// bench measures one device.
type bench struct {
	dev     *compute.Device
	program *spvc.Program
	runs    int
}

func measure(selector string, size, megabytes, runs int) error {
	if size < 16 || size%16 != 0 || megabytes < 1 || runs < 1 {
		return fmt.Errorf("a matrix has a multiple of 16 rows, and copies at least a megabyte")
	}
	dev, err := compute.OpenDevice(selector)
	if err != nil {
		return err
	}
	defer dev.Close()
	count := megabytes << 20 / 16
	source := strings.NewReplacer("COUNT", strconv.Itoa(count), "SIZE", strconv.Itoa(size), "TILES", strconv.Itoa(size/16)).Replace(kernels)
	program, err := spvc.Compile(context.Background(), []byte(source), spvc.Options{Env: dev.Info().Env(), Opt: spvc.O2})
	if err != nil {
		return err
	}
	b := &bench{dev: dev, program: program, runs: runs}
	fmt.Printf("%s (%s %s)\n\n| what | median | rate |\n|---|---|---|\n", dev.Info().Name, dev.Info().DriverName, dev.Info().DriverInfo)
	if err := b.launches(); err != nil {
		return err
	}
	if err := b.copies(count); err != nil {
		return err
	}
	return b.product(size)
}

// patience ends the measurements of one row early.
const patience = 10 * time.Second

// median returns the median time of what f measures, after two calls that do not count.
func (b *bench) median(f func() (time.Duration, error)) (time.Duration, error) {
	var times []time.Duration
	begin := time.Now()
	for i := -2; i < b.runs && (len(times) == 0 || time.Since(begin) < patience); i++ {
		t, err := f()
		if err != nil {
			return 0, err
		}
		if i >= 0 {
			times = append(times, t)
		}
	}
	slices.Sort(times)
	return times[len(times)/2], nil
}

// spent returns the time of the device, or that of the host if the device measures none.
func spent(t runner.Timing) time.Duration {
	if t.GPU > 0 {
		return t.GPU
	}
	return t.Wall
}

func row(what string, t time.Duration, amount float64, unit string) {
	fmt.Printf("| %s | %s | %.2f %s |\n", what, t, amount/t.Seconds(), unit)
}

func (b *bench) launches() error {
	k, err := b.dev.Kernel(b.program, "empty")
	if err != nil {
		return err
	}
	t, err := b.median(func() (time.Duration, error) {
		from := time.Now()
		_, err := k.Dispatch(context.Background(), [3]uint32{1, 1, 1})
		return time.Since(from), err
	})
	if err == nil {
		row("empty kernel, until the host has the result", t, 1, "launches/s")
	}
	return err
}

func (b *bench) copies(count int) error {
	data, back := make([][4]float32, count), make([][4]float32, count)
	for i := range data {
		data[i] = [4]float32{float32(i % 1000), 1, 2, float32(i % 7)}
	}
	from, err := compute.BufferOf(b.dev, data)
	if err != nil {
		return err
	}
	defer from.Close()
	to, err := compute.BufferOf(b.dev, back)
	if err != nil {
		return err
	}
	defer to.Close()
	k, err := b.dev.Kernel(b.program, "copy")
	if err != nil {
		return err
	}
	gigabytes := float64(16*count) / 1e9
	timed := func(f func() error) func() (time.Duration, error) {
		return func() (time.Duration, error) {
			from := time.Now()
			err := f()
			return time.Since(from), err
		}
	}
	for _, c := range []struct {
		what   string
		amount float64
		f      func() (time.Duration, error)
	}{
		{"copy to the device", gigabytes, timed(func() error { return from.Write(0, data) })},
		{"copy by a kernel, read and written", 2 * gigabytes, func() (time.Duration, error) {
			t, err := k.Dispatch(context.Background(), k.GroupsFor(count, 1, 1), compute.Bind(0, 0, from), compute.Bind(0, 1, to))
			return spent(t), err
		}},
		{"copy from the device", gigabytes, timed(func() error { return to.Read(0, back) })},
	} {
		t, err := b.median(c.f)
		if err != nil {
			return err
		}
		row(c.what, t, c.amount, "GB/s")
	}
	if !slices.Equal(data, back) {
		return fmt.Errorf("the copy differs")
	}
	return nil
}

func (b *bench) product(size int) error {
	k, err := b.dev.Kernel(b.program, "product")
	if err != nil {
		return err
	}
	// Small integers, so that sums are exact.
	a, c := make([]float32, size*size), make([]float32, size*size)
	for i := range a {
		a[i] = float32(i % 3)
	}
	var buffers [3]*compute.Buffer[float32]
	for i, data := range [][]float32{a, a, c} {
		if buffers[i], err = compute.BufferOf(b.dev, data); err != nil {
			return err
		}
		defer buffers[i].Close()
	}
	t, err := b.median(func() (time.Duration, error) {
		t, err := k.Dispatch(context.Background(), k.GroupsFor(size, size, 1), compute.Bind(0, 0, buffers[0]), compute.Bind(0, 1, buffers[1]), compute.Bind(0, 2, buffers[2]))
		return spent(t), err
	})
	if err != nil {
		return err
	}
	row(fmt.Sprintf("product of matrices of %d rows, f32, -O2", size), t, 2*float64(size)*float64(size)*float64(size)/1e9, "GFLOP/s")
	if err := buffers[2].Read(0, c); err != nil {
		return err
	}
	for _, at := range []int{0, size - 1, size*size/2 + 3, size*size - 1} {
		want := float32(0)
		for n := range size {
			want += a[at/size*size+n] * a[n*size+at%size]
		}
		if c[at] != want {
			return fmt.Errorf("element %d of the product is %g, not %g", at, c[at], want)
		}
	}
	return nil
}
