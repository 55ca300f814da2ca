//go:build cgo

package conform

import (
	"encoding/binary"
	"fmt"
	"testing"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/packet"
)

// behavior is what a device does in place of a kernel: it moves the scalars, but reads and
// writes some of them in other places, and writes bytes that it must not write.
type behavior struct {
	// from and to have the offsets of the scalars, by path, that the device reads and writes in
	// other places.
	from, to map[string]int64
	// spoiled are bytes of what the probe looks at.
	spoiled []int64
	// length is the length of a runtime array in a number of bytes.
	length func(bytes int64) int64
}

// move copies a scalar between buffers.
func move(t *testing.T, from runner.Buffer, at int64, to runner.Buffer, there, size int64) {
	t.Helper()
	data := make([]byte, size)
	err := from.Read(int(at), data)
	if err == nil {
		err = to.Write(int(there), data)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// run does in a round what the device does.
func (d *behavior) run(t *testing.T, tr *trial, round int) {
	t.Helper()
	m := &tr.rounds[round]
	place := func(moved map[string]int64, path string, at int64) int64 {
		if other, ok := moved[path]; ok {
			return other
		}
		return at
	}
	looked := m.other
	if tr.probe != Size {
		eachScalar(tr.leaves, func(i int, l *leaf, n int64) {
			path, shift := l.path(n), tr.shift(i, n)
			from, to := shift+place(d.from, path, l.at(n)), shift+place(d.to, path, l.at(n))
			switch tr.probe {
			case Read:
				looked = m.plains[tr.of[i]]
				move(t, m.block, from, looked, (tr.first[i]+n)*l.size, l.size)
			case Write:
				looked = m.block
				move(t, m.plains[tr.of[i]], (tr.first[i]+n)*l.size, looked, to, l.size)
			default:
				move(t, m.block, from, m.other, place(d.to, path, tr.other[i].at(n)), l.size)
			}
		})
	}
	for block := range tr.access.copies() {
		if tr.probe == Size {
			n := uint32(d.length(tr.sizeBound(round, block)))
			if err := m.plains[0].Write(int(4*block), binary.LittleEndian.AppendUint32(nil, n)); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, at := range d.spoiled {
		if err := looked.Write(int(at), []byte{0}); err != nil {
			t.Fatal(err)
		}
	}
}

// behaviors are what devices do with blocks, the verdicts, and what the details say.
var behaviors = []struct {
	id, want string
	d        behavior
}{
	{"read/{f;v2f}", "pass: ", behavior{}},
	{"read/{f;v2f}", "wrong read: b[1]: expected 0xc, driver read 0x8", behavior{from: offsets{"b[1]": 8}}},
	{"read/{f;v2f}", "wrong read: a: expected 0x0, driver read 0x4, as with Offset 4 of a and Offset 12 of b (3 of 3 scalars are wrong)", behavior{from: offsets{"a": 4, "b[0]": 12, "b[1]": 16}}},
	{"read/{f;v2f}", "wrong read: byte 2 of b[0]: expected 0xa, driver read none of the block's bytes", behavior{spoiled: []int64{6, 7}}},
	{"read/{f;v2f}", "wrong read: b[0]: expected 0x8, driver read none of the block's bytes", behavior{spoiled: []int64{4}}},
	{"read+blocks=2/{f;v2f}", "wrong read: byte 1 of a: expected 0x1, driver read none of the block's bytes", behavior{spoiled: []int64{1}}},
	{"read/{f;{f;f}}", "wrong read: b.a: expected 0x4, driver read 0x8, as with Offset 8 of b (2 of 3 scalars are wrong)", behavior{from: offsets{"b.a": 8, "b.b": 12}}},
	{"read/{f;m2x2f}", "wrong read: b[0][1]: expected 0xc, driver read 0x10, as with RowMajor of b (2 of 5 scalars are wrong)", behavior{from: offsets{"b[0][1]": 16, "b[1][0]": 12}}},
	{"read/{f;m2x2f!r}", "wrong read: b[0][1]: expected 0x10, driver read 0xc, as with ColMajor of b (2 of 5 scalars are wrong)", behavior{from: offsets{"b[0][1]": 12, "b[1][0]": 16}}},
	{"read/{f;m2x2f}", "wrong read: b[1][0]: expected 0x10, driver read 0x18, as with MatrixStride 16 of b (2 of 5 scalars are wrong)", behavior{from: offsets{"b[1][0]": 24, "b[1][1]": 28}}},
	{"read/{f;[2]{f;v2f}}", "wrong read: b[1].a: expected 0x18, driver read 0x20, as with Offset 12 of b[0].b and ArrayStride 24 of b (5 of 7 scalars are wrong)", behavior{from: offsets{"b[1].a": 32, "b[0].b[0]": 20, "b[0].b[1]": 24, "b[1].b[0]": 44, "b[1].b[1]": 48}}},
	{"read/{f;[2][2]f}", "wrong read: b[0][1]: expected 0x8, driver read 0x14, as with ArrayStride 16 of b[0] (2 of 5 scalars are wrong)", behavior{from: offsets{"b[0][1]": 20, "b[1][0]": 12, "b[1][1]": 28}}},
	{"read+blocks=2+offset=256/{f;f}", "wrong read: a: expected 0x0, driver read 0x40, as with Offset 64 of a or offset 576 of the binding of block 1", behavior{from: offsets{"a": 64, "b": 4}}},
	{"read+array=2/{f;f}", "wrong read: b: expected 0x4, driver read 0x104, as with Offset 260 of b or block 1 in place of block 0", behavior{from: offsets{"b": 260}}},
	{"write+array=2/{f;f}", "wrong write: b: expected 0x4, driver wrote 0x104, as with Offset 260 of b or block 1 in place of block 0", behavior{to: offsets{"b": 260}}},
	// No number explains a scalar of which only a part is in another place.
	{"read/{f;v2f;f}", "wrong read: b[0]: expected 0x8, driver read 0xc (3 of 4 scalars are wrong)", behavior{from: offsets{"b[0]": 12, "b[1]": 16}, spoiled: []int64{14, 15}}},
	{"read+offset=256/{f;v2f}", "wrong read: a: expected 0x0, driver read none of the block's bytes, as with offset 0 of the binding (3 of 3 scalars are wrong)", behavior{from: offsets{"a": -256, "b[0]": -248, "b[1]": -244}}},
	{"read+blocks=2/{f;f}", "wrong read: a: expected 0x0, driver read none of the block's bytes, as with block 0 in place of block 1", behavior{from: offsets{"a": -256}}},
	{"read+range=partial/{f;f;f;f}", "wrong read: c at 0x8 is beyond the 8 bytes that the descriptor shows: expected zeros, driver read 0x8 (2 of 2 scalars are wrong)", behavior{}},
	{"read+range=partial/{f;f}", "wrong read: b at 0x4 is beyond the 4 bytes that the descriptor shows: expected zeros, driver read other bytes", behavior{spoiled: []int64{4}}},
	{"read+range=partial/{f;f}", "pass: ", behavior{spoiled: []int64{4, 5, 6, 7}}},
	{"read+range=null/{f;f}", "wrong read: b at 0x4 is beyond the 0 bytes that the descriptor shows: expected zeros, driver read 0x0", behavior{spoiled: []int64{0, 1, 2, 3}, from: offsets{"b": 0}}},
	{"write/{f;v2f}", "pass: ", behavior{}},
	{"write+range=partial/{f;f}", "padding clobbered: 4 bytes of padding were written, the first at 0x4, although the descriptor shows only 4 bytes of each block", behavior{}},
	{"write/{f;v2f}", "wrong write: b[0]: expected 0x8, driver wrote 0xc, as with Offset 12 of b (2 of 3 scalars are wrong)", behavior{to: offsets{"b[0]": 12, "b[1]": 16}}},
	{"write/{f;v2f}", "padding clobbered: 1 byte of padding was written, the first at 0x5", behavior{spoiled: []int64{5}}},
	{"write/{f;v2f}", "padding clobbered: 2 bytes of padding were written, the first at 0x10", behavior{spoiled: []int64{17, 16}}},
	{"write/{f;v2f}", "wrong write: some bytes of a scalar were not written beside the first", behavior{spoiled: []int64{9}}},
	{"write/{f;v2f}", "wrong write: b[0]: expected 0x8, driver wrote none of the block's bytes", behavior{spoiled: []int64{8, 9, 10, 11}}},
	{"write+offset=256/{f;v2f}", "wrong write: a: expected 0x0, driver wrote none of the block's bytes, as with offset 0 of the binding (3 of 3 scalars are wrong)", behavior{to: offsets{"a": -256, "b[0]": -248, "b[1]": -244}}},
	// A store of a whole struct may write its padding, but not that around it.
	{"write+grain=struct/{f;{f;v2f}}", "pass: ", behavior{spoiled: []int64{12}}},
	{"write+grain=struct/{f;{f;v2f}}", "padding clobbered: 1 byte of padding was written, the first at 0x7", behavior{spoiled: []int64{7}}},
	{"write+grain=vector/{f;{f;v2f}}", "padding clobbered: 1 byte of padding was written, the first at 0xc", behavior{spoiled: []int64{12}}},
	{"copy/{f;v2f}", "pass: ", behavior{}},
	{"copy/{f;v2f}", "pass: ", behavior{spoiled: []int64{5}}},
	{"copy/{f;v2f}", "padding clobbered: 1 byte of padding was written, the first at 0x10", behavior{spoiled: []int64{16}}},
	{"copy+grain=vector/{f;v2f}", "padding clobbered: 1 byte of padding was written, the first at 0x5", behavior{spoiled: []int64{5}}},
	{"copy+grain=struct/{f;{f;v2f}}", "pass: ", behavior{spoiled: []int64{12}}},
	{"copy+grain=struct/{f;{f;v2f}}", "padding clobbered: 1 byte of padding was written, the first at 0x4", behavior{spoiled: []int64{4}}},
	{"copy/{f;v2f}", "wrong copy: byte 2 of b[0]: expected 0xa, driver copied none of the block's bytes", behavior{spoiled: []int64{10}}},
	{"copy/{f;v2f}", "wrong copy: b[0]: expected 0x8, driver copied 0x4, as with Offset 4 of b in loads or Offset 12 of b in stores (2 of 3 scalars are wrong)", behavior{from: offsets{"b[0]": 4, "b[1]": 8}}},
	{"copy/{f;v2f}", "wrong copy: b[0]: expected 0x8, driver wrote 0x10, as with Offset 16 of b in stores (2 of 3 scalars are wrong)", behavior{to: offsets{"b[0]": 16, "b[1]": 20}}},
	{"copy/{f;v2f}", "wrong copy: b[0]: expected 0x8, driver copied none of the block's bytes, as with Offset 16 of b (2 of 3 scalars are wrong)", behavior{from: offsets{"b[0]": 16, "b[1]": 20}, to: offsets{"b[0]": 16, "b[1]": 20}}},
	{"copy/{f;[3]v2f}", "wrong copy: b[1][0]: expected 0x10, driver copied none of the block's bytes, as with ArrayStride 16 of b (2 of 7 scalars are wrong)", behavior{from: offsets{"b[1][0]": 24, "b[1][1]": 28, "b[2][0]": 40, "b[2][1]": 44}, to: offsets{"b[1][0]": 24, "b[1][1]": 28, "b[2][0]": 40, "b[2][1]": 44}}},
	{"copy/{f;v2f;v2f}", "wrong copy: b[0]: expected 0x8, driver copied none of the block's bytes, as with Offset 24 of b and Offset 40 of c or Offset 40 of b and Offset 24 of c (4 of 5 scalars are wrong)", behavior{from: offsets{"b[0]": 24, "b[1]": 28, "c[0]": 40, "c[1]": 44}, to: offsets{"b[0]": 24, "b[1]": 28, "c[0]": 40, "c[1]": 44}}},
	{"convert+to=std140/{f;[3]f}", "pass: ", behavior{}},
	{"convert+to=std140/{f;[3]f}", "wrong copy: b[1]: expected 0x20, driver wrote 0x14, as with ArrayStride 4 of b in stores (2 of 4 scalars are wrong)", behavior{to: offsets{"b[1]": 20, "b[2]": 24}}},
	{"convert+to=std140/{f;[3]f}", "wrong copy: b[1]: expected 0x8, driver copied 0x14, as with ArrayStride 16 of b in loads (2 of 4 scalars are wrong)", behavior{from: offsets{"b[1]": 20, "b[2]": 36}}},
	{"convert+to=std140/{f;[3]f}", "wrong copy: a: expected 0x0, driver wrote 0x24 (4 of 4 scalars are wrong)", behavior{to: offsets{"a": 36, "b[0]": 52, "b[1]": 0, "b[2]": 8}}},
	{"size/{f;[]v4f}", "pass: ", behavior{length: length(16, 16)}},
	{"size/{f;[]v4f}", "wrong size: the runtime array at 0x10 with ArrayStride 16 in 32 bytes: expected 1 element, driver says 0, as with ArrayStride 24 of b", behavior{length: length(16, 24)}},
	{"size/{f;[]v4f}", "wrong size: the runtime array at 0x10 with ArrayStride 16 in 32 bytes: expected 1 element, driver says 2, as with Offset 0 of b", behavior{length: length(0, 16)}},
	{"size/{f;[]v4f}", "wrong size: the runtime array at 0x10 with ArrayStride 16 in 32 bytes: expected 1 element, driver says 0, as with Offset 144 of b", behavior{length: length(144, 16)}},
	{"size/{f;[]v4f}", "wrong size: the runtime array at 0x10 with ArrayStride 16 in 32 bytes: expected 1 element, driver says 0", behavior{length: length(152, 16)}},
	{"size/{f;[]v4f}", "wrong size: the runtime array at 0x10 with ArrayStride 16 in 32 bytes: expected 1 element, driver says 0, as with ArrayStride 165 of b or ArrayStride 166 of b or ArrayStride 167 of b or ArrayStride 168 of b or ArrayStride 169 of b or ArrayStride 170 of b", behavior{length: length(16, 192)}},
	{"size/{f;[]v4f}", "wrong size: the runtime array at 0x10 with ArrayStride 16 in 32 bytes: expected 1 element, driver says 0, as with Offset 32 of b and ArrayStride 20 of b", behavior{length: length(32, 20)}},
	{"size/{f;[]v4f}", "wrong size: the runtime array at 0x10 with ArrayStride 16 in 32 bytes: expected 1 element, driver says -1", behavior{length: func(int64) int64 { return -1 }}},
	{"size+blocks=2/{f;[]v4f}", "wrong size: the runtime array at 0x10 with ArrayStride 16 in 96 bytes: expected 5 elements, driver says 6, as with ArrayStride 12 of b", behavior{length: length(16, 12)}},
}

type offsets = map[string]int64

// length returns how a device computes the length of a runtime array.
func length(offset, stride int64) func(int64) int64 {
	return func(bytes int64) int64 { return max(0, bytes-offset) / stride }
}

// TestBehavior has devices that do other things than the kernels.
func TestBehavior(t *testing.T) {
	t.Parallel()
	for _, row := range behaviors {
		if got := row.d.result(t, "v1/StorageBuffer/std430/"+row.id); got.Verdict.String()+": "+got.Detail != row.want {
			t.Errorf("%s %+v:\n%s: %s, want\n%s", row.id, row.d, got.Verdict, got.Detail, row.want)
		}
	}
}

// TestBounds has more wrong scalars than a result lists, and copies with as many scalars as the search for causes takes.
func TestBounds(t *testing.T) {
	t.Parallel()
	wrong := behavior{}
	for at := int64(0); at < 40; at += 4 {
		wrong.spoiled = append(wrong.spoiled, at)
	}
	r := wrong.result(t, "v1/StorageBuffer/std430/read/{[20]f}")
	if r.Wrong != 10 || len(r.Mismatches) != 8 || r.Mismatches[7] != (Mismatch{"a[7]", 28, none}) {
		t.Errorf("%+v", r)
	}
	for n, want := range map[int]string{511: "Offset 2052 of b", 512: ""} {
		last := offsets{"b": int64(4*n + 8)}
		d := behavior{from: last, to: last}
		if r := d.result(t, fmt.Sprintf("v1/StorageBuffer/std430/copy/{[%d]f;f}", n)); r.Verdict != WrongCopy || r.As != want {
			t.Errorf("%d scalars: %+v", n+1, r)
		}
	}
}

// recordedTrial prepares a case on a device that only keeps the content of buffers.
func recordedTrial(t *testing.T, id string) *trial {
	t.Helper()
	k, err := caseKernel(t, id)
	if err != nil {
		t.Fatal(err)
	}
	info := capable()
	info.Limits.MaxStorageBufferRange = 1 << 20
	tr, err := prepare(packet.NewRecorder(info), k, k.words)
	if err != nil {
		t.Fatal(err)
	}
	return tr
}

// result returns the result of a case on the device.
func (d *behavior) result(t *testing.T, id string) *Result {
	t.Helper()
	tr := recordedTrial(t, id)
	defer tr.close()
	for round := range tr.rounds {
		d.run(t, tr, round)
	}
	r, err := tr.probe.check(tr)
	if err != nil {
		t.Fatal(err)
	}
	return r
}
