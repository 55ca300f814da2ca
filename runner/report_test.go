package runner

import (
	"context"
	"encoding/binary"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/report"
)

// reporting is a device whose launches write a report.
type reporting struct {
	Device
	words   []uint32
	fails   error // of Run
	noRoom  error // of NewBuffer
	buffers []*memory
	ran     []*Launch
}

type memory struct {
	Buffer
	data   []byte
	fails  error // of Read
	closed bool
}

func (m *memory) Read(offset int, dst []byte) error { copy(dst, m.data[offset:]); return m.fails }
func (m *memory) Close() error                      { m.closed = true; return nil }

func (d *reporting) NewBuffer(size int) (Buffer, error) {
	b := &memory{data: make([]byte, size)}
	d.buffers = append(d.buffers, b)
	return b, d.noRoom
}

func (d *reporting) Run(_ context.Context, launches ...*Launch) (Timing, error) {
	d.ran = launches
	for _, l := range launches {
		if b := l.Bound(0, 3, 0); b != nil {
			for i, w := range d.words {
				binary.LittleEndian.PutUint32(b.Buffer.(*memory).data[4*i:], w)
			}
		}
	}
	return Timing{GPU: 7}, d.fails
}

// launchWith returns a launch of a kernel with a report buffer, and one of a kernel without.
func launchWith(sites ...reflect.Site) (with, without *Launch) {
	entries := []reflect.EntryPoint{
		{Name: "plain", Model: reflect.GLCompute},
		{Name: "checked", Model: reflect.GLCompute, Resources: []*reflect.Resource{{Name: "x"}, {Name: report.BufferName, Binding: 3}}},
	}
	m := &reflect.Module{EntryPoints: entries, Sites: sites}
	return &Launch{Module: m, Entry: "checked", Bindings: make([]Binding, 1, 4)}, &Launch{Module: m, Entry: "plain"}
}

func TestRun(t *testing.T) {
	with, without := launchWith(reflect.Site{Place: "a:1:2", What: "store"})
	d := &reporting{}
	launches := []*Launch{without, with}
	timing, err := Run(t.Context(), d, launches...)
	if err != nil || timing.GPU != 7 {
		t.Fatal(timing, err)
	}
	if len(d.buffers) != 1 || !d.buffers[0].closed || len(d.buffers[0].data) < 1<<10 {
		t.Errorf("%d buffers", len(d.buffers))
	}
	if d.ran[0] != without || d.ran[1] == with || len(d.ran[1].Bindings) != 2 {
		t.Error("the buffer is not bound")
	}
	if launches[1] != with || len(with.Bindings) != 1 || with.Bindings[:2][1].Buffer != nil {
		t.Error("the caller's launches changed")
	}
	// Launches that need no buffer are passed on.
	for _, l := range []*Launch{{}, without, {Module: with.Module, Entry: "none"},
		{Module: with.Module, Entry: "checked", Bindings: []Binding{{Binding: 3, Buffer: &memory{data: make([]byte, 64)}}}},
		{Module: &reflect.Module{EntryPoints: with.Module.EntryPoints}, Entry: "checked"}} {
		d = &reporting{}
		if _, err := Run(t.Context(), d, l); err != nil || len(d.buffers) > 0 || d.ran[0] != l {
			t.Errorf("%+v: %v", l, err)
		}
	}
	if (*Launch)(nil).reportBuffer() != nil {
		t.Error("no launch has no buffer")
	}
}

func TestRunFails(t *testing.T) {
	with, _ := launchWith(reflect.Site{})
	broken := errors.New("broken")
	d := &reporting{noRoom: broken}
	if _, err := Run(t.Context(), d, with); err != broken || d.ran != nil {
		t.Error(err)
	}
	d = &reporting{fails: broken, words: []uint32{1}}
	if timing, err := Run(t.Context(), d, with); err != broken || timing.GPU != 7 || !d.buffers[0].closed {
		t.Error(err)
	}
}

// TestUnreadableReport has a buffer that cannot be read.
func TestUnreadableReport(t *testing.T) {
	with, _ := launchWith(reflect.Site{})
	broken := errors.New("broken")
	a := attachedReport{with, &memory{data: make([]byte, reportBytes), fails: broken}}
	if err := a.check(); err != broken {
		t.Error(err)
	}
}

