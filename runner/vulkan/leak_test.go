//go:build cgo

package vulkan

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"syscall"
	"testing"
	"time"

	"github.com/spvc/spvc/internal/growth"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/test/drivers"
)

func TestNoLeaks(t *testing.T) {
	d := open(t, Options{}).(*Device)
	m, push := module(t, scale()), make([]byte, 8)
	round := func(n, first int) {
		for i := range n {
			// A pipeline of its own now and then, so that the cache turns over.
			value := reflect.SpecValue{ID: 3, Bits: uint64(first+i) / 2}
			b, err := d.NewBuffer(4096 + 64*(i%7))
			if err != nil {
				t.Fatal(err)
			}
			run(t, d, &runner.Launch{Module: m, Entry: "main", Groups: [3]uint32{1, 1, 1}, PushConstants: push,
				SpecConstants: []reflect.SpecValue{value}, Bindings: []runner.Binding{{Buffer: b}}})
			if err := b.Close(); err != nil {
				t.Fatal(err)
			}
		}
	}
	round(600, 0)
	before := growth.ResidentKiB(t)
	round(1000, 600)
	if grown := growth.ResidentKiB(t) - before; grown > 24<<10 {
		t.Errorf("resident memory grew by %d KiB over 1000 launches", grown)
	}
	if len(d.pipelines) > maxPipelines || len(d.buffers) != 0 || len(d.heap.all) > 8 || len(d.idle) != 1 {
		t.Errorf("%d pipelines, %d buffers, %d allocations, %d frames", len(d.pipelines), len(d.buffers), len(d.heap.all), len(d.idle))
	}
}

// Opening and closing over and over leaves nothing behind either.
func TestOpenCloseLeaks(t *testing.T) {
	cycle := func() {
		d, err := OpenDevice(drivers.Lavapipe, Options{})
		if err != nil {
			t.Fatal(err)
		}
		newBuffer(t, d, make([]byte, 1<<20))
		if err := d.Close(); err != nil {
			t.Fatal(err)
		}
	}
	count := func() int {
		fds, err := os.ReadDir("/proc/self/fd")
		if err != nil {
			t.Fatal(err)
		}
		return len(fds)
	}
	for range 3 {
		cycle()
	}
	before, memory := count(), growth.ResidentKiB(t)
	for range 20 {
		cycle()
	}
	if n := count(); n > before {
		t.Errorf("%d file descriptors became %d", before, n)
	}
	if grown := growth.ResidentKiB(t) - memory; grown > 24<<10 {
		t.Errorf("resident memory grew by %d KiB over 20 devices", grown)
	}
}

// TestThreadStays closes devices. The threads that have called the driver must not end: the driver may be
// unloaded by then. The main thread never ends, so that one device would not do.
func TestThreadStays(t *testing.T) {
	var tasks []string
	for range 3 {
		d := open(t, Options{}).(*Device)
		d.builder.run(func() { tasks = append(tasks, fmt.Sprintf("/proc/self/task/%d", syscall.Gettid())) })
		if err := d.Close(); err != nil {
			t.Fatal(err)
		}
	}
	for range 20 {
		time.Sleep(5 * time.Millisecond)
		for _, task := range tasks {
			if _, err := os.Stat(task); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// rerun runs one test in a process of its own.
func rerun(t *testing.T, name string, env ...string) (string, error) {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	cmd := exec.CommandContext(ctx, os.Args[0], "-test.run=^"+name+"$", "-test.v")
	cmd.Env = append(os.Environ(), env...)
	out, err := cmd.CombinedOutput()
	return string(out), err
}
