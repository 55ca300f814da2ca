//go:build cgo

package conform

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/reflect"
)

// ailing is a reference device that runs out of memory after some buffers, or whose
// buffers cannot be read.
type ailing struct {
	runner.Device
	left       int
	unreadable bool
	// homeless buffers have no address.
	homeless bool
	open     int
}

var (
	errMemory = errors.New("out of memory")
	errRead   = errors.New("the memory cannot be read")
)

func (d *ailing) NewBuffer(size int) (runner.Buffer, error) {
	if d.left--; d.left < 0 {
		return nil, errMemory
	}
	b, err := d.Device.NewBuffer(size)
	d.open++
	return &ailingBuffer{b, d}, err
}

func (d *ailing) Run(ctx context.Context, launches ...*runner.Launch) (runner.Timing, error) {
	plain := make([]*runner.Launch, len(launches))
	for i, l := range launches {
		own := *l
		own.Bindings = append([]runner.Binding(nil), l.Bindings...)
		for k := range own.Bindings {
			own.Bindings[k].Buffer = own.Bindings[k].Buffer.(*ailingBuffer).Buffer
		}
		plain[i] = &own
	}
	return d.Device.Run(ctx, plain...)
}

type ailingBuffer struct {
	runner.Buffer
	d *ailing
}

func (b *ailingBuffer) Read(offset int, dst []byte) error {
	if b.d.unreadable {
		return errRead
	}
	return b.Buffer.Read(offset, dst)
}

func (b *ailingBuffer) Address() uint64 {
	if b.d.homeless {
		return 0
	}
	return b.Buffer.Address()
}

func (b *ailingBuffer) Close() error {
	b.d.open--
	return b.Buffer.Close()
}

// TestAiling runs cases on a device with less and less memory, and on one whose memory cannot be
// read. No buffer may stay.
func TestAiling(t *testing.T) {
	t.Parallel()
	ref := referenceDevice(t)
	run := func(d *ailing, id string) *Result {
		c, err := ParseCase(id)
		if err != nil {
			t.Fatal(err)
		}
		var got *Result
		e := NewEngine(d, time.Minute)
		e.Once = true
		if err := e.Run(t.Context(), []Case{c}, func(_ int, r *Result) { got = r }); err != nil {
			t.Fatal(id, err)
		}
		if d.open != 0 {
			t.Errorf("%s: %d buffers stay open", id, d.open)
		}
		return got
	}
	for id, buffers := range map[string]int{ // of all rounds
		"v1/StorageBuffer/std430/read/{f;d}":                    3,
		"v1/StorageBuffer/std430/write/{f;d}":                   3,
		"v1/StorageBuffer/std430/copy/{f;d}":                    2,
		"v1/StorageBuffer/std430/size/{[]f}":                    18,
		"v1/PhysicalStorageBuffer/std430/read+via=nested/{f;f}": 4,
		"v1/PushConstant/std430/read/{f;f}":                     2,
	} {
		for n := range buffers {
			if r := run(&ailing{Device: ref, left: n}, id); r.Verdict != Failed || !strings.Contains(r.Detail, errMemory.Error()) {
				t.Errorf("%s with %d buffers: %s: %s", id, n, r.Verdict, r.Detail)
			}
		}
		if r := run(&ailing{Device: ref, left: buffers}, id); r.Verdict != Pass {
			t.Errorf("%s: %s: %s", id, r.Verdict, r.Detail)
		}
		if r := run(&ailing{Device: ref, left: buffers, unreadable: true}, id); r.Verdict != Failed || r.Detail != errRead.Error() {
			t.Errorf("%s: %s: %s", id, r.Verdict, r.Detail)
		}
	}
	if r := run(&ailing{Device: ref, left: 9, homeless: true}, "v1/PhysicalStorageBuffer/std430/read/{f;f}"); r.Verdict != Unsupported || r.Detail != "bufferDeviceAddress" {
		t.Errorf("no addresses: %s: %s", r.Verdict, r.Detail)
	}
}

// TestLimits has blocks that are larger than a device permits.
func TestLimits(t *testing.T) {
	t.Parallel()
	for id, want := range map[string]string{
		"v1/Uniform/std140/read/{[20]v4f}":        "maxUniformBufferRange",
		"v1/StorageBuffer/std430/read/{[20]v4f}":  "maxStorageBufferRange",
		"v1/PushConstant/std430/read/{[20]v4f}":   "maxPushConstantsSize",
		"v1/PushConstant/std430/read/{[15]v4f;f}": "",
		"v1/Uniform/std140/read/{[16]v4f}":        "",
	} {
		k, err := caseKernel(t, id)
		if err != nil {
			t.Fatal(id, err)
		}
		tr := &trial{kernel: k}
		if tr.module, err = reflect.Reflect(k.words); err != nil {
			t.Fatal(id, err)
		}
		info := capable()
		info.Limits.MaxUniformBufferRange, info.Limits.MaxStorageBufferRange, info.Limits.MaxPushConstantsSize = 256, 256, 256
		err = tr.sizes(info)
		if (err == nil) != (want == "") || err != nil && err.Error() != want+" for a block that large" {
			t.Errorf("%s: %v, want %s", id, err, want)
		}
		if err == nil && tr.bytes != 256 {
			t.Errorf("%s: the buffer has %d bytes", id, tr.bytes)
		}
	}
}