func TestReportError(t *testing.T) {
	with, _ := launchWith(reflect.Site{Place: "a.mlir:1:2", What: "store to 'x'"}, reflect.Site{Place: "a.mlir:3:4", What: "load from 'y'"})
	head := report.Header(report.Bounds, report.BoundsWords)
	record := func(site, x, y, z, index, count uint32) []uint32 {
		return []uint32{head, site, x, y, z, index, uint32(int32(index) >> 31), count}
	}
	words := slices.Concat([]uint32{40, 48}, record(1, 5, 0, 0, 9, 8), record(0, 1, 0, 2, 7, 4), record(0, 9, 1, 1, 0xffffffff, 4),
		record(0, 8, 2, 1, 6, 4), record(0, 8, 1, 1, 6, 4), record(0, 8, 1, 1, 5, 4))
	_, err := Run(t.Context(), &reporting{words: words}, with)
	var e *ReportError
	if !errors.As(err, &e) || e.Entry != "checked" || e.Total != 40 || len(e.Records) != 6 || len(e.Sites) != 2 {
		t.Fatalf("%#v", err)
	}
	const want = `kernel "checked": 40 accesses out of bounds were left out
  a.mlir:1:2: store to 'x': index 5, but there are 4 elements; invocation (8, 1, 1) and 4 more
  a.mlir:3:4: load from 'y': index 9, but there are 8 elements; invocation (5, 0, 0)
  the report holds 6 of the 40, and the lines above count only these`
	if e.Error() != want {
		t.Error(e)
	}
	for i, x := range []uint32{8, 8, 9, 8, 1, 5} {
		if e.Records[i].Invocation[0] != x {
			t.Errorf("record %d is %+v", i, e.Records[i])
		}
	}
	one := &ReportError{Entry: "k", Total: 1, Records: []Record{{Site: 2, Index: 1, Count: 1}}, Sites: e.Sites}
	if want := "kernel \"k\": an access out of bounds was left out\n  ?: access: index 1, but there is 1 element; invocation (0, 0, 0)"; one.Error() != want {
		t.Error(one)
	}
	many := &ReportError{Total: 20}
	for i := range uint32(maxReportLines + 2) {
		many.Records = append(many.Records, Record{Site: i})
	}
	if text := many.Error(); strings.Count(text, "\n") != maxReportLines+2 || !strings.HasSuffix(text, "\n  …\n  the report holds 10 of the 20, and the lines above count only these") {
		t.Error(text)
	}
	asserts := []reflect.Site{{Place: "a:1:2", What: report.AssertText("no")}}
	mixed := append(asserts, e.Sites...)
	failed, left := Record{Assert: true}, Record{Site: 1}
	for _, row := range []struct {
		e    ReportError
		want string
	}{
		{ReportError{Total: 1, Records: []Record{failed}, Sites: asserts}, "an assertion failed\n  a:1:2: assertion failed: no; invocation (0, 0, 0)"},
		{ReportError{Total: 9, Records: []Record{failed}, Sites: asserts}, "9 assertions failed\n"},
		{ReportError{Total: 2, Records: []Record{failed, failed}, Sites: mixed}, "2 assertions failed\n  a:1:2: assertion failed: no; invocation (0, 0, 0) and 1 more"},
		{ReportError{Total: 9, Records: []Record{failed}, Sites: mixed}, "9 assertions failed or accesses out of bounds were left out\n"},
		{ReportError{Total: 2, Records: []Record{failed, left}, Sites: mixed}, "an assertion failed, and an access out of bounds was left out\n"},
		{ReportError{Total: 1, Records: []Record{failed}}, "an assertion failed\n  ?: assertion failed; invocation"},
	} {
		if text := row.e.Error(); !strings.HasPrefix(text, "kernel \"\": "+row.want) {
			t.Errorf("%q, want %q", text, row.want)
		}
	}
	// Records that did not fit are counted.
	if _, err := Run(t.Context(), &reporting{words: []uint32{3, 0}}, with); err == nil || !strings.Contains(err.Error(), "3 accesses") {
		t.Error(err)
	}
}

// TestReportOfUnknownSites checks that records that did not fit are not counted as assertions where the module
// does not say that it has only these.
func TestReportOfUnknownSites(t *testing.T) {
	e := ReportError{Total: 9, Records: []Record{{Assert: true}}}
	if got := e.headline(); got != "9 assertions failed or accesses out of bounds were left out" {
		t.Error(got)
	}
}
